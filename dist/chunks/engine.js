import { i as e } from "./rolldown-runtime.js";
import { C as t, D as n, O as r, S as i, T as a, _ as o, a as s, b as c, f as l, g as u, h as d, i as f, l as p, m, n as h, o as g, p as _, s as v, v as y, w as b, y as x } from "./wire.js";
import { $ as ee, A as te, An as ne, Ar as S, B as re, Bn as ie, Bt as ae, C as oe, Cn as se, Cr as ce, Ct as le, Dn as ue, Dr as de, Dt as fe, E as pe, En as me, Er as he, Et as ge, Fn as _e, Fr as ve, Ft as ye, G as be, Gr as xe, Gt as Se, H as Ce, Hn as we, Hr as Te, Ht as Ee, In as De, Ir as Oe, It as ke, J as C, Jt as Ae, K as w, Kr as je, Kt as Me, Lr as Ne, Lt as Pe, Mr as Fe, Mt as Ie, N as Le, Nn as Re, Nr as ze, Nt as Be, On as Ve, Or as He, Ot as Ue, Pr as We, Pt as Ge, Qt as Ke, Rn as qe, Rr as Je, Rt as Ye, Sr as Xe, St as Ze, Tn as Qe, Tr as $e, Tt as et, U as tt, Ur as nt, Ut as rt, V as it, Vt as at, W as ot, Wn as st, Wr as ct, X as lt, Xt as ut, Y as dt, Z as ft, _ as pt, _i as mt, _n as ht, _r as gt, _t, ai as vt, at as yt, b as bt, bi as xt, br as St, bt as Ct, ci as wt, cn as Tt, ct as Et, d as Dt, dn as Ot, dr as kt, dt as At, ei as jt, en as Mt, et as Nt, f as Pt, fn as Ft, fr as It, ft as Lt, g as Rt, gr as zt, gt as Bt, h as Vt, hr as Ht, ht as T, in as Ut, it as Wt, jn as Gt, jr as E, jt as Kt, kn as qt, kr as Jt, kt as Yt, l as Xt, li as Zt, lt as Qt, m as $t, mi as en, mr as tn, mt as nn, n as rn, nn as an, o as on, on as sn, p as cn, pi as ln, pn as un, pr as dn, pt as fn, q as pn, qr as mn, qt as hn, r as D, rn as gn, s as _n, si as vn, sn as yn, st as bn, t as xn, ti as Sn, tn as Cn, un as wn, ut as Tn, v as O, vi as En, vr as Dn, vt as On, wn as kn, wr as An, wt as jn, x as Mn, xn as Nn, xr as Pn, xt as Fn, y as In, yi as Ln, yr as Rn, yt as zn, zr as Bn, zt as Vn } from "./start.js";
import { _ as Hn, b as Un, c as Wn, d as Gn, f as Kn, g as qn, h as k, i as Jn, l as Yn, m as Xn, n as Zn, p as Qn, r as $n, s as er, t as tr, x as nr, y as rr } from "./zod.js";
import { a as ir, c as ar, d as or, f as A, i as sr, l as cr, o as lr, p as ur, s as dr, u as fr } from "./client.js";
import { basename as pr, delimiter as mr, dirname as j, extname as hr, isAbsolute as gr, join as _r, posix as vr, relative as yr, resolve as M, sep as br, win32 as xr } from "node:path";
import { access as Sr, constants as Cr, link as wr, lstat as Tr, open as Er, readFile as Dr, readdir as Or, realpath as kr, rename as Ar, rm as jr, stat as Mr, writeFile as Nr } from "node:fs/promises";
import { setImmediate as Pr, setTimeout as Fr } from "node:timers/promises";
// \0node:crypto
const Ir = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Lr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), Rr = Lr(6).toString("hex"), zr = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Br(e, t, n = {}) {
	await Gr(j(e));
	let r = await Hr(e, t, n);
	await Ar(r, e).finally(() => jr(r, { force: !0 }));
}
async function Vr(e, t, n) {
	await Gr(j(e));
	let r = await Hr(e, t, n);
	return Ur(r, e).finally(() => jr(r, { force: !0 }));
}
async function Hr(e, t, { mode: n, root: r, check: i }) {
	let a = j(e), o = _r(a, `.lokaform-${process.pid}-${Rr}-${Lr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Cr, d = await Er(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = _r(await kr(r), yr(M(r), M(a)));
			if (await kr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Dr(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await jr(o, { force: !0 }), e;
	}
}
async function Ur(e, t) {
	try {
		await wr(e, t);
	} catch (n) {
		return Yr(n, "EEXIST") || await Jr(t) ? !1 : (await Ar(e, t), !0);
	}
	return await jr(e, { force: !0 }).catch(() => {}), !0;
}
async function Wr(e) {
	try {
		let t = await Er(e, Cr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Yr(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Gr(e) {
	for (let t of await Or(e).catch(() => [])) {
		let [, n, r] = zr.exec(t) ?? [];
		n === void 0 || r === Rr || Number(n) !== process.pid && Kr(Number(n)) || await jr(_r(e, t), { force: !0 }).catch(() => {});
	}
}
function Kr(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Yr(e, "ESRCH");
	}
}
async function qr(e, t) {
	let n = t;
	for (let r of yr(t, e).split(br)) {
		n = _r(n, r);
		let e = await Tr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${yr(t, n)}. Choose a path without links`;
	}
}
function Jr(e) {
	return Tr(e).then(() => !0, () => !1);
}
function Yr(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Xr = {
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
function Zr(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Xr[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/commitFiles.ts
var Qr = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const $r = [
	"*",
	".*",
	"**"
];
var ei = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new Qr(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => $r.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = M(e, i.join("/")), o = yr(a, this.#e).split(br).join("/"), s = o !== "" && !o.startsWith("..") && !gr(o), c = s ? "" : await this.#o(a);
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
		let t = yr(this.#e, e).split(br).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || gr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (gr(n)) return;
			let r = vr.join(vr.dirname(e.path), n, t.slice(e.path.length));
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
const ti = new AbortController().signal;
function N(e, { displayRoot: t }) {
	return yr(t, e).split(br).join("/");
}
function ni(e, t) {
	let n = yr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${br}`) && !gr(n);
}
async function ri(e, t) {
	for (let n = e;; n = j(n)) {
		if (await Jr(_r(n, ".git"))) return n;
		if (n === j(n) || n === t || t !== void 0 && !ni(n, t)) return;
	}
}
async function ii(e, t, n) {
	let r = await ai(t), i = n && await ai(n), a = new Map();
	for (let n of e) {
		let e = await ai(M(t, n)), o = await ri(j(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(N(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? N(_r(e ?? r, n), { displayRoot: r })
	}));
}
async function ai(e) {
	return kr(e).catch(() => e);
}
var oi = class extends Error {};
async function si(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new oi());
	if (!t) return Dr(e);
	let [r, i] = await Promise.all([kr(e), kr(t.workspace)]);
	if (!ni(r, i)) throw new oi();
	return Dr(r);
}
function ci(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? ui(e) : "utf-8";
	return new TextDecoder(n, { fatal: !0 }).decode(e);
}
function li(e, t) {
	let n = ui(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function ui([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function di(e) {
	try {
		return new TextDecoder(ui(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function fi(e, t, n, r = ci) {
	try {
		return Mn(r(await Dr(e)));
	} catch (r) {
		let i = `${t} ${N(e, n)} cannot be read: ${mi(r)}`;
		return $t(O("not-read", i));
	}
}
const pi = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function mi(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof oi) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${pi[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function hi(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(pi, String(e.code))) return;
	let n = `${N(e.path, t)} was changed or removed while Lokaform ran. Now ${mi(e)} Run again when no other program changes it.`;
	return O("not-read", n, { scope: "project" });
}
async function gi(e, { commit: t }) {
	return t ? t.isFile(e) : (await Mr(e).catch(() => void 0))?.isFile() === !0;
}
async function _i(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await Or(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function vi(e, { commit: t }) {
	return t ? t.isFolder(e) : (await Mr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const yi = "lokaform-backup", bi = ["node_modules", yi];
async function xi(e, t, n, r) {
	let i = M(t, e);
	if (await gi(i, n)) return [i];
	let a = bi.map((e) => `**/${e}/**`);
	return Si(e.split(br).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof Qr) throw e;
		return [];
	});
}
async function Si(t, n, r, i) {
	let a = mn(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").some((e) => bi.includes(e))) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => je(e, t, l))) continue;
		let n = M(c, t);
		await gi(n, r) && f.add(n);
	}
	return [...f];
}
async function Ci(e, t) {
	let n = _r(j(e), ".gitignore"), r = `/${pr(e)}`, i;
	try {
		i = ci(await Dr(n));
	} catch (e) {
		if (Yr(e, "ENOENT")) return Mn({
			path: n,
			text: `${r}\n`
		});
		let i = `${N(n, t)} cannot be read: ${mi(e)}`;
		return $t(O("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(pr(e))) return Mn(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return Mn({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/model/earlierManifest.ts
const wi = "Lokaform-Pulled";
function Ti(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(wi).map(Ei), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: d(r) },
		overwrites: a
	};
}
function Ei(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
function Di(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function Oi(e, t = Infinity) {
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
function ki(e, t, { since: n, now: r = Infinity }) {
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
async function Ai(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = ji(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function ji({ commits: e, merged: t }, n) {
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
const Mi = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), Ni = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Pi = {
	output: 67108864,
	time: 3e4
};
var Fi = class extends Error {
	name = "GitFailure";
};
const Ii = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Li = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Ri = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], zi = /^\.(com|exe)$/i;
function Bi(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? vr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => zi.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => xr.join(n, e + t)) : [];
	});
}
function Vi(e, t) {
	let n = Bi("git", process.platform, t).filter((t) => !Hi(e, j(t))), r = n.find(Ui);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => j(e)))].join(mr)
	};
}
function Hi(e, t) {
	try {
		let [n, r] = [te(t), te(e)];
		return n === r || ni(n, r);
	} catch {
		return !0;
	}
}
function Ui(e) {
	try {
		return pe(e, Cr.X_OK), Le(e).isFile();
	} catch {
		return !1;
	}
}
async function Wi(e, t, { environment: n, signal: r, limits: i = Pi }, a = "") {
	let o = Vi(e, n);
	if (!o) throw new Fi(Gi);
	let s = Object.entries(n).filter(([e]) => Ii.test(e)), c = {
		...Object.fromEntries(s),
		...Li,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: j(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = Mi(o.program, [
			"-C",
			e,
			...Ri,
			...t
		], {
			cwd: j(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new Fi(Ki(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new Fi("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new Fi(qi(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const Gi = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Ki(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function qi(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function Ji(e, t) {
	let n = await kr(e), r = await ri(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => {
		try {
			return (await Wi(r, e, t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof Fi) return;
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
const Yi = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var Xi = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Yi : await this.#r(i.root).versions(e, n, i));
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
		return ii(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new Zi(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, Zi = class {
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
			}, { known: c, missing: l } = await Ai(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof Fi) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Wi(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await sa(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof Fi) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = ea(this.#e, {
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
		this.#r ??= sa(this.#e, this.#t);
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
			(r === void 0 || Qi(r) !== Qi(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => pr(e) === pr(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = _r(this.#e, e);
		try {
			return (await Tr(t)).isFile() ? di(await Dr(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await ca(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function Qi(e) {
	return e?.replaceAll("\r\n", "\n");
}
const $i = 67108864;
async function ea(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await na(e, n, i), s = async (...t) => (await Wi(e, [
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
			trailers: Ti(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(ra), l = Oi(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return ta;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await ia(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = ki(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await aa(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: Di([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
const ta = {
	commits: [],
	merged: [],
	overwrites: [],
	unread: void 0
};
async function na(e, t, n) {
	try {
		let r = await Wi(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof Fi) return new Set();
		throw e;
	}
}
function ra(e) {
	if (e instanceof Fi && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function ia(e, t, n) {
	let r = (await Wi(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function aa(e, t, n) {
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
	], o = oa((await Wi(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: o.get(e.id) ?? []
	}));
}
function oa(e) {
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
async function sa(e, t, n = "HEAD") {
	let r = await Wi(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(ra);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function ca(e, t, n, r) {
	if (t.length === 0) return;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Wi(e, ["cat-file", "--batch-check"], r, i(t)), o = $i, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? Pi,
		output: 2 * $i
	}, u = await Wi(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, di(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function la(e) {
	return `${wi}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/files/textFiles.ts
async function ua(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await fa(a, t, n), o = e.flatMap((e) => Yt(a, pa(a, e)) ?? []), s = rt(a, o), c = e.flatMap((e) => ma(s, e) ?? []), u = c.filter(({ textFile: { language: e } }) => e === void 0 || Ee(s, e));
		l(i, ga(s, e, c), _a(s, u, t));
		for (let e of u.sort(ha(s))) r.has(e.full) ? i.push(va(s, N(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: r.size === 0 ? i.map(da) : i
	};
}
function da(e) {
	if (e.code !== "no-language-file" || e.severity !== "notice") return e;
	let t = e.message.replace(/ lokaform pull .*/, " So no text is read. Correct languages or files.");
	return {
		...e,
		message: t,
		severity: "error",
		scope: "run"
	};
}
async function fa(e, t, n) {
	return (await xi(Ie(e), e.folder, t, n)).filter((e) => ge(e) !== void 0).sort();
}
function pa({ folder: e }, t) {
	return yr(e, t).split(br).join("/");
}
function ma(e, t) {
	let n = pa(e, t), r = ye(e, n);
	if (!(Be(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...Pe(e, n)
		}
	};
}
function ha({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function ga(e, t, n) {
	let { files: r, languages: a = [], languageMap: o, place: s } = e;
	if (n.length === 0) {
		let e = t.length === 0 ? "no file. Correct the path: it is relative to this file." : `${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [O("no-manifest", `texts "${r}" matches ${e}`, { place: s })];
	}
	let c = n.map(({ textFile: e }) => e.language);
	if (c.includes(void 0)) return [];
	let l = new Set(c.flatMap((e) => e === void 0 || a.includes(e) ? [] : [e])), u = a.filter((e) => !c.includes(e)), d = u.flatMap((e) => {
		let t = [...l].find((t) => Bn(t, e)), n = t ?? Te(e, [...l]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), f = (e) => Je(e) || /^[a-z]{2}(?![a-z])/i.test(e), [p] = u.filter((e) => !f(e) && !Object.values(o).includes(e));
	if (p !== void 0) {
		let e = [...new Set(c)].join(", "), t = `"${p}" is not the code of a language, and texts "${r}" has no file for it. The files are in: ${e}. To read all of them, write languages: [${e}].`;
		return [O("no-language-file", t, { place: s })];
	}
	let m = u.filter((e) => !d.some(({ language: t }) => t === e)), h = (e, t, n) => {
		let [a, o] = e.length > 1 ? ["s", "them"] : ["", "it"], c = `lokaform pull creates ${o} when the project has texts for ${o} that do not wait.`, l = `texts "${r}" has no file for the language${a} ${i(e)}. ${t}${n ? c : ""}`, u = {
			place: s,
			...n && {
				severity: n,
				scope: "change"
			}
		};
		return O("no-language-file", l.trim(), u);
	};
	return [...m.length > 0 ? [h(m, "", "notice")] : [], ...d.map(({ language: e, same: t, isSame: n }) => {
		let r = `If ${t} is the same language, add language_map: { ${t}: ${e} }. `;
		return h([e], n ? r : `${r}Otherwise `, n ? void 0 : "warning");
	})];
}
function _a({ keyName: e, place: t }, n, r) {
	return Ue.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${N(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
function va({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return O("bad-setting", n, { place: e });
}
async function ya(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = (await fa(i, t, n)).filter((e) => ma(i, e) !== void 0);
		r.set(i, e);
	}
	let i = new Set([...r.values()].flat()), a = [];
	for (let [e, o] of r) {
		l(a, ba(e, o));
		let [, r = "", s = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!Be(e.files) || s === "") continue;
		let c = new Set(o.map((t) => ye(e, pa(e, t)))), u = (e, t) => c.has(e) || t === `${r}{lang}${s}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), d = Be(r) ? ["*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [f, ...p] = (await fa({
			...e,
			files: `${r}*${s}`
		}, t, n)).flatMap((n) => {
			let a = pa(e, n), o = d.map((t) => ({
				...e,
				files: `${r}${t}${s}`
			})).find((e) => u(ye(e, a), e.files)), c = s !== ".xml" || /string/i.test(a.slice(r.length));
			return i.has(n) || !o || !c || a.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: N(n, t),
				files: Ye(o, a, "{lang}") ?? a
			}]);
		});
		if (!f) continue;
		let m = p.length > 0 ? ` (and ${p.length} more)` : "", h = `${f.path}${m} is not read: no row of texts names it. To read it, add a row with files: "${f.files}".`;
		a.push(O("unread-manifest", h, {
			place: e.place,
			severity: "notice",
			scope: "change"
		}));
	}
	return a;
}
function ba(e, t) {
	let n = t.flatMap((t) => ye(e, pa(e, t)) ?? []), r = [...new Set(n.filter(Je))];
	if (e.languages || !Be(e.files) || r.length < 2) return [];
	let a = `texts "${e.files}" has files in ${i(r)}, but the row has no languages, so only the base language is read. To read all of them, add languages: [${r.join(", ")}]. Otherwise, list only the base language.`;
	return [O("unread-manifest", a, {
		place: e.place,
		severity: "notice",
		scope: "change"
	})];
}
const xa = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], Sa = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function Ca(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(xa, {
		cwd: t,
		ignore: Sa,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function wa(e, t, n, r) {
	let { paths: i, problems: a } = await Ta(e, t, n, r), o = await ua(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await ja(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!Pt(c) && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = t.map((e) => `${e}.yaml`).join(" nor "), r = t.map((e) => `--${e}`).join(" or "), i = e.unread ? `There is no manifest: ${e.unread}` : `There is no manifest: neither ${n} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${r} (in the action: ${t.join(", ")}). In a workflow, actions/checkout must run first.`;
		c.push(O("no-manifest", i));
	}
	let u = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [N(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(u)
	};
}
async function Ta({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await Aa(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`, a = e ? [] : await ka(t, n, i);
		o[c] = a;
		let l = e || i.commit || a.length > 0 ? [] : await _i(t, n);
		for (let e of l) {
			let [n, r] = e === t ? ["it is a folder. Give", `${e}/*.yaml`] : [`of its name. Rename it to ${t}, or give`, e], i = `${e} is not read, because ${n} --${c} '${r}' (setting ${c}).`;
			s.push(O("unread-manifest", i, { severity: "warning" }));
		}
	}
	return {
		paths: o,
		problems: s
	};
}
async function Ea(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Ta(e, { id: "" }, n, t))), i = (await ua(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function Da(e, t, n = !1) {
	let r = new Map();
	for (let { kinds: i, globs: a, folder: o } of e) for (let { plural: e } of i) {
		let i = a[e]?.patterns[0]?.place;
		if (n && (i || !a[e])) for (let n of await Oa(e, o, t)) {
			let a = [...await ka(`${e}.yaml`, o, t), n].map((e) => yr(o, e).split(br).join("/")), s = i ? "Add it to the setting" : `Add ${e}: [${a.join(", ")}] to lokaform.yaml`, c = `${N(n, t)} is not read, because no setting ${e} names it. ${s}, or delete the file.`, l = i ? { place: i } : {};
			r.set(n, O("unread-manifest", c, {
				...l,
				severity: "warning"
			}));
		}
		let [s] = i ? await ka(`${e}.yaml`, o, t) : [];
		if (i === void 0 || s === void 0) continue;
		let c = `${N(s, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		r.set(s, O("unread-manifest", c, {
			place: i,
			severity: "warning"
		}));
	}
	if (r.size === 0) return [];
	let i = new Set(Object.values(await Ea(e, ti)).flat());
	return [...r].flatMap(([e, t]) => i.has(e) ? [] : t);
}
async function Oa(e, t, n) {
	if (n.commit) return [];
	let r = {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, i = await Si(`*/**/${e}.{yaml,yml}`, r, {}, ti).catch(() => []), a = [];
	for (let t of i.sort()) {
		let r = await si(t, n).catch(() => void 0);
		RegExp(`^${e}:(?:\\s+#.*)*\\s+-\\s+\\w+:`, "m").test(r?.toString() ?? "") && !await gi(M(j(t), "lokaform.yaml"), {}) && a.push(t);
	}
	return a;
}
async function ka(e, t, n) {
	let r = M(t, e);
	return await gi(r, n) ? [r] : [];
}
async function Aa(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await xi(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await vi(M(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. ${o.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path: it is relative to ${r}.`}`;
			i.push(O("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function ja(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = N(a, t);
		try {
			let n = ci(await si(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Qr) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(O("not-read", `${e} cannot be read: ${mi(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/kinds/registry.ts
let Ma = [];
function Na(e) {
	Ma = e;
}
function Pa() {
	if (Ma.length === 0) throw Error("no kinds are registered");
	return Ma;
}
function Fa(e) {
	let t = Ma.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Ia(e, t) {
	let n = Fa(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function La({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Ra(e, { field: t }) {
	return Ia(e, t).role === "text";
}
// src/plan/loss.ts
function za(e) {
	return e.action === "update" ? e.fields.some((t) => Ua(e.kind, t) || Wa(e.kind, t) || Ba(e.kind, t)) : e.action === "destroy";
}
function Ba(e, { field: t, before: n, after: r }) {
	return Ia(e, t).role === "identity" || n === void 0 || Ga(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Va(e, t) {
	return Ha(t) || Ua(e, t) || Wa(e, t);
}
function Ha({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Ga(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Ga(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Ua(e, { field: t, before: n, after: r }) {
	return Ia(e, t).role === "archive" && n === !1 && r === !0;
}
function Wa(e, { field: t, before: n }) {
	return Ia(e, t).role === "shape" && n !== void 0;
}
function Ga(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Ka(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Ja(Ia(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function qa(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Ja(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Ja(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Ga(n);
}
// src/report/exitCode.ts
function Ya({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const Xa = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Za({ projects: e }) {
	let t = ({ reason: e }) => Xa.includes(e);
	return Ya({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function Qa(e) {
	return e.plan ? Za({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Pt(e.problems) ? "unknown" : "none" : "unknown";
}
function $a({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function eo({ command: e, projects: t }) {
	return e === "status" ? $a({ projects: t }) === !1 : e === "drift" ? Za({ projects: t }) : Ya({ projects: t });
}
function to(e) {
	return !eo(e) && !no(e);
}
function no(e) {
	return e.stopped !== void 0 || Pt(oo(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || so(e).some(({ outcome: e }) => e.state !== "done");
}
function ro(e) {
	let t = ({ problems: e }) => e.filter((e) => !ao(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return no({
		...e,
		problems: t(e),
		projects: n
	});
}
function io(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : no(e) ? 1 : t && eo(e) ? 2 : 0;
}
function ao({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function oo({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function so({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function co({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || uo(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function lo({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function uo(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function fo({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function po(e) {
	return !no(e) && !mo(e) && e.projects.every(_o);
}
function mo(e) {
	return oo(e).some(({ code: e }) => e === "undeclared-project");
}
const ho = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function go(e) {
	if (po(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && _o(e) && e.plan?.skipped.length === 0), n = oo(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !ho.includes(e));
	return !t || r || mo(e);
}
function _o({ plan: e, target: t }) {
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
function vo(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const yo = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function bo(e) {
	let t = ko(e);
	return t === "removed" ? t : t === "new" ? "created" : Do(e) ? "renamed" : "updated";
}
const xo = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], So = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, Co = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function wo(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...vo(yo, t, bo),
		...vo(xo, n, ({ reason: e }) => So[e] ?? "kept"),
		changes: t.length,
		adopted: a(e, ({ counts: e }) => e.adopted),
		skipped: a(e, ({ skipped: e }) => e.length)
	};
}
const To = [...yo, ...Co];
function Eo(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = vo(["done", ...Co], t, ({ outcome: e }) => uo(e) ? "written in part" : e.state), i = r.skipped + a(e, ({ plan: e }) => e?.skipped.length ?? 0), o = t.length - r.done + i - r.skipped;
	return {
		...vo(yo, n, bo),
		...r,
		skipped: i,
		unfinished: o
	};
}
function Do(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
const Oo = [
	"removed",
	"cleared text",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function ko(e) {
	if (e.action === "create") return "new";
	if (e.action === "destroy" || e.fields.some((t) => Ua(e.kind, t))) return "removed";
	let t = e.fields.filter((t) => Ra(e.kind, t));
	return t.some(Ha) ? "cleared text" : t.some((t) => Ba(e.kind, t)) ? "overwritten text" : za(e) ? "overwritten" : Do(e) ? "renamed" : "changed";
}
function Ao(e) {
	let t = e.flatMap((e) => e.action === "update" ? e : []);
	return a(t, ({ kind: e, fields: t }) => t.filter((t) => Ra(e, t) && Ha(t)).length);
}
// src/report/view/view.ts
const jo = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], Mo = [
	"values",
	"pending",
	"unmanaged"
];
function P(e, ...t) {
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
function F(e, t = 400) {
	return [{
		is: "quote",
		text: C(e, t)
	}];
}
function No(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Po(e) {
	return e.map((e) => "text" in e ? e.text : Po(e.words)).join("");
}
function Fo(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function Io(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/words.ts
function I(e, t) {
	return `${L(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function L(e) {
	return Number.isInteger(e) ? String(e).replace(/\B(?=(?:\d{3})+$)/g, ",") : e.toLocaleString("en-US");
}
function Lo(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${L(n)} more` : "");
}
function Ro(e) {
	return Fa(e).words;
}
function zo(e, t) {
	let { one: n, many: r } = Ro(t);
	return `${L(e)} ${e === 1 ? n : r}`;
}
function Bo({ kind: e, label: t }) {
	let n = w(t), { prefix: r, maxName: i } = Ro(e);
	return r + lt(n, i);
}
function Vo(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${w(n.file)}:${n.line}` : "(not declared)";
}
function Ho({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${w(e)}: `) + (n ? `${C(n.project.name, 80)} (${C(t, 200)})` : C(t, 200));
}
function Uo(e) {
	return e.length <= 3 ? e.map((e) => w(e)).join(", ") : I(e.length, "manifest");
}
const Wo = r(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Go(e) {
	return `${Wo().format(e * 1e3)} UTC`;
}
function Ko(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function qo(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function Jo(e) {
	return `${h("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function Yo(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${I(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${L(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${ns([e])}${i}${o}`;
}
function Xo(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Ka(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => F(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, P`${I(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? P`${e} and ${t}` : P`${e}, ${t}`, s);
	return P`${`${I(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${I(r, "translation")} in ${u} may be marked unverified.`;
}
function Zo(e, t) {
	let n = Pn(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !Fa(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => Ra(e.kind, t));
		return [new Map(t.map(({ part: e, after: t }) => [e, t]))];
	}), i = (e.languages ?? []).flatMap(({ iso: t }) => {
		let { length: i } = r.filter((e) => !n(e.get(t), t));
		return t === e.baseLanguage || i === 0 ? [] : [{
			name: C(t, 40),
			length: i
		}];
	});
	if (i.length === 0) return;
	let o = a(i, ({ length: e }) => e), s = i.map(({ name: e, length: t }) => i.length > 1 ? `${e} (${L(t)})` : e);
	return P`After the merge: ${I(o, "text")} to translate in ${F(Lo(s, 12), 1e3)}.`;
}
function Qo(e) {
	let t = $a({ projects: e }), n = e.flatMap(({ status: e = [] }) => e), r = a(e, ({ plan: e }) => e?.changes.length ?? 0), i = a(n, ({ to_pull: e, waiting: t }) => e + t), o = [...r > 0 ? [`without ${I(r, "change")} to write`] : [], ...i > 0 ? [`with ${I(i, "text")} to pull or waiting`] : []], s = o.length > 0 ? ` This counts the texts of the project, ${o.join(", and ")}.` : "", c = t === void 0 && n.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or at a terminal use --require de=100." : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${$o(e)}.${s}${c}`;
}
function $o(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = a(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), o = Lo([...new Set(i.map(({ language: e }) => Ko(e)))], 12), s = us([...ss({
		conflicts: a(t, (e) => e.conflicts),
		undecided: a(t, (e) => e.undecided),
		toPull: a(t, (e) => e.to_pull),
		waiting: a(t, (e) => e.waiting)
	}), [i.length, `of ${I(r.length, "required language")} not ready: ${o}`]]), c = I(new Set(t.map(({ language: e }) => e)).size, "language"), l = `${L(a(t, (e) => e.translated))} of ${I(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${l} in ${c}`, ...s].join(", ");
}
function es(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = ts(t), { waiting: r, kept: i } = wo(t), a = us([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[rs(t, "as declared"), ...a].join(", ")}.`;
}
function ts(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = wo(e);
	return us([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...ss({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function ns(e) {
	let t = wo(e), n = t.adopted > 0 ? ` (${L(t.adopted)} to adopt)` : "", r = us([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"]
	]), i = us([...ss(t), [t.skipped, "skipped"]]), a = _s(e.flatMap(({ changes: e }) => e));
	return `${[
		...t.changes === 0 ? ["no changes"] : r,
		...a,
		...i
	].join(", ")}; ${rs(e, "unchanged")}.`;
}
function rs(e, t) {
	let n = `${is(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${is(e, "unmanaged")} unmanaged`;
}
function is(e, t) {
	let n = Pa().map((n) => ({
		kind: n,
		count: a(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? L(a(n, ({ count: e }) => e)) : i(n.map(({ kind: e, count: t }) => zo(t, e.name)));
}
function as({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${cs(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${I(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${os(e)}.${a} ${I(t, "request")} in total.`;
}
function os(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = Eo(e), r = us(To.map((e) => [n[e], e])), i = us(ss(wo(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function ss(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function cs(e, t) {
	return e === t ? I(t, "project") : `${L(e)} of ${I(t, "project")}`;
}
function ls({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [w(e)]), r = n.length > 0 ? P` Not reached: ${F(n.join(", "))}.` : [];
	return P`${No(P`${C(e.message, re)}`)}${r}`;
}
function us(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${L(e)} ${t}`] : []);
}
function ds(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return as(e);
	if (r.length === 0) return fs(e);
	if (t === "drift") return es(n);
	if (t === "status") return Qo(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? Yo(i.plan, i.effort) : `${cs(r.length, n.length)}: ${ns(r)}`;
}
function fs(e) {
	let { command: t, manifests: n, declared: r } = e, a = oo(e).filter(({ severity: e }) => e !== "notice");
	if (Pt(a)) return `${ps(a)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let o = Pa().map(({ name: e, plural: t }) => ({
		name: e,
		count: r[t] ?? 0
	})), s = o.some(({ count: e }) => e > 0) ? o.filter(({ count: e }) => e > 0) : o, c = i(s.map(({ name: e, count: t }) => zo(t, e))), l = a.length > 0 ? `, with ${ps(a)}` : "";
	return `Valid: ${c} in ${I(n.length, "manifest")}${l}.`;
}
function ps(e) {
	let t = Dt.flatMap((t) => {
		let n = e.filter((e) => e.severity === t), r = a(n, In);
		return r > 0 ? [I(r, t === "error" ? "problem" : t)] : [];
	});
	return i(t);
}
function ms(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${w(e)}`}`;
}
function hs({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [P`${P`The service made snapshot ${F(t.id, 80)}: ${F(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function gs(e) {
	let t = vo(yo, e, bo);
	return [...us(yo.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])), ..._s(e)].join(", ") || "no changes";
}
function _s(e) {
	let t = Ao(e);
	return t > 0 ? [`clears ${I(t, "text")}`] : [];
}
function vs(e) {
	let t = oo(e).filter(({ severity: e }) => e === "error");
	return [
		...bs(e),
		...t.length > 0 ? [ps(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function ys(e) {
	let t = bs(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function bs(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${Ts(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Ss(e, t === "apply" ? "applied" : "restored");
	let i = Cs(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${$o(r)}`, ...i] : t === "drift" ? [`Translations: ${ts(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...xs(r), ...i];
}
function xs(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = wo(e.map(({ plan: e }) => e));
	return [
		`Translations: ${gs(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [I(i, "conflict")] : [],
		...n > 0 ? [`${I(n, "change")} pending before`] : [],
		...r > 0 ? [`${L(r)} skipped`] : []
	];
}
function Ss({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = Eo(e);
	return [
		`Translations ${t}: ${us(yo.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${I(r, "change")} not completed`] : [],
		...Cs(e.length - n, t)
	];
}
function Cs(e, t) {
	return e > 0 ? [`${I(e, "project")} not ${t}`] : [];
}
function ws(e) {
	if (e.is === "not compared") return [P`The manifests were not compared with those of the commit that the pull request would be merged into: ${F(e.why)}.`];
	let t = P`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = F(e.commit.slice(0, 7));
	return [P`${No(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, No(P`${`Difference: ${Ts(e.projects)}.`}`)];
}
function Ts(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(Do).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return us([
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
function Es(e) {
	let t = vo([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = Ts(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = us(ss({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function Ds(e) {
	return `Translations from Lokalise: ${Es(e)}`;
}
function Os({ filters: e, by_kind: t }) {
	let n = Pa().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${L(r)} of ${zo(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${C(e, 200)}`).join(" ");
	return P`${No(P`Only what matches`)} ${F(r, Infinity)}: ${i(n)}.`;
}
// src/model/project.ts
const ks = Gn({
	iso: k(),
	id: k().optional(),
	pluralForms: $n(k()).readonly()
}), As = Gn({
	id: k(),
	digest: k().exactOptional(),
	name: k(),
	type: k(),
	baseLanguage: k(),
	languages: $n(ks).readonly().optional(),
	perPlatformNames: Jn(),
	segmentation: Jn(),
	autoToggleUnverified: Jn().optional()
});
function js(e) {
	return e.split(":")[0] ?? e;
}
function Ms(e) {
	let t = js(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/model/place.ts
const Ns = er().min(0), Ps = Gn({
	file: k(),
	line: Ns,
	col: Ns,
	endLine: Ns,
	endCol: Ns
});
function Fs(e) {
	return /\.ya?ml$/i.test(e) ? e : "keys.yaml";
}
function R(e, t, n = []) {
	let r = Hs(e, t, n);
	return z(r.file, r.at.start, r.at.end);
}
function Is(e, t, n) {
	let r = Hs(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return z(r.file, i, a);
}
function Ls(e, t, n) {
	return Hs(e, t, n).file;
}
function z(e, t, n) {
	let r = Us(e, t), i = Us(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function Rs(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function zs(e, t) {
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
function Bs(e, t) {
	return new Vs(e, t);
}
var Vs = class {
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
function Hs(e, t, n) {
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
function Us(e, t) {
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
const Ws = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function Gs(e) {
	return Array.from(e.matchAll(/^<{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// node_modules/js-yaml/dist/js-yaml.mjs
var B = Symbol("NOT_RESOLVED");
function Ks(e, t) {
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
function qs(e, t) {
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
function Js(e, t) {
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
var Ys = Ks("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Xs = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Zs = Ks("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Xs.indexOf(e) === -1 ? B : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Qs = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], $s = Ks("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Qs.indexOf(e) === -1 ? B : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ec = [
	"true",
	"True",
	"TRUE"
], tc = [
	"false",
	"False",
	"FALSE"
], nc = Ks("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => ec.indexOf(e) !== -1 || tc.indexOf(e) === -1 && B,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), rc = [
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
], ic = [
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
], ac = Ks("tag:yaml.org,2002:bool", {
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
	resolve: (e) => rc.indexOf(e) !== -1 || ic.indexOf(e) === -1 && B,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), oc = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), sc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function cc(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function lc(e, t) {
	if (t) {
		if (!sc.test(e)) return B;
	} else if (!oc.test(e)) return B;
	let n = cc(e);
	return Number.isFinite(n) ? n : B;
}
var uc = Ks("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: lc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), dc = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function fc(e) {
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
function pc(e) {
	if (!dc.test(e)) return B;
	let t = fc(e);
	return Number.isFinite(t) ? t : B;
}
var mc = Ks("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: pc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), hc = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), gc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function _c(e) {
	if (!hc.test(e)) return B;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || gc.test(e) ? r : B;
}
function vc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var yc = Ks("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: _c,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: vc
}), bc = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), xc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Sc(e) {
	if (!bc.test(e)) return B;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || xc.test(e) ? r : B;
}
function Cc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var wc = Ks("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Sc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Cc
}), Tc = Ks("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : B,
	identify: () => !1
}), Ec = /^[A-Za-z0-9+/]*={0,2}$/;
function Dc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Ec.test(t)) return B;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Oc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var kc = Ks("tag:yaml.org,2002:binary", {
	resolve: Dc,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Oc
}), Ac = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), jc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Mc(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Nc(e) {
	let t = Ac.exec(e);
	if (t === null && (t = jc.exec(e)), t === null) return B;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Mc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? B : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return B;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Mc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return B;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return B;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Pc = Ks("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Nc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Fc = qs("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Ic(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Lc = qs("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Ic(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Rc = qs("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), zc = Js("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Ic,
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
}), Bc = Js("tag:yaml.org,2002:set", {
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
function Vc() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Hc() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Uc(e) {
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
var Wc = class e {
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
		let t = Uc(e), n = [], r = Vc(), i = Hc();
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
}, Gc = new Wc([
	Ys,
	Fc,
	zc
]);
[...Gc.tags];
var Kc = new Wc([
	...Gc.tags,
	Zs,
	nc,
	uc,
	yc
]);
new Wc([
	...Gc.tags,
	$s,
	ac,
	mc,
	wc,
	Pc,
	Tc,
	kc,
	Lc,
	Rc,
	Bc
]).withTags({
	...mc,
	resolve: (e, t, n) => {
		let r = mc.resolve(e, t, n);
		return r === B ? uc.resolve(e, t, n) : r;
	}
}, {
	...wc,
	resolve: (e, t, n) => {
		let r = wc.resolve(e, t, n);
		return r === B ? yc.resolve(e, t, n) : r;
	}
});
var qc = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Jc(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Yc(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Xc(e, t) {
	if (!e.buffer) return null;
	let n = {
		...qc,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Jc(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Yc((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Jc(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Yc((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Jc(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Yc((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Zc(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Qc = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Zc(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Zc(this, e)}`;
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
		throw s.snippet = Xc(s), new e(r, s);
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
}, $c = {
	BLOCK: 1,
	FLOW: 2
}, U = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, el = -1;
function tl(e) {
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
var nl = Array(256), rl = Array(256);
for (let e = 0; e < 256; e++) nl[e] = +!!tl(e), rl[e] = tl(e);
function il(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function al(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function ol(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function sl(e, t, n) {
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
function cl(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function ll(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = sl(e, i, n);
			r += cl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function ul(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = sl(e, i, n);
			r += cl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function dl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = sl(e, i, n).position;
			else if (t < 256 && nl[t]) r += rl[t], i++;
			else {
				let n = ol(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = al(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += il(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = sl(e, i, n);
			r += cl(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function fl(e, t, n, r, i, a) {
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
function pl(e, t) {
	if (t.valueStart === el) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case H.SINGLE_QUOTED: return ul(e, n, r);
		case H.DOUBLE_QUOTED: return dl(e, n, r);
		case H.LITERAL_BLOCK: return fl(e, n, r, t.indent, t.chomping, !1);
		case H.FOLDED_BLOCK: return fl(e, n, r, t.indent, t.chomping, !0);
		default: return ll(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var ml = {
	filename: "",
	schema: Kc,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, W = -1, hl = Object.prototype.hasOwnProperty, gl = 1, _l = 2, vl = 3, yl = 4, bl = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, xl = /[,\[\]{}]/, Sl = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Cl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, wl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Tl = RegExp(`^(?:${Cl})*$`), El = RegExp(`^(?:${wl})+$`), Dl = RegExp(`^(?:!(?:${Cl})*|${wl}(?:${Cl})*)$`), Ol = {
	filename: "",
	maxDepth: 100
};
function kl(e, t, n) {
	e.events.push({
		type: V.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Al(e, t, n, r, i, a, o) {
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
function jl(e, t, n, r, i, a, o) {
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
function Ml(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: V.MAPPING,
		start: t.position,
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W,
		style: $c.FLOW
	});
}
function Nl(e, t, n, r, i, a, o, s, c = U.CLIP, l = -1, u = !1) {
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
function Pl(e, t, n) {
	e.events.push({
		type: V.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Fl(e) {
	e.events.push({ type: V.POP });
}
function G(e) {
	Nl(e, W, W, W, W, W, W, H.PLAIN);
}
function Il() {
	return {
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W
	};
}
function Ll(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Rl(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function K(e, t) {
	Qc.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function q(e) {
	return e === 10 || e === 13;
}
function zl(e) {
	return e === 9 || e === 32;
}
function Bl(e) {
	return zl(e) || q(e);
}
function Vl(e) {
	return e === 0 || Bl(e);
}
function Hl(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Ul(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Wl(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Gl(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Kl(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function ql(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function J(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Bl(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; zl(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!q(r) && r !== 0);
		if (!q(r)) break;
		for (ql(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Jl(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Bl(n);
	}
	return !1;
}
function Yl(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Xl(e) {
	if (e.position !== e.lineStart) return !1;
	if (Jl(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Ll(e);
	Yl(e), J(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Jl(e));
	return Rl(e, t), r;
}
function Zl(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !q(t);) t = e.input.charCodeAt(++e.position);
}
function Ql(e, t, n) {
	let r = bl.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, K(e, "the stream contains non-printable characters"));
}
function $l(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== W && K(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && K(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Bl(s) && !(n && Hl(s));) s === 33 && (a ? K(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Sl.test(o) || K(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), xl.test(l) && K(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Tl.test(l) : El.test(l)) && K(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !hl.call(e.tagHandlers, o) && K(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function eu(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== W && K(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Bl(e.input.charCodeAt(e.position)) && !Hl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function tu(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== W || t.tagStart !== W) && K(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Bl(e.input.charCodeAt(e.position)) && !Hl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an alias node must contain at least one character"), Pl(e, n, e.position), !0;
}
function nu(e, t) {
	J(e, !1), e.lineIndent < t && K(e, "deficient indentation");
}
function ru(e, t, n) {
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
			return e.position++, Nl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, H.SINGLE_QUOTED, U.CLIP, -1, i), !0;
		}
		q(a) ? (i = !1, nu(e, t)) : e.position === e.lineStart && Jl(e) ? K(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a single quoted scalar");
}
function iu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Nl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, H.DOUBLE_QUOTED, U.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (q(n)) nu(e, t);
			else if (Kl(n)) e.position++;
			else {
				let t = Gl(n);
				for (t === 0 && K(e, "unknown escape sequence"); t-- > 0;) e.position++, Wl(e.input.charCodeAt(e.position)) < 0 && K(e, "expected hexadecimal character");
				e.position++;
			}
		} else q(a) ? (i = !1, nu(e, t)) : e.position === e.lineStart && Jl(e) ? K(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a double quoted scalar");
}
function au(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = U.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? H.LITERAL_BLOCK : H.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Ul(n);
		if (n === 43 || n === 45) i !== U.CLIP && K(e, "repeat of a chomping mode identifier"), i = n === 43 ? U.KEEP : U.STRIP, e.position++;
		else if (r >= 0) r === 0 && K(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && K(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; zl(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Zl(e), q(e.input.charCodeAt(e.position)) ? ql(e) : e.input.charCodeAt(e.position) !== 0 && K(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Xl(e)) break;
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
		Zl(e), f = e.position, q(e.input.charCodeAt(e.position)) && (ql(e), f = e.position);
	}
	return Ql(e, d, f), Nl(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function ou(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === gl;
	if (n === 0 || Bl(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Hl(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Vl(t) || r && Hl(t)) return !1;
	}
	return !0;
}
function su(e, t, n, r) {
	if (!ou(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === gl, c = !1;
	for (; o !== 0 && !Xl(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Vl(t) || s && Hl(t)) break;
		} else if (o === 35) {
			if (Bl(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Hl(o)) break;
		else if (q(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (J(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		zl(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Ql(e, i, a), Nl(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, H.PLAIN, U.CLIP, -1, !c), !0);
}
function cu(e, t) {
	let n = e.line;
	J(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && K(e, "deficient indentation");
}
function lu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? jl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, $c.FLOW) : Al(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, $c.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		cu(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Fl(e), !0;
		o ? n === 44 && K(e, "expected the node content, but found ','") : K(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Bl(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, cu(e, t));
		let c = e.line, l = Ll(e), u = fu(e, t, gl, !1, !0);
		cu(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, cu(e, t), i || Ml(e, l), u || G(e), fu(e, t, gl, !1, !0) || G(e), cu(e, t), i || Fl(e)) : i && r ? (u || G(e), G(e)) : i ? G(e) : r && (Ml(e, l), u || G(e), G(e), Fl(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	K(e, "unexpected end of the stream within a flow collection");
}
function uu(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Vl(e.input.charCodeAt(e.position + 1))) return !1;
	for (Al(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, $c.BLOCK); e.input.charCodeAt(e.position) === 45 && Vl(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = J(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Vl(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? G(e) : fu(e, t, vl, !1, !0), J(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && K(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Vl(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry");
	}
	return Fl(e), !0;
}
function du(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Vl(l)) o ||= (jl(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, $c.BLOCK), !0), c === 63 ? (i && G(e), a = !0, i = !0) : (i || (G(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (G(e), !1);
			let t = Ll(e);
			if (!fu(e, n, _l, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); zl(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Vl(c) || K(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: V.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: $c.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) K(e, "expected ':' after a mapping key");
				else return r.anchorStart !== W || r.tagStart !== W ? (Rl(e, t), !1) : !0;
			} else if (a) K(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== W || r.tagStart !== W ? (Rl(e, t), !1) : !0;
		}
		if (fu(e, t, yl, !0, s) && (s = !1), i || (s &&= (G(e), !1)), J(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) K(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && G(e), o && Fl(e), !0) : !1;
}
function fu(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && K(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Il(), d = n === yl || n === vl, f = d, p = d;
	if (r && J(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Ll(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== W || u.anchorStart !== W) && (r === 33 || r === 38)) {
			let n = Ll(e), r = t + 1;
			if (du(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === V.MAPPING) return e.depth--, !0;
			Rl(e, n);
		}
		if (s && (r === 33 && u.tagStart !== W || r === 38 && u.anchorStart !== W) || !$l(e, u, n === gl) && !eu(e, u)) break;
		l === null && (l = i), J(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === yl) {
		let r = n === gl || n === _l ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (uu(e, i, u) || du(e, i, r, u)) || lu(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Ll(e), n = l.position - l.lineStart;
					Rl(e, l), du(e, n, r, Il()) && e.events[t.eventsLength]?.type === V.MAPPING ? c = !0 : Rl(e, t);
				}
				!c && (d && au(e, r, u) || ru(e, r, u) || iu(e, r, u) || tu(e, u) || su(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && uu(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== W || u.tagStart !== W || d) && (Nl(e, W, W, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, H.PLAIN), c = !0), e.depth--, c || u.anchorStart !== W || u.tagStart !== W;
}
function pu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Bl(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && K(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !q(e.input.charCodeAt(e.position));) {
		for (; zl(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || q(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Bl(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (q(e.input.charCodeAt(e.position)) && ql(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && K(e, "duplication of %YAML directive"), r.length !== 1 && K(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && K(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && K(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && K(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Sl.test(t) || K(e, "ill-formed tag handle (first argument) of the TAG directive"), hl.call(e.tagHandlers, t) && K(e, `there is a previously declared suffix for "${t}" tag handle`), Dl.test(n) || K(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function mu(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (J(e, !0); pu(e);) t = !0, J(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Vl(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, J(e, !0), i = e.line > t;
	} else t && K(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Jl(e)) {
		e.position += 3, J(e, !0);
		return;
	}
	if (kl(e, n, !1), fu(e, e.lineIndent - 1, yl, !1, i, i) || G(e), J(e, !0), e.position === e.lineStart && Jl(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, J(e, !0), e.line === t && e.position < e.length && K(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === V.DOCUMENT && (o.explicitEnd = r), Fl(e), !r && e.position < e.length && !Xl(e) && K(e, "end of the stream or a document separator is expected");
}
function hu(e, t) {
	let n = e.length, r = {
		...Ol,
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
	for (i !== -1 && Qc.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Yl(r), J(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		mu(r), r.position === e && K(r, "can not read a document");
	}
	return r.events;
}
({
	...Ol,
	...ml
});
function gu(e, t) {
	return !!(e & 1 << t);
}
var _u = {
	applyQuoteFlowKeysOption: yu,
	doubleQuoteForInvisibles: bu,
	doubleQuoteWhitespaceOnly: xu,
	applyForceQuotesOption: Su,
	tryLongOrMultilineAsBlock: Cu,
	quoteInvalidPlain: wu,
	fallbackToDoubleQuoted: Tu
};
function vu(e) {
	return e.presenterOptions.quoteStyle === "single" && gu(e.allowedStylesMask, H.SINGLE_QUOTED) ? H.SINGLE_QUOTED : H.DOUBLE_QUOTED;
}
function yu(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === H.PLAIN && (e.style = H.DOUBLE_QUOTED);
}
function bu(e) {
	e.style === H.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = H.DOUBLE_QUOTED);
}
function xu(e) {
	e.style === H.PLAIN && /^\s+$/.test(e.node.value) && (e.style = H.DOUBLE_QUOTED);
}
function Su(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== H.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? H.DOUBLE_QUOTED : vu(e)));
}
function Cu(e) {
	if (e.style !== H.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!gu(e.allowedStylesMask, H.LITERAL_BLOCK)) {
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
function wu(e) {
	e.style === H.PLAIN && !gu(e.allowedStylesMask, H.PLAIN) && (e.style = vu(e));
}
function Tu(e) {
	gu(e.allowedStylesMask, e.style) || (e.style = H.DOUBLE_QUOTED);
}
var Eu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Du = "[\\n\\r]", Ou = "\\uFEFF", ku = "[ \\t]", Au = `(?:(?!(?:${Du}|${Ou}))${Eu})`, ju = `(?:(?!${ku})${Au})`, Mu = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Nu = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Pu = "[,\\[\\]{}]", Fu = ju, Iu = `(?:(?!${Pu})${ju})`, Lu = `(?:(?:(?!${Nu})${ju})|[?:-](?=${Fu}))`, Ru = `(?:(?:(?!${Nu})${ju})|[?:-](?=${Iu}))`, zu = `(?:(?:(?![:#])${Fu})|:(?=${Fu}))#*`, Bu = `(?:(?:(?![:#])${Iu})|:(?=${Iu}))#*`, Vu = `(?:${ku}*${zu})*`, Hu = `(?:${ku}*${Bu})*`, Uu = `${Lu}#*${Vu}`, Wu = `${Ru}#*${Hu}`, Gu = Uu, Ku = Wu, qu = `\\n+${zu}${Vu}`, Ju = `\\n+${Bu}${Hu}`, Yu = `${Uu}(?:${qu})*`, Xu = `${Wu}(?:${Ju})*`;
RegExp(`^(?:${Yu})$`, "u"), RegExp(`^(?:${Xu})$`, "u"), RegExp(`^(?:${Gu})$`, "u"), RegExp(`^(?:${Ku})$`, "u"), RegExp(`^(?:${Mu})*$`, "u"), RegExp(`^(?:${Mu}|\\n)*$`, "u"), RegExp(`^(?:${Au}|\\n)*$`, "u"), Object.keys(_u).map((e) => Reflect.get(_u, e)), V.DOCUMENT, V.SEQUENCE, V.MAPPING, V.SCALAR, V.ALIAS, V.POP, H.PLAIN, H.SINGLE_QUOTED, H.DOUBLE_QUOTED, H.LITERAL_BLOCK, H.FOLDED_BLOCK, $c.BLOCK, $c.FLOW, U.CLIP, U.STRIP, U.KEEP;
// src/yaml/events.ts
var Zu = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Qu = "A manifest is one document: split it into files instead of writing ---.", $u = 2 ** 15, ed = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, td = /^[^\n]*\n(?=[ \t]*[\]}])/gm, nd = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* rd(e, t, n = $u) {
	let r = t ? e.length : 25e5, i = e.length > n ? sd(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Zu("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new Zu("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = id(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function id(e, t, n, r) {
	let i = ad(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== V.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== V.SEQUENCE || s.style !== $c.BLOCK) || !c.every(({ type: e }) => e === V.POP) || i.some(({ type: e }) => e === V.DOCUMENT)) throw new Zu(Qu, t, t);
	r && !a && i.push({ type: V.POP });
	for (let e of a ? [] : i) dd(e, t);
	return i;
}
function ad(e, t, n) {
	let r = e.slice(t, n).replace(ed, "");
	try {
		return od(r, t);
	} catch (e) {
		if (!(e instanceof Zu) || e.message !== "deficient indentation") throw e;
		let n = od(r.replace(td, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === V.SCALAR && (e.fast = !1);
		return n;
	}
}
function od(e, t) {
	try {
		return hu(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Qc ? new Zu(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function sd(e) {
	let t = Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
	nd.lastIndex = t.at(-1) ?? e.length;
	let [, n] = nd.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: nd.lastIndex
	};
}
const cd = 2 ** 20, ld = 2 ** 18;
function ud(e) {
	if (e.length <= cd) return;
	let t = e.slice(0, ld), n = t.lastIndexOf(sd(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function dd(e, t) {
	e.type !== V.POP && e.type !== V.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== V.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === V.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const fd = process.getBuiltinModule("node:module").createRequire(import.meta.url), pd = (...e) => fd("./late-yaml.js").parseDocument(...e), md = (...e) => fd("./late-yaml.js").visit(...e), hd = 2 ** 15, gd = 2 ** 18;
function _d(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [O("yaml", a, { place: z(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + hd ? [hd, gd] : [gd]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = vd(t, n, i, s), u = pt(t.path, z(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [yd(e, t, n)];
}
function vd(e, t, n, r) {
	let i = t.slice(n, r), a = pd(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new Xt(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = z(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = wd(i) ? n + Td(a, i.pos[0]) : void 0;
		f === void 0 ? s.add(bd(Md(t, o) || Ed(i), u)) : s.add(bd(Ed(i), z(e, f, f + 1)));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function yd({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return bd((e >= r.trimEnd().length ? Sd : Cd.get(t)) ?? (Md(r, e) || i), z(n, e, e + 1));
}
function bd(e, t) {
	return O("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const xd = "Values are nested too deeply. Use fewer levels.", Sd = "The file ends in brackets or in quotes. Add the closing one.", Cd = new Map([["nesting exceeded maxDepth (500)", xd], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function wd({ message: e }) {
	return e.startsWith("Missing closing");
}
function Td(e, t) {
	let n = t;
	return md(e, { Scalar: (e, { type: r = "", range: i }) => {
		r.startsWith("QUOTE") && i && i[0] < t && t <= i[2] && (n = i[0]);
	} }), n;
}
function Ed(e) {
	if (e.message.startsWith("Maximum call stack")) return xd;
	if (wd(e)) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Qu;
		default: return `${e.message}.`;
	}
}
function Dd(e, { at: t, text: n, first: r, depth: i }, a) {
	if (a.countMore(e.path)) return;
	let { line: o } = z(e, r(), t), s = `The field "${n}" is declared twice: here and in line ${o}. Keep one of them.${i === 1 ? " If both have lists, put all values into one list." : i === 3 ? Od : ""}`;
	a.add(O("duplicate-member", s, { place: z(e, t, t + 1) }));
}
const Od = " If another entry starts here, write \"- \" before its first field.", kd = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s}\]#]))|(?<=^\{[^"']*:\s*)\{\{/, Ad = /^[[{](?:[^"']*[[{,:])?\s*(\*(?=\s*:)|#[^\s,\]}]+)/, jd = "This is a comment of JSON. A comment of YAML starts with #.";
function Md(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return jd;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [, o] = Ad.exec(a) ?? [];
	if (o !== void 0) return `The text ${o} means something else in YAML. Put it in quotes: "${o}".`;
	let [s] = kd.exec(a) ?? [];
	return s === void 0 ? "" : `A text that starts with ${s} means something else in YAML. Put the text in quotes: "${s}…".`;
}
function Nd(e, t) {
	let n = new Xt();
	for (let { start: r, end: i } of Gs(e)) n.countMore(t.path) || n.add(O("yaml", Ws, { place: z(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Pd(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = Rs(t), a = {
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
		return c([O("yaml", e, { place: z(a, r, r + 1) })]);
	}
	let l = Nd(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = Id(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && In(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof Zu)) throw e;
		return c(_d(e, a, t));
	}
}
const Fd = 1e6;
function Id(e, t, n, r) {
	return new Ld(e, t, n, rd(t, n, r)).document();
}
var Ld = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new Xd();
	anchors = new Map();
	problems = new Xt();
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
			value: Jd(e) ? this.value(e, zd, t) : null,
			span: new Zd(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === V.ALIAS ? void 0 : this.anchor(e), a = e.type === V.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === V.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !Yd(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
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
		let o = r === V.SEQUENCE ? this.list() : this.mapping(t);
		if (--this.depth, this.end = this.after(a ? Wd : this.text.charAt(this.end - 1) === "\n" ? zd : qd), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new Zu("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!Jd(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new Zu("This file has more than 150,000 entries. Divide it into several files.", Yd(t) ? t.start : this.end);
			e.push(this.value(t, Hd, this.spans.add()));
		}
	}
	mapping(e) {
		let t = {};
		for (;;) {
			let n = this.events.next().value;
			if (!Jd(n)) return t;
			let r = this.name(n), i = this.spans.add(r), a = this.events.next().value, o = Jd(a) ? this.value(a, Ud, i) : null;
			if (!r) continue;
			let { text: s, start: c, end: l } = r;
			s === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", c, l) : (Object.hasOwn(t, s) && Dd(this.file, {
				at: c,
				text: s,
				first: () => this.spans.nameStart(e, s),
				depth: this.depth
			}, this.problems), t[s] = o);
		}
	}
	name(e) {
		let t = this.value(e, Vd), [n, r] = [Yd(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = Md(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
			return;
		}
		let i = typeof t == "string" ? t : this.text.slice(n, r);
		return /^\/[/*]/.test(this.text.slice(n, n + 2)) && this.refuse(jd, n, r), {
			text: i,
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: r, valueStart: i, valueEnd: a, tagStart: o, fast: s } = e;
		if (o >= 0 && !Rd.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), i < 0) {
			let e = this.after(l < 0 ? t : Bd);
			return (t !== Ud || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = pl(this.text, e);
		if (r === H.LITERAL_BLOCK || r === H.FOLDED_BLOCK) {
			this.start = this.after(Gd);
			let e = this.text.slice(i, a);
			this.end = i + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = r === H.PLAIN ? 0 : 1;
			this.start = i - e, this.end = a + e;
		}
		if (!this.anyText && !(s && this.isStorable) && c(u)) return this.refuse(n("This text"));
		if (r !== H.PLAIN || o >= 0) return u;
		let { value: d } = Kc.resolveImplicitScalarTag(u);
		return Number.isInteger(d) && !Number.isSafeInteger(d) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 3 && this.text[this.end] === " " && typeof d == "string" && this.warnOfComment(), d);
	}
	warnOfComment() {
		let e = this.after(Kd);
		if (e === this.end) return;
		let t = this.text.slice(this.end, e).trim(), n = `YAML reads ${t} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = z(this.file, e - t.length, e);
		this.problems.add(O("yaml-comment", n, {
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
		return this.problems.countMore(this.file.path) || this.problems.add(O("yaml", e, { place: z(this.file, t, n) })), null;
	}
};
const Rd = new Set(["!!str", "!"]), zd = /(?:)/y, Bd = /[ \t]*/y, Vd = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Hd = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Ud = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Wd = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Gd = /(?:[\s:?-]|#[^\n]*\n)*/y, Kd = /[ \t]+#[^\s#!=*-].*/y, qd = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Jd(e) {
	return e !== void 0 && e.type !== V.POP && e.type !== V.DOCUMENT;
}
function Yd(e) {
	return e.type === V.SEQUENCE || e.type === V.MAPPING;
}
var Xd = class {
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
}, Zd = class e {
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
const Qd = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function $d(e, t) {
	let n = new Map(), r = new Xt(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!y(i)) return {
		members: n,
		problems: cf(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "", i = y(s) && t.includes("keys") ? Qd : "", c = /^(keys|webhooks)$/.test(e) ? ` It belongs in another file, such as ${e}.yaml.` : "", l = Cf(e) || n || c || nt(e, t) || ` The fields are ${t.join(" and ")}.${i}`;
			r.add(O("unknown-member", `Unknown field "${e}" in this manifest.${l}`, { place: Is(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function ef({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: R(e, t) });
}
function tf(e, t, n) {
	if (!Array.isArray(t.value)) {
		let [r] = Object.values(y(t.value) ? t.value : {});
		return {
			entries: [],
			problems: cf(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${r !== void 0 && n.thing === "a key" ? Qd : ""}`, t.span)
		};
	}
	let r = [], i = new Xt(), a = t.span.members?.[Symbol.iterator](), o = of(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!y(s) && i.countMore(e.file.path)) continue;
		let l = rf(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [pt(e.file.path, R(e.file, c).endLine), ...i.problems]
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
function nf(e, t, n) {
	let r = new Xt();
	return {
		...rf(r, e, t, n, of(n)),
		problems: r.problems
	};
}
function rf(e, t, n, r, i) {
	let { value: a, span: o } = lf(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new rr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && sf(t, R(t.file, o))) return { span: o };
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
	}, p = s.issues.slice(0, _n + 1);
	ff(p.map((e) => nr(e, {}, Un())), f, e);
	for (let t of s.issues.slice(p.length)) e.countMore(c.path, mf(t));
	return { span: o };
}
const af = {
	"\"\"": "",
	"{}": {},
	"[]": []
};
function of({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(af).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function sf({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function cf(e, t, n, r) {
	let i = R(e.file, r);
	return sf(e, i) ? [] : [O(t, n, { place: i })];
}
function lf(e, t) {
	if (!y(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, uf(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, zs(a, { members: new Map(o) }));
		r = zs(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function uf(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function df(e, t) {
	let n = new Xt();
	return ff(e, t, n), n.problems;
}
function ff(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (gf(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) pf({
		...i,
		keys: [e]
	}, t, n);
	else pf(i, t, n);
}
function pf(e, t, n) {
	if (!n.countMore(t.file.path, mf(e))) for (let r of _f(e, t)) n.add(hf(r, e, t));
}
function mf(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? vf(e.errors) : void 0)?.reduce((e, t) => e + mf(t), 0) ?? 1;
}
function hf(e, { path: t }, n) {
	let r = xf(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(R(n.file, n.span, t)), String(r)]
	};
}
function gf(e, t, n) {
	return t.some((t) => {
		let r = t.path.length > 1 && e.path.slice(0, -1).join(".") === t.path.join(".");
		return xf(n.value, e.path) === void 0 && (r || t.keys.some((t) => Sf(t, [String(e.path.at(-1))]))) || e.code === "custom" && e.path.join(".") === t.path.join(".");
	});
}
function _f(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => wf(e, n, t));
	if (e.code === "invalid_key") return [wf(String(n.at(-1)), n.slice(0, -1), t)];
	let r = xf(t.value, n), i = R(t.file, t.span, n), a = (e, t) => [O(e, t, { place: i })], o = () => a("wrong-type", Df(r, n, t, i)), s = kf(n, t), c = Af(n, t);
	if (r === void 0) return a("missing-member", `${s} is missing. It is required in ${t.thing}.${c}`);
	if (r === null) return a("null-value", Tf(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = vf(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? df(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": {
			if (typeof r == "object") return o();
			let t = e.values.map(String);
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${nt(String(r), t)}`);
		}
		case "custom":
		case "invalid_format": return a("wrong-value", `${s} ${e.message}.${c}`);
		default: return typeof r == "number" ? a("wrong-value", Df(r, n, t, i)) : a("wrong-value", Ef(n, t));
	}
}
function vf(e) {
	return [...e].sort((e, t) => yf(t) - yf(e)).find((e) => yf(e) > 0) ?? e.find((e) => e.every(bf));
}
function yf(e) {
	return d(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function bf({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function xf(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Sf(e, t) {
	return t.find((t) => t === `${e}s`) ?? t.find((t) => t.split("_").includes(e)) ?? ct(e, t);
}
function Cf(e) {
	return /^[^\S ]/.test(e) ? " The line is indented with no-break spaces, which are part of the name in YAML. Replace them by normal spaces." : "";
}
function wf(e, t, n) {
	let r = Is(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = i.find((t) => n.members.get(t)?.expects.includes(` ${e}:`)) ?? "", o = Cf(e) || Af([a, e], n) || nt(Sf(e, i) ?? e, i), s = `Unknown field "${e}" in ${n.thing}.${n.elsewhere?.get(e) || o || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		s = `Unknown field "${e}" in ${Of(t, n)}.${Af([...t, e], n)}${r.includes(e) ? "" : nt(e, r)}`;
	} else e === "<<" && (s = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return O("unknown-member", s, { place: r });
}
function Tf(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${kf(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${kf(e, t)} has no value.${Af(e, t)}`;
	if (n?.empty !== void 0) return `${kf(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.${n.empty === "{}" ? " If its values are in the next lines, indent them." : ""}`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".";
	return `${kf(e, t)} has no value. Remove it, or give it a value.${r}${Af(e, t)}`;
}
function Ef(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${kf(e, t)} is empty.${Af(e, t)}${n}`;
}
function Df(e, t, n, r) {
	if (t.length === 0) return `This is ${jf(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${kf(t, n)} is ${jf(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && !/^(all|\*)$/.test(e) && t.length === 1 && /^(all, or )?a list of (?!text sources)/.test(i), s = Array.isArray(e) && t.length === 1 ? `${String(t[0])}s` : "", c = n.members.has(s) ? ` For several, use ${s}.` : "", l = o ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : c;
	return `${kf(t, n)} is ${jf(e)}.${Af(t, n)}${l}`;
}
function Of(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Of(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function kf(e, t) {
	let n = Of(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Af(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Of([n], t)} must be ${r.expects}.` : "";
}
function jf(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function Mf(e, t) {
	return Nf(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Nf({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Pf(e, t, n) {
	let r = Nf(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function Ff({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function If(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Lf(e, t, n) {
	let r = Rf(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* Rf(e, t, n, r = new Map()) {
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
			]), s = r.get(o), l = s?.text === i ? s.read : Vf(c, t, n);
			r.set(o, {
				text: i,
				read: l
			}), u.push(l), yield;
		}
		let d = u.flatMap((e) => e.problems.some(Uf) ? [] : e.entries), f = c.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, p = f.entries;
		a[c.plural] = p;
		for (let e of u) {
			for (let [t, n] of e.variables) o.set(t, n);
			e.base !== void 0 && s.add(e.base);
		}
		let h = new Xt();
		for (let e of p) {
			for (let t of c.checkEntry(e)) h.add(t);
			for (let t of zf(c, e)) h.add(t);
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
		problems: Vt(Wf(i, c))
	};
}
function zf(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [Y(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Bf({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Pd(r, i, a), { file: s } = o, { members: c, problems: u } = $d(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && nf(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [ef(o, e)]
	};
	let g = tf(o, h, t);
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
function Vf(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = ud(n);
	if (a !== void 0) {
		let { problems: n } = Lf([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Uf)) {
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
function Hf(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = Vf(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Uf({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Wf(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function Y({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Gf(e(t)), d = s ? Is(n, r, o) : R(n, r, o);
	return {
		...O(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Gf(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Kf({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const qf = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Jf(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !Yf(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = qf.has(r) ? void 0 : Jf(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function Yf(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) qf.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Xf = "Run again. If that does not help, the service has changed or has a fault.";
function Zf(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let s = o(n, ({ id: e }) => e === void 0 ? [] : [e]), c = o(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => c.get(e) ?? []), [a] = [...s.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: Y(e, t, "unusable-response", `${u(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Xf}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = a(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = Nf(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Xf}`, s = t ? "error" : "warning";
		g.push(O("unusable-response", o, {
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
function Qf(e) {
	let t = e.projects.map((e) => e.hide_texts ? $f(e) : e), n = e.hide_texts ? np(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function $f(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(sp), ...o.flatMap(cp)], c = op(s), l = ep(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => ip({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => tp(e, l)) }
	};
}
function ep(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function tp({ change: e, outcome: t }, n) {
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
function np(e) {
	return e.map((e) => ip(e, []));
}
const rp = ["yaml", "text-file"];
function ip(e, t) {
	let { quotes: n = [], code: r } = e, i = rp.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: ap(a, t)
	};
}
function ap(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function op(e) {
	let t = new ft();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => ap(t.clean(n), e);
}
function sp(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => cp(e)) : e.fields.filter(({ field: t }) => La(Ia(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(cp));
}
function cp(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(cp);
}
function lp(e) {
	let t = Qf(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? dp(t.problems) : t.problems,
		projects: t.projects.map(up),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(up)
		} }
	};
}
function up(e) {
	return e.hide_texts ? dp(e) : e;
}
function dp(e) {
	return fp(e, "");
}
function fp(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && La(Ia(String(n), String(e.field)));
	return mp(e, (e, t) => t === "quotes" ? [] : qf.has(t) ? r ? pp(e) : e : fp(e, n));
}
function pp(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? mp(e, pp) : e;
}
function mp(e, t) {
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
const hp = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function gp(e, t) {
	let n = e.projects.map((e) => vp(e, t));
	return {
		...xp(e, t),
		declared: e.declared,
		projects: n
	};
}
function _p(e, t) {
	return xp(e, (e) => t(e));
}
function vp(e, t) {
	let n = xp(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: bp(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function yp(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === bp(t);
}
function bp(e) {
	return Ir("sha256").update(e).digest("hex");
}
function xp(e, t) {
	return Cp(e, t, !1);
}
const Sp = new WeakMap();
function Cp(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = Sp.get(t) ?? new WeakSet();
	if (Sp.set(t, r), !n && r.has(e)) return e;
	let i = mp(e, (e, r) => n || !hp.test(r) ? Cp(e, t, n || qf.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function wp(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Dt.indexOf(e) + Number(t !== void 0 && Rt({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Tp(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of u(t === !0 ? [] : e, (e) => Ep(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(Rt) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Dp(Op(e), [e, ...t]));
		}
	}
	return wp(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Op(e, n)));
}
function Ep(e, t) {
	return Rt(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Kf(e),
		e.place.file
	]);
}
function Dp(e, t) {
	if (t.some(Rt)) {
		let { place: n, ...r } = e, i = `${L(t.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
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
function Op({ severity: e, code: t, message: n, place: r, ways: i }, a = re) {
	return {
		...Fo("!", t, r),
		severity: e,
		state: e,
		lines: kp(i),
		words: C(n, a - t.length - 3),
		code: {
			name: t,
			address: Jo(t)
		}
	};
}
function kp(e = []) {
	return e.map(({ does: e, command: t }) => Io(" ", `${e}: `, w(t)));
}
function Ap(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...u(r, ({ outcome: e }) => `${Mp(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => jp(e, C(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => C(e.change.label, 100));
		return [jp(r, `${(t ? a : a.map(tt)).join(", ")} and ${L(e.length - 3)} more`, e.length, n)];
	});
}
function jp(e, t, n, r = re) {
	return {
		...Fo("!", t, lo(e)),
		count: n,
		severity: "error",
		state: Mp(e.outcome),
		words: C(e.outcome.message, r)
	};
}
function Mp(e) {
	return uo(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var Np = class {
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
new class extends Np {}();
// node_modules/diff/libesm/util/string.js
function Pp(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function Fp(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function Ip(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function Lp(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function Rp(e, t) {
	return Ip(e, t, "");
}
function zp(e, t) {
	return Lp(e, t, "");
}
function Bp(e, t) {
	return t.slice(0, Vp(e, t));
}
function Vp(e, t) {
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
function Hp(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function Up(e, t) {
	if (t) return Gp(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function Wp(e, t) {
	if (t) return Gp(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function Gp(e, t) {
	if (!t) return [Wp(e), Up(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = Hp(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const Kp = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", qp = RegExp(`[${Kp}]+|\\s+|[^${Kp}]`, "ug");
new class extends Np {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = Hp(e, r);
		} else n = e.match(qp) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && Jp(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && Jp(n, i, r, null, t.intlSegmenter), e;
	}
}();
function Jp(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = Gp(t.value, i), [s, c] = Gp(n.value, i);
		if (e) {
			let r = Pp(a, s);
			e.value = Lp(e.value, s, r), t.value = Rp(t.value, r), n.value = Rp(n.value, r);
		}
		if (r) {
			let e = Fp(o, c);
			r.value = Ip(r.value, c, e), t.value = zp(t.value, e), n.value = zp(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = Wp(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = Wp(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = Wp(r.value, i), [a, o] = Gp(t.value, i), s = Pp(n, a);
		t.value = Rp(t.value, s);
		let c = Fp(Rp(n, s), o);
		t.value = zp(t.value, c), r.value = Ip(r.value, n, c), e.value = Lp(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = Wp(r.value, i), n = Bp(Up(t.value, i), e);
		t.value = zp(t.value, n);
	} else if (e) {
		let n = Bp(Up(e.value, i), Wp(t.value, i));
		t.value = Rp(t.value, n);
	}
}
new class extends Np {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${Kp}]+|[^\\S\\n\\r]+|[^${Kp}]`, "ug");
		return e.match(t) || [];
	}
}();
const Yp = new class extends Np {
	constructor() {
		super(...arguments), this.tokenize = Zp;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function Xp(e, t, n) {
	return Yp.diff(e, t, n);
}
function Zp(e, t) {
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
function Qp(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends Np {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (Qp(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends Np {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends Np {
	constructor() {
		super(...arguments), this.tokenize = Zp;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify($p(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function $p(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = $p(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = $p(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const em = new class extends Np {
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
function tm(e, t, n) {
	return em.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function nm(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function rm(e) {
	if (!nm(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const im = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function am(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		Xp(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(Xp(n, r, s));
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
			let t = n[e], i = t.lines || cm(t.value);
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
function om(e, t) {
	if (t ||= im, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => om(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = im, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + rm(r) + " " + rm(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + rm((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + rm((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + rm((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + rm((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + rm(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + rm(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function sm(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		am(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? om(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = am(e, t, n, r, i, a, o);
		return s ? om(s, o?.headerOptions) : void 0;
	}
}
function cm(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function lm(e, t, { texts: n, full: r, isPull: i }) {
	let a = Cm(e, t), o = Wa(e, t) ? [Io(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Io(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = Ra(e, t) && s !== void 0 ? { language: s } : {}, d = dm(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: dt(e.value, 1e3 + l - 2 - e.start.length)
	}));
	return [
		...c ? [Io(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${hm(c)}:`)] : [],
		...d,
		...o
	];
}
const um = {
	as: "text",
	text: ""
};
function dm(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || Ga(a) ? um : Em(e, i, a), c = Em(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== um ? fm(t, s, c, r) : Am(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => fm(`${t}.${e}`, n, i, r));
}
function fm(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...pm("-", e, t.members, n.members), ...pm("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = km(t, n, r), o = Io("+", `${e} `, mm(n) ? "(empty)" : a);
	if (mm(t)) return [o];
	let s = Io("-", `${e} `, i);
	return mm(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function pm(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [Io(e, `${t} `, jm(i))] : [];
}
function mm(e) {
	return e.as === "text" && e.text === "";
}
function hm({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${C(e, 60)}`} on ${Go(t)}${n ? ", reviewed" : ""}`;
}
function gm(e, t) {
	return t.flatMap((t) => wm(e, t) ? [] : Cm(e, t)).join(", ");
}
function _m({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Ra(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Cm(e, t)).join(", ")})` : "", a = (t) => `${Cm(e, t)} ${Om(Em(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !Ra(e, t) && !wm(e, t)), c = s.filter((t) => Tm(e, t)).map(a), l = s.filter((t) => !Tm(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function vm(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${Sm(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Cm(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && xm[e.cause]) ?? ym[a], l = e.edited ? `: edited${hm(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${bm(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : Dm, p = Em(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${Om(p, f)} ${d} (not in the file)${m}`;
	let [h, g] = km(Em(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const ym = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function bm({ because: e = [] }) {
	return e.map((e) => e.startsWith("not-") ? `the project does not say that it is ${e.slice(4)}` : `it fails the check ${e}`).join(", and ");
}
const xm = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": ym.held
};
function Sm(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${pn(t)}` : `owned by others (tag ${pn(t)})`;
}
function Cm(e, { field: t, part: n }) {
	return n !== void 0 && Ia(e, t).role === "text" ? Mm(n) : t;
}
function wm(e, { field: t }) {
	return Ia(e, t).role === "identity";
}
function Tm(e, { field: t, after: n }) {
	let r = Em(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Em(e, t, n) {
	return Ia(e, t).show(n);
}
const Dm = 60;
function Om(e, t = 60) {
	switch (e.as) {
		case "text": return pn(e.text, t);
		case "word": return C(e.word, t);
		case "set": return e.members.length > 0 ? jm(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Mm(e)} ${pn(n, t)}`).join(", ");
	}
}
function km(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = it(w(e.word), w(t.word), n);
		return [dt(r, n), dt(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Om(e, n), Om(t, n)];
	let [r, i] = it(w(e.text), w(t.text), n), a = e.text !== t.text && e.text.normalize("NFC") === t.text.normalize("NFC");
	return [pn(r, n), pn(i, n) + (a ? " in another Unicode form" : "")];
}
function Am(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Mm(e),
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
function jm(e) {
	return e.map((e) => tt(Mm(e))).join(", ");
}
function Mm(e) {
	return C(e, 60);
}
function Nm({ sign: e, value: t, other: n }) {
	let r = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return r;
	let i = e === "-", [a, o] = i ? [t, n] : [n, t];
	(Pm?.old !== a || Pm.now !== o) && (Pm = {
		old: a,
		now: o,
		parts: Fm(a, o)
	});
	let s = Pm.parts.filter(({ added: e, removed: t }) => !(i ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: i ? e.removed : e.added
	}));
	return s.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? r : s;
}
let Pm;
function Fm(e, t) {
	return tm(Lm(e), Lm(t), { maxEditLength: 600 }) ?? [];
}
const Im = r(() => new Intl.Segmenter("en", { granularity: "word" }));
function Lm(e) {
	return e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(Im().segment(e), ({ segment: e }) => e));
}
function Rm(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/rows.ts
const zm = 1e3;
function Bm(e, t) {
	if (e.action === "destroy") return {
		...qm("-", e),
		...Hm(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Ra(n, e) ? e.part ?? [] : []), a = {
		...qm(Km(e), e),
		...za(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? _m(e) : gm(n, e.fields);
		return r === "" ? a : {
			...a,
			words: dt(r, zm)
		};
	}
	let o = r === "create" || Do(e), s = e.fields.filter((e) => !o || !wm(n, e)).flatMap((e) => lm(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: C(c, 80) };
	return {
		...a,
		...l,
		...Wm(e, t),
		lines: s
	};
}
const Vm = "will be archived";
function Hm(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? Vm : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Um(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Um({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Om(Em(e, r, i), 90) : "", s = a ? `   (last edited${hm(a)})` : "";
		return {
			...Io("-", `${Mm(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [Io("-", `and ${I(a, "more text")}`)] : []];
}
function Wm(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Gm(e) ? { words: Vm } : t === "drift" ? e.edited ? { words: `last changed${hm(e.edited)}` } : {} : Do(e) ? { words: Ro(e.kind).renamed } : {};
}
function Gm({ kind: e, fields: t }) {
	return t.some((t) => Ua(e, t));
}
function Km(e) {
	return e.action === "create" ? "+" : Gm(e) ? "-" : Do(e) ? "»" : "~";
}
function qm(e, t) {
	return Fo(e, Bo(t), t.place);
}
function Jm(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = dt(vm(e, t, r), r ? Infinity : zm), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...qm("!", e),
		words: i,
		...a
	};
}
function Ym(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = Cm(n, e), [d, f] = km(Em(n, r, i ?? ""), Em(n, r, a)), p = o ? `, edited${hm(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...qm(l ? "!" : " ", e),
		lines: m.map((e) => Io(" ", dt(e, zm))),
		...l && { isLoss: !0 }
	};
}
function Xm({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Om(Em(t.kind, r.field, e))}` : "";
		return Io(" ", dt(`${Cm(t.kind, r)}${i} is no longer declared`, zm));
	});
	return {
		...qm("-", t),
		isLoss: !0,
		lines: r
	};
}
function Zm({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : C(e, 200));
	return {
		...qm("~", r),
		words: `${C(e, 80)}: ${i} → ${a}`
	};
}
function Qm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : w(e), [a, o] = it(i(t), i(n), 200).map((e) => dt(e, 200)), s = `${C(e, 80)}: ${a} → ${o}`;
	return r ? {
		...Fo("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : Fo(" ", s);
}
function $m({ variable: e, host: t, place: n }) {
	return {
		...Fo("!", `sends \${${w(e)}} to ${w(t)}`, n),
		isLoss: !0
	};
}
function eh(e) {
	let t = C(String(e.id), 80), n = qm(" ", e);
	if (Fa(e.kind).secretNames) return n;
	let r = `only the ${e.part} text, which prune does not remove. To manage it, put it back (id ${t})`;
	return {
		...n,
		words: e.part === void 0 ? `id ${t}` : w(r)
	};
}
function th(e) {
	return Fo(" ", w(e));
}
// src/report/view/status.ts
const nh = [
	["Language", ({ language: e, base: t }) => `${C(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => L(e)],
	[
		"Archived",
		({ archived: e }) => L(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${L(e.translated)} ${rh(e, "translated").padStart(5)}`],
	["Verified", (e) => `${L(e.verified)} ${rh(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${L(e.reviewed)} ${rh(e, "reviewed").padStart(5)}`],
	["Conflicts", ({ conflicts: e }) => L(e)],
	[
		"Undecided",
		(e) => L(e.undecided),
		({ undecided: e }) => e > 0
	],
	["To pull", ({ to_pull: e }) => L(e)],
	[
		"Waiting",
		({ waiting: e }) => L(e),
		({ waiting: e }) => e > 0
	],
	["Words to do", (e) => `${e.about ? "about " : ""}${L(e.words_to_do)}`],
	[
		"Ready",
		({ required: e }) => e ? e.unmet.length > 0 ? "no" : "yes" : "",
		({ required: e }) => e !== void 0
	]
];
function rh(e, t) {
	return `${Math.floor(e[t] * 100 / e.texts)} %`;
}
function ih({ status: e }) {
	if (!e?.some(({ texts: e }) => e > 0)) return;
	let t = nh.filter(([, , t]) => !t || e.some(t)), n = e.map((e) => t.map(([, t]) => t(e)));
	return {
		head: t.map(([e]) => e),
		rows: n
	};
}
function ah({ status: e = [] }) {
	return e.flatMap(({ required: e, ...t }) => {
		if (!e || e.unmet.length === 0) return [];
		let n = C(t.language, 40), r = e.unmet.map((n) => `${`${L(t[n])} of ${I(t.texts, "text")} ${n}, ${rh(t, n)}`}, and ${e.percents[n]} % is required`), a = e.missing.map(({ lacks: e, written: r, ...a }) => {
			let o = `not ${e.includes("translated") ? "translated" : i(e)}`, s = `${n}: ${r ? "to be written by apply" : o}`;
			return {
				...Fo("!", Bo(a), a.place),
				words: s,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${Ko(n)} is not ready: ${r.join("; ")}`,
			rows: a
		}];
	});
}
// src/report/view/sections.ts
const oh = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", sh = {
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
		meaning: oh
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: oh
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
}, ch = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, lh = {
	removed: {
		...sh.removed,
		meaning: "Apply archives or destroys it."
	},
	"cleared text": ch,
	"overwritten text": ch,
	overwritten: ch,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: ch,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, uh = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project, or only there. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in the project, and not pulled because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, dh = {
	Conflict: "conflict",
	Undecided: "undecided text"
}, fh = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull",
	waiting: "Waiting"
};
function ph({ reason: e }, t) {
	return mh(t) && e === "archived" ? "Archived" : fh[e] ?? "Kept";
}
function mh({ command: e }) {
	return e === "drift";
}
function hh(e, t) {
	return {
		...t,
		texts: t.texts ?? e.hide_texts !== !0
	};
}
function gh(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [] } = e;
	return [
		yh(t.full === "also" ? r.filter((e) => !ao(e)) : r, t),
		vh(i, t),
		...ah(e).map((e) => t.full ? e : {
			...e,
			rows: Th(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? bh({
			...e,
			plan: n
		}, hh(e, t)) : [],
		kh(a, t)
	];
}
function _h({ problems: e, results: t = [] }, n = {}) {
	return [...Tp(e, n), ...Ap(t, n)];
}
function vh(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${I(n.length, "change")} not made`,
		rows: Ap(n, t)
	};
}
function yh(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: ps(e),
		rows: Tp(e, t)
	};
}
function bh({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = mh(i) ? {} : a ?? e, l = i.full === "also" ? n.filter(ao) : [], u = new Map(l.map((e) => [m({ ...e.place }), kp(e.ways)])), d = (...e) => e.map((e) => wh(e, s, i, u));
	return [
		...a ? [Ch(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map($m)
		},
		...d("Conflict", "Undecided"),
		...Sh(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		Eh(a?.no_longer_declared ?? r, a?.kinds_no_longer_declared ?? []),
		...Dh(o, i),
		...a ? Oh(a, i) : []
	];
}
function xh(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Sh(e, t) {
	let n = mh(t) ? lh : sh;
	return [...new Set(Oo.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[ko(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${L(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: xh(i.map((e) => Bm(e, t)))
		};
	});
}
function Ch(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${I(e.length, "setting")} changed`,
		rows: xh(e.map(Qm))
	};
}
function wh(e, t, n, r) {
	let i = t.filter((t) => ph(t, n) === e), { keptElsewhere: a } = n, o = dh[e], s = !o && a !== void 0 && i.length > 20, c = ({ reason: e }) => Number(s && e === "held"), l = i.toSorted((e, t) => c(e) - c(t)).map((t) => {
		let i = Jm(t, n);
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
		title: `${o ? `${I(i.length, o)}:` : L(i.length)} ${uh[e]}`,
		rows: s ? Th(l, 19, a) : l
	};
}
function Th(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...th(`and ${L(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function Eh(e, t) {
	let n = [...Pa().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => th(`all ${e.many}: no manifest declares any`)), ...e.map(eh)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${L(n.length)} no longer declared, and kept in the project. To remove one, delete it in Lokalise. With prune, apply removes all that is unmanaged`
	};
}
function Dh(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Bm(e, {
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
		title: `All values in full: ${I(n.length, "change")}`,
		noun: "item",
		rows: n
	}];
}
function Oh({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${I(e.length, "change")}`,
		rows: xh(e.map((e) => Bm(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${I(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Bm(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function kh(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(eh).sort((e, t) => _(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${L(e.length)}`,
		rows: Th(r, t, n ?? "the job summary of the workflow lists")
	};
}
function Ah(e, t) {
	let n = hh(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Xm(e, n));
	return [
		Ch(s),
		Ph("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		Ph("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Nh(r, n),
		Ph("with another id or former name", a.map(Zm)),
		Ph("with other values in on_create", o.map(th)),
		...Dh(r, n)
	];
}
function jh(e, t) {
	let n = hh(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => Ym(e, n));
	return Ph(`waiting in the project, because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Mh(e, t) {
	let n = {
		...hh(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Xm(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => Ym(e, n));
	return [
		Ph("in conflict: the manifest keeps its text", c("conflict")),
		Ph("undecided: the manifest keeps its text", c("undecided")),
		Ph("no longer declared", o),
		...Nh(i, n),
		jh(e, n),
		Ph("different, and kept", c(void 0)),
		...Dh(i, n)
	];
}
function Nh(e, t) {
	let n = (e) => e.action === "create" ? "new" : Do(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => Ph(r, xh(e.filter((e) => n(e) === r).map((e) => Bm(e, t)))));
}
function Ph(e, t) {
	return {
		part: "plan",
		title: `${L(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Fh(e, t) {
	let n = Ih(Qf(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => Lh(e, n, s, t)), ...o.map((e) => Rh(e, t))];
	return {
		title: vs(n),
		heading: P`${ys(n)}${i.length > 1 ? P` · ${I(i.length, "project")}` : []}`,
		state: no(n) ? "failed" : to(n) ? "clean" : "open",
		isUntouched: po(n),
		lead: Vh(n, t),
		stopped: ls(e),
		verdict: Hh(n, t),
		result: ds(n),
		comparison: a ? ws(a) : [],
		problems: yh(r, t),
		parts: c,
		next: Kh(n, t),
		legend: Jh(n, c)
	};
}
function Ih(e) {
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
function Lh(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: C(i ?? o?.project.name ?? a, 200),
		heading: P`${F(i ?? a, 80)}${o ? P` · ${F(o.project.name, 80)}` : []}`,
		result: zh(e, t),
		facts: Bh(e, t, n, r.isPullRequest),
		table: ih(e),
		sections: gh(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(be)
	};
}
function Rh(e, t) {
	let { name: n = "" } = e;
	return {
		name: C(n, 200),
		heading: F(n, 80),
		result: Ts([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: Ah(e, t)
	};
}
function zh(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${os([e])}.`;
	if (n) return t === "plan" ? gs(fo(e)).replace(/^n/, "N") : t === "status" ? Qo([e]) : t === "drift" ? es([e]) : Yo(n, i);
}
function Bh(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = Ms(i), d = co(e), f = u === void 0 ? [] : [{
		is: "link",
		words: P`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = P`All differences that apply would change are shown, not only those of this pull request.`, h = fo(e), g = p ? Xo(a.project, h) : void 0, _ = p && r ? Zo(a.project, h) : void 0;
	return [
		P`Project ${a && !n ? P`${F(a.project.name, 80)} · ` : []}${F(i, 200)}${u === void 0 ? [] : P` · ${f}`}`,
		...a?.filter ? [Os(a.filter)] : [],
		...o?.is === "not compared" ? [P`${No(m)} Lokaform could not find out which are from this pull request: ${F(o.why)}.`] : [],
		...g ? [g] : [],
		..._ ? [_] : [],
		...c === void 0 ? [] : [P`The backup is in ${F(c)}.`],
		...d === void 0 ? [] : [P`${ms(void 0)}: ${F(d, 800)}`],
		...hs(e)
	];
}
function Vh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = Uo(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? P`the ${s} ${F(o)}` : P`${o}`;
	if (t === "assignee") return P`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return P`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => fo(e).length === 0);
	return po(e) || l && u ? P`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? P`No plan could be made for this pull request:` : l ? n === void 0 ? P`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : P`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : P`No plan could be made for this pull request (from ${c}):`;
}
function Hh(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Wh(e, t) : [Uh(e, ds(e))];
}
function Uh(e, t) {
	let n = No(P`${t}`), r = e.projects.some(({ results: e }) => e);
	return no(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? $a(e) : to(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Wh(e, { isPullRequest: t }) {
	if (!no(e)) return po(e) ? [{
		mark: "good",
		words: No(P`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = oo(e), r = n.filter(ao), i = n.filter((e) => e.severity === "error" && !ao(e)), a = i.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", o = qh(e) && e.projects.every((e) => fo(e).length === 0);
	return [
		...i.length > 0 ? [Uh(e, `${ps(i)}. ${a}`)] : [],
		...r.length > 0 ? [Uh(e, Gh(r))] : [],
		...o ? [{ words: P`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function Gh(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${L(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${I(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function Kh(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(fo);
	if (r !== "plan" || a.length === 0 || ro(e)) return;
	let o = No(P`What happens next:`);
	if (!t) return P`${o} This run only planned, and changed nothing. A run with the command apply makes these changes in the project.`;
	let s = P`${o} Nothing has been changed yet.`;
	return n === void 0 ? P`${s} When this pull request is merged, the next apply makes these changes in the project.${qh(e) ? P` The changes that are already pending are made as well.` : []}` : P`${s} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${F(n, 200)}. It writes only from the default branch, and from the branches in the input ${F("apply-from")}.`;
}
function qh({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Jh(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...qh(e) ? [P`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [P`${ds(e)}`] : [],
			P`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => P`${No(P`${e}`)}: ${t}`)
	};
}
function Yh(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${Ho(e)} · ${Uo(e.manifests)}`,
		page: Ms(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Xh(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${w(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: no(e),
		stopped: ls(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${w(e.backup)}.`], ...hs(e).map(Po)]),
		restores: n.flatMap((e) => {
			let t = co(e);
			return t === void 0 ? [] : [`${ms(e.name)}: ${w(t)}`];
		}),
		result: a ? ds(e) : void 0
	};
}
function Zh(e, t, n) {
	let r = Qf(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Tp(i, o), ...a.flatMap((e) => _h(e, o))], c = !no(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? P` · ${F(l.name, 80)}` : [], d = so(r).some(({ outcome: e }) => e.state === "done") ? P`❌ Not everything was applied${u}` : P`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? P`Applied by ${g(P`this run`)}` : g(P`This run`), v = a.some(({ results: e }) => e), y = v ? P`: ${`${os(a)}.`}` : P` wrote nothing.`, b = `The figures are for ${I(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? P`✅ Applied${u}` : d,
		lead: [
			P`${_} at commit ${F(p.slice(0, 7))} on ${Go(m)}${y}`,
			...v && h > 1 ? [P`${b}`] : [],
			...c ? [] : [P`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? Qh(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Qh(e) {
	let { projects: t } = e, n = (t) => no({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? os([e]) : "not applied";
		return P`${F(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, P`${`… and ${I(i, "more project")}`}`] : r;
}
// src/model/digest.ts
function $h(e, t) {
	return Ir("sha256").update(m([e, t])).digest("hex").slice(0, 16);
}
// src/report/text/progressText.ts
function eg(e, t, n = Infinity, r) {
	let i = e.count && rg(e.count), a = r && r.until > t ? `${ig(r.until - t)}: ${w(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = ng({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(ng(e)),
		o(s),
		c
	].find((e) => vn(e) <= n) ?? c.slice(0, n);
}
const tg = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function ng({ phase: e, project: t }) {
	let [n, r] = tg[e];
	return t === void 0 || !r ? n : `${r} project ${pn(t, 40)}`;
}
function rg({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? I(e, n) : void 0 : `${L(e)} of ${I(t, n)}`;
}
function ig(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function ag({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${w(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function og(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${w(r)} is sent again: ${a}.`]);
	};
}
function sg(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = Yh(e, c), m = gh(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...cg(ih(e), n), ...Sg(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(vg["!"], Po(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(Os(i.filter))] : []
	], v = u || s ? void 0 : Xo(i.project, i.changes), y = u ? es([e]) : s ? Qo([e]) : Yo(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), b = n === void 0 || s ? [] : xg(m, u), x = [
		...h.length > 0 ? [""] : [],
		...b.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		...Zt(_, n),
		...h,
		...Zt(x, n)
	].map(Ce);
}
function cg(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [tt(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = d(e.map(vn));
			return e.map((e) => t === 0 ? vt(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (d(i.map(vn)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => wt(e, t, 4))];
}
function lg(e, { paint: t }) {
	let { comparison: n, parts: r } = Fh({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Po(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Po(e))] : [], ...Sg(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(Ce);
}
function ug(e, t) {
	return Tp(e).flatMap((e) => dg(e, t));
}
function dg(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? w(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => Tg(e, t))].map(Ce);
}
function fg({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(be), ..._h(e).flatMap((e) => dg(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Ho(e)}`)] : [], ...i];
	});
	return [...ug(e, n), ...r.map(Ce)];
}
function pg(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Xh(e), c = [
		...i ? [t("bad", Po(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...Zt(c, n), ...o].map(Ce);
}
function mg({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${w(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${w(n(e))}. To apply it: lokaform apply --plan ${qo(w(n(e)))}`), r.map(Ce);
}
function hg(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, otherLanguages: s = [] } = e, c = Sg(Mh(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.length > 0 && ` Not pulled: ${Lo(s.map(w), 12)} (no row or entry has them, and pull.languages does not name them).`, d = `Pull from ${w(a)}: ${Es([e])}.${u || ""}`, f = Zt([t("strong", `From ${w(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...f,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${w(e)}`),
		...Zt([t("strong", d)], n)
	].map(Ce);
}
function gg(e, { paint: t, width: n, ...r }) {
	let [, ...i] = Sg([jh(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(Ce) : [];
}
function _g(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = w(e);
		return sm(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => Ce(e.split("	").map(w).join("	")));
	});
}
const vg = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, yg = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, bg = {
	...yg,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function xg(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? bg : yg).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function Sg(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Zt([n("strong", e)], r),
		...Cg(i, t)
	]);
}
function Cg(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = tt(t) + (n === void 0 ? "" : ` ← ${tt(n)}`);
		return {
			...e,
			label: a,
			at: i ? tt(Vo({ place: i }, r)) : ""
		};
	}), a = {
		labels: Eg(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: Eg(i, "at", 24)
	};
	return i.flatMap((e) => wg(e, a, {
		paint: t,
		width: n
	}));
}
function wg(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => wt(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(Tg(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(vg[e.sign], e.sign)} ${vt(i, t.labels)}${d}${vt(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return vn(p) <= c ? [p, ...u] : [
		...wt(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function Tg(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Nm(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function Eg(e, t, n) {
	return e.map((e) => vn(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
}
// src/model/variables.ts
function Dg(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Og(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const kg = /\$\$\{|\$\{([^}]*)\}/g;
function Ag(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(kg)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : /^[?#]?$/.test(e.charAt(n)) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function jg(e) {
	return [...new Set(Ag(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Mg(e, t) {
	return Ag(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function Ng(e, t) {
	let n = Ag(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Pg(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Pg(t.slice(r), i) : r === t.length;
}
function Pg(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function Fg(e) {
	let [, t = "https", n = ""] = Rg.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Ig(e) {
	return e.replace(Rg, (t, n) => `${n}://${Fg(e)}`);
}
function Lg(e, t) {
	return Ig(e) === Ig(t);
}
const Rg = /^(https?):\/\/([^/?#]+)/i;
function zg(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Bg = "LOKALISE_API_TOKEN", Vg = "LOKAFORM_VARIABLES";
function Hg(e) {
	let t = Og(e, Vg);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [Vg]: t }, r = [], i = t.startsWith("# Files can use only these");
	for (let [e, a] of t.split("\n").entries()) {
		let t = a.trim(), [, o, s = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		o === void 0 ? t !== "" && !t.startsWith("#") && r.push(i ? `Line ${e} of the secret variables` : `Line ${e + 1} of ${Vg}`) : n[o] = s;
	}
	return {
		values: n,
		wrong: r
	};
}
const Ug = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function Wg(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Og(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores${e.startsWith("{") ? ", and GitHub replaces expressions only in workflows: set a variable in env there" : ""}. Use such a name, or ${n}.`);
	if (Ug.test(e) || Xg(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = Gg(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = Yg(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Gg(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [Vg, `Add the line ${e}=\${{ secrets.${e} }} to "variables", which the workflow passes under secrets`] : ["the environment", `Set it: export ${e}=… in a shell, or ${e}: \${{ secrets.${e} }} under env of the step in a workflow`];
}
function Kg(e) {
	return Ug.test(e);
}
function qg(e) {
	return /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
}
function Jg(e, t) {
	if (!qg(e) && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let n = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return qg(e) ? `is an expression that GitHub did not replace. Write ${n}.` : `is the name of a variable, which nothing replaced by its value. Write ${n}.`;
}
function Yg(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = Jg(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Xg(e, t) {
	let n = [...Nt(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Zg(e)].some((e) => n.some((t) => t.includes(e))));
}
function Zg(e) {
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
function Qg(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function $g() {
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
					issues: [Qg(r)]
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
function e_(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function t_(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [m(Object.fromEntries(t))];
}
// src/plan/compare.ts
const n_ = {
	kept: [],
	problems: []
};
function r_(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, i_(e, t, i)), c = n === void 0 ? void 0 : mt(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === X ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return n_;
	let p = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", m = Is(t.file, t.span, [p]), h = {
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
	if (Pt(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), y = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : $h(e.id(n), a);
		return {
			...c_(i, t),
			...o !== void 0 && { seen: o }
		};
	})), b = v === void 0 ? [] : y.filter((t) => Ua(e.name, t)), x = y.filter((e) => !b.includes(e));
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
	let ee = e.id(n), te = u ? [{
		...h,
		id: ee,
		reason: "archived",
		place: m
	}] : [], ne = l.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: ee,
		place: c_(e, t).place
	}))), S = v !== void 0 && b.length > 0 ? [{
		...h,
		id: ee,
		reason: "protected",
		tag: v,
		place: m
	}] : [], re = [
		...te,
		...S,
		...ne
	], ie = l.flatMap((e) => e.open), ae = o_(e, {
		...t,
		values: o
	}, x, ne);
	if (ae) return {
		kept: re,
		skipped: h,
		problems: [..._, ae],
		open: ie
	};
	let oe = qa(e, n, x, i.project);
	if (oe.length === 0) return {
		kept: re,
		problems: _,
		open: ie
	};
	let se = s_(e, n, oe), ce = r === void 0 ? {} : { renamed_from: r }, le = e.lastEdit(n), ue = e.tags(n);
	return {
		change: {
			...h,
			place: a_(m, oe),
			ref: a,
			action: "update",
			id: ee,
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
function i_({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...Sn(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function a_(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function o_(e, t, n, r) {
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
function s_(e, t, n) {
	return $h(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function c_(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Is(t, n, r)
	};
}
// src/plan/declaredContents.ts
function l_(e, t) {
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
function u_({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : d_(i),
		isNew: n.get("new") === !0
	};
}
function d_(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(d_) : [];
}
function f_(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), s = (e, s = e) => {
		let c = t.filter((e) => !a.has(e)), l = [...o(c, s)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = m_(t, e(t).map((e) => p_(u.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, c = (t) => u_(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [m([...r(e)].sort())]), s((t) => [m(e.identity(t.values))]);
	let l = (t) => d_(e.identity(t.values));
	return s((t) => [...(u_(e, t).previously ?? []).toReversed(), ...l(t)], l), i;
}
function p_(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function m_(e, t, n) {
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
function h_(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Ls(t, n, i ? [i.name, r] : []).path;
}
function g_(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const __ = new WeakMap();
function v_(e, t, n) {
	let r = __.get(t) ?? new Map();
	__.set(t, r);
	let i = m([e.name, n?.name ?? null]), a = r.get(i) ?? b_(e, n ? y_(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function y_(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function b_(e, t) {
	let n = o(t, (t) => x_(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = C_(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : f_(e, {
				target: a,
				head: [t]
			}, (t) => l_(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(C_(e, t).own).filter((e) => e !== t)
	};
}
function x_(e, t) {
	let { id: n, previously: r = [] } = u_(e, t), i = d_(e.identity(t.values)).map(w_);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(w_)
	};
}
const S_ = new WeakMap();
function C_(e, t) {
	let n = S_.get(e) ?? new WeakMap();
	S_.set(e, n);
	let r = n.get(t) ?? x_(e, t);
	return n.set(t, r), r;
}
function w_(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function T_(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, l_(s, e.values)])), d = (e) => u.get(e) ?? l_(s, e.values), f = f_(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(E_(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(D_(s, n, c));
				continue;
			}
			let u = O_(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...E_(s, n),
				fields: m
			}), l(a, k_(s, n, e, u?.renamed_from !== void 0)), A_(s, n) !== A_(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function E_(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = Is(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function D_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !Ga(e)).map((e) => c_(e, t));
	return {
		...E_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function O_(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && m(r) === m(n.after) ? [] : [c_({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = E_(e, t);
	return {
		...d,
		place: a_(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...m(s) !== m(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function k_(e, t, n, r) {
	let [i, a] = [u_(e, t), u_(e, n)];
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
		...E_(e, t),
		...n
	}));
}
function A_(e, { onCreate: t }) {
	return m([...l_(e, t).texts]);
}
// src/plan/comparePlans.ts
function j_(e, t) {
	let n = N_(t.plan, R_), r = B_([e.plan, t.plan]), i = N_(e.plan, r), a = F_(e.plan), o = new Set(t.plan.kept.map(V_)), s = new Set(U_(t).map(W_)), c = new Set((t.plan.sends ?? []).map(H_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: P_(e.plan, R_, (e, t) => !n(e, t)),
		pending: P_(e.plan, R_, n),
		resolved: P_({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(V_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(H_(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(Fa(e.kind).plural) && !s.has(W_(e))), ...M_(e, t)]
	};
}
function M_(e, t) {
	let n = new Set(e.plan.kept.map((e) => m([W_(e), "part" in e && e.part])));
	return e.kinds.flatMap(({ kind: e, declared: i, matching: { matches: a } }) => {
		let o = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = new Map(o.flatMap(({ declared: e, live: t }) => t ? [[t, e]] : [])), c = r(() => new Set(y_(i).map(({ file: e }) => e.path)));
		return a.flatMap(({ declared: t, live: r }) => {
			let i = r ? s.get(r) : void 0;
			if (!r || !i || t.leftOut) return [];
			let a = e.label(t.values);
			return e.fields.filter(({ role: e }) => e === "text").flatMap((o) => o.toPlan(i.values).flatMap(({ part: s = "", after: l }) => {
				let u = Is(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: a,
					id: e.id(r),
					part: s,
					place: u
				}, f = o.lastWriter?.(r, s)?.edited !== void 0, p = g_(e, t, s) === void 0 && f && !Ga(l), h = n.has(m([W_(d), s]));
				return p && !h && c().has(h_(e, i, s)) ? [d] : [];
			}));
		});
	});
}
function N_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => m([L_(e), t]))));
	return (e, t) => n.has(m([e, t]));
}
function P_({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = L_(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [I_(e, a)];
	});
}
function F_({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(W_)), r = new Set(t.map(({ kind: e, label: t }) => m([e, t])));
	return (e) => r.has(m([e.kind, e.label])) || e.action === "destroy" && n.has(W_(e));
}
function I_(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => Ia(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function L_(e) {
	return e.action === "create" ? m([
		e.kind,
		"new",
		e.identity
	]) : m([e.kind, String(e.id)]);
}
function R_(e) {
	return e.action === "update" ? e.fields.map(z_) : e.action === "destroy" ? [m(["destroy", e.how])] : [m(["create", ...e.fields.map(z_).toSorted()])];
}
function z_({ field: e, part: t, after: n }) {
	return m([
		e,
		t ?? null,
		n
	]);
}
function B_(e) {
	let t = e.flatMap(({ changes: e }) => [...u(e, L_)]), n = new Set(t.flatMap(([e, { length: t }]) => t > 1 ? e : []));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => m([e, t ?? null])) : n.has(L_(e)) ? R_(e) : [e.action];
}
function V_(e) {
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
function H_({ variable: e, host: t }) {
	return m([e, t]);
}
function U_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function W_({ kind: e, id: t }) {
	return m([e, String(t)]);
}
// src/settings/changedSettings.ts
function G_(e) {
	return new Map(Wt.flatMap((t) => {
		let n = t === Bt ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function K_(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || J_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function q_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => J_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(Ct) === r);
}
function J_(e, t) {
	return e !== "" && js(e).toLowerCase() === js(t).toLowerCase();
}
function Y_(e, t) {
	return Wt.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return m(r ?? null) === m(i ?? null) ? [] : [{
			name: En(n),
			...r !== void 0 && { before: X_(r) },
			...i !== void 0 && { after: X_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const X_ = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function Z_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Wt.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = tv(e, t, {
		members: [...a.map($_), ...o.map(ev)],
		thing: s,
		within: n
	}), u = (r) => {
		let a = Q_(t, r), o = [...n, r], s = {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		};
		return tv(e, y(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, d = new Map(o.map((e) => [e, u(e)])), f = [c, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = Q_(t, n), a = r && Array.isArray(i.value) ? tf(e, i, r).problems : [];
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
			place: (e, ...n) => R(h, t.span, [...m(e), ...n]),
			namePlace: (e, ...n) => Is(h, t.span, [...m(e), ...n])
		},
		problems: f
	};
}
function Q_({ value: e, span: t }, n) {
	return {
		value: y(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function $_(e) {
	return e.entries ? {
		...e,
		schema: $n(Hn()).refine(...xe)
	} : e;
}
function ev(e) {
	let t = `a mapping such as { ${Wt.filter((t) => t.parent === e && typeof t.example != "object").slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: Qn(k(), Hn()),
		expects: t
	};
}
function tv({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let o = [], s = (t) => {
		let n = Is(e, r, [t]), a = on("setting", En({
			parent: i,
			name: t
		}), { place: n });
		return a && o.push(a), !a;
	}, c = Object.entries(y(n) ? n : {}).filter(([e]) => s(e)), l = y(n) ? Object.fromEntries(c) : n ?? {}, u = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), d = Xn(Object.fromEntries(u)).safeParse(l).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), p = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), m = new Map(a.members.map(({ name: e, expects: t }) => [e, {
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
		problems: [...o, ...df(d, h)]
	};
}
// src/settings/configFile.ts
function nv(e, t) {
	return M(t.working, D(At, e) ?? At.default);
}
async function rv(e, t) {
	let n = nv(e, t), r = D(At, e) === void 0 || t.commit && !await gi(n, t), i = r ? nv({}, t) : n;
	if (r && !await gi(i, t)) return { problems: t.commit ? [] : await iv(t) };
	let a = N(i, t), o;
	try {
		o = ci(await si(i, t));
	} catch (e) {
		if (e instanceof Qr) throw e;
		let [n] = (await _i(pr(i), j(i))).filter((e) => e !== pr(i)), r = n === void 0 ? "" : ` Did you mean "${N(M(j(i), n), t)}"?`, o = `The settings in ${a} cannot be read: ${mi(e)}${r}`;
		return { problems: [O("not-read", o)] };
	}
	let s = Pd(a, o, { most: Fd });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = ov(s, j(i));
	return {
		config: c,
		problems: Wf([...s.problems, ...l], [])
	};
}
async function iv({ working: e, confined: t }) {
	let n = At.default, r = (e, t) => O("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await vi(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [O("not-read", t)];
	}
	let i = await _i(n, e), a = i.length > 0 ? void 0 : await ri(e, void 0) ?? t?.workspace;
	for (let t = e; a !== void 0 && ni(t, a);) {
		t = j(t);
		let i = yr(e, M(t, n)).split(br).join("/"), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await gi(M(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const av = 1e3;
function ov(e, t) {
	let n = Z_(e, e), r = sv(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Vt([...n.problems, ...r?.problems ?? []])
	};
}
function sv(e, t) {
	let n = t.get(Bt);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(O("bad-setting", e, { place: t }));
	t.get(T) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(T));
	let a = new Map(), o = Object.keys(n);
	if (o.length > av) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${av.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(Bt)), {
		entries: a,
		problems: r
	};
	let s = Q_(e, Bt.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(Bt));
	let c = new Map();
	for (let t of o) {
		let n = Is(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = Z_(e, Q_(s, t), [Bt.name, t]);
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
function cv(e, t) {
	let n = Z(fn, t), r = fv(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? D(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(se, t),
		writers: Z(st, t),
		overwrite: Z(me, t),
		accept: Z(Ot, t),
		placeholders: Z(Ve, t),
		incoming: {
			review: Z(De, t),
			checks: Z(_e, t)
		},
		checks: lv(t),
		pull: void 0,
		filter: n,
		owner: Z(ue, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(Gt, t),
		onProblem: Z(Qe, t),
		protectedTags: Z(qt, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(Ft, t),
		allowWrongProject: Z(un, t)
	}, s = e.flatMap((e) => mv(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = _v(Gt, t) ?? {};
		s.push(O("bad-setting", "prune.by: destroy has no effect, because nothing is pruned. Set prune.keys or prune.webhooks as well (--prune keys=owned,by=destroy for one run), or remove it.", {
			severity: "warning",
			...e && { place: e }
		}));
	}
	return {
		rules: o,
		problems: s
	};
}
function lv(e) {
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
function uv(e) {
	let t = [...dv(et, e)].filter(([, { value: e }]) => y(e));
	return new Map([...t, ...dv(se, e)]);
}
function dv(e, t) {
	let { value: n = {}, part: r } = _v(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function fv(e) {
	return kt.some((t) => D(t, e) !== void 0);
}
function pv(e, t) {
	let n = (D(fn, e) ?? []).length > 0;
	if (!n && (!fv(e) || D(ne, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (It.flatMap((t) => [D(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = kt.map((e) => `--${Ln(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Ln(ne)}.`}`;
	return [O("bad-setting", a, { severity: "notice" })];
}
function mv(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = En(a), { place: s } = _v(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Nf(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(ue) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Mf(e, t) === void 0 && !l(Gt) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const hv = [{
	row: Cn,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: kn,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function gv(e) {
	return D(fn, e) === void 0 ? [] : hv.filter(({ row: t }) => ![void 0, !1].includes(D(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${Ln(e)}: ${t}. Remove one of them.`;
		return O("bad-setting", n);
	});
}
function _v(e, { raw: t, environment: n, parts: r }) {
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
function Z(e, t) {
	return _v(e, t)?.value;
}
// src/settings/token.ts
async function vv(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Dr(M(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${mi(e)}`);
	}
}
const yv = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function bv(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Og(t, e.get(Ct) ?? "")).filter((e) => e !== void 0 && Yg(e) === void 0), i = [
		n,
		t[Bg],
		Og(t, "INPUT_TOKEN"),
		...r,
		...xv(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function xv(e) {
	return Object.entries(e).flatMap(([e, t]) => yv.test(e) && t || []);
}
const Sv = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file.");
function Cv(e) {
	let t = e === "apply" ? "LOKALISE_APPLY_TOKEN" : "LOKALISE_PLAN_TOKEN", n = `There is no API token: the input token is empty. Check that its secret exists (the reusable workflow has ${t}). The job that calls the reusable workflow also needs the line ${t}: \${{ secrets.${t} }} under secrets, even if an environment has the secret.`;
	return O("no-token", n);
}
function wv(e) {
	let t = Jg(e);
	return t !== void 0 || e.trim() === "" ? t : /^["']?bearer\s/i.test(e) ? "starts with the word Bearer. Write only the token, which comes after it." : /["'\s]/.test(e) ? "has quotes, spaces or line breaks. Write only the token." : void 0;
}
function Tv(e, { usable: t, runToken: n, tokenFrom: r, command: i, isAction: a, isNeeded: o, target: s, named: c }) {
	let l = e?.get(Ct);
	if (!e || l === void 0) {
		let e = wv(n ?? ""), t = a ? Cv(i) : Sv, s = e === void 0 ? [] : [O("bad-setting", `The API token (from ${r}) ${e}`)];
		return {
			token: n,
			problems: o ? n === void 0 ? [t] : s : []
		};
	}
	let u = (t, n = "bad-setting") => ({
		token: void 0,
		problems: o ? [O(n, t, { place: e.place(Ct) })] : []
	});
	if (!Ev(l, t)) return u(`The setting token_env must not be ${l}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (s && !t.allowed && l !== "LOKALISE_API_TOKEN" && !q_(s, c, l)) return u(`A pull request must not choose ${l} as token_env: ${s.is === "missing" ? `the settings of its target cannot be read: ${s.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${l} to the input allow-variables, or use a variable that the target uses.`);
	let d = Og(t.values, l) || void 0;
	if (d === void 0) {
		let [e, n] = Gg(l, t);
		return u(`${l} is not set in ${e}. It must contain the API token of this project. ${n}.`, "no-token");
	}
	let f = wv(d) ?? Yg(d);
	return f === void 0 ? {
		token: d,
		problems: []
	} : u(`The value of ${l}, which must contain the API token of this project, ${f}`);
}
function Ev(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : Kg(e) || Xg(Og(t, e) ?? "", xv(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function Dv(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = ti }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await rv(t, n), p = await vv(D(Fn, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), h = o ? "the input token" : p.token ? "the token file" : Bg, { values: g, wrong: _ } = Hg(r), v = bv(d, {
		...r,
		...g
	}, m), y = {
		values: g,
		tokens: v,
		allowed: D(Et, t)
	}, b = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, x = Z(Ke, b), te = qv(t, d, a), ne = e !== "validate" && !x, S = {
		raw: te.names.length > 1 ? {
			...t,
			[Ln(T)]: []
		} : t,
		environment: r,
		config: d,
		usable: y,
		runToken: m,
		tokenFrom: h,
		command: e,
		isAction: n.confined !== void 0,
		online: ne,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l,
		unread: f.find(({ code: e }) => e === "unread-manifest")?.message
	}, re = d === void 0 && Pt(f), ie = (e) => jv(e, e === void 0 ? void 0 : d?.projects?.get(e), S), ae = re ? [] : te.names.map(ie), oe = ae.map(({ settings: e }) => e), se = te.others.map((e) => ie(e).settings), ce = ({ showTexts: e }) => e, le = {
		kinds: Pa(),
		command: e,
		apiUrl: Z(Qt, b),
		projects: oe,
		others: se.flatMap(({ manifests: e }) => e ?? []),
		showTexts: oe.every(ce) && (!u || u.is === "read" && u.projects.every(ce)),
		usable: y,
		secrets: [...v.map(ee), ...[...oe, ...se].flatMap((e) => e.secrets)],
		timeLimit: Z(sn, b),
		...kv(t, b, n),
		combines: !1,
		matrix: x,
		reports: [],
		backupDir: Av(D(ht, t) ?? i, n),
		restoreFlags: xn(t, [
			At,
			...d ? [T] : [],
			Fn,
			Qt
		])
	}, ue = ae.flatMap((e) => e.problems), de = S.online && oe.some(({ inFile: e }) => e.get(zn) !== !1), fe = [
		...p.problems,
		...rn(t),
		...f.filter(({ message: e }) => !ue.some((t) => t.message.endsWith(e))),
		...te.problems,
		...ue,
		...S.online ? pv(t, d) : [],
		...gv(t),
		..._.map(Ov)
	], pe = S.isAction && e === "plan" ? [me, Ft] : [];
	for (let e of pe.map(Ln).filter((e) => t[e])) {
		let t = `The input ${e} counts only for this plan, and not for the next apply. Give it to a run by hand that applies (apply-on-dispatch: true)${e === "overwrite" ? ", or add the trailer Lokaform-Overwrite to a commit" : ""}.`;
		fe.push(O("bad-setting", t, { severity: "notice" }));
	}
	if (u?.is === "missing" && de) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		fe.push(O("not-read", e, { severity: "notice" }));
	}
	return {
		settings: le,
		problems: cn(fe)
	};
}
function Ov(e) {
	let t = `${e} is not NAME=value. In a workflow, correct variables under secrets: one line NAME=value for each variable, and no line breaks in a value.`;
	return O("variable", t);
}
function kv(e, t, n) {
	return {
		format: Z(ut, t),
		detailedExitcode: Z(Ae, t),
		all: Z(Me, t),
		publish: Z(On, t),
		failOnDrift: Z(Lt, t),
		applyFrom: Z(Tn, t),
		yes: Z(wn, t),
		verbose: Z(Tt, t),
		quiet: Z(an, t),
		force: Z(Nn, t),
		out: Av(D(Mt, e), n),
		report: [...new Set(Z(Ut, t).map((e) => M(n.working, e)))],
		plan: Av(D(Cn, e), n),
		configFile: nv(e, n)
	};
}
function Av(e, { working: t }) {
	return e === void 0 ? void 0 : M(t, e);
}
function jv(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(T) ?? "${}", m = /^\$\{\w*\}/.test(p) ? zv : {
		...Uv(p, o, d[0]?.place(T)),
		id: ""
	}, h = c ? Vv(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = Tv(t, {
		...n,
		isNeeded: c && !l,
		named: g
	}), v = cv(Pa(), f), y = !(l && d.some((e) => e.isBroken(zn))) && Z(zn, f), b = n.unread !== void 0 && h.problems.some(({ code: e }) => e === "no-project");
	return {
		settings: {
			name: e,
			id: h.id ?? "",
			secrets: h.secrets,
			token: _.token,
			tokenFrom: t?.get(Ct) ?? s,
			manifests: b ? void 0 : Mv(f, n),
			rules: v.rules,
			flags: xn(e === void 0 ? r : {
				...r,
				only: [e]
			}, _t.settings),
			inFile: G_(d),
			pulledLanguages: _v(Re, f),
			languagePlaces: uv(f),
			required: dv(D(ie, r) ? ie : qe, f),
			useAutomations: Z(yn, f),
			snapshot: Z(we, f),
			concurrency: Z(hn, f),
			rate: Z(gn, f),
			showTexts: y && K_(u, g)
		},
		problems: [
			...h.problems,
			..._.problems,
			...v.problems
		]
	};
}
function Mv({ raw: e, parts: t }, { config: n, working: r, unread: i }) {
	let a = n?.folder ?? r, o = {};
	for (let n of kt) {
		let i = D(n, e);
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
	let s = Nv(t, a);
	return s && {
		kinds: Pa(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function Nv(e, t) {
	if (e.some((e) => e.isBroken(jn))) return;
	let n = e.find((e) => e.get(jn) !== void 0), r = n?.get(jn)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place(jn, r, "files");
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
		...Pv(e, r)
	}));
}
function Pv(e, t) {
	if (e.language === void 0 || Be(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => Be(t) && hr(t) === hr(e.files) && n === e.keyName && r === e.platform), r = ae(e.files), i = n.filter(({ files: e }) => ae(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const Fv = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Iv = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Lv = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Rv = {
	where: "the setting project",
	instead: "write the id itself"
}, zv = {
	secrets: [],
	problems: []
};
function Bv(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [O(n, e, { ...t && { place: t } })]
	};
}
function Vv(e, t) {
	let n = Hv(e, t), { id: r } = n, i = D(bn, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === js(r))) return n;
	let a = D(T, t.raw) !== void 0, o = a || e?.get(T) === void 0 ? void 0 : e.place(T), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Bv(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Hv(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = D(T, t);
	if (o !== void 0) return Wv(o);
	let s = e?.get(T);
	return e && s !== void 0 ? Uv(s, n, e.place(T)) : e?.isBroken(T) || r?.projects ? zv : i === void 0 ? Bv(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : jg(i).length > 0 ? Uv(i, n, void 0) : {
		...zv,
		id: i
	};
}
function Uv(e, t, n) {
	if (jg(e).length === 0 || qg(e)) return Gv(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Bv("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Wg(r, Rv, t);
	if ("message" in o) return Bv(o.message, n, o.code);
	let { value: s } = o;
	if (!Lv.test(s)) return Bv(`The value of ${a} ${Kv}`, n);
	let c = Gv(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, js(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Wv(e, t = "project") {
	let [n, r] = Iv.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Gv(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Bv(`${i} is the URL of a branch. Give the id with :branch after it.`) : Gv(r.replace(/%3a/i, ":"), i);
}
function Gv(e, t, n) {
	let [, r] = n ? Iv.exec(e) ?? [] : [];
	if (r !== void 0) return Bv(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = Jg(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? Kv;
	return Fv.test(e) ? {
		...zv,
		id: e
	} : Bv(`${t} ${i}`, n);
}
const Kv = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function qv(e, t, n) {
	let r = D(nn, e), i = t?.projects && [...t.projects.keys()];
	if (!i) return {
		names: [void 0],
		others: [],
		problems: r ? [O("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = nt(e, i) || ` There are ${i.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(T) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [T, ...kt] : [];
	for (let t of c.filter((t) => D(t, e) !== void 0)) {
		let e = `The option --${Ln(t)} (in the action: ${Ln(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(O("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/kinds/declaration.ts
function Jv({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Qv(n, t[e] ?? [])));
}
function Yv({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(Sn)))];
}
function Xv(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => Zv(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Zv(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function Qv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Is(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function $v(e, t, { second: n, first: r, field: i }, a = "") {
	let o = R(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${ey(R(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return O(e, s, { place: o });
}
function ey({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function ty(e, t) {
	let n = Jv(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t), a = e.kinds.flatMap(({ fields: e }) => e.map(({ name: e }) => e));
	return [
		...iy(e, t),
		...ay([...i, ...ry(e)], t, a),
		...uy(r, t)
	];
}
function ny(e) {
	return y_(Object.values(e).flat()).flatMap(({ from: e }) => e ?? []);
}
function ry({ entries: e }) {
	let t = ny(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], place: t }) => e.map((e) => ({
		language: e,
		count: 0,
		place: t,
		ofText: !0,
		inSource: !0
	})));
}
function iy({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { scope: "project" })];
}
function ay(e, t, n) {
	if (!t.languages) return [];
	let r = t.languages.map(({ iso: e }) => e);
	return [...u(e.filter(({ language: e }) => !r.includes(e)), ({ language: e }) => e)].flatMap(([e, [i, ...a]]) => {
		if (!i) return [];
		let o = a.reduce((e, t) => e + t.count, i.count), s = n.includes(e) ? ` If it is the field ${e}, indent it less.` : Ne(e, r), c = o > 1 ? `from the manifests ("${e}" is in ${o} places; this is the first)` : "here", l = `${i.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${c}.`, u = s === "" ? l.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${l}`, d = s || ` Its languages: ${r.slice(0, 20).join(", ")}.`, f = `Project ${t.name} has no language "${e}".${d} ${u}`;
		return O("unknown-language", f, {
			place: i.place,
			scope: "project"
		});
	});
}
function oy({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = ny(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Bn(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [O("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const sy = /(?:^|\/)values\/[^/]+\.xml$/;
function cy({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => sy.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function ly(e, { name: t, languages: n }, r = !1) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${Ne(e, i)}`, [o, s] = r ? ["error", "project"] : ["warning", "change"];
		return [O("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function uy(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function dy({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function fy({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await my(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(gy(o, e.isDoubtful)));
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
		problems: [...a, ..._y(i)]
	};
}
async function py(e, t, n, r, { signal: i = ti, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await wa(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = Rf(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await Pr(), o?.({
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
		textFiles: If(c)
	};
}
async function my(e, t, n, r, i) {
	let a = await py(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? hy(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await py(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = bt(f.problems) ? [] : oy(a, u), m = [...f.textFiles.values()].filter(({ language: e }) => e !== void 0), h = ({ place: e }) => [...m, ...ny(f.declared.entries)].some(({ source: t }) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !h(e))]
	};
}
function hy(e, t) {
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
function gy({ rules: e }, t = !1) {
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
function _y(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => vy(t, e) !== void 0), a = i && vy(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function vy(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (js(e.settings.id) !== js(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const yy = {
	entries: {},
	variables: new Map()
};
async function by(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => Dv(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[Ln(nn)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await fy({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => Dg(e.variables)));
	let b = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), x = [...g.filter(({ code: e }) => !Cy.includes(e)), ...b].find(({ severity: e, code: t }) => e === "error" && !Sy.includes(t));
	return x ? {
		is: "missing",
		why: wy(x)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function xy(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await Dv("plan", {
		...e,
		[Ln(nn)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: wy(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const Sy = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Cy = ["unset-variable", "project-not-allowed"];
function wy({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Vo({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Ty(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(T);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? yy, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? dy(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: Y_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Ey(e, t) {
	let n = e && Ty(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function Dy(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("undeclared-project", t, { severity: "warning" });
	});
}
function Oy(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? wy(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...j_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function ky({ kinds: e }, { problems: t }, n, r) {
	if (Pt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Ay(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => jy(e, t, c.get(t), l.get(t)))
	};
}
function Ay(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function jy(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...T_(e, n?.declared ?? yy, r?.declared ?? yy),
		settings: Y_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function My(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = og(t), l, u, d = 0, f, p = () => {
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
function Ny(e, t) {
	return My({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(eg(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
function Py(e) {
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
		showProblems: (e) => Fy(ug(e, r.errorScreen.paint), r),
		ask: i && ((e, t) => oe(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Iy(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => Hy(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function Fy(e, { error: t, errorScreen: { width: n } }) {
	Zt(e, n).forEach(t);
}
function Iy(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Ly(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(ag(e));
		},
		...s ? void 0 : zy(n, u),
		onPlan: (r) => By(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Xi({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function Ly(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(Ry(r, i, t));
	};
}
function Ry({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(bo)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = zo(s, e), u = o === s ? l : `${L(o)} of ${l}`, d = n.filter(uo).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${L(d)} in part` : ""}`;
}
function zy({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? My({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(eg(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : Ny(t, n);
}
async function By(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = Vy(t, r);
	if (l && r.showPlan && (!t.quiet || c) && sg(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || sg(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return Zt(ug(e.problems, d), f).forEach(i.prompt), oe("Apply this plan?", c, n);
}
function Vy({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function Hy(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(ot(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Fy(fg(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = sg(n, {
			...Vy(t, r),
			width: void 0
		}).slice(-1);
		Zt(e, o.width).forEach(i.out);
	}
	no(e) ? pg(e, s.paint, s.width).forEach(i.error) : pg(e, o.paint, o.width).forEach(i.out);
	let d = (e) => N(e, { displayRoot: a });
	if (l) return;
	[...mg(n, d), ...Zt(Uy(e, t, r), o.width)].forEach(i.out);
	let f = oo(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	f && s.width !== void 0 && Fy([s.paint("dim", `More about ${f}: lokaform explain ${f}`)], i);
}
function Uy(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || ro(e) || !Ya(e)) return [];
	let i = oo(e).some(ao) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = xn(r, yt("option", ["apply"])).map(qo);
	return [`To make ${i}: ${w(["lokaform apply", ...a].join(" "))}`];
}
// src/model/verdict.ts
const Wy = () => void 0, Gy = () => ({ is: "write" });
function Ky({ id: e, language: t }) {
	return m([e, t]);
}
// src/plan/filter.ts
const qy = [
	"key:",
	"tag:",
	"file:"
];
function Jy(e) {
	return qy.find((t) => e.startsWith(t));
}
function Yy(e, t) {
	return e.length === 0 || e.some((e) => Zy(e, Qy(t)));
}
function Xy(e, t) {
	if (e.length === 0) return [];
	let n = t.map(Qy);
	return e.filter((e) => !n.some((t) => Zy(e, t)));
}
function Zy(e, t) {
	let n = Jy(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => ke(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Qy({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : d_(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => d_(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function $y(e, t) {
	return Xy(e, nb(t)).filter((e) => !e.startsWith("tag:")).map((e) => eb(e, t));
}
function eb(e, t) {
	let n = Jy(e), r = nb(t).flatMap((e) => Qy(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = nb(t), o = qy.map((t) => t + e).find((e) => Xy([e], a).length === 0) ?? (n === "file:" ? i.find((t) => t.endsWith(`/${e.slice(n.length)}`)) : void 0), s = n ? void 0 : i.find((t) => t.startsWith(e) && /^[./_:-]/.test(t.slice(e.length))), c = s && `${s.slice(0, e.length + 1)}*`, l = c === void 0 ? 0 : a.filter((e) => Yy([c], e)).length, u = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${(o && ` Did you mean "${o}"?`) ?? (c && ` Did you mean "${c}" (${l} ${l === 1 ? "key" : "keys"})?`) ?? nt(e, i)}`;
	return O("unknown-filter", u);
}
function tb(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => eb(e, n));
}
function nb(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function rb(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function ib(e, t, n, r) {
	let i = lb(t), a = e.flatMap(rb).flatMap(({ keys: e, language: a }) => a !== void 0 && a !== n ? [] : i.includes(e) ? [a === void 0 && r ? "pattern" : "whole"] : Yy([e], t) ? ["pattern"] : []);
	return ["whole", "pattern"].find((e) => a.includes(e));
}
function ab(e, t) {
	return rb(e).some(({ keys: e }) => t.some((t) => Yy([e], t)));
}
function ob(e, t, n) {
	let r = n.flatMap(cb);
	return t.filter((e) => !ab(e, r)).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = rb(t), a = [...new Set(r.flatMap(lb))], o = [...t.matchAll(/[./@_](?=[a-z]{2,3}([-_]\w+)?$)/gi)].map(({ index: e }) => e).find((e) => a.includes(t.slice(0, e))), s = i !== void 0 && a.includes(i), c = s ? [i, n] : o === void 0 ? [ct(n, a), i] : [t.slice(0, o), t.slice(o + 1)], l = c[0] === void 0 ? "" : ` Did you mean "${c.filter(Boolean).join(":")}"?`, u = `${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${!s && /^\W?[a-z]{2}([-_]\w+)?$/i.test(n) ? ` For all texts in a language: '*:${n.replace(/^\W/, "")}'.` : t.includes(",") ? " Several names are one per line, or one in each run." : l}`;
		return O("unknown-text", u);
	});
}
function sb(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = cb(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = rb(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => Yy([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => Yy([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = Te(i.language, o), d = u === void 0 ? "" : ` Did you mean "${i.keys}:${u}"?`, f = `${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.${d}`;
		return s.length === 0 ? [] : [O("unknown-text", f, { scope: "project" })];
	});
}
function cb(e) {
	return nb([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function lb({ kind: e, entry: t }) {
	return d_(e.identity(t.values));
}
// src/plan/prune.ts
const ub = {
	destroys: [],
	spared: [],
	scope: 0
};
function db(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = Mf(e, i);
	if (a === void 0) return ub;
	let o = (t) => Pf(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = mt(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
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
		let n = e.tags(t), i = fb(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: a,
			seen: $h(e.id(t), e.fingerprint(t)),
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
function fb(e, t, n) {
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
function pb(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function mb(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0)), c = s.length > 0 && r.texts();
	if (!c) return e;
	let l = i.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : []), u = Object.fromEntries(l.map(({ part: e = "", after: t }) => [e, t])), d = new Map();
	for (let e of pb(s, ({ part: e = "" }) => e, o)) {
		let { part: r = "" } = e, o = gb(e), s = c.whyWaiting(t, n, {
			...u,
			[r]: o
		}, r), l = ib(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, r, e.reason === "held");
		s && l !== "whole" ? d.set(e, {
			...e,
			...s,
			reason: "waiting"
		}) : _b({
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
const hb = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function gb({ declared: e, live: t }) {
	return !y(e) || !y(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
function _b(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = gb(e.item);
	return a !== void 0 && y(a) !== y(o) || vb(n, r, i, t) ? "other-shape" : x(s) ? bb(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function vb(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const yb = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function bb({ kind: e, entry: t, item: n }, { project: r }) {
	let { field: i, declared: a } = n, o = gb(n), s = (e, t) => d_(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(o, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === i)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === r.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		a ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => yb.test(e), c].some((e) => s(o, e) && !s(f, e));
}
// src/plan/makePlan.ts
function xb(e, t, n, r) {
	let i = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = ty(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let { kinds: s, filter: c } = wb(e.kinds.flatMap((n) => {
		let [r, a] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !a) throw Error(`live ${n.plural} were not read`);
		return r && a ? [Ob(n, r, a, i)] : [];
	}), n), l = s.map((e) => ({
		...e,
		...kb(e.parts)
	})), u = (e) => c ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...l.flatMap((e) => [...e.problems, ...e.remarks])], f = l.flatMap((e) => e.keptTexts), p = f.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), m = Pt(d) || p || e.isIncomplete === !0, h = l.flatMap((e) => e.destroys), g = c ? [] : l.flatMap((e) => e.unmanaged), _ = l.flatMap((e) => e.kind.firstSends?.(Sb(e, i, m)) ?? []), v = {
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
			unchanged: a(l, ({ unchanged: e }) => e),
			unmanaged: a(l, u),
			by_kind: Object.fromEntries(l.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: a(l, ({ changes: e }) => e.filter((e) => Cb(e, n)).length)
		},
		..._.length > 0 && { sends: _ },
		...c && { filter: c }
	}, y = l.flatMap((e) => e.kind.hints?.(Sb(e, i, m)) ?? []);
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
function Sb(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		undeclared: [...e.unmanaged, ...n ? e.destroys : []],
		context: t
	};
}
function Cb(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function wb(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Yy(t, e)), a = new Map(Eb(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(Tb(t))];
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
	}]), c = Xy(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function Tb(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => Gf(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Eb(e, t) {
	let n = new Set(e), r = o(e, ({ change: e }) => Ab(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(Ab(e.change, "after")), o = Ab(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? Db(e, t) : e;
	});
}
function Db({ change: e, open: t, ...n }, r) {
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
function Ob(e, t, n, i) {
	let { storedForm: a } = e, o = a ? {
		...i,
		storedForm: r(() => a(n.objects))
	} : i, s = e.match(t, n, o), c = r(() => e.waiting?.(t, o)), l = s.matches.map((t, n) => {
		let r = mb(r_(e, t, o, `${e.name}:${n + 1}`), t, {
			kind: e,
			context: o,
			texts: c
		}), { declared: i, live: a } = t;
		return {
			...r,
			kind: e,
			entry: i,
			...a !== void 0 && { live: a }
		};
	}), u = s.refused.map(({ declared: t, problem: n }) => {
		let { file: r, span: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: Is(r, i, [])
			},
			problems: [n]
		};
	}), d = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), f = db(e, {
		matched: d,
		unmatched: s.unmanaged.filter((e) => !s.namesakes.has(e))
	}, o), p = new Set([...f.destroys, ...f.spared].map(({ id: e }) => e)), m = s.unmanaged.filter((t) => !p.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	})), h = [...l, ...u], { remarks: g } = s;
	return {
		kind: e,
		matching: s,
		declared: t,
		live: n,
		parts: h,
		remarks: g,
		unmanaged: m,
		matched: d.length,
		...f
	};
}
function kb(e) {
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
function Ab(e, t) {
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Ia(e.kind, t).role === "identity").flatMap((n) => d_(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/keys/liveKey.ts
function jb(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function Mb(e, t) {
	let n = or(e) ?? {}, r = cr(n.key_id), i = zb(n.key_name), a = fr(n.platforms, A), o = g.filter((e) => a?.includes(e)), s = Object.keys(Xb(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Bb(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: Rb.safeParse(n.filenames).data,
		tags: fr(n.tags, A),
		is_plural: ar(n.is_plural),
		is_archived: ar(n.is_archived)
	};
	if (!ir(d) || u.length > 0) {
		let e = [...lr(d), ...u.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let f = o.length < new Set(a).size, p = {
		...Fb(n),
		translations: c,
		base_words: dr(n.base_words)
	};
	return { key: {
		...d,
		...f && { onOtherPlatform: f },
		...p
	} };
}
const Nb = {
	description: A,
	context: A,
	plural_name: A,
	is_hidden: ar,
	char_limit: dr,
	custom_attributes: Lb,
	modified_at_timestamp: ur,
	translations_modified_at_timestamp: ur
}, Pb = Object.entries(Nb);
function Fb(e) {
	return Object.fromEntries(Pb.map(([t, n]) => [t, n(e[t])]));
}
function Ib(e) {
	return Object.keys(Nb).filter((t) => e[t] === void 0);
}
function Lb(e) {
	let t = A(e);
	return t === void 0 || !/__proto__|\\u/.test(t) ? t : JSON.stringify(p(t) ?? null).includes("\"__proto__\":") ? void 0 : t;
}
const Rb = Gn({
	ios: k(),
	android: k(),
	web: k(),
	other: k()
});
function zb(e) {
	let t = or(e) ?? {}, n = {};
	for (let e of g) {
		let r = A(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function Bb(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Vb(or(n) ?? {});
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
function Vb(e) {
	return {
		language_iso: A(e.language_iso),
		translation: A(e.translation),
		modified_by: cr(e.modified_by),
		modified_by_email: A(e.modified_by_email),
		modified_at_timestamp: ur(e.modified_at_timestamp),
		is_reviewed: ar(e.is_reviewed),
		is_unverified: ar(e.is_unverified)
	};
}
function Hb(e, t = []) {
	return Array.from(e, (e) => Mb(e, t));
}
function Ub(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function Wb(e) {
	let t = Ub(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const Gb = (e) => {
	let t = e.exactOptional();
	return Xn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Kb = Gb(k()), qb = Gb(k().min(1));
function Jb(e, t) {
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
function Yb(e, t = g) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function Xb(e, t) {
	let n = {};
	for (let r of g) {
		let i = Jb(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function Zb(e) {
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
const Qb = $g();
function $b(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function ex(e, t) {
	let n = e;
	return Qb({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: k(),
		value: k(),
		unset: "",
		live: (e) => e[n],
		toManifest: $b,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function tx(e, t = () => void 0) {
	let n = e;
	return Qb({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Jn(),
		value: Jn(),
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
const nx = Qb({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: er().min(0),
	value: er(),
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
}), rx = Qn(k(), Wn()), ix = Qb({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: rx,
	value: Wn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes === void 0) return;
		if (e.custom_attributes === "") return {};
		let t = p(ax(e.custom_attributes));
		return t === void 0 ? e.custom_attributes : t === null || Array.isArray(t) && t.length === 0 ? {} : t;
	},
	toManifest: (e) => {
		let t = rx.safeParse(e);
		return t.success ? $b(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function ax(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function ox({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const sx = Qb({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: $n(tr(g)).min(1),
	value: $n(tr(g)),
	live: (e) => e.onOtherPlatform ? void 0 : lx(e.platforms),
	inPlan: (e) => lx(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), cx = Qb({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: $n(k().min(1)),
	value: $n(k()),
	unset: [],
	live: (e) => ux(e.tags),
	check: (e, { rules: t }) => {
		let n = mt(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => ux(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return ux([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: $b,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return ux([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function lx(e) {
	return g.filter((t) => e.includes(t));
}
function ux(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const dx = Qb({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: qn([k().min(1), qb.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Kb,
	live: (e, { platforms: t }) => Xb(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Xb(e, n)
		} : a;
	},
	inPlan: (e) => Xb(e, g),
	check: fx,
	merge: mx,
	carries: (e, t) => g.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Zb(t);
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
function fx(e, { project: t, platforms: n }) {
	let { perPlatformNames: r, name: i } = t, a = r ? Q(e, n) : Q(e);
	if (!(r ? a.length > 0 || n.length === 0 : a.length < 2)) return {
		code: "same-names-needed",
		message: r ? `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.` : `In project ${i}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
}
const px = Qb({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Kb,
	value: Kb,
	unset: {},
	live: (e) => hx(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => g.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => $b(hx(e)),
	merge: mx,
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
		slots: hx(e)
	})
});
function mx(e, t, n) {
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
	return hx(r);
}
function hx(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const gx = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, _x = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, vx = Object.keys(_x), yx = new RegExp([
	gx.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), bx = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, xx = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, Sx = "[VOID]";
function Cx(e, t) {
	return e === t || e === "" && t === Sx || t === "" && e === Sx || t.includes("[%") && wx(e, t) !== void 0 || e.includes("[%") && wx(t, e) !== void 0;
}
function wx(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(gx)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(Tx(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function Tx([e, t, n = "", r, i], a) {
	let o = kx(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = kx(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${kx(n)}(?:hh?|ll?|[qjztL])?[${_x[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function Ex(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(gx)];
		e.length > 0 ? t += 1 : a.match(yx) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var Dx = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = r(() => e.both.flatMap(([e, t]) => Ax(t).flatMap(([t, n]) => wx(new Map(Ax(e)).get(t) ?? "", n) ?? [])));
	}
	#n = r(() => {
		let e = this.#e.live.flatMap(Ax).flatMap(([, e]) => [...e.matchAll(gx)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return Ox(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, n, i) {
		if (n === "as-written") return e;
		let a = r(() => n === "universal" || (this.#a(t) ?? i().isUniversal));
		return Ox(e, (e) => e.match(yx) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(gx)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(gx, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = xx.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return wx(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(Ax).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${Tx(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = Ax(t).map(([, e]) => e);
			if (e.some((e) => e.match(gx))) return !0;
			if (e.some((e) => e.match(yx))) return !1;
		}
	}
	#o(t, n) {
		if (bx.test(t) || (t.match(yx)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(yx, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${Tx(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = vx.find((e) => _x[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return wx(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function Ox(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function kx(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function Ax(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const jx = Qn(k(), k()), Mx = qn([k(), jx]);
function Nx(e, t) {
	if (!t || !e.startsWith("{")) return e;
	let n = jx.safeParse(p(e));
	return n.success ? Ix(n.data) : e;
}
function Px({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function Fx(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function Ix(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Lx(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || Rx(e) && Rx(t) || typeof e == typeof t && Cx(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => Cx(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function Rx(e) {
	return typeof e == "string" ? e === "" : Object.keys(Ix(e)).length === 0;
}
const zx = jx.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: v }
}), Bx = qn([k(), zx]), Vx = Qn(k().min(1), Bx), Hx = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Ux = (e) => $n(Xn({
	language_iso: k().min(1),
	translation: e
})).refine(Hx, "has a language twice"), Wx = Ux(Hn()), Gx = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: qn([Vx, Ux(Bx).transform(Jx).pipe(Vx)]),
	rewrite: qx,
	diff({ translations: e }, t, n) {
		let { listed: i, project: a } = n;
		if (!e && i.length === 0 || a.segmentation) return X;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = r(() => tS(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, r]) => Xx(e, r, {
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
			translation: Mx.parse(n)
		}));
	},
	show(e) {
		let t = Mx.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: Ix(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Px(e, n);
		return r && Nx(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Nx(n, t);
			return Rx(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => Gx.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = Px(e, t);
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
		let n = Px(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...rS(n, Nx(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Px(e, t);
		return !n || n.is_unverified !== !0 && !Rx(Nx(n.translation, e.is_plural));
	},
	same: (e, t) => Lx(Mx.parse(e), Mx.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function Kx(e, t, n, r, i = "") {
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
		let t = v.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${nt(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function qx(e) {
	if (!Array.isArray(e)) return;
	let t = Wx.safeParse(e);
	if (t.success) return {
		value: Jx(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Jx(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function Yx({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => t_(Nx(t, e)));
}
function Xx(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : Kx(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return Zx(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && Zx(e, t, Object.fromEntries(s), n, r) || X,
		issues: o
	};
}
function Zx(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, project: s, storedForm: c = () => eS }) {
	let l = xt(a, e);
	if (l === "ignore") return;
	let u = "translations", d = (e, t) => {
		let r = Mx.parse(e.after), o = i().stored(r, t, a.placeholders, c), s = t === void 0 ? o : Qx(o, n, t);
		return {
			...X,
			changes: [b(s, r) ? e : {
				...e,
				sent: s
			}]
		};
	};
	if (!r) return n === void 0 ? void 0 : d({
		field: u,
		part: e,
		after: n
	});
	let f = Px(r, e);
	if (!f && n === void 0) return;
	if (!f) return {
		...X,
		issues: [Qg(`${e} text`, [e])]
	};
	let p = Nx(f.translation, r.is_plural);
	if (n !== void 0 && Lx(p, Fx(n, p))) return;
	let m = i().native(p), h = (n, r = []) => ({
		...X,
		kept: [{
			field: u,
			part: e,
			live: m,
			...rS(f, m),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return Rx(m) ? void 0 : h({
		reason: "pull",
		...e === s.baseLanguage && { details: $x }
	});
	let g = Fx(n, m), _ = d({
		field: u,
		part: e,
		before: m,
		after: g,
		...rS(f, m)
	}, p);
	if (l === "enforce" || Rx(m)) return _;
	let v = l === "seed";
	if (v && !a.pull && a.overwrite.length === 0) return h({ reason: "held" });
	if (!v && nS(m, g)?.length === 0) return _;
	let { modified_by: y, modified_by_email: x, modified_at_timestamp: ee } = f, te = {
		id: String(r.key_id),
		language: e,
		live: m,
		...ee && { at: ee },
		by: {
			id: y,
			address: x
		},
		...v && { isHeld: !0 }
	}, ne = o(te);
	if (!ne) return h({ reason: "undecided" }, [te]);
	if (ne.is === "write") return _;
	let S = "cause" in ne ? { cause: ne.cause } : {};
	return h({
		reason: ne.is,
		...S
	});
}
function Qx(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return Fx(Object.fromEntries(r), n);
}
const $x = "If its line was deleted, delete those of the other languages and of keys.yaml too, or lokaform pull writes it back", eS = {
	isUniversal: !1,
	isNumbered: !1
};
function tS(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => Nx(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && Px(t, e);
		return r ? [[n, Nx(r.translation, t.is_plural)]] : [];
	});
	return new Dx({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function nS(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(Ix(e)).filter((n) => e[n] !== t[n]);
}
function rS(e, t) {
	if (!e.modified_at_timestamp || Rx(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: iS(n) },
		...i && { reviewed: i }
	} };
}
function iS(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const aS = [
	dx,
	sx,
	ex("description", !0),
	cx,
	Gx,
	px,
	ex("context", !0),
	nx,
	tx("is_plural"),
	ex("plural_name"),
	tx("is_hidden"),
	tx("is_archived", (e, t) => !ox(e, t) && void 0),
	ix
], oS = k().min(1), sS = qn([er().positive(), k().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), cS = jt(aS).required({ key_name: !0 }).extend({
	previously: qn([oS.transform((e) => [e]), $n(oS).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Jn().exactOptional(),
	key_id: sS.exactOptional()
}).meta({ allOf: [lS(!0), lS(!1)] });
function lS(e) {
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
const uS = jt(aS.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function dS({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $ = {
	name: "key",
	fields: aS,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Yb(e.key_name, e.platforms),
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
	declaredId: (e) => sr(e.key_id),
	liveLabel: (e) => Yb(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !ox(n, t),
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
function fS(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : pS(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = mS(r, n), { renames: a, problems: o } = gS(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function pS(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (SS(e, n, t.perPlatform).length === 0) return;
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
function mS(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(xS(r, t, n));
		return !hS(e).some((e) => a.includes(e));
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
function hS({ values: e }) {
	return [...Q(e.key_name), ...e.previously ?? []];
}
function gS(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, s = o([...t], (t) => e.get(t)?.from ?? []), c = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), l = new Set(r.values()), u = new Map(), d = new Map();
	for (let [n, { from: a, blockers: o }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = Yb(e.key_name, e.platforms), h = s.get(e)?.find((e) => e !== n), g = (t, r) => _S([...t].flatMap(([t, r]) => r === e && t !== n ? t : []), r), _ = (e, t, r = "previously") => d.set(n, Y($, n, e, t, { path: [r] }));
		p && !t.has(n) ? _("wrong-id", vS(e, o), "key_id") : p ? u.set(n, e) : f.length > 0 ? _("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : l.has(e) ? _("claimed-twice", `"${m}" is a former name, but ${g(r, "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : c.has(e) ? _("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${g(i, "key_name")}. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : h ? _("rename-twice", `"${m}" is also a former name of ${_S([h], "previously")}, but it can only become one key. Keep it in one entry.`) : u.set(n, e);
	}
	return {
		renames: u,
		problems: d
	};
}
function _S(e, t) {
	return e.map(({ values: e, file: n, span: r }) => `"${Yb(e.key_name)}" (${ey(R(n, r, [t]))})`).join(" and ");
}
function vS(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => Yb(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function yS(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new Xt();
	for (let { path: e, length: n } of bS(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: R(t.file, t.span, ["previously"]) };
		a.add(O("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function bS(e, t) {
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
function xS({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Xb(e.key_name, r);
	return n ? {
		...Xb(t.key_name, r),
		...i
	} : i;
}
function SS(e, t, n) {
	let r = xS(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return g.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
function CS({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = e.map((e) => e.declared), o = [
		...ES(i, a, n, t),
		...wS(i.flatMap(DS), "new keys have such names"),
		...OS(i, a, n)
	];
	if (!r) return o;
	let s = wS(e.flatMap(AS), "keys have names for platforms that they do not have");
	return [
		...o,
		...kS(i, t),
		...s
	];
}
function wS(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = O(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function TS({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Xb(e, t)))];
}
function ES(e, t, n, r) {
	let i = e.filter(({ values: e }) => e.previously !== void 0);
	if (i.length === 0) return [];
	let a = new Set(n.flatMap(TS)), s = [...new Set(r.flatMap(TS))], c = o(t, ({ values: e }) => e.previously ?? []);
	return i.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => a.has(e))) return [];
		let r = n.flatMap((e) => ct(e, s) ?? [])[0], i = n.map((e) => `"${e}"`).join(" or "), o = n.flatMap((e) => c.get(e) ?? []).find((t) => t !== e), l = `No live key has the former name ${i}, so this entry creates a new key.${(o && ` ${_S([o], "previously")} has it, too: keep it in one entry.`) ?? (r === void 0 ? "" : ` Did you mean "${r}"?`)}`;
		return [Y($, e, "unknown-previously", l, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function DS(e) {
	let t = Q(e.values.key_name).find((e) => /^\s|\s$|^[^ ]*(?:[^\S ]|\p{Cf})[^ ]*$/u.test(e));
	if (t === void 0 || e.from) return [];
	let n = `The name of this new key, "${t.replace(/[^\S ]|\p{Cf}/gu, (e) => `\\u{${e.codePointAt(0)?.toString(16)}}`)}", has a blank at an end or a character that is not visible. Remove it, unless the app has it as well.`;
	return [Y($, e, "lookalike-key", n, {
		path: ["key_name"],
		severity: "warning"
	})];
}
function OS(e, t, n) {
	let i = ({ from: e, parts: t }) => e !== void 0 || t !== void 0;
	if (!t.some(i)) return [];
	let a = e.filter((e) => !i(e) && !e.values.translations && !e.values.new), o = r(() => [...t.flatMap((e) => a.includes(e) ? [] : Q(e.values.key_name)), ...n.flatMap(TS)]);
	return a.slice(0, 10).flatMap((e) => {
		let t = Q(e.values.key_name).flatMap((e) => ct(e, o()) ?? [])[0];
		if (t === void 0) return [];
		let n = `This entry creates a new key, and no file has a text for it. Did you mean the key "${t}"? If it is really new, set new: true.`;
		return [Y($, e, "lookalike-key", n, {
			path: ["key_name"],
			severity: "warning"
		})];
	});
}
function kS(e, t) {
	let n = new Map(t.flatMap((e) => TS(e).map((t) => [t, e])));
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
function AS({ declared: e, live: t }) {
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
function jS({ created: e, declared: t, live: n, undeclared: r, context: i }) {
	let { baseLanguage: a } = i.project, s = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === a ? t_(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			entry: t,
			text: n
		}];
	});
	if (e.length === 0) return [];
	let c = new Set(r.map(({ id: e }) => e)), l = new Set(t.filter(({ values: { translations: e } }) => e !== void 0 && e[a] === void 0).flatMap((e) => Q(e.values.key_name))), u = o(n.filter((e) => c.has(e.key_id) || TS(e).some((e) => l.has(e))), (e) => Yx(e, a)), d = new Set(n.flatMap((e) => Q(e.key_name, e.platforms))), f = s.filter(({ change: e, entry: t }) => Ge(t, e.label, (e) => d.has(e))), p = s.flatMap((e) => {
		let { change: t, text: n } = e, [r, ...i] = u.get(n) ?? [], [o] = r ? Q(r.key_name, r.platforms) : [];
		return o === void 0 || f.includes(e) ? [] : [PS("looks-renamed", `Live key "${o}"${i.length > 0 ? ` (and ${i.length} more)` : ""} has the same ${a} text as the new key "${t.label}", and the files have none for it. If it was renamed, set previously: ${o} in an entry of ${Fs(t.place.file)}, and rename it in all files. Otherwise, set new: true there.`, e)];
	}), m = `new keys have the same ${a} text as a live key that the files do not have`;
	return [
		...MS(f),
		...wS(p, m),
		...NS(e)
	];
}
function MS([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [PS("looks-renamed", `The new key "${e.change.label}"${n} is in the project with :: between nested names, as an upload of Lokalise names it. ${fe}`, e)];
}
function NS(e) {
	let t = ({ from: e, file: t }) => /\.json$/.test(t.path) ? e?.source : void 0, n = e.flatMap((e) => {
		let n = (e.entry.parts ?? [e.entry]).map(t).find(Boolean);
		return n ? [[e.change.label, {
			...e,
			isPlural: n.plurals !== "none"
		}]] : [];
	}), r = new Map(n), i = (e) => e.endsWith("_other") ? e.replace(/other$/, "one") : e.replace(/_plural$/, ""), [[a, o] = [], ...s] = n.filter(([e, { isPlural: t }]) => i(e) !== e && r.has(i(e)) && (e.endsWith("_plural") || !t));
	if (a === void 0 || !o) return [];
	let c = s.length > 0 ? ` (and ${s.length} more)` : "", l = o.isPlural ? "" : "set plurals: i18next in the row of texts in lokaform.yaml", u = a.endsWith("_plural") ? [`${i(a)}_one`, `${i(a)}_other`] : [], d = [u.length > 0 ? `rename them to ${u.join(" and ")} (JSON format 4 of i18next)` : "", l].filter(Boolean).join(", and ");
	return [PS("plural-mismatch", `The new keys "${i(a)}" and "${a}"${c} look like plural forms of i18next, but they are two keys. To make one plural key of them, ${d}.`, o)];
}
function PS(e, t, { change: { place: n } }) {
	return O(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/match.ts
function FS(e) {
	return ({ tags: t }) => mt(t, e) !== void 0;
}
function IS(e, t, n, r = () => !1) {
	let i = o(t, ({ key_name: e }) => Q(e)), a = YS(e, t), { byId: s, refused: c } = a, { direct: l, contested: u } = WS(e, s, c, (e) => zS(e, i, n));
	KS(l, c);
	let { renames: d, leaving: f } = fS(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => BS(e, US(e, i)),
		holders: (e, t) => HS(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of u) {
		if (c.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		if (n ? e.values.new : dS(e) !== void 0) continue;
		let r = [...s].flatMap(([e, n]) => t.includes(n) ? e : []);
		c.set(e, qS(e, t, n, r));
	}
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	LS(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = Object.values(Xb(t.key_name, t.platforms)), i = s.has(e) && r.some((e) => n.includes(e)), a = Yb(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of zS(e, i, n)) g.add(t);
		g.add(a.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...CS({
			matches: h,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => RS(e, i)))
	};
}
function LS(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, JS("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && dS(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, JS("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function RS({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function zS(e, t, n) {
	let r = RS(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Jb(i.key_name, t) === e.key_name[t])) : r;
}
function BS(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => VS(t, dS(e)));
	return n.length === 1 ? n : t;
}
function VS(e, t) {
	return t !== void 0 && g.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function HS(e, t, n, r) {
	return SS(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function US({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Xb(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function WS(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = dS(t), [n, ...i] = e ? r(t).filter((t) => VS(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => dS(c) !== void 0 && (s.get(e) ?? c) !== c, u = BS(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, GS(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function GS(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return JS("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function KS(e, t) {
	for (let [n, r] of u(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => VS(n, dS(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && dS(r) !== void 0)) continue;
			let a = `${_S(i, "key_name")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, JS("claimed-twice", r, a));
		}
	}
}
function qS(e, t, n, r) {
	let i = t.map(({ key_id: e }) => e).join(", "), a = n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
	return JS("claimed-twice", e, `The live key with this name (id ${i}) belongs to another declared key, which has its key_id: ${_S(r, "key_id")}. ${a}`);
}
function JS(e, t, n) {
	return Y($, t, e, n, { path: ["key_name"] });
}
function YS(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of u(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, XS(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [ZS(s)] : []
	};
}
function XS(e, t) {
	let n = `${_S(t, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return Y($, e, "claimed-twice", n, { path: ["key_id"] });
}
function ZS(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: R(t.file, t.span, ["key_id"]) };
	return O("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/fieldTable.ts
function QS(e) {
	let t = or(e) ?? {}, n = A(t.webhook_id) || void 0, r = A(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: fr(t.events, A)
	};
	if (!ir(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [Ig(r)],
			shown: zg(r)
		},
		lacks: lr(i)
	} };
	let a = t.branch === null ? null : A(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: eC(t.event_lang_map)
	} };
}
function $S(e) {
	let t = e.map(QS);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function eC(e) {
	return fr(e, (e) => {
		let { event: t, lang_iso_codes: n } = or(e) ?? {}, r = A(t), i = fr(n, A);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const tC = $g(), nC = k().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), rC = tC({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: nC,
	value: k(),
	live: (e, t) => fC(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: Lg,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Ig(e)
	})
}), iC = tC({
	name: "events",
	expects: "a list of events, at least one",
	schema: $n(k().min(1).meta({ examples: f })).min(1),
	value: $n(k()),
	live: (e) => hC(e.events),
	inPlan: (e) => hC(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), aC = qn([Yn("*"), $n(k().min(1)).min(1)]), oC = tC({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${s.join(", ")}`,
	schema: Kn(tr(s), aC),
	value: Qn(k(), qn([Yn("*"), $n(k())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(pC).includes(pC(t))).map(({ event: e, lang_iso_codes: n }) => [e, gC(hC(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = mC(e).map(([e, t]) => [e, t === "*" ? "*" : gC(hC(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(mC(e).map(([e, t]) => [e, t === "*" ? t : hC(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : gC(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && b(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => sC(e, t),
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
	languages: (e) => mC(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
});
function sC(e, t) {
	let n = mC(e).find(([e]) => !t.includes(e))?.[0];
	if (n !== void 0) return {
		code: "unknown-event",
		message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
		path: [n]
	};
}
const cC = tC({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: qn([k().min(1), Zn()]),
	value: qn([k(), Zn()]),
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
}), lC = [
	rC,
	iC,
	oC,
	cC
], uC = jt(lC).required({ url: !0 }).extend({
	branch: cC.schema.default(null),
	previously: nC.exactOptional(),
	new: Jn().exactOptional(),
	webhook_id: k().min(1).exactOptional()
}), dC = {
	name: "webhook",
	fields: lC,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Ig(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : hC(r).join(", ");
		return `${zg(e)} (${[
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
		hC(e.events)
	]
};
function fC(e, t, n) {
	return Lg(e.url, Mg(t, n)) ? t : zg(e.url);
}
function pC(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function mC(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function hC(e) {
	return [...new Set(e)].sort();
}
function gC(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function _C({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Ig(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Ig(Mg(e, r)))).flatMap((e) => jg(e).map((t) => `${t} ${Fg(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Fg(t);
		return jg(t).flatMap((e) => {
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
const vC = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function yC(e, t) {
	let n = new Map(), r = [];
	for (let i of jg(e)) {
		let e = Wg(i, vC, t);
		"value" in e ? n.set(i, e.value) : r.push(e);
	}
	let i = bC(e), a = i ?? CC(e);
	return l(r, a === void 0 ? SC(e, n) : [{
		code: i === void 0 ? "wrong-value" : "variable",
		message: a
	}]), {
		variables: n,
		issues: r
	};
}
function bC(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return "The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.";
	if (jg(e).length !== 0) {
		if (/^http:/i.test(e)) return "A URL with a variable must start with https://, because http:// sends the value unencrypted.";
		if (!wC(e)) return "A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.";
	}
}
const xC = {
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
function SC(e, t) {
	let n = "";
	return Ag(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = xC[e.place];
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
function CC(e) {
	let t = Mg(e, new Map(jg(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return "A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.";
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return "This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.";
	if (n.includes("@")) return "A URL must not have a user or a password before its host. Remove what comes before the @.";
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return "This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.";
}
function wC(e) {
	let t = "";
	for (let n of Ag(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const TC = "URL_OF_", EC = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret({ url: e }) {
		let { template: t, left: n } = PC(e, () => "x");
		return n || t !== zC(e);
	},
	templates(e, t, n) {
		let r = new DC(), i = [...e].sort((e, t) => _(e.url, t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? NC(zC(e.url), n, new Map()) : jC(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var DC = class {
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
function OC(e) {
	let [, ...t] = Ag(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return IC.includes(n) || !RC(LC(n)) ? !1 : kC.test(t) || LC(n).split(/[^\p{L}\p{N}]+/u).some(AC);
	});
}
const kC = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function AC(e) {
	return RC(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function jC(e, t, n) {
	let r = MC(e, new DC(), n);
	return "why" in r ? r : MC(e, t, n);
}
function MC(e, t, n) {
	let r = Fg(e), { template: i, left: a } = PC(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : NC(i, n, t.variables);
}
function NC(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = yC(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function PC(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = RC(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some((e) => RC(e) && /\d/.test(e) && /\p{L}/u.test(e)), c = (e) => IC.includes(e) ? e : Yg(e) === void 0 && FC.test(e) ? t(e) : (o ||= RC(LC(e)), zC(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)).join("/"), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= RC(t)), n.length === 0 ? zC(t) : `${zC(t)}=${c(n.join("="))}`;
	});
	return {
		template: zC(n) + u + d.join("&") + zC(a),
		left: o
	};
}
const FC = /^[\w.~+,=:@-]+$/, IC = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function LC(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function RC(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function zC(e) {
	return e.replaceAll("${", () => "$${");
}
function BC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = VC(t), a = dS(t), o = t.from ? WC(i, e, a) : [], [s] = o;
		if (o.length > 1) {
			n.push(JC(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : GC(i, e);
		c && n.push(JC(t, [c]));
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
	let a = r.map(({ parts: e }) => YC(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function VC({ values: e }) {
	let { key_name: t, platforms: n = g } = e;
	if (typeof t == "string") return [[t, n === g ? HC : UC(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, UC(r(e))]);
}
const HC = 2 ** g.length - 1;
function UC(e) {
	return e.reduce((e, t) => e | 1 << g.indexOf(t), 0);
}
function WC(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !KC(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function GC(e, t) {
	for (let [n, r] of t) for (let { group: t, platforms: i } of e.get(n) ?? []) {
		let [e] = t.parts;
		if (r & i && e && !e.from && e.values.filenames === void 0) return t;
	}
}
function KC(e, t) {
	return !e || !t ? !1 : g.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function qC({ values: e }) {
	let t = Xb(e.key_name, e.platforms ?? g);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function JC(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [ey(R(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return Y($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function YC(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = ew(e), { isPlural: o, leftOut: s, becameOther: c } = QC(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: rw(e),
			...i.size > 0 && { translations: tw(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...iw(e),
			...n.from ? {} : n.onCreate
		},
		span: Bs(n.span, () => XC(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [aw(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function XC(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		let r = t && nw(t, e);
		return !r || !n.has(e) ? r : zs(r, { members: new Map([["other", r]]) });
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
			return n ? [zs(n, { file: e.file })] : [];
		});
		n && r.set(t, t === "translations" ? zs(n, { members: a }) : n);
	}
	return r;
}
const ZC = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function QC(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return ZC;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return ZC;
	let o = ({ part: e }) => ge(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: $C(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function $C(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return Y($, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function ew(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(aw(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function tw(e, t) {
	return Object.fromEntries(Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function nw(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return zs(n ?? e.span, { file: e.file });
}
function rw(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function iw(e) {
	let t = 0, n = new Set(), r = {};
	for (let { from: i, onCreate: a } of e) if (i) {
		t |= UC(a.platforms ?? []);
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
function aw(e, t, n) {
	let r = ey(R(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? ow(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return Y($, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function ow({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => Vn(e.files));
	return Ue.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function sw(e) {
	let t = new Xt(), n = new Map();
	for (let r of cw(e)) {
		let e = dS(r), i = e === void 0 ? "" : m(hx(e)), [a] = qC(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add($v("duplicate-key", `Key "${Q(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function cw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function lw(e, t, n, r) {
	let { declared: i, problems: a } = pw(fw(e), r.project), o = "key-gone";
	if (t) {
		let e = dx.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: cS.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: dw(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = uw(s, n);
	return {
		declared: i,
		context: dw(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function uw({ key_name: e, platforms: t = [...g], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Jb(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function dw(e, t) {
	let n = e.find((e) => e.startsWith(en))?.slice(en.length), r = {
		...ln,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function fw({ declared: e, wrote: n }) {
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
function pw(e, t) {
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
function mw(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = IS(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(xt(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = Mx.parse(i);
		return o === void 0 || Lx(Fx(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !hw(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : hw(e, "tags");
			return Pf($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function hw({ fields: e }, t) {
	return d_(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const gw = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, _w = `[\\s${gw.source.slice(1)}`, vw = RegExp(`[{%$]|^${_w}|${_w}$`);
function yw(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !vw.test(e)) ? [] : Sw(e, t), { words: a } = t;
	return a ? [...i, ...xw(n).flatMap((e) => Dw(e, a))] : i;
}
const bw = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function xw(e) {
	return Object.entries(e).flatMap(([e, t]) => bw.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function Sw(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = xw(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => E(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(ze), f = d || u(ve) && (t.usesIcu?.() ?? !1), p = [...c, ...ww(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !b(t, m));
	return [
		...l("icu") && d ? c.flatMap(Tw) : [],
		...l("placeholders") ? Cw(He(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => ce(e, s?.(e.language), i)) : [],
		...l("plurals") && d ? Xe(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => Ew(e, o)) : [],
		...l("blanks") ? Cw(Nw(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? Ow(e, c, r) : []
	];
}
function Cw(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || E(r.text).length === 0 || e.length < 3) return e;
	let i = [...o(e, ({ fault: e = "" }) => [e]).values()], a = (e) => new Set(e.map(({ language: e }) => e)).size, [s = []] = i.toSorted((e, t) => a(t) - a(e)), [c] = s, l = a(s), u = t.filter((e) => e !== r && E(e.text).length > 0).length;
	if (!c || l < 3 || l * 2 <= u) return e;
	let { check: d, language: f, fault: p, quotes: m } = c, h = `differs from ${l === u ? "all" : `${l} of ${u}`} other texts in the same way, so it is probably the one to correct: the ${f} text ${p}`, g = E(r.text).find((e) => s.every((t) => t.form === e.form));
	return [{
		...Jt(d, r, g ?? {}, h),
		...m && { quotes: m }
	}, ...e.filter((e) => !s.includes(e))];
}
function ww({ texts: e, live: t }, n) {
	if (n === void 0 || E(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function Tw(e) {
	return E(e.text).flatMap((t) => {
		if (!ze(t.text)) return [];
		let n = Oe(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [Jt("icu", e, t, o, `${i}.${We(t.text)}`)];
	});
}
function Ew(e, t) {
	return E(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [Jt("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function Dw(e, t) {
	return E(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...Jt("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function Ow({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || E(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => E(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || E(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const kw = RegExp(`^${_w}*`), Aw = new RegExp(_w), jw = /\r\n?|[\u2028\u2029\x85]/g, Mw = /[^\S\n\t]/g;
function Nw(e, t) {
	let n = e.flatMap((e) => {
		let t = E(e.text).map((e) => ({
			...e,
			...Pw(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = S(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [...Lw("start", t, i?.start ?? ""), ...Lw("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [Jt("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function Pw(e) {
	let t = kw.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && Aw.test(e.charAt(n - 1));) --n;
	return {
		start: Fw(t),
		end: Fw(e.slice(n))
	};
}
function Fw(e) {
	return e === "" ? "" : e.replace(gw, "").replace(jw, "\n").replace(Mw, " ");
}
const Iw = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function Lw(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && Iw.test(t.text)) return [];
	if (n === "") return [[`${e}s with ${Rw(r)}`, "Remove it."]];
	let i = e === "end" && Rw(n) === "a line break" ? "Add it, or remove it there: a YAML block after | has one, and after |- none." : "Add it.";
	return r === "" ? [[`does not ${e} with ${Rw(n)}`, i]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function Rw(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function zw(e) {
	let t = Object.entries(e).flatMap(([e, t]) => y(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, Bw({
		...e,
		...n
	})])), r = Bw(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function Bw(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${Vw}(?=${Vw}))(?:${r})(?!(?<=${Vw})${Vw})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of Hw(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== Uw(r, e) && t.set(r, Uw(r, e));
		}
		return t;
	};
}
const Vw = `(?:${de.source.slice(1)}|[\\p{N}\\p{M}_])`;
function Hw(e) {
	let t = (e) => " ".repeat(e.length);
	return Fe(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(he, t);
}
function Uw(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const Ww = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text",
	key_names: "key-name",
	descriptions: "no-description",
	words: "wrong-word"
}, Gw = 1e4, Kw = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, qw = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], Jw = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function Yw(e, t) {
	let n = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => E(n).some((n) => t(n.text, e)))), i = r(() => n(ze)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(Qw(e))).length > e.length * .1, s = r(() => e.length <= 10 || !o() && (n((e, t) => t === a) || e.some(({ live: e }) => e && E(tT(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: Se(c.pattern) },
		...c && u !== "off" && { words: zw(c.words) }
	}, f = r(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = Qw(e), n = (e) => e !== t && f().has(e), [r, i = ""] = Kw.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && qw.some((e) => f().has(i + e));
			let [, a] = Jw.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function Xw(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = Yw(e, t), i = [], a = 0, o = (t, r) => {
		let { base: i = "" } = n, [a = ""] = Object.keys(r.values.translations ?? {}), o = e.flatMap(({ declared: e }) => {
			let { [i]: t, [a]: n } = e.values.translations ?? {};
			return t !== void 0 && n === void 0 ? e : [];
		}), s = Qw(r), c = (e) => s.startsWith(e) && /^\W/.test(s.slice(e.length)), l = o.find((e) => c(Qw(e))), u = l ? Qw(l) : ct(s, o.map(Qw)), d = o.find((e) => Qw(e) === u);
		if (!d) return t;
		let f = ey(R(d.file, d.span, ["translations", i])), p = l ? `"${u}" is a text at ${f}. Make it an object again, as in the other files.` : `Or use one name in all files, if it was changed only here: "${u}" at ${f} has no ${a} text.`;
		return {
			...t,
			message: `${l ? t.message.replace(/ Add [^.]*\.$/, "") : t.message} ${p}`
		};
	};
	for (let { declared: t, live: s } of e) {
		let e = eT(t, s, () => r(t), n), c = [...nT(t, n), ...e];
		if (c.length !== 0 && (l(i, c.map((e) => {
			let r = e.check === "base" && a < 20;
			return rT(t, r ? o(e, t) : e, n);
		})), a += 1, a >= Gw)) break;
	}
	let [s] = i;
	if (s && a >= Gw) {
		let e = `${Gw.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : s;
		i.unshift(O(s.code, e, {
			severity: t.severity,
			scope: t.scope
		}));
	}
	return i;
}
function Zw(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = Yw(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: An(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : Mx.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			tT(t, i)
		], p = d !== void 0 && !Rx(d) ? d : f && ((n) => tS(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = eT(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || jb(Px(t, c))[a], b = new Set(v.map(({ check: e }) => e)), x = [...y ? [] : [`not-${a}`], ...b], ee = v.map(({ message: e }) => e).join(" ");
		return x.length === 0 ? void 0 : {
			because: x,
			...ee !== "" && { details: ee }
		};
	} };
}
function Qw({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
const $w = [];
function eT(e, t, n, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return $w;
	let c = r(() => tS(o, t, i.base)), l = (e) => e && c().native(e);
	return yw({
		isForm: n,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => l(tT(t, e)) }
	}, i);
}
function tT(e, t) {
	let n = Px(e, t);
	return n && Nx(n.translation, e.is_plural);
}
function nT({ values: e, onCreate: t, file: n }, { keyNames: r, levels: i }) {
	let a = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), o = r ? Q(e.key_name).filter((e) => !r.matches(e)) : [], { description: s = t.description ?? "" } = e, c = i.descriptions !== "off" && s.trim() === "", l = Fs(n.path), u = `It has no description. Say in ${l} where its text is shown: description: "…".`;
	return [...o.map((e) => a("key_names", `The name "${e}" does not match ${r?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in ${l}, so that it keeps its translations.`)), ...c ? [a("descriptions", u)] : []];
}
function rT(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = Y($, e, Ww[r], o, {
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
function iT({ values: e }, t, n, r) {
	let i = E((t ? tT(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && Px(t, e);
			if (!n || !r(Nx(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...jb(n)
			};
			return St.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const aT = process.getBuiltinModule("node:module").createRequire(import.meta.url), oT = (...e) => aT("./late-formats.js").formatOf(...e), sT = (...e) => aT("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function cT(e, t, n) {
	let r = {
		path: e,
		lineStarts: Rs(t)
	}, { texts: i, faults: a, base: o } = sT(e, t, Kt(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = rt(n.source, [...s]), l = {
		...n,
		source: c
	}, u = gT(l), d = a.filter(({ language: e }) => e === void 0 || Ee(c, at(c, e))), f = [], p, m = i[0] && fT(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = fT(e, l)), !m) continue;
		let t = _T(e, m.language), n = pT(e, m, l);
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
		...o !== void 0 && { base: at(c, o) },
		variables: new Map(),
		problems: uT(d, r, c)
	};
}
const lT = {
	most: 10,
	first: 1
};
function uT(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new Xt(lT);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = z(t, s.start, s.end);
		c.add(O(i, e.scope === "run" ? o + dT(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function dT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !Be(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function fT({ language: e }, { source: t, language: n }) {
	let r = n ?? at(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (Ee(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function pT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = mT(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = hT(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function mT(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function hT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function gT({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
function _T({ name: e, value: t, description: n }, r) {
	let { at: i } = t;
	return Bs({
		start: e.start,
		end: Math.max(e.end, i.end)
	}, () => {
		let a = new Map([["key_name", e]]);
		if (t.is === "forms" && a.set("is_plural", {
			...e,
			name: e
		}), t.is !== "none") {
			let n = t.is === "forms" && { members: vT(t.forms) };
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
function vT(e) {
	return new Map([...e].map(([e, { at: t, name: n }]) => [e, {
		...t,
		name: n
	}]));
}
// src/keys/kind.ts
const yT = {
	schema: cS,
	fields: aS,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, bT = {
	schema: uS,
	fields: aS.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function xT(e, t) {
	return Bf({
		plural: "keys",
		entry: yT,
		defaults: bT
	}, e, t);
}
function ST(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : Object.entries(n).flatMap(([e, n]) => Kx(e, n, t, v)).map(({ code: t, message: n, path: r }) => {
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
function CT(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : xT(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
}
const wT = {
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
		if (t === "prefix") return TT(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(en)).sort()[0];
	}
};
function TT({ key_name: e, platforms: t }) {
	let [n = ""] = Q(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function ET(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: DT(e.entry, t.entry),
		wrote: DT(e.wrote, t.wrote)
	} : e;
}
function DT(e, t) {
	let n = {
		...OT(e),
		...OT(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function OT({ translations: e }) {
	return y(e) ? e : {};
}
const kT = "The live value is not compared and not changed.", AT = (e) => `${kT} A new key has ${e}.`, jT = {
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
		undeclared: `${kT} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: AT("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: AT("no tags, except the one of the setting `owner`"),
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
		undeclared: AT("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: AT("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: AT("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: AT("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: AT("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${kT} A new key is visible.`
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
		undeclared: AT("none"),
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
function MT({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const NT = {
	...$,
	plural: Rn.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Rn,
	limits: {
		removed: zt,
		removedPercent: gt,
		overwrittenPercent: Ht,
		unverified: Dn,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: wT,
	entry: yT,
	defaults: bT,
	docs: jT,
	readManifest: xT,
	textFiles: {
		read: cT,
		name: mT,
		isOnlyName: MT,
		join: BC
	},
	checkTogether: (e) => [...sw(e), ...yS(e)],
	checkEntry: ST,
	adviceOn: Xw,
	waiting: Zw,
	progressOf: iT,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return Zf(NT, e, n, i, ({ key_name: e, previously: t = [] }) => [...Q(e), ...t], (e) => {
			let n = IS(e, t, r.perPlatformNames, FS(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !MT(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: jS,
	names: ({ key_name: e, platforms: t }) => Q(e, t),
	texts: (e) => Yx(e),
	storedForm: (e) => Ex(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: CT,
	mergeKept: ET,
	findRestored: lw,
	undoneByApply: mw
};
// src/webhooks/match.ts
function PT(e, t, n) {
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
				...WT("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of zT(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => LT(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = Mg(t, n), a = [...o].filter((e) => Lg(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${UT(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, WT("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, Ig(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = IT(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	let l = ({ values: e }) => Mg(e.url, n);
	for (let e of c()) {
		let t = [...r.values()].find(({ declared: t, live: r }) => r?.webhook_id === t.values.webhook_id && r !== void 0 && LT(e, r, n) && !LT(t, r, n));
		if (!t || e.values.new) continue;
		let a = `Live webhook ${t.live?.webhook_id} has this URL, but the entry at ${FT(t.declared, "webhook_id")} has its webhook_id and another URL. Remove webhook_id there. If this entry is a new webhook, set new: true.`;
		i.set(e, WT("ambiguous-webhook", e, "url", a));
	}
	let u = c();
	for (let [t, n] of u.entries()) {
		let r = n.values.events?.map(pC) ?? [], i = ({ values: e }) => e.events?.find((e) => r.includes(pC(e))), o = e.find((e) => !u.includes(e, t) && i(e) !== void 0 && e.values.branch === n.values.branch && Lg(l(e), l(n)));
		if (!o || n.values.new) continue;
		let s = `This creates a webhook, but the entry at ${FT(o, "url")} has the same URL and also the event ${i(o)}, so the service sends this event twice. Remove it from one entry. If both are wanted, set new: true.`;
		a.push({
			...WT("lookalike-webhook", n, "url", s),
			severity: "warning"
		});
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = VT([...o]).find((t) => RT(e, t) && Ng(Ig(e.values.url), Ig(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, WT("lookalike-webhook", e, "url", r));
	}
	let d = (e) => e.replace(/^\w+:\/\/[^/]*/, "");
	for (let e of c()) {
		let t = d(Mg(e.values.url, n)), r = e.values.new ? void 0 : [...o].find((e) => d(e.url) === t);
		if (!r) continue;
		let { webhook_id: i, url: s, branch: c } = r, l = `This creates a webhook. The project also has one with this path: ${zg(s)} (${i}, for ${c ? `branch ${c}` : "all branches"}). If this entry replaces it, add webhook_id: ${i}. If both are wanted, set new: true.`;
		a.push({
			...WT("lookalike-webhook", e, "url", l),
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
			let r = t.filter((t) => LT(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function FT({ file: e, span: t }, n) {
	return ey(R(e, t, [n]));
}
function IT(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && LT(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return WT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${HT(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => LT(e, t, i));
	if (s.length > 0) return WT("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${UT(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${HT(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return WT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${HT(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function LT(e, t, n) {
	return Lg(t.url, Mg(e.values.url, n)) && RT(e, t);
}
function RT({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function zT(e, t, n) {
	let r = VT(t), i = e.flatMap((e) => r.filter((t) => LT(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...BT(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function BT({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(pC)), new Set(t.map(pC))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function VT(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function HT(e) {
	return `${e.length === 1 ? "id" : "ids"} ${UT(e)}`;
}
function UT(e) {
	return VT(e).map(({ webhook_id: e }) => e).join(", ");
}
function WT(e, t, n, r) {
	return Y(dC, t, e, r, { path: [n] });
}
function GT(e) {
	let t = new Map(), n = new Xt();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? m([
			Ig(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${Ig(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add($v("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function KT({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a, branch: o } = e.values, s = Mg(i, r.variables), c = {
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
	let l = i.startsWith("${") ? `${zg(s)} (${a})` : i, u = t ? [] : n.filter(({ branch: e }) => e === o), d = zT([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const qT = {
	schema: uC,
	fields: lC,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	elsewhere: new Map([["secret", " Remove it: the service makes the secret, and lokaform webhook-secret reads it."]]),
	thing: "a webhook"
};
function JT(e, t, n) {
	let { entries: r, problems: i } = Bf({
		plural: "webhooks",
		entry: qT
	}, e, t, { most: Fd }), a = new Map(), o = new Xt();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = yC(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => R(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(O(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of YT(r, i, c)) o.add(e);
		}
		XT(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function YT(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.");
	let [a] = /\$\w+|(?<!\$)\{+\w+\}|%[A-Z_]+%/.exec(t) ?? [], [, o = "NAME"] = /^\W+([A-Z_]+)\W*$/.exec(a ?? "") ?? [];
	return a !== void 0 && i("variable", `$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write \${${o}}.`), OC(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function XT({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (f.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = f.find((e) => e.endsWith(`.${a}`)) ?? a, o = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${f.join(", ")}.` : nt(e, f)}`, s = R(t, n, ["events", i]);
		r.add(O("unknown-event", o, {
			place: s,
			severity: "warning"
		}));
	}
}
const ZT = {
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
}, QT = {
	...dC,
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
		removed: dn,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: EC,
	entry: qT,
	docs: ZT,
	readManifest: JT,
	checkTogether: GT,
	checkEntry(e) {
		let { event_lang_map: t, events: n } = e.values, r = t && n && sC(t, n);
		if (!r) return [];
		let i = ["event_lang_map", ...r.path];
		return [Y(dC, e, r.code, r.message, {
			path: i,
			scope: "run"
		})];
	},
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Zf(QT, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Ig(Mg(e, i))), (e) => {
			let r = PT(e, t, i), a = r.matches.flatMap((e) => eE(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: _C,
	names: () => [],
	texts: () => [],
	findRestored: KT,
	variablesOf: $T
};
function $T({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? yC(r.values.url, i).variables : [], o = new Map(a);
	if (jg(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = yC(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = R(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => O(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function eE({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Xf}`;
	return [{
		declared: e,
		problem: Y(dC, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const tE = [NT, QT];
Na(tE);
// src/run/textAdvice.ts
function nE(e) {
	let { settings: t, textFiles: n } = e, r = cy(t.rules, n, e.declared), i = {
		levels: r?.isSure ? t.rules.checks : {
			...t.rules.checks,
			base: "off"
		},
		base: r?.language,
		needed: $e
	}, { kinds: a, entries: o } = Xv(e.declared, r?.language ?? "");
	return a.flatMap((e) => {
		let t = (o[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, i) ?? []];
	});
}
function rE({ settings: e }, { kinds: t }, n) {
	let { checks: r } = e.rules, i = {
		levels: r,
		base: n.baseLanguage,
		needed: An(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, i) ?? []);
}
function iE(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = xb(e, t, n, Gy);
	return i.is === "stopped" ? [] : rE({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var aE = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${cE(t)} was reached` : `The run was stopped by ${e}`;
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
		await Fr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const oE = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function sE(e) {
	let t = new aE(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of oE) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of oE) process.off(e, n);
		t.close();
	}
}
function cE(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/files/outputs.ts
async function lE(e, t, n) {
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
	let p = t.map((e) => M(n.displayRoot, e)), m = Object.values(await Ea(u, ti)).flat();
	return pE(f, [
		...p,
		...m,
		l,
		...s,
		o
	].flat(), n);
}
async function uE(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await lE(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await hE(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : lp(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => dE(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return fE(e(a));
		}) : void 0,
		reports: u,
		problems: s
	};
}
async function dE(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return fE(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function fE(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function pE(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(wE))), a = new Map();
	for (let t of e) {
		let e = await wE(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await _E(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, mE(t, s));
	}
	return r;
}
function mE({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function hE(e, t, n, r) {
	try {
		await gE(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return mE(e, `cannot be written: ${Zr(t)}`);
	}
}
async function gE(e, t, n, r) {
	let i = await _E(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = SE(e.path, n), o = await Mr(e.path).catch(() => void 0);
	if (vE(e.path, o)) return Nr(e.path, t);
	await Br(a === void 0 && o ? await kr(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function _E({ path: e, is: t }, n) {
	let r = t === "folder" && CE(n).includes(e), i = r ? e : SE(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await qr(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return bE(e);
	let a = await Mr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Mr(j(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...vE(e, a) ? [] : [j(e)]];
	return (await Promise.all(o.map(xE))).every(Boolean) ? void 0 : yE;
}
function vE(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const yE = "cannot be written: this user may not write there";
async function bE(e) {
	let t = await Mr(e).catch(() => void 0);
	return !t && j(e) !== e ? bE(j(e)) : t?.isDirectory() ? await xE(e) ? void 0 : yE : "is a file, or is below one. Choose a folder";
}
function xE(e) {
	return Sr(e, Cr.W_OK).then(() => !0, () => !1);
}
function SE(e, t) {
	return CE(t).find((t) => ni(e, t));
}
function CE({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [M(e)]);
}
async function wE(e) {
	let t = await Mr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await ai(j(e));
	return _r(n, pr(e));
}
// src/run/run.ts
function TE(e, t, n) {
	return EE(n, (n) => DE(e, t, n));
}
async function EE(e, t) {
	let n = new ft(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(vp(t, i)))
	};
	try {
		return gp({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function DE(e, t, n) {
	let { cancellation: i, folders: a } = n;
	n.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || n.withoutSecrets, c = s ? void 0 : kE(e, t, n), { stopping: l } = i, u = await fy(e, a, {
		...n,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = s ? d.map(nE) : [], p = ({ code: t }) => e.command === "validate" && t === "unset-variable", m = u.problems.map((e) => p(e) ? {
		...e,
		severity: "notice"
	} : e);
	n.onSecrets(d.flatMap(({ declared: e }) => Dg(e.variables)));
	let h = await AE(e, a), g = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], _ = g.flatMap(({ texts: e }) => e), v = e.command === "plan" || e.command === "validate", y = d.map((e) => e.declared), b = e.projects.flatMap(({ rules: e }) => e.overwrite), x = [...new Set(d.flatMap((e) => e.manifests))], ee = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], te = await lE(e, x, a), ne = e.projects.flatMap(({ name: e }) => e ?? []), S = {
		format_version: 1,
		command: e.command,
		...ne.length > 0 && { selected: ne },
		manifests: x,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, y.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: OE([
			...t,
			...h.problems,
			...m,
			...Pt(t) ? [] : await Da(g, a, v),
			...v ? await ya(_, a, l) : [],
			...ob("--overwrite", [...new Set(b)], y),
			...$y(ee, y),
			...te.values(),
			...f.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, re = () => i.stopped ? { stopped: i.stopped } : {};
	if (i.stopping.aborted) return {
		...S,
		...re()
	};
	let ie = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: n.onSecrets
	}, ae = () => n.target?.(x, ie), { lastApplied: oe } = n, se = oe && r(() => oe(x, ie));
	if (n.withoutSecrets) {
		let t = await ky(e, S, d, ae);
		return {
			...S,
			...t && { manifest_comparison: t },
			...re()
		};
	}
	if (e.command === "validate" || bt(S.problems)) return S;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(S.manifests);
		if (S.problems = [...S.problems, ...e], Pt(e)) return S;
	}
	let ce = [], le = e.command === "plan" ? await ae() : void 0;
	S.problems = [...S.problems, ...Dy(le, d, e.others.length > 0)];
	let ue = e.others.length > 0 ? [] : y, de = {
		saved: h.plans,
		target: le,
		applied: se,
		all: ue
	}, { runProject: fe } = await import("./project3.js");
	for (let t of d) ce.push(await fe(t, e, de, n));
	let pe = ce.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	S.problems = [...S.problems, ...tb(ee, pe, y)];
	let me = ce.flatMap((e) => e.manifests);
	return {
		...S,
		manifests: [...new Set(me)],
		projects: ce,
		...re()
	};
}
function OE(e) {
	return cn(e.some(({ code: e, place: t }) => e === "variable" && t === void 0) ? e.filter(({ code: e }) => e !== "unset-variable") : e);
}
function kE(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Pt(t) || r.id === "") return;
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
async function AE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = N(t, r), o = await fi(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => yp(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function jE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: TE }) {
	return sE(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await ME(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return PE(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = NE(f, p), h = await uE(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = NE(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), io(g, n.exitsWithFindings(c));
	});
}
async function ME(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await Dv(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await Dv("validate", t, n);
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
function NE(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function PE({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Pt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Pt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { by as $, wo as $n, ai as $r, Nm as $t, Ab as A, js as An, Ni as Ar, Lg as At, eb as B, Lo as Bn, ti as Br, hg as Bt, Ub as C, Rs as Cn, Ca as Cr, h_ as Ct, Jb as D, R as Dn, Vi as Dr, e_ as Dt, Wb as E, Is as En, la as Er, s_ as Et, vb as F, Qo as Fn, Ti as Fr, pg as Ft, Gy as G, Go as Gn, gi as Gr, og as Gt, ob as H, Vo as Hn, hi as Hr, gg as Ht, _b as I, vs as In, yi as Ir, lg as It, Ry as J, Po as Jn, N as Jr, Fh as Jt, Ky as K, Mo as Kn, vi as Kr, $h as Kt, tb as L, I as Ln, xi as Lr, sg as Lt, hb as M, es as Mn, Ai as Mr, Dg as Mt, gb as N, Ds as Nn, Oi as Nr, zg as Nt, Hb as O, z as On, Ji as Or, t_ as Ot, pb as P, ds as Pn, Di as Pr, jg as Pt, Ey as Q, Eo as Qn, fi as Qr, Rm as Qt, Yy as R, zo as Rn, Si as Rr, ug as Rt, Px as S, Ls as Sn, fa as Sr, u_ as St, Ib as T, Gs as Tn, Xi as Tr, r_ as Tt, sb as U, Jo as Un, li as Ur, mg as Ut, $y as V, Ro as Vn, ii as Vr, _g as Vt, Wy as W, qo as Wn, ni as Wr, ag as Wt, Ny as X, P as Xn, mi as Xr, Mh as Xt, Py as Y, F as Yn, ci as Yr, yh as Yt, Oy as Z, No as Zn, si as Zr, jh as Zt, dC as _, Nf as _n, La as _r, nv as _t, hE as a, qr as ai, yp as an, Za as ar, ly as at, $ as b, Pd as bn, Ea as br, g_ as bt, rE as c, Ur as ci, op as cn, Ua as cr, Yv as ct, oT as d, Hr as di, Gf as dn, Va as dr, Wv as dt, ri as ei, bm as en, go as er, xy as et, sT as f, Br as fi, Y as fn, Wa as fr, kv as ft, $S as g, Ff as gn, Ia as gr, Z as gt, QS as h, Lf as hn, Pa as hr, vv as ht, lE as i, Yr as ii, bp as in, Ya as ir, fy as it, kb as j, As as jn, ki as jr, Mg as jt, xb as k, Ps as kn, Wi as kr, Bg as kt, iE as l, Zr as li, np as ln, Ga as lr, Jv as lt, yC as m, Hf as mn, qa as mr, Sv as mt, EE as n, ei as ni, wp as nn, Qa as nr, dy as nt, aE as o, Gr as oi, _p as on, $a as or, oy as ot, TC as p, Ir as pi, Jf as pn, Ka as pr, Dv as pt, Ly as q, jo as qn, _i as qr, Zh as qt, pE as r, Qr as ri, Tp as rn, io as rr, my as rt, sE as s, Wr as si, cp as sn, no as sr, ty as st, jE as t, di as ti, tm as tn, oo as tr, Ty as tt, tE as u, Vr as ui, Qf as un, Ba as ur, Xv as ut, FS as v, $d as vn, Ra as vr, L_ as vt, Q as w, Fs as wn, pa as wr, d_ as wt, Nx as x, Ws as xn, Ta as xr, v_ as xt, IS as y, tf as yn, Fa as yr, T_ as yt, ib as z, L as zn, Ci as zr, fg as zt };
