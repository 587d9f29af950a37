import { i as e } from "./rolldown-runtime.js";
import { C as t, E as n, S as r, T as i, _ as a, a as o, b as s, c, f as l, g as u, h as d, l as f, m as p, p as m, s as h, u as g, v as _, w as v, y } from "./wire.js";
import { $ as ee, A as b, An as x, Ar as S, At as te, B as ne, Bn as re, Br as ie, Bt as ae, C as oe, Cr as se, Ct as ce, Dn as le, Dr as ue, Dt as de, E as fe, Er as pe, Et as me, Fn as he, Fr as C, Ft as ge, G as _e, H as ve, Hn as ye, Hr as be, Ir as xe, J as w, Jn as Se, Jt as Ce, K as T, Kn as we, Kt as Te, Ln as Ee, Lr as De, Lt as Oe, Mn as ke, Mr as Ae, Mt as je, N as Me, Nn as Ne, Nr as Pe, Nt as Fe, On as Ie, Or as Le, Ot as Re, Pn as ze, Pr as Be, Pt as Ve, Qt as He, Rr as Ue, Rt as We, Sr as Ge, St as Ke, Tn as qe, Tr as Je, Tt as Ye, U as Xe, Ur as Ze, Ut as Qe, V as $e, Vr as et, Vt as tt, W as nt, Wn as rt, Wt as it, X as at, Xr as ot, Xt as st, Y as ct, Yt as lt, Z as ut, Zr as dt, Zt as ft, _ as pt, _n as mt, _r as ht, _t as gt, ai as _t, an as vt, at as yt, b as bt, br as xt, bt as St, cn as Ct, ct as wt, d as Tt, dn as Et, dt as Dt, en as Ot, et as kt, f as At, fn as jt, ft as Mt, g as Nt, gi as Pt, gn as Ft, gr as It, gt as Lt, h as Rt, hi as zt, hn as Bt, hr as Vt, ht as E, ii as Ht, in as Ut, it as Wt, jn as Gt, jr as Kt, jt as qt, kn as Jt, kr as Yt, l as D, li as Xt, lt as Zt, m as Qt, mi as $t, mn as en, mt as tn, n as nn, nn as rn, o as an, on, p as sn, pi as cn, pt as ln, q as un, qt as dn, r as O, ri as fn, s as pn, sn as mn, st as hn, t as gn, ti as _n, ui as vn, un as yn, ut as bn, v as k, vr as xn, vt as Sn, wr as Cn, wt as wn, x as Tn, xn as En, xr as Dn, xt as On, y as kn, yr as An, yt as jn, zn as Mn, zr as Nn, zt as Pn } from "./start.js";
import { _ as Fn, b as In, c as Ln, d as Rn, f as zn, g as Bn, h as A, i as Vn, l as Hn, m as Un, n as Wn, p as Gn, r as Kn, s as qn, t as Jn, x as Yn, y as Xn } from "./zod.js";
import { a as Zn, c as Qn, d as $n, f as j, i as er, l as tr, o as nr, p as rr, s as ir, u as ar } from "./client.js";
import { basename as or, delimiter as sr, dirname as M, extname as cr, isAbsolute as lr, join as ur, posix as dr, relative as fr, resolve as N, sep as pr, win32 as mr } from "node:path";
import { access as hr, constants as gr, link as _r, lstat as vr, open as yr, readFile as br, readdir as xr, realpath as Sr, rename as Cr, rm as wr, stat as Tr, writeFile as Er } from "node:fs/promises";
import { setImmediate as Dr, setTimeout as Or } from "node:timers/promises";
// \0node:crypto
const kr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Ar = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), jr = Ar(6).toString("hex"), Mr = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Nr(e, t, n = {}) {
	await Rr(M(e));
	let r = await Fr(e, t, n);
	await Cr(r, e).finally(() => wr(r, { force: !0 }));
}
async function Pr(e, t, n) {
	await Rr(M(e));
	let r = await Fr(e, t, n);
	return Ir(r, e).finally(() => wr(r, { force: !0 }));
}
async function Fr(e, t, { mode: n, root: r, check: i }) {
	let a = M(e), o = ur(a, `.lokaform-${process.pid}-${jr}-${Ar(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = gr, d = await yr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = ur(await Sr(r), fr(N(r), N(a)));
			if (await Sr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await br(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await wr(o, { force: !0 }), e;
	}
}
async function Ir(e, t) {
	try {
		await _r(e, t);
	} catch (n) {
		return Hr(n, "EEXIST") || await Vr(t) ? !1 : (await Cr(e, t), !0);
	}
	return await wr(e, { force: !0 }).catch(() => {}), !0;
}
async function Lr(e) {
	try {
		let t = await yr(e, gr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Hr(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Rr(e) {
	for (let t of await xr(e).catch(() => [])) {
		let [, n, r] = Mr.exec(t) ?? [];
		n === void 0 || r === jr || Number(n) !== process.pid && zr(Number(n)) || await wr(ur(e, t), { force: !0 }).catch(() => {});
	}
}
function zr(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Hr(e, "ESRCH");
	}
}
async function Br(e, t) {
	let n = t;
	for (let r of fr(t, e).split(pr)) {
		n = ur(n, r);
		let e = await vr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${fr(t, n)}. Choose a path without links`;
	}
}
function Vr(e) {
	return vr(e).then(() => !0, () => !1);
}
function Hr(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Ur = {
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
function Wr(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Ur[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/paths.ts
const Gr = new AbortController().signal;
function P(e, { displayRoot: t }) {
	return fr(t, e).split(pr).join("/");
}
function Kr(e, t) {
	let n = fr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${pr}`) && !lr(n);
}
async function qr(e, t) {
	for (let n = e;; n = M(n)) {
		if (await Vr(ur(n, ".git"))) return n;
		if (n === M(n) || n === t || t !== void 0 && !Kr(n, t)) return;
	}
}
async function Jr(e, t, n) {
	let r = await Yr(t), i = n && await Yr(n), a = new Map();
	for (let n of e) {
		let e = await Yr(N(t, n)), o = await qr(M(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(P(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? P(ur(e ?? r, n), { displayRoot: r })
	}));
}
async function Yr(e) {
	return Sr(e).catch(() => e);
}
var Xr = class extends Error {};
async function Zr(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new Xr());
	if (!t) return br(e);
	let [r, i] = await Promise.all([Sr(e), Sr(t.workspace)]);
	if (!Kr(r, i)) throw new Xr();
	return br(r);
}
function Qr(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? ei(e) : "utf-8";
	return new TextDecoder(n, { fatal: !0 }).decode(e);
}
function $r(e, t) {
	let n = ei(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function ei([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function ti(e) {
	try {
		return new TextDecoder(ei(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function ni(e, t, n, r = Qr) {
	try {
		return Tn(r(await br(e)));
	} catch (r) {
		let i = `${t} ${P(e, n)} cannot be read: ${ii(r)}`;
		return Qt(k("not-read", i));
	}
}
const ri = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function ii(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof Xr) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${ri[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function ai(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(ri, String(e.code))) return;
	let n = `${P(e.path, t)} was changed or removed while Lokaform ran. Now ${ii(e)} Run again when no other program changes it.`;
	return k("not-read", n, { scope: "project" });
}
async function oi(e, { commit: t }) {
	return t ? t.isFile(e) : (await Tr(e).catch(() => void 0))?.isFile() === !0;
}
async function si(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await xr(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function ci(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Tr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/commitFiles.ts
var li = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const ui = [
	"*",
	".*",
	"**"
];
var di = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new li(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => ui.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = N(e, i.join("/")), o = fr(a, this.#e).split(pr).join("/"), s = o !== "" && !o.startsWith("..") && !lr(o), c = s ? "" : await this.#o(a);
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
		let t = fr(this.#e, e).split(pr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || lr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (lr(n)) return;
			let r = dr.join(dr.dirname(e.path), n, t.slice(e.path.length));
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
const fi = "Lokaform-Pulled";
function pi(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(fi).map(mi), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: d(r) },
		overwrites: a
	};
}
function mi(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
function hi(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function gi(e, t = Infinity) {
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
function _i(e, t, { since: n, now: r = Infinity }) {
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
async function vi(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = yi(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function yi({ commits: e, merged: t }, n) {
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
const bi = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), xi = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Si = {
	output: 67108864,
	time: 3e4
};
var Ci = class extends Error {
	name = "GitFailure";
};
const wi = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Ti = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Ei = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], Di = /^\.(com|exe)$/i;
function Oi(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? dr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Di.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => mr.join(n, e + t)) : [];
	});
}
function ki(e, t) {
	let n = Oi("git", process.platform, t).filter((t) => !Ai(e, M(t))), r = n.find(ji);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => M(e)))].join(sr)
	};
}
function Ai(e, t) {
	try {
		let [n, r] = [b(t), b(e)];
		return n === r || Kr(n, r);
	} catch {
		return !0;
	}
}
function ji(e) {
	try {
		return fe(e, gr.X_OK), Me(e).isFile();
	} catch {
		return !1;
	}
}
async function Mi(e, t, { environment: n, signal: r, limits: i = Si }, a = "") {
	let o = ki(e, n);
	if (!o) throw new Ci(Ni);
	let s = Object.entries(n).filter(([e]) => wi.test(e)), c = {
		...Object.fromEntries(s),
		...Ti,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: M(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = bi(o.program, [
			"-C",
			e,
			...Ei,
			...t
		], {
			cwd: M(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new Ci(Pi(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new Ci("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new Ci(Fi(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const Ni = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Pi(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function Fi(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function Ii(e, t) {
	let n = await Sr(e), r = await qr(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => {
		try {
			return (await Mi(r, e, t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof Ci) return;
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
const Li = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var Ri = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Li : await this.#r(i.root).versions(e, n, i));
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
		return Jr(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new zi(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, zi = class {
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
			}, { known: c, missing: l } = await vi(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof Ci) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Mi(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await Yi(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof Ci) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = Hi(this.#e, {
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
		this.#r ??= Yi(this.#e, this.#t);
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
			(r === void 0 || Bi(r) !== Bi(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => or(e) === or(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = ur(this.#e, e);
		try {
			return (await vr(t)).isFile() ? ti(await br(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await Xi(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function Bi(e) {
	return e?.replaceAll("\r\n", "\n");
}
const Vi = 67108864;
async function Hi(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await Wi(e, n, i), s = async (...t) => (await Mi(e, [
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
			trailers: pi(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(Gi), l = gi(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return Ui;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await Ki(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = _i(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await qi(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: hi([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
const Ui = {
	commits: [],
	merged: [],
	overwrites: [],
	unread: void 0
};
async function Wi(e, t, n) {
	try {
		let r = await Mi(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof Ci) return new Set();
		throw e;
	}
}
function Gi(e) {
	if (e instanceof Ci && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Ki(e, t, n) {
	let r = (await Mi(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function qi(e, t, n) {
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
	], o = Ji((await Mi(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: o.get(e.id) ?? []
	}));
}
function Ji(e) {
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
async function Yi(e, t, n = "HEAD") {
	let r = await Mi(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(Gi);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function Xi(e, t, n, r) {
	if (t.length === 0) return;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Mi(e, ["cat-file", "--batch-check"], r, i(t)), o = Vi, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? Si,
		output: 2 * Vi
	}, u = await Mi(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, ti(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function Zi(e) {
	return `${fi}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/files/findFiles.ts
async function Qi(e, t, n, r) {
	let i = N(t, e);
	return await oi(i, n) ? [i] : $i(e.split(pr).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof li) throw e;
		return [];
	});
}
async function $i(t, n, r, i) {
	let a = Ze(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").includes("node_modules")) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => be(e, t, l))) continue;
		let n = N(c, t);
		await oi(n, r) && f.add(n);
	}
	return [...f];
}
async function ea(e, t) {
	let n = ur(M(e), ".gitignore"), r = `/${or(e)}`, i;
	try {
		i = Qr(await br(n));
	} catch (e) {
		if (Hr(e, "ENOENT")) return Tn({
			path: n,
			text: `${r}\n`
		});
		let i = `${P(n, t)} cannot be read: ${ii(e)}`;
		return Qt(k("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(or(e))) return Tn(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return Tn({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function ta(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await na(a, t, n), o = e.flatMap((e) => Re(a, ra(a, e)) ?? []), s = tt(a, o), c = e.flatMap((e) => ia(s, e) ?? []), u = c.filter(({ textFile: { language: e } }) => e === void 0 || ae(s, e));
		l(i, oa(s, e, c), sa(s, u, t));
		for (let e of u.sort(aa(s))) r.has(e.full) ? i.push(ca(s, P(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function na(e, t, n) {
	return (await Qi(qt(e), e.folder, t, n)).filter((e) => me(e) !== void 0).sort();
}
function ra({ folder: e }, t) {
	return fr(e, t).split(pr).join("/");
}
function ia(e, t) {
	let n = ra(e, t), r = Fe(e, n);
	if (!(je(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...ge(e, n)
		}
	};
}
function aa({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function oa(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [k("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [k("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.flatMap((e) => e === void 0 || i.includes(e) ? [] : [e]), n = t.find((t) => it(t, e)), s = n ?? Te(e, [...new Set(t)]), c = "lokaform pull creates it when the project has texts for it that do not wait.", l = `If ${s} is the same language, add language_map: { ${s}: ${e} }.`, u = s === void 0 ? c : n ? l : `${l} Otherwise ${c}`, d = `texts "${r}" has no file for the language ${e}. ${u}`;
		return k("no-language-file", d, {
			place: a,
			...!n && {
				severity: s === void 0 ? "notice" : "warning",
				scope: "change"
			}
		});
	});
}
function sa({ keyName: e, place: t }, n, r) {
	return de.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${P(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [k("bad-setting", o, { place: t })];
	});
}
function ca({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return k("bad-setting", n, { place: e });
}
const la = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], ua = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function da(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(la, {
		cwd: t,
		ignore: ua,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function fa(e, t, n, r) {
	let { paths: i, problems: a } = await pa(e, t, n, r), o = await ta(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await va(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!At(c) && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}). In a workflow, actions/checkout must run first.`;
		c.push(k("no-manifest", n));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [P(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u)
	};
}
async function pa({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await _a(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`, a = e ? [] : await ga(t, n, i);
		o[c] = a;
		let l = e || i.commit || a.length > 0 ? [] : await si(t, n);
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
async function ma(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => pa(e, { id: "" }, n, t))), i = (await ta(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function ha(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await ga(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${P(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, k("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await ma(e, Gr)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function ga(e, t, n) {
	let r = N(t, e);
	return await oi(r, n) ? [r] : [];
}
async function _a(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Qi(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await ci(N(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. ${o.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path: it is relative to ${r}.`}`;
			i.push(k("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function va(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = P(a, t);
		try {
			let n = Qr(await Zr(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof li) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(k("not-read", `${e} cannot be read: ${ii(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/kinds/registry.ts
let ya = [];
function ba(e) {
	ya = e;
}
function xa() {
	if (ya.length === 0) throw Error("no kinds are registered");
	return ya;
}
function Sa(e) {
	let t = ya.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Ca(e, t) {
	let n = Sa(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function wa({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Ta(e, { field: t }) {
	return Ca(e, t).role === "text";
}
// src/plan/loss.ts
function Ea(e) {
	return e.action === "update" ? e.fields.some((t) => Aa(e.kind, t) || ja(e.kind, t) || Da(e.kind, t)) : e.action === "destroy";
}
function Da(e, { field: t, before: n, after: r }) {
	return Ca(e, t).role === "identity" || n === void 0 || Ma(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Oa(e, t) {
	return ka(t) || Aa(e, t) || ja(e, t);
}
function ka({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Ma(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Ma(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Aa(e, { field: t, before: n, after: r }) {
	return Ca(e, t).role === "archive" && n === !1 && r === !0;
}
function ja(e, { field: t, before: n }) {
	return Ca(e, t).role === "shape" && n !== void 0;
}
function Ma(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Na(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Fa(Ca(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Pa(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Fa(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Fa(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Ma(n);
}
// src/report/exitCode.ts
function Ia({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const La = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Ra({ projects: e }) {
	let t = ({ reason: e }) => La.includes(e);
	return Ia({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function za(e) {
	return e.plan ? Ra({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || At(e.problems) ? "unknown" : "none" : "unknown";
}
function Ba({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function Va({ command: e, projects: t }) {
	return e === "status" ? Ba({ projects: t }) === !1 : e === "drift" ? Ra({ projects: t }) : Ia({ projects: t });
}
function Ha(e) {
	return !Va(e) && !Ua(e);
}
function Ua(e) {
	return e.stopped !== void 0 || At(qa(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Ja(e).some(({ outcome: e }) => e.state !== "done");
}
function Wa(e) {
	let t = ({ problems: e }) => e.filter((e) => !Ka(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return Ua({
		...e,
		problems: t(e),
		projects: n
	});
}
function Ga(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Ua(e) ? 1 : t && Va(e) ? 2 : 0;
}
function Ka({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function qa({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Ja({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function Ya({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || Za(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Xa({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Za(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Qa({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function $a(e) {
	return !Ua(e) && !eo(e) && e.projects.every(ro);
}
function eo(e) {
	return qa(e).some(({ code: e }) => e === "undeclared-project");
}
const to = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function no(e) {
	if ($a(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && ro(e) && e.plan?.skipped.length === 0), n = qa(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !to.includes(e));
	return !t || r || eo(e);
}
function ro({ plan: e, target: t }) {
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
function io(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const ao = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function oo(e) {
	let t = _o(e);
	return t === "removed" ? t : t === "new" ? "created" : mo(e) ? "renamed" : "updated";
}
const so = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], co = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, lo = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function uo(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...io(ao, t, oo),
		...io(so, n, ({ reason: e }) => co[e] ?? "kept"),
		changes: t.length,
		adopted: ho(e, ({ counts: e }) => e.adopted),
		skipped: ho(e, ({ skipped: e }) => e.length)
	};
}
const fo = [...ao, ...lo];
function po(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = io(["done", ...lo], t, ({ outcome: e }) => Za(e) ? "written in part" : e.state), i = r.skipped + ho(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...io(ao, n, oo),
		...r,
		skipped: i,
		unfinished: a
	};
}
function mo(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function ho(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const go = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function _o(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => Aa(e.kind, t)) ? "removed" : e.fields.filter((t) => Ta(e.kind, t)).some((t) => Da(e.kind, t)) ? "overwritten text" : Ea(e) ? "overwritten" : mo(e) ? "renamed" : "changed";
}
// src/report/view/view.ts
const vo = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], yo = [
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
function bo(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function xo(e) {
	return e.map((e) => "text" in e ? e.text : xo(e.words)).join("");
}
function So(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Co(e, t, n = "") {
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
function wo(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${R(n)} more` : "");
}
function To(e) {
	return Sa(e).words;
}
function Eo(e, t) {
	let { one: n, many: r } = To(t);
	return `${R(e)} ${e === 1 ? n : r}`;
}
function Do({ kind: e, label: t }) {
	let n = T(t), { prefix: r, maxName: i } = To(e);
	return r + at(n, i);
}
function Oo(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${T(n.file)}:${n.line}` : "(not declared)";
}
function ko({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${T(e)}: `) + (n ? `${w(n.project.name, 80)} (${w(t, 200)})` : w(t, 200));
}
function Ao(e) {
	return e.length <= 3 ? e.map((e) => T(e)).join(", ") : L(e.length, "manifest");
}
const jo = n(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Mo(e) {
	return `${jo().format(e * 1e3)} UTC`;
}
function No(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function Po(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function Fo(e) {
	return `${o("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function Io(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${L(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${R(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Uo([e])}${i}${o}`;
}
function Lo(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Na(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => I(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, F`${L(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? F`${e} and ${t}` : F`${e}, ${t}`, s);
	return F`${`${L(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${L(r, "translation")} in ${u} may be marked unverified.`;
}
function Ro(e, t) {
	let n = Je(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !Sa(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => Ta(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: w(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let a = ho(i, ({ length: e }) => e), o = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${R(t)})` : e);
	return F`After the merge: ${L(a, "text")} to translate in ${I(wo(o, 12), 1e3)}.`;
}
function zo(e) {
	let t = Ba({ projects: e });
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Bo(e)}.`;
}
function Bo(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = ho(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), a = wo([...new Set(i.map(({ language: e }) => No(e)))], 12), o = Zo([...Jo({
		conflicts: ho(t, (e) => e.conflicts),
		undecided: ho(t, (e) => e.undecided),
		toPull: ho(t, (e) => e.to_pull),
		waiting: ho(t, (e) => e.waiting)
	}), [i.length, `of ${L(r.length, "required language")} not ready: ${a}`]]), s = L(new Set(t.map(({ language: e }) => e)).size, "language"), c = `${R(ho(t, (e) => e.translated))} of ${L(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${c} in ${s}`, ...o].join(", ");
}
function Vo(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Ho(t), { waiting: r, kept: i } = uo(t), a = Zo([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Wo(t, "as declared"), ...a].join(", ")}.`;
}
function Ho(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = uo(e);
	return Zo([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...Jo({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function Uo(e) {
	let t = uo(e), n = t.adopted > 0 ? ` (${R(t.adopted)} to adopt)` : "", r = Zo([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"],
		...Jo(t),
		[t.skipped, "skipped"]
	]);
	return `${(t.changes === 0 ? ["no changes", ...r] : r).join(", ")}; ${Wo(e, "unchanged")}.`;
}
function Wo(e, t) {
	let n = `${Go(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Go(e, "unmanaged")} unmanaged`;
}
function Go(e, t) {
	let n = xa().map((n) => ({
		kind: n,
		count: ho(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? R(ho(n, ({ count: e }) => e)) : r(n.map(({ kind: e, count: t }) => Eo(t, e.name)));
}
function Ko({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${Yo(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${L(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${qo(e)}.${a} ${L(t, "request")} in total.`;
}
function qo(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = po(e), r = Zo(fo.map((e) => [n[e], e])), i = Zo(Jo(uo(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function Jo(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function Yo(e, t) {
	return e === t ? L(t, "project") : `${R(e)} of ${L(t, "project")}`;
}
function Xo({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [T(e)]), r = n.length > 0 ? F` Not reached: ${I(n.join(", "))}.` : [];
	return F`${bo(F`${w(e.message, ne)}`)}${r}`;
}
function Zo(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${R(e)} ${t}`] : []);
}
function Qo(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Ko(e);
	if (r.length === 0) return $o(e);
	if (t === "drift") return Vo(n);
	if (t === "status") return zo(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? Io(i.plan, i.effort) : `${Yo(r.length, n.length)}: ${Uo(r)}`;
}
function $o(e) {
	let { command: t, manifests: n, declared: i } = e, a = qa(e).filter(({ severity: e }) => e !== "notice");
	if (At(a)) return `${es(a)}.${t === "validate" ? "" : " Nothing was written."}`;
	let o = r(xa().map(({ name: e, plural: t }) => Eo(i[t] ?? 0, e))), s = a.length > 0 ? `, with ${es(a)}` : "";
	return `Valid: ${o} in ${L(n.length, "manifest")}${s}.`;
}
function es(e) {
	let t = Tt.flatMap((t) => {
		let n = ho(e.filter((e) => e.severity === t), kn);
		return n > 0 ? [L(n, t === "error" ? "problem" : t)] : [];
	});
	return r(t);
}
function ts(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${T(e)}`}`;
}
function ns({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [F`${F`The service made snapshot ${I(t.id, 80)}: ${I(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function rs(e) {
	let t = io(ao, e, oo);
	return Zo(ao.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])).join(", ") || "no changes";
}
function is(e) {
	let t = qa(e).filter(({ severity: e }) => e === "error");
	return [
		...os(e),
		...t.length > 0 ? [es(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function as(e) {
	let t = os(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function os(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${ds(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return cs(e, t === "apply" ? "applied" : "restored");
	let i = ls(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Bo(r)}`, ...i] : t === "drift" ? [`Translations: ${Ho(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...ss(r), ...i];
}
function ss(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = uo(e.map(({ plan: e }) => e));
	return [
		`Translations: ${rs(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [L(i, "conflict")] : [],
		...n > 0 ? [`${L(n, "change")} pending before`] : [],
		...r > 0 ? [`${R(r)} skipped`] : []
	];
}
function cs({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = po(e);
	return [
		`Translations ${t}: ${Zo(ao.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${L(r, "change")} not completed`] : [],
		...ls(e.length - n, t)
	];
}
function ls(e, t) {
	return e > 0 ? [`${L(e, "project")} not ${t}`] : [];
}
function us(e) {
	if (e.is === "not compared") return [F`The manifests were not compared with those of the commit that the pull request would be merged into: ${I(e.why)}.`];
	let t = F`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = I(e.commit.slice(0, 7));
	return [F`${bo(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, bo(F`${`Difference: ${ds(e.projects)}.`}`)];
}
function ds(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(mo).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Zo([
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
function fs(e) {
	let t = io([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = ds(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = Zo(Jo({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function ps(e) {
	return `Translations from Lokalise: ${fs(e)}`;
}
function ms({ filters: e, by_kind: t }) {
	let n = xa().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${R(r)} of ${Eo(i, e)}`] : [];
	}), i = e.map((e) => `--filter ${w(e, 200)}`).join(" ");
	return F`${bo(F`Only what matches`)} ${I(i, Infinity)}: ${r(n)}.`;
}
// src/model/project.ts
const hs = Rn({
	iso: A(),
	id: A().optional(),
	pluralForms: Kn(A()).readonly()
}), gs = Rn({
	id: A(),
	digest: A().exactOptional(),
	name: A(),
	type: A(),
	baseLanguage: A(),
	languages: Kn(hs).readonly().optional(),
	perPlatformNames: Vn(),
	segmentation: Vn(),
	autoToggleUnverified: Vn().optional()
});
function _s(e) {
	return e.split(":")[0] ?? e;
}
function vs(e) {
	let t = _s(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/model/place.ts
const ys = qn().min(0), bs = Rn({
	file: A(),
	line: ys,
	col: ys,
	endLine: ys,
	endCol: ys
});
function z(e, t, n = []) {
	let r = Ds(e, t, n);
	return B(r.file, r.at.start, r.at.end);
}
function xs(e, t, n) {
	let r = Ds(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return B(r.file, i, a);
}
function Ss(e, t, n) {
	return Ds(e, t, n).file;
}
function B(e, t, n) {
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
var V = Symbol("NOT_RESOLVED");
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
	resolve: (e) => Fs.indexOf(e) === -1 ? V : null,
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
	resolve: (e) => Ls.indexOf(e) === -1 ? V : null,
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
	resolve: (e) => zs.indexOf(e) !== -1 || Bs.indexOf(e) === -1 && V,
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
	resolve: (e) => Hs.indexOf(e) !== -1 || Us.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Gs = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Ks = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function qs(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Js(e, t) {
	if (t) {
		if (!Ks.test(e)) return V;
	} else if (!Gs.test(e)) return V;
	let n = qs(e);
	return Number.isFinite(n) ? n : V;
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
	if (!Xs.test(e)) return V;
	let t = Zs(e);
	return Number.isFinite(t) ? t : V;
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
	if (!ec.test(e)) return V;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || tc.test(e) ? r : V;
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
	if (!ac.test(e)) return V;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || oc.test(e) ? r : V;
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
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : V,
	identify: () => !1
}), dc = /^[A-Za-z0-9+/]*={0,2}$/;
function fc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !dc.test(t)) return V;
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
	if (t === null && (t = gc.exec(e)), t === null) return V;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = _c(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? V : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return V;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = _c(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return V;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return V;
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
		return r === V ? Ys.resolve(e, t, n) : r;
	}
}, {
	...lc,
	resolve: (e, t, n) => {
		let r = lc.resolve(e, t, n);
		return r === V ? ic.resolve(e, t, n) : r;
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
}, Rc = {
	BLOCK: 1,
	FLOW: 2
}, zc = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Bc = -1;
function Vc(e) {
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
var Hc = Array(256), Uc = Array(256);
for (let e = 0; e < 256; e++) Hc[e] = +!!Vc(e), Uc[e] = Vc(e);
function Wc(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Gc(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Kc(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function qc(e, t, n) {
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
function Jc(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Yc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = qc(e, i, n);
			r += Jc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Xc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = qc(e, i, n);
			r += Jc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Zc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = qc(e, i, n).position;
			else if (t < 256 && Hc[t]) r += Uc[t], i++;
			else {
				let n = Kc(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Gc(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Wc(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = qc(e, i, n);
			r += Jc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Qc(e, t, n, r, i, a) {
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
	return i === zc.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== zc.STRIP && u && (l += "\n"), l;
}
function $c(e, t) {
	if (t.valueStart === Bc) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case U.SINGLE_QUOTED: return Xc(e, n, r);
		case U.DOUBLE_QUOTED: return Zc(e, n, r);
		case U.LITERAL_BLOCK: return Qc(e, n, r, t.indent, t.chomping, !1);
		case U.FOLDED_BLOCK: return Qc(e, n, r, t.indent, t.chomping, !0);
		default: return Yc(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var el = {
	filename: "",
	schema: jc,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, W = -1, tl = Object.prototype.hasOwnProperty, nl = 1, rl = 2, il = 3, al = 4, ol = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, sl = /[,\[\]{}]/, cl = /^(?:!|!!|![0-9A-Za-z-]+!)$/, ll = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, ul = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, dl = RegExp(`^(?:${ll})*$`), fl = RegExp(`^(?:${ul})+$`), pl = RegExp(`^(?:!(?:${ll})*|${ul}(?:${ll})*)$`), ml = {
	filename: "",
	maxDepth: 100
};
function hl(e, t, n) {
	e.events.push({
		type: H.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function gl(e, t, n, r, i, a, o) {
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
function _l(e, t, n, r, i, a, o) {
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
function vl(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: H.MAPPING,
		start: t.position,
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W,
		style: Rc.FLOW
	});
}
function yl(e, t, n, r, i, a, o, s, c = zc.CLIP, l = -1, u = !1) {
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
function bl(e, t, n) {
	e.events.push({
		type: H.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function xl(e) {
	e.events.push({ type: H.POP });
}
function G(e) {
	yl(e, W, W, W, W, W, W, U.PLAIN);
}
function Sl() {
	return {
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W
	};
}
function Cl(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function wl(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function K(e, t) {
	Lc.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function q(e) {
	return e === 10 || e === 13;
}
function Tl(e) {
	return e === 9 || e === 32;
}
function El(e) {
	return Tl(e) || q(e);
}
function Dl(e) {
	return e === 0 || El(e);
}
function Ol(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function kl(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Al(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function jl(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Ml(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Nl(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function J(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || El(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Tl(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!q(r) && r !== 0);
		if (!q(r)) break;
		for (Nl(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Pl(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || El(n);
	}
	return !1;
}
function Fl(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Il(e) {
	if (e.position !== e.lineStart) return !1;
	if (Pl(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Cl(e);
	Fl(e), J(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Pl(e));
	return wl(e, t), r;
}
function Ll(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !q(t);) t = e.input.charCodeAt(++e.position);
}
function Rl(e, t, n) {
	let r = ol.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, K(e, "the stream contains non-printable characters"));
}
function zl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== W && K(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && K(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !El(s) && !(n && Ol(s));) s === 33 && (a ? K(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), cl.test(o) || K(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), sl.test(l) && K(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? dl.test(l) : fl.test(l)) && K(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !tl.call(e.tagHandlers, o) && K(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Bl(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== W && K(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !El(e.input.charCodeAt(e.position)) && !Ol(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Vl(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== W || t.tagStart !== W) && K(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !El(e.input.charCodeAt(e.position)) && !Ol(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an alias node must contain at least one character"), bl(e, n, e.position), !0;
}
function Hl(e, t) {
	J(e, !1), e.lineIndent < t && K(e, "deficient indentation");
}
function Ul(e, t, n) {
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
			return e.position++, yl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.SINGLE_QUOTED, zc.CLIP, -1, i), !0;
		}
		q(a) ? (i = !1, Hl(e, t)) : e.position === e.lineStart && Pl(e) ? K(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a single quoted scalar");
}
function Wl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, yl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.DOUBLE_QUOTED, zc.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (q(n)) Hl(e, t);
			else if (Ml(n)) e.position++;
			else {
				let t = jl(n);
				for (t === 0 && K(e, "unknown escape sequence"); t-- > 0;) e.position++, Al(e.input.charCodeAt(e.position)) < 0 && K(e, "expected hexadecimal character");
				e.position++;
			}
		} else q(a) ? (i = !1, Hl(e, t)) : e.position === e.lineStart && Pl(e) ? K(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a double quoted scalar");
}
function Gl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = zc.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? U.LITERAL_BLOCK : U.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = kl(n);
		if (n === 43 || n === 45) i !== zc.CLIP && K(e, "repeat of a chomping mode identifier"), i = n === 43 ? zc.KEEP : zc.STRIP, e.position++;
		else if (r >= 0) r === 0 && K(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && K(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Tl(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Ll(e), q(e.input.charCodeAt(e.position)) ? Nl(e) : e.input.charCodeAt(e.position) !== 0 && K(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Il(e)) break;
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
		Ll(e), f = e.position, q(e.input.charCodeAt(e.position)) && (Nl(e), f = e.position);
	}
	return Rl(e, d, f), yl(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Kl(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === nl;
	if (n === 0 || El(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Ol(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Dl(t) || r && Ol(t)) return !1;
	}
	return !0;
}
function ql(e, t, n, r) {
	if (!Kl(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === nl, c = !1;
	for (; o !== 0 && !Il(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Dl(t) || s && Ol(t)) break;
		} else if (o === 35) {
			if (El(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Ol(o)) break;
		else if (q(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (J(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Tl(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Rl(e, i, a), yl(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, U.PLAIN, zc.CLIP, -1, !c), !0);
}
function Jl(e, t) {
	let n = e.line;
	J(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && K(e, "deficient indentation");
}
function Yl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? _l(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Rc.FLOW) : gl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Rc.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Jl(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, xl(e), !0;
		o ? n === 44 && K(e, "expected the node content, but found ','") : K(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && El(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Jl(e, t));
		let c = e.line, l = Cl(e), u = Ql(e, t, nl, !1, !0);
		Jl(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Jl(e, t), i || vl(e, l), u || G(e), Ql(e, t, nl, !1, !0) || G(e), Jl(e, t), i || xl(e)) : i && r ? (u || G(e), G(e)) : i ? G(e) : r && (vl(e, l), u || G(e), G(e), xl(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	K(e, "unexpected end of the stream within a flow collection");
}
function Xl(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Dl(e.input.charCodeAt(e.position + 1))) return !1;
	for (gl(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Rc.BLOCK); e.input.charCodeAt(e.position) === 45 && Dl(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = J(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Dl(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? G(e) : Ql(e, t, il, !1, !0), J(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && K(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Dl(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry");
	}
	return xl(e), !0;
}
function Zl(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Dl(l)) o ||= (_l(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Rc.BLOCK), !0), c === 63 ? (i && G(e), a = !0, i = !0) : (i || (G(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (G(e), !1);
			let t = Cl(e);
			if (!Ql(e, n, rl, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Tl(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Dl(c) || K(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: H.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Rc.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) K(e, "expected ':' after a mapping key");
				else return r.anchorStart !== W || r.tagStart !== W ? (wl(e, t), !1) : !0;
			} else if (a) K(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== W || r.tagStart !== W ? (wl(e, t), !1) : !0;
		}
		if (Ql(e, t, al, !0, s) && (s = !1), i || (s &&= (G(e), !1)), J(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) K(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && G(e), o && xl(e), !0) : !1;
}
function Ql(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && K(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Sl(), d = n === al || n === il, f = d, p = d;
	if (r && J(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Cl(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== W || u.anchorStart !== W) && (r === 33 || r === 38)) {
			let n = Cl(e), r = t + 1;
			if (Zl(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === H.MAPPING) return e.depth--, !0;
			wl(e, n);
		}
		if (s && (r === 33 && u.tagStart !== W || r === 38 && u.anchorStart !== W) || !zl(e, u, n === nl) && !Bl(e, u)) break;
		l === null && (l = i), J(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === al) {
		let r = n === nl || n === rl ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Xl(e, i, u) || Zl(e, i, r, u)) || Yl(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Cl(e), n = l.position - l.lineStart;
					wl(e, l), Zl(e, n, r, Sl()) && e.events[t.eventsLength]?.type === H.MAPPING ? c = !0 : wl(e, t);
				}
				!c && (d && Gl(e, r, u) || Ul(e, r, u) || Wl(e, r, u) || Vl(e, u) || ql(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Xl(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== W || u.tagStart !== W || d) && (yl(e, W, W, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, U.PLAIN), c = !0), e.depth--, c || u.anchorStart !== W || u.tagStart !== W;
}
function $l(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !El(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && K(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !q(e.input.charCodeAt(e.position));) {
		for (; Tl(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || q(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !El(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (q(e.input.charCodeAt(e.position)) && Nl(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && K(e, "duplication of %YAML directive"), r.length !== 1 && K(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && K(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && K(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && K(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		cl.test(t) || K(e, "ill-formed tag handle (first argument) of the TAG directive"), tl.call(e.tagHandlers, t) && K(e, `there is a previously declared suffix for "${t}" tag handle`), pl.test(n) || K(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function eu(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (J(e, !0); $l(e);) t = !0, J(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Dl(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, J(e, !0), i = e.line > t;
	} else t && K(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Pl(e)) {
		e.position += 3, J(e, !0);
		return;
	}
	if (hl(e, n, !1), Ql(e, e.lineIndent - 1, al, !1, i, i) || G(e), J(e, !0), e.position === e.lineStart && Pl(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, J(e, !0), e.line === t && e.position < e.length && K(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === H.DOCUMENT && (o.explicitEnd = r), xl(e), !r && e.position < e.length && !Il(e) && K(e, "end of the stream or a document separator is expected");
}
function tu(e, t) {
	let n = e.length, r = {
		...ml,
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
	for (i !== -1 && Lc.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Fl(r), J(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		eu(r), r.position === e && K(r, "can not read a document");
	}
	return r.events;
}
({
	...ml,
	...el
});
function nu(e, t) {
	return !!(e & 1 << t);
}
var ru = {
	applyQuoteFlowKeysOption: au,
	doubleQuoteForInvisibles: ou,
	doubleQuoteWhitespaceOnly: su,
	applyForceQuotesOption: cu,
	tryLongOrMultilineAsBlock: lu,
	quoteInvalidPlain: uu,
	fallbackToDoubleQuoted: du
};
function iu(e) {
	return e.presenterOptions.quoteStyle === "single" && nu(e.allowedStylesMask, U.SINGLE_QUOTED) ? U.SINGLE_QUOTED : U.DOUBLE_QUOTED;
}
function au(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === U.PLAIN && (e.style = U.DOUBLE_QUOTED);
}
function ou(e) {
	e.style === U.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function su(e) {
	e.style === U.PLAIN && /^\s+$/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function cu(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== U.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? U.DOUBLE_QUOTED : iu(e)));
}
function lu(e) {
	if (e.style !== U.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!nu(e.allowedStylesMask, U.LITERAL_BLOCK)) {
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
function uu(e) {
	e.style === U.PLAIN && !nu(e.allowedStylesMask, U.PLAIN) && (e.style = iu(e));
}
function du(e) {
	nu(e.allowedStylesMask, e.style) || (e.style = U.DOUBLE_QUOTED);
}
var fu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", pu = "[\\n\\r]", mu = "\\uFEFF", hu = "[ \\t]", gu = `(?:(?!(?:${pu}|${mu}))${fu})`, _u = `(?:(?!${hu})${gu})`, vu = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", yu = "[-?:,\\[\\]{}#&*!|>'\"%@`]", bu = "[,\\[\\]{}]", xu = _u, Su = `(?:(?!${bu})${_u})`, Cu = `(?:(?:(?!${yu})${_u})|[?:-](?=${xu}))`, wu = `(?:(?:(?!${yu})${_u})|[?:-](?=${Su}))`, Tu = `(?:(?:(?![:#])${xu})|:(?=${xu}))#*`, Eu = `(?:(?:(?![:#])${Su})|:(?=${Su}))#*`, Du = `(?:${hu}*${Tu})*`, Ou = `(?:${hu}*${Eu})*`, ku = `${Cu}#*${Du}`, Au = `${wu}#*${Ou}`, ju = ku, Mu = Au, Nu = `\\n+${Tu}${Du}`, Pu = `\\n+${Eu}${Ou}`, Fu = `${ku}(?:${Nu})*`, Iu = `${Au}(?:${Pu})*`;
RegExp(`^(?:${Fu})$`, "u"), RegExp(`^(?:${Iu})$`, "u"), RegExp(`^(?:${ju})$`, "u"), RegExp(`^(?:${Mu})$`, "u"), RegExp(`^(?:${vu})*$`, "u"), RegExp(`^(?:${vu}|\\n)*$`, "u"), RegExp(`^(?:${gu}|\\n)*$`, "u"), Object.keys(ru).map((e) => Reflect.get(ru, e)), H.DOCUMENT, H.SEQUENCE, H.MAPPING, H.SCALAR, H.ALIAS, H.POP, U.PLAIN, U.SINGLE_QUOTED, U.DOUBLE_QUOTED, U.LITERAL_BLOCK, U.FOLDED_BLOCK, Rc.BLOCK, Rc.FLOW, zc.CLIP, zc.STRIP, zc.KEEP;
// src/yaml/events.ts
var Lu = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Ru = "A manifest is one document: split it into files instead of writing ---.", zu = 2 ** 15, Bu = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Vu = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Hu = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* Uu(e, t, n = zu) {
	let r = t ? e.length : 25e5, i = e.length > n ? qu(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Lu("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new Lu("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Wu(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function Wu(e, t, n, r) {
	let i = Gu(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== H.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== H.SEQUENCE || s.style !== Rc.BLOCK) || !c.every(({ type: e }) => e === H.POP) || i.some(({ type: e }) => e === H.DOCUMENT)) throw new Lu(Ru, t, t);
	r && !a && i.push({ type: H.POP });
	for (let e of a ? [] : i) Qu(e, t);
	return i;
}
function Gu(e, t, n) {
	let r = e.slice(t, n).replace(Bu, "");
	try {
		return Ku(r, t);
	} catch (e) {
		if (!(e instanceof Lu) || e.message !== "deficient indentation") throw e;
		let n = Ku(r.replace(Vu, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === H.SCALAR && (e.fast = !1);
		return n;
	}
}
function Ku(e, t) {
	try {
		return tu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Lc ? new Lu(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function qu(e) {
	Hu.lastIndex = Ju(e).at(-1) ?? e.length;
	let [, t] = Hu.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: Hu.lastIndex
	};
}
function Ju(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const Yu = 2 ** 20, Xu = 2 ** 18;
function Zu(e) {
	if (e.length <= Yu) return;
	let t = e.slice(0, Xu), n = t.lastIndexOf(qu(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function Qu(e, t) {
	e.type !== H.POP && e.type !== H.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== H.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === H.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const $u = process.getBuiltinModule("node:module").createRequire(import.meta.url), ed = (...e) => $u("./late-yaml.js").parseDocument(...e), td = (...e) => $u("./late-yaml.js").visit(...e), nd = 2 ** 15, rd = 2 ** 18;
function id(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [k("yaml", a, { place: B(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + nd ? [nd, rd] : [rd]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = ad(t, n, i, s), u = pt(t.path, B(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [od(e, t, n)];
}
function ad(e, t, n, r) {
	let i = t.slice(n, r), a = ed(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new D(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = B(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = dd(i) ? n + fd(a, i.pos[0]) : void 0;
		f === void 0 ? s.add(sd(_d(t, o) || pd(i), u)) : s.add(sd(pd(i), B(e, f, f + 1)));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function od({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return sd((e >= r.trimEnd().length ? ld : ud.get(t)) ?? (_d(r, e) || i), B(n, e, e + 1));
}
function sd(e, t) {
	return k("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const cd = "Values are nested too deeply. Use fewer levels.", ld = "The file ends in brackets or in quotes. Add the closing one.", ud = new Map([["nesting exceeded maxDepth (500)", cd], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function dd({ message: e }) {
	return e.startsWith("Missing closing");
}
function fd(e, t) {
	let n = t;
	return td(e, { Scalar: (e, { type: r = "", range: i }) => {
		r.startsWith("QUOTE") && i && i[0] < t && t <= i[2] && (n = i[0]);
	} }), n;
}
function pd(e) {
	if (e.message.startsWith("Maximum call stack")) return cd;
	if (dd(e)) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Ru;
		default: return `${e.message}.`;
	}
}
function md(e, t, n) {
	n.countMore(e.path) || n.add(k("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: B(e, t, t + 1) }));
}
const hd = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s,}\]#]))/, gd = "This is a comment of JSON. A comment of YAML starts with #.";
function _d(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return gd;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [o] = hd.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function vd(e, t) {
	let n = new D();
	for (let { start: r, end: i } of As(e)) n.countMore(t.path) || n.add(k("yaml", ks, { place: B(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function yd(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
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
		return c([k("yaml", e, { place: B(a, r, r + 1) })]);
	}
	let l = vd(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = xd(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && kn(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof Lu)) throw e;
		return c(id(e, a, t));
	}
}
const bd = 1e6;
function xd(e, t, n, r) {
	return new Sd(e, t, n, Uu(t, n, r)).document();
}
var Sd = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new Fd();
	anchors = new Map();
	problems = new D();
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
			value: Nd(e) ? this.value(e, wd, t) : null,
			span: new Id(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === H.ALIAS ? void 0 : this.anchor(e), a = e.type === H.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === H.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !Pd(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
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
		if (--this.depth, this.end = this.after(a ? kd : this.text.charAt(this.end - 1) === "\n" ? wd : Md), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new Lu("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!Nd(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new Lu("This file has more than 150,000 entries. Divide it into several files.", Pd(t) ? t.start : this.end);
			e.push(this.value(t, Dd, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next().value;
			if (!Nd(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next().value, a = Nd(i) ? this.value(i, Od, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && md(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, Ed), [n, r] = [Pd(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = _d(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
			return;
		}
		let i = typeof t == "string" ? t : this.text.slice(n, r);
		return /^\/[/*]/.test(this.text.slice(n, n + 2)) && this.refuse(gd, n, r), {
			text: i,
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: n, valueStart: r, valueEnd: a, tagStart: o, fast: c } = e;
		if (o >= 0 && !Cd.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), r < 0) {
			let e = this.after(l < 0 ? t : Td);
			return (t !== Od || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = $c(this.text, e);
		if (n === U.LITERAL_BLOCK || n === U.FOLDED_BLOCK) {
			this.start = this.after(Ad);
			let e = this.text.slice(r, a);
			this.end = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === U.PLAIN ? 0 : 1;
			this.start = r - e, this.end = a + e;
		}
		if (!this.anyText && !(c && this.isStorable) && s(u)) return this.refuse(i("This text"));
		if (n !== U.PLAIN || o >= 0) return u;
		let { value: d } = jc.resolveImplicitScalarTag(u);
		return Number.isInteger(d) && !Number.isSafeInteger(d) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 3 && this.text[this.end] === " " && typeof d == "string" && this.warnOfComment(), d);
	}
	warnOfComment() {
		let e = this.after(jd);
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
const Cd = new Set(["!!str", "!"]), wd = /(?:)/y, Td = /[ \t]*/y, Ed = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Dd = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Od = /(?:\s|#[^\n]*\n)*:[ \t]*/y, kd = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Ad = /(?:[\s:?-]|#[^\n]*\n)*/y, jd = /[ \t]+#[^\s#!=*-].*/y, Md = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Nd(e) {
	return e !== void 0 && e.type !== H.POP && e.type !== H.DOCUMENT;
}
function Pd(e) {
	return e.type === H.SEQUENCE || e.type === H.MAPPING;
}
var Fd = class {
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
}, Id = class e {
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
function Ld(e, t) {
	let n = new Map(), r = new D(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: Gd(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || dn(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(k("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: xs(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Rd({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return k("empty-manifest", r, { place: z(e, t) });
}
function zd(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: Gd(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new D(), a = t.span.members?.[Symbol.iterator](), o = Ud(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(s) && i.countMore(e.file.path)) continue;
		let l = Vd(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [pt(e.file.path, z(e.file, c).endLine), ...i.problems]
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
function Bd(e, t, n) {
	let r = new D();
	return {
		...Vd(r, e, t, n, Ud(n)),
		problems: r.problems
	};
}
function Vd(e, t, n, r, i) {
	let { value: a, span: o } = Kd(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Xn();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Wd(t, z(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u } = r, d = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i
	}, f = s.issues.slice(0, pn + 1);
	Yd(f.map((e) => Yn(e, {}, In())), d, e);
	for (let t of s.issues.slice(f.length)) e.countMore(c.path, Zd(t));
	return { span: o };
}
const Hd = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Ud({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Hd).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Wd({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Gd(e, t, n, r) {
	let i = z(e.file, r);
	return Wd(e, i) ? [] : [k(t, n, { place: i })];
}
function Kd(e, t) {
	if (!_(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, qd(a, t)]);
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
function qd(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Jd(e, t) {
	let n = new D();
	return Yd(e, t, n), n.problems;
}
function Yd(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if ($d(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) Xd({
		...i,
		keys: [e]
	}, t, n);
	else Xd(i, t, n);
}
function Xd(e, t, n) {
	if (!n.countMore(t.file.path, Zd(e))) for (let r of ef(e, t)) n.add(Qd(r, e, t));
}
function Zd(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? tf(e.errors) : void 0)?.reduce((e, t) => e + Zd(t), 0) ?? 1;
}
function Qd(e, { path: t }, n) {
	let r = af(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(z(n.file, n.span, t)), String(r)]
	};
}
function $d(e, t, n) {
	return t.some((t) => af(n.value, e.path) === void 0 && t.keys.some((t) => of(t, [String(e.path.at(-1))])) || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function ef(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => sf(e, n, t));
	if (e.code === "invalid_key") return [sf(String(n.at(-1)), n.slice(0, -1), t)];
	let r = af(t.value, n), i = z(t.file, t.span, n), a = (e, t) => [k(e, t, { place: i })], o = () => a("wrong-type", uf(r, n, t, i)), s = ff(n, t), c = pf(n, t);
	if (r === void 0) return a("missing-member", `${s} is missing. It is required in ${t.thing}.${c}`);
	if (r === null) return a("null-value", cf(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = tf(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Jd(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": {
			if (typeof r == "object") return o();
			let t = e.values.map(String);
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${dn(String(r), t)}`);
		}
		case "custom":
		case "invalid_format": return a("wrong-value", `${s} ${e.message}.${c}`);
		default: return typeof r == "number" ? a("wrong-value", uf(r, n, t, i)) : a("wrong-value", lf(n, t));
	}
}
function tf(e) {
	return [...e].sort((e, t) => nf(t) - nf(e)).find((e) => nf(e) > 0) ?? e.find((e) => e.every(rf));
}
function nf(e) {
	return d(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function rf({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function af(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function of(e, t) {
	return t.find((t) => t.split("_").includes(e)) ?? Ce(e, t);
}
function sf(e, t, n) {
	let r = xs(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = pf([i.find((t) => n.members.get(t)?.expects.includes(` ${e}:`)) ?? "", e], n) || dn(of(e, i) ?? e, i), o = `Unknown field "${e}" in ${n.thing}.${a || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		o = `Unknown field "${e}" in ${df(t, n)}.${pf([...t, e], n)}${r.includes(e) ? "" : dn(e, r)}`;
	} else e === "<<" && (o = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return k("unknown-member", o, { place: r });
}
function cf(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${ff(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${ff(e, t)} has no value.${pf(e, t)}`;
	if (n?.empty !== void 0) return `${ff(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".";
	return `${ff(e, t)} has no value. Remove it, or give it a value.${r}${pf(e, t)}`;
}
function lf(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${ff(e, t)} is empty.${pf(e, t)}${n}`;
}
function uf(e, t, n, r) {
	if (t.length === 0) return `This is ${mf(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${ff(t, n)} is ${mf(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && t.length === 1 && /^a list of (?!text sources)/.test(i) ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : "";
	return `${ff(t, n)} is ${mf(e)}.${pf(t, n)}${o}`;
}
function df(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${df(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function ff(e, t) {
	let n = df(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function pf(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${df([n], t)} must be ${r.expects}.` : "";
}
function mf(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function hf(e, t) {
	return gf(e, t) === "off" ? void 0 : e.removalBy(t);
}
function gf({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function _f(e, t, n) {
	let r = gf(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function vf({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function yf(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function bf(e, t, n) {
	let r = xf(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* xf(e, t, n, r = new Map()) {
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
			]), s = r.get(o), l = s?.text === i ? s.read : wf(c, t, n);
			r.set(o, {
				text: i,
				read: l
			}), u.push(l), yield;
		}
		let d = u.flatMap((e) => e.problems.some(Ef) ? [] : e.entries), f = c.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, m = f.entries;
		a[c.plural] = m;
		for (let e of u) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let h = new D();
		for (let e of m) {
			for (let t of c.checkEntry(e)) h.add(t);
			for (let t of Sf(c, e)) h.add(t);
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
		problems: Rt(Df(i, c))
	};
}
function Sf(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [Y(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Cf({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = yd(r, i, a), { file: s } = o, { members: c, problems: u } = Ld(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && Bd(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Rd(o, e)]
	};
	let g = zd(o, h, t);
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
function wf(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Zu(n);
	if (a !== void 0) {
		let { problems: n } = bf([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Ef)) {
			let e = n.some(({ place: e }) => !e) ? [] : [pt(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function Tf(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = wf(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Ef({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Df(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function Y({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Of(e(t)), d = s ? xs(n, r, o) : z(n, r, o);
	return {
		...k(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Of(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function kf({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Af = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function jf(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !Mf(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Af.has(r) ? void 0 : jf(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function Mf(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Af.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Nf = "Run again. If that does not help, the service has changed or has a fault.";
function Pf(e, t, n, r, i, o) {
	if (n.length === 0) return o(t);
	let s = a(n, ({ id: e }) => e === void 0 ? [] : [e]), c = a(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => c.get(e) ?? []), [a] = [...s.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: Y(e, t, "unusable-response", `${u(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Nf}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = o(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = gf(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Nf}`, s = t ? "error" : "warning";
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
function Ff(e) {
	let t = e.projects.map((e) => e.hide_texts ? If(e) : e), n = e.hide_texts ? zf(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function If(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(Wf), ...o.flatMap(Gf)], c = Uf(s), l = Lf(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => Vf({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => Rf(e, l)) }
	};
}
function Lf(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Rf({ change: e, outcome: t }, n) {
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
function zf(e) {
	return e.map((e) => Vf(e, []));
}
const Bf = ["yaml", "text-file"];
function Vf(e, t) {
	let { quotes: n = [], code: r } = e, i = Bf.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: Hf(a, t)
	};
}
function Hf(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Uf(e) {
	let t = new ut();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Hf(t.clean(n), e);
}
function Wf(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Gf(e)) : e.fields.filter(({ field: t }) => wa(Ca(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(Gf));
}
function Gf(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Gf);
}
function Kf(e) {
	let t = Ff(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Jf(t.problems) : t.problems,
		projects: t.projects.map(qf),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(qf)
		} }
	};
}
function qf(e) {
	return e.hide_texts ? Jf(e) : e;
}
function Jf(e) {
	return Yf(e, "");
}
function Yf(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && wa(Ca(String(n), String(e.field)));
	return Zf(e, (e, t) => t === "quotes" ? [] : Af.has(t) ? r ? Xf(e) : e : Yf(e, n));
}
function Xf(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? Zf(e, Xf) : e;
}
function Zf(e, t) {
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
const Qf = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function $f(e, t) {
	let n = e.projects.map((e) => tp(e, t));
	return {
		...ip(e, t),
		declared: e.declared,
		projects: n
	};
}
function ep(e, t) {
	return ip(e, (e) => t(e));
}
function tp(e, t) {
	let n = ip(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: rp(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function np(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === rp(t);
}
function rp(e) {
	return kr("sha256").update(e).digest("hex");
}
function ip(e, t) {
	return op(e, t, !1);
}
const ap = new WeakMap();
function op(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = ap.get(t) ?? new WeakSet();
	if (ap.set(t, r), !n && r.has(e)) return e;
	let i = Zf(e, (e, r) => n || !Qf.test(r) ? op(e, t, n || Af.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function sp(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Tt.indexOf(e) + Number(t !== void 0 && Nt({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function cp(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of u(t === !0 ? [] : e, (e) => lp(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(Nt) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, up(dp(e), [e, ...t]));
		}
	}
	return sp(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : dp(e, n)));
}
function lp(e, t) {
	return Nt(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		kf(e),
		e.place.file
	]);
}
function up(e, t) {
	if (t.some(Nt)) {
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
function dp({ severity: e, code: t, message: n, place: r, ways: i }, a = ne) {
	return {
		...So("!", t, r),
		severity: e,
		state: e,
		lines: fp(i),
		words: w(n, a - t.length - 3),
		code: {
			name: t,
			address: Fo(t)
		}
	};
}
function fp(e = []) {
	return e.map(({ does: e, command: t }) => Co(" ", `${e}: `, T(t)));
}
function pp(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...u(r, ({ outcome: e }) => `${hp(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => mp(e, w(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => w(e.change.label, 100));
		return [mp(r, `${(t ? a : a.map(Xe)).join(", ")} and ${R(e.length - 3)} more`, e.length, n)];
	});
}
function mp(e, t, n, r = ne) {
	return {
		...So("!", t, Xa(e)),
		count: n,
		severity: "error",
		state: hp(e.outcome),
		words: w(e.outcome.message, r)
	};
}
function hp(e) {
	return Za(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var gp = class {
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
new class extends gp {}();
// node_modules/diff/libesm/util/string.js
function _p(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function vp(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function yp(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function bp(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function xp(e, t) {
	return yp(e, t, "");
}
function Sp(e, t) {
	return bp(e, t, "");
}
function Cp(e, t) {
	return t.slice(0, wp(e, t));
}
function wp(e, t) {
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
function Tp(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function Ep(e, t) {
	if (t) return Op(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function Dp(e, t) {
	if (t) return Op(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function Op(e, t) {
	if (!t) return [Dp(e), Ep(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = Tp(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const kp = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", Ap = RegExp(`[${kp}]+|\\s+|[^${kp}]`, "ug");
new class extends gp {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = Tp(e, r);
		} else n = e.match(Ap) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && jp(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && jp(n, i, r, null, t.intlSegmenter), e;
	}
}();
function jp(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = Op(t.value, i), [s, c] = Op(n.value, i);
		if (e) {
			let r = _p(a, s);
			e.value = bp(e.value, s, r), t.value = xp(t.value, r), n.value = xp(n.value, r);
		}
		if (r) {
			let e = vp(o, c);
			r.value = yp(r.value, c, e), t.value = Sp(t.value, e), n.value = Sp(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = Dp(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = Dp(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = Dp(r.value, i), [a, o] = Op(t.value, i), s = _p(n, a);
		t.value = xp(t.value, s);
		let c = vp(xp(n, s), o);
		t.value = Sp(t.value, c), r.value = yp(r.value, n, c), e.value = bp(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = Dp(r.value, i), n = Cp(Ep(t.value, i), e);
		t.value = Sp(t.value, n);
	} else if (e) {
		let n = Cp(Ep(e.value, i), Dp(t.value, i));
		t.value = xp(t.value, n);
	}
}
new class extends gp {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${kp}]+|[^\\S\\n\\r]+|[^${kp}]`, "ug");
		return e.match(t) || [];
	}
}();
const Mp = new class extends gp {
	constructor() {
		super(...arguments), this.tokenize = Pp;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function Np(e, t, n) {
	return Mp.diff(e, t, n);
}
function Pp(e, t) {
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
function Fp(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends gp {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (Fp(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends gp {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends gp {
	constructor() {
		super(...arguments), this.tokenize = Pp;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(Ip(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function Ip(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = Ip(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = Ip(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const Lp = new class extends gp {
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
function Rp(e, t, n) {
	return Lp.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function zp(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function Bp(e) {
	if (!zp(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Vp = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function Hp(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		Np(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(Np(n, r, s));
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
			let t = n[e], i = t.lines || Gp(t.value);
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
function Up(e, t) {
	if (t ||= Vp, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => Up(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Vp, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + Bp(r) + " " + Bp(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + Bp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + Bp((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + Bp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + Bp((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + Bp(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + Bp(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function Wp(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		Hp(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? Up(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = Hp(e, t, n, r, i, a, o);
		return s ? Up(s, o?.headerOptions) : void 0;
	}
}
function Gp(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function Kp(e, t, { texts: n, full: r, isPull: i }) {
	let a = om(e, t), o = ja(e, t) ? [Co(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Co(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = Ta(e, t) && s !== void 0 ? { language: s } : {}, d = Jp(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: ct(e.value, 1e3 + l - 2 - e.start.length)
	}));
	return [
		...c ? [Co(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${Qp(c)}:`)] : [],
		...d,
		...o
	];
}
const qp = {
	as: "text",
	text: ""
};
function Jp(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Ma(a) ? qp : lm(e, i, a), c = lm(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== qp ? Yp(t, s, c, r) : pm(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => Yp(`${t}.${e}`, n, i, r));
}
function Yp(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...Xp("-", e, t.members, n.members), ...Xp("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = fm(t, n, r), o = Co("+", `${e} `, Zp(n) ? "(empty)" : a);
	if (Zp(t)) return [o];
	let s = Co("-", `${e} `, i);
	return Zp(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function Xp(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [Co(e, `${t} `, mm(i))] : [];
}
function Zp(e) {
	return e.as === "text" && e.text === "";
}
function Qp({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${w(e, 60)}`} on ${Mo(t)}${n ? ", reviewed" : ""}`;
}
function $p(e, t) {
	return t.flatMap((t) => sm(e, t) ? [] : om(e, t)).join(", ");
}
function em({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Ta(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => om(e, t)).join(", ")})` : "", a = (t) => `${om(e, t)} ${dm(lm(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !Ta(e, t) && !sm(e, t)), c = s.filter((t) => cm(e, t)).map(a), l = s.filter((t) => !cm(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function tm(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${am(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = om(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && im[e.cause]) ?? nm[a], l = e.edited ? `: edited${Qp(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${rm(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : um, p = lm(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${dm(p, f)} ${d} (not in the file)${m}`;
	let [h, g] = fm(lm(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const nm = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function rm({ because: e = [] }) {
	return e.map((e) => e.startsWith("not-") ? `the project does not say that it is ${e.slice(4)}` : `it fails the check ${e}`).join(", and ");
}
const im = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": nm.held
};
function am(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${un(t)}` : `owned by others (tag ${un(t)})`;
}
function om(e, { field: t, part: n }) {
	return n !== void 0 && Ca(e, t).role === "text" ? hm(n) : t;
}
function sm(e, { field: t }) {
	return Ca(e, t).role === "identity";
}
function cm(e, { field: t, after: n }) {
	let r = lm(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function lm(e, t, n) {
	return Ca(e, t).show(n);
}
const um = 60;
function dm(e, t = 60) {
	switch (e.as) {
		case "text": return un(e.text, t);
		case "word": return w(e.word, t);
		case "set": return e.members.length > 0 ? mm(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${hm(e)} ${un(n, t)}`).join(", ");
	}
}
function fm(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = $e(T(e.word), T(t.word), n);
		return [ct(r, n), ct(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [dm(e, n), dm(t, n)];
	let [r, i] = $e(T(e.text), T(t.text), n), a = e.text !== t.text && e.text.normalize("NFC") === t.text.normalize("NFC");
	return [un(r, n), un(i, n) + (a ? " in another Unicode form" : "")];
}
function pm(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			hm(e),
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
function mm(e) {
	return e.map((e) => Xe(hm(e))).join(", ");
}
function hm(e) {
	return w(e, 60);
}
function gm({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(_m?.old !== a || _m.now !== o) && (_m = {
		old: a,
		now: o,
		parts: vm(a, o)
	});
	let s = _m.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let _m;
function vm(e, t) {
	return Rp(bm(e), bm(t), { maxEditLength: 600 }) ?? [];
}
const ym = n(() => new Intl.Segmenter("en", { granularity: "word" }));
function bm(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(ym().segment(e), ({ segment: e }) => e));
}
function xm(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/rows.ts
const Sm = 1e3;
function Cm(e, t) {
	if (e.action === "destroy") return {
		...Am("-", e),
		...Tm(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Ta(n, e) ? e.part ?? [] : []), a = {
		...Am(km(e), e),
		...Ea(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? em(e) : $p(n, e.fields);
		return r === "" ? a : {
			...a,
			words: ct(r, Sm)
		};
	}
	let o = r === "create" || mo(e), s = e.fields.filter((e) => !o || !sm(n, e)).flatMap((e) => Kp(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: w(c, 80) };
	return {
		...a,
		...l,
		...Dm(e, t),
		lines: s
	};
}
const wm = "will be archived";
function Tm(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? wm : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Em(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Em({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? dm(lm(e, r, i), 90) : "", s = a ? `   (last edited${Qp(a)})` : "";
		return {
			...Co("-", `${hm(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Co("-", `and ${L(a, "more text")}`)] : []];
}
function Dm(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Om(e) ? { words: wm } : t === "drift" ? e.edited ? { words: `last changed${Qp(e.edited)}` } : {} : mo(e) ? { words: To(e.kind).renamed } : {};
}
function Om({ kind: e, fields: t }) {
	return t.some((t) => Aa(e, t));
}
function km(e) {
	return e.action === "create" ? "+" : Om(e) ? "-" : mo(e) ? "»" : "~";
}
function Am(e, t) {
	return So(e, Do(t), t.place);
}
function jm(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = ct(tm(e, t, r), r ? Infinity : Sm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Am("!", e),
		words: i,
		...a
	};
}
function Mm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = om(n, e), [d, f] = fm(lm(n, r, i ?? ""), lm(n, r, a)), p = o ? `, edited${Qp(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Am(l ? "!" : " ", e),
		lines: m.map((e) => Co(" ", ct(e, Sm))),
		...l && { isLoss: !0 }
	};
}
function Nm({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${dm(lm(t.kind, r.field, e))}` : "";
		return Co(" ", ct(`${om(t.kind, r)}${i} is no longer declared`, Sm));
	});
	return {
		...Am("-", t),
		isLoss: !0,
		lines: r
	};
}
function Pm({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : w(e, 200));
	return {
		...Am("~", r),
		words: `${w(e, 80)}: ${i} → ${a}`
	};
}
function Fm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : T(e), [a, o] = $e(i(t), i(n), 200).map((e) => ct(e, 200)), s = `${w(e, 80)}: ${a} → ${o}`;
	return r ? {
		...So("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : So(" ", s);
}
function Im({ variable: e, host: t, place: n }) {
	return {
		...So("!", `sends \${${T(e)}} to ${T(t)}`, n),
		isLoss: !0
	};
}
function Lm(e) {
	let t = w(String(e.id), 80), n = Am(" ", e);
	return Sa(e.kind).secretNames ? n : {
		...n,
		words: `id ${t}`
	};
}
function Rm(e) {
	return So(" ", T(e));
}
// src/report/view/status.ts
const zm = [
	["Language", ({ language: e, base: t }) => `${w(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => R(e)],
	[
		"Archived",
		({ archived: e }) => R(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${R(e.translated)} ${Bm(e, "translated").padStart(5)}`],
	["Verified", (e) => `${R(e.verified)} ${Bm(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${R(e.reviewed)} ${Bm(e, "reviewed").padStart(5)}`],
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
function Bm(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Vm({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = zm.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Hm({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = w(t.language, 40), i = e.unmet.map((n) => `${`${R(t[n])} of ${L(t.texts, "text")} ${n}, ${Bm(t, n)}`}, and ${e.percents[n]} % is required`), a = e.missing.map(({ lacks: e, written: i, ...a }) => {
			let o = `not ${e.includes("translated") ? "translated" : r(e)}`, s = `${n}: ${i ? "to be written by apply" : o}`;
			return {
				...So("!", Do(a), a.place),
				words: s,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${No(n)} is not ready: ${i.join("; ")}`,
			rows: a
		}];
	});
}
// src/report/view/sections.ts
const Um = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", Wm = {
	removed: {
		action: "To remove",
		heading: "to remove",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "to update, with texts that are overwritten in the project",
		meaning: Um
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: Um
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
}, Gm = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, Km = {
	removed: {
		action: "To remove",
		heading: "to remove",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": Gm,
	overwritten: Gm,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: Gm,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, qm = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in the project, and not pulled because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, Jm = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, Ym = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function Xm({ reason: e }, t) {
	return Zm(t) && e === "archived" ? "Archived" : Ym[e] ?? "Kept";
}
function Zm({ command: e }) {
	return e === "drift";
}
function Qm(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function $m(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		nh(t.full === "also" ? r.filter((e) => !Ka(e)) : r, t),
		th(i, t),
		...Hm(e).map((e) => t.full ? e : {
			...e,
			rows: ch(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? rh({
			...e,
			plan: n
		}, Qm(e, t)) : [],
		fh(a, t)
	];
}
function eh({ problems: e, results: t = [] }, n = {}) {
	return [...cp(e, n), ...pp(t, n)];
}
function th(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${L(n.length, "change")} not made`,
		rows: pp(n, t)
	};
}
function nh(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: es(e),
		rows: cp(e, t)
	};
}
function rh({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = Zm(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(Ka) : [], u = new Map(l.map((e) => [p({ ...e.place }), fp(e.ways)])), d = (...e) => e.map((e) => sh(e, s, i, u));
	return [
		...a ? [oh(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(Im)
		},
		...d("Conflict", "Undecided"),
		...ah(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		lh(a ?? {
			no_longer_declared: r,
			kinds_no_longer_declared: []
		}),
		...uh(o, i),
		...a ? dh(a, i) : []
	];
}
function ih(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function ah(e, t) {
	let n = Zm(t) ? Km : Wm;
	return [...new Set(go.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[_o(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${R(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: ih(i.map((e) => Cm(e, t)))
		};
	});
}
function oh(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${L(e.length, "setting")} changed`,
		rows: ih(e.map(Fm))
	};
}
function sh(e, t, n, r) {
	let i = t.filter((t) => Xm(t, n) === e), { keptElsewhere: a } = n, o = Jm[e], s = !o && a !== void 0 && i.length > 20, c = ({ reason: e }) => Number(s && e === "held"), l = i.toSorted((e, t) => c(e) - c(t)).map((t) => {
		let i = jm(t, n);
		return o ? {
			...i,
			isLoss: !0,
			lines: r.get(p({ ...t.place })) ?? []
		} : e === "To pull" ? {
			...i,
			severity: "notice"
		} : i;
	});
	return {
		part: "plan",
		action: e,
		noun: o ?? "kept item",
		title: `${o ? `${L(i.length, o)}:` : R(i.length)} ${qm[e]}`,
		rows: s ? ch(l, 19, a) : l
	};
}
function ch(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...Rm(`and ${R(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function lh({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...xa().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Rm(`all ${e.many}: no manifest declares any`)), ...e.map(Lm)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${R(n.length)} no longer declared, and kept in the project. To remove one, delete it in Lokalise. With prune, apply removes all that is unmanaged`
	};
}
function uh(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Cm(e, {
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
		rows: ih(e.map((e) => Cm(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${L(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Cm(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function fh(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(Lm).sort((e, t) => m(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${R(e.length)}`,
		rows: ch(r, t, n ?? "the job summary of the workflow lists")
	};
}
function ph(e, t) {
	let n = Qm(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Nm(e, n));
	return [
		oh(s),
		_h("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		_h("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...gh(r, n),
		_h("with another id or former name", a.map(Pm)),
		_h("with other values in on_create", o.map(Rm)),
		...uh(r, n)
	];
}
function mh(e, t) {
	let n = Qm(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => Mm(e, n));
	return _h(`waiting in the project, because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function hh(e, t) {
	let n = {
		...Qm(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Nm(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => Mm(e, n));
	return [
		_h("in conflict: the manifest keeps its text", c("conflict")),
		_h("undecided: the manifest keeps its text", c("undecided")),
		_h("no longer declared", o),
		...gh(i, n),
		mh(e, n),
		_h("different, and kept", c(void 0)),
		...uh(i, n)
	];
}
function gh(e, t) {
	let n = (e) => e.action === "create" ? "new" : mo(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => _h(r, ih(e.filter((e) => n(e) === r).map((e) => Cm(e, t)))));
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
	let n = yh(Ff(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => bh(e, n, s, t)), ...o.map((e) => xh(e, t))];
	return {
		title: is(n),
		heading: F`${as(n)}${i.length > 1 ? F` · ${L(i.length, "project")}` : []}`,
		state: Ua(n) ? "failed" : Ha(n) ? "clean" : "open",
		isUntouched: $a(n),
		lead: wh(n, t),
		stopped: Xo(e),
		verdict: Th(n, t),
		result: Qo(n),
		comparison: a ? us(a) : [],
		problems: nh(r, t),
		parts: c,
		next: kh(n, t),
		legend: jh(n, c)
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
		name: w(i ?? o?.project.name ?? a, 200),
		heading: F`${I(i ?? a, 80)}${o ? F` · ${I(o.project.name, 80)}` : []}`,
		result: Sh(e, t),
		facts: Ch(e, t, n, r.isPullRequest),
		table: Vm(e),
		sections: $m(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(_e)
	};
}
function xh(e, t) {
	let { name: n = "" } = e;
	return {
		name: w(n, 200),
		heading: I(n, 80),
		result: ds([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: ph(e, t)
	};
}
function Sh(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${qo([e])}.`;
	if (n) return t === "plan" ? rs(Qa(e)).replace(/^n/, "N") : t === "status" ? zo([e]) : t === "drift" ? Vo([e]) : Io(n, i);
}
function Ch(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = vs(i), d = Ya(e), f = u === void 0 ? [] : [{
		is: "link",
		words: F`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = F`All differences that apply would change are shown, not only those of this pull request.`, h = Qa(e), g = p ? Lo(a.project, h) : void 0, _ = p && r ? Ro(a.project, h) : void 0;
	return [
		F`Project ${a && !n ? F`${I(a.project.name, 80)} · ` : []}${I(i, 200)}${u === void 0 ? [] : F` · ${f}`}`,
		...a?.filter ? [ms(a.filter)] : [],
		...o?.is === "not compared" ? [F`${bo(m)} Lokaform could not find out which are from this pull request: ${I(o.why)}.`] : [],
		...g ? [g] : [],
		..._ ? [_] : [],
		...c === void 0 ? [] : [F`The backup is in ${I(c)}.`],
		...d === void 0 ? [] : [F`${ts(void 0)}: ${I(d, 800)}`],
		...ns(e)
	];
}
function wh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = Ao(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? F`the ${s} ${I(o)}` : F`${o}`;
	if (t === "assignee") return F`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return F`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => Qa(e).length === 0);
	return $a(e) || l && u ? F`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? F`No plan could be made for this pull request:` : l ? n === void 0 ? F`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : F`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : F`No plan could be made for this pull request (from ${c}):`;
}
function Th(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Dh(e, t) : [Eh(e, Qo(e))];
}
function Eh(e, t) {
	let n = bo(F`${t}`), r = e.projects.some(({ results: e }) => e);
	return Ua(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? Ba(e) : Ha(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Dh(e, { isPullRequest: t }) {
	if (!Ua(e)) return $a(e) ? [{
		mark: "good",
		words: bo(F`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = qa(e), r = n.filter(Ka), i = n.filter((e) => e.severity === "error" && !Ka(e)), a = i.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", o = Ah(e) && e.projects.every((e) => Qa(e).length === 0);
	return [
		...i.length > 0 ? [Eh(e, `${es(i)}. ${a}`)] : [],
		...r.length > 0 ? [Eh(e, Oh(r))] : [],
		...o ? [{ words: F`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function Oh(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${R(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${L(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function kh(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Qa);
	if (r !== "plan" || a.length === 0 || Wa(e)) return;
	let o = F`${bo(F`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? F`${o} When this pull request is merged, the next apply makes these changes in the project.${Ah(e) ? F` The changes that are already pending are made as well.` : []}` : F`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${I(n, 200)}. It writes only from the default branch, and from the branches in the input ${I("apply-from")}.` : F`${o} The next apply makes these changes in the project.`;
}
function Ah({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function jh(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...Ah(e) ? [F`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [F`${Qo(e)}`] : [],
			F`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => F`${bo(F`${e}`)}: ${t}`)
	};
}
function Mh(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${ko(e)} · ${Ao(e.manifests)}`,
		page: vs(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Nh(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${T(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: Ua(e),
		stopped: Xo(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${T(e.backup)}.`], ...ns(e).map(xo)]),
		restores: n.flatMap((e) => {
			let t = Ya(e);
			return t === void 0 ? [] : [`${ts(e.name)}: ${T(t)}`];
		}),
		result: a ? Qo(e) : void 0
	};
}
function Ph(e, t, n) {
	let r = Ff(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...cp(i, o), ...a.flatMap((e) => eh(e, o))], c = !Ua(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? F` · ${I(l.name, 80)}` : [], d = Ja(r).some(({ outcome: e }) => e.state === "done") ? F`❌ Not everything was applied${u}` : F`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? F`Applied by ${g(F`this run`)}` : g(F`This run`), v = a.some(({ results: e }) => e), y = v ? F`: ${`${qo(a)}.`}` : F` wrote nothing.`, ee = `The figures are for ${L(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? F`✅ Applied${u}` : d,
		lead: [
			F`${_} at commit ${I(p.slice(0, 7))} on ${Mo(m)}${y}`,
			...v && h > 1 ? [F`${ee}`] : [],
			...c ? [] : [F`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? Fh(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Fh(e) {
	let { projects: t } = e, n = (t) => Ua({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? qo([e]) : "not applied";
		return F`${I(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, F`${`… and ${L(i, "more project")}`}`] : r;
}
// src/model/digest.ts
function Ih(e, t) {
	return kr("sha256").update(p([e, t])).digest("hex").slice(0, 16);
}
// src/report/text/progressText.ts
function Lh(e, t, n = Infinity, r) {
	let i = e.count && Bh(e.count), a = r && r.until > t ? `${Vh(r.until - t)}: ${T(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = zh({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(zh(e)),
		o(s),
		c
	].find((e) => fn(e) <= n) ?? c.slice(0, n);
}
const Rh = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function zh({ phase: e, project: t }) {
	let [n, r] = Rh[e];
	return t === void 0 || !r ? n : `${r} project ${un(t, 40)}`;
}
function Bh({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? L(e, n) : void 0 : `${R(e)} of ${L(t, n)}`;
}
function Vh(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function Hh({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${T(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Uh(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${T(r)} is sent again: ${a}.`]);
	};
}
function Wh(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = Mh(e, c), m = $m(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...Gh(Vm(e), n), ...ag(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(tg["!"], xo(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(ms(i.filter))] : []
	], v = u || s ? void 0 : Lo(i.project, i.changes), y = u ? Vo([e]) : s ? zo([e]) : Io(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), ee = n === void 0 || s ? [] : ig(m, u), b = [
		...h.length > 0 ? [""] : [],
		...ee.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		..._t(_, n),
		...h,
		..._t(b, n)
	].map(ve);
}
function Gh(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [Xe(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = d(e.map(fn));
			return e.map((e) => t === 0 ? _n(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (d(i.map(fn)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => Ht(e, t, 4))];
}
function Kh(e, { paint: t }) {
	let { comparison: n, parts: r } = vh({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", xo(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", xo(e))] : [], ...ag(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(ve);
}
function qh(e, t) {
	return cp(e).flatMap((e) => Jh(e, t));
}
function Jh(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? T(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => cg(e, t))].map(ve);
}
function Yh({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(_e), ...eh(e).flatMap((e) => Jh(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${ko(e)}`)] : [], ...i];
	});
	return [...qh(e, n), ...r.map(ve)];
}
function Xh(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Nh(e), c = [
		...i ? [t("bad", xo(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [..._t(c, n), ...o].map(ve);
}
function Zh({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${T(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${T(n(e))}. To apply it: lokaform apply --plan ${Po(T(n(e)))}`), r.map(ve);
}
function Qh(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o } = e, s = ag(hh(e, i), {
		paint: t,
		width: n
	}), c = r ? "Would write" : "Wrote", l = `Pull from ${T(a)}: ${fs([e])}.`, u = _t([t("strong", `From ${T(a)} into the manifests:`)], n);
	return [
		...s.length > 0 ? [
			...u,
			...s,
			""
		] : [],
		...o.map((e) => `${c} ${T(e)}`),
		..._t([t("strong", l)], n)
	].map(ve);
}
function $h(e, { paint: t, width: n, ...r }) {
	let [, ...i] = ag([mh(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(ve) : [];
}
function eg(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = T(e);
		return Wp(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => ve(e.split("	").map(T).join("	")));
	});
}
const tg = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, ng = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, rg = {
	...ng,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function ig(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? rg : ng).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function ag(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : _t([n("strong", e)], r),
		...og(i, t)
	]);
}
function og(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = Xe(t) + (n === void 0 ? "" : ` ← ${Xe(n)}`);
		return {
			...e,
			label: a,
			at: i ? Xe(Oo({ place: i }, r)) : ""
		};
	}), a = {
		labels: lg(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: lg(i, "at", 24)
	};
	return i.flatMap((e) => sg(e, a, {
		paint: t,
		width: n
	}));
}
function sg(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => Ht(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(cg(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(tg[e.sign], e.sign)} ${_n(i, t.labels)}${d}${_n(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return fn(p) <= c ? [p, ...u] : [
		...Ht(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function cg(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : gm(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function lg(e, t, n) {
	return e.map((e) => fn(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
}
// src/model/variables.ts
function ug(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function dg(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const fg = /\$\$\{|\$\{([^}]*)\}/g;
function pg(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(fg)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function mg(e) {
	return [...new Set(pg(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function hg(e, t) {
	return pg(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function gg(e, t) {
	let n = pg(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? _g(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? _g(t.slice(r), i) : r === t.length;
}
function _g(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function vg(e) {
	let [, t = "https", n = ""] = xg.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function yg(e) {
	return e.replace(xg, (t, n) => `${n}://${vg(e)}`);
}
function bg(e, t) {
	return yg(e) === yg(t);
}
const xg = /^(https?):\/\/([^/?#]+)/i;
function Sg(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Cg = "LOKALISE_API_TOKEN", wg = "LOKAFORM_VARIABLES";
function Tg(e) {
	let t = dg(e, wg);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [wg]: t }, r = [];
	for (let [e, i] of t.split("\n").entries()) {
		let t = i.trim(), [, a, o = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		a === void 0 ? t !== "" && !t.startsWith("#") && r.push(e + 1) : n[a] = o;
	}
	return {
		values: n,
		wrong: r
	};
}
const Eg = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function Dg(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = dg(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores${e.startsWith("{") ? ", and GitHub replaces expressions only in workflows: set a variable in env there" : ""}. Use such a name, or ${n}.`);
	if (Eg.test(e) || jg(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = Og(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = Ag(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Og(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [wg, `Add the line ${e}=… to the secret variables of the workflow`] : ["the environment", `Set ${e} where lokaform runs`];
}
function kg(e) {
	return Eg.test(e);
}
function Ag(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function jg(e, t) {
	let n = [...kt(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Mg(e)].some((e) => n.some((t) => t.includes(e))));
}
function Mg(e) {
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
function Ng(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function Pg() {
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
					issues: [Ng(r)]
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
function Fg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Ig(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [p(Object.fromEntries(t))];
}
// src/plan/compare.ts
const Lg = {
	kept: [],
	problems: []
};
function Rg(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, zg(e, t, i)), c = n === void 0 ? void 0 : cn(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === X ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return Lg;
	let p = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", m = xs(t.file, t.span, [p]), h = {
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
	if (At(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), y = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : Ih(e.id(n), a);
		return {
			...Ug(i, t),
			...o !== void 0 && { seen: o }
		};
	})), ee = v === void 0 ? [] : y.filter((t) => Aa(e.name, t)), b = y.filter((e) => !ee.includes(e));
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
	let x = e.id(n), S = u ? [{
		...h,
		id: x,
		reason: "archived",
		place: m
	}] : [], te = l.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: x,
		place: Ug(e, t).place
	}))), ne = v !== void 0 && ee.length > 0 ? [{
		...h,
		id: x,
		reason: "protected",
		tag: v,
		place: m
	}] : [], re = [
		...S,
		...ne,
		...te
	], ie = l.flatMap((e) => e.open), ae = Vg(e, {
		...t,
		values: o
	}, b, te);
	if (ae) return {
		kept: re,
		skipped: h,
		problems: [..._, ae],
		open: ie
	};
	let oe = Pa(e, n, b, i.project);
	if (oe.length === 0) return {
		kept: re,
		problems: _,
		open: ie
	};
	let se = Hg(e, n, oe), ce = r === void 0 ? {} : { renamed_from: r }, le = e.lastEdit(n), ue = e.tags(n);
	return {
		change: {
			...h,
			place: Bg(m, oe),
			ref: a,
			action: "update",
			id: x,
			identity: e.identity(o),
			...ce,
			seen: se,
			...le && { edited: le },
			...ue.length > 0 && { tags: ue },
			fields: oe
		},
		kept: re,
		problems: _,
		open: ie
	};
}
function zg({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...dt(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function Bg(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Vg(e, t, n, r) {
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
function Hg(e, t, n) {
	return Ih(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Ug(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: xs(t, n, r)
	};
}
// src/plan/declaredContents.ts
function Wg(e, t) {
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
function Gg({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Kg(i),
		isNew: n.get("new") === !0
	};
}
function Kg(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Kg) : [];
}
function qg(e, { target: t, head: n }, r) {
	let i = new Map(), o = new Set(), s = (e, s = e) => {
		let c = t.filter((e) => !o.has(e)), l = [...a(c, s)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Yg(t, e(t).map((e) => Jg(u.get(e), o)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), o.add(n));
		}
	}, c = (t) => Gg(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [p([...r(e)].sort())]), s((t) => [p(e.identity(t.values))]);
	let l = (t) => Kg(e.identity(t.values));
	return s((t) => [...(Gg(e, t).previously ?? []).toReversed(), ...l(t)], l), i;
}
function Jg(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Yg(e, t, n) {
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
function Xg(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Ss(t, n, i ? [i.name, r] : []).path;
}
function Zg(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Qg = new WeakMap();
function $g(e, t, n) {
	let r = Qg.get(t) ?? new Map();
	Qg.set(t, r);
	let i = p([e.name, n?.name ?? null]), a = r.get(i) ?? t_(e, n ? e_(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function e_(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function t_(e, t) {
	let n = a(t, (t) => n_(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = i_(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : qg(e, {
				target: a,
				head: [t]
			}, (t) => Wg(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(i_(e, t).own).filter((e) => e !== t)
	};
}
function n_(e, t) {
	let { id: n, previously: r = [] } = Gg(e, t), i = Kg(e.identity(t.values)).map(a_);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(a_)
	};
}
const r_ = new WeakMap();
function i_(e, t) {
	let n = r_.get(e) ?? new WeakMap();
	r_.set(e, n);
	let r = n.get(t) ?? n_(e, t);
	return n.set(t, r), r;
}
function a_(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function o_(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, Wg(s, e.values)])), d = (e) => u.get(e) ?? Wg(s, e.values), f = qg(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(s_(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(c_(s, n, c));
				continue;
			}
			let u = l_(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...s_(s, n),
				fields: m
			}), l(a, u_(s, n, e, u?.renamed_from !== void 0)), d_(s, n) !== d_(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function s_(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = xs(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function c_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Ma(e)).map((e) => Ug(e, t));
	return {
		...s_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function l_(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && p(r) === p(n.after) ? [] : [Ug({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = s_(e, t);
	return {
		...d,
		place: Bg(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...p(s) !== p(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function u_(e, t, n, r) {
	let [i, a] = [Gg(e, t), Gg(e, n)];
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
		...s_(e, t),
		...n
	}));
}
function d_(e, { onCreate: t }) {
	return p([...Wg(e, t).texts]);
}
// src/plan/comparePlans.ts
function f_(e, t) {
	let n = p_(t.plan, v_), r = b_([e.plan, t.plan]), i = p_(e.plan, r), a = h_(e.plan), o = new Set(t.plan.kept.map(S_)), s = new Set(w_(t).map(T_)), c = new Set((t.plan.sends ?? []).map(C_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: m_(e.plan, v_, (e, t) => !n(e, t)),
		pending: m_(e.plan, v_, n),
		resolved: m_({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(S_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(C_(e))),
		no_longer_declared: e.unmanaged.filter((e) => l.has(Sa(e.kind).plural) && !s.has(T_(e)))
	};
}
function p_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => p([__(e), t]))));
	return (e, t) => n.has(p([e, t]));
}
function m_({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = __(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [g_(e, a)];
	});
}
function h_({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(T_)), r = new Set(t.map(({ kind: e, label: t }) => p([e, t])));
	return (e) => r.has(p([e.kind, e.label])) || e.action === "destroy" && n.has(T_(e));
}
function g_(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => Ca(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function __(e) {
	return e.action === "create" ? p([
		e.kind,
		"new",
		e.identity
	]) : p([e.kind, String(e.id)]);
}
function v_(e) {
	return e.action === "update" ? e.fields.map(y_) : e.action === "destroy" ? [p(["destroy", e.how])] : [p(["create", ...e.fields.map(y_).toSorted()])];
}
function y_({ field: e, part: t, after: n }) {
	return p([
		e,
		t ?? null,
		n
	]);
}
function b_(e) {
	let t = new Set(e.flatMap(x_));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => p([e, t ?? null])) : t.has(__(e)) ? v_(e) : [e.action];
}
function x_({ changes: e }) {
	return [...u(e, __)].flatMap(([e, { length: t }]) => t > 1 ? e : []);
}
function S_(e) {
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
function C_({ variable: e, host: t }) {
	return p([e, t]);
}
function w_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function T_({ kind: e, id: t }) {
	return p([e, String(t)]);
}
// src/settings/changedSettings.ts
function E_(e) {
	return new Map(Wt.flatMap((t) => {
		let n = t === Lt ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function D_(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || k_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function O_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => k_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(St) === r);
}
function k_(e, t) {
	return e !== "" && _s(e).toLowerCase() === _s(t).toLowerCase();
}
function A_(e, t) {
	return Wt.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return p(r ?? null) === p(i ?? null) ? [] : [{
			name: $t(n),
			...r !== void 0 && { before: j_(r) },
			...i !== void 0 && { after: j_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const j_ = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function M_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Wt.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = I_(e, t, {
		members: [...a.map(P_), ...o.map(F_)],
		thing: s,
		within: n
	}), u = (r) => {
		let a = N_(t, r), o = [...n, r], s = {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		};
		return I_(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, d = new Map(o.map((e) => [e, u(e)])), f = [c, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = N_(t, n), a = r && Array.isArray(i.value) ? zd(e, i, r).problems : [];
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
			namePlace: (e, ...n) => xs(h, t.span, [...m(e), ...n])
		},
		problems: f
	};
}
function N_({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function P_(e) {
	return e.entries ? {
		...e,
		schema: Kn(Fn()).refine(...et)
	} : e;
}
function F_(e) {
	let t = `a mapping such as { ${Wt.filter((t) => t.parent === e && typeof t.example != "object").slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: Gn(A(), Fn()),
		expects: t
	};
}
function I_({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let o = [], s = (t) => {
		let n = xs(e, r, [t]), a = an("setting", $t({
			parent: i,
			name: t
		}), { place: n });
		return a && o.push(a), !a;
	}, c = Object.entries(_(n) ? n : {}).filter(([e]) => s(e)), l = _(n) ? Object.fromEntries(c) : n ?? {}, u = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), d = Un(Object.fromEntries(u)).safeParse(l).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), p = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), m = new Map(a.members.map(({ name: e, expects: t }) => [e, {
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
		problems: [...o, ...Jd(d, h)]
	};
}
// src/settings/configFile.ts
function L_(e, t) {
	return N(t.working, O(Dt, e) ?? Dt.default);
}
async function R_(e, t) {
	let n = L_(e, t), r = O(Dt, e) === void 0 || t.commit && !await oi(n, t), i = r ? L_({}, t) : n;
	if (r && !await oi(i, t)) return { problems: t.commit ? [] : await z_(t.working) };
	let a = P(i, t), o;
	try {
		o = Qr(await Zr(i, t));
	} catch (e) {
		if (e instanceof li) throw e;
		return { problems: [k("not-read", `The settings in ${a} cannot be read: ${ii(e)}`)] };
	}
	let s = yd(a, o, { most: bd });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = H_(s, M(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(B_)
	};
}
async function z_(e) {
	let t = Dt.default, n = (e, t) => k("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await ci(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [k("not-read", t)];
	}
	let r = await si(t, e), i = r.length > 0 ? void 0 : await qr(e, void 0);
	for (let r = e; i !== void 0 && r !== i;) {
		r = M(r);
		let i = fr(e, N(r, t)).split(pr).join("/"), a = `it is not in the working directory. Run lokaform in its folder, or add --config ${i}`;
		if (await oi(N(r, t), {})) return [n(i, a)];
	}
	return r.map((e) => n(e, e === t ? "it is a folder. Make it a file" : `of its name. Rename it to ${t}`));
}
function B_({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const V_ = 1e3;
function H_(e, t) {
	let n = M_(e, e), r = U_(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Rt([...n.problems, ...r?.problems ?? []])
	};
}
function U_(e, t) {
	let n = t.get(Lt);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(k("bad-setting", e, { place: t }));
	t.get(E) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(E));
	let a = new Map(), o = Object.keys(n);
	if (o.length > V_) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${V_.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(Lt)), {
		entries: a,
		problems: r
	};
	let s = N_(e, Lt.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(Lt));
	let c = new Map();
	for (let t of o) {
		let n = xs(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = M_(e, N_(s, t), [Lt.name, t]);
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
function W_(e, t) {
	let n = Z(ln, t), r = J_(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? O(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(le, t),
		writers: Z(Se, t),
		overwrite: Z(x, t),
		accept: Z(Bt, t),
		placeholders: Z(ke, t),
		incoming: {
			review: Z(re, t),
			checks: Z(Mn, t)
		},
		checks: G_(t),
		pull: void 0,
		filter: n,
		owner: Z(Gt, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(he, t),
		onProblem: Z(Jt, t),
		protectedTags: Z(Ne, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(Ft, t),
		allowWrongProject: Z(mt, t)
	}, s = e.flatMap((e) => X_(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = $_(he, t) ?? {};
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
function G_(e) {
	let t = Z(ce, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(Ye, e) ?? { severity: "off" }, o = [
		...Ke.map((t) => [t.name, Z(t, e)]),
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
function K_(e) {
	let t = [...q_(Ye, e)].filter(([, { value: e }]) => _(e));
	return new Map([...t, ...q_(le, e)]);
}
function q_(e, t) {
	let { value: n = {}, part: r } = $_(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function J_(e) {
	return Vt.some((t) => O(t, e) !== void 0);
}
function Y_(e, t) {
	let n = (O(ln, e) ?? []).length > 0;
	if (!n && (!J_(e) || O(ze, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (It.flatMap((t) => [O(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Vt.map((e) => `--${zt(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${zt(ze)}.`}`;
	return [k("bad-setting", a, { severity: "notice" })];
}
function X_(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = $t(a), { place: s } = $_(a, n) ?? {}, c = (e) => k("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = gf(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(Gt) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && hf(e, t) === void 0 && !l(he) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const Z_ = [{
	row: vt,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: Ie,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function Q_(e) {
	return O(ln, e) === void 0 ? [] : Z_.filter(({ row: t }) => ![void 0, !1].includes(O(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${zt(e)}: ${t}. Remove one of them.`;
		return k("bad-setting", n);
	});
}
function $_(e, { raw: t, environment: n, parts: r }) {
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
	return $_(e, t)?.value;
}
// src/settings/token.ts
async function ev(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [k("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await br(N(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${ii(e)}`);
	}
}
const tv = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function nv(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => dg(t, e.get(St) ?? "")).filter((e) => e !== void 0 && Ag(e) === void 0), i = [
		n,
		t[Cg],
		dg(t, "INPUT_TOKEN"),
		...r,
		...rv(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function rv(e) {
	return Object.entries(e).flatMap(([e, t]) => tv.test(e) && t || []);
}
const iv = k("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file. In a workflow, the input token is empty: the repository has no secret of the name that the workflow reads, such as LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN, or the job may not read it.");
function av(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a }) {
	let o = e?.get(St);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [iv] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [k(n, t, { place: e.place(St) })] : []
	});
	if (!ov(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !O_(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = dg(t.values, o) || void 0;
	if (c === void 0) {
		let [e, n] = Og(o, t);
		return s(`${o} is not set in ${e}. It must contain the API token of this project. ${n}, from a secret.`, "no-token");
	}
	let l = Ag(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function ov(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : kg(e) || jg(dg(t, e) ?? "", rv(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function sv(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = Gr }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await R_(t, n), p = await ev(O(On, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: h, wrong: g } = Tg(r), _ = nv(d, {
		...r,
		...h
	}, m), v = {
		values: h,
		tokens: _,
		allowed: O(wt, t)
	}, y = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, b = Z(rn, y), x = Dv(t, d, a), S = e !== "validate" && !b, te = {
		raw: x.names.length > 1 ? {
			...t,
			[zt(E)]: []
		} : t,
		environment: r,
		config: d,
		usable: v,
		runToken: m,
		online: S,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l
	}, ne = d === void 0 && At(f), re = (e) => dv(e, e === void 0 ? void 0 : d?.projects?.get(e), te), ie = ne ? [] : x.names.map(re), ae = ie.map(({ settings: e }) => e), oe = x.others.map((e) => re(e).settings), se = ({ showTexts: e }) => e, ce = {
		kinds: xa(),
		command: e,
		apiUrl: Z(Zt, y),
		projects: ae,
		others: oe.flatMap(({ manifests: e }) => e ?? []),
		showTexts: ae.every(se) && (!u || u.is === "read" && u.projects.every(se)),
		usable: v,
		secrets: [..._.map(ee), ...[...ae, ...oe].flatMap((e) => e.secrets)],
		timeLimit: Z(yn, y),
		...lv(t, y, n),
		combines: !1,
		matrix: b,
		reports: [],
		backupDir: uv(O(En, t) ?? i, n),
		restoreFlags: gn(t, [
			Dt,
			...d ? [E] : [],
			On,
			Zt
		])
	}, le = te.online && ae.some(({ inFile: e }) => e.get(jn) !== !1), ue = [
		...p.problems,
		...nn(t),
		...f,
		...x.problems,
		...ie.flatMap((e) => e.problems),
		...te.online ? Y_(t, d) : [],
		...Q_(t),
		...g.map(cv)
	];
	if (u?.is === "missing" && le) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		ue.push(k("not-read", e, { severity: "notice" }));
	}
	return {
		settings: ce,
		problems: sn(ue)
	};
}
function cv(e) {
	let t = `Line ${e} of ${wg} is not NAME=value. In a workflow, correct the secret variables: one line for each variable, and no line breaks in a value.`;
	return k("variable", t);
}
function lv(e, t, n) {
	return {
		format: Z(Ot, t),
		detailedExitcode: Z(He, t),
		all: Z(st, t),
		publish: Z(Sn, t),
		failOnDrift: Z(Mt, t),
		applyFrom: Z(bn, t),
		yes: Z(en, t),
		verbose: Z(jt, t),
		quiet: Z(on, t),
		force: Z(qe, t),
		out: uv(O(Ut, e), n),
		report: [...new Set(Z(Ct, t).map((e) => N(n.working, e)))],
		plan: uv(O(vt, e), n),
		configFile: L_(e, n)
	};
}
function uv(e, { working: t }) {
	return e === void 0 ? void 0 : N(t, e);
}
function dv(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(E) ?? "${}", m = /^\$\{\w*\}/.test(p) ? yv : {
		...Cv(p, o, d[0]?.place(E)),
		id: ""
	}, h = c ? xv(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = av(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: g
	}), v = W_(xa(), f), y = !(l && d.some((e) => e.isBroken(jn))) && Z(jn, f);
	return {
		settings: {
			name: e,
			id: h.id ?? "",
			secrets: h.secrets,
			token: _.token,
			manifests: fv(f, n),
			rules: v.rules,
			flags: gn(e === void 0 ? r : {
				...r,
				only: [e]
			}, gt.settings),
			inFile: E_(d),
			pulledLanguages: $_(Ee, f),
			languagePlaces: K_(f),
			required: q_(O(rt, r) ? rt : ye, f),
			useAutomations: Z(Et, f),
			snapshot: Z(we, f),
			concurrency: Z(ft, f),
			rate: Z(mn, f),
			showTexts: y && D_(u, g)
		},
		problems: [
			...h.problems,
			..._.problems,
			...v.problems
		]
	};
}
function fv({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Vt) {
		let o = O(n, e);
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
	let o = pv(t, i);
	return o && {
		kinds: xa(),
		globs: a,
		texts: o,
		folder: i
	};
}
function pv(e, t) {
	if (e.some((e) => e.isBroken(wn))) return;
	let n = e.find((e) => e.get(wn) !== void 0), r = n?.get(wn)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place(wn, r, "files");
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
		...mv(e, r)
	}));
}
function mv(e, t) {
	if (e.language === void 0 || je(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => je(t) && cr(t) === cr(e.files) && n === e.keyName && r === e.platform), r = We(e.files), i = n.filter(({ files: e }) => We(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const hv = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, gv = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, _v = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, vv = {
	where: "the setting project",
	instead: "write the id itself"
}, yv = {
	secrets: [],
	problems: []
};
function bv(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [k(n, e, { ...t && { place: t } })]
	};
}
function xv(e, t) {
	let n = Sv(e, t), { id: r } = n, i = O(hn, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === _s(r))) return n;
	let a = O(E, t.raw) !== void 0, o = a || e?.get(E) === void 0 ? void 0 : e.place(E), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...bv(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id there, or the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Sv(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = O(E, t);
	if (a !== void 0) return wv(a);
	let o = e?.get(E);
	return e && o !== void 0 ? Cv(o, n, e.place(E)) : e?.isBroken(E) || r?.projects ? yv : i === void 0 ? bv("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : mg(i).length > 0 ? Cv(i, n, void 0) : {
		...yv,
		id: i
	};
}
function Cv(e, t, n) {
	if (mg(e).length === 0) return Tv(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return bv("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Dg(r, vv, t);
	if ("message" in o) return bv(o.message, n, o.code);
	let { value: s } = o;
	if (!_v.test(s)) return bv(`The value of ${a} ${Ev}`, n);
	let c = Tv(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, _s(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function wv(e, t = "project") {
	let [n, r] = gv.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Tv(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? bv(`${i} is the URL of a branch. Give the id with :branch after it.`) : Tv(r.replace(/%3a/i, ":"), i);
}
function Tv(e, t, n) {
	let [, r] = n ? gv.exec(e) ?? [] : [];
	return r === void 0 ? hv.test(e) ? {
		...yv,
		id: e
	} : bv(`${t} ${Ev}`, n) : bv(`${t} is a URL. Write only the id in it: ${r}.`, n);
}
const Ev = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Dv(e, t, n) {
	let r = O(tn, e), i = t?.projects && [...t.projects.keys()];
	if (!i) return {
		names: [void 0],
		others: [],
		problems: r ? [k("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = dn(e, i) || ` There are ${i.join(", ")}.`;
		return [k("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(E) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [E, ...Vt] : [];
	for (let t of c.filter((t) => O(t, e) !== void 0)) {
		let e = `The option --${zt(t)} (in the action: ${zt(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(k("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/kinds/declaration.ts
function Ov({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Mv(n, t[e] ?? [])));
}
function kv({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(dt)))];
}
function Av(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => jv(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function jv(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function Mv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: xs(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Nv(e, t, { second: n, first: r, field: i }, a = "") {
	let o = z(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${Pv(z(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return k(e, s, { place: o });
}
function Pv({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function Fv(e, t) {
	let n = Ov(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Lv(e, t),
		...Rv([...i, ...Iv(e)], t),
		...Uv(r, t)
	];
}
function Iv({ entries: e }) {
	let t = Object.values(e).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(t.map(({ source: e }) => e))].flatMap(({ languages: e = [], place: t }) => e.map((e) => ({
		language: e,
		count: 0,
		place: t,
		ofText: !0,
		inSource: !0
	})));
}
function Lv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [k("project-type", o, { scope: "project" })];
}
function Rv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...u(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = Qe(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, d = `Project ${t.name} has no language "${e}".${u} ${l}`;
		return k("unknown-language", d, {
			place: r.place,
			scope: "project"
		});
	});
}
function zv({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => it(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [k("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Bv = /(?:^|\/)values\/[^/]+\.xml$/;
function Vv({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Bv.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Hv(e, { name: t, languages: n }, r = !1) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${Qe(e, i)}`, [o, s] = r ? ["error", "project"] : ["warning", "change"];
		return [k("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function Uv(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [k("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Wv({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Gv({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await qv(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(Xv(o, e.isDoubtful)));
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
		problems: [...a, ...Zv(i)]
	};
}
async function Kv(e, t, n, r, { signal: i = Gr, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await fa(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = xf(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await Dr(), o?.({
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
		textFiles: yf(c)
	};
}
async function qv(e, t, n, r, i) {
	let a = await Kv(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? Yv(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Kv(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = bt(f.problems) ? [] : zv(a, u), m = ({ place: e }) => Jv(f).some((t) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !m(e))]
	};
}
function Jv({ textFiles: e, declared: t }) {
	let n = [...e.values()].filter(({ language: e }) => e !== void 0), r = Object.values(t.entries).flatMap((e) => e.flatMap((e) => e.parts ?? [e]));
	return [...n.map(({ source: e }) => e), ...r.flatMap(({ from: e }) => e?.source ?? [])];
}
function Yv(e, t) {
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
function Xv({ rules: e }, t = !1) {
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
function Zv(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Qv(t, e) !== void 0), a = i && Qv(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [k("bad-setting", o)];
	});
}
function Qv(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (_s(e.settings.id) !== _s(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const $v = {
	entries: {},
	variables: new Map()
};
async function ey(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => sv(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[zt(tn)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await Gv({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => ug(e.variables)));
	let ee = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), b = [...g.filter(({ code: e }) => !ry.includes(e)), ...ee].find(({ severity: e, code: t }) => e === "error" && !ny.includes(t));
	return b ? {
		is: "missing",
		why: iy(b)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function ty(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await sv("plan", {
		...e,
		[zt(tn)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: iy(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const ny = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], ry = ["unset-variable", "project-not-allowed"];
function iy({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Oo({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function ay(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(E);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? $v, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Wv(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: A_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function oy(e, t) {
	let n = e && ay(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function sy(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return k("undeclared-project", t, { severity: "warning" });
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
			why: e ? iy(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...f_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function ly({ kinds: e }, { problems: t }, n, r) {
	if (At(t)) return {
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
		...o_(e, n?.declared ?? $v, r?.declared ?? $v),
		settings: A_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function fy(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = Uh(t), l, u, d = 0, f, p = () => {
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
		show: (e, n) => t(Lh(e, n)),
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
		ask: i && ((e, t) => oe(e, i, t)),
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
	_y(qh(e, t.errorScreen.paint), t);
}
function _y(e, { error: t, errorScreen: { width: n } }) {
	_t(e, n).forEach(t);
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
			c && u(Hh(e));
		},
		...s ? void 0 : xy(n, u),
		onPlan: (r) => Sy(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Ri({
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
	let [i, ...a] = new Set(t.map(oo)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = Eo(s, e), u = o === s ? l : `${R(o)} of ${l}`, d = n.filter(Za).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${R(d)} in part` : ""}`;
}
function xy({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? fy({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(Lh(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : py(t, n);
}
async function Sy(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Cy(t, r);
	if (l && r.showPlan && (!t.quiet || c) && Wh(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || Wh(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return _t(qh(e.problems, d), f).forEach(i.prompt), oe("Apply this plan?", c, n);
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
	if (c === "json" && i.out(nt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (_y(Yh(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = Wh(n, {
			...Cy(t, r),
			width: void 0
		}).slice(-1);
		_t(e, o.width).forEach(i.out);
	}
	Ua(e) ? Xh(e, s.paint, s.width).forEach(i.error) : Xh(e, o.paint, o.width).forEach(i.out);
	let d = (e) => P(e, { displayRoot: a });
	if (l) return;
	[...Zh(n, d), ..._t(Ty(e, t, r), o.width)].forEach(i.out);
	let f = qa(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	f && s.width !== void 0 && _y([s.paint("dim", `More about ${f}: lokaform explain ${f}`)], i);
}
function Ty(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || Wa(e) || !Ia(e)) return [];
	let i = qa(e).some(Ka) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = gn(r, yt("option", ["apply"])).map(Po);
	return [`To make ${i}: ${T(["lokaform apply", ...a].join(" "))}`];
}
// src/model/verdict.ts
const Ey = () => void 0, Dy = () => ({ is: "write" });
function Oy({ id: e, language: t }) {
	return p([e, t]);
}
// src/plan/filter.ts
const ky = [
	"key:",
	"tag:",
	"file:"
];
function Ay(e) {
	return ky.find((t) => e.startsWith(t));
}
function jy(e, t) {
	return e.length === 0 || e.some((e) => Ny(e, Py(t)));
}
function My(e, t) {
	if (e.length === 0) return [];
	let n = t.map(Py);
	return e.filter((e) => !n.some((t) => Ny(e, t)));
}
function Ny(e, t) {
	let n = Ay(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => Ve(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Py({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : Kg(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => Kg(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Fy(e, t) {
	return My(e, Ry(t)).filter((e) => !e.startsWith("tag:")).map((e) => Iy(e, t));
}
function Iy(e, t) {
	let n = Ay(e), r = Ry(t).flatMap((e) => Py(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${dn(e, i)}`;
	return k("unknown-filter", a);
}
function Ly(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Iy(e, n));
}
function Ry(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function zy(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function By(e, t, n, r) {
	let i = Wy(t), a = e.flatMap(zy).flatMap(({ keys: e, language: a }) => a !== void 0 && a !== n ? [] : i.includes(e) ? [a === void 0 && r ? "pattern" : "whole"] : jy([e], t) ? ["pattern"] : []);
	return ["whole", "pattern"].find((e) => a.includes(e));
}
function Vy(e, t, n) {
	let r = n.flatMap(Uy);
	return t.filter((e) => !zy(e).some(({ keys: e }) => r.some((t) => jy([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = zy(t), a = dn(n, [...new Set(r.flatMap(Wy))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${/^\W?[a-z]{2}([-_]\w+)?$/i.test(n) ? ` For all texts in a language: '*:${n.replace(/^\W/, "")}'.` : a}`;
		return k("unknown-text", o);
	});
}
function Hy(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Uy(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = zy(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => jy([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => jy([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = Te(i.language, o), d = u === void 0 ? "" : ` Did you mean "${i.keys}:${u}"?`, f = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.${d}`;
		return s.length === 0 ? [] : [k("unknown-text", f, { scope: "project" })];
	});
}
function Uy(e) {
	return Ry([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Wy({ kind: e, entry: t }) {
	return Kg(e.identity(t.values));
}
// src/plan/prune.ts
const Gy = {
	destroys: [],
	spared: [],
	scope: 0
};
function Ky(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = hf(e, i);
	if (a === void 0) return Gy;
	let o = (t) => _f(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = cn(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
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
		let n = e.tags(t), i = qy(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: a,
			seen: Ih(e.id(t), e.fingerprint(t)),
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
function qy(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return _(n) ? Object.entries(n).map(([n, r]) => {
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
function Jy(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function Yy(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0)), c = s.length > 0 && r.texts();
	if (!c) return e;
	let l = i.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : []), u = Object.fromEntries(l.map(({ part: e = "", after: t }) => [e, t])), d = new Map();
	for (let e of Jy(s, ({ part: e = "" }) => e, o)) {
		let { part: r = "" } = e, o = Zy(e), s = c.whyWaiting(t, n, {
			...u,
			[r]: o
		}, r), l = By(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, r, e.reason === "held");
		s && l !== "whole" ? d.set(e, {
			...e,
			...s,
			reason: "waiting"
		}) : Qy({
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
const Xy = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function Zy({ declared: e, live: t }) {
	return e === void 0 ? t : nb(e, t);
}
function Qy(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = Zy(e.item);
	return a !== void 0 && _(a) !== _(o) || $y(n, r, i, t) ? "other-shape" : y(s) ? tb(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function $y(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const eb = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function tb({ kind: e, entry: t, item: n }, { project: r }) {
	let { field: i, declared: a } = n, o = Zy(n), s = (e, t) => Kg(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(o, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === i)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === r.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		a ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => eb.test(e), c].some((e) => s(o, e) && !s(f, e));
}
function nb(e, t) {
	return !_(e) || !_(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
// src/plan/makePlan.ts
function rb(e, t, n) {
	let r = new Map();
	return (i) => ib(e, t, n, i, r);
}
function ib(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = Fv(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [fb(n, r, o, a, i.get(n.name))] : [];
	});
	for (let e of s) i.set(e.kind.name, e);
	let { kinds: c, filter: l } = cb(s, n), u = c.map((e) => ({
		...e,
		...pb(e.parts)
	})), d = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), f = [...o, ...u.flatMap((e) => [...e.problems, ...e.remarks])], p = u.flatMap((e) => e.keptTexts), m = p.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), h = At(f) || m || e.isIncomplete === !0, g = u.flatMap((e) => e.destroys), _ = l ? [] : u.flatMap((e) => e.unmanaged), v = u.flatMap((e) => e.kind.firstSends?.(ab(e, a, h)) ?? []), y = {
		format_version: 1,
		project: t.project,
		changes: [...u.flatMap(({ changes: e }) => e), ...h ? [] : g],
		kept: [...u.flatMap((e) => [...e.kept, ...e.spared]), ...h ? g.map(({ kind: e, label: t, id: n }) => ({
			kind: e,
			label: t,
			id: n,
			reason: "held-back"
		})) : []],
		skipped: u.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: sb(u, ({ unchanged: e }) => e),
			unmanaged: sb(u, d),
			by_kind: Object.fromEntries(u.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: d(e)
			}])),
			adopted: sb(u, ({ changes: e }) => e.filter((e) => ob(e, n)).length)
		},
		...v.length > 0 && { sends: v },
		...l && { filter: l }
	}, ee = u.flatMap((e) => e.kind.hints?.(ab(e, a, h)) ?? []);
	return {
		is: "planned",
		plan: y,
		unmanaged: _,
		problems: [...f, ...ee],
		kinds: c,
		open: u.flatMap(({ open: e }) => e),
		keptTexts: p
	};
}
function ab(e, t, n) {
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
function ob(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function sb(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function cb(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => jy(t, e)), a = new Map(ub(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(lb(t))];
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
	}]), c = My(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function lb(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => Of(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function ub(e, t) {
	let n = new Set(e), r = a(e, ({ change: e }) => e ? mb(e, "after") : []), i = new Map(), o = t.filter((e) => !n.has(e));
	for (let e of o) {
		let t = e.change ? hb(e.change) : [];
		for (let a of t.flatMap((e) => r.get(e) ?? [])) a !== e && n.delete(a) && (i.set(a, e), o.push(a));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? db(e, t) : e;
	});
}
function db({ change: e, open: t, ...n }, r) {
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
function fb(e, t, r, i, a) {
	let { storedForm: o } = e, s = o ? {
		...i,
		storedForm: n(() => o(r.objects))
	} : i, c = a?.matching ?? e.match(t, r, s), l = n(() => e.waiting?.(t, s)), u = c.matches.map((t, n) => {
		let r = a?.parts[n], i = r !== void 0 && (r.open ?? []).length === 0, o = `${e.name}:${n + 1}`, c = i ? r : Yy(Rg(e, t, s, o), t, {
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
				place: xs(r, i, [])
			},
			problems: [n]
		};
	}), f = c.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), p = Ky(e, {
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
		live: r,
		parts: g,
		remarks: _,
		unmanaged: h,
		matched: f.length,
		...p
	};
}
function pb(e) {
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
function mb(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Ca(e.kind, t).role === "identity").flatMap((n) => Kg(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function hb(e) {
	let t = new Set(mb(e, "after"));
	return mb(e, "before").filter((e) => !t.has(e));
}
// src/keys/liveKey.ts
function gb(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function _b(e, t) {
	let n = $n(e) ?? {}, r = tr(n.key_id), i = wb(n.key_name), a = ar(n.platforms, j), o = f.filter((e) => a?.includes(e)), s = Object.keys(Fb(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Tb(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: Cb.safeParse(n.filenames).data,
		tags: ar(n.tags, j),
		is_plural: Qn(n.is_plural),
		is_archived: Qn(n.is_archived)
	};
	if (!Zn(d) || u.length > 0) {
		let e = [...nr(d), ...u.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let p = o.length < new Set(a).size, m = {
		...bb(n),
		translations: c,
		base_words: ir(n.base_words)
	};
	return { key: {
		...d,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const vb = {
	description: j,
	context: j,
	plural_name: j,
	is_hidden: Qn,
	char_limit: ir,
	custom_attributes: Sb,
	modified_at_timestamp: rr,
	translations_modified_at_timestamp: rr
}, yb = Object.entries(vb);
function bb(e) {
	return Object.fromEntries(yb.map(([t, n]) => [t, n(e[t])]));
}
function xb(e) {
	return Object.keys(vb).filter((t) => e[t] === void 0);
}
function Sb(e) {
	let t = j(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
const Cb = Rn({
	ios: A(),
	android: A(),
	web: A(),
	other: A()
});
function wb(e) {
	let t = $n(e) ?? {}, n = {};
	for (let e of f) {
		let r = j(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function Tb(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Eb($n(n) ?? {});
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
function Eb(e) {
	return {
		language_iso: j(e.language_iso),
		translation: j(e.translation),
		modified_by: tr(e.modified_by),
		modified_by_email: j(e.modified_by_email),
		modified_at_timestamp: rr(e.modified_at_timestamp),
		is_reviewed: Qn(e.is_reviewed),
		is_unverified: Qn(e.is_unverified)
	};
}
function Db(e, t = []) {
	return Array.from(e, (e) => _b(e, t));
}
function Ob(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function kb(e) {
	let t = Ob(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const Ab = (e) => {
	let t = e.exactOptional();
	return Un({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, jb = Ab(A()), Mb = Ab(A().min(1));
function Nb(e, t) {
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
function Pb(e, t = f) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function Fb(e, t) {
	let n = {};
	for (let r of f) {
		let i = Nb(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function Ib(e) {
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
const Lb = Pg();
function Rb(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function zb(e, t) {
	let n = e;
	return Lb({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: A(),
		value: A(),
		unset: "",
		live: (e) => e[n],
		toManifest: Rb,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function Bb(e, t = () => void 0) {
	let n = e;
	return Lb({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Vn(),
		value: Vn(),
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
const Vb = Lb({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: qn().min(0),
	value: qn(),
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
}), Hb = Gn(A(), Ln()), Ub = Lb({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: Hb,
	value: Ln(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(Wb(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = Hb.safeParse(e);
		return t.success ? Rb(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Wb(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Gb({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Kb = Lb({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Kn(Jn(f)).min(1),
	value: Kn(Jn(f)),
	live: (e) => e.onOtherPlatform ? void 0 : Jb(e.platforms),
	inPlan: (e) => Jb(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), qb = Lb({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Kn(A().min(1)),
	value: Kn(A()),
	unset: [],
	live: (e) => Yb(e.tags),
	check: (e, { rules: t }) => {
		let n = cn(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Yb(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Yb([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: Rb,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Yb([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Jb(e) {
	return f.filter((t) => e.includes(t));
}
function Yb(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const Xb = Lb({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Bn([A().min(1), Mb.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: jb,
	live: (e, { platforms: t }) => Fb(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Fb(e, n)
		} : a;
	},
	inPlan: (e) => Fb(e, f),
	check: Zb,
	merge: $b,
	carries: (e, t) => f.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Ib(t);
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
function Zb(e, { project: t, platforms: n }) {
	let r;
	return !t.perPlatformNames && Q(e).length > 1 ? r = `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.` : t.perPlatformNames && Q(e, n).length === 0 && n.length > 0 && (r = `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`), r === void 0 ? void 0 : {
		code: "same-names-needed",
		message: r,
		path: []
	};
}
const Qb = Lb({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: jb,
	value: jb,
	unset: {},
	live: (e) => ex(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => f.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => Rb(ex(e)),
	merge: $b,
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
		slots: ex(e)
	})
});
function $b(e, t, n) {
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
	return ex(r);
}
function ex(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const tx = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, nx = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, rx = Object.keys(nx), ix = new RegExp([
	tx.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), ax = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, ox = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, sx = "[VOID]";
function cx(e, t) {
	return e === t || e === "" && t === sx || t === "" && e === sx || t.includes("[%") && lx(e, t) !== void 0 || e.includes("[%") && lx(t, e) !== void 0;
}
function lx(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(tx)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(ux(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function ux([e, t, n = "", r, i], a) {
	let o = mx(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = mx(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${mx(n)}(?:hh?|ll?|[qjztL])?[${nx[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function dx(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(tx)];
		e.length > 0 ? t += 1 : a.match(ix) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var fx = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = n(() => e.both.flatMap(([e, t]) => hx(t).flatMap(([t, n]) => lx(new Map(hx(e)).get(t) ?? "", n) ?? [])));
	}
	#n = n(() => {
		let e = this.#e.live.flatMap(hx).flatMap(([, e]) => [...e.matchAll(tx)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return px(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, r, i) {
		if (r === "as-written") return e;
		let a = n(() => r === "universal" || (this.#a(t) ?? i().isUniversal));
		return px(e, (e) => e.match(ix) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(tx)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(tx, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = ox.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return lx(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(hx).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${ux(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = hx(t).map(([, e]) => e);
			if (e.some((e) => e.match(tx))) return !0;
			if (e.some((e) => e.match(ix))) return !1;
		}
	}
	#o(t, n) {
		if (ax.test(t) || (t.match(ix)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(ix, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${ux(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = rx.find((e) => nx[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return lx(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function px(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function mx(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function hx(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const gx = Gn(A(), A()), _x = Bn([A(), gx]);
function vx(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = gx.safeParse(JSON.parse(e));
		return t.success ? xx(t.data) : e;
	} catch {
		return e;
	}
}
function yx({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function bx(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function xx(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Sx(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || Cx(e) && Cx(t) || typeof e == typeof t && cx(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => cx(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function Cx(e) {
	return typeof e == "string" ? e === "" : Object.keys(xx(e)).length === 0;
}
const wx = gx.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: g }
}), Tx = Bn([A(), wx]), Ex = Gn(A().min(1), Tx), Dx = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Ox = (e) => Kn(Un({
	language_iso: A().min(1),
	translation: e
})).refine(Dx, "has a language twice"), kx = Ox(Fn()), Ax = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Bn([Ex, Ox(Tx).transform(Nx).pipe(Ex)]),
	rewrite: Mx,
	diff({ translations: e }, t, r) {
		let { listed: i, project: a } = r;
		if (!e && i.length === 0 || a.segmentation) return X;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = n(() => zx(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, n]) => Fx(e, n, {
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
			translation: _x.parse(n)
		}));
	},
	show(e) {
		let t = _x.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: xx(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = yx(e, n);
		return r && vx(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = vx(n, t);
			return Cx(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => Ax.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = yx(e, t);
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
		let n = yx(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...Vx(n, vx(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = yx(e, t);
		return !n || n.is_unverified !== !0 && !Cx(vx(n.translation, e.is_plural));
	},
	same: (e, t) => Sx(_x.parse(e), _x.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function jx(e, t, n, r, i = "") {
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
		let t = g.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${dn(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function Mx(e) {
	if (!Array.isArray(e)) return;
	let t = kx.safeParse(e);
	if (t.success) return {
		value: Nx(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Nx(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function Px({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Ig(vx(t, e)));
}
function Fx(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : jx(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return Ix(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && Ix(e, t, Object.fromEntries(s), n, r) || X,
		issues: o
	};
}
function Ix(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, storedForm: s = () => Rx }) {
	let c = Pt(a, e);
	if (c === "ignore") return;
	let l = "translations", u = (e, t) => {
		let r = _x.parse(e.after), o = i().stored(r, t, a.placeholders, s), c = t === void 0 ? o : Lx(o, n, t);
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
	let d = yx(r, e);
	if (!d && n === void 0) return;
	if (!d) return {
		...X,
		issues: [Ng(`${e} text`, [e])]
	};
	let f = vx(d.translation, r.is_plural);
	if (n !== void 0 && Sx(f, bx(n, f))) return;
	let p = i().native(f), m = (n, r = []) => ({
		...X,
		kept: [{
			field: l,
			part: e,
			live: p,
			...Vx(d, p),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return Cx(p) ? void 0 : m({ reason: "pull" });
	let h = bx(n, p), g = u({
		field: l,
		part: e,
		before: p,
		after: h,
		...Vx(d, p)
	}, f);
	if (c === "enforce" || Cx(p)) return g;
	let _ = c === "seed";
	if (_ && !a.pull && a.overwrite.length === 0) return m({ reason: "held" });
	if (!_ && Bx(p, h)?.length === 0) return g;
	let { modified_by: y, modified_by_email: ee, modified_at_timestamp: b } = d, x = {
		id: String(r.key_id),
		language: e,
		live: p,
		...b && { at: b },
		by: {
			id: y,
			address: ee
		},
		..._ && { isHeld: !0 }
	}, S = o(x);
	if (!S) return m({ reason: "undecided" }, [x]);
	if (S.is === "write") return g;
	let te = "cause" in S ? { cause: S.cause } : {};
	return m({
		reason: S.is,
		...te
	});
}
function Lx(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return bx(Object.fromEntries(r), n);
}
const Rx = {
	isUniversal: !1,
	isNumbered: !1
};
function zx(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => vx(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && yx(t, e);
		return r ? [[n, vx(r.translation, t.is_plural)]] : [];
	});
	return new fx({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function Bx(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(xx(e)).filter((n) => e[n] !== t[n]);
}
function Vx(e, t) {
	if (!e.modified_at_timestamp || Cx(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: Hx(n) },
		...i && { reviewed: i }
	} };
}
function Hx(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const Ux = [
	Xb,
	Kb,
	zb("description", !0),
	qb,
	Ax,
	Qb,
	zb("context", !0),
	Vb,
	Bb("is_plural"),
	zb("plural_name"),
	Bb("is_hidden"),
	Bb("is_archived", (e, t) => !Gb(e, t) && void 0),
	Ub
], Wx = A().min(1), Gx = Bn([qn().positive(), A().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Kx = ot(Ux).required({ key_name: !0 }).extend({
	previously: Bn([Wx.transform((e) => [e]), Kn(Wx).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Vn().exactOptional(),
	key_id: Gx.exactOptional()
}).meta({ allOf: [qx(!0), qx(!1)] });
function qx(e) {
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
const Jx = ot(Ux.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function Yx({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $ = {
	name: "key",
	fields: Ux,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Pb(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? vn + n.rules.owner : void 0
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
	declaredId: (e) => er(e.key_id),
	liveLabel: (e) => Pb(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Gb(n, t),
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
function Xx({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = $x(i, n, t);
	if (!r) return a;
	let o = Zx(e.flatMap(tS), "keys have names for platforms that they do not have");
	return [
		...a,
		...eS(i, t),
		...o
	];
}
function Zx(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = k(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function Qx({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Fb(e, t)))];
}
function $x(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Qx)), a = [...new Set(n.flatMap(Qx))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => Ce(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [Y($, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function eS(e, t) {
	let n = new Map(t.flatMap((e) => Qx(e).map((t) => [t, e])));
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
function tS({ declared: e, live: t }) {
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
function nS({ created: e, live: t, withoutBase: n, context: r }) {
	let { baseLanguage: i } = r.project, o = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? Ig(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (o.length === 0) return [];
	let s = new Set(n.map(({ id: e }) => e)), c = a(t.filter(({ key_id: e }) => s.has(e)), (e) => Px(e, i));
	return Zx(o.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = c.get(t) ?? [], [a] = n ? Q(n.key_name, n.platforms) : [];
		if (a === void 0) return [];
		let o = `Live key "${a}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}", and the files have none for it. If it was renamed, set previously: ${a} in an entry of keys.yaml, and rename it in all files. Otherwise, set new: true there.`;
		return [k("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}), `new keys have the same ${i} text as a live key that the files do not have`);
}
// src/keys/renames.ts
function rS(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : iS(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = aS(r, n), { renames: a, problems: o } = sS(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function iS(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (fS(e, n, t.perPlatform).length === 0) return;
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
function aS(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(dS(r, t, n));
		return !oS(e).some((e) => a.includes(e));
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
function oS({ values: e }) {
	return [...Q(e.key_name), ...e.previously ?? []];
}
function sS(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = Pb(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, Y($, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", cS(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function cS(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => Pb(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function lS(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new D();
	for (let { path: e, length: n } of uS(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: z(t.file, t.span, ["previously"]) };
		a.add(k("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function uS(e, t) {
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
function dS({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Fb(e.key_name, r);
	return n ? {
		...Fb(t.key_name, r),
		...i
	} : i;
}
function fS(e, t, n) {
	let r = dS(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return f.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function pS(e) {
	return ({ tags: t }) => cn(t, e) !== void 0;
}
function mS(e, t, n, r = () => !1) {
	let i = a(t, ({ key_name: e }) => Q(e)), o = DS(e, t), { byId: s, refused: c } = o, { direct: l, contested: u } = SS(e, s, c, (e) => _S(e, i, n));
	wS(l, c);
	let { renames: d, leaving: f } = rS(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => vS(e, xS(e, i)),
		holders: (e, t) => bS(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of u) {
		if (c.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		(n ? e.values.new : Yx(e) !== void 0) || c.set(e, TS(e, t, n));
	}
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	hS(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = Object.values(Fb(t.key_name, t.platforms)), i = s.has(e) && r.some((e) => n.includes(e)), a = Pb(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of _S(e, i, n)) g.add(t);
		g.add(o.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...o.remarks, ...Xx({
			matches: h,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => gS(e, i)))
	};
}
function hS(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, ES("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && Yx(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, ES("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function gS({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function _S(e, t, n) {
	let r = gS(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Nb(i.key_name, t) === e.key_name[t])) : r;
}
function vS(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => yS(t, Yx(e)));
	return n.length === 1 ? n : t;
}
function yS(e, t) {
	return t !== void 0 && f.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function bS(e, t, n, r) {
	return fS(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function xS({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Fb(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function SS(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = Yx(t), [n, ...i] = e ? r(t).filter((t) => yS(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => Yx(c) !== void 0 && (s.get(e) ?? c) !== c, u = vS(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, CS(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function CS(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return ES("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function wS(e, t) {
	for (let [n, r] of u(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => yS(n, Yx(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && Yx(r) !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${Pb(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, ES("claimed-twice", r, a));
		}
	}
}
function TS(e, t, n) {
	return ES("claimed-twice", e, `The live key with this name (id ${t.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`);
}
function ES(e, t, n) {
	return Y($, t, e, n, { path: ["key_name"] });
}
function DS(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of u(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, OS(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [kS(s)] : []
	};
}
function OS(e, t) {
	let n = `${t.map(({ values: e }) => `"${Pb(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return Y($, e, "claimed-twice", n, { path: ["key_id"] });
}
function kS(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: z(t.file, t.span, ["key_id"]) };
	return k("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/fieldTable.ts
function AS(e) {
	let t = $n(e) ?? {}, n = j(t.webhook_id) || void 0, r = j(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: ar(t.events, j)
	};
	if (!Zn(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [yg(r)],
			shown: Sg(r)
		},
		lacks: nr(i)
	} };
	let a = t.branch === null ? null : j(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: MS(t.event_lang_map)
	} };
}
function jS(e) {
	let t = e.map(AS);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function MS(e) {
	return ar(e, (e) => {
		let { event: t, lang_iso_codes: n } = $n(e) ?? {}, r = j(t), i = ar(n, j);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const NS = Pg(), PS = A().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), FS = NS({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: PS,
	value: A(),
	live: (e, t) => US(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: bg,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: yg(e)
	})
}), IS = NS({
	name: "events",
	expects: "a list of events, at least one",
	schema: Kn(A().min(1).meta({ examples: h })).min(1),
	value: Kn(A()),
	live: (e) => KS(e.events),
	inPlan: (e) => KS(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), LS = Bn([Hn("*"), Kn(A().min(1)).min(1)]), RS = NS({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${c.join(", ")}`,
	schema: zn(Jn(c), LS),
	value: Gn(A(), Bn([Hn("*"), Kn(A())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(WS).includes(WS(t))).map(({ event: e, lang_iso_codes: n }) => [e, qS(KS(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = GS(e).map(([e, t]) => [e, t === "*" ? "*" : qS(KS(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(GS(e).map(([e, t]) => [e, t === "*" ? t : KS(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : qS(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && v(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = GS(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => GS(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), zS = NS({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Bn([A().min(1), Wn()]),
	value: Bn([A(), Wn()]),
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
}), BS = [
	FS,
	IS,
	RS,
	zS
], VS = ot(BS).required({ url: !0 }).extend({
	branch: zS.schema.default(null),
	previously: PS.exactOptional(),
	new: Vn().exactOptional(),
	webhook_id: A().min(1).exactOptional()
}), HS = {
	name: "webhook",
	fields: BS,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => yg(e.url),
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
	liveLabel: (e) => `${Sg(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		KS(e.events)
	]
};
function US(e, t, n) {
	return bg(e.url, hg(t, n)) ? t : Sg(e.url);
}
function WS(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function GS(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function KS(e) {
	return [...new Set(e)].sort();
}
function qS(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function JS({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => yg(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(yg(hg(e, r)))).flatMap((e) => mg(e).map((t) => `${t} ${vg(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = vg(t);
		return mg(t).flatMap((e) => {
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
const YS = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function XS(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of mg(e)) {
		let e = Dg(r, YS, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = ZS(e) ?? eC(e), i = r ? [...n.issues, r] : [...n.issues, ...$S(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function ZS(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return rC("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (mg(e).length !== 0) {
		if (/^http:/i.test(e)) return rC("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!tC(e)) return rC("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const QS = {
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
function $S(e, t) {
	let n = "";
	return pg(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = QS[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [rC(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? [rC(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function eC(e) {
	let t = hg(e, new Map(mg(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return rC("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return rC("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return rC("A URL must not have a user or a password before its host. Remove what comes before the @.");
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return rC("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function tC(e) {
	let t = "";
	for (let n of pg(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const nC = "URL_OF_";
function rC(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const iC = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => oC(e),
	templates(e, t, n) {
		let r = new aC(), i = [...e].sort((e, t) => m(e.url, t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? fC(yC(e.url), n, new Map()) : uC(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var aC = class {
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
function oC(e) {
	let { template: t, left: n } = pC(e, () => "x");
	return n || t !== yC(e);
}
function sC(e) {
	let [, ...t] = pg(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return hC.includes(n) || !vC(_C(n)) ? !1 : cC.test(t) || _C(n).split(/[^\p{L}\p{N}]+/u).some(lC);
	});
}
const cC = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function lC(e) {
	return vC(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function uC(e, t, n) {
	let r = dC(e, new aC(), n);
	return "why" in r ? r : dC(e, t, n);
}
function dC(e, t, n) {
	let r = vg(e), { template: i, left: a } = pC(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : fC(i, n, t.variables);
}
function fC(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = XS(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function pC(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = vC(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some(gC), c = (e) => hC.includes(e) ? e : Ag(e) === void 0 && mC.test(e) ? t(e) : (o ||= vC(_C(e)), yC(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)).join("/"), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= vC(t)), n.length === 0 ? yC(t) : `${yC(t)}=${c(n.join("="))}`;
	});
	return {
		template: yC(n) + u + d.join("&") + yC(a),
		left: o
	};
}
const mC = /^[\w.~+,=:@-]+$/, hC = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function gC(e) {
	return vC(e) && /\d/.test(e) && /\p{L}/u.test(e);
}
function _C(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function vC(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function yC(e) {
	return e.replaceAll("${", () => "$${");
}
function bC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = xC(t), a = Yx(t), o = t.from ? wC(i, e, a) : [], [s] = o;
		if (o.length > 1) {
			n.push(OC(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : TC(i, e);
		c && n.push(OC(t, [c]));
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
	let a = r.map(({ parts: e }) => kC(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function xC({ values: e }) {
	let { key_name: t, platforms: n = f } = e;
	if (typeof t == "string") return [[t, n === f ? SC : CC(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, CC(r(e))]);
}
const SC = 2 ** f.length - 1;
function CC(e) {
	return e.reduce((e, t) => e | 1 << f.indexOf(t), 0);
}
function wC(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !EC(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function TC(e, t) {
	for (let [n, r] of t) for (let { group: t, platforms: i } of e.get(n) ?? []) {
		let [e] = t.parts;
		if (r & i && e && !e.from && e.values.filenames === void 0) return t;
	}
}
function EC(e, t) {
	return !e || !t ? !1 : f.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function DC({ values: e }) {
	let t = Fb(e.key_name, e.platforms ?? f);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function OC(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [Pv(z(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return Y($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function kC(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = PC(e), { isPlural: o, leftOut: s, becameOther: c } = MC(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: RC(e),
			...i.size > 0 && { translations: FC(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...zC(e),
			...n.from ? {} : n.onCreate
		},
		span: Ts(n.span, () => AC(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [BC(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function AC(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		let r = t && LC(t, e);
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
		let [n] = e.flatMap((e) => IC(e, t));
		n && r.set(t, t === "translations" ? ws(n, { members: a }) : n);
	}
	return r;
}
const jC = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function MC(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return jC;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return jC;
	let o = ({ part: e }) => me(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: NC(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function NC(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return Y($, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function PC(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(BC(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function FC(e, t) {
	return Object.fromEntries(Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function IC({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [ws(r, { file: t })] : [];
}
function LC(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return ws(n ?? e.span, { file: e.file });
}
function RC(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function zC(e) {
	let t = 0, n = new Set(), r = {};
	for (let { from: i, onCreate: a } of e) if (i) {
		t |= CC(a.platforms ?? []);
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
function BC(e, t, n) {
	let r = Pv(z(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? VC(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return Y($, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function VC({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => Oe(e.files));
	return de.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function HC(e) {
	let t = new D(), n = new Map();
	for (let r of UC(e)) {
		let e = Yx(r), i = e === void 0 ? "" : p(ex(e)), [a] = DC(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(Nv("duplicate-key", `Key "${Q(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function UC(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function WC(e, t, n, r) {
	let { declared: i, problems: a } = JC(qC(e), r.project), o = "key-gone";
	if (t) {
		let e = Xb.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: Kx.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: KC(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = GC(s, n);
	return {
		declared: i,
		context: KC(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function GC({ key_name: e, platforms: t = [...f], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Nb(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function KC(e, t) {
	let n = e.find((e) => e.startsWith(vn))?.slice(vn.length), r = {
		...Xt,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function qC({ declared: e, wrote: n }) {
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
function JC(e, t) {
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
function YC(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = mS(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Pt(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = _x.parse(i);
		return o === void 0 || Sx(bx(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !XC(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : XC(e, "tags");
			return _f($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function XC({ fields: e }, t) {
	return Kg(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const ZC = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, QC = `[\\s${ZC.source.slice(1)}`, $C = RegExp(`[{%$]|^${QC}|${QC}$`);
function ew(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !$C.test(e)) ? [] : rw(e, t), { words: a } = t;
	return a ? [...i, ...nw(n).flatMap((e) => cw(e, a))] : i;
}
const tw = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function nw(e) {
	return Object.entries(e).flatMap(([e, t]) => tw.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function rw(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = nw(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => C(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(De), f = d || u(Nn) && (t.usesIcu?.() ?? !1), p = [...c, ...aw(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !v(t, m));
	return [
		...l("icu") && d ? c.flatMap(ow) : [],
		...l("placeholders") ? iw(Ae(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => ue(e, s?.(e.language), i)) : [],
		...l("plurals") && d ? pe(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => sw(e, o)) : [],
		...l("blanks") ? iw(mw(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? lw(e, c, r) : []
	];
}
function iw(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || C(r.text).length === 0 || e.length < 3) return e;
	let i = [...a(e, ({ fault: e = "" }) => [e]).values()], o = (e) => new Set(e.map(({ language: e }) => e)).size, [s = []] = i.toSorted((e, t) => o(t) - o(e)), [c] = s, l = o(s), u = t.filter((e) => e !== r && C(e.text).length > 0).length;
	if (!c || l < 3 || l * 2 <= u) return e;
	let { check: d, language: f, fault: p, quotes: m } = c, h = `differs from ${l === u ? "all" : `${l} of ${u}`} other texts in the same way, so it is probably the one to correct: the ${f} text ${p}`, g = C(r.text).find((e) => s.every((t) => t.form === e.form));
	return [{
		...Pe(d, r, g ?? {}, h),
		...m && { quotes: m }
	}, ...e.filter((e) => !s.includes(e))];
}
function aw({ texts: e, live: t }, n) {
	if (n === void 0 || C(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function ow(e) {
	return C(e.text).flatMap((t) => {
		if (!De(t.text)) return [];
		let n = ie(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Pe("icu", e, t, o, `${i}.${Ue(t.text)}`)];
	});
}
function sw(e, t) {
	return C(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Pe("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function cw(e, t) {
	return C(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...Pe("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function lw({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || C(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => C(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || C(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const uw = RegExp(`^${QC}*`), dw = new RegExp(QC), fw = /\r\n?|[\u2028\u2029\x85]/g, pw = /[^\S\n\t]/g;
function mw(e, t) {
	let n = e.flatMap((e) => {
		let t = C(e.text).map((e) => ({
			...e,
			...hw(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Be(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [...vw("start", t, i?.start ?? ""), ...vw("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [Pe("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function hw(e) {
	let t = uw.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && dw.test(e.charAt(n - 1));) --n;
	return {
		start: gw(t),
		end: gw(e.slice(n))
	};
}
function gw(e) {
	return e === "" ? "" : e.replace(ZC, "").replace(fw, "\n").replace(pw, " ");
}
const _w = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function vw(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && _w.test(t.text)) return [];
	if (n === "") return [[`${e}s with ${yw(r)}`, "Remove it."]];
	let i = e === "end" && yw(n) === "a line break" ? "Add it, or remove it there: a YAML block after | has one, and after |- none." : "Add it.";
	return r === "" ? [[`does not ${e} with ${yw(n)}`, i]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function yw(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function bw(e) {
	let t = Object.entries(e).flatMap(([e, t]) => _(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, xw({
		...e,
		...n
	})])), r = xw(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function xw(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${Sw}(?=${Sw}))(?:${r})(?!(?<=${Sw})${Sw})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of Cw(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== ww(r, e) && t.set(r, ww(r, e));
		}
		return t;
	};
}
const Sw = `(?:${Kt.source.slice(1)}|[\\p{N}\\p{M}_])`;
function Cw(e) {
	let t = (e) => " ".repeat(e.length);
	return xe(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(S, t);
}
function ww(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const Tw = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text",
	key_names: "key-name",
	descriptions: "no-description",
	words: "wrong-word"
}, Ew = 1e4, Dw = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, Ow = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], kw = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function Aw(e, t) {
	let r = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => C(n).some((n) => t(n.text, e)))), i = n(() => r(De)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(Nw(e))).length > e.length * .1, s = n(() => e.length <= 10 || !o() && (r((e, t) => t === a) || e.some(({ live: e }) => e && C(Iw(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: lt(c.pattern) },
		...c && u !== "off" && { words: bw(c.words) }
	}, f = n(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = Nw(e), n = (e) => e !== t && f().has(e), [r, i = ""] = Dw.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && Ow.some((e) => f().has(i + e));
			let [, a] = kw.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function jw(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = Aw(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = Fw(t, o, () => r(t), n), s = [...Lw(t, n), ...e];
		if (s.length !== 0 && (l(i, s.map((e) => Rw(t, e, n))), a += 1, a >= Ew)) break;
	}
	let [o] = i;
	if (o && a >= Ew) {
		let e = `${Ew.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function Mw(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = Aw(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: Le(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : _x.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			Iw(t, i)
		], p = d !== void 0 && !Cx(d) ? d : f && ((n) => zx(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = Fw(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || gb(yx(t, c))[a], ee = new Set(v.map(({ check: e }) => e)), b = [...y ? [] : [`not-${a}`], ...ee], x = v.map(({ message: e }) => e).join(" ");
		return b.length === 0 ? void 0 : {
			because: b,
			...x !== "" && { details: x }
		};
	} };
}
function Nw({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
const Pw = [];
function Fw(e, t, r, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return Pw;
	let c = n(() => zx(o, t, i.base)), l = (e) => e && c().native(e);
	return ew({
		isForm: r,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => l(Iw(t, e)) }
	}, i);
}
function Iw(e, t) {
	let n = yx(e, t);
	return n && vx(n.translation, e.is_plural);
}
function Lw({ values: e, onCreate: t }, { keyNames: n, levels: r }) {
	let i = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), a = n ? Q(e.key_name).filter((e) => !n.matches(e)) : [], { description: o = t.description ?? "" } = e, s = r.descriptions !== "off" && o.trim() === "";
	return [...a.map((e) => i("key_names", `The name "${e}" does not match ${n?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in keys.yaml, so that it keeps its translations.`)), ...s ? [i("descriptions", "It has no description. Say in keys.yaml where its text is shown: description: \"…\".")] : []];
}
function Rw(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = Y($, e, Tw[r], o, {
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
function zw({ values: e }, t, n, r) {
	let i = C((t ? Iw(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && yx(t, e);
			if (!n || !r(vx(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...gb(n)
			};
			return Cn.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const Bw = process.getBuiltinModule("node:module").createRequire(import.meta.url), Vw = (...e) => Bw("./late-formats.js").formatOf(...e), Hw = (...e) => Bw("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function Uw(e, t, n) {
	let r = {
		path: e,
		lineStarts: Cs(t)
	}, { texts: i, faults: a, base: o } = Hw(e, t, te(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = tt(n.source, [...s]), l = {
		...n,
		source: c
	}, u = Zw(l), d = a.filter(({ language: e }) => e === void 0 || ae(c, Pn(c, e))), f = [], p, m = i[0] && qw(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = qw(e, l)), !m) continue;
		let t = new Qw(e, m.language), n = Jw(e, m, l);
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
		...o !== void 0 && { base: Pn(c, o) },
		variables: new Map(),
		problems: Gw(d, r, c)
	};
}
const Ww = {
	most: 10,
	first: 1
};
function Gw(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new D(Ww);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = B(t, s.start, s.end);
		c.add(k(i, e.scope === "run" ? o + Kw(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function Kw({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !je(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function qw({ language: e }, { source: t, language: n }) {
	let r = n ?? Pn(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (ae(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function Jw({ path: e, value: t, description: n }, { language: r }, i) {
	let a = Yw(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = Xw(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function Yw(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function Xw(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function Zw({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
var Qw = class {
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
				...e && $w(e)
			}]])
		}), this.description && r.set("description", {
			...eT(this.description.at),
			name: t
		}), r;
	}
};
function $w(e) {
	let t = [...e].map(([e, { at: t, name: n }]) => [e, {
		...eT(t),
		name: eT(n)
	}]);
	return { members: new Map(t) };
}
function eT({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
const tT = {
	schema: Kx,
	fields: Ux,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, nT = {
	schema: Jx,
	fields: Ux.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function rT(e, t) {
	return Cf({
		plural: "keys",
		entry: tT,
		defaults: nT
	}, e, t);
}
function iT(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : Object.entries(n).flatMap(([e, n]) => jx(e, n, t, g)).map(({ code: t, message: n, path: r }) => {
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
function aT(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : rT(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
}
const oT = {
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
		if (t === "prefix") return sT(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(vn)).sort()[0];
	}
};
function sT({ key_name: e, platforms: t }) {
	let [n = ""] = Q(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function cT(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: lT(e.entry, t.entry),
		wrote: lT(e.wrote, t.wrote)
	} : e;
}
function lT(e, t) {
	let n = {
		...uT(e),
		...uT(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function uT({ translations: e }) {
	return _(e) ? e : {};
}
const dT = "The live value is not compared and not changed.", fT = (e) => `${dT} A new key has ${e}.`, pT = {
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
		undeclared: `${dT} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: fT("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: fT("no tags, except the one of the setting `owner`"),
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
		undeclared: fT("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: fT("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: fT("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: fT("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: fT("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${dT} A new key is visible.`
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
		undeclared: fT("none"),
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
function mT({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const hT = {
	...$,
	plural: se.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: se,
	limits: {
		removed: xt,
		removedPercent: Dn,
		overwrittenPercent: An,
		unverified: Ge,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: oT,
	entry: tT,
	defaults: nT,
	docs: pT,
	readManifest: rT,
	textFiles: {
		read: Uw,
		name: Yw,
		isOnlyName: mT,
		join: bC
	},
	checkTogether: (e) => [...HC(e), ...lS(e)],
	checkEntry: iT,
	adviceOn: jw,
	waiting: Mw,
	progressOf: zw,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return Pf(hT, e, n, i, ({ key_name: e, previously: t = [] }) => [...Q(e), ...t], (e) => {
			let n = mS(e, t, r.perPlatformNames, pS(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !mT(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: nS,
	names: ({ key_name: e, platforms: t }) => Q(e, t),
	texts: (e) => Px(e),
	storedForm: (e) => dx(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: aT,
	mergeKept: cT,
	findRestored: WC,
	undoneByApply: YC
};
// src/webhooks/match.ts
function gT(e, t, n) {
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
				...TT("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of bT(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => vT(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = hg(t, n), a = [...o].filter((e) => bg(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${wT(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, TT("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, yg(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = _T(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = ST([...o]).find((t) => yT(e, t) && gg(yg(e.values.url), yg(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, TT("lookalike-webhook", e, "url", r));
	}
	let l = (e) => e.replace(/^\w+:\/\/[^/]*/, "");
	for (let e of c()) {
		let t = l(hg(e.values.url, n)), r = e.values.new ? void 0 : [...o].find((e) => l(e.url) === t);
		if (!r) continue;
		let { webhook_id: i, url: s, branch: c } = r, u = `This creates a webhook. The project also has one with this path: ${Sg(s)} (${i}, for ${c ? `branch ${c}` : "all branches"}). If this entry replaces it, add webhook_id: ${i}. If both are wanted, set new: true.`;
		a.push({
			...TT("lookalike-webhook", e, "url", u),
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
			let r = t.filter((t) => vT(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function _T(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && vT(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return TT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${CT(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => vT(e, t, i));
	if (s.length > 0) return TT("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${wT(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${CT(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return TT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${CT(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function vT(e, t, n) {
	return bg(t.url, hg(e.values.url, n)) && yT(e, t);
}
function yT({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function bT(e, t, n) {
	let r = ST(t), i = e.flatMap((e) => r.filter((t) => vT(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...xT(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function xT({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(WS)), new Set(t.map(WS))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function ST(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function CT(e) {
	return `${e.length === 1 ? "id" : "ids"} ${wT(e)}`;
}
function wT(e) {
	return ST(e).map(({ webhook_id: e }) => e).join(", ");
}
function TT(e, t, n, r) {
	return Y(HS, t, e, r, { path: [n] });
}
function ET(e) {
	let t = new Map(), n = new D();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? p([
			yg(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${yg(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Nv("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function DT({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = hg(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${Sg(s)} (${a})` : i, u = t ? [] : n.filter(({ branch: e }) => e === o), d = bT([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const OT = {
	schema: VS,
	fields: BS,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function kT(e, t, n) {
	let { entries: r, problems: i } = Cf({
		plural: "webhooks",
		entry: OT
	}, e, t, { most: bd }), a = new Map(), o = new D();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = XS(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => z(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(k(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of AT(r, i, c)) o.add(e);
		}
		jT(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function AT(e, t, n) {
	let r = [], i = (e, t) => r.push(k(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), /\$\w|(?<!\$)\{+\w+\}|%[A-Z_]+%/.test(t) && i("variable", "$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write ${NAME}."), sC(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function jT({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (h.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${h.join(", ")}.` : dn(a, h)}`, o = z(t, n, ["events", i]);
		r.add(k("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const MT = {
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
}, NT = {
	...HS,
	plural: xn.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: xn,
	limits: {
		removed: ht,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: iC,
	entry: OT,
	docs: MT,
	readManifest: kT,
	checkTogether: ET,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Pf(NT, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => yg(hg(e, i))), (e) => {
			let r = gT(e, t, i), a = r.matches.flatMap((e) => FT(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: JS,
	names: () => [],
	texts: () => [],
	findRestored: DT,
	variablesOf: PT
};
function PT({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? XS(r.values.url, i).variables : [], o = new Map(a);
	if (mg(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = XS(e.url, i);
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
function FT({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Nf}`;
	return [{
		declared: e,
		problem: Y(HS, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const IT = [hT, NT];
ba(IT);
// src/run/textAdvice.ts
function LT(e) {
	let { settings: t, textFiles: n } = e, r = Vv(t.rules, n, e.declared), i = {
		levels: r?.isSure ? t.rules.checks : {
			...t.rules.checks,
			base: "off"
		},
		base: r?.language,
		needed: Yt
	}, { kinds: a, entries: o } = Av(e.declared, r?.language ?? "");
	return a.flatMap((e) => {
		let t = (o[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, i) ?? []];
	});
}
function RT({ settings: e }, { kinds: t }, n) {
	let r = {
		levels: e.rules.checks,
		base: n.baseLanguage,
		needed: Le(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, r) ?? []);
}
function zT(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = ib(e, t, n, Dy);
	return i.is === "stopped" ? [] : RT({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var BT = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${UT(t)} was reached` : `The run was stopped by ${e}`;
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
		await Or(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const VT = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function HT(e) {
	let t = new BT(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of VT) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of VT) process.off(e, n);
		t.close();
	}
}
function UT(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/files/outputs.ts
async function WT(e, t, n) {
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
	let p = t.map((e) => N(n.displayRoot, e)), m = Object.values(await ma(u, Gr)).flat();
	return JT(f, [
		...p,
		...m,
		l,
		...s,
		o
	].flat(), n);
}
async function GT(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await WT(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await XT(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : Kf(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => KT(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return qT(e(a));
		}) : void 0,
		reports: u,
		problems: s
	};
}
async function KT(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return qT(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function qT(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function JT(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(aE))), a = new Map();
	for (let t of e) {
		let e = await aE(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await QT(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, YT(t, s));
	}
	return r;
}
function YT({ option: e, path: t }, n) {
	return k("not-written", `${e}: ${t} ${n}.`);
}
async function XT(e, t, n, r) {
	try {
		await ZT(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return YT(e, `cannot be written: ${Wr(t)}`);
	}
}
async function ZT(e, t, n, r) {
	let i = await QT(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = rE(e.path, n), o = await Tr(e.path).catch(() => void 0);
	if ($T(e.path, o)) return Er(e.path, t);
	await Nr(a === void 0 && o ? await Sr(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function QT({ path: e, is: t }, n) {
	let r = t === "folder" && iE(n).includes(e), i = r ? e : rE(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Br(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return tE(e);
	let a = await Tr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Tr(M(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...$T(e, a) ? [] : [M(e)]];
	return (await Promise.all(o.map(nE))).every(Boolean) ? void 0 : eE;
}
function $T(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const eE = "cannot be written: this user may not write there";
async function tE(e) {
	let t = await Tr(e).catch(() => void 0);
	return !t && M(e) !== e ? tE(M(e)) : t?.isDirectory() ? await nE(e) ? void 0 : eE : "is a file, or is below one. Choose a folder";
}
function nE(e) {
	return hr(e, gr.W_OK).then(() => !0, () => !1);
}
function rE(e, t) {
	return iE(t).find((t) => Kr(e, t));
}
function iE({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [N(e)]);
}
async function aE(e) {
	let t = await Tr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Yr(M(e));
	return ur(n, or(e));
}
// src/run/run.ts
function oE(e, t, n) {
	return sE(n, (n) => cE(e, t, n));
}
async function sE(e, t) {
	let n = new ut(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(tp(t, i)))
	};
	try {
		return $f({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function cE(e, t, r) {
	let { cancellation: i, folders: a } = r;
	r.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || r.withoutSecrets, c = s ? void 0 : lE(e, t, r), { stopping: l } = i, u = await Gv(e, a, {
		...r,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = s ? d.map(LT) : [], p = ({ code: t }) => e.command === "validate" && t === "unset-variable", m = u.problems.map((e) => p(e) ? {
		...e,
		severity: "notice"
	} : e);
	r.onSecrets(d.flatMap(({ declared: e }) => ug(e.variables)));
	let h = await uE(e, a), g = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], _ = d.map((e) => e.declared), v = e.projects.flatMap(({ rules: e }) => e.overwrite), y = [...new Set(d.flatMap((e) => e.manifests))], ee = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], b = await WT(e, y, a), x = e.projects.flatMap(({ name: e }) => e ?? []), S = {
		format_version: 1,
		command: e.command,
		...x.length > 0 && { selected: x },
		manifests: y,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, _.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: sn([
			...t,
			...h.problems,
			...m,
			...await ha(g, a),
			...Vy("overwrite", [...new Set(v)], _),
			...Fy(ee, _),
			...b.values(),
			...f.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, te = () => i.stopped ? { stopped: i.stopped } : {};
	if (i.stopping.aborted) return {
		...S,
		...te()
	};
	let ne = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: r.onSecrets
	}, re = () => r.target?.(y, ne), { lastApplied: ie } = r, ae = ie && n(() => ie(y, ne));
	if (r.withoutSecrets) {
		let t = await ly(e, S, d, re);
		return {
			...S,
			...t && { manifest_comparison: t },
			...te()
		};
	}
	if (e.command === "validate" || bt(S.problems)) return S;
	if (e.command === "apply" && r.permission) {
		let e = await r.permission.toApply(S.manifests);
		if (S.problems = [...S.problems, ...e], At(e)) return S;
	}
	let oe = [], se = e.command === "plan" ? await re() : void 0;
	S.problems = [...S.problems, ...sy(se, d, e.others.length > 0)];
	let ce = {
		saved: h.plans,
		target: se,
		applied: ae
	}, { runProject: le } = await import("./project3.js");
	for (let t of d) oe.push(await le(t, e, ce, r));
	let ue = oe.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return S.problems = [...S.problems, ...Ly(ee, ue, _)], {
		...S,
		projects: oe,
		...te()
	};
}
function lE(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (At(t) || r.id === "") return;
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
async function uE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [k("bad-plan", e)]
	}), a = P(t, r), o = await ni(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => np(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function dE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: oE }) {
	return HT(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await fE(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return mE(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = pE(f, p), h = await GT(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = pE(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), Ga(g, n.exitsWithFindings(c));
	});
}
async function fE(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await sv(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await sv("validate", t, n);
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
function pE(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function mE({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = k("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = At(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), At(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { cy as $, po as $n, Zr as $r, mh as $t, mb as A, bs as An, Zi as Ar, Ig as At, By as B, R as Bn, di as Br, qh as Bt, Ob as C, ks as Cn, na as Cr, $g as Ct, Nb as D, xs as Dn, $i as Dr, Rg as Dt, kb as E, As as En, Qi as Er, Kg as Et, Jy as F, Qo as Fn, _i as Fr, Sg as Ft, Ey as G, Po as Gn, $r as Gr, Zh as Gt, Fy as H, To as Hn, Gr as Hr, Qh as Ht, $y as I, zo as In, vi as Ir, mg as It, my as J, vo as Jn, ci as Jr, Ih as Jt, Dy as K, Mo as Kn, Kr, Hh as Kt, Qy as L, is as Ln, gi as Lr, Xh as Lt, pb as M, gs as Mn, Ii as Mr, bg as Mt, Xy as N, Vo as Nn, Mi as Nr, hg as Nt, Db as O, z as On, ea as Or, Hg as Ot, Zy as P, ps as Pn, xi as Pr, ug as Pt, py as Q, bo as Qn, ii as Qr, hh as Qt, Ly as R, L as Rn, hi as Rr, Kh as Rt, yx as S, yd as Sn, pa as Sr, Zg as St, xb as T, Cs as Tn, ra as Tr, Xg as Tt, Vy as U, Oo as Un, Jr as Ur, eg as Ut, Iy as V, wo as Vn, li as Vr, Yh as Vt, Hy as W, Fo as Wn, ai as Wr, $h as Wt, by as X, I as Xn, P as Xr, vh as Xt, yy as Y, xo as Yn, si as Yr, Ph as Yt, hy as Z, F as Zn, Qr as Zr, nh as Zt, HS as _, bf as _n, Ca as _r, ev as _t, XT as a, Br as ai, cp as an, Ia as ar, qv as at, $ as b, Ld as bn, Sa as br, __ as bt, RT as c, Ir as ci, ep as cn, Ua as cr, zv as ct, Vw as d, Fr as di, zf as dn, Da as dr, Ov as dt, ni as ei, xm as en, uo as er, oy as et, Hw as f, Nr as fi, Ff as fn, Oa as fr, Av as ft, jS as g, Tf as gn, xa as gr, iv as gt, AS as h, jf as hn, Pa as hr, sv as ht, WT as i, Hr as ii, sp as in, Ga as ir, Wv as it, rb as j, _s as jn, ki as jr, Cg as jt, ib as k, B as kn, Ri as kr, Fg as kt, zT as l, Wr as li, Gf as ln, Aa as lr, Fv as lt, XS as m, Y as mn, Na as mr, lv as mt, sE as n, qr as ni, rm as nn, qa as nr, ty as nt, BT as o, Rr as oi, rp as on, Ra as or, Gv as ot, nC as p, kr as pi, Of as pn, ja as pr, wv as pt, Oy as q, yo as qn, oi as qr, Uh as qt, JT as r, ti as ri, Rp as rn, za as rr, ay as rt, HT as s, Lr as si, np as sn, Ba as sr, Hv as st, dE as t, Yr as ti, gm as tn, no as tr, ey as tt, IT as u, Pr as ui, Uf as un, Ma as ur, kv as ut, pS as v, vf as vn, wa as vr, Z as vt, Q as w, Ss as wn, da as wr, Gg as wt, vx as x, zd as xn, ma as xr, o_ as xt, mS as y, gf as yn, Ta as yr, L_ as yt, jy as z, Eo as zn, pi as zr, Wh as zt };
