import { i as e } from "./rolldown-runtime.js";
import { C as t, D as n, O as r, S as i, T as a, _ as o, a as s, b as c, f as l, g as u, h as d, i as f, l as p, m, n as h, o as g, p as _, s as v, v as y, w as b, y as x } from "./wire.js";
import { $ as ee, $r as S, A as te, An as C, Ar as ne, B as re, Bn as ie, Bt as ae, C as oe, Cn as se, Cr as ce, Ct as le, Dn as ue, Dr as de, Dt as fe, E as pe, En as me, Er as he, Et as ge, Fn as _e, Fr as ve, Ft as ye, G as be, Gr as xe, Gt as Se, H as Ce, Hn as we, Hr as Te, Ht as Ee, In as De, Ir as Oe, It as ke, J as w, Jt as Ae, K as T, Kr as je, Kt as Me, Lr as Ne, Lt as Pe, Mr as Fe, Mt as Ie, N as Le, Nn as Re, Nr as ze, Nt as Be, On as Ve, Or as He, Ot as Ue, Pr as We, Pt as Ge, Qt as Ke, Rn as qe, Rr as Je, Rt as Ye, Sr as Xe, St as Ze, Tn as Qe, Tr as $e, Tt as et, U as tt, Ur as nt, Ut as rt, V as it, Vr as at, Vt as ot, W as st, Wn as ct, Wr as lt, X as ut, Xt as dt, Y as ft, Z as pt, _ as mt, _i as ht, _n as gt, _r as _t, _t as vt, at as yt, b as bt, br as xt, bt as St, ci as Ct, cn as wt, ct as Tt, d as Et, dn as Dt, dr as Ot, dt as kt, ei as At, en as jt, et as Mt, f as Nt, fi as Pt, fn as Ft, fr as It, ft as Lt, g as Rt, gi as zt, gr as Bt, gt as Vt, h as Ht, hr as Ut, ht as E, ii as Wt, in as Gt, it as Kt, jn as qt, jr as D, jt as Jt, kn as Yt, kr as Xt, kt as Zt, l as Qt, lt as $t, m as en, mr as tn, mt as nn, n as rn, nn as an, o as on, oi as sn, on as cn, p as ln, pi as un, pn as dn, pr as fn, pt as pn, q as mn, qt as hn, r as O, rn as gn, s as _n, si as vn, sn as yn, st as bn, t as xn, tn as Sn, un as Cn, ut as wn, v as k, vi as Tn, vr as En, vt as Dn, wn as On, wr as kn, wt as An, x as jn, xn as Mn, xr as Nn, xt as Pn, y as Fn, yi as In, yr as Ln, yt as Rn, zt as zn } from "./start.js";
import { _ as Bn, b as Vn, c as Hn, d as Un, f as Wn, g as Gn, h as A, i as Kn, l as qn, m as Jn, n as Yn, p as Xn, r as Zn, s as Qn, t as $n, x as er, y as tr } from "./zod.js";
import { a as nr, c as rr, d as ir, f as j, i as ar, l as or, o as sr, p as cr, s as lr, u as ur } from "./client.js";
import { basename as dr, delimiter as fr, dirname as M, extname as pr, isAbsolute as mr, join as hr, posix as gr, relative as _r, resolve as N, sep as vr, win32 as yr } from "node:path";
import { access as br, constants as xr, link as Sr, lstat as Cr, open as wr, readFile as Tr, readdir as Er, realpath as Dr, rename as Or, rm as kr, stat as Ar, writeFile as jr } from "node:fs/promises";
import { setImmediate as Mr, setTimeout as Nr } from "node:timers/promises";
// \0node:crypto
const Pr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Fr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), Ir = Fr(6).toString("hex"), Lr = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Rr(e, t, n = {}) {
	await Ur(M(e));
	let r = await Br(e, t, n);
	await Or(r, e).finally(() => kr(r, { force: !0 }));
}
async function zr(e, t, n) {
	await Ur(M(e));
	let r = await Br(e, t, n);
	return Vr(r, e).finally(() => kr(r, { force: !0 }));
}
async function Br(e, t, { mode: n, root: r, check: i }) {
	let a = M(e), o = hr(a, `.lokaform-${process.pid}-${Ir}-${Fr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = xr, d = await wr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = hr(await Dr(r), _r(N(r), N(a)));
			if (await Dr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Tr(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await kr(o, { force: !0 }), e;
	}
}
async function Vr(e, t) {
	try {
		await Sr(e, t);
	} catch (n) {
		return qr(n, "EEXIST") || await Kr(t) ? !1 : (await Or(e, t), !0);
	}
	return await kr(e, { force: !0 }).catch(() => {}), !0;
}
async function Hr(e) {
	try {
		let t = await wr(e, xr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!qr(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Ur(e) {
	for (let t of await Er(e).catch(() => [])) {
		let [, n, r] = Lr.exec(t) ?? [];
		n === void 0 || r === Ir || Number(n) !== process.pid && Wr(Number(n)) || await kr(hr(e, t), { force: !0 }).catch(() => {});
	}
}
function Wr(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !qr(e, "ESRCH");
	}
}
async function Gr(e, t) {
	let n = t;
	for (let r of _r(t, e).split(vr)) {
		n = hr(n, r);
		let e = await Cr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${_r(t, n)}. Choose a path without links`;
	}
}
function Kr(e) {
	return Cr(e).then(() => !0, () => !1);
}
function qr(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Jr = {
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
function Yr(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Jr[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/commitFiles.ts
var Xr = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Zr = [
	"*",
	".*",
	"**"
];
var Qr = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new Xr(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Zr.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = N(e, i.join("/")), o = _r(a, this.#e).split(vr).join("/"), s = o !== "" && !o.startsWith("..") && !mr(o), c = s ? "" : await this.#o(a);
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
		let t = _r(this.#e, e).split(vr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || mr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (mr(n)) return;
			let r = gr.join(gr.dirname(e.path), n, t.slice(e.path.length));
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
const $r = new AbortController().signal;
function P(e, { displayRoot: t }) {
	return _r(t, e).split(vr).join("/");
}
function ei(e, t) {
	let n = _r(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${vr}`) && !mr(n);
}
async function ti(e, t) {
	for (let n = e;; n = M(n)) {
		if (await Kr(hr(n, ".git"))) return n;
		if (n === M(n) || n === t || t !== void 0 && !ei(n, t)) return;
	}
}
async function ni(e, t, n) {
	let r = await ri(t), i = n && await ri(n), a = new Map();
	for (let n of e) {
		let e = await ri(N(t, n)), o = await ti(M(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(P(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? P(hr(e ?? r, n), { displayRoot: r })
	}));
}
async function ri(e) {
	return Dr(e).catch(() => e);
}
var ii = class extends Error {};
async function ai(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new ii());
	if (!t) return Tr(e);
	let [r, i] = await Promise.all([Dr(e), Dr(t.workspace)]);
	if (!ei(r, i)) throw new ii();
	return Tr(r);
}
function oi(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? ci(e) : "utf-8";
	return new TextDecoder(n, { fatal: !0 }).decode(e);
}
function si(e, t) {
	let n = ci(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function ci([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function li(e) {
	try {
		return new TextDecoder(ci(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function ui(e, t, n, r = oi) {
	try {
		return jn(r(await Tr(e)));
	} catch (r) {
		let i = `${t} ${P(e, n)} cannot be read: ${fi(r)}`;
		return en(k("not-read", i));
	}
}
const di = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function fi(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof ii) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${di[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function pi(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(di, String(e.code))) return;
	let n = `${P(e.path, t)} was changed or removed while Lokaform ran. Now ${fi(e)} Run again when no other program changes it.`;
	return k("not-read", n, { scope: "project" });
}
async function mi(e, { commit: t }) {
	return t ? t.isFile(e) : (await Ar(e).catch(() => void 0))?.isFile() === !0;
}
async function hi(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await Er(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function gi(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Ar(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const _i = "lokaform-backup", vi = ["node_modules", _i];
async function yi(e, t, n, r) {
	let i = N(t, e);
	if (await mi(i, n)) return [i];
	let a = vi.map((e) => `**/${e}/**`);
	return bi(e.split(vr).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof Xr) throw e;
		return [];
	});
}
async function bi(t, n, r, i) {
	let a = je(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").some((e) => vi.includes(e))) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => xe(e, t, l))) continue;
		let n = N(c, t);
		await mi(n, r) && f.add(n);
	}
	return [...f];
}
async function xi(e, t) {
	let n = hr(M(e), ".gitignore"), r = `/${dr(e)}`, i;
	try {
		i = oi(await Tr(n));
	} catch (e) {
		if (qr(e, "ENOENT")) return jn({
			path: n,
			text: `${r}\n`
		});
		let i = `${P(n, t)} cannot be read: ${fi(e)}`;
		return en(k("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(dr(e))) return jn(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return jn({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/model/earlierManifest.ts
const Si = "Lokaform-Pulled";
function Ci(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(Si).map(wi), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: d(r) },
		overwrites: a
	};
}
function wi(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
function Ti(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function Ei(e, t = Infinity) {
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
function Di(e, t, { since: n, now: r = Infinity }) {
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
async function Oi(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = ki(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function ki({ commits: e, merged: t }, n) {
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
const Ai = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), ji = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Mi = {
	output: 67108864,
	time: 3e4
};
var Ni = class extends Error {
	name = "GitFailure";
};
const Pi = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Fi = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Ii = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], Li = /^\.(com|exe)$/i;
function Ri(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? gr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Li.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => yr.join(n, e + t)) : [];
	});
}
function zi(e, t) {
	let n = Ri("git", process.platform, t).filter((t) => !Bi(e, M(t))), r = n.find(Vi);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => M(e)))].join(fr)
	};
}
function Bi(e, t) {
	try {
		let [n, r] = [te(t), te(e)];
		return n === r || ei(n, r);
	} catch {
		return !0;
	}
}
function Vi(e) {
	try {
		return pe(e, xr.X_OK), Le(e).isFile();
	} catch {
		return !1;
	}
}
async function Hi(e, t, { environment: n, signal: r, limits: i = Mi }, a = "") {
	let o = zi(e, n);
	if (!o) throw new Ni(Ui);
	let s = Object.entries(n).filter(([e]) => Pi.test(e)), c = {
		...Object.fromEntries(s),
		...Fi,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: M(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = Ai(o.program, [
			"-C",
			e,
			...Ii,
			...t
		], {
			cwd: M(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new Ni(Wi(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new Ni("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new Ni(Gi(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const Ui = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Wi(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function Gi(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function Ki(e, t) {
	let n = await Dr(e), r = await ti(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => {
		try {
			return (await Hi(r, e, t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof Ni) return;
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
const qi = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var Ji = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? qi : await this.#r(i.root).versions(e, n, i));
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
		return ni(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new Yi(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, Yi = class {
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
			}, { known: c, missing: l } = await Oi(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof Ni) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Hi(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await aa(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof Ni) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = Qi(this.#e, {
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
		this.#r ??= aa(this.#e, this.#t);
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
			(r === void 0 || Xi(r) !== Xi(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => dr(e) === dr(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = hr(this.#e, e);
		try {
			return (await Cr(t)).isFile() ? li(await Tr(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await oa(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function Xi(e) {
	return e?.replaceAll("\r\n", "\n");
}
const Zi = 67108864;
async function Qi(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await ea(e, n, i), s = async (...t) => (await Hi(e, [
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
			trailers: Ci(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(ta), l = Ei(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return $i;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await na(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = Di(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await ra(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: Ti([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
const $i = {
	commits: [],
	merged: [],
	overwrites: [],
	unread: void 0
};
async function ea(e, t, n) {
	try {
		let r = await Hi(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof Ni) return new Set();
		throw e;
	}
}
function ta(e) {
	if (e instanceof Ni && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function na(e, t, n) {
	let r = (await Hi(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function ra(e, t, n) {
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
	], o = ia((await Hi(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: o.get(e.id) ?? []
	}));
}
function ia(e) {
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
async function aa(e, t, n = "HEAD") {
	let r = await Hi(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(ta);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function oa(e, t, n, r) {
	if (t.length === 0) return;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Hi(e, ["cat-file", "--batch-check"], r, i(t)), o = Zi, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? Mi,
		output: 2 * Zi
	}, u = await Hi(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, li(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function sa(e) {
	return `${Si}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/files/textFiles.ts
async function ca(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await la(a, t, n), o = e.flatMap((e) => Zt(a, ua(a, e)) ?? []), s = rt(a, o), c = e.flatMap((e) => da(s, e) ?? []), u = c.filter(({ textFile: { language: e } }) => e === void 0 || Ee(s, e));
		l(i, pa(s, e, c), ma(s, u, t));
		for (let e of u.sort(fa(s))) r.has(e.full) ? i.push(ha(s, P(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function la(e, t, n) {
	return (await yi(Ie(e), e.folder, t, n)).filter((e) => ge(e) !== void 0).sort();
}
function ua({ folder: e }, t) {
	return _r(e, t).split(vr).join("/");
}
function da(e, t) {
	let n = ua(e, t), r = ye(e, n);
	if (!(Be(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...Pe(e, n)
		}
	};
}
function fa({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function pa(e, t, n) {
	let { files: r, languages: a = [], place: o } = e;
	if (n.length === 0) {
		let e = t.length === 0 ? "no file. Correct the path: it is relative to this file." : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [k("no-manifest", `texts "${r}" matches ${e}`, { place: o })];
	}
	let s = n.map(({ textFile: e }) => e.language);
	if (s.includes(void 0)) return [];
	let c = new Set(s.flatMap((e) => e === void 0 || a.includes(e) ? [] : [e])), l = a.filter((e) => !s.includes(e)), u = l.flatMap((e) => {
		let t = [...c].find((t) => Je(t, e)), n = t ?? at(e, [...c]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), d = l.filter((e) => !u.some(({ language: t }) => t === e)), f = (e, t, n) => {
		let [a, s] = e.length > 1 ? ["s", "them"] : ["", "it"], c = `lokaform pull creates ${s} when the project has texts for ${s} that do not wait.`, l = `texts "${r}" has no file for the language${a} ${i(e)}. ${t}${n ? c : ""}`, u = {
			place: o,
			...n && {
				severity: n,
				scope: "change"
			}
		};
		return k("no-language-file", l.trim(), u);
	};
	return [...d.length > 0 ? [f(d, "", "notice")] : [], ...u.map(({ language: e, same: t, isSame: n }) => {
		let r = `If ${t} is the same language, add language_map: { ${t}: ${e} }. `;
		return f([e], n ? r : `${r}Otherwise `, n ? void 0 : "warning");
	})];
}
function ma({ keyName: e, place: t }, n, r) {
	return Ue.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${P(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [k("bad-setting", o, { place: t })];
	});
}
function ha({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return k("bad-setting", n, { place: e });
}
async function ga(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await la(i, t, n)).filter((e) => da(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [];
	for (let [e, o] of r) {
		let [, r = "", s = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!Be(e.files) || s === "") continue;
		let c = new Set(o.map((t) => ye(e, ua(e, t)))), l = (e, t) => c.has(e) || t === `${r}{lang}${s}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), u = Be(r) ? ["*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [d, ...f] = (await la({
			...e,
			files: `${r}*${s}`
		}, t, n)).flatMap((n) => {
			let a = ua(e, n), o = u.map((t) => ({
				...e,
				files: `${r}${t}${s}`
			})).find((e) => l(ye(e, a), e.files)), c = s !== ".xml" || /string/i.test(a.slice(r.length));
			return i.has(n) || !o || !c || a.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: P(n, t),
				files: Ye(o, a, "{lang}") ?? a
			}]);
		});
		if (!d) continue;
		let p = f.length > 0 ? ` (and ${f.length} more)` : "", m = `${d.path}${p} is not read: no row of texts names it. To read it, add a row with files: "${d.files}".`;
		a.push(k("unread-manifest", m, {
			place: e.place,
			severity: "notice",
			scope: "change"
		}));
	}
	return a;
}
const _a = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], va = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function ya(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(_a, {
		cwd: t,
		ignore: va,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function ba(e, t, n, r) {
	let { paths: i, problems: a } = await xa(e, t, n, r), o = await ca(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Ea(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!Nt(c) && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = t.map((e) => `${e}.yaml`).join(" nor "), r = t.map((e) => `--${e}`).join(" or "), i = e.unread ? `There is no manifest: ${e.unread}` : `There is no manifest: neither ${n} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${r} (in the action: ${t.join(", ")}). In a workflow, actions/checkout must run first.`;
		c.push(k("no-manifest", i));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [P(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u)
	};
}
async function xa({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await Ta(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`, a = e ? [] : await wa(t, n, i);
		o[c] = a;
		let l = e || i.commit || a.length > 0 ? [] : await hi(t, n);
		for (let e of l) {
			let [n, r] = e === t ? ["it is a folder. Give", `${e}/*.yaml`] : [`of its name. Rename it to ${t}, or give`, e], i = `${e} is not read, because ${n} --${c} '${r}' (setting ${c}).`;
			s.push(k("unread-manifest", i, { severity: "warning" }));
		}
	}
	return {
		paths: o,
		problems: s
	};
}
async function Sa(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => xa(e, { id: "" }, n, t))), i = (await ca(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function Ca(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await wa(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${P(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, k("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await Sa(e, $r)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function wa(e, t, n) {
	let r = N(t, e);
	return await mi(r, n) ? [r] : [];
}
async function Ta(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await yi(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await gi(N(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. ${o.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path: it is relative to ${r}.`}`;
			i.push(k("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Ea(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = P(a, t);
		try {
			let n = oi(await ai(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Xr) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(k("not-read", `${e} cannot be read: ${fi(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/kinds/registry.ts
let Da = [];
function Oa(e) {
	Da = e;
}
function ka() {
	if (Da.length === 0) throw Error("no kinds are registered");
	return Da;
}
function Aa(e) {
	let t = Da.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function ja(e, t) {
	let n = Aa(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Ma({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Na(e, { field: t }) {
	return ja(e, t).role === "text";
}
// src/plan/loss.ts
function Pa(e) {
	return e.action === "update" ? e.fields.some((t) => Ra(e.kind, t) || za(e.kind, t) || Fa(e.kind, t)) : e.action === "destroy";
}
function Fa(e, { field: t, before: n, after: r }) {
	return ja(e, t).role === "identity" || n === void 0 || Ba(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Ia(e, t) {
	return La(t) || Ra(e, t) || za(e, t);
}
function La({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Ba(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Ba(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Ra(e, { field: t, before: n, after: r }) {
	return ja(e, t).role === "archive" && n === !1 && r === !0;
}
function za(e, { field: t, before: n }) {
	return ja(e, t).role === "shape" && n !== void 0;
}
function Ba(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Va(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Ua(ja(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Ha(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Ua(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Ua(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Ba(n);
}
// src/report/exitCode.ts
function Wa({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const Ga = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Ka({ projects: e }) {
	let t = ({ reason: e }) => Ga.includes(e);
	return Wa({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function qa(e) {
	return e.plan ? Ka({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Nt(e.problems) ? "unknown" : "none" : "unknown";
}
function Ja({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function Ya({ command: e, projects: t }) {
	return e === "status" ? Ja({ projects: t }) === !1 : e === "drift" ? Ka({ projects: t }) : Wa({ projects: t });
}
function Xa(e) {
	return !Ya(e) && !Za(e);
}
function Za(e) {
	return e.stopped !== void 0 || Nt(to(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || no(e).some(({ outcome: e }) => e.state !== "done");
}
function Qa(e) {
	let t = ({ problems: e }) => e.filter((e) => !eo(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return Za({
		...e,
		problems: t(e),
		projects: n
	});
}
function $a(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Za(e) ? 1 : t && Ya(e) ? 2 : 0;
}
function eo({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function to({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function no({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function ro({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || ao(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function io({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function ao(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function oo({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function so(e) {
	return !Za(e) && !co(e) && e.projects.every(fo);
}
function co(e) {
	return to(e).some(({ code: e }) => e === "undeclared-project");
}
const lo = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function uo(e) {
	if (so(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && fo(e) && e.plan?.skipped.length === 0), n = to(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !lo.includes(e));
	return !t || r || co(e);
}
function fo({ plan: e, target: t }) {
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
function po(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const mo = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function ho(e) {
	let t = wo(e);
	return t === "removed" ? t : t === "new" ? "created" : So(e) ? "renamed" : "updated";
}
const go = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], _o = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, vo = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function yo(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...po(mo, t, ho),
		...po(go, n, ({ reason: e }) => _o[e] ?? "kept"),
		changes: t.length,
		adopted: a(e, ({ counts: e }) => e.adopted),
		skipped: a(e, ({ skipped: e }) => e.length)
	};
}
const bo = [...mo, ...vo];
function xo(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = po(["done", ...vo], t, ({ outcome: e }) => ao(e) ? "written in part" : e.state), i = r.skipped + a(e, ({ plan: e }) => e?.skipped.length ?? 0), o = t.length - r.done + i - r.skipped;
	return {
		...po(mo, n, ho),
		...r,
		skipped: i,
		unfinished: o
	};
}
function So(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Co = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function wo(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Ra(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => Na(e.kind, t));
	return t.some(La) ? "cleared text" : t.some((t) => Fa(e.kind, t)) ? "overwritten text" : Pa(e) ? "overwritten" : So(e) ? "renamed" : "changed";
}
function To(e) {
	return e.flatMap((e) => e.action === "update" ? e.fields.flatMap((t) => Na(e.kind, t) && La(t) ? t.part ?? [] : []) : []);
}
// src/report/view/view.ts
const Eo = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Do = [
	"values",
	"pending",
	"unmanaged"
];
function F(e, ...t) {
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
function I(e, t = 400) {
	return [{
		is: "quote",
		text: w(e, t)
	}];
}
function Oo(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function ko(e) {
	return e.map((e) => "text" in e ? e.text : ko(e.words)).join("");
}
function Ao(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function jo(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/words.ts
function L(e, t) {
	return `${R(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function R(e) {
	return Number.isInteger(e) ? String(e).replace(/\B(?=(?:\d{3})+$)/g, ",") : e.toLocaleString("en-US");
}
function Mo(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${R(n)} more` : "");
}
function No(e) {
	return Aa(e).words;
}
function Po(e, t) {
	let { one: n, many: r } = No(t);
	return `${R(e)} ${e === 1 ? n : r}`;
}
function Fo({ kind: e, label: t }) {
	let n = T(t), { prefix: r, maxName: i } = No(e);
	return r + ut(n, i);
}
function Io(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${T(n.file)}:${n.line}` : "(not declared)";
}
function Lo({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${T(e)}: `) + (n ? `${w(n.project.name, 80)} (${w(t, 200)})` : w(t, 200));
}
function Ro(e) {
	return e.length <= 3 ? e.map((e) => T(e)).join(", ") : L(e.length, "manifest");
}
const zo = r(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Bo(e) {
	return `${zo().format(e * 1e3)} UTC`;
}
function Vo(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function Ho(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function Uo(e) {
	return `${h("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function Wo(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${L(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${R(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Zo([e])}${i}${o}`;
}
function Go(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Va(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => I(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, F`${L(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? F`${e} and ${t}` : F`${e}, ${t}`, s);
	return F`${`${L(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${L(r, "translation")} in ${u} may be marked unverified.`;
}
function Ko(e, t) {
	let n = Nn(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !Aa(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => Na(e.kind, t));
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
	return F`After the merge: ${L(o, "text")} to translate in ${I(Mo(s, 12), 1e3)}.`;
}
function qo(e) {
	let t = Ja({ projects: e }), n = e.flatMap(({ status: e = [] }) => e), r = a(e, ({ plan: e }) => e?.changes.length ?? 0), i = a(n, ({ to_pull: e, waiting: t }) => e + t), o = [...r > 0 ? [`without ${L(r, "change")} to write`] : [], ...i > 0 ? [`with ${L(i, "text")} to pull or waiting`] : []], s = o.length > 0 ? ` This counts the texts of the project, ${o.join(", and ")}.` : "", c = t === void 0 && n.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or use --require de=100 (in the action: require)." : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Jo(e)}.${s}${c}`;
}
function Jo(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = a(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), o = Mo([...new Set(i.map(({ language: e }) => Vo(e)))], 12), s = as([...ns({
		conflicts: a(t, (e) => e.conflicts),
		undecided: a(t, (e) => e.undecided),
		toPull: a(t, (e) => e.to_pull),
		waiting: a(t, (e) => e.waiting)
	}), [i.length, `of ${L(r.length, "required language")} not ready: ${o}`]]), c = L(new Set(t.map(({ language: e }) => e)).size, "language"), l = `${R(a(t, (e) => e.translated))} of ${L(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function Yo(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Xo(t), { waiting: r, kept: i } = yo(t), a = as([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Qo(t, "as declared"), ...a].join(", ")}.`;
}
function Xo(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = yo(e);
	return as([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...ns({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function Zo(e) {
	let t = yo(e), n = t.adopted > 0 ? ` (${R(t.adopted)} to adopt)` : "", r = as([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = as([...ns(t), [t.skipped, "skipped"]]), a = fs(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${Qo(e, "unchanged")}.`;
}
function Qo(e, t) {
	let n = `${$o(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${$o(e, "unmanaged")} unmanaged`;
}
function $o(e, t) {
	let n = ka().map((n) => ({
		kind: n,
		count: a(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? R(a(n, ({ count: e }) => e)) : i(n.map(({ kind: e, count: t }) => Po(t, e.name)));
}
function es({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${rs(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${L(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${ts(e)}.${a} ${L(t, "request")} in total.`;
}
function ts(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = xo(e), r = as(bo.map((e) => [n[e], e])), i = as(ns(yo(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function ns(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function rs(e, t) {
	return e === t ? L(t, "project") : `${R(e)} of ${L(t, "project")}`;
}
function is({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [T(e)]), r = n.length > 0 ? F` Not reached: ${I(n.join(", "))}.` : [];
	return F`${Oo(F`${w(e.message, re)}`)}${r}`;
}
function as(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${R(e)} ${t}`] : []);
}
function os(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return es(e);
	if (r.length === 0) return ss(e);
	if (t === "drift") return Yo(n);
	if (t === "status") return qo(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? Wo(i.plan, i.effort) : `${rs(r.length, n.length)}: ${Zo(r)}`;
}
function ss(e) {
	let { command: t, manifests: n, declared: r } = e, a = to(e).filter(({ severity: e }) => e !== "notice");
	if (Nt(a)) return `${cs(a)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let o = ka().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), s = o.some(({ count: e }) => e > 0) ? o.filter(({ count: e }) => e > 0) : o, c = i(s.map(({ name: e, count: t }) => Po(t, e))), l = a.length > 0 ? `, with ${cs(a)}` : "";
	return `Valid: ${c} in ${L(n.length, "manifest")}${l}.`;
}
function cs(e) {
	let t = Et.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), r = a(n, Fn);
		return r > 0 ? [L(r, t === "error" ? "problem" : t)] : [];
	});
	return i(t);
}
function ls(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${T(e)}`}`;
}
function us({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [F`${F`The service made snapshot ${I(t.id, 80)}: ${I(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function ds(e) {
	let t = po(mo, e, ho);
	return [...as(mo.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...fs(e)].join(", ") || "no changes";
}
function fs(e) {
	let t = To(e);
	if (t.length === 0) return [];
	let n = Mo([...new Set(t.map(Vo))], 12);
	return [`clears ${L(t.length, "text")} in ${n}`];
}
function ps(e) {
	let t = to(e).filter(({ severity: e }) => e === "error");
	return [
		...hs(e),
		...t.length > 0 ? [cs(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function ms(e) {
	let t = hs(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function hs(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${bs(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return _s(e, t === "apply" ? "applied" : "restored");
	let i = vs(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Jo(r)}`, ...i] : t === "drift" ? [`Translations: ${Xo(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...gs(r), ...i];
}
function gs(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = yo(e.map(({ plan: e }) => e));
	return [
		`Translations: ${ds(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [L(i, "conflict")] : [],
		...n > 0 ? [`${L(n, "change")} pending before`] : [],
		...r > 0 ? [`${R(r)} skipped`] : []
	];
}
function _s({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = xo(e);
	return [
		`Translations ${t}: ${as(mo.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${L(r, "change")} not completed`] : [],
		...vs(e.length - n, t)
	];
}
function vs(e, t) {
	return e > 0 ? [`${L(e, "project")} not ${t}`] : [];
}
function ys(e) {
	if (e.is === "not compared") return [F`The manifests were not compared with those of the commit that the pull request would be merged into: ${I(e.why)}.`];
	let t = F`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = I(e.commit.slice(0, 7));
	return [F`${Oo(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Oo(F`${`Difference: ${bs(e.projects)}.`}`)];
}
function bs(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(So).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return as([
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
function xs(e) {
	let t = po([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = bs(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = as(ns({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function Ss(e) {
	return `Translations from Lokalise: ${xs(e)}`;
}
function Cs({ filters: e, by_kind: t }) {
	let n = ka().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${R(r)} of ${Po(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${w(e, 200)}`).join(" ");
	return F`${Oo(F`Only what matches`)} ${I(r, Infinity)}: ${i(n)}.`;
}
// src/model/project.ts
const ws = Un({
	iso: A(),
	id: A().optional(),
	pluralForms: Zn(A()).readonly()
}), Ts = Un({
	id: A(),
	digest: A().exactOptional(),
	name: A(),
	type: A(),
	baseLanguage: A(),
	languages: Zn(ws).readonly().optional(),
	perPlatformNames: Kn(),
	segmentation: Kn(),
	autoToggleUnverified: Kn().optional()
});
function Es(e) {
	return e.split(":")[0] ?? e;
}
function Ds(e) {
	let t = Es(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/model/place.ts
const Os = Qn().min(0), ks = Un({
	file: A(),
	line: Os,
	col: Os,
	endLine: Os,
	endCol: Os
});
function z(e, t, n = []) {
	let r = Is(e, t, n);
	return B(r.file, r.at.start, r.at.end);
}
function As(e, t, n) {
	let r = Is(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return B(r.file, i, a);
}
function js(e, t, n) {
	return Is(e, t, n).file;
}
function B(e, t, n) {
	let r = Ls(e, t), i = Ls(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function Ms(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function Ns(e, t) {
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
function Ps(e, t) {
	return new Fs(e, t);
}
var Fs = class {
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
function Is(e, t, n) {
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
function Ls(e, t) {
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
const Rs = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function zs(e) {
	return Array.from(e.matchAll(/^<{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// node_modules/js-yaml/dist/js-yaml.mjs
var V = Symbol("NOT_RESOLVED");
function Bs(e, t) {
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
function Vs(e, t) {
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
function Hs(e, t) {
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
var Us = Bs("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Ws = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Gs = Bs("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Ws.indexOf(e) === -1 ? V : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Ks = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], qs = Bs("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Ks.indexOf(e) === -1 ? V : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Js = [
	"true",
	"True",
	"TRUE"
], Ys = [
	"false",
	"False",
	"FALSE"
], Xs = Bs("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Js.indexOf(e) !== -1 || Ys.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Zs = [
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
], Qs = [
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
], $s = Bs("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Zs.indexOf(e) !== -1 || Qs.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), ec = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), tc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function nc(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function rc(e, t) {
	if (t) {
		if (!tc.test(e)) return V;
	} else if (!ec.test(e)) return V;
	let n = nc(e);
	return Number.isFinite(n) ? n : V;
}
var ic = Bs("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: rc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ac = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function oc(e) {
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
function sc(e) {
	if (!ac.test(e)) return V;
	let t = oc(e);
	return Number.isFinite(t) ? t : V;
}
var cc = Bs("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: sc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), lc = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), uc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function dc(e) {
	if (!lc.test(e)) return V;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || uc.test(e) ? r : V;
}
function fc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var pc = Bs("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: dc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: fc
}), mc = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), hc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function gc(e) {
	if (!mc.test(e)) return V;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || hc.test(e) ? r : V;
}
function _c(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var vc = Bs("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: gc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: _c
}), yc = Bs("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : V,
	identify: () => !1
}), bc = /^[A-Za-z0-9+/]*={0,2}$/;
function xc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !bc.test(t)) return V;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Sc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Cc = Bs("tag:yaml.org,2002:binary", {
	resolve: xc,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Sc
}), wc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Tc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Ec(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Dc(e) {
	let t = wc.exec(e);
	if (t === null && (t = Tc.exec(e)), t === null) return V;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Ec(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? V : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return V;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Ec(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return V;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return V;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Oc = Bs("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Dc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), kc = Vs("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Ac(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var jc = Vs("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Ac(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Mc = Vs("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Nc = Hs("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Ac,
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
}), Pc = Hs("tag:yaml.org,2002:set", {
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
function Fc() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Ic() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Lc(e) {
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
var Rc = class e {
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
		let t = Lc(e), n = [], r = Fc(), i = Ic();
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
}, zc = new Rc([
	Us,
	kc,
	Nc
]);
[...zc.tags];
var Bc = new Rc([
	...zc.tags,
	Gs,
	Xs,
	ic,
	pc
]);
new Rc([
	...zc.tags,
	qs,
	$s,
	cc,
	vc,
	Oc,
	yc,
	Cc,
	jc,
	Mc,
	Pc
]).withTags({
	...cc,
	resolve: (e, t, n) => {
		let r = cc.resolve(e, t, n);
		return r === V ? ic.resolve(e, t, n) : r;
	}
}, {
	...vc,
	resolve: (e, t, n) => {
		let r = vc.resolve(e, t, n);
		return r === V ? pc.resolve(e, t, n) : r;
	}
});
var Vc = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Hc(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Uc(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Wc(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Vc,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Hc(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Uc((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Hc(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Uc((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Hc(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Uc((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Gc(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Kc = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Gc(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Gc(this, e)}`;
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
		throw s.snippet = Wc(s), new e(r, s);
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
}, qc = {
	BLOCK: 1,
	FLOW: 2
}, Jc = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Yc = -1;
function Xc(e) {
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
var Zc = Array(256), Qc = Array(256);
for (let e = 0; e < 256; e++) Zc[e] = +!!Xc(e), Qc[e] = Xc(e);
function $c(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function el(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function tl(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function nl(e, t, n) {
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
function rl(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function il(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = nl(e, i, n);
			r += rl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function al(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = nl(e, i, n);
			r += rl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function ol(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = nl(e, i, n).position;
			else if (t < 256 && Zc[t]) r += Qc[t], i++;
			else {
				let n = tl(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = el(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += $c(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = nl(e, i, n);
			r += rl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function sl(e, t, n, r, i, a) {
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
	return i === Jc.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Jc.STRIP && u && (l += "\n"), l;
}
function cl(e, t) {
	if (t.valueStart === Yc) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case U.SINGLE_QUOTED: return al(e, n, r);
		case U.DOUBLE_QUOTED: return ol(e, n, r);
		case U.LITERAL_BLOCK: return sl(e, n, r, t.indent, t.chomping, !1);
		case U.FOLDED_BLOCK: return sl(e, n, r, t.indent, t.chomping, !0);
		default: return il(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var ll = {
	filename: "",
	schema: Bc,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, W = -1, ul = Object.prototype.hasOwnProperty, dl = 1, fl = 2, pl = 3, ml = 4, hl = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, gl = /[,\[\]{}]/, _l = /^(?:!|!!|![0-9A-Za-z-]+!)$/, vl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, yl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, bl = RegExp(`^(?:${vl})*$`), xl = RegExp(`^(?:${yl})+$`), Sl = RegExp(`^(?:!(?:${vl})*|${yl}(?:${vl})*)$`), Cl = {
	filename: "",
	maxDepth: 100
};
function wl(e, t, n) {
	e.events.push({
		type: H.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Tl(e, t, n, r, i, a, o) {
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
function El(e, t, n, r, i, a, o) {
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
function Dl(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: H.MAPPING,
		start: t.position,
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W,
		style: qc.FLOW
	});
}
function Ol(e, t, n, r, i, a, o, s, c = Jc.CLIP, l = -1, u = !1) {
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
function kl(e, t, n) {
	e.events.push({
		type: H.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Al(e) {
	e.events.push({ type: H.POP });
}
function G(e) {
	Ol(e, W, W, W, W, W, W, U.PLAIN);
}
function jl() {
	return {
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W
	};
}
function Ml(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Nl(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function K(e, t) {
	Kc.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function q(e) {
	return e === 10 || e === 13;
}
function Pl(e) {
	return e === 9 || e === 32;
}
function Fl(e) {
	return Pl(e) || q(e);
}
function Il(e) {
	return e === 0 || Fl(e);
}
function Ll(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Rl(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function zl(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Bl(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Vl(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Hl(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function J(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Fl(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Pl(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!q(r) && r !== 0);
		if (!q(r)) break;
		for (Hl(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Ul(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Fl(n);
	}
	return !1;
}
function Wl(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Gl(e) {
	if (e.position !== e.lineStart) return !1;
	if (Ul(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Ml(e);
	Wl(e), J(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Ul(e));
	return Nl(e, t), r;
}
function Kl(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !q(t);) t = e.input.charCodeAt(++e.position);
}
function ql(e, t, n) {
	let r = hl.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, K(e, "the stream contains non-printable characters"));
}
function Jl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== W && K(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && K(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Fl(s) && !(n && Ll(s));) s === 33 && (a ? K(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), _l.test(o) || K(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), gl.test(l) && K(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? bl.test(l) : xl.test(l)) && K(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !ul.call(e.tagHandlers, o) && K(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Yl(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== W && K(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Fl(e.input.charCodeAt(e.position)) && !Ll(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Xl(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== W || t.tagStart !== W) && K(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Fl(e.input.charCodeAt(e.position)) && !Ll(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an alias node must contain at least one character"), kl(e, n, e.position), !0;
}
function Zl(e, t) {
	J(e, !1), e.lineIndent < t && K(e, "deficient indentation");
}
function Ql(e, t, n) {
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
			return e.position++, Ol(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.SINGLE_QUOTED, Jc.CLIP, -1, i), !0;
		}
		q(a) ? (i = !1, Zl(e, t)) : e.position === e.lineStart && Ul(e) ? K(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a single quoted scalar");
}
function $l(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Ol(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.DOUBLE_QUOTED, Jc.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (q(n)) Zl(e, t);
			else if (Vl(n)) e.position++;
			else {
				let t = Bl(n);
				for (t === 0 && K(e, "unknown escape sequence"); t-- > 0;) e.position++, zl(e.input.charCodeAt(e.position)) < 0 && K(e, "expected hexadecimal character");
				e.position++;
			}
		} else q(a) ? (i = !1, Zl(e, t)) : e.position === e.lineStart && Ul(e) ? K(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a double quoted scalar");
}
function eu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Jc.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? U.LITERAL_BLOCK : U.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Rl(n);
		if (n === 43 || n === 45) i !== Jc.CLIP && K(e, "repeat of a chomping mode identifier"), i = n === 43 ? Jc.KEEP : Jc.STRIP, e.position++;
		else if (r >= 0) r === 0 && K(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && K(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Pl(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Kl(e), q(e.input.charCodeAt(e.position)) ? Hl(e) : e.input.charCodeAt(e.position) !== 0 && K(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Gl(e)) break;
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
		Kl(e), f = e.position, q(e.input.charCodeAt(e.position)) && (Hl(e), f = e.position);
	}
	return ql(e, d, f), Ol(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function tu(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === dl;
	if (n === 0 || Fl(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Ll(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Il(t) || r && Ll(t)) return !1;
	}
	return !0;
}
function nu(e, t, n, r) {
	if (!tu(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === dl, c = !1;
	for (; o !== 0 && !Gl(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Il(t) || s && Ll(t)) break;
		} else if (o === 35) {
			if (Fl(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Ll(o)) break;
		else if (q(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (J(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Pl(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (ql(e, i, a), Ol(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, U.PLAIN, Jc.CLIP, -1, !c), !0);
}
function ru(e, t) {
	let n = e.line;
	J(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && K(e, "deficient indentation");
}
function iu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? El(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, qc.FLOW) : Tl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, qc.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		ru(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Al(e), !0;
		o ? n === 44 && K(e, "expected the node content, but found ','") : K(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Fl(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, ru(e, t));
		let c = e.line, l = Ml(e), u = su(e, t, dl, !1, !0);
		ru(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, ru(e, t), i || Dl(e, l), u || G(e), su(e, t, dl, !1, !0) || G(e), ru(e, t), i || Al(e)) : i && r ? (u || G(e), G(e)) : i ? G(e) : r && (Dl(e, l), u || G(e), G(e), Al(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	K(e, "unexpected end of the stream within a flow collection");
}
function au(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Il(e.input.charCodeAt(e.position + 1))) return !1;
	for (Tl(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, qc.BLOCK); e.input.charCodeAt(e.position) === 45 && Il(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = J(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Il(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? G(e) : su(e, t, pl, !1, !0), J(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && K(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Il(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry");
	}
	return Al(e), !0;
}
function ou(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Il(l)) o ||= (El(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, qc.BLOCK), !0), c === 63 ? (i && G(e), a = !0, i = !0) : (i || (G(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (G(e), !1);
			let t = Ml(e);
			if (!su(e, n, fl, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Pl(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Il(c) || K(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: H.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: qc.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) K(e, "expected ':' after a mapping key");
				else return r.anchorStart !== W || r.tagStart !== W ? (Nl(e, t), !1) : !0;
			} else if (a) K(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== W || r.tagStart !== W ? (Nl(e, t), !1) : !0;
		}
		if (su(e, t, ml, !0, s) && (s = !1), i || (s &&= (G(e), !1)), J(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) K(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && G(e), o && Al(e), !0) : !1;
}
function su(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && K(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = jl(), d = n === ml || n === pl, f = d, p = d;
	if (r && J(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Ml(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== W || u.anchorStart !== W) && (r === 33 || r === 38)) {
			let n = Ml(e), r = t + 1;
			if (ou(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === H.MAPPING) return e.depth--, !0;
			Nl(e, n);
		}
		if (s && (r === 33 && u.tagStart !== W || r === 38 && u.anchorStart !== W) || !Jl(e, u, n === dl) && !Yl(e, u)) break;
		l === null && (l = i), J(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === ml) {
		let r = n === dl || n === fl ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (au(e, i, u) || ou(e, i, r, u)) || iu(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Ml(e), n = l.position - l.lineStart;
					Nl(e, l), ou(e, n, r, jl()) && e.events[t.eventsLength]?.type === H.MAPPING ? c = !0 : Nl(e, t);
				}
				!c && (d && eu(e, r, u) || Ql(e, r, u) || $l(e, r, u) || Xl(e, u) || nu(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && au(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== W || u.tagStart !== W || d) && (Ol(e, W, W, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, U.PLAIN), c = !0), e.depth--, c || u.anchorStart !== W || u.tagStart !== W;
}
function cu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Fl(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && K(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !q(e.input.charCodeAt(e.position));) {
		for (; Pl(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || q(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Fl(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (q(e.input.charCodeAt(e.position)) && Hl(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && K(e, "duplication of %YAML directive"), r.length !== 1 && K(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && K(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && K(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && K(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		_l.test(t) || K(e, "ill-formed tag handle (first argument) of the TAG directive"), ul.call(e.tagHandlers, t) && K(e, `there is a previously declared suffix for "${t}" tag handle`), Sl.test(n) || K(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function lu(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (J(e, !0); cu(e);) t = !0, J(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Il(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, J(e, !0), i = e.line > t;
	} else t && K(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Ul(e)) {
		e.position += 3, J(e, !0);
		return;
	}
	if (wl(e, n, !1), su(e, e.lineIndent - 1, ml, !1, i, i) || G(e), J(e, !0), e.position === e.lineStart && Ul(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, J(e, !0), e.line === t && e.position < e.length && K(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === H.DOCUMENT && (o.explicitEnd = r), Al(e), !r && e.position < e.length && !Gl(e) && K(e, "end of the stream or a document separator is expected");
}
function uu(e, t) {
	let n = e.length, r = {
		...Cl,
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
	for (i !== -1 && Kc.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Wl(r), J(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		lu(r), r.position === e && K(r, "can not read a document");
	}
	return r.events;
}
({
	...Cl,
	...ll
});
function du(e, t) {
	return !!(e & 1 << t);
}
var fu = {
	applyQuoteFlowKeysOption: mu,
	doubleQuoteForInvisibles: hu,
	doubleQuoteWhitespaceOnly: gu,
	applyForceQuotesOption: _u,
	tryLongOrMultilineAsBlock: vu,
	quoteInvalidPlain: yu,
	fallbackToDoubleQuoted: bu
};
function pu(e) {
	return e.presenterOptions.quoteStyle === "single" && du(e.allowedStylesMask, U.SINGLE_QUOTED) ? U.SINGLE_QUOTED : U.DOUBLE_QUOTED;
}
function mu(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === U.PLAIN && (e.style = U.DOUBLE_QUOTED);
}
function hu(e) {
	e.style === U.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function gu(e) {
	e.style === U.PLAIN && /^\s+$/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function _u(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== U.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? U.DOUBLE_QUOTED : pu(e)));
}
function vu(e) {
	if (e.style !== U.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!du(e.allowedStylesMask, U.LITERAL_BLOCK)) {
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
function yu(e) {
	e.style === U.PLAIN && !du(e.allowedStylesMask, U.PLAIN) && (e.style = pu(e));
}
function bu(e) {
	du(e.allowedStylesMask, e.style) || (e.style = U.DOUBLE_QUOTED);
}
var xu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Su = "[\\n\\r]", Cu = "\\uFEFF", wu = "[ \\t]", Tu = `(?:(?!(?:${Su}|${Cu}))${xu})`, Eu = `(?:(?!${wu})${Tu})`, Du = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Ou = "[-?:,\\[\\]{}#&*!|>'\"%@`]", ku = "[,\\[\\]{}]", Au = Eu, ju = `(?:(?!${ku})${Eu})`, Mu = `(?:(?:(?!${Ou})${Eu})|[?:-](?=${Au}))`, Nu = `(?:(?:(?!${Ou})${Eu})|[?:-](?=${ju}))`, Pu = `(?:(?:(?![:#])${Au})|:(?=${Au}))#*`, Fu = `(?:(?:(?![:#])${ju})|:(?=${ju}))#*`, Iu = `(?:${wu}*${Pu})*`, Lu = `(?:${wu}*${Fu})*`, Ru = `${Mu}#*${Iu}`, zu = `${Nu}#*${Lu}`, Bu = Ru, Vu = zu, Hu = `\\n+${Pu}${Iu}`, Uu = `\\n+${Fu}${Lu}`, Wu = `${Ru}(?:${Hu})*`, Gu = `${zu}(?:${Uu})*`;
RegExp(`^(?:${Wu})$`, "u"), RegExp(`^(?:${Gu})$`, "u"), RegExp(`^(?:${Bu})$`, "u"), RegExp(`^(?:${Vu})$`, "u"), RegExp(`^(?:${Du})*$`, "u"), RegExp(`^(?:${Du}|\\n)*$`, "u"), RegExp(`^(?:${Tu}|\\n)*$`, "u"), Object.keys(fu).map((e) => Reflect.get(fu, e)), H.DOCUMENT, H.SEQUENCE, H.MAPPING, H.SCALAR, H.ALIAS, H.POP, U.PLAIN, U.SINGLE_QUOTED, U.DOUBLE_QUOTED, U.LITERAL_BLOCK, U.FOLDED_BLOCK, qc.BLOCK, qc.FLOW, Jc.CLIP, Jc.STRIP, Jc.KEEP;
// src/yaml/events.ts
var Ku = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const qu = "A manifest is one document: split it into files instead of writing ---.", Ju = 2 ** 15, Yu = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Xu = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Zu = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* Qu(e, t, n = Ju) {
	let r = t ? e.length : 25e5, i = e.length > n ? nd(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Ku("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new Ku("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = $u(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function $u(e, t, n, r) {
	let i = ed(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== H.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== H.SEQUENCE || s.style !== qc.BLOCK) || !c.every(({ type: e }) => e === H.POP) || i.some(({ type: e }) => e === H.DOCUMENT)) throw new Ku(qu, t, t);
	r && !a && i.push({ type: H.POP });
	for (let e of a ? [] : i) od(e, t);
	return i;
}
function ed(e, t, n) {
	let r = e.slice(t, n).replace(Yu, "");
	try {
		return td(r, t);
	} catch (e) {
		if (!(e instanceof Ku) || e.message !== "deficient indentation") throw e;
		let n = td(r.replace(Xu, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === H.SCALAR && (e.fast = !1);
		return n;
	}
}
function td(e, t) {
	try {
		return uu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Kc ? new Ku(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function nd(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	Zu.lastIndex = t.at(-1) ?? e.length;
	let [, n] = Zu.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: Zu.lastIndex
	};
}
const rd = 2 ** 20, id = 2 ** 18;
function ad(e) {
	if (e.length <= rd) return;
	let t = e.slice(0, id), n = t.lastIndexOf(nd(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function od(e, t) {
	e.type !== H.POP && e.type !== H.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== H.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === H.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const sd = process.getBuiltinModule("node:module").createRequire(import.meta.url), cd = (...e) => sd("./late-yaml.js").parseDocument(...e), ld = (...e) => sd("./late-yaml.js").visit(...e), ud = 2 ** 15, dd = 2 ** 18;
function fd(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [k("yaml", a, { place: B(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + ud ? [ud, dd] : [dd]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = pd(t, n, i, s), u = mt(t.path, B(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [md(e, t, n)];
}
function pd(e, t, n, r) {
	let i = t.slice(n, r), a = cd(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new Qt(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = B(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = yd(i) ? n + bd(a, i.pos[0]) : void 0;
		f === void 0 ? s.add(hd(Td(t, o) || xd(i), u)) : s.add(hd(xd(i), B(e, f, f + 1)));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function md({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return hd((e >= r.trimEnd().length ? _d : vd.get(t)) ?? (Td(r, e) || i), B(n, e, e + 1));
}
function hd(e, t) {
	return k("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const gd = "Values are nested too deeply. Use fewer levels.", _d = "The file ends in brackets or in quotes. Add the closing one.", vd = new Map([["nesting exceeded maxDepth (500)", gd], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function yd({ message: e }) {
	return e.startsWith("Missing closing");
}
function bd(e, t) {
	let n = t;
	return ld(e, { Scalar: (e, { type: r = "", range: i }) => {
		r.startsWith("QUOTE") && i && i[0] < t && t <= i[2] && (n = i[0]);
	} }), n;
}
function xd(e) {
	if (e.message.startsWith("Maximum call stack")) return gd;
	if (yd(e)) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return qu;
		default: return `${e.message}.`;
	}
}
function Sd(e, t, n) {
	n.countMore(e.path) || n.add(k("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: B(e, t, t + 1) }));
}
const Cd = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s,}\]#]))/, wd = "This is a comment of JSON. A comment of YAML starts with #.";
function Td(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return wd;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [o] = Cd.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function Ed(e, t) {
	let n = new Qt();
	for (let { start: r, end: i } of zs(e)) n.countMore(t.path) || n.add(k("yaml", Rs, { place: B(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Dd(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = Ms(t), a = {
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
		return c([k("yaml", e, { place: B(a, r, r + 1) })]);
	}
	let l = Ed(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = kd(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && Fn(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof Ku)) throw e;
		return c(fd(e, a, t));
	}
}
const Od = 1e6;
function kd(e, t, n, r) {
	return new Ad(e, t, n, Qu(t, n, r)).document();
}
var Ad = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new Ud();
	anchors = new Map();
	problems = new Qt();
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
			value: Vd(e) ? this.value(e, Md, t) : null,
			span: new Wd(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === H.ALIAS ? void 0 : this.anchor(e), a = e.type === H.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === H.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !Hd(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
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
		let o = r === H.SEQUENCE ? this.list() : this.mapping();
		if (--this.depth, this.end = this.after(a ? Ld : this.text.charAt(this.end - 1) === "\n" ? Md : Bd), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new Ku("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!Vd(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new Ku("This file has more than 150,000 entries. Divide it into several files.", Hd(t) ? t.start : this.end);
			e.push(this.value(t, Fd, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next().value;
			if (!Vd(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next().value, a = Vd(i) ? this.value(i, Id, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && Sd(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, Pd), [n, r] = [Hd(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = Td(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
			return;
		}
		let i = typeof t == "string" ? t : this.text.slice(n, r);
		return /^\/[/*]/.test(this.text.slice(n, n + 2)) && this.refuse(wd, n, r), {
			text: i,
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: r, valueStart: i, valueEnd: a, tagStart: o, fast: s } = e;
		if (o >= 0 && !jd.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), i < 0) {
			let e = this.after(l < 0 ? t : Nd);
			return (t !== Id || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = cl(this.text, e);
		if (r === U.LITERAL_BLOCK || r === U.FOLDED_BLOCK) {
			this.start = this.after(Rd);
			let e = this.text.slice(i, a);
			this.end = i + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = r === U.PLAIN ? 0 : 1;
			this.start = i - e, this.end = a + e;
		}
		if (!this.anyText && !(s && this.isStorable) && c(u)) return this.refuse(n("This text"));
		if (r !== U.PLAIN || o >= 0) return u;
		let { value: d } = Bc.resolveImplicitScalarTag(u);
		return Number.isInteger(d) && !Number.isSafeInteger(d) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 3 && this.text[this.end] === " " && typeof d == "string" && this.warnOfComment(), d);
	}
	warnOfComment() {
		let e = this.after(zd);
		if (e === this.end) return;
		let t = this.text.slice(this.end, e).trim(), n = `YAML reads ${t} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = B(this.file, e - t.length, e);
		this.problems.add(k("yaml-comment", n, {
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
		return this.problems.countMore(this.file.path) || this.problems.add(k("yaml", e, { place: B(this.file, t, n) })), null;
	}
};
const jd = new Set(["!!str", "!"]), Md = /(?:)/y, Nd = /[ \t]*/y, Pd = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Fd = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Id = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Ld = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Rd = /(?:[\s:?-]|#[^\n]*\n)*/y, zd = /[ \t]+#[^\s#!=*-].*/y, Bd = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Vd(e) {
	return e !== void 0 && e.type !== H.POP && e.type !== H.DOCUMENT;
}
function Hd(e) {
	return e.type === H.SEQUENCE || e.type === H.MAPPING;
}
var Ud = class {
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
	member(e, t) {
		let n = this.byName.get(e);
		return n || (n = new Map(this.members(e)), n.size > 50 && this.byName.set(e, n)), n.get(t);
	}
}, Wd = class e {
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
const Gd = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function Kd(e, t) {
	let n = new Map(), r = new Qt(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!y(i)) return {
		members: n,
		problems: ef(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "", i = y(s) && t.includes("keys") ? Gd : "", c = n || Te(e, t) || ` The fields are ${t.join(" and ")}.${i}`;
			r.add(k("unknown-member", `Unknown field "${e}" in this manifest.${c}`, { place: As(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function qd({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return k("empty-manifest", r, { place: z(e, t) });
}
function Jd(e, t, n) {
	if (!Array.isArray(t.value)) {
		let [r] = Object.values(y(t.value) ? t.value : {});
		return {
			entries: [],
			problems: ef(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${r !== void 0 && n.thing === "a key" ? Gd : ""}`, t.span)
		};
	}
	let r = [], i = new Qt(), a = t.span.members?.[Symbol.iterator](), o = Qd(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!y(s) && i.countMore(e.file.path)) continue;
		let l = Xd(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [mt(e.file.path, z(e.file, c).endLine), ...i.problems]
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
function Yd(e, t, n) {
	let r = new Qt();
	return {
		...Xd(r, e, t, n, Qd(n)),
		problems: r.problems
	};
}
function Xd(e, t, n, r, i) {
	let { value: a, span: o } = tf(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new tr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && $d(t, z(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u } = r, d = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i
	}, f = s.issues.slice(0, _n + 1);
	af(f.map((e) => er(e, {}, Vn())), d, e);
	for (let t of s.issues.slice(f.length)) e.countMore(c.path, sf(t));
	return { span: o };
}
const Zd = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Qd({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Zd).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function $d({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function ef(e, t, n, r) {
	let i = z(e.file, r);
	return $d(e, i) ? [] : [k(t, n, { place: i })];
}
function tf(e, t) {
	if (!y(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, nf(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, Ns(a, { members: new Map(o) }));
		r = Ns(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function nf(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function rf(e, t) {
	let n = new Qt();
	return af(e, t, n), n.problems;
}
function af(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (lf(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) of({
		...i,
		keys: [e]
	}, t, n);
	else of(i, t, n);
}
function of(e, t, n) {
	if (!n.countMore(t.file.path, sf(e))) for (let r of uf(e, t)) n.add(cf(r, e, t));
}
function sf(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? df(e.errors) : void 0)?.reduce((e, t) => e + sf(t), 0) ?? 1;
}
function cf(e, { path: t }, n) {
	let r = mf(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(z(n.file, n.span, t)), String(r)]
	};
}
function lf(e, t, n) {
	return t.some((t) => mf(n.value, e.path) === void 0 && t.keys.some((t) => hf(t, [String(e.path.at(-1))])) || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function uf(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => gf(e, n, t));
	if (e.code === "invalid_key") return [gf(String(n.at(-1)), n.slice(0, -1), t)];
	let r = mf(t.value, n), i = z(t.file, t.span, n), a = (e, t) => [k(e, t, { place: i })], o = () => a("wrong-type", yf(r, n, t, i)), s = xf(n, t), c = Sf(n, t);
	if (r === void 0) return a("missing-member", `${s} is missing. It is required in ${t.thing}.${c}`);
	if (r === null) return a("null-value", _f(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = df(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? rf(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": {
			if (typeof r == "object") return o();
			let t = e.values.map(String);
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${Te(String(r), t)}`);
		}
		case "custom":
		case "invalid_format": return a("wrong-value", `${s} ${e.message}.${c}`);
		default: return typeof r == "number" ? a("wrong-value", yf(r, n, t, i)) : a("wrong-value", vf(n, t));
	}
}
function df(e) {
	return [...e].sort((e, t) => ff(t) - ff(e)).find((e) => ff(e) > 0) ?? e.find((e) => e.every(pf));
}
function ff(e) {
	return d(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function pf({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function mf(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function hf(e, t) {
	return t.find((t) => t.split("_").includes(e)) ?? nt(e, t);
}
function gf(e, t, n) {
	let r = As(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = Sf([i.find((t) => n.members.get(t)?.expects.includes(` ${e}:`)) ?? "", e], n) || Te(hf(e, i) ?? e, i), o = `Unknown field "${e}" in ${n.thing}.${a || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		o = `Unknown field "${e}" in ${bf(t, n)}.${Sf([...t, e], n)}${r.includes(e) ? "" : Te(e, r)}`;
	} else e === "<<" && (o = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return k("unknown-member", o, { place: r });
}
function _f(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${xf(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${xf(e, t)} has no value.${Sf(e, t)}`;
	if (n?.empty !== void 0) return `${xf(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".";
	return `${xf(e, t)} has no value. Remove it, or give it a value.${r}${Sf(e, t)}`;
}
function vf(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${xf(e, t)} is empty.${Sf(e, t)}${n}`;
}
function yf(e, t, n, r) {
	if (t.length === 0) return `This is ${Cf(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${xf(t, n)} is ${Cf(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && t.length === 1 && /^(all, or )?a list of (?!text sources)/.test(i), s = Array.isArray(e) && t.length === 1 ? `${String(t[0])}s` : "", c = n.members.has(s) ? ` For several, use ${s}.` : "", l = o ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : c;
	return `${xf(t, n)} is ${Cf(e)}.${Sf(t, n)}${l}`;
}
function bf(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${bf(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function xf(e, t) {
	let n = bf(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Sf(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${bf([n], t)} must be ${r.expects}.` : "";
}
function Cf(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function wf(e, t) {
	return Tf(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Tf({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Ef(e, t, n) {
	let r = Tf(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function Df({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function Of(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function kf(e, t, n) {
	let r = Af(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* Af(e, t, n, r = new Map()) {
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
			]), s = r.get(o), l = s?.text === i ? s.read : Nf(c, t, n);
			r.set(o, {
				text: i,
				read: l
			}), u.push(l), yield;
		}
		let d = u.flatMap((e) => e.problems.some(Ff) ? [] : e.entries), f = c.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, p = f.entries;
		a[c.plural] = p;
		for (let e of u) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let h = new Qt();
		for (let e of p) {
			for (let t of c.checkEntry(e)) h.add(t);
			for (let t of jf(c, e)) h.add(t);
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
		problems: Ht(If(i, c))
	};
}
function jf(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [Y(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Mf({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Dd(r, i, a), { file: s } = o, { members: c, problems: u } = Kd(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && Yd(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [qd(o, e)]
	};
	let g = Jd(o, h, t);
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
function Nf(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = ad(n);
	if (a !== void 0) {
		let { problems: n } = kf([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Ff)) {
			let e = n.some(({ place: e }) => !e) ? [] : [mt(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function Pf(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Nf(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Ff({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function If(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function Y({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Lf(e(t)), d = s ? As(n, r, o) : z(n, r, o);
	return {
		...k(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Lf(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Rf({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const zf = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Bf(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !Vf(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = zf.has(r) ? void 0 : Bf(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function Vf(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) zf.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Hf = "Run again. If that does not help, the service has changed or has a fault.";
function Uf(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let s = o(n, ({ id: e }) => e === void 0 ? [] : [e]), c = o(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => c.get(e) ?? []), [a] = [...s.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: Y(e, t, "unusable-response", `${u(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Hf}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = a(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = Tf(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Hf}`, s = t ? "error" : "warning";
		g.push(k("unusable-response", o, {
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
function Wf(e) {
	let t = e.projects.map((e) => e.hide_texts ? Gf(e) : e), n = e.hide_texts ? Jf(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Gf(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap($f), ...o.flatMap(ep)], c = Qf(s), l = Kf(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => Xf({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => qf(e, l)) }
	};
}
function Kf(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function qf({ change: e, outcome: t }, n) {
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
function Jf(e) {
	return e.map((e) => Xf(e, []));
}
const Yf = ["yaml", "text-file"];
function Xf(e, t) {
	let { quotes: n = [], code: r } = e, i = Yf.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: Zf(a, t)
	};
}
function Zf(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Qf(e) {
	let t = new pt();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Zf(t.clean(n), e);
}
function $f(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => ep(e)) : e.fields.filter(({ field: t }) => Ma(ja(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(ep));
}
function ep(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(ep);
}
function tp(e) {
	let t = Wf(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? rp(t.problems) : t.problems,
		projects: t.projects.map(np),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(np)
		} }
	};
}
function np(e) {
	return e.hide_texts ? rp(e) : e;
}
function rp(e) {
	return ip(e, "");
}
function ip(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Ma(ja(String(n), String(e.field)));
	return op(e, (e, t) => t === "quotes" ? [] : zf.has(t) ? r ? ap(e) : e : ip(e, n));
}
function ap(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? op(e, ap) : e;
}
function op(e, t) {
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
const sp = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function cp(e, t) {
	let n = e.projects.map((e) => up(e, t));
	return {
		...pp(e, t),
		declared: e.declared,
		projects: n
	};
}
function lp(e, t) {
	return pp(e, (e) => t(e));
}
function up(e, t) {
	let n = pp(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: fp(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function dp(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === fp(t);
}
function fp(e) {
	return Pr("sha256").update(e).digest("hex");
}
function pp(e, t) {
	return hp(e, t, !1);
}
const mp = new WeakMap();
function hp(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = mp.get(t) ?? new WeakSet();
	if (mp.set(t, r), !n && r.has(e)) return e;
	let i = op(e, (e, r) => n || !sp.test(r) ? hp(e, t, n || zf.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function gp(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Et.indexOf(e) + Number(t !== void 0 && Rt({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function _p(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of u(t === !0 ? [] : e, (e) => vp(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(Rt) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, yp(bp(e), [e, ...t]));
		}
	}
	return gp(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : bp(e, n)));
}
function vp(e, t) {
	return Rt(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Rf(e),
		e.place.file
	]);
}
function yp(e, t) {
	if (t.some(Rt)) {
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
function bp({ severity: e, code: t, message: n, place: r, ways: i }, a = re) {
	return {
		...Ao("!", t, r),
		severity: e,
		state: e,
		lines: xp(i),
		words: w(n, a - t.length - 3),
		code: {
			name: t,
			address: Uo(t)
		}
	};
}
function xp(e = []) {
	return e.map(({ does: e, command: t }) => jo(" ", `${e}: `, T(t)));
}
function Sp(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...u(r, ({ outcome: e }) => `${wp(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Cp(e, w(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => w(e.change.label, 100));
		return [Cp(r, `${(t ? a : a.map(tt)).join(", ")} and ${R(e.length - 3)} more`, e.length, n)];
	});
}
function Cp(e, t, n, r = re) {
	return {
		...Ao("!", t, io(e)),
		count: n,
		severity: "error",
		state: wp(e.outcome),
		words: w(e.outcome.message, r)
	};
}
function wp(e) {
	return ao(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var Tp = class {
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
new class extends Tp {}();
// node_modules/diff/libesm/util/string.js
function Ep(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function Dp(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function Op(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function kp(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function Ap(e, t) {
	return Op(e, t, "");
}
function jp(e, t) {
	return kp(e, t, "");
}
function Mp(e, t) {
	return t.slice(0, Np(e, t));
}
function Np(e, t) {
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
function Pp(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function Fp(e, t) {
	if (t) return Lp(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function Ip(e, t) {
	if (t) return Lp(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function Lp(e, t) {
	if (!t) return [Ip(e), Fp(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = Pp(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const Rp = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", zp = RegExp(`[${Rp}]+|\\s+|[^${Rp}]`, "ug");
new class extends Tp {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = Pp(e, r);
		} else n = e.match(zp) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && Bp(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && Bp(n, i, r, null, t.intlSegmenter), e;
	}
}();
function Bp(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = Lp(t.value, i), [s, c] = Lp(n.value, i);
		if (e) {
			let r = Ep(a, s);
			e.value = kp(e.value, s, r), t.value = Ap(t.value, r), n.value = Ap(n.value, r);
		}
		if (r) {
			let e = Dp(o, c);
			r.value = Op(r.value, c, e), t.value = jp(t.value, e), n.value = jp(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = Ip(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = Ip(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = Ip(r.value, i), [a, o] = Lp(t.value, i), s = Ep(n, a);
		t.value = Ap(t.value, s);
		let c = Dp(Ap(n, s), o);
		t.value = jp(t.value, c), r.value = Op(r.value, n, c), e.value = kp(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = Ip(r.value, i), n = Mp(Fp(t.value, i), e);
		t.value = jp(t.value, n);
	} else if (e) {
		let n = Mp(Fp(e.value, i), Ip(t.value, i));
		t.value = Ap(t.value, n);
	}
}
new class extends Tp {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${Rp}]+|[^\\S\\n\\r]+|[^${Rp}]`, "ug");
		return e.match(t) || [];
	}
}();
const Vp = new class extends Tp {
	constructor() {
		super(...arguments), this.tokenize = Up;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function Hp(e, t, n) {
	return Vp.diff(e, t, n);
}
function Up(e, t) {
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
function Wp(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends Tp {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (Wp(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends Tp {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends Tp {
	constructor() {
		super(...arguments), this.tokenize = Up;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(Gp(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function Gp(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = Gp(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = Gp(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const Kp = new class extends Tp {
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
function qp(e, t, n) {
	return Kp.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function Jp(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function Yp(e) {
	if (!Jp(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Xp = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function Zp(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		Hp(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(Hp(n, r, s));
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
			let t = n[e], i = t.lines || em(t.value);
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
function Qp(e, t) {
	if (t ||= Xp, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => Qp(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Xp, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + Yp(r) + " " + Yp(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + Yp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + Yp((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + Yp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + Yp((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + Yp(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + Yp(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function $p(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		Zp(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? Qp(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = Zp(e, t, n, r, i, a, o);
		return s ? Qp(s, o?.headerOptions) : void 0;
	}
}
function em(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function tm(e, t, { texts: n, full: r, isPull: i }) {
	let a = hm(e, t), o = za(e, t) ? [jo(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [jo(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = Na(e, t) && s !== void 0 ? { language: s } : {}, d = rm(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: ft(e.value, 1e3 + l - 2 - e.start.length)
	}));
	return [
		...c ? [jo(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${sm(c)}:`)] : [],
		...d,
		...o
	];
}
const nm = {
	as: "text",
	text: ""
};
function rm(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Ba(a) ? nm : vm(e, i, a), c = vm(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== nm ? im(t, s, c, r) : Sm(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => im(`${t}.${e}`, n, i, r));
}
function im(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...am("-", e, t.members, n.members), ...am("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = xm(t, n, r), o = jo("+", `${e} `, om(n) ? "(empty)" : a);
	if (om(t)) return [o];
	let s = jo("-", `${e} `, i);
	return om(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function am(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [jo(e, `${t} `, Cm(i))] : [];
}
function om(e) {
	return e.as === "text" && e.text === "";
}
function sm({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${w(e, 60)}`} on ${Bo(t)}${n ? ", reviewed" : ""}`;
}
function cm(e, t) {
	return t.flatMap((t) => gm(e, t) ? [] : hm(e, t)).join(", ");
}
function lm({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Na(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => hm(e, t)).join(", ")})` : "", a = (t) => `${hm(e, t)} ${bm(vm(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !Na(e, t) && !gm(e, t)), c = s.filter((t) => _m(e, t)).map(a), l = s.filter((t) => !_m(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function um(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${mm(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = hm(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && pm[e.cause]) ?? dm[a], l = e.edited ? `: edited${sm(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${fm(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : ym, p = vm(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${bm(p, f)} ${d} (not in the file)${m}`;
	let [h, g] = xm(vm(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const dm = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function fm({ because: e = [] }) {
	return e.map((e) => e.startsWith("not-") ? `the project does not say that it is ${e.slice(4)}` : `it fails the check ${e}`).join(", and ");
}
const pm = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": dm.held
};
function mm(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${mn(t)}` : `owned by others (tag ${mn(t)})`;
}
function hm(e, { field: t, part: n }) {
	return n !== void 0 && ja(e, t).role === "text" ? wm(n) : t;
}
function gm(e, { field: t }) {
	return ja(e, t).role === "identity";
}
function _m(e, { field: t, after: n }) {
	let r = vm(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function vm(e, t, n) {
	return ja(e, t).show(n);
}
const ym = 60;
function bm(e, t = 60) {
	switch (e.as) {
		case "text": return mn(e.text, t);
		case "word": return w(e.word, t);
		case "set": return e.members.length > 0 ? Cm(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${wm(e)} ${mn(n, t)}`).join(", ");
	}
}
function xm(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = it(T(e.word), T(t.word), n);
		return [ft(r, n), ft(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [bm(e, n), bm(t, n)];
	let [r, i] = it(T(e.text), T(t.text), n), a = e.text !== t.text && e.text.normalize("NFC") === t.text.normalize("NFC");
	return [mn(r, n), mn(i, n) + (a ? " in another Unicode form" : "")];
}
function Sm(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			wm(e),
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
function Cm(e) {
	return e.map((e) => tt(wm(e))).join(", ");
}
function wm(e) {
	return w(e, 60);
}
function Tm({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Em?.old !== a || Em.now !== o) && (Em = {
		old: a,
		now: o,
		parts: Dm(a, o)
	});
	let s = Em.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let Em;
function Dm(e, t) {
	return qp(km(e), km(t), { maxEditLength: 600 }) ?? [];
}
const Om = r(() => new Intl.Segmenter("en", { granularity: "word" }));
function km(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Om().segment(e), ({ segment: e }) => e));
}
function Am(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/rows.ts
const jm = 1e3;
function Mm(e, t) {
	if (e.action === "destroy") return {
		...zm("-", e),
		...Pm(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Na(n, e) ? e.part ?? [] : []), a = {
		...zm(Rm(e), e),
		...Pa(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? lm(e) : cm(n, e.fields);
		return r === "" ? a : {
			...a,
			words: ft(r, jm)
		};
	}
	let o = r === "create" || So(e), s = e.fields.filter((e) => !o || !gm(n, e)).flatMap((e) => tm(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: w(c, 80) };
	return {
		...a,
		...l,
		...Im(e, t),
		lines: s
	};
}
const Nm = "will be archived";
function Pm(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Nm : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Fm(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Fm({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? bm(vm(e, r, i), 90) : "", s = a ? `   (last edited${sm(a)})` : "";
		return {
			...jo("-", `${wm(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [jo("-", `and ${L(a, "more text")}`)] : []];
}
function Im(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Lm(e) ? { words: Nm } : t === "drift" ? e.edited ? { words: `last changed${sm(e.edited)}` } : {} : So(e) ? { words: No(e.kind).renamed } : {};
}
function Lm({ kind: e, fields: t }) {
	return t.some((t) => Ra(e, t));
}
function Rm(e) {
	return e.action === "create" ? "+" : Lm(e) ? "-" : So(e) ? "»" : "~";
}
function zm(e, t) {
	return Ao(e, Fo(t), t.place);
}
function Bm(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = ft(um(e, t, r), r ? Infinity : jm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...zm("!", e),
		words: i,
		...a
	};
}
function Vm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = hm(n, e), [d, f] = xm(vm(n, r, i ?? ""), vm(n, r, a)), p = o ? `, edited${sm(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...zm(l ? "!" : " ", e),
		lines: m.map((e) => jo(" ", ft(e, jm))),
		...l && { isLoss: !0 }
	};
}
function Hm({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${bm(vm(t.kind, r.field, e))}` : "";
		return jo(" ", ft(`${hm(t.kind, r)}${i} is no longer declared`, jm));
	});
	return {
		...zm("-", t),
		isLoss: !0,
		lines: r
	};
}
function Um({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : w(e, 200));
	return {
		...zm("~", r),
		words: `${w(e, 80)}: ${i} → ${a}`
	};
}
function Wm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : T(e), [a, o] = it(i(t), i(n), 200).map((e) => ft(e, 200)), s = `${w(e, 80)}: ${a} → ${o}`;
	return r ? {
		...Ao("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : Ao(" ", s);
}
function Gm({ variable: e, host: t, place: n }) {
	return {
		...Ao("!", `sends \${${T(e)}} to ${T(t)}`, n),
		isLoss: !0
	};
}
function Km(e) {
	let t = w(String(e.id), 80), n = zm(" ", e);
	if (Aa(e.kind).secretNames) return n;
	let r = `only the ${e.part} text, which prune does not remove. To manage it, put it back (id ${t})`;
	return {
		...n,
		words: e.part === void 0 ? `id ${t}` : T(r)
	};
}
function qm(e) {
	return Ao(" ", T(e));
}
// src/report/view/status.ts
const Jm = [
	["Language", ({ language: e, base: t }) => `${w(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => R(e)],
	[
		"Archived",
		({ archived: e }) => R(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${R(e.translated)} ${Ym(e, "translated").padStart(5)}`],
	["Verified", (e) => `${R(e.verified)} ${Ym(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${R(e.reviewed)} ${Ym(e, "reviewed").padStart(5)}`],
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
function Ym(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Xm({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Jm.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Zm({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = w(t.language, 40), r = e.unmet.map((n) => `${`${R(t[n])} of ${L(t.texts, "text")} ${n}, ${Ym(t, n)}`}, and ${e.percents[n]} % is required`), a = e.missing.map(({ lacks: e, written: r, ...a }) => {
			let o = `not ${e.includes("translated") ? "translated" : i(e)}`, s = `${n}: ${r ? "to be written by apply" : o}`;
			return {
				...Ao("!", Fo(a), a.place),
				words: s,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${Vo(n)} is not ready: ${r.join("; ")}`,
			rows: a
		}];
	});
}
// src/report/view/sections.ts
const Qm = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", $m = {
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
		meaning: Qm
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: Qm
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
}, eh = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, th = {
	removed: {
		...$m.removed,
		meaning: "Apply archives or destroys it."
	},
	"cleared text": eh,
	"overwritten text": eh,
	overwritten: eh,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: eh,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, nh = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in the project, and not pulled because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, rh = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, ih = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function ah({ reason: e }, t) {
	return oh(t) && e === "archived" ? "Archived" : ih[e] ?? "Kept";
}
function oh({ command: e }) {
	return e === "drift";
}
function sh(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function ch(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		dh(t.full === "also" ? r.filter((e) => !eo(e)) : r, t),
		uh(i, t),
		...Zm(e).map((e) => t.full ? e : {
			...e,
			rows: _h(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? fh({
			...e,
			plan: n
		}, sh(e, t)) : [],
		xh(a, t)
	];
}
function lh({ problems: e, results: t = [] }, n = {}) {
	return [..._p(e, n), ...Sp(t, n)];
}
function uh(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${L(n.length, "change")} not made`,
		rows: Sp(n, t)
	};
}
function dh(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: cs(e),
		rows: _p(e, t)
	};
}
function fh({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = oh(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(eo) : [], u = new Map(l.map((e) => [m({ ...e.place }), xp(e.ways)])), d = (...e) => e.map((e) => gh(e, s, i, u));
	return [
		...a ? [hh(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(Gm)
		},
		...d("Conflict", "Undecided"),
		...mh(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		vh(a?.no_longer_declared ?? r, a?.kinds_no_longer_declared ?? []),
		...yh(o, i),
		...a ? bh(a, i) : []
	];
}
function ph(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function mh(e, t) {
	let n = oh(t) ? th : $m;
	return [...new Set(Co.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[wo(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${R(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: ph(i.map((e) => Mm(e, t)))
		};
	});
}
function hh(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${L(e.length, "setting")} changed`,
		rows: ph(e.map(Wm))
	};
}
function gh(e, t, n, r) {
	let i = t.filter((t) => ah(t, n) === e), { keptElsewhere: a } = n, o = rh[e], s = !o && a !== void 0 && i.length > 20, c = ({ reason: e }) => Number(s && e === "held"), l = i.toSorted((e, t) => c(e) - c(t)).map((t) => {
		let i = Bm(t, n);
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
		title: `${o ? `${L(i.length, o)}:` : R(i.length)} ${nh[e]}`,
		rows: s ? _h(l, 19, a) : l
	};
}
function _h(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...qm(`and ${R(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function vh(e, t) {
	let n = [...ka().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => qm(`all ${e.many}: no manifest declares any`)), ...e.map(Km)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${R(n.length)} no longer declared, and kept in the project. To remove one, delete it in Lokalise. With prune, apply removes all that is unmanaged`
	};
}
function yh(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Mm(e, {
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
function bh({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${L(e.length, "change")}`,
		rows: ph(e.map((e) => Mm(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${L(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Mm(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function xh(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(Km).sort((e, t) => _(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${R(e.length)}`,
		rows: _h(r, t, n ?? "the job summary of the workflow lists")
	};
}
function Sh(e, t) {
	let n = sh(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Hm(e, n));
	return [
		hh(s),
		Eh("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		Eh("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Th(r, n),
		Eh("with another id or former name", a.map(Um)),
		Eh("with other values in on_create", o.map(qm)),
		...yh(r, n)
	];
}
function Ch(e, t) {
	let n = sh(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => Vm(e, n));
	return Eh(`waiting in the project, because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function wh(e, t) {
	let n = {
		...sh(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Hm(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => Vm(e, n));
	return [
		Eh("in conflict: the manifest keeps its text", c("conflict")),
		Eh("undecided: the manifest keeps its text", c("undecided")),
		Eh("no longer declared", o),
		...Th(i, n),
		Ch(e, n),
		Eh("different, and kept", c(void 0)),
		...yh(i, n)
	];
}
function Th(e, t) {
	let n = (e) => e.action === "create" ? "new" : So(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => Eh(r, ph(e.filter((e) => n(e) === r).map((e) => Mm(e, t)))));
}
function Eh(e, t) {
	return {
		part: "plan",
		title: `${R(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Dh(e, t) {
	let n = Oh(Wf(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => kh(e, n, s, t)), ...o.map((e) => Ah(e, t))];
	return {
		title: ps(n),
		heading: F`${ms(n)}${i.length > 1 ? F` · ${L(i.length, "project")}` : []}`,
		state: Za(n) ? "failed" : Xa(n) ? "clean" : "open",
		isUntouched: so(n),
		lead: Nh(n, t),
		stopped: is(e),
		verdict: Ph(n, t),
		result: os(n),
		comparison: a ? ys(a) : [],
		problems: dh(r, t),
		parts: c,
		next: Rh(n, t),
		legend: Bh(n, c)
	};
}
function Oh(e) {
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
function kh(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: w(i ?? o?.project.name ?? a, 200),
		heading: F`${I(i ?? a, 80)}${o ? F` · ${I(o.project.name, 80)}` : []}`,
		result: jh(e, t),
		facts: Mh(e, t, n, r.isPullRequest),
		table: Xm(e),
		sections: ch(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(be)
	};
}
function Ah(e, t) {
	let { name: n = "" } = e;
	return {
		name: w(n, 200),
		heading: I(n, 80),
		result: bs([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: Sh(e, t)
	};
}
function jh(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${ts([e])}.`;
	if (n) return t === "plan" ? ds(oo(e)).replace(/^n/, "N") : t === "status" ? qo([e]) : t === "drift" ? Yo([e]) : Wo(n, i);
}
function Mh(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = Ds(i), d = ro(e), f = u === void 0 ? [] : [{
		is: "link",
		words: F`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = F`All differences that apply would change are shown, not only those of this pull request.`, h = oo(e), g = p ? Go(a.project, h) : void 0, _ = p && r ? Ko(a.project, h) : void 0;
	return [
		F`Project ${a && !n ? F`${I(a.project.name, 80)} · ` : []}${I(i, 200)}${u === void 0 ? [] : F` · ${f}`}`,
		...a?.filter ? [Cs(a.filter)] : [],
		...o?.is === "not compared" ? [F`${Oo(m)} Lokaform could not find out which are from this pull request: ${I(o.why)}.`] : [],
		...g ? [g] : [],
		..._ ? [_] : [],
		...c === void 0 ? [] : [F`The backup is in ${I(c)}.`],
		...d === void 0 ? [] : [F`${ls(void 0)}: ${I(d, 800)}`],
		...us(e)
	];
}
function Nh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = Ro(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? F`the ${s} ${I(o)}` : F`${o}`;
	if (t === "assignee") return F`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return F`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => oo(e).length === 0);
	return so(e) || l && u ? F`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? F`No plan could be made for this pull request:` : l ? n === void 0 ? F`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : F`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : F`No plan could be made for this pull request (from ${c}):`;
}
function Ph(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Ih(e, t) : [Fh(e, os(e))];
}
function Fh(e, t) {
	let n = Oo(F`${t}`), r = e.projects.some(({ results: e }) => e);
	return Za(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? Ja(e) : Xa(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Ih(e, { isPullRequest: t }) {
	if (!Za(e)) return so(e) ? [{
		mark: "good",
		words: Oo(F`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = to(e), r = n.filter(eo), i = n.filter((e) => e.severity === "error" && !eo(e)), a = i.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", o = zh(e) && e.projects.every((e) => oo(e).length === 0);
	return [
		...i.length > 0 ? [Fh(e, `${cs(i)}. ${a}`)] : [],
		...r.length > 0 ? [Fh(e, Lh(r))] : [],
		...o ? [{ words: F`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function Lh(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${R(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${L(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function Rh(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(oo);
	if (r !== "plan" || a.length === 0 || Qa(e)) return;
	let o = F`${Oo(F`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? F`${o} When this pull request is merged, the next apply makes these changes in the project.${zh(e) ? F` The changes that are already pending are made as well.` : []}` : F`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${I(n, 200)}. It writes only from the default branch, and from the branches in the input ${I("apply-from")}.` : F`${o} The next apply makes these changes in the project.`;
}
function zh({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Bh(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...zh(e) ? [F`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [F`${os(e)}`] : [],
			F`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => F`${Oo(F`${e}`)}: ${t}`)
	};
}
function Vh(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${Lo(e)} · ${Ro(e.manifests)}`,
		page: Ds(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Hh(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${T(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: Za(e),
		stopped: is(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${T(e.backup)}.`], ...us(e).map(ko)]),
		restores: n.flatMap((e) => {
			let t = ro(e);
			return t === void 0 ? [] : [`${ls(e.name)}: ${T(t)}`];
		}),
		result: a ? os(e) : void 0
	};
}
function Uh(e, t, n) {
	let r = Wf(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [..._p(i, o), ...a.flatMap((e) => lh(e, o))], c = !Za(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? F` · ${I(l.name, 80)}` : [], d = no(r).some(({ outcome: e }) => e.state === "done") ? F`❌ Not everything was applied${u}` : F`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? F`Applied by ${g(F`this run`)}` : g(F`This run`), v = a.some(({ results: e }) => e), y = v ? F`: ${`${ts(a)}.`}` : F` wrote nothing.`, b = `The figures are for ${L(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? F`✅ Applied${u}` : d,
		lead: [
			F`${_} at commit ${I(p.slice(0, 7))} on ${Bo(m)}${y}`,
			...v && h > 1 ? [F`${b}`] : [],
			...c ? [] : [F`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? Wh(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Wh(e) {
	let { projects: t } = e, n = (t) => Za({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? ts([e]) : "not applied";
		return F`${I(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, F`${`… and ${L(i, "more project")}`}`] : r;
}
// src/model/digest.ts
function Gh(e, t) {
	return Pr("sha256").update(m([e, t])).digest("hex").slice(0, 16);
}
// src/report/text/progressText.ts
function Kh(e, t, n = Infinity, r) {
	let i = e.count && Yh(e.count), a = r && r.until > t ? `${Xh(r.until - t)}: ${T(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = Jh({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(Jh(e)),
		o(s),
		c
	].find((e) => sn(e) <= n) ?? c.slice(0, n);
}
const qh = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Jh({ phase: e, project: t }) {
	let [n, r] = qh[e];
	return t === void 0 || !r ? n : `${r} project ${mn(t, 40)}`;
}
function Yh({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? L(e, n) : void 0 : `${R(e)} of ${L(t, n)}`;
}
function Xh(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function Zh({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${T(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Qh(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${T(r)} is sent again: ${a}.`]);
	};
}
function $h(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = Vh(e, c), m = ch(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...eg(Xm(e), n), ...mg(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(ug["!"], ko(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(Cs(i.filter))] : []
	], v = u || s ? void 0 : Go(i.project, i.changes), y = u ? Yo([e]) : s ? qo([e]) : Wo(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), b = n === void 0 || s ? [] : pg(m, u), x = [
		...h.length > 0 ? [""] : [],
		...b.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		...Ct(_, n),
		...h,
		...Ct(x, n)
	].map(Ce);
}
function eg(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [tt(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = d(e.map(sn));
			return e.map((e) => t === 0 ? Wt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (d(i.map(sn)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => vn(e, t, 4))];
}
function tg(e, { paint: t }) {
	let { comparison: n, parts: r } = Dh({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", ko(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", ko(e))] : [], ...mg(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(Ce);
}
function ng(e, t) {
	return _p(e).flatMap((e) => rg(e, t));
}
function rg(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? T(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => _g(e, t))].map(Ce);
}
function ig({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(be), ...lh(e).flatMap((e) => rg(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Lo(e)}`)] : [], ...i];
	});
	return [...ng(e, n), ...r.map(Ce)];
}
function ag(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Hh(e), c = [
		...i ? [t("bad", ko(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...Ct(c, n), ...o].map(Ce);
}
function og({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${T(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${T(n(e))}. To apply it: lokaform apply --plan ${Ho(T(n(e)))}`), r.map(Ce);
}
function sg(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, otherLanguages: s = [] } = e, c = mg(wh(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.length > 0 && ` Not pulled: ${Mo(s.map(T), 12)} (no row or entry has them, and pull.languages does not name them).`, d = `Pull from ${T(a)}: ${xs([e])}.${u || ""}`, f = Ct([t("strong", `From ${T(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...f,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${T(e)}`),
		...Ct([t("strong", d)], n)
	].map(Ce);
}
function cg(e, { paint: t, width: n, ...r }) {
	let [, ...i] = mg([Ch(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(Ce) : [];
}
function lg(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = T(e);
		return $p(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => Ce(e.split("	").map(T).join("	")));
	});
}
const ug = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, dg = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, fg = {
	...dg,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function pg(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? fg : dg).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function mg(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Ct([n("strong", e)], r),
		...hg(i, t)
	]);
}
function hg(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = tt(t) + (n === void 0 ? "" : ` ← ${tt(n)}`);
		return {
			...e,
			label: a,
			at: i ? tt(Io({ place: i }, r)) : ""
		};
	}), a = {
		labels: vg(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: vg(i, "at", 24)
	};
	return i.flatMap((e) => gg(e, a, {
		paint: t,
		width: n
	}));
}
function gg(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => vn(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(_g(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(ug[e.sign], e.sign)} ${Wt(i, t.labels)}${d}${Wt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return sn(p) <= c ? [p, ...u] : [
		...vn(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function _g(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Tm(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function vg(e, t, n) {
	return e.map((e) => sn(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
}
// src/model/variables.ts
function yg(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function bg(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const xg = /\$\$\{|\$\{([^}]*)\}/g;
function Sg(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(xg)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Cg(e) {
	return [...new Set(Sg(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function wg(e, t) {
	return Sg(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function Tg(e, t) {
	let n = Sg(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Eg(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Eg(t.slice(r), i) : r === t.length;
}
function Eg(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function Dg(e) {
	let [, t = "https", n = ""] = Ag.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Og(e) {
	return e.replace(Ag, (t, n) => `${n}://${Dg(e)}`);
}
function kg(e, t) {
	return Og(e) === Og(t);
}
const Ag = /^(https?):\/\/([^/?#]+)/i;
function jg(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Mg = "LOKALISE_API_TOKEN", Ng = "LOKAFORM_VARIABLES";
function Pg(e) {
	let t = bg(e, Ng);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [Ng]: t }, r = [];
	for (let [e, i] of t.split("\n").entries()) {
		let t = i.trim(), [, a, o = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		a === void 0 ? t !== "" && !t.startsWith("#") && r.push(e + 1) : n[a] = o;
	}
	return {
		values: n,
		wrong: r
	};
}
const Fg = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function Ig(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = bg(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores${e.startsWith("{") ? ", and GitHub replaces expressions only in workflows: set a variable in env there" : ""}. Use such a name, or ${n}.`);
	if (Fg.test(e) || Hg(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = Lg(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = Vg(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Lg(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [Ng, `Add the line ${e}=\${{ secrets.${e} }} to "variables", which the workflow passes under secrets`] : ["the environment", `Set it: export ${e}=… in a shell, or ${e}: \${{ secrets.${e} }} under env of the step in a workflow`];
}
function Rg(e) {
	return Fg.test(e);
}
function zg(e) {
	return /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
}
function Bg(e, t) {
	if (!zg(e) && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let n = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return zg(e) ? `is an expression that GitHub did not replace. Write ${n}.` : `is the name of a variable, which nothing replaced by its value. Write ${n}.`;
}
function Vg(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = Bg(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Hg(e, t) {
	let n = [...Mt(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Ug(e)].some((e) => n.some((t) => t.includes(e))));
}
function Ug(e) {
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
function Wg(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function Gg() {
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
					issues: [Wg(r)]
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
function Kg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function qg(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [m(Object.fromEntries(t))];
}
// src/plan/compare.ts
const Jg = {
	kept: [],
	problems: []
};
function Yg(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, Xg(e, t, i)), c = n === void 0 ? void 0 : zt(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === X ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return Jg;
	let p = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", m = As(t.file, t.span, [p]), h = {
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
	if (Nt(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), y = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : Gh(e.id(n), a);
		return {
			...e_(i, t),
			...o !== void 0 && { seen: o }
		};
	})), b = v === void 0 ? [] : y.filter((t) => Ra(e.name, t)), x = y.filter((e) => !b.includes(e));
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
	let ee = e.id(n), S = u ? [{
		...h,
		id: ee,
		reason: "archived",
		place: m
	}] : [], te = l.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: ee,
		place: e_(e, t).place
	}))), C = v !== void 0 && b.length > 0 ? [{
		...h,
		id: ee,
		reason: "protected",
		tag: v,
		place: m
	}] : [], ne = [
		...S,
		...C,
		...te
	], re = l.flatMap((e) => e.open), ie = Qg(e, {
		...t,
		values: o
	}, x, te);
	if (ie) return {
		kept: ne,
		skipped: h,
		problems: [..._, ie],
		open: re
	};
	let ae = Ha(e, n, x, i.project);
	if (ae.length === 0) return {
		kept: ne,
		problems: _,
		open: re
	};
	let oe = $g(e, n, ae), se = r === void 0 ? {} : { renamed_from: r }, ce = e.lastEdit(n), le = e.tags(n);
	return {
		change: {
			...h,
			place: Zg(m, ae),
			ref: a,
			action: "update",
			id: ee,
			identity: e.identity(o),
			...se,
			seen: oe,
			...ce && { edited: ce },
			...le.length > 0 && { tags: le },
			fields: ae
		},
		kept: ne,
		problems: _,
		open: re
	};
}
function Xg({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...At(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function Zg(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Qg(e, t, n, r) {
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
function $g(e, t, n) {
	return Gh(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function e_(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: As(t, n, r)
	};
}
// src/plan/declaredContents.ts
function t_(e, t) {
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
function n_({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : r_(i),
		isNew: n.get("new") === !0
	};
}
function r_(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(r_) : [];
}
function i_(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), s = (e, s = e) => {
		let c = t.filter((e) => !a.has(e)), l = [...o(c, s)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = o_(t, e(t).map((e) => a_(u.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, c = (t) => n_(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [m([...r(e)].sort())]), s((t) => [m(e.identity(t.values))]);
	let l = (t) => r_(e.identity(t.values));
	return s((t) => [...(n_(e, t).previously ?? []).toReversed(), ...l(t)], l), i;
}
function a_(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function o_(e, t, n) {
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
function s_(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return js(t, n, i ? [i.name, r] : []).path;
}
function c_(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const l_ = new WeakMap();
function u_(e, t, n) {
	let r = l_.get(t) ?? new Map();
	l_.set(t, r);
	let i = m([e.name, n?.name ?? null]), a = r.get(i) ?? f_(e, n ? d_(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function d_(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function f_(e, t) {
	let n = o(t, (t) => p_(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = h_(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : i_(e, {
				target: a,
				head: [t]
			}, (t) => t_(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(h_(e, t).own).filter((e) => e !== t)
	};
}
function p_(e, t) {
	let { id: n, previously: r = [] } = n_(e, t), i = r_(e.identity(t.values)).map(g_);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(g_)
	};
}
const m_ = new WeakMap();
function h_(e, t) {
	let n = m_.get(e) ?? new WeakMap();
	m_.set(e, n);
	let r = n.get(t) ?? p_(e, t);
	return n.set(t, r), r;
}
function g_(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function __(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, t_(s, e.values)])), d = (e) => u.get(e) ?? t_(s, e.values), f = i_(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(v_(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(y_(s, n, c));
				continue;
			}
			let u = b_(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...v_(s, n),
				fields: m
			}), l(a, x_(s, n, e, u?.renamed_from !== void 0)), S_(s, n) !== S_(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function v_(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = As(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function y_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Ba(e)).map((e) => e_(e, t));
	return {
		...v_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function b_(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && m(r) === m(n.after) ? [] : [e_({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = v_(e, t);
	return {
		...d,
		place: Zg(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...m(s) !== m(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function x_(e, t, n, r) {
	let [i, a] = [n_(e, t), n_(e, n)];
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
		...v_(e, t),
		...n
	}));
}
function S_(e, { onCreate: t }) {
	return m([...t_(e, t).texts]);
}
// src/plan/comparePlans.ts
function C_(e, t) {
	let n = T_(t.plan, A_), r = M_([e.plan, t.plan]), i = T_(e.plan, r), a = D_(e.plan), o = new Set(t.plan.kept.map(N_)), s = new Set(F_(t).map(I_)), c = new Set((t.plan.sends ?? []).map(P_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: E_(e.plan, A_, (e, t) => !n(e, t)),
		pending: E_(e.plan, A_, n),
		resolved: E_({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(N_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(P_(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(Aa(e.kind).plural) && !s.has(I_(e))), ...w_(e, t)]
	};
}
function w_(e, t) {
	let n = new Set(e.plan.kept.map((e) => m([I_(e), "part" in e && e.part])));
	return e.kinds.flatMap(({ kind: e, declared: i, matching: { matches: a } }) => {
		let o = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = new Map(o.flatMap(({ declared: e, live: t }) => t ? [[t, e]] : [])), c = r(() => new Set(d_(i).map(({ file: e }) => e.path)));
		return a.flatMap(({ declared: t, live: r }) => {
			let i = r ? s.get(r) : void 0;
			if (!r || !i || t.leftOut) return [];
			let a = e.label(t.values);
			return e.fields.filter(({ role: e }) => e === "text").flatMap((o) => o.toPlan(i.values).flatMap(({ part: s = "", after: l }) => {
				let u = As(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: a,
					id: e.id(r),
					part: s,
					place: u
				}, f = o.lastWriter?.(r, s)?.edited !== void 0, p = c_(e, t, s) === void 0 && f && !Ba(l), h = n.has(m([I_(d), s]));
				return p && !h && c().has(s_(e, i, s)) ? [d] : [];
			}));
		});
	});
}
function T_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => m([k_(e), t]))));
	return (e, t) => n.has(m([e, t]));
}
function E_({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = k_(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [O_(e, a)];
	});
}
function D_({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(I_)), r = new Set(t.map(({ kind: e, label: t }) => m([e, t])));
	return (e) => r.has(m([e.kind, e.label])) || e.action === "destroy" && n.has(I_(e));
}
function O_(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => ja(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function k_(e) {
	return e.action === "create" ? m([
		e.kind,
		"new",
		e.identity
	]) : m([e.kind, String(e.id)]);
}
function A_(e) {
	return e.action === "update" ? e.fields.map(j_) : e.action === "destroy" ? [m(["destroy", e.how])] : [m(["create", ...e.fields.map(j_).toSorted()])];
}
function j_({ field: e, part: t, after: n }) {
	return m([
		e,
		t ?? null,
		n
	]);
}
function M_(e) {
	let t = e.flatMap(({ changes: e }) => [...u(e, k_)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => m([e, t ?? null])) : n.has(k_(e)) ? A_(e) : [e.action];
}
function N_(e) {
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
function P_({ variable: e, host: t }) {
	return m([e, t]);
}
function F_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function I_({ kind: e, id: t }) {
	return m([e, String(t)]);
}
// src/settings/changedSettings.ts
function L_(e) {
	return new Map(Kt.flatMap((t) => {
		let n = t === Vt ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function R_(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || B_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function z_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => B_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(St) === r);
}
function B_(e, t) {
	return e !== "" && Es(e).toLowerCase() === Es(t).toLowerCase();
}
function V_(e, t) {
	return Kt.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return m(r ?? null) === m(i ?? null) ? [] : [{
			name: ht(n),
			...r !== void 0 && { before: H_(r) },
			...i !== void 0 && { after: H_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const H_ = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function U_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Kt.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = q_(e, t, {
		members: [...a.map(G_), ...o.map(K_)],
		thing: s,
		within: n
	}), u = (r) => {
		let a = W_(t, r), o = [...n, r], s = {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		};
		return q_(e, y(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, d = new Map(o.map((e) => [e, u(e)])), f = [c, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = W_(t, n), a = r && Array.isArray(i.value) ? Jd(e, i, r).problems : [];
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
			place: (e, ...n) => z(h, t.span, [...m(e), ...n]),
			namePlace: (e, ...n) => As(h, t.span, [...m(e), ...n])
		},
		problems: f
	};
}
function W_({ value: e, span: t }, n) {
	return {
		value: y(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function G_(e) {
	return e.entries ? {
		...e,
		schema: Zn(Bn()).refine(...lt)
	} : e;
}
function K_(e) {
	let t = `a mapping such as { ${Kt.filter((t) => t.parent === e && typeof t.example != "object").slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: Xn(A(), Bn()),
		expects: t
	};
}
function q_({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let o = [], s = (t) => {
		let n = As(e, r, [t]), a = on("setting", ht({
			parent: i,
			name: t
		}), { place: n });
		return a && o.push(a), !a;
	}, c = Object.entries(y(n) ? n : {}).filter(([e]) => s(e)), l = y(n) ? Object.fromEntries(c) : n ?? {}, u = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), d = Jn(Object.fromEntries(u)).safeParse(l).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), p = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), m = new Map(a.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), h = {
		...a,
		value: l,
		span: r,
		file: e,
		textAt: t,
		noun: "setting",
		members: m
	};
	return {
		values: Object.fromEntries(c.filter(([e]) => !p.has(e))),
		broken: p,
		problems: [...o, ...rf(d, h)]
	};
}
// src/settings/configFile.ts
function J_(e, t) {
	return N(t.working, O(kt, e) ?? kt.default);
}
async function Y_(e, t) {
	let n = J_(e, t), r = O(kt, e) === void 0 || t.commit && !await mi(n, t), i = r ? J_({}, t) : n;
	if (r && !await mi(i, t)) return { problems: t.commit ? [] : await X_(t) };
	let a = P(i, t), o;
	try {
		o = oi(await ai(i, t));
	} catch (e) {
		if (e instanceof Xr) throw e;
		return { problems: [k("not-read", `The settings in ${a} cannot be read: ${fi(e)}`)] };
	}
	let s = Dd(a, o, { most: Od });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Q_(s, M(i));
	return {
		config: c,
		problems: If([...s.problems, ...l], [])
	};
}
async function X_({ working: e, confined: t }) {
	let n = kt.default, r = (e, t) => k("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await gi(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [k("not-read", t)];
	}
	let i = await hi(n, e), a = i.length > 0 ? void 0 : await ti(e, void 0) ?? t?.workspace;
	for (let t = e; a !== void 0 && ei(t, a);) {
		t = M(t);
		let i = _r(e, N(t, n)).split(vr).join("/"), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await mi(N(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const Z_ = 1e3;
function Q_(e, t) {
	let n = U_(e, e), r = $_(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Ht([...n.problems, ...r?.problems ?? []])
	};
}
function $_(e, t) {
	let n = t.get(Vt);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(k("bad-setting", e, { place: t }));
	t.get(E) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(E));
	let a = new Map(), o = Object.keys(n);
	if (o.length > Z_) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${Z_.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(Vt)), {
		entries: a,
		problems: r
	};
	let s = W_(e, Vt.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(Vt));
	let c = new Map();
	for (let t of o) {
		let n = As(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = U_(e, W_(s, t), [Vt.name, t]);
		l(r, u), a.set(t, o);
		let d = o.get(E), f = c.get(d ?? "");
		d === void 0 ? o.isBroken(E) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? c.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. Declare a project in one entry, with all of its manifests.`, o.place(E));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/rules.ts
function ev(e, t) {
	let n = Z(pn, t), r = iv(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? O(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(se, t),
		writers: Z(ct, t),
		overwrite: Z(me, t),
		accept: Z(Dt, t),
		placeholders: Z(Ve, t),
		incoming: {
			review: Z(De, t),
			checks: Z(_e, t)
		},
		checks: tv(t),
		pull: void 0,
		filter: n,
		owner: Z(ue, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(qt, t),
		onProblem: Z(Qe, t),
		protectedTags: Z(Yt, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(Ft, t),
		allowWrongProject: Z(dn, t)
	}, s = e.flatMap((e) => ov(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = lv(qt, t) ?? {};
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
function tv(e) {
	let t = Z(le, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(et, e) ?? { severity: "off" }, o = [
		...Ze.map((t) => [t.name, Z(t, e)]),
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
function nv(e) {
	let t = [...rv(et, e)].filter(([, { value: e }]) => y(e));
	return new Map([...t, ...rv(se, e)]);
}
function rv(e, t) {
	let { value: n = {}, part: r } = lv(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function iv(e) {
	return Ot.some((t) => O(t, e) !== void 0);
}
function av(e, t) {
	let n = (O(pn, e) ?? []).length > 0;
	if (!n && (!iv(e) || O(C, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (It.flatMap((t) => [O(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Ot.map((e) => `--${Tn(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Tn(C)}.`}`;
	return [k("bad-setting", a, { severity: "notice" })];
}
function ov(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = ht(a), { place: s } = lv(a, n) ?? {}, c = (e) => k("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Tf(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(ue) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && wf(e, t) === void 0 && !l(qt) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const sv = [{
	row: Sn,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: On,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function cv(e) {
	return O(pn, e) === void 0 ? [] : sv.filter(({ row: t }) => ![void 0, !1].includes(O(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${Tn(e)}: ${t}. Remove one of them.`;
		return k("bad-setting", n);
	});
}
function lv(e, { raw: t, environment: n, parts: r }) {
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
	return lv(e, t)?.value;
}
// src/settings/token.ts
async function uv(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [k("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Tr(N(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${fi(e)}`);
	}
}
const dv = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function fv(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => bg(t, e.get(St) ?? "")).filter((e) => e !== void 0 && Vg(e) === void 0), i = [
		n,
		t[Mg],
		bg(t, "INPUT_TOKEN"),
		...r,
		...pv(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function pv(e) {
	return Object.entries(e).flatMap(([e, t]) => dv.test(e) && t || []);
}
const mv = k("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file. In a workflow, the input token is empty: the repository has no secret of the name that the workflow reads, such as LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN, or the job may not read it.");
function hv(e, { usable: t, runToken: n, tokenFrom: r, isNeeded: i, target: a, named: o }) {
	let s = e?.get(St);
	if (!e || s === void 0) {
		let e = Bg(n ?? ""), t = e === void 0 ? [] : [k("bad-setting", `The API token (from ${r}) ${e}`)];
		return {
			token: n,
			problems: i ? n === void 0 ? [mv] : t : []
		};
	}
	let c = (t, n = "bad-setting") => ({
		token: void 0,
		problems: i ? [k(n, t, { place: e.place(St) })] : []
	});
	if (!gv(s, t)) return c(`The setting token_env must not be ${s}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (a && !t.allowed && s !== "LOKALISE_API_TOKEN" && !z_(a, o, s)) return c(`A pull request must not choose ${s} as token_env: ${a.is === "missing" ? `the settings of its target cannot be read: ${a.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${s} to the input allow-variables, or use a variable that the target uses.`);
	let l = bg(t.values, s) || void 0;
	if (l === void 0) {
		let [e, n] = Lg(s, t);
		return c(`${s} is not set in ${e}. It must contain the API token of this project. ${n}.`, "no-token");
	}
	let u = Vg(l);
	return u === void 0 ? {
		token: l,
		problems: []
	} : c(`The value of ${s}, which must contain the API token of this project, ${u}`);
}
function gv(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : Rg(e) || Hg(bg(t, e) ?? "", pv(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function _v(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = $r }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await Y_(t, n), p = await uv(O(Pn, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), h = o ? "the input token" : p.token ? "the token file" : Mg, { values: g, wrong: _ } = Pg(r), v = fv(d, {
		...r,
		...g
	}, m), y = {
		values: g,
		tokens: v,
		allowed: O(Tt, t)
	}, b = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, x = Z(Ke, b), S = Lv(t, d, a), te = e !== "validate" && !x, C = {
		raw: S.names.length > 1 ? {
			...t,
			[Tn(E)]: []
		} : t,
		environment: r,
		config: d,
		usable: y,
		runToken: m,
		tokenFrom: h,
		online: te,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l,
		unread: f.find(({ code: e }) => e === "unread-manifest")?.message
	}, ne = d === void 0 && Nt(f), re = (e) => xv(e, e === void 0 ? void 0 : d?.projects?.get(e), C), ie = ne ? [] : S.names.map(re), ae = ie.map(({ settings: e }) => e), oe = S.others.map((e) => re(e).settings), se = ({ showTexts: e }) => e, ce = {
		kinds: ka(),
		command: e,
		apiUrl: Z($t, b),
		projects: ae,
		others: oe.flatMap(({ manifests: e }) => e ?? []),
		showTexts: ae.every(se) && (!u || u.is === "read" && u.projects.every(se)),
		usable: y,
		secrets: [...v.map(ee), ...[...ae, ...oe].flatMap((e) => e.secrets)],
		timeLimit: Z(cn, b),
		...yv(t, b, n),
		combines: !1,
		matrix: x,
		reports: [],
		backupDir: bv(O(gt, t) ?? i, n),
		restoreFlags: xn(t, [
			kt,
			...d ? [E] : [],
			Pn,
			$t
		])
	}, le = ie.flatMap((e) => e.problems), ue = C.online && ae.some(({ inFile: e }) => e.get(Rn) !== !1), de = [
		...p.problems,
		...rn(t),
		...f.filter(({ message: e }) => !le.some((t) => t.message.endsWith(e))),
		...S.problems,
		...le,
		...C.online ? av(t, d) : [],
		...cv(t),
		..._.map(vv)
	];
	if (u?.is === "missing" && ue) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		de.push(k("not-read", e, { severity: "notice" }));
	}
	return {
		settings: ce,
		problems: ln(de)
	};
}
function vv(e) {
	let t = `Line ${e} of ${Ng} is not NAME=value. In a workflow, correct "variables" under secrets: one line for each variable, and no line breaks in a value.`;
	return k("variable", t);
}
function yv(e, t, n) {
	return {
		format: Z(dt, t),
		detailedExitcode: Z(Ae, t),
		all: Z(Me, t),
		publish: Z(Dn, t),
		failOnDrift: Z(Lt, t),
		applyFrom: Z(wn, t),
		yes: Z(Cn, t),
		verbose: Z(wt, t),
		quiet: Z(an, t),
		force: Z(Mn, t),
		out: bv(O(jt, e), n),
		report: [...new Set(Z(Gt, t).map((e) => N(n.working, e)))],
		plan: bv(O(Sn, e), n),
		configFile: J_(e, n)
	};
}
function bv(e, { working: t }) {
	return e === void 0 ? void 0 : N(t, e);
}
function xv(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(E) ?? "${}", m = /^\$\{\w*\}/.test(p) ? kv : {
		...Nv(p, o, d[0]?.place(E)),
		id: ""
	}, h = c ? jv(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = hv(t, {
		...n,
		isNeeded: c && !l,
		named: g
	}), v = ev(ka(), f), y = !(l && d.some((e) => e.isBroken(Rn))) && Z(Rn, f), b = n.unread !== void 0 && h.problems.some(({ code: e }) => e === "no-project");
	return {
		settings: {
			name: e,
			id: h.id ?? "",
			secrets: h.secrets,
			token: _.token,
			tokenFrom: t?.get(St) ?? s,
			manifests: b ? void 0 : Sv(f, n),
			rules: v.rules,
			flags: xn(e === void 0 ? r : {
				...r,
				only: [e]
			}, vt.settings),
			inFile: L_(d),
			pulledLanguages: lv(Re, f),
			languagePlaces: nv(f),
			required: rv(O(ie, r) ? ie : qe, f),
			useAutomations: Z(yn, f),
			snapshot: Z(we, f),
			concurrency: Z(hn, f),
			rate: Z(gn, f),
			showTexts: y && R_(u, g)
		},
		problems: [
			...h.problems,
			..._.problems,
			...v.problems
		]
	};
}
function Sv({ raw: e, parts: t }, { config: n, working: r, unread: i }) {
	let a = n?.folder ?? r, o = {};
	for (let n of Ot) {
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
	let s = Cv(t, a);
	return s && {
		kinds: ka(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function Cv(e, t) {
	if (e.some((e) => e.isBroken(An))) return;
	let n = e.find((e) => e.get(An) !== void 0), r = n?.get(An)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place(An, r, "files");
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
		...wv(e, r)
	}));
}
function wv(e, t) {
	if (e.language === void 0 || Be(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => Be(t) && pr(t) === pr(e.files) && n === e.keyName && r === e.platform), r = ae(e.files), i = n.filter(({ files: e }) => ae(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const Tv = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Ev = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Dv = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Ov = {
	where: "the setting project",
	instead: "write the id itself"
}, kv = {
	secrets: [],
	problems: []
};
function Av(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [k(n, e, { ...t && { place: t } })]
	};
}
function jv(e, t) {
	let n = Mv(e, t), { id: r } = n, i = O(bn, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Es(r))) return n;
	let a = O(E, t.raw) !== void 0, o = a || e?.get(E) === void 0 ? void 0 : e.place(E), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Av(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Mv(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = O(E, t);
	if (o !== void 0) return Pv(o);
	let s = e?.get(E);
	return e && s !== void 0 ? Nv(s, n, e.place(E)) : e?.isBroken(E) || r?.projects ? kv : i === void 0 ? Av(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Cg(i).length > 0 ? Nv(i, n, void 0) : {
		...kv,
		id: i
	};
}
function Nv(e, t, n) {
	if (Cg(e).length === 0 || zg(e)) return Fv(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Av("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Ig(r, Ov, t);
	if ("message" in o) return Av(o.message, n, o.code);
	let { value: s } = o;
	if (!Dv.test(s)) return Av(`The value of ${a} ${Iv}`, n);
	let c = Fv(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Es(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Pv(e, t = "project") {
	let [n, r] = Ev.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Fv(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Av(`${i} is the URL of a branch. Give the id with :branch after it.`) : Fv(r.replace(/%3a/i, ":"), i);
}
function Fv(e, t, n) {
	let [, r] = n ? Ev.exec(e) ?? [] : [];
	if (r !== void 0) return Av(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = Bg(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? Iv;
	return Tv.test(e) ? {
		...kv,
		id: e
	} : Av(`${t} ${i}`, n);
}
const Iv = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Lv(e, t, n) {
	let r = O(nn, e), i = t?.projects && [...t.projects.keys()];
	if (!i) return {
		names: [void 0],
		others: [],
		problems: r ? [k("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = Te(e, i) || ` There are ${i.join(", ")}.`;
		return [k("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(E) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [E, ...Ot] : [];
	for (let t of c.filter((t) => O(t, e) !== void 0)) {
		let e = `The option --${Tn(t)} (in the action: ${Tn(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(k("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/kinds/declaration.ts
function Rv({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Hv(n, t[e] ?? [])));
}
function zv({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(At)))];
}
function Bv(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Vv(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Vv(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function Hv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: As(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Uv(e, t, { second: n, first: r, field: i }, a = "") {
	let o = z(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${Wv(z(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return k(e, s, { place: o });
}
function Wv({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function Gv(e, t) {
	let n = Rv(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Jv(e, t),
		...Yv([...i, ...qv(e)], t),
		...ey(r, t)
	];
}
function Kv(e) {
	return d_(Object.values(e).flat()).flatMap(({ from: e }) => e ?? []);
}
function qv({ entries: e }) {
	let t = Kv(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], place: t }) => e.map((e) => ({
		language: e,
		count: 0,
		place: t,
		ofText: !0,
		inSource: !0
	})));
}
function Jv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [k("project-type", o, { scope: "project" })];
}
function Yv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...u(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = Ne(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, d = `Project ${t.name} has no language "${e}".${u} ${l}`;
		return k("unknown-language", d, {
			place: r.place,
			scope: "project"
		});
	});
}
function Xv({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Kv(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Je(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [k("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Zv = /(?:^|\/)values\/[^/]+\.xml$/;
function Qv({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Zv.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function $v(e, { name: t, languages: n }, r = !1) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${Ne(e, i)}`, [o, s] = r ? ["error", "project"] : ["warning", "change"];
		return [k("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function ey(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [k("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function ty({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function ny({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await iy(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(oy(o, e.isDoubtful)));
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
		problems: [...a, ...sy(i)]
	};
}
async function ry(e, t, n, r, { signal: i = $r, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await ba(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = Af(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await Mr(), o?.({
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
		textFiles: Of(c)
	};
}
async function iy(e, t, n, r, i) {
	let a = await ry(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? ay(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await ry(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = bt(f.problems) ? [] : Xv(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...Kv(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function ay(e, t) {
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
function oy({ rules: e }, t = !1) {
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
function sy(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => cy(t, e) !== void 0), a = i && cy(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [k("bad-setting", o)];
	});
}
function cy(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Es(e.settings.id) !== Es(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const ly = {
	entries: {},
	variables: new Map()
};
async function uy(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => _v(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[Tn(nn)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await ny({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => yg(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !py.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !fy.includes(t));
	return x ? {
		is: "missing",
		why: my(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function dy(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await _v("plan", {
		...e,
		[Tn(nn)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: my(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const fy = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], py = ["unset-variable", "project-not-allowed"];
function my({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Io({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function hy(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(E);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? ly, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? ty(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: V_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function gy(e, t) {
	let n = e && hy(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function _y(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return k("undeclared-project", t, { severity: "warning" });
	});
}
function vy(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? my(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...C_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function yy({ kinds: e }, { problems: t }, n, r) {
	if (Nt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(by(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => xy(e, t, c.get(t), l.get(t)))
	};
}
function by(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function xy(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...__(e, n?.declared ?? ly, r?.declared ?? ly),
		settings: V_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function Sy(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = Qh(t), l, u, d = 0, f, p = () => {
		l && t() - d >= n - r / 2 && i(l, t(), u);
	}, m = () => {
		clearInterval(f), l = u = f = void 0, a();
	};
	return {
		onProgress: (e) => {
			if (!e) return m();
			f || (d = t()), f ??= setInterval(p, r).unref();
			let i = l && (l.phase !== e.phase || l.project !== e.project);
			l = e, i && r < n && p();
		},
		onWait: (e) => {
			let n = t() + e.ms;
			(!u || n > u.until) && (u = {
				until: n,
				reason: e.reason
			});
			let r = c(e);
			l && s || r.forEach(o);
		}
	};
}
function Cy(e, t) {
	return Sy({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(Kh(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
function wy(e) {
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
		showProblems: (e) => Ty(ng(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => oe(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Ey(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => My(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function Ty(e, { error: t, errorScreen: { width: n } }) {
	Ct(e, n).forEach(t);
}
function Ey(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Dy(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Zh(e));
		},
		...s ? void 0 : ky(n, u),
		onPlan: (r) => Ay(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Ji({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function Dy(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(Oy(r, i, t));
	};
}
function Oy({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(ho)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = Po(s, e), u = o === s ? l : `${R(o)} of ${l}`, d = n.filter(ao).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${R(d)} in part` : ""}`;
}
function ky({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Sy({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(Kh(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : Cy(t, n);
}
async function Ay(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = jy(t, r);
	if (l && r.showPlan && (!t.quiet || c) && $h(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || $h(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return Ct(ng(e.problems, d), f).forEach(i.prompt), oe("Apply this plan?", c, n);
}
function jy({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function My(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(st(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Ty(ig(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = $h(n, {
			...jy(t, r),
			width: void 0
		}).slice(-1);
		Ct(e, o.width).forEach(i.out);
	}
	Za(e) ? ag(e, s.paint, s.width).forEach(i.error) : ag(e, o.paint, o.width).forEach(i.out);
	let d = (e) => P(e, { displayRoot: a });
	if (l) return;
	[...og(n, d), ...Ct(Ny(e, t, r), o.width)].forEach(i.out);
	let f = to(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	f && s.width !== void 0 && Ty([s.paint("dim", `More about ${f}: lokaform explain ${f}`)], i);
}
function Ny(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || Qa(e) || !Wa(e)) return [];
	let i = to(e).some(eo) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = xn(r, yt("option", ["apply"])).map(Ho);
	return [`To make ${i}: ${T(["lokaform apply", ...a].join(" "))}`];
}
// src/model/verdict.ts
const Py = () => void 0, Fy = () => ({ is: "write" });
function Iy({ id: e, language: t }) {
	return m([e, t]);
}
// src/plan/filter.ts
const Ly = [
	"key:",
	"tag:",
	"file:"
];
function Ry(e) {
	return Ly.find((t) => e.startsWith(t));
}
function zy(e, t) {
	return e.length === 0 || e.some((e) => Vy(e, Hy(t)));
}
function By(e, t) {
	if (e.length === 0) return [];
	let n = t.map(Hy);
	return e.filter((e) => !n.some((t) => Vy(e, t)));
}
function Vy(e, t) {
	let n = Ry(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => ke(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Hy({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : r_(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => r_(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Uy(e, t) {
	return By(e, Ky(t)).filter((e) => !e.startsWith("tag:")).map((e) => Wy(e, t));
}
function Wy(e, t) {
	let n = Ry(e), r = Ky(t).flatMap((e) => Hy(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = Ky(t), o = Ly.map((t) => t + e).find((e) => By([e], a).length === 0), s = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${o === void 0 ? Te(e, i) : ` Did you mean "${o}"?`}`;
	return k("unknown-filter", s);
}
function Gy(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Wy(e, n));
}
function Ky(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function qy(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function Jy(e, t, n, r) {
	let i = Qy(t), a = e.flatMap(qy).flatMap(({ keys: e, language: a }) => a !== void 0 && a !== n ? [] : i.includes(e) ? [a === void 0 && r ? "pattern" : "whole"] : zy([e], t) ? ["pattern"] : []);
	return ["whole", "pattern"].find((e) => a.includes(e));
}
function Yy(e, t, n) {
	let r = n.flatMap(Zy);
	return t.filter((e) => !qy(e).some(({ keys: e }) => r.some((t) => zy([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = qy(t), a = [...new Set(r.flatMap(Qy))], o = [...t.matchAll(/[./@_](?=[a-z]{2,3}([-_]\w+)?$)/gi)].map(({ index: e }) => e).find((e) => a.includes(t.slice(0, e))), s = o === void 0 ? [nt(n, a), i] : [t.slice(0, o), t.slice(o + 1)], c = s[0] === void 0 ? "" : ` Did you mean "${s.filter(Boolean).join(":")}"?`, l = `${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${/^\W?[a-z]{2}([-_]\w+)?$/i.test(n) ? ` For all texts in a language: '*:${n.replace(/^\W/, "")}'.` : c}`;
		return k("unknown-text", l);
	});
}
function Xy(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Zy(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = qy(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => zy([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => zy([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = at(i.language, o), d = u === void 0 ? "" : ` Did you mean "${i.keys}:${u}"?`, f = `${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.${d}`;
		return s.length === 0 ? [] : [k("unknown-text", f, { scope: "project" })];
	});
}
function Zy(e) {
	return Ky([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Qy({ kind: e, entry: t }) {
	return r_(e.identity(t.values));
}
// src/plan/prune.ts
const $y = {
	destroys: [],
	spared: [],
	scope: 0
};
function eb(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = wf(e, i);
	if (a === void 0) return $y;
	let o = (t) => Ef(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = zt(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
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
		let n = e.tags(t), i = tb(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: a,
			seen: Gh(e.id(t), e.fingerprint(t)),
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
function tb(e, t, n) {
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
function nb(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function rb(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0)), c = s.length > 0 && r.texts();
	if (!c) return e;
	let l = i.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : []), u = Object.fromEntries(l.map(({ part: e = "", after: t }) => [e, t])), d = new Map();
	for (let e of nb(s, ({ part: e = "" }) => e, o)) {
		let { part: r = "" } = e, o = ab(e), s = c.whyWaiting(t, n, {
			...u,
			[r]: o
		}, r), l = Jy(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, r, e.reason === "held");
		s && l !== "whole" ? d.set(e, {
			...e,
			...s,
			reason: "waiting"
		}) : ob({
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
const ib = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function ab({ declared: e, live: t }) {
	return !y(e) || !y(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
function ob(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = ab(e.item);
	return a !== void 0 && y(a) !== y(o) || sb(n, r, i, t) ? "other-shape" : x(s) ? lb(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function sb(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const cb = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function lb({ kind: e, entry: t, item: n }, { project: r }) {
	let { field: i, declared: a } = n, o = ab(n), s = (e, t) => r_(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(o, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === i)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === r.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		a ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => cb.test(e), c].some((e) => s(o, e) && !s(f, e));
}
// src/plan/makePlan.ts
function ub(e, t, n) {
	let r = new Map();
	return (i) => db(e, t, n, i, r);
}
function db(e, t, n, r, i = new Map()) {
	let o = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, s = Gv(e, t.project);
	if (s.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: s
	};
	let c = e.kinds.flatMap((n) => {
		let [r, a] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !a) throw Error(`live ${n.plural} were not read`);
		return r && a ? [vb(n, r, a, o, i.get(n.name))] : [];
	});
	for (let e of c) i.set(e.kind.name, e);
	let { kinds: l, filter: u } = mb(c, n), d = l.map((e) => ({
		...e,
		...yb(e.parts)
	})), f = (e) => u ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), p = [...s, ...d.flatMap((e) => [...e.problems, ...e.remarks])], m = d.flatMap((e) => e.keptTexts), h = m.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), g = Nt(p) || h || e.isIncomplete === !0, _ = d.flatMap((e) => e.destroys), v = u ? [] : d.flatMap((e) => e.unmanaged), y = d.flatMap((e) => e.kind.firstSends?.(fb(e, o, g)) ?? []), b = {
		format_version: 1,
		project: t.project,
		changes: [...d.flatMap(({ changes: e }) => e), ...g ? [] : _],
		kept: [...d.flatMap((e) => [...e.kept, ...e.spared]), ...g ? _.map(({ kind: e, label: t, id: n }) => ({
			kind: e,
			label: t,
			id: n,
			reason: "held-back"
		})) : []],
		skipped: d.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: a(d, ({ unchanged: e }) => e),
			unmanaged: a(d, f),
			by_kind: Object.fromEntries(d.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: f(e)
			}])),
			adopted: a(d, ({ changes: e }) => e.filter((e) => pb(e, n)).length)
		},
		...y.length > 0 && { sends: y },
		...u && { filter: u }
	}, x = d.flatMap((e) => e.kind.hints?.(fb(e, o, g)) ?? []);
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
function fb(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		withoutBase: [
			...e.unmanaged,
			...n ? e.destroys : [],
			...e.keptTexts.flatMap(({ item: e }) => e.declared === void 0 && e.part === t.project.baseLanguage ? e : [])
		],
		context: t
	};
}
function pb(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function mb(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => zy(t, e)), a = new Map(gb(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(hb(t))];
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
	}]), c = By(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function hb(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => Lf(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function gb(e, t) {
	let n = new Set(e), r = o(e, ({ change: e }) => bb(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(bb(e.change, "after")), o = bb(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? _b(e, t) : e;
	});
}
function _b({ change: e, open: t, ...n }, r) {
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
function vb(e, t, n, i, a) {
	let { storedForm: o } = e, s = o ? {
		...i,
		storedForm: r(() => o(n.objects))
	} : i, c = a?.matching ?? e.match(t, n, s), l = r(() => e.waiting?.(t, s)), u = c.matches.map((t, n) => {
		let r = a?.parts[n], i = r !== void 0 && (r.open ?? []).length === 0, o = `${e.name}:${n + 1}`, c = i ? r : rb(Yg(e, t, s, o), t, {
			kind: e,
			context: s,
			texts: l
		}), { declared: u, live: d } = t;
		return {
			...c,
			kind: e,
			entry: u,
			...d !== void 0 && { live: d }
		};
	}), d = c.refused.map(({ declared: t, problem: n }) => {
		let { file: r, span: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: As(r, i, [])
			},
			problems: [n]
		};
	}), f = c.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), p = eb(e, {
		matched: f,
		unmatched: c.unmanaged.filter((e) => !c.namesakes.has(e))
	}, s), m = new Set([...p.destroys, ...p.spared].map(({ id: e }) => e)), h = c.unmanaged.filter((t) => !m.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	})), g = [...u, ...d], { remarks: _ } = c;
	return {
		kind: e,
		matching: c,
		declared: t,
		live: n,
		parts: g,
		remarks: _,
		unmanaged: h,
		matched: f.length,
		...p
	};
}
function yb(e) {
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
function bb(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => ja(e.kind, t).role === "identity").flatMap((n) => r_(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/keys/liveKey.ts
function xb(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function Sb(e, t) {
	let n = ir(e) ?? {}, r = or(n.key_id), i = kb(n.key_name), a = ur(n.platforms, j), o = g.filter((e) => a?.includes(e)), s = Object.keys(Bb(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Ab(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: Ob.safeParse(n.filenames).data,
		tags: ur(n.tags, j),
		is_plural: rr(n.is_plural),
		is_archived: rr(n.is_archived)
	};
	if (!nr(d) || u.length > 0) {
		let e = [...sr(d), ...u.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let f = o.length < new Set(a).size, p = {
		...Tb(n),
		translations: c,
		base_words: lr(n.base_words)
	};
	return { key: {
		...d,
		...f && { onOtherPlatform: f },
		...p
	} };
}
const Cb = {
	description: j,
	context: j,
	plural_name: j,
	is_hidden: rr,
	char_limit: lr,
	custom_attributes: Db,
	modified_at_timestamp: cr,
	translations_modified_at_timestamp: cr
}, wb = Object.entries(Cb);
function Tb(e) {
	return Object.fromEntries(wb.map(([t, n]) => [t, n(e[t])]));
}
function Eb(e) {
	return Object.keys(Cb).filter((t) => e[t] === void 0);
}
function Db(e) {
	let t = j(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(p(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const Ob = Un({
	ios: A(),
	android: A(),
	web: A(),
	other: A()
});
function kb(e) {
	let t = ir(e) ?? {}, n = {};
	for (let e of g) {
		let r = j(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function Ab(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = jb(ir(n) ?? {});
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
function jb(e) {
	return {
		language_iso: j(e.language_iso),
		translation: j(e.translation),
		modified_by: or(e.modified_by),
		modified_by_email: j(e.modified_by_email),
		modified_at_timestamp: cr(e.modified_at_timestamp),
		is_reviewed: rr(e.is_reviewed),
		is_unverified: rr(e.is_unverified)
	};
}
function Mb(e, t = []) {
	return Array.from(e, (e) => Sb(e, t));
}
function Nb(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function Pb(e) {
	let t = Nb(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const Fb = (e) => {
	let t = e.exactOptional();
	return Jn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Ib = Fb(A()), Lb = Fb(A().min(1));
function Rb(e, t) {
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
function zb(e, t = g) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function Bb(e, t) {
	let n = {};
	for (let r of g) {
		let i = Rb(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function Vb(e) {
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
const Hb = Gg();
function Ub(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function Wb(e, t) {
	let n = e;
	return Hb({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: A(),
		value: A(),
		unset: "",
		live: (e) => e[n],
		toManifest: Ub,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function Gb(e, t = () => void 0) {
	let n = e;
	return Hb({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Kn(),
		value: Kn(),
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
const Kb = Hb({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Qn().min(0),
	value: Qn(),
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
}), qb = Xn(A(), Hn()), Jb = Hb({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: qb,
	value: Hn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = p(Yb(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = qb.safeParse(e);
		return t.success ? Ub(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Yb(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Xb({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Zb = Hb({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Zn($n(g)).min(1),
	value: Zn($n(g)),
	live: (e) => e.onOtherPlatform ? void 0 : $b(e.platforms),
	inPlan: (e) => $b(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Qb = Hb({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Zn(A().min(1)),
	value: Zn(A()),
	unset: [],
	live: (e) => ex(e.tags),
	check: (e, { rules: t }) => {
		let n = zt(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => ex(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return ex([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: Ub,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return ex([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function $b(e) {
	return g.filter((t) => e.includes(t));
}
function ex(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const tx = Hb({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Gn([A().min(1), Lb.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Ib,
	live: (e, { platforms: t }) => Bb(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Bb(e, n)
		} : a;
	},
	inPlan: (e) => Bb(e, g),
	check: nx,
	merge: ix,
	carries: (e, t) => g.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Vb(t);
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
function nx(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const rx = Hb({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Ib,
	value: Ib,
	unset: {},
	live: (e) => ax(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => g.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => Ub(ax(e)),
	merge: ix,
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
		slots: ax(e)
	})
});
function ix(e, t, n) {
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
	return ax(r);
}
function ax(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const ox = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, sx = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, cx = Object.keys(sx), lx = new RegExp([
	ox.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), ux = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, dx = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, fx = "[VOID]";
function px(e, t) {
	return e === t || e === "" && t === fx || t === "" && e === fx || t.includes("[%") && mx(e, t) !== void 0 || e.includes("[%") && mx(t, e) !== void 0;
}
function mx(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(ox)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(hx(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function hx([e, t, n = "", r, i], a) {
	let o = yx(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = yx(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${yx(n)}(?:hh?|ll?|[qjztL])?[${sx[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function gx(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(ox)];
		e.length > 0 ? t += 1 : a.match(lx) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var _x = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = r(() => e.both.flatMap(([e, t]) => bx(t).flatMap(([t, n]) => mx(new Map(bx(e)).get(t) ?? "", n) ?? [])));
	}
	#n = r(() => {
		let e = this.#e.live.flatMap(bx).flatMap(([, e]) => [...e.matchAll(ox)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return vx(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, i) {
		if (n === "as-written") return e;
		let a = r(() => n === "universal" || (this.#a(t) ?? i().isUniversal));
		return vx(e, (e) => e.match(lx) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(ox)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(ox, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = dx.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return mx(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(bx).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${hx(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = bx(t).map(([, e]) => e);
			if (e.some((e) => e.match(ox))) return !0;
			if (e.some((e) => e.match(lx))) return !1;
		}
	}
	#o(t, n) {
		if (ux.test(t) || (t.match(lx)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(lx, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${hx(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = cx.find((e) => sx[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return mx(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function vx(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function yx(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function bx(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const xx = Xn(A(), A()), Sx = Gn([A(), xx]);
function Cx(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = xx.safeParse(p(e));
	return n.success ? Ex(n.data) : e;
}
function wx({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function Tx(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function Ex(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Dx(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || Ox(e) && Ox(t) || typeof e == typeof t && px(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => px(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function Ox(e) {
	return typeof e == "string" ? e === "" : Object.keys(Ex(e)).length === 0;
}
const kx = xx.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: v }
}), Ax = Gn([A(), kx]), jx = Xn(A().min(1), Ax), Mx = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Nx = (e) => Zn(Jn({
	language_iso: A().min(1),
	translation: e
})).refine(Mx, "has a language twice"), Px = Nx(Bn()), Fx = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Gn([jx, Nx(Ax).transform(Rx).pipe(jx)]),
	rewrite: Lx,
	diff({ translations: e }, t, n) {
		let { listed: i, project: a } = n;
		if (!e && i.length === 0 || a.segmentation) return X;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = r(() => Wx(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, r]) => Bx(e, r, {
			key: t,
			placeholders: c
		}, n) ?? []);
		return l.length === 0 ? X : {
			changes: l.flatMap((e) => e.changes),
			kept: l.flatMap((e) => e.kept),
			issues: l.flatMap((e) => e.issues),
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
			translation: Sx.parse(n)
		}));
	},
	show(e) {
		let t = Sx.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: Ex(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = wx(e, n);
		return r && Cx(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Cx(n, t);
			return Ox(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => Fx.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = wx(e, t);
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
		let n = wx(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...Kx(n, Cx(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = wx(e, t);
		return !n || n.is_unverified !== !0 && !Ox(Cx(n.translation, e.is_plural));
	},
	same: (e, t) => Dx(Sx.parse(e), Sx.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function Ix(e, t, n, r, i = "") {
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
		let t = v.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Te(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function Lx(e) {
	if (!Array.isArray(e)) return;
	let t = Px.safeParse(e);
	if (t.success) return {
		value: Rx(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Rx(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function zx({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => qg(Cx(t, e)));
}
function Bx(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : Ix(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return Vx(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && Vx(e, t, Object.fromEntries(s), n, r) || X,
		issues: o
	};
}
function Vx(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, storedForm: s = () => Ux }) {
	let c = In(a, e);
	if (c === "ignore") return;
	let l = "translations", u = (e, t) => {
		let r = Sx.parse(e.after), o = i().stored(r, t, a.placeholders, s), c = t === void 0 ? o : Hx(o, n, t);
		return {
			...X,
			changes: [b(c, r) ? e : {
				...e,
				sent: c
			}]
		};
	};
	if (!r) return n === void 0 ? void 0 : u({
		field: l,
		part: e,
		after: n
	});
	let d = wx(r, e);
	if (!d && n === void 0) return;
	if (!d) return {
		...X,
		issues: [Wg(`${e} text`, [e])]
	};
	let f = Cx(d.translation, r.is_plural);
	if (n !== void 0 && Dx(f, Tx(n, f))) return;
	let p = i().native(f), m = (n, r = []) => ({
		...X,
		kept: [{
			field: l,
			part: e,
			live: p,
			...Kx(d, p),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return Ox(p) ? void 0 : m({ reason: "pull" });
	let h = Tx(n, p), g = u({
		field: l,
		part: e,
		before: p,
		after: h,
		...Kx(d, p)
	}, f);
	if (c === "enforce" || Ox(p)) return g;
	let _ = c === "seed";
	if (_ && !a.pull && a.overwrite.length === 0) return m({ reason: "held" });
	if (!_ && Gx(p, h)?.length === 0) return g;
	let { modified_by: v, modified_by_email: y, modified_at_timestamp: x } = d, ee = {
		id: String(r.key_id),
		language: e,
		live: p,
		...x && { at: x },
		by: {
			id: v,
			address: y
		},
		..._ && { isHeld: !0 }
	}, S = o(ee);
	if (!S) return m({ reason: "undecided" }, [ee]);
	if (S.is === "write") return g;
	let te = "cause" in S ? { cause: S.cause } : {};
	return m({
		reason: S.is,
		...te
	});
}
function Hx(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return Tx(Object.fromEntries(r), n);
}
const Ux = {
	isUniversal: !1,
	isNumbered: !1
};
function Wx(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => Cx(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && wx(t, e);
		return r ? [[n, Cx(r.translation, t.is_plural)]] : [];
	});
	return new _x({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function Gx(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(Ex(e)).filter((n) => e[n] !== t[n]);
}
function Kx(e, t) {
	if (!e.modified_at_timestamp || Ox(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: qx(n) },
		...i && { reviewed: i }
	} };
}
function qx(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const Jx = [
	tx,
	Zb,
	Wb("description", !0),
	Qb,
	Fx,
	rx,
	Wb("context", !0),
	Kb,
	Gb("is_plural"),
	Wb("plural_name"),
	Gb("is_hidden"),
	Gb("is_archived", (e, t) => !Xb(e, t) && void 0),
	Jb
], Yx = A().min(1), Xx = Gn([Qn().positive(), A().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Zx = S(Jx).required({ key_name: !0 }).extend({
	previously: Gn([Yx.transform((e) => [e]), Zn(Yx).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Kn().exactOptional(),
	key_id: Xx.exactOptional()
}).meta({ allOf: [Qx(!0), Qx(!1)] });
function Qx(e) {
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
const $x = S(Jx.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function eS({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $ = {
	name: "key",
	fields: Jx,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => zb(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? un + n.rules.owner : void 0
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
	declaredId: (e) => ar(e.key_id),
	liveLabel: (e) => zb(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Xb(n, t),
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
function tS({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = iS(i, n, t);
	if (!r) return a;
	let o = nS(e.flatMap(oS), "keys have names for platforms that they do not have");
	return [
		...a,
		...aS(i, t),
		...o
	];
}
function nS(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = k(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function rS({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Bb(e, t)))];
}
function iS(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(rS)), a = [...new Set(n.flatMap(rS))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => nt(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [Y($, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function aS(e, t) {
	let n = new Map(t.flatMap((e) => rS(e).map((t) => [t, e])));
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
function oS({ declared: e, live: t }) {
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
function sS({ created: e, live: t, withoutBase: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? qg(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			entry: t,
			text: n
		}];
	});
	if (e.length === 0) return [];
	let s = new Set(n.map(({ id: e }) => e)), c = o(t.filter(({ key_id: e }) => s.has(e)), (e) => zx(e, i)), l = new Set(t.flatMap((e) => Q(e.key_name, e.platforms))), u = a.filter(({ change: e, entry: t }) => Ge(t, e.label, (e) => l.has(e))), d = a.flatMap((e) => {
		let { change: t, text: n } = e, [r, ...a] = c.get(n) ?? [], [o] = r ? Q(r.key_name, r.platforms) : [];
		return o === void 0 || u.includes(e) ? [] : [uS("looks-renamed", `Live key "${o}"${a.length > 0 ? ` (and ${a.length} more)` : ""} has the same ${i} text as the new key "${t.label}", and the files have none for it. If it was renamed, set previously: ${o} in an entry of keys.yaml, and rename it in all files. Otherwise, set new: true there.`, e)];
	}), f = `new keys have the same ${i} text as a live key that the files do not have`;
	return [
		...cS(u),
		...nS(d, f),
		...lS(e)
	];
}
function cS([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [uS("looks-renamed", `The new key "${e.change.label}"${n} is in the project with :: between nested names, as an upload of Lokalise names it. ${fe}`, e)];
}
function lS(e) {
	let t = ({ from: e, file: t }) => e?.source.plurals === "none" && /\.json$/.test(t.path), n = e.filter(({ entry: e }) => (e.parts ?? [e]).some(t)), r = new Map(n.map((e) => [e.change.label, e])), [[i, a] = [], ...o] = [...r].filter(([e]) => e.endsWith("_other") && r.has(e.replace(/other$/, "one")));
	if (i === void 0 || !a) return [];
	let s = o.length > 0 ? ` (and ${o.length} more)` : "";
	return [uS("plural-mismatch", `The new keys "${i.replace(/other$/, "one")}" and "${i}"${s} look like plural forms of i18next, but they are two keys. To make one plural key of them, set plurals: i18next in the row of texts in lokaform.yaml.`, a)];
}
function uS(e, t, { change: { place: n } }) {
	return k(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/renames.ts
function dS(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : fS(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = pS(r, n), { renames: a, problems: o } = hS(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function fS(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (xS(e, n, t.perPlatform).length === 0) return;
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
function pS(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(bS(r, t, n));
		return !mS(e).some((e) => a.includes(e));
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
function mS({ values: e }) {
	return [...Q(e.key_name), ...e.previously ?? []];
}
function hS(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = zb(e.key_name, e.platforms), h = (t, r) => gS([...t].flatMap(([t, r]) => r === e && t !== n ? t : []), r), g = (e, t, r = "previously") => u.set(n, Y($, n, e, t, { path: [r] }));
		p && !t.has(n) ? g("wrong-id", _S(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? g("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? g("claimed-twice", `"${m}" is a former name, but ${h(r, "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? g("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${h(i, "key_name")}. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? g("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function gS(e, t) {
	return e.map(({ values: e, file: n, span: r }) => `"${zb(e.key_name)}" (${Wv(z(n, r, [t]))})`).join(" and ");
}
function _S(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => zb(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function vS(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new Qt();
	for (let { path: e, length: n } of yS(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: z(t.file, t.span, ["previously"]) };
		a.add(k("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function yS(e, t) {
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
function bS({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Bb(e.key_name, r);
	return n ? {
		...Bb(t.key_name, r),
		...i
	} : i;
}
function xS(e, t, n) {
	let r = bS(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return g.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function SS(e) {
	return ({ tags: t }) => zt(t, e) !== void 0;
}
function CS(e, t, n, r = () => !1) {
	let i = o(t, ({ key_name: e }) => Q(e)), a = IS(e, t), { byId: s, refused: c } = a, { direct: l, contested: u } = jS(e, s, c, (e) => ES(e, i, n));
	NS(l, c);
	let { renames: d, leaving: f } = dS(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => DS(e, AS(e, i)),
		holders: (e, t) => kS(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of u) {
		if (c.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		if (n ? e.values.new : eS(e) !== void 0) continue;
		let r = [...s].flatMap(([e, n]) => t.includes(n) ? e : []);
		c.set(e, PS(e, t, n, r));
	}
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	wS(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = Object.values(Bb(t.key_name, t.platforms)), i = s.has(e) && r.some((e) => n.includes(e)), a = zb(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of ES(e, i, n)) g.add(t);
		g.add(a.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...tS({
			matches: h,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => TS(e, i)))
	};
}
function wS(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, FS("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && eS(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, FS("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function TS({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function ES(e, t, n) {
	let r = TS(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Rb(i.key_name, t) === e.key_name[t])) : r;
}
function DS(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => OS(t, eS(e)));
	return n.length === 1 ? n : t;
}
function OS(e, t) {
	return t !== void 0 && g.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function kS(e, t, n, r) {
	return xS(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function AS({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Bb(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function jS(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = eS(t), [n, ...i] = e ? r(t).filter((t) => OS(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => eS(c) !== void 0 && (s.get(e) ?? c) !== c, u = DS(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, MS(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function MS(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return FS("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function NS(e, t) {
	for (let [n, r] of u(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => OS(n, eS(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && eS(r) !== void 0)) continue;
			let a = `${gS(i, "key_name")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, FS("claimed-twice", r, a));
		}
	}
}
function PS(e, t, n, r) {
	let i = t.map(({ key_id: e }) => e).join(", "), a = n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
	return FS("claimed-twice", e, `The live key with this name (id ${i}) belongs to another declared key, which has its key_id: ${gS(r, "key_id")}. ${a}`);
}
function FS(e, t, n) {
	return Y($, t, e, n, { path: ["key_name"] });
}
function IS(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of u(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, LS(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [RS(s)] : []
	};
}
function LS(e, t) {
	let n = `${gS(t, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return Y($, e, "claimed-twice", n, { path: ["key_id"] });
}
function RS(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: z(t.file, t.span, ["key_id"]) };
	return k("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/fieldTable.ts
function zS(e) {
	let t = ir(e) ?? {}, n = j(t.webhook_id) || void 0, r = j(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: ur(t.events, j)
	};
	if (!nr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [Og(r)],
			shown: jg(r)
		},
		lacks: sr(i)
	} };
	let a = t.branch === null ? null : j(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: VS(t.event_lang_map)
	} };
}
function BS(e) {
	let t = e.map(zS);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function VS(e) {
	return ur(e, (e) => {
		let { event: t, lang_iso_codes: n } = ir(e) ?? {}, r = j(t), i = ur(n, j);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const HS = Gg(), US = A().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), WS = HS({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: US,
	value: A(),
	live: (e, t) => QS(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: kg,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Og(e)
	})
}), GS = HS({
	name: "events",
	expects: "a list of events, at least one",
	schema: Zn(A().min(1).meta({ examples: f })).min(1),
	value: Zn(A()),
	live: (e) => tC(e.events),
	inPlan: (e) => tC(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), KS = Gn([qn("*"), Zn(A().min(1)).min(1)]), qS = HS({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${s.join(", ")}`,
	schema: Wn($n(s), KS),
	value: Xn(A(), Gn([qn("*"), Zn(A())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map($S).includes($S(t))).map(({ event: e, lang_iso_codes: n }) => [e, nC(tC(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = eC(e).map(([e, t]) => [e, t === "*" ? "*" : nC(tC(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(eC(e).map(([e, t]) => [e, t === "*" ? t : tC(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : nC(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && b(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = eC(e).find(([e]) => !t.includes(e))?.[0];
		if (n !== void 0) return {
			code: "unknown-event",
			message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
			path: [n]
		};
	},
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
	languages: (e) => eC(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), JS = HS({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Gn([A().min(1), Yn()]),
	value: Gn([A(), Yn()]),
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
}), YS = [
	WS,
	GS,
	qS,
	JS
], XS = S(YS).required({ url: !0 }).extend({
	branch: JS.schema.default(null),
	previously: US.exactOptional(),
	new: Kn().exactOptional(),
	webhook_id: A().min(1).exactOptional()
}), ZS = {
	name: "webhook",
	fields: YS,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Og(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : tC(r).join(", ");
		return `${jg(e)} (${[
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
		tC(e.events)
	]
};
function QS(e, t, n) {
	return kg(e.url, wg(t, n)) ? t : jg(e.url);
}
function $S(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function eC(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function tC(e) {
	return [...new Set(e)].sort();
}
function nC(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function rC({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Og(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Og(wg(e, r)))).flatMap((e) => Cg(e).map((t) => `${t} ${Dg(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Dg(t);
		return Cg(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
// src/webhooks/url.ts
const iC = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function aC(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of Cg(e)) {
		let e = Ig(r, iC, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = oC(e) ?? lC(e), i = r ? [...n.issues, r] : [...n.issues, ...cC(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function oC(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return fC("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (Cg(e).length !== 0) {
		if (/^http:/i.test(e)) return fC("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!uC(e)) return fC("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const sC = {
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
function cC(e, t) {
	let n = "";
	return Sg(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = sC[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [fC(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? [fC(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function lC(e) {
	let t = wg(e, new Map(Cg(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return fC("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return fC("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return fC("A URL must not have a user or a password before its host. Remove what comes before the @.");
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return fC("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function uC(e) {
	let t = "";
	for (let n of Sg(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const dC = "URL_OF_";
function fC(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const pC = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => hC(e),
	templates(e, t, n) {
		let r = new mC(), i = [...e].sort((e, t) => _(e.url, t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? xC(OC(e.url), n, new Map()) : yC(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var mC = class {
	#e = new Map();
	#t = new Map();
	variables = new Map();
	nameOf(e, t) {
		let n = this.#e.get(`${e} ${t}`);
		if (n !== void 0) return n;
		let r = `WEBHOOK_${e.toUpperCase().replace(/[^A-Z0-9]+/g, "_").slice(0, 40)}`, i = (this.#t.get(r) ?? 0) + 1;
		this.#t.set(r, i);
		let a = `${r}_${i}`;
		return this.#e.set(`${e} ${t}`, a), this.variables.set(a, t), a;
	}
};
function hC(e) {
	let { template: t, left: n } = SC(e, () => "x");
	return n || t !== OC(e);
}
function gC(e) {
	let [, ...t] = Sg(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return wC.includes(n) || !DC(EC(n)) ? !1 : _C.test(t) || EC(n).split(/[^\p{L}\p{N}]+/u).some(vC);
	});
}
const _C = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function vC(e) {
	return DC(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function yC(e, t, n) {
	let r = bC(e, new mC(), n);
	return "why" in r ? r : bC(e, t, n);
}
function bC(e, t, n) {
	let r = Dg(e), { template: i, left: a } = SC(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : xC(i, n, t.variables);
}
function xC(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = aC(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function SC(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = DC(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some(TC), c = (e) => wC.includes(e) ? e : Vg(e) === void 0 && CC.test(e) ? t(e) : (o ||= DC(EC(e)), OC(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)).join("/"), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= DC(t)), n.length === 0 ? OC(t) : `${OC(t)}=${c(n.join("="))}`;
	});
	return {
		template: OC(n) + u + d.join("&") + OC(a),
		left: o
	};
}
const CC = /^[\w.~+,=:@-]+$/, wC = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function TC(e) {
	return DC(e) && /\d/.test(e) && /\p{L}/u.test(e);
}
function EC(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function DC(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function OC(e) {
	return e.replaceAll("${", () => "$${");
}
function kC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = AC(t), a = eS(t), o = t.from ? NC(i, e, a) : [], [s] = o;
		if (o.length > 1) {
			n.push(LC(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : PC(i, e);
		c && n.push(LC(t, [c]));
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
	let a = r.map(({ parts: e }) => RC(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function AC({ values: e }) {
	let { key_name: t, platforms: n = g } = e;
	if (typeof t == "string") return [[t, n === g ? jC : MC(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, MC(r(e))]);
}
const jC = 2 ** g.length - 1;
function MC(e) {
	return e.reduce((e, t) => e | 1 << g.indexOf(t), 0);
}
function NC(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !FC(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function PC(e, t) {
	for (let [n, r] of t) for (let { group: t, platforms: i } of e.get(n) ?? []) {
		let [e] = t.parts;
		if (r & i && e && !e.from && e.values.filenames === void 0) return t;
	}
}
function FC(e, t) {
	return !e || !t ? !1 : g.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function IC({ values: e }) {
	let t = Bb(e.key_name, e.platforms ?? g);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function LC(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [Wv(z(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return Y($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function RC(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = UC(e), { isPlural: o, leftOut: s, becameOther: c } = VC(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: KC(e),
			...i.size > 0 && { translations: WC(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...qC(e),
			...n.from ? {} : n.onCreate
		},
		span: Ps(n.span, () => zC(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [JC(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function zC(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		let r = t && GC(t, e);
		return !r || !n.has(e) ? r : Ns(r, { members: new Map([["other", r]]) });
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
			return n ? [Ns(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? Ns(n, { members: a }) : n);
	}
	return r;
}
const BC = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function VC(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return BC;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return BC;
	let o = ({ part: e }) => ge(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: HC(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function HC(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return Y($, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function UC(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(JC(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function WC(e, t) {
	return Object.fromEntries(Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function GC(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return Ns(n ?? e.span, { file: e.file });
}
function KC(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function qC(e) {
	let t = 0, n = new Set(), r = {};
	for (let { from: i, onCreate: a } of e) if (i) {
		t |= MC(a.platforms ?? []);
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
function JC(e, t, n) {
	let r = Wv(z(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? YC(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return Y($, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function YC({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => zn(e.files));
	return Ue.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function XC(e) {
	let t = new Qt(), n = new Map();
	for (let r of ZC(e)) {
		let e = eS(r), i = e === void 0 ? "" : m(ax(e)), [a] = IC(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(Uv("duplicate-key", `Key "${Q(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function ZC(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function QC(e, t, n, r) {
	let { declared: i, problems: a } = nw(tw(e), r.project), o = "key-gone";
	if (t) {
		let e = tx.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: Zx.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: ew(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = $C(s, n);
	return {
		declared: i,
		context: ew(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function $C({ key_name: e, platforms: t = [...g], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Rb(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function ew(e, t) {
	let n = e.find((e) => e.startsWith(un))?.slice(un.length), r = {
		...Pt,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function tw({ declared: e, wrote: n }) {
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
function nw(e, t) {
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
function rw(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = CS(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(In(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = Sx.parse(i);
		return o === void 0 || Dx(Tx(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !iw(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : iw(e, "tags");
			return Ef($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function iw({ fields: e }, t) {
	return r_(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const aw = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ow = `[\\s${aw.source.slice(1)}`, sw = RegExp(`[{%$]|^${ow}|${ow}$`);
function cw(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !sw.test(e)) ? [] : dw(e, t), { words: a } = t;
	return a ? [...i, ...uw(n).flatMap((e) => gw(e, a))] : i;
}
const lw = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function uw(e) {
	return Object.entries(e).flatMap(([e, t]) => lw.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function dw(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = uw(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => D(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(ze), f = d || u(ve) && (t.usesIcu?.() ?? !1), p = [...c, ...pw(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !b(t, m));
	return [
		...l("icu") && d ? c.flatMap(mw) : [],
		...l("placeholders") ? fw(He(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => ce(e, s?.(e.language), i)) : [],
		...l("plurals") && d ? Xe(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => hw(e, o)) : [],
		...l("blanks") ? fw(Sw(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? _w(e, c, r) : []
	];
}
function fw(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || D(r.text).length === 0 || e.length < 3) return e;
	let i = [...o(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [s = []] = i.toSorted((e, t) => a(t) - a(e)), [c] = s, l = a(s), u = t.filter((e) => e !== r && D(e.text).length > 0).length;
	if (!c || l < 3 || l * 2 <= u) return e;
	let { check: d, language: f, fault: p, quotes: m } = c, h = `differs from ${l === u ? "all" : `${l} of ${u}`} other texts in the same way, so it is probably the one to correct: the ${f} text ${p}`, g = D(r.text).find((e) => s.every((t) => t.form === e.form));
	return [{
		...Xt(d, r, g ?? {}, h),
		...m && { quotes: m }
	}, ...e.filter((e) => !s.includes(e))];
}
function pw({ texts: e, live: t }, n) {
	if (n === void 0 || D(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function mw(e) {
	return D(e.text).flatMap((t) => {
		if (!ze(t.text)) return [];
		let n = Oe(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Xt("icu", e, t, o, `${i}.${We(t.text)}`)];
	});
}
function hw(e, t) {
	return D(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Xt("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function gw(e, t) {
	return D(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...Xt("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function _w({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || D(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => D(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || D(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const vw = RegExp(`^${ow}*`), yw = new RegExp(ow), bw = /\r\n?|[\u2028\u2029\x85]/g, xw = /[^\S\n\t]/g;
function Sw(e, t) {
	let n = e.flatMap((e) => {
		let t = D(e.text).map((e) => ({
			...e,
			...Cw(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = ne(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [...Ew("start", t, i?.start ?? ""), ...Ew("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [Xt("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function Cw(e) {
	let t = vw.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && yw.test(e.charAt(n - 1));) --n;
	return {
		start: ww(t),
		end: ww(e.slice(n))
	};
}
function ww(e) {
	return e === "" ? "" : e.replace(aw, "").replace(bw, "\n").replace(xw, " ");
}
const Tw = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function Ew(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && Tw.test(t.text)) return [];
	if (n === "") return [[`${e}s with ${Dw(r)}`, "Remove it."]];
	let i = e === "end" && Dw(n) === "a line break" ? "Add it, or remove it there: a YAML block after | has one, and after |- none." : "Add it.";
	return r === "" ? [[`does not ${e} with ${Dw(n)}`, i]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function Dw(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function Ow(e) {
	let t = Object.entries(e).flatMap(([e, t]) => y(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, kw({
		...e,
		...n
	})])), r = kw(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function kw(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${Aw}(?=${Aw}))(?:${r})(?!(?<=${Aw})${Aw})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of jw(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== Mw(r, e) && t.set(r, Mw(r, e));
		}
		return t;
	};
}
const Aw = `(?:${de.source.slice(1)}|[\\p{N}\\p{M}_])`;
function jw(e) {
	let t = (e) => " ".repeat(e.length);
	return Fe(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(he, t);
}
function Mw(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const Nw = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text",
	key_names: "key-name",
	descriptions: "no-description",
	words: "wrong-word"
}, Pw = 1e4, Fw = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, Iw = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], Lw = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function Rw(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => D(n).some((n) => t(n.text, e)))), i = r(() => n(ze)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(Vw(e))).length > e.length * .1, s = r(() => e.length <= 10 || !o() && (n((e, t) => t === a) || e.some(({ live: e }) => e && D(Ww(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Se(c.pattern) },
		...c && u !== "off" && { words: Ow(c.words) }
	}, f = r(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = Vw(e), n = (e) => e !== t && f().has(e), [r, i = ""] = Fw.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && Iw.some((e) => f().has(i + e));
			let [, a] = Lw.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function zw(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = Rw(e, t), i = [], a = 0, o = (t, r) => {
		let { base: i = "" } = n, [a = ""] = Object.keys(r.values.translations ?? {}), o = e.flatMap(({ declared: e }) => {
			let { [i]: t, [a]: n } = e.values.translations ?? {};
			return t !== void 0 && n === void 0 ? e : [];
		}), s = Vw(r), c = (e) => s.startsWith(e) && /^\W/.test(s.slice(e.length)), l = o.find((e) => c(Vw(e))), u = l ? Vw(l) : nt(s, o.map(Vw)), d = o.find((e) => Vw(e) === u);
		if (!d) return t;
		let f = Wv(z(d.file, d.span, ["translations", i])), p = l ? `"${u}" is a text at ${f}. Make it an object again, as in the other files.` : `Or use one name in all files, if it was changed only here: "${u}" at ${f} has no ${a} text.`;
		return {
			...t,
			message: `${l ? t.message.replace(/ Add [^.]*\.$/, "") : t.message} ${p}`
		};
	};
	for (let { declared: t, live: s } of e) {
		let e = Uw(t, s, () => r(t), n), c = [...Gw(t, n), ...e];
		if (c.length !== 0 && (l(i, c.map((e) => {
			let r = e.check === "base" && a < 20;
			return Kw(t, r ? o(e, t) : e, n);
		})), a += 1, a >= Pw)) break;
	}
	let [s] = i;
	if (s && a >= Pw) {
		let e = `${Pw.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : s;
		i.unshift(k(s.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function Bw(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = Rw(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: kn(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : Sx.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			Ww(t, i)
		], p = d !== void 0 && !Ox(d) ? d : f && ((n) => Wx(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = Uw(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || xb(wx(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], ee = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...ee !== "" && { details: ee }
		};
	} };
}
function Vw({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
const Hw = [];
function Uw(e, t, n, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return Hw;
	let c = r(() => Wx(o, t, i.base)), l = (e) => e && c().native(e);
	return cw({
		isForm: n,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => l(Ww(t, e)) }
	}, i);
}
function Ww(e, t) {
	let n = wx(e, t);
	return n && Cx(n.translation, e.is_plural);
}
function Gw({ values: e, onCreate: t }, { keyNames: n, levels: r }) {
	let i = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), a = n ? Q(e.key_name).filter((e) => !n.matches(e)) : [], { description: o = t.description ?? "" } = e, s = r.descriptions !== "off" && o.trim() === "";
	return [...a.map((e) => i("key_names", `The name "${e}" does not match ${n?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in keys.yaml, so that it keeps its translations.`)), ...s ? [i("descriptions", "It has no description. Say in keys.yaml where its text is shown: description: \"…\".")] : []];
}
function Kw(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = Y($, e, Nw[r], o, {
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
function qw({ values: e }, t, n, r) {
	let i = D((t ? Ww(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && wx(t, e);
			if (!n || !r(Cx(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...xb(n)
			};
			return xt.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const Jw = process.getBuiltinModule("node:module").createRequire(import.meta.url), Yw = (...e) => Jw("./late-formats.js").formatOf(...e), Xw = (...e) => Jw("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function Zw(e, t, n) {
	let r = {
		path: e,
		lineStarts: Ms(t)
	}, { texts: i, faults: a, base: o } = Xw(e, t, Jt(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = rt(n.source, [...s]), l = {
		...n,
		source: c
	}, u = aT(l), d = a.filter(({ language: e }) => e === void 0 || Ee(c, ot(c, e))), f = [], p, m = i[0] && tT(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = tT(e, l)), !m) continue;
		let t = new oT(e, m.language), n = nT(e, m, l);
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
		...o !== void 0 && { base: ot(c, o) },
		variables: new Map(),
		problems: $w(d, r, c)
	};
}
const Qw = {
	most: 10,
	first: 1
};
function $w(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new Qt(Qw);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = B(t, s.start, s.end);
		c.add(k(i, e.scope === "run" ? o + eT(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function eT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !Be(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function tT({ language: e }, { source: t, language: n }) {
	let r = n ?? ot(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (Ee(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function nT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = rT(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = iT(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function rT(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function iT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function aT({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
var oT = class {
	start;
	nameEnd;
	valueStart;
	valueEnd;
	hasText;
	forms;
	description;
	language;
	constructor({ name: e, value: t, description: n }, r) {
		this.start = e.start, this.nameEnd = e.end, this.valueStart = t.at.start, this.valueEnd = t.at.end, this.hasText = t.is !== "none", this.forms = t.is === "forms" ? t.forms : void 0, this.description = n, this.language = r;
	}
	get end() {
		return Math.max(this.nameEnd, this.valueEnd);
	}
	get members() {
		let { forms: e } = this, t = {
			start: this.start,
			end: this.nameEnd
		}, n = {
			start: this.valueStart,
			end: this.valueEnd
		}, r = new Map([["key_name", t]]);
		return e && r.set("is_plural", {
			...t,
			name: t
		}), this.hasText && r.set("translations", {
			...n,
			members: new Map([[this.language, {
				...n,
				name: t,
				...e && sT(e)
			}]])
		}), this.description && r.set("description", {
			...cT(this.description.at),
			name: t
		}), r;
	}
};
function sT(e) {
	let t = [...e].map(([e, { at: t, name: n }]) => [e, {
		...cT(t),
		name: cT(n)
	}]);
	return { members: new Map(t) };
}
function cT({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
const lT = {
	schema: Zx,
	fields: Jx,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, uT = {
	schema: $x,
	fields: Jx.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function dT(e, t) {
	return Mf({
		plural: "keys",
		entry: lT,
		defaults: uT
	}, e, t);
}
function fT(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : Object.entries(n).flatMap(([e, n]) => Ix(e, n, t, v)).map(({ code: t, message: n, path: r }) => {
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
function pT(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : dT(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
}
const mT = {
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
		if (t === "prefix") return hT(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(un)).sort()[0];
	}
};
function hT({ key_name: e, platforms: t }) {
	let [n = ""] = Q(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function gT(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: _T(e.entry, t.entry),
		wrote: _T(e.wrote, t.wrote)
	} : e;
}
function _T(e, t) {
	let n = {
		...vT(e),
		...vT(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function vT({ translations: e }) {
	return y(e) ? e : {};
}
const yT = "The live value is not compared and not changed.", bT = (e) => `${yT} A new key has ${e}.`, xT = {
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
		undeclared: `${yT} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: bT("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: bT("no tags, except the one of the setting `owner`"),
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
		undeclared: bT("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: bT("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: bT("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: bT("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: bT("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${yT} A new key is visible.`
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
		undeclared: bT("none"),
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
function ST({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const CT = {
	...$,
	plural: Ln.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Ln,
	limits: {
		removed: Bt,
		removedPercent: _t,
		overwrittenPercent: Ut,
		unverified: En,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: mT,
	entry: lT,
	defaults: uT,
	docs: xT,
	readManifest: dT,
	textFiles: {
		read: Zw,
		name: rT,
		isOnlyName: ST,
		join: kC
	},
	checkTogether: (e) => [...XC(e), ...vS(e)],
	checkEntry: fT,
	adviceOn: zw,
	waiting: Bw,
	progressOf: qw,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return Uf(CT, e, n, i, ({ key_name: e, previously: t = [] }) => [...Q(e), ...t], (e) => {
			let n = CS(e, t, r.perPlatformNames, SS(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !ST(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: sS,
	names: ({ key_name: e, platforms: t }) => Q(e, t),
	texts: (e) => zx(e),
	storedForm: (e) => gx(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: pT,
	mergeKept: gT,
	findRestored: QC,
	undoneByApply: rw
};
// src/webhooks/match.ts
function wT(e, t, n) {
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
				...NT("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of OT(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => ET(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = wg(t, n), a = [...o].filter((e) => kg(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${MT(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, NT("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, Og(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = TT(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = AT([...o]).find((t) => DT(e, t) && Tg(Og(e.values.url), Og(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, NT("lookalike-webhook", e, "url", r));
	}
	let l = (e) => e.replace(/^\w+:\/\/[^/]*/, "");
	for (let e of c()) {
		let t = l(wg(e.values.url, n)), r = e.values.new ? void 0 : [...o].find((e) => l(e.url) === t);
		if (!r) continue;
		let { webhook_id: i, url: s, branch: c } = r, u = `This creates a webhook. The project also has one with this path: ${jg(s)} (${i}, for ${c ? `branch ${c}` : "all branches"}). If this entry replaces it, add webhook_id: ${i}. If both are wanted, set new: true.`;
		a.push({
			...NT("lookalike-webhook", e, "url", u),
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
			let r = t.filter((t) => ET(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function TT(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && ET(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return NT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${jT(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => ET(e, t, i));
	if (s.length > 0) return NT("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${MT(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${jT(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return NT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${jT(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function ET(e, t, n) {
	return kg(t.url, wg(e.values.url, n)) && DT(e, t);
}
function DT({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function OT(e, t, n) {
	let r = AT(t), i = e.flatMap((e) => r.filter((t) => ET(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...kT(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function kT({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map($S)), new Set(t.map($S))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function AT(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function jT(e) {
	return `${e.length === 1 ? "id" : "ids"} ${MT(e)}`;
}
function MT(e) {
	return AT(e).map(({ webhook_id: e }) => e).join(", ");
}
function NT(e, t, n, r) {
	return Y(ZS, t, e, r, { path: [n] });
}
function PT(e) {
	let t = new Map(), n = new Qt();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? m([
			Og(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${Og(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Uv("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function FT({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = wg(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${jg(s)} (${a})` : i, u = t ? [] : n.filter(({ branch: e }) => e === o), d = OT([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const IT = {
	schema: XS,
	fields: YS,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function LT(e, t, n) {
	let { entries: r, problems: i } = Mf({
		plural: "webhooks",
		entry: IT
	}, e, t, { most: Od }), a = new Map(), o = new Qt();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = aC(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => z(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(k(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of RT(r, i, c)) o.add(e);
		}
		zT(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function RT(e, t, n) {
	let r = [], i = (e, t) => r.push(k(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), /\$\w|(?<!\$)\{+\w+\}|%[A-Z_]+%/.test(t) && i("variable", "$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write ${NAME}."), gC(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function zT({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (f.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${f.join(", ")}.` : Te(a, f)}`, o = z(t, n, ["events", i]);
		r.add(k("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const BT = {
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
}, VT = {
	...ZS,
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
		removed: fn,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: pC,
	entry: IT,
	docs: BT,
	readManifest: LT,
	checkTogether: PT,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Uf(VT, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Og(wg(e, i))), (e) => {
			let r = wT(e, t, i), a = r.matches.flatMap((e) => UT(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: rC,
	names: () => [],
	texts: () => [],
	findRestored: FT,
	variablesOf: HT
};
function HT({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? aC(r.values.url, i).variables : [], o = new Map(a);
	if (Cg(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = aC(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = z(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => k(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function UT({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Hf}`;
	return [{
		declared: e,
		problem: Y(ZS, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const WT = [CT, VT];
Oa(WT);
// src/run/textAdvice.ts
function GT(e) {
	let { settings: t, textFiles: n } = e, r = Qv(t.rules, n, e.declared), i = {
		levels: r?.isSure ? t.rules.checks : {
			...t.rules.checks,
			base: "off"
		},
		base: r?.language,
		needed: $e
	}, { kinds: a, entries: o } = Bv(e.declared, r?.language ?? "");
	return a.flatMap((e) => {
		let t = (o[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, i) ?? []];
	});
}
function KT({ settings: e }, { kinds: t }, n) {
	let r = {
		levels: e.rules.checks,
		base: n.baseLanguage,
		needed: kn(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, r) ?? []);
}
function qT(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = db(e, t, n, Fy);
	return i.is === "stopped" ? [] : KT({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var JT = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${ZT(t)} was reached` : `The run was stopped by ${e}`;
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
		await Nr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const YT = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function XT(e) {
	let t = new JT(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of YT) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of YT) process.off(e, n);
		t.close();
	}
}
function ZT(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/files/outputs.ts
async function QT(e, t, n) {
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
	let p = t.map((e) => N(n.displayRoot, e)), m = Object.values(await Sa(u, $r)).flat();
	return nE(f, [
		...p,
		...m,
		l,
		...s,
		o
	].flat(), n);
}
async function $T(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await QT(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await iE(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : tp(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => eE(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return tE(e(a));
		}) : void 0,
		reports: u,
		problems: s
	};
}
async function eE(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return tE(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function tE(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function nE(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(pE))), a = new Map();
	for (let t of e) {
		let e = await pE(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await oE(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, rE(t, s));
	}
	return r;
}
function rE({ option: e, path: t }, n) {
	return k("not-written", `${e}: ${t} ${n}.`);
}
async function iE(e, t, n, r) {
	try {
		await aE(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return rE(e, `cannot be written: ${Yr(t)}`);
	}
}
async function aE(e, t, n, r) {
	let i = await oE(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = dE(e.path, n), o = await Ar(e.path).catch(() => void 0);
	if (sE(e.path, o)) return jr(e.path, t);
	await Rr(a === void 0 && o ? await Dr(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function oE({ path: e, is: t }, n) {
	let r = t === "folder" && fE(n).includes(e), i = r ? e : dE(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Gr(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return lE(e);
	let a = await Ar(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Ar(M(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...sE(e, a) ? [] : [M(e)]];
	return (await Promise.all(o.map(uE))).every(Boolean) ? void 0 : cE;
}
function sE(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const cE = "cannot be written: this user may not write there";
async function lE(e) {
	let t = await Ar(e).catch(() => void 0);
	return !t && M(e) !== e ? lE(M(e)) : t?.isDirectory() ? await uE(e) ? void 0 : cE : "is a file, or is below one. Choose a folder";
}
function uE(e) {
	return br(e, xr.W_OK).then(() => !0, () => !1);
}
function dE(e, t) {
	return fE(t).find((t) => ei(e, t));
}
function fE({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [N(e)]);
}
async function pE(e) {
	let t = await Ar(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await ri(M(e));
	return hr(n, dr(e));
}
// src/run/run.ts
function mE(e, t, n) {
	return hE(n, (n) => gE(e, t, n));
}
async function hE(e, t) {
	let n = new pt(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(up(t, i)))
	};
	try {
		return cp({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function gE(e, t, n) {
	let { cancellation: i, folders: a } = n;
	n.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || n.withoutSecrets, c = s ? void 0 : _E(e, t, n), { stopping: l } = i, u = await ny(e, a, {
		...n,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = s ? d.map(GT) : [], p = ({ code: t }) => e.command === "validate" && t === "unset-variable", m = u.problems.map((e) => p(e) ? {
		...e,
		severity: "notice"
	} : e);
	n.onSecrets(d.flatMap(({ declared: e }) => yg(e.variables)));
	let h = await vE(e, a), g = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], _ = g.flatMap(({ texts: e }) => e), v = e.command === "plan" || e.command === "validate", y = d.map((e) => e.declared), b = e.projects.flatMap(({ rules: e }) => e.overwrite), x = [...new Set(d.flatMap((e) => e.manifests))], ee = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], S = await QT(e, x, a), te = e.projects.flatMap(({ name: e }) => e ?? []), C = {
		format_version: 1,
		command: e.command,
		...te.length > 0 && { selected: te },
		manifests: x,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, y.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: ln([
			...t,
			...h.problems,
			...m,
			...await Ca(g, a),
			...v ? await ga(_, a, l) : [],
			...Yy("--overwrite", [...new Set(b)], y),
			...Uy(ee, y),
			...S.values(),
			...f.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, ne = () => i.stopped ? { stopped: i.stopped } : {};
	if (i.stopping.aborted) return {
		...C,
		...ne()
	};
	let re = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: n.onSecrets
	}, ie = () => n.target?.(x, re), { lastApplied: ae } = n, oe = ae && r(() => ae(x, re));
	if (n.withoutSecrets) {
		let t = await yy(e, C, d, ie);
		return {
			...C,
			...t && { manifest_comparison: t },
			...ne()
		};
	}
	if (e.command === "validate" || bt(C.problems)) return C;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(C.manifests);
		if (C.problems = [...C.problems, ...e], Nt(e)) return C;
	}
	let se = [], ce = e.command === "plan" ? await ie() : void 0;
	C.problems = [...C.problems, ..._y(ce, d, e.others.length > 0)];
	let le = e.others.length > 0 ? [] : y, ue = {
		saved: h.plans,
		target: ce,
		applied: oe,
		all: le
	}, { runProject: de } = await import("./project3.js");
	for (let t of d) se.push(await de(t, e, ue, n));
	let fe = se.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return C.problems = [...C.problems, ...Gy(ee, fe, y)], {
		...C,
		projects: se,
		...ne()
	};
}
function _E(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Nt(t) || r.id === "") return;
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
async function vE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [k("bad-plan", e)]
	}), a = P(t, r), o = await ui(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => dp(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function yE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: mE }) {
	return XT(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await bE(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return SE(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = xE(f, p), h = await $T(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = xE(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), $a(g, n.exitsWithFindings(c));
	});
}
async function bE(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await _v(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await _v("validate", t, n);
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
function xE(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function SE({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = k("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Nt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Nt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { gy as $, yo as $n, ri as $r, Am as $t, bb as A, Es as An, ji as Ar, Mg as At, Jy as B, Mo as Bn, $r as Br, ig as Bt, Nb as C, js as Cn, ya as Cr, n_ as Ct, Rb as D, z as Dn, zi as Dr, $g as Dt, Pb as E, As as En, sa as Er, Yg as Et, nb as F, qo as Fn, Ci as Fr, Cg as Ft, Py as G, Bo as Gn, mi as Gr, Zh as Gt, Uy as H, Io as Hn, pi as Hr, lg as Ht, sb as I, ps as In, _i as Ir, ag as It, Dy as J, ko as Jn, P as Jr, Uh as Jt, Fy as K, Do as Kn, gi as Kr, Qh as Kt, ob as L, L as Ln, yi as Lr, tg as Lt, yb as M, Yo as Mn, Oi as Mr, wg as Mt, ib as N, Ss as Nn, Ei as Nr, yg as Nt, Mb as O, B as On, Ki as Or, Kg as Ot, ab as P, os as Pn, Ti as Pr, jg as Pt, vy as Q, xo as Qn, ui as Qr, Ch as Qt, Gy as R, Po as Rn, bi as Rr, $h as Rt, wx as S, Rs as Sn, la as Sr, u_ as St, Eb as T, zs as Tn, Ji as Tr, r_ as Tt, Yy as U, Uo as Un, si as Ur, cg as Ut, Wy as V, No as Vn, ni as Vr, sg as Vt, Xy as W, Ho as Wn, ei as Wr, og as Wt, wy as X, F as Xn, fi as Xr, dh as Xt, Oy as Y, I as Yn, oi as Yr, Dh as Yt, Cy as Z, Oo as Zn, ai as Zr, wh as Zt, ZS as _, Df as _n, Ma as _r, Z as _t, iE as a, Gr as ai, fp as an, Ka as ar, ny as at, $ as b, Jd as bn, Sa as br, __ as bt, KT as c, Vr as ci, ep as cn, Ra as cr, Gv as ct, Yw as d, Br as di, Wf as dn, Ia as dr, Bv as dt, ti as ei, Tm as en, uo as er, uy as et, Xw as f, Rr as fi, Lf as fn, za as fr, Pv as ft, BS as g, kf as gn, ja as gr, uv as gt, zS as h, Pf as hn, ka as hr, mv as ht, QT as i, qr as ii, _p as in, Wa as ir, iy as it, ub as j, Ts as jn, Di as jr, kg as jt, db as k, ks as kn, Hi as kr, qg as kt, qT as l, Yr as li, Qf as ln, Ba as lr, zv as lt, aC as m, Bf as mn, Ha as mr, _v as mt, hE as n, Qr as ni, qp as nn, qa as nr, hy as nt, JT as o, Ur as oi, dp as on, Ja as or, $v as ot, dC as p, Pr as pi, Y as pn, Va as pr, yv as pt, Iy as q, Eo as qn, hi as qr, Gh as qt, nE as r, Xr as ri, gp as rn, $a as rr, ty as rt, XT as s, Hr as si, lp as sn, Za as sr, Xv as st, yE as t, li as ti, fm as tn, to as tr, dy as tt, WT as u, zr as ui, Jf as un, Fa as ur, Rv as ut, SS as v, Tf as vn, Na as vr, J_ as vt, Q as w, Ms as wn, ua as wr, s_ as wt, Cx as x, Dd as xn, xa as xr, c_ as xt, CS as y, Kd as yn, Aa as yr, k_ as yt, zy as z, R as zn, xi as zr, ng as zt };
