import { i as e } from "./rolldown-runtime.js";
import { A as t, C as n, D as r, E as i, N as a, O as o, S as s, b as c, c as l, d as u, f as d, g as f, h as p, i as m, k as h, l as g, m as _, n as v, o as y, p as b, r as x, t as ee, u as S, v as C, w, y as te } from "./wire.js";
import { $ as ne, $i as re, A as ie, Ai as ae, An as oe, At as se, B as ce, Bi as le, Bn as ue, Bt as de, C as fe, Ci as T, Cn as pe, Cr as me, Ct as he, Dt as ge, E as _e, Ei as E, En as ve, Et as ye, Fi as be, Fn as xe, Ft as Se, G as Ce, Gi as we, Gn as Te, Gr as Ee, Gt as De, H as Oe, Hn as ke, Ht as Ae, In as je, It as Me, J as Ne, Jr as Pe, Jt as Fe, K as D, Kr as Ie, Kt as Le, Mn as Re, Mt as ze, N as Be, Nn as Ve, Nt as He, O as Ue, Oi as We, On as Ge, Ot as Ke, Pi as qe, Pn as Je, Pt as Ye, Q as Xe, Qr as Ze, Rn as Qe, Rt as $e, Sn as et, Sr as tt, St as nt, Ti as rt, Tn as it, Tt as at, U as ot, Ui as st, Un as ct, Ur as lt, Ut as ut, V as dt, W as ft, Wi as pt, Wn as mt, Wr as ht, Wt as gt, X as _t, Xi as vt, Xn as yt, Xr as bt, Xt as xt, Y as O, Yi as St, Yn as Ct, Yr as wt, Yt as Tt, Z as Et, Zr as Dt, Zt as Ot, _ as k, _i as kt, _n as At, _r as jt, _t as Mt, ai as Nt, an as Pt, ar as Ft, b as It, br as Lt, bt as Rt, ci as zt, cn as Bt, cr as Vt, d as Ht, di as Ut, dn as Wt, ea as Gt, ei as Kt, en as qt, er as Jt, et as Yt, f as Xt, fi as Zt, fn as Qt, fr as $t, g as en, gi as tn, gn as nn, gt as rn, h as an, hi as on, hn as sn, hr as cn, ii as ln, in as un, ir as dn, it as fn, ji as pn, jt as mn, ki as hn, kt as gn, l as _n, li as vn, ln as yn, lr as bn, m as xn, mi as Sn, mn as Cn, mr as wn, mt as Tn, n as En, na as Dn, ni as On, nn as kn, nr as An, o as jn, oi as Mn, on as Nn, or as Pn, p as Fn, pi as A, pn as In, pt as Ln, q as Rn, qr as zn, r as j, ri as Bn, rn as Vn, rr as Hn, rt as Un, s as Wn, si as Gn, sn as Kn, sr as qn, t as Jn, ta as Yn, ti as Xn, tt as Zn, u as Qn, ui as $n, un as er, ur as tr, v as nr, vi as rr, vn as ir, vr as ar, vt as or, wi as sr, wn as cr, wt as M, x as lr, xn as ur, xt as dr, yi as fr, yn as pr, yt as mr, zn as hr, zt as gr } from "./start.js";
import { C as _r, S as vr, _ as yr, c as br, d as xr, f as Sr, h as N, i as Cr, l as wr, m as Tr, n as Er, p as Dr, r as Or, s as kr, t as Ar, v as jr, x as Mr } from "./zod.js";
import { a as Nr, c as Pr, d as Fr, f as Ir, l as Lr, m as Rr, o as zr, p as P, s as Br, u as Vr } from "./client.js";
import { basename as Hr, delimiter as Ur, dirname as F, extname as Wr, isAbsolute as Gr, join as Kr, posix as qr, relative as Jr, resolve as I, sep as Yr, win32 as Xr } from "node:path";
import * as Zr from "node:fs/promises";
import { access as Qr, constants as $r, link as ei, lstat as ti, open as ni, readdir as ri, realpath as ii, rename as ai, rm as oi, stat as si } from "node:fs/promises";
import { devNull as ci } from "node:os";
import { setImmediate as li, setTimeout as ui } from "node:timers/promises";
// src/files/commitFiles.ts
var di = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const fi = [
	"*",
	".*",
	"**"
];
var pi = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new di(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => fi.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = I(e, i.join("/")), o = Jr(a, this.#e).split(Yr).join("/"), s = o !== "" && !o.startsWith("..") && !Gr(o), c = s ? "" : await this.#o(a);
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
		let t = Jr(this.#e, e).split(Yr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Gr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Gr(n)) return;
			let r = qr.join(qr.dirname(e.path), n, t.slice(e.path.length));
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
const mi = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), hi = (...e) => process.getBuiltinModule("node:crypto").hash(...e), gi = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// node_modules/yocto-queue/index.js
var _i = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, vi = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new _i(e);
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
function yi(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), bi(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new vi(), r = 0, i = () => {
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
				bi(t), e = t, queueMicrotask(() => {
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
function bi(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/files/system.ts
const xi = yi(16), Si = 1048576, Ci = {
	any: 128 * Si,
	named: 512 * Si,
	workflow: Si / 2,
	token: Si / 16
};
function wi(e, t, n = "any") {
	return xi(async () => {
		let r = await Zr.stat(e);
		if (!(r.isFile() || r.isDirectory() || n === "token" && r.isFIFO())) throw Ti("it is not a regular file");
		if (r.size > Ci[n]) throw Ti(`it has more than ${Ci[n]} bytes`);
		return Zr.readFile(e, t ?? null);
	}).catch((t) => {
		throw t instanceof Error ? Object.assign(t, { path: e }) : t;
	});
}
function Ti(e) {
	return Object.assign(Error(e), {
		code: "ERR_NOT_READ",
		syscall: "read"
	});
}
function Ei(e) {
	if (!ki(e, "EISDIR", "ENOENT", "ENOTDIR")) throw e;
}
var Di = class extends Error {
	name = "ToolFailure";
}, Oi = class extends Error {};
function ki(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Ai = {
	EMFILE: "the process has too many open files. Raise its limit, for example with ulimit -n 1024",
	ENOSPC: "the disk is full",
	EROFS: "the file system is read-only"
}, ji = {
	...Ai,
	EACCES: "this user may not read it",
	EISDIR: "it is a folder",
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EPERM: "this user may not read it"
}, Mi = {
	...Ai,
	EACCES: "this user may not write there",
	EEXIST: "a file is in the place of its folder",
	ENOENT: "its folder does not exist",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there"
};
function Ni(e) {
	return e instanceof TypeError ? `it is not UTF-8 (${e.message}). Save it as UTF-8.` : e instanceof Oi ? "its real path is outside of the workspace. Copy the file itself into the repository." : `${Fi(e, ji)}.`;
}
function Pi(e) {
	return Fi(e, Mi);
}
function Fi(e, t) {
	if (!(e instanceof Error)) return String(e);
	let { code: n, syscall: r } = e;
	return n === void 0 ? e.message : t[n] ?? e.message.split(`, ${r}`, 1)[0] ?? "";
}
function Ii(e) {
	return e instanceof Error && "code" in e && "syscall" in e && "path" in e && typeof e.code == "string" && typeof e.path == "string";
}
function Li(e, t) {
	if (e instanceof Di) return k("not-read", e.message, { scope: "project" });
	if (!Ii(e)) return;
	let n = Jr(t, e.path).split(Yr).join("/"), r = [
		"EISDIR",
		"ENOENT",
		"ENOTDIR"
	].includes(e.code) ? `${n} was changed or removed while Lokaform ran. Now ${Ni(e)} Run again when no other program changes it.` : `${n} cannot be read: ${Ni(e)}`, i = !n.startsWith("../") && !Gr(n), a = ur(n);
	return k("not-read", r, {
		scope: "project",
		...i && { place: a }
	});
}
// src/files/atomicWrite.ts
const Ri = /^\.lokaform-[0-9a-f]{24}\.part$/;
async function zi(e, t, n = {}) {
	await Wi([F(e)]);
	let r = await Vi(e, t, n);
	await ai(r, e).finally(() => oi(r, { force: !0 }));
}
async function Bi(e, t, n) {
	await Wi([F(e)]);
	let r = await Vi(e, t, n);
	return Hi(r, e).finally(() => oi(r, { force: !0 }));
}
async function Vi(e, t, { mode: n, root: r, isReadBack: i = !1 }) {
	let a = F(e), o = Kr(a, `.lokaform-${gi(12).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = $r, d = await ni(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Kr(await ii(r), Jr(I(r), I(a)));
			if (await ii(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		if (n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i && await wi(o, "utf8") !== t) throw Error("it cannot be read again as it was written");
		return o;
	} catch (e) {
		throw await d.close().catch(() => {}), await oi(o, { force: !0 }), e;
	}
}
async function Hi(e, t) {
	try {
		await ei(e, t);
	} catch (n) {
		if (ki(n, "EEXIST") || await Ki(t)) return !1;
		await ai(e, t);
	}
	return !0;
}
async function Ui(e) {
	try {
		let t = await ni(e, $r.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!ki(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Wi(e) {
	for (let t of new Set(e)) for (let e of await ri(t).catch(() => [])) {
		if (!Ri.test(e)) continue;
		let n = await ti(Kr(t, e)).catch(() => void 0);
		n?.isFile() === !0 && Date.now() - n.mtimeMs > 864e5 && await oi(Kr(t, e), { force: !0 }).catch(() => {});
	}
}
async function Gi(e, t) {
	let n = t;
	for (let r of Jr(t, e).split(Yr)) {
		n = Kr(n, r);
		let e = await ti(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${Jr(t, n)}. Choose a path without links`;
	}
}
async function Ki(e) {
	return await ti(e).catch(() => void 0) !== void 0;
}
// src/files/paths.ts
const qi = new AbortController().signal;
function L(e, { displayRoot: t }) {
	return Jr(t, e).split(Yr).join("/");
}
function Ji(e, t) {
	let n = Jr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Yr}`) && !Gr(n);
}
async function Yi(e, t) {
	for (let n = e;; n = F(n)) {
		if (await Ki(Kr(n, ".git"))) return n;
		if (n === F(n) || n === t || t !== void 0 && !Ji(n, t)) return;
	}
}
async function Xi(e, t, n) {
	let r = await Zi(t), i = n && await Zi(n), a = new Map();
	for (let n of e) {
		let e = await Zi(I(t, n)), o = await Yi(F(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(L(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? L(Kr(e ?? r, n), { displayRoot: r })
	}));
}
async function Zi(e) {
	return ii(e).catch(() => e);
}
async function Qi(e, t, n) {
	let [r, i] = await Promise.all([ii(t), ii(e)]);
	if (!Ji(r, i)) throw new Oi();
	return wi(r, void 0, n);
}
const $i = ".github/workflows";
async function ea(e) {
	let t = (await ri(Kr(e, $i)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).sort();
	return Promise.all(t.slice(0, 200).map(async (t) => {
		let n = `${$i}/${t}`;
		return {
			name: t,
			path: n,
			text: (await Qi(e, Kr(e, n), "workflow").catch(() => "")).toString("utf8")
		};
	}));
}
async function ta(e, { confined: t, commit: n }) {
	return n ? await n.read(e) ?? Promise.reject(new Oi()) : t ? Qi(t.workspace, e) : wi(e);
}
function na(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? ia(e) : "utf-8", r;
	try {
		r = new TextDecoder(n, { fatal: !0 }).decode(e);
	} catch {
		let [t = ""] = new TextDecoder(n).decode(e).split("�");
		throw TypeError(`line ${t.split("\n").length}`);
	}
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function ra(e, t) {
	let n = ia(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function ia([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function aa(e) {
	try {
		return new TextDecoder(ia(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function oa(e, t, n, r = na) {
	try {
		return lr(r(await wi(e, void 0, "named")));
	} catch (r) {
		let i = `${t} ${L(e, n)} cannot be read: ${Ni(r)}`;
		return Fn(k("not-read", i));
	}
}
async function sa(e, { commit: t }) {
	return t ? t.isFile(e) : (await si(e).catch(() => void 0))?.isFile() === !0;
}
async function ca(e, { commit: t }) {
	return t ? t.isFolder(e) : (await si(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const la = "lokaform-backup", ua = ["node_modules", la];
async function da(e, t, n, r) {
	let i = I(t, e);
	return await sa(i, n) ? [i] : fa(e.split(Yr).join("/"), {
		cwd: t,
		ignore: ua
	}, n, r).catch((e) => {
		if (e instanceof di || Ii(e)) throw e;
		return [];
	});
}
async function fa(e, { cwd: t, ignore: n, dot: r = !1 }, i, a) {
	let o = Xn(e.replace(/(?:\/\.)+(?=\/|$)/g, "").replace(/^(?:\.\/)+/, "")), s = o.map(({ superset: e }) => e), c = [...new Set(s.map(({ glob: e }) => e))], { commit: l } = i, u = n.map((e) => e.replaceAll(".", "\\.").replaceAll("*", "[^/]*")), d = {
		cwd: t,
		signal: a,
		ignored: RegExp(`(?:^|/)(?:${u.join("|")})(?:/|$)`),
		dot: r || s.some((e) => e.dot)
	}, f = l ? (await Promise.all(c.map((e) => l.candidates(t, e)))).flat().filter((e) => !d.ignored.test(e)) : await pa("", c.map((e) => e.split("/")), d), p = [...new Set(f)].filter((e) => o.some((t) => Kt(t, e, r))), m = [];
	for (let e of new Set(p.map((e) => I(t, e)))) (!l || await l.isFile(e)) && m.push(e);
	return m;
}
async function pa(e, t, n) {
	let { cwd: r, signal: i, ignored: a, dot: o } = n;
	if (i.aborted || a.test(e)) return [];
	let s = t.every(([e = ""]) => !fi.includes(e)) ? [...new Set(t.map(([e = ""]) => ma(e)))].map((e) => ({
		name: e,
		isFolder: !0
	})) : await ga(I(r, e)), c = [];
	for (let { name: i, isFolder: a, isKnownFile: u } of s) {
		let s = t.flatMap((e) => ha(e, i, o));
		s.some(({ length: e }) => e === 0) && (u ?? await sa(I(r, e + i), {})) && c.push(e + i);
		let d = s.filter(({ length: e }) => e > 0);
		a && d.length > 0 && l(c, await pa(`${e}${i}/`, d, n));
	}
	return c;
}
function ma(e) {
	return e.replace(/\\(.)/gsu, "$1");
}
function ha([e = "", ...t], n, r) {
	return fi.includes(e) ? (e === ".*" ? !n.startsWith(".") : !r && n.startsWith(".")) ? [] : e === "**" ? [["**", ...t], ...ha(t, n, r)] : [t] : ma(e) === n ? [t] : [];
}
async function ga(e) {
	return (await ri(e, { withFileTypes: !0 }).catch(Ei) ?? []).map((e) => ({
		name: e.name,
		isFolder: e.isDirectory(),
		isKnownFile: e.isSymbolicLink() ? void 0 : e.isFile()
	}));
}
async function _a(e, t) {
	let n = Kr(F(e), ".gitignore"), r = `/${Hr(e)}`, i;
	try {
		i = na(await wi(n));
	} catch (e) {
		if (ki(e, "ENOENT")) return lr({
			path: n,
			text: `${r}\n`
		});
		let i = `${L(n, t)} cannot be read: ${Ni(e)}`;
		return Fn(k("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Hr(e))) return lr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return lr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/kinds/declaration.ts
const va = t(({ kinds: e, entries: t }) => e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => xa(n, t[e] ?? []))));
function ya(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => ba(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function ba(e, t, n, r) {
	let i = t.parts ?? [t], a = ({ from: e }) => !e?.onlyIfBase || r.includes(e.language);
	return !t.leftOut && i.every(a) ? [t] : e.textFiles?.join(i.filter(a), n).entries ?? [];
}
function xa({ name: e, role: t, languages: n }, r) {
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
function Sa(e, t, { second: n, first: r, field: i }, a = "") {
	let o = `${t} is declared twice: here and at ${Ca(r, [i])}. Keep one of them.${a}`;
	return k(e, o, { place: ir(n.file, n.span, [i]) });
}
function Ca({ file: e, span: t }, n) {
	return wa(ir(e, t, n));
}
function wa({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/registry.ts
let Ta = [];
function Ea(e) {
	Ta = e;
}
function Da() {
	if (Ta.length === 0) throw Error("no kinds are registered");
	return Ta;
}
function Oa(e) {
	let t = Ta.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function ka(e, t) {
	let n = Oa(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Aa({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function ja(e, { field: t }) {
	return ka(e, t).role === "text";
}
// src/report/view/words.ts
function R(e, t) {
	return `${z(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function z(e) {
	return String(e).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function Ma(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${z(n)} more` : "");
}
function Na(e, t) {
	return `${z(e)} ${e === 1 ? t : Oa(t).plural}`;
}
function Pa({ kind: e, label: t }) {
	let n = _t(t), { prefix: r, maxName: i } = Oa(e).words;
	return r + Et(n, i);
}
function Fa({ file: e, line: t }) {
	return `${D(e)}:${t}`;
}
function Ia({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${D(e)}: `) + (n ? `${O(n.project.name, 80)} (${O(t, 200)})` : O(t, 200));
}
function La(e) {
	return e.length <= 3 ? e.map((e) => D(e)).join(", ") : R(e.length, "manifest");
}
const Ra = o(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function za(e) {
	return `${Ra().format(e * 1e3)} UTC`;
}
function Ba(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function Va(e) {
	return `${a("docs/problems.md")}#${e}`;
}
// \0node:child_process
const Ha = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), Ua = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Wa = {
	output: 67108864,
	time: 3e4
};
var Ga = class extends Error {
	name = "GitFailure";
}, Ka = class extends Ga {};
const qa = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Ja = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_GRAFT_FILE: ci,
	GIT_TERMINAL_PROMPT: "0",
	GIT_TRACE2: "0",
	GIT_TRACE2_EVENT: "0",
	GIT_TRACE2_PERF: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Ya = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.commitGraph=false"
], Xa = /^\.(com|exe)$/i;
function Za(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? qr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Xa.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Xr.join(n, e + t)) : [];
	});
}
function Qa(e, t) {
	let { GITHUB_WORKSPACE: n } = t, r = [$a(e), ...n ? [n] : []].flatMap((e) => eo(e) ?? []), i = (e) => {
		let t = eo(e);
		return t !== void 0 && !r.some((e) => t === e || Ji(t, e));
	}, a = Za("git", process.platform, t).filter((e) => i(F(e))), o = a.find((e) => i(e) && to(e));
	return o === void 0 ? void 0 : {
		program: o,
		PATH: [...new Set(a.map((e) => F(e)))].join(Ur)
	};
}
function $a(e) {
	let t = e;
	for (let n = e; Be(Kr(t, ".git"), { throwIfNoEntry: !1 })?.isFile() && n !== F(n);) n = F(n), Ue(Kr(n, ".git")) && (t = n);
	return t;
}
function eo(e) {
	try {
		return ie(e);
	} catch {
		return;
	}
}
function to(e) {
	try {
		return _e(e, $r.X_OK), Be(e).isFile();
	} catch {
		return !1;
	}
}
async function no(e, t, { environment: n, signal: r, limits: i = Wa }, { input: a = "", takesPart: o = !1 } = {}) {
	let s = Qa(e, n);
	if (!s) throw new Ka(ro);
	let c = Object.entries(n).filter(([e]) => qa.test(e)), l = {
		...Object.fromEntries(c),
		...Ja,
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
		...Ya,
		...t
	];
	return new Promise((e, t) => {
		let n = (e, n = "") => t(oo(e, n, r));
		try {
			let t = Ha(s.program, d, u, (t, r, i) => !t || o && t.code === io ? e(r) : n(t, i.toString("utf8")));
			t.stdin?.on("error", () => {}), t.stdin?.end(a);
		} catch (e) {
			n(e instanceof Error ? e : Error(String(e)));
		}
	});
}
const ro = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository or in the workspace, are not searched.", io = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER", ao = /too many open files|out of memory|memory exhausted|cannot allocate memory|resource temporarily unavailable/i;
function oo(e, t, n) {
	let { name: r, code: i, signal: a } = e, [o = ""] = t.trim().split("\n", 1), s = `git ended with the code ${i}${o === "" ? "" : ` (${o.slice(0, 200)})`}`;
	return n.aborted ? new Ga("The run was stopped.") : i === io ? new Ga("The history of the repository is too large to read.") : r === "AbortError" ? so("git did not answer in time") : typeof i == "string" ? so(`git could not be started (${i})`) : typeof a == "string" ? so(`git was ended by the signal ${a}`) : Number(i) > 129 || ao.test(t) ? so(s) : /dubious ownership/.test(t) ? new Ga("git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.") : new Ga(`${s}.`);
}
function so(e) {
	return new Di(`The git repository cannot be read, because ${e}. Without it, Lokaform cannot tell which side changed a translation, so nothing is written. Run again when the machine has more free memory, processes and open files.`);
}
function co(e) {
	if (!(e instanceof Ga)) throw e;
}
const lo = "refs/remotes/origin/HEAD";
async function uo(e, t) {
	let n = await ii(e), r = await Yi(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await no(r, e, t).catch(co))?.toString("utf8").trim() || void 0, a = (await i("for-each-ref", "--format=%(refname)%09%(symref:short)", lo, "refs/heads/main", "refs/heads/master") ?? "").split("\n").map((e) => e.split("	")), o = a.find(([e]) => e === lo)?.[1], [s] = !o && a.find(([e]) => e?.startsWith("refs/heads/")) || [];
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.slice(11),
		currentBranch: await i("symbolic-ref", "--quiet", "--short", "HEAD"),
		commit: () => i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
const fo = [
	(e) => e,
	mo,
	(e) => Buffer.from(aa(e)),
	(e) => mo(Buffer.from(aa(e)))
];
function po(e, t) {
	for (let n of fo) if (ho(n(e), t) === t) return n(e);
}
function mo(e) {
	return Buffer.from(e.filter((t, n) => t !== 13 || e[n + 1] !== 10));
}
function ho(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return mi(n).update(`blob ${e.length}\0`).update(e).digest("hex");
}
// src/files/textFiles.ts
async function go(e, t, n) {
	let r = new Map(), i = [], a = [];
	for (let r of e) {
		let e = await vo(r, t, n), i = e.flatMap((e) => de(r, yo(r, e)) ?? []), o = Bt(r, i), s = e.flatMap((e) => bo(o, e) ?? []), c = s.filter(({ textFile: { language: e } }) => e === void 0 || un(o, e));
		a.push({
			row: r,
			source: o,
			known: e,
			files: s,
			wanted: c
		});
	}
	let o = _o(a), s = a.every(({ wanted: e }) => e.length === 0);
	for (let e of a) {
		let { row: n, source: a, wanted: c } = e, u = [...o.values()].some((e) => n.languages?.some((t) => Ae(a, e, t) !== void 0));
		l(i, So(e, u, s), wo(a, c, t));
		for (let e of c.sort(xo(a))) if (r.has(e.full)) {
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
function _o(e) {
	let t = e.flatMap(({ row: e, files: t }) => e.language === void 0 || Le(e.files) ? [] : t);
	return new Map(t.map(({ full: n, textFile: { language: r, ...i } }) => {
		let a = t.every((e) => e.full === n || Wr(e.full) !== Wr(n)), o = {
			...i,
			language: r,
			...a && { isOnly: a }
		}, s = e.flatMap(({ source: e }) => (e.languages ?? []).filter((t) => t !== r && Ae(e, o, t) !== void 0));
		return [n, s.length > 0 ? {
			...o,
			others: s
		} : o];
	}));
}
async function vo(e, t, n) {
	return (await da(De(e), e.folder, t, n)).filter((e) => et(e) !== void 0).sort();
}
function yo({ folder: e }, t) {
	return L(t, { displayRoot: e });
}
function bo(e, t) {
	let n = yo(e, t), r = Tt(e, n);
	if (!(Le(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			path: n,
			language: r,
			...Ot(e, n)
		}
	};
}
function xo({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function So({ row: e, known: t, files: n }, r, i) {
	let { languages: a = [], languageMap: o, place: s } = e, c = ut(e);
	if (n.length === 0 && !r && !e.isOptional) {
		let n = t.length > 0 ? "the path, or name the codes with language_map" : "the path: it is relative to this file", r = t.length === 0 ? "no file" : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}`, a = e.keysFrom === "lokalise" && t.length === 0, o = a && !i ? {
			severity: "notice",
			scope: "change"
		} : {}, l = `texts "${c}" matches ${r}. ${a ? Co(e) : "Correct"} ${n}.`;
		return [k("no-manifest", l, {
			place: s,
			...o
		})];
	}
	let l = [...new Set(n.flatMap(({ textFile: { language: e } }) => e ?? []))], u = a.filter((e) => !l.includes(e));
	if (l.length === 0 || u.length === 0) return [];
	let d = (e) => (hn(e) || /^[a-z]{2}(?![a-z])/i.test(e)) && !l.some((t) => !a.includes(t) && ae(t, e)), f = Object.values(o), p = i || u.some((e) => !f.includes(e) && !d(e)), [m, h] = u.length > 1 ? ["s", "them"] : ["", "it"], g = p ? "Correct languages or files." : `Otherwise, lokaform pull creates ${h} when the project has texts for ${h} that do not wait.`, _ = `texts "${c}" has no file for the language${m} ${C(u)}, only for ${C(l)}. If a file was deleted by mistake, restore it. If a code in the paths means ${h}, add language_map: { CODE: ${u[0]} }. To give up a language, remove it here. ${g}`;
	return [k("no-language-file", _, {
		place: s,
		...p ? {} : {
			severity: "notice",
			scope: "change"
		}
	})];
}
function Co(e) {
	return Fe(e) ? "To write the first files, run lokaform pull. Otherwise, correct" : `Names in Lokalise make no paths: write the first file by hand, such as ${e.files.replaceAll("{lang}", e.languages?.[0] ?? "en").replaceAll(/\*+/g, "NAME")} without texts, and run lokaform pull. Otherwise, correct`;
}
function wo({ keyName: e, place: t }, n, r) {
	return Me.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${L(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [k("bad-setting", o, { place: t })];
	});
}
async function To(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await vo(i, t, n)).filter((e) => bo(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [], o = {
		severity: "notice",
		scope: "change"
	};
	for (let [e, s] of r) {
		l(a, Eo(e, s));
		let r = De(e).replace(/\.strings$/, ".stringsdict"), [c] = r === De(e) ? [] : await da(r, e.folder, t, n), u = `${c && L(c, t)} is not read, because Lokaform does not know files of this type. Write its plural texts in keys.yaml, or in a string catalog (.xcstrings).`;
		c && a.push(k("unread-manifest", u, {
			...o,
			place: e.place
		}));
		let [, d, f] = /^([^*{}]*\{lang\}[^*{}]*\/)[^/{}]*(\.\w+)$/.exec(e.files) ?? [];
		if (d === void 0) continue;
		let p = {
			...e,
			files: `${d}*${f}`
		}, m = new Set(s.map((t) => Tt(e, yo(e, t)))), h = (await vo(p, t, n)).find((t) => {
			let n = yo(e, t);
			return (f !== ".xml" || /string[^/]*$/i.test(n)) && !i.has(t) && !/InfoPlist/.test(n) && m.has(Tt(p, n));
		});
		if (h === void 0) continue;
		let g = L(h, t), _ = `${g} is not read: no row of texts names it. To read it, copy the row at ${wa(e.place)}, and name this file in the copy.`;
		a.push(k("unread-manifest", _, {
			...o,
			place: ur(g)
		}));
	}
	return a;
}
function Eo(e, t) {
	let { files: n, languages: r } = e, i = t.flatMap((t) => de(e, yo(e, t)) ?? []), a = Bt(e, i), o = et(n)?.severalLanguages && !r, s = (e) => hn(e) || r && /^[a-z]{2}$/.test(e), c = [...new Set(i.map((e) => Vn(a, e)))].filter((e) => !r?.includes(e) && s(e)), l = !r && c.length < 2;
	if (!o && (!Le(n) || c.length === 0 || l)) return [];
	let u = o ? "[en, de]" : `[${[...r ?? [], ...c].join(", ")}]`, d = r ? `texts "${n}" also has files in ${C(c)}, which are not read. To read them, write languages: ${u}; the project needs them, too.` : `texts "${n}" ${o ? "can have several languages" : `has files in ${C(c)}`}, but the row has no languages, so only the base language is read. To read all of them, add languages: ${u}. Otherwise, list only the base language.`;
	return [k("unread-manifest", d, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const Do = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], Oo = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(","));
async function ko(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(Do, {
		cwd: t,
		ignore: Oo.map((e) => `**/${e}/**`),
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Ao(e, t, n, r) {
	let { paths: i, problems: a } = await jo(e, t, n, r), o = await go(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Ro(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!Ht(c) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
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
async function jo({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await Lo(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`;
		o[c] = e ? [] : await Io(t, n, i);
	}
	return {
		paths: o,
		problems: s
	};
}
async function Mo(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => jo(e, { id: "" }, n, t))), i = (await go(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function No(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => I(e, "lokaform.yaml")), a = [];
	for (let { root: e } of await Xi(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await ca(e, {}) && !await sa(I(e, "info/sparse-checkout"), {}))(I(e, ".git"))) continue;
		let t = async (...t) => `${await no(e, t, n).catch(co) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new pi(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		l(a, await Mo(r, qi, { commit: i }));
	}
	if (a.length === 0) return [];
	let o = `Git's sparse-checkout leaves out ${Ma([...new Set(a.map((e) => L(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [k("wrong-checkout", o)];
}
async function Po(e, t) {
	if (t.commit) return [];
	let n = o(async () => new Set(await Mo(e, qi))), r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: e } of i) {
		let [{ place: i } = {}] = a[e]?.patterns ?? [];
		if (a[e] && !i) continue;
		let s = {
			cwd: o,
			ignore: Oo
		}, c = await fa(`**/${e}.y*ml`, s, {}, qi).catch(() => []);
		for (let a of c.sort()) {
			if ((await n()).has(a) || F(a) !== o && !await Fo(a, t)) continue;
			let s = L(a, t), c = [...await Io(`${e}.yaml`, o, t), a].map((e) => L(e, { displayRoot: o })).join(", "), l = i ? `the setting ${e} (${wa(i)}) does not name it. Add it there` : `no setting ${e} names it. Add ${e}: [${c}] to lokaform.yaml`, u = pr({
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
async function Fo(e, t) {
	if (await sa(I(F(e), "lokaform.yaml"), {})) return !1;
	let n = String(await ta(e, t).catch(() => ""));
	return /\b(?:key_name|url):/.test(n) && !/^backup:/m.test(n);
}
async function Io(e, t, n) {
	let r = I(t, e);
	return await sa(r, n) ? [r] : [];
}
async function Lo(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await da(s, n, r, i);
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
async function Ro(e, t, n) {
	let r = (await Promise.all(e.map(async ({ full: e, textFile: r }) => {
		if (n.aborted) return [];
		let i = L(e, t);
		try {
			let n = na(await ta(e, t), e);
			return [lr({
				path: i,
				text: n,
				...r && { textFile: r }
			})];
		} catch (e) {
			if (e instanceof di) throw e;
			let t = `${i} cannot be read: ${Ni(e)}`;
			return [Fn(k("not-read", t, { place: ur(i) }))];
		}
	}))).flat();
	return {
		texts: r.flatMap((e) => e.ok ? e.value : []),
		problems: r.flatMap((e) => e.ok ? [] : e.problem)
	};
}
// src/model/earlierManifest.ts
function zo(e, t = Infinity) {
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
function Bo(e, t) {
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
function Vo(e, { since: t, now: n = Infinity }) {
	let r = ({ until: e, trailers: { pulled: r } }) => (e >= t || r !== void 0) && (e <= n || e === Infinity);
	return e.filter((e) => e.parents.length === 1 && r(e));
}
async function Ho(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Uo(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Uo({ commits: e, merged: t }, n) {
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
				pulled: Wo(e)
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ to: t, now: n, before: r, after: i }) => ({
			path: t,
			now: n,
			before: r,
			after: i,
			until: e.until,
			pulled: Wo(e)
		})))
	};
}
function Wo({ until: e, date: t, trailers: { pulled: n } }) {
	return n === void 0 ? void 0 : Math.min(n, e, t);
}
// src/model/trailers.ts
const Go = "Lokaform-Pulled", Ko = "Lokaform-Overwrite";
function qo(e, t = !1) {
	let { id: n, parents: r, date: i, message: a, committer: o } = e, [s = ""] = a.split("\n", 1);
	return {
		id: n,
		parents: r,
		date: i,
		isMade: r.length > 1 || /^noreply@/i.test(o) || /\(#\d+\)\s*$/.test(s),
		trailers: Jo(a),
		time: t ? Infinity : i
	};
}
function Jo(e) {
	let t = Zo(e).filter(({ value: e }) => e !== ""), n = (e) => t.flatMap(({ token: t, value: n }) => t.toLowerCase() === e.toLowerCase() ? n : []), r = n(Go).map((e) => {
		let t = e.replaceAll(/["']/g, "");
		return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
	}), i = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, a = e.match(RegExp("^[ \\t]*Lokaform-Pulled:", "gim"))?.length ?? 0, o = r.length > 0 && a >= i && r.every((e) => !Number.isNaN(e)), s = n(Ko), c = [...e.matchAll(RegExp(`${Ko}[ \\t]*:?(.*)$`, "gim"))].map(([, e = ""]) => e.trim()).filter((e) => !s.includes(e));
	return {
		...o && { pulled: u(r) },
		overwrites: s,
		mentions: c
	};
}
const Yo = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/s, Xo = (e) => e.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, "");
function Zo(e) {
	let [t, ...n] = Xo(e).split(/\n(?:[ \t\r]*\n)+/), r = (n.map((e) => e.split("\n").filter((e) => !e.startsWith("#"))).findLast((e) => e.length > 0) ?? []).filter((e) => !e.startsWith("(cherry picked from commit "));
	return r.every((e) => Yo.test(e)) ? r.flatMap((e) => {
		let [, t = "", n = ""] = Yo.exec(e) ?? [];
		return {
			token: t,
			value: Xo(n)
		};
	}) : [];
}
// src/report/exitCode.ts
function Qo({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const $o = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function es({ projects: e }) {
	let t = ({ reason: e }) => $o.includes(e);
	return Qo({ projects: e }) || e.some(({ plan: e }) => e?.to_add || e?.kept.some(t));
}
function ts(e) {
	return e.plan ? es({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Ht(e.problems) ? "unknown" : "none" : "unknown";
}
function ns({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function rs({ command: e, projects: t }) {
	return e === "status" ? ns({ projects: t }) === !1 : e === "drift" ? es({ projects: t }) : Qo({ projects: t });
}
function is(e) {
	return !rs(e) && !as(e);
}
function as(e) {
	return e.stopped !== void 0 || Ht(cs(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || e.projects.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state !== "done"));
}
function os(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : as(e) ? 1 : t && rs(e) ? 2 : 0;
}
function ss({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function cs({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
// src/model/project.ts
const ls = xr({
	iso: N(),
	id: N().optional(),
	pluralForms: Or(N()).readonly()
}), us = xr({
	id: N(),
	digest: N().exactOptional(),
	name: N(),
	type: N(),
	baseLanguage: N(),
	languages: Or(ls).readonly().optional(),
	perPlatformNames: Cr(),
	segmentation: Cr(),
	autoToggleUnverified: Cr().optional()
});
function ds(e) {
	return e.split(":")[0] ?? e;
}
function fs(e) {
	let t = ds(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/report.ts
function ps({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || hs(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function ms({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function hs(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function gs({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function _s(e) {
	return !as(e) && !vs(e) && e.projects.every(bs);
}
function vs(e) {
	return cs(e).some(({ code: e }) => e === "undeclared-project");
}
function ys(e) {
	return _s(e) ? !1 : !e.projects.every((e) => e.target?.is === "compared" && bs(e) && e.plan?.skipped.length === 0) || e.problems.some(({ severity: e }) => e === "error") || vs(e);
}
function bs({ plan: e, target: t }) {
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
var B = Symbol("NOT_RESOLVED");
function xs(e, t) {
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
function Ss(e, t) {
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
function Cs(e, t) {
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
var ws = xs("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Ts = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Es = xs("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Ts.indexOf(e) === -1 ? B : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Ds = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Os = xs("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Ds.indexOf(e) === -1 ? B : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ks = [
	"true",
	"True",
	"TRUE"
], As = [
	"false",
	"False",
	"FALSE"
], js = xs("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => ks.indexOf(e) !== -1 || As.indexOf(e) === -1 && B,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Ms = [
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
], Ns = [
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
], Ps = xs("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Ms.indexOf(e) !== -1 || Ns.indexOf(e) === -1 && B,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Fs = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Is = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Ls(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Rs(e, t) {
	if (t) {
		if (!Is.test(e)) return B;
	} else if (!Fs.test(e)) return B;
	let n = Ls(e);
	return Number.isFinite(n) ? n : B;
}
var zs = xs("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Rs,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Bs = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Vs(e) {
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
function Hs(e) {
	if (!Bs.test(e)) return B;
	let t = Vs(e);
	return Number.isFinite(t) ? t : B;
}
var Us = xs("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Hs,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ws = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Gs = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ks(e) {
	if (!Ws.test(e)) return B;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Gs.test(e) ? r : B;
}
function qs(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Js = xs("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Ks,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: qs
}), Ys = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Xs = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Zs(e) {
	if (!Ys.test(e)) return B;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Xs.test(e) ? r : B;
}
function Qs(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var $s = xs("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Zs,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Qs
}), ec = xs("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : B,
	identify: () => !1
}), tc = /^[A-Za-z0-9+/]*={0,2}$/;
function nc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !tc.test(t)) return B;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function rc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var ic = xs("tag:yaml.org,2002:binary", {
	resolve: nc,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: rc
}), ac = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), oc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function sc(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function cc(e) {
	let t = ac.exec(e);
	if (t === null && (t = oc.exec(e)), t === null) return B;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = sc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? B : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return B;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = sc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return B;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return B;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var lc = xs("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: cc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), uc = Ss("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function dc(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
function fc(e, t) {
	let n = {};
	for (let r of t) e[r] !== void 0 && (n[r] = e[r]);
	return n;
}
var pc = Ss("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (dc(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), mc = Ss("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), hc = Cs("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: dc,
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
}), gc = Cs("tag:yaml.org,2002:set", {
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
function _c() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function vc() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function yc(e) {
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
var bc = class e {
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
		let t = yc(e), n = [], r = _c(), i = vc();
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
			if (t !== B) return {
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
}, xc = new bc([
	ws,
	uc,
	hc
]);
[...xc.tags];
var Sc = new bc([
	...xc.tags,
	Es,
	js,
	zs,
	Js
]), Cc = new bc([
	...xc.tags,
	Os,
	Ps,
	Us,
	$s,
	lc,
	ec,
	ic,
	pc,
	mc,
	gc
]).withTags({
	...Us,
	resolve: (e, t, n) => {
		let r = Us.resolve(e, t, n);
		return r === B ? zs.resolve(e, t, n) : r;
	}
}, {
	...$s,
	resolve: (e, t, n) => {
		let r = $s.resolve(e, t, n);
		return r === B ? Js.resolve(e, t, n) : r;
	}
}), wc = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Tc(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Ec(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Dc(e, t) {
	if (!e.buffer) return null;
	let n = {
		...wc,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Tc(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Ec((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Tc(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Ec((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Tc(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Ec((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Oc(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var kc = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Oc(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Oc(this, e)}`;
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
		throw s.snippet = Dc(s), new e(r, s);
	}
}, V = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, H = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, Ac = {
	BLOCK: 1,
	FLOW: 2
}, jc = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Mc = -1;
function Nc(e) {
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
var Pc = Array(256), Fc = Array(256);
for (let e = 0; e < 256; e++) Pc[e] = +!!Nc(e), Fc[e] = Nc(e);
function Ic(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Lc(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Rc(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function zc(e, t, n) {
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
function Bc(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Vc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = zc(e, i, n);
			r += Bc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Hc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = zc(e, i, n);
			r += Bc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Uc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = zc(e, i, n).position;
			else if (t < 256 && Pc[t]) r += Fc[t], i++;
			else {
				let n = Rc(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Lc(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Ic(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = zc(e, i, n);
			r += Bc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Wc(e, t, n, r, i, a) {
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
	return i === jc.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== jc.STRIP && u && (l += "\n"), l;
}
function Gc(e, t) {
	if (t.valueStart === Mc) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case H.SINGLE_QUOTED: return Hc(e, n, r);
		case H.DOUBLE_QUOTED: return Uc(e, n, r);
		case H.LITERAL_BLOCK: return Wc(e, n, r, t.indent, t.chomping, !1);
		case H.FOLDED_BLOCK: return Wc(e, n, r, t.indent, t.chomping, !0);
		default: return Vc(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Kc = "-#;/?:@&=+$_.~*'()", qc = Kc + "!,[]", Jc = "0123456789ABCDEF";
function Yc(e) {
	return "%" + Jc[e >> 4] + Jc[e & 15];
}
function Xc(e, t) {
	let n = t ? Kc : qc, r = "";
	for (let t = 0; t < e.length; t++) {
		let i = e.charCodeAt(t);
		i >= 48 && i <= 57 || i >= 65 && i <= 90 || i >= 97 && i <= 122 || n.includes(e[t]) ? r += e[t] : (i >= 55296 && i <= 56319 && (i = 65536 + ((i & 1023) << 10) + (e.charCodeAt(++t) & 1023)), r += i < 128 ? Yc(i) : i < 2048 ? Yc(192 | i >> 6) + Yc(128 | i & 63) : i < 65536 ? Yc(224 | i >> 12) + Yc(128 | i >> 6 & 63) + Yc(128 | i & 63) : Yc(240 | i >> 18) + Yc(128 | i >> 12 & 63) + Yc(128 | i >> 6 & 63) + Yc(128 | i & 63));
	}
	return r;
}
function Zc(e) {
	let t = e;
	return t.charCodeAt(0) === 33 ? (t = t.slice(1), `!${Xc(t, !0)}`) : t.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${Xc(t.slice(18), !0)}` : `!<${Xc(t, !1)}>`;
}
var Qc = {
	filename: "",
	schema: Sc,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, U = -1, $c = Object.prototype.hasOwnProperty, el = 1, tl = 2, nl = 3, rl = 4, il = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, al = /[,\[\]{}]/, ol = /^(?:!|!!|![0-9A-Za-z-]+!)$/, sl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, cl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, ll = RegExp(`^(?:${sl})*$`), ul = RegExp(`^(?:${cl})+$`), dl = RegExp(`^(?:!(?:${sl})*|${cl}(?:${sl})*)$`), fl = {
	filename: "",
	maxDepth: 100
};
function pl(e, t, n) {
	e.events.push({
		type: V.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function ml(e, t, n, r, i, a, o) {
	e.events.push({
		type: V.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function hl(e, t, n, r, i, a, o) {
	e.events.push({
		type: V.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function gl(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: V.MAPPING,
		start: t.position,
		anchorStart: U,
		anchorEnd: U,
		tagStart: U,
		tagEnd: U,
		style: Ac.FLOW
	});
}
function _l(e, t, n, r, i, a, o, s, c = jc.CLIP, l = -1, u = !1) {
	e.events.push({
		type: V.SCALAR,
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
function vl(e, t, n) {
	e.events.push({
		type: V.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function yl(e) {
	e.events.push({ type: V.POP });
}
function bl(e) {
	_l(e, U, U, U, U, U, U, H.PLAIN);
}
function xl() {
	return {
		anchorStart: U,
		anchorEnd: U,
		tagStart: U,
		tagEnd: U
	};
}
function Sl(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Cl(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function W(e, t) {
	kc.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function G(e) {
	return e === 10 || e === 13;
}
function wl(e) {
	return e === 9 || e === 32;
}
function Tl(e) {
	return wl(e) || G(e);
}
function El(e) {
	return e === 0 || Tl(e);
}
function Dl(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Ol(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function kl(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Al(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function jl(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Ml(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function K(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Tl(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; wl(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!G(r) && r !== 0);
		if (!G(r)) break;
		for (Ml(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Nl(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Tl(n);
	}
	return !1;
}
function Pl(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Fl(e) {
	if (e.position !== e.lineStart) return !1;
	if (Nl(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Sl(e);
	Pl(e), K(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Nl(e));
	return Cl(e, t), r;
}
function Il(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !G(t);) t = e.input.charCodeAt(++e.position);
}
function Ll(e, t, n) {
	let r = il.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, W(e, "the stream contains non-printable characters"));
}
function Rl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== U && W(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && W(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Tl(s) && !(n && Dl(s));) s === 33 && (a ? W(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), ol.test(o) || W(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), al.test(l) && W(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? ll.test(l) : ul.test(l)) && W(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !$c.call(e.tagHandlers, o) && W(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function zl(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== U && W(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Tl(e.input.charCodeAt(e.position)) && !Dl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && W(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Bl(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== U || t.tagStart !== U) && W(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Tl(e.input.charCodeAt(e.position)) && !Dl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && W(e, "name of an alias node must contain at least one character"), vl(e, n, e.position), !0;
}
function Vl(e, t) {
	K(e, !1), e.lineIndent < t && W(e, "deficient indentation");
}
function Hl(e, t, n) {
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
			return e.position++, _l(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, H.SINGLE_QUOTED, jc.CLIP, -1, i), !0;
		}
		G(a) ? (i = !1, Vl(e, t)) : e.position === e.lineStart && Nl(e) ? W(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? W(e, "expected valid JSON character") : e.position++;
	}
	W(e, "unexpected end of the stream within a single quoted scalar");
}
function Ul(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, _l(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, H.DOUBLE_QUOTED, jc.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (G(n)) Vl(e, t);
			else if (jl(n)) e.position++;
			else {
				let t = Al(n);
				for (t === 0 && W(e, "unknown escape sequence"); t-- > 0;) e.position++, kl(e.input.charCodeAt(e.position)) < 0 && W(e, "expected hexadecimal character");
				e.position++;
			}
		} else G(a) ? (i = !1, Vl(e, t)) : e.position === e.lineStart && Nl(e) ? W(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? W(e, "expected valid JSON character") : e.position++;
	}
	W(e, "unexpected end of the stream within a double quoted scalar");
}
function Wl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = jc.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? H.LITERAL_BLOCK : H.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Ol(n);
		if (n === 43 || n === 45) i !== jc.CLIP && W(e, "repeat of a chomping mode identifier"), i = n === 43 ? jc.KEEP : jc.STRIP, e.position++;
		else if (r >= 0) r === 0 && W(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && W(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; wl(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Il(e), G(e.input.charCodeAt(e.position)) ? Ml(e) : e.input.charCodeAt(e.position) !== 0 && W(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Fl(e)) break;
		if (!o && l === -1 && G(i) && (u = Math.max(u, r)), !o && l === -1 && !G(i) && (i === 9 && r < t && (e.position = n + r, W(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, W(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !G(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !G(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !G(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Il(e), f = e.position, G(e.input.charCodeAt(e.position)) && (Ml(e), f = e.position);
	}
	return Ll(e, d, f), _l(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Gl(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === el;
	if (n === 0 || Tl(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Dl(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (El(t) || r && Dl(t)) return !1;
	}
	return !0;
}
function Kl(e, t, n, r) {
	if (!Gl(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === el, c = !1;
	for (; o !== 0 && !Fl(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (El(t) || s && Dl(t)) break;
		} else if (o === 35) {
			if (Tl(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Dl(o)) break;
		else if (G(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (K(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		wl(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Ll(e, i, a), _l(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, H.PLAIN, jc.CLIP, -1, !c), !0);
}
function ql(e, t) {
	let n = e.line;
	K(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && W(e, "deficient indentation");
}
function Jl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? hl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Ac.FLOW) : ml(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Ac.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		ql(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, yl(e), !0;
		o ? n === 44 && W(e, "expected the node content, but found ','") : W(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Tl(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, ql(e, t));
		let c = e.line, l = Sl(e), u = Zl(e, t, el, !1, !0);
		ql(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, ql(e, t), i || gl(e, l), u || bl(e), Zl(e, t, el, !1, !0) || bl(e), ql(e, t), i || yl(e)) : i && r ? (u || bl(e), bl(e)) : i ? bl(e) : r && (gl(e, l), u || bl(e), bl(e), yl(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	W(e, "unexpected end of the stream within a flow collection");
}
function Yl(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !El(e.input.charCodeAt(e.position + 1))) return !1;
	for (ml(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Ac.BLOCK); e.input.charCodeAt(e.position) === 45 && El(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, W(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = K(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && El(e.input.charCodeAt(e.position + 1)) && W(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? bl(e) : Zl(e, t, nl, !1, !0), K(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && W(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && El(e.input.charCodeAt(e.position + 1)) && W(e, "bad indentation of a sequence entry");
	}
	return yl(e), !0;
}
function Xl(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, W(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && El(l)) o ||= (hl(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Ac.BLOCK), !0), c === 63 ? (i && bl(e), a = !0, i = !0) : (i || (bl(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (bl(e), !1);
			let t = Sl(e);
			if (!Zl(e, n, tl, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); wl(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), El(c) || W(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: V.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Ac.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) W(e, "expected ':' after a mapping key");
				else return r.anchorStart !== U || r.tagStart !== U ? (Cl(e, t), !1) : !0;
			} else if (a) W(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== U || r.tagStart !== U ? (Cl(e, t), !1) : !0;
		}
		if (Zl(e, t, rl, !0, s) && (s = !1), i || (s &&= (bl(e), !1)), K(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) W(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && bl(e), o && yl(e), !0) : !1;
}
function Zl(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && W(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = xl(), d = n === rl || n === nl, f = d, p = d;
	if (r && K(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Sl(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== U || u.anchorStart !== U) && (r === 33 || r === 38)) {
			let n = Sl(e), r = t + 1;
			if (Xl(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === V.MAPPING) return e.depth--, !0;
			Cl(e, n);
		}
		if (s && (r === 33 && u.tagStart !== U || r === 38 && u.anchorStart !== U) || !Rl(e, u, n === el) && !zl(e, u)) break;
		l === null && (l = i), K(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === rl) {
		let r = n === el || n === tl ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Yl(e, i, u) || Xl(e, i, r, u)) || Jl(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Sl(e), n = l.position - l.lineStart;
					Cl(e, l), Xl(e, n, r, xl()) && e.events[t.eventsLength]?.type === V.MAPPING ? c = !0 : Cl(e, t);
				}
				!c && (d && Wl(e, r, u) || Hl(e, r, u) || Ul(e, r, u) || Bl(e, u) || Kl(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Yl(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== U || u.tagStart !== U || d) && (_l(e, U, U, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, H.PLAIN), c = !0), e.depth--, c || u.anchorStart !== U || u.tagStart !== U;
}
function Ql(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Tl(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && W(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !G(e.input.charCodeAt(e.position));) {
		for (; wl(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || G(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Tl(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (G(e.input.charCodeAt(e.position)) && Ml(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && W(e, "duplication of %YAML directive"), r.length !== 1 && W(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && W(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && W(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && W(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		ol.test(t) || W(e, "ill-formed tag handle (first argument) of the TAG directive"), $c.call(e.tagHandlers, t) && W(e, `there is a previously declared suffix for "${t}" tag handle`), dl.test(n) || W(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function $l(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (K(e, !0); Ql(e);) t = !0, K(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && El(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, K(e, !0), i = e.line > t;
	} else t && W(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Nl(e)) {
		e.position += 3, K(e, !0);
		return;
	}
	if (pl(e, n, !1), Zl(e, e.lineIndent - 1, rl, !1, i, i) || bl(e), K(e, !0), e.position === e.lineStart && Nl(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, K(e, !0), e.line === t && e.position < e.length && W(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === V.DOCUMENT && (o.explicitEnd = r), yl(e), !r && e.position < e.length && !Fl(e) && W(e, "end of the stream or a document separator is expected");
}
function eu(e, t) {
	let n = e.length, r = {
		...fl,
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
	for (i !== -1 && kc.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Pl(r), K(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		$l(r), r.position === e && W(r, "can not read a document");
	}
	return r.events;
}
({
	...fl,
	...Qc
});
var tu = Symbol("INVALID");
function nu(e) {
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
function ru(e, t) {
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
function iu(e, t) {
	if (!e.noRefs && typeof t == "object" && t) {
		let n = e.refs.get(t);
		if (n) return n.anchor === void 0 && (n.anchor = `ref_${e.refCounter++}`), {
			kind: "alias",
			anchor: n.anchor
		};
	}
	let n = ru(e, t);
	if (!n) {
		if (t === void 0 || e.skipInvalid) return tu;
		throw new kc(`unacceptable kind of an object to dump ${Object.prototype.toString.call(t)}`);
	}
	let { tag: r, tagName: i, implicitTag: a } = n, o = a ? i : Zc(i);
	if (r.nodeKind === "scalar") return {
		kind: "scalar",
		tag: o,
		tagged: !a,
		style: H.PLAIN,
		value: r.represent(t)
	};
	if (r.nodeKind === "sequence") {
		let n = r.represent(t), i = {
			kind: "sequence",
			tag: o,
			tagged: !a,
			style: Ac.BLOCK,
			items: []
		};
		e.noRefs || e.refs.set(t, i);
		for (let t = 0, r = n.length; t < r; t += 1) {
			let r = iu(e, n[t]);
			r === tu && n[t] === void 0 && (r = iu(e, null)), r !== tu && i.items.push(r);
		}
		return i;
	}
	let s = r.represent(t), c = {
		kind: "mapping",
		tag: o,
		tagged: !a,
		style: Ac.BLOCK,
		items: []
	};
	e.noRefs || e.refs.set(t, c);
	for (let [t, n] of s) {
		let r = iu(e, t);
		if (r === tu) continue;
		let i = iu(e, n);
		i !== tu && c.items.push({
			key: r,
			value: i
		});
	}
	return c;
}
function au(e, t, n = {}) {
	let r = iu({
		representTypes: nu(t),
		noRefs: n.noRefs ?? !1,
		skipInvalid: n.skipInvalid ?? !1,
		refs: new Map(),
		refCounter: 0
	}, e);
	return [{
		contents: r === tu ? null : r,
		directives: []
	}];
}
var ou = Symbol("visit:break"), su = Symbol("visit:skip");
function cu(e, t, n) {
	let r = t(e, n);
	if (r === ou) return !0;
	if (r === su) return !1;
	let i = n.depth + 1;
	switch (e.kind) {
		case "sequence":
			for (let n of e.items) if (cu(n, t, {
				depth: i,
				parent: e,
				isKey: !1
			})) return !0;
			break;
		case "mapping": for (let { key: n, value: r } of e.items) if (cu(n, t, {
			depth: i,
			parent: e,
			isKey: !0
		}) || cu(r, t, {
			depth: i,
			parent: e,
			isKey: !1
		})) return !0;
	}
	return !1;
}
function lu(e, t) {
	for (let n of e) if (n.contents && cu(n.contents, t, {
		depth: 0,
		parent: null,
		isKey: !1
	})) return;
}
function uu(e, t) {
	return !!(e & 1 << t);
}
var du = {
	applyQuoteFlowKeysOption: pu,
	doubleQuoteForInvisibles: mu,
	doubleQuoteWhitespaceOnly: hu,
	applyForceQuotesOption: gu,
	tryLongOrMultilineAsBlock: _u,
	quoteInvalidPlain: vu,
	fallbackToDoubleQuoted: yu
};
function fu(e) {
	return e.presenterOptions.quoteStyle === "single" && uu(e.allowedStylesMask, H.SINGLE_QUOTED) ? H.SINGLE_QUOTED : H.DOUBLE_QUOTED;
}
function pu(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === H.PLAIN && (e.style = H.DOUBLE_QUOTED);
}
function mu(e) {
	e.style === H.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = H.DOUBLE_QUOTED);
}
function hu(e) {
	e.style === H.PLAIN && /^\s+$/.test(e.node.value) && (e.style = H.DOUBLE_QUOTED);
}
function gu(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== H.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? H.DOUBLE_QUOTED : fu(e)));
}
function _u(e) {
	if (e.style !== H.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!uu(e.allowedStylesMask, H.LITERAL_BLOCK)) {
		n && (e.style = H.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = H.LITERAL_BLOCK);
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
	o ? e.style = H.FOLDED_BLOCK : n && (e.style = H.LITERAL_BLOCK);
}
function vu(e) {
	e.style === H.PLAIN && !uu(e.allowedStylesMask, H.PLAIN) && (e.style = fu(e));
}
function yu(e) {
	uu(e.allowedStylesMask, e.style) || (e.style = H.DOUBLE_QUOTED);
}
function bu(e, t) {
	return e | 1 << t;
}
var xu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Su = "[\\n\\r]", Cu = "\\uFEFF", wu = "[ \\t]", Tu = `(?:(?!(?:${Su}|${Cu}))${xu})`, Eu = `(?:(?!${wu})${Tu})`, Du = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Ou = "[-?:,\\[\\]{}#&*!|>'\"%@`]", ku = "[,\\[\\]{}]", Au = Eu, ju = `(?:(?!${ku})${Eu})`, Mu = `(?:(?:(?!${Ou})${Eu})|[?:-](?=${Au}))`, Nu = `(?:(?:(?!${Ou})${Eu})|[?:-](?=${ju}))`, Pu = `(?:(?:(?![:#])${Au})|:(?=${Au}))#*`, Fu = `(?:(?:(?![:#])${ju})|:(?=${ju}))#*`, Iu = `(?:${wu}*${Pu})*`, Lu = `(?:${wu}*${Fu})*`, Ru = `${Mu}#*${Iu}`, zu = `${Nu}#*${Lu}`, Bu = Ru, Vu = zu, Hu = `\\n+${Pu}${Iu}`, Uu = `\\n+${Fu}${Lu}`, Wu = `${Ru}(?:${Hu})*`, Gu = `${zu}(?:${Uu})*`, Ku = RegExp(`^(?:${Wu})$`, "u"), qu = RegExp(`^(?:${Gu})$`, "u"), Ju = RegExp(`^(?:${Bu})$`, "u"), Yu = RegExp(`^(?:${Vu})$`, "u"), Xu = RegExp(`^(?:${Du})*$`, "u"), Zu = RegExp(`^(?:${Du}|\\n)*$`, "u"), Qu = RegExp(`^(?:${Tu}|\\n)*$`, "u"), $u = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, ed = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function td(e) {
	let t = e.node.value;
	if (t !== "") {
		if (!(e.isKey ? e.flowOnly ? Yu : Ju : e.flowOnly ? qu : Ku).test(t) || e.shiftOfFirstLine === 0 && $u.test(t)) return !1;
		if (e.shiftOfContent === 0) {
			let e = t.indexOf("\n");
			if (e !== -1) {
				let n = t.slice(e + 1);
				if (ed.test(n)) return !1;
			}
		}
	}
	let n = e.presenterOptions.schema.resolveImplicitScalarTag(t).tag.tagName;
	return !(!e.node.tagged && n !== e.node.tag || !e.node.tagged && t === "=" && n === e.presenterOptions.schema.defaultScalarTag.tagName);
}
function nd(e) {
	let t = e.node.value;
	if (!(e.isKey ? Xu : Zu).test(t) || /[ \t]\n|\n[ \t]/.test(t)) return !1;
	if (!e.isKey && e.shiftOfContent === 0) {
		let e = t.indexOf("\n");
		if (e !== -1 && ed.test(t.slice(e + 1))) return !1;
	}
	return !0;
}
function rd(e) {
	if (e.flowOnly || !Qu.test(e.node.value)) return !1;
	let t = e.shiftOfContent - e.shiftOfParent;
	return !(t < 1 || t > 9 && /^\n* /.test(e.node.value) || e.shiftOfContent === 0 && ed.test(e.node.value));
}
function id(e) {
	let t = bu(0, H.DOUBLE_QUOTED);
	td(e) && (t = bu(t, H.PLAIN)), nd(e) && (t = bu(t, H.SINGLE_QUOTED)), rd(e) && (t = bu(bu(t, H.LITERAL_BLOCK), H.FOLDED_BLOCK)), e.allowedStylesMask = t;
}
function ad(e) {
	switch (e.style) {
		case H.PLAIN: return od(e);
		case H.SINGLE_QUOTED: return sd(e);
		case H.LITERAL_BLOCK: return cd(e);
		case H.FOLDED_BLOCK: return ld(e);
		case H.DOUBLE_QUOTED: return ud(e);
	}
}
function od(e) {
	return dd(e.node.value, e.shiftOfContent);
}
function sd(e) {
	return `'${dd(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
}
function cd(e) {
	let t = e.node.value;
	return "|" + md(t, e.shiftOfParent, e.shiftOfContent) + hd(fd(t, e.shiftOfContent));
}
function ld(e) {
	let t = e.node.value, n = e.presenterOptions.lineWidth, r = Infinity;
	return n !== -1 && (r = Math.max(Math.min(n, 40), n - e.shiftOfContent)), ">" + md(t, e.shiftOfParent, e.shiftOfContent) + hd(fd(vd(t, r), e.shiftOfContent));
}
function ud(e) {
	return `"${xd(e.node.value)}"`;
}
function dd(e, t) {
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
function fd(e, t) {
	let n = " ".repeat(t), r = 0, i = "", a = e.length;
	for (; r < a;) {
		let t, o = e.indexOf("\n", r);
		o === -1 ? (t = e.slice(r), r = a) : (t = e.slice(r, o + 1), r = o + 1), t.length && t !== "\n" && (i += n), i += t;
	}
	return i;
}
function pd(e) {
	return /^\n* /.test(e);
}
function md(e, t, n) {
	let r = pd(e) ? String(n - t) : "", i = e[e.length - 1] === "\n";
	return `${r}${i && (e[e.length - 2] === "\n" || e === "\n") ? "+" : i ? "" : "-"}\n`;
}
function hd(e) {
	return e[e.length - 1] === "\n" ? e.slice(0, -1) : e;
}
function gd(e) {
	return e === " " || e === "	";
}
function _d(e, t) {
	if (e === "" || gd(e[0])) return e;
	let n = / [^ \t]/g, r, i = 0, a, o = 0, s = 0, c = "";
	for (; r = n.exec(e);) s = r.index, s - i > t && (a = o > i ? o : s, c += `\n${e.slice(i, a)}`, i = a + 1), o = s;
	return c += "\n", e.length - i > t && o > i ? c += `${e.slice(i, o)}\n${e.slice(o + 1)}` : c += e.slice(i), c.slice(1);
}
function vd(e, t) {
	let n = /(\n+)([^\n]*)/g, r = e.indexOf("\n");
	r === -1 && (r = e.length), n.lastIndex = r;
	let i = _d(e.slice(0, r), t), a = e[0] === "\n" || gd(e[0]), o, s;
	for (; s = n.exec(e);) {
		let e = s[1], n = s[2];
		o = n !== "" && gd(n[0]), i += e + (!a && !o && n !== "" ? "\n" : "") + _d(n, t), a = o;
	}
	return i;
}
var yd = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function bd(e) {
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
function xd(e) {
	return e.replace(yd, bd);
}
var Sd = 10, Cd = {
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
	scalarStyleRules: Object.keys(du).map((e) => Reflect.get(du, e)),
	tagBeforeAnchor: !1
};
function wd(e) {
	return e.tagged ? e.tag : Zc(e.tag);
}
function Td(e) {
	let t = {
		...Cd,
		...e
	};
	return t.flowSkipColonSpace && (t.quoteFlowKeys = !0), {
		...t,
		defaultScalarTagName: t.schema.defaultScalarTag.tagName,
		openEnded: !1
	};
}
function Ed(e, t) {
	return `\n${" ".repeat(e.indent * t)}`;
}
function Dd(e, t, n, r, i, a) {
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
function Od(e, t, n) {
	let r = "";
	for (let i = 0, a = n.items.length; i < a; i += 1) {
		let a = Nd(e, t, n.items[i], n, {}).text;
		i > 0 && (r += `,${e.flowSkipCommaSpace ? "" : " "}`), r += a;
	}
	let i = e.flowBracketPadding && n.items.length > 0 ? " " : "";
	return `[${i}${r}${i}]`;
}
function kd(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = Nd(e, t + 1, n.items[a], n, {
			block: !0,
			compact: e.seqInlineFirst,
			isblockseq: !0
		}).text;
		r && i === "" || (i += Ed(e, t)), o === "" || Sd === o.charCodeAt(0) ? i += "-" : i += "- ", i += o;
	}
	return i;
}
function Ad(e, t, n) {
	let r = "";
	for (let { key: i, value: a } of n.items) {
		let o = "";
		r !== "" && (o += `,${e.flowSkipCommaSpace ? "" : " "}`);
		let s = Nd(e, t, i, n, { iskey: !0 }), c = s.text, l = Nd(e, t, a, n, {}).text, u = e.flowSkipColonSpace || l === "" ? "" : " ", d = i.kind === "scalar" && s.noBody && (i.tagged || i.anchor !== void 0), f = i.kind === "alias" || d ? " " : "";
		o += `${c}${f}:${u}${l}`, r += o;
	}
	let i = e.flowBracketPadding && r !== "" ? " " : "";
	return `{${i}${r}${i}}`;
}
function jd(e, t, n, r) {
	let i = "";
	for (let a = 0, o = n.items.length; a < o; a += 1) {
		let o = "";
		r && i === "" || (o += Ed(e, t));
		let { key: s, value: c } = n.items[a], l = (s.kind === "mapping" || s.kind === "sequence") && s.style === Ac.BLOCK && s.items.length !== 0 || s.kind === "scalar" && (s.style === H.LITERAL_BLOCK || s.style === H.FOLDED_BLOCK), u = l ? Nd(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			isblockseq: !Md(e, s, t + 1)
		}) : Nd(e, t + 1, s, n, {
			block: !0,
			compact: !0,
			iskey: !0
		}), d = u.text, f = s.kind === "scalar" && s.value.indexOf("\n") !== -1, p = d.length > 1024 && /^[\s\S]{1025}/u.test(d), m = l || f || p;
		m && (d && Sd === d.charCodeAt(0) ? o += "?" : o += "? "), o += d, m && (o += Ed(e, t));
		let h = Nd(e, t + 1, c, n, {
			block: !0,
			compact: m,
			isblockseq: m && !Md(e, c, t + 1)
		}).text, g = s.kind === "scalar" && u.noBody && (s.tagged || s.anchor !== void 0), _ = !m && (s.kind === "alias" || g) ? " " : "";
		h === "" || Sd === h.charCodeAt(0) ? o += `${_}:` : o += `${_}: `, o += h, i += o;
	}
	return i;
}
function Md(e, t, n) {
	return t.kind === "alias" || t.tagged || t.anchor !== void 0 || e.indent < 2 && n > 0;
}
function Nd(e, t, n, r, i) {
	if (n.kind === "alias") return e.openEnded = !1, {
		text: `*${n.anchor}`,
		noBody: !1
	};
	let { block: a = !1, iskey: o = !1, isblockseq: s = !1 } = i, c = i.compact ?? !1, l = n.anchor !== void 0;
	Md(e, n, t) && (c = !1);
	let u, d = n.tagged, f = a && (n.kind === "mapping" || n.kind === "sequence") && n.style === Ac.BLOCK && n.items.length !== 0;
	if (n.kind === "mapping") u = f ? jd(e, t, n, c) : Ad(e, t, n);
	else if (n.kind === "sequence") u = f ? e.seqNoIndent && !s && t > 0 ? kd(e, t - 1, n, c) : kd(e, t, n, c) : Od(e, t, n);
	else {
		let i = Dd(e, n, r, t, o, !a);
		id(i);
		for (let t of e.scalarStyleRules) t(i);
		u = ad(i), e.openEnded = (i.style === H.LITERAL_BLOCK || i.style === H.FOLDED_BLOCK) && (n.value === "\n" || n.value.endsWith("\n\n")), d = n.tagged || u === "" && i.flowOnly && r?.kind === "sequence" && !l || i.style !== H.PLAIN && n.tag !== e.defaultScalarTagName;
	}
	n.kind !== "mapping" && n.kind !== "sequence" || f || (e.openEnded = !1), f && c && t > 0 && e.indent > 2 && (u = `${" ".repeat(e.indent - 2)}${u}`);
	let p = u === "", m = u;
	if (d || l) {
		let t = [], r = d ? wd(n) : null, i = l ? `&${n.anchor}` : null;
		e.tagBeforeAnchor ? (r !== null && t.push(r), i !== null && t.push(i)) : (i !== null && t.push(i), r !== null && t.push(r));
		let a = u === "" || u.charCodeAt(0) === Sd ? "" : " ";
		m = `${t.join(" ")}${a}${u}`;
	}
	return {
		text: m,
		noBody: p
	};
}
function Pd(e) {
	return (e.kind === "sequence" || e.kind === "mapping") && e.style === Ac.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
}
function Fd(e) {
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
function Id(e, t) {
	let n = Td(t), r = "", i = !1;
	for (let t = 0; t < e.length; t += 1) {
		let a = e[t];
		n.openEnded = !1;
		let o = Fd(a), s = o !== "", c = a.explicitStart || s || t > 0 && !i;
		if (r += o, a.contents === null) c && (r += "---\n");
		else if (c) {
			let e = Nd(n, 0, a.contents, null, {
				block: !0,
				compact: !0
			}).text, t = e === "" ? "" : s || Pd(a.contents) ? "\n" : " ";
			r += `---${t}${e}\n`;
		} else r += Nd(n, 0, a.contents, null, {
			block: !0,
			compact: !0
		}).text + "\n";
		i = a.explicitEnd || n.openEnded, i && (r += "...\n");
	}
	return r;
}
var Ld = {
	...Cd,
	schema: Cc,
	skipInvalid: !1,
	noRefs: !1,
	flowLevel: -1,
	sortKeys: !1,
	transform: () => {}
};
function Rd(e, t) {
	let n = String(e), r = String(t);
	return n < r ? -1 : +(n > r);
}
function zd(e, t = {}) {
	let n = {
		...Ld,
		...t
	}, r = au(e, n.schema, {
		noRefs: n.noRefs,
		skipInvalid: n.skipInvalid
	});
	if (n.flowLevel >= 0 && lu(r, (e, t) => {
		if (!(t.depth < n.flowLevel)) return (e.kind === "sequence" || e.kind === "mapping") && (e.style = Ac.FLOW), su;
	}), n.sortKeys) {
		let e = n.sortKeys === !0 ? Rd : n.sortKeys;
		lu(r, (t) => {
			t.kind === "mapping" && t.items.sort((t, n) => e(t.key.kind === "scalar" ? t.key.value : "", n.key.kind === "scalar" ? n.key.value : ""));
		});
	}
	return n.transform(r), Id(r, {
		...fc(n, Object.keys(Cd)),
		schema: n.schema
	});
}
V.DOCUMENT, V.SEQUENCE, V.MAPPING, V.SCALAR, V.ALIAS, V.POP, H.PLAIN, H.SINGLE_QUOTED, H.DOUBLE_QUOTED, H.LITERAL_BLOCK, H.FOLDED_BLOCK, Ac.BLOCK, Ac.FLOW, jc.CLIP, jc.STRIP, jc.KEEP;
// src/yaml/events.ts
var Bd = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Vd = "A manifest is one document: split it into files instead of writing ---.", Hd = 2 ** 15, Ud = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Wd = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Gd = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function Kd(e, t, n = Hd) {
	let r = t ? e.length : 25e5, i = e.length > n ? Xd(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Bd("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	let s = 0, c = () => {
		let t = Math.max(s + n, o), c = i ? e.indexOf(a, t) : -1, l = c === -1 ? e.length : c + 1, u = Math.max(o, e.lastIndexOf(a, t) + a.length) - 2;
		if (i && l - u > r) throw new Bd("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = qd(e, s, l, c === -1).reverse();
		return s = l, d;
	}, l = [];
	return () => {
		for (; l.length === 0 && s < e.length;) l = c();
		return l.pop();
	};
}
function qd(e, t, n, r) {
	let i = Jd(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== V.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== V.SEQUENCE || s.style !== Ac.BLOCK) || !c.every(({ type: e }) => e === V.POP) || i.some(({ type: e }) => e === V.DOCUMENT)) throw new Bd(Vd, t, t);
	r && !a && i.push({ type: V.POP });
	for (let e of a ? [] : i) Zd(e, t);
	return i;
}
function Jd(e, t, n) {
	let r = e.slice(t, n).replace(Ud, "");
	try {
		return Yd(r, t);
	} catch (e) {
		if (!(e instanceof Bd) || e.message !== "deficient indentation") throw e;
		let n = Yd(r.replace(Wd, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === V.SCALAR && (e.fast = !1);
		return n;
	}
}
function Yd(e, t) {
	try {
		return eu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof kc ? new Bd(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Xd(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	Gd.lastIndex = t.at(-1) ?? e.length;
	let [, n] = Gd.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: Gd.lastIndex
	};
}
function Zd(e, t) {
	e.type !== V.POP && e.type !== V.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== V.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === V.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Qd = process.getBuiltinModule("node:module").createRequire(import.meta.url), $d = (...e) => Qd("./late-yaml.js").parseDocument(...e), ef = (...e) => Qd("./late-yaml.js").visit(...e), tf = 2 ** 17;
function nf(e, t, n) {
	let { at: r, piece: i } = e;
	if (i === void 0) return [k("yaml", e.message, { place: pr(t, r, r + 1) })];
	let a = n.length > i + tf, o = a ? Math.max(i, n.lastIndexOf("\n", i + tf) + 1) : n.length, s = n.slice(i, o), c = $d(s, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), l = new _n(), u = -Infinity;
	for (let { code: e, message: r, pos: s } of c.errors.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [d, f] = s.map((e) => e + i);
		if (a && f >= o - 1) continue;
		let p = pr(t, d, Math.max(d + 1, f)), m = p.line > u + 1;
		if (u = Math.max(u, p.endLine), !m || l.countMore(t.path)) continue;
		let h = af.test(r) ? i + of(c, s[0]) : void 0, g = r.includes("quote") ? void 0 : uf(n, h ?? d), _ = h === void 0 ? p : pr(t, h, h + 1);
		l.add(rf(g ?? cf(`${e}: ${r}`), _));
	}
	l.count === 0 && l.add(rf(uf(n, r) ?? cf(e.message), pr(t, r, r + 1)));
	let d = en(t.path, pr(t, o - 1, o).line);
	return a && c.errors.length > 1e3 ? [d, ...l.problems] : l.problems;
}
function rf(e, t) {
	return k("yaml", E`The YAML cannot be read here. ${e}`, { place: t });
}
const af = /^Missing closing|^Flow .* end with a /;
function of(e, t) {
	let n = t;
	return ef(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
const sf = [
	[/Missing closing/, "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\"."],
	[/Flow .* end with a /, "The brackets that start here are not closed. Add the closing one."],
	[/Maximum call stack|exceeded maxDepth/, "Values are nested more than 500 levels deep. Use fewer levels."],
	[/Implicit map keys need/, "This line has no colon with a blank after it. Write it as NAME: VALUE."],
	[/^BAD_INDENT|eficient indentation/, "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping."],
	[/^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY/, "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes."],
	[/^TAB_AS_INDENT/, "Indent with spaces, not with tabs."],
	[/^MULTIPLE_DOCS/, Vd]
];
function cf(e) {
	let [, t] = sf.find(([t]) => t.test(e)) ?? [];
	return t ?? E`The parser says: ${T(e.replace(/^[A-Z_]+: /, ""))}.`;
}
const lf = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/;
function uf(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^={7}\r?$/.test(i)) return Wt;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. In \"…\", write quotes as \\\", and in '…', write them twice.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return E`A text with ": " in it needs quotes: "${T(Yt(a, 60))}".`;
	let [o] = lf.exec(a) ?? [];
	if (o === void 0) return;
	let s = o.length > 2 ? T(o) : o;
	return E`A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function df(e, t) {
	let n = new _n();
	for (let { start: r, end: i } of nn(e)) n.countMore(t.path) || n.add(k("yaml", Wt, { place: pr(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function ff(e, t, n = {}) {
	let r = Cn(t), i = {
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
		return s([k("yaml", e, { place: pr(i, c, c + 1) })]);
	}
	let l = df(t, i);
	if (l.length > 0) return s(l);
	try {
		let e = new mf(i, t, n).root();
		return e.problems.some((e) => e.code === "yaml" && nr(e) > 1) ? s(e.problems) : {
			...e,
			file: i,
			textAt: o
		};
	} catch (e) {
		if (!(e instanceof Bd)) throw e;
		return s(nf(e, i, t));
	}
}
const pf = 1e6;
var mf = class {
	file;
	text;
	options;
	nextEvent;
	spans = new Of();
	anchors = new Map();
	problems = new _n();
	lastStart = 0;
	lastEnd = 0;
	depth = 0;
	values = 0;
	repeated = 0;
	constructor(e, t, n) {
		this.file = e, this.text = t, this.options = n, this.nextEvent = Kd(t, n.anyText === !0, n.piece);
	}
	root() {
		let e = this.nextEvent(), t = this.spans.add();
		return {
			value: Tf(e) ? this.readValue(e, gf, t) : null,
			span: new kf(this.spans, t),
			problems: this.problems.problems
		};
	}
	readValue(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === V.ALIAS ? void 0 : this.anchorOf(e), a = e.type === V.ALIAS ? this.readAlias(e.anchorStart, e.anchorEnd) : e.type === V.SCALAR ? this.readScalar(e, t) : this.readCollection(e, n ?? this.spans.add());
		return n !== void 0 && !Ef(e) && this.spans.set(n, this.lastStart, this.lastEnd, !1), i && (i.value = a, i.size = this.values - r), a;
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
		if (r?.size === void 0) return this.refuse(E`The anchor "&${T(n)}" is not defined before the alias "*${T(n)}". Define it above this line, or write the value here.`);
		let i = Math.max(1e4, this.text.length);
		return this.repeated > i ? null : (this.values += r.size, this.repeated += r.size, this.repeated > i ? this.refuse(`From here on, aliases repeat more than ${i} values. Write the values out.`) : r.value);
	}
	readCollection(e, t) {
		let { start: n, type: r } = e, i = this.values;
		this.lastEnd = n;
		let a = /[[{]/.test(this.text.charAt(n));
		a && (this.lastEnd += 1), this.depth += 1;
		let o = r === V.SEQUENCE ? this.readList() : this.readMapping(t);
		if (--this.depth, this.lastEnd = this.after(a ? xf : this.text.charAt(this.lastEnd - 1) === "\n" ? gf : wf), this.spans.set(t, n, this.lastEnd, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.options.anyText) throw new Bd("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.options.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", {
			start: n,
			end: n + 1
		}));
	}
	readList() {
		let e = [];
		for (;;) {
			let t = this.nextEvent();
			if (!Tf(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.options.anyText) throw new Bd("This file has more than 150,000 entries. Divide it into several files.", Ef(t) ? t.start : this.lastEnd);
			e.push(this.readValue(t, yf, this.spans.add()));
		}
	}
	readMapping(e) {
		let t = {};
		for (;;) {
			let n = this.nextEvent();
			if (!Tf(n)) return t;
			let r = this.readName(n), i = this.spans.add(r), a = this.nextEvent(), o = Tf(a) ? this.readValue(a, bf, i) : null;
			if (!r) continue;
			let { text: s, start: c, end: l } = r;
			s === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", {
				start: c,
				end: l
			}) : (Object.hasOwn(t, s) && this.refuseDuplicate(r, e), t[s] = o);
		}
	}
	readName(e) {
		let t = this.readValue(e, vf), [n, r] = [Ef(e) ? e.start : this.lastStart, this.lastEnd];
		if (typeof t == "object" && t) {
			let e = uf(this.text, n);
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
		if (o >= 0 && !hf.has(this.tagOf(e))) return this.refuseTag(e);
		let s = Math.max(e.anchorEnd, e.tagEnd);
		if (s >= 0 && (this.lastEnd = s), r < 0) {
			let e = this.after(s < 0 ? t : _f);
			return (t !== bf || e > this.lastEnd || s >= 0) && (this.lastStart = e), this.lastEnd = e, null;
		}
		let c = Gc(this.text, e);
		if (n === H.LITERAL_BLOCK || n === H.FOLDED_BLOCK) {
			this.lastStart = this.after(Sf);
			let e = this.text.slice(r, a);
			this.lastEnd = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === H.PLAIN ? 0 : 1;
			this.lastStart = r - e, this.lastEnd = a + e;
		}
		return !this.options.anyText && f(c) ? this.refuse(i("This text")) : n === H.PLAIN && o < 0 ? this.plainValue(c) : c;
	}
	plainValue(e) {
		let { value: t } = Sc.resolveImplicitScalarTag(e);
		return Number.isInteger(t) && !Number.isSafeInteger(t) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 2 && this.text[this.lastEnd] === " " && typeof t == "string" && this.warnOfComment(), t);
	}
	warnOfComment() {
		let e = this.after(Cf);
		if (e === this.lastEnd) return;
		let t = this.text.slice(this.lastEnd, e).trim(), n = E`YAML reads ${T(t)} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = pr(this.file, e - t.length, e);
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
		let t = this.tagOf(e), n = E`The tag ${T(t)} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
		return this.refuse(n, {
			start: e.tagStart,
			end: e.tagEnd
		});
	}
	refuseDuplicate({ text: e, start: t }, n) {
		if (this.problems.countMore(this.file.path)) return;
		let [, r = n] = [...this.spans.members(n, this.spans.count)].find(([t]) => t === e) ?? [], { line: i } = pr(this.file, this.spans.number(r, Df), t), a = `The field "${e}" is declared twice: here and in line ${i}. Keep one of them.`;
		this.problems.add(k("duplicate-member", a, { place: pr(this.file, t, t + 1) }));
	}
	refuse(e, { start: t = this.lastStart, end: n = this.lastEnd } = {}) {
		return this.problems.countMore(this.file.path) || this.problems.add(k("yaml", e, { place: pr(this.file, t, n) })), null;
	}
};
const hf = new Set(["!!str", "!"]), gf = /(?:)/y, _f = /[ \t]*/y, vf = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, yf = /(?:\s|#[^\n]*\n)*-[ \t]*/y, bf = /(?:\s|#[^\n]*\n)*:[ \t]*/y, xf = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Sf = /(?:[\s:?-]|#[^\n]*\n)*/y, Cf = /[ \t]+#[^\s#!=*-].*/y, wf = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Tf(e) {
	return e !== void 0 && e.type !== V.POP && e.type !== V.DOCUMENT;
}
function Ef(e) {
	return e.type === V.SEQUENCE || e.type === V.MAPPING;
}
const Df = 2;
var Of = class {
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
}, kf = class e {
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
function Af(e, t) {
	let n = new Map(), r = new _n(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: zf(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = `Unknown field "${e}" in this manifest.${(e === "backup" ? " This file is a backup: use lokaform restore." : "") || qe(e, t) || ` The fields are ${t.join(" and ")}.`}`;
			r.add(k("unknown-member", n, { place: At(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function jf({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return k("empty-manifest", r, { place: ir(e, t) });
}
function Mf(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: zf(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new _n(), a = t.span.members?.[Symbol.iterator](), s = o(() => Lf(n));
	for (let o of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(o) && i.countMore(e.file.path)) continue;
		let l = Pf(i, e, {
			value: o,
			span: c
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [en(e.file.path, ir(e.file, c).endLine), ...i.problems]
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
function Nf(e, t, n) {
	let r = new _n();
	return {
		...Pf(r, e, t, n, () => Lf(n)),
		problems: r.problems
	};
}
function Pf(e, t, n, r, i) {
	let { value: a, span: o } = Bf(n, r.fields), s = Ff(r.schema)(a)._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Mr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Rf(t, ir(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, Wn + 1);
	Hf(p.map((e) => _r(e, {}, vr())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, Wf(t));
	return { span: o };
}
const Ff = h((e) => {
	let t = Object.entries(e.shape).map(([e, t]) => ({
		name: e,
		member: t,
		isOptional: t._zod.optin === "optional"
	})), n = new Map(), r = (e._zod.def.checks?.length ?? 0) > 0;
	return (i) => {
		if (r || !_(i)) return e;
		let a = t.filter(({ name: e, isOptional: t }) => !t || Object.hasOwn(i, e)), o = a.map(({ name: e }) => e).join(" "), s = n.get(o);
		if (s || n.size === 50) return s ?? e;
		let c = Tr(Object.fromEntries(a.map(({ name: e, member: t }) => [e, t])));
		return n.set(o, c), c;
	};
}), If = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function Lf({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(If).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Rf({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function zf(e, t, n, r) {
	let i = ir(e.file, r);
	return Rf(e, i) ? [] : [k(t, n, { place: i })];
}
function Bf(e, t) {
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
		let c = new Map(r.members).set(e, Qt(a, { members: new Map(s) }));
		r = Qt(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function Vf(e, t) {
	let n = new _n();
	return Hf(e, t, n), n.problems;
}
function Hf(e, t, n) {
	let r = e.flatMap(({ code: e, path: t }) => e === "unrecognized_keys" ? t.join(".") : []), i = ({ code: e, path: n }) => e === "custom" ? r.includes(n.join(".")) : Jf(t.value, n) === void 0 && r.includes(n.slice(0, -1).join("."));
	for (let r of e) if (r.code === "unrecognized_keys") for (let e of r.keys) Uf({
		...r,
		keys: [e]
	}, t, n);
	else i(r) || Uf(r, t, n);
}
function Uf(e, t, n) {
	if (!n.countMore(t.file.path, Wf(e))) for (let r of Gf(e, t)) n.add(r);
}
function Wf(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Kf(e.errors) : void 0)?.reduce((e, t) => e + Wf(t), 0) ?? 1;
}
function Gf(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Xf(e, n, t));
	if (e.code === "invalid_key") return [Xf(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left.`;
		return [k("unknown-member", e, { place: At(t.file, t.span, n) })];
	}
	let a = Jf(t.value, n), o = ir(t.file, t.span, n), s = (e, t) => [k(e, t, { place: o })], c = () => s("wrong-type", ep(a, n, t, o)), l = np(n, t), u = rp(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", Zf(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Kf(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Vf(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = qe(String(a), t);
			return s("wrong-value", E`"${T(String(a))}" is not allowed here. Allowed values: ${t.join(", ")}.${n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", ep(a, n, t, o)) : s("wrong-value", `${l} is empty.${u}`);
	}
}
function Kf(e) {
	let t = [...e].sort((e, t) => qf(t) - qf(e)).find((e) => qf(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function qf(e) {
	return u(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Jf(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Yf(e, t) {
	return be(e, t) ?? t.find((t) => t.split("_").includes(e));
}
function Xf(e, t, n) {
	let r = At(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = qe(Yf(e, i) ?? e, i) || ` The fields are ${i.join(", ")}.`, o = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || a}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		o = `Unknown field "${e}" in ${tp(t, n)}.${rp([...t, e], n)}${r.includes(e) ? "" : qe(e, r)}`;
	}
	return k("unknown-member", o, { place: r });
}
function Zf(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${np(e, t)} has no value.${rp(e, t)}`;
	if (n?.empty !== void 0) return `${np(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? $f(e.slice(0, -1), t) : "";
	return i ? E`${np(e.slice(0, -1), t)} is a mapping.${i}` : `${np(e, t)} has no value. Remove it, or give it a value.${r}${rp(e, t)}`;
}
const Qf = /^(\{[^{}:,]+\}|\[[^[\],]+\])$/;
function $f(e, t) {
	let n = t.textAt(ir(t.file, t.span, e));
	return Qf.test(n) ? E` If ${T(n)} is the text, put it in quotes: "${T(n)}".` : "";
}
function ep(e, t, n, r) {
	if (t.length === 0) return E`This is ${ip(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r), a = T(i.startsWith("*") ? String(e) : i);
		return E`${np(t, n)} is ${ip(e)}, but it must be text. Put it in quotes: "${a}".`;
	}
	let o = a ? $f(t, n) : "";
	return E`${np(t, n)} is ${ip(e)}.${o}${rp(t, n)}`;
}
function tp(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${tp(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function np(e, t) {
	let n = tp(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function rp(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${tp([n], t)} must be ${r.expects}.` : "";
}
function ip(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return E`the number ${T(String(e))}`;
		case "boolean": return E`the value ${T(String(e))}`;
		case "string": return E`the text "${T(Yt(String(e), 40))}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function ap(e, t) {
	return op(e, t) === "off" ? void 0 : e.removalBy(t);
}
function op({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function sp(e, t, n) {
	let r = op(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function cp({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/pluralNames.ts
function lp(e, t) {
	let n = [...new Set(e.flatMap(({ manifest: { textFile: e } }) => e?.source ?? []))], r = b(e, ({ manifest: { textFile: e } }) => e?.source.plurals === "i18next" && !e.isPlural ? [up(e, n)] : []), i = new Map();
	for (let e of r.values()) {
		let t = dp(e);
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
function up(e, t) {
	let [n = ""] = e.others ?? [], { row: r, path: i } = Kn(t, e, n) ?? {
		...e,
		row: e.source
	};
	return S([r.folder, yn(r, i)]);
}
function dp(e) {
	let t = new Map(), n = ({ manifest: { textFile: e } }) => e?.language === e?.source.base;
	for (let r of e.toSorted((e, t) => Number(n(e)) - Number(n(t)))) {
		let { source: e = {}, language: i = "" } = r.manifest.textFile ?? {};
		if (qt(e)?.includes(i) !== !1) for (let [e, i] of r.read.plurals ?? []) {
			let a = t.get(e);
			t.set(e, n(r) ? i ?? a : a || (i ?? a));
		}
	}
	return new Map([...t].map(([e, t = !0]) => [e, t]));
}
// src/kinds/read.ts
function fp(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function pp(e, t, n) {
	let r = mp(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* mp(e, t, n, r = new Map()) {
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
			]), s = r.get(o), c = s?.text === i ? s.read : _p(d, t, n);
			r.set(o, {
				text: i,
				read: c
			}), f.push({
				manifest: t,
				read: c
			}), yield;
		}
		let p = lp(f, (e) => _p(d, e, n));
		c[d.plural] = p.map(({ manifest: e }) => e), u ||= p.some(({ read: e }, t) => e !== f[t]?.read);
		let m = p.map(({ read: e }) => e), h = m.flatMap((e) => e.problems.some(yp) ? [] : e.entries), g = d.textFiles?.join(h) ?? {
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
			for (let t of hp(d, e)) _.add(t);
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
		problems: xn(bp(i, d)),
		files: c,
		isSplit: u
	};
}
function hp(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [q(e, t, "wrong-value", `The field new says that there is no former ${e.name}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function gp({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = ff(r, i, a), { file: s } = o, { members: c, problems: u } = Af(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && Nf(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [jf(o, e)]
	};
	let g = Mf(o, h, t);
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
function _p(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function vp(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = _p(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function yp({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function bp(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function q({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Sp(e(t)), d = s ? At(n, r, o) : ir(n, r, o);
	return {
		...k(i, E`${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function xp(e, { entry: t, other: n, field: r, part: i }) {
	let a = i === void 0 ? [r] : [r, i];
	return q(e, t, "duplicate-text", `The ${i === void 0 ? r : `${i} translation`} is not the same as at ${Ca(n, a)}, so nothing is written for this key. Lokalise has one for all apps: write the same in the files of both.`, { path: a });
}
function Sp(e) {
	return Yt(e, 200);
}
function Cp({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const wp = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Tp(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !Ep(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = wp.has(r) ? void 0 : Tp(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function Ep(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) wp.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Dp = "Run again. If that does not help, the service has changed or has a fault.";
function Op(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = b(n, ({ id: e }) => e === void 0 ? [] : [e]), s = b(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: q(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Dp}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = op(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Dp}`, s = t ? "error" : "warning";
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
function kp(e, t) {
	return Ap(S([e, t])).slice(0, 16);
}
function Ap(e) {
	return hi("sha256", e);
}
// src/plan/declaredContents.ts
function jp({ fields: e }, t) {
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
function Mp({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Np(i),
		isNew: n.get("new") === !0
	};
}
function Np(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Np) : [];
}
function Pp(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = new Map([...b(s, o)].map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Ip(t, e(t).map((e) => Fp(c.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Mp(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [S([...r(e)].sort())]), o((t) => [S(e.identity(t.values))]);
	let c = (t) => Np(e.identity(t.values));
	return o((t) => [...(Mp(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Fp(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Ip(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(u(i))];
}
function Lp(e, t, n) {
	let [r, i] = [t, n].map((t) => Rp(e, t));
	return !r?.length || !i?.length || r.some((e) => i.includes(e));
}
function Rp(e, { values: t }) {
	let n = e.identity(t), { platforms: r = [] } = Object.fromEntries(Object.entries(t));
	return Np(r).length > 0 || !_(n) ? Np(r) : Object.keys(n);
}
function zp(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return In(t, n, i ? [i.name, r] : []).path;
}
function Bp({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function Vp(e, t, n) {
	return Bp(e, t).find(({ part: e }) => e === n)?.after;
}
function Hp(e, t, n) {
	return (t.parts ?? [t]).some((t) => t.from?.language === n && _(Vp(e, t, n)));
}
function Up(e, t) {
	return (t.parts ?? [t]).some(({ from: e }) => e) ? Bp(e, t).flatMap(({ part: n = "", after: r }) => _(r) && Hp(e, t, n) ? n : []) : [];
}
const Wp = t((e) => new Map());
function Gp(e, t, n) {
	let r = Wp(t), i = S([e.name, n?.name ?? null]), a = r.get(i) ?? qp(e, n ? Kp(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Kp(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function qp(e, t) {
	let n = b(t, (t) => Jp(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Yp(e)(t), a = r([...n, ...i]).filter((n) => Lp(e, n, t));
			return a.length < 2 ? a[0] : Pp(e, {
				target: a,
				head: [t]
			}, (t) => jp(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Yp(e)(t).own).filter((e) => e !== t)
	};
}
function Jp(e, t) {
	let { id: n, previously: r = [] } = Mp(e, t), [i = [], a = []] = [Np(e.identity(t.values)), r].map((e) => e.map((e) => `name ${e}`));
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: a
	};
}
const Yp = t((e) => t((t) => Jp(e, t)));
function Xp(e) {
	let t = e.projects.map((e) => e.hide_texts ? Zp(e) : e), n = e.hide_texts ? e.problems.map((e) => Qp(e)) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Zp(e) {
	let { problems: t, results: n, plan: r } = e, i = r && $p(r);
	return {
		...e,
		problems: t.map((e) => Qp(e, i)),
		...n && { results: n.map(({ change: e, outcome: t }) => ({
			change: e,
			outcome: t.state === "done" ? t : Qp(t, i)
		})) }
	};
}
function Qp(e, t = () => "…") {
	return sr(e, rt(e, (e, n) => n === void 0 ? e : n === "file" ? "…" : t(e)).message);
}
function $p({ changes: e, kept: t }) {
	let n = o(() => {
		let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), r = [...new Set([...e.flatMap(em), ...n].flatMap(Np))], i = new Zn();
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
function em(e) {
	return e.action === "destroy" ? (e.texts ?? []).map(({ before: e }) => e) : e.fields.filter(({ field: t }) => Aa(ka(e.kind, t))).flatMap(({ before: e = "", after: t, sent: n = "" }) => [
		e,
		t,
		n
	]);
}
function tm(e) {
	let t = Xp(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? rm(t.problems) : t.problems,
		projects: t.projects.map(nm),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(nm)
		} }
	};
}
function nm(e) {
	return e.hide_texts ? rm(e) : e;
}
function rm(e) {
	return im(e, "");
}
function im(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Aa(ka(String(n), String(e.field)));
	return om(e, (e, t) => wp.has(t) ? r ? am(e) : e : im(e, n));
}
function am(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? om(e, am) : e;
}
function om(e, t) {
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
const sm = new Set("action by code command field how kind scope reason ref seen severity state place file manifests backup".split(" "));
function cm(e, t) {
	let n = e.projects.map((e) => um(e, t));
	return {
		...fm({
			...e,
			projects: []
		}, t),
		declared: e.declared,
		projects: n
	};
}
function lm(e, t) {
	return fm(e, (e) => t(e));
}
function um(e, t) {
	let n = fm(e, t);
	if (t(e.id) === e.id) return n;
	let r = Ap(e.id), { plan: i } = n;
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
function dm(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Ap(t);
}
function fm(e, t) {
	return mm(e, t, !1);
}
const pm = t((e) => new WeakSet());
function mm(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (!n && "message" in e && "quotes" in e) {
		let { message: n, quotes: r, ...i } = e;
		return {
			...mm(i, t, !1),
			...rt({
				message: n,
				quotes: r
			}, t)
		};
	}
	let r = pm(t);
	if (!n && r.has(e)) return e;
	let i = om(e, (e, r) => n || !sm.has(r) ? mm(e, t, n || wp.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/view.ts
const hm = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], gm = [
	"values",
	"pending",
	"unmanaged"
];
function J(e, ...t) {
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
function Y(e, t = 400) {
	return [{
		is: "quote",
		text: O(e, t)
	}];
}
function _m(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function vm(e) {
	return e.map((e) => "text" in e ? e.text : vm(e.words)).join("");
}
function ym(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function bm(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/problems.ts
function xm(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Qn.indexOf(e) + Number(t !== void 0 && an({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Sm(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of d(t === !0 ? [] : e, (e) => Cm(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(an) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, wm(Tm(e), [e, ...t]));
		}
	}
	return xm(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Tm(e, n)));
}
function Cm(e, t) {
	return an(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Cp(e),
		e.place.file
	]);
}
function wm(e, t) {
	if (t.some(an)) {
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
function Tm({ severity: e, code: t, message: n, place: r, ways: i }, a = ce) {
	return {
		...ym("!", t, r),
		severity: e,
		state: e,
		lines: Em(i),
		words: O(n, a - t.length - 3),
		code: {
			name: t,
			address: Va(t)
		}
	};
}
function Em(e = []) {
	return e.map(({ does: e, command: t }) => bm(" ", `${e}: `, D(t)));
}
function Dm(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...d(r, ({ outcome: e }) => `${km(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Om(e, O(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => O(e.change.label, 100));
		return [Om(r, `${(t ? a : a.map(ot)).join(", ")} and ${z(e.length - 3)} more`, e.length, n)];
	});
}
function Om(e, t, n, r = ce) {
	return {
		...ym("!", t, ms(e)),
		count: n,
		severity: "error",
		state: km(e.outcome),
		words: O(e.outcome.message, r)
	};
}
function km(e) {
	return hs(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// src/plan/loss.ts
function Am(e) {
	return e.action === "update" ? e.fields.some((t) => Pm(e.kind, t) || Fm(e.kind, t) || jm(e.kind, t)) : e.action === "destroy";
}
function jm(e, { field: t, before: n, after: r }) {
	return ka(e, t).role === "identity" || n === void 0 || Im(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Mm(e, t) {
	return Nm(t) || Pm(e, t) || Fm(e, t);
}
function Nm({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Im(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Im(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Pm(e, { field: t, before: n, after: r }) {
	return ka(e, t).role === "archive" && n === !1 && r === !0;
}
function Fm(e, { field: t, before: n }) {
	return ka(e, t).role === "shape" && n !== void 0;
}
function Im(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Lm(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => zm(ka(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Rm(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !zm(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function zm(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Im(n);
}
// src/report/counts.ts
function Bm(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Vm = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function Hm(e) {
	let t = Zm(e);
	return t === "removed" ? t : t === "new" ? "created" : Ym(e) ? "renamed" : "updated";
}
const Um = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Wm = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Gm = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Km(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Bm(Vm, t, Hm),
		...Bm(Um, n, ({ reason: e }) => Wm[e] ?? "kept"),
		toAdd: w(e, ({ to_add: e = [] }) => e.length),
		onlyInFiles: w(e, ({ only_in_files: e = [] }) => e.length),
		changes: t.length,
		adopted: w(e, ({ counts: e }) => e.adopted),
		skipped: w(e, ({ skipped: e }) => e.length)
	};
}
const qm = [...Vm, ...Gm];
function Jm(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Bm(["done", ...Gm], t, ({ outcome: e }) => hs(e) ? "written in part" : e.state), i = r.skipped + w(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...Bm(Vm, n, Hm),
		...r,
		skipped: i,
		unfinished: a
	};
}
function Ym(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Xm = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Zm(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Pm(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => ja(e.kind, t));
	return t.some(Nm) ? "cleared text" : t.some((t) => jm(e.kind, t)) ? "overwritten text" : Am(e) ? "overwritten" : Ym(e) ? "renamed" : "changed";
}
function Qm(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return w(t, ({ kind: e, fields: t }) => t.filter((t) => ja(e, t) && Nm(t)).length);
}
// \0late:diff
const $m = process.getBuiltinModule("node:module").createRequire(import.meta.url), eh = (...e) => $m("./late-diff.js").createTwoFilesPatch(...e), th = (...e) => $m("./late-diff.js").diffArrays(...e), nh = [
	"key:",
	"tag:",
	"file:"
];
function rh(e) {
	return nh.find((t) => e.startsWith(t));
}
function ih(e, t) {
	return e.length === 0 || e.some((e) => oh(e, sh(t)));
}
function ah(e, t) {
	if (e.length === 0) return [];
	let n = t.map(sh);
	return e.filter((e) => !n.some((t) => oh(e, t)));
}
function oh(e, t) {
	let n = rh(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => xt(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function sh({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : Np(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => Np(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function ch(e, t) {
	return ah(e, dh(t)).filter((e) => !e.startsWith("tag:")).map(lh);
}
function lh(e) {
	let t = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.`;
	return k("unknown-filter", t);
}
function uh(e, t) {
	return t.length > 0 ? e.filter((e) => t.every((t) => t.includes(e))).map(lh) : [];
}
function dh(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function fh(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return t.startsWith("key:") ? [{
		keys: t,
		language: n
	}] : [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function ph(e, t, n) {
	let r = `${e}:${t}`;
	return rh(e) === void 0 && /^[^\s*,-][^*,]*$/.test(e) && !n.has(r) ? r : `key:${r}`;
}
function mh(e, t) {
	let n = e.startsWith("key:") ? e.slice(4) : e;
	return Ch(t).includes(n) ? "whole" : ih([e], t) ? "pattern" : void 0;
}
function hh(e, t, n, r) {
	let i = e.flatMap(fh).flatMap(({ keys: e, language: i }) => {
		if (i !== void 0 && i !== n) return [];
		let a = mh(e, t);
		return a === "whole" && i === void 0 && r ? "pattern" : a ?? [];
	});
	return ["whole", "pattern"].find((e) => i.includes(e));
}
function gh(e) {
	return new Set(Sh(e).flatMap(Ch));
}
function _h(e, t) {
	return fh(e).some(({ keys: e }) => t.some((t) => mh(e, t)));
}
function vh(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(Sh) : [];
		return !_h(e, r) && n.some((e) => _h(e, r)) ? n : [e];
	});
}
function yh(e, t, n) {
	let r = n.flatMap(Sh);
	return vh(t, n).filter((e) => !_h(e, r)).map((t) => {
		let { keys: n = t, language: r } = fh(t).at(-1) ?? {}, i = `${e} ${t}: no declared key has the name "${n}"${r === void 0 ? "" : ` with the language ${r}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.`;
		return k("unknown-text", i);
	});
}
function bh(e) {
	let t = `--create ${e}: no declared key has this name. Give the whole name of a key in the files.`;
	return k("unknown-text", t);
}
function xh(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Sh(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = fh(t).toReversed(), s = i !== void 0 && a.some((e) => mh(i.keys, e));
		if (!n?.language || o.includes(n.language) || s) return [];
		let c = a.filter((e) => mh(n.keys, e)), l = c.flatMap(({ kind: e, entry: t }) => Bp(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = `${e} ${t}: project ${r} has no language "${n.language}". ${n.keys} has ${u === "" ? "no texts" : u}.`;
		return c.length === 0 ? [] : [k("unknown-text", d, { scope: "project" })];
	});
}
function Sh(e) {
	return dh([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Ch({ kind: e, entry: t }) {
	return Np(e.identity(t.values));
}
// src/plan/waiting.ts
function wh(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Th(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0));
	if (s.length === 0) return e;
	let c = Bp(i, t).map(({ part: e = "", after: t }) => [e, t]), l = Object.fromEntries(c), u = new Map();
	for (let e of wh(s, ({ part: e = "" }) => e, o)) {
		let { part: o = "" } = e, s = kh({
			kind: i,
			entry: t,
			item: e
		}, a), c = hh(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, o, e.reason === "held") !== "whole" && r.texts()?.whyWaiting(t, n, {
			...l,
			[o]: s
		}, o), d = jh({
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
const Eh = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
}, Dh = {
	"not committed": Eh["not committed"],
	"never agreed": "git has no other text of the file, and the text of the project is older",
	undated: "the service does not say when the text of the project was written",
	"unread history": "the history of the file does not tell which text is newer",
	"unknown user": "the text of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Oh({ because: e = [] }) {
	return e.some((e) => e in Eh);
}
function kh({ kind: e, entry: t, item: n }, { project: r }) {
	let { declared: i, live: a, part: o = "" } = n;
	if (!_(i) || !_(a)) return a;
	let s = Hp(e, t, o) ? Ah(n, r) : [], c = Object.entries(i).map(([e, t]) => [e, a[e] || t]);
	return Object.fromEntries([...c, ...s]);
}
function Ah({ declared: e, live: t, part: n }, { languages: r = [] }) {
	let { pluralForms: i = [] } = r.find(({ iso: e }) => e === n) ?? {};
	return !_(e) || !_(t) ? [] : Object.entries(t).filter(([t, n]) => n !== "" && i.includes(t) && !Object.hasOwn(e, t));
}
function jh(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = kh(e, t);
	return a !== void 0 && _(a) !== _(o) || Mh(n, r, i, t) ? "other-shape" : p(s) ? Ph(e, s, t.project.baseLanguage) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Mh(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Nh = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function Ph({ kind: e, entry: t, item: n }, r, i) {
	let { field: a, declared: o } = n, s = (e, t) => Np(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(r, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === a)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === i)?.after, d = l.map((e) => e.after ?? ""), f = [
		o ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Nh.test(e), c].some((e) => s(r, e) && !s(f, e));
}
// src/report/view/rows.ts
const Fh = 1e3;
function Ih(e, t) {
	if (e.action === "destroy") return {
		...Uh("-", e),
		...zh(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => ja(n, e) ? e.part ?? [] : []), a = {
		...Uh(Hh[Hm(e)], Ym(e) ? {
			...e,
			label: Lh(e)
		} : e),
		...Am(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? cg(e) : sg(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Yt(r, Fh)
		};
	}
	let o = r === "create" || Ym(e), s = e.fields.filter((e) => !o || !gg(n, e)).flatMap((e) => eg(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: Yt(_t(c), 80) + ne(e.label, c) };
	return {
		...a,
		...l,
		...Vh(e, t),
		lines: s
	};
}
function Lh({ kind: e, label: t, fields: n }) {
	let r = n.find((t) => gg(e, t)), i = r && _g(e, r.field, r.after);
	return i?.as === "slots" ? [...new Set(Object.values(i.slots))].join(" / ") : t;
}
const Rh = "will be archived";
function zh(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Rh : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Bh(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Bh({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? yg(_g(e, r, i), 90) : "", s = a ? `   (last edited${og(a)})` : "";
		return {
			...bm("-", `${wg(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [bm("-", `and ${R(a, "more text")}`)] : []];
}
function Vh(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Hm(e) === "removed" ? { words: Rh } : t === "drift" ? e.edited ? { words: `last changed${og(e.edited)}` } : {} : Ym(e) ? { words: Oa(e.kind).words.renamed } : {};
}
const Hh = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function Uh(e, t) {
	return ym(e, Pa(t), t.place);
}
function Wh(e, { texts: t = !1, full: n }) {
	let r = n === !0 ? Infinity : vg, i = Yt(ug(e, t, r), n === !0 ? r : Fh), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Uh("!", e),
		words: i,
		...a
	};
}
function Gh(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = hg(n, e), [d, f] = bg(_g(n, r, i ?? ""), _g(n, r, a)), p = o ? `, edited${og(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Uh(l ? "!" : " ", e),
		lines: m.map((e) => bm(" ", Yt(e, Fh))),
		...l && { isLoss: !0 }
	};
}
function Kh({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${yg(_g(t.kind, r.field, e))}` : "";
		return bm(" ", Yt(`${hg(t.kind, r)}${i} is no longer declared`, Fh));
	});
	return {
		...Uh("-", t),
		isLoss: !0,
		lines: r
	};
}
function qh({ member: e, before: t, after: n, ...r }) {
	let i = `${O(e, 80)}: ${Yh(t, n, "not declared")}`;
	return {
		...Uh("~", r),
		words: i
	};
}
function Jh({ name: e, before: t, after: n, loosens: r }) {
	let i = `${O(e, 80)}: ${Yh(t, n, "not set")}`;
	return r ? {
		...ym("!", `${i} (lets a run do more)`),
		isLoss: !0
	} : ym(" ", i);
}
function Yh(e, t, n) {
	let r = [e, t].map((e = n) => ({
		as: "word",
		word: e
	}));
	return bg(r[0] ?? tg, r[1] ?? tg, 200).join(" → ");
}
function Xh({ variable: e, host: t, place: n }) {
	return {
		...ym("!", `sends \${${D(e)}} to ${D(t)}`, n),
		isLoss: !0
	};
}
function Zh(e) {
	let t = Uh(" ", e);
	if (Oa(e.kind).secretNames) return t;
	let n = e.part === void 0 ? "" : `, only ${wg(e.part)}`;
	return {
		...t,
		words: `id ${O(String(e.id), 80)}${n}`
	};
}
function Qh(e, t) {
	return {
		...Uh("!", e),
		...t && {
			severity: "warning",
			state: "only in the files",
			words: "apply does not create it, because keys_from is lokalise in its row of texts"
		}
	};
}
function $h(e) {
	return ym(" ", D(e));
}
function eg(e, t, { texts: n, full: r }) {
	let i = hg(e, t), a = Fm(e, t) ? [bm(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [bm(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = ja(e, t) && o !== void 0 ? { language: o } : {}, u = ng(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: Yt(e.value, Fh + c - 2 - e.start.length)
	}));
	return [
		...s ? [bm(" ", `in the project, last edited${og(s)}:`)] : [],
		...u,
		...a
	];
}
const tg = {
	as: "text",
	text: ""
};
function ng(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Im(a) ? tg : _g(e, i, a), c = _g(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== tg ? rg(t, s, c, r) : Sg(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => rg(`${t}.${e}`, n, i, r));
}
function rg(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...ig("-", e, t.members, n.members), ...ig("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = bg(t, n, r), o = bm("+", `${e} `, ag(n) ? "(empty)" : a);
	if (ag(t)) return [o];
	let s = bm("-", `${e} `, i);
	return ag(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function ig(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e)), a = new Set(i.flatMap((e) => r.map((t) => ne(t, e))));
	return i.length > 0 ? [bm(e, `${t} `, Cg(i) + (e === "+" ? [...a].join("") : ""))] : [];
}
function ag(e) {
	return e.as === "text" && e.text === "";
}
function og({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${O(e, 60)}`} on ${za(t)}${n ? ", reviewed" : ""}`;
}
function sg(e, t) {
	return t.flatMap((t) => gg(e, t) ? [] : hg(e, t)).join(", ");
}
function cg({ kind: e, fields: t, again: n }) {
	let [r, ...i] = t.filter((t) => ja(e, t)), a = i.filter(({ after: e }) => e !== ""), o = a.length > 0 ? ` (also in ${a.map((t) => hg(e, t)).join(", ")})` : "", s = (t) => `${hg(e, t)} ${yg(_g(e, t.field, t.after))}`, c = r ? [`${s(r)}${o}`] : [], l = t.filter((t) => !ja(e, t) && !gg(e, t));
	return [
		...n ? [lg] : [],
		...c,
		...l.map(s)
	].join("; ");
}
const lg = "again: it was removed in Lokalise since the last apply";
function ug(e, t, n) {
	if (!("field" in e)) return mg(e);
	let { kind: r, field: i, reason: a, because: o, cause: s, edited: l, live: u, declared: d, details: f } = e, p = c([l && a !== "held" && `edited${og(l)}`, o ? pg(e) : a === "undecided" && s && Dh[s]]), m = [a === "held" && Im(u) ? dg : fg[a], p.join("; ")].filter((e) => e !== "").join(": "), h = hg(r, e);
	if (!t) return `${h} ${m}`;
	let [g, _] = d === void 0 ? ["not in the file", yg(_g(r, i, u), n)] : bg(_g(r, i, d), _g(r, i, u), n);
	return `${h} ${_} ${m} (${d === void 0 ? g : `in the file: ${g}`})${f === void 0 ? "" : `. ${f}`}`;
}
const dg = "stays empty: in a row with keys_from: lokalise, translators fill it. To write the text: --overwrite KEY:LANG", fg = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project",
	"changed-since": "kept: changed since the backup",
	converts: "kept: a text changed since the backup, and the change back would convert it"
};
function pg({ because: e = [] }) {
	let t = {
		...Eh,
		"not-verified": "the project does not say that it is verified",
		"not-reviewed": "the project does not say that it is reviewed"
	};
	return e.map((e) => t[e] ?? `it fails the check ${e}`).join(", and ");
}
function mg({ reason: e, tag: t = "" }) {
	switch (e) {
		case "archived": return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
		case "held-back": return "kept: not removed while there are problems";
		case "protected": return `kept: protected by tag ${Rn(t)}`;
		default: return `kept: owned by others (tag ${Rn(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
	}
}
function hg(e, { field: t, part: n }) {
	return n !== void 0 && ka(e, t).role === "text" ? wg(n) : t;
}
function gg(e, { field: t }) {
	return ka(e, t).role === "identity";
}
function _g(e, t, n) {
	return ka(e, t).show(n);
}
const vg = 60;
function yg(e, t = 60) {
	switch (e.as) {
		case "text": return Rn(e.text, t);
		case "word": return Yt(_t(e.word), t);
		case "set": return e.members.length > 0 ? Cg(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${wg(e)} ${Rn(n, t)}`).join(", ");
	}
}
function bg(e, t, n = 60) {
	let [r, i] = [e, t].map((e) => e.as === "word" ? e.word : e.as === "text" ? e.text : void 0);
	if (e.as !== t.as || r === void 0 || i === void 0) return [yg(e, n), yg(t, n)];
	let a = e.as === "word" && ![r, i].some((e) => xg.test(e)), [o, s] = Xe(_t(r), _t(i), n).map((e) => a ? e : Oe(e, n));
	return [`${o}`, `${s}${ne(r, i)}`];
}
const xg = /^[\s(]|\s$/;
function Sg(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			wg(e),
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
function Cg(e) {
	return e.map((e) => ot(wg(e))).join(", ");
}
function wg(e) {
	return xg.test(e) || /[,"]/.test(e) ? Rn(e, 255) : Yt(_t(e), 255);
}
function Tg({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Eg?.old !== a || Eg.now !== o) && (Eg = {
		old: a,
		now: o,
		parts: Dg(a, o)
	});
	let s = Eg.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.length > 0 ? s : r;
}
let Eg;
function Dg(e, t) {
	return th(kg(e), kg(t), { maxEditLength: 600 }) ?? [];
}
const Og = o(() => new Intl.Segmenter("en", { granularity: "word" }));
function kg(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Og().segment(e), ({ segment: e }) => e));
}
// src/report/view/status.ts
const Ag = [
	["Language", ({ language: e, base: t }) => `${O(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => z(e)],
	[
		"Archived",
		({ archived: e }) => z(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${z(e.translated)} ${jg(e, "translated").padStart(5)}`],
	["Verified", (e) => `${z(e.verified)} ${jg(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${z(e.reviewed)} ${jg(e, "reviewed").padStart(5)}`],
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
function jg(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Mg({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Ag.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Ng({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = O(t.language, 40), r = e.unmet.map((n) => `${`${z(t[n])} of ${R(t.texts, "text")} ${n}, ${jg(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : C(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...ym("!", Pa(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${Ba(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/summaries.ts
function Pg(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${R(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${z(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Vg([e])}${i}${o}`;
}
function Fg(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Lm(e, t);
	if (r === 0) return;
	let a = `${R(n, "base text")} ${n === 1 ? "changes" : "change"}`, o = Y(Ma(i, 12), 1e3);
	return J`${a}: ${R(r, "translation")} in ${o} may be marked unverified.`;
}
function Ig(e, t) {
	let n = Bn(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !Oa(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => ja(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: O(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let a = w(i, ({ length: e }) => e), o = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${z(t)})` : e);
	return J`After the merge: ${R(a, "text")} to translate in ${Y(Ma(o, 12), 1e3)}.`;
}
function Lg(e) {
	let t = ns({ projects: e }), n = w(e, ({ plan: e }) => e?.changes.length ?? 0), r = n > 0 ? ` This does not count ${R(n, "change")} to write.` : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Rg(e)}.${r}`;
}
function Rg(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = w(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), a = Ma([...new Set(i.map(({ language: e }) => Ba(e)))], 12), o = Jg([...Kg({
		conflicts: w(t, (e) => e.conflicts),
		undecided: w(t, (e) => e.undecided),
		toPull: w(t, (e) => e.to_pull),
		waiting: w(t, (e) => e.waiting)
	}), [i.length, `of ${R(r.length, "required language")} not ready: ${a}`]]), s = R(new Set(t.map(({ language: e }) => e)).size, "language"), c = `${z(w(t, (e) => e.translated))} of ${R(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${c} in ${s}`, ...o].join(", ");
}
function zg(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Bg(t), { waiting: r, kept: i, onlyInFiles: a } = Km(t), o = Jg([
		[a, "only in the files"],
		[r, "waiting"],
		[i, "kept"]
	]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Hg(t, "as declared"), ...o].join(", ")}.`;
}
function Bg(e) {
	let { conflicts: t, undecided: n, toPull: r, toAdd: i, ...a } = Km(e);
	return Jg([
		[a.updated, a.updated === 1 ? "differs" : "differ"],
		[a.renamed, "not yet renamed"],
		[a.created, "missing"],
		[a.keptArchived, "archived"],
		[a.removed, "to remove"],
		...Kg({
			conflicts: t,
			undecided: n,
			toPull: r,
			toAdd: i
		}),
		[a.skipped, "not compared"]
	]).join(", ");
}
function Vg(e) {
	let t = Km(e), n = t.adopted > 0 ? ` (${z(t.adopted)} to adopt)` : "", r = Jg([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = Jg([...Kg(t), [t.skipped, "skipped"]]), a = t_(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${Hg(e, "unchanged")}.`;
}
function Hg(e, t) {
	let n = `${Ug(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Ug(e, "unmanaged")} unmanaged`;
}
function Ug(e, t) {
	let n = Da().map((n) => ({
		kind: n,
		count: w(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? z(w(n, ({ count: e }) => e)) : C(n.map(({ kind: e, count: t }) => Na(t, e.name)));
}
function Wg({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = n === 0 ? [] : o_(e.length - n, "applied");
	return `${[
		`Applied: ${Gg(e)}`,
		...r,
		`${R(t, "request")} in total`
	].join(". ")}.`;
}
function Gg(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = Jm(e), r = Jg(qm.map((e) => [n[e], e])), i = Jg(Kg(Km(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function Kg(e) {
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
function qg({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [D(e)]), r = n.length > 0 ? J` Not reached: ${Y(n.join(", "))}.` : [];
	return J`${_m(J`${O(e.message, ce)}`)}${r}`;
}
function Jg(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${z(e)} ${t}`] : []);
}
function Yg(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Wg(e);
	if (r.length === 0) return Xg(e);
	if (t === "drift") return zg(n);
	if (t === "status") return Lg(n);
	let [i] = n;
	if (i?.plan && n.length === 1) return Pg(i.plan, i.effort);
	let a = o_(n.length - r.length, "compared").map((e) => ` ${e}.`);
	return `${R(r.length, "project")}: ${Vg(r)}${a.join("")}`;
}
function Xg(e) {
	let { command: t, manifests: n, declared: r } = e, i = cs(e).filter(({ severity: e }) => e !== "notice");
	if (Ht(i)) return `${Zg(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = Da().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = C(a.flatMap(({ name: e, count: t }) => t > 0 ? Na(t, e) : [])), s = i.length > 0 ? `, with ${Zg(i)}` : "";
	return `Valid: ${o || "nothing declared"} in ${R(n.length, "manifest")}${s}.`;
}
function Zg(e) {
	let t = Qn.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), r = w(n, nr);
		return r > 0 ? [R(r, t === "error" ? "problem" : t)] : [];
	});
	return C(t);
}
function Qg(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${D(e)}`}`;
}
function $g({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f]+\.\d+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [J`${J`The service made snapshot ${Y(t.id, 80)}: ${Y(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function e_(e) {
	let t = Bm(Vm, e, Hm);
	return [...Jg(Vm.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...t_(e)].join(", ") || "no changes";
}
function t_(e) {
	let t = Qm(e);
	return t > 0 ? [`clears ${R(t, "text")}`] : [];
}
function n_(e) {
	let t = cs(e).filter(({ severity: e }) => e === "error");
	return [
		...r_(e),
		...t.length > 0 ? [Zg(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function r_(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${c_(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return a_(e, t === "apply" ? "applied" : "restored");
	let i = o_(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Rg(r)}`, ...i] : t === "drift" ? [`Translations: ${Bg(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...i_(r), ...i];
}
function i_(e) {
	let { skipped: t, conflicts: n } = Km(e.map(({ plan: e }) => e));
	return [
		`Translations: ${e_(e.flatMap(gs))}`,
		...n > 0 ? [R(n, "conflict")] : [],
		...t > 0 ? [`${z(t)} skipped`] : []
	];
}
function a_({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	return n === 0 ? [`Translations: nothing ${t}`] : [`Translations ${t}: ${Gg(e)}`, ...o_(e.length - n, t)];
}
function o_(e, t) {
	return e > 0 ? [`${R(e, "project")} not ${t}`] : [];
}
function s_(e) {
	if (e.is === "not compared") return [J`The manifests were not compared with those of the commit that the pull request would be merged into: ${Y(e.why)}.`];
	let t = J`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = Y(e.commit.slice(0, 7));
	return [J`${_m(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, _m(J`${`Difference: ${c_(e.projects)}.`}`)];
}
function c_(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(Ym).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Jg([
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
function l_(e) {
	let t = Bm([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = c_(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = Jg(Kg({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function u_(e) {
	return `Translations from Lokalise: ${l_(e)}`;
}
function d_({ filters: e, by_kind: t }) {
	let n = Da().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${z(r)} of ${Na(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${O(e, 200)}`).join(" ");
	return J`${_m(J`Only what matches`)} ${Y(r, Infinity)}: ${C(n)}.`;
}
// src/report/view/sections.ts
const f_ = {
	removed: ["To remove", "to remove"],
	"cleared text": ["Cleared text", "to update, with texts that become empty in the project. To keep one, remove its empty text from the file"],
	"overwritten text": ["Overwritten text", "to update, with texts that are overwritten in the project"],
	overwritten: ["Overwritten value", "to update, with other values that are overwritten in the project"],
	renamed: ["To rename", "to rename"],
	changed: ["To update", "to update without loss"],
	new: ["To create", "to create"]
}, p_ = ["Differs", "different in the project"], m_ = {
	removed: f_.removed,
	"cleared text": p_,
	"overwritten text": p_,
	overwritten: p_,
	renamed: ["Not yet renamed", "not yet renamed"],
	changed: p_,
	new: ["Missing", "missing in the project"]
}, h_ = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in Lokalise, and not pulled: each line says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, g_ = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, __ = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function v_({ command: e }) {
	return e === "drift";
}
function y_(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function b_(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		C_(t.full === "also" ? r.filter((e) => !ss(e)) : r, t),
		S_(i, t),
		...Ng(e).map((e) => t.full ? e : {
			...e,
			rows: A_(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? w_({
			...e,
			plan: n
		}, y_(e, t)) : [],
		P_(a, t)
	];
}
function x_({ problems: e, results: t = [] }, n = {}) {
	return [...Sm(e, n), ...Dm(t, n)];
}
function S_(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${R(n.length, "change")} not made`,
		rows: Dm(n, t)
	};
}
function C_(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: Zg(e),
		rows: Sm(e, t)
	};
}
function w_({ plan: e, target: t, problems: n }, r) {
	let i = t?.is === "compared" ? t : void 0, a = i?.caused ?? e.changes, o = i?.kept ?? e.kept, { sends: s = [] } = v_(r) ? {} : i ?? e, c = r.full === "also" ? n.filter(ss) : [], l = new Map(c.map((e) => [S({ ...e.place }), Em(e.ways)])), u = (...e) => e.map((e) => O_(e, o, r, l));
	return [
		...i ? [D_(i.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: s.map(Xh)
		},
		...u("Conflict", "Undecided"),
		...T_(a, r),
		...u("Archived", "To pull"),
		...k_(i ?? e, i !== void 0, r),
		...u("Waiting", "Kept"),
		j_(i?.no_longer_declared ?? [], i?.kinds_no_longer_declared ?? []),
		...M_(a, r),
		...i ? N_(i, r) : []
	];
}
function T_(e, t) {
	let n = v_(t) ? m_ : f_, { full: r, keptElsewhere: i } = t;
	return [...new Set(Xm.map((e) => n[e]))].map((a) => {
		let o = e.filter((e) => n[Zm(e)] === a), [s, c] = a, l = (a === n.new || a === f_.changed) && !r && i !== void 0 && o.length > 20 ? o.slice(0, 19) : o, u = E_(l.map((e) => Ih(e, t)));
		return {
			action: s,
			title: `${z(o.length)} ${c}`,
			part: "plan",
			noun: "change",
			rows: A_(u, l.length, i, o.length)
		};
	});
}
function E_(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function D_(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${R(e.length, "setting")} changed`,
		rows: E_(e.map(Jh))
	};
}
function O_(e, t, n, r) {
	let i = {
		...__,
		...v_(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = g_[e], c = !s && o !== void 0 && a.length > 20, l = a.map((t) => {
		let i = Wh(t, n);
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
		title: `${s ? `${R(a.length, s)}:` : z(a.length)} ${h_[e]}`,
		rows: c ? A_(l, 19, o) : l
	};
}
function k_({ to_add: e = [], only_in_files: t = [] }, n, r) {
	let i = (e) => r.full ? e : A_(e, 19, r.keptElsewhere ?? "the report file lists");
	return [{
		part: "plan",
		noun: "key",
		action: "To add",
		title: n ? `${z(e.length)} deleted in the files, and still in Lokalise: the next pull brings them back. To remove one, archive it in Lokalise` : `${z(e.length)} to add: in Lokalise, and in no file. lokaform pull writes them into the files`,
		rows: i(e.map(Zh))
	}, {
		part: "plan",
		noun: "key",
		action: "Only in the files",
		title: `${z(t.length)} only in the files, and not created: keys_from is lokalise. To create one: create it in Lokalise, or lokaform apply --create KEY. If it was removed or renamed in Lokalise: lokaform pull --remove-missing`,
		rows: i(t.map((e) => Qh(e, n)))
	}];
}
function A_(e, t, n, r = e.length) {
	let i = r - t;
	return i > 0 ? [...e.slice(0, t), {
		...$h(`and ${z(i)} more, which ${n}`),
		sign: "!",
		count: i
	}] : e;
}
function j_(e, t) {
	let n = [...Da().filter(({ plural: e }) => t.includes(e)).map(({ plural: e }) => $h(`all ${e}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map(Zh)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${z(n.length)} no longer declared, and kept in the project. If one got another name, set previously there`
	};
}
function M_(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Ih(e, {
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
function N_({ pending: e, resolved: t }, n) {
	let r = (e, t, n) => ({
		part: "pending",
		noun: "change",
		action: e,
		rows: n,
		title: `${e}${t} this pull request: ${R(n.length, "change")}`
	}), i = t.map((e) => {
		let { isLoss: t, place: r, ...i } = Ih(e, n);
		return i;
	});
	return [r("Already pending", ", with or without", E_(e.map((e) => Ih(e, n)))), r("No longer pending", " after", i)];
}
function P_(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(Zh).sort((e, t) => g(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${z(e.length)}`,
		rows: A_(r, t, n ?? "the job summary of the workflow lists")
	};
}
function F_(e, t) {
	let n = y_(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Kh(e, n));
	return [
		D_(s),
		z_("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		z_("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...R_(r, n),
		z_("with another id or former name", a.map(qh)),
		z_("with other values in on_create", o.map($h)),
		...M_(r, n)
	];
}
function I_(e, t) {
	let n = y_(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => Gh(e, n));
	return z_(`waiting in Lokalise: each says why. To take one that review or checks holds back: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function L_(e, t) {
	let n = y_(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Kh(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => Gh(e, n));
	return [
		z_("in conflict: the manifest keeps its text", c("conflict")),
		z_("undecided: the manifest keeps its text", c("undecided")),
		z_("no longer declared", o),
		...R_(i, n),
		I_(e, n),
		z_("different, and kept", c(void 0)),
		...M_(i, n)
	];
}
function R_(e, t) {
	let n = (e) => e.action === "create" ? "new" : Ym(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => z_(r, E_(e.filter((e) => n(e) === r).map((e) => Ih(e, t)))));
}
function z_(e, t) {
	return {
		part: "plan",
		title: `${z(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function B_(e, t) {
	let n = V_(Xp(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = [n, ...i].flatMap(({ scope: e }) => e?.settings_file ?? []), c = i.length + o.length > 1, l = [...i.map((e) => H_(e, n, c, t)), ...o.map((e) => U_(e, t))];
	return {
		title: n_(n),
		heading: J`${r_(n).join("; ")}${i.length > 1 ? J` · ${R(i.length, "project")}` : []}${s.length > 0 ? J` · ${Y(Ma([...new Set(s)], 3), 200)}` : []}`,
		state: as(n) ? "failed" : is(n) ? "clean" : "open",
		isUntouched: _s(n),
		lead: K_(n, t),
		stopped: qg(e),
		verdict: q_(n),
		result: Yg(n),
		comparison: a ? s_(a) : [],
		problems: C_(r, t),
		parts: l,
		legend: X_(n)
	};
}
function V_(e) {
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
function H_(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: O(i ?? o?.project.name ?? a, 200),
		heading: J`${Y(i ?? a, 80)}${o ? J` · ${Y(o.project.name, 80)}` : []}`,
		result: W_(e, t),
		facts: G_(e, t, n, r.isPullRequest && !r.unappliedBase),
		table: Mg(e),
		sections: b_(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(Ce)
	};
}
function U_(e, t) {
	let { name: n = "" } = e;
	return {
		name: O(n, 200),
		heading: Y(n, 80),
		result: c_([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: F_(e, t)
	};
}
function W_(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Gg([e])}.`;
	if (n) return t === "plan" ? e_(gs(e)).replace(/^n/, "N") : t === "status" ? Lg([e]) : t === "drift" ? zg([e]) : Pg(n, i);
}
function G_(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: l, status: u } = e, d = fs(i), f = ps(e), p = d === void 0 ? [] : [{
		is: "link",
		words: J`open in Lokalise`,
		address: d
	}], m = a && !s && t !== "drift" && !u, h = J`All differences that apply would change are shown, not only those of this pull request.`, g = gs(e);
	return c([
		J`Project ${a && !n ? J`${Y(a.project.name, 80)} · ` : []}${Y(i, 200)}${d === void 0 ? [] : J` · ${p}`}`,
		a?.filter && d_(a.filter),
		o?.is === "not compared" && J`${_m(h)} Lokaform could not find out which are from this pull request: ${Y(o.why)}.`,
		m && Fg(a.project, g),
		m && r && Ig(a.project, g),
		l !== void 0 && J`The backup is in ${Y(l)}.`,
		f !== void 0 && J`${Qg(void 0)}: ${Y(f, 800)}`,
		...$g(e)
	]);
}
function K_(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, manifests: i, projects: a } = e, o = i.length > 0 && i.length <= 3, s = La(i) || "no manifest", c = i.length === 1 ? "manifest" : "manifests", l = o ? J`the ${c} ${Y(s)}` : J`${s}`;
	if (r !== "plan" || a.flatMap(gs).length === 0) return J`From ${l}`;
	if (!t) return J`Nothing has been changed yet. Apply changes the live Lokalise project like this (from ${l}):`;
	if (n === void 0) return J`If you merge this pull request, the next apply changes the live Lokalise project like this (from ${l}):`;
	let { branch: u, main: d, applyFrom: f } = n, p = Y(Ma([d, ...f], 3), 200), m = J`To bring the changes into Lokalise, merge them into ${Y(d, 200)} as well, or add ${Y(u, 200)} to the input ${Y("apply-from")} of plan and apply, and to the branches whose pushes start apply.`;
	return J`Merging this pull request into ${Y(u, 200)} changes nothing in Lokalise, because apply writes only from ${p}. ${m} Once these changes are there (from ${l}), the live Lokalise project changes like this:`;
}
function q_(e) {
	let { command: t, projects: n, stopped: r } = e, i = n.some(({ plan: e }) => e);
	return r && !i ? [] : t === "plan" && i ? Y_(e) : [J_(e, Yg(e))];
}
function J_(e, t) {
	let n = _m(J`${t}`), r = e.projects.some(({ results: e }) => e);
	return as(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? ns(e) : is(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Y_(e) {
	let t = cs(e), n = t.filter(ss), r = t.filter((e) => e.severity === "error" && !ss(e)), i = r.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", a = `${R(n.length, "conflict")}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
	return c([r.length > 0 && J_(e, `${Zg(r)}. ${i}`), n.length > 0 && J_(e, a)]);
}
function X_(e) {
	let { command: t, projects: n } = e;
	return t !== "plan" && t !== "drift" || !n.some(({ plan: e }) => e) ? [] : [
		...t === "plan" ? [J`${Yg(e)}`] : [],
		J`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`,
		Z_
	];
}
const Z_ = J`A line with ${Y("-")} is in Lokalise, and a line with ${Y("+")} in the files.`;
function Q_(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${Ia(e)} · ${La(e.manifests)}`,
		page: fs(e.id)
	};
}
function $_(e, t) {
	let { command: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${D(e)}`, a = n === "apply" || n === "restore", o = r.some(({ plan: e }) => e) ? r.length > 1 || a : a || !e.stopped;
	return {
		isRed: as(e),
		stopped: qg(e),
		backups: r.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${i(e)} is in ${D(e.backup)}.`], ...$g(e).map(vm)]),
		restores: r.flatMap((e) => {
			let t = ps(e);
			return t === void 0 ? [] : [`${Qg(e.name)}: ${D(t)}`];
		}),
		result: o || t ? Yg(e) : void 0
	};
}
function ev(e, t, n) {
	let r = Xp(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Sm(i, o), ...a.flatMap((e) => x_(e, o))], c = !as(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? J` · ${Y(l.name, 80)}` : [], { url: d, commit: f, now: p, pullRequests: m } = t, h = d === "" ? J`this run` : [{
		is: "link",
		words: J`this run`,
		address: d
	}], g = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), _ = a.some(({ results: e = [] }) => e.some(({ outcome: e }) => e.state === "done")), v = g || _ ? J`❌ Not everything was applied${u}` : J`❌ Nothing was applied${u}`, y = a.some(({ results: e }) => e) ? J`: ${`${Gg(a)}.`}` : J`.`, b = `The figures are for ${R(m, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? J`✅ Applied${u}` : v,
		lead: [
			J`By ${h} at commit ${Y(f.slice(0, 7))} on ${za(p)}${y}`,
			...m > 1 ? [J`${b}`] : [],
			...c ? [] : [J`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? tv(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function tv(e) {
	let { projects: t } = e, n = (t) => as({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))], i = (e) => e.results ? Gg([e]) : "not applied", a = r.slice(0, 50).map((e) => J`${Y(e.name ?? e.id, 80)}: ${i(e)}`), o = t.length - a.length;
	return o > 0 ? [...a, J`${`… and ${R(o, "more project")}`}`] : a;
}
function nv(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f } = Q_(e, c), p = b_(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), m = [...rv(Mg(e), n), ...mv(p, {
		paint: t,
		width: n
	})], h = (e) => `  ${t(pv["!"], vm(e))}`, g = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [h(d_(i.filter))] : []
	], _ = u || s ? void 0 : Fg(i.project, i.changes), v = u ? zg([e]) : s ? Lg([e]) : Pg(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), y = p.some((e) => e.rows.some(({ lines: e }) => e.length > 0)), b = [
		...m.length > 0 ? [""] : [],
		...n !== void 0 && y ? [`  ${t("dim", vm(Z_))}`] : [],
		..._ ? [h(_)] : [],
		t("strong", v)
	];
	return [
		...we(g, n),
		...m,
		...we(b, n)
	].map(dt);
}
function rv(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [ot(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = u(e.map(st));
			return e.map((e) => t === 0 ? le(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (u(i.map(st)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => pt(e, t, 4))];
}
function iv(e, { paint: t }) {
	let { comparison: n, parts: r } = B_({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", vm(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", vm(e))] : [], ...mv(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(dt);
}
function av(e, t) {
	return Sm(e).flatMap((e) => ov(e, t));
}
function ov(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? D(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => _v(e, t))].map(dt);
}
function sv({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(Ce), ...x_(e).flatMap((e) => ov(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Ia(e)}`)] : [], ...i];
	});
	return [...av(e, n), ...r.map(dt)];
}
function cv(e, { paint: t, width: n, quiet: r = !1 }) {
	let { isRed: i, stopped: a, backups: o, restores: s, result: c } = $_(e, r), l = [
		...a ? [t("bad", vm(a))] : [],
		...o,
		...c === void 0 ? [] : [t(i ? "bad" : "good", c)]
	];
	return [...we(l, n), ...s].map(dt);
}
function lv({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${D(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${D(n(e))}. To apply it: ${D([
		"lokaform apply --plan",
		Ne(n(e)),
		...r
	].join(" "))}`), i.map(dt);
}
function uv(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = mv(L_(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${D(a)}: ${l_([e])}.`, u = we([t("strong", `From ${D(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${D(e)}`),
		...we([t("strong", l)], n)
	].map(dt);
}
function dv(e, { paint: t, width: n, ...r }) {
	let [, ...i] = mv([I_(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(dt) : [];
}
function fv(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = D(e), a = r ? "/dev/null" : `a/${i}`;
		return eh(a, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => dt(e.split("	").map(D).join("	")));
	});
}
const pv = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function mv(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : we([n("strong", e)], r),
		...hv(i, t)
	]);
}
function hv(e, { paint: t, width: n }) {
	let r = e.map((e) => {
		let { name: t, from: n, place: r } = e, i = ot(t) + (n === void 0 ? "" : ` ← ${ot(n)}`);
		return {
			...e,
			label: i,
			at: r ? ot(Fa(r)) : ""
		};
	}), i = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), a = r.map(({ label: e }) => e), o = r.map(({ at: e }) => e), s = {
		labels: vv(a, i),
		places: vv(o, 24)
	};
	return r.flatMap((e) => gv(e, s, {
		paint: t,
		width: n
	}));
}
function gv(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => pt(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(_v(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(pv[e.sign], e.sign)} ${le(i, t.labels)}${d}${le(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return st(p) <= c ? [p, ...u] : [
		...pt(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function _v(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Tg(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function vv(e, t) {
	return u([0, ...e.map(st).filter((e) => e <= t)]);
}
// src/history/textVerdict.ts
function yv({ at: e, isInOtherApp: t }, n, r, i) {
	let a = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!r) return n ? { is: "write" } : n === void 0 ? a : {
		is: "undecided",
		cause: "unread history",
		why: bv
	};
	let { periods: o, merged: s, unread: c } = r, [l, ...u] = o;
	if (!l) throw Error("a text has no history");
	let d = u.filter(({ said: e }) => e !== void 0 && i(e)), f = [...d, ...s].some(({ pulled: e, said: t = null }) => e !== void 0 && i(t)), p = l.since === -Infinity || u.some(({ said: e }) => Tv(e, l.said)) || s.some((e) => Tv(e.said, l.said) && e.before !== void 0 && !i(e.before));
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
const bv = "The files are not in a git repository.";
function xv(e, t, n, r) {
	let i = zp(e.kind, e.entry, e.language), a = Cv(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Cv(e, i, t, r) : a, s = Sv(e, n, r);
	return {
		periods: wv(o, s),
		merged: s
	};
}
function Sv(e, t, n) {
	return t.flatMap(({ before: t, after: r = [], until: i, pulled: a }) => {
		let [o, s] = [t, r].map((t) => Ev(e, t, n));
		return s === void 0 || Tv(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
}
function Cv(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Ev(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Tv(u, o.said)) continue;
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
function wv(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Tv(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Tv(e, t) {
	return S(e ?? null) === S(t ?? null);
}
function Ev({ kind: e, entry: t, language: n }, r, i) {
	let a = (t.parts ?? [t]).find(({ from: e }) => e)?.from?.source, o = (e) => a === void 0 || !$e(a, e), s = {
		name: S([n, a ? kn(a) : []]),
		has: ({ from: e }) => e?.language === n && o(e.source)
	}, c = {
		name: "",
		has: ({ from: e }) => !e
	}, l = new Set(Kp([t]).map(({ span: e }) => e)), u = Gp(e, i).namesakes(t).filter((e) => !Kp([e]).some(({ span: e }) => l.has(e)));
	return [s, c].flatMap((n) => Gp(e, r, n).find(t) ?? []).filter((n) => Dv(e, n, t, u)).map((t) => Vp(e, t, n)).find((e) => e !== void 0);
}
function Dv(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Ov(e, t), a = (t) => [...Ov(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Ov(e, { values: t, onCreate: n, from: r }) {
	return jp({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// src/history/gitHistory.ts
const kv = {
	is: "unreadable",
	why: bv,
	noRepository: !0,
	versions: []
};
var Av = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = h((t) => new Mv(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? kv : await this.#t(i.root).versions(e, n, i));
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
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(co);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return Xi(e, t, n?.workspace);
	}
};
const jv = ["origin/main", "origin/master"];
var Mv = class {
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
			return no(e, r, t, { input: i });
		});
		this.#n = (e, t) => n(JSON.stringify({
			words: e,
			input: t
		})), this.#i = o(() => Rv(this.#n));
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { all: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await Ho(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				commits: a
			};
		} catch (e) {
			if (!(e instanceof Ga)) throw e;
			let t = e instanceof Ka && { noGit: !0 };
			return {
				is: "unreadable",
				why: e.message,
				...t,
				versions: []
			};
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#n(e)).toString("utf8").trim(), n = (await t("for-each-ref", "--format=%(HEAD)%09%(refname)%09%(upstream:short)", "refs/heads", ...jv.map((e) => `refs/remotes/${e}`))).split("\n").map((e) => e.split("	")), r = n.find(([e]) => e === "*")?.[2], i = jv.filter((e) => n.some(([, t]) => t === `refs/remotes/${e}`)), a = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--").catch(co) ?? 0), o, s = 0;
		for (let e of [r, ...i]) s === 0 && e && ([o, s] = [e, await a(e)]);
		if (o === void 0 || s === 0) return;
		let c = await t("merge-base", "HEAD", o), l = await Rv(this.#n, o), u = await Rv(this.#n, c), d = [...e].flatMap(([e, t]) => {
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
			let r = this.#t.maxCommits ?? Nv;
			this.#r = {
				since: e,
				target: t,
				read: Pv(this.#n, {
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
			r !== void 0 && po(r, t) || a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Hr(e) === Hr(n));
			for (let t of r) if (!e.has(t) && await this.#c(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #c(e) {
		let t = Kr(this.#e, e);
		return (await ti(t).catch(Ei))?.isFile() ? wi(t).catch(Ei) : void 0;
	}
	async #l(e) {
		let t = [...new Set(e)].filter((e) => !this.#a.has(e));
		if (t.length === 0) return this.#a;
		let n = {
			input: `${t.join("\n")}\n`,
			takesPart: !0
		}, r = await no(this.#e, ["cat-file", "--batch"], this.#t, n);
		for (let e = 0; e < r.length;) {
			let t = r.indexOf("\n", e) + 1, [n = "", , i] = r.toString("latin1", e, t).trim().split(" "), a = i === void 0 ? t - 1 : t + Number(i);
			if (t === 0 || a >= r.length) break;
			i !== void 0 && this.#a.set(n, aa(r.subarray(t, a))), e = a + 1;
		}
		return this.#a;
	}
};
const Nv = 2e3;
async function Pv(e, { since: t, target: n, now: r }, i) {
	let a = n && await e([
		"rev-list",
		"HEAD",
		`^${n}`,
		"--"
	]).catch((e) => {
		throw co(e), new Ga("The repository lacks the commit that the pull request would be merged into.");
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
		return [qo({
			id: s,
			parents: c,
			date: Number(a),
			committer: r,
			message: i.join("\n")
		}, o.has(s))];
	}), c = await s("--first-parent", "HEAD").catch(Fv), l = zo(c, r).slice(0, i), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
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
	])).toString("latin1") : "", m = /^parent /m.test(p.split("\n\n", 1)[0] ?? ""), h = f ? `The repository has more than ${i} commits since then, and older ones are not read.` : m ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, g = m ? u.slice(0, -1) : u, [_] = m ? [d.id] : d.parents, v = Bo(g, g.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ..._ === void 0 ? [] : [`^${_}`]) : []), y = Vo(v, {
		since: t,
		now: r
	}), b = await Iv(e, [...g, ...y]);
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
function Fv(e) {
	if (e instanceof Ga && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Iv(e, t) {
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
	], a = Lv((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function Lv(e) {
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
async function Rv(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Fv);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
function zv(e) {
	return `${Go}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/report/text/progressText.ts
function Bv(e, t = Infinity) {
	let n = e.count && Uv(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(Hv(e));
	return st(i) <= t ? i : r(Hv({
		...e,
		project: void 0
	})).slice(0, t);
}
const Vv = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Hv({ phase: e, project: t }) {
	let [n, r] = Vv[e];
	return t === void 0 || !r ? n : `${r} project ${Rn(t, 40)}`;
}
function Uv({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? R(e, n) : void 0 : `${z(e)} of ${R(t, n)}`;
}
function Wv({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${D(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Gv(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${D(r)} is sent again: ${a}.`]);
	};
}
// src/model/variables.ts
function Kv(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function qv(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Jv = /\$\$\{|\$\{([^}]*)\}/g;
function Yv(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Jv)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Xv(e) {
	return [...new Set(Yv(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Zv(e, t) {
	return Yv(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function Qv(e, t) {
	let n = Yv(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? $v(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? $v(t.slice(r), i) : r === t.length;
}
function $v(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function ey(e) {
	let [, t = "https", n = ""] = iy.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function ty(e) {
	return e.replace(iy, (t, n) => `${n}://${ey(e)}`);
}
function ny(e) {
	let t = [], n = e.replace(Jv, (e) => `lokaform0name${t.push(e)}z`);
	if (!URL.canParse(n)) return ty(e);
	let { href: r } = new URL(n);
	return r.replace(/%[\da-f]{2}/gi, (e) => {
		let t = String.fromCharCode(Number.parseInt(e.slice(1), 16));
		return /[\w.~-]/.test(t) ? t : e.toUpperCase();
	}).replace(/^([^?#]*[^?#/])\/+(?=$|[?#])/, "$1").replace(/lokaform0name(\d+)z/g, (e, n) => t[Number(n) - 1] ?? "");
}
function ry(e, t) {
	return ny(e) === ny(t);
}
const iy = /^(https?):\/\/([^/?#]+)/i;
function ay(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const oy = "LOKALISE_API_TOKEN", sy = "LOKAFORM_VARIABLES";
function cy(e) {
	let t = qv(e, sy);
	if (t === void 0) return {
		values: e,
		hasBadLine: !1
	};
	let n = { [sy]: t }, r = !1;
	for (let e of t.split("\n").map((e) => e.trim())) {
		let [, t, i = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(e) ?? [];
		t === void 0 ? r ||= e !== "" && !e.startsWith("#") : n[t] = i;
	}
	return {
		values: n,
		hasBadLine: r
	};
}
const ly = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function uy(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = qv(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable, because a name has only letters, digits and underscores. Write \${NAME}, and set NAME in the environment (in a workflow: under env, to a secret), or ${n}.`);
	if (ly.test(e) || my(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, a] = dy(e, r);
		return i(`\${${e}} is ${t}. ${a}, or ${n}.`, "unset-variable");
	}
	let o = py(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function dy(e, { values: t }) {
	let n = Object.hasOwn(t, "LOKAFORM_VARIABLES") ? sy : "the environment", r = `${qv(t, e) === "" ? "empty" : "not set"} in ${n}`, i = `\${{ secrets.${e} }}`, a = `the line ${e}=${i} to "variables", which the workflow passes under secrets`;
	return n === "LOKAFORM_VARIABLES" ? [r, `Add ${a}`] : t.GITHUB_ACTIONS === "true" ? [r, `Add ${e}: ${i} under env of the step, or ${a}`] : [r, `Set it: export ${e}=…, or load the file that has it (set -a; . ./lokaform.env; set +a)`];
}
function fy(e) {
	return ly.test(e);
}
function py(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(?:\$\{\{.*\}\}|\$\{?\w+\}?|%\w+%)$/.test(e)) return "is the name of a variable, which nothing replaced by its value. Set it to the secret itself.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function my(e, t) {
	let n = [...fn(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...hy(e)].some((e) => n.some((t) => t.includes(e))));
}
function hy(e) {
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
function gy({ parts: e, from: t }) {
	let n = new Set();
	for (let r of e ?? [{ from: t }]) n.add(r.from?.source.languages).add(r.from?.file.others);
	return [...new Set([...n].flatMap((e = []) => e))];
}
function _y({ parts: e, from: t }) {
	return (e ?? [{ from: t }]).some((e) => e.from?.source.keysFrom === "lokalise");
}
function vy(e, t, n) {
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
function yy(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return Tr(t);
}
// src/kinds/field.ts
const X = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function by(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function xy() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? s, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return X;
				let c = e.check?.(s, i);
				if (c) return {
					...X,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? X : {
					...X,
					issues: [by(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && a(d, u, i)) return X;
				let f = {
					field: r,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...X,
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
function Sy(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Cy(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [S(Object.fromEntries(t))];
}
// src/locales/placeholderStyle.ts
const wy = [
	["{{@}}", /\{\{\s*[\p{L}_]/u],
	["%{@}", /%\{[\p{L}_]/u],
	["${@}", /\$\{[\p{L}_]/u],
	["{@}", /(?<![{%$])\{\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}/u]
], Ty = {
	s: "@",
	i: "li"
}, Ey = {
	s: "s",
	i: "d"
};
function Dy(e, t) {
	let n = (e) => t.some((t) => e.test(t)), r = et(e)?.name;
	if (r === "Android strings") return { printf: Ey };
	if (r === "Apple strings" || r === "Apple string catalog") return { printf: n(/(?<!\[)%(?:\d\$)?[di]/) && !n(/(?<!\[)%(?:\d\$)?l/) ? {
		...Ty,
		i: "d"
	} : Ty };
	if (r === "ARB") return { named: "{@}" };
	let [i, a] = wy.flatMap(([e, t]) => n(t) ? e : []), [o, s] = [n(/(?<!\[)%(?:\d\$)?@/) ? [Ty] : [], n(/(?<!\[)%(?:\d\$)?s/) ? [Ey] : []].flat();
	return {
		...i && !a && { named: i },
		...o && !s && { printf: o }
	};
}
// src/plan/compare.ts
const Oy = {
	kept: [],
	problems: []
};
function ky(e, t, n, r) {
	let { declared: i, live: a, renamedFrom: o } = t, { values: s, tags: l, foreign: u, differences: d, isArchived: f } = My(e, t, n), p = u === void 0 && d.length === 0 && !i.leftOut?.length && !f;
	if (a !== void 0 && p) return Oy;
	let m = {
		...i,
		values: s
	}, h = Fy(e, m);
	if (u !== void 0) return {
		kept: [{
			...h,
			id: e.id(a),
			reason: "foreign-owner",
			tag: u
		}],
		problems: []
	};
	let g = Ny(e, m, a, d);
	if (Ht(g)) return {
		kept: [],
		skipped: h,
		problems: g
	};
	let _ = Py(e, m, a, d), v = e.identity(s);
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
	let y = e.id(a), b = l.find((e) => n.rules.protectedTags.includes(e)), x = b === void 0 ? [] : _.filter((t) => Pm(e.name, t)), ee = _.filter((e) => !x.includes(e)), C = c([
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
			place: By(e, i).place
		})))
	]), w = d.flatMap((e) => e.open), te = Ry(e, m, ee, C);
	if (te) return {
		kept: C,
		skipped: h,
		problems: [...g, te],
		open: w
	};
	let ne = Rm(e, a, ee, n.project);
	if (ne.length === 0) return {
		kept: C,
		problems: g,
		open: w
	};
	let re = e.lastEdit(a);
	return {
		change: {
			...h,
			place: Ly(h.place, ne),
			ref: r,
			action: "update",
			id: y,
			identity: v,
			...o !== void 0 && { renamed_from: o },
			seen: zy(e, a, ne),
			...re && { edited: re },
			...l.length > 0 && { tags: l },
			fields: ne
		},
		kept: C,
		problems: g,
		open: w
	};
}
const Ay = t(({ path: e }) => Dy(e, []));
function jy({ parts: e, file: t, span: n }) {
	let r = e?.find(({ from: e }) => e) ?? {
		file: t,
		span: n
	};
	return `${r.file.path} ${r.span.start}`;
}
function My(e, { declared: t, live: n }, r) {
	let i = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, a = t.from?.file ?? t.parts?.find(({ from: e }) => e)?.from?.file, o = e.context(i, n, r, {
		place: jy(t),
		isInLocaleFile: (t.parts ?? [t]).some(({ from: e }) => e),
		isToAdd: t.isToAdd === !0,
		listed: Iy(e, t, r),
		plural: Up(e, t),
		fromLokalise: r.fromLokalise === !0,
		style: t.style ?? (a && Ay(a))
	}), s = n === void 0 ? [] : e.tags(n), c = re(s, r.rules);
	return {
		values: i,
		tags: s,
		foreign: c,
		differences: (c === void 0 ? e.fields : []).flatMap((e) => {
			let t = e.diff(i, n, o);
			return t === X ? [] : [{
				field: e,
				...t
			}];
		}),
		isArchived: n !== void 0 && e.staysArchived(i, n, o)
	};
}
function Ny(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return [...[...e.fields.filter(({ role: e }) => i && e === "identity").map((e) => ({
		field: e,
		issues: c([i])
	})), ...r].flatMap(({ field: n, issues: r }) => r.map(({ code: r, severity: i = "error", message: a, path: o }) => q(e, t, r, a, {
		path: [n.name, ...o],
		ofName: !0,
		severity: i
	}))), ...(t.leftOut ?? []).map(({ problem: e }) => e)];
}
function Py(e, t, n, r) {
	return r.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = By(i, t);
		return a === void 0 ? o : {
			...o,
			seen: kp(e.id(n), a)
		};
	}));
}
function Fy(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: At(t, n, [i])
	};
}
function Iy(e, t, { rules: n, project: r }) {
	if (t.from && !t.isToAdd && Bp(e, t).length === 0) return [];
	let i = t.isToAdd ? [r.baseLanguage] : [], a = new Set([
		...i,
		...gy(t),
		...n.pull?.completes ?? []
	]);
	for (let { language: e, isInWrongFile: n } of t.leftOut ?? []) n || a.delete(e);
	return [...a];
}
function Ly(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Ry(e, t, n, r) {
	let i = n.find(({ field: t }) => ka(e.name, t).role === "shape"), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`, s = i.before === !0 ? "" : " To replace the text, name the key with --overwrite.";
	return q(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull.${s}`, {
		path: [i.field],
		ofName: !0
	});
}
function zy(e, t, n) {
	return kp(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function By(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: At(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function Vy(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = (e) => s.textFiles?.byApp(e) ?? [e], c = ({ entries: t }) => (t[s.plural] ?? []).flatMap(e), u = {
			head: c(t),
			target: c(n)
		}, d = [...u.head, ...u.target], f = new Map(d.map((e) => [e, jp(s, e.values)])), p = (e) => f.get(e) ?? jp(s, e.values), m = Pp(s, u, (e) => p(e).texts), h = new Set(m.values());
		for (let e of u.target) h.has(e) || i.push(Fy(s, e));
		for (let [e, t] of u.head.entries()) {
			let n = m.get(t), c = `${s.name}:${e + 1}`;
			if (!n) {
				r.push(Hy(s, t, c));
				continue;
			}
			let u = Uy(s, t, n, c, p);
			u && r.push(u);
			let d = p(t).fields, f = [...p(n).fields].flatMap(([e, { after: t, ...n }]) => d.has(e) ? [] : [{
				...n,
				before: t
			}]);
			f.length > 0 && i.push({
				...Fy(s, t),
				fields: f
			}), l(a, Wy(s, t, n, u?.renamed_from !== void 0)), Gy(s, t) !== Gy(s, n) && o.add(t.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function Hy(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Im(e)).map((e) => By(e, t));
	return {
		...Fy(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function Uy(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && S(r) === S(n.after) ? [] : [By({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = Fy(e, t);
	return {
		...d,
		place: Ly(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...S(s) !== S(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function Wy(e, t, n, r) {
	let [i, a] = [Mp(e, t), Mp(e, n)];
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
		...Fy(e, t),
		...n
	}));
}
function Gy(e, { onCreate: t }) {
	return S([...jp(e, t).texts]);
}
// src/plan/comparePlans.ts
function Ky(e, t) {
	let n = Yy(t.plan, $y), r = tb([e.plan, t.plan]), i = Yy(e.plan, r), a = Zy(e.plan), o = new Set(t.plan.kept.map(nb)), s = new Set(ib(t).map(ab)), c = new Set((t.plan.sends ?? []).map(rb)), l = new Set(Object.keys(t.plan.counts.by_kind)), u = ({ kind: e, label: t }) => S([e, t]), d = new Set((t.plan.only_in_files ?? []).map(u)), f = (e.plan.to_add ?? []).filter((e) => !s.has(ab(e))), p = (e.plan.only_in_files ?? []).filter((e) => !d.has(u(e)));
	return {
		caused: Xy(e.plan, $y, (e, t) => !n(e, t)),
		pending: Xy(e.plan, $y, n),
		resolved: Xy({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(nb(e))),
		...p.length > 0 && { only_in_files: p },
		...f.length > 0 && { to_add: f },
		sends: (e.plan.sends ?? []).filter((e) => !c.has(rb(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(Oa(e.kind).plural) && !s.has(ab(e))), ...qy(e, t)]
	};
}
function qy(e, t) {
	let n = new Set(e.plan.kept.map((e) => S([ab(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(S([ab(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: r, matching: { matches: i } }) => {
		let a = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = b(a, ({ live: e }) => e ? [e] : []), c = o(() => new Set(Kp(r).map(({ file: e }) => e.path))), l = b(i, ({ live: e }) => e ? [e] : []);
		return i.flatMap((t) => {
			let { declared: r, live: i } = t, a = i ? l.get(i) ?? [] : [];
			if (!i || r.leftOut || a[0] !== t) return [];
			let o = a.map(({ declared: e }) => e), u = e.label(r.values);
			return (s.get(i) ?? []).flatMap(({ declared: t }) => e.fields.map((e) => ({
				old: t,
				field: e
			}))).flatMap(({ old: t, field: a }) => a.toPlan(t.values).flatMap(({ part: s = a.name, after: l }) => {
				let d = At(r.file, r.span, [a.name]), f = {
					kind: e.name,
					label: u,
					id: e.id(i),
					part: s,
					place: d
				};
				if (Im(l) || n.has(S([ab(f), s]))) return [];
				if (a.role !== "text") {
					let e = a.role !== void 0 && a.role !== "shape", t = o.some(({ values: e }) => a.toPlan(e).length > 0);
					return e || t ? [] : [f];
				}
				let p = a.lastWriter?.(i, s)?.edited !== void 0;
				return o.every((t) => Vp(e, t, s) === void 0) && p && !Jy(e, r, t) && c().has(zp(e, t, s)) ? [f] : [];
			}));
		});
	});
}
function Jy(e, t, n) {
	return Kp([n]).some(({ from: e }) => e) && Bp(e, n).length > 0 && Bp(e, t).length === 0;
}
function Yy({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => S([Qy(e), t]))));
	return (e, t) => n.has(S([e, t]));
}
function Xy({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = Qy(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		if (a.length === 0) return [];
		let { renamed_from: o, ...s } = e, c = a.some(({ field: t }) => ka(e.kind, t).role === "identity");
		return [{
			...s,
			...o !== void 0 && c && { renamed_from: o },
			fields: a
		}];
	});
}
function Zy({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(ab)), r = new Set(t.map(({ kind: e, label: t }) => S([e, t])));
	return (e) => r.has(S([e.kind, e.label])) || e.action === "destroy" && n.has(ab(e));
}
function Qy(e) {
	return e.action === "create" ? S([
		e.kind,
		"new",
		e.identity
	]) : S([e.kind, String(e.id)]);
}
function $y(e) {
	return e.action === "update" ? e.fields.map(eb) : e.action === "destroy" ? [S(["destroy", e.how])] : [S(["create", ...e.fields.map(eb).toSorted()])];
}
function eb({ field: e, part: t, after: n }) {
	return S([
		e,
		t ?? null,
		n
	]);
}
function tb(e) {
	let t = e.flatMap(({ changes: e }) => [...d(e, Qy)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => S([e, t ?? null])) : n.has(Qy(e)) ? $y(e) : [e.action];
}
function nb(e) {
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
function rb({ variable: e, host: t }) {
	return S([e, t]);
}
function ib({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e)), r = e.changes.filter((e) => e.action === "destroy");
	return [
		...t,
		...r,
		...n,
		...e.to_add ?? []
	];
}
function ab({ kind: e, id: t }) {
	return S([e, String(t)]);
}
// src/settings/changedSettings.ts
function ob(e) {
	return new Map(Ln.filter((e) => e !== at).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function sb(e) {
	let t = Ln.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[Gt(t), e.place(t)]]));
	return new Map(t.reverse());
}
function cb(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || ub(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function lb(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => ub(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(gn) === r);
}
function ub(e, t) {
	return e !== "" && ds(e).toLowerCase() === ds(t).toLowerCase();
}
function db(e, t) {
	return Ln.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return S(r ?? null) === S(i ?? null) ? [] : [{
			name: Gt(n),
			...r !== void 0 && { before: fb(r) },
			...i !== void 0 && { after: fb(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const fb = (e) => typeof e == "string" ? e : JSON.stringify(e), pb = h((e) => {
	let t = Ln.filter(({ file: t }) => t === e || t === "both"), n = t.filter(({ parent: e }) => e === void 0), r = [...new Set(t.flatMap(({ parent: e }) => e ?? []))], i = (e) => {
		let t = e.map(({ name: e, schema: t }) => [e, t.exactOptional()]);
		return {
			members: e,
			schema: Tr(Object.fromEntries(t))
		};
	};
	return {
		plain: n,
		top: i([...n.map(gb), ...r.map(_b)]),
		groups: r.map((e) => ({
			name: e,
			...i(t.filter(({ parent: t }) => t === e))
		}))
	};
});
function mb(e, t, n = []) {
	let { plain: r, ...i } = pb(n.length > 0 ? "entry" : "top"), a = n.length > 0 ? "an entry of projects" : "lokaform.yaml", o = vb(e, t, {
		...i.top,
		thing: a,
		within: n
	}), s = ({ name: r, ...i }) => {
		let a = hb(t, r), o = [...n, r], s = {
			...i,
			thing: o.join("."),
			within: o,
			group: r
		};
		return vb(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, c = new Map(i.groups.map((e) => [e.name, s(e)])), u = [o, ...c.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: i } of r) {
		let r = hb(t, n), a = i && Array.isArray(r.value) ? Mf(e, r, i).problems : [];
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
			place: (e, ...n) => ir(p, t.span, [...f(e), ...n]),
			namePlace: (e, ...n) => At(p, t.span, [...f(e), ...n])
		},
		problems: u
	};
}
function hb({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function gb(e) {
	return e.entries ? {
		...e,
		schema: Or(jr()).refine(...Ze)
	} : e;
}
function _b(e) {
	let [t] = Ln.filter(({ parent: t }) => t === e), n = `a mapping such as { ${t?.name}: ${t?.example} }`;
	return {
		name: e,
		schema: Dr(N(), jr()),
		expects: n
	};
}
function vb({ file: e, textAt: t }, { value: n, span: r }, { group: i, schema: a, ...o }) {
	let s = Object.entries(_(n) ? n : {}), c = n ?? {}, l = a.safeParse(c).error?.issues ?? [], u = l.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), d = new Set([...u, ...l.flatMap(({ path: [e = []] }) => e).map(String)]), f = new Map(o.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = i === void 0 ? Se : void 0, m = {
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
		problems: Vf(l, m)
	};
}
// src/settings/configFile.ts
function yb(e, t) {
	return I(t.working, j(Rt, e) ?? Rt.default);
}
async function bb(e, t) {
	let n = yb(e, t), r = L(n, t), i = [...lt, nt].map((t) => j(t, e) ?? []), a = i.some(({ length: e }) => e > 0) ? [L(t.working, t), ...i] : [];
	if (r === Rt.default && a.length === 0) return;
	let o = r !== Rt.default && await sa(n, t);
	return {
		id: kp(r, a),
		...o && { settings_file: r }
	};
}
async function xb(e, t) {
	let n = yb(e, t), r = j(Rt, e) === void 0 || t.commit && !await sa(n, t), i = r ? yb({}, t) : n;
	if (r && !await sa(i, t)) return { problems: t.commit ? [] : await Sb(t) };
	let a = L(i, t), o;
	try {
		o = na(await ta(i, t));
	} catch (e) {
		if (e instanceof di) throw e;
		let t = `The settings in ${a} cannot be read: ${Ni(e)}`;
		return { problems: [k("not-read", t)] };
	}
	let s = ff(a, o, { most: pf });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = wb(s, F(i));
	return {
		config: c,
		problems: bp([...s.problems, ...l], [])
	};
}
async function Sb({ working: e, confined: t }) {
	let n = (e) => [k("unread-manifest", e, { severity: "warning" })], r = Rt.default.replace(/yaml$/, "yml");
	if (await sa(I(e, r), {})) return n(`${r} is not read, because of its name. Rename it to ${Rt.default}.`);
	let i = await Yi(e, void 0) ?? t?.workspace;
	for (let t = e; i !== void 0 && Ji(t, i); t = F(t)) {
		let r = I(F(t), Rt.default), i = L(r, { displayRoot: e });
		if (await sa(r, {})) return n(`${i} is not read, because it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config).`);
	}
	return [];
}
const Cb = 1e3;
function wb(e, t) {
	let n = mb(e, e), r = Tb(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: xn([...n.problems, ...r?.problems ?? []])
	};
}
function Tb(e, t) {
	let n = t.get(at);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(k("bad-setting", e, { place: t }));
	t.get(M) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(M));
	let a = new Map(), o = Object.keys(n);
	if (o.length > Cb) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${Cb.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(at)), {
		entries: a,
		problems: r
	};
	let s = hb(e, at.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(at));
	let c = new Map();
	for (let t of o) {
		let n = At(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = mb(e, hb(s, t), [at.name, t]);
		l(r, u), a.set(t, o);
		let d = o.get(M), f = c.get(d ?? "");
		d === void 0 ? o.isBroken(M) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? c.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(M));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/projectId.ts
const Eb = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Db = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Ob = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, kb = {
	where: "the setting project",
	instead: "write the id itself"
}, Ab = {
	secrets: [],
	problems: []
};
function jb(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [k(n, e, { ...t && { place: t } })]
	};
}
function Mb(e, t) {
	let n = Nb(e, t), { id: r } = n, i = j(rn, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === ds(r))) return n;
	let a = j(M, t.raw) !== void 0, o = a || e?.get(M) === void 0 ? void 0 : e.place(M), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...jb(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Nb(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = j(M, t);
	if (a !== void 0) return Fb(a);
	let o = e?.get(M);
	return e && o !== void 0 ? Pb(o, n, e.place(M)) : e?.isBroken(M) || r?.projects ? Ab : i === void 0 ? jb("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Xv(i).length > 0 ? Pb(i, n, void 0) : {
		...Ab,
		id: i
	};
}
function Pb(e, t, n) {
	if (Xv(e).length === 0) return Ib(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return jb("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = uy(r, kb, t);
	if ("message" in o) return jb(o.message, n, o.code);
	let { value: s } = o;
	if (!Ob.test(s)) return jb(`The value of ${a} ${Lb}`, n);
	let c = Ib(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, ds(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Fb(e, t = "project") {
	let [n, r] = Db.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Ib(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? jb(`${i} is the URL of a branch. Give the id with :branch after it.`) : Ib(r.replace(/%3a/i, ":"), i);
}
function Ib(e, t, n) {
	return Eb.test(e) ? {
		...Ab,
		id: e
	} : jb(`${t} ${Lb}`, n);
}
const Lb = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
// src/settings/rules.ts
function Rb(e, t) {
	let n = Z(nt, t), r = Hb(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? j(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(An, t),
		writers: Z(me, t),
		overwrite: Z(Ft, t),
		accept: Z(ct, t),
		create: Z(yt, t),
		placeholders: Z(qn, t),
		incoming: {
			review: Z(cn, t),
			checks: Z(wn, t),
			untranslated: Z(jt, t)
		},
		checks: zb(t),
		filter: n,
		owner: Z(Pn, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(tr, t),
		onProblem: Z(dn, t),
		protectedTags: Z(Vt, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(mt, t),
		allowWrongProject: Z(Te, t)
	};
	return {
		rules: o,
		problems: e.flatMap((e) => Wb(e, o, t))
	};
}
function zb(e) {
	let t = Z(ze, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(Ye, e) ?? { severity: "off" }, o = [
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
function Bb(e) {
	let t = [...Vb(Ye, e)].filter(([, { value: e }]) => _(e)), n = [...Vb(An, e)].map(([e, { place: t }]) => [e, {
		place: t,
		isRule: !0
	}]);
	return new Map([...t, ...n]);
}
function Vb(e, t) {
	let { value: n = {}, part: r } = qb(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function Hb(e) {
	return lt.some((t) => j(t, e) !== void 0);
}
function Ub(e, t) {
	let n = (j(nt, e) ?? []).length > 0;
	if (!n && (!Hb(e) || j(bn, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (ht.flatMap((t) => [j(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = lt.map((e) => `--${Yn(e)}`).join(" or "), a = n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Yn(bn)}.`;
	return [k("bad-setting", `Prune is off in this run, because ${a}`, { severity: "notice" })];
}
function Wb(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Gt(a), { place: s } = qb(a, n) ?? {}, c = (e) => k("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = op(e, t), d = u === "owned" && t.owner === void 0 && !l(Pn), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && ap(e, t) === void 0 && !l(tr), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
function Gb(e, t, n) {
	let r = e.filter(({ keysFrom: e }) => e === "lokalise"), [i] = r;
	if (!i) return [];
	let a = ht.filter(({ name: e }) => e === "keys" && t.prune.key === "all").map((e) => {
		let { place: t } = qb(e, n) ?? {}, r = `${Gt(e)}: all would remove keys that were just created in Lokalise: the row of texts at ${wa(i.place)} has keys_from: lokalise. Set ${Gt(e)}: owned, which spares the keys of this row, or remove it.`;
		return k("bad-setting", r, { ...t && { place: t } });
	}), o = e.flatMap((e) => {
		let t = r.find((t) => !t.includeTags && gr(t, e));
		if (e.keysFrom === "lokalise" || !t) return [];
		let n = `This row and the one at ${wa(t.place)} can have the same keys, and only that one has keys_from: lokalise. Add it here too, or tell the rows apart with platforms, filenames or include_tags.`;
		return [k("bad-setting", n, { place: e.place })];
	});
	return [...a, ...o];
}
function Kb(e) {
	return j(nt, e) === void 0 ? [] : [Ve, Hn].filter((t) => j(t, e)).map(Yn).map((e) => k("bad-setting", `--filter cannot be used with --${e}. Remove one of them.`));
}
function qb(e, { raw: t, environment: n, parts: r }) {
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
	return qb(e, t)?.value;
}
// src/settings/token.ts
async function Jb(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [k("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await wi(I(t, e), "utf8", "token")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Ni(e)}`);
	}
}
const Yb = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function Xb(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => qv(t, e.get(gn) ?? "")).filter((e) => e !== void 0 && py(e) === void 0), i = [
		n,
		t[oy],
		qv(t, "INPUT_TOKEN"),
		...r,
		...Zb(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function Zb(e) {
	return Object.entries(e).flatMap(([e, t]) => Yb.test(e) && t || []);
}
const Qb = k("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file."), $b = k("no-token", "There is no API token: the input token is empty. The step needs the line token: ${{ secrets.NAME }}, with the name of a secret in the settings of the repository. A job that calls the reusable workflow needs LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN under secrets, because secrets: inherit works only within an organization. The secret of an environment is only in jobs with the line environment.");
function ex(e) {
	return e.trim() !== "" && /["'\s{}$%]/.test(e) ? "has quotes, spaces, line breaks, or the signs of a variable that nothing replaced. Write only the token." : void 0;
}
function tx(e, t) {
	let { usable: n, runToken: r, tokenFrom: i, target: a, named: o } = t, s = e?.get(gn);
	if (!e || s === void 0) {
		let e = ex(r ?? ""), n = t.isAction ? $b : Qb, a = `The API token (from ${i}) ${e}`, o = e === void 0 ? [] : [k("bad-setting", a)];
		return {
			token: r,
			problems: r === void 0 ? [n] : o
		};
	}
	let c = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [k(n, t, { place: e.place(gn) })]
	});
	if (!nx(s, n)) return c(`The setting token_env must not be ${s}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (a && !n.allowed && s !== "LOKALISE_API_TOKEN" && !lb(a, o, s)) return c(`A pull request must not choose ${s} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${a.is === "missing" ? `those settings cannot be read: ${a.why}` : "they do not use it for this project"}. Nothing was sent. Add ${s} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`);
	let l = qv(n.values, s) || void 0;
	if (l === void 0) {
		let [e, t] = dy(s, n);
		return c(`\${${s}} is ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let u = ex(l) ?? py(l);
	return u === void 0 ? {
		token: l,
		problems: []
	} : c(`The value of ${s}, which must contain the API token of this project, ${u}`);
}
function nx(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : fy(e) || my(qv(t, e) ?? "", Zb(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function rx(e, t, n) {
	let r = await ix(e, t, n), { config: i, folders: a, target: o, top: s, usable: c } = r, l = px(t, i, n.backupProject), u = {
		...t,
		[Yn(M)]: []
	}, d = l.names.length > 1 ? {
		...r,
		raw: u
	} : r, f = (e) => ux(e, i?.projects?.get(e ?? ""), d), p = i === void 0 && Ht(r.fileProblems) ? [] : l.names.map(f), m = p.map(({ settings: e }) => e), h = l.others.map((e) => f(e).settings), g = (e) => e.every(({ showTexts: e }) => e);
	return {
		settings: {
			...cx(t, s, a),
			kinds: Da(),
			command: e,
			options: t,
			projects: m,
			others: h.flatMap(({ manifests: e }) => e ?? []),
			showTexts: g(m) && (!o || o.is === "read" && g(o.projects)),
			usable: c,
			secrets: [...c.tokens.map(Un), ...[...m, ...h].flatMap(({ secrets: e }) => e)],
			scope: await bb(t, a),
			combines: !1,
			reports: [],
			backupDir: lx(j(Ct, t) ?? n.backupDir, a),
			restoreFlags: Jn(t, [
				Rt,
				...i ? [M] : [],
				se,
				or
			])
		},
		problems: Xt(ax(r, l.problems, p))
	};
}
async function ix(e, t, { folders: n, environment: r, backupProject: i, token: a, target: o, signal: s = qi }) {
	let c = n.commit ? void 0 : await o?.(t, s), { config: l, problems: u } = await xb(t, n), d = await Jb(j(se, t), n.working), f = a ?? d.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: p, hasBadLine: m } = cy(r), h = Xb(l, {
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
			allowed: j(Mt, t)
		},
		tokenFrom: a ? "the input token" : d.token ? "the token file" : oy,
		isAction: n.confined !== void 0,
		online: e !== "validate" && !Z(oe, g),
		isCompared: n.commit !== void 0
	};
}
function ax(e, t, n) {
	let { raw: r, online: i, target: a } = e, o = i && n.some(({ settings: e }) => e.inFile.get(Ke) !== !1);
	return [
		...e.tokenProblems,
		...En(r),
		...e.fileProblems,
		...t,
		...n.flatMap(({ problems: e }) => e),
		...i ? Ub(r, e.config) : [],
		...Kb(r),
		...e.hasBadLine ? [sx] : [],
		...a?.is === "missing" && o ? [ox(a.why)] : []
	];
}
function ox(e) {
	let t = `Translations are hidden, because it is not known whether the settings of the pull request's target, or of the run's commit, show them: ${e}.`;
	return k("not-read", t, { severity: "notice" });
}
const sx = k("variable", `A line of ${sy} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`);
function cx(e, t, n) {
	return {
		apiUrl: Z(or, t),
		timeLimit: Z(Qe, t),
		matrix: Z(oe, t),
		format: Z(Ge, t),
		detailedExitcode: Z(ve, t),
		all: Z(cr, t),
		publish: Z(ge, t),
		failOnDrift: Z(dr, t),
		applyFrom: Z(mr, t),
		yes: Z(ke, t),
		verbose: Z(ue, t),
		quiet: Z(Je, t),
		force: Z(Jt, t),
		out: lx(j(Re, e), n),
		report: [...new Set(Z(je, t).map((e) => I(n.working, e)))],
		plan: lx(j(Ve, e), n),
		configFile: yb(e, n)
	};
}
function lx(e, { working: t }) {
	return e === void 0 ? void 0 : I(t, e);
}
function ux(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(M) ?? "${}", m = /^\$\{\w*\}/.test(p) ? Ab : {
		...Pb(p, o, d[0]?.place(M)),
		id: ""
	}, h = c ? Mb(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = tx(t, {
		...n,
		named: g
	}), v = t?.get(gn), y = Rb(Da(), f), b = !(l && d.some((e) => e.isBroken(Ke))) && Z(Ke, f), x = {
		...g,
		secrets: h.secrets,
		token: _.token,
		tokenFrom: v ?? s,
		tokenPlace: v ? t?.place(gn) : void 0,
		manifests: dx(f, n),
		rules: y.rules,
		flags: Jn(e === void 0 ? r : {
			...r,
			only: [e]
		}, ye.settings),
		inFile: ob(d),
		places: sb(d),
		pulledLanguages: qb($t, f),
		languagePlaces: Bb(f),
		required: Vb(j(Lt, r) ? Lt : ar, f),
		useAutomations: Z(hr, f),
		snapshot: Z(tt, f),
		concurrency: Z(it, f),
		rate: Z(xe, f),
		showTexts: b && cb(u, g)
	}, ee = Gb(x.manifests?.texts ?? [], y.rules, f), S = c && !l ? _.problems : [];
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
function dx({ raw: e, parts: t }, { config: n, folders: { working: r } }) {
	let i = n?.folder ?? r, a = {};
	for (let n of lt) {
		let o = j(n, e);
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
	let o = fx(t, i);
	return o && {
		kinds: Da(),
		globs: a,
		texts: o,
		folder: i
	};
}
function fx(e, t) {
	if (e.some((e) => e.isBroken(He))) return;
	let n = e.find((e) => e.get(He) !== void 0);
	return n?.get(He)?.flatMap((e, r) => {
		let { language_map: i = {}, keys_from: a = "files", include_tags: o, exclude_tags: s, key_name: c = "{path}", plurals: l = "none", names: u = "plain", separator: d = u === "lokalise" ? "::" : ".", filenames: f = u === "lokalise" ? "/" : void 0, ...p } = e, m = p.languages ?? (p.language === void 0 ? void 0 : [p.language]), h = {
			place: n.place(He, r, "files"),
			languagePlaces: p.languages?.map((e, t) => n.place(He, r, "languages", t))
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
		return Nn({
			...p,
			...h,
			...g,
			..._,
			languages: m,
			folder: t
		});
	}) ?? [];
}
function px(e, t, n) {
	let r = j(he, e), i = t?.projects && [...t.projects.keys()];
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
		let t = qe(e, i) || ` There are ${i.join(", ")}.`;
		return [k("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(M) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [M, ...lt] : [];
	for (let t of c.filter((t) => j(t, e) !== void 0)) {
		let e = `The option --${Yn(t)} (in the action: ${Yn(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(k("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function mx(e, t) {
	let n = va(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...vx(e, t),
		...yx([...i, ...gx(e)], t),
		..._x(e, t),
		...wx(r, t)
	];
}
const hx = t((e) => [...new Set(Kp(Object.values(e).flat()).map(({ from: e }) => e))].filter((e) => e !== void 0));
function gx({ entries: e }) {
	let t = hx(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], languagePlaces: t = [], ...n }) => e.map((e, r) => ({
		language: e,
		count: 0,
		place: t[r] ?? n.place,
		ofText: !0,
		inSource: !0
	})));
}
function _x({ rows: e = [] }, { name: t, baseLanguage: n }) {
	return e.filter(({ isOfBase: e, language: t }) => e && t !== n).map(({ files: e, language: r, place: i }) => {
		let a = `${e} is read as ${r}, but the base language of project ${t} is ${n}. Write ${n} first in languages.`;
		return k("bad-setting", a, {
			place: i,
			scope: "project"
		});
	});
}
function vx({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [k("project-type", o, { scope: "project" })];
}
function yx(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = e.filter(({ language: e }) => !n.includes(e));
	return [...d(r, ({ language: e }) => e)].map(([e, [r, ...i]]) => {
		let a = i.reduce((e, t) => e + t.count, r.count), o = We(e, n), s = [r, ...i].find((e) => e.count === 0), c = `from the manifests ("${e}" is in ${a} places; this is the first)`, l = s || a === 1 ? "here" : c, u = r.inSource ? ", map its code with language_map in the row of texts" : "", d = o === "" ? "Add" : "Otherwise, add", f = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d} the language to the project${u}, or remove it ${l}.`;
		return k("unknown-language", p, {
			place: (s ?? r).place,
			scope: "project"
		});
	});
}
function bx({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = hx(e.entries);
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
const xx = /(?:^|\/)values\/[^/]+\.xml$/;
function Sx({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => xx.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Cx(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n, isRule: a }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let o = We(e, i), s = o !== "" || i.some((t) => pn(t, [e])), c = a && (s || !hn(e)), l = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${o || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [u, d] = c || r === "error" ? ["error", "project"] : ["warning", "change"];
		return [k("unknown-language", l, {
			...n && { place: n },
			severity: u,
			scope: d
		})];
	});
}
function wx(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [k("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Tx({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Ex({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Ox(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(Ax(o, e.isDoubtful)));
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
		problems: [...a, ...jx(i)]
	};
}
async function Dx(e, t, n, r, { signal: i = qi, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, rows: u, problems: d } = await Ao(t, e, r, i), f = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), p = 0, m = mp(t.kinds, c, n, a), h = m.next();
	for (; !h.done && !i.aborted;) await li(), o?.({
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
		textFiles: fp(h.value.files)
	};
}
async function Ox(e, t, n, r, i) {
	let a = await Dx(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0 && !a.isSplit) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l && !a.isSplit) return a;
	if (!i.findProject) return c ? kx(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Dx(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = It(f.problems) ? [] : bx(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...hx(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function kx(e, t) {
	let n = e.problems.map((n) => {
		let r = n.code === "text-file" && e.undecided.get(n.place?.file ?? "")?.language === void 0;
		if (n.severity !== "error" || !t(n) || r) return n;
		if (n.scope === "change") return {
			...n,
			severity: "warning"
		};
		let i = E`${n} This stops a run only if it is in the base language of the project.`;
		return {
			...sr(n, i),
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
function Ax({ rules: e }, t = !1) {
	let n = Object.values(e.prune).some((e) => e !== "off");
	return (e) => {
		let r = e.code === "no-language-file" && e.severity === "notice", i = e.code === "empty-manifest" && !t;
		if (!n || !(r || i)) return e;
		let a = r ? E`${e} With prune, create it first.` : e;
		return {
			...sr(e, a),
			severity: "error",
			scope: "run"
		};
	};
}
function jx(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Mx(t, e) !== void 0), a = i && Mx(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [k("bad-setting", o)];
	});
}
function Mx(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(M));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (ds(e.settings.id) !== ds(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const Nx = {
	entries: {},
	variables: new Map()
};
async function Px(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => rx(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[Yn(he)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await Ex({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => Kv(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !Lx.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !Ix.includes(t));
	return x ? {
		is: "missing",
		why: Rx(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function Fx(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await rx("plan", {
		...e,
		[Yn(he)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Rx(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Ix = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Lx = ["unset-variable", "project-not-allowed"];
function Rx({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Fa(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function zx(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(M);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? Nx, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Tx(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: db(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Bx(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return k("undeclared-project", t, { severity: "warning" });
	});
}
function Vx(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Rx(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Ky(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Hx({ kinds: e }, { problems: t }, n, r) {
	if (Ht(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Ux(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...Vy(e, n?.declared ?? Nx, r?.declared ?? Nx),
				settings: db(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function Ux(e, t) {
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
function Wx(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = Gv(t), c, l = 0, u, d = () => {
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
function Gx(e, t) {
	return Wx({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(Bv(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function Kx(e) {
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
		showProblems: (e) => qx(av(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => fe(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Jx(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => Zx(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function qx(e, { error: t, errorScreen: { width: n } }) {
	we(e, n).forEach(t);
}
function Jx(e, t, n) {
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
			c && l(Wv(e));
		},
		...!s && Yx(n, l),
		onPlan: (r) => Xx(r, e, t, n),
		history: new Av({
			folders: u,
			environment: i,
			signal: t.stopping
		})
	};
}
function Yx({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Wx({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(Bv(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : Gx(t, n);
}
async function Xx(e, t, n, r) {
	let { console: i, prompt: a } = r, { command: o, all: s } = t, c = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), l = (e.plan?.changes.length ?? 0) > 0, u = (o === "apply" || o === "restore") && !t.yes && l && !c ? a : void 0, d = t.format === "text", f = s ? void 0 : "--all shows", p = {
		...i.screen,
		command: o,
		texts: !0,
		full: s,
		keptElsewhere: f
	}, m = d && (!t.quiet || u) ? nv(e, p) : [];
	if (m.length > 0 && i.out(m.join("\n")), !u || n.stopped) return !0;
	d && u.seesOut || nv(e, {
		...p,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: h, width: g } = i.errorScreen;
	return we(av(e.problems, h), g).forEach(i.prompt), fe("Apply this plan?", u, n);
}
async function Zx(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u, out: d } = t;
	if (c === "json" && i.out(ft(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (qx(sv(e, s.paint), i), c !== "text") return;
	let { paint: f, width: p } = as(e) ? s : o;
	cv(e, {
		paint: f,
		width: p,
		quiet: l
	}).forEach(as(e) ? i.error : i.out);
	let m = (e) => L(e, { displayRoot: a });
	if (l) return;
	let h = Jn(r.raw ?? {}, Tn("option", ["apply"])).map(Ne);
	lv(n, m, h).forEach(i.out);
	let g = D(["lokaform apply", ...h].join(" "));
	u === "plan" && r.raw && d === void 0 && Qo(e) && !as(e) && we([`To make these changes: ${g}`], o.width).forEach(i.out);
}
// src/keys/liveKey.ts
function Qx(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function $x(e, t) {
	let n = Ir(e) ?? {}, r = Vr(n.key_id), i = Ir(n.key_name) ?? {}, a = vS((e) => P(i[e]) || void 0), o = Fr(n.platforms, P), s = x.filter((e) => o?.includes(e)), c = Object.keys(_S(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = aS(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: iS.safeParse(n.filenames).data,
		tags: Fr(n.tags, P),
		is_plural: Lr(n.is_plural),
		is_archived: Lr(n.is_archived)
	};
	if (!zr(f) || d.length > 0) {
		let e = [...Br(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Object.fromEntries(tS.map(([e, t]) => [e, t(n[e])])),
		translations: l,
		base_words: Pr(n.base_words)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const eS = {
	description: P,
	context: P,
	plural_name: P,
	is_hidden: Lr,
	char_limit: Pr,
	custom_attributes: rS,
	modified_at_timestamp: Rr,
	translations_modified_at_timestamp: Rr
}, tS = Object.entries(eS);
function nS(e) {
	return Object.keys(eS).filter((t) => e[t] === void 0);
}
function rS(e) {
	let t = P(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(y(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const iS = xr({
	ios: N(),
	android: N(),
	web: N(),
	other: N()
});
function aS(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = oS(Ir(n) ?? {});
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
function oS(e) {
	return {
		language_iso: P(e.language_iso),
		translation: P(e.translation),
		modified_by: Vr(e.modified_by),
		modified_by_email: P(e.modified_by_email),
		modified_at_timestamp: Rr(e.modified_at_timestamp),
		is_reviewed: Lr(e.is_reviewed),
		is_unverified: Lr(e.is_unverified)
	};
}
function sS(e, t = []) {
	return Array.from(e, (e) => $x(e, t));
}
function cS(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function lS(e) {
	let t = cS(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const uS = (e) => {
	let t = e.exactOptional();
	return Tr({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, dS = uS(N()), fS = uS(N().min(1));
function pS(e, t) {
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
function mS({ key_name: e, platforms: t }) {
	return Q(e, t);
}
function hS({ key_name: e, platforms: t }, n) {
	return Q(e, t.filter((e) => !_(n) || n[e] !== void 0));
}
function gS(e, t = x) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function _S(e, t) {
	return vS((n) => t.includes(n) ? pS(e, n) : void 0);
}
function vS(e) {
	let t = {};
	for (let n of x) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function yS(e) {
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
const bS = xy();
function xS(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function SS(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function CS(e, t) {
	let n = e;
	return bS({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: N(),
		value: N(),
		unset: "",
		live: (e) => e[n],
		toManifest: SS,
		write: xS(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function wS(e, t = () => void 0) {
	let n = e;
	return bS({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Cr(),
		value: Cr(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: xS(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const TS = bS({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: kr().min(0),
	value: kr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: xS("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), ES = Dr(N(), br()), DS = bS({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: ES,
	value: br(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = y(OS(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = ES.safeParse(e);
		return t.success ? SS(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function OS(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function kS({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const AS = bS({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Or(Ar(x)).min(1),
	value: Or(Ar(x)),
	live: (e) => e.onOtherPlatform ? void 0 : MS(e.platforms),
	inPlan: (e) => MS(e),
	toManifest: (e) => e,
	write: xS("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), jS = bS({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Or(N().min(1)),
	value: Or(N()),
	unset: [],
	live: (e) => NS(e.tags),
	check: (e, { rules: t }) => {
		let n = re(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => NS(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return NS([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: SS,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return NS([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: xS("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function MS(e) {
	return x.filter((t) => e.includes(t));
}
function NS(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const PS = bS({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: yr([N().min(1), fS.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: dS,
	live: (e, { platforms: t }) => _S(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			..._S(e, n)
		} : a;
	},
	inPlan: (e) => _S(e, x),
	check: FS,
	merge: LS,
	carries: (e, t) => x.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = yS(t);
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
function FS(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const IS = bS({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: dS,
	value: dS,
	unset: {},
	live: (e) => RS(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => x.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => SS(RS(e)),
	merge: LS,
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
		slots: RS(e)
	})
});
function LS(e, t, n) {
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
	return RS(r);
}
function RS(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const zS = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, BS = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, VS = Object.keys(BS), HS = new RegExp([
	zS.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), US = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, WS = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, GS = "[VOID]";
function KS(e, t) {
	if (e === t || e === "" && t === GS || t === "" && e === GS) return !0;
	let n = (e, t) => t.includes("[%") && qS(e, t) !== void 0;
	return n(e, t) || n(t, e);
}
function qS(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(zS)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(JS(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function JS([e, t, n = "", r, i], a) {
	let o = $S(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = $S(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${$S(n)}(?:hh?|ll?|[qjztL])?[${BS[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function YS(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(zS)];
		e.length > 0 ? t += 1 : a.match(HS) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var XS = class e {
	#e;
	#t = o(() => this.#e.both.flatMap(([e, t]) => eC(t).flatMap(([t, n]) => qS(new Map(eC(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = o(() => {
		let e = this.#e.live.flatMap(eC).flatMap(([, e]) => [...e.matchAll(zS)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return QS(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, r) {
		if (n === "as-written") return e;
		let i = o(() => n === "universal" || (this.#a(t) ?? r().isUniversal));
		return QS(e, (e) => e.match(HS) && i() ? this.#o(e, r) : e);
	}
	#r(e) {
		if ((e.match(zS)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(zS, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = WS.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return qS(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(eC).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${JS(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return ZS(e, this.#e.style) ?? t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = eC(t).map(([, e]) => e);
			if (e.some((e) => e.match(zS))) return !0;
			if (e.some((e) => e.match(HS))) return !1;
		}
	}
	#o(t, n) {
		if (US.test(t) || (t.match(HS)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(HS, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${JS(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = VS.find((e) => BS[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return qS(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function ZS([, e, t, n, r], { named: i, printf: a } = {}) {
	if (r !== void 0) return i?.replace("@", () => r);
	let o = e === void 0 ? "" : `${e}$`;
	return a && `%${o}${t}${n === "s" || n === "i" ? a[n] : n}`;
}
function QS(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function $S(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function eC(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const tC = Dr(N(), N()), nC = yr([N(), tC]);
function rC(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = tC.safeParse(y(e));
	return n.success ? RS(n.data) : e;
}
function iC({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function aC(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function oC(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || sC(e) && sC(t) || typeof e == typeof t && KS(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => KS(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function sC(e) {
	return typeof e == "string" ? e === "" : Object.keys(RS(e)).length === 0;
}
const cC = tC.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: m }
}), lC = yr([N(), cC]), uC = Dr(N().min(1), lC), dC = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, fC = (e) => Or(Tr({
	language_iso: N().min(1),
	translation: e
})).refine(dC, "has a language twice"), pC = fC(jr()), mC = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: yr([uC, fC(lC).transform(vC).pipe(uC)]),
	rewrite: _C,
	diff({ translations: e }, t, n) {
		let { inFiles: r, project: i } = n, { listed: a } = r;
		if (!e && a.length === 0 || i.segmentation) return X;
		let s = a.filter((t) => !Object.hasOwn(e ?? {}, t)), c = [...Object.entries(e ?? {}), ...s.map((e) => [e, void 0])], l = o(() => NC(e ?? {}, t, i.baseLanguage, r.style)), u = c.flatMap(([r, a]) => bC({
			language: r,
			inFile: a,
			declared: a,
			key: t,
			placeholders: l,
			context: n,
			base: e?.[i.baseLanguage]
		}) ?? []);
		if (u.length === 0) return X;
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
			translation: nC.parse(n)
		}));
	},
	show(e) {
		let t = nC.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: RS(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = iC(e, n);
		return r && rC(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = rC(n, t);
			return sC(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => mC.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = iC(e, t);
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
		let n = iC(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...FC(n, rC(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = iC(e, t);
		return !n || n.is_unverified !== !0 && !sC(rC(n.translation, e.is_plural));
	},
	same: (e, t) => oC(nC.parse(e), nC.parse(t)),
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
		let t = m.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${qe(n, r)}`, s = [e, n];
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
	return t.flatMap(({ translation: t }) => Cy(rC(t, e)));
}
function bC(e) {
	let { language: t, inFile: n, key: r, context: i } = e;
	if (typeof n == "string" && !i.plural && r?.is_plural === !1 && iC(r, t)?.translation === n) return;
	if (n === void 0) return xC(e);
	let a = i.project.languages?.find(({ iso: e }) => e === t)?.pluralForms ?? [], o = ` of ${t} in this project`, s = hC(t, n, i.plural, a, o);
	if (s.length === 0) return xC(e);
	let c = Object.entries(n).filter(([e]) => a.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && xC({
			...e,
			declared: Object.fromEntries(c)
		}) || X,
		issues: s
	};
}
function xC(e) {
	let { language: t, declared: n, key: r, context: i } = e;
	if (Dn(i.rules, t) === "ignore") return;
	let a = r && iC(r, t);
	if (a) return CC(a, r, e);
	if (n !== void 0) return r ? {
		...X,
		issues: [by(`${t} text`, [t])]
	} : SC(e, {
		field: "translations",
		part: t,
		after: n
	});
}
function SC(e, t, n) {
	let { declared: r, placeholders: i, context: a } = e, { rules: o, storedForm: c = () => MC } = a, l = nC.parse(t.after), u = a.inOtherApps !== void 0 && /%(?:\d+\$)?[@s]/.test(JSON.stringify(l)) && o.placeholders === "auto" ? "universal" : o.placeholders, d = i().stored(l, n, u, c), f = n === void 0 ? d : DC(d, r, n);
	return {
		...X,
		changes: [s(f, l) ? t : {
			...t,
			sent: f
		}]
	};
}
function CC(e, t, n) {
	let { language: r, inFile: i, declared: a, placeholders: o, context: s } = n, { rules: c, verdicts: l, project: u, inFiles: d } = s, f = s.inOtherApps?.get(r)?.map((e) => nC.parse(e)) ?? [], p = rC(e.translation, t.is_plural), m = s.inOtherApps ? jC(p) : p, h = a !== void 0 && oC(m, aC(a, m)), g = d.plural.includes(r) && Ah({
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
		...X,
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
			...X,
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
	}, ee = Dn(c, r), S = d.fromLokalise === !0 || d.isInLocaleFile && (c.incoming.untranslated === "base" || n.base !== void 0 && oC(n.base, b)), C = sC(_) && S && r !== u.baseLanguage;
	if (C && c.pull) return;
	let w = f.some((e) => !oC(jC(e), jC(b)));
	if (!C && sC(_) && w && f.some(sC)) return {
		...X,
		issues: [TC(r)]
	};
	if (!C && (ee === "enforce" && !w || sC(_))) return SC(n, x, p);
	let te = ee === "seed" || C;
	if (te && !c.pull && c.overwrite.length === 0) return y({ reason: "held" });
	if (!te && PC(_, b)?.length === 0) return SC(n, x, p);
	let ne = EC(e, _, n, {
		isHeld: te,
		isInOtherApp: f.some((e) => oC(m, e))
	}), re = l(ne);
	return re ? re.is === "write" ? SC(n, x, p) : y({
		reason: re.is,
		..."cause" in re && { cause: re.cause }
	}) : y({ reason: "undecided" }, [ne]);
}
function wC(e, t, { placeholders: n, context: { project: r } }) {
	let i = e === r.baseLanguage ? void 0 : iC(t, r.baseLanguage), a = i && n().native(rC(i.translation, t.is_plural));
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
	return new XS({
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
	let i = ([e]) => e === n, a = Object.entries(e).sort((e, t) => Number(i(t)) - Number(i(e))), o = (t?.translations ?? []).map(({ translation: e }) => rC(e, t?.is_plural ?? !1)), s = a.flatMap(([e, n]) => {
		let r = t && iC(t, e);
		return r ? [[n, rC(r.translation, t.is_plural)]] : [];
	});
	return new XS({
		declared: a.map(([, e]) => e),
		live: o,
		both: s,
		style: r
	});
}
function PC(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(RS(e)).filter((n) => e[n] !== t[n]);
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
	PS,
	AS,
	CS("description", !0),
	jS,
	mC,
	IS,
	CS("context", !0),
	TS,
	wS("is_plural"),
	CS("plural_name"),
	wS("is_hidden"),
	wS("is_archived", (e, t) => !kS(e, t) && void 0),
	DS
], LC = N().min(1), RC = yr([kr().positive(), N().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), zC = yy(IC).required({ key_name: !0 }).extend({
	previously: yr([LC.transform((e) => [e]), Or(LC).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Cr().exactOptional(),
	key_id: RC.exactOptional()
}), BC = yy(IC.filter((e) => e.name !== "key_name" && e.name !== "translations"));
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
	label: (e) => gS(e.key_name, e.platforms),
	context: (e, t, n, r = HC) => ({
		...n,
		inFiles: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? vt + n.rules.owner : void 0
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
	declaredId: (e) => Nr(e.key_id),
	liveLabel: (e) => gS(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !kS(n, t),
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
	return Q(t, n).map((e) => [e, XC(r(e))]);
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
	let n = t.flatMap(({ parts: [e] }) => e ? Ca(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return q($, e, "duplicate-key", r, {
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
		span: new er(r.span, () => rw(e, o.owners(), o.becameOther)),
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
		let r = t.span.members?.get("translations")?.members?.get(e), i = Qt(r ?? t.span, { file: t.file });
		return n.has(e) ? Qt(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [Qt(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? Qt(n, { members: a }) : n);
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
	let { source: n, language: r = "" } = t, i = r === e.language ? void 0 : Kn([n], e, r)?.path, a = et(e.path) === et(t.path) && !$e(e.source, n), o = i === void 0 || i === t.path || ow(i, t.path);
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
			problem: q($, e, "no-language-file", r, {
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
	}), c = s.filter(({ isPlain: e }) => e), l = ({ part: e }) => et(e.file.path)?.severalLanguages, u = o?.values.is_plural ?? (r || c.length < s.length && c.every((e) => e.language !== n || l(e))), d = s.filter((e) => e.isPlain === u && !(u && l(e)));
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
	return q($, e, "plural-mismatch", a, {
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
	return e !== void 0 && t.from !== void 0 && $e(e.source, t.from.source);
}
function fw(e) {
	let t = e.filter((e) => (e.parts ?? [e]).every(({ from: e }) => !e)), n = e.flatMap((e) => [...new Set(pw(e))]);
	return t.length < 2 && new Set(n).size === n.length;
}
function pw({ parts: e, ...t }) {
	let n = (e ?? [t]).flatMap(({ from: e }) => e ? kn(e.source) : []), { key_name: r, platforms: i = x } = t.values;
	return n.length > 0 ? n : typeof r == "string" ? i : Object.keys(r);
}
function mw(e, t) {
	let n = (e.parts ?? []).flatMap((e) => e.from ? [{
		part: e,
		row: e.from.source
	}] : []), r = Pt([...new Set(n.map(({ row: e }) => e))]);
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
	let r = Ca(t, n), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${t.from && e.from && n.length > 1 ? " If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts." : ""}`;
	return q($, e, "duplicate-text", i, {
		path: n,
		scope: "run"
	});
}
function yw(e) {
	let t = new _n(), n = new Map();
	for (let r of bw(e)) {
		let e = VC(r), i = e === void 0 ? "" : S(RS(e)), { key_name: a, platforms: o = x } = r.values, [s] = Object.entries(_S(a, o)).flatMap(([e, t]) => {
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
		t.add(Sa("duplicate-key", `Key "${gS(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function bw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return n.size === 0 ? [] : e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
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
	return [...Q(e), ...t];
}
function Tw(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = b([...t], (t) => e.get(t)?.from ?? []), s = b([...i].filter(([e, n]) => !t.has(e) && (!e.values.new || a(n))), ([, e]) => [e]), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = gS(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n && !fw([n, e])), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = s.get(e)?.some(([e]) => !fw([n, e])) === !0, v = (e, t, r = "previously") => u.set(n, q($, n, e, t, { path: [r] }));
		p && !t.has(n) ? v("wrong-id", Dw(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? v("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? v("claimed-twice", `"${m}" is a former name, but ${Ew(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : _ ? v("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${Ew(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? v("rename-twice", `"${m}" is also a former name of ${Ew([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Ew(e, t) {
	return e.map((e) => `"${gS(e.values.key_name)}" (${Ca(e, [t])})`).join(" and ");
}
function Dw(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => gS(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Ow(e) {
	let t = new Set(e.filter(({ values: e }) => e.previously !== void 0)), n = new Map();
	for (let e of t) for (let t of Q(e.values.key_name)) n.set(t, e);
	let r = ({ values: { previously: e = [] } }) => e.flatMap((e) => n.get(e) ?? []).find((e) => t.has(e)), i = new _n();
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
	let n = ({ values: e }) => `"${Q(e.key_name)[0]}"`, r = [...e.slice(0, 10).map(n), ...e.length > 10 ? ["…"] : []], i = e.length === 1 ? `The field previously has the present name of the key, ${n(t)}. Remove it: the field is for a name that the key had before.` : `These renames form a cycle: ${[...r, n(t)].join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
	return k("rename-cycle", i, { place: ir(t.file, t.span, ["previously"]) });
}
function Aw({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = _S(e.key_name, r);
	return n ? {
		..._S(t.key_name, r),
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
	return ({ tags: t }) => re(t, e) !== void 0;
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
		this.#n.set(e, q($, e, t, n, { path: [r] }));
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
			let n = `Live key ${t.key_id} has this name and the filename "${UC(e, t)}", which is of another file, and git does not tell whether this repository had that file. If it is this key, add key_id: ${t.key_id} to an entry of it in ${sn(e.file.path)}, or correct its filename in Lokalise. If this is a new key, set new: true there.`;
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
		for (let e of this.#e.live) for (let n of Q(e.key_name)) t.set(Fw(n), {
			name: n,
			key: e
		});
		let n = new Set();
		for (let r of e) for (let e of Q(r.values.key_name)) {
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
		let n = Q(e.values.key_name), r = this.byId.has(e) && mS(t).some((e) => n.includes(e)), i = gS(t.key_name, t.platforms);
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
		return typeof e == "string" ? this.#t.get(e) ?? [] : [...new Set(Q(e).flatMap((e) => this.#t.get(e) ?? []))];
	}
	#y(e) {
		let t = this.#v(e), { values: n } = e;
		return this.perPlatform ? t.filter((e) => (n.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && pS(n.key_name, t) === e.key_name[t])) : t;
	}
	holders(e, t) {
		return jw(e, t, this.perPlatform).flatMap(([e, n]) => (this.#t.get(n) ?? []).filter((r) => r !== t && (!this.perPlatform || r.platforms.includes(e) && r.key_name[e] === n)));
	}
	formerlyLive(e) {
		let { previously: t = [], key_name: n } = e.values, r = (e) => [...new Set(t.flatMap((t) => (this.#t.get(t) ?? []).filter((n) => e(n).includes(t))))], i = r((e) => hS(e, n)), a = i.length > 0 ? i : r(mS);
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
	let n = t.length > 0 ? ` (the first of ${t.length + 1} such ids)` : "", r = `The project has no key with the id ${e?.values.key_id}${n}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.`, i = e && { place: ir(e.file, e.span, ["key_id"]) };
	return k("stale-id", r, {
		...i,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/references.ts
const zw = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;
function Bw({ translations: e = {} }) {
	return Object.entries(e).flatMap(([e, t]) => typeof t == "string" && !t.includes("[%key") ? [] : Np(t).flatMap((e) => [...e.matchAll(zw)]).map(([t, n, r = ""]) => ({
		language: e,
		words: t,
		key: r,
		...!n && { name: r }
	})));
}
function Vw(e) {
	let t = e.changes.flatMap((e) => e.action === "update" && e.renamed_from !== void 0 ? e : []), n = new Map(t.map((e) => [e.renamed_from, e.label])), r = e.destroys.filter(({ how: e }) => e === "destroy"), i = new Map([...r.map(({ id: e }) => [String(e), []]), ...t.map(({ id: e, fields: t }) => {
		let n = t.find(({ field: e }) => e === "key_name");
		return [String(e), Np(n?.after ?? "")];
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
		let a = n.get(i), o = a === void 0 ? "Correct the reference." : `Write [%key:${a}%].`, s = E`The ${t} translation refers to ${T(r)}, but after this plan Lokalise has no such key. ${o}`;
		return q($, e, "unknown-reference", s, {
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
	for (let i of Xv(e)) {
		let e = uy(i, Hw, t);
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
	if (Xv(e).length !== 0) {
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
	return Yv(e).flatMap((e) => {
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
	let t = Zv(e, new Map(Xv(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function Jw(e) {
	let t = "";
	for (let n of Yv(e)) if ("text" in n) t += n.text;
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
	return ty(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = Yv(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || aT.includes(i) || !sT(oT(i))) return e;
		let a = oT(i).split(/[^\p{L}\p{N}]+/u);
		return eT.test(r) || a.some(tT) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
function $w(e, t, n) {
	let [r, i] = [ny(e).split("/"), ny(t).split("/")], a = r.findIndex((e, t) => Zv(e, n) !== i[t]);
	return a === 0 || a === 2 ? ay(t) : [...r.slice(0, a < 0 ? void 0 : a), "…"].join("/");
}
const eT = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function tT(e) {
	return sT(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function nT(e, t, n, r) {
	let i = `${r} ${ey(e)}`.trim(), a = (t) => rT(e, (e) => `\${${Zw(e, i, t)}}`), o = new Map(), { template: s, left: c } = a(o);
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
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = sT(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => sT(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => aT.includes(e) ? e : py(e) === void 0 && iT.test(e) ? t(e) : (o ||= sT(oT(e)), cT(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
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
	let t = Ir(e) ?? {}, n = P(t.webhook_id) || void 0, r = P(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Fr(t.events, P)
	};
	if (!zr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [ny(r)],
			shown: ay(r)
		},
		lacks: Br(i)
	} };
	let a = t.branch === null ? null : P(t.branch);
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
	return Fr(e, (e) => {
		let { event: t, lang_iso_codes: n } = Ir(e) ?? {}, r = P(t), i = Fr(n, P);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const fT = xy(), pT = N().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), mT = fT({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: pT,
	value: N(),
	live: ({ url: e }, { url: t, variables: n }) => ry(e, Zv(t, n)) ? t : $w(t, e, n),
	toManifest: (e) => e,
	equal: ry,
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
	schema: Or(N().min(1).meta({ examples: ee })).min(1),
	value: Or(N()),
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
}), gT = yr([wr("*"), Or(N().min(1)).min(1)]), _T = fT({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${v.join(", ")}`,
	schema: Sr(Ar(v), gT),
	value: Dr(N(), yr([wr("*"), Or(N())])),
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
	schema: yr([N().min(1), Er()]),
	value: yr([N(), Er()]),
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
], xT = yy(bT).required({ url: !0 }).extend({
	branch: yT.schema.default(null),
	previously: pT.exactOptional(),
	new: Cr().exactOptional(),
	webhook_id: N().min(1).exactOptional()
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
		return `${ay(e)} (${[
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
	let i = new Set(n.map(({ url: e }) => ny(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(ny(Zv(e, r)))).flatMap((e) => Xv(e).map((t) => `${t} ${ey(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = ey(t);
		return Xv(t).flatMap((e) => {
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
	let a = n.some((e) => n.some((t) => $e(e, t)));
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
	return typeof r != "string" || !t.from || !n || mS(n).length < 2 ? e : {
		...e,
		declared: jT(t, { key_name: AT(t) })
	};
}
function AT({ parts: e, ...t }) {
	let n = (e ?? [t]).find(({ from: e }) => e)?.from?.source, { key_name: r } = t.values;
	return n && typeof r == "string" ? _S(r, kn(n)) : r;
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
		if (!oC(s, o) && !oC(jC(s), c)) return { problem: xp($, {
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
	return [q($, i, "second-key", c, {
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
		lineStarts: Cn(t)
	}, { texts: i, faults: a, base: o, language: s } = LT(e, t, gt(n)), c = new Map();
	if (s && !zT(n, s.text)) return {
		entries: [],
		variables: c,
		problems: [BT(n, s, r)]
	};
	let l = new Set();
	for (let { language: e } of i) e !== void 0 && l.add(e);
	let u = n.language === void 0 ? Bt(n.source, [...l]) : n.source, d = {
		...n,
		source: u
	}, f = YT(d), p = a.filter(({ language: e }) => e === void 0 || un(u, Vn(u, e))), m = [], h = new Map(), g, _ = i[0] && HT(i[0], d);
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
		...o !== void 0 && { base: Vn(u, o) },
		variables: c,
		problems: VT(p, r)
	};
}
function zT({ source: e, path: t, language: n }, r) {
	let i = de(e, t);
	return n === void 0 || Vn(e, r) === n ? !0 : i === void 0 ? pn(r, [n]) !== void 0 : [i, n].some((e) => ae(e, r));
}
function BT(e, { text: t, at: n }, r) {
	let i = de(e.source, e.path) === void 0 ? "its row of texts" : "its path", a = E`This file says that its language is "${T(t)}", and ${i} says ${e.language ?? ""}. It is not read. Correct the language here, or move the file.`;
	return k("text-file", a, { place: pr(r, n.start, n.end) });
}
function VT(e, t) {
	let n = new Map();
	for (let r of e) {
		let { code: e, severity: i = "error", at: a } = r, o = {
			severity: i,
			scope: e === "text-file" ? "run" : "change"
		}, s = n.get(i + e) ?? new _n(10);
		if (n.set(i + e, s), s.countMore(t.path, 1, o)) continue;
		let c = pr(t, a.start, a.end);
		s.add(k(e, r, {
			...o,
			place: c
		}));
	}
	return [...n.values()].flatMap(({ problems: e }) => e);
}
function HT({ language: e }, t) {
	let { source: n, language: r } = t, i = r ?? Vn(n, e ?? "");
	if (un(n, i)) return {
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
	return t.keysFrom === "lokalise" && re(e.tags, n) === void 0 && (!r || r.some(a)) && !i.some(a) && QT(e, t) !== void 0;
}
function QT({ platforms: e, filenames: t }, n) {
	let r = (e) => n.filenames === void 0 ? !0 : n.filenames === "/" ? t[e] !== "" : t[e] === n.filenames;
	return kn(n).find((t) => e.includes(t) && r(t));
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
	let o = e.platforms.filter((e) => kn(n).includes(e));
	if (!(Q(e.key_name, o).length > 1)) return {
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
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: c } = e, l = oE(a), u = (e) => n[e] !== "off", d = (e) => l.some(({ text: t }) => A(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(on), p = f || d(kt) && (t.usesIcu?.() ?? !1), m = [...l, ...lE(e, r)], h = m.find(({ language: e }) => e === r)?.text, g = m.filter(({ language: e, text: t }) => e === r || h === void 0 || !s(t, h)), _ = ({ language: t }) => e.isInFile?.(t) ? void 0 : c?.(t);
	return [
		...u("icu") && f ? l.flatMap(uE) : [],
		...u("placeholders") ? cE($n(m, r, {
			readsIcu: p,
			isForm: e.isForm
		}), m, r) : [],
		...u("plurals") ? g.flatMap((e) => Nt(e, _(e), i)) : [],
		...u("plurals") && f ? ln(g, r, i) : [],
		...u("length") && o > 0 ? l.flatMap((t) => dE(t, e)) : [],
		...u("blanks") ? cE(vE(m, r), m, r) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? pE(e, l, r) : []
	];
}
function cE(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || A(r.text).length === 0 || e.length < 3) return e;
	let i = [...b(e, ({ fault: e = "" }) => [fr(e).message]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && A(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: u, fault: d = "" }] = o, f = E`differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${u} text ${d}`, p = A(r.text).find((e) => o.every((t) => t.form === e.form));
	return [Ut(l, r, p ?? {}, f), ...e.filter((e) => !o.includes(e))];
}
function lE({ texts: e, live: t }, n) {
	if (n === void 0 || A(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function uE(e) {
	return A(e.text).flatMap((t) => {
		if (!on(t.text)) return [];
		let n = rr(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Ut("icu", e, t, o, `${i}.${tn(t.text)}`)];
	});
}
function dE(e, { charLimit: t }) {
	return A(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Ut("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function fE(e, t) {
	return A(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => Ut("words", e, n, E`has "${T(t)}"`, `Write "${r}".`)));
}
function pE({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || A(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => A(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || A(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const mE = ["start", "end"], hE = RegExp(`^${tE}*`), gE = /\r\n?|[\u2028\u2029\x85]/g, _E = /[^\S\n\t]/g;
function vE(e, t) {
	let n = e.flatMap((e) => {
		let t = A(e.text).map((e) => ({
			...e,
			...yE(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Zt(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = mE.filter((e) => {
			let [n, r] = [t[e], i?.[e] ?? ""];
			return n !== r && !(n === "" && /^ +$/.test(r) && xE.test(t.text));
		});
		if (a.length === 0) return [];
		let o = `has other blanks or line breaks at its ${a.join(" and ")} than the ${r.language} text`;
		return [Ut("blanks", e, t, o, "Use the same in both.")];
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
const wE = `(?:${vn.source.slice(1)}|[\\p{N}\\p{M}_])`;
function TE(e) {
	let t = (e) => " ".repeat(e.length);
	return (Sn(e)?.texts.join("\n") ?? e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(zt, t);
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
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => A(n).some((n) => t(n.text, e)))), r = o(() => n(on)), { base: i = "" } = t, a = () => e.filter(({ declared: e }) => /\s/.test(PE(e))).length > e.length * .1, s = o(() => e.length <= 10 || !a() && (n((e, t) => t === i) || e.some(({ live: e }) => e && A(IE(e, i) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: r,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: pe(c.pattern) },
		...c && u !== "off" && { words: SE(c.words) }
	}, f = o(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
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
		i.unshift(k(o.code, e, {
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
		needed: Mn(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : nC.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			IE(t, i)
		], p = d !== void 0 && !sC(d) ? d : f && ((n) => NC(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = FE(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || Qx(iC(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], ee = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...ee !== "" && { details: ee }
		};
	} };
}
function PE({ values: e }) {
	return Q(e.key_name)[0] ?? "";
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
		isInFile: (t) => Kp([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(IE(t, e)) }
	}, r);
}
function IE(e, t) {
	let n = iC(e, t);
	return n && rC(n.translation, e.is_plural);
}
function LE({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Q(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "";
	if (o.length === 0 && !c) return [];
	let l = sn(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function RE(e, t, { levels: n }) {
	let { check: r, language: i, form: a } = t, o = r === "base", s = n[r] === "error";
	return q($, e, jn[r], t, {
		path: [...i === "" ? ["key_name"] : ["translations"], ...o ? [] : [i, a ?? ""]],
		ofName: o,
		severity: s ? "error" : "warning",
		scope: s ? "project" : "change"
	});
}
function zE({ values: e }, t, n, r) {
	let i = A((t ? IE(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && iC(t, e);
			if (!n || !r(rC(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...Qx(n)
			};
			return On.filter((e) => i[e]);
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
		codes: Object.values(jn),
		needs: "files",
		notIn: ["drift", "status"],
		find: ({ entries: e, checks: t }) => ME(e, t)
	}
];
function VE(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = k(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function HE({ entries: e, chosen: t, live: n }) {
	let r = new Set(t), i = o(() => new Set(n.flatMap(mS)));
	return e.flatMap(({ declared: e, live: t }) => {
		let { previously: n = [] } = e.values;
		if (t || _y(e) || n.length === 0 || !r.has(e) || n.some((e) => i().has(e))) return [];
		let a = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key. Correct or remove previously.`;
		return [q($, e, "unknown-previously", a, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function UE({ entries: e, chosen: t, live: n, unmatched: r }) {
	let i = new Set(t), a = new Set(r), s = o(() => b(n, mS)), c = new Map();
	return VE(e.flatMap(({ declared: e, live: t }) => {
		if (t || _y(e) || !i.has(e)) return [];
		let { key_name: n, platforms: r = e.onCreate.platforms } = e.values, o = Q(n, r), l = VC(e) !== void 0, u = o.flatMap((e) => s().get(e) ?? []).find((e) => l || a.has(e)), d = o.flatMap((e) => c.get(e) ?? []);
		if (l) for (let t of o) c.set(t, e);
		let f = u ? `live key ${u.key_id}` : Ew(d.slice(0, 1), "key_name");
		if (e.values.new || f === "") return [];
		let p = `The name of this new key is also that of ${f}, on another platform or in another file. To use a live key, set its key_id in keys.yaml. If this key is really new, set new: true. Otherwise, a second key without the translations is created, if the service allows it.`;
		return [q($, e, "second-key", p, {
			path: ["key_name"],
			severity: "warning"
		})];
	}), "new keys have the name of another key");
}
function WE({ created: e, declared: t, live: n, undeclared: i, project: { baseLanguage: a } }) {
	let s = new Set(i.map(({ id: e }) => e)), c = t.some(({ from: e, parts: t }) => e ?? t), l = new Set(t.filter(({ values: { translations: e } }) => (c || e !== void 0) && e?.[a] === void 0).flatMap(({ values: e }) => Q(e.key_name))), u = o(() => b(n.filter((e) => s.has(e.key_id) || mS(e).some((e) => l.has(e))), (e) => KE(e, a)));
	return VE(e.flatMap(({ change: e, entry: t }) => {
		let n = Cy(e.fields.find(({ field: e, part: t }) => e === "translations" && t === a)?.after ?? "").flatMap((e) => u().get(e) ?? []), [i] = n.flatMap((e) => [...hS(e, t.values.key_name), ...mS(e)]);
		if (i === void 0 || t.values.new) return [];
		let o = `Live key "${i}"${n.length > 1 ? ` (and ${n.length - 1} more)` : ""} has the same ${a} text as the new key "${e.label}", and the files have none for it. If it was renamed, rename it in all files, and set ${qE(t)}previously: ${r(i)} in an entry of ${sn(e.place.file)}. Otherwise, set new: true there.`;
		return k("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		});
	}), "new keys have the same text as a live key that the files do not have");
}
function GE({ entries: e, unmatched: t, project: { baseLanguage: n } }) {
	let r = e.filter(({ declared: e, live: t }) => !t && _y(e)), i = o(() => b(t, (e) => KE(e, n)));
	return VE(r.flatMap(({ declared: e }) => {
		let t = e.values.translations?.[n] ?? "", [r, a] = new Set(Cy(t).flatMap((e) => i().get(e) ?? []));
		if (!r || a) return [];
		let o = `It was probably renamed in Lokalise: key "${gS(r.key_name, r.platforms)}" has the same ${n} translation. Rename it in all files, or pull the new name, and delete the lines of the old one.`;
		return [q($, e, "looks-renamed", o, {
			path: ["key_name"],
			severity: "notice"
		})];
	}), "keys were probably renamed in Lokalise");
}
function KE(e, t) {
	return Cy(rC(iC(e, t)?.translation ?? "", e.is_plural));
}
function qE({ from: e, values: { key_name: t } }) {
	return !e || typeof t == "string" ? "" : `key_name: { ${Object.entries(t).map(([e, t]) => `${e}: ${r(t)}`).join(", ")} } and `;
}
// src/keys/renamedThere.ts
function JE(e, t, { applied: n, project: { baseLanguage: i } }) {
	let a = e.filter(({ declared: e, live: t }) => !t && !_y(e) && !e.values.new && n?.has(S(e.values.key_name)));
	if (a.length === 0) return [];
	let o = b(t, (e) => Cy(rC(iC(e, i)?.translation ?? "", e.is_plural)));
	return a.flatMap(({ declared: e }) => {
		let t = e.values.translations?.[i] ?? "", [n, a] = new Set(Cy(t).flatMap((e) => o.get(e) ?? []));
		if (!n || a) return [];
		let [s = ""] = hS(n, e.values.key_name), c = `It was live at the last apply, and now key "${gS(n.key_name, n.platforms)}" (id ${n.key_id}) has its ${i} translation, so it was probably renamed in Lokalise. It is not created. To take the new name, rename it in all files. To rename the key back, set previously: ${r(s)} in an entry of ${sn(e.file.path)}. If it is another key, set new: true there.`;
		return [{
			declared: e,
			problem: q($, e, "looks-renamed", c, { path: ["key_name"] })
		}];
	});
}
// src/keys/restored.ts
function YE(e, t, n, r) {
	let { declared: i, problems: a } = $E(QE(e), r.project), o = "key-gone";
	if (t) {
		let e = PS.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: zC.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: ZE(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = XE(s, n);
	return {
		declared: i,
		context: ZE(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function XE({ key_name: e, platforms: t = [...x], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && pS(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function ZE(e, t) {
	let n = e.find((e) => e.startsWith(vt))?.slice(vt.length), r = {
		...St,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function QE({ declared: e, wrote: t }) {
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
function $E(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return q($, e, "unknown-language", r, {
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
function eD(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = Nw(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Dn(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = nC.parse(i);
		return o === void 0 || oC(aC(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !tD(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : tD(e, "tags");
			return sp($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function tD({ fields: e }, t) {
	return Np(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/keys/kind.ts
const nD = {
	schema: zC,
	fields: IC,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, rD = {
	schema: BC,
	fields: IC.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function iD(e, t) {
	return gp({
		plural: "keys",
		entry: nD,
		defaults: rD
	}, e, t);
}
function aD(e, t) {
	let n = {
		...oD(e),
		...oD(t)
	};
	return {
		...e,
		...t,
		...Object.keys(n).length > 0 && { translations: n }
	};
}
function oD({ translations: e }) {
	return _(e) ? e : {};
}
function sD({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const cD = {
	...$,
	plural: Dt.manifests.name,
	words: {
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Dt,
	limits: {
		removed: Pe,
		removedPercent: wt,
		overwrittenPercent: zn,
		unverified: bt,
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
	entry: nD,
	defaults: rD,
	readManifest: iD,
	textFiles: {
		read: RT,
		isOnlyName: sD,
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
			return q($, e, t, n, {
				...i,
				scope: "run"
			});
		});
	},
	waiting: NE,
	progressOf: zE,
	match(e, { objects: t, unusable: n }, r) {
		let { project: i, rules: a, formerFiles: o } = r;
		return Op(cD, e, n, a, ww, (e) => {
			let n = Nw(e, t, i.perPlatformNames, Mw(a), o), { matches: s, refused: c } = OT(n.matches, r), l = s.filter(({ declared: e, live: t }) => t || !sD(e)).map((e) => e.live?.is_plural && e.declared.values.is_plural === void 0 ? {
				...e,
				declared: ew(e.declared, i.baseLanguage)
			} : e), u = JE(l, n.unmanaged, r), d = new Set(u.map((e) => e.declared));
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
			let n = iC(e, t);
			return !n || !sC(rC(n.translation, e.is_plural));
		},
		entryIn: $T
	},
	names: (e, t = "") => [...new Set([...hS(e, t), ...mS(e)])],
	texts: yC,
	storedForm: (e) => YS(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest(e, t) {
		return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : iD(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
	},
	mergeKept(e, t) {
		if (e.entry.is_plural !== t.entry.is_plural) return e;
		let [n, r] = [aD(e.entry, t.entry), aD(e.wrote, t.wrote)];
		return {
			...t,
			entry: n,
			wrote: r
		};
	},
	restore: {
		find: YE,
		undone: eD
	}
};
// src/webhooks/match.ts
function lD(e, t, n) {
	return new uD(e, t, n).result();
}
var uD = class {
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
		return [...t].filter((t) => dD(e, t, this.#n));
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
		return n ? this.#u(e, n) : _D("stale-id", e, "webhook_id", `The project has no webhook ${t}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`, "warning");
	}
	#f() {
		for (let { webhook: e, candidate: t } of pD(this.#c(), [...this.#o], this.#n)) !this.#r.has(e) && this.#o.has(t) && this.#u(e, t);
	}
	#p(e) {
		if (e.values.events !== void 0) return;
		let [t, ...n] = this.#l(e, this.#o);
		t && n.length === 0 && this.#u(e, t);
	}
	#m(e) {
		let { previously: t } = e.values;
		if (t === void 0) return;
		let n = Zv(t, this.#n), r = [...this.#o].filter((e) => ry(e.url, n)), [i] = r;
		if (i) return r.length === 1 ? this.#u(e, i, Qw(t)) : _D("ambiguous-webhook", e, "previously", `${r.length} live webhooks have this former URL (ids ${gD(r)}). Add webhook_id with the id of the one that is meant.`);
	}
	#h(e) {
		let t = this.#l(e, this.#t).filter((t) => {
			let n = [...this.#r.values()].find(({ live: e }) => e === t)?.declared, r = n?.values.webhook_id === t.webhook_id;
			return n && t.branch === void 0 && !r ? !0 : e.values.new ? !1 : !n || t.branch === void 0 || r && !dD(n, t, this.#n);
		});
		if (t.length !== 0) return _D("ambiguous-webhook", e, "url", `This entry may be a live webhook with this URL (${`${t.length === 1 ? "id" : "ids"} ${gD(t)}`}), or a new one. To use a live one, set webhook_id in the entry that it belongs to: apply then changes it. To create another webhook, set new: true.`);
	}
	#g(e) {
		if (e.values.new) return;
		let t = hD([...this.#o]).find((t) => fD(e, t) && Qv(ny(e.values.url), ny(t.url)));
		if (!t) return;
		this.#o.delete(t);
		let n = t.webhook_id;
		return _D("lookalike-webhook", e, "url", `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`);
	}
};
function dD(e, t, n) {
	return ry(t.url, Zv(e.values.url, n)) && fD(e, t);
}
function fD({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function pD(e, t, n) {
	let r = hD(t), i = e.flatMap((e) => r.filter((t) => dD(e, t, n)).map((t) => ({
		webhook: e,
		candidate: t,
		...mD(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ candidate: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function mD({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(CT)), new Set(t.map(CT))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function hD(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function gD(e) {
	return hD(e).map(({ webhook_id: e }) => e).join(", ");
}
function _D(e, t, n, r, i = "error") {
	return q(ST, t, e, r, {
		path: [n],
		severity: i
	});
}
function vD(e) {
	let t = new Map(), n = new _n();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? S([
			ny(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${Qw(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Sa("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function yD({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Zv(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${ay(s)} (${a})` : Qw(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = pD([e], u, r.variables)[0]?.candidate;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const bD = {
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
function xD(e, t, n) {
	let { entries: r, problems: i } = gp({
		plural: "webhooks",
		entry: bD
	}, e, t, { most: pf }), a = new Map(), o = new _n();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = Uw(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => ir(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(k(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of SD(r, i, c)) o.add(e);
		}
		CD(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function SD(e, t, n) {
	let r = [], i = (e, t) => r.push(k(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.test(t) && i("variable", "$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write ${NAME}."), Qw(t) !== ty(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function CD({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (ee.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${qe(a, ee)}`, o = ir(t, n, ["events", i]);
		r.add(k("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const wD = {
	...ST,
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
		removed: Ee,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Xw(),
	entry: bD,
	readManifest: xD,
	checkTogether: vD,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && vT(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [q(ST, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Op(wD, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => ny(Zv(e, i))), (e) => {
			let r = lD(e, t, i), a = r.matches.flatMap((e) => TD(e, n)), o = new Set(a.map((e) => e.declared));
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
		find: yD,
		variables({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
			let a = typeof r.values.url == "string" ? Uw(r.values.url, i).variables : [], o = new Map(a);
			if (Xv(e.url).some((e) => e.startsWith("URL_OF_"))) return {
				variables: o,
				problems: []
			};
			let { variables: s, issues: c } = Uw(e.url, i);
			for (let [e, t] of s) o.set(e, t);
			let l = ir(t, n, ["url"]);
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
function TD({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Dp}`;
	return [{
		declared: e,
		problem: q(ST, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const ED = [cD, wD];
Ea(ED);
// src/model/remark.ts
function DD({ notIn: e = [] }, t) {
	return !e.includes(t);
}
function OD({ severity: e }, t, n) {
	let r = e?.[t];
	return r ? n.map((e) => ({
		...e,
		severity: r
	})) : n;
}
function kD(e, t, n) {
	return DD(e, t) ? OD(e, t, n()) : [];
}
var AD = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${ND(t)} was reached` : `The run was stopped by ${e}`;
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
		await ui(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const jD = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function MD(e) {
	let t = new AD(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of jD) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of jD) process.off(e, n);
		t.close();
	}
}
function ND(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function PD(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : RD(f, [
		...t.map((e) => I(n.displayRoot, e)),
		...await Mo(u, qi),
		l,
		...s,
		o
	].flat(), n);
}
async function FD(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await PD(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await BD(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : tm(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => ID(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => LD((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function ID(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return LD(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function LD(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function RD(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(qD))), a = new Map();
	for (let t of e) {
		let e = await qD(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await VD(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, zD(t, s));
	}
	return r;
}
function zD({ option: e, path: t }, n) {
	return k("not-written", `${e}: ${t} ${n}.`);
}
async function BD(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await VD(e, n);
		if (a !== void 0) return zD(e, `cannot be written: it ${a}`);
		let o = GD(e.path, n), s = await si(e.path).catch(() => void 0);
		await zi(o === void 0 && s ? await ii(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return zD(e, `cannot be written: ${Pi(t)}`);
	}
}
async function VD({ path: e, is: t }, n) {
	let r = t === "folder" && KD(n).includes(e), i = r ? e : GD(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Gi(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return UD(e);
	let a = await si(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && (!a.isFile() || /^\/(dev|proc)\//.test(e))) return "is not an ordinary file. Choose another file";
	if (!(await si(F(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], F(e)];
	return (await Promise.all(o.map(WD))).every(Boolean) ? void 0 : HD;
}
const HD = "cannot be written: this user may not write there";
async function UD(e) {
	let t = await si(e).catch(() => void 0);
	return !t && F(e) !== e ? UD(F(e)) : t?.isDirectory() ? await WD(e) ? void 0 : HD : "is a file, or is below one. Choose a folder";
}
async function WD(e) {
	return await Qr(e, $r.W_OK).catch(() => !1) !== !1;
}
function GD(e, t) {
	return KD(t).find((t) => Ji(e, t));
}
function KD({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [I(e)]);
}
async function qD(e) {
	let t = await si(e).catch(() => void 0);
	return t?.isFile() ? `${t.dev}:${t.ino}` : Kr(await Zi(F(e)), Hr(e));
}
// src/run/fileRemarks.ts
function JD({ declared: e, textFiles: t, settings: { rules: n } }, r = !0, i = "validate") {
	let a = Sx(n, t, e), o = {
		levels: a?.isSure && r ? n.checks : {
			...n.checks,
			base: "off"
		},
		base: a?.language,
		needed: Gn
	}, { kinds: s, entries: c } = ya(e, a?.language ?? "");
	return s.flatMap(({ plural: e, remarks: t }) => {
		let n = {
			entries: (c[e] ?? []).map((e) => ({ declared: e })),
			checks: o,
			isLive: !1
		};
		return t.flatMap((e) => e.needs === "files" ? kD(e, i, () => e.find(n)) : []);
	});
}
// src/run/run.ts
function YD(e, t, n) {
	return XD(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await No(e.projects, i);
		return ZD(e, [...t, ...a], r);
	});
}
async function XD(e, t) {
	let n = new Zn(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(um(t, i)))
	};
	try {
		return cm({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function ZD(e, t, n) {
	let { cancellation: r } = n;
	n.onSecrets(e.secrets);
	let i = await eO(e, t, n), { reads: a, report: o, targets: s } = i, c = (e) => r.stopped ? {
		...e,
		stopped: r.stopped
	} : e;
	if (r.stopping.aborted) return c(o);
	if (n.withoutSecrets) return c(await iO(e, i, n));
	if (e.command === "validate" || It(o.problems)) return o;
	let l = e.command === "apply" ? await n.permission?.toApply(o.manifests) : [];
	if (Ht(l ?? [])) return QD(o, l);
	let u = e.command === "plan" ? await s.ofPull() : void 0, d = Bx(u, a, e.others.length > 0), f = {
		reviewed: i.reviewed,
		target: u,
		applied: s.applied
	}, { runProject: p } = await import("./project3.js"), m = [];
	for (let t of a) m.push(await p(t, e, f, n));
	let h = m.map(({ plan: e }) => e?.filter?.unmatched ?? []), g = QD(o, l, d, uh($D(e), h)), _ = [...new Set(m.flatMap((e) => e.manifests))];
	return c({
		...g,
		manifests: _,
		projects: m
	});
}
function QD(e, ...t) {
	return {
		...e,
		problems: [...e.problems, ...t.flatMap((e) => e ?? [])]
	};
}
function $D({ projects: e }) {
	return [...new Set(e.flatMap(({ rules: e }) => e.filter))];
}
async function eO(e, t, n) {
	let { command: r, projects: i } = e, { folders: a, onSecrets: s, lastApplied: c } = n, { stopping: l } = n.cancellation, u = new Map(), d = r === "validate" || n.withoutSecrets === !0, f = d ? void 0 : sO(e, t, n), p = await Ex(e, a, {
		...n,
		signal: l,
		known: u,
		findProject: f
	}), { reads: m } = p;
	s(m.flatMap(({ declared: e }) => Kv(e.variables)));
	let h = ({ code: e }) => r === "validate" && e === "unset-variable", g = p.problems.map((e) => h(e) ? {
		...e,
		severity: "notice"
	} : e), _ = !p.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), v = await cO(e, a), y = [...new Set(m.flatMap((e) => e.manifests))], b = oO([
		...t,
		...v.problems,
		...g,
		...await tO(e, t, n),
		...nO(e, m, a),
		...(await PD(e, y, a)).values(),
		...d ? m.flatMap((e) => JD(e, _, r)) : []
	]), x = {
		known: u,
		ids: i.flatMap(({ id: e }) => e === "" ? [] : [e]),
		findProject: f,
		onSecrets: s
	};
	return {
		reads: m,
		report: rO(e, m, y, b),
		reviewed: v.plans,
		targets: {
			ofPull: o(async () => n.target?.(y, x)),
			applied: c && o(() => c(y, x))
		}
	};
}
async function tO({ projects: e, others: t }, n, { folders: r, cancellation: i }) {
	let a = [...e.flatMap(({ manifests: e }) => e ?? []), ...t], o = a.flatMap(({ texts: e }) => e);
	return [...Ht(n) ? [] : await Po(a, r), ...await To(o, r, i.stopping)];
}
function nO(e, t, { confined: n }) {
	let r = t.map((e) => e.declared), i = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], a = n ? "The input overwrite" : "--overwrite", o = e.others.length > 0, s = yh(a, i, r), c = new Set(e.projects.flatMap(({ rules: e }) => e.create)), l = new Set(c.size > 0 ? r.flatMap((e) => [...gh(e)]) : []);
	return [
		...s.map((e) => o ? {
			...e,
			severity: "warning"
		} : e),
		...[...c].filter((e) => !l.has(e)).map(bh),
		...ch($D(e), r)
	];
}
function rO({ command: e, kinds: t, projects: n, scope: r, showTexts: i }, a, o, s) {
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
async function iO(e, { reads: t, report: n, targets: r }, i) {
	let a = await Hx(e, n, t, r.ofPull);
	return {
		...QD(n, await aO(n, await r.ofPull(), i)),
		...a && { manifest_comparison: a }
	};
}
async function aO({ manifests: e }, t, { history: n, now: r }) {
	if (t?.is !== "read") return [];
	let i = {
		now: Math.floor(r() / 1e3),
		target: t.commit
	}, { trailersOfPull: a } = await import("./overwriteTrailers.js");
	return a(await n.versions(i.now, e, i));
}
function oO(e) {
	let t = [
		...e.some(({ code: e, place: t }) => e === "variable" && t === void 0) ? ["unset-variable"] : [],
		...e.some(({ code: e, place: t }) => e === "no-manifest" && !t) ? ["no-project"] : [],
		...e.some(({ code: e }) => e === "wrong-checkout") ? ["no-manifest", "no-language-file"] : []
	], n = e.filter(({ code: e }) => !t.includes(e)), r = n.find(({ code: e, place: t }) => e === "no-manifest" && t === void 0), i = n.find(({ code: e, severity: t }) => e === "unread-manifest" && t === "warning");
	if (!r || !i) return Xt(n);
	let a = n.filter((e) => e !== r && e !== i);
	return Xt([{
		...i,
		code: r.code,
		severity: r.severity
	}, ...a]);
}
function sO(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Ht(t) || r.id === "") return;
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
async function cO({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [k("bad-plan", e)]
	}), a = L(t, r), o = await oa(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => dm(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function lO(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: YD }) {
	return MD(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await uO(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return fO(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, c, o.stopping), m = QD(f, p), h = await FD(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = QD(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await Wi(dO(c, g, s.folders)), await n.close(g, c, h, _), os(g, n.exitsWithFindings(c));
	});
}
async function uO(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await rx(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await rx("validate", t, n);
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
function dO({ backupDir: e, out: t, report: n }, { manifests: r }, i) {
	return [...[
		...r.map((e) => I(i.displayRoot, e)),
		...n,
		t ?? []
	].flat().map((e) => F(e)), e ?? []].flat();
}
function fO({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = k("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Ht(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Ht(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Qy as $, Af as $n, Ji as $r, Mh as $t, sS as A, dm as An, uo as Ar, nv as At, Cx as B, Np as Bn, Da as Br, L_ as Bt, rC as C, wi as Ci, Sm as Cn, vo as Cr, xv as Ct, nS as D, mi as Di, Y as Dn, po as Dr, yv as Dt, Q as E, yi as Ei, vm as En, fo as Er, Sv as Et, Fx as F, Bp as Fn, z as Fr, dv as Ft, fx as G, q as Gn, ya as Gr, Lg as Gt, mx as H, Ap as Hn, ja as Hr, zg as Ht, zx as I, Gp as In, Ma as Ir, lv as It, Z as J, pp as Jn, fa as Jr, pg as Jt, Qb as K, Tp as Kn, la as Kr, n_ as Kt, Tx as L, Mp as Ln, Fa as Lr, ev as Lt, Gx as M, Qp as Mn, Ua as Mr, sv as Mt, Vx as N, Xp as Nn, R as Nr, uv as Nt, lS as O, pi as Oi, J as On, ho as Or, cv as Ot, Px as P, Vp as Pn, Na as Pr, fv as Pt, bb as Q, ap as Qn, ra as Qr, wh as Qt, Ox as R, zp as Rn, Va as Rr, B_ as Rt, $ as S, Ni as Si, xm as Sn, No as Sr, zv as St, cS as T, Pi as Ti, hm as Tn, yo as Tr, Tv as Tt, cx as U, Sp as Un, Oa as Ur, u_ as Ut, bx as V, kp as Vn, ka as Vr, I_ as Vt, rx as W, xp as Wn, va as Wr, Yg as Wt, yb as X, cp as Xn, qi as Xr, Dh as Xt, Fb as Y, sp as Yn, _a as Yr, Eh as Yt, wb as Z, op as Zn, Xi as Zr, kh as Zt, Uw as _, Oi as _i, jm as _n, Ho as _r, ay as _t, BD as a, oa as ai, hh as an, us as ar, Ly as at, Nw as b, Ei as bi, Lm as bn, Mo as br, Gv as bt, DD as c, Yi as ci, lh as cn, os as cr, Sy as ct, ED as d, Wi as di, xh as dn, ns as dr, _y as dt, sa as ei, Oh as en, Mf as er, Vy as et, IT as f, Ui as fi, ah as fn, as as fr, gy as ft, Yw as g, zi as gi, Im as gn, Vo as gr, Kv as gt, ST as h, Vi as hi, Pm as hn, Jo as hr, Zv as ht, PD as i, ta as ii, ih as in, ds as ir, Fy as it, Kx as j, lm as jn, no as jr, av as jt, pS as k, di as ki, _m as kn, Qa as kr, iv as kt, kD as l, aa as li, ch as ln, Qo as lr, Cy as lt, uT as m, Bi as mi, Km as mn, qo as mr, ry as mt, XD as n, L as ni, gh as nn, zd as nr, Ry as nt, AD as o, ea as oi, ph as on, cs as or, zy as ot, lT as p, Hi as pi, Jm as pn, Ko as pr, oy as pt, Jb as q, vp as qn, da as qr, Tg as qt, RD as r, na as ri, uh as rn, ys as rr, Iy as rt, MD as s, Zi as si, vh as sn, ts as sr, Dy as st, lO as t, ca as ti, Th as tn, ff as tr, ky as tt, OD as u, Gi as ui, yh as un, es as ur, vy as ut, Bw as v, Di as vi, Mm as vn, zo as vr, Xv as vt, iC as w, Li as wi, gm as wn, ko as wr, Ev as wt, ww as x, Ii as xi, Rm as xn, jo as xr, Av as xt, Mw as y, ki as yi, Fm as yn, Bo as yr, Wv as yt, Ex as z, Kp as zn, za as zr, C_ as zt };
