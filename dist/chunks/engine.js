import { i as e } from "./rolldown-runtime.js";
import { A as t, C as n, E as r, F as i, M as a, N as o, O as s, P as c, R as l, T as u, _ as d, b as f, c as p, d as m, f as h, g, h as _, i as v, j as y, k as b, l as ee, m as x, n as te, o as ne, p as re, r as S, t as ie, u as C, w as ae, x as oe, y as se } from "./wire.js";
import { $ as ce, $i as le, $n as ue, $r as de, $t as fe, A as pe, At as me, B as he, Bt as ge, C as _e, Cn as ve, Cr as ye, Ct as be, Di as xe, Dn as Se, Dt as Ce, E as we, Ei as w, En as Te, Er as Ee, Et as De, Fn as Oe, Ft as ke, G as Ae, Gn as je, Gt as Me, H as Ne, Hn as Pe, In as Fe, It as Ie, J as Le, Ji as Re, Jn as ze, Jr as Be, K as T, Ki as Ve, Kn as He, Kr as Ue, Kt as We, Li as Ge, Ln as Ke, Lt as qe, Mi as Je, Mt as Ye, N as Xe, Ni as Ze, Nn as Qe, Nt as $e, O as et, Oi as tt, On as nt, Ot as rt, Pi as it, Pt as at, Q as ot, Qi as st, Qn as ct, Qr as lt, Qt as ut, Ri as dt, Rn as ft, Si as pt, St as mt, Tn as ht, Tr as gt, Tt as E, U as _t, Ui as vt, Un as yt, Ut as bt, V as xt, Vn as St, Vt as Ct, W as wt, Wt as Tt, X as Et, Xr as Dt, Xt as Ot, Y as D, Yr as kt, Yt as At, Z as jt, Zr as Mt, Zt as Nt, _ as O, _i as Pt, _n as Ft, _r as It, _t as Lt, aa as Rt, ai as zt, an as Bt, ar as Vt, b as Ht, bi as Ut, bn as Wt, br as Gt, bt as Kt, ci as qt, cn as Jt, cr as Yt, d as Xt, di as Zt, dn as Qt, dr as $t, ei as en, et as tn, f as nn, fi as rn, fn as an, fr as on, g as sn, gi as cn, gn as ln, h as un, hi as dn, hn as fn, hr as pn, ht as mn, ia as hn, ii as gn, in as _n, it as vn, ji as yn, jn as bn, jt as xn, ki as k, kn as Sn, kt as Cn, l as wn, li as Tn, ln as En, lr as Dn, m as On, mi as kn, mn as An, mt as jn, n as Mn, na as Nn, nn as Pn, o as Fn, oi as In, on as Ln, or as Rn, p as zn, pi as Bn, pn as Vn, pr as Hn, q as Un, qi as Wn, qn as Gn, qr as Kn, qt as qn, r as A, ra as Jn, ri as Yn, rn as Xn, rr as Zn, rt as Qn, s as $n, si as er, sn as tr, sr as nr, t as rr, ti as ir, tt as ar, u as or, ui as sr, un as cr, ur as lr, v as ur, vi as dr, vn as fr, vr as pr, vt as mr, wn as hr, wt as gr, x as _r, xi as vr, xn as yr, xr as br, xt as xr, yi as Sr, yn as Cr, yt as wr, zn as Tr, zt as Er } from "./start.js";
import { C as Dr, S as Or, _ as kr, c as Ar, d as jr, f as Mr, h as j, i as Nr, l as Pr, m as Fr, n as Ir, p as Lr, r as Rr, s as zr, t as Br, v as Vr, x as Hr } from "./zod.js";
import { a as Ur, c as Wr, d as Gr, f as Kr, l as qr, m as Jr, o as Yr, p as M, s as Xr, u as Zr } from "./client.js";
import { basename as Qr, delimiter as $r, dirname as N, extname as ei, isAbsolute as ti, join as ni, posix as ri, relative as ii, resolve as P, sep as ai, win32 as oi } from "node:path";
import * as si from "node:fs/promises";
import { access as ci, constants as li, link as ui, lstat as di, open as fi, readdir as pi, realpath as mi, rename as hi, rm as gi, stat as _i } from "node:fs/promises";
import { setImmediate as vi, setTimeout as yi } from "node:timers/promises";
import { devNull as bi } from "node:os";
// src/files/commitFiles.ts
var xi = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Si = [
	"*",
	".*",
	"**"
];
var Ci = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new xi(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Si.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = P(e, i.join("/")), o = ii(a, this.#e).split(ai).join("/"), s = o !== "" && !o.startsWith("..") && !ti(o), c = s ? "" : await this.#o(a);
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
}, wi = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Ti = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new wi(e);
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
function Ei(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Di(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Ti(), r = 0, i = () => {
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
				Di(t), e = t, queueMicrotask(() => {
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
function Di(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const Oi = Ei(16), ki = 1048576, Ai = {
	any: 128 * ki,
	named: 512 * ki,
	workflow: ki / 2,
	token: ki / 16
};
function ji(e, t, n = "any") {
	return Oi(async () => {
		let r = await si.stat(e);
		if (!(r.isFile() || r.isDirectory() || n === "token" && r.isFIFO())) throw Mi("it is not a regular file");
		if (r.size > Ai[n]) throw Mi(`it has more than ${Ai[n]} bytes`);
		return si.readFile(e, t ?? null);
	}).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function Mi(e) {
	return Object.assign(Error(e), {
		code: "ERR_NOT_READ",
		syscall: "read"
	});
}
function Ni(e) {
	if (!Ii(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var Pi = class extends Error {
	name = "ToolFailure";
}, Fi = class extends Error {};
function Ii(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Li = {
	EMFILE: "the process has too many open files. Raise its limit, for example with ulimit -n 1024",
	ENOSPC: "the disk is full",
	EROFS: "the file system is read-only"
}, Ri = {
	...Li,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, zi = {
	...Li,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function Bi(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof Fi ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${Hi(e, Ri)}.`;
}
function Vi(e) {
	return Hi(e, zi);
}
function Hi(e, t) {
	if (!(e instanceof Error)) return String(e);
	let { code: n, syscall: r } = e;
	return n === void 0 ? e.message : t[n] ?? e.message.split(`, ${r}`, 1)[0] ?? "";
}
function Ui(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function Wi(e, t) {
	if (e instanceof Pi) return O("not-read", e.message, { scope: "project" });
	if (!Ui(e)) return;
	let n = ii(t, e.path).split(ai).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${Bi(e)} Run again when no other program changes it.` : `${n} cannot be read: ${Bi(e)}`, i = !n.startsWith("../") && !ti(n), a = ve(n);
	return O("not-read", r, {
		scope: "project",
		...i && { place: a }
	});
}
// src/files/atomicWrite.ts
const Gi = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function Ki(e, t, n = {}) {
	await Zi([N(e)]);
	let r = await Ji(e, t, n);
	await hi(r, e).finally(() => gi(r, { force: !0 }));
}
async function qi(e, t, n) {
	await Zi([N(e)]);
	let r = await Ji(e, t, n);
	return Yi(r, e).finally(() => gi(r, { force: !0 }));
}
async function Ji(e, t, { mode: n, root: r, isReadBack: i = !1 }) {
	let o = N(e), s = ni(o, `.lokaform-${a(12).toString("hex")}.part`), { O_WRONLY: c, O_CREAT: l, O_EXCL: u, O_NOFOLLOW: d = 0 } = li, f = await fi(s, c | l | u | d, n ?? 438);
	try {
		if (r !== void 0) {
			let e = ni(await mi(r), ii(P(r), P(o)));
			if (await mi(o) !== e) throw Error("its folder was replaced while it was opened");
		}
		if (n !== void 0 && await f.chmod(n), await f.writeFile(t), await f.sync(), await f.close(), i && await ji(s, "utf8") !== t) throw Error("it cannot be read again as it was written");
		return s;
	} catch (e) {
		throw await f.close().catch(() => {}), await gi(s, { force: !0 }), e;
	}
}
async function Yi(e, t) {
	try {
		await ui(e, t);
	} catch (n) {
		if (Ii(n, "EEXIST") || await $i(t)) return !1;
		await hi(e, t);
	}
	return !0;
}
async function Xi(e) {
	try {
		let t = await fi(e, li.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Ii(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Zi(e) {
	for (let t of new Set(e)) for (let e of await pi(t).catch(() => [])) {
		if (!Gi.test(e)) continue;
		let n = await di(ni(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await gi(ni(t, e), { force: !0 }).catch(() => {});
	}
}
async function Qi(e, t) {
	let n = t;
	for (let r of ii(t, e).split(ai)) {
		n = ni(n, r);
		let e = await di(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${ii(t, n)}. Choose a path without links`;
	}
}
async function $i(e) {
	return await di(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const ea = new AbortController().signal;
function F(e, { displayRoot: t }) {
	return ii(t, e).split(ai).join("/");
}
function ta(e, t) {
	let n = ii(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${ai}`) && !ti(n);
}
async function na(e, t) {
	for (let n = e;; n = N(n)) {
		if (await $i(ni(n, ".git"))) return n;
		if (n === N(n) || n === t || t !== void 0 && !ta(n, t)) return;
	}
}
async function ra(e, t, n) {
	let r = await ia(t), i = n && await ia(n), a = new Map();
	for (let n of e) {
		let e = await ia(P(t, n)), o = await na(N(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(F(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? F(ni(e ?? r, n), { displayRoot: r })
	}));
}
async function ia(e) {
	return mi(e).catch(() => e);
}
async function aa(e, t, n) {
	let [r, i] = await Promise.all([mi(t), mi(e)]);
	if (!ta(r, i)) throw new Fi();
	return ji(r, void 0, n);
}
const oa = ".github/workflows";
async function sa(e) {
	let t = (await pi(ni(e, oa)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort();
	return Promise.all(t.slice(0, 200).map(async (t) => {
		let n = `${oa}/${t}`;
		return {
			name: t,
			path: n,
			text: (await aa(e, ni(e, n), "workflow").catch(() => "")).toString("utf8")
		};
	}));
}
async function ca(e, { confined: t, commit: n }) {
	return n ? await n.read(e) ?? Promise.reject(new Fi()) : t ? aa(t.workspace, e) : ji(e);
}
function la(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? da(e) : "utf-8", r;
	try {
		r = new TextDecoder(n, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(n).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function ua(e, t) {
	let n = da(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function da([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function fa(e) {
	try {
		return new TextDecoder(da(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function pa(e, t, n, r = la) {
	try {
		return _r(r(await ji(e, void 0, "named")));
	} catch (r) {
		let i = `${t} ${F(e, n)} cannot be read: ${Bi(r)}`;
		return zn(O("not-read", i));
	}
}
async function ma(e, { commit: t }) {
	return t ? t.isFile(e) : (await _i(e).catch(() => void 0))?.isFile() === !0;
}
async function ha(e, { commit: t }) {
	return t ? t.isFolder(e) : (await _i(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const ga = "lokaform-backup", _a = ["node_modules", ga];
async function va(e, t, n, r) {
	let i = P(t, e);
	return await ma(i, n) ? [i] : ya(e.split(ai).join("/"), {
		cwd: t,
		ignore: _a
	}, n, r).catch((e) => {
		if (e instanceof xi || Ui(e)) throw e;
		return [];
	});
}
async function ya(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = gn(e.replace(/(?:\/\.)+(?=\/|$)/g, "").replace(/^(?:\.\/)+/, "")), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = n.map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*")), d = {
		cwd: t,
		signal: a,
		ignored: RegExp(`(?:^|/)(?:${u.join("|")})(?:/|$)`),
		dot: r || s.some((e) => e.dot)
	}, f = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter((e) => !d.ignored.test(e)) : await ba("", c.map((e) => e.split("/")), d), p = [...new Set(f)].filter((e) => o.some((t) => Yn(t, e, r))), m = [];
	for (let e of new Set(p.map((e) => P(t, e)))) (!l || await l.isFile(e)) && m.push(e);
	return m;
}
async function ba(e, t, n) {
	let { cwd: r, signal: i, ignored: a, dot: o } = n;
	if (i.aborted || a.test(e)) return [];
	let s = t.every(([e = ""]) => !Si.includes(e)) ? [...new Set(t.map(([e = ""]) => xa(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await Ca(P(r, e)), c = [];
	for (let { name: i, isFolder: a, isKnownFile: l } of s) {
		let s = t.flatMap((e) => Sa(e, i, o));
		s.some(({ length: e }) => e === 0) && (l ?? await ma(P(r, e + i), {})) && c.push(e + i);
		let u = s.filter(({ length: e }) => e > 0);
		a && u.length > 0 && p(c, await ba(`${e}${i}/`, u, n));
	}
	return c;
}
function xa(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function Sa([e = "", ...t], n, r) {
	return Si.includes(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ...Sa(t, n, r)] : [t] : xa(e) === n ? [t] : [];
}
async function Ca(e) {
	return (await pi(e, { withFileTypes: !0 }).catch(Ni) ?? []).map((e) => ({
		name: e.name,
		isFolder: e.isDirectory(),
		isKnownFile: e.isSymbolicLink() ? void 0 : e.isFile()
	}));
}
async function wa(e, t) {
	let n = ni(N(e), ".gitignore"), r = `/${Qr(e)}`, i;
	try {
		i = la(await ji(n));
	} catch (e) {
		if (Ii(e, "ENOENT")) return _r({
			path: n,
			text: `${r}\n`
		});
		let i = `${F(n, t)} cannot be read: ${Bi(e)}`;
		return zn(O("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Qr(e))) return _r(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return _r({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/kinds/declaration.ts
const Ta = i(({ kinds: e, entries: t }) => e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Oa(n, t[e] ?? []))));
function Ea(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Da(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Da(e, t, n, r) {
	let i = t.parts ?? [t], a = ({ from: e }) => !e?.onlyIfBase || r.includes(e.language);
	return !t.leftOut && i.every(a) ? [t] : e.textFiles?.join(i.filter(a), n).entries ?? [];
}
function Oa({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Cr(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function ka(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${Aa(r, [i])}. Keep one of them.${a}`;
	return O(e, o, { place: Wt(n.file, n.span, [i]) });
}
function Aa({ file: e, span: t }, n) {
	return ja(Wt(e, t, n));
}
function ja({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/declaredContents.ts
function Ma({ fields: e }, t) {
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
function Na({ idMember: e }, { values: t }) {
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
function Pa(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = new Map([...x(s, o)].map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Ia(t, e(t).map((e) => Fa(c.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Na(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [C([...r(e)].sort())]), o((t) => [C(e.identity(t.values))]);
	let c = (t) => I(e.identity(t.values));
	return o((t) => [...(Na(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Fa(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Ia(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(h(i))];
}
function La(e, t, n) {
	let [r, i] = [t, n].map((t) => Ra(e, t));
	return !r?.length || !i?.length || r.some((e) => i.includes(e));
}
function Ra(e, { values: t }) {
	let n = e.identity(t), { platforms: r = [] } = Object.fromEntries(Object.entries(t));
	return I(r).length > 0 || !_(n) ? I(r) : Object.keys(n);
}
function za(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return fn(t, n, i ? [i.name, r] : []).path;
}
function Ba({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function Va(e, t, n) {
	return Ba(e, t).find(({ part: e }) => e === n)?.after;
}
function Ha(e, t, n) {
	return (t.parts ?? [t]).some((t) => t.from?.language === n && _(Va(e, t, n)));
}
function Ua(e, t) {
	return (t.parts ?? [t]).some(({ from: e }) => e) ? Ba(e, t).flatMap(({ part: n = "", after: r }) => _(r) && Ha(e, t, n) ? n : []) : [];
}
const Wa = i((e) => new Map());
function Ga(e, t, n) {
	let r = Wa(t), i = C([e.name, n?.name ?? null]), a = r.get(i) ?? qa(e, n ? Ka(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Ka(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function qa(e, t) {
	let n = x(t, (t) => Ja(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Ya(e)(t), a = r([...n, ...i]).filter((n) => La(e, n, t));
			return a.length < 2 ? a[0] : Pa(e, {
				target: a,
				head: [t]
			}, (t) => Ma(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Ya(e)(t).own).filter((e) => e !== t)
	};
}
function Ja(e, t) {
	let { id: n, previously: r = [] } = Na(e, t), [i = [], a = []] = [I(e.identity(t.values)), r].map((e) => e.map((e) => `name ${e}`));
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: a
	};
}
const Ya = i((e) => i((t) => Ja(e, t)));
// src/kinds/kind.ts
function Xa(e, t) {
	return Za(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Za({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Qa(e, t, n) {
	let r = Za(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function $a({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
let eo = [];
function to(e) {
	eo = e;
}
function no() {
	if (eo.length === 0) throw Error("no kinds are registered");
	return eo;
}
function ro(e) {
	let t = eo.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function io(e, t) {
	let n = ro(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function ao({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function oo(e, { field: t }) {
	return io(e, t).role === "text";
}
// src/report/view/words.ts
function L(e, t) {
	return `${R(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function R(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function so(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${R(n)} more` : "");
}
function co(e, t) {
	return `${R(e)} ${e === 1 ? t : ro(t).plural}`;
}
function lo({ kind: e, label: t }) {
	let n = Et(t), { prefix: r, maxName: i } = ro(e).words;
	return r + jt(n, i);
}
function uo({ file: e, line: t }) {
	return `${T(e)}:${t}`;
}
function fo({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${T(e)}: `) + (n ? `${D(n.project.name, 80)} (${D(t, 200)})` : D(t, 200));
}
function po(e) {
	return e.length <= 3 ? e.map((e) => T(e)).join(", ") : L(e.length, "manifest");
}
const mo = o(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function ho(e) {
	return `${mo().format(e * 1e3)} UTC`;
}
function go(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function _o(e) {
	return `${l("docs/problems.md")}#${e}`;
}
// \0node:child_process
const vo = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), yo = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), bo = {
	output: 67108864,
	time: 3e4
};
var xo = class extends Error {
	name = "GitFailure";
}, So = class extends xo {};
const Co = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, wo = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_GRAFT_FILE: bi,
	GIT_TERMINAL_PROMPT: "0",
	GIT_TRACE2: "0",
	GIT_TRACE2_EVENT: "0",
	GIT_TRACE2_PERF: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, To = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.commitGraph=false"
], Eo = /^\.(com|exe)$/i;
function Do(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? ri.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Eo.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => oi.join(n, e + t)) : [];
	});
}
function Oo(e, t) {
	let { GITHUB_WORKSPACE: n } = t, r = [ko(e), ...n ? [n] : []].flatMap((e) => Ao(e) ?? []), i = (e) => {
		let t = Ao(e);
		return t !== void 0 && !r.some((e) => t === e || ta(t, e));
	}, a = Do("git", process.platform, t).filter((e) => i(N(e))), o = a.find((e) => i(e) && jo(e));
	return o === void 0 ? void 0 : {
		program: o,
		PATH: [...new Set(a.map((e) => N(e)))].join($r)
	};
}
function ko(e) {
	let t = e;
	for (let n = e; Xe(ni(t, ".git"), { throwIfNoEntry: !1 })?.isFile() && n !== N(n);) n = N(n), et(ni(n, ".git")) && (t = n);
	return t;
}
function Ao(e) {
	try {
		return pe(e);
	} catch {
		return;
	}
}
function jo(e) {
	try {
		return we(e, li.X_OK), Xe(e).isFile();
	} catch {
		return !1;
	}
}
async function Mo(e, t, { environment: n, signal: r, limits: i = bo }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = Oo(e, n);
	if (!s) throw new So(No);
	let c = Object.entries(n).filter(([e]) => Co.test(e)), l = {
		...Object.fromEntries(c),
		...wo,
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
		...To,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(Io(e, n, r));
		try {
			let t = vo(s.program, d, u, (t, r, i) => !t || o && t.code === Po ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const No = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.", Po = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", Fo = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function Io(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new xo("The run was stopped.") : i === Po ? new xo("The history of the repository is too large to read.") : r === "AbortError" ? Lo("git did not answer in time") : typeof i == "string" ? Lo(`git could not be started (${i})`) : typeof a == "string" ? Lo(`git was ended by the signal ${a}`) : Number(i) > 129 || Fo.test(t) ? Lo(s) : /dubious ownership/.test(t) ? new xo("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : new xo(`${s}.`);
}
function Lo(e) {
	return new Pi(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function Ro(e) {
	if (!(e instanceof xo)) throw e;
}
const zo = "refs/remotes/origin/HEAD";
async function Bo(e, t) {
	let n = await mi(e), r = await na(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await Mo(r, e, t).catch(Ro))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", zo, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === zo)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const Vo = [
	(e) => e,
	Uo,
	(e) => Buffer.from(fa(e)),
	(e) => Uo(Buffer.from(fa(e)))
];
function Ho(e, t) {
	for (let n of Vo) if (Wo(n(e), t) === t) return n(e);
}
function Uo(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function Wo(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return y(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/textFiles.ts
async function Go(e, t, n) {
	let r = new Map(), i = [], a = [];
	for (let r of e) {
		let e = await qo(r, t, n), i = e.flatMap((e) => Ct(r, Jo(r, e)) ?? []), o = cr(r, i), s = e.flatMap((e) => Yo(o, e) ?? []), c = s.filter(({ textFile: { language: e } }) => e === void 0 || Ln(o, e));
		a.push({
			row: r,
			source: o,
			known: e,
			files: s,
			wanted: c
		});
	}
	let o = Ko(a), s = a.every(({ wanted: e }) => e.length === 0);
	for (let e of a) {
		let { row: n, source: a, wanted: c } = e, l = [...o.values()].some((e) => n.languages?.some((t) => bt(a, e, t) !== void 0));
		p(i, Zo(e, l, s), $o(a, c, t));
		for (let e of c.sort(Xo(a))) if (r.has(e.full)) {
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
function Ko(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || qn(e.files) ? [] : t);
	return new Map(t.map(({ full: n, textFile: { language: r, ...i } }) => {
		let a = t.every((e) => e.full === n || ei(e.full) !== ei(n)), o = {
			...i,
			language: r,
			...a && { isOnly: a }
		}, s = e.flatMap(({ source: e }) => (e.languages ?? []).filter((t) => t !== r && bt(e, o, t) !== void 0));
		return [n, s.length > 0 ? {
			...o,
			others: s
		} : o];
	}));
}
async function qo(e, t, n) {
	return (await va(We(e), e.folder, t, n)).filter((e) => hr(e) !== void 0).sort();
}
function Jo({ folder: e }, t) {
	return F(t, { displayRoot: e });
}
function Yo(e, t) {
	let n = Jo(e, t), r = Nt(e, n);
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
function Xo({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Zo({ row: e, known: t, files: n }, r, i) {
	let { languages: a = [], languageMap: o, place: s } = e, c = Tt(e);
	if (n.length === 0 && !r && !e.isOptional) {
		let n = t.length > 0 ? "the path, or name the codes with language_map" : "the path: it is relative to this file", r = t.length === 0 ? "no file" : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}`, a = e.keysFrom === "lokalise" && t.length === 0, o = a && !i ? {
			severity: "notice",
			scope: "change"
		} : {}, l = `texts "${c}" matches ${r}. ${a ? Qo(e) : "Correct"} ${n}.`;
		return [O("no-manifest", l, {
			place: s,
			...o
		})];
	}
	let l = [...new Set(n.flatMap(({ textFile: { language: e } }) => e ?? []))], u = a.filter((e) => !l.includes(e));
	if (l.length === 0 || u.length === 0) return [];
	let d = (e) => (Je(e) || /^[a-z]{2}(?![a-z])/i.test(e)) && !l.some((t) => !a.includes(t) && Ze(t, e)), f = Object.values(o), p = i || u.some((e) => !f.includes(e) && !d(e)), [m, h] = u.length > 1 ? ["s", "them"] : ["", "it"], g = p ? "Correct languages or files." : `Otherwise, lokaform pull creates ${h} when the project has texts for ${h} that do not wait.`, _ = `texts "${c}" has no file for the language${m} ${se(u)}, only for ${se(l)}. If a file was deleted by mistake, restore it. If a code in the paths means ${h}, add language_map: { CODE: ${u[0]} }. To give up a language, remove it here. ${g}`;
	return [O("no-language-file", _, {
		place: s,
		...p ? {} : {
			severity: "notice",
			scope: "change"
		}
	})];
}
function Qo(e) {
	return Ot(e) ? "To write the first files, run lokaform pull: it writes the keys that have a base translation. Otherwise, correct" : `Names in Lokalise make no paths: write the first file by hand, such as ${e.files.replaceAll("{lang}", e.languages?.[0] ?? "en").replaceAll(/\*+/g, "NAME")} without texts, and run lokaform pull. Otherwise, correct`;
}
function $o({ keyName: e, place: t }, n, r) {
	return qe.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${F(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
async function es(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await qo(i, t, n)).filter((e) => Yo(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [], o = {
		severity: "notice",
		scope: "change"
	};
	for (let [e, s] of r) {
		p(a, ts(e, s));
		let [, r, c] = /^([^*{}]*\{lang\}[^*{}]*\/)[^/{}]*(\.\w+)$/.exec(e.files) ?? [];
		if (r === void 0) continue;
		let l = c?.replace(/^\.strings(dict)?$/, ".{strings,stringsdict}"), u = {
			...e,
			files: `${r}*${l}`
		}, d = new Set(s.map((t) => Nt(e, Jo(e, t)))), f = (await qo(u, t, n)).find((t) => {
			let n = Jo(e, t);
			return (c !== ".xml" || /string[^/]*$/i.test(n)) && !i.has(t) && !/InfoPlist/.test(n) && d.has(Nt(u, n));
		});
		if (f === void 0) continue;
		let m = F(f, t), h = `${m} is not read: no row of texts names it. To read it, copy the row at ${ja(e.place)}, and name this file in the copy.`;
		a.push(O("unread-manifest", h, {
			...o,
			place: ve(m)
		}));
	}
	return a;
}
function ts(e, t) {
	let { files: n, languages: r } = e, i = t.flatMap((t) => Ct(e, Jo(e, t)) ?? []), a = cr(e, i), o = hr(n)?.severalLanguages && !r, s = (e) => Je(e) || r && /^[a-z]{2}$/.test(e), c = [...new Set(i.map((e) => Bt(a, e)))].filter((e) => !r?.includes(e) && s(e)), l = !r && c.length < 2;
	if (!o && (!qn(n) || c.length === 0 || l)) return [];
	let u = o ? "[en, de]" : `[${[...r ?? [], ...c].join(", ")}]`, d = r ? `texts "${n}" also has files in ${se(c)}, which are not read. To read them, write languages: ${u}; the project needs them, too.` : `texts "${n}" ${o ? "can have several languages" : `has files in ${se(c)}`}, but the row has no languages, so only the base language is read. To read all of them, add languages: ${u}. Otherwise, list only the base language.`;
	return [O("unread-manifest", d, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const ns = [
	"**/*.{json,arb,xcstrings,xlf,xliff}",
	"**/*.lproj/*.{strings,stringsdict}",
	"**/values*/*.xml"
], rs = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(","));
async function is(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(ns, {
		cwd: t,
		ignore: rs.map((e) => `**/${e}/**`),
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function as(e, t, n, r) {
	let { paths: i, problems: a } = await os(e, t, n, r), o = await Go(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), l = await ps(a ? [...e, ...o.found] : e, n, r);
		s[t] = l.texts, p(c, l.problems);
	}
	if (!Xt(c) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		c.push(O("no-manifest", a));
	}
	let l = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [F(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(l),
		rows: o.rows
	};
}
async function os({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: l } of e) if (t[c]) {
		let e = await fs(c, t[c], i, a);
		o[c] = e.files, p(s, e.problems);
	} else {
		let e = l && r.includes(":"), t = `${c}.yaml`;
		o[c] = e ? [] : await ds(t, n, i);
	}
	return {
		paths: o,
		problems: s
	};
}
async function ss(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => os(e, { id: "" }, n, t))), i = (await Go(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function cs(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => P(e, "lokaform.yaml")), a = [];
	for (let { root: e } of await ra(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await ha(e, {}) && !await ma(P(e, "info/sparse-checkout"), {}))(P(e, ".git"))) continue;
		let t = async (...t) => `${await Mo(e, t, n).catch(Ro) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new Ci(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		p(a, await ss(r, ea, { commit: i }));
	}
	if (a.length === 0) return [];
	let o = `Git's sparse-checkout leaves out ${so([...new Set(a.map((e) => F(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [O("wrong-checkout", o)];
}
async function ls(e, t) {
	if (t.commit) return [];
	let n = o(async () => new Set(await ss(e, ea))), r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: e } of i) {
		let [{ place: i } = {}] = a[e]?.patterns ?? [];
		if (a[e] && !i) continue;
		let s = {
			cwd: o,
			ignore: rs
		}, c = await ya(`**/${e}.y*ml`, s, {}, ea).catch(() => []);
		for (let a of c.sort()) {
			if ((await n()).has(a) || N(a) !== o && !await us(a, t)) continue;
			let s = F(a, t), c = [...await ds(`${e}.yaml`, o, t), a].map((e) => F(e, { displayRoot: o })).join(", "), l = i ? `the setting ${e} (${ja(i)}) does not name it. Add it there` : `no setting ${e} names it. Add ${e}: [${c}] to lokaform.yaml`, u = yr({
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
async function us(e, t) {
	if (await ma(P(N(e), "lokaform.yaml"), {})) return !1;
	let n = String(await ca(e, t).catch(() => ""));
	return /\b(?:key_name|url):/.test(n) && !/^backup:/m.test(n);
}
async function ds(e, t, n) {
	let r = P(t, e);
	return await ma(r, n) ? [r] : [];
}
async function fs(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await va(s, n, r, i);
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
async function ps(e, t, n) {
	let r = (await Promise.all(e.map(async ({ full: e, textFile: r }) => {
		if (n.aborted) return [];
		let i = F(e, t);
		try {
			let n = la(await ca(e, t), e);
			return [_r({
				path: i,
				text: n,
				...r && { textFile: r }
			})];
		} catch (e) {
			if (e instanceof xi) throw e;
			let t = `${i} cannot be read: ${Bi(e)}`;
			return [zn(O("not-read", t, { place: ve(i) }))];
		}
	}))).flat();
	return {
		texts: r.flatMap((e) => e.ok ? e.value : []),
		problems: r.flatMap((e) => e.ok ? [] : e.problem)
	};
}
async function ms(e, t, n, r) {
	let i = new Set(await ss(e, r)), a = await ya("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["node_modules", ".git"]
	}, {}, r), o = n === void 0 ? void 0 : P(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + ai);
	return hs(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function hs(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await vi();
		try {
			let e = t(a, la(await ca(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, F(a.full, n));
		} catch {}
	}
	return i;
}
async function gs({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(await ss(r, a)), s = [];
	for (let e of t.filter(({ files: e }) => qn(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await qo(e, i, a)) {
			let i = Jo(e, n), a = Nt(e, i), c = t.flatMap((t) => Xn(e, i, t) ?? []), l = {
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
	return hs(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => I(e.identity(t)))), i, a);
}
// src/model/earlierManifest.ts
function _s(e, t = Infinity) {
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
function vs(e, t) {
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
function ys(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function bs(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = xs(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function xs({ commits: e, merged: t }, n) {
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
				pulled: Ss(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: Ss(e)
		})))
	};
}
function Ss({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const Cs = "Lokaform-Pulled", ws = "Lokaform-Overwrite";
function Ts(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: Es(a),
		time: t ? Infinity : i
	};
}
function Es(e) {
	let t = ks(e).filter(({ value: e }) => e !== ""), n = (e) => t.flatMap(({ token: t, value: n }) => t.toLowerCase() === e.toLowerCase() ? n : []), r = n(Cs).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), i = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, a = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, o = r.length > 0 && a >= i && r.every((e) => !Number.isNaN(e)), s = n(ws), c = [...e.matchAll(RegExp(`${ws}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !s.includes(e));
	return {
		...o && { pulled: h(r) },
		overwrites: s,
		mentions: c
	};
}
const Ds = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/s, Os = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function ks(e) {
	let [t, ...n] = Os(e).split(/\n(?:[ \t\r]*\n)+/), r = (n.map((e) => e.split("\n").filter((e) => !e.startsWith("#"))).findLast((e) => e.length > 0) ?? []).filter((e) => !e.startsWith("(cherry picked from commit "));
	return r.every((e) => Ds.test(e)) ? r.flatMap((e) => {
		let [, t = "", n = ""] = Ds.exec(e) ?? [];
		return {
			token: t,
			value: Os(n)
		};
	}) : [];
}
// src/report/exitCode.ts
function As({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const js = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Ms({ projects: e }) {
	let t = ({ reason: e }) => js.includes(e);
	return As({ projects: e }) || e.some(({ plan: e }) => e?.to_add || e?.kept.some(t));
}
function Ns(e) {
	return e.plan ? Ms({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Xt(e.problems) ? "unknown" : "none" : "unknown";
}
function Ps({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function Fs({ command: e, projects: t }) {
	return e === "status" ? Ps({ projects: t }) === !1 : e === "drift" ? Ms({ projects: t }) : As({ projects: t });
}
function Is(e) {
	return !Fs(e) && !Ls(e);
}
function Ls(e) {
	return e.stopped !== void 0 || Xt(Bs(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || e.projects.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state !== "done"));
}
function Rs(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Ls(e) ? 1 : t && Fs(e) ? 2 : 0;
}
function zs({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Bs({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
// src/model/project.ts
const Vs = jr({
	iso: j(),
	id: j().optional(),
	pluralForms: Rr(j()).readonly()
}), Hs = jr({
	id: j(),
	digest: j().exactOptional(),
	name: j(),
	type: j(),
	baseLanguage: j(),
	languages: Rr(Vs).readonly().optional(),
	perPlatformNames: Nr(),
	segmentation: Nr(),
	autoToggleUnverified: Nr().optional()
});
function Us(e) {
	return e.split(":")[0] ?? e;
}
function Ws(e) {
	let t = Us(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/report.ts
function Gs({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || qs(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Ks({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function qs(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Js({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Ys(e) {
	return !Ls(e) && !Xs(e) && e.projects.every(Qs);
}
function Xs(e) {
	return Bs(e).some(({ code: e }) => e === "undeclared-project");
}
function Zs(e) {
	return Ys(e) ? !1 : !e.projects.every((e) => e.target?.is === "compared" && Qs(e) && e.plan?.skipped.length === 0) || e.problems.some(({ severity: e }) => e === "error") || Xs(e);
}
function Qs({ plan: e, target: t }) {
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
function $s(e, t) {
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
function ec(e, t) {
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
function tc(e, t) {
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
var nc = $s("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), rc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ic = $s("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => rc.indexOf(e) === -1 ? z : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ac = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], oc = $s("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ac.indexOf(e) === -1 ? z : null,
	identify: (e) => e === null,
	represent: () => "null"
}), sc = [
	"true",
	"True",
	"TRUE"
], cc = [
	"false",
	"False",
	"FALSE"
], lc = $s("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => sc.indexOf(e) !== -1 || cc.indexOf(e) === -1 && z,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), uc = [
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
], dc = [
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
], fc = $s("tag:yaml.org,2002:bool", {
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
	resolve: (e) => uc.indexOf(e) !== -1 || dc.indexOf(e) === -1 && z,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), pc = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), mc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function hc(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function gc(e, t) {
	if (t) {
		if (!mc.test(e)) return z;
	} else if (!pc.test(e)) return z;
	let n = hc(e);
	return Number.isFinite(n) ? n : z;
}
var _c = $s("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: gc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), vc = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function yc(e) {
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
function bc(e) {
	if (!vc.test(e)) return z;
	let t = yc(e);
	return Number.isFinite(t) ? t : z;
}
var xc = $s("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: bc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Sc = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Cc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function wc(e) {
	if (!Sc.test(e)) return z;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Cc.test(e) ? r : z;
}
function Tc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ec = $s("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: wc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Tc
}), Dc = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Oc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function kc(e) {
	if (!Dc.test(e)) return z;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
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
var jc = $s("tag:yaml.org,2002:float", {
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
}), Mc = $s("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : z,
	identify: () => !1
}), Nc = /^[A-Za-z0-9+/]*={0,2}$/;
function Pc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Nc.test(t)) return z;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Fc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Ic = $s("tag:yaml.org,2002:binary", {
	resolve: Pc,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Fc
}), Lc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Rc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function zc(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Bc(e) {
	let t = Lc.exec(e);
	if (t === null && (t = Rc.exec(e)), t === null) return z;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = zc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? z : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return z;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = zc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return z;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return z;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Vc = $s("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Bc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Hc = ec("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Uc(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
function Wc(e, t) {
	let n = {};
	for (let r of t) e[r] !== void 0 && (n[r] = e[r]);
	return n;
}
var Gc = ec("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Uc(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Kc = ec("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), qc = tc("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Uc,
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
}), Jc = tc("tag:yaml.org,2002:set", {
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
function Yc() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Xc() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Zc(e) {
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
var Qc = class e {
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
		let t = Zc(e), n = [], r = Yc(), i = Xc();
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
}, $c = new Qc([
	nc,
	Hc,
	qc
]);
[...$c.tags];
var el = new Qc([
	...$c.tags,
	ic,
	lc,
	_c,
	Ec
]), tl = new Qc([
	...$c.tags,
	oc,
	fc,
	xc,
	jc,
	Vc,
	Mc,
	Ic,
	Gc,
	Kc,
	Jc
]).withTags({
	...xc,
	resolve: (e, t, n) => {
		let r = xc.resolve(e, t, n);
		return r === z ? _c.resolve(e, t, n) : r;
	}
}, {
	...jc,
	resolve: (e, t, n) => {
		let r = jc.resolve(e, t, n);
		return r === z ? Ec.resolve(e, t, n) : r;
	}
}), nl = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function rl(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function il(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function al(e, t) {
	if (!e.buffer) return null;
	let n = {
		...nl,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = rl(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${il((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = rl(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${il((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = rl(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${il((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function ol(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var sl = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = ol(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${ol(this, e)}`;
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
		throw s.snippet = al(s), new e(r, s);
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
}, cl = {
	BLOCK: 1,
	FLOW: 2
}, ll = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, ul = -1;
function dl(e) {
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
var fl = Array(256), pl = Array(256);
for (let e = 0; e < 256; e++) fl[e] = +!!dl(e), pl[e] = dl(e);
function ml(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function hl(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function gl(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function _l(e, t, n) {
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
function vl(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function yl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = _l(e, i, n);
			r += vl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function bl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = _l(e, i, n);
			r += vl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function xl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = _l(e, i, n).position;
			else if (t < 256 && fl[t]) r += pl[t], i++;
			else {
				let n = gl(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = hl(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += ml(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = _l(e, i, n);
			r += vl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Sl(e, t, n, r, i, a) {
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
	return i === ll.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== ll.STRIP && u && (l += "\n"), l;
}
function Cl(e, t) {
	if (t.valueStart === ul) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case V.SINGLE_QUOTED: return bl(e, n, r);
		case V.DOUBLE_QUOTED: return xl(e, n, r);
		case V.LITERAL_BLOCK: return Sl(e, n, r, t.indent, t.chomping, !1);
		case V.FOLDED_BLOCK: return Sl(e, n, r, t.indent, t.chomping, !0);
		default: return yl(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var wl = "-#;/?:@&=+$_.~*'()", Tl = wl + "!,[]", El = "0123456789ABCDEF";
function Dl(e) {
	return "%" + El[e >> 4] + El[e & 15];
}
function Ol(e, t) {
	let n = t ? wl : Tl, r = "";
	for (let t = 0; t < e.length; t++) {
		let i = e.charCodeAt(t);
		i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || n.includes(e[t]) ? r += e[t] : (i >= 55296 && i <= 56319 && (i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++t) & 1023)), r += i < 128 ? Dl(i) : i < 2048 ? Dl(192 | i >> 6) + Dl(128 | i & 63) : i < 65536 ? Dl(224 | i >> 12) + Dl(128 | i >> 6 & 63) + Dl(128 | i & 63) : Dl(240 | i >> 18) + Dl(128 | i >> 12 & 63) + Dl(128 | i >> 6 & 63) + Dl(128 | i & 63));
	}
	return r;
}
function kl(e) {
	let t = e;
	return t.charCodeAt(0) === 33 ? (t = t.slice(1), `!${Ol(t, !0)}`) : t.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${Ol(t.slice(18), !0)}` : `!<${Ol(t, !1)}>`;
}
var Al = {
	filename: "",
	schema: el,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, H = -1, jl = Object.prototype.hasOwnProperty, Ml = 1, Nl = 2, Pl = 3, Fl = 4, Il = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Ll = /[,\[\]{}]/, Rl = /^(?:!|!!|![0-9A-Za-z-]+!)$/, zl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Bl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Vl = RegExp(`^(?:${zl})*$`), Hl = RegExp(`^(?:${Bl})+$`), Ul = RegExp(`^(?:!(?:${zl})*|${Bl}(?:${zl})*)$`), Wl = {
	filename: "",
	maxDepth: 100
};
function Gl(e, t, n) {
	e.events.push({
		type: B.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Kl(e, t, n, r, i, a, o) {
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
function ql(e, t, n, r, i, a, o) {
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
function Jl(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: B.MAPPING,
		start: t.position,
		anchorStart: H,
		anchorEnd: H,
		tagStart: H,
		tagEnd: H,
		style: cl.FLOW
	});
}
function Yl(e, t, n, r, i, a, o, s, c = ll.CLIP, l = -1, u = !1) {
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
function Xl(e, t, n) {
	e.events.push({
		type: B.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Zl(e) {
	e.events.push({ type: B.POP });
}
function Ql(e) {
	Yl(e, H, H, H, H, H, H, V.PLAIN);
}
function $l() {
	return {
		anchorStart: H,
		anchorEnd: H,
		tagStart: H,
		tagEnd: H
	};
}
function eu(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function tu(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function U(e, t) {
	sl.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function W(e) {
	return e === 10 || e === 13;
}
function nu(e) {
	return e === 9 || e === 32;
}
function ru(e) {
	return nu(e) || W(e);
}
function iu(e) {
	return e === 0 || ru(e);
}
function au(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function ou(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function su(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function cu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function lu(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function uu(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function G(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || ru(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; nu(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!W(r) && r !== 0);
		if (!W(r)) break;
		for (uu(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function du(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || ru(n);
	}
	return !1;
}
function fu(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function pu(e) {
	if (e.position !== e.lineStart) return !1;
	if (du(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = eu(e);
	fu(e), G(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && du(e));
	return tu(e, t), r;
}
function mu(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !W(t);) t = e.input.charCodeAt(++e.position);
}
function hu(e, t, n) {
	let r = Il.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, U(e, "the stream contains non-printable characters"));
}
function gu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== H && U(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && U(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !ru(s) && !(n && au(s));) s === 33 && (a ? U(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Rl.test(o) || U(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Ll.test(l) && U(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Vl.test(l) : Hl.test(l)) && U(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !jl.call(e.tagHandlers, o) && U(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function _u(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== H && U(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ru(e.input.charCodeAt(e.position)) && !au(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && U(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function vu(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== H || t.tagStart !== H) && U(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ru(e.input.charCodeAt(e.position)) && !au(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && U(e, "name of an alias node must contain at least one character"), Xl(e, n, e.position), !0;
}
function yu(e, t) {
	G(e, !1), e.lineIndent < t && U(e, "deficient indentation");
}
function bu(e, t, n) {
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
			return e.position++, Yl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, V.SINGLE_QUOTED, ll.CLIP, -1, i), !0;
		}
		W(a) ? (i = !1, yu(e, t)) : e.position === e.lineStart && du(e) ? U(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? U(e, "expected valid JSON character") : e.position++;
	}
	U(e, "unexpected end of the stream within a single quoted scalar");
}
function xu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Yl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, V.DOUBLE_QUOTED, ll.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (W(n)) yu(e, t);
			else if (lu(n)) e.position++;
			else {
				let t = cu(n);
				for (t === 0 && U(e, "unknown escape sequence"); t-- > 0;) e.position++, su(e.input.charCodeAt(e.position)) < 0 && U(e, "expected hexadecimal character");
				e.position++;
			}
		} else W(a) ? (i = !1, yu(e, t)) : e.position === e.lineStart && du(e) ? U(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? U(e, "expected valid JSON character") : e.position++;
	}
	U(e, "unexpected end of the stream within a double quoted scalar");
}
function Su(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = ll.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? V.LITERAL_BLOCK : V.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = ou(n);
		if (n === 43 || n === 45) i !== ll.CLIP && U(e, "repeat of a chomping mode identifier"), i = n === 43 ? ll.KEEP : ll.STRIP, e.position++;
		else if (r >= 0) r === 0 && U(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && U(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; nu(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && mu(e), W(e.input.charCodeAt(e.position)) ? uu(e) : e.input.charCodeAt(e.position) !== 0 && U(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (pu(e)) break;
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
		mu(e), f = e.position, W(e.input.charCodeAt(e.position)) && (uu(e), f = e.position);
	}
	return hu(e, d, f), Yl(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Cu(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Ml;
	if (n === 0 || ru(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || au(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (iu(t) || r && au(t)) return !1;
	}
	return !0;
}
function wu(e, t, n, r) {
	if (!Cu(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Ml, c = !1;
	for (; o !== 0 && !pu(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (iu(t) || s && au(t)) break;
		} else if (o === 35) {
			if (ru(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && au(o)) break;
		else if (W(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (G(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		nu(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (hu(e, i, a), Yl(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, V.PLAIN, ll.CLIP, -1, !c), !0);
}
function Tu(e, t) {
	let n = e.line;
	G(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && U(e, "deficient indentation");
}
function Eu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? ql(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, cl.FLOW) : Kl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, cl.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Tu(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Zl(e), !0;
		o ? n === 44 && U(e, "expected the node content, but found ','") : U(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && ru(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Tu(e, t));
		let c = e.line, l = eu(e), u = ku(e, t, Ml, !1, !0);
		Tu(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Tu(e, t), i || Jl(e, l), u || Ql(e), ku(e, t, Ml, !1, !0) || Ql(e), Tu(e, t), i || Zl(e)) : i && r ? (u || Ql(e), Ql(e)) : i ? Ql(e) : r && (Jl(e, l), u || Ql(e), Ql(e), Zl(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	U(e, "unexpected end of the stream within a flow collection");
}
function Du(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !iu(e.input.charCodeAt(e.position + 1))) return !1;
	for (Kl(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, cl.BLOCK); e.input.charCodeAt(e.position) === 45 && iu(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, U(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = G(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && iu(e.input.charCodeAt(e.position + 1)) && U(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? Ql(e) : ku(e, t, Pl, !1, !0), G(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && U(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && iu(e.input.charCodeAt(e.position + 1)) && U(e, "bad indentation of a sequence entry");
	}
	return Zl(e), !0;
}
function Ou(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, U(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && iu(l)) o ||= (ql(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, cl.BLOCK), !0), c === 63 ? (i && Ql(e), a = !0, i = !0) : (i || (Ql(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (Ql(e), !1);
			let t = eu(e);
			if (!ku(e, n, Nl, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); nu(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), iu(c) || U(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: B.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: cl.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) U(e, "expected ':' after a mapping key");
				else return r.anchorStart !== H || r.tagStart !== H ? (tu(e, t), !1) : !0;
			} else if (a) U(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== H || r.tagStart !== H ? (tu(e, t), !1) : !0;
		}
		if (ku(e, t, Fl, !0, s) && (s = !1), i || (s &&= (Ql(e), !1)), G(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) U(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && Ql(e), o && Zl(e), !0) : !1;
}
function ku(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && U(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = $l(), d = n === Fl || n === Pl, f = d, p = d;
	if (r && G(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = eu(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== H || u.anchorStart !== H) && (r === 33 || r === 38)) {
			let n = eu(e), r = t + 1;
			if (Ou(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === B.MAPPING) return e.depth--, !0;
			tu(e, n);
		}
		if (s && (r === 33 && u.tagStart !== H || r === 38 && u.anchorStart !== H) || !gu(e, u, n === Ml) && !_u(e, u)) break;
		l === null && (l = i), G(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Fl) {
		let r = n === Ml || n === Nl ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Du(e, i, u) || Ou(e, i, r, u)) || Eu(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = eu(e), n = l.position - l.lineStart;
					tu(e, l), Ou(e, n, r, $l()) && e.events[t.eventsLength]?.type === B.MAPPING ? c = !0 : tu(e, t);
				}
				!c && (d && Su(e, r, u) || bu(e, r, u) || xu(e, r, u) || vu(e, u) || wu(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Du(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== H || u.tagStart !== H || d) && (Yl(e, H, H, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, V.PLAIN), c = !0), e.depth--, c || u.anchorStart !== H || u.tagStart !== H;
}
function Au(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ru(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && U(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !W(e.input.charCodeAt(e.position));) {
		for (; nu(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || W(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !ru(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (W(e.input.charCodeAt(e.position)) && uu(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && U(e, "duplication of %YAML directive"), r.length !== 1 && U(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && U(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && U(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && U(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Rl.test(t) || U(e, "ill-formed tag handle (first argument) of the TAG directive"), jl.call(e.tagHandlers, t) && U(e, `there is a previously declared suffix for "${t}" tag handle`), Ul.test(n) || U(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function ju(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (G(e, !0); Au(e);) t = !0, G(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && iu(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, G(e, !0), i = e.line > t;
	} else t && U(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && du(e)) {
		e.position += 3, G(e, !0);
		return;
	}
	if (Gl(e, n, !1), ku(e, e.lineIndent - 1, Fl, !1, i, i) || Ql(e), G(e, !0), e.position === e.lineStart && du(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, G(e, !0), e.line === t && e.position < e.length && U(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === B.DOCUMENT && (o.explicitEnd = r), Zl(e), !r && e.position < e.length && !pu(e) && U(e, "end of the stream or a document separator is expected");
}
function Mu(e, t) {
	let n = e.length, r = {
		...Wl,
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
	for (i !== -1 && sl.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (fu(r), G(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		ju(r), r.position === e && U(r, "can not read a document");
	}
	return r.events;
}
({
	...Wl,
	...Al
});
var Nu = Symbol("INVALID");
function Pu(e) {
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
function Fu(e, t) {
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
function Iu(e, t) {
	if (!e.noRefs && typeof t == "object" && t) {
		let n = e.refs.get(t);
		if (n) return n.anchor === void 0 && (n.anchor = `ref_${e.refCounter++}`), {
			kind: "alias",
			anchor: n.anchor
		};
	}
	let n = Fu(e, t);
	if (!n) {
		if (t === void 0 || e.skipInvalid) return Nu;
		throw new sl(`unacceptable kind of an object to dump ${Object.prototype.toString.call(t)}`);
	}
	let { tag: r, tagName: i, implicitTag: a } = n, o = a ? i : kl(i);
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
			style: cl.BLOCK,
			items: []
		};
		e.noRefs || e.refs.set(t, i);
		for (let t = 0, r = n.length; t < r; t += 1) {
			let r = Iu(e, n[t]);
			r === Nu && n[t] === void 0 && (r = Iu(e, null)), r !== Nu && i.items.push(r);
		}
		return i;
	}
	let s = r.represent(t), c = {
		kind: "mapping",
		tag: o,
		tagged: !a,
		style: cl.BLOCK,
		items: []
	};
	e.noRefs || e.refs.set(t, c);
	for (let [t, n] of s) {
		let r = Iu(e, t);
		if (r === Nu) continue;
		let i = Iu(e, n);
		i !== Nu && c.items.push({
			key: r,
			value: i
		});
	}
	return c;
}
function Lu(e, t, n = {}) {
	let r = Iu({
		representTypes: Pu(t),
		noRefs: n.noRefs ?? !1,
		skipInvalid: n.skipInvalid ?? !1,
		refs: new Map(),
		refCounter: 0
	}, e);
	return [{
		contents: r === Nu ? null : r,
		directives: []
	}];
}
var Ru = Symbol("visit:break"), zu = Symbol("visit:skip");
function Bu(e, t, n) {
	let r = t(e, n);
	if (r === Ru) return !0;
	if (r === zu) return !1;
	let i = n.depth + 1;
	switch (e.kind) {
		case "sequence":
			for (let n of e.items) if (Bu(n, t, {
				depth: i,
				parent: e,
				isKey: !1
			})) return !0;
			break;
		case "mapping": for (let { key: n, value: r } of e.items) if (Bu(n, t, {
			depth: i,
			parent: e,
			isKey: !0
		}) || Bu(r, t, {
			depth: i,
			parent: e,
			isKey: !1
		})) return !0;
	}
	return !1;
}
function Vu(e, t) {
	for (let n of e) if (n.contents && Bu(n.contents, t, {
		depth: 0,
		parent: null,
		isKey: !1
	})) return;
}
function Hu(e, t) {
	return !!(e & 1 << t);
}
var Uu = {
	applyQuoteFlowKeysOption: Gu,
	doubleQuoteForInvisibles: Ku,
	doubleQuoteWhitespaceOnly: qu,
	applyForceQuotesOption: Ju,
	tryLongOrMultilineAsBlock: Yu,
	quoteInvalidPlain: Xu,
	fallbackToDoubleQuoted: Zu
};
function Wu(e) {
	return e.presenterOptions.quoteStyle === "single" && Hu(e.allowedStylesMask, V.SINGLE_QUOTED) ? V.SINGLE_QUOTED : V.DOUBLE_QUOTED;
}
function Gu(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === V.PLAIN && (e.style = V.DOUBLE_QUOTED);
}
function Ku(e) {
	e.style === V.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = V.DOUBLE_QUOTED);
}
function qu(e) {
	e.style === V.PLAIN && /^\s+$/.test(e.node.value) && (e.style = V.DOUBLE_QUOTED);
}
function Ju(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== V.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? V.DOUBLE_QUOTED : Wu(e)));
}
function Yu(e) {
	if (e.style !== V.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Hu(e.allowedStylesMask, V.LITERAL_BLOCK)) {
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
function Xu(e) {
	e.style === V.PLAIN && !Hu(e.allowedStylesMask, V.PLAIN) && (e.style = Wu(e));
}
function Zu(e) {
	Hu(e.allowedStylesMask, e.style) || (e.style = V.DOUBLE_QUOTED);
}
function Qu(e, t) {
	return e | 1 << t;
}
var $u = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", ed = "[\\n\\r]", td = "\\uFEFF", nd = "[ \\t]", rd = `(?:(?!(?:${ed}|${td}))${$u})`, id = `(?:(?!${nd})${rd})`, ad = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", od = "[-?:,\\[\\]{}#&*!|>'\"%@`]", sd = "[,\\[\\]{}]", cd = id, ld = `(?:(?!${sd})${id})`, ud = `(?:(?:(?!${od})${id})|[?:-](?=${cd}))`, dd = `(?:(?:(?!${od})${id})|[?:-](?=${ld}))`, fd = `(?:(?:(?![:#])${cd})|:(?=${cd}))#*`, pd = `(?:(?:(?![:#])${ld})|:(?=${ld}))#*`, md = `(?:${nd}*${fd})*`, hd = `(?:${nd}*${pd})*`, gd = `${ud}#*${md}`, _d = `${dd}#*${hd}`, vd = gd, yd = _d, bd = `\\n+${fd}${md}`, xd = `\\n+${pd}${hd}`, Sd = `${gd}(?:${bd})*`, Cd = `${_d}(?:${xd})*`, wd = RegExp(`^(?:${Sd})$`, "u"), Td = RegExp(`^(?:${Cd})$`, "u"), Ed = RegExp(`^(?:${vd})$`, "u"), Dd = RegExp(`^(?:${yd})$`, "u"), Od = RegExp(`^(?:${ad})*$`, "u"), kd = RegExp(`^(?:${ad}|\\n)*$`, "u"), Ad = RegExp(`^(?:${rd}|\\n)*$`, "u"), jd = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, Md = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function Nd(e) {
	let t = e.node.value;
	if (t !== "") {
		if (!(e.isKey ? e.flowOnly ? Dd : Ed : e.flowOnly ? Td : wd).test(t) || e.shiftOfFirstLine === 0 && jd.test(t)) return !1;
		if (e.shiftOfContent === 0) {
			let e = t.indexOf("\n");
			if (e !== -1) {
				let n = t.slice(e + 1);
				if (Md.test(n)) return !1;
			}
		}
	}
	let n = e.presenterOptions.schema.resolveImplicitScalarTag(t).tag.tagName;
	return !(!e.node.tagged && n !== e.node.tag || !e.node.tagged && t === "=" && n === e.presenterOptions.schema.defaultScalarTag.tagName);
}
function Pd(e) {
	let t = e.node.value;
	if (!(e.isKey ? Od : kd).test(t) || /[ \t]\n|\n[ \t]/.test(t)) return !1;
	if (!e.isKey && e.shiftOfContent === 0) {
		let e = t.indexOf("\n");
		if (e !== -1 && Md.test(t.slice(e + 1))) return !1;
	}
	return !0;
}
function Fd(e) {
	if (e.flowOnly || !Ad.test(e.node.value)) return !1;
	let t = e.shiftOfContent - e.shiftOfParent;
	return !(t < 1 || t > 9 && /^\n* /.test(e.node.value) || e.shiftOfContent === 0 && Md.test(e.node.value));
}
function Id(e) {
	let t = Qu(0, V.DOUBLE_QUOTED);
	Nd(e) && (t = Qu(t, V.PLAIN)), Pd(e) && (t = Qu(t, V.SINGLE_QUOTED)), Fd(e) && (t = Qu(Qu(t, V.LITERAL_BLOCK), V.FOLDED_BLOCK)), e.allowedStylesMask = t;
}
function Ld(e) {
	switch (e.style) {
		case V.PLAIN: return Rd(e);
		case V.SINGLE_QUOTED: return zd(e);
		case V.LITERAL_BLOCK: return Bd(e);
		case V.FOLDED_BLOCK: return Vd(e);
		case V.DOUBLE_QUOTED: return Hd(e);
	}
}
function Rd(e) {
	return Ud(e.node.value, e.shiftOfContent);
}
function zd(e) {
	return `'${Ud(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
}
function Bd(e) {
	let t = e.node.value;
	return "|" + Kd(t, e.shiftOfParent, e.shiftOfContent) + qd(Wd(t, e.shiftOfContent));
}
function Vd(e) {
	let t = e.node.value, n = e.presenterOptions.lineWidth, r = Infinity;
	return n !== -1 && (r = Math.max(Math.min(n, 40), n - e.shiftOfContent)), ">" + Kd(t, e.shiftOfParent, e.shiftOfContent) + qd(Wd(Xd(t, r), e.shiftOfContent));
}
function Hd(e) {
	return `"${$d(e.node.value)}"`;
}
function Ud(e, t) {
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
function Wd(e, t) {
	let n = " ".repeat(t), r = 0, i = "", a = e.length;
	for (; r < a;) {
		let t, o = e.indexOf("\n", r);
		o === -1 ? (t = e.slice(r), r = a) : (t = e.slice(r, o + 1), r = o + 1), t.length && t !== "\n" && (i += n), i += t;
	}
	return i;
}
function Gd(e) {
	return /^\n* /.test(e);
}
function Kd(e, t, n) {
	let r = Gd(e) ? String(n - t) : "", i = e[e.length - 1] === "\n";
	return `${r}${i && (e[e.length - 2] === "\n" || e === "\n") ? "+" : i ? "" : "-"}\n`;
}
function qd(e) {
	return e[e.length - 1] === "\n" ? e.slice(0, -1) : e;
}
function Jd(e) {
	return e === " " || e === "	";
}
function Yd(e, t) {
	if (e === "" || Jd(e[0])) return e;
	let n = / [^ \t]/g, r, i = 0, a, o = 0, s = 0, c = "";
	for (; r = n.exec(e);) s = r.index, s - i > t && (a = o > i ? o : s, c += `\n${e.slice(i, a)}`, i = a + 1), o = s;
	return c += "\n", e.length - i > t && o > i ? c += `${e.slice(i, o)}\n${e.slice(o + 1)}` : c += e.slice(i), c.slice(1);
}
function Xd(e, t) {
	let n = /(\n+)([^\n]*)/g, r = e.indexOf("\n");
	r === -1 && (r = e.length), n.lastIndex = r;
	let i = Yd(e.slice(0, r), t), a = e[0] === "\n" || Jd(e[0]), o, s;
	for (; s = n.exec(e);) {
		let e = s[1], n = s[2];
		o = n !== "" && Jd(n[0]), i += e + (!a && !o && n !== "" ? "\n" : "") + Yd(n, t), a = o;
	}
	return i;
}
var Zd = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function Qd(e) {
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
function $d(e) {
	return e.replace(Zd, Qd);
}
var ef = 10, tf = {
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
	scalarStyleRules: Object.keys(Uu).map((e) => Reflect.get(Uu, e)),
	tagBeforeAnchor: !1
};
function nf(e) {
	return e.tagged ? e.tag : kl(e.tag);
}
function rf(e) {
	let t = {
		...tf,
		...e
	};
	return t.flowSkipColonSpace && (t.quoteFlowKeys = !0), {
		...t,
		defaultScalarTagName: t.schema.defaultScalarTag.tagName,
		openEnded: !1
	};
}
function af(e, t) {
	return `\n${" ".repeat(e.indent * t)}`;
}
function of(e, t, n, r, i, a) {
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
function sf(e, t, n) {
	let r = "";
	for (let i = 0, a = n.items.length; i < a; i += 1) {
		let a = ff(e, t, n.items[i], n, {}).text;
		i > 0 && (r += `,${e.flowSkipCommaSpace ? "" : " "}`), r += a;
	}
	let i = e.flowBracketPadding && n.items.length > 0 ? " " : "";
	return `[${i}${r}${i}]`;
}
function cf(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = ff(e, t + 1, n.items[a], n, {
			block: !0,
			compact: e.seqInlineFirst,
			isblockseq: !0
		}).text;
		r && i === "" || (i += af(e, t)), o === "" || ef === o.charCodeAt(0) ? i += "-" : i += "- ", i += o;
	}
	return i;
}
function lf(e, t, n) {
	let r = "";
	for (let { key: i, value: a } of n.items) {
		let o = "";
		r !== "" && (o += `,${e.flowSkipCommaSpace ? "" : " "}`);
		let s = ff(e, t, i, n, { iskey: !0 }), c = s.text, l = ff(e, t, a, n, {}).text, u = e.flowSkipColonSpace || l === "" ? "" : " ", d = i.kind === "scalar" && s.noBody && (i.tagged || i.anchor !== void 0), f = i.kind === "alias" || d ? " " : "";
		o += `${c}${f}:${u}${l}`, r += o;
	}
	let i = e.flowBracketPadding && r !== "" ? " " : "";
	return `{${i}${r}${i}}`;
}
function uf(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = "";
		r && i === "" || (o += af(e, t));
		let { key: s, value: c } = n.items[a], l = (s.kind === "mapping" || s.kind === "sequence") && s.style === cl.BLOCK && s.items.length !== 0 || s.kind === "scalar" && (s.style === V.LITERAL_BLOCK || s.style === V.FOLDED_BLOCK), u = l ? ff(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			isblockseq: !df(e, s, t + 1)
		}) : ff(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			iskey: !0
		}), d = u.text, f = s.kind === "scalar" && s.value.indexOf("\n") !== -1, p = d.length > 1024 && /^[\s\S]{1025}/u.test(d), m = l || f || p;
		m && (d && ef === d.charCodeAt(0) ? o += "?" : o += "? "), o += d, m && (o += af(e, t));
		let h = ff(e, t + 1, c, n, {
			block: !0,
			compact: m,
			isblockseq: m && !df(e, c, t + 1)
		}).text, g = s.kind === "scalar" && u.noBody && (s.tagged || s.anchor !== void 0), _ = !m && (s.kind === "alias" || g) ? " " : "";
		h === "" || ef === h.charCodeAt(0) ? o += `${_}:` : o += `${_}: `, o += h, i += o;
	}
	return i;
}
function df(e, t, n) {
	return t.kind === "alias" || t.tagged || t.anchor !== void 0 || e.indent < 2 && n > 0;
}
function ff(e, t, n, r, i) {
	if (n.kind === "alias") return e.openEnded = !1, {
		text: `*${n.anchor}`,
		noBody: !1
	};
	let { block: a = !1, iskey: o = !1, isblockseq: s = !1 } = i, c = i.compact ?? !1, l = n.anchor !== void 0;
	df(e, n, t) && (c = !1);
	let u, d = n.tagged, f = a && (n.kind === "mapping" || n.kind === "sequence") && n.style === cl.BLOCK && n.items.length !== 0;
	if (n.kind === "mapping") u = f ? uf(e, t, n, c) : lf(e, t, n);
	else if (n.kind === "sequence") u = f ? e.seqNoIndent && !s && t > 0 ? cf(e, t - 1, n, c) : cf(e, t, n, c) : sf(e, t, n);
	else {
		let i = of(e, n, r, t, o, !a);
		Id(i);
		for (let t of e.scalarStyleRules) t(i);
		u = Ld(i), e.openEnded = (i.style === V.LITERAL_BLOCK || i.style === V.FOLDED_BLOCK) && (n.value === "\n" || n.value.endsWith("\n\n")), d = n.tagged || u === "" && i.flowOnly && r?.kind === "sequence" && !l || i.style !== V.PLAIN && n.tag !== e.defaultScalarTagName;
	}
	n.kind !== "mapping" && n.kind !== "sequence" || f || (e.openEnded = !1), f && c && t > 0 && e.indent > 2 && (u = `${" ".repeat(e.indent - 2)}${u}`);
	let p = u === "", m = u;
	if (d || l) {
		let t = [], r = d ? nf(n) : null, i = l ? `&${n.anchor}` : null;
		e.tagBeforeAnchor ? (r !== null && t.push(r), i !== null && t.push(i)) : (i !== null && t.push(i), r !== null && t.push(r));
		let a = u === "" || u.charCodeAt(0) === ef ? "" : " ";
		m = `${t.join(" ")}${a}${u}`;
	}
	return {
		text: m,
		noBody: p
	};
}
function pf(e) {
	return (e.kind === "sequence" || e.kind === "mapping") && e.style === cl.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
}
function mf(e) {
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
function hf(e, t) {
	let n = rf(t), r = "", i = !1;
	for (let t = 0; t < e.length; t += 1) {
		let a = e[t];
		n.openEnded = !1;
		let o = mf(a), s = o !== "", c = a.explicitStart || s || t > 0 && !i;
		if (r += o, a.contents === null) c && (r += "---\n");
		else if (c) {
			let e = ff(n, 0, a.contents, null, {
				block: !0,
				compact: !0
			}).text, t = e === "" ? "" : s || pf(a.contents) ? "\n" : " ";
			r += `---${t}${e}\n`;
		} else r += ff(n, 0, a.contents, null, {
			block: !0,
			compact: !0
		}).text + "\n";
		i = a.explicitEnd || n.openEnded, i && (r += "...\n");
	}
	return r;
}
var gf = {
	...tf,
	schema: tl,
	skipInvalid: !1,
	noRefs: !1,
	flowLevel: -1,
	sortKeys: !1,
	transform: () => {}
};
function _f(e, t) {
	let n = String(e), r = String(t);
	return n < r ? -1 : +(n > r);
}
function vf(e, t = {}) {
	let n = {
		...gf,
		...t
	}, r = Lu(e, n.schema, {
		noRefs: n.noRefs,
		skipInvalid: n.skipInvalid
	});
	if (n.flowLevel >= 0 && Vu(r, (e, t) => {
		if (!(t.depth < n.flowLevel)) return (e.kind === "sequence" || e.kind === "mapping") && (e.style = cl.FLOW), zu;
	}), n.sortKeys) {
		let e = n.sortKeys === !0 ? _f : n.sortKeys;
		Vu(r, (t) => {
			t.kind === "mapping" && t.items.sort((t, n) => e(t.key.kind === "scalar" ? t.key.value : "", n.key.kind === "scalar" ? n.key.value : ""));
		});
	}
	return n.transform(r), hf(r, {
		...Wc(n, Object.keys(tf)),
		schema: n.schema
	});
}
B.DOCUMENT, B.SEQUENCE, B.MAPPING, B.SCALAR, B.ALIAS, B.POP, V.PLAIN, V.SINGLE_QUOTED, V.DOUBLE_QUOTED, V.LITERAL_BLOCK, V.FOLDED_BLOCK, cl.BLOCK, cl.FLOW, ll.CLIP, ll.STRIP, ll.KEEP;
// src/yaml/events.ts
var yf = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const bf = "A manifest is one document: split it into files instead of writing ---.", xf = 2 ** 15, Sf = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Cf = /^[^\n]*\n(?=[ \t]*[\]}])/gm, wf = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function Tf(e, t, n = xf) {
	let r = t ? e.length : 25e5, i = e.length > n ? kf(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new yf("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	let s = 0, c = () => {
		let t = Math.max(s + n, o), c = i ? e.indexOf(a, t) : -1, l = c === -1 ? e.length : c + 1, u = Math.max(o, e.lastIndexOf(a, t) + a.length) - 2;
		if (i && l - u > r) throw new yf("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Ef(e, s, l, c === -1).reverse();
		return s = l, d;
	}, l = [];
	return () => {
		for (; l.length === 0 && s < e.length;) l = c();
		return l.pop();
	};
}
function Ef(e, t, n, r) {
	let i = Df(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== B.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== B.SEQUENCE || s.style !== cl.BLOCK) || !c.every(({ type: e }) => e === B.POP) || i.some(({ type: e }) => e === B.DOCUMENT)) throw new yf(bf, t, t);
	r && !a && i.push({ type: B.POP });
	for (let e of a ? [] : i) Af(e, t);
	return i;
}
function Df(e, t, n) {
	let r = e.slice(t, n).replace(Sf, "");
	try {
		return Of(r, t);
	} catch (e) {
		if (!(e instanceof yf) || e.message !== "deficient indentation") throw e;
		let n = Of(r.replace(Cf, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === B.SCALAR && (e.fast = !1);
		return n;
	}
}
function Of(e, t) {
	try {
		return Mu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof sl ? new yf(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function kf(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	wf.lastIndex = t.at(-1) ?? e.length;
	let [, n] = wf.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: wf.lastIndex
	};
}
function Af(e, t) {
	e.type !== B.POP && e.type !== B.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== B.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === B.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const jf = process.getBuiltinModule("node:module").createRequire(import.meta.url), Mf = (...e) => jf("./late-yaml.js").parseDocument(...e), Nf = (...e) => jf("./late-yaml.js").visit(...e), Pf = 2 ** 17;
function Ff(e, t, n) {
	let { at: r, piece: i } = e;
	if (i === void 0) return [O("yaml", e.message, { place: yr(t, r, r + 1) })];
	let a = n.length > i + Pf, o = a ? Math.max(i, n.lastIndexOf("\n", i + Pf) + 1) : n.length, s = n.slice(i, o), c = Mf(s, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), l = new wn(), u = -Infinity;
	for (let { code: e, message: r, pos: s } of c.errors.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [d, f] = s.map((e) => e + i);
		if (a && f >= o - 1) continue;
		let p = yr(t, d, Math.max(d + 1, f)), m = p.line > u + 1;
		if (u = Math.max(u, p.endLine), !m || l.countMore(t.path)) continue;
		let h = Lf.test(r) ? i + Rf(c, s[0]) : void 0, g = r.includes("quote") ? void 0 : Hf(n, h ?? d), _ = h === void 0 ? p : yr(t, h, h + 1);
		l.add(If(g ?? Bf(`${e}: ${r}`), _));
	}
	l.count === 0 && l.add(If(Hf(n, r) ?? Bf(e.message), yr(t, r, r + 1)));
	let d = sn(t.path, yr(t, o - 1, o).line);
	return a && c.errors.length > 1e3 ? [d, ...l.problems] : l.problems;
}
function If(e, t) {
	return O("yaml", k`The YAML cannot be read here. ${e}`, { place: t });
}
const Lf = /^Missing closing|^Flow .* end with a /;
function Rf(e, t) {
	let n = t;
	return Nf(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
const zf = [
	[/Missing closing/, "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\"."],
	[/Flow .* end with a /, "The brackets that start here are not closed. Add the closing one."],
	[/Maximum call stack|exceeded maxDepth/, "Values are nested more than 500 levels deep. Use fewer levels."],
	[/Implicit map keys need/, "This line has no colon with a blank after it. Write it as NAME: VALUE."],
	[/^BAD_INDENT|eficient indentation/, "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping."],
	[/^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY/, "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes."],
	[/^TAB_AS_INDENT/, "Indent with spaces, not with tabs."],
	[/^MULTIPLE_DOCS/, bf]
];
function Bf(e) {
	let [, t] = zf.find(([t]) => t.test(e)) ?? [];
	return t ?? k`The parser says: ${w(e.replace(/^[A-Z_]+: /, ""))}.`;
}
const Vf = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/;
function Hf(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^={7}\r?$/.test(i)) return Vn;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. In \"…\", write quotes as \\\", and in '…', write them twice.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return k`A text with ": " in it needs quotes: "${w(tn(a, 60))}".`;
	let [o] = Vf.exec(a) ?? [];
	if (o === void 0) return;
	let s = o.length > 2 ? w(o) : o;
	return k`A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function Uf(e, t) {
	let n = new wn();
	for (let { start: r, end: i } of fr(e)) n.countMore(t.path) || n.add(O("yaml", Vn, { place: yr(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Wf(e, t, n = {}) {
	let r = ln(t), i = {
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
		return s([O("yaml", e, { place: yr(i, c, c + 1) })]);
	}
	let l = Uf(t, i);
	if (l.length > 0) return s(l);
	try {
		let e = new Kf(i, t, n).root();
		return e.problems.some((e) => e.code === "yaml" && ur(e) > 1) ? s(e.problems) : {
			...e,
			file: i,
			textAt: o
		};
	} catch (e) {
		if (!(e instanceof yf)) throw e;
		return s(Ff(e, i, t));
	}
}
const Gf = 1e6;
var Kf = class {
	file;
	text;
	options;
	nextEvent;
	spans = new op();
	anchors = new Map();
	problems = new wn();
	lastStart = 0;
	lastEnd = 0;
	depth = 0;
	values = 0;
	repeated = 0;
	constructor(e, t, n) {
		this.file = e, this.text = t, this.options = n, this.nextEvent = Tf(t, n.anyText === !0, n.piece);
	}
	root() {
		let e = this.nextEvent(), t = this.spans.add();
		return {
			value: rp(e) ? this.readValue(e, Jf, t) : null,
			span: new sp(this.spans, t),
			problems: this.problems.problems
		};
	}
	readValue(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === B.ALIAS ? void 0 : this.anchorOf(e), a = e.type === B.ALIAS ? this.readAlias(e.anchorStart, e.anchorEnd) : e.type === B.SCALAR ? this.readScalar(e, t) : this.readCollection(e, n ?? this.spans.add());
		return n !== void 0 && !ip(e) && this.spans.set(n, this.lastStart, this.lastEnd, !1), i && (i.value = a, i.size = this.values - r), a;
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
		if (r?.size === void 0) return this.refuse(k`The anchor "&${w(n)}" is not defined before the alias "*${w(n)}". Define it above this line, or write the value here.`);
		let i = Math.max(1e4, this.text.length);
		return this.repeated > i ? null : (this.values += r.size, this.repeated += r.size, this.repeated > i ? this.refuse(`From here on, aliases repeat more than ${i} values. Write the values out.`) : r.value);
	}
	readCollection(e, t) {
		let { start: n, type: r } = e, i = this.values;
		this.lastEnd = n;
		let a = /[[{]/.test(this.text.charAt(n));
		a && (this.lastEnd += 1), this.depth += 1;
		let o = r === B.SEQUENCE ? this.readList() : this.readMapping(t);
		if (--this.depth, this.lastEnd = this.after(a ? $f : this.text.charAt(this.lastEnd - 1) === "\n" ? Jf : np), this.spans.set(t, n, this.lastEnd, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.options.anyText) throw new yf("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.options.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", {
			start: n,
			end: n + 1
		}));
	}
	readList() {
		let e = [];
		for (;;) {
			let t = this.nextEvent();
			if (!rp(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.options.anyText) throw new yf("This file has more than 150,000 entries. Divide it into several files.", ip(t) ? t.start : this.lastEnd);
			e.push(this.readValue(t, Zf, this.spans.add()));
		}
	}
	readMapping(e) {
		let t = {};
		for (;;) {
			let n = this.nextEvent();
			if (!rp(n)) return t;
			let r = this.readName(n), i = this.spans.add(r), a = this.nextEvent(), o = rp(a) ? this.readValue(a, Qf, i) : null;
			if (!r) continue;
			let { text: s, start: c, end: l } = r;
			s === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", {
				start: c,
				end: l
			}) : (Object.hasOwn(t, s) && this.refuseDuplicate(r, e), t[s] = o);
		}
	}
	readName(e) {
		let t = this.readValue(e, Xf), [n, r] = [ip(e) ? e.start : this.lastStart, this.lastEnd];
		if (typeof t == "object" && t) {
			let e = Hf(this.text, n);
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
		if (a >= 0 && !qf.has(this.tagOf(e))) return this.refuseTag(e);
		let o = Math.max(e.anchorEnd, e.tagEnd);
		if (o >= 0 && (this.lastEnd = o), r < 0) {
			let e = this.after(o < 0 ? t : Yf);
			return (t !== Qf || e > this.lastEnd || o >= 0) && (this.lastStart = e), this.lastEnd = e, null;
		}
		let c = Cl(this.text, e);
		if (n === V.LITERAL_BLOCK || n === V.FOLDED_BLOCK) {
			this.lastStart = this.after(ep);
			let e = this.text.slice(r, i);
			this.lastEnd = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === V.PLAIN ? 0 : 1;
			this.lastStart = r - e, this.lastEnd = i + e;
		}
		return !this.options.anyText && d(c) ? this.refuse(s("This text")) : n === V.PLAIN && a < 0 ? this.plainValue(c) : c;
	}
	plainValue(e) {
		let { value: t } = el.resolveImplicitScalarTag(e);
		return Number.isInteger(t) && !Number.isSafeInteger(t) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 2 && this.text[this.lastEnd] === " " && typeof t == "string" && this.warnOfComment(), t);
	}
	warnOfComment() {
		let e = this.after(tp);
		if (e === this.lastEnd) return;
		let t = this.text.slice(this.lastEnd, e).trim(), n = k`YAML reads ${w(t)} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = yr(this.file, e - t.length, e);
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
		let t = this.tagOf(e), n = k`The tag ${w(t)} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
		return this.refuse(n, {
			start: e.tagStart,
			end: e.tagEnd
		});
	}
	refuseDuplicate({ text: e, start: t }, n) {
		if (this.problems.countMore(this.file.path)) return;
		let [, r = n] = [...this.spans.members(n, this.spans.count)].find(([t]) => t === e) ?? [], { line: i } = yr(this.file, this.spans.number(r, ap), t), a = `The field "${e}" is declared twice: here and in line ${i}. Keep one of them.`;
		this.problems.add(O("duplicate-member", a, { place: yr(this.file, t, t + 1) }));
	}
	refuse(e, { start: t = this.lastStart, end: n = this.lastEnd } = {}) {
		return this.problems.countMore(this.file.path) || this.problems.add(O("yaml", e, { place: yr(this.file, t, n) })), null;
	}
};
const qf = new Set(["!!str", "!"]), Jf = /(?:)/y, Yf = /[ \t]*/y, Xf = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Zf = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Qf = /(?:\s|#[^\n]*\n)*:[ \t]*/y, $f = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, ep = /(?:[\s:?-]|#[^\n]*\n)*/y, tp = /[ \t]+#[^\s#!=*-].*/y, np = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function rp(e) {
	return e !== void 0 && e.type !== B.POP && e.type !== B.DOCUMENT;
}
function ip(e) {
	return e.type === B.SEQUENCE || e.type === B.MAPPING;
}
const ap = 2;
var op = class {
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
}, sp = class e {
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
function cp(e, t) {
	let n = new Map(), r = new wn(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: _p(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = `Unknown field "${e}" in this manifest.${(e === "backup" ? " This file is a backup: use lokaform restore." : "") || Ge(e, t) || ` The fields are ${t.join(" and ")}.`}`;
			r.add(O("unknown-member", n, { place: Cr(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function lp({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: Wt(e, t) });
}
function up(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: _p(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new wn(), a = t.span.members?.[Symbol.iterator](), s = o(() => hp(n));
	for (let o of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(o) && i.countMore(e.file.path)) continue;
		let l = fp(i, e, {
			value: o,
			span: c
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [sn(e.file.path, Wt(e.file, c).endLine), ...i.problems]
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
function dp(e, t, n) {
	let r = new wn();
	return {
		...fp(r, e, t, n, () => hp(n)),
		problems: r.problems
	};
}
function fp(e, t, n, r, i) {
	let { value: a, span: o } = vp(n, r.fields), s = pp(r.schema)(a)._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Hr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && gp(t, Wt(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, $n + 1);
	bp(p.map((e) => Dr(e, {}, Or())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, Sp(t));
	return { span: o };
}
const pp = c((e) => {
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
}), mp = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function hp({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(mp).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function gp({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function _p(e, t, n, r) {
	let i = Wt(e.file, r);
	return gp(e, i) ? [] : [O(t, n, { place: i })];
}
function vp(e, t) {
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
		let c = new Map(r.members).set(e, An(a, { members: new Map(s) }));
		r = An(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function yp(e, t) {
	let n = new wn();
	return bp(e, t, n), n.problems;
}
function bp(e, t, n) {
	let r = e.flatMap(({ code: e, path: t }) => e === "unrecognized_keys" ? t.join(".") : []), i = ({ code: e, path: n }) => e === "custom" ? r.includes(n.join(".")) : Ep(t.value, n) === void 0 && r.includes(n.slice(0, -1).join("."));
	for (let r of e) if (r.code === "unrecognized_keys") for (let e of r.keys) xp({
		...r,
		keys: [e]
	}, t, n);
	else i(r) || xp(r, t, n);
}
function xp(e, t, n) {
	if (!n.countMore(t.file.path, Sp(e))) for (let r of Cp(e, t)) n.add(r);
}
function Sp(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? wp(e.errors) : void 0)?.reduce((e, t) => e + Sp(t), 0) ?? 1;
}
function Cp(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Op(e, n, t));
	if (e.code === "invalid_key") return [Op(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left.`;
		return [O("unknown-member", e, { place: Cr(t.file, t.span, n) })];
	}
	let a = Ep(t.value, n), o = Wt(t.file, t.span, n), s = (e, t) => [O(e, t, { place: o })], c = () => s("wrong-type", Mp(a, n, t, o)), l = Pp(n, t), u = Fp(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", kp(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = wp(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? yp(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = Ge(String(a), t);
			return s("wrong-value", k`"${w(String(a))}" is not allowed here. Allowed values: ${t.join(", ")}.${n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", Mp(a, n, t, o)) : s("wrong-value", `${l} is empty.${u}`);
	}
}
function wp(e) {
	let t = [...e].sort((e, t) => Tp(t) - Tp(e)).find((e) => Tp(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function Tp(e) {
	return h(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Ep(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Dp(e, t) {
	return dt(e, t) ?? t.find((t) => t.split("_").includes(e));
}
function Op(e, t, n) {
	let r = Cr(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = Ge(Dp(e, i) ?? e, i) || ` The fields are ${i.join(", ")}.`, o = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || a}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		o = `Unknown field "${e}" in ${Np(t, n)}.${Fp([...t, e], n)}${r.includes(e) ? "" : Ge(e, r)}`;
	}
	return O("unknown-member", o, { place: r });
}
function kp(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Pp(e, t)} has no value.${Fp(e, t)}`;
	if (n?.empty !== void 0) return `${Pp(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? jp(e.slice(0, -1), t) : "";
	return i ? k`${Pp(e.slice(0, -1), t)} is a mapping.${i}` : `${Pp(e, t)} has no value. Remove it, or give it a value.${r}${Fp(e, t)}`;
}
const Ap = /^(\{[^{}:,]+\}|\[[^[\],]+\])$/;
function jp(e, t) {
	let n = t.textAt(Wt(t.file, t.span, e));
	return Ap.test(n) ? k` If ${w(n)} is the text, put it in quotes: "${w(n)}".` : "";
}
function Mp(e, t, n, r) {
	if (t.length === 0) return k`This is ${Ip(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r), a = w(i.startsWith("*") ? String(e) : i);
		return k`${Pp(t, n)} is ${Ip(e)}, but it must be text. Put it in quotes: "${a}".`;
	}
	let o = a ? jp(t, n) : "";
	return k`${Pp(t, n)} is ${Ip(e)}.${o}${Fp(t, n)}`;
}
function Np(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Np(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Pp(e, t) {
	let n = Np(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Fp(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Np([n], t)} must be ${r.expects}.` : "";
}
function Ip(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return k`the number ${w(String(e))}`;
		case "boolean": return k`the value ${w(String(e))}`;
		case "string": return k`the text "${w(tn(String(e), 40))}"`;
		default: return "a mapping";
	}
}
// src/kinds/pluralNames.ts
function Lp(e, t) {
	let n = [...new Set(e.flatMap(({ manifest: { textFile: e } }) => e?.source ?? []))], r = x(e, ({ manifest: { textFile: e } }) => e?.source.plurals === "i18next" && !e.isPlural ? [Rp(e, n)] : []), i = new Map();
	for (let e of r.values()) {
		let t = zp(e);
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
function Rp(e, t) {
	let [n = ""] = e.others ?? [], { row: r, path: i } = En(t, e, n) ?? {
		...e,
		row: e.source
	};
	return C([r.folder, Qt(r, i)]);
}
function zp(e) {
	let t = new Map(), n = ({ manifest: { textFile: e } }) => e?.language === e?.source.base;
	for (let r of e.toSorted((e, t) => Number(n(e)) - Number(n(t)))) {
		let { source: e = {}, language: i = "" } = r.manifest.textFile ?? {};
		if (Pn(e)?.includes(i) !== !1) for (let [e, i] of r.read.plurals ?? []) {
			let a = t.get(e);
			t.set(e, n(r) ? i ?? a : a || (i ?? a));
		}
	}
	return new Map([...t].map(([e, t = !0]) => [e, t]));
}
// src/kinds/read.ts
function Bp(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Vp(e, t, n) {
	let r = Hp(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* Hp(e, t, n, r = new Map()) {
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
			]), s = r.get(o), c = s?.text === i ? s.read : Gp(u, t, n);
			r.set(o, {
				text: i,
				read: c
			}), d.push({
				manifest: t,
				read: c
			}), yield;
		}
		let f = Lp(d, (e) => Gp(u, e, n));
		c[u.plural] = f.map(({ manifest: e }) => e), l ||= f.some(({ read: e }, t) => e !== d[t]?.read);
		let m = f.map(({ read: e }) => e), h = m.flatMap((e) => e.problems.some(qp) ? [] : e.entries), g = u.textFiles?.join(h) ?? {
			entries: h,
			problems: []
		};
		a[u.plural] = g.entries;
		for (let e of m) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let _ = new wn();
		for (let e of g.entries) {
			for (let t of u.checkEntry(e)) _.add(t);
			for (let t of Up(u, e)) _.add(t);
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
		problems: On(Jp(i, u)),
		files: c,
		isSplit: l
	};
}
function Up(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [K(e, t, "wrong-value", `The field new says that there is no former ${e.name}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Wp({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Wf(r, i, a), { file: s } = o, { members: c, problems: l } = cp(o, n ? [e, "on_create"] : [e]), u = [...o.problems, ...l], d = c.get("on_create"), f = d && n && dp(o, d, n);
	f && p(u, f.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: u.length > 0 ? u : [lp(o, e)]
	};
	let g = up(o, h, t);
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
function Gp(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function Kp(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Gp(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function qp({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Jp(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function K({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Xp(e(t)), d = s ? Cr(n, r, o) : Wt(n, r, o);
	return {
		...O(i, k`${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Yp(e, { entry: t, other: n, field: r, part: i }) {
	let a = i === void 0 ? [r] : [r, i];
	return K(e, t, "duplicate-text", `The ${i === void 0 ? `field ${r}` : `${i} translation`} is not the same as at ${Aa(n, a)}, so nothing is written for this key. Lokalise has one value for all apps: write the same in the files of both.`, { path: a });
}
function Xp(e) {
	return tn(e, 200);
}
function Zp({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Qp = new Set(b("after sent before declared details identity live"));
function $p(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !em(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Qp.has(r) ? void 0 : $p(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function em(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Qp.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const tm = "Run again. If that does not help, the service has changed or has a fault.";
function nm(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = x(n, ({ id: e }) => e === void 0 ? [] : [e]), s = x(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: K(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${tm}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = Za(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${tm}`, s = t ? "error" : "warning";
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
function rm(e) {
	let t = e.projects.map((e) => e.hide_texts ? im(e) : e), n = e.hide_texts ? e.problems.map((e) => am(e)) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function im(e) {
	let { problems: t, results: n, plan: r } = e, i = r && om(r);
	return {
		...e,
		problems: t.map((e) => am(e, i)),
		...n && { results: n.map(({ change: e, outcome: t }) => ({
			change: e,
			outcome: t.state === "done" ? t : am(t, i)
		})) }
	};
}
function am(e, t = () => "…") {
	return xe(e, tt(e, (e, n) => n === void 0 ? e : n === "file" ? "…" : t(e)).message);
}
function om({ changes: e, kept: t }) {
	let n = o(() => {
		let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), r = [...new Set([...e.flatMap(sm), ...n].flatMap(I))], i = new ar();
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
function sm(e) {
	return e.action === "destroy" ? (e.texts ?? []).map(({ before: e }) => e) : e.fields.filter(({ field: t }) => ao(io(e.kind, t))).flatMap(({ before: e = "", after: t, sent: n = "" }) => [
		e,
		t,
		n
	]);
}
function cm(e) {
	let t = rm(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? um(t.problems) : t.problems,
		projects: t.projects.map(lm),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(lm)
		} }
	};
}
function lm(e) {
	return e.hide_texts ? um(e) : e;
}
function um(e) {
	return dm(e, "");
}
function dm(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && ao(io(String(n), String(e.field)));
	return pm(e, (e, t) => Qp.has(t) ? r ? fm(e) : e : dm(e, n));
}
function fm(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? pm(e, fm) : e;
}
function pm(e, t) {
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
const mm = new Set("action by code command field how kind scope reason ref seen severity state place file manifests backup".split(" "));
function hm(e, t) {
	let n = e.projects.map((e) => _m(e, t));
	return {
		...ym({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function gm(e, t) {
	return ym(e, (e) => t(e));
}
function _m(e, t) {
	let n = ym(e, t);
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
function vm(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === u(t);
}
function ym(e, t) {
	return xm(e, t, !1);
}
const bm = i((e) => new WeakSet());
function xm(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (!n && "message" in e && "quotes" in e) {
		let { message: n, quotes: r, ...i } = e;
		return {
			...xm(i, t, !1),
			...tt({
				message: n,
				quotes: r
			}, t)
		};
	}
	let r = bm(t);
	if (!n && r.has(e)) return e;
	let i = pm(e, (e, r) => n || !mm.has(r) ? xm(e, t, n || Qp.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/view.ts
const Sm = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Cm = [
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
function wm(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Tm(e) {
	return e.map((e) => "text" in e ? e.text : Tm(e.words)).join("");
}
function Em(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Dm(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/problems.ts
function Om(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * or.indexOf(e) + Number(t !== void 0 && un({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function km(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of re(t === !0 ? [] : e, (e) => Am(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(un) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, jm(Mm(e), [e, ...t]));
		}
	}
	return Om(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Mm(e, n)));
}
function Am(e, t) {
	return un(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Zp(e),
		e.place.file
	]);
}
function jm(e, t) {
	if (t.some(un)) {
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
function Mm({ severity: e, code: t, message: n, place: r, ways: i }, a = he) {
	return {
		...Em("!", t, r),
		severity: e,
		state: e,
		lines: Nm(i),
		words: D(n, a - t.length - 3),
		code: {
			name: t,
			address: _o(t)
		}
	};
}
function Nm(e = []) {
	return e.map(({ does: e, command: t }) => Dm(" ", `${e}: `, T(t)));
}
function Pm(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...re(r, ({ outcome: e }) => `${Im(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Fm(e, D(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => D(e.change.label, 100));
		return [Fm(r, `${(t ? a : a.map(_t)).join(", ")} and ${R(e.length - 3)} more`, e.length, n)];
	});
}
function Fm(e, t, n, r = he) {
	return {
		...Em("!", t, Ks(e)),
		count: n,
		severity: "error",
		state: Im(e.outcome),
		words: D(e.outcome.message, r)
	};
}
function Im(e) {
	return qs(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// src/plan/loss.ts
function Lm(e) {
	return e.action === "update" ? e.fields.some((t) => Vm(e.kind, t) || Hm(e.kind, t) || Rm(e.kind, t)) : e.action === "destroy";
}
function Rm(e, { field: t, before: n, after: r }) {
	return io(e, t).role === "identity" || n === void 0 || Um(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function zm(e, t) {
	return Bm(t) || Vm(e, t) || Hm(e, t);
}
function Bm({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Um(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Um(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Vm(e, { field: t, before: n, after: r }) {
	return io(e, t).role === "archive" && n === !1 && r === !0;
}
function Hm(e, { field: t, before: n }) {
	return io(e, t).role === "shape" && n !== void 0;
}
function Um(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Wm(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Km(io(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Gm(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Km(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Km(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Um(n);
}
// src/report/counts.ts
function qm(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Jm = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function Ym(e) {
	let t = ih(e);
	return t === "removed" ? t : t === "new" ? "created" : nh(e) ? "renamed" : "updated";
}
const Xm = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Zm = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Qm = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function $m(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...qm(Jm, t, Ym),
		...qm(Xm, n, ({ reason: e }) => Zm[e] ?? "kept"),
		toAdd: r(e, ({ to_add: e = [] }) => e.length),
		onlyInFiles: r(e, ({ only_in_files: e = [] }) => e.length),
		changes: t.length,
		adopted: r(e, ({ counts: e }) => e.adopted),
		skipped: r(e, ({ skipped: e }) => e.length)
	};
}
const eh = [...Jm, ...Qm];
function th(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), i = qm(["done", ...Qm], t, ({ outcome: e }) => qs(e) ? "written in part" : e.state), a = i.skipped + r(e, ({ plan: e }) => e?.skipped.length ?? 0), o = t.length - i.done + a - i.skipped;
	return {
		...qm(Jm, n, Ym),
		...i,
		skipped: a,
		unfinished: o
	};
}
function nh(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const rh = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function ih(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Vm(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => oo(e.kind, t));
	return t.some(Bm) ? "cleared text" : t.some((t) => Rm(e.kind, t)) ? "overwritten text" : Lm(e) ? "overwritten" : nh(e) ? "renamed" : "changed";
}
function ah(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return r(t, ({ kind: e, fields: t }) => t.filter((t) => oo(e, t) && Bm(t)).length);
}
// \0late:diff
const oh = process.getBuiltinModule("node:module").createRequire(import.meta.url), sh = (...e) => oh("./late-diff.js").createTwoFilesPatch(...e), ch = (...e) => oh("./late-diff.js").diffArrays(...e), lh = [
	"key:",
	"tag:",
	"file:"
];
function uh(e) {
	return lh.find((t) => e.startsWith(t));
}
function dh(e, t) {
	return e.length === 0 || e.some((e) => ph(e, mh(t)));
}
function fh(e, t) {
	if (e.length === 0) return [];
	let n = t.map(mh);
	return e.filter((e) => !n.some((t) => ph(e, t)));
}
function ph(e, t) {
	let n = uh(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => ut(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function mh({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : I(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => I(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function hh(e, t) {
	return fh(e, vh(t)).filter((e) => !e.startsWith("tag:")).map(gh);
}
function gh(e) {
	let t = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.`;
	return O("unknown-filter", t);
}
function _h(e, t) {
	return t.length > 0 ? e.filter((e) => t.every((t) => t.includes(e))).map(gh) : [];
}
function vh(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function yh(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return t.startsWith("key:") ? [{
		keys: t,
		language: n
	}] : [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function bh(e, t, n) {
	let r = `${e}:${t}`;
	return uh(e) === void 0 && /^[^\s*,-][^*,]*$/.test(e) && !n.has(r) ? r : `key:${r}`;
}
function xh(e, t) {
	let n = e.startsWith("key:") ? e.slice(4) : e;
	return Ah(t).includes(n) ? "whole" : dh([e], t) ? "pattern" : void 0;
}
function Sh(e, t, n, r) {
	let i = e.flatMap(yh).flatMap(({ keys: e, language: i }) => {
		if (i !== void 0 && i !== n) return [];
		let a = xh(e, t);
		return a === "whole" && i === void 0 && r ? "pattern" : a ?? [];
	});
	return ["whole", "pattern"].find((e) => i.includes(e));
}
function Ch(e) {
	return new Set(kh(e).flatMap(Ah));
}
function wh(e, t) {
	return yh(e).some(({ keys: e }) => t.some((t) => xh(e, t)));
}
function Th(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(kh) : [];
		return !wh(e, r) && n.some((e) => wh(e, r)) ? n : [e];
	});
}
function Eh(e, t, n) {
	let r = n.flatMap(kh);
	return Th(t, n).filter((e) => !wh(e, r)).map((t) => {
		let { keys: n = t, language: r } = yh(t).at(-1) ?? {}, i = `${e} ${t}: no declared key has the name "${n}"${r === void 0 ? "" : ` with the language ${r}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.`;
		return O("unknown-text", i);
	});
}
function Dh(e) {
	let t = `--create ${e}: no declared key has this name. Give the whole name of a key in the files.`;
	return O("unknown-text", t);
}
function Oh(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = kh(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = yh(t).toReversed(), s = i !== void 0 && a.some((e) => xh(i.keys, e));
		if (!n?.language || o.includes(n.language) || s) return [];
		let c = a.filter((e) => xh(n.keys, e)), l = c.flatMap(({ kind: e, entry: t }) => Ba(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = `${e} ${t}: project ${r} has no language "${n.language}". ${n.keys} has ${u === "" ? "no texts" : u}.`;
		return c.length === 0 ? [] : [O("unknown-text", d, { scope: "project" })];
	});
}
function kh(e) {
	return vh([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Ah({ kind: e, entry: t }) {
	return I(e.identity(t.values));
}
// src/plan/waiting.ts
function jh(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Mh(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0));
	if (s.length === 0) return e;
	let c = Ba(i, t).map(({ part: e = "", after: t }) => [e, t]), l = Object.fromEntries(c), u = new Map();
	for (let e of jh(s, ({ part: e = "" }) => e, o)) {
		let { part: o = "" } = e, s = Ih({
			kind: i,
			entry: t,
			item: e
		}, a), c = Sh(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, o, e.reason === "held") !== "whole" && r.texts()?.whyWaiting(t, n, {
			...l,
			[o]: s
		}, o), d = Rh({
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
const Nh = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
}, Ph = {
	"not committed": Nh["not committed"],
	"never agreed": "git has no other text of the file, and the text of the project is older",
	undated: "the service does not say when the text of the project was written",
	"unread history": "the history of the file does not tell which text is newer",
	"unknown user": "the text of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Fh({ because: e = [] }) {
	return e.some((e) => e in Nh);
}
function Ih({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!_(i) || !_(a)) return a;
	let s = Ha(e, t, o) ? Lh(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function Lh({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !_(e) || !_(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function Rh(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Ih(e, t);
	return a !== void 0 && _(a) !== _(o) || zh(n, r, i, t) ? "other-shape" : g(s) ? Vh(e, s, t.project.baseLanguage) ? "universal-placeholders" : void 0 : "not-expressible";
}
function zh(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Bh = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function Vh({ kind: e, entry: t, item: n }, r, i) {
	let { field: a, declared: o } = n, s = (e, t) => I(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(r, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === a)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === i)?.after, d = l.map((e) => e.after ?? ""), f = [
		o ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Bh.test(e), c].some((e) => s(r, e) && !s(f, e));
}
// src/report/view/rows.ts
const Hh = 1e3;
function Uh(e, t) {
	if (e.action === "destroy") return {
		...Xh("-", e),
		...Kh(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => oo(n, e) ? e.part ?? [] : []), a = {
		...Xh(Yh[Ym(e)], nh(e) ? {
			...e,
			label: Wh(e)
		} : e),
		...Lm(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? hg(e) : mg(n, e.fields);
		return r === "" ? a : {
			...a,
			words: tn(r, Hh)
		};
	}
	let o = r === "create" || nh(e), s = e.fields.filter((e) => !o || !Cg(n, e)).flatMap((e) => sg(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: tn(Et(c), 80) + ce(e.label, c) };
	return {
		...a,
		...l,
		...Jh(e, t),
		lines: s
	};
}
function Wh({ kind: e, label: t, fields: n }) {
	let r = n.find((t) => Cg(e, t)), i = r && wg(e, r.field, r.after);
	return i?.as === "slots" ? [...new Set(Object.values(i.slots))].join(" / ") : t;
}
const Gh = "will be archived";
function Kh(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Gh : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: qh(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function qh({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Eg(wg(e, r, i), 90) : "", s = a ? `   (last edited${pg(a)})` : "";
		return {
			...Dm("-", `${jg(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Dm("-", `and ${L(a, "more text")}`)] : []];
}
function Jh(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Ym(e) === "removed" ? { words: Gh } : t === "drift" ? e.edited ? { words: `last changed${pg(e.edited)}` } : {} : nh(e) ? { words: ro(e.kind).words.renamed } : {};
}
const Yh = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function Xh(e, t) {
	return Em(e, lo(t), t.place);
}
function Zh(e, { texts: t = !1, full: n }) {
	let r = n === !0 ? Infinity : Tg, i = tn(_g(e, t, r), n === !0 ? r : Hh), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Xh("!", e),
		words: i,
		...a
	};
}
function Qh(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = Sg(n, e), [d, f] = Dg(wg(n, r, i ?? ""), wg(n, r, a)), p = o ? `, edited${pg(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Xh(l ? "!" : " ", e),
		lines: m.map((e) => Dm(" ", tn(e, Hh))),
		...l && { isLoss: !0 }
	};
}
function $h({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Eg(wg(t.kind, r.field, e))}` : "";
		return Dm(" ", tn(`${Sg(t.kind, r)}${i} is no longer declared`, Hh));
	});
	return {
		...Xh("-", t),
		isLoss: !0,
		lines: r
	};
}
function eg({ member: e, before: t, after: n, ...r }) {
	let i = `${D(e, 80)}: ${ng(t, n, "not declared")}`;
	return {
		...Xh("~", r),
		words: i
	};
}
function tg({ name: e, before: t, after: n, loosens: r }) {
	let i = `${D(e, 80)}: ${ng(t, n, "not set")}`;
	return r ? {
		...Em("!", `${i} (lets a run do more)`),
		isLoss: !0
	} : Em(" ", i);
}
function ng(e, t, n) {
	let r = [e, t].map((e = n) => ({
		as: "word",
		word: e
	}));
	return Dg(r[0] ?? cg, r[1] ?? cg, 200).join(" → ");
}
function rg({ variable: e, host: t, place: n }) {
	return {
		...Em("!", `sends \${${T(e)}} to ${T(t)}`, n),
		isLoss: !0
	};
}
function ig(e) {
	let t = Xh(" ", e);
	if (ro(e.kind).secretNames) return t;
	let n = e.part === void 0 ? "" : `, only ${jg(e.part)}`, r = e.created ? `, created on ${ho(e.created).slice(0, 10)}` : "";
	return {
		...t,
		words: `id ${D(String(e.id), 80)}${n}${r}`
	};
}
function ag(e, t) {
	return {
		...Xh("!", e),
		...t && {
			severity: "warning",
			state: "only in the files",
			words: "apply does not create it, because keys_from is lokalise in its row of texts"
		}
	};
}
function og(e) {
	return Em(" ", T(e));
}
function sg(e, t, { texts: n, full: r }) {
	let i = Sg(e, t), a = Hm(e, t) ? [Dm(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Dm(" ", i), ...a];
	let { part: o, edited: s, also_at: c = [] } = t, l = c.map((e) => Dm(" ", "also at ", uo(e))), u = r === !0 ? 4e3 : 90, d = oo(e, t) && o !== void 0 ? { language: o } : {}, f = lg(e, i, t, u).map((e) => ({
		...e,
		...d,
		value: tn(e.value, Hh + u - 2 - e.start.length)
	})), p = s ? [Dm(" ", `in the project, last edited${pg(s)}:`)] : [];
	return [
		...l,
		...p,
		...f,
		...a
	];
}
const cg = {
	as: "text",
	text: ""
};
function lg(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Um(a) ? cg : wg(e, i, a), c = wg(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== cg ? ug(t, s, c, r) : kg(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => ug(`${t}.${e}`, n, i, r));
}
function ug(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...dg("-", e, t.members, n.members), ...dg("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Dg(t, n, r), o = Dm("+", `${e} `, fg(n) ? "(empty)" : a);
	if (fg(t)) return [o];
	let s = Dm("-", `${e} `, i);
	return fg(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function dg(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e)), a = new Set(i.flatMap((e) => r.map((t) => ce(t, e))));
	return i.length > 0 ? [Dm(e, `${t} `, Ag(i) + (e === "+" ? [...a].join("") : ""))] : [];
}
function fg(e) {
	return e.as === "text" && e.text === "";
}
function pg({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${D(e, 60)}`} on ${ho(t)}${n ? ", reviewed" : ""}`;
}
function mg(e, t) {
	return t.flatMap((t) => Cg(e, t) ? [] : Sg(e, t)).join(", ");
}
function hg({ kind: e, fields: t, again: n }) {
	let [r, ...i] = t.filter((t) => oo(e, t)), a = i.filter(({ after: e }) => e !== ""), o = a.length > 0 ? ` (also in ${a.map((t) => Sg(e, t)).join(", ")})` : "", s = (t) => `${Sg(e, t)} ${Eg(wg(e, t.field, t.after))}`, c = r ? [`${s(r)}${o}`] : [], l = t.filter((t) => !oo(e, t) && !Cg(e, t));
	return [
		...n ? [gg] : [],
		...c,
		...l.map(s)
	].join("; ");
}
const gg = "again: it was removed in Lokalise since the last apply";
function _g(e, t, n) {
	if (!("field" in e)) return xg(e);
	let { kind: r, field: i, reason: a, because: o, cause: s, edited: c, live: l, declared: u, details: d } = e, f = oe([c && a !== "held" && `edited${pg(c)}`, o ? bg(e) : a === "undecided" && s && Ph[s]]), p = [a === "held" && Um(l) ? vg : yg[a], f.join("; ")].filter((e) => e !== "").join(": "), m = Sg(r, e);
	if (!t) return `${m} ${p}`;
	let [h, g] = u === void 0 ? ["not in the file", Eg(wg(r, i, l), n)] : Dg(wg(r, i, u), wg(r, i, l), n);
	return `${m} ${g} ${p} (${u === void 0 ? h : `in the file: ${h}`})${d === void 0 ? "" : `. ${d}`}`;
}
const vg = "stays empty: translators fill it. To write the text: --overwrite KEY:LANG", yg = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project",
	"changed-since": "kept: changed since the backup",
	converts: "kept: a text changed since the backup, and the change back would convert it"
};
function bg({ because: e = [] }) {
	let t = {
		...Nh,
		"not-verified": "the project does not say that it is verified",
		"not-reviewed": "the project does not say that it is reviewed"
	};
	return e.map((e) => t[e] ?? `it fails the check ${e}`).join(", and ");
}
function xg({ reason: e, tag: t = "", from_lokalise: n }) {
	switch (e) {
		case "archived": return n ? "archived in Lokalise, so its strings are only in the files. To remove them: lokaform pull --remove-missing" : "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
		case "held-back": return "kept: not removed while there are problems";
		case "protected": return `kept: protected by tag ${Un(t)}`;
		default: return `kept: owned by others (tag ${Un(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
	}
}
function Sg(e, { field: t, part: n }) {
	return n !== void 0 && io(e, t).role === "text" ? jg(n) : t;
}
function Cg(e, { field: t }) {
	return io(e, t).role === "identity";
}
function wg(e, t, n) {
	return io(e, t).show(n);
}
const Tg = 60;
function Eg(e, t = 60) {
	switch (e.as) {
		case "text": return Un(e.text, t);
		case "word": return tn(Et(e.word), t);
		case "set": return e.members.length > 0 ? Ag(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${jg(e)} ${Un(n, t)}`).join(", ");
	}
}
function Dg(e, t, n = 60) {
	let [r, i] = [e, t].map((e) => e.as === "word" ? e.word : e.as === "text" ? e.text : void 0);
	if (e.as !== t.as || r === void 0 || i === void 0) return [Eg(e, n), Eg(t, n)];
	let a = e.as === "word" && ![r, i].some((e) => Og.test(e)), [o, s] = ot(Et(r), Et(i), n).map((e) => a ? e : Ne(e, n));
	return [`${o}`, `${s}${ce(r, i)}`];
}
const Og = /^[\s(]|\s$/;
function kg(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			jg(e),
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
function Ag(e) {
	return e.map((e) => _t(jg(e))).join(", ");
}
function jg(e) {
	return Og.test(e) || /[,"]/.test(e) ? Un(e, 255) : tn(Et(e), 255);
}
function Mg({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Ng?.old !== a || Ng.now !== o) && (Ng = {
		old: a,
		now: o,
		parts: Pg(a, o)
	});
	let s = Ng.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.length > 0 ? s : r;
}
let Ng;
function Pg(e, t) {
	return ch(Ig(e), Ig(t), { maxEditLength: 600 }) ?? [];
}
const Fg = o(() => new Intl.Segmenter("en", { granularity: "word" }));
function Ig(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Fg().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const Lg = [
	["Language", ({ language: e, base: t }) => `${D(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => R(e)],
	[
		"Archived",
		({ archived: e }) => R(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${R(e.translated)} ${Rg(e, "translated").padStart(5)}`],
	["Verified", (e) => `${R(e.verified)} ${Rg(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${R(e.reviewed)} ${Rg(e, "reviewed").padStart(5)}`],
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
function Rg(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function zg({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Lg.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Bg({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = D(t.language, 40), r = e.unmet.map((n) => `${`${R(t[n])} of ${L(t.texts, "text")} ${n}, ${Rg(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : se(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...Em("!", lo(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${go(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/summaries.ts
function Vg(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${L(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${R(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Jg([e])}${i}${o}`;
}
function Hg(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Wm(e, t);
	if (r === 0) return;
	let a = `${L(n, "base text")} ${n === 1 ? "changes" : "change"}`, o = J(so(i, 12), 1e3);
	return q`${a}: ${L(r, "translation")} in ${o} may be marked unverified.`;
}
function Ug(e, t) {
	let n = In(e), i = t.flatMap((e) => {
		if (e.action !== "create" || !ro(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => oo(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), a = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: r } = i.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || r === 0 ? [] : [{
			name: D(t, 40),
			length: r
		}];
	});
	if (a.length === 0) return;
	let o = r(a, ({ length: e }) => e), s = a.map(({ name: e, length: t }) => a.length > 1 ? `${e} (${R(t)})` : e);
	return q`After the merge: ${L(o, "text")} to translate in ${J(so(s, 12), 1e3)}.`;
}
function Wg(e) {
	let t = Ps({ projects: e }), n = r(e, ({ plan: e }) => e?.changes.length ?? 0), i = n > 0 ? ` This does not count ${L(n, "change")} to write.` : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Gg(e)}.${i}`;
}
function Gg(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = r(t, (e) => e.texts), i = t.filter((e) => e.required), a = i.filter((e) => e.required?.unmet.length), o = so([...new Set(a.map(({ language: e }) => go(e)))], 12), s = t_([...$g({
		conflicts: r(t, (e) => e.conflicts),
		undecided: r(t, (e) => e.undecided),
		toPull: r(t, (e) => e.to_pull),
		waiting: r(t, (e) => e.waiting)
	}), [a.length, `of ${L(i.length, "required language")} not ready: ${o}`]]), c = L(new Set(t.map(({ language: e }) => e)).size, "language"), l = `${R(r(t, (e) => e.translated))} of ${L(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function Kg(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = qg(t), { waiting: r, kept: i, onlyInFiles: a } = $m(t), o = t_([
		[a, "only in the files"],
		[r, "waiting"],
		[i, "kept"]
	]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Yg(t, "as declared"), ...o].join(", ")}.`;
}
function qg(e) {
	let { conflicts: t, undecided: n, toPull: r, toAdd: i, ...a } = $m(e);
	return t_([
		[a.updated, a.updated === 1 ? "differs" : "differ"],
		[a.renamed, "not yet renamed"],
		[a.created, "missing"],
		[a.keptArchived, "archived"],
		[a.removed, "to remove"],
		...$g({
			conflicts: t,
			undecided: n,
			toPull: r,
			toAdd: i
		}),
		[a.skipped, "not compared"]
	]).join(", ");
}
function Jg(e) {
	let t = $m(e), n = t.adopted > 0 ? ` (${R(t.adopted)} to adopt)` : "", r = t_([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = t_([...$g(t), [t.skipped, "skipped"]]), a = c_(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${Yg(e, "unchanged")}.`;
}
function Yg(e, t) {
	let n = `${Xg(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Xg(e, "unmanaged")} unmanaged`;
}
function Xg(e, t) {
	let n = no().map((n) => ({
		kind: n,
		count: r(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? R(r(n, ({ count: e }) => e)) : se(n.map(({ kind: e, count: t }) => co(t, e.name)));
}
function Zg({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = n === 0 ? [] : p_(e.length - n, "applied");
	return `${[
		`Applied: ${Qg(e)}`,
		...r,
		`${L(t, "request")} in total`
	].join(". ")}.`;
}
function Qg(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = th(e), r = t_(eh.map((e) => [n[e], e])), i = t_($g($m(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function $g(e) {
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
function e_({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [T(e)]), r = n.length > 0 ? q` Not reached: ${J(n.join(", "))}.` : [];
	return q`${wm(q`${D(e.message, he)}`)}${r}`;
}
function t_(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${R(e)} ${t}`] : []);
}
function n_(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Zg(e);
	if (r.length === 0) return r_(e);
	if (t === "drift") return Kg(n);
	if (t === "status") return Wg(n);
	let [i] = n;
	if (i?.plan && n.length === 1) return Vg(i.plan, i.effort);
	let a = p_(n.length - r.length, "compared").map((e) => ` ${e}.`);
	return `${L(r.length, "project")}: ${Jg(r)}${a.join("")}`;
}
function r_(e) {
	let { command: t, manifests: n, declared: r } = e, i = Bs(e).filter(({ severity: e }) => e !== "notice");
	if (Xt(i)) return `${i_(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = no().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = se(a.flatMap(({ name: e, count: t }) => t > 0 ? co(t, e) : [])), s = i.length > 0 ? `, with ${i_(i)}` : "";
	return `Valid: ${o || "nothing declared"} in ${L(n.length, "manifest")}${s}.`;
}
function i_(e) {
	let t = or.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), i = r(n, ur);
		return i > 0 ? [L(i, t === "error" ? "problem" : t)] : [];
	});
	return se(t);
}
function a_(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${T(e)}`}`;
}
function o_({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f]+\.\d+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [q`${q`The service made snapshot ${J(t.id, 80)}: ${J(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function s_(e) {
	let t = qm(Jm, e, Ym);
	return [...t_(Jm.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...c_(e)].join(", ") || "no changes";
}
function c_(e) {
	let t = ah(e);
	return t > 0 ? [`clears ${L(t, "text")}`] : [];
}
function l_(e) {
	let t = Bs(e).filter(({ severity: e }) => e === "error");
	return [
		...u_(e),
		...t.length > 0 ? [i_(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function u_(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${h_(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return f_(e, t === "apply" ? "applied" : "restored");
	let i = p_(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Gg(r)}`, ...i] : t === "drift" ? [`Translations: ${qg(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...d_(r), ...i];
}
function d_(e) {
	let { skipped: t, conflicts: n } = $m(e.map(({ plan: e }) => e));
	return [
		`Translations: ${s_(e.flatMap(Js))}`,
		...n > 0 ? [L(n, "conflict")] : [],
		...t > 0 ? [`${R(t)} skipped`] : []
	];
}
function f_({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	return n === 0 ? [`Translations: nothing ${t}`] : [`Translations ${t}: ${Qg(e)}`, ...p_(e.length - n, t)];
}
function p_(e, t) {
	return e > 0 ? [`${L(e, "project")} not ${t}`] : [];
}
function m_(e) {
	if (e.is === "not compared") return [q`The manifests were not compared with those of the commit that the pull request would be merged into: ${J(e.why)}.`];
	let t = q`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = J(e.commit.slice(0, 7));
	return [q`${wm(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, wm(q`${`Difference: ${h_(e.projects)}.`}`)];
}
function h_(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(nh).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return t_([
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
function g_(e) {
	let t = qm([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = h_(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = t_($g({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function __(e) {
	return `Translations from Lokalise: ${g_(e)}`;
}
function v_({ filters: e, by_kind: t }) {
	let n = no().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${R(r)} of ${co(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${D(e, 200)}`).join(" ");
	return q`${wm(q`Only what matches`)} ${J(r, Infinity)}: ${se(n)}.`;
}
// src/report/view/sections.ts
const y_ = {
	removed: ["To remove", "to remove"],
	"cleared text": ["Cleared text", "to update, with texts that become empty in the project. To keep one, remove its empty text from the file"],
	"overwritten text": ["Overwritten text", "to update, with texts that are overwritten in the project"],
	overwritten: ["Overwritten value", "to update, with other values that are overwritten in the project"],
	renamed: ["To rename", "to rename"],
	changed: ["To update", "to update without loss"],
	new: ["To create", "to create"]
}, b_ = ["Differs", "different in the project"], x_ = {
	removed: y_.removed,
	"cleared text": b_,
	"overwritten text": b_,
	overwritten: b_,
	renamed: ["Not yet renamed", "not yet renamed"],
	changed: b_,
	new: ["Missing", "missing in the project"]
}, S_ = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in Lokalise, and not pulled: each line says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, C_ = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, w_ = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function T_({ command: e }) {
	return e === "drift";
}
function E_(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function D_(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		A_(t.full === "also" ? r.filter((e) => !zs(e)) : r, t),
		k_(i, t),
		...Bg(e).map((e) => t.full ? e : {
			...e,
			rows: L_(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? j_({
			...e,
			plan: n
		}, E_(e, t)) : [],
		V_(a, t)
	];
}
function O_({ problems: e, results: t = [] }, n = {}) {
	return [...km(e, n), ...Pm(t, n)];
}
function k_(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${L(n.length, "change")} not made`,
		rows: Pm(n, t)
	};
}
function A_(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: i_(e),
		rows: km(e, t)
	};
}
function j_({ plan: e, target: t, problems: n }, r) {
	let i = t?.is === "compared" ? t : void 0, a = i?.caused ?? e.changes, o = i?.kept ?? e.kept, { sends: s = [] } = T_(r) ? {} : i ?? e, c = r.full === "also" ? n.filter(zs) : [], l = new Map(c.map((e) => [C({ ...e.place }), Nm(e.ways)])), u = (...e) => e.map((e) => F_(e, o, r, l));
	return [
		...i ? [P_(i.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: s.map(rg)
		},
		...u("Conflict", "Undecided"),
		...M_(a, r),
		...u("Archived", "To pull"),
		...I_(i ?? e, i !== void 0, r),
		...u("Waiting", "Kept"),
		R_(i?.no_longer_declared ?? [], i?.kinds_no_longer_declared ?? []),
		...z_(a, r),
		...i ? B_(i, r) : []
	];
}
function M_(e, t) {
	let n = T_(t) ? x_ : y_, { full: r, keptElsewhere: i } = t;
	return [...new Set(rh.map((e) => n[e]))].map((a) => {
		let o = e.filter((e) => n[ih(e)] === a), [s, c] = a, l = (a === n.new || a === y_.changed) && !r && i !== void 0 && o.length > 20 ? o.slice(0, 19) : o, u = N_(l.map((e) => Uh(e, t)));
		return {
			action: s,
			title: `${R(o.length)} ${c}`,
			part: "plan",
			noun: "change",
			rows: L_(u, l.length, i, o.length)
		};
	});
}
function N_(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function P_(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${L(e.length, "setting")} changed`,
		rows: N_(e.map(tg))
	};
}
function F_(e, t, n, r) {
	let i = {
		...w_,
		...T_(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = C_[e], c = !s && o !== void 0 && a.length > 20, l = a.map((t) => {
		let i = Zh(t, n);
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
		title: `${s ? `${L(a.length, s)}:` : R(a.length)} ${S_[e]}`,
		rows: c ? L_(l, 19, o) : l
	};
}
function I_({ to_add: e = [], only_in_files: t = [] }, n, r) {
	let i = (e) => r.full || e.length <= 20 ? e : L_(e, 9, r.keptElsewhere ?? "the report file lists");
	return [{
		part: "plan",
		noun: "key",
		action: "To add",
		title: n ? `${R(e.length)} deleted in the files, and still in Lokalise: the next pull brings them back. To remove one, archive it in Lokalise` : `${R(e.length)} to add: in Lokalise, and in no file. lokaform pull writes ${e.length === 1 ? "it" : "them"} into the files`,
		rows: i(e.map(ig))
	}, {
		part: "plan",
		noun: "key",
		action: "Only in the files",
		title: `${R(t.length)} only in the files, and not created: keys_from is lokalise. To create one: create it in Lokalise, or lokaform apply --create KEY. If it was removed or renamed in Lokalise: lokaform pull --remove-missing`,
		rows: i(t.map((e) => ag(e, n)))
	}];
}
function L_(e, t, n, r = e.length) {
	let i = r - t;
	return i > 0 ? [...e.slice(0, t), {
		...og(`and ${R(i)} more, which ${n}`),
		sign: "!",
		count: i
	}] : e;
}
function R_(e, t) {
	let n = [...no().filter(({ plural: e }) => t.includes(e)).map(({ plural: e }) => og(`all ${e}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map(ig)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${R(n.length)} no longer declared, and kept in the project. If one got another name, set previously there`
	};
}
function z_(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Uh(e, {
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
function B_({ pending: e, resolved: t }, n) {
	let r = (e, t, n) => ({
		part: "pending",
		noun: "change",
		action: e,
		rows: n,
		title: `${e}${t} this pull request: ${L(n.length, "change")}`
	}), i = t.map((e) => {
		let { isLoss: t, place: r, ...i } = Uh(e, n);
		return i;
	});
	return [r("Already pending", ", with or without", N_(e.map((e) => Uh(e, n)))), r("No longer pending", " after", i)];
}
function V_(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = no().map(({ name: e }) => e), i = e.map((e) => ({
		rank: r.indexOf(e.kind),
		row: ig(e)
	})).sort((e, t) => t.rank - e.rank || ee(e.row.name, t.row.name)).map(({ row: e }) => e);
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${R(e.length)}`,
		rows: L_(i, t, n ?? "the job summary of the workflow lists")
	};
}
function H_(e, t) {
	let n = E_(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => $h(e, n));
	return [
		P_(s),
		K_("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		K_("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...G_(r, n),
		K_("with another id or former name", a.map(eg)),
		K_("with other values in on_create", o.map(og)),
		...z_(r, n)
	];
}
function U_(e, t) {
	let n = E_(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => Qh(e, n));
	return K_(`waiting in Lokalise: each says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function W_(e, t) {
	let n = E_(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => $h(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => Qh(e, n));
	return [
		K_("in conflict: the manifest keeps its text", c("conflict")),
		K_("undecided: the manifest keeps its text", c("undecided")),
		K_("no longer declared", o),
		...G_(i, n),
		U_(e, n),
		K_("not pulled: each says why", c(void 0)),
		...z_(i, n)
	];
}
function G_(e, t) {
	let n = (e) => e.action === "create" ? "new" : nh(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => {
		let i = N_(e.filter((e) => n(e) === r).map((e) => Uh(e, t))), a = K_(r, i), { full: o, keptElsewhere: s } = t;
		return r === "new" && !o && s !== void 0 && i.length > 20 ? {
			...a,
			rows: L_(i, 9, s)
		} : a;
	});
}
function K_(e, t) {
	return {
		part: "plan",
		title: `${R(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function q_(e, t) {
	let n = J_(rm(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => Y_(e, n, c, t)), ...o.map((e) => X_(e, t))];
	return {
		title: l_(n),
		heading: q`${u_(n).join("; ")}${i.length > 1 ? q` · ${L(i.length, "project")}` : []}${s.length > 0 ? q` · ${J(so([...new Set(s)], 3), 200)}` : []}`,
		state: Ls(n) ? "failed" : Is(n) ? "clean" : "open",
		isUntouched: Ys(n),
		lead: $_(n, t),
		stopped: e_(e),
		verdict: ev(n),
		result: n_(n),
		comparison: a ? m_(a) : [],
		problems: A_(r, t),
		parts: l,
		legend: rv(n)
	};
}
function J_(e) {
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
function Y_(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: D(i ?? o?.project.name ?? a, 200),
		heading: q`${J(i ?? a, 80)}${o ? q` · ${J(o.project.name, 80)}` : []}`,
		result: Z_(e, t),
		facts: Q_(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: zg(e),
		sections: D_(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(Ae)
	};
}
function X_(e, t) {
	let { name: n = "" } = e;
	return {
		name: D(n, 200),
		heading: J(n, 80),
		result: h_([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: H_(e, t)
	};
}
function Z_(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Qg([e])}.`;
	if (n) return t === "plan" ? s_(Js(e)).replace(/^n/, "N") : t === "status" ? Wg([e]) : t === "drift" ? Kg([e]) : Vg(n, i);
}
function Q_(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = Ws(i), d = Gs(e), f = u === void 0 ? [] : [{
		is: "link",
		words: q`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = q`All differences that apply would change are shown, not only those of this pull request.`, h = Js(e);
	return oe([
		q`Project ${a && !n ? q`${J(a.project.name, 80)} · ` : []}${J(i, 200)}${u === void 0 ? [] : q` · ${f}`}`,
		a?.filter && v_(a.filter),
		o?.is === "not compared" && q`${wm(m)} Lokaform could not find out which are from this pull request: ${J(o.why)}.`,
		p && Hg(a.project, h),
		p && r && Ug(a.project, h),
		c !== void 0 && q`The backup is in ${J(c)}.`,
		d !== void 0 && q`${a_(void 0)}: ${J(d, 800)}`,
		...o_(e)
	]);
}
function $_(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, manifests: i, projects: a } = e, o = i.length > 0 && i.length <= 3, s = po(i) || "no manifest", c = i.length === 1 ? "manifest" : "manifests", l = o ? q`the ${c} ${J(s)}` : q`${s}`;
	if (r !== "plan" || a.flatMap(Js).length === 0) return q`From ${l}`;
	if (!t) return q`Nothing has been changed yet. Apply changes the live Lokalise project like this (from ${l}):`;
	if (n === void 0) return q`If you merge this pull request, the next apply changes the live Lokalise project like this (from ${l}):`;
	let { branch: u, main: d, applyFrom: f } = n, p = J(so([d, ...f], 3), 200), m = q`To bring the changes into Lokalise, merge them into ${J(d, 200)} as well, or add ${J(u, 200)} to the input ${J("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	return q`Merging this pull request into ${J(u, 200)} changes nothing in Lokalise, because apply writes only from ${p}. ${m} Once these changes are there (from ${l}), the live Lokalise project changes like this:`;
}
function ev(e) {
	let { command: t, projects: n, stopped: r } = e, i = n.some(({ plan: e }) => e);
	return r && !i ? [] : t === "plan" && i ? nv(e) : [tv(e, n_(e))];
}
function tv(e, t) {
	let n = wm(q`${t}`), r = e.projects.some(({ results: e }) => e);
	return Ls(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? Ps(e) : Is(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function nv(e) {
	let t = Bs(e), n = t.filter((e) => zs(e) && e.ways !== void 0), r = t.filter((e) => e.severity === "error" && !zs(e)), i = r.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", a = `${L(n.length, "conflict")}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
	return oe([r.length > 0 && tv(e, `${i_(r)}. ${i}`), n.length > 0 && tv(e, a)]);
}
function rv(e) {
	let { command: t, projects: n } = e;
	return t !== "plan" && t !== "drift" || !n.some(({ plan: e }) => e) ? [] : [
		...t === "plan" ? [q`${n_(e)}`] : [],
		q`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`,
		iv
	];
}
const iv = q`A line with ${J("-")} is in Lokalise, and a line with ${J("+")} in the files.`;
function av(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${fo(e)} · ${po(e.manifests)}`,
		page: Ws(e.id)
	};
}
function ov(e, t) {
	let { command: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${T(e)}`, a = n === "apply" || n === "restore", o = r.some(({ plan: e }) => e) ? r.length > 1 || a : a || !e.stopped;
	return {
		isRed: Ls(e),
		stopped: e_(e),
		backups: r.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${i(e)} is in ${T(e.backup)}.`], ...o_(e).map(Tm)]),
		restores: r.flatMap((e) => {
			let t = Gs(e);
			return t === void 0 ? [] : [`${a_(e.name)}: ${T(t)}`];
		}),
		result: o || t ? n_(e) : void 0
	};
}
function sv(e, t, n) {
	let r = rm(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...km(i, o), ...a.flatMap((e) => O_(e, o))], c = !Ls(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? q` · ${J(l.name, 80)}` : [], { url: d, commit: f, now: p, pullRequests: m } = t, h = d === "" ? q`this run` : [{
		is: "link",
		words: q`this run`,
		address: d
	}], g = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), _ = a.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state === "done")), v = g || _ ? q`❌ Not everything was applied${u}` : q`❌ Nothing was applied${u}`, y = a.some(({ results: e }) => e) ? q`: ${`${Qg(a)}.`}` : q`.`, b = `The figures are for ${L(m, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? q`✅ Applied${u}` : v,
		lead: [
			q`By ${h} at commit ${J(f.slice(0, 7))} on ${ho(p)}${y}`,
			...m > 1 ? [q`${b}`] : [],
			...c ? [] : [q`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? cv(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function cv(e) {
	let { projects: t } = e, n = (t) => Ls({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? Qg([e]) : "not applied", a = r.slice(0, 50).map((e) => q`${J(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, q`${`… and ${L(o, "more project")}`}`] : a;
}
function lv(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f } = av(e, c), p = D_(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), m = [...uv(zg(e), n), ...xv(p, {
		paint: t,
		width: n
	})], h = (e) => `  ${t(bv["!"], Tm(e))}`, g = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [h(v_(i.filter))] : []
	], _ = u || s ? void 0 : Hg(i.project, i.changes), v = u ? Kg([e]) : s ? Wg([e]) : Vg(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), y = p.some((e) => e.rows.some(({ lines: e }) => e.length > 0)), b = [
		...m.length > 0 ? [""] : [],
		...n !== void 0 && y ? [`  ${t("dim", Tm(iv))}`] : [],
		..._ ? [h(_)] : [],
		t("strong", v)
	];
	return [
		...Re(g, n),
		...m,
		...Re(b, n)
	].map(xt);
}
function uv(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [_t(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = h(e.map(Ve));
			return e.map((e) => t === 0 ? vt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (h(i.map(Ve)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => Wn(e, t, 4))];
}
function dv(e, { paint: t }) {
	let { comparison: n, parts: r } = q_({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Tm(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Tm(e))] : [], ...xv(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(xt);
}
function fv(e, t) {
	return km(e).flatMap((e) => pv(e, t));
}
function pv(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? T(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => wv(e, t))].map(xt);
}
function mv({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(Ae), ...O_(e).flatMap((e) => pv(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${fo(e)}`)] : [], ...i];
	});
	return [...fv(e, n), ...r.map(xt)];
}
function hv(e, { paint: t, width: n, quiet: r = !1 }) {
	let { isRed: i, stopped: a, backups: o, restores: s, result: c } = ov(e, r), l = [
		...a ? [t("bad", Tm(a))] : [],
		...o,
		...c === void 0 ? [] : [t(i ? "bad" : "good", c)]
	];
	return [...Re(l, n), ...s].map(xt);
}
function gv({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${T(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${T(n(e))}. To apply it: ${T([
		"lokaform apply --plan",
		Le(n(e)),
		...r
	].join(" "))}`), i.map(xt);
}
function _v(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = xv(W_(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${T(a)}: ${g_([e])}.`, u = Re([t("strong", `From ${T(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${T(e)}`),
		...Re([t("strong", l)], n)
	].map(xt);
}
function vv(e, { paint: t, width: n, ...r }) {
	let [, ...i] = xv([U_(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(xt) : [];
}
function yv(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = T(e), a = r ? "/dev/null" : `a/${i}`;
		return sh(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => xt(e.split("	").map(T).join("	")));
	});
}
const bv = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function xv(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Re([n("strong", e)], r),
		...Sv(i, t)
	]);
}
function Sv(e, { paint: t, width: n }) {
	let r = e.map((e) => {
		let { name: t, from: n, place: r } = e, i = _t(t) + (n === void 0 ? "" : ` ← ${_t(n)}`);
		return {
			...e,
			label: i,
			at: r ? _t(uo(r)) : ""
		};
	}), i = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), a = r.map(({ label: e }) => e), o = r.map(({ at: e }) => e), s = {
		labels: Tv(a, i),
		places: Tv(o, 24)
	};
	return r.flatMap((e) => Cv(e, s, {
		paint: t,
		width: n
	}));
}
function Cv(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => Wn(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(wv(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(bv[e.sign], e.sign)} ${vt(i, t.labels)}${d}${vt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Ve(p) <= c ? [p, ...u] : [
		...Wn(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function wv(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Mg(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function Tv(e, t) {
	return h([0, ...e.map(Ve).filter((e) => e <= t)]);
}
// src/history/textVerdict.ts
function Ev({ at: e, isInOtherApp: t }, n, r, i) {
	let a = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!r) return n ? { is: "write" } : n === void 0 ? a : {
		is: "undecided",
		cause: "unread history",
		why: Dv
	};
	let { periods: o, merged: s, unread: c } = r, [l, ...u] = o;
	if (!l) throw Error("a text has no history");
	let d = u.filter(({ said: e }) => e !== void 0 && i(e)), f = [...d, ...s].some(({ pulled: e, said: t = null }) => e !== void 0 && i(t)), p = l.since === -Infinity || u.some(({ said: e }) => Mv(e, l.said)) || s.some((e) => Mv(e.said, l.said) && e.before !== void 0 && !i(e.before));
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
const Dv = "The files are not in a git repository.";
function Ov(e, t, n, r) {
	let i = za(e.kind, e.entry, e.language), a = Av(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Av(e, i, t, r) : a, s = kv(e, n, r);
	return {
		periods: jv(o, s),
		merged: s
	};
}
function kv(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => Nv(e, t, n));
		return s === void 0 || Mv(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function Av(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Nv(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Mv(u, o.said)) continue;
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
function jv(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Mv(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Mv(e, t) {
	return C(e ?? null) === C(t ?? null);
}
function Nv({ kind: e, entry: t, language: n }, r, i) {
	let a = (t.parts ?? [t]).find(({ from: e }) => e)?.from?.source, o = (e) => a === void 0 || !Er(a, e), s = {
		name: C([n, a ? _n(a) : []]),
		has: ({ from: e }) => e?.language === n && o(e.source)
	}, c = {
		name: "",
		has: ({ from: e }) => !e
	}, l = new Set(Ka([t]).map(({ span: e }) => e)), u = Ga(e, i).namesakes(t).filter((e) => !Ka([e]).some(({ span: e }) => l.has(e)));
	return [s, c].flatMap((n) => Ga(e, r, n).find(t) ?? []).filter((n) => Pv(e, n, t, u)).map((t) => Va(e, t, n)).find((e) => e !== void 0);
}
function Pv(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Fv(e, t), a = (t) => [...Fv(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Fv(e, { values: t, onCreate: n, from: r }) {
	return Ma({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// src/history/gitHistory.ts
const Iv = {
	is: "unreadable",
	why: Dv,
	noRepository: !0,
	versions: []
};
var Lv = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = c((t) => new zv(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Iv : await this.#t(i.root).versions(e, n, i));
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
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(Ro);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return ra(e, t, n?.workspace);
	}
};
const Rv = ["origin/main", "origin/master"];
var zv = class {
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
			return Mo(e, r, t, { input: i });
		});
		this.#n = (e, t) => n(JSON.stringify({
			words: e,
			input: t
		})), this.#i = o(() => Gv(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await bs(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				commits: a
			};
		} catch (e) {
			if (!(e instanceof xo)) throw e;
			let t = e instanceof So && { noGit: !0 };
			return {
				is: "unreadable",
				why: e.message,
				...t,
				versions: []
			};
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...Rv.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = Rv.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(Ro) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await Gv(this.#n, o), u = await Gv(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
			let r = this.#t.maxCommits ?? Bv;
			this.#r = {
				since: e,
				target: t,
				read: Vv(this.#n, {
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
			r !== void 0 && Ho(r, t) || a.push({
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
		return (await di(t).catch(Ni))?.isFile() ? ji(t).catch(Ni) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await Mo(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, fa(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const Bv = 2e3;
async function Vv(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch((e) => {
		throw Ro(e), new xo("The repository lacks the commit that the pull request would be merged into.");
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
		return [Ts({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(Hv), l = _s(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
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
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = vs(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = ys(v, {
		since: t,
		now: r
	}), b = await Uv(e, [...g, ...y]);
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
function Hv(e) {
	if (e instanceof xo && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Uv(e, t) {
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
	], a = Wv((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function Wv(e) {
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
async function Gv(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Hv);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function Kv(e) {
	return `${Cs}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/report/text/progressText.ts
function qv(e, t = Infinity) {
	let n = e.count && Xv(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(Yv(e));
	return Ve(i) <= t ? i : r(Yv({
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
	return t === void 0 || !r ? n : `${r} project ${Un(t, 40)}`;
}
function Xv({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? L(e, n) : void 0 : `${R(e)} of ${L(t, n)}`;
}
function Zv({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${T(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Qv(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${T(r)} is sent again: ${a}.`]);
	};
}
// src/model/variables.ts
function $v(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function ey(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const ty = /\$\$\{|\$\{([^}]*)\}/g;
function ny(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(ty)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function ry(e) {
	return [...new Set(ny(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function iy(e, t) {
	return ny(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function ay(e, t) {
	let n = ny(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? oy(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? oy(t.slice(r), i) : r === t.length;
}
function oy(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function sy(e) {
	let [, t = "https", n = ""] = dy.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function cy(e) {
	return e.replace(dy, (t, n) => `${n}://${sy(e)}`);
}
function ly(e) {
	let t = [], n = e.replace(ty, (e) => `lokaform0name${t.push(e)}z`);
	if (!URL.canParse(n)) return cy(e);
	let { href: r } = new URL(n);
	return r.replace(/%[\da-f]{2}/gi, (e) => {
		let t = String.fromCharCode(Number.parseInt(e.slice(1), 16));
		return /[\w.~-]/.test(t) ? t : e.toUpperCase();
	}).replace(/^([^?#]*[^?#/])\/+(?=$|[?#])/, "$1").replace(/lokaform0name(\d+)z/g, (e, n) => t[Number(n) - 1] ?? "");
}
function uy(e, t) {
	return ly(e) === ly(t);
}
const dy = /^(https?):\/\/([^/?#]+)/i;
function fy(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const py = "LOKALISE_API_TOKEN", my = "LOKAFORM_VARIABLES";
function hy(e) {
	let t = ey(e, my);
	if (t === void 0) return {
		values: e,
		hasBadLine: !1
	};
	let n = { [my]: t }, r = !1;
	for (let e of t.split("\n").map((e) => e.trim())) {
		let [, t, i = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(e) ?? [];
		t === void 0 ? r ||= e !== "" && !e.startsWith("#") : n[t] = i;
	}
	return {
		values: n,
		hasBadLine: r
	};
}
const gy = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function _y(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = ey(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable, because a name has only letters, digits and underscores. Write \${NAME}, and set NAME in the environment (in a workflow: under env, to a secret), or ${n}.`);
	if (gy.test(e) || xy(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = vy(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = by(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function vy(e, { values: t }) {
	let n = Object.hasOwn(t, "LOKAFORM_VARIABLES") ? my : "the environment", r = `${ey(t, e) === "" ? "empty" : "not set"} in ${n}`, i = `\${{ secrets.${e} }}`, a = `the line ${e}=${i} to "variables", which the workflow passes under secrets`;
	return n === "LOKAFORM_VARIABLES" ? [r, `Add ${a}`] : t.GITHUB_ACTIONS === "true" ? [r, `Add ${e}: ${i} under env of the step, or ${a}`] : [r, `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function yy(e) {
	return gy.test(e);
}
function by(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(?:\$\{\{.*\}\}|\$\{?\w+\}?|%\w+%)$/.test(e)) return "is the name of a variable, which nothing replaced by its value. Set it to the secret itself.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function xy(e, t) {
	let n = [...vn(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Sy(e)].some((e) => n.some((t) => t.includes(e))));
}
function Sy(e) {
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
function Cy({ parts: e, from: t }) {
	let n = new Set();
	for (let r of e ?? [{ from: t }]) n.add(r.from?.source.languages).add(r.from?.file.others);
	return [...new Set([...n].flatMap((e = []) => e))];
}
function wy({ parts: e, from: t }) {
	return (e ?? [{ from: t }]).some((e) => e.from?.source.keysFrom === "lokalise");
}
function Ty(e, t, n) {
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
function Ey(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return Fr(t);
}
// src/kinds/field.ts
const Dy = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function Oy(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function ky() {
	return (e) => {
		let { languages: t, ...r } = e, { name: i, value: a } = e, o = e.equal ?? n, s = e.inPlan ?? ((e) => a.parse(e));
		return {
			...r,
			diff(t, n, r) {
				let a = t[i] === void 0 ? e.undeclared?.(r, n) : t[i];
				if (a === void 0) return Dy;
				let c = e.check?.(a, r);
				if (c) return {
					...Dy,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, r);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? Dy : {
					...Dy,
					issues: [Oy(i)]
				};
				let u = e.desired ? e.desired(a, l, r) : s(a), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && o(d, u, r)) return Dy;
				let f = {
					field: i,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...Dy,
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
function Ay(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function jy(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [C(Object.fromEntries(t))];
}
// src/locales/placeholderStyle.ts
const My = [
	["{{@}}", /\{\{\s*[\p{L}_]/u],
	["%{@}", /%\{[\p{L}_]/u],
	["${@}", /\$\{[\p{L}_]/u],
	["{@}", /(?<![{%$])\{\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}/u]
], Ny = {
	s: "@",
	i: "li"
}, Py = {
	s: "s",
	i: "d"
};
function Fy(e, t) {
	let n = (e) => t.some((t) => e.test(t)), r = hr(e)?.name;
	if (r === "Android strings") return { printf: Py };
	if (r?.startsWith("Apple")) return { printf: n(/(?<!\[)%(?:\d\$)?[di]/) && !n(/(?<!\[)%(?:\d\$)?l/) ? {
		...Ny,
		i: "d"
	} : Ny };
	if (r === "ARB") return { named: "{@}" };
	let [i, a] = My.flatMap(([e, t]) => n(t) ? e : []), [o, s] = [n(/(?<!\[)%(?:\d\$)?@/) ? [Ny] : [], n(/(?<!\[)%(?:\d\$)?s/) ? [Py] : []].flat();
	return {
		...i && !a && { named: i },
		...o && !s && { printf: o }
	};
}
// src/plan/compare.ts
const Iy = {
	kept: [],
	problems: []
};
function Ly(e, t, n, r) {
	let { declared: i, live: a, renamedFrom: o } = t, { values: s, tags: c, foreign: l, differences: u, isArchived: d } = By(e, t, n), f = l === void 0 && u.length === 0 && !i.leftOut?.length && !d;
	if (a !== void 0 && f) return Iy;
	let p = {
		...i,
		values: s
	}, m = Uy(e, p);
	if (l !== void 0) return {
		kept: [{
			...m,
			id: e.id(a),
			reason: "foreign-owner",
			tag: l
		}],
		problems: []
	};
	let h = Vy(e, p, a, u);
	if (Xt(h)) return {
		kept: [],
		skipped: m,
		problems: h
	};
	let g = Hy(e, p, a, u), _ = e.identity(s);
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
	let v = e.id(a), y = c.find((e) => n.rules.protectedTags.includes(e)), b = y === void 0 ? [] : g.filter((t) => Vm(e.name, t)), ee = g.filter((e) => !b.includes(e)), x = oe([
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
			place: Jy(e, i).place
		})))
	]), te = u.flatMap((e) => e.open), ne = Ky(e, p, ee, x);
	if (ne) return {
		kept: x,
		skipped: m,
		problems: [...h, ne],
		open: te
	};
	let re = Gm(e, a, ee, n.project);
	if (re.length === 0) return {
		kept: x,
		problems: h,
		open: te
	};
	let S = e.lastEdit(a);
	return {
		change: {
			...m,
			place: Gy(m.place, re),
			ref: r,
			action: "update",
			id: v,
			identity: _,
			...o !== void 0 && { renamed_from: o },
			seen: qy(e, a, re),
			...S && { edited: S },
			...c.length > 0 && { tags: c },
			fields: re
		},
		kept: x,
		problems: h,
		open: te
	};
}
const Ry = i(({ path: e }) => Fy(e, []));
function zy({ parts: e, file: t, span: n }) {
	let r = e?.find(({ from: e }) => e) ?? {
		file: t,
		span: n
	};
	return `${r.file.path} ${r.span.start}`;
}
function By(e, { declared: t, live: n }, r) {
	let i = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, a = t.from?.file ?? t.parts?.find(({ from: e }) => e)?.from?.file, o = e.context(i, n, r, {
		place: zy(t),
		isInLocaleFile: (t.parts ?? [t]).some(({ from: e }) => e),
		isToAdd: t.isToAdd === !0,
		listed: Wy(e, t, r),
		plural: Ua(e, t),
		fromLokalise: r.fromLokalise === !0,
		style: t.style ?? (a && Ry(a))
	}), s = n === void 0 ? [] : e.tags(n), c = Nn(s, r.rules);
	return {
		values: i,
		tags: s,
		foreign: c,
		differences: (c === void 0 ? e.fields : []).flatMap((e) => {
			let t = e.diff(i, n, o);
			return t === Dy ? [] : [{
				field: e,
				...t
			}];
		}),
		isArchived: n !== void 0 && e.staysArchived(i, n, o)
	};
}
function Vy(e, t, n, r) {
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
function Hy(e, t, n, r) {
	return r.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = Jy(i, t);
		return a === void 0 ? o : {
			...o,
			seen: m(e.id(n), a)
		};
	}));
}
function Uy(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: Cr(t, n, [i])
	};
}
function Wy(e, t, { rules: n, project: r }) {
	if (t.from && !t.isToAdd && Ba(e, t).length === 0) return [];
	let i = t.isToAdd ? [r.baseLanguage] : [], a = new Set([
		...i,
		...Cy(t),
		...n.pull?.completes ?? []
	]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || a.delete(e);
	return [...a];
}
function Gy(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Ky(e, t, n, r) {
	let i = n.find(({ field: t }) => io(e.name, t).role === "shape"), a = r.flatMap((e) => [
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
function qy(e, t, n) {
	return m(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Jy(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Cr(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function Yy(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = (e) => s.textFiles?.byApp(e) ?? [e], c = ({ entries: t }) => (t[s.plural] ?? []).flatMap(e), l = {
			head: c(t),
			target: c(n)
		}, u = [...l.head, ...l.target], d = new Map(u.map((e) => [e, Ma(s, e.values)])), f = (e) => d.get(e) ?? Ma(s, e.values), m = Pa(s, l, (e) => f(e).texts), h = new Set(m.values());
		for (let e of l.target) h.has(e) || i.push(Uy(s, e));
		for (let [e, t] of l.head.entries()) {
			let n = m.get(t), c = `${s.name}:${e + 1}`;
			if (!n) {
				r.push(Xy(s, t, c));
				continue;
			}
			let l = Zy(s, t, n, c, f);
			l && r.push(l);
			let u = f(t).fields, d = [...f(n).fields].flatMap(([e, { after: t, ...n }]) => u.has(e) ? [] : [{
				...n,
				before: t
			}]);
			d.length > 0 && i.push({
				...Uy(s, t),
				fields: d
			}), p(a, Qy(s, t, n, l?.renamed_from !== void 0)), $y(s, t) !== $y(s, n) && o.add(t.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function Xy(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Um(e)).map((e) => Jy(e, t));
	return {
		...Uy(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function Zy(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && C(r) === C(n.after) ? [] : [Jy({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = Uy(e, t);
	return {
		...d,
		place: Gy(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...C(s) !== C(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function Qy(e, t, n, r) {
	let [i, a] = [Na(e, t), Na(e, n)];
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
		...Uy(e, t),
		...n
	}));
}
function $y(e, { onCreate: t }) {
	return C([...Ma(e, t).texts]);
}
// src/plan/comparePlans.ts
function eb(e, t) {
	let n = rb(t.plan, sb), r = lb([e.plan, t.plan]), i = rb(e.plan, r), a = ab(e.plan), o = new Set(t.plan.kept.map(ub)), s = new Set(fb(t).map(pb)), c = new Set((t.plan.sends ?? []).map(db)), l = new Set(Object.keys(t.plan.counts.by_kind)), u = ({ kind: e, label: t }) => C([e, t]), d = new Set((t.plan.only_in_files ?? []).map(u)), f = (e.plan.to_add ?? []).filter((e) => !s.has(pb(e))), p = (e.plan.only_in_files ?? []).filter((e) => !d.has(u(e)));
	return {
		caused: ib(e.plan, sb, (e, t) => !n(e, t)),
		pending: ib(e.plan, sb, n),
		resolved: ib({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(ub(e))),
		...p.length > 0 && { only_in_files: p },
		...f.length > 0 && { to_add: f },
		sends: (e.plan.sends ?? []).filter((e) => !c.has(db(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(ro(e.kind).plural) && !s.has(pb(e))), ...tb(e, t)]
	};
}
function tb(e, t) {
	let n = new Set(e.plan.kept.map((e) => C([pb(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(C([pb(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: r, matching: { matches: i } }) => {
		let a = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = x(a, ({ live: e }) => e ? [e] : []), c = o(() => new Set(Ka(r).map(({ file: e }) => e.path))), l = x(i, ({ live: e }) => e ? [e] : []);
		return i.flatMap((t) => {
			let { declared: r, live: i } = t, a = i ? l.get(i) ?? [] : [];
			if (!i || r.leftOut || a[0] !== t) return [];
			let o = a.map(({ declared: e }) => e), u = e.label(r.values);
			return (s.get(i) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: t, field: a }) => a.toPlan(t.values).flatMap(({ part: s = a.name, after: l }) => {
				let d = Cr(r.file, r.span, [a.name]), f = {
					kind: e.name,
					label: u,
					id: e.id(i),
					part: s,
					place: d
				};
				if (Um(l) || n.has(C([pb(f), s]))) return [];
				if (a.role !== "text") {
					let e = a.role !== void 0 && a.role !== "shape", t = o.some(({ values: e }) => a.toPlan(e).length > 0);
					return e || t ? [] : [f];
				}
				let p = a.lastWriter?.(i, s)?.edited !== void 0;
				return o.every((t) => Va(e, t, s) === void 0) && p && !nb(e, r, t) && c().has(za(e, t, s)) ? [f] : [];
			}));
		});
	});
}
function nb(e, t, n) {
	return Ka([n]).some(({ from: e }) => e) && Ba(e, n).length > 0 && Ba(e, t).length === 0;
}
function rb({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => C([ob(e), t]))));
	return (e, t) => n.has(C([e, t]));
}
function ib({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = ob(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => io(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function ab({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(pb)), r = new Set(t.map(({ kind: e, label: t }) => C([e, t])));
	return (e) => r.has(C([e.kind, e.label])) || e.action === "destroy" && n.has(pb(e));
}
function ob(e) {
	return e.action === "create" ? C([
		e.kind,
		"new",
		e.identity
	]) : C([e.kind, String(e.id)]);
}
function sb(e) {
	return e.action === "update" ? e.fields.map(cb) : e.action === "destroy" ? [C(["destroy", e.how])] : [C(["create", ...e.fields.map(cb).toSorted()])];
}
function cb({ field: e, part: t, after: n }) {
	return C([
		e,
		t ?? null,
		n
	]);
}
function lb(e) {
	let t = e.flatMap(({ changes: e }) => [...re(e, ob)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => C([e, t ?? null])) : n.has(ob(e)) ? sb(e) : [e.action];
}
function ub(e) {
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
function db({ variable: e, host: t }) {
	return C([e, t]);
}
function fb({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e)), r = e.changes.filter((e) => e.action === "destroy");
	return [
		...t,
		...r,
		...n,
		...e.to_add ?? []
	];
}
function pb({ kind: e, id: t }) {
	return C([e, String(t)]);
}
// src/settings/changedSettings.ts
function mb(e) {
	return new Map(jn.filter((e) => e !== De).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function hb(e) {
	let t = jn.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[Jn(t), e.place(t)]]));
	return new Map(t.reverse());
}
function gb(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || vb(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function _b(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => vb(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(me) === r);
}
function vb(e, t) {
	return e !== "" && Us(e).toLowerCase() === Us(t).toLowerCase();
}
function yb(e, t) {
	return jn.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return C(r ?? null) === C(i ?? null) ? [] : [{
			name: Jn(n),
			...r !== void 0 && { before: bb(r) },
			...i !== void 0 && { after: bb(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const bb = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/configFile.ts
function xb(e, t) {
	return P(t.working, A(xr, e) ?? xr.default);
}
async function Sb(e, t) {
	let n = xb(e, t), r = F(n, t), i = [...Ue, be].map((t) => A(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [F(t.working, t), ...i] : [];
	if (r === xr.default && a.length === 0) return;
	let o = r !== xr.default && await ma(n, t);
	return {
		id: m(r, a),
		...o && { settings_file: r }
	};
}
async function Cb(e, t) {
	let n = xb(e, t), r = A(xr, e) === void 0 || t.commit && !await ma(n, t), i = r ? xb({}, t) : n;
	if (r && !await ma(i, t)) return { problems: t.commit ? [] : await wb(t) };
	let a = F(i, t), o;
	try {
		o = la(await ca(i, t));
	} catch (e) {
		if (e instanceof xi) throw e;
		let t = `The settings in ${a} cannot be read: ${Bi(e)}`;
		return { problems: [O("not-read", t)] };
	}
	let s = Wf(a, o, { most: Gf });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Eb(s, N(i));
	return {
		config: c,
		problems: Jp([...s.problems, ...l], [])
	};
}
async function wb({ working: e, confined: t }) {
	let n = (e) => [O("unread-manifest", e, { severity: "warning" })], r = xr.default.replace(/yaml$/, "yml");
	if (await ma(P(e, r), {})) return n(`${r} is not read, because of its name. Rename it to ${xr.default}.`);
	let i = await na(e, void 0) ?? t?.workspace;
	for (let t = e; i !== void 0 && ta(t, i); t = N(t)) {
		let r = P(N(t), xr.default), i = F(r, { displayRoot: e });
		if (await ma(r, {})) return n(`${i} is not read, because it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config).`);
	}
	return [];
}
const Tb = 1e3;
function Eb(e, t) {
	let n = kb(e, e), r = Db(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: On([...n.problems, ...r?.problems ?? []])
	};
}
function Db(e, t) {
	let n = t.get(De);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(O("bad-setting", e, { place: t }));
	t.get(E) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(E));
	let a = new Map(), o = Object.keys(n);
	if (o.length > Tb) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${Tb.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(De)), {
		entries: a,
		problems: r
	};
	let s = Ab(e, De.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(De));
	let c = new Map();
	for (let t of o) {
		let n = Cr(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: l } = kb(e, Ab(s, t), [De.name, t]);
		p(r, l), a.set(t, o);
		let u = o.get(E), d = c.get(u ?? "");
		u === void 0 ? o.isBroken(E) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : i(`The entries "${t}" and "${d}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(E));
	}
	return {
		entries: a,
		problems: r
	};
}
const Ob = c((e) => {
	let t = jn.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: Fr(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(jb), ...r.map(Mb)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function kb(e, t, n = []) {
	let { plain: r, ...i } = Ob(n.length > 0 ? "entry" : "top"), a = n.length > 0 ? "an entry of projects" : "lokaform.yaml", o = Nb(e, t, {
		...i.top,
		thing: a,
		within: n
	}), s = ({ name: r, ...i }) => {
		let a = Ab(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return Nb(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, c = new Map(i.groups.map((e) => [e.name, s(e)])), l = [o, ...c.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = Ab(t, n), a = i && Array.isArray(r.value) ? up(e, r, i).problems : [];
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
			place: (e, ...n) => Wt(f, t.span, [...d(e), ...n]),
			namePlace: (e, ...n) => Cr(f, t.span, [...d(e), ...n])
		},
		problems: l
	};
}
function Ab({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function jb(e) {
	return e.entries ? {
		...e,
		schema: Rr(Vr()).refine(...ir)
	} : e;
}
function Mb(e) {
	let [t] = jn.filter(({ parent: t }) => t === e), n = `a mapping such as { ${t?.name}: ${t?.example} }`;
	return {
		name: e,
		schema: Lr(j(), Vr()),
		expects: n
	};
}
function Nb({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
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
		problems: yp(l, m)
	};
}
// src/settings/projectId.ts
const Pb = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Fb = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Ib = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Lb = {
	where: "the setting project",
	instead: "write the id itself"
}, Rb = {
	secrets: [],
	problems: []
};
function zb(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [O(n, e, { ...t && { place: t } })]
	};
}
function Bb(e, t) {
	let n = Vb(e, t), { id: r } = n, i = A(Lt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Us(r))) return n;
	let a = A(E, t.raw) !== void 0, o = a || e?.get(E) === void 0 ? void 0 : e.place(E), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...zb(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Vb(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = A(E, t);
	if (a !== void 0) return Ub(a);
	let o = e?.get(E);
	return e && o !== void 0 ? Hb(o, n, e.place(E)) : e?.isBroken(E) || r?.projects ? Rb : i === void 0 ? zb("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : ry(i).length > 0 ? Hb(i, n, void 0) : {
		...Rb,
		id: i
	};
}
function Hb(e, t, n) {
	if (ry(e).length === 0) return Wb(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return zb("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = _y(r, Lb, t);
	if ("message" in o) return zb(o.message, n, o.code);
	let { value: s } = o;
	if (!Ib.test(s)) return zb(`The value of ${a} ${Gb}`, n);
	let c = Wb(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Us(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Ub(e, t = "project") {
	let [n, r] = Fb.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Wb(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? zb(`${i} is the URL of a branch. Give the id with :branch after it.`) : Wb(r.replace(/%3a/i, ":"), i);
}
function Wb(e, t, n) {
	return Pb.test(e) ? {
		...Rb,
		id: e
	} : zb(`${t} ${Gb}`, n);
}
const Gb = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
// src/settings/rules.ts
function Kb(e, t) {
	let n = Y(be, t), r = Xb(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? A(i, t.raw) : Y(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Y(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Y(Vt, t),
		writers: Y(Ee, t),
		overwrite: Y(Yt, t),
		accept: Y(He, t),
		create: Y(ue, t),
		placeholders: Y(lr, t),
		incoming: {
			review: Y(pr, t),
			checks: Y(It, t),
			untranslated: Y(Gt, t)
		},
		checks: qb(t),
		filter: n,
		owner: Y(Dn, t),
		prune: Object.fromEntries(i),
		pruneBy: Y(Hn, t),
		onProblem: Y(nr, t),
		protectedTags: Y($t, t),
		limits: Object.fromEntries(a),
		allowRemovals: Y(Gn, t),
		allowWrongProject: Y(ze, t)
	}, s = e.flatMap((e) => Qb(e, o, t)), c = e.some(({ settings: e }) => (Y(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = tx(Hn, t) ?? {};
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
function qb(e) {
	let t = Y($e, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Y(ke, e) ?? { severity: "off" }, o = [
		...Ye.map((t) => [t.name, Y(t, e)]),
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
function Jb(e) {
	let t = [...Yb(ke, e)].filter(([, { value: e }]) => _(e)), n = [...Yb(Vt, e)].map(([e, { place: t }]) => [e, {
		place: t,
		isRule: !0
	}]);
	return new Map([...t, ...n]);
}
function Yb(e, t) {
	let { value: n = {}, part: r } = tx(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function Xb(e) {
	return Ue.some((t) => A(t, e) !== void 0);
}
function Zb(e, t) {
	let n = (A(be, e) ?? []).length > 0;
	if (!n && (!Xb(e) || A(on, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Kn.flatMap((t) => [A(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Ue.map((e) => `--${hn(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${hn(on)}.`;
	return [O("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function Qb(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Jn(a), { place: s } = tx(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Za(e, t), d = u === "owned" && t.owner === void 0 && !l(Dn), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && Xa(e, t) === void 0 && !l(Hn), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
function $b(e, t, n) {
	let r = e.filter(({ keysFrom: e }) => e === "lokalise"), [i] = r;
	if (!i) return [];
	let a = Kn.filter(({ name: e }) => e === "keys" && t.prune.key === "all").map((e) => {
		let { place: t } = tx(e, n) ?? {}, r = `${Jn(e)}: all would remove keys that were just created in Lokalise: the row of texts at ${ja(i.place)} has keys_from: lokalise. Set ${Jn(e)}: owned, which spares the keys of this row, or remove it.`;
		return O("bad-setting", r, { ...t && { place: t } });
	}), o = e.flatMap((e) => {
		let t = r.find((t) => !t.includeTags && ge(t, e));
		if (e.keysFrom === "lokalise" || !t) return [];
		let n = `This row and the one at ${ja(t.place)} can have the same keys, and only that one has keys_from: lokalise. Add it here too, or tell the rows apart with platforms, filenames or include_tags.`;
		return [O("bad-setting", n, { place: e.place })];
	});
	return [...a, ...o];
}
function ex(e) {
	return A(be, e) === void 0 ? [] : [Fe, Rn].filter((t) => A(t, e)).map(hn).map((e) => O("bad-setting", `--filter cannot be used with --${e}. Remove one of them.`));
}
function tx(e, { raw: t, environment: n, parts: r }) {
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
	return tx(e, t)?.value;
}
// src/settings/token.ts
async function nx(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await ji(P(t, e), "utf8", "token")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Bi(e)}`);
	}
}
const rx = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function ix(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => ey(t, e.get(me) ?? "")).filter((e) => e !== void 0 && by(e) === void 0), i = [
		n,
		t[py],
		ey(t, "INPUT_TOKEN"),
		...r,
		...ax(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function ax(e) {
	return Object.entries(e).flatMap(([e, t]) => rx.test(e) && t || []);
}
const ox = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file."), sx = O("no-token", "There is no API token: the input token is empty. The step needs the line token: ${{ secrets.NAME }}, with the name of a secret in the settings of the repository. A job that calls the reusable workflow needs LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN under secrets, because secrets: inherit works only within an organization. The secret of an environment is only in jobs with the line environment.");
function cx(e) {
	return e.trim() !== "" && /["'\s{}$%]/.test(e) ? "has quotes, spaces, line breaks, or the signs of a variable that nothing replaced. Write only the token." : void 0;
}
function lx(e, t) {
	let { usable: n, runToken: r, tokenFrom: i, target: a, named: o } = t, s = e?.get(me);
	if (!e || s === void 0) {
		let e = cx(r ?? ""), n = t.isAction ? sx : ox, a = `The API token (from ${i}) ${e}`, o = e === void 0 ? [] : [O("bad-setting", a)];
		return {
			token: r,
			problems: r === void 0 ? [n] : o
		};
	}
	let c = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [O(n, t, { place: e.place(me) })]
	});
	if (!ux(s, n)) return c(`The setting token_env must not be ${s}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (a && !n.allowed && s !== "LOKALISE_API_TOKEN" && !_b(a, o, s)) return c(`A pull request must not choose ${s} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${a.is === "missing" ? `those settings cannot be read: ${a.why}` : "they do not use it for this project"}. Nothing was sent. Add ${s} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let l = ey(n.values, s) || void 0;
	if (l === void 0) {
		let [e, t] = vy(s, n);
		return c(`\${${s}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let u = cx(l) ?? by(l);
	return u === void 0 ? {
		token: l,
		problems: []
	} : c(`The value of ${s}, which must contain the API token of this project, ${u}`);
}
function ux(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : yy(e) || xy(ey(t, e) ?? "", ax(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function dx(e, t, n) {
	let r = await fx(e, t, n), { config: i, folders: a, target: o, top: s, usable: c } = r, l = xx(t, i, n.backupProject), u = {
		...t,
		[hn(E)]: []
	}, d = l.names.length > 1 ? {
		...r,
		raw: u
	} : r, f = (e) => vx(e, i?.projects?.get(e ?? ""), d), p = i === void 0 && Xt(r.fileProblems) ? [] : l.names.map(f), m = p.map(({ settings: e }) => e), h = l.others.map((e) => f(e).settings), g = (e) => e.every(({ showTexts: e }) => e);
	return {
		settings: {
			...gx(t, s, a),
			kinds: no(),
			command: e,
			options: t,
			projects: m,
			others: h.flatMap(({ manifests: e }) => e ?? []),
			showTexts: g(m) && (!o || o.is === "read" && g(o.projects)),
			usable: c,
			secrets: [...c.tokens.map(Qn), ...[...m, ...h].flatMap(({ secrets: e }) => e)],
			scope: await Sb(t, a),
			combines: !1,
			reports: [],
			backupDir: _x(A(ct, t) ?? n.backupDir, a),
			restoreFlags: rr(t, [
				xr,
				...i ? [E] : [],
				xn,
				wr
			])
		},
		problems: nn(px(r, l.problems, p))
	};
}
async function fx(e, t, { folders: n, environment: r, backupProject: i, token: a, target: o, signal: s = ea }) {
	let c = n.commit ? void 0 : await o?.(t, s), { config: l, problems: u } = await Cb(t, n), d = await nx(A(xn, t), n.working), f = a ?? d.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: p, hasBadLine: m } = hy(r), h = ix(l, {
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
			allowed: A(mr, t)
		},
		tokenFrom: a ? "the input token" : d.token ? "the token file" : py,
		isAction: n.confined !== void 0,
		online: e !== "validate" && !Y(Qe, g),
		isCompared: n.commit !== void 0
	};
}
function px(e, t, n) {
	let { raw: r, online: i, target: a } = e, o = i && n.some(({ settings: e }) => e.inFile.get(Cn) !== !1);
	return [
		...e.tokenProblems,
		...Mn(r),
		...e.fileProblems,
		...t,
		...n.flatMap(({ problems: e }) => e),
		...i ? Zb(r, e.config) : [],
		...ex(r),
		...e.hasBadLine ? [hx] : [],
		...a?.is === "missing" && o ? [mx(a.why)] : []
	];
}
function mx(e) {
	let t = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${e}.`;
	return O("not-read", t, { severity: "notice" });
}
const hx = O("variable", `A line of ${my} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`);
function gx(e, t, n) {
	return {
		apiUrl: Y(wr, t),
		timeLimit: Y(St, t),
		matrix: Y(Qe, t),
		format: Y(bn, t),
		detailedExitcode: Y(Sn, t),
		all: Y(Se, t),
		publish: Y(rt, t),
		failOnDrift: Y(mt, t),
		applyFrom: Y(Kt, t),
		yes: Y(je, t),
		verbose: Y(yt, t),
		quiet: Y(Ke, t),
		force: Y(Zn, t),
		out: _x(A(Oe, e), n),
		report: [...new Set(Y(Tr, t).map((e) => P(n.working, e)))],
		plan: _x(A(Fe, e), n),
		configFile: xb(e, n)
	};
}
function _x(e, { working: t }) {
	return e === void 0 ? void 0 : P(t, e);
}
function vx(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(E) ?? "${}", m = /^\$\{\w*\}/.test(p) ? Rb : {
		...Hb(p, o, d[0]?.place(E)),
		id: ""
	}, h = c ? Bb(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = lx(t, {
		...n,
		named: g
	}), v = t?.get(me), y = Kb(no(), f), b = !(l && d.some((e) => e.isBroken(Cn))) && Y(Cn, f), ee = {
		...g,
		secrets: h.secrets,
		token: _.token,
		tokenFrom: v ?? s,
		tokenPlace: v ? t?.place(me) : void 0,
		manifests: yx(f, n),
		rules: y.rules,
		flags: rr(e === void 0 ? r : {
			...r,
			only: [e]
		}, Ce.settings),
		inFile: mb(d),
		places: hb(d),
		pulledLanguages: tx(pn, f),
		languagePlaces: Jb(f),
		required: Yb(A(ye, r) ? ye : br, f),
		useAutomations: Y(Pe, f),
		snapshot: Y(gt, f),
		concurrency: Y(nt, f),
		rate: Y(ft, f),
		showTexts: b && gb(u, g)
	}, x = $b(ee.manifests?.texts ?? [], y.rules, f), te = c && !l ? _.problems : [];
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
function yx({ raw: e, parts: t }, { config: n, folders: { working: r } }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Ue) {
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
	let o = bx(t, i);
	return o && {
		kinds: no(),
		globs: a,
		texts: o,
		folder: i
	};
}
function bx(e, t) {
	if (e.some((e) => e.isBroken(at))) return;
	let n = e.find((e) => e.get(at) !== void 0);
	return n?.get(at)?.flatMap((e, r) => {
		let { language_map: i = {}, keys_from: a = "files", include_tags: o, exclude_tags: s, key_name: c = "{path}", plurals: l = "none", names: u = "plain", separator: d = u === "lokalise" ? "::" : ".", filenames: f = u === "lokalise" ? "/" : void 0, ...p } = e, m = p.languages ?? (p.language === void 0 ? void 0 : [p.language]), h = {
			place: n.place(at, r, "files"),
			languagePlaces: p.languages?.map((e, t) => n.place(at, r, "languages", t))
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
		return Jt({
			...p,
			...h,
			...g,
			..._,
			languages: m,
			folder: t
		});
	}) ?? [];
}
function xx(e, t, n) {
	let r = A(gr, e), i = t?.projects && [...t.projects.keys()];
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
		let t = Ge(e, i) || ` There are ${i.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(E) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [E, ...Ue] : [];
	for (let t of c.filter((t) => A(t, e) !== void 0)) {
		let e = `The option --${hn(t)} (in the action: ${hn(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(O("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function Sx(e, t) {
	let n = Ta(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Ex(e, t),
		...Dx([...i, ...wx(e)], t),
		...Tx(e, t),
		...Mx(r, t)
	];
}
const Cx = i((e) => [...new Set(Ka(Object.values(e).flat()).map(({ from: e }) => e))].filter((e) => e !== void 0));
function wx({ entries: e }) {
	let t = Cx(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function Tx({ rows: e = [] }, { name: t, baseLanguage: n }) {
	return e.filter(({ isOfBase: e, language: t }) => e && t !== n).map(({ files: e, language: r, place: i }) => {
		let a = `${e} is read as ${r}, but the base language of project ${t} is ${n}. Write ${n} first in languages, or as language.`;
		return O("bad-setting", a, {
			place: i,
			scope: "project"
		});
	});
}
function Ex({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { scope: "project" })];
}
function Dx(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = e.filter(({ language: e }) => !n.includes(e));
	return [...re(r, ({ language: e }) => e)].map(([e, [r, ...i]]) => {
		let a = i.reduce((e, t) => e + t.count, r.count), o = yn(e, n), s = [r, ...i].find((e) => e.count === 0), c = `from the manifests ("${e}" is in ${a} places; this is the first)`, l = s || a === 1 ? "here" : c, u = r.inSource ? ", map its code with language_map in the row of texts" : "", d = o === "" ? "Add" : "Otherwise, add", f = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d} the language to the project${u}, or remove it ${l}.`;
		return O("unknown-language", p, {
			place: (s ?? r).place,
			scope: "project"
		});
	});
}
function Ox({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Cx(e.entries);
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
const kx = /(?:^|\/)values\/[^/]+\.xml$/;
function Ax({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => kx.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function jx(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n, isRule: a }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let o = yn(e, i), s = o !== "" || i.some((t) => it(t, [e])), c = a && (s || !Je(e)), l = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${o || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [u, d] = c || r === "error" ? ["error", "project"] : ["warning", "change"];
		return [O("unknown-language", l, {
			...n && { place: n },
			severity: u,
			scope: d
		})];
	});
}
function Mx(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Nx({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Px({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Ix(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		p(a, e.problems.map(Rx(o, e.isDoubtful)));
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
		problems: [...a, ...zx(i)]
	};
}
async function Fx(e, t, n, r, { signal: i = ea, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await as(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = Hp(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await vi(), o?.({
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
		textFiles: Bp(h.value.files)
	};
}
async function Ix(e, t, n, r, i) {
	let a = await Fx(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0 && !a.isSplit) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l && !a.isSplit) return a;
	if (!i.findProject) return c ? Lx(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Fx(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = Ht(f.problems) ? [] : Ox(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...Cx(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function Lx(e, t) {
	let n = e.problems.map((n) => {
		let r = n.code === "text-file" && e.undecided.get(n.place?.file ?? "")?.language === void 0;
		if (n.severity !== "error" || !t(n) || r) return n;
		if (n.scope === "change") return {
			...n,
			severity: "warning"
		};
		let i = k`${n} This stops a run only if it is in the base language of the project.`;
		return {
			...xe(n, i),
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
function Rx({ rules: e }, t = !1) {
	let n = Object.values(e.prune).some((e) => e !== "off");
	return (e) => {
		let r = e.code === "no-language-file" && e.severity === "notice", i = e.code === "empty-manifest" && !t;
		if (!n || !(r || i)) return e;
		let a = r ? k`${e} With prune, create it first.` : e;
		return {
			...xe(e, a),
			severity: "error",
			scope: "run"
		};
	};
}
function zx(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Bx(t, e) !== void 0), a = i && Bx(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function Bx(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(E));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (Us(e.settings.id) !== Us(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const Vx = {
	entries: {},
	variables: new Map()
};
async function Hx(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => dx(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[hn(gr)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await Px({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => $v(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), ee = [...g.filter(({ code: e }) => !Gx.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !Wx.includes(t));
	return ee ? {
		is: "missing",
		why: Kx(ee)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function Ux(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await dx("plan", {
		...e,
		[hn(gr)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Kx(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Wx = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Gx = ["unset-variable", "project-not-allowed"];
function Kx({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${uo(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function qx(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(E);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? Vx, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Nx(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: yb(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Jx(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("undeclared-project", t, { severity: "warning" });
	});
}
function Yx(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Kx(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...eb(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Xx({ kinds: e }, { problems: t }, n, r) {
	if (Xt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Zx(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...Yy(e, n?.declared ?? Vx, r?.declared ?? Vx),
				settings: yb(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function Zx(e, t) {
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
function Qx(e) {
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
function $x(e, t) {
	return Qx({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(qv(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function eS(e) {
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
		showProblems: (e) => tS(fv(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => _e(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => nS(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => aS(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function tS(e, { error: t, errorScreen: { width: n } }) {
	Re(e, n).forEach(t);
}
function nS(e, t, n) {
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
			c && l(Zv(e));
		},
		...!s && rS(n, l),
		onPlan: (r) => iS(r, e, t, n),
		history: new Lv({
			folders: u,
			environment: i,
			signal: t.stopping
		})
	};
}
function rS({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Qx({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(qv(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : $x(t, n);
}
async function iS(e, t, n, r) {
	let { console: i, prompt: a } = r, { command: o, all: s } = t, c = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), l = (e.plan?.changes.length ?? 0) > 0, u = (o === "apply" || o === "restore") && !t.yes && l && !c ? a : void 0, d = t.format === "text", f = s ? void 0 : "--all shows", p = {
		...i.screen,
		command: o,
		texts: !0,
		full: s,
		keptElsewhere: f
	}, m = d && (!t.quiet || u) ? lv(e, p) : [];
	if (m.length > 0 && i.out(m.join("\n")), !u || n.stopped) return !0;
	d && u.seesOut || lv(e, {
		...p,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: h, width: g } = i.errorScreen;
	return Re(fv(e.problems, h), g).forEach(i.prompt), _e("Apply this plan?", u, n);
}
async function aS(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u, out: d } = t;
	if (c === "json" && i.out(wt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (tS(mv(e, s.paint), i), c !== "text") return;
	let { paint: f, width: p } = Ls(e) ? s : o;
	hv(e, {
		paint: f,
		width: p,
		quiet: l
	}).forEach(Ls(e) ? i.error : i.out);
	let m = (e) => F(e, { displayRoot: a });
	if (l) return;
	let h = rr(r.raw ?? {}, mn("option", ["apply"])).map(Le);
	gv(n, m, h).forEach(i.out);
	let g = T(["lokaform apply", ...h].join(" "));
	u === "plan" && r.raw && d === void 0 && As(e) && !Ls(e) && Re([`To make these changes: ${g}`], o.width).forEach(i.out);
}
// src/keys/liveKey.ts
function oS(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function sS(e, t) {
	let n = Kr(e) ?? {}, r = Zr(n.key_id), i = Kr(n.key_name) ?? {}, a = DS((e) => M(i[e]) || void 0), o = Gr(n.platforms, M), s = S.filter((e) => o?.includes(e)), c = Object.keys(ES(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = mS(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: pS.safeParse(n.filenames).data,
		tags: Gr(n.tags, M),
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
		...Object.fromEntries(uS.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		...cS(n)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
function cS(e) {
	return {
		created_at_timestamp: Jr(e.created_at_timestamp),
		base_words: Wr(e.base_words)
	};
}
const lS = {
	description: M,
	context: M,
	plural_name: M,
	is_hidden: qr,
	char_limit: Wr,
	custom_attributes: fS,
	modified_at_timestamp: Jr,
	translations_modified_at_timestamp: Jr
}, uS = Object.entries(lS);
function dS(e) {
	return Object.keys(lS).filter((t) => e[t] === void 0);
}
function fS(e) {
	let t = M(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(ne(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const pS = jr({
	ios: j(),
	android: j(),
	web: j(),
	other: j()
});
function mS(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = hS(Kr(n) ?? {});
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
function hS(e) {
	return {
		language_iso: M(e.language_iso),
		translation: M(e.translation),
		modified_by: Zr(e.modified_by),
		modified_by_email: M(e.modified_by_email),
		modified_at_timestamp: Jr(e.modified_at_timestamp),
		is_reviewed: qr(e.is_reviewed),
		is_unverified: qr(e.is_unverified)
	};
}
function gS(e, t = []) {
	return Array.from(e, (e) => sS(e, t));
}
function _S(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function vS(e) {
	let t = _S(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const yS = (e) => {
	let t = e.exactOptional();
	return Fr({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, bS = yS(j()), xS = yS(j().min(1));
function SS(e, t) {
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
function CS({ key_name: e, platforms: t }) {
	return X(e, t);
}
function wS({ key_name: e, platforms: t }, n) {
	return X(e, t.filter((e) => !_(n) || n[e] !== void 0));
}
function TS(e, t = S) {
	let n = X(e, t);
	return (n.length > 0 ? n : X(e)).join(" / ");
}
function ES(e, t) {
	return DS((n) => t.includes(n) ? SS(e, n) : void 0);
}
function DS(e) {
	let t = {};
	for (let n of S) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function OS(e) {
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
const kS = ky();
function AS(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function jS(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function MS(e, t) {
	let n = e;
	return kS({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: j(),
		value: j(),
		unset: "",
		live: (e) => e[n],
		toManifest: jS,
		write: AS(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function NS(e, t = () => void 0) {
	let n = e;
	return kS({
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
		write: AS(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const PS = kS({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: zr().min(0),
	value: zr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: AS("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), FS = Lr(j(), Ar()), IS = kS({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: FS,
	value: Ar(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = ne(LS(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = FS.safeParse(e);
		return t.success ? jS(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function LS(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function RS({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const zS = kS({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Rr(Br(S)).min(1),
	value: Rr(Br(S)),
	live: (e) => e.onOtherPlatform ? void 0 : VS(e.platforms),
	inPlan: (e) => VS(e),
	toManifest: (e) => e,
	write: AS("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), BS = kS({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Rr(j().min(1)),
	value: Rr(j()),
	unset: [],
	live: (e) => HS(e.tags),
	check: (e, { rules: t }) => {
		let n = Nn(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => HS(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return HS([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: jS,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return HS([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: AS("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function VS(e) {
	return S.filter((t) => e.includes(t));
}
function HS(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const US = kS({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: kr([j().min(1), xS.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: bS,
	live: (e, { platforms: t }) => ES(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = X(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...ES(e, n)
		} : a;
	},
	inPlan: (e) => ES(e, S),
	check: WS,
	merge: KS,
	carries: (e, t) => S.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = X(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = OS(t);
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
function WS(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? X(e, n) : X(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const GS = kS({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: bS,
	value: bS,
	unset: {},
	live: (e) => qS(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => S.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => jS(qS(e)),
	merge: KS,
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
		slots: qS(e)
	})
});
function KS(e, t, n) {
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
	return qS(r);
}
function qS(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const JS = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, YS = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, XS = Object.keys(YS), ZS = new RegExp([
	JS.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), QS = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, $S = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, eC = "[VOID]";
function tC(e, t) {
	let [n = "", r = ""] = [e, t].map(ht);
	if (n === r || n === "" && r === eC || r === "" && n === eC) return !0;
	let i = (e, t) => t.includes("[%") && nC(e, t) !== void 0;
	return i(n, r) || i(r, n);
}
function nC(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(JS)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(rC(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function rC([e, t, n = "", r, i], a) {
	let o = cC(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = cC(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${cC(n)}(?:hh?|ll?|[qjztL])?[${YS[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function iC(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(JS)];
		e.length > 0 ? t += 1 : a.match(ZS) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var aC = class e {
	#e;
	#t = o(() => this.#e.both.flatMap(([e, t]) => lC(t).flatMap(([t, n]) => nC(new Map(lC(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = o(() => {
		let e = this.#e.live.flatMap(lC).flatMap(([, e]) => [...e.matchAll(JS)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return sC(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, r) {
		if (n === "as-written") return e;
		let i = o(() => n === "universal" || (this.#a(t) ?? r().isUniversal));
		return sC(e, (e) => e.match(ZS) && i() ? this.#o(e, r) : e);
	}
	#r(e) {
		if ((e.match(JS)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(JS, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = $S.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return nC(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(lC).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${rC(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return oC(e, this.#e.style) ?? t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = lC(t).map(([, e]) => e);
			if (e.some((e) => e.match(JS))) return !0;
			if (e.some((e) => e.match(ZS))) return !1;
		}
	}
	#o(t, n) {
		if (QS.test(t) || (t.match(ZS)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(ZS, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${rC(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = XS.find((e) => YS[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return nC(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function oC([, e, t, n, r], { named: i, printf: a } = {}) {
	if (r !== void 0) return i?.replace("@", () => r);
	let o = e === void 0 ? "" : `${e}$`;
	return a && `%${o}${t}${n === "s" || n === "i" ? a[n] : n}`;
}
function sC(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function cC(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function lC(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const uC = Lr(j(), j()), dC = kr([j(), uC]);
function Z(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = uC.safeParse(ne(e));
	return n.success ? qS(n.data) : e;
}
function Q({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function fC(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function pC(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || mC(e) && mC(t) || typeof e == typeof t && tC(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => tC(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function mC(e) {
	return typeof e == "string" ? e === "" : Object.keys(qS(e)).length === 0;
}
const hC = uC.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: v }
}), gC = kr([j(), hC]), _C = Lr(j().min(1), gC), vC = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, yC = (e) => Rr(Fr({
	language_iso: j().min(1),
	translation: e
})).refine(vC, "has a language twice"), bC = yC(Vr()), xC = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: kr([_C, yC(gC).transform(TC).pipe(_C)]),
	rewrite: wC,
	diff({ translations: e }, t, n) {
		let { inFiles: r, project: i } = n, { listed: a } = r;
		if (!e && a.length === 0 || i.segmentation) return Dy;
		let s = a.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = o(() => VC(e ?? {}, t, i.baseLanguage, r.style)), u = c.flatMap(([r, a]) => DC({
			language: r,
			inFile: a,
			declared: a,
			key: t,
			placeholders: l,
			context: n,
			base: e?.[i.baseLanguage]
		}) ?? []);
		if (u.length === 0) return Dy;
		let d = u.flatMap((e) => e.issues);
		return {
			changes: u.flatMap((e) => e.changes),
			kept: u.flatMap((e) => e.kept),
			issues: CC(d, n.plural),
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
			translation: dC.parse(n)
		}));
	},
	show(e) {
		let t = dC.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: qS(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Q(e, n);
		return r && Z(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Z(n, t);
			return mC(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => xC.toManifest(e, t) === void 0,
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
			...UC(n, Z(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Q(e, t);
		return !n || n.is_unverified !== !0 && !mC(Z(n.translation, e.is_plural));
	},
	same: (e, t) => pC(dC.parse(e), dC.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function SC(e, t, n, r, i = "") {
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
		let t = v.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Ge(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function CC(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function wC(e) {
	if (!Array.isArray(e)) return;
	let t = bC.safeParse(e);
	if (t.success) return {
		value: TC(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function TC(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function EC({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => jy(Z(t, e)));
}
function DC(e) {
	let { language: t, inFile: n, key: r, context: i } = e;
	if (typeof n == "string" && !i.plural && r?.is_plural === !1 && Q(r, t)?.translation === n) return;
	if (n === void 0) return OC(e);
	let a = i.project.languages?.find(({ iso: e }) => e === t)?.pluralForms ?? [], o = ` of ${t} in this project`, s = SC(t, n, i.plural, a, o);
	if (s.length === 0) return OC(e);
	let c = Object.entries(n).filter(([e]) => a.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && OC({
			...e,
			declared: Object.fromEntries(c)
		}) || Dy,
		issues: s
	};
}
function OC(e) {
	let { language: t, declared: n, key: r, context: i } = e;
	if (Rt(i.rules, t) === "ignore") return;
	let a = r && Q(r, t);
	if (a) return AC(a, r, e);
	if (n !== void 0) return r ? {
		...Dy,
		issues: [Oy(`${t} text`, [t])]
	} : kC(e, {
		field: "translations",
		part: t,
		after: n
	});
}
function kC(e, t, r) {
	let { declared: i, placeholders: a, context: o } = e, { rules: s, storedForm: c = () => BC } = o, l = dC.parse(t.after), u = o.inOtherApps !== void 0 && /%(?:\d+\$)?[@s]/.test(JSON.stringify(l)) && s.placeholders === "auto" ? "universal" : s.placeholders, d = a().stored(l, r, u, c), f = r === void 0 ? d : FC(d, i, r);
	return {
		...Dy,
		changes: [n(f, l) ? t : {
			...t,
			sent: f
		}]
	};
}
function AC(e, t, n) {
	let { language: r, inFile: i, declared: a, placeholders: o, context: s } = n, { rules: c, verdicts: l, project: u, inFiles: d } = s, f = s.inOtherApps?.get(r)?.map((e) => dC.parse(e)) ?? [], p = Z(e.translation, t.is_plural), m = s.inOtherApps ? zC(p) : p, h = a !== void 0 && pC(m, fC(a, m)), g = d.plural.includes(r) && Lh({
		declared: i ?? null,
		live: m,
		part: r
	}, u).length > 0;
	if (h && !g) return;
	let _ = o().native(m), v = {
		field: "translations",
		part: r,
		live: _,
		...UC(e, _)
	}, y = (e, t = []) => ({
		...Dy,
		kept: [{
			...v,
			...e,
			...i !== void 0 && { declared: i }
		}],
		open: t
	});
	if (a === void 0) {
		if (!mC(_)) return y({
			reason: "pull",
			...!d.isToAdd && { details: RC }
		});
		let e = c.incoming.untranslated === "base" ? jC(r, t, n) : void 0;
		return e === void 0 ? void 0 : {
			...Dy,
			kept: [{
				...v,
				live: e,
				reason: "pull",
				details: LC
			}]
		};
	}
	if (h) return y({
		reason: "pull",
		details: IC
	});
	let b = fC(a, _), ee = {
		field: "translations",
		part: r,
		before: _,
		after: b,
		...UC(e, _)
	}, x = Rt(c, r), te = n.base !== void 0 && MC(b, n.base) && x !== "enforce", ne = d.fromLokalise === !0 || d.isInLocaleFile && (c.incoming.untranslated === "base" || te), re = mC(_) && ne && r !== u.baseLanguage;
	if (re && c.pull) return;
	let S = f.some((e) => !pC(zC(e), zC(b)));
	if (!re && mC(_) && S && f.some(mC)) return {
		...Dy,
		issues: [NC(r)]
	};
	if (!re && (x === "enforce" && !S || mC(_))) return kC(n, ee, p);
	let ie = x === "seed" || re;
	if (ie && !c.pull && c.overwrite.length === 0) return y({ reason: "held" });
	if (!ie && HC(_, b)?.length === 0) return kC(n, ee, p);
	let C = PC(e, _, n, {
		isHeld: ie,
		isInOtherApp: f.some((e) => pC(m, e))
	}), ae = l(C);
	return ae ? ae.is === "write" ? kC(n, ee, p) : y({
		reason: ae.is,
		..."cause" in ae && { cause: ae.cause }
	}) : y({ reason: "undecided" }, [C]);
}
function jC(e, t, { placeholders: n, context: { project: r } }) {
	let i = e === r.baseLanguage ? void 0 : Q(t, r.baseLanguage), a = i && n().native(Z(i.translation, t.is_plural));
	if (a === void 0 || mC(a)) return;
	if (typeof a == "string") return a;
	let { pluralForms: o = [] } = r.languages?.find(({ iso: t }) => t === e) ?? {};
	return Object.fromEntries(o.map((e) => [e, a[e] ?? a.other ?? ""]));
}
function MC(e, t) {
	return typeof e == "string" || typeof t == "string" ? pC(e, t) : Object.entries(e).every(([e, n]) => n === (t[e] ?? t.other));
}
function NC(e) {
	return {
		code: "duplicate-text",
		message: `The files of another app cleared the ${e} translation. Clear it here too, or write it again there.`,
		path: [e]
	};
}
function PC(e, t, { key: n, context: r }, { isHeld: i, isInOtherApp: a }) {
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
function FC(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return fC(Object.fromEntries(r), n);
}
const IC = "The locale file lacks plural forms that Lokalise has", LC = "Lokalise has no translation yet, so the file gets the base translation", RC = "If its line was deleted, lokaform pull writes it back. To clear it in Lokalise, write an empty text. To delete the key, delete its lines in all files";
function zC(e) {
	return new aC({
		declared: [e],
		live: [],
		both: []
	}).stored(e, void 0, "universal", () => BC);
}
const BC = {
	isUniversal: !1,
	isNumbered: !1
};
function VC(e, t, n, r) {
	let i = ([e]) => e === n, a = Object.entries(e).sort((e, t) => Number(i(t)) - Number(i(e))), o = (t?.translations ?? []).map(({ translation: e }) => Z(e, t?.is_plural ?? !1)), s = a.flatMap(([e, n]) => {
		let r = t && Q(t, e);
		return r ? [[n, Z(r.translation, t.is_plural)]] : [];
	});
	return new aC({
		declared: a.map(([, e]) => e),
		live: o,
		both: s,
		style: r
	});
}
function HC(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(qS(e)).filter((n) => e[n] !== t[n]);
}
function UC(e, t) {
	if (!e.modified_at_timestamp || mC(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e, a = n?.lastIndexOf("@") ?? -1, o = n && (a < 1 ? "somebody" : `${n.slice(0, 1)}***${n.slice(a)}`);
	return { edited: {
		at: r,
		...o && { by: o },
		...i && { reviewed: i }
	} };
}
// src/keys/fieldTable.ts
const WC = [
	US,
	zS,
	MS("description", !0),
	BS,
	xC,
	GS,
	MS("context", !0),
	PS,
	NS("is_plural"),
	MS("plural_name"),
	NS("is_hidden"),
	NS("is_archived", (e, t) => !RS(e, t) && void 0),
	IS
], GC = j().min(1), KC = kr([zr().positive(), j().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), qC = Ey(WC).required({ key_name: !0 }).extend({
	previously: kr([GC.transform((e) => [e]), Rr(GC).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Nr().exactOptional(),
	key_id: KC.exactOptional()
}), JC = Ey(WC.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function YC({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const XC = {
	place: "",
	isInLocaleFile: !1,
	listed: [],
	plural: []
};
function ZC(e, t) {
	let n = e.values.filenames ? void 0 : YC(e), r = t.platforms.filter((e) => n?.[e] && t.filenames[e]);
	if (!r.some((e) => n?.[e] === t.filenames[e])) return r.map((e) => t.filenames[e])[0];
}
function QC(e, t) {
	let [n = "", ...r] = (Object.values(YC(e) ?? {})[0] ?? "").split($C).map((e) => e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")), i = RegExp(`^(.*?)${[n, ...r.slice(0, 1)].join("([^/]+)")}`);
	return (e.parts ?? [e]).map(({ file: e, from: n }) => {
		let [, r = "", a = n?.language ?? ""] = i.exec(e.path) ?? [];
		return r + t.replaceAll($C, a);
	});
}
const $C = "%LANG_ISO%", $ = {
	name: "key",
	fields: WC,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => TS(e.key_name, e.platforms),
	context: (e, t, n, r = XC) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? le + n.rules.owner : void 0
	}),
	liveContext: (e, t) => ({
		...t,
		inFiles: XC,
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => Ur(e.key_id),
	liveLabel: (e) => TS(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !RS(n, t),
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
function ew(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = YC(t), o = e ? void 0 : tw(a, t);
		if (o) {
			o.parts.push(t);
			continue;
		}
		let s = nw(t), c = t.from ? aw(a, s, e) : [], [l] = c;
		if (c.length > 1) {
			r.push({
				entry: t,
				rivals: c
			});
			continue;
		}
		let u = l || !t.from ? [] : aw(a, s).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		u.length > 0 && n.push(sw(t, u.slice(0, 1)));
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
	let o = ({ parts: e }) => lw(e, t).entries;
	for (let { entry: e, rivals: t } of r) Dw(t.flatMap(o)).length === 0 && n.push(sw(e, t));
	let s = i.map(({ parts: e }) => lw(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function tw(e, { from: t, values: n }) {
	let { key_name: r, platforms: i = S } = n, [a, o] = t && typeof r == "string" && e.get(r) || [];
	return o || a?.platforms !== iw(i) ? void 0 : a.group;
}
function nw({ values: e }) {
	let { key_name: t, platforms: n = S } = e;
	if (typeof t == "string") return [[t, iw(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return X(t, n).map((e) => [e, iw(r(e))]);
}
const rw = 2 ** S.length - 1;
function iw(e) {
	return e === S ? rw : e.reduce((e, t) => e | 1 << S.indexOf(t), 0);
}
function aw(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !ow(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function ow(e, t) {
	return !e || !t ? !1 : S.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function sw(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? Aa(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return K($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function cw(e, t) {
	let n = e.parts ?? [e];
	return n.some(({ from: e, values: t }) => e && Object.values(t.translations ?? {}).some((e) => typeof e == "string")) && lw(n, t, !0).entries[0] || e;
}
function lw(e, t, n = !1) {
	let [r] = e;
	if (!r || e.length === 1 && !n) return {
		entries: [...e],
		problems: []
	};
	let i = fw(e, t), a = i.size === 0 ? e : e.filter((e) => !i.has(e)), o = (n || i.size > 0 ? void 0 : uw(e)) ?? gw(e, a, t, n), { translations: s, isPlural: c, problems: l, leftOut: u } = o, d = [
		...hw(i),
		...u,
		...t === void 0 ? [] : l
	], f = e.filter(({ values: e }) => e.description !== void 0), { is_plural: p, translations: m, ...h } = r.values, g = f[0]?.values.description, _ = {
		...r,
		values: {
			...h,
			key_name: ww(e),
			...Object.keys(s).length > 0 && { translations: s },
			...c !== void 0 && { is_plural: c },
			...g !== void 0 && { description: g }
		},
		onCreate: {
			...Tw(e),
			...r.from ? {} : r.onCreate
		},
		span: new an(r.span, () => dw(e, o.owners(), o.becameOther)),
		parts: e,
		...d.length > 0 && { leftOut: d }
	}, [v, y] = f, b = v && y && !v.from ? [Ew(y, v, ["description"])] : [];
	return {
		entries: [_],
		problems: [...l.map((e) => e.problem), ...b]
	};
}
function uw(e) {
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
		owners: () => vw(e).owners
	};
}
function dw(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = An(r ?? t.span, { file: t.file });
		return n.has(e) ? An(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [An(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? An(n, { members: a }) : n);
	}
	return r;
}
function fw(e, t) {
	let n = e.filter(({ from: e }) => e?.file.language !== void 0), r = ({ from: e }) => e?.language === (t ?? e?.source.language ?? e?.source.languages?.[0]), i = n.find(r) ?? n[0], a = (e) => n.every(({ from: t }) => t === e.from || t?.language !== e.from?.language), o = t !== void 0 || i !== void 0 && r(i), { from: s } = i ?? {}, c = new Map();
	if (!s) return c;
	let l = pw(s.file);
	for (let e of n) e.from && l(e.from.file) && (o || a(e)) && c.set(e, s.file.path);
	return c;
}
const pw = i((e) => i((t) => {
	if (t === e) return !1;
	let { source: n, language: r = "" } = t, i = r === e.language ? void 0 : En([n], e, r)?.path, a = hr(e.path) === hr(t.path) && !Er(e.source, n), o = i === void 0 || i === t.path || mw(i, t.path);
	return a && !o;
}));
function mw(e, t) {
	let n = (e) => e.slice(0, e.lastIndexOf("/") + 1);
	return e.endsWith(".xml") && n(e) === n(t);
}
function hw(e) {
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
function gw(e, t, n, r) {
	let { owners: i, problems: a } = vw(t), o = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), s = [...i].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), c = s.filter(({ isPlain: e }) => e), l = ({ part: e }) => hr(e.file.path)?.severalLanguages, u = o?.values.is_plural ?? (r || c.length < s.length && c.every((e) => e.language !== n || l(e))), d = s.filter((e) => e.isPlain === u && !(u && l(e)));
	for (let { language: e } of d) i.delete(e);
	let f = new Set(u ? c.filter(l).map(({ language: e }) => e) : []);
	return {
		translations: Cw(i, f),
		becameOther: f,
		problems: a,
		owners: () => i,
		isPlural: o ? u : u || void 0,
		leftOut: d.map(({ language: e, part: t }) => ({
			language: e,
			problem: _w(t, e, u)
		}))
	};
}
function _w(e, t, n) {
	let [r, i] = n ? ["has no plural forms", "is a plural"] : ["has plural forms", "is not a plural"], a = `The ${t} text ${r}, but the key ${i} (keys.yaml decides, then Lokalise, then the other languages). It stays in the file, and is not compared or sent. Write all languages with plural forms, or all without.`;
	return K($, e, "plural-mismatch", a, {
		path: ["translations", t],
		severity: "warning"
	});
}
function vw(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let e in i.values.translations) {
		let a = n.get(e)?.find((e) => !yw(e, i));
		if (n.set(e, [...n.get(e) ?? [], i]), t.has(e) || t.set(e, i), a) {
			let [t, n] = a.from?.onlyIfBase && !i.from?.onlyIfBase ? [a, i] : [i, a];
			r.push({
				language: e,
				problem: Ew(t, n, ["translations", e])
			});
		}
	}
	return {
		owners: t,
		problems: r
	};
}
function yw({ from: e }, t) {
	return e !== void 0 && t.from !== void 0 && Er(e.source, t.from.source);
}
function bw(e) {
	let t = e.filter((e) => (e.parts ?? [e]).every(({ from: e }) => !e)), n = e.flatMap((e) => [...new Set(xw(e))]);
	return t.length < 2 && new Set(n).size === n.length;
}
function xw({ parts: e, ...t }) {
	let n = (e ?? [t]).flatMap(({ from: e }) => e ? _n(e.source) : []), { key_name: r, platforms: i = S } = t.values;
	return n.length > 0 ? n : typeof r == "string" ? i : Object.keys(r);
}
function Sw(e, t) {
	let n = (e.parts ?? []).flatMap((e) => e.from ? [{
		part: e,
		row: e.from.source
	}] : []), r = tr([...new Set(n.map(({ row: e }) => e))]);
	if (r.length < 2) return [e];
	let i = e.parts?.filter(({ from: e }) => !e) ?? [], a = (e) => n.flatMap(({ part: t, row: n }) => e.includes(n) ? [t] : []);
	return r.flatMap((e) => lw([...i, ...a(e)], t).entries);
}
function Cw(e, t) {
	let n = {};
	for (let [r, { values: i }] of e) {
		let e = i.translations?.[r] ?? "";
		ae(n, r, t.has(r) ? { other: String(e) } : e);
	}
	return n;
}
function ww(e) {
	let [t] = e;
	if (t?.values.previously && !t.values.platforms) {
		let n = e.slice(1), r = n.flatMap(({ values: { key_name: e } }) => typeof e == "string" ? [] : e);
		if (r.length === n.length) return typeof t.values.key_name == "string" ? Object.assign({}, ...r) : t.values.key_name;
	}
	let n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function Tw(e) {
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
function Ew(e, t, n) {
	let r = Aa(t, n), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${t.from && e.from && n.length > 1 ? " If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts." : ""}`;
	return K($, e, "duplicate-text", i, {
		path: n,
		scope: "run"
	});
}
function Dw(e) {
	let t = new wn(), n = new Map();
	for (let r of Ow(e)) {
		let e = YC(r), i = e === void 0 ? "" : C(qS(e)), { key_name: a, platforms: o = S } = r.values, [s] = Object.entries(ES(a, o)).flatMap(([e, t]) => {
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
		t.add(ka("duplicate-key", `Key "${TS(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function Ow(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of X(r.key_name)) (t.has(e) ? n : t).add(e);
	return n.size === 0 ? [] : e.filter(({ values: e }) => X(e.key_name).some((e) => n.has(e)));
}
// src/keys/renames.ts
function kw(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Aw(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = jw(r, n), { renames: a, problems: o } = Nw(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Aw(e, t) {
	let n = t.byId.get(e);
	if (!n && !e.values.previously) return;
	let r = t.formerlyLive(e);
	if (n) {
		if (zw(e, n, t.perPlatform).length === 0) return;
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
function jw(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(Rw(r, t, n));
		return !Mw(e.values).some((e) => a.includes(e));
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
function Mw({ key_name: e, previously: t = [] }) {
	return [...X(e), ...t];
}
function Nw(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = x([...t], (t) => e.get(t)?.from ?? []), s = x([...i].filter(([e, n]) => !t.has(e) && (!e.values.new || a(n))), ([, e]) => [e]), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = TS(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n && !bw([n, e])), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = s.get(e)?.some(([e]) => !bw([n, e])) === !0, v = (e, t, r = "previously") => u.set(n, K($, n, e, t, { path: [r] }));
		p && !t.has(n) ? v("wrong-id", Fw(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? v("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? v("claimed-twice", `"${m}" is a former name, but ${Pw(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : _ ? v("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${Pw(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? v("rename-twice", `"${m}" is also a former name of ${Pw([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Pw(e, t) {
	return e.map((e) => `"${TS(e.values.key_name)}" (${Aa(e, [t])})`).join(" and ");
}
function Fw(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => TS(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Iw(e) {
	let t = new Set(e.filter(({ values: e }) => e.previously !== void 0)), n = new Map();
	for (let e of t) for (let t of X(e.values.key_name)) n.set(t, e);
	let r = ({ values: { previously: e = [] } }) => e.flatMap((e) => n.get(e) ?? []).find((e) => t.has(e)), i = new wn();
	for (let e of t) {
		let n = [e];
		for (let e = n.at(-1); e; e = n.at(-1)) {
			let a = r(e);
			if (!a) t.delete(e), n.pop();
			else if (!n.includes(a)) n.push(a);
			else {
				let e = n.splice(n.indexOf(a));
				for (let n of e) t.delete(n);
				i.add(Lw(e, a));
			}
		}
	}
	return i.problems;
}
function Lw(e, t) {
	let n = ({ values: e }) => `"${X(e.key_name)[0]}"`, r = [...e.slice(0, 10).map(n), ...e.length > 10 ? ["…"] : []], i = e.length === 1 ? `The field previously has the present name of the key, ${n(t)}. Remove it: the field is for a name that the key had before.` : `These renames form a cycle: ${[...r, n(t)].join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
	return O("rename-cycle", i, { place: Wt(t.file, t.span, ["previously"]) });
}
function Rw({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = ES(e.key_name, r);
	return n ? {
		...ES(t.key_name, r),
		...i
	} : i;
}
function zw(e, t, n) {
	let r = Rw(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return S.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
function Bw(e, n, { applied: r, project: { baseLanguage: i } }) {
	let a = e.filter(({ declared: e, live: t }) => !t && !wy(e) && !e.values.new && r?.has(C(e.values.key_name)));
	if (a.length === 0) return [];
	let o = x(n, (e) => jy(Z(Q(e, i)?.translation ?? "", e.is_plural)));
	return a.flatMap(({ declared: e }) => {
		let n = e.values.translations?.[i] ?? "", [r, a] = new Set(jy(n).flatMap((e) => o.get(e) ?? []));
		if (!r || a) return [];
		let [s = ""] = wS(r, e.values.key_name), c = `It was live at the last apply, and now key "${TS(r.key_name, r.platforms)}" (id ${r.key_id}) has its ${i} translation, so it was probably renamed in Lokalise. It is not created. To take the new name, rename it in all files. To rename the key back, set previously: ${t(s)} in an entry of ${Ft(e.file.path)}. If it is another key, set new: true there.`;
		return [{
			declared: e,
			problem: K($, e, "looks-renamed", c, { path: ["key_name"] })
		}];
	});
}
// src/keys/match.ts
function Vw(e) {
	return ({ tags: t }) => Nn(t, e) !== void 0;
}
function Hw(e, t, n, r = () => !1, i) {
	return new Uw({
		declared: e,
		live: t,
		perPlatform: n,
		keepsName: r,
		formerFiles: i
	}).result();
}
var Uw = class {
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
		this.#s(), this.#c(), this.#u(), this.#d(), this.#a = kw(e, this.#n, this), this.#f();
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
				let t = `${Pw(n, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
				this.#o(e, "claimed-twice", t, "key_id");
			}
		}
		let i = n.filter((e) => !this.#i.has(e));
		i.length > 0 && this.#r.push(qw(i));
	}
	#c() {
		let e = new Map([...this.byId].map(([e, t]) => [t, e])), t = this.#l();
		for (let n of this.#e.declared) {
			if (this.byId.has(n) || this.#n.has(n)) continue;
			let r = this.#_(n, this.#y(n)), i = (e) => YC(n) !== void 0 && (t.get(e) ?? n) !== n, a = (t) => {
				let r = e.get(t);
				return r !== void 0 && !bw([r, n]);
			}, o = Gw(n, r.filter((e) => !a(e) && !i(e)));
			if (o.length > 1) {
				let e = o.map(({ key_id: e }) => e).join(", "), t = `The project has ${o.length} keys with this name (ids ${e}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`;
				this.#o(n, "ambiguous-key", t);
			} else o[0] ? this.direct.set(n, o[0]) : r.length > 0 && this.contested.set(n, r);
		}
	}
	#l() {
		let e = new Map();
		for (let t of this.#e.declared) {
			let n = YC(t);
			if (!n) continue;
			let [r, ...i] = this.#_(t, this.#y(t)).filter((e) => Kw(e, n));
			r && i.length === 0 && e.set(r, e.has(r) ? void 0 : t);
		}
		return e;
	}
	#u() {
		for (let [e, t] of this.direct) {
			if (this.#g(e, t) !== "unknown") continue;
			this.direct.delete(e);
			let n = `Live key ${t.key_id} has this name and the filename "${ZC(e, t)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${t.key_id} to an entry of it in ${Ft(e.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`;
			this.#o(e, "ambiguous-key", n);
		}
	}
	#d() {
		if (new Set(this.direct.values()).size !== this.direct.size) for (let [e, t] of re(this.direct, ([, e]) => e)) {
			let n = t.map(([e]) => e);
			if (n.length < 2 || bw(n)) continue;
			let r = n.filter((t) => Kw(e, YC(t))), i = r.length === 1 ? r[0] : void 0;
			for (let t of n) {
				if (t === i || (this.direct.delete(t), i && YC(t) !== void 0)) continue;
				let r = `${Pw(n, "key_name")} match the same live key (id ${e.key_id}). Declare the key once, with a name for each platform, or set the same filenames in the rows of texts. If the entries are keys with different filenames, add key_id: ${e.key_id} to the entry that describes live key ${e.key_id}.`;
				this.#o(t, "claimed-twice", r);
			}
		}
	}
	#f() {
		let { renames: e, leaving: t } = this.#a;
		for (let [n, r] of this.contested) {
			if (this.#n.has(n) || e.has(n)) continue;
			let i = r.every((e) => t.has(e));
			if (i ? n.values.new : YC(n) !== void 0) continue;
			let a = [...this.byId].flatMap(([e, t]) => r.includes(t) ? e : []), o = r.map(({ key_id: e }) => e).join(", "), s = i ? "If one of them is a copy of the other, remove key_id there. If the first one is a new key, set new: true in it." : "Declare the key once. If the first one is another key with the same name, declare its filenames.", c = `${Pw([n], "key_name")} has the name of live key ${o}, and ${Pw(a, "key_id")} has its key_id. ${s}`;
			this.#o(n, "claimed-twice", c);
			for (let e of i ? a : []) this.#o(e, "claimed-twice", c, "key_id");
		}
	}
	#p(e) {
		let t = new Map();
		for (let e of this.#e.live) for (let n of X(e.key_name)) t.set(Ww(n), {
			name: n,
			key: e
		});
		let n = new Set();
		for (let r of e) for (let e of X(r.values.key_name)) {
			let { name: i, key: a } = t.get(Ww(e)) ?? {};
			if (a && i !== e) {
				let e = `This name looks like that of ${"key_id" in a ? `live key ${a.key_id}` : Pw([a], "key_name")}, but has other Unicode characters or a blank at an end, so the service may store both as one. Copy the name from there, or set previously to it.`;
				this.#o(r, "lookalike-key", e);
			} else t.set(Ww(e), {
				name: e,
				key: r
			});
			if (!this.perPlatform && n.has(e) && YC(r) === void 0) {
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
		return r && !bw([e, r]) ? void 0 : n;
	}
	#h(e) {
		let t = this.#m(e);
		if (!t) return { declared: e };
		if (!this.#a.renames.has(e)) return {
			declared: e,
			live: t
		};
		let n = X(e.values.key_name), r = this.byId.has(e) && CS(t).some((e) => n.includes(e)), i = TS(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}
	#g(e, t) {
		let { formerFiles: n } = this.#e, r = n && ZC(e, t);
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
		return this.perPlatform ? t.filter((e) => (n.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && SS(n.key_name, t) === e.key_name[t])) : t;
	}
	holders(e, t) {
		return zw(e, t, this.perPlatform).flatMap(([e, n]) => (this.#t.get(n) ?? []).filter((r) => r !== t && (!this.perPlatform || r.platforms.includes(e) && r.key_name[e] === n)));
	}
	formerlyLive(e) {
		let { previously: t = [], key_name: n } = e.values, r = (e) => [...new Set(t.flatMap((t) => (this.#t.get(t) ?? []).filter((n) => e(n).includes(t))))], i = r((e) => wS(e, n)), a = i.length > 0 ? i : r(CS);
		return Gw(e, this.#_(e, a));
	}
};
function Ww(e) {
	return e.normalize("NFC").trim();
}
function Gw(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => Kw(t, YC(e)));
	return n.length === 1 ? n : t;
}
function Kw(e, t) {
	return t ? S.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function qw([e, ...t]) {
	let n = t.length > 0 ? ` (the first of ${t.length + 1} such ids)` : "", r = `The project has no key with the id ${e?.values.key_id}${n}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.`, i = e && { place: Wt(e.file, e.span, ["key_id"]) };
	return O("stale-id", r, {
		...i,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/apps.ts
function Jw(e, t) {
	let { rows: n = [], project: r } = t, i = [];
	if (n.length === 0) return {
		matches: e,
		refused: i
	};
	let a = n.some((e) => n.some((t) => Er(e, t)));
	return {
		matches: e.flatMap((e) => {
			let n = a ? Sw(e.declared, r.baseLanguage) : [e.declared];
			if (e.live || n.length === 1) return n.map((t) => Yw({
				...e,
				declared: t
			}));
			let { texts: o, problem: s } = Qw(n, t);
			return s && i.push({
				declared: e.declared,
				problem: s
			}), s ? [] : [{ declared: Zw(e.declared, { translations: o }) }];
		}),
		refused: i
	};
}
function Yw(e) {
	let { declared: t, live: n } = e, { key_name: r } = t.values;
	return typeof r != "string" || !t.from || !n || CS(n).length < 2 ? e : {
		...e,
		declared: Zw(t, { key_name: Xw(t) })
	};
}
function Xw({ parts: e, ...t }) {
	let n = (e ?? [t]).find(({ from: e }) => e)?.from?.source, { key_name: r } = t.values;
	return n && typeof r == "string" ? ES(r, _n(n)) : r;
}
function Zw(e, t) {
	return {
		...e,
		values: {
			...e.values,
			...t
		}
	};
}
function Qw(e, { rules: t }) {
	let n = {};
	for (let r of e) for (let [i, a] of Object.entries(r.values.translations ?? {})) {
		let o = n[i] ?? a, s = pC(o, a) || t.placeholders === "as-written" ? a : zC(a), [c = r] = e.filter(({ values: e }) => e.translations?.[i] !== void 0);
		if (!pC(o, a) && !pC(zC(o), s)) return { problem: Yp($, {
			entry: r,
			other: c,
			field: "translations",
			part: i
		}) };
		ae(n, i, s);
	}
	return { texts: n };
}
function $w({ created: e, project: { baseLanguage: t } }) {
	let [n, ...r] = [...x(e, ({ entry: { values: e } }) => {
		let n = e.translations?.[t] ?? "";
		return e.new || mC(n) ? [] : [C(zC(n))];
	}).values()].flatMap((e) => {
		let [t, ...n] = e.map(({ entry: e }) => e);
		return t && n.length > 0 && bw([t, ...n]) ? [{
			key: t,
			twins: n
		}] : [];
	});
	if (!n) return [];
	let { key: i, twins: a } = n, o = r.length > 0 ? ` The same is true for ${r.length} more new keys.` : "", s = eT([i, ...a]), c = `${Pw(a, "key_name")} ${a.length > 1 ? "are new keys of other apps" : "is a new key of another app"} with the same ${t} translation, so each becomes a key. To create one key, add an entry to keys.yaml: - key_name: ${s}.${o}`;
	return [K($, i, "second-key", c, {
		path: ["key_name"],
		severity: "notice"
	})];
}
function eT(e) {
	return `{ ${e.flatMap((e) => Object.entries(Xw(e))).map(([e, n]) => `${e}: ${t(n)}`).join(", ")} }`;
}
// src/checks/checkTexts.ts
const tT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, nT = `[\\s${tT.source.slice(1)}`, rT = new RegExp(nT);
function iT(e) {
	return /[{%$]/.test(e) || rT.test(e.charAt(0)) || rT.test(e.charAt(e.length - 1));
}
function aT(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !iT(e)) ? [] : cT(e, t), { words: a } = t;
	return a ? [...i, ...sT(n).flatMap((e) => pT(e, a))] : i;
}
const oT = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function sT(e) {
	return Object.entries(e).flatMap(([e, t]) => oT.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function cT(e, t) {
	let { levels: r, base: i, needed: a } = t, { texts: o, charLimit: s, live: c } = e, l = sT(o), u = (e) => r[e] !== "off", d = (e) => l.some(({ text: t }) => cn(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(dr), p = f || d(Ut) && (t.usesIcu?.() ?? !1), m = [...l, ...uT(e, i)], h = m.find(({ language: e }) => e === i)?.text, g = m.filter(({ language: e, text: t }) => e === i || h === void 0 || !n(t, h)), _ = ({ language: t }) => e.isInFile?.(t) ? void 0 : c?.(t);
	return [
		...u("icu") && f ? l.flatMap(dT) : [],
		...u("placeholders") ? lT(Bn(m, i, {
			readsIcu: p,
			isForm: e.isForm
		}), m, i) : [],
		...u("plurals") ? g.flatMap((e) => qt(e, _(e), a)) : [],
		...u("plurals") && f ? er(g, i, a) : [],
		...u("length") && s > 0 ? l.flatMap((t) => fT(t, e)) : [],
		...u("blanks") ? lT(yT(m, i), m, i) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? mT(e, l, i) : []
	];
}
function lT(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || cn(r.text).length === 0 || e.length < 3) return e;
	let i = [...x(e, ({ fault: e = "" }) => [pt(e).message]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && cn(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d = "" }] = o, f = k`differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, p = cn(r.text).find((e) => o.every((t) => t.form === e.form));
	return [kn(l, r, p ?? {}, f), ...e.filter((e) => !o.includes(e))];
}
function uT({ texts: e, live: t }, n) {
	if (n === void 0 || cn(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function dT(e) {
	return cn(e.text).flatMap((t) => {
		if (!dr(t.text)) return [];
		let n = vr(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [kn("icu", e, t, o, `${i}.${Sr(t.text)}`)];
	});
}
function fT(e, { charLimit: t }) {
	return cn(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [kn("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function pT(e, t) {
	return cn(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => kn("words", e, n, k`has "${w(t)}"`, `Write "${r}".`)));
}
function mT({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || cn(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => cn(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || cn(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const hT = ["start", "end"], gT = RegExp(`^${nT}*`), _T = /\r\n?|[\u2028\u2029\x85]/g, vT = /[^\S\n\t]/g;
function yT(e, t) {
	let n = e.flatMap((e) => {
		let t = cn(e.text).map((e) => ({
			...e,
			...bT(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = dn(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = hT.filter((e) => {
			let [n, r] = [t[e], i?.[e] ?? ""];
			return n !== r && !(n === "" && /^ +$/.test(r) && ST.test(t.text));
		});
		if (a.length === 0) return [];
		let o = `has other blanks or line breaks at its ${a.join(" and ")} than the ${r.language} text`;
		return [kn("blanks", e, t, o, "Use the same in both.")];
	}));
}
function bT(e) {
	let t = gT.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && rT.test(e.charAt(n - 1));) --n;
	return {
		start: xT(t),
		end: xT(e.slice(n))
	};
}
function xT(e) {
	return e === "" ? "" : e.replace(tT, "").replace(_T, "\n").replace(vT, " ");
}
const ST = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
// src/checks/words.ts
function CT(e) {
	let t = Object.entries(e).flatMap(([e, t]) => _(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, wT({
		...e,
		...n
	})])), r = wT(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function wT(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${TT}(?=${TT}))(?:${r})(?!(?<=${TT})${TT})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of ET(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== DT(r, e) && t.set(r, DT(r, e));
		}
		return t;
	};
}
const TT = `(?:${rn.source.slice(1)}|[\\p{N}\\p{M}_])`;
function ET(e) {
	let t = (e) => " ".repeat(e.length);
	return (Pt(e)?.texts.join("\n") ?? e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(Zt, t);
}
function DT(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const OT = 1e4, kT = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, AT = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], jT = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function MT(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => cn(n).some((n) => t(n.text, e)))), r = o(() => n(dr)), { base: i = "" } = t, a = () => e.filter(({ declared: e }) => /\s/.test(FT(e))).length > e.length * .1, s = o(() => e.length <= 10 || !a() && (n((e, t) => t === i) || e.some(({ live: e }) => e && cn(LT(e, i) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: r,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Te(c.pattern) },
		...c && u !== "off" && { words: CT(c.words) }
	}, f = o(() => new Set(e.flatMap(({ declared: e }) => X(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = FT(e), n = (e) => e !== t && f().has(e), [r, i = ""] = kT.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && AT.some((e) => f().has(i + e));
			let [, a] = jT.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function NT(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = MT(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = IT(t, o, () => r(t), n), s = [...RT(t, n), ...e];
		if (s.length !== 0) {
			for (let e of s) i.push(zT(t, e, n));
			if (a += 1, a >= OT) break;
		}
	}
	let [o] = i;
	if (o && a >= OT) {
		let e = `${OT.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function PT(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = MT(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: Tn(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : dC.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			LT(t, i)
		], p = d !== void 0 && !mC(d) ? d : f && ((n) => VC(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = IT(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || oS(Q(t, c))[a], b = new Set(v.map(({ check: e }) => e)), ee = [...y ? [] : [`not-${a}`], ...b], x = v.map(({ message: e }) => e).join(" ");
		return ee.length === 0 ? void 0 : {
			because: ee,
			...x !== "" && { details: x }
		};
	} };
}
function FT({ values: e }) {
	return X(e.key_name)[0] ?? "";
}
function IT(e, t, n, r, i = e.values.translations) {
	let { translations: a = {}, char_limit: s } = e.values;
	if (!i) return [];
	let c = o(() => VC(a, t, r.base)), l = (e) => e && c().native(e);
	return aT({
		isForm: n,
		texts: i,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		isInFile: (t) => Ka([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(LT(t, e)) }
	}, r);
}
function LT(e, t) {
	let n = Q(e, t);
	return n && Z(n.translation, e.is_plural);
}
function RT({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? X(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "";
	if (o.length === 0 && !c) return [];
	let l = Ft(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function zT(e, t, { levels: n }) {
	let { check: r, language: i, form: a } = t, o = r === "base", s = n[r] === "error";
	return K($, e, Fn[r], t, {
		path: [...i === "" ? ["key_name"] : ["translations"], ...o ? [] : [i, a ?? ""]],
		ofName: o,
		severity: s ? "error" : "warning",
		scope: s ? "project" : "change"
	});
}
function BT({ values: e }, t, n, r) {
	let i = cn((t ? LT(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && Q(t, e);
			if (!n || !r(Z(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...oS(n)
			};
			return zt.filter((e) => i[e]);
		}
	};
}
// src/keys/remarks.ts
const VT = [
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
		find: UT
	},
	{
		name: "new keys with the name of another key",
		codes: ["second-key"],
		needs: "plan",
		find: WT
	},
	{
		name: "new keys of two apps",
		codes: ["second-key"],
		needs: "plan",
		find: $w
	},
	{
		name: "texts in a wrong encoding",
		codes: ["wrong-value"],
		needs: "plan",
		find: YT
	},
	{
		name: "new keys that are probably renamed",
		codes: ["looks-renamed"],
		needs: "plan",
		find: GT
	},
	{
		name: "keys that were probably renamed in Lokalise",
		codes: ["looks-renamed"],
		needs: "plan",
		find: KT
	},
	{
		name: "references to keys that are not there",
		codes: ["unknown-reference"],
		needs: "plan",
		find: QT
	},
	{
		name: "checks of texts",
		codes: Object.values(Fn),
		needs: "files",
		notIn: ["drift", "status"],
		find: ({ entries: e, checks: t }) => NT(e, t)
	}
];
function HT(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = O(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function UT({ entries: e, chosen: t, live: n }) {
	let r = new Set(t), i = o(() => new Set(n.flatMap(CS)));
	return e.flatMap(({ declared: e, live: t }) => {
		let { previously: n = [] } = e.values;
		if (t || wy(e) || n.length === 0 || !r.has(e) || n.some((e) => i().has(e))) return [];
		let a = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key. Correct or remove previously.`;
		return [K($, e, "unknown-previously", a, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function WT({ entries: e, chosen: t, live: n, unmatched: r }) {
	let i = new Set(t), a = new Set(r), s = o(() => x(n, CS)), c = new Map();
	return HT(e.flatMap(({ declared: e, live: t }) => {
		if (t || wy(e) || !i.has(e)) return [];
		let { key_name: n, platforms: r = e.onCreate.platforms } = e.values, o = X(n, r), l = YC(e) !== void 0, u = o.flatMap((e) => s().get(e) ?? []).find((e) => l || a.has(e)), d = o.flatMap((e) => c.get(e) ?? []);
		if (l) for (let t of o) c.set(t, e);
		let f = u ? `live key ${u.key_id}` : Pw(d.slice(0, 1), "key_name");
		if (e.values.new || f === "") return [];
		let p = `The name of this new key is also that of ${f}, on another platform or in another file. To use a live key, set its key_id in keys.yaml. If this key is really new, set new: true. Otherwise, a second key without the translations is created, if the service allows it.`;
		return [K($, e, "second-key", p, {
			path: ["key_name"],
			severity: "warning"
		})];
	}), "new keys have the name of another key");
}
function GT({ created: e, declared: n, live: r, undeclared: i, project: { baseLanguage: a } }) {
	let s = new Set(i.map(({ id: e }) => e)), c = n.some(({ from: e, parts: t }) => e ?? t), l = new Set(n.filter(({ values: { translations: e } }) => (c || e !== void 0) && e?.[a] === void 0).flatMap(({ values: e }) => X(e.key_name))), u = o(() => x(r.filter((e) => s.has(e.key_id) || CS(e).some((e) => l.has(e))), (e) => jy(Z(Q(e, a)?.translation ?? "", e.is_plural))));
	return HT(e.flatMap(({ change: e, entry: n }) => {
		let r = jy(e.fields.find(({ field: e, part: t }) => e === "translations" && t === a)?.after ?? "").flatMap((e) => u().get(e) ?? []), [i] = r.flatMap((e) => [...wS(e, n.values.key_name), ...CS(e)]);
		if (i === void 0 || n.values.new) return [];
		let o = `Live key "${i}"${r.length > 1 ? ` (and ${r.length - 1} more)` : ""} has the same ${a} text as the new key "${e.label}", and the files have none for it. If it was renamed, rename it in all files, and set ${qT(n)}previously: ${t(i)} in an entry of ${Ft(e.place.file)}. Otherwise, set new: true there.`;
		return O("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		});
	}), "new keys have the same text as a live key that the files do not have");
}
function KT({ entries: e, unmatched: t, project: { baseLanguage: n } }) {
	let r = e.filter(({ declared: e, live: t }) => !t && wy(e)), i = o(() => x(t, (e) => jy(Z(Q(e, n)?.translation ?? "", e.is_plural))));
	return HT(r.flatMap(({ declared: e }) => {
		let t = e.values.translations?.[n] ?? "", [r, a] = new Set(jy(t).flatMap((e) => i().get(e) ?? []));
		if (!r || a) return [];
		let o = `It was probably renamed in Lokalise: key "${TS(r.key_name, r.platforms)}" has the same ${n} translation. Rename it in all files, or pull the new name, and delete the lines of the old one.`;
		return [K($, e, "looks-renamed", o, {
			path: ["key_name"],
			severity: "notice"
		})];
	}), "keys were probably renamed in Lokalise");
}
function qT({ from: e, values: { key_name: n } }) {
	return !e || typeof n == "string" ? "" : `key_name: { ${Object.entries(n).map(([e, n]) => `${e}: ${t(n)}`).join(", ")} } and `;
}
const JT = /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/;
function YT({ changes: e }) {
	let t = (e = "") => JT.test(I(e).join(" ")), n = e.flatMap((e) => (e.action === "destroy" ? [] : e.fields).flatMap(({ field: n, part: r, before: i, after: a, place: o }) => {
		if (n !== "translations" || !o || !t(a) || t(i)) return [];
		let s = `The ${r} text of ${e.label} has characters of a wrong encoding, as in Ã¼ or \ufffd for ü. Save the file as UTF-8, and correct the text.`;
		return O("wrong-value", s, {
			place: o,
			severity: "warning",
			scope: "change"
		});
	}));
	return [...re(n, ({ place: e }) => e?.file).values()].map(([e, ...t]) => {
		let n = t.length > 0 ? ` The same is true for ${t.length} more in this file.` : "";
		return xe(e, k`${e}${n}`);
	});
}
const XT = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;
function ZT({ translations: e = {} }) {
	return Object.entries(e).flatMap(([e, t]) => typeof t == "string" && !t.includes("[%key") ? [] : I(t).flatMap((e) => [...e.matchAll(XT)]).map(([t, n, r = ""]) => ({
		language: e,
		words: t,
		key: r,
		...!n && { name: r }
	})));
}
function QT(e) {
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
		let [t] = ZT(e.values).filter(({ key: e, name: t }) => t === void 0 ? i.get(e)?.length === 0 : !a().has(t));
		return t ? {
			...t,
			entry: e
		} : [];
	}).map(({ entry: e, language: t, words: r, key: i }) => {
		let a = n.get(i), o = a === void 0 ? "Correct the reference." : `Write [%key:${a}%].`, s = k`The ${t} translation refers to ${w(r)}, but after this plan Lokalise has no such key. ${o}`;
		return K($, e, "unknown-reference", s, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
// src/webhooks/url.ts
const $T = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function eE(e, t) {
	let n = new Map(), r = [];
	for (let i of ry(e)) {
		let e = _y(i, $T, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = tE(e), a = i ?? iE(e), o = a === void 0 ? rE(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function tE(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (ry(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (!aE(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host: https://hooks.example.com/services/${NAME}.";
	}
}
const nE = {
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
function rE(e, t) {
	let n = "";
	return ny(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = nE[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function iE(e) {
	let t = iy(e, new Map(ry(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function aE(e) {
	let t = "";
	for (let n of ny(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const oE = "URL_OF_", sE = () => ({ templates(e, t, n) {
	let r = new Map(), i = [...e].sort((e, t) => ee(e.url, t.url)).map((e) => [e, pE(e.url, r, t, n)]);
	return {
		templates: new Map(i),
		variables: r
	};
} });
function cE(e, t, n) {
	let r = `WEBHOOK_${t.toUpperCase().replace(/[^A-Z0-9]+/g, "_").slice(0, 40)}`;
	for (let t = 1;; t++) {
		let i = `${r}_${t}`;
		if ((n.get(i) ?? e) === e) return n.set(i, e), i;
	}
}
function lE(e) {
	return cy(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = ny(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || gE.includes(i) || !vE(_E(i))) return e;
		let a = _E(i).split(/[^\p{L}\p{N}]+/u);
		return dE.test(r) || a.some(fE) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
function uE(e, t, n) {
	let [r, i] = [ly(e).split("/"), ly(t).split("/")], a = r.findIndex((e, t) => iy(e, n) !== i[t]);
	return a === 0 || a === 2 ? fy(t) : [...r.slice(0, a < 0 ? void 0 : a), "…"].join("/");
}
const dE = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function fE(e) {
	return vE(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function pE(e, t, n, r) {
	let i = `${r} ${sy(e)}`.trim(), a = (t) => mE(e, (e) => `\${${cE(e, i, t)}}`), o = new Map(), { template: s, left: c } = a(o);
	if (c) return { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." };
	let l = {
		...n.values,
		...Object.fromEntries(o)
	}, [u] = eE(s, {
		...n,
		values: l
	}).issues;
	return u ? { why: u.message } : { template: a(t).template };
}
function mE(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = vE(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => vE(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => gE.includes(e) ? e : by(e) === void 0 && hE.test(e) ? t(e) : (o ||= vE(_E(e)), yE(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= vE(t)), n.length === 0 ? yE(t) : `${yE(t)}=${c(n.join("="))}`;
	});
	return {
		template: yE(n) + u.join("/") + d.join("&") + yE(a),
		left: o
	};
}
const hE = /^[\w.~+,=:@-]+$/, gE = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function _E(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function vE(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function yE(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function bE(e) {
	let t = Kr(e) ?? {}, n = M(t.webhook_id) || void 0, r = M(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Gr(t.events, M)
	};
	if (!Yr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [ly(r)],
			shown: fy(r)
		},
		lacks: Xr(i)
	} };
	let a = t.branch === null ? null : M(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: SE(t.event_lang_map)
	} };
}
function xE(e) {
	let t = e.map(bE);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function SE(e) {
	return Gr(e, (e) => {
		let { event: t, lang_iso_codes: n } = Kr(e) ?? {}, r = M(t), i = Gr(n, M);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const CE = ky(), wE = j().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), TE = CE({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: wE,
	value: j(),
	live: ({ url: e }, { url: t, variables: n }) => uy(e, iy(t, n)) ? t : uE(t, e, n),
	toManifest: (e) => e,
	equal: uy,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: lE(e)
	})
}), EE = CE({
	name: "events",
	expects: "a list of events, at least one",
	schema: Rr(j().min(1).meta({ examples: ie })).min(1),
	value: Rr(j()),
	live: (e) => IE(e.events),
	inPlan: (e) => IE(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), DE = kr([Pr("*"), Rr(j().min(1)).min(1)]), OE = CE({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${te.join(", ")}`,
	schema: Mr(Br(te), DE),
	value: Lr(j(), kr([Pr("*"), Rr(j())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(PE).includes(PE(t))).map(({ event: e, lang_iso_codes: n }) => [e, LE(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = FE(e).map(([e, t]) => [e, LE(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(FE(e).map(([e, t]) => [e, t === "*" ? t : IE(t)])),
	equal: (e, t, { project: r }) => Object.entries(t).every(([t, i]) => e[t] !== void 0 && n(LE(e[t], r), LE(i, r))),
	check: (e, { events: t }) => kE(e, t),
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
	languages: (e) => FE(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function kE(e, t) {
	let n = FE(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const AE = CE({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: kr([j().min(1), Ir()]),
	value: kr([j(), Ir()]),
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
}), jE = [
	TE,
	EE,
	OE,
	AE
], ME = Ey(jE).required({ url: !0 }).extend({
	branch: AE.schema.default(null),
	previously: wE.exactOptional(),
	new: Nr().exactOptional(),
	webhook_id: j().min(1).exactOptional()
}), NE = {
	name: "webhook",
	fields: jE,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => lE(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : IE(r).join(", ");
		return `${fy(e)} (${[
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
		IE(e.events)
	]
};
function PE(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function FE(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function IE(e) {
	return [...new Set(e)].sort();
}
function LE(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : IE(e);
}
function RE(e, t, n, r) {
	let i = new Set(n.map(({ url: e }) => ly(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(ly(iy(e, r)))).flatMap((e) => ry(e).map((t) => `${t} ${sy(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = sy(t);
		return ry(t).flatMap((e) => {
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
const zE = process.getBuiltinModule("node:module").createRequire(import.meta.url), BE = (...e) => zE("./late-formats.js").formatOf(...e), VE = (...e) => zE("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function HE(e, t, n) {
	let r = {
		path: e,
		lineStarts: ln(t)
	}, i = VE(e, t, Me(n)), { texts: a, faults: o, base: s, language: c } = i, l = new Map();
	if (c && !WE(n, c.text)) return {
		entries: [],
		variables: l,
		problems: [GE(n, c, r)]
	};
	let u = new Set();
	for (let { language: e } of a) e !== void 0 && u.add(e);
	let d = n.language === void 0 ? cr(n.source, [...u]) : n.source, f = {
		...n,
		source: d
	}, p = eD(f), m = o.filter(({ language: e }) => e === void 0 || Ln(d, Bt(d, e))), h = [], g = new Map(), _, v = a[0] && qE(a[0], f);
	for (let e of a) {
		if (e.plural && g.set(e.plural.name, e.plural.isShown), e.language !== _ && (_ = e.language, v = qE(e, f)), !v) continue;
		let t = new tD(e, v.language), n = JE(e, v, f);
		h.push({
			values: n,
			onCreate: p,
			file: r,
			span: t,
			from: v,
			path: e.path
		});
	}
	return {
		entries: h,
		plurals: g,
		...s !== void 0 && { base: Bt(d, s) },
		variables: l,
		problems: [...KE(m, r), ...i.isFromCode ? UE(e, d) : []]
	};
}
function UE(e, { keysFrom: t, place: n }) {
	if (t !== "lokalise") return [];
	let r = `A tool fills ${e} with strings of the code, and with keys_from: lokalise they are only in the files until somebody creates them in Lokalise. This setting is for teams whose designers create the keys. If developers write the strings, remove keys_from here.`;
	return [O("bad-setting", r, {
		severity: "warning",
		scope: "change",
		place: n
	})];
}
function WE({ source: e, path: t, language: n }, r) {
	let i = Ct(e, t);
	return n === void 0 || Bt(e, r) === n ? !0 : i === void 0 ? it(r, [n]) !== void 0 : [i, n].some((e) => Ze(e, r));
}
function GE(e, { text: t, at: n }, r) {
	let i = Ct(e.source, e.path) === void 0 ? "its row of texts" : "its path", a = k`This file says that its language is "${w(t)}", and ${i} says ${e.language ?? ""}. It is not read. Correct the language here, or move the file.`;
	return O("text-file", a, { place: yr(r, n.start, n.end) });
}
function KE(e, t) {
	let n = new Map();
	for (let r of e) {
		let { code: e, severity: i = "error", at: a } = r, o = {
			severity: i,
			scope: e === "text-file" ? "run" : "change"
		}, s = n.get(i + e) ?? new wn(10);
		if (n.set(i + e, s), s.countMore(t.path, 1, o)) continue;
		let c = yr(t, a.start, a.end);
		s.add(O(e, r, {
			...o,
			place: c
		}));
	}
	return [...n.values()].flatMap(({ problems: e }) => e);
}
function qE({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? Bt(n, e ?? "");
	if (Ln(n, i)) return {
		file: t,
		source: n,
		language: i,
		onlyIfBase: !n.languages?.includes(i)
	};
}
function JE({ path: e, value: t, description: n }, { language: r }, i) {
	let a = YE(e, i), o = QE(t), s = o === void 0 ? {} : { [r]: o };
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
function YE(e, t) {
	let { separator: n, keyName: r, platform: i } = t.source, a = XE(n)(e), o = r === "{path}" ? a : ZE(r, a, t);
	return i === void 0 ? o : { [i]: o };
}
const XE = c((e) => i((t) => t.join(e)));
function ZE(e, t, n) {
	return e.replace(/\{(path|file|dir|1)\}/g, (e, r) => (r === "path" ? t : n[r]) ?? "");
}
function QE(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
const $E = i(({ platform: e, platforms: t, tags: n }) => ({
	...e !== void 0 && { platforms: [e] },
	...t && { platforms: [...t] },
	...n && { tags: [...n] }
}));
function eD({ source: e, filename: t }) {
	let n = $E(e);
	return t === void 0 || !n.platforms ? n : {
		...n,
		filenames: Object.fromEntries(n.platforms.map((e) => [e, t]))
	};
}
var tD = class {
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
function nD(e, t, n) {
	let { includeTags: r, excludeTags: i = [] } = t, a = (t) => e.tags.includes(t);
	return t.keysFrom === "lokalise" && Nn(e.tags, n) === void 0 && (!r || r.some(a)) && !i.some(a) && rD(e, t) !== void 0;
}
function rD({ platforms: e, filenames: t }, n) {
	let r = (e) => n.filenames === void 0 ? !0 : n.filenames === "/" ? t[e] !== "" : t[e] === n.filenames;
	return _n(n).find((t) => e.includes(t) && r(t));
}
function iD(e, { is_plural: t, translations: n = [] }) {
	let r = hr(e)?.name;
	return t || n.some(({ translation: e }) => e.includes("#@")) ? r !== "Apple strings" : r !== "Apple plural strings";
}
function aD(e, t) {
	let { source: n } = t, r = rD(e, n), i = r && e.key_name[r];
	if (!r || !i || !iD(t.path, e)) return;
	let a = {
		name: i,
		filename: e.filenames[r],
		onCreate: eD(t)
	};
	if (n.platform !== void 0) return {
		...a,
		values: { key_name: { [r]: i } }
	};
	let o = e.platforms.filter((e) => _n(n).includes(e));
	if (!(X(e.key_name, o).length > 1)) return {
		...a,
		values: { key_name: i }
	};
}
// src/keys/restored.ts
function oD(e, t, n, r) {
	let { declared: i, problems: a } = uD(lD(e), r.project), o = "key-gone";
	if (t) {
		let e = US.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: qC.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: cD(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = sD(s, n);
	return {
		declared: i,
		context: cD(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function sD({ key_name: e, platforms: t = [...S], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && SS(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function cD(e, t) {
	let n = e.find((e) => e.startsWith(le))?.slice(le.length), r = {
		...st,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function lD({ declared: e, wrote: t }) {
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
function uD(e, t) {
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
function dD(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = Hw(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Rt(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = dC.parse(i);
		return o === void 0 || pC(fC(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => X(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !fD(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : fD(e, "tags");
			return Qa($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function fD({ fields: e }, t) {
	return I(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/keys/kind.ts
const pD = {
	schema: qC,
	fields: WC,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, mD = {
	schema: JC,
	fields: WC.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function hD(e, t) {
	return Wp({
		plural: "keys",
		entry: pD,
		defaults: mD
	}, e, t);
}
function gD(e, t) {
	let n = {
		..._D(e),
		..._D(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function _D({ translations: e }) {
	return _(e) ? e : {};
}
function vD({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const yD = {
	...$,
	plural: en.manifests.name,
	words: {
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: en,
	limits: {
		removed: Mt,
		removedPercent: lt,
		overwrittenPercent: Dt,
		unverified: de,
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
	entry: pD,
	defaults: mD,
	readManifest: hD,
	textFiles: {
		read: HE,
		isOnlyName: vD,
		filenames: ({ filenames: e }) => Object.values(e),
		otherFile(e, t) {
			let n = ZC(e, t);
			return n === void 0 ? void 0 : {
				filename: n,
				paths: QC(e, n)
			};
		},
		byApp: (e) => Sw(e),
		join: ew
	},
	checkTogether: (e) => [...Dw(e), ...Iw(e)],
	checkEntry(e) {
		let { is_plural: t, translations: n = {} } = e.values, r = Object.entries(n);
		return t === void 0 && (e.from || r.every(([, e]) => typeof e == "string")) ? [] : CC(r.flatMap(([e, n]) => SC(e, n, t, v)), t).map(({ code: t, message: n, path: r }) => {
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
	waiting: PT,
	progressOf: BT,
	match(e, { objects: t, unusable: n }, r) {
		let { project: i, rules: a, formerFiles: o } = r;
		return nm(yD, e, n, a, Mw, (e) => {
			let n = Hw(e, t, i.perPlatformNames, Vw(a), o), { matches: s, refused: c } = Jw(n.matches, r), l = s.filter(({ declared: e, live: t }) => t || !vD(e)).map((e) => e.live?.is_plural && e.declared.values.is_plural === void 0 ? {
				...e,
				declared: cw(e.declared, i.baseLanguage)
			} : e), u = Bw(l, n.unmanaged, r), d = new Set(u.map((e) => e.declared));
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
	remarks: VT,
	fromLokalise: {
		rowsOf: (e, t, n) => t.filter((t) => nD(e, t, n)),
		isReady(e, t, n) {
			let r = Q(e, n.project.baseLanguage);
			return e.is_plural && !t.some(At) ? !1 : !r || bD(e, n) && !mC(Z(r.translation, e.is_plural));
		},
		meetsReview: bD,
		entryIn: aD
	},
	names: (e, t = "") => [...new Set([...wS(e, t), ...CS(e)])],
	texts: EC,
	storedForm: (e) => iC(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : hD(e, t).entries.flatMap(({ values: e }) => X(e.key_name));
	},
	mergeKept(e, t) {
		if (e.entry.is_plural !== t.entry.is_plural) return e;
		let [n, r] = [gD(e.entry, t.entry), gD(e.wrote, t.wrote)];
		return {
			...t,
			entry: n,
			wrote: r
		};
	},
	restore: {
		find: oD,
		undone: dD
	}
};
function bD(e, { project: t, rules: { incoming: n } }) {
	let { review: r } = n;
	return r === "any" || oS(Q(e, t.baseLanguage))[r];
}
// src/webhooks/match.ts
function xD(e, t, n) {
	return new SD(e, t, n).result();
}
var SD = class {
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
		return [...t].filter((t) => CD(e, t, this.#n));
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
		return n ? this.#u(e, n) : kD("stale-id", e, "webhook_id", `The project has no webhook ${t}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`, "warning");
	}
	#f() {
		for (let { webhook: e, candidate: t } of TD(this.#c(), [...this.#o], this.#n)) !this.#r.has(e) && this.#o.has(t) && this.#u(e, t);
	}
	#p(e) {
		if (e.values.events !== void 0) return;
		let [t, ...n] = this.#l(e, this.#o);
		t && n.length === 0 && this.#u(e, t);
	}
	#m(e) {
		let { previously: t } = e.values;
		if (t === void 0) return;
		let n = iy(t, this.#n), r = [...this.#o].filter((e) => uy(e.url, n)), [i] = r;
		if (i) return r.length === 1 ? this.#u(e, i, lE(t)) : kD("ambiguous-webhook", e, "previously", `${r.length} live webhooks have this former URL (ids ${OD(r)}). Add webhook_id with the id of the one that is meant.`);
	}
	#h(e) {
		let t = this.#l(e, this.#t).filter((t) => {
			let n = [...this.#r.values()].find(({ live: e }) => e === t)?.declared, r = n?.values.webhook_id === t.webhook_id;
			return n && t.branch === void 0 && !r ? !0 : e.values.new ? !1 : !n || t.branch === void 0 || r && !CD(n, t, this.#n);
		});
		if (t.length !== 0) return kD("ambiguous-webhook", e, "url", `This entry may be a live webhook with this URL (${`${t.length === 1 ? "id" : "ids"} ${OD(t)}`}), or a new one. To use a live one, set webhook_id in the entry that it belongs to: apply then changes it. To create another webhook, set new: true.`);
	}
	#g(e) {
		if (e.values.new) return;
		let t = DD([...this.#o]).find((t) => wD(e, t) && ay(ly(e.values.url), ly(t.url)));
		if (!t) return;
		this.#o.delete(t);
		let n = t.webhook_id;
		return kD("lookalike-webhook", e, "url", `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`);
	}
};
function CD(e, t, n) {
	return uy(t.url, iy(e.values.url, n)) && wD(e, t);
}
function wD({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function TD(e, t, n) {
	let r = DD(t), i = e.flatMap((e) => r.filter((t) => CD(e, t, n)).map((t) => ({
		webhook: e,
		candidate: t,
		...ED(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ candidate: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function ED({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(PE)), new Set(t.map(PE))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function DD(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function OD(e) {
	return DD(e).map(({ webhook_id: e }) => e).join(", ");
}
function kD(e, t, n, r, i = "error") {
	return K(NE, t, e, r, {
		path: [n],
		severity: i
	});
}
function AD(e) {
	let t = new Map(), n = new wn();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? C([
			ly(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${lE(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(ka("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function jD({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = iy(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${fy(s)} (${a})` : lE(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = TD([e], u, r.variables)[0]?.candidate;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const MD = {
	schema: ME,
	fields: jE,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function ND(e, t, n) {
	let { entries: r, problems: i } = Wp({
		plural: "webhooks",
		entry: MD
	}, e, t, { most: Gf }), a = new Map(), o = new wn();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = eE(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => Wt(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(O(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of PD(r, i, c)) o.add(e);
		}
		FD(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function PD(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.test(t) && i("variable", "$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write ${NAME}."), lE(t) !== cy(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function FD({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (ie.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${Ge(a, ie)}`, o = Wt(t, n, ["events", i]);
		r.add(O("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const ID = {
	...NE,
	plural: kt.manifests.name,
	words: {
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: kt,
	limits: {
		removed: Be,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: sE(),
	entry: MD,
	readManifest: ND,
	checkTogether: AD,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && kE(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [K(NE, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return nm(ID, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => ly(iy(e, i))), (e) => {
			let r = xD(e, t, i), a = r.matches.flatMap((e) => LD(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	remarks: [],
	firstSends: RE,
	names: () => [],
	texts: () => [],
	restore: {
		find: jD,
		variables({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
			let a = typeof r.values.url == "string" ? eE(r.values.url, i).variables : [], o = new Map(a);
			if (ry(e.url).some((e) => e.startsWith("URL_OF_"))) return {
				variables: o,
				problems: []
			};
			let { variables: s, issues: c } = eE(e.url, i);
			for (let [e, t] of s) o.set(e, t);
			let l = Wt(t, n, ["url"]);
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
function LD({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${tm}`;
	return [{
		declared: e,
		problem: K(NE, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const RD = [yD, ID];
to(RD);
// src/model/remark.ts
function zD({ notIn: e = [] }, t) {
	return !e.includes(t);
}
function BD({ severity: e }, t, n) {
	let r = e?.[t];
	return r ? n.map((e) => ({
		...e,
		severity: r
	})) : n;
}
function VD(e, t, n) {
	return zD(e, t) ? BD(e, t, n()) : [];
}
var HD = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${GD(t)} was reached` : `The run was stopped by ${e}`;
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
		await yi(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const UD = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function WD(e) {
	let t = new HD(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of UD) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of UD) process.off(e, n);
		t.close();
	}
}
function GD(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function KD(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : XD(f, [
		...t.map((e) => P(n.displayRoot, e)),
		...await ss(u, ea),
		l,
		...s,
		o
	].flat(), n);
}
async function qD(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await KD(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await QD(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : cm(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => JD(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => YD((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function JD(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return YD(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function YD(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function XD(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(aO))), a = new Map();
	for (let t of e) {
		let e = await aO(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await $D(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, ZD(t, s));
	}
	return r;
}
function ZD({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function QD(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await $D(e, n);
		if (a !== void 0) return ZD(e, `cannot be written: it ${a}`);
		let o = rO(e.path, n), s = await _i(e.path).catch(() => void 0);
		await Ki(o === void 0 && s ? await mi(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return ZD(e, `cannot be written: ${Vi(t)}`);
	}
}
async function $D({ path: e, is: t }, n) {
	let r = t === "folder" && iO(n).includes(e), i = r ? e : rO(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Qi(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return tO(e);
	let a = await _i(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && (!a.isFile() || /^\/(dev|proc)\//.test(e))) return "is not an ordinary file. Choose another file";
	if (!(await _i(N(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], N(e)];
	return (await Promise.all(o.map(nO))).every(Boolean) ? void 0 : eO;
}
const eO = "cannot be written: this user may not write there";
async function tO(e) {
	let t = await _i(e).catch(() => void 0);
	return !t && N(e) !== e ? tO(N(e)) : t?.isDirectory() ? await nO(e) ? void 0 : eO : "is a file, or is below one. Choose a folder";
}
async function nO(e) {
	return await ci(e, li.W_OK).catch(() => !1) !== !1;
}
function rO(e, t) {
	return iO(t).find((t) => ta(e, t));
}
function iO({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [P(e)]);
}
async function aO(e) {
	let t = await _i(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : ni(await ia(N(e)), Qr(e));
}
// src/run/run.ts
function oO(e, t, n) {
	return sO(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await cs(e.projects, i);
		return cO(e, [...t, ...a], r);
	});
}
async function sO(e, t) {
	let n = new ar(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(_m(t, i)))
	};
	try {
		return hm({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function cO(e, t, n) {
	let { cancellation: r } = n;
	n.onSecrets(e.secrets);
	let i = await dO(e, t, n), { reads: a, report: o, targets: s } = i, c = (e) => r.stopped ? {
		...e,
		stopped: r.stopped
	} : e;
	if (r.stopping.aborted) return c(o);
	if (n.withoutSecrets) return c(await hO(e, i, n));
	if (e.command === "validate" || Ht(o.problems)) return o;
	let l = e.command === "apply" ? await n.permission?.toApply(o.manifests) : [];
	if (Xt(l ?? [])) return lO(o, l);
	let u = e.command === "plan" ? await s.ofPull() : void 0, d = Jx(u, a, e.others.length > 0), f = {
		reviewed: i.reviewed,
		target: u,
		applied: s.applied
	}, { runProject: p } = await import("./project3.js"), m = [];
	for (let t of a) m.push(await p(t, e, f, n));
	let h = m.map(({ plan: e }) => e?.filter?.unmatched ?? []), g = lO(o, l, d, _h(uO(e), h)), _ = [...new Set(m.flatMap((e) => e.manifests))];
	return c({
		...g,
		manifests: _,
		projects: m
	});
}
function lO(e, ...t) {
	return {
		...e,
		problems: [...e.problems, ...t.flatMap((e) => e ?? [])]
	};
}
function uO({ projects: e }) {
	return [...new Set(e.flatMap(({ rules: e }) => e.filter))];
}
async function dO(e, t, n) {
	let { command: r, projects: i } = e, { folders: a, onSecrets: s, lastApplied: c } = n, { stopping: l } = n.cancellation, u = new Map(), d = r === "validate" || n.withoutSecrets === !0, f = d ? void 0 : vO(e, t, n), p = await Px(e, a, {
		...n,
		signal: l,
		known: u,
		findProject: f
	}), { reads: m } = p;
	s(m.flatMap(({ declared: e }) => $v(e.variables)));
	let h = ({ code: e }) => r === "validate" && e === "unset-variable", g = p.problems.map((e) => h(e) ? {
		...e,
		severity: "notice"
	} : e), _ = !p.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), v = await yO(e, a), y = [...new Set(m.flatMap((e) => e.manifests))], b = _O([
		...t,
		...v.problems,
		...g,
		...await fO(e, t, n),
		...pO(e, m, a),
		...(await KD(e, y, a)).values(),
		...d ? m.flatMap((e) => bO(e, _, r)) : []
	]), ee = {
		known: u,
		ids: i.flatMap(({ id: e }) => e === "" ? [] : [e]),
		findProject: f,
		onSecrets: s
	};
	return {
		reads: m,
		report: mO(e, m, y, b),
		reviewed: v.plans,
		targets: {
			ofPull: o(async () => n.target?.(y, ee)),
			applied: c && o(() => c(y, ee))
		}
	};
}
async function fO({ projects: e, others: t }, n, { folders: r, cancellation: i }) {
	let a = [...e.flatMap(({ manifests: e }) => e ?? []), ...t], o = a.flatMap(({ texts: e }) => e);
	return [...Xt(n) ? [] : await ls(a, r), ...await es(o, r, i.stopping)];
}
function pO(e, t, { confined: n }) {
	let r = t.map((e) => e.declared), i = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], a = n ? "The input overwrite" : "--overwrite", o = e.others.length > 0, s = Eh(a, i, r), c = new Set(e.projects.flatMap(({ rules: e }) => e.create)), l = new Set(c.size > 0 ? r.flatMap((e) => [...Ch(e)]) : []);
	return [
		...s.map((e) => o ? {
			...e,
			severity: "warning"
		} : e),
		...[...c].filter((e) => !l.has(e)).map(Dh),
		...hh(uO(e), r)
	];
}
function mO({ command: e, kinds: t, projects: n, scope: r, showTexts: i }, a, o, s) {
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
async function hO(e, { reads: t, report: n, targets: r }, i) {
	let a = await Xx(e, n, t, r.ofPull);
	return {
		...lO(n, await gO(n, await r.ofPull(), i)),
		...a && { manifest_comparison: a }
	};
}
async function gO({ manifests: e }, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, { trailersOfPull: a } = await import("./overwriteTrailers.js");
	return a(await n.versions(i.now, e, i));
}
function _O(e) {
	let t = [
		...e.some(({ code: e, place: t }) => e === "variable" && t === void 0) ? ["unset-variable"] : [],
		...e.some(({ code: e, place: t }) => e === "no-manifest" && !t) ? ["no-project"] : [],
		...e.some(({ code: e }) => e === "wrong-checkout") ? ["no-manifest", "no-language-file"] : []
	], n = e.filter(({ code: e }) => !t.includes(e)), r = n.find(({ code: e, place: t }) => e === "no-manifest" && t === void 0), i = n.find(({ code: e, severity: t }) => e === "unread-manifest" && t === "warning");
	if (!r || !i) return nn(n);
	let a = n.filter((e) => e !== r && e !== i);
	return nn([{
		...i,
		code: r.code,
		severity: r.severity
	}, ...a]);
}
function vO(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Xt(t) || r.id === "") return;
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
async function yO({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = F(t, r), o = await pa(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => vm(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
function bO({ declared: e, textFiles: t, settings: { rules: n } }, r = !0, i = "validate") {
	let a = Ax(n, t, e), o = {
		levels: a?.isSure && r ? n.checks : {
			...n.checks,
			base: "off"
		},
		base: a?.language,
		needed: sr
	}, { kinds: s, entries: c } = Ea(e, a?.language ?? "");
	return s.flatMap(({ plural: e, remarks: t }) => {
		let n = {
			entries: (c[e] ?? []).map((e) => ({ declared: e })),
			checks: o,
			isLive: !1
		};
		return t.flatMap((e) => e.needs === "files" ? VD(e, i, () => e.find(n)) : []);
	});
}
// src/commands/runs/runCommand.ts
async function xO(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: oO }) {
	return WD(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await SO(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return wO(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, c, o.stopping), m = lO(f, p), h = await qD(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = lO(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await Zi(CO(c, g, s.folders)), await n.close(g, c, h, _), Rs(g, n.exitsWithFindings(c));
	});
}
async function SO(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await dx(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await dx("validate", t, n);
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
function CO({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => P(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => N(e)), e ?? []].flat();
}
function wO({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Xt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Xt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Sb as $, As as $n, ua as $r, Ph as $t, SS as A, J as An, no as Ar, jv as At, Px as B, $p as Bn, Ga as Br, sv as Bt, $ as C, Bi as Ci, Wm as Cn, L as Cr, Lv as Ct, X as D, Ei as Di, Cm as Dn, uo as Dr, Mv as Dt, _S as E, Vi as Ei, km as En, so as Er, Nv as Et, Hx as F, am as Fn, $a as Fr, mv as Ft, dx as G, Wf as Gn, Ta as Gr, Kg as Gt, Ox as H, Vp as Hn, za as Hr, A_ as Ht, Ux as I, rm as In, Za as Ir, _v as It, nx as J, Us as Jn, va as Jr, Wg as Jt, bx as K, vf as Kn, Ea as Kr, __ as Kt, qx as L, Xp as Ln, Xa as Lr, yv as Lt, eS as M, wm as Mn, Qa as Mr, dv as Mt, $x as N, vm as Nn, oo as Nr, lv as Nt, dS as O, Ci as Oi, Sm as On, _o as Or, kv as Ot, Yx as P, gm as Pn, ro as Pr, fv as Pt, Eb as Q, Rs as Qn, ra as Qr, Nh as Qt, Nx as R, Yp as Rn, Va as Rr, vv as Rt, Mw as S, Ui as Si, Hm as Sn, yo as Sr, Qv as St, Q as T, Wi as Ti, Om as Tn, R as Tr, Ov as Tt, Sx as U, cp as Un, Ka as Ur, W_ as Ut, jx as V, Kp as Vn, Na as Vr, q_ as Vt, gx as W, up as Wn, I as Wr, U_ as Wt, Ub as X, Bs as Xn, wa as Xr, Mg as Xt, Y, Hs as Yn, ya as Yr, l_ as Yt, xb as Z, Ns as Zn, ea as Zr, bg as Zt, oE as _, Ki as _i, $m as _n, Ho as _r, iy as _t, QD as a, ca as ai, Ch as an, Es as ar, Uy as at, Vw as b, Ii as bi, Rm as bn, Bo as br, ry as bt, zD as c, ia as ci, Sh as cn, _s as cr, Jy as ct, RD as d, Qi as di, gh as dn, ms as dr, jy as dt, ta as ei, Ih as en, Ms as er, ob as et, BE as f, Zi as fi, hh as fn, gs as fr, Ty as ft, NE as g, Ji as gi, th as gn, Vo as gr, uy as gt, xE as h, qi as hi, fh as hn, is as hr, py as ht, KD as i, la as ii, Mh as in, Ts as ir, Wy as it, gS as j, q as jn, io as jr, hv as jt, vS as k, xi as ki, Tm as kn, ho as kr, Ev as kt, VD as l, na as li, bh as ln, vs as lr, Fy as lt, bE as m, Yi as mi, Oh as mn, cs as mr, Cy as mt, sO as n, ha as ni, zh as nn, Ls as nr, Ly as nt, HD as o, pa as oi, _h as on, ys as or, Gy as ot, VE as p, Xi as pi, Eh as pn, os as pr, wy as pt, ox as q, Zs as qn, ga as qr, n_ as qt, XD as r, F as ri, Fh as rn, ws as rr, Ky as rt, WD as s, sa as si, dh as sn, bs as sr, qy as st, xO as t, ma as ti, jh as tn, Ps as tr, Yy as tt, BD as u, fa as ui, Th as un, ss as ur, Ay as ut, eE as v, Fi as vi, Vm as vn, Wo as vr, $v as vt, Z as w, ji as wi, Gm as wn, co as wr, Kv as wt, Hw as x, Ni as xi, zm as xn, Mo as xr, Zv as xt, ZT as y, Pi as yi, Um as yn, Oo as yr, fy as yt, Ix as z, K as zn, Ba as zr, gv as zt };
