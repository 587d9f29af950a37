import { i as e } from "./rolldown-runtime.js";
import { C as t, E as n, S as r, T as i, _ as a, a as o, b as s, c, f as l, g as u, h as d, l as f, m as p, p as m, s as h, u as g, v as _, w as v } from "./wire.js";
import { $ as ee, $r as y, $t as te, A as b, An as x, Ar as ne, At as re, B as ie, Br as ae, Bt as oe, C as se, Cr as ce, Ct as le, Dn as ue, Dr as de, Dt as fe, E as pe, En as me, Er as he, Et as ge, Fr as _e, G as ve, Gn as ye, Gt as be, H as xe, Ht as Se, In as Ce, Ir as we, It as Te, J as S, Jr as Ee, Jt as De, K as C, Kt as Oe, Lr as ke, Lt as Ae, Mn as je, Mr as Me, Mt as Ne, N as Pe, Nn as Fe, Nr as Ie, Nt as Le, On as Re, Or as ze, Pn as Be, Pr as w, Pt as Ve, Rn as He, Rr as Ue, Rt as We, Sr as Ge, St as Ke, Tr as qe, Tt as Je, U as Ye, Un as Xe, Ut as Ze, V as Qe, Vn as $e, Vr as et, W as tt, X as nt, Xt as rt, Y as it, Yr as at, Yt as ot, Z as st, Zt as ct, _ as lt, _r as ut, _t as dt, ai as ft, an as pt, at as mt, b as ht, bn as gt, br as _t, bt as vt, ct as yt, d as bt, di as xt, dn as St, dt as Ct, et as wt, f as Tt, fi as Et, ft as Dt, g as Ot, gn as kt, gr as At, gt as jt, h as Mt, hn as Nt, hr as Pt, ht as T, in as Ft, it as It, jn as Lt, jr as Rt, jt as zt, kn as Bt, kr as Vt, kt as Ht, l as Ut, li as Wt, ln as Gt, lt as Kt, m as qt, mn as Jt, mr as Yt, mt as Xt, n as Zt, ni as Qt, o as $t, oi as en, on as tn, p as nn, pn as rn, pt as an, q as on, qn as sn, qt as cn, r as E, ri as ln, rn as un, s as dn, sn as fn, st as pn, t as mn, ti as hn, tn as gn, ui as _n, un as vn, ut as yn, v as D, vr as bn, vt as xn, wn as Sn, wr as Cn, wt as wn, x as Tn, xr as En, xt as Dn, y as On, yr as kn, yt as An, zn as jn, zr as Mn, zt as Nn } from "./start.js";
import { _ as Pn, b as Fn, c as In, d as Ln, f as Rn, g as zn, h as O, i as Bn, l as Vn, m as Hn, n as Un, p as Wn, r as k, s as Gn, t as Kn, x as qn, y as Jn } from "./zod.js";
import { a as Yn, c as Xn, d as Zn, f as A, i as Qn, l as $n, o as er, p as tr, s as nr, u as rr } from "./client.js";
import { basename as ir, delimiter as ar, dirname as j, extname as or, isAbsolute as sr, join as cr, posix as lr, relative as ur, resolve as M, sep as dr, win32 as fr } from "node:path";
import { access as pr, constants as mr, link as hr, lstat as gr, open as _r, readFile as vr, readdir as yr, realpath as br, rename as xr, rm as Sr, stat as Cr, writeFile as wr } from "node:fs/promises";
import { setImmediate as Tr, setTimeout as Er } from "node:timers/promises";
// \0node:crypto
const Dr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Or = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), kr = Or(6).toString("hex"), Ar = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function jr(e, t, n = {}) {
	await Ir(j(e));
	let r = await Nr(e, t, n);
	await xr(r, e).finally(() => Sr(r, { force: !0 }));
}
async function Mr(e, t, n) {
	await Ir(j(e));
	let r = await Nr(e, t, n);
	return Pr(r, e).finally(() => Sr(r, { force: !0 }));
}
async function Nr(e, t, { mode: n, root: r, check: i }) {
	let a = j(e), o = cr(a, `.lokaform-${process.pid}-${kr}-${Or(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = mr, d = await _r(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = cr(await br(r), ur(M(r), M(a)));
			if (await br(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await vr(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Sr(o, { force: !0 }), e;
	}
}
async function Pr(e, t) {
	try {
		await hr(e, t);
	} catch (n) {
		return Br(n, "EEXIST") || await zr(t) ? !1 : (await xr(e, t), !0);
	}
	return await Sr(e, { force: !0 }).catch(() => {}), !0;
}
async function Fr(e) {
	try {
		let t = await _r(e, mr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Br(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Ir(e) {
	for (let t of await yr(e).catch(() => [])) {
		let [, n, r] = Ar.exec(t) ?? [];
		n === void 0 || r === kr || Number(n) !== process.pid && Lr(Number(n)) || await Sr(cr(e, t), { force: !0 }).catch(() => {});
	}
}
function Lr(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Br(e, "ESRCH");
	}
}
async function Rr(e, t) {
	let n = t;
	for (let r of ur(t, e).split(dr)) {
		n = cr(n, r);
		let e = await gr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${ur(t, n)}. Choose a path without links`;
	}
}
function zr(e) {
	return gr(e).then(() => !0, () => !1);
}
function Br(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Vr = {
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
function Hr(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Vr[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/paths.ts
const Ur = new AbortController().signal;
function N(e, { displayRoot: t }) {
	return ur(t, e).split(dr).join("/");
}
function Wr(e, t) {
	let n = ur(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${dr}`) && !sr(n);
}
async function Gr(e, t) {
	for (let n = e;; n = j(n)) {
		if (await zr(cr(n, ".git"))) return n;
		if (n === j(n) || n === t || t !== void 0 && !Wr(n, t)) return;
	}
}
async function Kr(e, t, n) {
	let r = await qr(t), i = n && await qr(n), a = new Map();
	for (let n of e) {
		let e = await qr(M(t, n)), o = await Gr(j(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(N(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? N(cr(e ?? r, n), { displayRoot: r })
	}));
}
async function qr(e) {
	return br(e).catch(() => e);
}
var Jr = class extends Error {};
async function Yr(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new Jr());
	if (!t) return vr(e);
	let [r, i] = await Promise.all([br(e), br(t.workspace)]);
	if (!Wr(r, i)) throw new Jr();
	return vr(r);
}
function Xr(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? Qr(e) : "utf-8";
	return new TextDecoder(n, { fatal: !0 }).decode(e);
}
function Zr(e, t) {
	let n = Qr(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function Qr([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function $r(e) {
	try {
		return new TextDecoder(Qr(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function ei(e, t, n, r = Xr) {
	try {
		return Tn(r(await vr(e)));
	} catch (r) {
		let i = `${t} ${N(e, n)} cannot be read: ${ni(r)}`;
		return qt(D("not-read", i));
	}
}
const ti = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function ni(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof Jr) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${ti[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function ri(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(ti, String(e.code))) return;
	let n = `${N(e.path, t)} was changed or removed while Lokaform ran. Now ${ni(e)} Run again when no other program changes it.`;
	return D("not-read", n, { scope: "project" });
}
async function ii(e, { commit: t }) {
	return t ? t.isFile(e) : (await Cr(e).catch(() => void 0))?.isFile() === !0;
}
async function ai(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await yr(t).catch(() => [])).filter((t) => n(t) === n(e) && t.includes(".")).sort();
}
async function oi(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Cr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/commitFiles.ts
var si = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const ci = [
	"*",
	".*",
	"**"
];
var li = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new si(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => ci.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = M(e, i.join("/")), o = ur(a, this.#e).split(dr).join("/"), s = o !== "" && !o.startsWith("..") && !sr(o), c = s ? "" : await this.#o(a);
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
		let t = ur(this.#e, e).split(dr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || sr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (sr(n)) return;
			let r = lr.join(lr.dirname(e.path), n, t.slice(e.path.length));
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
// src/model/earlierManifest.ts
const ui = "Lokaform-Pulled";
function di(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(ui).map(fi), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: d(r) },
		overwrites: a
	};
}
function fi(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
function pi(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function mi(e, t = Infinity) {
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
function hi(e, t, { since: n, now: r = Infinity }) {
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
async function gi(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = _i(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function _i({ commits: e, merged: t }, n) {
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
const vi = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), yi = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), bi = {
	output: 67108864,
	time: 3e4
};
var xi = class extends Error {
	name = "GitFailure";
};
const Si = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Ci = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, wi = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], Ti = /^\.(com|exe)$/i;
function Ei(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? lr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Ti.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => fr.join(n, e + t)) : [];
	});
}
function Di(e, t) {
	let n = Ei("git", process.platform, t).filter((t) => !Oi(e, j(t))), r = n.find(ki);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => j(e)))].join(ar)
	};
}
function Oi(e, t) {
	try {
		let [n, r] = [b(t), b(e)];
		return n === r || Wr(n, r);
	} catch {
		return !0;
	}
}
function ki(e) {
	try {
		return pe(e, mr.X_OK), Pe(e).isFile();
	} catch {
		return !1;
	}
}
async function Ai(e, t, { environment: n, signal: r, limits: i = bi }, a = "") {
	let o = Di(e, n);
	if (!o) throw new xi(ji);
	let s = Object.entries(n).filter(([e]) => Si.test(e)), c = {
		...Object.fromEntries(s),
		...Ci,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: j(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = vi(o.program, [
			"-C",
			e,
			...wi,
			...t
		], {
			cwd: j(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new xi(Mi(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new xi("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new xi(Ni(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const ji = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Mi(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function Ni(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function Pi(e, t) {
	let n = await br(e), r = await Gr(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => {
		try {
			return (await Ai(r, e, t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof xi) return;
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
const Fi = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var Ii = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Fi : await this.#r(i.root).versions(e, n, i));
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
		return Kr(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new Li(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, Li = class {
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
			}, { known: c, missing: l } = await gi(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof xi) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Ai(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await qi(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof xi) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = Bi(this.#e, {
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
		this.#r ??= qi(this.#e, this.#t);
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
			(r === void 0 || Ri(r) !== Ri(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => ir(e) === ir(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = cr(this.#e, e);
		try {
			return (await gr(t)).isFile() ? $r(await vr(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await Ji(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function Ri(e) {
	return e?.replaceAll("\r\n", "\n");
}
const zi = 67108864;
async function Bi(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await Hi(e, n, i), s = async (...t) => (await Ai(e, [
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
			trailers: di(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(Ui), l = mi(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return Vi;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await Wi(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = hi(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await Gi(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: pi([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
const Vi = {
	commits: [],
	merged: [],
	overwrites: [],
	unread: void 0
};
async function Hi(e, t, n) {
	try {
		let r = await Ai(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof xi) return new Set();
		throw e;
	}
}
function Ui(e) {
	if (e instanceof xi && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Wi(e, t, n) {
	let r = (await Ai(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function Gi(e, t, n) {
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
	], o = Ki((await Ai(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: o.get(e.id) ?? []
	}));
}
function Ki(e) {
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
async function qi(e, t, n = "HEAD") {
	let r = await Ai(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(Ui);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function Ji(e, t, n, r) {
	if (t.length === 0) return;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Ai(e, ["cat-file", "--batch-check"], r, i(t)), o = zi, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? bi,
		output: 2 * zi
	}, u = await Ai(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, $r(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function Yi(e) {
	return `${ui}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/files/findFiles.ts
async function Xi(e, t, n, r) {
	let i = M(t, e);
	return await ii(i, n) ? [i] : Zi(e.split(dr).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof si) throw e;
		return [];
	});
}
async function Zi(t, n, r, i) {
	let a = et(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").includes("node_modules")) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => ae(e, t, l))) continue;
		let n = M(c, t);
		await ii(n, r) && f.add(n);
	}
	return [...f];
}
async function Qi(e, t) {
	let n = cr(j(e), ".gitignore"), r = `/${ir(e)}`, i;
	try {
		i = Xr(await vr(n));
	} catch (e) {
		if (Br(e, "ENOENT")) return Tn({
			path: n,
			text: `${r}\n`
		});
		let i = `${N(n, t)} cannot be read: ${ni(e)}`;
		return qt(D("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(ir(e))) return Tn(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return Tn({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function $i(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await ea(a, t, n), o = e.flatMap((e) => fe(a, ta(a, e)) ?? []), s = oe(a, o), c = e.flatMap((e) => na(s, e) ?? []), u = c.filter(({ textFile: e }) => ra(s, e.language));
		l(i, aa(s, e, c), oa(s, u, t));
		for (let e of u.sort(ia(s))) r.has(e.full) ? i.push(sa(s, N(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function ea(e, t, n) {
	return (await Xi(re(e), e.folder, t, n)).filter((e) => Je(e) !== void 0).sort();
}
function ta({ folder: e }, t) {
	return ur(e, t).split(dr).join("/");
}
function na(e, t) {
	let n = ta(e, t), r = Ne(e, n);
	if (!(zt(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...Ve(e, n)
		}
	};
}
function ra(e, t) {
	return t === void 0 || Nn(e, t);
}
function ia({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function aa(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [D("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [D("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.flatMap((e) => e === void 0 || i.includes(e) ? [] : [e]), n = t.find((t) => Ze(t, e)), s = n ?? be(e, [...new Set(t)]), c = "lokaform pull creates it when the project has texts for it.", l = `If ${s} is the same language, add language_map: { ${s}: ${e} }.`, u = s === void 0 ? c : n ? l : `${l} Otherwise ${c}`, d = `texts "${r}" has no file for the language ${e}. ${u}`;
		return D("no-language-file", d, {
			place: a,
			...!n && {
				severity: s === void 0 ? "notice" : "warning",
				scope: "change"
			}
		});
	});
}
function oa({ keyName: e, place: t }, n, r) {
	return ge.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${N(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [D("bad-setting", o, { place: t })];
	});
}
function sa({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return D("bad-setting", n, { place: e });
}
const ca = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], la = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function ua(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(ca, {
		cwd: t,
		ignore: la,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function da(e, t, n, r) {
	let { paths: i, problems: a } = await fa(e, t, n, r), o = await $i(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await _a(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!Tt(c) && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		c.push(D("no-manifest", n));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [N(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u)
	};
}
async function fa({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await ga(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`, a = e ? [] : await ha(t, n, i);
		o[c] = a;
		let l = e || i.commit || a.length > 0 ? [] : await ai(t, n);
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
async function pa(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => fa(e, { id: "" }, n, t))), i = (await $i(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function ma(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await ha(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${N(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, D("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await pa(e, Ur)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function ha(e, t, n) {
	let r = M(t, e);
	return await ii(r, n) ? [r] : [];
}
async function ga(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Xi(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await oi(M(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. ${o.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path: it is relative to ${r}.`}`;
			i.push(D("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function _a(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = N(a, t);
		try {
			let n = Xr(await Yr(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof si) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(D("not-read", `${e} cannot be read: ${ni(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/kinds/registry.ts
let va = [];
function ya(e) {
	va = e;
}
function ba() {
	return va;
}
function xa(e) {
	let t = va.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Sa(e, t) {
	let n = xa(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Ca({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function wa(e, { field: t }) {
	return Sa(e, t).role === "text";
}
// src/plan/loss.ts
function Ta(e) {
	return e.action === "update" ? e.fields.some((t) => ka(e.kind, t) || Aa(e.kind, t) || Ea(e.kind, t)) : e.action === "destroy";
}
function Ea(e, { field: t, before: n, after: r }) {
	return Sa(e, t).role === "identity" || n === void 0 || ja(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Da(e, t) {
	return Oa(t) || ka(e, t) || Aa(e, t);
}
function Oa({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || ja(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return ja(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function ka(e, { field: t, before: n, after: r }) {
	return Sa(e, t).role === "archive" && n === !1 && r === !0;
}
function Aa(e, { field: t, before: n }) {
	return Sa(e, t).role === "shape" && n !== void 0;
}
function ja(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Ma(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Pa(Sa(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Na(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Pa(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Pa(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !ja(n);
}
// src/report/exitCode.ts
function Fa({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const Ia = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function La({ projects: e }) {
	let t = ({ reason: e }) => Ia.includes(e);
	return Fa({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function Ra(e) {
	return e.plan ? La({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Tt(e.problems) ? "unknown" : "none" : "unknown";
}
function za({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function Ba({ command: e, projects: t }) {
	return e === "status" ? za({ projects: t }) === !1 : e === "drift" ? La({ projects: t }) : Fa({ projects: t });
}
function Va(e) {
	return !Ba(e) && !Ha(e);
}
function Ha(e) {
	return e.stopped !== void 0 || Tt(Ka(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || qa(e).some(({ outcome: e }) => e.state !== "done");
}
function Ua(e) {
	let t = ({ problems: e }) => e.filter((e) => !Ga(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return Ha({
		...e,
		problems: t(e),
		projects: n
	});
}
function Wa(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Ha(e) ? 1 : t && Ba(e) ? 2 : 0;
}
function Ga({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Ka({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function qa({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function Ja({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || Xa(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Ya({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Xa(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Za({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Qa(e) {
	return !Ha(e) && !$a(e) && e.projects.every(no);
}
function $a(e) {
	return Ka(e).some(({ code: e }) => e === "undeclared-project");
}
const eo = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function to(e) {
	if (Qa(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && no(e) && e.plan?.skipped.length === 0), n = Ka(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !eo.includes(e));
	return !t || r || $a(e);
}
function no({ plan: e, target: t }) {
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
function ro(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const io = [
	"created",
	"updated",
	"renamed",
	"archived",
	"destroyed"
];
function ao(e) {
	return e.action === "create" ? "created" : e.action === "destroy" ? e.how === "archive" ? "archived" : "destroyed" : mo(e) ? "renamed" : "updated";
}
const oo = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], so = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, co = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function lo({ outcome: e }) {
	return Xa(e) ? "written in part" : e.state;
}
function uo(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...ro(io, t, ao),
		...ro(oo, n, ({ reason: e }) => so[e] ?? "kept"),
		changes: t.length,
		adopted: P(e, ({ counts: e }) => e.adopted),
		skipped: P(e, ({ skipped: e }) => e.length)
	};
}
const fo = [...io, ...co];
function po(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = ro(["done", ...co], t, lo), i = r.skipped + P(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...ro(io, n, ao),
		...r,
		skipped: i,
		unfinished: a
	};
}
function mo(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function P(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const ho = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function go(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => ka(e.kind, t)) ? "removed" : e.fields.filter((t) => wa(e.kind, t)).some((t) => Ea(e.kind, t)) ? "overwritten text" : Ta(e) ? "overwritten" : mo(e) ? "renamed" : "changed";
}
// src/report/view/view.ts
const _o = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], vo = [
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
		text: S(e, t)
	}];
}
function yo(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function bo(e) {
	return e.map((e) => "text" in e ? e.text : bo(e.words)).join("");
}
function xo(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function So(e, t, n = "") {
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
function Co(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${R(n)} more` : "");
}
function wo(e) {
	return xa(e).words;
}
function To(e, t) {
	let { one: n, many: r } = wo(t);
	return `${R(e)} ${e === 1 ? n : r}`;
}
function Eo({ kind: e, label: t }) {
	let n = C(t), { prefix: r, maxName: i } = wo(e);
	return r + nt(n, i);
}
function Do(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${C(n.file)}:${n.line}` : "(not declared)";
}
function Oo({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${C(e)}: `) + (n ? `${S(n.project.name, 80)} (${S(t, 200)})` : S(t, 200));
}
function ko(e) {
	return e.length <= 3 ? e.map((e) => C(e)).join(", ") : L(e.length, "manifest");
}
const Ao = n(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function jo(e) {
	return `${Ao().format(e * 1e3)} UTC`;
}
function Mo(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function No(e) {
	return `${o("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function Po(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${L(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${R(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Vo([e])}${i}${o}`;
}
function Fo(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Ma(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => I(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, F`${L(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? F`${e} and ${t}` : F`${e}, ${t}`, s);
	return F`${`${L(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${L(r, "translation")} in ${u} may be marked unverified.`;
}
function Io(e, t) {
	let n = Cn(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !xa(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => wa(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: S(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let a = P(i, ({ length: e }) => e), o = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${R(t)})` : e);
	return F`After the merge: ${L(a, "text")} to translate in ${I(Co(o, 12), 1e3)}.`;
}
function Lo(e) {
	let t = za({ projects: e });
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Ro(e)}.`;
}
function Ro(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = P(t, (e) => e.texts), r = t.flatMap((e) => e.required ?? []), i = r.filter((e) => e.unmet.length > 0).length, a = P(t, (e) => e.conflicts), o = Jo([
		[a, a === 1 ? "conflict" : "conflicts"],
		[P(t, (e) => e.undecided), "undecided"],
		[P(t, (e) => e.to_pull), "to pull"],
		[P(t, (e) => e.waiting), "waiting"],
		[i, `of ${L(r.length, "required language")} not ready`]
	]), s = L(new Set(t.map(({ language: e }) => e)).size, "language"), c = `${R(P(t, (e) => e.translated))} of ${L(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${c} in ${s}`, ...o].join(", ");
}
function zo(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Bo(t), { waiting: r, kept: i } = uo(t), a = Jo([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Ho(t, "as declared"), ...a].join(", ")}.`;
}
function Bo(e) {
	let t = uo(e);
	return Jo([
		[t.updated, t.updated === 1 ? "differs" : "differ"],
		[t.renamed, "not yet renamed"],
		[t.created, "missing"],
		[t.keptArchived, "archived"],
		[t.archived + t.destroyed, "to remove"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
		[t.skipped, "not compared"]
	]).join(", ");
}
function Vo(e) {
	let t = uo(e), n = t.adopted > 0 ? ` (${R(t.adopted)} to adopt)` : "", r = Jo([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
		[t.waiting, "waiting"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]);
	return `${(t.changes === 0 ? ["no changes", ...r] : r).join(", ")}; ${Ho(e, "unchanged")}.`;
}
function Ho(e, t) {
	let n = `${Uo(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Uo(e, "unmanaged")} unmanaged`;
}
function Uo(e, t) {
	let n = ba().map((n) => ({
		kind: n,
		count: P(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? R(P(n, ({ count: e }) => e)) : r(n.map(({ kind: e, count: t }) => To(t, e.name)));
}
function Wo({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${Ko(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${L(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${Go(e)}.${a} ${L(t, "request")} in total.`;
}
function Go(e) {
	let t = po(e), n = Jo(fo.map((e) => [t[e], e]));
	return n.length > 0 ? n.join(", ") : e.every(({ results: e }) => e === void 0) ? "nothing" : "no changes needed";
}
function Ko(e, t) {
	return e === t ? L(t, "project") : `${R(e)} of ${L(t, "project")}`;
}
function qo({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [C(e)]), r = n.length > 0 ? F` Not reached: ${I(n.join(", "))}.` : [];
	return F`${yo(F`${S(e.message, ie)}`)}${r}`;
}
function Jo(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${R(e)} ${t}`] : []);
}
function Yo(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Wo(e);
	if (r.length === 0) return Xo(e);
	if (t === "drift") return zo(n);
	if (t === "status") return Lo(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? Po(i.plan, i.effort) : `${Ko(r.length, n.length)}: ${Vo(r)}`;
}
function Xo(e) {
	let { command: t, manifests: n, declared: i } = e, a = Ka(e).filter(({ severity: e }) => e !== "notice");
	if (Tt(a)) return `${Zo(a)}.${t === "validate" ? "" : " Nothing was written."}`;
	let o = r(ba().map(({ name: e, plural: t }) => To(i[t] ?? 0, e))), s = a.length > 0 ? `, with ${Zo(a)}` : "";
	return `Valid: ${o} in ${L(n.length, "manifest")}${s}.`;
}
function Zo(e) {
	let t = bt.flatMap((t) => {
		let n = P(e.filter((e) => e.severity === t), On);
		return n > 0 ? [L(n, t === "error" ? "problem" : t)] : [];
	});
	return r(t);
}
function Qo(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${C(e)}`}`;
}
function $o({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [F`${F`The service made snapshot ${I(t.id, 80)}: ${I(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function es(e) {
	let t = ro(ts, e, ns);
	return Jo(ts.map((e) => [t[e], e])).join(", ") || "no changes";
}
const ts = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function ns(e) {
	let t = go(e);
	return t === "removed" || t === "new" ? t : mo(e) ? "renamed" : "changed";
}
function rs(e) {
	let t = Ka(e).filter(({ severity: e }) => e === "error");
	return [
		...as(e),
		...t.length > 0 ? [Zo(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function is(e) {
	let t = as(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function as(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${us(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return ss(e, t === "apply" ? "applied" : "restored");
	let i = cs(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Ro(r)}`, ...i] : t === "drift" ? [`Translations: ${Bo(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...os(r), ...i];
}
function os(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = uo(e.map(({ plan: e }) => e));
	return [
		`Translations: ${es(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [L(i, "conflict")] : [],
		...n > 0 ? [`${L(n, "change")} pending before`] : [],
		...r > 0 ? [`${R(r)} skipped`] : []
	];
}
function ss(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = qa(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { unfinished: a } = po(n);
	return [
		`Translations ${t}: ${es(i)}`,
		...a > 0 ? [`${L(a, "change")} not completed`] : [],
		...cs(n.length - r, t)
	];
}
function cs(e, t) {
	return e > 0 ? [`${L(e, "project")} not ${t}`] : [];
}
function ls(e) {
	if (e.is === "not compared") return [F`The manifests were not compared with those of the commit that the pull request would be merged into: ${I(e.why)}.`];
	let t = F`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = I(e.commit.slice(0, 7));
	return [F`${yo(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, yo(F`${`Difference: ${us(e.projects)}.`}`)];
}
function us(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(mo).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Jo([
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
function ds(e) {
	let t = e.flatMap(({ kept: e }) => e), n = t.filter((e) => e.waits).length, r = t.filter(({ conflict: e, waits: t }) => !e && !t).length, i = [...n > 0 ? [`${L(n, "text")} waiting`] : [], ...r > 0 ? [`${L(r, "text")} kept`] : []], a = e.some(({ files: e }) => e.length > 0), o = us(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...a || i.length === 0 ? [o] : [], ...i].join(", ");
}
function fs(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${L(t, "conflict")}` : "";
	return `Translations from Lokalise: ${ds(e)}${n}`;
}
function ps({ filters: e, by_kind: t }) {
	let n = ba().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${R(r)} of ${To(i, e)}`] : [];
	}), i = e.map((e) => `--filter ${S(e, 200)}`).join(" ");
	return F`${yo(F`Only what matches`)} ${I(i, Infinity)}: ${r(n)}.`;
}
// src/model/project.ts
const ms = Ln({
	iso: O(),
	id: O().optional(),
	pluralForms: k(O()).readonly()
}), hs = Ln({
	id: O(),
	digest: O().exactOptional(),
	name: O(),
	type: O(),
	baseLanguage: O(),
	languages: k(ms).readonly().optional(),
	perPlatformNames: Bn(),
	segmentation: Bn(),
	autoToggleUnverified: Bn().optional()
});
function gs(e) {
	return e.split(":")[0] ?? e;
}
function _s(e) {
	let t = gs(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/model/place.ts
const vs = Gn().min(0), ys = Ln({
	file: O(),
	line: vs,
	col: vs,
	endLine: vs,
	endCol: vs
});
function z(e, t, n = []) {
	let r = Ds(e, t, n);
	return Ss(r.file, r.at.start, r.at.end);
}
function bs(e, t, n) {
	let r = Ds(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return Ss(r.file, i, a);
}
function xs(e, t, n) {
	return Ds(e, t, n).file;
}
function Ss(e, t, n) {
	let r = Os(e, t), i = Os(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function Cs(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function ws(e, t) {
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
function Ts(e, t) {
	return new Es(e, t);
}
var Es = class {
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
function Ds(e, t, n) {
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
function Os(e, t) {
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
const ks = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function As(e) {
	return Array.from(e.matchAll(/^<{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// node_modules/js-yaml/dist/js-yaml.mjs
var B = Symbol("NOT_RESOLVED");
function js(e, t) {
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
function Ms(e, t) {
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
function Ns(e, t) {
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
var Ps = js("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Fs = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Is = js("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Fs.indexOf(e) === -1 ? B : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Ls = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Rs = js("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Ls.indexOf(e) === -1 ? B : null,
	identify: (e) => e === null,
	represent: () => "null"
}), zs = [
	"true",
	"True",
	"TRUE"
], Bs = [
	"false",
	"False",
	"FALSE"
], Vs = js("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => zs.indexOf(e) !== -1 || Bs.indexOf(e) === -1 && B,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Hs = [
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
], Us = [
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
], Ws = js("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Hs.indexOf(e) !== -1 || Us.indexOf(e) === -1 && B,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Gs = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Ks = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function qs(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Js(e, t) {
	if (t) {
		if (!Ks.test(e)) return B;
	} else if (!Gs.test(e)) return B;
	let n = qs(e);
	return Number.isFinite(n) ? n : B;
}
var Ys = js("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Js,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Xs = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Zs(e) {
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
function Qs(e) {
	if (!Xs.test(e)) return B;
	let t = Zs(e);
	return Number.isFinite(t) ? t : B;
}
var $s = js("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Qs,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ec = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), tc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function nc(e) {
	if (!ec.test(e)) return B;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || tc.test(e) ? r : B;
}
function rc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var ic = js("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: nc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: rc
}), ac = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), oc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function sc(e) {
	if (!ac.test(e)) return B;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || oc.test(e) ? r : B;
}
function cc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var lc = js("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: sc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: cc
}), uc = js("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : B,
	identify: () => !1
}), dc = /^[A-Za-z0-9+/]*={0,2}$/;
function fc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !dc.test(t)) return B;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function pc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var mc = js("tag:yaml.org,2002:binary", {
	resolve: fc,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: pc
}), hc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), gc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function _c(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function vc(e) {
	let t = hc.exec(e);
	if (t === null && (t = gc.exec(e)), t === null) return B;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = _c(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? B : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return B;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = _c(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return B;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return B;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var yc = js("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: vc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), bc = Ms("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function xc(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Sc = Ms("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (xc(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Cc = Ms("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), wc = Ns("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: xc,
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
}), Tc = Ns("tag:yaml.org,2002:set", {
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
function Ec() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Dc() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Oc(e) {
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
var kc = class e {
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
		let t = Oc(e), n = [], r = Ec(), i = Dc();
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
}, Ac = new kc([
	Ps,
	bc,
	wc
]);
[...Ac.tags];
var jc = new kc([
	...Ac.tags,
	Is,
	Vs,
	Ys,
	ic
]);
new kc([
	...Ac.tags,
	Rs,
	Ws,
	$s,
	lc,
	yc,
	uc,
	mc,
	Sc,
	Cc,
	Tc
]).withTags({
	...$s,
	resolve: (e, t, n) => {
		let r = $s.resolve(e, t, n);
		return r === B ? Ys.resolve(e, t, n) : r;
	}
}, {
	...lc,
	resolve: (e, t, n) => {
		let r = lc.resolve(e, t, n);
		return r === B ? ic.resolve(e, t, n) : r;
	}
});
var Mc = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Nc(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Pc(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Fc(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Mc,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Nc(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Pc((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Nc(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Pc((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Nc(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Pc((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Ic(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Lc = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Ic(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Ic(this, e)}`;
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
		throw s.snippet = Fc(s), new e(r, s);
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
}, Rc = {
	BLOCK: 1,
	FLOW: 2
}, U = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, zc = -1;
function Bc(e) {
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
var Vc = Array(256), Hc = Array(256);
for (let e = 0; e < 256; e++) Vc[e] = +!!Bc(e), Hc[e] = Bc(e);
function Uc(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Wc(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Gc(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Kc(e, t, n) {
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
function qc(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Jc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Kc(e, i, n);
			r += qc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Yc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Kc(e, i, n);
			r += qc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Xc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Kc(e, i, n).position;
			else if (t < 256 && Vc[t]) r += Hc[t], i++;
			else {
				let n = Gc(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Wc(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Uc(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Kc(e, i, n);
			r += qc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Zc(e, t, n, r, i, a) {
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
	return i === U.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== U.STRIP && u && (l += "\n"), l;
}
function Qc(e, t) {
	if (t.valueStart === zc) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case H.SINGLE_QUOTED: return Yc(e, n, r);
		case H.DOUBLE_QUOTED: return Xc(e, n, r);
		case H.LITERAL_BLOCK: return Zc(e, n, r, t.indent, t.chomping, !1);
		case H.FOLDED_BLOCK: return Zc(e, n, r, t.indent, t.chomping, !0);
		default: return Jc(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var $c = {
	filename: "",
	schema: jc,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, W = -1, el = Object.prototype.hasOwnProperty, tl = 1, nl = 2, rl = 3, il = 4, al = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, ol = /[,\[\]{}]/, sl = /^(?:!|!!|![0-9A-Za-z-]+!)$/, cl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, ll = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, ul = RegExp(`^(?:${cl})*$`), dl = RegExp(`^(?:${ll})+$`), fl = RegExp(`^(?:!(?:${cl})*|${ll}(?:${cl})*)$`), pl = {
	filename: "",
	maxDepth: 100
};
function ml(e, t, n) {
	e.events.push({
		type: V.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function hl(e, t, n, r, i, a, o) {
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
function gl(e, t, n, r, i, a, o) {
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
function _l(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: V.MAPPING,
		start: t.position,
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W,
		style: Rc.FLOW
	});
}
function vl(e, t, n, r, i, a, o, s, c = U.CLIP, l = -1, u = !1) {
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
function yl(e, t, n) {
	e.events.push({
		type: V.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function bl(e) {
	e.events.push({ type: V.POP });
}
function G(e) {
	vl(e, W, W, W, W, W, W, H.PLAIN);
}
function xl() {
	return {
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W
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
function K(e, t) {
	Lc.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function q(e) {
	return e === 10 || e === 13;
}
function wl(e) {
	return e === 9 || e === 32;
}
function Tl(e) {
	return wl(e) || q(e);
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
function J(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Tl(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; wl(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!q(r) && r !== 0);
		if (!q(r)) break;
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
	Pl(e), J(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Nl(e));
	return Cl(e, t), r;
}
function Il(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !q(t);) t = e.input.charCodeAt(++e.position);
}
function Ll(e, t, n) {
	let r = al.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, K(e, "the stream contains non-printable characters"));
}
function Rl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== W && K(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && K(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Tl(s) && !(n && Dl(s));) s === 33 && (a ? K(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), sl.test(o) || K(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), ol.test(l) && K(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? ul.test(l) : dl.test(l)) && K(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !el.call(e.tagHandlers, o) && K(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function zl(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== W && K(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Tl(e.input.charCodeAt(e.position)) && !Dl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Bl(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== W || t.tagStart !== W) && K(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Tl(e.input.charCodeAt(e.position)) && !Dl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an alias node must contain at least one character"), yl(e, n, e.position), !0;
}
function Vl(e, t) {
	J(e, !1), e.lineIndent < t && K(e, "deficient indentation");
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
			return e.position++, vl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, H.SINGLE_QUOTED, U.CLIP, -1, i), !0;
		}
		q(a) ? (i = !1, Vl(e, t)) : e.position === e.lineStart && Nl(e) ? K(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a single quoted scalar");
}
function Ul(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, vl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, H.DOUBLE_QUOTED, U.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (q(n)) Vl(e, t);
			else if (jl(n)) e.position++;
			else {
				let t = Al(n);
				for (t === 0 && K(e, "unknown escape sequence"); t-- > 0;) e.position++, kl(e.input.charCodeAt(e.position)) < 0 && K(e, "expected hexadecimal character");
				e.position++;
			}
		} else q(a) ? (i = !1, Vl(e, t)) : e.position === e.lineStart && Nl(e) ? K(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a double quoted scalar");
}
function Wl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = U.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? H.LITERAL_BLOCK : H.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Ol(n);
		if (n === 43 || n === 45) i !== U.CLIP && K(e, "repeat of a chomping mode identifier"), i = n === 43 ? U.KEEP : U.STRIP, e.position++;
		else if (r >= 0) r === 0 && K(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && K(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; wl(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Il(e), q(e.input.charCodeAt(e.position)) ? Ml(e) : e.input.charCodeAt(e.position) !== 0 && K(e, "a line break is expected");
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
		Il(e), f = e.position, q(e.input.charCodeAt(e.position)) && (Ml(e), f = e.position);
	}
	return Ll(e, d, f), vl(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Gl(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === tl;
	if (n === 0 || Tl(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Dl(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (El(t) || r && Dl(t)) return !1;
	}
	return !0;
}
function Kl(e, t, n, r) {
	if (!Gl(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === tl, c = !1;
	for (; o !== 0 && !Fl(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (El(t) || s && Dl(t)) break;
		} else if (o === 35) {
			if (Tl(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Dl(o)) break;
		else if (q(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (J(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		wl(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Ll(e, i, a), vl(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, H.PLAIN, U.CLIP, -1, !c), !0);
}
function ql(e, t) {
	let n = e.line;
	J(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && K(e, "deficient indentation");
}
function Jl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? gl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Rc.FLOW) : hl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Rc.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		ql(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, bl(e), !0;
		o ? n === 44 && K(e, "expected the node content, but found ','") : K(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Tl(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, ql(e, t));
		let c = e.line, l = Sl(e), u = Zl(e, t, tl, !1, !0);
		ql(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, ql(e, t), i || _l(e, l), u || G(e), Zl(e, t, tl, !1, !0) || G(e), ql(e, t), i || bl(e)) : i && r ? (u || G(e), G(e)) : i ? G(e) : r && (_l(e, l), u || G(e), G(e), bl(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	K(e, "unexpected end of the stream within a flow collection");
}
function Yl(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !El(e.input.charCodeAt(e.position + 1))) return !1;
	for (hl(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Rc.BLOCK); e.input.charCodeAt(e.position) === 45 && El(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = J(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && El(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? G(e) : Zl(e, t, rl, !1, !0), J(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && K(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && El(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry");
	}
	return bl(e), !0;
}
function Xl(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && El(l)) o ||= (gl(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Rc.BLOCK), !0), c === 63 ? (i && G(e), a = !0, i = !0) : (i || (G(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (G(e), !1);
			let t = Sl(e);
			if (!Zl(e, n, nl, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); wl(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), El(c) || K(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: V.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Rc.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) K(e, "expected ':' after a mapping key");
				else return r.anchorStart !== W || r.tagStart !== W ? (Cl(e, t), !1) : !0;
			} else if (a) K(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== W || r.tagStart !== W ? (Cl(e, t), !1) : !0;
		}
		if (Zl(e, t, il, !0, s) && (s = !1), i || (s &&= (G(e), !1)), J(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) K(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && G(e), o && bl(e), !0) : !1;
}
function Zl(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && K(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = xl(), d = n === il || n === rl, f = d, p = d;
	if (r && J(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Sl(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== W || u.anchorStart !== W) && (r === 33 || r === 38)) {
			let n = Sl(e), r = t + 1;
			if (Xl(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === V.MAPPING) return e.depth--, !0;
			Cl(e, n);
		}
		if (s && (r === 33 && u.tagStart !== W || r === 38 && u.anchorStart !== W) || !Rl(e, u, n === tl) && !zl(e, u)) break;
		l === null && (l = i), J(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === il) {
		let r = n === tl || n === nl ? t : t + 1, i = e.position - e.lineStart;
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
	return d &&= !c, !c && (u.anchorStart !== W || u.tagStart !== W || d) && (vl(e, W, W, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, H.PLAIN), c = !0), e.depth--, c || u.anchorStart !== W || u.tagStart !== W;
}
function Ql(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Tl(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && K(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !q(e.input.charCodeAt(e.position));) {
		for (; wl(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || q(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Tl(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (q(e.input.charCodeAt(e.position)) && Ml(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && K(e, "duplication of %YAML directive"), r.length !== 1 && K(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && K(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && K(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && K(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		sl.test(t) || K(e, "ill-formed tag handle (first argument) of the TAG directive"), el.call(e.tagHandlers, t) && K(e, `there is a previously declared suffix for "${t}" tag handle`), fl.test(n) || K(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
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
	for (J(e, !0); Ql(e);) t = !0, J(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && El(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, J(e, !0), i = e.line > t;
	} else t && K(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Nl(e)) {
		e.position += 3, J(e, !0);
		return;
	}
	if (ml(e, n, !1), Zl(e, e.lineIndent - 1, il, !1, i, i) || G(e), J(e, !0), e.position === e.lineStart && Nl(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, J(e, !0), e.line === t && e.position < e.length && K(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === V.DOCUMENT && (o.explicitEnd = r), bl(e), !r && e.position < e.length && !Fl(e) && K(e, "end of the stream or a document separator is expected");
}
function eu(e, t) {
	let n = e.length, r = {
		...pl,
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
	for (i !== -1 && Lc.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Pl(r), J(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		$l(r), r.position === e && K(r, "can not read a document");
	}
	return r.events;
}
({
	...pl,
	...$c
});
function tu(e, t) {
	return !!(e & 1 << t);
}
var nu = {
	applyQuoteFlowKeysOption: iu,
	doubleQuoteForInvisibles: au,
	doubleQuoteWhitespaceOnly: ou,
	applyForceQuotesOption: su,
	tryLongOrMultilineAsBlock: cu,
	quoteInvalidPlain: lu,
	fallbackToDoubleQuoted: uu
};
function ru(e) {
	return e.presenterOptions.quoteStyle === "single" && tu(e.allowedStylesMask, H.SINGLE_QUOTED) ? H.SINGLE_QUOTED : H.DOUBLE_QUOTED;
}
function iu(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === H.PLAIN && (e.style = H.DOUBLE_QUOTED);
}
function au(e) {
	e.style === H.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = H.DOUBLE_QUOTED);
}
function ou(e) {
	e.style === H.PLAIN && /^\s+$/.test(e.node.value) && (e.style = H.DOUBLE_QUOTED);
}
function su(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== H.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? H.DOUBLE_QUOTED : ru(e)));
}
function cu(e) {
	if (e.style !== H.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!tu(e.allowedStylesMask, H.LITERAL_BLOCK)) {
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
function lu(e) {
	e.style === H.PLAIN && !tu(e.allowedStylesMask, H.PLAIN) && (e.style = ru(e));
}
function uu(e) {
	tu(e.allowedStylesMask, e.style) || (e.style = H.DOUBLE_QUOTED);
}
var du = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", fu = "[\\n\\r]", pu = "\\uFEFF", mu = "[ \\t]", hu = `(?:(?!(?:${fu}|${pu}))${du})`, gu = `(?:(?!${mu})${hu})`, _u = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", vu = "[-?:,\\[\\]{}#&*!|>'\"%@`]", yu = "[,\\[\\]{}]", bu = gu, xu = `(?:(?!${yu})${gu})`, Su = `(?:(?:(?!${vu})${gu})|[?:-](?=${bu}))`, Cu = `(?:(?:(?!${vu})${gu})|[?:-](?=${xu}))`, wu = `(?:(?:(?![:#])${bu})|:(?=${bu}))#*`, Tu = `(?:(?:(?![:#])${xu})|:(?=${xu}))#*`, Eu = `(?:${mu}*${wu})*`, Du = `(?:${mu}*${Tu})*`, Ou = `${Su}#*${Eu}`, ku = `${Cu}#*${Du}`, Au = Ou, ju = ku, Mu = `\\n+${wu}${Eu}`, Nu = `\\n+${Tu}${Du}`, Pu = `${Ou}(?:${Mu})*`, Fu = `${ku}(?:${Nu})*`;
RegExp(`^(?:${Pu})$`, "u"), RegExp(`^(?:${Fu})$`, "u"), RegExp(`^(?:${Au})$`, "u"), RegExp(`^(?:${ju})$`, "u"), RegExp(`^(?:${_u})*$`, "u"), RegExp(`^(?:${_u}|\\n)*$`, "u"), RegExp(`^(?:${hu}|\\n)*$`, "u"), Object.keys(nu).map((e) => Reflect.get(nu, e)), V.DOCUMENT, V.SEQUENCE, V.MAPPING, V.SCALAR, V.ALIAS, V.POP, H.PLAIN, H.SINGLE_QUOTED, H.DOUBLE_QUOTED, H.LITERAL_BLOCK, H.FOLDED_BLOCK, Rc.BLOCK, Rc.FLOW, U.CLIP, U.STRIP, U.KEEP;
// src/yaml/events.ts
var Iu = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Lu = "A manifest is one document: split it into files instead of writing ---.", Ru = 2 ** 15, zu = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Bu = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Vu = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* Hu(e, t, n = Ru) {
	let r = t ? e.length : 25e5, i = e.length > n ? Ku(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Iu("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new Iu("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Uu(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function Uu(e, t, n, r) {
	let i = Wu(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== V.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== V.SEQUENCE || s.style !== Rc.BLOCK) || !c.every(({ type: e }) => e === V.POP) || i.some(({ type: e }) => e === V.DOCUMENT)) throw new Iu(Lu, t, t);
	r && !a && i.push({ type: V.POP });
	for (let e of a ? [] : i) Zu(e, t);
	return i;
}
function Wu(e, t, n) {
	let r = e.slice(t, n).replace(zu, "");
	try {
		return Gu(r, t);
	} catch (e) {
		if (!(e instanceof Iu) || e.message !== "deficient indentation") throw e;
		let n = Gu(r.replace(Bu, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === V.SCALAR && (e.fast = !1);
		return n;
	}
}
function Gu(e, t) {
	try {
		return eu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Lc ? new Iu(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Ku(e) {
	Vu.lastIndex = qu(e).at(-1) ?? e.length;
	let [, t] = Vu.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: Vu.lastIndex
	};
}
function qu(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const Ju = 2 ** 20, Yu = 2 ** 18;
function Xu(e) {
	if (e.length <= Ju) return;
	let t = e.slice(0, Yu), n = t.lastIndexOf(Ku(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function Zu(e, t) {
	e.type !== V.POP && e.type !== V.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== V.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === V.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Qu = process.getBuiltinModule("node:module").createRequire(import.meta.url), $u = (...e) => Qu("./late-yaml.js").parseDocument(...e), ed = (...e) => Qu("./late-yaml.js").visit(...e), td = 2 ** 15, nd = 2 ** 18;
function rd(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [D("yaml", a, { place: Ss(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + td ? [td, nd] : [nd]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = id(t, n, i, s), u = lt(t.path, Ss(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [ad(e, t, n)];
}
function id(e, t, n, r) {
	let i = t.slice(n, r), a = $u(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new Ut(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = Ss(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = ud(i) ? n + dd(a, i.pos[0]) : void 0;
		f === void 0 ? s.add(od(gd(t, o) || fd(i), u)) : s.add(od(fd(i), Ss(e, f, f + 1)));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function ad({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return od((e >= r.trimEnd().length ? cd : ld.get(t)) ?? (gd(r, e) || i), Ss(n, e, e + 1));
}
function od(e, t) {
	return D("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const sd = "Values are nested too deeply. Use fewer levels.", cd = "The file ends in brackets or in quotes. Add the closing one.", ld = new Map([["nesting exceeded maxDepth (500)", sd], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function ud({ message: e }) {
	return e.startsWith("Missing closing");
}
function dd(e, t) {
	let n = t;
	return ed(e, { Scalar: (e, { type: r = "", range: i }) => {
		r.startsWith("QUOTE") && i && i[0] < t && t <= i[2] && (n = i[0]);
	} }), n;
}
function fd(e) {
	if (e.message.startsWith("Maximum call stack")) return sd;
	if (ud(e)) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Lu;
		default: return `${e.message}.`;
	}
}
function pd(e, t, n) {
	n.countMore(e.path) || n.add(D("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: Ss(e, t, t + 1) }));
}
const md = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s,}\]#]))/, hd = "This is a comment of JSON. A comment of YAML starts with #.";
function gd(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return hd;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [o] = md.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function _d(e, t) {
	let n = new Ut();
	for (let { start: r, end: i } of As(e)) n.countMore(t.path) || n.add(D("yaml", ks, { place: Ss(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function vd(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = Cs(t), a = {
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
		return c([D("yaml", e, { place: Ss(a, r, r + 1) })]);
	}
	let l = _d(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = bd(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && On(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof Iu)) throw e;
		return c(rd(e, a, t));
	}
}
const yd = 1e6;
function bd(e, t, n, r) {
	return new xd(e, t, n, Hu(t, n, r)).document();
}
var xd = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new Nd();
	anchors = new Map();
	problems = new Ut();
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
			value: jd(e) ? this.value(e, Cd, t) : null,
			span: new Pd(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === V.ALIAS ? void 0 : this.anchor(e), a = e.type === V.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === V.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !Md(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
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
		let o = r === V.SEQUENCE ? this.list() : this.mapping();
		if (--this.depth, this.end = this.after(a ? Od : this.text.charAt(this.end - 1) === "\n" ? Cd : Ad), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new Iu("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!jd(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new Iu("This file has more than 150,000 entries. Divide it into several files.", Md(t) ? t.start : this.end);
			e.push(this.value(t, Ed, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next().value;
			if (!jd(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next().value, a = jd(i) ? this.value(i, Dd, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && pd(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, Td), [n, r] = [Md(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = gd(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
			return;
		}
		let i = typeof t == "string" ? t : this.text.slice(n, r);
		return /^\/[/*]/.test(this.text.slice(n, n + 2)) && this.refuse(hd, n, r), {
			text: i,
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: n, valueStart: r, valueEnd: a, tagStart: o, fast: c } = e;
		if (o >= 0 && !Sd.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), r < 0) {
			let e = this.after(l < 0 ? t : wd);
			return (t !== Dd || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = Qc(this.text, e);
		if (n === H.LITERAL_BLOCK || n === H.FOLDED_BLOCK) {
			this.start = this.after(kd);
			let e = this.text.slice(r, a);
			this.end = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === H.PLAIN ? 0 : 1;
			this.start = r - e, this.end = a + e;
		}
		if (!this.anyText && !(c && this.isStorable) && s(u)) return this.refuse(i("This text"));
		if (n !== H.PLAIN || o >= 0) return u;
		let { value: d } = jc.resolveImplicitScalarTag(u);
		return Number.isInteger(d) && !Number.isSafeInteger(d) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : d;
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
		return this.problems.countMore(this.file.path) || this.problems.add(D("yaml", e, { place: Ss(this.file, t, n) })), null;
	}
};
const Sd = new Set(["!!str", "!"]), Cd = /(?:)/y, wd = /[ \t]*/y, Td = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Ed = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Dd = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Od = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, kd = /(?:[\s:?-]|#[^\n]*\n)*/y, Ad = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function jd(e) {
	return e !== void 0 && e.type !== V.POP && e.type !== V.DOCUMENT;
}
function Md(e) {
	return e.type === V.SEQUENCE || e.type === V.MAPPING;
}
var Nd = class {
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
}, Pd = class e {
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
function Fd(e, t) {
	let n = new Map(), r = new Ut(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: Ud(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || Oe(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(D("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: bs(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Id({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return D("empty-manifest", r, { place: z(e, t) });
}
function Ld(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: Ud(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new Ut(), a = t.span.members?.[Symbol.iterator](), o = Vd(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(s) && i.countMore(e.file.path)) continue;
		let l = zd(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [lt(e.file.path, z(e.file, c).endLine), ...i.problems]
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
function Rd(e, t, n) {
	let r = new Ut();
	return {
		...zd(r, e, t, n, Vd(n)),
		problems: r.problems
	};
}
function zd(e, t, n, r, i) {
	let { value: a, span: o } = Wd(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Jn();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Hd(t, z(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u } = r, d = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i
	}, f = s.issues.slice(0, dn + 1);
	qd(f.map((e) => qn(e, {}, Fn())), d, e);
	for (let t of s.issues.slice(f.length)) e.countMore(c.path, Yd(t));
	return { span: o };
}
const Bd = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Vd({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Bd).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Hd({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Ud(e, t, n, r) {
	let i = z(e.file, r);
	return Hd(e, i) ? [] : [D(t, n, { place: i })];
}
function Wd(e, t) {
	if (!_(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, Gd(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, ws(a, { members: new Map(o) }));
		r = ws(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function Gd(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Kd(e, t) {
	let n = new Ut();
	return qd(e, t, n), n.problems;
}
function qd(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Zd(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) Jd({
		...i,
		keys: [e]
	}, t, n);
	else Jd(i, t, n);
}
function Jd(e, t, n) {
	if (!n.countMore(t.file.path, Yd(e))) for (let r of Qd(e, t)) n.add(Xd(r, e, t));
}
function Yd(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? $d(e.errors) : void 0)?.reduce((e, t) => e + Yd(t), 0) ?? 1;
}
function Xd(e, { path: t }, n) {
	let r = nf(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(z(n.file, n.span, t)), String(r)]
	};
}
function Zd(e, t, n) {
	return t.some((t) => nf(n.value, e.path) === void 0 && cn(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function Qd(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => rf(e, n, t));
	if (e.code === "invalid_key") return [rf(String(n.at(-1)), n.slice(0, -1), t)];
	let r = nf(t.value, n), i = z(t.file, t.span, n), a = (e, t) => [D(e, t, { place: i })], o = () => a("wrong-type", sf(r, n, t, i)), s = lf(n, t), c = uf(n, t);
	if (r === void 0) return a("missing-member", `${s} is missing. It is required in ${t.thing}.${c}`);
	if (r === null) return a("null-value", af(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = $d(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Kd(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": {
			if (typeof r == "object") return o();
			let t = e.values.map(String);
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${Oe(String(r), t)}`);
		}
		case "custom":
		case "invalid_format": return a("wrong-value", `${s} ${e.message}.${c}`);
		default: return typeof r == "number" ? a("wrong-value", sf(r, n, t, i)) : a("wrong-value", of(n, t));
	}
}
function $d(e) {
	return [...e].sort((e, t) => ef(t) - ef(e)).find((e) => ef(e) > 0) ?? e.find((e) => e.every(tf));
}
function ef(e) {
	return d(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function tf({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function nf(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function rf(e, t, n) {
	let r = bs(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = `Unknown field "${e}" in ${n.thing}.${Oe(e, i) || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		a = `Unknown field "${e}" in ${cf(t, n)}.${uf([...t, e], n)}${r.includes(e) ? "" : Oe(e, r)}`;
	} else e === "<<" && (a = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return D("unknown-member", a, { place: r });
}
function af(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${lf(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${lf(e, t)} has no value.${uf(e, t)}`;
	if (n?.empty !== void 0) return `${lf(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".";
	return `${lf(e, t)} has no value. Remove it, or give it a value.${r}${uf(e, t)}`;
}
function of(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${lf(e, t)} is empty.${uf(e, t)}${n}`;
}
function sf(e, t, n, r) {
	if (t.length === 0) return `This is ${df(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${lf(t, n)} is ${df(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && t.length === 1 && /^a list of (?!text sources)/.test(i) ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : "";
	return `${lf(t, n)} is ${df(e)}.${uf(t, n)}${o}`;
}
function cf(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${cf(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function lf(e, t) {
	let n = cf(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function uf(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${cf([n], t)} must be ${r.expects}.` : "";
}
function df(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function ff(e, t) {
	return pf(e, t) === "off" ? void 0 : e.removalBy(t);
}
function pf({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function mf(e, t, n) {
	let r = pf(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function hf({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function gf(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function _f(e, t, n) {
	let r = vf(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* vf(e, t, n, r = new Map()) {
	let i = [], a = {}, o = new Map(), s = new Set();
	for (let c of e) {
		let e = t[c.plural] ?? [];
		if (e.length === 0) continue;
		let u = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = p([
				c.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), l = s?.text === i ? s.read : xf(c, t, n);
			r.set(o, {
				text: i,
				read: l
			}), u.push(l), yield;
		}
		let d = u.flatMap((e) => e.problems.some(Cf) ? [] : e.entries), f = c.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, m = f.entries;
		a[c.plural] = m;
		for (let e of u) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let h = new Ut();
		for (let e of m) {
			for (let t of c.checkEntry(e)) h.add(t);
			for (let t of yf(c, e)) h.add(t);
		}
		l(i, u.flatMap((e) => e.problems), f.problems, c.checkTogether(m), h.problems);
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
		problems: Mt(wf(i, c))
	};
}
function yf(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [Y(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function bf({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = vd(r, i, a), { file: s } = o, { members: c, problems: u } = Fd(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && Rd(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Id(o, e)]
	};
	let g = Ld(o, h, t);
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
function xf(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Xu(n);
	if (a !== void 0) {
		let { problems: n } = _f([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Cf)) {
			let e = n.some(({ place: e }) => !e) ? [] : [lt(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function Sf(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = xf(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Cf({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function wf(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function Y({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Tf(e(t)), d = s ? bs(n, r, o) : z(n, r, o);
	return {
		...D(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Tf(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Ef({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Df = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Of(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !kf(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Df.has(r) ? void 0 : Of(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function kf(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Df.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Af = "Run again. If that does not help, the service has changed or has a fault.";
function jf(e, t, n, r, i, o) {
	if (n.length === 0) return o(t);
	let s = a(n, ({ id: e }) => e === void 0 ? [] : [e]), c = a(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => c.get(e) ?? []), [a] = [...s.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: Y(e, t, "unusable-response", `${u(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Af}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = o(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = pf(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Af}`, s = t ? "error" : "warning";
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
function Mf(e) {
	let t = e.projects.map((e) => e.hide_texts ? Nf(e) : e), n = e.hide_texts ? If(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Nf(e) {
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done"), a = n && i ? Vf(n) : [], o = Bf(a), s = Pf(r ?? [], a, o);
	return {
		...e,
		problems: t.map((e) => Rf({
			...e,
			message: o(e.message)
		}, a)),
		...r && { results: r.map((e) => Ff(e, s)) }
	};
}
function Pf(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Ff({ change: e, outcome: t }, n) {
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
function If(e) {
	return e.map((e) => Rf(e, []));
}
const Lf = ["yaml", "text-file"];
function Rf(e, t) {
	let { quotes: n = [], code: r } = e, i = Lf.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: zf(a, t)
	};
}
function zf(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Bf(e) {
	let t = new st();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => zf(t.clean(n), e);
}
function Vf({ changes: e, kept: t }) {
	let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []);
	return [...e.flatMap(Hf), ...n.flatMap(Uf)];
}
function Hf(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Uf(e)) : e.fields.filter(({ field: t }) => Ca(Sa(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(Uf));
}
function Uf(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Uf);
}
function Wf(e) {
	let t = Mf(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Kf(t.problems) : t.problems,
		projects: t.projects.map(Gf),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(Gf)
		} }
	};
}
function Gf(e) {
	return e.hide_texts ? Kf(e) : e;
}
function Kf(e) {
	return qf(e, "");
}
function qf(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Ca(Sa(String(n), String(e.field)));
	return Yf(e, (e, t) => t === "quotes" ? [] : Df.has(t) ? r ? Jf(e) : e : qf(e, n));
}
function Jf(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? Yf(e, Jf) : e;
}
function Yf(e, t) {
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
const Xf = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function Zf(e, t) {
	let n = e.projects.map((e) => $f(e, t));
	return {
		...np(e, t),
		declared: e.declared,
		projects: n
	};
}
function Qf(e, t) {
	return np(e, (e) => t(e));
}
function $f(e, t) {
	let n = np(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: tp(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function ep(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === tp(t);
}
function tp(e) {
	return Dr("sha256").update(e).digest("hex");
}
function np(e, t) {
	return ip(e, t, !1);
}
const rp = new WeakMap();
function ip(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = rp.get(t) ?? new WeakSet();
	if (rp.set(t, r), !n && r.has(e)) return e;
	let i = Yf(e, (e, r) => n || !Xf.test(r) ? ip(e, t, n || Df.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function ap(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * bt.indexOf(e) + Number(t !== void 0 && Ot({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function op(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of u(t === !0 ? [] : e, (e) => sp(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(Ot) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, cp(lp(e), [e, ...t]));
		}
	}
	return ap(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : lp(e, n)));
}
function sp(e, t) {
	return Ot(e) ? `${e.severity} ${e.code}` : t || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Ef(e),
		e.place.file
	]);
}
function cp(e, t) {
	if (t.some(Ot)) {
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
function lp({ severity: e, code: t, message: n, place: r }, i = ie) {
	return {
		...xo("!", t, r),
		severity: e,
		state: e,
		words: S(n, i - t.length - 3),
		code: {
			name: t,
			address: No(t)
		}
	};
}
function up(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...u(r, ({ outcome: e }) => `${fp(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => dp(e, S(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => S(e.change.label, 100));
		return [dp(r, `${(t ? a : a.map(Ye)).join(", ")} and ${R(e.length - 3)} more`, e.length, n)];
	});
}
function dp(e, t, n, r = ie) {
	return {
		...xo("!", t, Ya(e)),
		count: n,
		severity: "error",
		state: fp(e.outcome),
		words: S(e.outcome.message, r)
	};
}
function fp(e) {
	return Xa(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var pp = class {
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
new class extends pp {}();
// node_modules/diff/libesm/util/string.js
function mp(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function hp(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function gp(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function _p(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function vp(e, t) {
	return gp(e, t, "");
}
function yp(e, t) {
	return _p(e, t, "");
}
function bp(e, t) {
	return t.slice(0, xp(e, t));
}
function xp(e, t) {
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
function Sp(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function Cp(e, t) {
	if (t) return Tp(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function wp(e, t) {
	if (t) return Tp(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function Tp(e, t) {
	if (!t) return [wp(e), Cp(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = Sp(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const Ep = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", Dp = RegExp(`[${Ep}]+|\\s+|[^${Ep}]`, "ug");
new class extends pp {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = Sp(e, r);
		} else n = e.match(Dp) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && Op(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && Op(n, i, r, null, t.intlSegmenter), e;
	}
}();
function Op(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = Tp(t.value, i), [s, c] = Tp(n.value, i);
		if (e) {
			let r = mp(a, s);
			e.value = _p(e.value, s, r), t.value = vp(t.value, r), n.value = vp(n.value, r);
		}
		if (r) {
			let e = hp(o, c);
			r.value = gp(r.value, c, e), t.value = yp(t.value, e), n.value = yp(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = wp(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = wp(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = wp(r.value, i), [a, o] = Tp(t.value, i), s = mp(n, a);
		t.value = vp(t.value, s);
		let c = hp(vp(n, s), o);
		t.value = yp(t.value, c), r.value = gp(r.value, n, c), e.value = _p(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = wp(r.value, i), n = bp(Cp(t.value, i), e);
		t.value = yp(t.value, n);
	} else if (e) {
		let n = bp(Cp(e.value, i), wp(t.value, i));
		t.value = vp(t.value, n);
	}
}
new class extends pp {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${Ep}]+|[^\\S\\n\\r]+|[^${Ep}]`, "ug");
		return e.match(t) || [];
	}
}();
const kp = new class extends pp {
	constructor() {
		super(...arguments), this.tokenize = jp;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function Ap(e, t, n) {
	return kp.diff(e, t, n);
}
function jp(e, t) {
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
function Mp(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends pp {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (Mp(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends pp {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends pp {
	constructor() {
		super(...arguments), this.tokenize = jp;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(Np(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function Np(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = Np(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = Np(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const Pp = new class extends pp {
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
function Fp(e, t, n) {
	return Pp.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function Ip(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function Lp(e) {
	if (!Ip(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Rp = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function zp(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		Ap(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(Ap(n, r, s));
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
			let t = n[e], i = t.lines || Hp(t.value);
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
function Bp(e, t) {
	if (t ||= Rp, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => Bp(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Rp, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + Lp(r) + " " + Lp(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + Lp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + Lp((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + Lp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + Lp((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + Lp(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + Lp(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function Vp(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		zp(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? Bp(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = zp(e, t, n, r, i, a, o);
		return s ? Bp(s, o?.headerOptions) : void 0;
	}
}
function Hp(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function Up(e, t, { texts: n, full: r }) {
	let i = im(e, t), a = Aa(e, t) ? [So(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [So(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = wa(e, t) && o !== void 0 ? { language: o } : {}, u = Gp(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: it(e.value, 1e3 + c - 2 - e.start.length)
	}));
	return [
		...s ? [So(" ", `in the project, last edited${Yp(s)}:`)] : [],
		...u,
		...a
	];
}
const Wp = {
	as: "text",
	text: ""
};
function Gp(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || ja(a) ? Wp : sm(e, i, a), c = sm(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== Wp ? Kp(t, s, c, r) : fm(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => Kp(`${t}.${e}`, n, i, r));
}
function Kp(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...qp("-", e, t.members, n.members), ...qp("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = um(t, n, r), o = So("+", `${e} `, Jp(n) ? "(empty)" : a);
	if (Jp(t)) return [o];
	let s = So("-", `${e} `, i);
	return Jp(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function qp(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [So(e, `${t} `, pm(i))] : [];
}
function Jp(e) {
	return e.as === "text" && e.text === "";
}
function Yp({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${S(e, 60)}`} on ${jo(t)}${n ? ", reviewed" : ""}`;
}
function Xp(e, t) {
	return t.flatMap((t) => am(e, t) ? [] : im(e, t)).join(", ");
}
function Zp({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => wa(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => im(e, t)).join(", ")})` : "", a = (t) => `${im(e, t)} ${lm(sm(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !wa(e, t) && !am(e, t)), c = s.filter((t) => om(e, t)).map(a), l = s.filter((t) => !om(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function Qp(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${rm(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = im(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && nm[e.cause]) ?? $p[a], l = e.edited ? `: edited${Yp(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${tm(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : cm, p = sm(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${lm(p, f)} ${d} (not in the file)${m}`;
	let [h, g] = um(sm(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const $p = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, em = {
	"not-verified": "the project does not say that it is verified",
	"not-reviewed": "the project does not say that it is reviewed",
	placeholders: "its placeholders differ from those of the base text",
	"icu-message": "it is not a valid ICU message",
	"missing-plural-form": "it lacks a plural form",
	"text-too-long": "it is longer than char_limit",
	"wrong-word": "it has a word that checks.words lists"
};
function tm({ because: e = [] }) {
	return e.map((e) => em[e]).join(", and ");
}
const nm = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": $p.held
};
function rm(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${on(t)}` : `owned by others (tag ${on(t)})`;
}
function im(e, { field: t, part: n }) {
	return n !== void 0 && Sa(e, t).role === "text" ? mm(n) : t;
}
function am(e, { field: t }) {
	return Sa(e, t).role === "identity";
}
function om(e, { field: t, after: n }) {
	let r = sm(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function sm(e, t, n) {
	return Sa(e, t).show(n);
}
const cm = 60;
function lm(e, t = 60) {
	switch (e.as) {
		case "text": return on(e.text, t);
		case "word": return S(e.word, t);
		case "set": return e.members.length > 0 ? pm(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${mm(e)} ${on(n, t)}`).join(", ");
	}
}
function um(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = Qe(C(e.word), C(t.word), n);
		return [it(r, n), it(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [lm(e, n), lm(t, n)];
	let [r, i] = Qe(C(e.text), C(t.text), n);
	return [on(r, n), on(i, n) + dm(e.text, t.text)];
}
function dm(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function fm(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			mm(e),
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
function pm(e) {
	return e.map((e) => Ye(mm(e))).join(", ");
}
function mm(e) {
	return S(e, 60);
}
function hm({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(gm?.old !== a || gm.now !== o) && (gm = {
		old: a,
		now: o,
		parts: _m(a, o)
	});
	let s = gm.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let gm;
function _m(e, t) {
	return Fp(ym(e), ym(t), { maxEditLength: 600 }) ?? [];
}
const vm = n(() => new Intl.Segmenter("en", { granularity: "word" }));
function ym(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(vm().segment(e), ({ segment: e }) => e));
}
function bm(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/removal.ts
const xm = "will be archived";
function Sm(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? xm : "will be destroyed";
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Cm(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Cm({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? lm(sm(e, r, i), 90) : "", s = a ? `   (last edited${Yp(a)})` : "";
		return {
			...So("-", `${mm(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [So("-", `and ${L(a, "more text")}`)] : []];
}
// src/report/view/rows.ts
const wm = 1e3;
function Tm(e, t) {
	if (e.action === "destroy") return {
		...km("-", e),
		...Sm(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => wa(n, e) ? e.part ?? [] : []), a = {
		...km(Om(e), e),
		...Ta(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? Zp(e) : Xp(n, e.fields);
		return r === "" ? a : {
			...a,
			words: it(r, wm)
		};
	}
	let o = r === "create" || mo(e), s = e.fields.filter((e) => !o || !am(n, e)).flatMap((e) => Up(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: S(c, 80) };
	return {
		...a,
		...l,
		...Em(e, t),
		lines: s
	};
}
function Em(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Dm(e) ? { words: xm } : t === "drift" ? e.edited ? { words: `last changed${Yp(e.edited)}` } : {} : mo(e) ? { words: wo(e.kind).renamed } : {};
}
function Dm({ kind: e, fields: t }) {
	return t.some((t) => ka(e, t));
}
function Om(e) {
	return e.action === "create" ? "+" : Dm(e) ? "-" : mo(e) ? "»" : "~";
}
function km(e, t) {
	return xo(e, Eo(t), t.place);
}
function Am(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = it(Qp(e, t, r), r ? Infinity : wm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...km("!", e),
		words: i,
		...a
	};
}
function jm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = im(n, e), [d, f] = um(sm(n, r, i ?? ""), sm(n, r, a)), p = o ? `, edited${Yp(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...km(l ? "!" : " ", e),
		lines: m.map((e) => So(" ", it(e, wm))),
		...l && { isLoss: !0 }
	};
}
function Mm({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${lm(sm(t.kind, r.field, e))}` : "";
		return So(" ", it(`${im(t.kind, r)}${i} is no longer declared`, wm));
	});
	return {
		...km("-", t),
		isLoss: !0,
		lines: r
	};
}
function Nm({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : S(e, 200));
	return {
		...km("~", r),
		words: `${S(e, 80)}: ${i} → ${a}`
	};
}
function Pm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : C(e), [a, o] = Qe(i(t), i(n), 200).map((e) => it(e, 200)), s = `${S(e, 80)}: ${a} → ${o}`;
	return r ? {
		...xo("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : xo(" ", s);
}
function Fm({ variable: e, host: t, place: n }) {
	return {
		...xo("!", `sends \${${C(e)}} to ${C(t)}`, n),
		isLoss: !0
	};
}
function Im(e) {
	return {
		...km(" ", e),
		words: `id ${S(String(e.id), 80)}`
	};
}
function Lm(e) {
	return xo(" ", C(e));
}
// src/report/view/status.ts
const Rm = [
	["Language", ({ language: e, base: t }) => `${S(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => R(e)],
	[
		"Archived",
		({ archived: e }) => R(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${R(e.translated)} ${zm(e, "translated").padStart(5)}`],
	["Verified", (e) => `${R(e.verified)} ${zm(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${R(e.reviewed)} ${zm(e, "reviewed").padStart(5)}`],
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
function zm(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Bm({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Rm.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Vm({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = S(t.language, 40), i = e.unmet.map((n) => `${`${R(t[n])} of ${L(t.texts, "text")} ${n}, ${zm(t, n)}`}, and ${e.percents[n]} % is required`), a = e.missing.map(({ lacks: e, ...i }) => {
			let a = `${n}: not ${e.includes("translated") ? "translated" : r(e)}`;
			return {
				...xo("!", Eo(i), i.place),
				words: a,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `Not ready: ${i.join("; ")}`,
			rows: a
		}];
	});
}
// src/report/view/sections.ts
const Hm = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", Um = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with texts that are overwritten in the project",
		meaning: Hm
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other values that are overwritten in the project",
		meaning: Hm
	},
	renamed: {
		action: "Renamed",
		heading: "renamed",
		meaning: "It keeps its id, its translations and its history."
	},
	changed: {
		action: "Changed",
		heading: "changed without loss",
		meaning: "Values are added, or a switch changes. No text is lost."
	},
	new: {
		action: "New",
		heading: "new",
		meaning: "The project does not have it yet."
	}
}, Wm = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, Gm = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": Wm,
	overwritten: Wm,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: Wm,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, Km = "so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.", qm = {
	Conflict: {
		open: "conflict",
		heading: "changed in the file and in the project, and not written",
		meaning: `The file and the project both changed the text, ${Km}`
	},
	Undecided: {
		open: "undecided text",
		heading: "not written, because nothing tells which side changed",
		meaning: `Nothing tells which side changed the text, ${Km}`
	},
	Archived: {
		heading: "declared, and archived in the project",
		meaning: "It stays drift until its entry declares is_archived: true or false."
	},
	"To pull": {
		heading: "to pull: changed only in the project. Apply keeps it, and lokaform pull writes it into the file",
		meaning: "Only the project changed the text. Apply keeps it, and lokaform pull writes it into the file."
	},
	Waiting: {
		heading: "waiting: changed only in the project, and not pulled because of pull.review or pull.checks. Apply keeps it",
		meaning: "Only the project changed the text. pull.review or pull.checks keeps it out of the files, and apply keeps it in the project. To take it into its file: lokaform pull --accept KEY:LANG."
	},
	Kept: {
		heading: "kept, and not changed: each line says why",
		meaning: "The project differs from its manifests, and apply does not change it."
	}
}, Jm = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function Ym({ reason: e }, t) {
	return Xm(t) && e === "archived" ? "Archived" : Jm[e] ?? "Kept";
}
function Xm({ command: e }) {
	return e === "drift";
}
function Zm(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function Qm(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		th(t.full === "also" ? r.filter((e) => !Ga(e)) : r, t),
		eh(i, t),
		...Vm(e).map((e) => t.full ? e : {
			...e,
			rows: sh(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? nh({
			...e,
			plan: n
		}, Zm(e, t)) : [],
		fh(a, t)
	];
}
function $m({ problems: e, results: t = [] }, n = {}) {
	return [...op(e, n), ...up(t, n)];
}
function eh(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${L(n.length, "change")} not made`,
		rows: up(n, t)
	};
}
function th(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: Zo(e),
		rows: op(e, t)
	};
}
function nh({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { sends: o = [] } = Xm(n) ? {} : r ?? e, s = (...e) => e.map((e) => oh(e, a, n));
	return [
		...r ? [ah(r.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: o.map(Fm)
		},
		...s("Conflict", "Undecided"),
		...ih(i, n),
		...s("Archived", "To pull", "Waiting", "Kept"),
		...r ? [lh(r)] : [],
		...uh(i, n),
		...r ? dh(r, n) : []
	];
}
function rh(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function ih(e, t) {
	let n = Xm(t) ? Gm : Um;
	return [...new Set(ho.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[go(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${R(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: rh(i.map((e) => Tm(e, t)))
		};
	});
}
function ah(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${L(e.length, "setting")} changed`,
		rows: rh(e.map(Pm))
	};
}
function oh(e, t, n) {
	let r = t.filter((t) => Ym(t, n) === e), { keptElsewhere: i } = n, { heading: a, meaning: o, open: s } = qm[e], c = !s && i !== void 0 && r.length > 20, l = (c ? ch(r) : r).map((t) => {
		let r = Am(t, n);
		return s ? {
			...r,
			isLoss: !0
		} : e === "To pull" ? {
			...r,
			severity: "notice"
		} : r;
	});
	return {
		part: "plan",
		action: e,
		noun: s ?? "kept item",
		meaning: o,
		title: s ? `${L(r.length, s)}: ${a}` : `${R(r.length)} ${a}`,
		rows: c ? sh(l, 19, i) : l
	};
}
function sh(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...Lm(`and ${R(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function ch(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function lh({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...ba().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Lm(`all ${e.many}: no manifest declares any`)), ...e.map(Im)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer managed",
		rows: n,
		title: `${R(n.length)} no longer managed, and unchanged in the project`
	};
}
function uh(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Tm(e, {
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
function dh({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${L(e.length, "change")}`,
		rows: rh(e.map((e) => Tm(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${L(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Tm(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function fh(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(Im).sort((e, t) => m(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${R(e.length)}`,
		rows: sh(r, t, n ?? "the job summary of the workflow lists")
	};
}
function ph(e, t) {
	let n = Zm(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Mm(e, n));
	return [
		ah(s),
		_h("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		_h("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...gh(r, n),
		_h("with another id or former name", a.map(Nm)),
		_h("with other values in on_create", o.map(Lm)),
		...uh(r, n)
	];
}
function mh({ waiting: e, ...t }, n) {
	let r = Zm(t, n), i = e.map((e) => jm(e, r));
	return _h(`waiting in the project, because of pull.review or pull.checks. To take one: lokaform pull --accept KEY:LANG${e.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function hh(e, t) {
	let n = Zm(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Mm(e, n)), s = r.filter(({ waits: e }) => !e).map((e) => jm(e, n)), c = s.filter(({ isLoss: e }) => e), l = s.filter(({ isLoss: e }) => !e);
	return [
		_h("in conflict: the manifest keeps its text", c),
		_h("no longer declared", o),
		...gh(i, n),
		mh({
			...e,
			waiting: r.filter(({ waits: e }) => e)
		}, n),
		_h("different, and kept", l),
		...uh(i, n)
	];
}
function gh(e, t) {
	let n = (e) => e.action === "create" ? "new" : mo(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => _h(r, rh(e.filter((e) => n(e) === r).map((e) => Tm(e, t)))));
}
function _h(e, t) {
	return {
		part: "plan",
		title: `${R(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function vh(e, t) {
	let n = yh(Mf(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => bh(e, n, s, t)), ...o.map((e) => xh(e, t))];
	return {
		title: rs(n),
		heading: F`${is(n)}${i.length > 1 ? F` · ${L(i.length, "project")}` : []}`,
		state: Ha(n) ? "failed" : Va(n) ? "clean" : "open",
		isUntouched: Qa(n),
		lead: wh(n, t),
		stopped: qo(e),
		verdict: Th(n, t),
		result: Yo(n),
		comparison: a ? ls(a) : [],
		problems: th(r, t),
		parts: c,
		next: Ah(n, t),
		legend: Mh(n, c)
	};
}
function yh(e) {
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
function bh(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: S(i ?? o?.project.name ?? a, 200),
		heading: F`${I(i ?? a, 80)}${o ? F` · ${I(o.project.name, 80)}` : []}`,
		result: Sh(e, t),
		facts: Ch(e, t, n, r.isPullRequest),
		table: Bm(e),
		sections: Qm(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(ve)
	};
}
function xh(e, t) {
	let { name: n = "" } = e;
	return {
		name: S(n, 200),
		heading: I(n, 80),
		result: us([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: ph(e, t)
	};
}
function Sh(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Go([e])}.`;
	if (n) return t === "plan" ? es(Za(e)).replace(/^n/, "N") : t === "status" ? Lo([e]) : t === "drift" ? zo([e]) : Po(n, i);
}
function Ch(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = _s(i), d = Ja(e), f = u === void 0 ? [] : [{
		is: "link",
		words: F`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = F`All differences that apply would change are shown, not only those of this pull request.`, h = Za(e), g = p ? Fo(a.project, h) : void 0, _ = p && r ? Io(a.project, h) : void 0;
	return [
		F`Project ${a && !n ? F`${I(a.project.name, 80)} · ` : []}${I(i, 200)}${u === void 0 ? [] : F` · ${f}`}`,
		...a?.filter ? [ps(a.filter)] : [],
		...o?.is === "not compared" ? [F`${yo(m)} Lokaform could not find out which are from this pull request: ${I(o.why)}.`] : [],
		...g ? [g] : [],
		..._ ? [_] : [],
		...c === void 0 ? [] : [F`The backup is in ${I(c)}.`],
		...d === void 0 ? [] : [F`${Qo(void 0)}: ${I(d, 800)}`],
		...$o(e)
	];
}
function wh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = ko(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? F`the ${s} ${I(o)}` : F`${o}`;
	if (t === "assignee") return F`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return F`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => Za(e).length === 0);
	return Qa(e) || l && u ? F`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? F`No plan could be made for this pull request:` : l ? n === void 0 ? F`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : F`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : F`No plan could be made for this pull request (from ${c}):`;
}
function Th(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Dh(e, t) : [Eh(e, Yo(e))];
}
function Eh(e, t) {
	let n = yo(F`${t}`), r = e.projects.some(({ results: e }) => e);
	return Ha(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? za(e) : Va(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Dh(e, { isPullRequest: t }) {
	if (!Ha(e)) return Qa(e) ? [{
		mark: "good",
		words: yo(F`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = Ka(e), r = n.filter(Ga), i = n.filter((e) => e.severity === "error" && !Ga(e)), a = jh(e) && e.projects.every((e) => Za(e).length === 0);
	return [
		...i.length > 0 ? [Eh(e, `${Zo(i)}. ${kh(i)}`)] : [],
		...r.length > 0 ? [Eh(e, Oh(r))] : [],
		...a ? [{ words: F`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function Oh(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${R(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${L(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function kh(e) {
	return e.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Ah(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Za);
	if (r !== "plan" || a.length === 0 || Ua(e)) return;
	let o = F`${yo(F`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? F`${o} When this pull request is merged, the next apply makes these changes in the project.${jh(e) ? F` The changes that are already pending are made as well.` : []}` : F`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${I(n, 200)}. It writes only from the default branch, and from the branches in the input ${I("apply-from")}.` : F`${o} The next apply makes these changes in the project.`;
}
function jh({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Mh(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...jh(e) ? [F`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [F`${Yo(e)}`] : [],
			F`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => F`${yo(F`${e}`)}: ${t}`)
	};
}
function Nh(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${Oo(e)} · ${ko(e.manifests)}`,
		page: _s(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Ph(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${C(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: Ha(e),
		stopped: qo(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${C(e.backup)}.`], ...$o(e).map(bo)]),
		restores: n.flatMap((e) => {
			let t = Ja(e);
			return t === void 0 ? [] : [`${Qo(e.name)}: ${C(t)}`];
		}),
		result: a ? Yo(e) : void 0
	};
}
function Fh(e, t, n) {
	let r = Mf(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...op(i, o), ...a.flatMap((e) => $m(e, o))], c = !Ha(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? F` · ${I(l.name, 80)}` : [], d = qa(r).some(({ outcome: e }) => e.state === "done") ? F`❌ Not everything was applied${u}` : F`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? F`Applied by ${g(F`this run`)}` : g(F`This run`), v = a.some(({ results: e }) => e), ee = v ? F`: ${`${Go(a)}.`}` : F` wrote nothing.`, y = `The figures are for ${L(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? F`✅ Applied${u}` : d,
		lead: [
			F`${_} at commit ${I(p.slice(0, 7))} on ${jo(m)}${ee}`,
			...v && h > 1 ? [F`${y}`] : [],
			...c ? [] : [F`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? Ih(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Ih(e) {
	let { projects: t } = e, n = (t) => Ha({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? Go([e]) : "not applied";
		return F`${I(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, F`${`… and ${L(i, "more project")}`}`] : r;
}
// src/model/digest.ts
function Lh(e, t) {
	return Dr("sha256").update(p([e, t])).digest("hex").slice(0, 16);
}
// src/report/text/progressText.ts
function Rh(e, t, n = Infinity, r) {
	let i = e.count && Vh(e.count), a = r && r.until > t ? `${Hh(r.until - t)}: ${C(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = Bh({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(Bh(e)),
		o(s),
		c
	].find((e) => hn(e) <= n) ?? c.slice(0, n);
}
const zh = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Bh({ phase: e, project: t }) {
	let [n, r] = zh[e];
	return t === void 0 || !r ? n : `${r} project ${on(t, 40)}`;
}
function Vh({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? L(e, n) : void 0 : `${R(e)} of ${L(t, n)}`;
}
function Hh(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function Uh({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${C(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Wh(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${C(r)} is sent again: ${a}.`]);
	};
}
function Gh(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = Nh(e, c), m = Qm(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...Kh(Bm(e), n), ...rg(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(ng["!"], bo(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(ps(i.filter))] : []
	], v = u || s ? void 0 : Fo(i.project, i.changes), ee = u ? zo([e]) : s ? Lo([e]) : Po(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), y = [
		...h.length > 0 ? [""] : [],
		...v ? [g(v)] : [],
		t("strong", ee)
	];
	return [
		...ln(_, n),
		...h,
		...ln(y, n)
	].map(xe);
}
function Kh(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [Ye(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = d(e.map(hn));
			return e.map((e) => t === 0 ? y(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (d(i.map(hn)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => Qt(e, t, 4))];
}
function qh(e, { paint: t }) {
	let { comparison: n, parts: r } = vh({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", bo(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", bo(e))] : [], ...rg(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(xe);
}
function Jh(e, t) {
	return op(e).map((e) => Yh(e, t));
}
function Yh({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? C(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return xe(u.join(": "));
}
function Xh({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(ve), ...$m(e).map((e) => Yh(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Oo(e)}`)] : [], ...i];
	});
	return [...Jh(e, n), ...r.map(xe)];
}
function Zh(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Ph(e), c = [
		...i ? [t("bad", bo(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...ln(c, n), ...o].map(xe);
}
function Qh({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${C(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${C(n(e))}. To apply it: lokaform apply --plan ${Mo(C(n(e)))}`), r.map(xe);
}
function $h(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, kept: s } = e, c = rg(hh(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.filter(({ waits: e }) => !e).length, d = s.length - u, f = [u > 0 ? `, and ${L(u, "value")} of the project ${u === 1 ? "differs" : "differ"}` : "", d > 0 ? `; ${L(d, "text")} waiting` : ""].join(""), p = o.length === 0 ? `Pull from ${C(a)}: the manifests stay as they are${f}.` : `Pull from ${C(a)}: ${ds([e])}.`, m = ln([t("strong", `From ${C(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...m,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${C(e)}`),
		...ln([t("strong", p)], n)
	].map(xe);
}
function eg(e, { paint: t, width: n, ...r }) {
	let [, ...i] = rg([mh(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(xe) : [];
}
function tg(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = C(e);
		return Vp(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => xe(e.split("	").map(C).join("	")));
	});
}
const ng = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function rg(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : ln([n("strong", e)], r),
		...ig(i, t)
	]);
}
function ig(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...ag(e, r)
	})), a = {
		labels: cg(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: cg(i, "at", 24)
	};
	return i.flatMap((e) => og(e, a, {
		paint: t,
		width: n
	}));
}
function ag({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${Ye(t)}`;
	return {
		label: Ye(e) + i,
		at: n ? Ye(Do({ place: n }, r)) : ""
	};
}
function og(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => Qt(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(sg(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(ng[e.sign], e.sign)} ${y(i, t.labels)}${d}${y(n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return hn(p) <= c ? [p, ...u] : [
		...Qt(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function sg(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : hm(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function cg(e, t, n) {
	return e.map((e) => hn(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
}
// src/model/variables.ts
function lg(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function ug(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const dg = /\$\$\{|\$\{([^}]*)\}/g;
function fg(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(dg)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function pg(e) {
	return [...new Set(fg(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function mg(e, t) {
	return fg(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function hg(e, t) {
	let n = fg(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? gg(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? gg(t.slice(r), i) : r === t.length;
}
function gg(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function _g(e) {
	let [, t = "https", n = ""] = bg.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function vg(e) {
	return e.replace(bg, (t, n) => `${n}://${_g(e)}`);
}
function yg(e, t) {
	return vg(e) === vg(t);
}
const bg = /^(https?):\/\/([^/?#]+)/i;
function xg(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Sg = "LOKALISE_API_TOKEN", Cg = "LOKAFORM_VARIABLES";
function wg(e) {
	let t = ug(e, Cg);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [Cg]: t }, r = [];
	for (let [e, i] of t.split("\n").entries()) {
		let t = i.trim(), [, a, o = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		a === void 0 ? t !== "" && !t.startsWith("#") && r.push(e + 1) : n[a] = o;
	}
	return {
		values: n,
		wrong: r
	};
}
const Tg = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function Eg(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = ug(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores${e.startsWith("{") ? ", and GitHub replaces expressions only in workflows: set a variable in env there" : ""}. Use such a name, or ${n}.`);
	if (Tg.test(e) || Ag(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = Dg(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = kg(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Dg(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [Cg, `Add the line ${e}=… to the secret variables of the workflow`] : ["the environment", `Set ${e} where lokaform runs`];
}
function Og(e) {
	return Tg.test(e);
}
function kg(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Ag(e, t) {
	let n = [...wt(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...jg(e)].some((e) => n.some((t) => t.includes(e))));
}
function jg(e) {
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
function Mg(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function Ng() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? v, o = e.inPlan ?? ((e) => i.parse(e));
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
					issues: [Mg(r)]
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
function Pg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Fg(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [p(Object.fromEntries(t))];
}
// src/plan/compare.ts
const Ig = {
	kept: [],
	problems: []
};
function Lg(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, Rg(e, t, i)), c = n === void 0 ? void 0 : Wt(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === X ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return Ig;
	let p = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", m = bs(t.file, t.span, [p]), h = {
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
	if (Tt(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), ee = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : Lh(e.id(n), a);
		return {
			...Hg(i, t),
			...o !== void 0 && { seen: o }
		};
	})), y = v === void 0 ? [] : ee.filter((t) => ka(e.name, t)), te = ee.filter((e) => !y.includes(e));
	if (n === void 0) return {
		change: {
			...h,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: te
		},
		kept: [],
		problems: _
	};
	let b = e.id(n), x = u ? [{
		...h,
		id: b,
		reason: "archived",
		place: m
	}] : [], ne = l.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: b,
		place: Hg(e, t).place
	}))), re = v !== void 0 && y.length > 0 ? [{
		...h,
		id: b,
		reason: "protected",
		tag: v,
		place: m
	}] : [], ie = [
		...x,
		...re,
		...ne
	], ae = l.flatMap((e) => e.open), oe = Bg(e, {
		...t,
		values: o
	}, te, ne);
	if (oe) return {
		kept: ie,
		skipped: h,
		problems: [..._, oe],
		open: ae
	};
	let se = Na(e, n, te, i.project);
	if (se.length === 0) return {
		kept: ie,
		problems: _,
		open: ae
	};
	let ce = Vg(e, n, se), le = r === void 0 ? {} : { renamed_from: r }, ue = e.lastEdit(n), de = e.tags(n);
	return {
		change: {
			...h,
			place: zg(m, se),
			ref: a,
			action: "update",
			id: b,
			identity: e.identity(o),
			...le,
			seen: ce,
			...ue && { edited: ue },
			...de.length > 0 && { tags: de },
			fields: se
		},
		kept: ie,
		problems: _,
		open: ae
	};
}
function Rg({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...at(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function zg(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Bg(e, t, n, r) {
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
function Vg(e, t, n) {
	return Lh(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Hg(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: bs(t, n, r)
	};
}
// src/plan/declaredContents.ts
function Ug(e, t) {
	let n = e.fields.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [p([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => p([
			e.field,
			e.part ?? null,
			e.after
		])))
	};
}
function Wg({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Gg(i),
		isNew: n.get("new") === !0
	};
}
function Gg(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Gg) : [];
}
function Kg(e, { target: t, head: n }, r) {
	let i = new Map(), o = new Set(), s = (e, s = e) => {
		let c = t.filter((e) => !o.has(e)), l = [...a(c, s)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Jg(t, e(t).map((e) => qg(u.get(e), o)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), o.add(n));
		}
	}, c = (t) => Wg(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [p([...r(e)].sort())]), s((t) => [p(e.identity(t.values))]);
	let l = (t) => Gg(e.identity(t.values));
	return s((t) => [...(Wg(e, t).previously ?? []).toReversed(), ...l(t)], l), i;
}
function qg(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Jg(e, t, n) {
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
function Yg(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return xs(t, n, i ? [i.name, r] : []).path;
}
function Xg(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Zg = new WeakMap();
function Qg(e, t, n) {
	let r = Zg.get(t) ?? new Map();
	Zg.set(t, r);
	let i = p([e.name, n?.name ?? null]), a = r.get(i) ?? e_(e, n ? $g(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function $g(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function e_(e, t) {
	let n = a(t, (t) => t_(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = r_(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : Kg(e, {
				target: a,
				head: [t]
			}, (t) => Ug(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(r_(e, t).own).filter((e) => e !== t)
	};
}
function t_(e, t) {
	let { id: n, previously: r = [] } = Wg(e, t), i = Gg(e.identity(t.values)).map(i_);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(i_)
	};
}
const n_ = new WeakMap();
function r_(e, t) {
	let n = n_.get(e) ?? new WeakMap();
	n_.set(e, n);
	let r = n.get(t) ?? t_(e, t);
	return n.set(t, r), r;
}
function i_(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function a_(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, Ug(s, e.values)])), d = (e) => u.get(e) ?? Ug(s, e.values), f = Kg(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(o_(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(s_(s, n, c));
				continue;
			}
			let u = c_(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...o_(s, n),
				fields: m
			}), l(a, l_(s, n, e, u?.renamed_from !== void 0)), u_(s, n) !== u_(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function o_(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = bs(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function s_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !ja(e)).map((e) => Hg(e, t));
	return {
		...o_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function c_(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && p(r) === p(n.after) ? [] : [Hg({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = o_(e, t);
	return {
		...d,
		place: zg(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...p(s) !== p(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function l_(e, t, n, r) {
	let [i, a] = [Wg(e, t), Wg(e, n)];
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
		...o_(e, t),
		...n
	}));
}
function u_(e, { onCreate: t }) {
	return p([...Ug(e, t).texts]);
}
// src/plan/comparePlans.ts
function d_(e, t) {
	let n = f_(t.plan, __), r = y_([e.plan, t.plan]), i = f_(e.plan, r), a = m_(e.plan), o = new Set(t.plan.kept.map(x_)), s = new Set(C_(t).map(w_)), c = new Set((t.plan.sends ?? []).map(S_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: p_(e.plan, __, (e, t) => !n(e, t)),
		pending: p_(e.plan, __, n),
		resolved: p_({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(x_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(S_(e))),
		no_longer_declared: e.unmanaged.filter((e) => l.has(xa(e.kind).plural) && !s.has(w_(e)))
	};
}
function f_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => p([g_(e), t]))));
	return (e, t) => n.has(p([e, t]));
}
function p_({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = g_(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [h_(e, a)];
	});
}
function m_({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(w_)), r = new Set(t.map(({ kind: e, label: t }) => p([e, t])));
	return (e) => r.has(p([e.kind, e.label])) || e.action === "destroy" && n.has(w_(e));
}
function h_(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => Sa(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function g_(e) {
	return e.action === "create" ? p([
		e.kind,
		"new",
		e.identity
	]) : p([e.kind, String(e.id)]);
}
function __(e) {
	return e.action === "update" ? e.fields.map(v_) : e.action === "destroy" ? [p(["destroy", e.how])] : [p(["create", ...e.fields.map(v_).toSorted()])];
}
function v_({ field: e, part: t, after: n }) {
	return p([
		e,
		t ?? null,
		n
	]);
}
function y_(e) {
	let t = new Set(e.flatMap(b_));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => p([e, t ?? null])) : t.has(g_(e)) ? __(e) : [e.action];
}
function b_({ changes: e }) {
	return [...u(e, g_)].flatMap(([e, { length: t }]) => t > 1 ? e : []);
}
function x_(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return p([
		t,
		String(n),
		r,
		...i
	]);
}
function S_({ variable: e, host: t }) {
	return p([e, t]);
}
function C_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function w_({ kind: e, id: t }) {
	return p([e, String(t)]);
}
// src/settings/changedSettings.ts
function T_(e) {
	return new Map(It.flatMap((t) => {
		let n = t === jt ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function E_(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || O_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function D_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => O_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(An) === r);
}
function O_(e, t) {
	return e !== "" && gs(e).toLowerCase() === gs(t).toLowerCase();
}
function k_(e, t) {
	return It.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return p(r ?? null) === p(i ?? null) ? [] : [{
			name: _n(n),
			...r !== void 0 && { before: A_(r) },
			...i !== void 0 && { after: A_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const A_ = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function j_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = It.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = F_(e, t, {
		members: [...a.map(N_), ...o.map(P_)],
		thing: s,
		within: n
	}), u = (r) => {
		let a = M_(t, r), o = [...n, r], s = {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		};
		return F_(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, d = new Map(o.map((e) => [e, u(e)])), f = [c, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = M_(t, n), a = r && Array.isArray(i.value) ? Ld(e, i, r).problems : [];
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
			namePlace: (e, ...n) => bs(h, t.span, [...m(e), ...n])
		},
		problems: f
	};
}
function M_({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function N_(e) {
	return e.entries ? {
		...e,
		schema: k(Pn()).refine(...Mn)
	} : e;
}
function P_(e) {
	let t = `a mapping such as { ${It.filter((t) => t.parent === e && typeof t.example != "object").slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: Wn(O(), Pn()),
		expects: t
	};
}
function F_({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let o = [], s = (t) => {
		let n = bs(e, r, [t]), a = $t("setting", _n({
			parent: i,
			name: t
		}), { place: n });
		return a && o.push(a), !a;
	}, c = Object.entries(_(n) ? n : {}).filter(([e]) => s(e)), l = _(n) ? Object.fromEntries(c) : n ?? {}, u = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), d = Hn(Object.fromEntries(u)).safeParse(l).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), p = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), m = new Map(a.members.map(({ name: e, expects: t }) => [e, {
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
		problems: [...o, ...Kd(d, h)]
	};
}
// src/settings/configFile.ts
function I_(e, t) {
	return M(t.working, E(Ct, e) ?? Ct.default);
}
async function L_(e, t) {
	let n = I_(e, t), r = E(Ct, e) === void 0 || t.commit && !await ii(n, t), i = r ? I_({}, t) : n;
	if (r && !await ii(i, t)) return { problems: t.commit ? [] : await R_(t.working) };
	let a = N(i, t), o;
	try {
		o = Xr(await Yr(i, t));
	} catch (e) {
		if (e instanceof si) throw e;
		return { problems: [D("not-read", `The settings in ${a} cannot be read: ${ni(e)}`)] };
	}
	let s = vd(a, o, { most: yd });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = V_(s, j(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(z_)
	};
}
async function R_(e) {
	let t = Ct.default, n = (e, t) => D("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await oi(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [D("not-read", t)];
	}
	let r = await ai(t, e), i = r.length > 0 ? void 0 : await Gr(e, void 0);
	for (let r = e; i !== void 0 && r !== i;) {
		r = j(r);
		let i = ur(e, M(r, t)).split(dr).join("/"), a = `it is not in the working directory. Run lokaform in its folder, or add --config ${i}`;
		if (await ii(M(r, t), {})) return [n(i, a)];
	}
	return r.map((e) => n(e, e === t ? "it is a folder. Make it a file" : `of its name. Rename it to ${t}`));
}
function z_({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const B_ = 1e3;
function V_(e, t) {
	let n = j_(e, e), r = H_(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Mt([...n.problems, ...r?.problems ?? []])
	};
}
function H_(e, t) {
	let n = t.get(jt);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(D("bad-setting", e, { place: t }));
	t.get(T) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(T));
	let a = new Map(), o = Object.keys(n);
	if (o.length > B_) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${B_.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(jt)), {
		entries: a,
		problems: r
	};
	let s = M_(e, jt.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(jt));
	let c = new Map();
	for (let t of o) {
		let n = bs(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = j_(e, M_(s, t), [jt.name, t]);
		l(r, u), a.set(t, o);
		let d = o.get(T), f = c.get(d ?? "");
		d === void 0 ? o.isBroken(T) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? c.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. Declare a project in one entry, with all of its manifests.`, o.place(T));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/rules.ts
function U_(e, t) {
	let n = Z(an, t), r = q_(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? E(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(me, t),
		writers: Z(sn, t),
		overwrite: Z(Bt, t),
		accept: Z(Jt, t),
		placeholders: Z(Lt, t),
		incoming: {
			review: Z(jn, t),
			checks: Z(He, t)
		},
		checks: W_(t),
		pull: void 0,
		filter: n,
		owner: Z(x, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(Be, t),
		onProblem: Z(Re, t),
		protectedTags: Z(je, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(Nt, t),
		allowWrongProject: Z(kt, t)
	}, s = e.flatMap((e) => Y_(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = Q_(Be, t) ?? {};
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
function W_(e) {
	let t = Z(Ke, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(wn, e) ?? { severity: "off" }, o = [
		...Dn.map((t) => [t.name, Z(t, e)]),
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
function G_(e) {
	let t = [...K_(wn, e)].filter(([, { value: e }]) => _(e));
	return new Map([...t, ...K_(me, e)]);
}
function K_(e, t) {
	let { value: n = {}, part: r } = Q_(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function q_(e) {
	return Yt.some((t) => E(t, e) !== void 0);
}
function J_(e, t) {
	let n = (E(an, e) ?? []).length > 0;
	if (!n && (!q_(e) || E(Fe, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Pt.flatMap((t) => [E(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Yt.map((e) => `--${xt(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${xt(Fe)}.`}`;
	return [D("bad-setting", a, { severity: "notice" })];
}
function Y_(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = _n(a), { place: s } = Q_(a, n) ?? {}, c = (e) => D("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = pf(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(x) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && ff(e, t) === void 0 && !l(Be) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const X_ = [{
	row: Ft,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: ue,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function Z_(e) {
	return E(an, e) === void 0 ? [] : X_.filter(({ row: t }) => ![void 0, !1].includes(E(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${xt(e)}: ${t}. Remove one of them.`;
		return D("bad-setting", n);
	});
}
function Q_(e, { raw: t, environment: n, parts: r }) {
	let i = E(e, t);
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
	return Q_(e, t)?.value;
}
// src/settings/token.ts
async function $_(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [D("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await vr(M(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${ni(e)}`);
	}
}
const ev = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function tv(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => ug(t, e.get(An) ?? "")).filter((e) => e !== void 0 && kg(e) === void 0), i = [
		n,
		t[Sg],
		ug(t, "INPUT_TOKEN"),
		...r,
		...nv(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function nv(e) {
	return Object.entries(e).flatMap(([e, t]) => ev.test(e) && t || []);
}
const rv = D("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function iv(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a }) {
	let o = e?.get(An);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [rv] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [D(n, t, { place: e.place(An) })] : []
	});
	if (!av(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !D_(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = ug(t.values, o) || void 0;
	if (c === void 0) {
		let [e, n] = Dg(o, t);
		return s(`${o} is not set in ${e}. It must contain the API token of this project. ${n}, from a secret.`, "no-token");
	}
	let l = kg(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function av(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : Og(e) || Ag(ug(t, e) ?? "", nv(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function ov(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = Ur }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await L_(t, n), p = await $_(E(vt, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: h, wrong: g } = wg(r), _ = tv(d, {
		...r,
		...h
	}, m), v = {
		values: h,
		tokens: _,
		allowed: E(yt, t)
	}, y = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, te = Z(gn, y), b = Ev(t, d, a), x = e !== "validate" && !te, ne = {
		raw: b.names.length > 1 ? {
			...t,
			[xt(T)]: []
		} : t,
		environment: r,
		config: d,
		usable: v,
		runToken: m,
		online: x,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l
	}, re = d === void 0 && Tt(f), ie = (e) => uv(e, e === void 0 ? void 0 : d?.projects?.get(e), ne), ae = re ? [] : b.names.map(ie), oe = ae.map(({ settings: e }) => e), se = b.others.map((e) => ie(e).settings), ce = ({ showTexts: e }) => e, le = {
		kinds: ba(),
		command: e,
		apiUrl: Z(Kt, y),
		projects: oe,
		others: se.flatMap(({ manifests: e }) => e ?? []),
		showTexts: oe.every(ce) && (!u || u.is === "read" && u.projects.every(ce)),
		usable: v,
		secrets: [..._.map(ee), ...[...oe, ...se].flatMap((e) => e.secrets)],
		timeLimit: Z(Gt, y),
		...cv(t, y, n),
		combines: !1,
		matrix: te,
		reports: [],
		backupDir: lv(E(gt, t) ?? i, n),
		restoreFlags: mn(t, [
			Ct,
			...d ? [T] : [],
			vt,
			Kt
		])
	}, ue = ne.online && oe.some(({ inFile: e }) => e.get(xn) !== !1), de = [
		...p.problems,
		...Zt(t),
		...f,
		...b.problems,
		...ae.flatMap((e) => e.problems),
		...ne.online ? J_(t, d) : [],
		...Z_(t),
		...g.map(sv)
	];
	if (u?.is === "missing" && ue) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		de.push(D("not-read", e, { severity: "notice" }));
	}
	return {
		settings: le,
		problems: nn(de)
	};
}
function sv(e) {
	let t = `Line ${e} of ${Cg} is not NAME=value. In a workflow, correct the secret variables: one line for each variable, and no line breaks in a value.`;
	return D("variable", t);
}
function cv(e, t, n) {
	return {
		format: Z(te, t),
		detailedExitcode: Z(ct, t),
		all: Z(ot, t),
		publish: Z(dt, t),
		failOnDrift: Z(Dt, t),
		applyFrom: Z(yn, t),
		yes: Z(rn, t),
		verbose: Z(St, t),
		quiet: Z(pt, t),
		force: Z(Sn, t),
		out: lv(E(un, e), n),
		report: [...new Set(Z(fn, t).map((e) => M(n.working, e)))],
		plan: lv(E(Ft, e), n),
		configFile: I_(e, n)
	};
}
function lv(e, { working: t }) {
	return e === void 0 ? void 0 : M(t, e);
}
function uv(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(T) ?? "${}", m = /^\$\{\w*\}/.test(p) ? vv : {
		...Sv(p, o, d[0]?.place(T)),
		id: ""
	}, h = c ? bv(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = iv(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: g
	}), v = U_(ba(), f), ee = !(l && d.some((e) => e.isBroken(xn))) && Z(xn, f);
	return {
		settings: {
			name: e,
			id: h.id ?? "",
			secrets: h.secrets,
			token: _.token,
			manifests: dv(f, n),
			rules: v.rules,
			inFile: T_(d),
			pulledLanguages: Q_(Ce, f),
			languagePlaces: G_(f),
			required: K_(E(Xe, r) ? Xe : $e, f),
			useAutomations: Z(vn, f),
			snapshot: Z(ye, f),
			concurrency: Z(rt, f),
			rate: Z(tn, f),
			showTexts: ee && E_(u, g)
		},
		problems: [
			...h.problems,
			..._.problems,
			...v.problems
		]
	};
}
function dv({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Yt) {
		let o = E(n, e);
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
	let o = fv(t, i);
	return o && {
		kinds: ba(),
		globs: a,
		texts: o,
		folder: i
	};
}
function fv(e, t) {
	if (e.some((e) => e.isBroken(le))) return;
	let n = e.find((e) => e.get(le) !== void 0), r = n?.get(le)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place(le, r, "files");
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
		...pv(e, r)
	}));
}
function pv(e, t) {
	if (e.language === void 0 || zt(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => zt(t) && or(t) === or(e.files) && n === e.keyName && r === e.platform), r = Ae(e.files), i = n.filter(({ files: e }) => Ae(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const mv = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, hv = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, gv = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, _v = {
	where: "the setting project",
	instead: "write the id itself"
}, vv = {
	secrets: [],
	problems: []
};
function yv(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [D(n, e, { ...t && { place: t } })]
	};
}
function bv(e, t) {
	let n = xv(e, t), { id: r } = n, i = E(pn, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === gs(r))) return n;
	let a = E(T, t.raw) !== void 0, o = a || e?.get(T) === void 0 ? void 0 : e.place(T), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...yv(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function xv(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = E(T, t);
	if (a !== void 0) return Cv(a);
	let o = e?.get(T);
	return e && o !== void 0 ? Sv(o, n, e.place(T)) : e?.isBroken(T) || r?.projects ? vv : i === void 0 ? yv("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : pg(i).length > 0 ? Sv(i, n, void 0) : {
		...vv,
		id: i
	};
}
function Sv(e, t, n) {
	if (pg(e).length === 0) return wv(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return yv("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Eg(r, _v, t);
	if ("message" in o) return yv(o.message, n, o.code);
	let { value: s } = o;
	if (!gv.test(s)) return yv(`The value of ${a} ${Tv}`, n);
	let c = wv(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, gs(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Cv(e, t = "project") {
	let [n, r] = hv.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? wv(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? yv(`${i} is the URL of a branch. Give the id with :branch after it.`) : wv(r.replace(/%3a/i, ":"), i);
}
function wv(e, t, n) {
	let [, r] = n ? hv.exec(e) ?? [] : [];
	return r === void 0 ? mv.test(e) ? {
		...vv,
		id: e
	} : yv(`${t} ${Tv}`, n) : yv(`${t} is a URL. Write only the id in it: ${r}.`, n);
}
const Tv = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Ev(e, t, n) {
	let r = E(Xt, e), i = t?.projects && [...t.projects.keys()];
	if (!i) return {
		names: [void 0],
		others: [],
		problems: r ? [D("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = Oe(e, i) || ` There are ${i.join(", ")}.`;
		return [D("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(T) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [T, ...Yt] : [];
	for (let t of c.filter((t) => E(t, e) !== void 0)) {
		let e = `The option --${xt(t)} (in the action: ${xt(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(D("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/kinds/declaration.ts
function Dv({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => jv(n, t[e] ?? [])));
}
function Ov({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(at)))];
}
function kv(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Av(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Av(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function jv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: bs(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Mv(e, t, { second: n, first: r, field: i }, a = "") {
	let o = z(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${Nv(z(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return D(e, s, { place: o });
}
function Nv({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function Pv(e, t) {
	let n = Dv(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Fv(e, t),
		...Iv(i, t),
		...Vv(r, t)
	];
}
function Fv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [D("project-type", o, { scope: "project" })];
}
function Iv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...u(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = Se(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, d = `Project ${t.name} has no language "${e}".${u} ${l}`;
		return D("unknown-language", d, {
			place: r.place,
			scope: "project"
		});
	});
}
function Lv({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Ze(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [D("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Rv = /(?:^|\/)values\/[^/]+\.xml$/;
function zv({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Rv.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Bv(e, { name: t, languages: n }, r = !1) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${Se(e, i)}`, [o, s] = r ? ["error", "project"] : ["warning", "change"];
		return [D("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function Vv(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [D("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Hv({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Uv({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Gv(o, o.manifests, t, n, r);
		if (!e) break;
		l(a, e.problems.map(Jv(o, e.isDoubtful)));
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
		problems: [...a, ...Yv(i)]
	};
}
async function Wv(e, t, n, r, { signal: i = Ur, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await da(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = vf(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await Tr(), o?.({
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
		problems: [...u, ...g].filter((e) => s(e, h)),
		textFiles: gf(c)
	};
}
async function Gv(e, t, n, r, i) {
	let a = await Wv(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? qv(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Wv(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = ht(f.problems) ? [] : Lv(a, u), m = ({ place: e }) => Kv(f).some((t) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !m(e))]
	};
}
function Kv({ textFiles: e, declared: t }) {
	let n = [...e.values()].filter(({ language: e }) => e !== void 0), r = Object.values(t.entries).flatMap((e) => e.flatMap((e) => e.parts ?? [e]));
	return [...n.map(({ source: e }) => e), ...r.flatMap(({ from: e }) => e?.source ?? [])];
}
function qv(e, t) {
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
function Jv({ rules: e }, t = !1) {
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
function Yv(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Xv(t, e) !== void 0), a = i && Xv(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [D("bad-setting", o)];
	});
}
function Xv(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (gs(e.settings.id) !== gs(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const Zv = {
	entries: {},
	variables: new Map()
};
async function Qv(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => ov(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[xt(Xt)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await Uv({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => lg(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), ee = [...h.filter(({ code: e }) => !ty.includes(e)), ...v].find(ny);
	return ee ? {
		is: "missing",
		why: ry(ee)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function $v(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await ov("plan", {
		...e,
		[xt(Xt)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: ry(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const ey = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], ty = ["unset-variable", "project-not-allowed"];
function ny({ severity: e, code: t }) {
	return e === "error" && !ey.includes(t);
}
function ry({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Do({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function iy(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => oy(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? Zv, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Hv(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		kinds_no_longer_declared: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: k_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function ay(e, t) {
	let n = e && iy(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function oy({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(T));
}
function sy(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return D("undeclared-project", t, { severity: "warning" });
	});
}
function cy(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? ry(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...d_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function ly({ kinds: e }, { problems: t }, n, r) {
	if (Tt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(uy(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => dy(e, t, c.get(t), l.get(t)))
	};
}
function uy(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function dy(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...a_(e, n?.declared ?? Zv, r?.declared ?? Zv),
		settings: k_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function fy(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = Wh(t), l, u, d = 0, f, p = () => {
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
function py(e, t) {
	return fy({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(Rh(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
const my = "lokaform-backup";
function hy(e) {
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
		showProblems: (e) => gy(e, r),
		ask: i && ((e, t) => se(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => vy(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => wy(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function gy(e, t) {
	_y(Jh(e, t.errorScreen.paint), t);
}
function _y(e, { error: t, errorScreen: { width: n } }) {
	ln(e, n).forEach(t);
}
function vy(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = yy(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Uh(e));
		},
		...s ? void 0 : xy(n, u),
		onPlan: (r) => Sy(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Ii({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function yy(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(by(r, i, t));
	};
}
function by({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(ao)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = To(s, e), u = o === s ? l : `${R(o)} of ${l}`, d = n.filter(Xa).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${R(d)} in part` : ""}`;
}
function xy({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? fy({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(Rh(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : py(t, n);
}
async function Sy(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Cy(t, r);
	if (l && r.showPlan && (!t.quiet || c) && Gh(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || Gh(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return ln(Jh(e.problems, d), f).forEach(i.prompt), se("Apply this plan?", c, n);
}
function Cy({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function wy(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(tt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (_y(Xh(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = Gh(n, {
			...Cy(t, r),
			width: void 0
		}).slice(-1);
		ln(e, o.width).forEach(i.out);
	}
	Ha(e) ? Zh(e, s.paint, s.width).forEach(i.error) : Zh(e, o.paint, o.width).forEach(i.out);
	let d = (e) => N(e, { displayRoot: a });
	if (l) return;
	[
		...Qh(n, d),
		...Ey(e, t),
		...Ty(e, t, r)
	].forEach(i.out);
	let f = Dy(e);
	f !== void 0 && s.width !== void 0 && _y([s.paint("dim", f)], i);
}
function Ty(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || Ua(e) || !Fa(e)) return [];
	let i = Ka(e).some(Ga) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = mn(r, mt("option", ["apply"])).map(Mo);
	return [`To make ${i}: ${C(["lokaform apply", ...a].join(" "))}`];
}
function Ey({ projects: e }, { command: t, all: n }) {
	let r = e.flatMap(({ plan: e }) => Object.values(e?.counts.by_kind ?? {})).reduce((e, { unmanaged: t }) => e + t, 0);
	return t === "plan" && !n && r > 0 && r <= 10 ? ["Unmanaged keys and webhooks are in no manifest, and stay in the project. To name them: lokaform plan --all. To remove them, delete them there, or set prune."] : [];
}
function Dy(e) {
	let t = Ka(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-confirmed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const Oy = [
	"key:",
	"tag:",
	"file:"
];
function ky(e) {
	return Oy.find((t) => e.startsWith(t));
}
function Ay(e, t) {
	return e.length === 0 || e.some((e) => My(e, Ny(t)));
}
function jy(e, t) {
	if (e.length === 0) return [];
	let n = t.map(Ny);
	return e.filter((e) => !n.some((t) => My(e, t)));
}
function My(e, t) {
	let n = ky(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => Le(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Ny({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : Gg(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => Gg(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Py(e, t) {
	return jy(e, Ly(t)).filter((e) => !e.startsWith("tag:")).map((e) => Fy(e, t));
}
function Fy(e, t) {
	let n = ky(e), r = Ly(t).flatMap((e) => Ny(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${Oe(e, i)}`;
	return D("unknown-filter", a);
}
function Iy(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Fy(e, n));
}
function Ly(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Ry(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function zy(e, t, n) {
	let r = Wy(t), i = e.flatMap(Ry).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : Ay([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function By(e, t, n, r) {
	let i = zy(e, t, n);
	return i === "text" || i === "key" && !r;
}
function Vy(e, t, n) {
	let r = n.flatMap(Uy);
	return t.filter((e) => !Ry(e).some(({ keys: e }) => r.some((t) => Ay([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = Ry(t), a = Oe(n, [...new Set(r.flatMap(Wy))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return D("unknown-text", o);
	});
}
function Hy(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Uy(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Ry(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => Ay([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => Ay([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = be(i.language, o), d = u === void 0 ? "" : ` Did you mean "${i.keys}:${u}"?`, f = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.${d}`;
		return s.length === 0 ? [] : [D("unknown-text", f, { scope: "project" })];
	});
}
function Uy(e) {
	return Ly([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Wy({ kind: e, entry: t }) {
	return Gg(e.identity(t.values));
}
// src/keys/liveKey.ts
function Gy({ is_reviewed: e, is_unverified: t }) {
	return {
		verified: t === !1,
		reviewed: e === !0 && t !== !0
	};
}
function Ky(e, t) {
	let n = Zn(e) ?? {}, r = $n(n.key_id), i = $y(n.key_name), a = rr(n.platforms, A), o = f.filter((e) => a?.includes(e)), s = Object.keys(ub(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = eb(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: Qy.safeParse(n.filenames).data,
		tags: rr(n.tags, A),
		is_plural: Xn(n.is_plural),
		is_archived: Xn(n.is_archived)
	};
	if (!Yn(d) || u.length > 0) {
		let e = [...er(d), ...u.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let p = o.length < new Set(a).size, m = {
		...Yy(n),
		translations: c,
		base_words: nr(n.base_words)
	};
	return { key: {
		...d,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const qy = {
	description: A,
	context: A,
	plural_name: A,
	is_hidden: Xn,
	char_limit: nr,
	custom_attributes: Zy,
	modified_at_timestamp: tr,
	translations_modified_at_timestamp: tr
}, Jy = Object.entries(qy);
function Yy(e) {
	return Object.fromEntries(Jy.map(([t, n]) => [t, n(e[t])]));
}
function Xy(e) {
	return Object.keys(qy).filter((t) => e[t] === void 0);
}
function Zy(e) {
	let t = A(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
const Qy = Ln({
	ios: O(),
	android: O(),
	web: O(),
	other: O()
});
function $y(e) {
	let t = Zn(e) ?? {}, n = {};
	for (let e of f) {
		let r = A(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function eb(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = tb(Zn(n) ?? {});
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
function tb(e) {
	return {
		language_iso: A(e.language_iso),
		translation: A(e.translation),
		modified_by: $n(e.modified_by),
		modified_by_email: A(e.modified_by_email),
		modified_at_timestamp: tr(e.modified_at_timestamp),
		is_reviewed: Xn(e.is_reviewed),
		is_unverified: Xn(e.is_unverified)
	};
}
function nb(e, t = []) {
	return Array.from(e, (e) => Ky(e, t));
}
function rb(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function ib(e) {
	let t = rb(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const ab = (e) => {
	let t = e.exactOptional();
	return Hn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, ob = ab(O()), sb = ab(O().min(1));
function cb(e, t) {
	return typeof e == "string" ? e : e[t];
}
function Q(e, t = f) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of f) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function lb(e, t = f) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function ub(e, t) {
	let n = {};
	for (let r of f) {
		let i = cb(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function db(e) {
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
const fb = Ng();
function pb(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function mb(e, t) {
	let n = e;
	return fb({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: O(),
		value: O(),
		unset: "",
		live: (e) => e[n],
		toManifest: pb,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function hb(e, t = () => void 0) {
	let n = e;
	return fb({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Bn(),
		value: Bn(),
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
const gb = fb({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Gn().min(0),
	value: Gn(),
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
}), _b = Wn(O(), In()), vb = fb({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: _b,
	value: In(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(yb(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = _b.safeParse(e);
		return t.success ? pb(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function yb(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function bb({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const xb = fb({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: k(Kn(f)).min(1),
	value: k(Kn(f)),
	live: (e) => e.onOtherPlatform ? void 0 : Cb(e.platforms),
	inPlan: (e) => Cb(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Sb = fb({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: k(O().min(1)),
	value: k(O()),
	unset: [],
	live: (e) => wb(e.tags),
	check: (e, { rules: t }) => {
		let n = Wt(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => wb(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return wb([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: pb,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return wb([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Cb(e) {
	return f.filter((t) => e.includes(t));
}
function wb(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const Tb = fb({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: zn([O().min(1), sb.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: ob,
	live: (e, { platforms: t }) => ub(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...ub(e, n)
		} : a;
	},
	inPlan: (e) => ub(e, f),
	check: Eb,
	merge: Ob,
	carries: (e, t) => f.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = db(t);
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
function Eb(e, { project: t, platforms: n }) {
	let r;
	return !t.perPlatformNames && Q(e).length > 1 ? r = `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.` : t.perPlatformNames && Q(e, n).length === 0 && n.length > 0 && (r = `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`), r === void 0 ? void 0 : {
		code: "same-names-needed",
		message: r,
		path: []
	};
}
const Db = fb({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: ob,
	value: ob,
	unset: {},
	live: (e) => kb(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => f.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => pb(kb(e)),
	merge: Ob,
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
		slots: kb(e)
	})
});
function Ob(e, t, n) {
	let r = {};
	for (let i of f) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return kb(r);
}
function kb(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const Ab = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, jb = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, Mb = Object.keys(jb), Nb = new RegExp([
	Ab.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), Pb = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, Fb = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, Ib = "[VOID]";
function Lb(e, t) {
	return e === t || e === "" && t === Ib || t === "" && e === Ib || t.includes("[%") && Rb(e, t) !== void 0 || e.includes("[%") && Rb(t, e) !== void 0;
}
function Rb(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(Ab)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(zb(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function zb([e, t, n = "", r, i], a) {
	let o = Ub(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = Ub(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${Ub(n)}(?:hh?|ll?|[qjztL])?[${jb[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function Bb(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(Ab)];
		e.length > 0 ? t += 1 : a.match(Nb) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var Vb = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = n(() => e.both.flatMap(([e, t]) => Wb(t).flatMap(([t, n]) => Rb(new Map(Wb(e)).get(t) ?? "", n) ?? [])));
	}
	#n = n(() => {
		let e = this.#e.live.flatMap(Wb).flatMap(([, e]) => [...e.matchAll(Ab)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return Hb(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, r, i) {
		if (r === "as-written") return e;
		let a = n(() => r === "universal" || (this.#a(t) ?? i().isUniversal));
		return Hb(e, (e) => e.match(Nb) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(Ab)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(Ab, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = Fb.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return Rb(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(Wb).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${zb(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = Wb(t).map(([, e]) => e);
			if (e.some((e) => e.match(Ab))) return !0;
			if (e.some((e) => e.match(Nb))) return !1;
		}
	}
	#o(t, n) {
		if (Pb.test(t) || (t.match(Nb)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(Nb, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${zb(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = Mb.find((e) => jb[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return Rb(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function Hb(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function Ub(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function Wb(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const Gb = Wn(O(), O()), Kb = zn([O(), Gb]);
function qb(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = Gb.safeParse(JSON.parse(e));
		return t.success ? Xb(t.data) : e;
	} catch {
		return e;
	}
}
function Jb({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function Yb(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function Xb(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Zb(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || Qb(e) && Qb(t) || typeof e == typeof t && Lb(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => Lb(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function Qb(e) {
	return typeof e == "string" ? e === "" : Object.keys(Xb(e)).length === 0;
}
const $b = Gb.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: g }
}), ex = zn([O(), $b]), tx = Wn(O().min(1), ex), nx = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, rx = (e) => k(Hn({
	language_iso: O().min(1),
	translation: e
})).refine(nx, "has a language twice"), ix = rx(Pn()), ax = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: zn([tx, rx(ex).transform(cx).pipe(tx)]),
	rewrite: sx,
	diff({ translations: e }, t, r) {
		let { listed: i, project: a } = r;
		if (!e && i.length === 0 || a.segmentation) return X;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = n(() => mx(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, n]) => ux(e, n, {
			key: t,
			placeholders: c
		}, r) ?? []);
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
			translation: Kb.parse(n)
		}));
	},
	show(e) {
		let t = Kb.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: Xb(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Jb(e, n);
		return r && qb(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = qb(n, t);
			return Qb(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => ax.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = Jb(e, t);
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
		let n = Jb(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...gx(n, qb(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Jb(e, t);
		return !n || n.is_unverified !== !0 && !Qb(qb(n.translation, e.is_plural));
	},
	same: (e, t) => Zb(Kb.parse(e), Kb.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function ox(e, t, n, r, i = "") {
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
		let t = g.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Oe(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function sx(e) {
	if (!Array.isArray(e)) return;
	let t = ix.safeParse(e);
	if (t.success) return {
		value: cx(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function cx(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function lx({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Fg(qb(t, e)));
}
function ux(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : ox(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return dx(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && dx(e, t, Object.fromEntries(s), n, r) || X,
		issues: o
	};
}
function dx(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, storedForm: s = () => px }) {
	let c = Et(a, e);
	if (c === "ignore") return;
	let l = "translations", u = (e, t) => {
		let r = Kb.parse(e.after), o = i().stored(r, t, a.placeholders, s), c = t === void 0 ? o : fx(o, n, t);
		return {
			...X,
			changes: [v(c, r) ? e : {
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
	let d = Jb(r, e);
	if (!d && n === void 0) return;
	if (!d) return {
		...X,
		issues: [Mg(`${e} text`, [e])]
	};
	let f = qb(d.translation, r.is_plural);
	if (n !== void 0 && Zb(f, Yb(n, f))) return;
	let p = i().native(f), m = (n, r = []) => ({
		...X,
		kept: [{
			field: l,
			part: e,
			live: p,
			...gx(d, p),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return Qb(p) ? void 0 : m({ reason: "pull" });
	let h = Yb(n, p), g = u({
		field: l,
		part: e,
		before: p,
		after: h,
		...gx(d, p)
	}, f);
	if (c === "enforce" || Qb(p)) return g;
	let _ = c === "seed";
	if (_ && !a.pull && a.overwrite.length === 0) return m({ reason: "held" });
	if (!_ && hx(p, h)?.length === 0) return g;
	let { modified_by: ee, modified_by_email: y, modified_at_timestamp: te } = d, b = {
		id: String(r.key_id),
		language: e,
		live: p,
		...te && { at: te },
		by: {
			id: ee,
			address: y
		},
		..._ && { isHeld: !0 }
	}, x = o(b);
	if (!x) return m({ reason: "undecided" }, [b]);
	if (x.is === "write") return g;
	let ne = "cause" in x ? { cause: x.cause } : {}, re = x.is === "pull" && x.landed !== void 0 ? { landed: x.landed } : {};
	return m({
		reason: x.is,
		...ne,
		...re
	});
}
function fx(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return Yb(Object.fromEntries(r), n);
}
const px = {
	isUniversal: !1,
	isNumbered: !1
};
function mx(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => qb(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && Jb(t, e);
		return r ? [[n, qb(r.translation, t.is_plural)]] : [];
	});
	return new Vb({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function hx(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(Xb(e)).filter((n) => e[n] !== t[n]);
}
function gx(e, t) {
	if (!e.modified_at_timestamp || Qb(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: _x(n) },
		...i && { reviewed: i }
	} };
}
function _x(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const vx = [
	Tb,
	xb,
	mb("description", !0),
	Sb,
	ax,
	Db,
	mb("context", !0),
	gb,
	hb("is_plural"),
	mb("plural_name"),
	hb("is_hidden"),
	hb("is_archived", (e, t) => !bb(e, t) && void 0),
	vb
], yx = O().min(1), bx = zn([Gn().positive(), O().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), xx = Ee(vx).required({ key_name: !0 }).extend({
	previously: zn([yx.transform((e) => [e]), k(yx).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Bn().exactOptional(),
	key_id: bx.exactOptional()
}).meta({ allOf: [Sx(!0), Sx(!1)] });
function Sx(e) {
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
const Cx = Ee(vx.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function wx({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $ = {
	name: "key",
	fields: vx,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => lb(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? en + n.rules.owner : void 0
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
	declaredId: (e) => Qn(e.key_id),
	liveLabel: (e) => lb(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !bb(n, t),
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
function Tx({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = Ox(i, n, t);
	if (!r) return a;
	let o = Ex(e.flatMap(Ax), "keys have names for platforms that they do not have");
	return [
		...a,
		...kx(i, t),
		...o
	];
}
function Ex(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = D(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function Dx({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(ub(e, t)))];
}
function Ox(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Dx)), a = [...new Set(n.flatMap(Dx))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => cn(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [Y($, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function kx(e, t) {
	let n = new Map(t.flatMap((e) => Dx(e).map((t) => [t, e])));
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
function Ax({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = Q(i, a), s = f.filter((e) => {
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
function jx({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, o = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? Fg(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (o.length === 0) return [];
	let s = new Set(n.map(({ id: e }) => e)), c = a(t.filter(({ key_id: e }) => s.has(e)), (e) => lx(e, i));
	return Ex(o.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = c.get(t) ?? [], [a] = n ? Q(n.key_name, n.platforms) : [];
		if (a === void 0) return [];
		let o = `Unmanaged live key "${a}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${a} to keep its translations. If the new key is really new, set new: true.`;
		return [D("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}), `new keys have the same ${i} text as an unmanaged live key`);
}
// src/keys/renames.ts
function Mx(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Nx(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = Px(r, n), { renames: a, problems: o } = Ix(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Nx(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (Vx(e, n, t.perPlatform).length === 0) return;
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
function Px(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(Bx(r, t, n));
		return !Fx(e).some((e) => a.includes(e));
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
function Fx({ values: e }) {
	return [...Q(e.key_name), ...e.previously ?? []];
}
function Ix(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = lb(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, Y($, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", Lx(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Lx(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => lb(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Rx(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new Ut();
	for (let { path: e, length: n } of zx(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: z(t.file, t.span, ["previously"]) };
		a.add(D("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function zx(e, t) {
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
function Bx({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = ub(e.key_name, r);
	return n ? {
		...ub(t.key_name, r),
		...i
	} : i;
}
function Vx(e, t, n) {
	let r = Bx(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return f.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function Hx(e) {
	return ({ tags: t }) => Wt(t, e) !== void 0;
}
function Ux(e, t, n, r = () => !1) {
	let i = a(t, ({ key_name: e }) => Q(e)), o = nS(e, t), { byId: s, refused: c } = o, { direct: l, contested: u } = Zx(e, s, c, (e) => Kx(e, i, n));
	$x(l, c);
	let { renames: d, leaving: f } = Mx(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => qx(e, Xx(e, i)),
		holders: (e, t) => Yx(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of u) {
		if (c.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		(n ? e.values.new : wx(e) !== void 0) || c.set(e, eS(e, t, n));
	}
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	Wx(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = Object.values(ub(t.key_name, t.platforms)), i = s.has(e) && r.some((e) => n.includes(e)), a = lb(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of Kx(e, i, n)) g.add(t);
		g.add(o.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...o.remarks, ...Tx({
			matches: h,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => Gx(e, i)))
	};
}
function Wx(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, tS("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && wx(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, tS("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function Gx({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function Kx(e, t, n) {
	let r = Gx(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && cb(i.key_name, t) === e.key_name[t])) : r;
}
function qx(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => Jx(t, wx(e)));
	return n.length === 1 ? n : t;
}
function Jx(e, t) {
	return t !== void 0 && f.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function Yx(e, t, n, r) {
	return Vx(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function Xx({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(ub(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function Zx(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = wx(t), [n, ...i] = e ? r(t).filter((t) => Jx(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => wx(c) !== void 0 && (s.get(e) ?? c) !== c, u = qx(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, Qx(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function Qx(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return tS("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function $x(e, t) {
	for (let [n, r] of u(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => Jx(n, wx(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && wx(r) !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${lb(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, tS("claimed-twice", r, a));
		}
	}
}
function eS(e, t, n) {
	return tS("claimed-twice", e, `The live key with this name (id ${t.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`);
}
function tS(e, t, n) {
	return Y($, t, e, n, { path: ["key_name"] });
}
function nS(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of u(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, rS(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [iS(s)] : []
	};
}
function rS(e, t) {
	let n = `${t.map(({ values: e }) => `"${lb(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return Y($, e, "claimed-twice", n, { path: ["key_id"] });
}
function iS(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: z(t.file, t.span, ["key_id"]) };
	return D("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/fieldTable.ts
function aS(e) {
	let t = Zn(e) ?? {}, n = A(t.webhook_id) || void 0, r = A(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: rr(t.events, A)
	};
	if (!Yn(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [vg(r)],
			shown: xg(r)
		},
		lacks: er(i)
	} };
	let a = t.branch === null ? null : A(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: sS(t.event_lang_map)
	} };
}
function oS(e) {
	let t = e.map(aS);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function sS(e) {
	return rr(e, (e) => {
		let { event: t, lang_iso_codes: n } = Zn(e) ?? {}, r = A(t), i = rr(n, A);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const cS = Ng(), lS = O().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), uS = cS({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: lS,
	value: O(),
	live: (e, t) => vS(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: yg,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: vg(e)
	})
}), dS = cS({
	name: "events",
	expects: "a list of events, at least one",
	schema: k(O().min(1).meta({ examples: h })).min(1),
	value: k(O()),
	live: (e) => xS(e.events),
	inPlan: (e) => xS(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), fS = zn([Vn("*"), k(O().min(1)).min(1)]), pS = cS({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${c.join(", ")}`,
	schema: Rn(Kn(c), fS),
	value: Wn(O(), zn([Vn("*"), k(O())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(yS).includes(yS(t))).map(({ event: e, lang_iso_codes: n }) => [e, SS(xS(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = bS(e).map(([e, t]) => [e, t === "*" ? "*" : SS(xS(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(bS(e).map(([e, t]) => [e, t === "*" ? t : xS(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : SS(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && v(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = bS(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => bS(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), mS = cS({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: zn([O().min(1), Un()]),
	value: zn([O(), Un()]),
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
}), hS = [
	uS,
	dS,
	pS,
	mS
], gS = Ee(hS).required({ url: !0 }).extend({
	branch: mS.schema.default(null),
	previously: lS.exactOptional(),
	new: Bn().exactOptional(),
	webhook_id: O().min(1).exactOptional()
}), _S = {
	name: "webhook",
	fields: hS,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => vg(e.url),
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
	liveLabel: (e) => `${xg(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		xS(e.events)
	]
};
function vS(e, t, n) {
	return yg(e.url, mg(t, n)) ? t : xg(e.url);
}
function yS(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function bS(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function xS(e) {
	return [...new Set(e)].sort();
}
function SS(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function CS({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => vg(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(vg(mg(e, r)))).flatMap((e) => pg(e).map((t) => `${t} ${_g(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = _g(t);
		return pg(t).flatMap((e) => {
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
const wS = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function TS(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of pg(e)) {
		let e = Eg(r, wS, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = ES(e) ?? AS(e), i = r ? [...n.issues, r] : [...n.issues, ...OS(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function ES(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return PS("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (pg(e).length !== 0) {
		if (/^http:/i.test(e)) return PS("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!MS(e)) return PS("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const DS = {
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
function OS(e, t) {
	let n = "";
	return fg(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = DS[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [PS(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(kS) ? [PS(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function kS(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function AS(e) {
	let t = mg(e, new Map(pg(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return PS("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return PS("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return PS("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!jS(new URL(t).hostname)) return PS("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function jS(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function MS(e) {
	let t = "";
	for (let n of fg(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const NS = "URL_OF_";
function PS(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const FS = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => LS(e),
	templates(e, t, n) {
		let r = new IS(), i = [...e].sort((e, t) => m(e.url, t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? US(YS(e.url), n, new Map()) : VS(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var IS = class {
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
function LS(e) {
	let { template: t, left: n } = WS(e, () => "x");
	return n || t !== YS(e);
}
function RS(e) {
	let [, ...t] = fg(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return KS.includes(n) || !JS(qS(n)) ? !1 : zS.test(t) || qS(n).split(/[^\p{L}\p{N}]+/u).some(BS);
	});
}
const zS = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function BS(e) {
	return JS(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function VS(e, t, n) {
	let r = HS(e, new IS(), n);
	return "why" in r ? r : HS(e, t, n);
}
function HS(e, t, n) {
	let r = _g(e), { template: i, left: a } = WS(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : US(i, n, t.variables);
}
function US(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = TS(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function WS(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = JS(a), s = (e) => KS.includes(e) ? e : kg(e) === void 0 && GS.test(e) ? t(e) : (o ||= JS(qS(e)), YS(e)), c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= JS(t)), n.length === 0 ? YS(t) : `${YS(t)}=${s(n.join("="))}`;
	});
	return {
		template: YS(n) + c + l.join("&") + YS(a),
		left: o
	};
}
const GS = /^[\w.~+,=:@-]+$/, KS = [
	"lokaform",
	"lokalise",
	"project"
];
function qS(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function JS(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function YS(e) {
	return e.replaceAll("${", () => "$${");
}
// \0late:formats
const XS = process.getBuiltinModule("node:module").createRequire(import.meta.url), ZS = (...e) => XS("./late-formats.js").formatOf(...e), QS = (...e) => XS("./late-formats.js").readTexts(...e);
var $S = class {
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
		this.stopped || (this.reason = nC(e, t), this.stopped = {
			by: e,
			message: `${this.reason} ${rC(e)}`
		}, this.#t.abort(), this.#r = setTimeout(() => this.#n.abort(), this.#e));
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
		await Er(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const eC = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function tC(e) {
	let t = new $S(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of eC) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of eC) process.off(e, n);
		t.close();
	}
}
function nC(e, t) {
	return e === "time limit" ? `The time limit of ${iC(t)} was reached.` : `The run was stopped by ${e}.`;
}
function rC(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function iC(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
function aC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = oC(t), a = wx(t), o = t.from ? lC(i, e, a) : [], [s] = o;
		if (o.length > 1) {
			n.push(pC(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : uC(i, e);
		c && n.push(pC(t, [c]));
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
	let a = r.map(({ parts: e }) => mC(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function oC({ values: e }) {
	let { key_name: t, platforms: n = f } = e;
	if (typeof t == "string") return [[t, n === f ? sC : cC(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, cC(r(e))]);
}
const sC = 2 ** f.length - 1;
function cC(e) {
	return e.reduce((e, t) => e | 1 << f.indexOf(t), 0);
}
function lC(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !dC(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function uC(e, t) {
	for (let [n, r] of t) for (let { group: t, platforms: i } of e.get(n) ?? []) {
		let [e] = t.parts;
		if (r & i && e && !e.from && e.values.filenames === void 0) return t;
	}
}
function dC(e, t) {
	return !e || !t ? !1 : f.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function fC({ values: e }) {
	let t = ub(e.key_name, e.platforms ?? f);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function pC(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [Nv(z(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return Y($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function mC(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = yC(e), { isPlural: o, leftOut: s, becameOther: c } = _C(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: CC(e),
			...i.size > 0 && { translations: bC(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...wC(e),
			...n.from ? {} : n.onCreate
		},
		span: Ts(n.span, () => hC(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [TC(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function hC(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		let r = t && SC(t, e);
		return !r || !n.has(e) ? r : ws(r, { members: new Map([["other", r]]) });
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
		let [n] = e.flatMap((e) => xC(e, t));
		n && r.set(t, t === "translations" ? ws(n, { members: a }) : n);
	}
	return r;
}
const gC = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function _C(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return gC;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return gC;
	let o = ({ part: e }) => Je(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: vC(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function vC(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return Y($, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function yC(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(TC(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function bC(e, t) {
	return Object.fromEntries(Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function xC({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [ws(r, { file: t })] : [];
}
function SC(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return ws(n ?? e.span, { file: e.file });
}
function CC(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function wC(e) {
	let t = 0, n = new Set(), r = {};
	for (let { from: i, onCreate: a } of e) if (i) {
		t |= cC(a.platforms ?? []);
		for (let e of a.tags ?? []) n.add(e);
		Object.assign(r, a.filenames);
	}
	let i = f.filter((e, n) => t & 1 << n);
	return {
		...i.length > 0 && { platforms: i },
		...n.size > 0 && { tags: [...n] },
		...Object.keys(r).length > 0 && { filenames: r }
	};
}
function TC(e, t, n) {
	let r = Nv(z(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? EC(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return Y($, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function EC({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => Te(e.files));
	return ge.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function DC(e) {
	let t = new Ut(), n = new Map();
	for (let r of OC(e)) {
		let e = wx(r), i = e === void 0 ? "" : p(kb(e)), [a] = fC(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(Mv("duplicate-key", `Key "${Q(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function OC(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function kC(e, t, n, r) {
	let { declared: i, problems: a } = NC(MC(e), r.project), o = "key-gone";
	if (t) {
		let e = Tb.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: xx.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: jC(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = AC(s, n);
	return {
		declared: i,
		context: jC(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function AC({ key_name: e, platforms: t = [...f], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && cb(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function jC(e, t) {
	let n = e.find((e) => e.startsWith(en))?.slice(en.length), r = {
		...ft,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function MC({ declared: e, wrote: n }) {
	let { translations: r } = e.values;
	if (!r) return e;
	let i = Object.entries(r).map(([e, r]) => {
		let i = t(new Map(Object.entries(n.values)).get("translations"), e);
		return typeof r == "string" || !_(i) ? [e, r] : [e, {
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
function NC(e, t) {
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
function PC(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = Ux(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Et(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = Kb.parse(i);
		return o === void 0 || Zb(Yb(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !FC(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : FC(e, "tags");
			return mf($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function FC({ fields: e }, t) {
	return Gg(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const IC = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, LC = `[\\s${IC.source.slice(1)}`, RC = RegExp(`[{%$]|^${LC}|${LC}$`);
function zC(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !RC.test(e)) ? [] : HC(e, t), { words: a } = t;
	return a ? [...i, ...VC(n).flatMap((e) => qC(e, a))] : i;
}
const BC = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function VC(e) {
	return Object.entries(e).flatMap(([e, t]) => BC.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function HC(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = VC(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => w(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(_e), f = d || u(ke) && (t.usesIcu?.() ?? !1), p = [...c, ...WC(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !v(t, m));
	return [
		...l("icu") && d ? c.flatMap(GC) : [],
		...l("placeholders") ? UC(Rt(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => he(e, s?.(e.language), i)) : [],
		...l("plurals") && d ? qe(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => KC(e, o)) : [],
		...l("blanks") ? UC($C(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? JC(e, c, r) : []
	];
}
function UC(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || w(r.text).length === 0 || e.length < 3) return e;
	let i = [...a(e, ({ fault: e = "" }) => [e]).values()], o = (e) => new Set(e.map(({ language: e }) => e)).size, [s = []] = i.toSorted((e, t) => o(t) - o(e)), [c] = s, l = o(s), u = t.filter((e) => e !== r && w(e.text).length > 0).length;
	if (!c || l < 3 || l * 2 <= u) return e;
	let { check: d, language: f, fault: p, quotes: m } = c, h = `differs from ${l === u ? "all" : `${l} of ${u}`} other texts in the same way, so it is probably the one to correct: the ${f} text ${p}`, g = w(r.text).find((e) => s.every((t) => t.form === e.form));
	return [{
		...Me(d, r, g ?? {}, h),
		...m && { quotes: m }
	}, ...e.filter((e) => !s.includes(e))];
}
function WC({ texts: e, live: t }, n) {
	if (n === void 0 || w(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function GC(e) {
	return w(e.text).flatMap((t) => {
		if (!_e(t.text)) return [];
		let n = Ue(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Me("icu", e, t, o, `${i}.${we(t.text)}`)];
	});
}
function KC(e, t) {
	return w(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Me("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function qC(e, t) {
	return w(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...Me("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function JC({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || w(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => w(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || w(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const YC = RegExp(`^${LC}*`), XC = new RegExp(LC), ZC = /\r\n?|[\u2028\u2029\x85]/g, QC = /[^\S\n\t]/g;
function $C(e, t) {
	let n = e.flatMap((e) => {
		let t = w(e.text).map((e) => ({
			...e,
			...ew(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Ie(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [...rw("start", t, i?.start ?? ""), ...rw("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [Me("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function ew(e) {
	let t = YC.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && XC.test(e.charAt(n - 1));) --n;
	return {
		start: tw(t),
		end: tw(e.slice(n))
	};
}
function tw(e) {
	return e === "" ? "" : e.replace(IC, "").replace(ZC, "\n").replace(QC, " ");
}
const nw = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function rw(e, t, n) {
	let r = t[e];
	return r === n || r === "" && /^ +$/.test(n) && nw.test(t.text) ? [] : n === "" ? [[`${e}s with ${iw(r)}`, "Remove it."]] : r === "" ? [[`does not ${e} with ${iw(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function iw(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function aw(e) {
	let t = new Map();
	return (n, r) => {
		let { [n]: i } = e, a = t.get(n) ?? ow({
			...e,
			..._(i) && i
		});
		return t.set(n, a), a(r);
	};
}
function ow(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string"), n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")), i = new RegExp(r.join("|"), "giu");
	return (e) => {
		let r = new Map();
		if (t.length === 0 || e.search(i) < 0) return r;
		let a = sw(e);
		i.lastIndex = 0;
		for (let e = i.exec(a); e; e = i.exec(a)) {
			let { 0: t, index: o } = e, s = n.get(t.toLowerCase());
			cw(a.slice(0, o), t) || cw(t, a.slice(o + t.length)) ? i.lastIndex = o + 1 : s && t !== lw(t, s) && r.set(t, lw(t, s));
		}
		return r;
	};
}
function sw(e) {
	let t = (e) => " ".repeat(e.length);
	return e.replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(Vt, t);
}
function cw(e, [t = ""]) {
	let [n = ""] = [...e.slice(-2)].reverse();
	return [n, t].every((e) => ne.test(e) || /[\p{N}\p{M}_]/u.test(e));
}
function lw(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const uw = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text",
	key_names: "key-name",
	descriptions: "no-description",
	words: "wrong-word"
}, dw = 1e4, fw = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, pw = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], mw = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function hw(e, t) {
	let r = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => w(n).some((n) => t(n.text, e)))), i = n(() => r(_e)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(vw(e))).length > e.length * .1, s = n(() => e.length <= 10 || !o() && (r((e, t) => t === a) || e.some(({ live: e }) => e && w(xw(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: De(c.pattern) },
		...c && u !== "off" && { words: aw(c.words) }
	}, f = n(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = vw(e), n = (e) => e !== t && f().has(e), [r, i = ""] = fw.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && pw.some((e) => f().has(i + e));
			let [, a] = mw.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function gw(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = hw(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = bw(t, o, () => r(t), n), s = [...Sw(t, n), ...e];
		if (s.length !== 0 && (l(i, s.map((e) => Cw(t, e, n))), a += 1, a >= dw)) break;
	}
	let [o] = i;
	if (o && a >= dw) {
		let e = `${dw.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function _w(e, t, n) {
	let { baseLanguage: r } = n, { rules: i, isForm: a } = hw(e.map((e) => ({ declared: e })), {
		levels: t,
		base: r,
		needed: de(n)
	});
	return { find(e, t, n, o) {
		let s = (n) => n && mx(e.values.translations ?? {}, t, r).native(n), c = (e) => n[e] === void 0 ? void 0 : Kb.parse(n[e]), l = c(o), u = c(r), d = u === void 0 || Qb(u) ? s(xw(t, r)) : u, f = {
			...d !== void 0 && { [r]: d },
			...l && { [o]: l }
		}, p = bw(e, t, () => a(e), i, f), m = p.flatMap((e) => e.language === r ? e.check : []), h = (e) => e.language === o && !m.includes(e.check);
		return {
			...Gy(Jb(t, o) ?? {}),
			faults: p.filter(h).map(({ check: e, message: t }) => ({
				code: uw[e],
				message: t
			}))
		};
	} };
}
function vw({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
const yw = [];
function bw(e, t, r, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return yw;
	let c = n(() => mx(o, t, i.base)), l = (e) => e && c().native(e);
	return zC({
		isForm: r,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => l(xw(t, e)) }
	}, i);
}
function xw(e, t) {
	let n = Jb(e, t);
	return n && qb(n.translation, e.is_plural);
}
function Sw({ values: e, onCreate: t }, { keyNames: n, levels: r }) {
	let i = n ? Q(e.key_name).filter((e) => !n.matches(e)) : [], a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = i.map((e) => {
		let t = `The name "${e}" does not match ${n?.pattern}.`;
		return a("key_names", `${t} Rename it. If the key is in the project, add previously: "${e}" in keys.yaml, so that it keeps its translations.`);
	}), { description: s = t.description ?? "" } = e;
	return r.descriptions === "off" || s.trim() !== "" ? o : [...o, a("descriptions", "It has no description. Say in keys.yaml where its text is shown: description: \"…\".")];
}
function Cw(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = Y($, e, uw[r], o, {
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
function ww({ values: e }, t, n, r) {
	let i = w((t ? xw(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && Jb(t, e);
			if (!n || !r(qb(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...Gy(n)
			};
			return ce.filter((e) => i[e]);
		}
	};
}
// src/keys/textManifest.ts
function Tw(e, t, n) {
	let r = {
		path: e,
		lineStarts: Cs(t)
	}, { texts: i, faults: a, base: o } = QS(e, t, Ht(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = oe(n.source, [...s]), l = {
		...n,
		source: c
	}, u = Nw(l), d = a.filter(({ language: e }) => e === void 0 || Nn(c, We(c, e))), f = [], p, m = i[0] && kw(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = kw(e, l)), !m) continue;
		let t = new Pw(e, m.language), n = Aw(e, m, l);
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
		...o !== void 0 && { base: We(c, o) },
		variables: new Map(),
		problems: Dw(d, r, c)
	};
}
const Ew = {
	most: 10,
	first: 1
};
function Dw(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new Ut(Ew);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = Ss(t, s.start, s.end);
		c.add(D(i, e.scope === "run" ? o + Ow(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function Ow({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !zt(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function kw({ language: e }, { source: t, language: n }) {
	let r = n ?? We(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (Nn(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function Aw({ path: e, value: t, description: n }, { language: r }, i) {
	let a = jw(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = Mw(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function jw(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function Mw(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function Nw({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
var Pw = class {
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
				...e && Fw(e)
			}]])
		}), this.description && r.set("description", {
			...Iw(this.description.at),
			name: t
		}), r;
	}
};
function Fw(e) {
	let t = [...e].map(([e, { at: t, name: n }]) => [e, {
		...Iw(t),
		name: Iw(n)
	}]);
	return { members: new Map(t) };
}
function Iw({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
const Lw = {
	schema: xx,
	fields: vx,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, Rw = {
	schema: Cx,
	fields: vx.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function zw(e, t) {
	return bf({
		plural: "keys",
		entry: Lw,
		defaults: Rw
	}, e, t);
}
function Bw(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : Object.entries(n).flatMap(([e, n]) => ox(e, n, t, g)).map(({ code: t, message: n, path: r }) => {
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
function Vw(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : zw(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
}
const Hw = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = f.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return f.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return Uw(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(en)).sort()[0];
	}
};
function Uw({ key_name: e, platforms: t }) {
	let [n = ""] = Q(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function Ww(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: Gw(e.entry, t.entry),
		wrote: Gw(e.wrote, t.wrote)
	} : e;
}
function Gw(e, t) {
	let n = {
		...Kw(e),
		...Kw(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function Kw({ translations: e }) {
	return _(e) ? e : {};
}
const qw = "The live value is not compared and not changed.", Jw = (e) => `${qw} A new key has ${e}.`, Yw = {
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
		undeclared: `${qw} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: Jw("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: Jw("no tags, except the one of the setting `owner`"),
		empty: "Removes all tags, except owner tags and protected tags."
	},
	translations: {
		text: "The texts of the key, by language: a text, or [plural forms](#plural-forms). [What changed](two-way.md) decides whether a text is written. A text `\"\"` removes the live one, which counts as a removal. The list of the API is also read.",
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
		undeclared: Jw("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: Jw("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: Jw("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: Jw("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: Jw("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${qw} A new key is visible.`
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
		undeclared: Jw("none"),
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
function Xw({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const Zw = {
	...$,
	plural: Ge.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Ge,
	limits: {
		removed: kn,
		removedPercent: _t,
		overwrittenPercent: bn,
		unverified: En,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: Hw,
	entry: Lw,
	defaults: Rw,
	docs: Yw,
	readManifest: zw,
	textFiles: {
		read: Tw,
		name: jw,
		isOnlyName: Xw,
		join: aC
	},
	checkTogether: (e) => [...DC(e), ...Rx(e)],
	checkEntry: Bw,
	adviceOn: gw,
	incoming: _w,
	progressOf: ww,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return jf(Zw, e, n, i, ({ key_name: e, previously: t = [] }) => [...Q(e), ...t], (e) => {
			let n = Ux(e, t, r.perPlatformNames, Hx(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !Xw(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: jx,
	names: ({ key_name: e, platforms: t }) => Q(e, t),
	texts: (e) => lx(e),
	storedForm: (e) => Bb(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: Vw,
	mergeKept: Ww,
	findRestored: kC,
	undoneByApply: PC
};
// src/webhooks/match.ts
function Qw(e, t, n) {
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
				...sT("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of nT(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => eT(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = mg(t, n), a = [...o].filter((e) => yg(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${oT(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, sT("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, vg(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = $w(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = iT([...o]).find((t) => tT(e, t) && hg(vg(e.values.url), vg(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, sT("lookalike-webhook", e, "url", r));
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
			let r = t.filter((t) => eT(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function $w(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && eT(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return sT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${aT(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => eT(e, t, i));
	if (s.length > 0) return sT("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${oT(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${aT(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return sT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${aT(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function eT(e, t, n) {
	return yg(t.url, mg(e.values.url, n)) && tT(e, t);
}
function tT({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function nT(e, t, n) {
	let r = iT(t), i = e.flatMap((e) => r.filter((t) => eT(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...rT(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function rT({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(yS)), new Set(t.map(yS))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function iT(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function aT(e) {
	return `${e.length === 1 ? "id" : "ids"} ${oT(e)}`;
}
function oT(e) {
	return iT(e).map(({ webhook_id: e }) => e).join(", ");
}
function sT(e, t, n, r) {
	return Y(_S, t, e, r, { path: [n] });
}
function cT(e) {
	let t = new Map(), n = new Ut();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? p([
			vg(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${vg(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Mv("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function lT({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = mg(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${xg(s)} (${a})` : i, u = t ? [] : n.filter(({ branch: e }) => e === o), d = nT([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const uT = {
	schema: gS,
	fields: hS,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function dT(e, t, n) {
	let { entries: r, problems: i } = bf({
		plural: "webhooks",
		entry: uT
	}, e, t, { most: yd }), a = new Map(), o = new Ut();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = TS(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => z(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(D(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of fT(r, i, c)) o.add(e);
		}
		pT(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function fT(e, t, n) {
	let r = [], i = (e, t) => r.push(D(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a, o] = /(?:\$|(?<!\$)\{+|%(?=[A-Z_]+%))(\w+)[}%]*/.exec(t) ?? [];
	return a !== void 0 && i("variable", `${a} is not a variable, so it is sent as it is. Write \${${o}}.`), RS(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function pT({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (h.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${Oe(a, h)}`, o = z(t, n, ["events", i]);
		r.add(D("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const mT = {
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
}, hT = {
	..._S,
	plural: ut.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: ut,
	limits: {
		removed: At,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: FS,
	entry: uT,
	docs: mT,
	readManifest: dT,
	checkTogether: cT,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return jf(hT, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => vg(mg(e, i))), (e) => {
			let r = Qw(e, t, i), a = r.matches.flatMap((e) => _T(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: CS,
	names: () => [],
	texts: () => [],
	findRestored: lT,
	variablesOf: gT
};
function gT({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? TS(r.values.url, i).variables : [], o = new Map(a);
	if (pg(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = TS(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = z(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => D(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function _T({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Af}`;
	return [{
		declared: e,
		problem: Y(_S, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const vT = [Zw, hT];
ya(vT);
// src/files/outputs.ts
async function yT(e, t, n) {
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
	let p = t.map((e) => M(n.displayRoot, e)), m = Object.values(await pa(u, Ur)).flat();
	return CT(f, [
		...p,
		...m,
		l,
		...s,
		o
	].flat(), n);
}
async function bT(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await yT(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await TT(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : Wf(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => xT(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return ST(e(a));
		}) : void 0,
		reports: u,
		problems: s
	};
}
async function xT(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return ST(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function ST(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function CT(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(PT))), a = new Map();
	for (let t of e) {
		let e = await PT(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await DT(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, wT(t, s));
	}
	return r;
}
function wT({ option: e, path: t }, n) {
	return D("not-written", `${e}: ${t} ${n}.`);
}
async function TT(e, t, n, r) {
	try {
		await ET(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return wT(e, `cannot be written: ${Hr(t)}`);
	}
}
async function ET(e, t, n, r) {
	let i = await DT(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = MT(e.path, n), o = await Cr(e.path).catch(() => void 0);
	if (OT(e.path, o)) return wr(e.path, t);
	await jr(a === void 0 && o ? await br(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function DT({ path: e, is: t }, n) {
	let r = t === "folder" && NT(n).includes(e), i = r ? e : MT(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Rr(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return AT(e);
	let a = await Cr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Cr(j(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...OT(e, a) ? [] : [j(e)]];
	return (await Promise.all(o.map(jT))).every(Boolean) ? void 0 : kT;
}
function OT(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const kT = "cannot be written: this user may not write there";
async function AT(e) {
	let t = await Cr(e).catch(() => void 0);
	return !t && j(e) !== e ? AT(j(e)) : t?.isDirectory() ? await jT(e) ? void 0 : kT : "is a file, or is below one. Choose a folder";
}
function jT(e) {
	return pr(e, mr.W_OK).then(() => !0, () => !1);
}
function MT(e, t) {
	return NT(t).find((t) => Wr(e, t));
}
function NT({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [M(e)]);
}
async function PT(e) {
	let t = await Cr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await qr(j(e));
	return cr(n, ir(e));
}
// src/run/textAdvice.ts
function FT(e) {
	let { settings: t, textFiles: n } = e, r = zv(t.rules, n, e.declared), i = {
		levels: r?.isSure ? t.rules.checks : {
			...t.rules.checks,
			base: "off"
		},
		base: r?.language,
		needed: ze
	}, { kinds: a, entries: o } = kv(e.declared, r?.language ?? "");
	return a.flatMap((e) => {
		let t = (o[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, i) ?? []];
	});
}
function IT({ settings: e }, { kinds: t }, n) {
	let r = {
		levels: e.rules.checks,
		base: n.baseLanguage,
		needed: de(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, r) ?? []);
}
// src/run/run.ts
function LT(e, t, n) {
	return RT(n, (n) => zT(e, t, n));
}
async function RT(e, t) {
	let n = new st(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan($f(t, i)))
	};
	try {
		return Zf({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function zT(e, t, r) {
	let { cancellation: i, folders: a } = r;
	r.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || r.withoutSecrets, c = s ? void 0 : BT(e, t, r), { stopping: l } = i, u = await Uv(e, a, {
		...r,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = s ? d.map(FT) : [], p = e.command === "validate" ? u.problems.map(VT) : u.problems;
	r.onSecrets(d.flatMap(({ declared: e }) => lg(e.variables)));
	let m = await HT(e, a), h = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], g = d.map((e) => e.declared), _ = e.projects.flatMap(({ rules: e }) => e.overwrite), v = [...new Set(d.flatMap((e) => e.manifests))], ee = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], y = await yT(e, v, a), te = e.projects.flatMap(({ name: e }) => e ?? []), b = {
		format_version: 1,
		command: e.command,
		...te.length > 0 && { selected: te },
		manifests: v,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, g.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: nn([
			...t,
			...m.problems,
			...p,
			...await ma(h, a),
			...Vy("overwrite", [...new Set(_)], g),
			...Py(ee, g),
			...y.values(),
			...f.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, x = () => i.stopped ? { stopped: i.stopped } : {};
	if (i.stopping.aborted) return {
		...b,
		...x()
	};
	let ne = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: r.onSecrets
	}, re = () => r.target?.(v, ne), { lastApplied: ie } = r, ae = ie && n(() => ie(v, ne));
	if (r.withoutSecrets) {
		let t = await ly(e, b, d, re);
		return {
			...b,
			...t && { manifest_comparison: t },
			...x()
		};
	}
	if (e.command === "validate" || ht(b.problems)) return b;
	if (e.command === "apply" && r.permission) {
		let e = await r.permission.toApply(b.manifests);
		if (b.problems = [...b.problems, ...e], Tt(e)) return b;
	}
	let oe = [], se = e.command === "plan" ? await re() : void 0;
	b.problems = [...b.problems, ...sy(se, d, e.others.length > 0)];
	let ce = {
		saved: m.plans,
		target: se,
		applied: ae
	}, { runProject: le } = await import("./project3.js");
	for (let t of d) oe.push(await le(t, e, ce, r));
	let ue = oe.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return b.problems = [...b.problems, ...Iy(ee, ue, g)], {
		...b,
		projects: oe,
		...x()
	};
}
function BT(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Tt(t) || r.id === "") return;
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
function VT(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
async function HT({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [D("bad-plan", e)]
	}), a = N(t, r), o = await ei(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => ep(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function UT(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: LT }) {
	return tC(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await WT(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return KT(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = GT(f, p), h = await bT(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = GT(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), Wa(g, n.exitsWithFindings(c));
	});
}
async function WT(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await ov(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await ov("validate", t, n);
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
function GT(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function KT({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = D("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Tt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Tt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Ov as $, za as $n, Pr as $r, Bf as $t, By as A, L as An, di as Ar, Xh as At, hy as B, _o as Bn, ai as Br, th as Bt, Q as C, hs as Cn, Pi as Cr, lg as Ct, nb as D, Yo as Dn, gi as Dr, qh as Dt, cb as E, ds as En, hi as Er, Zh as Et, Hy as F, Do as Fn, ri as Fr, Uh as Ft, $v as G, po as Gn, ei as Gr, tm as Gt, cy as H, I as Hn, Xr as Hr, mh as Ht, jy as I, No as In, Zr as Ir, Wh as It, Gv as J, Ka as Jn, $r as Jr, op as Jt, iy as K, uo as Kn, qr as Kr, Fp as Kt, my as L, Mo as Ln, Wr as Lr, Lh as Lt, Fy as M, R as Mn, si as Mr, tg as Mt, Py as N, Co as Nn, Ur as Nr, eg as Nt, Iy as O, Lo as On, mi as Or, Gh as Ot, Vy as P, wo as Pn, Kr as Pr, Qh as Pt, Pv as Q, La as Qn, Fr as Qr, Uf as Qt, yy as R, jo as Rn, ii as Rr, Fh as Rt, rb as S, gs as Sn, Di as Sr, mg as St, ib as T, fs as Tn, yi as Tr, pg as Tt, ay as U, F as Un, ni as Ur, bm as Ut, py as V, bo as Vn, N as Vr, hh as Vt, Qv as W, yo as Wn, Yr as Wr, hm as Wt, Bv as X, Wa as Xn, Rr as Xr, ep as Xt, Uv as Y, Ra as Yn, Br as Yr, tp as Yt, Lv as Z, Fa as Zn, Ir as Zr, Qf as Zt, Hx as _, As as _n, Xi as _r, Vg as _t, yT as a, Sf as an, Aa as ar, rv as at, qb as b, Ss as bn, Ii as br, Sg as bt, $S as c, hf as cn, ba as cr, I_ as ct, QS as d, Fd as dn, xa as dr, Xg as dt, Hr as ei, If as en, Ha as er, Dv as et, NS as f, Ld as fn, pa as fr, Qg as ft, _S as g, Cs as gn, ta as gr, Lg as gt, oS as h, xs as hn, ua as hr, Gg as ht, CT as i, Dr as ii, Of as in, Da as ir, ov as it, zy as j, To as jn, li as jr, $h as jt, Ay as k, rs as kn, pi as kr, Jh as kt, tC as l, pf as ln, Sa as lr, g_ as lt, aS as m, ks as mn, ea as mr, Yg as mt, RT as n, Nr as ni, Tf as nn, ja as nr, Cv as nt, TT as o, _f as on, Ma as or, $_ as ot, TS as p, vd as pn, fa as pr, Wg as pt, Hv as q, to as qn, Gr as qr, ap as qt, IT as r, jr as ri, Y as rn, Ea as rr, cv as rt, vT as s, mf as sn, Na as sr, Z as st, UT as t, Mr as ti, Mf as tn, ka as tr, kv as tt, ZS as u, ff as un, Ca as ur, a_ as ut, Ux as v, bs as vn, Zi as vr, Pg as vt, Xy as w, zo as wn, Ai as wr, xg as wt, Jb as x, ys as xn, Yi as xr, yg as xt, $ as y, z as yn, Qi as yr, Fg as yt, by as z, vo as zn, oi as zr, vh as zt };
