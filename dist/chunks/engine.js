import { i as e } from "./rolldown-runtime.js";
import { C as t, E as n, O as r, S as i, T as a, _ as o, a as s, b as c, f as l, g as u, h as d, i as f, k as p, l as m, m as h, n as g, o as _, p as v, s as y, v as b, w as x, y as ee } from "./wire.js";
import { $ as S, $t as te, A as C, An as ne, Ar as w, At as re, Br as ie, Bt as ae, Ci as oe, Cr as se, Ct as ce, D as le, Dn as ue, Dr as de, Dt as fe, E as pe, En as me, Er as he, Et as ge, F as _e, Fr as ve, Ft as ye, Gn as be, Gr as xe, Gt as Se, Hr as Ce, Ht as we, In as Te, Ir as Ee, It as De, J as Oe, Jr as ke, Jt as Ae, K as je, Kr as Me, Kt as Ne, L as Pe, Lr as Fe, Lt as Ie, M as T, Mn as Le, Mr as Re, Mt as ze, N as Be, Nn as Ve, Nr as He, O as Ue, On as We, Or as Ge, Ot as Ke, P as qe, Pn as Je, Pr as E, Pt as Ye, Q as Xe, R as Ze, Rn as Qe, Rr as $e, Rt as et, Si as tt, Sr as nt, St as rt, T as it, Tr as at, Tt as D, U as ot, Un as st, Ut as ct, Vn as lt, Vr as ut, Vt as dt, W as ft, Wt as pt, X as mt, Xr as ht, Xt as gt, Y as _t, Yr as vt, Yt as yt, Z as bt, Zt as xt, _ as St, _i as Ct, _r as wt, an as Tt, at as Et, bi as Dt, bn as Ot, br as kt, bt as At, ci as jt, ct as Mt, di as Nt, dn as Pt, dt as Ft, et as O, fi as It, ft as Lt, gi as Rt, gn as zt, gr as Bt, gt as Vt, hn as Ht, hr as Ut, ii as Wt, in as Gt, it as Kt, j as qt, jn as Jt, jr as Yt, jt as Xt, k as Zt, kn as Qt, kr as $t, kt as en, ln as tn, lt as nn, m as rn, mn as an, mr as on, mt as sn, n as cn, nt as ln, on as un, ot as dn, pn as fn, pt as pn, q as mn, qn as hn, qr as gn, r as k, ri as _n, rn as vn, rt as yn, s as bn, sn as xn, st as Sn, t as Cn, tn as wn, tt as Tn, u as En, ui as Dn, un as On, ut as kn, vr as An, vt as jn, w as Mn, wn as Nn, wr as Pn, wt as Fn, xi as In, xr as Ln, xt as Rn, yr as zn, yt as Bn, zn as Vn, zr as Hn, zt as Un } from "./start.js";
import { _ as Wn, b as Gn, c as Kn, d as qn, f as Jn, g as Yn, h as A, i as Xn, l as Zn, m as Qn, n as $n, p as er, r as tr, s as nr, t as rr, x as ir, y as ar } from "./zod.js";
import { a as or, c as sr, d as cr, f as j, i as lr, l as ur, o as dr, p as fr, s as pr, u as mr } from "./client.js";
import { basename as hr, delimiter as gr, dirname as M, extname as _r, isAbsolute as vr, join as yr, posix as br, relative as xr, resolve as N, sep as Sr, win32 as Cr } from "node:path";
import { access as wr, constants as Tr, link as Er, lstat as Dr, open as Or, readFile as kr, readdir as Ar, realpath as jr, rename as Mr, rm as Nr, stat as Pr, writeFile as Fr } from "node:fs/promises";
import { setImmediate as Ir, setTimeout as Lr } from "node:timers/promises";
// \0node:crypto
const Rr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), zr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), Br = zr(6).toString("hex"), Vr = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Hr(e, t, n = {}) {
	await qr(M(e));
	let r = await Wr(e, t, n);
	await Mr(r, e).finally(() => Nr(r, { force: !0 }));
}
async function Ur(e, t, n) {
	await qr(M(e));
	let r = await Wr(e, t, n);
	return Gr(r, e).finally(() => Nr(r, { force: !0 }));
}
async function Wr(e, t, { mode: n, root: r, check: i }) {
	let a = M(e), o = yr(a, `.lokaform-${process.pid}-${Br}-${zr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Tr, d = await Or(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = yr(await jr(r), xr(N(r), N(a)));
			if (await jr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await kr(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Nr(o, { force: !0 }), e;
	}
}
async function Gr(e, t) {
	try {
		await Er(e, t);
	} catch (n) {
		return Zr(n, "EEXIST") || await Xr(t) ? !1 : (await Mr(e, t), !0);
	}
	return await Nr(e, { force: !0 }).catch(() => {}), !0;
}
async function Kr(e) {
	try {
		let t = await Or(e, Tr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Zr(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function qr(e) {
	for (let t of await Ar(e).catch(() => [])) {
		let [, n, r] = Vr.exec(t) ?? [];
		n === void 0 || r === Br || Number(n) !== process.pid && Jr(Number(n)) || await Nr(yr(e, t), { force: !0 }).catch(() => {});
	}
}
function Jr(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Zr(e, "ESRCH");
	}
}
async function Yr(e, t) {
	let n = t;
	for (let r of xr(t, e).split(Sr)) {
		n = yr(n, r);
		let e = await Dr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${xr(t, n)}. Choose a path without links`;
	}
}
async function Xr(e) {
	return await Dr(e).catch(() => void 0) !== void 0;
}
function Zr(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Qr = {
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
function $r(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Qr[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/commitFiles.ts
var ei = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const ti = [
	"*",
	".*",
	"**"
];
var ni = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new ei(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => ti.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = N(e, i.join("/")), o = xr(a, this.#e).split(Sr).join("/"), s = o !== "" && !o.startsWith("..") && !vr(o), c = s ? "" : await this.#o(a);
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
		let t = xr(this.#e, e).split(Sr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || vr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (vr(n)) return;
			let r = br.join(br.dirname(e.path), n, t.slice(e.path.length));
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
const ri = new AbortController().signal;
function P(e, { displayRoot: t }) {
	return xr(t, e).split(Sr).join("/");
}
function ii(e, t) {
	let n = xr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Sr}`) && !vr(n);
}
async function ai(e, t) {
	for (let n = e;; n = M(n)) {
		if (await Xr(yr(n, ".git"))) return n;
		if (n === M(n) || n === t || t !== void 0 && !ii(n, t)) return;
	}
}
async function oi(e, t, n) {
	let r = await si(t), i = n && await si(n), a = new Map();
	for (let n of e) {
		let e = await si(N(t, n)), o = await ai(M(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(P(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? P(yr(e ?? r, n), { displayRoot: r })
	}));
}
async function si(e) {
	return jr(e).catch(() => e);
}
var ci = class extends Error {};
async function li(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new ci());
	if (!t) return kr(e);
	let [r, i] = await Promise.all([jr(e), jr(t.workspace)]);
	if (!ii(r, i)) throw new ci();
	return kr(r);
}
function ui(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? fi(e) : "utf-8", r = new TextDecoder(n, { fatal: !0 }).decode(e);
	if (r.startsWith("version https://git-lfs.github.com/spec/")) throw Error("it is a pointer of Git LFS, and not the file itself. At a terminal, run git lfs pull; in a workflow, give actions/checkout lfs: true");
	return r;
}
function di(e, t) {
	let n = fi(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function fi([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function pi(e) {
	try {
		return new TextDecoder(fi(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function mi(e, t, n, r = ui) {
	try {
		return Ke(r(await kr(e)));
	} catch (r) {
		let i = `${t} ${P(e, n)} cannot be read: ${gi(r)}`;
		return Rn(D("not-read", i));
	}
}
const hi = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function gi(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof ci) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${hi[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function _i(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(hi, String(e.code))) return;
	let n = `${P(e.path, t)} was changed or removed while Lokaform ran. Now ${gi(e)} Run again when no other program changes it.`;
	return D("not-read", n, { scope: "project" });
}
async function vi(e, { commit: t }) {
	return t ? t.isFile(e) : (await Pr(e).catch(() => void 0))?.isFile() === !0;
}
async function yi(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await Ar(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function bi(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Pr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const xi = "lokaform-backup", Si = ["node_modules", xi];
async function Ci(e, t, n, r) {
	let i = N(t, e);
	if (await vi(i, n)) return [i];
	let a = Si.map((e) => `**/${e}/**`);
	return wi(e.split(Sr).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof ei) throw e;
		return [];
	});
}
async function wi(t, n, r, i) {
	let a = ht(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").some((e) => Si.includes(e))) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => vt(e, t, l))) continue;
		let n = N(c, t);
		await vi(n, r) && f.add(n);
	}
	return [...f];
}
async function Ti(e, t) {
	let n = yr(M(e), ".gitignore"), r = `/${hr(e)}`, i;
	try {
		i = ui(await kr(n));
	} catch (e) {
		if (Zr(e, "ENOENT")) return Ke({
			path: n,
			text: `${r}\n`
		});
		let i = `${P(n, t)} cannot be read: ${gi(e)}`;
		return Rn(D("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(hr(e))) return Ke(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return Ke({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/model/earlierManifest.ts
const Ei = "Lokaform-Pulled";
function Di(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*(?:[*-] )?${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(Ei).map(Oi), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = e.matchAll(/^[ \t]*(Lokaform[-_ ]?(?!Overwrite:)(?:Ov|Acc)[\w-]*):?/gim), o = [...t("Lokaform-Overwrite"), ...[...a].map(([, e = ""]) => `${e}:`)];
	return {
		...i && r.length > 0 && { pulled: d(r) },
		overwrites: o
	};
}
function Oi(e) {
	let t = e.replaceAll(/["']/g, "");
	return /^\d+$/.test(t) ? Number(t) : Math.floor(Date.parse(t) / 1e3);
}
function ki(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function Ai(e, t = Infinity) {
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
function ji(e, t, { since: n, now: r = Infinity }) {
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
async function Mi(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Ni(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Ni({ commits: e, merged: t }, n) {
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
const Pi = (...e) => process.getBuiltinModule("node:child_process").execFile(...e), Fi = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Ii = {
	output: 67108864,
	time: 3e4
};
var Li = class extends Error {
	name = "GitFailure";
};
const Ri = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, zi = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Bi = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], Vi = /^\.(com|exe)$/i;
function Hi(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? br.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Vi.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Cr.join(n, e + t)) : [];
	});
}
function Ui(e, t) {
	let n = Hi("git", process.platform, t).filter((t) => !Wi(e, M(t))), r = n.find(Gi);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => M(e)))].join(gr)
	};
}
function Wi(e, t) {
	try {
		let [n, r] = [rn(t), rn(e)];
		return n === r || ii(n, r);
	} catch {
		return !0;
	}
}
function Gi(e) {
	try {
		return En(e, Tr.X_OK), St(e).isFile();
	} catch {
		return !1;
	}
}
async function Ki(e, t, { environment: n, signal: r, limits: i = Ii }, a = "") {
	let o = Ui(e, n);
	if (!o) throw new Li(qi);
	let s = Object.entries(n).filter(([e]) => Ri.test(e)), c = {
		...Object.fromEntries(s),
		...zi,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: M(e)
	}, l = {
		signal: AbortSignal.any([r, AbortSignal.timeout(i.time)]),
		encoding: "buffer",
		maxBuffer: i.output,
		cwd: M(o.program),
		env: c,
		windowsHide: !0
	}, u = [
		"-C",
		e,
		...Bi,
		...t
	];
	return new Promise((e, t) => {
		let n = Pi(o.program, u, l, (n, i, a) => n ? t(new Li(Ji(n, a.toString("utf8"), r))) : e(i));
		n.stdin?.on("error", () => {}), n.stdin?.end(a);
	});
}
const qi = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Ji({ name: e, message: t, code: n }, r, i) {
	if (e === "AbortError") return i.aborted ? "The run was stopped." : "git did not answer in time.";
	if (n === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return "The history of the repository is too large to read.";
	if (typeof n == "string") return `The program git could not be started: ${t}.`;
	if (/dubious ownership/.test(r)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(r)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [a = ""] = r.trim().split("\n", 1);
	return `git ended with the code ${n}${a === "" ? "" : ` (${a.slice(0, 200)})`}.`;
}
function Yi(e) {
	if (!(e instanceof Li)) throw e;
}
async function Xi(e, t) {
	let n = await jr(e), r = await ai(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => (await Ki(r, e, t).catch(Yi))?.toString("utf8").trim() || void 0, a = (e) => i("symbolic-ref", "--quiet", "--short", e), o = await a("refs/remotes/origin/HEAD");
	return {
		isRoot: r === n,
		defaultBranch: o?.startsWith("origin/") ? o.slice(7) : void 0,
		currentBranch: await a("HEAD"),
		commit: await i("rev-parse", "--quiet", "--verify", "HEAD")
	};
}
// src/files/gitHistory.ts
const Zi = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var Qi = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Zi : await this.#r(i.root).versions(e, n, i));
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
		if (!(t?.root === void 0 || n.length > 0)) return this.#r(t.root).upstream(t.names).catch(Yi);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return oi(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new $i(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, $i = class {
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
			}, { known: c, missing: l } = await Mi(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof Li) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Ki(this.#e, e, this.#t)).toString("utf8").trim(), n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
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
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = na(this.#e, {
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
			(r === void 0 || ea(r) !== ea(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => hr(e) === hr(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = yr(this.#e, e);
		try {
			return (await Dr(t)).isFile() ? pi(await kr(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await la(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function ea(e) {
	return e?.replaceAll("\r\n", "\n");
}
const ta = 67108864;
async function na(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await ra(e, n, i), s = async (...t) => (await Ki(e, [
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
			trailers: Di(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(ia), l = Ai(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return {
		commits: [],
		merged: [],
		overwrites: [],
		unread: void 0
	};
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await aa(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = ji(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await oa(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: ki([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
async function ra(e, t, n) {
	let r = await Ki(e, [
		"rev-list",
		"HEAD",
		`^${t}`,
		"--"
	], n).catch(Yi);
	return new Set(r?.toString("latin1").trim().split("\n"));
}
function ia(e) {
	if (e instanceof Li && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function aa(e, t, n) {
	let r = (await Ki(e, [
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
	], o = sa((await Ki(e, [...i, ...a], n, r.join(""))).toString("utf8"));
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
	let r = await Ki(e, [
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
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Ki(e, ["cat-file", "--batch-check"], r, i(t)), o = ta, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? Ii,
		output: 2 * ta
	}, u = await Ki(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, pi(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function ua(e) {
	return `${Ei}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/model/place.ts
const da = nr().min(0), fa = qn({
	file: A(),
	line: da,
	col: da,
	endLine: da,
	endCol: da
});
function pa(e) {
	return /\.ya?ml$/i.test(e) ? e : "keys.yaml";
}
function F(e, t, n = []) {
	let r = ya(e, t, n);
	return I(r.file, r.at.start, r.at.end);
}
function ma(e, t, n) {
	let r = ya(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return I(r.file, i, a);
}
function ha(e, t, n) {
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
function ga(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function _a(e, t) {
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
	return Array.from(e.matchAll(/^<{7} /m.test(e) ? /^<{7} .*$/gm : /^>{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// src/kinds/declaration.ts
function Ca({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Da(n, t[e] ?? [])));
}
function wa({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(Wt)))];
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
			place: ma(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Oa(e, t, { second: n, first: r, field: i }, a = "") {
	let o = F(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${ka(r, [i])}. Keep one of them.${a}`;
	return D(e, s, { place: o });
}
function ka({ file: e, span: t }, n) {
	return Aa(F(e, t, n));
}
function Aa({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/files/textFiles.ts
async function ja(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await Na(a, t, n), o = e.flatMap((e) => ze(a, Pa(a, e)) ?? []), s = Ne(a, o), c = e.flatMap((e) => Fa(s, e) ?? []), u = c.filter(({ textFile: { language: e } }) => e === void 0 || Se(s, e));
		l(i, La(s, e, c), Ra(s, u, t));
		for (let e of u.sort(Ia(s))) r.has(e.full) ? i.push(za(s, P(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: r.size === 0 ? i.map(Ma) : i
	};
}
function Ma(e) {
	if (e.code !== "no-language-file" || e.severity !== "notice") return e;
	let t = e.message.replace(/ If a file .*/, " So no text is read. Correct languages or files.");
	return {
		...e,
		message: t,
		severity: "error",
		scope: "run"
	};
}
async function Na(e, t, n) {
	return (await Ci(ye(e), e.folder, t, n)).filter((e) => en(e) !== void 0).sort();
}
function Pa({ folder: e }, t) {
	return P(t, { displayRoot: e });
}
function Fa(e, t) {
	let n = Pa(e, t), r = et(e, n);
	if (!(De(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...ae(e, n)
		}
	};
}
function Ia({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function La(e, t, n) {
	let { files: r, languages: a = [], languageMap: o, place: s } = e;
	if (n.length === 0) {
		let e = t.length === 0 ? "no file. Correct the path: it is relative to this file." : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [D("no-manifest", `texts "${r}" matches ${e}`, { place: s })];
	}
	let c = n.map(({ textFile: e }) => e.language);
	if (c.includes(void 0)) return [];
	let l = new Set(c.flatMap((e) => e === void 0 || a.includes(e) ? [] : [e])), u = a.filter((e) => !c.includes(e)), d = u.flatMap((e) => {
		let t = [...l].find((t) => Ce(t, e)), n = t ?? xe(e, [...l]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), f = (e) => ut(e) || /^[a-z]{2}(?![a-z])/i.test(e), [p] = u.filter((e) => !f(e) && !Object.values(o).includes(e));
	if (p !== void 0) {
		let e = [...new Set(c)].join(", "), t = `"${p}" is not the code of a language, and texts "${r}" has no file for it. The files are in: ${e}. To read all of them, write languages: [${e}].`;
		return [D("no-language-file", t, { place: s })];
	}
	let m = u.filter((e) => !d.some(({ language: t }) => t === e)), h = (e, t, n) => {
		let [a, o] = e.length > 1 ? ["s", "them"] : ["", "it"], c = `lokaform pull creates ${o} when the project has texts for ${o} that do not wait.`, l = `texts "${r}" has no file for the language${a} ${i(e)}. ${t}${n ? c : ""}`, u = {
			place: s,
			...n && {
				severity: n,
				scope: "change"
			}
		};
		return D("no-language-file", l.trim(), u);
	};
	return [...m.length > 0 ? [h(m, "If a file was deleted by mistake, restore it. To give up a language, remove it here. Otherwise, ", "notice")] : [], ...d.map(({ language: e, same: t, isSame: n }) => {
		let r = `If ${t} is the same language, add language_map: { ${t}: ${e} }. `;
		return h([e], n ? r : `${r}Otherwise `, n ? void 0 : "warning");
	})];
}
function Ra({ keyName: e, place: t }, n, r) {
	return Xt.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${P(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [D("bad-setting", o, { place: t })];
	});
}
function za({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return D("bad-setting", n, { place: e });
}
async function Ba(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await Na(i, t, n)).filter((e) => Fa(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [];
	for (let [e, o] of r) {
		l(a, Ha(e, o));
		let [, r = "", s = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!De(e.files) || s === "") continue;
		let c = new Set(o.map((t) => et(e, Pa(e, t)))), u = (e, t) => c.has(e) || t === `${r}{lang}${s}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), d = De(r) ? ["*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [f, ...p] = (await Na({
			...e,
			files: `${r}*${s}`
		}, t, n)).flatMap((n) => {
			let a = Pa(e, n), o = d.map((t) => ({
				...e,
				files: `${r}${t}${s}`
			})).find((e) => u(et(e, a), e.files)), c = s !== ".xml" || /string/i.test(a.slice(r.length));
			return i.has(n) || !o || !c || a.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: P(n, t),
				files: dt(o, a, "{lang}") ?? a
			}]);
		});
		if (!f) continue;
		let m = p.length > 0 ? ` (and ${p.length} more)` : "", h = `${f.path}${m} is not read: no row of texts names it. To read it, add a row with files: "${f.files}".`;
		a.push(D("unread-manifest", h, {
			place: e.place,
			severity: "notice",
			scope: "change"
		}));
	}
	return l(a, await Va(e, i, t, n)), a;
}
async function Va(e, t, n, r) {
	let i = e.filter(({ files: e }) => /\.(?:strings|xcstrings|xml)$/.test(e)), [a] = i;
	if (!a || n.commit) return [];
	let o = new Set(i.map(({ files: e }) => hr(e))), [s, ...c] = (await Ga(a.folder, r)).filter((e) => (o.has(hr(e)) || /^strings.*\.xml$/.test(hr(e))) && !/values-(?![a-z]{2,3}(?:-r[A-Z]{2})?\/)/.test(e)).map((e) => N(a.folder, e)).filter((e) => !t.has(e));
	if (!s) return [];
	let l = c.length > 0 ? ` (and ${c.length} more)` : "", u = `${P(s, n)}${l} is not read: no row of texts names it. To read files of several modules with one row, write ** in files.`;
	return [D("unread-manifest", u, {
		place: a.place,
		severity: "notice",
		scope: "change"
	})];
}
function Ha(e, t) {
	let n = t.flatMap((t) => et(e, Pa(e, t)) ?? []), r = [...new Set(n.filter((t) => ut(t) || e.languages && /^[a-z]{2}$/.test(t)))];
	if (!De(e.files) || r.length < 2) return [];
	let a = r.filter((t) => !e.languages?.includes(t));
	if (a.length === 0) return [];
	let o = a.find((t) => xe(t, e.languages ?? [])), s = o ? `texts "${e.files}" also has a file for ${o}, which is the language ${xe(o, e.languages ?? [])}. It is not read: move its texts into the file of that language.` : e.languages ? `texts "${e.files}" also has files in ${i(a)}, which are not read. To read them, write languages: [${[...e.languages, ...a].join(", ")}].` : `texts "${e.files}" has files in ${i(r)}, but the row has no languages, so only the base language is read. To read all of them, add languages: [${r.join(", ")}]. Otherwise, list only the base language.`;
	return [D("unread-manifest", s, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const Ua = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], Wa = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function Ga(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(Ua, {
		cwd: t,
		ignore: Wa,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Ka(e, t, n, r) {
	let { paths: i, problems: a } = await qa(e, t, n, r), o = await ja(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await $a(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!Bn(c) && e.texts.length + Object.values(i).flat().length === 0) {
		let t = e.kinds.map(({ plural: e }) => e), r = t.map((e) => `${e}.yaml`).join(" nor "), i = t.map((e) => `--${e}`).join(" or "), a = e.unread ? `There is no manifest: ${e.unread}` : n.confined ? `There is no manifest: neither ${r} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${t.join(" or ")}.` : `There is no manifest: neither ${r} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${i}.`;
		c.push(D("no-manifest", a));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [P(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u)
	};
}
async function qa({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await Qa(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`, a = e ? [] : await Za(t, n, i);
		o[c] = a;
		let l = e || i.commit || a.length > 0 ? [] : await yi(t, n);
		for (let e of l) {
			let [n, r] = e === t ? ["it is a folder. Give", `${e}/*.yaml`] : [`of its name. Rename it to ${t}, or give`, e], i = `${e} is not read, because ${n} --${c} '${r}' (setting ${c}).`;
			s.push(D("unread-manifest", i, { severity: "warning" }));
		}
	}
	return {
		paths: o,
		problems: s
	};
}
async function Ja(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => qa(e, { id: "" }, n, t))), i = (await ja(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return a.flatMap(({ plural: e, textFiles: t }) => [...r.flatMap(({ paths: t }) => t[e] ?? []), ...t ? i : []]);
}
async function Ya(e, t, n = !1) {
	let r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: s } of i) {
		let { patterns: i = [] } = a[s] ?? {}, [{ place: c } = {}] = i, l = await Za(`${s}.yaml`, o, t), u = n && (c || !a[s]) ? await Xa(s, i, o, t) : [];
		for (let n of c ? [...l, ...u] : u) {
			let i = [...l, n].map((e) => P(e, { displayRoot: o })), a = e.length > 1 ? `no project of lokaform.yaml names it. Add it to ${s} of one of them` : c ? `the setting ${s} (${Aa(c)}) does not name it. Add it there` : `no setting ${s} names it. Add ${s}: [${i.join(", ")}] to lokaform.yaml`, u = P(n, t), d = `${u} is not read, because ${a}, or delete the file.`, f = I({
				path: u,
				lineStarts: [0]
			}, 0, 1);
			r.set(n, D("unread-manifest", d, {
				place: f,
				severity: "warning"
			}));
		}
	}
	if (r.size === 0) return [];
	let i = new Set(await Ja(e, ri));
	return [...r].flatMap(([e, t]) => i.has(e) ? [] : t);
}
async function Xa(e, t, n, r) {
	if (r.commit) return [];
	let i = {
		cwd: n,
		ignore: ["**/node_modules/**"]
	}, a = t.map(({ text: e }) => M(e)).filter((e) => !e.includes("**")), o = t.length > 0 ? "**" : "*/**", s = [
		...t.length > 0 ? [] : ["*.{yaml,yml}", "*/*.{yaml,yml}"],
		`${o}/${e}.{yaml,yml}`,
		...new Set(a.map((e) => `${e}/*.{yaml,yml}`))
	].map((e) => wi(e, i, {}, ri).catch(() => [])), c = (await Promise.all(s)).flat(), l = [];
	for (let t of [...new Set(c)].sort()) {
		let i = (await li(t, r).catch(() => void 0))?.toString() ?? "", a = RegExp(`^${e}:(?:\\s+#.*)*\\s+-\\s+\\w+:`, "m").test(i) && /\b(?:key_name|url):/.test(i) && !/^backup:/m.test(i), o = M(t) !== n && await vi(N(M(t), "lokaform.yaml"), {});
		a && !o && l.push(t);
	}
	return l;
}
async function Za(e, t, n) {
	let r = N(t, e);
	return await vi(r, n) ? [r] : [];
}
async function Qa(e, { patterns: t, folder: n }, r, i) {
	let a = [], o = new Set();
	for (let { text: s, place: c } of t) {
		let t = await Ci(s, n, r, i);
		if (t.length === 0) {
			let t = c ? "this file" : "the working directory", i = await bi(N(n, s), r) ? `${e} "${s}" is a folder. Give the files in it, in quotes: '${s.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${s}" matches no file. ${s.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path: it is relative to ${t}.`}`;
			a.push(D("no-manifest", i, { ...c && { place: c } }));
		}
		let l = t.find((e) => /\.(?:xml|strings|xcstrings|arb)$/.test(e));
		if (l !== void 0) {
			let t = `${e} "${s}" has the locale file ${hr(l)}, and takes only YAML. Name locale files in a row of texts in lokaform.yaml. To choose one of them: --filter file:PATH.`;
			a.push(D("no-manifest", t, { ...c && { place: c } }));
		}
		for (let e of t.sort()) l === void 0 && o.add(e);
	}
	return {
		files: [...o],
		problems: a
	};
}
async function $a(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = P(a, t);
		try {
			let n = ui(await li(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof ei) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(D("not-read", `${e} cannot be read: ${gi(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
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
// src/plan/loss.ts
function so(e) {
	return e.action === "update" ? e.fields.some((t) => fo(e.kind, t) || po(e.kind, t) || co(e.kind, t)) : e.action === "destroy";
}
function co(e, { field: t, before: n, after: r }) {
	return io(e, t).role === "identity" || n === void 0 || mo(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function lo(e, t) {
	return uo(t) || fo(e, t) || po(e, t);
}
function uo({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || mo(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return mo(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function fo(e, { field: t, before: n, after: r }) {
	return io(e, t).role === "archive" && n === !1 && r === !0;
}
function po(e, { field: t, before: n }) {
	return io(e, t).role === "shape" && n !== void 0;
}
function mo(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function ho(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => _o(io(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function go(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !_o(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function _o(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !mo(n);
}
// src/report/exitCode.ts
function vo({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const yo = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function bo({ projects: e }) {
	let t = ({ reason: e }) => yo.includes(e);
	return vo({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function xo(e) {
	return e.plan ? bo({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Bn(e.problems) ? "unknown" : "none" : "unknown";
}
function So({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function Co({ command: e, projects: t }) {
	return e === "status" ? So({ projects: t }) === !1 : e === "drift" ? bo({ projects: t }) : vo({ projects: t });
}
function wo(e) {
	return !Co(e) && !To(e);
}
function To(e) {
	return e.stopped !== void 0 || Bn(ko(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Ao(e).some(({ outcome: e }) => e.state !== "done");
}
function Eo(e) {
	let t = ({ problems: e }) => e.filter((e) => !Oo(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return To({
		...e,
		problems: t(e),
		projects: n
	});
}
function Do(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : To(e) ? 1 : t && Co(e) ? 2 : 0;
}
function Oo({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function ko({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Ao({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function jo({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || No(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Mo({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function No(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Po({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Fo(e) {
	return !To(e) && !Io(e) && e.projects.every(zo);
}
function Io(e) {
	return ko(e).some(({ code: e }) => e === "undeclared-project");
}
const Lo = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function Ro(e) {
	if (Fo(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && zo(e) && e.plan?.skipped.length === 0), n = ko(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !Lo.includes(e));
	return !t || r || Io(e);
}
function zo({ plan: e, target: t }) {
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
function Bo(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Vo = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function Ho(e) {
	let t = Zo(e);
	return t === "removed" ? t : t === "new" ? "created" : Yo(e) ? "renamed" : "updated";
}
const Uo = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Wo = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Go = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Ko(e) {
	let t = e.flatMap((e) => e.changes), r = e.flatMap((e) => e.kept);
	return {
		...Bo(Vo, t, Ho),
		...Bo(Uo, r, ({ reason: e }) => Wo[e] ?? "kept"),
		changes: t.length,
		adopted: n(e, ({ counts: e }) => e.adopted),
		skipped: n(e, ({ skipped: e }) => e.length)
	};
}
const qo = [...Vo, ...Go];
function Jo(e) {
	let t = e.flatMap((e) => e.results ?? []), r = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), i = Bo(["done", ...Go], t, ({ outcome: e }) => No(e) ? "written in part" : e.state), a = i.skipped + n(e, ({ plan: e }) => e?.skipped.length ?? 0), o = t.length - i.done + a - i.skipped;
	return {
		...Bo(Vo, r, Ho),
		...i,
		skipped: a,
		unfinished: o
	};
}
function Yo(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Xo = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Zo(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => fo(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => oo(e.kind, t));
	return t.some(uo) ? "cleared text" : t.some((t) => co(e.kind, t)) ? "overwritten text" : so(e) ? "overwritten" : Yo(e) ? "renamed" : "changed";
}
function Qo(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return n(t, ({ kind: e, fields: t }) => t.filter((t) => oo(e, t) && uo(t)).length);
}
// src/report/view/view.ts
const $o = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], es = [
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
		text: T(e, t)
	}];
}
function ts(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function ns(e) {
	return e.map((e) => "text" in e ? e.text : ns(e.words)).join("");
}
function rs(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function is(e, t, n = "") {
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
function as(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${B(n)} more` : "");
}
function os(e) {
	return ro(e).words;
}
function ss(e, t) {
	let { one: n, many: r } = os(t);
	return `${B(e)} ${e === 1 ? n : r}`;
}
function cs({ kind: e, label: t }) {
	let n = C(t), { prefix: r, maxName: i } = os(e);
	return r + qe(n, i);
}
function ls({ file: e, line: t }, n) {
	return e === n ? `line ${t}` : `${C(e)}:${t}`;
}
function us({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${C(e)}: `) + (n ? `${T(n.project.name, 80)} (${T(t, 200)})` : T(t, 200));
}
function ds(e) {
	return e.length <= 3 ? e.map((e) => C(e)).join(", ") : z(e.length, "manifest");
}
const fs = p(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function ps(e) {
	return `${fs().format(e * 1e3)} UTC`;
}
function ms(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function hs(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function gs(e) {
	return `${g("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function _s(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${z(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${B(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${ws([e])}${i}${o}`;
}
function vs(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = ho(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => R(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, L`${z(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? L`${e} and ${t}` : L`${e}, ${t}`, s);
	return L`${`${z(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${z(r, "translation")} in ${u} may be marked unverified.`;
}
function ys(e, t) {
	let r = Pn(e), i = t.flatMap((e) => {
		if (e.action !== "create" || !ro(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => oo(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), a = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: n } = i.filter((e) => !r(e.get(t), t));
		return t === e.baseLanguage || n === 0 ? [] : [{
			name: T(t, 40),
			length: n
		}];
	});
	if (a.length === 0) return;
	let o = n(a, ({ length: e }) => e), s = a.map(({ name: e, length: t }) => a.length > 1 ? `${e} (${B(t)})` : e);
	return L`After the merge: ${z(o, "text")} to translate in ${R(as(s, 12), 1e3)}.`;
}
function bs(e) {
	let t = So({ projects: e }), r = e.flatMap(({ status: e = [] }) => e), i = n(e, ({ plan: e }) => e?.changes.length ?? 0), a = n(r, ({ to_pull: e, waiting: t }) => e + t), o = [...i > 0 ? [`without ${z(i, "change")} to write`] : [], ...a > 0 ? [`with ${z(a, "text")} to pull or waiting`] : []], s = o.length > 0 ? ` This counts the texts of the project, ${o.join(", and ")}.` : "", c = t === void 0 && r.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or at a terminal use --require de=100." : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${xs(e)}.${s}${c}`;
}
function xs(e) {
	let t = e.flatMap(({ status: e = [] }) => e), r = n(t, (e) => e.texts), i = t.filter((e) => e.required), a = i.filter((e) => e.required?.unmet.length), o = as([...new Set(a.map(({ language: e }) => ms(e)))], 12), s = Ms([...ks({
		conflicts: n(t, (e) => e.conflicts),
		undecided: n(t, (e) => e.undecided),
		toPull: n(t, (e) => e.to_pull),
		waiting: n(t, (e) => e.waiting)
	}), [a.length, `of ${z(i.length, "required language")} not ready: ${o}`]]), c = z(new Set(t.map(({ language: e }) => e)).size, "language"), l = `${B(n(t, (e) => e.translated))} of ${z(r, "text")} translated`;
	return [r === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function Ss(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Cs(t), { waiting: r, kept: i } = Ko(t), a = Ms([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Ts(t, "as declared"), ...a].join(", ")}.`;
}
function Cs(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = Ko(e);
	return Ms([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...ks({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function ws(e) {
	let t = Ko(e), n = t.adopted > 0 ? ` (${B(t.adopted)} to adopt)` : "", r = Ms([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = Ms([...ks(t), [t.skipped, "skipped"]]), a = zs(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${Ts(e, "unchanged")}.`;
}
function Ts(e, t) {
	let n = `${Es(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Es(e, "unmanaged")} unmanaged`;
}
function Es(e, t) {
	let r = no().map((r) => ({
		kind: r,
		count: n(e, ({ counts: e }) => e.by_kind[r.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return r.every(({ kind: e }) => e.words.prefix === "") ? B(n(r, ({ count: e }) => e)) : i(r.map(({ kind: e, count: t }) => ss(t, e.name)));
}
function Ds({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${As(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${z(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${Os(e)}.${a} ${z(t, "request")} in total.`;
}
function Os(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = Jo(e), r = Ms(qo.map((e) => [n[e], e])), i = Ms(ks(Ko(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function ks(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function As(e, t) {
	return e === t ? z(t, "project") : `${B(e)} of ${z(t, "project")}`;
}
function js({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [C(e)]), r = n.length > 0 ? L` Not reached: ${R(n.join(", "))}.` : [];
	return L`${ts(L`${T(e.message, Mn)}`)}${r}`;
}
function Ms(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${B(e)} ${t}`] : []);
}
function Ns(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Ds(e);
	if (r.length === 0) return Ps(e);
	if (t === "drift") return Ss(n);
	if (t === "status") return bs(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? _s(i.plan, i.effort) : `${As(r.length, n.length)}: ${ws(r)}`;
}
function Ps(e) {
	let { command: t, manifests: n, declared: r } = e, a = ko(e).filter(({ severity: e }) => e !== "notice");
	if (Bn(a)) return `${Fs(a)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let o = no().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), s = o.some(({ count: e }) => e > 0) ? o.filter(({ count: e }) => e > 0) : o, c = i(s.map(({ name: e, count: t }) => ss(t, e))), l = a.length > 0 ? `, with ${Fs(a)}` : "";
	return `Valid: ${c} in ${z(n.length, "manifest")}${l}.`;
}
function Fs(e) {
	let t = jn.flatMap((t) => {
		let r = e.filter((e) => e.severity === t), i = n(r, ge);
		return i > 0 ? [z(i, t === "error" ? "problem" : t)] : [];
	});
	return i(t);
}
function Is(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${C(e)}`}`;
}
function Ls({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [L`${L`The service made snapshot ${R(t.id, 80)}: ${R(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function Rs(e) {
	let t = Bo(Vo, e, Ho);
	return [...Ms(Vo.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ...zs(e)].join(", ") || "no changes";
}
function zs(e) {
	let t = Qo(e);
	return t > 0 ? [`clears ${z(t, "text")}`] : [];
}
function Bs(e) {
	let t = ko(e).filter(({ severity: e }) => e === "error");
	return [
		...Hs(e),
		...t.length > 0 ? [Fs(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Vs(e) {
	let t = Hs(e);
	return e.command === "plan" ? t.filter((e) => !e.includes("pending")).join("; ") : t.join("; ");
}
function Hs(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${qs(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Ws(e, t === "apply" ? "applied" : "restored");
	let i = Gs(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${xs(r)}`, ...i] : t === "drift" ? [`Translations: ${Cs(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...Us(r), ...i];
}
function Us(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Ko(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Rs(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [z(i, "conflict")] : [],
		...n > 0 ? [`${z(n, "change")} pending before`] : [],
		...r > 0 ? [`${B(r)} skipped`] : []
	];
}
function Ws({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = Jo(e);
	return [
		`Translations ${t}: ${Ms(Vo.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${z(r, "change")} not completed`] : [],
		...Gs(e.length - n, t)
	];
}
function Gs(e, t) {
	return e > 0 ? [`${z(e, "project")} not ${t}`] : [];
}
function Ks(e) {
	if (e.is === "not compared") return [L`The manifests were not compared with those of the commit that the pull request would be merged into: ${R(e.why)}.`];
	let t = L`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = R(e.commit.slice(0, 7));
	return [L`${ts(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, ts(L`${`Difference: ${qs(e.projects)}.`}`)];
}
function qs(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(Yo).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Ms([
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
function Js(e) {
	let t = Bo([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = qs(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = Ms(ks({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function Ys(e) {
	return `Translations from Lokalise: ${Js(e)}`;
}
function Xs({ filters: e, by_kind: t }) {
	let n = no().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${B(r)} of ${ss(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${T(e, 200)}`).join(" ");
	return L`${ts(L`Only what matches`)} ${R(r, Infinity)}: ${i(n)}.`;
}
// src/model/project.ts
const Zs = qn({
	iso: A(),
	id: A().optional(),
	pluralForms: tr(A()).readonly()
}), Qs = qn({
	id: A(),
	digest: A().exactOptional(),
	name: A(),
	type: A(),
	baseLanguage: A(),
	languages: tr(Zs).readonly().optional(),
	perPlatformNames: Xn(),
	segmentation: Xn(),
	autoToggleUnverified: Xn().optional()
});
function $s(e) {
	return e.split(":")[0] ?? e;
}
function ec(e) {
	let t = $s(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// node_modules/js-yaml/dist/js-yaml.mjs
var V = Symbol("NOT_RESOLVED");
function tc(e, t) {
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
function nc(e, t) {
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
function rc(e, t) {
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
var ic = tc("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), ac = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], oc = tc("tag:yaml.org,2002:null", {
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
	"",
	"~",
	"null",
	"Null",
	"NULL"
], cc = tc("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => sc.indexOf(e) === -1 ? V : null,
	identify: (e) => e === null,
	represent: () => "null"
}), lc = [
	"true",
	"True",
	"TRUE"
], uc = [
	"false",
	"False",
	"FALSE"
], dc = tc("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => lc.indexOf(e) !== -1 || uc.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), fc = [
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
], pc = [
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
], mc = tc("tag:yaml.org,2002:bool", {
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
	resolve: (e) => fc.indexOf(e) !== -1 || pc.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), hc = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), gc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function _c(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function vc(e, t) {
	if (t) {
		if (!gc.test(e)) return V;
	} else if (!hc.test(e)) return V;
	let n = _c(e);
	return Number.isFinite(n) ? n : V;
}
var yc = tc("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: vc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), bc = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function xc(e) {
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
function Sc(e) {
	if (!bc.test(e)) return V;
	let t = xc(e);
	return Number.isFinite(t) ? t : V;
}
var Cc = tc("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Sc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), wc = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Tc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ec(e) {
	if (!wc.test(e)) return V;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Tc.test(e) ? r : V;
}
function Dc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Oc = tc("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Ec,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Dc
}), kc = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Ac = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function jc(e) {
	if (!kc.test(e)) return V;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Ac.test(e) ? r : V;
}
function Mc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Nc = tc("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: jc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Mc
}), Pc = tc("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : V,
	identify: () => !1
}), Fc = /^[A-Za-z0-9+/]*={0,2}$/;
function Ic(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Fc.test(t)) return V;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Lc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Rc = tc("tag:yaml.org,2002:binary", {
	resolve: Ic,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Lc
}), zc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Bc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Vc(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Hc(e) {
	let t = zc.exec(e);
	if (t === null && (t = Bc.exec(e)), t === null) return V;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Vc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? V : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return V;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Vc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return V;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return V;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Uc = tc("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Hc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Wc = nc("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Gc(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Kc = nc("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Gc(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), qc = nc("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Jc = rc("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Gc,
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
}), Yc = rc("tag:yaml.org,2002:set", {
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
function Xc() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Zc() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Qc(e) {
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
var $c = class e {
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
		let t = Qc(e), n = [], r = Xc(), i = Zc();
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
}, el = new $c([
	ic,
	Wc,
	Jc
]);
[...el.tags];
var tl = new $c([
	...el.tags,
	oc,
	dc,
	yc,
	Oc
]);
new $c([
	...el.tags,
	cc,
	mc,
	Cc,
	Nc,
	Uc,
	Pc,
	Rc,
	Kc,
	qc,
	Yc
]).withTags({
	...Cc,
	resolve: (e, t, n) => {
		let r = Cc.resolve(e, t, n);
		return r === V ? yc.resolve(e, t, n) : r;
	}
}, {
	...Nc,
	resolve: (e, t, n) => {
		let r = Nc.resolve(e, t, n);
		return r === V ? Oc.resolve(e, t, n) : r;
	}
});
var nl = {
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
		case U.SINGLE_QUOTED: return bl(e, n, r);
		case U.DOUBLE_QUOTED: return xl(e, n, r);
		case U.LITERAL_BLOCK: return Sl(e, n, r, t.indent, t.chomping, !1);
		case U.FOLDED_BLOCK: return Sl(e, n, r, t.indent, t.chomping, !0);
		default: return yl(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var wl = {
	filename: "",
	schema: tl,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, W = -1, Tl = Object.prototype.hasOwnProperty, El = 1, Dl = 2, Ol = 3, kl = 4, Al = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, jl = /[,\[\]{}]/, Ml = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Nl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Pl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Fl = RegExp(`^(?:${Nl})*$`), Il = RegExp(`^(?:${Pl})+$`), Ll = RegExp(`^(?:!(?:${Nl})*|${Pl}(?:${Nl})*)$`), Rl = {
	filename: "",
	maxDepth: 100
};
function zl(e, t, n) {
	e.events.push({
		type: H.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Bl(e, t, n, r, i, a, o) {
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
function Vl(e, t, n, r, i, a, o) {
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
function Hl(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: H.MAPPING,
		start: t.position,
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W,
		style: cl.FLOW
	});
}
function Ul(e, t, n, r, i, a, o, s, c = ll.CLIP, l = -1, u = !1) {
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
function Wl(e, t, n) {
	e.events.push({
		type: H.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Gl(e) {
	e.events.push({ type: H.POP });
}
function G(e) {
	Ul(e, W, W, W, W, W, W, U.PLAIN);
}
function Kl() {
	return {
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W
	};
}
function ql(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Jl(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function K(e, t) {
	sl.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function q(e) {
	return e === 10 || e === 13;
}
function Yl(e) {
	return e === 9 || e === 32;
}
function Xl(e) {
	return Yl(e) || q(e);
}
function Zl(e) {
	return e === 0 || Xl(e);
}
function Ql(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function $l(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function eu(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function tu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function nu(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function ru(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function J(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Xl(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Yl(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!q(r) && r !== 0);
		if (!q(r)) break;
		for (ru(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function iu(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Xl(n);
	}
	return !1;
}
function au(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function ou(e) {
	if (e.position !== e.lineStart) return !1;
	if (iu(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = ql(e);
	au(e), J(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && iu(e));
	return Jl(e, t), r;
}
function su(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !q(t);) t = e.input.charCodeAt(++e.position);
}
function cu(e, t, n) {
	let r = Al.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, K(e, "the stream contains non-printable characters"));
}
function lu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== W && K(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && K(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Xl(s) && !(n && Ql(s));) s === 33 && (a ? K(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Ml.test(o) || K(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), jl.test(l) && K(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Fl.test(l) : Il.test(l)) && K(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Tl.call(e.tagHandlers, o) && K(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function uu(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== W && K(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Xl(e.input.charCodeAt(e.position)) && !Ql(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function du(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== W || t.tagStart !== W) && K(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Xl(e.input.charCodeAt(e.position)) && !Ql(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an alias node must contain at least one character"), Wl(e, n, e.position), !0;
}
function fu(e, t) {
	J(e, !1), e.lineIndent < t && K(e, "deficient indentation");
}
function pu(e, t, n) {
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
			return e.position++, Ul(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.SINGLE_QUOTED, ll.CLIP, -1, i), !0;
		}
		q(a) ? (i = !1, fu(e, t)) : e.position === e.lineStart && iu(e) ? K(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a single quoted scalar");
}
function mu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Ul(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.DOUBLE_QUOTED, ll.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (q(n)) fu(e, t);
			else if (nu(n)) e.position++;
			else {
				let t = tu(n);
				for (t === 0 && K(e, "unknown escape sequence"); t-- > 0;) e.position++, eu(e.input.charCodeAt(e.position)) < 0 && K(e, "expected hexadecimal character");
				e.position++;
			}
		} else q(a) ? (i = !1, fu(e, t)) : e.position === e.lineStart && iu(e) ? K(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a double quoted scalar");
}
function hu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = ll.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? U.LITERAL_BLOCK : U.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = $l(n);
		if (n === 43 || n === 45) i !== ll.CLIP && K(e, "repeat of a chomping mode identifier"), i = n === 43 ? ll.KEEP : ll.STRIP, e.position++;
		else if (r >= 0) r === 0 && K(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && K(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Yl(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && su(e), q(e.input.charCodeAt(e.position)) ? ru(e) : e.input.charCodeAt(e.position) !== 0 && K(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (ou(e)) break;
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
		su(e), f = e.position, q(e.input.charCodeAt(e.position)) && (ru(e), f = e.position);
	}
	return cu(e, d, f), Ul(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function gu(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === El;
	if (n === 0 || Xl(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Ql(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Zl(t) || r && Ql(t)) return !1;
	}
	return !0;
}
function _u(e, t, n, r) {
	if (!gu(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === El, c = !1;
	for (; o !== 0 && !ou(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Zl(t) || s && Ql(t)) break;
		} else if (o === 35) {
			if (Xl(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Ql(o)) break;
		else if (q(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (J(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Yl(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (cu(e, i, a), Ul(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, U.PLAIN, ll.CLIP, -1, !c), !0);
}
function vu(e, t) {
	let n = e.line;
	J(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && K(e, "deficient indentation");
}
function yu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Vl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, cl.FLOW) : Bl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, cl.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		vu(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Gl(e), !0;
		o ? n === 44 && K(e, "expected the node content, but found ','") : K(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Xl(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, vu(e, t));
		let c = e.line, l = ql(e), u = Su(e, t, El, !1, !0);
		vu(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, vu(e, t), i || Hl(e, l), u || G(e), Su(e, t, El, !1, !0) || G(e), vu(e, t), i || Gl(e)) : i && r ? (u || G(e), G(e)) : i ? G(e) : r && (Hl(e, l), u || G(e), G(e), Gl(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	K(e, "unexpected end of the stream within a flow collection");
}
function bu(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Zl(e.input.charCodeAt(e.position + 1))) return !1;
	for (Bl(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, cl.BLOCK); e.input.charCodeAt(e.position) === 45 && Zl(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = J(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Zl(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? G(e) : Su(e, t, Ol, !1, !0), J(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && K(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Zl(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry");
	}
	return Gl(e), !0;
}
function xu(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Zl(l)) o ||= (Vl(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, cl.BLOCK), !0), c === 63 ? (i && G(e), a = !0, i = !0) : (i || (G(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (G(e), !1);
			let t = ql(e);
			if (!Su(e, n, Dl, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Yl(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Zl(c) || K(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: H.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: cl.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) K(e, "expected ':' after a mapping key");
				else return r.anchorStart !== W || r.tagStart !== W ? (Jl(e, t), !1) : !0;
			} else if (a) K(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== W || r.tagStart !== W ? (Jl(e, t), !1) : !0;
		}
		if (Su(e, t, kl, !0, s) && (s = !1), i || (s &&= (G(e), !1)), J(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) K(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && G(e), o && Gl(e), !0) : !1;
}
function Su(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && K(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Kl(), d = n === kl || n === Ol, f = d, p = d;
	if (r && J(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = ql(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== W || u.anchorStart !== W) && (r === 33 || r === 38)) {
			let n = ql(e), r = t + 1;
			if (xu(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === H.MAPPING) return e.depth--, !0;
			Jl(e, n);
		}
		if (s && (r === 33 && u.tagStart !== W || r === 38 && u.anchorStart !== W) || !lu(e, u, n === El) && !uu(e, u)) break;
		l === null && (l = i), J(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === kl) {
		let r = n === El || n === Dl ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (bu(e, i, u) || xu(e, i, r, u)) || yu(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = ql(e), n = l.position - l.lineStart;
					Jl(e, l), xu(e, n, r, Kl()) && e.events[t.eventsLength]?.type === H.MAPPING ? c = !0 : Jl(e, t);
				}
				!c && (d && hu(e, r, u) || pu(e, r, u) || mu(e, r, u) || du(e, u) || _u(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && bu(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== W || u.tagStart !== W || d) && (Ul(e, W, W, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, U.PLAIN), c = !0), e.depth--, c || u.anchorStart !== W || u.tagStart !== W;
}
function Cu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Xl(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && K(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !q(e.input.charCodeAt(e.position));) {
		for (; Yl(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || q(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Xl(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (q(e.input.charCodeAt(e.position)) && ru(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && K(e, "duplication of %YAML directive"), r.length !== 1 && K(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && K(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && K(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && K(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Ml.test(t) || K(e, "ill-formed tag handle (first argument) of the TAG directive"), Tl.call(e.tagHandlers, t) && K(e, `there is a previously declared suffix for "${t}" tag handle`), Ll.test(n) || K(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function wu(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (J(e, !0); Cu(e);) t = !0, J(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Zl(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, J(e, !0), i = e.line > t;
	} else t && K(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && iu(e)) {
		e.position += 3, J(e, !0);
		return;
	}
	if (zl(e, n, !1), Su(e, e.lineIndent - 1, kl, !1, i, i) || G(e), J(e, !0), e.position === e.lineStart && iu(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, J(e, !0), e.line === t && e.position < e.length && K(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === H.DOCUMENT && (o.explicitEnd = r), Gl(e), !r && e.position < e.length && !ou(e) && K(e, "end of the stream or a document separator is expected");
}
function Tu(e, t) {
	let n = e.length, r = {
		...Rl,
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
	for (i !== -1 && sl.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (au(r), J(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		wu(r), r.position === e && K(r, "can not read a document");
	}
	return r.events;
}
({
	...Rl,
	...wl
});
function Eu(e, t) {
	return !!(e & 1 << t);
}
var Du = {
	applyQuoteFlowKeysOption: ku,
	doubleQuoteForInvisibles: Au,
	doubleQuoteWhitespaceOnly: ju,
	applyForceQuotesOption: Mu,
	tryLongOrMultilineAsBlock: Nu,
	quoteInvalidPlain: Pu,
	fallbackToDoubleQuoted: Fu
};
function Ou(e) {
	return e.presenterOptions.quoteStyle === "single" && Eu(e.allowedStylesMask, U.SINGLE_QUOTED) ? U.SINGLE_QUOTED : U.DOUBLE_QUOTED;
}
function ku(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === U.PLAIN && (e.style = U.DOUBLE_QUOTED);
}
function Au(e) {
	e.style === U.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function ju(e) {
	e.style === U.PLAIN && /^\s+$/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function Mu(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== U.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? U.DOUBLE_QUOTED : Ou(e)));
}
function Nu(e) {
	if (e.style !== U.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Eu(e.allowedStylesMask, U.LITERAL_BLOCK)) {
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
function Pu(e) {
	e.style === U.PLAIN && !Eu(e.allowedStylesMask, U.PLAIN) && (e.style = Ou(e));
}
function Fu(e) {
	Eu(e.allowedStylesMask, e.style) || (e.style = U.DOUBLE_QUOTED);
}
var Iu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Lu = "[\\n\\r]", Ru = "\\uFEFF", zu = "[ \\t]", Bu = `(?:(?!(?:${Lu}|${Ru}))${Iu})`, Vu = `(?:(?!${zu})${Bu})`, Hu = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Uu = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Wu = "[,\\[\\]{}]", Gu = Vu, Ku = `(?:(?!${Wu})${Vu})`, qu = `(?:(?:(?!${Uu})${Vu})|[?:-](?=${Gu}))`, Ju = `(?:(?:(?!${Uu})${Vu})|[?:-](?=${Ku}))`, Yu = `(?:(?:(?![:#])${Gu})|:(?=${Gu}))#*`, Xu = `(?:(?:(?![:#])${Ku})|:(?=${Ku}))#*`, Zu = `(?:${zu}*${Yu})*`, Qu = `(?:${zu}*${Xu})*`, $u = `${qu}#*${Zu}`, ed = `${Ju}#*${Qu}`, td = $u, nd = ed, rd = `\\n+${Yu}${Zu}`, id = `\\n+${Xu}${Qu}`, ad = `${$u}(?:${rd})*`, od = `${ed}(?:${id})*`;
RegExp(`^(?:${ad})$`, "u"), RegExp(`^(?:${od})$`, "u"), RegExp(`^(?:${td})$`, "u"), RegExp(`^(?:${nd})$`, "u"), RegExp(`^(?:${Hu})*$`, "u"), RegExp(`^(?:${Hu}|\\n)*$`, "u"), RegExp(`^(?:${Bu}|\\n)*$`, "u"), Object.keys(Du).map((e) => Reflect.get(Du, e)), H.DOCUMENT, H.SEQUENCE, H.MAPPING, H.SCALAR, H.ALIAS, H.POP, U.PLAIN, U.SINGLE_QUOTED, U.DOUBLE_QUOTED, U.LITERAL_BLOCK, U.FOLDED_BLOCK, cl.BLOCK, cl.FLOW, ll.CLIP, ll.STRIP, ll.KEEP;
// src/yaml/events.ts
var sd = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const cd = "A manifest is one document: split it into files instead of writing ---.", ld = 2 ** 15, ud = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, dd = /^[^\n]*\n(?=[ \t]*[\]}])/gm, fd = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* pd(e, t, n = ld) {
	let r = t ? e.length : 25e5, i = e.length > n ? _d(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new sd("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new sd("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = md(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function md(e, t, n, r) {
	let i = hd(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== H.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== H.SEQUENCE || s.style !== cl.BLOCK) || !c.every(({ type: e }) => e === H.POP) || i.some(({ type: e }) => e === H.DOCUMENT)) throw new sd(cd, t, t);
	r && !a && i.push({ type: H.POP });
	for (let e of a ? [] : i) xd(e, t);
	return i;
}
function hd(e, t, n) {
	let r = e.slice(t, n).replace(ud, "");
	try {
		return gd(r, t);
	} catch (e) {
		if (!(e instanceof sd) || e.message !== "deficient indentation") throw e;
		let n = gd(r.replace(dd, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === H.SCALAR && (e.fast = !1);
		return n;
	}
}
function gd(e, t) {
	try {
		return Tu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof sl ? new sd(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function _d(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	fd.lastIndex = t.at(-1) ?? e.length;
	let [, n] = fd.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: fd.lastIndex
	};
}
const vd = 2 ** 20, yd = 2 ** 18;
function bd(e) {
	if (e.length <= vd) return;
	let t = e.slice(0, yd), n = t.lastIndexOf(_d(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function xd(e, t) {
	e.type !== H.POP && e.type !== H.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== H.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === H.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Sd = process.getBuiltinModule("node:module").createRequire(import.meta.url), Cd = (...e) => Sd("./late-yaml.js").parseDocument(...e), wd = (...e) => Sd("./late-yaml.js").visit(...e), Td = 2 ** 15, Ed = 2 ** 18;
function Dd(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [D("yaml", a, { place: I(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + Td ? [Td, Ed] : [Ed]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = Od(t, n, i, s), u = Fn(t.path, I(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [kd(e, t, n)];
}
function Od(e, t, n, r) {
	let i = t.slice(n, r), a = Cd(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new Vt(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = I(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = Pd(i) ? n + Fd(a, i.pos[0]) : void 0;
		f === void 0 ? s.add(Ad(Hd(t, o) || Id(i), u)) : s.add(Ad(Id(i), I(e, f, f + 1)));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function kd({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return Ad((e >= r.trimEnd().length ? Md : Nd.get(t)) ?? (Hd(r, e) || i), I(n, e, e + 1));
}
function Ad(e, t) {
	return D("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const jd = "Values are nested too deeply. Use fewer levels.", Md = "The file ends in brackets or in quotes. Add the closing one.", Nd = new Map([["nesting exceeded maxDepth (500)", jd], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function Pd({ message: e }) {
	return e.startsWith("Missing closing");
}
function Fd(e, t) {
	let n = t;
	return wd(e, { Scalar: (e, { type: r = "", range: i }) => {
		r.startsWith("QUOTE") && i && i[0] < t && t <= i[2] && (n = i[0]);
	} }), n;
}
function Id(e) {
	if (e.message.startsWith("Maximum call stack")) return jd;
	if (Pd(e)) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return cd;
		default: return `${e.message}.`;
	}
}
function Ld(e, { at: t, text: n, first: r, depth: i }, a) {
	if (a.countMore(e.path)) return;
	let { line: o } = I(e, r(), t), s = `The field "${n}" is declared twice: here and in line ${o}. Keep one of them.${i === 1 ? " If both have lists, put all values into one list." : i === 3 ? Rd : ""}`;
	a.add(D("duplicate-member", s, { place: I(e, t, t + 1) }));
}
const Rd = " If another entry starts here, write \"- \" before its first field.", zd = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/, Bd = /^[[{](?:[^"']*?[[{,:])??\s*(\*(?=\s*:)|#[^\s,\]}]+)/, Vd = "This is a comment of JSON. A comment of YAML starts with #.";
function Hd(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return Vd;
	if (/^={7}\r?$/.test(i)) return xa;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [, o] = Bd.exec(a) ?? [];
	if (o?.startsWith("#")) return `A # begins a comment, so the brackets are not closed. Put each text with # in quotes: "${o}".`;
	if (o !== void 0) return `The text ${o} means something else in YAML. Put it in quotes: "${o}".`;
	let [s] = zd.exec(a) ?? [];
	return s === void 0 ? "" : `A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function Ud(e, t) {
	let n = new Vt();
	for (let { start: r, end: i } of Sa(e)) n.countMore(t.path) || n.add(D("yaml", xa, { place: I(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Wd(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = ga(t), a = {
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
		return c([D("yaml", e, { place: I(a, r, r + 1) })]);
	}
	let l = Ud(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = Kd(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && ge(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof sd)) throw e;
		return c(Dd(e, a, t));
	}
}
const Gd = 1e6;
function Kd(e, t, n, r) {
	return new qd(e, t, n, pd(t, n, r)).document();
}
var qd = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new sf();
	anchors = new Map();
	problems = new Vt();
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
			value: af(e) ? this.value(e, Yd, t) : null,
			span: new cf(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === H.ALIAS ? void 0 : this.anchor(e), a = e.type === H.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === H.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !of(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
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
		if (--this.depth, this.end = this.after(a ? ef : this.text.charAt(this.end - 1) === "\n" ? Yd : rf), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new sd("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!af(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new sd("This file has more than 150,000 entries. Divide it into several files.", of(t) ? t.start : this.end);
			e.push(this.value(t, Qd, this.spans.add()));
		}
	}
	mapping(e) {
		let t = {};
		for (;;) {
			let n = this.events.next().value;
			if (!af(n)) return t;
			let r = this.name(n), i = this.spans.add(r), a = this.events.next().value, o = af(a) ? this.value(a, $d, i) : null;
			if (!r) continue;
			let { text: s, start: c, end: l } = r;
			s === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", c, l) : (Object.hasOwn(t, s) && Ld(this.file, {
				at: c,
				text: s,
				first: () => this.spans.nameStart(e, s),
				depth: this.depth
			}, this.problems), t[s] = o);
		}
	}
	name(e) {
		let t = this.value(e, Zd), [n, r] = [of(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = Hd(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
			return;
		}
		let i = typeof t == "string" ? t : this.text.slice(n, r);
		return /^\/[/*]/.test(this.text.slice(n, n + 2)) && this.refuse(Vd, n, r), {
			text: i,
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: n, valueStart: i, valueEnd: a, tagStart: o, fast: s } = e;
		if (o >= 0 && !Jd.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), i < 0) {
			let e = this.after(l < 0 ? t : Xd);
			return (t !== $d || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = Cl(this.text, e);
		if (n === U.LITERAL_BLOCK || n === U.FOLDED_BLOCK) {
			this.start = this.after(tf);
			let e = this.text.slice(i, a);
			this.end = i + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === U.PLAIN ? 0 : 1;
			this.start = i - e, this.end = a + e;
		}
		if (!this.anyText && !(s && this.isStorable) && c(u)) return this.refuse(r("This text"));
		if (n !== U.PLAIN || o >= 0) return u;
		let { value: d } = tl.resolveImplicitScalarTag(u);
		return Number.isInteger(d) && !Number.isSafeInteger(d) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 3 && this.text[this.end] === " " && typeof d == "string" && this.warnOfComment(), d);
	}
	warnOfComment() {
		let e = this.after(nf);
		if (e === this.end) return;
		let t = this.text.slice(this.end, e).trim(), n = `YAML reads ${t} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = I(this.file, e - t.length, e);
		this.problems.add(D("yaml-comment", n, {
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
		return this.problems.countMore(this.file.path) || this.problems.add(D("yaml", e, { place: I(this.file, t, n) })), null;
	}
};
const Jd = new Set(["!!str", "!"]), Yd = /(?:)/y, Xd = /[ \t]*/y, Zd = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Qd = /(?:\s|#[^\n]*\n)*-[ \t]*/y, $d = /(?:\s|#[^\n]*\n)*:[ \t]*/y, ef = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, tf = /(?:[\s:?-]|#[^\n]*\n)*/y, nf = /[ \t]+#[^\s#!=*-].*/y, rf = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function af(e) {
	return e !== void 0 && e.type !== H.POP && e.type !== H.DOCUMENT;
}
function of(e) {
	return e.type === H.SEQUENCE || e.type === H.MAPPING;
}
var sf = class {
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
}, cf = class e {
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
const lf = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function uf(e, t) {
	let n = new Map(), r = new Vt(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!b(i)) return {
		members: n,
		problems: vf(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "", i = b(s) && t.includes("keys") ? lf : "", c = /^(keys|webhooks)$/.test(e) ? ` It belongs in another file, such as ${e}.yaml.` : "", l = jf(e) || n || c || Me(e, t) || ` The fields are ${t.join(" and ")}.${i}`;
			r.add(D("unknown-member", `Unknown field "${e}" in this manifest.${l}`, { place: ma(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function df({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return D("empty-manifest", r, { place: F(e, t) });
}
function ff(e, t, n) {
	if (!Array.isArray(t.value)) {
		let [r] = Object.values(b(t.value) ? t.value : {});
		return {
			entries: [],
			problems: vf(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${r !== void 0 && n.thing === "a key" ? lf : ""}`, t.span)
		};
	}
	let r = [], i = new Vt(), a = t.span.members?.[Symbol.iterator](), o = gf(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!b(s) && i.countMore(e.file.path)) continue;
		let l = mf(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [Fn(e.file.path, F(e.file, c).endLine), ...i.problems]
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
function pf(e, t, n) {
	let r = new Vt();
	return {
		...mf(r, e, t, n, gf(n)),
		problems: r.problems
	};
}
function mf(e, t, n, r, i) {
	let { value: a, span: o } = yf(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new ar();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && _f(t, F(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, sn + 1);
	xf(p.map((e) => ir(e, {}, Gn())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, Cf(t));
	return { span: o };
}
const hf = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function gf({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(hf).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function _f({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function vf(e, t, n, r) {
	let i = F(e.file, r);
	return _f(e, i) ? [] : [D(t, n, { place: i })];
}
function yf(e, t) {
	if (!b(e.value)) return e;
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
		let c = new Map(r.members).set(e, _a(a, { members: new Map(s) }));
		r = _a(r, { members: c });
	}
	return {
		value: n,
		span: r
	};
}
function bf(e, t) {
	let n = new Vt();
	return xf(e, t, n), n.problems;
}
function xf(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Tf(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) Sf({
		...i,
		keys: [e]
	}, t, n);
	else Sf(i, t, n);
}
function Sf(e, t, n) {
	if (!n.countMore(t.file.path, Cf(e))) for (let r of Ef(e, t)) n.add(wf(r, e, t));
}
function Cf(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Df(e.errors) : void 0)?.reduce((e, t) => e + Cf(t), 0) ?? 1;
}
function wf(e, { path: t }, n) {
	let r = kf(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(F(n.file, n.span, t)), String(r)]
	};
}
function Tf(e, t, n) {
	return t.some((t) => {
		let r = t.path.length > 1 && e.path.slice(0, -1).join(".") === t.path.join(".");
		return kf(n.value, e.path) === void 0 && (r || t.keys.some((t) => Af(t, [String(e.path.at(-1))]))) || e.code === "custom" && e.path.join(".") === t.path.join(".");
	});
}
function Ef(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Mf(e, n, t));
	if (e.code === "invalid_key") return [Mf(String(n.at(-1)), n.slice(0, -1), t)];
	let [r = "", i = ""] = n.map(String);
	if (n.length === 2 && t.noun === "field" && t.members.has(i)) {
		let e = `${i} is a field of ${t.thing}, not of ${r}. Move its line to the left, under ${[...t.members.keys()][0]}.`;
		return [D("unknown-member", e, { place: ma(t.file, t.span, n) })];
	}
	let a = kf(t.value, n), o = F(t.file, t.span, n), s = (e, t) => [D(e, t, { place: o })], c = () => s("wrong-type", If(a, n, t, o)), l = Rf(n, t), u = zf(n, t);
	if (a === void 0) return s("missing-member", `${l} is missing. It is required in ${t.thing}.${u}`);
	if (a === null) return s("null-value", Nf(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Df(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? bf(r, t) : c();
		}
		case "invalid_type": return c();
		case "invalid_value": {
			if (typeof a == "object") return c();
			let t = e.values.map(String);
			return s("wrong-value", `"${a}" is not allowed here. Allowed values: ${t.join(", ")}.${Me(String(a), t)}`);
		}
		case "custom":
		case "invalid_format": return s("wrong-value", `${l} ${e.message}.${u}`);
		default: return typeof a == "number" ? s("wrong-value", If(a, n, t, o)) : s("wrong-value", Ff(n, t));
	}
}
function Df(e) {
	let t = [...e].sort((e, t) => Of(t) - Of(e)).find((e) => Of(e) > 0), n = ({ code: e }) => e !== "invalid_type" && e !== "invalid_value";
	return t ?? e.find((e) => e.every(n));
}
function Of(e) {
	return d(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function kf(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Af(e, t) {
	return t.find((t) => t === `${e}s`) ?? t.find((t) => t.split("_").includes(e)) ?? gn(e, t);
}
function jf(e) {
	return /^[^\S ]/.test(e) ? " The line is indented with no-break spaces, which are part of the name in YAML. Replace them by normal spaces." : "";
}
function Mf(e, t, n) {
	let r = ma(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = i.find((t) => n.members.get(t)?.expects.includes(` ${e}:`)) ?? "", o = jf(e) || zf([a, e], n) || Me(Af(e, i) ?? e, i), s = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.(e) || o || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		s = `Unknown field "${e}" in ${Lf(t, n)}.${zf([...t, e], n)}${r.includes(e) ? "" : Me(e, r)}`;
	} else e === "on_create" ? s = `Unknown field "on_create" in ${n.thing}. It is at the top of the file. Here, write its fields themselves.` : e === "<<" && (s = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return D("unknown-member", s, { place: r });
}
function Nf(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Rf(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Rf(e, t)} has no value.${zf(e, t)}`;
	if (n?.empty !== void 0) return `${Rf(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".", i = e.length > 2 ? Pf(e.slice(0, -1), t) : "", a = (e.length > 1 ? t.textAt(F(t.file, t.span, e.slice(0, -1))) : "").split(/[,{}]/).some((t) => t.trim() === e.at(-1)) ? " In braces, a comma starts the next field: put a text with a comma in quotes." : "";
	return `${Rf(e, t)} has no value.${i || a || ` Remove it, or give it a value.${r}${zf(e, t)}`}`;
}
function Pf(e, t) {
	let n = t.textAt(F(t.file, t.span, e));
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
			let { path: e, text: i, textFile: a } = t, o = h([
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
		let m = new Vt();
		for (let e of p) {
			for (let t of c.checkEntry(e)) m.add(t);
			for (let t of Jf(c, e)) m.add(t);
		}
		l(i, u.flatMap((e) => e.problems), f.problems, c.checkTogether(p), m.problems);
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
		problems: rt($f(i, c))
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
	let o = Wd(r, i, a), { file: s } = o, { members: c, problems: u } = uf(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && pf(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [df(o, e)]
	};
	let g = ff(o, h, t);
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
	let a = bd(n);
	if (a !== void 0) {
		let { problems: n } = Kf([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Qf)) {
			let e = n.some(({ place: e }) => !e) ? [] : [Fn(t, a.trimEnd().split("\n").length)];
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
	let u = ep(e(t)), d = s ? ma(n, r, o) : F(n, r, o);
	return {
		...D(i, `${u}: ${a}`, {
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
		g.push(D("unusable-response", o, {
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
function sp(e, t) {
	return cp(h([e, t])).slice(0, 16);
}
function cp(e) {
	return Rr("sha256").update(e).digest("hex");
}
function lp(e) {
	let t = e.projects.map((e) => e.hide_texts ? up(e) : e), n = e.hide_texts ? pp(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function up(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(vp), ...o.flatMap(yp)], c = _p(s), l = dp(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => hp({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => fp(e, l)) }
	};
}
function dp(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function fp({ change: e, outcome: t }, n) {
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
function pp(e) {
	return e.map((e) => hp(e, []));
}
const mp = ["yaml", "text-file"];
function hp(e, t) {
	let { quotes: n = [], code: r } = e, i = mp.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: gp(a, t)
	};
}
function gp(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function _p(e) {
	let t = new _e();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => gp(t.clean(n), e);
}
function vp(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => yp(e)) : e.fields.filter(({ field: t }) => ao(io(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(yp));
}
function yp(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(yp);
}
function bp(e) {
	let t = lp(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Sp(t.problems) : t.problems,
		projects: t.projects.map(xp),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(xp)
		} }
	};
}
function xp(e) {
	return e.hide_texts ? Sp(e) : e;
}
function Sp(e) {
	return Cp(e, "");
}
function Cp(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && ao(io(String(n), String(e.field)));
	return Tp(e, (e, t) => t === "quotes" ? [] : np.has(t) ? r ? wp(e) : e : Cp(e, n));
}
function wp(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? Tp(e, wp) : e;
}
function Tp(e, t) {
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
const Ep = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function Dp(e, t) {
	let n = e.projects.map((e) => kp(e, t));
	return {
		...jp(e, t),
		declared: e.declared,
		projects: n
	};
}
function Op(e, t) {
	return jp(e, (e) => t(e));
}
function kp(e, t) {
	let n = jp(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: cp(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function Ap(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === cp(t);
}
function jp(e, t) {
	return Np(e, t, !1);
}
const Mp = new WeakMap();
function Np(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = Mp.get(t) ?? new WeakSet();
	if (Mp.set(t, r), !n && r.has(e)) return e;
	let i = Tp(e, (e, r) => n || !Ep.test(r) ? Np(e, t, n || np.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function Pp(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * jn.indexOf(e) + Number(t !== void 0 && ce({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Fp(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of u(t === !0 ? [] : e, (e) => Ip(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(ce) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Lp(Rp(e), [e, ...t]));
		}
	}
	return Pp(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Rp(e, n)));
}
function Ip(e, t) {
	return ce(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		tp(e),
		e.place.file
	]);
}
function Lp(e, t) {
	if (t.some(ce)) {
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
function Rp({ severity: e, code: t, message: n, place: r, ways: i }, a = Mn) {
	return {
		...rs("!", t, r),
		severity: e,
		state: e,
		lines: zp(i),
		words: T(n, a - t.length - 3),
		code: {
			name: t,
			address: gs(t)
		}
	};
}
function zp(e = []) {
	return e.map(({ does: e, command: t }) => is(" ", `${e}: `, C(t)));
}
function Bp(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...u(r, ({ outcome: e }) => `${Hp(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Vp(e, T(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => T(e.change.label, 100));
		return [Vp(r, `${(t ? a : a.map(le)).join(", ")} and ${B(e.length - 3)} more`, e.length, n)];
	});
}
function Vp(e, t, n, r = Mn) {
	return {
		...rs("!", t, Mo(e)),
		count: n,
		severity: "error",
		state: Hp(e.outcome),
		words: T(e.outcome.message, r)
	};
}
function Hp(e) {
	return No(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var Up = class {
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
new class extends Up {}();
// node_modules/diff/libesm/util/string.js
function Wp(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function Gp(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function Kp(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function qp(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function Jp(e, t) {
	return Kp(e, t, "");
}
function Yp(e, t) {
	return qp(e, t, "");
}
function Xp(e, t) {
	return t.slice(0, Zp(e, t));
}
function Zp(e, t) {
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
function Qp(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function $p(e, t) {
	if (t) return tm(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function em(e, t) {
	if (t) return tm(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function tm(e, t) {
	if (!t) return [em(e), $p(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = Qp(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const nm = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", rm = RegExp(`[${nm}]+|\\s+|[^${nm}]`, "ug");
new class extends Up {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = Qp(e, r);
		} else n = e.match(rm) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && im(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && im(n, i, r, null, t.intlSegmenter), e;
	}
}();
function im(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = tm(t.value, i), [s, c] = tm(n.value, i);
		if (e) {
			let r = Wp(a, s);
			e.value = qp(e.value, s, r), t.value = Jp(t.value, r), n.value = Jp(n.value, r);
		}
		if (r) {
			let e = Gp(o, c);
			r.value = Kp(r.value, c, e), t.value = Yp(t.value, e), n.value = Yp(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = em(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = em(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = em(r.value, i), [a, o] = tm(t.value, i), s = Wp(n, a);
		t.value = Jp(t.value, s);
		let c = Gp(Jp(n, s), o);
		t.value = Yp(t.value, c), r.value = Kp(r.value, n, c), e.value = qp(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = em(r.value, i), n = Xp($p(t.value, i), e);
		t.value = Yp(t.value, n);
	} else if (e) {
		let n = Xp($p(e.value, i), em(t.value, i));
		t.value = Jp(t.value, n);
	}
}
new class extends Up {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${nm}]+|[^\\S\\n\\r]+|[^${nm}]`, "ug");
		return e.match(t) || [];
	}
}();
const am = new class extends Up {
	constructor() {
		super(...arguments), this.tokenize = sm;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function om(e, t, n) {
	return am.diff(e, t, n);
}
function sm(e, t) {
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
function cm(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends Up {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (cm(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends Up {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends Up {
	constructor() {
		super(...arguments), this.tokenize = sm;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(lm(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function lm(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = lm(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = lm(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const um = new class extends Up {
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
function dm(e, t, n) {
	return um.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function fm(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function pm(e) {
	if (!fm(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const mm = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
}, hm = {
	includeIndex: !1,
	includeUnderline: !1,
	includeFileHeaders: !0
};
function gm(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		om(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(om(n, r, s));
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
			let t = n[e], i = t.lines || ym(t.value);
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
function _m(e, t) {
	if (t ||= mm, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => _m(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = mm, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + pm(r) + " " + pm(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + pm((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + pm((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + pm((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + pm((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + pm(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + pm(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function vm(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		gm(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? _m(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = gm(e, t, n, r, i, a, o);
		return s ? _m(s, o?.headerOptions) : void 0;
	}
}
function ym(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function bm(e, t, { texts: n, full: r, isPull: i }) {
	let a = Pm(e, t), o = po(e, t) ? [is(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [is(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = oo(e, t) && s !== void 0 ? { language: s } : {}, d = Sm(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: Be(e.value, 1e3 + l - 2 - e.start.length)
	}));
	return [
		...c ? [is(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${Em(c)}:`)] : [],
		...d,
		...o
	];
}
const xm = {
	as: "text",
	text: ""
};
function Sm(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || mo(a) ? xm : Lm(e, i, a), c = Lm(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== xm ? Cm(t, s, c, r) : Vm(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => Cm(`${t}.${e}`, n, i, r));
}
function Cm(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...wm("-", e, t.members, n.members), ...wm("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Bm(t, n, r), o = is("+", `${e} `, Tm(n) ? "(empty)" : a);
	if (Tm(t)) return [o];
	let s = is("-", `${e} `, i);
	return Tm(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function wm(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [is(e, `${t} `, Hm(i))] : [];
}
function Tm(e) {
	return e.as === "text" && e.text === "";
}
function Em({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${T(e, 60)}`} on ${ps(t)}${n ? ", reviewed" : ""}`;
}
function Dm(e, t) {
	return t.flatMap((t) => Fm(e, t) ? [] : Pm(e, t)).join(", ");
}
function Om({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => oo(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Pm(e, t)).join(", ")})` : "", a = (t) => `${Pm(e, t)} ${zm(Lm(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !oo(e, t) && !Fm(e, t)), c = s.filter((t) => Im(e, t)).map(a), l = s.filter((t) => !Im(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function km(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${Nm(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Pm(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && Mm[e.cause]) ?? Am[a], l = e.edited ? `: edited${Em(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${jm(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : Rm, p = Lm(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${zm(p, f)} ${d} (${a === "pull" ? "only in the project: " : ""}not in the file)${m}`;
	let [h, g] = Bm(Lm(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const Am = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function jm({ because: e = [] }) {
	return e.map((e) => e.startsWith("not-") ? `the project does not say that it is ${e.slice(4)}` : `it fails the check ${e}`).join(", and ");
}
const Mm = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Am.held
};
function Nm(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${qt(t)}` : `owned by others (tag ${qt(t)}). To take it over, remove that tag in Lokalise`;
}
function Pm(e, { field: t, part: n }) {
	return n !== void 0 && io(e, t).role === "text" ? Um(n) : t;
}
function Fm(e, { field: t }) {
	return io(e, t).role === "identity";
}
function Im(e, { field: t, after: n }) {
	let r = Lm(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Lm(e, t, n) {
	return io(e, t).show(n);
}
const Rm = 60;
function zm(e, t = 60) {
	switch (e.as) {
		case "text": return qt(e.text, t);
		case "word": return T(e.word, t);
		case "set": return e.members.length > 0 ? Hm(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Um(e)} ${qt(n, t)}`).join(", ");
	}
}
function Bm(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = it(C(e.word), C(t.word), n);
		return [Be(r, n), Be(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [zm(e, n), zm(t, n)];
	let [r, i] = it(C(e.text), C(t.text), n), a = e.text !== t.text && e.text.normalize("NFC") === t.text.normalize("NFC");
	return [qt(r, n), qt(i, n) + (a ? " in another Unicode form" : "")];
}
function Vm(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Um(e),
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
function Hm(e) {
	return e.map((e) => le(Um(e))).join(", ");
}
function Um(e) {
	return T(e, 60);
}
function Wm({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Gm?.old !== a || Gm.now !== o) && (Gm = {
		old: a,
		now: o,
		parts: Km(a, o)
	});
	let s = Gm.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let Gm;
function Km(e, t) {
	return dm(Jm(e), Jm(t), { maxEditLength: 600 }) ?? [];
}
const qm = p(() => new Intl.Segmenter("en", { granularity: "word" }));
function Jm(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(qm().segment(e), ({ segment: e }) => e));
}
function Ym(e) {
	try {
		return new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/rows.ts
const Xm = 1e3;
function Zm(e, t) {
	if (e.action === "destroy") return {
		...ih("-", e),
		...$m(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => oo(n, e) ? e.part ?? [] : []), a = {
		...ih(rh(e), e),
		...so(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? Om(e) : Dm(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Be(r, Xm)
		};
	}
	let o = r === "create" || Yo(e), s = e.fields.filter((e) => !o || !Fm(n, e)).flatMap((e) => bm(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: T(c, 80) };
	return {
		...a,
		...l,
		...th(e, t),
		lines: s
	};
}
const Qm = "will be archived";
function $m(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Qm : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: eh(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function eh({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? zm(Lm(e, r, i), 90) : "", s = a ? `   (last edited${Em(a)})` : "";
		return {
			...is("-", `${Um(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [is("-", `and ${z(a, "more text")}`)] : []];
}
function th(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : nh(e) ? { words: Qm } : t === "drift" ? e.edited ? { words: `last changed${Em(e.edited)}` } : {} : Yo(e) ? { words: os(e.kind).renamed } : {};
}
function nh({ kind: e, fields: t }) {
	return t.some((t) => fo(e, t));
}
function rh(e) {
	return e.action === "create" ? "+" : nh(e) ? "-" : Yo(e) ? "»" : "~";
}
function ih(e, t) {
	return rs(e, cs(t), t.place);
}
function ah(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = Be(km(e, t, r), r ? Infinity : Xm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...ih("!", e),
		words: i,
		...a
	};
}
function oh(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = Pm(n, e), [d, f] = Bm(Lm(n, r, i ?? ""), Lm(n, r, a)), p = o ? `, edited${Em(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...ih(l ? "!" : " ", e),
		lines: m.map((e) => is(" ", Be(e, Xm))),
		...l && { isLoss: !0 }
	};
}
function sh({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${zm(Lm(t.kind, r.field, e))}` : "";
		return is(" ", Be(`${Pm(t.kind, r)}${i} is no longer declared`, Xm));
	});
	return {
		...ih("-", t),
		isLoss: !0,
		lines: r
	};
}
function ch({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : T(e, 200));
	return {
		...ih("~", r),
		words: `${T(e, 80)}: ${i} → ${a}`
	};
}
function lh({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : C(e), [a, o] = it(i(t), i(n), 200).map((e) => Be(e, 200)), s = `${T(e, 80)}: ${a} → ${o}`;
	return r ? {
		...rs("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : rs(" ", s);
}
function uh({ variable: e, host: t, place: n }) {
	return {
		...rs("!", `sends \${${C(e)}} to ${C(t)}`, n),
		isLoss: !0
	};
}
function dh(e, t = "") {
	let n = T(String(e.id), 80), r = ih(" ", e);
	if (ro(e.kind).secretNames) return r;
	let i = `only the ${e.part} text (id ${n}). To clear it in Lokalise, write ${e.part}: ""; to manage it, put it back`;
	return {
		...r,
		words: e.part === void 0 ? `id ${n}${t}` : C(i)
	};
}
function fh(e) {
	return rs(" ", C(e));
}
// src/report/view/status.ts
const ph = [
	["Language", ({ language: e, base: t }) => `${T(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => B(e)],
	[
		"Archived",
		({ archived: e }) => B(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${B(e.translated)} ${mh(e, "translated").padStart(5)}`],
	["Verified", (e) => `${B(e.verified)} ${mh(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${B(e.reviewed)} ${mh(e, "reviewed").padStart(5)}`],
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
function mh(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function hh({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = ph.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function gh({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = T(t.language, 40), r = e.unmet.map((n) => `${`${B(t[n])} of ${z(t.texts, "text")} ${n}, ${mh(t, n)}`}, and ${e.percents[n]} % is required`), a = e.missing.map(({ lacks: e, written: r, ...a }) => {
			let o = `not ${e.includes("translated") ? "translated" : i(e)}`, s = `${n}: ${r ? "to be written by apply" : o}`;
			return {
				...rs("!", cs(a), a.place),
				words: s,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${ms(n)} is not ready: ${r.join("; ")}`,
			rows: a
		}];
	});
}
// src/report/view/sections.ts
const _h = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", vh = {
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
		meaning: _h
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: _h
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
}, yh = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, bh = {
	removed: {
		...vh.removed,
		meaning: "Apply archives or destroys it."
	},
	"cleared text": yh,
	"overwritten text": yh,
	overwritten: yh,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: yh,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, xh = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in the project, and not pulled because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, Sh = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, Ch = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function wh({ reason: e }, t) {
	return Th(t) && e === "archived" ? "Archived" : Ch[e] ?? "Kept";
}
function Th({ command: e }) {
	return e === "drift";
}
function Eh(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function Dh(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		Ah(t.full === "also" ? r.filter((e) => !Oo(e)) : r, t),
		kh(i, t),
		...gh(e).map((e) => t.full ? e : {
			...e,
			rows: Ih(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? jh({
			...e,
			plan: n
		}, Eh(e, t)) : [],
		Bh(a, t)
	];
}
function Oh({ problems: e, results: t = [] }, n = {}) {
	return [...Fp(e, n), ...Bp(t, n)];
}
function kh(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${z(n.length, "change")} not made`,
		rows: Bp(n, t)
	};
}
function Ah(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: Fs(e),
		rows: Fp(e, t)
	};
}
function jh({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = Th(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(Oo) : [], u = new Map(l.map((e) => [h({ ...e.place }), zp(e.ways)])), d = (...e) => e.map((e) => Fh(e, s, i, u));
	return [
		...a ? [Ph(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(uh)
		},
		...d("Conflict", "Undecided"),
		...Nh(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		Lh(a?.no_longer_declared ?? r, a?.kinds_no_longer_declared ?? []),
		...Rh(o, i),
		...a ? zh(a, i) : []
	];
}
function Mh(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Nh(e, t) {
	let n = Th(t) ? bh : vh;
	return [...new Set(Xo.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Zo(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${B(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: Mh(i.map((e) => Zm(e, t)))
		};
	});
}
function Ph(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${z(e.length, "setting")} changed`,
		rows: Mh(e.map(lh))
	};
}
function Fh(e, t, n, r) {
	let i = t.filter((t) => wh(t, n) === e), { keptElsewhere: a } = n, o = Sh[e], s = !o && a !== void 0 && i.length > 20, c = ({ reason: e }) => Number(s && e === "held"), l = i.toSorted((e, t) => c(e) - c(t)).map((t) => {
		let i = ah(t, n);
		return o ? {
			...i,
			isLoss: !0,
			lines: r.get(h({ ...t.place })) ?? []
		} : e === "To pull" ? {
			...i,
			severity: "notice"
		} : i;
	});
	return {
		part: "plan",
		action: e,
		noun: o ?? "kept item",
		title: `${o ? `${z(i.length, o)}:` : B(i.length)} ${xh[e]}`,
		rows: s ? Ih(l, 19, a) : l
	};
}
function Ih(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...fh(`and ${B(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function Lh(e, t) {
	let n = [...no().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => fh(`all ${e.many}: no manifest declares any. To remove them, declare an empty list`)), ...e.map((e) => dh(e, ". Prune is off, or does not cover it. If it got another name, set previously there. Otherwise, delete it in Lokalise"))];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${B(n.length)} no longer declared, and kept in the project`
	};
}
function Rh(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Zm(e, {
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
function zh({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${z(e.length, "change")}`,
		rows: Mh(e.map((e) => Zm(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${z(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Zm(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Bh(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map((e) => dh(e)).sort((e, t) => v(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${B(e.length)}`,
		rows: Ih(r, t, n ?? "the job summary of the workflow lists")
	};
}
function Vh(e, t) {
	let n = Eh(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => sh(e, n));
	return [
		Ph(s),
		Gh("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		Gh("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Wh(r, n),
		Gh("with another id or former name", a.map(ch)),
		Gh("with other values in on_create", o.map(fh)),
		...Rh(r, n)
	];
}
function Hh(e, t) {
	let n = Eh(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => oh(e, n));
	return Gh(`waiting in the project, because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Uh(e, t) {
	let n = {
		...Eh(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => sh(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => oh(e, n));
	return [
		Gh("in conflict: the manifest keeps its text", c("conflict")),
		Gh("undecided: the manifest keeps its text", c("undecided")),
		Gh("no longer declared", o),
		...Wh(i, n),
		Hh(e, n),
		Gh("different, and kept", c(void 0)),
		...Rh(i, n)
	];
}
function Wh(e, t) {
	let n = (e) => e.action === "create" ? "new" : Yo(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => Gh(r, Mh(e.filter((e) => n(e) === r).map((e) => Zm(e, t)))));
}
function Gh(e, t) {
	return {
		part: "plan",
		title: `${B(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Kh(e, t) {
	let n = qh(lp(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => Jh(e, n, s, t)), ...o.map((e) => Yh(e, t))];
	return {
		title: Bs(n),
		heading: L`${Vs(n)}${i.length > 1 ? L` · ${z(i.length, "project")}` : []}`,
		state: To(n) ? "failed" : wo(n) ? "clean" : "open",
		isUntouched: Fo(n),
		lead: Qh(n, t),
		stopped: js(e),
		verdict: $h(n, t),
		result: Ns(n),
		comparison: a ? Ks(a) : [],
		problems: Ah(r, t),
		parts: c,
		next: rg(n, t),
		legend: ag(n, c)
	};
}
function qh(e) {
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
function Jh(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: T(i ?? o?.project.name ?? a, 200),
		heading: L`${R(i ?? a, 80)}${o ? L` · ${R(o.project.name, 80)}` : []}`,
		result: Xh(e, t),
		facts: Zh(e, t, n, r.isPullRequest),
		table: hh(e),
		sections: Dh(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(Zt)
	};
}
function Yh(e, t) {
	let { name: n = "" } = e;
	return {
		name: T(n, 200),
		heading: R(n, 80),
		result: qs([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: Vh(e, t)
	};
}
function Xh(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Os([e])}.`;
	if (n) return t === "plan" ? Rs(Po(e)).replace(/^n/, "N") : t === "status" ? bs([e]) : t === "drift" ? Ss([e]) : _s(n, i);
}
function Zh(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = ec(i), d = jo(e), f = u === void 0 ? [] : [{
		is: "link",
		words: L`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = L`All differences that apply would change are shown, not only those of this pull request.`, h = Po(e);
	return x([
		L`Project ${a && !n ? L`${R(a.project.name, 80)} · ` : []}${R(i, 200)}${u === void 0 ? [] : L` · ${f}`}`,
		a?.filter && Xs(a.filter),
		o?.is === "not compared" && L`${ts(m)} Lokaform could not find out which are from this pull request: ${R(o.why)}.`,
		p && vs(a.project, h),
		p && r && ys(a.project, h),
		c !== void 0 && L`The backup is in ${R(c)}.`,
		d !== void 0 && L`${Is(void 0)}: ${R(d, 800)}`,
		...Ls(e)
	]);
}
function Qh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = ds(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? L`the ${s} ${R(o)}` : L`${o}`;
	if (t === "assignee") return L`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return L`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => Po(e).length === 0);
	return Fo(e) || l && u ? L`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? L`No plan could be made for this pull request:` : l ? n === void 0 ? L`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : L`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : L`No plan could be made for this pull request (from ${c}):`;
}
function $h(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? tg(e, t) : [eg(e, Ns(e))];
}
function eg(e, t) {
	let n = ts(L`${t}`), r = e.projects.some(({ results: e }) => e);
	return To(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? So(e) : wo(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function tg(e, { isPullRequest: t }) {
	if (!To(e)) return Fo(e) ? [{
		mark: "good",
		words: ts(L`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = ko(e), r = n.filter(Oo), i = n.filter((e) => e.severity === "error" && !Oo(e)), a = i.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", o = ig(e) && e.projects.every((e) => Po(e).length === 0);
	return x([
		i.length > 0 && eg(e, `${Fs(i)}. ${a}`),
		r.length > 0 && eg(e, ng(r)),
		o && { words: L`This pull request adds no change: what the plan changes is already pending.` }
	]);
}
function ng(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${B(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${z(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. Each one below says how to decide.`;
}
function rg(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Po);
	if (r !== "plan" || a.length === 0 || Eo(e)) return;
	let o = ts(L`What happens next:`);
	if (!t) return L`${o} This run only planned, and changed nothing. A run with the command apply makes these changes in the project.`;
	let s = L`${o} Nothing has been changed yet.`;
	return n === void 0 ? L`${s} When this pull request is merged, the next apply makes these changes in the project.${ig(e) ? L` The changes that are already pending are made as well.` : []}` : L`${s} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${R(n, 200)}. It writes only from the default branch, and from the branches in the input ${R("apply-from")}.`;
}
function ig({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function ag(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...ig(e) ? [L`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [L`${Ns(e)}`] : [],
			L`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => L`${ts(L`${e}`)}: ${t}`)
	};
}
function og(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${us(e)} · ${ds(e.manifests)}`,
		page: ec(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function sg(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${C(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: To(e),
		stopped: js(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${C(e.backup)}.`], ...Ls(e).map(ns)]),
		restores: n.flatMap((e) => {
			let t = jo(e);
			return t === void 0 ? [] : [`${Is(e.name)}: ${C(t)}`];
		}),
		result: a ? Ns(e) : void 0
	};
}
function cg(e, t, n) {
	let r = lp(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Fp(i, o), ...a.flatMap((e) => Oh(e, o))], c = !To(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? L` · ${R(l.name, 80)}` : [], d = Ao(r).some(({ outcome: e }) => e.state === "done"), f = i.some(({ code: e }) => e === "bad-report" || e === "no-report"), p = f ? L`❌ It is not known what was applied${u}` : d ? L`❌ Not everything was applied${u}` : L`❌ Nothing was applied${u}`, { url: m, commit: h, now: g, pullRequests: _ } = t, v = (e) => m === "" ? e : [{
		is: "link",
		words: e,
		address: m
	}], y = c ? L`Applied by ${v(L`this run`)}` : v(L`This run`), b = a.some(({ results: e }) => e), x = b ? L`: ${`${Os(a)}.`}` : f ? L` could not read the reports of all jobs.` : L` wrote nothing.`, ee = `The figures are for ${z(_, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? L`✅ Applied${u}` : p,
		lead: [
			L`${y} at commit ${R(h.slice(0, 7))} on ${ps(g)}${x}`,
			...b && _ > 1 ? [L`${ee}`] : [],
			...c ? [] : [L`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? lg(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function lg(e) {
	let { projects: t } = e, n = (t) => To({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? Os([e]) : "not applied";
		return L`${R(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, L`${`… and ${z(i, "more project")}`}`] : r;
}
// src/report/text/progressText.ts
function ug(e, t = Infinity) {
	let n = e.count && pg(e.count), r = (e) => n ? `${e}: ${n}` : e, i = r(fg(e));
	return Dn(i) <= t ? i : r(fg({
		...e,
		project: void 0
	})).slice(0, t);
}
const dg = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function fg({ phase: e, project: t }) {
	let [n, r] = dg[e];
	return t === void 0 || !r ? n : `${r} project ${qt(t, 40)}`;
}
function pg({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? z(e, n) : void 0 : `${B(e)} of ${z(t, n)}`;
}
function mg({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${C(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function hg(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${C(r)} is sent again: ${a}.`]);
	};
}
function gg(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = og(e, c), m = Dh(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [..._g(hh(e), n), ...jg(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(Dg["!"], ns(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(Xs(i.filter))] : []
	], v = u || s ? void 0 : vs(i.project, i.changes), y = u ? Ss([e]) : s ? bs([e]) : _s(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), b = n === void 0 || s ? [] : Ag(m, u), x = [
		...h.length > 0 ? [""] : [],
		...b.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		...It(_, n),
		...h,
		...It(x, n)
	].map(pe);
}
function _g(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [le(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = d(e.map(Dn));
			return e.map((e) => t === 0 ? jt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (d(i.map(Dn)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => Nt(e, t, 4))];
}
function vg(e, { paint: t }) {
	let { comparison: n, parts: r } = Kh({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", ns(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", ns(e))] : [], ...jg(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(pe);
}
function yg(e, t) {
	return Fp(e).flatMap((e) => bg(e, t));
}
function bg(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? C(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => Pg(e, t))].map(pe);
}
function xg({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(Zt), ...Oh(e).flatMap((e) => bg(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${us(e)}`)] : [], ...i];
	});
	return [...yg(e, n), ...r.map(pe)];
}
function Sg(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = sg(e), c = [
		...i ? [t("bad", ns(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...It(c, n), ...o].map(pe);
}
function Cg({ plan: e, reports: t }, n, r = []) {
	let i = t.map((e) => `The report is in ${C(n(e))}.`);
	return e !== void 0 && i.push(`The plan is in ${C(n(e))}. To apply it: ${C([
		"lokaform apply --plan",
		hs(n(e)),
		...r
	].join(" "))}`), i.map(pe);
}
function wg(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, otherLanguages: s = [] } = e, c = jg(Uh(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.length > 0 && ` Not pulled: ${as(s.map(C), 12)} (no row or entry has them, and pull.languages does not name them).`, d = `Pull from ${C(a)}: ${Js([e])}.${u || ""}`, f = It([t("strong", `From ${C(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...f,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${C(e)}`),
		...It([t("strong", d)], n)
	].map(pe);
}
function Tg(e, { paint: t, width: n, ...r }) {
	let [, ...i] = jg([Hh(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(pe) : [];
}
function Eg(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = C(e), a = r ? "/dev/null" : `a/${i}`, o = { headerOptions: hm };
		return vm(a, `b/${i}`, t, n, void 0, void 0, o).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => pe(e.split("	").map(C).join("	")));
	});
}
const Dg = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, Og = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, kg = {
	...Og,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function Ag(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? kg : Og).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function jg(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : It([n("strong", e)], r),
		...Mg(i, t)
	]);
}
function Mg(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = le(t) + (n === void 0 ? "" : ` ← ${le(n)}`);
		return {
			...e,
			label: a,
			at: i ? le(ls(i, r)) : ""
		};
	}), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = i.map(({ label: e }) => e), s = i.map(({ at: e }) => e), c = {
		labels: Fg(o, a),
		places: Fg(s, 24)
	};
	return i.flatMap((e) => Ng(e, c, {
		paint: t,
		width: n
	}));
}
function Ng(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => Nt(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(Pg(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(Dg[e.sign], e.sign)} ${jt(i, t.labels)}${d}${jt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Dn(p) <= c ? [p, ...u] : [
		...Nt(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function Pg(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Wm(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function Fg(e, t) {
	return d([0, ...e.map(Dn).filter((e) => e <= t)]);
}
// src/model/variables.ts
function Ig(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Lg(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Rg = /\$\$\{|\$\{([^}]*)\}/g;
function zg(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Rg)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Bg(e) {
	return [...new Set(zg(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Vg(e, t) {
	return zg(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function Hg(e, t) {
	let n = zg(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Ug(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Ug(t.slice(r), i) : r === t.length;
}
function Ug(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function Wg(e) {
	let [, t = "https", n = ""] = qg.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Gg(e) {
	return e.replace(qg, (t, n) => `${n}://${Wg(e)}`);
}
function Kg(e, t) {
	return Gg(e) === Gg(t);
}
const qg = /^(https?):\/\/([^/?#]+)/i;
function Jg(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Yg = "LOKALISE_API_TOKEN", Xg = "LOKAFORM_VARIABLES", Zg = "# Files can use only these";
function Qg(e) {
	let t = Lg(e, Xg);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [Xg]: t }, r = [], i = t.startsWith(Zg);
	for (let [e, a] of t.split("\n").entries()) {
		let t = a.trim(), [, o, s = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		o === void 0 ? t !== "" && !t.startsWith("#") && r.push(i ? `Line ${e} of the secret variables` : `Line ${e + 1} of ${Xg}`) : n[o] = s;
	}
	return {
		values: n,
		wrong: r
	};
}
const $g = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function e_(e) {
	return /\.(\w+)/.exec(e)?.[1] ?? "NAME";
}
function t_(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Lg(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(e.startsWith("{") ? `GitHub replaces expressions only in workflows. Write \${${e_(e)}} here, and in env of the step: ${e_(e)}: \${{ secrets.${e_(e)} }}.` : `"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (a?.startsWith(`${e}=`)) return i(`The value of \${${e}} starts with "${e}=": the whole line was copied. Set only what is after it.`);
	if ($g.test(e) || s_(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it (it has ${r.allowed.join(", ")}). Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = n_(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = o_(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function n_(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [Xg, `Add the line ${e}=\${{ secrets.${e} }} to "variables", which the workflow passes under secrets`] : ["the environment", `Set it: export ${e}=… in a shell, or ${e}: \${{ secrets.${e} }} under env of the step in a workflow`];
}
function r_(e) {
	return $g.test(e);
}
function i_(e) {
	return /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
}
function a_(e, t) {
	if (!i_(e) && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let n = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return i_(e) ? `is an expression that GitHub did not replace. Write ${n}.` : `is the name of a variable, which nothing replaced by its value. Write ${n}.`;
}
function o_(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = a_(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function s_(e, t) {
	let n = [...Ze(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...c_(e)].some((e) => n.some((t) => t.includes(e))));
}
function c_(e) {
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
function l_(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function u_() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, o = e.equal ?? a, s = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let a = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (a === void 0) return X;
				let c = e.check?.(a, i);
				if (c) return {
					...X,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? X : {
					...X,
					issues: [l_(r)]
				};
				let u = e.desired ? e.desired(a, l, i) : s(a);
				return l === void 0 && e.unset !== void 0 && o(e.unset, u, i) ? X : l === void 0 ? {
					...X,
					changes: [{
						field: r,
						after: u
					}]
				} : o(l, u, i) ? X : {
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
function d_(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function f_(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [h(Object.fromEntries(t))];
}
// src/plan/declaredContents.ts
function p_(e, t) {
	let n = e.fields.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [h([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => h([
			e.field,
			e.part ?? null,
			e.after
		])))
	};
}
function m_({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : h_(i),
		isNew: n.get("new") === !0
	};
}
function h_(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(h_) : [];
}
function g_(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), s = (e, s = e) => {
		let c = t.filter((e) => !a.has(e)), l = [...o(c, s)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = v_(t, e(t).map((e) => __(u.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, c = (t) => m_(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [h([...r(e)].sort())]), s((t) => [h(e.identity(t.values))]);
	let l = (t) => h_(e.identity(t.values));
	return s((t) => [...(m_(e, t).previously ?? []).toReversed(), ...l(t)], l), i;
}
function __(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function v_(e, t, n) {
	if (t.length < 2) return t[0];
	let r = n(e), i = t.map((e) => [...n(e)].filter((e) => r.has(e)).length);
	return t[i.indexOf(d(i))];
}
function y_(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return ha(t, n, i ? [i.name, r] : []).path;
}
function b_({ fields: e }, { values: t }) {
	return e.flatMap((e) => e.role === "text" ? e.toPlan(t) : []);
}
function x_(e, t, n) {
	return b_(e, t).find(({ part: e }) => e === n)?.after;
}
const S_ = new WeakMap();
function C_(e, t, n) {
	let r = S_.get(t) ?? new Map();
	S_.set(t, r);
	let i = h([e.name, n?.name ?? null]), a = r.get(i) ?? T_(e, n ? w_(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function w_(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function T_(e, t) {
	let n = o(t, (t) => D_(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = k_(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : g_(e, {
				target: a,
				head: [t]
			}, (t) => p_(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(k_(e, t).own).filter((e) => e !== t)
	};
}
function E_(e, t) {
	return m_(e, t).previously ?? [];
}
function D_(e, t) {
	let { id: n, previously: r = [] } = m_(e, t), i = h_(e.identity(t.values)).map(A_);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(A_)
	};
}
const O_ = new WeakMap();
function k_(e, t) {
	let n = O_.get(e) ?? new WeakMap();
	O_.set(e, n);
	let r = n.get(t) ?? D_(e, t);
	return n.set(t, r), r;
}
function A_(e) {
	return `name ${e}`;
}
// src/plan/compare.ts
const j_ = {
	kept: [],
	problems: []
};
function M_(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, N_(e, t, i)), c = n === void 0 ? [] : e.tags(n), l = Dt(c, i.rules), u = (l === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === X ? [] : [{
			field: e,
			...t
		}];
	}), d = n !== void 0 && e.staysArchived(o, n, s), { leftOut: f = [] } = t, p = l === void 0 && u.length === 0 && f.length === 0 && !d;
	if (n !== void 0 && p) return j_;
	let m = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", h = ma(t.file, t.span, [m]), g = {
		kind: e.name,
		label: e.label(o),
		place: h
	};
	if (l !== void 0) return {
		kept: [{
			...g,
			id: e.id(n),
			reason: "foreign-owner",
			tag: l
		}],
		problems: []
	};
	let _ = n === void 0 ? e.lacks(o) : void 0, v = [..._ ? [{
		field: { name: m },
		issues: [_]
	}] : [], ...u].flatMap(({ field: n, issues: r }) => r.map(({ code: r, severity: i = "error", message: a, path: s }) => Y(e, {
		...t,
		values: o
	}, r, a, {
		path: [n.name, ...s],
		ofName: !0,
		severity: i
	})));
	for (let { problem: e } of f) v.push(e);
	if (Bn(v)) return {
		kept: [],
		skipped: g,
		problems: v
	};
	let y = c.find((e) => i.rules.protectedTags.includes(e)), b = u.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = L_(i, t);
		return a === void 0 ? o : {
			...o,
			seen: sp(e.id(n), a)
		};
	})), x = y === void 0 ? [] : b.filter((t) => fo(e.name, t)), ee = b.filter((e) => !x.includes(e));
	if (n === void 0) return {
		change: {
			...g,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: ee
		},
		kept: [],
		problems: v
	};
	let S = e.id(n), te = d ? [{
		...g,
		id: S,
		reason: "archived",
		place: h
	}] : [], C = u.flatMap((e) => e.kept.map((e) => ({
		...g,
		...e,
		id: S,
		place: L_(e, t).place
	}))), ne = y !== void 0 && x.length > 0 ? [{
		...g,
		id: S,
		reason: "protected",
		tag: y,
		place: h
	}] : [], w = [
		...te,
		...ne,
		...C
	], re = u.flatMap((e) => e.open), ie = F_(e, {
		...t,
		values: o
	}, ee, C);
	if (ie) return {
		kept: w,
		skipped: g,
		problems: [...v, ie],
		open: re
	};
	let ae = go(e, n, ee, i.project);
	if (ae.length === 0) return {
		kept: w,
		problems: v,
		open: re
	};
	let oe = I_(e, n, ae), se = e.lastEdit(n);
	return {
		change: {
			...g,
			place: P_(h, ae),
			ref: a,
			action: "update",
			id: S,
			identity: e.identity(o),
			...r !== void 0 && { renamed_from: r },
			seen: oe,
			...se && { edited: se },
			...c.length > 0 && { tags: c },
			fields: ae
		},
		kept: w,
		problems: v,
		open: re
	};
}
function N_(e, t, { rules: n }) {
	if (t.from && b_(e, t).length === 0) return [];
	let r = new Set([...Wt(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function P_(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function F_(e, t, n, r) {
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
function I_(e, t, n) {
	return sp(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function L_(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: ma(t, n, r)
	};
}
// src/plan/compareDeclarations.ts
function R_(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, p_(s, e.values)])), d = (e) => u.get(e) ?? p_(s, e.values), f = g_(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(z_(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(B_(s, n, c));
				continue;
			}
			let u = V_(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...z_(s, n),
				fields: m
			}), l(a, H_(s, n, e, u?.renamed_from !== void 0)), U_(s, n) !== U_(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function z_(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = ma(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function B_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !mo(e)).map((e) => L_(e, t));
	return {
		...z_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function V_(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && h(r) === h(n.after) ? [] : [L_({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = z_(e, t);
	return {
		...d,
		place: P_(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...h(s) !== h(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function H_(e, t, n, r) {
	let [i, a] = [m_(e, t), m_(e, n)];
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
		...z_(e, t),
		...n
	}));
}
function U_(e, { onCreate: t }) {
	return h([...p_(e, t).texts]);
}
// src/plan/comparePlans.ts
function W_(e, t) {
	let n = K_(t.plan, Z_), r = $_([e.plan, t.plan]), i = K_(e.plan, r), a = J_(e.plan), o = new Set(t.plan.kept.map(ev)), s = new Set(nv(t).map(rv)), c = new Set((t.plan.sends ?? []).map(tv)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: q_(e.plan, Z_, (e, t) => !n(e, t)),
		pending: q_(e.plan, Z_, n),
		resolved: q_({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(ev(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(tv(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(ro(e.kind).plural) && !s.has(rv(e))), ...G_(e, t)]
	};
}
function G_(e, t) {
	let n = new Set(e.plan.kept.map((e) => h([rv(e), "part" in e && e.part])));
	return e.kinds.flatMap(({ kind: e, declared: r, matching: { matches: i } }) => {
		let a = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], o = new Map(a.flatMap(({ declared: e, live: t }) => t ? [[t, e]] : [])), s = p(() => new Set(w_(r).map(({ file: e }) => e.path)));
		return i.flatMap(({ declared: t, live: r }) => {
			let i = r ? o.get(r) : void 0;
			if (!r || !i || t.leftOut) return [];
			let a = e.label(t.values);
			return e.fields.filter(({ role: e }) => e === "text").flatMap((o) => o.toPlan(i.values).flatMap(({ part: c = "", after: l }) => {
				let u = ma(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: a,
					id: e.id(r),
					part: c,
					place: u
				}, f = o.lastWriter?.(r, c)?.edited !== void 0, p = x_(e, t, c) === void 0 && f && !mo(l), m = n.has(h([rv(d), c]));
				return p && !m && s().has(y_(e, i, c)) ? [d] : [];
			}));
		});
	});
}
function K_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => h([X_(e), t]))));
	return (e, t) => n.has(h([e, t]));
}
function q_({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = X_(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [Y_(e, a)];
	});
}
function J_({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(rv)), r = new Set(t.map(({ kind: e, label: t }) => h([e, t])));
	return (e) => r.has(h([e.kind, e.label])) || e.action === "destroy" && n.has(rv(e));
}
function Y_(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => io(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function X_(e) {
	return e.action === "create" ? h([
		e.kind,
		"new",
		e.identity
	]) : h([e.kind, String(e.id)]);
}
function Z_(e) {
	return e.action === "update" ? e.fields.map(Q_) : e.action === "destroy" ? [h(["destroy", e.how])] : [h(["create", ...e.fields.map(Q_).toSorted()])];
}
function Q_({ field: e, part: t, after: n }) {
	return h([
		e,
		t ?? null,
		n
	]);
}
function $_(e) {
	let t = e.flatMap(({ changes: e }) => [...u(e, X_)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => h([e, t ?? null])) : n.has(X_(e)) ? Z_(e) : [e.action];
}
function ev(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return h([
		t,
		String(n),
		r,
		...i
	]);
}
function tv({ variable: e, host: t }) {
	return h([e, t]);
}
function nv({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function rv({ kind: e, id: t }) {
	return h([e, String(t)]);
}
// src/settings/changedSettings.ts
function iv(e) {
	return new Map(ot.filter((e) => e !== Tn).flatMap((t) => {
		let n = e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function av(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || sv(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function ov(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => sv(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(Et) === r);
}
function sv(e, t) {
	return e !== "" && $s(e).toLowerCase() === $s(t).toLowerCase();
}
function cv(e, t) {
	return ot.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return h(r ?? null) === h(i ?? null) ? [] : [{
			name: In(n),
			...r !== void 0 && { before: lv(r) },
			...i !== void 0 && { after: lv(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const lv = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function uv(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = ot.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = mv(e, t, {
		members: [...a.map(fv), ...o.map(pv)],
		thing: s,
		within: n
	}), u = (r) => {
		let a = dv(t, r), o = [...n, r], s = {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		};
		return mv(e, b(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, d = new Map(o.map((e) => [e, u(e)])), f = [c, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = dv(t, n), a = r && Array.isArray(i.value) ? ff(e, i, r).problems : [];
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
			place: (e, ...n) => F(h, t.span, [...m(e), ...n]),
			namePlace: (e, ...n) => ma(h, t.span, [...m(e), ...n])
		},
		problems: f
	};
}
function dv({ value: e, span: t }, n) {
	return {
		value: b(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function fv(e) {
	return e.entries ? {
		...e,
		schema: tr(Wn()).refine(...ke)
	} : e;
}
function pv(e) {
	let t = `a mapping such as { ${ot.filter((t) => t.parent === e && typeof t.example != "object").slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: er(A(), Wn()),
		expects: t
	};
}
function mv({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let o = [], s = (t) => {
		let n = ma(e, r, [t]), a = Lt("setting", In({
			parent: i,
			name: t
		}), { place: n });
		return a && o.push(a), !a;
	}, c = Object.entries(b(n) ? n : {}).filter(([e]) => s(e)), l = b(n) ? Object.fromEntries(c) : n ?? {}, u = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), d = Qn(Object.fromEntries(u)).safeParse(l).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), p = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), m = new Map(a.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), h = i === void 0 ? Ft : void 0, g = {
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
		problems: [...o, ...bf(d, g)]
	};
}
// src/settings/configFile.ts
function hv(e, t) {
	return N(t.working, k(mt, e) ?? mt.default);
}
async function gv(e, t) {
	let n = hv(e, t), r = k(mt, e) === void 0 || t.commit && !await vi(n, t), i = r ? hv({}, t) : n;
	if (r && !await vi(i, t)) return { problems: t.commit ? [] : await _v(t) };
	let a = P(i, t), o;
	try {
		o = ui(await li(i, t));
	} catch (n) {
		if (n instanceof ei) throw n;
		let [r] = (await yi(hr(i), M(i))).filter((e) => e !== hr(i)), o = await ai(t.working, void 0) ?? t.displayRoot, s = N(o, k(mt, e) ?? ""), c = r === void 0 ? await vi(s, {}) ? ` The path is relative to the working directory: write ${P(s, { displayRoot: t.working })}.` : "" : ` Did you mean "${P(N(M(i), r), t)}"?`, l = `The settings in ${a} cannot be read: ${gi(n)}${c}`;
		return { problems: [D("not-read", l)] };
	}
	let s = Wd(a, o, { most: Gd });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = yv(s, M(i));
	return {
		config: c,
		problems: $f([...s.problems, ...l], [])
	};
}
async function _v({ working: e, confined: t }) {
	let n = mt.default, r = (e, t) => D("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await bi(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [D("not-read", t)];
	}
	let i = await yi(n, e), a = i.length > 0 ? void 0 : await ai(e, void 0) ?? t?.workspace;
	for (let t = e; a !== void 0 && ii(t, a);) {
		t = M(t);
		let i = P(N(t, n), { displayRoot: e }), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await vi(N(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const vv = 1e3;
function yv(e, t) {
	let n = uv(e, e), r = bv(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: rt([...n.problems, ...r?.problems ?? []])
	};
}
function bv(e, t) {
	let n = t.get(Tn);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(D("bad-setting", e, { place: t }));
	t.get(O) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(O));
	let a = new Map(), o = Object.keys(n);
	if (o.length > vv) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${vv.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(Tn)), {
		entries: a,
		problems: r
	};
	let s = dv(e, Tn.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(Tn));
	let c = new Map();
	for (let t of o) {
		let n = ma(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = uv(e, dv(s, t), [Tn.name, t]);
		l(r, u), a.set(t, o);
		let d = o.get(O), f = c.get(d ?? "");
		d === void 0 ? o.isBroken(O) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? c.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. If one was copied, write its own id. Otherwise declare the project in one entry, with all of its manifests.`, o.place(O));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/rules.ts
function xv(e, t) {
	let n = Z(Xe, t), r = Tv(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? k(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(me, t),
		writers: Z(hn, t),
		overwrite: Z(Qt, t),
		accept: Z(an, t),
		placeholders: Z(Jt, t),
		incoming: {
			review: Z(Vn, t),
			checks: Z(Qe, t)
		},
		checks: Sv(t),
		pull: void 0,
		filter: n,
		owner: Z(ne, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(Je, t),
		onProblem: Z(We, t),
		protectedTags: Z(Le, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(Ht, t),
		allowWrongProject: Z(zt, t)
	}, s = e.flatMap((e) => Dv(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = Av(Je, t) ?? {};
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
function Sv(e) {
	let t = Z(Mt, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(kn, e) ?? { severity: "off" }, o = [
		...Sn.map((t) => [t.name, Z(t, e)]),
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
function Cv(e) {
	let t = [...wv(kn, e)].filter(([, { value: e }]) => b(e));
	return new Map([...t, ...wv(me, e)]);
}
function wv(e, t) {
	let { value: n = {}, part: r } = Av(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function Tv(e) {
	return on.some((t) => k(t, e) !== void 0);
}
function Ev(e, t) {
	let n = (k(Xe, e) ?? []).length > 0;
	if (!n && (!Tv(e) || k(Ve, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Ut.flatMap((t) => [k(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = on.map((e) => `--${tt(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${tt(Ve)}.`}`;
	return [D("bad-setting", a, { severity: "notice" })];
}
function Dv(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = In(a), { place: s } = Av(a, n) ?? {}, c = (e) => D("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Hf(e, t), d = u === "owned" && t.owner === void 0 && !l(ne), f = `With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`, p = u !== "off" && Vf(e, t) === void 0 && !l(Je), m = `The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
	return [...d ? [c(f)] : [], ...p ? [c(m)] : []];
}
const Ov = [[Gt, "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"], [ue, "it declares keys that no manifest has, and --filter chooses declared keys"]];
function kv(e) {
	return k(Xe, e) === void 0 ? [] : Ov.filter(([t]) => k(t, e)).map(([e, t]) => {
		let n = `--filter cannot be used with --${tt(e)}: ${t}. Remove one of them.`;
		return D("bad-setting", n);
	});
}
function Av(e, { raw: t, environment: n, parts: r }) {
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
function Z(e, t) {
	return Av(e, t)?.value;
}
// src/settings/workflowFile.ts
function jv({ GITHUB_WORKFLOW_REF: e = "" }) {
	return /^[^/]*\/[^/]*\/([^@]+)/.exec(e)?.[1];
}
async function Mv(e, t, n) {
	let r = jv(e);
	if (r === void 0) return;
	let i = (await kr(N(t, r), "utf8").catch(() => "")).split("\n"), a = i.findIndex((t) => t.trim() === `${e.GITHUB_JOB}:`), o = /^ */.exec(i[a] ?? "")?.[0].length ?? 0, s = RegExp(`^ {0,${o}}[^ #]`), c = i.findIndex((e, t) => a >= 0 && t > a && s.test(e)), [l, ...u] = i.flatMap((e, t) => {
		let [r, i = ""] = t > a && (c < 0 || t < c) && n.exec(e) || [];
		return r === void 0 ? [] : [{
			line: t + 1,
			found: i
		}];
	});
	if (!l || u.length > 0) return;
	let { line: d, found: f } = l;
	return {
		place: {
			file: r,
			line: d,
			col: 1,
			endLine: d,
			endCol: 1
		},
		found: f
	};
}
// src/settings/token.ts
async function Nv(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [D("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await kr(N(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${gi(e)}`);
	}
}
const Pv = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function Fv(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Lg(t, e.get(Et) ?? "")).filter((e) => e !== void 0 && o_(e) === void 0), i = [
		n,
		t[Yg],
		Lg(t, "INPUT_TOKEN"),
		...r,
		...Iv(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function Iv(e) {
	return Object.entries(e).flatMap(([e, t]) => Pv.test(e) && t || []);
}
const Lv = D("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file.");
function Rv(e) {
	return e[Xg]?.startsWith(Zg) === !0;
}
function zv(e) {
	return e === "apply" ? "LOKALISE_APPLY_TOKEN" : "LOKALISE_PLAN_TOKEN";
}
function Bv(e, t, n) {
	let r = Rv(t) ? zv(e) : "token";
	return Mv(t, n, RegExp(`^\\s*${r}:\\s*\\$\\{\\{\\s*secrets\\.(\\w+)`));
}
function Vv(e, t, n) {
	let r = zv(e), i = jv(t) ?? "the workflow", a = `There is no API token: ${n ? `the secret ${n.found} of this line does not exist, or this job cannot use it. Create it in the settings of the repository, or correct its name.` : Rv(t) ? `the reusable workflow got no secret ${r}. In ${i}, the job that calls it needs the line ${r}: \${{ secrets.${r} }} under secrets, even if an environment has the secret, because secrets: inherit works only within an organization.` : `the input token is empty in ${i}. The step needs the line token: \${{ secrets.NAME }}, with the name of a secret in the settings of the repository.`} The secret of an environment is only in jobs with the line environment.`;
	return D("no-token", a, n && { place: n.place });
}
function Hv(e) {
	let t = a_(e);
	return t !== void 0 || e.trim() === "" ? t : /^["']?bearer\s/i.test(e) ? "starts with the word Bearer. Write only the token, which comes after it." : /["'\s]/.test(e) ? "has quotes, spaces or line breaks. Write only the token." : void 0;
}
function Uv(e, t) {
	let { usable: n, environment: r, runToken: i, tokenFrom: a, tokenLine: o, isNeeded: s, target: c, named: l } = t, u = e?.get(Et);
	if (!e || u === void 0) {
		let e = Hv(i ?? ""), n = t.isAction ? Vv(t.command, r, o) : Lv, c = o && { place: o.place }, l = `The API token (from ${a}) ${e}`, u = e === void 0 ? [] : [D("bad-setting", l, c)];
		return {
			token: i,
			problems: s ? i === void 0 ? [n] : u : []
		};
	}
	let d = (t, n = "bad-setting") => ({
		token: void 0,
		problems: s ? [D(n, t, { place: e.place(Et) })] : []
	});
	if (!Wv(u, n)) return d(`The setting token_env must not be ${u}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (c && !n.allowed && u !== "LOKALISE_API_TOKEN" && !ov(c, l, u)) return d(`A pull request must not choose ${u} as token_env: ${c.is === "missing" ? `the settings of its target cannot be read: ${c.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${u} to the input allow-variables, or use a variable that the target uses.`);
	let f = Lg(n.values, u) || void 0;
	if (f === void 0) {
		let [e, t] = n_(u, n);
		return d(`${u} is not set in ${e}. It must contain the API token of this project. ${t}.`, "no-token");
	}
	let p = Hv(f) ?? o_(f);
	return p === void 0 ? {
		token: f,
		problems: []
	} : d(`The value of ${u}, which must contain the API token of this project, ${p}`);
}
function Wv(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : r_(e) || s_(Lg(t, e) ?? "", Iv(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function Gv(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = ri }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await gv(t, n), p = await Nv(k(dn, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { confined: h } = n, g = h && await Bv(e, r, h.workspace), _ = g ? `the secret ${g.found}` : "the input token", v = o ? _ : p.token ? "the token file" : Yg, { values: y, wrong: b } = Qg(r), x = Fv(d, {
		...r,
		...y
	}, m), ee = {
		values: y,
		tokens: x,
		allowed: k(mn, t)
	}, S = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, te = Z(wn, S), C = dy(t, d, a), ne = e !== "validate" && !te, w = {
		raw: C.names.length > 1 ? {
			...t,
			[tt(O)]: []
		} : t,
		environment: r,
		config: d,
		usable: ee,
		runToken: m,
		tokenFrom: v,
		tokenLine: g,
		command: e,
		isAction: h !== void 0,
		online: ne,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l,
		unread: f.find(({ code: e }) => e === "unread-manifest")?.message
	}, re = d === void 0 && Bn(f), ie = (e) => Yv(e, e === void 0 ? void 0 : d?.projects?.get(e), w), ae = re ? [] : C.names.map(ie), oe = ae.map(({ settings: e }) => e), se = C.others.map((e) => ie(e).settings), ce = ({ showTexts: e }) => e, le = {
		kinds: no(),
		command: e,
		apiUrl: Z(Oe, S),
		projects: oe,
		others: se.flatMap(({ manifests: e }) => e ?? []),
		showTexts: oe.every(ce) && (!u || u.is === "read" && u.projects.every(ce)),
		usable: ee,
		secrets: [...x.map(Pe), ...[...oe, ...se].flatMap((e) => e.secrets)],
		timeLimit: Z(tn, S),
		...qv(t, S, n),
		combines: !1,
		matrix: te,
		reports: [],
		backupDir: Jv(k(Ot, t) ?? i, n),
		restoreFlags: Cn(t, [
			mt,
			...d ? [O] : [],
			dn,
			Oe
		])
	}, ue = ae.flatMap((e) => e.problems), de = w.online && oe.some(({ inFile: e }) => e.get(Kt) !== !1), fe = [
		...p.problems,
		...cn(t),
		...f.filter(({ message: e }) => !ue.some((t) => t.message.endsWith(e))),
		...C.problems,
		...ue,
		...w.online ? Ev(t, d) : [],
		...kv(t),
		...b.map(Kv)
	], pe = w.isAction && e === "plan" ? [Qt, Ht] : [];
	for (let e of pe.map(tt).filter((e) => t[e])) {
		let t = `The input ${e} counts only for this plan, and not for the next apply. Give it to a run by hand that applies (apply-on-dispatch: true)${e === "overwrite" ? ", or add the trailer Lokaform-Overwrite to a commit" : ""}.`;
		fe.push(D("bad-setting", t, { severity: "notice" }));
	}
	if (u?.is === "missing" && de) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		fe.push(D("not-read", e, { severity: "notice" }));
	}
	return {
		settings: le,
		problems: At(fe)
	};
}
function Kv(e) {
	let t = `${e} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`;
	return D("variable", t);
}
function qv(e, t, n) {
	return {
		format: Z(te, t),
		detailedExitcode: Z(xt, t),
		all: Z(yt, t),
		publish: Z(yn, t),
		failOnDrift: Z(bt, t),
		applyFrom: Z(_t, t),
		yes: Z(fn, t),
		verbose: Z(Pt, t),
		quiet: Z(Tt, t),
		force: Z(Nn, t),
		out: Jv(k(vn, e), n),
		report: [...new Set(Z(xn, t).map((e) => N(n.working, e)))],
		plan: Jv(k(Gt, e), n),
		configFile: hv(e, n)
	};
}
function Jv(e, { working: t }) {
	return e === void 0 ? void 0 : N(t, e);
}
function Yv(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, tokenLine: c, online: l, isCompared: u, target: d } = n, f = [t, a?.top].filter((e) => e !== void 0), p = {
		raw: r,
		environment: i,
		parts: f
	}, m = f[0]?.get(O) ?? "${}", h = /^\$\{\w*\}/.test(m) ? ry : {
		...sy(m, o, f[0]?.place(O)),
		id: ""
	}, g = l ? ay(f[0], n) : h, _ = {
		name: e,
		id: g.id ?? ""
	}, v = Uv(t, {
		...n,
		isNeeded: l && !u,
		named: _
	}), y = xv(no(), p), b = !(u && f.some((e) => e.isBroken(Kt))) && Z(Kt, p), x = n.unread !== void 0 && g.problems.some(({ code: e }) => e === "no-project");
	return {
		settings: {
			name: e,
			id: g.id ?? "",
			secrets: g.secrets,
			token: v.token,
			tokenFrom: t?.get(Et) ?? s,
			tokenPlace: t?.get(Et) ? t.place(Et) : c?.place,
			manifests: x ? void 0 : Xv(p, n),
			rules: y.rules,
			flags: Cn(e === void 0 ? r : {
				...r,
				only: [e]
			}, ln.settings),
			inFile: iv(f),
			pulledLanguages: Av(Te, p),
			languagePlaces: Cv(p),
			required: wv(k(st, r) ? st : lt, p),
			useAutomations: Z(On, p),
			snapshot: Z(be, p),
			concurrency: Z(gt, p),
			rate: Z(un, p),
			showTexts: b && av(d, _)
		},
		problems: [
			...g.problems,
			...v.problems,
			...y.problems
		]
	};
}
function Xv({ raw: e, parts: t }, { config: n, working: r, unread: i }) {
	let a = n?.folder ?? r, o = {};
	for (let n of on) {
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
	let s = Zv(t, a);
	return s && {
		kinds: no(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function Zv(e, t) {
	if (e.some((e) => e.isBroken(nn))) return;
	let n = e.find((e) => e.get(nn) !== void 0), r = n?.get(nn)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place(nn, r, "files");
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
		...Qv(e, r)
	}));
}
function Qv(e, t) {
	if (e.language === void 0 || De(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => De(t) && _r(t) === _r(e.files) && n === e.keyName && r === e.platform), r = ct(e.files), i = n.filter(({ files: e }) => ct(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const $v = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, ey = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, ty = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, ny = {
	where: "the setting project",
	instead: "write the id itself"
}, ry = {
	secrets: [],
	problems: []
};
function iy(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [D(n, e, { ...t && { place: t } })]
	};
}
function ay(e, t) {
	let n = oy(e, t), { id: r } = n, i = k(je, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === $s(r))) return n;
	let a = [...t.config?.projects ?? []].filter(([e]) => i.includes(e));
	if (a.length > 0 || !i.some((e) => /^[\da-f]+\.\d+/i.test(e))) {
		let t = a.map(([e, t]) => `${t.get(O)} for ${e}`);
		return t.length === 0 && t.push(`${e?.get(O) ?? "the id"} for ${i[0]}`), {
			...iy(`--allow-projects (in the action: allow-projects) takes ids, not the names of entries: write ${t.join(", ")}. Nothing was sent.`, void 0, "project-not-allowed"),
			secrets: n.secrets
		};
	}
	let o = k(O, t.raw) !== void 0, s = o || e?.get(O) === void 0 ? void 0 : e.place(O), c = o ? "--project (in the action: project)" : s ? "lokaform.yaml" : "the backup", [l, u] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...iy(`The project ${l} of ${c} is not in the list of --allow-projects (in the action: allow-projects)${u}. Nothing was sent. Correct its id there, or the list in the workflow.`, s, "project-not-allowed"),
		secrets: n.secrets
	};
}
function oy(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = k(O, t);
	if (o !== void 0) return cy(o);
	let s = e?.get(O);
	return e && s !== void 0 ? sy(s, n, e.place(O)) : e?.isBroken(O) || r?.projects ? ry : i === void 0 ? iy(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Bg(i).length > 0 ? sy(i, n, void 0) : {
		...ry,
		id: i
	};
}
function sy(e, t, n) {
	if (Bg(e).length === 0 || i_(e)) return ly(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return iy("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = t_(r, ny, t);
	if ("message" in o) return iy(o.message, n, o.code);
	let { value: s } = o;
	if (!ty.test(s)) return iy(`The value of ${a} ${uy}`, n);
	let c = ly(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, $s(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function cy(e, t = "project") {
	let [n, r] = ey.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? ly(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? iy(`${i} is the URL of a branch. Give the id with :branch after it.`) : ly(r.replace(/%3a/i, ":"), i);
}
function ly(e, t, n) {
	let [, r] = n ? ey.exec(e) ?? [] : [];
	if (r !== void 0) return iy(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = a_(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? uy;
	return $v.test(e) ? {
		...ry,
		id: e
	} : iy(`${t} ${i}`, n);
}
const uy = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function dy(e, t, n) {
	let r = k(S, e), i = t?.projects && [...t.projects.keys()];
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
		let t = Me(e, i) || ` There are ${i.join(", ")}.`;
		return [D("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(O) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [O, ...on] : [];
	for (let t of c.filter((t) => k(t, e) !== void 0)) {
		let e = `The option --${tt(t)} (in the action: ${tt(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(D("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/plan/languages.ts
function fy(e, t) {
	let n = Ca(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t), a = e.kinds.flatMap(({ fields: e }) => e.map(({ name: e }) => e));
	return [
		...hy(e, t),
		...gy([...i, ...my(e)], t, a),
		...xy(r, t)
	];
}
function py(e) {
	return w_(Object.values(e).flat()).flatMap(({ from: e }) => e ?? []);
}
function my({ entries: e }) {
	let t = py(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], place: t }) => e.map((e) => ({
		language: e,
		count: 0,
		place: t,
		ofText: !0,
		inSource: !0
	})));
}
function hy({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [D("project-type", o, { scope: "project" })];
}
function gy(e, t, n) {
	if (!t.languages) return [];
	let r = t.languages.map(({ iso: e }) => e), i = e.filter(({ language: e }) => !r.includes(e));
	return [...u(i, ({ language: e }) => e)].map(([e, [i, ...a]]) => {
		let o = a.reduce((e, t) => e + t.count, i.count), s = n.includes(e) ? ` If it is the field ${e}, indent it less.` : ie(e, r), c = o > 1 ? `from the manifests ("${e}" is in ${o} places; this is the first)` : "here", l = `${i.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${c}.`, u = s === "" ? l.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${l}`, d = s || ` Its languages: ${r.slice(0, 20).join(", ")}.`, f = `Project ${t.name} has no language "${e}".${d} ${u}`;
		return D("unknown-language", f, {
			place: i.place,
			scope: "project"
		});
	});
}
function _y({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = py(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Ce(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [D("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const vy = /(?:^|\/)values\/[^/]+\.xml$/;
function yy({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => vy.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function by(e, { name: t, languages: n }, r) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${ie(e, i) || ` Its languages: ${i.slice(0, 20).join(", ")}.`}`, [o, s] = r === "error" ? ["error", "project"] : ["warning", "change"];
		return [D("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function xy(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [D("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Sy({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Cy({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Ty(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(Dy(o, e.isDoubtful)));
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
		problems: [...a, ...Oy(i)]
	};
}
async function wy(e, t, n, r, { signal: i = ri, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await Ka(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = qf(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await Ir(), o?.({
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
async function Ty(e, t, n, r, i) {
	let a = await wy(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? Ey(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await wy(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = fe(f.problems) ? [] : _y(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...py(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function Ey(e, t) {
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
function Dy({ rules: e }, t = !1) {
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
function Oy(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => ky(t, e) !== void 0), a = i && ky(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [D("bad-setting", o)];
	});
}
function ky(e, t) {
	let [n, r] = [e, t].map(({ settings: e }) => e.inFile.get(O));
	if (e.settings.id === t.settings.id) return n === r ? void 0 : "are the same project";
	if ($s(e.settings.id) !== $s(t.settings.id)) return;
	let i = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return i && `are branches of one project, whose ${i.plural} they both declare`;
}
// src/run/target.ts
const Ay = {
	entries: {},
	variables: new Map()
};
async function jy(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => Gv(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[tt(S)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await Cy({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => Ig(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !Py.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !Ny.includes(t));
	return x ? {
		is: "missing",
		why: Fy(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function My(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await Gv("plan", {
		...e,
		[tt(S)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Fy(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Ny = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Py = ["unset-variable", "project-not-allowed"];
function Fy({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${ls(t)}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Iy(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(O);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? Ay, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Sy(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: cv(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Ly(e, t) {
	let n = e && Iy(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function Ry(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return D("undeclared-project", t, { severity: "warning" });
	});
}
function zy(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Fy(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...W_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function By({ kinds: e }, { problems: t }, n, r) {
	if (Bn(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Vy(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => Hy(e, t, c.get(t), l.get(t)))
	};
}
function Vy(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function Hy(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...R_(e, n?.declared ?? Ay, r?.declared ?? Ay),
		settings: cv(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function Uy(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o } = e, s = hg(t), c, l = 0, u, d = () => {
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
function Wy(e, t) {
	return Uy({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e) => t(ug(e)),
		hide: () => {},
		print: t
	});
}
// src/host/terminal.ts
function Gy(e) {
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
		showProblems: (e) => Ky(yg(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => bn(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => qy(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => $y(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function Ky(e, { error: t, errorScreen: { width: n } }) {
	It(e, n).forEach(t);
}
function qy(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Jy(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(mg(e));
		},
		...s ? void 0 : Xy(n, u),
		onPlan: (r) => Zy(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Qi({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function Jy(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(Yy(r, i, t));
	};
}
function Yy({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(Ho)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = ss(s, e), u = o === s ? l : `${B(o)} of ${l}`, d = n.filter(No).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${B(d)} in part` : ""}`;
}
function Xy({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Uy({
		now: t,
		first: 700,
		every: 200,
		show: (e) => r.show(ug(e, r.columns())),
		hide: () => r.erase(),
		print: n
	}) : Wy(t, n);
}
async function Zy(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Qy(t, r);
	if (l && r.showPlan && (!t.quiet || c) && gg(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || gg(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return It(yg(e.problems, d), f).forEach(i.prompt), bn("Apply this plan?", c, n);
}
function Qy({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function $y(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(Ue(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Ky(xg(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = gg(n, {
			...Qy(t, r),
			width: void 0
		}).slice(-1);
		It(e, o.width).forEach(i.out);
	}
	To(e) ? Sg(e, s.paint, s.width).forEach(i.error) : Sg(e, o.paint, o.width).forEach(i.out);
	let d = (e) => P(e, { displayRoot: a });
	if (l) return;
	let f = Cn(r.raw ?? {}, ft("option", ["apply"])).map(hs), p = It(eb(e, t, r, f), o.width);
	[...Cg(n, d, f), ...p].forEach(i.out);
	let m = ko(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	m && s.width !== void 0 && Ky([s.paint("dim", `More about ${m}: lokaform explain ${m}`)], i);
}
function eb(e, { command: t, out: n }, { raw: r }, i) {
	return t !== "plan" || !r || n !== void 0 || Eo(e) || !vo(e) ? [] : [`To make ${ko(e).some(Oo) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes"}: ${C(["lokaform apply", ...i].join(" "))}`];
}
// src/model/verdict.ts
const tb = () => void 0, nb = () => ({ is: "write" });
function rb({ id: e, language: t }) {
	return h([e, t]);
}
// src/plan/filter.ts
const ib = [
	"key:",
	"tag:",
	"file:"
];
function ab(e) {
	return ib.find((t) => e.startsWith(t));
}
function ob(e, t) {
	return e.length === 0 || e.some((e) => cb(e, lb(t)));
}
function sb(e, t) {
	if (e.length === 0) return [];
	let n = t.map(lb);
	return e.filter((e) => !n.some((t) => cb(e, t)));
}
function cb(e, t) {
	let n = ab(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => Un(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function lb({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : h_(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => h_(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function ub(e, t) {
	return sb(e, pb(t)).filter((e) => !e.startsWith("tag:")).map((e) => db(e, t));
}
function db(e, t) {
	let n = ab(e), r = pb(t), i = r.flatMap((e) => lb(e)[n ?? "key:"]), a = [...new Set(i)].map((e) => (n ?? "") + e), o = ib.map((t) => t + e).find((e) => sb([e], r).length === 0) ?? (n === "file:" ? a.find((t) => t.endsWith(`/${e.slice(n.length)}`)) : void 0), s = e.replace(/[./_:-]$/, ""), c = n ? void 0 : a.find((t) => t.startsWith(e) && /^[./_:-]/.test(t.slice(s.length))), l = c && `${c.slice(0, s.length + 1)}*`, u = l === void 0 ? 0 : r.filter((e) => ob([l], e)).length, d = [l && `"${l}" (${u} ${u === 1 ? "key" : "keys"})`, o && `"${o}"`].filter(Boolean).join(", or "), f = /\*./.test(e) ? " A * counts only at the end." : "", p = e.includes(",") ? " Give each filter in an option of its own." : "", m = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${d ? ` Did you mean ${d}?` : p || f + Me(e, a)}`;
	return D("unknown-filter", m);
}
function fb(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => db(e, n));
}
function pb(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function mb(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function hb(e, t, n, r) {
	let i = xb(t), a = e.flatMap(mb).flatMap(({ keys: e, language: a }) => a !== void 0 && a !== n ? [] : i.includes(e) ? [a === void 0 && r ? "pattern" : "whole"] : ob([e], t) ? ["pattern"] : []);
	return ["whole", "pattern"].find((e) => a.includes(e));
}
function gb(e, t) {
	return mb(e).some(({ keys: e }) => t.some((t) => ob([e], t)));
}
function _b(e, t) {
	return e.flatMap((e) => {
		let n = e.split(/,\s*/), r = n.length > 1 ? t.flatMap(bb) : [];
		return !gb(e, r) && n.some((e) => gb(e, r)) ? n : [e];
	});
}
function vb(e, t, n) {
	let r = n.flatMap(bb);
	return _b(t, n).filter((e) => !gb(e, r)).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = mb(t), a = [...new Set(r.flatMap(xb))], o = [...t.matchAll(/[./@_= ](?=[a-z]{2,3}([-_]\w+)?$)/gi)].map(({ index: e }) => e).find((e) => a.includes(t.slice(0, e))), s = i !== void 0 && a.includes(i), c = s ? [i, n] : o === void 0 ? [a.find((e) => e.endsWith(n) && /[.:]$/.test(e.slice(0, -n.length))) ?? gn(n, a), i] : [t.slice(0, o), t.slice(o + 1)], l = c[0] === void 0 ? "" : ` Did you mean "${c.filter(Boolean).join(":")}"?`, u = `${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${!s && /^\W?[a-z]{2}([-_]\w+)?$/i.test(n) ? ` For all texts in a language: '*:${n.replace(/^\W/, "")}'.` : l}`;
		return D("unknown-text", u);
	});
}
function yb(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = bb(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = mb(t), s = a.some((e) => ob([n?.keys ?? ""], e));
		if (!i?.language || o.includes(i.language) || s) return [];
		let c = a.filter((e) => ob([i.keys], e)), l = c.flatMap(({ kind: e, entry: t }) => b_(e, t)), u = [...new Set(l.map(({ part: e = "" }) => e))].join(", "), d = xe(i.language, o), f = d === void 0 ? "" : ` Did you mean "${i.keys}:${d}"?`, p = `${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${u === "" ? "no texts" : u}.${f}`;
		return c.length === 0 ? [] : [D("unknown-text", p, { scope: "project" })];
	});
}
function bb(e) {
	return pb([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function xb({ kind: e, entry: t }) {
	return h_(e.identity(t.values));
}
// src/plan/prune.ts
function Sb(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = Vf(e, i);
	if (a === void 0) return {
		destroys: [],
		spared: [],
		scope: 0
	};
	let o = (t) => Uf(e, e.tags(t), i), s = [], c = [];
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
		}, f = Dt(u, i), p = u.find((e) => i.protectedTags.includes(e));
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
			let i = Cb(e, t, r);
			s.push({
				ref: `${e.name}-away:${l}`,
				kind: e.name,
				label: n,
				action: "destroy",
				id: l,
				how: a,
				seen: sp(l, e.fingerprint(t)),
				...u.length > 0 && { tags: u },
				...i.length > 0 && { texts: i }
			});
		}
	}
	return s.sort((e, t) => v(e.label, t.label)), {
		destroys: s,
		spared: c,
		scope: t.filter(o).length + s.length
	};
}
function Cb(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return b(n) ? Object.entries(n).map(([n, r]) => {
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
function wb(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Tb(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0)), c = s.length > 0 && r.texts();
	if (!c) return e;
	let l = b_(i, t).map(({ part: e = "", after: t }) => [e, t]), u = Object.fromEntries(l), d = new Map();
	for (let e of wb(s, ({ part: e = "" }) => e, o)) {
		let { part: r = "" } = e, o = Db(e), s = c.whyWaiting(t, n, {
			...u,
			[r]: o
		}, r), l = hb(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, r, e.reason === "held");
		s && l !== "whole" ? d.set(e, {
			...e,
			...s,
			reason: "waiting"
		}) : Ob({
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
const Eb = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function Db({ declared: e, live: t }) {
	return !b(e) || !b(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
function Ob(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Db(e.item);
	return a !== void 0 && b(a) !== b(o) || kb(n, r, i, t) ? "other-shape" : ee(s) ? jb(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function kb(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Ab = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function jb({ kind: e, entry: t, item: n }, { project: r }) {
	let { field: i, declared: a } = n, o = Db(n), s = (e, t) => h_(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(o, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === i)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === r.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		a ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Ab.test(e), c].some((e) => s(o, e) && !s(f, e));
}
// src/plan/makePlan.ts
function Mb(e, t, r, i) {
	let a = {
		project: t.project,
		rules: r,
		variables: e.variables,
		verdicts: i
	}, o = fy(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let { kinds: s, filter: c } = Fb(e.kinds.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !i) throw Error(`live ${n.plural} were not read`);
		return r && i ? [zb(n, r, i, a)] : [];
	}), r), l = s.map((e) => ({
		...e,
		...Bb(e.parts)
	})), u = (e) => c ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...l.flatMap((e) => [...e.problems, ...e.remarks])], f = l.flatMap((e) => e.keptTexts), p = f.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), m = Bn(d) || p || e.isIncomplete === !0, h = l.flatMap((e) => e.destroys), g = c ? [] : l.flatMap((e) => e.unmanaged), _ = l.flatMap((e) => e.kind.firstSends?.(Nb(e, a, m)) ?? []), v = {
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
			adopted: n(l, ({ changes: e }) => e.filter((e) => Pb(e, r)).length)
		},
		..._.length > 0 && { sends: _ },
		...c && { filter: c }
	}, y = l.flatMap((e) => e.kind.hints?.(Nb(e, a, m)) ?? []);
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
function Nb(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		undeclared: [...e.unmanaged, ...n ? e.destroys : []],
		context: t
	};
}
function Pb(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Fb(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => ob(t, e)), a = new Map(Lb(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(Ib(t))];
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
	}]), c = sb(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function Ib(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => ep(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Lb(e, t) {
	let n = new Set(e), r = o(e, ({ change: e }) => Vb(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(Vb(e.change, "after")), o = Vb(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? Rb(e, t) : e;
	});
}
function Rb({ change: e, open: t, ...n }, r) {
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
function zb(e, t, n, r) {
	let { storedForm: i } = e, a = i ? {
		...r,
		storedForm: p(() => i(n.objects))
	} : r, o = e.match(t, n, a), s = p(() => e.waiting?.(t, a)), c = o.matches.map((t, n) => {
		let r = Tb(M_(e, t, a, `${e.name}:${n + 1}`), t, {
			kind: e,
			context: a,
			texts: s
		}), { declared: i, live: o } = t;
		return {
			...r,
			kind: e,
			entry: i,
			...o !== void 0 && { live: o }
		};
	}), l = o.refused.map(({ declared: t, problem: n }) => {
		let { file: r, span: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: ma(r, i, [])
			},
			problems: [n]
		};
	}), u = o.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = Sb(e, {
		matched: u,
		unmatched: o.unmanaged.filter((e) => !o.namesakes.has(e))
	}, a), f = new Set([...d.destroys, ...d.spared].map(({ id: e }) => e)), m = o.unmanaged.filter((t) => !f.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	})), h = [...c, ...l], { remarks: g } = o;
	return {
		kind: e,
		matching: o,
		declared: t,
		live: n,
		parts: h,
		remarks: g,
		unmanaged: m,
		matched: u.length,
		...d
	};
}
function Bb(e) {
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
function Vb(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => io(e.kind, t).role === "identity").flatMap((n) => h_(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/keys/liveKey.ts
function Hb(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function Ub(e, t) {
	let n = cr(e) ?? {}, r = ur(n.key_id), i = cr(n.key_name) ?? {}, a = cx((e) => j(i[e]) || void 0), o = mr(n.platforms, j), s = _.filter((e) => o?.includes(e)), c = Object.keys(sx(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = Xb(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: Yb.safeParse(n.filenames).data,
		tags: mr(n.tags, j),
		is_plural: sr(n.is_plural),
		is_archived: sr(n.is_archived)
	};
	if (!or(f) || d.length > 0) {
		let e = [...dr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size, m = {
		...Kb(n),
		translations: l,
		base_words: pr(n.base_words)
	};
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const Wb = {
	description: j,
	context: j,
	plural_name: j,
	is_hidden: sr,
	char_limit: pr,
	custom_attributes: Jb,
	modified_at_timestamp: fr,
	translations_modified_at_timestamp: fr
}, Gb = Object.entries(Wb);
function Kb(e) {
	return Object.fromEntries(Gb.map(([t, n]) => [t, n(e[t])]));
}
function qb(e) {
	return Object.keys(Wb).filter((t) => e[t] === void 0);
}
function Jb(e) {
	let t = j(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(m(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const Yb = qn({
	ios: A(),
	android: A(),
	web: A(),
	other: A()
});
function Xb(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Zb(cr(n) ?? {});
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
function Zb(e) {
	return {
		language_iso: j(e.language_iso),
		translation: j(e.translation),
		modified_by: ur(e.modified_by),
		modified_by_email: j(e.modified_by_email),
		modified_at_timestamp: fr(e.modified_at_timestamp),
		is_reviewed: sr(e.is_reviewed),
		is_unverified: sr(e.is_unverified)
	};
}
function Qb(e, t = []) {
	return Array.from(e, (e) => Ub(e, t));
}
function $b(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function ex(e) {
	let t = $b(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const tx = (e) => {
	let t = e.exactOptional();
	return Qn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, nx = tx(A()), rx = tx(A().min(1));
function ix(e, t) {
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
function ax({ key_name: e, platforms: t }) {
	return Q(e, t);
}
function ox(e, t = _) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function sx(e, t) {
	return cx((n) => t.includes(n) ? ix(e, n) : void 0);
}
function cx(e) {
	let t = {};
	for (let n of _) {
		let r = e(n);
		r !== void 0 && (t[n] = r);
	}
	return t;
}
function lx(e) {
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
const ux = u_();
function dx(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function fx(e, t) {
	let n = e;
	return ux({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: A(),
		value: A(),
		unset: "",
		live: (e) => e[n],
		toManifest: dx,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function px(e, t = () => void 0) {
	let n = e;
	return ux({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Xn(),
		value: Xn(),
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
const mx = ux({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: nr().min(0),
	value: nr(),
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
}), hx = er(A(), Kn()), gx = ux({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values, such as { screen: cart }",
	schema: hx,
	value: Kn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = m(_x(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = hx.safeParse(e);
		return t.success ? dx(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function _x(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function vx({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const yx = ux({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: tr(rr(_)).min(1),
	value: tr(rr(_)),
	live: (e) => e.onOtherPlatform ? void 0 : xx(e.platforms),
	inPlan: (e) => xx(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), bx = ux({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: tr(A().min(1)),
	value: tr(A()),
	unset: [],
	live: (e) => Sx(e.tags),
	check: (e, { rules: t }) => {
		let n = Dt(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Sx(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Sx([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: dx,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Sx([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function xx(e) {
	return _.filter((t) => e.includes(t));
}
function Sx(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const Cx = ux({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Yn([A().min(1), rx.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: nx,
	live: (e, { platforms: t }) => sx(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...sx(e, n)
		} : a;
	},
	inPlan: (e) => sx(e, _),
	check: wx,
	merge: Ex,
	carries: (e, t) => _.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = lx(t);
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
function wx(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const Tx = ux({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: nx,
	value: nx,
	unset: {},
	live: (e) => Dx(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => _.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => dx(Dx(e)),
	merge: Ex,
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
		slots: Dx(e)
	})
});
function Ex(e, t, n) {
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
	return Dx(r);
}
function Dx(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const Ox = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, kx = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, Ax = Object.keys(kx), jx = new RegExp([
	Ox.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), Mx = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, Nx = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, Px = "[VOID]";
function Fx(e, t) {
	if (e === t || e === "" && t === Px || t === "" && e === Px) return !0;
	let n = (e, t) => t.includes("[%") && Ix(e, t) !== void 0;
	return n(e, t) || n(t, e);
}
function Ix(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(Ox)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(Lx(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function Lx([e, t, n = "", r, i], a) {
	let o = Vx(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = Vx(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${Vx(n)}(?:hh?|ll?|[qjztL])?[${kx[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function Rx(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(Ox)];
		e.length > 0 ? t += 1 : a.match(jx) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var zx = class e {
	#e;
	#t = p(() => this.#e.both.flatMap(([e, t]) => Hx(t).flatMap(([t, n]) => Ix(new Map(Hx(e)).get(t) ?? "", n) ?? [])));
	constructor(e) {
		this.#e = e;
	}
	#n = p(() => {
		let e = this.#e.live.flatMap(Hx).flatMap(([, e]) => [...e.matchAll(Ox)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return Bx(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, r) {
		if (n === "as-written") return e;
		let i = p(() => n === "universal" || (this.#a(t) ?? r().isUniversal));
		return Bx(e, (e) => e.match(jx) && i() ? this.#o(e, r) : e);
	}
	#r(e) {
		if ((e.match(Ox)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(Ox, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = Nx.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return Ix(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(Hx).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${Lx(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = Hx(t).map(([, e]) => e);
			if (e.some((e) => e.match(Ox))) return !0;
			if (e.some((e) => e.match(jx))) return !1;
		}
	}
	#o(t, n) {
		if (Mx.test(t) || (t.match(jx)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(jx, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${Lx(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = Ax.find((e) => kx[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return Ix(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function Bx(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function Vx(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function Hx(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const Ux = er(A(), A()), Wx = Yn([A(), Ux]);
function Gx(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = Ux.safeParse(m(e));
	return n.success ? Dx(n.data) : e;
}
function Kx({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function qx(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function Jx(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || Yx(e) && Yx(t) || typeof e == typeof t && Fx(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => Fx(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function Yx(e) {
	return typeof e == "string" ? e === "" : Object.keys(Dx(e)).length === 0;
}
const Xx = Ux.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: y }
}), Zx = Yn([A(), Xx]), Qx = er(A().min(1), Zx), $x = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, eS = (e) => tr(Qn({
	language_iso: A().min(1),
	translation: e
})).refine($x, "has a language twice"), tS = eS(Wn()), nS = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Yn([Qx, eS(Zx).transform(oS).pipe(Qx)]),
	rewrite: aS,
	diff({ translations: e }, t, n) {
		let { listed: r, project: i } = n;
		if (!e && r.length === 0 || i.segmentation) return X;
		let a = r.filter((t) => !Object.hasOwn(e ?? {}, t)), o = [...Object.entries(e ?? {}), ...a.map((e) => [e, void 0])], s = p(() => pS(e ?? {}, t, i.baseLanguage)), c = o.flatMap(([e, r]) => cS(e, r, {
			key: t,
			placeholders: s
		}, n) ?? []);
		if (c.length === 0) return X;
		let l = c.flatMap((e) => e.issues);
		return {
			changes: c.flatMap((e) => e.changes),
			kept: c.flatMap((e) => e.kept),
			issues: iS(l, n.plural),
			open: c.flatMap((e) => e.open)
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
			translation: Wx.parse(n)
		}));
	},
	show(e) {
		let t = Wx.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: Dx(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Kx(e, n);
		return r && Gx(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Gx(n, t);
			return Yx(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => nS.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = Kx(e, t);
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
		let n = Kx(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...hS(n, Gx(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Kx(e, t);
		return !n || n.is_unverified !== !0 && !Yx(Gx(n.translation, e.is_plural));
	},
	same: (e, t) => Jx(Wx.parse(e), Wx.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function rS(e, t, n, r, i = "") {
	let a = [], o = typeof t == "string";
	if (o ? n && t !== "" : n === !1) {
		let t = o ? `The ${e} text needs plural forms, such as { one: …, other: … }, because the key is a plural: the field is_plural is true here, in on_create or in the project.` : `The ${e} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`;
		a.push({
			code: "plural-mismatch",
			message: t,
			path: [e]
		});
	}
	let s = !o && Object.keys(t).some((e) => y.includes(e));
	if (!o && !s && r.length > 0) return [{
		code: "plural-form",
		message: `The ${e} text must be one text, or a mapping of plural forms (${r.join(", ")}). It has ${Object.keys(t).slice(0, 3).join(", ")}. What else a translation has, such as its status, is set in Lokalise.`,
		path: [e]
	}];
	for (let n of o || r.length === 0 ? [] : Object.keys(t)) {
		if (r.includes(n)) continue;
		let t = y.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Me(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function iS(e, t) {
	let n = e.find(({ code: e }) => e === "plural-mismatch");
	return e.filter((e) => t || e === n || e.code !== "plural-mismatch");
}
function aS(e) {
	if (!Array.isArray(e)) return;
	let t = tS.safeParse(e);
	if (t.success) return {
		value: oS(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function oS(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function sS({ is_plural: e, translations: t = [] }) {
	return t.flatMap(({ translation: t }) => f_(Gx(t, e)));
}
function cS(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : rS(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return lS(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && lS(e, t, Object.fromEntries(s), n, r) || X,
		issues: o
	};
}
function lS(e, t, n, { key: r, placeholders: i }, { rules: o, verdicts: s, project: c, storedForm: l = () => fS }) {
	let u = oe(o, e);
	if (u === "ignore") return;
	let d = "translations", f = (e, t) => {
		let r = Wx.parse(e.after), s = i().stored(r, t, o.placeholders, l), c = t === void 0 ? s : uS(s, n, t);
		return {
			...X,
			changes: [a(c, r) ? e : {
				...e,
				sent: c
			}]
		};
	};
	if (!r) return n === void 0 ? void 0 : f({
		field: d,
		part: e,
		after: n
	});
	let p = Kx(r, e);
	if (!p && n === void 0) return;
	if (!p) return {
		...X,
		issues: [l_(`${e} text`, [e])]
	};
	let m = Gx(p.translation, r.is_plural);
	if (n !== void 0 && Jx(m, qx(n, m))) return;
	let h = i().native(m), g = (n, r = []) => ({
		...X,
		kept: [{
			field: d,
			part: e,
			live: h,
			...hS(p, h),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return Yx(h) ? void 0 : g({
		reason: "pull",
		...e === c.baseLanguage && { details: dS }
	});
	let _ = qx(n, h), v = f({
		field: d,
		part: e,
		before: h,
		after: _,
		...hS(p, h)
	}, m);
	if (u === "enforce" || Yx(h)) return v;
	let y = u === "seed";
	if (y && !o.pull && o.overwrite.length === 0) return g({ reason: "held" });
	if (!y && mS(h, _)?.length === 0) return v;
	let { modified_by: b, modified_by_email: x, modified_at_timestamp: ee } = p, S = {
		id: String(r.key_id),
		language: e,
		live: h,
		...ee && { at: ee },
		by: {
			id: b,
			address: x
		},
		...y && { isHeld: !0 }
	}, te = s(S);
	if (!te) return g({ reason: "undecided" }, [S]);
	if (te.is === "write") return v;
	let C = "cause" in te ? { cause: te.cause } : {};
	return g({
		reason: te.is,
		...C
	});
}
function uS(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return qx(Object.fromEntries(r), n);
}
const dS = "If its line was deleted, delete those of the other languages and of keys.yaml too, or lokaform pull writes it back", fS = {
	isUniversal: !1,
	isNumbered: !1
};
function pS(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => Gx(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && Kx(t, e);
		return r ? [[n, Gx(r.translation, t.is_plural)]] : [];
	});
	return new zx({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function mS(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(Dx(e)).filter((n) => e[n] !== t[n]);
}
function hS(e, t) {
	if (!e.modified_at_timestamp || Yx(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: gS(n) },
		...i && { reviewed: i }
	} };
}
function gS(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const _S = [
	Cx,
	yx,
	fx("description", !0),
	bx,
	nS,
	Tx,
	fx("context", !0),
	mx,
	px("is_plural"),
	fx("plural_name"),
	px("is_hidden"),
	px("is_archived", (e, t) => !vx(e, t) && void 0),
	gx
], vS = A().min(1), yS = Yn([nr().positive(), A().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), bS = _n(_S).required({ key_name: !0 }).extend({
	previously: Yn([vS.transform((e) => [e]), tr(vS).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Xn().exactOptional(),
	key_id: yS.exactOptional()
}).meta({ allOf: [xS(!0), xS(!1)] });
function xS(e) {
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
const SS = _n(_S.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function CS({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $ = {
	name: "key",
	fields: _S,
	lacks: ({ platforms: e, translations: t }) => e ? void 0 : {
		code: "needs-platforms",
		message: `It is not in the project yet${t ? "" : ", no file has a text for it"}, and the service needs platforms to create it. ${t ? "" : "If it describes another key, correct its name. Otherwise: "}Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.`,
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => ox(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? Ct + n.rules.owner : void 0
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
	declaredId: (e) => lr(e.key_id),
	liveLabel: (e) => ox(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !vx(n, t),
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
function wS(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : TS(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = ES(r, n), { renames: a, problems: o } = OS(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function TS(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (PS(e, n, t.perPlatform).length === 0) return;
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
function ES(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(NS(r, t, n));
		return !DS(e.values).some((e) => a.includes(e));
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
function DS({ key_name: e, previously: t = [] }) {
	return [...Q(e), ...t];
}
function OS(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, s = o([...t], (t) => e.get(t)?.from ?? []), c = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), l = new Set(r.values()), u = new Map(), d = new Map();
	for (let [n, { from: a, blockers: o }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = ox(e.key_name, e.platforms), h = s.get(e)?.find((e) => e !== n), g = (t) => [...t].flatMap(([t, r]) => r === e && t !== n ? t : []), _ = (e, t, r = "previously") => d.set(n, Y($, n, e, t, { path: [r] }));
		p && !t.has(n) ? _("wrong-id", AS(e, o), "key_id") : p ? u.set(n, e) : f.length > 0 ? _("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : l.has(e) ? _("claimed-twice", `"${m}" is a former name, but ${kS(g(r), "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : c.has(e) ? _("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${kS(g(i), "key_name")}. If the key was renamed, ${g(i).some(({ from: e }) => e) ? "rename it there too" : "remove that entry"}. Otherwise, remove the name from previously. If the other entry is a new key, add new: true to it.`) : h ? _("rename-twice", `"${m}" is also a former name of ${kS([h], "previously")}, but it can only become one key. Keep it in one entry.`) : u.set(n, e);
	}
	return {
		renames: u,
		problems: d
	};
}
function kS(e, t) {
	return e.map((e) => `"${ox(e.values.key_name)}" (${ka(e, [t])})`).join(" and ");
}
function AS(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => ox(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function jS(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new Vt();
	for (let { path: e, length: n } of MS(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: F(t.file, t.span, ["previously"]) };
		a.add(D("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function MS(e, t) {
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
function NS({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = sx(e.key_name, r);
	return n ? {
		...sx(t.key_name, r),
		...i
	} : i;
}
function PS(e, t, n) {
	let r = NS(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return _.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
function FS({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = e.map((e) => e.declared), o = [
		...LS(e, i, n, t),
		...IS(i.flatMap(RS), "new keys have such names"),
		...zS(i, a, n)
	];
	if (!r) return o;
	let s = IS(e.flatMap(VS), "keys have names for platforms that they do not have");
	return [
		...o,
		...BS(i, t),
		...s
	];
}
function IS(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = D(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function LS(e, t, n, r) {
	let i = e.filter(({ declared: { values: e } }) => e.previously !== void 0);
	if (i.length === 0) return [];
	let a = o(t, ({ values: e }) => Q(e.key_name)), s = new Set(n.flatMap(ax)), c = [...new Set(r.flatMap(ax))], l = o(i, ({ declared: { values: e } }) => e.previously ?? []), u = {
		path: ["previously"],
		severity: "warning"
	};
	return i.flatMap(({ declared: e, live: t }) => {
		let { values: n } = e, r = n.previously ?? [], [i] = r.flatMap((e) => a.get(e) ?? []), [o] = t && i ? ax(t) : [];
		if (i && o !== void 0 && Q(n.key_name).includes(o)) {
			let t = `The former name is that of a new key, ${kS([i], "key_name")}, and the project has a key "${o}". If "${o}" was renamed, swap the two names. Otherwise, remove previously.`;
			return [Y($, e, "unknown-previously", t, u)];
		}
		if (t || r.some((e) => s.has(e))) return [];
		let d = r.flatMap((e) => gn(e, c) ?? [])[0], f = r.map((e) => `"${e}"`).join(" or "), p = r.flatMap((e) => l.get(e) ?? []).find((t) => t.declared !== e), m = p && ` ${kS([p.declared], "previously")} has it, too: keep it in one entry.`, h = c.filter((e) => r.some((t) => e.startsWith(`${t}.`))).length, g = h > 1 && ` ${h} live keys start with it: each needs an entry of its own.`, _ = `No live key has the former name ${f}, so this entry creates a new key.${m || g || (d === void 0 ? "" : ` Did you mean "${d}"?`)}`;
		return [Y($, e, "unknown-previously", _, u)];
	});
}
function RS(e) {
	let t = Q(e.values.key_name).find((e) => /^\s|\s$|^[^ ]*(?:[^\S ]|\p{Cf})[^ ]*$/u.test(e));
	if (t === void 0 || e.from) return [];
	let n = `The name of this new key, "${t.replace(/[^\S ]|\p{Cf}/gu, (e) => `\\u{${e.codePointAt(0)?.toString(16)}}`)}", has a blank at an end or a character that is not visible. Remove it, unless the app has it as well.`;
	return [Y($, e, "lookalike-key", n, {
		path: ["key_name"],
		severity: "warning"
	})];
}
function zS(e, t, n) {
	let r = ({ from: e, parts: t }) => e !== void 0 || t !== void 0;
	if (!t.some(r)) return [];
	let i = e.filter((e) => !r(e) && !e.values.translations && !e.values.new), a = p(() => [...t.flatMap((e) => i.includes(e) ? [] : Q(e.values.key_name)), ...n.flatMap(ax)]);
	return i.slice(0, 10).flatMap((e) => {
		let t = Q(e.values.key_name).flatMap((e) => {
			let t = e.replace(/_(?:zero|one|two|few|many|other)$/, "");
			return a().find((e) => e === t) ?? gn(e, a()) ?? [];
		})[0];
		if (t === void 0) return [];
		let n = `This entry creates a new key, and no file has a text for it. Did you mean the key "${t}"? If it is really new, set new: true.`;
		return [Y($, e, "lookalike-key", n, {
			path: ["key_name"],
			severity: "warning"
		})];
	});
}
function BS(e, t) {
	let n = new Map(t.flatMap((e) => ax(e).map((t) => [t, e])));
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
function VS({ declared: e, live: t }) {
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
function HS(e) {
	let t = e.action === "destroy" ? [] : e.fields, n = (e = "") => h_(e).some((e) => e.includes("\\n")), r = t.find(({ field: e, before: t, after: r }) => e === "translations" && n(r) && !n(t)), i = r?.place;
	if (!r || !i || !/\.ya?ml$/i.test(i.file)) return [];
	let a = `The ${r.part} text of ${e.label} has a backslash and an n, and not a line break. YAML reads \\n as a line break only in double quotes.`;
	return [D("wrong-value", a, {
		place: i,
		severity: "warning",
		scope: "change"
	})];
}
function US({ changes: e, created: t, declared: n, live: r, undeclared: i, context: a }) {
	let { baseLanguage: s } = a.project, c = t.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let n = e.fields.flatMap(({ field: e, part: t = "", after: n }) => e === "translations" ? f_(n).map((e) => `${t} ${e}`) : []);
		return n.length === 0 ? [] : [{
			change: e,
			entry: t,
			texts: n
		}];
	}), l = e.flatMap(HS);
	if (t.length === 0) return l;
	let u = new Set(i.map(({ id: e }) => e)), d = n.some(({ from: e, parts: t }) => e ?? t), f = new Set(n.filter(({ values: { translations: e } }) => (d || e !== void 0) && e?.[s] === void 0).flatMap((e) => Q(e.values.key_name))), p = o(r.filter((e) => u.has(e.key_id) || ax(e).some((e) => f.has(e))), ({ translations: e = [], is_plural: t }) => e.flatMap(({ language_iso: e, translation: n }) => f_(Gx(n, t)).map((t) => `${e} ${t}`))), m = new Set(r.flatMap(ax)), h = c.filter(({ change: e, entry: t }) => Ie(t, e.label, (e) => m.has(e))), g = c.flatMap((e) => {
		let { change: t, texts: r } = e, i = (e) => e.startsWith(`${s} `), a = r.filter(i).flatMap((e) => p.get(e) ?? []), [o, ...c] = r.filter((e) => !i(e)), [l, ...u] = a.length > 0 ? a : p.get(o ?? "")?.filter((e) => c.every((t) => p.get(t)?.includes(e))) ?? [], [d] = l ? ax(l) : [];
		if (d === void 0 || h.includes(e)) return [];
		let f = u.length > 0 ? ` (and ${u.length} more)` : "", m = a.length > 0 ? `${s} text` : "translations", g = n.find(({ from: e, values: t }) => !e && Q(t.key_name).includes(d)), _ = pa(t.place.file), v = _ === t.place.file ? "here" : `in an entry of ${_}`, y = v === "here" ? "" : ", and rename it in all files", b = g ? `set key_name: ${t.label} and previously: ${d} in the entry ${kS([g], "key_name")}` : `set previously: ${d} ${v}`;
		return [KS("looks-renamed", `Live key "${d}"${f} has the same ${m} as the new key "${t.label}", and the files have none for it. If it was renamed, ${b}${y}. Otherwise, set new: true ${v}.`, e)];
	});
	return [
		...l,
		...WS(h),
		...IS(g, "new keys have the same texts as a live key that the files do not have"),
		...GS(t)
	];
}
function WS([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [KS("looks-renamed", `The new key "${e.change.label}"${n} is in the project with :: between nested names, as an upload of Lokalise names it. ${re}`, e)];
}
function GS(e) {
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
function KS(e, t, { change: { place: n } }) {
	return D(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/match.ts
function qS(e) {
	return ({ tags: t }) => Dt(t, e) !== void 0;
}
function JS(e, t, n, r = () => !1) {
	let i = o(t, ({ key_name: e }) => Q(e)), a = sC(e, t), { byId: s, refused: c } = a, { direct: l, contested: u } = nC(e, s, c, (e) => ZS(e, i, n));
	iC(l, c);
	let { renames: d, leaving: f } = wS(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => QS(e, tC(e, i)),
		holders: (e, t) => eC(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of u) {
		if (c.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		if (n ? e.values.new : CS(e) !== void 0) continue;
		let r = [...s].flatMap(([e, n]) => t.includes(n) ? e : []);
		c.set(e, aC(e, t, n, r));
	}
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	YS(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = s.has(e) && ax(t).some((e) => n.includes(e)), i = ox(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!r && { renamedFrom: i }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of ZS(e, i, n)) g.add(t);
		g.add(a.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...FS({
			matches: h,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => XS(e, i)))
	};
}
function YS(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, oC("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && CS(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, oC("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function XS({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function ZS(e, t, n) {
	let r = XS(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && ix(i.key_name, t) === e.key_name[t])) : r;
}
function QS(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => $S(t, CS(e)));
	return n.length === 1 ? n : t;
}
function $S(e, t) {
	return t ? _.every((n) => t[n] === void 0 || t[n] === e.filenames[n]) : !1;
}
function eC(e, t, n, r) {
	return PS(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function tC({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => ax(e).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function nC(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = CS(t), [n, ...i] = e ? r(t).filter((t) => $S(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => CS(c) !== void 0 && (s.get(e) ?? c) !== c, u = QS(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, rC(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function rC(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return oC("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function iC(e, t) {
	for (let [n, r] of u(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => $S(n, CS(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && CS(r) !== void 0)) continue;
			let a = i.every(({ from: e }) => e?.source.filenames !== void 0) ? "Their rows of texts in lokaform.yaml give them different filenames: set the same filenames in both rows, or remove names: lokalise." : `Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`, s = `${kS(i, "key_name")} match the same live key (id ${n.key_id}). ${a}`;
			t.set(r, oC("claimed-twice", r, s));
		}
	}
}
function aC(e, t, n, r) {
	let i = t.map(({ key_id: e }) => e).join(", "), a = n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
	return oC("claimed-twice", e, `The live key with this name (id ${i}) belongs to another declared key, which has its key_id: ${kS(r, "key_id")}. ${a}`);
}
function oC(e, t, n) {
	return Y($, t, e, n, { path: ["key_name"] });
}
function sC(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of u(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, cC(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [lC(s)] : []
	};
}
function cC(e, t) {
	let n = `${kS(t, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return Y($, e, "claimed-twice", n, { path: ["key_id"] });
}
function lC(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: F(t.file, t.span, ["key_id"]) };
	return D("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/url.ts
const uC = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function dC(e, t) {
	let n = new Map(), r = [];
	for (let i of Bg(e)) {
		let e = t_(i, uC, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = fC(e), a = i ?? hC(e);
	return l(r, a === void 0 ? mC(e, n) : [{
		code: i === void 0 ? "wrong-value" : "variable",
		message: a
	}]), {
		variables: n,
		issues: r
	};
}
function fC(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (Bg(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (e.startsWith("${")) return "The URL starts with a variable. Write the host and the fixed path in the manifest, such as https://hooks.example.com/services/${NAME}, and set the variable only to the secret rest.";
		if (!gC(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.";
	}
}
const pC = {
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
function mC(e, t) {
	let n = "";
	return zg(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = pC[e.place];
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
function hC(e) {
	let t = Vg(e, new Map(Bg(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function gC(e) {
	let t = "";
	for (let n of zg(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const _C = "URL_OF_", vC = () => ({
	nameOf: ({ url: e }) => e,
	mayHoldSecret({ url: e }) {
		let { template: t, left: n } = EC(e, () => "x");
		return n || t !== jC(e);
	},
	templates(e, t, n, r) {
		let i = new yC();
		i.entry = r;
		let a = [...e].sort((e, t) => v(e.url, t.url)), o = (e) => t(e) ? TC(jC(e.url), n, new Map()) : CC(e.url, i, n);
		return {
			templates: new Map(a.map((e) => [e, o(e)])),
			variables: i.variables
		};
	}
});
var yC = class {
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
function bC(e) {
	return Gg(e).replace(/^[^/?#]*(?:\/\/[^/?#]*)?|[^/?#&]+/g, (e, t) => {
		let n = zg(e).map((e) => "text" in e ? e.text : "-"), [, r = "", i = n.join("")] = /^([^=]*)=(.*)$/s.exec(n.join("")) ?? [];
		if (t === 0 || OC.includes(i) || !AC(kC(i))) return e;
		let a = kC(i).split(/[^\p{L}\p{N}]+/u);
		return xC.test(r) || a.some(SC) ? `${e.slice(0, e.indexOf("=") + 1)}***` : e;
	});
}
const xC = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function SC(e) {
	return AC(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function CC(e, t, n) {
	let r = wC(e, new yC(), n);
	return "why" in r ? r : wC(e, t, n);
}
function wC(e, t, n) {
	let r = Wg(e), { template: i, left: a } = EC(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : TC(i, n, t.variables);
}
function TC(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = dC(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function EC(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = AC(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => AC(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => OC.includes(e) ? e : o_(e) === void 0 && DC.test(e) ? t(e) : (o ||= AC(kC(e)), jC(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= AC(t)), n.length === 0 ? jC(t) : `${jC(t)}=${c(n.join("="))}`;
	});
	return {
		template: jC(n) + u.join("/") + d.join("&") + jC(a),
		left: o
	};
}
const DC = /^[\w.~+,=:@-]+$/, OC = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function kC(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function AC(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function jC(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/fieldTable.ts
function MC(e) {
	let t = cr(e) ?? {}, n = j(t.webhook_id) || void 0, r = j(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: mr(t.events, j)
	};
	if (!or(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [Gg(r)],
			shown: Jg(r)
		},
		lacks: dr(i)
	} };
	let a = t.branch === null ? null : j(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: PC(t.event_lang_map)
	} };
}
function NC(e) {
	let t = e.map(MC);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function PC(e) {
	return mr(e, (e) => {
		let { event: t, lang_iso_codes: n } = cr(e) ?? {}, r = j(t), i = mr(n, j);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const FC = u_(), IC = A().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), LC = FC({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: IC,
	value: A(),
	live: ({ url: e }, { url: t, variables: n }) => Kg(e, Vg(t, n)) ? t : Jg(e),
	toManifest: (e) => e,
	equal: Kg,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: bC(e)
	})
}), RC = FC({
	name: "events",
	expects: "a list of events, at least one",
	schema: tr(A().min(1).meta({ examples: f })).min(1),
	value: tr(A()),
	live: (e) => YC(e.events),
	inPlan: (e) => YC(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), zC = Yn([Zn("*"), tr(A().min(1)).min(1)]), BC = FC({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${s.join(", ")}`,
	schema: Jn(rr(s), zC),
	value: er(A(), Yn([Zn("*"), tr(A())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(qC).includes(qC(t))).map(({ event: e, lang_iso_codes: n }) => [e, XC(n, t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = JC(e).map(([e, t]) => [e, XC(t, n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(JC(e).map(([e, t]) => [e, t === "*" ? t : YC(t)])),
	equal: (e, t, { project: n }) => Object.entries(t).every(([t, r]) => e[t] !== void 0 && a(XC(e[t], n), XC(r, n))),
	check: (e, { events: t }) => VC(e, t),
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
	languages: (e) => JC(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function VC(e, t) {
	let n = JC(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const HC = FC({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Yn([A().min(1), $n()]),
	value: Yn([A(), $n()]),
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
}), UC = [
	LC,
	RC,
	BC,
	HC
], WC = _n(UC).required({ url: !0 }).extend({
	branch: HC.schema.default(null),
	previously: IC.exactOptional(),
	new: Xn().exactOptional(),
	webhook_id: A().min(1).exactOptional()
}), GC = {
	name: "webhook",
	fields: UC,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => bC(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : YC(r).join(", ");
		return `${Jg(e)} (${[
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
		YC(e.events)
	]
};
function KC(e) {
	let t = f.find((t) => t.endsWith(`.${e}`)) ?? e;
	return f.includes(e) ? "" : Me(t, f);
}
function qC(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function JC(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function YC(e) {
	return [...new Set(e)].sort();
}
function XC(e, t) {
	let { languages: n = [] } = t;
	return e === "*" || n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : YC(e);
}
function ZC({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Gg(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Gg(Vg(e, r)))).flatMap((e) => Bg(e).map((t) => `${t} ${Wg(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Wg(t);
		return Bg(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function QC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = $C(t), a = CS(t), o = t.from ? nw(i, e, a) : [], [s] = o;
		if (o.length > 1) {
			n.push(aw(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : rw(i, e);
		c && n.push(aw(t, [c]));
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
	let a = r.map(({ parts: e }) => ow(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function $C({ values: e }) {
	let { key_name: t, platforms: n = _ } = e;
	if (typeof t == "string") return [[t, n === _ ? ew : tw(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, tw(r(e))]);
}
const ew = 2 ** _.length - 1;
function tw(e) {
	return e.reduce((e, t) => e | 1 << _.indexOf(t), 0);
}
function nw(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !iw(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function rw(e, t) {
	for (let [n, r] of t) for (let { group: t, platforms: i } of e.get(n) ?? []) {
		let [e] = t.parts;
		if (r & i && e && !e.from && e.values.filenames === void 0) return t;
	}
}
function iw(e, t) {
	return !e || !t ? !1 : _.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function aw(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? ka(e, ["key_name"]) : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return Y($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function ow(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = dw(e), { isPlural: o, leftOut: s, becameOther: c } = lw(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: pw(e),
			...i.size > 0 && { translations: fw(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...mw(e),
			...n.from ? {} : n.onCreate
		},
		span: new va(n.span, () => sw(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [hw(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function sw(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		if (!t) return;
		let r = t.span.members?.get("translations")?.members?.get(e), i = _a(r ?? t.span, { file: t.file });
		return n.has(e) ? _a(i, { members: new Map([["other", i]]) }) : i;
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
			return n ? [_a(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? _a(n, { members: a }) : n);
	}
	return r;
}
const cw = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function lw(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return cw;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return cw;
	let o = ({ part: e }) => en(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: uw(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function uw(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return Y($, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function dw(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: i } = r.values;
		if (i) for (let a of r.from ? [r.from.language] : Object.keys(i)) {
			let i = t.get(a);
			if (!i) t.set(a, r);
			else {
				let [t, o] = i.from?.onlyIfBase && !r.from?.onlyIfBase ? [i, r] : [r, i];
				n.push(hw(t, o, ["translations", a], e));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function fw(e, t) {
	let n = Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	});
	return Object.fromEntries(n);
}
function pw(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function mw(e) {
	let t = e.flatMap(({ from: e, onCreate: t }) => e ? t : []), n = new Set(t.flatMap((e) => e.platforms ?? [])), r = new Set(t.flatMap((e) => e.tags ?? [])), i = {};
	for (let e of t) Object.assign(i, e.filenames);
	return {
		...n.size > 0 && { platforms: _.filter((e) => n.has(e)) },
		...r.size > 0 && { tags: [...r] },
		...Object.keys(i).length > 0 && { filenames: i }
	};
}
function hw(e, t, n, [r] = []) {
	let i = ka(t, n), a = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, o = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", s = n.length > 1 ? gw(t, e) : void 0, c = s === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${s}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`, l = r && typeof r.values.key_name != "string" && t.from && e.from && ka(r, ["key_name"]), u = `${a} is declared twice: here and at ${i}. ${l ? `The names at ${l} join both strings into one key. Remove that entry, or read this language in one row of texts only.` : `Keep one of them.${c}${o}`}`;
	return Y($, e, "duplicate-text", u, {
		path: n,
		scope: "run"
	});
}
function gw({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => we(e.files));
	return Xt.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function _w(e) {
	let t = new Vt(), n = new Map();
	for (let r of vw(e)) {
		let e = CS(r), i = e === void 0 ? "" : h(Dx(e)), { key_name: a, platforms: o = _ } = r.values, [s] = Object.entries(sx(a, o)).flatMap(([e, t]) => {
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
		t.add(Oa("duplicate-key", `Key "${ox(a)}"`, c, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function vw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function yw(e, t, n, r) {
	let { declared: i, problems: a } = Cw(Sw(e), r.project), o = "key-gone";
	if (t) {
		let e = Cx.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: bS.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: xw(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = bw(s, n);
	return {
		declared: i,
		context: xw(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function bw({ key_name: e, platforms: t = [..._], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && ix(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function xw(e, t) {
	let n = e.find((e) => e.startsWith(Ct))?.slice(Ct.length), r = {
		...Rt,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function Sw({ declared: e, wrote: n }) {
	let { translations: r } = e.values;
	if (!r) return e;
	let i = Object.entries(r).map(([e, r]) => {
		let i = t(new Map(Object.entries(n.values)).get("translations"), e);
		return typeof r == "string" || !b(i) ? [e, r] : [e, {
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
function Cw(e, t) {
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
function ww(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = e.changes.filter((e) => e.action === "update"), o = new Map(a.map((e) => [String(e.id), e])), { matches: s } = JS(n, t.filter(({ key_id: e }) => o.has(e)), e.project.perPlatformNames), c = new Map();
	for (let { declared: e, live: t } of s) {
		let n = t && o.get(t.key_id);
		n && c.set(n, e.values);
	}
	let l = [...c].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(oe(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = Wx.parse(i);
		return o === void 0 || Jx(qx(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), u = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: l,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !c.has(e) : !Tw(e, "key_name").some((e) => u.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : Tw(e, "tags");
			return Uf($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function Tw({ fields: e }, t) {
	return h_(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const Ew = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, Dw = `[\\s${Ew.source.slice(1)}`, Ow = RegExp(`[{%$]|^${Dw}|${Dw}$`);
function kw(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !Ow.test(e)) ? [] : Mw(e, t), { words: a } = t;
	return a ? [...i, ...jw(n).flatMap((e) => Lw(e, a))] : i;
}
const Aw = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function jw(e) {
	return Object.entries(e).flatMap(([e, t]) => Aw.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function Mw(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: o, charLimit: s, live: c } = e, l = jw(o), u = (e) => n[e] !== "off", d = (e) => l.some(({ text: t }) => E(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(Ee), p = f || d($e) && (t.usesIcu?.() ?? !1), m = [...l, ...Pw(e, r)], h = m.find(({ language: e }) => e === r)?.text, g = m.filter(({ language: e, text: t }) => e === r || h === void 0 || !a(t, h));
	return [
		...u("icu") && f ? l.flatMap(Fw) : [],
		...u("placeholders") ? Nw(Yt(m, r, {
			readsIcu: p,
			isForm: e.isForm
		}), m, r) : [],
		...u("plurals") ? g.flatMap((e) => he(e, c?.(e.language), i)) : [],
		...u("plurals") && f ? at(g, r, i) : [],
		...u("length") && s > 0 ? l.flatMap((e) => Iw(e, s)) : [],
		...u("blanks") ? Nw(Ww(m, r), m, r) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? Rw(e, l, r) : []
	];
}
function Nw(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || E(r.text).length === 0 || e.length < 3) return e;
	let i = [...o(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [s] = i.toSorted((e, t) => a(t) - a(e));
	if (!s) return e;
	let c = a(s), l = t.filter((e) => e !== r && E(e.text).length > 0).length;
	if (c < 3 || c * 2 <= l) return e;
	let [{ check: u, language: d, fault: f, quotes: p }] = s, m = `differs from ${c === l ? "all" : `${c} of ${l}`} other texts in the same way, so it is probably the one to correct: the ${d} text ${f}`, h = E(r.text).find((e) => s.every((t) => t.form === e.form));
	return [{
		...Re(u, r, h ?? {}, m),
		...p && { quotes: p }
	}, ...e.filter((e) => !s.includes(e))];
}
function Pw({ texts: e, live: t }, n) {
	if (n === void 0 || E(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function Fw(e) {
	return E(e.text).flatMap((t) => {
		if (!Ee(t.text)) return [];
		let n = Hn(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Re("icu", e, t, o, `${i}.${Fe(t.text)}`)];
	});
}
function Iw(e, t) {
	return E(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Re("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function Lw(e, t) {
	return E(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...Re("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function Rw({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || E(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => E(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || E(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const zw = ["start", "end"], Bw = RegExp(`^${Dw}*`), Vw = new RegExp(Dw), Hw = /\r\n?|[\u2028\u2029\x85]/g, Uw = /[^\S\n\t]/g;
function Ww(e, t) {
	let n = e.flatMap((e) => {
		let t = E(e.text).map((e) => ({
			...e,
			...Gw(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = He(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = zw.flatMap((e) => Jw(e, t, i?.[e] ?? ""));
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [Re("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function Gw(e) {
	let t = Bw.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && Vw.test(e.charAt(n - 1));) --n;
	return {
		start: Kw(t),
		end: Kw(e.slice(n))
	};
}
function Kw(e) {
	return e === "" ? "" : e.replace(Ew, "").replace(Hw, "\n").replace(Uw, " ");
}
const qw = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function Jw(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && qw.test(t.text)) return [];
	if (n === "") return [[`${e}s with ${Yw(r)}`, "Remove it."]];
	let i = e === "end" && Yw(n) === "a line break" ? "Add it, or remove it there: a YAML block after | has one, and after |- none." : "Add it.";
	return r === "" ? [[`does not ${e} with ${Yw(n)}`, i]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function Yw(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function Xw(e) {
	let t = Object.entries(e).flatMap(([e, t]) => b(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, Zw({
		...e,
		...n
	})])), r = Zw(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function Zw(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${Qw}(?=${Qw}))(?:${r})(?!(?<=${Qw})${Qw})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of $w(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== eT(r, e) && t.set(r, eT(r, e));
		}
		return t;
	};
}
const Qw = `(?:${w.source.slice(1)}|[\\p{N}\\p{M}_])`;
function $w(e) {
	let t = (e) => " ".repeat(e.length);
	return ve(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace($t, t);
}
function eT(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const tT = 1e4, nT = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, rT = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], iT = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function aT(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => E(n).some((n) => t(n.text, e)))), r = p(() => n(Ee)), { base: i = "" } = t, a = () => e.filter(({ declared: e }) => /\s/.test(cT(e))).length > e.length * .1, o = p(() => e.length <= 10 || !a() && (n((e, t) => t === i) || e.some(({ live: e }) => e && E(uT(e, i) ?? "").length > 0))), { own: s, key_names: c, words: l } = t.levels, u = {
		...t,
		usesIcu: r,
		hasBaseTexts: o,
		...s?.pattern !== void 0 && c !== "off" && { keyNames: Ae(s.pattern) },
		...s && l !== "off" && { words: Xw(s.words) }
	}, d = p(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: u,
		isForm: (e) => {
			let t = cT(e), n = (e) => e !== t && d().has(e), [r, i = ""] = nT.exec(t) ?? [];
			if (r !== void 0) return d().has(`${i}other`) && rT.some((e) => d().has(i + e));
			let [, a] = iT.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function oT(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = aT(e, t), i = [], a = 0, o = (t, r) => {
		let { base: i = "" } = n, [a = ""] = Object.keys(r.values.translations ?? {}), o = e.flatMap(({ declared: e }) => {
			let { [i]: t, [a]: n } = e.values.translations ?? {};
			return t !== void 0 && n === void 0 ? e : [];
		}), s = cT(r), c = (e) => s.startsWith(e) && /^\W/.test(s.slice(e.length)), l = o.find((e) => e.values.is_plural && s.replace(/_[a-z]+$/, "") === cT(e)), u = l ?? o.find((e) => c(cT(e))), d = u ? cT(u) : gn(s, o.map(cT)), f = o.find((e) => cT(e) === d);
		if (!f) return t;
		let p = ka(f, ["translations", i]), m = l ? `"${d}" at ${p} has plural forms. Write all forms that ${a} needs here, too.` : u ? `"${d}" is a text at ${p}. Make it an object again, as in the other files.` : `Or use one name in all files, if it was changed only here: "${d}" at ${p} has no ${a} text.`, h = u ? t.message.replace(/ Add [^.]*\.$/, "") : t.message;
		return {
			...t,
			message: `${h} ${m}`
		};
	};
	for (let { declared: t, live: s } of e) {
		let e = lT(t, s, () => r(t), n), c = [...dT(t, n), ...e];
		if (c.length !== 0) {
			for (let e of c) {
				let r = e.check === "base" && a < 20;
				i.push(fT(t, r ? o(e, t) : e, n));
			}
			if (a += 1, a >= tT) break;
		}
	}
	let [s] = i;
	if (s && a >= tT) {
		let e = `${tT.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function sT(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = aT(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: de(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : Wx.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			uT(t, i)
		], p = d !== void 0 && !Yx(d) ? d : f && ((n) => pS(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = lT(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || Hb(Kx(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], ee = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...ee !== "" && { details: ee }
		};
	} };
}
function cT({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
function lT(e, t, n, r, i = e.values.translations) {
	let { translations: a = {}, char_limit: o } = e.values;
	if (!i) return [];
	let s = p(() => pS(a, t, r.base)), c = (e) => e && s().native(e);
	return kw({
		isForm: n,
		texts: i,
		charLimit: o ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => c(uT(t, e)) }
	}, r);
}
function uT(e, t) {
	let n = Kx(e, t);
	return n && Gx(n.translation, e.is_plural);
}
function dT({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Q(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "", l = pa(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`, d = o.map((e) => {
		let t = `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`;
		return a("key_names", t);
	});
	return c ? [...d, a("descriptions", u)] : d;
}
function fT(e, t, { levels: n }) {
	let { check: r, language: i, form: a, quotes: o } = t, s = F(e.file, e.span, ["char_limit"]), c = r === "length" && s.file !== F(e.file, e.span, ["translations", i]).file ? t.message.replace("char_limit", `char_limit (${Aa(s)})`) : t.message, l = r === "base", u = n[r] === "error", d = Y($, e, pn[r], c, {
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
function pT({ values: e }, t, n, r) {
	let i = E((t ? uT(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && Kx(t, e);
			if (!n || !r(Gx(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...Hb(n)
			};
			return se.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const mT = process.getBuiltinModule("node:module").createRequire(import.meta.url), hT = (...e) => mT("./late-formats.js").formatOf(...e), gT = (...e) => mT("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function _T(e, t, n) {
	let r = {
		path: e,
		lineStarts: ga(t)
	}, { texts: i, faults: a, base: o } = gT(e, t, Ye(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = Ne(n.source, [...s]), l = {
		...n,
		source: c
	}, u = TT(l), d = a.filter(({ language: e }) => e === void 0 || Se(c, pt(c, e))), f = [], p, m = i[0] && xT(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = xT(e, l)), !m) continue;
		let t = ET(e, m.language), n = ST(e, m, l);
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
		...o !== void 0 && { base: pt(c, o) },
		variables: new Map(),
		problems: yT(d, r, c)
	};
}
const vT = {
	most: 10,
	first: 1
};
function yT(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new Vt(vT);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = I(t, s.start, s.end);
		c.add(D(i, e.scope === "run" ? o + bT(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function bT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !De(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function xT({ language: e }, { source: t, language: n }) {
	let r = n ?? pt(t, e ?? "");
	if (Se(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !t.languages?.includes(r)
	};
}
function ST({ path: e, value: t, description: n }, { language: r }, i) {
	let a = CT(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = wT(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function CT(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function wT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function TT({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
function ET({ name: e, value: t, description: n }, r) {
	let { at: i } = t;
	return new va({
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
function DT(e) {
	if (/^(comments|screenshots?)$/i.test(e)) return " Comments and screenshots stay in Lokalise: a manifest cannot have them. Remove the line.";
	if (/comment|note|hint/i.test(e)) return " Translators see description and context: use one of these.";
}
const OT = {
	schema: bS,
	fields: _S,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	elsewhere: DT,
	thing: "a key"
}, kT = {
	schema: SS,
	fields: _S.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	elsewhere: DT,
	thing: "on_create"
};
function AT(e, t) {
	return Yf({
		plural: "keys",
		entry: OT,
		defaults: kT
	}, e, t);
}
function jT(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : iS(Object.entries(n).flatMap(([e, n]) => rS(e, n, t, y)), t).map(({ code: t, message: n, path: r }) => {
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
function MT(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : AT(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
}
const NT = {
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
	},
	group(e, t) {
		if (t === "filename") return _.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return PT(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(Ct)).sort()[0];
	}
};
function PT(e) {
	let [t = ""] = ax(e);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(t)?.[1];
}
function FT(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: IT(e.entry, t.entry),
		wrote: IT(e.wrote, t.wrote)
	} : e;
}
function IT(e, t) {
	let n = {
		...LT(e),
		...LT(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function LT({ translations: e }) {
	return b(e) ? e : {};
}
const RT = "The live value is not compared and not changed.", zT = (e) => `${RT} A new key has ${e}.`, BT = {
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
		undeclared: `${RT} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: zT("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: zT("no tags, except the one of the setting `owner`"),
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
		undeclared: zT("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: zT("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: zT("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: zT("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: zT("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${RT} A new key is visible.`
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
		undeclared: zT("none"),
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
function VT({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const HT = {
	...$,
	plural: nt.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: nt,
	limits: {
		removed: zn,
		removedPercent: kt,
		overwrittenPercent: An,
		unverified: Ln,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: NT,
	entry: OT,
	defaults: kT,
	docs: BT,
	readManifest: AT,
	textFiles: {
		read: _T,
		name: CT,
		isOnlyName: VT,
		join: QC
	},
	checkTogether: (e) => [..._w(e), ...jS(e)],
	checkEntry: jT,
	adviceOn: oT,
	waiting: sT,
	progressOf: pT,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return op(HT, e, n, i, DS, (e) => {
			let n = JS(e, t, r.perPlatformNames, qS(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !VT(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: US,
	names: ax,
	texts: sS,
	storedForm: (e) => Rx(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: MT,
	mergeKept: FT,
	findRestored: yw,
	undoneByApply: ww
};
// src/webhooks/match.ts
function UT(e, t, n) {
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
				...QT("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of qT(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => GT(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = Vg(t, n), a = [...o].filter((e) => Kg(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${ZT(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, QT("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, bC(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = WT(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	let l = ({ values: e }) => Vg(e.url, n);
	for (let e of c()) {
		let t = [...r.values()].find(({ declared: t, live: r }) => r?.webhook_id === t.values.webhook_id && r !== void 0 && GT(e, r, n) && !GT(t, r, n));
		if (!t || e.values.new) continue;
		let a = `Live webhook ${t.live?.webhook_id} has this URL, but the entry at ${ka(t.declared, ["webhook_id"])} has its webhook_id and another URL. Remove webhook_id there. If this entry is a new webhook, set new: true.`;
		i.set(e, QT("ambiguous-webhook", e, "url", a));
	}
	let u = c();
	for (let [t, n] of u.entries()) {
		let r = n.values.events?.map(qC) ?? [], i = ({ values: e }) => e.events?.find((e) => r.includes(qC(e))), o = e.find((e) => !u.includes(e, t) && i(e) !== void 0 && e.values.branch === n.values.branch && Kg(l(e), l(n)));
		if (!o || n.values.new) continue;
		let s = `This creates a webhook, but the entry at ${ka(o, ["url"])} has the same URL and also the event ${i(o)}, so the service sends this event twice. Remove it from one entry. If both are wanted, set new: true.`;
		a.push({
			...QT("lookalike-webhook", n, "url", s),
			severity: "warning"
		});
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = YT([...o]).find((t) => KT(e, t) && Hg(Gg(e.values.url), Gg(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. If the value was changed on purpose, add webhook_id: ${n}. Then apply writes the new URL into this webhook, which keeps its id and secret. To create a second webhook, set new: true.`;
		i.set(e, QT("lookalike-webhook", e, "url", r));
	}
	let d = (e) => e.replace(/^\w+:\/\/[^/]*/, "");
	for (let e of c()) {
		let t = d(Vg(e.values.url, n)), r = [...o].filter((t) => {
			let { common: n, either: r } = JT(e, t);
			return n === r && KT(e, t);
		}), i = [...o].find((e) => d(e.url) === t), s = i ?? (r.length === 1 && c().length === 1 ? r[0] : void 0);
		if (!s || e.values.new) continue;
		let { webhook_id: l, url: u, branch: f } = s, p = Kg(Vg(e.values.url, n), u) ? "Only branch differs, which is a branch of the Lokalise project, not of git. To use that webhook, make branch the same." : `If its URL changed to this one, add webhook_id: ${l}. Then it keeps its id and secret.`, m = `This creates a webhook. The project also has one ${i ? "with this path" : "with the same events, which no manifest declares"}: ${Jg(u)} (${l}, for ${f ? `branch ${f}` : "all branches"}). ${p} If both are wanted, set new: true.`;
		a.push({
			...QT("lookalike-webhook", e, "url", m),
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
			let r = t.filter((t) => GT(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function WT(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && GT(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return QT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${XT(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => GT(e, t, i)), c = e.values.events?.find((e) => KC(e) !== "");
	if (s.length > 0 && c !== void 0) return QT("ambiguous-webhook", e, "events", `Lokaform does not know the event "${c}", and a live webhook with this URL and branch has none of these events (${XT(s)}).${KC(c)} If the event is right, add webhook_id with its id to use this webhook, or set new: true to create a second one.`);
	if (s.length > 0) return QT("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${ZT(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${XT(s)}). To use this webhook, add webhook_id with its id: apply then replaces its events by these. To create a second webhook, set new: true.`);
	if (a.length !== 0) return QT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${XT(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id: apply then changes it to this entry. To create a second webhook, set new: true.`);
}
function GT(e, t, n) {
	return Kg(t.url, Vg(e.values.url, n)) && KT(e, t);
}
function KT({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function qT(e, t, n) {
	let r = YT(t), i = e.flatMap((e) => r.filter((t) => GT(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...JT(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function JT({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(qC)), new Set(t.map(qC))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function YT(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function XT(e) {
	return `${e.length === 1 ? "id" : "ids"} ${ZT(e)}`;
}
function ZT(e) {
	return YT(e).map(({ webhook_id: e }) => e).join(", ");
}
function QT(e, t, n, r) {
	return Y(GC, t, e, r, { path: [n] });
}
function $T(e) {
	let t = new Map(), n = new Vt();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? h([
			Gg(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${bC(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Oa("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function eE({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Vg(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${Jg(s)} (${a})` : bC(i), u = t ? [] : n.filter(({ branch: e }) => e === o), d = qT([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const tE = {
	schema: WC,
	fields: UC,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: (e) => e === "secret" ? " Remove it: the service makes the secret, and lokaform webhook-secret reads it." : void 0,
	thing: "a webhook"
};
function nE(e, t, n) {
	let { entries: r, problems: i } = Yf({
		plural: "webhooks",
		entry: tE
	}, e, t, { most: Gd }), a = new Map(), o = new Vt();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = dC(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => F(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(D(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of rE(r, i, c)) o.add(e);
		}
		iE(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function rE(e, t, n) {
	let r = [], i = (e, t) => r.push(D(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a] = /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.exec(t) ?? [], [, o = "NAME"] = /^\W+([A-Z_]+)\W*$/.exec(a ?? "") ?? [];
	return a !== void 0 && i("variable", `$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write \${${o}}.`), bC(t) !== Gg(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs. If the file is committed already, first make a new secret at the receiver, because this one stays in the history of git."), r;
}
function iE({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (f.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${f.join(", ")}.` : KC(a)}`, o = F(t, n, ["events", i]);
		r.add(D("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const aE = {
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
}, oE = {
	...GC,
	plural: wt.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: wt,
	limits: {
		removed: Bt,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: vC(),
	entry: tE,
	docs: aE,
	readManifest: nE,
	checkTogether: $T,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && VC(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [Y(GC, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return op(oE, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Gg(Vg(e, i))), (e) => {
			let r = UT(e, t, i), a = r.matches.flatMap((e) => cE(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: ZC,
	names: () => [],
	texts: () => [],
	findRestored: eE,
	variablesOf: sE
};
function sE({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? dC(r.values.url, i).variables : [], o = new Map(a);
	if (Bg(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = dC(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = F(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => D(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function cE({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${ap}`;
	return [{
		declared: e,
		problem: Y(GC, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const lE = [HT, oE];
to(lE);
// src/run/textAdvice.ts
function uE(e, t = !0) {
	let { settings: n, textFiles: r } = e, i = yy(n.rules, r, e.declared), a = {
		levels: i?.isSure && t ? n.rules.checks : {
			...n.rules.checks,
			base: "off"
		},
		base: i?.language,
		needed: Ge
	}, { kinds: o, entries: s } = Ta(e.declared, i?.language ?? "");
	return o.flatMap((e) => {
		let t = (s[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, a) ?? []];
	});
}
function dE({ settings: e }, { kinds: t }, n) {
	let { checks: r } = e.rules, i = {
		levels: r,
		base: n.baseLanguage,
		needed: de(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, i) ?? []);
}
function fE(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = Mb(e, t, n, nb);
	return i.is === "stopped" ? [] : dE({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var pE = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${gE(t)} was reached` : `The run was stopped by ${e}`;
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
		await Lr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const mE = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function hE(e) {
	let t = new pE(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of mE) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of mE) process.off(e, n);
		t.close();
	}
}
function gE(e) {
	return e % 36e5 == 0 ? `${e / 36e5}h` : e % 6e4 == 0 ? `${e / 6e4}m` : `${e / 1e3}s`;
}
// src/files/outputs.ts
async function _E(e, t, n) {
	let { command: r, out: i, report: a, plan: o = [], reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	return f.length === 0 ? new Map() : xE(f, [
		...t.map((e) => N(n.displayRoot, e)),
		...await Ja(u, ri),
		l,
		...s,
		o
	].flat(), n);
}
async function vE(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await _E(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await CE(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : bp(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => yE(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => bE((await import("./planFile.js")).planFile(a))) : void 0,
		reports: u,
		problems: s
	};
}
async function yE(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return bE(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function bE(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function xE(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(ME))), a = new Map();
	for (let t of e) {
		let e = await ME(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await TE(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, SE(t, s));
	}
	return r;
}
function SE({ option: e, path: t }, n) {
	return D("not-written", `${e}: ${t} ${n}.`);
}
async function CE(e, t, n, r) {
	try {
		await wE(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return SE(e, `cannot be written: ${$r(t)}`);
	}
}
async function wE(e, t, n, r) {
	let i = await TE(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = AE(e.path, n), o = await Pr(e.path).catch(() => void 0);
	if (EE(e.path, o)) return Fr(e.path, t);
	await Hr(a === void 0 && o ? await jr(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function TE({ path: e, is: t }, n) {
	let r = t === "folder" && jE(n).includes(e), i = r ? e : AE(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Yr(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return OE(e);
	let a = await Pr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Pr(M(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...EE(e, a) ? [] : [M(e)]];
	return (await Promise.all(o.map(kE))).every(Boolean) ? void 0 : DE;
}
function EE(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const DE = "cannot be written: this user may not write there";
async function OE(e) {
	let t = await Pr(e).catch(() => void 0);
	return !t && M(e) !== e ? OE(M(e)) : t?.isDirectory() ? await kE(e) ? void 0 : DE : "is a file, or is below one. Choose a folder";
}
function kE(e) {
	return wr(e, Tr.W_OK).then(() => !0, () => !1);
}
function AE(e, t) {
	return jE(t).find((t) => ii(e, t));
}
function jE({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [N(e)]);
}
async function ME(e) {
	let t = await Pr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await si(M(e));
	return yr(n, hr(e));
}
// src/run/run.ts
function NE(e, t, n) {
	return PE(n, (n) => FE(e, t, n));
}
async function PE(e, t) {
	let n = new _e(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(kp(t, i)))
	};
	try {
		return Dp({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function FE(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = e.command === "validate" || n.withoutSecrets, s = o ? void 0 : LE(e, t, n), { stopping: c } = r, l = await Cy(e, i, {
		...n,
		signal: c,
		known: a,
		findProject: s
	}), { reads: u } = l, d = !l.problems.some(({ code: e }) => e === "text-file" || e === "yaml"), f = o ? u.map((e) => uE(e, d)) : [], m = ({ code: t }) => e.command === "validate" && t === "unset-variable", h = l.problems.map((e) => m(e) ? {
		...e,
		severity: "notice"
	} : e);
	n.onSecrets(u.flatMap(({ declared: e }) => Ig(e.variables)));
	let g = await RE(e, i), _ = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], v = _.flatMap(({ texts: e }) => e), y = e.command === "plan" || e.command === "validate", b = u.map((e) => e.declared), x = [...new Set(e.projects.flatMap(({ rules: e }) => e.overwrite))], ee = i.confined ? "The input overwrite" : "--overwrite", S = [...new Set(u.flatMap((e) => e.manifests))], te = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], C = await _E(e, S, i), ne = e.projects.flatMap(({ name: e }) => e ?? []), w = {
		format_version: 1,
		command: e.command,
		...ne.length > 0 && { selected: ne },
		manifests: S,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, b.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: IE([
			...t,
			...g.problems,
			...h,
			...Bn(t) ? [] : await Ya(_, i, y),
			...y ? await Ba(v, i, c) : [],
			...vb(ee, x, b).map((t) => e.others.length > 0 ? {
				...t,
				severity: "warning"
			} : t),
			...ub(te, b),
			...C.values(),
			...f.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, re = () => r.stopped ? { stopped: r.stopped } : {};
	if (r.stopping.aborted) return {
		...w,
		...re()
	};
	let ie = {
		known: a,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: s,
		onSecrets: n.onSecrets
	}, ae = () => n.target?.(S, ie), { lastApplied: oe } = n, se = oe && p(() => oe(S, ie));
	if (n.withoutSecrets) {
		let t = await By(e, w, u, ae);
		return {
			...w,
			...t && { manifest_comparison: t },
			...re()
		};
	}
	if (e.command === "validate" || fe(w.problems)) return w;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(w.manifests);
		if (w.problems = [...w.problems, ...e], Bn(e)) return w;
	}
	let ce = [], le = e.command === "plan" ? await ae() : void 0;
	w.problems = [...w.problems, ...Ry(le, u, e.others.length > 0)];
	let ue = e.others.length > 0 ? [] : b, de = {
		saved: g.plans,
		target: le,
		applied: se,
		all: ue
	}, { runProject: pe } = await import("./project3.js");
	for (let t of u) ce.push(await pe(t, e, de, n));
	let me = ce.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	w.problems = [...w.problems, ...fb(te, me, b)];
	let he = ce.flatMap((e) => e.manifests);
	return {
		...w,
		manifests: [...new Set(he)],
		projects: ce,
		...re()
	};
}
function IE(e) {
	let t = [...e.some(({ code: e, place: t }) => e === "variable" && t === void 0) ? ["unset-variable"] : [], ...e.some(({ code: e, place: t }) => e === "no-manifest" && !t) ? ["no-project"] : []], n = e.filter(({ code: e }) => !t.includes(e)), r = n.find(({ code: e, place: t }) => e === "no-manifest" && t === void 0), i = n.find(({ code: e, severity: t }) => e === "unread-manifest" && t === "warning");
	if (!r || !i) return At(n);
	let a = n.filter((e) => e !== r && e !== i);
	return At([{
		...i,
		code: r.code,
		severity: r.severity
	}, ...a]);
}
function LE(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Bn(t) || r.id === "") return;
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
async function RE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [D("bad-plan", e)]
	}), a = P(t, r), o = await mi(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => Ap(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function zE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: NE }) {
	return hE(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await BE(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return HE(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = VE(f, p), h = await vE(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = VE(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), Do(g, n.exitsWithFindings(c));
	});
}
async function BE(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await Gv(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await Gv("validate", t, n);
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
function VE(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function HE({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = D("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Bn(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Bn(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { zy as $, So as $n, yi as $r, Ym as $t, Mb as A, z as An, Qi as Ar, f_ as At, hb as B, $o as Bn, ki as Br, yg as Bt, Kx as C, $s as Cn, ga as Cr, b_ as Ct, ex as D, Ns as Dn, F as Dr, y_ as Dt, qb as E, Ys as En, ma as Er, m_ as Et, wb as F, ls as Fn, Ki as Fr, Jg as Ft, yb as G, Jo as Gn, Ti as Gr, Cg as Gt, db as H, R as Hn, xi as Hr, wg as Ht, kb as I, gs as In, Fi as Ir, Bg as It, rb as J, ko as Jn, _i as Jr, cg as Jt, tb as K, Ko as Kn, ri as Kr, mg as Kt, Ob as L, hs as Ln, ji as Lr, Sg as Lt, Bb as M, B as Mn, Ui as Mr, Kg as Mt, Eb as N, as as Nn, Yi as Nr, Vg as Nt, ix as O, bs as On, I as Or, h_ as Ot, Db as P, os as Pn, Xi as Pr, Ig as Pt, Wy as Q, bo as Qn, bi as Qr, Hh as Qt, fb as R, ps as Rn, Mi as Rr, vg as Rt, Gx as S, Wd as Sn, ha as Sr, x_ as St, Q as T, Ss as Tn, Sa as Tr, E_ as Tt, ub as U, L as Un, Ci as Ur, Eg as Ut, _b as V, ns as Vn, Di as Vr, xg as Vt, vb as W, ts as Wn, wi as Wr, Tg as Wt, Yy as X, Do as Xn, ii as Xr, Ah as Xt, Jy as Y, xo as Yn, di as Yr, Kh as Yt, Gy as Z, vo as Zn, vi as Zr, Uh as Zt, dC as _, Wr as _i, Kf as _n, Pa as _r, hv as _t, CE as a, si as ai, Ap as an, po as ar, Ty as at, DS as b, uf as bn, Ta as br, M_ as bt, dE as c, ni as ci, _p as cn, no as cr, _y as ct, hT as d, Yr as di, sp as dn, oo as dr, qv as dt, P as ei, Wm as en, To as er, Ly as et, gT as f, qr as fi, cp as fn, ro as fr, Gv as ft, _C as g, Ur as gi, Zf as gn, Ga as gr, Z as gt, GC as h, $r as hi, rp as hn, Na as hr, Mv as ht, _E as i, mi as ii, Fp as in, lo as ir, Sy as it, Vb as j, ss as jn, ua as jr, Yg as jt, Qb as k, Bs as kn, fa as kr, d_ as kt, fE as l, ei as li, pp as ln, io as lr, fy as lt, NC as m, Gr as mi, Y as mn, qa as mr, Nv as mt, PE as n, gi as ni, dm as nn, mo as nr, My as nt, pE as o, ai as oi, Op as on, ho as or, Cy as ot, MC as p, Kr as pi, ep as pn, Ja as pr, Lv as pt, nb as q, Ro as qn, oi as qr, hg as qt, xE as r, li as ri, Pp as rn, co as rr, Iy as rt, hE as s, pi as si, yp as sn, go as sr, by as st, zE as t, ui as ti, jm as tn, fo as tr, jy as tt, lE as u, Zr as ui, lp as un, ao as ur, cy as ut, qS as v, Hr as vi, Wf as vn, wa as vr, X_ as vt, $b as w, Qs as wn, pa as wr, C_ as wt, $ as x, ff as xn, xa as xr, I_ as xt, JS as y, Rr as yi, Hf as yn, Ca as yr, R_ as yt, ob as z, es as zn, Ai as zr, gg as zt };
