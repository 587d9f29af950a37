import { i as e } from "./rolldown-runtime.js";
import { C as t, D as n, E as r, T as i, _ as a, b as o, c as s, d as c, g as l, h as u, l as d, m as f, o as p, p as m, u as h, v as g, w as _, y as v } from "./wire.js";
import { $ as ee, $n as te, $t as ne, At as y, Bt as b, C as re, Cn as ie, Cr as ae, Ct as oe, Dn as se, Dr as x, Dt as ce, E as le, Er as ue, Et as de, G as S, Gt as fe, I as pe, It as me, J as he, Jn as ge, Jt as _e, K as ve, Lt as ye, Mt as be, N as xe, Nt as Se, Or as Ce, Pt as we, Q as Te, Qn as Ee, Rt as De, S as Oe, Sn as ke, Sr as Ae, St as je, Tt as Me, U as Ne, Ut as Pe, Vt as Fe, W as Ie, X as Le, Xn as Re, Xt as ze, Y as C, Yn as Be, Yt as Ve, Z as w, Zn as He, Zt as Ue, _ as We, _n as Ge, _t as Ke, an as qe, b as Je, bn as Ye, br as Xe, bt as Ze, c as Qe, cn as $e, ct as et, dn as tt, dr as nt, dt as rt, en as it, er as at, et as ot, f as T, fn as st, fr as ct, ft as lt, g as ut, gn as dt, gr as ft, gt as pt, h as mt, hn as ht, ht as gt, in as _t, ir as vt, jt as yt, k as bt, kr as xt, kt as St, l as Ct, m as wt, mn as Tt, mt as Et, n as Dt, nr as Ot, nt as kt, o as At, on as jt, pn as Mt, pt as Nt, q as Pt, qn as Ft, qt as It, r as E, rn as Lt, rr as Rt, rt as zt, s as Bt, st as Vt, t as Ht, tn as Ut, tr as Wt, u as Gt, ut as Kt, v as qt, vn as Jt, vr as Yt, vt as D, w as Xt, wn as Zt, wt as Qt, x as O, xt as $t, y as en, yn as tn, yr as nn, yt as rn, zt as an } from "./start.js";
import { _ as on, b as sn, c as cn, d as ln, f as un, g as dn, h as k, i as fn, l as pn, m as mn, n as hn, p as gn, r as _n, s as vn, t as yn, x as bn, y as xn } from "./zod.js";
import { a as Sn, c as Cn, d as A, f as wn, i as Tn, l as En, o as Dn, r as On, s as kn, u as An } from "./client.js";
import { basename as jn, delimiter as Mn, dirname as j, extname as Nn, isAbsolute as Pn, join as Fn, posix as In, relative as Ln, resolve as M, sep as Rn, win32 as zn } from "node:path";
import { access as Bn, constants as Vn, link as Hn, lstat as Un, open as Wn, readFile as Gn, readdir as Kn, realpath as qn, rename as Jn, rm as Yn, stat as Xn, writeFile as Zn } from "node:fs/promises";
import { setImmediate as Qn, setTimeout as $n } from "node:timers/promises";
// \0node:crypto
const er = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), tr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), nr = tr(6).toString("hex"), rr = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function ir(e, t, n = {}) {
	await lr(j(e));
	let r = await or(e, t, n);
	await Jn(r, e).finally(() => Yn(r, { force: !0 }));
}
async function ar(e, t, n) {
	await lr(j(e));
	let r = await or(e, t, n);
	return sr(r, e).finally(() => Yn(r, { force: !0 }));
}
async function or(e, t, { mode: n, root: r, check: i }) {
	let a = j(e), o = Fn(a, `.lokaform-${process.pid}-${nr}-${tr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Vn, d = await Wn(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Fn(await qn(r), Ln(M(r), M(a)));
			if (await qn(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Gn(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Yn(o, { force: !0 }), e;
	}
}
async function sr(e, t) {
	try {
		await Hn(e, t);
	} catch (n) {
		return pr(n, "EEXIST") || await fr(t) ? !1 : (await Jn(e, t), !0);
	}
	return await Yn(e, { force: !0 }).catch(() => {}), !0;
}
async function cr(e) {
	try {
		let t = await Wn(e, Vn.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!pr(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function lr(e) {
	for (let t of await Kn(e).catch(() => [])) {
		let [, n, r] = rr.exec(t) ?? [];
		n === void 0 || r === nr || Number(n) !== process.pid && ur(Number(n)) || await Yn(Fn(e, t), { force: !0 }).catch(() => {});
	}
}
function ur(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !pr(e, "ESRCH");
	}
}
async function dr(e, t) {
	let n = t;
	for (let r of Ln(t, e).split(Rn)) {
		n = Fn(n, r);
		let e = await Un(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${Ln(t, n)}. Choose a path without links`;
	}
}
function fr(e) {
	return Un(e).then(() => !0, () => !1);
}
function pr(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const mr = {
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
function hr(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return mr[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/paths.ts
const gr = new AbortController().signal;
function N(e, { displayRoot: t }) {
	return Ln(t, e).split(Rn).join("/");
}
function _r(e, t) {
	let n = Ln(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Rn}`) && !Pn(n);
}
async function vr(e, t) {
	for (let n = e;; n = j(n)) {
		if (await fr(Fn(n, ".git"))) return n;
		if (n === j(n) || n === t || t !== void 0 && !_r(n, t)) return;
	}
}
async function yr(e, t, n) {
	let r = await br(t), i = n && await br(n), a = new Map();
	for (let n of e) {
		let e = await br(M(t, n)), o = await vr(j(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(N(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? N(Fn(e ?? r, n), { displayRoot: r })
	}));
}
async function br(e) {
	return qn(e).catch(() => e);
}
var xr = class extends Error {};
async function Sr(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new xr());
	if (!t) return Gn(e);
	let [r, i] = await Promise.all([qn(e), qn(t.workspace)]);
	if (!_r(r, i)) throw new xr();
	return Gn(r);
}
function Cr(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? Tr(e) : "utf-8";
	return new TextDecoder(n, { fatal: !0 }).decode(e);
}
function wr(e, t) {
	let n = Tr(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function Tr([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function Er(e) {
	try {
		return new TextDecoder(Tr(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function Dr(e, t, n, r = Cr) {
	try {
		return Xt(r(await Gn(e)));
	} catch (r) {
		let i = `${t} ${N(e, n)} cannot be read: ${kr(r)}`;
		return We(O("not-read", i));
	}
}
const Or = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function kr(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof xr) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Or[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function Ar(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(Or, String(e.code))) return;
	let n = `${N(e.path, t)} was changed or removed while Lokaform ran. Now ${kr(e)} Run again when no other program changes it.`;
	return O("not-read", n, { scope: "project" });
}
async function jr(e, { commit: t }) {
	return t ? t.isFile(e) : (await Xn(e).catch(() => void 0))?.isFile() === !0;
}
async function Mr(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Xn(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/commitFiles.ts
var Nr = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Pr = [
	"*",
	".*",
	"**"
];
var Fr = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new Nr(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Pr.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = M(e, i.join("/")), o = Ln(a, this.#e).split(Rn).join("/"), s = o !== "" && !o.startsWith("..") && !Pn(o), c = s ? "" : await this.#o(a);
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
		let t = Ln(this.#e, e).split(Rn).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Pn(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Pn(n)) return;
			let r = In.join(In.dirname(e.path), n, t.slice(e.path.length));
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
const Ir = "Lokaform-Pulled";
function Lr(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(Ir).map(Rr), i = r.length >= n && r.every((e) => !Number.isNaN(e)), o = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: a(r) },
		overwrites: o
	};
}
function Rr(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
function zr(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function Br(e, t = Infinity) {
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
function Vr(e, t, { since: n, now: r = Infinity }) {
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
async function Hr(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Ur(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Ur({ commits: e, merged: t }, n) {
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
const Wr = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), Gr = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Kr = {
	output: 67108864,
	time: 3e4
};
var qr = class extends Error {
	name = "GitFailure";
};
const Jr = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Yr = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Xr = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], Zr = /^\.(com|exe)$/i;
function Qr(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? In.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Zr.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => zn.join(n, e + t)) : [];
	});
}
function $r(e, t) {
	let n = Qr("git", process.platform, t).filter((t) => !ei(e, j(t))), r = n.find(ti);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => j(e)))].join(Mn)
	};
}
function ei(e, t) {
	try {
		let [n, r] = [xe(t), xe(e)];
		return n === r || _r(n, r);
	} catch {
		return !0;
	}
}
function ti(e) {
	try {
		return bt(e, Vn.X_OK), pe(e).isFile();
	} catch {
		return !1;
	}
}
async function ni(e, t, { environment: n, signal: r, limits: i = Kr }, a = "") {
	let o = $r(e, n);
	if (!o) throw new qr(ri);
	let s = Object.entries(n).filter(([e]) => Jr.test(e)), c = {
		...Object.fromEntries(s),
		...Yr,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: j(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = Wr(o.program, [
			"-C",
			e,
			...Xr,
			...t
		], {
			cwd: j(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new qr(ii(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new qr("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new qr(ai(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const ri = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function ii(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function ai(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function oi(e, t) {
	let n = await qn(e), r = await vr(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await ni(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof qr) return;
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
const si = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var ci = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? si : await this.#r(i.root).versions(e, n, i));
		let [i, ...o] = r;
		if (i && o.length === 0) return i;
		let s = {
			versions: r.flatMap((e) => e.versions).sort((e, t) => e.until === t.until ? 0 : t.until - e.until),
			merged: r.flatMap(({ merged: e = [] }) => e),
			overwrites: r.flatMap(({ overwrites: e = [] }) => e)
		}, c = r.flatMap((e) => e.is === "unreadable" ? e : []);
		return c.length === 0 ? {
			is: "read",
			...s
		} : {
			is: "unreadable",
			why: [...new Set(c.map((e) => e.why))].join(" "),
			back: a(c.map((e) => e.back ?? Infinity)),
			...s
		};
	}
	async upstream(e) {
		let [t, ...n] = await this.#n(e);
		if (!(t?.root === void 0 || n.length > 0)) return this.#r(t.root).upstream(t.names);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return yr(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new li(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, li = class {
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
			}, { known: c, missing: l } = await Hr(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof qr) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await ni(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await yi(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof qr) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = fi(this.#e, {
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
		this.#r ??= yi(this.#e, this.#t);
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
			(r === void 0 || ui(r) !== ui(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => jn(e) === jn(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = Fn(this.#e, e);
		try {
			return (await Un(t)).isFile() ? Er(await Gn(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await bi(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function ui(e) {
	return e?.replaceAll("\r\n", "\n");
}
const di = 67108864;
async function fi(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await mi(e, n, i), s = async (...t) => (await ni(e, [
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
			trailers: Lr(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(hi), l = Br(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return pi;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await gi(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = Vr(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await _i(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: zr([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
const pi = {
	commits: [],
	merged: [],
	overwrites: [],
	unread: void 0
};
async function mi(e, t, n) {
	try {
		let r = await ni(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof qr) return new Set();
		throw e;
	}
}
function hi(e) {
	if (e instanceof qr && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function gi(e, t, n) {
	let r = (await ni(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function _i(e, t, n) {
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
	], o = vi((await ni(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: o.get(e.id) ?? []
	}));
}
function vi(e) {
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
async function yi(e, t, n = "HEAD") {
	let r = await ni(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(hi);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function bi(e, t, n, r) {
	if (t.length === 0) return;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await ni(e, ["cat-file", "--batch-check"], r, i(t)), o = di, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? Kr,
		output: 2 * di
	}, u = await ni(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, Er(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function xi(e) {
	return `${Ir}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/files/findFiles.ts
async function Si(e, t, n, r) {
	let i = M(t, e);
	return await jr(i, n) ? [i] : Ci(e.split(Rn).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof Nr) throw e;
		return [];
	});
}
async function Ci(t, n, r, i) {
	let a = vt(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").includes("node_modules")) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => Rt(e, t, l))) continue;
		let n = M(c, t);
		await jr(n, r) && f.add(n);
	}
	return [...f];
}
async function wi(e, t) {
	let n = Fn(j(e), ".gitignore"), r = `/${jn(e)}`, i;
	try {
		i = Cr(await Gn(n));
	} catch (e) {
		if (pr(e, "ENOENT")) return Xt({
			path: n,
			text: `${r}\n`
		});
		let i = `${N(n, t)} cannot be read: ${kr(e)}`;
		return We(O("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(jn(e))) return Xt(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return Xt({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function Ti(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await Ei(a, t, n), o = e.flatMap((e) => Oi(a, e) ?? []), s = o.filter(({ textFile: e }) => ki(a, e.language));
		f(i, ji(a, e, o), Mi(a, s, t));
		for (let e of s.sort(Ai(a))) r.has(e.full) ? i.push(Ni(a, N(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function Ei(e, t, n) {
	return (await Si(y(e), e.folder, t, n)).filter((e) => de(e) !== void 0).sort();
}
function Di({ folder: e }, t) {
	return Ln(e, t).split(Rn).join("/");
}
function Oi(e, t) {
	let n = Di(e, t), r = be(e, n);
	if (!(yt(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...we(e, n)
		}
	};
}
function ki(e, t) {
	return t === void 0 || De(e, t);
}
function Ai({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function ji(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [O("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [O("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => Qe(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return O("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				scope: "change"
			}
		});
	});
}
function Mi({ keyName: e, place: t }, n, r) {
	return ce.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${N(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
function Ni({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return O("bad-setting", n, { place: e });
}
const Pi = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations,messages,l10n,intl,strings}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/{res,composeResources}/**/values*/{strings,plurals}*.xml",
	"**/*.arb"
], Fi = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function Ii(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(Pi, {
		cwd: t,
		ignore: Fi,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Li(e, t, n, r) {
	let { paths: i, problems: a } = await Ri(e, t, n, r), o = await Ti(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), l = await Ui(a ? [...e, ...o.found] : e, n, r);
		s[t] = l.texts, f(c, l.problems);
	}
	if (c.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		c.push(O("no-manifest", n));
	}
	let l = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [N(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(l)
	};
}
async function Ri({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: l } of e) if (t[c]) {
		let e = await Hi(c, t[c], i, a);
		o[c] = e.files, f(s, e.problems);
	} else o[c] = l && r.includes(":") ? [] : await Vi(`${c}.yaml`, n, i);
	return {
		paths: o,
		problems: s
	};
}
async function zi(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Ri(e, { id: "" }, n, t))), i = (await Ti(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function Bi(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await Vi(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${N(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, O("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await zi(e, gr)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function Vi(e, t, n) {
	let r = M(t, e);
	return await jr(r, n) ? [r] : [];
}
async function Hi(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Si(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await Mr(M(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(O("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Ui(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = N(a, t);
		try {
			let n = Cr(await Sr(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Nr) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(O("not-read", `${e} cannot be read: ${kr(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/model/place.ts
const Wi = vn().min(0), Gi = ln({
	file: k(),
	line: Wi,
	col: Wi,
	endLine: Wi,
	endCol: Wi
});
function P(e, t, n = []) {
	let r = $i(e, t, n);
	return Ji(r.file, r.at.start, r.at.end);
}
function Ki(e, t, n) {
	let r = $i(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return Ji(r.file, i, a);
}
function qi(e, t, n) {
	return $i(e, t, n).file;
}
function Ji(e, t, n) {
	let r = ea(e, t), i = ea(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function Yi(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function Xi(e, t) {
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
function Zi(e, t) {
	return new Qi(e, t);
}
var Qi = class {
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
function $i(e, t, n) {
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
function ea(e, t) {
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
const ta = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function na(e) {
	return Array.from(e.matchAll(/^<{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// node_modules/js-yaml/dist/js-yaml.mjs
var F = Symbol("NOT_RESOLVED");
function ra(e, t) {
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
function ia(e, t) {
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
function aa(e, t) {
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
var oa = ra("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), sa = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ca = ra("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => sa.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), la = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ua = ra("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => la.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), da = [
	"true",
	"True",
	"TRUE"
], fa = [
	"false",
	"False",
	"FALSE"
], pa = ra("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => da.indexOf(e) !== -1 || fa.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), ma = [
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
], ha = [
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
], ga = ra("tag:yaml.org,2002:bool", {
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
	resolve: (e) => ma.indexOf(e) !== -1 || ha.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), _a = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), va = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function ya(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function ba(e, t) {
	if (t) {
		if (!va.test(e)) return F;
	} else if (!_a.test(e)) return F;
	let n = ya(e);
	return Number.isFinite(n) ? n : F;
}
var xa = ra("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: ba,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Sa = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Ca(e) {
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
function wa(e) {
	if (!Sa.test(e)) return F;
	let t = Ca(e);
	return Number.isFinite(t) ? t : F;
}
var Ta = ra("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: wa,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ea = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Da = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Oa(e) {
	if (!Ea.test(e)) return F;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Da.test(e) ? r : F;
}
function ka(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Aa = ra("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Oa,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: ka
}), ja = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Ma = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Na(e) {
	if (!ja.test(e)) return F;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Ma.test(e) ? r : F;
}
function Pa(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Fa = ra("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Na,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Pa
}), Ia = ra("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : F,
	identify: () => !1
}), La = /^[A-Za-z0-9+/]*={0,2}$/;
function Ra(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !La.test(t)) return F;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function za(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Ba = ra("tag:yaml.org,2002:binary", {
	resolve: Ra,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: za
}), Va = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Ha = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Ua(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Wa(e) {
	let t = Va.exec(e);
	if (t === null && (t = Ha.exec(e)), t === null) return F;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Ua(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? F : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return F;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Ua(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return F;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return F;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Ga = ra("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Wa,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Ka = ia("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function qa(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Ja = ia("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (qa(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Ya = ia("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Xa = aa("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: qa,
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
}), Za = aa("tag:yaml.org,2002:set", {
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
function Qa() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function $a() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function eo(e) {
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
var to = class e {
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
		let t = eo(e), n = [], r = Qa(), i = $a();
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
}, no = new to([
	oa,
	Ka,
	Xa
]);
[...no.tags];
var ro = new to([
	...no.tags,
	ca,
	pa,
	xa,
	Aa
]);
new to([
	...no.tags,
	ua,
	ga,
	Ta,
	Fa,
	Ga,
	Ia,
	Ba,
	Ja,
	Ya,
	Za
]).withTags({
	...Ta,
	resolve: (e, t, n) => {
		let r = Ta.resolve(e, t, n);
		return r === F ? xa.resolve(e, t, n) : r;
	}
}, {
	...Fa,
	resolve: (e, t, n) => {
		let r = Fa.resolve(e, t, n);
		return r === F ? Aa.resolve(e, t, n) : r;
	}
});
var io = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function ao(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function oo(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function so(e, t) {
	if (!e.buffer) return null;
	let n = {
		...io,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = ao(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${oo((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = ao(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${oo((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = ao(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${oo((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function co(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var lo = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = co(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${co(this, e)}`;
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
		throw s.snippet = so(s), new e(r, s);
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
}, uo = {
	BLOCK: 1,
	FLOW: 2
}, fo = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, po = -1;
function mo(e) {
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
var ho = Array(256), go = Array(256);
for (let e = 0; e < 256; e++) ho[e] = +!!mo(e), go[e] = mo(e);
function _o(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function vo(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function yo(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function bo(e, t, n) {
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
function xo(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function So(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = bo(e, i, n);
			r += xo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Co(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = bo(e, i, n);
			r += xo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function wo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = bo(e, i, n).position;
			else if (t < 256 && ho[t]) r += go[t], i++;
			else {
				let n = yo(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = vo(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += _o(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = bo(e, i, n);
			r += xo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function To(e, t, n, r, i, a) {
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
	return i === fo.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== fo.STRIP && u && (l += "\n"), l;
}
function Eo(e, t) {
	if (t.valueStart === po) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case L.SINGLE_QUOTED: return Co(e, n, r);
		case L.DOUBLE_QUOTED: return wo(e, n, r);
		case L.LITERAL_BLOCK: return To(e, n, r, t.indent, t.chomping, !1);
		case L.FOLDED_BLOCK: return To(e, n, r, t.indent, t.chomping, !0);
		default: return So(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Do = {
	filename: "",
	schema: ro,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, R = -1, Oo = Object.prototype.hasOwnProperty, ko = 1, Ao = 2, jo = 3, Mo = 4, No = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Po = /[,\[\]{}]/, Fo = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Io = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Lo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Ro = RegExp(`^(?:${Io})*$`), zo = RegExp(`^(?:${Lo})+$`), Bo = RegExp(`^(?:!(?:${Io})*|${Lo}(?:${Io})*)$`), Vo = {
	filename: "",
	maxDepth: 100
};
function Ho(e, t, n) {
	e.events.push({
		type: I.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Uo(e, t, n, r, i, a, o) {
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
function Wo(e, t, n, r, i, a, o) {
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
function Go(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: I.MAPPING,
		start: t.position,
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R,
		style: uo.FLOW
	});
}
function Ko(e, t, n, r, i, a, o, s, c = fo.CLIP, l = -1, u = !1) {
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
function qo(e, t, n) {
	e.events.push({
		type: I.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Jo(e) {
	e.events.push({ type: I.POP });
}
function z(e) {
	Ko(e, R, R, R, R, R, R, L.PLAIN);
}
function Yo() {
	return {
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R
	};
}
function Xo(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Zo(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function B(e, t) {
	lo.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function V(e) {
	return e === 10 || e === 13;
}
function Qo(e) {
	return e === 9 || e === 32;
}
function $o(e) {
	return Qo(e) || V(e);
}
function es(e) {
	return e === 0 || $o(e);
}
function ts(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function ns(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function rs(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function is(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function as(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function os(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function H(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || $o(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Qo(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!V(r) && r !== 0);
		if (!V(r)) break;
		for (os(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function ss(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || $o(n);
	}
	return !1;
}
function cs(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function ls(e) {
	if (e.position !== e.lineStart) return !1;
	if (ss(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Xo(e);
	cs(e), H(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && ss(e));
	return Zo(e, t), r;
}
function us(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !V(t);) t = e.input.charCodeAt(++e.position);
}
function ds(e, t, n) {
	let r = No.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, B(e, "the stream contains non-printable characters"));
}
function fs(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== R && B(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && B(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !$o(s) && !(n && ts(s));) s === 33 && (a ? B(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Fo.test(o) || B(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Po.test(l) && B(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Ro.test(l) : zo.test(l)) && B(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Oo.call(e.tagHandlers, o) && B(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function ps(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== R && B(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !$o(e.input.charCodeAt(e.position)) && !ts(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function ms(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== R || t.tagStart !== R) && B(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !$o(e.input.charCodeAt(e.position)) && !ts(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an alias node must contain at least one character"), qo(e, n, e.position), !0;
}
function hs(e, t) {
	H(e, !1), e.lineIndent < t && B(e, "deficient indentation");
}
function gs(e, t, n) {
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
			return e.position++, Ko(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.SINGLE_QUOTED, fo.CLIP, -1, i), !0;
		}
		V(a) ? (i = !1, hs(e, t)) : e.position === e.lineStart && ss(e) ? B(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a single quoted scalar");
}
function _s(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Ko(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.DOUBLE_QUOTED, fo.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (V(n)) hs(e, t);
			else if (as(n)) e.position++;
			else {
				let t = is(n);
				for (t === 0 && B(e, "unknown escape sequence"); t-- > 0;) e.position++, rs(e.input.charCodeAt(e.position)) < 0 && B(e, "expected hexadecimal character");
				e.position++;
			}
		} else V(a) ? (i = !1, hs(e, t)) : e.position === e.lineStart && ss(e) ? B(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a double quoted scalar");
}
function vs(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = fo.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? L.LITERAL_BLOCK : L.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = ns(n);
		if (n === 43 || n === 45) i !== fo.CLIP && B(e, "repeat of a chomping mode identifier"), i = n === 43 ? fo.KEEP : fo.STRIP, e.position++;
		else if (r >= 0) r === 0 && B(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && B(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Qo(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && us(e), V(e.input.charCodeAt(e.position)) ? os(e) : e.input.charCodeAt(e.position) !== 0 && B(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (ls(e)) break;
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
		us(e), f = e.position, V(e.input.charCodeAt(e.position)) && (os(e), f = e.position);
	}
	return ds(e, d, f), Ko(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function ys(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === ko;
	if (n === 0 || $o(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || ts(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (es(t) || r && ts(t)) return !1;
	}
	return !0;
}
function bs(e, t, n, r) {
	if (!ys(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === ko, c = !1;
	for (; o !== 0 && !ls(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (es(t) || s && ts(t)) break;
		} else if (o === 35) {
			if ($o(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && ts(o)) break;
		else if (V(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (H(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Qo(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (ds(e, i, a), Ko(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, L.PLAIN, fo.CLIP, -1, !c), !0);
}
function xs(e, t) {
	let n = e.line;
	H(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && B(e, "deficient indentation");
}
function Ss(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Wo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, uo.FLOW) : Uo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, uo.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		xs(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Jo(e), !0;
		o ? n === 44 && B(e, "expected the node content, but found ','") : B(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && $o(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, xs(e, t));
		let c = e.line, l = Xo(e), u = Ts(e, t, ko, !1, !0);
		xs(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, xs(e, t), i || Go(e, l), u || z(e), Ts(e, t, ko, !1, !0) || z(e), xs(e, t), i || Jo(e)) : i && r ? (u || z(e), z(e)) : i ? z(e) : r && (Go(e, l), u || z(e), z(e), Jo(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	B(e, "unexpected end of the stream within a flow collection");
}
function Cs(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !es(e.input.charCodeAt(e.position + 1))) return !1;
	for (Uo(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, uo.BLOCK); e.input.charCodeAt(e.position) === 45 && es(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = H(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && es(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? z(e) : Ts(e, t, jo, !1, !0), H(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && B(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && es(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry");
	}
	return Jo(e), !0;
}
function ws(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && es(l)) o ||= (Wo(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, uo.BLOCK), !0), c === 63 ? (i && z(e), a = !0, i = !0) : (i || (z(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (z(e), !1);
			let t = Xo(e);
			if (!Ts(e, n, Ao, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Qo(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), es(c) || B(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: I.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: uo.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) B(e, "expected ':' after a mapping key");
				else return r.anchorStart !== R || r.tagStart !== R ? (Zo(e, t), !1) : !0;
			} else if (a) B(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== R || r.tagStart !== R ? (Zo(e, t), !1) : !0;
		}
		if (Ts(e, t, Mo, !0, s) && (s = !1), i || (s &&= (z(e), !1)), H(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) B(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && z(e), o && Jo(e), !0) : !1;
}
function Ts(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && B(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Yo(), d = n === Mo || n === jo, f = d, p = d;
	if (r && H(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Xo(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== R || u.anchorStart !== R) && (r === 33 || r === 38)) {
			let n = Xo(e), r = t + 1;
			if (ws(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === I.MAPPING) return e.depth--, !0;
			Zo(e, n);
		}
		if (s && (r === 33 && u.tagStart !== R || r === 38 && u.anchorStart !== R) || !fs(e, u, n === ko) && !ps(e, u)) break;
		l === null && (l = i), H(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Mo) {
		let r = n === ko || n === Ao ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Cs(e, i, u) || ws(e, i, r, u)) || Ss(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Xo(e), n = l.position - l.lineStart;
					Zo(e, l), ws(e, n, r, Yo()) && e.events[t.eventsLength]?.type === I.MAPPING ? c = !0 : Zo(e, t);
				}
				!c && (d && vs(e, r, u) || gs(e, r, u) || _s(e, r, u) || ms(e, u) || bs(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Cs(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== R || u.tagStart !== R || d) && (Ko(e, R, R, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, L.PLAIN), c = !0), e.depth--, c || u.anchorStart !== R || u.tagStart !== R;
}
function Es(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !$o(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && B(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !V(e.input.charCodeAt(e.position));) {
		for (; Qo(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || V(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !$o(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (V(e.input.charCodeAt(e.position)) && os(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && B(e, "duplication of %YAML directive"), r.length !== 1 && B(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && B(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && B(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && B(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Fo.test(t) || B(e, "ill-formed tag handle (first argument) of the TAG directive"), Oo.call(e.tagHandlers, t) && B(e, `there is a previously declared suffix for "${t}" tag handle`), Bo.test(n) || B(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Ds(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (H(e, !0); Es(e);) t = !0, H(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && es(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, H(e, !0), i = e.line > t;
	} else t && B(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && ss(e)) {
		e.position += 3, H(e, !0);
		return;
	}
	if (Ho(e, n, !1), Ts(e, e.lineIndent - 1, Mo, !1, i, i) || z(e), H(e, !0), e.position === e.lineStart && ss(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, H(e, !0), e.line === t && e.position < e.length && B(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === I.DOCUMENT && (o.explicitEnd = r), Jo(e), !r && e.position < e.length && !ls(e) && B(e, "end of the stream or a document separator is expected");
}
function Os(e, t) {
	let n = e.length, r = {
		...Vo,
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
	for (i !== -1 && lo.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (cs(r), H(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Ds(r), r.position === e && B(r, "can not read a document");
	}
	return r.events;
}
({
	...Vo,
	...Do
});
function ks(e, t) {
	return !!(e & 1 << t);
}
var As = {
	applyQuoteFlowKeysOption: Ms,
	doubleQuoteForInvisibles: Ns,
	doubleQuoteWhitespaceOnly: Ps,
	applyForceQuotesOption: Fs,
	tryLongOrMultilineAsBlock: Is,
	quoteInvalidPlain: Ls,
	fallbackToDoubleQuoted: Rs
};
function js(e) {
	return e.presenterOptions.quoteStyle === "single" && ks(e.allowedStylesMask, L.SINGLE_QUOTED) ? L.SINGLE_QUOTED : L.DOUBLE_QUOTED;
}
function Ms(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === L.PLAIN && (e.style = L.DOUBLE_QUOTED);
}
function Ns(e) {
	e.style === L.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function Ps(e) {
	e.style === L.PLAIN && /^\s+$/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function Fs(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== L.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? L.DOUBLE_QUOTED : js(e)));
}
function Is(e) {
	if (e.style !== L.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!ks(e.allowedStylesMask, L.LITERAL_BLOCK)) {
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
function Ls(e) {
	e.style === L.PLAIN && !ks(e.allowedStylesMask, L.PLAIN) && (e.style = js(e));
}
function Rs(e) {
	ks(e.allowedStylesMask, e.style) || (e.style = L.DOUBLE_QUOTED);
}
var zs = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Bs = "[\\n\\r]", Vs = "\\uFEFF", Hs = "[ \\t]", Us = `(?:(?!(?:${Bs}|${Vs}))${zs})`, Ws = `(?:(?!${Hs})${Us})`, Gs = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Ks = "[-?:,\\[\\]{}#&*!|>'\"%@`]", qs = "[,\\[\\]{}]", Js = Ws, Ys = `(?:(?!${qs})${Ws})`, Xs = `(?:(?:(?!${Ks})${Ws})|[?:-](?=${Js}))`, Zs = `(?:(?:(?!${Ks})${Ws})|[?:-](?=${Ys}))`, Qs = `(?:(?:(?![:#])${Js})|:(?=${Js}))#*`, $s = `(?:(?:(?![:#])${Ys})|:(?=${Ys}))#*`, ec = `(?:${Hs}*${Qs})*`, tc = `(?:${Hs}*${$s})*`, nc = `${Xs}#*${ec}`, rc = `${Zs}#*${tc}`, ic = nc, ac = rc, oc = `\\n+${Qs}${ec}`, sc = `\\n+${$s}${tc}`, cc = `${nc}(?:${oc})*`, lc = `${rc}(?:${sc})*`;
RegExp(`^(?:${cc})$`, "u"), RegExp(`^(?:${lc})$`, "u"), RegExp(`^(?:${ic})$`, "u"), RegExp(`^(?:${ac})$`, "u"), RegExp(`^(?:${Gs})*$`, "u"), RegExp(`^(?:${Gs}|\\n)*$`, "u"), RegExp(`^(?:${Us}|\\n)*$`, "u"), Object.keys(As).map((e) => Reflect.get(As, e)), I.DOCUMENT, I.SEQUENCE, I.MAPPING, I.SCALAR, I.ALIAS, I.POP, L.PLAIN, L.SINGLE_QUOTED, L.DOUBLE_QUOTED, L.LITERAL_BLOCK, L.FOLDED_BLOCK, uo.BLOCK, uo.FLOW, fo.CLIP, fo.STRIP, fo.KEEP;
// src/yaml/events.ts
var uc = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const dc = "A manifest is one document: split it into files instead of writing ---.", fc = 2 ** 15, pc = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, mc = /^[^\n]*\n(?=[ \t]*[\]}])/gm, hc = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* gc(e, t, n = fc) {
	let r = t ? e.length : 25e5, i = e.length > n ? bc(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new uc("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new uc("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = _c(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function _c(e, t, n, r) {
	let i = vc(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== I.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== I.SEQUENCE || s.style !== uo.BLOCK) || !c.every(({ type: e }) => e === I.POP) || i.some(({ type: e }) => e === I.DOCUMENT)) throw new uc(dc, t, t);
	r && !a && i.push({ type: I.POP });
	for (let e of a ? [] : i) Tc(e, t);
	return i;
}
function vc(e, t, n) {
	let r = e.slice(t, n).replace(pc, "");
	try {
		return yc(r, t);
	} catch (e) {
		if (!(e instanceof uc) || e.message !== "deficient indentation") throw e;
		let n = yc(r.replace(mc, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === I.SCALAR && (e.fast = !1);
		return n;
	}
}
function yc(e, t) {
	try {
		return Os(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof lo ? new uc(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function bc(e) {
	hc.lastIndex = xc(e).at(-1) ?? e.length;
	let [, t] = hc.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: hc.lastIndex
	};
}
function xc(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const Sc = 2 ** 20, Cc = 2 ** 18;
function wc(e) {
	if (e.length <= Sc) return;
	let t = e.slice(0, Cc), n = t.lastIndexOf(bc(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function Tc(e, t) {
	e.type !== I.POP && e.type !== I.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== I.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === I.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Ec = process.getBuiltinModule("node:module").createRequire(import.meta.url), Dc = (...e) => Ec("./late-yaml.js").parseDocument(...e), Oc = 2 ** 18;
function kc(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [O("yaml", a, { place: Ji(t, r, r + 1) })];
	let o = i + Oc < n.length, s = n.lastIndexOf("\n", i + Oc), c = o ? s > i ? s + 1 : i + Oc : n.length, { problems: l, errors: u } = Ac(t, n, i, c);
	if (l.length === 0) return [jc(e, t, n)];
	let d = Je(t.path, Ji(t, c - 1, c).line);
	return o && u > 1e3 ? [d, ...l] : l;
}
function Ac(e, t, n, r) {
	let i = t.slice(n, r), { errors: a } = Dc(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), o = new T(), s = -Infinity;
	for (let i of a.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [a, c] = i.pos.map((e) => e + n);
		if (r < t.length && c >= r - 1) continue;
		let l = Ji(e, a, Math.max(a + 1, c)), u = l.line > s + 1;
		s = Math.max(s, l.endLine), u && !o.countMore(e.path) && o.add(Mc(zc(t, a) || Ic(i), l));
	}
	return {
		problems: o.problems,
		errors: a.length
	};
}
function jc({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return Mc((e >= r.trimEnd().length ? Pc : Fc.get(t)) ?? (zc(r, e) || i), Ji(n, e, e + 1));
}
function Mc(e, t) {
	return O("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const Nc = "Values are nested too deeply. Use fewer levels.", Pc = "The file ends in brackets or in quotes. Add the closing one.", Fc = new Map([["nesting exceeded maxDepth (500)", Nc], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function Ic(e) {
	if (e.message.startsWith("Maximum call stack")) return Nc;
	if (e.message.startsWith("Missing closing")) return "A text has no closing quote.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return dc;
		default: return `${e.message}.`;
	}
}
function Lc(e, t, n) {
	n.countMore(e.path) || n.add(O("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: Ji(e, t, t + 1) }));
}
const Rc = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function zc(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [], [o] = Rc.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function Bc(e, t) {
	let n = new T();
	for (let { start: r, end: i } of na(e)) n.countMore(t.path) || n.add(O("yaml", ta, { place: Ji(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Vc(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = Yi(t), a = {
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
		return c([O("yaml", e, { place: Ji(a, r, r + 1) })]);
	}
	let l = Bc(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = Uc(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && Oe(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof uc)) throw e;
		return c(kc(e, a, t));
	}
}
const Hc = 1e6;
function Uc(e, t, n, r) {
	return new Wc(e, t, n, gc(t, n, r)).document();
}
var Wc = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new nl();
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
			value: el(e) ? this.value(e, Kc, t) : null,
			span: new rl(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === I.ALIAS ? void 0 : this.anchor(e), a = e.type === I.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === I.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !tl(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
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
		if (--this.depth, this.end = this.after(a ? Zc : this.text.charAt(this.end - 1) === "\n" ? Kc : $c), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new uc("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!el(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new uc("This file has more than 150,000 entries. Divide it into several files.", tl(t) ? t.start : this.end);
			e.push(this.value(t, Yc, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next().value;
			if (!el(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next().value, a = el(i) ? this.value(i, Xc, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && Lc(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, Jc), [n, r] = [tl(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = zc(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
		} else return {
			text: typeof t == "string" ? t : this.text.slice(n, r),
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: n, valueStart: i, valueEnd: a, tagStart: o, fast: s } = e;
		if (o >= 0 && !Gc.has(this.tag(e))) return this.refuseTag(e);
		let c = Math.max(e.anchorEnd, e.tagEnd);
		if (c >= 0 && (this.end = c), i < 0) {
			let e = this.after(c < 0 ? t : qc);
			return (t !== Xc || e > this.end || c >= 0) && (this.start = e), this.end = e, null;
		}
		let l = Eo(this.text, e);
		if (n === L.LITERAL_BLOCK || n === L.FOLDED_BLOCK) {
			this.start = this.after(Qc);
			let e = this.text.slice(i, a);
			this.end = i + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === L.PLAIN ? 0 : 1;
			this.start = i - e, this.end = a + e;
		}
		if (!this.anyText && !(s && this.isStorable) && m.test(l)) return this.refuse(r("This text"));
		if (n !== L.PLAIN || o >= 0) return l;
		let { value: u } = ro.resolveImplicitScalarTag(l);
		return Number.isInteger(u) && !Number.isSafeInteger(u) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : u;
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
		return this.problems.countMore(this.file.path) || this.problems.add(O("yaml", e, { place: Ji(this.file, t, n) })), null;
	}
};
const Gc = new Set(["!!str", "!"]), Kc = /(?:)/y, qc = /[ \t]*/y, Jc = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Yc = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Xc = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Zc = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Qc = /(?:[\s:?-]|#[^\n]*\n)*/y, $c = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function el(e) {
	return e !== void 0 && e.type !== I.POP && e.type !== I.DOCUMENT;
}
function tl(e) {
	return e.type === I.SEQUENCE || e.type === I.MAPPING;
}
var nl = class {
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
}, rl = class e {
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
function il(e, t) {
	let n = new Map(), r = new T(), { value: i, span: a, file: s } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!o(i)) return {
		members: n,
		problems: fl(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, o] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: o,
			span: i
		});
		else if (!r.countMore(s.path)) {
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || Bt(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(O("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: Ki(s, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function al({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: P(e, t) });
}
function ol(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: fl(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new T(), a = t.span.members?.[Symbol.iterator](), s = ul(n);
	for (let c of t.value) {
		let [, l = t.span] = a?.next().value ?? [];
		if (!o(c) && i.countMore(e.file.path)) continue;
		let u = cl(i, e, {
			value: c,
			span: l
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [Je(e.file.path, P(e.file, l).endLine), ...i.problems]
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
function sl(e, t, n) {
	let r = new T();
	return {
		...cl(r, e, t, n, ul(n)),
		problems: r.problems
	};
}
function cl(e, t, n, r, i) {
	let { value: a, span: o } = pl(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new xn();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && dl(t, P(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u } = r, d = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i
	}, f = s.issues.slice(0, Gt + 1);
	gl(f.map((e) => bn(e, {}, sn())), d, e);
	for (let t of s.issues.slice(f.length)) e.countMore(c.path, vl(t));
	return { span: o };
}
const ll = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function ul({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(ll).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function dl({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function fl(e, t, n, r) {
	let i = P(e.file, r);
	return dl(e, i) ? [] : [O(t, n, { place: i })];
}
function pl(e, t) {
	if (!o(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, ml(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, Xi(a, { members: new Map(o) }));
		r = Xi(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function ml(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function hl(e, t) {
	let n = new T();
	return gl(e, t, n), n.problems;
}
function gl(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (bl(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) _l({
		...i,
		keys: [e]
	}, t, n);
	else _l(i, t, n);
}
function _l(e, t, n) {
	if (!n.countMore(t.file.path, vl(e))) for (let r of xl(e, t)) n.add(yl(r, e, t));
}
function vl(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Sl(e.errors) : void 0)?.reduce((e, t) => e + vl(t), 0) ?? 1;
}
function yl(e, { path: t }, n) {
	let r = Tl(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(P(n.file, n.span, t)), String(r)]
	};
}
function bl(e, t, n) {
	return t.some((t) => Tl(n.value, e.path) === void 0 && Ct(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function xl(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => El(e, n, t));
	if (e.code === "invalid_key") return [El(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Tl(t.value, n), i = P(t.file, t.span, n), a = (e, t) => [O(e, t, { place: i })], o = () => a("wrong-type", kl(r, n, t, i)), s = jl(n, t), c = Ml(n, t);
	if (r === void 0) return a("missing-member", `${s} is missing. It is required in ${t.thing}.${c}`);
	if (r === null) return a("null-value", Dl(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Sl(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? hl(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": {
			if (typeof r == "object") return o();
			let t = e.values.map(String);
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${Bt(String(r), t)}`);
		}
		case "custom":
		case "invalid_format": return a("wrong-value", `${s} ${e.message}.${c}`);
		default: return typeof r == "number" ? a("wrong-value", kl(r, n, t, i)) : a("wrong-value", Ol(n, t));
	}
}
function Sl(e) {
	return [...e].sort((e, t) => Cl(t) - Cl(e)).find((e) => Cl(e) > 0) ?? e.find((e) => e.every(wl));
}
function Cl(e) {
	return a(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function wl({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Tl(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function El(e, t, n) {
	let r = Ki(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = `Unknown field "${e}" in ${n.thing}.${Bt(e, i) || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		a = `Unknown field "${e}" in ${Al(t, n)}.${Ml([...t, e], n)}${Bt(e, r)}`;
	} else e === "<<" && (a = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return O("unknown-member", a, { place: r });
}
function Dl(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${jl(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${jl(e, t)} has no value.${Ml(e, t)}`;
	if (n?.empty !== void 0) return `${jl(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".";
	return `${jl(e, t)} has no value. Remove it, or give it a value.${r}${Ml(e, t)}`;
}
function Ol(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${jl(e, t)} is empty.${Ml(e, t)}${n}`;
}
function kl(e, t, n, r) {
	if (t.length === 0) return `This is ${Nl(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${jl(t, n)} is ${Nl(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${jl(t, n)} is ${Nl(e)}.${Ml(t, n)}`;
}
function Al(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Al(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function jl(e, t) {
	let n = Al(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Ml(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Al([n], t)} must be ${r.expects}.` : "";
}
function Nl(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function Pl(e, t) {
	return Fl(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Fl({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Il(e, t, n) {
	let r = Fl(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function Ll({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function Rl(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function zl(e, t, n) {
	let r = Bl(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* Bl(e, t, n, r = new Map()) {
	let i = [], a = {}, o = new Map(), s = new Set();
	for (let c of e) {
		let e = t[c.plural] ?? [];
		if (e.length === 0) continue;
		let u = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = l([
				c.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), d = s?.text === i ? s.read : Ul(c, t, n);
			r.set(o, {
				text: i,
				read: d
			}), u.push(d), yield;
		}
		let d = u.flatMap((e) => e.problems.some(Gl) ? [] : e.entries), p = c.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, m = p.entries;
		a[c.plural] = m;
		for (let e of u) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let h = new T();
		for (let e of m) {
			for (let t of c.checkEntry(e)) h.add(t);
			for (let t of Vl(c, e)) h.add(t);
		}
		f(i, u.flatMap((e) => e.problems), p.problems, c.checkTogether(m), h.problems);
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
		problems: qt(Kl(i, c))
	};
}
function Vl(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [U(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Hl({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Vc(r, i, a), { file: s } = o, { members: c, problems: l } = il(o, n ? [e, "on_create"] : [e]), u = [...o.problems, ...l], d = c.get("on_create"), p = d && n && sl(o, d, n);
	p && f(u, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: u.length > 0 ? u : [al(o, e)]
	};
	let g = ol(o, h, t);
	f(u, g.problems);
	let _ = p?.values ?? {};
	return {
		entries: g.entries.map(({ values: e, span: t }) => ({
			values: e,
			onCreate: _,
			file: s,
			span: t
		})),
		variables: m,
		problems: u
	};
}
function Ul(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = wc(n);
	if (a !== void 0) {
		let { problems: n } = zl([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Gl)) {
			let e = n.some(({ place: e }) => !e) ? [] : [Je(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function Wl(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Ul(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Gl({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Kl(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function U({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = ql(e(t)), d = s ? Ki(n, r, o) : P(n, r, o);
	return {
		...O(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function ql(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Jl({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Yl = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Xl(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !Zl(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Yl.has(r) ? void 0 : Xl(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function Zl(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Yl.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Ql = "Run again. If that does not help, the service has changed or has a fault.";
function $l(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = v(n, ({ id: e }) => e === void 0 ? [] : [e]), s = v(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: U(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Ql}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = Fl(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Ql}`, s = t ? "error" : "warning";
		h.push(O("unusable-response", o, {
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
// src/kinds/registry.ts
let eu = [];
function tu(e) {
	eu = e;
}
function nu() {
	return eu;
}
function ru(e) {
	let t = eu.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function iu(e, t) {
	let n = ru(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function au({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function ou(e, { field: t }) {
	return iu(e, t).role === "text";
}
function su(e) {
	let t = e.projects.map((e) => e.hide_texts ? cu(e) : e), n = e.hide_texts ? du(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function cu(e) {
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done"), a = n && i ? gu(n) : [], o = hu(a), s = lu(r ?? [], a, o);
	return {
		...e,
		problems: t.map((e) => pu({
			...e,
			message: o(e.message)
		}, a)),
		...r && { results: r.map((e) => uu(e, s)) }
	};
}
function lu(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function uu({ change: e, outcome: t }, n) {
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
function du(e) {
	return e.map((e) => pu(e, []));
}
const fu = ["yaml", "text-file"];
function pu(e, t) {
	let { quotes: n = [], code: r } = e, i = fu.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: mu(a, t)
	};
}
function mu(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function hu(e) {
	let t = new ot();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => mu(t.clean(n), e);
}
function gu({ changes: e, kept: t }) {
	let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []);
	return [...e.flatMap(_u), ...n.flatMap(vu)];
}
function _u(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => vu(e)) : e.fields.filter(({ field: t }) => au(iu(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(vu));
}
function vu(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(vu);
}
function yu(e) {
	let t = su(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? xu(t.problems) : t.problems,
		projects: t.projects.map(bu),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(bu)
		} }
	};
}
function bu(e) {
	return e.hide_texts ? xu(e) : e;
}
function xu(e) {
	return Su(e, "");
}
function Su(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && au(iu(String(n), String(e.field)));
	return wu(e, (e, t) => t === "quotes" ? [] : Yl.has(t) ? r ? Cu(e) : e : Su(e, n));
}
function Cu(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? wu(e, Cu) : e;
}
function wu(e, t) {
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
const Tu = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function Eu(e, t) {
	let n = e.projects.map((e) => Ou(e, t));
	return {
		...ju(e, t),
		declared: e.declared,
		projects: n
	};
}
function Du(e, t) {
	return ju(e, (e) => t(e));
}
function Ou(e, t) {
	let n = ju(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: Au(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function ku(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Au(t);
}
function Au(e) {
	return er("sha256").update(e).digest("hex");
}
function ju(e, t) {
	return Nu(e, t, !1);
}
const Mu = new WeakMap();
function Nu(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = Mu.get(t) ?? new WeakSet();
	if (Mu.set(t, r), !n && r.has(e)) return e;
	let i = wu(e, (e, r) => n || !Tu.test(r) ? Nu(e, t, n || Yl.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/files/outputs.ts
async function Pu(e, t, n) {
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
	let p = t.map((e) => M(n.displayRoot, e)), m = Object.values(await zi(u, gr)).flat();
	return Ru(f, [
		...p,
		...m,
		l,
		...s,
		o
	].flat(), n);
}
async function Fu(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await Pu(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await Bu(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : yu(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => Iu(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return Lu(e(a));
		}) : void 0,
		reports: u,
		problems: s
	};
}
async function Iu(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return Lu(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function Lu(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function Ru(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(Yu))), a = new Map();
	for (let t of e) {
		let e = await Yu(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await Hu(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, zu(t, s));
	}
	return r;
}
function zu({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function Bu(e, t, n, r) {
	try {
		await Vu(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return zu(e, `cannot be written: ${hr(t)}`);
	}
}
async function Vu(e, t, n, r) {
	let i = await Hu(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = qu(e.path, n), o = await Xn(e.path).catch(() => void 0);
	if (Uu(e.path, o)) return Zn(e.path, t);
	await ir(a === void 0 && o ? await qn(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function Hu({ path: e, is: t }, n) {
	let r = t === "folder" && Ju(n).includes(e), i = r ? e : qu(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await dr(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return Gu(e);
	let a = await Xn(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Xn(j(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...Uu(e, a) ? [] : [j(e)]];
	return (await Promise.all(o.map(Ku))).every(Boolean) ? void 0 : Wu;
}
function Uu(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Wu = "cannot be written: this user may not write there";
async function Gu(e) {
	let t = await Xn(e).catch(() => void 0);
	return !t && j(e) !== e ? Gu(j(e)) : t?.isDirectory() ? await Ku(e) ? void 0 : Wu : "is a file, or is below one. Choose a folder";
}
function Ku(e) {
	return Bn(e, Vn.W_OK).then(() => !0, () => !1);
}
function qu(e, t) {
	return Ju(t).find((t) => _r(e, t));
}
function Ju({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [M(e)]);
}
async function Yu(e) {
	let t = await Xn(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await br(j(e));
	return Fn(n, jn(e));
}
// src/plan/loss.ts
function Xu(e) {
	return e.action === "update" ? e.fields.some((t) => ed(e.kind, t) || td(e.kind, t) || Zu(e.kind, t)) : e.action === "destroy";
}
function Zu(e, { field: t, before: n, after: r }) {
	return iu(e, t).role === "identity" || n === void 0 || nd(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Qu(e, t) {
	return $u(t) || ed(e, t) || td(e, t);
}
function $u({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || nd(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return nd(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function ed(e, { field: t, before: n, after: r }) {
	return iu(e, t).role === "archive" && n === !1 && r === !0;
}
function td(e, { field: t, before: n }) {
	return iu(e, t).role === "shape" && n !== void 0;
}
function nd(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function rd(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => ad(iu(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function id(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !ad(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function ad(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !nd(n);
}
// src/report/exitCode.ts
function od({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const sd = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function cd({ projects: e }) {
	let t = ({ reason: e }) => sd.includes(e);
	return od({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function ld(e) {
	return e.plan ? cd({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || mt(e.problems) ? "unknown" : "none" : "unknown";
}
function ud({ command: e, projects: t }) {
	return e === "drift" ? cd({ projects: t }) : od({ projects: t });
}
function dd(e) {
	return !ud(e) && !fd(e);
}
function fd(e) {
	return e.stopped !== void 0 || mt(gd(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || _d(e).some(({ outcome: e }) => e.state !== "done");
}
function pd(e) {
	let t = ({ problems: e }) => e.filter((e) => !hd(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return fd({
		...e,
		problems: t(e),
		projects: n
	});
}
function md(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : fd(e) ? 1 : t && ud(e) ? 2 : 0;
}
function hd({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function gd({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function _d({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function vd({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || bd(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function yd({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function bd(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function xd({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Sd(e) {
	return !fd(e) && !Cd(e) && e.projects.every(Ed);
}
function Cd(e) {
	return gd(e).some(({ code: e }) => e === "undeclared-project");
}
const wd = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function Td(e) {
	if (Sd(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && Ed(e) && e.plan?.skipped.length === 0), n = gd(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !wd.includes(e));
	return !t || r || Cd(e);
}
function Ed({ plan: e, target: t }) {
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
function Dd(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Od = [
	"created",
	"updated",
	"renamed",
	"archived",
	"destroyed"
];
function kd(e) {
	return e.action === "create" ? "created" : e.action === "destroy" ? e.how === "archive" ? "archived" : "destroyed" : Ld(e) ? "renamed" : "updated";
}
const Ad = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], jd = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Md = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Nd({ outcome: e }) {
	return bd(e) ? "written in part" : e.state;
}
function Pd(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Dd(Od, t, kd),
		...Dd(Ad, n, ({ reason: e }) => jd[e] ?? "kept"),
		changes: t.length,
		adopted: Rd(e, ({ counts: e }) => e.adopted),
		skipped: Rd(e, ({ skipped: e }) => e.length)
	};
}
const Fd = [...Od, ...Md];
function Id(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Dd(["done", ...Md], t, Nd), i = r.skipped + Rd(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...Dd(Od, n, kd),
		...r,
		skipped: i,
		unfinished: a
	};
}
function Ld(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function Rd(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const zd = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Bd(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => ed(e.kind, t)) ? "removed" : e.fields.filter((t) => ou(e.kind, t)).some((t) => Zu(e.kind, t)) ? "overwritten text" : Xu(e) ? "overwritten" : Ld(e) ? "renamed" : "changed";
}
// src/report/view/view.ts
const Vd = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Hd = [
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
		text: w(e, t)
	}];
}
function Ud(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Wd(e) {
	return e.map((e) => "text" in e ? e.text : Wd(e.words)).join("");
}
function Gd(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Kd(e, t, n = "") {
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
function qd(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${q(n)} more` : "");
}
function Jd(e) {
	return ru(e).words;
}
function Yd(e, t) {
	let { one: n, many: r } = Jd(t);
	return `${q(e)} ${e === 1 ? n : r}`;
}
function Xd({ kind: e, label: t }) {
	let n = C(t), { prefix: r, maxName: i } = Jd(e);
	return r + ee(n, i);
}
function Zd(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${C(n.file)}:${n.line}` : "(not declared)";
}
function Qd({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${C(e)}: `) + (n ? `${w(n.project.name, 80)} (${w(t, 200)})` : w(t, 200));
}
function $d(e) {
	return e.length <= 3 ? e.map((e) => C(e)).join(", ") : K(e.length, "manifest");
}
const ef = n(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function tf(e) {
	return `${ef().format(e * 1e3)} UTC`;
}
function nf(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function rf(e) {
	return `${p("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function af(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${K(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${q(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${lf([e])}${i}${o}`;
}
function of(e, n) {
	let { baseTexts: r, translations: i = 0, languages: a } = rd(e, n);
	if (i === 0) return;
	let o = a.slice(0, 12).map((e) => w(e, 40)), s = a.length - o.length, c = `${K(r, "base text")} ${r === 1 ? "changes" : "change"}`, l = t(s > 0 ? [...o, K(s, "more language")] : o);
	return W`${c}: ${K(i, "translation")} in ${G(l, 1e3)} may be marked unverified.`;
}
function sf(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = cf(t), { waiting: r, kept: i } = Pd(t), a = gf([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[uf(t, "as declared"), ...a].join(", ")}.`;
}
function cf(e) {
	let t = Pd(e);
	return gf([
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
function lf(e) {
	let t = Pd(e), n = t.adopted > 0 ? ` (${q(t.adopted)} to adopt)` : "", r = gf([
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
	return `${(t.changes === 0 ? ["no changes", ...r] : r).join(", ")}; ${uf(e, "unchanged")}.`;
}
function uf(e, t) {
	let n = `${df(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${df(e, "unmanaged")} unmanaged`;
}
function df(e, n) {
	let r = nu().map((t) => ({
		kind: t,
		count: Rd(e, ({ counts: e }) => e.by_kind[t.plural]?.[n] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return r.every(({ kind: e }) => e.words.prefix === "") ? q(Rd(r, ({ count: e }) => e)) : t(r.map(({ kind: e, count: t }) => Yd(t, e.name)));
}
function ff({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${mf(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${K(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${pf(e)}.${a} ${K(t, "request")} in total.`;
}
function pf(e) {
	let t = Id(e), n = gf(Fd.map((e) => [t[e], e]));
	return n.length > 0 ? n.join(", ") : e.every(({ results: e }) => e === void 0) ? "nothing" : "no changes needed";
}
function mf(e, t) {
	return e === t ? K(t, "project") : `${q(e)} of ${K(t, "project")}`;
}
function hf({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [C(e)]), r = n.length > 0 ? W` Not reached: ${G(n.join(", "))}.` : [];
	return W`${Ud(W`${w(e.message, Ne)}`)}${r}`;
}
function gf(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${q(e)} ${t}`] : []);
}
function _f(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return ff(e);
	if (r.length === 0) return vf(e);
	if (t === "drift") return sf(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? af(i.plan, i.effort) : `${mf(r.length, n.length)}: ${lf(r)}`;
}
function vf(e) {
	let { command: n, manifests: r, declared: i } = e, a = gd(e).filter(({ severity: e }) => e !== "notice");
	if (mt(a)) return `${yf(a)}.${n === "validate" ? "" : " Nothing was written."}`;
	let o = t(nu().map(({ name: e, plural: t }) => Yd(i[t] ?? 0, e))), s = a.length > 0 ? `, with ${yf(a)}` : "";
	return `Valid: ${o} in ${K(r.length, "manifest")}${s}.`;
}
function yf(e) {
	let n = wt.flatMap((t) => {
		let n = Rd(e.filter((e) => e.severity === t), Oe);
		return n > 0 ? [K(n, t === "error" ? "problem" : t)] : [];
	});
	return t(n);
}
function bf(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${C(e)}`}`;
}
function xf(e) {
	let t = Dd(Sf, e, Cf);
	return gf(Sf.map((e) => [t[e], e])).join(", ") || "no changes";
}
const Sf = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function Cf(e) {
	let t = Bd(e);
	return t === "removed" || t === "new" ? t : Ld(e) ? "renamed" : "changed";
}
function wf(e) {
	let t = gd(e).filter(({ severity: e }) => e === "error");
	return [
		...Ef(e),
		...t.length > 0 ? [yf(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Tf(e) {
	let t = Ef(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function Ef(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${jf(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Of(e, t === "apply" ? "applied" : "restored");
	let i = kf(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${cf(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...Df(r), ...i];
}
function Df(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Pd(e.map(({ plan: e }) => e));
	return [
		`Translations: ${xf(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [K(i, "conflict")] : [],
		...n > 0 ? [`${K(n, "change")} pending before`] : [],
		...r > 0 ? [`${q(r)} skipped`] : []
	];
}
function Of(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = _d(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { unfinished: a } = Id(n);
	return [
		`Translations ${t}: ${xf(i)}`,
		...a > 0 ? [`${K(a, "change")} not completed`] : [],
		...kf(n.length - r, t)
	];
}
function kf(e, t) {
	return e > 0 ? [`${K(e, "project")} not ${t}`] : [];
}
function Af(e) {
	if (e.is === "not compared") return [W`The manifests were not compared with those of the commit that the pull request would be merged into: ${G(e.why)}.`];
	let t = W`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = G(e.commit.slice(0, 7));
	return [W`${Ud(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Ud(W`${`Difference: ${jf(e.projects)}.`}`)];
}
function jf(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(Ld).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return gf([
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
function Mf(e) {
	let t = e.flatMap(({ kept: e }) => e), n = t.filter((e) => e.waits).length, r = t.filter(({ conflict: e, waits: t }) => !e && !t).length, i = [...n > 0 ? [`${K(n, "text")} waiting`] : [], ...r > 0 ? [`${K(r, "text")} kept`] : []], a = e.some(({ files: e }) => e.length > 0), o = jf(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...a || i.length === 0 ? [o] : [], ...i].join(", ");
}
function Nf(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${K(t, "conflict")}` : "";
	return `Translations from Lokalise: ${Mf(e)}${n}`;
}
function Pf({ filters: e, by_kind: n }) {
	let r = nu().flatMap(({ name: e, plural: t }) => {
		let { chosen: r, declared: i } = n[t] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${q(r)} of ${Yd(i, e)}`] : [];
	}), i = e.map((e) => `--filter ${w(e, 200)}`).join(" ");
	return W`${Ud(W`Only what matches`)} ${G(i, Infinity)}: ${t(r)}.`;
}
// src/model/project.ts
const Ff = ln({
	iso: k(),
	id: k().optional(),
	pluralForms: _n(k()).readonly()
}), If = ln({
	id: k(),
	digest: k().exactOptional(),
	name: k(),
	type: k(),
	baseLanguage: k(),
	languages: _n(Ff).readonly().optional(),
	perPlatformNames: fn(),
	segmentation: fn(),
	autoToggleUnverified: fn().optional()
});
function Lf(e) {
	return e.split(":")[0] ?? e;
}
function Rf(e) {
	let t = Lf(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/view/problems.ts
function zf(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * wt.indexOf(e) + Number(t !== void 0 && en({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Bf(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of g(t === !0 ? [] : e, (e) => Vf(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(en) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Hf(Uf(e), [e, ...t]));
		}
	}
	return zf(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Uf(e, n)));
}
function Vf(e, t) {
	return en(e) ? `${e.severity} ${e.code}` : t || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Jl(e),
		e.place.file
	]);
}
function Hf(e, t) {
	if (t.some(en)) {
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
function Uf({ severity: e, code: t, message: n, place: r }, i = Ne) {
	return {
		...Gd("!", t, r),
		severity: e,
		state: e,
		words: w(n, i - t.length - 3),
		code: {
			name: t,
			address: rf(t)
		}
	};
}
function Wf(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...g(r, ({ outcome: e }) => `${Kf(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Gf(e, w(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => w(e.change.label, 100));
		return [Gf(r, `${(t ? a : a.map(ve)).join(", ")} and ${q(e.length - 3)} more`, e.length, n)];
	});
}
function Gf(e, t, n, r = Ne) {
	return {
		...Gd("!", t, yd(e)),
		count: n,
		severity: "error",
		state: Kf(e.outcome),
		words: w(e.outcome.message, r)
	};
}
function Kf(e) {
	return bd(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var qf = class {
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
new class extends qf {}();
// node_modules/diff/libesm/util/string.js
function Jf(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function Yf(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function Xf(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function Zf(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function Qf(e, t) {
	return Xf(e, t, "");
}
function $f(e, t) {
	return Zf(e, t, "");
}
function ep(e, t) {
	return t.slice(0, tp(e, t));
}
function tp(e, t) {
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
function np(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function rp(e, t) {
	if (t) return ap(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function ip(e, t) {
	if (t) return ap(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function ap(e, t) {
	if (!t) return [ip(e), rp(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = np(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const op = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", sp = RegExp(`[${op}]+|\\s+|[^${op}]`, "ug");
new class extends qf {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = np(e, r);
		} else n = e.match(sp) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && cp(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && cp(n, i, r, null, t.intlSegmenter), e;
	}
}();
function cp(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = ap(t.value, i), [s, c] = ap(n.value, i);
		if (e) {
			let r = Jf(a, s);
			e.value = Zf(e.value, s, r), t.value = Qf(t.value, r), n.value = Qf(n.value, r);
		}
		if (r) {
			let e = Yf(o, c);
			r.value = Xf(r.value, c, e), t.value = $f(t.value, e), n.value = $f(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = ip(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = ip(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = ip(r.value, i), [a, o] = ap(t.value, i), s = Jf(n, a);
		t.value = Qf(t.value, s);
		let c = Yf(Qf(n, s), o);
		t.value = $f(t.value, c), r.value = Xf(r.value, n, c), e.value = Zf(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = ip(r.value, i), n = ep(rp(t.value, i), e);
		t.value = $f(t.value, n);
	} else if (e) {
		let n = ep(rp(e.value, i), ip(t.value, i));
		t.value = Qf(t.value, n);
	}
}
new class extends qf {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${op}]+|[^\\S\\n\\r]+|[^${op}]`, "ug");
		return e.match(t) || [];
	}
}();
const lp = new class extends qf {
	constructor() {
		super(...arguments), this.tokenize = dp;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function up(e, t, n) {
	return lp.diff(e, t, n);
}
function dp(e, t) {
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
function fp(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends qf {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (fp(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends qf {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends qf {
	constructor() {
		super(...arguments), this.tokenize = dp;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(pp(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function pp(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = pp(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = pp(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const mp = new class extends qf {
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
function hp(e, t, n) {
	return mp.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function gp(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function _p(e) {
	if (!gp(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const vp = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function yp(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		up(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(up(n, r, s));
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
			let t = n[e], i = t.lines || Sp(t.value);
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
function bp(e, t) {
	if (t ||= vp, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => bp(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = vp, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + _p(r) + " " + _p(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + _p((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + _p((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + _p((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + _p((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + _p(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + _p(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function xp(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		yp(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? bp(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = yp(e, t, n, r, i, a, o);
		return s ? bp(s, o?.headerOptions) : void 0;
	}
}
function Sp(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function Cp(e, t, { texts: n, full: r }) {
	let i = Rp(e, t), a = td(e, t) ? [Kd(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Kd(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = ou(e, t) && o !== void 0 ? { language: o } : {}, u = Tp(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: Te(e.value, 1e3 + c - 2 - e.start.length)
	}));
	return [
		...s ? [Kd(" ", `in the project, last edited${kp(s)}:`)] : [],
		...u,
		...a
	];
}
const wp = {
	as: "text",
	text: ""
};
function Tp(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || nd(a) ? wp : Vp(e, i, a), c = Vp(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== wp ? Ep(t, s, c, r) : Kp(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => Ep(`${t}.${e}`, n, i, r));
}
function Ep(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...Dp("-", e, t.members, n.members), ...Dp("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Wp(t, n, r), o = Kd("+", `${e} `, Op(n) ? "(empty)" : a);
	if (Op(t)) return [o];
	let s = Kd("-", `${e} `, i);
	return Op(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function Dp(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [Kd(e, `${t} `, qp(i))] : [];
}
function Op(e) {
	return e.as === "text" && e.text === "";
}
function kp({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${w(e, 60)}`} on ${tf(t)}${n ? ", reviewed" : ""}`;
}
function Ap(e, t) {
	return t.flatMap((t) => zp(e, t) ? [] : Rp(e, t)).join(", ");
}
function jp({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => ou(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Rp(e, t)).join(", ")})` : "", a = (t) => `${Rp(e, t)} ${Up(Vp(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !ou(e, t) && !zp(e, t)), c = s.filter((t) => Bp(e, t)).map(a), l = s.filter((t) => !Bp(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function Mp(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${Lp(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Rp(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && Ip[e.cause]) ?? Np[a], l = e.edited ? `: edited${kp(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${Fp(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : Hp, p = Vp(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${Up(p, f)} ${d} (not in the file)${m}`;
	let [h, g] = Wp(Vp(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const Np = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, Pp = {
	"not-verified": "the project does not say that it is verified",
	"not-reviewed": "the project does not say that it is reviewed",
	placeholders: "its placeholders differ from those of the base text",
	"icu-message": "it is not a valid ICU message",
	"missing-plural-form": "it lacks a plural form",
	"text-too-long": "it is longer than char_limit"
};
function Fp({ because: e = [] }) {
	return e.map((e) => Pp[e]).join(", and ");
}
const Ip = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Np.held
};
function Lp(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${Le(t)}` : `owned by others (tag ${Le(t)})`;
}
function Rp(e, { field: t, part: n }) {
	return n !== void 0 && iu(e, t).role === "text" ? Jp(n) : t;
}
function zp(e, { field: t }) {
	return iu(e, t).role === "identity";
}
function Bp(e, { field: t, after: n }) {
	let r = Vp(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Vp(e, t, n) {
	return iu(e, t).show(n);
}
const Hp = 60;
function Up(e, t = 60) {
	switch (e.as) {
		case "text": return Le(e.text, t);
		case "word": return w(e.word, t);
		case "set": return e.members.length > 0 ? qp(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Jp(e)} ${Le(n, t)}`).join(", ");
	}
}
function Wp(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = Ie(C(e.word), C(t.word), n);
		return [Te(r, n), Te(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Up(e, n), Up(t, n)];
	let [r, i] = Ie(C(e.text), C(t.text), n);
	return [Le(r, n), Le(i, n) + Gp(e.text, t.text)];
}
function Gp(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function Kp(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Jp(e),
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
function qp(e) {
	return e.map((e) => ve(Jp(e))).join(", ");
}
function Jp(e) {
	return w(e, 60);
}
function Yp({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Xp?.old !== a || Xp.now !== o) && (Xp = {
		old: a,
		now: o,
		parts: Zp(a, o)
	});
	let s = Xp.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let Xp;
function Zp(e, t) {
	return hp($p(e), $p(t), { maxEditLength: 600 }) ?? [];
}
const Qp = n(() => new Intl.Segmenter("en", { granularity: "word" }));
function $p(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Qp().segment(e), ({ segment: e }) => e));
}
function em(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/removal.ts
const tm = "will be archived";
function nm(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? tm : "will be destroyed";
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: rm(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function rm({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Up(Vp(e, r, i), 90) : "", s = a ? `   (last edited${kp(a)})` : "";
		return {
			...Kd("-", `${Jp(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [Kd("-", `and ${K(a, "more text")}`)] : []];
}
// src/report/view/rows.ts
const im = 1e3;
function am(e, t) {
	if (e.action === "destroy") return {
		...lm("-", e),
		...nm(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => ou(n, e) ? e.part ?? [] : []), a = {
		...lm(cm(e), e),
		...Xu(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? jp(e) : Ap(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Te(r, im)
		};
	}
	let o = r === "create" || Ld(e), s = e.fields.filter((e) => !o || !zp(n, e)).flatMap((e) => Cp(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: w(c, 80) };
	return {
		...a,
		...l,
		...om(e, t),
		lines: s
	};
}
function om(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : sm(e) ? { words: tm } : t === "drift" ? e.edited ? { words: `last changed${kp(e.edited)}` } : {} : Ld(e) ? { words: Jd(e.kind).renamed } : {};
}
function sm({ kind: e, fields: t }) {
	return t.some((t) => ed(e, t));
}
function cm(e) {
	return e.action === "create" ? "+" : sm(e) ? "-" : Ld(e) ? "»" : "~";
}
function lm(e, t) {
	return Gd(e, Xd(t), t.place);
}
function um(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = Te(Mp(e, t, r), r ? Infinity : im), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...lm("!", e),
		words: i,
		...a
	};
}
function dm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = Rp(n, e), [d, f] = Wp(Vp(n, r, i ?? ""), Vp(n, r, a)), p = o ? `, edited${kp(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...lm(l ? "!" : " ", e),
		lines: m.map((e) => Kd(" ", Te(e, im))),
		...l && { isLoss: !0 }
	};
}
function fm({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Up(Vp(t.kind, r.field, e))}` : "";
		return Kd(" ", Te(`${Rp(t.kind, r)}${i} is no longer declared`, im));
	});
	return {
		...lm("-", t),
		isLoss: !0,
		lines: r
	};
}
function pm({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : w(e, 200));
	return {
		...lm("~", r),
		words: `${w(e, 80)}: ${i} → ${a}`
	};
}
function mm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : C(e), [a, o] = Ie(i(t), i(n), 200).map((e) => Te(e, 200)), s = `${w(e, 80)}: ${a} → ${o}`;
	return r ? {
		...Gd("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : Gd(" ", s);
}
function hm({ variable: e, host: t, place: n }) {
	return {
		...Gd("!", `sends \${${C(e)}} to ${C(t)}`, n),
		isLoss: !0
	};
}
function gm(e) {
	return {
		...lm(" ", e),
		words: `id ${w(String(e.id), 80)}`
	};
}
function _m(e) {
	return Gd(" ", C(e));
}
// src/report/view/sections.ts
const vm = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", ym = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with texts that are overwritten in the project",
		meaning: vm
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other values that are overwritten in the project",
		meaning: vm
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
}, bm = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, xm = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": bm,
	overwritten: bm,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: bm,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, Sm = "so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.", Cm = {
	Conflict: {
		open: "conflict",
		heading: "changed in the file and in the project, and not written",
		meaning: `The file and the project both changed the text, ${Sm}`
	},
	Undecided: {
		open: "undecided text",
		heading: "not written, because nothing tells which side changed",
		meaning: `Nothing tells which side changed the text, ${Sm}`
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
}, wm = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function Tm({ reason: e }, t) {
	return Em(t) && e === "archived" ? "Archived" : wm[e] ?? "Kept";
}
function Em({ command: e }) {
	return e === "drift";
}
function Dm(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function Om(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		jm(t.full === "also" ? r.filter((e) => !hd(e)) : r, t),
		Am(i, t),
		...n ? Mm({
			...e,
			plan: n
		}, Dm(e, t)) : [],
		Hm(a, t)
	];
}
function km({ problems: e, results: t = [] }, n = {}) {
	return [...Bf(e, n), ...Wf(t, n)];
}
function Am(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${K(n.length, "change")} not made`,
		rows: Wf(n, t)
	};
}
function jm(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: yf(e),
		rows: Bf(e, t)
	};
}
function Mm({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { sends: o = [] } = Em(n) ? {} : r ?? e, s = (...e) => e.map((e) => Im(e, a, n));
	return [
		...r ? [Fm(r.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: o.map(hm)
		},
		...s("Conflict", "Undecided"),
		...Pm(i, n),
		...s("Archived", "To pull", "Waiting", "Kept"),
		...r ? [zm(r)] : [],
		...Bm(i, n),
		...r ? Vm(r, n) : []
	];
}
function Nm(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Pm(e, t) {
	let n = Em(t) ? xm : ym;
	return [...new Set(zd.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Bd(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${q(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: Nm(i.map((e) => am(e, t)))
		};
	});
}
function Fm(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${K(e.length, "setting")} changed`,
		rows: Nm(e.map(mm))
	};
}
function Im(e, t, n) {
	let r = t.filter((t) => Tm(t, n) === e), { keptElsewhere: i } = n, { heading: a, meaning: o, open: s } = Cm[e], c = !s && i !== void 0 && r.length > 20, l = (c ? Rm(r) : r).map((t) => {
		let r = um(t, n);
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
		rows: c ? Lm(l, 19, i) : l
	};
}
function Lm(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		..._m(`and ${q(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function Rm(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function zm({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...nu().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => _m(`all ${e.many}: no manifest declares any`)), ...e.map(gm)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer managed",
		rows: n,
		title: `${q(n.length)} no longer managed, and unchanged in the project`
	};
}
function Bm(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = am(e, {
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
function Vm({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${K(e.length, "change")}`,
		rows: Nm(e.map((e) => am(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${K(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = am(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Hm(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(gm).sort((e, t) => u(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${q(e.length)}`,
		rows: Lm(r, t, n ?? "the job summary of the workflow lists")
	};
}
function Um(e, t) {
	let n = Dm(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => fm(e, n));
	return [
		Fm(s),
		qm("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		qm("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Km(r, n),
		qm("with another id or former name", a.map(pm)),
		qm("with other values in on_create", o.map(_m)),
		...Bm(r, n)
	];
}
function Wm({ waiting: e, ...t }, n) {
	let r = Dm(t, n);
	return qm("waiting in the project, because of pull.review or pull.checks. To take one: lokaform pull --accept KEY:LANG", e.map((e) => dm(e, r)));
}
function Gm(e, t) {
	let n = Dm(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => fm(e, n)), s = r.filter(({ waits: e }) => !e).map((e) => dm(e, n)), c = s.filter(({ isLoss: e }) => e), l = s.filter(({ isLoss: e }) => !e);
	return [
		qm("in conflict: the manifest keeps its text", c),
		qm("no longer declared", o),
		...Km(i, n),
		Wm({
			...e,
			waiting: r.filter(({ waits: e }) => e)
		}, n),
		qm("different, and kept", l),
		...Bm(i, n)
	];
}
function Km(e, t) {
	let n = (e) => e.action === "create" ? "new" : Ld(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => qm(r, Nm(e.filter((e) => n(e) === r).map((e) => am(e, t)))));
}
function qm(e, t) {
	return {
		part: "plan",
		title: `${q(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Jm(e, t) {
	let n = Ym(su(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => Xm(e, n, s, t)), ...o.map((e) => Zm(e, t))];
	return {
		title: wf(n),
		heading: W`${Tf(n)}${i.length > 1 ? W` · ${K(i.length, "project")}` : []}`,
		state: fd(n) ? "failed" : dd(n) ? "clean" : "open",
		isUntouched: Sd(n),
		lead: eh(n, t),
		stopped: hf(e),
		verdict: th(n, t),
		result: _f(n),
		comparison: a ? Af(a) : [],
		problems: jm(r, t),
		parts: c,
		next: oh(n, t),
		legend: ch(n, c)
	};
}
function Ym(e) {
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
function Xm(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: w(i ?? o?.project.name ?? a, 200),
		heading: W`${G(i ?? a, 80)}${o ? W` · ${G(o.project.name, 80)}` : []}`,
		result: Qm(e, t),
		facts: $m(e, t, n),
		sections: Om(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(he)
	};
}
function Zm(e, t) {
	let { name: n = "" } = e;
	return {
		name: w(n, 200),
		heading: G(n, 80),
		result: jf([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: Um(e, t)
	};
}
function Qm(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${pf([e])}.`;
	if (n) return t === "plan" ? xf(xd(e)).replace(/^n/, "N") : t === "drift" ? sf([e]) : af(n, i);
}
function $m(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = Rf(r), l = vd(e), u = c === void 0 ? [] : [{
		is: "link",
		words: W`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift", f = W`All differences that apply would change are shown, not only those of this pull request.`, p = d ? of(i.project, xd(e)) : void 0;
	return [
		W`Project ${i && !n ? W`${G(i.project.name, 80)} · ` : []}${G(r, 200)}${c === void 0 ? [] : W` · ${u}`}`,
		...i?.filter ? [Pf(i.filter)] : [],
		...a?.is === "not compared" ? [W`${Ud(f)} Lokaform could not find out which are from this pull request: ${G(a.why)}.`] : [],
		...p ? [p] : [],
		...s === void 0 ? [] : [W`The backup is in ${G(s)}.`],
		...l === void 0 ? [] : [W`${bf(void 0)}: ${G(l, 800)}`]
	];
}
function eh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = $d(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? W`the ${s} ${G(o)}` : W`${o}`;
	if (t === "assignee") return W`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return W`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => xd(e).length === 0);
	return Sd(e) || l && u ? W`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? W`No plan could be made for this pull request:` : l ? n === void 0 ? W`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : W`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : W`No plan could be made for this pull request (from ${c}):`;
}
function th(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? rh(e, t) : [nh(e, _f(e))];
}
function nh(e, t) {
	let n = Ud(W`${t}`), r = e.projects.some(({ results: e }) => e);
	return fd(e) ? {
		mark: "bad",
		words: n
	} : dd(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function rh(e, { isPullRequest: t }) {
	if (!fd(e)) return Sd(e) ? [{
		mark: "good",
		words: Ud(W`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = gd(e), r = n.filter(hd), i = n.filter((e) => e.severity === "error" && !hd(e)), a = sh(e) && e.projects.every((e) => xd(e).length === 0);
	return [
		...i.length > 0 ? [nh(e, `${yf(i)}. ${ah(i)}`)] : [],
		...r.length > 0 ? [nh(e, ih(r))] : [],
		...a ? [{ words: W`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function ih(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${q(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${K(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function ah(e) {
	return e.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function oh(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(xd);
	if (r !== "plan" || a.length === 0 || pd(e)) return;
	let o = W`${Ud(W`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? W`${o} When this pull request is merged, the next apply makes these changes in the project.${sh(e) ? W` The changes that are already pending are made as well.` : []}` : W`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${G(n, 200)}. It writes only from the default branch, and from the branches in the input ${G("apply-from")}.` : W`${o} The next apply makes these changes in the project.`;
}
function sh({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function ch(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...sh(e) ? [W`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [W`${_f(e)}`] : [],
			W`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => W`${Ud(W`${e}`)}: ${t}`)
	};
}
function lh(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" ? t : "plan"} · project ${Qd(e)} · ${$d(e.manifests)}`,
		page: Rf(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function uh(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${C(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: fd(e),
		stopped: hf(e),
		backups: n.flatMap((e) => e.backup === void 0 ? [] : [`The backup${r(e)} is in ${C(e.backup)}.`]),
		restores: n.flatMap((e) => {
			let t = vd(e);
			return t === void 0 ? [] : [`${bf(e.name)}: ${C(t)}`];
		}),
		result: a ? _f(e) : void 0
	};
}
function dh(e, t, n) {
	let r = su(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Bf(i, o), ...a.flatMap((e) => km(e, o))], c = !fd(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? W` · ${G(l.name, 80)}` : [], d = _d(r).some(({ outcome: e }) => e.state === "done") ? W`❌ Not everything was applied${u}` : W`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? W`Applied by ${g(W`this run`)}` : g(W`This run`), v = a.some(({ results: e }) => e), ee = v ? W`: ${`${pf(a)}.`}` : W` wrote nothing.`, te = `The figures are for ${K(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? W`✅ Applied${u}` : d,
		lead: [
			W`${_} at commit ${G(p.slice(0, 7))} on ${tf(m)}${ee}`,
			...v && h > 1 ? [W`${te}`] : [],
			...c ? [] : [W`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? fh(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function fh(e) {
	let { projects: t } = e, n = (t) => fd({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? pf([e]) : "not applied";
		return W`${G(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, W`${`… and ${K(i, "more project")}`}`] : r;
}
// src/report/text/progressText.ts
function ph(e, t, n = Infinity, r) {
	let i = e.count && gh(e.count), a = r && r.until > t ? `${_h(r.until - t)}: ${C(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = hh({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(hh(e)),
		o(s),
		c
	].find((e) => Yt(e) <= n) ?? c.slice(0, n);
}
const mh = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function hh({ phase: e, project: t }) {
	let [n, r] = mh[e];
	return t === void 0 || !r ? n : `${r} project ${Le(t, 40)}`;
}
function gh({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? K(e, n) : void 0 : `${q(e)} of ${K(t, n)}`;
}
function _h(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function vh({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${C(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function yh(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${C(r)} is sent again: ${a}.`]);
	};
}
function bh(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = r;
	if (!i) return [];
	let l = s === "drift", { title: u, page: d, file: f } = lh(e, s), p = jh(Om(e, {
		...r,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), {
		paint: t,
		width: n,
		file: f
	}), m = (e) => `  ${t(Ah["!"], Wd(e))}`, h = [
		t("strong", u),
		...d === void 0 ? [] : [`  ${t("dim", d)}`],
		...i.filter ? [m(Pf(i.filter))] : []
	], g = l ? void 0 : of(i.project, i.changes), _ = l ? sf([e]) : af(i, a, o?.length, s === "restore" ? "Restore" : "Apply"), v = [
		...p.length > 0 ? [""] : [],
		...g ? [m(g)] : [],
		t("strong", _)
	];
	return [
		...Xe(h, n),
		...p,
		...Xe(v, n)
	].map(S);
}
function xh(e, { paint: t }) {
	let { comparison: n, parts: r } = Jm({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Wd(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Wd(e))] : [], ...jh(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(S);
}
function Sh(e, t) {
	return Bf(e).map((e) => Ch(e, t));
}
function Ch({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? C(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return S(u.join(": "));
}
function wh({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(he), ...km(e).map((e) => Ch(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Qd(e)}`)] : [], ...i];
	});
	return [...Sh(e, n), ...r.map(S)];
}
function Th(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = uh(e), c = [
		...i ? [t("bad", Wd(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...Xe(c, n), ...o].map(S);
}
function Eh({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${C(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${C(n(e))}. To apply it: lokaform apply --plan ${nf(C(n(e)))}`), r.map(S);
}
function Dh(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, kept: s } = e, c = jh(Gm(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.filter(({ waits: e }) => !e).length, d = s.length - u, f = [u > 0 ? `, and ${K(u, "value")} of the project ${u === 1 ? "differs" : "differ"}` : "", d > 0 ? `; ${K(d, "text")} waiting` : ""].join(""), p = o.length === 0 ? `Pull from ${C(a)}: the manifests stay as they are${f}.` : `Pull from ${C(a)}: ${Mf([e])}.`, m = Xe([t("strong", `From ${C(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...m,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${C(e)}`),
		...Xe([t("strong", p)], n)
	].map(S);
}
function Oh(e, { paint: t, width: n, ...r }) {
	let [, ...i] = jh([Wm(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(S) : [];
}
function kh(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = C(e);
		return xp(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => S(e.split("	").map(C).join("	")));
	});
}
const Ah = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function jh(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Xe([n("strong", e)], r),
		...Mh(i, t)
	]);
}
function Mh(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...Nh(e, r)
	})), a = {
		labels: Ih(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: Ih(i, "at", 24)
	};
	return i.flatMap((e) => Ph(e, a, {
		paint: t,
		width: n
	}));
}
function Nh({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${ve(t)}`;
	return {
		label: ve(e) + i,
		at: n ? ve(Zd({ place: n }, r)) : ""
	};
}
function Ph(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => nn(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(Fh(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(Ah[e.sign], e.sign)} ${ft(i, t.labels)}${d}${ft(n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Yt(p) <= c ? [p, ...u] : [
		...nn(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function Fh(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Yp(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function Ih(e, t, n) {
	return e.map((e) => Yt(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
}
// src/model/variables.ts
function Lh(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Rh(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const zh = /\$\$\{|\$\{([^}]*)\}/g;
function Bh(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(zh)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Vh(e) {
	return [...new Set(Bh(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Hh(e, t) {
	return Bh(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function Uh(e, t) {
	let n = Bh(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Wh(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Wh(t.slice(r), i) : r === t.length;
}
function Wh(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function Gh(e) {
	let [, t = "https", n = ""] = Jh.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Kh(e) {
	return e.replace(Jh, (t, n) => `${n}://${Gh(e)}`);
}
function qh(e, t) {
	return Kh(e) === Kh(t);
}
const Jh = /^(https?):\/\/([^/?#]+)/i;
function Yh(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Xh = "LOKALISE_API_TOKEN", Zh = "LOKAFORM_VARIABLES";
function Qh(e) {
	let t = Rh(e, Zh);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [Zh]: t }, r = [];
	for (let [e, i] of t.split("\n").entries()) {
		let t = i.trim(), [, a, o = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		a === void 0 ? t !== "" && !t.startsWith("#") && r.push(e + 1) : n[a] = o;
	}
	return {
		values: n,
		wrong: r
	};
}
const $h = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function eg(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Rh(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if ($h.test(e) || ig(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = tg(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = rg(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function tg(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [Zh, `Add the line ${e}=… to the secret variables of the workflow`] : ["the environment", `Set ${e} where lokaform runs`];
}
function ng(e) {
	return $h.test(e);
}
function rg(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function ig(e, t) {
	let n = [...zt(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...ag(e)].some((e) => n.some((t) => t.includes(e))));
}
function ag(e) {
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
function og(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function sg() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: a } = e, o = e.equal ?? i, s = e.inPlan ?? ((e) => a.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let a = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (a === void 0) return J;
				let c = e.check?.(a, i);
				if (c) return {
					...J,
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? J : {
					...J,
					issues: [og(r)]
				};
				let u = e.desired ? e.desired(a, l, i) : s(a);
				return l === void 0 && e.unset !== void 0 && o(e.unset, u, i) ? J : l === void 0 ? {
					...J,
					changes: [{
						field: r,
						after: u
					}]
				} : o(l, u, i) ? J : {
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
					after: s(t)
				}];
			},
			write(t, n, r) {
				for (let i of n) e.write(t, a.parse(i.after), r);
			},
			show: (t) => e.show(a.parse(t)),
			stored: (t, n) => e.live(t, n),
			toManifest(t, n) {
				let r = e.live(t, n);
				return r === void 0 ? void 0 : e.toManifest(r);
			},
			isDefault(t, n) {
				let r = e.live(t, n);
				return r === void 0 ? !1 : e.isDefault?.(r) ?? (e.unset !== void 0 && o(r, e.unset, n));
			},
			same: (e, t, n) => o(a.parse(e), a.parse(t), n),
			...t && { languages(e) {
				let n = e[r];
				return n === void 0 ? [] : t(n);
			} }
		};
	};
}
function cg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function lg(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [l(Object.fromEntries(t))];
}
// src/model/digest.ts
function ug(e, t) {
	return er("sha256").update(l([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const dg = {
	kept: [],
	problems: []
};
function fg(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, pg(e, t, i)), c = n === void 0 ? void 0 : ue(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === J ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return dg;
	let p = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", m = Ki(t.file, t.span, [p]), h = {
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
	if (mt(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), ee = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : ug(e.id(n), a);
		return {
			..._g(i, t),
			...o !== void 0 && { seen: o }
		};
	})), te = v === void 0 ? [] : ee.filter((t) => ed(e.name, t)), ne = ee.filter((e) => !te.includes(e));
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
		place: _g(e, t).place
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
	], oe = l.flatMap((e) => e.open), se = hg(e, {
		...t,
		values: o
	}, ne, re);
	if (se) return {
		kept: ae,
		skipped: h,
		problems: [..._, se],
		open: oe
	};
	let x = id(e, n, ne, i.project);
	if (x.length === 0) return {
		kept: ae,
		problems: _,
		open: oe
	};
	let ce = gg(e, n, x), le = r === void 0 ? {} : { renamed_from: r }, de = e.lastEdit(n), S = e.tags(n);
	return {
		change: {
			...h,
			place: mg(m, x),
			ref: a,
			action: "update",
			id: y,
			identity: e.identity(o),
			...le,
			seen: ce,
			...de && { edited: de },
			...S.length > 0 && { tags: S },
			fields: x
		},
		kept: ae,
		problems: _,
		open: oe
	};
}
function pg({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...ct(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function mg(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function hg(e, t, n, r) {
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
function gg(e, t, n) {
	return ug(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function _g(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Ki(t, n, r)
	};
}
// src/plan/declaredContents.ts
function vg(e, t) {
	let n = e.fields.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [l([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => l([
			e.field,
			e.part ?? null,
			e.after
		])))
	};
}
function yg({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : bg(i),
		isNew: n.get("new") === !0
	};
}
function bg(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(bg) : [];
}
function xg(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = [...v(s, o)], l = new Map(c.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Cg(t, e(t).map((e) => Sg(l.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => yg(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [l([...r(e)].sort())]), o((t) => [l(e.identity(t.values))]);
	let c = (t) => bg(e.identity(t.values));
	return o((t) => [...(yg(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Sg(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Cg(e, t, n) {
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
function wg(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return qi(t, n, i ? [i.name, r] : []).path;
}
function Tg(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Eg = new WeakMap();
function Dg(e, t, n) {
	let r = Eg.get(t) ?? new Map();
	Eg.set(t, r);
	let i = l([e.name, n?.name ?? null]), a = r.get(i) ?? kg(e, n ? Og(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Og(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function kg(e, t) {
	let n = v(t, (t) => Ag(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Mg(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : xg(e, {
				target: a,
				head: [t]
			}, (t) => vg(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Mg(e, t).own).filter((e) => e !== t)
	};
}
function Ag(e, t) {
	let { id: n, previously: r = [] } = yg(e, t), i = bg(e.identity(t.values)).map(Ng);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Ng)
	};
}
const jg = new WeakMap();
function Mg(e, t) {
	let n = jg.get(e) ?? new WeakMap();
	jg.set(e, n);
	let r = n.get(t) ?? Ag(e, t);
	return n.set(t, r), r;
}
function Ng(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function Pg(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], l = new Map(c.map((e) => [e, vg(s, e.values)])), u = (e) => l.get(e) ?? vg(s, e.values), d = xg(s, e, (e) => u(e).texts), p = new Set(d.values());
		for (let t of e.target) p.has(t) || i.push(Fg(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = d.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(Ig(s, n, c));
				continue;
			}
			let l = Lg(s, n, e, c, u);
			l && r.push(l);
			let p = u(n).fields, m = [...u(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...Fg(s, n),
				fields: m
			}), f(a, Rg(s, n, e, l?.renamed_from !== void 0)), zg(s, n) !== zg(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function Fg(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = Ki(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function Ig(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !nd(e)).map((e) => _g(e, t));
	return {
		...Fg(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function Lg(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && l(r) === l(n.after) ? [] : [_g({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [u, d] = [e.label(t.values), e.label(n.values)], f = Fg(e, t);
	return {
		...f,
		place: mg(f.place, o),
		ref: r,
		action: "update",
		identity: s,
		...l(s) !== l(c) && d !== u && { renamed_from: d },
		fields: o
	};
}
function Rg(e, t, n, r) {
	let [i, a] = [yg(e, t), yg(e, n)];
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
		...Fg(e, t),
		...n
	}));
}
function zg(e, { onCreate: t }) {
	return l([...vg(e, t).texts]);
}
// src/plan/comparePlans.ts
function Bg(e, t) {
	let n = Vg(t.plan, Kg), r = Jg([e.plan, t.plan]), i = Vg(e.plan, r), a = Ug(e.plan), o = new Set(t.plan.kept.map(Xg)), s = new Set(Qg(t).map($g)), c = new Set((t.plan.sends ?? []).map(Zg)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: Hg(e.plan, Kg, (e, t) => !n(e, t)),
		pending: Hg(e.plan, Kg, n),
		resolved: Hg({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(Xg(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(Zg(e))),
		no_longer_declared: e.unmanaged.filter((e) => l.has(ru(e.kind).plural) && !s.has($g(e)))
	};
}
function Vg({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => l([Gg(e), t]))));
	return (e, t) => n.has(l([e, t]));
}
function Hg({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = Gg(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [Wg(e, a)];
	});
}
function Ug({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map($g)), r = new Set(t.map(({ kind: e, label: t }) => l([e, t])));
	return (e) => r.has(l([e.kind, e.label])) || e.action === "destroy" && n.has($g(e));
}
function Wg(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => iu(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function Gg(e) {
	return e.action === "create" ? l([
		e.kind,
		"new",
		e.identity
	]) : l([e.kind, String(e.id)]);
}
function Kg(e) {
	return e.action === "update" ? e.fields.map(qg) : e.action === "destroy" ? [l(["destroy", e.how])] : [l(["create", ...e.fields.map(qg).toSorted()])];
}
function qg({ field: e, part: t, after: n }) {
	return l([
		e,
		t ?? null,
		n
	]);
}
function Jg(e) {
	let t = new Set(e.flatMap(Yg));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => l([e, t ?? null])) : t.has(Gg(e)) ? Kg(e) : [e.action];
}
function Yg({ changes: e }) {
	return [...g(e, Gg)].flatMap(([e, { length: t }]) => t > 1 ? e : []);
}
function Xg(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return l([
		t,
		String(n),
		r,
		...i
	]);
}
function Zg({ variable: e, host: t }) {
	return l([e, t]);
}
function Qg({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function $g({ kind: e, id: t }) {
	return l([e, String(t)]);
}
// src/settings/changedSettings.ts
function e_(e) {
	return new Map(Vt.flatMap((t) => {
		let n = t === rn ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function t_(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || r_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function n_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => r_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(je) === r);
}
function r_(e, t) {
	return e !== "" && Lf(e).toLowerCase() === Lf(t).toLowerCase();
}
function i_(e, t) {
	return Vt.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return l(r ?? null) === l(i ?? null) ? [] : [{
			name: x(n),
			...r !== void 0 && { before: a_(r) },
			...i !== void 0 && { after: a_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const a_ = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function o_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Vt.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), s = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], c = n.length > 0 ? "an entry of projects" : "lokaform.yaml", l = u_(e, t, {
		members: [...a.map(c_), ...s.map(l_)],
		thing: c,
		within: n
	}), u = (r) => {
		let a = s_(t, r), s = [...n, r], c = {
			members: i.filter(({ parent: e }) => e === r),
			thing: s.join("."),
			within: s,
			group: r
		};
		return u_(e, o(a.value) ? a : {
			...a,
			value: {}
		}, c);
	}, d = new Map(s.map((e) => [e, u(e)])), p = [l, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = s_(t, n), a = r && Array.isArray(i.value) ? ol(e, i, r).problems : [];
		a.length > 0 && l.broken.add(n), f(p, a);
	}
	let m = ({ parent: e }) => e === void 0 ? l : d.get(e), h = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: g } = e;
	return {
		part: {
			get: (e) => {
				let t = m(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => m(e)?.broken.has(e.name) ?? !1,
			place: (e, ...n) => P(g, t.span, [...h(e), ...n]),
			namePlace: (e, ...n) => Ki(g, t.span, [...h(e), ...n])
		},
		problems: p
	};
}
function s_({ value: e, span: t }, n) {
	return {
		value: o(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function c_(e) {
	return e.entries ? {
		...e,
		schema: _n(on()).refine(...Ot)
	} : e;
}
function l_(e) {
	let t = `a mapping such as { ${Vt.filter(({ parent: t }) => t === e).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: gn(k(), on()),
		expects: t
	};
}
function u_({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let s = [], c = (t) => {
		let n = Ki(e, r, [t]), a = At("setting", x({
			parent: i,
			name: t
		}), { place: n });
		return a && s.push(a), !a;
	}, l = Object.entries(o(n) ? n : {}).filter(([e]) => c(e)), u = o(n) ? Object.fromEntries(l) : n ?? {}, d = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), f = mn(Object.fromEntries(d)).safeParse(u).error?.issues ?? [], p = f.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), m = new Set([...p, ...f.flatMap(({ path: [e = []] }) => e).map(String)]), h = new Map(a.members.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), g = {
		...a,
		value: u,
		span: r,
		file: e,
		textAt: t,
		noun: "setting",
		members: h
	};
	return {
		values: Object.fromEntries(l.filter(([e]) => !m.has(e))),
		broken: m,
		problems: [...s, ...hl(f, g)]
	};
}
// src/settings/configFile.ts
function d_(e, t) {
	return M(t.working, E(Et, e) ?? Et.default);
}
async function f_(e, t) {
	let n = d_(e, t), r = E(Et, e) === void 0 || t.commit && !await jr(n, t), i = r ? d_({}, t) : n;
	if (r && !await jr(i, t)) return { problems: [] };
	let a = N(i, t), o;
	try {
		o = Cr(await Sr(i, t));
	} catch (e) {
		if (e instanceof Nr) throw e;
		return { problems: [O("not-read", `The settings in ${a} cannot be read: ${kr(e)}`)] };
	}
	let s = Vc(a, o, { most: Hc });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = h_(s, j(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(p_)
	};
}
function p_({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const m_ = 1e3;
function h_(e, t) {
	let n = o_(e, e), r = g_(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: qt([...n.problems, ...r?.problems ?? []])
	};
}
function g_(e, t) {
	let n = t.get(rn);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(O("bad-setting", e, { place: t }));
	t.get(D) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(D));
	let a = new Map(), o = Object.keys(n);
	if (o.length > m_) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${m_.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(rn)), {
		entries: a,
		problems: r
	};
	let s = s_(e, rn.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(rn));
	let c = new Map();
	for (let t of o) {
		let n = Ki(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: l } = o_(e, s_(s, t), [rn.name, t]);
		f(r, l), a.set(t, o);
		let u = o.get(D), d = c.get(u ?? "");
		u === void 0 ? o.isBroken(D) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : i(`The entries "${t}" and "${d}" have the same project. Declare a project in one entry, with all of its manifests.`, o.place(D));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/rules.ts
function __(e, t) {
	let n = Y(pt, t), r = b_(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? E(i, t.raw) : Y(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Y(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Y(st, t),
		writers: Y(se, t),
		overwrite: Y(ht, t),
		accept: Y(_t, t),
		placeholders: Y(Ge, t),
		incoming: {
			review: Y(Zt, t),
			checks: Y(ie, t)
		},
		checks: v_(t),
		pull: void 0,
		filter: n,
		owner: Y(dt, t),
		prune: Object.fromEntries(i),
		pruneBy: Y(Ye, t),
		onProblem: Y(Tt, t),
		protectedTags: Y(Jt, t),
		limits: Object.fromEntries(a),
		allowRemovals: Y(qe, t),
		allowWrongProject: Y(jt, t)
	};
	return {
		rules: o,
		problems: e.flatMap((e) => S_(e, o, t))
	};
}
function v_(e) {
	let t = Qt.map((t) => [t.name, Y(t, e)]);
	return Object.fromEntries(t);
}
function y_(e) {
	let { value: t = {}, part: n } = T_(st, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(st, e)]));
}
function b_(e) {
	return Ft.some((t) => E(t, e) !== void 0);
}
function x_(e, t) {
	let n = (E(pt, e) ?? []).length > 0;
	if (!n && (!b_(e) || E(tn, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (ge.flatMap((t) => [E(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Ft.map((e) => `--${Ce(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Ce(tn)}.`}`;
	return [O("bad-setting", a, { severity: "notice" })];
}
function S_(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = x(a), { place: s } = T_(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Fl(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(dt) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Pl(e, t) === void 0 && !l(Ye) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const C_ = [{
	row: _e,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: Mt,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function w_(e) {
	return E(pt, e) === void 0 ? [] : C_.filter(({ row: t }) => ![void 0, !1].includes(E(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${Ce(e)}: ${t}. Remove one of them.`;
		return O("bad-setting", n);
	});
}
function T_(e, { raw: t, environment: n, parts: r }) {
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
function Y(e, t) {
	return T_(e, t)?.value;
}
// src/settings/token.ts
async function E_(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Gn(M(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${kr(e)}`);
	}
}
const D_ = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function O_(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Rh(t, e.get(je) ?? "")).filter((e) => e !== void 0 && rg(e) === void 0), i = [
		n,
		t[Xh],
		Rh(t, "INPUT_TOKEN"),
		...r,
		...k_(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function k_(e) {
	return Object.entries(e).flatMap(([e, t]) => D_.test(e) && t || []);
}
const A_ = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function j_(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a }) {
	let o = e?.get(je);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [A_] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [O(n, t, { place: e.place(je) })] : []
	});
	if (!M_(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !n_(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = Rh(t.values, o) || void 0;
	if (c === void 0) {
		let [e, n] = tg(o, t);
		return s(`${o} is not set in ${e}. It must contain the API token of this project. ${n}, from a secret.`, "no-token");
	}
	let l = rg(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function M_(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : ng(e) || ig(Rh(t, e) ?? "", k_(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function N_(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = gr }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await f_(t, n), p = await E_(E(oe, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: h, wrong: g } = Qh(r), _ = O_(d, {
		...r,
		...h
	}, m), v = {
		values: h,
		tokens: _,
		allowed: E(rt, t)
	}, ee = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, te = Y(fe, ee), y = $_(t, d, a), b = e !== "validate" && !te, re = {
		raw: y.names.length > 1 ? {
			...t,
			[Ce(D)]: []
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
	}, ie = d === void 0 && f.length > 0, ae = (e) => L_(e, e === void 0 ? void 0 : d?.projects?.get(e), re), se = ie ? [] : y.names.map(ae), x = se.map(({ settings: e }) => e), ce = y.others.map((e) => ae(e).settings), le = ({ showTexts: e }) => e, ue = {
		kinds: nu(),
		command: e,
		apiUrl: Y(lt, ee),
		projects: x,
		others: ce.flatMap(({ manifests: e }) => e ?? []),
		showTexts: x.every(le) && (!u || u.is === "read" && u.projects.every(le)),
		usable: v,
		secrets: [..._.map(kt), ...[...x, ...ce].flatMap((e) => e.secrets)],
		timeLimit: Y(ne, ee),
		...F_(t, ee, n),
		combines: !1,
		matrix: te,
		reports: [],
		backupDir: I_(E($e, t) ?? i, n),
		restoreFlags: Ht(t, [
			Et,
			...d ? [D] : [],
			oe,
			lt
		])
	}, de = re.online && x.some(({ inFile: e }) => e.get($t) !== !1), S = [
		...p.problems,
		...Dt(t),
		...f,
		...y.problems,
		...se.flatMap((e) => e.problems),
		...re.online ? x_(t, d) : [],
		...w_(t),
		...g.map(P_)
	];
	if (u?.is === "missing" && de) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		S.push(O("not-read", e, { severity: "notice" }));
	}
	return {
		settings: ue,
		problems: ut(S)
	};
}
function P_(e) {
	let t = `Line ${e} of ${Zh} is not NAME=value. In a workflow, correct the secret variables: one line for each variable, and no line breaks in a value.`;
	return O("variable", t);
}
function F_(e, t, n) {
	return {
		format: Y(Pe, t),
		detailedExitcode: Y(Fe, t),
		all: Y(an, t),
		publish: Y(Ze, t),
		failOnDrift: Y(gt, t),
		applyFrom: Y(Nt, t),
		yes: Y(Lt, t),
		verbose: Y(Ut, t),
		quiet: Y(Ve, t),
		force: Y(tt, t),
		out: I_(E(It, e), n),
		report: [...new Set(Y(Ue, t).map((e) => M(n.working, e)))],
		plan: I_(E(_e, e), n),
		configFile: d_(e, n)
	};
}
function I_(e, { working: t }) {
	return e === void 0 ? void 0 : M(t, e);
}
function L_(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = c ? q_(d[0], n) : G_, m = {
		name: e,
		id: p.id ?? ""
	}, h = j_(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: m
	}), g = __(nu(), f), _ = !(l && d.some((e) => e.isBroken($t))) && Y($t, f);
	return {
		settings: {
			name: e,
			id: p.id ?? "",
			secrets: p.secrets,
			token: h.token,
			manifests: R_(f, n),
			rules: g.rules,
			inFile: e_(d),
			pulledLanguages: T_(ke, f),
			languagePlaces: y_(f),
			useAutomations: Y(it, f),
			concurrency: Y(b, f),
			rate: Y(ze, f),
			showTexts: _ && t_(u, m)
		},
		problems: [
			...p.problems,
			...h.problems,
			...g.problems
		]
	};
}
function R_({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Ft) {
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
	let o = z_(t, i);
	return o && {
		kinds: nu(),
		globs: a,
		texts: o,
		folder: i
	};
}
function z_(e, t) {
	if (e.some((e) => e.isBroken(Me))) return;
	let n = e.find((e) => e.get(Me) !== void 0), r = n?.get(Me)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place(Me, r, "files");
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
		...B_(e, r)
	}));
}
function B_(e, t) {
	if (e.language === void 0 || yt(e.files)) return {};
	let [n, r] = t.filter(({ files: t, keyName: n, platform: r }) => yt(t) && Nn(t) === Nn(e.files) && n === e.keyName && r === e.platform);
	return n?.languages && !r ? { others: n.languages } : {};
}
const V_ = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, H_ = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, U_ = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, W_ = {
	where: "the setting project",
	instead: "write the id itself"
}, G_ = {
	secrets: [],
	problems: []
};
function K_(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [O(n, e, { ...t && { place: t } })]
	};
}
function q_(e, t) {
	let n = J_(e, t), { id: r } = n, i = E(Kt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Lf(r))) return n;
	let a = E(D, t.raw) !== void 0, o = a || e?.get(D) === void 0 ? void 0 : e.place(D), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...K_(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function J_(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = E(D, t);
	if (a !== void 0) return X_(a);
	let o = e?.get(D);
	return e && o !== void 0 ? Y_(o, n, e.place(D)) : e?.isBroken(D) || r?.projects ? G_ : i === void 0 ? K_("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Vh(i).length > 0 ? Y_(i, n, void 0) : {
		...G_,
		id: i
	};
}
function Y_(e, t, n) {
	if (Vh(e).length === 0) return Z_(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return K_("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = eg(r, W_, t);
	if ("message" in o) return K_(o.message, n, o.code);
	let { value: s } = o;
	if (!U_.test(s)) return K_(`The value of ${a} ${Q_}`, n);
	let c = Z_(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Lf(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function X_(e, t = "project") {
	let [n, r] = H_.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Z_(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? K_(`${i} is the URL of a branch. Give the id with :branch after it.`) : Z_(r.replace(/%3a/i, ":"), i);
}
function Z_(e, t, n) {
	return V_.test(e) ? {
		...G_,
		id: e
	} : K_(`${t} ${Q_}`, n);
}
const Q_ = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function $_(e, t, n) {
	let r = E(Ke, e), i = t?.projects && [...t.projects.keys()];
	if (!i) return {
		names: [void 0],
		others: [],
		problems: r ? [O("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = Bt(e, i) || ` There are ${i.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(D) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [D, ...Ft] : [];
	for (let t of c.filter((t) => E(t, e) !== void 0)) {
		let e = `The option --${Ce(t)} (in the action: ${Ce(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(O("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/kinds/declaration.ts
function ev({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => iv(n, t[e] ?? [])));
}
function tv({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(ct)))];
}
function nv(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => rv(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function rv(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function iv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Ki(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function av(e, t, { second: n, first: r, field: i }, a = "") {
	let o = P(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${ov(P(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return O(e, s, { place: o });
}
function ov({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function sv(e, t) {
	let n = ev(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...cv(e, t),
		...lv(i, t),
		...mv(r, t)
	];
}
function cv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { scope: "project" })];
}
function lv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...g(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = Bt(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = `Project ${t.name} has no language "${e}".${o} ${l}`;
		return O("unknown-language", u, {
			place: r.place,
			scope: "project"
		});
	});
}
function uv({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Qe(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [O("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const dv = /(?:^|\/)values\/[^/]+\.xml$/;
function fv({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => dv.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function pv(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${Bt(e, r)}`;
		return [O("unknown-language", i, {
			place: n,
			severity: "warning",
			scope: "change"
		})];
	});
}
function mv(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function hv({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function gv({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await vv(o, o.manifests, t, n, r);
		if (!e) break;
		f(a, e.problems.map(bv(o, e.isDoubtful)));
		let { declared: s, manifests: c, textFiles: l, isDoubtful: u } = e;
		i.push({
			settings: o,
			declared: s,
			manifests: c,
			textFiles: l,
			...u && { isDoubtful: u }
		});
	}
	return {
		reads: i,
		problems: [...a, ...xv(i)]
	};
}
async function _v(e, t, n, r, { signal: i = gr, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await Li(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = Bl(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await Qn(), o?.({
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
		textFiles: Rl(c)
	};
}
async function vv(e, t, n, r, i) {
	let a = await _v(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a?.problems.some(o)) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e));
	if (s.size === 1 && !s.has(void 0)) return a;
	if (!i.findProject) return yv(a, o);
	let c = await i.findProject(e);
	if (!c) return a;
	let l = t.texts.map((e) => ({
		...e,
		base: c.baseLanguage
	})), u = await _v(e, {
		...t,
		texts: l
	}, n, r, i);
	if (!u) return;
	let d = re(u.problems) ? [] : uv(a, c);
	return {
		...u,
		problems: [...u.problems, ...d]
	};
}
function yv(e, t) {
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
function bv({ rules: e }, t = !1) {
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
function xv(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Sv(t, e) !== void 0), a = i && Sv(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function Sv(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Lf(e.settings.id) !== Lf(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const Cv = {
	entries: {},
	variables: new Map()
};
async function wv(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => N_(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[Ce(Ke)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await gv({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => Lh(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), ee = [...h.filter(({ code: e }) => !Dv.includes(e)), ...v].find(Ov);
	return ee ? {
		is: "missing",
		why: kv(ee)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function Tv(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await N_("plan", {
		...e,
		[Ce(Ke)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: kv(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Ev = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Dv = ["unset-variable", "project-not-allowed"];
function Ov({ severity: e, code: t }) {
	return e === "error" && !Ev.includes(t);
}
function kv({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Zd({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Av(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => Mv(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? Cv, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? hv(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		kinds_no_longer_declared: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: i_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function jv(e, t) {
	let n = e && Av(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function Mv({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(D));
}
function Nv(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("undeclared-project", t, { severity: "warning" });
	});
}
function Pv(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? kv(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Bg(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Fv({ kinds: e }, { problems: t }, n, r) {
	if (mt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Iv(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => Lv(e, t, c.get(t), l.get(t)))
	};
}
function Iv(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function Lv(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...Pg(e, n?.declared ?? Cv, r?.declared ?? Cv),
		settings: i_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function Rv(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = yh(t), l, u, d = 0, f, p = () => {
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
function zv(e, t) {
	return Rv({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(ph(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
const Bv = "lokaform-backup";
function Vv(e) {
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
		showProblems: (e) => Hv(e, r),
		ask: i && ((e, t) => le(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Wv(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => Xv(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function Hv(e, t) {
	Uv(Sh(e, t.errorScreen.paint), t);
}
function Uv(e, { error: t, errorScreen: { width: n } }) {
	Xe(e, n).forEach(t);
}
function Wv(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Gv(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(vh(e));
		},
		...s ? void 0 : qv(n, u),
		onPlan: (r) => Jv(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new ci({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function Gv(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(Kv(r, i, t));
	};
}
function Kv({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(kd)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = Yd(s, e), u = o === s ? l : `${q(o)} of ${l}`, d = n.filter(bd).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${q(d)} in part` : ""}`;
}
function qv({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Rv({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(ph(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : zv(t, n);
}
async function Jv(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Yv(t, r);
	if (l && r.showPlan && (!t.quiet || c) && bh(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || bh(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return Xe(Sh(e.problems, d), f).forEach(i.prompt), le("Apply this plan?", c, n);
}
function Yv({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function Xv(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(Pt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Uv(wh(e, s.paint), i), c !== "text") return;
	if (l && (u === "plan" || u === "drift")) for (let n of e.projects) {
		let e = bh(n, {
			...Yv(t, r),
			width: void 0
		}).slice(-1);
		Xe(e, o.width).forEach(i.out);
	}
	fd(e) ? Th(e, s.paint, s.width).forEach(i.error) : Th(e, o.paint, o.width).forEach(i.out);
	let d = (e) => N(e, { displayRoot: a });
	if (l) return;
	[...Eh(n, d), ...Zv(e, t, r)].forEach(i.out);
	let f = Qv(e);
	f !== void 0 && s.width !== void 0 && Uv([s.paint("dim", f)], i);
}
function Zv(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || pd(e) || !od(e)) return [];
	let i = gd(e).some(hd) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = Ht(r, et("option", ["apply"])).map(nf);
	return [`To make ${i}: ${C(["lokaform apply", ...a].join(" "))}`];
}
function Qv(e) {
	let t = gd(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-confirmed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const $v = [
	"key:",
	"tag:",
	"file:"
];
function ey(e) {
	return $v.find((t) => e.startsWith(t));
}
function ty(e, t) {
	return e.length === 0 || e.some((e) => ry(e, iy(t)));
}
function ny(e, t) {
	if (e.length === 0) return [];
	let n = t.map(iy);
	return e.filter((e) => !n.some((t) => ry(e, t)));
}
function ry(e, t) {
	let n = ey(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => Se(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function iy({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : bg(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => bg(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function ay(e, t) {
	return ny(e, cy(t)).filter((e) => !e.startsWith("tag:")).map((e) => oy(e, t));
}
function oy(e, t) {
	let n = ey(e), r = cy(t).flatMap((e) => iy(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${Bt(e, i)}`;
	return O("unknown-filter", a);
}
function sy(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => oy(e, n));
}
function cy(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function ly(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function uy(e, t, n) {
	let r = hy(t), i = e.flatMap(ly).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : ty([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function dy(e, t, n, r) {
	let i = uy(e, t, n);
	return i === "text" || i === "key" && !r;
}
function fy(e, t, n) {
	let r = n.flatMap(my);
	return t.filter((e) => !ly(e).some(({ keys: e }) => r.some((t) => ty([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = ly(t), a = Bt(n, [...new Set(r.flatMap(hy))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return O("unknown-text", o);
	});
}
function py(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = my(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = ly(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => ty([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => ty([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.`;
		return s.length === 0 ? [] : [O("unknown-text", u, { scope: "project" })];
	});
}
function my(e) {
	return cy([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function hy({ kind: e, entry: t }) {
	return bg(e.identity(t.values));
}
// src/keys/liveKey.ts
function gy({ is_reviewed: e, is_unverified: t }) {
	return {
		verified: t === !1,
		reviewed: e === !0 && t !== !0
	};
}
function _y(e, t) {
	let n = An(e) ?? {}, r = Cn(n.key_id), i = wy(n.key_name), a = En(n.platforms, A), o = h.filter((e) => a?.includes(e)), s = Object.keys(Fy(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Ty(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: Cy.safeParse(n.filenames).data,
		tags: En(n.tags, A),
		is_plural: kn(n.is_plural),
		is_archived: kn(n.is_archived)
	};
	if (!Tn(d) || u.length > 0) {
		let e = [...Sn(d), ...u.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let f = o.length < new Set(a).size;
	return { key: {
		...d,
		...f && { onOtherPlatform: f },
		...by(n),
		translations: c
	} };
}
const vy = {
	description: A,
	context: A,
	plural_name: A,
	is_hidden: kn,
	char_limit: Dn,
	custom_attributes: Sy,
	modified_at_timestamp: wn,
	translations_modified_at_timestamp: wn
}, yy = Object.entries(vy);
function by(e) {
	return Object.fromEntries(yy.map(([t, n]) => [t, n(e[t])]));
}
function xy(e) {
	return Object.keys(vy).filter((t) => e[t] === void 0);
}
function Sy(e) {
	let t = A(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
const Cy = ln({
	ios: k(),
	android: k(),
	web: k(),
	other: k()
});
function wy(e) {
	let t = An(e) ?? {}, n = {};
	for (let e of h) {
		let r = A(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function Ty(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Ey(An(n) ?? {});
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
function Ey(e) {
	return {
		language_iso: A(e.language_iso),
		translation: A(e.translation),
		modified_by: Cn(e.modified_by),
		modified_by_email: A(e.modified_by_email),
		modified_at_timestamp: wn(e.modified_at_timestamp),
		is_reviewed: kn(e.is_reviewed),
		is_unverified: kn(e.is_unverified)
	};
}
function Dy(e, t = []) {
	return Array.from(e, (e) => _y(e, t));
}
function Oy(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function ky(e) {
	let t = Oy(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const Ay = (e) => {
	let t = e.exactOptional();
	return mn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, jy = Ay(k()), My = Ay(k().min(1));
function Ny(e, t) {
	return typeof e == "string" ? e : e[t];
}
function X(e, t = h) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of h) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function Py(e, t = h) {
	let n = X(e, t);
	return (n.length > 0 ? n : X(e)).join(" / ");
}
function Fy(e, t) {
	let n = {};
	for (let r of h) {
		let i = Ny(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function Iy(e) {
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
const Ly = sg();
function Ry(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function zy(e, t) {
	let n = e;
	return Ly({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: k(),
		value: k(),
		unset: "",
		live: (e) => e[n],
		toManifest: Ry,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function By(e, t = () => void 0) {
	let n = e;
	return Ly({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: fn(),
		value: fn(),
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
const Vy = Ly({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: vn().min(0),
	value: vn(),
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
}), Hy = gn(k(), cn()), Uy = Ly({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: Hy,
	value: cn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(Wy(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = Hy.safeParse(e);
		return t.success ? Ry(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Wy(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Gy({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Ky = Ly({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: _n(yn(h)).min(1),
	value: _n(yn(h)),
	live: (e) => e.onOtherPlatform ? void 0 : Jy(e.platforms),
	inPlan: (e) => Jy(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), qy = Ly({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: _n(k().min(1)),
	value: _n(k()),
	unset: [],
	live: (e) => Yy(e.tags),
	check: (e, { rules: t }) => {
		let n = ue(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Yy(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Yy([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: Ry,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Yy([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Jy(e) {
	return h.filter((t) => e.includes(t));
}
function Yy(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const Xy = Ly({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: dn([k().min(1), My.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: jy,
	live: (e, { platforms: t }) => Fy(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = X(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Fy(e, n)
		} : a;
	},
	inPlan: (e) => Fy(e, h),
	check: Zy,
	merge: $y,
	carries: (e, t) => h.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = X(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Iy(t);
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
function Zy(e, { project: t, platforms: n }) {
	let r;
	return !t.perPlatformNames && X(e).length > 1 ? r = `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.` : t.perPlatformNames && X(e, n).length === 0 && n.length > 0 && (r = `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`), r === void 0 ? void 0 : {
		code: "same-names-needed",
		message: r,
		path: []
	};
}
const Qy = Ly({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: jy,
	value: jy,
	unset: {},
	live: (e) => eb(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => h.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => Ry(eb(e)),
	merge: $y,
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
		slots: eb(e)
	})
});
function $y(e, t, n) {
	let r = {};
	for (let i of h) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return eb(r);
}
function eb(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const tb = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, nb = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, rb = Object.keys(nb), ib = new RegExp([
	tb.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), ab = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, ob = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, sb = "[VOID]";
function cb(e, t) {
	return e === t || e === "" && t === sb || t === "" && e === sb || t.includes("[%") && lb(e, t) !== void 0 || e.includes("[%") && lb(t, e) !== void 0;
}
function lb(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(tb)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(ub(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function ub([e, t, n = "", r, i], a) {
	let o = mb(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = mb(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${mb(n)}(?:hh?|ll?|[qjztL])?[${nb[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function db(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(tb)];
		e.length > 0 ? t += 1 : a.match(ib) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var fb = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = n(() => e.both.flatMap(([e, t]) => hb(t).flatMap(([t, n]) => lb(new Map(hb(e)).get(t) ?? "", n) ?? [])));
	}
	#n = n(() => {
		let e = this.#e.live.flatMap(hb).flatMap(([, e]) => [...e.matchAll(tb)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return pb(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, r, i) {
		if (r === "as-written") return e;
		let a = n(() => r === "universal" || (this.#a(t) ?? i().isUniversal));
		return pb(e, (e) => e.match(ib) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(tb)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(tb, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = ob.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return lb(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(hb).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${ub(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = hb(t).map(([, e]) => e);
			if (e.some((e) => e.match(tb))) return !0;
			if (e.some((e) => e.match(ib))) return !1;
		}
	}
	#o(t, n) {
		if (ab.test(t) || (t.match(ib)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(ib, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${ub(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = rb.find((e) => nb[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return lb(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function pb(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function mb(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function hb(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const gb = gn(k(), k()), _b = dn([k(), gb]);
function vb(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = gb.safeParse(JSON.parse(e));
		return t.success ? xb(t.data) : e;
	} catch {
		return e;
	}
}
function yb({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function bb(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function xb(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Sb(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || Cb(e) && Cb(t) || typeof e == typeof t && cb(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => cb(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function Cb(e) {
	return typeof e == "string" ? e === "" : Object.keys(xb(e)).length === 0;
}
const wb = gb.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: c }
}), Tb = dn([k(), wb]), Eb = gn(k().min(1), Tb), Db = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Ob = (e) => _n(mn({
	language_iso: k().min(1),
	translation: e
})).refine(Db, "has a language twice"), kb = Ob(on()), Ab = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: dn([Eb, Ob(Tb).transform(Nb).pipe(Eb)]),
	rewrite: Mb,
	diff({ translations: e }, t, r) {
		let { listed: i, project: a } = r;
		if (!e && i.length === 0 || a.segmentation) return J;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = n(() => zb(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, n]) => Fb(e, n, {
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
			translation: _b.parse(n)
		}));
	},
	show(e) {
		let t = _b.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: xb(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = yb(e, n);
		return r && vb(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = vb(n, t);
			return Cb(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => Ab.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = yb(e, t);
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
		let n = yb(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...Vb(n, vb(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = yb(e, t);
		return !n || n.is_unverified !== !0 && !Cb(vb(n.translation, e.is_plural));
	},
	same: (e, t) => Sb(_b.parse(e), _b.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function jb(e, t, n, r, i = "") {
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
		let t = c.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Bt(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function Mb(e) {
	if (!Array.isArray(e)) return;
	let t = kb.safeParse(e);
	if (t.success) return {
		value: Nb(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Nb(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function Pb({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => lg(vb(t, e)));
}
function Fb(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : jb(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return Ib(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && Ib(e, t, Object.fromEntries(s), n, r) || J,
		issues: o
	};
}
function Ib(e, t, n, { key: r, placeholders: a }, { rules: o, verdicts: s, storedForm: c = () => Rb }) {
	let l = xt(o, e);
	if (l === "ignore") return;
	let u = "translations", d = (e, t) => {
		let r = _b.parse(e.after), s = a().stored(r, t, o.placeholders, c), l = t === void 0 ? s : Lb(s, n, t);
		return {
			...J,
			changes: [i(l, r) ? e : {
				...e,
				sent: l
			}]
		};
	};
	if (!r) return n === void 0 ? void 0 : d({
		field: u,
		part: e,
		after: n
	});
	let f = yb(r, e);
	if (!f && n === void 0) return;
	if (!f) return {
		...J,
		issues: [og(`${e} text`, [e])]
	};
	let p = vb(f.translation, r.is_plural);
	if (n !== void 0 && Sb(p, bb(n, p))) return;
	let m = a().native(p), h = (n, r = []) => ({
		...J,
		kept: [{
			field: u,
			part: e,
			live: m,
			...Vb(f, m),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return Cb(m) ? void 0 : h({ reason: "pull" });
	let g = bb(n, m), _ = d({
		field: u,
		part: e,
		before: m,
		after: g,
		...Vb(f, m)
	}, p);
	if (l === "enforce" || Cb(m)) return _;
	let v = l === "seed";
	if (v && !o.pull && o.overwrite.length === 0) return h({ reason: "held" });
	if (!v && Bb(m, g)?.length === 0) return _;
	let { modified_by: ee, modified_by_email: te, modified_at_timestamp: ne } = f, y = {
		id: String(r.key_id),
		language: e,
		live: m,
		...ne && { at: ne },
		by: {
			id: ee,
			address: te
		},
		...v && { isHeld: !0 }
	}, b = s(y);
	if (!b) return h({ reason: "undecided" }, [y]);
	if (b.is === "write") return _;
	let re = "cause" in b ? { cause: b.cause } : {}, ie = b.is === "pull" && b.landed !== void 0 ? { landed: b.landed } : {};
	return h({
		reason: b.is,
		...re,
		...ie
	});
}
function Lb(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return bb(Object.fromEntries(r), n);
}
const Rb = {
	isUniversal: !1,
	isNumbered: !1
};
function zb(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => vb(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && yb(t, e);
		return r ? [[n, vb(r.translation, t.is_plural)]] : [];
	});
	return new fb({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function Bb(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(xb(e)).filter((n) => e[n] !== t[n]);
}
function Vb(e, t) {
	if (!e.modified_at_timestamp || Cb(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: Hb(n) },
		...i && { reviewed: i }
	} };
}
function Hb(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const Ub = [
	Xy,
	Ky,
	zy("description", !0),
	qy,
	Ab,
	Qy,
	zy("context", !0),
	Vy,
	By("is_plural"),
	zy("plural_name"),
	By("is_hidden"),
	By("is_archived", (e, t) => !Gy(e, t) && void 0),
	Uy
], Wb = k().min(1), Gb = dn([vn().positive(), k().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Kb = nt(Ub).required({ key_name: !0 }).extend({
	previously: dn([Wb.transform((e) => [e]), _n(Wb).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: fn().exactOptional(),
	key_id: Gb.exactOptional()
}).meta({ allOf: [qb(!0), qb(!1)] });
function qb(e) {
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
const Jb = nt(Ub.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function Yb({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const Z = {
	name: "key",
	fields: Ub,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Py(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? ae + n.rules.owner : void 0
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
	declaredId: (e) => On(e.key_id),
	liveLabel: (e) => Py(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Gy(n, t),
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
function Xb({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = $b(i, n, t);
	if (!r) return a;
	let o = Zb(e.flatMap(tx), "keys have names for platforms that they do not have");
	return [
		...a,
		...ex(i, t),
		...o
	];
}
function Zb(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = O(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function Qb({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Fy(e, t)))];
}
function $b(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Qb)), a = [...new Set(n.flatMap(Qb))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => Ct(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [U(Z, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function ex(e, t) {
	let n = new Map(t.flatMap((e) => Qb(e).map((t) => [t, e])));
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
function tx({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = X(i, a), s = h.filter((e) => {
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
function nx({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? lg(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = v(t.filter(({ key_id: e }) => o.has(e)), (e) => Pb(e, i));
	return Zb(a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = s.get(t) ?? [], [a] = n ? X(n.key_name, n.platforms) : [];
		if (a === void 0) return [];
		let o = `Unmanaged live key "${a}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${a} to keep its translations. If the new key is really new, set new: true.`;
		return [O("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}), `new keys have the same ${i} text as an unmanaged live key`);
}
// src/keys/renames.ts
function rx(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : ix(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = ax(r, n), { renames: a, problems: o } = sx(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function ix(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (fx(e, n, t.perPlatform).length === 0) return;
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
function ax(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(dx(r, t, n));
		return !ox(e).some((e) => a.includes(e));
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
function ox({ values: e }) {
	return [...X(e.key_name), ...e.previously ?? []];
}
function sx(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = Py(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, U(Z, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", cx(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function cx(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => Py(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function lx(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of X(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new T();
	for (let { path: e, length: n } of ux(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? X(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? X(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: P(t.file, t.span, ["previously"]) };
		a.add(O("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function ux(e, t) {
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
function dx({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Fy(e.key_name, r);
	return n ? {
		...Fy(t.key_name, r),
		...i
	} : i;
}
function fx(e, t, n) {
	let r = dx(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return h.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function px(e) {
	return ({ tags: t }) => ue(t, e) !== void 0;
}
function mx(e, t, n, r = () => !1) {
	let i = v(t, ({ key_name: e }) => X(e)), a = Dx(e, t), { byId: o, refused: s } = a, { direct: c, contested: l } = Sx(e, o, s, (e) => _x(e, i, n));
	wx(c, s);
	let { renames: u, leaving: d } = rx(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => vx(e, xx(e, i)),
		holders: (e, t) => bx(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of l) {
		if (s.has(e) || u.has(e)) continue;
		let n = t.every((e) => d.has(e));
		(n ? e.values.new : Yb(e) !== void 0) || s.set(e, Tx(e, t, n));
	}
	let f = (e) => {
		let t = u.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !d.has(n) ? n : void 0;
	}, p = e.filter((e) => !s.has(e) && !f(e));
	hx(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		if (!u.has(e)) return {
			declared: e,
			live: t
		};
		let n = X(e.values.key_name), r = Object.values(Fy(t.key_name, t.platforms)), i = o.has(e) && r.some((e) => n.includes(e)), a = Py(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), h = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of _x(e, i, n)) h.add(t);
		h.add(a.named.get(e));
	}
	let g = t.filter((e) => !h.has(e));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...Xb({
			matches: m,
			unmanaged: g
		}, t, n)],
		unmanaged: g,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => gx(e, i)))
	};
}
function hx(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => X(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of X(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, Ex("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && Yb(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, Ex("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function gx({ values: e }, t) {
	return [...new Set(X(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function _x(e, t, n) {
	let r = gx(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Ny(i.key_name, t) === e.key_name[t])) : r;
}
function vx(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => yx(t, Yb(e)));
	return n.length === 1 ? n : t;
}
function yx(e, t) {
	return t !== void 0 && h.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function bx(e, t, n, r) {
	return fx(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function xx({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Fy(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function Sx(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = Yb(t), [n, ...i] = e ? r(t).filter((t) => yx(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => Yb(c) !== void 0 && (s.get(e) ?? c) !== c, u = vx(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, Cx(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function Cx(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return Ex("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function wx(e, t) {
	for (let [n, r] of g(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => yx(n, Yb(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && Yb(r) !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${Py(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, Ex("claimed-twice", r, a));
		}
	}
}
function Tx(e, t, n) {
	return Ex("claimed-twice", e, `The live key with this name (id ${t.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`);
}
function Ex(e, t, n) {
	return U(Z, t, e, n, { path: ["key_name"] });
}
function Dx(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of g(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, Ox(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [kx(s)] : []
	};
}
function Ox(e, t) {
	let n = `${t.map(({ values: e }) => `"${Py(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return U(Z, e, "claimed-twice", n, { path: ["key_id"] });
}
function kx(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: P(t.file, t.span, ["key_id"]) };
	return O("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/fieldTable.ts
function Ax(e) {
	let t = An(e) ?? {}, n = A(t.webhook_id) || void 0, r = A(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: En(t.events, A)
	};
	if (!Tn(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [Kh(r)],
			shown: Yh(r)
		},
		lacks: Sn(i)
	} };
	let a = t.branch === null ? null : A(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: Mx(t.event_lang_map)
	} };
}
function jx(e) {
	let t = e.map(Ax);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Mx(e) {
	return En(e, (e) => {
		let { event: t, lang_iso_codes: n } = An(e) ?? {}, r = A(t), i = En(n, A);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const Nx = sg(), Px = k().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), Fx = Nx({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: Px,
	value: k(),
	live: (e, t) => Ux(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: qh,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Kh(e)
	})
}), Ix = Nx({
	name: "events",
	expects: "a list of events, at least one",
	schema: _n(k().min(1).meta({ examples: s })).min(1),
	value: _n(k()),
	live: (e) => Kx(e.events),
	inPlan: (e) => Kx(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Lx = dn([pn("*"), _n(k().min(1)).min(1)]), Rx = Nx({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${d.join(", ")}`,
	schema: un(yn(d), Lx),
	value: gn(k(), dn([pn("*"), _n(k())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(Wx).includes(Wx(t))).map(({ event: e, lang_iso_codes: n }) => [e, qx(Kx(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = Gx(e).map(([e, t]) => [e, t === "*" ? "*" : qx(Kx(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(Gx(e).map(([e, t]) => [e, t === "*" ? t : Kx(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : qx(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && i(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = Gx(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => Gx(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), zx = Nx({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: dn([k().min(1), hn()]),
	value: dn([k(), hn()]),
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
}), Bx = [
	Fx,
	Ix,
	Rx,
	zx
], Vx = nt(Bx).required({ url: !0 }).extend({
	branch: zx.schema.default(null),
	previously: Px.exactOptional(),
	new: fn().exactOptional(),
	webhook_id: k().min(1).exactOptional()
}), Hx = {
	name: "webhook",
	fields: Bx,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Kh(e.url),
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
	liveLabel: (e) => `${Yh(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		Kx(e.events)
	]
};
function Ux(e, t, n) {
	return qh(e.url, Hh(t, n)) ? t : Yh(e.url);
}
function Wx(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Gx(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Kx(e) {
	return [...new Set(e)].sort();
}
function qx(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function Jx({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Kh(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Kh(Hh(e, r)))).flatMap((e) => Vh(e).map((t) => `${t} ${Gh(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Gh(t);
		return Vh(t).flatMap((e) => {
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
const Yx = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function Xx(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of Vh(e)) {
		let e = eg(r, Yx, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = Zx(e) ?? tS(e), i = r ? [...n.issues, r] : [...n.issues, ...$x(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function Zx(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return aS("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (Vh(e).length !== 0) {
		if (/^http:/i.test(e)) return aS("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!rS(e)) return aS("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const Qx = {
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
function $x(e, t) {
	let n = "";
	return Bh(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = Qx[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [aS(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(eS) ? [aS(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function eS(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function tS(e) {
	let t = Hh(e, new Map(Vh(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return aS("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return aS("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return aS("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!nS(new URL(t).hostname)) return aS("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function nS(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function rS(e) {
	let t = "";
	for (let n of Bh(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const iS = "URL_OF_";
function aS(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const oS = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => cS(e),
	templates(e, t, n) {
		let r = new sS(), i = [...e].sort((e, t) => u(e.url, t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? mS(bS(e.url), n, new Map()) : fS(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var sS = class {
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
function cS(e) {
	let { template: t, left: n } = hS(e, () => "x");
	return n || t !== bS(e);
}
function lS(e) {
	let [, ...t] = Bh(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return _S.includes(n) || !yS(vS(n)) ? !1 : uS.test(t) || vS(n).split(/[^\p{L}\p{N}]+/u).some(dS);
	});
}
const uS = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function dS(e) {
	return yS(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function fS(e, t, n) {
	let r = pS(e, new sS(), n);
	return "why" in r ? r : pS(e, t, n);
}
function pS(e, t, n) {
	let r = Gh(e), { template: i, left: a } = hS(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : mS(i, n, t.variables);
}
function mS(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = Xx(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function hS(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = yS(a), s = (e) => _S.includes(e) ? e : rg(e) === void 0 && gS.test(e) ? t(e) : (o ||= yS(vS(e)), bS(e)), c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= yS(t)), n.length === 0 ? bS(t) : `${bS(t)}=${s(n.join("="))}`;
	});
	return {
		template: bS(n) + c + l.join("&") + bS(a),
		left: o
	};
}
const gS = /^[\w.~+,=:@-]+$/, _S = [
	"lokaform",
	"lokalise",
	"project"
];
function vS(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function yS(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function bS(e) {
	return e.replaceAll("${", () => "$${");
}
// \0late:formats
const xS = process.getBuiltinModule("node:module").createRequire(import.meta.url), SS = (...e) => xS("./late-formats.js").formatOf(...e), CS = (...e) => xS("./late-formats.js").readTexts(...e);
var wS = class {
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
		this.stopped || (this.reason = DS(e, t), this.stopped = {
			by: e,
			message: `${this.reason} ${OS(e)}`
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
		await $n(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const TS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function ES(e) {
	let t = new wS(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of TS) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of TS) process.off(e, n);
		t.close();
	}
}
function DS(e, t) {
	return e === "time limit" ? `The time limit of ${kS(t)} was reached.` : `The run was stopped by ${e}.`;
}
function OS(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function kS(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
function AS(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = jS(t), a = Yb(t), o = [];
		t.from && PS(i, e, (e) => {
			o.length <= 5 && !o.includes(e) && !IS(e.files, a) && o.push(e);
		});
		let [s] = o;
		if (o.length > 1) {
			n.push(RS(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : FS(i, e);
		c && n.push(RS(t, [c]));
		let l = s ?? { parts: [] };
		s || r.push(l), l.parts.push(t), a && (l.files = {
			...l.files,
			...a
		});
		for (let [t, n] of e) {
			let e = i.get(t);
			e ? e.set(l, (e.get(l) ?? 0) | n) : i.set(t, new Map([[l, n]]));
		}
	}
	let a = r.map(({ parts: e }) => zS(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function jS({ values: e }) {
	let { key_name: t, platforms: n = h } = e;
	if (typeof t == "string") return [[t, n === h ? MS : NS(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return X(t, n).map((e) => [e, NS(r(e))]);
}
const MS = 2 ** h.length - 1;
function NS(e) {
	return e.reduce((e, t) => e | 1 << h.indexOf(t), 0);
}
function PS(e, t, n) {
	for (let [r, i] of t) e.get(r)?.forEach((e, t) => {
		i & e && n(t);
	});
}
function FS(e, t) {
	let n;
	return PS(e, t, (e) => {
		let [t] = e.parts;
		t && !t.from && t.values.filenames === void 0 && (n ??= e);
	}), n;
}
function IS(e, t) {
	return !e || !t ? !1 : h.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function LS({ values: e }) {
	let t = Fy(e.key_name, e.platforms ?? h);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function RS(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [ov(P(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return U(Z, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function zS(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = WS(e), { isPlural: o, leftOut: s, becameOther: c } = HS(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: JS(e),
			...i.size > 0 && { translations: GS(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...YS(e),
			...n.from ? {} : n.onCreate
		},
		span: Zi(n.span, () => BS(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [XS(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function BS(e, t, n) {
	let r = new Map(e[0]?.span.members), i = new Map([...t].map(([e, t]) => {
		let r = qS(t, e);
		return [e, n.has(e) ? Xi(r, { members: new Map([["other", r]]) }) : r];
	}));
	for (let t of [
		"translations",
		"is_plural",
		"description"
	]) {
		let [n] = e.flatMap((e) => KS(e, t));
		n && r.set(t, t === "translations" ? Xi(n, { members: i }) : n);
	}
	return r;
}
const VS = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function HS(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return VS;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return VS;
	let o = ({ part: e }) => de(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: US(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function US(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return U(Z, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function WS(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(XS(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function GS(e, t) {
	return Object.fromEntries([...e].map(([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function KS({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [Xi(r, { file: t })] : [];
}
function qS(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return Xi(n ?? e.span, { file: e.file });
}
function JS(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function YS(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = h.filter((e) => t.some((t) => t.platforms?.includes(e))), r = [...new Set(t.flatMap((e) => e.tags ?? []))], i = Object.assign({}, ...t.map((e) => e.filenames ?? {}));
	return {
		...n.length > 0 && { platforms: n },
		...r.length > 0 && { tags: r },
		...Object.keys(i).length > 0 && { filenames: i }
	};
}
function XS(e, t, n) {
	let r = ov(P(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? ZS(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return U(Z, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function ZS({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => me(e.files));
	return ce.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function QS(e) {
	let t = new T(), n = new Map();
	for (let r of $S(e)) {
		let e = Yb(r), i = e === void 0 ? "" : l(eb(e)), [a] = LS(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(av("duplicate-key", `Key "${X(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function $S(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of X(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => X(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function eC(e, t, n, r) {
	let { declared: i, problems: a } = iC(rC(e), r.project), o = "key-gone";
	if (t) {
		let e = Xy.toManifest(t, Z.liveContext(t, r, "")), n = {
			...i.values,
			key_name: Kb.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: nC(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = tC(s, n);
	return {
		declared: i,
		context: nC(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function tC({ key_name: e, platforms: t = [...h], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Ny(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function nC(e, t) {
	let n = e.find((e) => e.startsWith(ae))?.slice(ae.length), r = {
		...Ae,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function rC({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = _(new Map(Object.entries(t.values)).get("translations"), e);
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
function iC(e, t) {
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
function aC(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = mx(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(xt(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = _b.parse(i);
		return o === void 0 || Sb(bb(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => X(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !oC(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : oC(e, "tags");
			return Il(Z, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function oC({ fields: e }, t) {
	return bg(e.find(({ field: e }) => e === t)?.after ?? null);
}
// node_modules/@formatjs/icu-skeleton-parser/index.js
const sC = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function cC(e) {
	let t = {};
	return e.replace(sC, (e) => {
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
const lC = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function uC(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(lC).filter((e) => e.length > 0), n = [];
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
function dC(e) {
	return e.replace(/^(.*?)-/, "");
}
const fC = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, pC = /^(@+)?(\+|#+)?[rs]?$/g, mC = /(\*)(0+)|(#+)(0+)|(0+)/g, hC = /^(0+)$/;
function gC(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(pC, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function _C(e) {
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
function vC(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !hC.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function yC(e) {
	return _C(e) || {};
}
function bC(e) {
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
				t.style = "unit", t.unit = dC(n.options[0]);
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
						...yC(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...yC(t)
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
				n.options[0].replace(mC, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (hC.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (fC.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(fC, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...gC(e)
			});
			continue;
		}
		if (pC.test(n.stem)) {
			t = {
				...t,
				...gC(n.stem)
			};
			continue;
		}
		let e = _C(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = vC(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
// node_modules/@formatjs/icu-messageformat-parser/index.js
let xC = function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({}), SC = function(e) {
	return e[e.literal = 0] = "literal", e[e.argument = 1] = "argument", e[e.number = 2] = "number", e[e.date = 3] = "date", e[e.time = 4] = "time", e[e.select = 5] = "select", e[e.plural = 6] = "plural", e[e.pound = 7] = "pound", e[e.tag = 8] = "tag", e;
}({});
function CC(e) {
	return e.type === 2;
}
function wC(e) {
	return e.type === 3;
}
function TC(e) {
	return e.type === 4;
}
function EC(e) {
	return e.type === 5;
}
function DC(e) {
	return e.type === 6;
}
function OC(e) {
	return e.type === 8;
}
function kC(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function AC(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
const jC = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, MC = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, NC = {
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
function PC(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = FC(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function FC(e) {
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
	return n !== "root" && (r = e.maximize().region), (NC[`${n}-${r}`] || NC[r || ""] || NC[n || ""] || NC[`${n}-001`] || NC["001"])[0].charAt(0);
}
const IC = RegExp(`^${jC.source}*`), LC = RegExp(`${jC.source}*$`);
function Q(e, t) {
	return {
		start: e,
		end: t
	};
}
const RC = !!Object.fromEntries, zC = !!String.prototype.trimStart, BC = !!String.prototype.trimEnd, VC = RC ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, HC = zC ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(IC, "");
}, UC = BC ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(LC, "");
};
let WC = GC();
function GC() {
	try {
		let e = RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return MC;
}
function KC(e, t) {
	return WC.lastIndex = t, WC.exec(e)[1] ?? "";
}
function qC(e) {
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
var JC = class {
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
				let e = qC(this.message);
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
			} else if (i === 60 && !this.ignoreTag && YC(this.peek() || 0)) {
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
				if (this.isEOF() || !YC(this.char())) return this.error(23, Q(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && ZC(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !XC(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = KC(this.message, t), r = t + n.length;
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
					let r = UC(n.val);
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
					let t = HC(e.style.slice(2));
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
						this.locale && (r = PC(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? cC(r) : {}
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
						options: VC(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: VC(c.val),
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
			n = uC(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? bC(n) : {}
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
		for (; !this.isEOF() && QC(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function YC(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function XC(e) {
	return YC(e) || e === 47;
}
function ZC(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function QC(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function $C(e) {
	e.forEach((e) => {
		if (delete e.location, EC(e) || DC(e)) for (let t in e.options) delete e.options[t].location, $C(e.options[t].value);
		else CC(e) && kC(e.style) || (wC(e) || TC(e)) && AC(e.style) ? delete e.style.location : OC(e) && $C(e.children);
	});
}
function ew(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new JC(e, t).parse();
	if (n.err) {
		let e = SyntaxError(xC[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || $C(n.val), n.val;
}
const tw = {
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
}, nw = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;
function rw(e) {
	try {
		let t = {
			is: "message",
			args: new Map(),
			plurals: new Map()
		};
		return iw(ew(e, { ignoreTag: !0 }), t), t;
	} catch (t) {
		if (!(t instanceof SyntaxError) || nw.test(e)) return { is: "unread" };
		let { location: n } = t, [r, i] = tw[t.message] ?? ["its syntax is wrong", "Correct it"];
		return {
			is: "broken",
			cause: r,
			fix: i,
			at: (n?.start?.offset ?? 0) + 1
		};
	}
}
function iw(e, t, n = "") {
	let { args: r, plurals: i } = t;
	for (let a of e) if (a.type === SC.pound) r.set(n, !0);
	else if (a.type === SC.tag) iw(a.children, t, n);
	else if (a.type === SC.plural || a.type === SC.select) {
		let { value: e, options: o } = a;
		r.set(e, r.get(e) ?? !1), a.type === SC.plural && a.pluralType === "cardinal" && i.set(e, new Set([...i.get(e) ?? [], ...Object.keys(o)]));
		let s = a.type === SC.plural ? e : n;
		for (let { value: e } of Object.values(o)) iw(e, t, s);
	} else a.type !== SC.literal && r.set(a.value, !0);
}
const aw = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function ow(e) {
	return e.includes("{") && e.length <= 2e4 && aw.test(e);
}
const sw = /(?<!')'(?=\{)/;
function cw(e) {
	return sw.test(e);
}
function lw(e) {
	return cw(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function $(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function uw(e, { language: t }, { form: n }, r, i = "") {
	return {
		check: e,
		language: t,
		message: `The ${n === void 0 ? "" : `form ${n} of the `}${t} text ${r}. ${i}`.trim(),
		fault: r,
		...n !== void 0 && { form: n }
	};
}
function dw(e, t) {
	if (e.length > 2e4) return;
	let n = t ? rw(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: Tw
		};
	}
	if (n && ow(e)) return;
	let r = Sw.test(e) ? Ew(e, "likely") : void 0, i = r && !Dw(r) ? r : Ew(e, "all");
	return {
		text: e,
		named: Kw(e),
		choosing: new Set(),
		printf: i
	};
}
function fw(e, t, n = new Set()) {
	if (pw(e, t)) return;
	let r = mw(e, t), i = hw(e, t), a = gw(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: yw(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function pw({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a } = n.printf;
	if (i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function mw({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === Tw) return r;
	let i = Ew(n, Dw(t) ? "all" : "sure");
	return Dw(t) || e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function hw({ text: e, named: t, choosing: n, printf: r }, { text: i, named: a }) {
	let o = new Set(t.values()), s = t.size === 0 && !Dw(r), c = (e) => e !== "place" || t.has(Gw), l = (t) => e.includes("%") && i.includes(`%${t}`);
	return {
		lacks: [...t].flatMap(([e, t]) => !a.has(e) && !n.has(e) && c(t) && !l(e) ? [e] : []),
		has: [...a].flatMap(([e, n]) => !t.has(e) && (s || o.has(n)) && c(n) ? [e] : [])
	};
}
function gw({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(_w),
		has: i.map(_w),
		isReordered: !1
	};
	let o = vw([...e.values()], [...t.values()]), s = vw([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function _w([, { written: e }]) {
	return e;
}
function vw(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function yw(e, t) {
	return Dw(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function bw(e) {
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
const xw = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, Sw = /\d%|%(?:20[a-z]|[0-7][c-f])/i, Cw = /^%(?:20[a-z]|[0-7][CDEF])$/i, ww = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], Tw = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1
};
function Ew(e, t) {
	if (!e.includes("%")) return Tw;
	let n = new Map(), [r, i, a] = [
		1,
		!1,
		!1
	];
	for (let o of e.matchAll(xw)) {
		let [s, c, l, u, d] = o;
		if (c !== void 0) i = !0;
		else if (d === void 0) a ||= !/[({]$/.test(s);
		else if (!kw(e, o.index, s, t)) a = !0;
		else {
			u === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			});
			let [, e] = ww.find(([e]) => e.includes(d)) ?? ["sS", "text"];
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
function Dw({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const Ow = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function kw(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || Cw.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !Ow.test(i);
}
function Aw(e, t, { readsIcu: n, isForm: r }) {
	let i = e.map((e) => ({
		...e,
		forms: jw(e, n)
	})), [a, ...o] = i.flatMap(({ forms: e }) => e);
	if (!a || o.every((e) => pw(a.placeholders, e.placeholders))) return [];
	let s = i.flatMap((e) => e.forms.length > 0 ? Mw(e) : []), c = qw(s, t);
	if (!c) return [];
	let l = Iw(c);
	return s.flatMap((e) => e === c || e.isLive ? [] : e.forms.flatMap((t) => {
		let i = c.forms.some((e) => !fw(e.placeholders, t.placeholders)) ? void 0 : fw(c.together, t.placeholders, t.form === void 0 ? void 0 : l);
		return !i || Fw(i) && r() ? [] : [Lw(e, t, c, i, n)];
	}));
}
function jw(e, t) {
	return $(e.text).flatMap((e) => {
		let n = dw(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function Mw(e) {
	let t = e.forms.toSorted((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: bw(t.map(({ placeholders: e }) => e))
	};
}
const Nw = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i, Pw = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;
function Fw({ lacks: e, has: t, isReordered: n, percent: r }) {
	let [i = "", ...a] = [...e, ...t];
	return n || r || a.length > 0 ? !1 : Nw.test(i) || Pw.test(i);
}
function Iw({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => fw(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => Nw.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function Lw(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }, c) {
	let l = r ? `the ${n} text of the project` : `the ${n} text`, u = i.length > 0 && c ? lw(t.text) : "", [d, f] = [i, a].map((e) => e.length > 1 ? "them" : "it"), [p, m] = i.length > 0 && a.length > 0 ? [`has ${Rw(a)}, but ${l} has ${Rw(i)}`, "Use the same placeholders in both."] : i.length > 0 ? [`lacks ${Rw(i)}, which ${l} has`, `Add ${d}.`] : a.length > 0 ? [`has ${Rw(a)}, which ${l} does not have`, `Remove ${f}, or add ${f} to ${l}.`] : o ? [`has its placeholders in another order than ${l}`, "Number them, for example %1$s and %2$d."] : s === "escape" ? [`has a single percent sign, but ${l} has placeholders such as %d`, "Write %% for a percent sign."] : [`has %%, but ${l} has a single percent sign`, "Use the same in both."];
	return {
		...uw("placeholders", e, t, p, m + u),
		quotes: [...i, ...a].map(zw)
	};
}
function Rw(e) {
	let n = e.slice(0, 5).map(zw), r = e.length - n.length;
	return t(r > 0 ? [...n, `${r} more`] : n);
}
function zw(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const Bw = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", Vw = "\\d{1,3}", Hw = `${Bw}|${Vw}`, Uw = new RegExp([
	"\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
	`\\{\\{\\{?[-&]?\\s{0,9}(?<double>${Hw})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{(?<dollar>[^{}]{1,200})\\}",
	`%\\{(?<percent>${Hw})\\}`,
	`%\\((?<round>${Hw})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	"\\$(?<place>[1-9])(?![.,]?\\d)",
	`\\{\\s{0,9}(?<single>${Bw})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(?<numbered>${Vw})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Ww = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`,
	place: (e) => `$${e}`
}, Gw = Ww.place("1");
function Kw(e) {
	let t = new Map();
	if (!/[{$]|%\(/.test(e)) return t;
	for (let { groups: n = {} } of e.matchAll(Uw)) for (let e of Object.keys(Ww)) {
		let r = (n[e] ?? (e === "single" ? n.numbered : void 0))?.trim();
		r && t.set(Ww[e](r), e);
	}
	return t;
}
function qw(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/pluralForms.ts
const Jw = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], Yw = new Map(), Xw = /^(?:he|iw)(?![a-z])/i;
function Zw(e) {
	let t = $w(e);
	return Jw.filter((n) => t.has(n) && !(n === "two" && Xw.test(e)));
}
function Qw({ languages: e = [] }) {
	let t = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let n = t.get(e) ?? [], r = Zw(e);
		return n.length === 0 ? r : r.filter((e) => n.includes(e));
	};
}
function $w(e) {
	let t = Yw.get(e);
	if (t) return t;
	let n = new Map([["other", []]]);
	Yw.set(e, n);
	try {
		let [t] = Intl.PluralRules.supportedLocalesOf(e.replaceAll("_", "-")), r = t === void 0 ? void 0 : new Intl.PluralRules(t);
		for (let e = 0; r && e <= 200; e += 1) {
			let t = r.select(e);
			n.set(t, [...n.get(t) ?? [], e]);
		}
	} catch {}
	return n;
}
function eT({ language: e, text: t, isLive: n }, r, i) {
	if (n || typeof t == "string" || $(t).length === 0) return [];
	let a = {
		...typeof r == "object" ? r : {},
		...t
	}, o = i(e).filter((e) => !a[e]);
	return o.length === 0 ? [] : [tT({
		language: e,
		text: t
	}, {}, o)];
}
function tT(e, n, r, i = "") {
	let [a, o] = r.length > 1 ? ["s", "them"] : ["", "it"];
	return uw("plurals", e, n, `lacks the plural form${a} ${t(r)}${i}, which the language needs`, `Add ${o}.`);
}
function nT(e, t, n) {
	let r = e.find(({ language: e }) => e === t), i = new Map(r ? $(r.text).flatMap(({ text: e }) => rT(e)) : []);
	return e.flatMap((e) => e.isLive ? [] : $(e.text).flatMap((t) => rT(t.text).flatMap(([r, a]) => {
		if (!aT(i.get(r) ?? iT)) return [];
		let o = n(e.language).filter((t) => !oT(e.language, t, a)), s = zw(`{${r}}`);
		return o.length === 0 ? [] : [{
			...tT(e, t, o, ` of ${s}`),
			quotes: [s]
		}];
	})));
}
function rT(e) {
	let t = ow(e) ? rw(e) : void 0;
	return t?.is === "message" ? [...t.plurals] : [];
}
const iT = new Set(Jw);
function aT(e) {
	return [...e].some((e) => e !== "other" && iT.has(e));
}
function oT(e, t, n) {
	let r = $w(e).get(t) ?? [], i = (e) => n.has(`=${e}`);
	return n.has(t) || r.some(i) && r.every((e) => e < 2 || i(e));
}
// src/checks/checkTexts.ts
const sT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, cT = `[\\s${sT.source.slice(1)}`, lT = RegExp(`[{%$]|^${cT}|${cT}$`);
function uT(e, t) {
	let { texts: n, charLimit: r } = e;
	return (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !lT.test(e)) ? [] : fT(e, t);
}
const dT = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function fT(e, t) {
	let { levels: n, base: r, needed: a } = t, { texts: o, charLimit: s, live: c } = e, l = Object.entries(o).flatMap(([e, t]) => dT.test(e) ? [] : [{
		language: e,
		text: t
	}]), u = (e) => n[e] !== "off", d = (e) => l.some(({ text: t }) => $(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(ow), p = f || d(cw) && (t.usesIcu?.() ?? !1), m = [...l, ...mT(e, r)], h = m.find(({ language: e }) => e === r)?.text, g = m.filter(({ language: e, text: t }) => e === r || h === void 0 || !i(t, h));
	return [
		...u("icu") && f ? l.flatMap(hT) : [],
		...u("placeholders") ? pT(Aw(m, r, {
			readsIcu: p,
			isForm: e.isForm
		}), m, r) : [],
		...u("plurals") ? g.flatMap((e) => eT(e, c?.(e.language), a)) : [],
		...u("plurals") && f ? nT(g, r, a) : [],
		...u("length") && s > 0 ? l.flatMap((e) => gT(e, s)) : [],
		...u("blanks") ? pT(ST(m, r), m, r) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? _T(e, l, r) : []
	];
}
function pT(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || $(r.text).length === 0 || e.length < 3) return e;
	let i = [...v(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o = []] = i.toSorted((e, t) => a(t) - a(e)), [s] = o, c = a(o), l = t.filter((e) => e !== r && $(e.text).length > 0).length;
	if (!s || c < 3 || c * 2 <= l) return e;
	let { check: u, language: d, fault: f, quotes: p } = s, m = `differs from ${c === l ? "all" : `${c} of ${l}`} other texts in the same way, so it is probably the one to correct: the ${d} text ${f}`;
	return [{
		...uw(u, r, $(r.text).find((e) => o.every((t) => t.form === e.form)) ?? {}, m),
		...p && { quotes: p }
	}, ...e.filter((e) => !o.includes(e))];
}
function mT({ texts: e, live: t }, n) {
	if (n === void 0 || $(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function hT(e) {
	return $(e.text).flatMap((t) => {
		if (!ow(t.text)) return [];
		let n = rw(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n;
		return [uw("icu", e, t, `is not a valid ICU message: ${r} (character ${a})`, `${i}.${lw(t.text)}`)];
	});
}
function gT(e, t) {
	return $(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		return r <= t ? [] : [uw("length", e, n, `has ${r} characters, but char_limit allows ${t}`, "Shorten it, or raise char_limit.")];
	});
}
function _T({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || $(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => $(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || $(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const vT = RegExp(`^${cT}*`), yT = new RegExp(cT), bT = /\r\n?|[\u2028\u2029\x85]/g, xT = /[^\S\n\t]/g;
function ST(e, t) {
	let n = e.flatMap((e) => {
		let t = $(e.text).map((e) => ({
			...e,
			...CT(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = qw(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r, i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [...ET("start", t, i?.start ?? ""), ...ET("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [uw("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function CT(e) {
	let t = vT.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && yT.test(e.charAt(n - 1));) --n;
	return {
		start: wT(t),
		end: wT(e.slice(n))
	};
}
function wT(e) {
	return e.replace(sT, "").replace(bT, "\n").replace(xT, " ");
}
const TT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function ET(e, t, n) {
	let r = t[e];
	return r === n || r === "" && /^ +$/.test(n) && TT.test(t.text) ? [] : n === "" ? [[`${e}s with ${DT(r)}`, "Remove it."]] : r === "" ? [[`does not ${e} with ${DT(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function DT(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/keys/textAdvice.ts
const OT = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, kT = 1e4, AT = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, jT = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], MT = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function NT(e, t) {
	let r = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => $(n).some((n) => t(n.text, e)))), i = n(() => r(ow)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(IT(e))).length > e.length * .1, s = n(() => e.length <= 10 || !o() && (r((e, t) => t === a) || e.some(({ live: e }) => e && $(zT(e, a) ?? "").length > 0))), c = {
		...t,
		usesIcu: i,
		hasBaseTexts: s
	}, l = n(() => new Set(e.flatMap(({ declared: e }) => X(e.values.key_name))));
	return {
		rules: c,
		isForm: (e) => {
			let t = IT(e), n = (e) => e !== t && l().has(e), [r, i = ""] = AT.exec(t) ?? [];
			if (r !== void 0) return l().has(`${i}other`) && jT.some((e) => l().has(i + e));
			let [, a] = MT.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function PT(e, t) {
	if (Object.values(t.levels).every((e) => e === "off")) return [];
	let { rules: n, isForm: r } = NT(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = RT(t, o, () => r(t), n);
		if (e.length !== 0 && (f(i, e.map((e) => BT(t, e, n))), a += 1, a >= kT)) break;
	}
	let [o] = i;
	if (o && a >= kT) {
		let e = `${kT.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : o;
		i.unshift(O(o.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function FT(e, t, n) {
	let { baseLanguage: r } = n, { rules: i, isForm: a } = NT(e.map((e) => ({ declared: e })), {
		levels: t,
		base: r,
		needed: Qw(n)
	});
	return { find(e, t, n, o) {
		let s = (n) => n && zb(e.values.translations ?? {}, t, r).native(n), c = (e) => n[e] === void 0 ? void 0 : _b.parse(n[e]), l = c(o), u = c(r) ?? s(zT(t, r)), d = {
			...u !== void 0 && { [r]: u },
			...l && { [o]: l }
		}, f = RT(e, t, () => a(e), i, d), p = f.flatMap((e) => e.language === r ? e.check : []), m = (e) => e.language === o && !p.includes(e.check);
		return {
			...gy(yb(t, o) ?? {}),
			faults: f.filter(m).map(({ check: e, message: t }) => ({
				code: OT[e],
				message: t
			}))
		};
	} };
}
function IT({ values: e }) {
	return X(e.key_name)[0] ?? "";
}
const LT = [];
function RT(e, t, r, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return LT;
	let c = n(() => zb(o, t, i.base)), l = (e) => e && c().native(e);
	return uT({
		isForm: r,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => l(zT(t, e)) }
	}, i);
}
function zT(e, t) {
	let n = yb(e, t);
	return n && vb(n.translation, e.is_plural);
}
function BT(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = U(Z, e, OT[r], o, {
		path: c ? ["translations"] : [
			"translations",
			i,
			...a === void 0 ? [] : [a]
		],
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
function VT(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: Yi(t)
	}, { texts: a, faults: o, base: s } = CS(e, t, St(n)), c = YT(n), l = o.filter(({ language: e }) => e === void 0 || De(r, ye(r, e))), u = [], d, f = a[0] && GT(a[0], n);
	for (let e of a) {
		if (e.language !== d && (d = e.language, f = GT(e, n)), !f) continue;
		let t = new XT(e, f.language), r = KT(e, f, n);
		u.push({
			values: r,
			onCreate: c,
			file: i,
			span: t,
			from: f,
			path: e.path
		});
	}
	return {
		entries: u,
		...s !== void 0 && { base: ye(r, s) },
		variables: new Map(),
		problems: UT(l, i, r)
	};
}
const HT = {
	most: 10,
	first: 1
};
function UT(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new T(HT);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = Ji(t, s.start, s.end);
		c.add(O(i, e.scope === "run" ? o + WT(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function WT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !yt(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function GT({ language: e }, { source: t, language: n }) {
	let r = n ?? ye(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (De(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function KT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = qT(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = JT(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function qT(e, { source: t, file: n, dir: r, 1: i }) {
	let a = e.join(t.separator), o = {
		path: a,
		file: n,
		dir: r,
		1: i
	}, s = t.keyName === "{path}" ? a : t.keyName.replace(/\{(path|file|dir|1)\}/g, (e, t) => o[t] ?? "");
	return t.platform === void 0 ? s : { [t.platform]: s };
}
function JT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function YT({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
var XT = class {
	found;
	language;
	constructor(e, t) {
		this.found = e, this.language = t;
	}
	get start() {
		return this.found.name.start;
	}
	get end() {
		let { name: e, value: t } = this.found;
		return Math.max(e.end, t.at.end);
	}
	get members() {
		let { name: e, value: t, description: n } = this.found, r = {
			start: e.start,
			end: e.end
		}, i = new Map([["key_name", r]]);
		return t.is === "forms" && i.set("is_plural", {
			...r,
			name: r
		}), t.is !== "none" && i.set("translations", {
			...QT(t.at),
			members: new Map([[this.language, {
				...QT(t.at),
				name: r,
				...ZT(t)
			}]])
		}), n && i.set("description", {
			...QT(n.at),
			name: r
		}), i;
	}
};
function ZT(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...QT(t),
		name: QT(n)
	}]);
	return { members: new Map(t) };
}
function QT({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
const $T = {
	schema: Kb,
	fields: Ub,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, eE = {
	schema: Jb,
	fields: Ub.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function tE(e, t) {
	return Hl({
		plural: "keys",
		entry: $T,
		defaults: eE
	}, e, t);
}
function nE(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([e, n]) => jb(e, n, t, c)).map(({ code: t, message: n, path: r }) => {
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
function rE(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : tE(e, t).entries.flatMap(({ values: e }) => X(e.key_name));
}
const iE = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = h.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return h.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return aE(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(ae)).sort()[0];
	}
};
function aE({ key_name: e, platforms: t }) {
	let [n = ""] = X(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function oE(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: sE(e.entry, t.entry),
		wrote: sE(e.wrote, t.wrote)
	} : e;
}
function sE(e, t) {
	let n = {
		...cE(e),
		...cE(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function cE({ translations: e }) {
	return o(e) ? e : {};
}
const lE = "The live value is not compared and not changed.", uE = (e) => `${lE} A new key has ${e}.`, dE = {
	key_name: {
		text: "The name of the key, or its name on each platform. A platform without a name keeps its live name. The name is part of [what a key is matched by](settings.md#which-live-key-or-webhook-an-entry-is).",
		examples: ["checkout.title", {
			ios: "title_ios",
			web: "title"
		}],
		undeclared: "Refused: it is required."
	},
	platforms: {
		text: "The platforms of the key. The list replaces the live one.",
		examples: [["ios", "web"]],
		undeclared: `${lE} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: uE("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: uE("no tags, except the one of the setting `owner`"),
		empty: "Removes all tags, except owner tags and protected tags."
	},
	translations: {
		text: "The texts of the key, by language: a text, or [plural forms](#plural-forms). [Who owns a text](#who-owns-a-text) decides when a text is written. The list of the API is also read: `[{ language_iso: en, translation: Cart }]`.",
		examples: [{
			en: "Cart",
			de: "Warenkorb"
		}, { en: {
			one: "%d item",
			other: "%d items"
		} }],
		undeclared: "No text is managed. A language that is not in the mapping is not managed either.",
		empty: "The same as without the field. A text `\"\"` removes the live text of its language, which counts as a removal."
	},
	filenames: {
		text: "The file that has the key, on each platform. A platform that is not in the mapping keeps its file.",
		examples: [{ web: "checkout.json" }],
		undeclared: uE("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: uE("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: uE("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: uE("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: uE("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${lE} A new key is visible.`
	},
	is_archived: {
		text: "Whether the key is in the archive of the project.",
		examples: [!1],
		undeclared: "A key that is archived in the project is [drift](settings.md#archived-keys). With `prune: { by: archive }`, apply takes it out of the archive."
	},
	custom_attributes: {
		text: "Values of your own. They are stored as JSON, so a mapping with the same members in another order is equal.",
		examples: [{
			screen: "checkout",
			priority: 2
		}],
		undeclared: uE("none"),
		empty: "Removes all attributes."
	},
	previously: {
		text: "The former name, or several, newest last. [Renames](#renames) keep the id, the texts and the history.",
		examples: ["home_link", ["home", "home_link"]],
		undeclared: "The entry is matched by its name only. A notice says if a new key looks like a rename."
	},
	new: {
		text: "If `true`, the key is really new, and no rename. It cannot be set next to `previously`.",
		examples: [!0],
		undeclared: "A new key that looks like a rename has a notice."
	},
	key_id: {
		text: "The id of the live key. It takes precedence over the name. It is ignored, with a warning, if the project has no such key.",
		examples: [123456, "12345678901234567890"],
		undeclared: "The entry is matched by its name."
	}
};
function fE({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const pE = {
	...Z,
	plural: Wt.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Wt,
	limits: {
		removed: Ee,
		removedPercent: te,
		overwrittenPercent: He,
		unverified: at,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: iE,
	entry: $T,
	defaults: eE,
	docs: dE,
	readManifest: tE,
	textFiles: {
		read: VT,
		name: qT,
		isOnlyName: fE,
		join: AS
	},
	checkTogether: (e) => [...QS(e), ...lx(e)],
	checkEntry: nE,
	adviceOn: PT,
	incoming: FT,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return $l(pE, e, n, i, ({ key_name: e, previously: t = [] }) => [...X(e), ...t], (e) => {
			let n = mx(e, t, r.perPlatformNames, px(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !fE(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: nx,
	names: ({ key_name: e, platforms: t }) => X(e, t),
	texts: (e) => Pb(e),
	storedForm: (e) => db(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: rE,
	mergeKept: oE,
	findRestored: eC,
	undoneByApply: aC
};
// src/webhooks/match.ts
function mE(e, t, n) {
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
				...CE("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of vE(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => gE(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = Hh(t, n), a = [...o].filter((e) => qh(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${SE(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, CE("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, Kh(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = hE(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = bE([...o]).find((t) => _E(e, t) && Uh(Kh(e.values.url), Kh(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, CE("lookalike-webhook", e, "url", r));
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
			let r = t.filter((t) => gE(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function hE(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && gE(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return CE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${xE(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => gE(e, t, i));
	if (s.length > 0) return CE("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${SE(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${xE(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return CE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${xE(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function gE(e, t, n) {
	return qh(t.url, Hh(e.values.url, n)) && _E(e, t);
}
function _E({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function vE(e, t, n) {
	let r = bE(t), i = e.flatMap((e) => r.filter((t) => gE(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...yE(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function yE({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Wx)), new Set(t.map(Wx))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function bE(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function xE(e) {
	return `${e.length === 1 ? "id" : "ids"} ${SE(e)}`;
}
function SE(e) {
	return bE(e).map(({ webhook_id: e }) => e).join(", ");
}
function CE(e, t, n, r) {
	return U(Hx, t, e, r, { path: [n] });
}
function wE(e) {
	let t = new Map(), n = new T();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? l([
			Kh(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let u = o === void 0 ? `Webhook ${Kh(e)} with the same events` : `webhook_id ${o}`, d = o === void 0 ? "url" : "webhook_id";
		n.add(av("duplicate-webhook", u, {
			second: r,
			first: c,
			field: d
		}));
	}
	return n.problems;
}
function TE({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Hh(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${Yh(s)} (${a})` : i, u = t ? [] : n.filter(({ branch: e }) => e === o), d = vE([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const EE = {
	schema: Vx,
	fields: Bx,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function DE(e, t, n) {
	let { entries: r, problems: i } = Hl({
		plural: "webhooks",
		entry: EE
	}, e, t, { most: Hc }), a = new Map(), o = new T();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = Xx(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => P(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(O(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of OE(r, i, c)) o.add(e);
		}
		kE(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function OE(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), lS(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function kE({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (s.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${Bt(a, s)}`, o = P(t, n, ["events", i]);
		r.add(O("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const AE = {
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
		text: "The languages for which an event is sent, or `\"*\"` for all languages. Only [four events](#events-of-a-webhook) can be limited, and they must be in `events`.",
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
}, jE = {
	...Hx,
	plural: Re.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Re,
	limits: {
		removed: Be,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: oS,
	entry: EE,
	docs: AE,
	readManifest: DE,
	checkTogether: wE,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return $l(jE, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Kh(Hh(e, i))), (e) => {
			let r = mE(e, t, i), a = r.matches.flatMap((e) => NE(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: Jx,
	names: () => [],
	texts: () => [],
	findRestored: TE,
	variablesOf: ME
};
function ME({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? Xx(r.values.url, i).variables : [], o = new Map(a);
	if (Vh(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = Xx(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = P(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => O(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function NE({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Ql}`;
	return [{
		declared: e,
		problem: U(Hx, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const PE = [pE, jE];
tu(PE);
// src/run/textAdvice.ts
function FE(e) {
	let { settings: t, textFiles: n } = e, r = fv(t.rules, n, e.declared), i = {
		levels: r?.isSure ? t.rules.checks : {
			...t.rules.checks,
			base: "off"
		},
		base: r?.language,
		needed: Zw
	}, { kinds: a, entries: o } = nv(e.declared, r?.language ?? "");
	return a.flatMap((e) => {
		let t = (o[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, i) ?? []];
	});
}
function IE({ settings: e }, { kinds: t }, n) {
	let r = {
		levels: e.rules.checks,
		base: n.baseLanguage,
		needed: Qw(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, r) ?? []);
}
// src/run/run.ts
function LE(e, t, n) {
	return RE(n, (n) => zE(e, t, n));
}
async function RE(e, t) {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(Ou(t, i)))
	};
	try {
		return Eu({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function zE(e, t, r) {
	let { cancellation: i, folders: a } = r;
	r.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || r.withoutSecrets, c = s ? void 0 : BE(e, t, r), { stopping: l } = i, u = await gv(e, a, {
		...r,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = s ? d.map(FE) : [], p = e.command === "validate" ? u.problems.map(VE) : u.problems;
	r.onSecrets(d.flatMap(({ declared: e }) => Lh(e.variables)));
	let m = await HE(e, a), h = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], g = d.map((e) => e.declared), _ = e.projects.flatMap(({ rules: e }) => e.overwrite), v = [...new Set(d.flatMap((e) => e.manifests))], ee = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], te = await Pu(e, v, a), ne = e.projects.flatMap(({ name: e }) => e ?? []), y = {
		format_version: 1,
		command: e.command,
		...ne.length > 0 && { selected: ne },
		manifests: v,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, g.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: ut([
			...t,
			...m.problems,
			...p,
			...await Bi(h, a),
			...fy("overwrite", [...new Set(_)], g),
			...ay(ee, g),
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
	let ie = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: r.onSecrets
	}, ae = () => r.target?.(v, ie), { lastApplied: oe } = r, se = oe && n(() => oe(v, ie));
	if (r.withoutSecrets) {
		let t = await Fv(e, y, d, ae);
		return {
			...y,
			...t && { manifest_comparison: t },
			...b()
		};
	}
	if (e.command === "validate" || re(y.problems)) return y;
	if (e.command === "apply" && r.permission) {
		let e = await r.permission.toApply(y.manifests);
		if (y.problems = [...y.problems, ...e], mt(e)) return y;
	}
	let x = [], ce = e.command === "plan" ? await ae() : void 0;
	y.problems = [...y.problems, ...Nv(ce, d, e.others.length > 0)];
	let le = {
		saved: m.plans,
		target: ce,
		applied: se
	}, { runProject: ue } = await import("./project3.js");
	for (let t of d) x.push(await ue(t, e, le, r));
	let de = x.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return y.problems = [...y.problems, ...sy(ee, de, g)], {
		...y,
		projects: x,
		...b()
	};
}
function BE(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (mt(t) || r.id === "") return;
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
function VE(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
async function HE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = N(t, r), o = await Dr(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => ku(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function UE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: LE }) {
	return ES(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await WE(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return KE(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = GE(f, p), h = await Fu(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = GE(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), md(g, n.exitsWithFindings(c));
	});
}
async function WE(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await N_(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await N_("validate", t, n);
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
function GE(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function KE({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = mt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), mt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { X_ as $, il as $n, or as $r, K as $t, ay as A, Ru as An, Nr as Ar, kh as At, jv as B, nu as Bn, kr as Br, em as Bt, Ny as C, ed as Cn, Gr as Cr, Vh as Ct, dy as D, td as Dn, zr as Dr, Sh as Dt, ty as E, Qu as En, Br as Er, bh as Et, Gv as F, Du as Fn, _r as Fr, dh as Ft, vv as G, U as Gn, Er as Gr, Bf as Gt, Tv as H, au as Hn, Dr as Hr, Fp as Ht, Kv as I, vu as In, jr as Ir, Jm as It, uv as J, zl as Jn, lr as Jr, sf as Jt, gv as K, Xl as Kn, pr as Kr, Lf as Kt, Vv as L, hu as Ln, Mr as Lr, jm as Lt, py as M, Bu as Mn, yr as Mr, Eh as Mt, ny as N, Au as Nn, Ar as Nr, vh as Nt, uy as O, rd as On, Lr as Or, wh as Ot, Bv as P, ku as Pn, wr as Pr, yh as Pt, nv as Q, Pl as Qn, ar as Qr, wf as Qt, zv as R, du as Rn, N as Rr, Gm as Rt, ky as S, fd as Sn, ni as Sr, Yh as St, sy as T, Zu as Tn, Hr as Tr, xh as Tt, Av as U, ru as Un, br as Ur, hp as Ut, wv as V, iu as Vn, Sr as Vr, Yp as Vt, hv as W, ql as Wn, vr as Wr, zf as Wt, tv as X, Ll as Xn, sr as Xr, Mf as Xt, sv as Y, Il as Yn, cr as Yr, Nf as Yt, ev as Z, Fl as Zn, hr as Zr, _f as Zt, vb as _, gd as _n, wi as _r, lg as _t, wS as a, rf as an, na as ar, d_ as at, X as b, od as bn, $r as br, Hh as bt, CS as c, Hd as cn, Ji as cr, Tg as ct, Ax as d, G as dn, Ri as dr, wg as dt, ir as ei, Yd as en, ol as er, F_ as et, jx as f, W as fn, Ei as fr, bg as ft, Z as g, Td as gn, Ci as gr, cg as gt, mx as h, Pd as hn, Si as hr, ug as ht, PE as i, Zd as in, Yi as ir, Y as it, fy as j, Pu as jn, gr as jr, Oh as jt, oy as k, id as kn, Fr as kr, Dh as kt, iS as l, Vd as ln, Gi as lr, Dg as lt, px as m, Id as mn, Di as mr, gg as mt, RE as n, qd as nn, ta as nr, A_ as nt, ES as o, nf as on, Ki as or, Gg as ot, Hx as p, Ud as pn, Ii as pr, fg as pt, pv as q, Wl as qn, dr as qr, If as qt, IE as r, Jd as rn, qi as rr, E_ as rt, SS as s, tf as sn, P as sr, Pg as st, UE as t, er as ti, q as tn, Vc as tr, N_ as tt, Xx as u, Wd as un, zi as ur, yg as ut, yb as v, ld as vn, ci as vr, Xh as vt, Dy as w, nd as wn, Vr as wr, Th as wt, xy as x, cd as xn, oi as xr, Lh as xt, Oy as y, md as yn, xi as yr, qh as yt, Pv as z, su as zn, Cr as zr, Wm as zt };
