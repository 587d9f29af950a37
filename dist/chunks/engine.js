import { i as e } from "./rolldown-runtime.js";
import { C as t, D as n, E as r, T as i, _ as a, b as o, c as s, d as c, g as l, h as u, l as d, m as f, o as p, p as m, u as h, v as g, w as _, y as v } from "./wire.js";
import { $ as y, $n as ee, $t as te, At as b, Bt as x, C as ne, Cr as re, Ct as ie, Dt as ae, E as oe, Er as se, Et as ce, G as le, Gn as ue, Gt as de, I as fe, It as pe, J as me, Jn as he, Jt as ge, K as _e, Kn as ve, Lt as ye, Mt as be, N as xe, Nt as Se, Pt as Ce, Q as we, Qn as Te, Rt as Ee, S as De, Sn as Oe, St as ke, Tn as Ae, Tr as je, Tt as Me, U as Ne, Ut as Pe, Vt as Fe, W as Ie, Wn as Le, X as Re, Xn as ze, Xt as Be, Y as S, Yn as Ve, Yt as He, Z as C, Zn as Ue, Zt as We, _ as Ge, _n as Ke, _r as qe, _t as Je, an as Ye, b as Xe, bn as Ze, br as Qe, bt as $e, c as et, cn as tt, cr as nt, ct as rt, dn as it, dt as at, en as ot, er as st, et as ct, f as lt, fn as ut, ft as dt, g as ft, gn as pt, gr as mt, gt as ht, h as gt, hn as _t, hr as vt, ht as yt, in as bt, it as xt, jt as St, k as Ct, kt as wt, l as Tt, lr as Et, m as Dt, mn as Ot, mt as kt, n as At, nt as jt, o as Mt, on as Nt, pn as Pt, pr as Ft, pt as It, q as Lt, qn as Rt, qt as zt, r as w, rn as Bt, rt as Vt, s as Ht, st as Ut, t as Wt, tn as Gt, tr as Kt, u as qt, ut as Jt, v as Yt, vn as Xt, vt as T, w as Zt, wr as Qt, wt as $t, x as E, xt as en, y as tn, yn as nn, yr as rn, yt as an, zt as on } from "./start.js";
import { _ as sn, b as cn, c as ln, d as un, f as dn, g as fn, h as D, i as pn, l as mn, m as hn, n as gn, p as _n, r as O, s as vn, t as yn, x as bn, y as xn } from "./zod.js";
import { a as Sn, c as Cn, d as k, f as wn, i as Tn, l as En, o as Dn, r as On, s as kn, u as An } from "./client.js";
import { basename as jn, delimiter as Mn, dirname as A, extname as Nn, isAbsolute as Pn, join as Fn, posix as In, relative as Ln, resolve as j, sep as Rn, win32 as zn } from "node:path";
import { access as Bn, constants as Vn, link as Hn, lstat as Un, open as Wn, readFile as Gn, readdir as Kn, realpath as qn, rename as Jn, rm as Yn, stat as Xn, writeFile as Zn } from "node:fs/promises";
import { setImmediate as Qn, setTimeout as $n } from "node:timers/promises";
// \0node:crypto
const er = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), tr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), nr = tr(6).toString("hex"), rr = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function ir(e, t, n = {}) {
	await lr(A(e));
	let r = await or(e, t, n);
	await Jn(r, e).finally(() => Yn(r, { force: !0 }));
}
async function ar(e, t, n) {
	await lr(A(e));
	let r = await or(e, t, n);
	return sr(r, e).finally(() => Yn(r, { force: !0 }));
}
async function or(e, t, { mode: n, root: r, check: i }) {
	let a = A(e), o = Fn(a, `.lokaform-${process.pid}-${nr}-${tr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Vn, d = await Wn(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Fn(await qn(r), Ln(j(r), j(a)));
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
function M(e, { displayRoot: t }) {
	return Ln(t, e).split(Rn).join("/");
}
function _r(e, t) {
	let n = Ln(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Rn}`) && !Pn(n);
}
async function vr(e, t) {
	for (let n = e;; n = A(n)) {
		if (await fr(Fn(n, ".git"))) return n;
		if (n === A(n) || n === t || t !== void 0 && !_r(n, t)) return;
	}
}
async function yr(e, t, n) {
	let r = await br(t), i = n && await br(n), a = new Map();
	for (let n of e) {
		let e = await br(j(t, n)), o = await vr(A(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(M(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? M(Fn(e ?? r, n), { displayRoot: r })
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
		return Zt(r(await Gn(e)));
	} catch (r) {
		let i = `${t} ${M(e, n)} cannot be read: ${kr(r)}`;
		return Ge(E("not-read", i));
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
	let n = `${M(e.path, t)} was changed or removed while Lokaform ran. Now ${kr(e)} Run again when no other program changes it.`;
	return E("not-read", n, { scope: "project" });
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
		let a = j(e, i.join("/")), o = Ln(a, this.#e).split(Rn).join("/"), s = o !== "" && !o.startsWith("..") && !Pn(o), c = s ? "" : await this.#o(a);
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
	let n = Qr("git", process.platform, t).filter((t) => !ei(e, A(t))), r = n.find(ti);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => A(e)))].join(Mn)
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
		return Ct(e, Vn.X_OK), fe(e).isFile();
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
		GIT_CEILING_DIRECTORIES: A(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = Wr(o.program, [
			"-C",
			e,
			...Xr,
			...t
		], {
			cwd: A(o.program),
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
	let i = j(t, e);
	return await jr(i, n) ? [i] : Ci(e.split(Rn).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof Nr) throw e;
		return [];
	});
}
async function Ci(t, n, r, i) {
	let a = Kt(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").includes("node_modules")) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => st(e, t, l))) continue;
		let n = j(c, t);
		await jr(n, r) && f.add(n);
	}
	return [...f];
}
async function wi(e, t) {
	let n = Fn(A(e), ".gitignore"), r = `/${jn(e)}`, i;
	try {
		i = Cr(await Gn(n));
	} catch (e) {
		if (pr(e, "ENOENT")) return Zt({
			path: n,
			text: `${r}\n`
		});
		let i = `${M(n, t)} cannot be read: ${kr(e)}`;
		return Ge(E("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(jn(e))) return Zt(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return Zt({
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
		for (let e of s.sort(Ai(a))) r.has(e.full) ? i.push(Ni(a, M(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function Ei(e, t, n) {
	return (await Si(b(e), e.folder, t, n)).filter((e) => ce(e) !== void 0).sort();
}
function Di({ folder: e }, t) {
	return Ln(e, t).split(Rn).join("/");
}
function Oi(e, t) {
	let n = Di(e, t), r = be(e, n);
	if (!(St(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...Ce(e, n)
		}
	};
}
function ki(e, t) {
	return t === void 0 || Ee(e, t);
}
function Ai({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function ji(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [E("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [E("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => et(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return E("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				scope: "change"
			}
		});
	});
}
function Mi({ keyName: e, place: t }, n, r) {
	return ae.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${M(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [E("bad-setting", o, { place: t })];
	});
}
function Ni({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return E("bad-setting", n, { place: e });
}
const Pi = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations,messages,l10n,intl,strings}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/{res,composeResources}/values*/{strings,plurals}*.xml",
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
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e3) break;
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
		c.push(E("no-manifest", n));
	}
	let l = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [M(e, n), t]);
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
		let s = `${M(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, E("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await zi(e, gr)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function Vi(e, t, n) {
	let r = j(t, e);
	return await jr(r, n) ? [r] : [];
}
async function Hi(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Si(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await Mr(j(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(E("no-manifest", a, { ...s && { place: s } }));
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
		let e = M(a, t);
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
			i.push(E("not-read", `${e} cannot be read: ${kr(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/model/place.ts
const Wi = vn().min(0), Gi = un({
	file: D(),
	line: Wi,
	col: Wi,
	endLine: Wi,
	endCol: Wi
});
function N(e, t, n = []) {
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
var P = Symbol("NOT_RESOLVED");
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
	resolve: (e) => sa.indexOf(e) === -1 ? P : null,
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
	resolve: (e) => la.indexOf(e) === -1 ? P : null,
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
	resolve: (e) => da.indexOf(e) !== -1 || fa.indexOf(e) === -1 && P,
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
	resolve: (e) => ma.indexOf(e) !== -1 || ha.indexOf(e) === -1 && P,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), _a = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), va = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function ya(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function ba(e, t) {
	if (t) {
		if (!va.test(e)) return P;
	} else if (!_a.test(e)) return P;
	let n = ya(e);
	return Number.isFinite(n) ? n : P;
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
	if (!Sa.test(e)) return P;
	let t = Ca(e);
	return Number.isFinite(t) ? t : P;
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
	if (!Ea.test(e)) return P;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Da.test(e) ? r : P;
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
	if (!ja.test(e)) return P;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Ma.test(e) ? r : P;
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
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : P,
	identify: () => !1
}), La = /^[A-Za-z0-9+/]*={0,2}$/;
function Ra(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !La.test(t)) return P;
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
	if (t === null && (t = Ha.exec(e)), t === null) return P;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Ua(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? P : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return P;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Ua(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return P;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return P;
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
		return r === P ? xa.resolve(e, t, n) : r;
	}
}, {
	...Fa,
	resolve: (e, t, n) => {
		let r = Fa.resolve(e, t, n);
		return r === P ? Aa.resolve(e, t, n) : r;
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
		case I.SINGLE_QUOTED: return Co(e, n, r);
		case I.DOUBLE_QUOTED: return wo(e, n, r);
		case I.LITERAL_BLOCK: return To(e, n, r, t.indent, t.chomping, !1);
		case I.FOLDED_BLOCK: return To(e, n, r, t.indent, t.chomping, !0);
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
}, L = -1, Oo = Object.prototype.hasOwnProperty, ko = 1, Ao = 2, jo = 3, Mo = 4, No = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Po = /[,\[\]{}]/, Fo = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Io = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Lo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Ro = RegExp(`^(?:${Io})*$`), zo = RegExp(`^(?:${Lo})+$`), Bo = RegExp(`^(?:!(?:${Io})*|${Lo}(?:${Io})*)$`), Vo = {
	filename: "",
	maxDepth: 100
};
function Ho(e, t, n) {
	e.events.push({
		type: F.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Uo(e, t, n, r, i, a, o) {
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
function Wo(e, t, n, r, i, a, o) {
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
function Go(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: F.MAPPING,
		start: t.position,
		anchorStart: L,
		anchorEnd: L,
		tagStart: L,
		tagEnd: L,
		style: uo.FLOW
	});
}
function Ko(e, t, n, r, i, a, o, s, c = fo.CLIP, l = -1, u = !1) {
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
function qo(e, t, n) {
	e.events.push({
		type: F.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Jo(e) {
	e.events.push({ type: F.POP });
}
function R(e) {
	Ko(e, L, L, L, L, L, L, I.PLAIN);
}
function Yo() {
	return {
		anchorStart: L,
		anchorEnd: L,
		tagStart: L,
		tagEnd: L
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
function z(e, t) {
	lo.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function B(e) {
	return e === 10 || e === 13;
}
function Qo(e) {
	return e === 9 || e === 32;
}
function $o(e) {
	return Qo(e) || B(e);
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
function V(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || $o(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Qo(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!B(r) && r !== 0);
		if (!B(r)) break;
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
	cs(e), V(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && ss(e));
	return Zo(e, t), r;
}
function us(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !B(t);) t = e.input.charCodeAt(++e.position);
}
function ds(e, t, n) {
	let r = No.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, z(e, "the stream contains non-printable characters"));
}
function fs(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== L && z(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && z(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !$o(s) && !(n && ts(s));) s === 33 && (a ? z(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Fo.test(o) || z(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Po.test(l) && z(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Ro.test(l) : zo.test(l)) && z(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Oo.call(e.tagHandlers, o) && z(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function ps(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== L && z(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !$o(e.input.charCodeAt(e.position)) && !ts(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && z(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function ms(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== L || t.tagStart !== L) && z(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !$o(e.input.charCodeAt(e.position)) && !ts(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && z(e, "name of an alias node must contain at least one character"), qo(e, n, e.position), !0;
}
function hs(e, t) {
	V(e, !1), e.lineIndent < t && z(e, "deficient indentation");
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
			return e.position++, Ko(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, I.SINGLE_QUOTED, fo.CLIP, -1, i), !0;
		}
		B(a) ? (i = !1, hs(e, t)) : e.position === e.lineStart && ss(e) ? z(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? z(e, "expected valid JSON character") : e.position++;
	}
	z(e, "unexpected end of the stream within a single quoted scalar");
}
function _s(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Ko(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, I.DOUBLE_QUOTED, fo.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (B(n)) hs(e, t);
			else if (as(n)) e.position++;
			else {
				let t = is(n);
				for (t === 0 && z(e, "unknown escape sequence"); t-- > 0;) e.position++, rs(e.input.charCodeAt(e.position)) < 0 && z(e, "expected hexadecimal character");
				e.position++;
			}
		} else B(a) ? (i = !1, hs(e, t)) : e.position === e.lineStart && ss(e) ? z(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? z(e, "expected valid JSON character") : e.position++;
	}
	z(e, "unexpected end of the stream within a double quoted scalar");
}
function vs(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = fo.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? I.LITERAL_BLOCK : I.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = ns(n);
		if (n === 43 || n === 45) i !== fo.CLIP && z(e, "repeat of a chomping mode identifier"), i = n === 43 ? fo.KEEP : fo.STRIP, e.position++;
		else if (r >= 0) r === 0 && z(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && z(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Qo(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && us(e), B(e.input.charCodeAt(e.position)) ? os(e) : e.input.charCodeAt(e.position) !== 0 && z(e, "a line break is expected");
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
		if (!o && l === -1 && B(i) && (u = Math.max(u, r)), !o && l === -1 && !B(i) && (i === 9 && r < t && (e.position = n + r, z(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, z(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !B(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !B(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !B(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		us(e), f = e.position, B(e.input.charCodeAt(e.position)) && (os(e), f = e.position);
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
		else if (B(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (V(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Qo(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (ds(e, i, a), Ko(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, I.PLAIN, fo.CLIP, -1, !c), !0);
}
function xs(e, t) {
	let n = e.line;
	V(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && z(e, "deficient indentation");
}
function Ss(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Wo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, uo.FLOW) : Uo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, uo.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		xs(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Jo(e), !0;
		o ? n === 44 && z(e, "expected the node content, but found ','") : z(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && $o(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, xs(e, t));
		let c = e.line, l = Xo(e), u = Ts(e, t, ko, !1, !0);
		xs(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, xs(e, t), i || Go(e, l), u || R(e), Ts(e, t, ko, !1, !0) || R(e), xs(e, t), i || Jo(e)) : i && r ? (u || R(e), R(e)) : i ? R(e) : r && (Go(e, l), u || R(e), R(e), Jo(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	z(e, "unexpected end of the stream within a flow collection");
}
function Cs(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !es(e.input.charCodeAt(e.position + 1))) return !1;
	for (Uo(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, uo.BLOCK); e.input.charCodeAt(e.position) === 45 && es(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, z(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = V(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && es(e.input.charCodeAt(e.position + 1)) && z(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? R(e) : Ts(e, t, jo, !1, !0), V(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && z(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && es(e.input.charCodeAt(e.position + 1)) && z(e, "bad indentation of a sequence entry");
	}
	return Jo(e), !0;
}
function ws(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, z(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && es(l)) o ||= (Wo(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, uo.BLOCK), !0), c === 63 ? (i && R(e), a = !0, i = !0) : (i || (R(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (R(e), !1);
			let t = Xo(e);
			if (!Ts(e, n, Ao, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Qo(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), es(c) || z(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: F.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: uo.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) z(e, "expected ':' after a mapping key");
				else return r.anchorStart !== L || r.tagStart !== L ? (Zo(e, t), !1) : !0;
			} else if (a) z(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== L || r.tagStart !== L ? (Zo(e, t), !1) : !0;
		}
		if (Ts(e, t, Mo, !0, s) && (s = !1), i || (s &&= (R(e), !1)), V(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) z(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && R(e), o && Jo(e), !0) : !1;
}
function Ts(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && z(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Yo(), d = n === Mo || n === jo, f = d, p = d;
	if (r && V(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Xo(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== L || u.anchorStart !== L) && (r === 33 || r === 38)) {
			let n = Xo(e), r = t + 1;
			if (ws(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === F.MAPPING) return e.depth--, !0;
			Zo(e, n);
		}
		if (s && (r === 33 && u.tagStart !== L || r === 38 && u.anchorStart !== L) || !fs(e, u, n === ko) && !ps(e, u)) break;
		l === null && (l = i), V(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Mo) {
		let r = n === ko || n === Ao ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Cs(e, i, u) || ws(e, i, r, u)) || Ss(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Xo(e), n = l.position - l.lineStart;
					Zo(e, l), ws(e, n, r, Yo()) && e.events[t.eventsLength]?.type === F.MAPPING ? c = !0 : Zo(e, t);
				}
				!c && (d && vs(e, r, u) || gs(e, r, u) || _s(e, r, u) || ms(e, u) || bs(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Cs(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== L || u.tagStart !== L || d) && (Ko(e, L, L, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, I.PLAIN), c = !0), e.depth--, c || u.anchorStart !== L || u.tagStart !== L;
}
function Es(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !$o(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && z(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !B(e.input.charCodeAt(e.position));) {
		for (; Qo(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || B(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !$o(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (B(e.input.charCodeAt(e.position)) && os(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && z(e, "duplication of %YAML directive"), r.length !== 1 && z(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && z(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && z(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && z(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Fo.test(t) || z(e, "ill-formed tag handle (first argument) of the TAG directive"), Oo.call(e.tagHandlers, t) && z(e, `there is a previously declared suffix for "${t}" tag handle`), Bo.test(n) || z(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
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
	for (V(e, !0); Es(e);) t = !0, V(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && es(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, V(e, !0), i = e.line > t;
	} else t && z(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && ss(e)) {
		e.position += 3, V(e, !0);
		return;
	}
	if (Ho(e, n, !1), Ts(e, e.lineIndent - 1, Mo, !1, i, i) || R(e), V(e, !0), e.position === e.lineStart && ss(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, V(e, !0), e.line === t && e.position < e.length && z(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === F.DOCUMENT && (o.explicitEnd = r), Jo(e), !r && e.position < e.length && !ls(e) && z(e, "end of the stream or a document separator is expected");
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
	for (i !== -1 && lo.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (cs(r), V(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Ds(r), r.position === e && z(r, "can not read a document");
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
	return e.presenterOptions.quoteStyle === "single" && ks(e.allowedStylesMask, I.SINGLE_QUOTED) ? I.SINGLE_QUOTED : I.DOUBLE_QUOTED;
}
function Ms(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === I.PLAIN && (e.style = I.DOUBLE_QUOTED);
}
function Ns(e) {
	e.style === I.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = I.DOUBLE_QUOTED);
}
function Ps(e) {
	e.style === I.PLAIN && /^\s+$/.test(e.node.value) && (e.style = I.DOUBLE_QUOTED);
}
function Fs(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== I.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? I.DOUBLE_QUOTED : js(e)));
}
function Is(e) {
	if (e.style !== I.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!ks(e.allowedStylesMask, I.LITERAL_BLOCK)) {
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
function Ls(e) {
	e.style === I.PLAIN && !ks(e.allowedStylesMask, I.PLAIN) && (e.style = js(e));
}
function Rs(e) {
	ks(e.allowedStylesMask, e.style) || (e.style = I.DOUBLE_QUOTED);
}
var zs = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Bs = "[\\n\\r]", Vs = "\\uFEFF", Hs = "[ \\t]", Us = `(?:(?!(?:${Bs}|${Vs}))${zs})`, Ws = `(?:(?!${Hs})${Us})`, Gs = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Ks = "[-?:,\\[\\]{}#&*!|>'\"%@`]", qs = "[,\\[\\]{}]", Js = Ws, Ys = `(?:(?!${qs})${Ws})`, Xs = `(?:(?:(?!${Ks})${Ws})|[?:-](?=${Js}))`, Zs = `(?:(?:(?!${Ks})${Ws})|[?:-](?=${Ys}))`, Qs = `(?:(?:(?![:#])${Js})|:(?=${Js}))#*`, $s = `(?:(?:(?![:#])${Ys})|:(?=${Ys}))#*`, ec = `(?:${Hs}*${Qs})*`, tc = `(?:${Hs}*${$s})*`, nc = `${Xs}#*${ec}`, rc = `${Zs}#*${tc}`, ic = nc, ac = rc, oc = `\\n+${Qs}${ec}`, sc = `\\n+${$s}${tc}`, cc = `${nc}(?:${oc})*`, lc = `${rc}(?:${sc})*`;
RegExp(`^(?:${cc})$`, "u"), RegExp(`^(?:${lc})$`, "u"), RegExp(`^(?:${ic})$`, "u"), RegExp(`^(?:${ac})$`, "u"), RegExp(`^(?:${Gs})*$`, "u"), RegExp(`^(?:${Gs}|\\n)*$`, "u"), RegExp(`^(?:${Us}|\\n)*$`, "u"), Object.keys(As).map((e) => Reflect.get(As, e)), F.DOCUMENT, F.SEQUENCE, F.MAPPING, F.SCALAR, F.ALIAS, F.POP, I.PLAIN, I.SINGLE_QUOTED, I.DOUBLE_QUOTED, I.LITERAL_BLOCK, I.FOLDED_BLOCK, uo.BLOCK, uo.FLOW, fo.CLIP, fo.STRIP, fo.KEEP;
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
	if (o.type !== F.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== F.SEQUENCE || s.style !== uo.BLOCK) || !c.every(({ type: e }) => e === F.POP) || i.some(({ type: e }) => e === F.DOCUMENT)) throw new uc(dc, t, t);
	r && !a && i.push({ type: F.POP });
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
		for (let e of n) e.type === F.SCALAR && (e.fast = !1);
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
	e.type !== F.POP && e.type !== F.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== F.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === F.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const Ec = process.getBuiltinModule("node:module").createRequire(import.meta.url), Dc = (...e) => Ec("./late-yaml.js").parseDocument(...e), Oc = 2 ** 18;
function kc(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [E("yaml", a, { place: Ji(t, r, r + 1) })];
	let o = i + Oc < n.length, s = n.lastIndexOf("\n", i + Oc), c = o ? s > i ? s + 1 : i + Oc : n.length, { problems: l, errors: u } = Ac(t, n, i, c);
	if (l.length === 0) return [jc(e, t, n)];
	let d = Xe(t.path, Ji(t, c - 1, c).line);
	return o && u > 1e3 ? [d, ...l] : l;
}
function Ac(e, t, n, r) {
	let i = t.slice(n, r), { errors: a } = Dc(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), o = new lt(), s = -Infinity;
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
	return E("yaml", `The YAML cannot be read here. ${e}`, { place: t });
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
	n.countMore(e.path) || n.add(E("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: Ji(e, t, t + 1) }));
}
const Rc = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function zc(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [], [o] = Rc.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function Bc(e, t) {
	let n = new lt();
	for (let { start: r, end: i } of na(e)) n.countMore(t.path) || n.add(E("yaml", ta, { place: Ji(t, r, i) }));
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
		return c([E("yaml", e, { place: Ji(a, r, r + 1) })]);
	}
	let l = Bc(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = Uc(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && De(e) > 1) ? c(e.problems) : {
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
	problems = new lt();
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
		let i = e.type === F.ALIAS ? void 0 : this.anchor(e), a = e.type === F.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === F.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
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
		let o = r === F.SEQUENCE ? this.list() : this.mapping();
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
		if (n === I.LITERAL_BLOCK || n === I.FOLDED_BLOCK) {
			this.start = this.after(Qc);
			let e = this.text.slice(i, a);
			this.end = i + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === I.PLAIN ? 0 : 1;
			this.start = i - e, this.end = a + e;
		}
		if (!this.anyText && !(s && this.isStorable) && m.test(l)) return this.refuse(r("This text"));
		if (n !== I.PLAIN || o >= 0) return l;
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
		return this.problems.countMore(this.file.path) || this.problems.add(E("yaml", e, { place: Ji(this.file, t, n) })), null;
	}
};
const Gc = new Set(["!!str", "!"]), Kc = /(?:)/y, qc = /[ \t]*/y, Jc = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Yc = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Xc = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Zc = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Qc = /(?:[\s:?-]|#[^\n]*\n)*/y, $c = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function el(e) {
	return e !== void 0 && e.type !== F.POP && e.type !== F.DOCUMENT;
}
function tl(e) {
	return e.type === F.SEQUENCE || e.type === F.MAPPING;
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
	let n = new Map(), r = new lt(), { value: i, span: a, file: s } = e;
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
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || Ht(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(E("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: Ki(s, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function al({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return E("empty-manifest", r, { place: N(e, t) });
}
function ol(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: fl(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new lt(), a = t.span.members?.[Symbol.iterator](), s = ul(n);
	for (let c of t.value) {
		let [, l = t.span] = a?.next().value ?? [];
		if (!o(c) && i.countMore(e.file.path)) continue;
		let u = cl(i, e, {
			value: c,
			span: l
		}, n, s);
		if (i.count > 15e4) return {
			entries: r,
			problems: [Xe(e.file.path, N(e.file, l).endLine), ...i.problems]
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
	let r = new lt();
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
	if (t.problems.length > 0 && dl(t, N(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u } = r, d = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i
	}, f = s.issues.slice(0, qt + 1);
	gl(f.map((e) => bn(e, {}, cn())), d, e);
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
	let i = N(e.file, r);
	return dl(e, i) ? [] : [E(t, n, { place: i })];
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
	let n = new lt();
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
		quotes: [n.textAt(N(n.file, n.span, t)), String(r)]
	};
}
function bl(e, t, n) {
	return t.some((t) => Tl(n.value, e.path) === void 0 && Tt(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function xl(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => El(e, n, t));
	if (e.code === "invalid_key") return [El(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Tl(t.value, n), i = N(t.file, t.span, n), a = (e, t) => [E(e, t, { place: i })], o = () => a("wrong-type", kl(r, n, t, i)), s = jl(n, t), c = Ml(n, t);
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
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${Ht(String(r), t)}`);
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
	let r = Ki(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = `Unknown field "${e}" in ${n.thing}.${Ht(e, i) || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		a = `Unknown field "${e}" in ${Al(t, n)}.${Ml([...t, e], n)}${Ht(e, r)}`;
	} else e === "<<" && (a = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return E("unknown-member", a, { place: r });
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
		let h = new lt();
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
		problems: Yt(Kl(i, c))
	};
}
function Vl(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [H(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
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
			let e = n.some(({ place: e }) => !e) ? [] : [Xe(t, a.trimEnd().split("\n").length)];
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
function H({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = ql(e(t)), d = s ? Ki(n, r, o) : N(n, r, o);
	return {
		...E(i, `${u}: ${a}`, {
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
			problem: H(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Ql}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), h = [...p.remarks];
	if (m.length > 0) {
		let t = Fl(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Ql}`, s = t ? "error" : "warning";
		h.push(E("unusable-response", o, {
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
	let t = new ct();
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
	let p = t.map((e) => j(n.displayRoot, e)), m = Object.values(await zi(u, gr)).flat();
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
	return E("not-written", `${e}: ${t} ${n}.`);
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
	if (!(await Xn(A(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...Uu(e, a) ? [] : [A(e)]];
	return (await Promise.all(o.map(Ku))).every(Boolean) ? void 0 : Wu;
}
function Uu(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Wu = "cannot be written: this user may not write there";
async function Gu(e) {
	let t = await Xn(e).catch(() => void 0);
	return !t && A(e) !== e ? Gu(A(e)) : t?.isDirectory() ? await Ku(e) ? void 0 : Wu : "is a file, or is below one. Choose a folder";
}
function Ku(e) {
	return Bn(e, Vn.W_OK).then(() => !0, () => !1);
}
function qu(e, t) {
	return Ju(t).find((t) => _r(e, t));
}
function Ju({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [j(e)]);
}
async function Yu(e) {
	let t = await Xn(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await br(A(e));
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
	return e.plan ? cd({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || gt(e.problems) ? "unknown" : "none" : "unknown";
}
function ud({ command: e, projects: t }) {
	return e === "drift" ? cd({ projects: t }) : od({ projects: t });
}
function dd(e) {
	return !ud(e) && !fd(e);
}
function fd(e) {
	return e.stopped !== void 0 || gt(gd(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || _d(e).some(({ outcome: e }) => e.state !== "done");
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
	"kept",
	"keptArchived"
], jd = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
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
function U(e, ...t) {
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
function W(e, t = 400) {
	return [{
		is: "quote",
		text: C(e, t)
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
function G(e, t) {
	return `${K(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function K(e) {
	return Number.isInteger(e) ? String(e).replace(/\B(?=(?:\d{3})+$)/g, ",") : e.toLocaleString("en-US");
}
function qd(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${K(n)} more` : "");
}
function Jd(e) {
	return ru(e).words;
}
function Yd(e, t) {
	let { one: n, many: r } = Jd(t);
	return `${K(e)} ${e === 1 ? n : r}`;
}
function Xd({ kind: e, label: t }) {
	let n = S(t), { prefix: r, maxName: i } = Jd(e);
	return r + y(n, i);
}
function Zd(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${S(n.file)}:${n.line}` : "(not declared)";
}
function Qd({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${S(e)}: `) + (n ? `${C(n.project.name, 80)} (${C(t, 200)})` : C(t, 200));
}
function $d(e) {
	return e.length <= 3 ? e.map((e) => S(e)).join(", ") : G(e.length, "manifest");
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
	let i = t && t.requests > 0 ? ` ${r} needs about ${G(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${K(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${lf([e])}${i}${o}`;
}
function of(e, n) {
	let { baseTexts: r, translations: i = 0, languages: a } = rd(e, n);
	if (i === 0) return;
	let o = a.slice(0, 12).map((e) => C(e, 40)), s = a.length - o.length, c = `${G(r, "base text")} ${r === 1 ? "changes" : "change"}`, l = t(s > 0 ? [...o, G(s, "more language")] : o);
	return U`${c}: ${G(i, "translation")} in ${W(l, 1e3)} may be marked unverified.`;
}
function sf(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = cf(t), r = gf([[Pd(t).kept, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[uf(t, "as declared"), ...r].join(", ")}.`;
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
	let t = Pd(e), n = t.adopted > 0 ? ` (${K(t.adopted)} to adopt)` : "", r = gf([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
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
	return r.every(({ kind: e }) => e.words.prefix === "") ? K(Rd(r, ({ count: e }) => e)) : t(r.map(({ kind: e, count: t }) => Yd(t, e.name)));
}
function ff({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${mf(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${G(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${pf(e)}.${a} ${G(t, "request")} in total.`;
}
function pf(e) {
	let t = Id(e), n = gf(Fd.map((e) => [t[e], e]));
	return n.length > 0 ? n.join(", ") : e.every(({ results: e }) => e === void 0) ? "nothing" : "no changes needed";
}
function mf(e, t) {
	return e === t ? G(t, "project") : `${K(e)} of ${G(t, "project")}`;
}
function hf({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [S(e)]), r = n.length > 0 ? U` Not reached: ${W(n.join(", "))}.` : [];
	return U`${Ud(U`${C(e.message, Ne)}`)}${r}`;
}
function gf(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${K(e)} ${t}`] : []);
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
	if (gt(a)) return `${yf(a)}.${n === "validate" ? "" : " Nothing was written."}`;
	let o = t(nu().map(({ name: e, plural: t }) => Yd(i[t] ?? 0, e))), s = a.length > 0 ? `, with ${yf(a)}` : "";
	return `Valid: ${o} in ${G(r.length, "manifest")}${s}.`;
}
function yf(e) {
	let n = Dt.flatMap((t) => {
		let n = Rd(e.filter((e) => e.severity === t), De);
		return n > 0 ? [G(n, t === "error" ? "problem" : t)] : [];
	});
	return t(n);
}
function bf(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${S(e)}`}`;
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
		...i > 0 ? [G(i, "conflict")] : [],
		...n > 0 ? [`${G(n, "change")} pending before`] : [],
		...r > 0 ? [`${K(r)} skipped`] : []
	];
}
function Of(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = _d(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { unfinished: a } = Id(n);
	return [
		`Translations ${t}: ${xf(i)}`,
		...a > 0 ? [`${G(a, "change")} not completed`] : [],
		...kf(n.length - r, t)
	];
}
function kf(e, t) {
	return e > 0 ? [`${G(e, "project")} not ${t}`] : [];
}
function Af(e) {
	if (e.is === "not compared") return [U`The manifests were not compared with those of the commit that the pull request would be merged into: ${W(e.why)}.`];
	let t = U`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = W(e.commit.slice(0, 7));
	return [U`${Ud(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Ud(U`${`Difference: ${jf(e.projects)}.`}`)];
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
	let t = e.flatMap((e) => e.kept.filter(({ conflict: e }) => !e)).length, n = t > 0 ? [`${G(t, "text")} kept`] : [], r = e.some(({ files: e }) => e.length > 0), i = jf(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...r || t === 0 ? [i] : [], ...n].join(", ");
}
function Nf(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${G(t, "conflict")}` : "";
	return `Translations from Lokalise: ${Mf(e)}${n}`;
}
function Pf({ filters: e, by_kind: n }) {
	let r = nu().flatMap(({ name: e, plural: t }) => {
		let { chosen: r, declared: i } = n[t] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${K(r)} of ${Yd(i, e)}`] : [];
	}), i = e.map((e) => `--filter ${C(e, 200)}`).join(" ");
	return U`${Ud(U`Only what matches`)} ${W(i, Infinity)}: ${t(r)}.`;
}
// src/model/project.ts
const Ff = un({
	iso: D(),
	id: D().optional(),
	pluralForms: O(D()).readonly()
}), If = un({
	id: D(),
	digest: D().exactOptional(),
	name: D(),
	type: D(),
	baseLanguage: D(),
	languages: O(Ff).readonly().optional(),
	perPlatformNames: pn(),
	segmentation: pn(),
	autoToggleUnverified: pn().optional()
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
	let t = ({ severity: e = "notice", code: t }) => 2 * Dt.indexOf(e) + Number(t !== void 0 && tn({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Bf(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of g(t === !0 ? [] : e, (e) => Vf(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(tn) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Hf(Uf(e), [e, ...t]));
		}
	}
	return zf(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Uf(e, n)));
}
function Vf(e, t) {
	return tn(e) ? `${e.severity} ${e.code}` : t || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Jl(e),
		e.place.file
	]);
}
function Hf(e, t) {
	if (t.some(tn)) {
		let { place: n, ...r } = e, i = `${K(t.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
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
		words: C(n, i - t.length - 3),
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
		if (!r || !i) return e.map((e) => Gf(e, C(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => C(e.change.label, 100));
		return [Gf(r, `${(t ? a : a.map(_e)).join(", ")} and ${K(e.length - 3)} more`, e.length, n)];
	});
}
function Gf(e, t, n, r = Ne) {
	return {
		...Gd("!", t, yd(e)),
		count: n,
		severity: "error",
		state: Kf(e.outcome),
		words: C(e.outcome.message, r)
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
	let i = Ip(e, t), a = td(e, t) ? [Kd(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Kd(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = ou(e, t) && o !== void 0 ? { language: o } : {}, u = Tp(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: we(e.value, 1e3 + c - 2 - e.start.length)
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
	let { field: i, before: a, after: o } = n, s = a === void 0 || nd(a) ? wp : zp(e, i, a), c = zp(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== wp ? Ep(t, s, c, r) : Wp(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => Ep(`${t}.${e}`, n, i, r));
}
function Ep(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...Dp("-", e, t.members, n.members), ...Dp("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Hp(t, n, r), o = Kd("+", `${e} `, Op(n) ? "(empty)" : a);
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
	return i.length > 0 ? [Kd(e, `${t} `, Gp(i))] : [];
}
function Op(e) {
	return e.as === "text" && e.text === "";
}
function kp({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${C(e, 60)}`} on ${tf(t)}${n ? ", reviewed" : ""}`;
}
function Ap(e, t) {
	return t.flatMap((t) => Lp(e, t) ? [] : Ip(e, t)).join(", ");
}
function jp({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => ou(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Ip(e, t)).join(", ")})` : "", a = (t) => `${Ip(e, t)} ${Vp(zp(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !ou(e, t) && !Lp(e, t)), c = s.filter((t) => Rp(e, t)).map(a), l = s.filter((t) => !Rp(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function Mp(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${Fp(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Ip(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && Pp[e.cause]) ?? Np[a], l = e.edited ? `: edited${kp(e.edited)}` : "", u = `${c}${s || a === "held" ? "" : l}`;
	if (!t) return `${o} ${u}`;
	let d = n ? Infinity : Bp, f = zp(r, i, e.live);
	if (e.declared === void 0) return `${o} ${Vp(f, d)} ${u} (not in the file)`;
	let [p, m] = Hp(zp(r, i, e.declared), f, d);
	return `${o} ${m} ${u}${s ? `, which has ${p}` : ` (in the file: ${p})`}`;
}
const Np = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, Pp = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Np.held
};
function Fp(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${Re(t)}` : `owned by others (tag ${Re(t)})`;
}
function Ip(e, { field: t, part: n }) {
	return n !== void 0 && iu(e, t).role === "text" ? Kp(n) : t;
}
function Lp(e, { field: t }) {
	return iu(e, t).role === "identity";
}
function Rp(e, { field: t, after: n }) {
	let r = zp(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function zp(e, t, n) {
	return iu(e, t).show(n);
}
const Bp = 60;
function Vp(e, t = 60) {
	switch (e.as) {
		case "text": return Re(e.text, t);
		case "word": return C(e.word, t);
		case "set": return e.members.length > 0 ? Gp(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Kp(e)} ${Re(n, t)}`).join(", ");
	}
}
function Hp(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = Ie(S(e.word), S(t.word), n);
		return [we(r, n), we(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Vp(e, n), Vp(t, n)];
	let [r, i] = Ie(S(e.text), S(t.text), n);
	return [Re(r, n), Re(i, n) + Up(e.text, t.text)];
}
function Up(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function Wp(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Kp(e),
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
function Gp(e) {
	return e.map((e) => _e(Kp(e))).join(", ");
}
function Kp(e) {
	return C(e, 60);
}
function qp({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Jp?.old !== a || Jp.now !== o) && (Jp = {
		old: a,
		now: o,
		parts: Yp(a, o)
	});
	let s = Jp.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let Jp;
function Yp(e, t) {
	return hp(Zp(e), Zp(t), { maxEditLength: 600 }) ?? [];
}
const Xp = n(() => new Intl.Segmenter("en", { granularity: "word" }));
function Zp(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Xp().segment(e), ({ segment: e }) => e));
}
function Qp(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/removal.ts
const $p = "will be archived";
function em(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? $p : "will be destroyed";
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: tm(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function tm({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Vp(zp(e, r, i), 90) : "", s = a ? `   (last edited${kp(a)})` : "";
		return {
			...Kd("-", `${Kp(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [Kd("-", `and ${G(a, "more text")}`)] : []];
}
// src/report/view/rows.ts
const nm = 1e3;
function rm(e, t) {
	if (e.action === "destroy") return {
		...sm("-", e),
		...em(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => ou(n, e) ? e.part ?? [] : []), a = {
		...sm(om(e), e),
		...Xu(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? jp(e) : Ap(n, e.fields);
		return r === "" ? a : {
			...a,
			words: we(r, nm)
		};
	}
	let o = r === "create" || Ld(e), s = e.fields.filter((e) => !o || !Lp(n, e)).flatMap((e) => Cp(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: C(c, 80) };
	return {
		...a,
		...l,
		...im(e, t),
		lines: s
	};
}
function im(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : am(e) ? { words: $p } : t === "drift" ? e.edited ? { words: `last changed${kp(e.edited)}` } : {} : Ld(e) ? { words: Jd(e.kind).renamed } : {};
}
function am({ kind: e, fields: t }) {
	return t.some((t) => ed(e, t));
}
function om(e) {
	return e.action === "create" ? "+" : am(e) ? "-" : Ld(e) ? "»" : "~";
}
function sm(e, t) {
	return Gd(e, Xd(t), t.place);
}
function cm(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = we(Mp(e, t, r), r ? Infinity : nm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...sm("!", e),
		words: i,
		...a
	};
}
function lm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = Ip(n, e), [d, f] = Hp(zp(n, r, i), zp(n, r, a)), p = o ? `, edited${kp(o)}` : "", m = [
		...t ? [`${u} ${d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...sm(l ? "!" : " ", e),
		lines: m.map((e) => Kd(" ", we(e, nm))),
		...l && { isLoss: !0 }
	};
}
function um({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Vp(zp(t.kind, r.field, e))}` : "";
		return Kd(" ", we(`${Ip(t.kind, r)}${i} is no longer declared`, nm));
	});
	return {
		...sm("-", t),
		isLoss: !0,
		lines: r
	};
}
function dm({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : C(e, 200));
	return {
		...sm("~", r),
		words: `${C(e, 80)}: ${i} → ${a}`
	};
}
function fm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : S(e), [a, o] = Ie(i(t), i(n), 200).map((e) => we(e, 200)), s = `${C(e, 80)}: ${a} → ${o}`;
	return r ? {
		...Gd("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : Gd(" ", s);
}
function pm({ variable: e, host: t, place: n }) {
	return {
		...Gd("!", `sends \${${S(e)}} to ${S(t)}`, n),
		isLoss: !0
	};
}
function mm(e) {
	return {
		...sm(" ", e),
		words: `id ${C(String(e.id), 80)}`
	};
}
function hm(e) {
	return Gd(" ", S(e));
}
// src/report/view/sections.ts
const gm = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", _m = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with texts that are overwritten in the project",
		meaning: gm
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other values that are overwritten in the project",
		meaning: gm
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
}, vm = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, ym = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": vm,
	overwritten: vm,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: vm,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, bm = "so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.", xm = {
	Conflict: {
		open: "conflict",
		heading: "changed in the file and in the project, and not written",
		meaning: `The file and the project both changed the text, ${bm}`
	},
	Undecided: {
		open: "undecided text",
		heading: "not written, because nothing tells which side changed",
		meaning: `Nothing tells which side changed the text, ${bm}`
	},
	Archived: {
		heading: "declared, and archived in the project",
		meaning: "It stays drift until its entry declares is_archived: true or false."
	},
	"To pull": {
		heading: "to pull: changed only in the project. Apply keeps it, and lokaform pull writes it into the file",
		meaning: "Only the project changed the text. Apply keeps it, and lokaform pull writes it into the file."
	},
	Kept: {
		heading: "kept, and not changed: each line says why",
		meaning: "The project differs from its manifests, and apply does not change it."
	}
}, Sm = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull"
};
function Cm({ reason: e }, t) {
	return wm(t) && e === "archived" ? "Archived" : Sm[e] ?? "Kept";
}
function wm({ command: e }) {
	return e === "drift";
}
function Tm(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function Em(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		km(t.full === "also" ? r.filter((e) => !hd(e)) : r, t),
		Om(i, t),
		...n ? Am({
			...e,
			plan: n
		}, Tm(e, t)) : [],
		Bm(a, t)
	];
}
function Dm({ problems: e, results: t = [] }, n = {}) {
	return [...Bf(e, n), ...Wf(t, n)];
}
function Om(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${G(n.length, "change")} not made`,
		rows: Wf(n, t)
	};
}
function km(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: yf(e),
		rows: Bf(e, t)
	};
}
function Am({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { sends: o = [] } = wm(n) ? {} : r ?? e, s = (...e) => e.map((e) => Pm(e, a, n));
	return [
		...r ? [Nm(r.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: o.map(pm)
		},
		...s("Conflict", "Undecided"),
		...Mm(i, n),
		...s("Archived", "To pull", "Kept"),
		...r ? [Lm(r)] : [],
		...Rm(i, n),
		...r ? zm(r, n) : []
	];
}
function jm(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Mm(e, t) {
	let n = wm(t) ? ym : _m;
	return [...new Set(zd.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Bd(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${K(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: jm(i.map((e) => rm(e, t)))
		};
	});
}
function Nm(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${G(e.length, "setting")} changed`,
		rows: jm(e.map(fm))
	};
}
function Pm(e, t, n) {
	let r = t.filter((t) => Cm(t, n) === e), { keptElsewhere: i } = n, { heading: a, meaning: o, open: s } = xm[e], c = !s && i !== void 0 && r.length > 20, l = (c ? Im(r) : r).map((t) => {
		let r = cm(t, n);
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
		title: s ? `${G(r.length, s)}: ${a}` : `${K(r.length)} ${a}`,
		rows: c ? Fm(l, 19, i) : l
	};
}
function Fm(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...hm(`and ${K(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function Im(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Lm({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...nu().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => hm(`all ${e.many}: no manifest declares any`)), ...e.map(mm)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer managed",
		rows: n,
		title: `${K(n.length)} no longer managed, and unchanged in the project`
	};
}
function Rm(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = rm(e, {
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
		title: `All values in full: ${G(n.length, "change")}`,
		noun: "item",
		rows: n
	}];
}
function zm({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${G(e.length, "change")}`,
		rows: jm(e.map((e) => rm(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${G(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = rm(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Bm(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(mm).sort((e, t) => u(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${K(e.length)}`,
		rows: Fm(r, t, n ?? "the job summary of the workflow lists")
	};
}
function Vm(e, t) {
	let n = Tm(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => um(e, n));
	return [
		Nm(s),
		Wm("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		Wm("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Um(r, n),
		Wm("with another id or former name", a.map(dm)),
		Wm("with other values in on_create", o.map(hm)),
		...Rm(r, n)
	];
}
function Hm(e, t) {
	let n = Tm(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => um(e, n)), s = r.map((e) => lm(e, n)), c = s.filter(({ isLoss: e }) => e), l = s.filter(({ isLoss: e }) => !e);
	return [
		Wm("in conflict: the manifest keeps its text", c),
		Wm("no longer declared", o),
		...Um(i, n),
		Wm("different, and kept", l),
		...Rm(i, n)
	];
}
function Um(e, t) {
	let n = (e) => e.action === "create" ? "new" : Ld(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => Wm(r, jm(e.filter((e) => n(e) === r).map((e) => rm(e, t)))));
}
function Wm(e, t) {
	return {
		part: "plan",
		title: `${K(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Gm(e, t) {
	let n = Km(su(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => qm(e, n, s, t)), ...o.map((e) => Jm(e, t))];
	return {
		title: wf(n),
		heading: U`${Tf(n)}${i.length > 1 ? U` · ${G(i.length, "project")}` : []}`,
		state: fd(n) ? "failed" : dd(n) ? "clean" : "open",
		isUntouched: Sd(n),
		lead: Zm(n, t),
		stopped: hf(e),
		verdict: Qm(n, t),
		result: _f(n),
		comparison: a ? Af(a) : [],
		problems: km(r, t),
		parts: c,
		next: rh(n, t),
		legend: ah(n, c)
	};
}
function Km(e) {
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
function qm(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: C(i ?? o?.project.name ?? a, 200),
		heading: U`${W(i ?? a, 80)}${o ? U` · ${W(o.project.name, 80)}` : []}`,
		result: Ym(e, t),
		facts: Xm(e, t, n),
		sections: Em(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(me)
	};
}
function Jm(e, t) {
	let { name: n = "" } = e;
	return {
		name: C(n, 200),
		heading: W(n, 80),
		result: jf([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: Vm(e, t)
	};
}
function Ym(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${pf([e])}.`;
	if (n) return t === "plan" ? xf(xd(e)).replace(/^n/, "N") : t === "drift" ? sf([e]) : af(n, i);
}
function Xm(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = Rf(r), l = vd(e), u = c === void 0 ? [] : [{
		is: "link",
		words: U`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift", f = U`All differences that apply would change are shown, not only those of this pull request.`, p = d ? of(i.project, xd(e)) : void 0;
	return [
		U`Project ${i && !n ? U`${W(i.project.name, 80)} · ` : []}${W(r, 200)}${c === void 0 ? [] : U` · ${u}`}`,
		...i?.filter ? [Pf(i.filter)] : [],
		...a?.is === "not compared" ? [U`${Ud(f)} Lokaform could not find out which are from this pull request: ${W(a.why)}.`] : [],
		...p ? [p] : [],
		...s === void 0 ? [] : [U`The backup is in ${W(s)}.`],
		...l === void 0 ? [] : [U`${bf(void 0)}: ${W(l, 800)}`]
	];
}
function Zm(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = $d(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? U`the ${s} ${W(o)}` : U`${o}`;
	if (t === "assignee") return U`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return U`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => xd(e).length === 0);
	return Sd(e) || l && u ? U`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? U`No plan could be made for this pull request:` : l ? n === void 0 ? U`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : U`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : U`No plan could be made for this pull request (from ${c}):`;
}
function Qm(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? eh(e, t) : [$m(e, _f(e))];
}
function $m(e, t) {
	let n = Ud(U`${t}`), r = e.projects.some(({ results: e }) => e);
	return fd(e) ? {
		mark: "bad",
		words: n
	} : dd(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function eh(e, { isPullRequest: t }) {
	if (!fd(e)) return Sd(e) ? [{
		mark: "good",
		words: Ud(U`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = gd(e), r = n.filter(hd), i = n.filter((e) => e.severity === "error" && !hd(e)), a = ih(e) && e.projects.every((e) => xd(e).length === 0);
	return [
		...i.length > 0 ? [$m(e, `${yf(i)}. ${nh(i)}`)] : [],
		...r.length > 0 ? [$m(e, th(r))] : [],
		...a ? [{ words: U`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function th(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${K(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${G(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function nh(e) {
	return e.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function rh(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(xd);
	if (r !== "plan" || a.length === 0 || pd(e)) return;
	let o = U`${Ud(U`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? U`${o} When this pull request is merged, the next apply makes these changes in the project.${ih(e) ? U` The changes that are already pending are made as well.` : []}` : U`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${W(n, 200)}. It writes only from the default branch, and from the branches in the input ${W("apply-from")}.` : U`${o} The next apply makes these changes in the project.`;
}
function ih({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function ah(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...ih(e) ? [U`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [U`${_f(e)}`] : [],
			U`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => U`${Ud(U`${e}`)}: ${t}`)
	};
}
function oh(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" ? t : "plan"} · project ${Qd(e)} · ${$d(e.manifests)}`,
		page: Rf(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function sh(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${S(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: fd(e),
		stopped: hf(e),
		backups: n.flatMap((e) => e.backup === void 0 ? [] : [`The backup${r(e)} is in ${S(e.backup)}.`]),
		restores: n.flatMap((e) => {
			let t = vd(e);
			return t === void 0 ? [] : [`${bf(e.name)}: ${S(t)}`];
		}),
		result: a ? _f(e) : void 0
	};
}
function ch(e, t, n) {
	let r = su(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Bf(i, o), ...a.flatMap((e) => Dm(e, o))], c = !fd(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? U` · ${W(l.name, 80)}` : [], d = _d(r).some(({ outcome: e }) => e.state === "done") ? U`❌ Not everything was applied${u}` : U`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? U`Applied by ${g(U`this run`)}` : g(U`This run`), v = a.some(({ results: e }) => e), y = v ? U`: ${`${pf(a)}.`}` : U` wrote nothing.`, ee = `The figures are for ${G(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? U`✅ Applied${u}` : d,
		lead: [
			U`${_} at commit ${W(p.slice(0, 7))} on ${tf(m)}${y}`,
			...v && h > 1 ? [U`${ee}`] : [],
			...c ? [] : [U`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? lh(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function lh(e) {
	let { projects: t } = e, n = (t) => fd({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? pf([e]) : "not applied";
		return U`${W(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, U`${`… and ${G(i, "more project")}`}`] : r;
}
// src/report/text/progressText.ts
function uh(e, t, n = Infinity, r) {
	let i = e.count && ph(e.count), a = r && r.until > t ? `${mh(r.until - t)}: ${S(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = fh({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(fh(e)),
		o(s),
		c
	].find((e) => vt(e) <= n) ?? c.slice(0, n);
}
const dh = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function fh({ phase: e, project: t }) {
	let [n, r] = dh[e];
	return t === void 0 || !r ? n : `${r} project ${Re(t, 40)}`;
}
function ph({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? G(e, n) : void 0 : `${K(e)} of ${G(t, n)}`;
}
function mh(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function hh({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${S(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function gh(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${S(r)} is sent again: ${a}.`]);
	};
}
function _h(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = r;
	if (!i) return [];
	let l = s === "drift", { title: u, page: d, file: f } = oh(e, s), p = Dh(Em(e, {
		...r,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), {
		paint: t,
		width: n,
		file: f
	}), m = (e) => `  ${t(Eh["!"], Wd(e))}`, h = [
		t("strong", u),
		...d === void 0 ? [] : [`  ${t("dim", d)}`],
		...i.filter ? [m(Pf(i.filter))] : []
	], g = l ? void 0 : of(i.project, i.changes), _ = l ? sf([e]) : af(i, a, o?.length, s === "restore" ? "Restore" : "Apply"), v = [
		...p.length > 0 ? [""] : [],
		...g ? [m(g)] : [],
		t("strong", _)
	];
	return [
		...qe(h, n),
		...p,
		...qe(v, n)
	].map(le);
}
function vh(e, { paint: t }) {
	let { comparison: n, parts: r } = Gm({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Wd(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Wd(e))] : [], ...Dh(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(le);
}
function yh(e, t) {
	return Bf(e).map((e) => bh(e, t));
}
function bh({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? S(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return le(u.join(": "));
}
function xh({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(me), ...Dm(e).map((e) => bh(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Qd(e)}`)] : [], ...i];
	});
	return [...yh(e, n), ...r.map(le)];
}
function Sh(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = sh(e), c = [
		...i ? [t("bad", Wd(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...qe(c, n), ...o].map(le);
}
function Ch({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${S(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${S(n(e))}. To apply it: lokaform apply --plan ${nf(S(n(e)))}`), r.map(le);
}
function wh(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, kept: s } = e, c = Dh(Hm(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.length === 1 ? "differs" : "differ", d = s.length > 0 ? `, and ${G(s.length, "value")} of the project ${u}` : "", f = o.length === 0 ? `Pull from ${S(a)}: the manifests stay as they are${d}.` : `Pull from ${S(a)}: ${Mf([e])}.`, p = qe([t("strong", `From ${S(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...p,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${S(e)}`),
		...qe([t("strong", f)], n)
	].map(le);
}
function Th(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = S(e);
		return xp(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => le(e.split("	").map(S).join("	")));
	});
}
const Eh = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function Dh(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : qe([n("strong", e)], r),
		...Oh(i, t)
	]);
}
function Oh(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...kh(e, r)
	})), a = {
		labels: Mh(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: Mh(i, "at", 24)
	};
	return i.flatMap((e) => Ah(e, a, {
		paint: t,
		width: n
	}));
}
function kh({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${_e(t)}`;
	return {
		label: _e(e) + i,
		at: n ? _e(Zd({ place: n }, r)) : ""
	};
}
function Ah(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => mt(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(jh(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(Eh[e.sign], e.sign)} ${Ft(i, t.labels)}${d}${Ft(n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return vt(p) <= c ? [p, ...u] : [
		...mt(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function jh(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : qp(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function Mh(e, t, n) {
	return e.map((e) => vt(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
}
// src/model/variables.ts
function Nh(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Ph(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Fh = /\$\$\{|\$\{([^}]*)\}/g;
function Ih(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Fh)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Lh(e) {
	return [...new Set(Ih(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Rh(e, t) {
	return Ih(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function zh(e, t) {
	let n = Ih(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Bh(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Bh(t.slice(r), i) : r === t.length;
}
function Bh(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function Vh(e) {
	let [, t = "https", n = ""] = Uh.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function q(e) {
	return e.replace(Uh, (t, n) => `${n}://${Vh(e)}`);
}
function Hh(e, t) {
	return q(e) === q(t);
}
const Uh = /^(https?):\/\/([^/?#]+)/i;
function Wh(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Gh = "LOKALISE_API_TOKEN", Kh = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN)$)/i;
function qh(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Ph(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (Kh.test(e) || Xh(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = Yh(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Jh(e) {
	return Kh.test(e);
}
function Yh(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Xh(e, t) {
	let n = [...Vt(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Zh(e)].some((e) => n.some((t) => t.includes(e))));
}
function Zh(e) {
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
function Qh(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function $h() {
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
					issues: [Qh(r)]
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
function eg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function tg(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [l(Object.fromEntries(t))];
}
// src/model/digest.ts
function ng(e, t) {
	return er("sha256").update(l([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const rg = {
	kept: [],
	problems: []
};
function ig(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, ag(e, t, i)), c = n === void 0 ? void 0 : re(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === J ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return rg;
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
	}] : [], ...l].flatMap(({ field: n, issues: r }) => r.map(({ code: r, severity: i = "error", message: a, path: s }) => H(e, {
		...t,
		values: o
	}, r, a, {
		path: [n.name, ...s],
		ofName: !0,
		severity: i
	})));
	for (let { problem: e } of d) _.push(e);
	if (gt(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), y = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : ng(e.id(n), a);
		return {
			...lg(i, t),
			...o !== void 0 && { seen: o }
		};
	})), ee = v === void 0 ? [] : y.filter((t) => ed(e.name, t)), te = y.filter((e) => !ee.includes(e));
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
		place: lg(e, t).place
	}))), ie = v !== void 0 && ee.length > 0 ? [{
		...h,
		id: b,
		reason: "protected",
		tag: v,
		place: m
	}] : [], ae = [
		...x,
		...ie,
		...ne
	], oe = l.flatMap((e) => e.open), se = sg(e, {
		...t,
		values: o
	}, te, ne);
	if (se) return {
		kept: ae,
		skipped: h,
		problems: [..._, se],
		open: oe
	};
	let ce = id(e, n, te, i.project);
	if (ce.length === 0) return {
		kept: ae,
		problems: _,
		open: oe
	};
	let le = cg(e, n, ce), ue = r === void 0 ? {} : { renamed_from: r }, de = e.lastEdit(n), fe = e.tags(n);
	return {
		change: {
			...h,
			place: og(m, ce),
			ref: a,
			action: "update",
			id: b,
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
function ag({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...Et(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function og(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function sg(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return H(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`, {
		path: [i.field],
		ofName: !0
	});
}
function cg(e, t, n) {
	return ng(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function lg(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Ki(t, n, r)
	};
}
// src/plan/declaredContents.ts
function ug(e, t) {
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
function dg({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : fg(i),
		isNew: n.get("new") === !0
	};
}
function fg(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(fg) : [];
}
function pg(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = [...v(s, o)], l = new Map(c.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = hg(t, e(t).map((e) => mg(l.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => dg(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [l([...r(e)].sort())]), o((t) => [l(e.identity(t.values))]);
	let c = (t) => fg(e.identity(t.values));
	return o((t) => [...(dg(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function mg(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function hg(e, t, n) {
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
function gg(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return qi(t, n, i ? [i.name, r] : []).path;
}
function _g(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const vg = new WeakMap();
function yg(e, t, n) {
	let r = vg.get(t) ?? new Map();
	vg.set(t, r);
	let i = l([e.name, n?.name ?? null]), a = r.get(i) ?? xg(e, n ? bg(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function bg(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function xg(e, t) {
	let n = v(t, (t) => Sg(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = wg(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : pg(e, {
				target: a,
				head: [t]
			}, (t) => ug(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(wg(e, t).own).filter((e) => e !== t)
	};
}
function Sg(e, t) {
	let { id: n, previously: r = [] } = dg(e, t), i = fg(e.identity(t.values)).map(Tg);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Tg)
	};
}
const Cg = new WeakMap();
function wg(e, t) {
	let n = Cg.get(e) ?? new WeakMap();
	Cg.set(e, n);
	let r = n.get(t) ?? Sg(e, t);
	return n.set(t, r), r;
}
function Tg(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function Eg(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], l = new Map(c.map((e) => [e, ug(s, e.values)])), u = (e) => l.get(e) ?? ug(s, e.values), d = pg(s, e, (e) => u(e).texts), p = new Set(d.values());
		for (let t of e.target) p.has(t) || i.push(Dg(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = d.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(Og(s, n, c));
				continue;
			}
			let l = kg(s, n, e, c, u);
			l && r.push(l);
			let p = u(n).fields, m = [...u(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...Dg(s, n),
				fields: m
			}), f(a, Ag(s, n, e, l?.renamed_from !== void 0)), jg(s, n) !== jg(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function Dg(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = Ki(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function Og(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !nd(e)).map((e) => lg(e, t));
	return {
		...Dg(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function kg(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && l(r) === l(n.after) ? [] : [lg({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [u, d] = [e.label(t.values), e.label(n.values)], f = Dg(e, t);
	return {
		...f,
		place: og(f.place, o),
		ref: r,
		action: "update",
		identity: s,
		...l(s) !== l(c) && d !== u && { renamed_from: d },
		fields: o
	};
}
function Ag(e, t, n, r) {
	let [i, a] = [dg(e, t), dg(e, n)];
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
		...Dg(e, t),
		...n
	}));
}
function jg(e, { onCreate: t }) {
	return l([...ug(e, t).texts]);
}
// src/plan/comparePlans.ts
function Mg(e, t) {
	let n = Ng(t.plan, Rg), r = Bg([e.plan, t.plan]), i = Ng(e.plan, r), a = Fg(e.plan), o = new Set(t.plan.kept.map(Hg)), s = new Set(Wg(t).map(Gg)), c = new Set((t.plan.sends ?? []).map(Ug)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: Pg(e.plan, Rg, (e, t) => !n(e, t)),
		pending: Pg(e.plan, Rg, n),
		resolved: Pg({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(Hg(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(Ug(e))),
		no_longer_declared: e.unmanaged.filter((e) => l.has(ru(e.kind).plural) && !s.has(Gg(e)))
	};
}
function Ng({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => l([Lg(e), t]))));
	return (e, t) => n.has(l([e, t]));
}
function Pg({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = Lg(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [Ig(e, a)];
	});
}
function Fg({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(Gg)), r = new Set(t.map(({ kind: e, label: t }) => l([e, t])));
	return (e) => r.has(l([e.kind, e.label])) || e.action === "destroy" && n.has(Gg(e));
}
function Ig(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => iu(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function Lg(e) {
	return e.action === "create" ? l([
		e.kind,
		"new",
		e.identity
	]) : l([e.kind, String(e.id)]);
}
function Rg(e) {
	return e.action === "update" ? e.fields.map(zg) : e.action === "destroy" ? [l(["destroy", e.how])] : [l(["create", ...e.fields.map(zg).toSorted()])];
}
function zg({ field: e, part: t, after: n }) {
	return l([
		e,
		t ?? null,
		n
	]);
}
function Bg(e) {
	let t = new Set(e.flatMap(Vg));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => l([e, t ?? null])) : t.has(Lg(e)) ? Rg(e) : [e.action];
}
function Vg({ changes: e }) {
	return [...g(e, Lg)].flatMap(([e, { length: t }]) => t > 1 ? e : []);
}
function Hg(e) {
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
function Ug({ variable: e, host: t }) {
	return l([e, t]);
}
function Wg({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function Gg({ kind: e, id: t }) {
	return l([e, String(t)]);
}
// src/settings/changedSettings.ts
function Kg(e) {
	return new Map(Ut.flatMap((t) => {
		let n = t === an ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function qg(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || Yg(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function Jg(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => Yg(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(ke) === r);
}
function Yg(e, t) {
	return e !== "" && Lf(e).toLowerCase() === Lf(t).toLowerCase();
}
function Xg(e, t) {
	return Ut.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return l(r ?? null) === l(i ?? null) ? [] : [{
			name: Qt(n),
			...r !== void 0 && { before: Zg(r) },
			...i !== void 0 && { after: Zg(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const Zg = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function Qg(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Ut.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), s = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], c = n.length > 0 ? "an entry of projects" : "lokaform.yaml", l = n_(e, t, {
		members: [...a.map(e_), ...s.map(t_)],
		thing: c,
		within: n
	}), u = (r) => {
		let a = $g(t, r), s = [...n, r], c = {
			members: i.filter(({ parent: e }) => e === r),
			thing: s.join("."),
			within: s,
			group: r
		};
		return n_(e, o(a.value) ? a : {
			...a,
			value: {}
		}, c);
	}, d = new Map(s.map((e) => [e, u(e)])), p = [l, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = $g(t, n), a = r && Array.isArray(i.value) ? ol(e, i, r).problems : [];
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
			place: (e, ...n) => N(g, t.span, [...h(e), ...n]),
			namePlace: (e, ...n) => Ki(g, t.span, [...h(e), ...n])
		},
		problems: p
	};
}
function $g({ value: e, span: t }, n) {
	return {
		value: o(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function e_(e) {
	return e.entries ? {
		...e,
		schema: O(sn()).refine(...ee)
	} : e;
}
function t_(e) {
	let t = `a mapping such as { ${Ut.filter(({ parent: t }) => t === e).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: _n(D(), sn()),
		expects: t
	};
}
function n_({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let s = [], c = (t) => {
		let n = Ki(e, r, [t]), a = Mt("setting", Qt({
			parent: i,
			name: t
		}), { place: n });
		return a && s.push(a), !a;
	}, l = Object.entries(o(n) ? n : {}).filter(([e]) => c(e)), u = o(n) ? Object.fromEntries(l) : n ?? {}, d = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), f = hn(Object.fromEntries(d)).safeParse(u).error?.issues ?? [], p = f.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), m = new Set([...p, ...f.flatMap(({ path: [e = []] }) => e).map(String)]), h = new Map(a.members.map(({ name: e, expects: t }) => [e, {
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
function r_(e, t) {
	return j(t.working, w(kt, e) ?? kt.default);
}
async function i_(e, t) {
	let n = r_(e, t), r = w(kt, e) === void 0 || t.commit && !await jr(n, t), i = r ? r_({}, t) : n;
	if (r && !await jr(i, t)) return { problems: [] };
	let a = M(i, t), o;
	try {
		o = Cr(await Sr(i, t));
	} catch (e) {
		if (e instanceof Nr) throw e;
		return { problems: [E("not-read", `The settings in ${a} cannot be read: ${kr(e)}`)] };
	}
	let s = Vc(a, o, { most: Hc });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = s_(s, A(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(a_)
	};
}
function a_({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const o_ = 1e3;
function s_(e, t) {
	let n = Qg(e, e), r = c_(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Yt([...n.problems, ...r?.problems ?? []])
	};
}
function c_(e, t) {
	let n = t.get(an);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(E("bad-setting", e, { place: t }));
	t.get(T) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(T));
	let a = new Map(), o = Object.keys(n);
	if (o.length > o_) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${o_.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(an)), {
		entries: a,
		problems: r
	};
	let s = $g(e, an.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(an));
	let c = new Map();
	for (let t of o) {
		let n = Ki(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: l } = Qg(e, $g(s, t), [an.name, t]);
		f(r, l), a.set(t, o);
		let u = o.get(T), d = c.get(u ?? "");
		u === void 0 ? o.isBroken(T) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : i(`The entries "${t}" and "${d}" have the same project. Declare a project in one entry, with all of its manifests.`, o.place(T));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/rules.ts
function l_(e, t) {
	let n = Y(ht, t), r = d_(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? w(i, t.raw) : Y(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Y(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Y(ut, t),
		writers: Y(Ae, t),
		overwrite: Y(_t, t),
		accept: Y(bt, t),
		placeholders: Y(Ke, t),
		pull: void 0,
		filter: n,
		owner: Y(pt, t),
		prune: Object.fromEntries(i),
		pruneBy: Y(Ze, t),
		onProblem: Y(Ot, t),
		protectedTags: Y(Xt, t),
		limits: Object.fromEntries(a),
		allowRemovals: Y(Ye, t),
		allowWrongProject: Y(Nt, t)
	};
	return {
		rules: o,
		problems: e.flatMap((e) => p_(e, o, t))
	};
}
function u_(e) {
	let { value: t = {}, part: n } = g_(ut, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(ut, e)]));
}
function d_(e) {
	return Le.some((t) => w(t, e) !== void 0);
}
function f_(e, t) {
	let n = (w(ht, e) ?? []).length > 0;
	if (!n && (!d_(e) || w(nn, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (ue.flatMap((t) => [w(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Le.map((e) => `--${je(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${je(nn)}.`}`;
	return [E("bad-setting", a, { severity: "notice" })];
}
function p_(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Qt(a), { place: s } = g_(a, n) ?? {}, c = (e) => E("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Fl(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(pt) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Pl(e, t) === void 0 && !l(Ze) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const m_ = [{
	row: ge,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: Pt,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function h_(e) {
	return w(ht, e) === void 0 ? [] : m_.filter(({ row: t }) => ![void 0, !1].includes(w(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${je(e)}: ${t}. Remove one of them.`;
		return E("bad-setting", n);
	});
}
function g_(e, { raw: t, environment: n, parts: r }) {
	let i = w(e, t);
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
	return g_(e, t)?.value;
}
// src/settings/token.ts
async function __(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [E("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Gn(j(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${kr(e)}`);
	}
}
const v_ = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function y_(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Ph(t, e.get(ke) ?? "")).filter((e) => e !== void 0 && Yh(e) === void 0), i = [
		n,
		t[Gh],
		Ph(t, "INPUT_TOKEN"),
		...r,
		...b_(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function b_(e) {
	return Object.entries(e).flatMap(([e, t]) => v_.test(e) && t || []);
}
const x_ = E("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function S_(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a }) {
	let o = e?.get(ke);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [x_] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [E(n, t, { place: e.place(ke) })] : []
	});
	if (!C_(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !Jg(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = Ph(t.values, o) || void 0;
	if (c === void 0) return s(`The environment has no ${o}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`, "no-token");
	let l = Yh(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function C_(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : Jh(e) || Xh(Ph(t, e) ?? "", b_(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function w_(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = gr }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await i_(t, n), p = await __(w(ie, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), h = y_(d, r, m), g = {
		values: r,
		tokens: h,
		allowed: w(at, t)
	}, _ = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, v = Y(de, _), y = U_(t, d, a), ee = e !== "validate" && !v, b = {
		raw: y.names.length > 1 ? {
			...t,
			[je(T)]: []
		} : t,
		environment: r,
		config: d,
		usable: g,
		runToken: m,
		online: ee,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l
	}, x = d === void 0 && f.length > 0, ne = (e) => D_(e, e === void 0 ? void 0 : d?.projects?.get(e), b), re = x ? [] : y.names.map(ne), ae = re.map(({ settings: e }) => e), oe = y.others.map((e) => ne(e).settings), se = ({ showTexts: e }) => e, ce = {
		kinds: nu(),
		command: e,
		apiUrl: Y(dt, _),
		projects: ae,
		others: oe.flatMap(({ manifests: e }) => e ?? []),
		showTexts: ae.every(se) && (!u || u.is === "read" && u.projects.every(se)),
		usable: g,
		secrets: [...h.map(jt), ...[...ae, ...oe].flatMap((e) => e.secrets)],
		timeLimit: Y(te, _),
		...T_(t, _, n),
		combines: !1,
		matrix: v,
		reports: [],
		backupDir: E_(w(tt, t) ?? i, n),
		restoreFlags: Wt(t, [
			kt,
			...d ? [T] : [],
			ie,
			dt
		])
	}, le = b.online && ae.some(({ inFile: e }) => e.get(en) !== !1), ue = [
		...p.problems,
		...At(t),
		...f,
		...y.problems,
		...re.flatMap((e) => e.problems),
		...b.online ? f_(t, d) : [],
		...h_(t)
	];
	if (u?.is === "missing" && le) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		ue.push(E("not-read", e, { severity: "notice" }));
	}
	return {
		settings: ce,
		problems: ft(ue)
	};
}
function T_(e, t, n) {
	return {
		format: Y(Pe, t),
		detailedExitcode: Y(Fe, t),
		all: Y(on, t),
		publish: Y($e, t),
		failOnDrift: Y(yt, t),
		applyFrom: Y(It, t),
		yes: Y(Bt, t),
		verbose: Y(Gt, t),
		quiet: Y(He, t),
		force: Y(it, t),
		out: E_(w(zt, e), n),
		report: [...new Set(Y(We, t).map((e) => j(n.working, e)))],
		plan: E_(w(ge, e), n),
		configFile: r_(e, n)
	};
}
function E_(e, { working: t }) {
	return e === void 0 ? void 0 : j(t, e);
}
function D_(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = c ? L_(d[0], n) : F_, m = {
		name: e,
		id: p.id ?? ""
	}, h = S_(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: m
	}), g = l_(nu(), f), _ = !(l && d.some((e) => e.isBroken(en))) && Y(en, f), v = $t.map((e) => [e.name, Y(e, f)]);
	return {
		settings: {
			name: e,
			id: p.id ?? "",
			secrets: p.secrets,
			token: h.token,
			manifests: O_(f, n),
			rules: g.rules,
			checks: Object.fromEntries(v),
			inFile: Kg(d),
			pulledLanguages: g_(Oe, f),
			languagePlaces: u_(f),
			useAutomations: Y(ot, f),
			concurrency: Y(x, f),
			rate: Y(Be, f),
			showTexts: _ && qg(u, m)
		},
		problems: [
			...p.problems,
			...h.problems,
			...g.problems
		]
	};
}
function O_({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Le) {
		let o = w(n, e);
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
	let o = k_(t, i);
	return o && {
		kinds: nu(),
		globs: a,
		texts: o,
		folder: i
	};
}
function k_(e, t) {
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
		...A_(e, r)
	}));
}
function A_(e, t) {
	if (e.language === void 0 || St(e.files)) return {};
	let [n, r] = t.filter(({ files: t, keyName: n, platform: r }) => St(t) && Nn(t) === Nn(e.files) && n === e.keyName && r === e.platform);
	return n?.languages && !r ? { others: n.languages } : {};
}
const j_ = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, M_ = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, N_ = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, P_ = {
	where: "the setting project",
	instead: "write the id itself"
}, F_ = {
	secrets: [],
	problems: []
};
function I_(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [E(n, e, { ...t && { place: t } })]
	};
}
function L_(e, t) {
	let n = R_(e, t), { id: r } = n, i = w(Jt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Lf(r))) return n;
	let a = w(T, t.raw) !== void 0, o = a || e?.get(T) === void 0 ? void 0 : e.place(T), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...I_(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function R_(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = w(T, t);
	if (a !== void 0) return B_(a);
	let o = e?.get(T);
	return e && o !== void 0 ? z_(o, n, e.place(T)) : e?.isBroken(T) || r?.projects ? F_ : i === void 0 ? I_("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Lh(i).length > 0 ? z_(i, n, void 0) : {
		...F_,
		id: i
	};
}
function z_(e, t, n) {
	if (Lh(e).length === 0) return V_(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return I_("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = qh(r, P_, t);
	if ("message" in o) return I_(o.message, n, o.code);
	let { value: s } = o;
	if (!N_.test(s)) return I_(`The value of ${a} ${H_}`, n);
	let c = V_(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Lf(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function B_(e, t = "project") {
	let [n, r] = M_.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? V_(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? I_(`${i} is the URL of a branch. Give the id with :branch after it.`) : V_(r.replace(/%3a/i, ":"), i);
}
function V_(e, t, n) {
	return j_.test(e) ? {
		...F_,
		id: e
	} : I_(`${t} ${H_}`, n);
}
const H_ = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function U_(e, t, n) {
	let r = w(Je, e), i = t?.projects && [...t.projects.keys()];
	if (!i) return {
		names: [void 0],
		others: [],
		problems: r ? [E("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = Ht(e, i) || ` There are ${i.join(", ")}.`;
		return [E("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(T) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [T, ...Le] : [];
	for (let t of c.filter((t) => w(t, e) !== void 0)) {
		let e = `The option --${je(t)} (in the action: ${je(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(E("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/kinds/declaration.ts
function W_({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => J_(n, t[e] ?? [])));
}
function G_({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(Et)))];
}
function K_(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => q_(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function q_(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function J_({ name: e, role: t, languages: n }, r) {
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
function Y_(e, t, { second: n, first: r, field: i }, a = "") {
	let o = N(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${X_(N(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return E(e, s, { place: o });
}
function X_({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function Z_(e, t) {
	let n = W_(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Q_(e, t),
		...$_(i, t),
		...iv(r, t)
	];
}
function Q_({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [E("project-type", o, { scope: "project" })];
}
function $_(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...g(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = Ht(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = `Project ${t.name} has no language "${e}".${o} ${l}`;
		return E("unknown-language", u, {
			place: r.place,
			scope: "project"
		});
	});
}
function ev({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => et(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [E("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const tv = /(?:^|\/)values\/[^/]+\.xml$/;
function nv({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => tv.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function rv(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${Ht(e, r)}`;
		return [E("unknown-language", i, {
			place: n,
			severity: "warning",
			scope: "change"
		})];
	});
}
function iv(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [E("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function av({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function ov({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await cv(o, o.manifests, t, n, r);
		if (!e) break;
		f(a, e.problems.map(uv(o, e.isDoubtful)));
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
		problems: [...a, ...dv(i)]
	};
}
async function sv(e, t, n, r, { signal: i = gr, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
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
async function cv(e, t, n, r, i) {
	let a = await sv(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a?.problems.some(o)) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e));
	if (s.size === 1 && !s.has(void 0)) return a;
	if (!i.findProject) return lv(a, o);
	let c = await i.findProject(e);
	if (!c) return a;
	let l = t.texts.map((e) => ({
		...e,
		base: c.baseLanguage
	})), u = await sv(e, {
		...t,
		texts: l
	}, n, r, i);
	if (!u) return;
	let d = ne(u.problems) ? [] : ev(a, c);
	return {
		...u,
		problems: [...u.problems, ...d]
	};
}
function lv(e, t) {
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
function uv({ rules: e }, t = !1) {
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
function dv(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => fv(t, e) !== void 0), a = i && fv(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [E("bad-setting", o)];
	});
}
function fv(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Lf(e.settings.id) !== Lf(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const pv = {
	entries: {},
	variables: new Map()
};
async function mv(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => w_(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[je(Je)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await ov({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => Nh(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), y = [...h.filter(({ code: e }) => !_v.includes(e)), ...v].find(vv);
	return y ? {
		is: "missing",
		why: yv(y)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function hv(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await w_("plan", {
		...e,
		[je(Je)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: yv(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const gv = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], _v = ["unset-variable", "project-not-allowed"];
function vv({ severity: e, code: t }) {
	return e === "error" && !gv.includes(t);
}
function yv({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Zd({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function bv(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => Sv(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? pv, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? av(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		kinds_no_longer_declared: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: Xg(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function xv(e, t) {
	let n = e && bv(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function Sv({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(T));
}
function Cv(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return E("undeclared-project", t, { severity: "warning" });
	});
}
function wv(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? yv(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Mg(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Tv({ kinds: e }, { problems: t }, n, r) {
	if (gt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Ev(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => Dv(e, t, c.get(t), l.get(t)))
	};
}
function Ev(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function Dv(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...Eg(e, n?.declared ?? pv, r?.declared ?? pv),
		settings: Xg(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function Ov(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = gh(t), l, u, d = 0, f, p = () => {
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
function kv(e, t) {
	return Ov({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(uh(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
const Av = "lokaform-backup";
function jv(e) {
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
		showProblems: (e) => Mv(e, r),
		ask: i && ((e, t) => oe(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Pv(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => Bv(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function Mv(e, t) {
	Nv(yh(e, t.errorScreen.paint), t);
}
function Nv(e, { error: t, errorScreen: { width: n } }) {
	qe(e, n).forEach(t);
}
function Pv(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Fv(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(hh(e));
		},
		...s ? void 0 : Lv(n, u),
		onPlan: (r) => Rv(r, e, t, n),
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
function Fv(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(Iv(r, i, t));
	};
}
function Iv({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(kd)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = Yd(s, e), u = o === s ? l : `${K(o)} of ${l}`, d = n.filter(bd).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${K(d)} in part` : ""}`;
}
function Lv({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Ov({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(uh(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : kv(t, n);
}
async function Rv(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = zv(t, r);
	if (l && r.showPlan && (!t.quiet || c) && _h(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || _h(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return qe(yh(e.problems, d), f).forEach(i.prompt), oe("Apply this plan?", c, n);
}
function zv({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function Bv(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(Lt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Nv(xh(e, s.paint), i), c !== "text") return;
	if (l && (u === "plan" || u === "drift")) for (let n of e.projects) {
		let e = _h(n, {
			...zv(t, r),
			width: void 0
		}).slice(-1);
		qe(e, o.width).forEach(i.out);
	}
	fd(e) ? Sh(e, s.paint, s.width).forEach(i.error) : Sh(e, o.paint, o.width).forEach(i.out);
	let d = (e) => M(e, { displayRoot: a });
	if (l) return;
	[...Ch(n, d), ...Vv(e, t, r)].forEach(i.out);
	let f = Hv(e);
	f !== void 0 && s.width !== void 0 && Nv([s.paint("dim", f)], i);
}
function Vv(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || pd(e) || !od(e)) return [];
	let i = gd(e).some(hd) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = Wt(r, rt("option", ["apply"])).map(nf);
	return [`To make ${i}: ${S(["lokaform apply", ...a].join(" "))}`];
}
function Hv(e) {
	let t = gd(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-confirmed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const Uv = [
	"key:",
	"tag:",
	"file:"
];
function Wv(e) {
	return Uv.find((t) => e.startsWith(t));
}
function Gv(e, t) {
	return e.length === 0 || e.some((e) => qv(e, Jv(t)));
}
function Kv(e, t) {
	if (e.length === 0) return [];
	let n = t.map(Jv);
	return e.filter((e) => !n.some((t) => qv(e, t)));
}
function qv(e, t) {
	let n = Wv(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => Se(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Jv({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : fg(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => fg(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Yv(e, t) {
	return Kv(e, Qv(t)).filter((e) => !e.startsWith("tag:")).map((e) => Xv(e, t));
}
function Xv(e, t) {
	let n = Wv(e), r = Qv(t).flatMap((e) => Jv(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${Ht(e, i)}`;
	return E("unknown-filter", a);
}
function Zv(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Xv(e, n));
}
function Qv(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function $v(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function ey(e, t, n) {
	let r = iy(t), i = e.flatMap($v).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : Gv([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function ty(e, t, n) {
	let r = n.flatMap(ry);
	return t.filter((e) => !$v(e).some(({ keys: e }) => r.some((t) => Gv([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = $v(t), a = Ht(n, [...new Set(r.flatMap(iy))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return E("unknown-text", o);
	});
}
function ny(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = ry(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = $v(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => Gv([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => Gv([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.`;
		return s.length === 0 ? [] : [E("unknown-text", u, { scope: "project" })];
	});
}
function ry(e) {
	return Qv([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function iy({ kind: e, entry: t }) {
	return fg(e.identity(t.values));
}
// src/keys/liveKey.ts
function ay(e, t) {
	let n = An(e) ?? {}, r = Cn(n.key_id), i = fy(n.key_name), a = En(n.platforms, k), o = h.filter((e) => a?.includes(e)), s = Object.keys(Cy(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = py(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: dy.safeParse(n.filenames).data,
		tags: En(n.tags, k),
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
		...cy(n),
		translations: c
	} };
}
const oy = {
	description: k,
	context: k,
	plural_name: k,
	is_hidden: kn,
	char_limit: Dn,
	custom_attributes: uy,
	modified_at_timestamp: wn,
	translations_modified_at_timestamp: wn
}, sy = Object.entries(oy);
function cy(e) {
	return Object.fromEntries(sy.map(([t, n]) => [t, n(e[t])]));
}
function ly(e) {
	return Object.keys(oy).filter((t) => e[t] === void 0);
}
function uy(e) {
	let t = k(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
const dy = un({
	ios: D(),
	android: D(),
	web: D(),
	other: D()
});
function fy(e) {
	let t = An(e) ?? {}, n = {};
	for (let e of h) {
		let r = k(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function py(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = my(An(n) ?? {});
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
function my(e) {
	return {
		language_iso: k(e.language_iso),
		translation: k(e.translation),
		modified_by: Cn(e.modified_by),
		modified_by_email: k(e.modified_by_email),
		modified_at_timestamp: wn(e.modified_at_timestamp),
		is_reviewed: kn(e.is_reviewed),
		is_unverified: kn(e.is_unverified)
	};
}
function hy(e, t = []) {
	return Array.from(e, (e) => ay(e, t));
}
function gy(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function _y(e) {
	let t = gy(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const vy = (e) => {
	let t = e.exactOptional();
	return hn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, yy = vy(D()), by = vy(D().min(1));
function xy(e, t) {
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
function Sy(e, t = h) {
	let n = X(e, t);
	return (n.length > 0 ? n : X(e)).join(" / ");
}
function Cy(e, t) {
	let n = {};
	for (let r of h) {
		let i = xy(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function wy(e) {
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
const Ty = $h();
function Ey(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function Dy(e, t) {
	let n = e;
	return Ty({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: D(),
		value: D(),
		unset: "",
		live: (e) => e[n],
		toManifest: Ey,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function Oy(e, t = () => void 0) {
	let n = e;
	return Ty({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: pn(),
		value: pn(),
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
const ky = Ty({
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
}), Ay = _n(D(), ln()), jy = Ty({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: Ay,
	value: ln(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(My(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = Ay.safeParse(e);
		return t.success ? Ey(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function My(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Ny({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Py = Ty({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: O(yn(h)).min(1),
	value: O(yn(h)),
	live: (e) => e.onOtherPlatform ? void 0 : Iy(e.platforms),
	inPlan: (e) => Iy(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Fy = Ty({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: O(D().min(1)),
	value: O(D()),
	unset: [],
	live: (e) => Ly(e.tags),
	check: (e, { rules: t }) => {
		let n = re(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Ly(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Ly([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: Ey,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Ly([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Iy(e) {
	return h.filter((t) => e.includes(t));
}
function Ly(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const Ry = Ty({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: fn([D().min(1), by.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: yy,
	live: (e, { platforms: t }) => Cy(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = X(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Cy(e, n)
		} : a;
	},
	inPlan: (e) => Cy(e, h),
	check: zy,
	merge: Vy,
	carries: (e, t) => h.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = X(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = wy(t);
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
function zy(e, { project: t, platforms: n }) {
	let r;
	return !t.perPlatformNames && X(e).length > 1 ? r = `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.` : t.perPlatformNames && X(e, n).length === 0 && n.length > 0 && (r = `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`), r === void 0 ? void 0 : {
		code: "same-names-needed",
		message: r,
		path: []
	};
}
const By = Ty({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: yy,
	value: yy,
	unset: {},
	live: (e) => Hy(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => h.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => Ey(Hy(e)),
	merge: Vy,
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
		slots: Hy(e)
	})
});
function Vy(e, t, n) {
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
	return Hy(r);
}
function Hy(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const Uy = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, Wy = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, Gy = Object.keys(Wy), Ky = new RegExp([
	Uy.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), qy = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, Jy = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, Yy = "[VOID]";
function Xy(e, t) {
	return e === t || e === "" && t === Yy || t === "" && e === Yy || t.includes("[%") && Zy(e, t) !== void 0 || e.includes("[%") && Zy(t, e) !== void 0;
}
function Zy(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(Uy)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(Qy(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function Qy([e, t, n = "", r, i], a) {
	let o = nb(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = nb(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${nb(n)}(?:hh?|ll?|[qjztL])?[${Wy[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function $y(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(Uy)];
		e.length > 0 ? t += 1 : a.match(Ky) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var eb = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = n(() => e.both.flatMap(([e, t]) => rb(t).flatMap(([t, n]) => Zy(new Map(rb(e)).get(t) ?? "", n) ?? [])));
	}
	#n = n(() => {
		let e = this.#e.live.flatMap(rb).flatMap(([, e]) => [...e.matchAll(Uy)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return tb(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, r, i) {
		if (r === "as-written") return e;
		let a = n(() => r === "universal" || (this.#a(t) ?? i().isUniversal));
		return tb(e, (e) => e.match(Ky) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(Uy)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(Uy, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = Jy.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return Zy(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(rb).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${Qy(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = rb(t).map(([, e]) => e);
			if (e.some((e) => e.match(Uy))) return !0;
			if (e.some((e) => e.match(Ky))) return !1;
		}
	}
	#o(t, n) {
		if (qy.test(t) || (t.match(Ky)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(Ky, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${Qy(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = Gy.find((e) => Wy[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return Zy(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function tb(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function nb(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function rb(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const ib = _n(D(), D()), ab = fn([D(), ib]);
function ob(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = ib.safeParse(JSON.parse(e));
		return t.success ? lb(t.data) : e;
	} catch {
		return e;
	}
}
function sb({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function cb(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function lb(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function ub(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || db(e) && db(t) || typeof e == typeof t && Xy(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => Xy(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function db(e) {
	return typeof e == "string" ? e === "" : Object.keys(lb(e)).length === 0;
}
const fb = ib.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: c }
}), pb = fn([D(), fb]), mb = _n(D().min(1), pb), hb = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, gb = (e) => O(hn({
	language_iso: D().min(1),
	translation: e
})).refine(hb, "has a language twice"), _b = gb(sn()), vb = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: fn([mb, gb(pb).transform(xb).pipe(mb)]),
	rewrite: bb,
	diff({ translations: e }, t, r) {
		let { listed: i, project: a } = r;
		if (!e && i.length === 0 || a.segmentation) return J;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = n(() => Db(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, n]) => Cb(e, n, {
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
			translation: ab.parse(n)
		}));
	},
	show(e) {
		let t = ab.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: lb(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = sb(e, n);
		return r && ob(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = ob(n, t);
			return db(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => vb.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = sb(e, t);
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
		let n = sb(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...kb(n, ob(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = sb(e, t);
		return !n || n.is_unverified !== !0 && !db(ob(n.translation, e.is_plural));
	},
	same: (e, t) => ub(ab.parse(e), ab.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function yb(e, t, n, r, i = "") {
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
		let t = c.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Ht(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function bb(e) {
	if (!Array.isArray(e)) return;
	let t = _b.safeParse(e);
	if (t.success) return {
		value: xb(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function xb(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function Sb({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => tg(ob(t, e)));
}
function Cb(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : yb(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return wb(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && wb(e, t, Object.fromEntries(s), n, r) || J,
		issues: o
	};
}
function wb(e, t, n, { key: r, placeholders: a }, { rules: o, verdicts: s, storedForm: c = () => Eb }) {
	let l = se(o, e);
	if (l === "ignore") return;
	let u = "translations", d = (e, t) => {
		let r = ab.parse(e.after), s = a().stored(r, t, o.placeholders, c), l = t === void 0 ? s : Tb(s, n, t);
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
	let f = sb(r, e);
	if (!f && n === void 0) return;
	if (!f) return {
		...J,
		issues: [Qh(`${e} text`, [e])]
	};
	let p = ob(f.translation, r.is_plural);
	if (n !== void 0 && ub(p, cb(n, p))) return;
	let m = a().native(p), h = (n, r = []) => ({
		...J,
		kept: [{
			field: u,
			part: e,
			live: m,
			...kb(f, m),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return db(m) ? void 0 : h({ reason: "pull" });
	let g = cb(n, m), _ = d({
		field: u,
		part: e,
		before: m,
		after: g,
		...kb(f, m)
	}, p);
	if (l === "enforce" || db(m)) return _;
	let v = l === "seed";
	if (v && !o.pull && o.overwrite.length === 0) return h({ reason: "held" });
	if (!v && Ob(m, g)?.length === 0) return _;
	let { modified_by: y, modified_by_email: ee, modified_at_timestamp: te } = f, b = {
		id: String(r.key_id),
		language: e,
		live: m,
		...te && { at: te },
		by: {
			id: y,
			address: ee
		},
		...v && { isHeld: !0 }
	}, x = s(b);
	if (!x) return h({ reason: "undecided" }, [b]);
	if (x.is === "write") return _;
	let ne = "cause" in x ? { cause: x.cause } : {}, re = x.is === "pull" && x.landed !== void 0 ? { landed: x.landed } : {};
	return h({
		reason: x.is,
		...ne,
		...re
	});
}
function Tb(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return cb(Object.fromEntries(r), n);
}
const Eb = {
	isUniversal: !1,
	isNumbered: !1
};
function Db(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => ob(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && sb(t, e);
		return r ? [[n, ob(r.translation, t.is_plural)]] : [];
	});
	return new eb({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function Ob(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(lb(e)).filter((n) => e[n] !== t[n]);
}
function kb(e, t) {
	if (!e.modified_at_timestamp || db(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: Ab(n) },
		...i && { reviewed: i }
	} };
}
function Ab(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const jb = [
	Ry,
	Py,
	Dy("description", !0),
	Fy,
	vb,
	By,
	Dy("context", !0),
	ky,
	Oy("is_plural"),
	Dy("plural_name"),
	Oy("is_hidden"),
	Oy("is_archived", (e, t) => !Ny(e, t) && void 0),
	jy
], Mb = D().min(1), Nb = fn([vn().positive(), D().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Pb = nt(jb).required({ key_name: !0 }).extend({
	previously: fn([Mb.transform((e) => [e]), O(Mb).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: pn().exactOptional(),
	key_id: Nb.exactOptional()
}).meta({ allOf: [Fb(!0), Fb(!1)] });
function Fb(e) {
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
const Ib = nt(jb.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function Lb({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const Z = {
	name: "key",
	fields: jb,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Sy(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? Qe + n.rules.owner : void 0
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
	liveLabel: (e) => Sy(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Ny(n, t),
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
function Rb({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = Vb(i, n, t);
	if (!r) return a;
	let o = zb(e.flatMap(Ub), "keys have names for platforms that they do not have");
	return [
		...a,
		...Hb(i, t),
		...o
	];
}
function zb(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = E(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function Bb({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Cy(e, t)))];
}
function Vb(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Bb)), a = [...new Set(n.flatMap(Bb))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => Tt(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [H(Z, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function Hb(e, t) {
	let n = new Map(t.flatMap((e) => Bb(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = X(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`, l = {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		};
		return [H(Z, e, "second-key", c, l)];
	});
}
function Ub({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = X(i, a), s = h.filter((e) => {
		let t = i[e];
		return t !== void 0 && !a.includes(e) && !o.includes(t);
	}), [c] = s;
	if (!c || o.length === 0) return [];
	let l = s.map((e) => `"${i[e]}" (${e})`).join(", "), u = `The key is on ${a.join(", ")} only, so the name ${l} is not used. Add the platform to platforms, or remove the name.`;
	return [H(Z, e, "unused-name", u, {
		path: ["key_name", c],
		severity: "notice"
	})];
}
function Wb({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? tg(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = v(t.filter(({ key_id: e }) => o.has(e)), (e) => Sb(e, i));
	return zb(a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = s.get(t) ?? [], [a] = n ? X(n.key_name, n.platforms) : [];
		if (a === void 0) return [];
		let o = `Unmanaged live key "${a}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${a} to keep its translations. If the new key is really new, set new: true.`;
		return [E("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}), `new keys have the same ${i} text as an unmanaged live key`);
}
// src/keys/renames.ts
function Gb(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Kb(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = qb(r, n), { renames: a, problems: o } = Yb(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Kb(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (ex(e, n, t.perPlatform).length === 0) return;
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
function qb(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values($b(r, t, n));
		return !Jb(e).some((e) => a.includes(e));
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
function Jb({ values: e }) {
	return [...X(e.key_name), ...e.previously ?? []];
}
function Yb(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = Sy(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, H(Z, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", Xb(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function Xb(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => Sy(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function Zb(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of X(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new lt();
	for (let { path: e, length: n } of Qb(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? X(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? X(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: N(t.file, t.span, ["previously"]) };
		a.add(E("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function Qb(e, t) {
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
function $b({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Cy(e.key_name, r);
	return n ? {
		...Cy(t.key_name, r),
		...i
	} : i;
}
function ex(e, t, n) {
	let r = $b(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return h.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function tx(e) {
	return ({ tags: t }) => re(t, e) !== void 0;
}
function nx(e, t, n, r = () => !1) {
	let i = v(t, ({ key_name: e }) => X(e)), a = hx(e, t), { byId: o, refused: s } = a, { direct: c, contested: l } = ux(e, o, s, (e) => ax(e, i, n));
	fx(c, s);
	let { renames: u, leaving: d } = Gb(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => ox(e, lx(e, i)),
		holders: (e, t) => cx(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of l) {
		if (s.has(e) || u.has(e)) continue;
		let n = t.every((e) => d.has(e));
		(n ? e.values.new : Lb(e) !== void 0) || s.set(e, px(e, t, n));
	}
	let f = (e) => {
		let t = u.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !d.has(n) ? n : void 0;
	}, p = e.filter((e) => !s.has(e) && !f(e));
	rx(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		if (!u.has(e)) return {
			declared: e,
			live: t
		};
		let n = X(e.values.key_name), r = Object.values(Cy(t.key_name, t.platforms)), i = o.has(e) && r.some((e) => n.includes(e)), a = Sy(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), h = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of ax(e, i, n)) h.add(t);
		h.add(a.named.get(e));
	}
	let g = t.filter((e) => !h.has(e));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...Rb({
			matches: m,
			unmanaged: g
		}, t, n)],
		unmanaged: g,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => ix(e, i)))
	};
}
function rx(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => X(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of X(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, mx("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && Lb(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, mx("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function ix({ values: e }, t) {
	return [...new Set(X(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function ax(e, t, n) {
	let r = ix(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && xy(i.key_name, t) === e.key_name[t])) : r;
}
function ox(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => sx(t, Lb(e)));
	return n.length === 1 ? n : t;
}
function sx(e, t) {
	return t !== void 0 && h.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function cx(e, t, n, r) {
	return ex(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function lx({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Cy(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function ux(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = Lb(t), [n, ...i] = e ? r(t).filter((t) => sx(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => Lb(c) !== void 0 && (s.get(e) ?? c) !== c, u = ox(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, dx(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function dx(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return mx("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function fx(e, t) {
	for (let [n, r] of g(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => sx(n, Lb(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && Lb(r) !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${Sy(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, mx("claimed-twice", r, a));
		}
	}
}
function px(e, t, n) {
	return mx("claimed-twice", e, `The live key with this name (id ${t.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`);
}
function mx(e, t, n) {
	return H(Z, t, e, n, { path: ["key_name"] });
}
function hx(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of g(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, gx(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [_x(s)] : []
	};
}
function gx(e, t) {
	let n = `${t.map(({ values: e }) => `"${Sy(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return H(Z, e, "claimed-twice", n, { path: ["key_id"] });
}
function _x(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: N(t.file, t.span, ["key_id"]) };
	return E("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/fieldTable.ts
function vx(e) {
	let t = An(e) ?? {}, n = k(t.webhook_id) || void 0, r = k(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: En(t.events, k)
	};
	if (!Tn(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [q(r)],
			shown: Wh(r)
		},
		lacks: Sn(i)
	} };
	let a = t.branch === null ? null : k(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: bx(t.event_lang_map)
	} };
}
function yx(e) {
	let t = e.map(vx);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function bx(e) {
	return En(e, (e) => {
		let { event: t, lang_iso_codes: n } = An(e) ?? {}, r = k(t), i = En(n, k);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const xx = $h(), Sx = D().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), Cx = xx({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: Sx,
	value: D(),
	live: (e, t) => jx(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: Hh,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: q(e)
	})
}), wx = xx({
	name: "events",
	expects: "a list of events, at least one",
	schema: O(D().min(1).meta({ examples: s })).min(1),
	value: O(D()),
	live: (e) => Px(e.events),
	inPlan: (e) => Px(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Tx = fn([mn("*"), O(D().min(1)).min(1)]), Ex = xx({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${d.join(", ")}`,
	schema: dn(yn(d), Tx),
	value: _n(D(), fn([mn("*"), O(D())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(Mx).includes(Mx(t))).map(({ event: e, lang_iso_codes: n }) => [e, Fx(Px(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = Nx(e).map(([e, t]) => [e, t === "*" ? "*" : Fx(Px(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(Nx(e).map(([e, t]) => [e, t === "*" ? t : Px(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : Fx(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && i(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = Nx(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => Nx(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), Dx = xx({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: fn([D().min(1), gn()]),
	value: fn([D(), gn()]),
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
}), Ox = [
	Cx,
	wx,
	Ex,
	Dx
], kx = nt(Ox).required({ url: !0 }).extend({
	branch: Dx.schema.default(null),
	previously: Sx.exactOptional(),
	new: pn().exactOptional(),
	webhook_id: D().min(1).exactOptional()
}), Ax = {
	name: "webhook",
	fields: Ox,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => q(e.url),
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
	liveLabel: (e) => `${Wh(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		Px(e.events)
	]
};
function jx(e, t, n) {
	return Hh(e.url, Rh(t, n)) ? t : Wh(e.url);
}
function Mx(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Nx(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Px(e) {
	return [...new Set(e)].sort();
}
function Fx(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function Ix({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => q(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(q(Rh(e, r)))).flatMap((e) => Lh(e).map((t) => `${t} ${Vh(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Vh(t);
		return Lh(t).flatMap((e) => {
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
const Lx = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function Rx(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of Lh(e)) {
		let e = qh(r, Lx, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = zx(e) ?? Ux(e), i = r ? [...n.issues, r] : [...n.issues, ...Vx(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function zx(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return qx("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (Lh(e).length !== 0) {
		if (/^http:/i.test(e)) return qx("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!Gx(e)) return qx("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const Bx = {
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
function Vx(e, t) {
	let n = "";
	return Ih(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = Bx[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [qx(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(Hx) ? [qx(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function Hx(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function Ux(e) {
	let t = Rh(e, new Map(Lh(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return qx("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return qx("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return qx("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!Wx(new URL(t).hostname)) return qx("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function Wx(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function Gx(e) {
	let t = "";
	for (let n of Ih(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const Kx = "URL_OF_";
function qx(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const Jx = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => Xx(e),
	templates(e, t, n) {
		let r = new Yx(), i = [...e].sort((e, t) => u(e.url, t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? nS(cS(e.url), n, new Map()) : eS(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var Yx = class {
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
function Xx(e) {
	let { template: t, left: n } = rS(e, () => "x");
	return n || t !== cS(e);
}
function Zx(e) {
	let [, ...t] = Ih(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return aS.includes(n) || !sS(oS(n)) ? !1 : Qx.test(t) || oS(n).split(/[^\p{L}\p{N}]+/u).some($x);
	});
}
const Qx = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function $x(e) {
	return sS(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function eS(e, t, n) {
	let r = tS(e, new Yx(), n);
	return "why" in r ? r : tS(e, t, n);
}
function tS(e, t, n) {
	let r = Vh(e), { template: i, left: a } = rS(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : nS(i, n, t.variables);
}
function nS(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = Rx(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function rS(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = sS(a), s = (e) => aS.includes(e) ? e : Yh(e) === void 0 && iS.test(e) ? t(e) : (o ||= sS(oS(e)), cS(e)), c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= sS(t)), n.length === 0 ? cS(t) : `${cS(t)}=${s(n.join("="))}`;
	});
	return {
		template: cS(n) + c + l.join("&") + cS(a),
		left: o
	};
}
const iS = /^[\w.~+,=:@-]+$/, aS = [
	"lokaform",
	"lokalise",
	"project"
];
function oS(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function sS(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function cS(e) {
	return e.replaceAll("${", () => "$${");
}
// \0late:formats
const lS = process.getBuiltinModule("node:module").createRequire(import.meta.url), uS = (...e) => lS("./late-formats.js").formatOf(...e), dS = (...e) => lS("./late-formats.js").readTexts(...e);
var fS = class {
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
		this.stopped || (this.reason = hS(e, t), this.stopped = {
			by: e,
			message: `${this.reason} ${gS(e)}`
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
const pS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function mS(e) {
	let t = new fS(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of pS) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of pS) process.off(e, n);
		t.close();
	}
}
function hS(e, t) {
	return e === "time limit" ? `The time limit of ${_S(t)} was reached.` : `The run was stopped by ${e}.`;
}
function gS(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function _S(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
function vS(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = yS(t), a = Lb(t), o = [];
		t.from && SS(i, e, (e) => {
			o.length <= 5 && !o.includes(e) && !wS(e.files, a) && o.push(e);
		});
		let [s] = o;
		if (o.length > 1) {
			n.push(ES(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : CS(i, e);
		c && n.push(ES(t, [c]));
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
	let a = r.map(({ parts: e }) => DS(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function yS({ values: e }) {
	let { key_name: t, platforms: n = h } = e;
	if (typeof t == "string") return [[t, n === h ? bS : xS(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return X(t, n).map((e) => [e, xS(r(e))]);
}
const bS = 2 ** h.length - 1;
function xS(e) {
	return e.reduce((e, t) => e | 1 << h.indexOf(t), 0);
}
function SS(e, t, n) {
	for (let [r, i] of t) e.get(r)?.forEach((e, t) => {
		i & e && n(t);
	});
}
function CS(e, t) {
	let n;
	return SS(e, t, (e) => {
		let [t] = e.parts;
		t && !t.from && t.values.filenames === void 0 && (n ??= e);
	}), n;
}
function wS(e, t) {
	return !e || !t ? !1 : h.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function TS({ values: e }) {
	let t = Cy(e.key_name, e.platforms ?? h);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function ES(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [X_(N(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return H(Z, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function DS(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = MS(e), { isPlural: o, leftOut: s, becameOther: c } = AS(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: IS(e),
			...i.size > 0 && { translations: NS(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...LS(e),
			...n.from ? {} : n.onCreate
		},
		span: Zi(n.span, () => OS(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [RS(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function OS(e, t, n) {
	let r = new Map(e[0]?.span.members), i = new Map([...t].map(([e, t]) => {
		let r = FS(t, e);
		return [e, n.has(e) ? Xi(r, { members: new Map([["other", r]]) }) : r];
	}));
	for (let t of [
		"translations",
		"is_plural",
		"description"
	]) {
		let [n] = e.flatMap((e) => PS(e, t));
		n && r.set(t, t === "translations" ? Xi(n, { members: i }) : n);
	}
	return r;
}
const kS = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function AS(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return kS;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return kS;
	let o = ({ part: e }) => ce(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: jS(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function jS(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return H(Z, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function MS(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(RS(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function NS(e, t) {
	return Object.fromEntries([...e].map(([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function PS({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [Xi(r, { file: t })] : [];
}
function FS(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return Xi(n ?? e.span, { file: e.file });
}
function IS(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function LS(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = h.filter((e) => t.some((t) => t.platforms?.includes(e))), r = [...new Set(t.flatMap((e) => e.tags ?? []))], i = Object.assign({}, ...t.map((e) => e.filenames ?? {}));
	return {
		...n.length > 0 && { platforms: n },
		...r.length > 0 && { tags: r },
		...Object.keys(i).length > 0 && { filenames: i }
	};
}
function RS(e, t, n) {
	let r = X_(N(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? zS(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return H(Z, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function zS({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => pe(e.files));
	return ae.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function BS(e) {
	let t = new lt(), n = new Map();
	for (let r of VS(e)) {
		let e = Lb(r), i = e === void 0 ? "" : l(Hy(e)), [a] = TS(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(Y_("duplicate-key", `Key "${X(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function VS(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of X(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => X(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function HS(e, t, n, r) {
	let { declared: i, problems: a } = KS(GS(e), r.project), o = "key-gone";
	if (t) {
		let e = Ry.toManifest(t, Z.liveContext(t, r, "")), n = {
			...i.values,
			key_name: Pb.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: WS(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = US(s, n);
	return {
		declared: i,
		context: WS(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function US({ key_name: e, platforms: t = [...h], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && xy(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function WS(e, t) {
	let n = e.find((e) => e.startsWith(Qe))?.slice(Qe.length), r = {
		...rn,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function GS({ declared: e, wrote: t }) {
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
function KS(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return H(Z, e, "unknown-language", r, {
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
function qS(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = nx(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(se(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = ab.parse(i);
		return o === void 0 || ub(cb(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => X(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !JS(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : JS(e, "tags");
			return Il(Z, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function JS({ fields: e }, t) {
	return fg(e.find(({ field: e }) => e === t)?.after ?? null);
}
// node_modules/@formatjs/icu-skeleton-parser/index.js
const YS = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function XS(e) {
	let t = {};
	return e.replace(YS, (e) => {
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
const ZS = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function QS(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(ZS).filter((e) => e.length > 0), n = [];
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
function $S(e) {
	return e.replace(/^(.*?)-/, "");
}
const eC = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, tC = /^(@+)?(\+|#+)?[rs]?$/g, nC = /(\*)(0+)|(#+)(0+)|(0+)/g, rC = /^(0+)$/;
function iC(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(tC, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function aC(e) {
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
function oC(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !rC.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function sC(e) {
	return aC(e) || {};
}
function cC(e) {
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
				t.style = "unit", t.unit = $S(n.options[0]);
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
						...sC(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...sC(t)
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
				n.options[0].replace(nC, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (rC.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (eC.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(eC, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...iC(e)
			});
			continue;
		}
		if (tC.test(n.stem)) {
			t = {
				...t,
				...iC(n.stem)
			};
			continue;
		}
		let e = aC(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = oC(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
// node_modules/@formatjs/icu-messageformat-parser/index.js
let lC = function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({}), uC = function(e) {
	return e[e.literal = 0] = "literal", e[e.argument = 1] = "argument", e[e.number = 2] = "number", e[e.date = 3] = "date", e[e.time = 4] = "time", e[e.select = 5] = "select", e[e.plural = 6] = "plural", e[e.pound = 7] = "pound", e[e.tag = 8] = "tag", e;
}({});
function dC(e) {
	return e.type === 2;
}
function fC(e) {
	return e.type === 3;
}
function pC(e) {
	return e.type === 4;
}
function mC(e) {
	return e.type === 5;
}
function hC(e) {
	return e.type === 6;
}
function gC(e) {
	return e.type === 8;
}
function _C(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function vC(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
const yC = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, bC = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, xC = {
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
function SC(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = CC(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function CC(e) {
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
	return n !== "root" && (r = e.maximize().region), (xC[`${n}-${r}`] || xC[r || ""] || xC[n || ""] || xC[`${n}-001`] || xC["001"])[0].charAt(0);
}
const wC = RegExp(`^${yC.source}*`), TC = RegExp(`${yC.source}*$`);
function Q(e, t) {
	return {
		start: e,
		end: t
	};
}
const EC = !!Object.fromEntries, DC = !!String.prototype.trimStart, OC = !!String.prototype.trimEnd, kC = EC ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, AC = DC ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(wC, "");
}, jC = OC ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(TC, "");
};
let MC = NC();
function NC() {
	try {
		let e = RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return bC;
}
function PC(e, t) {
	return MC.lastIndex = t, MC.exec(e)[1] ?? "";
}
function FC(e) {
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
var IC = class {
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
				let e = FC(this.message);
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
			} else if (i === 60 && !this.ignoreTag && LC(this.peek() || 0)) {
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
				if (this.isEOF() || !LC(this.char())) return this.error(23, Q(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && zC(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !RC(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = PC(this.message, t), r = t + n.length;
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
					let r = jC(n.val);
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
					let t = AC(e.style.slice(2));
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
						this.locale && (r = SC(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? XS(r) : {}
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
						options: kC(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: kC(c.val),
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
			n = QS(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? cC(n) : {}
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
		for (; !this.isEOF() && BC(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function LC(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function RC(e) {
	return LC(e) || e === 47;
}
function zC(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function BC(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function VC(e) {
	e.forEach((e) => {
		if (delete e.location, mC(e) || hC(e)) for (let t in e.options) delete e.options[t].location, VC(e.options[t].value);
		else dC(e) && _C(e.style) || (fC(e) || pC(e)) && vC(e.style) ? delete e.style.location : gC(e) && VC(e.children);
	});
}
function HC(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new IC(e, t).parse();
	if (n.err) {
		let e = SyntaxError(lC[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || VC(n.val), n.val;
}
const UC = {
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
}, WC = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;
function GC(e) {
	try {
		let t = {
			is: "message",
			args: new Map(),
			plurals: new Map()
		};
		return KC(HC(e, { ignoreTag: !0 }), t), t;
	} catch (t) {
		if (!(t instanceof SyntaxError) || WC.test(e)) return { is: "unread" };
		let { location: n } = t, [r, i] = UC[t.message] ?? ["its syntax is wrong", "Correct it"];
		return {
			is: "broken",
			cause: r,
			fix: i,
			at: (n?.start?.offset ?? 0) + 1
		};
	}
}
function KC(e, t, n = "") {
	let { args: r, plurals: i } = t;
	for (let a of e) if (a.type === uC.pound) r.set(n, !0);
	else if (a.type === uC.tag) KC(a.children, t, n);
	else if (a.type === uC.plural || a.type === uC.select) {
		let { value: e, options: o } = a;
		r.set(e, r.get(e) ?? !1), a.type === uC.plural && a.pluralType === "cardinal" && i.set(e, new Set([...i.get(e) ?? [], ...Object.keys(o)]));
		let s = a.type === uC.plural ? e : n;
		for (let { value: e } of Object.values(o)) KC(e, t, s);
	} else a.type !== uC.literal && r.set(a.value, !0);
}
const qC = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function JC(e) {
	return e.includes("{") && e.length <= 2e4 && qC.test(e);
}
const YC = /(?<!')'(?=\{)/;
function XC(e) {
	return YC.test(e);
}
function ZC(e) {
	return XC(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function $(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function QC(e, { language: t }, { form: n }, r, i = "") {
	return {
		check: e,
		language: t,
		message: `The ${n === void 0 ? "" : `form ${n} of the `}${t} text ${r}. ${i}`.trim(),
		fault: r,
		...n !== void 0 && { form: n }
	};
}
function $C(e, t) {
	if (e.length > 2e4) return;
	let n = t ? GC(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: pw
		};
	}
	if (n && JC(e)) return;
	let r = uw.test(e) ? mw(e, "likely") : void 0, i = r && !hw(r) ? r : mw(e, "all");
	return {
		text: e,
		named: Pw(e),
		choosing: new Set(),
		printf: i
	};
}
function ew(e, t, n = new Set()) {
	if (tw(e, t)) return;
	let r = nw(e, t), i = rw(e, t), a = iw(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: sw(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function tw({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a } = n.printf;
	if (i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function nw({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === pw) return r;
	let i = mw(n, hw(t) ? "all" : "sure");
	return hw(t) || e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function rw({ text: e, named: t, choosing: n, printf: r }, { text: i, named: a }) {
	let o = new Set(t.values()), s = t.size === 0 && !hw(r), c = (e) => e !== "place" || t.has(Nw), l = (t) => e.includes("%") && i.includes(`%${t}`);
	return {
		lacks: [...t].flatMap(([e, t]) => !a.has(e) && !n.has(e) && c(t) && !l(e) ? [e] : []),
		has: [...a].flatMap(([e, n]) => !t.has(e) && (s || o.has(n)) && c(n) ? [e] : [])
	};
}
function iw({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(aw),
		has: i.map(aw),
		isReordered: !1
	};
	let o = ow([...e.values()], [...t.values()]), s = ow([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function aw([, { written: e }]) {
	return e;
}
function ow(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function sw(e, t) {
	return hw(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function cw(e) {
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
const lw = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, uw = /\d%|%(?:20[a-z]|[0-7][c-f])/i, dw = /^%(?:20[a-z]|[0-7][CDEF])$/i, fw = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], pw = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1
};
function mw(e, t) {
	if (!e.includes("%")) return pw;
	let n = new Map(), [r, i, a] = [
		1,
		!1,
		!1
	];
	for (let o of e.matchAll(lw)) {
		let [s, c, l, u, d] = o;
		if (c !== void 0) i = !0;
		else if (d === void 0) a ||= !/[({]$/.test(s);
		else if (!_w(e, o.index, s, t)) a = !0;
		else {
			u === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			});
			let [, e] = fw.find(([e]) => e.includes(d)) ?? ["sS", "text"];
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
function hw({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const gw = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function _w(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || dw.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !gw.test(i);
}
function vw(e, t, { readsIcu: n, isForm: r }) {
	let i = e.map((e) => ({
		...e,
		forms: yw(e, n)
	})), [a, ...o] = i.flatMap(({ forms: e }) => e);
	if (!a || o.every((e) => tw(a.placeholders, e.placeholders))) return [];
	let s = i.flatMap((e) => e.forms.length > 0 ? bw(e) : []), c = Fw(s, t);
	if (!c) return [];
	let l = ww(c);
	return s.flatMap((e) => e === c || e.isLive ? [] : e.forms.flatMap((t) => {
		let i = c.forms.some((e) => !ew(e.placeholders, t.placeholders)) ? void 0 : ew(c.together, t.placeholders, t.form === void 0 ? void 0 : l);
		return !i || Cw(i) && r() ? [] : [Tw(e, t, c, i, n)];
	}));
}
function yw(e, t) {
	return $(e.text).flatMap((e) => {
		let n = $C(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function bw(e) {
	let t = e.forms.toSorted((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: cw(t.map(({ placeholders: e }) => e))
	};
}
const xw = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i, Sw = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;
function Cw({ lacks: e, has: t, isReordered: n, percent: r }) {
	let [i = "", ...a] = [...e, ...t];
	return n || r || a.length > 0 ? !1 : xw.test(i) || Sw.test(i);
}
function ww({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => ew(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => xw.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function Tw(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }, c) {
	let l = r ? `the ${n} text of the project` : `the ${n} text`, u = i.length > 0 && c ? ZC(t.text) : "", [d, f] = [i, a].map((e) => e.length > 1 ? "them" : "it"), [p, m] = i.length > 0 && a.length > 0 ? [`has ${Ew(a)}, but ${l} has ${Ew(i)}`, "Use the same placeholders in both."] : i.length > 0 ? [`lacks ${Ew(i)}, which ${l} has`, `Add ${d}.`] : a.length > 0 ? [`has ${Ew(a)}, which ${l} does not have`, `Remove ${f}, or add ${f} to ${l}.`] : o ? [`has its placeholders in another order than ${l}`, "Number them, for example %1$s and %2$d."] : s === "escape" ? [`has a single percent sign, but ${l} has placeholders such as %d`, "Write %% for a percent sign."] : [`has %%, but ${l} has a single percent sign`, "Use the same in both."];
	return {
		...QC("placeholders", e, t, p, m + u),
		quotes: [...i, ...a].map(Dw)
	};
}
function Ew(e) {
	let n = e.slice(0, 5).map(Dw), r = e.length - n.length;
	return t(r > 0 ? [...n, `${r} more`] : n);
}
function Dw(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const Ow = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", kw = "\\d{1,3}", Aw = `${Ow}|${kw}`, jw = new RegExp([
	"\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
	`\\{\\{\\{?[-&]?\\s{0,9}(?<double>${Aw})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{(?<dollar>[^{}]{1,200})\\}",
	`%\\{(?<percent>${Aw})\\}`,
	`%\\((?<round>${Aw})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	"\\$(?<place>[1-9])(?![.,]?\\d)",
	`\\{\\s{0,9}(?<single>${Ow})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(?<numbered>${kw})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Mw = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`,
	place: (e) => `$${e}`
}, Nw = Mw.place("1");
function Pw(e) {
	let t = new Map();
	if (!/[{$]|%\(/.test(e)) return t;
	for (let { groups: n = {} } of e.matchAll(jw)) for (let e of Object.keys(Mw)) {
		let r = (n[e] ?? (e === "single" ? n.numbered : void 0))?.trim();
		r && t.set(Mw[e](r), e);
	}
	return t;
}
function Fw(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/pluralForms.ts
const Iw = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], Lw = new Map(), Rw = /^(?:he|iw)(?![a-z])/i;
function zw(e) {
	let t = Bw(e);
	return Iw.filter((n) => t.has(n) && !(n === "two" && Rw.test(e)));
}
function Bw(e) {
	let t = Lw.get(e);
	if (t) return t;
	let n = new Map([["other", []]]);
	Lw.set(e, n);
	try {
		let [t] = Intl.PluralRules.supportedLocalesOf(e.replaceAll("_", "-")), r = t === void 0 ? void 0 : new Intl.PluralRules(t);
		for (let e = 0; r && e <= 200; e += 1) {
			let t = r.select(e);
			n.set(t, [...n.get(t) ?? [], e]);
		}
	} catch {}
	return n;
}
function Vw({ language: e, text: t, isLive: n }, r, i) {
	if (n || typeof t == "string" || $(t).length === 0) return [];
	let a = {
		...typeof r == "object" ? r : {},
		...t
	}, o = i(e).filter((e) => !a[e]);
	return o.length === 0 ? [] : [Hw({
		language: e,
		text: t
	}, {}, o)];
}
function Hw(e, n, r, i = "") {
	let [a, o] = r.length > 1 ? ["s", "them"] : ["", "it"];
	return QC("plurals", e, n, `lacks the plural form${a} ${t(r)}${i}, which the language needs`, `Add ${o}.`);
}
function Uw(e, t, n) {
	let r = e.find(({ language: e }) => e === t), i = new Map(r ? $(r.text).flatMap(({ text: e }) => Ww(e)) : []);
	return e.flatMap((e) => e.isLive ? [] : $(e.text).flatMap((t) => Ww(t.text).flatMap(([r, a]) => {
		if (!Kw(i.get(r) ?? Gw)) return [];
		let o = n(e.language).filter((t) => !qw(e.language, t, a)), s = Dw(`{${r}}`);
		return o.length === 0 ? [] : [{
			...Hw(e, t, o, ` of ${s}`),
			quotes: [s]
		}];
	})));
}
function Ww(e) {
	let t = JC(e) ? GC(e) : void 0;
	return t?.is === "message" ? [...t.plurals] : [];
}
const Gw = new Set(Iw);
function Kw(e) {
	return [...e].some((e) => e !== "other" && Gw.has(e));
}
function qw(e, t, n) {
	let r = Bw(e).get(t) ?? [], i = (e) => n.has(`=${e}`);
	return n.has(t) || r.some(i) && r.every((e) => e < 2 || i(e));
}
// src/checks/checkTexts.ts
const Jw = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, Yw = `[\\s${Jw.source.slice(1)}`, Xw = RegExp(`[{%$]|^${Yw}|${Yw}$`);
function Zw(e, t) {
	let { texts: n, charLimit: r } = e;
	return (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !Xw.test(e)) ? [] : $w(e, t);
}
const Qw = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function $w(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = Object.entries(a).flatMap(([e, t]) => Qw.test(e) ? [] : [{
		language: e,
		text: t
	}]), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => $(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(JC), f = d || u(XC) && (t.usesIcu?.() ?? !1), p = [...c, ...tT(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || !xt(t, m));
	return [
		...l("icu") && d ? c.flatMap(nT) : [],
		...l("placeholders") ? eT(vw(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => Vw(e, s?.(e.language), i)) : [],
		...l("plurals") && d ? Uw(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => rT(e, o)) : [],
		...l("blanks") ? eT(lT(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? iT(e, c, r) : []
	];
}
function eT(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || $(r.text).length === 0 || e.length < 3) return e;
	let i = [...v(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o = []] = i.toSorted((e, t) => a(t) - a(e)), [s] = o, c = a(o), l = t.filter((e) => e !== r && $(e.text).length > 0).length;
	if (!s || c < 3 || c * 2 <= l) return e;
	let { check: u, language: d, fault: f, quotes: p } = s, m = `differs from ${c === l ? "all" : `${c} of ${l}`} other texts in the same way, so it is probably the one to correct: the ${d} text ${f}`;
	return [{
		...QC(u, r, $(r.text).find((e) => o.every((t) => t.form === e.form)) ?? {}, m),
		...p && { quotes: p }
	}, ...e.filter((e) => !o.includes(e))];
}
function tT({ texts: e, live: t }, n) {
	if (n === void 0 || $(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function nT(e) {
	return $(e.text).flatMap((t) => {
		if (!JC(t.text)) return [];
		let n = GC(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n;
		return [QC("icu", e, t, `is not a valid ICU message: ${r} (character ${a})`, `${i}.${ZC(t.text)}`)];
	});
}
function rT(e, t) {
	return $(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		return r <= t ? [] : [QC("length", e, n, `has ${r} characters, but char_limit allows ${t}`, "Shorten it, or raise char_limit.")];
	});
}
function iT({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || $(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => $(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || $(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const aT = RegExp(`^${Yw}*`), oT = new RegExp(Yw), sT = /\r\n?|[\u2028\u2029\x85]/g, cT = /[^\S\n\t]/g;
function lT(e, t) {
	let n = e.flatMap((e) => {
		let t = $(e.text).map((e) => ({
			...e,
			...uT(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Fw(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r, i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [...pT("start", t, i?.start ?? ""), ...pT("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [QC("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function uT(e) {
	let t = aT.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && oT.test(e.charAt(n - 1));) --n;
	return {
		start: dT(t),
		end: dT(e.slice(n))
	};
}
function dT(e) {
	return e.replace(Jw, "").replace(sT, "\n").replace(cT, " ");
}
const fT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function pT(e, t, n) {
	let r = t[e];
	return r === n || r === "" && /^ +$/.test(n) && fT.test(t.text) ? [] : n === "" ? [[`${e}s with ${mT(r)}`, "Remove it."]] : r === "" ? [[`does not ${e} with ${mT(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function mT(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/keys/textAdvice.ts
const hT = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, gT = 1e4, _T = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, vT = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], yT = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function bT(e, t) {
	if (Object.values(t.levels).every((e) => e === "off")) return [];
	let r = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => $(n).some((n) => t(n.text, e)))), i = n(() => r(JC)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(xT(e))).length > e.length * .1, s = n(() => e.length <= 10 || !o() && (r((e, t) => t === a) || e.some(({ live: e }) => e && $(wT(e, a) ?? "").length > 0))), c = {
		...t,
		usesIcu: i,
		hasBaseTexts: s
	}, l = n(() => new Set(e.flatMap(({ declared: e }) => X(e.values.key_name)))), u = (e) => {
		let t = xT(e), n = (e) => e !== t && l().has(e), [r, i = ""] = _T.exec(t) ?? [];
		if (r !== void 0) return l().has(`${i}other`) && vT.some((e) => l().has(i + e));
		let [, a] = yT.exec(t) ?? [];
		return a !== void 0 && [
			"",
			"_plural",
			"_1"
		].some((e) => n(a + e));
	}, d = [], p = 0;
	for (let { declared: t, live: n } of e) {
		let e = CT(t, n, () => u(t), c);
		if (e.length !== 0 && (f(d, e.map((e) => TT(t, e, c))), p += 1, p >= gT)) break;
	}
	let [m] = d;
	if (m && p >= gT) {
		let e = `${gT.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(c.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : m;
		d.unshift(E(m.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return d;
}
function xT({ values: e }) {
	return X(e.key_name)[0] ?? "";
}
const ST = [];
function CT(e, t, r, i) {
	let { translations: a, char_limit: o } = e.values;
	if (!a) return ST;
	let s = n(() => Db(a, t, i.base)), c = (e) => e && s().native(e);
	return Zw({
		isForm: r,
		texts: a,
		charLimit: o ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => c(wT(t, e)) }
	}, i);
}
function wT(e, t) {
	let n = sb(e, t);
	return n && ob(n.translation, e.is_plural);
}
function TT(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = H(Z, e, hT[r], o, {
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
function ET(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: Yi(t)
	}, { texts: a, faults: o, base: s } = dS(e, t, wt(n)), c = PT(n), l = o.filter(({ language: e }) => e === void 0 || Ee(r, ye(r, e))), u = [], d, f = a[0] && AT(a[0], n);
	for (let e of a) {
		if (e.language !== d && (d = e.language, f = AT(e, n)), !f) continue;
		let t = new FT(e, f.language), r = jT(e, f, n);
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
		problems: OT(l, i, r)
	};
}
const DT = {
	most: 10,
	first: 1
};
function OT(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new lt(DT);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = Ji(t, s.start, s.end);
		c.add(E(i, e.scope === "run" ? o + kT(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function kT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !St(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function AT({ language: e }, { source: t, language: n }) {
	let r = n ?? ye(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (Ee(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function jT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = MT(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = NT(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function MT(e, { source: t, file: n, dir: r, 1: i }) {
	let a = e.join(t.separator), o = {
		path: a,
		file: n,
		dir: r,
		1: i
	}, s = t.keyName === "{path}" ? a : t.keyName.replace(/\{(path|file|dir|1)\}/g, (e, t) => o[t] ?? "");
	return t.platform === void 0 ? s : { [t.platform]: s };
}
function NT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function PT({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
var FT = class {
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
			...LT(t.at),
			members: new Map([[this.language, {
				...LT(t.at),
				name: r,
				...IT(t)
			}]])
		}), n && i.set("description", {
			...LT(n.at),
			name: r
		}), i;
	}
};
function IT(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...LT(t),
		name: LT(n)
	}]);
	return { members: new Map(t) };
}
function LT({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
const RT = {
	schema: Pb,
	fields: jb,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, zT = {
	schema: Ib,
	fields: jb.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function BT(e, t) {
	return Hl({
		plural: "keys",
		entry: RT,
		defaults: zT
	}, e, t);
}
function VT(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([e, n]) => yb(e, n, t, c)).map(({ code: t, message: n, path: r }) => {
		let i = {
			path: ["translations", ...r],
			ofName: t === "plural-form"
		};
		return H(Z, e, t, n, {
			...i,
			scope: "run"
		});
	});
}
function HT(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : BT(e, t).entries.flatMap(({ values: e }) => X(e.key_name));
}
const UT = {
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
		if (t === "prefix") return WT(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(Qe)).sort()[0];
	}
};
function WT({ key_name: e, platforms: t }) {
	let [n = ""] = X(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function GT(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: KT(e.entry, t.entry),
		wrote: KT(e.wrote, t.wrote)
	} : e;
}
function KT(e, t) {
	let n = {
		...qT(e),
		...qT(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function qT({ translations: e }) {
	return o(e) ? e : {};
}
const JT = "The live value is not compared and not changed.", YT = (e) => `${JT} A new key has ${e}.`, XT = {
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
		undeclared: `${JT} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: YT("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: YT("no tags, except the one of the setting `owner`"),
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
		undeclared: YT("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: YT("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: YT("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: YT("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: YT("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${JT} A new key is visible.`
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
		undeclared: YT("none"),
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
function ZT({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const QT = {
	...Z,
	plural: Te.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Te,
	limits: {
		removed: Ve,
		removedPercent: ze,
		overwrittenPercent: he,
		unverified: Ue,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: UT,
	entry: RT,
	defaults: zT,
	docs: XT,
	readManifest: BT,
	textFiles: {
		read: ET,
		name: MT,
		isOnlyName: ZT,
		join: vS
	},
	checkTogether: (e) => [...BS(e), ...Zb(e)],
	checkEntry: VT,
	adviceOn: bT,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return $l(QT, e, n, i, ({ key_name: e, previously: t = [] }) => [...X(e), ...t], (e) => {
			let n = nx(e, t, r.perPlatformNames, tx(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !ZT(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: Wb,
	names: ({ key_name: e, platforms: t }) => X(e, t),
	texts: (e) => Sb(e),
	storedForm: (e) => $y(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: HT,
	mergeKept: GT,
	findRestored: HS,
	undoneByApply: qS
};
// src/webhooks/match.ts
function $T(e, t, n) {
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
				...cE("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of rE(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => tE(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = Rh(t, n), a = [...o].filter((e) => Hh(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${sE(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, cE("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, q(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = eE(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = aE([...o]).find((t) => nE(e, t) && zh(q(e.values.url), q(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, cE("lookalike-webhook", e, "url", r));
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
			let r = t.filter((t) => tE(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function eE(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && tE(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return cE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${oE(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => tE(e, t, i));
	if (s.length > 0) return cE("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${sE(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${oE(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return cE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${oE(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function tE(e, t, n) {
	return Hh(t.url, Rh(e.values.url, n)) && nE(e, t);
}
function nE({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function rE(e, t, n) {
	let r = aE(t), i = e.flatMap((e) => r.filter((t) => tE(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...iE(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function iE({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Mx)), new Set(t.map(Mx))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function aE(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function oE(e) {
	return `${e.length === 1 ? "id" : "ids"} ${sE(e)}`;
}
function sE(e) {
	return aE(e).map(({ webhook_id: e }) => e).join(", ");
}
function cE(e, t, n, r) {
	return H(Ax, t, e, r, { path: [n] });
}
function lE(e) {
	let t = new Map(), n = new lt();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? l([
			q(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let u = o === void 0 ? `Webhook ${q(e)} with the same events` : `webhook_id ${o}`, d = o === void 0 ? "url" : "webhook_id";
		n.add(Y_("duplicate-webhook", u, {
			second: r,
			first: c,
			field: d
		}));
	}
	return n.problems;
}
function uE({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Rh(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${Wh(s)} (${a})` : i, u = t ? [] : n.filter(({ branch: e }) => e === o), d = rE([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const dE = {
	schema: kx,
	fields: Ox,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function fE(e, t, n) {
	let { entries: r, problems: i } = Hl({
		plural: "webhooks",
		entry: dE
	}, e, t, { most: Hc }), a = new Map(), o = new lt();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = Rx(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => N(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(E(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of pE(r, i, c)) o.add(e);
		}
		mE(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function pE(e, t, n) {
	let r = [], i = (e, t) => r.push(E(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), Zx(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function mE({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (s.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${Ht(a, s)}`, o = N(t, n, ["events", i]);
		r.add(E("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const hE = {
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
}, gE = {
	...Ax,
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
		removed: ve,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Jx,
	entry: dE,
	docs: hE,
	readManifest: fE,
	checkTogether: lE,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return $l(gE, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => q(Rh(e, i))), (e) => {
			let r = $T(e, t, i), a = r.matches.flatMap((e) => vE(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: Ix,
	names: () => [],
	texts: () => [],
	findRestored: uE,
	variablesOf: _E
};
function _E({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? Rx(r.values.url, i).variables : [], o = new Map(a);
	if (Lh(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = Rx(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = N(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => E(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function vE({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Ql}`;
	return [{
		declared: e,
		problem: H(Ax, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const yE = [QT, gE];
tu(yE);
// src/run/textAdvice.ts
function bE(e) {
	let { settings: t, textFiles: n } = e, r = nv(t.rules, n, e.declared), i = {
		levels: r?.isSure ? t.checks : {
			...t.checks,
			base: "off"
		},
		base: r?.language,
		needed: zw
	}, { kinds: a, entries: o } = K_(e.declared, r?.language ?? "");
	return a.flatMap((e) => {
		let t = (o[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, i) ?? []];
	});
}
function xE({ settings: e }, { kinds: t }, n) {
	let r = {
		levels: e.checks,
		base: n.baseLanguage,
		needed: SE(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, r) ?? []);
}
function SE({ languages: e = [] }) {
	let t = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let n = t.get(e) ?? [], r = zw(e);
		return n.length === 0 ? r : r.filter((e) => n.includes(e));
	};
}
// src/run/run.ts
function CE(e, t, n) {
	return wE(n, (n) => TE(e, t, n));
}
async function wE(e, t) {
	let n = new ct(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
async function TE(e, t, r) {
	let { cancellation: i, folders: a } = r;
	r.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || r.withoutSecrets, c = s ? void 0 : EE(e, t, r), { stopping: l } = i, u = await ov(e, a, {
		...r,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = s ? d.map(bE) : [], p = e.command === "validate" ? u.problems.map(DE) : u.problems;
	r.onSecrets(d.flatMap(({ declared: e }) => Nh(e.variables)));
	let m = await OE(e, a), h = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], g = d.map((e) => e.declared), _ = e.projects.flatMap(({ rules: e }) => e.overwrite), v = [...new Set(d.flatMap((e) => e.manifests))], y = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], ee = await Pu(e, v, a), te = e.projects.flatMap(({ name: e }) => e ?? []), b = {
		format_version: 1,
		command: e.command,
		...te.length > 0 && { selected: te },
		manifests: v,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, g.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: ft([
			...t,
			...m.problems,
			...p,
			...await Bi(h, a),
			...ty("overwrite", [...new Set(_)], g),
			...Yv(y, g),
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
	let re = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: r.onSecrets
	}, ie = () => r.target?.(v, re), { lastApplied: ae } = r, oe = ae && n(() => ae(v, re));
	if (r.withoutSecrets) {
		let t = await Tv(e, b, d, ie);
		return {
			...b,
			...t && { manifest_comparison: t },
			...x()
		};
	}
	if (e.command === "validate" || ne(b.problems)) return b;
	if (e.command === "apply" && r.permission) {
		let e = await r.permission.toApply(b.manifests);
		if (b.problems = [...b.problems, ...e], gt(e)) return b;
	}
	let se = [], ce = e.command === "plan" ? await ie() : void 0;
	b.problems = [...b.problems, ...Cv(ce, d, e.others.length > 0)];
	let le = {
		saved: m.plans,
		target: ce,
		applied: oe
	}, { runProject: ue } = await import("./project3.js");
	for (let t of d) se.push(await ue(t, e, le, r));
	let de = se.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return b.problems = [...b.problems, ...Zv(y, de, g)], {
		...b,
		projects: se,
		...x()
	};
}
function EE(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (gt(t) || r.id === "") return;
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
function DE(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
async function OE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [E("bad-plan", e)]
	}), a = M(t, r), o = await Dr(t, "The plan", r);
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
async function kE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: CE }) {
	return mS(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await AE(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return ME(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = jE(f, p), h = await Fu(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = jE(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), md(g, n.exitsWithFindings(c));
	});
}
async function AE(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await w_(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await w_("validate", t, n);
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
function jE(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function ME({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = E("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = gt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), gt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { T_ as $, Yi as $n, Zd as $t, ty as A, Du as An, jr as Ar, hh as At, mv as B, H as Bn, pr as Br, Bf as Bt, xy as C, rd as Cn, Fr as Cr, vh as Ct, ey as D, Bu as Dn, Ar as Dr, wh as Dt, Gv as E, Pu as En, yr as Er, xh as Et, Iv as F, nu as Fn, Sr as Fr, Hm as Ft, ov as G, Ll as Gn, hr as Gr, Mf as Gt, bv as H, Wl as Hn, lr as Hr, If as Ht, jv as I, iu as In, Dr as Ir, Qp as It, Z_ as J, il as Jn, ir as Jr, G as Jt, rv as K, Fl as Kn, ar as Kr, _f as Kt, kv as L, au as Ln, br as Lr, qp as Lt, Kv as M, hu as Mn, M as Mr, ch as Mt, Av as N, du as Nn, Cr as Nr, Gm as Nt, Xv as O, Au as On, wr as Or, Th as Ot, Fv as P, su as Pn, kr as Pr, km as Pt, B_ as Q, qi as Qn, Jd as Qt, wv as R, ru as Rn, vr as Rr, hp as Rt, _y as S, td as Sn, Lr as Sr, Sh as St, Zv as T, Ru as Tn, gr as Tr, yh as Tt, av as U, zl as Un, cr as Ur, sf as Ut, hv as V, Xl as Vn, dr as Vr, Lf as Vt, cv as W, Il as Wn, sr as Wr, Nf as Wt, W_ as X, Vc as Xn, K as Xt, G_ as Y, ol as Yn, er as Yr, Yd as Yt, K_ as Z, ta as Zn, qd as Zt, ob as _, fd as _n, Gr as _r, Gh as _t, fS as a, Wd as an, zi as ar, Lg as at, X as b, Zu as bn, Br as br, Nh as bt, dS as c, Ud as cn, Ii as cr, yg as ct, vx as d, Td as dn, Ci as dr, fg as dt, rf as en, na as er, w_ as et, yx as f, gd as fn, wi as fr, ig as ft, Z as g, cd as gn, oi as gr, tg as gt, nx as h, od as hn, $r as hr, eg as ht, yE as i, Vd as in, Gi as ir, r_ as it, ny as j, vu as jn, Mr as jr, gh as jt, Yv as k, ku as kn, _r as kr, Ch as kt, Kx as l, Id as ln, Di as lr, dg as lt, tx as m, md as mn, xi as mr, ng as mt, wE as n, tf as nn, N as nr, __ as nt, mS as o, W as on, Ri as or, Eg as ot, Ax as p, ld as pn, ci as pr, cg as pt, ev as q, Pl as qn, or as qr, wf as qt, xE as r, Hd as rn, Ji as rr, Y as rt, uS as s, U as sn, Ei as sr, _g as st, kE as t, nf as tn, Ki as tr, x_ as tt, Rx as u, Pd as un, Si as ur, gg as ut, sb as v, ed as vn, Vr as vr, Hh as vt, hy as w, id as wn, Nr as wr, _h as wt, ly as x, Qu as xn, zr as xr, Wh as xt, gy as y, nd as yn, Hr as yr, Rh as yt, xv as z, ql as zn, Er as zr, zf as zt };
