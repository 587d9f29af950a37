import { i as e } from "./rolldown-runtime.js";
import { C as t, D as n, O as r, S as i, T as a, _ as o, a as s, d as c, f as l, g as u, h as d, i as f, k as p, l as m, m as h, n as g, o as _, p as v, s as y, v as ee, w as b, x, y as te } from "./wire.js";
import { $ as ne, $n as re, $r as S, $t as ie, A as ae, Ai as C, An as oe, Ar as se, At as ce, Br as le, Bt as ue, Cn as de, Ct as fe, D as pe, Dn as me, Dt as he, E as ge, En as _e, Et as ve, F as ye, Fr as be, Ft as xe, Gn as Se, Gr as Ce, Gt as we, Hr as Te, Ht as Ee, I as De, Ir as Oe, It as ke, J as Ae, Jn as je, Jr as Me, Jt as Ne, Kn as Pe, Kr as Fe, Kt as Ie, Ln as Le, Lr as Re, M as ze, Mn as Be, Mr as Ve, Mt as He, N as w, Nn as Ue, Nr as We, Nt as Ge, O as Ke, Oi as qe, On as Je, Ot as Ye, P as Xe, Pr as Ze, Pt as Qe, Q as $e, Qr as et, R as tt, Rr as nt, Rt as rt, Sn as it, St as at, T as ot, Ti as st, Tt as ct, Un as lt, Ur as ut, Ut as dt, Vn as ft, Vr as pt, Vt as mt, Wn as ht, Wr as gt, Wt as _t, Xn as vt, Xr as yt, Xt as bt, Y as xt, Yn as St, Yr as T, Yt as Ct, Z as wt, Zn as Tt, Zr as Et, Zt as Dt, _ as Ot, _t as kt, an as At, at as E, bi as jt, bn as Mt, ci as Nt, cn as Pt, cr as Ft, ct as It, di as Lt, dn as Rt, dt as zt, ei as Bt, en as Vt, et as Ht, fn as Ut, ft as Wt, gi as Gt, gn as Kt, gt as qt, ht as Jt, in as Yt, ir as Xt, it as Zt, j as D, ji as Qt, jn as $t, jr as en, k as tn, ki as nn, kr as rn, kt as O, li as an, lr as on, lt as sn, m as cn, mn as ln, mt as un, n as dn, ni as fn, nn as pn, nr as mn, nt as hn, oi as gn, on as _n, or as vn, ot as yn, pn as bn, pt as xn, qn as Sn, qr as Cn, qt as wn, r as k, ri as Tn, rn as En, rt as Dn, s as On, si as kn, sn as A, st as An, t as jn, ti as Mn, tn as Nn, tr as Pn, tt as Fn, u as In, ui as Ln, ut as Rn, vi as zn, vn as Bn, vt as Vn, wi as Hn, wn as Un, wt as Wn, xn as Gn, xt as Kn, yi as qn, yt as Jn, z as Yn, zr as Xn, zt as Zn } from "./start.js";
import { _ as Qn, b as $n, c as er, d as tr, f as nr, g as rr, h as j, i as ir, l as ar, m as or, n as sr, p as cr, r as lr, s as ur, t as dr, x as fr, y as pr } from "./zod.js";
import { a as mr, c as hr, d as gr, f as M, i as _r, l as vr, o as yr, p as br, s as xr, u as Sr } from "./client.js";
import { basename as Cr, delimiter as wr, dirname as N, extname as Tr, isAbsolute as Er, join as Dr, posix as Or, relative as kr, resolve as P, sep as Ar, win32 as jr } from "node:path";
import { access as Mr, constants as Nr, link as Pr, lstat as Fr, open as Ir, readFile as Lr, readdir as Rr, realpath as zr, rename as Br, rm as Vr, stat as Hr, writeFile as Ur } from "node:fs/promises";
import { setImmediate as Wr, setTimeout as Gr } from "node:timers/promises";
// \0node:crypto
const Kr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), qr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), Jr = qr(6).toString("hex"), Yr = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Xr(e, t, n = {}) {
	await ti(N(e));
	let r = await Qr(e, t, n);
	await Br(r, e).finally(() => Vr(r, { force: !0 }));
}
async function Zr(e, t, n) {
	await ti(N(e));
	let r = await Qr(e, t, n);
	return $r(r, e).finally(() => Vr(r, { force: !0 }));
}
async function Qr(e, t, { mode: n, root: r, check: i }) {
	let a = N(e), o = Dr(a, `.lokaform-${process.pid}-${Jr}-${qr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Nr, d = await Ir(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Dr(await zr(r), kr(P(r), P(a)));
			if (await zr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Lr(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Vr(o, { force: !0 }), e;
	}
}
async function $r(e, t) {
	try {
		await Pr(e, t);
	} catch (n) {
		if (ai(n, "EEXIST") || await ii(t)) return !1;
		await Br(e, t);
	}
	return !0;
}
async function ei(e) {
	try {
		let t = await Ir(e, Nr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!ai(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function ti(e) {
	for (let t of await Rr(e).catch(() => [])) {
		let [, n, r] = Yr.exec(t) ?? [];
		n === void 0 || r === Jr || Number(n) !== process.pid && ni(Number(n)) || await Vr(Dr(e, t), { force: !0 }).catch(() => {});
	}
}
function ni(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !ai(e, "ESRCH");
	}
}
async function ri(e, t) {
	let n = t;
	for (let r of kr(t, e).split(Ar)) {
		n = Dr(n, r);
		let e = await Fr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${kr(t, n)}. Choose a path without links`;
	}
}
async function ii(e) {
	return await Fr(e).catch(() => void 0) !== void 0;
}
function ai(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const oi = {
	EACCES: "this user may not write there",
	EDQUOT: "the disk quota of this user is used up",
	EEXIST: "a file is in the place of its folder",
	EFBIG: "the file would be larger than the system allows",
	ENAMETOOLONG: "its name is too long",
	ENOENT: "its folder does not exist",
	ENOSPC: "the disk is full",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there",
	EROFS: "the file system is read-only"
};
function si(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return oi[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/commitFiles.ts
var ci = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const li = [
	"*",
	".*",
	"**"
];
var ui = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new ci(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => li.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = P(e, i.join("/")), o = kr(a, this.#e).split(Ar).join("/"), s = o !== "" && !o.startsWith("..") && !Er(o), c = s ? "" : await this.#o(a);
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
// src/files/paths.ts
const di = new AbortController().signal;
function F(e, { displayRoot: t }) {
	return kr(t, e).split(Ar).join("/");
}
function fi(e, t) {
	let n = kr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Ar}`) && !Er(n);
}
async function pi(e, t) {
	for (let n = e;; n = N(n)) {
		if (await ii(Dr(n, ".git"))) return n;
		if (n === N(n) || n === t || t !== void 0 && !fi(n, t)) return;
	}
}
async function mi(e, t, n) {
	let r = await hi(t), i = n && await hi(n), a = new Map();
	for (let n of e) {
		let e = await hi(P(t, n)), o = await pi(N(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(F(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? F(Dr(e ?? r, n), { displayRoot: r })
	}));
}
async function hi(e) {
	return zr(e).catch(() => e);
}
var gi = class extends Error {};
async function _i(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new gi());
	if (!t) return Lr(e);
	let [r, i] = await Promise.all([zr(e), zr(t.workspace)]);
	if (!fi(r, i)) throw new gi();
	return Lr(r);
}
function vi(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? bi(e) : "utf-8", r = new TextDecoder(n, { fatal: !0 }).decode(e);
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function yi(e, t) {
	let n = bi(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function bi([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function xi(e) {
	try {
		return new TextDecoder(bi(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function Si(e, t, n, r = vi) {
	try {
		return Ge(r(await Lr(e)));
	} catch (r) {
		let i = `${t} ${F(e, n)} cannot be read: ${wi(r)}`;
		return ct(O("not-read", i));
	}
}
const Ci = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function wi(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof gi) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Ci[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function Ti(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(Ci, String(e.code))) return;
	let n = `${F(e.path, t)} was changed or removed while Lokaform ran. Now ${wi(e)} Run again when no other program changes it.`;
	return O("not-read", n, { scope: "project" });
}
async function Ei(e, { commit: t }) {
	return t ? t.isFile(e) : (await Hr(e).catch(() => void 0))?.isFile() === !0;
}
async function Di(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await Rr(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function Oi(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Hr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const ki = "lokaform-backup", Ai = ["node_modules", ki];
async function ji(e, t, n, r) {
	let i = P(t, e);
	if (await Ei(i, n)) return [i];
	let a = Ai.map((e) => `**/${e}/**`);
	return Mi(e.split(Ar).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof ci) throw e;
		return [];
	});
}
async function Mi(t, n, r, i) {
	let a = Lt(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").some((e) => Ai.includes(e))) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => Ln(e, t, l))) continue;
		let n = P(c, t);
		await Ei(n, r) && f.add(n);
	}
	return [...f];
}
async function Ni(e, t) {
	let n = Dr(N(e), ".gitignore"), r = `/${Cr(e)}`, i;
	try {
		i = vi(await Lr(n));
	} catch (e) {
		if (ai(e, "ENOENT")) return Ge({
			path: n,
			text: `${r}\n`
		});
		let i = `${F(n, t)} cannot be read: ${wi(e)}`;
		return ct(O("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Cr(e))) return Ge(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return Ge({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/model/earlierManifest.ts
const Pi = "Lokaform-Pulled";
function Fi(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*(?:[*-] )?${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(Pi).map(Ii), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = e.matchAll(/^[ \t]*(Lokaform[-_ ]?(?!Overwrite:)(?:Ov|Acc)[\w-]*):?/gim), o = [...t("Lokaform-Overwrite"), ...[...a].map(([, e = ""]) => `${e}:`)];
	return {
		...i && r.length > 0 && { pulled: h(r) },
		overwrites: o
	};
}
function Ii(e) {
	let t = e.replaceAll(/["']/g, "");
	return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
}
function Li(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function Ri(e, t = Infinity) {
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
function zi(e, t, { since: n, now: r = Infinity }) {
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
async function Bi(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Vi(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Vi({ commits: e, merged: t }, n) {
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
function Hi({ fields: e }, t) {
	let n = e.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [v([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => v([
			e.field,
			e.part ?? null,
			e.after
		])))
	};
}
function Ui({ idMember: e }, { values: t }) {
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
function Wi(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = [...u(s, o)], l = new Map(c.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Ki(t, e(t).map((e) => Gi(l.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Ui(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [v([...r(e)].sort())]), o((t) => [v(e.identity(t.values))]);
	let c = (t) => I(e.identity(t.values));
	return o((t) => [...(Ui(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Gi(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Ki(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(h(i))];
}
function qi(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return pn(t, n, i ? [i.name, r] : []).path;
}
function Ji({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function Yi(e, t, n) {
	return Ji(e, t).find(({ part: e }) => e === n)?.after;
}
const Xi = new WeakMap();
function Zi(e, t, n) {
	let r = Xi.get(t) ?? new Map();
	Xi.set(t, r);
	let i = v([e.name, n?.name ?? null]), a = r.get(i) ?? $i(e, n ? Qi(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Qi(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function $i(e, t) {
	let n = u(t, (t) => ta(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = ra(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : Wi(e, {
				target: a,
				head: [t]
			}, (t) => Hi(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(ra(e, t).own).filter((e) => e !== t)
	};
}
function ea(e, t) {
	return Ui(e, t).previously ?? [];
}
function ta(e, t) {
	let { id: n, previously: r = [] } = Ui(e, t), i = I(e.identity(t.values)).map(ia);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(ia)
	};
}
const na = new WeakMap();
function ra(e, t) {
	let n = na.get(t) ?? ta(e, t);
	return na.set(t, n), n;
}
function ia(e) {
	return `name ${e}`;
}
// src/plan/textVerdict.ts
function aa({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: oa
	};
	let { periods: a, merged: o, unread: s } = n, [c, ...l] = a;
	if (!c) throw Error("a text has no history");
	let u = l.filter(({ said: e }) => e !== void 0 && r(e)), d = t === !1 && u.some(({ since: t }) => e !== void 0 && t > e) || [...u, ...o].some(({ pulled: e, said: t = null }) => e !== void 0 && r(t)), f = c.since === -Infinity || l.some(({ said: e }) => ua(e, c.said)) || o.some((e) => ua(e.said, c.said) && e.before !== void 0 && !r(e.before));
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
const oa = "The files are not in a git repository.";
function sa(e, t, n, r) {
	let i = qi(e.kind, e.entry, e.language), a = ca(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? ca(e, i, t, r) : a, s = n.flatMap(({ before: t, after: n = [], until: i, pulled: a }) => {
		let [o, s] = [t, n].map((t) => da(e, t, r));
		return s === void 0 || ua(s, o) ? [] : [{
			said: s,
			at: i,
			pulled: a,
			before: o
		}];
	});
	return {
		periods: la(o, s),
		merged: s
	};
}
function ca(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, da(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (ua(u, o.said)) continue;
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
function la(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && ua(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function ua(e, t) {
	return v(e ?? null) === v(t ?? null);
}
function da({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Zi(e, i).namesakes(t);
	return [a, o].flatMap((n) => Zi(e, r, n).find(t) ?? []).filter((n) => fa(e, n, t, s)).map((t) => Yi(e, t, n)).find((e) => e !== void 0);
}
function fa(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = pa(e, t), a = (t) => [...pa(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function pa(e, { values: t, onCreate: n, from: r }) {
	return Hi({ fields: e.fields.filter(({ role: e }) => e !== "text") }, r ? {
		...n,
		...t
	} : t).texts;
}
// \0node:child_process
const ma = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), ha = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), ga = {
	output: 67108864,
	time: 3e4
};
var _a = class extends Error {
	name = "GitFailure";
};
const va = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, ya = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, ba = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], xa = /^\.(com|exe)$/i;
function Sa(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Or.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => xa.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => jr.join(n, e + t)) : [];
	});
}
function Ca(e, t) {
	let n = Sa("git", process.platform, t).filter((t) => !wa(e, N(t))), r = n.find(Ta);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => N(e)))].join(wr)
	};
}
function wa(e, t) {
	try {
		let [n, r] = [cn(t), cn(e)];
		return n === r || fi(n, r);
	} catch {
		return !0;
	}
}
function Ta(e) {
	try {
		return In(e, Nr.X_OK), Ot(e).isFile();
	} catch {
		return !1;
	}
}
async function Ea(e, t, { environment: n, signal: r, limits: i = ga }, a = "") {
	let o = Ca(e, n);
	if (!o) throw new _a(Da);
	let s = Object.entries(n).filter(([e]) => va.test(e)), c = {
		...Object.fromEntries(s),
		...ya,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: N(e)
	}, l = {
		signal: AbortSignal.any([r, AbortSignal.timeout(i.time)]),
		encoding: "buffer",
		maxBuffer: i.output,
		cwd: N(o.program),
		env: c,
		windowsHide: !0
	}, u = [
		"-C",
		e,
		...ba,
		...t
	];
	return new Promise((e, t) => {
		let n = ma(o.program, u, l, (n, i, a) => n ? t(new _a(Oa(n, a.toString("utf8"), r))) : e(i));
		n.stdin?.on("error", () => {}), n.stdin?.end(a);
	});
}
const Da = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Oa({ name: e, message: t, code: n }, r, i) {
	if (e === "AbortError") return i.aborted ? "The run was stopped." : "git did not answer in time.";
	if (n === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return "The history of the repository is too large to read.";
	if (typeof n == "string") return `The program git could not be started: ${t}.`;
	if (/dubious ownership/.test(r)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(r)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [a = ""] = r.trim().split("\n", 1);
	return `git ended with the code ${n}${a === "" ? "" : ` (${a.slice(0, 200)})`}.`;
}
function ka(e) {
	if (!(e instanceof _a)) throw e;
}
async function Aa(e, t) {
	let n = await zr(e), r = await pi(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await Ea(r, e, t).catch(ka))?.toString("utf8").trim() || void 0, a = (e) => i("symbolic-ref", "--quiet", "--short", e), o = await a("refs/remotes/origin/HEAD"), s = o ? void 0 : await i("for-each-ref", "--format=%(refname:short)", "refs/heads/main", "refs/heads/master");
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		usualBranch: s?.split("\n")[0],
		currentBranch: await a("HEAD"),
		unpushed: Number(await i("rev-list", "--count", "@{upstream}..HEAD", "--") ?? 0),
		commit: await i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
// src/files/gitHistory.ts
const ja = {
	is: "unreadable",
	why: oa,
	noRepository: !0,
	versions: []
};
var Ma = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = p((t) => new Pa(t, e));
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? ja : await this.#t(i.root).versions(e, n, i));
		let [i, ...a] = r;
		if (i && a.length === 0) return i;
		let o = {
			versions: r.flatMap((e) => e.versions).sort((e, t) => e.until === t.until ? 0 : t.until - e.until),
			merged: r.flatMap(({ merged: e = [] }) => e),
			overwrites: r.flatMap(({ overwrites: e = [] }) => e)
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
		if (!(t?.root === void 0 || n.length > 0)) return this.#t(t.root).upstream(t.names).catch(ka);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return mi(e, t, n?.workspace);
	}
};
const Na = ["refs/remotes/origin/main", "refs/remotes/origin/master"];
var Pa = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = new Map();
	constructor(e, t) {
		this.#e = e, this.#n = t.maxCommits ?? Ia, this.#t = (n, r, i) => {
			let a = {
				...ga,
				...t.limits,
				...i !== void 0 && { output: i }
			};
			return Ea(e, n, {
				...t,
				limits: a
			}, r);
		};
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#o(e, t), { overwrites: a } = i, o = await this.#s(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#l(e)
			}, { known: c, missing: l } = await Bi(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof _a) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await this.#t(e)).toString("utf8").trim(), n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}").catch(ka), r = await t("for-each-ref", "--format=%(refname:short)", ...Na), i = async (e) => Number(await t("rev-list", "--count", `HEAD..${e}`, "--")), a, o = 0;
		for (let e of [n, ...r.split("\n")]) o === 0 && e && ([a, o] = [e, await i(e)]);
		if (a === void 0 || o === 0) return;
		let s = await t("merge-base", "HEAD", a), c = await Wa(this.#t, a), l = await Wa(this.#t, s), u = [...e].flatMap(([e, t]) => {
			let n = {
				text: c.get(e),
				before: l.get(e)
			};
			return n.text === void 0 ? [] : [{
				path: t,
				ids: n
			}];
		}), d = await this.#l(u.flatMap(({ ids: e }) => [e.text ?? [], e.before ?? []].flat())), f = (e = "") => d.get(e) ?? "", p = u.map(({ path: e, ids: t }) => ({
			path: e,
			text: f(t.text),
			before: f(t.before)
		}));
		return {
			name: a,
			ahead: o,
			texts: p,
			...a !== n && { isOther: !0 }
		};
	}
	#o(e, { target: t, now: n }) {
		if (!this.#r || this.#r.since > e || this.#r.target !== t) {
			let r = Ra(this.#t, {
				since: e,
				target: t,
				now: n
			}, this.#n);
			this.#r = {
				since: e,
				target: t,
				read: r
			};
		}
		return this.#r.read;
	}
	async #s(e) {
		this.#i ??= Wa(this.#t);
		let t = await this.#i, n = Infinity, r = [...e.keys()].filter((e) => !t.has(e)), i = [...t].filter(([t]) => e.has(t));
		await this.#l(i.map(([, e]) => e));
		let a = r.map((e) => ({
			path: e,
			now: e,
			before: void 0,
			until: n
		}));
		for (let [e, t] of i) {
			let r = await this.#c(e);
			(r === void 0 || Fa(r) !== Fa(this.#a.get(t))) && a.push({
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
		try {
			return (await Fr(t)).isFile() ? xi(await Lr(t)) : void 0;
		} catch {
			return;
		}
	}
	async #l(e) {
		let t = new Set(e.filter((e) => !this.#a.has(e)));
		return await Ga(this.#t, [...t], this.#a), this.#a;
	}
};
function Fa(e) {
	return e?.replaceAll("\r\n", "\n");
}
const Ia = 2e3, La = 67108864;
async function Ra(e, { since: t, target: n, now: r }, i) {
	let a = n === void 0 ? new Set() : await za(e, n), o = async (...t) => (await e([
		"rev-list",
		"--encoding=UTF-8",
		"--format=%x00%ct %H %P%x0a%B",
		`--max-count=${i + 1}`,
		...t,
		"--"
	])).toString("utf8").split("\0").slice(1).map((e) => {
		let [t = "", ...n] = e.split("\n"), [r = "", i = "", ...o] = t.split(" ").filter((e) => e !== "");
		return {
			time: a.has(i) ? Infinity : Number(r),
			id: i,
			parents: o,
			trailers: Fi(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), s = await o("--first-parent", "HEAD").catch(Ba), c = Ri(s, r).slice(0, i), l = c.slice(0, c.findLastIndex(({ time: e }) => e >= t) + 1), u = l.at(-1);
	if (!u) return {
		commits: [],
		merged: [],
		overwrites: [],
		unread: void 0
	};
	let d = l.length === c.length && s.length > i, f = !d && u.parents.length === 0 && await Va(e, u.id), p = d ? `The repository has more than ${i} commits since then, and older ones are not read.` : f ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, m = f ? l.slice(0, -1) : l, [h] = f ? [u.id] : u.parents, g = zi(m, m.some(({ parents: e }) => e.length > 1) ? await o("HEAD", ...h === void 0 ? [] : [`^${h}`]) : [], {
		since: t,
		now: r
	}), _ = await Ha(e, [...m, ...g]);
	return {
		commits: _.slice(0, m.length),
		merged: _.slice(m.length),
		overwrites: Li([...l, ...g]),
		unread: p === void 0 ? void 0 : {
			why: p,
			back: u.until
		}
	};
}
async function za(e, t) {
	let n = await e([
		"rev-list",
		"HEAD",
		`^${t}`,
		"--"
	]).catch(ka);
	return new Set(n?.toString("latin1").trim().split("\n"));
}
function Ba(e) {
	if (e instanceof _a && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Va(e, t) {
	let n = (await e([
		"cat-file",
		"commit",
		t
	])).toString("latin1");
	return /^parent /m.test(n.split("\n\n", 1)[0] ?? "");
}
async function Ha(e, t) {
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
	], a = Ua((await e([...r, ...i], n.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: a.get(e.id) ?? []
	}));
}
function Ua(e) {
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
async function Wa(e, t = "HEAD") {
	let n = await e([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		t,
		"--"
	]).catch(Ba);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function Ga(e, t, n) {
	if (t.length === 0) return;
	let r = (e) => e.map((e) => `${e}\n`).join(""), i = await e(["cat-file", "--batch-check"], r(t)), a = La, o = i.toString("latin1").trim().split("\n"), s = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(o[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(a, 16777216) ? !1 : (a -= n, !0);
	});
	if (s.length === 0) return;
	let c = await e(["cat-file", "--batch"], r(s), 2 * La), l = 0;
	for (; l < c.length;) {
		let e = c.indexOf("\n", l), [t = "", , r = ""] = c.toString("latin1", l, e).split(" "), i = e + 1;
		n.set(t, xi(c.subarray(i, i + Number(r)))), l = i + Number(r) + 1;
	}
}
function Ka(e) {
	return `${Pi}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/kinds/declaration.ts
function qa({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Xa(n, t[e] ?? [])));
}
function Ja(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Ya(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Ya(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function Xa({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: _n(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Za(e, t, { second: n, first: r, field: i }, a = "") {
	let o = A(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${Qa(r, [i])}. Keep one of them.${a}`;
	return O(e, s, { place: o });
}
function Qa({ file: e, span: t }, n) {
	return $a(A(e, t, n));
}
function $a({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/registry.ts
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
function co(e) {
	return ro(e).words;
}
function lo(e, t) {
	let { one: n, many: r } = co(t);
	return `${R(e)} ${e === 1 ? n : r}`;
}
function uo({ kind: e, label: t }) {
	let n = D(t), { prefix: r, maxName: i } = co(e);
	return r + ye(n, i);
}
function fo({ file: e, line: t }, n) {
	return e === n ? `line ${t}` : `${D(e)}:${t}`;
}
function po({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${D(e)}: `) + (n ? `${w(n.project.name, 80)} (${w(t, 200)})` : w(t, 200));
}
function mo(e) {
	return e.length <= 3 ? e.map((e) => D(e)).join(", ") : L(e.length, "manifest");
}
const ho = r(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function go(e) {
	return `${ho().format(e * 1e3)} UTC`;
}
function _o(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function vo(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function yo(e) {
	return `${g("docs/problems.md")}#${e}`;
}
// src/files/textFiles.ts
async function bo(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await So(a, t, n), o = e.flatMap((e) => ke(a, Co(a, e)) ?? []), s = Dt(a, o), l = e.flatMap((e) => wo(s, e) ?? []), u = l.filter(({ textFile: { language: e } }) => e === void 0 || bt(s, e));
		c(i, Eo(s, e, l), Do(s, u, t));
		for (let e of u.sort(To(s))) r.has(e.full) ? i.push(Oo(s, F(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: r.size === 0 ? i.map(xo) : i
	};
}
function xo(e) {
	if (e.code !== "no-language-file" || e.severity !== "notice") return e;
	let t = e.message.replace(/ If a file .*/, " So no text is read. Correct languages or files.");
	return {
		...e,
		message: t,
		severity: "error",
		scope: "run"
	};
}
async function So(e, t, n) {
	return (await ji(Zn(e), e.folder, t, n)).filter((e) => Qe(e) !== void 0).sort();
}
function Co({ folder: e }, t) {
	return F(t, { displayRoot: e });
}
function wo(e, t) {
	let n = Co(e, t), r = Ee(e, n);
	if (!(ue(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			..._t(e, n)
		}
	};
}
function To({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Eo(e, t, n) {
	let { files: r, languages: i = [], languageMap: a, place: o } = e;
	if (n.length === 0) {
		let e = t.length === 0 ? "no file. Correct the path: it is relative to this file." : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [O("no-manifest", `texts "${r}" matches ${e}`, { place: o })];
	}
	let s = n.map(({ textFile: e }) => e.language);
	if (s.includes(void 0)) return [];
	let c = new Set(s.flatMap((e) => e === void 0 || i.includes(e) ? [] : [e])), l = i.filter((e) => !s.includes(e)), u = l.flatMap((e) => {
		let t = [...c].find((t) => Tn(t, e)), n = t ?? gn(e, [...c]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), d = (e) => fn(e) || /^[a-z]{2}(?![a-z])/i.test(e), [f] = l.filter((e) => !d(e) && !Object.values(a).includes(e));
	if (f !== void 0) {
		let e = [...new Set(s)].join(", "), t = `"${f}" is not the code of a language, and texts "${r}" has no file for it. The files are in: ${e}. To read all of them, write languages: [${e}].`;
		return [O("no-language-file", t, { place: o })];
	}
	let p = l.filter((e) => !u.some(({ language: t }) => t === e)), m = (e, t, n) => {
		let [i, a] = e.length > 1 ? ["s", "them"] : ["", "it"], s = `lokaform pull creates ${a} when the project has texts for ${a} that do not wait.`, c = `texts "${r}" has no file for the language${i} ${x(e)}. ${t}${n ? s : ""}`, l = {
			place: o,
			...n && {
				severity: n,
				scope: "change"
			}
		};
		return O("no-language-file", c.trim(), l);
	};
	return [...p.length > 0 ? [m(p, "If a file was deleted by mistake, restore it. To give up a language, remove it here. Otherwise, ", "notice")] : [], ...u.map(({ language: e, same: t, isSame: n }) => {
		let r = `If ${t} is the same language, add language_map: { ${t}: ${e} }. `;
		return m([e], n ? r : `${r}Otherwise `, n ? void 0 : "warning");
	})];
}
function Do({ keyName: e, place: t }, n, r) {
	return xe.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${F(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
function Oo({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return O("bad-setting", n, { place: e });
}
async function ko(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await So(i, t, n)).filter((e) => wo(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [];
	for (let [e, o] of r) {
		c(a, jo(e, o));
		let [, r = "", s = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!ue(e.files) || s === "") continue;
		let l = new Set(o.map((t) => Ee(e, Co(e, t)))), u = (e, t) => l.has(e) || t === `${r}{lang}${s}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), d = ue(r) ? ["*", "**/*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [f, ...p] = (await So({
			...e,
			files: `${r}${d.at(-1)?.includes("/") ? "**/" : ""}*${s}`
		}, t, n)).flatMap((n) => {
			let a = Co(e, n), o = d.map((t) => ({
				...e,
				files: `${r}${t}${s}`
			})).find((e) => u(Ee(e, a), e.files)), c = s !== ".xml" || /string/i.test(a.slice(r.length));
			return i.has(n) || !o || !c || a.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: F(n, t),
				files: Ie(o, a, "{lang}") ?? a
			}]);
		});
		if (!f) continue;
		let m = p.length > 0 ? ` (and ${p.length} more)` : "", h = `${f.path}${m} is not read: no row of texts names it. To read it, copy this row, and write files: "${f.files}" in the copy${e.filenames ? ", with its own filenames" : ""}.`;
		a.push(O("unread-manifest", h, {
			place: e.place,
			severity: "notice",
			scope: "change"
		}));
	}
	return c(a, await Ao(e, i, t, n)), a;
}
async function Ao(e, t, n, r) {
	let i = e.filter(({ files: e }) => /\.(?:strings|xcstrings|xml)$/.test(e)), [a] = i;
	if (!a || n.commit) return [];
	let o = new Set(i.map(({ files: e }) => Cr(e))), [s, ...c] = (await Po(a.folder, r)).filter((e) => (o.has(Cr(e)) || /^strings.*\.xml$/.test(Cr(e))) && !/values-(?![a-z]{2,3}(?:-r[A-Z]{2})?\/)/.test(e)).map((e) => P(a.folder, e)).filter((e) => !t.has(e));
	if (!s) return [];
	let l = c.length > 0 ? ` (and ${c.length} more)` : "", u = `${F(s, n)}${l} is not read: no row of texts names it. To read files of several modules with one row, write ** in files.`;
	return [O("unread-manifest", u, {
		place: a.place,
		severity: "notice",
		scope: "change"
	})];
}
function jo(e, t) {
	let n = t.flatMap((t) => ke(e, Co(e, t)) ?? []), r = Dt(e, n), i = n.map((e) => Ct(r, e));
	if (!e.languages && Qe(e.files)?.severalLanguages) {
		let t = `texts "${e.files}" can have several languages, but the row has no languages, so only the base language is read. To read more, list them: languages: [en, de]. Otherwise, list only the base language.`;
		return [O("unread-manifest", t, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}
	let a = [...new Set(i.filter((t) => fn(t) || e.languages && /^[a-z]{2}$/.test(t)))];
	if (!ue(e.files) || a.length < 2) return [];
	let o = a.filter((t) => !e.languages?.includes(t));
	if (o.length === 0) return [];
	let s = o.find((t) => gn(t, e.languages ?? [])), c = s ? `texts "${e.files}" also has a file for ${s}, which is the language ${gn(s, e.languages ?? [])}. It is not read: move its texts into the file of that language.` : e.languages ? `texts "${e.files}" also has files in ${x(o)}, which are not read. To read them, write languages: [${[...e.languages, ...o].join(", ")}].` : `texts "${e.files}" has files in ${x(a)}, but the row has no languages, so only the base language is read. To read all of them, add languages: [${a.join(", ")}]. Otherwise, list only the base language.`;
	return [O("unread-manifest", c, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const Mo = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], No = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function Po(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(Mo, {
		cwd: t,
		ignore: No,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Fo(e, t, n, r) {
	let { paths: i, problems: a } = await Io(e, t, n, r), o = await bo(e.texts, n, r), s = {}, l = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Wo(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, c(l, u.problems);
	}
	if (!fe(l) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = e.unread ? `There is no manifest: ${e.unread}` : n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		l.push(O("no-manifest", a));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [F(e, n), t]);
	return {
		manifests: s,
		problems: l,
		undecided: new Map(u)
	};
}
async function Io({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await Uo(l, t[l], i, a);
		o[l] = e.files, c(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${l}.yaml`, a = e ? [] : await Ho(t, n, i);
		if (o[l] = a, a.length > 0 || e || !await Oi(P(n, t), i)) continue;
		let c = `${t} is not read, because it is a folder. Give --${l} '${t}/*.yaml' (setting ${l}).`;
		s.push(O("unread-manifest", c, { severity: "warning" }));
	}
	return {
		paths: o,
		problems: s
	};
}
async function Lo(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Io(e, { id: "" }, n, t))), i = (await bo(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function Ro(e, { folders: t, ...n }) {
	let r = e.flatMap(({ manifests: e }) => e ?? []), i = r.map(({ folder: e }) => P(e, "lokaform.yaml")), a = [];
	for (let { root: e } of await mi(i, t.displayRoot, t.confined?.workspace)) {
		if (e === void 0 || await (async (e) => await Oi(e, {}) && !await Ei(P(e, "info/sparse-checkout"), {}))(P(e, ".git"))) continue;
		let t = async (...t) => `${await Ea(e, t, n).catch(ka) ?? ""}`;
		if (!(await t("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
		let i = new ui(e, (await t("ls-files", "-t", "-z")).split("\0").flatMap((e) => e.startsWith("S ") ? {
			path: e.slice(2),
			kind: "file",
			id: ""
		} : []), async () => new Uint8Array());
		c(a, await Lo(r, di, { commit: i }));
	}
	if (a.length === 0) return [];
	let o = `Git's sparse-checkout leaves out ${so([...new Set(a.map((e) => F(e, t)))], 1)}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
	return [O("wrong-checkout", o)];
}
async function zo(e, t) {
	let n = new Map(), r = p((e) => Bo(e, t));
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: s } of i) {
		let { patterns: i = [] } = a[s] ?? {}, [{ place: c } = {}] = i, l = await Ho(`${s}.yaml`, o, t), u = c || !a[s] ? Vo(await r(o), s) : [];
		for (let r of c ? [...l, ...u] : u) {
			let i = [...l, r].map((e) => F(e, { displayRoot: o })), a = e.length > 1 ? `no project of lokaform.yaml names it. Add it to ${s} of one of them` : c ? `the setting ${s} (${$a(c)}) does not name it. Add it there` : `no setting ${s} names it. ${l.length === 0 && N(r) === o ? `Rename it to ${s}.yaml, or add` : "Add"} ${s}: [${i.join(", ")}] to lokaform.yaml`, u = F(r, t), d = `${u} is not read, because ${a}, or delete the file.`, f = Pt({
				path: u,
				lineStarts: [0]
			}, 0, 1);
			n.set(r, O("unread-manifest", d, {
				place: f,
				severity: "warning"
			}));
		}
	}
	if (n.size === 0) return [];
	let i = new Set(await Lo(e, di));
	return [...n].flatMap(([e, t]) => i.has(e) ? [] : t);
}
async function Bo(e, t) {
	if (t.commit) return new Map();
	let n = await Mi("**/*.{yaml,yml}", {
		cwd: e,
		ignore: No
	}, {}, di).catch(() => []), r = new Map();
	for (let i of n.sort().slice(0, 3e3)) {
		let n = N(i) !== e && await Ei(P(N(i), "lokaform.yaml"), {}) ? "" : String(await _i(i, t).catch(() => ""));
		/\b(?:key_name|url):|^projects?:/m.test(n) && r.set(i, n);
	}
	return r;
}
function Vo(e, t) {
	let n = RegExp(`^${t}:(?:\\s+#.*)*\\s+-\\s+\\w+:`, "m"), r = [...e].filter(([e, t]) => Cr(e) !== "lokaform.yaml" && /^projects?:/m.test(t)), i = (e) => r.some(([t, n]) => {
		let r = F(e, { displayRoot: N(t) });
		return (n.match(/[\w./*-]+/g) ?? []).some((e) => e === r || e.startsWith(`${N(r)}/*`));
	});
	return [...e].flatMap(([e, t]) => n.test(t) && !/^backup:/m.test(t) && !i(e) ? [e] : []);
}
async function Ho(e, t, n) {
	let r = P(t, e);
	return await Ei(r, n) ? [r] : [];
}
async function Uo(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await ji(s, n, r, i);
		if (t.length === 0) {
			let t = c ? "this file" : "the working directory", i = await Oi(P(n, s), r) ? `${e} "${s}" is a folder. Give the files in it, in quotes: '${s.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${s}" matches no file. ${s.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path, which is relative to ${t}, or add the file to the commit.`}`;
			a.push(O("no-manifest", i, { ...c && { place: c } }));
		}
		let l = (e) => t.map((e) => Cr(e)).find((t) => e.test(t)), u = l(/\.(?:xml|strings|xcstrings|arb)$/), d = l(e === "keys" ? /^(lokaform|webhooks)\.ya?ml$/ : /^(lokaform|keys)\.ya?ml$/), f = u === void 0 ? `also matches ${d}, which has no ${e}. Write a pattern that matches only manifests of ${e}, such as ${e}/*.yaml.` : `has the locale file ${u}, and takes only YAML. Name locale files in a row of texts in lokaform.yaml. To choose one of them: --filter file:PATH.`;
		if (u !== void 0 || d !== void 0) a.push(O("no-manifest", `${e} "${s}" ${f}`, { ...c && { place: c } }));
		else for (let e of t.sort()) o.add(e);
	}
	return {
		files: [...o],
		problems: a
	};
}
async function Wo(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = F(a, t);
		try {
			let n = vi(await _i(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof ci) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(O("not-read", `${e} cannot be read: ${wi(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/plan/loss.ts
function Go(e) {
	return e.action === "update" ? e.fields.some((t) => Yo(e.kind, t) || Xo(e.kind, t) || Ko(e.kind, t)) : e.action === "destroy";
}
function Ko(e, { field: t, before: n, after: r }) {
	return io(e, t).role === "identity" || n === void 0 || Zo(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function qo(e, t) {
	return Jo(t) || Yo(e, t) || Xo(e, t);
}
function Jo({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Zo(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Zo(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Yo(e, { field: t, before: n, after: r }) {
	return io(e, t).role === "archive" && n === !1 && r === !0;
}
function Xo(e, { field: t, before: n }) {
	return io(e, t).role === "shape" && n !== void 0;
}
function Zo(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Qo(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => es(io(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function $o(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !es(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function es(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Zo(n);
}
// src/report/exitCode.ts
function ts({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const ns = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function rs({ projects: e }) {
	let t = ({ reason: e }) => ns.includes(e);
	return ts({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function is(e) {
	return e.plan ? rs({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || fe(e.problems) ? "unknown" : "none" : "unknown";
}
function as({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function os({ command: e, projects: t }) {
	return e === "status" ? as({ projects: t }) === !1 : e === "drift" ? rs({ projects: t }) : ts({ projects: t });
}
function ss(e) {
	return !os(e) && !cs(e);
}
function cs(e) {
	return e.stopped !== void 0 || fe(fs(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || ps(e).some(({ outcome: e }) => e.state !== "done");
}
function ls(e) {
	let t = ({ problems: e }) => e.filter((e) => !ds(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return cs({
		...e,
		problems: t(e),
		projects: n
	});
}
function us(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : cs(e) ? 1 : t && os(e) ? 2 : 0;
}
function ds({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function fs({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function ps({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function ms({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || gs(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function hs({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function gs(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function _s({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function vs(e) {
	return !cs(e) && !ys(e) && e.projects.every(Ss);
}
function ys(e) {
	return fs(e).some(({ code: e }) => e === "undeclared-project");
}
const bs = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function xs(e) {
	if (vs(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && Ss(e) && e.plan?.skipped.length === 0), n = fs(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !bs.includes(e));
	return !t || r || ys(e);
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
// src/report/counts.ts
function Cs(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const ws = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function Ts(e) {
	let t = Ps(e);
	return t === "removed" ? t : t === "new" ? "created" : Ms(e) ? "renamed" : "updated";
}
const Es = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Ds = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Os = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function ks(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Cs(ws, t, Ts),
		...Cs(Es, n, ({ reason: e }) => Ds[e] ?? "kept"),
		changes: t.length,
		adopted: a(e, ({ counts: e }) => e.adopted),
		skipped: a(e, ({ skipped: e }) => e.length)
	};
}
const As = [...ws, ...Os];
function js(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Cs(["done", ...Os], t, ({ outcome: e }) => gs(e) ? "written in part" : e.state), i = r.skipped + a(e, ({ plan: e }) => e?.skipped.length ?? 0), o = t.length - r.done + i - r.skipped;
	return {
		...Cs(ws, n, Ts),
		...r,
		skipped: i,
		unfinished: o
	};
}
function Ms(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Ns = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Ps(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Yo(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => oo(e.kind, t));
	return t.some(Jo) ? "cleared text" : t.some((t) => Ko(e.kind, t)) ? "overwritten text" : Go(e) ? "overwritten" : Ms(e) ? "renamed" : "changed";
}
function Fs(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return a(t, ({ kind: e, fields: t }) => t.filter((t) => oo(e, t) && Jo(t)).length);
}
// src/report/view/view.ts
const Is = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Ls = [
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
		text: w(e, t)
	}];
}
function Rs(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function zs(e) {
	return e.map((e) => "text" in e ? e.text : zs(e.words)).join("");
}
function Bs(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Vs(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/summaries.ts
function Hs(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${L(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${R(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Ys([e])}${i}${o}`;
}
function Us(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Qo(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => B(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, z`${L(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? z`${e} and ${t}` : z`${e}, ${t}`, s);
	return z`${`${L(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${L(r, "translation")} in ${u} may be marked unverified.`;
}
function Ws(e, t) {
	let n = Xn(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !ro(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => oo(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: w(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let o = a(i, ({ length: e }) => e), s = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${R(t)})` : e);
	return z`After the merge: ${L(o, "text")} to translate in ${B(so(s, 12), 1e3)}.`;
}
function Gs(e) {
	let t = as({ projects: e }), n = e.flatMap(({ status: e = [] }) => e), r = a(e, ({ plan: e }) => e?.changes.length ?? 0), i = a(n, ({ to_pull: e, waiting: t }) => e + t), o = [...r > 0 ? [`without ${L(r, "change")} to write`] : [], ...i > 0 ? [`with ${L(i, "text")} to pull or waiting`] : []], s = o.length > 0 ? ` This counts the texts of the project, ${o.join(", and ")}.` : "", c = t === void 0 && n.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or at a terminal use --require de=100." : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Ks(e)}.${s}${c}`;
}
function Ks(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = a(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), o = so([...new Set(i.map(({ language: e }) => _o(e)))], 12), s = rc([...ec({
		conflicts: a(t, (e) => e.conflicts),
		undecided: a(t, (e) => e.undecided),
		toPull: a(t, (e) => e.to_pull),
		waiting: a(t, (e) => e.waiting)
	}), [i.length, `of ${L(r.length, "required language")} not ready: ${o}`]]), c = L(new Set(t.map(({ language: e }) => e)).size, "language"), l = `${R(a(t, (e) => e.translated))} of ${L(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function qs(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Js(t), { waiting: r, kept: i } = ks(t), a = rc([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Xs(t, "as declared"), ...a].join(", ")}.`;
}
function Js(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = ks(e);
	return rc([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...ec({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function Ys(e) {
	let t = ks(e), n = t.adopted > 0 ? ` (${R(t.adopted)} to adopt)` : "", r = rc([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = rc([...ec(t), [t.skipped, "skipped"]]), a = dc(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${Xs(e, "unchanged")}.`;
}
function Xs(e, t) {
	let n = `${Zs(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Zs(e, "unmanaged")} unmanaged`;
}
function Zs(e, t) {
	let n = no().map((n) => ({
		kind: n,
		count: a(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? R(a(n, ({ count: e }) => e)) : x(n.map(({ kind: e, count: t }) => lo(t, e.name)));
}
function Qs({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${tc(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${L(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${$s(e)}.${a} ${L(t, "request")} in total.`;
}
function $s(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = js(e), r = rc(As.map((e) => [n[e], e])), i = rc(ec(ks(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function ec(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function tc(e, t) {
	return e === t ? L(t, "project") : `${R(e)} of ${L(t, "project")}`;
}
function nc({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [D(e)]), r = n.length > 0 ? z` Not reached: ${B(n.join(", "))}.` : [];
	return z`${Rs(z`${w(e.message, ot)}`)}${r}`;
}
function rc(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${R(e)} ${t}`] : []);
}
function ic(e) {
	let { command: t, projects: n } = e, r = n.some(({ plan: e }) => e);
	return (t === "apply" || t === "restore") && (r || e.stopped) ? Qs(e) : r ? ac(n, t) : oc(e);
}
function ac(e, t) {
	if (t === "drift") return qs(e);
	if (t === "status") return Gs(e);
	let [n] = e;
	if (n?.plan && e.length === 1) return Hs(n.plan, n.effort, n.results?.length, t === "restore" ? "Restore" : "Apply");
	let r = e.flatMap(({ plan: e }) => e ?? []);
	return `${tc(r.length, e.length)}: ${Ys(r)}`;
}
function oc(e) {
	let { command: t, manifests: n, declared: r } = e, i = fs(e).filter(({ severity: e }) => e !== "notice");
	if (fe(i)) return `${sc(i)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let a = no().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), o = a.some(({ count: e }) => e > 0) ? a.filter(({ count: e }) => e > 0) : a, s = x(o.map(({ name: e, count: t }) => lo(t, e))), c = i.length > 0 ? `, with ${sc(i)}` : "";
	return `Valid: ${s} in ${L(n.length, "manifest")}${c}.`;
}
function sc(e) {
	let t = at.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), r = a(n, ce);
		return r > 0 ? [L(r, t === "error" ? "problem" : t)] : [];
	});
	return x(t);
}
function cc(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${D(e)}`}`;
}
function lc({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [z`${z`The service made snapshot ${B(t.id, 80)}: ${B(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function uc(e) {
	let t = Cs(ws, e, Ts);
	return [...rc(ws.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...dc(e)].join(", ") || "no changes";
}
function dc(e) {
	let t = Fs(e);
	return t > 0 ? [`clears ${L(t, "text")}`] : [];
}
function fc(e) {
	let t = fs(e).filter(({ severity: e }) => e === "error");
	return [
		...mc(e),
		...t.length > 0 ? [sc(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function pc(e) {
	let t = mc(e);
	return e.command === "plan" ? t.filter((e) => !e.includes("pending")).join("; ") : t.join("; ");
}
function mc(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${yc(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return gc(e, t === "apply" ? "applied" : "restored");
	let i = _c(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Ks(r)}`, ...i] : t === "drift" ? [`Translations: ${Js(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...hc(r), ...i];
}
function hc(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = ks(e.map(({ plan: e }) => e));
	return [
		`Translations: ${uc(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [L(i, "conflict")] : [],
		...n > 0 ? [`${L(n, "change")} pending before`] : [],
		...r > 0 ? [`${R(r)} skipped`] : []
	];
}
function gc({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = js(e);
	return [
		`Translations ${t}: ${rc(ws.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${L(r, "change")} not completed`] : [],
		..._c(e.length - n, t)
	];
}
function _c(e, t) {
	return e > 0 ? [`${L(e, "project")} not ${t}`] : [];
}
function vc(e) {
	if (e.is === "not compared") return [z`The manifests were not compared with those of the commit that the pull request would be merged into: ${B(e.why)}.`];
	let t = z`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = B(e.commit.slice(0, 7));
	return [z`${Rs(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Rs(z`${`Difference: ${yc(e.projects)}.`}`)];
}
function yc(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(Ms).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return rc([
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
function bc(e) {
	let t = Cs([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = yc(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = rc(ec({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function xc(e) {
	return `Translations from Lokalise: ${bc(e)}`;
}
function Sc({ filters: e, by_kind: t }) {
	let n = no().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${R(r)} of ${lo(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${w(e, 200)}`).join(" ");
	return z`${Rs(z`Only what matches`)} ${B(r, Infinity)}: ${x(n)}.`;
}
// src/model/project.ts
const Cc = tr({
	iso: j(),
	id: j().optional(),
	pluralForms: lr(j()).readonly()
}), wc = tr({
	id: j(),
	digest: j().exactOptional(),
	name: j(),
	type: j(),
	baseLanguage: j(),
	languages: lr(Cc).readonly().optional(),
	perPlatformNames: ir(),
	segmentation: ir(),
	autoToggleUnverified: ir().optional()
});
function Tc(e) {
	return e.split(":")[0] ?? e;
}
function Ec(e) {
	let t = Tc(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// node_modules/js-yaml/dist/js-yaml.mjs
var V = Symbol("NOT_RESOLVED");
function Dc(e, t) {
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
function Oc(e, t) {
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
function kc(e, t) {
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
var Ac = Dc("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), jc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Mc = Dc("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => jc.indexOf(e) === -1 ? V : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Nc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Pc = Dc("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Nc.indexOf(e) === -1 ? V : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Fc = [
	"true",
	"True",
	"TRUE"
], Ic = [
	"false",
	"False",
	"FALSE"
], Lc = Dc("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Fc.indexOf(e) !== -1 || Ic.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Rc = [
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
], zc = [
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
], Bc = Dc("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Rc.indexOf(e) !== -1 || zc.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Vc = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Hc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Uc(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Wc(e, t) {
	if (t) {
		if (!Hc.test(e)) return V;
	} else if (!Vc.test(e)) return V;
	let n = Uc(e);
	return Number.isFinite(n) ? n : V;
}
var Gc = Dc("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Wc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Kc = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function qc(e) {
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
function Jc(e) {
	if (!Kc.test(e)) return V;
	let t = qc(e);
	return Number.isFinite(t) ? t : V;
}
var Yc = Dc("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Jc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Xc = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Zc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Qc(e) {
	if (!Xc.test(e)) return V;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Zc.test(e) ? r : V;
}
function $c(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var el = Dc("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Qc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: $c
}), tl = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), nl = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function rl(e) {
	if (!tl.test(e)) return V;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || nl.test(e) ? r : V;
}
function il(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var al = Dc("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: rl,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: il
}), ol = Dc("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : V,
	identify: () => !1
}), sl = /^[A-Za-z0-9+/]*={0,2}$/;
function cl(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !sl.test(t)) return V;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function ll(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var ul = Dc("tag:yaml.org,2002:binary", {
	resolve: cl,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: ll
}), dl = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), fl = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function pl(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function ml(e) {
	let t = dl.exec(e);
	if (t === null && (t = fl.exec(e)), t === null) return V;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = pl(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? V : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return V;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = pl(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return V;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return V;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var hl = Dc("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: ml,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), gl = Oc("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function _l(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var vl = Oc("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (_l(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), yl = Oc("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), bl = kc("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: _l,
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
}), xl = kc("tag:yaml.org,2002:set", {
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
function Sl() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Cl() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function wl(e) {
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
var Tl = class e {
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
		let t = wl(e), n = [], r = Sl(), i = Cl();
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
}, El = new Tl([
	Ac,
	gl,
	bl
]);
[...El.tags];
var Dl = new Tl([
	...El.tags,
	Mc,
	Lc,
	Gc,
	el
]);
new Tl([
	...El.tags,
	Pc,
	Bc,
	Yc,
	al,
	hl,
	ol,
	ul,
	vl,
	yl,
	xl
]).withTags({
	...Yc,
	resolve: (e, t, n) => {
		let r = Yc.resolve(e, t, n);
		return r === V ? Gc.resolve(e, t, n) : r;
	}
}, {
	...al,
	resolve: (e, t, n) => {
		let r = al.resolve(e, t, n);
		return r === V ? el.resolve(e, t, n) : r;
	}
});
var Ol = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function kl(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Al(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function jl(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Ol,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = kl(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Al((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = kl(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Al((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = kl(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Al((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Ml(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Nl = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Ml(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Ml(this, e)}`;
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
		throw s.snippet = jl(s), new e(r, s);
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
}, Pl = {
	BLOCK: 1,
	FLOW: 2
}, Fl = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Il = -1;
function Ll(e) {
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
var Rl = Array(256), zl = Array(256);
for (let e = 0; e < 256; e++) Rl[e] = +!!Ll(e), zl[e] = Ll(e);
function Bl(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Vl(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Hl(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Ul(e, t, n) {
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
function Wl(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Gl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Ul(e, i, n);
			r += Wl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Kl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Ul(e, i, n);
			r += Wl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function ql(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Ul(e, i, n).position;
			else if (t < 256 && Rl[t]) r += zl[t], i++;
			else {
				let n = Hl(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Vl(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Bl(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Ul(e, i, n);
			r += Wl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Jl(e, t, n, r, i, a) {
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
	return i === Fl.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Fl.STRIP && u && (l += "\n"), l;
}
function Yl(e, t) {
	if (t.valueStart === Il) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case U.SINGLE_QUOTED: return Kl(e, n, r);
		case U.DOUBLE_QUOTED: return ql(e, n, r);
		case U.LITERAL_BLOCK: return Jl(e, n, r, t.indent, t.chomping, !1);
		case U.FOLDED_BLOCK: return Jl(e, n, r, t.indent, t.chomping, !0);
		default: return Gl(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Xl = {
	filename: "",
	schema: Dl,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, W = -1, Zl = Object.prototype.hasOwnProperty, Ql = 1, $l = 2, eu = 3, tu = 4, nu = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, ru = /[,\[\]{}]/, iu = /^(?:!|!!|![0-9A-Za-z-]+!)$/, au = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, ou = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, su = RegExp(`^(?:${au})*$`), cu = RegExp(`^(?:${ou})+$`), lu = RegExp(`^(?:!(?:${au})*|${ou}(?:${au})*)$`), uu = {
	filename: "",
	maxDepth: 100
};
function du(e, t, n) {
	e.events.push({
		type: H.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function fu(e, t, n, r, i, a, o) {
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
function pu(e, t, n, r, i, a, o) {
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
function mu(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: H.MAPPING,
		start: t.position,
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W,
		style: Pl.FLOW
	});
}
function hu(e, t, n, r, i, a, o, s, c = Fl.CLIP, l = -1, u = !1) {
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
function gu(e, t, n) {
	e.events.push({
		type: H.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function _u(e) {
	e.events.push({ type: H.POP });
}
function G(e) {
	hu(e, W, W, W, W, W, W, U.PLAIN);
}
function vu() {
	return {
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W
	};
}
function yu(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function bu(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function K(e, t) {
	Nl.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function q(e) {
	return e === 10 || e === 13;
}
function xu(e) {
	return e === 9 || e === 32;
}
function Su(e) {
	return xu(e) || q(e);
}
function Cu(e) {
	return e === 0 || Su(e);
}
function wu(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Tu(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Eu(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Du(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Ou(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function ku(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function J(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Su(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; xu(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!q(r) && r !== 0);
		if (!q(r)) break;
		for (ku(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Au(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Su(n);
	}
	return !1;
}
function ju(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Mu(e) {
	if (e.position !== e.lineStart) return !1;
	if (Au(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = yu(e);
	ju(e), J(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Au(e));
	return bu(e, t), r;
}
function Nu(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !q(t);) t = e.input.charCodeAt(++e.position);
}
function Pu(e, t, n) {
	let r = nu.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, K(e, "the stream contains non-printable characters"));
}
function Fu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== W && K(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && K(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Su(s) && !(n && wu(s));) s === 33 && (a ? K(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), iu.test(o) || K(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), ru.test(l) && K(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? su.test(l) : cu.test(l)) && K(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Zl.call(e.tagHandlers, o) && K(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Iu(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== W && K(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Su(e.input.charCodeAt(e.position)) && !wu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Lu(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== W || t.tagStart !== W) && K(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Su(e.input.charCodeAt(e.position)) && !wu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an alias node must contain at least one character"), gu(e, n, e.position), !0;
}
function Ru(e, t) {
	J(e, !1), e.lineIndent < t && K(e, "deficient indentation");
}
function zu(e, t, n) {
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
			return e.position++, hu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.SINGLE_QUOTED, Fl.CLIP, -1, i), !0;
		}
		q(a) ? (i = !1, Ru(e, t)) : e.position === e.lineStart && Au(e) ? K(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a single quoted scalar");
}
function Bu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, hu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.DOUBLE_QUOTED, Fl.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (q(n)) Ru(e, t);
			else if (Ou(n)) e.position++;
			else {
				let t = Du(n);
				for (t === 0 && K(e, "unknown escape sequence"); t-- > 0;) e.position++, Eu(e.input.charCodeAt(e.position)) < 0 && K(e, "expected hexadecimal character");
				e.position++;
			}
		} else q(a) ? (i = !1, Ru(e, t)) : e.position === e.lineStart && Au(e) ? K(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a double quoted scalar");
}
function Vu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Fl.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? U.LITERAL_BLOCK : U.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Tu(n);
		if (n === 43 || n === 45) i !== Fl.CLIP && K(e, "repeat of a chomping mode identifier"), i = n === 43 ? Fl.KEEP : Fl.STRIP, e.position++;
		else if (r >= 0) r === 0 && K(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && K(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; xu(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Nu(e), q(e.input.charCodeAt(e.position)) ? ku(e) : e.input.charCodeAt(e.position) !== 0 && K(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Mu(e)) break;
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
		Nu(e), f = e.position, q(e.input.charCodeAt(e.position)) && (ku(e), f = e.position);
	}
	return Pu(e, d, f), hu(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Hu(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Ql;
	if (n === 0 || Su(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || wu(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Cu(t) || r && wu(t)) return !1;
	}
	return !0;
}
function Uu(e, t, n, r) {
	if (!Hu(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Ql, c = !1;
	for (; o !== 0 && !Mu(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Cu(t) || s && wu(t)) break;
		} else if (o === 35) {
			if (Su(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && wu(o)) break;
		else if (q(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (J(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		xu(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Pu(e, i, a), hu(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, U.PLAIN, Fl.CLIP, -1, !c), !0);
}
function Wu(e, t) {
	let n = e.line;
	J(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && K(e, "deficient indentation");
}
function Gu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? pu(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Pl.FLOW) : fu(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Pl.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Wu(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, _u(e), !0;
		o ? n === 44 && K(e, "expected the node content, but found ','") : K(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Su(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Wu(e, t));
		let c = e.line, l = yu(e), u = Ju(e, t, Ql, !1, !0);
		Wu(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Wu(e, t), i || mu(e, l), u || G(e), Ju(e, t, Ql, !1, !0) || G(e), Wu(e, t), i || _u(e)) : i && r ? (u || G(e), G(e)) : i ? G(e) : r && (mu(e, l), u || G(e), G(e), _u(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	K(e, "unexpected end of the stream within a flow collection");
}
function Ku(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Cu(e.input.charCodeAt(e.position + 1))) return !1;
	for (fu(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Pl.BLOCK); e.input.charCodeAt(e.position) === 45 && Cu(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = J(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Cu(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? G(e) : Ju(e, t, eu, !1, !0), J(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && K(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Cu(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry");
	}
	return _u(e), !0;
}
function qu(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Cu(l)) o ||= (pu(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Pl.BLOCK), !0), c === 63 ? (i && G(e), a = !0, i = !0) : (i || (G(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (G(e), !1);
			let t = yu(e);
			if (!Ju(e, n, $l, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); xu(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Cu(c) || K(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: H.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Pl.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) K(e, "expected ':' after a mapping key");
				else return r.anchorStart !== W || r.tagStart !== W ? (bu(e, t), !1) : !0;
			} else if (a) K(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== W || r.tagStart !== W ? (bu(e, t), !1) : !0;
		}
		if (Ju(e, t, tu, !0, s) && (s = !1), i || (s &&= (G(e), !1)), J(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) K(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && G(e), o && _u(e), !0) : !1;
}
function Ju(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && K(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = vu(), d = n === tu || n === eu, f = d, p = d;
	if (r && J(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = yu(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== W || u.anchorStart !== W) && (r === 33 || r === 38)) {
			let n = yu(e), r = t + 1;
			if (qu(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === H.MAPPING) return e.depth--, !0;
			bu(e, n);
		}
		if (s && (r === 33 && u.tagStart !== W || r === 38 && u.anchorStart !== W) || !Fu(e, u, n === Ql) && !Iu(e, u)) break;
		l === null && (l = i), J(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === tu) {
		let r = n === Ql || n === $l ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Ku(e, i, u) || qu(e, i, r, u)) || Gu(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = yu(e), n = l.position - l.lineStart;
					bu(e, l), qu(e, n, r, vu()) && e.events[t.eventsLength]?.type === H.MAPPING ? c = !0 : bu(e, t);
				}
				!c && (d && Vu(e, r, u) || zu(e, r, u) || Bu(e, r, u) || Lu(e, u) || Uu(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Ku(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== W || u.tagStart !== W || d) && (hu(e, W, W, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, U.PLAIN), c = !0), e.depth--, c || u.anchorStart !== W || u.tagStart !== W;
}
function Yu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Su(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && K(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !q(e.input.charCodeAt(e.position));) {
		for (; xu(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || q(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Su(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (q(e.input.charCodeAt(e.position)) && ku(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && K(e, "duplication of %YAML directive"), r.length !== 1 && K(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && K(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && K(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && K(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		iu.test(t) || K(e, "ill-formed tag handle (first argument) of the TAG directive"), Zl.call(e.tagHandlers, t) && K(e, `there is a previously declared suffix for "${t}" tag handle`), lu.test(n) || K(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Xu(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (J(e, !0); Yu(e);) t = !0, J(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Cu(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, J(e, !0), i = e.line > t;
	} else t && K(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Au(e)) {
		e.position += 3, J(e, !0);
		return;
	}
	if (du(e, n, !1), Ju(e, e.lineIndent - 1, tu, !1, i, i) || G(e), J(e, !0), e.position === e.lineStart && Au(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, J(e, !0), e.line === t && e.position < e.length && K(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === H.DOCUMENT && (o.explicitEnd = r), _u(e), !r && e.position < e.length && !Mu(e) && K(e, "end of the stream or a document separator is expected");
}
function Zu(e, t) {
	let n = e.length, r = {
		...uu,
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
	for (i !== -1 && Nl.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (ju(r), J(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Xu(r), r.position === e && K(r, "can not read a document");
	}
	return r.events;
}
({
	...uu,
	...Xl
});
function Qu(e, t) {
	return !!(e & 1 << t);
}
var $u = {
	applyQuoteFlowKeysOption: td,
	doubleQuoteForInvisibles: nd,
	doubleQuoteWhitespaceOnly: rd,
	applyForceQuotesOption: id,
	tryLongOrMultilineAsBlock: ad,
	quoteInvalidPlain: od,
	fallbackToDoubleQuoted: sd
};
function ed(e) {
	return e.presenterOptions.quoteStyle === "single" && Qu(e.allowedStylesMask, U.SINGLE_QUOTED) ? U.SINGLE_QUOTED : U.DOUBLE_QUOTED;
}
function td(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === U.PLAIN && (e.style = U.DOUBLE_QUOTED);
}
function nd(e) {
	e.style === U.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function rd(e) {
	e.style === U.PLAIN && /^\s+$/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function id(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== U.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? U.DOUBLE_QUOTED : ed(e)));
}
function ad(e) {
	if (e.style !== U.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Qu(e.allowedStylesMask, U.LITERAL_BLOCK)) {
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
function od(e) {
	e.style === U.PLAIN && !Qu(e.allowedStylesMask, U.PLAIN) && (e.style = ed(e));
}
function sd(e) {
	Qu(e.allowedStylesMask, e.style) || (e.style = U.DOUBLE_QUOTED);
}
var cd = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", ld = "[\\n\\r]", ud = "\\uFEFF", dd = "[ \\t]", fd = `(?:(?!(?:${ld}|${ud}))${cd})`, pd = `(?:(?!${dd})${fd})`, md = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", hd = "[-?:,\\[\\]{}#&*!|>'\"%@`]", gd = "[,\\[\\]{}]", _d = pd, vd = `(?:(?!${gd})${pd})`, yd = `(?:(?:(?!${hd})${pd})|[?:-](?=${_d}))`, bd = `(?:(?:(?!${hd})${pd})|[?:-](?=${vd}))`, xd = `(?:(?:(?![:#])${_d})|:(?=${_d}))#*`, Sd = `(?:(?:(?![:#])${vd})|:(?=${vd}))#*`, Cd = `(?:${dd}*${xd})*`, wd = `(?:${dd}*${Sd})*`, Td = `${yd}#*${Cd}`, Ed = `${bd}#*${wd}`, Dd = Td, Od = Ed, kd = `\\n+${xd}${Cd}`, Ad = `\\n+${Sd}${wd}`, jd = `${Td}(?:${kd})*`, Md = `${Ed}(?:${Ad})*`;
RegExp(`^(?:${jd})$`, "u"), RegExp(`^(?:${Md})$`, "u"), RegExp(`^(?:${Dd})$`, "u"), RegExp(`^(?:${Od})$`, "u"), RegExp(`^(?:${md})*$`, "u"), RegExp(`^(?:${md}|\\n)*$`, "u"), RegExp(`^(?:${fd}|\\n)*$`, "u"), Object.keys($u).map((e) => Reflect.get($u, e)), H.DOCUMENT, H.SEQUENCE, H.MAPPING, H.SCALAR, H.ALIAS, H.POP, U.PLAIN, U.SINGLE_QUOTED, U.DOUBLE_QUOTED, U.LITERAL_BLOCK, U.FOLDED_BLOCK, Pl.BLOCK, Pl.FLOW, Fl.CLIP, Fl.STRIP, Fl.KEEP;
// src/yaml/events.ts
var Nd = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Pd = "A manifest is one document: split it into files instead of writing ---.", Fd = 2 ** 15, Id = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Ld = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Rd = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* zd(e, t, n = Fd) {
	let r = t ? e.length : 25e5, i = e.length > n ? Ud(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Nd("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new Nd("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Bd(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function Bd(e, t, n, r) {
	let i = Vd(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== H.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== H.SEQUENCE || s.style !== Pl.BLOCK) || !c.every(({ type: e }) => e === H.POP) || i.some(({ type: e }) => e === H.DOCUMENT)) throw new Nd(Pd, t, t);
	r && !a && i.push({ type: H.POP });
	for (let e of a ? [] : i) qd(e, t);
	return i;
}
function Vd(e, t, n) {
	let r = e.slice(t, n).replace(Id, "");
	try {
		return Hd(r, t);
	} catch (e) {
		if (!(e instanceof Nd) || e.message !== "deficient indentation") throw e;
		let n = Hd(r.replace(Ld, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === H.SCALAR && (e.fast = !1);
		return n;
	}
}
function Hd(e, t) {
	try {
		return Zu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Nl ? new Nd(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Ud(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	Rd.lastIndex = t.at(-1) ?? e.length;
	let [, n] = Rd.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: Rd.lastIndex
	};
}
const Wd = 2 ** 20, Gd = 2 ** 18;
function Kd(e) {
	if (e.length <= Wd) return;
	let t = e.slice(0, Gd), n = t.lastIndexOf(Ud(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function qd(e, t) {
	e.type !== H.POP && e.type !== H.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== H.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === H.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Jd = process.getBuiltinModule("node:module").createRequire(import.meta.url), Yd = (...e) => Jd("./late-yaml.js").parseDocument(...e), Xd = (...e) => Jd("./late-yaml.js").visit(...e), Zd = 2 ** 15, Qd = 2 ** 18;
function $d(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [O("yaml", a, { place: Pt(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + Zd ? [Zd, Qd] : [Qd]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = ef(t, n, i, s), u = Ye(t.path, Pt(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [tf(e, t, n)];
}
function ef(e, t, n, r) {
	let i = t.slice(n, r), a = Yd(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new Kn(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = Pt(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = sf(i) ? n + cf(a, i.pos[0]) : void 0, p = sf(i) === "quote" ? "" : gf(t, f ?? o), m = f === void 0 ? u : Pt(e, f, f + 1);
		s.add(nf(p || lf(i), m));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function tf({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return nf((e >= r.trimEnd().length ? af : of.get(t)) ?? (gf(r, e) || i), Pt(n, e, e + 1));
}
function nf(e, t) {
	return O("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const rf = "Values are nested too deeply. Use fewer levels.", af = "The file ends in brackets or in quotes. Add the closing one.", of = new Map([["nesting exceeded maxDepth (500)", rf], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function sf({ message: e }) {
	return e.startsWith("Missing closing") ? "quote" : /^Flow .* end with a /.test(e) ? "bracket" : void 0;
}
function cf(e, t) {
	let n = t;
	return Xd(e, { Node: (e, { type: r = "", flow: i, range: a }) => {
		(i || r.startsWith("QUOTE")) && a && a[0] < t && t <= a[2] && (n = a[0]);
	} }), n;
}
function lf(e) {
	if (e.message.startsWith("Maximum call stack")) return rf;
	let t = sf(e);
	if (t === "bracket") return "The brackets that start here are not closed. Add the closing one.";
	if (t) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either this line or the next one is not indented like the others, a colon has no blank after it, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Pd;
		default: return `${e.message}.`;
	}
}
function uf(e, { at: t, text: n, first: r, depth: i }, a) {
	if (a.countMore(e.path)) return;
	let { line: o } = Pt(e, r(), t), s = `The field "${n}" is declared twice: here and in line ${o}. Keep one of them.${i === 1 ? " If both have lists, put all values into one list." : i === 3 ? df : ""}`;
	a.add(O("duplicate-member", s, { place: Pt(e, t, t + 1) }));
}
const df = " If another entry starts here, write \"- \" before its first field.", ff = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/, pf = /^[[{](?:(?:[^"']*?[[{,:])??\s*|[^"']*?\s)(\*(?=\s*:)|#[^\s,\]}]+)/, mf = /^\s*(?:- +)*(?:key_name|previously):/, hf = "This is a comment of JSON. A comment of YAML starts with #.";
function gf(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return hf;
	if (/^={7}\r?$/.test(i)) return Vt;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `${mf.test(i) ? "If the name has no blank after its colon, remove the blank. " : ""}A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [, o] = pf.exec(a) ?? [];
	if (o?.startsWith("#")) return `A # begins a comment, so the brackets are not closed. Put the whole text with ${o} in quotes.`;
	if (o !== void 0) return `The text ${o} means something else in YAML. Put it in quotes: "${o}".`;
	let [s] = ff.exec(a) ?? [];
	return s === void 0 ? "" : `A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function _f(e, t) {
	let n = new Kn();
	for (let { start: r, end: i } of At(e)) n.countMore(t.path) || n.add(O("yaml", Vt, { place: Pt(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function vf(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = En(t), a = {
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
		return c([O("yaml", e, { place: Pt(a, r, r + 1) })]);
	}
	let l = _f(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = bf(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && ce(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof Nd)) throw e;
		return c($d(e, a, t));
	}
}
const yf = 1e6;
function bf(e, t, r, i) {
	let a = zd(t, r, i), o = new Pf(), s = new Map(), c = new Kn(), l = 0, u = 0, d = 0, f = 0, p = 0, m = a.next().value, h = o.add();
	return {
		value: jf(m) ? g(m, Sf, h) : null,
		span: new Ff(o, h),
		problems: c.problems
	};
	function g(e, t, n) {
		let r = f;
		f += 1;
		let i = e.type === H.ALIAS ? void 0 : _(e), a = e.type === H.ALIAS ? v(e.anchorStart, e.anchorEnd) : e.type === H.SCALAR ? ne(e, t) : y(e, n ?? o.add());
		return n !== void 0 && !Mf(e) && o.set(n, l, u, !1), i && (i.value = a, i.size = f - r), a;
	}
	function _({ anchorStart: e, anchorEnd: n }) {
		if (e < 0) return;
		let r = {
			value: null,
			size: void 0
		};
		return s.set(t.slice(e, n), r), r;
	}
	function v(e, n) {
		l = e - 1, u = n;
		let r = t.slice(e, n), i = s.get(r);
		if (!i) return C(`The anchor "&${r}" is not defined before the alias "*${r}". Define it above this line, or write the value here.`);
		if (i.size === void 0) return C(`The alias "*${r}" is inside its own anchor "&${r}". Write the value here instead.`);
		let a = Math.max(1e4, t.length);
		return p > a ? null : (f += i.size, p += i.size, p > a ? C(`From here on, aliases repeat more than ${a} values. Write the values out.`) : i.value);
	}
	function y(e, n) {
		let { start: i, type: a } = e, s = f;
		u = i;
		let c = /[[{]/.test(t.charAt(i));
		c && (u += 1), d += 1;
		let l = a === H.SEQUENCE ? ee() : b(n);
		if (--d, u = S(c ? Df : t.charAt(u - 1) === "\n" ? Sf : Af), o.set(n, i, u, !0), e.tagStart >= 0) return ae(e);
		if (f > 25e5 && !r) throw new Nd("This file has more than 2,500,000 values up to here. Divide it into several files.", i);
		return r || d < 2 || f - s <= 15e4 ? l : (f = s, C("This has more than 150,000 values. Use fewer.", i, i + 1));
	}
	function ee() {
		let e = [];
		for (;;) {
			let t = a.next().value;
			if (!jf(t)) return [...e];
			if (d === 2 && e.length === 15e4 && !r) throw new Nd("This file has more than 150,000 entries. Divide it into several files.", Mf(t) ? t.start : u);
			e.push(g(t, Tf, o.add()));
		}
	}
	function b(t) {
		let n = {};
		for (;;) {
			let r = a.next().value;
			if (!jf(r)) return n;
			let i = x(r), s = o.add(i), l = a.next().value, u = jf(l) ? g(l, Ef, s) : null;
			if (!i) continue;
			let { text: f, start: p, end: m } = i;
			f === "__proto__" ? C("\"__proto__\" cannot be the name of a field. Choose another name.", p, m) : (Object.hasOwn(n, f) && uf(e, {
				at: p,
				text: f,
				first: () => {
					let e = [...o.members(t)].find(([e]) => e === f);
					return o.number(e?.[1] ?? s, Nf);
				},
				depth: d
			}, c), n[f] = u);
		}
	}
	function x(e) {
		let n = g(e, wf), [r, i] = [Mf(e) ? e.start : l, u];
		if (typeof n == "object" && n) {
			C(gf(t, r) || "The name of a field must be a plain word or text.", r, i);
			return;
		}
		let a = typeof n == "string" ? n : t.slice(r, i);
		return /^\/[/*]/.test(t.slice(r, r + 2)) && C(hf, r, i), {
			text: a,
			start: r,
			end: i
		};
	}
	function ne(e, i) {
		let { style: a, valueStart: o, valueEnd: s, tagStart: c } = e;
		if (c >= 0 && !xf.has(ie(e))) return ae(e);
		let f = Math.max(e.anchorEnd, e.tagEnd);
		if (f >= 0 && (u = f), o < 0) {
			let e = S(f < 0 ? i : Cf);
			return (i !== Ef || e > u || f >= 0) && (l = e), u = e, null;
		}
		let p = Yl(t, e);
		if (a === U.LITERAL_BLOCK || a === U.FOLDED_BLOCK) {
			l = S(Of);
			let e = t.slice(o, s);
			u = o + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = a === U.PLAIN ? 0 : 1;
			l = o - e, u = s + e;
		}
		if (!r && te(p)) return C(n("This text"));
		if (a !== U.PLAIN || c >= 0) return p;
		let { value: m } = Dl.resolveImplicitScalarTag(p);
		return Number.isInteger(m) && !Number.isSafeInteger(m) ? C("This number has too many digits. Put it in quotes to keep it as text.") : (d > 2 && t[u] === " " && typeof m == "string" && re(), m);
	}
	function re() {
		let n = S(kf);
		if (n === u) return;
		let r = t.slice(u, n).trim(), i = `YAML reads ${r} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, a = Pt(e, n - r.length, n);
		c.add(O("yaml-comment", i, {
			place: a,
			severity: "warning",
			quotes: [r]
		}));
	}
	function S(e) {
		return e.lastIndex = u, e.test(t) ? e.lastIndex : u;
	}
	function ie({ tagStart: e, tagEnd: n }) {
		return t.slice(e, n);
	}
	function ae(e) {
		return C(`The tag ${ie(e)} is not supported. Remove it. If it is part of a text, put the text in quotes.`, e.tagStart, e.tagEnd);
	}
	function C(t, n = l, r = u) {
		return c.countMore(e.path) || c.add(O("yaml", t, { place: Pt(e, n, r) })), null;
	}
}
const xf = new Set(["!!str", "!"]), Sf = /(?:)/y, Cf = /[ \t]*/y, wf = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Tf = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Ef = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Df = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Of = /(?:[\s:?-]|#[^\n]*\n)*/y, kf = /[ \t]+#[^\s#!=*-].*/y, Af = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function jf(e) {
	return e !== void 0 && e.type !== H.POP && e.type !== H.DOCUMENT;
}
function Mf(e) {
	return e.type === H.SEQUENCE || e.type === H.MAPPING;
}
const Nf = 2;
var Pf = class {
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
	*members(e) {
		let t = this.number(e, 4) || this.names.length, n = 0;
		for (let r = e + 1; r < t; r = this.number(r, 4) || r + 1) yield [this.number(r, 2) >= 0 ? this.names[r] ?? "" : String(n), r], n += 1;
	}
	member(e, t) {
		let n = this.byName.get(e);
		return n || (n = new Map(this.members(e)), n.size > 50 && this.byName.set(e, n)), n.get(t);
	}
}, Ff = class e {
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
const If = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function Lf(e, t) {
	let n = new Map(), r = new Kn(), { value: i, span: a, file: s } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!o(i)) return {
		members: n,
		problems: Gf(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, c] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: c,
			span: i
		});
		else if (!r.countMore(s.path)) {
			let n = e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "", i = o(c) && t.includes("keys") ? If : "", l = /^(keys|webhooks)$/.test(e) ? ` It belongs in another file, such as ${e}.yaml.` : "", u = t.includes("on_create") && /^(default|platform|tag|filename)/.test(e) ? " Values for all new keys of the file are under on_create: write on_create: { platforms: [web] }." : "", d = `Unknown field "${e}" in this manifest.${ip(e) || n || l || u || kn(e, t) || ` The fields are ${t.join(" and ")}.${i}`}`;
			r.add(O("unknown-member", d, { place: _n(s, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Rf({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: A(e, t) });
}
function zf(e, t, n) {
	if (!Array.isArray(t.value)) {
		let [r] = Object.values(o(t.value) ? t.value : {});
		return {
			entries: [],
			problems: Gf(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${r !== void 0 && n.thing === "a key" ? If : ""}`, t.span)
		};
	}
	let r = [], i = new Kn(), a = t.span.members?.[Symbol.iterator](), s = Uf(n);
	for (let c of t.value) {
		let [, l = t.span] = a?.next().value ?? [];
		if (!o(c) && i.countMore(e.file.path)) continue;
		let u = Vf(i, e, {
			value: c,
			span: l
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [Ye(e.file.path, A(e.file, l).endLine), ...i.problems]
		};
		u.values !== void 0 && r.push({
			values: u.values,
			span: u.span
		});
	}
	return {
		entries: r,
		problems: i.problems
	};
}
function Bf(e, t, n) {
	let r = new Kn();
	return {
		...Vf(r, e, t, n, Uf(n)),
		problems: r.problems
	};
}
function Vf(e, t, n, r, i) {
	let { value: a, span: o } = Kf(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new pr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Wf(t, A(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, Jn + 1);
	Jf(p.map((e) => fr(e, {}, $n())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, Xf(t));
	return { span: o };
}
const Hf = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function Uf({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Hf).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Wf({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Gf(e, t, n, r) {
	let i = A(e.file, r);
	return Wf(e, i) ? [] : [O(t, n, { place: i })];
}
function Kf(e, t) {
	if (!o(e.value)) return e;
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
		let c = new Map(r.members).set(e, Nn(a, { members: new Map(s) }));
		r = Nn(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function qf(e, t) {
	let n = new Kn();
	return Jf(e, t, n), n.problems;
}
function Jf(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Qf(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) Yf({
		...i,
		keys: [e]
	}, t, n);
	else Yf(i, t, n);
}
function Yf(e, t, n) {
	if (!n.countMore(t.file.path, Xf(e))) for (let r of $f(e, t)) n.add(Zf(r, e, t));
}
function Xf(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? ep(e.errors) : void 0)?.reduce((e, t) => e + Xf(t), 0) ?? 1;
}
function Zf(e, { path: t }, n) {
	let r = np(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(A(n.file, n.span, t)), String(r)]
	};
}
function Qf(e, t, n) {
	return t.some((t) => {
		let r = t.path.length > 1 && e.path.slice(0, -1).join(".") === t.path.join(".");
		return np(n.value, e.path) === void 0 && (r || t.keys.some((t) => rp(t, [String(e.path.at(-1))]))) || e.code === "custom" && e.path.join(".") === t.path.join(".");
	});
}
function $f(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => ap(e, n, t));
	if (e.code === "invalid_key") return [ap(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left, under ${[...t.members.keys()][0]}.`;
		return [O("unknown-member", e, { place: _n(t.file, t.span, n) })];
	}
	let a = np(t.value, n), o = A(t.file, t.span, n), s = (e, t) => [O(e, t, { place: o })], c = () => s("wrong-type", lp(a, n, t, o)), l = dp(n, t), u = fp(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", op(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = ep(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? qf(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String), n = t.includes("web") ? " Texts of mails and servers have the platform other." : "";
			return s("wrong-value", `"${a}" is not allowed here. Allowed values: ${t.join(", ")}.${kn(String(a), t) || n}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", lp(a, n, t, o)) : s("wrong-value", cp(n, t));
	}
}
function ep(e) {
	let t = [...e].sort((e, t) => tp(t) - tp(e)).find((e) => tp(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function tp(e) {
	return h(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function np(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function rp(e, t) {
	return t.find((t) => t === `${e}s`) ?? t.find((t) => t.split("_").includes(e)) ?? Nt(e, t);
}
function ip(e) {
	return /^[^\S ]/.test(e) ? " The line is indented with no-break spaces, which are part of the name in YAML. Replace them by normal spaces." : "";
}
function ap(e, t, n) {
	let r = _n(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(e) ? "en" : e, o = i.find((e) => n.members.get(e)?.expects.includes(` ${a}:`)) ?? "", s = o !== e && t.length === 0 && n.span.members?.get(o) ? ` If it belongs to the field ${o}, indent it, so that it is below that.` : "", c = ip(e) || s || fp([o, e], n) || kn(rp(e, i) ?? e, i), l = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || c || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		l = `Unknown field "${e}" in ${up(t, n)}.${fp([...t, e], n)}${r.includes(e) ? "" : kn(e, r)}`;
	} else e === "on_create" ? l = `Unknown field "on_create" in ${n.thing}. It is at the top of the file. Here, write its fields themselves.` : e === "<<" && (l = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return O("unknown-member", l, { place: r });
}
function op(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${dp(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${dp(e, t)} has no value.${fp(e, t)}`;
	if (n?.empty !== void 0) return `${dp(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? sp(e.slice(0, -1), t) : "", a = (e.length > 1 ? t.textAt(A(t.file, t.span, e.slice(0, -1))) : "").split(/[,{}]/).some((t) => t.trim() === e.at(-1)) ? " In braces, a comma starts the next field: put a text with a comma in quotes." : "";
	return `${dp(e, t)} has no value.${i || a || ` Remove it, or give it a value.${r}${fp(e, t)}`}`;
}
function sp(e, t) {
	let n = t.textAt(A(t.file, t.span, e));
	return /^(\{[^{}:,]+\}|\[[^[\],]+\])$/.test(n) ? ` If ${n} is the text, put it in quotes: "${n}".` : "";
}
function cp(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${dp(e, t)} is empty.${fp(e, t)}${n}`;
}
function lp(e, t, n, r) {
	if (t.length === 0) return `This is ${pp(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${dp(t, n)} is ${pp(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && !/^(all|\*)$/.test(e) && t.length === 1 && /^(all, or )?a list of (?!text sources)/.test(i), s = Array.isArray(e) && t.length === 1 ? `${String(t[0])}s` : "", c = n.members.has(s) ? ` For several, use ${s}.` : "", l = o ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : c, u = a ? sp(t, n) : "";
	return `${dp(t, n)} is ${pp(e)}.${u}${fp(t, n)}${l}`;
}
function up(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${up(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function dp(e, t) {
	let n = up(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function fp(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${up([n], t)} must be ${r.expects}.` : "";
}
function pp(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function mp(e, t) {
	return hp(e, t) === "off" ? void 0 : e.removalBy(t);
}
function hp({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function gp(e, t, n) {
	let r = hp(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function _p({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function vp(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function yp(e, t, n) {
	let r = bp(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* bp(e, t, n, r = new Map()) {
	let i = [], a = {}, o = new Map(), s = new Set();
	for (let l of e) {
		let e = t[l.plural] ?? [];
		if (e.length === 0) continue;
		let u = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = v([
				l.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), c = s?.text === i ? s.read : Cp(l, t, n);
			r.set(o, {
				text: i,
				read: c
			}), u.push(c), yield;
		}
		let d = u.flatMap((e) => e.problems.some(Tp) ? [] : e.entries), f = l.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, p = f.entries;
		a[l.plural] = p;
		for (let e of u) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let m = new Kn();
		for (let e of p) {
			for (let t of l.checkEntry(e)) m.add(t);
			for (let t of xp(l, e)) m.add(t);
		}
		c(i, u.flatMap((e) => e.problems), f.problems, l.checkTogether(p), m.problems);
	}
	let l = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: a,
			variables: o,
			bases: [...s],
			isIncomplete: i.some(({ severity: e, scope: t }) => e === "error" && t === "change")
		},
		problems: ve(Ep(i, l))
	};
}
function xp(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [Y(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Sp({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = vf(r, i, a), { file: s } = o, { members: l, problems: u } = Lf(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = l.get("on_create"), p = f && n && Bf(o, f, n);
	p && c(d, p.problems);
	let m = new Map(), h = l.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Rf(o, e)]
	};
	let g = zf(o, h, t);
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
function Cp(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Kd(n);
	if (a !== void 0) {
		let { problems: n } = yp([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Tp)) {
			let e = n.some(({ place: e }) => !e) ? [] : [Ye(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function wp(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Cp(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Tp({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Ep(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function Y({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Dp(e(t)), d = s ? _n(n, r, o) : A(n, r, o);
	return {
		...O(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Dp(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Op({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const kp = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Ap(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !jp(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = kp.has(r) ? void 0 : Ap(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function jp(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) kp.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Mp = "Run again. If that does not help, the service has changed or has a fault.";
function Np(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = u(n, ({ id: e }) => e === void 0 ? [] : [e]), s = u(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: Y(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Mp}`, { path: [c] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = a(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = hp(e, r) !== "off", n = h.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Mp}`, s = t ? "error" : "warning";
		g.push(O("unusable-response", o, {
			scope: "change",
			severity: s
		}));
	}
	return {
		...m,
		refused: [...m.refused, ...f],
		remarks: g
	};
}
// src/model/digest.ts
function Pp(e, t) {
	return Fp(v([e, t])).slice(0, 16);
}
function Fp(e) {
	return Kr("sha256").update(e).digest("hex");
}
function Ip(e) {
	let t = e.projects.map((e) => e.hide_texts ? Lp(e) : e), n = e.hide_texts ? Bp(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Lp(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(Gp), ...o.flatMap(Kp)], c = Wp(s), l = Rp(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => Hp({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => zp(e, l)) }
	};
}
function Rp(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function zp({ change: e, outcome: t }, n) {
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
function Bp(e) {
	return e.map((e) => Hp(e, []));
}
const Vp = ["yaml", "text-file"];
function Hp(e, t) {
	let { quotes: n = [], code: r } = e, i = Vp.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: Up(a, t)
	};
}
function Up(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Wp(e) {
	let t = new De();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Up(t.clean(n), e);
}
function Gp(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Kp(e)) : e.fields.filter(({ field: t }) => ao(io(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(Kp));
}
function Kp(e) {
	return I(e).filter((e) => e !== "");
}
function qp(e) {
	let t = Ip(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Yp(t.problems) : t.problems,
		projects: t.projects.map(Jp),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(Jp)
		} }
	};
}
function Jp(e) {
	return e.hide_texts ? Yp(e) : e;
}
function Yp(e) {
	return Xp(e, "");
}
function Xp(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && ao(io(String(n), String(e.field)));
	return Qp(e, (e, t) => t === "quotes" ? [] : kp.has(t) ? r ? Zp(e) : e : Xp(e, n));
}
function Zp(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? Qp(e, Zp) : e;
}
function Qp(e, t) {
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
const $p = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function em(e, t) {
	let n = e.projects.map((e) => nm(e, t));
	return {
		...im(e, t),
		declared: e.declared,
		projects: n
	};
}
function tm(e, t) {
	return im(e, (e) => t(e));
}
function nm(e, t) {
	let n = im(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: Fp(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function rm(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Fp(t);
}
function im(e, t) {
	return om(e, t, !1);
}
const am = new WeakMap();
function om(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = am.get(t) ?? new WeakSet();
	if (am.set(t, r), !n && r.has(e)) return e;
	let i = Qp(e, (e, r) => n || !$p.test(r) ? om(e, t, n || kp.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function sm(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * at.indexOf(e) + Number(t !== void 0 && he({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function cm(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of d(t === !0 ? [] : e, (e) => lm(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(he) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, um(dm(e), [e, ...t]));
		}
	}
	return sm(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : dm(e, n)));
}
function lm(e, t) {
	return he(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Op(e),
		e.place.file
	]);
}
function um(e, t) {
	if (t.some(he)) {
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
function dm({ severity: e, code: t, message: n, place: r, ways: i }, a = ot) {
	return {
		...Bs("!", t, r),
		severity: e,
		state: e,
		lines: fm(i),
		words: w(n, a - t.length - 3),
		code: {
			name: t,
			address: yo(t)
		}
	};
}
function fm(e = []) {
	return e.map(({ does: e, command: t }) => Vs(" ", `${e}: `, D(t)));
}
function pm(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...d(r, ({ outcome: e }) => `${hm(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => mm(e, w(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => w(e.change.label, 100));
		return [mm(r, `${(t ? a : a.map(Ke)).join(", ")} and ${R(e.length - 3)} more`, e.length, n)];
	});
}
function mm(e, t, n, r = ot) {
	return {
		...Bs("!", t, hs(e)),
		count: n,
		severity: "error",
		state: hm(e.outcome),
		words: w(e.outcome.message, r)
	};
}
function hm(e) {
	return gs(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var gm = class {
	diff(e, t, n = {}) {
		let r;
		typeof n == "function" ? (r = n, n = {}) : "callback" in n && (r = n.callback);
		let i = this.castInput(e, n), a = this.castInput(t, n), o = this.removeEmpty(this.tokenize(i, n)), s = this.removeEmpty(this.tokenize(a, n));
		return this.diffWithOptionsObj(o, s, n, r);
	}
	diffWithOptionsObj(e, t, n, r) {
		let i = (e) => {
			if (e = this.postProcess(e, n), r) setTimeout(function() {
				r(e);
			}, 0);
			else return e;
		}, a = t.length, o = e.length, s = 1, c = a + o;
		n.maxEditLength != null && (c = Math.min(c, n.maxEditLength));
		let l = n.timeout ?? Infinity, u = Date.now() + l, d = [{
			oldPos: -1,
			lastComponent: void 0
		}], f = this.extractCommon(d[0], t, e, 0, n);
		if (d[0].oldPos + 1 >= o && f + 1 >= a) return i(this.buildValues(d[0].lastComponent, t, e));
		let p = -Infinity, m = Infinity, h = () => {
			for (let r = Math.max(p, -s); r <= Math.min(m, s); r += 2) {
				let s, c = d[r - 1], l = d[r + 1];
				c && (d[r - 1] = void 0);
				let u = !1;
				if (l) {
					let e = l.oldPos - r;
					u = l && 0 <= e && e < a;
				}
				let h = c && c.oldPos + 1 < o;
				if (!u && !h) d[r] = void 0;
				else {
					if (s = !h || u && c.oldPos < l.oldPos ? this.addToPath(l, !0, !1, 0, n) : this.addToPath(c, !1, !0, 1, n), f = this.extractCommon(s, t, e, r, n), s.oldPos + 1 >= o && f + 1 >= a) return i(this.buildValues(s.lastComponent, t, e)) || !0;
					d[r] = s, s.oldPos + 1 >= o && (m = Math.min(m, r - 1)), f + 1 >= a && (p = Math.max(p, r + 1));
				}
			}
			s++;
		};
		if (r) (function e() {
			setTimeout(function() {
				if (s > c || Date.now() > u) return r(void 0);
				h() || e();
			}, 0);
		})();
		else for (; s <= c && Date.now() <= u;) {
			let e = h();
			if (e) return e;
		}
	}
	addToPath(e, t, n, r, i) {
		let a = e.lastComponent;
		return a && !i.oneChangePerToken && a.added === t && a.removed === n ? {
			oldPos: e.oldPos + r,
			lastComponent: {
				count: a.count + 1,
				added: t,
				removed: n,
				previousComponent: a.previousComponent
			}
		} : {
			oldPos: e.oldPos + r,
			lastComponent: {
				count: 1,
				added: t,
				removed: n,
				previousComponent: a
			}
		};
	}
	extractCommon(e, t, n, r, i) {
		let a = t.length, o = n.length, s = e.oldPos, c = s - r, l = 0;
		for (; c + 1 < a && s + 1 < o && this.equals(n[s + 1], t[c + 1], i);) c++, s++, l++, i.oneChangePerToken && (e.lastComponent = {
			count: 1,
			previousComponent: e.lastComponent,
			added: !1,
			removed: !1
		});
		return l && !i.oneChangePerToken && (e.lastComponent = {
			count: l,
			previousComponent: e.lastComponent,
			added: !1,
			removed: !1
		}), e.oldPos = s, c;
	}
	equals(e, t, n) {
		return n.comparator ? n.comparator(e, t) : e === t || !!n.ignoreCase && e.toLowerCase() === t.toLowerCase();
	}
	removeEmpty(e) {
		let t = [];
		for (let n = 0; n < e.length; n++) e[n] && t.push(e[n]);
		return t;
	}
	castInput(e, t) {
		return e;
	}
	tokenize(e, t) {
		return Array.from(e);
	}
	join(e) {
		return e.join("");
	}
	postProcess(e, t) {
		return e;
	}
	get useLongestToken() {
		return !1;
	}
	buildValues(e, t, n) {
		let r = [], i;
		for (; e;) r.push(e), i = e.previousComponent, delete e.previousComponent, e = i;
		r.reverse();
		let a = r.length, o = 0, s = 0, c = 0;
		for (; o < a; o++) {
			let e = r[o];
			if (e.removed) e.value = this.join(n.slice(c, c + e.count)), c += e.count;
			else {
				if (!e.added && this.useLongestToken) {
					let r = t.slice(s, s + e.count);
					r = r.map(function(e, t) {
						let r = n[c + t];
						return r.length > e.length ? r : e;
					}), e.value = this.join(r);
				} else e.value = this.join(t.slice(s, s + e.count));
				s += e.count, e.added || (c += e.count);
			}
		}
		return r;
	}
};
new class extends gm {}();
// node_modules/diff/libesm/util/string.js
function _m(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function vm(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function ym(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function bm(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function xm(e, t) {
	return ym(e, t, "");
}
function Sm(e, t) {
	return bm(e, t, "");
}
function Cm(e, t) {
	return t.slice(0, wm(e, t));
}
function wm(e, t) {
	let n = 0;
	e.length > t.length && (n = e.length - t.length);
	let r = t.length;
	e.length < t.length && (r = e.length);
	let i = Array(r), a = 0;
	i[0] = 0;
	for (let e = 1; e < r; e++) {
		for (t[e] == t[a] ? i[e] = i[a] : i[e] = a; a > 0 && t[e] != t[a];) a = i[a];
		t[e] == t[a] && a++;
	}
	a = 0;
	for (let r = n; r < e.length; r++) {
		for (; a > 0 && e[r] != t[a];) a = i[a];
		e[r] == t[a] && a++;
	}
	return a;
}
function Tm(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function Em(e, t) {
	if (t) return Om(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function Dm(e, t) {
	if (t) return Om(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function Om(e, t) {
	if (!t) return [Dm(e), Em(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = Tm(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const km = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", Am = RegExp(`[${km}]+|\\s+|[^${km}]`, "ug");
new class extends gm {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = Tm(e, r);
		} else n = e.match(Am) || [];
		let r = [], i = null;
		return n.forEach((e) => {
			/\s/.test(e) ? i == null ? r.push(e) : r.push(r.pop() + e) : i != null && /\s/.test(i) ? r[r.length - 1] == i ? r.push(r.pop() + e) : r.push(i + e) : r.push(e), i = e;
		}), r;
	}
	join(e) {
		return e.map((e, t) => t == 0 ? e : e.replace(/^\s+/, "")).join("");
	}
	postProcess(e, t) {
		if (!e || t.oneChangePerToken) return e;
		let n = null, r = null, i = null;
		return e.forEach((e) => {
			e.added ? r = e : e.removed ? i = e : ((r || i) && jm(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && jm(n, i, r, null, t.intlSegmenter), e;
	}
}();
function jm(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = Om(t.value, i), [s, c] = Om(n.value, i);
		if (e) {
			let r = _m(a, s);
			e.value = bm(e.value, s, r), t.value = xm(t.value, r), n.value = xm(n.value, r);
		}
		if (r) {
			let e = vm(o, c);
			r.value = ym(r.value, c, e), t.value = Sm(t.value, e), n.value = Sm(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = Dm(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = Dm(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = Dm(r.value, i), [a, o] = Om(t.value, i), s = _m(n, a);
		t.value = xm(t.value, s);
		let c = vm(xm(n, s), o);
		t.value = Sm(t.value, c), r.value = ym(r.value, n, c), e.value = bm(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = Dm(r.value, i), n = Cm(Em(t.value, i), e);
		t.value = Sm(t.value, n);
	} else if (e) {
		let n = Cm(Em(e.value, i), Dm(t.value, i));
		t.value = xm(t.value, n);
	}
}
new class extends gm {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${km}]+|[^\\S\\n\\r]+|[^${km}]`, "ug");
		return e.match(t) || [];
	}
}();
const Mm = new class extends gm {
	constructor() {
		super(...arguments), this.tokenize = Pm;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function Nm(e, t, n) {
	return Mm.diff(e, t, n);
}
function Pm(e, t) {
	t.stripTrailingCr && (e = e.replace(/\r\n/g, "\n"));
	let n = [], r = e.split(/(\n|\r\n)/);
	r[r.length - 1] || r.pop();
	for (let e = 0; e < r.length; e++) {
		let i = r[e];
		e % 2 && !t.newlineIsToken ? n[n.length - 1] += i : n.push(i);
	}
	return n;
}
// node_modules/diff/libesm/diff/sentence.js
function Fm(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends gm {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (Fm(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends gm {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends gm {
	constructor() {
		super(...arguments), this.tokenize = Pm;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(Im(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function Im(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = Im(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = Im(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const Lm = new class extends gm {
	tokenize(e) {
		return e.slice();
	}
	join(e) {
		return e;
	}
	removeEmpty(e) {
		return e;
	}
}();
function Rm(e, t, n) {
	return Lm.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function zm(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function Bm(e) {
	if (!zm(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Vm = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
}, Hm = {
	includeIndex: !1,
	includeUnderline: !1,
	includeFileHeaders: !0
};
function Um(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		Nm(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(Nm(n, r, s));
	function l(n) {
		if (!n) return;
		n.push({
			value: "",
			lines: []
		});
		function r(e) {
			return e.map(function(e) {
				return " " + e;
			});
		}
		let o = [], s = 0, l = 0, u = [], d = 1, f = 1;
		for (let e = 0; e < n.length; e++) {
			let t = n[e], i = t.lines || Km(t.value);
			if (t.lines = i, t.added || t.removed) {
				if (!s) {
					let t = n[e - 1];
					s = d, l = f, t && (u = c > 0 ? r(t.lines.slice(-c)) : [], s -= u.length, l -= u.length);
				}
				for (let e of i) u.push((t.added ? "+" : "-") + e);
				t.added ? f += i.length : d += i.length;
			} else {
				if (s) {
					if (i.length <= c * 2 && e < n.length - 2) for (let e of r(i)) u.push(e);
					else {
						let e = Math.min(i.length, c);
						for (let t of r(i.slice(0, e))) u.push(t);
						let t = {
							oldStart: s,
							oldLines: d - s + e,
							newStart: l,
							newLines: f - l + e,
							lines: u
						};
						o.push(t), s = 0, l = 0, u = [];
					}
				}
				d += i.length, f += i.length;
			}
		}
		for (let e of o) for (let t = 0; t < e.lines.length; t++) e.lines[t].endsWith("\n") ? e.lines[t] = e.lines[t].slice(0, -1) : (e.lines.splice(t + 1, 0, "\\ No newline at end of file"), t++);
		return {
			oldFileName: e,
			newFileName: t,
			oldHeader: i,
			newHeader: a,
			hunks: o
		};
	}
}
function Wm(e, t) {
	if (t ||= Vm, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => Wm(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Vm, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + Bm(r) + " " + Bm(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + Bm((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + Bm((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + Bm((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + Bm((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + Bm(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + Bm(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function Gm(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		Um(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? Wm(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = Um(e, t, n, r, i, a, o);
		return s ? Wm(s, o?.headerOptions) : void 0;
	}
}
function Km(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function qm(e, t, { texts: n, full: r, isPull: i }) {
	let a = sh(e, t), o = Xo(e, t) ? [Vs(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Vs(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = oo(e, t) && s !== void 0 ? { language: s } : {}, d = Ym(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: Xe(e.value, 1e3 + l - 2 - e.start.length)
	}));
	return [
		...c ? [Vs(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${$m(c)}:`)] : [],
		...d,
		...o
	];
}
const Jm = {
	as: "text",
	text: ""
};
function Ym(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Zo(a) ? Jm : uh(e, i, a), c = uh(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== Jm ? Xm(t, s, c, r) : mh(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => Xm(`${t}.${e}`, n, i, r));
}
function Xm(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...Zm("-", e, t.members, n.members), ...Zm("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = ph(t, n, r), o = Vs("+", `${e} `, Qm(n) ? "(empty)" : a);
	if (Qm(t)) return [o];
	let s = Vs("-", `${e} `, i);
	return Qm(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function Zm(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [Vs(e, `${t} `, hh(i))] : [];
}
function Qm(e) {
	return e.as === "text" && e.text === "";
}
function $m({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${w(e, 60)}`} on ${go(t)}${n ? ", reviewed" : ""}`;
}
function eh(e, t) {
	return t.flatMap((t) => ch(e, t) ? [] : sh(e, t)).join(", ");
}
function th({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => oo(e, t)), i = r.filter(({ after: e }) => e !== ""), a = i.length > 0 ? ` (also in ${i.map((t) => sh(e, t)).join(", ")})` : "", o = (t) => `${sh(e, t)} ${fh(uh(e, t.field, t.after))}`, s = n ? [`${o(n)}${a}`] : [], c = t.filter((t) => !oo(e, t) && !ch(e, t)), l = c.filter((t) => lh(e, t)).map(o), u = c.filter((t) => !lh(e, t)).map(({ field: e }) => e);
	return [
		...s,
		...l,
		...u.length > 0 ? [`and ${u.join(", ")}`] : []
	].join("; ");
}
function nh(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${oh(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = sh(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && ah[e.cause]) ?? rh[a], l = e.edited ? `: edited${$m(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${ih(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : dh, p = uh(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${fh(p, f)} ${d} (${a === "pull" ? "only in the project: " : ""}not in the file)${m}`;
	let [h, g] = ph(uh(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const rh = {
	held: "kept: lokaform.yaml says seed, so the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function ih({ because: e = [] }) {
	return e.map((e) => e.startsWith("not-") ? `the project does not say that it is ${e.slice(4)}` : `it fails the check ${e}`).join(", and ");
}
const ah = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": rh.held
};
function oh(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${ze(t)}` : `owned by others (tag ${ze(t)}). To take it over, correct owner in lokaform.yaml, or remove that tag in Lokalise`;
}
function sh(e, { field: t, part: n }) {
	return n !== void 0 && io(e, t).role === "text" ? gh(n) : t;
}
function ch(e, { field: t }) {
	return io(e, t).role === "identity";
}
function lh(e, { field: t, after: n }) {
	let r = uh(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function uh(e, t, n) {
	return io(e, t).show(n);
}
const dh = 60;
function fh(e, t = 60) {
	switch (e.as) {
		case "text": return ze(e.text, t);
		case "word": return w(e.word, t);
		case "set": return e.members.length > 0 ? hh(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${gh(e)} ${ze(n, t)}`).join(", ");
	}
}
function ph(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = ge(D(e.word), D(t.word), n);
		return [Xe(r, n), Xe(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [fh(e, n), fh(t, n)];
	let [r, i] = ge(D(e.text), D(t.text), n), a = e.text !== t.text && e.text.normalize("NFC") === t.text.normalize("NFC");
	return [ze(r, n), ze(i, n) + (a ? " in another Unicode form" : "")];
}
function mh(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			gh(e),
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
function hh(e) {
	return e.map((e) => Ke(gh(e))).join(", ");
}
function gh(e) {
	return w(e, 60);
}
function _h({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(vh?.old !== a || vh.now !== o) && (vh = {
		old: a,
		now: o,
		parts: yh(a, o)
	});
	let s = vh.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let vh;
function yh(e, t) {
	return Rm(xh(e), xh(t), { maxEditLength: 600 }) ?? [];
}
const bh = r(() => new Intl.Segmenter("en", { granularity: "word" }));
function xh(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(bh().segment(e), ({ segment: e }) => e));
}
// src/report/view/rows.ts
const Sh = 1e3;
function Ch(e, t) {
	if (e.action === "destroy") return {
		...kh("-", e),
		...Th(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => oo(n, e) ? e.part ?? [] : []), a = {
		...kh(Oh[Ts(e)], e),
		...Go(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? th(e) : eh(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Xe(r, Sh)
		};
	}
	let o = r === "create" || Ms(e), s = e.fields.filter((e) => !o || !ch(n, e)).flatMap((e) => qm(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: w(c, 80) };
	return {
		...a,
		...l,
		...Dh(e, t),
		lines: s
	};
}
const wh = "will be archived";
function Th(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? wh : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Eh(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Eh({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? fh(uh(e, r, i), 90) : "", s = a ? `   (last edited${$m(a)})` : "";
		return {
			...Vs("-", `${gh(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Vs("-", `and ${L(a, "more text")}`)] : []];
}
function Dh(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Ts(e) === "removed" ? { words: wh } : t === "drift" ? e.edited ? { words: `last changed${$m(e.edited)}` } : {} : Ms(e) ? { words: co(e.kind).renamed } : {};
}
const Oh = {
	created: "+",
	updated: "~",
	renamed: "»",
	removed: "-"
};
function kh(e, t) {
	return Bs(e, uo(t), t.place);
}
function Ah(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = Xe(nh(e, t, r), r ? Infinity : Sh), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...kh("!", e),
		words: i,
		...a
	};
}
function jh(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = sh(n, e), [d, f] = ph(uh(n, r, i ?? ""), uh(n, r, a)), p = o ? `, edited${$m(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...kh(l ? "!" : " ", e),
		lines: m.map((e) => Vs(" ", Xe(e, Sh))),
		...l && { isLoss: !0 }
	};
}
function Mh({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${fh(uh(t.kind, r.field, e))}` : "";
		return Vs(" ", Xe(`${sh(t.kind, r)}${i} is no longer declared`, Sh));
	});
	return {
		...kh("-", t),
		isLoss: !0,
		lines: r
	};
}
function Nh({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : w(e, 200));
	return {
		...kh("~", r),
		words: `${w(e, 80)}: ${i} → ${a}`
	};
}
function Ph({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : D(e), [a, o] = ge(i(t), i(n), 200).map((e) => Xe(e, 200)), s = `${w(e, 80)}: ${a} → ${o}`;
	return r ? {
		...Bs("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : Bs(" ", s);
}
function Fh({ variable: e, host: t, place: n }) {
	return {
		...Bs("!", `sends \${${D(e)}} to ${D(t)}`, n),
		isLoss: !0
	};
}
function Ih(e, t = "") {
	let n = w(String(e.id), 80), r = kh(" ", e);
	if (ro(e.kind).secretNames) return r;
	let [i, a] = ro(e.kind).fields.some(({ name: t }) => t === e.part) ? [e.part, "it with an empty value"] : [`the ${e.part} text`, `${e.part}: ""`], o = `only ${i} (id ${n}). To clear it in Lokalise, write ${a}; to manage it, put it back`;
	return {
		...r,
		words: e.part === void 0 ? `id ${n}${t}` : D(o)
	};
}
function Lh(e) {
	return Bs(" ", D(e));
}
// src/report/view/status.ts
const Rh = [
	["Language", ({ language: e, base: t }) => `${w(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => R(e)],
	[
		"Archived",
		({ archived: e }) => R(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${R(e.translated)} ${zh(e, "translated").padStart(5)}`],
	["Verified", (e) => `${R(e.verified)} ${zh(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${R(e.reviewed)} ${zh(e, "reviewed").padStart(5)}`],
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
function zh(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Bh({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Rh.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Vh({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = w(t.language, 40), r = e.unmet.map((n) => `${`${R(t[n])} of ${L(t.texts, "text")} ${n}, ${zh(t, n)}`}, and ${e.percents[n]} % is required`), i = e.missing.map(({ lacks: e, written: r, ...i }) => {
			let a = `not ${e.includes("translated") ? "translated" : x(e)}`, o = `${n}: ${r ? "to be written by apply" : a}`;
			return {
				...Bs("!", uo(i), i.place),
				words: o,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${_o(n)} is not ready: ${r.join("; ")}`,
			rows: i
		}];
	});
}
// src/report/view/sections.ts
const Hh = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", Uh = {
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
		meaning: Hh
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: Hh
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
}, Wh = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, Gh = {
	removed: {
		...Uh.removed,
		meaning: "Apply archives or destroys it."
	},
	"cleared text": Wh,
	"overwritten text": Wh,
	overwritten: Wh,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: Wh,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, Kh = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in the project, and not pulled because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, qh = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, Jh = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function Yh({ command: e }) {
	return e === "drift";
}
function Xh(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function Zh(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		eg(t.full === "also" ? r.filter((e) => !ds(e)) : r, t),
		$h(i, t),
		...Vh(e).map((e) => t.full ? e : {
			...e,
			rows: og(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? tg({
			...e,
			plan: n
		}, Xh(e, t)) : [],
		ug(a, t)
	];
}
function Qh({ problems: e, results: t = [] }, n = {}) {
	return [...cm(e, n), ...pm(t, n)];
}
function $h(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${L(n.length, "change")} not made`,
		rows: pm(n, t)
	};
}
function eg(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: sc(e),
		rows: cm(e, t)
	};
}
function tg({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = Yh(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(ds) : [], u = new Map(l.map((e) => [v({ ...e.place }), fm(e.ways)])), d = (...e) => e.map((e) => ag(e, s, i, u));
	return [
		...a ? [ig(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(Fh)
		},
		...d("Conflict", "Undecided"),
		...rg(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		sg(a?.no_longer_declared ?? r, a?.kinds_no_longer_declared ?? []),
		...cg(o, i),
		...a ? lg(a, i) : []
	];
}
function ng(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function rg(e, t) {
	let n = Yh(t) ? Gh : Uh;
	return [...new Set(Ns.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Ps(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${R(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: ng(i.map((e) => Ch(e, t)))
		};
	});
}
function ig(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${L(e.length, "setting")} changed`,
		rows: ng(e.map(Ph))
	};
}
function ag(e, t, n, r) {
	let i = {
		...Jh,
		...Yh(n) && { archived: "Archived" }
	}, a = t.filter(({ reason: t }) => (i[t] ?? "Kept") === e), { keptElsewhere: o } = n, s = qh[e], c = !s && o !== void 0 && a.length > 20, l = ({ reason: e }) => Number(c && e === "held"), u = a.toSorted((e, t) => l(e) - l(t)).map((t) => {
		let i = Ah(t, n);
		return s ? {
			...i,
			isLoss: !0,
			lines: r.get(v({ ...t.place })) ?? []
		} : e === "To pull" ? {
			...i,
			severity: "notice"
		} : i;
	});
	return {
		part: "plan",
		action: e,
		noun: s ?? "kept item",
		title: `${s ? `${L(a.length, s)}:` : R(a.length)} ${Kh[e]}`,
		rows: c ? og(u, 19, o) : u
	};
}
function og(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...Lh(`and ${R(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function sg(e, t) {
	let n = [...no().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Lh(`all ${e.many}: no manifest declares any, so the project keeps them. If the file has moved, name it in lokaform.yaml`)), ...e.map((e) => Ih(e, ". Prune is off, or does not cover it. If it got another name, set previously there. Otherwise, delete it in Lokalise"))];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${R(n.length)} no longer declared, and kept in the project`
	};
}
function cg(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Ch(e, {
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
function lg({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${L(e.length, "change")}`,
		rows: ng(e.map((e) => Ch(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${L(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Ch(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function ug(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map((e) => Ih(e)).sort((e, t) => l(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${R(e.length)}`,
		rows: og(r, t, n ?? "the job summary of the workflow lists")
	};
}
function dg(e, t) {
	let n = Xh(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Mh(e, n));
	return [
		ig(s),
		hg("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		hg("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...mg(r, n),
		hg("with another id or former name", a.map(Nh)),
		hg("with other values in on_create", o.map(Lh)),
		...cg(r, n)
	];
}
function fg(e, t) {
	let n = Xh(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => jh(e, n));
	return hg(`waiting in the project, because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function pg(e, t) {
	let n = {
		...Xh(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Mh(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => jh(e, n));
	return [
		hg("in conflict: the manifest keeps its text", c("conflict")),
		hg("undecided: the manifest keeps its text", c("undecided")),
		hg("no longer declared", o),
		...mg(i, n),
		fg(e, n),
		hg("different, and kept", c(void 0)),
		...cg(i, n)
	];
}
function mg(e, t) {
	let n = (e) => e.action === "create" ? "new" : Ms(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => hg(r, ng(e.filter((e) => n(e) === r).map((e) => Ch(e, t)))));
}
function hg(e, t) {
	return {
		part: "plan",
		title: `${R(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function gg(e, t) {
	let n = _g(Ip(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => vg(e, n, s, t)), ...o.map((e) => yg(e.name ?? "", dg(e, t), yc([e])))];
	return {
		title: fc(n),
		heading: z`${pc(n)}${i.length > 1 ? z` · ${L(i.length, "project")}` : []}`,
		state: cs(n) ? "failed" : ss(n) ? "clean" : "open",
		isUntouched: vs(n),
		lead: Sg(n, t),
		stopped: nc(e),
		verdict: Cg(n, t),
		result: ic(n),
		comparison: a ? vc(a) : [],
		problems: eg(r, t),
		parts: c,
		next: Dg(n, t),
		legend: kg(n, c)
	};
}
function _g(e) {
	let [t] = e.projects;
	return !t || e.projects.length > 1 ? e : {
		...e,
		problems: [],
		projects: [{
			...t,
			problems: [...e.problems, ...t.problems]
		}]
	};
}
function vg(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: w(i ?? o?.project.name ?? a, 200),
		heading: z`${B(i ?? a, 80)}${o ? z` · ${B(o.project.name, 80)}` : []}`,
		result: bg(e, t),
		facts: xg(e, t, n, r.isPullRequest),
		table: Bh(e),
		sections: Zh(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(ae)
	};
}
function yg(e, t, n) {
	return {
		name: w(e, 200),
		heading: B(e, 80),
		result: n,
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: t
	};
}
function bg(e, { command: t }) {
	let { plan: n, results: r } = e;
	if (r) return `Applied: ${$s([e])}.`;
	if (n) return t === "plan" ? uc(_s(e)).replace(/^n/, "N") : ac([e], t);
}
function xg(e, { command: n }, r, i) {
	let { id: a, plan: o, target: s, results: c, backup: l, status: u } = e, d = Ec(a), f = ms(e), p = d === void 0 ? [] : [{
		is: "link",
		words: z`open in Lokalise`,
		address: d
	}], m = o && !c && n !== "drift" && !u, h = z`All differences that apply would change are shown, not only those of this pull request.`, g = _s(e);
	return t([
		z`Project ${o && !r ? z`${B(o.project.name, 80)} · ` : []}${B(a, 200)}${d === void 0 ? [] : z` · ${p}`}`,
		o?.filter && Sc(o.filter),
		s?.is === "not compared" && z`${Rs(h)} Lokaform could not find out which are from this pull request: ${B(s.why)}.`,
		m && Us(o.project, g),
		m && i && Ws(o.project, g),
		l !== void 0 && z`The backup is in ${B(l)}.`,
		f !== void 0 && z`${cc(void 0)}: ${B(f, 800)}`,
		...lc(e)
	]);
}
function Sg(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = mo(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? z`the ${s} ${B(o)}` : z`${o}`;
	if (t === "assignee") return z`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return z`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => _s(e).length === 0);
	return vs(e) || l && u ? z`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? z`No plan could be made for this pull request:` : l ? n === void 0 ? z`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : z`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : z`No plan could be made for this pull request (from ${c}):`;
}
function Cg(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Tg(e, t) : [wg(e, ic(e))];
}
function wg(e, t) {
	let n = Rs(z`${t}`), r = e.projects.some(({ results: e }) => e);
	return cs(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? as(e) : ss(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Tg(e, { isPullRequest: n }) {
	if (!cs(e)) {
		if (!vs(e)) return [];
		let t = n ? "This pull request" : "This plan", r = fs(e).filter((e) => e.severity === "warning" && !he(e)), i = Rs(z`${`${t} changes nothing in the project${r.length > 0 ? `, with ${sc(r)}` : ""}.`}`);
		return [{
			...r.length === 0 && { mark: "good" },
			words: i
		}];
	}
	let r = fs(e), i = r.filter(ds), a = r.filter((e) => e.severity === "error" && !ds(e)), o = a.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", s = Og(e) && e.projects.every((e) => _s(e).length === 0);
	return t([
		a.length > 0 && wg(e, `${sc(a)}. ${o}`),
		i.length > 0 && wg(e, Eg(i)),
		s && { words: z`This pull request adds no change: what the plan changes is already pending.` }
	]);
}
function Eg(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${R(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${L(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
}
function Dg(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(_s);
	if (r !== "plan" || a.length === 0 || ls(e)) return [];
	let o = Rs(z`What happens next:`);
	if (!t) return z`${o} This run only planned, and changed nothing. A run with the command apply makes these changes in the project.`;
	let s = z`${o} Nothing has been changed yet.`;
	return n === void 0 ? z`${s} When this pull request is merged, the next apply makes these changes in the project.${Og(e) ? z` The changes that are already pending are made as well.` : []}` : z`${s} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${B(n, 200)}. It writes only from the default branch, and from the branches in the input ${B("apply-from")}.`;
}
function Og({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function kg(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...Og(e) ? [z`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [z`${ic(e)}`] : [],
			z`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => z`${Rs(z`${e}`)}: ${t}`)
	};
}
function Ag(e, t, n) {
	let r = Ip(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...cm(i, o), ...a.flatMap((e) => Qh(e, o))], c = !cs(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? z` · ${B(l.name, 80)}` : [], d = ps(r).some(({ outcome: e }) => e.state === "done"), f = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), p = f ? z`❌ It is not known what was applied${u}` : d ? z`❌ Not everything was applied${u}` : z`❌ Nothing was applied${u}`, { url: m, commit: h, now: g, pullRequests: _ } = t, v = (e) => m === "" ? e : [{
		is: "link",
		words: e,
		address: m
	}], y = c ? z`Applied by ${v(z`this run`)}` : v(z`This run`), ee = a.some(({ results: e }) => e), b = ee ? z`: ${`${$s(a)}.`}` : f ? z` could not read the reports of all jobs.` : z` wrote nothing.`, x = `The figures are for ${L(_, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? z`✅ Applied${u}` : p,
		lead: [
			z`${y} at commit ${B(h.slice(0, 7))} on ${go(g)}${b}`,
			...ee && _ > 1 ? [z`${x}`] : [],
			...c ? [] : [z`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? jg(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function jg(e) {
	let { projects: t } = e, n = (t) => cs({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? $s([e]) : "not applied";
		return z`${B(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, z`${`… and ${L(i, "more project")}`}`] : r;
}
// src/report/text/progressText.ts
function Mg(e, t = Infinity) {
	let n = e.count && Fg(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(Pg(e));
	return zn(i) <= t ? i : r(Pg({
		...e,
		project: void 0
	})).slice(0, t);
}
const Ng = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Pg({ phase: e, project: t }) {
	let [n, r] = Ng[e];
	return t === void 0 || !r ? n : `${r} project ${ze(t, 40)}`;
}
function Fg({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? L(e, n) : void 0 : `${R(e)} of ${L(t, n)}`;
}
function Ig({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${D(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Lg(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${D(r)} is sent again: ${a}.`]);
	};
}
function Rg(e, { paint: t, width: n, ...r }) {
	let { plan: i, status: a, manifests: o } = e, { command: s, keptElsewhere: c } = r;
	if (!i) return [];
	let l = s === "drift", u = `Lokaform ${l || s === "restore" || s === "status" ? s : "plan"} · project ${po(e)} · ${mo(o)}`, d = Ec(e.id), f = s === "restore" && o.length === 1 ? o[0] : void 0, p = Zh(e, {
		...r,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), m = [...zg(Bh(e), n), ...$g(p, {
		paint: t,
		width: n,
		file: f
	})], h = (e) => `  ${t(Yg["!"], zs(e))}`, g = [
		t("strong", u),
		...d === void 0 ? [] : [`  ${t("dim", d)}`],
		...i.filter ? [h(Sc(i.filter))] : []
	], _ = l || a ? void 0 : Us(i.project, i.changes), v = n === void 0 || a ? [] : Qg(p, l), y = [
		...m.length > 0 ? [""] : [],
		...v.map((e) => `  ${t("dim", e)}`),
		..._ ? [h(_)] : [],
		t("strong", ac([e], s))
	];
	return [
		...jt(g, n),
		...m,
		...jt(y, n)
	].map(pe);
}
function zg(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [Ke(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = h(e.map(zn));
			return e.map((e) => t === 0 ? Gt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (h(i.map(zn)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => qn(e, t, 4))];
}
function Bg(e, { paint: t }) {
	let { comparison: n, parts: r } = gg({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", zs(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", zs(e))] : [], ...$g(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(pe);
}
function Vg(e, t) {
	return cm(e).flatMap((e) => Hg(e, t));
}
function Hg(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? D(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => n_(e, t))].map(pe);
}
function Ug({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(ae), ...Qh(e).flatMap((e) => Hg(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${po(e)}`)] : [], ...i];
	});
	return [...Vg(e, n), ...r.map(pe)];
}
function Wg(e, t, n) {
	let { command: r, projects: i } = e, a = nc(e), o = r === "apply" || r === "restore", s = i.some(({ plan: e }) => e) ? i.length > 1 || o : o || !a, c = ({ name: e }) => e === void 0 ? "" : ` of ${D(e)}`, l = [
		...a ? [t("bad", zs(a))] : [],
		...i.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${c(e)} is in ${D(e.backup)}.`], ...lc(e).map(zs)]),
		...s ? [t(cs(e) ? "bad" : "good", ic(e))] : []
	], u = i.flatMap((e) => {
		let t = ms(e);
		return t === void 0 ? [] : [`${cc(e.name)}: ${D(t)}`];
	});
	return [...jt(l, n), ...u].map(pe);
}
function Gg({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${D(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${D(n(e))}. To apply it: ${D([
		"lokaform apply --plan",
		vo(n(e)),
		...r
	].join(" "))}`), i.map(pe);
}
function Kg(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = $g(pg(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${D(a)}: ${bc([e])}.`, u = jt([t("strong", `From ${D(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${D(e)}`),
		...jt([t("strong", l)], n)
	].map(pe);
}
function qg(e, { paint: t, width: n, ...r }) {
	let [, ...i] = $g([fg(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(pe) : [];
}
function Jg(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = D(e), a = r ? "/dev/null" : `a/${i}`, o = { headerOptions: Hm };
		return Gm(a, `b/${i}`, t, n, void 0, void 0, o).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => pe(e.split("	").map(D).join("	")));
	});
}
const Yg = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, Xg = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, Zg = {
	...Xg,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function Qg(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? Zg : Xg).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function $g(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : jt([n("strong", e)], r),
		...e_(i, t)
	]);
}
function e_(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = Ke(t) + (n === void 0 ? "" : ` ← ${Ke(n)}`);
		return {
			...e,
			label: a,
			at: i ? Ke(fo(i, r)) : ""
		};
	}), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = i.map(({ label: e }) => e), s = i.map(({ at: e }) => e), c = {
		labels: r_(o, a),
		places: r_(s, 24)
	};
	return i.flatMap((e) => t_(e, c, {
		paint: t,
		width: n
	}));
}
function t_(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => qn(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(n_(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(Yg[e.sign], e.sign)} ${Gt(i, t.labels)}${d}${Gt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return zn(p) <= c ? [p, ...u] : [
		...qn(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function n_(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : _h(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function r_(e, t) {
	return h([0, ...e.map(zn).filter((e) => e <= t)]);
}
// src/model/variables.ts
function i_(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function a_(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const o_ = /\$\$\{|\$\{([^}]*)\}/g;
function s_(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(o_)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function c_(e) {
	return [...new Set(s_(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function l_(e, t) {
	return s_(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function u_(e, t) {
	let n = s_(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? d_(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? d_(t.slice(r), i) : r === t.length;
}
function d_(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function f_(e) {
	let [, t = "https", n = ""] = h_.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function p_(e) {
	return e.replace(h_, (t, n) => `${n}://${f_(e)}`);
}
function m_(e, t) {
	return p_(e) === p_(t);
}
const h_ = /^(https?):\/\/([^/?#]+)/i;
function g_(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const __ = "LOKALISE_API_TOKEN", v_ = "LOKAFORM_VARIABLES", y_ = "# Files can use only these";
function b_(e) {
	let t = a_(e, v_);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [v_]: t }, r = [], i = t.startsWith(y_);
	for (let [e, a] of t.split("\n").entries()) {
		let t = a.trim(), [, o, s = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		o === void 0 ? t !== "" && !t.startsWith("#") && r.push(i ? `Line ${e} of the secret variables` : `Line ${e + 1} of ${v_}`) : n[o] = s;
	}
	return {
		values: n,
		wrong: r
	};
}
const x_ = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function S_(e) {
	return /\.(\w+)/.exec(e)?.[1] ?? "NAME";
}
function C_(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = a_(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(e.startsWith("{") ? `GitHub replaces expressions only in workflows. Write \${${S_(e)}} here. ${w_(S_(e), r)[1]}.` : `"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (a?.startsWith(`${e}=`)) return i(`The value of \${${e}} starts with "${e}=": the whole line was copied. Set only what is after it.`);
	if (x_.test(e) || k_(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = w_(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${a === "" ? "The secret of its line does not exist, or is empty: correct its name, or set it" : o}, or ${n}.`, "unset-variable");
	}
	let o = O_(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function w_(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [v_, `Add the line ${e}=\${{ secrets.${e} }} to "variables", which the workflow passes under secrets`] : ["the environment", `Set it: export ${e}=… in a shell; in a workflow, ${e}: \${{ secrets.${e} }} under env of the step, or the line ${e}=\${{ secrets.${e} }} in "variables" of the reusable workflow`];
}
function T_(e) {
	return x_.test(e);
}
function E_(e) {
	return /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
}
function D_(e, t) {
	if (!E_(e) && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let n = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return E_(e) ? `is an expression that GitHub did not replace. Write ${n}.` : `is the name of a variable, which nothing replaced by its value. Write ${n}.`;
}
function O_(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = D_(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function k_(e, t) {
	let n = [...Yn(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...A_(e)].some((e) => n.some((t) => t.includes(e))));
}
function A_(e) {
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
function j_({ parts: e, from: t }) {
	let n = new Set(e ? e.map((e) => e.from?.source) : [t?.source]);
	return [...new Set([...n].flatMap((e) => [...e?.languages ?? [], ...e?.others ?? []]))];
}
function M_(e, t, n) {
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
function N_(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return or(t);
}
// src/kinds/field.ts
const P_ = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function F_(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function I_() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? b, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return P_;
				let c = e.check?.(s, i);
				if (c) return {
					...P_,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? P_ : {
					...P_,
					issues: [F_(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s), d = l === void 0 ? e.unset : l;
				if (d !== void 0 && a(d, u, i)) return P_;
				let f = {
					field: r,
					...l !== void 0 && { before: l },
					after: u
				};
				return {
					...P_,
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
function L_(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function R_(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [v(Object.fromEntries(t))];
}
// src/plan/compare.ts
const z_ = {
	kept: [],
	problems: []
};
function B_(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, H_(e, t, i)), c = n === void 0 ? [] : e.tags(n), l = qe(c, i.rules), u = (l === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === P_ ? [] : [{
			field: e,
			...t
		}];
	}), d = n !== void 0 && e.staysArchived(o, n, s), { leftOut: f = [] } = t, p = l === void 0 && u.length === 0 && f.length === 0 && !d;
	if (n !== void 0 && p) return z_;
	let m = {
		...t,
		values: o
	}, h = V_(e, m);
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
	} : []), ...u].flatMap(({ field: t, issues: n }) => n.map(({ code: n, severity: r = "error", message: i, path: a }) => Y(e, m, n, i, {
		path: [t.name, ...a],
		ofName: !0,
		severity: r
	})));
	for (let { problem: e } of f) _.push(e);
	if (fe(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = c.find((e) => i.rules.protectedTags.includes(e)), y = u.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = K_(i, t);
		return a === void 0 ? o : {
			...o,
			seen: Pp(e.id(n), a)
		};
	})), ee = v === void 0 ? [] : y.filter((t) => Yo(e.name, t)), b = y.filter((e) => !ee.includes(e));
	if (n === void 0) return {
		change: {
			...h,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: b
		},
		kept: [],
		problems: _
	};
	let x = e.id(n), te = d ? [{
		...h,
		id: x,
		reason: "archived"
	}] : [], ne = u.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: x,
		place: K_(e, t).place
	}))), re = v !== void 0 && ee.length > 0 ? [{
		...h,
		id: x,
		reason: "protected",
		tag: v
	}] : [], S = [
		...te,
		...re,
		...ne
	], ie = u.flatMap((e) => e.open), ae = W_(e, m, b, ne);
	if (ae) return {
		kept: S,
		skipped: h,
		problems: [..._, ae],
		open: ie
	};
	let C = $o(e, n, b, i.project);
	if (C.length === 0) return {
		kept: S,
		problems: _,
		open: ie
	};
	let oe = G_(e, n, C), se = e.lastEdit(n);
	return {
		change: {
			...h,
			place: U_(h.place, C),
			ref: a,
			action: "update",
			id: x,
			identity: e.identity(o),
			...r !== void 0 && { renamed_from: r },
			seen: oe,
			...se && { edited: se },
			...c.length > 0 && { tags: c },
			fields: C
		},
		kept: S,
		problems: _,
		open: ie
	};
}
function V_(e, { file: t, span: n, values: r }) {
	let i = e.fields.find(({ role: e }) => e === "identity")?.name ?? "";
	return {
		kind: e.name,
		label: e.label(r),
		place: _n(t, n, [i])
	};
}
function H_(e, t, { rules: n }) {
	if (t.from && Ji(e, t).length === 0) return [];
	let r = new Set([...j_(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function U_(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function W_(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return Y(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`, {
		path: [i.field],
		ofName: !0
	});
}
function G_(e, t, n) {
	return Pp(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function K_(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: _n(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function q_(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, l = [...e.head, ...e.target], u = new Map(l.map((e) => [e, Hi(s, e.values)])), d = (e) => u.get(e) ?? Hi(s, e.values), f = Wi(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(V_(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), l = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(J_(s, n, l));
				continue;
			}
			let u = Y_(s, n, e, l, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...V_(s, n),
				fields: m
			}), c(a, X_(s, n, e, u?.renamed_from !== void 0)), Z_(s, n) !== Z_(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function J_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Zo(e)).map((e) => K_(e, t));
	return {
		...V_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function Y_(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && v(r) === v(n.after) ? [] : [K_({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = V_(e, t);
	return {
		...d,
		place: U_(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...v(s) !== v(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function X_(e, t, n, r) {
	let [i, a] = [Ui(e, t), Ui(e, n)];
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
		...V_(e, t),
		...n
	}));
}
function Z_(e, { onCreate: t }) {
	return v([...Hi(e, t).texts]);
}
// src/plan/comparePlans.ts
function Q_(e, t) {
	let n = tv(t.plan, ov), r = cv([e.plan, t.plan]), i = tv(e.plan, r), a = rv(e.plan), o = new Set(t.plan.kept.map(lv)), s = new Set(dv(t).map(fv)), c = new Set((t.plan.sends ?? []).map(uv)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: nv(e.plan, ov, (e, t) => !n(e, t)),
		pending: nv(e.plan, ov, n),
		resolved: nv({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(lv(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(uv(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(ro(e.kind).plural) && !s.has(fv(e))), ...$_(e, t)]
	};
}
function $_(e, t) {
	let n = new Set(e.plan.kept.map((e) => v([fv(e), "part" in e && e.part])));
	for (let e of t.plan.changes) if (e.action === "update") for (let { field: t } of e.fields) n.add(v([fv(e), t]));
	return e.kinds.flatMap(({ kind: e, declared: i, matching: { matches: a } }) => {
		let o = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = new Map(o.flatMap(({ declared: e, live: t }) => t ? [[t, e]] : [])), c = r(() => new Set(Qi(i).map(({ file: e }) => e.path)));
		return a.flatMap(({ declared: t, live: r }) => {
			let i = r ? s.get(r) : void 0;
			if (!r || !i || t.leftOut) return [];
			let a = e.label(t.values);
			return e.fields.flatMap((o) => o.toPlan(i.values).flatMap(({ part: s = o.name, after: l }) => {
				let u = _n(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: a,
					id: e.id(r),
					part: s,
					place: u
				};
				if (Zo(l) || n.has(v([fv(d), s]))) return [];
				if (o.role !== "text") return o.role || o.toPlan(t.values).length > 0 ? [] : [d];
				let f = o.lastWriter?.(r, s)?.edited !== void 0;
				return Yi(e, t, s) === void 0 && f && !ev(e, t, i) && c().has(qi(e, i, s)) ? [d] : [];
			}));
		});
	});
}
function ev(e, t, n) {
	return Qi([n]).some(({ from: e }) => e) && Ji(e, n).length > 0 && Ji(e, t).length === 0;
}
function tv({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => v([av(e), t]))));
	return (e, t) => n.has(v([e, t]));
}
function nv({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = av(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [iv(e, a)];
	});
}
function rv({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(fv)), r = new Set(t.map(({ kind: e, label: t }) => v([e, t])));
	return (e) => r.has(v([e.kind, e.label])) || e.action === "destroy" && n.has(fv(e));
}
function iv(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => io(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function av(e) {
	return e.action === "create" ? v([
		e.kind,
		"new",
		e.identity
	]) : v([e.kind, String(e.id)]);
}
function ov(e) {
	return e.action === "update" ? e.fields.map(sv) : e.action === "destroy" ? [v(["destroy", e.how])] : [v(["create", ...e.fields.map(sv).toSorted()])];
}
function sv({ field: e, part: t, after: n }) {
	return v([
		e,
		t ?? null,
		n
	]);
}
function cv(e) {
	let t = e.flatMap(({ changes: e }) => [...d(e, av)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => v([e, t ?? null])) : n.has(av(e)) ? ov(e) : [e.action];
}
function lv(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return v([
		t,
		String(n),
		r,
		...i
	]);
}
function uv({ variable: e, host: t }) {
	return v([e, t]);
}
function dv({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function fv({ kind: e, id: t }) {
	return v([e, String(t)]);
}
// src/settings/changedSettings.ts
function pv(e) {
	return new Map(Ae.filter((e) => e !== yn).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function mv(e) {
	let t = Ae.flatMap((t) => e.flatMap((e) => e.get(t) === void 0 ? [] : [[nn(t), e.place(t)]]));
	return new Map(t.reverse());
}
function hv(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || _v(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function gv(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => _v(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(Rn) === r);
}
function _v(e, t) {
	return e !== "" && Tc(e).toLowerCase() === Tc(t).toLowerCase();
}
function vv(e, t) {
	return Ae.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return v(r ?? null) === v(i ?? null) ? [] : [{
			name: nn(n),
			...r !== void 0 && { before: yv(r) },
			...i !== void 0 && { after: yv(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const yv = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function bv(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Ae.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), s = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], l = n.length > 0 ? "an entry of projects" : "lokaform.yaml", u = wv(e, t, {
		members: [...a.map(Sv), ...s.map(Cv)],
		thing: l,
		within: n
	}), d = (r) => {
		let a = xv(t, r), s = [...n, r], c = {
			members: i.filter(({ parent: e }) => e === r),
			thing: s.join("."),
			within: s,
			group: r
		};
		return wv(e, o(a.value) ? a : {
			...a,
			value: {}
		}, c);
	}, f = new Map(s.map((e) => [e, d(e)])), p = [u, ...f.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = xv(t, n), a = r && Array.isArray(i.value) ? zf(e, i, r).problems : [];
		a.length > 0 && u.broken.add(n), c(p, a);
	}
	let m = ({ parent: e }) => e === void 0 ? u : f.get(e), h = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: g } = e;
	return {
		part: {
			get: (e) => {
				let t = m(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => m(e)?.broken.has(e.name) ?? !1,
			place: (e, ...n) => A(g, t.span, [...h(e), ...n]),
			namePlace: (e, ...n) => _n(g, t.span, [...h(e), ...n])
		},
		problems: p
	};
}
function xv({ value: e, span: t }, n) {
	return {
		value: o(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function Sv(e) {
	return e.entries ? {
		...e,
		schema: lr(Qn()).refine(...an)
	} : e;
}
function Cv(e) {
	let t = ({ example: e }) => typeof e != "object" && e !== "all", n = `a mapping such as { ${Ae.filter((n) => n.parent === e && t(n)).slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }${e === "prune" ? ", next to owner: NAME" : ""}`;
	return {
		name: e,
		schema: cr(j(), Qn()),
		expects: n
	};
}
function wv({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let s = [], c = (t) => {
		let n = _n(e, r, [t]), a = kt("setting", nn({
			parent: i,
			name: t
		}), { place: n });
		return a && s.push(a), !a;
	}, l = Object.entries(o(n) ? n : {}).filter(([e]) => c(e)), u = o(n) ? Object.fromEntries(l) : n ?? {}, d = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), f = or(Object.fromEntries(d)).safeParse(u).error?.issues ?? [], p = f.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), m = new Set([...p, ...f.flatMap(({ path: [e = []] }) => e).map(String)]), h = new Map(a.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), g = i === void 0 ? qt : void 0, _ = {
		...a,
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
		problems: [...s, ...qf(f, _)]
	};
}
// src/settings/configFile.ts
function Tv(e, t) {
	return P(t.working, k(Fn, e) ?? Fn.default);
}
async function Ev(e, t) {
	let n = Tv(e, t), r = k(Fn, e) === void 0 || t.commit && !await Ei(n, t), i = r ? Tv({}, t) : n;
	if (r && !await Ei(i, t)) return { problems: t.commit ? [] : await Dv(t) };
	let a = F(i, t), o;
	try {
		o = vi(await _i(i, t));
	} catch (n) {
		if (n instanceof ci) throw n;
		let [r] = (await Di(Cr(i), N(i))).filter((e) => e !== Cr(i)), o = await pi(t.working, void 0) ?? t.displayRoot, s = P(o, k(Fn, e) ?? ""), c = r === void 0 ? await Ei(s, {}) ? ` The path is relative to the working directory: write ${F(s, { displayRoot: t.working })}.` : "" : ` Did you mean "${F(P(N(i), r), t)}"?`, l = `The settings in ${a} cannot be read: ${wi(n)}${c}`;
		return { problems: [O("not-read", l)] };
	}
	let s = vf(a, o, { most: yf });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = kv(s, N(i));
	return {
		config: c,
		problems: Ep([...s.problems, ...l], [])
	};
}
async function Dv({ working: e, confined: t }) {
	let n = Fn.default, r = (e, t) => O("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await Oi(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [O("not-read", t)];
	}
	let i = await Di(n, e), a = i.length > 0 ? void 0 : await pi(e, void 0) ?? t?.workspace, o = [];
	for (let t = e; a !== void 0 && fi(t, a); o.push(t)) t = N(t);
	let s = i.length > 0 ? [] : (await Rr(e)).map((t) => P(e, t));
	for (let t of [...o, ...s]) {
		let i = F(P(t, n), { displayRoot: e }), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await Ei(P(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const Ov = 1e3;
function kv(e, t) {
	let n = bv(e, e), r = Av(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: ve([...n.problems, ...r?.problems ?? []])
	};
}
function Av(e, t) {
	let n = t.get(yn);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(O("bad-setting", e, { place: t }));
	t.get(E) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(E));
	let a = new Map(), o = Object.keys(n);
	if (o.length > Ov) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${Ov.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(yn)), {
		entries: a,
		problems: r
	};
	let s = xv(e, yn.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(yn));
	let l = new Map();
	for (let t of o) {
		let n = _n(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = bv(e, xv(s, t), [yn.name, t]);
		c(r, u), a.set(t, o);
		let d = o.get(E), f = l.get(d ?? "");
		d === void 0 ? o.isBroken(E) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? l.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(E));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/rules.ts
function jv(e, t) {
	let n = X(Dn, t), r = Fv(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? k(i, t.raw) : X(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = X(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: X(lt, t),
		writers: X(on, t),
		overwrite: X(Pe, t),
		accept: X($t, t),
		placeholders: X(je, t),
		incoming: {
			review: X(mn, t),
			checks: X(Pn, t)
		},
		checks: Mv(t),
		pull: void 0,
		filter: n,
		owner: X(Sn, t),
		prune: Object.fromEntries(i),
		pruneBy: X(Tt, t),
		onProblem: X(Se, t),
		protectedTags: X(St, t),
		limits: Object.fromEntries(a),
		allowRemovals: X(Be, t),
		allowWrongProject: X(Ue, t)
	}, s = e.flatMap((e) => Lv(e, o, t)), c = e.some(({ settings: e }) => (X(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = Bv(Tt, t) ?? {};
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
function Mv(e) {
	let t = X(xn, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = X(Jt, e) ?? { severity: "off" }, o = [
		...Wt.map((t) => [t.name, X(t, e)]),
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
function Nv(e) {
	let t = [...Pv(Jt, e)].filter(([, { value: e }]) => o(e));
	return new Map([...t, ...Pv(lt, e)]);
}
function Pv(e, t) {
	let { value: n = {}, part: r } = Bv(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function Fv(e) {
	return rn.some((t) => k(t, e) !== void 0);
}
function Iv(e, t) {
	let n = (k(Dn, e) ?? []).length > 0;
	if (!n && (!Fv(e) || k(vt, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (se.flatMap((t) => [k(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = rn.map((e) => `--${C(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${C(vt)}.`}`;
	return [O("bad-setting", a, { severity: "notice" })];
}
function Lv(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = nn(a), { place: s } = Bv(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = hp(e, t), d = u === "owned" && t.owner === void 0 && !l(Sn), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && mp(e, t) === void 0 && !l(Tt), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
const Rv = [[Gn, "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"], [ht, "it declares keys that no manifest has, and --filter chooses declared keys"]];
function zv(e) {
	return k(Dn, e) === void 0 ? [] : Rv.filter(([t]) => k(t, e)).map(([e, t]) => {
		let n = `--filter cannot be used with --${C(e)}: ${t}. Remove one of them.`;
		return O("bad-setting", n);
	});
}
function Bv(e, { raw: t, environment: n, parts: r }) {
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
function X(e, t) {
	return Bv(e, t)?.value;
}
// src/settings/workflowFile.ts
function Vv({ GITHUB_WORKFLOW_REF: e = "" }) {
	return /^[^/]*\/[^/]*\/([^@]+)/.exec(e)?.[1];
}
async function Hv(e, t, n) {
	let r = Vv(e);
	if (r === void 0) return;
	let i = (await Lr(P(t, r), "utf8").catch(() => "")).split("\n"), a = i.findIndex((t) => t.trim() === `${e.GITHUB_JOB}:`), o = /^ */.exec(i[a] ?? "")?.[0].length ?? 0, s = RegExp(`^ {0,${o}}[^ #]`), c = i.findIndex((e, t) => a >= 0 && t > a && s.test(e)), l = i.indexOf("jobs:"), u = i.flatMap((e, t) => {
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
const Uv = /(?:\binput |in the action: |does not use |^The value of |^There is no (?=command ")|\bset (?=ref\b)|Remove (?=ref\b|publish\b)|the (?=permission\b))([\w-]+)/i, Wv = /uses:\s*["']?lokaform\/lokaform(?:\/pull|\/\.github\/workflows\/[\w.-]+)?@/;
function Gv(e, t, n) {
	let r = async (e) => n === void 0 ? void 0 : (await Hv(t, n, e))?.place, i = e.map(async (e) => {
		let [, t, n] = e.code === "unset-variable" && /\$\{(\w+)\} is (not set|empty)/.exec(e.message) || [], [, i = t] = Uv.exec(e.message) ?? [], a = i && await r(RegExp(`(?:^|[\\s{,])["']?${i}s?["']?[:=]`)), o = t !== void 0 || !e.place && e.message.startsWith("This step "), s = a || (o ? await r(Wv) : void 0);
		if (!s) return e;
		let c = `${s.file}:${s.line}`, l = a ? n === "empty" ? e.message.includes("LOKAFORM_VARIABLES") ? `See ${c}. Values under Variables are not secrets.` : `The secret or variable of ${c} does not exist, or is empty.` : e.message.includes("LOKAFORM_VARIABLES") ? `${c} has it, but GitHub does not pass env to a called workflow.` : `${c} has it, but it counts only under env of this step, of its job or of the workflow.` : `See ${c}.`;
		return t === void 0 ? e.place ? {
			...e,
			message: `${e.message} See ${c}.`
		} : {
			...e,
			place: s
		} : {
			...e,
			message: `${e.message} ${l}`
		};
	});
	return Promise.all(i);
}
async function Kv(e, t) {
	let n = ".github/workflows", r = (await Rr(P(e, n)).catch(() => [])).filter((e) => /\.ya?ml$/.test(e)).map((e) => `${n}/${e}`), i = (await Promise.all(r.sort().map(async (t) => vf(t, await Lr(P(e, t), "utf8").catch(() => ""))))).flatMap(Yv), a = i.filter(({ step: e }) => Z(e, "with", "command") === "apply"), o = ({ yaml: e, path: t }, n) => {
		let r = A(e.file, e.span, t);
		return [O("bad-setting", n, {
			severity: "warning",
			scope: "change",
			place: r
		})];
	}, [s] = a;
	if (!s && i.some(({ step: e }) => Z(e, "with", "command") === Jv)) return [];
	if (!s) {
		let e = i.find(({ yaml: e, step: t }) => {
			let n = Z(e.value, "on");
			return (n === "push" || (Array.isArray(n) ? n.includes("push") : "push" in Object(n))) && Wv.test(`uses: ${Z(t, "uses")}`) && !Z(t, "with", "command");
		}), t = Object.keys(Object(Z(e?.step, "with"))).find((e) => Nt(e, ["command"])), n = t === void 0 ? "" : ` The input ${t} does not exist. Did you mean command?`;
		return e ? o(e, `${qv}${n}`) : [];
	}
	let c = a.map(({ step: e }) => String(Z(e, "with", "only") ?? "${{ all }}")), l = t.only.filter((e) => !c.some((t) => t.includes("${{") || t.split(/[\s,]+/).includes(e)));
	if (l.length > 0) return o({
		...s,
		path: [
			...s.path,
			"with",
			"only"
		]
	}, `No step with command: apply has the project ${x(l.slice(0, 3))}, because only leaves it out. Add it, or remove only.`);
	if (a.length === 1 && Z(s.step, "with", "filter")) return o({
		...s,
		path: [
			...s.path,
			"with",
			"filter"
		]
	}, "The only step with command: apply writes nothing except what matches filter. Remove filter.");
	if (a.some(({ yaml: e }) => e !== s.yaml)) return [];
	for (let e of ["branches", "paths"]) {
		let n = [
			"on",
			"push",
			e
		], r = Z(s.yaml.value, ...n), i = Array.isArray(r) ? r.map(String) : ["**"], a = (e, t) => Lt(e.replace(/^!/, "")).some((e) => Ln(e, t, !0)), c = (e) => i.findLast((t) => a(t, e)), l = t[e].filter((e) => c(e)?.startsWith("!") ?? !0), u = `${`A push ${e === "paths" ? "that changes only" : "to"} ${x(l.slice(0, 3))}`} does not start this workflow, which applies, because ${e} leaves that out. ${e === "paths" ? "Remove paths: without it, an apply that waits is not out of date" : "Add it"}.`;
		if (l.length > 0) return o({
			...s,
			path: n
		}, u);
	}
	return [];
}
const qv = "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.", Jv = "?";
function Yv(e) {
	let t = (e) => Object.entries(Object(e));
	return t(Z(e.value, "jobs")).flatMap(([n, r]) => {
		let i = ["jobs", n], [a, o] = [Z(r, "uses"), Z(r, "with")], s = /^lokaform\/lokaform\//.test(String(a)) ? "apply" : "?";
		return a ? [{
			yaml: e,
			path: i,
			step: { with: {
				...Object(o),
				command: s
			} }
		}] : t(Z(r, "steps")).map(([t, n]) => ({
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
function Z(e, ...t) {
	return t.reduce((e, t) => Object(e)[t], e);
}
// src/settings/token.ts
async function Xv(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Lr(P(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${wi(e)}`);
	}
}
const Zv = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function Qv(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => a_(t, e.get(Rn) ?? "")).filter((e) => e !== void 0 && O_(e) === void 0), i = [
		n,
		t[__],
		a_(t, "INPUT_TOKEN"),
		...r,
		...$v(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function $v(e) {
	return Object.entries(e).flatMap(([e, t]) => Zv.test(e) && t || []);
}
const ey = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file.");
function ty(e) {
	return e[v_]?.startsWith(y_) === !0;
}
function ny(e) {
	return e === "apply" ? "LOKALISE_APPLY_TOKEN" : "LOKALISE_PLAN_TOKEN";
}
function ry(e, t, n) {
	let r = ty(t) ? ny(e) : "token";
	return Hv(t, n, RegExp(`(?:^|[\\s{,])${r}:\\s*(?:["']?\\$\\{\\{\\s*((?:secrets|vars|env)\\.\\w+)|["']?\\w[\\w-]{15})`));
}
function iy(e, t, n) {
	let r = ny(e), i = Vv(t) ?? "the workflow", a = `There is no API token: ${n ? `${n.found} of this line does not exist, or this job cannot use it. ${/^secrets/.test(n.found) ? "Create the secret in the settings of the repository, or correct its name." : "Tokens are secrets: write secrets.NAME here."}` : ty(t) ? `the reusable workflow got no secret ${r}. In ${i}, the job that calls it needs the line ${r}: \${{ secrets.${r} }} under secrets, even if an environment has the secret, because secrets: inherit works only within an organization.` : `the input token is empty in ${i}. The step needs the line token: \${{ secrets.NAME }}, with the name of a secret in the settings of the repository.`} The secret of an environment is only in jobs with the line environment.`;
	return O("no-token", a, n && { place: n.place });
}
function ay(e) {
	let t = D_(e);
	return t !== void 0 || e.trim() === "" ? t : /^["']?bearer\s/i.test(e) ? "starts with the word Bearer. Write only the token, which comes after it." : /["'\s]/.test(e) ? "has quotes, spaces or line breaks. Write only the token." : void 0;
}
function oy(e, t) {
	let { usable: n, environment: r, runToken: i, tokenFrom: a, tokenLine: o, target: s, named: c } = t, l = e?.get(Rn);
	if (!e || l === void 0) {
		let e = ay(i ?? ""), n = t.isAction ? iy(t.command, r, o) : ey, s = o && { place: o.place }, c = `The API token (from ${a}) ${e}`, l = e === void 0 ? [] : [O("bad-setting", c, s)];
		return {
			token: i,
			problems: i === void 0 ? [n] : l
		};
	}
	let u = (t, n = "bad-setting") => ({
		token: void 0,
		problems: [O(n, t, { place: e.place(Rn) })]
	});
	if (!sy(l, n)) return u(`The setting token_env must not be ${l}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (s && !n.allowed && l !== "LOKALISE_API_TOKEN" && !gv(s, c, l)) return u(`A pull request must not choose ${l} as token_env: ${s.is === "missing" ? `the settings of its target cannot be read: ${s.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${l} to the input allow-variables, which then needs all variables of the files, or use a variable that the target uses.`);
	let d = a_(n.values, l) || void 0;
	if (d === void 0) {
		let [e, t] = w_(l, n);
		return u(`${l} is not set in ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let f = ay(d) ?? O_(d);
	return f === void 0 ? {
		token: d,
		problems: []
	} : u(`The value of ${l}, which must contain the API token of this project, ${f}`);
}
function sy(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : T_(e) || k_(a_(t, e) ?? "", $v(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function cy(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = di }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await Ev(t, n), p = await Xv(k(zt, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { confined: h } = n, g = h && await ry(e, r, h.workspace), _ = g?.found ?? "the input token", v = o ? _ : p.token ? "the token file" : __, { values: y, wrong: ee } = b_(r), b = Qv(d, {
		...r,
		...y
	}, m), x = {
		values: y,
		tokens: b,
		allowed: k($e, t)
	}, te = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, re = X(Bn, te), S = Oy(t, d, a), ie = e !== "validate" && !re, ae = {
		raw: S.names.length > 1 ? {
			...t,
			[C(E)]: []
		} : t,
		environment: r,
		config: d,
		usable: x,
		runToken: m,
		tokenFrom: v,
		tokenLine: g,
		command: e,
		isAction: h !== void 0,
		online: ie,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l,
		unread: f.find(({ code: e }) => e === "unread-manifest")?.message
	}, oe = d === void 0 && fe(f), se = (e) => fy(e, e === void 0 ? void 0 : d?.projects?.get(e), ae), ce = oe ? [] : S.names.map(se), le = ce.map(({ settings: e }) => e), ue = S.others.map((e) => se(e).settings), de = ({ showTexts: e }) => e, pe = {
		kinds: no(),
		command: e,
		apiUrl: X(ne, te),
		projects: le,
		others: ue.flatMap(({ manifests: e }) => e ?? []),
		showTexts: le.every(de) && (!u || u.is === "read" && u.projects.every(de)),
		usable: x,
		secrets: [...b.map(tt), ...[...le, ...ue].flatMap((e) => e.secrets)],
		timeLimit: X(_e, te),
		...uy(t, te, n),
		combines: !1,
		matrix: re,
		reports: [],
		backupDir: dy(k(Le, t) ?? i, n),
		restoreFlags: jn(t, [
			Fn,
			...d ? [E] : [],
			zt,
			ne
		])
	}, me = ce.flatMap((e) => e.problems), he = ae.online && le.some(({ inFile: e }) => e.get(sn) !== !1), ge = [
		...p.problems,
		...dn(t),
		...f.filter(({ message: e }) => !me.some((t) => t.message.endsWith(e))),
		...S.problems,
		...me,
		...ae.online ? Iv(t, d) : [],
		...zv(t),
		...ee.map(ly)
	], ve = ae.isAction && e === "plan" ? [Pe, Be] : [];
	for (let e of ve.map(C).filter((e) => t[e])) {
		let t = `The input ${e} counts only for this plan, and not for the next apply. Give it to a run by hand that applies (apply-on-dispatch: true)${e === "overwrite" ? ", or add the trailer Lokaform-Overwrite to a commit" : ""}.`;
		ge.push(O("bad-setting", t, { severity: "notice" }));
	}
	if (u?.is === "missing" && he) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		ge.push(O("not-read", e, { severity: "notice" }));
	}
	if (g && m) {
		let { found: t, place: n } = g, i = t === "" ? "The token is written in this file, where everyone who can read the repository finds it. Make a new token in Lokalise, delete this one, and store the new one as a secret: token: ${{ secrets.NAME }}." : t.startsWith("vars.") ? "Variables of a repository are not secret, and logs show them. Store the token as a secret, and write secrets.NAME here." : t === "secrets.LOKALISE_APPLY_TOKEN" && e !== "apply" && r.GITHUB_EVENT_NAME !== "push" ? "Only apply needs a token that can write. Write secrets.LOKALISE_PLAN_TOKEN here." : void 0;
		i && ge.push(O("bad-setting", i, {
			severity: "warning",
			place: n
		}));
	}
	let ye = await Gv(ge, r, h?.workspace);
	return {
		settings: pe,
		problems: Wn(ye)
	};
}
function ly(e) {
	let t = `${e} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`;
	return O("variable", t);
}
function uy(e, t, n) {
	return {
		format: X(Kt, t),
		detailedExitcode: X(ln, t),
		all: X(Ut, t),
		publish: X(It, t),
		failOnDrift: X(hn, t),
		applyFrom: X(Ht, t),
		yes: X(oe, t),
		verbose: X(Je, t),
		quiet: X(it, t),
		force: X(ft, t),
		out: dy(k(Mt, e), n),
		report: [...new Set(X(Un, t).map((e) => P(n.working, e)))],
		plan: dy(k(Gn, e), n),
		configFile: Tv(e, n)
	};
}
function dy(e, { working: t }) {
	return e === void 0 ? void 0 : P(t, e);
}
function fy(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, tokenLine: c, online: l, isCompared: u, target: d } = n, f = [t, a?.top].filter((e) => e !== void 0), p = {
		raw: r,
		environment: i,
		parts: f
	}, m = f[0]?.get(E) ?? "${}", h = /^\$\{\w*\}/.test(m) ? by : {
		...wy(m, o, f[0]?.place(E)),
		id: ""
	}, g = l ? Sy(f[0], n) : h, _ = {
		name: e,
		id: g.id ?? ""
	}, v = oy(t, {
		...n,
		named: _
	}), y = jv(no(), p), ee = !(u && f.some((e) => e.isBroken(sn))) && X(sn, p), b = n.unread !== void 0 && g.problems.some(({ code: e }) => e === "no-project"), x = {
		name: e,
		id: g.id ?? "",
		secrets: g.secrets,
		token: v.token,
		tokenFrom: t?.get(Rn) ?? s,
		tokenPlace: t?.get(Rn) ? t.place(Rn) : c?.place,
		manifests: b ? void 0 : py(p, n),
		rules: y.rules,
		flags: jn(e === void 0 ? r : {
			...r,
			only: [e]
		}, An.settings),
		inFile: pv(f),
		places: mv(f),
		pulledLanguages: Bv(re, p),
		languagePlaces: Nv(p),
		required: Pv(k(vn, r) ? vn : Xt, p),
		useAutomations: X(me, p),
		snapshot: X(Ft, p),
		concurrency: X(bn, p),
		rate: X(de, p),
		showTexts: ee && hv(d, _)
	}, te = l && !u ? v.problems : [];
	return {
		settings: x,
		problems: [
			...g.problems,
			...te,
			...y.problems
		]
	};
}
function py({ raw: e, parts: t }, { config: n, working: r, unread: i }) {
	let a = n?.folder ?? r, o = {};
	for (let n of rn) {
		let i = k(n, e);
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
	let s = my(t, a);
	return s && {
		kinds: no(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function my(e, t) {
	if (e.some((e) => e.isBroken(un))) return;
	let n = e.find((e) => e.get(un) !== void 0), r = n?.get(un)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place(un, r, "files");
		return {
			...u,
			languages: d,
			folder: t,
			place: f,
			languageMap: i,
			keyName: a,
			separator: c,
			filenames: l,
			plurals: o
		};
	}) ?? [];
	return r.map((e) => ({
		...e,
		...hy(e, r)
	}));
}
function hy(e, t) {
	if (e.language === void 0 || ue(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => ue(t) && Tr(t) === Tr(e.files) && n === e.keyName && r === e.platform), r = Ne(e.files), i = n.filter(({ files: e }) => Ne(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const gy = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, _y = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, vy = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, yy = {
	where: "the setting project",
	instead: "write the id itself"
}, by = {
	secrets: [],
	problems: []
};
function xy(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [O(n, e, { ...t && { place: t } })]
	};
}
function Sy(e, t) {
	let n = Cy(e, t), { id: r } = n, i = k(wt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Tc(r))) return n;
	let a = [...t.config?.projects ?? []].filter(([e]) => i.includes(e));
	if (a.length > 0 || !i.some((e) => /^[\da-f]+\.\d+/i.test(e))) {
		let t = a.map(([e, t]) => `${t.get(E)} for ${e}`);
		return t.length === 0 && t.push(`${e?.get(E) ?? "the id"} for ${i[0]}`), {
			...xy(`--allow-projects (in the action: allow-projects) takes ids, not the names of entries: write ${t.join(", ")}. Nothing was sent.`, void 0, "project-not-allowed"),
			secrets: n.secrets
		};
	}
	let o = k(E, t.raw) !== void 0, s = o || e?.get(E) === void 0 ? void 0 : e.place(E), c = o ? "--project (in the action: project)" : s ? "lokaform.yaml" : "the backup", [l, u] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...xy(`The project ${l} of ${c} is not in the list of --allow-projects (in the action: allow-projects)${u}. Nothing was sent. Correct its id there, or the list in the workflow.`, s, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Cy(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = k(E, t);
	if (o !== void 0) return Ty(o);
	let s = e?.get(E);
	return e && s !== void 0 ? wy(s, n, e.place(E)) : e?.isBroken(E) || r?.projects ? by : i === void 0 ? xy(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : c_(i).length > 0 ? wy(i, n, void 0) : {
		...by,
		id: i
	};
}
function wy(e, t, n) {
	if (c_(e).length === 0 || E_(e)) return Ey(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return xy("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = C_(r, yy, t);
	if ("message" in o) return xy(o.message, n, o.code);
	let { value: s } = o;
	if (!vy.test(s)) return xy(`The value of ${a} ${Dy}`, n);
	let c = Ey(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Tc(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Ty(e, t = "project") {
	let [n, r] = _y.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Ey(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? xy(`${i} is the URL of a branch. Give the id with :branch after it.`) : Ey(r.replace(/%3a/i, ":"), i);
}
function Ey(e, t, n) {
	let [, r] = n ? _y.exec(e) ?? [] : [];
	if (r !== void 0) return xy(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = D_(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? Dy;
	return gy.test(e) ? {
		...by,
		id: e
	} : xy(`${t} ${i}`, n);
}
const Dy = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Oy(e, t, n) {
	let r = k(Zt, e), i = t?.projects && [...t.projects.keys()];
	if (!i) {
		let e = t?.top.get(E) === void 0 ? "none" : "one project (setting project)", n = `--only ${r?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has ${e}. Remove it. For some keys or files, use --filter 'cart.*' or 'file:ios/**' (in the action: filter).`;
		return {
			names: [void 0],
			others: [],
			problems: r ? [O("no-project", n)] : []
		};
	}
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = kn(e, i) || ` There are ${i.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(E) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [E, ...rn] : [];
	for (let t of c.filter((t) => k(t, e) !== void 0)) {
		let e = `The option --${C(t)} (in the action: ${C(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(O("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function ky(e, t) {
	let n = qa(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t), a = e.kinds.flatMap(({ fields: e }) => e.map(({ name: e }) => e));
	return [
		...My(e, t),
		...Ny([...i, ...jy(e)], t, a),
		...Ry(r, t)
	];
}
function Ay(e) {
	return Qi(Object.values(e).flat()).flatMap(({ from: e }) => e ?? []);
}
function jy({ entries: e }) {
	let t = Ay(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], place: t }) => e.map((e) => ({
		language: e,
		count: 0,
		place: t,
		ofText: !0,
		inSource: !0
	})));
}
function My({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { scope: "project" })];
}
function Ny(e, t, n) {
	if (!t.languages) return [];
	let r = t.languages.map(({ iso: e }) => e), i = e.filter(({ language: e }) => !r.includes(e));
	return [...d(i, ({ language: e }) => e)].map(([e, [i, ...a]]) => {
		let o = a.reduce((e, t) => e + t.count, i.count), s = n.includes(e) ? ` If it is the field ${e}, indent it less.` : Mn(e, r), c = [i, ...a].find((e) => e.count === 0), l = c ? "from languages here" : o > 1 ? `from the manifests ("${e}" is in ${o} places; this is the first)` : "here", u = `${i.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${l}.`, d = s === "" ? u.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${u}`, f = s || ` Its languages: ${r.slice(0, 20).join(", ")}.`, p = `Project ${t.name} has no language "${e}".${f} ${d}`;
		return O("unknown-language", p, {
			place: (c ?? i).place,
			scope: "project"
		});
	});
}
function Py({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Ay(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Tn(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [O("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Fy = /(?:^|\/)values\/[^/]+\.xml$/;
function Iy({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Fy.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Ly(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${Mn(e, i) || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [o, s] = r === "error" ? ["error", "project"] : ["warning", "change"];
		return [O("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function Ry(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function zy({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function By({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Hy(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		c(a, e.problems.map(Wy(o, e.isDoubtful)));
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
		problems: [...a, ...Gy(i)]
	};
}
async function Vy(e, t, n, r, { signal: i = di, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await Fo(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = bp(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await Wr(), o?.({
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
		textFiles: vp(c)
	};
}
async function Hy(e, t, n, r, i) {
	let a = await Vy(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? Uy(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Vy(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = He(f.problems) ? [] : Py(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...Ay(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function Uy(e, t) {
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
function Wy({ rules: e }, t = !1) {
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
function Gy(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Ky(t, e) !== void 0), a = i && Ky(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function Ky(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(E));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (Tc(e.settings.id) !== Tc(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const qy = {
	entries: {},
	variables: new Map()
};
async function Jy(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => cy(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[C(Zt)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await By({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => i_(e.variables)));
	let ee = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), b = [...g.filter(({ code: e }) => !Zy.includes(e)), ...ee].find(({ severity: e, code: t }) => e === "error" && !Xy.includes(t));
	return b ? {
		is: "missing",
		why: Qy(b)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function Yy(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await cy("plan", {
		...e,
		[C(Zt)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Qy(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Xy = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Zy = ["unset-variable", "project-not-allowed"];
function Qy({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${fo(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function $y(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(E);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? qy, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? zy(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: vv(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function eb(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("undeclared-project", t, { severity: "warning" });
	});
}
function tb(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Qy(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Q_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function nb({ kinds: e }, { problems: t }, n, r) {
	if (fe(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(rb(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => {
			let [n, r] = [c.get(t), l.get(t)], i = [n, r].some((e) => e && !e.settings.showTexts);
			return {
				...t !== void 0 && { name: t },
				...q_(e, n?.declared ?? qy, r?.declared ?? qy),
				settings: vv(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
				...i && { hide_texts: !0 }
			};
		})
	};
}
function rb(e, t) {
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
function ib(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = Lg(t), c, l = 0, u, d = () => {
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
function ab(e, t) {
	return ib({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(Mg(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function ob(e) {
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
		showProblems: (e) => sb(Vg(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => On(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => cb(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => mb(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function sb(e, { error: t, errorScreen: { width: n } }) {
	jt(e, n).forEach(t);
}
function cb(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = lb(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Ig(e));
		},
		...s ? void 0 : db(n, u),
		onPlan: (r) => fb(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Ma({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function lb(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(ub(r, i, t));
	};
}
function ub({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(Ts)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = lo(s, e), u = o === s ? l : `${R(o)} of ${l}`, d = n.filter(gs).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${R(d)} in part` : ""}`;
}
function db({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? ib({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(Mg(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : ab(t, n);
}
async function fb(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = pb(t, r);
	if (l && r.showPlan && (!t.quiet || c) && Rg(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || Rg(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return jt(Vg(e.problems, d), f).forEach(i.prompt), On("Apply this plan?", c, n);
}
function pb({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function mb(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(tn(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (sb(Ug(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = Rg(n, {
			...pb(t, r),
			width: void 0
		}).slice(-1);
		jt(e, o.width).forEach(i.out);
	}
	cs(e) ? Wg(e, s.paint, s.width).forEach(i.error) : Wg(e, o.paint, o.width).forEach(i.out);
	let d = (e) => F(e, { displayRoot: a });
	if (l) return;
	let f = jn(r.raw ?? {}, xt("option", ["apply"])).map(vo), p = jt(hb(e, t, r, f), o.width);
	[...Gg(n, d, f), ...p].forEach(i.out);
	let m = fs(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	m && s.width !== void 0 && sb([s.paint("dim", `More about ${m}: lokaform explain ${m}`)], i);
}
function hb(e, { command: t, out: n }, { raw: r }, i) {
	return t !== "plan" || !r || n !== void 0 || ls(e) || !ts(e) ? [] : [`To make ${fs(e).some(ds) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes"}: ${D(["lokaform apply", ...i].join(" "))}`];
}
// src/model/verdict.ts
const gb = () => void 0, _b = () => ({ is: "write" });
function vb({ id: e, language: t }) {
	return v([e, t]);
}
// src/plan/filter.ts
const yb = [
	"key:",
	"tag:",
	"file:"
];
function bb(e) {
	return yb.find((t) => e.startsWith(t));
}
function xb(e, t) {
	return e.length === 0 || e.some((e) => Cb(e, wb(t)));
}
function Sb(e, t) {
	if (e.length === 0) return [];
	let n = t.map(wb);
	return e.filter((e) => !n.some((t) => Cb(e, t)));
}
function Cb(e, t) {
	let n = bb(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => dt(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function wb({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : I(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => I(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Tb(e, t) {
	return Sb(e, Ob(t)).filter((e) => !e.startsWith("tag:")).map((e) => Eb(e, t));
}
function Eb(e, t) {
	let n = bb(e), r = Ob(t), i = r.flatMap((e) => wb(e)[n ?? "key:"]), a = [...new Set(i)].map((e) => (n ?? "") + e), o = yb.map((t) => t + e).find((e) => Sb([e], r).length === 0) ?? (n === "file:" ? a.find((t) => t.endsWith(`/${e.slice(n.length)}`)) : void 0), s = e.replace(/[./_:-]$/, ""), c = n ? void 0 : a.find((t) => t.startsWith(e) && /^[./_:-]/.test(t.slice(s.length))), l = c && `${c.slice(0, s.length + 1)}*`, u = l === void 0 ? 0 : r.filter((e) => xb([l], e)).length, d = [l && `"${l}" (${u} ${u === 1 ? "key" : "keys"})`, o && `"${o}"`].filter(Boolean).join(", or "), f = /\*./.test(e) ? " A * counts only at the end." : "", p = e.includes(",") ? " Give each filter in an option of its own." : "", m = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${d ? ` Did you mean ${d}?` : p || f + kn(e, a)}`;
	return O("unknown-filter", m);
}
function Db(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Eb(e, n));
}
function Ob(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function kb(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function Ab(e, t, n, r) {
	let i = Ib(t), a = e.flatMap(kb).flatMap(({ keys: e, language: a }) => a !== void 0 && a !== n ? [] : i.includes(e) ? [a === void 0 && r ? "pattern" : "whole"] : xb([e], t) ? ["pattern"] : []);
	return ["whole", "pattern"].find((e) => a.includes(e));
}
function jb(e, t) {
	return kb(e).some(({ keys: e }) => t.some((t) => xb([e], t)));
}
function Mb(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(Fb) : [];
		return !jb(e, r) && n.some((e) => jb(e, r)) ? n : [e];
	});
}
function Nb(e, t, n) {
	let r = n.flatMap(Fb);
	return Mb(t, n).filter((e) => !jb(e, r)).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = kb(t), a = [...new Set(r.flatMap(Ib))], o = [...t.matchAll(/[./@_= ](?=[a-z]{2,3}([-_]\w+)?$)/gi)].map(({ index: e }) => e).find((e) => a.includes(t.slice(0, e))), s = i !== void 0 && a.includes(i) ? [i, n] : o === void 0 ? [a.find((e) => e.endsWith(n) && /[.:]$/.test(e.slice(0, -n.length))) ?? Nt(n, a), i] : [t.slice(0, o), t.slice(o + 1)], c = s[0] === void 0 ? "" : ` Did you mean "${s.filter(Boolean).join(":")}"?`, l = `${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${c}`;
		return O("unknown-text", l);
	});
}
function Pb(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Fb(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = kb(t), s = a.some((e) => xb([n?.keys ?? ""], e));
		if (!i?.language || o.includes(i.language) || s) return [];
		let c = a.filter((e) => xb([i.keys], e)), l = c.flatMap(({ kind: e, entry: t }) => Ji(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = gn(i.language, o), f = d === void 0 ? "" : ` Did you mean "${i.keys}:${d}"?`, p = `${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${u === "" ? "no texts" : u}.${f}`;
		return c.length === 0 ? [] : [O("unknown-text", p, { scope: "project" })];
	});
}
function Fb(e) {
	return Ob([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Ib({ kind: e, entry: t }) {
	return I(e.identity(t.values));
}
// src/plan/prune.ts
function Lb(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = mp(e, i);
	if (a === void 0) return {
		destroys: [],
		spared: [],
		scope: 0
	};
	let o = (t) => gp(e, e.tags(t), i), s = [], c = [];
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
		}, f = qe(u, i), p = u.find((e) => i.protectedTags.includes(e));
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
			let i = Rb(e, t, r);
			s.push({
				ref: `${e.name}-away:${l}`,
				kind: e.name,
				label: n,
				action: "destroy",
				id: l,
				how: a,
				seen: Pp(l, e.fingerprint(t)),
				...u.length > 0 && { tags: u },
				...i.length > 0 && { texts: i }
			});
		}
	}
	return s.sort((e, t) => l(e.label, t.label)), {
		destroys: s,
		spared: c,
		scope: t.filter(o).length + s.length
	};
}
function Rb(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return o(n) ? Object.entries(n).map(([n, r]) => {
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
function zb(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Bb(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0)), c = s.length > 0 && r.texts();
	if (!c) return e;
	let l = Ji(i, t).map(({ part: e = "", after: t }) => [e, t]), u = Object.fromEntries(l), d = new Map();
	for (let e of zb(s, ({ part: e = "" }) => e, o)) {
		let { part: r = "" } = e, o = Hb(e), s = c.whyWaiting(t, n, {
			...u,
			[r]: o
		}, r), l = Ab(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, r, e.reason === "held");
		s && l !== "whole" ? d.set(e, {
			...e,
			...s,
			reason: "waiting"
		}) : Ub({
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
const Vb = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function Hb({ declared: e, live: t }) {
	return !o(e) || !o(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
function Ub(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: s } = e.item, c = Hb(e.item);
	return a !== void 0 && o(a) !== o(s) || Wb(n, r, i, t) ? "other-shape" : ee(c) ? Kb(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Wb(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Gb = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function Kb({ kind: e, entry: t, item: n }, { project: r }) {
	let { field: i, declared: a } = n, o = Hb(n), s = (e, t) => I(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(o, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === i)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === r.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		a ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Gb.test(e), c].some((e) => s(o, e) && !s(f, e));
}
// src/plan/makePlan.ts
function qb(e, t, n, r) {
	let i = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = ky(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let { kinds: s, filter: c } = Xb(e.kinds.flatMap((n) => {
		let [r, a] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !a) throw Error(`live ${n.plural} were not read`);
		return r && a ? [ex(n, r, a, i)] : [];
	}), n), l = s.map((e) => ({
		...e,
		...tx(e.parts)
	})), u = (e) => c ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...l.flatMap((e) => [...e.problems, ...e.remarks])], f = l.flatMap((e) => e.keptTexts), p = f.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), m = fe(d) || p || e.isIncomplete === !0, h = l.flatMap((e) => e.destroys), g = c ? [] : l.flatMap((e) => e.unmanaged), _ = l.flatMap((e) => e.kind.firstSends?.(Jb(e, i, m)) ?? []), v = {
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
			unchanged: a(l, ({ unchanged: e }) => e),
			unmanaged: a(l, u),
			by_kind: Object.fromEntries(l.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: a(l, ({ changes: e }) => e.filter((e) => Yb(e, n)).length)
		},
		..._.length > 0 && { sends: _ },
		...c && { filter: c }
	}, y = l.flatMap((e) => e.kind.hints?.(Jb(e, i, m)) ?? []);
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
function Jb(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		undeclared: [...e.unmanaged, ...n ? e.destroys : []],
		context: t
	};
}
function Yb(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Xb(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => xb(t, e)), a = new Map(Qb(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(Zb(t))];
		return {
			...e,
			parts: t,
			destroys: [],
			spared: [],
			remarks: r
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = Sb(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function Zb(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => Dp(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Qb(e, t) {
	let n = new Set(e), r = u(e, ({ change: e }) => nx(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(nx(e.change, "after")), o = nx(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? $b(e, t) : e;
	});
}
function $b({ change: e, open: t, ...n }, r) {
	let { kind: i, entry: a } = n, o = i.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = r.kind.label(r.entry.values), c = Y(i, a, "narrow-filter", `It gets a name that is live until another ${i.words.one} is renamed to "${s}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function ex(e, t, n, i) {
	let { storedForm: a } = e, o = a ? {
		...i,
		storedForm: r(() => a(n.objects))
	} : i, s = e.match(t, n, o), c = r(() => e.waiting?.(t, o)), l = s.matches.map((t, n) => {
		let r = Bb(B_(e, t, o, `${e.name}:${n + 1}`), t, {
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
				place: _n(r, i, [])
			},
			problems: [n]
		};
	}), d = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), f = Lb(e, {
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
function tx(e) {
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
function nx(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => io(e.kind, t).role === "identity").flatMap((n) => I(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/keys/liveKey.ts
function rx(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function ix(e, t) {
	let n = gr(e) ?? {}, r = vr(n.key_id), i = gr(n.key_name) ?? {}, a = Cx((e) => M(i[e]) || void 0), o = Sr(n.platforms, M), s = _.filter((e) => o?.includes(e)), c = Object.keys(Sx(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = dx(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: ux.safeParse(n.filenames).data,
		tags: Sr(n.tags, M),
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
		...sx(n),
		translations: l,
		base_words: xr(n.base_words)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const ax = {
	description: M,
	context: M,
	plural_name: M,
	is_hidden: hr,
	char_limit: xr,
	custom_attributes: lx,
	modified_at_timestamp: br,
	translations_modified_at_timestamp: br
}, ox = Object.entries(ax);
function sx(e) {
	return Object.fromEntries(ox.map(([t, n]) => [t, n(e[t])]));
}
function cx(e) {
	return Object.keys(ax).filter((t) => e[t] === void 0);
}
function lx(e) {
	let t = M(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(m(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const ux = tr({
	ios: j(),
	android: j(),
	web: j(),
	other: j()
});
function dx(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = fx(gr(n) ?? {});
		if (e.language_iso === void 0) continue;
		let { language_iso: r, translation: i } = e, a = t.get(r), o = (!t.has(r) || a?.translation === i) && i !== void 0;
		t.set(r, o ? {
			...e,
			language_iso: r,
			translation: i
		} : void 0);
	}
	return [...t.values()].filter((e) => e !== void 0);
}
function fx(e) {
	return {
		language_iso: M(e.language_iso),
		translation: M(e.translation),
		modified_by: vr(e.modified_by),
		modified_by_email: M(e.modified_by_email),
		modified_at_timestamp: br(e.modified_at_timestamp),
		is_reviewed: hr(e.is_reviewed),
		is_unverified: hr(e.is_unverified)
	};
}
function px(e, t = []) {
	return Array.from(e, (e) => ix(e, t));
}
function mx(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function hx(e) {
	let t = mx(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const gx = (e) => {
	let t = e.exactOptional();
	return or({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, _x = gx(j()), vx = gx(j().min(1));
function yx(e, t) {
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
function bx({ key_name: e, platforms: t }) {
	return Q(e, t);
}
function xx(e, t = _) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function Sx(e, t) {
	return Cx((n) => t.includes(n) ? yx(e, n) : void 0);
}
function Cx(e) {
	let t = {};
	for (let n of _) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function wx(e) {
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
const Tx = I_();
function Ex(e) {
	return (t, n) => {
		t[e] = n;
	};
}
function Dx(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function Ox(e, t) {
	let n = e;
	return Tx({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: j(),
		value: j(),
		unset: "",
		live: (e) => e[n],
		toManifest: Dx,
		write: Ex(n),
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function kx(e, t = () => void 0) {
	let n = e;
	return Tx({
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
		write: Ex(n),
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const Ax = Tx({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: ur().min(0),
	value: ur(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: Ex("char_limit"),
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), jx = cr(j(), er()), Mx = Tx({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: jx,
	value: er(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = m(Nx(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = jx.safeParse(e);
		return t.success ? Dx(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Nx(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Px({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Fx = Tx({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: lr(dr(_)).min(1),
	value: lr(dr(_)),
	live: (e) => e.onOtherPlatform ? void 0 : Lx(e.platforms),
	inPlan: (e) => Lx(e),
	toManifest: (e) => e,
	write: Ex("platforms"),
	show: (e) => ({
		as: "set",
		members: e
	})
}), Ix = Tx({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: lr(j().min(1)),
	value: lr(j()),
	unset: [],
	live: (e) => Rx(e.tags),
	check: (e, { rules: t }) => {
		let n = qe(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Rx(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Rx([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: Dx,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Rx([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: Ex("tags"),
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Lx(e) {
	return _.filter((t) => e.includes(t));
}
function Rx(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const zx = Tx({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: rr([j().min(1), vx.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: _x,
	live: (e, { platforms: t }) => Sx(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Sx(e, n)
		} : a;
	},
	inPlan: (e) => Sx(e, _),
	check: Bx,
	merge: Hx,
	carries: (e, t) => _.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = wx(t);
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
function Bx(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const Vx = Tx({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: _x,
	value: _x,
	unset: {},
	live: (e) => Ux(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => _.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => Dx(Ux(e)),
	merge: Hx,
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
		slots: Ux(e)
	})
});
function Hx(e, t, n) {
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
	return Ux(r);
}
function Ux(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const Wx = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, Gx = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, Kx = Object.keys(Gx), qx = new RegExp([
	Wx.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), Jx = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, Yx = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, Xx = "[VOID]";
function Zx(e, t) {
	if (e === t || e === "" && t === Xx || t === "" && e === Xx) return !0;
	let n = (e, t) => t.includes("[%") && Qx(e, t) !== void 0;
	return n(e, t) || n(t, e);
}
function Qx(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(Wx)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp($x(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function $x([e, t, n = "", r, i], a) {
	let o = rS(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = rS(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${rS(n)}(?:hh?|ll?|[qjztL])?[${Gx[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function eS(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(Wx)];
		e.length > 0 ? t += 1 : a.match(qx) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var tS = class e {
	#e;
	#t = r(() => this.#e.both.flatMap(([e, t]) => iS(t).flatMap(([t, n]) => Qx(new Map(iS(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = r(() => {
		let e = this.#e.live.flatMap(iS).flatMap(([, e]) => [...e.matchAll(Wx)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return nS(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, i) {
		if (n === "as-written") return e;
		let a = r(() => n === "universal" || (this.#a(t) ?? i().isUniversal));
		return nS(e, (e) => e.match(qx) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(Wx)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(Wx, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = Yx.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return Qx(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(iS).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${$x(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = iS(t).map(([, e]) => e);
			if (e.some((e) => e.match(Wx))) return !0;
			if (e.some((e) => e.match(qx))) return !1;
		}
	}
	#o(t, n) {
		if (Jx.test(t) || (t.match(qx)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(qx, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${$x(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = Kx.find((e) => Gx[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return Qx(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function nS(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function rS(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function iS(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const aS = cr(j(), j()), oS = rr([j(), aS]);
function sS(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = aS.safeParse(m(e));
	return n.success ? Ux(n.data) : e;
}
function cS({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function lS(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function uS(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || dS(e) && dS(t) || typeof e == typeof t && Zx(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => Zx(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function dS(e) {
	return typeof e == "string" ? e === "" : Object.keys(Ux(e)).length === 0;
}
const fS = aS.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: y }
}), pS = rr([j(), fS]), mS = cr(j().min(1), pS), hS = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, gS = (e) => lr(or({
	language_iso: j().min(1),
	translation: e
})).refine(hS, "has a language twice"), _S = gS(Qn()), vS = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: rr([mS, gS(pS).transform(SS).pipe(mS)]),
	rewrite: xS,
	diff({ translations: e }, t, n) {
		let { listed: i, project: a } = n;
		if (!e && i.length === 0 || a.segmentation) return P_;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = r(() => AS(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, r]) => wS(e, r, {
			key: t,
			placeholders: c
		}, n) ?? []);
		if (l.length === 0) return P_;
		let u = l.flatMap((e) => e.issues);
		return {
			changes: l.flatMap((e) => e.changes),
			kept: l.flatMap((e) => e.kept),
			issues: bS(u, n.plural),
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
			translation: oS.parse(n)
		}));
	},
	show(e) {
		let t = oS.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: Ux(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = cS(e, n);
		return r && sS(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = sS(n, t);
			return dS(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => vS.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = cS(e, t);
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
		let n = cS(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...MS(n, sS(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = cS(e, t);
		return !n || n.is_unverified !== !0 && !dS(sS(n.translation, e.is_plural));
	},
	same: (e, t) => uS(oS.parse(e), oS.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function yS(e, t, n, r, i = "", a = "here") {
	let o = [], s = typeof t == "string";
	if (s ? n && t !== "" : n === !1) {
		let t = s ? `The ${e} text needs plural forms, such as { one: …, other: … }, because the key is a plural: the field is_plural is true ${a}. For one text, set is_plural: false in its entry of keys.yaml.` : `The ${e} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`;
		o.push({
			code: "plural-mismatch",
			message: t,
			path: [e]
		});
	}
	let c = !s && Object.keys(t).some((e) => y.includes(e));
	if (!s && !c && r.length > 0) return [{
		code: "plural-form",
		message: `The ${e} text must be one text, or a mapping of plural forms (${r.join(", ")}). It has ${Object.keys(t).slice(0, 3).join(", ")}. What else a translation has, such as its status, is set in Lokalise.`,
		path: [e]
	}];
	for (let n of s || r.length === 0 ? [] : Object.keys(t)) {
		if (r.includes(n)) continue;
		let t = y.includes(n), a = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${kn(n, r)}`, s = [e, n];
		o.push({
			code: "plural-form",
			message: a,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return o;
}
function bS(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function xS(e) {
	if (!Array.isArray(e)) return;
	let t = _S.safeParse(e);
	if (t.success) return {
		value: SS(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function SS(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function CS({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => R_(sS(t, e)));
}
function wS(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = n.key ? "in the project" : "in on_create", s = t === void 0 ? [] : yS(e, t, r.plural, i, a, o);
	if (t === void 0 || s.length === 0) return TS(e, t, t, n, r);
	let c = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...c.length > 0 && s.every(({ severity: e }) => e === "warning") && TS(e, t, Object.fromEntries(c), n, r) || P_,
		issues: s
	};
}
function TS(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, project: s, storedForm: c = () => kS }) {
	let l = Qt(a, e);
	if (l === "ignore") return;
	let u = "translations", d = (e, t) => {
		let r = oS.parse(e.after), o = i().stored(r, t, a.placeholders, c), s = t === void 0 ? o : ES(o, n, t);
		return {
			...P_,
			changes: [b(s, r) ? e : {
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
	let f = cS(r, e);
	if (!f && n === void 0) return;
	if (!f) return {
		...P_,
		issues: [F_(`${e} text`, [e])]
	};
	let p = sS(f.translation, r.is_plural);
	if (n !== void 0 && uS(p, lS(n, p))) return;
	let m = i().native(p), h = (n, r = []) => ({
		...P_,
		kept: [{
			field: u,
			part: e,
			live: m,
			...MS(f, m),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return dS(m) ? void 0 : h({
		reason: "pull",
		details: e === s.baseLanguage ? OS : DS
	});
	let g = lS(n, m), _ = d({
		field: u,
		part: e,
		before: m,
		after: g,
		...MS(f, m)
	}, p);
	if (l === "enforce" || dS(m)) return _;
	let v = l === "seed";
	if (v && !a.pull && a.overwrite.length === 0) return h({ reason: "held" });
	if (!v && jS(m, g)?.length === 0) return _;
	let { modified_by: y, modified_by_email: ee, modified_at_timestamp: x } = f, te = {
		id: String(r.key_id),
		language: e,
		live: m,
		...x && { at: x },
		by: {
			id: y,
			address: ee
		},
		...v && { isHeld: !0 }
	}, ne = o(te);
	if (!ne) return h({ reason: "undecided" }, [te]);
	if (ne.is === "write") return _;
	let re = "cause" in ne ? { cause: ne.cause } : {};
	return h({
		reason: ne.is,
		...re
	});
}
function ES(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return lS(Object.fromEntries(r), n);
}
const DS = "If its line was deleted, lokaform pull writes it back; to clear it in Lokalise, write an empty text", OS = "If its line was deleted, lokaform pull writes it back. If the key itself was deleted, delete its lines in the other languages and in keys.yaml, too", kS = {
	isUniversal: !1,
	isNumbered: !1
};
function AS(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => sS(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && cS(t, e);
		return r ? [[n, sS(r.translation, t.is_plural)]] : [];
	});
	return new tS({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function jS(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(Ux(e)).filter((n) => e[n] !== t[n]);
}
function MS(e, t) {
	if (!e.modified_at_timestamp || dS(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: NS(n) },
		...i && { reviewed: i }
	} };
}
function NS(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const PS = [
	zx,
	Fx,
	Ox("description", !0),
	Ix,
	vS,
	Vx,
	Ox("context", !0),
	Ax,
	kx("is_plural"),
	Ox("plural_name"),
	kx("is_hidden"),
	kx("is_archived", (e, t) => !Px(e, t) && void 0),
	Mx
], FS = j().min(1), IS = rr([ur().positive(), j().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), LS = N_(PS).required({ key_name: !0 }).extend({
	previously: rr([FS.transform((e) => [e]), lr(FS).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: ir().exactOptional(),
	key_id: IS.exactOptional()
}).meta({ allOf: [RS(!0), RS(!1)] });
function RS(e) {
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
const zS = N_(PS.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function BS({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $ = {
	name: "key",
	fields: PS,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => xx(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? st + n.rules.owner : void 0
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
	declaredId: (e) => _r(e.key_id),
	liveLabel: (e) => xx(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Px(n, t),
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
function VS(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : HS(i, n);
		e && r.set(i, e);
	}
	for (;;) {
		let { pending: e, leaving: i } = US(r, n), { renames: a, problems: o } = GS(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function HS(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (ZS(e, n, t.perPlatform).length === 0) return;
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
function US(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(XS(r, t, n));
		return !WS(e.values).some((e) => a.includes(e));
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
function WS({ key_name: e, previously: t = [] }) {
	return [...Q(e), ...t];
}
function GS(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = u([...t], (t) => e.get(t)?.from ?? []), s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), d = new Map();
	for (let [n, { from: a, blockers: u }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = xx(e.key_name, e.platforms), h = o.get(e)?.find((e) => e !== n), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = (e, t, r = "previously") => d.set(n, Y($, n, e, t, { path: [r] }));
		p && !t.has(n) ? _("wrong-id", qS(e, u), "key_id") : p ? l.set(n, e) : f.length > 0 ? _("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? _("claimed-twice", `"${m}" is a former name, but ${KS(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? _("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${KS(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? _("rename-twice", `"${m}" is also a former name of ${KS([h], "previously")}, but it can only become one key. Keep it in one entry.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: d
	};
}
function KS(e, t) {
	return e.map((e) => `"${xx(e.values.key_name)}" (${Qa(e, [t])})`).join(" and ");
}
function qS(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => xx(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function JS(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new Kn();
	for (let { path: e, length: n } of YS(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: A(t.file, t.span, ["previously"]) };
		a.add(O("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function YS(e, t) {
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
function XS({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Sx(e.key_name, r);
	return n ? {
		...Sx(t.key_name, r),
		...i
	} : i;
}
function ZS(e, t, n) {
	let r = XS(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return _.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/textHints.ts
function QS(e, t, n) {
	return [e, (e) => t.test(e) && n];
}
const $S = /\.ya?ml$/i, eC = /./, tC = [
	QS($S, /\\n/, "has a backslash and an n, and not a line break. YAML reads \\n as a line break only in double quotes."),
	[$S, nC],
	QS($S, /^[“”„«»‘’].*[“”«»‘’]$/s, "starts and ends with typographic quotes, which YAML does not remove. Write \" in their place."),
	QS($S, /^[^\n]+\n$/, "ends with a line break, which the block after | or > keeps. If it is not meant, write |- or >- in its place."),
	QS(/\.(?:strings|stringsdict|xcstrings)$/i, /%(?:\d\$)?s/, "has %s, which iOS does not replace by a text. Write %@."),
	QS(/\.xml$/i, /%(?:\d\$)?@/, "has %@, which Android does not know. Write %s."),
	QS(eC, /%[sd@]\$\d/, "has the number of a placeholder at its end. Write it first, as in %1$s."),
	[eC, iC],
	QS(eC, /^\W*(?:TODO|FIXME)(?:\W|$)|\b[Ll]orem ipsum\b/, "looks like a note that stands for a text. Write the text, or leave it out."),
	QS(eC, /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/, "has characters of a wrong encoding, as in Ã¼ or � for ü. Save the file as UTF-8, and correct the text.")
];
function nC(e, t) {
	let n = t.trim().split(/\s+/), r = n.filter((t) => e.includes(t)).length;
	return t.trim().split("\n").length > e.trim().split("\n").length && r * 4 >= n.length * 3 && "loses line breaks of the live text. YAML joins the lines after >. To keep them, write |- in its place.";
}
const rC = /<(\/?)(a|b|i|u|em|strong|span|small|code|bold|\d{1,2})(?:\s[^<>/]*)?>/g;
function iC(e) {
	let t = new Map();
	for (let [, n, r = ""] of e.matchAll(rC)) t.set(r, (t.get(r) ?? 0) + (n ? -1 : 1));
	let [n, r = 0] = [...t].find(([, e]) => e !== 0) ?? [], [i, a] = r > 0 ? [`<${n}>`, `</${n}>`] : [`</${n}>`, `<${n}>`];
	return n !== void 0 && `has ${i} without ${a}. Add ${a}, or remove ${i}.`;
}
function aC(e, t, n) {
	let r = new Map(t.map((e) => [e.key_id, e])), i = e.flatMap((e) => {
		let t = e.action === "destroy" ? [] : e.fields.filter(({ field: e }) => e === "translations"), i = e.action === "update" ? r.get(String(e.id)) : void 0, a = i?.translations?.find(({ language_iso: e }) => e === n), o = i && a && sS(a.translation, i.is_plural);
		return t.flatMap((r) => [
			...oC(r, e.label),
			...sC(r, t, e.label),
			...o === void 0 ? [] : cC(r, o, n),
			...lC(r, t.find(({ part: e }) => e === n)?.after ?? o, n, e.label)
		]);
	});
	return [...d(i, ({ group: e, place: t }) => `${e} ${t.file}`).values()].flatMap(([e, ...t]) => {
		if (!e || t.length + 1 < (e.least ?? 1)) return [];
		let n = t.length > 0 ? ` The same is true for ${t.length} more in this file.` : "", { place: r, message: i, severity: a = "warning" } = e;
		return O("wrong-value", `${i}${n}`, {
			place: r,
			severity: a,
			scope: "change"
		});
	});
}
function oC({ part: e, before: t = "", after: n = "", place: r }, i) {
	let [a = "", o = ""] = [n, t].map((e) => I(e).join(" "));
	return tC.flatMap(([t, n], s) => {
		let c = r && t.test(r.file) && n(a, o);
		return !c || n(o, "") ? [] : [{
			group: s,
			place: r,
			message: `The ${e} text of ${i} ${c}`
		}];
	});
}
function sC(e, t, n) {
	let { part: r = "", before: i = "", after: a = "", place: o } = e, s = t.find((e) => e.before !== void 0 && b(e.before, a) && b(e.after ?? "", i));
	return !s || !o || Zo(i) || b(i, a) || String(s.part) < r ? [] : [{
		group: "exchanged",
		place: o,
		message: `The ${r} and ${s.part} texts of ${n} change places. If one was written in the line or file of the other, exchange them.`
	}];
}
function cC({ part: e, before: t = "", after: n = "", place: r }, i, a) {
	if (e === a || !r || Zo(t) || !b(n, i)) return [];
	let o = `This ${e} text becomes the ${a} text of its key. If the ${a} file was copied over this file, restore it.`;
	return [{
		group: `copied ${e}`,
		place: r,
		message: o,
		least: 3
	}];
}
function lC({ part: e = "", before: t = "", after: n = "", place: r }, i, a, o) {
	let [s, c] = [e, a].map((e) => e.split(/[-_]/)[0]), l = I(n).some((e) => /(?:\p{L}{2,}[^\p{L}]+){2}\p{L}{2,}/u.test(e));
	if (s === c || !r || !Zo(t) || !l || !b(n, i ?? "")) return [];
	let u = `The ${e} text of ${o} is the ${a} text. If it is not translated yet, leave it out, so that the project shows it as missing.`;
	return [{
		group: `untranslated ${e}`,
		place: r,
		message: u,
		severity: "notice"
	}];
}
function uC({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = e.map((e) => e.declared), o = [
		...fC(e, i, n, t),
		...dC(i.flatMap((e) => pC(e, n)), "new keys have such names"),
		...gC(i, a, n),
		...dC(e.flatMap(mC), "keys have another filename in the project"),
		...dC(hC(i, a, n), "new keys differ from others only in case")
	];
	if (!r) return o;
	let s = dC(e.flatMap(vC), "keys have names for platforms that they do not have");
	return [
		...o,
		..._C(i, t),
		...s
	];
}
function dC(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = O(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function fC(e, t, n, r) {
	let i = e.filter(({ declared: { values: e } }) => e.previously !== void 0);
	if (i.length === 0) return [];
	let a = u(t, ({ values: e }) => Q(e.key_name)), o = new Set(n.flatMap(bx)), s = [...new Set(r.flatMap(bx))], c = u(i, ({ declared: { values: e } }) => e.previously ?? []), l = {
		path: ["previously"],
		severity: "warning"
	};
	return i.flatMap(({ declared: e, live: t }) => {
		let { values: n } = e, r = n.previously ?? [], [i] = r.flatMap((e) => a.get(e) ?? []), [u] = t && i ? bx(t) : [];
		if (i && u !== void 0 && Q(n.key_name).includes(u)) {
			let t = `The former name is that of a new key, ${KS([i], "key_name")}, and the project has a key "${u}". If the rename is done, delete the entry of the former name. If "${u}" was renamed, swap the two names. Otherwise, remove previously.`;
			return [Y($, e, "unknown-previously", t, l)];
		}
		if (t || r.some((e) => o.has(e))) return [];
		let d = r.flatMap((e) => Nt(e, s) ?? [])[0], f = r.map((e) => `"${e}"`).join(" or "), p = r.flatMap((e) => c.get(e) ?? []).find((t) => t.declared !== e), m = p && ` ${KS([p.declared], "previously")} has it, too: keep it in one entry.`, h = s.filter((e) => r.some((t) => e.startsWith(`${t}.`))).length, g = h > 1 && ` ${h} live keys start with it: each needs an entry of its own.`, _ = `No live key has the former name ${f}, so this entry creates a new key.${m || g || (d === void 0 ? "" : ` Did you mean "${d}"?`)}`;
		return [Y($, e, "unknown-previously", _, l)];
	});
}
function pC(e, t) {
	let n = Q(e.values.key_name).find((e) => /^\s|\s$|^[^ ]*(?:[^\S ]|\p{Cf})[^ ]*$/u.test(e));
	if (n === void 0 || e.from && !t.some((e) => bx(e).includes(n.trim()))) return [];
	let r = `The name of this new key, "${n.replace(/[^\S ]|\p{Cf}/gu, (e) => `\\u{${e.codePointAt(0)?.toString(16)}}`)}", has a blank at an end or a character that is not visible. Remove it, unless the app has it as well.`;
	return [Y($, e, "lookalike-key", r, {
		path: ["key_name"],
		severity: "warning"
	})];
}
function mC({ declared: e, live: t }) {
	if (!t || e.values.filenames) return [];
	let n = BS(e) ?? {}, r = t.platforms.find((e) => {
		let r = t.filenames[e];
		return r !== "" && n[e] && r !== n[e];
	});
	if (!r) return [];
	let i = `Its filename in the project is "${t.filenames[r]}", and its row of texts has "${n[r]}", which counts only for new keys. If the text was moved, change the filename in Lokalise, too.`;
	return [Y($, e, "unused-name", i, {
		path: ["key_name"],
		severity: "notice"
	})];
}
function hC(e, t, n) {
	if (e.length === 0) return [];
	let r = [...t.flatMap((e) => Q(e.values.key_name)), ...n.flatMap(bx)], i = u([...new Set(r)], (e) => [e.toLowerCase()]);
	return e.flatMap((e) => {
		let t = Q(e.values.key_name), n = i.get(t[0]?.toLowerCase() ?? "")?.find((e) => !t.includes(e));
		if (n === void 0 || e.values.new || e.values.previously) return [];
		let r = `This new key has the name of the key "${n}", but in another case. If that key is meant, write its name. Otherwise, set new: true.`;
		return [Y($, e, "lookalike-key", r, {
			path: ["key_name"],
			severity: "notice"
		})];
	});
}
function gC(e, t, n) {
	let i = ({ from: e, parts: t }) => e !== void 0 || t !== void 0;
	if (!t.some(i)) return [];
	let a = e.filter((e) => !i(e) && !e.values.translations && !e.values.new), o = r(() => [...t.flatMap((e) => a.includes(e) ? [] : Q(e.values.key_name)), ...n.flatMap(bx)]);
	return a.slice(0, 10).flatMap((e) => {
		let t = Q(e.values.key_name).flatMap((e) => {
			let t = o().filter((t) => t.startsWith(e) && /[.:/]/.test(t.charAt(e.length))), n = new Set(t).size;
			if (n > 1) return `It is a group of ${n} texts, and each of them needs an entry of its own.`;
			let r = e.replace(/_(?:zero|one|two|few|many|other)$/, ""), i = o().find((t) => t === r || t.endsWith(e) && /[.:/]/.test(t.at(-e.length - 1) ?? "")) ?? Nt(e, o());
			return i === void 0 ? [] : `Did you mean the key "${i}"?`;
		})[0];
		if (t === void 0) return [];
		let n = `This entry creates a new key, and no file has a text for it. ${t} If it is really new, set new: true.`;
		return [Y($, e, "lookalike-key", n, {
			path: ["key_name"],
			severity: "warning"
		})];
	});
}
function _C(e, t) {
	let n = new Map(t.flatMap((e) => bx(e).map((t) => [t, e])));
	return e.flatMap((e) => {
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
function vC({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = Q(i, a), s = _.filter((e) => {
		let t = i[e];
		return t !== void 0 && !a.includes(e) && !o.includes(t);
	}), [c] = s;
	if (!c || o.length === 0) return [];
	let l = s.map((e) => `"${i[e]}" (${e})`).join(", "), u = `The key is on ${a.join(", ")} only, so the name ${l} is not used. Add the platform to platforms, or remove the name.`;
	return [Y($, e, "unused-name", u, {
		path: ["key_name", c],
		severity: "notice"
	})];
}
function yC({ changes: e, created: t, declared: n, live: r, undeclared: i, context: a }) {
	let { baseLanguage: o } = a.project, s = t.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let n = e.fields.flatMap(({ field: e, part: t = "", after: n }) => e === "translations" ? R_(n).map((e) => `${t} ${e}`) : []);
		return n.length === 0 ? [] : [{
			change: e,
			entry: t,
			texts: n
		}];
	}), c = aC(e, r, o);
	if (t.length === 0) return c;
	let l = new Set(i.map(({ id: e }) => e)), d = n.some(({ from: e, parts: t }) => e ?? t), f = new Set(n.filter(({ values: { translations: e } }) => (d || e !== void 0) && e?.[o] === void 0).flatMap((e) => Q(e.values.key_name))), p = u(r.filter((e) => l.has(e.key_id) || bx(e).some((e) => f.has(e))), ({ translations: e = [], is_plural: t }) => e.flatMap(({ language_iso: e, translation: n }) => R_(sS(n, t)).map((t) => `${e} ${t}`))), m = new Set(r.flatMap(bx)), h = s.filter(({ change: e, entry: t }) => mt(t, e.label, (e) => m.has(e))), g = s.flatMap((e) => {
		let { change: t, texts: r } = e, i = (e) => e.startsWith(`${o} `), a = r.filter(i).flatMap((e) => p.get(e) ?? []), [s, ...c] = r.filter((e) => !i(e)), [l, ...u] = a.length > 0 ? a : p.get(s ?? "")?.filter((e) => c.every((t) => p.get(t)?.includes(e))) ?? [], [d] = l ? bx(l) : [];
		if (d === void 0 || h.includes(e)) return [];
		let f = u.length > 0 ? ` (and ${u.length} more)` : "", m = a.length > 0 ? `${o} text` : "translations", g = n.find(({ from: e, values: t }) => !e && Q(t.key_name).includes(d)), _ = Yt(t.place.file), v = _ === t.place.file ? "here" : `in an entry of ${_}`, y = v === "here" ? "" : ", and rename it in all files", ee = g ? `set key_name: ${t.label} and previously: ${d} in the entry ${KS([g], "key_name")}` : `set previously: ${d} ${v}`;
		return [wC("looks-renamed", `Live key "${d}"${f} has the same ${m} as the new key "${t.label}", and the files have none for it. If it was renamed, ${ee}${y}. Otherwise, set new: true ${v}.`, e)];
	});
	return [
		...c,
		...bC(h),
		...dC(g, "new keys have the same texts as a live key that the files do not have"),
		...xC(t),
		...t.flatMap((e) => SC(e, n)),
		...CC(t, n)
	];
}
function bC([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [wC("looks-renamed", `The new key "${e.change.label}"${n} is in the project ${we(e.change.label)}`, e)];
}
function xC(e) {
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
function SC({ change: e, entry: t }, n) {
	let r = /^(.+)_one$/.exec(e.label)?.[1], i = e.fields.some(({ after: e = "" }) => I(e).some((e) => e.includes("{{count"))), a = `${r}_other`, o = Qi([t]).some(({ from: e, file: t }) => e && /\.json$/.test(t.path));
	if (r === void 0 || !i || !o || n.some(({ values: e }) => Q(e.key_name).includes(a))) return [];
	let s = `There is no text "${a}", which i18next reads for other numbers than one. Add it to the file.`;
	return [O("plural-mismatch", s, {
		place: e.place,
		severity: "warning",
		scope: "change"
	})];
}
function CC(e, t) {
	let n = (e) => Qi([e]).flatMap(({ from: e }) => e ?? []), i = r(() => u(t, ({ path: e = [] }) => e.slice(1).map((t, n) => e.slice(0, n + 1).join("\n"))));
	return e.flatMap(({ change: e, entry: t }) => {
		let r = n(t), a = t.path && i().get(t.path.join("\n"))?.find((e) => n(e).every(({ source: e, language: t }) => r.every((n) => n.source === e && n.language !== t)));
		if (!a) return [];
		let o = `This is one text, but other languages have a group of texts of this name: ${KS([a], "key_name")}. Make it the same in all files, or the project gets keys that no app reads.`;
		return [O("lookalike-key", o, {
			place: e.place,
			severity: "warning",
			scope: "change"
		})];
	});
}
function wC(e, t, { change: { place: n } }) {
	return O(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/match.ts
function TC(e) {
	return ({ tags: t }) => qe(t, e) !== void 0;
}
function EC(e, t, n, r = () => !1) {
	let i = u(t, ({ key_name: e }) => Q(e)), a = BC(e, t), { byId: o, refused: s } = a, { direct: c, contested: l } = PC(e, o, s, (e) => kC(e, i, n));
	IC(c, s);
	let { renames: d, leaving: f } = VS(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => AC(e, NC(e, i)),
		holders: (e, t) => MC(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of l) {
		if (s.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		if (n ? e.values.new : BS(e) !== void 0) continue;
		let r = [...o].flatMap(([e, n]) => t.includes(n) ? e : []);
		if (s.set(e, RC(e, t, n, r)), n) for (let t of r) s.set(t, LC(t, e));
	}
	let p = (e) => {
		let t = d.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !s.has(e) && !p(e));
	DC(m, t, n, s);
	let h = e.filter((e) => !s.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = o.has(e) && bx(t).some((e) => n.includes(e)), i = xx(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of kC(e, i, n)) g.add(t);
		g.add(a.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...uC({
			matches: h,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => OC(e, i)))
	};
}
function DC(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, zC("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && BS(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, zC("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function OC({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function kC(e, t, n) {
	let r = OC(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && yx(i.key_name, t) === e.key_name[t])) : r;
}
function AC(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => jC(t, BS(e)));
	return n.length === 1 ? n : t;
}
function jC(e, t) {
	return t ? _.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function MC(e, t, n, r) {
	return ZS(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function NC({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => bx(e).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function PC(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = BS(t), [n, ...i] = e ? r(t).filter((t) => jC(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => BS(c) !== void 0 && (s.get(e) ?? c) !== c, u = AC(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, FC(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function FC(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return zC("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function IC(e, t) {
	for (let [n, r] of d(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => jC(n, BS(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && BS(r) !== void 0)) continue;
			let a = i.every(({ from: e }) => e?.source.filenames !== void 0) ? "Their rows of texts in lokaform.yaml give them different filenames: set the same filenames in both rows, or remove names: lokalise." : `Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`, s = `${KS(i, "key_name")} match the same live key (id ${n.key_id}). ${a}`;
			t.set(r, zC("claimed-twice", r, s));
		}
	}
}
function LC(e, t) {
	let n = `The live key with key_id ${e.values.key_id} has the name of another entry: ${KS([t], "key_name")}. If this entry is a copy of it, remove key_id. If it is the new name of the live key and the other entry is a new key, set new: true in the other entry.`;
	return Y($, e, "claimed-twice", n, { path: ["key_id"] });
}
function RC(e, t, n, r) {
	let i = t.map(({ key_id: e }) => e).join(", "), a = n ? "If that entry is a copy of this one, remove its key_id. If this entry is a new key, set new: true." : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
	return zC("claimed-twice", e, `The live key with this name (id ${i}) belongs to another declared key, which has its key_id: ${KS(r, "key_id")}. ${a}`);
}
function zC(e, t, n) {
	return Y($, t, e, n, { path: ["key_name"] });
}
function BC(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of d(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, VC(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [HC(s)] : []
	};
}
function VC(e, t) {
	let n = `${KS(t, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return Y($, e, "claimed-twice", n, { path: ["key_id"] });
}
function HC(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: A(t.file, t.span, ["key_id"]) };
	return O("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/url.ts
const UC = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function WC(e, t) {
	let n = new Map(), r = [];
	for (let i of c_(e)) {
		let e = C_(i, UC, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = GC(e), a = i ?? JC(e), o = a === void 0 ? qC(e, n) : [a], s = a === i ? "variable" : "wrong-value";
	for (let e of o) r.push({
		code: s,
		message: e
	});
	return {
		variables: n,
		issues: r
	};
}
function GC(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (c_(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (e.startsWith("${")) return "The URL starts with a variable. Write the host and the fixed path in the manifest, such as https://hooks.example.com/services/${NAME}, and set the variable only to the secret rest.";
		if (!YC(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.";
	}
}
const KC = {
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
function qC(e, t) {
	let n = "";
	return s_(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = KC[e.place];
		if (e.place !== "query" && r.includes("://")) return `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`;
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`;
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.` : [];
	});
}
function JC(e) {
	let t = l_(e, new Map(c_(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function YC(e) {
	let t = "";
	for (let n of s_(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const XC = "URL_OF_", ZC = () => ({
	nameOf: ({ url: e }) => e,
	mayHoldSecret({ url: e }) {
		let { template: t, left: n } = aw(e, () => "x");
		return n || t !== uw(e);
	},
	templates(e, t, n, r) {
		let i = new QC();
		i.entry = r;
		let a = [...e].sort((e, t) => l(e.url, t.url)), o = (e) => t(e) ? iw(uw(e.url), n, new Map()) : nw(e.url, i, n);
		return {
			templates: new Map(a.map((e) => [e, o(e)])),
			variables: i.variables
		};
	}
});
var QC = class {
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
function $C(e) {
	return p_(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = s_(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || sw.includes(i) || !lw(cw(i))) return e;
		let a = cw(i).split(/[^\p{L}\p{N}]+/u);
		return ew.test(r) || a.some(tw) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
const ew = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function tw(e) {
	return lw(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function nw(e, t, n) {
	let r = rw(e, new QC(), n);
	return "why" in r ? r : rw(e, t, n);
}
function rw(e, t, n) {
	let r = f_(e), { template: i, left: a } = aw(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : iw(i, n, t.variables);
}
function iw(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = WC(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function aw(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = lw(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => lw(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => sw.includes(e) ? e : O_(e) === void 0 && ow.test(e) ? t(e) : (o ||= lw(cw(e)), uw(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= lw(t)), n.length === 0 ? uw(t) : `${uw(t)}=${c(n.join("="))}`;
	});
	return {
		template: uw(n) + u.join("/") + d.join("&") + uw(a),
		left: o
	};
}
const ow = /^[\w.~+,=:@-]+$/, sw = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function cw(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function lw(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function uw(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function dw(e) {
	let t = gr(e) ?? {}, n = M(t.webhook_id) || void 0, r = M(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Sr(t.events, M)
	};
	if (!mr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [p_(r)],
			shown: g_(r)
		},
		lacks: yr(i)
	} };
	let a = t.branch === null ? null : M(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: pw(t.event_lang_map)
	} };
}
function fw(e) {
	let t = e.map(dw);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function pw(e) {
	return Sr(e, (e) => {
		let { event: t, lang_iso_codes: n } = gr(e) ?? {}, r = M(t), i = Sr(n, M);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const mw = I_(), hw = j().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), gw = mw({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: hw,
	value: j(),
	live: ({ url: e }, { url: t, variables: n }) => m_(e, l_(t, n)) ? t : g_(e),
	toManifest: (e) => e,
	equal: m_,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: $C(e)
	})
}), _w = mw({
	name: "events",
	expects: "a list of events, at least one",
	schema: lr(j().min(1).meta({ examples: f })).min(1),
	value: lr(j()),
	live: (e) => Ow(e.events),
	inPlan: (e) => Ow(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), vw = rr([ar("*"), lr(j().min(1)).min(1)]), yw = mw({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${s.join(", ")}`,
	schema: nr(dr(s), vw),
	value: cr(j(), rr([ar("*"), lr(j())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(Ew).includes(Ew(t))).map(({ event: e, lang_iso_codes: n }) => [e, kw(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = Dw(e).map(([e, t]) => [e, kw(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(Dw(e).map(([e, t]) => [e, t === "*" ? t : Ow(t)])),
	equal: (e, t, { project: n }) => Object.entries(t).every(([t, r]) => e[t] !== void 0 && b(kw(e[t], n), kw(r, n))),
	check: (e, { events: t }) => bw(e, t),
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
	languages: (e) => Dw(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function bw(e, t) {
	let n = Dw(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const xw = mw({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: rr([j().min(1), sr()]),
	value: rr([j(), sr()]),
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
}), Sw = [
	gw,
	_w,
	yw,
	xw
], Cw = N_(Sw).required({ url: !0 }).extend({
	branch: xw.schema.default(null),
	previously: hw.exactOptional(),
	new: ir().exactOptional(),
	webhook_id: j().min(1).exactOptional()
}), ww = {
	name: "webhook",
	fields: Sw,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => $C(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : Ow(r).join(", ");
		return `${g_(e)} (${[
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
		Ow(e.events)
	]
};
function Tw(e) {
	let t = f.find((t) => t.endsWith(`.${e}`)) ?? e;
	return f.includes(e) ? "" : kn(t, f);
}
function Ew(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Dw(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Ow(e) {
	return [...new Set(e)].sort();
}
function kw(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : Ow(e);
}
function Aw({ changes: e, declared: t, live: n, context: r }) {
	let i = new Set(n.map(({ url: e }) => p_(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(p_(l_(e, r.variables)))).flatMap((e) => c_(e).map((t) => `${t} ${f_(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = f_(t);
		return c_(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function jw(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = [], a = new Map();
	for (let t of e) {
		let e = Mw(t), o = BS(t), s = t.from ? Pw(a, e, o) : [], [c] = s;
		if (s.length > 1) {
			r.push({
				entry: t,
				rivals: s
			});
			continue;
		}
		let l = c || !t.from ? [] : Pw(a, e).filter(({ parts: [e] }) => e && !e.from && !e.values.filenames);
		l.length > 0 && n.push(Iw(t, l.slice(0, 1)));
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
	let o = ({ parts: e }) => Lw(e, t).entries;
	for (let { entry: e, rivals: t } of r) Jw(t.flatMap(o)).length === 0 && n.push(Iw(e, t));
	let s = i.map(({ parts: e }) => Lw(e, t));
	return {
		entries: s.flatMap((e) => e.entries),
		problems: [...n, ...s.flatMap((e) => e.problems)]
	};
}
function Mw({ values: e }) {
	let { key_name: t, platforms: n = _ } = e;
	if (typeof t == "string") return [[t, Nw(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, Nw(r(e))]);
}
function Nw(e) {
	return e.reduce((e, t) => e | 1 << _.indexOf(t), 0);
}
function Pw(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !Fw(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function Fw(e, t) {
	return !e || !t ? !1 : _.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function Iw(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? Qa(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return Y($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function Lw(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = Hw(e), { isPlural: o, leftOut: s, becameOther: c } = Bw(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: Ww(e),
			...i.size > 0 && { translations: Uw(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...Gw(e),
			...n.from ? {} : n.onCreate
		},
		span: new ie(n.span, () => Rw(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [Kw(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function Rw(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = Nn(r ?? t.span, { file: t.file });
		return n.has(e) ? Nn(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [Nn(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? Nn(n, { members: a }) : n);
	}
	return r;
}
const zw = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function Bw(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return zw;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return zw;
	let o = ({ part: e }) => Qe(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: Vw(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function Vw(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return Y($, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function Hw(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: i } = r.values;
		if (i) for (let a of r.from ? [r.from.language] : Object.keys(i)) {
			let i = t.get(a);
			if (!i) t.set(a, r);
			else {
				let [t, o] = i.from?.onlyIfBase && !r.from?.onlyIfBase ? [i, r] : [r, i];
				n.push(Kw(t, o, ["translations", a], e));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function Uw(e, t) {
	let n = Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	});
	return Object.fromEntries(n);
}
function Ww(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function Gw(e) {
	let t = e.flatMap(({ from: e, onCreate: t }) => e ? t : []), n = new Set(t.flatMap((e) => e.platforms ?? [])), r = new Set(t.flatMap((e) => e.tags ?? [])), i = {};
	for (let e of t) Object.assign(i, e.filenames);
	return {
		...n.size > 0 && { platforms: _.filter((e) => n.has(e)) },
		...r.size > 0 && { tags: [...r] },
		...Object.keys(i).length > 0 && { filenames: i }
	};
}
function Kw(e, t, n, [r] = []) {
	let i = Qa(t, n), a = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, o = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", s = n.length > 1 ? qw(t, e) : void 0, c = s === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${s}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`, l = r && !r.from && typeof r.values.key_name != "string" && t.from && e.from && Qa(r, ["key_name"]), u = t.from && t.from.source === e.from?.source ? " Both are of one row of texts: make files narrower if it should not read both." : "", d = `${a} is declared twice: here and at ${i}. ${l ? `The names at ${l} join both strings into one key. Remove that entry, or read this language in one row of texts only.` : `Keep one of them.${c}${o}${u}`}`;
	return Y($, e, "duplicate-text", d, {
		path: n,
		scope: "run"
	});
}
function qw({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => wn(e.files));
	return xe.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function Jw(e) {
	let t = new Kn(), n = new Map();
	for (let r of Yw(e)) {
		let e = BS(r), i = e === void 0 ? "" : v(Ux(e)), { key_name: a, platforms: o = _ } = r.values, [s] = Object.entries(Sx(a, o)).flatMap(([e, t]) => {
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
		t.add(Za("duplicate-key", `Key "${xx(a)}"`, c, " If one was copied, correct its name. If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function Yw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function Xw(e, t, n, r) {
	let { declared: i, problems: a } = eT($w(e), r.project), o = "key-gone";
	if (t) {
		let e = zx.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: LS.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: Qw(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = Zw(s, n);
	return {
		declared: i,
		context: Qw(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function Zw({ key_name: e, platforms: t = [..._], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && yx(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function Qw(e, t) {
	let n = e.find((e) => e.startsWith(st))?.slice(st.length), r = {
		...Hn,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function $w({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = i(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !o(r) ? [e, n] : [e, {
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
function eT(e, t) {
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
function tT(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = EC(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Qt(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = oS.parse(i);
		return o === void 0 || uS(lS(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !nT(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : nT(e, "tags");
			return gp($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function nT({ fields: e }, t) {
	return I(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const rT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, iT = `[\\s${rT.source.slice(1)}`, aT = RegExp(`[{%$]|^${iT}|${iT}$`);
function oT(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !aT.test(e)) ? [] : lT(e, t), { words: a } = t;
	return a ? [...i, ...cT(n).flatMap((e) => mT(e, a))] : i;
}
const sT = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function cT(e) {
	return Object.entries(e).flatMap(([e, t]) => sT.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function lT(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = cT(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => T(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(Et), f = d || u(S) && (t.usesIcu?.() ?? !1), p = [...c, ...dT(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !b(t, m)), g = ({ language: t }) => e.isInFile?.(t) ? void 0 : s?.(t);
	return [
		...l("icu") && d ? c.flatMap(fT) : [],
		...l("placeholders") ? uT(Fe(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => pt(e, g(e), i)) : [],
		...l("plurals") && d ? le(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => pT(e, o)) : [],
		...l("blanks") ? uT(xT(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? hT(e, c, r) : []
	];
}
function uT(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || T(r.text).length === 0 || e.length < 3) return e;
	let i = [...u(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o] = i.toSorted((e, t) => a(t) - a(e));
	if (!o) return e;
	let s = a(o), c = t.filter((e) => e !== r && T(e.text).length > 0).length;
	if (s < 3 || s * 2 <= c) return e;
	let [{ check: l, language: d, fault: f, quotes: p }] = o, m = `differs from ${s === c ? "all" : `${s} of ${c}`} other texts in the same way, so it is probably the one to correct: the ${d} text ${f}`, h = T(r.text).find((e) => o.every((t) => t.form === e.form));
	return [{
		...Cn(l, r, h ?? {}, m),
		...p && { quotes: p }
	}, ...e.filter((e) => !o.includes(e))];
}
function dT({ texts: e, live: t }, n) {
	if (n === void 0 || T(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function fT(e) {
	return T(e.text).flatMap((t) => {
		if (!Et(t.text)) return [];
		let n = Bt(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Cn("icu", e, t, o, `${i}.${et(t.text)}`)];
	});
}
function pT(e, t) {
	return T(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Cn("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function mT(e, t) {
	return T(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...Cn("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function hT({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || T(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => T(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || T(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const gT = ["start", "end"], _T = RegExp(`^${iT}*`), vT = new RegExp(iT), yT = /\r\n?|[\u2028\u2029\x85]/g, bT = /[^\S\n\t]/g;
function xT(e, t) {
	let n = e.flatMap((e) => {
		let t = T(e.text).map((e) => ({
			...e,
			...ST(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Me(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = gT.flatMap((e) => TT(e, t, i?.[e] ?? ""));
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [Cn("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function ST(e) {
	let t = _T.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && vT.test(e.charAt(n - 1));) --n;
	return {
		start: CT(t),
		end: CT(e.slice(n))
	};
}
function CT(e) {
	return e === "" ? "" : e.replace(rT, "").replace(yT, "\n").replace(bT, " ");
}
const wT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function TT(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && wT.test(t.text)) return [];
	let i = e === "end" && ET(r + n) === "a line break", a = i ? ": a YAML block after | has one, and after |- none." : ".";
	if (n === "") return [[`${e}s with ${ET(r)}`, `Remove it${a}`]];
	let o = i ? `Add it, or remove it there${a}` : "Add it.";
	return r === "" ? [[`does not ${e} with ${ET(n)}`, o]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function ET(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function DT(e) {
	let t = Object.entries(e).flatMap(([e, t]) => o(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, OT({
		...e,
		...n
	})])), r = OT(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function OT(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${kT}(?=${kT}))(?:${r})(?!(?<=${kT})${kT})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of AT(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== jT(r, e) && t.set(r, jT(r, e));
		}
		return t;
	};
}
const kT = `(?:${Ce.source.slice(1)}|[\\p{N}\\p{M}_])`;
function AT(e) {
	let t = (e) => " ".repeat(e.length);
	return yt(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(gt, t);
}
function jT(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const MT = 1e4, NT = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, PT = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], FT = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function IT(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => T(n).some((n) => t(n.text, e)))), i = r(() => n(Et)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(zT(e))).length > e.length * .1, s = r(() => e.length <= 10 || !o() && (n((e, t) => t === a) || e.some(({ live: e }) => e && T(VT(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Rt(c.pattern) },
		...c && u !== "off" && { words: DT(c.words) }
	}, f = r(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = zT(e), n = (e) => e !== t && f().has(e), [r, i = ""] = NT.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && PT.some((e) => f().has(i + e));
			let [, a] = FT.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function LT(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = IT(e, t), i = [], a = 0, o = (t, r) => {
		let { base: i = "" } = n, [a = ""] = Object.keys(r.values.translations ?? {}), o = e.flatMap(({ declared: e }) => {
			let { [i]: t, [a]: n } = e.values.translations ?? {};
			return t !== void 0 && n === void 0 ? e : [];
		}), s = zT(r), c = (e) => s.startsWith(e) && /^\W/.test(s.slice(e.length)), l = o.find((e) => e.values.is_plural && s.replace(/_[a-z]+$/, "") === zT(e)), u = l ?? o.find((e) => c(zT(e))), d = u ? zT(u) : Nt(s, o.map(zT)), f = o.find((e) => zT(e) === d);
		if (!f) return t;
		let p = Qa(f, ["translations", i]), m = l ? `"${d}" at ${p} has plural forms. Write all forms that ${a} needs here, too.` : u ? `"${d}" is a text at ${p}. Make it the same in all files: a text, or an object.` : `Or use one name in all files, if it was changed only here: "${d}" at ${p} has no ${a} text.`, h = u ? t.message.replace(/ Add [^.]*\.$/, "") : t.message;
		return {
			...t,
			message: `${h} ${m}`
		};
	};
	for (let { declared: t, live: s } of e) {
		let e = BT(t, s, () => r(t), n), c = [...HT(t, n), ...e];
		if (c.length !== 0) {
			for (let e of c) {
				let r = e.check === "base" && a < 20;
				i.push(UT(t, r ? o(e, t) : e, n));
			}
			if (a += 1, a >= MT) break;
		}
	}
	let [s] = i;
	if (s && a >= MT) {
		let e = `${MT.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function RT(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = IT(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: Te(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : oS.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			VT(t, i)
		], p = d !== void 0 && !dS(d) ? d : f && ((n) => AS(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = BT(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || rx(cS(t, c))[a], ee = new Set(v.map(({ check: e }) => e)), b = [...y ? [] : [`not-${a}`], ...ee], x = v.map(({ message: e }) => e).join(" ");
		return b.length === 0 ? void 0 : {
			because: b,
			...x !== "" && { details: x }
		};
	} };
}
function zT({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
function BT(e, t, n, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return [];
	let c = r(() => AS(o, t, i.base)), l = (e) => e && c().native(e);
	return oT({
		isForm: n,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		isInFile: (t) => Qi([e]).some(({ from: e }) => e?.language === t),
		...t && { live: (e) => l(VT(t, e)) }
	}, i);
}
function VT(e, t) {
	let n = cS(e, t);
	return n && sS(n.translation, e.is_plural);
}
function HT({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Q(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "", l = Yt(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function UT(e, t, { levels: n }) {
	let { check: r, language: i, form: a, quotes: o } = t, s = A(e.file, e.span, ["char_limit"]), c = r === "length" && s.file !== A(e.file, e.span, ["translations", i]).file ? t.message.replace("char_limit", `char_limit (${$a(s)})`) : t.message, l = r === "base", u = n[r] === "error", d = Y($, e, Vn[r], c, {
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
function WT({ values: e }, t, n, r) {
	let i = T((t ? VT(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && cS(t, e);
			if (!n || !r(sS(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...rx(n)
			};
			return nt.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const GT = process.getBuiltinModule("node:module").createRequire(import.meta.url), KT = (...e) => GT("./late-formats.js").formatOf(...e), qT = (...e) => GT("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function JT(e, t, n) {
	let r = {
		path: e,
		lineStarts: En(t)
	}, { texts: i, faults: a, base: o } = qT(e, t, rt(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = Dt(n.source, [...s]), l = {
		...n,
		source: c
	}, u = nE(l), d = a.filter(({ language: e }) => e === void 0 || bt(c, Ct(c, e))), f = [], p, m = i[0] && QT(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = QT(e, l)), !m) continue;
		let t = rE(e, m.language), n = $T(e, m, l);
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
		...o !== void 0 && { base: Ct(c, o) },
		variables: new Map(),
		problems: XT(d, r, c)
	};
}
const YT = {
	most: 10,
	first: 1
};
function XT(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new Kn(YT);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = Pt(t, s.start, s.end);
		c.add(O(i, e.scope === "run" ? o + ZT(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function ZT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !ue(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function QT({ language: e }, { source: t, language: n }) {
	let r = n ?? Ct(t, e ?? "");
	if (bt(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !t.languages?.includes(r)
	};
}
function $T({ path: e, value: t, description: n }, { language: r }, i) {
	let a = eE(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = tE(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function eE(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function tE(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function nE({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
function rE({ name: e, value: t, description: n }, r) {
	let { at: i } = t;
	return new ie({
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
function iE(e) {
	if (/^(comments|screenshots?)$/i.test(e)) return " Comments and screenshots stay in Lokalise: a manifest cannot have them. Remove the line.";
	if (/comment|note|hint/i.test(e)) return " Translators see description and context: use one of these.";
}
const aE = {
	schema: LS,
	fields: PS,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	elsewhere: iE,
	thing: "a key"
}, oE = {
	schema: zS,
	fields: PS.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	elsewhere: iE,
	thing: "on_create"
};
function sE(e, t) {
	return Sp({
		plural: "keys",
		entry: aE,
		defaults: oE
	}, e, t);
}
function cE(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : bS(Object.entries(n).flatMap(([e, n]) => yS(e, n, t, y)), t).map(({ code: t, message: n, path: r }) => {
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
function lE(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : sE(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
}
const uE = {
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
function dE(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: fE(e.entry, t.entry),
		wrote: fE(e.wrote, t.wrote)
	} : e;
}
function fE(e, t) {
	let n = {
		...pE(e),
		...pE(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function pE({ translations: e }) {
	return o(e) ? e : {};
}
const mE = "The live value is not compared and not changed.", hE = (e) => `${mE} A new key has ${e}.`, gE = {
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
		undeclared: `${mE} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: hE("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: hE("no tags, except the one of the setting `owner`"),
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
		undeclared: hE("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: hE("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: hE("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: hE("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: hE("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${mE} A new key is visible.`
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
		undeclared: hE("none"),
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
function _E({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const vE = {
	...$,
	plural: Re.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Re,
	limits: {
		removed: Ze,
		removedPercent: be,
		overwrittenPercent: We,
		unverified: Oe,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: uE,
	entry: aE,
	defaults: oE,
	docs: gE,
	readManifest: sE,
	textFiles: {
		read: JT,
		name: eE,
		isOnlyName: _E,
		filenames: ({ filenames: e }) => Object.values(e),
		join: jw
	},
	checkTogether: (e) => [...Jw(e), ...JS(e)],
	checkEntry: cE,
	adviceOn: LT,
	waiting: RT,
	progressOf: WT,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return Np(vE, e, n, i, WS, (e) => {
			let n = EC(e, t, r.perPlatformNames, TC(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !_E(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: yC,
	names: bx,
	texts: CS,
	storedForm: (e) => eS(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: lE,
	mergeKept: dE,
	findRestored: Xw,
	undoneByApply: tT
};
// src/webhooks/match.ts
function yE(e, t, n) {
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
				...OE("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of CE(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => xE(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = l_(t, n), a = [...o].filter((e) => m_(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${DE(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, OE("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, $C(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = bE(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	let l = ({ values: e }) => l_(e.url, n);
	for (let e of c()) {
		let t = [...r.values()].find(({ declared: t, live: r }) => r?.webhook_id === t.values.webhook_id && r !== void 0 && xE(e, r, n) && !xE(t, r, n));
		if (!t || e.values.new) continue;
		let a = `Live webhook ${t.live?.webhook_id} has this URL, but the entry at ${Qa(t.declared, ["webhook_id"])} has its webhook_id and another URL. Remove webhook_id there. If this entry is a new webhook, set new: true.`;
		i.set(e, OE("ambiguous-webhook", e, "url", a));
	}
	let u = c();
	for (let [t, n] of u.entries()) {
		let r = n.values.events?.map(Ew) ?? [], i = ({ values: e }) => e.events?.find((e) => r.includes(Ew(e))), o = e.find((e) => !u.includes(e, t) && i(e) !== void 0 && e.values.branch === n.values.branch && m_(l(e), l(n)));
		if (!o || n.values.new) continue;
		let s = `This creates a webhook, but the entry at ${Qa(o, ["url"])} has the same URL and also the event ${i(o)}, so the service sends this event twice. Remove it from one entry. If both are wanted, set new: true.`;
		a.push({
			...OE("lookalike-webhook", n, "url", s),
			severity: "warning"
		});
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = TE([...o]).find((t) => SE(e, t) && u_(p_(e.values.url), p_(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`;
		i.set(e, OE("lookalike-webhook", e, "url", r));
	}
	let d = (e) => e.replace(/^\w+:\/\/[^/]*/, "");
	for (let e of c()) {
		let t = d(l_(e.values.url, n)), r = [...o].filter((t) => {
			let { common: n, either: r } = wE(e, t);
			return n === r && SE(e, t);
		}), i = [...o].find((e) => d(e.url) === t), s = i ?? (r.length === 1 && c().length === 1 ? r[0] : void 0);
		if (!s || e.values.new) continue;
		let { webhook_id: l, url: u, branch: f } = s, p = m_(l_(e.values.url, n), u) ? "Only branch differs, which is a branch of the Lokalise project, not of git. To use that webhook, make branch the same." : `If its URL changed to this one, add webhook_id: ${l}. Then it keeps its id and secret.`, m = `This creates a webhook. The project also has one ${i ? "with this path" : "with the same events, which no manifest declares"}: ${g_(u)} (${l}, for ${f ? `branch ${f}` : "all branches"}). ${p} If both are wanted, set new: true.`;
		a.push({
			...OE("lookalike-webhook", e, "url", m),
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
			let r = t.filter((t) => xE(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function bE(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && xE(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return OE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${EE(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => xE(e, t, i)), c = e.values.events?.find((e) => Tw(e) !== "");
	if (s.length > 0 && c !== void 0) return OE("ambiguous-webhook", e, "events", `Lokaform does not know the event "${c}", and a live webhook with this URL and branch has none of these events (${EE(s)}).${Tw(c)} If the event is right, add webhook_id with its id to use this webhook, or set new: true to create a second one.`);
	if (s.length > 0) return OE("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${DE(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${EE(s)}). To use this webhook, add webhook_id with its id: apply then replaces its events by these. To create a second webhook, set new: true.`);
	if (a.length !== 0) return OE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${EE(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id: apply then changes it to this entry. To create a second webhook, set new: true.`);
}
function xE(e, t, n) {
	return m_(t.url, l_(e.values.url, n)) && SE(e, t);
}
function SE({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function CE(e, t, n) {
	let r = TE(t), i = e.flatMap((e) => r.filter((t) => xE(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...wE(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function wE({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Ew)), new Set(t.map(Ew))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function TE(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function EE(e) {
	return `${e.length === 1 ? "id" : "ids"} ${DE(e)}`;
}
function DE(e) {
	return TE(e).map(({ webhook_id: e }) => e).join(", ");
}
function OE(e, t, n, r) {
	return Y(ww, t, e, r, { path: [n] });
}
function kE(e) {
	let t = new Map(), n = new Kn();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? v([
			p_(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${$C(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Za("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function AE({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = l_(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${g_(s)} (${a})` : $C(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = CE([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const jE = {
	schema: Cw,
	fields: Sw,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function ME(e, t, n) {
	let { entries: r, problems: i } = Sp({
		plural: "webhooks",
		entry: jE
	}, e, t, { most: yf }), a = new Map(), o = new Kn();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = WC(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => A(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(O(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of NE(r, i, c)) o.add(e);
		}
		PE(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function NE(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a] = /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.exec(t) ?? [], [, o = "NAME"] = /^\W+([A-Z_]+)\W*$/.exec(a ?? "") ?? [];
	return a !== void 0 && i("variable", `$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write \${${o}}.`), $C(t) !== p_(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function PE({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (f.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${f.join(", ")}.` : Tw(a)}`, o = A(t, n, ["events", i]);
		r.add(O("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const FE = {
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
}, IE = {
	...ww,
	plural: Ve.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Ve,
	limits: {
		removed: en,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: ZC(),
	entry: jE,
	docs: FE,
	readManifest: ME,
	checkTogether: kE,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && bw(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [Y(ww, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Np(IE, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => p_(l_(e, i))), (e) => {
			let r = yE(e, t, i), a = r.matches.flatMap((e) => LE(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: Aw,
	names: () => [],
	texts: () => [],
	findRestored: AE,
	variablesOf({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
		let a = typeof r.values.url == "string" ? WC(r.values.url, i).variables : [], o = new Map(a);
		if (c_(e.url).some((e) => e.startsWith("URL_OF_"))) return {
			variables: o,
			problems: []
		};
		let { variables: s, issues: c } = WC(e.url, i);
		for (let [e, t] of s) o.set(e, t);
		let l = A(t, n, ["url"]);
		return {
			variables: o,
			problems: c.map(({ code: e, message: t }) => O(e, t, {
				place: l,
				scope: "change"
			}))
		};
	}
};
function LE({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Mp}`;
	return [{
		declared: e,
		problem: Y(ww, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const RE = [vE, IE];
to(RE);
// src/run/textAdvice.ts
function zE(e, t = !0) {
	let { settings: n, textFiles: r } = e, i = Iy(n.rules, r, e.declared), a = {
		levels: i?.isSure && t ? n.rules.checks : {
			...n.rules.checks,
			base: "off"
		},
		base: i?.language,
		needed: ut
	}, { kinds: o, entries: s } = Ja(e.declared, i?.language ?? "");
	return o.flatMap((e) => {
		let t = (s[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, a) ?? []];
	});
}
function BE({ settings: e }, { kinds: t }, n) {
	let { checks: r } = e.rules, i = {
		levels: r,
		base: n.baseLanguage,
		needed: Te(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, i) ?? []);
}
function VE(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = qb(e, t, n, _b);
	return i.is === "stopped" ? [] : BE({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var HE = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${GE(t)} was reached` : `The run was stopped by ${e}`;
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
		await Gr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const UE = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function WE(e) {
	let t = new HE(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of UE) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of UE) process.off(e, n);
		t.close();
	}
}
function GE(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function KE(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : XE(f, [
		...t.map((e) => P(n.displayRoot, e)),
		...await Lo(u, di),
		l,
		...s,
		o
	].flat(), n);
}
async function qE(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await KE(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await QE(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : qp(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => JE(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => YE((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function JE(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return YE(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function YE(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function XE(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(oD))), a = new Map();
	for (let t of e) {
		let e = await oD(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await $E(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, ZE(t, s));
	}
	return r;
}
function ZE({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function QE(e, t, n, r) {
	try {
		let i = typeof t == "string" ? t : await t(), a = await $E(e, n);
		if (a !== void 0) return ZE(e, `cannot be written: it ${a}`);
		let o = iD(e.path, n), s = await Hr(e.path).catch(() => void 0);
		eD(e.path, s) ? await Ur(e.path, i) : await Xr(o === void 0 && s ? await zr(e.path) : e.path, i, {
			mode: r ?? (s && s.mode & 511),
			root: o
		});
		return;
	} catch (t) {
		return ZE(e, `cannot be written: ${si(t)}`);
	}
}
async function $E({ path: e, is: t }, n) {
	let r = t === "folder" && aD(n).includes(e), i = r ? e : iD(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await ri(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return nD(e);
	let a = await Hr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Hr(N(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...eD(e, a) ? [] : [N(e)]];
	return (await Promise.all(o.map(rD))).every(Boolean) ? void 0 : tD;
}
function eD(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const tD = "cannot be written: this user may not write there";
async function nD(e) {
	let t = await Hr(e).catch(() => void 0);
	return !t && N(e) !== e ? nD(N(e)) : t?.isDirectory() ? await rD(e) ? void 0 : tD : "is a file, or is below one. Choose a folder";
}
async function rD(e) {
	return await Mr(e, Nr.W_OK).catch(() => !1) !== !1;
}
function iD(e, t) {
	return aD(t).find((t) => fi(e, t));
}
function aD({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [P(e)]);
}
async function oD(e) {
	let t = await Hr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await hi(N(e));
	return Dr(n, Cr(e));
}
// src/run/run.ts
function sD(e, t, n) {
	return cD(n, async (r) => {
		let i = {
			...n,
			signal: n.cancellation.stopping
		}, a = await Ro(e.projects, i);
		return lD(e, [...t, ...a], r);
	});
}
async function cD(e, t) {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(nm(t, i)))
	};
	try {
		return em({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function lD(e, t, n) {
	let { cancellation: i, folders: a } = n;
	n.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || n.withoutSecrets, c = s ? void 0 : dD(e, t, n), { stopping: l } = i, u = await By(e, a, {
		...n,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = !u.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), p = s ? d.map((e) => zE(e, f)) : [], m = ({ code: t }) => e.command === "validate" && t === "unset-variable", h = (await Gv(u.problems, n.environment, a.confined?.workspace)).map((e) => m(e) ? {
		...e,
		severity: "notice"
	} : e);
	n.onSecrets(d.flatMap(({ declared: e }) => i_(e.variables)));
	let g = await fD(e, a), _ = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], v = _.flatMap(({ texts: e }) => e), y = d.map((e) => e.declared), ee = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], b = a.confined ? "The input overwrite" : "--overwrite", x = [...new Set(d.flatMap((e) => e.manifests))], te = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], ne = await KE(e, x, a), re = e.projects.flatMap(({ name: e }) => e ?? []), S = {
		format_version: 1,
		command: e.command,
		...re.length > 0 && { selected: re },
		manifests: x,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, y.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: uD([
			...t,
			...g.problems,
			...h,
			...fe(t) ? [] : await zo(_, a),
			...await ko(v, a, l),
			...Nb(b, ee, y).map((t) => e.others.length > 0 ? {
				...t,
				severity: "warning"
			} : t),
			...Tb(te, y),
			...ne.values(),
			...p.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, ie = () => i.stopped ? { stopped: i.stopped } : {};
	if (i.stopping.aborted) return {
		...S,
		...ie()
	};
	let ae = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: n.onSecrets
	}, C = () => n.target?.(x, ae), { lastApplied: oe } = n, se = oe && r(() => oe(x, ae));
	if (n.withoutSecrets) {
		let t = await nb(e, S, d, C);
		return {
			...S,
			...t && { manifest_comparison: t },
			...ie()
		};
	}
	if (e.command === "validate" || He(S.problems)) return S;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(S.manifests);
		if (S.problems = [...S.problems, ...e], fe(e)) return S;
	}
	let ce = [], le = e.command === "plan" ? await C() : void 0;
	S.problems = [...S.problems, ...eb(le, d, e.others.length > 0)];
	let ue = e.others.length > 0 ? [] : y, de = {
		saved: g.plans,
		target: le,
		applied: se,
		all: ue
	}, { runProject: pe } = await import("./project3.js");
	for (let t of d) ce.push(await pe(t, e, de, n));
	let me = ce.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	S.problems = [...S.problems, ...Db(te, me, y)];
	let he = ce.flatMap((e) => e.manifests);
	return {
		...S,
		manifests: [...new Set(he)],
		projects: ce,
		...ie()
	};
}
function uD(e) {
	let t = [
		...e.some(({ code: e, place: t }) => e === "variable" && t === void 0) ? ["unset-variable"] : [],
		...e.some(({ code: e, place: t }) => e === "no-manifest" && !t) ? ["no-project"] : [],
		...e.some(({ code: e }) => e === "wrong-checkout") ? ["no-manifest", "no-language-file"] : []
	], n = e.filter(({ code: e }) => !t.includes(e)), r = n.find(({ code: e, place: t }) => e === "no-manifest" && t === void 0), i = n.find(({ code: e, severity: t }) => e === "unread-manifest" && t === "warning");
	if (!r || !i) return Wn(n);
	let a = n.filter((e) => e !== r && e !== i);
	return Wn([{
		...i,
		code: r.code,
		severity: r.severity
	}, ...a]);
}
function dD(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (fe(t) || r.id === "") return;
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
async function fD({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = F(t, r), o = await Si(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => rm(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function pD(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: sD }) {
	return WE(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await mD(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return gD(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = hD(f, p), h = await qE(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = hD(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), us(g, n.exitsWithFindings(c));
	});
}
async function mD(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await cy(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await cy("validate", t, n);
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
function hD(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function gD({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = fe(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), fe(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { tb as $, So as $n, F as $r, _h as $t, qb as A, B as An, Ji as Ar, __ as At, Ab as B, rs as Bn, Fi as Br, Ug as Bt, cS as C, wc as Cn, Ea as Cr, B_ as Ct, hx as D, Ls as Dn, ua as Dr, R_ as Dt, cx as E, fc as En, da as Er, L_ as Et, zb as F, xs as Fn, I as Fr, c_ as Ft, Pb as G, Ko as Gn, di as Gr, Ig as Gt, Eb as H, cs as Hn, ji as Hr, Jg as Ht, Wb as I, fs as In, zi as Ir, Wg as It, vb as J, Qo as Jn, yi as Jr, yg as Jt, gb as K, qo as Kn, mi as Kr, Lg as Kt, Ub as L, is as Ln, Bi as Lr, Bg as Lt, tx as M, Rs as Mn, ea as Mr, l_ as Mt, Vb as N, js as Nn, Ui as Nr, i_ as Nt, yx as O, Is as On, aa as Or, M_ as Ot, Hb as P, ks as Pn, qi as Pr, g_ as Pt, ab as Q, Ro as Qn, Di as Qr, fg as Qt, Db as R, us as Rn, Ri as Rr, Rg as Rt, sS as S, Tc as Sn, Aa as Sr, q_ as St, Q as T, ic as Tn, sa as Tr, G_ as Tt, Tb as U, Yo as Un, Mi as Ur, qg as Ut, Mb as V, as as Vn, ki as Vr, Kg as Vt, Nb as W, Zo as Wn, Ni as Wr, Gg as Wt, ub as X, Lo as Xn, Ei as Xr, eg as Xt, lb as Y, $o as Yn, fi as Yr, gg as Yt, ob as Z, Io as Zn, Oi as Zr, pg as Zt, WC as _, Xr as _i, _p as _n, Ja as _r, X as _t, QE as a, pi as ai, tm as an, so as ar, By as at, WS as b, zf as bn, Ca as br, av as bt, BE as c, ci, Bp as cn, yo as cr, ky as ct, KT as d, ti as di, Fp as dn, no as dr, cy as dt, vi as ei, ih as en, Po as er, Jy as et, qT as f, ei as fi, Dp as fn, io as fr, ey as ft, XC as g, Qr as gi, yp as gn, qa as gr, Gv as gt, ww as h, Zr as hi, wp as hn, ro as hr, Kv as ht, KE as i, hi as ii, rm as in, R as ir, Hy as it, nx as j, z as jn, Zi as jr, m_ as jt, px as k, zs as kn, Yi as kr, j_ as kt, VE as l, ai as li, Ip as ln, vo as lr, Ty as lt, fw as m, si as mi, Ap as mn, oo as mr, qv as mt, cD as n, _i as ni, sm as nn, L as nr, $y as nt, HE as o, xi as oi, Kp as on, co as or, Ly as ot, dw as p, $r as pi, Y as pn, ao as pr, Xv as pt, _b as q, Xo as qn, Ti as qr, Ag as qt, XE as r, Si as ri, cm as rn, lo as rr, zy as rt, WE as s, ui as si, Wp as sn, fo as sr, Py as st, pD as t, wi as ti, Rm as tn, Co as tr, Yy as tt, RE as u, ri as ui, Pp as un, go as ur, uy as ut, TC as v, Kr as vi, hp as vn, Ma as vr, Tv as vt, mx as w, xc as wn, ha as wr, H_ as wt, $ as x, vf as xn, ka as xr, $_ as xt, EC as y, Lf as yn, Ka as yr, ev as yt, xb as z, ts as zn, Li as zr, Vg as zt };
