import { i as e } from "./rolldown-runtime.js";
import { C as t, D as n, O as r, S as i, T as a, _ as o, a as s, b as c, f as l, g as u, h as d, i as f, l as p, m, n as h, o as g, p as _, s as v, v as y, w as b, y as ee } from "./wire.js";
import { $ as x, $t as te, A as S, An as ne, Ar as C, At as re, Br as ie, Bt as ae, Cr as oe, Ct as w, D as T, Dn as se, Dr as ce, Dt as le, E as ue, En as de, Er as fe, Et as pe, F as me, Fr as he, Ft as ge, G as _e, Gn as ve, Gr as ye, H as be, Ht as xe, In as Se, Ir as Ce, It as we, J as Te, Jr as Ee, Jt as De, K as Oe, Kr as ke, Kt as Ae, L as je, Ln as Me, Lr as Ne, Lt as Pe, M as E, Mn as Fe, Mr as D, Mt as Ie, N as Le, Nr as Re, Nt as ze, O as Be, On as Ve, Or as He, Ot as Ue, P as We, Pn as Ge, Pr as Ke, Pt as qe, Q as Je, R as Ye, Rr as Xe, Rt as Ze, Sn as Qe, Sr as $e, St as et, T as tt, Tn as nt, Tr as rt, Tt as it, U as at, Un as ot, Ur as st, Ut as ct, Vn as lt, Vt as ut, Wr as dt, Wt as ft, X as pt, Y as mt, Yt as ht, Z as gt, Zt as _t, _ as vt, _r as yt, _t as bt, an as xt, at as St, bi as Ct, br as wt, bt as Tt, ci as Et, cn as Dt, ct as Ot, dn as kt, dt as At, et as jt, fn as Mt, fr as Nt, ft as Pt, gr as Ft, gt as It, hi as Lt, hr as Rt, in as zt, it as Bt, j as Vt, jn as Ht, jr as Ut, k as Wt, kn as Gt, kr as Kt, kt as qt, li as Jt, ln as Yt, lt as Xt, m as Zt, mi as Qt, mn as $t, mr as en, mt as tn, n as nn, ni as rn, nn as an, nt as on, oi as sn, ot as cn, pn as ln, pr as un, q as dn, qr as fn, qt as pn, r as O, rn as mn, rt as hn, s as gn, sn as _n, st as vn, t as yn, ti as bn, tn as xn, tt as Sn, u as Cn, ui as wn, ut as Tn, vi as En, vn as Dn, vr as On, vt as kn, w as An, wn as jn, wr as Mn, wt as Nn, xi as Pn, xr as Fn, xt as In, yi as Ln, yr as Rn, yt as zn, zn as Bn, zr as Vn, zt as Hn } from "./start.js";
import { _ as Un, b as Wn, c as Gn, d as Kn, f as qn, g as Jn, h as k, i as Yn, l as Xn, m as Zn, n as Qn, p as $n, r as er, s as tr, t as nr, x as rr, y as ir } from "./zod.js";
import { a as ar, c as or, d as sr, f as A, i as cr, l as lr, o as ur, p as dr, s as fr, u as pr } from "./client.js";
import { basename as mr, delimiter as hr, dirname as j, extname as gr, isAbsolute as _r, join as vr, posix as yr, relative as br, resolve as M, sep as xr, win32 as Sr } from "node:path";
import { access as Cr, constants as wr, link as Tr, lstat as Er, open as Dr, readFile as Or, readdir as kr, realpath as Ar, rename as jr, rm as Mr, stat as Nr, writeFile as Pr } from "node:fs/promises";
import { setImmediate as Fr, setTimeout as Ir } from "node:timers/promises";
// \0node:crypto
const Lr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Rr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), zr = Rr(6).toString("hex"), Br = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Vr(e, t, n = {}) {
	await Kr(j(e));
	let r = await Ur(e, t, n);
	await jr(r, e).finally(() => Mr(r, { force: !0 }));
}
async function Hr(e, t, n) {
	await Kr(j(e));
	let r = await Ur(e, t, n);
	return Wr(r, e).finally(() => Mr(r, { force: !0 }));
}
async function Ur(e, t, { mode: n, root: r, check: i }) {
	let a = j(e), o = vr(a, `.lokaform-${process.pid}-${zr}-${Rr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = wr, d = await Dr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = vr(await Ar(r), br(M(r), M(a)));
			if (await Ar(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Or(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Mr(o, { force: !0 }), e;
	}
}
async function Wr(e, t) {
	try {
		await Tr(e, t);
	} catch (n) {
		return Xr(n, "EEXIST") || await Yr(t) ? !1 : (await jr(e, t), !0);
	}
	return await Mr(e, { force: !0 }).catch(() => {}), !0;
}
async function Gr(e) {
	try {
		let t = await Dr(e, wr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Xr(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Kr(e) {
	for (let t of await kr(e).catch(() => [])) {
		let [, n, r] = Br.exec(t) ?? [];
		n === void 0 || r === zr || Number(n) !== process.pid && qr(Number(n)) || await Mr(vr(e, t), { force: !0 }).catch(() => {});
	}
}
function qr(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Xr(e, "ESRCH");
	}
}
async function Jr(e, t) {
	let n = t;
	for (let r of br(t, e).split(xr)) {
		n = vr(n, r);
		let e = await Er(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${br(t, n)}. Choose a path without links`;
	}
}
function Yr(e) {
	return Er(e).then(() => !0, () => !1);
}
function Xr(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Zr = {
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
function Qr(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Zr[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/commitFiles.ts
var $r = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const ei = [
	"*",
	".*",
	"**"
];
var ti = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new $r(e.path, t);
		});
	}
	async isFile(e) {
		let t = await this.#o(e);
		return t !== void 0 && this.#t.has(t);
	}
	async isFolder(e) {
		let t = await this.#o(e);
		return t !== void 0 && this.#a(t).length > 0;
	}
	async candidates(e, t) {
		let n = t.split("/"), r = n.findIndex((e) => ei.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = M(e, i.join("/")), o = br(a, this.#e).split(xr).join("/"), s = o !== "" && !o.startsWith("..") && !_r(o), c = s ? "" : await this.#o(a);
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
		let t = br(this.#e, e).split(xr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || _r(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (_r(n)) return;
			let r = yr.join(yr.dirname(e.path), n, t.slice(e.path.length));
			t = r === "." ? "" : r.replace(/\/$/, "");
		}
	}
	#s(e) {
		let t = this.#r.get(e.id);
		if (t) return t;
		let n = this.#n(e).then((e) => new TextDecoder().decode(e));
		return this.#r.set(e.id, n), n;
	}
	#c(e) {
		let t = e.split("/");
		return t.map((e, n) => this.#t.get(t.slice(0, n + 1).join("/"))).find((e) => e?.kind === "link");
	}
};
// src/files/paths.ts
const ni = new AbortController().signal;
function N(e, { displayRoot: t }) {
	return br(t, e).split(xr).join("/");
}
function ri(e, t) {
	let n = br(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${xr}`) && !_r(n);
}
async function ii(e, t) {
	for (let n = e;; n = j(n)) {
		if (await Yr(vr(n, ".git"))) return n;
		if (n === j(n) || n === t || t !== void 0 && !ri(n, t)) return;
	}
}
async function ai(e, t, n) {
	let r = await oi(t), i = n && await oi(n), a = new Map();
	for (let n of e) {
		let e = await oi(M(t, n)), o = await ii(j(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(N(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? N(vr(e ?? r, n), { displayRoot: r })
	}));
}
async function oi(e) {
	return Ar(e).catch(() => e);
}
var si = class extends Error {};
async function ci(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new si());
	if (!t) return Or(e);
	let [r, i] = await Promise.all([Ar(e), Ar(t.workspace)]);
	if (!ri(r, i)) throw new si();
	return Or(r);
}
function li(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? di(e) : "utf-8";
	return new TextDecoder(n, { fatal: !0 }).decode(e);
}
function ui(e, t) {
	let n = di(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function di([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function fi(e) {
	try {
		return new TextDecoder(di(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function pi(e, t, n, r = li) {
	try {
		return pe(r(await Or(e)));
	} catch (r) {
		let i = `${t} ${N(e, n)} cannot be read: ${hi(r)}`;
		return zn(w("not-read", i));
	}
}
const mi = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function hi(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof si) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${mi[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function gi(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(mi, String(e.code))) return;
	let n = `${N(e.path, t)} was changed or removed while Lokaform ran. Now ${hi(e)} Run again when no other program changes it.`;
	return w("not-read", n, { scope: "project" });
}
async function _i(e, { commit: t }) {
	return t ? t.isFile(e) : (await Nr(e).catch(() => void 0))?.isFile() === !0;
}
async function vi(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await kr(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function yi(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Nr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const bi = "lokaform-backup", xi = ["node_modules", bi];
async function Si(e, t, n, r) {
	let i = M(t, e);
	if (await _i(i, n)) return [i];
	let a = xi.map((e) => `**/${e}/**`);
	return Ci(e.split(xr).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof $r) throw e;
		return [];
	});
}
async function Ci(t, n, r, i) {
	let a = Ee(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").some((e) => xi.includes(e))) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => fn(e, t, l))) continue;
		let n = M(c, t);
		await _i(n, r) && f.add(n);
	}
	return [...f];
}
async function wi(e, t) {
	let n = vr(j(e), ".gitignore"), r = `/${mr(e)}`, i;
	try {
		i = li(await Or(n));
	} catch (e) {
		if (Xr(e, "ENOENT")) return pe({
			path: n,
			text: `${r}\n`
		});
		let i = `${N(n, t)} cannot be read: ${hi(e)}`;
		return zn(w("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(mr(e))) return pe(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return pe({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/model/earlierManifest.ts
const Ti = "Lokaform-Pulled";
function Ei(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(Ti).map(Di), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = e.matchAll(/^[ \t]*(Lokaform[-_ ]?(?!Overwrite:)(?:Ov|Acc)[\w-]*:)/gim), o = [...t("Lokaform-Overwrite"), ...[...a].map(([, e = ""]) => e)];
	return {
		...i && r.length > 0 && { pulled: d(r) },
		overwrites: o
	};
}
function Di(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
function Oi(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function ki(e, t = Infinity) {
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
function Ai(e, t, { since: n, now: r = Infinity }) {
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
async function ji(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Mi(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Mi({ commits: e, merged: t }, n) {
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
// \0node:child_process
const Ni = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), Pi = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Fi = {
	output: 67108864,
	time: 3e4
};
var Ii = class extends Error {
	name = "GitFailure";
};
const Li = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Ri = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, zi = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], Bi = /^\.(com|exe)$/i;
function Vi(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? yr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Bi.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Sr.join(n, e + t)) : [];
	});
}
function Hi(e, t) {
	let n = Vi("git", process.platform, t).filter((t) => !Ui(e, j(t))), r = n.find(Wi);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => j(e)))].join(hr)
	};
}
function Ui(e, t) {
	try {
		let [n, r] = [Zt(t), Zt(e)];
		return n === r || ri(n, r);
	} catch {
		return !0;
	}
}
function Wi(e) {
	try {
		return Cn(e, wr.X_OK), vt(e).isFile();
	} catch {
		return !1;
	}
}
async function Gi(e, t, { environment: n, signal: r, limits: i = Fi }, a = "") {
	let o = Hi(e, n);
	if (!o) throw new Ii(Ki);
	let s = Object.entries(n).filter(([e]) => Li.test(e)), c = {
		...Object.fromEntries(s),
		...Ri,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: j(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = Ni(o.program, [
			"-C",
			e,
			...zi,
			...t
		], {
			cwd: j(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new Ii(qi(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new Ii("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new Ii(Ji(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const Ki = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function qi(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function Ji(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function Yi(e, t) {
	let n = await Ar(e), r = await ii(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => {
		try {
			return (await Gi(r, e, t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof Ii) return;
			throw e;
		}
	}, a = (e) => i("symbolic-ref", "--quiet", "--short", e), o = await a("refs/remotes/origin/HEAD");
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		currentBranch: await a("HEAD"),
		commit: await i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
// src/files/gitHistory.ts
const Xi = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var Zi = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Xi : await this.#r(i.root).versions(e, n, i));
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
			back: d(s.map((e) => e.back ?? Infinity)),
			...o
		};
	}
	async upstream(e) {
		let [t, ...n] = await this.#n(e);
		if (!(t?.root === void 0 || n.length > 0)) return this.#r(t.root).upstream(t.names);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return ai(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new Qi(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, Qi = class {
	#e;
	#t;
	#n;
	#r;
	#i = new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async versions(e, t, { names: n, nameOf: r }) {
		try {
			let i = await this.#a(e, t), { overwrites: a } = i, o = await this.#o(n), s = {
				since: e,
				names: n,
				nameOf: r,
				read: (e) => this.#c(e)
			}, { known: c, missing: l } = await ji(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof Ii) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Gi(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await ca(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
				let n = i.get(e);
				return n === void 0 ? [] : [{
					path: t,
					id: n
				}];
			}), o = await this.#c(a.map(({ id: e }) => e));
			return {
				name: n,
				ahead: r,
				texts: a.map(({ path: e, id: t }) => ({
					path: e,
					text: o.get(t) ?? ""
				}))
			};
		} catch (e) {
			if (e instanceof Ii) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = ta(this.#e, {
				since: e,
				target: t,
				now: n
			}, this.#t);
			this.#n = {
				since: e,
				target: t,
				read: r
			};
		}
		return this.#n.read;
	}
	async #o(e) {
		this.#r ??= ca(this.#e, this.#t);
		let t = await this.#r, n = Infinity, r = [...e.keys()].filter((e) => !t.has(e)), i = [...t].filter(([t]) => e.has(t));
		await this.#c(i.map(([, e]) => e));
		let a = r.map((e) => ({
			path: e,
			now: e,
			before: void 0,
			until: n
		}));
		for (let [e, t] of i) {
			let r = await this.#s(e);
			(r === void 0 || $i(r) !== $i(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => mr(e) === mr(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = vr(this.#e, e);
		try {
			return (await Er(t)).isFile() ? fi(await Or(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await la(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function $i(e) {
	return e?.replaceAll("\r\n", "\n");
}
const ea = 67108864;
async function ta(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await ra(e, n, i), s = async (...t) => (await Gi(e, [
		"rev-list",
		"--encoding=UTF-8",
		"--format=%x00%ct %H %P%x0a%B",
		`--max-count=${a + 1}`,
		...t,
		"--"
	], i)).toString("utf8").split("\0").slice(1).map((e) => {
		let [t = "", ...n] = e.split("\n"), [r = "", i = "", ...a] = t.split(" ").filter((e) => e !== "");
		return {
			time: o.has(i) ? Infinity : Number(r),
			id: i,
			parents: a,
			trailers: Ei(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(ia), l = ki(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return na;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await aa(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = Ai(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await oa(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: Oi([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
const na = {
	commits: [],
	merged: [],
	overwrites: [],
	unread: void 0
};
async function ra(e, t, n) {
	try {
		let r = await Gi(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof Ii) return new Set();
		throw e;
	}
}
function ia(e) {
	if (e instanceof Ii && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function aa(e, t, n) {
	let r = (await Gi(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function oa(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ id: e, parents: [t] }) => `${e}${t === void 0 ? "" : ` ${t}`}\n`), i = [
		"diff-tree",
		"--stdin",
		"--root",
		"-r",
		"-M",
		"-l400",
		"--raw",
		"-z",
		"--no-abbrev"
	], a = [
		"--no-ext-diff",
		"--no-textconv",
		"--ignore-submodules=all"
	], o = sa((await Gi(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: o.get(e.id) ?? []
	}));
}
function sa(e) {
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
async function ca(e, t, n = "HEAD") {
	let r = await Gi(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(ia);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function la(e, t, n, r) {
	if (t.length === 0) return;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Gi(e, ["cat-file", "--batch-check"], r, i(t)), o = ea, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? Fi,
		output: 2 * ea
	}, u = await Gi(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, fi(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function ua(e) {
	return `${Ti}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/model/place.ts
const da = tr().min(0), fa = Kn({
	file: k(),
	line: da,
	col: da,
	endLine: da,
	endCol: da
});
function pa(e) {
	return /\.ya?ml$/i.test(e) ? e : "keys.yaml";
}
function P(e, t, n = []) {
	let r = ya(e, t, n);
	return I(r.file, r.at.start, r.at.end);
}
function F(e, t, n) {
	let r = ya(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return I(r.file, i, a);
}
function ma(e, t, n) {
	return ya(e, t, n).file;
}
function I(e, t, n) {
	let r = ba(e, t), i = ba(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function ha(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function ga(e, t) {
	let { start: n, end: r, file: i, name: a, members: o } = e;
	return {
		start: n,
		end: r,
		file: i,
		name: a,
		members: o,
		...t
	};
}
function _a(e, t) {
	return new va(e, t);
}
var va = class {
	start;
	end;
	file;
	name;
	#e;
	constructor({ start: e, end: t, file: n, name: r }, i) {
		this.start = e, this.end = t, this.file = n, this.name = r, this.#e = i;
	}
	get members() {
		return this.#e();
	}
};
function ya(e, t, n) {
	let [r, i] = [t, t.file ?? e];
	for (let e of n) {
		let t = r.members?.get(String(e));
		if (!t) break;
		r = t, i = t.file ?? i;
	}
	return {
		at: r,
		file: i
	};
}
function ba(e, t) {
	let n = 0, r = e.lineStarts.length - 1;
	for (; n < r;) {
		let i = Math.ceil((n + r) / 2);
		(e.lineStarts[i] ?? 0) <= t ? n = i : r = i - 1;
	}
	return {
		line: n + 1,
		col: t - (e.lineStarts[n] ?? 0) + 1
	};
}
const xa = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function Sa(e) {
	return Array.from(e.matchAll(/^<{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// src/kinds/declaration.ts
function Ca({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Da(n, t[e] ?? [])));
}
function wa({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(rn)))];
}
function Ta(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Ea(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Ea(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function Da({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: F(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Oa(e, t, { second: n, first: r, field: i }, a = "") {
	let o = P(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${ka(P(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return w(e, s, { place: o });
}
function ka({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/files/textFiles.ts
async function Aa(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await Ma(a, t, n), o = e.flatMap((e) => re(a, Na(a, e)) ?? []), s = ft(a, o), c = e.flatMap((e) => Pa(s, e) ?? []), u = c.filter(({ textFile: { language: e } }) => e === void 0 || ct(s, e));
		l(i, Ia(s, e, c), La(s, u, t));
		for (let e of u.sort(Fa(s))) r.has(e.full) ? i.push(Ra(s, N(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: r.size === 0 ? i.map(ja) : i
	};
}
function ja(e) {
	if (e.code !== "no-language-file" || e.severity !== "notice") return e;
	let t = e.message.replace(/ If a file .*/, " So no text is read. Correct languages or files.");
	return {
		...e,
		message: t,
		severity: "error",
		scope: "run"
	};
}
async function Ma(e, t, n) {
	return (await Si(ze(e), e.folder, t, n)).filter((e) => le(e) !== void 0).sort();
}
function Na({ folder: e }, t) {
	return br(e, t).split(xr).join("/");
}
function Pa(e, t) {
	let n = Na(e, t), r = we(e, n);
	if (!(qe(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...Ze(e, n)
		}
	};
}
function Fa({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Ia(e, t, n) {
	let { files: r, languages: a = [], languageMap: o, place: s } = e;
	if (n.length === 0) {
		let e = t.length === 0 ? "no file. Correct the path: it is relative to this file." : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [w("no-manifest", `texts "${r}" matches ${e}`, { place: s })];
	}
	let c = n.map(({ textFile: e }) => e.language);
	if (c.includes(void 0)) return [];
	let l = new Set(c.flatMap((e) => e === void 0 || a.includes(e) ? [] : [e])), u = a.filter((e) => !c.includes(e)), d = u.flatMap((e) => {
		let t = [...l].find((t) => ie(t, e)), n = t ?? st(e, [...l]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), f = (e) => Vn(e) || /^[a-z]{2}(?![a-z])/i.test(e), [p] = u.filter((e) => !f(e) && !Object.values(o).includes(e));
	if (p !== void 0) {
		let e = [...new Set(c)].join(", "), t = `"${p}" is not the code of a language, and texts "${r}" has no file for it. The files are in: ${e}. To read all of them, write languages: [${e}].`;
		return [w("no-language-file", t, { place: s })];
	}
	let m = u.filter((e) => !d.some(({ language: t }) => t === e)), h = (e, t, n) => {
		let [a, o] = e.length > 1 ? ["s", "them"] : ["", "it"], c = `lokaform pull creates ${o} when the project has texts for ${o} that do not wait.`, l = `texts "${r}" has no file for the language${a} ${i(e)}. ${t}${n ? c : ""}`, u = {
			place: s,
			...n && {
				severity: n,
				scope: "change"
			}
		};
		return w("no-language-file", l.trim(), u);
	};
	return [...m.length > 0 ? [h(m, "If a file was deleted by mistake, restore it. To give up a language, remove it here. Otherwise, ", "notice")] : [], ...d.map(({ language: e, same: t, isSame: n }) => {
		let r = `If ${t} is the same language, add language_map: { ${t}: ${e} }. `;
		return h([e], n ? r : `${r}Otherwise `, n ? void 0 : "warning");
	})];
}
function La({ keyName: e, place: t }, n, r) {
	return qt.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${N(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [w("bad-setting", o, { place: t })];
	});
}
function Ra({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return w("bad-setting", n, { place: e });
}
async function za(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await Ma(i, t, n)).filter((e) => Pa(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [];
	for (let [e, o] of r) {
		l(a, Ba(e, o));
		let [, r = "", s = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!qe(e.files) || s === "") continue;
		let c = new Set(o.map((t) => we(e, Na(e, t)))), u = (e, t) => c.has(e) || t === `${r}{lang}${s}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), d = qe(r) ? ["*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [f, ...p] = (await Ma({
			...e,
			files: `${r}*${s}`
		}, t, n)).flatMap((n) => {
			let a = Na(e, n), o = d.map((t) => ({
				...e,
				files: `${r}${t}${s}`
			})).find((e) => u(we(e, a), e.files)), c = s !== ".xml" || /string/i.test(a.slice(r.length));
			return i.has(n) || !o || !c || a.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: N(n, t),
				files: Hn(o, a, "{lang}") ?? a
			}]);
		});
		if (!f) continue;
		let m = p.length > 0 ? ` (and ${p.length} more)` : "", h = `${f.path}${m} is not read: no row of texts names it. To read it, add a row with files: "${f.files}".`;
		a.push(w("unread-manifest", h, {
			place: e.place,
			severity: "notice",
			scope: "change"
		}));
	}
	return a;
}
function Ba(e, t) {
	let n = t.flatMap((t) => we(e, Na(e, t)) ?? []), r = [...new Set(n.filter(Vn))];
	if (!qe(e.files) || r.length < 2) return [];
	let a = r.filter((t) => !e.languages?.includes(t));
	if (a.length === 0) return [];
	let o = e.languages ? `texts "${e.files}" also has files in ${i(a)}, which are not read. To read them, write languages: [${[...e.languages, ...a].join(", ")}].` : `texts "${e.files}" has files in ${i(r)}, but the row has no languages, so only the base language is read. To read all of them, add languages: [${r.join(", ")}]. Otherwise, list only the base language.`;
	return [w("unread-manifest", o, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const Va = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], Ha = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function Ua(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(Va, {
		cwd: t,
		ignore: Ha,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Wa(e, t, n, r) {
	let { paths: i, problems: a } = await Ga(e, t, n, r), o = await Aa(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Za(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!bt(c) && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = t.map((e) => `${e}.yaml`).join(" nor "), r = t.map((e) => `--${e}`).join(" or "), i = e.unread ? `There is no manifest: ${e.unread}` : `There is no manifest: neither ${n} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${r} (in the action: ${t.join(", ")}). In a workflow, actions/checkout must run first.`;
		c.push(w("no-manifest", i));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [N(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u)
	};
}
async function Ga({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await Xa(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`, a = e ? [] : await Ya(t, n, i);
		o[c] = a;
		let l = e || i.commit || a.length > 0 ? [] : await vi(t, n);
		for (let e of l) {
			let [n, r] = e === t ? ["it is a folder. Give", `${e}/*.yaml`] : [`of its name. Rename it to ${t}, or give`, e], i = `${e} is not read, because ${n} --${c} '${r}' (setting ${c}).`;
			s.push(w("unread-manifest", i, { severity: "warning" }));
		}
	}
	return {
		paths: o,
		problems: s
	};
}
async function Ka(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Ga(e, { id: "" }, n, t))), i = (await Aa(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function qa(e, t, n = !1) {
	let r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: e } of i) {
		let { patterns: i = [] } = a[e] ?? {}, [{ place: s } = {}] = i, c = await Ya(`${e}.yaml`, o, t), l = n && (s || !a[e]) ? await Ja(e, i, o, t) : [];
		for (let n of s ? [...c, ...l] : l) {
			let i = [...c, n].map((e) => br(o, e).split(xr).join("/")), a = s ? `the setting ${e} (${ka(s)}) does not name it. Add it there` : `no setting ${e} names it. Add ${e}: [${i.join(", ")}] to lokaform.yaml`, l = N(n, t), u = `${l} is not read, because ${a}, or delete the file.`, d = I({
				path: l,
				lineStarts: [0]
			}, 0, 1);
			r.set(n, w("unread-manifest", u, {
				place: d,
				severity: "warning"
			}));
		}
	}
	if (r.size === 0) return [];
	let i = new Set(Object.values(await Ka(e, ni)).flat());
	return [...r].flatMap(([e, t]) => i.has(e) ? [] : t);
}
async function Ja(e, t, n, r) {
	if (r.commit) return [];
	let i = {
		cwd: n,
		ignore: ["**/node_modules/**"]
	}, a = t.map(({ text: e }) => j(e)).filter((e) => !e.includes("**")), o = [`${t.length > 0 ? "**" : "*/**"}/${e}.{yaml,yml}`, ...new Set(a.map((e) => `${e}/*.{yaml,yml}`))].map((e) => Ci(e, i, {}, ni).catch(() => [])), s = (await Promise.all(o)).flat(), c = [];
	for (let t of [...new Set(s)].sort()) {
		let i = await ci(t, r).catch(() => void 0), a = RegExp(`^${e}:(?:\\s+#.*)*\\s+-\\s+\\w+:`, "m").test(i?.toString() ?? ""), o = j(t) !== n && await _i(M(j(t), "lokaform.yaml"), {});
		a && !o && c.push(t);
	}
	return c;
}
async function Ya(e, t, n) {
	let r = M(t, e);
	return await _i(r, n) ? [r] : [];
}
async function Xa(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Si(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await yi(M(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. ${o.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path: it is relative to ${r}.`}`;
			i.push(w("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Za(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = N(a, t);
		try {
			let n = li(await ci(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof $r) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(w("not-read", `${e} cannot be read: ${hi(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/kinds/registry.ts
let Qa = [];
function $a(e) {
	Qa = e;
}
function eo() {
	if (Qa.length === 0) throw Error("no kinds are registered");
	return Qa;
}
function to(e) {
	let t = Qa.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function no(e, t) {
	let n = to(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function ro({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function io(e, { field: t }) {
	return no(e, t).role === "text";
}
// src/plan/loss.ts
function ao(e) {
	return e.action === "update" ? e.fields.some((t) => lo(e.kind, t) || uo(e.kind, t) || oo(e.kind, t)) : e.action === "destroy";
}
function oo(e, { field: t, before: n, after: r }) {
	return no(e, t).role === "identity" || n === void 0 || fo(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function so(e, t) {
	return co(t) || lo(e, t) || uo(e, t);
}
function co({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || fo(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return fo(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function lo(e, { field: t, before: n, after: r }) {
	return no(e, t).role === "archive" && n === !1 && r === !0;
}
function uo(e, { field: t, before: n }) {
	return no(e, t).role === "shape" && n !== void 0;
}
function fo(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function po(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => ho(no(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function mo(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !ho(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function ho(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !fo(n);
}
// src/report/exitCode.ts
function go({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const _o = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function vo({ projects: e }) {
	let t = ({ reason: e }) => _o.includes(e);
	return go({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function yo(e) {
	return e.plan ? vo({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || bt(e.problems) ? "unknown" : "none" : "unknown";
}
function bo({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function xo({ command: e, projects: t }) {
	return e === "status" ? bo({ projects: t }) === !1 : e === "drift" ? vo({ projects: t }) : go({ projects: t });
}
function So(e) {
	return !xo(e) && !Co(e);
}
function Co(e) {
	return e.stopped !== void 0 || bt(Do(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Oo(e).some(({ outcome: e }) => e.state !== "done");
}
function wo(e) {
	let t = ({ problems: e }) => e.filter((e) => !Eo(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return Co({
		...e,
		problems: t(e),
		projects: n
	});
}
function To(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Co(e) ? 1 : t && xo(e) ? 2 : 0;
}
function Eo({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Do({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Oo({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function ko({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || jo(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Ao({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function jo(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Mo({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function No(e) {
	return !Co(e) && !Po(e) && e.projects.every(Lo);
}
function Po(e) {
	return Do(e).some(({ code: e }) => e === "undeclared-project");
}
const Fo = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function Io(e) {
	if (No(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && Lo(e) && e.plan?.skipped.length === 0), n = Do(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !Fo.includes(e));
	return !t || r || Po(e);
}
function Lo({ plan: e, target: t }) {
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
function Ro(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const zo = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function Bo(e) {
	let t = Yo(e);
	return t === "removed" ? t : t === "new" ? "created" : qo(e) ? "renamed" : "updated";
}
const Vo = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Ho = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Uo = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Wo(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Ro(zo, t, Bo),
		...Ro(Vo, n, ({ reason: e }) => Ho[e] ?? "kept"),
		changes: t.length,
		adopted: a(e, ({ counts: e }) => e.adopted),
		skipped: a(e, ({ skipped: e }) => e.length)
	};
}
const Go = [...zo, ...Uo];
function Ko(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Ro(["done", ...Uo], t, ({ outcome: e }) => jo(e) ? "written in part" : e.state), i = r.skipped + a(e, ({ plan: e }) => e?.skipped.length ?? 0), o = t.length - r.done + i - r.skipped;
	return {
		...Ro(zo, n, Bo),
		...r,
		skipped: i,
		unfinished: o
	};
}
function qo(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Jo = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Yo(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => lo(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => io(e.kind, t));
	return t.some(co) ? "cleared text" : t.some((t) => oo(e.kind, t)) ? "overwritten text" : ao(e) ? "overwritten" : qo(e) ? "renamed" : "changed";
}
function Xo(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return a(t, ({ kind: e, fields: t }) => t.filter((t) => io(e, t) && co(t)).length);
}
// src/report/view/view.ts
const Zo = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Qo = [
	"values",
	"pending",
	"unmanaged"
];
function L(e, ...t) {
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
function R(e, t = 400) {
	return [{
		is: "quote",
		text: E(e, t)
	}];
}
function $o(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function es(e) {
	return e.map((e) => "text" in e ? e.text : es(e.words)).join("");
}
function ts(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function ns(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/words.ts
function z(e, t) {
	return `${B(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function B(e) {
	return Number.isInteger(e) ? String(e).replace(/\B(?=(?:\d{3})+$)/g, ",") : e.toLocaleString("en-US");
}
function rs(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${B(n)} more` : "");
}
function is(e) {
	return to(e).words;
}
function as(e, t) {
	let { one: n, many: r } = is(t);
	return `${B(e)} ${e === 1 ? n : r}`;
}
function os({ kind: e, label: t }) {
	let n = S(t), { prefix: r, maxName: i } = is(e);
	return r + We(n, i);
}
function ss(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${S(n.file)}:${n.line}` : "(not declared)";
}
function cs({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${S(e)}: `) + (n ? `${E(n.project.name, 80)} (${E(t, 200)})` : E(t, 200));
}
function ls(e) {
	return e.length <= 3 ? e.map((e) => S(e)).join(", ") : z(e.length, "manifest");
}
const us = r(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function ds(e) {
	return `${us().format(e * 1e3)} UTC`;
}
function fs(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function ps(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function ms(e) {
	return `${h("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function hs(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${z(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${B(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Ss([e])}${i}${o}`;
}
function gs(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = po(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => R(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, L`${z(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? L`${e} and ${t}` : L`${e}, ${t}`, s);
	return L`${`${z(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${z(r, "translation")} in ${u} may be marked unverified.`;
}
function _s(e, t) {
	let n = $e(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !to(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => io(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: E(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let o = a(i, ({ length: e }) => e), s = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${B(t)})` : e);
	return L`After the merge: ${z(o, "text")} to translate in ${R(rs(s, 12), 1e3)}.`;
}
function vs(e) {
	let t = bo({ projects: e }), n = e.flatMap(({ status: e = [] }) => e), r = a(e, ({ plan: e }) => e?.changes.length ?? 0), i = a(n, ({ to_pull: e, waiting: t }) => e + t), o = [...r > 0 ? [`without ${z(r, "change")} to write`] : [], ...i > 0 ? [`with ${z(i, "text")} to pull or waiting`] : []], s = o.length > 0 ? ` This counts the texts of the project, ${o.join(", and ")}.` : "", c = t === void 0 && n.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or at a terminal use --require de=100." : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${ys(e)}.${s}${c}`;
}
function ys(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = a(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), o = rs([...new Set(i.map(({ language: e }) => fs(e)))], 12), s = As([...Ds({
		conflicts: a(t, (e) => e.conflicts),
		undecided: a(t, (e) => e.undecided),
		toPull: a(t, (e) => e.to_pull),
		waiting: a(t, (e) => e.waiting)
	}), [i.length, `of ${z(r.length, "required language")} not ready: ${o}`]]), c = z(new Set(t.map(({ language: e }) => e)).size, "language"), l = `${B(a(t, (e) => e.translated))} of ${z(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function bs(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = xs(t), { waiting: r, kept: i } = Wo(t), a = As([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Cs(t, "as declared"), ...a].join(", ")}.`;
}
function xs(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = Wo(e);
	return As([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...Ds({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function Ss(e) {
	let t = Wo(e), n = t.adopted > 0 ? ` (${B(t.adopted)} to adopt)` : "", r = As([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = As([...Ds(t), [t.skipped, "skipped"]]), a = Ls(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${Cs(e, "unchanged")}.`;
}
function Cs(e, t) {
	let n = `${ws(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${ws(e, "unmanaged")} unmanaged`;
}
function ws(e, t) {
	let n = eo().map((n) => ({
		kind: n,
		count: a(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? B(a(n, ({ count: e }) => e)) : i(n.map(({ kind: e, count: t }) => as(t, e.name)));
}
function Ts({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${Os(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${z(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${Es(e)}.${a} ${z(t, "request")} in total.`;
}
function Es(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = Ko(e), r = As(Go.map((e) => [n[e], e])), i = As(Ds(Wo(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function Ds(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function Os(e, t) {
	return e === t ? z(t, "project") : `${B(e)} of ${z(t, "project")}`;
}
function ks({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [S(e)]), r = n.length > 0 ? L` Not reached: ${R(n.join(", "))}.` : [];
	return L`${$o(L`${E(e.message, An)}`)}${r}`;
}
function As(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${B(e)} ${t}`] : []);
}
function js(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Ts(e);
	if (r.length === 0) return Ms(e);
	if (t === "drift") return bs(n);
	if (t === "status") return vs(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? hs(i.plan, i.effort) : `${Os(r.length, n.length)}: ${Ss(r)}`;
}
function Ms(e) {
	let { command: t, manifests: n, declared: r } = e, a = Do(e).filter(({ severity: e }) => e !== "notice");
	if (bt(a)) return `${Ns(a)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let o = eo().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), s = o.some(({ count: e }) => e > 0) ? o.filter(({ count: e }) => e > 0) : o, c = i(s.map(({ name: e, count: t }) => as(t, e))), l = a.length > 0 ? `, with ${Ns(a)}` : "";
	return `Valid: ${c} in ${z(n.length, "manifest")}${l}.`;
}
function Ns(e) {
	let t = It.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), r = a(n, Nn);
		return r > 0 ? [z(r, t === "error" ? "problem" : t)] : [];
	});
	return i(t);
}
function Ps(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${S(e)}`}`;
}
function Fs({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [L`${L`The service made snapshot ${R(t.id, 80)}: ${R(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function Is(e) {
	let t = Ro(zo, e, Bo);
	return [...As(zo.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...Ls(e)].join(", ") || "no changes";
}
function Ls(e) {
	let t = Xo(e);
	return t > 0 ? [`clears ${z(t, "text")}`] : [];
}
function Rs(e) {
	let t = Do(e).filter(({ severity: e }) => e === "error");
	return [
		...Bs(e),
		...t.length > 0 ? [Ns(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function zs(e) {
	let t = Bs(e);
	return e.command === "plan" ? t.filter((e) => !e.includes("pending")).join("; ") : t.join("; ");
}
function Bs(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${Gs(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Hs(e, t === "apply" ? "applied" : "restored");
	let i = Us(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${ys(r)}`, ...i] : t === "drift" ? [`Translations: ${xs(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...Vs(r), ...i];
}
function Vs(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Wo(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Is(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [z(i, "conflict")] : [],
		...n > 0 ? [`${z(n, "change")} pending before`] : [],
		...r > 0 ? [`${B(r)} skipped`] : []
	];
}
function Hs({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = Ko(e);
	return [
		`Translations ${t}: ${As(zo.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${z(r, "change")} not completed`] : [],
		...Us(e.length - n, t)
	];
}
function Us(e, t) {
	return e > 0 ? [`${z(e, "project")} not ${t}`] : [];
}
function Ws(e) {
	if (e.is === "not compared") return [L`The manifests were not compared with those of the commit that the pull request would be merged into: ${R(e.why)}.`];
	let t = L`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = R(e.commit.slice(0, 7));
	return [L`${$o(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, $o(L`${`Difference: ${Gs(e.projects)}.`}`)];
}
function Gs(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(qo).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return As([
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
function Ks(e) {
	let t = Ro([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = Gs(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = As(Ds({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function qs(e) {
	return `Translations from Lokalise: ${Ks(e)}`;
}
function Js({ filters: e, by_kind: t }) {
	let n = eo().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${B(r)} of ${as(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${E(e, 200)}`).join(" ");
	return L`${$o(L`Only what matches`)} ${R(r, Infinity)}: ${i(n)}.`;
}
// src/model/project.ts
const Ys = Kn({
	iso: k(),
	id: k().optional(),
	pluralForms: er(k()).readonly()
}), Xs = Kn({
	id: k(),
	digest: k().exactOptional(),
	name: k(),
	type: k(),
	baseLanguage: k(),
	languages: er(Ys).readonly().optional(),
	perPlatformNames: Yn(),
	segmentation: Yn(),
	autoToggleUnverified: Yn().optional()
});
function Zs(e) {
	return e.split(":")[0] ?? e;
}
function Qs(e) {
	let t = Zs(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// node_modules/js-yaml/dist/js-yaml.mjs
var V = Symbol("NOT_RESOLVED");
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
	resolve: (e) => rc.indexOf(e) === -1 ? V : null,
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
	resolve: (e) => ac.indexOf(e) === -1 ? V : null,
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
	resolve: (e) => sc.indexOf(e) !== -1 || cc.indexOf(e) === -1 && V,
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
	resolve: (e) => uc.indexOf(e) !== -1 || dc.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), pc = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), mc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function hc(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function gc(e, t) {
	if (t) {
		if (!mc.test(e)) return V;
	} else if (!pc.test(e)) return V;
	let n = hc(e);
	return Number.isFinite(n) ? n : V;
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
	if (!vc.test(e)) return V;
	let t = yc(e);
	return Number.isFinite(t) ? t : V;
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
	if (!Sc.test(e)) return V;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Cc.test(e) ? r : V;
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
	if (!Dc.test(e)) return V;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Oc.test(e) ? r : V;
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
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : V,
	identify: () => !1
}), Nc = /^[A-Za-z0-9+/]*={0,2}$/;
function Pc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Nc.test(t)) return V;
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
	if (t === null && (t = Rc.exec(e)), t === null) return V;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = zc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? V : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return V;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = zc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return V;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return V;
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
var Wc = ec("tag:yaml.org,2002:omap", {
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
}), Gc = ec("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Kc = tc("tag:yaml.org,2002:map", {
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
}), qc = tc("tag:yaml.org,2002:set", {
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
function Jc() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Yc() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Xc(e) {
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
var Zc = class e {
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
		let t = Xc(e), n = [], r = Jc(), i = Yc();
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
}, Qc = new Zc([
	nc,
	Hc,
	Kc
]);
[...Qc.tags];
var $c = new Zc([
	...Qc.tags,
	ic,
	lc,
	_c,
	Ec
]);
new Zc([
	...Qc.tags,
	oc,
	fc,
	xc,
	jc,
	Vc,
	Mc,
	Ic,
	Wc,
	Gc,
	qc
]).withTags({
	...xc,
	resolve: (e, t, n) => {
		let r = xc.resolve(e, t, n);
		return r === V ? _c.resolve(e, t, n) : r;
	}
}, {
	...jc,
	resolve: (e, t, n) => {
		let r = jc.resolve(e, t, n);
		return r === V ? Ec.resolve(e, t, n) : r;
	}
});
var el = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function tl(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function nl(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function rl(e, t) {
	if (!e.buffer) return null;
	let n = {
		...el,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = tl(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${nl((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = tl(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${nl((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = tl(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${nl((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function il(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var al = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = il(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${il(this, e)}`;
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
		throw s.snippet = rl(s), new e(r, s);
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
}, ol = {
	BLOCK: 1,
	FLOW: 2
}, sl = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, cl = -1;
function ll(e) {
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
var ul = Array(256), dl = Array(256);
for (let e = 0; e < 256; e++) ul[e] = +!!ll(e), dl[e] = ll(e);
function fl(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function pl(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function ml(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function hl(e, t, n) {
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
function gl(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function _l(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = hl(e, i, n);
			r += gl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function vl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = hl(e, i, n);
			r += gl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function yl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = hl(e, i, n).position;
			else if (t < 256 && ul[t]) r += dl[t], i++;
			else {
				let n = ml(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = pl(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += fl(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = hl(e, i, n);
			r += gl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function bl(e, t, n, r, i, a) {
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
	return i === sl.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== sl.STRIP && u && (l += "\n"), l;
}
function xl(e, t) {
	if (t.valueStart === cl) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case U.SINGLE_QUOTED: return vl(e, n, r);
		case U.DOUBLE_QUOTED: return yl(e, n, r);
		case U.LITERAL_BLOCK: return bl(e, n, r, t.indent, t.chomping, !1);
		case U.FOLDED_BLOCK: return bl(e, n, r, t.indent, t.chomping, !0);
		default: return _l(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Sl = {
	filename: "",
	schema: $c,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, W = -1, Cl = Object.prototype.hasOwnProperty, wl = 1, Tl = 2, El = 3, Dl = 4, Ol = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, kl = /[,\[\]{}]/, Al = /^(?:!|!!|![0-9A-Za-z-]+!)$/, jl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Ml = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Nl = RegExp(`^(?:${jl})*$`), Pl = RegExp(`^(?:${Ml})+$`), Fl = RegExp(`^(?:!(?:${jl})*|${Ml}(?:${jl})*)$`), Il = {
	filename: "",
	maxDepth: 100
};
function Ll(e, t, n) {
	e.events.push({
		type: H.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Rl(e, t, n, r, i, a, o) {
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
function zl(e, t, n, r, i, a, o) {
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
function Bl(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: H.MAPPING,
		start: t.position,
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W,
		style: ol.FLOW
	});
}
function Vl(e, t, n, r, i, a, o, s, c = sl.CLIP, l = -1, u = !1) {
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
function Hl(e, t, n) {
	e.events.push({
		type: H.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Ul(e) {
	e.events.push({ type: H.POP });
}
function G(e) {
	Vl(e, W, W, W, W, W, W, U.PLAIN);
}
function Wl() {
	return {
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W
	};
}
function Gl(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Kl(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function K(e, t) {
	al.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function q(e) {
	return e === 10 || e === 13;
}
function ql(e) {
	return e === 9 || e === 32;
}
function Jl(e) {
	return ql(e) || q(e);
}
function Yl(e) {
	return e === 0 || Jl(e);
}
function Xl(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Zl(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Ql(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function $l(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function eu(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function tu(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function J(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Jl(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; ql(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!q(r) && r !== 0);
		if (!q(r)) break;
		for (tu(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function nu(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Jl(n);
	}
	return !1;
}
function ru(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function iu(e) {
	if (e.position !== e.lineStart) return !1;
	if (nu(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Gl(e);
	ru(e), J(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && nu(e));
	return Kl(e, t), r;
}
function au(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !q(t);) t = e.input.charCodeAt(++e.position);
}
function ou(e, t, n) {
	let r = Ol.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, K(e, "the stream contains non-printable characters"));
}
function su(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== W && K(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && K(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Jl(s) && !(n && Xl(s));) s === 33 && (a ? K(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Al.test(o) || K(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), kl.test(l) && K(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Nl.test(l) : Pl.test(l)) && K(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Cl.call(e.tagHandlers, o) && K(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function cu(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== W && K(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Jl(e.input.charCodeAt(e.position)) && !Xl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function lu(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== W || t.tagStart !== W) && K(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Jl(e.input.charCodeAt(e.position)) && !Xl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an alias node must contain at least one character"), Hl(e, n, e.position), !0;
}
function uu(e, t) {
	J(e, !1), e.lineIndent < t && K(e, "deficient indentation");
}
function du(e, t, n) {
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
			return e.position++, Vl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.SINGLE_QUOTED, sl.CLIP, -1, i), !0;
		}
		q(a) ? (i = !1, uu(e, t)) : e.position === e.lineStart && nu(e) ? K(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a single quoted scalar");
}
function fu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Vl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.DOUBLE_QUOTED, sl.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (q(n)) uu(e, t);
			else if (eu(n)) e.position++;
			else {
				let t = $l(n);
				for (t === 0 && K(e, "unknown escape sequence"); t-- > 0;) e.position++, Ql(e.input.charCodeAt(e.position)) < 0 && K(e, "expected hexadecimal character");
				e.position++;
			}
		} else q(a) ? (i = !1, uu(e, t)) : e.position === e.lineStart && nu(e) ? K(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a double quoted scalar");
}
function pu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = sl.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? U.LITERAL_BLOCK : U.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Zl(n);
		if (n === 43 || n === 45) i !== sl.CLIP && K(e, "repeat of a chomping mode identifier"), i = n === 43 ? sl.KEEP : sl.STRIP, e.position++;
		else if (r >= 0) r === 0 && K(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && K(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; ql(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && au(e), q(e.input.charCodeAt(e.position)) ? tu(e) : e.input.charCodeAt(e.position) !== 0 && K(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (iu(e)) break;
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
		au(e), f = e.position, q(e.input.charCodeAt(e.position)) && (tu(e), f = e.position);
	}
	return ou(e, d, f), Vl(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function mu(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === wl;
	if (n === 0 || Jl(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Xl(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Yl(t) || r && Xl(t)) return !1;
	}
	return !0;
}
function hu(e, t, n, r) {
	if (!mu(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === wl, c = !1;
	for (; o !== 0 && !iu(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Yl(t) || s && Xl(t)) break;
		} else if (o === 35) {
			if (Jl(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Xl(o)) break;
		else if (q(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (J(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		ql(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (ou(e, i, a), Vl(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, U.PLAIN, sl.CLIP, -1, !c), !0);
}
function gu(e, t) {
	let n = e.line;
	J(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && K(e, "deficient indentation");
}
function _u(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? zl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, ol.FLOW) : Rl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, ol.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		gu(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Ul(e), !0;
		o ? n === 44 && K(e, "expected the node content, but found ','") : K(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Jl(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, gu(e, t));
		let c = e.line, l = Gl(e), u = bu(e, t, wl, !1, !0);
		gu(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, gu(e, t), i || Bl(e, l), u || G(e), bu(e, t, wl, !1, !0) || G(e), gu(e, t), i || Ul(e)) : i && r ? (u || G(e), G(e)) : i ? G(e) : r && (Bl(e, l), u || G(e), G(e), Ul(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	K(e, "unexpected end of the stream within a flow collection");
}
function vu(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Yl(e.input.charCodeAt(e.position + 1))) return !1;
	for (Rl(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, ol.BLOCK); e.input.charCodeAt(e.position) === 45 && Yl(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = J(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Yl(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? G(e) : bu(e, t, El, !1, !0), J(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && K(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Yl(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry");
	}
	return Ul(e), !0;
}
function yu(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Yl(l)) o ||= (zl(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, ol.BLOCK), !0), c === 63 ? (i && G(e), a = !0, i = !0) : (i || (G(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (G(e), !1);
			let t = Gl(e);
			if (!bu(e, n, Tl, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); ql(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Yl(c) || K(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: H.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: ol.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) K(e, "expected ':' after a mapping key");
				else return r.anchorStart !== W || r.tagStart !== W ? (Kl(e, t), !1) : !0;
			} else if (a) K(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== W || r.tagStart !== W ? (Kl(e, t), !1) : !0;
		}
		if (bu(e, t, Dl, !0, s) && (s = !1), i || (s &&= (G(e), !1)), J(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) K(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && G(e), o && Ul(e), !0) : !1;
}
function bu(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && K(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Wl(), d = n === Dl || n === El, f = d, p = d;
	if (r && J(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Gl(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== W || u.anchorStart !== W) && (r === 33 || r === 38)) {
			let n = Gl(e), r = t + 1;
			if (yu(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === H.MAPPING) return e.depth--, !0;
			Kl(e, n);
		}
		if (s && (r === 33 && u.tagStart !== W || r === 38 && u.anchorStart !== W) || !su(e, u, n === wl) && !cu(e, u)) break;
		l === null && (l = i), J(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Dl) {
		let r = n === wl || n === Tl ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (vu(e, i, u) || yu(e, i, r, u)) || _u(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Gl(e), n = l.position - l.lineStart;
					Kl(e, l), yu(e, n, r, Wl()) && e.events[t.eventsLength]?.type === H.MAPPING ? c = !0 : Kl(e, t);
				}
				!c && (d && pu(e, r, u) || du(e, r, u) || fu(e, r, u) || lu(e, u) || hu(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && vu(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== W || u.tagStart !== W || d) && (Vl(e, W, W, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, U.PLAIN), c = !0), e.depth--, c || u.anchorStart !== W || u.tagStart !== W;
}
function xu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Jl(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && K(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !q(e.input.charCodeAt(e.position));) {
		for (; ql(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || q(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Jl(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (q(e.input.charCodeAt(e.position)) && tu(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && K(e, "duplication of %YAML directive"), r.length !== 1 && K(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && K(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && K(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && K(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Al.test(t) || K(e, "ill-formed tag handle (first argument) of the TAG directive"), Cl.call(e.tagHandlers, t) && K(e, `there is a previously declared suffix for "${t}" tag handle`), Fl.test(n) || K(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Su(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (J(e, !0); xu(e);) t = !0, J(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Yl(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, J(e, !0), i = e.line > t;
	} else t && K(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && nu(e)) {
		e.position += 3, J(e, !0);
		return;
	}
	if (Ll(e, n, !1), bu(e, e.lineIndent - 1, Dl, !1, i, i) || G(e), J(e, !0), e.position === e.lineStart && nu(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, J(e, !0), e.line === t && e.position < e.length && K(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === H.DOCUMENT && (o.explicitEnd = r), Ul(e), !r && e.position < e.length && !iu(e) && K(e, "end of the stream or a document separator is expected");
}
function Cu(e, t) {
	let n = e.length, r = {
		...Il,
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
	for (i !== -1 && al.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (ru(r), J(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Su(r), r.position === e && K(r, "can not read a document");
	}
	return r.events;
}
({
	...Il,
	...Sl
});
function wu(e, t) {
	return !!(e & 1 << t);
}
var Tu = {
	applyQuoteFlowKeysOption: Du,
	doubleQuoteForInvisibles: Ou,
	doubleQuoteWhitespaceOnly: ku,
	applyForceQuotesOption: Au,
	tryLongOrMultilineAsBlock: ju,
	quoteInvalidPlain: Mu,
	fallbackToDoubleQuoted: Nu
};
function Eu(e) {
	return e.presenterOptions.quoteStyle === "single" && wu(e.allowedStylesMask, U.SINGLE_QUOTED) ? U.SINGLE_QUOTED : U.DOUBLE_QUOTED;
}
function Du(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === U.PLAIN && (e.style = U.DOUBLE_QUOTED);
}
function Ou(e) {
	e.style === U.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function ku(e) {
	e.style === U.PLAIN && /^\s+$/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function Au(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== U.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? U.DOUBLE_QUOTED : Eu(e)));
}
function ju(e) {
	if (e.style !== U.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!wu(e.allowedStylesMask, U.LITERAL_BLOCK)) {
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
function Mu(e) {
	e.style === U.PLAIN && !wu(e.allowedStylesMask, U.PLAIN) && (e.style = Eu(e));
}
function Nu(e) {
	wu(e.allowedStylesMask, e.style) || (e.style = U.DOUBLE_QUOTED);
}
var Pu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Fu = "[\\n\\r]", Iu = "\\uFEFF", Lu = "[ \\t]", Ru = `(?:(?!(?:${Fu}|${Iu}))${Pu})`, zu = `(?:(?!${Lu})${Ru})`, Bu = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Vu = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Hu = "[,\\[\\]{}]", Uu = zu, Wu = `(?:(?!${Hu})${zu})`, Gu = `(?:(?:(?!${Vu})${zu})|[?:-](?=${Uu}))`, Ku = `(?:(?:(?!${Vu})${zu})|[?:-](?=${Wu}))`, qu = `(?:(?:(?![:#])${Uu})|:(?=${Uu}))#*`, Ju = `(?:(?:(?![:#])${Wu})|:(?=${Wu}))#*`, Yu = `(?:${Lu}*${qu})*`, Xu = `(?:${Lu}*${Ju})*`, Zu = `${Gu}#*${Yu}`, Qu = `${Ku}#*${Xu}`, $u = Zu, ed = Qu, td = `\\n+${qu}${Yu}`, nd = `\\n+${Ju}${Xu}`, rd = `${Zu}(?:${td})*`, id = `${Qu}(?:${nd})*`;
RegExp(`^(?:${rd})$`, "u"), RegExp(`^(?:${id})$`, "u"), RegExp(`^(?:${$u})$`, "u"), RegExp(`^(?:${ed})$`, "u"), RegExp(`^(?:${Bu})*$`, "u"), RegExp(`^(?:${Bu}|\\n)*$`, "u"), RegExp(`^(?:${Ru}|\\n)*$`, "u"), Object.keys(Tu).map((e) => Reflect.get(Tu, e)), H.DOCUMENT, H.SEQUENCE, H.MAPPING, H.SCALAR, H.ALIAS, H.POP, U.PLAIN, U.SINGLE_QUOTED, U.DOUBLE_QUOTED, U.LITERAL_BLOCK, U.FOLDED_BLOCK, ol.BLOCK, ol.FLOW, sl.CLIP, sl.STRIP, sl.KEEP;
// src/yaml/events.ts
var ad = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const od = "A manifest is one document: split it into files instead of writing ---.", sd = 2 ** 15, cd = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, ld = /^[^\n]*\n(?=[ \t]*[\]}])/gm, ud = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* dd(e, t, n = sd) {
	let r = t ? e.length : 25e5, i = e.length > n ? hd(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new ad("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new ad("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = fd(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function fd(e, t, n, r) {
	let i = pd(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== H.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== H.SEQUENCE || s.style !== ol.BLOCK) || !c.every(({ type: e }) => e === H.POP) || i.some(({ type: e }) => e === H.DOCUMENT)) throw new ad(od, t, t);
	r && !a && i.push({ type: H.POP });
	for (let e of a ? [] : i) yd(e, t);
	return i;
}
function pd(e, t, n) {
	let r = e.slice(t, n).replace(cd, "");
	try {
		return md(r, t);
	} catch (e) {
		if (!(e instanceof ad) || e.message !== "deficient indentation") throw e;
		let n = md(r.replace(ld, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === H.SCALAR && (e.fast = !1);
		return n;
	}
}
function md(e, t) {
	try {
		return Cu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof al ? new ad(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function hd(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	ud.lastIndex = t.at(-1) ?? e.length;
	let [, n] = ud.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: ud.lastIndex
	};
}
const gd = 2 ** 20, _d = 2 ** 18;
function vd(e) {
	if (e.length <= gd) return;
	let t = e.slice(0, _d), n = t.lastIndexOf(hd(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function yd(e, t) {
	e.type !== H.POP && e.type !== H.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== H.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === H.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const bd = process.getBuiltinModule("node:module").createRequire(import.meta.url), xd = (...e) => bd("./late-yaml.js").parseDocument(...e), Sd = (...e) => bd("./late-yaml.js").visit(...e), Cd = 2 ** 15, wd = 2 ** 18;
function Td(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [w("yaml", a, { place: I(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + Cd ? [Cd, wd] : [wd]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = Ed(t, n, i, s), u = et(t.path, I(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [Dd(e, t, n)];
}
function Ed(e, t, n, r) {
	let i = t.slice(n, r), a = xd(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new tn(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = I(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = Md(i) ? n + Nd(a, i.pos[0]) : void 0;
		f === void 0 ? s.add(Od(Bd(t, o) || Pd(i), u)) : s.add(Od(Pd(i), I(e, f, f + 1)));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function Dd({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return Od((e >= r.trimEnd().length ? Ad : jd.get(t)) ?? (Bd(r, e) || i), I(n, e, e + 1));
}
function Od(e, t) {
	return w("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const kd = "Values are nested too deeply. Use fewer levels.", Ad = "The file ends in brackets or in quotes. Add the closing one.", jd = new Map([["nesting exceeded maxDepth (500)", kd], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function Md({ message: e }) {
	return e.startsWith("Missing closing");
}
function Nd(e, t) {
	let n = t;
	return Sd(e, { Scalar: (e, { type: r = "", range: i }) => {
		r.startsWith("QUOTE") && i && i[0] < t && t <= i[2] && (n = i[0]);
	} }), n;
}
function Pd(e) {
	if (e.message.startsWith("Maximum call stack")) return kd;
	if (Md(e)) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return od;
		default: return `${e.message}.`;
	}
}
function Fd(e, { at: t, text: n, first: r, depth: i }, a) {
	if (a.countMore(e.path)) return;
	let { line: o } = I(e, r(), t), s = `The field "${n}" is declared twice: here and in line ${o}. Keep one of them.${i === 1 ? " If both have lists, put all values into one list." : i === 3 ? Id : ""}`;
	a.add(w("duplicate-member", s, { place: I(e, t, t + 1) }));
}
const Id = " If another entry starts here, write \"- \" before its first field.", Ld = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/, Rd = /^[[{](?:[^"']*[[{,:])?\s*(\*(?=\s*:)|#[^\s,\]}]+)/, zd = "This is a comment of JSON. A comment of YAML starts with #.";
function Bd(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return zd;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [, o] = Rd.exec(a) ?? [];
	if (o !== void 0) return `The text ${o} means something else in YAML. Put it in quotes: "${o}".`;
	let [s] = Ld.exec(a) ?? [];
	return s === void 0 ? "" : `A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function Vd(e, t) {
	let n = new tn();
	for (let { start: r, end: i } of Sa(e)) n.countMore(t.path) || n.add(w("yaml", xa, { place: I(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Hd(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = ha(t), a = {
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
		return c([w("yaml", e, { place: I(a, r, r + 1) })]);
	}
	let l = Vd(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = Wd(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && Nn(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof ad)) throw e;
		return c(Td(e, a, t));
	}
}
const Ud = 1e6;
function Wd(e, t, n, r) {
	return new Gd(e, t, n, dd(t, n, r)).document();
}
var Gd = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new af();
	anchors = new Map();
	problems = new tn();
	start = 0;
	end = 0;
	depth = 0;
	values = 0;
	repeated = 0;
	constructor(e, t, n, r) {
		this.file = e, this.text = t, this.events = r, this.anyText = n, this.isStorable = t.isWellFormed() && !t.includes("\0");
	}
	document() {
		let e = this.events.next().value, t = this.spans.add();
		return {
			value: nf(e) ? this.value(e, qd, t) : null,
			span: new of(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === H.ALIAS ? void 0 : this.anchor(e), a = e.type === H.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === H.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !rf(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
	}
	anchor({ anchorStart: e, anchorEnd: t }) {
		if (e < 0) return;
		let n = {
			value: null,
			size: void 0
		};
		return this.anchors.set(this.text.slice(e, t), n), n;
	}
	alias(e, t) {
		this.start = e - 1, this.end = t;
		let n = this.text.slice(e, t), r = this.anchors.get(n);
		if (!r) return this.refuse(`The anchor "&${n}" is not defined before the alias "*${n}". Define it above this line, or write the value here.`);
		if (r.size === void 0) return this.refuse(`The alias "*${n}" is inside its own anchor "&${n}". Write the value here instead.`);
		let i = Math.max(1e4, this.text.length);
		return this.repeated > i ? null : (this.values += r.size, this.repeated += r.size, this.repeated > i ? this.refuse(`From here on, aliases repeat more than ${i} values. Write the values out.`) : r.value);
	}
	collection(e, t) {
		let { start: n, type: r } = e, i = this.values;
		this.end = n;
		let a = /[[{]/.test(this.text.charAt(n));
		a && (this.end += 1), this.depth += 1;
		let o = r === H.SEQUENCE ? this.list() : this.mapping(t);
		if (--this.depth, this.end = this.after(a ? Qd : this.text.charAt(this.end - 1) === "\n" ? qd : tf), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new ad("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!nf(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new ad("This file has more than 150,000 entries. Divide it into several files.", rf(t) ? t.start : this.end);
			e.push(this.value(t, Xd, this.spans.add()));
		}
	}
	mapping(e) {
		let t = {};
		for (;;) {
			let n = this.events.next().value;
			if (!nf(n)) return t;
			let r = this.name(n), i = this.spans.add(r), a = this.events.next().value, o = nf(a) ? this.value(a, Zd, i) : null;
			if (!r) continue;
			let { text: s, start: c, end: l } = r;
			s === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", c, l) : (Object.hasOwn(t, s) && Fd(this.file, {
				at: c,
				text: s,
				first: () => this.spans.nameStart(e, s),
				depth: this.depth
			}, this.problems), t[s] = o);
		}
	}
	name(e) {
		let t = this.value(e, Yd), [n, r] = [rf(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = Bd(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
			return;
		}
		let i = typeof t == "string" ? t : this.text.slice(n, r);
		return /^\/[/*]/.test(this.text.slice(n, n + 2)) && this.refuse(zd, n, r), {
			text: i,
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: r, valueStart: i, valueEnd: a, tagStart: o, fast: s } = e;
		if (o >= 0 && !Kd.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), i < 0) {
			let e = this.after(l < 0 ? t : Jd);
			return (t !== Zd || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = xl(this.text, e);
		if (r === U.LITERAL_BLOCK || r === U.FOLDED_BLOCK) {
			this.start = this.after($d);
			let e = this.text.slice(i, a);
			this.end = i + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = r === U.PLAIN ? 0 : 1;
			this.start = i - e, this.end = a + e;
		}
		if (!this.anyText && !(s && this.isStorable) && c(u)) return this.refuse(n("This text"));
		if (r !== U.PLAIN || o >= 0) return u;
		let { value: d } = $c.resolveImplicitScalarTag(u);
		return Number.isInteger(d) && !Number.isSafeInteger(d) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 3 && this.text[this.end] === " " && typeof d == "string" && this.warnOfComment(), d);
	}
	warnOfComment() {
		let e = this.after(ef);
		if (e === this.end) return;
		let t = this.text.slice(this.end, e).trim(), n = `YAML reads ${t} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = I(this.file, e - t.length, e);
		this.problems.add(w("yaml-comment", n, {
			place: r,
			severity: "warning",
			quotes: [t]
		}));
	}
	after(e) {
		return e.lastIndex = this.end, e.test(this.text) ? e.lastIndex : this.end;
	}
	tag({ tagStart: e, tagEnd: t }) {
		return this.text.slice(e, t);
	}
	refuseTag(e) {
		let t = `The tag ${this.tag(e)} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
		return this.refuse(t, e.tagStart, e.tagEnd);
	}
	refuse(e, t = this.start, n = this.end) {
		return this.problems.countMore(this.file.path) || this.problems.add(w("yaml", e, { place: I(this.file, t, n) })), null;
	}
};
const Kd = new Set(["!!str", "!"]), qd = /(?:)/y, Jd = /[ \t]*/y, Yd = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Xd = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Zd = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Qd = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, $d = /(?:[\s:?-]|#[^\n]*\n)*/y, ef = /[ \t]+#[^\s#!=*-].*/y, tf = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function nf(e) {
	return e !== void 0 && e.type !== H.POP && e.type !== H.DOCUMENT;
}
function rf(e) {
	return e.type === H.SEQUENCE || e.type === H.MAPPING;
}
var af = class {
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
		let t = this.number(e, 4), n = 0;
		for (let r = e + 1; r < t; r = this.number(r, 4) || r + 1) yield [this.number(r, 2) >= 0 ? this.names[r] ?? "" : String(n), r], n += 1;
	}
	nameStart(e, t) {
		let n = e + 1;
		for (; n < this.names.length && this.names[n] !== t;) n = this.number(n, 4) || n + 1;
		return this.number(n, 2);
	}
	member(e, t) {
		let n = this.byName.get(e);
		return n || (n = new Map(this.members(e)), n.size > 50 && this.byName.set(e, n)), n.get(t);
	}
}, of = class e {
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
const sf = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function cf(e, t) {
	let n = new Map(), r = new tn(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!y(i)) return {
		members: n,
		problems: gf(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "", i = y(s) && t.includes("keys") ? sf : "", c = /^(keys|webhooks)$/.test(e) ? ` It belongs in another file, such as ${e}.yaml.` : "", l = jf(e) || n || c || dt(e, t) || ` The fields are ${t.join(" and ")}.${i}`;
			r.add(w("unknown-member", `Unknown field "${e}" in this manifest.${l}`, { place: F(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function lf({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return w("empty-manifest", r, { place: P(e, t) });
}
function uf(e, t, n) {
	if (!Array.isArray(t.value)) {
		let [r] = Object.values(y(t.value) ? t.value : {});
		return {
			entries: [],
			problems: gf(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${r !== void 0 && n.thing === "a key" ? sf : ""}`, t.span)
		};
	}
	let r = [], i = new tn(), a = t.span.members?.[Symbol.iterator](), o = mf(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!y(s) && i.countMore(e.file.path)) continue;
		let l = ff(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [et(e.file.path, P(e.file, c).endLine), ...i.problems]
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
function df(e, t, n) {
	let r = new tn();
	return {
		...ff(r, e, t, n, mf(n)),
		problems: r.problems
	};
}
function ff(e, t, n, r, i) {
	let { value: a, span: o } = _f(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new ir();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && hf(t, P(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, Pt + 1);
	bf(p.map((e) => rr(e, {}, Wn())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, Sf(t));
	return { span: o };
}
const pf = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function mf({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(pf).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function hf({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function gf(e, t, n, r) {
	let i = P(e.file, r);
	return hf(e, i) ? [] : [w(t, n, { place: i })];
}
function _f(e, t) {
	if (!y(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, vf(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, ga(a, { members: new Map(o) }));
		r = ga(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function vf(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function yf(e, t) {
	let n = new tn();
	return bf(e, t, n), n.problems;
}
function bf(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (wf(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) xf({
		...i,
		keys: [e]
	}, t, n);
	else xf(i, t, n);
}
function xf(e, t, n) {
	if (!n.countMore(t.file.path, Sf(e))) for (let r of Tf(e, t)) n.add(Cf(r, e, t));
}
function Sf(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Ef(e.errors) : void 0)?.reduce((e, t) => e + Sf(t), 0) ?? 1;
}
function Cf(e, { path: t }, n) {
	let r = kf(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(P(n.file, n.span, t)), String(r)]
	};
}
function wf(e, t, n) {
	return t.some((t) => {
		let r = t.path.length > 1 && e.path.slice(0, -1).join(".") === t.path.join(".");
		return kf(n.value, e.path) === void 0 && (r || t.keys.some((t) => Af(t, [String(e.path.at(-1))]))) || e.code === "custom" && e.path.join(".") === t.path.join(".");
	});
}
function Tf(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Mf(e, n, t));
	if (e.code === "invalid_key") return [Mf(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left, under ${[...t.members.keys()][0]}.`;
		return [w("unknown-member", e, { place: F(t.file, t.span, n) })];
	}
	let a = kf(t.value, n), o = P(t.file, t.span, n), s = (e, t) => [w(e, t, { place: o })], c = () => s("wrong-type", If(a, n, t, o)), l = Rf(n, t), u = zf(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", Nf(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Ef(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? yf(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String);
			return s("wrong-value", `"${a}" is not allowed here. Allowed values: ${t.join(", ")}.${dt(String(a), t)}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", If(a, n, t, o)) : s("wrong-value", Ff(n, t));
	}
}
function Ef(e) {
	return [...e].sort((e, t) => Df(t) - Df(e)).find((e) => Df(e) > 0) ?? e.find((e) => e.every(Of));
}
function Df(e) {
	return d(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Of({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function kf(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Af(e, t) {
	return t.find((t) => t === `${e}s`) ?? t.find((t) => t.split("_").includes(e)) ?? ye(e, t);
}
function jf(e) {
	return /^[^\S ]/.test(e) ? " The line is indented with no-break spaces, which are part of the name in YAML. Replace them by normal spaces." : "";
}
function Mf(e, t, n) {
	let r = F(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = i.find((t) => n.members.get(t)?.expects.includes(` ${e}:`)) ?? "", o = jf(e) || zf([a, e], n) || dt(Af(e, i) ?? e, i), s = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || o || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		s = `Unknown field "${e}" in ${Lf(t, n)}.${zf([...t, e], n)}${r.includes(e) ? "" : dt(e, r)}`;
	} else e === "<<" && (s = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return w("unknown-member", s, { place: r });
}
function Nf(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Rf(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Rf(e, t)} has no value.${zf(e, t)}`;
	if (n?.empty !== void 0) return `${Rf(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? Pf(e.slice(0, -1), t) : "";
	return `${Rf(e, t)} has no value.${i || ` Remove it, or give it a value.${r}${zf(e, t)}`}`;
}
function Pf(e, t) {
	let n = t.textAt(P(t.file, t.span, e));
	return /^(\{[^{}:,]+\}|\[[^[\],]+\])$/.test(n) ? ` If ${n} is the text, put it in quotes: "${n}".` : "";
}
function Ff(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Rf(e, t)} is empty.${zf(e, t)}${n}`;
}
function If(e, t, n, r) {
	if (t.length === 0) return `This is ${Bf(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Rf(t, n)} is ${Bf(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && !/^(all|\*)$/.test(e) && t.length === 1 && /^(all, or )?a list of (?!text sources)/.test(i), s = Array.isArray(e) && t.length === 1 ? `${String(t[0])}s` : "", c = n.members.has(s) ? ` For several, use ${s}.` : "", l = o ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : c, u = a ? Pf(t, n) : "";
	return `${Rf(t, n)} is ${Bf(e)}.${u}${zf(t, n)}${l}`;
}
function Lf(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Lf(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Rf(e, t) {
	let n = Lf(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function zf(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Lf([n], t)} must be ${r.expects}.` : "";
}
function Bf(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function Vf(e, t) {
	return Hf(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Hf({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Uf(e, t, n) {
	let r = Hf(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function Wf({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function Gf(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Kf(e, t, n) {
	let r = qf(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* qf(e, t, n, r = new Map()) {
	let i = [], a = {}, o = new Map(), s = new Set();
	for (let c of e) {
		let e = t[c.plural] ?? [];
		if (e.length === 0) continue;
		let u = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = m([
				c.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), l = s?.text === i ? s.read : Xf(c, t, n);
			r.set(o, {
				text: i,
				read: l
			}), u.push(l), yield;
		}
		let d = u.flatMap((e) => e.problems.some(Qf) ? [] : e.entries), f = c.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, p = f.entries;
		a[c.plural] = p;
		for (let e of u) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let h = new tn();
		for (let e of p) {
			for (let t of c.checkEntry(e)) h.add(t);
			for (let t of Jf(c, e)) h.add(t);
		}
		l(i, u.flatMap((e) => e.problems), f.problems, c.checkTogether(p), h.problems);
	}
	let c = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: a,
			variables: o,
			bases: [...s],
			isIncomplete: i.some(({ severity: e, scope: t }) => e === "error" && t === "change")
		},
		problems: Tt($f(i, c))
	};
}
function Jf(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [Y(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Yf({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Hd(r, i, a), { file: s } = o, { members: c, problems: u } = cf(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && df(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [lf(o, e)]
	};
	let g = uf(o, h, t);
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
function Xf(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = vd(n);
	if (a !== void 0) {
		let { problems: n } = Kf([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Qf)) {
			let e = n.some(({ place: e }) => !e) ? [] : [et(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function Zf(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Xf(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Qf({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function $f(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function Y({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = ep(e(t)), d = s ? F(n, r, o) : P(n, r, o);
	return {
		...w(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function ep(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function tp({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const np = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function rp(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !ip(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = np.has(r) ? void 0 : rp(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function ip(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) np.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const ap = "Run again. If that does not help, the service has changed or has a fault.";
function op(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let s = o(n, ({ id: e }) => e === void 0 ? [] : [e]), c = o(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => c.get(e) ?? []), [a] = [...s.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: Y(e, t, "unusable-response", `${u(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${ap}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = a(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = Hf(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${ap}`, s = t ? "error" : "warning";
		g.push(w("unusable-response", o, {
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
function sp(e) {
	let t = e.projects.map((e) => e.hide_texts ? cp(e) : e), n = e.hide_texts ? dp(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function cp(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(gp), ...o.flatMap(_p)], c = hp(s), l = lp(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => pp({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => up(e, l)) }
	};
}
function lp(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function up({ change: e, outcome: t }, n) {
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
function dp(e) {
	return e.map((e) => pp(e, []));
}
const fp = ["yaml", "text-file"];
function pp(e, t) {
	let { quotes: n = [], code: r } = e, i = fp.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: mp(a, t)
	};
}
function mp(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function hp(e) {
	let t = new me();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => mp(t.clean(n), e);
}
function gp(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => _p(e)) : e.fields.filter(({ field: t }) => ro(no(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(_p));
}
function _p(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(_p);
}
function vp(e) {
	let t = sp(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? bp(t.problems) : t.problems,
		projects: t.projects.map(yp),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(yp)
		} }
	};
}
function yp(e) {
	return e.hide_texts ? bp(e) : e;
}
function bp(e) {
	return xp(e, "");
}
function xp(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && ro(no(String(n), String(e.field)));
	return Cp(e, (e, t) => t === "quotes" ? [] : np.has(t) ? r ? Sp(e) : e : xp(e, n));
}
function Sp(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? Cp(e, Sp) : e;
}
function Cp(e, t) {
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
const wp = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function Tp(e, t) {
	let n = e.projects.map((e) => Dp(e, t));
	return {
		...Ap(e, t),
		declared: e.declared,
		projects: n
	};
}
function Ep(e, t) {
	return Ap(e, (e) => t(e));
}
function Dp(e, t) {
	let n = Ap(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: kp(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function Op(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === kp(t);
}
function kp(e) {
	return Lr("sha256").update(e).digest("hex");
}
function Ap(e, t) {
	return Mp(e, t, !1);
}
const jp = new WeakMap();
function Mp(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = jp.get(t) ?? new WeakSet();
	if (jp.set(t, r), !n && r.has(e)) return e;
	let i = Cp(e, (e, r) => n || !wp.test(r) ? Mp(e, t, n || np.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function Np(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * It.indexOf(e) + Number(t !== void 0 && In({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Pp(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of u(t === !0 ? [] : e, (e) => Fp(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(In) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Ip(Lp(e), [e, ...t]));
		}
	}
	return Np(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Lp(e, n)));
}
function Fp(e, t) {
	return In(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		tp(e),
		e.place.file
	]);
}
function Ip(e, t) {
	if (t.some(In)) {
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
function Lp({ severity: e, code: t, message: n, place: r, ways: i }, a = An) {
	return {
		...ts("!", t, r),
		severity: e,
		state: e,
		lines: Rp(i),
		words: E(n, a - t.length - 3),
		code: {
			name: t,
			address: ms(t)
		}
	};
}
function Rp(e = []) {
	return e.map(({ does: e, command: t }) => ns(" ", `${e}: `, S(t)));
}
function zp(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...u(r, ({ outcome: e }) => `${Vp(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Bp(e, E(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => E(e.change.label, 100));
		return [Bp(r, `${(t ? a : a.map(T)).join(", ")} and ${B(e.length - 3)} more`, e.length, n)];
	});
}
function Bp(e, t, n, r = An) {
	return {
		...ts("!", t, Ao(e)),
		count: n,
		severity: "error",
		state: Vp(e.outcome),
		words: E(e.outcome.message, r)
	};
}
function Vp(e) {
	return jo(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var Hp = class {
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
new class extends Hp {}();
// node_modules/diff/libesm/util/string.js
function Up(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function Wp(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function Gp(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function Kp(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function qp(e, t) {
	return Gp(e, t, "");
}
function Jp(e, t) {
	return Kp(e, t, "");
}
function Yp(e, t) {
	return t.slice(0, Xp(e, t));
}
function Xp(e, t) {
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
function Zp(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function Qp(e, t) {
	if (t) return em(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function $p(e, t) {
	if (t) return em(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function em(e, t) {
	if (!t) return [$p(e), Qp(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = Zp(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const tm = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", nm = RegExp(`[${tm}]+|\\s+|[^${tm}]`, "ug");
new class extends Hp {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = Zp(e, r);
		} else n = e.match(nm) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && rm(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && rm(n, i, r, null, t.intlSegmenter), e;
	}
}();
function rm(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = em(t.value, i), [s, c] = em(n.value, i);
		if (e) {
			let r = Up(a, s);
			e.value = Kp(e.value, s, r), t.value = qp(t.value, r), n.value = qp(n.value, r);
		}
		if (r) {
			let e = Wp(o, c);
			r.value = Gp(r.value, c, e), t.value = Jp(t.value, e), n.value = Jp(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = $p(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = $p(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = $p(r.value, i), [a, o] = em(t.value, i), s = Up(n, a);
		t.value = qp(t.value, s);
		let c = Wp(qp(n, s), o);
		t.value = Jp(t.value, c), r.value = Gp(r.value, n, c), e.value = Kp(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = $p(r.value, i), n = Yp(Qp(t.value, i), e);
		t.value = Jp(t.value, n);
	} else if (e) {
		let n = Yp(Qp(e.value, i), $p(t.value, i));
		t.value = qp(t.value, n);
	}
}
new class extends Hp {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${tm}]+|[^\\S\\n\\r]+|[^${tm}]`, "ug");
		return e.match(t) || [];
	}
}();
const im = new class extends Hp {
	constructor() {
		super(...arguments), this.tokenize = om;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function am(e, t, n) {
	return im.diff(e, t, n);
}
function om(e, t) {
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
function sm(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends Hp {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (sm(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends Hp {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends Hp {
	constructor() {
		super(...arguments), this.tokenize = om;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(cm(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function cm(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = cm(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = cm(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const lm = new class extends Hp {
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
function um(e, t, n) {
	return lm.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function dm(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function fm(e) {
	if (!dm(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const pm = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function mm(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		am(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(am(n, r, s));
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
			let t = n[e], i = t.lines || _m(t.value);
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
function hm(e, t) {
	if (t ||= pm, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => hm(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = pm, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + fm(r) + " " + fm(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + fm((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + fm((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + fm((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + fm((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + fm(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + fm(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function gm(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		mm(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? hm(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = mm(e, t, n, r, i, a, o);
		return s ? hm(s, o?.headerOptions) : void 0;
	}
}
function _m(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function vm(e, t, { texts: n, full: r, isPull: i }) {
	let a = Mm(e, t), o = uo(e, t) ? [ns(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [ns(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = io(e, t) && s !== void 0 ? { language: s } : {}, d = bm(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: Le(e.value, 1e3 + l - 2 - e.start.length)
	}));
	return [
		...c ? [ns(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${wm(c)}:`)] : [],
		...d,
		...o
	];
}
const ym = {
	as: "text",
	text: ""
};
function bm(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || fo(a) ? ym : Fm(e, i, a), c = Fm(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== ym ? xm(t, s, c, r) : zm(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => xm(`${t}.${e}`, n, i, r));
}
function xm(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...Sm("-", e, t.members, n.members), ...Sm("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Rm(t, n, r), o = ns("+", `${e} `, Cm(n) ? "(empty)" : a);
	if (Cm(t)) return [o];
	let s = ns("-", `${e} `, i);
	return Cm(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function Sm(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [ns(e, `${t} `, Bm(i))] : [];
}
function Cm(e) {
	return e.as === "text" && e.text === "";
}
function wm({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${E(e, 60)}`} on ${ds(t)}${n ? ", reviewed" : ""}`;
}
function Tm(e, t) {
	return t.flatMap((t) => Nm(e, t) ? [] : Mm(e, t)).join(", ");
}
function Em({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => io(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Mm(e, t)).join(", ")})` : "", a = (t) => `${Mm(e, t)} ${Lm(Fm(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !io(e, t) && !Nm(e, t)), c = s.filter((t) => Pm(e, t)).map(a), l = s.filter((t) => !Pm(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function Dm(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${jm(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Mm(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && Am[e.cause]) ?? Om[a], l = e.edited ? `: edited${wm(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${km(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : Im, p = Fm(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${Lm(p, f)} ${d} (${a === "pull" ? "only in the project: " : ""}not in the file)${m}`;
	let [h, g] = Rm(Fm(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const Om = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function km({ because: e = [] }) {
	return e.map((e) => e.startsWith("not-") ? `the project does not say that it is ${e.slice(4)}` : `it fails the check ${e}`).join(", and ");
}
const Am = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Om.held
};
function jm(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${Vt(t)}` : `owned by others (tag ${Vt(t)})`;
}
function Mm(e, { field: t, part: n }) {
	return n !== void 0 && no(e, t).role === "text" ? Vm(n) : t;
}
function Nm(e, { field: t }) {
	return no(e, t).role === "identity";
}
function Pm(e, { field: t, after: n }) {
	let r = Fm(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Fm(e, t, n) {
	return no(e, t).show(n);
}
const Im = 60;
function Lm(e, t = 60) {
	switch (e.as) {
		case "text": return Vt(e.text, t);
		case "word": return E(e.word, t);
		case "set": return e.members.length > 0 ? Bm(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Vm(e)} ${Vt(n, t)}`).join(", ");
	}
}
function Rm(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = tt(S(e.word), S(t.word), n);
		return [Le(r, n), Le(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Lm(e, n), Lm(t, n)];
	let [r, i] = tt(S(e.text), S(t.text), n), a = e.text !== t.text && e.text.normalize("NFC") === t.text.normalize("NFC");
	return [Vt(r, n), Vt(i, n) + (a ? " in another Unicode form" : "")];
}
function zm(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Vm(e),
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
function Bm(e) {
	return e.map((e) => T(Vm(e))).join(", ");
}
function Vm(e) {
	return E(e, 60);
}
function Hm({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Um?.old !== a || Um.now !== o) && (Um = {
		old: a,
		now: o,
		parts: Wm(a, o)
	});
	let s = Um.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let Um;
function Wm(e, t) {
	return um(Km(e), Km(t), { maxEditLength: 600 }) ?? [];
}
const Gm = r(() => new Intl.Segmenter("en", { granularity: "word" }));
function Km(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Gm().segment(e), ({ segment: e }) => e));
}
function qm(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/rows.ts
const Jm = 1e3;
function Ym(e, t) {
	if (e.action === "destroy") return {
		...nh("-", e),
		...Zm(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => io(n, e) ? e.part ?? [] : []), a = {
		...nh(th(e), e),
		...ao(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? Em(e) : Tm(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Le(r, Jm)
		};
	}
	let o = r === "create" || qo(e), s = e.fields.filter((e) => !o || !Nm(n, e)).flatMap((e) => vm(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: E(c, 80) };
	return {
		...a,
		...l,
		...$m(e, t),
		lines: s
	};
}
const Xm = "will be archived";
function Zm(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Xm : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Qm(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Qm({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Lm(Fm(e, r, i), 90) : "", s = a ? `   (last edited${wm(a)})` : "";
		return {
			...ns("-", `${Vm(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [ns("-", `and ${z(a, "more text")}`)] : []];
}
function $m(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : eh(e) ? { words: Xm } : t === "drift" ? e.edited ? { words: `last changed${wm(e.edited)}` } : {} : qo(e) ? { words: is(e.kind).renamed } : {};
}
function eh({ kind: e, fields: t }) {
	return t.some((t) => lo(e, t));
}
function th(e) {
	return e.action === "create" ? "+" : eh(e) ? "-" : qo(e) ? "»" : "~";
}
function nh(e, t) {
	return ts(e, os(t), t.place);
}
function rh(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = Le(Dm(e, t, r), r ? Infinity : Jm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...nh("!", e),
		words: i,
		...a
	};
}
function ih(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = Mm(n, e), [d, f] = Rm(Fm(n, r, i ?? ""), Fm(n, r, a)), p = o ? `, edited${wm(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...nh(l ? "!" : " ", e),
		lines: m.map((e) => ns(" ", Le(e, Jm))),
		...l && { isLoss: !0 }
	};
}
function ah({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Lm(Fm(t.kind, r.field, e))}` : "";
		return ns(" ", Le(`${Mm(t.kind, r)}${i} is no longer declared`, Jm));
	});
	return {
		...nh("-", t),
		isLoss: !0,
		lines: r
	};
}
function oh({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : E(e, 200));
	return {
		...nh("~", r),
		words: `${E(e, 80)}: ${i} → ${a}`
	};
}
function sh({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : S(e), [a, o] = tt(i(t), i(n), 200).map((e) => Le(e, 200)), s = `${E(e, 80)}: ${a} → ${o}`;
	return r ? {
		...ts("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : ts(" ", s);
}
function ch({ variable: e, host: t, place: n }) {
	return {
		...ts("!", `sends \${${S(e)}} to ${S(t)}`, n),
		isLoss: !0
	};
}
function lh(e, t = "") {
	let n = E(String(e.id), 80), r = nh(" ", e);
	if (to(e.kind).secretNames) return r;
	let i = `only the ${e.part} text (id ${n}). To clear it in Lokalise, write ${e.part}: ""; to manage it, put it back`;
	return {
		...r,
		words: e.part === void 0 ? `id ${n}${t}` : S(i)
	};
}
function uh(e) {
	return ts(" ", S(e));
}
// src/report/view/status.ts
const dh = [
	["Language", ({ language: e, base: t }) => `${E(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => B(e)],
	[
		"Archived",
		({ archived: e }) => B(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${B(e.translated)} ${fh(e, "translated").padStart(5)}`],
	["Verified", (e) => `${B(e.verified)} ${fh(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${B(e.reviewed)} ${fh(e, "reviewed").padStart(5)}`],
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
function fh(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function ph({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = dh.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function mh({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = E(t.language, 40), r = e.unmet.map((n) => `${`${B(t[n])} of ${z(t.texts, "text")} ${n}, ${fh(t, n)}`}, and ${e.percents[n]} % is required`), a = e.missing.map(({ lacks: e, written: r, ...a }) => {
			let o = `not ${e.includes("translated") ? "translated" : i(e)}`, s = `${n}: ${r ? "to be written by apply" : o}`;
			return {
				...ts("!", os(a), a.place),
				words: s,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${fs(n)} is not ready: ${r.join("; ")}`,
			rows: a
		}];
	});
}
// src/report/view/sections.ts
const hh = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", gh = {
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
		meaning: hh
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: hh
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
}, _h = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, vh = {
	removed: {
		...gh.removed,
		meaning: "Apply archives or destroys it."
	},
	"cleared text": _h,
	"overwritten text": _h,
	overwritten: _h,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: _h,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, yh = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in the project, and not pulled because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, bh = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, xh = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function Sh({ reason: e }, t) {
	return Ch(t) && e === "archived" ? "Archived" : xh[e] ?? "Kept";
}
function Ch({ command: e }) {
	return e === "drift";
}
function wh(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function Th(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		Oh(t.full === "also" ? r.filter((e) => !Eo(e)) : r, t),
		Dh(i, t),
		...mh(e).map((e) => t.full ? e : {
			...e,
			rows: Ph(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? kh({
			...e,
			plan: n
		}, wh(e, t)) : [],
		Rh(a, t)
	];
}
function Eh({ problems: e, results: t = [] }, n = {}) {
	return [...Pp(e, n), ...zp(t, n)];
}
function Dh(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${z(n.length, "change")} not made`,
		rows: zp(n, t)
	};
}
function Oh(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: Ns(e),
		rows: Pp(e, t)
	};
}
function kh({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = Ch(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(Eo) : [], u = new Map(l.map((e) => [m({ ...e.place }), Rp(e.ways)])), d = (...e) => e.map((e) => Nh(e, s, i, u));
	return [
		...a ? [Mh(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(ch)
		},
		...d("Conflict", "Undecided"),
		...jh(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		Fh(a?.no_longer_declared ?? r, a?.kinds_no_longer_declared ?? []),
		...Ih(o, i),
		...a ? Lh(a, i) : []
	];
}
function Ah(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function jh(e, t) {
	let n = Ch(t) ? vh : gh;
	return [...new Set(Jo.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Yo(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${B(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: Ah(i.map((e) => Ym(e, t)))
		};
	});
}
function Mh(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${z(e.length, "setting")} changed`,
		rows: Ah(e.map(sh))
	};
}
function Nh(e, t, n, r) {
	let i = t.filter((t) => Sh(t, n) === e), { keptElsewhere: a } = n, o = bh[e], s = !o && a !== void 0 && i.length > 20, c = ({ reason: e }) => Number(s && e === "held"), l = i.toSorted((e, t) => c(e) - c(t)).map((t) => {
		let i = rh(t, n);
		return o ? {
			...i,
			isLoss: !0,
			lines: r.get(m({ ...t.place })) ?? []
		} : e === "To pull" ? {
			...i,
			severity: "notice"
		} : i;
	});
	return {
		part: "plan",
		action: e,
		noun: o ?? "kept item",
		title: `${o ? `${z(i.length, o)}:` : B(i.length)} ${yh[e]}`,
		rows: s ? Ph(l, 19, a) : l
	};
}
function Ph(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...uh(`and ${B(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function Fh(e, t) {
	let n = [...eo().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => uh(`all ${e.many}: no manifest declares any`)), ...e.map((e) => lh(e, ". Prune is off, or does not cover it. To remove it, delete it in Lokalise"))];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${B(n.length)} no longer declared, and kept in the project`
	};
}
function Ih(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Ym(e, {
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
function Lh({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${z(e.length, "change")}`,
		rows: Ah(e.map((e) => Ym(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${z(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Ym(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Rh(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map((e) => lh(e)).sort((e, t) => _(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${B(e.length)}`,
		rows: Ph(r, t, n ?? "the job summary of the workflow lists")
	};
}
function zh(e, t) {
	let n = wh(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => ah(e, n));
	return [
		Mh(s),
		Uh("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		Uh("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Hh(r, n),
		Uh("with another id or former name", a.map(oh)),
		Uh("with other values in on_create", o.map(uh)),
		...Ih(r, n)
	];
}
function Bh(e, t) {
	let n = wh(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => ih(e, n));
	return Uh(`waiting in the project, because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Vh(e, t) {
	let n = {
		...wh(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => ah(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => ih(e, n));
	return [
		Uh("in conflict: the manifest keeps its text", c("conflict")),
		Uh("undecided: the manifest keeps its text", c("undecided")),
		Uh("no longer declared", o),
		...Hh(i, n),
		Bh(e, n),
		Uh("different, and kept", c(void 0)),
		...Ih(i, n)
	];
}
function Hh(e, t) {
	let n = (e) => e.action === "create" ? "new" : qo(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => Uh(r, Ah(e.filter((e) => n(e) === r).map((e) => Ym(e, t)))));
}
function Uh(e, t) {
	return {
		part: "plan",
		title: `${B(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Wh(e, t) {
	let n = Gh(sp(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => Kh(e, n, s, t)), ...o.map((e) => qh(e, t))];
	return {
		title: Rs(n),
		heading: L`${zs(n)}${i.length > 1 ? L` · ${z(i.length, "project")}` : []}`,
		state: Co(n) ? "failed" : So(n) ? "clean" : "open",
		isUntouched: No(n),
		lead: Xh(n, t),
		stopped: ks(e),
		verdict: Zh(n, t),
		result: js(n),
		comparison: a ? Ws(a) : [],
		problems: Oh(r, t),
		parts: c,
		next: tg(n, t),
		legend: rg(n, c)
	};
}
function Gh(e) {
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
function Kh(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: E(i ?? o?.project.name ?? a, 200),
		heading: L`${R(i ?? a, 80)}${o ? L` · ${R(o.project.name, 80)}` : []}`,
		result: Jh(e, t),
		facts: Yh(e, t, n, r.isPullRequest),
		table: ph(e),
		sections: Th(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(Wt)
	};
}
function qh(e, t) {
	let { name: n = "" } = e;
	return {
		name: E(n, 200),
		heading: R(n, 80),
		result: Gs([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: zh(e, t)
	};
}
function Jh(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Es([e])}.`;
	if (n) return t === "plan" ? Is(Mo(e)).replace(/^n/, "N") : t === "status" ? vs([e]) : t === "drift" ? bs([e]) : hs(n, i);
}
function Yh(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = Qs(i), d = ko(e), f = u === void 0 ? [] : [{
		is: "link",
		words: L`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = L`All differences that apply would change are shown, not only those of this pull request.`, h = Mo(e), g = p ? gs(a.project, h) : void 0, _ = p && r ? _s(a.project, h) : void 0;
	return [
		L`Project ${a && !n ? L`${R(a.project.name, 80)} · ` : []}${R(i, 200)}${u === void 0 ? [] : L` · ${f}`}`,
		...a?.filter ? [Js(a.filter)] : [],
		...o?.is === "not compared" ? [L`${$o(m)} Lokaform could not find out which are from this pull request: ${R(o.why)}.`] : [],
		...g ? [g] : [],
		..._ ? [_] : [],
		...c === void 0 ? [] : [L`The backup is in ${R(c)}.`],
		...d === void 0 ? [] : [L`${Ps(void 0)}: ${R(d, 800)}`],
		...Fs(e)
	];
}
function Xh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = ls(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? L`the ${s} ${R(o)}` : L`${o}`;
	if (t === "assignee") return L`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return L`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => Mo(e).length === 0);
	return No(e) || l && u ? L`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? L`No plan could be made for this pull request:` : l ? n === void 0 ? L`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : L`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : L`No plan could be made for this pull request (from ${c}):`;
}
function Zh(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? $h(e, t) : [Qh(e, js(e))];
}
function Qh(e, t) {
	let n = $o(L`${t}`), r = e.projects.some(({ results: e }) => e);
	return Co(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? bo(e) : So(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function $h(e, { isPullRequest: t }) {
	if (!Co(e)) return No(e) ? [{
		mark: "good",
		words: $o(L`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = Do(e), r = n.filter(Eo), i = n.filter((e) => e.severity === "error" && !Eo(e)), a = i.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", o = ng(e) && e.projects.every((e) => Mo(e).length === 0);
	return [
		...i.length > 0 ? [Qh(e, `${Ns(i)}. ${a}`)] : [],
		...r.length > 0 ? [Qh(e, eg(r))] : [],
		...o ? [{ words: L`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function eg(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${B(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${z(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
}
function tg(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Mo);
	if (r !== "plan" || a.length === 0 || wo(e)) return;
	let o = $o(L`What happens next:`);
	if (!t) return L`${o} This run only planned, and changed nothing. A run with the command apply makes these changes in the project.`;
	let s = L`${o} Nothing has been changed yet.`;
	return n === void 0 ? L`${s} When this pull request is merged, the next apply makes these changes in the project.${ng(e) ? L` The changes that are already pending are made as well.` : []}` : L`${s} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${R(n, 200)}. It writes only from the default branch, and from the branches in the input ${R("apply-from")}.`;
}
function ng({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function rg(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...ng(e) ? [L`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [L`${js(e)}`] : [],
			L`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => L`${$o(L`${e}`)}: ${t}`)
	};
}
function ig(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${cs(e)} · ${ls(e.manifests)}`,
		page: Qs(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function ag(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${S(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: Co(e),
		stopped: ks(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${S(e.backup)}.`], ...Fs(e).map(es)]),
		restores: n.flatMap((e) => {
			let t = ko(e);
			return t === void 0 ? [] : [`${Ps(e.name)}: ${S(t)}`];
		}),
		result: a ? js(e) : void 0
	};
}
function og(e, t, n) {
	let r = sp(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Pp(i, o), ...a.flatMap((e) => Eh(e, o))], c = !Co(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? L` · ${R(l.name, 80)}` : [], d = Oo(r).some(({ outcome: e }) => e.state === "done") ? L`❌ Not everything was applied${u}` : L`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? L`Applied by ${g(L`this run`)}` : g(L`This run`), v = a.some(({ results: e }) => e), y = v ? L`: ${`${Es(a)}.`}` : L` wrote nothing.`, b = `The figures are for ${z(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? L`✅ Applied${u}` : d,
		lead: [
			L`${_} at commit ${R(p.slice(0, 7))} on ${ds(m)}${y}`,
			...v && h > 1 ? [L`${b}`] : [],
			...c ? [] : [L`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? sg(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function sg(e) {
	let { projects: t } = e, n = (t) => Co({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? Es([e]) : "not applied";
		return L`${R(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, L`${`… and ${z(i, "more project")}`}`] : r;
}
// src/model/digest.ts
function cg(e, t) {
	return Lr("sha256").update(m([e, t])).digest("hex").slice(0, 16);
}
// src/report/text/progressText.ts
function lg(e, t = Infinity) {
	let n = e.count && fg(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(dg(e));
	return Et(i) <= t ? i : r(dg({
		...e,
		project: void 0
	})).slice(0, t);
}
const ug = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function dg({ phase: e, project: t }) {
	let [n, r] = ug[e];
	return t === void 0 || !r ? n : `${r} project ${Vt(t, 40)}`;
}
function fg({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? z(e, n) : void 0 : `${B(e)} of ${z(t, n)}`;
}
function pg({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${S(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function mg(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${S(r)} is sent again: ${a}.`]);
	};
}
function hg(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = ig(e, c), m = Th(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...gg(ph(e), n), ...Ag(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(Eg["!"], es(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(Js(i.filter))] : []
	], v = u || s ? void 0 : gs(i.project, i.changes), y = u ? bs([e]) : s ? vs([e]) : hs(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), b = n === void 0 || s ? [] : kg(m, u), ee = [
		...h.length > 0 ? [""] : [],
		...b.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		...wn(_, n),
		...h,
		...wn(ee, n)
	].map(ue);
}
function gg(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [T(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = d(e.map(Et));
			return e.map((e) => t === 0 ? sn(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (d(i.map(Et)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => Jt(e, t, 4))];
}
function _g(e, { paint: t }) {
	let { comparison: n, parts: r } = Wh({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", es(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", es(e))] : [], ...Ag(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(ue);
}
function vg(e, t) {
	return Pp(e).flatMap((e) => yg(e, t));
}
function yg(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? S(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => Ng(e, t))].map(ue);
}
function bg({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(Wt), ...Eh(e).flatMap((e) => yg(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${cs(e)}`)] : [], ...i];
	});
	return [...vg(e, n), ...r.map(ue)];
}
function xg(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = ag(e), c = [
		...i ? [t("bad", es(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...wn(c, n), ...o].map(ue);
}
function Sg({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${S(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${S(n(e))}. To apply it: lokaform apply --plan ${ps(S(n(e)))}`), r.map(ue);
}
function Cg(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, otherLanguages: s = [] } = e, c = Ag(Vh(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.length > 0 && ` Not pulled: ${rs(s.map(S), 12)} (no row or entry has them, and pull.languages does not name them).`, d = `Pull from ${S(a)}: ${Ks([e])}.${u || ""}`, f = wn([t("strong", `From ${S(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...f,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${S(e)}`),
		...wn([t("strong", d)], n)
	].map(ue);
}
function wg(e, { paint: t, width: n, ...r }) {
	let [, ...i] = Ag([Bh(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(ue) : [];
}
function Tg(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = S(e);
		return gm(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => ue(e.split("	").map(S).join("	")));
	});
}
const Eg = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, Dg = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, Og = {
	...Dg,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function kg(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? Og : Dg).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function Ag(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : wn([n("strong", e)], r),
		...jg(i, t)
	]);
}
function jg(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = T(t) + (n === void 0 ? "" : ` ← ${T(n)}`);
		return {
			...e,
			label: a,
			at: i ? T(ss({ place: i }, r)) : ""
		};
	}), a = {
		labels: Pg(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: Pg(i, "at", 24)
	};
	return i.flatMap((e) => Mg(e, a, {
		paint: t,
		width: n
	}));
}
function Mg(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => Jt(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(Ng(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(Eg[e.sign], e.sign)} ${sn(i, t.labels)}${d}${sn(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Et(p) <= c ? [p, ...u] : [
		...Jt(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function Ng(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Hm(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function Pg(e, t, n) {
	return e.map((e) => Et(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
}
// src/model/variables.ts
function Fg(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Ig(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Lg = /\$\$\{|\$\{([^}]*)\}/g;
function Rg(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Lg)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function zg(e) {
	return [...new Set(Rg(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Bg(e, t) {
	return Rg(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function Vg(e, t) {
	let n = Rg(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Hg(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Hg(t.slice(r), i) : r === t.length;
}
function Hg(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function Ug(e) {
	let [, t = "https", n = ""] = Kg.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Wg(e) {
	return e.replace(Kg, (t, n) => `${n}://${Ug(e)}`);
}
function Gg(e, t) {
	return Wg(e) === Wg(t);
}
const Kg = /^(https?):\/\/([^/?#]+)/i;
function qg(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Jg = "LOKALISE_API_TOKEN", Yg = "LOKAFORM_VARIABLES";
function Xg(e) {
	let t = Ig(e, Yg);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [Yg]: t }, r = [], i = t.startsWith("# Files can use only these");
	for (let [e, a] of t.split("\n").entries()) {
		let t = a.trim(), [, o, s = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		o === void 0 ? t !== "" && !t.startsWith("#") && r.push(i ? `Line ${e} of the secret variables` : `Line ${e + 1} of ${Yg}`) : n[o] = s;
	}
	return {
		values: n,
		wrong: r
	};
}
const Zg = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function Qg(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Ig(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores${e.startsWith("{") ? ", and GitHub replaces expressions only in workflows: set a variable in env there" : ""}. Use such a name, or ${n}.`);
	if (Zg.test(e) || i_(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = $g(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = r_(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function $g(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [Yg, `Add the line ${e}=\${{ secrets.${e} }} to "variables", which the workflow passes under secrets`] : ["the environment", `Set it: export ${e}=… in a shell, or ${e}: \${{ secrets.${e} }} under env of the step in a workflow`];
}
function e_(e) {
	return Zg.test(e);
}
function t_(e) {
	return /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
}
function n_(e, t) {
	if (!t_(e) && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let n = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return t_(e) ? `is an expression that GitHub did not replace. Write ${n}.` : `is the name of a variable, which nothing replaced by its value. Write ${n}.`;
}
function r_(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = n_(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function i_(e, t) {
	let n = [...Ye(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...a_(e)].some((e) => n.some((t) => t.includes(e))));
}
function a_(e) {
	return e.length < 6 ? [] : [
		0,
		1,
		2
	].flatMap((t) => {
		let n = Buffer.concat([Buffer.alloc(t), Buffer.from(e)]), r = Math.floor(n.length * 8 / 6), i = Math.ceil(t * 8 / 6);
		return ["base64", "base64url"].map((e) => n.toString(e).slice(i, r));
	});
}
// src/kinds/field.ts
const X = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function o_(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function s_() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? b, o = e.inPlan ?? ((e) => i.parse(e));
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
					issues: [o_(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s);
				return l === void 0 && e.unset !== void 0 && a(e.unset, u, i) ? X : l === void 0 ? {
					...X,
					changes: [{
						field: r,
						after: u
					}]
				} : a(l, u, i) ? X : {
					...X,
					changes: [{
						field: r,
						before: l,
						after: u
					}]
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
function c_(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function l_(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [m(Object.fromEntries(t))];
}
// src/plan/compare.ts
const u_ = {
	kept: [],
	problems: []
};
function d_(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, f_(e, t, i)), c = n === void 0 ? void 0 : En(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === X ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return u_;
	let p = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", m = F(t.file, t.span, [p]), h = {
		kind: e.name,
		label: e.label(o),
		place: m
	};
	if (n !== void 0 && c !== void 0) return {
		kept: [{
			...h,
			id: e.id(n),
			reason: "foreign-owner",
			tag: c,
			place: m
		}],
		problems: []
	};
	let g = n === void 0 ? e.lacks(o) : void 0, _ = [...g ? [{
		field: { name: p },
		issues: [g]
	}] : [], ...l].flatMap(({ field: n, issues: r }) => r.map(({ code: r, severity: i = "error", message: a, path: s }) => Y(e, {
		...t,
		values: o
	}, r, a, {
		path: [n.name, ...s],
		ofName: !0,
		severity: i
	})));
	for (let { problem: e } of d) _.push(e);
	if (bt(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), y = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : cg(e.id(n), a);
		return {
			...g_(i, t),
			...o !== void 0 && { seen: o }
		};
	})), b = v === void 0 ? [] : y.filter((t) => lo(e.name, t)), ee = y.filter((e) => !b.includes(e));
	if (n === void 0) return {
		change: {
			...h,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: ee
		},
		kept: [],
		problems: _
	};
	let x = e.id(n), te = u ? [{
		...h,
		id: x,
		reason: "archived",
		place: m
	}] : [], S = l.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: x,
		place: g_(e, t).place
	}))), ne = v !== void 0 && b.length > 0 ? [{
		...h,
		id: x,
		reason: "protected",
		tag: v,
		place: m
	}] : [], C = [
		...te,
		...ne,
		...S
	], re = l.flatMap((e) => e.open), ie = m_(e, {
		...t,
		values: o
	}, ee, S);
	if (ie) return {
		kept: C,
		skipped: h,
		problems: [..._, ie],
		open: re
	};
	let ae = mo(e, n, ee, i.project);
	if (ae.length === 0) return {
		kept: C,
		problems: _,
		open: re
	};
	let oe = h_(e, n, ae), w = r === void 0 ? {} : { renamed_from: r }, T = e.lastEdit(n), se = e.tags(n);
	return {
		change: {
			...h,
			place: p_(m, ae),
			ref: a,
			action: "update",
			id: x,
			identity: e.identity(o),
			...w,
			seen: oe,
			...T && { edited: T },
			...se.length > 0 && { tags: se },
			fields: ae
		},
		kept: C,
		problems: _,
		open: re
	};
}
function f_({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...rn(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function p_(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function m_(e, t, n, r) {
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
function h_(e, t, n) {
	return cg(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function g_(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: F(t, n, r)
	};
}
// src/plan/declaredContents.ts
function __(e, t) {
	let n = e.fields.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [m([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => m([
			e.field,
			e.part ?? null,
			e.after
		])))
	};
}
function v_({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : y_(i),
		isNew: n.get("new") === !0
	};
}
function y_(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(y_) : [];
}
function b_(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), s = (e, s = e) => {
		let c = t.filter((e) => !a.has(e)), l = [...o(c, s)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = S_(t, e(t).map((e) => x_(u.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, c = (t) => v_(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [m([...r(e)].sort())]), s((t) => [m(e.identity(t.values))]);
	let l = (t) => y_(e.identity(t.values));
	return s((t) => [...(v_(e, t).previously ?? []).toReversed(), ...l(t)], l), i;
}
function x_(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function S_(e, t, n) {
	let [r, ...i] = t;
	if (!r || i.length === 0) return r;
	let a = n(e), o = (e) => [...n(e)].filter((e) => a.has(e)).length;
	return i.reduce((e, t) => {
		let n = o(t);
		return n > e.points ? {
			one: t,
			points: n
		} : e;
	}, {
		one: r,
		points: o(r)
	}).one;
}
function C_(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return ma(t, n, i ? [i.name, r] : []).path;
}
function w_(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const T_ = new WeakMap();
function E_(e, t, n) {
	let r = T_.get(t) ?? new Map();
	T_.set(t, r);
	let i = m([e.name, n?.name ?? null]), a = r.get(i) ?? O_(e, n ? D_(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function D_(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function O_(e, t) {
	let n = o(t, (t) => k_(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = j_(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : b_(e, {
				target: a,
				head: [t]
			}, (t) => __(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(j_(e, t).own).filter((e) => e !== t)
	};
}
function k_(e, t) {
	let { id: n, previously: r = [] } = v_(e, t), i = y_(e.identity(t.values)).map(M_);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(M_)
	};
}
const A_ = new WeakMap();
function j_(e, t) {
	let n = A_.get(e) ?? new WeakMap();
	A_.set(e, n);
	let r = n.get(t) ?? k_(e, t);
	return n.set(t, r), r;
}
function M_(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function N_(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, __(s, e.values)])), d = (e) => u.get(e) ?? __(s, e.values), f = b_(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(P_(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(F_(s, n, c));
				continue;
			}
			let u = I_(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...P_(s, n),
				fields: m
			}), l(a, L_(s, n, e, u?.renamed_from !== void 0)), R_(s, n) !== R_(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function P_(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = F(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function F_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !fo(e)).map((e) => g_(e, t));
	return {
		...P_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function I_(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && m(r) === m(n.after) ? [] : [g_({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = P_(e, t);
	return {
		...d,
		place: p_(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...m(s) !== m(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function L_(e, t, n, r) {
	let [i, a] = [v_(e, t), v_(e, n)];
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
		...P_(e, t),
		...n
	}));
}
function R_(e, { onCreate: t }) {
	return m([...__(e, t).texts]);
}
// src/plan/comparePlans.ts
function z_(e, t) {
	let n = V_(t.plan, K_), r = J_([e.plan, t.plan]), i = V_(e.plan, r), a = U_(e.plan), o = new Set(t.plan.kept.map(Y_)), s = new Set(Z_(t).map(Q_)), c = new Set((t.plan.sends ?? []).map(X_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: H_(e.plan, K_, (e, t) => !n(e, t)),
		pending: H_(e.plan, K_, n),
		resolved: H_({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(Y_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(X_(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(to(e.kind).plural) && !s.has(Q_(e))), ...B_(e, t)]
	};
}
function B_(e, t) {
	let n = new Set(e.plan.kept.map((e) => m([Q_(e), "part" in e && e.part])));
	return e.kinds.flatMap(({ kind: e, declared: i, matching: { matches: a } }) => {
		let o = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = new Map(o.flatMap(({ declared: e, live: t }) => t ? [[t, e]] : [])), c = r(() => new Set(D_(i).map(({ file: e }) => e.path)));
		return a.flatMap(({ declared: t, live: r }) => {
			let i = r ? s.get(r) : void 0;
			if (!r || !i || t.leftOut) return [];
			let a = e.label(t.values);
			return e.fields.filter(({ role: e }) => e === "text").flatMap((o) => o.toPlan(i.values).flatMap(({ part: s = "", after: l }) => {
				let u = F(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: a,
					id: e.id(r),
					part: s,
					place: u
				}, f = o.lastWriter?.(r, s)?.edited !== void 0, p = w_(e, t, s) === void 0 && f && !fo(l), h = n.has(m([Q_(d), s]));
				return p && !h && c().has(C_(e, i, s)) ? [d] : [];
			}));
		});
	});
}
function V_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => m([G_(e), t]))));
	return (e, t) => n.has(m([e, t]));
}
function H_({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = G_(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [W_(e, a)];
	});
}
function U_({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(Q_)), r = new Set(t.map(({ kind: e, label: t }) => m([e, t])));
	return (e) => r.has(m([e.kind, e.label])) || e.action === "destroy" && n.has(Q_(e));
}
function W_(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => no(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function G_(e) {
	return e.action === "create" ? m([
		e.kind,
		"new",
		e.identity
	]) : m([e.kind, String(e.id)]);
}
function K_(e) {
	return e.action === "update" ? e.fields.map(q_) : e.action === "destroy" ? [m(["destroy", e.how])] : [m(["create", ...e.fields.map(q_).toSorted()])];
}
function q_({ field: e, part: t, after: n }) {
	return m([
		e,
		t ?? null,
		n
	]);
}
function J_(e) {
	let t = e.flatMap(({ changes: e }) => [...u(e, G_)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => m([e, t ?? null])) : n.has(G_(e)) ? K_(e) : [e.action];
}
function Y_(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return m([
		t,
		String(n),
		r,
		...i
	]);
}
function X_({ variable: e, host: t }) {
	return m([e, t]);
}
function Z_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function Q_({ kind: e, id: t }) {
	return m([e, String(t)]);
}
// src/settings/changedSettings.ts
function $_(e) {
	return new Map(be.flatMap((t) => {
		let n = t === jt ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function ev(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || nv(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function tv(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => nv(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(Bt) === r);
}
function nv(e, t) {
	return e !== "" && Zs(e).toLowerCase() === Zs(t).toLowerCase();
}
function rv(e, t) {
	return be.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return m(r ?? null) === m(i ?? null) ? [] : [{
			name: Ln(n),
			...r !== void 0 && { before: iv(r) },
			...i !== void 0 && { after: iv(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const iv = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function av(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = be.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = lv(e, t, {
		members: [...a.map(sv), ...o.map(cv)],
		thing: s,
		within: n
	}), u = (r) => {
		let a = ov(t, r), o = [...n, r], s = {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		};
		return lv(e, y(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, d = new Map(o.map((e) => [e, u(e)])), f = [c, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = ov(t, n), a = r && Array.isArray(i.value) ? uf(e, i, r).problems : [];
		a.length > 0 && c.broken.add(n), l(f, a);
	}
	let p = ({ parent: e }) => e === void 0 ? c : d.get(e), m = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: h } = e;
	return {
		part: {
			get: (e) => {
				let t = p(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => p(e)?.broken.has(e.name) ?? !1,
			place: (e, ...n) => P(h, t.span, [...m(e), ...n]),
			namePlace: (e, ...n) => F(h, t.span, [...m(e), ...n])
		},
		problems: f
	};
}
function ov({ value: e, span: t }, n) {
	return {
		value: y(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function sv(e) {
	return e.entries ? {
		...e,
		schema: er(Un()).refine(...ke)
	} : e;
}
function cv(e) {
	let t = `a mapping such as { ${be.filter((t) => t.parent === e && typeof t.example != "object").slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: $n(k(), Un()),
		expects: t
	};
}
function lv({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let o = [], s = (t) => {
		let n = F(e, r, [t]), a = At("setting", Ln({
			parent: i,
			name: t
		}), { place: n });
		return a && o.push(a), !a;
	}, c = Object.entries(y(n) ? n : {}).filter(([e]) => s(e)), l = y(n) ? Object.fromEntries(c) : n ?? {}, u = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), d = Zn(Object.fromEntries(u)).safeParse(l).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), p = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), m = new Map(a.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), h = i === void 0 ? Tn : void 0, g = {
		...a,
		value: l,
		span: r,
		file: e,
		textAt: t,
		noun: "setting",
		members: m,
		elsewhere: h
	};
	return {
		values: Object.fromEntries(c.filter(([e]) => !p.has(e))),
		broken: p,
		problems: [...o, ...yf(d, g)]
	};
}
// src/settings/configFile.ts
function uv(e, t) {
	return M(t.working, O(mt, e) ?? mt.default);
}
async function dv(e, t) {
	let n = uv(e, t), r = O(mt, e) === void 0 || t.commit && !await _i(n, t), i = r ? uv({}, t) : n;
	if (r && !await _i(i, t)) return { problems: t.commit ? [] : await fv(t) };
	let a = N(i, t), o;
	try {
		o = li(await ci(i, t));
	} catch (e) {
		if (e instanceof $r) throw e;
		let [n] = (await vi(mr(i), j(i))).filter((e) => e !== mr(i)), r = n === void 0 ? "" : ` Did you mean "${N(M(j(i), n), t)}"?`, o = `The settings in ${a} cannot be read: ${hi(e)}${r}`;
		return { problems: [w("not-read", o)] };
	}
	let s = Hd(a, o, { most: Ud });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = mv(s, j(i));
	return {
		config: c,
		problems: $f([...s.problems, ...l], [])
	};
}
async function fv({ working: e, confined: t }) {
	let n = mt.default, r = (e, t) => w("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await yi(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [w("not-read", t)];
	}
	let i = await vi(n, e), a = i.length > 0 ? void 0 : await ii(e, void 0) ?? t?.workspace;
	for (let t = e; a !== void 0 && ri(t, a);) {
		t = j(t);
		let i = br(e, M(t, n)).split(xr).join("/"), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await _i(M(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const pv = 1e3;
function mv(e, t) {
	let n = av(e, e), r = hv(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Tt([...n.problems, ...r?.problems ?? []])
	};
}
function hv(e, t) {
	let n = t.get(jt);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(w("bad-setting", e, { place: t }));
	t.get(x) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(x));
	let a = new Map(), o = Object.keys(n);
	if (o.length > pv) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${pv.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(jt)), {
		entries: a,
		problems: r
	};
	let s = ov(e, jt.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(jt));
	let c = new Map();
	for (let t of o) {
		let n = F(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = av(e, ov(s, t), [jt.name, t]);
		l(r, u), a.set(t, o);
		let d = o.get(x), f = c.get(d ?? "");
		d === void 0 ? o.isBroken(x) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? c.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(x));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/rules.ts
function gv(e, t) {
	let n = Z(gt, t), r = bv(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? O(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(jn, t),
		writers: Z(ve, t),
		overwrite: Z(se, t),
		accept: Z(Mt, t),
		placeholders: Z(Gt, t),
		incoming: {
			review: Z(Me, t),
			checks: Z(Se, t)
		},
		checks: _v(t),
		pull: void 0,
		filter: n,
		owner: Z(Ve, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(Fe, t),
		onProblem: Z(de, t),
		protectedTags: Z(ne, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(ln, t),
		allowWrongProject: Z($t, t)
	}, s = e.flatMap((e) => Sv(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = Tv(Fe, t) ?? {};
		s.push(w("bad-setting", "prune.by: destroy has no effect, because nothing is pruned. Set prune.keys or prune.webhooks as well (--prune keys=owned,by=destroy for one run), or remove it.", {
			severity: "warning",
			...e && { place: e }
		}));
	}
	return {
		rules: o,
		problems: s
	};
}
function _v(e) {
	let t = Z(vn, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(Xt, e) ?? { severity: "off" }, o = [
		...cn.map((t) => [t.name, Z(t, e)]),
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
function vv(e) {
	let t = [...yv(Xt, e)].filter(([, { value: e }]) => y(e));
	return new Map([...t, ...yv(jn, e)]);
}
function yv(e, t) {
	let { value: n = {}, part: r } = Tv(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function bv(e) {
	return Nt.some((t) => O(t, e) !== void 0);
}
function xv(e, t) {
	let n = (O(gt, e) ?? []).length > 0;
	if (!n && (!bv(e) || O(Ht, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (un.flatMap((t) => [O(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Nt.map((e) => `--${Ct(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Ct(Ht)}.`}`;
	return [w("bad-setting", a, { severity: "notice" })];
}
function Sv(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Ln(a), { place: s } = Tv(a, n) ?? {}, c = (e) => w("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Hf(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(Ve) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Vf(e, t) === void 0 && !l(Fe) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const Cv = [{
	row: an,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: nt,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function wv(e) {
	return O(gt, e) === void 0 ? [] : Cv.filter(({ row: t }) => ![void 0, !1].includes(O(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${Ct(e)}: ${t}. Remove one of them.`;
		return w("bad-setting", n);
	});
}
function Tv(e, { raw: t, environment: n, parts: r }) {
	let i = O(e, t);
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
	return Tv(e, t)?.value;
}
// src/settings/token.ts
async function Ev(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [w("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Or(M(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${hi(e)}`);
	}
}
const Dv = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function Ov(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Ig(t, e.get(Bt) ?? "")).filter((e) => e !== void 0 && r_(e) === void 0), i = [
		n,
		t[Jg],
		Ig(t, "INPUT_TOKEN"),
		...r,
		...kv(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function kv(e) {
	return Object.entries(e).flatMap(([e, t]) => Dv.test(e) && t || []);
}
const Av = w("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file.");
function jv(e, t) {
	let n = e === "apply" ? "LOKALISE_APPLY_TOKEN" : "LOKALISE_PLAN_TOKEN", [, r] = /^[^/]*\/[^/]*\/([^@]+)/.exec(t.GITHUB_WORKFLOW_REF ?? "") ?? [], i = r ?? "the workflow", a = t.LOKAFORM_VARIABLES?.startsWith("# Files can use only these") ? `There is no API token: the reusable workflow got no secret ${n}. In ${i}, the job that calls it needs the line ${n}: \${{ secrets.${n} }} under secrets, even if an environment has the secret. If the line is there, create the secret in the settings of the repository.` : `There is no API token: the input token is empty in ${i}. Either the step has no input token, or the secret that it names does not exist, or this job cannot use it. Create it in the settings of the repository, or correct its name. The secret of an environment is only in jobs with the line environment.`;
	return w("no-token", a);
}
function Mv(e) {
	let t = n_(e);
	return t !== void 0 || e.trim() === "" ? t : /^["']?bearer\s/i.test(e) ? "starts with the word Bearer. Write only the token, which comes after it." : /["'\s]/.test(e) ? "has quotes, spaces or line breaks. Write only the token." : void 0;
}
function Nv(e, { usable: t, environment: n, runToken: r, tokenFrom: i, command: a, isAction: o, isNeeded: s, target: c, named: l }) {
	let u = e?.get(Bt);
	if (!e || u === void 0) {
		let e = Mv(r ?? ""), t = o ? jv(a, n) : Av, c = e === void 0 ? [] : [w("bad-setting", `The API token (from ${i}) ${e}`)];
		return {
			token: r,
			problems: s ? r === void 0 ? [t] : c : []
		};
	}
	let d = (t, n = "bad-setting") => ({
		token: void 0,
		problems: s ? [w(n, t, { place: e.place(Bt) })] : []
	});
	if (!Pv(u, t)) return d(`The setting token_env must not be ${u}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (c && !t.allowed && u !== "LOKALISE_API_TOKEN" && !tv(c, l, u)) return d(`A pull request must not choose ${u} as token_env: ${c.is === "missing" ? `the settings of its target cannot be read: ${c.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${u} to the input allow-variables, or use a variable that the target uses.`);
	let f = Ig(t.values, u) || void 0;
	if (f === void 0) {
		let [e, n] = $g(u, t);
		return d(`${u} is not set in ${e}. It must contain the API token of this project. ${n}.`, "no-token");
	}
	let p = Mv(f) ?? r_(f);
	return p === void 0 ? {
		token: f,
		problems: []
	} : d(`The value of ${u}, which must contain the API token of this project, ${p}`);
}
function Pv(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : e_(e) || i_(Ig(t, e) ?? "", kv(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function Fv(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = ni }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await dv(t, n), p = await Ev(O(St, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), h = o ? "the input token" : p.token ? "the token file" : Jg, { values: g, wrong: _ } = Xg(r), v = Ov(d, {
		...r,
		...g
	}, m), y = {
		values: g,
		tokens: v,
		allowed: O(Oe, t)
	}, b = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, ee = Z(te, b), S = ty(t, d, a), ne = e !== "validate" && !ee, C = {
		raw: S.names.length > 1 ? {
			...t,
			[Ct(x)]: []
		} : t,
		environment: r,
		config: d,
		usable: y,
		runToken: m,
		tokenFrom: h,
		command: e,
		isAction: n.confined !== void 0,
		online: ne,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l,
		unread: f.find(({ code: e }) => e === "unread-manifest")?.message
	}, re = d === void 0 && bt(f), ie = (e) => zv(e, e === void 0 ? void 0 : d?.projects?.get(e), C), ae = re ? [] : S.names.map(ie), oe = ae.map(({ settings: e }) => e), T = S.others.map((e) => ie(e).settings), ce = ({ showTexts: e }) => e, le = {
		kinds: eo(),
		command: e,
		apiUrl: Z(dn, b),
		projects: oe,
		others: T.flatMap(({ manifests: e }) => e ?? []),
		showTexts: oe.every(ce) && (!u || u.is === "read" && u.projects.every(ce)),
		usable: y,
		secrets: [...v.map(je), ...[...oe, ...T].flatMap((e) => e.secrets)],
		timeLimit: Z(_n, b),
		...Lv(t, b, n),
		combines: !1,
		matrix: ee,
		reports: [],
		backupDir: Rv(O(Dn, t) ?? i, n),
		restoreFlags: yn(t, [
			mt,
			...d ? [x] : [],
			St,
			dn
		])
	}, ue = ae.flatMap((e) => e.problems), de = C.online && oe.some(({ inFile: e }) => e.get(hn) !== !1), fe = [
		...p.problems,
		...nn(t),
		...f.filter(({ message: e }) => !ue.some((t) => t.message.endsWith(e))),
		...S.problems,
		...ue,
		...C.online ? xv(t, d) : [],
		...wv(t),
		..._.map(Iv)
	], pe = C.isAction && e === "plan" ? [se, ln] : [];
	for (let e of pe.map(Ct).filter((e) => t[e])) {
		let t = `The input ${e} counts only for this plan, and not for the next apply. Give it to a run by hand that applies (apply-on-dispatch: true)${e === "overwrite" ? ", or add the trailer Lokaform-Overwrite to a commit" : ""}.`;
		fe.push(w("bad-setting", t, { severity: "notice" }));
	}
	if (u?.is === "missing" && de) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		fe.push(w("not-read", e, { severity: "notice" }));
	}
	return {
		settings: le,
		problems: kn(fe)
	};
}
function Iv(e) {
	let t = `${e} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`;
	return w("variable", t);
}
function Lv(e, t, n) {
	return {
		format: Z(_t, t),
		detailedExitcode: Z(ht, t),
		all: Z(pn, t),
		publish: Z(on, t),
		failOnDrift: Z(pt, t),
		applyFrom: Z(Te, t),
		yes: Z(kt, t),
		verbose: Z(Yt, t),
		quiet: Z(mn, t),
		force: Z(Qe, t),
		out: Rv(O(xn, e), n),
		report: [...new Set(Z(xt, t).map((e) => M(n.working, e)))],
		plan: Rv(O(an, e), n),
		configFile: uv(e, n)
	};
}
function Rv(e, { working: t }) {
	return e === void 0 ? void 0 : M(t, e);
}
function zv(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(x) ?? "${}", m = /^\$\{\w*\}/.test(p) ? qv : {
		...Zv(p, o, d[0]?.place(x)),
		id: ""
	}, h = c ? Yv(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = Nv(t, {
		...n,
		isNeeded: c && !l,
		named: g
	}), v = gv(eo(), f), y = !(l && d.some((e) => e.isBroken(hn))) && Z(hn, f), b = n.unread !== void 0 && h.problems.some(({ code: e }) => e === "no-project");
	return {
		settings: {
			name: e,
			id: h.id ?? "",
			secrets: h.secrets,
			token: _.token,
			tokenFrom: t?.get(Bt) ?? s,
			manifests: b ? void 0 : Bv(f, n),
			rules: v.rules,
			flags: yn(e === void 0 ? r : {
				...r,
				only: [e]
			}, Sn.settings),
			inFile: $_(d),
			pulledLanguages: Tv(Ge, f),
			languagePlaces: vv(f),
			required: yv(O(lt, r) ? lt : Bn, f),
			useAutomations: Z(Dt, f),
			snapshot: Z(ot, f),
			concurrency: Z(De, f),
			rate: Z(zt, f),
			showTexts: y && ev(u, g)
		},
		problems: [
			...h.problems,
			..._.problems,
			...v.problems
		]
	};
}
function Bv({ raw: e, parts: t }, { config: n, working: r, unread: i }) {
	let a = n?.folder ?? r, o = {};
	for (let n of Nt) {
		let i = O(n, e);
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
	let s = Vv(t, a);
	return s && {
		kinds: eo(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function Vv(e, t) {
	if (e.some((e) => e.isBroken(Ot))) return;
	let n = e.find((e) => e.get(Ot) !== void 0), r = n?.get(Ot)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place(Ot, r, "files");
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
		...Hv(e, r)
	}));
}
function Hv(e, t) {
	if (e.language === void 0 || qe(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => qe(t) && gr(t) === gr(e.files) && n === e.keyName && r === e.platform), r = ut(e.files), i = n.filter(({ files: e }) => ut(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const Uv = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Wv = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Gv = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Kv = {
	where: "the setting project",
	instead: "write the id itself"
}, qv = {
	secrets: [],
	problems: []
};
function Jv(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [w(n, e, { ...t && { place: t } })]
	};
}
function Yv(e, t) {
	let n = Xv(e, t), { id: r } = n, i = O(_e, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Zs(r))) return n;
	let a = [...t.config?.projects ?? []].filter(([e]) => i.includes(e));
	if (a.length > 0) return {
		...Jv(`--allow-projects (in the action: allow-projects) takes ids, not the names of entries: write ${a.map(([e, t]) => `${t.get(x)} for ${e}`).join(", ")}. Nothing was sent.`, void 0, "project-not-allowed"),
		secrets: n.secrets
	};
	let o = O(x, t.raw) !== void 0, s = o || e?.get(x) === void 0 ? void 0 : e.place(x), c = o ? "--project (in the action: project)" : s ? "lokaform.yaml" : "the backup", [l, u] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Jv(`The project ${l} of ${c} is not in the list of --allow-projects (in the action: allow-projects)${u}. Nothing was sent. Correct its id there, or the list in the workflow.`, s, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Xv(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = O(x, t);
	if (o !== void 0) return Qv(o);
	let s = e?.get(x);
	return e && s !== void 0 ? Zv(s, n, e.place(x)) : e?.isBroken(x) || r?.projects ? qv : i === void 0 ? Jv(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : zg(i).length > 0 ? Zv(i, n, void 0) : {
		...qv,
		id: i
	};
}
function Zv(e, t, n) {
	if (zg(e).length === 0 || t_(e)) return $v(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Jv("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Qg(r, Kv, t);
	if ("message" in o) return Jv(o.message, n, o.code);
	let { value: s } = o;
	if (!Gv.test(s)) return Jv(`The value of ${a} ${ey}`, n);
	let c = $v(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Zs(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Qv(e, t = "project") {
	let [n, r] = Wv.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? $v(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Jv(`${i} is the URL of a branch. Give the id with :branch after it.`) : $v(r.replace(/%3a/i, ":"), i);
}
function $v(e, t, n) {
	let [, r] = n ? Wv.exec(e) ?? [] : [];
	if (r !== void 0) return Jv(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = n_(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? ey;
	return Uv.test(e) ? {
		...qv,
		id: e
	} : Jv(`${t} ${i}`, n);
}
const ey = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function ty(e, t, n) {
	let r = O(Je, e), i = t?.projects && [...t.projects.keys()];
	if (!i) {
		let e = t?.top.get(x) === void 0 ? "none" : "one project (setting project)", n = `--only ${r?.join(", ")} (in the action: only) takes names of entries under projects, but lokaform.yaml has ${e}. Remove it. For some keys or files, use --filter 'cart.*' or 'file:ios/**' (in the action: filter).`;
		return {
			names: [void 0],
			others: [],
			problems: r ? [w("no-project", n)] : []
		};
	}
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = dt(e, i) || ` There are ${i.join(", ")}.`;
		return [w("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(x) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [x, ...Nt] : [];
	for (let t of c.filter((t) => O(t, e) !== void 0)) {
		let e = `The option --${Ct(t)} (in the action: ${Ct(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(w("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function ny(e, t) {
	let n = Ca(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t), a = e.kinds.flatMap(({ fields: e }) => e.map(({ name: e }) => e));
	return [
		...ay(e, t),
		...oy([...i, ...iy(e)], t, a),
		...dy(r, t)
	];
}
function ry(e) {
	return D_(Object.values(e).flat()).flatMap(({ from: e }) => e ?? []);
}
function iy({ entries: e }) {
	let t = ry(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], place: t }) => e.map((e) => ({
		language: e,
		count: 0,
		place: t,
		ofText: !0,
		inSource: !0
	})));
}
function ay({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [w("project-type", o, { scope: "project" })];
}
function oy(e, t, n) {
	if (!t.languages) return [];
	let r = t.languages.map(({ iso: e }) => e);
	return [...u(e.filter(({ language: e }) => !r.includes(e)), ({ language: e }) => e)].flatMap(([e, [i, ...a]]) => {
		if (!i) return [];
		let o = a.reduce((e, t) => e + t.count, i.count), s = n.includes(e) ? ` If it is the field ${e}, indent it less.` : Xe(e, r), c = o > 1 ? `from the manifests ("${e}" is in ${o} places; this is the first)` : "here", l = `${i.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${c}.`, u = s === "" ? l.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${l}`, d = s || ` Its languages: ${r.slice(0, 20).join(", ")}.`, f = `Project ${t.name} has no language "${e}".${d} ${u}`;
		return w("unknown-language", f, {
			place: i.place,
			scope: "project"
		});
	});
}
function sy({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = ry(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => ie(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [w("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const cy = /(?:^|\/)values\/[^/]+\.xml$/;
function ly({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => cy.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function uy(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${Xe(e, i) || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [o, s] = r === "error" ? ["error", "project"] : ["warning", "change"];
		return [w("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function dy(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [w("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function fy({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function py({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await hy(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(_y(o, e.isDoubtful)));
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
		problems: [...a, ...vy(i)]
	};
}
async function my(e, t, n, r, { signal: i = ni, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await Wa(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = qf(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await Fr(), o?.({
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
		textFiles: Gf(c)
	};
}
async function hy(e, t, n, r, i) {
	let a = await my(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? gy(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await my(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = it(f.problems) ? [] : sy(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...ry(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function gy(e, t) {
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
function _y({ rules: e }, t = !1) {
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
function vy(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => yy(t, e) !== void 0), a = i && yy(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [w("bad-setting", o)];
	});
}
function yy(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(x));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if (Zs(e.settings.id) !== Zs(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const by = {
	entries: {},
	variables: new Map()
};
async function xy(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => Fv(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[Ct(Je)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await py({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => Fg(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), ee = [...g.filter(({ code: e }) => !wy.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !Cy.includes(t));
	return ee ? {
		is: "missing",
		why: Ty(ee)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function Sy(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await Fv("plan", {
		...e,
		[Ct(Je)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Ty(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Cy = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], wy = ["unset-variable", "project-not-allowed"];
function Ty({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${ss({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Ey(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(x);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? by, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? fy(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: rv(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Dy(e, t) {
	let n = e && Ey(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function Oy(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return w("undeclared-project", t, { severity: "warning" });
	});
}
function ky(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Ty(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...z_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Ay({ kinds: e }, { problems: t }, n, r) {
	if (bt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(jy(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => My(e, t, c.get(t), l.get(t)))
	};
}
function jy(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function My(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...N_(e, n?.declared ?? by, r?.declared ?? by),
		settings: rv(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function Ny(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = mg(t), c, l = 0, u, d = () => {
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
		onWait: (e) => {
			s(e).forEach(o);
		}
	};
}
function Py(e, t) {
	return Ny({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(lg(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function Fy(e) {
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
		showProblems: (e) => Iy(vg(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => gn(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Ly(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => Uy(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function Iy(e, { error: t, errorScreen: { width: n } }) {
	wn(e, n).forEach(t);
}
function Ly(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Ry(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(pg(e));
		},
		...s ? void 0 : By(n, u),
		onPlan: (r) => Vy(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Zi({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function Ry(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(zy(r, i, t));
	};
}
function zy({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(Bo)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = as(s, e), u = o === s ? l : `${B(o)} of ${l}`, d = n.filter(jo).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${B(d)} in part` : ""}`;
}
function By({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Ny({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(lg(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : Py(t, n);
}
async function Vy(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Hy(t, r);
	if (l && r.showPlan && (!t.quiet || c) && hg(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || hg(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return wn(vg(e.problems, d), f).forEach(i.prompt), gn("Apply this plan?", c, n);
}
function Hy({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function Uy(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(Be(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Iy(bg(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = hg(n, {
			...Hy(t, r),
			width: void 0
		}).slice(-1);
		wn(e, o.width).forEach(i.out);
	}
	Co(e) ? xg(e, s.paint, s.width).forEach(i.error) : xg(e, o.paint, o.width).forEach(i.out);
	let d = (e) => N(e, { displayRoot: a });
	if (l) return;
	[...Sg(n, d), ...wn(Wy(e, t, r), o.width)].forEach(i.out);
	let f = Do(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	f && s.width !== void 0 && Iy([s.paint("dim", `More about ${f}: lokaform explain ${f}`)], i);
}
function Wy(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || wo(e) || !go(e)) return [];
	let i = Do(e).some(Eo) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = yn(r, at("option", ["apply"])).map(ps);
	return [`To make ${i}: ${S(["lokaform apply", ...a].join(" "))}`];
}
// src/model/verdict.ts
const Gy = () => void 0, Ky = () => ({ is: "write" });
function qy({ id: e, language: t }) {
	return m([e, t]);
}
// src/plan/filter.ts
const Jy = [
	"key:",
	"tag:",
	"file:"
];
function Yy(e) {
	return Jy.find((t) => e.startsWith(t));
}
function Xy(e, t) {
	return e.length === 0 || e.some((e) => Qy(e, $y(t)));
}
function Zy(e, t) {
	if (e.length === 0) return [];
	let n = t.map($y);
	return e.filter((e) => !n.some((t) => Qy(e, t)));
}
function Qy(e, t) {
	let n = Yy(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => Pe(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function $y({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : y_(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => y_(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function eb(e, t) {
	return Zy(e, rb(t)).filter((e) => !e.startsWith("tag:")).map((e) => tb(e, t));
}
function tb(e, t) {
	let n = Yy(e), r = rb(t).flatMap((e) => $y(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = rb(t), o = Jy.map((t) => t + e).find((e) => Zy([e], a).length === 0) ?? (n === "file:" ? i.find((t) => t.endsWith(`/${e.slice(n.length)}`)) : void 0), s = n ? void 0 : i.find((t) => t.startsWith(e) && /^[./_:-]/.test(t.slice(e.length))), c = s && `${s.slice(0, e.length + 1)}*`, l = c === void 0 ? 0 : a.filter((e) => Xy([c], e)).length, u = [c && `"${c}" (${l} ${l === 1 ? "key" : "keys"})`, o && `"${o}"`].filter(Boolean).join(", or "), d = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${u ? ` Did you mean ${u}?` : dt(e, i)}`;
	return w("unknown-filter", d);
}
function nb(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => tb(e, n));
}
function rb(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function ib(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function ab(e, t, n, r) {
	let i = db(t), a = e.flatMap(ib).flatMap(({ keys: e, language: a }) => a !== void 0 && a !== n ? [] : i.includes(e) ? [a === void 0 && r ? "pattern" : "whole"] : Xy([e], t) ? ["pattern"] : []);
	return ["whole", "pattern"].find((e) => a.includes(e));
}
function ob(e, t) {
	return ib(e).some(({ keys: e }) => t.some((t) => Xy([e], t)));
}
function sb(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(ub) : [];
		return !ob(e, r) && n.some((e) => ob(e, r)) ? n : [e];
	});
}
function cb(e, t, n) {
	let r = n.flatMap(ub);
	return sb(t, n).filter((e) => !ob(e, r)).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = ib(t), a = [...new Set(r.flatMap(db))], o = [...t.matchAll(/[./@_](?=[a-z]{2,3}([-_]\w+)?$)/gi)].map(({ index: e }) => e).find((e) => a.includes(t.slice(0, e))), s = i !== void 0 && a.includes(i), c = s ? [i, n] : o === void 0 ? [ye(n, a), i] : [t.slice(0, o), t.slice(o + 1)], l = c[0] === void 0 ? "" : ` Did you mean "${c.filter(Boolean).join(":")}"?`, u = `${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${!s && /^\W?[a-z]{2}([-_]\w+)?$/i.test(n) ? ` For all texts in a language: '*:${n.replace(/^\W/, "")}'.` : l}`;
		return w("unknown-text", u);
	});
}
function lb(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = ub(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = ib(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => Xy([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => Xy([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = st(i.language, o), d = u === void 0 ? "" : ` Did you mean "${i.keys}:${u}"?`, f = `${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.${d}`;
		return s.length === 0 ? [] : [w("unknown-text", f, { scope: "project" })];
	});
}
function ub(e) {
	return rb([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function db({ kind: e, entry: t }) {
	return y_(e.identity(t.values));
}
// src/plan/prune.ts
const fb = {
	destroys: [],
	spared: [],
	scope: 0
};
function pb(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = Vf(e, i);
	if (a === void 0) return fb;
	let o = (t) => Uf(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = En(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
		r === void 0 ? l === void 0 ? s.push(t) : c.push({
			...n,
			reason: "protected",
			tag: l
		}) : c.push({
			...n,
			reason: "foreign-owner",
			tag: r
		});
	}
	let l = s.map((t) => {
		let n = e.tags(t), i = mb(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: a,
			seen: cg(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n },
			...i.length > 0 && { texts: i }
		};
	});
	return {
		destroys: [...l].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		spared: c,
		scope: t.filter(o).length + l.length
	};
}
function mb(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return y(n) ? Object.entries(n).map(([n, r]) => {
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
function hb(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function gb(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0)), c = s.length > 0 && r.texts();
	if (!c) return e;
	let l = i.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : []), u = Object.fromEntries(l.map(({ part: e = "", after: t }) => [e, t])), d = new Map();
	for (let e of hb(s, ({ part: e = "" }) => e, o)) {
		let { part: r = "" } = e, o = vb(e), s = c.whyWaiting(t, n, {
			...u,
			[r]: o
		}, r), l = ab(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, r, e.reason === "held");
		s && l !== "whole" ? d.set(e, {
			...e,
			...s,
			reason: "waiting"
		}) : yb({
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
const _b = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function vb({ declared: e, live: t }) {
	return !y(e) || !y(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
function yb(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = vb(e.item);
	return a !== void 0 && y(a) !== y(o) || bb(n, r, i, t) ? "other-shape" : ee(s) ? Sb(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function bb(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const xb = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function Sb({ kind: e, entry: t, item: n }, { project: r }) {
	let { field: i, declared: a } = n, o = vb(n), s = (e, t) => y_(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(o, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === i)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === r.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		a ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => xb.test(e), c].some((e) => s(o, e) && !s(f, e));
}
// src/plan/makePlan.ts
function Cb(e, t, n, r) {
	let i = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = ny(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let { kinds: s, filter: c } = Eb(e.kinds.flatMap((n) => {
		let [r, a] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !a) throw Error(`live ${n.plural} were not read`);
		return r && a ? [Ab(n, r, a, i)] : [];
	}), n), l = s.map((e) => ({
		...e,
		...jb(e.parts)
	})), u = (e) => c ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...l.flatMap((e) => [...e.problems, ...e.remarks])], f = l.flatMap((e) => e.keptTexts), p = f.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), m = bt(d) || p || e.isIncomplete === !0, h = l.flatMap((e) => e.destroys), g = c ? [] : l.flatMap((e) => e.unmanaged), _ = l.flatMap((e) => e.kind.firstSends?.(wb(e, i, m)) ?? []), v = {
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
			adopted: a(l, ({ changes: e }) => e.filter((e) => Tb(e, n)).length)
		},
		..._.length > 0 && { sends: _ },
		...c && { filter: c }
	}, y = l.flatMap((e) => e.kind.hints?.(wb(e, i, m)) ?? []);
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
function wb(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		undeclared: [...e.unmanaged, ...n ? e.destroys : []],
		context: t
	};
}
function Tb(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Eb(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Xy(t, e)), a = new Map(Ob(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(Db(t))];
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
	}]), c = Zy(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function Db(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => ep(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Ob(e, t) {
	let n = new Set(e), r = o(e, ({ change: e }) => Mb(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(Mb(e.change, "after")), o = Mb(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? kb(e, t) : e;
	});
}
function kb({ change: e, open: t, ...n }, r) {
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
function Ab(e, t, n, i) {
	let { storedForm: a } = e, o = a ? {
		...i,
		storedForm: r(() => a(n.objects))
	} : i, s = e.match(t, n, o), c = r(() => e.waiting?.(t, o)), l = s.matches.map((t, n) => {
		let r = gb(d_(e, t, o, `${e.name}:${n + 1}`), t, {
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
				place: F(r, i, [])
			},
			problems: [n]
		};
	}), d = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), f = pb(e, {
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
function jb(e) {
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
function Mb(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => no(e.kind, t).role === "identity").flatMap((n) => y_(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/keys/liveKey.ts
function Nb(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function Pb(e, t) {
	let n = sr(e) ?? {}, r = lr(n.key_id), i = Vb(n.key_name), a = pr(n.platforms, A), o = g.filter((e) => a?.includes(e)), s = Object.keys(Qb(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Hb(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: Bb.safeParse(n.filenames).data,
		tags: pr(n.tags, A),
		is_plural: or(n.is_plural),
		is_archived: or(n.is_archived)
	};
	if (!ar(d) || u.length > 0) {
		let e = [...ur(d), ...u.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let f = o.length < new Set(a).size, p = {
		...Lb(n),
		translations: c,
		base_words: fr(n.base_words)
	};
	return { key: {
		...d,
		...f && { onOtherPlatform: f },
		...p
	} };
}
const Fb = {
	description: A,
	context: A,
	plural_name: A,
	is_hidden: or,
	char_limit: fr,
	custom_attributes: zb,
	modified_at_timestamp: dr,
	translations_modified_at_timestamp: dr
}, Ib = Object.entries(Fb);
function Lb(e) {
	return Object.fromEntries(Ib.map(([t, n]) => [t, n(e[t])]));
}
function Rb(e) {
	return Object.keys(Fb).filter((t) => e[t] === void 0);
}
function zb(e) {
	let t = A(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(p(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const Bb = Kn({
	ios: k(),
	android: k(),
	web: k(),
	other: k()
});
function Vb(e) {
	let t = sr(e) ?? {}, n = {};
	for (let e of g) {
		let r = A(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function Hb(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Ub(sr(n) ?? {});
		if (e.language_iso === void 0) continue;
		let { language_iso: r, translation: i } = e, a = t.get(r), o = !t.has(r) || a?.translation === i;
		t.set(r, o && i !== void 0 ? {
			...e,
			language_iso: r,
			translation: i
		} : void 0);
	}
	return [...t.values()].filter((e) => e !== void 0);
}
function Ub(e) {
	return {
		language_iso: A(e.language_iso),
		translation: A(e.translation),
		modified_by: lr(e.modified_by),
		modified_by_email: A(e.modified_by_email),
		modified_at_timestamp: dr(e.modified_at_timestamp),
		is_reviewed: or(e.is_reviewed),
		is_unverified: or(e.is_unverified)
	};
}
function Wb(e, t = []) {
	return Array.from(e, (e) => Pb(e, t));
}
function Gb(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function Kb(e) {
	let t = Gb(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const qb = (e) => {
	let t = e.exactOptional();
	return Zn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Jb = qb(k()), Yb = qb(k().min(1));
function Xb(e, t) {
	return typeof e == "string" ? e : e[t];
}
function Q(e, t = g) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of g) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function Zb(e, t = g) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function Qb(e, t) {
	let n = {};
	for (let r of g) {
		let i = Xb(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function $b(e) {
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
const ex = s_();
function tx(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function nx(e, t) {
	let n = e;
	return ex({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: k(),
		value: k(),
		unset: "",
		live: (e) => e[n],
		toManifest: tx,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function rx(e, t = () => void 0) {
	let n = e;
	return ex({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Yn(),
		value: Yn(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		toManifest: (t) => t || e === "is_archived" ? t : void 0,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const ix = ex({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: tr().min(0),
	value: tr(),
	unset: 0,
	live: (e) => e.char_limit,
	toManifest: (e) => e === 0 ? void 0 : e,
	write: (e, t) => {
		e.char_limit = t;
	},
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), ax = $n(k(), Gn()), ox = ex({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: ax,
	value: Gn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = p(sx(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = ax.safeParse(e);
		return t.success ? tx(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function sx(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function cx({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const lx = ex({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: er(nr(g)).min(1),
	value: er(nr(g)),
	live: (e) => e.onOtherPlatform ? void 0 : dx(e.platforms),
	inPlan: (e) => dx(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), ux = ex({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: er(k().min(1)),
	value: er(k()),
	unset: [],
	live: (e) => fx(e.tags),
	check: (e, { rules: t }) => {
		let n = En(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => fx(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return fx([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: tx,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return fx([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function dx(e) {
	return g.filter((t) => e.includes(t));
}
function fx(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const px = ex({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Jn([k().min(1), Yb.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Jb,
	live: (e, { platforms: t }) => Qb(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Qb(e, n)
		} : a;
	},
	inPlan: (e) => Qb(e, g),
	check: mx,
	merge: gx,
	carries: (e, t) => g.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = $b(t);
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
function mx(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const hx = ex({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Jb,
	value: Jb,
	unset: {},
	live: (e) => _x(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => g.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => tx(_x(e)),
	merge: gx,
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
		slots: _x(e)
	})
});
function gx(e, t, n) {
	let r = {};
	for (let i of g) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return _x(r);
}
function _x(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const vx = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, yx = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, bx = Object.keys(yx), xx = new RegExp([
	vx.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), Sx = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, Cx = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, wx = "[VOID]";
function Tx(e, t) {
	return e === t || e === "" && t === wx || t === "" && e === wx || t.includes("[%") && Ex(e, t) !== void 0 || e.includes("[%") && Ex(t, e) !== void 0;
}
function Ex(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(vx)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(Dx(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function Dx([e, t, n = "", r, i], a) {
	let o = jx(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = jx(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${jx(n)}(?:hh?|ll?|[qjztL])?[${yx[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function Ox(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(vx)];
		e.length > 0 ? t += 1 : a.match(xx) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var kx = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = r(() => e.both.flatMap(([e, t]) => Mx(t).flatMap(([t, n]) => Ex(new Map(Mx(e)).get(t) ?? "", n) ?? [])));
	}
	#n = r(() => {
		let e = this.#e.live.flatMap(Mx).flatMap(([, e]) => [...e.matchAll(vx)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return Ax(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, i) {
		if (n === "as-written") return e;
		let a = r(() => n === "universal" || (this.#a(t) ?? i().isUniversal));
		return Ax(e, (e) => e.match(xx) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(vx)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(vx, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = Cx.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return Ex(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(Mx).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${Dx(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = Mx(t).map(([, e]) => e);
			if (e.some((e) => e.match(vx))) return !0;
			if (e.some((e) => e.match(xx))) return !1;
		}
	}
	#o(t, n) {
		if (Sx.test(t) || (t.match(xx)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(xx, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${Dx(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = bx.find((e) => yx[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return Ex(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function Ax(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function jx(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function Mx(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const Nx = $n(k(), k()), Px = Jn([k(), Nx]);
function Fx(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = Nx.safeParse(p(e));
	return n.success ? Rx(n.data) : e;
}
function Ix({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function Lx(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function Rx(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function zx(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || Bx(e) && Bx(t) || typeof e == typeof t && Tx(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => Tx(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function Bx(e) {
	return typeof e == "string" ? e === "" : Object.keys(Rx(e)).length === 0;
}
const Vx = Nx.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: v }
}), Hx = Jn([k(), Vx]), Ux = $n(k().min(1), Hx), Wx = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Gx = (e) => er(Zn({
	language_iso: k().min(1),
	translation: e
})).refine(Wx, "has a language twice"), Kx = Gx(Un()), qx = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Jn([Ux, Gx(Hx).transform(Zx).pipe(Ux)]),
	rewrite: Xx,
	diff({ translations: e }, t, n) {
		let { listed: i, project: a } = n;
		if (!e && i.length === 0 || a.segmentation) return X;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = r(() => iS(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, r]) => $x(e, r, {
			key: t,
			placeholders: c
		}, n) ?? []);
		if (l.length === 0) return X;
		let u = l.flatMap((e) => e.issues);
		return {
			changes: l.flatMap((e) => e.changes),
			kept: l.flatMap((e) => e.kept),
			issues: Yx(u, n.plural),
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
			translation: Px.parse(n)
		}));
	},
	show(e) {
		let t = Px.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: Rx(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Ix(e, n);
		return r && Fx(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Fx(n, t);
			return Bx(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => qx.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = Ix(e, t);
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
		let n = Ix(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...oS(n, Fx(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Ix(e, t);
		return !n || n.is_unverified !== !0 && !Bx(Fx(n.translation, e.is_plural));
	},
	same: (e, t) => zx(Px.parse(e), Px.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function Jx(e, t, n, r, i = "") {
	let a = [], o = typeof t == "string";
	if (o ? n && t !== "" : n === !1) {
		let t = o ? `The ${e} text needs plural forms, such as { one: …, other: … }, because the key is a plural: the field is_plural is true here, in on_create or in the project.` : `The ${e} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`;
		a.push({
			code: "plural-mismatch",
			message: t,
			path: [e]
		});
	}
	for (let n of o || r.length === 0 ? [] : Object.keys(t)) {
		if (r.includes(n)) continue;
		let t = v.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${dt(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function Yx(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function Xx(e) {
	if (!Array.isArray(e)) return;
	let t = Kx.safeParse(e);
	if (t.success) return {
		value: Zx(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Zx(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function Qx({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => l_(Fx(t, e)));
}
function $x(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : Jx(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return eS(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && eS(e, t, Object.fromEntries(s), n, r) || X,
		issues: o
	};
}
function eS(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, project: s, storedForm: c = () => rS }) {
	let l = Pn(a, e);
	if (l === "ignore") return;
	let u = "translations", d = (e, t) => {
		let r = Px.parse(e.after), o = i().stored(r, t, a.placeholders, c), s = t === void 0 ? o : tS(o, n, t);
		return {
			...X,
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
	let f = Ix(r, e);
	if (!f && n === void 0) return;
	if (!f) return {
		...X,
		issues: [o_(`${e} text`, [e])]
	};
	let p = Fx(f.translation, r.is_plural);
	if (n !== void 0 && zx(p, Lx(n, p))) return;
	let m = i().native(p), h = (n, r = []) => ({
		...X,
		kept: [{
			field: u,
			part: e,
			live: m,
			...oS(f, m),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return Bx(m) ? void 0 : h({
		reason: "pull",
		...e === s.baseLanguage && { details: nS }
	});
	let g = Lx(n, m), _ = d({
		field: u,
		part: e,
		before: m,
		after: g,
		...oS(f, m)
	}, p);
	if (l === "enforce" || Bx(m)) return _;
	let v = l === "seed";
	if (v && !a.pull && a.overwrite.length === 0) return h({ reason: "held" });
	if (!v && aS(m, g)?.length === 0) return _;
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
	}, S = o(te);
	if (!S) return h({ reason: "undecided" }, [te]);
	if (S.is === "write") return _;
	let ne = "cause" in S ? { cause: S.cause } : {};
	return h({
		reason: S.is,
		...ne
	});
}
function tS(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return Lx(Object.fromEntries(r), n);
}
const nS = "If its line was deleted, delete those of the other languages and of keys.yaml too, or lokaform pull writes it back", rS = {
	isUniversal: !1,
	isNumbered: !1
};
function iS(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => Fx(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && Ix(t, e);
		return r ? [[n, Fx(r.translation, t.is_plural)]] : [];
	});
	return new kx({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function aS(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(Rx(e)).filter((n) => e[n] !== t[n]);
}
function oS(e, t) {
	if (!e.modified_at_timestamp || Bx(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: sS(n) },
		...i && { reviewed: i }
	} };
}
function sS(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const cS = [
	px,
	lx,
	nx("description", !0),
	ux,
	qx,
	hx,
	nx("context", !0),
	ix,
	rx("is_plural"),
	nx("plural_name"),
	rx("is_hidden"),
	rx("is_archived", (e, t) => !cx(e, t) && void 0),
	ox
], lS = k().min(1), uS = Jn([tr().positive(), k().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), dS = bn(cS).required({ key_name: !0 }).extend({
	previously: Jn([lS.transform((e) => [e]), er(lS).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Yn().exactOptional(),
	key_id: uS.exactOptional()
}).meta({ allOf: [fS(!0), fS(!1)] });
function fS(e) {
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
const pS = bn(cS.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function mS({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $ = {
	name: "key",
	fields: cS,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Zb(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? Lt + n.rules.owner : void 0
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
	declaredId: (e) => cr(e.key_id),
	liveLabel: (e) => Zb(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !cx(n, t),
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
function hS(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : gS(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = _S(r, n), { renames: a, problems: o } = yS(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function gS(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (TS(e, n, t.perPlatform).length === 0) return;
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
function _S(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(wS(r, t, n));
		return !vS(e).some((e) => a.includes(e));
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
function vS({ values: e }) {
	return [...Q(e.key_name), ...e.previously ?? []];
}
function yS(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, s = o([...t], (t) => e.get(t)?.from ?? []), c = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), l = new Set(r.values()), u = new Map(), d = new Map();
	for (let [n, { from: a, blockers: o }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = Zb(e.key_name, e.platforms), h = s.get(e)?.find((e) => e !== n), g = (t, r) => bS([...t].flatMap(([t, r]) => r === e && t !== n ? t : []), r), _ = (e, t, r = "previously") => d.set(n, Y($, n, e, t, { path: [r] }));
		p && !t.has(n) ? _("wrong-id", xS(e, o), "key_id") : p ? u.set(n, e) : f.length > 0 ? _("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : l.has(e) ? _("claimed-twice", `"${m}" is a former name, but ${g(r, "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : c.has(e) ? _("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${g(i, "key_name")}. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : h ? _("rename-twice", `"${m}" is also a former name of ${bS([h], "previously")}, but it can only become one key. Keep it in one entry.`) : u.set(n, e);
	}
	return {
		renames: u,
		problems: d
	};
}
function bS(e, t) {
	return e.map(({ values: e, file: n, span: r }) => `"${Zb(e.key_name)}" (${ka(P(n, r, [t]))})`).join(" and ");
}
function xS(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => Zb(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function SS(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new tn();
	for (let { path: e, length: n } of CS(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: P(t.file, t.span, ["previously"]) };
		a.add(w("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function CS(e, t) {
	let n = new Set(), r = [];
	for (let i of e) {
		let e = new Map(), a = [], o = (n) => {
			e.set(n, a.length), a.push({
				key: n,
				rest: new Set(t(n)).values()
			});
		};
		n.has(i) || o(i);
		for (let t = a.at(-1); t; t = a.at(-1)) {
			let i = t.rest.next().value;
			if (i === void 0) {
				n.add(t.key), e.delete(t.key), a.pop();
				continue;
			}
			let s = e.get(i);
			if (s !== void 0) {
				let e = a.slice(s, s + 10).map((e) => e.key);
				r.push({
					path: e,
					length: a.length - s
				});
			} else n.has(i) || o(i);
		}
	}
	return r;
}
function wS({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Qb(e.key_name, r);
	return n ? {
		...Qb(t.key_name, r),
		...i
	} : i;
}
function TS(e, t, n) {
	let r = wS(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return g.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
function ES({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = e.map((e) => e.declared), o = [
		...kS(e, i, n, t),
		...DS(i.flatMap(AS), "new keys have such names"),
		...jS(i, a, n)
	];
	if (!r) return o;
	let s = DS(e.flatMap(NS), "keys have names for platforms that they do not have");
	return [
		...o,
		...MS(i, t),
		...s
	];
}
function DS(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = w(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function OS({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Qb(e, t)))];
}
function kS(e, t, n, r) {
	let i = e.filter(({ declared: { values: e } }) => e.previously !== void 0);
	if (i.length === 0) return [];
	let a = o(t, ({ values: e }) => Q(e.key_name)), s = new Set(n.flatMap(OS)), c = [...new Set(r.flatMap(OS))], l = o(i, ({ declared: { values: e } }) => e.previously ?? []), u = {
		path: ["previously"],
		severity: "warning"
	};
	return i.flatMap(({ declared: e, live: t }) => {
		let { values: n } = e, r = n.previously ?? [], [i] = r.flatMap((e) => a.get(e) ?? []), [o] = t && i ? OS(t) : [];
		if (i && o !== void 0 && Q(n.key_name).includes(o)) {
			let t = `The former name is that of a new key, ${bS([i], "key_name")}, and the project has a key "${o}". If "${o}" was renamed, swap the two names. Otherwise, remove previously.`;
			return [Y($, e, "unknown-previously", t, u)];
		}
		if (t || r.some((e) => s.has(e))) return [];
		let d = r.flatMap((e) => ye(e, c) ?? [])[0], f = r.map((e) => `"${e}"`).join(" or "), p = r.flatMap((e) => l.get(e) ?? []).find((t) => t.declared !== e), m = `No live key has the former name ${f}, so this entry creates a new key.${(p && ` ${bS([p.declared], "previously")} has it, too: keep it in one entry.`) ?? (d === void 0 ? "" : ` Did you mean "${d}"?`)}`;
		return [Y($, e, "unknown-previously", m, u)];
	});
}
function AS(e) {
	let t = Q(e.values.key_name).find((e) => /^\s|\s$|^[^ ]*(?:[^\S ]|\p{Cf})[^ ]*$/u.test(e));
	if (t === void 0 || e.from) return [];
	let n = `The name of this new key, "${t.replace(/[^\S ]|\p{Cf}/gu, (e) => `\\u{${e.codePointAt(0)?.toString(16)}}`)}", has a blank at an end or a character that is not visible. Remove it, unless the app has it as well.`;
	return [Y($, e, "lookalike-key", n, {
		path: ["key_name"],
		severity: "warning"
	})];
}
function jS(e, t, n) {
	let i = ({ from: e, parts: t }) => e !== void 0 || t !== void 0;
	if (!t.some(i)) return [];
	let a = e.filter((e) => !i(e) && !e.values.translations && !e.values.new), o = r(() => [...t.flatMap((e) => a.includes(e) ? [] : Q(e.values.key_name)), ...n.flatMap(OS)]);
	return a.slice(0, 10).flatMap((e) => {
		let t = Q(e.values.key_name).flatMap((e) => ye(e, o()) ?? [])[0];
		if (t === void 0) return [];
		let n = `This entry creates a new key, and no file has a text for it. Did you mean the key "${t}"? If it is really new, set new: true.`;
		return [Y($, e, "lookalike-key", n, {
			path: ["key_name"],
			severity: "warning"
		})];
	});
}
function MS(e, t) {
	let n = new Map(t.flatMap((e) => OS(e).map((t) => [t, e])));
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
function NS({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = Q(i, a), s = g.filter((e) => {
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
function PS({ created: e, declared: t, live: n, undeclared: r, context: i }) {
	let { baseLanguage: a } = i.project, s = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let n = e.fields.flatMap(({ field: e, part: t = "", after: n }) => e === "translations" ? l_(n).map((e) => `${t} ${e}`) : []);
		return n.length === 0 ? [] : [{
			change: e,
			entry: t,
			texts: n
		}];
	});
	if (e.length === 0) return [];
	let c = new Set(r.map(({ id: e }) => e)), l = new Set(t.filter(({ values: { translations: e } }) => e !== void 0 && e[a] === void 0).flatMap((e) => Q(e.values.key_name))), u = o(n.filter((e) => c.has(e.key_id) || OS(e).some((e) => l.has(e))), ({ translations: e = [], is_plural: t }) => e.flatMap(({ language_iso: e, translation: n }) => l_(Fx(n, t)).map((t) => `${e} ${t}`))), d = new Set(n.flatMap((e) => Q(e.key_name, e.platforms))), f = s.filter(({ change: e, entry: t }) => ge(t, e.label, (e) => d.has(e))), p = s.flatMap((e) => {
		let { change: t, texts: n } = e, r = (e) => e.startsWith(`${a} `), i = n.filter(r).flatMap((e) => u.get(e) ?? []), [o, ...s] = n.filter((e) => !r(e)), [c, ...l] = i.length > 0 ? i : u.get(o ?? "")?.filter((e) => s.every((t) => u.get(t)?.includes(e))) ?? [], [d] = c ? Q(c.key_name, c.platforms) : [];
		return d === void 0 || f.includes(e) ? [] : [LS("looks-renamed", `Live key "${d}"${l.length > 0 ? ` (and ${l.length} more)` : ""} has the same ${i.length > 0 ? `${a} text` : "translations"} as the new key "${t.label}", and the files have none for it. If it was renamed, set previously: ${d} in an entry of ${pa(t.place.file)}, and rename it in all files. Otherwise, set new: true there.`, e)];
	});
	return [
		...FS(f),
		...DS(p, "new keys have the same texts as a live key that the files do not have"),
		...IS(e)
	];
}
function FS([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [LS("looks-renamed", `The new key "${e.change.label}"${n} is in the project with :: between nested names, as an upload of Lokalise names it. ${Ue}`, e)];
}
function IS(e) {
	let t = ({ from: e, file: t }) => /\.json$/.test(t.path) ? e?.source : void 0, n = e.flatMap((e) => {
		let n = (e.entry.parts ?? [e.entry]).map(t).find(Boolean);
		return n ? [[e.change.label, {
			...e,
			isPlural: n.plurals !== "none"
		}]] : [];
	}), r = new Map(n), i = (e) => e.endsWith("_other") ? e.replace(/other$/, "one") : e.replace(/_plural$/, ""), [[a, o] = [], ...s] = n.filter(([e, { isPlural: t }]) => i(e) !== e && r.has(i(e)) && (e.endsWith("_plural") || !t));
	if (a === void 0 || !o) return [];
	let c = s.length > 0 ? ` (and ${s.length} more)` : "", l = o.isPlural ? "" : "set plurals: i18next in the row of texts in lokaform.yaml", u = a.endsWith("_plural") ? [`${i(a)}_one`, `${i(a)}_other`] : [], d = [u.length > 0 ? `rename them to ${u.join(" and ")} (JSON format 4 of i18next)` : "", l].filter(Boolean).join(", and ");
	return [LS("plural-mismatch", `The new keys "${i(a)}" and "${a}"${c} look like plural forms of i18next, but they are two keys. To make one plural key of them, ${d}.`, o)];
}
function LS(e, t, { change: { place: n } }) {
	return w(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/match.ts
function RS(e) {
	return ({ tags: t }) => En(t, e) !== void 0;
}
function zS(e, t, n, r = () => !1) {
	let i = o(t, ({ key_name: e }) => Q(e)), a = QS(e, t), { byId: s, refused: c } = a, { direct: l, contested: u } = qS(e, s, c, (e) => HS(e, i, n));
	YS(l, c);
	let { renames: d, leaving: f } = hS(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => US(e, KS(e, i)),
		holders: (e, t) => GS(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of u) {
		if (c.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		if (n ? e.values.new : mS(e) !== void 0) continue;
		let r = [...s].flatMap(([e, n]) => t.includes(n) ? e : []);
		c.set(e, XS(e, t, n, r));
	}
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	BS(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = Object.values(Qb(t.key_name, t.platforms)), i = s.has(e) && r.some((e) => n.includes(e)), a = Zb(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of HS(e, i, n)) g.add(t);
		g.add(a.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...ES({
			matches: h,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => VS(e, i)))
	};
}
function BS(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, ZS("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && mS(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, ZS("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function VS({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function HS(e, t, n) {
	let r = VS(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Xb(i.key_name, t) === e.key_name[t])) : r;
}
function US(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => WS(t, mS(e)));
	return n.length === 1 ? n : t;
}
function WS(e, t) {
	return t !== void 0 && g.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function GS(e, t, n, r) {
	return TS(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function KS({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Qb(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function qS(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = mS(t), [n, ...i] = e ? r(t).filter((t) => WS(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => mS(c) !== void 0 && (s.get(e) ?? c) !== c, u = US(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, JS(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function JS(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return ZS("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function YS(e, t) {
	for (let [n, r] of u(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => WS(n, mS(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && mS(r) !== void 0)) continue;
			let a = `${bS(i, "key_name")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, ZS("claimed-twice", r, a));
		}
	}
}
function XS(e, t, n, r) {
	let i = t.map(({ key_id: e }) => e).join(", "), a = n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
	return ZS("claimed-twice", e, `The live key with this name (id ${i}) belongs to another declared key, which has its key_id: ${bS(r, "key_id")}. ${a}`);
}
function ZS(e, t, n) {
	return Y($, t, e, n, { path: ["key_name"] });
}
function QS(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of u(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, $S(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [eC(s)] : []
	};
}
function $S(e, t) {
	let n = `${bS(t, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return Y($, e, "claimed-twice", n, { path: ["key_id"] });
}
function eC(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: P(t.file, t.span, ["key_id"]) };
	return w("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/url.ts
const tC = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function nC(e, t) {
	let n = new Map(), r = [];
	for (let i of zg(e)) {
		let e = Qg(i, tC, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = rC(e), a = i ?? oC(e);
	return l(r, a === void 0 ? aC(e, n) : [{
		code: i === void 0 ? "wrong-value" : "variable",
		message: a
	}]), {
		variables: n,
		issues: r
	};
}
function rC(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (zg(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (e.startsWith("${")) return "The URL starts with a variable. Write the host and the fixed path in the manifest, such as https://hooks.example.com/services/${NAME}, and set the variable only to the secret rest.";
		if (!sC(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.";
	}
}
const iC = {
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
function aC(e, t) {
	let n = "";
	return Rg(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = iC[e.place];
		if (e.place !== "query" && r.includes("://")) return [{
			code: "variable",
			message: `The value of \${${e.name}} looks like a whole URL. The manifest has the start of the URL, so set the variable only to the part after it.`
		}];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [{
				code: "variable",
				message: `The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`
			}];
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? [{
			code: "variable",
			message: `The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`
		}] : [];
	});
}
function oC(e) {
	let t = Bg(e, new Map(zg(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function sC(e) {
	let t = "";
	for (let n of Rg(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const cC = "URL_OF_", lC = () => ({
	nameOf: ({ url: e }) => e,
	mayHoldSecret({ url: e }) {
		let { template: t, left: n } = _C(e, () => "x");
		return n || t !== SC(e);
	},
	templates(e, t, n, r) {
		let i = new uC();
		i.entry = r;
		let a = [...e].sort((e, t) => _(e.url, t.url));
		return {
			templates: new Map(a.map((e) => [e, t(e) ? gC(SC(e.url), n, new Map()) : mC(e.url, i, n)])),
			variables: i.variables
		};
	}
});
var uC = class {
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
function dC(e) {
	return Wg(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = Rg(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || yC.includes(i) || !xC(bC(i))) return e;
		let a = bC(i).split(/[^\p{L}\p{N}]+/u);
		return fC.test(r) || a.some(pC) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
const fC = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function pC(e) {
	return xC(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function mC(e, t, n) {
	let r = hC(e, new uC(), n);
	return "why" in r ? r : hC(e, t, n);
}
function hC(e, t, n) {
	let r = Ug(e), { template: i, left: a } = _C(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : gC(i, n, t.variables);
}
function gC(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = nC(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function _C(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = xC(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => xC(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => yC.includes(e) ? e : r_(e) === void 0 && vC.test(e) ? t(e) : (o ||= xC(bC(e)), SC(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)).join("/"), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= xC(t)), n.length === 0 ? SC(t) : `${SC(t)}=${c(n.join("="))}`;
	});
	return {
		template: SC(n) + u + d.join("&") + SC(a),
		left: o
	};
}
const vC = /^[\w.~+,=:@-]+$/, yC = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function bC(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function xC(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function SC(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function CC(e) {
	let t = sr(e) ?? {}, n = A(t.webhook_id) || void 0, r = A(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: pr(t.events, A)
	};
	if (!ar(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [Wg(r)],
			shown: qg(r)
		},
		lacks: ur(i)
	} };
	let a = t.branch === null ? null : A(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: TC(t.event_lang_map)
	} };
}
function wC(e) {
	let t = e.map(CC);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function TC(e) {
	return pr(e, (e) => {
		let { event: t, lang_iso_codes: n } = sr(e) ?? {}, r = A(t), i = pr(n, A);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const EC = s_(), DC = k().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), OC = EC({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: DC,
	value: k(),
	live: (e, t) => LC(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: Gg,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: dC(e)
	})
}), kC = EC({
	name: "events",
	expects: "a list of events, at least one",
	schema: er(k().min(1).meta({ examples: f })).min(1),
	value: er(k()),
	live: (e) => VC(e.events),
	inPlan: (e) => VC(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), AC = Jn([Xn("*"), er(k().min(1)).min(1)]), jC = EC({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${s.join(", ")}`,
	schema: qn(nr(s), AC),
	value: $n(k(), Jn([Xn("*"), er(k())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(zC).includes(zC(t))).map(({ event: e, lang_iso_codes: n }) => [e, HC(VC(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = BC(e).map(([e, t]) => [e, t === "*" ? "*" : HC(VC(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(BC(e).map(([e, t]) => [e, t === "*" ? t : VC(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : HC(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && b(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => MC(e, t),
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
	languages: (e) => BC(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function MC(e, t) {
	let n = BC(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const NC = EC({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Jn([k().min(1), Qn()]),
	value: Jn([k(), Qn()]),
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
}), PC = [
	OC,
	kC,
	jC,
	NC
], FC = bn(PC).required({ url: !0 }).extend({
	branch: NC.schema.default(null),
	previously: DC.exactOptional(),
	new: Yn().exactOptional(),
	webhook_id: k().min(1).exactOptional()
}), IC = {
	name: "webhook",
	fields: PC,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => dC(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : VC(r).join(", ");
		return `${qg(e)} (${[
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
		VC(e.events)
	]
};
function LC(e, t, n) {
	return Gg(e.url, Bg(t, n)) ? t : qg(e.url);
}
function RC(e) {
	let t = f.find((t) => t.endsWith(`.${e}`)) ?? e;
	return f.includes(e) ? "" : dt(t, f);
}
function zC(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function BC(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function VC(e) {
	return [...new Set(e)].sort();
}
function HC(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function UC({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Wg(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Wg(Bg(e, r)))).flatMap((e) => zg(e).map((t) => `${t} ${Ug(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Ug(t);
		return zg(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function WC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = GC(t), a = mS(t), o = t.from ? JC(i, e, a) : [], [s] = o;
		if (o.length > 1) {
			n.push(QC(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : YC(i, e);
		c && n.push(QC(t, [c]));
		let l = s ?? { parts: [] };
		s || r.push(l), l.parts.push(t), a && (l.files = {
			...l.files,
			...a
		});
		for (let [t, n] of e) {
			let e = i.get(t), r = s && e?.find((e) => e.group === s);
			r ? r.platforms |= n : e ? e.push({
				group: l,
				platforms: n
			}) : i.set(t, [{
				group: l,
				platforms: n
			}]);
		}
	}
	let a = r.map(({ parts: e }) => $C(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function GC({ values: e }) {
	let { key_name: t, platforms: n = g } = e;
	if (typeof t == "string") return [[t, n === g ? KC : qC(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, qC(r(e))]);
}
const KC = 2 ** g.length - 1;
function qC(e) {
	return e.reduce((e, t) => e | 1 << g.indexOf(t), 0);
}
function JC(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !XC(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function YC(e, t) {
	for (let [n, r] of t) for (let { group: t, platforms: i } of e.get(n) ?? []) {
		let [e] = t.parts;
		if (r & i && e && !e.from && e.values.filenames === void 0) return t;
	}
}
function XC(e, t) {
	return !e || !t ? !1 : g.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function ZC({ values: e }) {
	let t = Qb(e.key_name, e.platforms ?? g);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function QC(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [ka(P(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return Y($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function $C(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = iw(e), { isPlural: o, leftOut: s, becameOther: c } = nw(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: sw(e),
			...i.size > 0 && { translations: aw(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...cw(e),
			...n.from ? {} : n.onCreate
		},
		span: _a(n.span, () => ew(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [lw(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function ew(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		let r = t && ow(t, e);
		return !r || !n.has(e) ? r : ga(r, { members: new Map([["other", r]]) });
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
			return n ? [ga(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? ga(n, { members: a }) : n);
	}
	return r;
}
const tw = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function nw(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return tw;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return tw;
	let o = ({ part: e }) => le(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: rw(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function rw(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return Y($, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function iw(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(lw(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function aw(e, t) {
	return Object.fromEntries(Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function ow(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return ga(n ?? e.span, { file: e.file });
}
function sw(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function cw(e) {
	let t = 0, n = new Set(), r = {};
	for (let { from: i, onCreate: a } of e) if (i) {
		t |= qC(a.platforms ?? []);
		for (let e of a.tags ?? []) n.add(e);
		Object.assign(r, a.filenames);
	}
	let i = g.filter((e, n) => t & 1 << n);
	return {
		...i.length > 0 && { platforms: i },
		...n.size > 0 && { tags: [...n] },
		...Object.keys(r).length > 0 && { filenames: r }
	};
}
function lw(e, t, n) {
	let r = ka(P(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? uw(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return Y($, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function uw({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => ae(e.files));
	return qt.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function dw(e) {
	let t = new tn(), n = new Map();
	for (let r of fw(e)) {
		let e = mS(r), i = e === void 0 ? "" : m(_x(e)), [a] = ZC(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(Oa("duplicate-key", `Key "${Q(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function fw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function pw(e, t, n, r) {
	let { declared: i, problems: a } = _w(gw(e), r.project), o = "key-gone";
	if (t) {
		let e = px.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: dS.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: hw(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = mw(s, n);
	return {
		declared: i,
		context: hw(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function mw({ key_name: e, platforms: t = [...g], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Xb(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function hw(e, t) {
	let n = e.find((e) => e.startsWith(Lt))?.slice(Lt.length), r = {
		...Qt,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function gw({ declared: e, wrote: n }) {
	let { translations: r } = e.values;
	if (!r) return e;
	let i = Object.entries(r).map(([e, r]) => {
		let i = t(new Map(Object.entries(n.values)).get("translations"), e);
		return typeof r == "string" || !y(i) ? [e, r] : [e, {
			...Object.fromEntries(Object.keys(i).map((e) => [e, ""])),
			...r
		}];
	});
	return {
		...e,
		values: {
			...e.values,
			translations: Object.fromEntries(i)
		}
	};
}
function _w(e, t) {
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
function vw(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = zS(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Pn(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = Px.parse(i);
		return o === void 0 || zx(Lx(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !yw(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : yw(e, "tags");
			return Uf($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function yw({ fields: e }, t) {
	return y_(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const bw = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, xw = `[\\s${bw.source.slice(1)}`, Sw = RegExp(`[{%$]|^${xw}|${xw}$`);
function Cw(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !Sw.test(e)) ? [] : Ew(e, t), { words: a } = t;
	return a ? [...i, ...Tw(n).flatMap((e) => jw(e, a))] : i;
}
const ww = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function Tw(e) {
	return Object.entries(e).flatMap(([e, t]) => ww.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function Ew(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = Tw(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => D(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(Ke), f = d || u(Ce) && (t.usesIcu?.() ?? !1), p = [...c, ...Ow(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !b(t, m));
	return [
		...l("icu") && d ? c.flatMap(kw) : [],
		...l("placeholders") ? Dw(Kt(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => Mn(e, s?.(e.language), i)) : [],
		...l("plurals") && d ? oe(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => Aw(e, o)) : [],
		...l("blanks") ? Dw(Lw(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? Mw(e, c, r) : []
	];
}
function Dw(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || D(r.text).length === 0 || e.length < 3) return e;
	let i = [...o(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [s = []] = i.toSorted((e, t) => a(t) - a(e)), [c] = s, l = a(s), u = t.filter((e) => e !== r && D(e.text).length > 0).length;
	if (!c || l < 3 || l * 2 <= u) return e;
	let { check: d, language: f, fault: p, quotes: m } = c, h = `differs from ${l === u ? "all" : `${l} of ${u}`} other texts in the same way, so it is probably the one to correct: the ${f} text ${p}`, g = D(r.text).find((e) => s.every((t) => t.form === e.form));
	return [{
		...C(d, r, g ?? {}, h),
		...m && { quotes: m }
	}, ...e.filter((e) => !s.includes(e))];
}
function Ow({ texts: e, live: t }, n) {
	if (n === void 0 || D(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function kw(e) {
	return D(e.text).flatMap((t) => {
		if (!Ke(t.text)) return [];
		let n = Ne(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [C("icu", e, t, o, `${i}.${he(t.text)}`)];
	});
}
function Aw(e, t) {
	return D(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [C("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function jw(e, t) {
	return D(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...C("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function Mw({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || D(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => D(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || D(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const Nw = RegExp(`^${xw}*`), Pw = new RegExp(xw), Fw = /\r\n?|[\u2028\u2029\x85]/g, Iw = /[^\S\n\t]/g;
function Lw(e, t) {
	let n = e.flatMap((e) => {
		let t = D(e.text).map((e) => ({
			...e,
			...Rw(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Ut(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [...Vw("start", t, i?.start ?? ""), ...Vw("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [C("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function Rw(e) {
	let t = Nw.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && Pw.test(e.charAt(n - 1));) --n;
	return {
		start: zw(t),
		end: zw(e.slice(n))
	};
}
function zw(e) {
	return e === "" ? "" : e.replace(bw, "").replace(Fw, "\n").replace(Iw, " ");
}
const Bw = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function Vw(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && Bw.test(t.text)) return [];
	if (n === "") return [[`${e}s with ${Hw(r)}`, "Remove it."]];
	let i = e === "end" && Hw(n) === "a line break" ? "Add it, or remove it there: a YAML block after | has one, and after |- none." : "Add it.";
	return r === "" ? [[`does not ${e} with ${Hw(n)}`, i]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function Hw(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function Uw(e) {
	let t = Object.entries(e).flatMap(([e, t]) => y(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, Ww({
		...e,
		...n
	})])), r = Ww(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function Ww(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${Gw}(?=${Gw}))(?:${r})(?!(?<=${Gw})${Gw})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of Kw(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== qw(r, e) && t.set(r, qw(r, e));
		}
		return t;
	};
}
const Gw = `(?:${He.source.slice(1)}|[\\p{N}\\p{M}_])`;
function Kw(e) {
	let t = (e) => " ".repeat(e.length);
	return Re(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(ce, t);
}
function qw(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const Jw = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text",
	key_names: "key-name",
	descriptions: "no-description",
	words: "wrong-word"
}, Yw = 1e4, Xw = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, Zw = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], Qw = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function $w(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => D(n).some((n) => t(n.text, e)))), i = r(() => n(Ke)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(nT(e))).length > e.length * .1, s = r(() => e.length <= 10 || !o() && (n((e, t) => t === a) || e.some(({ live: e }) => e && D(aT(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Ae(c.pattern) },
		...c && u !== "off" && { words: Uw(c.words) }
	}, f = r(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = nT(e), n = (e) => e !== t && f().has(e), [r, i = ""] = Xw.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && Zw.some((e) => f().has(i + e));
			let [, a] = Qw.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function eT(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = $w(e, t), i = [], a = 0, o = (t, r) => {
		let { base: i = "" } = n, [a = ""] = Object.keys(r.values.translations ?? {}), o = e.flatMap(({ declared: e }) => {
			let { [i]: t, [a]: n } = e.values.translations ?? {};
			return t !== void 0 && n === void 0 ? e : [];
		}), s = nT(r), c = (e) => s.startsWith(e) && /^\W/.test(s.slice(e.length)), l = o.find((e) => e.values.is_plural && s.replace(/_[a-z]+$/, "") === nT(e)), u = l ?? o.find((e) => c(nT(e))), d = u ? nT(u) : ye(s, o.map(nT)), f = o.find((e) => nT(e) === d);
		if (!f) return t;
		let p = ka(P(f.file, f.span, ["translations", i])), m = l ? `"${d}" at ${p} has plural forms. Write all forms that ${a} needs here, too.` : u ? `"${d}" is a text at ${p}. Make it an object again, as in the other files.` : `Or use one name in all files, if it was changed only here: "${d}" at ${p} has no ${a} text.`;
		return {
			...t,
			message: `${u ? t.message.replace(/ Add [^.]*\.$/, "") : t.message} ${m}`
		};
	};
	for (let { declared: t, live: s } of e) {
		let e = iT(t, s, () => r(t), n), c = [...oT(t, n), ...e];
		if (c.length !== 0 && (l(i, c.map((e) => {
			let r = e.check === "base" && a < 20;
			return sT(t, r ? o(e, t) : e, n);
		})), a += 1, a >= Yw)) break;
	}
	let [s] = i;
	if (s && a >= Yw) {
		let e = `${Yw.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : s;
		i.unshift(w(s.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function tT(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = $w(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: rt(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : Px.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			aT(t, i)
		], p = d !== void 0 && !Bx(d) ? d : f && ((n) => iS(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = iT(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || Nb(Ix(t, c))[a], b = new Set(v.map(({ check: e }) => e)), ee = [...y ? [] : [`not-${a}`], ...b], x = v.map(({ message: e }) => e).join(" ");
		return ee.length === 0 ? void 0 : {
			because: ee,
			...x !== "" && { details: x }
		};
	} };
}
function nT({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
const rT = [];
function iT(e, t, n, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return rT;
	let c = r(() => iS(o, t, i.base)), l = (e) => e && c().native(e);
	return Cw({
		isForm: n,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => l(aT(t, e)) }
	}, i);
}
function aT(e, t) {
	let n = Ix(e, t);
	return n && Fx(n.translation, e.is_plural);
}
function oT({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Q(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "", l = pa(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`;
	return [...o.map((e) => a("key_names", `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`)), ...c ? [a("descriptions", u)] : []];
}
function sT(e, t, { levels: n }) {
	let { check: r, language: i, form: a, quotes: o } = t, s = P(e.file, e.span, ["char_limit"]), c = r === "length" && s.file !== P(e.file, e.span, ["translations", i]).file ? t.message.replace("char_limit", `char_limit (${ka(s)})`) : t.message, l = r === "base", u = n[r] === "error", d = Y($, e, Jw[r], c, {
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
function cT({ values: e }, t, n, r) {
	let i = D((t ? aT(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && Ix(t, e);
			if (!n || !r(Fx(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...Nb(n)
			};
			return Fn.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const lT = process.getBuiltinModule("node:module").createRequire(import.meta.url), uT = (...e) => lT("./late-formats.js").formatOf(...e), dT = (...e) => lT("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function fT(e, t, n) {
	let r = {
		path: e,
		lineStarts: ha(t)
	}, { texts: i, faults: a, base: o } = dT(e, t, Ie(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = ft(n.source, [...s]), l = {
		...n,
		source: c
	}, u = bT(l), d = a.filter(({ language: e }) => e === void 0 || ct(c, xe(c, e))), f = [], p, m = i[0] && gT(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = gT(e, l)), !m) continue;
		let t = xT(e, m.language), n = _T(e, m, l);
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
		...o !== void 0 && { base: xe(c, o) },
		variables: new Map(),
		problems: mT(d, r, c)
	};
}
const pT = {
	most: 10,
	first: 1
};
function mT(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new tn(pT);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = I(t, s.start, s.end);
		c.add(w(i, e.scope === "run" ? o + hT(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function hT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !qe(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function gT({ language: e }, { source: t, language: n }) {
	let r = n ?? xe(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (ct(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function _T({ path: e, value: t, description: n }, { language: r }, i) {
	let a = vT(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = yT(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function vT(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function yT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function bT({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
function xT({ name: e, value: t, description: n }, r) {
	let { at: i } = t;
	return _a({
		start: e.start,
		end: Math.max(e.end, i.end)
	}, () => {
		let a = new Map([["key_name", e]]);
		if (t.is === "forms" && a.set("is_plural", {
			...e,
			name: e
		}), t.is !== "none") {
			let n = t.is === "forms" && { members: ST(t.forms) };
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
function ST(e) {
	return new Map([...e].map(([e, { at: t, name: n }]) => [e, {
		...t,
		name: n
	}]));
}
// src/keys/kind.ts
function CT(e) {
	if (/^(comments|screenshots?)$/i.test(e)) return " Comments and screenshots stay in Lokalise: a manifest cannot have them. Remove the line.";
	if (/comment|note|hint/i.test(e)) return " Translators see description and context: use one of these.";
}
const wT = {
	schema: dS,
	fields: cS,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	elsewhere: CT,
	thing: "a key"
}, TT = {
	schema: pS,
	fields: cS.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	elsewhere: CT,
	thing: "on_create"
};
function ET(e, t) {
	return Yf({
		plural: "keys",
		entry: wT,
		defaults: TT
	}, e, t);
}
function DT(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : Yx(Object.entries(n).flatMap(([e, n]) => Jx(e, n, t, v)), t).map(({ code: t, message: n, path: r }) => {
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
function OT(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : ET(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
}
const kT = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = g.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return g.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return AT(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(Lt)).sort()[0];
	}
};
function AT({ key_name: e, platforms: t }) {
	let [n = ""] = Q(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function jT(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: MT(e.entry, t.entry),
		wrote: MT(e.wrote, t.wrote)
	} : e;
}
function MT(e, t) {
	let n = {
		...NT(e),
		...NT(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function NT({ translations: e }) {
	return y(e) ? e : {};
}
const PT = "The live value is not compared and not changed.", FT = (e) => `${PT} A new key has ${e}.`, IT = {
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
		undeclared: `${PT} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: FT("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: FT("no tags, except the one of the setting `owner`"),
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
		undeclared: FT("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: FT("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: FT("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: FT("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: FT("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${PT} A new key is visible.`
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
		undeclared: FT("none"),
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
function LT({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const RT = {
	...$,
	plural: wt.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: wt,
	limits: {
		removed: yt,
		removedPercent: On,
		overwrittenPercent: Ft,
		unverified: Rn,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: kT,
	entry: wT,
	defaults: TT,
	docs: IT,
	readManifest: ET,
	textFiles: {
		read: fT,
		name: vT,
		isOnlyName: LT,
		join: WC
	},
	checkTogether: (e) => [...dw(e), ...SS(e)],
	checkEntry: DT,
	adviceOn: eT,
	waiting: tT,
	progressOf: cT,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return op(RT, e, n, i, ({ key_name: e, previously: t = [] }) => [...Q(e), ...t], (e) => {
			let n = zS(e, t, r.perPlatformNames, RS(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !LT(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: PS,
	names: ({ key_name: e, platforms: t }) => Q(e, t),
	texts: Qx,
	storedForm: (e) => Ox(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: OT,
	mergeKept: jT,
	findRestored: pw,
	undoneByApply: vw
};
// src/webhooks/match.ts
function zT(e, t, n) {
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
				...YT("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of WT(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => HT(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = Bg(t, n), a = [...o].filter((e) => Gg(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${JT(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, YT("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, dC(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = VT(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	let l = ({ values: e }) => Bg(e.url, n);
	for (let e of c()) {
		let t = [...r.values()].find(({ declared: t, live: r }) => r?.webhook_id === t.values.webhook_id && r !== void 0 && HT(e, r, n) && !HT(t, r, n));
		if (!t || e.values.new) continue;
		let a = `Live webhook ${t.live?.webhook_id} has this URL, but the entry at ${BT(t.declared, "webhook_id")} has its webhook_id and another URL. Remove webhook_id there. If this entry is a new webhook, set new: true.`;
		i.set(e, YT("ambiguous-webhook", e, "url", a));
	}
	let u = c();
	for (let [t, n] of u.entries()) {
		let r = n.values.events?.map(zC) ?? [], i = ({ values: e }) => e.events?.find((e) => r.includes(zC(e))), o = e.find((e) => !u.includes(e, t) && i(e) !== void 0 && e.values.branch === n.values.branch && Gg(l(e), l(n)));
		if (!o || n.values.new) continue;
		let s = `This creates a webhook, but the entry at ${BT(o, "url")} has the same URL and also the event ${i(o)}, so the service sends this event twice. Remove it from one entry. If both are wanted, set new: true.`;
		a.push({
			...YT("lookalike-webhook", n, "url", s),
			severity: "warning"
		});
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = KT([...o]).find((t) => UT(e, t) && Vg(Wg(e.values.url), Wg(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`;
		i.set(e, YT("lookalike-webhook", e, "url", r));
	}
	let d = (e) => e.replace(/^\w+:\/\/[^/]*/, "");
	for (let e of c()) {
		let t = d(Bg(e.values.url, n)), r = [...o].filter((t) => {
			let { common: n, either: r } = GT(e, t);
			return n === r && UT(e, t);
		}), i = [...o].find((e) => d(e.url) === t), s = i ?? (r.length === 1 ? r[0] : void 0);
		if (!s || e.values.new) continue;
		let { webhook_id: c, url: l, branch: u } = s, f = Gg(Bg(e.values.url, n), l) ? "Only branch differs, which is a branch of the Lokalise project, not of git. To use that webhook, make branch the same." : `If its URL changed to this one, add webhook_id: ${c}. Then it keeps its id and secret.`, p = `This creates a webhook. The project also has one ${i ? "with this path" : "with the same events, which no manifest declares"}: ${qg(l)} (${c}, for ${u ? `branch ${u}` : "all branches"}). ${f} If both are wanted, set new: true.`;
		a.push({
			...YT("lookalike-webhook", e, "url", p),
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
			let r = t.filter((t) => HT(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function BT({ file: e, span: t }, n) {
	return ka(P(e, t, [n]));
}
function VT(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && HT(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return YT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${qT(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => HT(e, t, i)), c = e.values.events?.find((e) => RC(e) !== "");
	if (s.length > 0 && c !== void 0) return YT("ambiguous-webhook", e, "events", `Lokaform does not know the event "${c}", and a live webhook with this URL and branch has none of these events (${qT(s)}).${RC(c)} If the event is right, add webhook_id with its id to use this webhook, or set new: true to create a second one.`);
	if (s.length > 0) return YT("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${JT(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${qT(s)}). To use this webhook, add webhook_id with its id: apply then replaces its events by these. To create a second webhook, set new: true.`);
	if (a.length !== 0) return YT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${qT(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id: apply then changes it to this entry. To create a second webhook, set new: true.`);
}
function HT(e, t, n) {
	return Gg(t.url, Bg(e.values.url, n)) && UT(e, t);
}
function UT({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function WT(e, t, n) {
	let r = KT(t), i = e.flatMap((e) => r.filter((t) => HT(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...GT(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function GT({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(zC)), new Set(t.map(zC))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function KT(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function qT(e) {
	return `${e.length === 1 ? "id" : "ids"} ${JT(e)}`;
}
function JT(e) {
	return KT(e).map(({ webhook_id: e }) => e).join(", ");
}
function YT(e, t, n, r) {
	return Y(IC, t, e, r, { path: [n] });
}
function XT(e) {
	let t = new Map(), n = new tn();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? m([
			Wg(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${dC(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Oa("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function ZT({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Bg(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${qg(s)} (${a})` : dC(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = WT([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const QT = {
	schema: FC,
	fields: PC,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function $T(e, t, n) {
	let { entries: r, problems: i } = Yf({
		plural: "webhooks",
		entry: QT
	}, e, t, { most: Ud }), a = new Map(), o = new tn();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = nC(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => P(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(w(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of eE(r, i, c)) o.add(e);
		}
		tE(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function eE(e, t, n) {
	let r = [], i = (e, t) => r.push(w(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a] = /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.exec(t) ?? [], [, o = "NAME"] = /^\W+([A-Z_]+)\W*$/.exec(a ?? "") ?? [];
	return a !== void 0 && i("variable", `$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write \${${o}}.`), dC(t) !== Wg(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function tE({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (f.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${f.join(", ")}.` : RC(a)}`, o = P(t, n, ["events", i]);
		r.add(w("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const nE = {
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
}, rE = {
	...IC,
	plural: Rt.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Rt,
	limits: {
		removed: en,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: lC(),
	entry: QT,
	docs: nE,
	readManifest: $T,
	checkTogether: XT,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && MC(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [Y(IC, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return op(rE, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Wg(Bg(e, i))), (e) => {
			let r = zT(e, t, i), a = r.matches.flatMap((e) => aE(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: UC,
	names: () => [],
	texts: () => [],
	findRestored: ZT,
	variablesOf: iE
};
function iE({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? nC(r.values.url, i).variables : [], o = new Map(a);
	if (zg(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = nC(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = P(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => w(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function aE({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${ap}`;
	return [{
		declared: e,
		problem: Y(IC, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const oE = [RT, rE];
$a(oE);
// src/run/textAdvice.ts
function sE(e, t = !0) {
	let { settings: n, textFiles: r } = e, i = ly(n.rules, r, e.declared), a = {
		levels: i?.isSure && t ? n.rules.checks : {
			...n.rules.checks,
			base: "off"
		},
		base: i?.language,
		needed: fe
	}, { kinds: o, entries: s } = Ta(e.declared, i?.language ?? "");
	return o.flatMap((e) => {
		let t = (s[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, a) ?? []];
	});
}
function cE({ settings: e }, { kinds: t }, n) {
	let { checks: r } = e.rules, i = {
		levels: r,
		base: n.baseLanguage,
		needed: rt(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, i) ?? []);
}
function lE(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = Cb(e, t, n, Ky);
	return i.is === "stopped" ? [] : cE({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var uE = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${pE(t)} was reached` : `The run was stopped by ${e}`;
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
		await Ir(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const dE = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function fE(e) {
	let t = new uE(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of dE) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of dE) process.off(e, n);
		t.close();
	}
}
function pE(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/files/outputs.ts
async function mE(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	if (f.length === 0) return new Map();
	let p = t.map((e) => M(n.displayRoot, e)), m = Object.values(await Ka(u, ni)).flat();
	return vE(f, [
		...p,
		...m,
		l,
		...s,
		o
	].flat(), n);
}
async function hE(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await mE(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await bE(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : vp(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => gE(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return _E(e(a));
		}) : void 0,
		reports: u,
		problems: s
	};
}
async function gE(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return _E(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function _E(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function vE(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(kE))), a = new Map();
	for (let t of e) {
		let e = await kE(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await SE(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, yE(t, s));
	}
	return r;
}
function yE({ option: e, path: t }, n) {
	return w("not-written", `${e}: ${t} ${n}.`);
}
async function bE(e, t, n, r) {
	try {
		await xE(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return yE(e, `cannot be written: ${Qr(t)}`);
	}
}
async function xE(e, t, n, r) {
	let i = await SE(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = DE(e.path, n), o = await Nr(e.path).catch(() => void 0);
	if (CE(e.path, o)) return Pr(e.path, t);
	await Vr(a === void 0 && o ? await Ar(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function SE({ path: e, is: t }, n) {
	let r = t === "folder" && OE(n).includes(e), i = r ? e : DE(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Jr(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return TE(e);
	let a = await Nr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Nr(j(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...CE(e, a) ? [] : [j(e)]];
	return (await Promise.all(o.map(EE))).every(Boolean) ? void 0 : wE;
}
function CE(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const wE = "cannot be written: this user may not write there";
async function TE(e) {
	let t = await Nr(e).catch(() => void 0);
	return !t && j(e) !== e ? TE(j(e)) : t?.isDirectory() ? await EE(e) ? void 0 : wE : "is a file, or is below one. Choose a folder";
}
function EE(e) {
	return Cr(e, wr.W_OK).then(() => !0, () => !1);
}
function DE(e, t) {
	return OE(t).find((t) => ri(e, t));
}
function OE({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [M(e)]);
}
async function kE(e) {
	let t = await Nr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await oi(j(e));
	return vr(n, mr(e));
}
// src/run/run.ts
function AE(e, t, n) {
	return jE(n, (n) => ME(e, t, n));
}
async function jE(e, t) {
	let n = new me(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(Dp(t, i)))
	};
	try {
		return Tp({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function ME(e, t, n) {
	let { cancellation: i, folders: a } = n;
	n.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || n.withoutSecrets, c = s ? void 0 : PE(e, t, n), { stopping: l } = i, u = await py(e, a, {
		...n,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = !u.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), p = s ? d.map((e) => sE(e, f)) : [], m = ({ code: t }) => e.command === "validate" && t === "unset-variable", h = u.problems.map((e) => m(e) ? {
		...e,
		severity: "notice"
	} : e);
	n.onSecrets(d.flatMap(({ declared: e }) => Fg(e.variables)));
	let g = await FE(e, a), _ = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], v = _.flatMap(({ texts: e }) => e), y = e.command === "plan" || e.command === "validate", b = d.map((e) => e.declared), ee = e.projects.flatMap(({ rules: e }) => e.overwrite), x = [...new Set(d.flatMap((e) => e.manifests))], te = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], S = await mE(e, x, a), ne = e.projects.flatMap(({ name: e }) => e ?? []), C = {
		format_version: 1,
		command: e.command,
		...ne.length > 0 && { selected: ne },
		manifests: x,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, b.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: NE([
			...t,
			...g.problems,
			...h,
			...bt(t) ? [] : await qa(_, a, y),
			...y ? await za(v, a, l) : [],
			...cb("--overwrite", [...new Set(ee)], b),
			...eb(te, b),
			...S.values(),
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
	}, ae = () => n.target?.(x, ie), { lastApplied: oe } = n, w = oe && r(() => oe(x, ie));
	if (n.withoutSecrets) {
		let t = await Ay(e, C, d, ae);
		return {
			...C,
			...t && { manifest_comparison: t },
			...re()
		};
	}
	if (e.command === "validate" || it(C.problems)) return C;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(C.manifests);
		if (C.problems = [...C.problems, ...e], bt(e)) return C;
	}
	let T = [], se = e.command === "plan" ? await ae() : void 0;
	C.problems = [...C.problems, ...Oy(se, d, e.others.length > 0)];
	let ce = e.others.length > 0 ? [] : b, le = {
		saved: g.plans,
		target: se,
		applied: w,
		all: ce
	}, { runProject: ue } = await import("./project3.js");
	for (let t of d) T.push(await ue(t, e, le, n));
	let de = T.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	C.problems = [...C.problems, ...nb(te, de, b)];
	let fe = T.flatMap((e) => e.manifests);
	return {
		...C,
		manifests: [...new Set(fe)],
		projects: T,
		...re()
	};
}
function NE(e) {
	return kn(e.some(({ code: e, place: t }) => e === "variable" && t === void 0) ? e.filter(({ code: e }) => e !== "unset-variable") : e);
}
function PE(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (bt(t) || r.id === "") return;
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
async function FE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [w("bad-plan", e)]
	}), a = N(t, r), o = await pi(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => Op(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function IE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: AE }) {
	return fE(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await LE(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return zE(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = RE(f, p), h = await hE(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = RE(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), To(g, n.exitsWithFindings(c));
	});
}
async function LE(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await Fv(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await Fv("validate", t, n);
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
function RE(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function zE({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = w("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = bt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), bt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Dy as $, oo as $n, pi as $r, um as $t, Mb as A, is as An, Gi as Ar, Fg as At, sb as B, $o as Bn, wi as Br, wg as Bt, Gb as C, js as Cn, P as Cr, d_ as Ct, Xb as D, as as Dn, ua as Dr, Jg as Dt, Kb as E, z as En, Zi as Er, l_ as Et, bb as F, Qo as Fn, Oi as Fr, hg as Ft, Gy as G, yo as Gn, ri as Gr, og as Gt, eb as H, Wo as Hn, ai as Hr, pg as Ht, yb as I, Zo as In, Ei as Ir, vg as It, Ry as J, vo as Jn, vi as Jr, Vh as Jt, Ky as K, To as Kn, _i as Kr, Wh as Kt, nb as L, es as Ln, bi as Lr, bg as Lt, _b as M, ms as Mn, Ai as Mr, zg as Mt, vb as N, ps as Nn, ji as Nr, xg as Nt, Wb as O, B as On, Hi as Or, Gg as Ot, hb as P, ds as Pn, ki as Pr, _g as Pt, ky as Q, fo as Qn, ci as Qr, km as Qt, Xy as R, R as Rn, Si as Rr, Cg as Rt, Ix as S, qs as Sn, F as Sr, y_ as St, Rb as T, Rs as Tn, fa as Tr, c_ as Tt, cb as U, Io as Un, gi as Ur, mg as Ut, tb as V, Ko as Vn, ni as Vr, Sg as Vt, lb as W, Do as Wn, ui as Wr, cg as Wt, Fy as X, Co as Xn, li as Xr, qm as Xt, zy as Y, bo as Yn, N as Yr, Bh as Yt, Py as Z, lo as Zn, hi as Zr, Hm as Zt, nC as _, uf as _n, xa as _r, N_ as _t, bE as a, Xr as ai, _p as an, no as ar, py as at, $ as b, Xs as bn, pa as br, v_ as bt, cE as c, Gr as ci, sp as cn, to as cr, ny as ct, uT as d, Hr as di, rp as dn, Ma as dr, Fv as dt, oi as ei, Np as en, so as er, xy as et, dT as f, Ur as fi, Zf as fn, Ua as fr, Av as ft, cC as g, cf as gn, Ta as gr, G_ as gt, IC as h, Hf as hn, Ca as hr, uv as ht, mE as i, $r as ii, Ep as in, eo as ir, hy as it, jb as j, ss as jn, Pi as jr, qg as jt, Cb as k, rs as kn, Yi as kr, Bg as kt, lE as l, Wr as li, ep as ln, Ka as lr, Qv as lt, wC as m, Lr as mi, Wf as mn, wa as mr, Z as mt, jE as n, fi as ni, kp as nn, po as nr, Ey as nt, uE as o, Jr as oi, hp as on, ro as or, uy as ot, CC as p, Vr as pi, Kf as pn, Na as pr, Ev as pt, qy as q, go as qn, yi as qr, Oh as qt, vE as r, ti as ri, Op as rn, mo as rr, fy as rt, fE as s, Kr as si, dp as sn, io as sr, sy as st, IE as t, ii as ti, Pp as tn, uo as tr, Sy as tt, oE as u, Qr as ui, Y as un, Ga as ur, Lv as ut, RS as v, Hd as vn, ma as vr, w_ as vt, Q as w, vs as wn, I as wr, h_ as wt, Fx as x, bs as xn, Sa as xr, C_ as xt, zS as y, Zs as yn, ha as yr, E_ as yt, ab as z, L as zn, Ci as zr, Tg as zt };
