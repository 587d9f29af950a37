import { i as e } from "./rolldown-runtime.js";
import { C as t, E as n, S as r, T as i, _ as a, a as o, b as s, c, f as l, g as u, h as d, l as f, m as p, p as m, s as h, u as g, v as _, w as v } from "./wire.js";
import { $ as ee, $t as te, A as ne, An as y, Ar as b, At as re, B as ie, Br as ae, Bt as oe, C as se, Cr as ce, Ct as le, Dn as ue, Dr as de, Dt as fe, E as pe, En as me, Er as he, Et as ge, Fr as _e, G as ve, Gt as ye, H as be, Ht as xe, In as Se, Ir as Ce, It as we, J as x, Jr as Te, Jt as Ee, K as S, Kn as De, Kt as Oe, Lr as ke, Lt as Ae, Mn as je, Mr as Me, Mt as Ne, N as Pe, Nn as Fe, Nr as C, Nt as Ie, On as Le, Or as Re, Pn as ze, Pr as Be, Pt as Ve, Qr as He, Rn as Ue, Rr as We, Rt as Ge, Sr as Ke, St as qe, Tr as Je, Tt as Ye, U as Xe, Un as Ze, Ut as Qe, V as $e, Vn as et, W as tt, X as nt, Xt as rt, Y as it, Yt as at, Z as ot, Zt as st, _ as ct, _r as lt, _t as ut, ai as dt, an as ft, at as pt, b as mt, bn as ht, br as gt, bt as _t, ci as vt, ct as yt, d as bt, di as xt, dn as St, dt as Ct, ei as wt, et as Tt, f as Et, ft as Dt, g as Ot, gn as kt, gr as At, gt as jt, h as Mt, hn as Nt, hr as Pt, ht as w, ii as Ft, in as It, it as Lt, jn as Rt, jr as zt, jt as Bt, kn as Vt, kr as Ht, kt as Ut, l as T, li as Wt, ln as Gt, lt as Kt, m as qt, mn as Jt, mr as Yt, mt as Xt, n as Zt, ni as Qt, o as $t, on as en, p as tn, pn as nn, pr as rn, pt as an, q as on, qr as sn, qt as cn, r as E, rn as ln, s as un, sn as dn, st as fn, t as pn, ti as mn, tn as hn, ui as gn, un as _n, ut as vn, v as D, vr as yn, vt as bn, wn as xn, wr as Sn, wt as Cn, x as wn, xr as Tn, xt as En, y as Dn, yr as On, yt as kn, zn as An, zr as jn, zt as Mn } from "./start.js";
import { _ as Nn, b as Pn, c as Fn, d as In, f as Ln, g as Rn, h as O, i as zn, l as Bn, m as Vn, n as Hn, p as Un, r as k, s as Wn, t as Gn, x as Kn, y as qn } from "./zod.js";
import { a as Jn, c as Yn, d as A, f as Xn, i as Zn, l as Qn, o as $n, r as er, s as tr, u as nr } from "./client.js";
import { basename as rr, delimiter as ir, dirname as j, extname as ar, isAbsolute as or, join as sr, posix as cr, relative as lr, resolve as M, sep as ur, win32 as dr } from "node:path";
import { access as fr, constants as pr, link as mr, lstat as hr, open as gr, readFile as _r, readdir as vr, realpath as yr, rename as br, rm as xr, stat as Sr, writeFile as Cr } from "node:fs/promises";
import { setImmediate as wr, setTimeout as Tr } from "node:timers/promises";
// \0node:crypto
const Er = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Dr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), Or = Dr(6).toString("hex"), kr = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Ar(e, t, n = {}) {
	await Fr(j(e));
	let r = await Mr(e, t, n);
	await br(r, e).finally(() => xr(r, { force: !0 }));
}
async function jr(e, t, n) {
	await Fr(j(e));
	let r = await Mr(e, t, n);
	return Nr(r, e).finally(() => xr(r, { force: !0 }));
}
async function Mr(e, t, { mode: n, root: r, check: i }) {
	let a = j(e), o = sr(a, `.lokaform-${process.pid}-${Or}-${Dr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = pr, d = await gr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = sr(await yr(r), lr(M(r), M(a)));
			if (await yr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await _r(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await xr(o, { force: !0 }), e;
	}
}
async function Nr(e, t) {
	try {
		await mr(e, t);
	} catch (n) {
		return zr(n, "EEXIST") || await Rr(t) ? !1 : (await br(e, t), !0);
	}
	return await xr(e, { force: !0 }).catch(() => {}), !0;
}
async function Pr(e) {
	try {
		let t = await gr(e, pr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!zr(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Fr(e) {
	for (let t of await vr(e).catch(() => [])) {
		let [, n, r] = kr.exec(t) ?? [];
		n === void 0 || r === Or || Number(n) !== process.pid && Ir(Number(n)) || await xr(sr(e, t), { force: !0 }).catch(() => {});
	}
}
function Ir(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !zr(e, "ESRCH");
	}
}
async function Lr(e, t) {
	let n = t;
	for (let r of lr(t, e).split(ur)) {
		n = sr(n, r);
		let e = await hr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${lr(t, n)}. Choose a path without links`;
	}
}
function Rr(e) {
	return hr(e).then(() => !0, () => !1);
}
function zr(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Br = {
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
function Vr(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Br[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/paths.ts
const Hr = new AbortController().signal;
function N(e, { displayRoot: t }) {
	return lr(t, e).split(ur).join("/");
}
function Ur(e, t) {
	let n = lr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${ur}`) && !or(n);
}
async function Wr(e, t) {
	for (let n = e;; n = j(n)) {
		if (await Rr(sr(n, ".git"))) return n;
		if (n === j(n) || n === t || t !== void 0 && !Ur(n, t)) return;
	}
}
async function Gr(e, t, n) {
	let r = await Kr(t), i = n && await Kr(n), a = new Map();
	for (let n of e) {
		let e = await Kr(M(t, n)), o = await Wr(j(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(N(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? N(sr(e ?? r, n), { displayRoot: r })
	}));
}
async function Kr(e) {
	return yr(e).catch(() => e);
}
var qr = class extends Error {};
async function Jr(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new qr());
	if (!t) return _r(e);
	let [r, i] = await Promise.all([yr(e), yr(t.workspace)]);
	if (!Ur(r, i)) throw new qr();
	return _r(r);
}
function Yr(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? Zr(e) : "utf-8";
	return new TextDecoder(n, { fatal: !0 }).decode(e);
}
function Xr(e, t) {
	let n = Zr(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function Zr([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function Qr(e) {
	try {
		return new TextDecoder(Zr(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function $r(e, t, n, r = Yr) {
	try {
		return wn(r(await _r(e)));
	} catch (r) {
		let i = `${t} ${N(e, n)} cannot be read: ${ti(r)}`;
		return qt(D("not-read", i));
	}
}
const ei = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function ti(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof qr) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${ei[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function ni(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(ei, String(e.code))) return;
	let n = `${N(e.path, t)} was changed or removed while Lokaform ran. Now ${ti(e)} Run again when no other program changes it.`;
	return D("not-read", n, { scope: "project" });
}
async function ri(e, { commit: t }) {
	return t ? t.isFile(e) : (await Sr(e).catch(() => void 0))?.isFile() === !0;
}
async function ii(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await vr(t).catch(() => [])).filter((t) => n(t) === n(e) && t.includes(".")).sort();
}
async function ai(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Sr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/commitFiles.ts
var oi = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const si = [
	"*",
	".*",
	"**"
];
var ci = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new oi(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => si.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = M(e, i.join("/")), o = lr(a, this.#e).split(ur).join("/"), s = o !== "" && !o.startsWith("..") && !or(o), c = s ? "" : await this.#o(a);
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
		let t = lr(this.#e, e).split(ur).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || or(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (or(n)) return;
			let r = cr.join(cr.dirname(e.path), n, t.slice(e.path.length));
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
const li = "Lokaform-Pulled";
function ui(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(li).map(di), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: d(r) },
		overwrites: a
	};
}
function di(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
function fi(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function pi(e, t = Infinity) {
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
function mi(e, t, { since: n, now: r = Infinity }) {
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
async function hi(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = gi(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function gi({ commits: e, merged: t }, n) {
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
const _i = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), vi = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), yi = {
	output: 67108864,
	time: 3e4
};
var bi = class extends Error {
	name = "GitFailure";
};
const xi = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Si = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Ci = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], wi = /^\.(com|exe)$/i;
function Ti(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? cr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => wi.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => dr.join(n, e + t)) : [];
	});
}
function Ei(e, t) {
	let n = Ti("git", process.platform, t).filter((t) => !Di(e, j(t))), r = n.find(Oi);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => j(e)))].join(ir)
	};
}
function Di(e, t) {
	try {
		let [n, r] = [ne(t), ne(e)];
		return n === r || Ur(n, r);
	} catch {
		return !0;
	}
}
function Oi(e) {
	try {
		return pe(e, pr.X_OK), Pe(e).isFile();
	} catch {
		return !1;
	}
}
async function ki(e, t, { environment: n, signal: r, limits: i = yi }, a = "") {
	let o = Ei(e, n);
	if (!o) throw new bi(Ai);
	let s = Object.entries(n).filter(([e]) => xi.test(e)), c = {
		...Object.fromEntries(s),
		...Si,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: j(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = _i(o.program, [
			"-C",
			e,
			...Ci,
			...t
		], {
			cwd: j(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new bi(ji(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new bi("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new bi(Mi(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const Ai = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function ji(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function Mi(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function Ni(e, t) {
	let n = await yr(e), r = await Wr(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await ki(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof bi) return;
			throw e;
		}
	}, a = await i("refs/remotes/origin/HEAD");
	return {
		isRoot: r === n,
		defaultBranch: a?.startsWith("origin/") ? a.slice(7) : void 0,
		currentBranch: await i("HEAD")
	};
}
// src/files/gitHistory.ts
const Pi = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var Fi = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Pi : await this.#r(i.root).versions(e, n, i));
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
		return Gr(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new Ii(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, Ii = class {
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
			}, { known: c, missing: l } = await hi(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof bi) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await ki(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await Ki(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof bi) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = zi(this.#e, {
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
		this.#r ??= Ki(this.#e, this.#t);
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
			(r === void 0 || Li(r) !== Li(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => rr(e) === rr(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = sr(this.#e, e);
		try {
			return (await hr(t)).isFile() ? Qr(await _r(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await qi(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function Li(e) {
	return e?.replaceAll("\r\n", "\n");
}
const Ri = 67108864;
async function zi(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await Vi(e, n, i), s = async (...t) => (await ki(e, [
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
			trailers: ui(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(Hi), l = pi(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return Bi;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await Ui(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = mi(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await Wi(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: fi([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
const Bi = {
	commits: [],
	merged: [],
	overwrites: [],
	unread: void 0
};
async function Vi(e, t, n) {
	try {
		let r = await ki(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof bi) return new Set();
		throw e;
	}
}
function Hi(e) {
	if (e instanceof bi && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Ui(e, t, n) {
	let r = (await ki(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function Wi(e, t, n) {
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
	], o = Gi((await ki(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: o.get(e.id) ?? []
	}));
}
function Gi(e) {
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
async function Ki(e, t, n = "HEAD") {
	let r = await ki(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(Hi);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function qi(e, t, n, r) {
	if (t.length === 0) return;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await ki(e, ["cat-file", "--batch-check"], r, i(t)), o = Ri, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? yi,
		output: 2 * Ri
	}, u = await ki(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, Qr(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function Ji(e) {
	return `${li}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/files/findFiles.ts
async function Yi(e, t, n, r) {
	let i = M(t, e);
	return await ri(i, n) ? [i] : Xi(e.split(ur).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof oi) throw e;
		return [];
	});
}
async function Xi(t, n, r, i) {
	let a = ae(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").includes("node_modules")) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => jn(e, t, l))) continue;
		let n = M(c, t);
		await ri(n, r) && f.add(n);
	}
	return [...f];
}
async function Zi(e, t) {
	let n = sr(j(e), ".gitignore"), r = `/${rr(e)}`, i;
	try {
		i = Yr(await _r(n));
	} catch (e) {
		if (zr(e, "ENOENT")) return wn({
			path: n,
			text: `${r}\n`
		});
		let i = `${N(n, t)} cannot be read: ${ti(e)}`;
		return qt(D("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(rr(e))) return wn(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return wn({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function Qi(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await $i(a, t, n), o = e.flatMap((e) => fe(a, ea(a, e)) ?? []), s = oe(a, o), c = e.flatMap((e) => ta(s, e) ?? []), u = c.filter(({ textFile: e }) => na(s, e.language));
		l(i, ia(s, e, c), aa(s, u, t));
		for (let e of u.sort(ra(s))) r.has(e.full) ? i.push(oa(s, N(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function $i(e, t, n) {
	return (await Yi(re(e), e.folder, t, n)).filter((e) => Ye(e) !== void 0).sort();
}
function ea({ folder: e }, t) {
	return lr(e, t).split(ur).join("/");
}
function ta(e, t) {
	let n = ea(e, t), r = Ne(e, n);
	if (!(Bt(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...Ve(e, n)
		}
	};
}
function na(e, t) {
	return t === void 0 || Mn(e, t);
}
function ra({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function ia(e, t, n) {
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
		let t = o.flatMap((e) => e === void 0 || i.includes(e) ? [] : [e]), n = t.find((t) => Qe(t, e)), s = n ?? ye(e, [...new Set(t)]), c = "lokaform pull creates it when the project has texts for it.", l = `If ${s} is the same language, add language_map: { ${s}: ${e} }.`, u = s === void 0 ? c : n ? l : `${l} Otherwise ${c}`, d = `texts "${r}" has no file for the language ${e}. ${u}`;
		return D("no-language-file", d, {
			place: a,
			...!n && {
				severity: s === void 0 ? "notice" : "warning",
				scope: "change"
			}
		});
	});
}
function aa({ keyName: e, place: t }, n, r) {
	return ge.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${N(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [D("bad-setting", o, { place: t })];
	});
}
function oa({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return D("bad-setting", n, { place: e });
}
const sa = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], ca = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function la(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(sa, {
		cwd: t,
		ignore: ca,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function ua(e, t, n, r) {
	let { paths: i, problems: a } = await da(e, t, n, r), o = await Qi(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await ga(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!Et(c) && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
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
async function da({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await ha(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`, a = e ? [] : await ma(t, n, i);
		o[c] = a;
		let l = e || i.commit || a.length > 0 ? [] : await ii(t, n);
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
async function fa(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => da(e, { id: "" }, n, t))), i = (await Qi(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function pa(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await ma(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${N(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, D("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await fa(e, Hr)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function ma(e, t, n) {
	let r = M(t, e);
	return await ri(r, n) ? [r] : [];
}
async function ha(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Yi(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await ai(M(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. ${o.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path: it is relative to ${r}.`}`;
			i.push(D("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function ga(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = N(a, t);
		try {
			let n = Yr(await Jr(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof oi) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(D("not-read", `${e} cannot be read: ${ti(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/model/place.ts
const _a = Wn().min(0), va = In({
	file: O(),
	line: _a,
	col: _a,
	endLine: _a,
	endCol: _a
});
function P(e, t, n = []) {
	let r = Ta(e, t, n);
	return F(r.file, r.at.start, r.at.end);
}
function ya(e, t, n) {
	let r = Ta(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return F(r.file, i, a);
}
function ba(e, t, n) {
	return Ta(e, t, n).file;
}
function F(e, t, n) {
	let r = Ea(e, t), i = Ea(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function xa(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function Sa(e, t) {
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
function Ca(e, t) {
	return new wa(e, t);
}
var wa = class {
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
function Ta(e, t, n) {
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
function Ea(e, t) {
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
const Da = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function Oa(e) {
	return Array.from(e.matchAll(/^<{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// node_modules/js-yaml/dist/js-yaml.mjs
var I = Symbol("NOT_RESOLVED");
function ka(e, t) {
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
function Aa(e, t) {
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
function ja(e, t) {
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
var Ma = ka("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Na = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Pa = ka("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Na.indexOf(e) === -1 ? I : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Fa = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Ia = ka("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Fa.indexOf(e) === -1 ? I : null,
	identify: (e) => e === null,
	represent: () => "null"
}), La = [
	"true",
	"True",
	"TRUE"
], Ra = [
	"false",
	"False",
	"FALSE"
], za = ka("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => La.indexOf(e) !== -1 || Ra.indexOf(e) === -1 && I,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Ba = [
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
], Va = [
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
], Ha = ka("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Ba.indexOf(e) !== -1 || Va.indexOf(e) === -1 && I,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Ua = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Wa = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Ga(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Ka(e, t) {
	if (t) {
		if (!Wa.test(e)) return I;
	} else if (!Ua.test(e)) return I;
	let n = Ga(e);
	return Number.isFinite(n) ? n : I;
}
var qa = ka("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Ka,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ja = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Ya(e) {
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
function Xa(e) {
	if (!Ja.test(e)) return I;
	let t = Ya(e);
	return Number.isFinite(t) ? t : I;
}
var Za = ka("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Xa,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Qa = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), $a = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function eo(e) {
	if (!Qa.test(e)) return I;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || $a.test(e) ? r : I;
}
function to(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var no = ka("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: eo,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: to
}), ro = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), io = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function ao(e) {
	if (!ro.test(e)) return I;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || io.test(e) ? r : I;
}
function oo(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var so = ka("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: ao,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: oo
}), co = ka("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : I,
	identify: () => !1
}), lo = /^[A-Za-z0-9+/]*={0,2}$/;
function uo(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !lo.test(t)) return I;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function fo(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var po = ka("tag:yaml.org,2002:binary", {
	resolve: uo,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: fo
}), mo = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), ho = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function go(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function _o(e) {
	let t = mo.exec(e);
	if (t === null && (t = ho.exec(e)), t === null) return I;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = go(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? I : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return I;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = go(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return I;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return I;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var vo = ka("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: _o,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), yo = Aa("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function bo(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var xo = Aa("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (bo(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), So = Aa("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Co = ja("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: bo,
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
}), wo = ja("tag:yaml.org,2002:set", {
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
function To() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Eo() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Do(e) {
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
var Oo = class e {
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
		let t = Do(e), n = [], r = To(), i = Eo();
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
			if (t !== I) return {
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
}, ko = new Oo([
	Ma,
	yo,
	Co
]);
[...ko.tags];
var Ao = new Oo([
	...ko.tags,
	Pa,
	za,
	qa,
	no
]);
new Oo([
	...ko.tags,
	Ia,
	Ha,
	Za,
	so,
	vo,
	co,
	po,
	xo,
	So,
	wo
]).withTags({
	...Za,
	resolve: (e, t, n) => {
		let r = Za.resolve(e, t, n);
		return r === I ? qa.resolve(e, t, n) : r;
	}
}, {
	...so,
	resolve: (e, t, n) => {
		let r = so.resolve(e, t, n);
		return r === I ? no.resolve(e, t, n) : r;
	}
});
var jo = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Mo(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function No(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Po(e, t) {
	if (!e.buffer) return null;
	let n = {
		...jo,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Mo(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${No((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Mo(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${No((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Mo(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${No((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Fo(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Io = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Fo(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Fo(this, e)}`;
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
		throw s.snippet = Po(s), new e(r, s);
	}
}, L = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, R = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, Lo = {
	BLOCK: 1,
	FLOW: 2
}, z = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Ro = -1;
function zo(e) {
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
var Bo = Array(256), Vo = Array(256);
for (let e = 0; e < 256; e++) Bo[e] = +!!zo(e), Vo[e] = zo(e);
function Ho(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Uo(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Wo(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Go(e, t, n) {
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
function Ko(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function qo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Go(e, i, n);
			r += Ko(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Jo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Go(e, i, n);
			r += Ko(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Yo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Go(e, i, n).position;
			else if (t < 256 && Bo[t]) r += Vo[t], i++;
			else {
				let n = Wo(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Uo(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Ho(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Go(e, i, n);
			r += Ko(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Xo(e, t, n, r, i, a) {
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
	return i === z.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== z.STRIP && u && (l += "\n"), l;
}
function Zo(e, t) {
	if (t.valueStart === Ro) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case R.SINGLE_QUOTED: return Jo(e, n, r);
		case R.DOUBLE_QUOTED: return Yo(e, n, r);
		case R.LITERAL_BLOCK: return Xo(e, n, r, t.indent, t.chomping, !1);
		case R.FOLDED_BLOCK: return Xo(e, n, r, t.indent, t.chomping, !0);
		default: return qo(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Qo = {
	filename: "",
	schema: Ao,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, B = -1, $o = Object.prototype.hasOwnProperty, es = 1, ts = 2, ns = 3, rs = 4, is = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, as = /[,\[\]{}]/, os = /^(?:!|!!|![0-9A-Za-z-]+!)$/, ss = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, cs = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, ls = RegExp(`^(?:${ss})*$`), us = RegExp(`^(?:${cs})+$`), ds = RegExp(`^(?:!(?:${ss})*|${cs}(?:${ss})*)$`), fs = {
	filename: "",
	maxDepth: 100
};
function ps(e, t, n) {
	e.events.push({
		type: L.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function ms(e, t, n, r, i, a, o) {
	e.events.push({
		type: L.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function hs(e, t, n, r, i, a, o) {
	e.events.push({
		type: L.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function gs(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: L.MAPPING,
		start: t.position,
		anchorStart: B,
		anchorEnd: B,
		tagStart: B,
		tagEnd: B,
		style: Lo.FLOW
	});
}
function _s(e, t, n, r, i, a, o, s, c = z.CLIP, l = -1, u = !1) {
	e.events.push({
		type: L.SCALAR,
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
function vs(e, t, n) {
	e.events.push({
		type: L.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function ys(e) {
	e.events.push({ type: L.POP });
}
function V(e) {
	_s(e, B, B, B, B, B, B, R.PLAIN);
}
function bs() {
	return {
		anchorStart: B,
		anchorEnd: B,
		tagStart: B,
		tagEnd: B
	};
}
function xs(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Ss(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function H(e, t) {
	Io.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function U(e) {
	return e === 10 || e === 13;
}
function Cs(e) {
	return e === 9 || e === 32;
}
function ws(e) {
	return Cs(e) || U(e);
}
function Ts(e) {
	return e === 0 || ws(e);
}
function Es(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Ds(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Os(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function ks(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function As(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function js(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function W(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || ws(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Cs(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!U(r) && r !== 0);
		if (!U(r)) break;
		for (js(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Ms(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || ws(n);
	}
	return !1;
}
function Ns(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Ps(e) {
	if (e.position !== e.lineStart) return !1;
	if (Ms(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = xs(e);
	Ns(e), W(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Ms(e));
	return Ss(e, t), r;
}
function Fs(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !U(t);) t = e.input.charCodeAt(++e.position);
}
function Is(e, t, n) {
	let r = is.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, H(e, "the stream contains non-printable characters"));
}
function Ls(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== B && H(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && H(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !ws(s) && !(n && Es(s));) s === 33 && (a ? H(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), os.test(o) || H(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), as.test(l) && H(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? ls.test(l) : us.test(l)) && H(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !$o.call(e.tagHandlers, o) && H(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Rs(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== B && H(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ws(e.input.charCodeAt(e.position)) && !Es(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function zs(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== B || t.tagStart !== B) && H(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ws(e.input.charCodeAt(e.position)) && !Es(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an alias node must contain at least one character"), vs(e, n, e.position), !0;
}
function Bs(e, t) {
	W(e, !1), e.lineIndent < t && H(e, "deficient indentation");
}
function Vs(e, t, n) {
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
			return e.position++, _s(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, R.SINGLE_QUOTED, z.CLIP, -1, i), !0;
		}
		U(a) ? (i = !1, Bs(e, t)) : e.position === e.lineStart && Ms(e) ? H(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a single quoted scalar");
}
function Hs(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, _s(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, R.DOUBLE_QUOTED, z.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (U(n)) Bs(e, t);
			else if (As(n)) e.position++;
			else {
				let t = ks(n);
				for (t === 0 && H(e, "unknown escape sequence"); t-- > 0;) e.position++, Os(e.input.charCodeAt(e.position)) < 0 && H(e, "expected hexadecimal character");
				e.position++;
			}
		} else U(a) ? (i = !1, Bs(e, t)) : e.position === e.lineStart && Ms(e) ? H(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a double quoted scalar");
}
function Us(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = z.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? R.LITERAL_BLOCK : R.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Ds(n);
		if (n === 43 || n === 45) i !== z.CLIP && H(e, "repeat of a chomping mode identifier"), i = n === 43 ? z.KEEP : z.STRIP, e.position++;
		else if (r >= 0) r === 0 && H(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && H(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Cs(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Fs(e), U(e.input.charCodeAt(e.position)) ? js(e) : e.input.charCodeAt(e.position) !== 0 && H(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Ps(e)) break;
		if (!o && l === -1 && U(i) && (u = Math.max(u, r)), !o && l === -1 && !U(i) && (i === 9 && r < t && (e.position = n + r, H(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, H(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !U(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !U(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !U(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Fs(e), f = e.position, U(e.input.charCodeAt(e.position)) && (js(e), f = e.position);
	}
	return Is(e, d, f), _s(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Ws(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === es;
	if (n === 0 || ws(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Es(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Ts(t) || r && Es(t)) return !1;
	}
	return !0;
}
function Gs(e, t, n, r) {
	if (!Ws(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === es, c = !1;
	for (; o !== 0 && !Ps(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Ts(t) || s && Es(t)) break;
		} else if (o === 35) {
			if (ws(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Es(o)) break;
		else if (U(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (W(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Cs(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Is(e, i, a), _s(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, R.PLAIN, z.CLIP, -1, !c), !0);
}
function Ks(e, t) {
	let n = e.line;
	W(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && H(e, "deficient indentation");
}
function qs(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? hs(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Lo.FLOW) : ms(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Lo.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Ks(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, ys(e), !0;
		o ? n === 44 && H(e, "expected the node content, but found ','") : H(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && ws(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Ks(e, t));
		let c = e.line, l = xs(e), u = Xs(e, t, es, !1, !0);
		Ks(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Ks(e, t), i || gs(e, l), u || V(e), Xs(e, t, es, !1, !0) || V(e), Ks(e, t), i || ys(e)) : i && r ? (u || V(e), V(e)) : i ? V(e) : r && (gs(e, l), u || V(e), V(e), ys(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	H(e, "unexpected end of the stream within a flow collection");
}
function Js(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Ts(e.input.charCodeAt(e.position + 1))) return !1;
	for (ms(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Lo.BLOCK); e.input.charCodeAt(e.position) === 45 && Ts(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = W(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Ts(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? V(e) : Xs(e, t, ns, !1, !0), W(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && H(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Ts(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry");
	}
	return ys(e), !0;
}
function Ys(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Ts(l)) o ||= (hs(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Lo.BLOCK), !0), c === 63 ? (i && V(e), a = !0, i = !0) : (i || (V(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (V(e), !1);
			let t = xs(e);
			if (!Xs(e, n, ts, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Cs(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Ts(c) || H(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: L.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Lo.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) H(e, "expected ':' after a mapping key");
				else return r.anchorStart !== B || r.tagStart !== B ? (Ss(e, t), !1) : !0;
			} else if (a) H(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== B || r.tagStart !== B ? (Ss(e, t), !1) : !0;
		}
		if (Xs(e, t, rs, !0, s) && (s = !1), i || (s &&= (V(e), !1)), W(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) H(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && V(e), o && ys(e), !0) : !1;
}
function Xs(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && H(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = bs(), d = n === rs || n === ns, f = d, p = d;
	if (r && W(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = xs(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== B || u.anchorStart !== B) && (r === 33 || r === 38)) {
			let n = xs(e), r = t + 1;
			if (Ys(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === L.MAPPING) return e.depth--, !0;
			Ss(e, n);
		}
		if (s && (r === 33 && u.tagStart !== B || r === 38 && u.anchorStart !== B) || !Ls(e, u, n === es) && !Rs(e, u)) break;
		l === null && (l = i), W(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === rs) {
		let r = n === es || n === ts ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Js(e, i, u) || Ys(e, i, r, u)) || qs(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = xs(e), n = l.position - l.lineStart;
					Ss(e, l), Ys(e, n, r, bs()) && e.events[t.eventsLength]?.type === L.MAPPING ? c = !0 : Ss(e, t);
				}
				!c && (d && Us(e, r, u) || Vs(e, r, u) || Hs(e, r, u) || zs(e, u) || Gs(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Js(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== B || u.tagStart !== B || d) && (_s(e, B, B, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, R.PLAIN), c = !0), e.depth--, c || u.anchorStart !== B || u.tagStart !== B;
}
function Zs(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ws(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && H(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !U(e.input.charCodeAt(e.position));) {
		for (; Cs(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || U(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !ws(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (U(e.input.charCodeAt(e.position)) && js(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && H(e, "duplication of %YAML directive"), r.length !== 1 && H(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && H(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && H(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && H(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		os.test(t) || H(e, "ill-formed tag handle (first argument) of the TAG directive"), $o.call(e.tagHandlers, t) && H(e, `there is a previously declared suffix for "${t}" tag handle`), ds.test(n) || H(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Qs(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (W(e, !0); Zs(e);) t = !0, W(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Ts(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, W(e, !0), i = e.line > t;
	} else t && H(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Ms(e)) {
		e.position += 3, W(e, !0);
		return;
	}
	if (ps(e, n, !1), Xs(e, e.lineIndent - 1, rs, !1, i, i) || V(e), W(e, !0), e.position === e.lineStart && Ms(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, W(e, !0), e.line === t && e.position < e.length && H(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === L.DOCUMENT && (o.explicitEnd = r), ys(e), !r && e.position < e.length && !Ps(e) && H(e, "end of the stream or a document separator is expected");
}
function $s(e, t) {
	let n = e.length, r = {
		...fs,
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
	for (i !== -1 && Io.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Ns(r), W(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Qs(r), r.position === e && H(r, "can not read a document");
	}
	return r.events;
}
({
	...fs,
	...Qo
});
function ec(e, t) {
	return !!(e & 1 << t);
}
var tc = {
	applyQuoteFlowKeysOption: rc,
	doubleQuoteForInvisibles: ic,
	doubleQuoteWhitespaceOnly: ac,
	applyForceQuotesOption: oc,
	tryLongOrMultilineAsBlock: sc,
	quoteInvalidPlain: cc,
	fallbackToDoubleQuoted: lc
};
function nc(e) {
	return e.presenterOptions.quoteStyle === "single" && ec(e.allowedStylesMask, R.SINGLE_QUOTED) ? R.SINGLE_QUOTED : R.DOUBLE_QUOTED;
}
function rc(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === R.PLAIN && (e.style = R.DOUBLE_QUOTED);
}
function ic(e) {
	e.style === R.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = R.DOUBLE_QUOTED);
}
function ac(e) {
	e.style === R.PLAIN && /^\s+$/.test(e.node.value) && (e.style = R.DOUBLE_QUOTED);
}
function oc(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== R.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? R.DOUBLE_QUOTED : nc(e)));
}
function sc(e) {
	if (e.style !== R.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!ec(e.allowedStylesMask, R.LITERAL_BLOCK)) {
		n && (e.style = R.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = R.LITERAL_BLOCK);
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
	o ? e.style = R.FOLDED_BLOCK : n && (e.style = R.LITERAL_BLOCK);
}
function cc(e) {
	e.style === R.PLAIN && !ec(e.allowedStylesMask, R.PLAIN) && (e.style = nc(e));
}
function lc(e) {
	ec(e.allowedStylesMask, e.style) || (e.style = R.DOUBLE_QUOTED);
}
var uc = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", dc = "[\\n\\r]", fc = "\\uFEFF", pc = "[ \\t]", mc = `(?:(?!(?:${dc}|${fc}))${uc})`, hc = `(?:(?!${pc})${mc})`, gc = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", _c = "[-?:,\\[\\]{}#&*!|>'\"%@`]", vc = "[,\\[\\]{}]", yc = hc, bc = `(?:(?!${vc})${hc})`, xc = `(?:(?:(?!${_c})${hc})|[?:-](?=${yc}))`, Sc = `(?:(?:(?!${_c})${hc})|[?:-](?=${bc}))`, Cc = `(?:(?:(?![:#])${yc})|:(?=${yc}))#*`, wc = `(?:(?:(?![:#])${bc})|:(?=${bc}))#*`, Tc = `(?:${pc}*${Cc})*`, Ec = `(?:${pc}*${wc})*`, Dc = `${xc}#*${Tc}`, Oc = `${Sc}#*${Ec}`, kc = Dc, Ac = Oc, jc = `\\n+${Cc}${Tc}`, Mc = `\\n+${wc}${Ec}`, Nc = `${Dc}(?:${jc})*`, Pc = `${Oc}(?:${Mc})*`;
RegExp(`^(?:${Nc})$`, "u"), RegExp(`^(?:${Pc})$`, "u"), RegExp(`^(?:${kc})$`, "u"), RegExp(`^(?:${Ac})$`, "u"), RegExp(`^(?:${gc})*$`, "u"), RegExp(`^(?:${gc}|\\n)*$`, "u"), RegExp(`^(?:${mc}|\\n)*$`, "u"), Object.keys(tc).map((e) => Reflect.get(tc, e)), L.DOCUMENT, L.SEQUENCE, L.MAPPING, L.SCALAR, L.ALIAS, L.POP, R.PLAIN, R.SINGLE_QUOTED, R.DOUBLE_QUOTED, R.LITERAL_BLOCK, R.FOLDED_BLOCK, Lo.BLOCK, Lo.FLOW, z.CLIP, z.STRIP, z.KEEP;
// src/yaml/events.ts
var Fc = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Ic = "A manifest is one document: split it into files instead of writing ---.", Lc = 2 ** 15, Rc = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, zc = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Bc = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* Vc(e, t, n = Lc) {
	let r = t ? e.length : 25e5, i = e.length > n ? Gc(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Fc("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new Fc("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Hc(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function Hc(e, t, n, r) {
	let i = Uc(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== L.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== L.SEQUENCE || s.style !== Lo.BLOCK) || !c.every(({ type: e }) => e === L.POP) || i.some(({ type: e }) => e === L.DOCUMENT)) throw new Fc(Ic, t, t);
	r && !a && i.push({ type: L.POP });
	for (let e of a ? [] : i) Xc(e, t);
	return i;
}
function Uc(e, t, n) {
	let r = e.slice(t, n).replace(Rc, "");
	try {
		return Wc(r, t);
	} catch (e) {
		if (!(e instanceof Fc) || e.message !== "deficient indentation") throw e;
		let n = Wc(r.replace(zc, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === L.SCALAR && (e.fast = !1);
		return n;
	}
}
function Wc(e, t) {
	try {
		return $s(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Io ? new Fc(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Gc(e) {
	Bc.lastIndex = Kc(e).at(-1) ?? e.length;
	let [, t] = Bc.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: Bc.lastIndex
	};
}
function Kc(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const qc = 2 ** 20, Jc = 2 ** 18;
function Yc(e) {
	if (e.length <= qc) return;
	let t = e.slice(0, Jc), n = t.lastIndexOf(Gc(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function Xc(e, t) {
	e.type !== L.POP && e.type !== L.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== L.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === L.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Zc = process.getBuiltinModule("node:module").createRequire(import.meta.url), Qc = (...e) => Zc("./late-yaml.js").parseDocument(...e), $c = (...e) => Zc("./late-yaml.js").visit(...e), el = 2 ** 15, tl = 2 ** 18;
function nl(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [D("yaml", a, { place: F(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + el ? [el, tl] : [tl]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = rl(t, n, i, s), u = ct(t.path, F(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [il(e, t, n)];
}
function rl(e, t, n, r) {
	let i = t.slice(n, r), a = Qc(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new T(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = F(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = ll(i) ? n + ul(a, i.pos[0]) : void 0;
		f === void 0 ? s.add(al(hl(t, o) || dl(i), u)) : s.add(al(dl(i), F(e, f, f + 1)));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function il({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return al((e >= r.trimEnd().length ? sl : cl.get(t)) ?? (hl(r, e) || i), F(n, e, e + 1));
}
function al(e, t) {
	return D("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const ol = "Values are nested too deeply. Use fewer levels.", sl = "The file ends in brackets or in quotes. Add the closing one.", cl = new Map([["nesting exceeded maxDepth (500)", ol], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function ll({ message: e }) {
	return e.startsWith("Missing closing");
}
function ul(e, t) {
	let n = t;
	return $c(e, { Scalar: (e, { type: r = "", range: i }) => {
		r.startsWith("QUOTE") && i && i[0] < t && t <= i[2] && (n = i[0]);
	} }), n;
}
function dl(e) {
	if (e.message.startsWith("Maximum call stack")) return ol;
	if (ll(e)) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Ic;
		default: return `${e.message}.`;
	}
}
function fl(e, t, n) {
	n.countMore(e.path) || n.add(D("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: F(e, t, t + 1) }));
}
const pl = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s,}\]#]))/, ml = "This is a comment of JSON. A comment of YAML starts with #.";
function hl(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return ml;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [o] = pl.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function gl(e, t) {
	let n = new T();
	for (let { start: r, end: i } of Oa(e)) n.countMore(t.path) || n.add(D("yaml", Da, { place: F(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function _l(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = xa(t), a = {
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
		return c([D("yaml", e, { place: F(a, r, r + 1) })]);
	}
	let l = gl(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = yl(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && Dn(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof Fc)) throw e;
		return c(nl(e, a, t));
	}
}
const vl = 1e6;
function yl(e, t, n, r) {
	return new bl(e, t, n, Vc(t, n, r)).document();
}
var bl = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new Ml();
	anchors = new Map();
	problems = new T();
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
			value: Al(e) ? this.value(e, Sl, t) : null,
			span: new Nl(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === L.ALIAS ? void 0 : this.anchor(e), a = e.type === L.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === L.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !jl(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
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
		let o = r === L.SEQUENCE ? this.list() : this.mapping();
		if (--this.depth, this.end = this.after(a ? Dl : this.text.charAt(this.end - 1) === "\n" ? Sl : kl), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new Fc("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!Al(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new Fc("This file has more than 150,000 entries. Divide it into several files.", jl(t) ? t.start : this.end);
			e.push(this.value(t, Tl, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next().value;
			if (!Al(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next().value, a = Al(i) ? this.value(i, El, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && fl(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, wl), [n, r] = [jl(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = hl(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
			return;
		}
		let i = typeof t == "string" ? t : this.text.slice(n, r);
		return /^\/[/*]/.test(this.text.slice(n, n + 2)) && this.refuse(ml, n, r), {
			text: i,
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: n, valueStart: r, valueEnd: a, tagStart: o, fast: c } = e;
		if (o >= 0 && !xl.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), r < 0) {
			let e = this.after(l < 0 ? t : Cl);
			return (t !== El || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = Zo(this.text, e);
		if (n === R.LITERAL_BLOCK || n === R.FOLDED_BLOCK) {
			this.start = this.after(Ol);
			let e = this.text.slice(r, a);
			this.end = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === R.PLAIN ? 0 : 1;
			this.start = r - e, this.end = a + e;
		}
		if (!this.anyText && !(c && this.isStorable) && s(u)) return this.refuse(i("This text"));
		if (n !== R.PLAIN || o >= 0) return u;
		let { value: d } = Ao.resolveImplicitScalarTag(u);
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
		return this.problems.countMore(this.file.path) || this.problems.add(D("yaml", e, { place: F(this.file, t, n) })), null;
	}
};
const xl = new Set(["!!str", "!"]), Sl = /(?:)/y, Cl = /[ \t]*/y, wl = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Tl = /(?:\s|#[^\n]*\n)*-[ \t]*/y, El = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Dl = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Ol = /(?:[\s:?-]|#[^\n]*\n)*/y, kl = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Al(e) {
	return e !== void 0 && e.type !== L.POP && e.type !== L.DOCUMENT;
}
function jl(e) {
	return e.type === L.SEQUENCE || e.type === L.MAPPING;
}
var Ml = class {
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
}, Nl = class e {
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
function Pl(e, t) {
	let n = new Map(), r = new T(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: Hl(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || Oe(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(D("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: ya(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Fl({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return D("empty-manifest", r, { place: P(e, t) });
}
function Il(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: Hl(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new T(), a = t.span.members?.[Symbol.iterator](), o = Bl(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(s) && i.countMore(e.file.path)) continue;
		let l = Rl(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [ct(e.file.path, P(e.file, c).endLine), ...i.problems]
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
function Ll(e, t, n) {
	let r = new T();
	return {
		...Rl(r, e, t, n, Bl(n)),
		problems: r.problems
	};
}
function Rl(e, t, n, r, i) {
	let { value: a, span: o } = Ul(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new qn();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Vl(t, P(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u } = r, d = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i
	}, f = s.issues.slice(0, un + 1);
	Kl(f.map((e) => Kn(e, {}, Pn())), d, e);
	for (let t of s.issues.slice(f.length)) e.countMore(c.path, Jl(t));
	return { span: o };
}
const zl = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Bl({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(zl).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Vl({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Hl(e, t, n, r) {
	let i = P(e.file, r);
	return Vl(e, i) ? [] : [D(t, n, { place: i })];
}
function Ul(e, t) {
	if (!_(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, Wl(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, Sa(a, { members: new Map(o) }));
		r = Sa(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function Wl(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Gl(e, t) {
	let n = new T();
	return Kl(e, t, n), n.problems;
}
function Kl(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Xl(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) ql({
		...i,
		keys: [e]
	}, t, n);
	else ql(i, t, n);
}
function ql(e, t, n) {
	if (!n.countMore(t.file.path, Jl(e))) for (let r of Zl(e, t)) n.add(Yl(r, e, t));
}
function Jl(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Ql(e.errors) : void 0)?.reduce((e, t) => e + Jl(t), 0) ?? 1;
}
function Yl(e, { path: t }, n) {
	let r = tu(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(P(n.file, n.span, t)), String(r)]
	};
}
function Xl(e, t, n) {
	return t.some((t) => tu(n.value, e.path) === void 0 && cn(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function Zl(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => nu(e, n, t));
	if (e.code === "invalid_key") return [nu(String(n.at(-1)), n.slice(0, -1), t)];
	let r = tu(t.value, n), i = P(t.file, t.span, n), a = (e, t) => [D(e, t, { place: i })], o = () => a("wrong-type", au(r, n, t, i)), s = su(n, t), c = cu(n, t);
	if (r === void 0) return a("missing-member", `${s} is missing. It is required in ${t.thing}.${c}`);
	if (r === null) return a("null-value", ru(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Ql(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Gl(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": {
			if (typeof r == "object") return o();
			let t = e.values.map(String);
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${Oe(String(r), t)}`);
		}
		case "custom":
		case "invalid_format": return a("wrong-value", `${s} ${e.message}.${c}`);
		default: return typeof r == "number" ? a("wrong-value", au(r, n, t, i)) : a("wrong-value", iu(n, t));
	}
}
function Ql(e) {
	return [...e].sort((e, t) => $l(t) - $l(e)).find((e) => $l(e) > 0) ?? e.find((e) => e.every(eu));
}
function $l(e) {
	return d(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function eu({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function tu(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function nu(e, t, n) {
	let r = ya(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = `Unknown field "${e}" in ${n.thing}.${Oe(e, i) || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		a = `Unknown field "${e}" in ${ou(t, n)}.${cu([...t, e], n)}${r.includes(e) ? "" : Oe(e, r)}`;
	} else e === "<<" && (a = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return D("unknown-member", a, { place: r });
}
function ru(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${su(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${su(e, t)} has no value.${cu(e, t)}`;
	if (n?.empty !== void 0) return `${su(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".";
	return `${su(e, t)} has no value. Remove it, or give it a value.${r}${cu(e, t)}`;
}
function iu(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${su(e, t)} is empty.${cu(e, t)}${n}`;
}
function au(e, t, n, r) {
	if (t.length === 0) return `This is ${lu(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${su(t, n)} is ${lu(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && t.length === 1 && /^a list of (?!text sources)/.test(i) ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : "";
	return `${su(t, n)} is ${lu(e)}.${cu(t, n)}${o}`;
}
function ou(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${ou(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function su(e, t) {
	let n = ou(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function cu(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${ou([n], t)} must be ${r.expects}.` : "";
}
function lu(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function uu(e, t) {
	return du(e, t) === "off" ? void 0 : e.removalBy(t);
}
function du({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function fu(e, t, n) {
	let r = du(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function pu({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function mu(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function hu(e, t, n) {
	let r = gu(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* gu(e, t, n, r = new Map()) {
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
			]), s = r.get(o), l = s?.text === i ? s.read : yu(c, t, n);
			r.set(o, {
				text: i,
				read: l
			}), u.push(l), yield;
		}
		let d = u.flatMap((e) => e.problems.some(xu) ? [] : e.entries), f = c.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, m = f.entries;
		a[c.plural] = m;
		for (let e of u) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let h = new T();
		for (let e of m) {
			for (let t of c.checkEntry(e)) h.add(t);
			for (let t of _u(c, e)) h.add(t);
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
		problems: Mt(Su(i, c))
	};
}
function _u(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [G(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function vu({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = _l(r, i, a), { file: s } = o, { members: c, problems: u } = Pl(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && Ll(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Fl(o, e)]
	};
	let g = Il(o, h, t);
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
function yu(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Yc(n);
	if (a !== void 0) {
		let { problems: n } = hu([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(xu)) {
			let e = n.some(({ place: e }) => !e) ? [] : [ct(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function bu(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = yu(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function xu({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Su(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function G({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Cu(e(t)), d = s ? ya(n, r, o) : P(n, r, o);
	return {
		...D(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Cu(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function wu({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Tu = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Eu(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !Du(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Tu.has(r) ? void 0 : Eu(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function Du(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Tu.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Ou = "Run again. If that does not help, the service has changed or has a fault.";
function ku(e, t, n, r, i, o) {
	if (n.length === 0) return o(t);
	let s = a(n, ({ id: e }) => e === void 0 ? [] : [e]), c = a(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => c.get(e) ?? []), [a] = [...s.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: G(e, t, "unusable-response", `${u(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Ou}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = o(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = du(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Ou}`, s = t ? "error" : "warning";
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
// src/kinds/registry.ts
let Au = [];
function ju(e) {
	Au = e;
}
function Mu() {
	return Au;
}
function Nu(e) {
	let t = Au.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Pu(e, t) {
	let n = Nu(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Fu({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Iu(e, { field: t }) {
	return Pu(e, t).role === "text";
}
function Lu(e) {
	let t = e.projects.map((e) => e.hide_texts ? Ru(e) : e), n = e.hide_texts ? Vu(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Ru(e) {
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done"), a = n && i ? Ku(n) : [], o = Gu(a), s = zu(r ?? [], a, o);
	return {
		...e,
		problems: t.map((e) => Uu({
			...e,
			message: o(e.message)
		}, a)),
		...r && { results: r.map((e) => Bu(e, s)) }
	};
}
function zu(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Bu({ change: e, outcome: t }, n) {
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
function Vu(e) {
	return e.map((e) => Uu(e, []));
}
const Hu = ["yaml", "text-file"];
function Uu(e, t) {
	let { quotes: n = [], code: r } = e, i = Hu.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: Wu(a, t)
	};
}
function Wu(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Gu(e) {
	let t = new ot();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Wu(t.clean(n), e);
}
function Ku({ changes: e, kept: t }) {
	let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []);
	return [...e.flatMap(qu), ...n.flatMap(Ju)];
}
function qu(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Ju(e)) : e.fields.filter(({ field: t }) => Fu(Pu(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(Ju));
}
function Ju(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Ju);
}
function Yu(e) {
	let t = Lu(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Zu(t.problems) : t.problems,
		projects: t.projects.map(Xu),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(Xu)
		} }
	};
}
function Xu(e) {
	return e.hide_texts ? Zu(e) : e;
}
function Zu(e) {
	return Qu(e, "");
}
function Qu(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Fu(Pu(String(n), String(e.field)));
	return ed(e, (e, t) => t === "quotes" ? [] : Tu.has(t) ? r ? $u(e) : e : Qu(e, n));
}
function $u(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? ed(e, $u) : e;
}
function ed(e, t) {
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
const td = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function nd(e, t) {
	let n = e.projects.map((e) => id(e, t));
	return {
		...sd(e, t),
		declared: e.declared,
		projects: n
	};
}
function rd(e, t) {
	return sd(e, (e) => t(e));
}
function id(e, t) {
	let n = sd(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: od(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function ad(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === od(t);
}
function od(e) {
	return Er("sha256").update(e).digest("hex");
}
function sd(e, t) {
	return ld(e, t, !1);
}
const cd = new WeakMap();
function ld(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = cd.get(t) ?? new WeakSet();
	if (cd.set(t, r), !n && r.has(e)) return e;
	let i = ed(e, (e, r) => n || !td.test(r) ? ld(e, t, n || Tu.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/files/outputs.ts
async function ud(e, t, n) {
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
	let p = t.map((e) => M(n.displayRoot, e)), m = Object.values(await fa(u, Hr)).flat();
	return md(f, [
		...p,
		...m,
		l,
		...s,
		o
	].flat(), n);
}
async function dd(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await ud(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await gd(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : Yu(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => fd(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return pd(e(a));
		}) : void 0,
		reports: u,
		problems: s
	};
}
async function fd(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return pd(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function pd(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function md(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(Td))), a = new Map();
	for (let t of e) {
		let e = await Td(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await vd(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, hd(t, s));
	}
	return r;
}
function hd({ option: e, path: t }, n) {
	return D("not-written", `${e}: ${t} ${n}.`);
}
async function gd(e, t, n, r) {
	try {
		await _d(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return hd(e, `cannot be written: ${Vr(t)}`);
	}
}
async function _d(e, t, n, r) {
	let i = await vd(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = Cd(e.path, n), o = await Sr(e.path).catch(() => void 0);
	if (yd(e.path, o)) return Cr(e.path, t);
	await Ar(a === void 0 && o ? await yr(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function vd({ path: e, is: t }, n) {
	let r = t === "folder" && wd(n).includes(e), i = r ? e : Cd(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Lr(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return xd(e);
	let a = await Sr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Sr(j(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...yd(e, a) ? [] : [j(e)]];
	return (await Promise.all(o.map(Sd))).every(Boolean) ? void 0 : bd;
}
function yd(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const bd = "cannot be written: this user may not write there";
async function xd(e) {
	let t = await Sr(e).catch(() => void 0);
	return !t && j(e) !== e ? xd(j(e)) : t?.isDirectory() ? await Sd(e) ? void 0 : bd : "is a file, or is below one. Choose a folder";
}
function Sd(e) {
	return fr(e, pr.W_OK).then(() => !0, () => !1);
}
function Cd(e, t) {
	return wd(t).find((t) => Ur(e, t));
}
function wd({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [M(e)]);
}
async function Td(e) {
	let t = await Sr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Kr(j(e));
	return sr(n, rr(e));
}
// src/plan/loss.ts
function Ed(e) {
	return e.action === "update" ? e.fields.some((t) => Ad(e.kind, t) || jd(e.kind, t) || Dd(e.kind, t)) : e.action === "destroy";
}
function Dd(e, { field: t, before: n, after: r }) {
	return Pu(e, t).role === "identity" || n === void 0 || Md(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Od(e, t) {
	return kd(t) || Ad(e, t) || jd(e, t);
}
function kd({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Md(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Md(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Ad(e, { field: t, before: n, after: r }) {
	return Pu(e, t).role === "archive" && n === !1 && r === !0;
}
function jd(e, { field: t, before: n }) {
	return Pu(e, t).role === "shape" && n !== void 0;
}
function Md(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Nd(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Fd(Pu(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Pd(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Fd(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Fd(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Md(n);
}
// src/report/exitCode.ts
function Id({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const Ld = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Rd({ projects: e }) {
	let t = ({ reason: e }) => Ld.includes(e);
	return Id({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function zd(e) {
	return e.plan ? Rd({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Et(e.problems) ? "unknown" : "none" : "unknown";
}
function Bd({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function Vd({ command: e, projects: t }) {
	return e === "status" ? Bd({ projects: t }) === !1 : e === "drift" ? Rd({ projects: t }) : Id({ projects: t });
}
function Hd(e) {
	return !Vd(e) && !Ud(e);
}
function Ud(e) {
	return e.stopped !== void 0 || Et(qd(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Jd(e).some(({ outcome: e }) => e.state !== "done");
}
function Wd(e) {
	let t = ({ problems: e }) => e.filter((e) => !Kd(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return Ud({
		...e,
		problems: t(e),
		projects: n
	});
}
function Gd(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Ud(e) ? 1 : t && Vd(e) ? 2 : 0;
}
function Kd({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function qd({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Jd({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function Yd({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || Zd(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Xd({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Zd(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Qd({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function $d(e) {
	return !Ud(e) && !ef(e) && e.projects.every(rf);
}
function ef(e) {
	return qd(e).some(({ code: e }) => e === "undeclared-project");
}
const tf = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function nf(e) {
	if ($d(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && rf(e) && e.plan?.skipped.length === 0), n = qd(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !tf.includes(e));
	return !t || r || ef(e);
}
function rf({ plan: e, target: t }) {
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
function af(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const of = [
	"created",
	"updated",
	"renamed",
	"archived",
	"destroyed"
];
function sf(e) {
	return e.action === "create" ? "created" : e.action === "destroy" ? e.how === "archive" ? "archived" : "destroyed" : hf(e) ? "renamed" : "updated";
}
const cf = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], lf = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, uf = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function df({ outcome: e }) {
	return Zd(e) ? "written in part" : e.state;
}
function ff(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...af(of, t, sf),
		...af(cf, n, ({ reason: e }) => lf[e] ?? "kept"),
		changes: t.length,
		adopted: gf(e, ({ counts: e }) => e.adopted),
		skipped: gf(e, ({ skipped: e }) => e.length)
	};
}
const pf = [...of, ...uf];
function mf(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = af(["done", ...uf], t, df), i = r.skipped + gf(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...af(of, n, sf),
		...r,
		skipped: i,
		unfinished: a
	};
}
function hf(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function gf(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const _f = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function vf(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => Ad(e.kind, t)) ? "removed" : e.fields.filter((t) => Iu(e.kind, t)).some((t) => Dd(e.kind, t)) ? "overwritten text" : Ed(e) ? "overwritten" : hf(e) ? "renamed" : "changed";
}
// src/report/view/view.ts
const yf = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], bf = [
	"values",
	"pending",
	"unmanaged"
];
function K(e, ...t) {
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
function q(e, t = 400) {
	return [{
		is: "quote",
		text: x(e, t)
	}];
}
function xf(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Sf(e) {
	return e.map((e) => "text" in e ? e.text : Sf(e.words)).join("");
}
function Cf(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function wf(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/words.ts
function J(e, t) {
	return `${Y(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function Y(e) {
	return Number.isInteger(e) ? String(e).replace(/\B(?=(?:\d{3})+$)/g, ",") : e.toLocaleString("en-US");
}
function Tf(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${Y(n)} more` : "");
}
function Ef(e) {
	return Nu(e).words;
}
function Df(e, t) {
	let { one: n, many: r } = Ef(t);
	return `${Y(e)} ${e === 1 ? n : r}`;
}
function Of({ kind: e, label: t }) {
	let n = S(t), { prefix: r, maxName: i } = Ef(e);
	return r + nt(n, i);
}
function kf(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${S(n.file)}:${n.line}` : "(not declared)";
}
function Af({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${S(e)}: `) + (n ? `${x(n.project.name, 80)} (${x(t, 200)})` : x(t, 200));
}
function jf(e) {
	return e.length <= 3 ? e.map((e) => S(e)).join(", ") : J(e.length, "manifest");
}
const Mf = n(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Nf(e) {
	return `${Mf().format(e * 1e3)} UTC`;
}
function Pf(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function Ff(e) {
	return `${o("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function If(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${J(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${Y(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Uf([e])}${i}${o}`;
}
function Lf(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Nd(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => q(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, K`${J(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? K`${e} and ${t}` : K`${e}, ${t}`, s);
	return K`${`${J(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${J(r, "translation")} in ${u} may be marked unverified.`;
}
function Rf(e, t) {
	let n = ce(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !Nu(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => Iu(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: x(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let a = gf(i, ({ length: e }) => e), o = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${Y(t)})` : e);
	return K`After the merge: ${J(a, "text")} to translate in ${q(Tf(o, 12), 1e3)}.`;
}
function zf(e) {
	let t = Bd({ projects: e });
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Bf(e)}.`;
}
function Bf(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = gf(t, (e) => e.texts), r = t.flatMap((e) => e.required ?? []), i = r.filter((e) => e.unmet.length > 0).length, a = gf(t, (e) => e.conflicts), o = Xf([
		[a, a === 1 ? "conflict" : "conflicts"],
		[gf(t, (e) => e.undecided), "undecided"],
		[gf(t, (e) => e.to_pull), "to pull"],
		[gf(t, (e) => e.waiting), "waiting"],
		[i, `of ${J(r.length, "required language")} not ready`]
	]), s = J(new Set(t.map(({ language: e }) => e)).size, "language"), c = `${Y(gf(t, (e) => e.translated))} of ${J(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${c} in ${s}`, ...o].join(", ");
}
function Vf(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Hf(t), { waiting: r, kept: i } = ff(t), a = Xf([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Wf(t, "as declared"), ...a].join(", ")}.`;
}
function Hf(e) {
	let t = ff(e);
	return Xf([
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
function Uf(e) {
	let t = ff(e), n = t.adopted > 0 ? ` (${Y(t.adopted)} to adopt)` : "", r = Xf([
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
	return `${(t.changes === 0 ? ["no changes", ...r] : r).join(", ")}; ${Wf(e, "unchanged")}.`;
}
function Wf(e, t) {
	let n = `${Gf(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Gf(e, "unmanaged")} unmanaged`;
}
function Gf(e, t) {
	let n = Mu().map((n) => ({
		kind: n,
		count: gf(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? Y(gf(n, ({ count: e }) => e)) : r(n.map(({ kind: e, count: t }) => Df(t, e.name)));
}
function Kf({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${Jf(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${J(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${qf(e)}.${a} ${J(t, "request")} in total.`;
}
function qf(e) {
	let t = mf(e), n = Xf(pf.map((e) => [t[e], e]));
	return n.length > 0 ? n.join(", ") : e.every(({ results: e }) => e === void 0) ? "nothing" : "no changes needed";
}
function Jf(e, t) {
	return e === t ? J(t, "project") : `${Y(e)} of ${J(t, "project")}`;
}
function Yf({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [S(e)]), r = n.length > 0 ? K` Not reached: ${q(n.join(", "))}.` : [];
	return K`${xf(K`${x(e.message, ie)}`)}${r}`;
}
function Xf(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${Y(e)} ${t}`] : []);
}
function Zf(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Kf(e);
	if (r.length === 0) return Qf(e);
	if (t === "drift") return Vf(n);
	if (t === "status") return zf(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? If(i.plan, i.effort) : `${Jf(r.length, n.length)}: ${Uf(r)}`;
}
function Qf(e) {
	let { command: t, manifests: n, declared: i } = e, a = qd(e).filter(({ severity: e }) => e !== "notice");
	if (Et(a)) return `${$f(a)}.${t === "validate" ? "" : " Nothing was written."}`;
	let o = r(Mu().map(({ name: e, plural: t }) => Df(i[t] ?? 0, e))), s = a.length > 0 ? `, with ${$f(a)}` : "";
	return `Valid: ${o} in ${J(n.length, "manifest")}${s}.`;
}
function $f(e) {
	let t = bt.flatMap((t) => {
		let n = gf(e.filter((e) => e.severity === t), Dn);
		return n > 0 ? [J(n, t === "error" ? "problem" : t)] : [];
	});
	return r(t);
}
function ep(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${S(e)}`}`;
}
function tp(e) {
	let t = af(np, e, rp);
	return Xf(np.map((e) => [t[e], e])).join(", ") || "no changes";
}
const np = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function rp(e) {
	let t = vf(e);
	return t === "removed" || t === "new" ? t : hf(e) ? "renamed" : "changed";
}
function ip(e) {
	let t = qd(e).filter(({ severity: e }) => e === "error");
	return [
		...op(e),
		...t.length > 0 ? [$f(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function ap(e) {
	let t = op(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function op(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${dp(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return cp(e, t === "apply" ? "applied" : "restored");
	let i = lp(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Bf(r)}`, ...i] : t === "drift" ? [`Translations: ${Hf(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...sp(r), ...i];
}
function sp(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = ff(e.map(({ plan: e }) => e));
	return [
		`Translations: ${tp(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [J(i, "conflict")] : [],
		...n > 0 ? [`${J(n, "change")} pending before`] : [],
		...r > 0 ? [`${Y(r)} skipped`] : []
	];
}
function cp(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = Jd(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { unfinished: a } = mf(n);
	return [
		`Translations ${t}: ${tp(i)}`,
		...a > 0 ? [`${J(a, "change")} not completed`] : [],
		...lp(n.length - r, t)
	];
}
function lp(e, t) {
	return e > 0 ? [`${J(e, "project")} not ${t}`] : [];
}
function up(e) {
	if (e.is === "not compared") return [K`The manifests were not compared with those of the commit that the pull request would be merged into: ${q(e.why)}.`];
	let t = K`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = q(e.commit.slice(0, 7));
	return [K`${xf(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, xf(K`${`Difference: ${dp(e.projects)}.`}`)];
}
function dp(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(hf).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Xf([
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
function fp(e) {
	let t = e.flatMap(({ kept: e }) => e), n = t.filter((e) => e.waits).length, r = t.filter(({ conflict: e, waits: t }) => !e && !t).length, i = [...n > 0 ? [`${J(n, "text")} waiting`] : [], ...r > 0 ? [`${J(r, "text")} kept`] : []], a = e.some(({ files: e }) => e.length > 0), o = dp(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...a || i.length === 0 ? [o] : [], ...i].join(", ");
}
function pp(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${J(t, "conflict")}` : "";
	return `Translations from Lokalise: ${fp(e)}${n}`;
}
function mp({ filters: e, by_kind: t }) {
	let n = Mu().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${Y(r)} of ${Df(i, e)}`] : [];
	}), i = e.map((e) => `--filter ${x(e, 200)}`).join(" ");
	return K`${xf(K`Only what matches`)} ${q(i, Infinity)}: ${r(n)}.`;
}
// src/model/project.ts
const hp = In({
	iso: O(),
	id: O().optional(),
	pluralForms: k(O()).readonly()
}), gp = In({
	id: O(),
	digest: O().exactOptional(),
	name: O(),
	type: O(),
	baseLanguage: O(),
	languages: k(hp).readonly().optional(),
	perPlatformNames: zn(),
	segmentation: zn(),
	autoToggleUnverified: zn().optional()
});
function _p(e) {
	return e.split(":")[0] ?? e;
}
function vp(e) {
	let t = _p(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/view/problems.ts
function yp(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * bt.indexOf(e) + Number(t !== void 0 && Ot({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function bp(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of u(t === !0 ? [] : e, (e) => xp(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(Ot) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Sp(Cp(e), [e, ...t]));
		}
	}
	return yp(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Cp(e, n)));
}
function xp(e, t) {
	return Ot(e) ? `${e.severity} ${e.code}` : t || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		wu(e),
		e.place.file
	]);
}
function Sp(e, t) {
	if (t.some(Ot)) {
		let { place: n, ...r } = e, i = `${Y(t.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
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
function Cp({ severity: e, code: t, message: n, place: r }, i = ie) {
	return {
		...Cf("!", t, r),
		severity: e,
		state: e,
		words: x(n, i - t.length - 3),
		code: {
			name: t,
			address: Ff(t)
		}
	};
}
function wp(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...u(r, ({ outcome: e }) => `${Ep(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Tp(e, x(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => x(e.change.label, 100));
		return [Tp(r, `${(t ? a : a.map(Xe)).join(", ")} and ${Y(e.length - 3)} more`, e.length, n)];
	});
}
function Tp(e, t, n, r = ie) {
	return {
		...Cf("!", t, Xd(e)),
		count: n,
		severity: "error",
		state: Ep(e.outcome),
		words: x(e.outcome.message, r)
	};
}
function Ep(e) {
	return Zd(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var Dp = class {
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
new class extends Dp {}();
// node_modules/diff/libesm/util/string.js
function Op(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function kp(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function Ap(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function jp(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function Mp(e, t) {
	return Ap(e, t, "");
}
function Np(e, t) {
	return jp(e, t, "");
}
function Pp(e, t) {
	return t.slice(0, Fp(e, t));
}
function Fp(e, t) {
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
function Ip(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function Lp(e, t) {
	if (t) return zp(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function Rp(e, t) {
	if (t) return zp(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function zp(e, t) {
	if (!t) return [Rp(e), Lp(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = Ip(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const Bp = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", Vp = RegExp(`[${Bp}]+|\\s+|[^${Bp}]`, "ug");
new class extends Dp {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = Ip(e, r);
		} else n = e.match(Vp) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && Hp(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && Hp(n, i, r, null, t.intlSegmenter), e;
	}
}();
function Hp(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = zp(t.value, i), [s, c] = zp(n.value, i);
		if (e) {
			let r = Op(a, s);
			e.value = jp(e.value, s, r), t.value = Mp(t.value, r), n.value = Mp(n.value, r);
		}
		if (r) {
			let e = kp(o, c);
			r.value = Ap(r.value, c, e), t.value = Np(t.value, e), n.value = Np(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = Rp(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = Rp(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = Rp(r.value, i), [a, o] = zp(t.value, i), s = Op(n, a);
		t.value = Mp(t.value, s);
		let c = kp(Mp(n, s), o);
		t.value = Np(t.value, c), r.value = Ap(r.value, n, c), e.value = jp(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = Rp(r.value, i), n = Pp(Lp(t.value, i), e);
		t.value = Np(t.value, n);
	} else if (e) {
		let n = Pp(Lp(e.value, i), Rp(t.value, i));
		t.value = Mp(t.value, n);
	}
}
new class extends Dp {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${Bp}]+|[^\\S\\n\\r]+|[^${Bp}]`, "ug");
		return e.match(t) || [];
	}
}();
const Up = new class extends Dp {
	constructor() {
		super(...arguments), this.tokenize = Gp;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function Wp(e, t, n) {
	return Up.diff(e, t, n);
}
function Gp(e, t) {
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
function Kp(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends Dp {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (Kp(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends Dp {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends Dp {
	constructor() {
		super(...arguments), this.tokenize = Gp;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(qp(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function qp(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = qp(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = qp(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const Jp = new class extends Dp {
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
function Yp(e, t, n) {
	return Jp.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function Xp(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function Zp(e) {
	if (!Xp(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Qp = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function $p(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		Wp(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(Wp(n, r, s));
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
			let t = n[e], i = t.lines || nm(t.value);
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
function em(e, t) {
	if (t ||= Qp, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => em(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Qp, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + Zp(r) + " " + Zp(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + Zp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + Zp((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + Zp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + Zp((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + Zp(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + Zp(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function tm(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		$p(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? em(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = $p(e, t, n, r, i, a, o);
		return s ? em(s, o?.headerOptions) : void 0;
	}
}
function nm(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function rm(e, t, { texts: n, full: r }) {
	let i = vm(e, t), a = jd(e, t) ? [wf(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [wf(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = Iu(e, t) && o !== void 0 ? { language: o } : {}, u = am(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: it(e.value, 1e3 + c - 2 - e.start.length)
	}));
	return [
		...s ? [wf(" ", `in the project, last edited${lm(s)}:`)] : [],
		...u,
		...a
	];
}
const im = {
	as: "text",
	text: ""
};
function am(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Md(a) ? im : xm(e, i, a), c = xm(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== im ? om(t, s, c, r) : Em(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => om(`${t}.${e}`, n, i, r));
}
function om(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...sm("-", e, t.members, n.members), ...sm("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = wm(t, n, r), o = wf("+", `${e} `, cm(n) ? "(empty)" : a);
	if (cm(t)) return [o];
	let s = wf("-", `${e} `, i);
	return cm(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function sm(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [wf(e, `${t} `, Dm(i))] : [];
}
function cm(e) {
	return e.as === "text" && e.text === "";
}
function lm({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${x(e, 60)}`} on ${Nf(t)}${n ? ", reviewed" : ""}`;
}
function um(e, t) {
	return t.flatMap((t) => ym(e, t) ? [] : vm(e, t)).join(", ");
}
function dm({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Iu(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => vm(e, t)).join(", ")})` : "", a = (t) => `${vm(e, t)} ${Cm(xm(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !Iu(e, t) && !ym(e, t)), c = s.filter((t) => bm(e, t)).map(a), l = s.filter((t) => !bm(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function fm(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${_m(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = vm(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && gm[e.cause]) ?? pm[a], l = e.edited ? `: edited${lm(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${hm(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : Sm, p = xm(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${Cm(p, f)} ${d} (not in the file)${m}`;
	let [h, g] = wm(xm(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const pm = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, mm = {
	"not-verified": "the project does not say that it is verified",
	"not-reviewed": "the project does not say that it is reviewed",
	placeholders: "its placeholders differ from those of the base text",
	"icu-message": "it is not a valid ICU message",
	"missing-plural-form": "it lacks a plural form",
	"text-too-long": "it is longer than char_limit",
	"wrong-word": "it has a word that checks.words lists"
};
function hm({ because: e = [] }) {
	return e.map((e) => mm[e]).join(", and ");
}
const gm = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": pm.held
};
function _m(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${on(t)}` : `owned by others (tag ${on(t)})`;
}
function vm(e, { field: t, part: n }) {
	return n !== void 0 && Pu(e, t).role === "text" ? Om(n) : t;
}
function ym(e, { field: t }) {
	return Pu(e, t).role === "identity";
}
function bm(e, { field: t, after: n }) {
	let r = xm(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function xm(e, t, n) {
	return Pu(e, t).show(n);
}
const Sm = 60;
function Cm(e, t = 60) {
	switch (e.as) {
		case "text": return on(e.text, t);
		case "word": return x(e.word, t);
		case "set": return e.members.length > 0 ? Dm(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Om(e)} ${on(n, t)}`).join(", ");
	}
}
function wm(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = $e(S(e.word), S(t.word), n);
		return [it(r, n), it(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Cm(e, n), Cm(t, n)];
	let [r, i] = $e(S(e.text), S(t.text), n);
	return [on(r, n), on(i, n) + Tm(e.text, t.text)];
}
function Tm(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function Em(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Om(e),
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
function Dm(e) {
	return e.map((e) => Xe(Om(e))).join(", ");
}
function Om(e) {
	return x(e, 60);
}
function km({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Am?.old !== a || Am.now !== o) && (Am = {
		old: a,
		now: o,
		parts: jm(a, o)
	});
	let s = Am.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let Am;
function jm(e, t) {
	return Yp(Nm(e), Nm(t), { maxEditLength: 600 }) ?? [];
}
const Mm = n(() => new Intl.Segmenter("en", { granularity: "word" }));
function Nm(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Mm().segment(e), ({ segment: e }) => e));
}
function Pm(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/removal.ts
const Fm = "will be archived";
function Im(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Fm : "will be destroyed";
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Lm(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Lm({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Cm(xm(e, r, i), 90) : "", s = a ? `   (last edited${lm(a)})` : "";
		return {
			...wf("-", `${Om(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [wf("-", `and ${J(a, "more text")}`)] : []];
}
// src/report/view/rows.ts
const Rm = 1e3;
function zm(e, t) {
	if (e.action === "destroy") return {
		...Um("-", e),
		...Im(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Iu(n, e) ? e.part ?? [] : []), a = {
		...Um(Hm(e), e),
		...Ed(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? dm(e) : um(n, e.fields);
		return r === "" ? a : {
			...a,
			words: it(r, Rm)
		};
	}
	let o = r === "create" || hf(e), s = e.fields.filter((e) => !o || !ym(n, e)).flatMap((e) => rm(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: x(c, 80) };
	return {
		...a,
		...l,
		...Bm(e, t),
		lines: s
	};
}
function Bm(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Vm(e) ? { words: Fm } : t === "drift" ? e.edited ? { words: `last changed${lm(e.edited)}` } : {} : hf(e) ? { words: Ef(e.kind).renamed } : {};
}
function Vm({ kind: e, fields: t }) {
	return t.some((t) => Ad(e, t));
}
function Hm(e) {
	return e.action === "create" ? "+" : Vm(e) ? "-" : hf(e) ? "»" : "~";
}
function Um(e, t) {
	return Cf(e, Of(t), t.place);
}
function Wm(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = it(fm(e, t, r), r ? Infinity : Rm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Um("!", e),
		words: i,
		...a
	};
}
function Gm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = vm(n, e), [d, f] = wm(xm(n, r, i ?? ""), xm(n, r, a)), p = o ? `, edited${lm(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Um(l ? "!" : " ", e),
		lines: m.map((e) => wf(" ", it(e, Rm))),
		...l && { isLoss: !0 }
	};
}
function Km({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Cm(xm(t.kind, r.field, e))}` : "";
		return wf(" ", it(`${vm(t.kind, r)}${i} is no longer declared`, Rm));
	});
	return {
		...Um("-", t),
		isLoss: !0,
		lines: r
	};
}
function qm({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : x(e, 200));
	return {
		...Um("~", r),
		words: `${x(e, 80)}: ${i} → ${a}`
	};
}
function Jm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : S(e), [a, o] = $e(i(t), i(n), 200).map((e) => it(e, 200)), s = `${x(e, 80)}: ${a} → ${o}`;
	return r ? {
		...Cf("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : Cf(" ", s);
}
function Ym({ variable: e, host: t, place: n }) {
	return {
		...Cf("!", `sends \${${S(e)}} to ${S(t)}`, n),
		isLoss: !0
	};
}
function Xm(e) {
	return {
		...Um(" ", e),
		words: `id ${x(String(e.id), 80)}`
	};
}
function Zm(e) {
	return Cf(" ", S(e));
}
// src/report/view/status.ts
const Qm = [
	["Language", ({ language: e, base: t }) => `${x(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => Y(e)],
	[
		"Archived",
		({ archived: e }) => Y(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${Y(e.translated)} ${$m(e, "translated").padStart(5)}`],
	["Verified", (e) => `${Y(e.verified)} ${$m(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${Y(e.reviewed)} ${$m(e, "reviewed").padStart(5)}`],
	["Conflicts", ({ conflicts: e }) => Y(e)],
	[
		"Undecided",
		(e) => Y(e.undecided),
		({ undecided: e }) => e > 0
	],
	["To pull", ({ to_pull: e }) => Y(e)],
	[
		"Waiting",
		({ waiting: e }) => Y(e),
		({ waiting: e }) => e > 0
	],
	["Words to do", (e) => `${e.about ? "about " : ""}${Y(e.words_to_do)}`],
	[
		"Ready",
		({ required: e }) => e ? e.unmet.length > 0 ? "no" : "yes" : "",
		({ required: e }) => e !== void 0
	]
];
function $m(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function eh({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Qm.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function th({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = x(t.language, 40), i = e.unmet.map((n) => `${`${Y(t[n])} of ${J(t.texts, "text")} ${n}, ${$m(t, n)}`}, and ${e.percents[n]} % is required`), a = e.missing.map(({ lacks: e, ...i }) => {
			let a = `${n}: not ${e.includes("translated") ? "translated" : r(e)}`;
			return {
				...Cf("!", Of(i), i.place),
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
const nh = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", rh = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with texts that are overwritten in the project",
		meaning: nh
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other values that are overwritten in the project",
		meaning: nh
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
}, ih = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, ah = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": ih,
	overwritten: ih,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: ih,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, oh = "so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.", sh = {
	Conflict: {
		open: "conflict",
		heading: "changed in the file and in the project, and not written",
		meaning: `The file and the project both changed the text, ${oh}`
	},
	Undecided: {
		open: "undecided text",
		heading: "not written, because nothing tells which side changed",
		meaning: `Nothing tells which side changed the text, ${oh}`
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
}, ch = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function lh({ reason: e }, t) {
	return uh(t) && e === "archived" ? "Archived" : ch[e] ?? "Kept";
}
function uh({ command: e }) {
	return e === "drift";
}
function dh(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function fh(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		hh(t.full === "also" ? r.filter((e) => !Kd(e)) : r, t),
		mh(i, t),
		...th(e).map((e) => t.full ? e : {
			...e,
			rows: xh(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? gh({
			...e,
			plan: n
		}, dh(e, t)) : [],
		Eh(a, t)
	];
}
function ph({ problems: e, results: t = [] }, n = {}) {
	return [...bp(e, n), ...wp(t, n)];
}
function mh(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${J(n.length, "change")} not made`,
		rows: wp(n, t)
	};
}
function hh(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: $f(e),
		rows: bp(e, t)
	};
}
function gh({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { sends: o = [] } = uh(n) ? {} : r ?? e, s = (...e) => e.map((e) => bh(e, a, n));
	return [
		...r ? [yh(r.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: o.map(Ym)
		},
		...s("Conflict", "Undecided"),
		...vh(i, n),
		...s("Archived", "To pull", "Waiting", "Kept"),
		...r ? [Ch(r)] : [],
		...wh(i, n),
		...r ? Th(r, n) : []
	];
}
function _h(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function vh(e, t) {
	let n = uh(t) ? ah : rh;
	return [...new Set(_f.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[vf(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${Y(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: _h(i.map((e) => zm(e, t)))
		};
	});
}
function yh(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${J(e.length, "setting")} changed`,
		rows: _h(e.map(Jm))
	};
}
function bh(e, t, n) {
	let r = t.filter((t) => lh(t, n) === e), { keptElsewhere: i } = n, { heading: a, meaning: o, open: s } = sh[e], c = !s && i !== void 0 && r.length > 20, l = (c ? Sh(r) : r).map((t) => {
		let r = Wm(t, n);
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
		title: s ? `${J(r.length, s)}: ${a}` : `${Y(r.length)} ${a}`,
		rows: c ? xh(l, 19, i) : l
	};
}
function xh(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...Zm(`and ${Y(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function Sh(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Ch({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...Mu().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Zm(`all ${e.many}: no manifest declares any`)), ...e.map(Xm)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer managed",
		rows: n,
		title: `${Y(n.length)} no longer managed, and unchanged in the project`
	};
}
function wh(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = zm(e, {
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
		title: `All values in full: ${J(n.length, "change")}`,
		noun: "item",
		rows: n
	}];
}
function Th({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${J(e.length, "change")}`,
		rows: _h(e.map((e) => zm(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${J(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = zm(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Eh(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(Xm).sort((e, t) => m(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${Y(e.length)}`,
		rows: xh(r, t, n ?? "the job summary of the workflow lists")
	};
}
function Dh(e, t) {
	let n = dh(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Km(e, n));
	return [
		yh(s),
		jh("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		jh("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Ah(r, n),
		jh("with another id or former name", a.map(qm)),
		jh("with other values in on_create", o.map(Zm)),
		...wh(r, n)
	];
}
function Oh({ waiting: e, ...t }, n) {
	let r = dh(t, n), i = e.map((e) => Gm(e, r));
	return jh(`waiting in the project, because of pull.review or pull.checks. To take one: lokaform pull --accept KEY:LANG${e.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function kh(e, t) {
	let n = dh(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Km(e, n)), s = r.filter(({ waits: e }) => !e).map((e) => Gm(e, n)), c = s.filter(({ isLoss: e }) => e), l = s.filter(({ isLoss: e }) => !e);
	return [
		jh("in conflict: the manifest keeps its text", c),
		jh("no longer declared", o),
		...Ah(i, n),
		Oh({
			...e,
			waiting: r.filter(({ waits: e }) => e)
		}, n),
		jh("different, and kept", l),
		...wh(i, n)
	];
}
function Ah(e, t) {
	let n = (e) => e.action === "create" ? "new" : hf(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => jh(r, _h(e.filter((e) => n(e) === r).map((e) => zm(e, t)))));
}
function jh(e, t) {
	return {
		part: "plan",
		title: `${Y(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Mh(e, t) {
	let n = Nh(Lu(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => Ph(e, n, s, t)), ...o.map((e) => Fh(e, t))];
	return {
		title: ip(n),
		heading: K`${ap(n)}${i.length > 1 ? K` · ${J(i.length, "project")}` : []}`,
		state: Ud(n) ? "failed" : Hd(n) ? "clean" : "open",
		isUntouched: $d(n),
		lead: Rh(n, t),
		stopped: Yf(e),
		verdict: zh(n, t),
		result: Zf(n),
		comparison: a ? up(a) : [],
		problems: hh(r, t),
		parts: c,
		next: Wh(n, t),
		legend: Kh(n, c)
	};
}
function Nh(e) {
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
function Ph(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: x(i ?? o?.project.name ?? a, 200),
		heading: K`${q(i ?? a, 80)}${o ? K` · ${q(o.project.name, 80)}` : []}`,
		result: Ih(e, t),
		facts: Lh(e, t, n, r.isPullRequest),
		table: eh(e),
		sections: fh(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(ve)
	};
}
function Fh(e, t) {
	let { name: n = "" } = e;
	return {
		name: x(n, 200),
		heading: q(n, 80),
		result: dp([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: Dh(e, t)
	};
}
function Ih(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${qf([e])}.`;
	if (n) return t === "plan" ? tp(Qd(e)).replace(/^n/, "N") : t === "status" ? zf([e]) : t === "drift" ? Vf([e]) : If(n, i);
}
function Lh(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = vp(i), d = Yd(e), f = u === void 0 ? [] : [{
		is: "link",
		words: K`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = K`All differences that apply would change are shown, not only those of this pull request.`, h = Qd(e), g = p ? Lf(a.project, h) : void 0, _ = p && r ? Rf(a.project, h) : void 0;
	return [
		K`Project ${a && !n ? K`${q(a.project.name, 80)} · ` : []}${q(i, 200)}${u === void 0 ? [] : K` · ${f}`}`,
		...a?.filter ? [mp(a.filter)] : [],
		...o?.is === "not compared" ? [K`${xf(m)} Lokaform could not find out which are from this pull request: ${q(o.why)}.`] : [],
		...g ? [g] : [],
		..._ ? [_] : [],
		...c === void 0 ? [] : [K`The backup is in ${q(c)}.`],
		...d === void 0 ? [] : [K`${ep(void 0)}: ${q(d, 800)}`]
	];
}
function Rh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = jf(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? K`the ${s} ${q(o)}` : K`${o}`;
	if (t === "assignee") return K`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return K`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => Qd(e).length === 0);
	return $d(e) || l && u ? K`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? K`No plan could be made for this pull request:` : l ? n === void 0 ? K`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : K`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : K`No plan could be made for this pull request (from ${c}):`;
}
function zh(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Vh(e, t) : [Bh(e, Zf(e))];
}
function Bh(e, t) {
	let n = xf(K`${t}`), r = e.projects.some(({ results: e }) => e);
	return Ud(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? Bd(e) : Hd(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Vh(e, { isPullRequest: t }) {
	if (!Ud(e)) return $d(e) ? [{
		mark: "good",
		words: xf(K`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = qd(e), r = n.filter(Kd), i = n.filter((e) => e.severity === "error" && !Kd(e)), a = Gh(e) && e.projects.every((e) => Qd(e).length === 0);
	return [
		...i.length > 0 ? [Bh(e, `${$f(i)}. ${Uh(i)}`)] : [],
		...r.length > 0 ? [Bh(e, Hh(r))] : [],
		...a ? [{ words: K`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function Hh(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${Y(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${J(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function Uh(e) {
	return e.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Wh(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Qd);
	if (r !== "plan" || a.length === 0 || Wd(e)) return;
	let o = K`${xf(K`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? K`${o} When this pull request is merged, the next apply makes these changes in the project.${Gh(e) ? K` The changes that are already pending are made as well.` : []}` : K`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${q(n, 200)}. It writes only from the default branch, and from the branches in the input ${q("apply-from")}.` : K`${o} The next apply makes these changes in the project.`;
}
function Gh({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Kh(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...Gh(e) ? [K`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [K`${Zf(e)}`] : [],
			K`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => K`${xf(K`${e}`)}: ${t}`)
	};
}
function qh(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${Af(e)} · ${jf(e.manifests)}`,
		page: vp(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Jh(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${S(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: Ud(e),
		stopped: Yf(e),
		backups: n.flatMap((e) => e.backup === void 0 ? [] : [`The backup${r(e)} is in ${S(e.backup)}.`]),
		restores: n.flatMap((e) => {
			let t = Yd(e);
			return t === void 0 ? [] : [`${ep(e.name)}: ${S(t)}`];
		}),
		result: a ? Zf(e) : void 0
	};
}
function Yh(e, t, n) {
	let r = Lu(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...bp(i, o), ...a.flatMap((e) => ph(e, o))], c = !Ud(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? K` · ${q(l.name, 80)}` : [], d = Jd(r).some(({ outcome: e }) => e.state === "done") ? K`❌ Not everything was applied${u}` : K`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? K`Applied by ${g(K`this run`)}` : g(K`This run`), v = a.some(({ results: e }) => e), ee = v ? K`: ${`${qf(a)}.`}` : K` wrote nothing.`, te = `The figures are for ${J(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? K`✅ Applied${u}` : d,
		lead: [
			K`${_} at commit ${q(p.slice(0, 7))} on ${Nf(m)}${ee}`,
			...v && h > 1 ? [K`${te}`] : [],
			...c ? [] : [K`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? Xh(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Xh(e) {
	let { projects: t } = e, n = (t) => Ud({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? qf([e]) : "not applied";
		return K`${q(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, K`${`… and ${J(i, "more project")}`}`] : r;
}
// src/model/digest.ts
function Zh(e, t) {
	return Er("sha256").update(p([e, t])).digest("hex").slice(0, 16);
}
// src/report/text/progressText.ts
function Qh(e, t, n = Infinity, r) {
	let i = e.count && tg(e.count), a = r && r.until > t ? `${ng(r.until - t)}: ${S(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = eg({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(eg(e)),
		o(s),
		c
	].find((e) => wt(e) <= n) ?? c.slice(0, n);
}
const $h = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function eg({ phase: e, project: t }) {
	let [n, r] = $h[e];
	return t === void 0 || !r ? n : `${r} project ${on(t, 40)}`;
}
function tg({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? J(e, n) : void 0 : `${Y(e)} of ${J(t, n)}`;
}
function ng(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function rg({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${S(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function ig(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${S(r)} is sent again: ${a}.`]);
	};
}
function ag(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = qh(e, c), m = fh(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...og(eh(e), n), ..._g(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(gg["!"], Sf(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(mp(i.filter))] : []
	], v = u || s ? void 0 : Lf(i.project, i.changes), ee = u ? Vf([e]) : s ? zf([e]) : If(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), te = [
		...h.length > 0 ? [""] : [],
		...v ? [g(v)] : [],
		t("strong", ee)
	];
	return [
		...Qt(_, n),
		...h,
		...Qt(te, n)
	].map(be);
}
function og(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [Xe(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = d(e.map(wt));
			return e.map((e) => t === 0 ? He(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (d(i.map(wt)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => mn(e, t, 4))];
}
function sg(e, { paint: t }) {
	let { comparison: n, parts: r } = Mh({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Sf(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Sf(e))] : [], ..._g(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(be);
}
function cg(e, t) {
	return bp(e).map((e) => lg(e, t));
}
function lg({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? S(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return be(u.join(": "));
}
function ug({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(ve), ...ph(e).map((e) => lg(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Af(e)}`)] : [], ...i];
	});
	return [...cg(e, n), ...r.map(be)];
}
function dg(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Jh(e), c = [
		...i ? [t("bad", Sf(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...Qt(c, n), ...o].map(be);
}
function fg({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${S(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${S(n(e))}. To apply it: lokaform apply --plan ${Pf(S(n(e)))}`), r.map(be);
}
function pg(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, kept: s } = e, c = _g(kh(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.filter(({ waits: e }) => !e).length, d = s.length - u, f = [u > 0 ? `, and ${J(u, "value")} of the project ${u === 1 ? "differs" : "differ"}` : "", d > 0 ? `; ${J(d, "text")} waiting` : ""].join(""), p = o.length === 0 ? `Pull from ${S(a)}: the manifests stay as they are${f}.` : `Pull from ${S(a)}: ${fp([e])}.`, m = Qt([t("strong", `From ${S(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...m,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${S(e)}`),
		...Qt([t("strong", p)], n)
	].map(be);
}
function mg(e, { paint: t, width: n, ...r }) {
	let [, ...i] = _g([Oh(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(be) : [];
}
function hg(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = S(e);
		return tm(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => be(e.split("	").map(S).join("	")));
	});
}
const gg = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function _g(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Qt([n("strong", e)], r),
		...vg(i, t)
	]);
}
function vg(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...yg(e, r)
	})), a = {
		labels: Sg(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: Sg(i, "at", 24)
	};
	return i.flatMap((e) => bg(e, a, {
		paint: t,
		width: n
	}));
}
function yg({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${Xe(t)}`;
	return {
		label: Xe(e) + i,
		at: n ? Xe(kf({ place: n }, r)) : ""
	};
}
function bg(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => mn(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(xg(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(gg[e.sign], e.sign)} ${He(i, t.labels)}${d}${He(n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return wt(p) <= c ? [p, ...u] : [
		...mn(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function xg(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : km(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function Sg(e, t, n) {
	return e.map((e) => wt(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
}
// src/model/variables.ts
function Cg(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function wg(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Tg = /\$\$\{|\$\{([^}]*)\}/g;
function Eg(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Tg)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Dg(e) {
	return [...new Set(Eg(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Og(e, t) {
	return Eg(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function kg(e, t) {
	let n = Eg(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Ag(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Ag(t.slice(r), i) : r === t.length;
}
function Ag(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function jg(e) {
	let [, t = "https", n = ""] = Pg.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Mg(e) {
	return e.replace(Pg, (t, n) => `${n}://${jg(e)}`);
}
function Ng(e, t) {
	return Mg(e) === Mg(t);
}
const Pg = /^(https?):\/\/([^/?#]+)/i;
function Fg(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Ig = "LOKALISE_API_TOKEN", Lg = "LOKAFORM_VARIABLES";
function Rg(e) {
	let t = wg(e, Lg);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [Lg]: t }, r = [];
	for (let [e, i] of t.split("\n").entries()) {
		let t = i.trim(), [, a, o = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		a === void 0 ? t !== "" && !t.startsWith("#") && r.push(e + 1) : n[a] = o;
	}
	return {
		values: n,
		wrong: r
	};
}
const zg = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function Bg(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = wg(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores${e.startsWith("{") ? ", and GitHub replaces expressions only in workflows: set a variable in env there" : ""}. Use such a name, or ${n}.`);
	if (zg.test(e) || Wg(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = Vg(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = Ug(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Vg(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [Lg, `Add the line ${e}=… to the secret variables of the workflow`] : ["the environment", `Set ${e} where lokaform runs`];
}
function Hg(e) {
	return zg.test(e);
}
function Ug(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Wg(e, t) {
	let n = [...Tt(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Gg(e)].some((e) => n.some((t) => t.includes(e))));
}
function Gg(e) {
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
function Kg(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function qg() {
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
					issues: [Kg(r)]
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
function Jg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Yg(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [p(Object.fromEntries(t))];
}
// src/plan/compare.ts
const Xg = {
	kept: [],
	problems: []
};
function Zg(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, Qg(e, t, i)), c = n === void 0 ? void 0 : vt(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === X ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return Xg;
	let p = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", m = ya(t.file, t.span, [p]), h = {
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
	}] : [], ...l].flatMap(({ field: n, issues: r }) => r.map(({ code: r, severity: i = "error", message: a, path: s }) => G(e, {
		...t,
		values: o
	}, r, a, {
		path: [n.name, ...s],
		ofName: !0,
		severity: i
	})));
	for (let { problem: e } of d) _.push(e);
	if (Et(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), ee = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : Zh(e.id(n), a);
		return {
			...n_(i, t),
			...o !== void 0 && { seen: o }
		};
	})), te = v === void 0 ? [] : ee.filter((t) => Ad(e.name, t)), ne = ee.filter((e) => !te.includes(e));
	if (n === void 0) return {
		change: {
			...h,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: ne
		},
		kept: [],
		problems: _
	};
	let y = e.id(n), b = u ? [{
		...h,
		id: y,
		reason: "archived",
		place: m
	}] : [], re = l.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: y,
		place: n_(e, t).place
	}))), ie = v !== void 0 && te.length > 0 ? [{
		...h,
		id: y,
		reason: "protected",
		tag: v,
		place: m
	}] : [], ae = [
		...b,
		...ie,
		...re
	], oe = l.flatMap((e) => e.open), se = e_(e, {
		...t,
		values: o
	}, ne, re);
	if (se) return {
		kept: ae,
		skipped: h,
		problems: [..._, se],
		open: oe
	};
	let ce = Pd(e, n, ne, i.project);
	if (ce.length === 0) return {
		kept: ae,
		problems: _,
		open: oe
	};
	let le = t_(e, n, ce), ue = r === void 0 ? {} : { renamed_from: r }, de = e.lastEdit(n), fe = e.tags(n);
	return {
		change: {
			...h,
			place: $g(m, ce),
			ref: a,
			action: "update",
			id: y,
			identity: e.identity(o),
			...ue,
			seen: le,
			...de && { edited: de },
			...fe.length > 0 && { tags: fe },
			fields: ce
		},
		kept: ae,
		problems: _,
		open: oe
	};
}
function Qg({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...Te(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function $g(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function e_(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return G(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`, {
		path: [i.field],
		ofName: !0
	});
}
function t_(e, t, n) {
	return Zh(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function n_(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: ya(t, n, r)
	};
}
// src/plan/declaredContents.ts
function r_(e, t) {
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
function i_({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : a_(i),
		isNew: n.get("new") === !0
	};
}
function a_(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(a_) : [];
}
function o_(e, { target: t, head: n }, r) {
	let i = new Map(), o = new Set(), s = (e, s = e) => {
		let c = t.filter((e) => !o.has(e)), l = [...a(c, s)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = c_(t, e(t).map((e) => s_(u.get(e), o)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), o.add(n));
		}
	}, c = (t) => i_(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [p([...r(e)].sort())]), s((t) => [p(e.identity(t.values))]);
	let l = (t) => a_(e.identity(t.values));
	return s((t) => [...(i_(e, t).previously ?? []).toReversed(), ...l(t)], l), i;
}
function s_(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function c_(e, t, n) {
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
function l_(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return ba(t, n, i ? [i.name, r] : []).path;
}
function u_(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const d_ = new WeakMap();
function f_(e, t, n) {
	let r = d_.get(t) ?? new Map();
	d_.set(t, r);
	let i = p([e.name, n?.name ?? null]), a = r.get(i) ?? m_(e, n ? p_(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function p_(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function m_(e, t) {
	let n = a(t, (t) => h_(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = __(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : o_(e, {
				target: a,
				head: [t]
			}, (t) => r_(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(__(e, t).own).filter((e) => e !== t)
	};
}
function h_(e, t) {
	let { id: n, previously: r = [] } = i_(e, t), i = a_(e.identity(t.values)).map(v_);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(v_)
	};
}
const g_ = new WeakMap();
function __(e, t) {
	let n = g_.get(e) ?? new WeakMap();
	g_.set(e, n);
	let r = n.get(t) ?? h_(e, t);
	return n.set(t, r), r;
}
function v_(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function y_(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, r_(s, e.values)])), d = (e) => u.get(e) ?? r_(s, e.values), f = o_(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(b_(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(x_(s, n, c));
				continue;
			}
			let u = S_(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...b_(s, n),
				fields: m
			}), l(a, C_(s, n, e, u?.renamed_from !== void 0)), w_(s, n) !== w_(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function b_(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = ya(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function x_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Md(e)).map((e) => n_(e, t));
	return {
		...b_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function S_(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && p(r) === p(n.after) ? [] : [n_({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = b_(e, t);
	return {
		...d,
		place: $g(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...p(s) !== p(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function C_(e, t, n, r) {
	let [i, a] = [i_(e, t), i_(e, n)];
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
		...b_(e, t),
		...n
	}));
}
function w_(e, { onCreate: t }) {
	return p([...r_(e, t).texts]);
}
// src/plan/comparePlans.ts
function T_(e, t) {
	let n = E_(t.plan, j_), r = N_([e.plan, t.plan]), i = E_(e.plan, r), a = O_(e.plan), o = new Set(t.plan.kept.map(F_)), s = new Set(L_(t).map(R_)), c = new Set((t.plan.sends ?? []).map(I_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: D_(e.plan, j_, (e, t) => !n(e, t)),
		pending: D_(e.plan, j_, n),
		resolved: D_({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(F_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(I_(e))),
		no_longer_declared: e.unmanaged.filter((e) => l.has(Nu(e.kind).plural) && !s.has(R_(e)))
	};
}
function E_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => p([A_(e), t]))));
	return (e, t) => n.has(p([e, t]));
}
function D_({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = A_(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [k_(e, a)];
	});
}
function O_({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(R_)), r = new Set(t.map(({ kind: e, label: t }) => p([e, t])));
	return (e) => r.has(p([e.kind, e.label])) || e.action === "destroy" && n.has(R_(e));
}
function k_(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => Pu(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function A_(e) {
	return e.action === "create" ? p([
		e.kind,
		"new",
		e.identity
	]) : p([e.kind, String(e.id)]);
}
function j_(e) {
	return e.action === "update" ? e.fields.map(M_) : e.action === "destroy" ? [p(["destroy", e.how])] : [p(["create", ...e.fields.map(M_).toSorted()])];
}
function M_({ field: e, part: t, after: n }) {
	return p([
		e,
		t ?? null,
		n
	]);
}
function N_(e) {
	let t = new Set(e.flatMap(P_));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => p([e, t ?? null])) : t.has(A_(e)) ? j_(e) : [e.action];
}
function P_({ changes: e }) {
	return [...u(e, A_)].flatMap(([e, { length: t }]) => t > 1 ? e : []);
}
function F_(e) {
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
function I_({ variable: e, host: t }) {
	return p([e, t]);
}
function L_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function R_({ kind: e, id: t }) {
	return p([e, String(t)]);
}
// src/settings/changedSettings.ts
function z_(e) {
	return new Map(Lt.flatMap((t) => {
		let n = t === jt ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function B_(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || H_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function V_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => H_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(kn) === r);
}
function H_(e, t) {
	return e !== "" && _p(e).toLowerCase() === _p(t).toLowerCase();
}
function U_(e, t) {
	return Lt.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return p(r ?? null) === p(i ?? null) ? [] : [{
			name: Wt(n),
			...r !== void 0 && { before: W_(r) },
			...i !== void 0 && { after: W_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const W_ = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function G_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Lt.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = Y_(e, t, {
		members: [...a.map(q_), ...o.map(J_)],
		thing: s,
		within: n
	}), u = (r) => {
		let a = K_(t, r), o = [...n, r], s = {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		};
		return Y_(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, d = new Map(o.map((e) => [e, u(e)])), f = [c, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = K_(t, n), a = r && Array.isArray(i.value) ? Il(e, i, r).problems : [];
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
			namePlace: (e, ...n) => ya(h, t.span, [...m(e), ...n])
		},
		problems: f
	};
}
function K_({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function q_(e) {
	return e.entries ? {
		...e,
		schema: k(Nn()).refine(...We)
	} : e;
}
function J_(e) {
	let t = `a mapping such as { ${Lt.filter((t) => t.parent === e && typeof t.example != "object").slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: Un(O(), Nn()),
		expects: t
	};
}
function Y_({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let o = [], s = (t) => {
		let n = ya(e, r, [t]), a = $t("setting", Wt({
			parent: i,
			name: t
		}), { place: n });
		return a && o.push(a), !a;
	}, c = Object.entries(_(n) ? n : {}).filter(([e]) => s(e)), l = _(n) ? Object.fromEntries(c) : n ?? {}, u = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), d = Vn(Object.fromEntries(u)).safeParse(l).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), p = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), m = new Map(a.members.map(({ name: e, expects: t }) => [e, {
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
		problems: [...o, ...Gl(d, h)]
	};
}
// src/settings/configFile.ts
function X_(e, t) {
	return M(t.working, E(Ct, e) ?? Ct.default);
}
async function Z_(e, t) {
	let n = X_(e, t), r = E(Ct, e) === void 0 || t.commit && !await ri(n, t), i = r ? X_({}, t) : n;
	if (r && !await ri(i, t)) return { problems: t.commit ? [] : await Q_(t.working) };
	let a = N(i, t), o;
	try {
		o = Yr(await Jr(i, t));
	} catch (e) {
		if (e instanceof oi) throw e;
		return { problems: [D("not-read", `The settings in ${a} cannot be read: ${ti(e)}`)] };
	}
	let s = _l(a, o, { most: vl });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = tv(s, j(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort($_)
	};
}
async function Q_(e) {
	let t = Ct.default, n = (e, t) => D("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await ai(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [D("not-read", t)];
	}
	let r = await ii(t, e), i = r.length > 0 ? void 0 : await Wr(e, void 0);
	for (let r = e; i !== void 0 && r !== i;) {
		r = j(r);
		let i = lr(e, M(r, t)).split(ur).join("/"), a = `it is not in the working directory. Run lokaform in its folder, or add --config ${i}`;
		if (await ri(M(r, t), {})) return [n(i, a)];
	}
	return r.map((e) => n(e, e === t ? "it is a folder. Make it a file" : `of its name. Rename it to ${t}`));
}
function $_({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const ev = 1e3;
function tv(e, t) {
	let n = G_(e, e), r = nv(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Mt([...n.problems, ...r?.problems ?? []])
	};
}
function nv(e, t) {
	let n = t.get(jt);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(D("bad-setting", e, { place: t }));
	t.get(w) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(w));
	let a = new Map(), o = Object.keys(n);
	if (o.length > ev) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${ev.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(jt)), {
		entries: a,
		problems: r
	};
	let s = K_(e, jt.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(jt));
	let c = new Map();
	for (let t of o) {
		let n = ya(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = G_(e, K_(s, t), [jt.name, t]);
		l(r, u), a.set(t, o);
		let d = o.get(w), f = c.get(d ?? "");
		d === void 0 ? o.isBroken(w) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? c.set(d, t) : i(`The entries "${t}" and "${f}" have the same project. Declare a project in one entry, with all of its manifests.`, o.place(w));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/rules.ts
function rv(e, t) {
	let n = Z(an, t), r = sv(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? E(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(me, t),
		writers: Z(De, t),
		overwrite: Z(Vt, t),
		accept: Z(Jt, t),
		placeholders: Z(Rt, t),
		incoming: {
			review: Z(An, t),
			checks: Z(Ue, t)
		},
		checks: iv(t),
		pull: void 0,
		filter: n,
		owner: Z(y, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(ze, t),
		onProblem: Z(Le, t),
		protectedTags: Z(je, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(Nt, t),
		allowWrongProject: Z(kt, t)
	}, s = e.flatMap((e) => lv(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = fv(ze, t) ?? {};
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
function iv(e) {
	let t = Z(qe, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(Cn, e) ?? { severity: "off" }, o = [
		...En.map((t) => [t.name, Z(t, e)]),
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
function av(e) {
	let t = [...ov(Cn, e)].filter(([, { value: e }]) => _(e));
	return new Map([...t, ...ov(me, e)]);
}
function ov(e, t) {
	let { value: n = {}, part: r } = fv(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function sv(e) {
	return rn.some((t) => E(t, e) !== void 0);
}
function cv(e, t) {
	let n = (E(an, e) ?? []).length > 0;
	if (!n && (!sv(e) || E(Fe, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Yt.flatMap((t) => [E(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = rn.map((e) => `--${gn(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${gn(Fe)}.`}`;
	return [D("bad-setting", a, { severity: "notice" })];
}
function lv(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Wt(a), { place: s } = fv(a, n) ?? {}, c = (e) => D("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = du(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(y) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && uu(e, t) === void 0 && !l(ze) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const uv = [{
	row: It,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: ue,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function dv(e) {
	return E(an, e) === void 0 ? [] : uv.filter(({ row: t }) => ![void 0, !1].includes(E(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${gn(e)}: ${t}. Remove one of them.`;
		return D("bad-setting", n);
	});
}
function fv(e, { raw: t, environment: n, parts: r }) {
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
	return fv(e, t)?.value;
}
// src/settings/token.ts
async function pv(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [D("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await _r(M(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${ti(e)}`);
	}
}
const mv = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function hv(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => wg(t, e.get(kn) ?? "")).filter((e) => e !== void 0 && Ug(e) === void 0), i = [
		n,
		t[Ig],
		wg(t, "INPUT_TOKEN"),
		...r,
		...gv(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function gv(e) {
	return Object.entries(e).flatMap(([e, t]) => mv.test(e) && t || []);
}
const _v = D("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function vv(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a }) {
	let o = e?.get(kn);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [_v] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [D(n, t, { place: e.place(kn) })] : []
	});
	if (!yv(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !V_(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = wg(t.values, o) || void 0;
	if (c === void 0) {
		let [e, n] = Vg(o, t);
		return s(`${o} is not set in ${e}. It must contain the API token of this project. ${n}, from a secret.`, "no-token");
	}
	let l = Ug(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function yv(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : Hg(e) || Wg(wg(t, e) ?? "", gv(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function bv(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = Hr }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await Z_(t, n), p = await pv(E(_t, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: h, wrong: g } = Rg(r), _ = hv(d, {
		...r,
		...h
	}, m), v = {
		values: h,
		tokens: _,
		allowed: E(yt, t)
	}, te = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, ne = Z(hn, te), y = Bv(t, d, a), b = e !== "validate" && !ne, re = {
		raw: y.names.length > 1 ? {
			...t,
			[gn(w)]: []
		} : t,
		environment: r,
		config: d,
		usable: v,
		runToken: m,
		online: b,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l
	}, ie = d === void 0 && Et(f), ae = (e) => wv(e, e === void 0 ? void 0 : d?.projects?.get(e), re), oe = ie ? [] : y.names.map(ae), se = oe.map(({ settings: e }) => e), ce = y.others.map((e) => ae(e).settings), le = ({ showTexts: e }) => e, ue = {
		kinds: Mu(),
		command: e,
		apiUrl: Z(Kt, te),
		projects: se,
		others: ce.flatMap(({ manifests: e }) => e ?? []),
		showTexts: se.every(le) && (!u || u.is === "read" && u.projects.every(le)),
		usable: v,
		secrets: [..._.map(ee), ...[...se, ...ce].flatMap((e) => e.secrets)],
		timeLimit: Z(Gt, te),
		...Sv(t, te, n),
		combines: !1,
		matrix: ne,
		reports: [],
		backupDir: Cv(E(ht, t) ?? i, n),
		restoreFlags: pn(t, [
			Ct,
			...d ? [w] : [],
			_t,
			Kt
		])
	}, de = re.online && se.some(({ inFile: e }) => e.get(bn) !== !1), fe = [
		...p.problems,
		...Zt(t),
		...f,
		...y.problems,
		...oe.flatMap((e) => e.problems),
		...re.online ? cv(t, d) : [],
		...dv(t),
		...g.map(xv)
	];
	if (u?.is === "missing" && de) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		fe.push(D("not-read", e, { severity: "notice" }));
	}
	return {
		settings: ue,
		problems: tn(fe)
	};
}
function xv(e) {
	let t = `Line ${e} of ${Lg} is not NAME=value. In a workflow, correct the secret variables: one line for each variable, and no line breaks in a value.`;
	return D("variable", t);
}
function Sv(e, t, n) {
	return {
		format: Z(te, t),
		detailedExitcode: Z(st, t),
		all: Z(at, t),
		publish: Z(ut, t),
		failOnDrift: Z(Dt, t),
		applyFrom: Z(vn, t),
		yes: Z(nn, t),
		verbose: Z(St, t),
		quiet: Z(ft, t),
		force: Z(xn, t),
		out: Cv(E(ln, e), n),
		report: [...new Set(Z(dn, t).map((e) => M(n.working, e)))],
		plan: Cv(E(It, e), n),
		configFile: X_(e, n)
	};
}
function Cv(e, { working: t }) {
	return e === void 0 ? void 0 : M(t, e);
}
function wv(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(w) ?? "${}", m = /^\$\{\w*\}/.test(p) ? Mv : {
		...Iv(p, o, d[0]?.place(w)),
		id: ""
	}, h = c ? Pv(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = vv(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: g
	}), v = rv(Mu(), f), ee = !(l && d.some((e) => e.isBroken(bn))) && Z(bn, f);
	return {
		settings: {
			name: e,
			id: h.id ?? "",
			secrets: h.secrets,
			token: _.token,
			manifests: Tv(f, n),
			rules: v.rules,
			inFile: z_(d),
			pulledLanguages: fv(Se, f),
			languagePlaces: av(f),
			required: ov(E(Ze, r) ? Ze : et, f),
			useAutomations: Z(_n, f),
			concurrency: Z(rt, f),
			rate: Z(en, f),
			showTexts: ee && B_(u, g)
		},
		problems: [
			...h.problems,
			..._.problems,
			...v.problems
		]
	};
}
function Tv({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of rn) {
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
	let o = Ev(t, i);
	return o && {
		kinds: Mu(),
		globs: a,
		texts: o,
		folder: i
	};
}
function Ev(e, t) {
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
		...Dv(e, r)
	}));
}
function Dv(e, t) {
	if (e.language === void 0 || Bt(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => Bt(t) && ar(t) === ar(e.files) && n === e.keyName && r === e.platform), r = Ae(e.files), i = n.filter(({ files: e }) => Ae(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const Ov = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, kv = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Av = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, jv = {
	where: "the setting project",
	instead: "write the id itself"
}, Mv = {
	secrets: [],
	problems: []
};
function Nv(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [D(n, e, { ...t && { place: t } })]
	};
}
function Pv(e, t) {
	let n = Fv(e, t), { id: r } = n, i = E(fn, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === _p(r))) return n;
	let a = E(w, t.raw) !== void 0, o = a || e?.get(w) === void 0 ? void 0 : e.place(w), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...Nv(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Fv(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = E(w, t);
	if (a !== void 0) return Lv(a);
	let o = e?.get(w);
	return e && o !== void 0 ? Iv(o, n, e.place(w)) : e?.isBroken(w) || r?.projects ? Mv : i === void 0 ? Nv("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Dg(i).length > 0 ? Iv(i, n, void 0) : {
		...Mv,
		id: i
	};
}
function Iv(e, t, n) {
	if (Dg(e).length === 0) return Rv(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Nv("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Bg(r, jv, t);
	if ("message" in o) return Nv(o.message, n, o.code);
	let { value: s } = o;
	if (!Av.test(s)) return Nv(`The value of ${a} ${zv}`, n);
	let c = Rv(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, _p(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Lv(e, t = "project") {
	let [n, r] = kv.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Rv(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Nv(`${i} is the URL of a branch. Give the id with :branch after it.`) : Rv(r.replace(/%3a/i, ":"), i);
}
function Rv(e, t, n) {
	let [, r] = n ? kv.exec(e) ?? [] : [];
	return r === void 0 ? Ov.test(e) ? {
		...Mv,
		id: e
	} : Nv(`${t} ${zv}`, n) : Nv(`${t} is a URL. Write only the id in it: ${r}.`, n);
}
const zv = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Bv(e, t, n) {
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
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(w) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [w, ...rn] : [];
	for (let t of c.filter((t) => E(t, e) !== void 0)) {
		let e = `The option --${gn(t)} (in the action: ${gn(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(D("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/kinds/declaration.ts
function Vv({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Gv(n, t[e] ?? [])));
}
function Hv({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(Te)))];
}
function Uv(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Wv(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Wv(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function Gv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: ya(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Kv(e, t, { second: n, first: r, field: i }, a = "") {
	let o = P(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${qv(P(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return D(e, s, { place: o });
}
function qv({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function Jv(e, t) {
	let n = Vv(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Yv(e, t),
		...Xv(i, t),
		...ty(r, t)
	];
}
function Yv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [D("project-type", o, { scope: "project" })];
}
function Xv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...u(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = xe(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, d = `Project ${t.name} has no language "${e}".${u} ${l}`;
		return D("unknown-language", d, {
			place: r.place,
			scope: "project"
		});
	});
}
function Zv({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Qe(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [D("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Qv = /(?:^|\/)values\/[^/]+\.xml$/;
function $v({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Qv.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function ey(e, { name: t, languages: n }, r = !1) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${xe(e, i)}`, [o, s] = r ? ["error", "project"] : ["warning", "change"];
		return [D("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function ty(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [D("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function ny({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function ry({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await ay(o, o.manifests, t, n, r);
		if (!e) break;
		l(a, e.problems.map(cy(o, e.isDoubtful)));
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
		problems: [...a, ...ly(i)]
	};
}
async function iy(e, t, n, r, { signal: i = Hr, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await ua(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = gu(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await wr(), o?.({
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
		textFiles: mu(c)
	};
}
async function ay(e, t, n, r, i) {
	let a = await iy(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? sy(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await iy(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = mt(f.problems) ? [] : Zv(a, u), m = ({ place: e }) => oy(f).some((t) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !m(e))]
	};
}
function oy({ textFiles: e, declared: t }) {
	let n = [...e.values()].filter(({ language: e }) => e !== void 0), r = Object.values(t.entries).flatMap((e) => e.flatMap((e) => e.parts ?? [e]));
	return [...n.map(({ source: e }) => e), ...r.flatMap(({ from: e }) => e?.source ?? [])];
}
function sy(e, t) {
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
function cy({ rules: e }, t = !1) {
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
function ly(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => uy(t, e) !== void 0), a = i && uy(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [D("bad-setting", o)];
	});
}
function uy(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (_p(e.settings.id) !== _p(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const dy = {
	entries: {},
	variables: new Map()
};
async function fy(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => bv(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[gn(Xt)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await ry({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => Cg(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), ee = [...h.filter(({ code: e }) => !hy.includes(e)), ...v].find(gy);
	return ee ? {
		is: "missing",
		why: _y(ee)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function py(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await bv("plan", {
		...e,
		[gn(Xt)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: _y(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const my = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], hy = ["unset-variable", "project-not-allowed"];
function gy({ severity: e, code: t }) {
	return e === "error" && !my.includes(t);
}
function _y({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${kf({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function vy(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => by(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? dy, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? ny(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		kinds_no_longer_declared: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: U_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function yy(e, t) {
	let n = e && vy(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function by({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(w));
}
function xy(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return D("undeclared-project", t, { severity: "warning" });
	});
}
function Sy(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? _y(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...T_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Cy({ kinds: e }, { problems: t }, n, r) {
	if (Et(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(wy(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => Ty(e, t, c.get(t), l.get(t)))
	};
}
function wy(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function Ty(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...y_(e, n?.declared ?? dy, r?.declared ?? dy),
		settings: U_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function Ey(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = ig(t), l, u, d = 0, f, p = () => {
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
function Dy(e, t) {
	return Ey({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(Qh(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
const Oy = "lokaform-backup";
function ky(e) {
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
		showProblems: (e) => Ay(e, r),
		ask: i && ((e, t) => se(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => My(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => Ry(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function Ay(e, t) {
	jy(cg(e, t.errorScreen.paint), t);
}
function jy(e, { error: t, errorScreen: { width: n } }) {
	Qt(e, n).forEach(t);
}
function My(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Ny(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(rg(e));
		},
		...s ? void 0 : Fy(n, u),
		onPlan: (r) => Iy(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Fi({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function Ny(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(Py(r, i, t));
	};
}
function Py({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(sf)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = Df(s, e), u = o === s ? l : `${Y(o)} of ${l}`, d = n.filter(Zd).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${Y(d)} in part` : ""}`;
}
function Fy({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Ey({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(Qh(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : Dy(t, n);
}
async function Iy(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Ly(t, r);
	if (l && r.showPlan && (!t.quiet || c) && ag(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || ag(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return Qt(cg(e.problems, d), f).forEach(i.prompt), se("Apply this plan?", c, n);
}
function Ly({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function Ry(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(tt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (jy(ug(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = ag(n, {
			...Ly(t, r),
			width: void 0
		}).slice(-1);
		Qt(e, o.width).forEach(i.out);
	}
	Ud(e) ? dg(e, s.paint, s.width).forEach(i.error) : dg(e, o.paint, o.width).forEach(i.out);
	let d = (e) => N(e, { displayRoot: a });
	if (l) return;
	[
		...fg(n, d),
		...By(e, t),
		...zy(e, t, r)
	].forEach(i.out);
	let f = Vy(e);
	f !== void 0 && s.width !== void 0 && jy([s.paint("dim", f)], i);
}
function zy(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || Wd(e) || !Id(e)) return [];
	let i = qd(e).some(Kd) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = pn(r, pt("option", ["apply"])).map(Pf);
	return [`To make ${i}: ${S(["lokaform apply", ...a].join(" "))}`];
}
function By({ projects: e }, { command: t, all: n }) {
	let r = e.flatMap(({ plan: e }) => Object.values(e?.counts.by_kind ?? {})).reduce((e, { unmanaged: t }) => e + t, 0);
	return t === "plan" && !n && r > 0 && r <= 10 ? ["Unmanaged keys and webhooks are in no manifest, and stay in the project. To name them: lokaform plan --all. To remove them, delete them there, or set prune."] : [];
}
function Vy(e) {
	let t = qd(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-confirmed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const Hy = [
	"key:",
	"tag:",
	"file:"
];
function Uy(e) {
	return Hy.find((t) => e.startsWith(t));
}
function Wy(e, t) {
	return e.length === 0 || e.some((e) => Ky(e, qy(t)));
}
function Gy(e, t) {
	if (e.length === 0) return [];
	let n = t.map(qy);
	return e.filter((e) => !n.some((t) => Ky(e, t)));
}
function Ky(e, t) {
	let n = Uy(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => Ie(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function qy({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : a_(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => a_(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Jy(e, t) {
	return Gy(e, Zy(t)).filter((e) => !e.startsWith("tag:")).map((e) => Yy(e, t));
}
function Yy(e, t) {
	let n = Uy(e), r = Zy(t).flatMap((e) => qy(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${Oe(e, i)}`;
	return D("unknown-filter", a);
}
function Xy(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Yy(e, n));
}
function Zy(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Qy(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function $y(e, t, n) {
	let r = ib(t), i = e.flatMap(Qy).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : Wy([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function eb(e, t, n, r) {
	let i = $y(e, t, n);
	return i === "text" || i === "key" && !r;
}
function tb(e, t, n) {
	let r = n.flatMap(rb);
	return t.filter((e) => !Qy(e).some(({ keys: e }) => r.some((t) => Wy([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = Qy(t), a = Oe(n, [...new Set(r.flatMap(ib))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return D("unknown-text", o);
	});
}
function nb(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = rb(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Qy(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => Wy([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => Wy([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = ye(i.language, o), d = u === void 0 ? "" : ` Did you mean "${i.keys}:${u}"?`, f = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.${d}`;
		return s.length === 0 ? [] : [D("unknown-text", f, { scope: "project" })];
	});
}
function rb(e) {
	return Zy([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function ib({ kind: e, entry: t }) {
	return a_(e.identity(t.values));
}
// src/keys/liveKey.ts
function ab({ is_reviewed: e, is_unverified: t }) {
	return {
		verified: t === !1,
		reviewed: e === !0 && t !== !0
	};
}
function ob(e, t) {
	let n = nr(e) ?? {}, r = Yn(n.key_id), i = pb(n.key_name), a = Qn(n.platforms, A), o = f.filter((e) => a?.includes(e)), s = Object.keys(wb(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = mb(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: fb.safeParse(n.filenames).data,
		tags: Qn(n.tags, A),
		is_plural: tr(n.is_plural),
		is_archived: tr(n.is_archived)
	};
	if (!Zn(d) || u.length > 0) {
		let e = [...Jn(d), ...u.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let p = o.length < new Set(a).size, m = {
		...lb(n),
		translations: c,
		base_words: $n(n.base_words)
	};
	return { key: {
		...d,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const sb = {
	description: A,
	context: A,
	plural_name: A,
	is_hidden: tr,
	char_limit: $n,
	custom_attributes: db,
	modified_at_timestamp: Xn,
	translations_modified_at_timestamp: Xn
}, cb = Object.entries(sb);
function lb(e) {
	return Object.fromEntries(cb.map(([t, n]) => [t, n(e[t])]));
}
function ub(e) {
	return Object.keys(sb).filter((t) => e[t] === void 0);
}
function db(e) {
	let t = A(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
const fb = In({
	ios: O(),
	android: O(),
	web: O(),
	other: O()
});
function pb(e) {
	let t = nr(e) ?? {}, n = {};
	for (let e of f) {
		let r = A(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function mb(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = hb(nr(n) ?? {});
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
function hb(e) {
	return {
		language_iso: A(e.language_iso),
		translation: A(e.translation),
		modified_by: Yn(e.modified_by),
		modified_by_email: A(e.modified_by_email),
		modified_at_timestamp: Xn(e.modified_at_timestamp),
		is_reviewed: tr(e.is_reviewed),
		is_unverified: tr(e.is_unverified)
	};
}
function gb(e, t = []) {
	return Array.from(e, (e) => ob(e, t));
}
function _b(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function vb(e) {
	let t = _b(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const yb = (e) => {
	let t = e.exactOptional();
	return Vn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, bb = yb(O()), xb = yb(O().min(1));
function Sb(e, t) {
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
function Cb(e, t = f) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function wb(e, t) {
	let n = {};
	for (let r of f) {
		let i = Sb(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function Tb(e) {
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
const Eb = qg();
function Db(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function Ob(e, t) {
	let n = e;
	return Eb({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: O(),
		value: O(),
		unset: "",
		live: (e) => e[n],
		toManifest: Db,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function kb(e, t = () => void 0) {
	let n = e;
	return Eb({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: zn(),
		value: zn(),
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
const Ab = Eb({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Wn().min(0),
	value: Wn(),
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
}), jb = Un(O(), Fn()), Mb = Eb({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: jb,
	value: Fn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(Nb(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = jb.safeParse(e);
		return t.success ? Db(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Nb(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Pb({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Fb = Eb({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: k(Gn(f)).min(1),
	value: k(Gn(f)),
	live: (e) => e.onOtherPlatform ? void 0 : Lb(e.platforms),
	inPlan: (e) => Lb(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Ib = Eb({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: k(O().min(1)),
	value: k(O()),
	unset: [],
	live: (e) => Rb(e.tags),
	check: (e, { rules: t }) => {
		let n = vt(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Rb(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Rb([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: Db,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Rb([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Lb(e) {
	return f.filter((t) => e.includes(t));
}
function Rb(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const zb = Eb({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Rn([O().min(1), xb.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: bb,
	live: (e, { platforms: t }) => wb(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...wb(e, n)
		} : a;
	},
	inPlan: (e) => wb(e, f),
	check: Bb,
	merge: Hb,
	carries: (e, t) => f.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Tb(t);
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
function Bb(e, { project: t, platforms: n }) {
	let r;
	return !t.perPlatformNames && Q(e).length > 1 ? r = `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.` : t.perPlatformNames && Q(e, n).length === 0 && n.length > 0 && (r = `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`), r === void 0 ? void 0 : {
		code: "same-names-needed",
		message: r,
		path: []
	};
}
const Vb = Eb({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: bb,
	value: bb,
	unset: {},
	live: (e) => Ub(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => f.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => Db(Ub(e)),
	merge: Hb,
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
		slots: Ub(e)
	})
});
function Hb(e, t, n) {
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
	return Ub(r);
}
function Ub(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const Wb = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, Gb = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, Kb = Object.keys(Gb), qb = new RegExp([
	Wb.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), Jb = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, Yb = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, Xb = "[VOID]";
function Zb(e, t) {
	return e === t || e === "" && t === Xb || t === "" && e === Xb || t.includes("[%") && Qb(e, t) !== void 0 || e.includes("[%") && Qb(t, e) !== void 0;
}
function Qb(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(Wb)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp($b(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function $b([e, t, n = "", r, i], a) {
	let o = rx(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = rx(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${rx(n)}(?:hh?|ll?|[qjztL])?[${Gb[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function ex(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(Wb)];
		e.length > 0 ? t += 1 : a.match(qb) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var tx = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = n(() => e.both.flatMap(([e, t]) => ix(t).flatMap(([t, n]) => Qb(new Map(ix(e)).get(t) ?? "", n) ?? [])));
	}
	#n = n(() => {
		let e = this.#e.live.flatMap(ix).flatMap(([, e]) => [...e.matchAll(Wb)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return nx(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, r, i) {
		if (r === "as-written") return e;
		let a = n(() => r === "universal" || (this.#a(t) ?? i().isUniversal));
		return nx(e, (e) => e.match(qb) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(Wb)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(Wb, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = Yb.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return Qb(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(ix).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${$b(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = ix(t).map(([, e]) => e);
			if (e.some((e) => e.match(Wb))) return !0;
			if (e.some((e) => e.match(qb))) return !1;
		}
	}
	#o(t, n) {
		if (Jb.test(t) || (t.match(qb)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(qb, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${$b(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = Kb.find((e) => Gb[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return Qb(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function nx(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function rx(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function ix(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const ax = Un(O(), O()), ox = Rn([O(), ax]);
function sx(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = ax.safeParse(JSON.parse(e));
		return t.success ? ux(t.data) : e;
	} catch {
		return e;
	}
}
function cx({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function lx(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function ux(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function dx(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || fx(e) && fx(t) || typeof e == typeof t && Zb(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => Zb(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function fx(e) {
	return typeof e == "string" ? e === "" : Object.keys(ux(e)).length === 0;
}
const px = ax.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: g }
}), mx = Rn([O(), px]), hx = Un(O().min(1), mx), gx = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, _x = (e) => k(Vn({
	language_iso: O().min(1),
	translation: e
})).refine(gx, "has a language twice"), vx = _x(Nn()), yx = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Rn([hx, _x(mx).transform(Sx).pipe(hx)]),
	rewrite: xx,
	diff({ translations: e }, t, r) {
		let { listed: i, project: a } = r;
		if (!e && i.length === 0 || a.segmentation) return X;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = n(() => Ox(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, n]) => wx(e, n, {
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
			translation: ox.parse(n)
		}));
	},
	show(e) {
		let t = ox.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: ux(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = cx(e, n);
		return r && sx(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = sx(n, t);
			return fx(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => yx.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = cx(e, t);
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
		let n = cx(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...Ax(n, sx(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = cx(e, t);
		return !n || n.is_unverified !== !0 && !fx(sx(n.translation, e.is_plural));
	},
	same: (e, t) => dx(ox.parse(e), ox.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function bx(e, t, n, r, i = "") {
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
function xx(e) {
	if (!Array.isArray(e)) return;
	let t = vx.safeParse(e);
	if (t.success) return {
		value: Sx(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Sx(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function Cx({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Yg(sx(t, e)));
}
function wx(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : bx(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return Tx(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && Tx(e, t, Object.fromEntries(s), n, r) || X,
		issues: o
	};
}
function Tx(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, storedForm: s = () => Dx }) {
	let c = xt(a, e);
	if (c === "ignore") return;
	let l = "translations", u = (e, t) => {
		let r = ox.parse(e.after), o = i().stored(r, t, a.placeholders, s), c = t === void 0 ? o : Ex(o, n, t);
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
	let d = cx(r, e);
	if (!d && n === void 0) return;
	if (!d) return {
		...X,
		issues: [Kg(`${e} text`, [e])]
	};
	let f = sx(d.translation, r.is_plural);
	if (n !== void 0 && dx(f, lx(n, f))) return;
	let p = i().native(f), m = (n, r = []) => ({
		...X,
		kept: [{
			field: l,
			part: e,
			live: p,
			...Ax(d, p),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return fx(p) ? void 0 : m({ reason: "pull" });
	let h = lx(n, p), g = u({
		field: l,
		part: e,
		before: p,
		after: h,
		...Ax(d, p)
	}, f);
	if (c === "enforce" || fx(p)) return g;
	let _ = c === "seed";
	if (_ && !a.pull && a.overwrite.length === 0) return m({ reason: "held" });
	if (!_ && kx(p, h)?.length === 0) return g;
	let { modified_by: ee, modified_by_email: te, modified_at_timestamp: ne } = d, y = {
		id: String(r.key_id),
		language: e,
		live: p,
		...ne && { at: ne },
		by: {
			id: ee,
			address: te
		},
		..._ && { isHeld: !0 }
	}, b = o(y);
	if (!b) return m({ reason: "undecided" }, [y]);
	if (b.is === "write") return g;
	let re = "cause" in b ? { cause: b.cause } : {}, ie = b.is === "pull" && b.landed !== void 0 ? { landed: b.landed } : {};
	return m({
		reason: b.is,
		...re,
		...ie
	});
}
function Ex(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return lx(Object.fromEntries(r), n);
}
const Dx = {
	isUniversal: !1,
	isNumbered: !1
};
function Ox(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => sx(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && cx(t, e);
		return r ? [[n, sx(r.translation, t.is_plural)]] : [];
	});
	return new tx({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function kx(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(ux(e)).filter((n) => e[n] !== t[n]);
}
function Ax(e, t) {
	if (!e.modified_at_timestamp || fx(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: jx(n) },
		...i && { reviewed: i }
	} };
}
function jx(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const Mx = [
	zb,
	Fb,
	Ob("description", !0),
	Ib,
	yx,
	Vb,
	Ob("context", !0),
	Ab,
	kb("is_plural"),
	Ob("plural_name"),
	kb("is_hidden"),
	kb("is_archived", (e, t) => !Pb(e, t) && void 0),
	Mb
], Nx = O().min(1), Px = Rn([Wn().positive(), O().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Fx = sn(Mx).required({ key_name: !0 }).extend({
	previously: Rn([Nx.transform((e) => [e]), k(Nx).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: zn().exactOptional(),
	key_id: Px.exactOptional()
}).meta({ allOf: [Ix(!0), Ix(!1)] });
function Ix(e) {
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
const Lx = sn(Mx.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function Rx({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $ = {
	name: "key",
	fields: Mx,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Cb(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? dt + n.rules.owner : void 0
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
	liveLabel: (e) => Cb(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Pb(n, t),
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
function zx({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = Hx(i, n, t);
	if (!r) return a;
	let o = Bx(e.flatMap(Wx), "keys have names for platforms that they do not have");
	return [
		...a,
		...Ux(i, t),
		...o
	];
}
function Bx(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = D(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function Vx({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(wb(e, t)))];
}
function Hx(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Vx)), a = [...new Set(n.flatMap(Vx))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => cn(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [G($, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function Ux(e, t) {
	let n = new Map(t.flatMap((e) => Vx(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = Q(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`, l = {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		};
		return [G($, e, "second-key", c, l)];
	});
}
function Wx({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = Q(i, a), s = f.filter((e) => {
		let t = i[e];
		return t !== void 0 && !a.includes(e) && !o.includes(t);
	}), [c] = s;
	if (!c || o.length === 0) return [];
	let l = s.map((e) => `"${i[e]}" (${e})`).join(", "), u = `The key is on ${a.join(", ")} only, so the name ${l} is not used. Add the platform to platforms, or remove the name.`;
	return [G($, e, "unused-name", u, {
		path: ["key_name", c],
		severity: "notice"
	})];
}
function Gx({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, o = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? Yg(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (o.length === 0) return [];
	let s = new Set(n.map(({ id: e }) => e)), c = a(t.filter(({ key_id: e }) => s.has(e)), (e) => Cx(e, i));
	return Bx(o.flatMap(({ change: e, text: t }) => {
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
function Kx(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : qx(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = Jx(r, n), { renames: a, problems: o } = Xx(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function qx(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (tS(e, n, t.perPlatform).length === 0) return;
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
function Jx(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(eS(r, t, n));
		return !Yx(e).some((e) => a.includes(e));
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
function Yx({ values: e }) {
	return [...Q(e.key_name), ...e.previously ?? []];
}
function Xx(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = Cb(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, G($, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", Zx(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Zx(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => Cb(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Qx(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new T();
	for (let { path: e, length: n } of $x(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: P(t.file, t.span, ["previously"]) };
		a.add(D("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function $x(e, t) {
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
function eS({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = wb(e.key_name, r);
	return n ? {
		...wb(t.key_name, r),
		...i
	} : i;
}
function tS(e, t, n) {
	let r = eS(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return f.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function nS(e) {
	return ({ tags: t }) => vt(t, e) !== void 0;
}
function rS(e, t, n, r = () => !1) {
	let i = a(t, ({ key_name: e }) => Q(e)), o = gS(e, t), { byId: s, refused: c } = o, { direct: l, contested: u } = dS(e, s, c, (e) => oS(e, i, n));
	pS(l, c);
	let { renames: d, leaving: f } = Kx(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => sS(e, uS(e, i)),
		holders: (e, t) => lS(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of u) {
		if (c.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		(n ? e.values.new : Rx(e) !== void 0) || c.set(e, mS(e, t, n));
	}
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	iS(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = Object.values(wb(t.key_name, t.platforms)), i = s.has(e) && r.some((e) => n.includes(e)), a = Cb(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of oS(e, i, n)) g.add(t);
		g.add(o.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...o.remarks, ...zx({
			matches: h,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => aS(e, i)))
	};
}
function iS(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, hS("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && Rx(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, hS("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function aS({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function oS(e, t, n) {
	let r = aS(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Sb(i.key_name, t) === e.key_name[t])) : r;
}
function sS(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => cS(t, Rx(e)));
	return n.length === 1 ? n : t;
}
function cS(e, t) {
	return t !== void 0 && f.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function lS(e, t, n, r) {
	return tS(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function uS({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(wb(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function dS(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = Rx(t), [n, ...i] = e ? r(t).filter((t) => cS(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => Rx(c) !== void 0 && (s.get(e) ?? c) !== c, u = sS(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, fS(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function fS(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return hS("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function pS(e, t) {
	for (let [n, r] of u(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => cS(n, Rx(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && Rx(r) !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${Cb(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, hS("claimed-twice", r, a));
		}
	}
}
function mS(e, t, n) {
	return hS("claimed-twice", e, `The live key with this name (id ${t.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`);
}
function hS(e, t, n) {
	return G($, t, e, n, { path: ["key_name"] });
}
function gS(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of u(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, _S(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [vS(s)] : []
	};
}
function _S(e, t) {
	let n = `${t.map(({ values: e }) => `"${Cb(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return G($, e, "claimed-twice", n, { path: ["key_id"] });
}
function vS(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: P(t.file, t.span, ["key_id"]) };
	return D("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/fieldTable.ts
function yS(e) {
	let t = nr(e) ?? {}, n = A(t.webhook_id) || void 0, r = A(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Qn(t.events, A)
	};
	if (!Zn(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [Mg(r)],
			shown: Fg(r)
		},
		lacks: Jn(i)
	} };
	let a = t.branch === null ? null : A(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: xS(t.event_lang_map)
	} };
}
function bS(e) {
	let t = e.map(yS);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function xS(e) {
	return Qn(e, (e) => {
		let { event: t, lang_iso_codes: n } = nr(e) ?? {}, r = A(t), i = Qn(n, A);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const SS = qg(), CS = O().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), wS = SS({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: CS,
	value: O(),
	live: (e, t) => MS(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: Ng,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Mg(e)
	})
}), TS = SS({
	name: "events",
	expects: "a list of events, at least one",
	schema: k(O().min(1).meta({ examples: h })).min(1),
	value: k(O()),
	live: (e) => FS(e.events),
	inPlan: (e) => FS(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), ES = Rn([Bn("*"), k(O().min(1)).min(1)]), DS = SS({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${c.join(", ")}`,
	schema: Ln(Gn(c), ES),
	value: Un(O(), Rn([Bn("*"), k(O())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(NS).includes(NS(t))).map(({ event: e, lang_iso_codes: n }) => [e, IS(FS(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = PS(e).map(([e, t]) => [e, t === "*" ? "*" : IS(FS(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(PS(e).map(([e, t]) => [e, t === "*" ? t : FS(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : IS(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && v(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = PS(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => PS(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), OS = SS({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Rn([O().min(1), Hn()]),
	value: Rn([O(), Hn()]),
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
}), kS = [
	wS,
	TS,
	DS,
	OS
], AS = sn(kS).required({ url: !0 }).extend({
	branch: OS.schema.default(null),
	previously: CS.exactOptional(),
	new: zn().exactOptional(),
	webhook_id: O().min(1).exactOptional()
}), jS = {
	name: "webhook",
	fields: kS,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Mg(e.url),
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
	liveLabel: (e) => `${Fg(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		FS(e.events)
	]
};
function MS(e, t, n) {
	return Ng(e.url, Og(t, n)) ? t : Fg(e.url);
}
function NS(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function PS(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function FS(e) {
	return [...new Set(e)].sort();
}
function IS(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function LS({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Mg(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Mg(Og(e, r)))).flatMap((e) => Dg(e).map((t) => `${t} ${jg(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = jg(t);
		return Dg(t).flatMap((e) => {
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
const RS = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function zS(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of Dg(e)) {
		let e = Bg(r, RS, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = BS(e) ?? WS(e), i = r ? [...n.issues, r] : [...n.issues, ...HS(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function BS(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return JS("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (Dg(e).length !== 0) {
		if (/^http:/i.test(e)) return JS("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!KS(e)) return JS("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const VS = {
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
function HS(e, t) {
	let n = "";
	return Eg(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = VS[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [JS(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(US) ? [JS(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function US(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function WS(e) {
	let t = Og(e, new Map(Dg(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return JS("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return JS("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return JS("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!GS(new URL(t).hostname)) return JS("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function GS(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function KS(e) {
	let t = "";
	for (let n of Eg(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const qS = "URL_OF_";
function JS(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const YS = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => ZS(e),
	templates(e, t, n) {
		let r = new XS(), i = [...e].sort((e, t) => m(e.url, t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? rC(lC(e.url), n, new Map()) : tC(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var XS = class {
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
function ZS(e) {
	let { template: t, left: n } = iC(e, () => "x");
	return n || t !== lC(e);
}
function QS(e) {
	let [, ...t] = Eg(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return oC.includes(n) || !cC(sC(n)) ? !1 : $S.test(t) || sC(n).split(/[^\p{L}\p{N}]+/u).some(eC);
	});
}
const $S = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function eC(e) {
	return cC(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function tC(e, t, n) {
	let r = nC(e, new XS(), n);
	return "why" in r ? r : nC(e, t, n);
}
function nC(e, t, n) {
	let r = jg(e), { template: i, left: a } = iC(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : rC(i, n, t.variables);
}
function rC(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = zS(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function iC(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = cC(a), s = (e) => oC.includes(e) ? e : Ug(e) === void 0 && aC.test(e) ? t(e) : (o ||= cC(sC(e)), lC(e)), c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= cC(t)), n.length === 0 ? lC(t) : `${lC(t)}=${s(n.join("="))}`;
	});
	return {
		template: lC(n) + c + l.join("&") + lC(a),
		left: o
	};
}
const aC = /^[\w.~+,=:@-]+$/, oC = [
	"lokaform",
	"lokalise",
	"project"
];
function sC(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function cC(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function lC(e) {
	return e.replaceAll("${", () => "$${");
}
// \0late:formats
const uC = process.getBuiltinModule("node:module").createRequire(import.meta.url), dC = (...e) => uC("./late-formats.js").formatOf(...e), fC = (...e) => uC("./late-formats.js").readTexts(...e);
var pC = class {
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
		this.stopped || (this.reason = gC(e, t), this.stopped = {
			by: e,
			message: `${this.reason} ${_C(e)}`
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
		await Tr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const mC = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function hC(e) {
	let t = new pC(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of mC) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of mC) process.off(e, n);
		t.close();
	}
}
function gC(e, t) {
	return e === "time limit" ? `The time limit of ${vC(t)} was reached.` : `The run was stopped by ${e}.`;
}
function _C(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function vC(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
function yC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = bC(t), a = Rx(t), o = t.from ? CC(i, e, a) : [], [s] = o;
		if (o.length > 1) {
			n.push(DC(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : wC(i, e);
		c && n.push(DC(t, [c]));
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
	let a = r.map(({ parts: e }) => OC(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function bC({ values: e }) {
	let { key_name: t, platforms: n = f } = e;
	if (typeof t == "string") return [[t, n === f ? xC : SC(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, SC(r(e))]);
}
const xC = 2 ** f.length - 1;
function SC(e) {
	return e.reduce((e, t) => e | 1 << f.indexOf(t), 0);
}
function CC(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !TC(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function wC(e, t) {
	for (let [n, r] of t) for (let { group: t, platforms: i } of e.get(n) ?? []) {
		let [e] = t.parts;
		if (r & i && e && !e.from && e.values.filenames === void 0) return t;
	}
}
function TC(e, t) {
	return !e || !t ? !1 : f.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function EC({ values: e }) {
	let t = wb(e.key_name, e.platforms ?? f);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function DC(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [qv(P(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return G($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function OC(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = NC(e), { isPlural: o, leftOut: s, becameOther: c } = jC(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: LC(e),
			...i.size > 0 && { translations: PC(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...RC(e),
			...n.from ? {} : n.onCreate
		},
		span: Ca(n.span, () => kC(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [zC(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function kC(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		let r = t && IC(t, e);
		return !r || !n.has(e) ? r : Sa(r, { members: new Map([["other", r]]) });
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
		let [n] = e.flatMap((e) => FC(e, t));
		n && r.set(t, t === "translations" ? Sa(n, { members: a }) : n);
	}
	return r;
}
const AC = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function jC(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return AC;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return AC;
	let o = ({ part: e }) => Ye(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: MC(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function MC(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return G($, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function NC(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(zC(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function PC(e, t) {
	return Object.fromEntries(Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function FC({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [Sa(r, { file: t })] : [];
}
function IC(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return Sa(n ?? e.span, { file: e.file });
}
function LC(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function RC(e) {
	let t = 0, n = new Set(), r = {};
	for (let { from: i, onCreate: a } of e) if (i) {
		t |= SC(a.platforms ?? []);
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
function zC(e, t, n) {
	let r = qv(P(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? BC(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return G($, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function BC({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => we(e.files));
	return ge.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function VC(e) {
	let t = new T(), n = new Map();
	for (let r of HC(e)) {
		let e = Rx(r), i = e === void 0 ? "" : p(Ub(e)), [a] = EC(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(Kv("duplicate-key", `Key "${Q(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function HC(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function UC(e, t, n, r) {
	let { declared: i, problems: a } = qC(KC(e), r.project), o = "key-gone";
	if (t) {
		let e = zb.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: Fx.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: GC(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = WC(s, n);
	return {
		declared: i,
		context: GC(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function WC({ key_name: e, platforms: t = [...f], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Sb(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function GC(e, t) {
	let n = e.find((e) => e.startsWith(dt))?.slice(dt.length), r = {
		...Ft,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function KC({ declared: e, wrote: n }) {
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
function qC(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return G($, e, "unknown-language", r, {
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
function JC(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = rS(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(xt(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = ox.parse(i);
		return o === void 0 || dx(lx(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !YC(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : YC(e, "tags");
			return fu($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function YC({ fields: e }, t) {
	return a_(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const XC = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ZC = `[\\s${XC.source.slice(1)}`, QC = RegExp(`[{%$]|^${ZC}|${ZC}$`);
function $C(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !QC.test(e)) ? [] : nw(e, t), { words: a } = t;
	return a ? [...i, ...tw(n).flatMap((e) => sw(e, a))] : i;
}
const ew = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function tw(e) {
	return Object.entries(e).flatMap(([e, t]) => ew.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function nw(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = tw(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => C(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(Be), f = d || u(Ce) && (t.usesIcu?.() ?? !1), p = [...c, ...iw(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !v(t, m));
	return [
		...l("icu") && d ? c.flatMap(aw) : [],
		...l("placeholders") ? rw(b(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => Je(e, s?.(e.language), i)) : [],
		...l("plurals") && d ? Sn(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => ow(e, o)) : [],
		...l("blanks") ? rw(pw(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? cw(e, c, r) : []
	];
}
function rw(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || C(r.text).length === 0 || e.length < 3) return e;
	let i = [...a(e, ({ fault: e = "" }) => [e]).values()], o = (e) => new Set(e.map(({ language: e }) => e)).size, [s = []] = i.toSorted((e, t) => o(t) - o(e)), [c] = s, l = o(s), u = t.filter((e) => e !== r && C(e.text).length > 0).length;
	if (!c || l < 3 || l * 2 <= u) return e;
	let { check: d, language: f, fault: p, quotes: m } = c, h = `differs from ${l === u ? "all" : `${l} of ${u}`} other texts in the same way, so it is probably the one to correct: the ${f} text ${p}`, g = C(r.text).find((e) => s.every((t) => t.form === e.form));
	return [{
		...zt(d, r, g ?? {}, h),
		...m && { quotes: m }
	}, ...e.filter((e) => !s.includes(e))];
}
function iw({ texts: e, live: t }, n) {
	if (n === void 0 || C(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function aw(e) {
	return C(e.text).flatMap((t) => {
		if (!Be(t.text)) return [];
		let n = ke(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [zt("icu", e, t, o, `${i}.${_e(t.text)}`)];
	});
}
function ow(e, t) {
	return C(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [zt("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function sw(e, t) {
	return C(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...zt("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function cw({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || C(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => C(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || C(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const lw = RegExp(`^${ZC}*`), uw = new RegExp(ZC), dw = /\r\n?|[\u2028\u2029\x85]/g, fw = /[^\S\n\t]/g;
function pw(e, t) {
	let n = e.flatMap((e) => {
		let t = C(e.text).map((e) => ({
			...e,
			...mw(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Me(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [..._w("start", t, i?.start ?? ""), ..._w("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [zt("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function mw(e) {
	let t = lw.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && uw.test(e.charAt(n - 1));) --n;
	return {
		start: hw(t),
		end: hw(e.slice(n))
	};
}
function hw(e) {
	return e === "" ? "" : e.replace(XC, "").replace(dw, "\n").replace(fw, " ");
}
const gw = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function _w(e, t, n) {
	let r = t[e];
	return r === n || r === "" && /^ +$/.test(n) && gw.test(t.text) ? [] : n === "" ? [[`${e}s with ${vw(r)}`, "Remove it."]] : r === "" ? [[`does not ${e} with ${vw(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function vw(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function yw(e) {
	let t = new Map();
	return (n, r) => {
		let { [n]: i } = e, a = t.get(n) ?? bw({
			...e,
			..._(i) && i
		});
		return t.set(n, a), a(r);
	};
}
function bw(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string"), n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")), i = new RegExp(r.join("|"), "giu");
	return (e) => {
		let r = new Map();
		if (t.length === 0 || e.search(i) < 0) return r;
		let a = xw(e);
		i.lastIndex = 0;
		for (let e = i.exec(a); e; e = i.exec(a)) {
			let { 0: t, index: o } = e, s = n.get(t.toLowerCase());
			Sw(a.slice(0, o), t) || Sw(t, a.slice(o + t.length)) ? i.lastIndex = o + 1 : s && t !== Cw(t, s) && r.set(t, Cw(t, s));
		}
		return r;
	};
}
function xw(e) {
	let t = (e) => " ".repeat(e.length);
	return e.replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(Re, t);
}
function Sw(e, [t = ""]) {
	let [n = ""] = [...e.slice(-2)].reverse();
	return [n, t].every((e) => Ht.test(e) || /[\p{N}\p{M}_]/u.test(e));
}
function Cw(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const ww = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text",
	key_names: "key-name",
	descriptions: "no-description",
	words: "wrong-word"
}, Tw = 1e4, Ew = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, Dw = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], Ow = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function kw(e, t) {
	let r = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => C(n).some((n) => t(n.text, e)))), i = n(() => r(Be)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(Mw(e))).length > e.length * .1, s = n(() => e.length <= 10 || !o() && (r((e, t) => t === a) || e.some(({ live: e }) => e && C(Fw(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Ee(c.pattern) },
		...c && u !== "off" && { words: yw(c.words) }
	}, f = n(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = Mw(e), n = (e) => e !== t && f().has(e), [r, i = ""] = Ew.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && Dw.some((e) => f().has(i + e));
			let [, a] = Ow.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function Aw(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = kw(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = Pw(t, o, () => r(t), n), s = [...Iw(t, n), ...e];
		if (s.length !== 0 && (l(i, s.map((e) => Lw(t, e, n))), a += 1, a >= Tw)) break;
	}
	let [o] = i;
	if (o && a >= Tw) {
		let e = `${Tw.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function jw(e, t, n) {
	let { baseLanguage: r } = n, { rules: i, isForm: a } = kw(e.map((e) => ({ declared: e })), {
		levels: t,
		base: r,
		needed: he(n)
	});
	return { find(e, t, n, o) {
		let s = (n) => n && Ox(e.values.translations ?? {}, t, r).native(n), c = (e) => n[e] === void 0 ? void 0 : ox.parse(n[e]), l = c(o), u = c(r), d = u === void 0 || fx(u) ? s(Fw(t, r)) : u, f = {
			...d !== void 0 && { [r]: d },
			...l && { [o]: l }
		}, p = Pw(e, t, () => a(e), i, f), m = p.flatMap((e) => e.language === r ? e.check : []), h = (e) => e.language === o && !m.includes(e.check);
		return {
			...ab(cx(t, o) ?? {}),
			faults: p.filter(h).map(({ check: e, message: t }) => ({
				code: ww[e],
				message: t
			}))
		};
	} };
}
function Mw({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
const Nw = [];
function Pw(e, t, r, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return Nw;
	let c = n(() => Ox(o, t, i.base)), l = (e) => e && c().native(e);
	return $C({
		isForm: r,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => l(Fw(t, e)) }
	}, i);
}
function Fw(e, t) {
	let n = cx(e, t);
	return n && sx(n.translation, e.is_plural);
}
function Iw({ values: e, onCreate: t }, { keyNames: n, levels: r }) {
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
function Lw(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = G($, e, ww[r], o, {
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
function Rw({ values: e }, t, n, r) {
	let i = C((t ? Fw(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && cx(t, e);
			if (!n || !r(sx(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...ab(n)
			};
			return Ke.filter((e) => i[e]);
		}
	};
}
// src/keys/textManifest.ts
function zw(e, t, n) {
	let r = {
		path: e,
		lineStarts: xa(t)
	}, { texts: i, faults: a, base: o } = fC(e, t, Ut(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = oe(n.source, [...s]), l = {
		...n,
		source: c
	}, u = qw(l), d = a.filter(({ language: e }) => e === void 0 || Mn(c, Ge(c, e))), f = [], p, m = i[0] && Uw(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = Uw(e, l)), !m) continue;
		let t = new Jw(e, m.language), n = Ww(e, m, l);
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
		...o !== void 0 && { base: Ge(c, o) },
		variables: new Map(),
		problems: Vw(d, r, c)
	};
}
const Bw = {
	most: 10,
	first: 1
};
function Vw(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new T(Bw);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = F(t, s.start, s.end);
		c.add(D(i, e.scope === "run" ? o + Hw(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function Hw({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !Bt(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function Uw({ language: e }, { source: t, language: n }) {
	let r = n ?? Ge(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (Mn(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function Ww({ path: e, value: t, description: n }, { language: r }, i) {
	let a = Gw(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = Kw(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function Gw(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function Kw(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function qw({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
var Jw = class {
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
				...e && Yw(e)
			}]])
		}), this.description && r.set("description", {
			...Xw(this.description.at),
			name: t
		}), r;
	}
};
function Yw(e) {
	let t = [...e].map(([e, { at: t, name: n }]) => [e, {
		...Xw(t),
		name: Xw(n)
	}]);
	return { members: new Map(t) };
}
function Xw({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
const Zw = {
	schema: Fx,
	fields: Mx,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, Qw = {
	schema: Lx,
	fields: Mx.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function $w(e, t) {
	return vu({
		plural: "keys",
		entry: Zw,
		defaults: Qw
	}, e, t);
}
function eT(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : Object.entries(n).flatMap(([e, n]) => bx(e, n, t, g)).map(({ code: t, message: n, path: r }) => {
		let i = {
			path: ["translations", ...r],
			ofName: t === "plural-form"
		};
		return G($, e, t, n, {
			...i,
			scope: "run"
		});
	});
}
function tT(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : $w(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
}
const nT = {
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
		if (t === "prefix") return rT(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(dt)).sort()[0];
	}
};
function rT({ key_name: e, platforms: t }) {
	let [n = ""] = Q(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function iT(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: aT(e.entry, t.entry),
		wrote: aT(e.wrote, t.wrote)
	} : e;
}
function aT(e, t) {
	let n = {
		...oT(e),
		...oT(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function oT({ translations: e }) {
	return _(e) ? e : {};
}
const sT = "The live value is not compared and not changed.", cT = (e) => `${sT} A new key has ${e}.`, lT = {
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
		undeclared: `${sT} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: cT("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: cT("no tags, except the one of the setting `owner`"),
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
		undeclared: cT("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: cT("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: cT("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: cT("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: cT("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${sT} A new key is visible.`
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
		undeclared: cT("none"),
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
function uT({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const dT = {
	...$,
	plural: Tn.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Tn,
	limits: {
		removed: yn,
		removedPercent: On,
		overwrittenPercent: lt,
		unverified: gt,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: nT,
	entry: Zw,
	defaults: Qw,
	docs: lT,
	readManifest: $w,
	textFiles: {
		read: zw,
		name: Gw,
		isOnlyName: uT,
		join: yC
	},
	checkTogether: (e) => [...VC(e), ...Qx(e)],
	checkEntry: eT,
	adviceOn: Aw,
	incoming: jw,
	progressOf: Rw,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return ku(dT, e, n, i, ({ key_name: e, previously: t = [] }) => [...Q(e), ...t], (e) => {
			let n = rS(e, t, r.perPlatformNames, nS(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !uT(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: Gx,
	names: ({ key_name: e, platforms: t }) => Q(e, t),
	texts: (e) => Cx(e),
	storedForm: (e) => ex(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: tT,
	mergeKept: iT,
	findRestored: UC,
	undoneByApply: JC
};
// src/webhooks/match.ts
function fT(e, t, n) {
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
				...xT("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of gT(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => mT(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = Og(t, n), a = [...o].filter((e) => Ng(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${bT(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, xT("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, Mg(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = pT(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = vT([...o]).find((t) => hT(e, t) && kg(Mg(e.values.url), Mg(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, xT("lookalike-webhook", e, "url", r));
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
			let r = t.filter((t) => mT(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function pT(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && mT(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return xT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${yT(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => mT(e, t, i));
	if (s.length > 0) return xT("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${bT(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${yT(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return xT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${yT(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function mT(e, t, n) {
	return Ng(t.url, Og(e.values.url, n)) && hT(e, t);
}
function hT({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function gT(e, t, n) {
	let r = vT(t), i = e.flatMap((e) => r.filter((t) => mT(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		..._T(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function _T({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(NS)), new Set(t.map(NS))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function vT(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function yT(e) {
	return `${e.length === 1 ? "id" : "ids"} ${bT(e)}`;
}
function bT(e) {
	return vT(e).map(({ webhook_id: e }) => e).join(", ");
}
function xT(e, t, n, r) {
	return G(jS, t, e, r, { path: [n] });
}
function ST(e) {
	let t = new Map(), n = new T();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? p([
			Mg(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${Mg(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Kv("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function CT({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Og(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${Fg(s)} (${a})` : i, u = t ? [] : n.filter(({ branch: e }) => e === o), d = gT([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const wT = {
	schema: AS,
	fields: kS,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function TT(e, t, n) {
	let { entries: r, problems: i } = vu({
		plural: "webhooks",
		entry: wT
	}, e, t, { most: vl }), a = new Map(), o = new T();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = zS(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => P(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(D(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of ET(r, i, c)) o.add(e);
		}
		DT(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function ET(e, t, n) {
	let r = [], i = (e, t) => r.push(D(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a, o] = /(?:\$|(?<!\$)\{+|%(?=[A-Z_]+%))(\w+)[}%]*/.exec(t) ?? [];
	return a !== void 0 && i("variable", `${a} is not a variable, so it is sent as it is. Write \${${o}}.`), QS(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function DT({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (h.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${Oe(a, h)}`, o = P(t, n, ["events", i]);
		r.add(D("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const OT = {
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
}, kT = {
	...jS,
	plural: At.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: At,
	limits: {
		removed: Pt,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: YS,
	entry: wT,
	docs: OT,
	readManifest: TT,
	checkTogether: ST,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return ku(kT, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Mg(Og(e, i))), (e) => {
			let r = fT(e, t, i), a = r.matches.flatMap((e) => jT(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: LS,
	names: () => [],
	texts: () => [],
	findRestored: CT,
	variablesOf: AT
};
function AT({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? zS(r.values.url, i).variables : [], o = new Map(a);
	if (Dg(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = zS(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = P(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => D(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function jT({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Ou}`;
	return [{
		declared: e,
		problem: G(jS, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const MT = [dT, kT];
ju(MT);
// src/run/textAdvice.ts
function NT(e) {
	let { settings: t, textFiles: n } = e, r = $v(t.rules, n, e.declared), i = {
		levels: r?.isSure ? t.rules.checks : {
			...t.rules.checks,
			base: "off"
		},
		base: r?.language,
		needed: de
	}, { kinds: a, entries: o } = Uv(e.declared, r?.language ?? "");
	return a.flatMap((e) => {
		let t = (o[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, i) ?? []];
	});
}
function PT({ settings: e }, { kinds: t }, n) {
	let r = {
		levels: e.rules.checks,
		base: n.baseLanguage,
		needed: he(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, r) ?? []);
}
// src/run/run.ts
function FT(e, t, n) {
	return IT(n, (n) => LT(e, t, n));
}
async function IT(e, t) {
	let n = new ot(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(id(t, i)))
	};
	try {
		return nd({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function LT(e, t, r) {
	let { cancellation: i, folders: a } = r;
	r.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || r.withoutSecrets, c = s ? void 0 : RT(e, t, r), { stopping: l } = i, u = await ry(e, a, {
		...r,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = s ? d.map(NT) : [], p = e.command === "validate" ? u.problems.map(zT) : u.problems;
	r.onSecrets(d.flatMap(({ declared: e }) => Cg(e.variables)));
	let m = await BT(e, a), h = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], g = d.map((e) => e.declared), _ = e.projects.flatMap(({ rules: e }) => e.overwrite), v = [...new Set(d.flatMap((e) => e.manifests))], ee = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], te = await ud(e, v, a), ne = e.projects.flatMap(({ name: e }) => e ?? []), y = {
		format_version: 1,
		command: e.command,
		...ne.length > 0 && { selected: ne },
		manifests: v,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, g.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: tn([
			...t,
			...m.problems,
			...p,
			...await pa(h, a),
			...tb("overwrite", [...new Set(_)], g),
			...Jy(ee, g),
			...te.values(),
			...f.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, b = () => i.stopped ? { stopped: i.stopped } : {};
	if (i.stopping.aborted) return {
		...y,
		...b()
	};
	let re = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: r.onSecrets
	}, ie = () => r.target?.(v, re), { lastApplied: ae } = r, oe = ae && n(() => ae(v, re));
	if (r.withoutSecrets) {
		let t = await Cy(e, y, d, ie);
		return {
			...y,
			...t && { manifest_comparison: t },
			...b()
		};
	}
	if (e.command === "validate" || mt(y.problems)) return y;
	if (e.command === "apply" && r.permission) {
		let e = await r.permission.toApply(y.manifests);
		if (y.problems = [...y.problems, ...e], Et(e)) return y;
	}
	let se = [], ce = e.command === "plan" ? await ie() : void 0;
	y.problems = [...y.problems, ...xy(ce, d, e.others.length > 0)];
	let le = {
		saved: m.plans,
		target: ce,
		applied: oe
	}, { runProject: ue } = await import("./project3.js");
	for (let t of d) se.push(await ue(t, e, le, r));
	let de = se.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return y.problems = [...y.problems, ...Xy(ee, de, g)], {
		...y,
		projects: se,
		...b()
	};
}
function RT(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Et(t) || r.id === "") return;
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
function zT(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
async function BT({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [D("bad-plan", e)]
	}), a = N(t, r), o = await $r(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => ad(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function VT(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: FT }) {
	return hC(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await HT(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return WT(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = UT(f, p), h = await dd(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = UT(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), Gd(g, n.exitsWithFindings(c));
	});
}
async function HT(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await bv(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await bv("validate", t, n);
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
function UT(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function WT({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = D("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Et(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Et(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Lv as $, du as $n, Nr as $r, ip as $t, Jy as A, Nd as An, ui as Ar, mg as At, yy as B, Vu as Bn, ii as Br, Pm as Bt, Sb as C, Bd as Cn, Ni as Cr, dg as Ct, eb as D, Dd as Dn, hi as Dr, ug as Dt, Wy as E, Md as En, mi as Er, cg as Et, Ny as F, od as Fn, ni as Fr, Yh as Ft, ay as G, Nu as Gn, $r as Gr, bp as Gt, py as H, Mu as Hn, Yr as Hr, hm as Ht, Py as I, ad as In, Xr as Ir, Mh as It, Zv as J, Eu as Jn, Qr as Jr, Vf as Jt, ry as K, Cu as Kn, Kr, _p as Kt, ky as L, rd as Ln, Ur as Lr, hh as Lt, nb as M, md as Mn, oi as Mr, rg as Mt, Gy as N, ud as Nn, Hr as Nr, ig as Nt, $y as O, Od as On, pi as Or, pg as Ot, Oy as P, gd as Pn, Gr as Pr, Zh as Pt, Uv as Q, pu as Qn, Pr as Qr, zf as Qt, Dy as R, Ju as Rn, ri as Rr, kh as Rt, vb as S, Rd as Sn, Ei as Sr, Dg as St, Xy as T, Ad as Tn, vi as Tr, ag as Tt, vy as U, Pu as Un, ti as Ur, Yp as Ut, fy as V, Lu as Vn, N as Vr, km as Vt, ny as W, Fu as Wn, Jr as Wr, yp as Wt, Hv as X, hu as Xn, Lr as Xr, fp as Xt, Jv as Y, bu as Yn, zr as Yr, pp as Yt, Vv as Z, fu as Zn, Fr as Zr, Zf as Zt, sx as _, nf as _n, Yi as _r, Ig as _t, pC as a, kf as an, ba as ar, X_ as at, Q as b, Gd as bn, Fi as br, Cg as bt, fC as c, Nf as cn, ya as cr, u_ as ct, yS as d, Sf as dn, va as dr, l_ as dt, Vr as ei, J as en, uu as er, Sv as et, bS as f, q as fn, fa as fr, a_ as ft, $ as g, ff as gn, ea as gr, Yg as gt, rS as h, mf as hn, la as hr, Jg as ht, MT as i, Er as ii, Ef as in, Da as ir, Z as it, tb as j, Pd as jn, ci as jr, fg as jt, Yy as k, jd as kn, fi as kr, hg as kt, qS as l, bf as ln, P as lr, f_ as lt, nS as m, xf as mn, $i as mr, t_ as mt, IT as n, Mr as ni, Y as nn, Il as nr, _v as nt, hC as o, Ff as on, xa as or, A_ as ot, jS as p, K as pn, da as pr, Zg as pt, ey as q, G as qn, Wr as qr, gp as qt, PT as r, Ar as ri, Tf as rn, _l as rr, pv as rt, dC as s, Pf as sn, Oa as sr, y_ as st, VT as t, jr as ti, Df as tn, Pl as tr, bv as tt, zS as u, yf as un, F as ur, i_ as ut, cx as v, qd as vn, Xi as vr, Ng as vt, gb as w, Ud as wn, ki as wr, sg as wt, ub as x, Id as xn, Ji as xr, Fg as xt, _b as y, zd as yn, Zi as yr, Og as yt, Sy as z, Gu as zn, ai as zr, Oh as zt };
