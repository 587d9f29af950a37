import { i as e } from "./rolldown-runtime.js";
import { C as t, D as n, E as r, T as i, _ as a, c as o, d as s, g as c, h as l, l as u, m as d, o as f, p, u as m, v as h, w as g, x as _, y as v } from "./wire.js";
import { $ as y, $t as ee, Ar as b, At as x, Br as S, Bt as te, C as ne, Cn as re, Cr as ie, Ct as ae, Dn as oe, Dt as se, En as ce, Et as le, F as ue, Fr as de, G as fe, Gt as pe, H as me, Ht as he, It as ge, J as C, Jt as _e, K as ve, Kt as ye, Lt as be, M as xe, Mr as Se, Mt as Ce, Nn as we, Nt as Te, O as Ee, On as De, Or as Oe, Pn as ke, Pr as Ae, Pt as je, Q as Me, Qt as Ne, Rr as Pe, Rt as Fe, S as Ie, Sn as Le, St as Re, T as ze, Tn as Be, Tt as Ve, U as He, Vr as Ue, W as We, Wt as Ge, X as w, Xt as Ke, Y as qe, Z as Je, _ as Ye, _t as T, an as Xe, ar as Ze, b as E, bt as Qe, c as $e, cn as et, cr as tt, d as nt, dn as rt, dr as it, dt as at, en as ot, fr as st, ft as ct, g as lt, gr as ut, gt as dt, h as ft, hn as pt, hr as mt, ht, in as gt, jn as _t, jr as vt, jt as yt, kn as bt, kt as xt, l as St, ln as Ct, lr as wt, lt as Tt, m as Et, mr as Dt, mt as Ot, n as kt, nn as At, nt as jt, o as Mt, on as Nt, or as Pt, ot as Ft, p as It, pr as Lt, pt as Rt, q as zt, r as D, s as Bt, sr as Vt, st as Ht, t as Ut, tn as Wt, tt as Gt, un as Kt, ur as qt, ut as Jt, v as Yt, vt as Xt, wn as Zt, wr as Qt, wt as $t, x as en, xn as tn, xt as nn, y as rn, yn as an, yt as on, zn as sn, zr as cn, zt as ln } from "./start.js";
import { _ as un, b as dn, c as fn, d as pn, f as mn, g as hn, h as O, i as gn, l as _n, m as vn, n as yn, p as bn, r as k, s as xn, t as Sn, x as Cn, y as wn } from "./zod.js";
import { a as Tn, c as En, d as A, f as Dn, i as On, l as kn, o as An, r as jn, s as Mn, u as Nn } from "./client.js";
import { basename as Pn, delimiter as Fn, dirname as j, extname as In, isAbsolute as Ln, join as Rn, posix as zn, relative as Bn, resolve as M, sep as Vn, win32 as Hn } from "node:path";
import { access as Un, constants as Wn, link as Gn, lstat as Kn, open as qn, readFile as Jn, readdir as Yn, realpath as Xn, rename as Zn, rm as Qn, stat as $n, writeFile as er } from "node:fs/promises";
import { setImmediate as tr, setTimeout as nr } from "node:timers/promises";
// \0node:crypto
const rr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), ir = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), ar = ir(6).toString("hex"), or = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function sr(e, t, n = {}) {
	await fr(j(e));
	let r = await lr(e, t, n);
	await Zn(r, e).finally(() => Qn(r, { force: !0 }));
}
async function cr(e, t, n) {
	await fr(j(e));
	let r = await lr(e, t, n);
	return ur(r, e).finally(() => Qn(r, { force: !0 }));
}
async function lr(e, t, { mode: n, root: r, check: i }) {
	let a = j(e), o = Rn(a, `.lokaform-${process.pid}-${ar}-${ir(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Wn, d = await qn(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Rn(await Xn(r), Bn(M(r), M(a)));
			if (await Xn(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Jn(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Qn(o, { force: !0 }), e;
	}
}
async function ur(e, t) {
	try {
		await Gn(e, t);
	} catch (n) {
		return gr(n, "EEXIST") || await hr(t) ? !1 : (await Zn(e, t), !0);
	}
	return await Qn(e, { force: !0 }).catch(() => {}), !0;
}
async function dr(e) {
	try {
		let t = await qn(e, Wn.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!gr(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function fr(e) {
	for (let t of await Yn(e).catch(() => [])) {
		let [, n, r] = or.exec(t) ?? [];
		n === void 0 || r === ar || Number(n) !== process.pid && pr(Number(n)) || await Qn(Rn(e, t), { force: !0 }).catch(() => {});
	}
}
function pr(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !gr(e, "ESRCH");
	}
}
async function mr(e, t) {
	let n = t;
	for (let r of Bn(t, e).split(Vn)) {
		n = Rn(n, r);
		let e = await Kn(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${Bn(t, n)}. Choose a path without links`;
	}
}
function hr(e) {
	return Kn(e).then(() => !0, () => !1);
}
function gr(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const _r = {
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
function vr(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return _r[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/paths.ts
const yr = new AbortController().signal;
function N(e, { displayRoot: t }) {
	return Bn(t, e).split(Vn).join("/");
}
function br(e, t) {
	let n = Bn(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Vn}`) && !Ln(n);
}
async function xr(e, t) {
	for (let n = e;; n = j(n)) {
		if (await hr(Rn(n, ".git"))) return n;
		if (n === j(n) || n === t || t !== void 0 && !br(n, t)) return;
	}
}
async function Sr(e, t, n) {
	let r = await Cr(t), i = n && await Cr(n), a = new Map();
	for (let n of e) {
		let e = await Cr(M(t, n)), o = await xr(j(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(N(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? N(Rn(e ?? r, n), { displayRoot: r })
	}));
}
async function Cr(e) {
	return Xn(e).catch(() => e);
}
var wr = class extends Error {};
async function Tr(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new wr());
	if (!t) return Jn(e);
	let [r, i] = await Promise.all([Xn(e), Xn(t.workspace)]);
	if (!br(r, i)) throw new wr();
	return Jn(r);
}
function Er(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? Or(e) : "utf-8";
	return new TextDecoder(n, { fatal: !0 }).decode(e);
}
function Dr(e, t) {
	let n = Or(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function Or([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function kr(e) {
	try {
		return new TextDecoder(Or(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function Ar(e, t, n, r = Er) {
	try {
		return ne(r(await Jn(e)));
	} catch (r) {
		let i = `${t} ${N(e, n)} cannot be read: ${Mr(r)}`;
		return lt(E("not-read", i));
	}
}
const jr = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function Mr(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof wr) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${jr[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function Nr(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(jr, String(e.code))) return;
	let n = `${N(e.path, t)} was changed or removed while Lokaform ran. Now ${Mr(e)} Run again when no other program changes it.`;
	return E("not-read", n, { scope: "project" });
}
async function Pr(e, { commit: t }) {
	return t ? t.isFile(e) : (await $n(e).catch(() => void 0))?.isFile() === !0;
}
async function Fr(e, { commit: t }) {
	return t ? t.isFolder(e) : (await $n(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/commitFiles.ts
var Ir = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Lr = [
	"*",
	".*",
	"**"
];
var Rr = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new Ir(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Lr.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = M(e, i.join("/")), o = Bn(a, this.#e).split(Vn).join("/"), s = o !== "" && !o.startsWith("..") && !Ln(o), c = s ? "" : await this.#o(a);
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
		let t = Bn(this.#e, e).split(Vn).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Ln(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Ln(n)) return;
			let r = zn.join(zn.dirname(e.path), n, t.slice(e.path.length));
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
const zr = "Lokaform-Pulled";
function Br(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(zr).map(Vr), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: c(r) },
		overwrites: a
	};
}
function Vr(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
function Hr(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function Ur(e, t = Infinity) {
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
function Wr(e, t, { since: n, now: r = Infinity }) {
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
async function Gr(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Kr(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Kr({ commits: e, merged: t }, n) {
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
const qr = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), Jr = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Yr = {
	output: 67108864,
	time: 3e4
};
var Xr = class extends Error {
	name = "GitFailure";
};
const Zr = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Qr = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, $r = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], ei = /^\.(com|exe)$/i;
function ti(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? zn.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => ei.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Hn.join(n, e + t)) : [];
	});
}
function ni(e, t) {
	let n = ti("git", process.platform, t).filter((t) => !ri(e, j(t))), r = n.find(ii);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => j(e)))].join(Fn)
	};
}
function ri(e, t) {
	try {
		let [n, r] = [xe(t), xe(e)];
		return n === r || br(n, r);
	} catch {
		return !0;
	}
}
function ii(e) {
	try {
		return Ee(e, Wn.X_OK), ue(e).isFile();
	} catch {
		return !1;
	}
}
async function ai(e, t, { environment: n, signal: r, limits: i = Yr }, a = "") {
	let o = ni(e, n);
	if (!o) throw new Xr(oi);
	let s = Object.entries(n).filter(([e]) => Zr.test(e)), c = {
		...Object.fromEntries(s),
		...Qr,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: j(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = qr(o.program, [
			"-C",
			e,
			...$r,
			...t
		], {
			cwd: j(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new Xr(si(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new Xr("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new Xr(ci(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const oi = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function si(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function ci(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function li(e, t) {
	let n = await Xn(e), r = await xr(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await ai(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof Xr) return;
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
const ui = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var di = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? ui : await this.#r(i.root).versions(e, n, i));
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
			back: c(s.map((e) => e.back ?? Infinity)),
			...o
		};
	}
	async upstream(e) {
		let [t, ...n] = await this.#n(e);
		if (!(t?.root === void 0 || n.length > 0)) return this.#r(t.root).upstream(t.names);
	}
	#n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders;
		return Sr(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new fi(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, fi = class {
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
			}, { known: c, missing: l } = await Gr(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof Xr) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await ai(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await Si(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof Xr) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = hi(this.#e, {
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
		this.#r ??= Si(this.#e, this.#t);
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
			(r === void 0 || pi(r) !== pi(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Pn(e) === Pn(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = Rn(this.#e, e);
		try {
			return (await Kn(t)).isFile() ? kr(await Jn(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await Ci(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function pi(e) {
	return e?.replaceAll("\r\n", "\n");
}
const mi = 67108864;
async function hi(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await _i(e, n, i), s = async (...t) => (await ai(e, [
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
			trailers: Br(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(vi), l = Ur(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return gi;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await yi(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = Wr(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await bi(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: Hr([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
const gi = {
	commits: [],
	merged: [],
	overwrites: [],
	unread: void 0
};
async function _i(e, t, n) {
	try {
		let r = await ai(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof Xr) return new Set();
		throw e;
	}
}
function vi(e) {
	if (e instanceof Xr && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function yi(e, t, n) {
	let r = (await ai(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function bi(e, t, n) {
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
	], o = xi((await ai(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: o.get(e.id) ?? []
	}));
}
function xi(e) {
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
async function Si(e, t, n = "HEAD") {
	let r = await ai(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(vi);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function Ci(e, t, n, r) {
	if (t.length === 0) return;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await ai(e, ["cat-file", "--batch-check"], r, i(t)), o = mi, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? Yr,
		output: 2 * mi
	}, u = await ai(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, kr(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function wi(e) {
	return `${zr}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/files/findFiles.ts
async function Ti(e, t, n, r) {
	let i = M(t, e);
	return await Pr(i, n) ? [i] : Ei(e.split(Vn).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof Ir) throw e;
		return [];
	});
}
async function Ei(t, n, r, i) {
	let a = ut(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").includes("node_modules")) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => mt(e, t, l))) continue;
		let n = M(c, t);
		await Pr(n, r) && f.add(n);
	}
	return [...f];
}
async function Di(e, t) {
	let n = Rn(j(e), ".gitignore"), r = `/${Pn(e)}`, i;
	try {
		i = Er(await Jn(n));
	} catch (e) {
		if (gr(e, "ENOENT")) return ne({
			path: n,
			text: `${r}\n`
		});
		let i = `${N(n, t)} cannot be read: ${Mr(e)}`;
		return lt(E("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Pn(e))) return ne(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return ne({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function Oi(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await ki(a, t, n), o = e.flatMap((e) => se(a, Ai(a, e)) ?? []), s = te(a, o), c = e.flatMap((e) => ji(s, e) ?? []), l = c.filter(({ textFile: e }) => Mi(s, e.language));
		p(i, Pi(s, e, c), Fi(s, l, t));
		for (let e of l.sort(Ni(s))) r.has(e.full) ? i.push(Ii(s, N(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function ki(e, t, n) {
	return (await Ti(x(e), e.folder, t, n)).filter((e) => Ve(e) !== void 0).sort();
}
function Ai({ folder: e }, t) {
	return Bn(e, t).split(Vn).join("/");
}
function ji(e, t) {
	let n = Ai(e, t), r = Ce(e, n);
	if (!(yt(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...je(e, n)
		}
	};
}
function Mi(e, t) {
	return t === void 0 || ln(e, t);
}
function Ni({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Pi(e, t, n) {
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
		let t = o.find((t) => he(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return E("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				scope: "change"
			}
		});
	});
}
function Fi({ keyName: e, place: t }, n, r) {
	return le.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${N(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [E("bad-setting", o, { place: t })];
	});
}
function Ii({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return E("bad-setting", n, { place: e });
}
const Li = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], Ri = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function zi(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(Li, {
		cwd: t,
		ignore: Ri,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function Bi(e, t, n, r) {
	let { paths: i, problems: a } = await Vi(e, t, n, r), o = await Oi(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), l = await Ki(a ? [...e, ...o.found] : e, n, r);
		s[t] = l.texts, p(c, l.problems);
	}
	if (c.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		c.push(E("no-manifest", n));
	}
	let l = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [N(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(l)
	};
}
async function Vi({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: l } of e) if (t[c]) {
		let e = await Gi(c, t[c], i, a);
		o[c] = e.files, p(s, e.problems);
	} else o[c] = l && r.includes(":") ? [] : await Wi(`${c}.yaml`, n, i);
	return {
		paths: o,
		problems: s
	};
}
async function Hi(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Vi(e, { id: "" }, n, t))), i = (await Oi(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function Ui(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await Wi(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${N(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, E("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await Hi(e, yr)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function Wi(e, t, n) {
	let r = M(t, e);
	return await Pr(r, n) ? [r] : [];
}
async function Gi(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Ti(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await Fr(M(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(E("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Ki(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = N(a, t);
		try {
			let n = Er(await Tr(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Ir) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(E("not-read", `${e} cannot be read: ${Mr(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/model/place.ts
const qi = xn().min(0), Ji = pn({
	file: O(),
	line: qi,
	col: qi,
	endLine: qi,
	endCol: qi
});
function P(e, t, n = []) {
	let r = na(e, t, n);
	return Zi(r.file, r.at.start, r.at.end);
}
function Yi(e, t, n) {
	let r = na(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return Zi(r.file, i, a);
}
function Xi(e, t, n) {
	return na(e, t, n).file;
}
function Zi(e, t, n) {
	let r = ra(e, t), i = ra(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function Qi(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function $i(e, t) {
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
function ea(e, t) {
	return new ta(e, t);
}
var ta = class {
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
function na(e, t, n) {
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
function ra(e, t) {
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
const ia = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function aa(e) {
	return Array.from(e.matchAll(/^<{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// node_modules/js-yaml/dist/js-yaml.mjs
var F = Symbol("NOT_RESOLVED");
function oa(e, t) {
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
function sa(e, t) {
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
function ca(e, t) {
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
var la = oa("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), ua = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], da = oa("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ua.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), fa = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], pa = oa("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => fa.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ma = [
	"true",
	"True",
	"TRUE"
], ha = [
	"false",
	"False",
	"FALSE"
], ga = oa("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => ma.indexOf(e) !== -1 || ha.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), _a = [
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
], va = [
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
], ya = oa("tag:yaml.org,2002:bool", {
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
	resolve: (e) => _a.indexOf(e) !== -1 || va.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), ba = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), xa = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Sa(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Ca(e, t) {
	if (t) {
		if (!xa.test(e)) return F;
	} else if (!ba.test(e)) return F;
	let n = Sa(e);
	return Number.isFinite(n) ? n : F;
}
var wa = oa("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Ca,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ta = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Ea(e) {
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
function Da(e) {
	if (!Ta.test(e)) return F;
	let t = Ea(e);
	return Number.isFinite(t) ? t : F;
}
var Oa = oa("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Da,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ka = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Aa = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function ja(e) {
	if (!ka.test(e)) return F;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Aa.test(e) ? r : F;
}
function Ma(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Na = oa("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: ja,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Ma
}), Pa = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Fa = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ia(e) {
	if (!Pa.test(e)) return F;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Fa.test(e) ? r : F;
}
function La(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ra = oa("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Ia,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: La
}), za = oa("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : F,
	identify: () => !1
}), Ba = /^[A-Za-z0-9+/]*={0,2}$/;
function Va(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Ba.test(t)) return F;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Ha(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Ua = oa("tag:yaml.org,2002:binary", {
	resolve: Va,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Ha
}), Wa = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Ga = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Ka(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function qa(e) {
	let t = Wa.exec(e);
	if (t === null && (t = Ga.exec(e)), t === null) return F;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Ka(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? F : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return F;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Ka(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return F;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return F;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Ja = oa("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: qa,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Ya = sa("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Xa(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Za = sa("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Xa(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Qa = sa("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), $a = ca("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Xa,
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
}), eo = ca("tag:yaml.org,2002:set", {
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
function to() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function no() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function ro(e) {
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
var io = class e {
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
		let t = ro(e), n = [], r = to(), i = no();
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
}, ao = new io([
	la,
	Ya,
	$a
]);
[...ao.tags];
var oo = new io([
	...ao.tags,
	da,
	ga,
	wa,
	Na
]);
new io([
	...ao.tags,
	pa,
	ya,
	Oa,
	Ra,
	Ja,
	za,
	Ua,
	Za,
	Qa,
	eo
]).withTags({
	...Oa,
	resolve: (e, t, n) => {
		let r = Oa.resolve(e, t, n);
		return r === F ? wa.resolve(e, t, n) : r;
	}
}, {
	...Ra,
	resolve: (e, t, n) => {
		let r = Ra.resolve(e, t, n);
		return r === F ? Na.resolve(e, t, n) : r;
	}
});
var so = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function co(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function lo(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function uo(e, t) {
	if (!e.buffer) return null;
	let n = {
		...so,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = co(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${lo((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = co(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${lo((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = co(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${lo((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function fo(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var po = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = fo(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${fo(this, e)}`;
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
		throw s.snippet = uo(s), new e(r, s);
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
}, mo = {
	BLOCK: 1,
	FLOW: 2
}, ho = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, go = -1;
function _o(e) {
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
var vo = Array(256), yo = Array(256);
for (let e = 0; e < 256; e++) vo[e] = +!!_o(e), yo[e] = _o(e);
function bo(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function xo(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function So(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Co(e, t, n) {
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
function wo(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function To(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Co(e, i, n);
			r += wo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Eo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Co(e, i, n);
			r += wo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Do(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Co(e, i, n).position;
			else if (t < 256 && vo[t]) r += yo[t], i++;
			else {
				let n = So(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = xo(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += bo(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Co(e, i, n);
			r += wo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Oo(e, t, n, r, i, a) {
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
	return i === ho.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== ho.STRIP && u && (l += "\n"), l;
}
function ko(e, t) {
	if (t.valueStart === go) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case L.SINGLE_QUOTED: return Eo(e, n, r);
		case L.DOUBLE_QUOTED: return Do(e, n, r);
		case L.LITERAL_BLOCK: return Oo(e, n, r, t.indent, t.chomping, !1);
		case L.FOLDED_BLOCK: return Oo(e, n, r, t.indent, t.chomping, !0);
		default: return To(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Ao = {
	filename: "",
	schema: oo,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, R = -1, jo = Object.prototype.hasOwnProperty, Mo = 1, No = 2, Po = 3, Fo = 4, Io = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Lo = /[,\[\]{}]/, Ro = /^(?:!|!!|![0-9A-Za-z-]+!)$/, zo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Bo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Vo = RegExp(`^(?:${zo})*$`), Ho = RegExp(`^(?:${Bo})+$`), Uo = RegExp(`^(?:!(?:${zo})*|${Bo}(?:${zo})*)$`), Wo = {
	filename: "",
	maxDepth: 100
};
function Go(e, t, n) {
	e.events.push({
		type: I.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Ko(e, t, n, r, i, a, o) {
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
function qo(e, t, n, r, i, a, o) {
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
function Jo(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: I.MAPPING,
		start: t.position,
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R,
		style: mo.FLOW
	});
}
function Yo(e, t, n, r, i, a, o, s, c = ho.CLIP, l = -1, u = !1) {
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
function Xo(e, t, n) {
	e.events.push({
		type: I.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Zo(e) {
	e.events.push({ type: I.POP });
}
function z(e) {
	Yo(e, R, R, R, R, R, R, L.PLAIN);
}
function Qo() {
	return {
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R
	};
}
function $o(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function es(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function B(e, t) {
	po.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function V(e) {
	return e === 10 || e === 13;
}
function ts(e) {
	return e === 9 || e === 32;
}
function ns(e) {
	return ts(e) || V(e);
}
function rs(e) {
	return e === 0 || ns(e);
}
function is(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function as(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function os(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function ss(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function cs(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function ls(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function H(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || ns(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; ts(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!V(r) && r !== 0);
		if (!V(r)) break;
		for (ls(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function us(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || ns(n);
	}
	return !1;
}
function ds(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function fs(e) {
	if (e.position !== e.lineStart) return !1;
	if (us(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = $o(e);
	ds(e), H(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && us(e));
	return es(e, t), r;
}
function ps(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !V(t);) t = e.input.charCodeAt(++e.position);
}
function ms(e, t, n) {
	let r = Io.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, B(e, "the stream contains non-printable characters"));
}
function hs(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== R && B(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && B(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !ns(s) && !(n && is(s));) s === 33 && (a ? B(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Ro.test(o) || B(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Lo.test(l) && B(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Vo.test(l) : Ho.test(l)) && B(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !jo.call(e.tagHandlers, o) && B(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function gs(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== R && B(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ns(e.input.charCodeAt(e.position)) && !is(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function _s(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== R || t.tagStart !== R) && B(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ns(e.input.charCodeAt(e.position)) && !is(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an alias node must contain at least one character"), Xo(e, n, e.position), !0;
}
function vs(e, t) {
	H(e, !1), e.lineIndent < t && B(e, "deficient indentation");
}
function ys(e, t, n) {
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
			return e.position++, Yo(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.SINGLE_QUOTED, ho.CLIP, -1, i), !0;
		}
		V(a) ? (i = !1, vs(e, t)) : e.position === e.lineStart && us(e) ? B(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a single quoted scalar");
}
function bs(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Yo(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.DOUBLE_QUOTED, ho.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (V(n)) vs(e, t);
			else if (cs(n)) e.position++;
			else {
				let t = ss(n);
				for (t === 0 && B(e, "unknown escape sequence"); t-- > 0;) e.position++, os(e.input.charCodeAt(e.position)) < 0 && B(e, "expected hexadecimal character");
				e.position++;
			}
		} else V(a) ? (i = !1, vs(e, t)) : e.position === e.lineStart && us(e) ? B(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a double quoted scalar");
}
function xs(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = ho.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? L.LITERAL_BLOCK : L.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = as(n);
		if (n === 43 || n === 45) i !== ho.CLIP && B(e, "repeat of a chomping mode identifier"), i = n === 43 ? ho.KEEP : ho.STRIP, e.position++;
		else if (r >= 0) r === 0 && B(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && B(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; ts(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && ps(e), V(e.input.charCodeAt(e.position)) ? ls(e) : e.input.charCodeAt(e.position) !== 0 && B(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (fs(e)) break;
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
		ps(e), f = e.position, V(e.input.charCodeAt(e.position)) && (ls(e), f = e.position);
	}
	return ms(e, d, f), Yo(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Ss(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Mo;
	if (n === 0 || ns(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || is(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (rs(t) || r && is(t)) return !1;
	}
	return !0;
}
function Cs(e, t, n, r) {
	if (!Ss(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Mo, c = !1;
	for (; o !== 0 && !fs(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (rs(t) || s && is(t)) break;
		} else if (o === 35) {
			if (ns(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && is(o)) break;
		else if (V(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (H(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		ts(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (ms(e, i, a), Yo(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, L.PLAIN, ho.CLIP, -1, !c), !0);
}
function ws(e, t) {
	let n = e.line;
	H(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && B(e, "deficient indentation");
}
function Ts(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? qo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, mo.FLOW) : Ko(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, mo.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		ws(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Zo(e), !0;
		o ? n === 44 && B(e, "expected the node content, but found ','") : B(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && ns(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, ws(e, t));
		let c = e.line, l = $o(e), u = Os(e, t, Mo, !1, !0);
		ws(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, ws(e, t), i || Jo(e, l), u || z(e), Os(e, t, Mo, !1, !0) || z(e), ws(e, t), i || Zo(e)) : i && r ? (u || z(e), z(e)) : i ? z(e) : r && (Jo(e, l), u || z(e), z(e), Zo(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	B(e, "unexpected end of the stream within a flow collection");
}
function Es(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !rs(e.input.charCodeAt(e.position + 1))) return !1;
	for (Ko(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, mo.BLOCK); e.input.charCodeAt(e.position) === 45 && rs(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = H(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && rs(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? z(e) : Os(e, t, Po, !1, !0), H(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && B(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && rs(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry");
	}
	return Zo(e), !0;
}
function Ds(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && rs(l)) o ||= (qo(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, mo.BLOCK), !0), c === 63 ? (i && z(e), a = !0, i = !0) : (i || (z(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (z(e), !1);
			let t = $o(e);
			if (!Os(e, n, No, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); ts(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), rs(c) || B(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: I.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: mo.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) B(e, "expected ':' after a mapping key");
				else return r.anchorStart !== R || r.tagStart !== R ? (es(e, t), !1) : !0;
			} else if (a) B(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== R || r.tagStart !== R ? (es(e, t), !1) : !0;
		}
		if (Os(e, t, Fo, !0, s) && (s = !1), i || (s &&= (z(e), !1)), H(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) B(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && z(e), o && Zo(e), !0) : !1;
}
function Os(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && B(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Qo(), d = n === Fo || n === Po, f = d, p = d;
	if (r && H(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = $o(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== R || u.anchorStart !== R) && (r === 33 || r === 38)) {
			let n = $o(e), r = t + 1;
			if (Ds(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === I.MAPPING) return e.depth--, !0;
			es(e, n);
		}
		if (s && (r === 33 && u.tagStart !== R || r === 38 && u.anchorStart !== R) || !hs(e, u, n === Mo) && !gs(e, u)) break;
		l === null && (l = i), H(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Fo) {
		let r = n === Mo || n === No ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Es(e, i, u) || Ds(e, i, r, u)) || Ts(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = $o(e), n = l.position - l.lineStart;
					es(e, l), Ds(e, n, r, Qo()) && e.events[t.eventsLength]?.type === I.MAPPING ? c = !0 : es(e, t);
				}
				!c && (d && xs(e, r, u) || ys(e, r, u) || bs(e, r, u) || _s(e, u) || Cs(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Es(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== R || u.tagStart !== R || d) && (Yo(e, R, R, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, L.PLAIN), c = !0), e.depth--, c || u.anchorStart !== R || u.tagStart !== R;
}
function ks(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ns(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && B(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !V(e.input.charCodeAt(e.position));) {
		for (; ts(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || V(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !ns(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (V(e.input.charCodeAt(e.position)) && ls(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && B(e, "duplication of %YAML directive"), r.length !== 1 && B(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && B(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && B(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && B(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Ro.test(t) || B(e, "ill-formed tag handle (first argument) of the TAG directive"), jo.call(e.tagHandlers, t) && B(e, `there is a previously declared suffix for "${t}" tag handle`), Uo.test(n) || B(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function As(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (H(e, !0); ks(e);) t = !0, H(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && rs(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, H(e, !0), i = e.line > t;
	} else t && B(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && us(e)) {
		e.position += 3, H(e, !0);
		return;
	}
	if (Go(e, n, !1), Os(e, e.lineIndent - 1, Fo, !1, i, i) || z(e), H(e, !0), e.position === e.lineStart && us(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, H(e, !0), e.line === t && e.position < e.length && B(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === I.DOCUMENT && (o.explicitEnd = r), Zo(e), !r && e.position < e.length && !fs(e) && B(e, "end of the stream or a document separator is expected");
}
function js(e, t) {
	let n = e.length, r = {
		...Wo,
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
	for (i !== -1 && po.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (ds(r), H(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		As(r), r.position === e && B(r, "can not read a document");
	}
	return r.events;
}
({
	...Wo,
	...Ao
});
function Ms(e, t) {
	return !!(e & 1 << t);
}
var Ns = {
	applyQuoteFlowKeysOption: Fs,
	doubleQuoteForInvisibles: Is,
	doubleQuoteWhitespaceOnly: Ls,
	applyForceQuotesOption: Rs,
	tryLongOrMultilineAsBlock: zs,
	quoteInvalidPlain: Bs,
	fallbackToDoubleQuoted: Vs
};
function Ps(e) {
	return e.presenterOptions.quoteStyle === "single" && Ms(e.allowedStylesMask, L.SINGLE_QUOTED) ? L.SINGLE_QUOTED : L.DOUBLE_QUOTED;
}
function Fs(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === L.PLAIN && (e.style = L.DOUBLE_QUOTED);
}
function Is(e) {
	e.style === L.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function Ls(e) {
	e.style === L.PLAIN && /^\s+$/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function Rs(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== L.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? L.DOUBLE_QUOTED : Ps(e)));
}
function zs(e) {
	if (e.style !== L.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Ms(e.allowedStylesMask, L.LITERAL_BLOCK)) {
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
function Bs(e) {
	e.style === L.PLAIN && !Ms(e.allowedStylesMask, L.PLAIN) && (e.style = Ps(e));
}
function Vs(e) {
	Ms(e.allowedStylesMask, e.style) || (e.style = L.DOUBLE_QUOTED);
}
var Hs = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Us = "[\\n\\r]", Ws = "\\uFEFF", Gs = "[ \\t]", Ks = `(?:(?!(?:${Us}|${Ws}))${Hs})`, qs = `(?:(?!${Gs})${Ks})`, Js = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Ys = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Xs = "[,\\[\\]{}]", Zs = qs, Qs = `(?:(?!${Xs})${qs})`, $s = `(?:(?:(?!${Ys})${qs})|[?:-](?=${Zs}))`, ec = `(?:(?:(?!${Ys})${qs})|[?:-](?=${Qs}))`, tc = `(?:(?:(?![:#])${Zs})|:(?=${Zs}))#*`, nc = `(?:(?:(?![:#])${Qs})|:(?=${Qs}))#*`, rc = `(?:${Gs}*${tc})*`, ic = `(?:${Gs}*${nc})*`, ac = `${$s}#*${rc}`, oc = `${ec}#*${ic}`, sc = ac, cc = oc, lc = `\\n+${tc}${rc}`, uc = `\\n+${nc}${ic}`, dc = `${ac}(?:${lc})*`, fc = `${oc}(?:${uc})*`;
RegExp(`^(?:${dc})$`, "u"), RegExp(`^(?:${fc})$`, "u"), RegExp(`^(?:${sc})$`, "u"), RegExp(`^(?:${cc})$`, "u"), RegExp(`^(?:${Js})*$`, "u"), RegExp(`^(?:${Js}|\\n)*$`, "u"), RegExp(`^(?:${Ks}|\\n)*$`, "u"), Object.keys(Ns).map((e) => Reflect.get(Ns, e)), I.DOCUMENT, I.SEQUENCE, I.MAPPING, I.SCALAR, I.ALIAS, I.POP, L.PLAIN, L.SINGLE_QUOTED, L.DOUBLE_QUOTED, L.LITERAL_BLOCK, L.FOLDED_BLOCK, mo.BLOCK, mo.FLOW, ho.CLIP, ho.STRIP, ho.KEEP;
// src/yaml/events.ts
var pc = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const mc = "A manifest is one document: split it into files instead of writing ---.", hc = 2 ** 15, gc = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, _c = /^[^\n]*\n(?=[ \t]*[\]}])/gm, vc = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* yc(e, t, n = hc) {
	let r = t ? e.length : 25e5, i = e.length > n ? Cc(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new pc("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new pc("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = bc(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function bc(e, t, n, r) {
	let i = xc(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== I.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== I.SEQUENCE || s.style !== mo.BLOCK) || !c.every(({ type: e }) => e === I.POP) || i.some(({ type: e }) => e === I.DOCUMENT)) throw new pc(mc, t, t);
	r && !a && i.push({ type: I.POP });
	for (let e of a ? [] : i) Oc(e, t);
	return i;
}
function xc(e, t, n) {
	let r = e.slice(t, n).replace(gc, "");
	try {
		return Sc(r, t);
	} catch (e) {
		if (!(e instanceof pc) || e.message !== "deficient indentation") throw e;
		let n = Sc(r.replace(_c, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === I.SCALAR && (e.fast = !1);
		return n;
	}
}
function Sc(e, t) {
	try {
		return js(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof po ? new pc(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function Cc(e) {
	vc.lastIndex = wc(e).at(-1) ?? e.length;
	let [, t] = vc.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: vc.lastIndex
	};
}
function wc(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const Tc = 2 ** 20, Ec = 2 ** 18;
function Dc(e) {
	if (e.length <= Tc) return;
	let t = e.slice(0, Ec), n = t.lastIndexOf(Cc(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function Oc(e, t) {
	e.type !== I.POP && e.type !== I.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== I.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === I.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const kc = process.getBuiltinModule("node:module").createRequire(import.meta.url), Ac = (...e) => kc("./late-yaml.js").parseDocument(...e), jc = 2 ** 15, Mc = 2 ** 18;
function Nc(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [E("yaml", a, { place: Zi(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + jc ? [jc, Mc] : [Mc]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = Pc(t, n, i, s), u = rn(t.path, Zi(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [Fc(e, t, n)];
}
function Pc(e, t, n, r) {
	let i = t.slice(n, r), { errors: a } = Ac(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), o = new nt(), s = -Infinity;
	for (let i of a.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [a, c] = i.pos.map((e) => e + n);
		if (r < t.length && c >= r - 1) continue;
		let l = Zi(e, a, Math.max(a + 1, c)), u = l.line > s + 1;
		s = Math.max(s, l.endLine), u && !o.countMore(e.path) && o.add(Ic(Uc(t, a) || Bc(i), l));
	}
	return {
		problems: o.problems,
		errors: a.length
	};
}
function Fc({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return Ic((e >= r.trimEnd().length ? Rc : zc.get(t)) ?? (Uc(r, e) || i), Zi(n, e, e + 1));
}
function Ic(e, t) {
	return E("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const Lc = "Values are nested too deeply. Use fewer levels.", Rc = "The file ends in brackets or in quotes. Add the closing one.", zc = new Map([["nesting exceeded maxDepth (500)", Lc], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function Bc(e) {
	if (e.message.startsWith("Maximum call stack")) return Lc;
	if (e.message.startsWith("Missing closing")) return "A text has no closing quote.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return mc;
		default: return `${e.message}.`;
	}
}
function Vc(e, t, n) {
	n.countMore(e.path) || n.add(E("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: Zi(e, t, t + 1) }));
}
const Hc = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function Uc(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [], [o] = Hc.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function Wc(e, t) {
	let n = new nt();
	for (let { start: r, end: i } of aa(e)) n.countMore(t.path) || n.add(E("yaml", ia, { place: Zi(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Gc(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = Qi(t), a = {
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
		return c([E("yaml", e, { place: Zi(a, r, r + 1) })]);
	}
	let l = Wc(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = qc(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && en(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof pc)) throw e;
		return c(Nc(e, a, t));
	}
}
const Kc = 1e6;
function qc(e, t, n, r) {
	return new Jc(e, t, n, yc(t, n, r)).document();
}
var Jc = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new ol();
	anchors = new Map();
	problems = new nt();
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
			value: il(e) ? this.value(e, Xc, t) : null,
			span: new sl(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === I.ALIAS ? void 0 : this.anchor(e), a = e.type === I.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === I.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !al(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
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
		if (--this.depth, this.end = this.after(a ? tl : this.text.charAt(this.end - 1) === "\n" ? Xc : rl), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new pc("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!il(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new pc("This file has more than 150,000 entries. Divide it into several files.", al(t) ? t.start : this.end);
			e.push(this.value(t, $c, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next().value;
			if (!il(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next().value, a = il(i) ? this.value(i, el, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && Vc(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, Qc), [n, r] = [al(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = Uc(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
		} else return {
			text: typeof t == "string" ? t : this.text.slice(n, r),
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: n, valueStart: i, valueEnd: a, tagStart: o, fast: s } = e;
		if (o >= 0 && !Yc.has(this.tag(e))) return this.refuseTag(e);
		let c = Math.max(e.anchorEnd, e.tagEnd);
		if (c >= 0 && (this.end = c), i < 0) {
			let e = this.after(c < 0 ? t : Zc);
			return (t !== el || e > this.end || c >= 0) && (this.start = e), this.end = e, null;
		}
		let l = ko(this.text, e);
		if (n === L.LITERAL_BLOCK || n === L.FOLDED_BLOCK) {
			this.start = this.after(nl);
			let e = this.text.slice(i, a);
			this.end = i + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === L.PLAIN ? 0 : 1;
			this.start = i - e, this.end = a + e;
		}
		if (!this.anyText && !(s && this.isStorable) && _(l)) return this.refuse(r("This text"));
		if (n !== L.PLAIN || o >= 0) return l;
		let { value: u } = oo.resolveImplicitScalarTag(l);
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
		return this.problems.countMore(this.file.path) || this.problems.add(E("yaml", e, { place: Zi(this.file, t, n) })), null;
	}
};
const Yc = new Set(["!!str", "!"]), Xc = /(?:)/y, Zc = /[ \t]*/y, Qc = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, $c = /(?:\s|#[^\n]*\n)*-[ \t]*/y, el = /(?:\s|#[^\n]*\n)*:[ \t]*/y, tl = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, nl = /(?:[\s:?-]|#[^\n]*\n)*/y, rl = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function il(e) {
	return e !== void 0 && e.type !== I.POP && e.type !== I.DOCUMENT;
}
function al(e) {
	return e.type === I.SEQUENCE || e.type === I.MAPPING;
}
var ol = class {
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
}, sl = class e {
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
function cl(e, t) {
	let n = new Map(), r = new nt(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!v(i)) return {
		members: n,
		problems: gl(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || Bt(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(E("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: Yi(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function ll({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return E("empty-manifest", r, { place: P(e, t) });
}
function ul(e, t, n) {
	if (!Array.isArray(t.value)) return {
		entries: [],
		problems: gl(e, "wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", t.span)
	};
	let r = [], i = new nt(), a = t.span.members?.[Symbol.iterator](), o = ml(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!v(s) && i.countMore(e.file.path)) continue;
		let l = fl(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [rn(e.file.path, P(e.file, c).endLine), ...i.problems]
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
function dl(e, t, n) {
	let r = new nt();
	return {
		...fl(r, e, t, n, ml(n)),
		problems: r.problems
	};
}
function fl(e, t, n, r, i) {
	let { value: a, span: o } = _l(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new wn();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && hl(t, P(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u } = r, d = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i
	}, f = s.issues.slice(0, St + 1);
	bl(f.map((e) => Cn(e, {}, dn())), d, e);
	for (let t of s.issues.slice(f.length)) e.countMore(c.path, Sl(t));
	return { span: o };
}
const pl = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function ml({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(pl).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function hl({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function gl(e, t, n, r) {
	let i = P(e.file, r);
	return hl(e, i) ? [] : [E(t, n, { place: i })];
}
function _l(e, t) {
	if (!v(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, vl(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, $i(a, { members: new Map(o) }));
		r = $i(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function vl(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function yl(e, t) {
	let n = new nt();
	return bl(e, t, n), n.problems;
}
function bl(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (wl(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) xl({
		...i,
		keys: [e]
	}, t, n);
	else xl(i, t, n);
}
function xl(e, t, n) {
	if (!n.countMore(t.file.path, Sl(e))) for (let r of Tl(e, t)) n.add(Cl(r, e, t));
}
function Sl(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? El(e.errors) : void 0)?.reduce((e, t) => e + Sl(t), 0) ?? 1;
}
function Cl(e, { path: t }, n) {
	let r = kl(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(P(n.file, n.span, t)), String(r)]
	};
}
function wl(e, t, n) {
	return t.some((t) => kl(n.value, e.path) === void 0 && $e(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function Tl(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Al(e, n, t));
	if (e.code === "invalid_key") return [Al(String(n.at(-1)), n.slice(0, -1), t)];
	let r = kl(t.value, n), i = P(t.file, t.span, n), a = (e, t) => [E(e, t, { place: i })], o = () => a("wrong-type", Nl(r, n, t, i)), s = Fl(n, t), c = Il(n, t);
	if (r === void 0) return a("missing-member", `${s} is missing. It is required in ${t.thing}.${c}`);
	if (r === null) return a("null-value", jl(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = El(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? yl(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": {
			if (typeof r == "object") return o();
			let t = e.values.map(String);
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${Bt(String(r), t)}`);
		}
		case "custom":
		case "invalid_format": return a("wrong-value", `${s} ${e.message}.${c}`);
		default: return typeof r == "number" ? a("wrong-value", Nl(r, n, t, i)) : a("wrong-value", Ml(n, t));
	}
}
function El(e) {
	return [...e].sort((e, t) => Dl(t) - Dl(e)).find((e) => Dl(e) > 0) ?? e.find((e) => e.every(Ol));
}
function Dl(e) {
	return c(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Ol({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function kl(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Al(e, t, n) {
	let r = Yi(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = `Unknown field "${e}" in ${n.thing}.${Bt(e, i) || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		a = `Unknown field "${e}" in ${Pl(t, n)}.${Il([...t, e], n)}${Bt(e, r)}`;
	} else e === "<<" && (a = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return E("unknown-member", a, { place: r });
}
function jl(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Fl(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Fl(e, t)} has no value.${Il(e, t)}`;
	if (n?.empty !== void 0) return `${Fl(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".";
	return `${Fl(e, t)} has no value. Remove it, or give it a value.${r}${Il(e, t)}`;
}
function Ml(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Fl(e, t)} is empty.${Il(e, t)}${n}`;
}
function Nl(e, t, n, r) {
	if (t.length === 0) return `This is ${Ll(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Fl(t, n)} is ${Ll(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${Fl(t, n)} is ${Ll(e)}.${Il(t, n)}`;
}
function Pl(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Pl(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Fl(e, t) {
	let n = Pl(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Il(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Pl([n], t)} must be ${r.expects}.` : "";
}
function Ll(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function Rl(e, t) {
	return zl(e, t) === "off" ? void 0 : e.removalBy(t);
}
function zl({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Bl(e, t, n) {
	let r = zl(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function Vl({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function Hl(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Ul(e, t, n) {
	let r = Wl(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* Wl(e, t, n, r = new Map()) {
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
			]), s = r.get(o), d = s?.text === i ? s.read : ql(c, t, n);
			r.set(o, {
				text: i,
				read: d
			}), u.push(d), yield;
		}
		let d = u.flatMap((e) => e.problems.some(Yl) ? [] : e.entries), f = c.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, m = f.entries;
		a[c.plural] = m;
		for (let e of u) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let h = new nt();
		for (let e of m) {
			for (let t of c.checkEntry(e)) h.add(t);
			for (let t of Gl(c, e)) h.add(t);
		}
		p(i, u.flatMap((e) => e.problems), f.problems, c.checkTogether(m), h.problems);
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
		problems: Ye(Xl(i, c))
	};
}
function Gl(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [U(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Kl({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Gc(r, i, a), { file: s } = o, { members: c, problems: l } = cl(o, n ? [e, "on_create"] : [e]), u = [...o.problems, ...l], d = c.get("on_create"), f = d && n && dl(o, d, n);
	f && p(u, f.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: u.length > 0 ? u : [ll(o, e)]
	};
	let g = ul(o, h, t);
	p(u, g.problems);
	let _ = f?.values ?? {};
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
function ql(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Dc(n);
	if (a !== void 0) {
		let { problems: n } = Ul([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Yl)) {
			let e = n.some(({ place: e }) => !e) ? [] : [rn(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function Jl(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = ql(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Yl({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Xl(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function U({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Zl(e(t)), d = s ? Yi(n, r, o) : P(n, r, o);
	return {
		...E(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Zl(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Ql({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const $l = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function eu(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !tu(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = $l.has(r) ? void 0 : eu(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function tu(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) $l.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const nu = "Run again. If that does not help, the service has changed or has a fault.";
function ru(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = h(n, ({ id: e }) => e === void 0 ? [] : [e]), s = h(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", l = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, u = new Set(), d = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (u.add(a), [{
			declared: t,
			problem: U(e, t, "unusable-response", `${l(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${nu}`, { path: [c] })
		}]) : [];
	}), f = new Set(d.map((e) => e.declared)), p = a(t.filter((e) => !f.has(e))), m = n.filter((e) => !u.has(e)), g = [...p.remarks];
	if (m.length > 0) {
		let t = zl(e, r) !== "off", n = m.slice(0, 5).map((e) => `${l(e)} (no usable ${e.lacks.join(", ")})`), i = m.length > 5 ? `; and ${m.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${nu}`, s = t ? "error" : "warning";
		g.push(E("unusable-response", o, {
			scope: "change",
			severity: s
		}));
	}
	return {
		...p,
		refused: [...p.refused, ...d],
		remarks: g
	};
}
// src/kinds/registry.ts
let iu = [];
function au(e) {
	iu = e;
}
function ou() {
	return iu;
}
function su(e) {
	let t = iu.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function cu(e, t) {
	let n = su(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function lu({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function uu(e, { field: t }) {
	return cu(e, t).role === "text";
}
function du(e) {
	let t = e.projects.map((e) => e.hide_texts ? fu(e) : e), n = e.hide_texts ? hu(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function fu(e) {
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done"), a = n && i ? bu(n) : [], o = yu(a), s = pu(r ?? [], a, o);
	return {
		...e,
		problems: t.map((e) => _u({
			...e,
			message: o(e.message)
		}, a)),
		...r && { results: r.map((e) => mu(e, s)) }
	};
}
function pu(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function mu({ change: e, outcome: t }, n) {
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
function hu(e) {
	return e.map((e) => _u(e, []));
}
const gu = ["yaml", "text-file"];
function _u(e, t) {
	let { quotes: n = [], code: r } = e, i = gu.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: vu(a, t)
	};
}
function vu(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function yu(e) {
	let t = new y();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => vu(t.clean(n), e);
}
function bu({ changes: e, kept: t }) {
	let n = t.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []);
	return [...e.flatMap(xu), ...n.flatMap(Su)];
}
function xu(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Su(e)) : e.fields.filter(({ field: t }) => lu(cu(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(Su));
}
function Su(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Su);
}
function Cu(e) {
	let t = du(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Tu(t.problems) : t.problems,
		projects: t.projects.map(wu),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(wu)
		} }
	};
}
function wu(e) {
	return e.hide_texts ? Tu(e) : e;
}
function Tu(e) {
	return Eu(e, "");
}
function Eu(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && lu(cu(String(n), String(e.field)));
	return Ou(e, (e, t) => t === "quotes" ? [] : $l.has(t) ? r ? Du(e) : e : Eu(e, n));
}
function Du(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? Ou(e, Du) : e;
}
function Ou(e, t) {
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
const ku = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function Au(e, t) {
	let n = e.projects.map((e) => Mu(e, t));
	return {
		...Fu(e, t),
		declared: e.declared,
		projects: n
	};
}
function ju(e, t) {
	return Fu(e, (e) => t(e));
}
function Mu(e, t) {
	let n = Fu(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: Pu(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function Nu(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Pu(t);
}
function Pu(e) {
	return rr("sha256").update(e).digest("hex");
}
function Fu(e, t) {
	return Lu(e, t, !1);
}
const Iu = new WeakMap();
function Lu(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = Iu.get(t) ?? new WeakSet();
	if (Iu.set(t, r), !n && r.has(e)) return e;
	let i = Ou(e, (e, r) => n || !ku.test(r) ? Lu(e, t, n || $l.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/files/outputs.ts
async function Ru(e, t, n) {
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
	let p = t.map((e) => M(n.displayRoot, e)), m = Object.values(await Hi(u, yr)).flat();
	return Hu(f, [
		...p,
		...m,
		l,
		...s,
		o
	].flat(), n);
}
async function zu(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await Ru(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await Wu(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : Cu(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => Bu(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return Vu(e(a));
		}) : void 0,
		reports: u,
		problems: s
	};
}
async function Bu(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return Vu(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function Vu(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function Hu(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map($u))), a = new Map();
	for (let t of e) {
		let e = await $u(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await Ku(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, Uu(t, s));
	}
	return r;
}
function Uu({ option: e, path: t }, n) {
	return E("not-written", `${e}: ${t} ${n}.`);
}
async function Wu(e, t, n, r) {
	try {
		await Gu(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return Uu(e, `cannot be written: ${vr(t)}`);
	}
}
async function Gu(e, t, n, r) {
	let i = await Ku(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = Zu(e.path, n), o = await $n(e.path).catch(() => void 0);
	if (qu(e.path, o)) return er(e.path, t);
	await sr(a === void 0 && o ? await Xn(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function Ku({ path: e, is: t }, n) {
	let r = t === "folder" && Qu(n).includes(e), i = r ? e : Zu(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await mr(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return Yu(e);
	let a = await $n(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await $n(j(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...qu(e, a) ? [] : [j(e)]];
	return (await Promise.all(o.map(Xu))).every(Boolean) ? void 0 : Ju;
}
function qu(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Ju = "cannot be written: this user may not write there";
async function Yu(e) {
	let t = await $n(e).catch(() => void 0);
	return !t && j(e) !== e ? Yu(j(e)) : t?.isDirectory() ? await Xu(e) ? void 0 : Ju : "is a file, or is below one. Choose a folder";
}
function Xu(e) {
	return Un(e, Wn.W_OK).then(() => !0, () => !1);
}
function Zu(e, t) {
	return Qu(t).find((t) => br(e, t));
}
function Qu({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [M(e)]);
}
async function $u(e) {
	let t = await $n(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Cr(j(e));
	return Rn(n, Pn(e));
}
// src/plan/loss.ts
function ed(e) {
	return e.action === "update" ? e.fields.some((t) => id(e.kind, t) || ad(e.kind, t) || td(e.kind, t)) : e.action === "destroy";
}
function td(e, { field: t, before: n, after: r }) {
	return cu(e, t).role === "identity" || n === void 0 || od(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function nd(e, t) {
	return rd(t) || id(e, t) || ad(e, t);
}
function rd({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || od(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return od(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function id(e, { field: t, before: n, after: r }) {
	return cu(e, t).role === "archive" && n === !1 && r === !0;
}
function ad(e, { field: t, before: n }) {
	return cu(e, t).role === "shape" && n !== void 0;
}
function od(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function sd(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => ld(cu(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function cd(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !ld(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function ld(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !od(n);
}
// src/report/exitCode.ts
function ud({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const dd = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function fd({ projects: e }) {
	let t = ({ reason: e }) => dd.includes(e);
	return ud({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function pd(e) {
	return e.plan ? fd({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Et(e.problems) ? "unknown" : "none" : "unknown";
}
function md({ command: e, projects: t }) {
	return e === "drift" ? fd({ projects: t }) : ud({ projects: t });
}
function hd(e) {
	return !md(e) && !gd(e);
}
function gd(e) {
	return e.stopped !== void 0 || Et(bd(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || xd(e).some(({ outcome: e }) => e.state !== "done");
}
function _d(e) {
	let t = ({ problems: e }) => e.filter((e) => !yd(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return gd({
		...e,
		problems: t(e),
		projects: n
	});
}
function vd(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : gd(e) ? 1 : t && md(e) ? 2 : 0;
}
function yd({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function bd({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function xd({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function Sd({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || wd(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Cd({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function wd(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Td({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Ed(e) {
	return !gd(e) && !Dd(e) && e.projects.every(Ad);
}
function Dd(e) {
	return bd(e).some(({ code: e }) => e === "undeclared-project");
}
const Od = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function kd(e) {
	if (Ed(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && Ad(e) && e.plan?.skipped.length === 0), n = bd(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !Od.includes(e));
	return !t || r || Dd(e);
}
function Ad({ plan: e, target: t }) {
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
function jd(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Md = [
	"created",
	"updated",
	"renamed",
	"archived",
	"destroyed"
];
function Nd(e) {
	return e.action === "create" ? "created" : e.action === "destroy" ? e.how === "archive" ? "archived" : "destroyed" : Vd(e) ? "renamed" : "updated";
}
const Pd = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], Fd = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Id = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function Ld({ outcome: e }) {
	return wd(e) ? "written in part" : e.state;
}
function Rd(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...jd(Md, t, Nd),
		...jd(Pd, n, ({ reason: e }) => Fd[e] ?? "kept"),
		changes: t.length,
		adopted: Hd(e, ({ counts: e }) => e.adopted),
		skipped: Hd(e, ({ skipped: e }) => e.length)
	};
}
const zd = [...Md, ...Id];
function Bd(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = jd(["done", ...Id], t, Ld), i = r.skipped + Hd(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...jd(Md, n, Nd),
		...r,
		skipped: i,
		unfinished: a
	};
}
function Vd(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function Hd(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const Ud = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Wd(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => id(e.kind, t)) ? "removed" : e.fields.filter((t) => uu(e.kind, t)).some((t) => td(e.kind, t)) ? "overwritten text" : ed(e) ? "overwritten" : Vd(e) ? "renamed" : "changed";
}
// src/report/view/view.ts
const Gd = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Kd = [
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
function qd(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Jd(e) {
	return e.map((e) => "text" in e ? e.text : Jd(e.words)).join("");
}
function Yd(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Xd(e, t, n = "") {
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
function Zd(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${q(n)} more` : "");
}
function Qd(e) {
	return su(e).words;
}
function $d(e, t) {
	let { one: n, many: r } = Qd(t);
	return `${q(e)} ${e === 1 ? n : r}`;
}
function ef({ kind: e, label: t }) {
	let n = C(t), { prefix: r, maxName: i } = Qd(e);
	return r + Me(n, i);
}
function tf(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${C(n.file)}:${n.line}` : "(not declared)";
}
function nf({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${C(e)}: `) + (n ? `${w(n.project.name, 80)} (${w(t, 200)})` : w(t, 200));
}
function rf(e) {
	return e.length <= 3 ? e.map((e) => C(e)).join(", ") : K(e.length, "manifest");
}
const af = n(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function of(e) {
	return `${af().format(e * 1e3)} UTC`;
}
function sf(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function cf(e) {
	return `${f("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function lf(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${K(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${q(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${pf([e])}${i}${o}`;
}
function uf(e, n) {
	let { baseTexts: r, translations: i = 0, languages: a } = sd(e, n);
	if (i === 0) return;
	let o = a.slice(0, 12).map((e) => w(e, 40)), s = a.length - o.length, c = `${K(r, "base text")} ${r === 1 ? "changes" : "change"}`, l = t(s > 0 ? [...o, K(s, "more language")] : o);
	return W`${c}: ${K(i, "translation")} in ${G(l, 1e3)} may be marked unverified.`;
}
function df(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = ff(t), { waiting: r, kept: i } = Rd(t), a = bf([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[mf(t, "as declared"), ...a].join(", ")}.`;
}
function ff(e) {
	let t = Rd(e);
	return bf([
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
function pf(e) {
	let t = Rd(e), n = t.adopted > 0 ? ` (${q(t.adopted)} to adopt)` : "", r = bf([
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
	return `${(t.changes === 0 ? ["no changes", ...r] : r).join(", ")}; ${mf(e, "unchanged")}.`;
}
function mf(e, t) {
	let n = `${hf(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${hf(e, "unmanaged")} unmanaged`;
}
function hf(e, n) {
	let r = ou().map((t) => ({
		kind: t,
		count: Hd(e, ({ counts: e }) => e.by_kind[t.plural]?.[n] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return r.every(({ kind: e }) => e.words.prefix === "") ? q(Hd(r, ({ count: e }) => e)) : t(r.map(({ kind: e, count: t }) => $d(t, e.name)));
}
function gf({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${vf(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${K(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${_f(e)}.${a} ${K(t, "request")} in total.`;
}
function _f(e) {
	let t = Bd(e), n = bf(zd.map((e) => [t[e], e]));
	return n.length > 0 ? n.join(", ") : e.every(({ results: e }) => e === void 0) ? "nothing" : "no changes needed";
}
function vf(e, t) {
	return e === t ? K(t, "project") : `${q(e)} of ${K(t, "project")}`;
}
function yf({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [C(e)]), r = n.length > 0 ? W` Not reached: ${G(n.join(", "))}.` : [];
	return W`${qd(W`${w(e.message, me)}`)}${r}`;
}
function bf(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${q(e)} ${t}`] : []);
}
function xf(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return gf(e);
	if (r.length === 0) return Sf(e);
	if (t === "drift") return df(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? lf(i.plan, i.effort) : `${vf(r.length, n.length)}: ${pf(r)}`;
}
function Sf(e) {
	let { command: n, manifests: r, declared: i } = e, a = bd(e).filter(({ severity: e }) => e !== "notice");
	if (Et(a)) return `${Cf(a)}.${n === "validate" ? "" : " Nothing was written."}`;
	let o = t(ou().map(({ name: e, plural: t }) => $d(i[t] ?? 0, e))), s = a.length > 0 ? `, with ${Cf(a)}` : "";
	return `Valid: ${o} in ${K(r.length, "manifest")}${s}.`;
}
function Cf(e) {
	let n = It.flatMap((t) => {
		let n = Hd(e.filter((e) => e.severity === t), en);
		return n > 0 ? [K(n, t === "error" ? "problem" : t)] : [];
	});
	return t(n);
}
function wf(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${C(e)}`}`;
}
function Tf(e) {
	let t = jd(Ef, e, Df);
	return bf(Ef.map((e) => [t[e], e])).join(", ") || "no changes";
}
const Ef = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function Df(e) {
	let t = Wd(e);
	return t === "removed" || t === "new" ? t : Vd(e) ? "renamed" : "changed";
}
function Of(e) {
	let t = bd(e).filter(({ severity: e }) => e === "error");
	return [
		...Af(e),
		...t.length > 0 ? [Cf(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function kf(e) {
	let t = Af(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function Af(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${Ff(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Mf(e, t === "apply" ? "applied" : "restored");
	let i = Nf(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${ff(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...jf(r), ...i];
}
function jf(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Rd(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Tf(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [K(i, "conflict")] : [],
		...n > 0 ? [`${K(n, "change")} pending before`] : [],
		...r > 0 ? [`${q(r)} skipped`] : []
	];
}
function Mf(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = xd(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { unfinished: a } = Bd(n);
	return [
		`Translations ${t}: ${Tf(i)}`,
		...a > 0 ? [`${K(a, "change")} not completed`] : [],
		...Nf(n.length - r, t)
	];
}
function Nf(e, t) {
	return e > 0 ? [`${K(e, "project")} not ${t}`] : [];
}
function Pf(e) {
	if (e.is === "not compared") return [W`The manifests were not compared with those of the commit that the pull request would be merged into: ${G(e.why)}.`];
	let t = W`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = G(e.commit.slice(0, 7));
	return [W`${qd(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, qd(W`${`Difference: ${Ff(e.projects)}.`}`)];
}
function Ff(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(Vd).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return bf([
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
function If(e) {
	let t = e.flatMap(({ kept: e }) => e), n = t.filter((e) => e.waits).length, r = t.filter(({ conflict: e, waits: t }) => !e && !t).length, i = [...n > 0 ? [`${K(n, "text")} waiting`] : [], ...r > 0 ? [`${K(r, "text")} kept`] : []], a = e.some(({ files: e }) => e.length > 0), o = Ff(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...a || i.length === 0 ? [o] : [], ...i].join(", ");
}
function Lf(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${K(t, "conflict")}` : "";
	return `Translations from Lokalise: ${If(e)}${n}`;
}
function Rf({ filters: e, by_kind: n }) {
	let r = ou().flatMap(({ name: e, plural: t }) => {
		let { chosen: r, declared: i } = n[t] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${q(r)} of ${$d(i, e)}`] : [];
	}), i = e.map((e) => `--filter ${w(e, 200)}`).join(" ");
	return W`${qd(W`Only what matches`)} ${G(i, Infinity)}: ${t(r)}.`;
}
// src/model/project.ts
const zf = pn({
	iso: O(),
	id: O().optional(),
	pluralForms: k(O()).readonly()
}), Bf = pn({
	id: O(),
	digest: O().exactOptional(),
	name: O(),
	type: O(),
	baseLanguage: O(),
	languages: k(zf).readonly().optional(),
	perPlatformNames: gn(),
	segmentation: gn(),
	autoToggleUnverified: gn().optional()
});
function Vf(e) {
	return e.split(":")[0] ?? e;
}
function Hf(e) {
	let t = Vf(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/view/problems.ts
function Uf(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * It.indexOf(e) + Number(t !== void 0 && Yt({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Wf(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of a(t === !0 ? [] : e, (e) => Gf(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(Yt) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Kf(qf(e), [e, ...t]));
		}
	}
	return Uf(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : qf(e, n)));
}
function Gf(e, t) {
	return Yt(e) ? `${e.severity} ${e.code}` : t || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Ql(e),
		e.place.file
	]);
}
function Kf(e, t) {
	if (t.some(Yt)) {
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
function qf({ severity: e, code: t, message: n, place: r }, i = me) {
	return {
		...Yd("!", t, r),
		severity: e,
		state: e,
		words: w(n, i - t.length - 3),
		code: {
			name: t,
			address: cf(t)
		}
	};
}
function Jf(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...a(r, ({ outcome: e }) => `${Xf(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Yf(e, w(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => w(e.change.label, 100));
		return [Yf(r, `${(t ? a : a.map(fe)).join(", ")} and ${q(e.length - 3)} more`, e.length, n)];
	});
}
function Yf(e, t, n, r = me) {
	return {
		...Yd("!", t, Cd(e)),
		count: n,
		severity: "error",
		state: Xf(e.outcome),
		words: w(e.outcome.message, r)
	};
}
function Xf(e) {
	return wd(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var Zf = class {
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
new class extends Zf {}();
// node_modules/diff/libesm/util/string.js
function Qf(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function $f(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function ep(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function tp(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function np(e, t) {
	return ep(e, t, "");
}
function rp(e, t) {
	return tp(e, t, "");
}
function ip(e, t) {
	return t.slice(0, ap(e, t));
}
function ap(e, t) {
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
function op(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function sp(e, t) {
	if (t) return lp(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function cp(e, t) {
	if (t) return lp(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function lp(e, t) {
	if (!t) return [cp(e), sp(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = op(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const up = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", dp = RegExp(`[${up}]+|\\s+|[^${up}]`, "ug");
new class extends Zf {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = op(e, r);
		} else n = e.match(dp) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && fp(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && fp(n, i, r, null, t.intlSegmenter), e;
	}
}();
function fp(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = lp(t.value, i), [s, c] = lp(n.value, i);
		if (e) {
			let r = Qf(a, s);
			e.value = tp(e.value, s, r), t.value = np(t.value, r), n.value = np(n.value, r);
		}
		if (r) {
			let e = $f(o, c);
			r.value = ep(r.value, c, e), t.value = rp(t.value, e), n.value = rp(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = cp(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = cp(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = cp(r.value, i), [a, o] = lp(t.value, i), s = Qf(n, a);
		t.value = np(t.value, s);
		let c = $f(np(n, s), o);
		t.value = rp(t.value, c), r.value = ep(r.value, n, c), e.value = tp(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = cp(r.value, i), n = ip(sp(t.value, i), e);
		t.value = rp(t.value, n);
	} else if (e) {
		let n = ip(sp(e.value, i), cp(t.value, i));
		t.value = np(t.value, n);
	}
}
new class extends Zf {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${up}]+|[^\\S\\n\\r]+|[^${up}]`, "ug");
		return e.match(t) || [];
	}
}();
const pp = new class extends Zf {
	constructor() {
		super(...arguments), this.tokenize = hp;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function mp(e, t, n) {
	return pp.diff(e, t, n);
}
function hp(e, t) {
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
function gp(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends Zf {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (gp(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends Zf {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends Zf {
	constructor() {
		super(...arguments), this.tokenize = hp;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(_p(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function _p(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = _p(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = _p(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const vp = new class extends Zf {
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
function yp(e, t, n) {
	return vp.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function bp(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function xp(e) {
	if (!bp(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Sp = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function Cp(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		mp(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(mp(n, r, s));
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
			let t = n[e], i = t.lines || Ep(t.value);
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
function wp(e, t) {
	if (t ||= Sp, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => wp(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Sp, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + xp(r) + " " + xp(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + xp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + xp((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + xp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + xp((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + xp(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + xp(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function Tp(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		Cp(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? wp(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = Cp(e, t, n, r, i, a, o);
		return s ? wp(s, o?.headerOptions) : void 0;
	}
}
function Ep(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function Dp(e, t, { texts: n, full: r }) {
	let i = Hp(e, t), a = ad(e, t) ? [Xd(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Xd(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = uu(e, t) && o !== void 0 ? { language: o } : {}, u = kp(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: Je(e.value, 1e3 + c - 2 - e.start.length)
	}));
	return [
		...s ? [Xd(" ", `in the project, last edited${Np(s)}:`)] : [],
		...u,
		...a
	];
}
const Op = {
	as: "text",
	text: ""
};
function kp(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || od(a) ? Op : Gp(e, i, a), c = Gp(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== Op ? Ap(t, s, c, r) : Xp(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => Ap(`${t}.${e}`, n, i, r));
}
function Ap(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...jp("-", e, t.members, n.members), ...jp("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = Jp(t, n, r), o = Xd("+", `${e} `, Mp(n) ? "(empty)" : a);
	if (Mp(t)) return [o];
	let s = Xd("-", `${e} `, i);
	return Mp(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function jp(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [Xd(e, `${t} `, Zp(i))] : [];
}
function Mp(e) {
	return e.as === "text" && e.text === "";
}
function Np({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${w(e, 60)}`} on ${of(t)}${n ? ", reviewed" : ""}`;
}
function Pp(e, t) {
	return t.flatMap((t) => Up(e, t) ? [] : Hp(e, t)).join(", ");
}
function Fp({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => uu(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Hp(e, t)).join(", ")})` : "", a = (t) => `${Hp(e, t)} ${qp(Gp(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !uu(e, t) && !Up(e, t)), c = s.filter((t) => Wp(e, t)).map(a), l = s.filter((t) => !Wp(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function Ip(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${Vp(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Hp(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && Bp[e.cause]) ?? Lp[a], l = e.edited ? `: edited${Np(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${zp(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : Kp, p = Gp(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${qp(p, f)} ${d} (not in the file)${m}`;
	let [h, g] = Jp(Gp(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const Lp = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, Rp = {
	"not-verified": "the project does not say that it is verified",
	"not-reviewed": "the project does not say that it is reviewed",
	placeholders: "its placeholders differ from those of the base text",
	"icu-message": "it is not a valid ICU message",
	"missing-plural-form": "it lacks a plural form",
	"text-too-long": "it is longer than char_limit"
};
function zp({ because: e = [] }) {
	return e.map((e) => Rp[e]).join(", and ");
}
const Bp = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Lp.held
};
function Vp(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${qe(t)}` : `owned by others (tag ${qe(t)})`;
}
function Hp(e, { field: t, part: n }) {
	return n !== void 0 && cu(e, t).role === "text" ? Qp(n) : t;
}
function Up(e, { field: t }) {
	return cu(e, t).role === "identity";
}
function Wp(e, { field: t, after: n }) {
	let r = Gp(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Gp(e, t, n) {
	return cu(e, t).show(n);
}
const Kp = 60;
function qp(e, t = 60) {
	switch (e.as) {
		case "text": return qe(e.text, t);
		case "word": return w(e.word, t);
		case "set": return e.members.length > 0 ? Zp(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Qp(e)} ${qe(n, t)}`).join(", ");
	}
}
function Jp(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = He(C(e.word), C(t.word), n);
		return [Je(r, n), Je(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [qp(e, n), qp(t, n)];
	let [r, i] = He(C(e.text), C(t.text), n);
	return [qe(r, n), qe(i, n) + Yp(e.text, t.text)];
}
function Yp(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function Xp(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Qp(e),
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
function Zp(e) {
	return e.map((e) => fe(Qp(e))).join(", ");
}
function Qp(e) {
	return w(e, 60);
}
function $p({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(em?.old !== a || em.now !== o) && (em = {
		old: a,
		now: o,
		parts: tm(a, o)
	});
	let s = em.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let em;
function tm(e, t) {
	return yp(rm(e), rm(t), { maxEditLength: 600 }) ?? [];
}
const nm = n(() => new Intl.Segmenter("en", { granularity: "word" }));
function rm(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(nm().segment(e), ({ segment: e }) => e));
}
function im(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/removal.ts
const am = "will be archived";
function om(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? am : "will be destroyed";
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: sm(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function sm({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? qp(Gp(e, r, i), 90) : "", s = a ? `   (last edited${Np(a)})` : "";
		return {
			...Xd("-", `${Qp(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [Xd("-", `and ${K(a, "more text")}`)] : []];
}
// src/report/view/rows.ts
const cm = 1e3;
function lm(e, t) {
	if (e.action === "destroy") return {
		...pm("-", e),
		...om(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => uu(n, e) ? e.part ?? [] : []), a = {
		...pm(fm(e), e),
		...ed(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? Fp(e) : Pp(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Je(r, cm)
		};
	}
	let o = r === "create" || Vd(e), s = e.fields.filter((e) => !o || !Up(n, e)).flatMap((e) => Dp(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: w(c, 80) };
	return {
		...a,
		...l,
		...um(e, t),
		lines: s
	};
}
function um(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : dm(e) ? { words: am } : t === "drift" ? e.edited ? { words: `last changed${Np(e.edited)}` } : {} : Vd(e) ? { words: Qd(e.kind).renamed } : {};
}
function dm({ kind: e, fields: t }) {
	return t.some((t) => id(e, t));
}
function fm(e) {
	return e.action === "create" ? "+" : dm(e) ? "-" : Vd(e) ? "»" : "~";
}
function pm(e, t) {
	return Yd(e, ef(t), t.place);
}
function mm(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = Je(Ip(e, t, r), r ? Infinity : cm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...pm("!", e),
		words: i,
		...a
	};
}
function hm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = Hp(n, e), [d, f] = Jp(Gp(n, r, i ?? ""), Gp(n, r, a)), p = o ? `, edited${Np(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...pm(l ? "!" : " ", e),
		lines: m.map((e) => Xd(" ", Je(e, cm))),
		...l && { isLoss: !0 }
	};
}
function gm({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${qp(Gp(t.kind, r.field, e))}` : "";
		return Xd(" ", Je(`${Hp(t.kind, r)}${i} is no longer declared`, cm));
	});
	return {
		...pm("-", t),
		isLoss: !0,
		lines: r
	};
}
function _m({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : w(e, 200));
	return {
		...pm("~", r),
		words: `${w(e, 80)}: ${i} → ${a}`
	};
}
function vm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : C(e), [a, o] = He(i(t), i(n), 200).map((e) => Je(e, 200)), s = `${w(e, 80)}: ${a} → ${o}`;
	return r ? {
		...Yd("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : Yd(" ", s);
}
function ym({ variable: e, host: t, place: n }) {
	return {
		...Yd("!", `sends \${${C(e)}} to ${C(t)}`, n),
		isLoss: !0
	};
}
function bm(e) {
	return {
		...pm(" ", e),
		words: `id ${w(String(e.id), 80)}`
	};
}
function xm(e) {
	return Yd(" ", C(e));
}
// src/report/view/sections.ts
const Sm = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", Cm = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with texts that are overwritten in the project",
		meaning: Sm
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other values that are overwritten in the project",
		meaning: Sm
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
}, wm = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, Tm = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": wm,
	overwritten: wm,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: wm,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, Em = "so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.", Dm = {
	Conflict: {
		open: "conflict",
		heading: "changed in the file and in the project, and not written",
		meaning: `The file and the project both changed the text, ${Em}`
	},
	Undecided: {
		open: "undecided text",
		heading: "not written, because nothing tells which side changed",
		meaning: `Nothing tells which side changed the text, ${Em}`
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
}, Om = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function km({ reason: e }, t) {
	return Am(t) && e === "archived" ? "Archived" : Om[e] ?? "Kept";
}
function Am({ command: e }) {
	return e === "drift";
}
function jm(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function Mm(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		Fm(t.full === "also" ? r.filter((e) => !yd(e)) : r, t),
		Pm(i, t),
		...n ? Im({
			...e,
			plan: n
		}, jm(e, t)) : [],
		Km(a, t)
	];
}
function Nm({ problems: e, results: t = [] }, n = {}) {
	return [...Wf(e, n), ...Jf(t, n)];
}
function Pm(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${K(n.length, "change")} not made`,
		rows: Jf(n, t)
	};
}
function Fm(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: Cf(e),
		rows: Wf(e, t)
	};
}
function Im({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { sends: o = [] } = Am(n) ? {} : r ?? e, s = (...e) => e.map((e) => Bm(e, a, n));
	return [
		...r ? [zm(r.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: o.map(ym)
		},
		...s("Conflict", "Undecided"),
		...Rm(i, n),
		...s("Archived", "To pull", "Waiting", "Kept"),
		...r ? [Um(r)] : [],
		...Wm(i, n),
		...r ? Gm(r, n) : []
	];
}
function Lm(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Rm(e, t) {
	let n = Am(t) ? Tm : Cm;
	return [...new Set(Ud.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Wd(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${q(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: Lm(i.map((e) => lm(e, t)))
		};
	});
}
function zm(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${K(e.length, "setting")} changed`,
		rows: Lm(e.map(vm))
	};
}
function Bm(e, t, n) {
	let r = t.filter((t) => km(t, n) === e), { keptElsewhere: i } = n, { heading: a, meaning: o, open: s } = Dm[e], c = !s && i !== void 0 && r.length > 20, l = (c ? Hm(r) : r).map((t) => {
		let r = mm(t, n);
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
		rows: c ? Vm(l, 19, i) : l
	};
}
function Vm(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...xm(`and ${q(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function Hm(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Um({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...ou().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => xm(`all ${e.many}: no manifest declares any`)), ...e.map(bm)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer managed",
		rows: n,
		title: `${q(n.length)} no longer managed, and unchanged in the project`
	};
}
function Wm(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = lm(e, {
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
function Gm({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${K(e.length, "change")}`,
		rows: Lm(e.map((e) => lm(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${K(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = lm(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Km(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(bm).sort((e, t) => d(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${q(e.length)}`,
		rows: Vm(r, t, n ?? "the job summary of the workflow lists")
	};
}
function qm(e, t) {
	let n = jm(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => gm(e, n));
	return [
		zm(s),
		Zm("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		Zm("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Xm(r, n),
		Zm("with another id or former name", a.map(_m)),
		Zm("with other values in on_create", o.map(xm)),
		...Wm(r, n)
	];
}
function Jm({ waiting: e, ...t }, n) {
	let r = jm(t, n), i = e.map((e) => hm(e, r));
	return Zm(`waiting in the project, because of pull.review or pull.checks. To take one: lokaform pull --accept KEY:LANG${e.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Ym(e, t) {
	let n = jm(e, t), { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => gm(e, n)), s = r.filter(({ waits: e }) => !e).map((e) => hm(e, n)), c = s.filter(({ isLoss: e }) => e), l = s.filter(({ isLoss: e }) => !e);
	return [
		Zm("in conflict: the manifest keeps its text", c),
		Zm("no longer declared", o),
		...Xm(i, n),
		Jm({
			...e,
			waiting: r.filter(({ waits: e }) => e)
		}, n),
		Zm("different, and kept", l),
		...Wm(i, n)
	];
}
function Xm(e, t) {
	let n = (e) => e.action === "create" ? "new" : Vd(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => Zm(r, Lm(e.filter((e) => n(e) === r).map((e) => lm(e, t)))));
}
function Zm(e, t) {
	return {
		part: "plan",
		title: `${q(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Qm(e, t) {
	let n = $m(du(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => eh(e, n, s, t)), ...o.map((e) => th(e, t))];
	return {
		title: Of(n),
		heading: W`${kf(n)}${i.length > 1 ? W` · ${K(i.length, "project")}` : []}`,
		state: gd(n) ? "failed" : hd(n) ? "clean" : "open",
		isUntouched: Ed(n),
		lead: ih(n, t),
		stopped: yf(e),
		verdict: ah(n, t),
		result: xf(n),
		comparison: a ? Pf(a) : [],
		problems: Fm(r, t),
		parts: c,
		next: uh(n, t),
		legend: fh(n, c)
	};
}
function $m(e) {
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
function eh(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: w(i ?? o?.project.name ?? a, 200),
		heading: W`${G(i ?? a, 80)}${o ? W` · ${G(o.project.name, 80)}` : []}`,
		result: nh(e, t),
		facts: rh(e, t, n),
		sections: Mm(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(zt)
	};
}
function th(e, t) {
	let { name: n = "" } = e;
	return {
		name: w(n, 200),
		heading: G(n, 80),
		result: Ff([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: qm(e, t)
	};
}
function nh(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${_f([e])}.`;
	if (n) return t === "plan" ? Tf(Td(e)).replace(/^n/, "N") : t === "drift" ? df([e]) : lf(n, i);
}
function rh(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = Hf(r), l = Sd(e), u = c === void 0 ? [] : [{
		is: "link",
		words: W`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift", f = W`All differences that apply would change are shown, not only those of this pull request.`, p = d ? uf(i.project, Td(e)) : void 0;
	return [
		W`Project ${i && !n ? W`${G(i.project.name, 80)} · ` : []}${G(r, 200)}${c === void 0 ? [] : W` · ${u}`}`,
		...i?.filter ? [Rf(i.filter)] : [],
		...a?.is === "not compared" ? [W`${qd(f)} Lokaform could not find out which are from this pull request: ${G(a.why)}.`] : [],
		...p ? [p] : [],
		...s === void 0 ? [] : [W`The backup is in ${G(s)}.`],
		...l === void 0 ? [] : [W`${wf(void 0)}: ${G(l, 800)}`]
	];
}
function ih(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = rf(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? W`the ${s} ${G(o)}` : W`${o}`;
	if (t === "assignee") return W`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return W`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => Td(e).length === 0);
	return Ed(e) || l && u ? W`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? W`No plan could be made for this pull request:` : l ? n === void 0 ? W`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : W`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : W`No plan could be made for this pull request (from ${c}):`;
}
function ah(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? sh(e, t) : [oh(e, xf(e))];
}
function oh(e, t) {
	let n = qd(W`${t}`), r = e.projects.some(({ results: e }) => e);
	return gd(e) ? {
		mark: "bad",
		words: n
	} : hd(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function sh(e, { isPullRequest: t }) {
	if (!gd(e)) return Ed(e) ? [{
		mark: "good",
		words: qd(W`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = bd(e), r = n.filter(yd), i = n.filter((e) => e.severity === "error" && !yd(e)), a = dh(e) && e.projects.every((e) => Td(e).length === 0);
	return [
		...i.length > 0 ? [oh(e, `${Cf(i)}. ${lh(i)}`)] : [],
		...r.length > 0 ? [oh(e, ch(r))] : [],
		...a ? [{ words: W`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function ch(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${q(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${K(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function lh(e) {
	return e.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function uh(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Td);
	if (r !== "plan" || a.length === 0 || _d(e)) return;
	let o = W`${qd(W`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? W`${o} When this pull request is merged, the next apply makes these changes in the project.${dh(e) ? W` The changes that are already pending are made as well.` : []}` : W`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${G(n, 200)}. It writes only from the default branch, and from the branches in the input ${G("apply-from")}.` : W`${o} The next apply makes these changes in the project.`;
}
function dh({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function fh(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...dh(e) ? [W`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [W`${xf(e)}`] : [],
			W`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => W`${qd(W`${e}`)}: ${t}`)
	};
}
function ph(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" ? t : "plan"} · project ${nf(e)} · ${rf(e.manifests)}`,
		page: Hf(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function mh(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${C(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: gd(e),
		stopped: yf(e),
		backups: n.flatMap((e) => e.backup === void 0 ? [] : [`The backup${r(e)} is in ${C(e.backup)}.`]),
		restores: n.flatMap((e) => {
			let t = Sd(e);
			return t === void 0 ? [] : [`${wf(e.name)}: ${C(t)}`];
		}),
		result: a ? xf(e) : void 0
	};
}
function hh(e, t, n) {
	let r = du(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Wf(i, o), ...a.flatMap((e) => Nm(e, o))], c = !gd(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? W` · ${G(l.name, 80)}` : [], d = xd(r).some(({ outcome: e }) => e.state === "done") ? W`❌ Not everything was applied${u}` : W`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? W`Applied by ${g(W`this run`)}` : g(W`This run`), v = a.some(({ results: e }) => e), y = v ? W`: ${`${_f(a)}.`}` : W` wrote nothing.`, ee = `The figures are for ${K(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? W`✅ Applied${u}` : d,
		lead: [
			W`${_} at commit ${G(p.slice(0, 7))} on ${of(m)}${y}`,
			...v && h > 1 ? [W`${ee}`] : [],
			...c ? [] : [W`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? gh(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function gh(e) {
	let { projects: t } = e, n = (t) => gd({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? _f([e]) : "not applied";
		return W`${G(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, W`${`… and ${K(i, "more project")}`}`] : r;
}
// src/model/digest.ts
function _h(e, t) {
	return rr("sha256").update(l([e, t])).digest("hex").slice(0, 16);
}
// src/report/text/progressText.ts
function vh(e, t, n = Infinity, r) {
	let i = e.count && xh(e.count), a = r && r.until > t ? `${Sh(r.until - t)}: ${C(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = bh({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(bh(e)),
		o(s),
		c
	].find((e) => b(e) <= n) ?? c.slice(0, n);
}
const yh = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function bh({ phase: e, project: t }) {
	let [n, r] = yh[e];
	return t === void 0 || !r ? n : `${r} project ${qe(t, 40)}`;
}
function xh({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? K(e, n) : void 0 : `${q(e)} of ${K(t, n)}`;
}
function Sh(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function Ch({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${C(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function wh(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${C(r)} is sent again: ${a}.`]);
	};
}
function Th(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = r;
	if (!i) return [];
	let l = s === "drift", { title: u, page: d, file: f } = ph(e, s), p = Ih(Mm(e, {
		...r,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), {
		paint: t,
		width: n,
		file: f
	}), m = (e) => `  ${t(Fh["!"], Jd(e))}`, h = [
		t("strong", u),
		...d === void 0 ? [] : [`  ${t("dim", d)}`],
		...i.filter ? [m(Rf(i.filter))] : []
	], g = l ? void 0 : uf(i.project, i.changes), _ = l ? df([e]) : lf(i, a, o?.length, s === "restore" ? "Restore" : "Apply"), v = [
		...p.length > 0 ? [""] : [],
		...g ? [m(g)] : [],
		t("strong", _)
	];
	return [
		...Se(h, n),
		...p,
		...Se(v, n)
	].map(We);
}
function Eh(e, { paint: t }) {
	let { comparison: n, parts: r } = Qm({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Jd(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Jd(e))] : [], ...Ih(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(We);
}
function Dh(e, t) {
	return Wf(e).map((e) => Oh(e, t));
}
function Oh({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? C(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return We(u.join(": "));
}
function kh({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(zt), ...Nm(e).map((e) => Oh(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${nf(e)}`)] : [], ...i];
	});
	return [...Dh(e, n), ...r.map(We)];
}
function Ah(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = mh(e), c = [
		...i ? [t("bad", Jd(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...Se(c, n), ...o].map(We);
}
function jh({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${C(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${C(n(e))}. To apply it: lokaform apply --plan ${sf(C(n(e)))}`), r.map(We);
}
function Mh(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, kept: s } = e, c = Ih(Ym(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.filter(({ waits: e }) => !e).length, d = s.length - u, f = [u > 0 ? `, and ${K(u, "value")} of the project ${u === 1 ? "differs" : "differ"}` : "", d > 0 ? `; ${K(d, "text")} waiting` : ""].join(""), p = o.length === 0 ? `Pull from ${C(a)}: the manifests stay as they are${f}.` : `Pull from ${C(a)}: ${If([e])}.`, m = Se([t("strong", `From ${C(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...m,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${C(e)}`),
		...Se([t("strong", p)], n)
	].map(We);
}
function Nh(e, { paint: t, width: n, ...r }) {
	let [, ...i] = Ih([Jm(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(We) : [];
}
function Ph(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = C(e);
		return Tp(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => We(e.split("	").map(C).join("	")));
	});
}
const Fh = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function Ih(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Se([n("strong", e)], r),
		...Lh(i, t)
	]);
}
function Lh(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...Rh(e, r)
	})), a = {
		labels: Vh(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: Vh(i, "at", 24)
	};
	return i.flatMap((e) => zh(e, a, {
		paint: t,
		width: n
	}));
}
function Rh({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${fe(t)}`;
	return {
		label: fe(e) + i,
		at: n ? fe(tf({ place: n }, r)) : ""
	};
}
function zh(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => vt(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(Bh(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(Fh[e.sign], e.sign)} ${Oe(i, t.labels)}${d}${Oe(n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return b(p) <= c ? [p, ...u] : [
		...vt(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function Bh(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : $p(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function Vh(e, t, n) {
	return e.map((e) => b(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
}
// src/model/variables.ts
function Hh(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Uh(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Wh = /\$\$\{|\$\{([^}]*)\}/g;
function Gh(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Wh)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Kh(e) {
	return [...new Set(Gh(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function qh(e, t) {
	return Gh(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function Jh(e, t) {
	let n = Gh(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Yh(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Yh(t.slice(r), i) : r === t.length;
}
function Yh(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function Xh(e) {
	let [, t = "https", n = ""] = $h.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Zh(e) {
	return e.replace($h, (t, n) => `${n}://${Xh(e)}`);
}
function Qh(e, t) {
	return Zh(e) === Zh(t);
}
const $h = /^(https?):\/\/([^/?#]+)/i;
function eg(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const tg = "LOKALISE_API_TOKEN", ng = "LOKAFORM_VARIABLES";
function rg(e) {
	let t = Uh(e, ng);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [ng]: t }, r = [];
	for (let [e, i] of t.split("\n").entries()) {
		let t = i.trim(), [, a, o = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		a === void 0 ? t !== "" && !t.startsWith("#") && r.push(e + 1) : n[a] = o;
	}
	return {
		values: n,
		wrong: r
	};
}
const ig = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function ag(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Uh(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (ig.test(e) || lg(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = og(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = cg(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function og(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [ng, `Add the line ${e}=… to the secret variables of the workflow`] : ["the environment", `Set ${e} where lokaform runs`];
}
function sg(e) {
	return ig.test(e);
}
function cg(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function lg(e, t) {
	let n = [...jt(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...ug(e)].some((e) => n.some((t) => t.includes(e))));
}
function ug(e) {
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
function dg(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function fg() {
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
					issues: [dg(r)]
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
function pg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function mg(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [l(Object.fromEntries(t))];
}
// src/plan/compare.ts
const hg = {
	kept: [],
	problems: []
};
function gg(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, _g(e, t, i)), c = n === void 0 ? void 0 : Pe(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === J ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return hg;
	let p = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", m = Yi(t.file, t.span, [p]), h = {
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
	if (Et(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), y = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : _h(e.id(n), a);
		return {
			...xg(i, t),
			...o !== void 0 && { seen: o }
		};
	})), ee = v === void 0 ? [] : y.filter((t) => id(e.name, t)), b = y.filter((e) => !ee.includes(e));
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
		place: xg(e, t).place
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
	], ie = l.flatMap((e) => e.open), ae = yg(e, {
		...t,
		values: o
	}, b, te);
	if (ae) return {
		kept: re,
		skipped: h,
		problems: [..._, ae],
		open: ie
	};
	let oe = cd(e, n, b, i.project);
	if (oe.length === 0) return {
		kept: re,
		problems: _,
		open: ie
	};
	let se = bg(e, n, oe), ce = r === void 0 ? {} : { renamed_from: r }, le = e.lastEdit(n), ue = e.tags(n);
	return {
		change: {
			...h,
			place: vg(m, oe),
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
function _g({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...Qt(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function vg(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function yg(e, t, n, r) {
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
function bg(e, t, n) {
	return _h(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function xg(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Yi(t, n, r)
	};
}
// src/plan/declaredContents.ts
function Sg(e, t) {
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
function Cg({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : wg(i),
		isNew: n.get("new") === !0
	};
}
function wg(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(wg) : [];
}
function Tg(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = t.filter((e) => !a.has(e)), c = [...h(s, o)], l = new Map(c.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Dg(t, e(t).map((e) => Eg(l.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Cg(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [l([...r(e)].sort())]), o((t) => [l(e.identity(t.values))]);
	let c = (t) => wg(e.identity(t.values));
	return o((t) => [...(Cg(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Eg(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Dg(e, t, n) {
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
function Og(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Xi(t, n, i ? [i.name, r] : []).path;
}
function kg(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Ag = new WeakMap();
function jg(e, t, n) {
	let r = Ag.get(t) ?? new Map();
	Ag.set(t, r);
	let i = l([e.name, n?.name ?? null]), a = r.get(i) ?? Ng(e, n ? Mg(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Mg(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Ng(e, t) {
	let n = h(t, (t) => Pg(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Ig(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : Tg(e, {
				target: a,
				head: [t]
			}, (t) => Sg(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Ig(e, t).own).filter((e) => e !== t)
	};
}
function Pg(e, t) {
	let { id: n, previously: r = [] } = Cg(e, t), i = wg(e.identity(t.values)).map(Lg);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Lg)
	};
}
const Fg = new WeakMap();
function Ig(e, t) {
	let n = Fg.get(e) ?? new WeakMap();
	Fg.set(e, n);
	let r = n.get(t) ?? Pg(e, t);
	return n.set(t, r), r;
}
function Lg(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function Rg(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], l = new Map(c.map((e) => [e, Sg(s, e.values)])), u = (e) => l.get(e) ?? Sg(s, e.values), d = Tg(s, e, (e) => u(e).texts), f = new Set(d.values());
		for (let t of e.target) f.has(t) || i.push(zg(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = d.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(Bg(s, n, c));
				continue;
			}
			let l = Vg(s, n, e, c, u);
			l && r.push(l);
			let f = u(n).fields, m = [...u(e).fields].flatMap(([e, { after: t, ...n }]) => f.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...zg(s, n),
				fields: m
			}), p(a, Hg(s, n, e, l?.renamed_from !== void 0)), Ug(s, n) !== Ug(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function zg(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = Yi(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function Bg(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !od(e)).map((e) => xg(e, t));
	return {
		...zg(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function Vg(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && l(r) === l(n.after) ? [] : [xg({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [u, d] = [e.label(t.values), e.label(n.values)], f = zg(e, t);
	return {
		...f,
		place: vg(f.place, o),
		ref: r,
		action: "update",
		identity: s,
		...l(s) !== l(c) && d !== u && { renamed_from: d },
		fields: o
	};
}
function Hg(e, t, n, r) {
	let [i, a] = [Cg(e, t), Cg(e, n)];
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
		...zg(e, t),
		...n
	}));
}
function Ug(e, { onCreate: t }) {
	return l([...Sg(e, t).texts]);
}
// src/plan/comparePlans.ts
function Wg(e, t) {
	let n = Gg(t.plan, Xg), r = Qg([e.plan, t.plan]), i = Gg(e.plan, r), a = qg(e.plan), o = new Set(t.plan.kept.map(e_)), s = new Set(n_(t).map(r_)), c = new Set((t.plan.sends ?? []).map(t_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: Kg(e.plan, Xg, (e, t) => !n(e, t)),
		pending: Kg(e.plan, Xg, n),
		resolved: Kg({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(e_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(t_(e))),
		no_longer_declared: e.unmanaged.filter((e) => l.has(su(e.kind).plural) && !s.has(r_(e)))
	};
}
function Gg({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => l([Yg(e), t]))));
	return (e, t) => n.has(l([e, t]));
}
function Kg({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = Yg(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [Jg(e, a)];
	});
}
function qg({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(r_)), r = new Set(t.map(({ kind: e, label: t }) => l([e, t])));
	return (e) => r.has(l([e.kind, e.label])) || e.action === "destroy" && n.has(r_(e));
}
function Jg(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => cu(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function Yg(e) {
	return e.action === "create" ? l([
		e.kind,
		"new",
		e.identity
	]) : l([e.kind, String(e.id)]);
}
function Xg(e) {
	return e.action === "update" ? e.fields.map(Zg) : e.action === "destroy" ? [l(["destroy", e.how])] : [l(["create", ...e.fields.map(Zg).toSorted()])];
}
function Zg({ field: e, part: t, after: n }) {
	return l([
		e,
		t ?? null,
		n
	]);
}
function Qg(e) {
	let t = new Set(e.flatMap($g));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => l([e, t ?? null])) : t.has(Yg(e)) ? Xg(e) : [e.action];
}
function $g({ changes: e }) {
	return [...a(e, Yg)].flatMap(([e, { length: t }]) => t > 1 ? e : []);
}
function e_(e) {
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
function t_({ variable: e, host: t }) {
	return l([e, t]);
}
function n_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function r_({ kind: e, id: t }) {
	return l([e, String(t)]);
}
// src/settings/changedSettings.ts
function i_(e) {
	return new Map(Ft.flatMap((t) => {
		let n = t === Xt ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function a_(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || s_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function o_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => s_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(nn) === r);
}
function s_(e, t) {
	return e !== "" && Vf(e).toLowerCase() === Vf(t).toLowerCase();
}
function c_(e, t) {
	return Ft.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return l(r ?? null) === l(i ?? null) ? [] : [{
			name: cn(n),
			...r !== void 0 && { before: l_(r) },
			...i !== void 0 && { after: l_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const l_ = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function u_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Ft.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = m_(e, t, {
		members: [...a.map(f_), ...o.map(p_)],
		thing: s,
		within: n
	}), l = (r) => {
		let a = d_(t, r), o = [...n, r], s = {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		};
		return m_(e, v(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, u = new Map(o.map((e) => [e, l(e)])), d = [c, ...u.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = d_(t, n), a = r && Array.isArray(i.value) ? ul(e, i, r).problems : [];
		a.length > 0 && c.broken.add(n), p(d, a);
	}
	let f = ({ parent: e }) => e === void 0 ? c : u.get(e), m = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: h } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => f(e)?.broken.has(e.name) ?? !1,
			place: (e, ...n) => P(h, t.span, [...m(e), ...n]),
			namePlace: (e, ...n) => Yi(h, t.span, [...m(e), ...n])
		},
		problems: d
	};
}
function d_({ value: e, span: t }, n) {
	return {
		value: v(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function f_(e) {
	return e.entries ? {
		...e,
		schema: k(un()).refine(...Dt)
	} : e;
}
function p_(e) {
	let t = `a mapping such as { ${Ft.filter(({ parent: t }) => t === e).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: bn(O(), un()),
		expects: t
	};
}
function m_({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let o = [], s = (t) => {
		let n = Yi(e, r, [t]), a = Mt("setting", cn({
			parent: i,
			name: t
		}), { place: n });
		return a && o.push(a), !a;
	}, c = Object.entries(v(n) ? n : {}).filter(([e]) => s(e)), l = v(n) ? Object.fromEntries(c) : n ?? {}, u = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), d = vn(Object.fromEntries(u)).safeParse(l).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), p = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), m = new Map(a.members.map(({ name: e, expects: t }) => [e, {
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
		problems: [...o, ...yl(d, h)]
	};
}
// src/settings/configFile.ts
function h_(e, t) {
	return M(t.working, D(Rt, e) ?? Rt.default);
}
async function g_(e, t) {
	let n = h_(e, t), r = D(Rt, e) === void 0 || t.commit && !await Pr(n, t), i = r ? h_({}, t) : n;
	if (r && !await Pr(i, t)) return { problems: [] };
	let a = N(i, t), o;
	try {
		o = Er(await Tr(i, t));
	} catch (e) {
		if (e instanceof Ir) throw e;
		return { problems: [E("not-read", `The settings in ${a} cannot be read: ${Mr(e)}`)] };
	}
	let s = Gc(a, o, { most: Kc });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = y_(s, j(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(__)
	};
}
function __({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const v_ = 1e3;
function y_(e, t) {
	let n = u_(e, e), r = b_(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Ye([...n.problems, ...r?.problems ?? []])
	};
}
function b_(e, t) {
	let n = t.get(Xt);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(E("bad-setting", e, { place: t }));
	t.get(T) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(T));
	let a = new Map(), o = Object.keys(n);
	if (o.length > v_) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${v_.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(Xt)), {
		entries: a,
		problems: r
	};
	let s = d_(e, Xt.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(Xt));
	let c = new Map();
	for (let t of o) {
		let n = Yi(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: l } = u_(e, d_(s, t), [Xt.name, t]);
		p(r, l), a.set(t, o);
		let u = o.get(T), d = c.get(u ?? "");
		u === void 0 ? o.isBroken(T) || i(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : i(`The entries "${t}" and "${d}" have the same project. Declare a project in one entry, with all of its manifests.`, o.place(T));
	}
	return {
		entries: a,
		problems: r
	};
}
// src/settings/rules.ts
function x_(e, t) {
	let n = Y(ht, t), r = w_(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? D(i, t.raw) : Y(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Y(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Y(tn, t),
		writers: Y(sn, t),
		overwrite: Y(Zt, t),
		accept: Y(Ct, t),
		placeholders: Y(ce, t),
		incoming: {
			review: Y(ke, t),
			checks: Y(we, t)
		},
		checks: S_(t),
		pull: void 0,
		filter: n,
		owner: Y(Be, t),
		prune: Object.fromEntries(i),
		pruneBy: Y(bt, t),
		onProblem: Y(re, t),
		protectedTags: Y(oe, t),
		limits: Object.fromEntries(a),
		allowRemovals: Y(Kt, t),
		allowWrongProject: Y(rt, t)
	};
	return {
		rules: o,
		problems: e.flatMap((e) => E_(e, o, t))
	};
}
function S_(e) {
	let t = ae.map((t) => [t.name, Y(t, e)]);
	return Object.fromEntries(t);
}
function C_(e) {
	let { value: t = {}, part: n } = k_(tn, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(tn, e)]));
}
function w_(e) {
	return Ze.some((t) => D(t, e) !== void 0);
}
function T_(e, t) {
	let n = (D(ht, e) ?? []).length > 0;
	if (!n && (!w_(e) || D(De, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Pt.flatMap((t) => [D(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Ze.map((e) => `--${S(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${S(De)}.`}`;
	return [E("bad-setting", a, { severity: "notice" })];
}
function E_(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = cn(a), { place: s } = k_(a, n) ?? {}, c = (e) => E("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = zl(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(Be) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Rl(e, t) === void 0 && !l(bt) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const D_ = [{
	row: ee,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: Le,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function O_(e) {
	return D(ht, e) === void 0 ? [] : D_.filter(({ row: t }) => ![void 0, !1].includes(D(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${S(e)}: ${t}. Remove one of them.`;
		return E("bad-setting", n);
	});
}
function k_(e, { raw: t, environment: n, parts: r }) {
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
	return k_(e, t)?.value;
}
// src/settings/token.ts
async function A_(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [E("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Jn(M(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Mr(e)}`);
	}
}
const j_ = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function M_(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Uh(t, e.get(nn) ?? "")).filter((e) => e !== void 0 && cg(e) === void 0), i = [
		n,
		t[tg],
		Uh(t, "INPUT_TOKEN"),
		...r,
		...N_(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function N_(e) {
	return Object.entries(e).flatMap(([e, t]) => j_.test(e) && t || []);
}
const P_ = E("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function F_(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a }) {
	let o = e?.get(nn);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [P_] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [E(n, t, { place: e.place(nn) })] : []
	});
	if (!I_(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !o_(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = Uh(t.values, o) || void 0;
	if (c === void 0) {
		let [e, n] = og(o, t);
		return s(`${o} is not set in ${e}. It must contain the API token of this project. ${n}, from a secret.`, "no-token");
	}
	let l = cg(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function I_(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : sg(e) || lg(Uh(t, e) ?? "", N_(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function L_(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = yr }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await g_(t, n), p = await A_(D(Re, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), { values: h, wrong: g } = rg(r), _ = M_(d, {
		...r,
		...h
	}, m), v = {
		values: h,
		tokens: _,
		allowed: D(Jt, t)
	}, y = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, ee = Y(Ke, y), b = rv(t, d, a), x = e !== "validate" && !ee, te = {
		raw: b.names.length > 1 ? {
			...t,
			[S(T)]: []
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
	}, ne = d === void 0 && f.length > 0, re = (e) => V_(e, e === void 0 ? void 0 : d?.projects?.get(e), te), ie = ne ? [] : b.names.map(re), ae = ie.map(({ settings: e }) => e), oe = b.others.map((e) => re(e).settings), se = ({ showTexts: e }) => e, ce = {
		kinds: ou(),
		command: e,
		apiUrl: Y(at, y),
		projects: ae,
		others: oe.flatMap(({ manifests: e }) => e ?? []),
		showTexts: ae.every(se) && (!u || u.is === "read" && u.projects.every(se)),
		usable: v,
		secrets: [..._.map(Gt), ...[...ae, ...oe].flatMap((e) => e.secrets)],
		timeLimit: Y(gt, y),
		...z_(t, y, n),
		combines: !1,
		matrix: ee,
		reports: [],
		backupDir: B_(D(pt, t) ?? i, n),
		restoreFlags: Ut(t, [
			Rt,
			...d ? [T] : [],
			Re,
			at
		])
	}, le = te.online && ae.some(({ inFile: e }) => e.get(Qe) !== !1), ue = [
		...p.problems,
		...kt(t),
		...f,
		...b.problems,
		...ie.flatMap((e) => e.problems),
		...te.online ? T_(t, d) : [],
		...O_(t),
		...g.map(R_)
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
function R_(e) {
	let t = `Line ${e} of ${ng} is not NAME=value. In a workflow, correct the secret variables: one line for each variable, and no line breaks in a value.`;
	return E("variable", t);
}
function z_(e, t, n) {
	return {
		format: Y(_e, t),
		detailedExitcode: Y(ye, t),
		all: Y(Ge, t),
		publish: Y(on, t),
		failOnDrift: Y(Ot, t),
		applyFrom: Y(ct, t),
		yes: Y(et, t),
		verbose: Y(Nt, t),
		quiet: Y(ot, t),
		force: Y(an, t),
		out: B_(D(Ne, e), n),
		report: [...new Set(Y(At, t).map((e) => M(n.working, e)))],
		plan: B_(D(ee, e), n),
		configFile: h_(e, n)
	};
}
function B_(e, { working: t }) {
	return e === void 0 ? void 0 : M(t, e);
}
function V_(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = c ? Z_(d[0], n) : Y_, m = {
		name: e,
		id: p.id ?? ""
	}, h = F_(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: m
	}), g = x_(ou(), f), _ = !(l && d.some((e) => e.isBroken(Qe))) && Y(Qe, f);
	return {
		settings: {
			name: e,
			id: p.id ?? "",
			secrets: p.secrets,
			token: h.token,
			manifests: H_(f, n),
			rules: g.rules,
			inFile: i_(d),
			pulledLanguages: k_(_t, f),
			languagePlaces: C_(f),
			useAutomations: Y(Xe, f),
			concurrency: Y(pe, f),
			rate: Y(Wt, f),
			showTexts: _ && a_(u, m)
		},
		problems: [
			...p.problems,
			...h.problems,
			...g.problems
		]
	};
}
function H_({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Ze) {
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
	let o = U_(t, i);
	return o && {
		kinds: ou(),
		globs: a,
		texts: o,
		folder: i
	};
}
function U_(e, t) {
	if (e.some((e) => e.isBroken($t))) return;
	let n = e.find((e) => e.get($t) !== void 0), r = n?.get($t)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place($t, r, "files");
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
		...W_(e, r)
	}));
}
function W_(e, t) {
	if (e.language === void 0 || yt(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => yt(t) && In(t) === In(e.files) && n === e.keyName && r === e.platform), r = be(e.files), i = n.filter(({ files: e }) => be(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const G_ = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, K_ = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, q_ = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, J_ = {
	where: "the setting project",
	instead: "write the id itself"
}, Y_ = {
	secrets: [],
	problems: []
};
function X_(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [E(n, e, { ...t && { place: t } })]
	};
}
function Z_(e, t) {
	let n = Q_(e, t), { id: r } = n, i = D(Tt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Vf(r))) return n;
	let a = D(T, t.raw) !== void 0, o = a || e?.get(T) === void 0 ? void 0 : e.place(T), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...X_(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Q_(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = D(T, t);
	if (a !== void 0) return ev(a);
	let o = e?.get(T);
	return e && o !== void 0 ? $_(o, n, e.place(T)) : e?.isBroken(T) || r?.projects ? Y_ : i === void 0 ? X_("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Kh(i).length > 0 ? $_(i, n, void 0) : {
		...Y_,
		id: i
	};
}
function $_(e, t, n) {
	if (Kh(e).length === 0) return tv(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return X_("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = ag(r, J_, t);
	if ("message" in o) return X_(o.message, n, o.code);
	let { value: s } = o;
	if (!q_.test(s)) return X_(`The value of ${a} ${nv}`, n);
	let c = tv(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Vf(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function ev(e, t = "project") {
	let [n, r] = K_.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? tv(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? X_(`${i} is the URL of a branch. Give the id with :branch after it.`) : tv(r.replace(/%3a/i, ":"), i);
}
function tv(e, t, n) {
	return G_.test(e) ? {
		...Y_,
		id: e
	} : X_(`${t} ${nv}`, n);
}
const nv = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function rv(e, t, n) {
	let r = D(dt, e), i = t?.projects && [...t.projects.keys()];
	if (!i) return {
		names: [void 0],
		others: [],
		problems: r ? [E("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = Bt(e, i) || ` There are ${i.join(", ")}.`;
		return [E("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(T) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [T, ...Ze] : [];
	for (let t of c.filter((t) => D(t, e) !== void 0)) {
		let e = `The option --${S(t)} (in the action: ${S(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(E("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/kinds/declaration.ts
function iv({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => cv(n, t[e] ?? [])));
}
function av({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(Qt)))];
}
function ov(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => sv(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function sv(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function cv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Yi(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function lv(e, t, { second: n, first: r, field: i }, a = "") {
	let o = P(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${uv(P(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return E(e, s, { place: o });
}
function uv({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function dv(e, t) {
	let n = iv(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...fv(e, t),
		...pv(i, t),
		...vv(r, t)
	];
}
function fv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [E("project-type", o, { scope: "project" })];
}
function pv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...a(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = Bt(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = `Project ${t.name} has no language "${e}".${o} ${l}`;
		return E("unknown-language", u, {
			place: r.place,
			scope: "project"
		});
	});
}
function mv({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => he(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [E("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const hv = /(?:^|\/)values\/[^/]+\.xml$/;
function gv({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => hv.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function _v(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${Bt(e, r)}`;
		return [E("unknown-language", i, {
			place: n,
			severity: "warning",
			scope: "change"
		})];
	});
}
function vv(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [E("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function yv({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function bv({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await Sv(o, o.manifests, t, n, r);
		if (!e) break;
		p(a, e.problems.map(Tv(o, e.isDoubtful)));
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
		problems: [...a, ...Ev(i)]
	};
}
async function xv(e, t, n, r, { signal: i = yr, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await Bi(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = Wl(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await tr(), o?.({
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
		textFiles: Hl(c)
	};
}
async function Sv(e, t, n, r, i) {
	let a = await xv(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? wv(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await xv(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = Ie(f.problems) ? [] : mv(a, u), m = ({ place: e }) => Cv(f).some((t) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !m(e))]
	};
}
function Cv({ textFiles: e, declared: t }) {
	let n = [...e.values()].filter(({ language: e }) => e !== void 0), r = Object.values(t.entries).flatMap((e) => e.flatMap((e) => e.parts ?? [e]));
	return [...n.map(({ source: e }) => e), ...r.flatMap(({ from: e }) => e?.source ?? [])];
}
function wv(e, t) {
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
function Tv({ rules: e }, t = !1) {
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
function Ev(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Dv(t, e) !== void 0), a = i && Dv(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [E("bad-setting", o)];
	});
}
function Dv(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Vf(e.settings.id) !== Vf(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const Ov = {
	entries: {},
	variables: new Map()
};
async function kv(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => L_(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[S(dt)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await bv({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => Hh(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), y = [...h.filter(({ code: e }) => !Mv.includes(e)), ...v].find(Nv);
	return y ? {
		is: "missing",
		why: Pv(y)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function Av(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await L_("plan", {
		...e,
		[S(dt)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Pv(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const jv = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Mv = ["unset-variable", "project-not-allowed"];
function Nv({ severity: e, code: t }) {
	return e === "error" && !jv.includes(t);
}
function Pv({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${tf({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Fv(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => Lv(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? Ov, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? yv(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		kinds_no_longer_declared: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: c_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Iv(e, t) {
	let n = e && Fv(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function Lv({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(T));
}
function Rv(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return E("undeclared-project", t, { severity: "warning" });
	});
}
function zv(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Pv(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Wg(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function Bv({ kinds: e }, { problems: t }, n, r) {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Vv(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => Hv(e, t, c.get(t), l.get(t)))
	};
}
function Vv(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function Hv(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...Rg(e, n?.declared ?? Ov, r?.declared ?? Ov),
		settings: c_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function Uv(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = wh(t), l, u, d = 0, f, p = () => {
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
function Wv(e, t) {
	return Uv({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(vh(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
const Gv = "lokaform-backup";
function Kv(e) {
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
		showProblems: (e) => qv(e, r),
		ask: i && ((e, t) => ze(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Yv(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => ty(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function qv(e, t) {
	Jv(Dh(e, t.errorScreen.paint), t);
}
function Jv(e, { error: t, errorScreen: { width: n } }) {
	Se(e, n).forEach(t);
}
function Yv(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Xv(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Ch(e));
		},
		...s ? void 0 : Qv(n, u),
		onPlan: (r) => $v(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new di({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function Xv(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(Zv(r, i, t));
	};
}
function Zv({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(Nd)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = $d(s, e), u = o === s ? l : `${q(o)} of ${l}`, d = n.filter(wd).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${q(d)} in part` : ""}`;
}
function Qv({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? Uv({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(vh(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : Wv(t, n);
}
async function $v(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = ey(t, r);
	if (l && r.showPlan && (!t.quiet || c) && Th(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || Th(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return Se(Dh(e.problems, d), f).forEach(i.prompt), ze("Apply this plan?", c, n);
}
function ey({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function ty(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(ve(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Jv(kh(e, s.paint), i), c !== "text") return;
	if (l && (u === "plan" || u === "drift")) for (let n of e.projects) {
		let e = Th(n, {
			...ey(t, r),
			width: void 0
		}).slice(-1);
		Se(e, o.width).forEach(i.out);
	}
	gd(e) ? Ah(e, s.paint, s.width).forEach(i.error) : Ah(e, o.paint, o.width).forEach(i.out);
	let d = (e) => N(e, { displayRoot: a });
	if (l) return;
	[...jh(n, d), ...ny(e, t, r)].forEach(i.out);
	let f = ry(e);
	f !== void 0 && s.width !== void 0 && Jv([s.paint("dim", f)], i);
}
function ny(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || _d(e) || !ud(e)) return [];
	let i = bd(e).some(yd) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = Ut(r, Ht("option", ["apply"])).map(sf);
	return [`To make ${i}: ${C(["lokaform apply", ...a].join(" "))}`];
}
function ry(e) {
	let t = bd(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-confirmed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const iy = [
	"key:",
	"tag:",
	"file:"
];
function ay(e) {
	return iy.find((t) => e.startsWith(t));
}
function oy(e, t) {
	return e.length === 0 || e.some((e) => cy(e, ly(t)));
}
function sy(e, t) {
	if (e.length === 0) return [];
	let n = t.map(ly);
	return e.filter((e) => !n.some((t) => cy(e, t)));
}
function cy(e, t) {
	let n = ay(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => Te(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function ly({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : wg(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => wg(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function uy(e, t) {
	return sy(e, py(t)).filter((e) => !e.startsWith("tag:")).map((e) => dy(e, t));
}
function dy(e, t) {
	let n = ay(e), r = py(t).flatMap((e) => ly(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${Bt(e, i)}`;
	return E("unknown-filter", a);
}
function fy(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => dy(e, n));
}
function py(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function my(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function hy(e, t, n) {
	let r = by(t), i = e.flatMap(my).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : oy([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function gy(e, t, n, r) {
	let i = hy(e, t, n);
	return i === "text" || i === "key" && !r;
}
function _y(e, t, n) {
	let r = n.flatMap(yy);
	return t.filter((e) => !my(e).some(({ keys: e }) => r.some((t) => oy([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = my(t), a = Bt(n, [...new Set(r.flatMap(by))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return E("unknown-text", o);
	});
}
function vy(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = yy(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = my(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => oy([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => oy([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.`;
		return s.length === 0 ? [] : [E("unknown-text", u, { scope: "project" })];
	});
}
function yy(e) {
	return py([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function by({ kind: e, entry: t }) {
	return wg(e.identity(t.values));
}
// src/keys/liveKey.ts
function xy({ is_reviewed: e, is_unverified: t }) {
	return {
		verified: t === !1,
		reviewed: e === !0 && t !== !0
	};
}
function Sy(e, t) {
	let n = Nn(e) ?? {}, r = En(n.key_id), i = ky(n.key_name), a = kn(n.platforms, A), o = m.filter((e) => a?.includes(e)), s = Object.keys(By(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Ay(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: Oy.safeParse(n.filenames).data,
		tags: kn(n.tags, A),
		is_plural: Mn(n.is_plural),
		is_archived: Mn(n.is_archived)
	};
	if (!On(d) || u.length > 0) {
		let e = [...Tn(d), ...u.map((e) => `the ${e} text`)];
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
		...Ty(n),
		translations: c
	} };
}
const Cy = {
	description: A,
	context: A,
	plural_name: A,
	is_hidden: Mn,
	char_limit: An,
	custom_attributes: Dy,
	modified_at_timestamp: Dn,
	translations_modified_at_timestamp: Dn
}, wy = Object.entries(Cy);
function Ty(e) {
	return Object.fromEntries(wy.map(([t, n]) => [t, n(e[t])]));
}
function Ey(e) {
	return Object.keys(Cy).filter((t) => e[t] === void 0);
}
function Dy(e) {
	let t = A(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
const Oy = pn({
	ios: O(),
	android: O(),
	web: O(),
	other: O()
});
function ky(e) {
	let t = Nn(e) ?? {}, n = {};
	for (let e of m) {
		let r = A(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function Ay(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = jy(Nn(n) ?? {});
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
function jy(e) {
	return {
		language_iso: A(e.language_iso),
		translation: A(e.translation),
		modified_by: En(e.modified_by),
		modified_by_email: A(e.modified_by_email),
		modified_at_timestamp: Dn(e.modified_at_timestamp),
		is_reviewed: Mn(e.is_reviewed),
		is_unverified: Mn(e.is_unverified)
	};
}
function My(e, t = []) {
	return Array.from(e, (e) => Sy(e, t));
}
function Ny(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function Py(e) {
	let t = Ny(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const Fy = (e) => {
	let t = e.exactOptional();
	return vn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Iy = Fy(O()), Ly = Fy(O().min(1));
function Ry(e, t) {
	return typeof e == "string" ? e : e[t];
}
function X(e, t = m) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of m) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function zy(e, t = m) {
	let n = X(e, t);
	return (n.length > 0 ? n : X(e)).join(" / ");
}
function By(e, t) {
	let n = {};
	for (let r of m) {
		let i = Ry(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function Vy(e) {
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
const Hy = fg();
function Uy(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function Wy(e, t) {
	let n = e;
	return Hy({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: O(),
		value: O(),
		unset: "",
		live: (e) => e[n],
		toManifest: Uy,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function Gy(e, t = () => void 0) {
	let n = e;
	return Hy({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: gn(),
		value: gn(),
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
const Ky = Hy({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: xn().min(0),
	value: xn(),
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
}), qy = bn(O(), fn()), Jy = Hy({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: qy,
	value: fn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(Yy(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = qy.safeParse(e);
		return t.success ? Uy(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Yy(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Xy({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Zy = Hy({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: k(Sn(m)).min(1),
	value: k(Sn(m)),
	live: (e) => e.onOtherPlatform ? void 0 : $y(e.platforms),
	inPlan: (e) => $y(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Qy = Hy({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: k(O().min(1)),
	value: k(O()),
	unset: [],
	live: (e) => eb(e.tags),
	check: (e, { rules: t }) => {
		let n = Pe(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => eb(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return eb([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: Uy,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return eb([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function $y(e) {
	return m.filter((t) => e.includes(t));
}
function eb(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const tb = Hy({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: hn([O().min(1), Ly.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Iy,
	live: (e, { platforms: t }) => By(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = X(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...By(e, n)
		} : a;
	},
	inPlan: (e) => By(e, m),
	check: nb,
	merge: ib,
	carries: (e, t) => m.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = X(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Vy(t);
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
function nb(e, { project: t, platforms: n }) {
	let r;
	return !t.perPlatformNames && X(e).length > 1 ? r = `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.` : t.perPlatformNames && X(e, n).length === 0 && n.length > 0 && (r = `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`), r === void 0 ? void 0 : {
		code: "same-names-needed",
		message: r,
		path: []
	};
}
const rb = Hy({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Iy,
	value: Iy,
	unset: {},
	live: (e) => ab(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => m.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => Uy(ab(e)),
	merge: ib,
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
		slots: ab(e)
	})
});
function ib(e, t, n) {
	let r = {};
	for (let i of m) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return ab(r);
}
function ab(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const ob = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, sb = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, cb = Object.keys(sb), lb = new RegExp([
	ob.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), ub = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, db = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, fb = "[VOID]";
function pb(e, t) {
	return e === t || e === "" && t === fb || t === "" && e === fb || t.includes("[%") && mb(e, t) !== void 0 || e.includes("[%") && mb(t, e) !== void 0;
}
function mb(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(ob)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(hb(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function hb([e, t, n = "", r, i], a) {
	let o = yb(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = yb(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${yb(n)}(?:hh?|ll?|[qjztL])?[${sb[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function gb(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(ob)];
		e.length > 0 ? t += 1 : a.match(lb) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var _b = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = n(() => e.both.flatMap(([e, t]) => bb(t).flatMap(([t, n]) => mb(new Map(bb(e)).get(t) ?? "", n) ?? [])));
	}
	#n = n(() => {
		let e = this.#e.live.flatMap(bb).flatMap(([, e]) => [...e.matchAll(ob)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return vb(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, r, i) {
		if (r === "as-written") return e;
		let a = n(() => r === "universal" || (this.#a(t) ?? i().isUniversal));
		return vb(e, (e) => e.match(lb) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(ob)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(ob, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = db.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return mb(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(bb).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${hb(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = bb(t).map(([, e]) => e);
			if (e.some((e) => e.match(ob))) return !0;
			if (e.some((e) => e.match(lb))) return !1;
		}
	}
	#o(t, n) {
		if (ub.test(t) || (t.match(lb)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(lb, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${hb(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = cb.find((e) => sb[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return mb(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function vb(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function yb(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function bb(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const xb = bn(O(), O()), Sb = hn([O(), xb]);
function Cb(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = xb.safeParse(JSON.parse(e));
		return t.success ? Eb(t.data) : e;
	} catch {
		return e;
	}
}
function wb({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function Tb(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function Eb(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Db(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || Ob(e) && Ob(t) || typeof e == typeof t && pb(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => pb(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function Ob(e) {
	return typeof e == "string" ? e === "" : Object.keys(Eb(e)).length === 0;
}
const kb = xb.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: s }
}), Ab = hn([O(), kb]), jb = bn(O().min(1), Ab), Mb = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Nb = (e) => k(vn({
	language_iso: O().min(1),
	translation: e
})).refine(Mb, "has a language twice"), Pb = Nb(un()), Fb = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: hn([jb, Nb(Ab).transform(Rb).pipe(jb)]),
	rewrite: Lb,
	diff({ translations: e }, t, r) {
		let { listed: i, project: a } = r;
		if (!e && i.length === 0 || a.segmentation) return J;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = n(() => Wb(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, n]) => Bb(e, n, {
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
			translation: Sb.parse(n)
		}));
	},
	show(e) {
		let t = Sb.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: Eb(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = wb(e, n);
		return r && Cb(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Cb(n, t);
			return Ob(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => Fb.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = wb(e, t);
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
		let n = wb(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...Kb(n, Cb(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = wb(e, t);
		return !n || n.is_unverified !== !0 && !Ob(Cb(n.translation, e.is_plural));
	},
	same: (e, t) => Db(Sb.parse(e), Sb.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function Ib(e, t, n, r, i = "") {
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
		let t = s.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${Bt(n, r)}`, c = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: c,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function Lb(e) {
	if (!Array.isArray(e)) return;
	let t = Pb.safeParse(e);
	if (t.success) return {
		value: Rb(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Rb(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function zb({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => mg(Cb(t, e)));
}
function Bb(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : Ib(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return Vb(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && Vb(e, t, Object.fromEntries(s), n, r) || J,
		issues: o
	};
}
function Vb(e, t, n, { key: r, placeholders: a }, { rules: o, verdicts: s, storedForm: c = () => Ub }) {
	let l = Ue(o, e);
	if (l === "ignore") return;
	let u = "translations", d = (e, t) => {
		let r = Sb.parse(e.after), s = a().stored(r, t, o.placeholders, c), l = t === void 0 ? s : Hb(s, n, t);
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
	let f = wb(r, e);
	if (!f && n === void 0) return;
	if (!f) return {
		...J,
		issues: [dg(`${e} text`, [e])]
	};
	let p = Cb(f.translation, r.is_plural);
	if (n !== void 0 && Db(p, Tb(n, p))) return;
	let m = a().native(p), h = (n, r = []) => ({
		...J,
		kept: [{
			field: u,
			part: e,
			live: m,
			...Kb(f, m),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return Ob(m) ? void 0 : h({ reason: "pull" });
	let g = Tb(n, m), _ = d({
		field: u,
		part: e,
		before: m,
		after: g,
		...Kb(f, m)
	}, p);
	if (l === "enforce" || Ob(m)) return _;
	let v = l === "seed";
	if (v && !o.pull && o.overwrite.length === 0) return h({ reason: "held" });
	if (!v && Gb(m, g)?.length === 0) return _;
	let { modified_by: y, modified_by_email: ee, modified_at_timestamp: b } = f, x = {
		id: String(r.key_id),
		language: e,
		live: m,
		...b && { at: b },
		by: {
			id: y,
			address: ee
		},
		...v && { isHeld: !0 }
	}, S = s(x);
	if (!S) return h({ reason: "undecided" }, [x]);
	if (S.is === "write") return _;
	let te = "cause" in S ? { cause: S.cause } : {}, ne = S.is === "pull" && S.landed !== void 0 ? { landed: S.landed } : {};
	return h({
		reason: S.is,
		...te,
		...ne
	});
}
function Hb(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return Tb(Object.fromEntries(r), n);
}
const Ub = {
	isUniversal: !1,
	isNumbered: !1
};
function Wb(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => Cb(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && wb(t, e);
		return r ? [[n, Cb(r.translation, t.is_plural)]] : [];
	});
	return new _b({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function Gb(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(Eb(e)).filter((n) => e[n] !== t[n]);
}
function Kb(e, t) {
	if (!e.modified_at_timestamp || Ob(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: qb(n) },
		...i && { reviewed: i }
	} };
}
function qb(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const Jb = [
	tb,
	Zy,
	Wy("description", !0),
	Qy,
	Fb,
	rb,
	Wy("context", !0),
	Ky,
	Gy("is_plural"),
	Wy("plural_name"),
	Gy("is_hidden"),
	Gy("is_archived", (e, t) => !Xy(e, t) && void 0),
	Jy
], Yb = O().min(1), Xb = hn([xn().positive(), O().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Zb = ie(Jb).required({ key_name: !0 }).extend({
	previously: hn([Yb.transform((e) => [e]), k(Yb).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: gn().exactOptional(),
	key_id: Xb.exactOptional()
}).meta({ allOf: [Qb(!0), Qb(!1)] });
function Qb(e) {
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
const $b = ie(Jb.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function ex({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const Z = {
	name: "key",
	fields: Jb,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => zy(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? de + n.rules.owner : void 0
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
	declaredId: (e) => jn(e.key_id),
	liveLabel: (e) => zy(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Xy(n, t),
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
function tx({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = ix(i, n, t);
	if (!r) return a;
	let o = nx(e.flatMap(ox), "keys have names for platforms that they do not have");
	return [
		...a,
		...ax(i, t),
		...o
	];
}
function nx(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = E(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function rx({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(By(e, t)))];
}
function ix(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(rx)), a = [...new Set(n.flatMap(rx))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => $e(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [U(Z, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function ax(e, t) {
	let n = new Map(t.flatMap((e) => rx(e).map((t) => [t, e])));
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
function ox({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = X(i, a), s = m.filter((e) => {
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
function sx({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? mg(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = h(t.filter(({ key_id: e }) => o.has(e)), (e) => zb(e, i));
	return nx(a.flatMap(({ change: e, text: t }) => {
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
function cx(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : lx(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = ux(r, n), { renames: a, problems: o } = fx(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function lx(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (_x(e, n, t.perPlatform).length === 0) return;
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
function ux(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(gx(r, t, n));
		return !dx(e).some((e) => a.includes(e));
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
function dx({ values: e }) {
	return [...X(e.key_name), ...e.previously ?? []];
}
function fx(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = zy(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, U(Z, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", px(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function px(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => zy(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function mx(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of X(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new nt();
	for (let { path: e, length: n } of hx(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? X(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? X(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: P(t.file, t.span, ["previously"]) };
		a.add(E("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function hx(e, t) {
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
function gx({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = By(e.key_name, r);
	return n ? {
		...By(t.key_name, r),
		...i
	} : i;
}
function _x(e, t, n) {
	let r = gx(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return m.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function vx(e) {
	return ({ tags: t }) => Pe(t, e) !== void 0;
}
function yx(e, t, n, r = () => !1) {
	let i = h(t, ({ key_name: e }) => X(e)), a = Mx(e, t), { byId: o, refused: s } = a, { direct: c, contested: l } = Dx(e, o, s, (e) => Sx(e, i, n));
	kx(c, s);
	let { renames: u, leaving: d } = cx(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => Cx(e, Ex(e, i)),
		holders: (e, t) => Tx(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of l) {
		if (s.has(e) || u.has(e)) continue;
		let n = t.every((e) => d.has(e));
		(n ? e.values.new : ex(e) !== void 0) || s.set(e, Ax(e, t, n));
	}
	let f = (e) => {
		let t = u.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !d.has(n) ? n : void 0;
	}, p = e.filter((e) => !s.has(e) && !f(e));
	bx(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		if (!u.has(e)) return {
			declared: e,
			live: t
		};
		let n = X(e.values.key_name), r = Object.values(By(t.key_name, t.platforms)), i = o.has(e) && r.some((e) => n.includes(e)), a = zy(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of Sx(e, i, n)) g.add(t);
		g.add(a.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...tx({
			matches: m,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => xx(e, i)))
	};
}
function bx(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => X(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of X(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, jx("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && ex(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, jx("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function xx({ values: e }, t) {
	return [...new Set(X(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function Sx(e, t, n) {
	let r = xx(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Ry(i.key_name, t) === e.key_name[t])) : r;
}
function Cx(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => wx(t, ex(e)));
	return n.length === 1 ? n : t;
}
function wx(e, t) {
	return t !== void 0 && m.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function Tx(e, t, n, r) {
	return _x(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function Ex({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(By(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function Dx(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = ex(t), [n, ...i] = e ? r(t).filter((t) => wx(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => ex(c) !== void 0 && (s.get(e) ?? c) !== c, u = Cx(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, Ox(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function Ox(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return jx("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function kx(e, t) {
	for (let [n, r] of a(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => wx(n, ex(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && ex(r) !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${zy(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, jx("claimed-twice", r, a));
		}
	}
}
function Ax(e, t, n) {
	return jx("claimed-twice", e, `The live key with this name (id ${t.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`);
}
function jx(e, t, n) {
	return U(Z, t, e, n, { path: ["key_name"] });
}
function Mx(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let o = new Map(), s = new Map();
	for (let [e, t] of a(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) o.set(r, e);
		else for (let e of n) s.set(e, Nx(e, n));
	}
	let c = n.filter((e) => !i.has(e));
	return {
		byId: o,
		named: i,
		refused: s,
		remarks: c.length > 0 ? [Px(c)] : []
	};
}
function Nx(e, t) {
	let n = `${t.map(({ values: e }) => `"${zy(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return U(Z, e, "claimed-twice", n, { path: ["key_id"] });
}
function Px(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: P(t.file, t.span, ["key_id"]) };
	return E("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/fieldTable.ts
function Fx(e) {
	let t = Nn(e) ?? {}, n = A(t.webhook_id) || void 0, r = A(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: kn(t.events, A)
	};
	if (!On(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [Zh(r)],
			shown: eg(r)
		},
		lacks: Tn(i)
	} };
	let a = t.branch === null ? null : A(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: Lx(t.event_lang_map)
	} };
}
function Ix(e) {
	let t = e.map(Fx);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Lx(e) {
	return kn(e, (e) => {
		let { event: t, lang_iso_codes: n } = Nn(e) ?? {}, r = A(t), i = kn(n, A);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const Rx = fg(), zx = O().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), Bx = Rx({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: zx,
	value: O(),
	live: (e, t) => Jx(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: Qh,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Zh(e)
	})
}), Vx = Rx({
	name: "events",
	expects: "a list of events, at least one",
	schema: k(O().min(1).meta({ examples: o })).min(1),
	value: k(O()),
	live: (e) => Zx(e.events),
	inPlan: (e) => Zx(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Hx = hn([_n("*"), k(O().min(1)).min(1)]), Ux = Rx({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${u.join(", ")}`,
	schema: mn(Sn(u), Hx),
	value: bn(O(), hn([_n("*"), k(O())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(Yx).includes(Yx(t))).map(({ event: e, lang_iso_codes: n }) => [e, Qx(Zx(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = Xx(e).map(([e, t]) => [e, t === "*" ? "*" : Qx(Zx(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(Xx(e).map(([e, t]) => [e, t === "*" ? t : Zx(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : Qx(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && i(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = Xx(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => Xx(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), Wx = Rx({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: hn([O().min(1), yn()]),
	value: hn([O(), yn()]),
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
}), Gx = [
	Bx,
	Vx,
	Ux,
	Wx
], Kx = ie(Gx).required({ url: !0 }).extend({
	branch: Wx.schema.default(null),
	previously: zx.exactOptional(),
	new: gn().exactOptional(),
	webhook_id: O().min(1).exactOptional()
}), qx = {
	name: "webhook",
	fields: Gx,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Zh(e.url),
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
	liveLabel: (e) => `${eg(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		Zx(e.events)
	]
};
function Jx(e, t, n) {
	return Qh(e.url, qh(t, n)) ? t : eg(e.url);
}
function Yx(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Xx(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Zx(e) {
	return [...new Set(e)].sort();
}
function Qx(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function $x({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Zh(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Zh(qh(e, r)))).flatMap((e) => Kh(e).map((t) => `${t} ${Xh(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Xh(t);
		return Kh(t).flatMap((e) => {
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
const eS = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function tS(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of Kh(e)) {
		let e = ag(r, eS, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = nS(e) ?? oS(e), i = r ? [...n.issues, r] : [...n.issues, ...iS(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function nS(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return uS("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (Kh(e).length !== 0) {
		if (/^http:/i.test(e)) return uS("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!cS(e)) return uS("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const rS = {
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
function iS(e, t) {
	let n = "";
	return Gh(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = rS[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [uS(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(aS) ? [uS(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function aS(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function oS(e) {
	let t = qh(e, new Map(Kh(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return uS("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return uS("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return uS("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!sS(new URL(t).hostname)) return uS("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function sS(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function cS(e) {
	let t = "";
	for (let n of Gh(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const lS = "URL_OF_";
function uS(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const dS = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => pS(e),
	templates(e, t, n) {
		let r = new fS(), i = [...e].sort((e, t) => d(e.url, t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? yS(TS(e.url), n, new Map()) : _S(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var fS = class {
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
function pS(e) {
	let { template: t, left: n } = bS(e, () => "x");
	return n || t !== TS(e);
}
function mS(e) {
	let [, ...t] = Gh(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return SS.includes(n) || !wS(CS(n)) ? !1 : hS.test(t) || CS(n).split(/[^\p{L}\p{N}]+/u).some(gS);
	});
}
const hS = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function gS(e) {
	return wS(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function _S(e, t, n) {
	let r = vS(e, new fS(), n);
	return "why" in r ? r : vS(e, t, n);
}
function vS(e, t, n) {
	let r = Xh(e), { template: i, left: a } = bS(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : yS(i, n, t.variables);
}
function yS(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = tS(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function bS(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = wS(a), s = (e) => SS.includes(e) ? e : cg(e) === void 0 && xS.test(e) ? t(e) : (o ||= wS(CS(e)), TS(e)), c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= wS(t)), n.length === 0 ? TS(t) : `${TS(t)}=${s(n.join("="))}`;
	});
	return {
		template: TS(n) + c + l.join("&") + TS(a),
		left: o
	};
}
const xS = /^[\w.~+,=:@-]+$/, SS = [
	"lokaform",
	"lokalise",
	"project"
];
function CS(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function wS(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function TS(e) {
	return e.replaceAll("${", () => "$${");
}
// \0late:formats
const ES = process.getBuiltinModule("node:module").createRequire(import.meta.url), DS = (...e) => ES("./late-formats.js").formatOf(...e), OS = (...e) => ES("./late-formats.js").readTexts(...e);
var kS = class {
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
		this.stopped || (this.reason = MS(e, t), this.stopped = {
			by: e,
			message: `${this.reason} ${NS(e)}`
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
		await nr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const AS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function jS(e) {
	let t = new kS(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of AS) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of AS) process.off(e, n);
		t.close();
	}
}
function MS(e, t) {
	return e === "time limit" ? `The time limit of ${PS(t)} was reached.` : `The run was stopped by ${e}.`;
}
function NS(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function PS(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
function FS(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = IS(t), a = ex(t), o = t.from ? zS(i, e, a) : [], [s] = o;
		if (o.length > 1) {
			n.push(US(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : BS(i, e);
		c && n.push(US(t, [c]));
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
	let a = r.map(({ parts: e }) => WS(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function IS({ values: e }) {
	let { key_name: t, platforms: n = m } = e;
	if (typeof t == "string") return [[t, n === m ? LS : RS(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return X(t, n).map((e) => [e, RS(r(e))]);
}
const LS = 2 ** m.length - 1;
function RS(e) {
	return e.reduce((e, t) => e | 1 << m.indexOf(t), 0);
}
function zS(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !VS(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function BS(e, t) {
	for (let [n, r] of t) for (let { group: t, platforms: i } of e.get(n) ?? []) {
		let [e] = t.parts;
		if (r & i && e && !e.from && e.values.filenames === void 0) return t;
	}
}
function VS(e, t) {
	return !e || !t ? !1 : m.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function HS({ values: e }) {
	let t = By(e.key_name, e.platforms ?? m);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function US(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [uv(P(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return U(Z, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function WS(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = YS(e), { isPlural: o, leftOut: s, becameOther: c } = qS(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: $S(e),
			...i.size > 0 && { translations: XS(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...eC(e),
			...n.from ? {} : n.onCreate
		},
		span: ea(n.span, () => GS(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [tC(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function GS(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		let r = t && QS(t, e);
		return !r || !n.has(e) ? r : $i(r, { members: new Map([["other", r]]) });
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
		let [n] = e.flatMap((e) => ZS(e, t));
		n && r.set(t, t === "translations" ? $i(n, { members: a }) : n);
	}
	return r;
}
const KS = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function qS(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return KS;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return KS;
	let o = ({ part: e }) => Ve(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: JS(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function JS(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return U(Z, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function YS(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(tC(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function XS(e, t) {
	return Object.fromEntries(Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function ZS({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [$i(r, { file: t })] : [];
}
function QS(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return $i(n ?? e.span, { file: e.file });
}
function $S(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function eC(e) {
	let t = 0, n = new Set(), r = {};
	for (let { from: i, onCreate: a } of e) if (i) {
		t |= RS(a.platforms ?? []);
		for (let e of a.tags ?? []) n.add(e);
		Object.assign(r, a.filenames);
	}
	let i = m.filter((e, n) => t & 1 << n);
	return {
		...i.length > 0 && { platforms: i },
		...n.size > 0 && { tags: [...n] },
		...Object.keys(r).length > 0 && { filenames: r }
	};
}
function tC(e, t, n) {
	let r = uv(P(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? nC(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return U(Z, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function nC({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => ge(e.files));
	return le.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function rC(e) {
	let t = new nt(), n = new Map();
	for (let r of iC(e)) {
		let e = ex(r), i = e === void 0 ? "" : l(ab(e)), [a] = HS(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(lv("duplicate-key", `Key "${X(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function iC(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of X(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => X(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function aC(e, t, n, r) {
	let { declared: i, problems: a } = lC(cC(e), r.project), o = "key-gone";
	if (t) {
		let e = tb.toManifest(t, Z.liveContext(t, r, "")), n = {
			...i.values,
			key_name: Zb.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: sC(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = oC(s, n);
	return {
		declared: i,
		context: sC(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function oC({ key_name: e, platforms: t = [...m], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Ry(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function sC(e, t) {
	let n = e.find((e) => e.startsWith(de))?.slice(de.length), r = {
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
function cC({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = g(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !v(r) ? [e, n] : [e, {
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
function lC(e, t) {
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
function uC(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = yx(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Ue(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = Sb.parse(i);
		return o === void 0 || Db(Tb(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => X(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !dC(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : dC(e, "tags");
			return Bl(Z, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function dC({ fields: e }, t) {
	return wg(e.find(({ field: e }) => e === t)?.after ?? null);
}
// node_modules/@formatjs/icu-skeleton-parser/index.js
const fC = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function pC(e) {
	let t = {};
	return e.replace(fC, (e) => {
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
const mC = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function hC(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(mC).filter((e) => e.length > 0), n = [];
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
function gC(e) {
	return e.replace(/^(.*?)-/, "");
}
const _C = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, vC = /^(@+)?(\+|#+)?[rs]?$/g, yC = /(\*)(0+)|(#+)(0+)|(0+)/g, bC = /^(0+)$/;
function xC(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(vC, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function SC(e) {
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
function CC(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !bC.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function wC(e) {
	return SC(e) || {};
}
function TC(e) {
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
				t.style = "unit", t.unit = gC(n.options[0]);
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
						...wC(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...wC(t)
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
				n.options[0].replace(yC, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (bC.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (_C.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(_C, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...xC(e)
			});
			continue;
		}
		if (vC.test(n.stem)) {
			t = {
				...t,
				...xC(n.stem)
			};
			continue;
		}
		let e = SC(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = CC(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
// node_modules/@formatjs/icu-messageformat-parser/index.js
let EC = function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({}), DC = function(e) {
	return e[e.literal = 0] = "literal", e[e.argument = 1] = "argument", e[e.number = 2] = "number", e[e.date = 3] = "date", e[e.time = 4] = "time", e[e.select = 5] = "select", e[e.plural = 6] = "plural", e[e.pound = 7] = "pound", e[e.tag = 8] = "tag", e;
}({});
function OC(e) {
	return e.type === 2;
}
function kC(e) {
	return e.type === 3;
}
function AC(e) {
	return e.type === 4;
}
function jC(e) {
	return e.type === 5;
}
function MC(e) {
	return e.type === 6;
}
function NC(e) {
	return e.type === 8;
}
function PC(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function FC(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
const IC = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, LC = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, RC = {
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
function zC(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = BC(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function BC(e) {
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
	return n !== "root" && (r = e.maximize().region), (RC[`${n}-${r}`] || RC[r || ""] || RC[n || ""] || RC[`${n}-001`] || RC["001"])[0].charAt(0);
}
const VC = RegExp(`^${IC.source}*`), HC = RegExp(`${IC.source}*$`);
function Q(e, t) {
	return {
		start: e,
		end: t
	};
}
const UC = !!Object.fromEntries, WC = !!String.prototype.trimStart, GC = !!String.prototype.trimEnd, KC = UC ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, qC = WC ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(VC, "");
}, JC = GC ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(HC, "");
};
let YC = XC();
function XC() {
	try {
		let e = RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return LC;
}
function ZC(e, t) {
	return YC.lastIndex = t, YC.exec(e)[1] ?? "";
}
function QC(e) {
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
var $C = class {
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
				let e = QC(this.message);
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
			} else if (i === 60 && !this.ignoreTag && ew(this.peek() || 0)) {
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
				if (this.isEOF() || !ew(this.char())) return this.error(23, Q(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && nw(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !tw(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = ZC(this.message, t), r = t + n.length;
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
					let r = JC(n.val);
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
					let t = qC(e.style.slice(2));
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
						this.locale && (r = zC(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? pC(r) : {}
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
						options: KC(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: KC(c.val),
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
			n = hC(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? TC(n) : {}
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
		for (; !this.isEOF() && rw(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function ew(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function tw(e) {
	return ew(e) || e === 47;
}
function nw(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function rw(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function iw(e) {
	e.forEach((e) => {
		if (delete e.location, jC(e) || MC(e)) for (let t in e.options) delete e.options[t].location, iw(e.options[t].value);
		else OC(e) && PC(e.style) || (kC(e) || AC(e)) && FC(e.style) ? delete e.style.location : NC(e) && iw(e.children);
	});
}
function aw(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new $C(e, t).parse();
	if (n.err) {
		let e = SyntaxError(EC[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || iw(n.val), n.val;
}
const ow = {
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
}, sw = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;
function cw(e) {
	try {
		let t = {
			is: "message",
			args: new Map(),
			plurals: new Map()
		};
		return lw(aw(e, { ignoreTag: !0 }), t), t;
	} catch (t) {
		if (!(t instanceof SyntaxError) || sw.test(e)) return { is: "unread" };
		let { location: n } = t, [r, i] = ow[t.message] ?? ["its syntax is wrong", "Correct it"];
		return {
			is: "broken",
			cause: r,
			fix: i,
			at: (n?.start?.offset ?? 0) + 1
		};
	}
}
function lw(e, t, n = "") {
	let { args: r, plurals: i } = t;
	for (let a of e) if (a.type === DC.pound) r.set(n, !0);
	else if (a.type === DC.tag) lw(a.children, t, n);
	else if (a.type === DC.plural || a.type === DC.select) {
		let { value: e, options: o } = a;
		r.set(e, r.get(e) ?? !1), a.type === DC.plural && a.pluralType === "cardinal" && i.set(e, new Set([...i.get(e) ?? [], ...Object.keys(o)]));
		let s = a.type === DC.plural ? e : n;
		for (let { value: e } of Object.values(o)) lw(e, t, s);
	} else a.type !== DC.literal && r.set(a.value, !0);
}
const uw = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function dw(e) {
	return e.includes("{") && e.length <= 2e4 && uw.test(e);
}
const fw = /(?<!')'(?=\{)/;
function pw(e) {
	return fw.test(e);
}
function mw(e) {
	return pw(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function $(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function hw(e, { language: t }, { form: n }, r, i = "") {
	return {
		check: e,
		language: t,
		message: `The ${n === void 0 ? "" : `form ${n} of the `}${t} text ${r}. ${i}`.trim(),
		fault: r,
		...n !== void 0 && { form: n }
	};
}
function gw(e, t) {
	if (e.length > 2e4) return;
	let n = t ? cw(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: Aw
		};
	}
	if (n && dw(e)) return;
	let r = Dw.test(e) ? jw(e, "likely") : void 0, i = r && !Mw(r) ? r : jw(e, "all");
	return {
		text: e,
		named: Qw(e),
		choosing: new Set(),
		printf: i
	};
}
function _w(e, t, n = new Set()) {
	if (vw(e, t)) return;
	let r = yw(e, t), i = bw(e, t), a = xw(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: ww(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function vw({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a } = n.printf;
	if (i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function yw({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === Aw) return r;
	let i = jw(n, Mw(t) ? "all" : "sure");
	return Mw(t) || e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function bw({ text: e, named: t, choosing: n, printf: r }, { text: i, named: a }) {
	let o = new Set(t.values()), s = t.size === 0 && !Mw(r), c = (e) => e !== "place" || t.has(Zw), l = (t) => e.includes("%") && i.includes(`%${t}`);
	return {
		lacks: [...t].flatMap(([e, t]) => !a.has(e) && !n.has(e) && c(t) && !l(e) ? [e] : []),
		has: [...a].flatMap(([e, n]) => !t.has(e) && (s || o.has(n)) && c(n) ? [e] : [])
	};
}
function xw({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(Sw),
		has: i.map(Sw),
		isReordered: !1
	};
	let o = Cw([...e.values()], [...t.values()]), s = Cw([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function Sw([, { written: e }]) {
	return e;
}
function Cw(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function ww(e, t) {
	return Mw(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function Tw(e) {
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
const Ew = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, Dw = /\d%|%(?:20[a-z]|[0-7][c-f])/i, Ow = /^%(?:20[a-z]|[0-7][CDEF])$/i, kw = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], Aw = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1
};
function jw(e, t) {
	if (!e.includes("%")) return Aw;
	let n = new Map(), [r, i, a] = [
		1,
		!1,
		!1
	];
	for (let o of e.matchAll(Ew)) {
		let [s, c, l, u, d] = o;
		if (c !== void 0) i = !0;
		else if (d === void 0) a ||= !/[({]$/.test(s);
		else if (!Pw(e, o.index, s, t)) a = !0;
		else {
			u === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			});
			let [, e] = kw.find(([e]) => e.includes(d)) ?? ["sS", "text"];
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
function Mw({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const Nw = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function Pw(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || Ow.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !Nw.test(i);
}
function Fw(e, t, { readsIcu: n, isForm: r }) {
	let i = e.map((e) => ({
		...e,
		forms: Iw(e, n)
	})), [a, ...o] = i.flatMap(({ forms: e }) => e);
	if (!a || o.every((e) => vw(a.placeholders, e.placeholders))) return [];
	let s = i.flatMap((e) => e.forms.length > 0 ? Lw(e) : []), c = $w(s, t);
	if (!c) return [];
	let l = Vw(c);
	return s.flatMap((e) => e === c || e.isLive ? [] : e.forms.flatMap((t) => {
		let i = c.forms.some((e) => !_w(e.placeholders, t.placeholders)) ? void 0 : _w(c.together, t.placeholders, t.form === void 0 ? void 0 : l);
		return !i || Bw(i) && r() ? [] : [Hw(e, t, c, i, n)];
	}));
}
function Iw(e, t) {
	return $(e.text).flatMap((e) => {
		let n = gw(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function Lw(e) {
	let t = e.forms.toSorted((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: Tw(t.map(({ placeholders: e }) => e))
	};
}
const Rw = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i, zw = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;
function Bw({ lacks: e, has: t, isReordered: n, percent: r }) {
	let [i = "", ...a] = [...e, ...t];
	return n || r || a.length > 0 ? !1 : Rw.test(i) || zw.test(i);
}
function Vw({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => _w(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => Rw.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function Hw(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }, c) {
	let l = r ? `the ${n} text of the project` : `the ${n} text`, u = i.length > 0 && c ? mw(t.text) : "", [d, f] = [i, a].map((e) => e.length > 1 ? "them" : "it"), [p, m] = i.length > 0 && a.length > 0 ? [`has ${Uw(a)}, but ${l} has ${Uw(i)}`, "Use the same placeholders in both."] : i.length > 0 ? [`lacks ${Uw(i)}, which ${l} has`, `Add ${d}.`] : a.length > 0 ? [`has ${Uw(a)}, which ${l} does not have`, `Remove ${f}, or add ${f} to ${l}.`] : o ? [`has its placeholders in another order than ${l}`, "Number them, for example %1$s and %2$d."] : s === "escape" ? [`has a single percent sign, but ${l} has placeholders such as %d`, "Write %% for a percent sign."] : [`has %%, but ${l} has a single percent sign`, "Use the same in both."];
	return {
		...hw("placeholders", e, t, p, m + u),
		quotes: [...i, ...a].map(Ww)
	};
}
function Uw(e) {
	let n = e.slice(0, 5).map(Ww), r = e.length - n.length;
	return t(r > 0 ? [...n, `${r} more`] : n);
}
function Ww(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const Gw = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", Kw = "\\d{1,3}", qw = `${Gw}|${Kw}`, Jw = new RegExp([
	"\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
	`\\{\\{\\{?[-&]?\\s{0,9}(${qw})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{([^{}]{1,200})\\}",
	`%\\{(${qw})\\}`,
	`%\\((${qw})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	"\\$([1-9])(?![.,]?\\d)",
	`\\{\\s{0,9}(${Gw})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(${Kw})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Yw = [
	"double",
	"dollar",
	"percent",
	"round",
	"place",
	"single",
	"single"
], Xw = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`,
	place: (e) => `$${e}`
}, Zw = Xw.place("1");
function Qw(e) {
	let t = new Map();
	if (!/[{$]|%\(/.test(e)) return t;
	for (let n = Jw.exec(e); n; n = Jw.exec(e)) for (let [e, r] of Yw.entries()) {
		let i = n[e + 1]?.trim();
		i && t.set(Xw[r](i), r);
	}
	return t;
}
function $w(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/pluralForms.ts
const eT = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], tT = new Map(), nT = /^(?:he|iw)(?![a-z])/i;
function rT(e) {
	let t = aT(e);
	return eT.filter((n) => t.has(n) && !(n === "two" && nT.test(e)));
}
function iT({ languages: e = [] }) {
	let t = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let n = t.get(e) ?? [], r = rT(e);
		return n.length === 0 ? r : r.filter((e) => n.includes(e));
	};
}
function aT(e) {
	let t = tT.get(e);
	if (t) return t;
	let n = new Map([["other", []]]);
	tT.set(e, n);
	try {
		let [t] = Intl.PluralRules.supportedLocalesOf(e.replaceAll("_", "-")), r = t === void 0 ? void 0 : new Intl.PluralRules(t);
		for (let e = 0; r && e <= 200; e += 1) {
			let t = r.select(e);
			n.set(t, [...n.get(t) ?? [], e]);
		}
	} catch {}
	return n;
}
function oT({ language: e, text: t, isLive: n }, r, i) {
	if (n || typeof t == "string" || $(t).length === 0) return [];
	let a = {
		...typeof r == "object" ? r : {},
		...t
	}, o = i(e).filter((e) => !a[e]);
	return o.length === 0 ? [] : [sT({
		language: e,
		text: t
	}, {}, o)];
}
function sT(e, n, r, i = "") {
	let [a, o] = r.length > 1 ? ["s", "them"] : ["", "it"];
	return hw("plurals", e, n, `lacks the plural form${a} ${t(r)}${i}, which the language needs`, `Add ${o}.`);
}
function cT(e, t, n) {
	let r = e.find(({ language: e }) => e === t), i = new Map(r ? $(r.text).flatMap(({ text: e }) => lT(e)) : []);
	return e.flatMap((e) => e.isLive ? [] : $(e.text).flatMap((t) => lT(t.text).flatMap(([r, a]) => {
		if (!dT(i.get(r) ?? uT)) return [];
		let o = n(e.language).filter((t) => !fT(e.language, t, a)), s = Ww(`{${r}}`);
		return o.length === 0 ? [] : [{
			...sT(e, t, o, ` of ${s}`),
			quotes: [s]
		}];
	})));
}
function lT(e) {
	let t = dw(e) ? cw(e) : void 0;
	return t?.is === "message" ? [...t.plurals] : [];
}
const uT = new Set(eT);
function dT(e) {
	return [...e].some((e) => e !== "other" && uT.has(e));
}
function fT(e, t, n) {
	let r = aT(e).get(t) ?? [], i = (e) => n.has(`=${e}`);
	return n.has(t) || r.some(i) && r.every((e) => e < 2 || i(e));
}
// src/checks/checkTexts.ts
const pT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, mT = `[\\s${pT.source.slice(1)}`, hT = RegExp(`[{%$]|^${mT}|${mT}$`);
function gT(e, t) {
	let { texts: n, charLimit: r } = e;
	return (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !hT.test(e)) ? [] : vT(e, t);
}
const _T = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function vT(e, t) {
	let { levels: n, base: r, needed: a } = t, { texts: o, charLimit: s, live: c } = e, l = Object.entries(o).flatMap(([e, t]) => _T.test(e) ? [] : [{
		language: e,
		text: t
	}]), u = (e) => n[e] !== "off", d = (e) => l.some(({ text: t }) => $(t).some((t) => e(t.text))), f = (u("icu") || u("placeholders") || u("plurals")) && d(dw), p = f || d(pw) && (t.usesIcu?.() ?? !1), m = [...l, ...bT(e, r)], h = m.find(({ language: e }) => e === r)?.text, g = m.filter(({ language: e, text: t }) => e === r || h === void 0 || !i(t, h));
	return [
		...u("icu") && f ? l.flatMap(xT) : [],
		...u("placeholders") ? yT(Fw(m, r, {
			readsIcu: p,
			isForm: e.isForm
		}), m, r) : [],
		...u("plurals") ? g.flatMap((e) => oT(e, c?.(e.language), a)) : [],
		...u("plurals") && f ? cT(g, r, a) : [],
		...u("length") && s > 0 ? l.flatMap((e) => ST(e, s)) : [],
		...u("blanks") ? yT(OT(m, r), m, r) : [],
		...u("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? CT(e, l, r) : []
	];
}
function yT(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || $(r.text).length === 0 || e.length < 3) return e;
	let i = [...h(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [o = []] = i.toSorted((e, t) => a(t) - a(e)), [s] = o, c = a(o), l = t.filter((e) => e !== r && $(e.text).length > 0).length;
	if (!s || c < 3 || c * 2 <= l) return e;
	let { check: u, language: d, fault: f, quotes: p } = s, m = `differs from ${c === l ? "all" : `${c} of ${l}`} other texts in the same way, so it is probably the one to correct: the ${d} text ${f}`;
	return [{
		...hw(u, r, $(r.text).find((e) => o.every((t) => t.form === e.form)) ?? {}, m),
		...p && { quotes: p }
	}, ...e.filter((e) => !o.includes(e))];
}
function bT({ texts: e, live: t }, n) {
	if (n === void 0 || $(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function xT(e) {
	return $(e.text).flatMap((t) => {
		if (!dw(t.text)) return [];
		let n = cw(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n;
		return [hw("icu", e, t, `is not a valid ICU message: ${r} (character ${a})`, `${i}.${mw(t.text)}`)];
	});
}
function ST(e, t) {
	return $(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		return r <= t ? [] : [hw("length", e, n, `has ${r} characters, but char_limit allows ${t}`, "Shorten it, or raise char_limit.")];
	});
}
function CT({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || $(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => $(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || $(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const wT = RegExp(`^${mT}*`), TT = new RegExp(mT), ET = /\r\n?|[\u2028\u2029\x85]/g, DT = /[^\S\n\t]/g;
function OT(e, t) {
	let n = e.flatMap((e) => {
		let t = $(e.text).map((e) => ({
			...e,
			...kT(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = $w(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [...MT("start", t, i?.start ?? ""), ...MT("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [hw("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function kT(e) {
	let t = wT.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && TT.test(e.charAt(n - 1));) --n;
	return {
		start: AT(t),
		end: AT(e.slice(n))
	};
}
function AT(e) {
	return e === "" ? "" : e.replace(pT, "").replace(ET, "\n").replace(DT, " ");
}
const jT = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function MT(e, t, n) {
	let r = t[e];
	return r === n || r === "" && /^ +$/.test(n) && jT.test(t.text) ? [] : n === "" ? [[`${e}s with ${NT(r)}`, "Remove it."]] : r === "" ? [[`does not ${e} with ${NT(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function NT(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/keys/textAdvice.ts
const PT = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, FT = 1e4, IT = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, LT = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], RT = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function zT(e, t) {
	let r = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => $(n).some((n) => t(n.text, e)))), i = n(() => r(dw)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(HT(e))).length > e.length * .1, s = n(() => e.length <= 10 || !o() && (r((e, t) => t === a) || e.some(({ live: e }) => e && $(GT(e, a) ?? "").length > 0))), c = {
		...t,
		usesIcu: i,
		hasBaseTexts: s
	}, l = n(() => new Set(e.flatMap(({ declared: e }) => X(e.values.key_name))));
	return {
		rules: c,
		isForm: (e) => {
			let t = HT(e), n = (e) => e !== t && l().has(e), [r, i = ""] = IT.exec(t) ?? [];
			if (r !== void 0) return l().has(`${i}other`) && LT.some((e) => l().has(i + e));
			let [, a] = RT.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function BT(e, t) {
	if (Object.values(t.levels).every((e) => e === "off")) return [];
	let { rules: n, isForm: r } = zT(e, t), i = [], a = 0;
	for (let { declared: t, live: o } of e) {
		let e = WT(t, o, () => r(t), n);
		if (e.length !== 0 && (p(i, e.map((e) => KT(t, e, n))), a += 1, a >= FT)) break;
	}
	let [o] = i;
	if (o && a >= FT) {
		let e = `${FT.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : o;
		i.unshift(E(o.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function VT(e, t, n) {
	let { baseLanguage: r } = n, { rules: i, isForm: a } = zT(e.map((e) => ({ declared: e })), {
		levels: t,
		base: r,
		needed: iT(n)
	});
	return { find(e, t, n, o) {
		let s = (n) => n && Wb(e.values.translations ?? {}, t, r).native(n), c = (e) => n[e] === void 0 ? void 0 : Sb.parse(n[e]), l = c(o), u = c(r) ?? s(GT(t, r)), d = {
			...u !== void 0 && { [r]: u },
			...l && { [o]: l }
		}, f = WT(e, t, () => a(e), i, d), p = f.flatMap((e) => e.language === r ? e.check : []), m = (e) => e.language === o && !p.includes(e.check);
		return {
			...xy(wb(t, o) ?? {}),
			faults: f.filter(m).map(({ check: e, message: t }) => ({
				code: PT[e],
				message: t
			}))
		};
	} };
}
function HT({ values: e }) {
	return X(e.key_name)[0] ?? "";
}
const UT = [];
function WT(e, t, r, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return UT;
	let c = n(() => Wb(o, t, i.base)), l = (e) => e && c().native(e);
	return gT({
		isForm: r,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => l(GT(t, e)) }
	}, i);
}
function GT(e, t) {
	let n = wb(e, t);
	return n && Cb(n.translation, e.is_plural);
}
function KT(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = U(Z, e, PT[r], o, {
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
function qT(e, t, n) {
	let r = {
		path: e,
		lineStarts: Qi(t)
	}, { texts: i, faults: a, base: o } = OS(e, t, xt(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = te(n.source, [...s]), l = {
		...n,
		source: c
	}, u = tE(l), d = a.filter(({ language: e }) => e === void 0 || ln(c, Fe(c, e))), f = [], p, m = i[0] && ZT(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = ZT(e, l)), !m) continue;
		let t = new nE(e, m.language), n = QT(e, m, l);
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
		...o !== void 0 && { base: Fe(c, o) },
		variables: new Map(),
		problems: YT(d, r, c)
	};
}
const JT = {
	most: 10,
	first: 1
};
function YT(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new nt(JT);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = Zi(t, s.start, s.end);
		c.add(E(i, e.scope === "run" ? o + XT(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function XT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !yt(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function ZT({ language: e }, { source: t, language: n }) {
	let r = n ?? Fe(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (ln(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function QT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = $T(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = eE(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function $T(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function eE(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function tE({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
var nE = class {
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
				...e && rE(e)
			}]])
		}), this.description && r.set("description", {
			...iE(this.description.at),
			name: t
		}), r;
	}
};
function rE(e) {
	let t = [...e].map(([e, { at: t, name: n }]) => [e, {
		...iE(t),
		name: iE(n)
	}]);
	return { members: new Map(t) };
}
function iE({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
const aE = {
	schema: Zb,
	fields: Jb,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, oE = {
	schema: $b,
	fields: Jb.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function sE(e, t) {
	return Kl({
		plural: "keys",
		entry: aE,
		defaults: oE
	}, e, t);
}
function cE(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : Object.entries(n).flatMap(([e, n]) => Ib(e, n, t, s)).map(({ code: t, message: n, path: r }) => {
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
function lE(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : sE(e, t).entries.flatMap(({ values: e }) => X(e.key_name));
}
const uE = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = m.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return m.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return dE(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(de)).sort()[0];
	}
};
function dE({ key_name: e, platforms: t }) {
	let [n = ""] = X(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function fE(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: pE(e.entry, t.entry),
		wrote: pE(e.wrote, t.wrote)
	} : e;
}
function pE(e, t) {
	let n = {
		...mE(e),
		...mE(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function mE({ translations: e }) {
	return v(e) ? e : {};
}
const hE = "The live value is not compared and not changed.", gE = (e) => `${hE} A new key has ${e}.`, _E = {
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
		undeclared: `${hE} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: gE("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: gE("no tags, except the one of the setting `owner`"),
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
		undeclared: gE("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: gE("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: gE("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: gE("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: gE("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${hE} A new key is visible.`
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
		undeclared: gE("none"),
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
function vE({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const yE = {
	...Z,
	plural: Lt.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Lt,
	limits: {
		removed: qt,
		removedPercent: it,
		overwrittenPercent: wt,
		unverified: st,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: uE,
	entry: aE,
	defaults: oE,
	docs: _E,
	readManifest: sE,
	textFiles: {
		read: qT,
		name: $T,
		isOnlyName: vE,
		join: FS
	},
	checkTogether: (e) => [...rC(e), ...mx(e)],
	checkEntry: cE,
	adviceOn: BT,
	incoming: VT,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return ru(yE, e, n, i, ({ key_name: e, previously: t = [] }) => [...X(e), ...t], (e) => {
			let n = yx(e, t, r.perPlatformNames, vx(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !vE(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: sx,
	names: ({ key_name: e, platforms: t }) => X(e, t),
	texts: (e) => zb(e),
	storedForm: (e) => gb(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: lE,
	mergeKept: fE,
	findRestored: aC,
	undoneByApply: uC
};
// src/webhooks/match.ts
function bE(e, t, n) {
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
				...kE("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of wE(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => SE(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = qh(t, n), a = [...o].filter((e) => Qh(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${OE(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, kE("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, Zh(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = xE(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = EE([...o]).find((t) => CE(e, t) && Jh(Zh(e.values.url), Zh(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, kE("lookalike-webhook", e, "url", r));
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
			let r = t.filter((t) => SE(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function xE(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && SE(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return kE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${DE(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => SE(e, t, i));
	if (s.length > 0) return kE("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${OE(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${DE(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return kE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${DE(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function SE(e, t, n) {
	return Qh(t.url, qh(e.values.url, n)) && CE(e, t);
}
function CE({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function wE(e, t, n) {
	let r = EE(t), i = e.flatMap((e) => r.filter((t) => SE(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...TE(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function TE({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Yx)), new Set(t.map(Yx))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function EE(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function DE(e) {
	return `${e.length === 1 ? "id" : "ids"} ${OE(e)}`;
}
function OE(e) {
	return EE(e).map(({ webhook_id: e }) => e).join(", ");
}
function kE(e, t, n, r) {
	return U(qx, t, e, r, { path: [n] });
}
function AE(e) {
	let t = new Map(), n = new nt();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? l([
			Zh(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let u = o === void 0 ? `Webhook ${Zh(e)} with the same events` : `webhook_id ${o}`, d = o === void 0 ? "url" : "webhook_id";
		n.add(lv("duplicate-webhook", u, {
			second: r,
			first: c,
			field: d
		}));
	}
	return n.problems;
}
function jE({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = qh(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${eg(s)} (${a})` : i, u = t ? [] : n.filter(({ branch: e }) => e === o), d = wE([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const ME = {
	schema: Kx,
	fields: Gx,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function NE(e, t, n) {
	let { entries: r, problems: i } = Kl({
		plural: "webhooks",
		entry: ME
	}, e, t, { most: Kc }), a = new Map(), o = new nt();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = tS(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => P(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(E(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of PE(r, i, c)) o.add(e);
		}
		FE(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function PE(e, t, n) {
	let r = [], i = (e, t) => r.push(E(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), mS(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function FE({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (o.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${Bt(a, o)}`, s = P(t, n, ["events", i]);
		r.add(E("unknown-event", e, {
			place: s,
			severity: "warning"
		}));
	}
}
const IE = {
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
}, LE = {
	...qx,
	plural: tt.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: tt,
	limits: {
		removed: Vt,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: dS,
	entry: ME,
	docs: IE,
	readManifest: NE,
	checkTogether: AE,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return ru(LE, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Zh(qh(e, i))), (e) => {
			let r = bE(e, t, i), a = r.matches.flatMap((e) => zE(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: $x,
	names: () => [],
	texts: () => [],
	findRestored: jE,
	variablesOf: RE
};
function RE({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? tS(r.values.url, i).variables : [], o = new Map(a);
	if (Kh(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = tS(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = P(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => E(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function zE({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${nu}`;
	return [{
		declared: e,
		problem: U(qx, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const BE = [yE, LE];
au(BE);
// src/run/textAdvice.ts
function VE(e) {
	let { settings: t, textFiles: n } = e, r = gv(t.rules, n, e.declared), i = {
		levels: r?.isSure ? t.rules.checks : {
			...t.rules.checks,
			base: "off"
		},
		base: r?.language,
		needed: rT
	}, { kinds: a, entries: o } = ov(e.declared, r?.language ?? "");
	return a.flatMap((e) => {
		let t = (o[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, i) ?? []];
	});
}
function HE({ settings: e }, { kinds: t }, n) {
	let r = {
		levels: e.rules.checks,
		base: n.baseLanguage,
		needed: iT(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, r) ?? []);
}
// src/run/run.ts
function UE(e, t, n) {
	return WE(n, (n) => GE(e, t, n));
}
async function WE(e, t) {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(Mu(t, i)))
	};
	try {
		return Au({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function GE(e, t, r) {
	let { cancellation: i, folders: a } = r;
	r.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || r.withoutSecrets, c = s ? void 0 : KE(e, t, r), { stopping: l } = i, u = await bv(e, a, {
		...r,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = s ? d.map(VE) : [], p = e.command === "validate" ? u.problems.map(qE) : u.problems;
	r.onSecrets(d.flatMap(({ declared: e }) => Hh(e.variables)));
	let m = await JE(e, a), h = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], g = d.map((e) => e.declared), _ = e.projects.flatMap(({ rules: e }) => e.overwrite), v = [...new Set(d.flatMap((e) => e.manifests))], y = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], ee = await Ru(e, v, a), b = e.projects.flatMap(({ name: e }) => e ?? []), x = {
		format_version: 1,
		command: e.command,
		...b.length > 0 && { selected: b },
		manifests: v,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, g.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: ft([
			...t,
			...m.problems,
			...p,
			...await Ui(h, a),
			..._y("overwrite", [...new Set(_)], g),
			...uy(y, g),
			...ee.values(),
			...f.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, S = () => i.stopped ? { stopped: i.stopped } : {};
	if (i.stopping.aborted) return {
		...x,
		...S()
	};
	let te = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: r.onSecrets
	}, ne = () => r.target?.(v, te), { lastApplied: re } = r, ie = re && n(() => re(v, te));
	if (r.withoutSecrets) {
		let t = await Bv(e, x, d, ne);
		return {
			...x,
			...t && { manifest_comparison: t },
			...S()
		};
	}
	if (e.command === "validate" || Ie(x.problems)) return x;
	if (e.command === "apply" && r.permission) {
		let e = await r.permission.toApply(x.manifests);
		if (x.problems = [...x.problems, ...e], Et(e)) return x;
	}
	let ae = [], oe = e.command === "plan" ? await ne() : void 0;
	x.problems = [...x.problems, ...Rv(oe, d, e.others.length > 0)];
	let se = {
		saved: m.plans,
		target: oe,
		applied: ie
	}, { runProject: ce } = await import("./project3.js");
	for (let t of d) ae.push(await ce(t, e, se, r));
	let le = ae.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return x.problems = [...x.problems, ...fy(y, le, g)], {
		...x,
		projects: ae,
		...S()
	};
}
function KE(e, t, n) {
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
function qE(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
async function JE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [E("bad-plan", e)]
	}), a = N(t, r), o = await Ar(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => Nu(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function YE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: UE }) {
	return jS(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await XE(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return QE(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = ZE(f, p), h = await zu(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = ZE(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), vd(g, n.exitsWithFindings(c));
	});
}
async function XE(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await L_(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await L_("validate", t, n);
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
function ZE(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function QE({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = E("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Et(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Et(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { ev as $, cl as $n, lr as $r, K as $t, uy as A, Hu as An, Ir as Ar, Nh as At, Iv as B, ou as Bn, Mr as Br, im as Bt, Ry as C, id as Cn, Jr as Cr, Ah as Ct, gy as D, ad as Dn, Hr as Dr, kh as Dt, oy as E, nd as En, Ur as Er, Dh as Et, Xv as F, ju as Fn, br as Fr, hh as Ft, Sv as G, U as Gn, kr as Gr, Wf as Gt, Av as H, lu as Hn, Ar as Hr, zp as Ht, Zv as I, Su as In, Pr as Ir, Qm as It, mv as J, Ul as Jn, fr as Jr, df as Jt, bv as K, eu as Kn, gr as Kr, Vf as Kt, Kv as L, yu as Ln, Fr as Lr, Fm as Lt, vy as M, Wu as Mn, Sr as Mr, Ch as Mt, sy as N, Pu as Nn, Nr, wh as Nt, hy as O, sd as On, Br as Or, Mh as Ot, Gv as P, Nu as Pn, Dr as Pr, _h as Pt, ov as Q, Rl as Qn, cr as Qr, Of as Qt, Wv as R, hu as Rn, N as Rr, Ym as Rt, Py as S, gd as Sn, ai as Sr, Kh as St, fy as T, td as Tn, Gr as Tr, Th as Tt, Fv as U, su as Un, Cr as Ur, yp as Ut, kv as V, cu as Vn, Tr as Vr, $p as Vt, yv as W, Zl as Wn, xr as Wr, Uf as Wt, av as X, Vl as Xn, ur as Xr, If as Xt, dv as Y, Bl as Yn, dr as Yr, Lf as Yt, iv as Z, zl as Zn, vr as Zr, xf as Zt, Cb as _, bd as _n, Di as _r, tg as _t, kS as a, cf as an, aa as ar, h_ as at, X as b, ud as bn, ni as br, Hh as bt, OS as c, Kd as cn, Zi as cr, kg as ct, Fx as d, G as dn, Vi as dr, Og as dt, sr as ei, $d as en, ul as er, z_ as et, Ix as f, W as fn, ki as fr, wg as ft, Z as g, kd as gn, Ei as gr, mg as gt, yx as h, Rd as hn, Ti as hr, pg as ht, BE as i, tf as in, Qi as ir, Y as it, _y as j, Ru as jn, yr as jr, jh as jt, dy as k, cd as kn, Rr as kr, Ph as kt, lS as l, Gd as ln, Ji as lr, jg as lt, vx as m, Bd as mn, Ai as mr, bg as mt, WE as n, Zd as nn, ia as nr, P_ as nt, jS as o, sf as on, Yi as or, Yg as ot, qx as p, qd as pn, zi as pr, gg as pt, _v as q, Jl as qn, mr as qr, Bf as qt, HE as r, Qd as rn, Xi as rr, A_ as rt, DS as s, of as sn, P as sr, Rg as st, YE as t, rr as ti, q as tn, Gc as tr, L_ as tt, tS as u, Jd as un, Hi as ur, Cg as ut, wb as v, pd as vn, di as vr, Qh as vt, My as w, od as wn, Wr as wr, Eh as wt, Ey as x, fd as xn, li as xr, eg as xt, Ny as y, vd as yn, wi as yr, qh as yt, zv as z, du as zn, Er as zr, Jm as zt };
