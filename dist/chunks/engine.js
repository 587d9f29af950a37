import { i as e } from "./rolldown-runtime.js";
import { C as t, E as n, S as r, T as i, _ as a, a as o, b as s, c, f as l, g as u, h as d, l as f, m as p, p as m, s as h, u as g, v as _, w as v } from "./wire.js";
import { $ as y, $t as ee, An as te, Bt as b, C as x, Ct as ne, Dn as re, Dr as ie, Dt as ae, En as oe, Et as se, F as ce, Fr as le, Ft as ue, G as de, Gr as fe, H as pe, Hn as me, Hr as he, Ht as ge, In as _e, Ir as ve, It as ye, J as S, Jt as be, K as xe, Kt as Se, Ln as Ce, M as we, Mn as Te, Mr as Ee, Mt as De, Nt as Oe, O as ke, On as Ae, Or as je, Ot as Me, Pn as Ne, Pr as Pe, Pt as Fe, Q as Ie, Rr as Le, Rt as Re, S as ze, Sn as Be, St as Ve, T as He, Tn as Ue, Tt as We, U as Ge, Ur as Ke, Vt as qe, W as Je, Wr as Ye, Wt as Xe, X as C, Y as Ze, Yt as Qe, Z as $e, Zt as et, _ as tt, _r as nt, _t as w, an as rt, b as T, br as it, bt as at, c as ot, cn as st, d as E, dn as ct, dr as lt, dt as ut, fn as dt, fr as ft, ft as pt, g as mt, gr as ht, gt, h as _t, hr as vt, ht as yt, in as bt, jn as xt, jt as St, kn as Ct, kt as wt, l as Tt, ln as Et, lr as Dt, lt as Ot, m as kt, mn as At, mr as jt, mt as Mt, n as Nt, nn as Pt, nt as Ft, o as It, ot as Lt, p as Rt, pn as zt, pr as Bt, pt as Vt, q as Ht, qt as Ut, r as D, rn as Wt, s as Gt, sn as Kt, st as qt, t as Jt, tn as Yt, tt as Xt, ur as Zt, ut as Qt, v as $t, vn as en, vr as tn, vt as nn, wn as rn, wt as an, x as on, xt as sn, y as cn, yr as ln, yt as un, zr as dn, zt as fn } from "./start.js";
import { _ as pn, b as mn, c as hn, d as gn, f as _n, g as vn, h as O, i as yn, l as bn, m as xn, n as Sn, p as Cn, r as wn, s as Tn, t as En, x as Dn, y as On } from "./zod.js";
import { a as kn, c as An, d as k, f as jn, i as Mn, l as Nn, o as Pn, r as Fn, s as In, u as Ln } from "./client.js";
import { basename as Rn, delimiter as zn, dirname as A, extname as Bn, isAbsolute as Vn, join as Hn, posix as Un, relative as Wn, resolve as j, sep as Gn, win32 as Kn } from "node:path";
import { access as qn, constants as Jn, link as Yn, lstat as Xn, open as Zn, readFile as Qn, readdir as $n, realpath as er, rename as tr, rm as nr, stat as rr, writeFile as ir } from "node:fs/promises";
import { setImmediate as ar, setTimeout as or } from "node:timers/promises";
// \0node:crypto
const sr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), cr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), lr = cr(6).toString("hex"), ur = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function dr(e, t, n = {}) {
	await gr(A(e));
	let r = await pr(e, t, n);
	await tr(r, e).finally(() => nr(r, { force: !0 }));
}
async function fr(e, t, n) {
	await gr(A(e));
	let r = await pr(e, t, n);
	return mr(r, e).finally(() => nr(r, { force: !0 }));
}
async function pr(e, t, { mode: n, root: r, check: i }) {
	let a = A(e), o = Hn(a, `.lokaform-${process.pid}-${lr}-${cr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Jn, d = await Zn(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Hn(await er(r), Wn(j(r), j(a)));
			if (await er(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Qn(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await nr(o, { force: !0 }), e;
	}
}
async function mr(e, t) {
	try {
		await Yn(e, t);
	} catch (n) {
		return br(n, "EEXIST") || await yr(t) ? !1 : (await tr(e, t), !0);
	}
	return await nr(e, { force: !0 }).catch(() => {}), !0;
}
async function hr(e) {
	try {
		let t = await Zn(e, Jn.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!br(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function gr(e) {
	for (let t of await $n(e).catch(() => [])) {
		let [, n, r] = ur.exec(t) ?? [];
		n === void 0 || r === lr || Number(n) !== process.pid && _r(Number(n)) || await nr(Hn(e, t), { force: !0 }).catch(() => {});
	}
}
function _r(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !br(e, "ESRCH");
	}
}
async function vr(e, t) {
	let n = t;
	for (let r of Wn(t, e).split(Gn)) {
		n = Hn(n, r);
		let e = await Xn(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${Wn(t, n)}. Choose a path without links`;
	}
}
function yr(e) {
	return Xn(e).then(() => !0, () => !1);
}
function br(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const xr = {
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
function Sr(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return xr[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/paths.ts
const Cr = new AbortController().signal;
function M(e, { displayRoot: t }) {
	return Wn(t, e).split(Gn).join("/");
}
function wr(e, t) {
	let n = Wn(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Gn}`) && !Vn(n);
}
async function Tr(e, t) {
	for (let n = e;; n = A(n)) {
		if (await yr(Hn(n, ".git"))) return n;
		if (n === A(n) || n === t || t !== void 0 && !wr(n, t)) return;
	}
}
async function Er(e, t, n) {
	let r = await Dr(t), i = n && await Dr(n), a = new Map();
	for (let n of e) {
		let e = await Dr(j(t, n)), o = await Tr(A(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(M(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? M(Hn(e ?? r, n), { displayRoot: r })
	}));
}
async function Dr(e) {
	return er(e).catch(() => e);
}
var Or = class extends Error {};
async function kr(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new Or());
	if (!t) return Qn(e);
	let [r, i] = await Promise.all([er(e), er(t.workspace)]);
	if (!wr(r, i)) throw new Or();
	return Qn(r);
}
function Ar(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? Mr(e) : "utf-8";
	return new TextDecoder(n, { fatal: !0 }).decode(e);
}
function jr(e, t) {
	let n = Mr(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function Mr([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function Nr(e) {
	try {
		return new TextDecoder(Mr(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function Pr(e, t, n, r = Ar) {
	try {
		return x(r(await Qn(e)));
	} catch (r) {
		let i = `${t} ${M(e, n)} cannot be read: ${Ir(r)}`;
		return mt(T("not-read", i));
	}
}
const Fr = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function Ir(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof Or) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Fr[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function Lr(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(Fr, String(e.code))) return;
	let n = `${M(e.path, t)} was changed or removed while Lokaform ran. Now ${Ir(e)} Run again when no other program changes it.`;
	return T("not-read", n, { scope: "project" });
}
async function Rr(e, { commit: t }) {
	return t ? t.isFile(e) : (await rr(e).catch(() => void 0))?.isFile() === !0;
}
async function zr(e, { commit: t }) {
	return t ? t.isFolder(e) : (await rr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/commitFiles.ts
var Br = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Vr = [
	"*",
	".*",
	"**"
];
var Hr = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new Br(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Vr.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = j(e, i.join("/")), o = Wn(a, this.#e).split(Gn).join("/"), s = o !== "" && !o.startsWith("..") && !Vn(o), c = s ? "" : await this.#o(a);
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
		let t = Wn(this.#e, e).split(Gn).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Vn(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Vn(n)) return;
			let r = Un.join(Un.dirname(e.path), n, t.slice(e.path.length));
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
const Ur = "Lokaform-Pulled";
function Wr(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(Ur).map(Gr), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: d(r) },
		overwrites: a
	};
}
function Gr(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
function Kr(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function qr(e, t = Infinity) {
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
function Jr(e, t, { since: n, now: r = Infinity }) {
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
async function Yr(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Xr(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Xr({ commits: e, merged: t }, n) {
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
const Zr = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), Qr = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), $r = {
	output: 67108864,
	time: 3e4
};
var ei = class extends Error {
	name = "GitFailure";
};
const ti = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, ni = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, ri = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], ii = /^\.(com|exe)$/i;
function ai(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Un.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => ii.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Kn.join(n, e + t)) : [];
	});
}
function oi(e, t) {
	let n = ai("git", process.platform, t).filter((t) => !si(e, A(t))), r = n.find(ci);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => A(e)))].join(zn)
	};
}
function si(e, t) {
	try {
		let [n, r] = [we(t), we(e)];
		return n === r || wr(n, r);
	} catch {
		return !0;
	}
}
function ci(e) {
	try {
		return ke(e, Jn.X_OK), ce(e).isFile();
	} catch {
		return !1;
	}
}
async function li(e, t, { environment: n, signal: r, limits: i = $r }, a = "") {
	let o = oi(e, n);
	if (!o) throw new ei(ui);
	let s = Object.entries(n).filter(([e]) => ti.test(e)), c = {
		...Object.fromEntries(s),
		...ni,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: A(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = Zr(o.program, [
			"-C",
			e,
			...ri,
			...t
		], {
			cwd: A(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new ei(di(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new ei("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new ei(fi(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const ui = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function di(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function fi(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function pi(e, t) {
	let n = await er(e), r = await Tr(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await li(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof ei) return;
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
const mi = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var hi = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? mi : await this.#r(i.root).versions(e, n, i));
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
		return Er(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new gi(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, gi = class {
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
			}, { known: c, missing: l } = await Yr(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof ei) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await li(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await Ei(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof ei) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = yi(this.#e, {
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
		this.#r ??= Ei(this.#e, this.#t);
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
			(r === void 0 || _i(r) !== _i(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Rn(e) === Rn(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = Hn(this.#e, e);
		try {
			return (await Xn(t)).isFile() ? Nr(await Qn(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await Di(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function _i(e) {
	return e?.replaceAll("\r\n", "\n");
}
const vi = 67108864;
async function yi(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await xi(e, n, i), s = async (...t) => (await li(e, [
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
			trailers: Wr(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(Si), l = qr(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return bi;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await Ci(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = Jr(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await wi(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: Kr([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
const bi = {
	commits: [],
	merged: [],
	overwrites: [],
	unread: void 0
};
async function xi(e, t, n) {
	try {
		let r = await li(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof ei) return new Set();
		throw e;
	}
}
function Si(e) {
	if (e instanceof ei && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Ci(e, t, n) {
	let r = (await li(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function wi(e, t, n) {
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
	], o = Ti((await li(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: o.get(e.id) ?? []
	}));
}
function Ti(e) {
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
async function Ei(e, t, n = "HEAD") {
	let r = await li(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(Si);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function Di(e, t, n, r) {
	if (t.length === 0) return;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await li(e, ["cat-file", "--batch-check"], r, i(t)), o = vi, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? $r,
		output: 2 * vi
	}, u = await li(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, Nr(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function Oi(e) {
	return `${Ur}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/files/findFiles.ts
async function ki(e, t, n, r) {
	let i = j(t, e);
	return await Rr(i, n) ? [i] : Ai(e.split(Gn).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof Br) throw e;
		return [];
	});
}
async function Ai(t, n, r, i) {
	let a = it(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").includes("node_modules")) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => ln(e, t, l))) continue;
		let n = j(c, t);
		await Rr(n, r) && f.add(n);
	}
	return [...f];
}
async function ji(e, t) {
	let n = Hn(A(e), ".gitignore"), r = `/${Rn(e)}`, i;
	try {
		i = Ar(await Qn(n));
	} catch (e) {
		if (br(e, "ENOENT")) return x({
			path: n,
			text: `${r}\n`
		});
		let i = `${M(n, t)} cannot be read: ${Ir(e)}`;
		return mt(T("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Rn(e))) return x(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return x({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function Mi(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await Ni(a, t, n), o = e.flatMap((e) => wt(a, Pi(a, e)) ?? []), s = ge(a, o), c = e.flatMap((e) => Fi(s, e) ?? []), u = c.filter(({ textFile: e }) => Ii(s, e.language));
		l(i, Ri(s, e, c), zi(s, u, t));
		for (let e of u.sort(Li(s))) r.has(e.full) ? i.push(Bi(s, M(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function Ni(e, t, n) {
	return (await ki(De(e), e.folder, t, n)).filter((e) => ae(e) !== void 0).sort();
}
function Pi({ folder: e }, t) {
	return Wn(e, t).split(Gn).join("/");
}
function Fi(e, t) {
	let n = Pi(e, t), r = Fe(e, n);
	if (!(Oe(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...ye(e, n)
		}
	};
}
function Ii(e, t) {
	return t === void 0 || qe(e, t);
}
function Li({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Ri(e, t, n) {
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
		let t = o.find((t) => Xe(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return T("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				scope: "change"
			}
		});
	});
}
function zi({ keyName: e, place: t }, n, r) {
	return Me.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${M(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [T("bad-setting", o, { place: t })];
	});
}
function Bi({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return T("bad-setting", n, { place: e });
}
const Vi = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], Hi = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function Ui(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(Vi, {
		cwd: t,
		ignore: Hi,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Wi(e, t, n, r) {
	let { paths: i, problems: a } = await Gi(e, t, n, r), o = await Mi(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Xi(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (c.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		c.push(T("no-manifest", n));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [M(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u)
	};
}
async function Gi({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await Yi(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else o[c] = u && r.includes(":") ? [] : await Ji(`${c}.yaml`, n, i);
	return {
		paths: o,
		problems: s
	};
}
async function Ki(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Gi(e, { id: "" }, n, t))), i = (await Mi(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function qi(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await Ji(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${M(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, T("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await Ki(e, Cr)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function Ji(e, t, n) {
	let r = j(t, e);
	return await Rr(r, n) ? [r] : [];
}
async function Yi(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await ki(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await zr(j(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(T("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Xi(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = M(a, t);
		try {
			let n = Ar(await kr(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Br) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(T("not-read", `${e} cannot be read: ${Ir(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/model/place.ts
const Zi = Tn().min(0), Qi = gn({
	file: O(),
	line: Zi,
	col: Zi,
	endLine: Zi,
	endCol: Zi
});
function N(e, t, n = []) {
	let r = oa(e, t, n);
	return ta(r.file, r.at.start, r.at.end);
}
function $i(e, t, n) {
	let r = oa(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return ta(r.file, i, a);
}
function ea(e, t, n) {
	return oa(e, t, n).file;
}
function ta(e, t, n) {
	let r = sa(e, t), i = sa(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function na(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function ra(e, t) {
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
function ia(e, t) {
	return new aa(e, t);
}
var aa = class {
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
function oa(e, t, n) {
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
function sa(e, t) {
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
const ca = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function la(e) {
	return Array.from(e.matchAll(/^<{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// node_modules/js-yaml/dist/js-yaml.mjs
var P = Symbol("NOT_RESOLVED");
function ua(e, t) {
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
function da(e, t) {
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
function fa(e, t) {
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
var pa = ua("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), ma = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ha = ua("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ma.indexOf(e) === -1 ? P : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ga = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], _a = ua("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ga.indexOf(e) === -1 ? P : null,
	identify: (e) => e === null,
	represent: () => "null"
}), va = [
	"true",
	"True",
	"TRUE"
], ya = [
	"false",
	"False",
	"FALSE"
], ba = ua("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => va.indexOf(e) !== -1 || ya.indexOf(e) === -1 && P,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), xa = [
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
], Sa = [
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
], Ca = ua("tag:yaml.org,2002:bool", {
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
	resolve: (e) => xa.indexOf(e) !== -1 || Sa.indexOf(e) === -1 && P,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), wa = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Ta = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Ea(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Da(e, t) {
	if (t) {
		if (!Ta.test(e)) return P;
	} else if (!wa.test(e)) return P;
	let n = Ea(e);
	return Number.isFinite(n) ? n : P;
}
var Oa = ua("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Da,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ka = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Aa(e) {
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
function ja(e) {
	if (!ka.test(e)) return P;
	let t = Aa(e);
	return Number.isFinite(t) ? t : P;
}
var Ma = ua("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: ja,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Na = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Pa = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Fa(e) {
	if (!Na.test(e)) return P;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Pa.test(e) ? r : P;
}
function Ia(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var La = ua("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Fa,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Ia
}), Ra = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), za = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ba(e) {
	if (!Ra.test(e)) return P;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || za.test(e) ? r : P;
}
function Va(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ha = ua("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Ba,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Va
}), Ua = ua("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : P,
	identify: () => !1
}), Wa = /^[A-Za-z0-9+/]*={0,2}$/;
function Ga(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Wa.test(t)) return P;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Ka(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var qa = ua("tag:yaml.org,2002:binary", {
	resolve: Ga,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Ka
}), Ja = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Ya = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Xa(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Za(e) {
	let t = Ja.exec(e);
	if (t === null && (t = Ya.exec(e)), t === null) return P;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Xa(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? P : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return P;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Xa(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return P;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return P;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Qa = ua("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Za,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), $a = da("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function eo(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var to = da("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (eo(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), no = da("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), ro = fa("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: eo,
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
}), io = fa("tag:yaml.org,2002:set", {
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
function ao() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function oo() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function so(e) {
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
var co = class e {
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
		let t = so(e), n = [], r = ao(), i = oo();
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
			if (t !== P) return {
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
}, lo = new co([
	pa,
	$a,
	ro
]);
[...lo.tags];
var uo = new co([
	...lo.tags,
	ha,
	ba,
	Oa,
	La
]);
new co([
	...lo.tags,
	_a,
	Ca,
	Ma,
	Ha,
	Qa,
	Ua,
	qa,
	to,
	no,
	io
]).withTags({
	...Ma,
	resolve: (e, t, n) => {
		let r = Ma.resolve(e, t, n);
		return r === P ? Oa.resolve(e, t, n) : r;
	}
}, {
	...Ha,
	resolve: (e, t, n) => {
		let r = Ha.resolve(e, t, n);
		return r === P ? La.resolve(e, t, n) : r;
	}
});
var fo = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function po(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function mo(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function ho(e, t) {
	if (!e.buffer) return null;
	let n = {
		...fo,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = po(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${mo((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = po(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${mo((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = po(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${mo((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function go(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var _o = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = go(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${go(this, e)}`;
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
		throw s.snippet = ho(s), new e(r, s);
	}
}, F = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, I = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, vo = {
	BLOCK: 1,
	FLOW: 2
}, L = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, yo = -1;
function bo(e) {
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
var xo = Array(256), So = Array(256);
for (let e = 0; e < 256; e++) xo[e] = +!!bo(e), So[e] = bo(e);
function Co(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function wo(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function To(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Eo(e, t, n) {
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
function Do(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Oo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Eo(e, i, n);
			r += Do(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function ko(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Eo(e, i, n);
			r += Do(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Ao(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Eo(e, i, n).position;
			else if (t < 256 && xo[t]) r += So[t], i++;
			else {
				let n = To(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = wo(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Co(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Eo(e, i, n);
			r += Do(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function jo(e, t, n, r, i, a) {
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
	return i === L.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== L.STRIP && u && (l += "\n"), l;
}
function Mo(e, t) {
	if (t.valueStart === yo) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case I.SINGLE_QUOTED: return ko(e, n, r);
		case I.DOUBLE_QUOTED: return Ao(e, n, r);
		case I.LITERAL_BLOCK: return jo(e, n, r, t.indent, t.chomping, !1);
		case I.FOLDED_BLOCK: return jo(e, n, r, t.indent, t.chomping, !0);
		default: return Oo(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var No = {
	filename: "",
	schema: uo,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, R = -1, Po = Object.prototype.hasOwnProperty, Fo = 1, Io = 2, Lo = 3, Ro = 4, zo = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Bo = /[,\[\]{}]/, Vo = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Ho = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Uo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Wo = RegExp(`^(?:${Ho})*$`), Go = RegExp(`^(?:${Uo})+$`), Ko = RegExp(`^(?:!(?:${Ho})*|${Uo}(?:${Ho})*)$`), qo = {
	filename: "",
	maxDepth: 100
};
function Jo(e, t, n) {
	e.events.push({
		type: F.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Yo(e, t, n, r, i, a, o) {
	e.events.push({
		type: F.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Xo(e, t, n, r, i, a, o) {
	e.events.push({
		type: F.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Zo(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: F.MAPPING,
		start: t.position,
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R,
		style: vo.FLOW
	});
}
function Qo(e, t, n, r, i, a, o, s, c = L.CLIP, l = -1, u = !1) {
	e.events.push({
		type: F.SCALAR,
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
function $o(e, t, n) {
	e.events.push({
		type: F.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function es(e) {
	e.events.push({ type: F.POP });
}
function z(e) {
	Qo(e, R, R, R, R, R, R, I.PLAIN);
}
function ts() {
	return {
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R
	};
}
function ns(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function rs(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function B(e, t) {
	_o.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function V(e) {
	return e === 10 || e === 13;
}
function is(e) {
	return e === 9 || e === 32;
}
function as(e) {
	return is(e) || V(e);
}
function os(e) {
	return e === 0 || as(e);
}
function ss(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function cs(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function ls(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function us(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function ds(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function fs(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function H(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || as(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; is(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!V(r) && r !== 0);
		if (!V(r)) break;
		for (fs(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function ps(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || as(n);
	}
	return !1;
}
function ms(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function hs(e) {
	if (e.position !== e.lineStart) return !1;
	if (ps(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = ns(e);
	ms(e), H(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && ps(e));
	return rs(e, t), r;
}
function gs(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !V(t);) t = e.input.charCodeAt(++e.position);
}
function _s(e, t, n) {
	let r = zo.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, B(e, "the stream contains non-printable characters"));
}
function vs(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== R && B(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && B(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !as(s) && !(n && ss(s));) s === 33 && (a ? B(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Vo.test(o) || B(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Bo.test(l) && B(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Wo.test(l) : Go.test(l)) && B(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Po.call(e.tagHandlers, o) && B(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function ys(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== R && B(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !as(e.input.charCodeAt(e.position)) && !ss(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function bs(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== R || t.tagStart !== R) && B(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !as(e.input.charCodeAt(e.position)) && !ss(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an alias node must contain at least one character"), $o(e, n, e.position), !0;
}
function xs(e, t) {
	H(e, !1), e.lineIndent < t && B(e, "deficient indentation");
}
function Ss(e, t, n) {
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
			return e.position++, Qo(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, I.SINGLE_QUOTED, L.CLIP, -1, i), !0;
		}
		V(a) ? (i = !1, xs(e, t)) : e.position === e.lineStart && ps(e) ? B(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a single quoted scalar");
}
function Cs(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Qo(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, I.DOUBLE_QUOTED, L.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (V(n)) xs(e, t);
			else if (ds(n)) e.position++;
			else {
				let t = us(n);
				for (t === 0 && B(e, "unknown escape sequence"); t-- > 0;) e.position++, ls(e.input.charCodeAt(e.position)) < 0 && B(e, "expected hexadecimal character");
				e.position++;
			}
		} else V(a) ? (i = !1, xs(e, t)) : e.position === e.lineStart && ps(e) ? B(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a double quoted scalar");
}
function ws(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = L.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? I.LITERAL_BLOCK : I.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = cs(n);
		if (n === 43 || n === 45) i !== L.CLIP && B(e, "repeat of a chomping mode identifier"), i = n === 43 ? L.KEEP : L.STRIP, e.position++;
		else if (r >= 0) r === 0 && B(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && B(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; is(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && gs(e), V(e.input.charCodeAt(e.position)) ? fs(e) : e.input.charCodeAt(e.position) !== 0 && B(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (hs(e)) break;
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
		gs(e), f = e.position, V(e.input.charCodeAt(e.position)) && (fs(e), f = e.position);
	}
	return _s(e, d, f), Qo(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Ts(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Fo;
	if (n === 0 || as(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || ss(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (os(t) || r && ss(t)) return !1;
	}
	return !0;
}
function Es(e, t, n, r) {
	if (!Ts(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Fo, c = !1;
	for (; o !== 0 && !hs(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (os(t) || s && ss(t)) break;
		} else if (o === 35) {
			if (as(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && ss(o)) break;
		else if (V(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (H(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		is(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (_s(e, i, a), Qo(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, I.PLAIN, L.CLIP, -1, !c), !0);
}
function Ds(e, t) {
	let n = e.line;
	H(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && B(e, "deficient indentation");
}
function Os(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Xo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, vo.FLOW) : Yo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, vo.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Ds(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, es(e), !0;
		o ? n === 44 && B(e, "expected the node content, but found ','") : B(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && as(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Ds(e, t));
		let c = e.line, l = ns(e), u = js(e, t, Fo, !1, !0);
		Ds(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Ds(e, t), i || Zo(e, l), u || z(e), js(e, t, Fo, !1, !0) || z(e), Ds(e, t), i || es(e)) : i && r ? (u || z(e), z(e)) : i ? z(e) : r && (Zo(e, l), u || z(e), z(e), es(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	B(e, "unexpected end of the stream within a flow collection");
}
function ks(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !os(e.input.charCodeAt(e.position + 1))) return !1;
	for (Yo(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, vo.BLOCK); e.input.charCodeAt(e.position) === 45 && os(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = H(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && os(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? z(e) : js(e, t, Lo, !1, !0), H(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && B(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && os(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry");
	}
	return es(e), !0;
}
function As(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && os(l)) o ||= (Xo(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, vo.BLOCK), !0), c === 63 ? (i && z(e), a = !0, i = !0) : (i || (z(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (z(e), !1);
			let t = ns(e);
			if (!js(e, n, Io, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); is(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), os(c) || B(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: F.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: vo.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) B(e, "expected ':' after a mapping key");
				else return r.anchorStart !== R || r.tagStart !== R ? (rs(e, t), !1) : !0;
			} else if (a) B(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== R || r.tagStart !== R ? (rs(e, t), !1) : !0;
		}
		if (js(e, t, Ro, !0, s) && (s = !1), i || (s &&= (z(e), !1)), H(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) B(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && z(e), o && es(e), !0) : !1;
}
function js(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && B(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = ts(), d = n === Ro || n === Lo, f = d, p = d;
	if (r && H(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = ns(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== R || u.anchorStart !== R) && (r === 33 || r === 38)) {
			let n = ns(e), r = t + 1;
			if (As(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === F.MAPPING) return e.depth--, !0;
			rs(e, n);
		}
		if (s && (r === 33 && u.tagStart !== R || r === 38 && u.anchorStart !== R) || !vs(e, u, n === Fo) && !ys(e, u)) break;
		l === null && (l = i), H(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Ro) {
		let r = n === Fo || n === Io ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (ks(e, i, u) || As(e, i, r, u)) || Os(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = ns(e), n = l.position - l.lineStart;
					rs(e, l), As(e, n, r, ts()) && e.events[t.eventsLength]?.type === F.MAPPING ? c = !0 : rs(e, t);
				}
				!c && (d && ws(e, r, u) || Ss(e, r, u) || Cs(e, r, u) || bs(e, u) || Es(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && ks(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== R || u.tagStart !== R || d) && (Qo(e, R, R, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, I.PLAIN), c = !0), e.depth--, c || u.anchorStart !== R || u.tagStart !== R;
}
function Ms(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !as(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && B(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !V(e.input.charCodeAt(e.position));) {
		for (; is(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || V(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !as(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (V(e.input.charCodeAt(e.position)) && fs(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && B(e, "duplication of %YAML directive"), r.length !== 1 && B(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && B(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && B(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && B(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Vo.test(t) || B(e, "ill-formed tag handle (first argument) of the TAG directive"), Po.call(e.tagHandlers, t) && B(e, `there is a previously declared suffix for "${t}" tag handle`), Ko.test(n) || B(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Ns(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (H(e, !0); Ms(e);) t = !0, H(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && os(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, H(e, !0), i = e.line > t;
	} else t && B(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && ps(e)) {
		e.position += 3, H(e, !0);
		return;
	}
	if (Jo(e, n, !1), js(e, e.lineIndent - 1, Ro, !1, i, i) || z(e), H(e, !0), e.position === e.lineStart && ps(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, H(e, !0), e.line === t && e.position < e.length && B(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === F.DOCUMENT && (o.explicitEnd = r), es(e), !r && e.position < e.length && !hs(e) && B(e, "end of the stream or a document separator is expected");
}
function Ps(e, t) {
	let n = e.length, r = {
		...qo,
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
	for (i !== -1 && _o.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (ms(r), H(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Ns(r), r.position === e && B(r, "can not read a document");
	}
	return r.events;
}
({
	...qo,
	...No
});
function Fs(e, t) {
	return !!(e & 1 << t);
}
var Is = {
	applyQuoteFlowKeysOption: Rs,
	doubleQuoteForInvisibles: zs,
	doubleQuoteWhitespaceOnly: Bs,
	applyForceQuotesOption: Vs,
	tryLongOrMultilineAsBlock: Hs,
	quoteInvalidPlain: Us,
	fallbackToDoubleQuoted: Ws
};
function Ls(e) {
	return e.presenterOptions.quoteStyle === "single" && Fs(e.allowedStylesMask, I.SINGLE_QUOTED) ? I.SINGLE_QUOTED : I.DOUBLE_QUOTED;
}
function Rs(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === I.PLAIN && (e.style = I.DOUBLE_QUOTED);
}
function zs(e) {
	e.style === I.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = I.DOUBLE_QUOTED);
}
function Bs(e) {
	e.style === I.PLAIN && /^\s+$/.test(e.node.value) && (e.style = I.DOUBLE_QUOTED);
}
function Vs(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== I.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? I.DOUBLE_QUOTED : Ls(e)));
}
function Hs(e) {
	if (e.style !== I.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Fs(e.allowedStylesMask, I.LITERAL_BLOCK)) {
		n && (e.style = I.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = I.LITERAL_BLOCK);
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
	o ? e.style = I.FOLDED_BLOCK : n && (e.style = I.LITERAL_BLOCK);
}
function Us(e) {
	e.style === I.PLAIN && !Fs(e.allowedStylesMask, I.PLAIN) && (e.style = Ls(e));
}
function Ws(e) {
	Fs(e.allowedStylesMask, e.style) || (e.style = I.DOUBLE_QUOTED);
}
var Gs = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Ks = "[\\n\\r]", qs = "\\uFEFF", Js = "[ \\t]", Ys = `(?:(?!(?:${Ks}|${qs}))${Gs})`, Xs = `(?:(?!${Js})${Ys})`, Zs = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Qs = "[-?:,\\[\\]{}#&*!|>'\"%@`]", $s = "[,\\[\\]{}]", ec = Xs, tc = `(?:(?!${$s})${Xs})`, nc = `(?:(?:(?!${Qs})${Xs})|[?:-](?=${ec}))`, rc = `(?:(?:(?!${Qs})${Xs})|[?:-](?=${tc}))`, ic = `(?:(?:(?![:#])${ec})|:(?=${ec}))#*`, ac = `(?:(?:(?![:#])${tc})|:(?=${tc}))#*`, oc = `(?:${Js}*${ic})*`, sc = `(?:${Js}*${ac})*`, cc = `${nc}#*${oc}`, lc = `${rc}#*${sc}`, uc = cc, dc = lc, fc = `\\n+${ic}${oc}`, pc = `\\n+${ac}${sc}`, mc = `${cc}(?:${fc})*`, hc = `${lc}(?:${pc})*`;
RegExp(`^(?:${mc})$`, "u"), RegExp(`^(?:${hc})$`, "u"), RegExp(`^(?:${uc})$`, "u"), RegExp(`^(?:${dc})$`, "u"), RegExp(`^(?:${Zs})*$`, "u"), RegExp(`^(?:${Zs}|\\n)*$`, "u"), RegExp(`^(?:${Ys}|\\n)*$`, "u"), Object.keys(Is).map((e) => Reflect.get(Is, e)), F.DOCUMENT, F.SEQUENCE, F.MAPPING, F.SCALAR, F.ALIAS, F.POP, I.PLAIN, I.SINGLE_QUOTED, I.DOUBLE_QUOTED, I.LITERAL_BLOCK, I.FOLDED_BLOCK, vo.BLOCK, vo.FLOW, L.CLIP, L.STRIP, L.KEEP;
// src/yaml/events.ts
var gc = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const _c = "A manifest is one document: split it into files instead of writing ---.", vc = 2 ** 15, yc = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, bc = /^[^\n]*\n(?=[ \t]*[\]}])/gm, xc = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* Sc(e, t, n = vc) {
	let r = t ? e.length : 25e5, i = e.length > n ? Ec(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new gc("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new gc("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Cc(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function Cc(e, t, n, r) {
	let i = wc(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== F.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== F.SEQUENCE || s.style !== vo.BLOCK) || !c.every(({ type: e }) => e === F.POP) || i.some(({ type: e }) => e === F.DOCUMENT)) throw new gc(_c, t, t);
	r && !a && i.push({ type: F.POP });
	for (let e of a ? [] : i) jc(e, t);
	return i;
}
function wc(e, t, n) {
	let r = e.slice(t, n).replace(yc, "");
	try {
		return Tc(r, t);
	} catch (e) {
		if (!(e instanceof gc) || e.message !== "deficient indentation") throw e;
		let n = Tc(r.replace(bc, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === F.SCALAR && (e.fast = !1);
		return n;
	}
}
function Tc(e, t) {
	try {
		return Ps(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof _o ? new gc(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Ec(e) {
	xc.lastIndex = Dc(e).at(-1) ?? e.length;
	let [, t] = xc.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: xc.lastIndex
	};
}
function Dc(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const Oc = 2 ** 20, kc = 2 ** 18;
function Ac(e) {
	if (e.length <= Oc) return;
	let t = e.slice(0, kc), n = t.lastIndexOf(Ec(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function jc(e, t) {
	e.type !== F.POP && e.type !== F.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== F.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === F.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Mc = process.getBuiltinModule("node:module").createRequire(import.meta.url), Nc = (...e) => Mc("./late-yaml.js").parseDocument(...e), Pc = 2 ** 15, Fc = 2 ** 18;
function Ic(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [T("yaml", a, { place: ta(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + Pc ? [Pc, Fc] : [Fc]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = Lc(t, n, i, s), u = cn(t.path, ta(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [Rc(e, t, n)];
}
function Lc(e, t, n, r) {
	let i = t.slice(n, r), { errors: a } = Nc(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), o = new E(), s = -Infinity;
	for (let i of a.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [a, c] = i.pos.map((e) => e + n);
		if (r < t.length && c >= r - 1) continue;
		let l = ta(e, a, Math.max(a + 1, c)), u = l.line > s + 1;
		s = Math.max(s, l.endLine), u && !o.countMore(e.path) && o.add(zc(Kc(t, a) || Uc(i), l));
	}
	return {
		problems: o.problems,
		errors: a.length
	};
}
function Rc({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return zc((e >= r.trimEnd().length ? Vc : Hc.get(t)) ?? (Kc(r, e) || i), ta(n, e, e + 1));
}
function zc(e, t) {
	return T("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const Bc = "Values are nested too deeply. Use fewer levels.", Vc = "The file ends in brackets or in quotes. Add the closing one.", Hc = new Map([["nesting exceeded maxDepth (500)", Bc], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function Uc(e) {
	if (e.message.startsWith("Maximum call stack")) return Bc;
	if (e.message.startsWith("Missing closing")) return "A text has no closing quote.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return _c;
		default: return `${e.message}.`;
	}
}
function Wc(e, t, n) {
	n.countMore(e.path) || n.add(T("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: ta(e, t, t + 1) }));
}
const Gc = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function Kc(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [], [o] = Gc.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function qc(e, t) {
	let n = new E();
	for (let { start: r, end: i } of la(e)) n.countMore(t.path) || n.add(T("yaml", ca, { place: ta(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Jc(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = na(t), a = {
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
		return c([T("yaml", e, { place: ta(a, r, r + 1) })]);
	}
	let l = qc(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = Xc(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && on(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof gc)) throw e;
		return c(Ic(e, a, t));
	}
}
const Yc = 1e6;
function Xc(e, t, n, r) {
	return new Zc(e, t, n, Sc(t, n, r)).document();
}
var Zc = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new ll();
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
			value: sl(e) ? this.value(e, $c, t) : null,
			span: new ul(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === F.ALIAS ? void 0 : this.anchor(e), a = e.type === F.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === F.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !cl(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
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
		let o = r === F.SEQUENCE ? this.list() : this.mapping();
		if (--this.depth, this.end = this.after(a ? il : this.text.charAt(this.end - 1) === "\n" ? $c : ol), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new gc("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!sl(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new gc("This file has more than 150,000 entries. Divide it into several files.", cl(t) ? t.start : this.end);
			e.push(this.value(t, nl, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next().value;
			if (!sl(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next().value, a = sl(i) ? this.value(i, rl, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && Wc(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, tl), [n, r] = [cl(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = Kc(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
		} else return {
			text: typeof t == "string" ? t : this.text.slice(n, r),
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: n, valueStart: r, valueEnd: a, tagStart: o, fast: c } = e;
		if (o >= 0 && !Qc.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), r < 0) {
			let e = this.after(l < 0 ? t : el);
			return (t !== rl || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = Mo(this.text, e);
		if (n === I.LITERAL_BLOCK || n === I.FOLDED_BLOCK) {
			this.start = this.after(al);
			let e = this.text.slice(r, a);
			this.end = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === I.PLAIN ? 0 : 1;
			this.start = r - e, this.end = a + e;
		}
		if (!this.anyText && !(c && this.isStorable) && s(u)) return this.refuse(i("This text"));
		if (n !== I.PLAIN || o >= 0) return u;
		let { value: d } = uo.resolveImplicitScalarTag(u);
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
		return this.problems.countMore(this.file.path) || this.problems.add(T("yaml", e, { place: ta(this.file, t, n) })), null;
	}
};
const Qc = new Set(["!!str", "!"]), $c = /(?:)/y, el = /[ \t]*/y, tl = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, nl = /(?:\s|#[^\n]*\n)*-[ \t]*/y, rl = /(?:\s|#[^\n]*\n)*:[ \t]*/y, il = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, al = /(?:[\s:?-]|#[^\n]*\n)*/y, ol = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function sl(e) {
	return e !== void 0 && e.type !== F.POP && e.type !== F.DOCUMENT;
}
function cl(e) {
	return e.type === F.SEQUENCE || e.type === F.MAPPING;
}
var ll = class {
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
}, ul = class e {
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
function dl(e, t) {
	let n = new Map(), r = new E(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: yl(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || Gt(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(T("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: $i(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function fl({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return T("empty-manifest", r, { place: N(e, t) });
}
function pl(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: yl(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new E(), a = t.span.members?.[Symbol.iterator](), o = _l(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(s) && i.countMore(e.file.path)) continue;
		let l = hl(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [cn(e.file.path, N(e.file, c).endLine), ...i.problems]
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
function ml(e, t, n) {
	let r = new E();
	return {
		...hl(r, e, t, n, _l(n)),
		problems: r.problems
	};
}
function hl(e, t, n, r, i) {
	let { value: a, span: o } = bl(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new On();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && vl(t, N(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u } = r, d = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i
	}, f = s.issues.slice(0, Tt + 1);
	Cl(f.map((e) => Dn(e, {}, mn())), d, e);
	for (let t of s.issues.slice(f.length)) e.countMore(c.path, Tl(t));
	return { span: o };
}
const gl = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function _l({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(gl).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function vl({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function yl(e, t, n, r) {
	let i = N(e.file, r);
	return vl(e, i) ? [] : [T(t, n, { place: i })];
}
function bl(e, t) {
	if (!_(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, xl(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, ra(a, { members: new Map(o) }));
		r = ra(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function xl(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Sl(e, t) {
	let n = new E();
	return Cl(e, t, n), n.problems;
}
function Cl(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Dl(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) wl({
		...i,
		keys: [e]
	}, t, n);
	else wl(i, t, n);
}
function wl(e, t, n) {
	if (!n.countMore(t.file.path, Tl(e))) for (let r of Ol(e, t)) n.add(El(r, e, t));
}
function Tl(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? kl(e.errors) : void 0)?.reduce((e, t) => e + Tl(t), 0) ?? 1;
}
function El(e, { path: t }, n) {
	let r = Ml(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(N(n.file, n.span, t)), String(r)]
	};
}
function Dl(e, t, n) {
	return t.some((t) => Ml(n.value, e.path) === void 0 && ot(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function Ol(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Nl(e, n, t));
	if (e.code === "invalid_key") return [Nl(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Ml(t.value, n), i = N(t.file, t.span, n), a = (e, t) => [T(e, t, { place: i })], o = () => a("wrong-type", Il(r, n, t, i)), s = Rl(n, t), c = zl(n, t);
	if (r === void 0) return a("missing-member", `${s} is missing. It is required in ${t.thing}.${c}`);
	if (r === null) return a("null-value", Pl(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = kl(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Sl(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": {
			if (typeof r == "object") return o();
			let t = e.values.map(String);
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${Gt(String(r), t)}`);
		}
		case "custom":
		case "invalid_format": return a("wrong-value", `${s} ${e.message}.${c}`);
		default: return typeof r == "number" ? a("wrong-value", Il(r, n, t, i)) : a("wrong-value", Fl(n, t));
	}
}
function kl(e) {
	return [...e].sort((e, t) => Al(t) - Al(e)).find((e) => Al(e) > 0) ?? e.find((e) => e.every(jl));
}
function Al(e) {
	return d(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function jl({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Ml(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Nl(e, t, n) {
	let r = $i(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = `Unknown field "${e}" in ${n.thing}.${Gt(e, i) || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		a = `Unknown field "${e}" in ${Ll(t, n)}.${zl([...t, e], n)}${Gt(e, r)}`;
	} else e === "<<" && (a = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return T("unknown-member", a, { place: r });
}
function Pl(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Rl(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Rl(e, t)} has no value.${zl(e, t)}`;
	if (n?.empty !== void 0) return `${Rl(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".";
	return `${Rl(e, t)} has no value. Remove it, or give it a value.${r}${zl(e, t)}`;
}
function Fl(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Rl(e, t)} is empty.${zl(e, t)}${n}`;
}
function Il(e, t, n, r) {
	if (t.length === 0) return `This is ${Bl(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Rl(t, n)} is ${Bl(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${Rl(t, n)} is ${Bl(e)}.${zl(t, n)}`;
}
function Ll(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Ll(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Rl(e, t) {
	let n = Ll(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function zl(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Ll([n], t)} must be ${r.expects}.` : "";
}
function Bl(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function Vl(e, t) {
	return Hl(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Hl({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Ul(e, t, n) {
	let r = Hl(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function Wl({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function Gl(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Kl(e, t, n) {
	let r = ql(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* ql(e, t, n, r = new Map()) {
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
			]), s = r.get(o), l = s?.text === i ? s.read : Xl(c, t, n);
			r.set(o, {
				text: i,
				read: l
			}), u.push(l), yield;
		}
		let d = u.flatMap((e) => e.problems.some(Ql) ? [] : e.entries), f = c.textFiles?.join(d) ?? {
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
			for (let t of Jl(c, e)) h.add(t);
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
		problems: tt($l(i, c))
	};
}
function Jl(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [U(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Yl({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Jc(r, i, a), { file: s } = o, { members: c, problems: u } = dl(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && ml(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [fl(o, e)]
	};
	let g = pl(o, h, t);
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
function Xl(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Ac(n);
	if (a !== void 0) {
		let { problems: n } = Kl([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Ql)) {
			let e = n.some(({ place: e }) => !e) ? [] : [cn(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function Zl(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Xl(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Ql({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function $l(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function U({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = eu(e(t)), d = s ? $i(n, r, o) : N(n, r, o);
	return {
		...T(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function eu(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function tu({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const nu = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function ru(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !iu(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = nu.has(r) ? void 0 : ru(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function iu(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) nu.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const au = "Run again. If that does not help, the service has changed or has a fault.";
function ou(e, t, n, r, i, o) {
	if (n.length === 0) return o(t);
	let s = a(n, ({ id: e }) => e === void 0 ? [] : [e]), c = a(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => c.get(e) ?? []), [a] = [...s.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: U(e, t, "unusable-response", `${u(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${au}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = o(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = Hl(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${au}`, s = t ? "error" : "warning";
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
let su = [];
function cu(e) {
	su = e;
}
function lu() {
	return su;
}
function uu(e) {
	let t = su.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function du(e, t) {
	let n = uu(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function fu({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function pu(e, { field: t }) {
	return du(e, t).role === "text";
}
function mu(e) {
	let t = e.projects.map((e) => e.hide_texts ? hu(e) : e), n = e.hide_texts ? vu(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function hu(e) {
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done"), a = n && i ? Cu(n) : [], o = Su(a), s = gu(r ?? [], a, o);
	return {
		...e,
		problems: t.map((e) => bu({
			...e,
			message: o(e.message)
		}, a)),
		...r && { results: r.map((e) => _u(e, s)) }
	};
}
function gu(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function _u({ change: e, outcome: t }, n) {
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
function vu(e) {
	return e.map((e) => bu(e, []));
}
const yu = ["yaml", "text-file"];
function bu(e, t) {
	let { quotes: n = [], code: r } = e, i = yu.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: xu(a, t)
	};
}
function xu(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Su(e) {
	let t = new y();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => xu(t.clean(n), e);
}
function Cu({ changes: e, kept: t }) {
	let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []);
	return [...e.flatMap(wu), ...n.flatMap(Tu)];
}
function wu(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Tu(e)) : e.fields.filter(({ field: t }) => fu(du(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(Tu));
}
function Tu(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Tu);
}
function Eu(e) {
	let t = mu(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Ou(t.problems) : t.problems,
		projects: t.projects.map(Du),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(Du)
		} }
	};
}
function Du(e) {
	return e.hide_texts ? Ou(e) : e;
}
function Ou(e) {
	return ku(e, "");
}
function ku(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && fu(du(String(n), String(e.field)));
	return ju(e, (e, t) => t === "quotes" ? [] : nu.has(t) ? r ? Au(e) : e : ku(e, n));
}
function Au(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? ju(e, Au) : e;
}
function ju(e, t) {
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
const Mu = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function Nu(e, t) {
	let n = e.projects.map((e) => Fu(e, t));
	return {
		...Ru(e, t),
		declared: e.declared,
		projects: n
	};
}
function Pu(e, t) {
	return Ru(e, (e) => t(e));
}
function Fu(e, t) {
	let n = Ru(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: Lu(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function Iu(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Lu(t);
}
function Lu(e) {
	return sr("sha256").update(e).digest("hex");
}
function Ru(e, t) {
	return Bu(e, t, !1);
}
const zu = new WeakMap();
function Bu(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = zu.get(t) ?? new WeakSet();
	if (zu.set(t, r), !n && r.has(e)) return e;
	let i = ju(e, (e, r) => n || !Mu.test(r) ? Bu(e, t, n || nu.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/files/outputs.ts
async function Vu(e, t, n) {
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
	let p = t.map((e) => j(n.displayRoot, e)), m = Object.values(await Ki(u, Cr)).flat();
	return Gu(f, [
		...p,
		...m,
		l,
		...s,
		o
	].flat(), n);
}
async function Hu(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await Vu(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await qu(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : Eu(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => Uu(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return Wu(e(a));
		}) : void 0,
		reports: u,
		problems: s
	};
}
async function Uu(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return Wu(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function Wu(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function Gu(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(nd))), a = new Map();
	for (let t of e) {
		let e = await nd(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await Yu(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, Ku(t, s));
	}
	return r;
}
function Ku({ option: e, path: t }, n) {
	return T("not-written", `${e}: ${t} ${n}.`);
}
async function qu(e, t, n, r) {
	try {
		await Ju(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return Ku(e, `cannot be written: ${Sr(t)}`);
	}
}
async function Ju(e, t, n, r) {
	let i = await Yu(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = ed(e.path, n), o = await rr(e.path).catch(() => void 0);
	if (Xu(e.path, o)) return ir(e.path, t);
	await dr(a === void 0 && o ? await er(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function Yu({ path: e, is: t }, n) {
	let r = t === "folder" && td(n).includes(e), i = r ? e : ed(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await vr(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return Qu(e);
	let a = await rr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await rr(A(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...Xu(e, a) ? [] : [A(e)]];
	return (await Promise.all(o.map($u))).every(Boolean) ? void 0 : Zu;
}
function Xu(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Zu = "cannot be written: this user may not write there";
async function Qu(e) {
	let t = await rr(e).catch(() => void 0);
	return !t && A(e) !== e ? Qu(A(e)) : t?.isDirectory() ? await $u(e) ? void 0 : Zu : "is a file, or is below one. Choose a folder";
}
function $u(e) {
	return qn(e, Jn.W_OK).then(() => !0, () => !1);
}
function ed(e, t) {
	return td(t).find((t) => wr(e, t));
}
function td({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [j(e)]);
}
async function nd(e) {
	let t = await rr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Dr(A(e));
	return Hn(n, Rn(e));
}
// src/plan/loss.ts
function rd(e) {
	return e.action === "update" ? e.fields.some((t) => sd(e.kind, t) || cd(e.kind, t) || id(e.kind, t)) : e.action === "destroy";
}
function id(e, { field: t, before: n, after: r }) {
	return du(e, t).role === "identity" || n === void 0 || ld(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function ad(e, t) {
	return od(t) || sd(e, t) || cd(e, t);
}
function od({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || ld(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return ld(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function sd(e, { field: t, before: n, after: r }) {
	return du(e, t).role === "archive" && n === !1 && r === !0;
}
function cd(e, { field: t, before: n }) {
	return du(e, t).role === "shape" && n !== void 0;
}
function ld(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function ud(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => fd(du(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function dd(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !fd(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function fd(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !ld(n);
}
// src/report/exitCode.ts
function pd({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const md = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function hd({ projects: e }) {
	let t = ({ reason: e }) => md.includes(e);
	return pd({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function gd(e) {
	return e.plan ? hd({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || kt(e.problems) ? "unknown" : "none" : "unknown";
}
function _d({ command: e, projects: t }) {
	return e === "drift" ? hd({ projects: t }) : pd({ projects: t });
}
function vd(e) {
	return !_d(e) && !yd(e);
}
function yd(e) {
	return e.stopped !== void 0 || kt(Cd(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || wd(e).some(({ outcome: e }) => e.state !== "done");
}
function bd(e) {
	let t = ({ problems: e }) => e.filter((e) => !Sd(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return yd({
		...e,
		problems: t(e),
		projects: n
	});
}
function xd(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : yd(e) ? 1 : t && _d(e) ? 2 : 0;
}
function Sd({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Cd({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function wd({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function Td({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || Dd(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Ed({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Dd(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Od({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function kd(e) {
	return !yd(e) && !Ad(e) && e.projects.every(Nd);
}
function Ad(e) {
	return Cd(e).some(({ code: e }) => e === "undeclared-project");
}
const jd = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function Md(e) {
	if (kd(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && Nd(e) && e.plan?.skipped.length === 0), n = Cd(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !jd.includes(e));
	return !t || r || Ad(e);
}
function Nd({ plan: e, target: t }) {
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
function Pd(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Fd = [
	"created",
	"updated",
	"renamed",
	"archived",
	"destroyed"
];
function Id(e) {
	return e.action === "create" ? "created" : e.action === "destroy" ? e.how === "archive" ? "archived" : "destroyed" : Wd(e) ? "renamed" : "updated";
}
const Ld = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Rd = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, zd = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Bd({ outcome: e }) {
	return Dd(e) ? "written in part" : e.state;
}
function Vd(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Pd(Fd, t, Id),
		...Pd(Ld, n, ({ reason: e }) => Rd[e] ?? "kept"),
		changes: t.length,
		adopted: Gd(e, ({ counts: e }) => e.adopted),
		skipped: Gd(e, ({ skipped: e }) => e.length)
	};
}
const Hd = [...Fd, ...zd];
function Ud(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Pd(["done", ...zd], t, Bd), i = r.skipped + Gd(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...Pd(Fd, n, Id),
		...r,
		skipped: i,
		unfinished: a
	};
}
function Wd(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function Gd(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const Kd = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function qd(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => sd(e.kind, t)) ? "removed" : e.fields.filter((t) => pu(e.kind, t)).some((t) => id(e.kind, t)) ? "overwritten text" : rd(e) ? "overwritten" : Wd(e) ? "renamed" : "changed";
}
// src/report/view/view.ts
const Jd = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Yd = [
	"values",
	"pending",
	"unmanaged"
];
function W(e, ...t) {
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
function G(e, t = 400) {
	return [{
		is: "quote",
		text: C(e, t)
	}];
}
function Xd(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Zd(e) {
	return e.map((e) => "text" in e ? e.text : Zd(e.words)).join("");
}
function Qd(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function $d(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/words.ts
function K(e, t) {
	return `${q(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function q(e) {
	return Number.isInteger(e) ? String(e).replace(/\B(?=(?:\d{3})+$)/g, ",") : e.toLocaleString("en-US");
}
function ef(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${q(n)} more` : "");
}
function tf(e) {
	return uu(e).words;
}
function nf(e, t) {
	let { one: n, many: r } = tf(t);
	return `${q(e)} ${e === 1 ? n : r}`;
}
function rf({ kind: e, label: t }) {
	let n = S(t), { prefix: r, maxName: i } = tf(e);
	return r + Ie(n, i);
}
function af(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${S(n.file)}:${n.line}` : "(not declared)";
}
function of({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${S(e)}: `) + (n ? `${C(n.project.name, 80)} (${C(t, 200)})` : C(t, 200));
}
function sf(e) {
	return e.length <= 3 ? e.map((e) => S(e)).join(", ") : K(e.length, "manifest");
}
const cf = n(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function lf(e) {
	return `${cf().format(e * 1e3)} UTC`;
}
function uf(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function df(e) {
	return `${o("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function ff(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${K(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${q(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${gf([e])}${i}${o}`;
}
function pf(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = ud(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => G(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, W`${K(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? W`${e} and ${t}` : W`${e}, ${t}`, s);
	return W`${`${K(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${K(r, "translation")} in ${u} may be marked unverified.`;
}
function mf(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = hf(t), { waiting: r, kept: i } = Vd(t), a = Cf([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[_f(t, "as declared"), ...a].join(", ")}.`;
}
function hf(e) {
	let t = Vd(e);
	return Cf([
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
function gf(e) {
	let t = Vd(e), n = t.adopted > 0 ? ` (${q(t.adopted)} to adopt)` : "", r = Cf([
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
	return `${(t.changes === 0 ? ["no changes", ...r] : r).join(", ")}; ${_f(e, "unchanged")}.`;
}
function _f(e, t) {
	let n = `${vf(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${vf(e, "unmanaged")} unmanaged`;
}
function vf(e, t) {
	let n = lu().map((n) => ({
		kind: n,
		count: Gd(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? q(Gd(n, ({ count: e }) => e)) : r(n.map(({ kind: e, count: t }) => nf(t, e.name)));
}
function yf({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${xf(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${K(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${bf(e)}.${a} ${K(t, "request")} in total.`;
}
function bf(e) {
	let t = Ud(e), n = Cf(Hd.map((e) => [t[e], e]));
	return n.length > 0 ? n.join(", ") : e.every(({ results: e }) => e === void 0) ? "nothing" : "no changes needed";
}
function xf(e, t) {
	return e === t ? K(t, "project") : `${q(e)} of ${K(t, "project")}`;
}
function Sf({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [S(e)]), r = n.length > 0 ? W` Not reached: ${G(n.join(", "))}.` : [];
	return W`${Xd(W`${C(e.message, pe)}`)}${r}`;
}
function Cf(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${q(e)} ${t}`] : []);
}
function wf(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return yf(e);
	if (r.length === 0) return Tf(e);
	if (t === "drift") return mf(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? ff(i.plan, i.effort) : `${xf(r.length, n.length)}: ${gf(r)}`;
}
function Tf(e) {
	let { command: t, manifests: n, declared: i } = e, a = Cd(e).filter(({ severity: e }) => e !== "notice");
	if (kt(a)) return `${Ef(a)}.${t === "validate" ? "" : " Nothing was written."}`;
	let o = r(lu().map(({ name: e, plural: t }) => nf(i[t] ?? 0, e))), s = a.length > 0 ? `, with ${Ef(a)}` : "";
	return `Valid: ${o} in ${K(n.length, "manifest")}${s}.`;
}
function Ef(e) {
	let t = Rt.flatMap((t) => {
		let n = Gd(e.filter((e) => e.severity === t), on);
		return n > 0 ? [K(n, t === "error" ? "problem" : t)] : [];
	});
	return r(t);
}
function Df(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${S(e)}`}`;
}
function Of(e) {
	let t = Pd(kf, e, Af);
	return Cf(kf.map((e) => [t[e], e])).join(", ") || "no changes";
}
const kf = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function Af(e) {
	let t = qd(e);
	return t === "removed" || t === "new" ? t : Wd(e) ? "renamed" : "changed";
}
function jf(e) {
	let t = Cd(e).filter(({ severity: e }) => e === "error");
	return [
		...Nf(e),
		...t.length > 0 ? [Ef(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Mf(e) {
	let t = Nf(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function Nf(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${Rf(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Ff(e, t === "apply" ? "applied" : "restored");
	let i = If(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${hf(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...Pf(r), ...i];
}
function Pf(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Vd(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Of(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [K(i, "conflict")] : [],
		...n > 0 ? [`${K(n, "change")} pending before`] : [],
		...r > 0 ? [`${q(r)} skipped`] : []
	];
}
function Ff(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = wd(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { unfinished: a } = Ud(n);
	return [
		`Translations ${t}: ${Of(i)}`,
		...a > 0 ? [`${K(a, "change")} not completed`] : [],
		...If(n.length - r, t)
	];
}
function If(e, t) {
	return e > 0 ? [`${K(e, "project")} not ${t}`] : [];
}
function Lf(e) {
	if (e.is === "not compared") return [W`The manifests were not compared with those of the commit that the pull request would be merged into: ${G(e.why)}.`];
	let t = W`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = G(e.commit.slice(0, 7));
	return [W`${Xd(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Xd(W`${`Difference: ${Rf(e.projects)}.`}`)];
}
function Rf(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(Wd).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return Cf([
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
function zf(e) {
	let t = e.flatMap(({ kept: e }) => e), n = t.filter((e) => e.waits).length, r = t.filter(({ conflict: e, waits: t }) => !e && !t).length, i = [...n > 0 ? [`${K(n, "text")} waiting`] : [], ...r > 0 ? [`${K(r, "text")} kept`] : []], a = e.some(({ files: e }) => e.length > 0), o = Rf(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...a || i.length === 0 ? [o] : [], ...i].join(", ");
}
function Bf(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${K(t, "conflict")}` : "";
	return `Translations from Lokalise: ${zf(e)}${n}`;
}
function Vf({ filters: e, by_kind: t }) {
	let n = lu().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${q(r)} of ${nf(i, e)}`] : [];
	}), i = e.map((e) => `--filter ${C(e, 200)}`).join(" ");
	return W`${Xd(W`Only what matches`)} ${G(i, Infinity)}: ${r(n)}.`;
}
// src/model/project.ts
const Hf = gn({
	iso: O(),
	id: O().optional(),
	pluralForms: wn(O()).readonly()
}), Uf = gn({
	id: O(),
	digest: O().exactOptional(),
	name: O(),
	type: O(),
	baseLanguage: O(),
	languages: wn(Hf).readonly().optional(),
	perPlatformNames: yn(),
	segmentation: yn(),
	autoToggleUnverified: yn().optional()
});
function Wf(e) {
	return e.split(":")[0] ?? e;
}
function Gf(e) {
	let t = Wf(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/view/problems.ts
function Kf(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Rt.indexOf(e) + Number(t !== void 0 && $t({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function qf(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of u(t === !0 ? [] : e, (e) => Jf(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some($t) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Yf(Xf(e), [e, ...t]));
		}
	}
	return Kf(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Xf(e, n)));
}
function Jf(e, t) {
	return $t(e) ? `${e.severity} ${e.code}` : t || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		tu(e),
		e.place.file
	]);
}
function Yf(e, t) {
	if (t.some($t)) {
		let { place: n, ...r } = e, i = `${q(t.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
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
function Xf({ severity: e, code: t, message: n, place: r }, i = pe) {
	return {
		...Qd("!", t, r),
		severity: e,
		state: e,
		words: C(n, i - t.length - 3),
		code: {
			name: t,
			address: df(t)
		}
	};
}
function Zf(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...u(r, ({ outcome: e }) => `${$f(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Qf(e, C(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => C(e.change.label, 100));
		return [Qf(r, `${(t ? a : a.map(de)).join(", ")} and ${q(e.length - 3)} more`, e.length, n)];
	});
}
function Qf(e, t, n, r = pe) {
	return {
		...Qd("!", t, Ed(e)),
		count: n,
		severity: "error",
		state: $f(e.outcome),
		words: C(e.outcome.message, r)
	};
}
function $f(e) {
	return Dd(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var ep = class {
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
new class extends ep {}();
// node_modules/diff/libesm/util/string.js
function tp(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function np(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function rp(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function ip(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function ap(e, t) {
	return rp(e, t, "");
}
function op(e, t) {
	return ip(e, t, "");
}
function sp(e, t) {
	return t.slice(0, cp(e, t));
}
function cp(e, t) {
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
function lp(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function up(e, t) {
	if (t) return fp(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function dp(e, t) {
	if (t) return fp(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function fp(e, t) {
	if (!t) return [dp(e), up(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = lp(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const pp = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", mp = RegExp(`[${pp}]+|\\s+|[^${pp}]`, "ug");
new class extends ep {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = lp(e, r);
		} else n = e.match(mp) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && hp(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && hp(n, i, r, null, t.intlSegmenter), e;
	}
}();
function hp(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = fp(t.value, i), [s, c] = fp(n.value, i);
		if (e) {
			let r = tp(a, s);
			e.value = ip(e.value, s, r), t.value = ap(t.value, r), n.value = ap(n.value, r);
		}
		if (r) {
			let e = np(o, c);
			r.value = rp(r.value, c, e), t.value = op(t.value, e), n.value = op(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = dp(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = dp(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = dp(r.value, i), [a, o] = fp(t.value, i), s = tp(n, a);
		t.value = ap(t.value, s);
		let c = np(ap(n, s), o);
		t.value = op(t.value, c), r.value = rp(r.value, n, c), e.value = ip(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = dp(r.value, i), n = sp(up(t.value, i), e);
		t.value = op(t.value, n);
	} else if (e) {
		let n = sp(up(e.value, i), dp(t.value, i));
		t.value = ap(t.value, n);
	}
}
new class extends ep {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${pp}]+|[^\\S\\n\\r]+|[^${pp}]`, "ug");
		return e.match(t) || [];
	}
}();
const gp = new class extends ep {
	constructor() {
		super(...arguments), this.tokenize = vp;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function _p(e, t, n) {
	return gp.diff(e, t, n);
}
function vp(e, t) {
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
function yp(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends ep {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (yp(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends ep {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends ep {
	constructor() {
		super(...arguments), this.tokenize = vp;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(bp(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function bp(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = bp(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = bp(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const xp = new class extends ep {
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
function Sp(e, t, n) {
	return xp.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function Cp(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function wp(e) {
	if (!Cp(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Tp = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function Ep(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		_p(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(_p(n, r, s));
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
			let t = n[e], i = t.lines || kp(t.value);
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
function Dp(e, t) {
	if (t ||= Tp, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => Dp(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Tp, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + wp(r) + " " + wp(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + wp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + wp((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + wp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + wp((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + wp(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + wp(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function Op(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		Ep(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? Dp(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = Ep(e, t, n, r, i, a, o);
		return s ? Dp(s, o?.headerOptions) : void 0;
	}
}
function kp(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function Ap(e, t, { texts: n, full: r }) {
	let i = Gp(e, t), a = cd(e, t) ? [$d(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [$d(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = pu(e, t) && o !== void 0 ? { language: o } : {}, u = Mp(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: $e(e.value, 1e3 + c - 2 - e.start.length)
	}));
	return [
		...s ? [$d(" ", `in the project, last edited${Ip(s)}:`)] : [],
		...u,
		...a
	];
}
const jp = {
	as: "text",
	text: ""
};
function Mp(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || ld(a) ? jp : Jp(e, i, a), c = Jp(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== jp ? Np(t, s, c, r) : $p(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => Np(`${t}.${e}`, n, i, r));
}
function Np(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...Pp("-", e, t.members, n.members), ...Pp("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Zp(t, n, r), o = $d("+", `${e} `, Fp(n) ? "(empty)" : a);
	if (Fp(t)) return [o];
	let s = $d("-", `${e} `, i);
	return Fp(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function Pp(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [$d(e, `${t} `, em(i))] : [];
}
function Fp(e) {
	return e.as === "text" && e.text === "";
}
function Ip({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${C(e, 60)}`} on ${lf(t)}${n ? ", reviewed" : ""}`;
}
function Lp(e, t) {
	return t.flatMap((t) => Kp(e, t) ? [] : Gp(e, t)).join(", ");
}
function Rp({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => pu(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Gp(e, t)).join(", ")})` : "", a = (t) => `${Gp(e, t)} ${Xp(Jp(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !pu(e, t) && !Kp(e, t)), c = s.filter((t) => qp(e, t)).map(a), l = s.filter((t) => !qp(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function zp(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${Wp(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Gp(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && Up[e.cause]) ?? Bp[a], l = e.edited ? `: edited${Ip(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${Hp(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : Yp, p = Jp(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${Xp(p, f)} ${d} (not in the file)${m}`;
	let [h, g] = Zp(Jp(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const Bp = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, Vp = {
	"not-verified": "the project does not say that it is verified",
	"not-reviewed": "the project does not say that it is reviewed",
	placeholders: "its placeholders differ from those of the base text",
	"icu-message": "it is not a valid ICU message",
	"missing-plural-form": "it lacks a plural form",
	"text-too-long": "it is longer than char_limit",
	"wrong-word": "it has a word that checks.words lists"
};
function Hp({ because: e = [] }) {
	return e.map((e) => Vp[e]).join(", and ");
}
const Up = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Bp.held
};
function Wp(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${Ze(t)}` : `owned by others (tag ${Ze(t)})`;
}
function Gp(e, { field: t, part: n }) {
	return n !== void 0 && du(e, t).role === "text" ? tm(n) : t;
}
function Kp(e, { field: t }) {
	return du(e, t).role === "identity";
}
function qp(e, { field: t, after: n }) {
	let r = Jp(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Jp(e, t, n) {
	return du(e, t).show(n);
}
const Yp = 60;
function Xp(e, t = 60) {
	switch (e.as) {
		case "text": return Ze(e.text, t);
		case "word": return C(e.word, t);
		case "set": return e.members.length > 0 ? em(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${tm(e)} ${Ze(n, t)}`).join(", ");
	}
}
function Zp(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = Ge(S(e.word), S(t.word), n);
		return [$e(r, n), $e(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Xp(e, n), Xp(t, n)];
	let [r, i] = Ge(S(e.text), S(t.text), n);
	return [Ze(r, n), Ze(i, n) + Qp(e.text, t.text)];
}
function Qp(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function $p(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			tm(e),
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
function em(e) {
	return e.map((e) => de(tm(e))).join(", ");
}
function tm(e) {
	return C(e, 60);
}
function nm({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(rm?.old !== a || rm.now !== o) && (rm = {
		old: a,
		now: o,
		parts: im(a, o)
	});
	let s = rm.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let rm;
function im(e, t) {
	return Sp(om(e), om(t), { maxEditLength: 600 }) ?? [];
}
const am = n(() => new Intl.Segmenter("en", { granularity: "word" }));
function om(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(am().segment(e), ({ segment: e }) => e));
}
function sm(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/removal.ts
const cm = "will be archived";
function lm(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? cm : "will be destroyed";
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: um(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function um({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Xp(Jp(e, r, i), 90) : "", s = a ? `   (last edited${Ip(a)})` : "";
		return {
			...$d("-", `${tm(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [$d("-", `and ${K(a, "more text")}`)] : []];
}
// src/report/view/rows.ts
const dm = 1e3;
function fm(e, t) {
	if (e.action === "destroy") return {
		...gm("-", e),
		...lm(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => pu(n, e) ? e.part ?? [] : []), a = {
		...gm(hm(e), e),
		...rd(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? Rp(e) : Lp(n, e.fields);
		return r === "" ? a : {
			...a,
			words: $e(r, dm)
		};
	}
	let o = r === "create" || Wd(e), s = e.fields.filter((e) => !o || !Kp(n, e)).flatMap((e) => Ap(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: C(c, 80) };
	return {
		...a,
		...l,
		...pm(e, t),
		lines: s
	};
}
function pm(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : mm(e) ? { words: cm } : t === "drift" ? e.edited ? { words: `last changed${Ip(e.edited)}` } : {} : Wd(e) ? { words: tf(e.kind).renamed } : {};
}
function mm({ kind: e, fields: t }) {
	return t.some((t) => sd(e, t));
}
function hm(e) {
	return e.action === "create" ? "+" : mm(e) ? "-" : Wd(e) ? "»" : "~";
}
function gm(e, t) {
	return Qd(e, rf(t), t.place);
}
function _m(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = $e(zp(e, t, r), r ? Infinity : dm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...gm("!", e),
		words: i,
		...a
	};
}
function vm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = Gp(n, e), [d, f] = Zp(Jp(n, r, i ?? ""), Jp(n, r, a)), p = o ? `, edited${Ip(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...gm(l ? "!" : " ", e),
		lines: m.map((e) => $d(" ", $e(e, dm))),
		...l && { isLoss: !0 }
	};
}
function ym({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Xp(Jp(t.kind, r.field, e))}` : "";
		return $d(" ", $e(`${Gp(t.kind, r)}${i} is no longer declared`, dm));
	});
	return {
		...gm("-", t),
		isLoss: !0,
		lines: r
	};
}
function bm({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : C(e, 200));
	return {
		...gm("~", r),
		words: `${C(e, 80)}: ${i} → ${a}`
	};
}
function xm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : S(e), [a, o] = Ge(i(t), i(n), 200).map((e) => $e(e, 200)), s = `${C(e, 80)}: ${a} → ${o}`;
	return r ? {
		...Qd("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : Qd(" ", s);
}
function Sm({ variable: e, host: t, place: n }) {
	return {
		...Qd("!", `sends \${${S(e)}} to ${S(t)}`, n),
		isLoss: !0
	};
}
function Cm(e) {
	return {
		...gm(" ", e),
		words: `id ${C(String(e.id), 80)}`
	};
}
function wm(e) {
	return Qd(" ", S(e));
}
// src/report/view/sections.ts
const Tm = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", Em = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with texts that are overwritten in the project",
		meaning: Tm
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other values that are overwritten in the project",
		meaning: Tm
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
}, Dm = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, Om = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": Dm,
	overwritten: Dm,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: Dm,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, km = "so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.", Am = {
	Conflict: {
		open: "conflict",
		heading: "changed in the file and in the project, and not written",
		meaning: `The file and the project both changed the text, ${km}`
	},
	Undecided: {
		open: "undecided text",
		heading: "not written, because nothing tells which side changed",
		meaning: `Nothing tells which side changed the text, ${km}`
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
}, jm = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function Mm({ reason: e }, t) {
	return Nm(t) && e === "archived" ? "Archived" : jm[e] ?? "Kept";
}
function Nm({ command: e }) {
	return e === "drift";
}
function Pm(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function Fm(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		Rm(t.full === "also" ? r.filter((e) => !Sd(e)) : r, t),
		Lm(i, t),
		...n ? zm({
			...e,
			plan: n
		}, Pm(e, t)) : [],
		Ym(a, t)
	];
}
function Im({ problems: e, results: t = [] }, n = {}) {
	return [...qf(e, n), ...Zf(t, n)];
}
function Lm(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${K(n.length, "change")} not made`,
		rows: Zf(n, t)
	};
}
function Rm(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: Ef(e),
		rows: qf(e, t)
	};
}
function zm({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { sends: o = [] } = Nm(n) ? {} : r ?? e, s = (...e) => e.map((e) => Um(e, a, n));
	return [
		...r ? [Hm(r.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: o.map(Sm)
		},
		...s("Conflict", "Undecided"),
		...Vm(i, n),
		...s("Archived", "To pull", "Waiting", "Kept"),
		...r ? [Km(r)] : [],
		...qm(i, n),
		...r ? Jm(r, n) : []
	];
}
function Bm(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Vm(e, t) {
	let n = Nm(t) ? Om : Em;
	return [...new Set(Kd.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[qd(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${q(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: Bm(i.map((e) => fm(e, t)))
		};
	});
}
function Hm(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${K(e.length, "setting")} changed`,
		rows: Bm(e.map(xm))
	};
}
function Um(e, t, n) {
	let r = t.filter((t) => Mm(t, n) === e), { keptElsewhere: i } = n, { heading: a, meaning: o, open: s } = Am[e], c = !s && i !== void 0 && r.length > 20, l = (c ? Gm(r) : r).map((t) => {
		let r = _m(t, n);
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
		title: s ? `${K(r.length, s)}: ${a}` : `${q(r.length)} ${a}`,
		rows: c ? Wm(l, 19, i) : l
	};
}
function Wm(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...wm(`and ${q(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function Gm(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Km({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...lu().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => wm(`all ${e.many}: no manifest declares any`)), ...e.map(Cm)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer managed",
		rows: n,
		title: `${q(n.length)} no longer managed, and unchanged in the project`
	};
}
function qm(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = fm(e, {
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
		title: `All values in full: ${K(n.length, "change")}`,
		noun: "item",
		rows: n
	}];
}
function Jm({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${K(e.length, "change")}`,
		rows: Bm(e.map((e) => fm(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${K(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = fm(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Ym(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(Cm).sort((e, t) => m(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${q(e.length)}`,
		rows: Wm(r, t, n ?? "the job summary of the workflow lists")
	};
}
function Xm(e, t) {
	let n = Pm(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => ym(e, n));
	return [
		Hm(s),
		eh("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		eh("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...$m(r, n),
		eh("with another id or former name", a.map(bm)),
		eh("with other values in on_create", o.map(wm)),
		...qm(r, n)
	];
}
function Zm({ waiting: e, ...t }, n) {
	let r = Pm(t, n), i = e.map((e) => vm(e, r));
	return eh(`waiting in the project, because of pull.review or pull.checks. To take one: lokaform pull --accept KEY:LANG${e.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Qm(e, t) {
	let n = Pm(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => ym(e, n)), s = r.filter(({ waits: e }) => !e).map((e) => vm(e, n)), c = s.filter(({ isLoss: e }) => e), l = s.filter(({ isLoss: e }) => !e);
	return [
		eh("in conflict: the manifest keeps its text", c),
		eh("no longer declared", o),
		...$m(i, n),
		Zm({
			...e,
			waiting: r.filter(({ waits: e }) => e)
		}, n),
		eh("different, and kept", l),
		...qm(i, n)
	];
}
function $m(e, t) {
	let n = (e) => e.action === "create" ? "new" : Wd(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => eh(r, Bm(e.filter((e) => n(e) === r).map((e) => fm(e, t)))));
}
function eh(e, t) {
	return {
		part: "plan",
		title: `${q(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function th(e, t) {
	let n = nh(mu(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => rh(e, n, s, t)), ...o.map((e) => ih(e, t))];
	return {
		title: jf(n),
		heading: W`${Mf(n)}${i.length > 1 ? W` · ${K(i.length, "project")}` : []}`,
		state: yd(n) ? "failed" : vd(n) ? "clean" : "open",
		isUntouched: kd(n),
		lead: sh(n, t),
		stopped: Sf(e),
		verdict: ch(n, t),
		result: wf(n),
		comparison: a ? Lf(a) : [],
		problems: Rm(r, t),
		parts: c,
		next: ph(n, t),
		legend: hh(n, c)
	};
}
function nh(e) {
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
function rh(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: C(i ?? o?.project.name ?? a, 200),
		heading: W`${G(i ?? a, 80)}${o ? W` · ${G(o.project.name, 80)}` : []}`,
		result: ah(e, t),
		facts: oh(e, t, n),
		sections: Fm(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(Ht)
	};
}
function ih(e, t) {
	let { name: n = "" } = e;
	return {
		name: C(n, 200),
		heading: G(n, 80),
		result: Rf([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: Xm(e, t)
	};
}
function ah(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${bf([e])}.`;
	if (n) return t === "plan" ? Of(Od(e)).replace(/^n/, "N") : t === "drift" ? mf([e]) : ff(n, i);
}
function oh(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = Gf(r), l = Td(e), u = c === void 0 ? [] : [{
		is: "link",
		words: W`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift", f = W`All differences that apply would change are shown, not only those of this pull request.`, p = d ? pf(i.project, Od(e)) : void 0;
	return [
		W`Project ${i && !n ? W`${G(i.project.name, 80)} · ` : []}${G(r, 200)}${c === void 0 ? [] : W` · ${u}`}`,
		...i?.filter ? [Vf(i.filter)] : [],
		...a?.is === "not compared" ? [W`${Xd(f)} Lokaform could not find out which are from this pull request: ${G(a.why)}.`] : [],
		...p ? [p] : [],
		...s === void 0 ? [] : [W`The backup is in ${G(s)}.`],
		...l === void 0 ? [] : [W`${Df(void 0)}: ${G(l, 800)}`]
	];
}
function sh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = sf(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? W`the ${s} ${G(o)}` : W`${o}`;
	if (t === "assignee") return W`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return W`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => Od(e).length === 0);
	return kd(e) || l && u ? W`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? W`No plan could be made for this pull request:` : l ? n === void 0 ? W`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : W`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : W`No plan could be made for this pull request (from ${c}):`;
}
function ch(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? uh(e, t) : [lh(e, wf(e))];
}
function lh(e, t) {
	let n = Xd(W`${t}`), r = e.projects.some(({ results: e }) => e);
	return yd(e) ? {
		mark: "bad",
		words: n
	} : vd(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function uh(e, { isPullRequest: t }) {
	if (!yd(e)) return kd(e) ? [{
		mark: "good",
		words: Xd(W`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = Cd(e), r = n.filter(Sd), i = n.filter((e) => e.severity === "error" && !Sd(e)), a = mh(e) && e.projects.every((e) => Od(e).length === 0);
	return [
		...i.length > 0 ? [lh(e, `${Ef(i)}. ${fh(i)}`)] : [],
		...r.length > 0 ? [lh(e, dh(r))] : [],
		...a ? [{ words: W`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function dh(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${q(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${K(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function fh(e) {
	return e.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function ph(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Od);
	if (r !== "plan" || a.length === 0 || bd(e)) return;
	let o = W`${Xd(W`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? W`${o} When this pull request is merged, the next apply makes these changes in the project.${mh(e) ? W` The changes that are already pending are made as well.` : []}` : W`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${G(n, 200)}. It writes only from the default branch, and from the branches in the input ${G("apply-from")}.` : W`${o} The next apply makes these changes in the project.`;
}
function mh({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function hh(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...mh(e) ? [W`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [W`${wf(e)}`] : [],
			W`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => W`${Xd(W`${e}`)}: ${t}`)
	};
}
function gh(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" ? t : "plan"} · project ${of(e)} · ${sf(e.manifests)}`,
		page: Gf(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function _h(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${S(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: yd(e),
		stopped: Sf(e),
		backups: n.flatMap((e) => e.backup === void 0 ? [] : [`The backup${r(e)} is in ${S(e.backup)}.`]),
		restores: n.flatMap((e) => {
			let t = Td(e);
			return t === void 0 ? [] : [`${Df(e.name)}: ${S(t)}`];
		}),
		result: a ? wf(e) : void 0
	};
}
function vh(e, t, n) {
	let r = mu(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...qf(i, o), ...a.flatMap((e) => Im(e, o))], c = !yd(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? W` · ${G(l.name, 80)}` : [], d = wd(r).some(({ outcome: e }) => e.state === "done") ? W`❌ Not everything was applied${u}` : W`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? W`Applied by ${g(W`this run`)}` : g(W`This run`), v = a.some(({ results: e }) => e), y = v ? W`: ${`${bf(a)}.`}` : W` wrote nothing.`, ee = `The figures are for ${K(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? W`✅ Applied${u}` : d,
		lead: [
			W`${_} at commit ${G(p.slice(0, 7))} on ${lf(m)}${y}`,
			...v && h > 1 ? [W`${ee}`] : [],
			...c ? [] : [W`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? yh(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function yh(e) {
	let { projects: t } = e, n = (t) => yd({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? bf([e]) : "not applied";
		return W`${G(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, W`${`… and ${K(i, "more project")}`}`] : r;
}
// src/model/digest.ts
function bh(e, t) {
	return sr("sha256").update(p([e, t])).digest("hex").slice(0, 16);
}
// src/report/text/progressText.ts
function xh(e, t, n = Infinity, r) {
	let i = e.count && wh(e.count), a = r && r.until > t ? `${Th(r.until - t)}: ${S(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = Ch({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(Ch(e)),
		o(s),
		c
	].find((e) => Pe(e) <= n) ?? c.slice(0, n);
}
const Sh = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Ch({ phase: e, project: t }) {
	let [n, r] = Sh[e];
	return t === void 0 || !r ? n : `${r} project ${Ze(t, 40)}`;
}
function wh({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? K(e, n) : void 0 : `${q(e)} of ${K(t, n)}`;
}
function Th(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function Eh({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${S(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Dh(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${S(r)} is sent again: ${a}.`]);
	};
}
function Oh(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = r;
	if (!i) return [];
	let l = s === "drift", { title: u, page: d, file: f } = gh(e, s), p = zh(Fm(e, {
		...r,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), {
		paint: t,
		width: n,
		file: f
	}), m = (e) => `  ${t(Rh["!"], Zd(e))}`, h = [
		t("strong", u),
		...d === void 0 ? [] : [`  ${t("dim", d)}`],
		...i.filter ? [m(Vf(i.filter))] : []
	], g = l ? void 0 : pf(i.project, i.changes), _ = l ? mf([e]) : ff(i, a, o?.length, s === "restore" ? "Restore" : "Apply"), v = [
		...p.length > 0 ? [""] : [],
		...g ? [m(g)] : [],
		t("strong", _)
	];
	return [
		...ve(h, n),
		...p,
		...ve(v, n)
	].map(Je);
}
function kh(e, { paint: t }) {
	let { comparison: n, parts: r } = th({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Zd(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Zd(e))] : [], ...zh(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(Je);
}
function Ah(e, t) {
	return qf(e).map((e) => jh(e, t));
}
function jh({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? S(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return Je(u.join(": "));
}
function Mh({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(Ht), ...Im(e).map((e) => jh(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${of(e)}`)] : [], ...i];
	});
	return [...Ah(e, n), ...r.map(Je)];
}
function Nh(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = _h(e), c = [
		...i ? [t("bad", Zd(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...ve(c, n), ...o].map(Je);
}
function Ph({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${S(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${S(n(e))}. To apply it: lokaform apply --plan ${uf(S(n(e)))}`), r.map(Je);
}
function Fh(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, kept: s } = e, c = zh(Qm(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.filter(({ waits: e }) => !e).length, d = s.length - u, f = [u > 0 ? `, and ${K(u, "value")} of the project ${u === 1 ? "differs" : "differ"}` : "", d > 0 ? `; ${K(d, "text")} waiting` : ""].join(""), p = o.length === 0 ? `Pull from ${S(a)}: the manifests stay as they are${f}.` : `Pull from ${S(a)}: ${zf([e])}.`, m = ve([t("strong", `From ${S(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...m,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${S(e)}`),
		...ve([t("strong", p)], n)
	].map(Je);
}
function Ih(e, { paint: t, width: n, ...r }) {
	let [, ...i] = zh([Zm(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(Je) : [];
}
function Lh(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = S(e);
		return Op(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => Je(e.split("	").map(S).join("	")));
	});
}
const Rh = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function zh(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : ve([n("strong", e)], r),
		...Bh(i, t)
	]);
}
function Bh(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...Vh(e, r)
	})), a = {
		labels: Wh(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: Wh(i, "at", 24)
	};
	return i.flatMap((e) => Hh(e, a, {
		paint: t,
		width: n
	}));
}
function Vh({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${de(t)}`;
	return {
		label: de(e) + i,
		at: n ? de(af({ place: n }, r)) : ""
	};
}
function Hh(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => le(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(Uh(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(Rh[e.sign], e.sign)} ${Ee(i, t.labels)}${d}${Ee(n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Pe(p) <= c ? [p, ...u] : [
		...le(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function Uh(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : nm(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function Wh(e, t, n) {
	return e.map((e) => Pe(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
}
// src/model/variables.ts
function Gh(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Kh(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const qh = /\$\$\{|\$\{([^}]*)\}/g;
function Jh(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(qh)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Yh(e) {
	return [...new Set(Jh(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Xh(e, t) {
	return Jh(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function Zh(e, t) {
	let n = Jh(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Qh(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Qh(t.slice(r), i) : r === t.length;
}
function Qh(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function $h(e) {
	let [, t = "https", n = ""] = ng.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function eg(e) {
	return e.replace(ng, (t, n) => `${n}://${$h(e)}`);
}
function tg(e, t) {
	return eg(e) === eg(t);
}
const ng = /^(https?):\/\/([^/?#]+)/i;
function rg(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const ig = "LOKALISE_API_TOKEN", ag = "LOKAFORM_VARIABLES";
function og(e) {
	let t = Kh(e, ag);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [ag]: t }, r = [];
	for (let [e, i] of t.split("\n").entries()) {
		let t = i.trim(), [, a, o = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		a === void 0 ? t !== "" && !t.startsWith("#") && r.push(e + 1) : n[a] = o;
	}
	return {
		values: n,
		wrong: r
	};
}
const sg = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function cg(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Kh(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (sg.test(e) || fg(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = lg(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = dg(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function lg(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [ag, `Add the line ${e}=… to the secret variables of the workflow`] : ["the environment", `Set ${e} where lokaform runs`];
}
function ug(e) {
	return sg.test(e);
}
function dg(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function fg(e, t) {
	let n = [...Ft(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...pg(e)].some((e) => n.some((t) => t.includes(e))));
}
function pg(e) {
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
const J = {
	changes: [],
	kept: [],
	issues: [],
	open: []
};
function mg(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function hg() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? v, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return J;
				let c = e.check?.(s, i);
				if (c) return {
					...J,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? J : {
					...J,
					issues: [mg(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s);
				return l === void 0 && e.unset !== void 0 && a(e.unset, u, i) ? J : l === void 0 ? {
					...J,
					changes: [{
						field: r,
						after: u
					}]
				} : a(l, u, i) ? J : {
					...J,
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
function gg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function _g(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [p(Object.fromEntries(t))];
}
// src/plan/compare.ts
const vg = {
	kept: [],
	problems: []
};
function yg(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, bg(e, t, i)), c = n === void 0 ? void 0 : he(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === J ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return vg;
	let p = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", m = $i(t.file, t.span, [p]), h = {
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
	if (kt(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), y = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : bh(e.id(n), a);
		return {
			...wg(i, t),
			...o !== void 0 && { seen: o }
		};
	})), ee = v === void 0 ? [] : y.filter((t) => sd(e.name, t)), te = y.filter((e) => !ee.includes(e));
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
		place: wg(e, t).place
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
	], ae = l.flatMap((e) => e.open), oe = Sg(e, {
		...t,
		values: o
	}, te, ne);
	if (oe) return {
		kept: ie,
		skipped: h,
		problems: [..._, oe],
		open: ae
	};
	let se = dd(e, n, te, i.project);
	if (se.length === 0) return {
		kept: ie,
		problems: _,
		open: ae
	};
	let ce = Cg(e, n, se), le = r === void 0 ? {} : { renamed_from: r }, ue = e.lastEdit(n), de = e.tags(n);
	return {
		change: {
			...h,
			place: xg(m, se),
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
function bg({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...je(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function xg(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Sg(e, t, n, r) {
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
function Cg(e, t, n) {
	return bh(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function wg(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: $i(t, n, r)
	};
}
// src/plan/declaredContents.ts
function Tg(e, t) {
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
function Eg({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Dg(i),
		isNew: n.get("new") === !0
	};
}
function Dg(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Dg) : [];
}
function Og(e, { target: t, head: n }, r) {
	let i = new Map(), o = new Set(), s = (e, s = e) => {
		let c = t.filter((e) => !o.has(e)), l = [...a(c, s)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Ag(t, e(t).map((e) => kg(u.get(e), o)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), o.add(n));
		}
	}, c = (t) => Eg(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [p([...r(e)].sort())]), s((t) => [p(e.identity(t.values))]);
	let l = (t) => Dg(e.identity(t.values));
	return s((t) => [...(Eg(e, t).previously ?? []).toReversed(), ...l(t)], l), i;
}
function kg(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Ag(e, t, n) {
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
function jg(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return ea(t, n, i ? [i.name, r] : []).path;
}
function Mg(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Ng = new WeakMap();
function Pg(e, t, n) {
	let r = Ng.get(t) ?? new Map();
	Ng.set(t, r);
	let i = p([e.name, n?.name ?? null]), a = r.get(i) ?? Ig(e, n ? Fg(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Fg(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Ig(e, t) {
	let n = a(t, (t) => Lg(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = zg(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : Og(e, {
				target: a,
				head: [t]
			}, (t) => Tg(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(zg(e, t).own).filter((e) => e !== t)
	};
}
function Lg(e, t) {
	let { id: n, previously: r = [] } = Eg(e, t), i = Dg(e.identity(t.values)).map(Bg);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Bg)
	};
}
const Rg = new WeakMap();
function zg(e, t) {
	let n = Rg.get(e) ?? new WeakMap();
	Rg.set(e, n);
	let r = n.get(t) ?? Lg(e, t);
	return n.set(t, r), r;
}
function Bg(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function Vg(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, Tg(s, e.values)])), d = (e) => u.get(e) ?? Tg(s, e.values), f = Og(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(Hg(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(Ug(s, n, c));
				continue;
			}
			let u = Wg(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...Hg(s, n),
				fields: m
			}), l(a, Gg(s, n, e, u?.renamed_from !== void 0)), Kg(s, n) !== Kg(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function Hg(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = $i(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function Ug(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !ld(e)).map((e) => wg(e, t));
	return {
		...Hg(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function Wg(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && p(r) === p(n.after) ? [] : [wg({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = Hg(e, t);
	return {
		...d,
		place: xg(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...p(s) !== p(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function Gg(e, t, n, r) {
	let [i, a] = [Eg(e, t), Eg(e, n)];
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
		...Hg(e, t),
		...n
	}));
}
function Kg(e, { onCreate: t }) {
	return p([...Tg(e, t).texts]);
}
// src/plan/comparePlans.ts
function qg(e, t) {
	let n = Jg(t.plan, $g), r = t_([e.plan, t.plan]), i = Jg(e.plan, r), a = Xg(e.plan), o = new Set(t.plan.kept.map(r_)), s = new Set(a_(t).map(o_)), c = new Set((t.plan.sends ?? []).map(i_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: Yg(e.plan, $g, (e, t) => !n(e, t)),
		pending: Yg(e.plan, $g, n),
		resolved: Yg({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(r_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(i_(e))),
		no_longer_declared: e.unmanaged.filter((e) => l.has(uu(e.kind).plural) && !s.has(o_(e)))
	};
}
function Jg({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => p([Qg(e), t]))));
	return (e, t) => n.has(p([e, t]));
}
function Yg({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = Qg(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [Zg(e, a)];
	});
}
function Xg({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(o_)), r = new Set(t.map(({ kind: e, label: t }) => p([e, t])));
	return (e) => r.has(p([e.kind, e.label])) || e.action === "destroy" && n.has(o_(e));
}
function Zg(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => du(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function Qg(e) {
	return e.action === "create" ? p([
		e.kind,
		"new",
		e.identity
	]) : p([e.kind, String(e.id)]);
}
function $g(e) {
	return e.action === "update" ? e.fields.map(e_) : e.action === "destroy" ? [p(["destroy", e.how])] : [p(["create", ...e.fields.map(e_).toSorted()])];
}
function e_({ field: e, part: t, after: n }) {
	return p([
		e,
		t ?? null,
		n
	]);
}
function t_(e) {
	let t = new Set(e.flatMap(n_));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => p([e, t ?? null])) : t.has(Qg(e)) ? $g(e) : [e.action];
}
function n_({ changes: e }) {
	return [...u(e, Qg)].flatMap(([e, { length: t }]) => t > 1 ? e : []);
}
function r_(e) {
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
function i_({ variable: e, host: t }) {
	return p([e, t]);
}
function a_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function o_({ kind: e, id: t }) {
	return p([e, String(t)]);
}
// src/settings/changedSettings.ts
function s_(e) {
	return new Map(Lt.flatMap((t) => {
		let n = t === nn ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function c_(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || u_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function l_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => u_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(sn) === r);
}
function u_(e, t) {
	return e !== "" && Wf(e).toLowerCase() === Wf(t).toLowerCase();
}
function d_(e, t) {
	return Lt.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return p(r ?? null) === p(i ?? null) ? [] : [{
			name: Ke(n),
			...r !== void 0 && { before: f_(r) },
			...i !== void 0 && { after: f_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const f_ = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function p_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Lt.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = __(e, t, {
		members: [...a.map(h_), ...o.map(g_)],
		thing: s,
		within: n
	}), u = (r) => {
		let a = m_(t, r), o = [...n, r], s = {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		};
		return __(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, d = new Map(o.map((e) => [e, u(e)])), f = [c, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = m_(t, n), a = r && Array.isArray(i.value) ? pl(e, i, r).problems : [];
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
			place: (e, ...n) => N(h, t.span, [...m(e), ...n]),
			namePlace: (e, ...n) => $i(h, t.span, [...m(e), ...n])
		},
		problems: f
	};
}
function m_({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function h_(e) {
	return e.entries ? {
		...e,
		schema: wn(pn()).refine(...tn)
	} : e;
}
function g_(e) {
	let t = `a mapping such as { ${Lt.filter((t) => t.parent === e && typeof t.example != "object").slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: Cn(O(), pn()),
		expects: t
	};
}
function __({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let o = [], s = (t) => {
		let n = $i(e, r, [t]), a = It("setting", Ke({
			parent: i,
			name: t
		}), { place: n });
		return a && o.push(a), !a;
	}, c = Object.entries(_(n) ? n : {}).filter(([e]) => s(e)), l = _(n) ? Object.fromEntries(c) : n ?? {}, u = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), d = xn(Object.fromEntries(u)).safeParse(l).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), p = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), m = new Map(a.members.map(({ name: e, expects: t }) => [e, {
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
		problems: [...o, ...Sl(d, h)]
	};
}
// src/settings/configFile.ts
function v_(e, t) {
	return j(t.working, D(Vt, e) ?? Vt.default);
}
async function y_(e, t) {
	let n = v_(e, t), r = D(Vt, e) === void 0 || t.commit && !await Rr(n, t), i = r ? v_({}, t) : n;
	if (r && !await Rr(i, t)) return { problems: [] };
	let a = M(i, t), o;
	try {
		o = Ar(await kr(i, t));
	} catch (e) {
		if (e instanceof Br) throw e;
		return { problems: [T("not-read", `The settings in ${a} cannot be read: ${Ir(e)}`)] };
	}
	let s = Jc(a, o, { most: Yc });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = S_(s, A(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(b_)
	};
}
function b_({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const x_ = 1e3;
function S_(e, t) {
	let n = p_(e, e), r = C_(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: tt([...n.problems, ...r?.problems ?? []])
	};
}
function C_(e, t) {
	let n = t.get(nn);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(T("bad-setting", e, { place: t }));
	t.get(w) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(w));
	let a = new Map(), o = Object.keys(n);
	if (o.length > x_) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${x_.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(nn)), {
		entries: a,
		problems: r
	};
	let s = m_(e, nn.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(nn));
	let c = new Map();
	for (let t of o) {
		let n = $i(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = p_(e, m_(s, t), [nn.name, t]);
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
function w_(e, t) {
	let n = Y(yt, t), r = D_(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? D(i, t.raw) : Y(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Y(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Y(rn, t),
		writers: Y(me, t),
		overwrite: Y(re, t),
		accept: Y(dt, t),
		placeholders: Y(Ct, t),
		incoming: {
			review: Y(Ce, t),
			checks: Y(_e, t)
		},
		checks: T_(t),
		pull: void 0,
		filter: n,
		owner: Y(Ae, t),
		prune: Object.fromEntries(i),
		pruneBy: Y(Te, t),
		onProblem: Y(oe, t),
		protectedTags: Y(te, t),
		limits: Object.fromEntries(a),
		allowRemovals: Y(zt, t),
		allowWrongProject: Y(At, t)
	};
	return {
		rules: o,
		problems: e.flatMap((e) => k_(e, o, t))
	};
}
function T_(e) {
	let t = Y(an, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Y(se, e) ?? { severity: "off" }, o = [
		...ne.map((t) => [t.name, Y(t, e)]),
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
function E_(e) {
	let t = (t, n) => {
		let { value: r, part: i } = M_(t, e) ?? {}, a = Object.entries(r ?? {}).filter(([, e]) => n(e));
		return i ? a.map(([e]) => [e, i.namePlace(t, e)]) : [];
	};
	return new Map([...t(se, _), ...t(rn, () => !0)]);
}
function D_(e) {
	return Dt.some((t) => D(t, e) !== void 0);
}
function O_(e, t) {
	let n = (D(yt, e) ?? []).length > 0;
	if (!n && (!D_(e) || D(xt, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Zt.flatMap((t) => [D(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Dt.map((e) => `--${Ye(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Ye(xt)}.`}`;
	return [T("bad-setting", a, { severity: "notice" })];
}
function k_(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Ke(a), { place: s } = M_(a, n) ?? {}, c = (e) => T("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Hl(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(Ae) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Vl(e, t) === void 0 && !l(Te) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const A_ = [{
	row: Pt,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: Ue,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function j_(e) {
	return D(yt, e) === void 0 ? [] : A_.filter(({ row: t }) => ![void 0, !1].includes(D(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${Ye(e)}: ${t}. Remove one of them.`;
		return T("bad-setting", n);
	});
}
function M_(e, { raw: t, environment: n, parts: r }) {
	let i = D(e, t);
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
	return M_(e, t)?.value;
}
// src/settings/token.ts
async function N_(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [T("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Qn(j(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Ir(e)}`);
	}
}
const P_ = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function F_(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Kh(t, e.get(sn) ?? "")).filter((e) => e !== void 0 && dg(e) === void 0), i = [
		n,
		t[ig],
		Kh(t, "INPUT_TOKEN"),
		...r,
		...I_(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function I_(e) {
	return Object.entries(e).flatMap(([e, t]) => P_.test(e) && t || []);
}
const L_ = T("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function R_(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a }) {
	let o = e?.get(sn);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [L_] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [T(n, t, { place: e.place(sn) })] : []
	});
	if (!z_(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !l_(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = Kh(t.values, o) || void 0;
	if (c === void 0) {
		let [e, n] = lg(o, t);
		return s(`${o} is not set in ${e}. It must contain the API token of this project. ${n}, from a secret.`, "no-token");
	}
	let l = dg(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function z_(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : ug(e) || fg(Kh(t, e) ?? "", I_(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function B_(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = Cr }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await y_(t, n), p = await N_(D(Ve, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: h, wrong: g } = og(r), _ = F_(d, {
		...r,
		...h
	}, m), v = {
		values: h,
		tokens: _,
		allowed: D(Qt, t)
	}, y = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, te = Y(ee, y), b = ov(t, d, a), x = e !== "validate" && !te, ne = {
		raw: b.names.length > 1 ? {
			...t,
			[Ye(w)]: []
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
	}, re = d === void 0 && f.length > 0, ie = (e) => W_(e, e === void 0 ? void 0 : d?.projects?.get(e), ne), ae = re ? [] : b.names.map(ie), oe = ae.map(({ settings: e }) => e), se = b.others.map((e) => ie(e).settings), ce = ({ showTexts: e }) => e, le = {
		kinds: lu(),
		command: e,
		apiUrl: Y(ut, y),
		projects: oe,
		others: se.flatMap(({ manifests: e }) => e ?? []),
		showTexts: oe.every(ce) && (!u || u.is === "read" && u.projects.every(ce)),
		usable: v,
		secrets: [..._.map(Xt), ...[...oe, ...se].flatMap((e) => e.secrets)],
		timeLimit: Y(Kt, y),
		...H_(t, y, n),
		combines: !1,
		matrix: te,
		reports: [],
		backupDir: U_(D(en, t) ?? i, n),
		restoreFlags: Jt(t, [
			Vt,
			...d ? [w] : [],
			Ve,
			ut
		])
	}, ue = ne.online && oe.some(({ inFile: e }) => e.get(at) !== !1), de = [
		...p.problems,
		...Nt(t),
		...f,
		...b.problems,
		...ae.flatMap((e) => e.problems),
		...ne.online ? O_(t, d) : [],
		...j_(t),
		...g.map(V_)
	];
	if (u?.is === "missing" && ue) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		de.push(T("not-read", e, { severity: "notice" }));
	}
	return {
		settings: le,
		problems: _t(de)
	};
}
function V_(e) {
	let t = `Line ${e} of ${ag} is not NAME=value. In a workflow, correct the secret variables: one line for each variable, and no line breaks in a value.`;
	return T("variable", t);
}
function H_(e, t, n) {
	return {
		format: Y(et, t),
		detailedExitcode: Y(Qe, t),
		all: Y(Ut, t),
		publish: Y(un, t),
		failOnDrift: Y(Mt, t),
		applyFrom: Y(pt, t),
		yes: Y(ct, t),
		verbose: Y(Et, t),
		quiet: Y(Wt, t),
		force: Y(Be, t),
		out: U_(D(Yt, e), n),
		report: [...new Set(Y(rt, t).map((e) => j(n.working, e)))],
		plan: U_(D(Pt, e), n),
		configFile: v_(e, n)
	};
}
function U_(e, { working: t }) {
	return e === void 0 ? void 0 : j(t, e);
}
function W_(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = c ? ev(d[0], n) : Q_, m = {
		name: e,
		id: p.id ?? ""
	}, h = R_(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: m
	}), g = w_(lu(), f), _ = !(l && d.some((e) => e.isBroken(at))) && Y(at, f);
	return {
		settings: {
			name: e,
			id: p.id ?? "",
			secrets: p.secrets,
			token: h.token,
			manifests: G_(f, n),
			rules: g.rules,
			inFile: s_(d),
			pulledLanguages: M_(Ne, f),
			languagePlaces: E_(f),
			useAutomations: Y(st, f),
			concurrency: Y(be, f),
			rate: Y(bt, f),
			showTexts: _ && c_(u, m)
		},
		problems: [
			...p.problems,
			...h.problems,
			...g.problems
		]
	};
}
function G_({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Dt) {
		let o = D(n, e);
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
	let o = K_(t, i);
	return o && {
		kinds: lu(),
		globs: a,
		texts: o,
		folder: i
	};
}
function K_(e, t) {
	if (e.some((e) => e.isBroken(We))) return;
	let n = e.find((e) => e.get(We) !== void 0), r = n?.get(We)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place(We, r, "files");
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
		...q_(e, r)
	}));
}
function q_(e, t) {
	if (e.language === void 0 || Oe(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => Oe(t) && Bn(t) === Bn(e.files) && n === e.keyName && r === e.platform), r = fn(e.files), i = n.filter(({ files: e }) => fn(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const J_ = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Y_ = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, X_ = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Z_ = {
	where: "the setting project",
	instead: "write the id itself"
}, Q_ = {
	secrets: [],
	problems: []
};
function $_(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [T(n, e, { ...t && { place: t } })]
	};
}
function ev(e, t) {
	let n = tv(e, t), { id: r } = n, i = D(Ot, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Wf(r))) return n;
	let a = D(w, t.raw) !== void 0, o = a || e?.get(w) === void 0 ? void 0 : e.place(w), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...$_(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function tv(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = D(w, t);
	if (a !== void 0) return rv(a);
	let o = e?.get(w);
	return e && o !== void 0 ? nv(o, n, e.place(w)) : e?.isBroken(w) || r?.projects ? Q_ : i === void 0 ? $_("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Yh(i).length > 0 ? nv(i, n, void 0) : {
		...Q_,
		id: i
	};
}
function nv(e, t, n) {
	if (Yh(e).length === 0) return iv(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return $_("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = cg(r, Z_, t);
	if ("message" in o) return $_(o.message, n, o.code);
	let { value: s } = o;
	if (!X_.test(s)) return $_(`The value of ${a} ${av}`, n);
	let c = iv(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Wf(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function rv(e, t = "project") {
	let [n, r] = Y_.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? iv(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? $_(`${i} is the URL of a branch. Give the id with :branch after it.`) : iv(r.replace(/%3a/i, ":"), i);
}
function iv(e, t, n) {
	return J_.test(e) ? {
		...Q_,
		id: e
	} : $_(`${t} ${av}`, n);
}
const av = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function ov(e, t, n) {
	let r = D(gt, e), i = t?.projects && [...t.projects.keys()];
	if (!i) return {
		names: [void 0],
		others: [],
		problems: r ? [T("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = Gt(e, i) || ` There are ${i.join(", ")}.`;
		return [T("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(w) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [w, ...Dt] : [];
	for (let t of c.filter((t) => D(t, e) !== void 0)) {
		let e = `The option --${Ye(t)} (in the action: ${Ye(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(T("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/kinds/declaration.ts
function sv({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => dv(n, t[e] ?? [])));
}
function cv({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(je)))];
}
function lv(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => uv(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function uv(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function dv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: $i(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function fv(e, t, { second: n, first: r, field: i }, a = "") {
	let o = N(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${pv(N(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return T(e, s, { place: o });
}
function pv({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function mv(e, t) {
	let n = sv(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...hv(e, t),
		...gv(i, t),
		...xv(r, t)
	];
}
function hv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [T("project-type", o, { scope: "project" })];
}
function gv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...u(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = Gt(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = `Project ${t.name} has no language "${e}".${o} ${l}`;
		return T("unknown-language", u, {
			place: r.place,
			scope: "project"
		});
	});
}
function _v({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Xe(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [T("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const vv = /(?:^|\/)values\/[^/]+\.xml$/;
function yv({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => vv.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function bv(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so this setting has no effect. Correct it, or remove it.${Gt(e, r)}`;
		return [T("unknown-language", i, {
			place: n,
			severity: "warning",
			scope: "change"
		})];
	});
}
function xv(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [T("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Sv({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function Cv({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Tv(o, o.manifests, t, n, r);
		if (!e) break;
		l(a, e.problems.map(Ov(o, e.isDoubtful)));
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
		problems: [...a, ...kv(i)]
	};
}
async function wv(e, t, n, r, { signal: i = Cr, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await Wi(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = ql(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await ar(), o?.({
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
		textFiles: Gl(c)
	};
}
async function Tv(e, t, n, r, i) {
	let a = await wv(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? Dv(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await wv(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = ze(f.problems) ? [] : _v(a, u), m = ({ place: e }) => Ev(f).some((t) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !m(e))]
	};
}
function Ev({ textFiles: e, declared: t }) {
	let n = [...e.values()].filter(({ language: e }) => e !== void 0), r = Object.values(t.entries).flatMap((e) => e.flatMap((e) => e.parts ?? [e]));
	return [...n.map(({ source: e }) => e), ...r.flatMap(({ from: e }) => e?.source ?? [])];
}
function Dv(e, t) {
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
function Ov({ rules: e }, t = !1) {
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
function kv(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Av(t, e) !== void 0), a = i && Av(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [T("bad-setting", o)];
	});
}
function Av(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Wf(e.settings.id) !== Wf(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const jv = {
	entries: {},
	variables: new Map()
};
async function Mv(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => B_(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[Ye(gt)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await Cv({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => Gh(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), y = [...h.filter(({ code: e }) => !Fv.includes(e)), ...v].find(Iv);
	return y ? {
		is: "missing",
		why: Lv(y)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function Nv(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await B_("plan", {
		...e,
		[Ye(gt)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Lv(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Pv = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Fv = ["unset-variable", "project-not-allowed"];
function Iv({ severity: e, code: t }) {
	return e === "error" && !Pv.includes(t);
}
function Lv({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${af({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Rv(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => Bv(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? jv, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Sv(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		kinds_no_longer_declared: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: d_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function zv(e, t) {
	let n = e && Rv(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function Bv({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(w));
}
function Vv(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return T("undeclared-project", t, { severity: "warning" });
	});
}
function Hv(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Lv(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...qg(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Uv({ kinds: e }, { problems: t }, n, r) {
	if (kt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Wv(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => Gv(e, t, c.get(t), l.get(t)))
	};
}
function Wv(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function Gv(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...Vg(e, n?.declared ?? jv, r?.declared ?? jv),
		settings: d_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function Kv(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = Dh(t), l, u, d = 0, f, p = () => {
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
function qv(e, t) {
	return Kv({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(xh(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
const Jv = "lokaform-backup";
function Yv(e) {
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
		showProblems: (e) => Xv(e, r),
		ask: i && ((e, t) => He(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Qv(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => iy(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function Xv(e, t) {
	Zv(Ah(e, t.errorScreen.paint), t);
}
function Zv(e, { error: t, errorScreen: { width: n } }) {
	ve(e, n).forEach(t);
}
function Qv(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = $v(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Eh(e));
		},
		...s ? void 0 : ty(n, u),
		onPlan: (r) => ny(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new hi({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function $v(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(ey(r, i, t));
	};
}
function ey({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(Id)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = nf(s, e), u = o === s ? l : `${q(o)} of ${l}`, d = n.filter(Dd).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${q(d)} in part` : ""}`;
}
function ty({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Kv({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(xh(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : qv(t, n);
}
async function ny(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = ry(t, r);
	if (l && r.showPlan && (!t.quiet || c) && Oh(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || Oh(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return ve(Ah(e.problems, d), f).forEach(i.prompt), He("Apply this plan?", c, n);
}
function ry({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function iy(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(xe(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Zv(Mh(e, s.paint), i), c !== "text") return;
	if (l && (u === "plan" || u === "drift")) for (let n of e.projects) {
		let e = Oh(n, {
			...ry(t, r),
			width: void 0
		}).slice(-1);
		ve(e, o.width).forEach(i.out);
	}
	yd(e) ? Nh(e, s.paint, s.width).forEach(i.error) : Nh(e, o.paint, o.width).forEach(i.out);
	let d = (e) => M(e, { displayRoot: a });
	if (l) return;
	[...Ph(n, d), ...ay(e, t, r)].forEach(i.out);
	let f = oy(e);
	f !== void 0 && s.width !== void 0 && Zv([s.paint("dim", f)], i);
}
function ay(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || bd(e) || !pd(e)) return [];
	let i = Cd(e).some(Sd) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = Jt(r, qt("option", ["apply"])).map(uf);
	return [`To make ${i}: ${S(["lokaform apply", ...a].join(" "))}`];
}
function oy(e) {
	let t = Cd(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-confirmed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const sy = [
	"key:",
	"tag:",
	"file:"
];
function cy(e) {
	return sy.find((t) => e.startsWith(t));
}
function ly(e, t) {
	return e.length === 0 || e.some((e) => dy(e, fy(t)));
}
function uy(e, t) {
	if (e.length === 0) return [];
	let n = t.map(fy);
	return e.filter((e) => !n.some((t) => dy(e, t)));
}
function dy(e, t) {
	let n = cy(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => ue(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function fy({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : Dg(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => Dg(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function py(e, t) {
	return uy(e, gy(t)).filter((e) => !e.startsWith("tag:")).map((e) => my(e, t));
}
function my(e, t) {
	let n = cy(e), r = gy(t).flatMap((e) => fy(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${Gt(e, i)}`;
	return T("unknown-filter", a);
}
function hy(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => my(e, n));
}
function gy(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function _y(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function vy(e, t, n) {
	let r = Cy(t), i = e.flatMap(_y).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : ly([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function yy(e, t, n, r) {
	let i = vy(e, t, n);
	return i === "text" || i === "key" && !r;
}
function by(e, t, n) {
	let r = n.flatMap(Sy);
	return t.filter((e) => !_y(e).some(({ keys: e }) => r.some((t) => ly([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = _y(t), a = Gt(n, [...new Set(r.flatMap(Cy))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return T("unknown-text", o);
	});
}
function xy(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Sy(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = _y(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => ly([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => ly([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.`;
		return s.length === 0 ? [] : [T("unknown-text", u, { scope: "project" })];
	});
}
function Sy(e) {
	return gy([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Cy({ kind: e, entry: t }) {
	return Dg(e.identity(t.values));
}
// src/keys/liveKey.ts
function wy({ is_reviewed: e, is_unverified: t }) {
	return {
		verified: t === !1,
		reviewed: e === !0 && t !== !0
	};
}
function Ty(e, t) {
	let n = Ln(e) ?? {}, r = An(n.key_id), i = My(n.key_name), a = Nn(n.platforms, k), o = f.filter((e) => a?.includes(e)), s = Object.keys(Uy(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Ny(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: jy.safeParse(n.filenames).data,
		tags: Nn(n.tags, k),
		is_plural: In(n.is_plural),
		is_archived: In(n.is_archived)
	};
	if (!Mn(d) || u.length > 0) {
		let e = [...kn(d), ...u.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let p = o.length < new Set(a).size;
	return { key: {
		...d,
		...p && { onOtherPlatform: p },
		...Oy(n),
		translations: c
	} };
}
const Ey = {
	description: k,
	context: k,
	plural_name: k,
	is_hidden: In,
	char_limit: Pn,
	custom_attributes: Ay,
	modified_at_timestamp: jn,
	translations_modified_at_timestamp: jn
}, Dy = Object.entries(Ey);
function Oy(e) {
	return Object.fromEntries(Dy.map(([t, n]) => [t, n(e[t])]));
}
function ky(e) {
	return Object.keys(Ey).filter((t) => e[t] === void 0);
}
function Ay(e) {
	let t = k(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
const jy = gn({
	ios: O(),
	android: O(),
	web: O(),
	other: O()
});
function My(e) {
	let t = Ln(e) ?? {}, n = {};
	for (let e of f) {
		let r = k(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function Ny(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Py(Ln(n) ?? {});
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
function Py(e) {
	return {
		language_iso: k(e.language_iso),
		translation: k(e.translation),
		modified_by: An(e.modified_by),
		modified_by_email: k(e.modified_by_email),
		modified_at_timestamp: jn(e.modified_at_timestamp),
		is_reviewed: In(e.is_reviewed),
		is_unverified: In(e.is_unverified)
	};
}
function Fy(e, t = []) {
	return Array.from(e, (e) => Ty(e, t));
}
function Iy(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function Ly(e) {
	let t = Iy(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const Ry = (e) => {
	let t = e.exactOptional();
	return xn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, zy = Ry(O()), By = Ry(O().min(1));
function Vy(e, t) {
	return typeof e == "string" ? e : e[t];
}
function X(e, t = f) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of f) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function Hy(e, t = f) {
	let n = X(e, t);
	return (n.length > 0 ? n : X(e)).join(" / ");
}
function Uy(e, t) {
	let n = {};
	for (let r of f) {
		let i = Vy(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function Wy(e) {
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
const Gy = hg();
function Ky(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function qy(e, t) {
	let n = e;
	return Gy({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: O(),
		value: O(),
		unset: "",
		live: (e) => e[n],
		toManifest: Ky,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function Jy(e, t = () => void 0) {
	let n = e;
	return Gy({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: yn(),
		value: yn(),
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
const Yy = Gy({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Tn().min(0),
	value: Tn(),
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
}), Xy = Cn(O(), hn()), Zy = Gy({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: Xy,
	value: hn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(Qy(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = Xy.safeParse(e);
		return t.success ? Ky(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Qy(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function $y({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const eb = Gy({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: wn(En(f)).min(1),
	value: wn(En(f)),
	live: (e) => e.onOtherPlatform ? void 0 : nb(e.platforms),
	inPlan: (e) => nb(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), tb = Gy({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: wn(O().min(1)),
	value: wn(O()),
	unset: [],
	live: (e) => rb(e.tags),
	check: (e, { rules: t }) => {
		let n = he(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => rb(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return rb([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: Ky,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return rb([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function nb(e) {
	return f.filter((t) => e.includes(t));
}
function rb(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const ib = Gy({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: vn([O().min(1), By.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: zy,
	live: (e, { platforms: t }) => Uy(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = X(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Uy(e, n)
		} : a;
	},
	inPlan: (e) => Uy(e, f),
	check: ab,
	merge: sb,
	carries: (e, t) => f.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = X(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Wy(t);
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
function ab(e, { project: t, platforms: n }) {
	let r;
	return !t.perPlatformNames && X(e).length > 1 ? r = `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.` : t.perPlatformNames && X(e, n).length === 0 && n.length > 0 && (r = `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`), r === void 0 ? void 0 : {
		code: "same-names-needed",
		message: r,
		path: []
	};
}
const ob = Gy({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: zy,
	value: zy,
	unset: {},
	live: (e) => cb(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => f.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => Ky(cb(e)),
	merge: sb,
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
		slots: cb(e)
	})
});
function sb(e, t, n) {
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
	return cb(r);
}
function cb(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const lb = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, ub = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, db = Object.keys(ub), fb = new RegExp([
	lb.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), pb = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, mb = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, hb = "[VOID]";
function gb(e, t) {
	return e === t || e === "" && t === hb || t === "" && e === hb || t.includes("[%") && _b(e, t) !== void 0 || e.includes("[%") && _b(t, e) !== void 0;
}
function _b(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(lb)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(vb(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function vb([e, t, n = "", r, i], a) {
	let o = Sb(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = Sb(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${Sb(n)}(?:hh?|ll?|[qjztL])?[${ub[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function yb(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(lb)];
		e.length > 0 ? t += 1 : a.match(fb) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var bb = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = n(() => e.both.flatMap(([e, t]) => Cb(t).flatMap(([t, n]) => _b(new Map(Cb(e)).get(t) ?? "", n) ?? [])));
	}
	#n = n(() => {
		let e = this.#e.live.flatMap(Cb).flatMap(([, e]) => [...e.matchAll(lb)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return xb(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, r, i) {
		if (r === "as-written") return e;
		let a = n(() => r === "universal" || (this.#a(t) ?? i().isUniversal));
		return xb(e, (e) => e.match(fb) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(lb)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(lb, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = mb.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return _b(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(Cb).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${vb(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = Cb(t).map(([, e]) => e);
			if (e.some((e) => e.match(lb))) return !0;
			if (e.some((e) => e.match(fb))) return !1;
		}
	}
	#o(t, n) {
		if (pb.test(t) || (t.match(fb)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(fb, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${vb(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = db.find((e) => ub[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return _b(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function xb(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function Sb(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function Cb(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const wb = Cn(O(), O()), Tb = vn([O(), wb]);
function Eb(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = wb.safeParse(JSON.parse(e));
		return t.success ? kb(t.data) : e;
	} catch {
		return e;
	}
}
function Db({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function Ob(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function kb(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Ab(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || jb(e) && jb(t) || typeof e == typeof t && gb(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => gb(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function jb(e) {
	return typeof e == "string" ? e === "" : Object.keys(kb(e)).length === 0;
}
const Mb = wb.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: g }
}), Nb = vn([O(), Mb]), Pb = Cn(O().min(1), Nb), Fb = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Ib = (e) => wn(xn({
	language_iso: O().min(1),
	translation: e
})).refine(Fb, "has a language twice"), Lb = Ib(pn()), Rb = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: vn([Pb, Ib(Nb).transform(Vb).pipe(Pb)]),
	rewrite: Bb,
	diff({ translations: e }, t, r) {
		let { listed: i, project: a } = r;
		if (!e && i.length === 0 || a.segmentation) return J;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = n(() => qb(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, n]) => Ub(e, n, {
			key: t,
			placeholders: c
		}, r) ?? []);
		return l.length === 0 ? J : {
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
			translation: Tb.parse(n)
		}));
	},
	show(e) {
		let t = Tb.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: kb(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Db(e, n);
		return r && Eb(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Eb(n, t);
			return jb(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => Rb.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = Db(e, t);
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
		let n = Db(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...Yb(n, Eb(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Db(e, t);
		return !n || n.is_unverified !== !0 && !jb(Eb(n.translation, e.is_plural));
	},
	same: (e, t) => Ab(Tb.parse(e), Tb.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function zb(e, t, n, r, i = "") {
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
		let t = g.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Gt(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function Bb(e) {
	if (!Array.isArray(e)) return;
	let t = Lb.safeParse(e);
	if (t.success) return {
		value: Vb(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Vb(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function Hb({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => _g(Eb(t, e)));
}
function Ub(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : zb(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return Wb(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && Wb(e, t, Object.fromEntries(s), n, r) || J,
		issues: o
	};
}
function Wb(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, storedForm: s = () => Kb }) {
	let c = fe(a, e);
	if (c === "ignore") return;
	let l = "translations", u = (e, t) => {
		let r = Tb.parse(e.after), o = i().stored(r, t, a.placeholders, s), c = t === void 0 ? o : Gb(o, n, t);
		return {
			...J,
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
	let d = Db(r, e);
	if (!d && n === void 0) return;
	if (!d) return {
		...J,
		issues: [mg(`${e} text`, [e])]
	};
	let f = Eb(d.translation, r.is_plural);
	if (n !== void 0 && Ab(f, Ob(n, f))) return;
	let p = i().native(f), m = (n, r = []) => ({
		...J,
		kept: [{
			field: l,
			part: e,
			live: p,
			...Yb(d, p),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return jb(p) ? void 0 : m({ reason: "pull" });
	let h = Ob(n, p), g = u({
		field: l,
		part: e,
		before: p,
		after: h,
		...Yb(d, p)
	}, f);
	if (c === "enforce" || jb(p)) return g;
	let _ = c === "seed";
	if (_ && !a.pull && a.overwrite.length === 0) return m({ reason: "held" });
	if (!_ && Jb(p, h)?.length === 0) return g;
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
function Gb(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return Ob(Object.fromEntries(r), n);
}
const Kb = {
	isUniversal: !1,
	isNumbered: !1
};
function qb(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => Eb(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && Db(t, e);
		return r ? [[n, Eb(r.translation, t.is_plural)]] : [];
	});
	return new bb({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function Jb(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(kb(e)).filter((n) => e[n] !== t[n]);
}
function Yb(e, t) {
	if (!e.modified_at_timestamp || jb(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: Xb(n) },
		...i && { reviewed: i }
	} };
}
function Xb(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const Zb = [
	ib,
	eb,
	qy("description", !0),
	tb,
	Rb,
	ob,
	qy("context", !0),
	Yy,
	Jy("is_plural"),
	qy("plural_name"),
	Jy("is_hidden"),
	Jy("is_archived", (e, t) => !$y(e, t) && void 0),
	Zy
], Qb = O().min(1), $b = vn([Tn().positive(), O().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), ex = ie(Zb).required({ key_name: !0 }).extend({
	previously: vn([Qb.transform((e) => [e]), wn(Qb).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: yn().exactOptional(),
	key_id: $b.exactOptional()
}).meta({ allOf: [tx(!0), tx(!1)] });
function tx(e) {
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
const nx = ie(Zb.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function rx({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const Z = {
	name: "key",
	fields: Zb,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Hy(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? dn + n.rules.owner : void 0
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
	declaredId: (e) => Fn(e.key_id),
	liveLabel: (e) => Hy(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !$y(n, t),
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
function ix({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = sx(i, n, t);
	if (!r) return a;
	let o = ax(e.flatMap(lx), "keys have names for platforms that they do not have");
	return [
		...a,
		...cx(i, t),
		...o
	];
}
function ax(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = T(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function ox({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Uy(e, t)))];
}
function sx(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(ox)), a = [...new Set(n.flatMap(ox))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => ot(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [U(Z, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function cx(e, t) {
	let n = new Map(t.flatMap((e) => ox(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = X(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`, l = {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		};
		return [U(Z, e, "second-key", c, l)];
	});
}
function lx({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = X(i, a), s = f.filter((e) => {
		let t = i[e];
		return t !== void 0 && !a.includes(e) && !o.includes(t);
	}), [c] = s;
	if (!c || o.length === 0) return [];
	let l = s.map((e) => `"${i[e]}" (${e})`).join(", "), u = `The key is on ${a.join(", ")} only, so the name ${l} is not used. Add the platform to platforms, or remove the name.`;
	return [U(Z, e, "unused-name", u, {
		path: ["key_name", c],
		severity: "notice"
	})];
}
function ux({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, o = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? _g(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (o.length === 0) return [];
	let s = new Set(n.map(({ id: e }) => e)), c = a(t.filter(({ key_id: e }) => s.has(e)), (e) => Hb(e, i));
	return ax(o.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = c.get(t) ?? [], [a] = n ? X(n.key_name, n.platforms) : [];
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
function dx(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : fx(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = px(r, n), { renames: a, problems: o } = hx(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function fx(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (bx(e, n, t.perPlatform).length === 0) return;
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
function px(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(yx(r, t, n));
		return !mx(e).some((e) => a.includes(e));
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
function mx({ values: e }) {
	return [...X(e.key_name), ...e.previously ?? []];
}
function hx(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = Hy(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, U(Z, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", gx(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function gx(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => Hy(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function _x(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of X(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new E();
	for (let { path: e, length: n } of vx(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? X(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? X(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: N(t.file, t.span, ["previously"]) };
		a.add(T("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function vx(e, t) {
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
function yx({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Uy(e.key_name, r);
	return n ? {
		...Uy(t.key_name, r),
		...i
	} : i;
}
function bx(e, t, n) {
	let r = yx(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return f.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function xx(e) {
	return ({ tags: t }) => he(t, e) !== void 0;
}
function Sx(e, t, n, r = () => !1) {
	let i = a(t, ({ key_name: e }) => X(e)), o = Fx(e, t), { byId: s, refused: c } = o, { direct: l, contested: u } = Ax(e, s, c, (e) => Tx(e, i, n));
	Mx(l, c);
	let { renames: d, leaving: f } = dx(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => Ex(e, kx(e, i)),
		holders: (e, t) => Ox(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of u) {
		if (c.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		(n ? e.values.new : rx(e) !== void 0) || c.set(e, Nx(e, t, n));
	}
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	Cx(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = X(e.values.key_name), r = Object.values(Uy(t.key_name, t.platforms)), i = s.has(e) && r.some((e) => n.includes(e)), a = Hy(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of Tx(e, i, n)) g.add(t);
		g.add(o.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...o.remarks, ...ix({
			matches: h,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => wx(e, i)))
	};
}
function Cx(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => X(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of X(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, Px("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && rx(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, Px("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function wx({ values: e }, t) {
	return [...new Set(X(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function Tx(e, t, n) {
	let r = wx(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Vy(i.key_name, t) === e.key_name[t])) : r;
}
function Ex(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => Dx(t, rx(e)));
	return n.length === 1 ? n : t;
}
function Dx(e, t) {
	return t !== void 0 && f.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function Ox(e, t, n, r) {
	return bx(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function kx({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Uy(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function Ax(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = rx(t), [n, ...i] = e ? r(t).filter((t) => Dx(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => rx(c) !== void 0 && (s.get(e) ?? c) !== c, u = Ex(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, jx(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function jx(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return Px("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function Mx(e, t) {
	for (let [n, r] of u(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => Dx(n, rx(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && rx(r) !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${Hy(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, Px("claimed-twice", r, a));
		}
	}
}
function Nx(e, t, n) {
	return Px("claimed-twice", e, `The live key with this name (id ${t.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`);
}
function Px(e, t, n) {
	return U(Z, t, e, n, { path: ["key_name"] });
}
function Fx(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of u(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, Ix(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [Lx(s)] : []
	};
}
function Ix(e, t) {
	let n = `${t.map(({ values: e }) => `"${Hy(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return U(Z, e, "claimed-twice", n, { path: ["key_id"] });
}
function Lx(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: N(t.file, t.span, ["key_id"]) };
	return T("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/fieldTable.ts
function Rx(e) {
	let t = Ln(e) ?? {}, n = k(t.webhook_id) || void 0, r = k(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Nn(t.events, k)
	};
	if (!Mn(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [eg(r)],
			shown: rg(r)
		},
		lacks: kn(i)
	} };
	let a = t.branch === null ? null : k(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: Bx(t.event_lang_map)
	} };
}
function zx(e) {
	let t = e.map(Rx);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Bx(e) {
	return Nn(e, (e) => {
		let { event: t, lang_iso_codes: n } = Ln(e) ?? {}, r = k(t), i = Nn(n, k);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const Vx = hg(), Hx = O().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), Ux = Vx({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: Hx,
	value: O(),
	live: (e, t) => Zx(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: tg,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: eg(e)
	})
}), Wx = Vx({
	name: "events",
	expects: "a list of events, at least one",
	schema: wn(O().min(1).meta({ examples: h })).min(1),
	value: wn(O()),
	live: (e) => eS(e.events),
	inPlan: (e) => eS(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Gx = vn([bn("*"), wn(O().min(1)).min(1)]), Kx = Vx({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${c.join(", ")}`,
	schema: _n(En(c), Gx),
	value: Cn(O(), vn([bn("*"), wn(O())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(Qx).includes(Qx(t))).map(({ event: e, lang_iso_codes: n }) => [e, tS(eS(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = $x(e).map(([e, t]) => [e, t === "*" ? "*" : tS(eS(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries($x(e).map(([e, t]) => [e, t === "*" ? t : eS(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : tS(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && v(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = $x(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => $x(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), qx = Vx({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: vn([O().min(1), Sn()]),
	value: vn([O(), Sn()]),
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
}), Jx = [
	Ux,
	Wx,
	Kx,
	qx
], Yx = ie(Jx).required({ url: !0 }).extend({
	branch: qx.schema.default(null),
	previously: Hx.exactOptional(),
	new: yn().exactOptional(),
	webhook_id: O().min(1).exactOptional()
}), Xx = {
	name: "webhook",
	fields: Jx,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => eg(e.url),
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
	liveLabel: (e) => `${rg(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		eS(e.events)
	]
};
function Zx(e, t, n) {
	return tg(e.url, Xh(t, n)) ? t : rg(e.url);
}
function Qx(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function $x(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function eS(e) {
	return [...new Set(e)].sort();
}
function tS(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function nS({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => eg(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(eg(Xh(e, r)))).flatMap((e) => Yh(e).map((t) => `${t} ${$h(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = $h(t);
		return Yh(t).flatMap((e) => {
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
const rS = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function iS(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of Yh(e)) {
		let e = cg(r, rS, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = aS(e) ?? lS(e), i = r ? [...n.issues, r] : [...n.issues, ...sS(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function aS(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return pS("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (Yh(e).length !== 0) {
		if (/^http:/i.test(e)) return pS("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!dS(e)) return pS("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const oS = {
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
function sS(e, t) {
	let n = "";
	return Jh(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = oS[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [pS(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(cS) ? [pS(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function cS(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function lS(e) {
	let t = Xh(e, new Map(Yh(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return pS("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return pS("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return pS("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!uS(new URL(t).hostname)) return pS("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function uS(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function dS(e) {
	let t = "";
	for (let n of Jh(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const fS = "URL_OF_";
function pS(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const mS = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => gS(e),
	templates(e, t, n) {
		let r = new hS(), i = [...e].sort((e, t) => m(e.url, t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? SS(OS(e.url), n, new Map()) : bS(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var hS = class {
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
function gS(e) {
	let { template: t, left: n } = CS(e, () => "x");
	return n || t !== OS(e);
}
function _S(e) {
	let [, ...t] = Jh(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return TS.includes(n) || !DS(ES(n)) ? !1 : vS.test(t) || ES(n).split(/[^\p{L}\p{N}]+/u).some(yS);
	});
}
const vS = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function yS(e) {
	return DS(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function bS(e, t, n) {
	let r = xS(e, new hS(), n);
	return "why" in r ? r : xS(e, t, n);
}
function xS(e, t, n) {
	let r = $h(e), { template: i, left: a } = CS(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : SS(i, n, t.variables);
}
function SS(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = iS(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function CS(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = DS(a), s = (e) => TS.includes(e) ? e : dg(e) === void 0 && wS.test(e) ? t(e) : (o ||= DS(ES(e)), OS(e)), c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= DS(t)), n.length === 0 ? OS(t) : `${OS(t)}=${s(n.join("="))}`;
	});
	return {
		template: OS(n) + c + l.join("&") + OS(a),
		left: o
	};
}
const wS = /^[\w.~+,=:@-]+$/, TS = [
	"lokaform",
	"lokalise",
	"project"
];
function ES(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function DS(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function OS(e) {
	return e.replaceAll("${", () => "$${");
}
// \0late:formats
const kS = process.getBuiltinModule("node:module").createRequire(import.meta.url), AS = (...e) => kS("./late-formats.js").formatOf(...e), jS = (...e) => kS("./late-formats.js").readTexts(...e);
var MS = class {
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
		this.stopped || (this.reason = FS(e, t), this.stopped = {
			by: e,
			message: `${this.reason} ${IS(e)}`
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
		await or(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const NS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function PS(e) {
	let t = new MS(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of NS) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of NS) process.off(e, n);
		t.close();
	}
}
function FS(e, t) {
	return e === "time limit" ? `The time limit of ${LS(t)} was reached.` : `The run was stopped by ${e}.`;
}
function IS(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function LS(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
function RS(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = zS(t), a = rx(t), o = t.from ? HS(i, e, a) : [], [s] = o;
		if (o.length > 1) {
			n.push(KS(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : US(i, e);
		c && n.push(KS(t, [c]));
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
	let a = r.map(({ parts: e }) => qS(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function zS({ values: e }) {
	let { key_name: t, platforms: n = f } = e;
	if (typeof t == "string") return [[t, n === f ? BS : VS(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return X(t, n).map((e) => [e, VS(r(e))]);
}
const BS = 2 ** f.length - 1;
function VS(e) {
	return e.reduce((e, t) => e | 1 << f.indexOf(t), 0);
}
function HS(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !WS(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function US(e, t) {
	for (let [n, r] of t) for (let { group: t, platforms: i } of e.get(n) ?? []) {
		let [e] = t.parts;
		if (r & i && e && !e.from && e.values.filenames === void 0) return t;
	}
}
function WS(e, t) {
	return !e || !t ? !1 : f.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function GS({ values: e }) {
	let t = Uy(e.key_name, e.platforms ?? f);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function KS(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [pv(N(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return U(Z, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function qS(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = QS(e), { isPlural: o, leftOut: s, becameOther: c } = XS(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: nC(e),
			...i.size > 0 && { translations: $S(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...rC(e),
			...n.from ? {} : n.onCreate
		},
		span: ia(n.span, () => JS(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [iC(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function JS(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		let r = t && tC(t, e);
		return !r || !n.has(e) ? r : ra(r, { members: new Map([["other", r]]) });
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
		let [n] = e.flatMap((e) => eC(e, t));
		n && r.set(t, t === "translations" ? ra(n, { members: a }) : n);
	}
	return r;
}
const YS = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function XS(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return YS;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return YS;
	let o = ({ part: e }) => ae(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: ZS(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function ZS(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return U(Z, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function QS(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(iC(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function $S(e, t) {
	return Object.fromEntries(Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function eC({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [ra(r, { file: t })] : [];
}
function tC(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return ra(n ?? e.span, { file: e.file });
}
function nC(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function rC(e) {
	let t = 0, n = new Set(), r = {};
	for (let { from: i, onCreate: a } of e) if (i) {
		t |= VS(a.platforms ?? []);
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
function iC(e, t, n) {
	let r = pv(N(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? aC(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return U(Z, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function aC({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => Re(e.files));
	return Me.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function oC(e) {
	let t = new E(), n = new Map();
	for (let r of sC(e)) {
		let e = rx(r), i = e === void 0 ? "" : p(cb(e)), [a] = GS(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(fv("duplicate-key", `Key "${X(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function sC(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of X(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => X(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function cC(e, t, n, r) {
	let { declared: i, problems: a } = fC(dC(e), r.project), o = "key-gone";
	if (t) {
		let e = ib.toManifest(t, Z.liveContext(t, r, "")), n = {
			...i.values,
			key_name: ex.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: uC(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = lC(s, n);
	return {
		declared: i,
		context: uC(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function lC({ key_name: e, platforms: t = [...f], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Vy(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function uC(e, t) {
	let n = e.find((e) => e.startsWith(dn))?.slice(dn.length), r = {
		...Le,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function dC({ declared: e, wrote: n }) {
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
function fC(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return U(Z, e, "unknown-language", r, {
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
function pC(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = Sx(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(fe(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = Tb.parse(i);
		return o === void 0 || Ab(Ob(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => X(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !mC(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : mC(e, "tags");
			return Ul(Z, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function mC({ fields: e }, t) {
	return Dg(e.find(({ field: e }) => e === t)?.after ?? null);
}
// node_modules/@formatjs/icu-skeleton-parser/index.js
const hC = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function gC(e) {
	let t = {};
	return e.replace(hC, (e) => {
		let n = e.length;
		switch (e[0]) {
			case "G":
				t.era = n === 4 ? "long" : n === 5 ? "narrow" : "short";
				break;
			case "y":
				t.year = n === 2 ? "2-digit" : "numeric";
				break;
			case "Y":
			case "u":
			case "U":
			case "r": throw RangeError("`Y/u/U/r` (year) patterns are not supported, use `y` instead");
			case "q":
			case "Q": throw RangeError("`q/Q` (quarter) patterns are not supported");
			case "M":
			case "L":
				t.month = [
					"numeric",
					"2-digit",
					"short",
					"long",
					"narrow"
				][n - 1];
				break;
			case "w":
			case "W": throw RangeError("`w/W` (week) patterns are not supported");
			case "d":
				t.day = ["numeric", "2-digit"][n - 1];
				break;
			case "D":
			case "F":
			case "g": throw RangeError("`D/F/g` (day) patterns are not supported, use `d` instead");
			case "E":
				t.weekday = n === 4 ? "long" : n === 5 ? "narrow" : "short";
				break;
			case "e":
				if (n < 4) throw RangeError("`e..eee` (weekday) patterns are not supported");
				t.weekday = [
					"short",
					"long",
					"narrow",
					"short"
				][n - 3];
				break;
			case "c":
				if (n < 4) throw RangeError("`c..ccc` (weekday) patterns are not supported");
				t.weekday = [
					"short",
					"long",
					"narrow",
					"short"
				][n - 3];
				break;
			case "a":
				t.hour12 = !0;
				break;
			case "b":
			case "B": throw RangeError("`b/B` (period) patterns are not supported, use `a` instead");
			case "h":
				t.hourCycle = "h12", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "H":
				t.hourCycle = "h23", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "K":
				t.hourCycle = "h11", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "k":
				t.hourCycle = "h24", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "j":
			case "J":
			case "C": throw RangeError("`j/J/C` (hour) patterns are not supported, use `h/H/K/k` instead");
			case "m":
				t.minute = ["numeric", "2-digit"][n - 1];
				break;
			case "s":
				t.second = ["numeric", "2-digit"][n - 1];
				break;
			case "S":
			case "A": throw RangeError("`S/A` (second) patterns are not supported, use `s` instead");
			case "z":
				t.timeZoneName = n < 4 ? "short" : "long";
				break;
			case "Z":
			case "O":
			case "v":
			case "V":
			case "X":
			case "x": throw RangeError("`Z/O/v/V/X/x` (timeZone) patterns are not supported, use `z` instead");
		}
		return "";
	}), t;
}
const _C = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function vC(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(_C).filter((e) => e.length > 0), n = [];
	for (let e of t) {
		let t = e.split("/");
		if (t.length === 0) throw Error("Invalid number skeleton");
		let [r, ...i] = t;
		for (let e of i) if (e.length === 0) throw Error("Invalid number skeleton");
		n.push({
			stem: r,
			options: i
		});
	}
	return n;
}
function yC(e) {
	return e.replace(/^(.*?)-/, "");
}
const bC = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, xC = /^(@+)?(\+|#+)?[rs]?$/g, SC = /(\*)(0+)|(#+)(0+)|(0+)/g, CC = /^(0+)$/;
function wC(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(xC, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function TC(e) {
	switch (e) {
		case "sign-auto": return { signDisplay: "auto" };
		case "sign-accounting":
		case "()": return { currencySign: "accounting" };
		case "sign-always":
		case "+!": return { signDisplay: "always" };
		case "sign-accounting-always":
		case "()!": return {
			signDisplay: "always",
			currencySign: "accounting"
		};
		case "sign-except-zero":
		case "+?": return { signDisplay: "exceptZero" };
		case "sign-accounting-except-zero":
		case "()?": return {
			signDisplay: "exceptZero",
			currencySign: "accounting"
		};
		case "sign-never":
		case "+_": return { signDisplay: "never" };
	}
}
function EC(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !CC.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function DC(e) {
	return TC(e) || {};
}
function OC(e) {
	let t = {};
	for (let n of e) {
		switch (n.stem) {
			case "percent":
			case "%":
				t.style = "percent";
				continue;
			case "%x100":
				t.style = "percent", t.scale = 100;
				continue;
			case "currency":
				t.style = "currency", t.currency = n.options[0];
				continue;
			case "group-off":
			case ",_":
				t.useGrouping = !1;
				continue;
			case "precision-integer":
			case ".":
				t.maximumFractionDigits = 0;
				continue;
			case "measure-unit":
				t.style = "unit", t.unit = yC(n.options[0]);
				continue;
			case "unit":
				t.style = "unit", t.unit = n.options[0];
				continue;
			case "compact-short":
			case "K":
				t.notation = "compact", t.compactDisplay = "short";
				continue;
			case "compact-long":
			case "KK":
				t.notation = "compact", t.compactDisplay = "long";
				continue;
			case "scientific":
				t = {
					...t,
					notation: "scientific",
					...n.options.reduce((e, t) => ({
						...e,
						...DC(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...DC(t)
					}), {})
				};
				continue;
			case "notation-simple":
				t.notation = "standard";
				continue;
			case "unit-width-narrow":
				t.currencyDisplay = "narrowSymbol", t.unitDisplay = "narrow";
				continue;
			case "unit-width-short":
				t.currencyDisplay = "code", t.unitDisplay = "short";
				continue;
			case "unit-width-full-name":
				t.currencyDisplay = "name", t.unitDisplay = "long";
				continue;
			case "unit-width-iso-code":
				t.currencyDisplay = "symbol";
				continue;
			case "scale":
				t.scale = parseFloat(n.options[0]);
				continue;
			case "rounding-mode-floor":
				t.roundingMode = "floor";
				continue;
			case "rounding-mode-ceiling":
				t.roundingMode = "ceil";
				continue;
			case "rounding-mode-down":
				t.roundingMode = "trunc";
				continue;
			case "rounding-mode-up":
				t.roundingMode = "expand";
				continue;
			case "rounding-mode-half-even":
				t.roundingMode = "halfEven";
				continue;
			case "rounding-mode-half-down":
				t.roundingMode = "halfTrunc";
				continue;
			case "rounding-mode-half-up":
				t.roundingMode = "halfExpand";
				continue;
			case "integer-width":
				if (n.options.length > 1) throw RangeError("integer-width stems only accept a single optional option");
				n.options[0].replace(SC, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (CC.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (bC.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(bC, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...wC(e)
			});
			continue;
		}
		if (xC.test(n.stem)) {
			t = {
				...t,
				...wC(n.stem)
			};
			continue;
		}
		let e = TC(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = EC(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
// node_modules/@formatjs/icu-messageformat-parser/index.js
let kC = function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({}), AC = function(e) {
	return e[e.literal = 0] = "literal", e[e.argument = 1] = "argument", e[e.number = 2] = "number", e[e.date = 3] = "date", e[e.time = 4] = "time", e[e.select = 5] = "select", e[e.plural = 6] = "plural", e[e.pound = 7] = "pound", e[e.tag = 8] = "tag", e;
}({});
function jC(e) {
	return e.type === 2;
}
function MC(e) {
	return e.type === 3;
}
function NC(e) {
	return e.type === 4;
}
function PC(e) {
	return e.type === 5;
}
function FC(e) {
	return e.type === 6;
}
function IC(e) {
	return e.type === 8;
}
function LC(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function RC(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
const zC = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, BC = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, VC = {
	"001": ["H", "h"],
	419: [
		"h",
		"H",
		"hB",
		"hb"
	],
	AC: [
		"H",
		"h",
		"hb",
		"hB"
	],
	AD: ["H", "hB"],
	AE: [
		"h",
		"hB",
		"hb",
		"H"
	],
	AF: [
		"H",
		"hb",
		"hB",
		"h"
	],
	AG: [
		"h",
		"hb",
		"H",
		"hB"
	],
	AI: [
		"H",
		"h",
		"hb",
		"hB"
	],
	AL: [
		"h",
		"H",
		"hB"
	],
	AM: ["H", "hB"],
	AO: ["H", "hB"],
	AR: [
		"H",
		"h",
		"hB",
		"hb"
	],
	AS: ["h", "H"],
	AT: ["H", "hB"],
	AU: [
		"h",
		"hb",
		"H",
		"hB"
	],
	AW: ["H", "hB"],
	AX: ["H"],
	AZ: [
		"H",
		"hB",
		"h"
	],
	BA: [
		"H",
		"hB",
		"h"
	],
	BB: [
		"h",
		"hb",
		"H",
		"hB"
	],
	BD: [
		"h",
		"hB",
		"H"
	],
	BE: ["H", "hB"],
	BF: ["H", "hB"],
	BG: [
		"H",
		"hB",
		"h"
	],
	BH: [
		"h",
		"hB",
		"hb",
		"H"
	],
	BI: ["H", "h"],
	BJ: ["H", "hB"],
	BL: ["H", "hB"],
	BM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	BN: [
		"hb",
		"hB",
		"h",
		"H"
	],
	BO: [
		"h",
		"H",
		"hB",
		"hb"
	],
	BQ: ["H"],
	BR: ["H", "hB"],
	BS: [
		"h",
		"hb",
		"H",
		"hB"
	],
	BT: ["h", "H"],
	BW: [
		"H",
		"h",
		"hb",
		"hB"
	],
	BY: ["H", "h"],
	BZ: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CA: [
		"h",
		"hb",
		"H",
		"hB"
	],
	CC: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CD: ["hB", "H"],
	CF: [
		"H",
		"h",
		"hB"
	],
	CG: ["H", "hB"],
	CH: [
		"H",
		"hB",
		"h"
	],
	CI: ["H", "hB"],
	CK: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CL: [
		"H",
		"h",
		"hB",
		"hb"
	],
	CM: [
		"H",
		"h",
		"hB"
	],
	CN: [
		"H",
		"hB",
		"hb",
		"h"
	],
	CO: [
		"h",
		"H",
		"hB",
		"hb"
	],
	CP: ["H"],
	CR: [
		"h",
		"H",
		"hB",
		"hb"
	],
	CU: [
		"h",
		"H",
		"hB",
		"hb"
	],
	CV: ["H", "hB"],
	CW: ["H", "hB"],
	CX: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CY: [
		"h",
		"H",
		"hb",
		"hB"
	],
	CZ: ["H"],
	DE: ["H", "hB"],
	DG: [
		"H",
		"h",
		"hb",
		"hB"
	],
	DJ: ["h", "H"],
	DK: ["H"],
	DM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	DO: [
		"h",
		"H",
		"hB",
		"hb"
	],
	DZ: [
		"h",
		"hB",
		"hb",
		"H"
	],
	EA: [
		"H",
		"h",
		"hB",
		"hb"
	],
	EC: [
		"h",
		"H",
		"hB",
		"hb"
	],
	EE: ["H", "hB"],
	EG: [
		"h",
		"hB",
		"hb",
		"H"
	],
	EH: [
		"h",
		"hB",
		"hb",
		"H"
	],
	ER: ["h", "H"],
	ES: [
		"H",
		"hB",
		"h",
		"hb"
	],
	ET: [
		"hB",
		"hb",
		"h",
		"H"
	],
	FI: ["H"],
	FJ: [
		"h",
		"hb",
		"H",
		"hB"
	],
	FK: [
		"H",
		"h",
		"hb",
		"hB"
	],
	FM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	FO: ["H", "h"],
	FR: ["H", "hB"],
	GA: ["H", "hB"],
	GB: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GD: [
		"h",
		"hb",
		"H",
		"hB"
	],
	GE: [
		"H",
		"hB",
		"h"
	],
	GF: ["H", "hB"],
	GG: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GH: ["h", "H"],
	GI: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GL: ["H", "h"],
	GM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	GN: ["H", "hB"],
	GP: ["H", "hB"],
	GQ: [
		"H",
		"hB",
		"h",
		"hb"
	],
	GR: [
		"h",
		"H",
		"hb",
		"hB"
	],
	GS: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GT: [
		"h",
		"H",
		"hB",
		"hb"
	],
	GU: [
		"h",
		"hb",
		"H",
		"hB"
	],
	GW: ["H", "hB"],
	GY: [
		"h",
		"hb",
		"H",
		"hB"
	],
	HK: [
		"h",
		"hB",
		"hb",
		"H"
	],
	HN: [
		"h",
		"H",
		"hB",
		"hb"
	],
	HR: ["H", "hB"],
	HT: ["H", "hB"],
	HU: ["H", "h"],
	IC: [
		"H",
		"h",
		"hB",
		"hb"
	],
	ID: ["H"],
	IE: [
		"H",
		"h",
		"hb",
		"hB"
	],
	IL: ["H", "hB"],
	IM: [
		"H",
		"h",
		"hb",
		"hB"
	],
	IN: ["h", "H"],
	IO: [
		"H",
		"h",
		"hb",
		"hB"
	],
	IQ: [
		"h",
		"hB",
		"hb",
		"H"
	],
	IR: ["hB", "H"],
	IS: ["H"],
	IT: ["H", "hB"],
	JE: [
		"H",
		"h",
		"hb",
		"hB"
	],
	JM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	JO: [
		"h",
		"hB",
		"hb",
		"H"
	],
	JP: [
		"H",
		"K",
		"h"
	],
	KE: [
		"hB",
		"hb",
		"H",
		"h"
	],
	KG: [
		"H",
		"h",
		"hB",
		"hb"
	],
	KH: [
		"hB",
		"h",
		"H",
		"hb"
	],
	KI: [
		"h",
		"hb",
		"H",
		"hB"
	],
	KM: [
		"H",
		"h",
		"hB",
		"hb"
	],
	KN: [
		"h",
		"hb",
		"H",
		"hB"
	],
	KP: [
		"h",
		"H",
		"hB",
		"hb"
	],
	KR: [
		"h",
		"H",
		"hB",
		"hb"
	],
	KW: [
		"h",
		"hB",
		"hb",
		"H"
	],
	KY: [
		"h",
		"hb",
		"H",
		"hB"
	],
	KZ: ["H", "hB"],
	LA: [
		"H",
		"hb",
		"hB",
		"h"
	],
	LB: [
		"h",
		"hB",
		"hb",
		"H"
	],
	LC: [
		"h",
		"hb",
		"H",
		"hB"
	],
	LI: [
		"H",
		"hB",
		"h"
	],
	LK: [
		"H",
		"h",
		"hB",
		"hb"
	],
	LR: [
		"h",
		"hb",
		"H",
		"hB"
	],
	LS: ["h", "H"],
	LT: [
		"H",
		"h",
		"hb",
		"hB"
	],
	LU: [
		"H",
		"h",
		"hB"
	],
	LV: [
		"H",
		"hB",
		"hb",
		"h"
	],
	LY: [
		"h",
		"hB",
		"hb",
		"H"
	],
	MA: [
		"H",
		"h",
		"hB",
		"hb"
	],
	MC: ["H", "hB"],
	MD: ["H", "hB"],
	ME: [
		"H",
		"hB",
		"h"
	],
	MF: ["H", "hB"],
	MG: ["H", "h"],
	MH: [
		"h",
		"hb",
		"H",
		"hB"
	],
	MK: [
		"H",
		"h",
		"hb",
		"hB"
	],
	ML: ["H"],
	MM: [
		"hB",
		"hb",
		"H",
		"h"
	],
	MN: [
		"H",
		"h",
		"hb",
		"hB"
	],
	MO: [
		"h",
		"hB",
		"hb",
		"H"
	],
	MP: [
		"h",
		"hb",
		"H",
		"hB"
	],
	MQ: ["H", "hB"],
	MR: [
		"h",
		"hB",
		"hb",
		"H"
	],
	MS: [
		"H",
		"h",
		"hb",
		"hB"
	],
	MT: ["H", "h"],
	MU: ["H", "h"],
	MV: ["H", "h"],
	MW: [
		"h",
		"hb",
		"H",
		"hB"
	],
	MX: [
		"h",
		"H",
		"hB",
		"hb"
	],
	MY: [
		"hb",
		"hB",
		"h",
		"H"
	],
	MZ: ["H", "hB"],
	NA: [
		"h",
		"H",
		"hB",
		"hb"
	],
	NC: ["H", "hB"],
	NE: ["H"],
	NF: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NG: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NI: [
		"h",
		"H",
		"hB",
		"hb"
	],
	NL: ["H", "hB"],
	NO: ["H", "h"],
	NP: [
		"H",
		"h",
		"hB"
	],
	NR: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NU: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NZ: [
		"h",
		"hb",
		"H",
		"hB"
	],
	OM: [
		"h",
		"hB",
		"hb",
		"H"
	],
	PA: [
		"h",
		"H",
		"hB",
		"hb"
	],
	PE: [
		"h",
		"H",
		"hB",
		"hb"
	],
	PF: [
		"H",
		"h",
		"hB"
	],
	PG: ["h", "H"],
	PH: [
		"h",
		"hB",
		"hb",
		"H"
	],
	PK: [
		"h",
		"hB",
		"H"
	],
	PL: ["H", "h"],
	PM: ["H", "hB"],
	PN: [
		"H",
		"h",
		"hb",
		"hB"
	],
	PR: [
		"h",
		"H",
		"hB",
		"hb"
	],
	PS: [
		"h",
		"hB",
		"hb",
		"H"
	],
	PT: ["H", "hB"],
	PW: ["h", "H"],
	PY: [
		"H",
		"h",
		"hB",
		"hb"
	],
	QA: [
		"h",
		"hB",
		"hb",
		"H"
	],
	RE: ["H", "hB"],
	RO: ["H", "hB"],
	RS: [
		"H",
		"hB",
		"h"
	],
	RU: ["H"],
	RW: [
		"hB",
		"hb",
		"H",
		"h"
	],
	SA: [
		"h",
		"hB",
		"hb",
		"H"
	],
	SB: [
		"h",
		"hb",
		"H",
		"hB"
	],
	SC: [
		"H",
		"h",
		"hB"
	],
	SD: [
		"h",
		"hB",
		"hb",
		"H"
	],
	SE: ["H"],
	SG: [
		"h",
		"hb",
		"H",
		"hB"
	],
	SH: [
		"H",
		"h",
		"hb",
		"hB"
	],
	SI: ["H", "hB"],
	SJ: ["H"],
	SK: ["H"],
	SL: [
		"h",
		"hb",
		"H",
		"hB"
	],
	SM: [
		"H",
		"h",
		"hB"
	],
	SN: [
		"H",
		"h",
		"hB"
	],
	SO: ["h", "H"],
	SR: ["H", "hB"],
	SS: [
		"h",
		"hb",
		"H",
		"hB"
	],
	ST: ["H", "hB"],
	SV: [
		"h",
		"H",
		"hB",
		"hb"
	],
	SX: [
		"H",
		"h",
		"hb",
		"hB"
	],
	SY: [
		"h",
		"hB",
		"hb",
		"H"
	],
	SZ: [
		"h",
		"hb",
		"H",
		"hB"
	],
	TA: [
		"H",
		"h",
		"hb",
		"hB"
	],
	TC: [
		"h",
		"hb",
		"H",
		"hB"
	],
	TD: [
		"h",
		"H",
		"hB"
	],
	TF: [
		"H",
		"h",
		"hB"
	],
	TG: ["H", "hB"],
	TH: ["H", "h"],
	TJ: ["H", "h"],
	TL: [
		"H",
		"hB",
		"hb",
		"h"
	],
	TM: ["H", "h"],
	TN: [
		"h",
		"hB",
		"hb",
		"H"
	],
	TO: ["h", "H"],
	TR: ["H", "hB"],
	TT: [
		"h",
		"hb",
		"H",
		"hB"
	],
	TW: [
		"hB",
		"hb",
		"h",
		"H"
	],
	TZ: [
		"hB",
		"hb",
		"H",
		"h"
	],
	UA: [
		"H",
		"hB",
		"h"
	],
	UG: [
		"hB",
		"hb",
		"H",
		"h"
	],
	UM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	US: [
		"h",
		"hb",
		"H",
		"hB"
	],
	UY: [
		"H",
		"h",
		"hB",
		"hb"
	],
	UZ: [
		"H",
		"hB",
		"h"
	],
	VA: [
		"H",
		"h",
		"hB"
	],
	VC: [
		"h",
		"hb",
		"H",
		"hB"
	],
	VE: [
		"h",
		"H",
		"hB",
		"hb"
	],
	VG: [
		"h",
		"hb",
		"H",
		"hB"
	],
	VI: [
		"h",
		"hb",
		"H",
		"hB"
	],
	VN: ["H", "h"],
	VU: ["h", "H"],
	WF: ["H", "hB"],
	WS: ["h", "H"],
	XK: [
		"H",
		"hB",
		"h"
	],
	YE: [
		"h",
		"hB",
		"hb",
		"H"
	],
	YT: ["H", "hB"],
	ZA: [
		"H",
		"h",
		"hb",
		"hB"
	],
	ZM: ["H", "hB"],
	ZW: ["H", "h"],
	"af-ZA": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"ar-001": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"ca-ES": [
		"H",
		"h",
		"hB"
	],
	"en-001": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"en-HK": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"en-IL": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"en-MY": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"es-BR": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"es-ES": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"es-GQ": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"fr-CA": [
		"H",
		"h",
		"hB"
	],
	"gl-ES": [
		"H",
		"h",
		"hB"
	],
	"gu-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"hi-IN": [
		"hB",
		"h",
		"H"
	],
	"it-CH": [
		"H",
		"h",
		"hB"
	],
	"it-IT": [
		"H",
		"h",
		"hB"
	],
	"kn-IN": [
		"hB",
		"h",
		"H"
	],
	"ku-SY": ["H", "hB"],
	"ml-IN": [
		"hB",
		"h",
		"H"
	],
	"mr-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"pa-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"ta-IN": [
		"hB",
		"h",
		"hb",
		"H"
	],
	"te-IN": [
		"hB",
		"h",
		"H"
	],
	"zu-ZA": [
		"H",
		"hB",
		"hb",
		"h"
	]
};
function HC(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = UC(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function UC(e) {
	let t = e.hourCycle;
	if (t === void 0) {
		let n = e;
		t = n.getHourCycles?.()[0] ?? n.hourCycles?.[0];
	}
	if (t) switch (t) {
		case "h24": return "k";
		case "h23": return "H";
		case "h12": return "h";
		case "h11": return "K";
		default: throw Error("Invalid hourCycle");
	}
	let n = e.language, r;
	return n !== "root" && (r = e.maximize().region), (VC[`${n}-${r}`] || VC[r || ""] || VC[n || ""] || VC[`${n}-001`] || VC["001"])[0].charAt(0);
}
const WC = RegExp(`^${zC.source}*`), GC = RegExp(`${zC.source}*$`);
function Q(e, t) {
	return {
		start: e,
		end: t
	};
}
const KC = !!Object.fromEntries, qC = !!String.prototype.trimStart, JC = !!String.prototype.trimEnd, YC = KC ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, XC = qC ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(WC, "");
}, ZC = JC ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(GC, "");
};
let QC = $C();
function $C() {
	try {
		let e = RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return BC;
}
function ew(e, t) {
	return QC.lastIndex = t, QC.exec(e)[1] ?? "";
}
function tw(e) {
	if (e.length === 0) return null;
	let t = 1, n = 1;
	for (let r = 0; r < e.length;) {
		let i = e.charCodeAt(r);
		switch (i) {
			case 35:
			case 39:
			case 60:
			case 123:
			case 125: return null;
		}
		if (i === 10) t++, n = 1, r++;
		else if (n++, i >= 55296 && i <= 56319 && r + 1 < e.length) {
			let t = e.charCodeAt(r + 1);
			r += t >= 56320 && t <= 57343 ? 2 : 1;
		} else r++;
	}
	return {
		offset: e.length,
		line: t,
		column: n
	};
}
var nw = class {
	constructor(e, t = {}) {
		this.message = e, this.position = {
			offset: 0,
			line: 1,
			column: 1
		}, this.ignoreTag = !!t.ignoreTag, this.locale = t.locale, this.requiresOtherClause = !!t.requiresOtherClause, this.shouldParseSkeletons = !!t.shouldParseSkeletons, this.captureEscapes = !!t.captureEscapes;
	}
	parse() {
		if (this.offset() !== 0) throw Error("parser can only be used once");
		if (this.message.length > 0) {
			let e = this.message.charCodeAt(0);
			if (e !== 35 && e !== 39 && e !== 60 && e !== 123 && e !== 125) {
				let e = tw(this.message);
				if (e) {
					let t = this.clonePosition();
					return this.position = e, {
						val: [{
							type: 0,
							value: this.message,
							...this.captureEscapes && { rawValue: this.message },
							location: Q(t, this.clonePosition())
						}],
						err: null
					};
				}
			}
		}
		return this.parseMessage(0, "", !1);
	}
	parseMessage(e, t, n) {
		let r = [];
		for (; !this.isEOF();) {
			let i = this.char();
			if (i === 123) {
				let t = this.parseArgument(e, n);
				if (t.err) return t;
				r.push(t.val);
			} else if (i === 125 && e > 0) break;
			else if (i === 35 && (t === "plural" || t === "selectordinal")) {
				let e = this.clonePosition();
				this.bump(), r.push({
					type: 7,
					location: Q(e, this.clonePosition())
				});
			} else if (i === 60 && !this.ignoreTag && this.peek() === 47) {
				if (n) break;
				return this.error(26, Q(this.clonePosition(), this.clonePosition()));
			} else if (i === 60 && !this.ignoreTag && rw(this.peek() || 0)) {
				let n = this.parseTag(e, t);
				if (n.err) return n;
				r.push(n.val);
			} else {
				let n = this.parseLiteral(e, t);
				if (n.err) return n;
				r.push(n.val);
			}
		}
		return {
			val: r,
			err: null
		};
	}
	parseTag(e, t) {
		let n = this.clonePosition();
		this.bump();
		let r = this.parseTagName();
		if (this.bumpSpace(), this.bumpIf("/>")) return {
			val: {
				type: 0,
				value: `<${r}/>`,
				location: Q(n, this.clonePosition())
			},
			err: null
		};
		if (this.bumpIf(">")) {
			let i = this.parseMessage(e + 1, t, !0);
			if (i.err) return i;
			let a = i.val, o = this.clonePosition();
			if (this.bumpIf("</")) {
				if (this.isEOF() || !rw(this.char())) return this.error(23, Q(o, this.clonePosition()));
				let e = this.clonePosition();
				return r === this.parseTagName() ? (this.bumpSpace(), this.bumpIf(">") ? {
					val: {
						type: 8,
						value: r,
						children: a,
						location: Q(n, this.clonePosition())
					},
					err: null
				} : this.error(23, Q(o, this.clonePosition()))) : this.error(26, Q(e, this.clonePosition()));
			}
			return this.error(27, Q(n, this.clonePosition()));
		}
		return this.error(23, Q(n, this.clonePosition()));
	}
	parseTagName() {
		let e = this.offset();
		for (this.bump(); !this.isEOF() && aw(this.char());) this.bump();
		return this.message.slice(e, this.offset());
	}
	parseLiteral(e, t) {
		let n = this.clonePosition(), r = "";
		for (;;) {
			let n = this.tryParseQuote(t);
			if (n) {
				r += n;
				continue;
			}
			let i = this.tryParseUnquoted(e, t);
			if (i) {
				r += i;
				continue;
			}
			let a = this.tryParseLeftAngleBracket();
			if (a) r += a;
			else break;
		}
		let i = Q(n, this.clonePosition());
		return {
			val: {
				type: 0,
				value: r,
				location: i,
				...this.captureEscapes && { rawValue: this.message.slice(n.offset, this.offset()) }
			},
			err: null
		};
	}
	tryParseLeftAngleBracket() {
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !iw(this.peek() || 0)) ? (this.bump(), "<") : null;
	}
	tryParseQuote(e) {
		if (this.isEOF() || this.char() !== 39) return null;
		switch (this.peek()) {
			case 39: return this.bump(), this.bump(), "'";
			case 123:
			case 60:
			case 62:
			case 125: break;
			case 35:
				if (e === "plural" || e === "selectordinal") break;
				return null;
			default: return null;
		}
		this.bump();
		let t = [this.char()];
		for (this.bump(); !this.isEOF();) {
			let e = this.char();
			if (e === 39) {
				if (this.peek() === 39) t.push(39), this.bump();
				else {
					this.bump();
					break;
				}
			} else t.push(e);
			this.bump();
		}
		return String.fromCodePoint(...t);
	}
	tryParseUnquoted(e, t) {
		if (this.isEOF()) return null;
		let n = this.char();
		return n === 60 || n === 123 || n === 35 && (t === "plural" || t === "selectordinal") || n === 125 && e > 0 ? null : (this.bump(), String.fromCodePoint(n));
	}
	parseArgument(e, t) {
		let n = this.clonePosition();
		if (this.bump(), this.bumpSpace(), this.isEOF()) return this.error(1, Q(n, this.clonePosition()));
		if (this.char() === 125) return this.bump(), this.error(2, Q(n, this.clonePosition()));
		let r = this.parseIdentifierIfPossible().value;
		if (!r) return this.error(3, Q(n, this.clonePosition()));
		if (this.bumpSpace(), this.isEOF()) return this.error(1, Q(n, this.clonePosition()));
		switch (this.char()) {
			case 125: return this.bump(), {
				val: {
					type: 1,
					value: r,
					location: Q(n, this.clonePosition())
				},
				err: null
			};
			case 44: return this.bump(), this.bumpSpace(), this.isEOF() ? this.error(1, Q(n, this.clonePosition())) : this.parseArgumentOptions(e, t, r, n);
			default: return this.error(3, Q(n, this.clonePosition()));
		}
	}
	parseIdentifierIfPossible() {
		let e = this.clonePosition(), t = this.offset(), n = ew(this.message, t), r = t + n.length;
		return this.bumpTo(r), {
			value: n,
			location: Q(e, this.clonePosition())
		};
	}
	parseArgumentOptions(e, t, n, r) {
		let i = this.clonePosition(), a = this.parseIdentifierIfPossible().value, o = this.clonePosition();
		switch (a) {
			case "": return this.error(4, Q(i, o));
			case "number":
			case "date":
			case "time": {
				this.bumpSpace();
				let e = null;
				if (this.bumpIf(",")) {
					this.bumpSpace();
					let t = this.clonePosition(), n = this.parseSimpleArgStyleIfPossible();
					if (n.err) return n;
					let r = ZC(n.val);
					if (r.length === 0) return this.error(6, Q(this.clonePosition(), this.clonePosition()));
					e = {
						style: r,
						styleLocation: Q(t, this.clonePosition())
					};
				}
				let t = this.tryParseArgumentClose(r);
				if (t.err) return t;
				let i = Q(r, this.clonePosition());
				if (e && e.style.startsWith("::")) {
					let t = XC(e.style.slice(2));
					if (a === "number") {
						let r = this.parseNumberSkeletonFromString(t, e.styleLocation);
						return r.err ? r : {
							val: {
								type: 2,
								value: n,
								location: i,
								style: r.val
							},
							err: null
						};
					}
					{
						if (t.length === 0) return this.error(10, i);
						let r = t;
						this.locale && (r = HC(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? gC(r) : {}
						};
						return {
							val: {
								type: a === "date" ? 3 : 4,
								value: n,
								location: i,
								style: o
							},
							err: null
						};
					}
				}
				return {
					val: {
						type: a === "number" ? 2 : a === "date" ? 3 : 4,
						value: n,
						location: i,
						style: e?.style ?? null
					},
					err: null
				};
			}
			case "plural":
			case "selectordinal":
			case "select": {
				let i = this.clonePosition();
				if (this.bumpSpace(), !this.bumpIf(",")) return this.error(12, Q(i, { ...i }));
				this.bumpSpace();
				let o = this.parseIdentifierIfPossible(), s = 0;
				if (a !== "select" && o.value === "offset") {
					if (!this.bumpIf(":")) return this.error(13, Q(this.clonePosition(), this.clonePosition()));
					this.bumpSpace();
					let e = this.tryParseDecimalInteger(13, 14);
					if (e.err) return e;
					this.bumpSpace(), o = this.parseIdentifierIfPossible(), s = e.val;
				}
				let c = this.tryParsePluralOrSelectOptions(e, a, t, o);
				if (c.err) return c;
				let l = this.tryParseArgumentClose(r);
				if (l.err) return l;
				let u = Q(r, this.clonePosition());
				return a === "select" ? {
					val: {
						type: 5,
						value: n,
						options: YC(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: YC(c.val),
						offset: s,
						pluralType: a === "plural" ? "cardinal" : "ordinal",
						location: u
					},
					err: null
				};
			}
			default: return this.error(5, Q(i, o));
		}
	}
	tryParseArgumentClose(e) {
		return this.isEOF() || this.char() !== 125 ? this.error(1, Q(e, this.clonePosition())) : (this.bump(), {
			val: !0,
			err: null
		});
	}
	parseSimpleArgStyleIfPossible() {
		let e = 0, t = this.clonePosition();
		for (; !this.isEOF();) switch (this.char()) {
			case 39: {
				this.bump();
				let e = this.clonePosition();
				if (!this.bumpUntil("'")) return this.error(11, Q(e, this.clonePosition()));
				this.bump();
				break;
			}
			case 123:
				e += 1, this.bump();
				break;
			case 125:
				if (e > 0) --e;
				else return {
					val: this.message.slice(t.offset, this.offset()),
					err: null
				};
				break;
			default: this.bump();
		}
		return {
			val: this.message.slice(t.offset, this.offset()),
			err: null
		};
	}
	parseNumberSkeletonFromString(e, t) {
		let n = [];
		try {
			n = vC(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? OC(n) : {}
			},
			err: null
		};
	}
	tryParsePluralOrSelectOptions(e, t, n, r) {
		let i = !1, a = [], o = new Set(), { value: s, location: c } = r;
		for (;;) {
			if (s.length === 0) {
				let e = this.clonePosition();
				if (t !== "select" && this.bumpIf("=")) {
					let t = this.tryParseDecimalInteger(16, 19);
					if (t.err) return t;
					c = Q(e, this.clonePosition()), s = this.message.slice(e.offset, this.offset());
				} else break;
			}
			if (o.has(s)) return this.error(t === "select" ? 21 : 20, c);
			s === "other" && (i = !0), this.bumpSpace();
			let r = this.clonePosition();
			if (!this.bumpIf("{")) return this.error(t === "select" ? 17 : 18, Q(this.clonePosition(), this.clonePosition()));
			let l = this.parseMessage(e + 1, t, n);
			if (l.err) return l;
			let u = this.tryParseArgumentClose(r);
			if (u.err) return u;
			a.push([s, {
				value: l.val,
				location: Q(r, this.clonePosition())
			}]), o.add(s), this.bumpSpace(), {value: s, location: c} = this.parseIdentifierIfPossible();
		}
		return a.length === 0 ? this.error(t === "select" ? 15 : 16, Q(this.clonePosition(), this.clonePosition())) : this.requiresOtherClause && !i ? this.error(22, Q(this.clonePosition(), this.clonePosition())) : {
			val: a,
			err: null
		};
	}
	tryParseDecimalInteger(e, t) {
		let n = 1, r = this.clonePosition();
		this.bumpIf("+") || this.bumpIf("-") && (n = -1);
		let i = !1, a = 0;
		for (; !this.isEOF();) {
			let e = this.char();
			if (e >= 48 && e <= 57) i = !0, a = a * 10 + (e - 48), this.bump();
			else break;
		}
		let o = Q(r, this.clonePosition());
		return i ? (a *= n, Number.isSafeInteger(a) ? {
			val: a,
			err: null
		} : this.error(t, o)) : this.error(e, o);
	}
	offset() {
		return this.position.offset;
	}
	isEOF() {
		return this.offset() === this.message.length;
	}
	clonePosition() {
		return {
			offset: this.position.offset,
			line: this.position.line,
			column: this.position.column
		};
	}
	char() {
		let e = this.position.offset;
		if (e >= this.message.length) throw Error("out of bound");
		let t = this.message.codePointAt(e);
		if (t === void 0) throw Error(`Offset ${e} is at invalid UTF-16 code unit boundary`);
		return t;
	}
	error(e, t) {
		return {
			val: null,
			err: {
				kind: e,
				message: this.message,
				location: t
			}
		};
	}
	bump() {
		if (this.isEOF()) return;
		let e = this.char();
		e === 10 ? (this.position.line += 1, this.position.column = 1, this.position.offset += 1) : (this.position.column += 1, this.position.offset += e < 65536 ? 1 : 2);
	}
	bumpIf(e) {
		let t = this.offset();
		if (this.message.slice(t, t + e.length) === e) {
			for (let t = 0; t < e.length; t++) this.bump();
			return !0;
		}
		return !1;
	}
	bumpUntil(e) {
		let t = this.offset(), n = this.message.indexOf(e, t);
		return n >= 0 ? (this.bumpTo(n), !0) : (this.bumpTo(this.message.length), !1);
	}
	bumpTo(e) {
		if (this.offset() > e) throw Error(`targetOffset ${e} must be greater than or equal to the current offset ${this.offset()}`);
		for (e = Math.min(e, this.message.length);;) {
			let t = this.offset();
			if (t === e) break;
			if (t > e) throw Error(`targetOffset ${e} is at invalid UTF-16 code unit boundary`);
			if (this.bump(), this.isEOF()) break;
		}
	}
	bumpSpace() {
		for (; !this.isEOF() && ow(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function rw(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function iw(e) {
	return rw(e) || e === 47;
}
function aw(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function ow(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function sw(e) {
	e.forEach((e) => {
		if (delete e.location, PC(e) || FC(e)) for (let t in e.options) delete e.options[t].location, sw(e.options[t].value);
		else jC(e) && LC(e.style) || (MC(e) || NC(e)) && RC(e.style) ? delete e.style.location : IC(e) && sw(e.children);
	});
}
function cw(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new nw(e, t).parse();
	if (n.err) {
		let e = SyntaxError(kC[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || sw(n.val), n.val;
}
const lw = {
	EXPECT_ARGUMENT_CLOSING_BRACE: ["a \"{\" has no \"}\"", "Add the \"}\""],
	EMPTY_ARGUMENT: ["an argument has no name", "Write its name between the braces"],
	MALFORMED_ARGUMENT: ["an argument has no valid name", "Write a name without blanks, and a comma after it"],
	EXPECT_ARGUMENT_TYPE: ["an argument has no type after its comma", "Add the type, such as plural"],
	INVALID_ARGUMENT_TYPE: ["an argument has an unknown type", "Types are plural, select, selectordinal, number, date and time"],
	EXPECT_ARGUMENT_STYLE: ["an argument has no format after its second comma", "Add it, or remove the comma"],
	INVALID_NUMBER_SKELETON: ["the format of a number is not valid", "Correct what follows ::"],
	EXPECT_DATE_TIME_SKELETON: ["the format of a date or time is empty", "Add it after ::"],
	UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: ["an apostrophe is not closed", "Close it, or write two of them"],
	EXPECT_SELECT_ARGUMENT_OPTIONS: ["a plural or select has no forms", "Add them, such as other {…}"],
	EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: ["an offset has no number", "Add it, such as offset:1"],
	INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: ["an offset is not a number", "Write a number, such as offset:1"],
	EXPECT_SELECT_ARGUMENT_SELECTOR: ["a select has no forms", "Add them, such as other {…}"],
	EXPECT_PLURAL_ARGUMENT_SELECTOR: ["a plural has no forms", "Add them, such as other {…}"],
	EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: ["a form of a select has no text", "Add it in braces"],
	EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: ["a form of a plural has no text", "Add it in braces"],
	INVALID_PLURAL_ARGUMENT_SELECTOR: ["the name of a plural form is not valid", "Write one or =1, for example"],
	DUPLICATE_PLURAL_ARGUMENT_SELECTOR: ["a plural has a form twice", "Remove one of them"],
	DUPLICATE_SELECT_ARGUMENT_SELECTOR: ["a select has a form twice", "Remove one of them"],
	MISSING_OTHER_CLAUSE: ["a plural or select has no form \"other\"", "Add other {…}"]
}, uw = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;
function dw(e) {
	try {
		let t = {
			is: "message",
			args: new Map(),
			plurals: new Map()
		};
		return fw(cw(e, { ignoreTag: !0 }), t), t;
	} catch (t) {
		if (!(t instanceof SyntaxError) || uw.test(e)) return { is: "unread" };
		let { location: n } = t, [r, i] = lw[t.message] ?? ["its syntax is wrong", "Correct it"];
		return {
			is: "broken",
			cause: r,
			fix: i,
			at: (n?.start?.offset ?? 0) + 1
		};
	}
}
function fw(e, t, n = "") {
	let { args: r, plurals: i } = t;
	for (let a of e) if (a.type === AC.pound) r.set(n, !0);
	else if (a.type === AC.tag) fw(a.children, t, n);
	else if (a.type === AC.plural || a.type === AC.select) {
		let { value: e, options: o } = a;
		r.set(e, r.get(e) ?? !1), a.type === AC.plural && a.pluralType === "cardinal" && i.set(e, new Set([...i.get(e) ?? [], ...Object.keys(o)]));
		let s = a.type === AC.plural ? e : n;
		for (let { value: e } of Object.values(o)) fw(e, t, s);
	} else a.type !== AC.literal && r.set(a.value, !0);
}
const pw = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function mw(e) {
	return e.includes("{") && e.length <= 2e4 && pw.test(e);
}
const hw = /(?<!')'(?=\{)/;
function gw(e) {
	return hw.test(e);
}
function _w(e) {
	return gw(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function $(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function vw(e, { language: t }, { form: n }, r, i = "") {
	return {
		check: e,
		language: t,
		message: `The ${n === void 0 ? "" : `form ${n} of the `}${t} text ${r}. ${i}`.trim(),
		fault: r,
		...n !== void 0 && { form: n }
	};
}
function yw(e, t) {
	if (e.length > 2e4) return;
	let n = t ? dw(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: Nw
		};
	}
	if (n && mw(e)) return;
	let r = Aw.test(e) ? Pw(e, "likely") : void 0, i = r && !Fw(r) ? r : Pw(e, "all");
	return {
		text: e,
		named: tT(e),
		choosing: new Set(),
		printf: i
	};
}
function bw(e, t, n = new Set()) {
	if (xw(e, t)) return;
	let r = Sw(e, t), i = Cw(e, t), a = ww(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: Dw(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function xw({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a } = n.printf;
	if (i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function Sw({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === Nw) return r;
	let i = Pw(n, Fw(t) ? "all" : "sure");
	return Fw(t) || e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function Cw({ text: e, named: t, choosing: n, printf: r }, { text: i, named: a }) {
	let o = new Set(t.values()), s = t.size === 0 && !Fw(r), c = (e) => e !== "place" || t.has(eT), l = (t) => e.includes("%") && i.includes(`%${t}`);
	return {
		lacks: [...t].flatMap(([e, t]) => !a.has(e) && !n.has(e) && c(t) && !l(e) ? [e] : []),
		has: [...a].flatMap(([e, n]) => !t.has(e) && (s || o.has(n)) && c(n) ? [e] : [])
	};
}
function ww({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(Tw),
		has: i.map(Tw),
		isReordered: !1
	};
	let o = Ew([...e.values()], [...t.values()]), s = Ew([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function Tw([, { written: e }]) {
	return e;
}
function Ew(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function Dw(e, t) {
	return Fw(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function Ow(e) {
	let [t] = e;
	if (t && e.length === 1) return t;
	let n = [...e].reverse(), r = n.map((e) => e.printf);
	return {
		text: t?.text ?? "",
		named: new Map(n.flatMap(({ named: e }) => [...e])),
		choosing: new Set(n.flatMap(({ choosing: e }) => [...e])),
		printf: {
			args: new Map(r.flatMap(({ args: e }) => [...e])),
			byOrder: r.some(({ byOrder: e }) => e),
			escapes: r.some(({ escapes: e }) => e),
			lonePercent: r.some(({ lonePercent: e }) => e)
		}
	};
}
const kw = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, Aw = /\d%|%(?:20[a-z]|[0-7][c-f])/i, jw = /^%(?:20[a-z]|[0-7][CDEF])$/i, Mw = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], Nw = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1
};
function Pw(e, t) {
	if (!e.includes("%")) return Nw;
	let n = new Map(), [r, i, a] = [
		1,
		!1,
		!1
	];
	for (let o of e.matchAll(kw)) {
		let [s, c, l, u, d] = o;
		if (c !== void 0) i = !0;
		else if (d === void 0) a ||= !/[({]$/.test(s);
		else if (!Lw(e, o.index, s, t)) a = !0;
		else {
			u === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			});
			let [, e] = Mw.find(([e]) => e.includes(d)) ?? ["sS", "text"];
			n.set(l === void 0 ? r++ : Number(l), {
				type: e,
				written: s
			});
		}
	}
	return {
		args: n,
		byOrder: r > 1,
		escapes: i,
		lonePercent: a
	};
}
function Fw({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const Iw = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function Lw(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || jw.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !Iw.test(i);
}
function Rw(e, t, { readsIcu: n, isForm: r }) {
	let i = e.map((e) => ({
		...e,
		forms: zw(e, n)
	})), [a, ...o] = i.flatMap(({ forms: e }) => e);
	if (!a || o.every((e) => xw(a.placeholders, e.placeholders))) return [];
	let s = i.flatMap((e) => e.forms.length > 0 ? Bw(e) : []), c = nT(s, t);
	if (!c) return [];
	let l = Ww(c);
	return s.flatMap((e) => e === c || e.isLive ? [] : e.forms.flatMap((t) => {
		let i = c.forms.some((e) => !bw(e.placeholders, t.placeholders)) ? void 0 : bw(c.together, t.placeholders, t.form === void 0 ? void 0 : l);
		return !i || Uw(i) && r() ? [] : [Gw(e, t, c, i, n)];
	}));
}
function zw(e, t) {
	return $(e.text).flatMap((e) => {
		let n = yw(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function Bw(e) {
	let t = e.forms.toSorted((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: Ow(t.map(({ placeholders: e }) => e))
	};
}
const Vw = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i, Hw = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;
function Uw({ lacks: e, has: t, isReordered: n, percent: r }) {
	let [i = "", ...a] = [...e, ...t];
	return n || r || a.length > 0 ? !1 : Vw.test(i) || Hw.test(i);
}
function Ww({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => bw(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => Vw.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function Gw(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }, c) {
	let l = r ? `the ${n} text of the project` : `the ${n} text`, u = i.length > 0 && c ? _w(t.text) : "", [d, f] = [i, a].map((e) => e.length > 1 ? "them" : "it"), [p, m] = i.length > 0 && a.length > 0 ? [`has ${Kw(a)}, but ${l} has ${Kw(i)}`, "Use the same placeholders in both."] : i.length > 0 ? [`lacks ${Kw(i)}, which ${l} has`, `Add ${d}.`] : a.length > 0 ? [`has ${Kw(a)}, which ${l} does not have`, `Remove ${f}, or add ${f} to ${l}.`] : o ? [`has its placeholders in another order than ${l}`, "Number them, for example %1$s and %2$d."] : s === "escape" ? [`has a single percent sign, but ${l} has placeholders such as %d`, "Write %% for a percent sign."] : [`has %%, but ${l} has a single percent sign`, "Use the same in both."];
	return {
		...vw("placeholders", e, t, p, m + u),
		quotes: [...i, ...a].map(qw)
	};
}
function Kw(e) {
	let t = e.slice(0, 5).map(qw), n = e.length - t.length;
	return r(n > 0 ? [...t, `${n} more`] : t);
}
function qw(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const Jw = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", Yw = "\\d{1,3}", Xw = `${Jw}|${Yw}`, Zw = new RegExp([
	"\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
	`\\{\\{\\{?[-&]?\\s{0,9}(${Xw})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{([^{}]{1,200})\\}",
	`%\\{(${Xw})\\}`,
	`%\\((${Xw})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	"\\$([1-9])(?![.,]?\\d)",
	`\\{\\s{0,9}(${Jw})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(${Yw})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Qw = [
	"double",
	"dollar",
	"percent",
	"round",
	"place",
	"single",
	"single"
], $w = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`,
	place: (e) => `$${e}`
}, eT = $w.place("1");
function tT(e) {
	let t = new Map();
	if (!/[{$]|%\(/.test(e)) return t;
	for (let n = Zw.exec(e); n; n = Zw.exec(e)) for (let [e, r] of Qw.entries()) {
		let i = n[e + 1]?.trim();
		i && t.set($w[r](i), r);
	}
	return t;
}
function nT(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/pluralForms.ts
const rT = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], iT = new Map(), aT = /^(?:he|iw)(?![a-z])/i;
function oT(e) {
	let t = cT(e);
	return rT.filter((n) => t.has(n) && !(n === "two" && aT.test(e)));
}
function sT({ languages: e = [] }) {
	let t = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let n = t.get(e) ?? [], r = oT(e);
		return n.length === 0 ? r : r.filter((e) => n.includes(e));
	};
}
function cT(e) {
	let t = iT.get(e);
	if (t) return t;
	let n = new Map([["other", []]]);
	iT.set(e, n);
	try {
		let [t] = Intl.PluralRules.supportedLocalesOf(e.replaceAll("_", "-")), r = t === void 0 ? void 0 : new Intl.PluralRules(t);
		for (let e = 0; r && e <= 200; e += 1) {
			let t = r.select(e);
			n.set(t, [...n.get(t) ?? [], e]);
		}
	} catch {}
	return n;
}
function lT({ language: e, text: t, isLive: n }, r, i) {
	if (n || typeof t == "string" || $(t).length === 0) return [];
	let a = {
		...typeof r == "object" ? r : {},
		...t
	}, o = i(e).filter((e) => !a[e]);
	return o.length === 0 ? [] : [uT({
		language: e,
		text: t
	}, {}, o)];
}
function uT(e, t, n, i = "") {
	let [a, o] = n.length > 1 ? ["s", "them"] : ["", "it"];
	return vw("plurals", e, t, `lacks the plural form${a} ${r(n)}${i}, which the language needs`, `Add ${o}.`);
}
function dT(e, t, n) {
	let r = e.find(({ language: e }) => e === t), i = new Map(r ? $(r.text).flatMap(({ text: e }) => fT(e)) : []);
	return e.flatMap((e) => e.isLive ? [] : $(e.text).flatMap((t) => fT(t.text).flatMap(([r, a]) => {
		if (!mT(i.get(r) ?? pT)) return [];
		let o = n(e.language).filter((t) => !hT(e.language, t, a)), s = qw(`{${r}}`);
		return o.length === 0 ? [] : [{
			...uT(e, t, o, ` of ${s}`),
			quotes: [s]
		}];
	})));
}
function fT(e) {
	let t = mw(e) ? dw(e) : void 0;
	return t?.is === "message" ? [...t.plurals] : [];
}
const pT = new Set(rT);
function mT(e) {
	return [...e].some((e) => e !== "other" && pT.has(e));
}
function hT(e, t, n) {
	let r = cT(e).get(t) ?? [], i = (e) => n.has(`=${e}`);
	return n.has(t) || r.some(i) && r.every((e) => e < 2 || i(e));
}
// src/checks/checkTexts.ts
const gT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, _T = `[\\s${gT.source.slice(1)}`, vT = RegExp(`[{%$]|^${_T}|${_T}$`);
function yT(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !vT.test(e)) ? [] : ST(e, t), { words: a } = t;
	return a ? [...i, ...xT(n).flatMap((e) => DT(e, a))] : i;
}
const bT = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function xT(e) {
	return Object.entries(e).flatMap(([e, t]) => bT.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function ST(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = xT(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => $(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(mw), f = d || u(gw) && (t.usesIcu?.() ?? !1), p = [...c, ...wT(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !v(t, m));
	return [
		...l("icu") && d ? c.flatMap(TT) : [],
		...l("placeholders") ? CT(Rw(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => lT(e, s?.(e.language), i)) : [],
		...l("plurals") && d ? dT(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => ET(e, o)) : [],
		...l("blanks") ? CT(NT(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? OT(e, c, r) : []
	];
}
function CT(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || $(r.text).length === 0 || e.length < 3) return e;
	let i = [...a(e, ({ fault: e = "" }) => [e]).values()], o = (e) => new Set(e.map(({ language: e }) => e)).size, [s = []] = i.toSorted((e, t) => o(t) - o(e)), [c] = s, l = o(s), u = t.filter((e) => e !== r && $(e.text).length > 0).length;
	if (!c || l < 3 || l * 2 <= u) return e;
	let { check: d, language: f, fault: p, quotes: m } = c, h = `differs from ${l === u ? "all" : `${l} of ${u}`} other texts in the same way, so it is probably the one to correct: the ${f} text ${p}`;
	return [{
		...vw(d, r, $(r.text).find((e) => s.every((t) => t.form === e.form)) ?? {}, h),
		...m && { quotes: m }
	}, ...e.filter((e) => !s.includes(e))];
}
function wT({ texts: e, live: t }, n) {
	if (n === void 0 || $(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function TT(e) {
	return $(e.text).flatMap((t) => {
		if (!mw(t.text)) return [];
		let n = dw(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n;
		return [vw("icu", e, t, `is not a valid ICU message: ${r} (character ${a})`, `${i}.${_w(t.text)}`)];
	});
}
function ET(e, t) {
	return $(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		return r <= t ? [] : [vw("length", e, n, `has ${r} characters, but char_limit allows ${t}`, "Shorten it, or raise char_limit.")];
	});
}
function DT(e, t) {
	return $(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...vw("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function OT({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || $(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => $(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || $(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const kT = RegExp(`^${_T}*`), AT = new RegExp(_T), jT = /\r\n?|[\u2028\u2029\x85]/g, MT = /[^\S\n\t]/g;
function NT(e, t) {
	let n = e.flatMap((e) => {
		let t = $(e.text).map((e) => ({
			...e,
			...PT(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = nT(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [...LT("start", t, i?.start ?? ""), ...LT("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [vw("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function PT(e) {
	let t = kT.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && AT.test(e.charAt(n - 1));) --n;
	return {
		start: FT(t),
		end: FT(e.slice(n))
	};
}
function FT(e) {
	return e === "" ? "" : e.replace(gT, "").replace(jT, "\n").replace(MT, " ");
}
const IT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function LT(e, t, n) {
	let r = t[e];
	return r === n || r === "" && /^ +$/.test(n) && IT.test(t.text) ? [] : n === "" ? [[`${e}s with ${RT(r)}`, "Remove it."]] : r === "" ? [[`does not ${e} with ${RT(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function RT(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function zT(e) {
	let t = new Map();
	return (n, r) => {
		let { [n]: i } = e, a = t.get(n) ?? BT({
			...e,
			..._(i) && i
		});
		return t.set(n, a), a(r);
	};
}
function BT(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string"), n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")), i = new RegExp(r.join("|"), "giu");
	return (e) => {
		let r = new Map();
		if (t.length === 0 || e.search(i) < 0) return r;
		let a = VT(e);
		i.lastIndex = 0;
		for (let e = i.exec(a); e; e = i.exec(a)) {
			let { 0: t, index: o } = e, s = n.get(t.toLowerCase());
			HT(a.slice(0, o), t) || HT(t, a.slice(o + t.length)) ? i.lastIndex = o + 1 : s && t !== UT(t, s) && r.set(t, UT(t, s));
		}
		return r;
	};
}
function VT(e) {
	let t = (e) => " ".repeat(e.length);
	return e.replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(Zw, t);
}
function HT(e, [t = ""]) {
	let [n = ""] = [...e.slice(-2)].reverse();
	return [n, t].every((e) => Iw.test(e) || /[\p{N}\p{M}_]/u.test(e));
}
function UT(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const WT = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text",
	key_names: "key-name",
	descriptions: "no-description",
	words: "wrong-word"
}, GT = 1e4, KT = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, qT = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], JT = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function YT(e, t) {
	let r = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => $(n).some((n) => t(n.text, e)))), i = n(() => r(mw)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(QT(e))).length > e.length * .1, s = n(() => e.length <= 10 || !o() && (r((e, t) => t === a) || e.some(({ live: e }) => e && $(tE(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Se(c.pattern) },
		...c && u !== "off" && { words: zT(c.words) }
	}, f = n(() => new Set(e.flatMap(({ declared: e }) => X(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = QT(e), n = (e) => e !== t && f().has(e), [r, i = ""] = KT.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && qT.some((e) => f().has(i + e));
			let [, a] = JT.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function XT(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = YT(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = eE(t, o, () => r(t), n), s = [...nE(t, n), ...e];
		if (s.length !== 0 && (l(i, s.map((e) => rE(t, e, n))), a += 1, a >= GT)) break;
	}
	let [o] = i;
	if (o && a >= GT) {
		let e = `${GT.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function ZT(e, t, n) {
	let { baseLanguage: r } = n, { rules: i, isForm: a } = YT(e.map((e) => ({ declared: e })), {
		levels: t,
		base: r,
		needed: sT(n)
	});
	return { find(e, t, n, o) {
		let s = (n) => n && qb(e.values.translations ?? {}, t, r).native(n), c = (e) => n[e] === void 0 ? void 0 : Tb.parse(n[e]), l = c(o), u = c(r), d = u === void 0 || jb(u) ? s(tE(t, r)) : u, f = {
			...d !== void 0 && { [r]: d },
			...l && { [o]: l }
		}, p = eE(e, t, () => a(e), i, f), m = p.flatMap((e) => e.language === r ? e.check : []), h = (e) => e.language === o && !m.includes(e.check);
		return {
			...wy(Db(t, o) ?? {}),
			faults: p.filter(h).map(({ check: e, message: t }) => ({
				code: WT[e],
				message: t
			}))
		};
	} };
}
function QT({ values: e }) {
	return X(e.key_name)[0] ?? "";
}
const $T = [];
function eE(e, t, r, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return $T;
	let c = n(() => qb(o, t, i.base)), l = (e) => e && c().native(e);
	return yT({
		isForm: r,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => l(tE(t, e)) }
	}, i);
}
function tE(e, t) {
	let n = Db(e, t);
	return n && Eb(n.translation, e.is_plural);
}
function nE({ values: e, onCreate: t }, { keyNames: n, levels: r }) {
	let i = n ? X(e.key_name).filter((e) => !n.matches(e)) : [], a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = i.map((e) => {
		let t = `The name "${e}" does not match ${n?.pattern}.`;
		return a("key_names", `${t} Rename it. If the key is in the project, add previously: "${e}" in keys.yaml, so that it keeps its translations.`);
	}), { description: s = t.description ?? "" } = e;
	return r.descriptions === "off" || s.trim() !== "" ? o : [...o, a("descriptions", "It has no description. Say in keys.yaml where its text is shown: description: \"…\".")];
}
function rE(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = U(Z, e, WT[r], o, {
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
// src/keys/textManifest.ts
function iE(e, t, n) {
	let r = {
		path: e,
		lineStarts: na(t)
	}, { texts: i, faults: a, base: o } = jS(e, t, St(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = ge(n.source, [...s]), l = {
		...n,
		source: c
	}, u = fE(l), d = a.filter(({ language: e }) => e === void 0 || qe(c, b(c, e))), f = [], p, m = i[0] && cE(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = cE(e, l)), !m) continue;
		let t = new pE(e, m.language), n = lE(e, m, l);
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
		...o !== void 0 && { base: b(c, o) },
		variables: new Map(),
		problems: oE(d, r, c)
	};
}
const aE = {
	most: 10,
	first: 1
};
function oE(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new E(aE);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = ta(t, s.start, s.end);
		c.add(T(i, e.scope === "run" ? o + sE(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function sE({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !Oe(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function cE({ language: e }, { source: t, language: n }) {
	let r = n ?? b(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (qe(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function lE({ path: e, value: t, description: n }, { language: r }, i) {
	let a = uE(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = dE(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function uE(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function dE(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function fE({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
var pE = class {
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
				...e && mE(e)
			}]])
		}), this.description && r.set("description", {
			...hE(this.description.at),
			name: t
		}), r;
	}
};
function mE(e) {
	let t = [...e].map(([e, { at: t, name: n }]) => [e, {
		...hE(t),
		name: hE(n)
	}]);
	return { members: new Map(t) };
}
function hE({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
const gE = {
	schema: ex,
	fields: Zb,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, _E = {
	schema: nx,
	fields: Zb.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function vE(e, t) {
	return Yl({
		plural: "keys",
		entry: gE,
		defaults: _E
	}, e, t);
}
function yE(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : Object.entries(n).flatMap(([e, n]) => zb(e, n, t, g)).map(({ code: t, message: n, path: r }) => {
		let i = {
			path: ["translations", ...r],
			ofName: t === "plural-form"
		};
		return U(Z, e, t, n, {
			...i,
			scope: "run"
		});
	});
}
function bE(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : vE(e, t).entries.flatMap(({ values: e }) => X(e.key_name));
}
const xE = {
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
		if (t === "prefix") return SE(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(dn)).sort()[0];
	}
};
function SE({ key_name: e, platforms: t }) {
	let [n = ""] = X(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function CE(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: wE(e.entry, t.entry),
		wrote: wE(e.wrote, t.wrote)
	} : e;
}
function wE(e, t) {
	let n = {
		...TE(e),
		...TE(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function TE({ translations: e }) {
	return _(e) ? e : {};
}
const EE = "The live value is not compared and not changed.", DE = (e) => `${EE} A new key has ${e}.`, OE = {
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
		undeclared: `${EE} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: DE("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: DE("no tags, except the one of the setting `owner`"),
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
		undeclared: DE("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: DE("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: DE("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: DE("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: DE("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${EE} A new key is visible.`
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
		undeclared: DE("none"),
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
function kE({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const AE = {
	...Z,
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
		removed: jt,
		removedPercent: vt,
		overwrittenPercent: Bt,
		unverified: ht,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: xE,
	entry: gE,
	defaults: _E,
	docs: OE,
	readManifest: vE,
	textFiles: {
		read: iE,
		name: uE,
		isOnlyName: kE,
		join: RS
	},
	checkTogether: (e) => [...oC(e), ..._x(e)],
	checkEntry: yE,
	adviceOn: XT,
	incoming: ZT,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return ou(AE, e, n, i, ({ key_name: e, previously: t = [] }) => [...X(e), ...t], (e) => {
			let n = Sx(e, t, r.perPlatformNames, xx(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !kE(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: ux,
	names: ({ key_name: e, platforms: t }) => X(e, t),
	texts: (e) => Hb(e),
	storedForm: (e) => yb(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: bE,
	mergeKept: CE,
	findRestored: cC,
	undoneByApply: pC
};
// src/webhooks/match.ts
function jE(e, t, n) {
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
				...BE("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of FE(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => NE(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = Xh(t, n), a = [...o].filter((e) => tg(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${zE(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, BE("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, eg(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = ME(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = LE([...o]).find((t) => PE(e, t) && Zh(eg(e.values.url), eg(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, BE("lookalike-webhook", e, "url", r));
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
			let r = t.filter((t) => NE(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function ME(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && NE(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return BE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${RE(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => NE(e, t, i));
	if (s.length > 0) return BE("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${zE(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${RE(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return BE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${RE(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function NE(e, t, n) {
	return tg(t.url, Xh(e.values.url, n)) && PE(e, t);
}
function PE({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function FE(e, t, n) {
	let r = LE(t), i = e.flatMap((e) => r.filter((t) => NE(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...IE(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function IE({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Qx)), new Set(t.map(Qx))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function LE(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function RE(e) {
	return `${e.length === 1 ? "id" : "ids"} ${zE(e)}`;
}
function zE(e) {
	return LE(e).map(({ webhook_id: e }) => e).join(", ");
}
function BE(e, t, n, r) {
	return U(Xx, t, e, r, { path: [n] });
}
function VE(e) {
	let t = new Map(), n = new E();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? p([
			eg(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${eg(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(fv("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function HE({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Xh(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${rg(s)} (${a})` : i, u = t ? [] : n.filter(({ branch: e }) => e === o), d = FE([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const UE = {
	schema: Yx,
	fields: Jx,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function WE(e, t, n) {
	let { entries: r, problems: i } = Yl({
		plural: "webhooks",
		entry: UE
	}, e, t, { most: Yc }), a = new Map(), o = new E();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = iS(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => N(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(T(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of GE(r, i, c)) o.add(e);
		}
		KE(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function GE(e, t, n) {
	let r = [], i = (e, t) => r.push(T(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), _S(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function KE({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (h.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${Gt(a, h)}`, o = N(t, n, ["events", i]);
		r.add(T("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const qE = {
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
}, JE = {
	...Xx,
	plural: ft.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: ft,
	limits: {
		removed: lt,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: mS,
	entry: UE,
	docs: qE,
	readManifest: WE,
	checkTogether: VE,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return ou(JE, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => eg(Xh(e, i))), (e) => {
			let r = jE(e, t, i), a = r.matches.flatMap((e) => XE(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: nS,
	names: () => [],
	texts: () => [],
	findRestored: HE,
	variablesOf: YE
};
function YE({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? iS(r.values.url, i).variables : [], o = new Map(a);
	if (Yh(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = iS(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = N(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => T(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function XE({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${au}`;
	return [{
		declared: e,
		problem: U(Xx, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const ZE = [AE, JE];
cu(ZE);
// src/run/textAdvice.ts
function QE(e) {
	let { settings: t, textFiles: n } = e, r = yv(t.rules, n, e.declared), i = {
		levels: r?.isSure ? t.rules.checks : {
			...t.rules.checks,
			base: "off"
		},
		base: r?.language,
		needed: oT
	}, { kinds: a, entries: o } = lv(e.declared, r?.language ?? "");
	return a.flatMap((e) => {
		let t = (o[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, i) ?? []];
	});
}
function $E({ settings: e }, { kinds: t }, n) {
	let r = {
		levels: e.rules.checks,
		base: n.baseLanguage,
		needed: sT(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, r) ?? []);
}
// src/run/run.ts
function eD(e, t, n) {
	return tD(n, (n) => nD(e, t, n));
}
async function tD(e, t) {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(Fu(t, i)))
	};
	try {
		return Nu({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function nD(e, t, r) {
	let { cancellation: i, folders: a } = r;
	r.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || r.withoutSecrets, c = s ? void 0 : rD(e, t, r), { stopping: l } = i, u = await Cv(e, a, {
		...r,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = s ? d.map(QE) : [], p = e.command === "validate" ? u.problems.map(iD) : u.problems;
	r.onSecrets(d.flatMap(({ declared: e }) => Gh(e.variables)));
	let m = await aD(e, a), h = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], g = d.map((e) => e.declared), _ = e.projects.flatMap(({ rules: e }) => e.overwrite), v = [...new Set(d.flatMap((e) => e.manifests))], y = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], ee = await Vu(e, v, a), te = e.projects.flatMap(({ name: e }) => e ?? []), b = {
		format_version: 1,
		command: e.command,
		...te.length > 0 && { selected: te },
		manifests: v,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, g.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: _t([
			...t,
			...m.problems,
			...p,
			...await qi(h, a),
			...by("overwrite", [...new Set(_)], g),
			...py(y, g),
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
		let t = await Uv(e, b, d, re);
		return {
			...b,
			...t && { manifest_comparison: t },
			...x()
		};
	}
	if (e.command === "validate" || ze(b.problems)) return b;
	if (e.command === "apply" && r.permission) {
		let e = await r.permission.toApply(b.manifests);
		if (b.problems = [...b.problems, ...e], kt(e)) return b;
	}
	let oe = [], se = e.command === "plan" ? await re() : void 0;
	b.problems = [...b.problems, ...Vv(se, d, e.others.length > 0)];
	let ce = {
		saved: m.plans,
		target: se,
		applied: ae
	}, { runProject: le } = await import("./project3.js");
	for (let t of d) oe.push(await le(t, e, ce, r));
	let ue = oe.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return b.problems = [...b.problems, ...hy(y, ue, g)], {
		...b,
		projects: oe,
		...x()
	};
}
function rD(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (kt(t) || r.id === "") return;
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
function iD(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
async function aD({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [T("bad-plan", e)]
	}), a = M(t, r), o = await Pr(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => Iu(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function oD(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: eD }) {
	return PS(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await sD(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return lD(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = cD(f, p), h = await Hu(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = cD(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), xd(g, n.exitsWithFindings(c));
	});
}
async function sD(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await B_(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await B_("validate", t, n);
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
function cD(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function lD({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = T("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = kt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), kt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { rv as $, dl as $n, pr as $r, K as $t, py as A, Gu as An, Br as Ar, Ih as At, zv as B, lu as Bn, Ir as Br, sm as Bt, Vy as C, sd as Cn, Qr as Cr, Nh as Ct, yy as D, cd as Dn, Kr as Dr, Mh as Dt, ly as E, ad as En, qr as Er, Ah as Et, $v as F, Pu as Fn, wr as Fr, vh as Ft, Tv as G, U as Gn, Nr as Gr, qf as Gt, Nv as H, fu as Hn, Pr as Hr, Hp as Ht, ey as I, Tu as In, Rr as Ir, th as It, _v as J, Kl as Jn, gr as Jr, mf as Jt, Cv as K, ru as Kn, br as Kr, Wf as Kt, Yv as L, Su as Ln, zr as Lr, Rm as Lt, xy as M, qu as Mn, Er as Mr, Eh as Mt, uy as N, Lu as Nn, Lr as Nr, Dh as Nt, vy as O, ud as On, Wr as Or, Fh as Ot, Jv as P, Iu as Pn, jr as Pr, bh as Pt, lv as Q, Vl as Qn, fr as Qr, jf as Qt, qv as R, vu as Rn, M as Rr, Qm as Rt, Ly as S, yd as Sn, li as Sr, Yh as St, hy as T, id as Tn, Yr as Tr, Oh as Tt, Rv as U, uu as Un, Dr as Ur, Sp as Ut, Mv as V, du as Vn, kr as Vr, nm as Vt, Sv as W, eu as Wn, Tr as Wr, Kf as Wt, cv as X, Wl as Xn, mr as Xr, zf as Xt, mv as Y, Ul as Yn, hr as Yr, Bf as Yt, sv as Z, Hl as Zn, Sr as Zr, wf as Zt, Eb as _, Cd as _n, ji as _r, ig as _t, MS as a, df as an, la as ar, v_ as at, X as b, pd as bn, oi as br, Gh as bt, jS as c, Yd as cn, ta as cr, Mg as ct, Rx as d, G as dn, Gi as dr, jg as dt, dr as ei, nf as en, pl as er, H_ as et, zx as f, W as fn, Ni as fr, Dg as ft, Z as g, Md as gn, Ai as gr, _g as gt, Sx as h, Vd as hn, ki as hr, gg as ht, ZE as i, af as in, na as ir, Y as it, by as j, Vu as jn, Cr as jr, Ph as jt, my as k, dd as kn, Hr as kr, Lh as kt, fS as l, Jd as ln, Qi as lr, Pg as lt, xx as m, Ud as mn, Pi as mr, Cg as mt, tD as n, ef as nn, ca as nr, L_ as nt, PS as o, uf as on, $i as or, Qg as ot, Xx as p, Xd as pn, Ui as pr, yg as pt, bv as q, Zl as qn, vr as qr, Uf as qt, $E as r, tf as rn, ea as rr, N_ as rt, AS as s, lf as sn, N as sr, Vg as st, oD as t, sr as ti, q as tn, Jc as tr, B_ as tt, iS as u, Zd as un, Ki as ur, Eg as ut, Db as v, gd as vn, hi as vr, tg as vt, Fy as w, ld as wn, Jr as wr, kh as wt, ky as x, hd as xn, pi as xr, rg as xt, Iy as y, xd as yn, Oi as yr, Xh as yt, Hv as z, mu as zn, Ar as zr, Zm as zt };
