import { i as e } from "./rolldown-runtime.js";
import { C as t, E as n, S as r, T as i, _ as a, a as o, b as s, c, f as l, g as u, h as d, l as f, m as p, p as m, s as h, u as g, v as _, w as v } from "./wire.js";
import { $ as y, $r as ee, $t as te, An as b, Ar as x, Bt as ne, C as re, Cr as ie, Ct as ae, Dn as oe, Dr as se, Dt as ce, En as le, Er as ue, Et as de, F as fe, Fr as pe, Ft as me, G as he, Gr as ge, H as _e, Ht as ve, In as ye, Ir as be, It as xe, J as S, Jt as Se, K as Ce, Kr as we, Kt as Te, Ln as Ee, Lr as De, M as Oe, Mn as ke, Mr as Ae, Mt as je, Nr as Me, Nt as Ne, O as Pe, On as Fe, Or as Ie, Ot as Le, Pn as Re, Pr as ze, Pt as Be, Q as Ve, Qr as He, Rr as Ue, Rt as We, S as Ge, Sn as Ke, Sr as qe, St as Je, T as Ye, Tn as Xe, Tr as Ze, Tt as Qe, U as $e, Vn as et, Vt as tt, W as nt, Wn as rt, Wt as it, X as C, Xr as at, Y as ot, Yt as st, Z as ct, Zt as lt, _ as ut, _r as dt, _t as w, an as ft, b as T, br as pt, bt as mt, c as ht, ci as gt, cn as _t, d as E, dn as vt, dr as yt, dt as bt, ei as xt, fn as St, fr as Ct, ft as wt, g as Tt, gr as Et, gt as Dt, h as Ot, hr as kt, ht as At, in as jt, jn as Mt, jr as D, jt as Nt, kn as Pt, kr as Ft, kt as It, l as Lt, li as Rt, ln as zt, lt as Bt, m as Vt, mn as Ht, mr as Ut, mt as Wt, n as Gt, ni as Kt, nn as qt, nt as Jt, o as Yt, oi as Xt, ot as Zt, p as Qt, pn as $t, pr as en, pt as tn, q as nn, qt as rn, r as O, ri as an, rn as on, s as sn, si as cn, sn as ln, st as un, t as dn, tn as fn, tt as pn, ut as mn, v as hn, vn as gn, vr as _n, vt as vn, wn as yn, wr as bn, wt as xn, x as Sn, xr as Cn, xt as wn, y as Tn, yr as En, yt as Dn, zn as On, zt as kn } from "./start.js";
import { _ as An, b as jn, c as Mn, d as Nn, f as Pn, g as Fn, h as k, i as In, l as Ln, m as Rn, n as zn, p as Bn, r as Vn, s as Hn, t as Un, x as Wn, y as Gn } from "./zod.js";
import { a as Kn, c as qn, d as A, f as Jn, i as Yn, l as Xn, o as Zn, r as Qn, s as $n, u as er } from "./client.js";
import { basename as tr, delimiter as nr, dirname as j, extname as rr, isAbsolute as ir, join as ar, posix as or, relative as sr, resolve as M, sep as cr, win32 as lr } from "node:path";
import { access as ur, constants as dr, link as fr, lstat as pr, open as mr, readFile as hr, readdir as gr, realpath as _r, rename as vr, rm as yr, stat as br, writeFile as xr } from "node:fs/promises";
import { setImmediate as Sr, setTimeout as Cr } from "node:timers/promises";
// \0node:crypto
const wr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Tr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), Er = Tr(6).toString("hex"), Dr = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Or(e, t, n = {}) {
	await Nr(j(e));
	let r = await Ar(e, t, n);
	await vr(r, e).finally(() => yr(r, { force: !0 }));
}
async function kr(e, t, n) {
	await Nr(j(e));
	let r = await Ar(e, t, n);
	return jr(r, e).finally(() => yr(r, { force: !0 }));
}
async function Ar(e, t, { mode: n, root: r, check: i }) {
	let a = j(e), o = ar(a, `.lokaform-${process.pid}-${Er}-${Tr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = dr, d = await mr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = ar(await _r(r), sr(M(r), M(a)));
			if (await _r(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await hr(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await yr(o, { force: !0 }), e;
	}
}
async function jr(e, t) {
	try {
		await fr(e, t);
	} catch (n) {
		return Lr(n, "EEXIST") || await Ir(t) ? !1 : (await vr(e, t), !0);
	}
	return await yr(e, { force: !0 }).catch(() => {}), !0;
}
async function Mr(e) {
	try {
		let t = await mr(e, dr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Lr(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Nr(e) {
	for (let t of await gr(e).catch(() => [])) {
		let [, n, r] = Dr.exec(t) ?? [];
		n === void 0 || r === Er || Number(n) !== process.pid && Pr(Number(n)) || await yr(ar(e, t), { force: !0 }).catch(() => {});
	}
}
function Pr(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Lr(e, "ESRCH");
	}
}
async function Fr(e, t) {
	let n = t;
	for (let r of sr(t, e).split(cr)) {
		n = ar(n, r);
		let e = await pr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${sr(t, n)}. Choose a path without links`;
	}
}
function Ir(e) {
	return pr(e).then(() => !0, () => !1);
}
function Lr(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Rr = {
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
function zr(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Rr[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/paths.ts
const Br = new AbortController().signal;
function N(e, { displayRoot: t }) {
	return sr(t, e).split(cr).join("/");
}
function Vr(e, t) {
	let n = sr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${cr}`) && !ir(n);
}
async function Hr(e, t) {
	for (let n = e;; n = j(n)) {
		if (await Ir(ar(n, ".git"))) return n;
		if (n === j(n) || n === t || t !== void 0 && !Vr(n, t)) return;
	}
}
async function Ur(e, t, n) {
	let r = await Wr(t), i = n && await Wr(n), a = new Map();
	for (let n of e) {
		let e = await Wr(M(t, n)), o = await Hr(j(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(N(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? N(ar(e ?? r, n), { displayRoot: r })
	}));
}
async function Wr(e) {
	return _r(e).catch(() => e);
}
var Gr = class extends Error {};
async function Kr(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new Gr());
	if (!t) return hr(e);
	let [r, i] = await Promise.all([_r(e), _r(t.workspace)]);
	if (!Vr(r, i)) throw new Gr();
	return hr(r);
}
function qr(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? Yr(e) : "utf-8";
	return new TextDecoder(n, { fatal: !0 }).decode(e);
}
function Jr(e, t) {
	let n = Yr(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function Yr([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function Xr(e) {
	try {
		return new TextDecoder(Yr(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function Zr(e, t, n, r = qr) {
	try {
		return re(r(await hr(e)));
	} catch (r) {
		let i = `${t} ${N(e, n)} cannot be read: ${$r(r)}`;
		return Tt(T("not-read", i));
	}
}
const Qr = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function $r(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof Gr) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Qr[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function ei(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(Qr, String(e.code))) return;
	let n = `${N(e.path, t)} was changed or removed while Lokaform ran. Now ${$r(e)} Run again when no other program changes it.`;
	return T("not-read", n, { scope: "project" });
}
async function ti(e, { commit: t }) {
	return t ? t.isFile(e) : (await br(e).catch(() => void 0))?.isFile() === !0;
}
async function ni(e, { commit: t }) {
	return t ? t.isFolder(e) : (await br(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/commitFiles.ts
var ri = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const ii = [
	"*",
	".*",
	"**"
];
var ai = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new ri(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => ii.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = M(e, i.join("/")), o = sr(a, this.#e).split(cr).join("/"), s = o !== "" && !o.startsWith("..") && !ir(o), c = s ? "" : await this.#o(a);
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
		let t = sr(this.#e, e).split(cr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || ir(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (ir(n)) return;
			let r = or.join(or.dirname(e.path), n, t.slice(e.path.length));
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
const oi = "Lokaform-Pulled";
function si(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(oi).map(ci), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: d(r) },
		overwrites: a
	};
}
function ci(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
function li(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function ui(e, t = Infinity) {
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
function di(e, t, { since: n, now: r = Infinity }) {
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
async function fi(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = pi(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function pi({ commits: e, merged: t }, n) {
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
const mi = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), hi = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), gi = {
	output: 67108864,
	time: 3e4
};
var _i = class extends Error {
	name = "GitFailure";
};
const vi = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, yi = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, bi = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], xi = /^\.(com|exe)$/i;
function Si(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? or.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => xi.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => lr.join(n, e + t)) : [];
	});
}
function Ci(e, t) {
	let n = Si("git", process.platform, t).filter((t) => !wi(e, j(t))), r = n.find(Ti);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => j(e)))].join(nr)
	};
}
function wi(e, t) {
	try {
		let [n, r] = [Oe(t), Oe(e)];
		return n === r || Vr(n, r);
	} catch {
		return !0;
	}
}
function Ti(e) {
	try {
		return Pe(e, dr.X_OK), fe(e).isFile();
	} catch {
		return !1;
	}
}
async function Ei(e, t, { environment: n, signal: r, limits: i = gi }, a = "") {
	let o = Ci(e, n);
	if (!o) throw new _i(Di);
	let s = Object.entries(n).filter(([e]) => vi.test(e)), c = {
		...Object.fromEntries(s),
		...yi,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: j(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = mi(o.program, [
			"-C",
			e,
			...bi,
			...t
		], {
			cwd: j(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new _i(Oi(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new _i("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new _i(ki(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const Di = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Oi(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function ki(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function Ai(e, t) {
	let n = await _r(e), r = await Hr(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await Ei(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof _i) return;
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
const ji = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var Mi = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? ji : await this.#r(i.root).versions(e, n, i));
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
		return Ur(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new Ni(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, Ni = class {
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
			}, { known: c, missing: l } = await fi(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof _i) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Ei(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await Ui(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof _i) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = Ii(this.#e, {
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
		this.#r ??= Ui(this.#e, this.#t);
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
			(r === void 0 || Pi(r) !== Pi(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => tr(e) === tr(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = ar(this.#e, e);
		try {
			return (await pr(t)).isFile() ? Xr(await hr(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await Wi(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function Pi(e) {
	return e?.replaceAll("\r\n", "\n");
}
const Fi = 67108864;
async function Ii(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await Ri(e, n, i), s = async (...t) => (await Ei(e, [
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
			trailers: si(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(zi), l = ui(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return Li;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await Bi(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = di(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await Vi(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: li([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
const Li = {
	commits: [],
	merged: [],
	overwrites: [],
	unread: void 0
};
async function Ri(e, t, n) {
	try {
		let r = await Ei(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof _i) return new Set();
		throw e;
	}
}
function zi(e) {
	if (e instanceof _i && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Bi(e, t, n) {
	let r = (await Ei(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function Vi(e, t, n) {
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
	], o = Hi((await Ei(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: o.get(e.id) ?? []
	}));
}
function Hi(e) {
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
async function Ui(e, t, n = "HEAD") {
	let r = await Ei(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(zi);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function Wi(e, t, n, r) {
	if (t.length === 0) return;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Ei(e, ["cat-file", "--batch-check"], r, i(t)), o = Fi, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? gi,
		output: 2 * Fi
	}, u = await Ei(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, Xr(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function Gi(e) {
	return `${oi}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/files/findFiles.ts
async function Ki(e, t, n, r) {
	let i = M(t, e);
	return await ti(i, n) ? [i] : qi(e.split(cr).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof ri) throw e;
		return [];
	});
}
async function qi(t, n, r, i) {
	let a = Ue(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").includes("node_modules")) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => De(e, t, l))) continue;
		let n = M(c, t);
		await ti(n, r) && f.add(n);
	}
	return [...f];
}
async function Ji(e, t) {
	let n = ar(j(e), ".gitignore"), r = `/${tr(e)}`, i;
	try {
		i = qr(await hr(n));
	} catch (e) {
		if (Lr(e, "ENOENT")) return re({
			path: n,
			text: `${r}\n`
		});
		let i = `${N(n, t)} cannot be read: ${$r(e)}`;
		return Tt(T("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(tr(e))) return re(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return re({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function Yi(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await Xi(a, t, n), o = e.flatMap((e) => It(a, Zi(a, e)) ?? []), s = ve(a, o), c = e.flatMap((e) => Qi(s, e) ?? []), u = c.filter(({ textFile: e }) => $i(s, e.language));
		l(i, ta(s, e, c), na(s, u, t));
		for (let e of u.sort(ea(s))) r.has(e.full) ? i.push(ra(s, N(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function Xi(e, t, n) {
	return (await Ki(je(e), e.folder, t, n)).filter((e) => ce(e) !== void 0).sort();
}
function Zi({ folder: e }, t) {
	return sr(e, t).split(cr).join("/");
}
function Qi(e, t) {
	let n = Zi(e, t), r = Be(e, n);
	if (!(Ne(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...xe(e, n)
		}
	};
}
function $i(e, t) {
	return t === void 0 || tt(e, t);
}
function ea({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function ta(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [T("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [T("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => it(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return T("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				scope: "change"
			}
		});
	});
}
function na({ keyName: e, place: t }, n, r) {
	return Le.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${N(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [T("bad-setting", o, { place: t })];
	});
}
function ra({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return T("bad-setting", n, { place: e });
}
const ia = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], aa = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function oa(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(ia, {
		cwd: t,
		ignore: aa,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function sa(e, t, n, r) {
	let { paths: i, problems: a } = await ca(e, t, n, r), o = await Yi(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await pa(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (c.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		c.push(T("no-manifest", n));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [N(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u)
	};
}
async function ca({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await fa(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else o[c] = u && r.includes(":") ? [] : await da(`${c}.yaml`, n, i);
	return {
		paths: o,
		problems: s
	};
}
async function la(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => ca(e, { id: "" }, n, t))), i = (await Yi(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function ua(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await da(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${N(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, T("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await la(e, Br)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function da(e, t, n) {
	let r = M(t, e);
	return await ti(r, n) ? [r] : [];
}
async function fa(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Ki(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await ni(M(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(T("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function pa(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = N(a, t);
		try {
			let n = qr(await Kr(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof ri) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(T("not-read", `${e} cannot be read: ${$r(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/model/place.ts
const ma = Hn().min(0), ha = Nn({
	file: k(),
	line: ma,
	col: ma,
	endLine: ma,
	endCol: ma
});
function P(e, t, n = []) {
	let r = Ca(e, t, n);
	return va(r.file, r.at.start, r.at.end);
}
function ga(e, t, n) {
	let r = Ca(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return va(r.file, i, a);
}
function _a(e, t, n) {
	return Ca(e, t, n).file;
}
function va(e, t, n) {
	let r = wa(e, t), i = wa(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function ya(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function ba(e, t) {
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
function xa(e, t) {
	return new Sa(e, t);
}
var Sa = class {
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
function Ca(e, t, n) {
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
function wa(e, t) {
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
const Ta = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function Ea(e) {
	return Array.from(e.matchAll(/^<{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// node_modules/js-yaml/dist/js-yaml.mjs
var F = Symbol("NOT_RESOLVED");
function Da(e, t) {
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
function Oa(e, t) {
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
function ka(e, t) {
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
var Aa = Da("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), ja = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Ma = Da("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ja.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Na = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Pa = Da("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Na.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Fa = [
	"true",
	"True",
	"TRUE"
], Ia = [
	"false",
	"False",
	"FALSE"
], La = Da("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Fa.indexOf(e) !== -1 || Ia.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Ra = [
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
], za = [
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
], Ba = Da("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Ra.indexOf(e) !== -1 || za.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Va = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Ha = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Ua(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Wa(e, t) {
	if (t) {
		if (!Ha.test(e)) return F;
	} else if (!Va.test(e)) return F;
	let n = Ua(e);
	return Number.isFinite(n) ? n : F;
}
var Ga = Da("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Wa,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ka = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function qa(e) {
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
function Ja(e) {
	if (!Ka.test(e)) return F;
	let t = qa(e);
	return Number.isFinite(t) ? t : F;
}
var Ya = Da("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Ja,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Xa = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Za = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Qa(e) {
	if (!Xa.test(e)) return F;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Za.test(e) ? r : F;
}
function $a(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var eo = Da("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Qa,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: $a
}), to = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), no = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function ro(e) {
	if (!to.test(e)) return F;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || no.test(e) ? r : F;
}
function io(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var ao = Da("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: ro,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: io
}), oo = Da("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : F,
	identify: () => !1
}), so = /^[A-Za-z0-9+/]*={0,2}$/;
function co(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !so.test(t)) return F;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function lo(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var uo = Da("tag:yaml.org,2002:binary", {
	resolve: co,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: lo
}), fo = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), po = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function mo(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function ho(e) {
	let t = fo.exec(e);
	if (t === null && (t = po.exec(e)), t === null) return F;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = mo(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? F : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return F;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = mo(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return F;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return F;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var go = Da("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: ho,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), _o = Oa("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function vo(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var yo = Oa("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (vo(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), bo = Oa("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), xo = ka("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: vo,
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
}), So = ka("tag:yaml.org,2002:set", {
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
function Co() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function wo() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function To(e) {
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
var Eo = class e {
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
		let t = To(e), n = [], r = Co(), i = wo();
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
			if (t !== F) return {
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
}, Do = new Eo([
	Aa,
	_o,
	xo
]);
[...Do.tags];
var Oo = new Eo([
	...Do.tags,
	Ma,
	La,
	Ga,
	eo
]);
new Eo([
	...Do.tags,
	Pa,
	Ba,
	Ya,
	ao,
	go,
	oo,
	uo,
	yo,
	bo,
	So
]).withTags({
	...Ya,
	resolve: (e, t, n) => {
		let r = Ya.resolve(e, t, n);
		return r === F ? Ga.resolve(e, t, n) : r;
	}
}, {
	...ao,
	resolve: (e, t, n) => {
		let r = ao.resolve(e, t, n);
		return r === F ? eo.resolve(e, t, n) : r;
	}
});
var ko = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Ao(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function jo(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Mo(e, t) {
	if (!e.buffer) return null;
	let n = {
		...ko,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Ao(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${jo((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Ao(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${jo((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Ao(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${jo((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function No(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Po = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = No(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${No(this, e)}`;
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
		throw s.snippet = Mo(s), new e(r, s);
	}
}, I = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, L = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, Fo = {
	BLOCK: 1,
	FLOW: 2
}, Io = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Lo = -1;
function Ro(e) {
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
var zo = Array(256), Bo = Array(256);
for (let e = 0; e < 256; e++) zo[e] = +!!Ro(e), Bo[e] = Ro(e);
function Vo(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Ho(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Uo(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Wo(e, t, n) {
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
function Go(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Ko(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Wo(e, i, n);
			r += Go(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function qo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Wo(e, i, n);
			r += Go(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Jo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Wo(e, i, n).position;
			else if (t < 256 && zo[t]) r += Bo[t], i++;
			else {
				let n = Uo(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Ho(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Vo(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Wo(e, i, n);
			r += Go(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Yo(e, t, n, r, i, a) {
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
	return i === Io.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Io.STRIP && u && (l += "\n"), l;
}
function Xo(e, t) {
	if (t.valueStart === Lo) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case L.SINGLE_QUOTED: return qo(e, n, r);
		case L.DOUBLE_QUOTED: return Jo(e, n, r);
		case L.LITERAL_BLOCK: return Yo(e, n, r, t.indent, t.chomping, !1);
		case L.FOLDED_BLOCK: return Yo(e, n, r, t.indent, t.chomping, !0);
		default: return Ko(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Zo = {
	filename: "",
	schema: Oo,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, R = -1, Qo = Object.prototype.hasOwnProperty, $o = 1, es = 2, ts = 3, ns = 4, rs = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, is = /[,\[\]{}]/, as = /^(?:!|!!|![0-9A-Za-z-]+!)$/, os = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, ss = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, cs = RegExp(`^(?:${os})*$`), ls = RegExp(`^(?:${ss})+$`), us = RegExp(`^(?:!(?:${os})*|${ss}(?:${os})*)$`), ds = {
	filename: "",
	maxDepth: 100
};
function fs(e, t, n) {
	e.events.push({
		type: I.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function ps(e, t, n, r, i, a, o) {
	e.events.push({
		type: I.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function ms(e, t, n, r, i, a, o) {
	e.events.push({
		type: I.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function hs(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: I.MAPPING,
		start: t.position,
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R,
		style: Fo.FLOW
	});
}
function gs(e, t, n, r, i, a, o, s, c = Io.CLIP, l = -1, u = !1) {
	e.events.push({
		type: I.SCALAR,
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
function _s(e, t, n) {
	e.events.push({
		type: I.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function vs(e) {
	e.events.push({ type: I.POP });
}
function z(e) {
	gs(e, R, R, R, R, R, R, L.PLAIN);
}
function ys() {
	return {
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R
	};
}
function bs(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function xs(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function B(e, t) {
	Po.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function V(e) {
	return e === 10 || e === 13;
}
function Ss(e) {
	return e === 9 || e === 32;
}
function Cs(e) {
	return Ss(e) || V(e);
}
function ws(e) {
	return e === 0 || Cs(e);
}
function Ts(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Es(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Ds(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Os(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function ks(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function As(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function H(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Cs(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Ss(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!V(r) && r !== 0);
		if (!V(r)) break;
		for (As(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function js(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Cs(n);
	}
	return !1;
}
function Ms(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Ns(e) {
	if (e.position !== e.lineStart) return !1;
	if (js(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = bs(e);
	Ms(e), H(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && js(e));
	return xs(e, t), r;
}
function Ps(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !V(t);) t = e.input.charCodeAt(++e.position);
}
function Fs(e, t, n) {
	let r = rs.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, B(e, "the stream contains non-printable characters"));
}
function Is(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== R && B(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && B(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Cs(s) && !(n && Ts(s));) s === 33 && (a ? B(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), as.test(o) || B(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), is.test(l) && B(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? cs.test(l) : ls.test(l)) && B(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Qo.call(e.tagHandlers, o) && B(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Ls(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== R && B(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Cs(e.input.charCodeAt(e.position)) && !Ts(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Rs(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== R || t.tagStart !== R) && B(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Cs(e.input.charCodeAt(e.position)) && !Ts(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an alias node must contain at least one character"), _s(e, n, e.position), !0;
}
function zs(e, t) {
	H(e, !1), e.lineIndent < t && B(e, "deficient indentation");
}
function Bs(e, t, n) {
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
			return e.position++, gs(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.SINGLE_QUOTED, Io.CLIP, -1, i), !0;
		}
		V(a) ? (i = !1, zs(e, t)) : e.position === e.lineStart && js(e) ? B(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a single quoted scalar");
}
function Vs(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, gs(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.DOUBLE_QUOTED, Io.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (V(n)) zs(e, t);
			else if (ks(n)) e.position++;
			else {
				let t = Os(n);
				for (t === 0 && B(e, "unknown escape sequence"); t-- > 0;) e.position++, Ds(e.input.charCodeAt(e.position)) < 0 && B(e, "expected hexadecimal character");
				e.position++;
			}
		} else V(a) ? (i = !1, zs(e, t)) : e.position === e.lineStart && js(e) ? B(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a double quoted scalar");
}
function Hs(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Io.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? L.LITERAL_BLOCK : L.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Es(n);
		if (n === 43 || n === 45) i !== Io.CLIP && B(e, "repeat of a chomping mode identifier"), i = n === 43 ? Io.KEEP : Io.STRIP, e.position++;
		else if (r >= 0) r === 0 && B(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && B(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Ss(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Ps(e), V(e.input.charCodeAt(e.position)) ? As(e) : e.input.charCodeAt(e.position) !== 0 && B(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Ns(e)) break;
		if (!o && l === -1 && V(i) && (u = Math.max(u, r)), !o && l === -1 && !V(i) && (i === 9 && r < t && (e.position = n + r, B(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, B(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !V(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !V(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !V(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Ps(e), f = e.position, V(e.input.charCodeAt(e.position)) && (As(e), f = e.position);
	}
	return Fs(e, d, f), gs(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Us(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === $o;
	if (n === 0 || Cs(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Ts(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (ws(t) || r && Ts(t)) return !1;
	}
	return !0;
}
function Ws(e, t, n, r) {
	if (!Us(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === $o, c = !1;
	for (; o !== 0 && !Ns(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (ws(t) || s && Ts(t)) break;
		} else if (o === 35) {
			if (Cs(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Ts(o)) break;
		else if (V(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (H(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Ss(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Fs(e, i, a), gs(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, L.PLAIN, Io.CLIP, -1, !c), !0);
}
function Gs(e, t) {
	let n = e.line;
	H(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && B(e, "deficient indentation");
}
function Ks(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? ms(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Fo.FLOW) : ps(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Fo.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Gs(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, vs(e), !0;
		o ? n === 44 && B(e, "expected the node content, but found ','") : B(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Cs(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Gs(e, t));
		let c = e.line, l = bs(e), u = Ys(e, t, $o, !1, !0);
		Gs(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Gs(e, t), i || hs(e, l), u || z(e), Ys(e, t, $o, !1, !0) || z(e), Gs(e, t), i || vs(e)) : i && r ? (u || z(e), z(e)) : i ? z(e) : r && (hs(e, l), u || z(e), z(e), vs(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	B(e, "unexpected end of the stream within a flow collection");
}
function qs(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !ws(e.input.charCodeAt(e.position + 1))) return !1;
	for (ps(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Fo.BLOCK); e.input.charCodeAt(e.position) === 45 && ws(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = H(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && ws(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? z(e) : Ys(e, t, ts, !1, !0), H(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && B(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && ws(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry");
	}
	return vs(e), !0;
}
function Js(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && ws(l)) o ||= (ms(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Fo.BLOCK), !0), c === 63 ? (i && z(e), a = !0, i = !0) : (i || (z(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (z(e), !1);
			let t = bs(e);
			if (!Ys(e, n, es, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Ss(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), ws(c) || B(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: I.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Fo.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) B(e, "expected ':' after a mapping key");
				else return r.anchorStart !== R || r.tagStart !== R ? (xs(e, t), !1) : !0;
			} else if (a) B(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== R || r.tagStart !== R ? (xs(e, t), !1) : !0;
		}
		if (Ys(e, t, ns, !0, s) && (s = !1), i || (s &&= (z(e), !1)), H(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) B(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && z(e), o && vs(e), !0) : !1;
}
function Ys(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && B(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = ys(), d = n === ns || n === ts, f = d, p = d;
	if (r && H(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = bs(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== R || u.anchorStart !== R) && (r === 33 || r === 38)) {
			let n = bs(e), r = t + 1;
			if (Js(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === I.MAPPING) return e.depth--, !0;
			xs(e, n);
		}
		if (s && (r === 33 && u.tagStart !== R || r === 38 && u.anchorStart !== R) || !Is(e, u, n === $o) && !Ls(e, u)) break;
		l === null && (l = i), H(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === ns) {
		let r = n === $o || n === es ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (qs(e, i, u) || Js(e, i, r, u)) || Ks(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = bs(e), n = l.position - l.lineStart;
					xs(e, l), Js(e, n, r, ys()) && e.events[t.eventsLength]?.type === I.MAPPING ? c = !0 : xs(e, t);
				}
				!c && (d && Hs(e, r, u) || Bs(e, r, u) || Vs(e, r, u) || Rs(e, u) || Ws(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && qs(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== R || u.tagStart !== R || d) && (gs(e, R, R, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, L.PLAIN), c = !0), e.depth--, c || u.anchorStart !== R || u.tagStart !== R;
}
function Xs(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Cs(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && B(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !V(e.input.charCodeAt(e.position));) {
		for (; Ss(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || V(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Cs(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (V(e.input.charCodeAt(e.position)) && As(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && B(e, "duplication of %YAML directive"), r.length !== 1 && B(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && B(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && B(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && B(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		as.test(t) || B(e, "ill-formed tag handle (first argument) of the TAG directive"), Qo.call(e.tagHandlers, t) && B(e, `there is a previously declared suffix for "${t}" tag handle`), us.test(n) || B(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Zs(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (H(e, !0); Xs(e);) t = !0, H(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && ws(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, H(e, !0), i = e.line > t;
	} else t && B(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && js(e)) {
		e.position += 3, H(e, !0);
		return;
	}
	if (fs(e, n, !1), Ys(e, e.lineIndent - 1, ns, !1, i, i) || z(e), H(e, !0), e.position === e.lineStart && js(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, H(e, !0), e.line === t && e.position < e.length && B(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === I.DOCUMENT && (o.explicitEnd = r), vs(e), !r && e.position < e.length && !Ns(e) && B(e, "end of the stream or a document separator is expected");
}
function Qs(e, t) {
	let n = e.length, r = {
		...ds,
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
	for (i !== -1 && Po.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Ms(r), H(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Zs(r), r.position === e && B(r, "can not read a document");
	}
	return r.events;
}
({
	...ds,
	...Zo
});
function $s(e, t) {
	return !!(e & 1 << t);
}
var ec = {
	applyQuoteFlowKeysOption: nc,
	doubleQuoteForInvisibles: rc,
	doubleQuoteWhitespaceOnly: ic,
	applyForceQuotesOption: ac,
	tryLongOrMultilineAsBlock: oc,
	quoteInvalidPlain: sc,
	fallbackToDoubleQuoted: cc
};
function tc(e) {
	return e.presenterOptions.quoteStyle === "single" && $s(e.allowedStylesMask, L.SINGLE_QUOTED) ? L.SINGLE_QUOTED : L.DOUBLE_QUOTED;
}
function nc(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === L.PLAIN && (e.style = L.DOUBLE_QUOTED);
}
function rc(e) {
	e.style === L.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function ic(e) {
	e.style === L.PLAIN && /^\s+$/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function ac(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== L.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? L.DOUBLE_QUOTED : tc(e)));
}
function oc(e) {
	if (e.style !== L.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!$s(e.allowedStylesMask, L.LITERAL_BLOCK)) {
		n && (e.style = L.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = L.LITERAL_BLOCK);
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
	o ? e.style = L.FOLDED_BLOCK : n && (e.style = L.LITERAL_BLOCK);
}
function sc(e) {
	e.style === L.PLAIN && !$s(e.allowedStylesMask, L.PLAIN) && (e.style = tc(e));
}
function cc(e) {
	$s(e.allowedStylesMask, e.style) || (e.style = L.DOUBLE_QUOTED);
}
var lc = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", uc = "[\\n\\r]", dc = "\\uFEFF", fc = "[ \\t]", pc = `(?:(?!(?:${uc}|${dc}))${lc})`, mc = `(?:(?!${fc})${pc})`, hc = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", gc = "[-?:,\\[\\]{}#&*!|>'\"%@`]", _c = "[,\\[\\]{}]", vc = mc, yc = `(?:(?!${_c})${mc})`, bc = `(?:(?:(?!${gc})${mc})|[?:-](?=${vc}))`, xc = `(?:(?:(?!${gc})${mc})|[?:-](?=${yc}))`, Sc = `(?:(?:(?![:#])${vc})|:(?=${vc}))#*`, Cc = `(?:(?:(?![:#])${yc})|:(?=${yc}))#*`, wc = `(?:${fc}*${Sc})*`, Tc = `(?:${fc}*${Cc})*`, Ec = `${bc}#*${wc}`, Dc = `${xc}#*${Tc}`, Oc = Ec, kc = Dc, Ac = `\\n+${Sc}${wc}`, jc = `\\n+${Cc}${Tc}`, Mc = `${Ec}(?:${Ac})*`, Nc = `${Dc}(?:${jc})*`;
RegExp(`^(?:${Mc})$`, "u"), RegExp(`^(?:${Nc})$`, "u"), RegExp(`^(?:${Oc})$`, "u"), RegExp(`^(?:${kc})$`, "u"), RegExp(`^(?:${hc})*$`, "u"), RegExp(`^(?:${hc}|\\n)*$`, "u"), RegExp(`^(?:${pc}|\\n)*$`, "u"), Object.keys(ec).map((e) => Reflect.get(ec, e)), I.DOCUMENT, I.SEQUENCE, I.MAPPING, I.SCALAR, I.ALIAS, I.POP, L.PLAIN, L.SINGLE_QUOTED, L.DOUBLE_QUOTED, L.LITERAL_BLOCK, L.FOLDED_BLOCK, Fo.BLOCK, Fo.FLOW, Io.CLIP, Io.STRIP, Io.KEEP;
// src/yaml/events.ts
var Pc = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Fc = "A manifest is one document: split it into files instead of writing ---.", Ic = 2 ** 15, Lc = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Rc = /^[^\n]*\n(?=[ \t]*[\]}])/gm, zc = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* Bc(e, t, n = Ic) {
	let r = t ? e.length : 25e5, i = e.length > n ? Wc(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Pc("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new Pc("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Vc(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function Vc(e, t, n, r) {
	let i = Hc(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== I.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== I.SEQUENCE || s.style !== Fo.BLOCK) || !c.every(({ type: e }) => e === I.POP) || i.some(({ type: e }) => e === I.DOCUMENT)) throw new Pc(Fc, t, t);
	r && !a && i.push({ type: I.POP });
	for (let e of a ? [] : i) Yc(e, t);
	return i;
}
function Hc(e, t, n) {
	let r = e.slice(t, n).replace(Lc, "");
	try {
		return Uc(r, t);
	} catch (e) {
		if (!(e instanceof Pc) || e.message !== "deficient indentation") throw e;
		let n = Uc(r.replace(Rc, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === I.SCALAR && (e.fast = !1);
		return n;
	}
}
function Uc(e, t) {
	try {
		return Qs(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Po ? new Pc(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Wc(e) {
	zc.lastIndex = Gc(e).at(-1) ?? e.length;
	let [, t] = zc.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: zc.lastIndex
	};
}
function Gc(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const Kc = 2 ** 20, qc = 2 ** 18;
function Jc(e) {
	if (e.length <= Kc) return;
	let t = e.slice(0, qc), n = t.lastIndexOf(Wc(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function Yc(e, t) {
	e.type !== I.POP && e.type !== I.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== I.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === I.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Xc = process.getBuiltinModule("node:module").createRequire(import.meta.url), Zc = (...e) => Xc("./late-yaml.js").parseDocument(...e), Qc = 2 ** 15, $c = 2 ** 18;
function el(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [T("yaml", a, { place: va(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + Qc ? [Qc, $c] : [$c]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = tl(t, n, i, s), u = Tn(t.path, va(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [nl(e, t, n)];
}
function tl(e, t, n, r) {
	let i = t.slice(n, r), { errors: a } = Zc(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), o = new E(), s = -Infinity;
	for (let i of a.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [a, c] = i.pos.map((e) => e + n);
		if (r < t.length && c >= r - 1) continue;
		let l = va(e, a, Math.max(a + 1, c)), u = l.line > s + 1;
		s = Math.max(s, l.endLine), u && !o.countMore(e.path) && o.add(rl(ul(t, a) || sl(i), l));
	}
	return {
		problems: o.problems,
		errors: a.length
	};
}
function nl({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return rl((e >= r.trimEnd().length ? al : ol.get(t)) ?? (ul(r, e) || i), va(n, e, e + 1));
}
function rl(e, t) {
	return T("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const il = "Values are nested too deeply. Use fewer levels.", al = "The file ends in brackets or in quotes. Add the closing one.", ol = new Map([["nesting exceeded maxDepth (500)", il], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function sl(e) {
	if (e.message.startsWith("Maximum call stack")) return il;
	if (e.message.startsWith("Missing closing")) return "A text has no closing quote.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Fc;
		default: return `${e.message}.`;
	}
}
function cl(e, t, n) {
	n.countMore(e.path) || n.add(T("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: va(e, t, t + 1) }));
}
const ll = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function ul(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [], [o] = ll.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function dl(e, t) {
	let n = new E();
	for (let { start: r, end: i } of Ea(e)) n.countMore(t.path) || n.add(T("yaml", Ta, { place: va(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function fl(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = ya(t), a = {
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
		return c([T("yaml", e, { place: va(a, r, r + 1) })]);
	}
	let l = dl(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = ml(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && Sn(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof Pc)) throw e;
		return c(el(e, a, t));
	}
}
const pl = 1e6;
function ml(e, t, n, r) {
	return new hl(e, t, n, Bc(t, n, r)).document();
}
var hl = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new Dl();
	anchors = new Map();
	problems = new E();
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
			value: Tl(e) ? this.value(e, _l, t) : null,
			span: new Ol(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === I.ALIAS ? void 0 : this.anchor(e), a = e.type === I.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === I.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !El(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
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
		let o = r === I.SEQUENCE ? this.list() : this.mapping();
		if (--this.depth, this.end = this.after(a ? Sl : this.text.charAt(this.end - 1) === "\n" ? _l : wl), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new Pc("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!Tl(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new Pc("This file has more than 150,000 entries. Divide it into several files.", El(t) ? t.start : this.end);
			e.push(this.value(t, bl, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next().value;
			if (!Tl(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next().value, a = Tl(i) ? this.value(i, xl, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && cl(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, yl), [n, r] = [El(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = ul(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
		} else return {
			text: typeof t == "string" ? t : this.text.slice(n, r),
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: n, valueStart: r, valueEnd: a, tagStart: o, fast: c } = e;
		if (o >= 0 && !gl.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), r < 0) {
			let e = this.after(l < 0 ? t : vl);
			return (t !== xl || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = Xo(this.text, e);
		if (n === L.LITERAL_BLOCK || n === L.FOLDED_BLOCK) {
			this.start = this.after(Cl);
			let e = this.text.slice(r, a);
			this.end = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === L.PLAIN ? 0 : 1;
			this.start = r - e, this.end = a + e;
		}
		if (!this.anyText && !(c && this.isStorable) && s(u)) return this.refuse(i("This text"));
		if (n !== L.PLAIN || o >= 0) return u;
		let { value: d } = Oo.resolveImplicitScalarTag(u);
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
		return this.problems.countMore(this.file.path) || this.problems.add(T("yaml", e, { place: va(this.file, t, n) })), null;
	}
};
const gl = new Set(["!!str", "!"]), _l = /(?:)/y, vl = /[ \t]*/y, yl = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, bl = /(?:\s|#[^\n]*\n)*-[ \t]*/y, xl = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Sl = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Cl = /(?:[\s:?-]|#[^\n]*\n)*/y, wl = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Tl(e) {
	return e !== void 0 && e.type !== I.POP && e.type !== I.DOCUMENT;
}
function El(e) {
	return e.type === I.SEQUENCE || e.type === I.MAPPING;
}
var Dl = class {
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
}, Ol = class e {
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
function kl(e, t) {
	let n = new Map(), r = new E(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: Ll(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || sn(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(T("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: ga(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Al({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return T("empty-manifest", r, { place: P(e, t) });
}
function jl(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: Ll(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new E(), a = t.span.members?.[Symbol.iterator](), o = Fl(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(s) && i.countMore(e.file.path)) continue;
		let l = Nl(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [Tn(e.file.path, P(e.file, c).endLine), ...i.problems]
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
function Ml(e, t, n) {
	let r = new E();
	return {
		...Nl(r, e, t, n, Fl(n)),
		problems: r.problems
	};
}
function Nl(e, t, n, r, i) {
	let { value: a, span: o } = Rl(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new Gn();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Il(t, P(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u } = r, d = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i
	}, f = s.issues.slice(0, Lt + 1);
	Vl(f.map((e) => Wn(e, {}, jn())), d, e);
	for (let t of s.issues.slice(f.length)) e.countMore(c.path, Ul(t));
	return { span: o };
}
const Pl = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Fl({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Pl).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Il({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Ll(e, t, n, r) {
	let i = P(e.file, r);
	return Il(e, i) ? [] : [T(t, n, { place: i })];
}
function Rl(e, t) {
	if (!_(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, zl(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, ba(a, { members: new Map(o) }));
		r = ba(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function zl(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Bl(e, t) {
	let n = new E();
	return Vl(e, t, n), n.problems;
}
function Vl(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Gl(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) Hl({
		...i,
		keys: [e]
	}, t, n);
	else Hl(i, t, n);
}
function Hl(e, t, n) {
	if (!n.countMore(t.file.path, Ul(e))) for (let r of Kl(e, t)) n.add(Wl(r, e, t));
}
function Ul(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? ql(e.errors) : void 0)?.reduce((e, t) => e + Ul(t), 0) ?? 1;
}
function Wl(e, { path: t }, n) {
	let r = Xl(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(P(n.file, n.span, t)), String(r)]
	};
}
function Gl(e, t, n) {
	return t.some((t) => Xl(n.value, e.path) === void 0 && ht(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function Kl(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Zl(e, n, t));
	if (e.code === "invalid_key") return [Zl(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Xl(t.value, n), i = P(t.file, t.span, n), a = (e, t) => [T(e, t, { place: i })], o = () => a("wrong-type", eu(r, n, t, i)), s = nu(n, t), c = ru(n, t);
	if (r === void 0) return a("missing-member", `${s} is missing. It is required in ${t.thing}.${c}`);
	if (r === null) return a("null-value", Ql(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = ql(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Bl(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": {
			if (typeof r == "object") return o();
			let t = e.values.map(String);
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${sn(String(r), t)}`);
		}
		case "custom":
		case "invalid_format": return a("wrong-value", `${s} ${e.message}.${c}`);
		default: return typeof r == "number" ? a("wrong-value", eu(r, n, t, i)) : a("wrong-value", $l(n, t));
	}
}
function ql(e) {
	return [...e].sort((e, t) => Jl(t) - Jl(e)).find((e) => Jl(e) > 0) ?? e.find((e) => e.every(Yl));
}
function Jl(e) {
	return d(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Yl({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Xl(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Zl(e, t, n) {
	let r = ga(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = `Unknown field "${e}" in ${n.thing}.${sn(e, i) || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		a = `Unknown field "${e}" in ${tu(t, n)}.${ru([...t, e], n)}${sn(e, r)}`;
	} else e === "<<" && (a = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return T("unknown-member", a, { place: r });
}
function Ql(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${nu(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${nu(e, t)} has no value.${ru(e, t)}`;
	if (n?.empty !== void 0) return `${nu(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".";
	return `${nu(e, t)} has no value. Remove it, or give it a value.${r}${ru(e, t)}`;
}
function $l(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${nu(e, t)} is empty.${ru(e, t)}${n}`;
}
function eu(e, t, n, r) {
	if (t.length === 0) return `This is ${iu(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${nu(t, n)} is ${iu(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${nu(t, n)} is ${iu(e)}.${ru(t, n)}`;
}
function tu(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${tu(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function nu(e, t) {
	let n = tu(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function ru(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${tu([n], t)} must be ${r.expects}.` : "";
}
function iu(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function au(e, t) {
	return ou(e, t) === "off" ? void 0 : e.removalBy(t);
}
function ou({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function su(e, t, n) {
	let r = ou(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function cu({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function lu(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function uu(e, t, n) {
	let r = du(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* du(e, t, n, r = new Map()) {
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
			]), s = r.get(o), l = s?.text === i ? s.read : mu(c, t, n);
			r.set(o, {
				text: i,
				read: l
			}), u.push(l), yield;
		}
		let d = u.flatMap((e) => e.problems.some(gu) ? [] : e.entries), f = c.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, m = f.entries;
		a[c.plural] = m;
		for (let e of u) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let h = new E();
		for (let e of m) {
			for (let t of c.checkEntry(e)) h.add(t);
			for (let t of fu(c, e)) h.add(t);
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
		problems: ut(_u(i, c))
	};
}
function fu(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [U(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function pu({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = fl(r, i, a), { file: s } = o, { members: c, problems: u } = kl(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && Ml(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Al(o, e)]
	};
	let g = jl(o, h, t);
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
function mu(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Jc(n);
	if (a !== void 0) {
		let { problems: n } = uu([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(gu)) {
			let e = n.some(({ place: e }) => !e) ? [] : [Tn(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function hu(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = mu(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function gu({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function _u(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function U({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = vu(e(t)), d = s ? ga(n, r, o) : P(n, r, o);
	return {
		...T(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function vu(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function yu({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const bu = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function xu(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !Su(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = bu.has(r) ? void 0 : xu(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function Su(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) bu.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Cu = "Run again. If that does not help, the service has changed or has a fault.";
function wu(e, t, n, r, i, o) {
	if (n.length === 0) return o(t);
	let s = a(n, ({ id: e }) => e === void 0 ? [] : [e]), c = a(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => c.get(e) ?? []), [a] = [...s.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: U(e, t, "unusable-response", `${u(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Cu}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = o(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = ou(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Cu}`, s = t ? "error" : "warning";
		g.push(T("unusable-response", o, {
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
let Tu = [];
function Eu(e) {
	Tu = e;
}
function Du() {
	return Tu;
}
function Ou(e) {
	let t = Tu.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function ku(e, t) {
	let n = Ou(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Au({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function ju(e, { field: t }) {
	return ku(e, t).role === "text";
}
function Mu(e) {
	let t = e.projects.map((e) => e.hide_texts ? Nu(e) : e), n = e.hide_texts ? Iu(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Nu(e) {
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done"), a = n && i ? Vu(n) : [], o = Bu(a), s = Pu(r ?? [], a, o);
	return {
		...e,
		problems: t.map((e) => Ru({
			...e,
			message: o(e.message)
		}, a)),
		...r && { results: r.map((e) => Fu(e, s)) }
	};
}
function Pu(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Fu({ change: e, outcome: t }, n) {
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
function Iu(e) {
	return e.map((e) => Ru(e, []));
}
const Lu = ["yaml", "text-file"];
function Ru(e, t) {
	let { quotes: n = [], code: r } = e, i = Lu.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: zu(a, t)
	};
}
function zu(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Bu(e) {
	let t = new y();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => zu(t.clean(n), e);
}
function Vu({ changes: e, kept: t }) {
	let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []);
	return [...e.flatMap(Hu), ...n.flatMap(Uu)];
}
function Hu(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Uu(e)) : e.fields.filter(({ field: t }) => Au(ku(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(Uu));
}
function Uu(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Uu);
}
function Wu(e) {
	let t = Mu(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Ku(t.problems) : t.problems,
		projects: t.projects.map(Gu),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(Gu)
		} }
	};
}
function Gu(e) {
	return e.hide_texts ? Ku(e) : e;
}
function Ku(e) {
	return qu(e, "");
}
function qu(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Au(ku(String(n), String(e.field)));
	return Yu(e, (e, t) => t === "quotes" ? [] : bu.has(t) ? r ? Ju(e) : e : qu(e, n));
}
function Ju(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? Yu(e, Ju) : e;
}
function Yu(e, t) {
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
const Xu = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function Zu(e, t) {
	let n = e.projects.map((e) => $u(e, t));
	return {
		...nd(e, t),
		declared: e.declared,
		projects: n
	};
}
function Qu(e, t) {
	return nd(e, (e) => t(e));
}
function $u(e, t) {
	let n = nd(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: td(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function ed(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === td(t);
}
function td(e) {
	return wr("sha256").update(e).digest("hex");
}
function nd(e, t) {
	return id(e, t, !1);
}
const rd = new WeakMap();
function id(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = rd.get(t) ?? new WeakSet();
	if (rd.set(t, r), !n && r.has(e)) return e;
	let i = Yu(e, (e, r) => n || !Xu.test(r) ? id(e, t, n || bu.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/files/outputs.ts
async function ad(e, t, n) {
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
	let p = t.map((e) => M(n.displayRoot, e)), m = Object.values(await la(u, Br)).flat();
	return ld(f, [
		...p,
		...m,
		l,
		...s,
		o
	].flat(), n);
}
async function od(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await ad(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await dd(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : Wu(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => sd(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return cd(e(a));
		}) : void 0,
		reports: u,
		problems: s
	};
}
async function sd(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return cd(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function cd(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function ld(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(bd))), a = new Map();
	for (let t of e) {
		let e = await bd(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await pd(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, ud(t, s));
	}
	return r;
}
function ud({ option: e, path: t }, n) {
	return T("not-written", `${e}: ${t} ${n}.`);
}
async function dd(e, t, n, r) {
	try {
		await fd(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return ud(e, `cannot be written: ${zr(t)}`);
	}
}
async function fd(e, t, n, r) {
	let i = await pd(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = vd(e.path, n), o = await br(e.path).catch(() => void 0);
	if (md(e.path, o)) return xr(e.path, t);
	await Or(a === void 0 && o ? await _r(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function pd({ path: e, is: t }, n) {
	let r = t === "folder" && yd(n).includes(e), i = r ? e : vd(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Fr(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return gd(e);
	let a = await br(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await br(j(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...md(e, a) ? [] : [j(e)]];
	return (await Promise.all(o.map(_d))).every(Boolean) ? void 0 : hd;
}
function md(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const hd = "cannot be written: this user may not write there";
async function gd(e) {
	let t = await br(e).catch(() => void 0);
	return !t && j(e) !== e ? gd(j(e)) : t?.isDirectory() ? await _d(e) ? void 0 : hd : "is a file, or is below one. Choose a folder";
}
function _d(e) {
	return ur(e, dr.W_OK).then(() => !0, () => !1);
}
function vd(e, t) {
	return yd(t).find((t) => Vr(e, t));
}
function yd({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [M(e)]);
}
async function bd(e) {
	let t = await br(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Wr(j(e));
	return ar(n, tr(e));
}
// src/plan/loss.ts
function xd(e) {
	return e.action === "update" ? e.fields.some((t) => Td(e.kind, t) || Ed(e.kind, t) || Sd(e.kind, t)) : e.action === "destroy";
}
function Sd(e, { field: t, before: n, after: r }) {
	return ku(e, t).role === "identity" || n === void 0 || Dd(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Cd(e, t) {
	return wd(t) || Td(e, t) || Ed(e, t);
}
function wd({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Dd(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Dd(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Td(e, { field: t, before: n, after: r }) {
	return ku(e, t).role === "archive" && n === !1 && r === !0;
}
function Ed(e, { field: t, before: n }) {
	return ku(e, t).role === "shape" && n !== void 0;
}
function Dd(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Od(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Ad(ku(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function kd(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Ad(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Ad(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Dd(n);
}
// src/report/exitCode.ts
function jd({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const Md = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Nd({ projects: e }) {
	let t = ({ reason: e }) => Md.includes(e);
	return jd({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function Pd(e) {
	return e.plan ? Nd({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Vt(e.problems) ? "unknown" : "none" : "unknown";
}
function Fd({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function Id({ command: e, projects: t }) {
	return e === "status" ? Fd({ projects: t }) === !1 : e === "drift" ? Nd({ projects: t }) : jd({ projects: t });
}
function Ld(e) {
	return !Id(e) && !Rd(e);
}
function Rd(e) {
	return e.stopped !== void 0 || Vt(Hd(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Ud(e).some(({ outcome: e }) => e.state !== "done");
}
function zd(e) {
	let t = ({ problems: e }) => e.filter((e) => !Vd(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return Rd({
		...e,
		problems: t(e),
		projects: n
	});
}
function Bd(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Rd(e) ? 1 : t && Id(e) ? 2 : 0;
}
function Vd({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Hd({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Ud({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function Wd({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || Kd(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Gd({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Kd(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function qd({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Jd(e) {
	return !Rd(e) && !Yd(e) && e.projects.every(Qd);
}
function Yd(e) {
	return Hd(e).some(({ code: e }) => e === "undeclared-project");
}
const Xd = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function Zd(e) {
	if (Jd(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && Qd(e) && e.plan?.skipped.length === 0), n = Hd(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !Xd.includes(e));
	return !t || r || Yd(e);
}
function Qd({ plan: e, target: t }) {
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
function $d(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const ef = [
	"created",
	"updated",
	"renamed",
	"archived",
	"destroyed"
];
function tf(e) {
	return e.action === "create" ? "created" : e.action === "destroy" ? e.how === "archive" ? "archived" : "destroyed" : uf(e) ? "renamed" : "updated";
}
const nf = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], rf = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, af = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function of({ outcome: e }) {
	return Kd(e) ? "written in part" : e.state;
}
function sf(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...$d(ef, t, tf),
		...$d(nf, n, ({ reason: e }) => rf[e] ?? "kept"),
		changes: t.length,
		adopted: W(e, ({ counts: e }) => e.adopted),
		skipped: W(e, ({ skipped: e }) => e.length)
	};
}
const cf = [...ef, ...af];
function lf(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = $d(["done", ...af], t, of), i = r.skipped + W(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...$d(ef, n, tf),
		...r,
		skipped: i,
		unfinished: a
	};
}
function uf(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function W(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const df = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function ff(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => Td(e.kind, t)) ? "removed" : e.fields.filter((t) => ju(e.kind, t)).some((t) => Sd(e.kind, t)) ? "overwritten text" : xd(e) ? "overwritten" : uf(e) ? "renamed" : "changed";
}
// src/report/view/view.ts
const pf = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], mf = [
	"values",
	"pending",
	"unmanaged"
];
function G(e, ...t) {
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
function K(e, t = 400) {
	return [{
		is: "quote",
		text: C(e, t)
	}];
}
function hf(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function gf(e) {
	return e.map((e) => "text" in e ? e.text : gf(e.words)).join("");
}
function _f(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function vf(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/words.ts
function q(e, t) {
	return `${J(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function J(e) {
	return Number.isInteger(e) ? String(e).replace(/\B(?=(?:\d{3})+$)/g, ",") : e.toLocaleString("en-US");
}
function yf(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${J(n)} more` : "");
}
function bf(e) {
	return Ou(e).words;
}
function xf(e, t) {
	let { one: n, many: r } = bf(t);
	return `${J(e)} ${e === 1 ? n : r}`;
}
function Sf({ kind: e, label: t }) {
	let n = S(t), { prefix: r, maxName: i } = bf(e);
	return r + Ve(n, i);
}
function Cf(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${S(n.file)}:${n.line}` : "(not declared)";
}
function wf({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${S(e)}: `) + (n ? `${C(n.project.name, 80)} (${C(t, 200)})` : C(t, 200));
}
function Tf(e) {
	return e.length <= 3 ? e.map((e) => S(e)).join(", ") : q(e.length, "manifest");
}
const Ef = n(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Df(e) {
	return `${Ef().format(e * 1e3)} UTC`;
}
function Of(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function kf(e) {
	return `${o("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function Af(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${q(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${J(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Lf([e])}${i}${o}`;
}
function jf(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Od(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => K(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, G`${q(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? G`${e} and ${t}` : G`${e}, ${t}`, s);
	return G`${`${q(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${q(r, "translation")} in ${u} may be marked unverified.`;
}
function Mf(e, t) {
	let n = Cn(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !Ou(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => ju(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: C(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let a = W(i, ({ length: e }) => e), o = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${J(t)})` : e);
	return G`After the merge: ${q(a, "text")} to translate in ${K(yf(o, 12), 1e3)}.`;
}
function Nf(e) {
	let t = Fd({ projects: e });
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Pf(e)}.`;
}
function Pf(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = W(t, (e) => e.texts), r = t.flatMap((e) => e.required ?? []), i = r.filter((e) => e.unmet.length > 0).length, a = W(t, (e) => e.conflicts), o = Wf([
		[a, a === 1 ? "conflict" : "conflicts"],
		[W(t, (e) => e.undecided), "undecided"],
		[W(t, (e) => e.to_pull), "to pull"],
		[W(t, (e) => e.waiting), "waiting"],
		[i, `of ${q(r.length, "required language")} not ready`]
	]), s = q(new Set(t.map(({ language: e }) => e)).size, "language"), c = `${J(W(t, (e) => e.translated))} of ${q(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${c} in ${s}`, ...o].join(", ");
}
function Ff(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = If(t), { waiting: r, kept: i } = sf(t), a = Wf([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Rf(t, "as declared"), ...a].join(", ")}.`;
}
function If(e) {
	let t = sf(e);
	return Wf([
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
function Lf(e) {
	let t = sf(e), n = t.adopted > 0 ? ` (${J(t.adopted)} to adopt)` : "", r = Wf([
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
	return `${(t.changes === 0 ? ["no changes", ...r] : r).join(", ")}; ${Rf(e, "unchanged")}.`;
}
function Rf(e, t) {
	let n = `${zf(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${zf(e, "unmanaged")} unmanaged`;
}
function zf(e, t) {
	let n = Du().map((n) => ({
		kind: n,
		count: W(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? J(W(n, ({ count: e }) => e)) : r(n.map(({ kind: e, count: t }) => xf(t, e.name)));
}
function Bf({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${Hf(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${q(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${Vf(e)}.${a} ${q(t, "request")} in total.`;
}
function Vf(e) {
	let t = lf(e), n = Wf(cf.map((e) => [t[e], e]));
	return n.length > 0 ? n.join(", ") : e.every(({ results: e }) => e === void 0) ? "nothing" : "no changes needed";
}
function Hf(e, t) {
	return e === t ? q(t, "project") : `${J(e)} of ${q(t, "project")}`;
}
function Uf({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [S(e)]), r = n.length > 0 ? G` Not reached: ${K(n.join(", "))}.` : [];
	return G`${hf(G`${C(e.message, _e)}`)}${r}`;
}
function Wf(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${J(e)} ${t}`] : []);
}
function Gf(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Bf(e);
	if (r.length === 0) return Kf(e);
	if (t === "drift") return Ff(n);
	if (t === "status") return Nf(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? Af(i.plan, i.effort) : `${Hf(r.length, n.length)}: ${Lf(r)}`;
}
function Kf(e) {
	let { command: t, manifests: n, declared: i } = e, a = Hd(e).filter(({ severity: e }) => e !== "notice");
	if (Vt(a)) return `${qf(a)}.${t === "validate" ? "" : " Nothing was written."}`;
	let o = r(Du().map(({ name: e, plural: t }) => xf(i[t] ?? 0, e))), s = a.length > 0 ? `, with ${qf(a)}` : "";
	return `Valid: ${o} in ${q(n.length, "manifest")}${s}.`;
}
function qf(e) {
	let t = Qt.flatMap((t) => {
		let n = W(e.filter((e) => e.severity === t), Sn);
		return n > 0 ? [q(n, t === "error" ? "problem" : t)] : [];
	});
	return r(t);
}
function Jf(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${S(e)}`}`;
}
function Yf(e) {
	let t = $d(Xf, e, Zf);
	return Wf(Xf.map((e) => [t[e], e])).join(", ") || "no changes";
}
const Xf = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function Zf(e) {
	let t = ff(e);
	return t === "removed" || t === "new" ? t : uf(e) ? "renamed" : "changed";
}
function Qf(e) {
	let t = Hd(e).filter(({ severity: e }) => e === "error");
	return [
		...ep(e),
		...t.length > 0 ? [qf(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function $f(e) {
	let t = ep(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function ep(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${ap(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return np(e, t === "apply" ? "applied" : "restored");
	let i = rp(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Pf(r)}`, ...i] : t === "drift" ? [`Translations: ${If(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...tp(r), ...i];
}
function tp(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = sf(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Yf(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [q(i, "conflict")] : [],
		...n > 0 ? [`${q(n, "change")} pending before`] : [],
		...r > 0 ? [`${J(r)} skipped`] : []
	];
}
function np(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = Ud(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { unfinished: a } = lf(n);
	return [
		`Translations ${t}: ${Yf(i)}`,
		...a > 0 ? [`${q(a, "change")} not completed`] : [],
		...rp(n.length - r, t)
	];
}
function rp(e, t) {
	return e > 0 ? [`${q(e, "project")} not ${t}`] : [];
}
function ip(e) {
	if (e.is === "not compared") return [G`The manifests were not compared with those of the commit that the pull request would be merged into: ${K(e.why)}.`];
	let t = G`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = K(e.commit.slice(0, 7));
	return [G`${hf(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, hf(G`${`Difference: ${ap(e.projects)}.`}`)];
}
function ap(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(uf).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Wf([
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
function op(e) {
	let t = e.flatMap(({ kept: e }) => e), n = t.filter((e) => e.waits).length, r = t.filter(({ conflict: e, waits: t }) => !e && !t).length, i = [...n > 0 ? [`${q(n, "text")} waiting`] : [], ...r > 0 ? [`${q(r, "text")} kept`] : []], a = e.some(({ files: e }) => e.length > 0), o = ap(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...a || i.length === 0 ? [o] : [], ...i].join(", ");
}
function sp(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${q(t, "conflict")}` : "";
	return `Translations from Lokalise: ${op(e)}${n}`;
}
function cp({ filters: e, by_kind: t }) {
	let n = Du().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${J(r)} of ${xf(i, e)}`] : [];
	}), i = e.map((e) => `--filter ${C(e, 200)}`).join(" ");
	return G`${hf(G`Only what matches`)} ${K(i, Infinity)}: ${r(n)}.`;
}
// src/model/project.ts
const lp = Nn({
	iso: k(),
	id: k().optional(),
	pluralForms: Vn(k()).readonly()
}), up = Nn({
	id: k(),
	digest: k().exactOptional(),
	name: k(),
	type: k(),
	baseLanguage: k(),
	languages: Vn(lp).readonly().optional(),
	perPlatformNames: In(),
	segmentation: In(),
	autoToggleUnverified: In().optional()
});
function dp(e) {
	return e.split(":")[0] ?? e;
}
function fp(e) {
	let t = dp(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/view/problems.ts
function pp(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Qt.indexOf(e) + Number(t !== void 0 && hn({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function mp(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of u(t === !0 ? [] : e, (e) => hp(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(hn) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, gp(_p(e), [e, ...t]));
		}
	}
	return pp(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : _p(e, n)));
}
function hp(e, t) {
	return hn(e) ? `${e.severity} ${e.code}` : t || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		yu(e),
		e.place.file
	]);
}
function gp(e, t) {
	if (t.some(hn)) {
		let { place: n, ...r } = e, i = `${J(t.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
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
function _p({ severity: e, code: t, message: n, place: r }, i = _e) {
	return {
		..._f("!", t, r),
		severity: e,
		state: e,
		words: C(n, i - t.length - 3),
		code: {
			name: t,
			address: kf(t)
		}
	};
}
function vp(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...u(r, ({ outcome: e }) => `${bp(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => yp(e, C(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => C(e.change.label, 100));
		return [yp(r, `${(t ? a : a.map(he)).join(", ")} and ${J(e.length - 3)} more`, e.length, n)];
	});
}
function yp(e, t, n, r = _e) {
	return {
		..._f("!", t, Gd(e)),
		count: n,
		severity: "error",
		state: bp(e.outcome),
		words: C(e.outcome.message, r)
	};
}
function bp(e) {
	return Kd(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var xp = class {
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
new class extends xp {}();
// node_modules/diff/libesm/util/string.js
function Sp(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function Cp(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function wp(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function Tp(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function Ep(e, t) {
	return wp(e, t, "");
}
function Dp(e, t) {
	return Tp(e, t, "");
}
function Op(e, t) {
	return t.slice(0, kp(e, t));
}
function kp(e, t) {
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
function Ap(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function jp(e, t) {
	if (t) return Np(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function Mp(e, t) {
	if (t) return Np(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function Np(e, t) {
	if (!t) return [Mp(e), jp(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = Ap(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const Pp = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", Fp = RegExp(`[${Pp}]+|\\s+|[^${Pp}]`, "ug");
new class extends xp {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = Ap(e, r);
		} else n = e.match(Fp) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && Ip(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && Ip(n, i, r, null, t.intlSegmenter), e;
	}
}();
function Ip(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = Np(t.value, i), [s, c] = Np(n.value, i);
		if (e) {
			let r = Sp(a, s);
			e.value = Tp(e.value, s, r), t.value = Ep(t.value, r), n.value = Ep(n.value, r);
		}
		if (r) {
			let e = Cp(o, c);
			r.value = wp(r.value, c, e), t.value = Dp(t.value, e), n.value = Dp(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = Mp(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = Mp(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = Mp(r.value, i), [a, o] = Np(t.value, i), s = Sp(n, a);
		t.value = Ep(t.value, s);
		let c = Cp(Ep(n, s), o);
		t.value = Dp(t.value, c), r.value = wp(r.value, n, c), e.value = Tp(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = Mp(r.value, i), n = Op(jp(t.value, i), e);
		t.value = Dp(t.value, n);
	} else if (e) {
		let n = Op(jp(e.value, i), Mp(t.value, i));
		t.value = Ep(t.value, n);
	}
}
new class extends xp {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${Pp}]+|[^\\S\\n\\r]+|[^${Pp}]`, "ug");
		return e.match(t) || [];
	}
}();
const Lp = new class extends xp {
	constructor() {
		super(...arguments), this.tokenize = zp;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function Rp(e, t, n) {
	return Lp.diff(e, t, n);
}
function zp(e, t) {
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
function Bp(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends xp {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (Bp(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends xp {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends xp {
	constructor() {
		super(...arguments), this.tokenize = zp;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(Vp(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function Vp(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = Vp(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = Vp(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const Hp = new class extends xp {
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
function Up(e, t, n) {
	return Hp.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function Wp(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function Gp(e) {
	if (!Wp(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Kp = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function qp(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		Rp(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(Rp(n, r, s));
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
			let t = n[e], i = t.lines || Xp(t.value);
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
function Jp(e, t) {
	if (t ||= Kp, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => Jp(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Kp, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + Gp(r) + " " + Gp(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + Gp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + Gp((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + Gp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + Gp((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + Gp(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + Gp(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function Yp(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		qp(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? Jp(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = qp(e, t, n, r, i, a, o);
		return s ? Jp(s, o?.headerOptions) : void 0;
	}
}
function Xp(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function Zp(e, t, { texts: n, full: r }) {
	let i = fm(e, t), a = Ed(e, t) ? [vf(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [vf(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = ju(e, t) && o !== void 0 ? { language: o } : {}, u = $p(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: ct(e.value, 1e3 + c - 2 - e.start.length)
	}));
	return [
		...s ? [vf(" ", `in the project, last edited${rm(s)}:`)] : [],
		...u,
		...a
	];
}
const Qp = {
	as: "text",
	text: ""
};
function $p(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Dd(a) ? Qp : hm(e, i, a), c = hm(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== Qp ? em(t, s, c, r) : bm(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => em(`${t}.${e}`, n, i, r));
}
function em(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...tm("-", e, t.members, n.members), ...tm("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = vm(t, n, r), o = vf("+", `${e} `, nm(n) ? "(empty)" : a);
	if (nm(t)) return [o];
	let s = vf("-", `${e} `, i);
	return nm(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function tm(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [vf(e, `${t} `, xm(i))] : [];
}
function nm(e) {
	return e.as === "text" && e.text === "";
}
function rm({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${C(e, 60)}`} on ${Df(t)}${n ? ", reviewed" : ""}`;
}
function im(e, t) {
	return t.flatMap((t) => pm(e, t) ? [] : fm(e, t)).join(", ");
}
function am({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => ju(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => fm(e, t)).join(", ")})` : "", a = (t) => `${fm(e, t)} ${_m(hm(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !ju(e, t) && !pm(e, t)), c = s.filter((t) => mm(e, t)).map(a), l = s.filter((t) => !mm(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function om(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${dm(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = fm(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && um[e.cause]) ?? sm[a], l = e.edited ? `: edited${rm(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${lm(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : gm, p = hm(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${_m(p, f)} ${d} (not in the file)${m}`;
	let [h, g] = vm(hm(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const sm = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, cm = {
	"not-verified": "the project does not say that it is verified",
	"not-reviewed": "the project does not say that it is reviewed",
	placeholders: "its placeholders differ from those of the base text",
	"icu-message": "it is not a valid ICU message",
	"missing-plural-form": "it lacks a plural form",
	"text-too-long": "it is longer than char_limit",
	"wrong-word": "it has a word that checks.words lists"
};
function lm({ because: e = [] }) {
	return e.map((e) => cm[e]).join(", and ");
}
const um = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": sm.held
};
function dm(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${ot(t)}` : `owned by others (tag ${ot(t)})`;
}
function fm(e, { field: t, part: n }) {
	return n !== void 0 && ku(e, t).role === "text" ? Sm(n) : t;
}
function pm(e, { field: t }) {
	return ku(e, t).role === "identity";
}
function mm(e, { field: t, after: n }) {
	let r = hm(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function hm(e, t, n) {
	return ku(e, t).show(n);
}
const gm = 60;
function _m(e, t = 60) {
	switch (e.as) {
		case "text": return ot(e.text, t);
		case "word": return C(e.word, t);
		case "set": return e.members.length > 0 ? xm(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Sm(e)} ${ot(n, t)}`).join(", ");
	}
}
function vm(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = $e(S(e.word), S(t.word), n);
		return [ct(r, n), ct(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [_m(e, n), _m(t, n)];
	let [r, i] = $e(S(e.text), S(t.text), n);
	return [ot(r, n), ot(i, n) + ym(e.text, t.text)];
}
function ym(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function bm(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Sm(e),
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
function xm(e) {
	return e.map((e) => he(Sm(e))).join(", ");
}
function Sm(e) {
	return C(e, 60);
}
function Cm({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(wm?.old !== a || wm.now !== o) && (wm = {
		old: a,
		now: o,
		parts: Tm(a, o)
	});
	let s = wm.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let wm;
function Tm(e, t) {
	return Up(Dm(e), Dm(t), { maxEditLength: 600 }) ?? [];
}
const Em = n(() => new Intl.Segmenter("en", { granularity: "word" }));
function Dm(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Em().segment(e), ({ segment: e }) => e));
}
function Om(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/removal.ts
const km = "will be archived";
function Am(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? km : "will be destroyed";
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: jm(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function jm({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? _m(hm(e, r, i), 90) : "", s = a ? `   (last edited${rm(a)})` : "";
		return {
			...vf("-", `${Sm(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [vf("-", `and ${q(a, "more text")}`)] : []];
}
// src/report/view/rows.ts
const Mm = 1e3;
function Nm(e, t) {
	if (e.action === "destroy") return {
		...Lm("-", e),
		...Am(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => ju(n, e) ? e.part ?? [] : []), a = {
		...Lm(Im(e), e),
		...xd(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? am(e) : im(n, e.fields);
		return r === "" ? a : {
			...a,
			words: ct(r, Mm)
		};
	}
	let o = r === "create" || uf(e), s = e.fields.filter((e) => !o || !pm(n, e)).flatMap((e) => Zp(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: C(c, 80) };
	return {
		...a,
		...l,
		...Pm(e, t),
		lines: s
	};
}
function Pm(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Fm(e) ? { words: km } : t === "drift" ? e.edited ? { words: `last changed${rm(e.edited)}` } : {} : uf(e) ? { words: bf(e.kind).renamed } : {};
}
function Fm({ kind: e, fields: t }) {
	return t.some((t) => Td(e, t));
}
function Im(e) {
	return e.action === "create" ? "+" : Fm(e) ? "-" : uf(e) ? "»" : "~";
}
function Lm(e, t) {
	return _f(e, Sf(t), t.place);
}
function Rm(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = ct(om(e, t, r), r ? Infinity : Mm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Lm("!", e),
		words: i,
		...a
	};
}
function zm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = fm(n, e), [d, f] = vm(hm(n, r, i ?? ""), hm(n, r, a)), p = o ? `, edited${rm(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Lm(l ? "!" : " ", e),
		lines: m.map((e) => vf(" ", ct(e, Mm))),
		...l && { isLoss: !0 }
	};
}
function Bm({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${_m(hm(t.kind, r.field, e))}` : "";
		return vf(" ", ct(`${fm(t.kind, r)}${i} is no longer declared`, Mm));
	});
	return {
		...Lm("-", t),
		isLoss: !0,
		lines: r
	};
}
function Vm({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : C(e, 200));
	return {
		...Lm("~", r),
		words: `${C(e, 80)}: ${i} → ${a}`
	};
}
function Hm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : S(e), [a, o] = $e(i(t), i(n), 200).map((e) => ct(e, 200)), s = `${C(e, 80)}: ${a} → ${o}`;
	return r ? {
		..._f("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : _f(" ", s);
}
function Um({ variable: e, host: t, place: n }) {
	return {
		..._f("!", `sends \${${S(e)}} to ${S(t)}`, n),
		isLoss: !0
	};
}
function Wm(e) {
	return {
		...Lm(" ", e),
		words: `id ${C(String(e.id), 80)}`
	};
}
function Gm(e) {
	return _f(" ", S(e));
}
// src/report/view/status.ts
const Km = [
	["Language", ({ language: e, base: t }) => `${C(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => J(e)],
	[
		"Archived",
		({ archived: e }) => J(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${J(e.translated)} ${qm(e, "translated").padStart(5)}`],
	["Verified", (e) => `${J(e.verified)} ${qm(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${J(e.reviewed)} ${qm(e, "reviewed").padStart(5)}`],
	["Conflicts", ({ conflicts: e }) => J(e)],
	[
		"Undecided",
		(e) => J(e.undecided),
		({ undecided: e }) => e > 0
	],
	["To pull", ({ to_pull: e }) => J(e)],
	[
		"Waiting",
		({ waiting: e }) => J(e),
		({ waiting: e }) => e > 0
	],
	["Words to do", (e) => `${e.about ? "about " : ""}${J(e.words_to_do)}`],
	[
		"Ready",
		({ required: e }) => e ? e.unmet.length > 0 ? "no" : "yes" : "",
		({ required: e }) => e !== void 0
	]
];
function qm(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function Jm({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = Km.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function Ym({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = C(t.language, 40), i = e.unmet.map((n) => `${`${J(t[n])} of ${q(t.texts, "text")} ${n}, ${qm(t, n)}`}, and ${e.percents[n]} % is required`), a = e.missing.map(({ lacks: e, ...i }) => {
			let a = `${n}: not ${e.includes("translated") ? "translated" : r(e)}`;
			return {
				..._f("!", Sf(i), i.place),
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
const Xm = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", Zm = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with texts that are overwritten in the project",
		meaning: Xm
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other values that are overwritten in the project",
		meaning: Xm
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
}, Qm = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, $m = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": Qm,
	overwritten: Qm,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: Qm,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, eh = "so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.", th = {
	Conflict: {
		open: "conflict",
		heading: "changed in the file and in the project, and not written",
		meaning: `The file and the project both changed the text, ${eh}`
	},
	Undecided: {
		open: "undecided text",
		heading: "not written, because nothing tells which side changed",
		meaning: `Nothing tells which side changed the text, ${eh}`
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
}, nh = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function rh({ reason: e }, t) {
	return ih(t) && e === "archived" ? "Archived" : nh[e] ?? "Kept";
}
function ih({ command: e }) {
	return e === "drift";
}
function ah(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function oh(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		lh(t.full === "also" ? r.filter((e) => !Vd(e)) : r, t),
		ch(i, t),
		...Ym(e).map((e) => t.full ? e : {
			...e,
			rows: hh(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? uh({
			...e,
			plan: n
		}, ah(e, t)) : [],
		bh(a, t)
	];
}
function sh({ problems: e, results: t = [] }, n = {}) {
	return [...mp(e, n), ...vp(t, n)];
}
function ch(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${q(n.length, "change")} not made`,
		rows: vp(n, t)
	};
}
function lh(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: qf(e),
		rows: mp(e, t)
	};
}
function uh({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { sends: o = [] } = ih(n) ? {} : r ?? e, s = (...e) => e.map((e) => mh(e, a, n));
	return [
		...r ? [ph(r.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: o.map(Um)
		},
		...s("Conflict", "Undecided"),
		...fh(i, n),
		...s("Archived", "To pull", "Waiting", "Kept"),
		...r ? [_h(r)] : [],
		...vh(i, n),
		...r ? yh(r, n) : []
	];
}
function dh(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function fh(e, t) {
	let n = ih(t) ? $m : Zm;
	return [...new Set(df.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[ff(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${J(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: dh(i.map((e) => Nm(e, t)))
		};
	});
}
function ph(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${q(e.length, "setting")} changed`,
		rows: dh(e.map(Hm))
	};
}
function mh(e, t, n) {
	let r = t.filter((t) => rh(t, n) === e), { keptElsewhere: i } = n, { heading: a, meaning: o, open: s } = th[e], c = !s && i !== void 0 && r.length > 20, l = (c ? gh(r) : r).map((t) => {
		let r = Rm(t, n);
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
		title: s ? `${q(r.length, s)}: ${a}` : `${J(r.length)} ${a}`,
		rows: c ? hh(l, 19, i) : l
	};
}
function hh(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...Gm(`and ${J(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function gh(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function _h({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...Du().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Gm(`all ${e.many}: no manifest declares any`)), ...e.map(Wm)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer managed",
		rows: n,
		title: `${J(n.length)} no longer managed, and unchanged in the project`
	};
}
function vh(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Nm(e, {
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
		title: `All values in full: ${q(n.length, "change")}`,
		noun: "item",
		rows: n
	}];
}
function yh({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${q(e.length, "change")}`,
		rows: dh(e.map((e) => Nm(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${q(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Nm(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function bh(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(Wm).sort((e, t) => m(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${J(e.length)}`,
		rows: hh(r, t, n ?? "the job summary of the workflow lists")
	};
}
function xh(e, t) {
	let n = ah(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Bm(e, n));
	return [
		ph(s),
		Th("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		Th("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...wh(r, n),
		Th("with another id or former name", a.map(Vm)),
		Th("with other values in on_create", o.map(Gm)),
		...vh(r, n)
	];
}
function Sh({ waiting: e, ...t }, n) {
	let r = ah(t, n), i = e.map((e) => zm(e, r));
	return Th(`waiting in the project, because of pull.review or pull.checks. To take one: lokaform pull --accept KEY:LANG${e.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Ch(e, t) {
	let n = ah(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Bm(e, n)), s = r.filter(({ waits: e }) => !e).map((e) => zm(e, n)), c = s.filter(({ isLoss: e }) => e), l = s.filter(({ isLoss: e }) => !e);
	return [
		Th("in conflict: the manifest keeps its text", c),
		Th("no longer declared", o),
		...wh(i, n),
		Sh({
			...e,
			waiting: r.filter(({ waits: e }) => e)
		}, n),
		Th("different, and kept", l),
		...vh(i, n)
	];
}
function wh(e, t) {
	let n = (e) => e.action === "create" ? "new" : uf(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => Th(r, dh(e.filter((e) => n(e) === r).map((e) => Nm(e, t)))));
}
function Th(e, t) {
	return {
		part: "plan",
		title: `${J(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Eh(e, t) {
	let n = Dh(Mu(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => Oh(e, n, s, t)), ...o.map((e) => kh(e, t))];
	return {
		title: Qf(n),
		heading: G`${$f(n)}${i.length > 1 ? G` · ${q(i.length, "project")}` : []}`,
		state: Rd(n) ? "failed" : Ld(n) ? "clean" : "open",
		isUntouched: Jd(n),
		lead: Mh(n, t),
		stopped: Uf(e),
		verdict: Nh(n, t),
		result: Gf(n),
		comparison: a ? ip(a) : [],
		problems: lh(r, t),
		parts: c,
		next: Rh(n, t),
		legend: Bh(n, c)
	};
}
function Dh(e) {
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
function Oh(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: C(i ?? o?.project.name ?? a, 200),
		heading: G`${K(i ?? a, 80)}${o ? G` · ${K(o.project.name, 80)}` : []}`,
		result: Ah(e, t),
		facts: jh(e, t, n, r.isPullRequest),
		table: Jm(e),
		sections: oh(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(nn)
	};
}
function kh(e, t) {
	let { name: n = "" } = e;
	return {
		name: C(n, 200),
		heading: K(n, 80),
		result: ap([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: xh(e, t)
	};
}
function Ah(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Vf([e])}.`;
	if (n) return t === "plan" ? Yf(qd(e)).replace(/^n/, "N") : t === "status" ? Nf([e]) : t === "drift" ? Ff([e]) : Af(n, i);
}
function jh(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = fp(i), d = Wd(e), f = u === void 0 ? [] : [{
		is: "link",
		words: G`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = G`All differences that apply would change are shown, not only those of this pull request.`, h = qd(e), g = p ? jf(a.project, h) : void 0, _ = p && r ? Mf(a.project, h) : void 0;
	return [
		G`Project ${a && !n ? G`${K(a.project.name, 80)} · ` : []}${K(i, 200)}${u === void 0 ? [] : G` · ${f}`}`,
		...a?.filter ? [cp(a.filter)] : [],
		...o?.is === "not compared" ? [G`${hf(m)} Lokaform could not find out which are from this pull request: ${K(o.why)}.`] : [],
		...g ? [g] : [],
		..._ ? [_] : [],
		...c === void 0 ? [] : [G`The backup is in ${K(c)}.`],
		...d === void 0 ? [] : [G`${Jf(void 0)}: ${K(d, 800)}`]
	];
}
function Mh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = Tf(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? G`the ${s} ${K(o)}` : G`${o}`;
	if (t === "assignee") return G`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return G`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => qd(e).length === 0);
	return Jd(e) || l && u ? G`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? G`No plan could be made for this pull request:` : l ? n === void 0 ? G`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : G`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : G`No plan could be made for this pull request (from ${c}):`;
}
function Nh(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Fh(e, t) : [Ph(e, Gf(e))];
}
function Ph(e, t) {
	let n = hf(G`${t}`), r = e.projects.some(({ results: e }) => e);
	return Rd(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? Fd(e) : Ld(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Fh(e, { isPullRequest: t }) {
	if (!Rd(e)) return Jd(e) ? [{
		mark: "good",
		words: hf(G`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = Hd(e), r = n.filter(Vd), i = n.filter((e) => e.severity === "error" && !Vd(e)), a = zh(e) && e.projects.every((e) => qd(e).length === 0);
	return [
		...i.length > 0 ? [Ph(e, `${qf(i)}. ${Lh(i)}`)] : [],
		...r.length > 0 ? [Ph(e, Ih(r))] : [],
		...a ? [{ words: G`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function Ih(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${J(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${q(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function Lh(e) {
	return e.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Rh(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(qd);
	if (r !== "plan" || a.length === 0 || zd(e)) return;
	let o = G`${hf(G`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? G`${o} When this pull request is merged, the next apply makes these changes in the project.${zh(e) ? G` The changes that are already pending are made as well.` : []}` : G`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${K(n, 200)}. It writes only from the default branch, and from the branches in the input ${K("apply-from")}.` : G`${o} The next apply makes these changes in the project.`;
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
			...zh(e) ? [G`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [G`${Gf(e)}`] : [],
			G`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => G`${hf(G`${e}`)}: ${t}`)
	};
}
function Vh(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${wf(e)} · ${Tf(e.manifests)}`,
		page: fp(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Hh(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${S(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: Rd(e),
		stopped: Uf(e),
		backups: n.flatMap((e) => e.backup === void 0 ? [] : [`The backup${r(e)} is in ${S(e.backup)}.`]),
		restores: n.flatMap((e) => {
			let t = Wd(e);
			return t === void 0 ? [] : [`${Jf(e.name)}: ${S(t)}`];
		}),
		result: a ? Gf(e) : void 0
	};
}
function Uh(e, t, n) {
	let r = Mu(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...mp(i, o), ...a.flatMap((e) => sh(e, o))], c = !Rd(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? G` · ${K(l.name, 80)}` : [], d = Ud(r).some(({ outcome: e }) => e.state === "done") ? G`❌ Not everything was applied${u}` : G`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? G`Applied by ${g(G`this run`)}` : g(G`This run`), v = a.some(({ results: e }) => e), y = v ? G`: ${`${Vf(a)}.`}` : G` wrote nothing.`, ee = `The figures are for ${q(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? G`✅ Applied${u}` : d,
		lead: [
			G`${_} at commit ${K(p.slice(0, 7))} on ${Df(m)}${y}`,
			...v && h > 1 ? [G`${ee}`] : [],
			...c ? [] : [G`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? Wh(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Wh(e) {
	let { projects: t } = e, n = (t) => Rd({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? Vf([e]) : "not applied";
		return G`${K(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, G`${`… and ${q(i, "more project")}`}`] : r;
}
// src/model/digest.ts
function Gh(e, t) {
	return wr("sha256").update(p([e, t])).digest("hex").slice(0, 16);
}
// src/report/text/progressText.ts
function Kh(e, t, n = Infinity, r) {
	let i = e.count && Yh(e.count), a = r && r.until > t ? `${Xh(r.until - t)}: ${S(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = Jh({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(Jh(e)),
		o(s),
		c
	].find((e) => He(e) <= n) ?? c.slice(0, n);
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
	return t === void 0 || !r ? n : `${r} project ${ot(t, 40)}`;
}
function Yh({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? q(e, n) : void 0 : `${J(e)} of ${q(t, n)}`;
}
function Xh(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function Zh({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${S(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Qh(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${S(r)} is sent again: ${a}.`]);
	};
}
function $h(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = Vh(e, c), m = oh(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...eg(Jm(e), n), ...dg(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(ug["!"], gf(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(cp(i.filter))] : []
	], v = u || s ? void 0 : jf(i.project, i.changes), y = u ? Ff([e]) : s ? Nf([e]) : Af(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), ee = [
		...h.length > 0 ? [""] : [],
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		...xt(_, n),
		...h,
		...xt(ee, n)
	].map(nt);
}
function eg(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [he(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = d(e.map(He));
			return e.map((e) => t === 0 ? at(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (d(i.map(He)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => ee(e, t, 4))];
}
function tg(e, { paint: t }) {
	let { comparison: n, parts: r } = Eh({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", gf(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", gf(e))] : [], ...dg(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(nt);
}
function ng(e, t) {
	return mp(e).map((e) => rg(e, t));
}
function rg({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? S(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return nt(u.join(": "));
}
function ig({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(nn), ...sh(e).map((e) => rg(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${wf(e)}`)] : [], ...i];
	});
	return [...ng(e, n), ...r.map(nt)];
}
function ag(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Hh(e), c = [
		...i ? [t("bad", gf(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...xt(c, n), ...o].map(nt);
}
function og({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${S(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${S(n(e))}. To apply it: lokaform apply --plan ${Of(S(n(e)))}`), r.map(nt);
}
function sg(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, kept: s } = e, c = dg(Ch(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.filter(({ waits: e }) => !e).length, d = s.length - u, f = [u > 0 ? `, and ${q(u, "value")} of the project ${u === 1 ? "differs" : "differ"}` : "", d > 0 ? `; ${q(d, "text")} waiting` : ""].join(""), p = o.length === 0 ? `Pull from ${S(a)}: the manifests stay as they are${f}.` : `Pull from ${S(a)}: ${op([e])}.`, m = xt([t("strong", `From ${S(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...m,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${S(e)}`),
		...xt([t("strong", p)], n)
	].map(nt);
}
function cg(e, { paint: t, width: n, ...r }) {
	let [, ...i] = dg([Sh(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(nt) : [];
}
function lg(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = S(e);
		return Yp(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => nt(e.split("	").map(S).join("	")));
	});
}
const ug = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function dg(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : xt([n("strong", e)], r),
		...fg(i, t)
	]);
}
function fg(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...pg(e, r)
	})), a = {
		labels: gg(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: gg(i, "at", 24)
	};
	return i.flatMap((e) => mg(e, a, {
		paint: t,
		width: n
	}));
}
function pg({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${he(t)}`;
	return {
		label: he(e) + i,
		at: n ? he(Cf({ place: n }, r)) : ""
	};
}
function mg(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => ee(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(hg(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(ug[e.sign], e.sign)} ${at(i, t.labels)}${d}${at(n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return He(p) <= c ? [p, ...u] : [
		...ee(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function hg(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Cm(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function gg(e, t, n) {
	return e.map((e) => He(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
}
// src/model/variables.ts
function _g(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function vg(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const yg = /\$\$\{|\$\{([^}]*)\}/g;
function bg(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(yg)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function xg(e) {
	return [...new Set(bg(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Sg(e, t) {
	return bg(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function Cg(e, t) {
	let n = bg(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? wg(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? wg(t.slice(r), i) : r === t.length;
}
function wg(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function Tg(e) {
	let [, t = "https", n = ""] = Dg.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Y(e) {
	return e.replace(Dg, (t, n) => `${n}://${Tg(e)}`);
}
function Eg(e, t) {
	return Y(e) === Y(t);
}
const Dg = /^(https?):\/\/([^/?#]+)/i;
function Og(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const kg = "LOKALISE_API_TOKEN", Ag = "LOKAFORM_VARIABLES";
function jg(e) {
	let t = vg(e, Ag);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [Ag]: t }, r = [];
	for (let [e, i] of t.split("\n").entries()) {
		let t = i.trim(), [, a, o = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		a === void 0 ? t !== "" && !t.startsWith("#") && r.push(e + 1) : n[a] = o;
	}
	return {
		values: n,
		wrong: r
	};
}
const Mg = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function Ng(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = vg(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (Mg.test(e) || Lg(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = Pg(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = Ig(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Pg(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [Ag, `Add the line ${e}=… to the secret variables of the workflow`] : ["the environment", `Set ${e} where lokaform runs`];
}
function Fg(e) {
	return Mg.test(e);
}
function Ig(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Lg(e, t) {
	let n = [...Jt(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Rg(e)].some((e) => n.some((t) => t.includes(e))));
}
function Rg(e) {
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
function zg(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function Bg() {
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
					issues: [zg(r)]
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
function Vg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Hg(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [p(Object.fromEntries(t))];
}
// src/plan/compare.ts
const Ug = {
	kept: [],
	problems: []
};
function Wg(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, Gg(e, t, i)), c = n === void 0 ? void 0 : Xt(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === X ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return Ug;
	let p = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", m = ga(t.file, t.span, [p]), h = {
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
	}] : [], ...l].flatMap(({ field: n, issues: r }) => r.map(({ code: r, severity: i = "error", message: a, path: s }) => U(e, {
		...t,
		values: o
	}, r, a, {
		path: [n.name, ...s],
		ofName: !0,
		severity: i
	})));
	for (let { problem: e } of d) _.push(e);
	if (Vt(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), y = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : Gh(e.id(n), a);
		return {
			...Yg(i, t),
			...o !== void 0 && { seen: o }
		};
	})), ee = v === void 0 ? [] : y.filter((t) => Td(e.name, t)), te = y.filter((e) => !ee.includes(e));
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
		place: Yg(e, t).place
	}))), re = v !== void 0 && ee.length > 0 ? [{
		...h,
		id: b,
		reason: "protected",
		tag: v,
		place: m
	}] : [], ie = [
		...x,
		...re,
		...ne
	], ae = l.flatMap((e) => e.open), oe = qg(e, {
		...t,
		values: o
	}, te, ne);
	if (oe) return {
		kept: ie,
		skipped: h,
		problems: [..._, oe],
		open: ae
	};
	let se = kd(e, n, te, i.project);
	if (se.length === 0) return {
		kept: ie,
		problems: _,
		open: ae
	};
	let ce = Jg(e, n, se), le = r === void 0 ? {} : { renamed_from: r }, ue = e.lastEdit(n), de = e.tags(n);
	return {
		change: {
			...h,
			place: Kg(m, se),
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
function Gg({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...we(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function Kg(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function qg(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return U(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`, {
		path: [i.field],
		ofName: !0
	});
}
function Jg(e, t, n) {
	return Gh(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Yg(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: ga(t, n, r)
	};
}
// src/plan/declaredContents.ts
function Xg(e, t) {
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
function Zg({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Qg(i),
		isNew: n.get("new") === !0
	};
}
function Qg(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Qg) : [];
}
function $g(e, { target: t, head: n }, r) {
	let i = new Map(), o = new Set(), s = (e, s = e) => {
		let c = t.filter((e) => !o.has(e)), l = [...a(c, s)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = t_(t, e(t).map((e) => e_(u.get(e), o)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), o.add(n));
		}
	}, c = (t) => Zg(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [p([...r(e)].sort())]), s((t) => [p(e.identity(t.values))]);
	let l = (t) => Qg(e.identity(t.values));
	return s((t) => [...(Zg(e, t).previously ?? []).toReversed(), ...l(t)], l), i;
}
function e_(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function t_(e, t, n) {
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
function n_(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return _a(t, n, i ? [i.name, r] : []).path;
}
function r_(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const i_ = new WeakMap();
function a_(e, t, n) {
	let r = i_.get(t) ?? new Map();
	i_.set(t, r);
	let i = p([e.name, n?.name ?? null]), a = r.get(i) ?? s_(e, n ? o_(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function o_(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function s_(e, t) {
	let n = a(t, (t) => c_(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = u_(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : $g(e, {
				target: a,
				head: [t]
			}, (t) => Xg(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(u_(e, t).own).filter((e) => e !== t)
	};
}
function c_(e, t) {
	let { id: n, previously: r = [] } = Zg(e, t), i = Qg(e.identity(t.values)).map(d_);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(d_)
	};
}
const l_ = new WeakMap();
function u_(e, t) {
	let n = l_.get(e) ?? new WeakMap();
	l_.set(e, n);
	let r = n.get(t) ?? c_(e, t);
	return n.set(t, r), r;
}
function d_(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function f_(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, Xg(s, e.values)])), d = (e) => u.get(e) ?? Xg(s, e.values), f = $g(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(p_(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(m_(s, n, c));
				continue;
			}
			let u = h_(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...p_(s, n),
				fields: m
			}), l(a, g_(s, n, e, u?.renamed_from !== void 0)), __(s, n) !== __(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function p_(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = ga(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function m_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Dd(e)).map((e) => Yg(e, t));
	return {
		...p_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function h_(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && p(r) === p(n.after) ? [] : [Yg({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = p_(e, t);
	return {
		...d,
		place: Kg(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...p(s) !== p(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function g_(e, t, n, r) {
	let [i, a] = [Zg(e, t), Zg(e, n)];
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
		...p_(e, t),
		...n
	}));
}
function __(e, { onCreate: t }) {
	return p([...Xg(e, t).texts]);
}
// src/plan/comparePlans.ts
function v_(e, t) {
	let n = y_(t.plan, w_), r = E_([e.plan, t.plan]), i = y_(e.plan, r), a = x_(e.plan), o = new Set(t.plan.kept.map(O_)), s = new Set(A_(t).map(j_)), c = new Set((t.plan.sends ?? []).map(k_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: b_(e.plan, w_, (e, t) => !n(e, t)),
		pending: b_(e.plan, w_, n),
		resolved: b_({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(O_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(k_(e))),
		no_longer_declared: e.unmanaged.filter((e) => l.has(Ou(e.kind).plural) && !s.has(j_(e)))
	};
}
function y_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => p([C_(e), t]))));
	return (e, t) => n.has(p([e, t]));
}
function b_({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = C_(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [S_(e, a)];
	});
}
function x_({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(j_)), r = new Set(t.map(({ kind: e, label: t }) => p([e, t])));
	return (e) => r.has(p([e.kind, e.label])) || e.action === "destroy" && n.has(j_(e));
}
function S_(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => ku(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function C_(e) {
	return e.action === "create" ? p([
		e.kind,
		"new",
		e.identity
	]) : p([e.kind, String(e.id)]);
}
function w_(e) {
	return e.action === "update" ? e.fields.map(T_) : e.action === "destroy" ? [p(["destroy", e.how])] : [p(["create", ...e.fields.map(T_).toSorted()])];
}
function T_({ field: e, part: t, after: n }) {
	return p([
		e,
		t ?? null,
		n
	]);
}
function E_(e) {
	let t = new Set(e.flatMap(D_));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => p([e, t ?? null])) : t.has(C_(e)) ? w_(e) : [e.action];
}
function D_({ changes: e }) {
	return [...u(e, C_)].flatMap(([e, { length: t }]) => t > 1 ? e : []);
}
function O_(e) {
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
function k_({ variable: e, host: t }) {
	return p([e, t]);
}
function A_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function j_({ kind: e, id: t }) {
	return p([e, String(t)]);
}
// src/settings/changedSettings.ts
function M_(e) {
	return new Map(Zt.flatMap((t) => {
		let n = t === vn ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function N_(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || F_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function P_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => F_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(wn) === r);
}
function F_(e, t) {
	return e !== "" && dp(e).toLowerCase() === dp(t).toLowerCase();
}
function I_(e, t) {
	return Zt.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return p(r ?? null) === p(i ?? null) ? [] : [{
			name: cn(n),
			...r !== void 0 && { before: L_(r) },
			...i !== void 0 && { after: L_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const L_ = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function R_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Zt.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = H_(e, t, {
		members: [...a.map(B_), ...o.map(V_)],
		thing: s,
		within: n
	}), u = (r) => {
		let a = z_(t, r), o = [...n, r], s = {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		};
		return H_(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, d = new Map(o.map((e) => [e, u(e)])), f = [c, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = z_(t, n), a = r && Array.isArray(i.value) ? jl(e, i, r).problems : [];
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
			namePlace: (e, ...n) => ga(h, t.span, [...m(e), ...n])
		},
		problems: f
	};
}
function z_({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function B_(e) {
	return e.entries ? {
		...e,
		schema: Vn(An()).refine(...be)
	} : e;
}
function V_(e) {
	let t = `a mapping such as { ${Zt.filter((t) => t.parent === e && typeof t.example != "object").slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: Bn(k(), An()),
		expects: t
	};
}
function H_({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let o = [], s = (t) => {
		let n = ga(e, r, [t]), a = Yt("setting", cn({
			parent: i,
			name: t
		}), { place: n });
		return a && o.push(a), !a;
	}, c = Object.entries(_(n) ? n : {}).filter(([e]) => s(e)), l = _(n) ? Object.fromEntries(c) : n ?? {}, u = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), d = Rn(Object.fromEntries(u)).safeParse(l).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), p = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), m = new Map(a.members.map(({ name: e, expects: t }) => [e, {
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
		problems: [...o, ...Bl(d, h)]
	};
}
// src/settings/configFile.ts
function U_(e, t) {
	return M(t.working, O(tn, e) ?? tn.default);
}
async function W_(e, t) {
	let n = U_(e, t), r = O(tn, e) === void 0 || t.commit && !await ti(n, t), i = r ? U_({}, t) : n;
	if (r && !await ti(i, t)) return { problems: [] };
	let a = N(i, t), o;
	try {
		o = qr(await Kr(i, t));
	} catch (e) {
		if (e instanceof ri) throw e;
		return { problems: [T("not-read", `The settings in ${a} cannot be read: ${$r(e)}`)] };
	}
	let s = fl(a, o, { most: pl });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = q_(s, j(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(G_)
	};
}
function G_({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const K_ = 1e3;
function q_(e, t) {
	let n = R_(e, e), r = J_(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: ut([...n.problems, ...r?.problems ?? []])
	};
}
function J_(e, t) {
	let n = t.get(vn);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(T("bad-setting", e, { place: t }));
	t.get(w) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(w));
	let a = new Map(), o = Object.keys(n);
	if (o.length > K_) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${K_.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(vn)), {
		entries: a,
		problems: r
	};
	let s = z_(e, vn.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(vn));
	let c = new Map();
	for (let t of o) {
		let n = ga(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = R_(e, z_(s, t), [vn.name, t]);
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
function Y_(e, t) {
	let n = Z(At, t), r = $_(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? O(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(yn, t),
		writers: Z(rt, t),
		overwrite: Z(oe, t),
		accept: Z(St, t),
		placeholders: Z(Pt, t),
		incoming: {
			review: Z(Ee, t),
			checks: Z(ye, t)
		},
		checks: X_(t),
		pull: void 0,
		filter: n,
		owner: Z(Fe, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(ke, t),
		onProblem: Z(le, t),
		protectedTags: Z(b, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z($t, t),
		allowWrongProject: Z(Ht, t)
	};
	return {
		rules: o,
		problems: e.flatMap((e) => tv(e, o, t))
	};
}
function X_(e) {
	let t = Z(xn, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(de, e) ?? { severity: "off" }, o = [
		...ae.map((t) => [t.name, Z(t, e)]),
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
function Z_(e) {
	let t = [...Q_(de, e)].filter(([, { value: e }]) => _(e));
	return new Map([...t, ...Q_(yn, e)]);
}
function Q_(e, t) {
	let { value: n = {}, part: r } = iv(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function $_(e) {
	return yt.some((t) => O(t, e) !== void 0);
}
function ev(e, t) {
	let n = (O(At, e) ?? []).length > 0;
	if (!n && (!$_(e) || O(Mt, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Ct.flatMap((t) => [O(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = yt.map((e) => `--${gt(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${gt(Mt)}.`}`;
	return [T("bad-setting", a, { severity: "notice" })];
}
function tv(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = cn(a), { place: s } = iv(a, n) ?? {}, c = (e) => T("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = ou(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(Fe) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && au(e, t) === void 0 && !l(ke) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const nv = [{
	row: qt,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: Xe,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function rv(e) {
	return O(At, e) === void 0 ? [] : nv.filter(({ row: t }) => ![void 0, !1].includes(O(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${gt(e)}: ${t}. Remove one of them.`;
		return T("bad-setting", n);
	});
}
function iv(e, { raw: t, environment: n, parts: r }) {
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
	return iv(e, t)?.value;
}
// src/settings/token.ts
async function av(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [T("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await hr(M(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${$r(e)}`);
	}
}
const ov = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function sv(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => vg(t, e.get(wn) ?? "")).filter((e) => e !== void 0 && Ig(e) === void 0), i = [
		n,
		t[kg],
		vg(t, "INPUT_TOKEN"),
		...r,
		...cv(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function cv(e) {
	return Object.entries(e).flatMap(([e, t]) => ov.test(e) && t || []);
}
const lv = T("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function uv(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a }) {
	let o = e?.get(wn);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [lv] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [T(n, t, { place: e.place(wn) })] : []
	});
	if (!dv(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !P_(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = vg(t.values, o) || void 0;
	if (c === void 0) {
		let [e, n] = Pg(o, t);
		return s(`${o} is not set in ${e}. It must contain the API token of this project. ${n}, from a secret.`, "no-token");
	}
	let l = Ig(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function dv(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : Fg(e) || Lg(vg(t, e) ?? "", cv(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function fv(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = Br }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await W_(t, n), p = await av(O(Je, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: h, wrong: g } = jg(r), _ = sv(d, {
		...r,
		...h
	}, m), v = {
		values: h,
		tokens: _,
		allowed: O(mn, t)
	}, y = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, ee = Z(te, y), b = Mv(t, d, a), x = e !== "validate" && !ee, ne = {
		raw: b.names.length > 1 ? {
			...t,
			[gt(w)]: []
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
	}, re = d === void 0 && f.length > 0, ie = (e) => gv(e, e === void 0 ? void 0 : d?.projects?.get(e), ne), ae = re ? [] : b.names.map(ie), oe = ae.map(({ settings: e }) => e), se = b.others.map((e) => ie(e).settings), ce = ({ showTexts: e }) => e, le = {
		kinds: Du(),
		command: e,
		apiUrl: Z(bt, y),
		projects: oe,
		others: se.flatMap(({ manifests: e }) => e ?? []),
		showTexts: oe.every(ce) && (!u || u.is === "read" && u.projects.every(ce)),
		usable: v,
		secrets: [..._.map(pn), ...[...oe, ...se].flatMap((e) => e.secrets)],
		timeLimit: Z(ln, y),
		...mv(t, y, n),
		combines: !1,
		matrix: ee,
		reports: [],
		backupDir: hv(O(gn, t) ?? i, n),
		restoreFlags: dn(t, [
			tn,
			...d ? [w] : [],
			Je,
			bt
		])
	}, ue = ne.online && oe.some(({ inFile: e }) => e.get(mt) !== !1), de = [
		...p.problems,
		...Gt(t),
		...f,
		...b.problems,
		...ae.flatMap((e) => e.problems),
		...ne.online ? ev(t, d) : [],
		...rv(t),
		...g.map(pv)
	];
	if (u?.is === "missing" && ue) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		de.push(T("not-read", e, { severity: "notice" }));
	}
	return {
		settings: le,
		problems: Ot(de)
	};
}
function pv(e) {
	let t = `Line ${e} of ${Ag} is not NAME=value. In a workflow, correct the secret variables: one line for each variable, and no line breaks in a value.`;
	return T("variable", t);
}
function mv(e, t, n) {
	return {
		format: Z(lt, t),
		detailedExitcode: Z(st, t),
		all: Z(rn, t),
		publish: Z(Dn, t),
		failOnDrift: Z(Wt, t),
		applyFrom: Z(wt, t),
		yes: Z(vt, t),
		verbose: Z(zt, t),
		quiet: Z(on, t),
		force: Z(Ke, t),
		out: hv(O(fn, e), n),
		report: [...new Set(Z(ft, t).map((e) => M(n.working, e)))],
		plan: hv(O(qt, e), n),
		configFile: U_(e, n)
	};
}
function hv(e, { working: t }) {
	return e === void 0 ? void 0 : M(t, e);
}
function gv(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = c ? Ev(d[0], n) : wv, m = {
		name: e,
		id: p.id ?? ""
	}, h = uv(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: m
	}), g = Y_(Du(), f), _ = !(l && d.some((e) => e.isBroken(mt))) && Z(mt, f);
	return {
		settings: {
			name: e,
			id: p.id ?? "",
			secrets: p.secrets,
			token: h.token,
			manifests: _v(f, n),
			rules: g.rules,
			inFile: M_(d),
			pulledLanguages: iv(Re, f),
			languagePlaces: Z_(f),
			required: Q_(O(et, r) ? et : On, f),
			useAutomations: Z(_t, f),
			concurrency: Z(Se, f),
			rate: Z(jt, f),
			showTexts: _ && N_(u, m)
		},
		problems: [
			...p.problems,
			...h.problems,
			...g.problems
		]
	};
}
function _v({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of yt) {
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
	let o = vv(t, i);
	return o && {
		kinds: Du(),
		globs: a,
		texts: o,
		folder: i
	};
}
function vv(e, t) {
	if (e.some((e) => e.isBroken(Qe))) return;
	let n = e.find((e) => e.get(Qe) !== void 0), r = n?.get(Qe)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place(Qe, r, "files");
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
		...yv(e, r)
	}));
}
function yv(e, t) {
	if (e.language === void 0 || Ne(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => Ne(t) && rr(t) === rr(e.files) && n === e.keyName && r === e.platform), r = kn(e.files), i = n.filter(({ files: e }) => kn(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const bv = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, xv = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Sv = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Cv = {
	where: "the setting project",
	instead: "write the id itself"
}, wv = {
	secrets: [],
	problems: []
};
function Tv(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [T(n, e, { ...t && { place: t } })]
	};
}
function Ev(e, t) {
	let n = Dv(e, t), { id: r } = n, i = O(Bt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === dp(r))) return n;
	let a = O(w, t.raw) !== void 0, o = a || e?.get(w) === void 0 ? void 0 : e.place(w), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...Tv(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Dv(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = O(w, t);
	if (a !== void 0) return kv(a);
	let o = e?.get(w);
	return e && o !== void 0 ? Ov(o, n, e.place(w)) : e?.isBroken(w) || r?.projects ? wv : i === void 0 ? Tv("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : xg(i).length > 0 ? Ov(i, n, void 0) : {
		...wv,
		id: i
	};
}
function Ov(e, t, n) {
	if (xg(e).length === 0) return Av(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Tv("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Ng(r, Cv, t);
	if ("message" in o) return Tv(o.message, n, o.code);
	let { value: s } = o;
	if (!Sv.test(s)) return Tv(`The value of ${a} ${jv}`, n);
	let c = Av(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, dp(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function kv(e, t = "project") {
	let [n, r] = xv.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Av(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Tv(`${i} is the URL of a branch. Give the id with :branch after it.`) : Av(r.replace(/%3a/i, ":"), i);
}
function Av(e, t, n) {
	return bv.test(e) ? {
		...wv,
		id: e
	} : Tv(`${t} ${jv}`, n);
}
const jv = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Mv(e, t, n) {
	let r = O(Dt, e), i = t?.projects && [...t.projects.keys()];
	if (!i) return {
		names: [void 0],
		others: [],
		problems: r ? [T("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = sn(e, i) || ` There are ${i.join(", ")}.`;
		return [T("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(w) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [w, ...yt] : [];
	for (let t of c.filter((t) => O(t, e) !== void 0)) {
		let e = `The option --${gt(t)} (in the action: ${gt(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(T("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/kinds/declaration.ts
function Nv({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Lv(n, t[e] ?? [])));
}
function Pv({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(we)))];
}
function Fv(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Iv(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Iv(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function Lv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: ga(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Rv(e, t, { second: n, first: r, field: i }, a = "") {
	let o = P(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${zv(P(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return T(e, s, { place: o });
}
function zv({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function Bv(e, t) {
	let n = Nv(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Vv(e, t),
		...Hv(i, t),
		...qv(r, t)
	];
}
function Vv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [T("project-type", o, { scope: "project" })];
}
function Hv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...u(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = sn(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = `Project ${t.name} has no language "${e}".${o} ${l}`;
		return T("unknown-language", u, {
			place: r.place,
			scope: "project"
		});
	});
}
function Uv({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => it(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [T("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Wv = /(?:^|\/)values\/[^/]+\.xml$/;
function Gv({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Wv.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Kv(e, { name: t, languages: n }, r = !1) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${sn(e, i)}`, [o, s] = r ? ["error", "project"] : ["warning", "change"];
		return [T("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function qv(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [T("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Jv({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Yv({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Zv(o, o.manifests, t, n, r);
		if (!e) break;
		l(a, e.problems.map(ey(o, e.isDoubtful)));
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
		problems: [...a, ...ty(i)]
	};
}
async function Xv(e, t, n, r, { signal: i = Br, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await sa(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = du(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await Sr(), o?.({
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
		textFiles: lu(c)
	};
}
async function Zv(e, t, n, r, i) {
	let a = await Xv(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? $v(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await Xv(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = Ge(f.problems) ? [] : Uv(a, u), m = ({ place: e }) => Qv(f).some((t) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !m(e))]
	};
}
function Qv({ textFiles: e, declared: t }) {
	let n = [...e.values()].filter(({ language: e }) => e !== void 0), r = Object.values(t.entries).flatMap((e) => e.flatMap((e) => e.parts ?? [e]));
	return [...n.map(({ source: e }) => e), ...r.flatMap(({ from: e }) => e?.source ?? [])];
}
function $v(e, t) {
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
function ey({ rules: e }, t = !1) {
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
function ty(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => ny(t, e) !== void 0), a = i && ny(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [T("bad-setting", o)];
	});
}
function ny(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (dp(e.settings.id) !== dp(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const ry = {
	entries: {},
	variables: new Map()
};
async function iy(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => fv(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[gt(Dt)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await Yv({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => _g(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), y = [...h.filter(({ code: e }) => !sy.includes(e)), ...v].find(cy);
	return y ? {
		is: "missing",
		why: ly(y)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function ay(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await fv("plan", {
		...e,
		[gt(Dt)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: ly(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const oy = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], sy = ["unset-variable", "project-not-allowed"];
function cy({ severity: e, code: t }) {
	return e === "error" && !oy.includes(t);
}
function ly({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Cf({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function uy(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => fy(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? ry, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Jv(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		kinds_no_longer_declared: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: I_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function dy(e, t) {
	let n = e && uy(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function fy({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(w));
}
function py(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return T("undeclared-project", t, { severity: "warning" });
	});
}
function my(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? ly(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...v_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function hy({ kinds: e }, { problems: t }, n, r) {
	if (Vt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(gy(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => _y(e, t, c.get(t), l.get(t)))
	};
}
function gy(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function _y(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...f_(e, n?.declared ?? ry, r?.declared ?? ry),
		settings: I_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function vy(e) {
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
function yy(e, t) {
	return vy({
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
const by = "lokaform-backup";
function xy(e) {
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
		showProblems: (e) => Sy(e, r),
		ask: i && ((e, t) => Ye(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => wy(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => Ay(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function Sy(e, t) {
	Cy(ng(e, t.errorScreen.paint), t);
}
function Cy(e, { error: t, errorScreen: { width: n } }) {
	xt(e, n).forEach(t);
}
function wy(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Ty(a.out, a.screen.paint);
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
		...s ? void 0 : Dy(n, u),
		onPlan: (r) => Oy(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Mi({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function Ty(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(Ey(r, i, t));
	};
}
function Ey({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(tf)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = xf(s, e), u = o === s ? l : `${J(o)} of ${l}`, d = n.filter(Kd).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${J(d)} in part` : ""}`;
}
function Dy({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? vy({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(Kh(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : yy(t, n);
}
async function Oy(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = ky(t, r);
	if (l && r.showPlan && (!t.quiet || c) && $h(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || $h(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return xt(ng(e.problems, d), f).forEach(i.prompt), Ye("Apply this plan?", c, n);
}
function ky({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function Ay(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(Ce(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Cy(ig(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = $h(n, {
			...ky(t, r),
			width: void 0
		}).slice(-1);
		xt(e, o.width).forEach(i.out);
	}
	Rd(e) ? ag(e, s.paint, s.width).forEach(i.error) : ag(e, o.paint, o.width).forEach(i.out);
	let d = (e) => N(e, { displayRoot: a });
	if (l) return;
	[...og(n, d), ...jy(e, t, r)].forEach(i.out);
	let f = My(e);
	f !== void 0 && s.width !== void 0 && Cy([s.paint("dim", f)], i);
}
function jy(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || zd(e) || !jd(e)) return [];
	let i = Hd(e).some(Vd) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = dn(r, un("option", ["apply"])).map(Of);
	return [`To make ${i}: ${S(["lokaform apply", ...a].join(" "))}`];
}
function My(e) {
	let t = Hd(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-confirmed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const Ny = [
	"key:",
	"tag:",
	"file:"
];
function Py(e) {
	return Ny.find((t) => e.startsWith(t));
}
function Fy(e, t) {
	return e.length === 0 || e.some((e) => Ly(e, Ry(t)));
}
function Iy(e, t) {
	if (e.length === 0) return [];
	let n = t.map(Ry);
	return e.filter((e) => !n.some((t) => Ly(e, t)));
}
function Ly(e, t) {
	let n = Py(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => me(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Ry({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : Qg(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => Qg(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function zy(e, t) {
	return Iy(e, Hy(t)).filter((e) => !e.startsWith("tag:")).map((e) => By(e, t));
}
function By(e, t) {
	let n = Py(e), r = Hy(t).flatMap((e) => Ry(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${sn(e, i)}`;
	return T("unknown-filter", a);
}
function Vy(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => By(e, n));
}
function Hy(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Uy(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function Wy(e, t, n) {
	let r = Yy(t), i = e.flatMap(Uy).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : Fy([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function Gy(e, t, n, r) {
	let i = Wy(e, t, n);
	return i === "text" || i === "key" && !r;
}
function Ky(e, t, n) {
	let r = n.flatMap(Jy);
	return t.filter((e) => !Uy(e).some(({ keys: e }) => r.some((t) => Fy([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = Uy(t), a = sn(n, [...new Set(r.flatMap(Yy))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return T("unknown-text", o);
	});
}
function qy(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Jy(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Uy(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => Fy([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => Fy([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.`;
		return s.length === 0 ? [] : [T("unknown-text", u, { scope: "project" })];
	});
}
function Jy(e) {
	return Hy([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Yy({ kind: e, entry: t }) {
	return Qg(e.identity(t.values));
}
// src/keys/liveKey.ts
function Xy({ is_reviewed: e, is_unverified: t }) {
	return {
		verified: t === !1,
		reviewed: e === !0 && t !== !0
	};
}
function Zy(e, t) {
	let n = er(e) ?? {}, r = qn(n.key_id), i = ib(n.key_name), a = Xn(n.platforms, A), o = f.filter((e) => a?.includes(e)), s = Object.keys(hb(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = ab(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: rb.safeParse(n.filenames).data,
		tags: Xn(n.tags, A),
		is_plural: $n(n.is_plural),
		is_archived: $n(n.is_archived)
	};
	if (!Yn(d) || u.length > 0) {
		let e = [...Kn(d), ...u.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let p = o.length < new Set(a).size, m = {
		...eb(n),
		translations: c,
		base_words: Zn(n.base_words)
	};
	return { key: {
		...d,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const Qy = {
	description: A,
	context: A,
	plural_name: A,
	is_hidden: $n,
	char_limit: Zn,
	custom_attributes: nb,
	modified_at_timestamp: Jn,
	translations_modified_at_timestamp: Jn
}, $y = Object.entries(Qy);
function eb(e) {
	return Object.fromEntries($y.map(([t, n]) => [t, n(e[t])]));
}
function tb(e) {
	return Object.keys(Qy).filter((t) => e[t] === void 0);
}
function nb(e) {
	let t = A(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
const rb = Nn({
	ios: k(),
	android: k(),
	web: k(),
	other: k()
});
function ib(e) {
	let t = er(e) ?? {}, n = {};
	for (let e of f) {
		let r = A(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function ab(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = ob(er(n) ?? {});
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
function ob(e) {
	return {
		language_iso: A(e.language_iso),
		translation: A(e.translation),
		modified_by: qn(e.modified_by),
		modified_by_email: A(e.modified_by_email),
		modified_at_timestamp: Jn(e.modified_at_timestamp),
		is_reviewed: $n(e.is_reviewed),
		is_unverified: $n(e.is_unverified)
	};
}
function sb(e, t = []) {
	return Array.from(e, (e) => Zy(e, t));
}
function cb(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function lb(e) {
	let t = cb(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const ub = (e) => {
	let t = e.exactOptional();
	return Rn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, db = ub(k()), fb = ub(k().min(1));
function pb(e, t) {
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
function mb(e, t = f) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function hb(e, t) {
	let n = {};
	for (let r of f) {
		let i = pb(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function gb(e) {
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
const _b = Bg();
function vb(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function yb(e, t) {
	let n = e;
	return _b({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: k(),
		value: k(),
		unset: "",
		live: (e) => e[n],
		toManifest: vb,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function bb(e, t = () => void 0) {
	let n = e;
	return _b({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: In(),
		value: In(),
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
const xb = _b({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Hn().min(0),
	value: Hn(),
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
}), Sb = Bn(k(), Mn()), Cb = _b({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: Sb,
	value: Mn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(wb(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = Sb.safeParse(e);
		return t.success ? vb(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function wb(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Tb({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Eb = _b({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Vn(Un(f)).min(1),
	value: Vn(Un(f)),
	live: (e) => e.onOtherPlatform ? void 0 : Ob(e.platforms),
	inPlan: (e) => Ob(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Db = _b({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Vn(k().min(1)),
	value: Vn(k()),
	unset: [],
	live: (e) => kb(e.tags),
	check: (e, { rules: t }) => {
		let n = Xt(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => kb(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return kb([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: vb,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return kb([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Ob(e) {
	return f.filter((t) => e.includes(t));
}
function kb(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const Ab = _b({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Fn([k().min(1), fb.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: db,
	live: (e, { platforms: t }) => hb(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...hb(e, n)
		} : a;
	},
	inPlan: (e) => hb(e, f),
	check: jb,
	merge: Nb,
	carries: (e, t) => f.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = gb(t);
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
function jb(e, { project: t, platforms: n }) {
	let r;
	return !t.perPlatformNames && Q(e).length > 1 ? r = `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.` : t.perPlatformNames && Q(e, n).length === 0 && n.length > 0 && (r = `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`), r === void 0 ? void 0 : {
		code: "same-names-needed",
		message: r,
		path: []
	};
}
const Mb = _b({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: db,
	value: db,
	unset: {},
	live: (e) => Pb(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => f.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => vb(Pb(e)),
	merge: Nb,
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
		slots: Pb(e)
	})
});
function Nb(e, t, n) {
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
	return Pb(r);
}
function Pb(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const Fb = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, Ib = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, Lb = Object.keys(Ib), Rb = new RegExp([
	Fb.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), zb = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, Bb = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, Vb = "[VOID]";
function Hb(e, t) {
	return e === t || e === "" && t === Vb || t === "" && e === Vb || t.includes("[%") && Ub(e, t) !== void 0 || e.includes("[%") && Ub(t, e) !== void 0;
}
function Ub(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(Fb)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(Wb(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function Wb([e, t, n = "", r, i], a) {
	let o = Jb(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = Jb(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${Jb(n)}(?:hh?|ll?|[qjztL])?[${Ib[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function Gb(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(Fb)];
		e.length > 0 ? t += 1 : a.match(Rb) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var Kb = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = n(() => e.both.flatMap(([e, t]) => Yb(t).flatMap(([t, n]) => Ub(new Map(Yb(e)).get(t) ?? "", n) ?? [])));
	}
	#n = n(() => {
		let e = this.#e.live.flatMap(Yb).flatMap(([, e]) => [...e.matchAll(Fb)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return qb(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, r, i) {
		if (r === "as-written") return e;
		let a = n(() => r === "universal" || (this.#a(t) ?? i().isUniversal));
		return qb(e, (e) => e.match(Rb) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(Fb)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(Fb, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = Bb.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return Ub(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(Yb).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${Wb(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = Yb(t).map(([, e]) => e);
			if (e.some((e) => e.match(Fb))) return !0;
			if (e.some((e) => e.match(Rb))) return !1;
		}
	}
	#o(t, n) {
		if (zb.test(t) || (t.match(Rb)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(Rb, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${Wb(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = Lb.find((e) => Ib[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return Ub(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function qb(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function Jb(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function Yb(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const Xb = Bn(k(), k()), Zb = Fn([k(), Xb]);
function Qb(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = Xb.safeParse(JSON.parse(e));
		return t.success ? tx(t.data) : e;
	} catch {
		return e;
	}
}
function $b({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function ex(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function tx(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function nx(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || rx(e) && rx(t) || typeof e == typeof t && Hb(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => Hb(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function rx(e) {
	return typeof e == "string" ? e === "" : Object.keys(tx(e)).length === 0;
}
const ix = Xb.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: g }
}), ax = Fn([k(), ix]), ox = Bn(k().min(1), ax), sx = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, cx = (e) => Vn(Rn({
	language_iso: k().min(1),
	translation: e
})).refine(sx, "has a language twice"), lx = cx(An()), ux = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Fn([ox, cx(ax).transform(px).pipe(ox)]),
	rewrite: fx,
	diff({ translations: e }, t, r) {
		let { listed: i, project: a } = r;
		if (!e && i.length === 0 || a.segmentation) return X;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = n(() => yx(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, n]) => hx(e, n, {
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
			translation: Zb.parse(n)
		}));
	},
	show(e) {
		let t = Zb.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: tx(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = $b(e, n);
		return r && Qb(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Qb(n, t);
			return rx(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => ux.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = $b(e, t);
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
		let n = $b(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...xx(n, Qb(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = $b(e, t);
		return !n || n.is_unverified !== !0 && !rx(Qb(n.translation, e.is_plural));
	},
	same: (e, t) => nx(Zb.parse(e), Zb.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function dx(e, t, n, r, i = "") {
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
		let t = g.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${sn(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function fx(e) {
	if (!Array.isArray(e)) return;
	let t = lx.safeParse(e);
	if (t.success) return {
		value: px(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function px(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function mx({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Hg(Qb(t, e)));
}
function hx(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : dx(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return gx(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && gx(e, t, Object.fromEntries(s), n, r) || X,
		issues: o
	};
}
function gx(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, storedForm: s = () => vx }) {
	let c = Rt(a, e);
	if (c === "ignore") return;
	let l = "translations", u = (e, t) => {
		let r = Zb.parse(e.after), o = i().stored(r, t, a.placeholders, s), c = t === void 0 ? o : _x(o, n, t);
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
	let d = $b(r, e);
	if (!d && n === void 0) return;
	if (!d) return {
		...X,
		issues: [zg(`${e} text`, [e])]
	};
	let f = Qb(d.translation, r.is_plural);
	if (n !== void 0 && nx(f, ex(n, f))) return;
	let p = i().native(f), m = (n, r = []) => ({
		...X,
		kept: [{
			field: l,
			part: e,
			live: p,
			...xx(d, p),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return rx(p) ? void 0 : m({ reason: "pull" });
	let h = ex(n, p), g = u({
		field: l,
		part: e,
		before: p,
		after: h,
		...xx(d, p)
	}, f);
	if (c === "enforce" || rx(p)) return g;
	let _ = c === "seed";
	if (_ && !a.pull && a.overwrite.length === 0) return m({ reason: "held" });
	if (!_ && bx(p, h)?.length === 0) return g;
	let { modified_by: y, modified_by_email: ee, modified_at_timestamp: te } = d, b = {
		id: String(r.key_id),
		language: e,
		live: p,
		...te && { at: te },
		by: {
			id: y,
			address: ee
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
function _x(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return ex(Object.fromEntries(r), n);
}
const vx = {
	isUniversal: !1,
	isNumbered: !1
};
function yx(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => Qb(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && $b(t, e);
		return r ? [[n, Qb(r.translation, t.is_plural)]] : [];
	});
	return new Kb({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function bx(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(tx(e)).filter((n) => e[n] !== t[n]);
}
function xx(e, t) {
	if (!e.modified_at_timestamp || rx(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: Sx(n) },
		...i && { reviewed: i }
	} };
}
function Sx(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const Cx = [
	Ab,
	Eb,
	yb("description", !0),
	Db,
	ux,
	Mb,
	yb("context", !0),
	xb,
	bb("is_plural"),
	yb("plural_name"),
	bb("is_hidden"),
	bb("is_archived", (e, t) => !Tb(e, t) && void 0),
	Cb
], wx = k().min(1), Tx = Fn([Hn().positive(), k().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Ex = ge(Cx).required({ key_name: !0 }).extend({
	previously: Fn([wx.transform((e) => [e]), Vn(wx).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: In().exactOptional(),
	key_id: Tx.exactOptional()
}).meta({ allOf: [Dx(!0), Dx(!1)] });
function Dx(e) {
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
const Ox = ge(Cx.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function kx({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $ = {
	name: "key",
	fields: Cx,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => mb(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? an + n.rules.owner : void 0
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
	liveLabel: (e) => mb(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Tb(n, t),
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
function Ax({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = Nx(i, n, t);
	if (!r) return a;
	let o = jx(e.flatMap(Fx), "keys have names for platforms that they do not have");
	return [
		...a,
		...Px(i, t),
		...o
	];
}
function jx(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = T(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function Mx({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(hb(e, t)))];
}
function Nx(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Mx)), a = [...new Set(n.flatMap(Mx))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => ht(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [U($, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function Px(e, t) {
	let n = new Map(t.flatMap((e) => Mx(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = Q(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`, l = {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		};
		return [U($, e, "second-key", c, l)];
	});
}
function Fx({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = Q(i, a), s = f.filter((e) => {
		let t = i[e];
		return t !== void 0 && !a.includes(e) && !o.includes(t);
	}), [c] = s;
	if (!c || o.length === 0) return [];
	let l = s.map((e) => `"${i[e]}" (${e})`).join(", "), u = `The key is on ${a.join(", ")} only, so the name ${l} is not used. Add the platform to platforms, or remove the name.`;
	return [U($, e, "unused-name", u, {
		path: ["key_name", c],
		severity: "notice"
	})];
}
function Ix({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, o = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? Hg(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (o.length === 0) return [];
	let s = new Set(n.map(({ id: e }) => e)), c = a(t.filter(({ key_id: e }) => s.has(e)), (e) => mx(e, i));
	return jx(o.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = c.get(t) ?? [], [a] = n ? Q(n.key_name, n.platforms) : [];
		if (a === void 0) return [];
		let o = `Unmanaged live key "${a}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${a} to keep its translations. If the new key is really new, set new: true.`;
		return [T("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}), `new keys have the same ${i} text as an unmanaged live key`);
}
// src/keys/renames.ts
function Lx(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Rx(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = zx(r, n), { renames: a, problems: o } = Vx(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Rx(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (Kx(e, n, t.perPlatform).length === 0) return;
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
function zx(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(Gx(r, t, n));
		return !Bx(e).some((e) => a.includes(e));
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
function Bx({ values: e }) {
	return [...Q(e.key_name), ...e.previously ?? []];
}
function Vx(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = mb(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, U($, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", Hx(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Hx(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => mb(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Ux(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new E();
	for (let { path: e, length: n } of Wx(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: P(t.file, t.span, ["previously"]) };
		a.add(T("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function Wx(e, t) {
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
function Gx({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = hb(e.key_name, r);
	return n ? {
		...hb(t.key_name, r),
		...i
	} : i;
}
function Kx(e, t, n) {
	let r = Gx(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return f.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function qx(e) {
	return ({ tags: t }) => Xt(t, e) !== void 0;
}
function Jx(e, t, n, r = () => !1) {
	let i = a(t, ({ key_name: e }) => Q(e)), o = sS(e, t), { byId: s, refused: c } = o, { direct: l, contested: u } = nS(e, s, c, (e) => Zx(e, i, n));
	iS(l, c);
	let { renames: d, leaving: f } = Lx(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => Qx(e, tS(e, i)),
		holders: (e, t) => eS(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of u) {
		if (c.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		(n ? e.values.new : kx(e) !== void 0) || c.set(e, aS(e, t, n));
	}
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	Yx(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = Object.values(hb(t.key_name, t.platforms)), i = s.has(e) && r.some((e) => n.includes(e)), a = mb(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of Zx(e, i, n)) g.add(t);
		g.add(o.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...o.remarks, ...Ax({
			matches: h,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => Xx(e, i)))
	};
}
function Yx(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, oS("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && kx(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, oS("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function Xx({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function Zx(e, t, n) {
	let r = Xx(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && pb(i.key_name, t) === e.key_name[t])) : r;
}
function Qx(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => $x(t, kx(e)));
	return n.length === 1 ? n : t;
}
function $x(e, t) {
	return t !== void 0 && f.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function eS(e, t, n, r) {
	return Kx(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function tS({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(hb(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function nS(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = kx(t), [n, ...i] = e ? r(t).filter((t) => $x(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => kx(c) !== void 0 && (s.get(e) ?? c) !== c, u = Qx(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, rS(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function rS(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return oS("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function iS(e, t) {
	for (let [n, r] of u(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => $x(n, kx(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && kx(r) !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${mb(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, oS("claimed-twice", r, a));
		}
	}
}
function aS(e, t, n) {
	return oS("claimed-twice", e, `The live key with this name (id ${t.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`);
}
function oS(e, t, n) {
	return U($, t, e, n, { path: ["key_name"] });
}
function sS(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of u(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, cS(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [lS(s)] : []
	};
}
function cS(e, t) {
	let n = `${t.map(({ values: e }) => `"${mb(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return U($, e, "claimed-twice", n, { path: ["key_id"] });
}
function lS(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: P(t.file, t.span, ["key_id"]) };
	return T("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/fieldTable.ts
function uS(e) {
	let t = er(e) ?? {}, n = A(t.webhook_id) || void 0, r = A(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Xn(t.events, A)
	};
	if (!Yn(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [Y(r)],
			shown: Og(r)
		},
		lacks: Kn(i)
	} };
	let a = t.branch === null ? null : A(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: fS(t.event_lang_map)
	} };
}
function dS(e) {
	let t = e.map(uS);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function fS(e) {
	return Xn(e, (e) => {
		let { event: t, lang_iso_codes: n } = er(e) ?? {}, r = A(t), i = Xn(n, A);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const pS = Bg(), mS = k().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), hS = pS({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: mS,
	value: k(),
	live: (e, t) => CS(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: Eg,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Y(e)
	})
}), gS = pS({
	name: "events",
	expects: "a list of events, at least one",
	schema: Vn(k().min(1).meta({ examples: h })).min(1),
	value: Vn(k()),
	live: (e) => ES(e.events),
	inPlan: (e) => ES(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), _S = Fn([Ln("*"), Vn(k().min(1)).min(1)]), vS = pS({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${c.join(", ")}`,
	schema: Pn(Un(c), _S),
	value: Bn(k(), Fn([Ln("*"), Vn(k())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(wS).includes(wS(t))).map(({ event: e, lang_iso_codes: n }) => [e, DS(ES(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = TS(e).map(([e, t]) => [e, t === "*" ? "*" : DS(ES(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(TS(e).map(([e, t]) => [e, t === "*" ? t : ES(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : DS(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && v(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = TS(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => TS(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), yS = pS({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Fn([k().min(1), zn()]),
	value: Fn([k(), zn()]),
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
}), bS = [
	hS,
	gS,
	vS,
	yS
], xS = ge(bS).required({ url: !0 }).extend({
	branch: yS.schema.default(null),
	previously: mS.exactOptional(),
	new: In().exactOptional(),
	webhook_id: k().min(1).exactOptional()
}), SS = {
	name: "webhook",
	fields: bS,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Y(e.url),
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
	liveLabel: (e) => `${Og(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		ES(e.events)
	]
};
function CS(e, t, n) {
	return Eg(e.url, Sg(t, n)) ? t : Og(e.url);
}
function wS(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function TS(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function ES(e) {
	return [...new Set(e)].sort();
}
function DS(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function OS({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Y(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Y(Sg(e, r)))).flatMap((e) => xg(e).map((t) => `${t} ${Tg(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Tg(t);
		return xg(t).flatMap((e) => {
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
const kS = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function AS(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of xg(e)) {
		let e = Ng(r, kS, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = jS(e) ?? FS(e), i = r ? [...n.issues, r] : [...n.issues, ...NS(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function jS(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return zS("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (xg(e).length !== 0) {
		if (/^http:/i.test(e)) return zS("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!LS(e)) return zS("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const MS = {
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
function NS(e, t) {
	let n = "";
	return bg(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = MS[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [zS(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(PS) ? [zS(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function PS(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function FS(e) {
	let t = Sg(e, new Map(xg(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return zS("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return zS("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return zS("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!IS(new URL(t).hostname)) return zS("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function IS(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function LS(e) {
	let t = "";
	for (let n of bg(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const RS = "URL_OF_";
function zS(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const BS = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => HS(e),
	templates(e, t, n) {
		let r = new VS(), i = [...e].sort((e, t) => m(e.url, t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? JS(eC(e.url), n, new Map()) : KS(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var VS = class {
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
function HS(e) {
	let { template: t, left: n } = YS(e, () => "x");
	return n || t !== eC(e);
}
function US(e) {
	let [, ...t] = bg(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return ZS.includes(n) || !$S(QS(n)) ? !1 : WS.test(t) || QS(n).split(/[^\p{L}\p{N}]+/u).some(GS);
	});
}
const WS = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function GS(e) {
	return $S(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function KS(e, t, n) {
	let r = qS(e, new VS(), n);
	return "why" in r ? r : qS(e, t, n);
}
function qS(e, t, n) {
	let r = Tg(e), { template: i, left: a } = YS(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : JS(i, n, t.variables);
}
function JS(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = AS(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function YS(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = $S(a), s = (e) => ZS.includes(e) ? e : Ig(e) === void 0 && XS.test(e) ? t(e) : (o ||= $S(QS(e)), eC(e)), c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= $S(t)), n.length === 0 ? eC(t) : `${eC(t)}=${s(n.join("="))}`;
	});
	return {
		template: eC(n) + c + l.join("&") + eC(a),
		left: o
	};
}
const XS = /^[\w.~+,=:@-]+$/, ZS = [
	"lokaform",
	"lokalise",
	"project"
];
function QS(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function $S(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function eC(e) {
	return e.replaceAll("${", () => "$${");
}
// \0late:formats
const tC = process.getBuiltinModule("node:module").createRequire(import.meta.url), nC = (...e) => tC("./late-formats.js").formatOf(...e), rC = (...e) => tC("./late-formats.js").readTexts(...e);
var iC = class {
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
		this.stopped || (this.reason = sC(e, t), this.stopped = {
			by: e,
			message: `${this.reason} ${cC(e)}`
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
		await Cr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const aC = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function oC(e) {
	let t = new iC(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of aC) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of aC) process.off(e, n);
		t.close();
	}
}
function sC(e, t) {
	return e === "time limit" ? `The time limit of ${lC(t)} was reached.` : `The run was stopped by ${e}.`;
}
function cC(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function lC(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
function uC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = dC(t), a = kx(t), o = t.from ? mC(i, e, a) : [], [s] = o;
		if (o.length > 1) {
			n.push(vC(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : hC(i, e);
		c && n.push(vC(t, [c]));
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
	let a = r.map(({ parts: e }) => yC(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function dC({ values: e }) {
	let { key_name: t, platforms: n = f } = e;
	if (typeof t == "string") return [[t, n === f ? fC : pC(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, pC(r(e))]);
}
const fC = 2 ** f.length - 1;
function pC(e) {
	return e.reduce((e, t) => e | 1 << f.indexOf(t), 0);
}
function mC(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !gC(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function hC(e, t) {
	for (let [n, r] of t) for (let { group: t, platforms: i } of e.get(n) ?? []) {
		let [e] = t.parts;
		if (r & i && e && !e.from && e.values.filenames === void 0) return t;
	}
}
function gC(e, t) {
	return !e || !t ? !1 : f.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function _C({ values: e }) {
	let t = hb(e.key_name, e.platforms ?? f);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function vC(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [zv(P(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return U($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function yC(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = wC(e), { isPlural: o, leftOut: s, becameOther: c } = SC(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: OC(e),
			...i.size > 0 && { translations: TC(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...kC(e),
			...n.from ? {} : n.onCreate
		},
		span: xa(n.span, () => bC(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [AC(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function bC(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		let r = t && DC(t, e);
		return !r || !n.has(e) ? r : ba(r, { members: new Map([["other", r]]) });
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
		let [n] = e.flatMap((e) => EC(e, t));
		n && r.set(t, t === "translations" ? ba(n, { members: a }) : n);
	}
	return r;
}
const xC = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function SC(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return xC;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return xC;
	let o = ({ part: e }) => ce(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: CC(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function CC(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return U($, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function wC(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(AC(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function TC(e, t) {
	return Object.fromEntries(Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function EC({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [ba(r, { file: t })] : [];
}
function DC(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return ba(n ?? e.span, { file: e.file });
}
function OC(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function kC(e) {
	let t = 0, n = new Set(), r = {};
	for (let { from: i, onCreate: a } of e) if (i) {
		t |= pC(a.platforms ?? []);
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
function AC(e, t, n) {
	let r = zv(P(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? jC(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return U($, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function jC({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => We(e.files));
	return Le.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function MC(e) {
	let t = new E(), n = new Map();
	for (let r of NC(e)) {
		let e = kx(r), i = e === void 0 ? "" : p(Pb(e)), [a] = _C(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(Rv("duplicate-key", `Key "${Q(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function NC(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function PC(e, t, n, r) {
	let { declared: i, problems: a } = RC(LC(e), r.project), o = "key-gone";
	if (t) {
		let e = Ab.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: Ex.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: IC(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = FC(s, n);
	return {
		declared: i,
		context: IC(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function FC({ key_name: e, platforms: t = [...f], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && pb(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function IC(e, t) {
	let n = e.find((e) => e.startsWith(an))?.slice(an.length), r = {
		...Kt,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function LC({ declared: e, wrote: n }) {
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
function RC(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return U($, e, "unknown-language", r, {
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
function zC(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = Jx(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Rt(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = Zb.parse(i);
		return o === void 0 || nx(ex(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !BC(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : BC(e, "tags");
			return su($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function BC({ fields: e }, t) {
	return Qg(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const VC = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, HC = `[\\s${VC.source.slice(1)}`, UC = RegExp(`[{%$]|^${HC}|${HC}$`);
function WC(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !UC.test(e)) ? [] : qC(e, t), { words: a } = t;
	return a ? [...i, ...KC(n).flatMap((e) => QC(e, a))] : i;
}
const GC = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function KC(e) {
	return Object.entries(e).flatMap(([e, t]) => GC.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function qC(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = KC(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => D(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(Ae), f = d || u(ze) && (t.usesIcu?.() ?? !1), p = [...c, ...YC(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !v(t, m));
	return [
		...l("icu") && d ? c.flatMap(XC) : [],
		...l("placeholders") ? JC(Ie(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => ie(e, s?.(e.language), i)) : [],
		...l("plurals") && d ? qe(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => ZC(e, o)) : [],
		...l("blanks") ? JC(iw(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? $C(e, c, r) : []
	];
}
function JC(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || D(r.text).length === 0 || e.length < 3) return e;
	let i = [...a(e, ({ fault: e = "" }) => [e]).values()], o = (e) => new Set(e.map(({ language: e }) => e)).size, [s = []] = i.toSorted((e, t) => o(t) - o(e)), [c] = s, l = o(s), u = t.filter((e) => e !== r && D(e.text).length > 0).length;
	if (!c || l < 3 || l * 2 <= u) return e;
	let { check: d, language: f, fault: p, quotes: m } = c, h = `differs from ${l === u ? "all" : `${l} of ${u}`} other texts in the same way, so it is probably the one to correct: the ${f} text ${p}`, g = D(r.text).find((e) => s.every((t) => t.form === e.form));
	return [{
		...Ft(d, r, g ?? {}, h),
		...m && { quotes: m }
	}, ...e.filter((e) => !s.includes(e))];
}
function YC({ texts: e, live: t }, n) {
	if (n === void 0 || D(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function XC(e) {
	return D(e.text).flatMap((t) => {
		if (!Ae(t.text)) return [];
		let n = pe(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Ft("icu", e, t, o, `${i}.${Me(t.text)}`)];
	});
}
function ZC(e, t) {
	return D(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Ft("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function QC(e, t) {
	return D(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...Ft("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function $C({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || D(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => D(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || D(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const ew = RegExp(`^${HC}*`), tw = new RegExp(HC), nw = /\r\n?|[\u2028\u2029\x85]/g, rw = /[^\S\n\t]/g;
function iw(e, t) {
	let n = e.flatMap((e) => {
		let t = D(e.text).map((e) => ({
			...e,
			...aw(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = x(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [...cw("start", t, i?.start ?? ""), ...cw("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [Ft("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function aw(e) {
	let t = ew.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && tw.test(e.charAt(n - 1));) --n;
	return {
		start: ow(t),
		end: ow(e.slice(n))
	};
}
function ow(e) {
	return e === "" ? "" : e.replace(VC, "").replace(nw, "\n").replace(rw, " ");
}
const sw = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function cw(e, t, n) {
	let r = t[e];
	return r === n || r === "" && /^ +$/.test(n) && sw.test(t.text) ? [] : n === "" ? [[`${e}s with ${lw(r)}`, "Remove it."]] : r === "" ? [[`does not ${e} with ${lw(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function lw(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function uw(e) {
	let t = new Map();
	return (n, r) => {
		let { [n]: i } = e, a = t.get(n) ?? dw({
			...e,
			..._(i) && i
		});
		return t.set(n, a), a(r);
	};
}
function dw(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string"), n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")), i = new RegExp(r.join("|"), "giu");
	return (e) => {
		let r = new Map();
		if (t.length === 0 || e.search(i) < 0) return r;
		let a = fw(e);
		i.lastIndex = 0;
		for (let e = i.exec(a); e; e = i.exec(a)) {
			let { 0: t, index: o } = e, s = n.get(t.toLowerCase());
			pw(a.slice(0, o), t) || pw(t, a.slice(o + t.length)) ? i.lastIndex = o + 1 : s && t !== mw(t, s) && r.set(t, mw(t, s));
		}
		return r;
	};
}
function fw(e) {
	let t = (e) => " ".repeat(e.length);
	return e.replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(ue, t);
}
function pw(e, [t = ""]) {
	let [n = ""] = [...e.slice(-2)].reverse();
	return [n, t].every((e) => se.test(e) || /[\p{N}\p{M}_]/u.test(e));
}
function mw(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const hw = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text",
	key_names: "key-name",
	descriptions: "no-description",
	words: "wrong-word"
}, gw = 1e4, _w = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, vw = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], yw = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function bw(e, t) {
	let r = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => D(n).some((n) => t(n.text, e)))), i = n(() => r(Ae)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(Cw(e))).length > e.length * .1, s = n(() => e.length <= 10 || !o() && (r((e, t) => t === a) || e.some(({ live: e }) => e && D(Ew(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Te(c.pattern) },
		...c && u !== "off" && { words: uw(c.words) }
	}, f = n(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = Cw(e), n = (e) => e !== t && f().has(e), [r, i = ""] = _w.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && vw.some((e) => f().has(i + e));
			let [, a] = yw.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function xw(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = bw(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = Tw(t, o, () => r(t), n), s = [...Dw(t, n), ...e];
		if (s.length !== 0 && (l(i, s.map((e) => Ow(t, e, n))), a += 1, a >= gw)) break;
	}
	let [o] = i;
	if (o && a >= gw) {
		let e = `${gw.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : o;
		i.unshift(T(o.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function Sw(e, t, n) {
	let { baseLanguage: r } = n, { rules: i, isForm: a } = bw(e.map((e) => ({ declared: e })), {
		levels: t,
		base: r,
		needed: bn(n)
	});
	return { find(e, t, n, o) {
		let s = (n) => n && yx(e.values.translations ?? {}, t, r).native(n), c = (e) => n[e] === void 0 ? void 0 : Zb.parse(n[e]), l = c(o), u = c(r), d = u === void 0 || rx(u) ? s(Ew(t, r)) : u, f = {
			...d !== void 0 && { [r]: d },
			...l && { [o]: l }
		}, p = Tw(e, t, () => a(e), i, f), m = p.flatMap((e) => e.language === r ? e.check : []), h = (e) => e.language === o && !m.includes(e.check);
		return {
			...Xy($b(t, o) ?? {}),
			faults: p.filter(h).map(({ check: e, message: t }) => ({
				code: hw[e],
				message: t
			}))
		};
	} };
}
function Cw({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
const ww = [];
function Tw(e, t, r, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return ww;
	let c = n(() => yx(o, t, i.base)), l = (e) => e && c().native(e);
	return WC({
		isForm: r,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => l(Ew(t, e)) }
	}, i);
}
function Ew(e, t) {
	let n = $b(e, t);
	return n && Qb(n.translation, e.is_plural);
}
function Dw({ values: e, onCreate: t }, { keyNames: n, levels: r }) {
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
function Ow(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = U($, e, hw[r], o, {
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
function kw({ values: e }, t, n, r) {
	let i = D((t ? Ew(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && $b(t, e);
			if (!n || !r(Qb(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...Xy(n)
			};
			return pt.filter((e) => i[e]);
		}
	};
}
// src/keys/textManifest.ts
function Aw(e, t, n) {
	let r = {
		path: e,
		lineStarts: ya(t)
	}, { texts: i, faults: a, base: o } = rC(e, t, Nt(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = ve(n.source, [...s]), l = {
		...n,
		source: c
	}, u = Rw(l), d = a.filter(({ language: e }) => e === void 0 || tt(c, ne(c, e))), f = [], p, m = i[0] && Pw(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = Pw(e, l)), !m) continue;
		let t = new zw(e, m.language), n = Fw(e, m, l);
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
		...o !== void 0 && { base: ne(c, o) },
		variables: new Map(),
		problems: Mw(d, r, c)
	};
}
const jw = {
	most: 10,
	first: 1
};
function Mw(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new E(jw);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = va(t, s.start, s.end);
		c.add(T(i, e.scope === "run" ? o + Nw(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function Nw({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !Ne(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function Pw({ language: e }, { source: t, language: n }) {
	let r = n ?? ne(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (tt(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function Fw({ path: e, value: t, description: n }, { language: r }, i) {
	let a = Iw(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = Lw(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function Iw(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function Lw(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function Rw({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
var zw = class {
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
				...e && Bw(e)
			}]])
		}), this.description && r.set("description", {
			...Vw(this.description.at),
			name: t
		}), r;
	}
};
function Bw(e) {
	let t = [...e].map(([e, { at: t, name: n }]) => [e, {
		...Vw(t),
		name: Vw(n)
	}]);
	return { members: new Map(t) };
}
function Vw({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
const Hw = {
	schema: Ex,
	fields: Cx,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, Uw = {
	schema: Ox,
	fields: Cx.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function Ww(e, t) {
	return pu({
		plural: "keys",
		entry: Hw,
		defaults: Uw
	}, e, t);
}
function Gw(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : Object.entries(n).flatMap(([e, n]) => dx(e, n, t, g)).map(({ code: t, message: n, path: r }) => {
		let i = {
			path: ["translations", ...r],
			ofName: t === "plural-form"
		};
		return U($, e, t, n, {
			...i,
			scope: "run"
		});
	});
}
function Kw(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : Ww(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
}
const qw = {
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
		if (t === "prefix") return Jw(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(an)).sort()[0];
	}
};
function Jw({ key_name: e, platforms: t }) {
	let [n = ""] = Q(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function Yw(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: Xw(e.entry, t.entry),
		wrote: Xw(e.wrote, t.wrote)
	} : e;
}
function Xw(e, t) {
	let n = {
		...Zw(e),
		...Zw(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function Zw({ translations: e }) {
	return _(e) ? e : {};
}
const Qw = "The live value is not compared and not changed.", $w = (e) => `${Qw} A new key has ${e}.`, eT = {
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
		undeclared: `${Qw} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: $w("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: $w("no tags, except the one of the setting `owner`"),
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
		undeclared: $w("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: $w("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: $w("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: $w("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: $w("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${Qw} A new key is visible.`
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
		undeclared: $w("none"),
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
function tT({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const nT = {
	...$,
	plural: En.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: En,
	limits: {
		removed: Et,
		removedPercent: dt,
		overwrittenPercent: kt,
		unverified: _n,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: qw,
	entry: Hw,
	defaults: Uw,
	docs: eT,
	readManifest: Ww,
	textFiles: {
		read: Aw,
		name: Iw,
		isOnlyName: tT,
		join: uC
	},
	checkTogether: (e) => [...MC(e), ...Ux(e)],
	checkEntry: Gw,
	adviceOn: xw,
	incoming: Sw,
	progressOf: kw,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return wu(nT, e, n, i, ({ key_name: e, previously: t = [] }) => [...Q(e), ...t], (e) => {
			let n = Jx(e, t, r.perPlatformNames, qx(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !tT(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: Ix,
	names: ({ key_name: e, platforms: t }) => Q(e, t),
	texts: (e) => mx(e),
	storedForm: (e) => Gb(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: Kw,
	mergeKept: Yw,
	findRestored: PC,
	undoneByApply: zC
};
// src/webhooks/match.ts
function rT(e, t, n) {
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
				...fT("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of sT(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => aT(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = Sg(t, n), a = [...o].filter((e) => Eg(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${dT(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, fT("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, Y(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = iT(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = lT([...o]).find((t) => oT(e, t) && Cg(Y(e.values.url), Y(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, fT("lookalike-webhook", e, "url", r));
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
			let r = t.filter((t) => aT(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function iT(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && aT(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return fT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${uT(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => aT(e, t, i));
	if (s.length > 0) return fT("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${dT(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${uT(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return fT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${uT(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function aT(e, t, n) {
	return Eg(t.url, Sg(e.values.url, n)) && oT(e, t);
}
function oT({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function sT(e, t, n) {
	let r = lT(t), i = e.flatMap((e) => r.filter((t) => aT(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...cT(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function cT({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(wS)), new Set(t.map(wS))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function lT(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function uT(e) {
	return `${e.length === 1 ? "id" : "ids"} ${dT(e)}`;
}
function dT(e) {
	return lT(e).map(({ webhook_id: e }) => e).join(", ");
}
function fT(e, t, n, r) {
	return U(SS, t, e, r, { path: [n] });
}
function pT(e) {
	let t = new Map(), n = new E();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? p([
			Y(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${Y(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Rv("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function mT({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Sg(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${Og(s)} (${a})` : i, u = t ? [] : n.filter(({ branch: e }) => e === o), d = sT([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const hT = {
	schema: xS,
	fields: bS,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function gT(e, t, n) {
	let { entries: r, problems: i } = pu({
		plural: "webhooks",
		entry: hT
	}, e, t, { most: pl }), a = new Map(), o = new E();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = AS(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => P(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(T(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of _T(r, i, c)) o.add(e);
		}
		vT(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function _T(e, t, n) {
	let r = [], i = (e, t) => r.push(T(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), US(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function vT({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (h.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${sn(a, h)}`, o = P(t, n, ["events", i]);
		r.add(T("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const yT = {
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
}, bT = {
	...SS,
	plural: Ut.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Ut,
	limits: {
		removed: en,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: BS,
	entry: hT,
	docs: yT,
	readManifest: gT,
	checkTogether: pT,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return wu(bT, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Y(Sg(e, i))), (e) => {
			let r = rT(e, t, i), a = r.matches.flatMap((e) => ST(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: OS,
	names: () => [],
	texts: () => [],
	findRestored: mT,
	variablesOf: xT
};
function xT({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? AS(r.values.url, i).variables : [], o = new Map(a);
	if (xg(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = AS(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = P(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => T(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function ST({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Cu}`;
	return [{
		declared: e,
		problem: U(SS, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const CT = [nT, bT];
Eu(CT);
// src/run/textAdvice.ts
function wT(e) {
	let { settings: t, textFiles: n } = e, r = Gv(t.rules, n, e.declared), i = {
		levels: r?.isSure ? t.rules.checks : {
			...t.rules.checks,
			base: "off"
		},
		base: r?.language,
		needed: Ze
	}, { kinds: a, entries: o } = Fv(e.declared, r?.language ?? "");
	return a.flatMap((e) => {
		let t = (o[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, i) ?? []];
	});
}
function TT({ settings: e }, { kinds: t }, n) {
	let r = {
		levels: e.rules.checks,
		base: n.baseLanguage,
		needed: bn(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, r) ?? []);
}
// src/run/run.ts
function ET(e, t, n) {
	return DT(n, (n) => OT(e, t, n));
}
async function DT(e, t) {
	let n = new y(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan($u(t, i)))
	};
	try {
		return Zu({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function OT(e, t, r) {
	let { cancellation: i, folders: a } = r;
	r.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || r.withoutSecrets, c = s ? void 0 : kT(e, t, r), { stopping: l } = i, u = await Yv(e, a, {
		...r,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = s ? d.map(wT) : [], p = e.command === "validate" ? u.problems.map(AT) : u.problems;
	r.onSecrets(d.flatMap(({ declared: e }) => _g(e.variables)));
	let m = await jT(e, a), h = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], g = d.map((e) => e.declared), _ = e.projects.flatMap(({ rules: e }) => e.overwrite), v = [...new Set(d.flatMap((e) => e.manifests))], y = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], ee = await ad(e, v, a), te = e.projects.flatMap(({ name: e }) => e ?? []), b = {
		format_version: 1,
		command: e.command,
		...te.length > 0 && { selected: te },
		manifests: v,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, g.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: Ot([
			...t,
			...m.problems,
			...p,
			...await ua(h, a),
			...Ky("overwrite", [...new Set(_)], g),
			...zy(y, g),
			...ee.values(),
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
		let t = await hy(e, b, d, re);
		return {
			...b,
			...t && { manifest_comparison: t },
			...x()
		};
	}
	if (e.command === "validate" || Ge(b.problems)) return b;
	if (e.command === "apply" && r.permission) {
		let e = await r.permission.toApply(b.manifests);
		if (b.problems = [...b.problems, ...e], Vt(e)) return b;
	}
	let oe = [], se = e.command === "plan" ? await re() : void 0;
	b.problems = [...b.problems, ...py(se, d, e.others.length > 0)];
	let ce = {
		saved: m.plans,
		target: se,
		applied: ae
	}, { runProject: le } = await import("./project3.js");
	for (let t of d) oe.push(await le(t, e, ce, r));
	let ue = oe.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return b.problems = [...b.problems, ...Vy(y, ue, g)], {
		...b,
		projects: oe,
		...x()
	};
}
function kT(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Vt(t) || r.id === "") return;
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
function AT(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
async function jT({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [T("bad-plan", e)]
	}), a = N(t, r), o = await Zr(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => ed(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function MT(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: ET }) {
	return oC(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await NT(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return FT(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = PT(f, p), h = await od(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = PT(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), Bd(g, n.exitsWithFindings(c));
	});
}
async function NT(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await fv(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await fv("validate", t, n);
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
function PT(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function FT({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = T("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Vt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Vt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { kv as $, ou as $n, zr as $r, Qf as $t, zy as A, Od as An, si as Ar, cg as At, dy as B, Iu as Bn, N as Br, Om as Bt, pb as C, Fd as Cn, Ai as Cr, ag as Ct, Gy as D, Sd as Dn, fi as Dr, ig as Dt, Fy as E, Dd as En, di as Er, ng as Et, Ty as F, td as Fn, ei as Fr, Uh as Ft, Zv as G, Ou as Gn, Wr as Gr, mp as Gt, ay as H, Du as Hn, $r as Hr, lm as Ht, Ey as I, ed as In, Jr as Ir, Eh as It, Uv as J, xu as Jn, Lr as Jr, Ff as Jt, Yv as K, vu as Kn, Hr as Kr, dp as Kt, xy as L, Qu as Ln, Vr as Lr, lh as Lt, qy as M, ld as Mn, ri as Mr, Zh as Mt, Iy as N, ad as Nn, Br as Nr, Qh as Nt, Wy as O, Cd as On, ui as Or, sg as Ot, by as P, dd as Pn, Ur as Pr, Gh as Pt, Fv as Q, cu as Qn, jr as Qr, Nf as Qt, yy as R, Uu as Rn, ti as Rr, Ch as Rt, lb as S, Nd as Sn, Ci as Sr, xg as St, Vy as T, Td as Tn, hi as Tr, $h as Tt, uy as U, ku as Un, Kr as Ur, Up as Ut, iy as V, Mu as Vn, qr as Vr, Cm as Vt, Jv as W, Au as Wn, Zr as Wr, pp as Wt, Pv as X, uu as Xn, Nr as Xr, op as Xt, Bv as Y, hu as Yn, Fr as Yr, sp as Yt, Nv as Z, su as Zn, Mr as Zr, Gf as Zt, Qb as _, Zd as _n, Ki as _r, kg as _t, iC as a, Cf as an, _a as ar, U_ as at, Q as b, Bd as bn, Mi as br, _g as bt, rC as c, Df as cn, ga as cr, r_ as ct, uS as d, gf as dn, ha as dr, n_ as dt, kr as ei, q as en, au as er, mv as et, dS as f, K as fn, la as fr, Qg as ft, $ as g, sf as gn, Zi as gr, Hg as gt, Jx as h, lf as hn, oa as hr, Vg as ht, CT as i, bf as in, Ta as ir, Z as it, Ky as j, kd as jn, ai as jr, og as jt, By as k, Ed as kn, li as kr, lg as kt, RS as l, mf as ln, P as lr, a_ as lt, qx as m, hf as mn, Xi as mr, Jg as mt, DT as n, Or as ni, J as nn, jl as nr, lv as nt, oC as o, kf as on, ya as or, C_ as ot, SS as p, G as pn, ca as pr, Wg as pt, Kv as q, U as qn, Xr as qr, up as qt, TT as r, wr as ri, yf as rn, fl as rr, av as rt, nC as s, Of as sn, Ea as sr, f_ as st, MT as t, Ar as ti, xf as tn, kl as tr, fv as tt, AS as u, pf as un, va as ur, Zg as ut, $b as v, Hd as vn, qi as vr, Eg as vt, sb as w, Rd as wn, Ei as wr, tg as wt, tb as x, jd as xn, Gi as xr, Og as xt, cb as y, Pd as yn, Ji as yr, Sg as yt, my as z, Bu as zn, ni as zr, Sh as zt };
