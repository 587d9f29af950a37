import { i as e } from "./rolldown-runtime.js";
import { C as t, E as n, S as r, T as i, _ as a, a as o, b as s, c, f as l, g as u, h as d, l as f, m as p, p as m, s as h, u as g, v as _, w as v, y } from "./wire.js";
import { $ as ee, $r as b, $t as te, A as ne, An as re, Ar as x, B as ie, Br as ae, Bt as oe, C as se, Cn as ce, Cr as le, Ct as ue, Dn as de, Dr as fe, Dt as pe, E as me, Er as he, Et as ge, Fn as _e, Fr as ve, Ft as ye, G as be, Gr as xe, Gt as Se, H as Ce, Hn as we, Hr as Te, Ht as Ee, In as De, Ir as Oe, It as ke, J as S, Jn as Ae, Jt as je, K as C, Kn as Me, Kt as Ne, Ln as Pe, Lr as w, Lt as Fe, Mn as Ie, Mr as Le, Mt as Re, N as ze, Nn as Be, Nr as Ve, Nt as He, Or as Ue, Ot as We, Pn as Ge, Pr as Ke, Pt as qe, Qr as Je, Qt as Ye, Rr as Xe, Rt as Ze, Sr as Qe, St as $e, Tr as et, Tt as tt, U as nt, Ur as rt, Ut as it, V as at, Vn as ot, Vr as st, Vt as ct, W as lt, Wn as ut, Wr as dt, X as ft, Xn as pt, Xt as mt, Y as ht, Yt as gt, Z as _t, Zt as vt, _ as yt, _i as bt, _n as xt, _r as St, _t as Ct, ai as wt, at as Tt, b as Et, br as Dt, bt as Ot, cn as kt, ct as At, d as jt, di as Mt, dt as Nt, en as Pt, et as Ft, f as It, fi as Lt, fn as Rt, ft as zt, g as Bt, gi as Vt, gn as Ht, gt as Ut, h as Wt, hi as Gt, ht as T, in as Kt, it as qt, jn as Jt, jr as Yt, jt as Xt, kn as Zt, kr as Qt, kt as $t, l as E, ln as en, lt as tn, m as nn, mn as rn, mt as an, n as on, nn as sn, o as cn, oi as ln, on as un, p as dn, pn as fn, pt as pn, q as mn, r as D, ri as hn, s as gn, si as _n, sn as vn, st as yn, t as bn, un as xn, ut as Sn, v as O, vi as Cn, vn as wn, vr as Tn, vt as En, wr as Dn, wt as On, x as kn, xr as An, xt as jn, y as Mn, yn as Nn, yr as Pn, yt as Fn, zn as In, zr as Ln, zt as Rn } from "./start.js";
import { _ as zn, b as Bn, c as Vn, d as Hn, f as Un, g as Wn, h as k, i as Gn, l as Kn, m as qn, n as Jn, p as Yn, r as Xn, s as Zn, t as Qn, x as $n, y as er } from "./zod.js";
import { a as tr, c as nr, d as rr, f as A, i as ir, l as ar, o as or, p as sr, s as cr, u as lr } from "./client.js";
import { basename as ur, delimiter as dr, dirname as j, extname as fr, isAbsolute as pr, join as mr, posix as hr, relative as gr, resolve as M, sep as _r, win32 as vr } from "node:path";
import { access as yr, constants as br, link as xr, lstat as Sr, open as Cr, readFile as wr, readdir as Tr, realpath as Er, rename as Dr, rm as Or, stat as kr, writeFile as Ar } from "node:fs/promises";
import { setImmediate as jr, setTimeout as Mr } from "node:timers/promises";
// \0node:crypto
const Nr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Pr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), Fr = Pr(6).toString("hex"), Ir = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Lr(e, t, n = {}) {
	await Hr(j(e));
	let r = await zr(e, t, n);
	await Dr(r, e).finally(() => Or(r, { force: !0 }));
}
async function Rr(e, t, n) {
	await Hr(j(e));
	let r = await zr(e, t, n);
	return Br(r, e).finally(() => Or(r, { force: !0 }));
}
async function zr(e, t, { mode: n, root: r, check: i }) {
	let a = j(e), o = mr(a, `.lokaform-${process.pid}-${Fr}-${Pr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = br, d = await Cr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = mr(await Er(r), gr(M(r), M(a)));
			if (await Er(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await wr(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Or(o, { force: !0 }), e;
	}
}
async function Br(e, t) {
	try {
		await xr(e, t);
	} catch (n) {
		return Kr(n, "EEXIST") || await Gr(t) ? !1 : (await Dr(e, t), !0);
	}
	return await Or(e, { force: !0 }).catch(() => {}), !0;
}
async function Vr(e) {
	try {
		let t = await Cr(e, br.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Kr(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Hr(e) {
	for (let t of await Tr(e).catch(() => [])) {
		let [, n, r] = Ir.exec(t) ?? [];
		n === void 0 || r === Fr || Number(n) !== process.pid && Ur(Number(n)) || await Or(mr(e, t), { force: !0 }).catch(() => {});
	}
}
function Ur(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Kr(e, "ESRCH");
	}
}
async function Wr(e, t) {
	let n = t;
	for (let r of gr(t, e).split(_r)) {
		n = mr(n, r);
		let e = await Sr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return `leads through the symbolic link ${gr(t, n)}. Choose a path without links`;
	}
}
function Gr(e) {
	return Sr(e).then(() => !0, () => !1);
}
function Kr(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const qr = {
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
function Jr(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return qr[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/commitFiles.ts
var Yr = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Xr = [
	"*",
	".*",
	"**"
];
var Zr = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new Yr(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Xr.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = M(e, i.join("/")), o = gr(a, this.#e).split(_r).join("/"), s = o !== "" && !o.startsWith("..") && !pr(o), c = s ? "" : await this.#o(a);
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
		let t = gr(this.#e, e).split(_r).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || pr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (pr(n)) return;
			let r = hr.join(hr.dirname(e.path), n, t.slice(e.path.length));
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
const Qr = new AbortController().signal;
function N(e, { displayRoot: t }) {
	return gr(t, e).split(_r).join("/");
}
function $r(e, t) {
	let n = gr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${_r}`) && !pr(n);
}
async function ei(e, t) {
	for (let n = e;; n = j(n)) {
		if (await Gr(mr(n, ".git"))) return n;
		if (n === j(n) || n === t || t !== void 0 && !$r(n, t)) return;
	}
}
async function ti(e, t, n) {
	let r = await ni(t), i = n && await ni(n), a = new Map();
	for (let n of e) {
		let e = await ni(M(t, n)), o = await ei(j(e), i), s = a.get(o) ?? new Map();
		a.set(o, s.set(N(e, { displayRoot: o ?? r }), n));
	}
	return [...a].map(([e, t]) => ({
		root: e,
		names: t,
		nameOf: (n) => t.get(n) ?? N(mr(e ?? r, n), { displayRoot: r })
	}));
}
async function ni(e) {
	return Er(e).catch(() => e);
}
var ri = class extends Error {};
async function ii(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new ri());
	if (!t) return wr(e);
	let [r, i] = await Promise.all([Er(e), Er(t.workspace)]);
	if (!$r(r, i)) throw new ri();
	return wr(r);
}
function ai(e, t = "") {
	let n = t.toLowerCase().endsWith(".strings") ? si(e) : "utf-8";
	return new TextDecoder(n, { fatal: !0 }).decode(e);
}
function oi(e, t) {
	let n = si(e), r = new TextDecoder(n, { ignoreBOM: !0 }).decode(e.subarray(0, 4)), i = Buffer.from((r.startsWith("﻿") ? "﻿" : "") + t, n === "utf-8" ? n : "utf16le");
	return n === "utf-16be" ? i.swap16() : i;
}
function si([e, t]) {
	return e === 255 && t === 254 ? "utf-16le" : e === 254 && t === 255 ? "utf-16be" : "utf-8";
}
function ci(e) {
	try {
		return new TextDecoder(si(e), { fatal: !0 }).decode(e);
	} catch {
		return "";
	}
}
async function li(e, t, n, r = ai) {
	try {
		return kn(r(await wr(e)));
	} catch (r) {
		let i = `${t} ${N(e, n)} cannot be read: ${di(r)}`;
		return nn(O("not-read", i));
	}
}
const ui = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function di(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof ri) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${ui[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function fi(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(ui, String(e.code))) return;
	let n = `${N(e.path, t)} was changed or removed while Lokaform ran. Now ${di(e)} Run again when no other program changes it.`;
	return O("not-read", n, { scope: "project" });
}
async function pi(e, { commit: t }) {
	return t ? t.isFile(e) : (await kr(e).catch(() => void 0))?.isFile() === !0;
}
async function mi(e, t) {
	let n = (e) => e.toLowerCase().replace(/^\.|\.(?:ya?ml|jsonc?|txt)(?=\.|$)/g, "");
	return (await Tr(t).catch(() => [])).filter((t) => n(t) === n(e) && /.\./.test(t)).sort();
}
async function hi(e, { commit: t }) {
	return t ? t.isFolder(e) : (await kr(e).catch(() => void 0))?.isDirectory() === !0;
}
// src/files/findFiles.ts
const gi = "lokaform-backup", _i = ["node_modules", gi];
async function vi(e, t, n, r) {
	let i = M(t, e);
	if (await pi(i, n)) return [i];
	let a = _i.map((e) => `**/${e}/**`);
	return yi(e.split(_r).join("/"), {
		cwd: t,
		ignore: a
	}, n, r).catch((e) => {
		if (e instanceof Yr) throw e;
		return [];
	});
}
async function yi(t, n, r, i) {
	let a = xe(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter((e) => !e.split("/").some((e) => _i.includes(e))) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => dt(e, t, l))) continue;
		let n = M(c, t);
		await pi(n, r) && f.add(n);
	}
	return [...f];
}
async function bi(e, t) {
	let n = mr(j(e), ".gitignore"), r = `/${ur(e)}`, i;
	try {
		i = ai(await wr(n));
	} catch (e) {
		if (Kr(e, "ENOENT")) return kn({
			path: n,
			text: `${r}\n`
		});
		let i = `${N(n, t)} cannot be read: ${di(e)}`;
		return nn(O("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(ur(e))) return kn(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return kn({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/model/earlierManifest.ts
const xi = "Lokaform-Pulled";
function Si(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(xi).map(Ci), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: d(r) },
		overwrites: a
	};
}
function Ci(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
function wi(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function Ti(e, t = Infinity) {
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
function Ei(e, t, { since: n, now: r = Infinity }) {
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
async function Di(e, t, { since: n, names: r, nameOf: i, read: a }) {
	let { replaced: o, merged: s } = Oi(e, r.keys()), c = [...t, ...o.filter(({ latest: e = 0 }) => e >= n)], l = await a([...c, ...s].flatMap(({ before: e, after: t }) => [e ?? [], t ?? []].flat())), u = (e) => e === void 0 || l.has(e), d = (e) => e.filter(({ before: e, after: t }) => u(e) && u(t)).map(({ path: e, now: t, before: n = "", after: r = "", ...a }) => ({
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
function Oi({ commits: e, merged: t }, n) {
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
const ki = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), Ai = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), ji = {
	output: 67108864,
	time: 3e4
};
var Mi = class extends Error {
	name = "GitFailure";
};
const Ni = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Pi = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Fi = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], Ii = /^\.(com|exe)$/i;
function Li(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? hr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Ii.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => vr.join(n, e + t)) : [];
	});
}
function Ri(e, t) {
	let n = Li("git", process.platform, t).filter((t) => !zi(e, j(t))), r = n.find(Bi);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => j(e)))].join(dr)
	};
}
function zi(e, t) {
	try {
		let [n, r] = [ne(t), ne(e)];
		return n === r || $r(n, r);
	} catch {
		return !0;
	}
}
function Bi(e) {
	try {
		return me(e, br.X_OK), ze(e).isFile();
	} catch {
		return !1;
	}
}
async function Vi(e, t, { environment: n, signal: r, limits: i = ji }, a = "") {
	let o = Ri(e, n);
	if (!o) throw new Mi(Hi);
	let s = Object.entries(n).filter(([e]) => Ni.test(e)), c = {
		...Object.fromEntries(s),
		...Pi,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: j(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = ki(o.program, [
			"-C",
			e,
			...Fi,
			...t
		], {
			cwd: j(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new Mi(Ui(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new Mi("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new Mi(Wi(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const Hi = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Ui(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function Wi(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function Gi(e, t) {
	let n = await Er(e), r = await ei(n, void 0);
	if (r === void 0) return;
	let i = async (...e) => {
		try {
			return (await Vi(r, e, t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof Mi) return;
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
const Ki = {
	is: "unreadable",
	why: "The files are not in a git repository.",
	noRepository: !0,
	versions: []
};
var qi = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let r = [];
		for (let i of await this.#n(t)) r.push(i.root === void 0 ? Ki : await this.#r(i.root).versions(e, n, i));
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
		return ti(e, t, n?.workspace);
	}
	#r(e) {
		let t = this.#t.get(e) ?? new Ji(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, Ji = class {
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
			}, { known: c, missing: l } = await Di(i, o.versions, s), u = o.why ?? (l && `An earlier version of ${l} is missing in the repository, or is too large to read.`), d = u === void 0 ? i.unread : { why: u };
			return {
				...d ? {
					is: "unreadable",
					...d
				} : { is: "read" },
				...c,
				overwrites: a
			};
		} catch (e) {
			if (e instanceof Mi) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Vi(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await ia(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof Mi) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = Zi(this.#e, {
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
		this.#r ??= ia(this.#e, this.#t);
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
			(r === void 0 || Yi(r) !== Yi(this.#i.get(t))) && a.push({
				path: e,
				now: e,
				before: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => ur(e) === ur(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = mr(this.#e, e);
		try {
			return (await Sr(t)).isFile() ? ci(await wr(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		return await aa(this.#e, [...t], this.#i, this.#t), this.#i;
	}
};
function Yi(e) {
	return e?.replaceAll("\r\n", "\n");
}
const Xi = 67108864;
async function Zi(e, { since: t, target: n, now: r }, i) {
	let { maxCommits: a = 2e3 } = i, o = n === void 0 ? new Set() : await $i(e, n, i), s = async (...t) => (await Vi(e, [
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
			trailers: Si(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(ea), l = Ti(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return Qi;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await ta(e, d.id, i), m = f ? `The repository has more than ${a} commits since then, and older ones are not read.` : p ? "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." : void 0, h = p ? u.slice(0, -1) : u, [g] = p ? [d.id] : d.parents, _ = Ei(h, h.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...g === void 0 ? [] : [`^${g}`]) : [], {
		since: t,
		now: r
	}), v = await na(e, [...h, ..._], i);
	return {
		commits: v.slice(0, h.length),
		merged: v.slice(h.length),
		overwrites: wi([...u, ..._]),
		unread: m === void 0 ? void 0 : {
			why: m,
			back: d.until
		}
	};
}
const Qi = {
	commits: [],
	merged: [],
	overwrites: [],
	unread: void 0
};
async function $i(e, t, n) {
	try {
		let r = await Vi(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof Mi) return new Set();
		throw e;
	}
}
function ea(e) {
	if (e instanceof Mi && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function ta(e, t, n) {
	let r = (await Vi(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function na(e, t, n) {
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
	], o = ra((await Vi(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map((e) => ({
		...e,
		changes: o.get(e.id) ?? []
	}));
}
function ra(e) {
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
async function ia(e, t, n = "HEAD") {
	let r = await Vi(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(ea);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function aa(e, t, n, r) {
	if (t.length === 0) return;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Vi(e, ["cat-file", "--batch-check"], r, i(t)), o = Xi, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return;
	let l = {
		...r.limits ?? ji,
		output: 2 * Xi
	}, u = await Vi(e, ["cat-file", "--batch"], {
		...r,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , r = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		n.set(t, ci(u.subarray(i, i + Number(r)))), d = i + Number(r) + 1;
	}
}
function oa(e) {
	return `${xi}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
// src/files/textFiles.ts
async function sa(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await ca(a, t, n), o = e.flatMap((e) => $t(a, la(a, e)) ?? []), s = it(a, o), c = e.flatMap((e) => ua(s, e) ?? []), u = c.filter(({ textFile: { language: e } }) => e === void 0 || Ee(s, e));
		l(i, fa(s, e, c), pa(s, u, t));
		for (let e of u.sort(da(s))) r.has(e.full) ? i.push(ma(s, N(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function ca(e, t, n) {
	return (await vi(Re(e), e.folder, t, n)).filter((e) => ge(e) !== void 0).sort();
}
function la({ folder: e }, t) {
	return gr(e, t).split(_r).join("/");
}
function ua(e, t) {
	let n = la(e, t), r = ye(e, n);
	if (!(He(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...Fe(e, n)
		}
	};
}
function da({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function fa(e, t, n) {
	let { files: i, languages: a = [], place: o } = e;
	if (t.length === 0) {
		let e = `texts "${i}" matches no file. Correct the path: it is relative to this file.`;
		return [O("no-manifest", e, { place: o })];
	}
	if (n.length === 0) {
		let e = `texts "${i}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [O("no-manifest", e, { place: o })];
	}
	let s = n.map(({ textFile: e }) => e.language);
	if (s.includes(void 0)) return [];
	let c = new Set(s.flatMap((e) => e === void 0 || a.includes(e) ? [] : [e])), l = a.filter((e) => !s.includes(e)), u = l.flatMap((e) => {
		let t = [...c].find((t) => Ne(t, e)), n = t ?? je(e, [...c]);
		return n === void 0 ? [] : [{
			language: e,
			same: n,
			isSame: t !== void 0
		}];
	}), d = l.filter((e) => !u.some(({ language: t }) => t === e)), f = (e, t, n) => {
		let [a, s] = e.length > 1 ? ["s", "them"] : ["", "it"], c = `lokaform pull creates ${s} when the project has texts for ${s} that do not wait.`, l = `texts "${i}" has no file for the language${a} ${r(e)}. ${t}${n ? c : ""}`, u = {
			place: o,
			...n && {
				severity: n,
				scope: "change"
			}
		};
		return O("no-language-file", l.trim(), u);
	};
	return [...d.length > 0 ? [f(d, "", "notice")] : [], ...u.map(({ language: e, same: t, isSame: n }) => {
		let r = `If ${t} is the same language, add language_map: { ${t}: ${e} }. `;
		return f([e], n ? r : `${r}Otherwise `, n ? void 0 : "warning");
	})];
}
function pa({ keyName: e, place: t }, n, r) {
	return We.flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => !e.textFile[i]) : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${N(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
function ma({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return O("bad-setting", n, { place: e });
}
async function ha(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = await ca(i, t, n);
		r.set(i, e.filter((e) => ua(i, e) !== void 0));
	}
	let i = new Set([...r.values()].flat()), a = [];
	for (let [e, o] of r) {
		let [, r = "", s = ""] = /^((?:[^*{}]|\{lang\})*\/|)[^/]*(\.\w+)$/.exec(e.files) ?? [];
		if (!He(e.files) || s === "") continue;
		let c = new Set(o.map((t) => ye(e, la(e, t)))), l = (e, t) => c.has(e) || t === `${r}{lang}${s}` && /^[a-z]{2}(?:[-_]\w+)?$/.test(e ?? ""), u = He(r) ? ["*"] : [
			"{lang}",
			"*.{lang}",
			"*-{lang}",
			"*_{lang}"
		], [d, ...f] = (await ca({
			...e,
			files: `${r}*${s}`
		}, t, n)).flatMap((n) => {
			let a = la(e, n), o = u.map((t) => ({
				...e,
				files: `${r}${t}${s}`
			})).find((e) => l(ye(e, a), e.files)), c = s !== ".xml" || /string/i.test(a.slice(r.length));
			return i.has(n) || !o || !c || a.endsWith("/InfoPlist.strings") ? [] : (i.add(n), [{
				path: N(n, t),
				files: Ze(o, a, "{lang}") ?? a
			}]);
		});
		if (!d) continue;
		let p = f.length > 0 ? ` (and ${f.length} more)` : "", m = `${d.path}${p} is not read: no row of texts names it. To read it, add a row with files: "${d.files}".`;
		a.push(O("unread-manifest", m, {
			place: e.place,
			severity: "notice",
			scope: "change"
		}));
	}
	return a;
}
const ga = [
	"**/*.{json,arb,xcstrings}",
	"**/*.lproj/*.strings",
	"**/values*/*.xml"
], _a = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"test,tests,__tests__,__mocks__,fixtures,__fixtures__,e2e",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`));
async function va(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(ga, {
		cwd: t,
		ignore: _a,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e4) break;
	return i.sort();
}
// src/files/manifests.ts
async function ya(e, t, n, r) {
	let { paths: i, problems: a } = await ba(e, t, n, r), o = await sa(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Ta(a ? [...e, ...o.found] : e, n, r);
		s[t] = u.texts, l(c, u.problems);
	}
	if (!It(c) && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
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
async function ba({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: u } of e) if (t[c]) {
		let e = await wa(c, t[c], i, a);
		o[c] = e.files, l(s, e.problems);
	} else {
		let e = u && r.includes(":"), t = `${c}.yaml`, a = e ? [] : await Ca(t, n, i);
		o[c] = a;
		let l = e || i.commit || a.length > 0 ? [] : await mi(t, n);
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
async function xa(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => ba(e, { id: "" }, n, t))), i = (await sa(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function Sa(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await Ca(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${N(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, O("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await xa(e, Qr)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function Ca(e, t, n) {
	let r = M(t, e);
	return await pi(r, n) ? [r] : [];
}
async function wa(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await vi(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await hi(M(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. ${o.includes(", ") ? "Give each path on a line or in an option of its own." : `Correct the path: it is relative to ${r}.`}`;
			i.push(O("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Ta(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = N(a, t);
		try {
			let n = ai(await ii(a, t), a);
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Yr) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(O("not-read", `${e} cannot be read: ${di(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/kinds/registry.ts
let Ea = [];
function Da(e) {
	Ea = e;
}
function Oa() {
	if (Ea.length === 0) throw Error("no kinds are registered");
	return Ea;
}
function ka(e) {
	let t = Ea.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Aa(e, t) {
	let n = ka(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function ja({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Ma(e, { field: t }) {
	return Aa(e, t).role === "text";
}
// src/plan/loss.ts
function Na(e) {
	return e.action === "update" ? e.fields.some((t) => La(e.kind, t) || Ra(e.kind, t) || Pa(e.kind, t)) : e.action === "destroy";
}
function Pa(e, { field: t, before: n, after: r }) {
	return Aa(e, t).role === "identity" || n === void 0 || za(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Fa(e, t) {
	return Ia(t) || La(e, t) || Ra(e, t);
}
function Ia({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || za(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return za(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function La(e, { field: t, before: n, after: r }) {
	return Aa(e, t).role === "archive" && n === !1 && r === !0;
}
function Ra(e, { field: t, before: n }) {
	return Aa(e, t).role === "shape" && n !== void 0;
}
function za(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Ba(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Ha(Aa(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Va(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Ha(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Ha(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !za(n);
}
// src/report/exitCode.ts
function Ua({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const Wa = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Ga({ projects: e }) {
	let t = ({ reason: e }) => Wa.includes(e);
	return Ua({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function Ka(e) {
	return e.plan ? Ga({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || It(e.problems) ? "unknown" : "none" : "unknown";
}
function qa({ projects: e }) {
	let t = e.flatMap(({ status: e = [] }) => e.flatMap(({ required: e = [] }) => e));
	return t.length === 0 ? void 0 : t.every(({ unmet: e }) => e.length === 0);
}
function Ja({ command: e, projects: t }) {
	return e === "status" ? qa({ projects: t }) === !1 : e === "drift" ? Ga({ projects: t }) : Ua({ projects: t });
}
function Ya(e) {
	return !Ja(e) && !Xa(e);
}
function Xa(e) {
	return e.stopped !== void 0 || It(eo(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || to(e).some(({ outcome: e }) => e.state !== "done");
}
function Za(e) {
	let t = ({ problems: e }) => e.filter((e) => !$a(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return Xa({
		...e,
		problems: t(e),
		projects: n
	});
}
function Qa(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Xa(e) ? 1 : t && Ja(e) ? 2 : 0;
}
function $a({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function eo({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function to({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
// src/report/report.ts
function no({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || io(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function ro({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function io(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function ao({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function oo(e) {
	return !Xa(e) && !so(e) && e.projects.every(uo);
}
function so(e) {
	return eo(e).some(({ code: e }) => e === "undeclared-project");
}
const co = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function lo(e) {
	if (oo(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && uo(e) && e.plan?.skipped.length === 0), n = eo(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !co.includes(e));
	return !t || r || so(e);
}
function uo({ plan: e, target: t }) {
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
function fo(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const po = [
	"created",
	"updated",
	"renamed",
	"removed"
];
function mo(e) {
	let t = Co(e);
	return t === "removed" ? t : t === "new" ? "created" : xo(e) ? "renamed" : "updated";
}
const ho = [
	"conflicts",
	"undecided",
	"toPull",
	"waiting",
	"kept",
	"keptArchived"
], go = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	waiting: "waiting",
	archived: "keptArchived"
}, _o = [
	"written in part",
	"failed",
	"not attempted",
	"skipped"
];
function vo(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...fo(po, t, mo),
		...fo(ho, n, ({ reason: e }) => go[e] ?? "kept"),
		changes: t.length,
		adopted: P(e, ({ counts: e }) => e.adopted),
		skipped: P(e, ({ skipped: e }) => e.length)
	};
}
const yo = [...po, ..._o];
function bo(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = fo(["done", ..._o], t, ({ outcome: e }) => io(e) ? "written in part" : e.state), i = r.skipped + P(e, ({ plan: e }) => e?.skipped.length ?? 0), a = t.length - r.done + i - r.skipped;
	return {
		...fo(po, n, mo),
		...r,
		skipped: i,
		unfinished: a
	};
}
function xo(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function P(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const So = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Co(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => La(e.kind, t)) ? "removed" : e.fields.filter((t) => Ma(e.kind, t)).some((t) => Pa(e.kind, t)) ? "overwritten text" : Na(e) ? "overwritten" : xo(e) ? "renamed" : "changed";
}
// src/report/view/view.ts
const wo = [
	"problems",
	"failed",
	"plan",
	"values",
	"pending",
	"unmanaged"
], To = [
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
function Eo(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Do(e) {
	return e.map((e) => "text" in e ? e.text : Do(e.words)).join("");
}
function Oo(e, t, n) {
	return {
		sign: e,
		name: t,
		lines: [],
		...n && { place: n }
	};
}
function ko(e, t, n = "") {
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
function Ao(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${R(n)} more` : "");
}
function jo(e) {
	return ka(e).words;
}
function Mo(e, t) {
	let { one: n, many: r } = jo(t);
	return `${R(e)} ${e === 1 ? n : r}`;
}
function No({ kind: e, label: t }) {
	let n = C(t), { prefix: r, maxName: i } = jo(e);
	return r + ft(n, i);
}
function Po(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${C(n.file)}:${n.line}` : "(not declared)";
}
function Fo({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${C(e)}: `) + (n ? `${S(n.project.name, 80)} (${S(t, 200)})` : S(t, 200));
}
function Io(e) {
	return e.length <= 3 ? e.map((e) => C(e)).join(", ") : L(e.length, "manifest");
}
const Lo = n(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Ro(e) {
	return `${Lo().format(e * 1e3)} UTC`;
}
function zo(e) {
	return /^[a-z]{2,3}([-_]\w{1,8})*$/i.test(e) ? e : "a language";
}
function Bo(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function Vo(e) {
	return `${o("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function Ho(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${L(t.requests, "write request")}.` : "", a = n === 1 ? "1 other change differs" : `${R(n)} other changes differ`, o = n > 0 ? ` ${a} from the reviewed plan and will not be applied.` : "";
	return `Plan: ${Yo([e])}${i}${o}`;
}
function Uo(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Ba(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => I(e, 40)), o = i.length - a.length, [s = [], ...c] = o > 0 ? [...a, F`${L(o, "more language")}`] : a, l = c.length - 1, u = c.reduce((e, t, n) => n === l ? F`${e} and ${t}` : F`${e}, ${t}`, s);
	return F`${`${L(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${L(r, "translation")} in ${u} may be marked unverified.`;
}
function Wo(e, t) {
	let n = fe(e), r = t.flatMap((e) => {
		if (e.action !== "create" || !ka(e.kind).progressOf) return [];
		let t = e.fields.filter((t) => Ma(e.kind, t));
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
	return F`After the merge: ${L(a, "text")} to translate in ${I(Ao(o, 12), 1e3)}.`;
}
function Go(e) {
	let t = qa({ projects: e }), n = e.flatMap(({ status: e = [] }) => e), r = P(e, ({ plan: e }) => e?.changes.length ?? 0), i = P(n, ({ to_pull: e, waiting: t }) => e + t), a = [...r > 0 ? [`without ${L(r, "change")} to write`] : [], ...i > 0 ? [`with ${L(i, "text")} to pull or waiting`] : []], o = a.length > 0 ? ` This counts the texts of the project, ${a.join(", and ")}.` : "", s = t === void 0 && n.length > 0 ? " No percentage is required: set ready in lokaform.yaml, or use --require de=100 (in the action: require)." : "";
	return `${t === void 0 ? "Status" : t ? "Ready" : "Not ready"}: ${Ko(e)}.${o}${s}`;
}
function Ko(e) {
	let t = e.flatMap(({ status: e = [] }) => e), n = P(t, (e) => e.texts), r = t.filter((e) => e.required), i = r.filter((e) => e.required?.unmet.length), a = Ao([...new Set(i.map(({ language: e }) => zo(e)))], 12), o = rs([...es({
		conflicts: P(t, (e) => e.conflicts),
		undecided: P(t, (e) => e.undecided),
		toPull: P(t, (e) => e.to_pull),
		waiting: P(t, (e) => e.waiting)
	}), [i.length, `of ${L(r.length, "required language")} not ready: ${a}`]]), s = L(new Set(t.map(({ language: e }) => e)).size, "language"), c = `${R(P(t, (e) => e.translated))} of ${L(n, "text")} translated`;
	return [n === 0 ? "no declared key to count" : `${c} in ${s}`, ...o].join(", ");
}
function qo(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Jo(t), { waiting: r, kept: i } = vo(t), a = rs([[r, "waiting"], [i, "kept"]]);
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[Xo(t, "as declared"), ...a].join(", ")}.`;
}
function Jo(e) {
	let { conflicts: t, undecided: n, toPull: r, ...i } = vo(e);
	return rs([
		[i.updated, i.updated === 1 ? "differs" : "differ"],
		[i.renamed, "not yet renamed"],
		[i.created, "missing"],
		[i.keptArchived, "archived"],
		[i.removed, "to remove"],
		...es({
			conflicts: t,
			undecided: n,
			toPull: r
		}),
		[i.skipped, "not compared"]
	]).join(", ");
}
function Yo(e) {
	let t = vo(e), n = t.adopted > 0 ? ` (${R(t.adopted)} to adopt)` : "", r = rs([
		[t.created, "to create"],
		[t.updated, `to update${t.renamed > 0 ? "" : n}`],
		[t.renamed, `to rename${n}`],
		[t.removed, "to remove"],
		...es(t),
		[t.skipped, "skipped"]
	]);
	return `${(t.changes === 0 ? ["no changes", ...r] : r).join(", ")}; ${Xo(e, "unchanged")}.`;
}
function Xo(e, t) {
	let n = `${Zo(e, "unchanged")} ${t}`;
	return e.some(({ filter: e }) => e !== void 0) ? n : `${n}, ${Zo(e, "unmanaged")} unmanaged`;
}
function Zo(e, t) {
	let n = Oa().map((n) => ({
		kind: n,
		count: P(e, ({ counts: e }) => e.by_kind[n.plural]?.[t] ?? 0)
	})).filter(({ count: e }) => e > 0);
	return n.every(({ kind: e }) => e.words.prefix === "") ? R(P(n, ({ count: e }) => e)) : r(n.map(({ kind: e, count: t }) => Mo(t, e.name)));
}
function Qo({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${ts(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${L(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${$o(e)}.${a} ${L(t, "request")} in total.`;
}
function $o(e) {
	let t = e.filter(({ results: e }) => e);
	if (t.length === 0) return "nothing";
	let n = bo(e), r = rs(yo.map((e) => [n[e], e])), i = rs(es(vo(t.flatMap(({ plan: e }) => e ?? []))));
	return `${r.join(", ") || "no changes"}${i.length > 0 ? `. ${i.join(", ")}: not written` : ""}`;
}
function es(e) {
	let { conflicts: t = 0, undecided: n = 0, toPull: r = 0, waiting: i = 0, kept: a = 0, keptArchived: o = 0 } = e;
	return [
		[t, t === 1 ? "conflict" : "conflicts"],
		[n, "undecided"],
		[r, "to pull"],
		[i, "waiting"],
		[a + o, "kept"]
	];
}
function ts(e, t) {
	return e === t ? L(t, "project") : `${R(e)} of ${L(t, "project")}`;
}
function ns({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [C(e)]), r = n.length > 0 ? F` Not reached: ${I(n.join(", "))}.` : [];
	return F`${Eo(F`${S(e.message, ie)}`)}${r}`;
}
function rs(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${R(e)} ${t}`] : []);
}
function is(e) {
	let { command: t, projects: n } = e, r = n.flatMap(({ plan: e }) => e ?? []);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return Qo(e);
	if (r.length === 0) return as(e);
	if (t === "drift") return qo(n);
	if (t === "status") return Go(n);
	let [i] = n;
	return i?.plan && n.length === 1 ? Ho(i.plan, i.effort) : `${ts(r.length, n.length)}: ${Yo(r)}`;
}
function as(e) {
	let { command: t, manifests: n, declared: i } = e, a = eo(e).filter(({ severity: e }) => e !== "notice");
	if (It(a)) return `${os(a)}.${t === "apply" || t === "restore" ? " Nothing was written." : ""}`;
	let o = Oa().map(({ name: e, plural: t }) => ({
		name: e,
		count: i[t] ?? 0
	})), s = o.some(({ count: e }) => e > 0) ? o.filter(({ count: e }) => e > 0) : o, c = r(s.map(({ name: e, count: t }) => Mo(t, e))), l = a.length > 0 ? `, with ${os(a)}` : "";
	return `Valid: ${c} in ${L(n.length, "manifest")}${l}.`;
}
function os(e) {
	let t = jt.flatMap((t) => {
		let n = P(e.filter((e) => e.severity === t), Mn);
		return n > 0 ? [L(n, t === "error" ? "problem" : t)] : [];
	});
	return r(t);
}
function ss(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${C(e)}`}`;
}
function cs({ id: e, snapshot: t }) {
	if (!t) return [];
	let n = /^(\$\{\w+\}|[\da-f.]+):/i.test(e) ? " It may lack this branch, so keep the backup." : "";
	return [F`${F`The service made snapshot ${I(t.id, 80)}: ${I(t.title, 200)}.`} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${n}`];
}
function ls(e) {
	let t = fo(po, e, mo);
	return rs(po.map((e) => [t[e], `to ${e.replace(/d$/, "")}`])).join(", ") || "no changes";
}
function us(e) {
	let t = eo(e).filter(({ severity: e }) => e === "error");
	return [
		...fs(e),
		...t.length > 0 ? [os(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function ds(e) {
	let t = fs(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function fs(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${_s(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return ms(e, t === "apply" ? "applied" : "restored");
	let i = hs(n.length - r.length, "compared");
	return t === "status" ? [`Translations: ${Ko(r)}`, ...i] : t === "drift" ? [`Translations: ${Jo(r.map(({ plan: e }) => e)) || "no drift"}`, ...i] : [...ps(r), ...i];
}
function ps(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = vo(e.map(({ plan: e }) => e));
	return [
		`Translations: ${ls(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [L(i, "conflict")] : [],
		...n > 0 ? [`${L(n, "change")} pending before`] : [],
		...r > 0 ? [`${R(r)} skipped`] : []
	];
}
function ms({ projects: e }, t) {
	let n = e.filter(({ results: e }) => e).length;
	if (n === 0) return [`Translations: nothing ${t}`];
	let { unfinished: r, ...i } = bo(e);
	return [
		`Translations ${t}: ${rs(po.map((e) => [i[e], e])).join(", ") || "no changes"}`,
		...r > 0 ? [`${L(r, "change")} not completed`] : [],
		...hs(e.length - n, t)
	];
}
function hs(e, t) {
	return e > 0 ? [`${L(e, "project")} not ${t}`] : [];
}
function gs(e) {
	if (e.is === "not compared") return [F`The manifests were not compared with those of the commit that the pull request would be merged into: ${I(e.why)}.`];
	let t = F`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = I(e.commit.slice(0, 7));
	return [F`${Eo(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Eo(F`${`Difference: ${_s(e.projects)}.`}`)];
}
function _s(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.no_longer_declared), r = t.filter(({ action: e }) => e === "create").length, i = t.filter(xo).length, a = n.filter(({ fields: e }) => e).length, o = e.flatMap((e) => e.settings).length;
	return rs([
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
function vs(e) {
	let t = fo([
		"conflict",
		"undecided",
		"waiting",
		"kept"
	], e.flatMap(({ kept: e }) => e), ({ open: e, because: t }) => t ? "waiting" : e ?? "kept"), n = e.some(({ files: e }) => e.length > 0), r = _s(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	}))), i = rs(es({
		...t,
		conflicts: t.conflict
	}));
	return [n ? r : "no changes", ...i].join(", ");
}
function ys(e) {
	return `Translations from Lokalise: ${vs(e)}`;
}
function bs({ filters: e, by_kind: t }) {
	let n = Oa().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${R(r)} of ${Mo(i, e)}`] : [];
	}), i = e.map((e) => `--filter ${S(e, 200)}`).join(" ");
	return F`${Eo(F`Only what matches`)} ${I(i, Infinity)}: ${r(n)}.`;
}
// src/model/project.ts
const xs = Hn({
	iso: k(),
	id: k().optional(),
	pluralForms: Xn(k()).readonly()
}), Ss = Hn({
	id: k(),
	digest: k().exactOptional(),
	name: k(),
	type: k(),
	baseLanguage: k(),
	languages: Xn(xs).readonly().optional(),
	perPlatformNames: Gn(),
	segmentation: Gn(),
	autoToggleUnverified: Gn().optional()
});
function Cs(e) {
	return e.split(":")[0] ?? e;
}
function ws(e) {
	let t = Cs(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/model/place.ts
const Ts = Zn().min(0), Es = Hn({
	file: k(),
	line: Ts,
	col: Ts,
	endLine: Ts,
	endCol: Ts
});
function z(e, t, n = []) {
	let r = Ns(e, t, n);
	return B(r.file, r.at.start, r.at.end);
}
function Ds(e, t, n) {
	let r = Ns(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return B(r.file, i, a);
}
function Os(e, t, n) {
	return Ns(e, t, n).file;
}
function B(e, t, n) {
	let r = Ps(e, t), i = Ps(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function ks(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function As(e, t) {
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
function js(e, t) {
	return new Ms(e, t);
}
var Ms = class {
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
function Ns(e, t, n) {
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
function Ps(e, t) {
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
const Fs = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function Is(e) {
	return Array.from(e.matchAll(/^<{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// node_modules/js-yaml/dist/js-yaml.mjs
var V = Symbol("NOT_RESOLVED");
function Ls(e, t) {
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
function Rs(e, t) {
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
function zs(e, t) {
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
var Bs = Ls("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Vs = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Hs = Ls("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Vs.indexOf(e) === -1 ? V : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Us = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Ws = Ls("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Us.indexOf(e) === -1 ? V : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Gs = [
	"true",
	"True",
	"TRUE"
], Ks = [
	"false",
	"False",
	"FALSE"
], qs = Ls("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Gs.indexOf(e) !== -1 || Ks.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Js = [
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
], Ys = [
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
], Xs = Ls("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Js.indexOf(e) !== -1 || Ys.indexOf(e) === -1 && V,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Zs = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Qs = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function $s(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function ec(e, t) {
	if (t) {
		if (!Qs.test(e)) return V;
	} else if (!Zs.test(e)) return V;
	let n = $s(e);
	return Number.isFinite(n) ? n : V;
}
var tc = Ls("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: ec,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), nc = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function rc(e) {
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
function ic(e) {
	if (!nc.test(e)) return V;
	let t = rc(e);
	return Number.isFinite(t) ? t : V;
}
var ac = Ls("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: ic,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), oc = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), sc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function cc(e) {
	if (!oc.test(e)) return V;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || sc.test(e) ? r : V;
}
function lc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var uc = Ls("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: cc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: lc
}), dc = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), fc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function pc(e) {
	if (!dc.test(e)) return V;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || fc.test(e) ? r : V;
}
function mc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var hc = Ls("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: pc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: mc
}), gc = Ls("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : V,
	identify: () => !1
}), _c = /^[A-Za-z0-9+/]*={0,2}$/;
function vc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !_c.test(t)) return V;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function yc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var bc = Ls("tag:yaml.org,2002:binary", {
	resolve: vc,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: yc
}), xc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Sc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Cc(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function wc(e) {
	let t = xc.exec(e);
	if (t === null && (t = Sc.exec(e)), t === null) return V;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Cc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? V : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return V;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Cc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return V;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return V;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Tc = Ls("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: wc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Ec = Rs("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Dc(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Oc = Rs("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Dc(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), kc = Rs("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Ac = zs("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Dc,
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
}), jc = zs("tag:yaml.org,2002:set", {
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
function Mc() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Nc() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Pc(e) {
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
var Fc = class e {
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
		let t = Pc(e), n = [], r = Mc(), i = Nc();
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
}, Ic = new Fc([
	Bs,
	Ec,
	Ac
]);
[...Ic.tags];
var Lc = new Fc([
	...Ic.tags,
	Hs,
	qs,
	tc,
	uc
]);
new Fc([
	...Ic.tags,
	Ws,
	Xs,
	ac,
	hc,
	Tc,
	gc,
	bc,
	Oc,
	kc,
	jc
]).withTags({
	...ac,
	resolve: (e, t, n) => {
		let r = ac.resolve(e, t, n);
		return r === V ? tc.resolve(e, t, n) : r;
	}
}, {
	...hc,
	resolve: (e, t, n) => {
		let r = hc.resolve(e, t, n);
		return r === V ? uc.resolve(e, t, n) : r;
	}
});
var Rc = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function zc(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Bc(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Vc(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Rc,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = zc(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Bc((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = zc(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Bc((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = zc(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Bc((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Hc(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Uc = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Hc(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Hc(this, e)}`;
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
		throw s.snippet = Vc(s), new e(r, s);
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
}, Wc = {
	BLOCK: 1,
	FLOW: 2
}, Gc = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Kc = -1;
function qc(e) {
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
var Jc = Array(256), Yc = Array(256);
for (let e = 0; e < 256; e++) Jc[e] = +!!qc(e), Yc[e] = qc(e);
function Xc(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Zc(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Qc(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function $c(e, t, n) {
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
function el(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function tl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = $c(e, i, n);
			r += el(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function nl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = $c(e, i, n);
			r += el(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function rl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = $c(e, i, n).position;
			else if (t < 256 && Jc[t]) r += Yc[t], i++;
			else {
				let n = Qc(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Zc(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Xc(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = $c(e, i, n);
			r += el(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function il(e, t, n, r, i, a) {
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
	return i === Gc.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Gc.STRIP && u && (l += "\n"), l;
}
function al(e, t) {
	if (t.valueStart === Kc) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case U.SINGLE_QUOTED: return nl(e, n, r);
		case U.DOUBLE_QUOTED: return rl(e, n, r);
		case U.LITERAL_BLOCK: return il(e, n, r, t.indent, t.chomping, !1);
		case U.FOLDED_BLOCK: return il(e, n, r, t.indent, t.chomping, !0);
		default: return tl(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var ol = {
	filename: "",
	schema: Lc,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, W = -1, sl = Object.prototype.hasOwnProperty, cl = 1, ll = 2, ul = 3, dl = 4, fl = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, pl = /[,\[\]{}]/, ml = /^(?:!|!!|![0-9A-Za-z-]+!)$/, hl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, gl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, _l = RegExp(`^(?:${hl})*$`), vl = RegExp(`^(?:${gl})+$`), yl = RegExp(`^(?:!(?:${hl})*|${gl}(?:${hl})*)$`), bl = {
	filename: "",
	maxDepth: 100
};
function xl(e, t, n) {
	e.events.push({
		type: H.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Sl(e, t, n, r, i, a, o) {
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
function Cl(e, t, n, r, i, a, o) {
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
function wl(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: H.MAPPING,
		start: t.position,
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W,
		style: Wc.FLOW
	});
}
function Tl(e, t, n, r, i, a, o, s, c = Gc.CLIP, l = -1, u = !1) {
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
function El(e, t, n) {
	e.events.push({
		type: H.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Dl(e) {
	e.events.push({ type: H.POP });
}
function G(e) {
	Tl(e, W, W, W, W, W, W, U.PLAIN);
}
function Ol() {
	return {
		anchorStart: W,
		anchorEnd: W,
		tagStart: W,
		tagEnd: W
	};
}
function kl(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Al(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function K(e, t) {
	Uc.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function q(e) {
	return e === 10 || e === 13;
}
function jl(e) {
	return e === 9 || e === 32;
}
function Ml(e) {
	return jl(e) || q(e);
}
function Nl(e) {
	return e === 0 || Ml(e);
}
function Pl(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Fl(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Il(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Ll(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Rl(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function zl(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function J(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Ml(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; jl(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!q(r) && r !== 0);
		if (!q(r)) break;
		for (zl(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Bl(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Ml(n);
	}
	return !1;
}
function Vl(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Hl(e) {
	if (e.position !== e.lineStart) return !1;
	if (Bl(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = kl(e);
	Vl(e), J(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Bl(e));
	return Al(e, t), r;
}
function Ul(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !q(t);) t = e.input.charCodeAt(++e.position);
}
function Wl(e, t, n) {
	let r = fl.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, K(e, "the stream contains non-printable characters"));
}
function Gl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== W && K(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && K(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Ml(s) && !(n && Pl(s));) s === 33 && (a ? K(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), ml.test(o) || K(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), pl.test(l) && K(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? _l.test(l) : vl.test(l)) && K(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !sl.call(e.tagHandlers, o) && K(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Kl(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== W && K(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Ml(e.input.charCodeAt(e.position)) && !Pl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function ql(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== W || t.tagStart !== W) && K(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Ml(e.input.charCodeAt(e.position)) && !Pl(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && K(e, "name of an alias node must contain at least one character"), El(e, n, e.position), !0;
}
function Jl(e, t) {
	J(e, !1), e.lineIndent < t && K(e, "deficient indentation");
}
function Yl(e, t, n) {
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
			return e.position++, Tl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.SINGLE_QUOTED, Gc.CLIP, -1, i), !0;
		}
		q(a) ? (i = !1, Jl(e, t)) : e.position === e.lineStart && Bl(e) ? K(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a single quoted scalar");
}
function Xl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Tl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, U.DOUBLE_QUOTED, Gc.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (q(n)) Jl(e, t);
			else if (Rl(n)) e.position++;
			else {
				let t = Ll(n);
				for (t === 0 && K(e, "unknown escape sequence"); t-- > 0;) e.position++, Il(e.input.charCodeAt(e.position)) < 0 && K(e, "expected hexadecimal character");
				e.position++;
			}
		} else q(a) ? (i = !1, Jl(e, t)) : e.position === e.lineStart && Bl(e) ? K(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? K(e, "expected valid JSON character") : e.position++;
	}
	K(e, "unexpected end of the stream within a double quoted scalar");
}
function Zl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Gc.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? U.LITERAL_BLOCK : U.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Fl(n);
		if (n === 43 || n === 45) i !== Gc.CLIP && K(e, "repeat of a chomping mode identifier"), i = n === 43 ? Gc.KEEP : Gc.STRIP, e.position++;
		else if (r >= 0) r === 0 && K(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && K(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; jl(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Ul(e), q(e.input.charCodeAt(e.position)) ? zl(e) : e.input.charCodeAt(e.position) !== 0 && K(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Hl(e)) break;
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
		Ul(e), f = e.position, q(e.input.charCodeAt(e.position)) && (zl(e), f = e.position);
	}
	return Wl(e, d, f), Tl(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Ql(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === cl;
	if (n === 0 || Ml(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Pl(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Nl(t) || r && Pl(t)) return !1;
	}
	return !0;
}
function $l(e, t, n, r) {
	if (!Ql(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === cl, c = !1;
	for (; o !== 0 && !Hl(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Nl(t) || s && Pl(t)) break;
		} else if (o === 35) {
			if (Ml(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Pl(o)) break;
		else if (q(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (J(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		jl(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Wl(e, i, a), Tl(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, U.PLAIN, Gc.CLIP, -1, !c), !0);
}
function eu(e, t) {
	let n = e.line;
	J(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && K(e, "deficient indentation");
}
function tu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Cl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Wc.FLOW) : Sl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Wc.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		eu(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Dl(e), !0;
		o ? n === 44 && K(e, "expected the node content, but found ','") : K(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Ml(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, eu(e, t));
		let c = e.line, l = kl(e), u = iu(e, t, cl, !1, !0);
		eu(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, eu(e, t), i || wl(e, l), u || G(e), iu(e, t, cl, !1, !0) || G(e), eu(e, t), i || Dl(e)) : i && r ? (u || G(e), G(e)) : i ? G(e) : r && (wl(e, l), u || G(e), G(e), Dl(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	K(e, "unexpected end of the stream within a flow collection");
}
function nu(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Nl(e.input.charCodeAt(e.position + 1))) return !1;
	for (Sl(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Wc.BLOCK); e.input.charCodeAt(e.position) === 45 && Nl(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = J(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Nl(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? G(e) : iu(e, t, ul, !1, !0), J(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && K(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Nl(e.input.charCodeAt(e.position + 1)) && K(e, "bad indentation of a sequence entry");
	}
	return Dl(e), !0;
}
function ru(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, K(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Nl(l)) o ||= (Cl(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Wc.BLOCK), !0), c === 63 ? (i && G(e), a = !0, i = !0) : (i || (G(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (G(e), !1);
			let t = kl(e);
			if (!iu(e, n, ll, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); jl(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Nl(c) || K(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: H.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Wc.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) K(e, "expected ':' after a mapping key");
				else return r.anchorStart !== W || r.tagStart !== W ? (Al(e, t), !1) : !0;
			} else if (a) K(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== W || r.tagStart !== W ? (Al(e, t), !1) : !0;
		}
		if (iu(e, t, dl, !0, s) && (s = !1), i || (s &&= (G(e), !1)), J(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) K(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && G(e), o && Dl(e), !0) : !1;
}
function iu(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && K(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Ol(), d = n === dl || n === ul, f = d, p = d;
	if (r && J(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = kl(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== W || u.anchorStart !== W) && (r === 33 || r === 38)) {
			let n = kl(e), r = t + 1;
			if (ru(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === H.MAPPING) return e.depth--, !0;
			Al(e, n);
		}
		if (s && (r === 33 && u.tagStart !== W || r === 38 && u.anchorStart !== W) || !Gl(e, u, n === cl) && !Kl(e, u)) break;
		l === null && (l = i), J(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === dl) {
		let r = n === cl || n === ll ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (nu(e, i, u) || ru(e, i, r, u)) || tu(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = kl(e), n = l.position - l.lineStart;
					Al(e, l), ru(e, n, r, Ol()) && e.events[t.eventsLength]?.type === H.MAPPING ? c = !0 : Al(e, t);
				}
				!c && (d && Zl(e, r, u) || Yl(e, r, u) || Xl(e, r, u) || ql(e, u) || $l(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && nu(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== W || u.tagStart !== W || d) && (Tl(e, W, W, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, U.PLAIN), c = !0), e.depth--, c || u.anchorStart !== W || u.tagStart !== W;
}
function au(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Ml(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && K(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !q(e.input.charCodeAt(e.position));) {
		for (; jl(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || q(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Ml(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (q(e.input.charCodeAt(e.position)) && zl(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && K(e, "duplication of %YAML directive"), r.length !== 1 && K(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && K(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && K(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && K(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		ml.test(t) || K(e, "ill-formed tag handle (first argument) of the TAG directive"), sl.call(e.tagHandlers, t) && K(e, `there is a previously declared suffix for "${t}" tag handle`), yl.test(n) || K(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function ou(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (J(e, !0); au(e);) t = !0, J(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Nl(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, J(e, !0), i = e.line > t;
	} else t && K(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Bl(e)) {
		e.position += 3, J(e, !0);
		return;
	}
	if (xl(e, n, !1), iu(e, e.lineIndent - 1, dl, !1, i, i) || G(e), J(e, !0), e.position === e.lineStart && Bl(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, J(e, !0), e.line === t && e.position < e.length && K(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === H.DOCUMENT && (o.explicitEnd = r), Dl(e), !r && e.position < e.length && !Hl(e) && K(e, "end of the stream or a document separator is expected");
}
function su(e, t) {
	let n = e.length, r = {
		...bl,
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
	for (i !== -1 && Uc.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Vl(r), J(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		ou(r), r.position === e && K(r, "can not read a document");
	}
	return r.events;
}
({
	...bl,
	...ol
});
function cu(e, t) {
	return !!(e & 1 << t);
}
var lu = {
	applyQuoteFlowKeysOption: du,
	doubleQuoteForInvisibles: fu,
	doubleQuoteWhitespaceOnly: pu,
	applyForceQuotesOption: mu,
	tryLongOrMultilineAsBlock: hu,
	quoteInvalidPlain: gu,
	fallbackToDoubleQuoted: _u
};
function uu(e) {
	return e.presenterOptions.quoteStyle === "single" && cu(e.allowedStylesMask, U.SINGLE_QUOTED) ? U.SINGLE_QUOTED : U.DOUBLE_QUOTED;
}
function du(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === U.PLAIN && (e.style = U.DOUBLE_QUOTED);
}
function fu(e) {
	e.style === U.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function pu(e) {
	e.style === U.PLAIN && /^\s+$/.test(e.node.value) && (e.style = U.DOUBLE_QUOTED);
}
function mu(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== U.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? U.DOUBLE_QUOTED : uu(e)));
}
function hu(e) {
	if (e.style !== U.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!cu(e.allowedStylesMask, U.LITERAL_BLOCK)) {
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
function gu(e) {
	e.style === U.PLAIN && !cu(e.allowedStylesMask, U.PLAIN) && (e.style = uu(e));
}
function _u(e) {
	cu(e.allowedStylesMask, e.style) || (e.style = U.DOUBLE_QUOTED);
}
var vu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", yu = "[\\n\\r]", bu = "\\uFEFF", xu = "[ \\t]", Su = `(?:(?!(?:${yu}|${bu}))${vu})`, Cu = `(?:(?!${xu})${Su})`, wu = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Tu = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Eu = "[,\\[\\]{}]", Du = Cu, Ou = `(?:(?!${Eu})${Cu})`, ku = `(?:(?:(?!${Tu})${Cu})|[?:-](?=${Du}))`, Au = `(?:(?:(?!${Tu})${Cu})|[?:-](?=${Ou}))`, ju = `(?:(?:(?![:#])${Du})|:(?=${Du}))#*`, Mu = `(?:(?:(?![:#])${Ou})|:(?=${Ou}))#*`, Nu = `(?:${xu}*${ju})*`, Pu = `(?:${xu}*${Mu})*`, Fu = `${ku}#*${Nu}`, Iu = `${Au}#*${Pu}`, Lu = Fu, Ru = Iu, zu = `\\n+${ju}${Nu}`, Bu = `\\n+${Mu}${Pu}`, Vu = `${Fu}(?:${zu})*`, Hu = `${Iu}(?:${Bu})*`;
RegExp(`^(?:${Vu})$`, "u"), RegExp(`^(?:${Hu})$`, "u"), RegExp(`^(?:${Lu})$`, "u"), RegExp(`^(?:${Ru})$`, "u"), RegExp(`^(?:${wu})*$`, "u"), RegExp(`^(?:${wu}|\\n)*$`, "u"), RegExp(`^(?:${Su}|\\n)*$`, "u"), Object.keys(lu).map((e) => Reflect.get(lu, e)), H.DOCUMENT, H.SEQUENCE, H.MAPPING, H.SCALAR, H.ALIAS, H.POP, U.PLAIN, U.SINGLE_QUOTED, U.DOUBLE_QUOTED, U.LITERAL_BLOCK, U.FOLDED_BLOCK, Wc.BLOCK, Wc.FLOW, Gc.CLIP, Gc.STRIP, Gc.KEEP;
// src/yaml/events.ts
var Uu = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Wu = "A manifest is one document: split it into files instead of writing ---.", Gu = 2 ** 15, Ku = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, qu = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Ju = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
function* Yu(e, t, n = Gu) {
	let r = t ? e.length : 25e5, i = e.length > n ? $u(e) : void 0, { item: a, first: o } = i ?? {
		item: "",
		first: e.length
	};
	if (o > r) throw new Uu("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
	for (let t = 0, s = 0; t < e.length; t = s) {
		let c = Math.max(t + n, o), l = i ? e.indexOf(a, c) : -1;
		s = l === -1 ? e.length : l + 1;
		let u = Math.max(o, e.lastIndexOf(a, c) + a.length) - 2;
		if (i && s - u > r) throw new Uu("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", u);
		let d = Xu(e, t, s, l === -1).reverse();
		for (let e = d.pop(); e; e = d.pop()) yield e;
	}
}
function Xu(e, t, n, r) {
	let i = Zu(e, t, n), a = t === 0, [o, s] = i.splice(0, a ? 1 : 2);
	if (!o) return i;
	let c = i.splice(r ? -1 : a ? -3 : -2);
	if (o.type !== H.DOCUMENT || !r && o.explicitEnd || !a && (s?.type !== H.SEQUENCE || s.style !== Wc.BLOCK) || !c.every(({ type: e }) => e === H.POP) || i.some(({ type: e }) => e === H.DOCUMENT)) throw new Uu(Wu, t, t);
	r && !a && i.push({ type: H.POP });
	for (let e of a ? [] : i) id(e, t);
	return i;
}
function Zu(e, t, n) {
	let r = e.slice(t, n).replace(Ku, "");
	try {
		return Qu(r, t);
	} catch (e) {
		if (!(e instanceof Uu) || e.message !== "deficient indentation") throw e;
		let n = Qu(r.replace(qu, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === H.SCALAR && (e.fast = !1);
		return n;
	}
}
function Qu(e, t) {
	try {
		return su(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Uc ? new Uu(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function $u(e) {
	Ju.lastIndex = ed(e).at(-1) ?? e.length;
	let [, t] = Ju.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: Ju.lastIndex
	};
}
function ed(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const td = 2 ** 20, nd = 2 ** 18;
function rd(e) {
	if (e.length <= td) return;
	let t = e.slice(0, nd), n = t.lastIndexOf($u(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function id(e, t) {
	e.type !== H.POP && e.type !== H.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== H.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === H.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const ad = process.getBuiltinModule("node:module").createRequire(import.meta.url), od = (...e) => ad("./late-yaml.js").parseDocument(...e), sd = (...e) => ad("./late-yaml.js").visit(...e), cd = 2 ** 15, ld = 2 ** 18;
function ud(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [O("yaml", a, { place: B(t, r, r + 1) })];
	let o = [];
	for (let e of n.length > i + cd ? [cd, ld] : [ld]) {
		let r = i + e < n.length, a = n.lastIndexOf("\n", i + e), s = r ? a > i ? a + 1 : i + e : n.length, { problems: c, errors: l } = dd(t, n, i, s), u = yt(t.path, B(t, s - 1, s).line);
		if (r && l > 1e3 && c.length > 0) return [u, ...c];
		o = c;
	}
	return o.length > 0 ? o : [fd(e, t, n)];
}
function dd(e, t, n, r) {
	let i = t.slice(n, r), a = od(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { errors: o } = a, s = new E(), c = -Infinity;
	for (let i of o.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [o, l] = i.pos.map((e) => e + n);
		if (r < t.length && l >= r - 1) continue;
		let u = B(e, o, Math.max(o + 1, l)), d = u.line > c + 1;
		if (c = Math.max(c, u.endLine), !d || s.countMore(e.path)) continue;
		let f = _d(i) ? n + vd(a, i.pos[0]) : void 0;
		f === void 0 ? s.add(pd(Cd(t, o) || yd(i), u)) : s.add(pd(yd(i), B(e, f, f + 1)));
	}
	return {
		problems: s.problems,
		errors: o.length
	};
}
function fd({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return pd((e >= r.trimEnd().length ? hd : gd.get(t)) ?? (Cd(r, e) || i), B(n, e, e + 1));
}
function pd(e, t) {
	return O("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const md = "Values are nested too deeply. Use fewer levels.", hd = "The file ends in brackets or in quotes. Add the closing one.", gd = new Map([["nesting exceeded maxDepth (500)", md], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function _d({ message: e }) {
	return e.startsWith("Missing closing");
}
function vd(e, t) {
	let n = t;
	return sd(e, { Scalar: (e, { type: r = "", range: i }) => {
		r.startsWith("QUOTE") && i && i[0] < t && t <= i[2] && (n = i[0]);
	} }), n;
}
function yd(e) {
	if (e.message.startsWith("Maximum call stack")) return md;
	if (_d(e)) return "The text that starts here has no closing quote. Add it, or write a quote inside the text twice or as \\\".";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Wu;
		default: return `${e.message}.`;
	}
}
function bd(e, t, n) {
	n.countMore(e.path) || n.add(O("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: B(e, t, t + 1) }));
}
const xd = /^(?:\{\{|[%@`*&!]|\[\[|\{%|[{[][^{}[\],:"']{0,60}[}\]](?=\s*[^\s,}\]#]))/, Sd = "This is a comment of JSON. A comment of YAML starts with #.";
function Cd(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3);
	if (/^\s*(?:\/\/|\/\*)/.test(i)) return Sd;
	let [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (/^"(?:[^"\\]|\\.)*"\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it as \\\".";
	if (/^'(?:[^']|'')*'\s*[^\s,}\]:#]/.test(a)) return "The text ends at its second quote. Write quotes inside of it twice: ''.";
	if (/^[^\s"'{[&*!|>%@`#-][^"'{[#]*:\s+\S/.test(a)) return `A text with ": " in it needs quotes: "${a.slice(0, 60)}${a.length > 60 ? "…" : ""}".`;
	let [o] = xd.exec(a) ?? [];
	return o === void 0 ? "" : `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function wd(e, t) {
	let n = new E();
	for (let { start: r, end: i } of Is(e)) n.countMore(t.path) || n.add(O("yaml", Fs, { place: B(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function Td(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = ks(t), a = {
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
		return c([O("yaml", e, { place: B(a, r, r + 1) })]);
	}
	let l = wd(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = Dd(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && Mn(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof Uu)) throw e;
		return c(ud(e, a, t));
	}
}
const Ed = 1e6;
function Dd(e, t, n, r) {
	return new Od(e, t, n, Yu(t, n, r)).document();
}
var Od = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new Vd();
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
			value: zd(e) ? this.value(e, Ad, t) : null,
			span: new Hd(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === H.ALIAS ? void 0 : this.anchor(e), a = e.type === H.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === H.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !Bd(e) && this.spans.set(n, this.start, this.end, !1), i && (i.value = a, i.size = this.values - r), a;
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
		if (--this.depth, this.end = this.after(a ? Fd : this.text.charAt(this.end - 1) === "\n" ? Ad : Rd), this.spans.set(t, n, this.end, !0), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new Uu("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next().value;
			if (!zd(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new Uu("This file has more than 150,000 entries. Divide it into several files.", Bd(t) ? t.start : this.end);
			e.push(this.value(t, Nd, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next().value;
			if (!zd(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next().value, a = zd(i) ? this.value(i, Pd, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && bd(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, Md), [n, r] = [Bd(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = Cd(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
			return;
		}
		let i = typeof t == "string" ? t : this.text.slice(n, r);
		return /^\/[/*]/.test(this.text.slice(n, n + 2)) && this.refuse(Sd, n, r), {
			text: i,
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: n, valueStart: r, valueEnd: a, tagStart: o, fast: c } = e;
		if (o >= 0 && !kd.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), r < 0) {
			let e = this.after(l < 0 ? t : jd);
			return (t !== Pd || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = al(this.text, e);
		if (n === U.LITERAL_BLOCK || n === U.FOLDED_BLOCK) {
			this.start = this.after(Id);
			let e = this.text.slice(r, a);
			this.end = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === U.PLAIN ? 0 : 1;
			this.start = r - e, this.end = a + e;
		}
		if (!this.anyText && !(c && this.isStorable) && s(u)) return this.refuse(i("This text"));
		if (n !== U.PLAIN || o >= 0) return u;
		let { value: d } = Lc.resolveImplicitScalarTag(u);
		return Number.isInteger(d) && !Number.isSafeInteger(d) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : (this.depth > 3 && this.text[this.end] === " " && typeof d == "string" && this.warnOfComment(), d);
	}
	warnOfComment() {
		let e = this.after(Ld);
		if (e === this.end) return;
		let t = this.text.slice(this.end, e).trim(), n = `YAML reads ${t} as a comment, so the text ends before it. If it belongs to the text, put the text in quotes. Otherwise, write a space after the #.`, r = B(this.file, e - t.length, e);
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
		return this.problems.countMore(this.file.path) || this.problems.add(O("yaml", e, { place: B(this.file, t, n) })), null;
	}
};
const kd = new Set(["!!str", "!"]), Ad = /(?:)/y, jd = /[ \t]*/y, Md = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Nd = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Pd = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Fd = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Id = /(?:[\s:?-]|#[^\n]*\n)*/y, Ld = /[ \t]+#[^\s#!=*-].*/y, Rd = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function zd(e) {
	return e !== void 0 && e.type !== H.POP && e.type !== H.DOCUMENT;
}
function Bd(e) {
	return e.type === H.SEQUENCE || e.type === H.MAPPING;
}
var Vd = class {
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
}, Hd = class e {
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
const Ud = " Names are not nested: write \"- key_name: cart.title\". To read a locale file of the app, name it in texts of lokaform.yaml.";
function Wd(e, t) {
	let n = new Map(), r = new E(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!_(i)) return {
		members: n,
		problems: Qd(e, "empty-manifest", i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, a)
	};
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "", i = _(s) && t.includes("keys") ? Ud : "", c = n || gt(e, t) || ` The fields are ${t.join(" and ")}.${i}`;
			r.add(O("unknown-member", `Unknown field "${e}" in this manifest.${c}`, { place: Ds(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Gd({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: z(e, t) });
}
function Kd(e, t, n) {
	if (!Array.isArray(t.value)) {
		let [r] = Object.values(_(t.value) ? t.value : {});
		return {
			entries: [],
			problems: Qd(e, "wrong-type", `This must be a list of entries. Each entry starts with "- " on a line of its own. An empty list is written [].${r !== void 0 && n.thing === "a key" ? Ud : ""}`, t.span)
		};
	}
	let r = [], i = new E(), a = t.span.members?.[Symbol.iterator](), o = Xd(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!_(s) && i.countMore(e.file.path)) continue;
		let l = Jd(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [yt(e.file.path, z(e.file, c).endLine), ...i.problems]
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
function qd(e, t, n) {
	let r = new E();
	return {
		...Jd(r, e, t, n, Xd(n)),
		problems: r.problems
	};
}
function Jd(e, t, n, r, i) {
	let { value: a, span: o } = $d(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new er();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Zd(t, z(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, { thing: u } = r, d = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: u,
		members: i
	}, f = s.issues.slice(0, gn + 1);
	nf(f.map((e) => $n(e, {}, Bn())), d, e);
	for (let t of s.issues.slice(f.length)) e.countMore(c.path, af(t));
	return { span: o };
}
const Yd = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Xd({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Yd).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Zd({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Qd(e, t, n, r) {
	let i = z(e.file, r);
	return Zd(e, i) ? [] : [O(t, n, { place: i })];
}
function $d(e, t) {
	if (!_(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, ef(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, As(a, { members: new Map(o) }));
		r = As(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function ef(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function tf(e, t) {
	let n = new E();
	return nf(e, t, n), n.problems;
}
function nf(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (sf(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) rf({
		...i,
		keys: [e]
	}, t, n);
	else rf(i, t, n);
}
function rf(e, t, n) {
	if (!n.countMore(t.file.path, af(e))) for (let r of cf(e, t)) n.add(of(r, e, t));
}
function af(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? lf(e.errors) : void 0)?.reduce((e, t) => e + af(t), 0) ?? 1;
}
function of(e, { path: t }, n) {
	let r = ff(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(z(n.file, n.span, t)), String(r)]
	};
}
function sf(e, t, n) {
	return t.some((t) => ff(n.value, e.path) === void 0 && t.keys.some((t) => pf(t, [String(e.path.at(-1))])) || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function cf(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => mf(e, n, t));
	if (e.code === "invalid_key") return [mf(String(n.at(-1)), n.slice(0, -1), t)];
	let r = ff(t.value, n), i = z(t.file, t.span, n), a = (e, t) => [O(e, t, { place: i })], o = () => a("wrong-type", _f(r, n, t, i)), s = yf(n, t), c = bf(n, t);
	if (r === void 0) return a("missing-member", `${s} is missing. It is required in ${t.thing}.${c}`);
	if (r === null) return a("null-value", hf(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = lf(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? tf(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": {
			if (typeof r == "object") return o();
			let t = e.values.map(String);
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${gt(String(r), t)}`);
		}
		case "custom":
		case "invalid_format": return a("wrong-value", `${s} ${e.message}.${c}`);
		default: return typeof r == "number" ? a("wrong-value", _f(r, n, t, i)) : a("wrong-value", gf(n, t));
	}
}
function lf(e) {
	return [...e].sort((e, t) => uf(t) - uf(e)).find((e) => uf(e) > 0) ?? e.find((e) => e.every(df));
}
function uf(e) {
	return d(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function df({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function ff(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function pf(e, t) {
	return t.find((t) => t.split("_").includes(e)) ?? mt(e, t);
}
function mf(e, t, n) {
	let r = Ds(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = bf([i.find((t) => n.members.get(t)?.expects.includes(` ${e}:`)) ?? "", e], n) || gt(pf(e, i) ?? e, i), o = `Unknown field "${e}" in ${n.thing}.${a || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		o = `Unknown field "${e}" in ${vf(t, n)}.${bf([...t, e], n)}${r.includes(e) ? "" : gt(e, r)}`;
	} else e === "<<" && (o = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return O("unknown-member", o, { place: r });
}
function hf(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${yf(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${yf(e, t)} has no value.${bf(e, t)}`;
	if (n?.empty !== void 0) return `${yf(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${n.empty}.`;
	let r = n || t.noun === "setting" ? "" : " An empty text is written \"\".";
	return `${yf(e, t)} has no value. Remove it, or give it a value.${r}${bf(e, t)}`;
}
function gf(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${yf(e, t)} is empty.${bf(e, t)}${n}`;
}
function _f(e, t, n, r) {
	if (t.length === 0) return `This is ${xf(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${yf(t, n)} is ${xf(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	let o = typeof e == "string" && t.length === 1 && /^(all, or )?a list of (?!text sources)/.test(i), s = Array.isArray(e) && t.length === 1 ? `${String(t[0])}s` : "", c = n.members.has(s) ? ` For several, use ${s}.` : "", l = o ? ` Write ${String(t[0])}: [${n.textAt(r)}].` : c;
	return `${yf(t, n)} is ${xf(e)}.${bf(t, n)}${l}`;
}
function vf(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${vf(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function yf(e, t) {
	let n = vf(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function bf(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${vf([n], t)} must be ${r.expects}.` : "";
}
function xf(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function Sf(e, t) {
	return Cf(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Cf({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function wf(e, t, n) {
	let r = Cf(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function Tf({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function Ef(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Df(e, t, n) {
	let r = Of(e, t, n), i = r.next();
	for (; !i.done;) i = r.next();
	return i.value;
}
function* Of(e, t, n, r = new Map()) {
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
			]), s = r.get(o), l = s?.text === i ? s.read : jf(c, t, n);
			r.set(o, {
				text: i,
				read: l
			}), u.push(l), yield;
		}
		let d = u.flatMap((e) => e.problems.some(Nf) ? [] : e.entries), f = c.textFiles?.join(d) ?? {
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
			for (let t of kf(c, e)) h.add(t);
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
		problems: Wt(Pf(i, c))
	};
}
function kf(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [Y(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Af({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Td(r, i, a), { file: s } = o, { members: c, problems: u } = Wd(o, n ? [e, "on_create"] : [e]), d = [...o.problems, ...u], f = c.get("on_create"), p = f && n && qd(o, f, n);
	p && l(d, p.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Gd(o, e)]
	};
	let g = Kd(o, h, t);
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
function jf(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = rd(n);
	if (a !== void 0) {
		let { problems: n } = Df([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Nf)) {
			let e = n.some(({ place: e }) => !e) ? [] : [yt(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function Mf(e, { path: t, now: n }, r, i, a) {
	let o = i.get(n), { entries: s } = jf(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Nf({ count: e, severity: t, scope: n }) {
	return e !== void 0 && t === "error" && n !== "change";
}
function Pf(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function Y({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Ff(e(t)), d = s ? Ds(n, r, o) : z(n, r, o);
	return {
		...O(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Ff(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function If({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Lf = new Set([
	"after",
	"sent",
	"before",
	"declared",
	"details",
	"identity",
	"live"
]);
function Rf(e, t, n = []) {
	if (typeof t == "object" && t) {
		if (Object.hasOwn(t, "kind") && !zf(e, t)) return n;
		for (let [r, i] of Object.entries(t)) {
			let t = Lf.has(r) ? void 0 : Rf(e, i, [...n, r]);
			if (t) return t;
		}
	}
}
function zf(e, t) {
	let n = e.find(({ name: e }) => e === t.kind);
	if (!n) return !1;
	let r = Object.hasOwn(t, "field") ? [t] : [];
	return (Array.isArray(t.fields) ? t.fields : r).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Lf.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Bf = "Run again. If that does not help, the service has changed or has a fault.";
function Vf(e, t, n, r, i, o) {
	if (n.length === 0) return o(t);
	let s = a(n, ({ id: e }) => e === void 0 ? [] : [e]), c = a(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => c.get(e) ?? []), [a] = [...s.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: Y(e, t, "unusable-response", `${u(a)} cannot be used: the service's response has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Bf}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = o(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = Cf(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Bf}`, s = t ? "error" : "warning";
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
function Hf(e) {
	let t = e.projects.map((e) => e.hide_texts ? Uf(e) : e), n = e.hide_texts ? Kf(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Uf(e) {
	let { problems: t, plan: n, results: r } = e, { changes: i = [], kept: a = [] } = (t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done")) && n || {}, o = a.flatMap((e) => "field" in e ? [e.live, e.declared ?? ""] : []), s = [...i.flatMap(Zf), ...o.flatMap(Qf)], c = Xf(s), l = Wf(r ?? [], s, c);
	return {
		...e,
		problems: t.map((e) => Jf({
			...e,
			message: c(e.message)
		}, s)),
		...r && { results: r.map((e) => Gf(e, l)) }
	};
}
function Wf(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map(Array.from(r, (e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Gf({ change: e, outcome: t }, n) {
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
function Kf(e) {
	return e.map((e) => Jf(e, []));
}
const qf = ["yaml", "text-file"];
function Jf(e, t) {
	let { quotes: n = [], code: r } = e, i = qf.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "").reduce((e, t) => e.replaceAll(t, "…"), i);
	return {
		...e,
		message: Yf(a, t)
	};
}
function Yf(e, t) {
	let n = e;
	for (let e of t.filter(({ length: e }) => e < 4)) for (let t of [
		"\"",
		"'",
		"`"
	]) n = n.replaceAll(t + e + t, t + "…" + t);
	return n;
}
function Xf(e) {
	let t = new _t();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Yf(t.clean(n), e);
}
function Zf(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Qf(e)) : e.fields.filter(({ field: t }) => ja(Aa(e.kind, t))).flatMap(({ before: e, after: t, sent: n }) => [
		e ?? "",
		t,
		n ?? ""
	].flatMap(Qf));
}
function Qf(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Qf);
}
function $f(e) {
	let t = Hf(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? tp(t.problems) : t.problems,
		projects: t.projects.map(ep),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(ep)
		} }
	};
}
function ep(e) {
	return e.hide_texts ? tp(e) : e;
}
function tp(e) {
	return np(e, "");
}
function np(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && ja(Aa(String(n), String(e.field)));
	return ip(e, (e, t) => t === "quotes" ? [] : Lf.has(t) ? r ? rp(e) : e : np(e, n));
}
function rp(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? ip(e, rp) : e;
}
function ip(e, t) {
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
const ap = /^(action|by|code|command|field|how|kind|scope|reason|ref|seen|severity|state|file|manifests|backup)$/;
function op(e, t) {
	let n = e.projects.map((e) => cp(e, t));
	return {
		...dp(e, t),
		declared: e.declared,
		projects: n
	};
}
function sp(e, t) {
	return dp(e, (e) => t(e));
}
function cp(e, t) {
	let n = dp(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: up(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function lp(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === up(t);
}
function up(e) {
	return Nr("sha256").update(e).digest("hex");
}
function dp(e, t) {
	return pp(e, t, !1);
}
const fp = new WeakMap();
function pp(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = fp.get(t) ?? new WeakSet();
	if (fp.set(t, r), !n && r.has(e)) return e;
	let i = ip(e, (e, r) => n || !ap.test(r) ? pp(e, t, n || Lf.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/report/view/problems.ts
function mp(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * jt.indexOf(e) + Number(t !== void 0 && Bt({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function hp(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of u(t === !0 ? [] : e, (e) => gp(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(Bt) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, _p(vp(e), [e, ...t]));
		}
	}
	return mp(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : vp(e, n)));
}
function gp(e, t) {
	return Bt(e) ? `${e.severity} ${e.code}` : t || e.ways || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		If(e),
		e.place.file
	]);
}
function _p(e, t) {
	if (t.some(Bt)) {
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
function vp({ severity: e, code: t, message: n, place: r, ways: i }, a = ie) {
	return {
		...Oo("!", t, r),
		severity: e,
		state: e,
		lines: yp(i),
		words: S(n, a - t.length - 3),
		code: {
			name: t,
			address: Vo(t)
		}
	};
}
function yp(e = []) {
	return e.map(({ does: e, command: t }) => ko(" ", `${e}: `, C(t)));
}
function bp(e, { full: t, longest: n } = {}) {
	let r = e.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [] : [{
		change: e,
		outcome: t
	}]);
	return [...u(r, ({ outcome: e }) => `${Sp(e)}: ${e.message}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => xp(e, S(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => S(e.change.label, 100));
		return [xp(r, `${(t ? a : a.map(nt)).join(", ")} and ${R(e.length - 3)} more`, e.length, n)];
	});
}
function xp(e, t, n, r = ie) {
	return {
		...Oo("!", t, ro(e)),
		count: n,
		severity: "error",
		state: Sp(e.outcome),
		words: S(e.outcome.message, r)
	};
}
function Sp(e) {
	return io(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
// node_modules/diff/libesm/diff/base.js
var Cp = class {
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
new class extends Cp {}();
// node_modules/diff/libesm/util/string.js
function wp(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function Tp(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function Ep(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function Dp(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function Op(e, t) {
	return Ep(e, t, "");
}
function kp(e, t) {
	return Dp(e, t, "");
}
function Ap(e, t) {
	return t.slice(0, jp(e, t));
}
function jp(e, t) {
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
function Mp(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function Np(e, t) {
	if (t) return Fp(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function Pp(e, t) {
	if (t) return Fp(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function Fp(e, t) {
	if (!t) return [Pp(e), Np(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = Mp(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const Ip = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", Lp = RegExp(`[${Ip}]+|\\s+|[^${Ip}]`, "ug");
new class extends Cp {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = Mp(e, r);
		} else n = e.match(Lp) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && Rp(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && Rp(n, i, r, null, t.intlSegmenter), e;
	}
}();
function Rp(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = Fp(t.value, i), [s, c] = Fp(n.value, i);
		if (e) {
			let r = wp(a, s);
			e.value = Dp(e.value, s, r), t.value = Op(t.value, r), n.value = Op(n.value, r);
		}
		if (r) {
			let e = Tp(o, c);
			r.value = Ep(r.value, c, e), t.value = kp(t.value, e), n.value = kp(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = Pp(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = Pp(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = Pp(r.value, i), [a, o] = Fp(t.value, i), s = wp(n, a);
		t.value = Op(t.value, s);
		let c = Tp(Op(n, s), o);
		t.value = kp(t.value, c), r.value = Ep(r.value, n, c), e.value = Dp(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = Pp(r.value, i), n = Ap(Np(t.value, i), e);
		t.value = kp(t.value, n);
	} else if (e) {
		let n = Ap(Np(e.value, i), Pp(t.value, i));
		t.value = Op(t.value, n);
	}
}
new class extends Cp {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${Ip}]+|[^\\S\\n\\r]+|[^${Ip}]`, "ug");
		return e.match(t) || [];
	}
}();
const zp = new class extends Cp {
	constructor() {
		super(...arguments), this.tokenize = Vp;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function Bp(e, t, n) {
	return zp.diff(e, t, n);
}
function Vp(e, t) {
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
function Hp(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends Cp {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (Hp(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends Cp {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends Cp {
	constructor() {
		super(...arguments), this.tokenize = Vp;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(Up(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function Up(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = Up(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = Up(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const Wp = new class extends Cp {
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
function Gp(e, t, n) {
	return Wp.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function Kp(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function qp(e) {
	if (!Kp(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Jp = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function Yp(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		Bp(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(Bp(n, r, s));
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
			let t = n[e], i = t.lines || Qp(t.value);
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
function Xp(e, t) {
	if (t ||= Jp, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => Xp(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Jp, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + qp(r) + " " + qp(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + qp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + qp((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + qp((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + qp((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + qp(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + qp(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function Zp(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		Yp(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? Xp(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = Yp(e, t, n, r, i, a, o);
		return s ? Xp(s, o?.headerOptions) : void 0;
	}
}
function Qp(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function $p(e, t, { texts: n, full: r, isPull: i }) {
	let a = pm(e, t), o = Ra(e, t) ? [ko(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [ko(" ", a), ...o];
	let { part: s, edited: c } = t, l = r === !0 ? 4e3 : 90, u = Ma(e, t) && s !== void 0 ? { language: s } : {}, d = tm(e, a, t, l).map((e) => ({
		...e,
		...u,
		value: ht(e.value, 1e3 + l - 2 - e.start.length)
	}));
	return [
		...c ? [ko(" ", `${i ? "the new text was edited in the project" : "in the project, last edited"}${am(c)}:`)] : [],
		...d,
		...o
	];
}
const em = {
	as: "text",
	text: ""
};
function tm(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || za(a) ? em : gm(e, i, a), c = gm(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== em ? nm(t, s, c, r) : bm(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => nm(`${t}.${e}`, n, i, r));
}
function nm(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...rm("-", e, t.members, n.members), ...rm("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = ym(t, n, r), o = ko("+", `${e} `, im(n) ? "(empty)" : a);
	if (im(t)) return [o];
	let s = ko("-", `${e} `, i);
	return im(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function rm(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [ko(e, `${t} `, xm(i))] : [];
}
function im(e) {
	return e.as === "text" && e.text === "";
}
function am({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${S(e, 60)}`} on ${Ro(t)}${n ? ", reviewed" : ""}`;
}
function om(e, t) {
	return t.flatMap((t) => mm(e, t) ? [] : pm(e, t)).join(", ");
}
function sm({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Ma(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => pm(e, t)).join(", ")})` : "", a = (t) => `${pm(e, t)} ${vm(gm(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !Ma(e, t) && !mm(e, t)), c = s.filter((t) => hm(e, t)).map(a), l = s.filter((t) => !hm(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function cm(e, t, n = !1) {
	if (e.reason === "archived") return "archived in the project: to keep it archived, declare is_archived: true; to take it out of the archive, declare is_archived: false";
	if (!("field" in e)) return `kept: ${fm(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = pm(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && dm[e.cause]) ?? lm[a], l = e.edited ? `: edited${am(e.edited)}` : "", u = e.because ? `${l === "" ? ":" : ";"} ${um(e)}` : "", d = `${c}${s || a === "held" ? "" : l}${u}`;
	if (!t) return `${o} ${d}`;
	let f = n ? Infinity : _m, p = gm(r, i, e.live), m = e.details === void 0 ? "" : `. ${e.details}`;
	if (e.declared === void 0) return `${o} ${vm(p, f)} ${d} (not in the file)${m}`;
	let [h, g] = ym(gm(r, i, e.declared), p, f);
	return `${o} ${g} ${d}${s ? `, which has ${h}` : ` (in the file: ${h})${m}`}`;
}
const lm = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	waiting: "waits",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
};
function um({ because: e = [] }) {
	return e.map((e) => e.startsWith("not-") ? `the project does not say that it is ${e.slice(4)}` : `it fails the check ${e}`).join(", and ");
}
const dm = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": lm.held
};
function fm(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${mn(t)}` : `owned by others (tag ${mn(t)})`;
}
function pm(e, { field: t, part: n }) {
	return n !== void 0 && Aa(e, t).role === "text" ? Sm(n) : t;
}
function mm(e, { field: t }) {
	return Aa(e, t).role === "identity";
}
function hm(e, { field: t, after: n }) {
	let r = gm(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function gm(e, t, n) {
	return Aa(e, t).show(n);
}
const _m = 60;
function vm(e, t = 60) {
	switch (e.as) {
		case "text": return mn(e.text, t);
		case "word": return S(e.word, t);
		case "set": return e.members.length > 0 ? xm(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Sm(e)} ${mn(n, t)}`).join(", ");
	}
}
function ym(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = at(C(e.word), C(t.word), n);
		return [ht(r, n), ht(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [vm(e, n), vm(t, n)];
	let [r, i] = at(C(e.text), C(t.text), n), a = e.text !== t.text && e.text.normalize("NFC") === t.text.normalize("NFC");
	return [mn(r, n), mn(i, n) + (a ? " in another Unicode form" : "")];
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
	return e.map((e) => nt(Sm(e))).join(", ");
}
function Sm(e) {
	return S(e, 60);
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
	return Gp(Dm(e), Dm(t), { maxEditLength: 600 }) ?? [];
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
// src/report/view/rows.ts
const km = 1e3;
function Am(e, t) {
	if (e.action === "destroy") return {
		...Lm("-", e),
		...Mm(e, t),
		isLoss: !0
	};
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Ma(n, e) ? e.part ?? [] : []), a = {
		...Lm(Im(e), e),
		...Na(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? sm(e) : om(n, e.fields);
		return r === "" ? a : {
			...a,
			words: ht(r, km)
		};
	}
	let o = r === "create" || xo(e), s = e.fields.filter((e) => !o || !mm(n, e)).flatMap((e) => $p(n, e, t)), c = r === "create" ? void 0 : e.renamed_from, l = c === void 0 ? {} : { from: S(c, 80) };
	return {
		...a,
		...l,
		...Pm(e, t),
		lines: s
	};
}
const jm = "will be archived";
function Mm(e, t) {
	let { how: n, texts: r = [] } = e, i = n === "archive" ? jm : `will be destroyed${r.length > 0 ? ", with its texts in all languages" : ""}`;
	return {
		words: t.command === "drift" ? `apply would ${n} it` : i,
		lines: Nm(e, t),
		languages: r.map(({ part: e }) => e)
	};
}
function Nm({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? vm(gm(e, r, i), 90) : "", s = a ? `   (last edited${am(a)})` : "";
		return {
			...ko("-", `${Sm(t)} `, o),
			end: s,
			language: t
		};
	}), ...a > 0 ? [ko("-", `and ${L(a, "more text")}`)] : []];
}
function Pm(e, { command: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : Fm(e) ? { words: jm } : t === "drift" ? e.edited ? { words: `last changed${am(e.edited)}` } : {} : xo(e) ? { words: jo(e.kind).renamed } : {};
}
function Fm({ kind: e, fields: t }) {
	return t.some((t) => La(e, t));
}
function Im(e) {
	return e.action === "create" ? "+" : Fm(e) ? "-" : xo(e) ? "»" : "~";
}
function Lm(e, t) {
	return Oo(e, No(t), t.place);
}
function Rm(e, { texts: t = !1, full: n }) {
	let r = n === !0, i = ht(cm(e, t, r), r ? Infinity : km), a = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Lm("!", e),
		words: i,
		...a
	};
}
function zm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, open: l } = e, u = pm(n, e), [d, f] = ym(gm(n, r, i ?? ""), gm(n, r, a)), p = o ? `, edited${am(o)}` : "", m = [
		...t ? [`${u} ${i === void 0 ? "not in the file" : d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Lm(l ? "!" : " ", e),
		lines: m.map((e) => ko(" ", ht(e, km))),
		...l && { isLoss: !0 }
	};
}
function Bm({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${vm(gm(t.kind, r.field, e))}` : "";
		return ko(" ", ht(`${pm(t.kind, r)}${i} is no longer declared`, km));
	});
	return {
		...Lm("-", t),
		isLoss: !0,
		lines: r
	};
}
function Vm({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : S(e, 200));
	return {
		...Lm("~", r),
		words: `${S(e, 80)}: ${i} → ${a}`
	};
}
function Hm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : C(e), [a, o] = at(i(t), i(n), 200).map((e) => ht(e, 200)), s = `${S(e, 80)}: ${a} → ${o}`;
	return r ? {
		...Oo("!", `${s} (lets a run do more)`),
		isLoss: !0
	} : Oo(" ", s);
}
function Um({ variable: e, host: t, place: n }) {
	return {
		...Oo("!", `sends \${${C(e)}} to ${C(t)}`, n),
		isLoss: !0
	};
}
function Wm(e) {
	let t = S(String(e.id), 80), n = Lm(" ", e);
	if (ka(e.kind).secretNames) return n;
	let r = `only the ${e.part} text, which prune does not remove. To manage it, put it back (id ${t})`;
	return {
		...n,
		words: e.part === void 0 ? `id ${t}` : C(r)
	};
}
function Gm(e) {
	return Oo(" ", C(e));
}
// src/report/view/status.ts
const Km = [
	["Language", ({ language: e, base: t }) => `${S(e, 40)}${t ? " (base)" : ""}`],
	["Texts", ({ texts: e }) => R(e)],
	[
		"Archived",
		({ archived: e }) => R(e),
		({ archived: e }) => e > 0
	],
	["Translated", (e) => `${R(e.translated)} ${qm(e, "translated").padStart(5)}`],
	["Verified", (e) => `${R(e.verified)} ${qm(e, "verified").padStart(5)}`],
	["Reviewed", (e) => `${R(e.reviewed)} ${qm(e, "reviewed").padStart(5)}`],
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
		let n = S(t.language, 40), i = e.unmet.map((n) => `${`${R(t[n])} of ${L(t.texts, "text")} ${n}, ${qm(t, n)}`}, and ${e.percents[n]} % is required`), a = e.missing.map(({ lacks: e, written: i, ...a }) => {
			let o = `not ${e.includes("translated") ? "translated" : r(e)}`, s = `${n}: ${i ? "to be written by apply" : o}`;
			return {
				...Oo("!", No(a), a.place),
				words: s,
				languages: [t.language]
			};
		});
		return [{
			part: "plan",
			action: "Not ready",
			noun: "key",
			title: `${zo(n)} is not ready: ${i.join("; ")}`,
			rows: a
		}];
	});
}
// src/report/view/sections.ts
const Xm = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", Zm = {
	removed: {
		action: "To remove",
		heading: "to remove",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "to update, with texts that are overwritten in the project",
		meaning: Xm
	},
	overwritten: {
		action: "Overwritten value",
		heading: "to update, with other values that are overwritten in the project",
		meaning: Xm
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
}, Qm = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, $m = {
	removed: {
		action: "To remove",
		heading: "to remove",
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
}, eh = {
	Conflict: "changed in the file and in the project, and not written",
	Undecided: "not written, because nothing tells which side changed",
	Archived: "declared, and archived in the project",
	"To pull": "to pull: newer in the project. Apply keeps it, and lokaform pull writes it into the file",
	Waiting: "waiting: newer in the project, and not pulled because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG",
	Kept: "kept, and not changed: each line says why"
}, th = {
	Conflict: "conflict",
	Undecided: "undecided text"
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
		lh(t.full === "also" ? r.filter((e) => !$a(e)) : r, t),
		ch(i, t),
		...Ym(e).map((e) => t.full ? e : {
			...e,
			rows: hh(e.rows, 20, t.keptElsewhere)
		}),
		...n && !e.status ? uh({
			...e,
			plan: n
		}, ah(e, t)) : [],
		yh(a, t)
	];
}
function sh({ problems: e, results: t = [] }, n = {}) {
	return [...hp(e, n), ...bp(t, n)];
}
function ch(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		action: "Not made",
		title: `${L(n.length, "change")} not made`,
		rows: bp(n, t)
	};
}
function lh(e, t) {
	return {
		part: "problems",
		noun: "problem",
		action: "Problem",
		title: os(e),
		rows: hp(e, t)
	};
}
function uh({ plan: e, target: t, problems: n, no_longer_declared: r = [] }, i) {
	let a = t?.is === "compared" ? t : void 0, o = a?.caused ?? e.changes, s = a?.kept ?? e.kept, { sends: c = [] } = ih(i) ? {} : a ?? e, l = i.full === "also" ? n.filter($a) : [], u = new Map(l.map((e) => [p({ ...e.place }), yp(e.ways)])), d = (...e) => e.map((e) => mh(e, s, i, u));
	return [
		...a ? [ph(a.settings)] : [],
		{
			part: "plan",
			action: "Secret",
			noun: "host",
			rows: c.map(Um)
		},
		...d("Conflict", "Undecided"),
		...fh(o, i),
		...d("Archived", "To pull", "Waiting", "Kept"),
		gh(a ?? {
			no_longer_declared: r,
			kinds_no_longer_declared: []
		}),
		..._h(o, i),
		...a ? vh(a, i) : []
	];
}
function dh(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function fh(e, t) {
	let n = ih(t) ? $m : Zm;
	return [...new Set(So.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Co(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${R(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			rows: dh(i.map((e) => Am(e, t)))
		};
	});
}
function ph(e) {
	return {
		part: "plan",
		noun: "setting",
		action: "Setting",
		title: `${L(e.length, "setting")} changed`,
		rows: dh(e.map(Hm))
	};
}
function mh(e, t, n, r) {
	let i = t.filter((t) => rh(t, n) === e), { keptElsewhere: a } = n, o = th[e], s = !o && a !== void 0 && i.length > 20, c = ({ reason: e }) => Number(s && e === "held"), l = i.toSorted((e, t) => c(e) - c(t)).map((t) => {
		let i = Rm(t, n);
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
		title: `${o ? `${L(i.length, o)}:` : R(i.length)} ${eh[e]}`,
		rows: s ? hh(l, 19, a) : l
	};
}
function hh(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), {
		...Gm(`and ${R(r)} more, which ${n}`),
		sign: "!",
		count: r
	}] : e;
}
function gh({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...Oa().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Gm(`all ${e.many}: no manifest declares any`)), ...e.map(Wm)];
	return {
		part: "plan",
		noun: "name",
		action: "No longer declared",
		rows: n,
		title: `${R(n.length)} no longer declared, and kept in the project. To remove one, delete it in Lokalise. With prune, apply removes all that is unmanaged`
	};
}
function _h(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = Am(e, {
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
function vh({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${L(e.length, "change")}`,
		rows: dh(e.map((e) => Am(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${L(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Am(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function yh(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(Wm).sort((e, t) => m(e.name, t.name));
	return {
		part: "unmanaged",
		noun: "name",
		action: "Unmanaged",
		title: `Unmanaged: ${R(e.length)}`,
		rows: hh(r, t, n ?? "the job summary of the workflow lists")
	};
}
function bh(e, t) {
	let n = ah(e, t), { changes: r, no_longer_declared: i, rematched: a, changed_defaults: o, settings: s } = e, c = (e) => e.map((e) => Bm(e, n));
	return [
		ph(s),
		wh("no longer declared: the project keeps them, unless prune is on", c(i.filter(({ fields: e }) => !e))),
		wh("with fewer fields: the project keeps their values", c(i.filter(({ fields: e }) => e))),
		...Ch(r, n),
		wh("with another id or former name", a.map(Vm)),
		wh("with other values in on_create", o.map(Gm)),
		..._h(r, n)
	];
}
function xh(e, t) {
	let n = ah(e, t), r = e.kept.filter(({ because: e }) => e), i = r.map((e) => zm(e, n));
	return wh(`waiting in the project, because of the settings review or checks of pull. To take one: lokaform pull --accept KEY:LANG${r.some(({ place: e }) => e === void 0) ? " --languages LANG" : ""}`, i);
}
function Sh(e, t) {
	let n = {
		...ah(e, t),
		isPull: !0
	}, { kept: r } = e, { changes: i, no_longer_declared: a } = e.comparison, o = a.map((e) => Bm(e, n)), s = r.filter(({ because: e }) => !e), c = (e) => s.filter(({ open: t }) => t === e).map((e) => zm(e, n));
	return [
		wh("in conflict: the manifest keeps its text", c("conflict")),
		wh("undecided: the manifest keeps its text", c("undecided")),
		wh("no longer declared", o),
		...Ch(i, n),
		xh(e, n),
		wh("different, and kept", c(void 0)),
		..._h(i, n)
	];
}
function Ch(e, t) {
	let n = (e) => e.action === "create" ? "new" : xo(e) ? "renamed" : "changed";
	return [
		"changed",
		"renamed",
		"new"
	].map((r) => wh(r, dh(e.filter((e) => n(e) === r).map((e) => Am(e, t)))));
}
function wh(e, t) {
	return {
		part: "plan",
		title: `${R(t.length)} ${e}`,
		noun: "entry",
		rows: t
	};
}
// src/report/view/reportView.ts
function Th(e, t) {
	let n = Eh(Hf(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => Dh(e, n, s, t)), ...o.map((e) => Oh(e, t))];
	return {
		title: us(n),
		heading: F`${ds(n)}${i.length > 1 ? F` · ${L(i.length, "project")}` : []}`,
		state: Xa(n) ? "failed" : Ya(n) ? "clean" : "open",
		isUntouched: oo(n),
		lead: jh(n, t),
		stopped: ns(e),
		verdict: Mh(n, t),
		result: is(n),
		comparison: a ? gs(a) : [],
		problems: lh(r, t),
		parts: c,
		next: Ih(n, t),
		legend: Rh(n, c)
	};
}
function Eh(e) {
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
function Dh(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: S(i ?? o?.project.name ?? a, 200),
		heading: F`${I(i ?? a, 80)}${o ? F` · ${I(o.project.name, 80)}` : []}`,
		result: kh(e, t),
		facts: Ah(e, t, n, r.isPullRequest),
		table: Jm(e),
		sections: oh(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(be)
	};
}
function Oh(e, t) {
	let { name: n = "" } = e;
	return {
		name: S(n, 200),
		heading: I(n, 80),
		result: _s([e]),
		facts: [],
		table: void 0,
		isApplied: !1,
		bugs: [],
		sections: bh(e, t)
	};
}
function kh(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${$o([e])}.`;
	if (n) return t === "plan" ? ls(ao(e)).replace(/^n/, "N") : t === "status" ? Go([e]) : t === "drift" ? qo([e]) : Ho(n, i);
}
function Ah(e, { command: t }, n, r) {
	let { id: i, plan: a, target: o, results: s, backup: c, status: l } = e, u = ws(i), d = no(e), f = u === void 0 ? [] : [{
		is: "link",
		words: F`open in Lokalise`,
		address: u
	}], p = a && !s && t !== "drift" && !l, m = F`All differences that apply would change are shown, not only those of this pull request.`, h = ao(e), g = p ? Uo(a.project, h) : void 0, _ = p && r ? Wo(a.project, h) : void 0;
	return [
		F`Project ${a && !n ? F`${I(a.project.name, 80)} · ` : []}${I(i, 200)}${u === void 0 ? [] : F` · ${f}`}`,
		...a?.filter ? [bs(a.filter)] : [],
		...o?.is === "not compared" ? [F`${Eo(m)} Lokaform could not find out which are from this pull request: ${I(o.why)}.`] : [],
		...g ? [g] : [],
		..._ ? [_] : [],
		...c === void 0 ? [] : [F`The backup is in ${I(c)}.`],
		...d === void 0 ? [] : [F`${ss(void 0)}: ${I(d, 800)}`],
		...cs(e)
	];
}
function jh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = Io(r) || "no manifest", s = r.length === 1 ? "manifest" : "manifests", c = a ? F`the ${s} ${I(o)}` : F`${o}`;
	if (t === "assignee") return F`The live Lokalise project is different from ${c}:`;
	if (t === void 0) return F`From ${c}`;
	let l = i.some(({ plan: e }) => e), u = i.every((e) => ao(e).length === 0);
	return oo(e) || l && u ? F`The live Lokalise project was compared with ${c}.` : !l && r.length === 0 ? F`No plan could be made for this pull request:` : l ? n === void 0 ? F`If you merge this pull request, the live Lokalise project changes like this (from ${c}):` : F`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${c}):` : F`No plan could be made for this pull request (from ${c}):`;
}
function Mh(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Ph(e, t) : [Nh(e, is(e))];
}
function Nh(e, t) {
	let n = Eo(F`${t}`), r = e.projects.some(({ results: e }) => e);
	return Xa(e) ? {
		mark: "bad",
		words: n
	} : (e.command === "status" ? qa(e) : Ya(e)) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Ph(e, { isPullRequest: t }) {
	if (!Xa(e)) return oo(e) ? [{
		mark: "good",
		words: Eo(F`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = eo(e), r = n.filter($a), i = n.filter((e) => e.severity === "error" && !$a(e)), a = i.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.", o = Lh(e) && e.projects.every((e) => ao(e).length === 0);
	return [
		...i.length > 0 ? [Nh(e, `${os(i)}. ${a}`)] : [],
		...r.length > 0 ? [Nh(e, Fh(r))] : [],
		...o ? [{ words: F`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function Fh(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${R(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${L(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function Ih(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(ao);
	if (r !== "plan" || a.length === 0 || Za(e)) return;
	let o = F`${Eo(F`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? F`${o} When this pull request is merged, the next apply makes these changes in the project.${Lh(e) ? F` The changes that are already pending are made as well.` : []}` : F`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${I(n, 200)}. It writes only from the default branch, and from the branches in the input ${I("apply-from")}.` : F`${o} The next apply makes these changes in the project.`;
}
function Lh({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Rh(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...Lh(e) ? [F`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [F`${is(e)}`] : [],
			F`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => F`${Eo(F`${e}`)}: ${t}`)
	};
}
function zh(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" || t === "status" ? t : "plan"} · project ${Fo(e)} · ${Io(e.manifests)}`,
		page: ws(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function Bh(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${C(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: Xa(e),
		stopped: ns(e),
		backups: n.flatMap((e) => [...e.backup === void 0 ? [] : [`The backup${r(e)} is in ${C(e.backup)}.`], ...cs(e).map(Do)]),
		restores: n.flatMap((e) => {
			let t = no(e);
			return t === void 0 ? [] : [`${ss(e.name)}: ${C(t)}`];
		}),
		result: a ? is(e) : void 0
	};
}
function Vh(e, t, n) {
	let r = Hf(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...hp(i, o), ...a.flatMap((e) => sh(e, o))], c = !Xa(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? F` · ${I(l.name, 80)}` : [], d = to(r).some(({ outcome: e }) => e.state === "done") ? F`❌ Not everything was applied${u}` : F`❌ Nothing was applied${u}`, { url: f, commit: p, now: m, pullRequests: h } = t, g = (e) => f === "" ? e : [{
		is: "link",
		words: e,
		address: f
	}], _ = c ? F`Applied by ${g(F`this run`)}` : g(F`This run`), v = a.some(({ results: e }) => e), y = v ? F`: ${`${$o(a)}.`}` : F` wrote nothing.`, ee = `The figures are for ${L(h, "merged pull request")} together.`;
	return {
		isDone: c,
		heading: c ? F`✅ Applied${u}` : d,
		lead: [
			F`${_} at commit ${I(p.slice(0, 7))} on ${Ro(m)}${y}`,
			...v && h > 1 ? [F`${ee}`] : [],
			...c ? [] : [F`Each later run updates this comment, until everything is applied.`]
		],
		projects: a.length > 1 ? Hh(r) : [],
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Hh(e) {
	let { projects: t } = e, n = (t) => Xa({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? $o([e]) : "not applied";
		return F`${I(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, F`${`… and ${L(i, "more project")}`}`] : r;
}
// src/model/digest.ts
function Uh(e, t) {
	return Nr("sha256").update(p([e, t])).digest("hex").slice(0, 16);
}
// src/report/text/progressText.ts
function Wh(e, t, n = Infinity, r) {
	let i = e.count && qh(e.count), a = r && r.until > t ? `${Jh(r.until - t)}: ${C(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = Kh({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(Kh(e)),
		o(s),
		c
	].find((e) => wt(e) <= n) ?? c.slice(0, n);
}
const Gh = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Kh({ phase: e, project: t }) {
	let [n, r] = Gh[e];
	return t === void 0 || !r ? n : `${r} project ${mn(t, 40)}`;
}
function qh({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? L(e, n) : void 0 : `${R(e)} of ${L(t, n)}`;
}
function Jh(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function Yh({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${C(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Xh(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${C(r)} is sent again: ${a}.`]);
	};
}
function Zh(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o, status: s } = e, { command: c, keptElsewhere: l } = r;
	if (!i) return [];
	let u = c === "drift", { title: d, page: f, file: p } = zh(e, c), m = oh(e, {
		...r,
		maxUnmanaged: u && l !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), h = [...Qh(Jm(e), n), ...fg(m, {
		paint: t,
		width: n,
		file: p
	})], g = (e) => `  ${t(cg["!"], Do(e))}`, _ = [
		t("strong", d),
		...f === void 0 ? [] : [`  ${t("dim", f)}`],
		...i.filter ? [g(bs(i.filter))] : []
	], v = u || s ? void 0 : Uo(i.project, i.changes), y = u ? qo([e]) : s ? Go([e]) : Ho(i, a, o?.length, c === "restore" ? "Restore" : "Apply"), ee = n === void 0 || s ? [] : dg(m, u), b = [
		...h.length > 0 ? [""] : [],
		...ee.map((e) => `  ${t("dim", e)}`),
		...v ? [g(v)] : [],
		t("strong", y)
	];
	return [
		..._n(_, n),
		...h,
		..._n(b, n)
	].map(Ce);
}
function Qh(e, t = Infinity) {
	if (!e) return [];
	let n = [e.head, ...e.rows].map(([e = "", ...t]) => [nt(e), ...t]), r = e.head.map((e, t) => n.map((e) => e[t] ?? ""));
	for (let e of [r, r.filter(([, ...e]) => e.some((e) => e !== "0"))]) {
		let r = e.map((e, t) => {
			let n = d(e.map(wt));
			return e.map((e) => t === 0 ? hn(e, n) : e.padStart(n));
		}), i = n.map((e, t) => `  ${r.map((e) => e[t]).join("  ")}`.trimEnd());
		if (d(i.map(wt)) <= t) return ["", ...i];
	}
	let i = (t, n) => t === "" ? [] : `${e.head[n + 1]?.toLowerCase()} ${t.replace(/ +/, " ")}`;
	return ["", ...n.slice(1).map(([e, ...t]) => `  ${e}: ${t.flatMap(i).join(", ")}`).flatMap((e) => ln(e, t, 4))];
}
function $h(e, { paint: t }) {
	let { comparison: n, parts: r } = Th({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Do(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Do(e))] : [], ...fg(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(Ce);
}
function eg(e, t) {
	return hp(e).flatMap((e) => tg(e, t));
}
function tg(e, t) {
	let { place: n, severity: r, state: i, name: a, words: o = "", code: s, lines: c } = e, l = r === "error" ? "bad" : r === "warning" ? "change" : "note", u = n ? C(n.file) : "", d = s ? i === void 0 ? u : `${u}:${n?.line}:${n?.col}` : `${u}:${n?.line}`;
	return [[
		...n ? [d] : [],
		...i === void 0 ? [] : [t(l, i)],
		...s ? [] : [a],
		s ? `${o} ${t("dim", `[${s.name}]`)}` : o
	].join(": "), ...c.map((e) => hg(e, t))].map(Ce);
}
function ng({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(be), ...sh(e).flatMap((e) => tg(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Fo(e)}`)] : [], ...i];
	});
	return [...eg(e, n), ...r.map(Ce)];
}
function rg(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Bh(e), c = [
		...i ? [t("bad", Do(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [..._n(c, n), ...o].map(Ce);
}
function ig({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${C(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${C(n(e))}. To apply it: lokaform apply --plan ${Bo(C(n(e)))}`), r.map(Ce);
}
function ag(e, { paint: t, width: n, isDryRun: r, ...i }) {
	let { name: a, files: o, otherLanguages: s = [] } = e, c = fg(Sh(e, i), {
		paint: t,
		width: n
	}), l = r ? "Would write" : "Wrote", u = s.length > 0 && ` Not pulled: ${Ao(s.map(C), 12)} (no row or entry has them, and pull.languages does not name them).`, d = `Pull from ${C(a)}: ${vs([e])}.${u || ""}`, f = _n([t("strong", `From ${C(a)} into the manifests:`)], n);
	return [
		...c.length > 0 ? [
			...f,
			...c,
			""
		] : [],
		...o.map((e) => `${l} ${C(e)}`),
		..._n([t("strong", d)], n)
	].map(Ce);
}
function og(e, { paint: t, width: n, ...r }) {
	let [, ...i] = fg([xh(e, r)], {
		paint: t,
		width: n
	});
	return i.length > 0 ? [...i, ""].map(Ce) : [];
}
function sg(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = C(e);
		return Zp(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => Ce(e.split("	").map(C).join("	")));
	});
}
const cg = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
}, lg = {
	"!": "kept, or to check",
	"-": "to remove, or old",
	"~": "to update",
	"»": "to rename",
	"+": "to create, or new"
}, ug = {
	...lg,
	"-": "in the project",
	"~": "different",
	"»": "not yet renamed",
	"+": "in the files"
};
function dg(e, t) {
	let n = e.flatMap((e) => e.rows), r = new Set(n.flatMap(({ sign: e, lines: t }) => [e, ...t.map((e) => e.sign)])), i = Object.entries(t ? ug : lg).filter(([e]) => r.has(e));
	return i.length > 0 ? [`Signs: ${i.map((e) => e.join(" ")).join("; ")}`] : [];
}
function fg(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : _n([n("strong", e)], r),
		...pg(i, t)
	]);
}
function pg(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => {
		let { name: t, from: n, place: i } = e, a = nt(t) + (n === void 0 ? "" : ` ← ${nt(n)}`);
		return {
			...e,
			label: a,
			at: i ? nt(Po({ place: i }, r)) : ""
		};
	}), a = {
		labels: gg(i, "label", n === void 0 ? 36 : Math.min(36, Math.floor(n * .45))),
		places: gg(i, "at", 24)
	};
	return i.flatMap((e) => mg(e, a, {
		paint: t,
		width: n
	}));
}
function mg(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => ln(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(hg(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `  ${n(cg[e.sign], e.sign)} ${hn(i, t.labels)}${d}${hn(a === "" ? a : n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return wt(p) <= c ? [p, ...u] : [
		...ln(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function hg(e, t) {
	let { sign: n, start: r, value: i, end: a = "" } = e;
	if (n === " ") return `  ${r}${i}`;
	let o = n === "-" ? "old" : "new", s = (t(o, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Cm(e)).map(({ text: e, isChanged: n }) => t(n ? `${o}-word` : o, e));
	return t(o, `${n} ${r}`) + s.join("") + (a && t(o, a));
}
function gg(e, t, n) {
	return e.map((e) => wt(e[t])).reduce((e, t) => t <= n ? Math.max(e, t) : e, 0);
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
	let [, t = "https", n = ""] = Og.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Eg(e) {
	return e.replace(Og, (t, n) => `${n}://${Tg(e)}`);
}
function Dg(e, t) {
	return Eg(e) === Eg(t);
}
const Og = /^(https?):\/\/([^/?#]+)/i;
function kg(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const Ag = "LOKALISE_API_TOKEN", jg = "LOKAFORM_VARIABLES";
function Mg(e) {
	let t = vg(e, jg);
	if (t === void 0) return {
		values: e,
		wrong: []
	};
	let n = { [jg]: t }, r = [];
	for (let [e, i] of t.split("\n").entries()) {
		let t = i.trim(), [, a, o = ""] = /^([A-Za-z_]\w*)=(.*)$/.exec(t) ?? [];
		a === void 0 ? t !== "" && !t.startsWith("#") && r.push(e + 1) : n[a] = o;
	}
	return {
		values: n,
		wrong: r
	};
}
const Ng = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN|LOKAFORM_VARIABLES)$)/i;
function Pg(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = vg(r.values, e);
	if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores${e.startsWith("{") ? ", and GitHub replaces expressions only in workflows: set a variable in env there" : ""}. Use such a name, or ${n}.`);
	if (Ng.test(e) || zg(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") {
		let [t, o] = Fg(e, r);
		return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in ${t}. ${o}, or ${n}.`, "unset-variable");
	}
	let o = Rg(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Fg(e, { values: t }) {
	return Object.hasOwn(t, "LOKAFORM_VARIABLES") ? [jg, `Add the line ${e}=\${{ secrets.${e} }} to "variables", which the workflow passes under secrets`] : ["the environment", `Set it: export ${e}=… in a shell, or ${e}: \${{ secrets.${e} }} under env of the step in a workflow`];
}
function Ig(e) {
	return Ng.test(e);
}
function Lg(e, t) {
	let n = /^(\$\{\{.*\}\}|(secrets|vars|env|inputs)\.[\w-]+)$/s.test(e.trim());
	if (!n && !/^(\$\{?\w+\}?|%\w+%)$/.test(e.trim())) return;
	let r = t ?? "${{ secrets.NAME }} in a workflow, or \"$NAME\" in a shell, without single quotes";
	return n ? `is an expression that GitHub did not replace. Write ${r}.` : `is the name of a variable, which nothing replaced by its value. Write ${r}.`;
}
function Rg(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	let t = Lg(e);
	if (t !== void 0) return t;
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function zg(e, t) {
	let n = [...Ft(e)].map(({ text: e }) => e);
	return t.some((e) => [e, ...Bg(e)].some((e) => n.some((t) => t.includes(e))));
}
function Bg(e) {
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
function Vg(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function Hg() {
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
					issues: [Vg(r)]
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
function Ug(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Wg(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [p(Object.fromEntries(t))];
}
// src/plan/compare.ts
const Gg = {
	kept: [],
	problems: []
};
function Kg(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, qg(e, t, i)), c = n === void 0 ? void 0 : Gt(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === X ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s), { leftOut: d = [] } = t, f = c === void 0 && l.length === 0 && d.length === 0 && !u;
	if (n !== void 0 && f) return Gg;
	let p = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", m = Ds(t.file, t.span, [p]), h = {
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
	if (It(_)) return {
		kept: [],
		skipped: h,
		problems: _
	};
	let v = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), y = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : Uh(e.id(n), a);
		return {
			...Zg(i, t),
			...o !== void 0 && { seen: o }
		};
	})), ee = v === void 0 ? [] : y.filter((t) => La(e.name, t)), b = y.filter((e) => !ee.includes(e));
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
	let te = e.id(n), ne = u ? [{
		...h,
		id: te,
		reason: "archived",
		place: m
	}] : [], re = l.flatMap((e) => e.kept.map((e) => ({
		...h,
		...e,
		id: te,
		place: Zg(e, t).place
	}))), x = v !== void 0 && ee.length > 0 ? [{
		...h,
		id: te,
		reason: "protected",
		tag: v,
		place: m
	}] : [], ie = [
		...ne,
		...x,
		...re
	], ae = l.flatMap((e) => e.open), oe = Yg(e, {
		...t,
		values: o
	}, b, re);
	if (oe) return {
		kept: ie,
		skipped: h,
		problems: [..._, oe],
		open: ae
	};
	let se = Va(e, n, b, i.project);
	if (se.length === 0) return {
		kept: ie,
		problems: _,
		open: ae
	};
	let ce = Xg(e, n, se), le = r === void 0 ? {} : { renamed_from: r }, ue = e.lastEdit(n), de = e.tags(n);
	return {
		change: {
			...h,
			place: Jg(m, se),
			ref: a,
			action: "update",
			id: te,
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
function qg({ fields: e }, t, { rules: n }) {
	if (t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0)) return [];
	let r = new Set([...b(t), ...n.pull?.completes ?? []]);
	for (let { language: e } of t.leftOut ?? []) r.delete(e);
	return [...r];
}
function Jg(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Yg(e, t, n, r) {
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
function Xg(e, t, n) {
	return Uh(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Zg(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Ds(t, n, r)
	};
}
// src/plan/declaredContents.ts
function Qg(e, t) {
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
function $g({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : e_(i),
		isNew: n.get("new") === !0
	};
}
function e_(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(e_) : [];
}
function t_(e, { target: t, head: n }, r) {
	let i = new Map(), o = new Set(), s = (e, s = e) => {
		let c = t.filter((e) => !o.has(e)), l = [...a(c, s)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = r_(t, e(t).map((e) => n_(u.get(e), o)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), o.add(n));
		}
	}, c = (t) => $g(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [p([...r(e)].sort())]), s((t) => [p(e.identity(t.values))]);
	let l = (t) => e_(e.identity(t.values));
	return s((t) => [...($g(e, t).previously ?? []).toReversed(), ...l(t)], l), i;
}
function n_(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function r_(e, t, n) {
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
function i_(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Os(t, n, i ? [i.name, r] : []).path;
}
function a_(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const o_ = new WeakMap();
function s_(e, t, n) {
	let r = o_.get(t) ?? new Map();
	o_.set(t, r);
	let i = p([e.name, n?.name ?? null]), a = r.get(i) ?? l_(e, n ? c_(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function c_(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function l_(e, t) {
	let n = a(t, (t) => u_(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = f_(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : t_(e, {
				target: a,
				head: [t]
			}, (t) => Qg(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(f_(e, t).own).filter((e) => e !== t)
	};
}
function u_(e, t) {
	let { id: n, previously: r = [] } = $g(e, t), i = e_(e.identity(t.values)).map(p_);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(p_)
	};
}
const d_ = new WeakMap();
function f_(e, t) {
	let n = d_.get(e) ?? new WeakMap();
	d_.set(e, n);
	let r = n.get(t) ?? u_(e, t);
	return n.set(t, r), r;
}
function p_(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function m_(e, t, n) {
	let r = [], i = [], a = [], o = new Set();
	for (let s of e) {
		let e = {
			head: t.entries[s.plural] ?? [],
			target: n.entries[s.plural] ?? []
		}, c = [...e.head, ...e.target], u = new Map(c.map((e) => [e, Qg(s, e.values)])), d = (e) => u.get(e) ?? Qg(s, e.values), f = t_(s, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(h_(s, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), c = `${s.name}:${t + 1}`;
			if (!e) {
				r.push(g_(s, n, c));
				continue;
			}
			let u = __(s, n, e, c, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...h_(s, n),
				fields: m
			}), l(a, v_(s, n, e, u?.renamed_from !== void 0)), y_(s, n) !== y_(s, e) && o.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...o]
	};
}
function h_(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = Ds(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function g_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !za(e)).map((e) => Zg(e, t));
	return {
		...h_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function __(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && p(r) === p(n.after) ? [] : [Zg({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = h_(e, t);
	return {
		...d,
		place: Jg(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...p(s) !== p(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function v_(e, t, n, r) {
	let [i, a] = [$g(e, t), $g(e, n)];
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
		...h_(e, t),
		...n
	}));
}
function y_(e, { onCreate: t }) {
	return p([...Qg(e, t).texts]);
}
// src/plan/comparePlans.ts
function b_(e, t) {
	let n = S_(t.plan, D_), r = k_([e.plan, t.plan]), i = S_(e.plan, r), a = w_(e.plan), o = new Set(t.plan.kept.map(j_)), s = new Set(N_(t).map(P_)), c = new Set((t.plan.sends ?? []).map(M_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: C_(e.plan, D_, (e, t) => !n(e, t)),
		pending: C_(e.plan, D_, n),
		resolved: C_({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(j_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(M_(e))),
		no_longer_declared: [...e.unmanaged.filter((e) => l.has(ka(e.kind).plural) && !s.has(P_(e))), ...x_(e, t)]
	};
}
function x_(e, t) {
	let r = new Set(e.plan.kept.map((e) => p([P_(e), "part" in e && e.part])));
	return e.kinds.flatMap(({ kind: e, declared: i, matching: { matches: a } }) => {
		let o = t.kinds.find((t) => t.kind.name === e.name)?.matching.matches ?? [], s = new Map(o.flatMap(({ declared: e, live: t }) => t ? [[t, e]] : [])), c = n(() => new Set(c_(i).map(({ file: e }) => e.path)));
		return a.flatMap(({ declared: t, live: n }) => {
			let i = n ? s.get(n) : void 0;
			if (!n || !i || t.leftOut) return [];
			let a = e.label(t.values);
			return e.fields.filter(({ role: e }) => e === "text").flatMap((o) => o.toPlan(i.values).flatMap(({ part: s = "", after: l }) => {
				let u = Ds(t.file, t.span, [o.name]), d = {
					kind: e.name,
					label: a,
					id: e.id(n),
					part: s,
					place: u
				}, f = o.lastWriter?.(n, s)?.edited !== void 0, m = a_(e, t, s) === void 0 && f && !za(l), h = r.has(p([P_(d), s]));
				return m && !h && c().has(i_(e, i, s)) ? [d] : [];
			}));
		});
	});
}
function S_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => p([E_(e), t]))));
	return (e, t) => n.has(p([e, t]));
}
function C_({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = E_(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [T_(e, a)];
	});
}
function w_({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(P_)), r = new Set(t.map(({ kind: e, label: t }) => p([e, t])));
	return (e) => r.has(p([e.kind, e.label])) || e.action === "destroy" && n.has(P_(e));
}
function T_(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => Aa(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function E_(e) {
	return e.action === "create" ? p([
		e.kind,
		"new",
		e.identity
	]) : p([e.kind, String(e.id)]);
}
function D_(e) {
	return e.action === "update" ? e.fields.map(O_) : e.action === "destroy" ? [p(["destroy", e.how])] : [p(["create", ...e.fields.map(O_).toSorted()])];
}
function O_({ field: e, part: t, after: n }) {
	return p([
		e,
		t ?? null,
		n
	]);
}
function k_(e) {
	let t = new Set(e.flatMap(A_));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => p([e, t ?? null])) : t.has(E_(e)) ? D_(e) : [e.action];
}
function A_({ changes: e }) {
	return [...u(e, E_)].flatMap(([e, { length: t }]) => t > 1 ? e : []);
}
function j_(e) {
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
function M_({ variable: e, host: t }) {
	return p([e, t]);
}
function N_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function P_({ kind: e, id: t }) {
	return p([e, String(t)]);
}
// src/settings/changedSettings.ts
function F_(e) {
	return new Map(qt.flatMap((t) => {
		let n = t === Ut ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function I_(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || R_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function L_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => R_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.inFile.get(Ot) === r);
}
function R_(e, t) {
	return e !== "" && Cs(e).toLowerCase() === Cs(t).toLowerCase();
}
function z_(e, t) {
	return qt.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return p(r ?? null) === p(i ?? null) ? [] : [{
			name: Vt(n),
			...r !== void 0 && { before: B_(r) },
			...i !== void 0 && { after: B_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	}).sort((e, t) => Number(t.loosens) - Number(e.loosens));
}
const B_ = (e) => typeof e == "string" ? e : JSON.stringify(e);
// src/settings/fileMapping.ts
function V_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = qt.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = G_(e, t, {
		members: [...a.map(U_), ...o.map(W_)],
		thing: s,
		within: n
	}), u = (r) => {
		let a = H_(t, r), o = [...n, r], s = {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		};
		return G_(e, _(a.value) ? a : {
			...a,
			value: {}
		}, s);
	}, d = new Map(o.map((e) => [e, u(e)])), f = [c, ...d.values()].flatMap((e) => e.problems);
	for (let { name: n, entries: r } of a) {
		let i = H_(t, n), a = r && Array.isArray(i.value) ? Kd(e, i, r).problems : [];
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
			namePlace: (e, ...n) => Ds(h, t.span, [...m(e), ...n])
		},
		problems: f
	};
}
function H_({ value: e, span: t }, n) {
	return {
		value: _(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
function U_(e) {
	return e.entries ? {
		...e,
		schema: Xn(zn()).refine(...rt)
	} : e;
}
function W_(e) {
	let t = `a mapping such as { ${qt.filter((t) => t.parent === e && typeof t.example != "object").slice(0, 3).map((e) => `${e.name}: ${e.example}`).join(", ")} }`;
	return {
		name: e,
		schema: Yn(k(), zn()),
		expects: t
	};
}
function G_({ file: e, textAt: t }, { value: n, span: r }, { group: i, ...a }) {
	let o = [], s = (t) => {
		let n = Ds(e, r, [t]), a = cn("setting", Vt({
			parent: i,
			name: t
		}), { place: n });
		return a && o.push(a), !a;
	}, c = Object.entries(_(n) ? n : {}).filter(([e]) => s(e)), l = _(n) ? Object.fromEntries(c) : n ?? {}, u = a.members.map(({ name: e, schema: t }) => [e, t.exactOptional()]), d = qn(Object.fromEntries(u)).safeParse(l).error?.issues ?? [], f = d.flatMap((e) => e.code === "unrecognized_keys" ? e.keys : []), p = new Set([...f, ...d.flatMap(({ path: [e = []] }) => e).map(String)]), m = new Map(a.members.map(({ name: e, expects: t }) => [e, {
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
		problems: [...o, ...tf(d, h)]
	};
}
// src/settings/configFile.ts
function K_(e, t) {
	return M(t.working, D(Nt, e) ?? Nt.default);
}
async function q_(e, t) {
	let n = K_(e, t), r = D(Nt, e) === void 0 || t.commit && !await pi(n, t), i = r ? K_({}, t) : n;
	if (r && !await pi(i, t)) return { problems: t.commit ? [] : await J_(t) };
	let a = N(i, t), o;
	try {
		o = ai(await ii(i, t));
	} catch (e) {
		if (e instanceof Yr) throw e;
		return { problems: [O("not-read", `The settings in ${a} cannot be read: ${di(e)}`)] };
	}
	let s = Td(a, o, { most: Ed });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = X_(s, j(i));
	return {
		config: c,
		problems: Pf([...s.problems, ...l], [])
	};
}
async function J_({ working: e, confined: t }) {
	let n = Nt.default, r = (e, t) => O("unread-manifest", `${e} is not read, because ${t}.`, { severity: "warning" });
	if (!await hi(e, {})) {
		let t = `The working directory ${e} does not exist. Correct it (in the action: working-directory).`;
		return [O("not-read", t)];
	}
	let i = await mi(n, e), a = i.length > 0 ? void 0 : await ei(e, void 0) ?? t?.workspace;
	for (let t = e; a !== void 0 && $r(t, a);) {
		t = j(t);
		let i = gr(e, M(t, n)).split(_r).join("/"), a = `it is not in the working directory. Run lokaform in its folder (in the action: working-directory), or add --config ${i} (in the action: config)`;
		if (await pi(M(t, n), {})) return [r(i, a)];
	}
	return i.map((e) => r(e, e === n ? "it is a folder. Make it a file" : `of its name. Rename it to ${n}`));
}
const Y_ = 1e3;
function X_(e, t) {
	let n = V_(e, e), r = Z_(e, n.part);
	return {
		config: {
			folder: t,
			top: n.part,
			projects: r?.entries
		},
		problems: Wt([...n.problems, ...r?.problems ?? []])
	};
}
function Z_(e, t) {
	let n = t.get(Ut);
	if (n === void 0) return;
	let r = [], i = (e, t) => r.push(O("bad-setting", e, { place: t }));
	t.get(T) !== void 0 && i("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", t.namePlace(T));
	let a = new Map(), o = Object.keys(n);
	if (o.length > Y_) return i(`The setting projects has ${o.length.toLocaleString("en-US")} entries. Use at most ${Y_.toLocaleString("en-US")}, and move the others into another file.`, t.namePlace(Ut)), {
		entries: a,
		problems: r
	};
	let s = H_(e, Ut.name);
	o.length === 0 && i("The setting projects is empty. Add a project, or remove the setting.", t.namePlace(Ut));
	let c = new Map();
	for (let t of o) {
		let n = Ds(e.file, s.span, [t]);
		/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(t) || i(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: o, problems: u } = V_(e, H_(s, t), [Ut.name, t]);
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
function Q_(e, t) {
	let n = Z(pn, t), r = nv(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? D(i, t.raw) : Z(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Z(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Z(Zt, t),
		writers: Z(pt, t),
		overwrite: Z(Ie, t),
		accept: Z(xt, t),
		placeholders: Z(Ge, t),
		incoming: {
			review: Z(we, t),
			checks: Z(ot, t)
		},
		checks: $_(t),
		pull: void 0,
		filter: n,
		owner: Z(Be, t),
		prune: Object.fromEntries(i),
		pruneBy: Z(Pe, t),
		onProblem: Z(Jt, t),
		protectedTags: Z(_e, t),
		limits: Object.fromEntries(a),
		allowRemovals: Z(wn, t),
		allowWrongProject: Z(Nn, t)
	}, s = e.flatMap((e) => iv(e, o, t)), c = e.some(({ settings: e }) => (Z(e.prune, t) ?? "off") !== "off");
	if (o.pruneBy === "destroy" && !c) {
		let { place: e } = sv(Pe, t) ?? {};
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
function $_(e) {
	let t = Z(ue, e), { pattern: n, severity: r = "warn" } = typeof t == "object" ? t : { pattern: t }, { severity: i = "warn", ...a } = Z(tt, e) ?? { severity: "off" }, o = [
		...$e.map((t) => [t.name, Z(t, e)]),
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
function ev(e) {
	let t = [...tv(tt, e)].filter(([, { value: e }]) => _(e));
	return new Map([...t, ...tv(Zt, e)]);
}
function tv(e, t) {
	let { value: n = {}, part: r } = sv(e, t) ?? {}, i = Object.entries(n).map(([t, n]) => [t, {
		value: n,
		place: r?.namePlace(e, t)
	}]);
	return new Map(i);
}
function nv(e) {
	return St.some((t) => D(t, e) !== void 0);
}
function rv(e, t) {
	let n = (D(pn, e) ?? []).length > 0;
	if (!n && (!nv(e) || D(De, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Tn.flatMap((t) => [D(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = St.map((e) => `--${bt(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${bt(De)}.`}`;
	return [O("bad-setting", a, { severity: "notice" })];
}
function iv(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Vt(a), { place: s } = sv(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Cf(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(Be) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Sf(e, t) === void 0 && !l(Pe) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const av = [{
	row: vn,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: re,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function ov(e) {
	return D(pn, e) === void 0 ? [] : av.filter(({ row: t }) => ![void 0, !1].includes(D(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${bt(e)}: ${t}. Remove one of them.`;
		return O("bad-setting", n);
	});
}
function sv(e, { raw: t, environment: n, parts: r }) {
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
	return sv(e, t)?.value;
}
// src/settings/token.ts
async function cv(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await wr(M(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${di(e)}`);
	}
}
const lv = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function uv(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => vg(t, e.get(Ot) ?? "")).filter((e) => e !== void 0 && Rg(e) === void 0), i = [
		n,
		t[Ag],
		vg(t, "INPUT_TOKEN"),
		...r,
		...dv(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function dv(e) {
	return Object.entries(e).flatMap(([e, t]) => lv.test(e) && t || []);
}
const fv = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file. In a workflow, the input token is empty: the repository has no secret of the name that the workflow reads, such as LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN, or the job may not read it.");
function pv(e, { usable: t, runToken: n, tokenFrom: r, isNeeded: i, target: a, named: o }) {
	let s = e?.get(Ot);
	if (!e || s === void 0) {
		let e = Lg(n ?? ""), t = e === void 0 ? [] : [O("bad-setting", `The API token (from ${r}) ${e}`)];
		return {
			token: n,
			problems: i ? n === void 0 ? [fv] : t : []
		};
	}
	let c = (t, n = "bad-setting") => ({
		token: void 0,
		problems: i ? [O(n, t, { place: e.place(Ot) })] : []
	});
	if (!mv(s, t)) return c(`The setting token_env must not be ${s}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (a && !t.allowed && s !== "LOKALISE_API_TOKEN" && !L_(a, o, s)) return c(`A pull request must not choose ${s} as token_env: ${a.is === "missing" ? `the settings of its target cannot be read: ${a.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${s} to the input allow-variables, or use a variable that the target uses.`);
	let l = vg(t.values, s) || void 0;
	if (l === void 0) {
		let [e, n] = Fg(s, t);
		return c(`${s} is not set in ${e}. It must contain the API token of this project. ${n}.`, "no-token");
	}
	let u = Rg(l);
	return u === void 0 ? {
		token: l,
		problems: []
	} : c(`The value of ${s}, which must contain the API token of this project, ${u}`);
}
function mv(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : Ig(e) || zg(vg(t, e) ?? "", dv(t)) ? !1 : !n || n.includes(e);
}
// src/settings/resolve.ts
async function hv(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = Qr }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await q_(t, n), p = await cv(D(jn, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), h = o ? "the input token" : p.token ? "the token file" : Ag, { values: g, wrong: _ } = Mg(r), v = uv(d, {
		...r,
		...g
	}, m), y = {
		values: g,
		tokens: v,
		allowed: D(At, t)
	}, b = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, te = Z(Kt, b), ne = Fv(t, d, a), re = e !== "validate" && !te, x = {
		raw: ne.names.length > 1 ? {
			...t,
			[bt(T)]: []
		} : t,
		environment: r,
		config: d,
		usable: y,
		runToken: m,
		tokenFrom: h,
		online: re,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l,
		unread: f.find(({ code: e }) => e === "unread-manifest")?.message
	}, ie = d === void 0 && It(f), ae = (e) => yv(e, e === void 0 ? void 0 : d?.projects?.get(e), x), oe = ie ? [] : ne.names.map(ae), se = oe.map(({ settings: e }) => e), le = ne.others.map((e) => ae(e).settings), ue = ({ showTexts: e }) => e, de = {
		kinds: Oa(),
		command: e,
		apiUrl: Z(tn, b),
		projects: se,
		others: le.flatMap(({ manifests: e }) => e ?? []),
		showTexts: se.every(ue) && (!u || u.is === "read" && u.projects.every(ue)),
		usable: y,
		secrets: [...v.map(ee), ...[...se, ...le].flatMap((e) => e.secrets)],
		timeLimit: Z(Rt, b),
		..._v(t, b, n),
		combines: !1,
		matrix: te,
		reports: [],
		backupDir: vv(D(ce, t) ?? i, n),
		restoreFlags: bn(t, [
			Nt,
			...d ? [T] : [],
			jn,
			tn
		])
	}, fe = oe.flatMap((e) => e.problems), pe = x.online && se.some(({ inFile: e }) => e.get(Fn) !== !1), me = [
		...p.problems,
		...on(t),
		...f.filter(({ message: e }) => !fe.some((t) => t.message.endsWith(e))),
		...ne.problems,
		...fe,
		...x.online ? rv(t, d) : [],
		...ov(t),
		..._.map(gv)
	];
	if (u?.is === "missing" && pe) {
		let e = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${u.why}.`;
		me.push(O("not-read", e, { severity: "notice" }));
	}
	return {
		settings: de,
		problems: dn(me)
	};
}
function gv(e) {
	let t = `Line ${e} of ${jg} is not NAME=value. In a workflow, correct "variables" under secrets: one line for each variable, and no line breaks in a value.`;
	return O("variable", t);
}
function _v(e, t, n) {
	return {
		format: Z(sn, t),
		detailedExitcode: Z(Pt, t),
		all: Z(Ye, t),
		publish: Z(En, t),
		failOnDrift: Z(zt, t),
		applyFrom: Z(Sn, t),
		yes: Z(Ht, t),
		verbose: Z(rn, t),
		quiet: Z(kt, t),
		force: Z(de, t),
		out: vv(D(un, e), n),
		report: [...new Set(Z(xn, t).map((e) => M(n.working, e)))],
		plan: vv(D(vn, e), n),
		configFile: K_(e, n)
	};
}
function vv(e, { working: t }) {
	return e === void 0 ? void 0 : M(t, e);
}
function yv(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, tokenFrom: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = d[0]?.get(T) ?? "${}", m = /^\$\{\w*\}/.test(p) ? Dv : {
		...jv(p, o, d[0]?.place(T)),
		id: ""
	}, h = c ? kv(d[0], n) : m, g = {
		name: e,
		id: h.id ?? ""
	}, _ = pv(t, {
		...n,
		isNeeded: c && !l,
		named: g
	}), v = Q_(Oa(), f), y = !(l && d.some((e) => e.isBroken(Fn))) && Z(Fn, f), ee = n.unread !== void 0 && h.problems.some(({ code: e }) => e === "no-project");
	return {
		settings: {
			name: e,
			id: h.id ?? "",
			secrets: h.secrets,
			token: _.token,
			tokenFrom: t?.get(Ot) ?? s,
			manifests: ee ? void 0 : bv(f, n),
			rules: v.rules,
			flags: bn(e === void 0 ? r : {
				...r,
				only: [e]
			}, Ct.settings),
			inFile: F_(d),
			pulledLanguages: sv(In, f),
			languagePlaces: ev(f),
			required: tv(D(Me, r) ? Me : ut, f),
			useAutomations: Z(fn, f),
			snapshot: Z(Ae, f),
			concurrency: Z(te, f),
			rate: Z(en, f),
			showTexts: y && I_(u, g)
		},
		problems: [
			...h.problems,
			..._.problems,
			...v.problems
		]
	};
}
function bv({ raw: e, parts: t }, { config: n, working: r, unread: i }) {
	let a = n?.folder ?? r, o = {};
	for (let n of St) {
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
	let s = xv(t, a);
	return s && {
		kinds: Oa(),
		globs: o,
		texts: s,
		folder: a,
		unread: i
	};
}
function xv(e, t) {
	if (e.some((e) => e.isBroken(On))) return;
	let n = e.find((e) => e.get(On) !== void 0), r = n?.get(On)?.map((e, r) => {
		let { language_map: i = {}, key_name: a = "{path}", plurals: o = "none", names: s = "plain", separator: c = s === "lokalise" ? "::" : ".", filenames: l = s === "lokalise" ? "/" : void 0, ...u } = e, d = u.language === void 0 ? u.languages : [u.language], f = n.place(On, r, "files");
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
		...Sv(e, r)
	}));
}
function Sv(e, t) {
	if (e.language === void 0 || He(e.files)) return {};
	let n = t.filter(({ files: t, keyName: n, platform: r }) => He(t) && fr(t) === fr(e.files) && n === e.keyName && r === e.platform), r = oe(e.files), i = n.filter(({ files: e }) => oe(e) === r), [a, o] = n.length === 1 ? n : i;
	return a?.languages && !o ? { others: a.languages } : {};
}
const Cv = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, wv = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Tv = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Ev = {
	where: "the setting project",
	instead: "write the id itself"
}, Dv = {
	secrets: [],
	problems: []
};
function Ov(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [O(n, e, { ...t && { place: t } })]
	};
}
function kv(e, t) {
	let n = Av(e, t), { id: r } = n, i = D(yn, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Cs(r))) return n;
	let a = D(T, t.raw) !== void 0, o = a || e?.get(T) === void 0 ? void 0 : e.place(T), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup", [c, l] = n.secrets[0] ? [n.secrets[0].shown, ""] : [r, `, which has ${i.join(", ")}`];
	return {
		...Ov(`The project ${c} of ${s} is not in the list of --allow-projects (in the action: allow-projects)${l}. Nothing was sent. Correct its id there, or the list in the workflow.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function Av(e, { raw: t, usable: n, config: r, backupProject: i, unread: a }) {
	let o = D(T, t);
	if (o !== void 0) return Mv(o);
	let s = e?.get(T);
	return e && s !== void 0 ? jv(s, n, e.place(T)) : e?.isBroken(T) || r?.projects ? Dv : i === void 0 ? Ov(a ? `The project is not set: ${a}` : "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : xg(i).length > 0 ? jv(i, n, void 0) : {
		...Dv,
		id: i
	};
}
function jv(e, t, n) {
	if (xg(e).length === 0 || Lg(e)?.includes("GitHub")) return Nv(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Ov("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Pg(r, Ev, t);
	if ("message" in o) return Ov(o.message, n, o.code);
	let { value: s } = o;
	if (!Tv.test(s)) return Ov(`The value of ${a} ${Pv}`, n);
	let c = Nv(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Cs(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Mv(e, t = "project") {
	let [n, r] = wv.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Nv(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Ov(`${i} is the URL of a branch. Give the id with :branch after it.`) : Nv(r.replace(/%3a/i, ":"), i);
}
function Nv(e, t, n) {
	let [, r] = n ? wv.exec(e) ?? [] : [];
	if (r !== void 0) return Ov(`${t} is a URL. Write only the id in it: ${r}.`, n);
	let i = Lg(e, n && "${NAME}, and set NAME in the environment (in a workflow: in env)") ?? Pv;
	return Cv.test(e) ? {
		...Dv,
		id: e
	} : Ov(`${t} ${i}`, n);
}
const Pv = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Fv(e, t, n) {
	let r = D(an, e), i = t?.projects && [...t.projects.keys()];
	if (!i) return {
		names: [void 0],
		others: [],
		problems: r ? [O("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let a = (r ?? []).flatMap((e) => {
		if (i.includes(e)) return [];
		let t = gt(e, i) || ` There are ${i.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), o = i.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(T) === n);
	if (!r && o.length > 0) return {
		names: o,
		others: [],
		problems: a
	};
	let s = r ? i.filter((e) => r.includes(e)) : i, c = s.length > 1 ? [T, ...St] : [];
	for (let t of c.filter((t) => D(t, e) !== void 0)) {
		let e = `The option --${bt(t)} (in the action: ${bt(t)}) works only for one project, but lokaform.yaml has ${s.length} projects. Choose one with --only (in the action: only).`;
		a.push(O("bad-setting", e));
	}
	return {
		names: s,
		others: i.filter((e) => !s.includes(e)),
		problems: a
	};
}
// src/kinds/declaration.ts
function Iv({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Bv(n, t[e] ?? [])));
}
function Lv({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(b)))];
}
function Rv(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((n) => {
		let i = e.entries[n.plural];
		return i ? [[n.plural, i.flatMap((e) => zv(n, e, t, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function zv(e, t, n, r) {
	let i = t.parts ?? [t], a = i.filter(({ from: e }) => !e?.onlyIfBase || r.includes(e.language));
	return a.length === i.length && !t.leftOut ? [t] : e.textFiles?.join(a, n).entries ?? [];
}
function Bv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Ds(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Vv(e, t, { second: n, first: r, field: i }, a = "") {
	let o = z(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${Hv(z(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return O(e, s, { place: o });
}
function Hv({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function Uv(e, t) {
	let n = Iv(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Kv(e, t),
		...qv([...i, ...Gv(e)], t),
		...Qv(r, t)
	];
}
function Wv(e) {
	return c_(Object.values(e).flat()).flatMap(({ from: e }) => e ?? []);
}
function Gv({ entries: e }) {
	let t = Wv(e).map(({ source: e }) => e);
	return [...new Set(t)].flatMap(({ languages: e = [], place: t }) => e.map((e) => ({
		language: e,
		count: 0,
		place: t,
		ofText: !0,
		inSource: !0
	})));
}
function Kv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { scope: "project" })];
}
function qv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...u(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = Se(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = o || ` Its languages: ${n.slice(0, 20).join(", ")}.`, d = `Project ${t.name} has no language "${e}".${u} ${l}`;
		return O("unknown-language", d, {
			place: r.place,
			scope: "project"
		});
	});
}
function Jv({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Wv(e.entries);
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t.place === e.place), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Ne(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [O("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
const Yv = /(?:^|\/)values\/[^/]+\.xml$/;
function Xv({ languages: e }, t, n) {
	let r = (e) => e === "enforce" || e === "merge", { "*": i, ...a } = e, [o, s] = Object.keys(a).filter((e) => r(a[e]));
	if (o !== void 0 && s === void 0 && !r(i)) return {
		language: o,
		isSure: i !== void 0
	};
	let c = [...t].filter(([e, { source: t }]) => Yv.test(e) || !t.languages && !t.language), [l, u] = new Set([...n.bases ?? [], ...c.flatMap(([, e]) => e.language ?? [])]);
	return l !== void 0 && u === void 0 ? {
		language: l,
		isSure: !0
	} : void 0;
}
function Zv(e, { name: t, languages: n }, r = !1) {
	let i = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, { place: n }]) => {
		if (!i || e === "*" || i.includes(e)) return [];
		let a = `Project ${t} has no language "${e}", so ${r ? "it cannot be ready" : "this setting has no effect"}. Correct it, or remove it${n ? "" : " from --require"}.${Se(e, i)}`, [o, s] = r ? ["error", "project"] : ["warning", "change"];
		return [O("unknown-language", a, {
			...n && { place: n },
			severity: o,
			scope: s
		})];
	});
}
function Qv(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function $v({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
async function ey({ projects: e, usable: t }, n, r = {}) {
	let i = [], a = [];
	for (let o of e) {
		if (!o.manifests) continue;
		let e = await ny(o, {
			...o.manifests,
			kinds: r.kinds ?? o.manifests.kinds
		}, t, n, r);
		if (!e) break;
		l(a, e.problems.map(ay(o, e.isDoubtful)));
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
		problems: [...a, ...oy(i)]
	};
}
async function ty(e, t, n, r, { signal: i = Qr, known: a = new Map(), onProgress: o, counts: s = () => !0 }) {
	o?.({ phase: "reading" });
	let { manifests: c, undecided: l, problems: u } = await ya(t, e, r, i), d = Object.values(c).flatMap((e) => e.map(({ path: e }) => e)), f = 0, p = Of(t.kinds, c, n, a), m = p.next();
	for (; !m.done && !i.aborted;) await jr(), o?.({
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
		textFiles: Ef(c)
	};
}
async function ny(e, t, n, r, i) {
	let a = await ty(e, t, n, r, i), o = ({ place: e }) => e !== void 0 && a?.undecided.has(e.file) === !0;
	if (!a || a.undecided.size === 0) return a;
	let s = new Set([...a.undecided.values()].map(({ language: e }) => e)), c = !(s.size === 1 && !s.has(void 0)) && a.problems.some(o), l = [...s, ...a.declared.bases ?? []].some((e) => /[^a-z]/.test(e ?? ""));
	if (!c && !l) return a;
	if (!i.findProject) return c ? iy(a, o) : a;
	let u = await i.findProject(e);
	if (!u) return a;
	let d = t.texts.map((e) => ({
		...e,
		base: u.baseLanguage
	})), f = await ty(e, {
		...t,
		texts: d
	}, n, r, i);
	if (!f) return;
	let p = Et(f.problems) ? [] : Jv(a, u), m = ({ place: e }) => ry(f).some((t) => t.place === e);
	return {
		...f,
		problems: [...f.problems, ...p.filter((e) => !m(e))]
	};
}
function ry({ textFiles: e, declared: t }) {
	return [...[...e.values()].filter(({ language: e }) => e !== void 0), ...Wv(t.entries)].map(({ source: e }) => e);
}
function iy(e, t) {
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
function ay({ rules: e }, t = !1) {
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
function oy(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => sy(t, e) !== void 0), a = i && sy(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function sy(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Cs(e.settings.id) !== Cs(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const cy = {
	entries: {},
	variables: new Map()
};
async function ly(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l, kinds: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => hv(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[bt(an)]: []
	});
	c(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = {
		signal: a,
		known: o,
		findProject: l,
		kinds: u
	}, y = await ey({
		...h,
		projects: _
	}, d, v);
	c(y.reads.flatMap(({ declared: e }) => _g(e.variables)));
	let ee = y.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), b = [...g.filter(({ code: e }) => !fy.includes(e)), ...ee].find(({ severity: e, code: t }) => e === "error" && !dy.includes(t));
	return b ? {
		is: "missing",
		why: py(b)
	} : {
		is: "read",
		commit: r,
		projects: y.reads
	};
}
async function uy(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await hv("plan", {
		...e,
		[bt(an)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: py(o)
	} : {
		is: "read",
		projects: i.projects
	};
}
const dy = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], fy = ["unset-variable", "project-not-allowed"];
function py({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Po({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function my(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id), o = ({ id: e, inFile: t }) => e !== "" || t.has(T);
	if (!a && i.some((e) => e.settings.name === t.name && o(e.settings))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: s, variables: c } = a?.declared ?? cy, l = Object.entries(s);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? $v(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(l.filter(([e]) => n.entries[e])),
			variables: c
		},
		kinds_no_longer_declared: l.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: z_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function hy(e, t) {
	let n = e && my(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function gy(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("undeclared-project", t, { severity: "warning" });
	});
}
function _y(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? py(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...b_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
async function vy({ kinds: e }, { problems: t }, n, r) {
	if (It(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(yy(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => by(e, t, c.get(t), l.get(t)))
	};
}
function yy(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function by(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...m_(e, n?.declared ?? cy, r?.declared ?? cy),
		settings: z_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function xy(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = Xh(t), l, u, d = 0, f, p = () => {
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
function Sy(e, t) {
	return xy({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(Wh(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
function Cy(e) {
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
		showProblems: (e) => wy(e, r),
		ask: i && ((e, t) => se(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Ey(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => My(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift" || e === "status",
		reportPull: void 0
	};
}
function wy(e, t) {
	Ty(eg(e, t.errorScreen.paint), t);
}
function Ty(e, { error: t, errorScreen: { width: n } }) {
	_n(e, n).forEach(t);
}
function Ey(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.errorScreen.paint("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Dy(a.out, a.screen.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Yh(e));
		},
		...s ? void 0 : ky(n, u),
		onPlan: (r) => Ay(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new qi({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function Dy(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(Oy(r, i, t));
	};
}
function Oy({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(mo)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = Mo(s, e), u = o === s ? l : `${R(o)} of ${l}`, d = n.filter(io).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${R(d)} in part` : ""}`;
}
function ky({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? xy({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(Wh(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : Sy(t, n);
}
async function Ay(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = jy(t, r);
	if (l && r.showPlan && (!t.quiet || c) && Zh(e, u).forEach(i.out), !c || n.stopped) return !0;
	l && c.seesOut || Zh(e, {
		...u,
		...i.errorScreen
	}).forEach(i.prompt);
	let { paint: d, width: f } = i.errorScreen;
	return _n(eg(e.problems, d), f).forEach(i.prompt), se("Apply this plan?", c, n);
}
function jy({ command: e, all: t }, { console: { screen: n } }) {
	return {
		...n,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function My(e, t, n, r) {
	let { console: i, folder: a } = r, { screen: o, errorScreen: s } = i, { format: c, quiet: l, command: u } = t;
	if (c === "json" && i.out(lt(e)), c === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	if (Ty(ng(e, s.paint), i), c !== "text") return;
	if (l && [
		"plan",
		"drift",
		"status"
	].includes(u)) for (let n of e.projects) {
		let e = Zh(n, {
			...jy(t, r),
			width: void 0
		}).slice(-1);
		_n(e, o.width).forEach(i.out);
	}
	Xa(e) ? rg(e, s.paint, s.width).forEach(i.error) : rg(e, o.paint, o.width).forEach(i.out);
	let d = (e) => N(e, { displayRoot: a });
	if (l) return;
	[...ig(n, d), ..._n(Ny(e, t, r), o.width)].forEach(i.out);
	let f = eo(e).filter(({ severity: e }) => e === "error").find(({ code: e }) => e !== "not-confirmed")?.code;
	f && s.width !== void 0 && Ty([s.paint("dim", `More about ${f}: lokaform explain ${f}`)], i);
}
function Ny(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || Za(e) || !Ua(e)) return [];
	let i = eo(e).some($a) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = bn(r, Tt("option", ["apply"])).map(Bo);
	return [`To make ${i}: ${C(["lokaform apply", ...a].join(" "))}`];
}
// src/model/verdict.ts
const Py = () => void 0, Fy = () => ({ is: "write" });
function Iy({ id: e, language: t }) {
	return p([e, t]);
}
// src/plan/filter.ts
const Ly = [
	"key:",
	"tag:",
	"file:"
];
function Ry(e) {
	return Ly.find((t) => e.startsWith(t));
}
function zy(e, t) {
	return e.length === 0 || e.some((e) => Vy(e, Hy(t)));
}
function By(e, t) {
	if (e.length === 0) return [];
	let n = t.map(Hy);
	return e.filter((e) => !n.some((t) => Vy(e, t)));
}
function Vy(e, t) {
	let n = Ry(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => ke(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Hy({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : e_(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => e_(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function Uy(e, t) {
	return By(e, Ky(t)).filter((e) => !e.startsWith("tag:")).map((e) => Wy(e, t));
}
function Wy(e, t) {
	let n = Ry(e), r = Ky(t).flatMap((e) => Hy(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = Ky(t), o = Ly.map((t) => t + e).find((e) => By([e], a).length === 0), s = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${o === void 0 ? gt(e, i) : ` Did you mean "${o}"?`}`;
	return O("unknown-filter", s);
}
function Gy(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Wy(e, n));
}
function Ky(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function qy(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function Jy(e, t, n, r) {
	let i = Qy(t), a = e.flatMap(qy).flatMap(({ keys: e, language: a }) => a !== void 0 && a !== n ? [] : i.includes(e) ? [a === void 0 && r ? "pattern" : "whole"] : zy([e], t) ? ["pattern"] : []);
	return ["whole", "pattern"].find((e) => a.includes(e));
}
function Yy(e, t, n) {
	let r = n.flatMap(Zy);
	return t.filter((e) => !qy(e).some(({ keys: e }) => r.some((t) => zy([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = qy(t), a = [...new Set(r.flatMap(Qy))], o = [...t.matchAll(/[./@_](?=[a-z]{2,3}([-_]\w+)?$)/gi)].map(({ index: e }) => e).find((e) => a.includes(t.slice(0, e))), s = o === void 0 ? [mt(n, a), i] : [t.slice(0, o), t.slice(o + 1)], c = s[0] === void 0 ? "" : ` Did you mean "${s.filter(Boolean).join(":")}"?`, l = `${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${/^\W?[a-z]{2}([-_]\w+)?$/i.test(n) ? ` For all texts in a language: '*:${n.replace(/^\W/, "")}'.` : c}`;
		return O("unknown-text", l);
	});
}
function Xy(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Zy(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = qy(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => zy([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => zy([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = je(i.language, o), d = u === void 0 ? "" : ` Did you mean "${i.keys}:${u}"?`, f = `${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.${d}`;
		return s.length === 0 ? [] : [O("unknown-text", f, { scope: "project" })];
	});
}
function Zy(e) {
	return Ky([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Qy({ kind: e, entry: t }) {
	return e_(e.identity(t.values));
}
// src/plan/prune.ts
const $y = {
	destroys: [],
	spared: [],
	scope: 0
};
function eb(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = Sf(e, i);
	if (a === void 0) return $y;
	let o = (t) => wf(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = Gt(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
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
		let n = e.tags(t), i = tb(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: a,
			seen: Uh(e.id(t), e.fingerprint(t)),
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
function tb(e, t, n) {
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
function nb(e, t, n) {
	return e.toSorted((e, r) => Number(t(r) === n) - Number(t(e) === n));
}
function rb(e, { declared: t, live: n }, r) {
	let { kind: i, context: a } = r, { baseLanguage: o } = a.project, s = e.kept.filter((e) => "field" in e && e.part !== void 0 && (e.reason === "pull" || e.reason === "held" && !e.cause && a.rules.pull !== void 0)), c = s.length > 0 && r.texts();
	if (!c) return e;
	let l = i.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : []), u = Object.fromEntries(l.map(({ part: e = "", after: t }) => [e, t])), d = new Map();
	for (let e of nb(s, ({ part: e = "" }) => e, o)) {
		let { part: r = "" } = e, o = ab(e), s = c.whyWaiting(t, n, {
			...u,
			[r]: o
		}, r), l = Jy(a.rules.accept, {
			kind: i,
			entry: t,
			live: n
		}, r, e.reason === "held");
		s && l !== "whole" ? d.set(e, {
			...e,
			...s,
			reason: "waiting"
		}) : ob({
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
const ib = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function ab({ declared: e, live: t }) {
	return e === void 0 ? t : ub(e, t);
}
function ob(e, t) {
	let { kind: n, entry: r, object: i } = e, { declared: a, live: o } = e.item, s = ab(e.item);
	return a !== void 0 && _(a) !== _(o) || sb(n, r, i, t) ? "other-shape" : y(s) ? lb(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function sb(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const cb = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function lb({ kind: e, entry: t, item: n }, { project: r }) {
	let { field: i, declared: a } = n, o = ab(n), s = (e, t) => e_(e).some(t), c = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!s(o, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === i)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === r.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		a ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => cb.test(e), c].some((e) => s(o, e) && !s(f, e));
}
function ub(e, t) {
	return !_(e) || !_(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
// src/plan/makePlan.ts
function db(e, t, n) {
	let r = new Map();
	return (i) => fb(e, t, n, i, r);
}
function fb(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = Uv(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [bb(n, r, o, a, i.get(n.name))] : [];
	});
	for (let e of s) i.set(e.kind.name, e);
	let { kinds: c, filter: l } = gb(s, n), u = c.map((e) => ({
		...e,
		...xb(e.parts)
	})), d = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), f = [...o, ...u.flatMap((e) => [...e.problems, ...e.remarks])], p = u.flatMap((e) => e.keptTexts), m = p.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), h = It(f) || m || e.isIncomplete === !0, g = u.flatMap((e) => e.destroys), _ = l ? [] : u.flatMap((e) => e.unmanaged), v = u.flatMap((e) => e.kind.firstSends?.(pb(e, a, h)) ?? []), y = {
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
			unchanged: hb(u, ({ unchanged: e }) => e),
			unmanaged: hb(u, d),
			by_kind: Object.fromEntries(u.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: d(e)
			}])),
			adopted: hb(u, ({ changes: e }) => e.filter((e) => mb(e, n)).length)
		},
		...v.length > 0 && { sends: v },
		...l && { filter: l }
	}, ee = u.flatMap((e) => e.kind.hints?.(pb(e, a, h)) ?? []);
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
function pb(e, t, n) {
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
function mb(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function hb(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function gb(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => zy(t, e)), a = new Map(vb(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(_b(t))];
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
	}]), c = By(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function _b(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => Ff(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function vb(e, t) {
	let n = new Set(e), r = a(e, ({ change: e }) => e ? Sb(e, "after") : []), i = new Map(), o = t.filter((e) => !n.has(e));
	for (let e of o) {
		let t = e.change ? Cb(e.change) : [];
		for (let a of t.flatMap((e) => r.get(e) ?? [])) a !== e && n.delete(a) && (i.set(a, e), o.push(a));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? yb(e, t) : e;
	});
}
function yb({ change: e, open: t, ...n }, r) {
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
function bb(e, t, r, i, a) {
	let { storedForm: o } = e, s = o ? {
		...i,
		storedForm: n(() => o(r.objects))
	} : i, c = a?.matching ?? e.match(t, r, s), l = n(() => e.waiting?.(t, s)), u = c.matches.map((t, n) => {
		let r = a?.parts[n], i = r !== void 0 && (r.open ?? []).length === 0, o = `${e.name}:${n + 1}`, c = i ? r : rb(Kg(e, t, s, o), t, {
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
				place: Ds(r, i, [])
			},
			problems: [n]
		};
	}), f = c.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), p = eb(e, {
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
function xb(e) {
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
function Sb(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Aa(e.kind, t).role === "identity").flatMap((n) => e_(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Cb(e) {
	let t = new Set(Sb(e, "after"));
	return Sb(e, "before").filter((e) => !t.has(e));
}
// src/keys/liveKey.ts
function wb(e = {}) {
	let { is_reviewed: t, is_unverified: n } = e;
	return {
		verified: n === !1,
		reviewed: t === !0 && n !== !0
	};
}
function Tb(e, t) {
	let n = rr(e) ?? {}, r = ar(n.key_id), i = Mb(n.key_name), a = lr(n.platforms, A), o = f.filter((e) => a?.includes(e)), s = Object.keys(Ub(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Nb(n.translations), l = new Set(c?.map(({ language_iso: e }) => e)), u = t.filter((e) => !l.has(e)), d = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: jb.safeParse(n.filenames).data,
		tags: lr(n.tags, A),
		is_plural: nr(n.is_plural),
		is_archived: nr(n.is_archived)
	};
	if (!tr(d) || u.length > 0) {
		let e = [...or(d), ...u.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let p = o.length < new Set(a).size, m = {
		...Ob(n),
		translations: c,
		base_words: cr(n.base_words)
	};
	return { key: {
		...d,
		...p && { onOtherPlatform: p },
		...m
	} };
}
const Eb = {
	description: A,
	context: A,
	plural_name: A,
	is_hidden: nr,
	char_limit: cr,
	custom_attributes: Ab,
	modified_at_timestamp: sr,
	translations_modified_at_timestamp: sr
}, Db = Object.entries(Eb);
function Ob(e) {
	return Object.fromEntries(Db.map(([t, n]) => [t, n(e[t])]));
}
function kb(e) {
	return Object.keys(Eb).filter((t) => e[t] === void 0);
}
function Ab(e) {
	let t = A(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
const jb = Hn({
	ios: k(),
	android: k(),
	web: k(),
	other: k()
});
function Mb(e) {
	let t = rr(e) ?? {}, n = {};
	for (let e of f) {
		let r = A(t[e]);
		r && (n[e] = r);
	}
	return n;
}
function Nb(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Pb(rr(n) ?? {});
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
function Pb(e) {
	return {
		language_iso: A(e.language_iso),
		translation: A(e.translation),
		modified_by: ar(e.modified_by),
		modified_by_email: A(e.modified_by_email),
		modified_at_timestamp: sr(e.modified_at_timestamp),
		is_reviewed: nr(e.is_reviewed),
		is_unverified: nr(e.is_unverified)
	};
}
function Fb(e, t = []) {
	return Array.from(e, (e) => Tb(e, t));
}
function Ib(e) {
	let t = (e) => "key" in e ? e.key.key_id : e.unusable.id;
	return [...new Map(e.map((e) => [t(e) ?? Symbol(), e])).values()];
}
function Lb(e) {
	let t = Ib(e);
	return {
		objects: t.flatMap((e) => "key" in e ? e.key : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
const Rb = (e) => {
	let t = e.exactOptional();
	return qn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, zb = Rb(k()), Bb = Rb(k().min(1));
function Vb(e, t) {
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
function Hb(e, t = f) {
	let n = Q(e, t);
	return (n.length > 0 ? n : Q(e)).join(" / ");
}
function Ub(e, t) {
	let n = {};
	for (let r of f) {
		let i = Vb(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function Wb(e) {
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
const Gb = Hg();
function Kb(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function qb(e, t) {
	let n = e;
	return Gb({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: k(),
		value: k(),
		unset: "",
		live: (e) => e[n],
		toManifest: Kb,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function Jb(e, t = () => void 0) {
	let n = e;
	return Gb({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Gn(),
		value: Gn(),
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
const Yb = Gb({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Zn().min(0),
	value: Zn(),
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
}), Xb = Yn(k(), Vn()), Zb = Gb({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: Xb,
	value: Vn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(Qb(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = Xb.safeParse(e);
		return t.success ? Kb(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Qb(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function $b({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const ex = Gb({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Xn(Qn(f)).min(1),
	value: Xn(Qn(f)),
	live: (e) => e.onOtherPlatform ? void 0 : nx(e.platforms),
	inPlan: (e) => nx(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), tx = Gb({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Xn(k().min(1)),
	value: Xn(k()),
	unset: [],
	live: (e) => rx(e.tags),
	check: (e, { rules: t }) => {
		let n = Gt(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => rx(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return rx([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: Kb,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return rx([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function nx(e) {
	return f.filter((t) => e.includes(t));
}
function rx(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const ix = Gb({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Wn([k().min(1), Bb.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: zb,
	live: (e, { platforms: t }) => Ub(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Q(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Ub(e, n)
		} : a;
	},
	inPlan: (e) => Ub(e, f),
	check: ax,
	merge: sx,
	carries: (e, t) => f.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Q(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Wb(t);
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
function ax(e, { project: t, platforms: n }) {
	let r;
	return !t.perPlatformNames && Q(e).length > 1 ? r = `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.` : t.perPlatformNames && Q(e, n).length === 0 && n.length > 0 && (r = `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`), r === void 0 ? void 0 : {
		code: "same-names-needed",
		message: r,
		path: []
	};
}
const ox = Gb({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: zb,
	value: zb,
	unset: {},
	live: (e) => cx(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => f.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => Kb(cx(e)),
	merge: sx,
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
		slots: cx(e)
	})
});
function sx(e, t, n) {
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
	return cx(r);
}
function cx(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/universalPlaceholders.ts
const lx = /\[%(?:(?:(\d{1,3})\$)?([-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?)([sif])(?::([^\][\n]{1,200}))?)?\]/g, ux = {
	s: "@sScC",
	i: "diuDUxXo",
	f: "fFeEgG"
}, dx = Object.keys(ux), fx = new RegExp([
	lx.source.replace(/\((?!\?)/g, "(?:"),
	"(?<percent>%%)",
	"(?<!\\d)%(?!20[a-z]|[0-7][CDEF])(?:(?<position>\\d{1,3})\\$)?(?<format>[-+0#,']{0,5}\\d{0,4}(?:\\.\\d{1,3})?)(?:hh?|ll?|[qjztL])?(?<conversion>[@sdiuf])(?![\\p{L}\\p{N}_]+%)",
	...[
		"\\{\\{\\s{0,9}@\\s{0,9}\\}\\}",
		"[$%]\\{@\\}",
		"%\\(@\\)[sdif]",
		"\\{\\s{0,9}@\\s{0,9}\\}"
	].map((e, t) => e.replace("@", `(?<name${t}>[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}|\\d{1,3})`))
].join("|"), "gu"), px = /\{\s{0,9}[\w.-]{1,99}\s{0,9},\s{0,9}(?:plural|select|selectordinal)\s{0,9},/, mx = /(?<!\d)%(?:\d{1,3}\$)?[-+0#,]{0,4}\d{0,4}(?:\.\d{1,3})?l{0,2}[@sdiuf]/, hx = "[VOID]";
function gx(e, t) {
	return e === t || e === "" && t === hx || t === "" && e === hx || t.includes("[%") && _x(e, t) !== void 0 || e.includes("[%") && _x(t, e) !== void 0;
}
function _x(e, t) {
	let n = [], [r, i, a] = [
		0,
		0,
		0
	];
	for (let o of t.matchAll(lx)) {
		let s = t.slice(i, o.index);
		if (!e.startsWith(s, r)) return;
		r += s.length;
		let c = new RegExp(vx(o, a + 1), "yu");
		c.lastIndex = r;
		let [l] = c.exec(e) ?? [];
		if (l === void 0) return;
		/^%(?!\d+\$)[^%({][^%]*$/.test(l) && (a += 1), n.push([o[0], l]), r += l.length, i = o.index + o[0].length;
	}
	return e.slice(r) === t.slice(i) ? n : void 0;
}
function vx([e, t, n = "", r, i], a) {
	let o = Sx(e);
	if (r === void 0) return `${o}|%%|%(?![@sdif])`;
	if (i !== void 0) {
		let e = Sx(i);
		return `${o}|\\{\\{\\s*${e}\\s*\\}\\}|[$%]?\\{\\s*${e}\\s*\\}|%\\(${e}\\)[sdif]|%${e}%`;
	}
	let s = `%${t === void 0 ? "" : Number(t) === a ? `(?:${t}\\$)?` : `${t}\\$`}${Sx(n)}(?:hh?|ll?|[qjztL])?[${ux[r]}]`;
	return t === void 0 ? `${o}|${s}` : `${o}|${s}|\\{${Number(t) - 1}\\}`;
}
function yx(e) {
	let [t, n, r, i] = [
		0,
		0,
		0,
		0
	];
	for (let a of e) {
		let e = [...a.matchAll(lx)];
		e.length > 0 ? t += 1 : a.match(fx) && (n += 1);
		for (let [, t, , , n] of e) n !== void 0 && (i += 1), n !== void 0 && t !== void 0 && (r += 1);
	}
	return {
		isUniversal: t > n,
		isNumbered: r * 2 > i
	};
}
var bx = class e {
	#e;
	#t;
	constructor(e) {
		this.#e = e, this.#t = n(() => e.both.flatMap(([e, t]) => Cx(t).flatMap(([t, n]) => _x(new Map(Cx(e)).get(t) ?? "", n) ?? [])));
	}
	#n = n(() => {
		let e = this.#e.live.flatMap(Cx).flatMap(([, e]) => [...e.matchAll(lx)]).filter(([, , , e]) => e !== void 0);
		return [...new Map(e.map((e) => [e[0], e])).values()].slice(0, 200);
	});
	native(e) {
		return xx(e, (e) => e.includes("[%") ? this.#r(e) ?? e : e);
	}
	stored(e, t, r, i) {
		if (r === "as-written") return e;
		let a = n(() => r === "universal" || (this.#a(t) ?? i().isUniversal));
		return xx(e, (e) => e.match(fx) && a() ? this.#o(e, i) : e);
	}
	#r(e) {
		if ((e.match(lx)?.length ?? 0) > 200) return;
		let t = (e, t) => e.replace(lx, (...e) => e[3] === void 0 === t ? this.#i(e) : e[0]), n = t(e, !1), r = mx.test(n) ? n.replaceAll("[%]", "%%") : t(n, !0);
		return _x(r, e) && r;
	}
	#i(e) {
		let [t, n, , r] = e, i = this.#t().find(([e]) => e === t);
		if (i) return i[1];
		let a = this.#e.declared.flatMap(Cx).map(([, e]) => e);
		if (r === void 0) return a.some((e) => /%(?:%|\d*\$?[@sdif])/.test(e)) ? "%%" : "%";
		let o = RegExp(`(?<!\\d)(?:${vx(e, Number(n))})`, "gu");
		for (let e of a) {
			let [n, ...r] = new Set(e.match(o));
			if (n !== void 0) return r.length === 0 ? n : t;
		}
		return t;
	}
	#a(e) {
		for (let t of [...e === void 0 ? [] : [e], ...this.#e.live]) {
			let e = Cx(t).map(([, e]) => e);
			if (e.some((e) => e.match(lx))) return !0;
			if (e.some((e) => e.match(fx))) return !1;
		}
	}
	#o(t, n) {
		if (px.test(t) || (t.match(fx)?.length ?? 0) > 200) return t;
		let r = [], i = t.replace(fx, (e, ...t) => {
			let i = t.at(-1);
			if (e.startsWith("[")) return e;
			let a = this.#t().find(([, t]) => t === e);
			if (a) return a[0];
			let o = this.#n().find((t) => RegExp(`^(?:${vx(t, 0)})$`, "u").test(e));
			if (o) return o[0];
			if (i.percent !== void 0) return "[%]";
			if (i.conversion !== void 0) {
				let e = dx.find((e) => ux[e].includes(i.conversion ?? "")) ?? "s";
				return `[%${i.position === void 0 ? "" : `${i.position}$`}${i.format}${e}]`;
			}
			let s = i.name0 ?? i.name1 ?? i.name2 ?? i.name3 ?? "";
			return r.includes(s) || r.push(s), `[%${n().isNumbered ? `${r.indexOf(s) + 1}$` : ""}s:${s}]`;
		});
		return _x(t, i) && new e({
			declared: [t],
			live: [],
			both: []
		}).native(i) === t ? i : t;
	}
};
function xx(e, t) {
	return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t(n)]));
}
function Sx(e) {
	return e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function Cx(e) {
	return typeof e == "string" ? [["", e]] : Object.entries(e);
}
// src/keys/texts.ts
const wx = Yn(k(), k()), Tx = Wn([k(), wx]);
function Ex(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = wx.safeParse(JSON.parse(e));
		return t.success ? kx(t.data) : e;
	} catch {
		return e;
	}
}
function Dx({ translations: e }, t) {
	return e?.find(({ language_iso: e }) => e === t);
}
function Ox(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function kx(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Ax(e, t) {
	if (typeof e == "string" || typeof t == "string") return e === t || jx(e) && jx(t) || typeof e == typeof t && gx(`${e}`, `${t}`);
	let [n, r] = [e, t].map((e) => new Map(Object.entries(e)));
	return [...new Set([...n?.keys() ?? [], ...r?.keys() ?? []])].every((e) => gx(n?.get(e) ?? "", r?.get(e) ?? ""));
}
function jx(e) {
	return typeof e == "string" ? e === "" : Object.keys(kx(e)).length === 0;
}
const Mx = wx.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: g }
}), Nx = Wn([k(), Mx]), Px = Yn(k().min(1), Nx), Fx = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Ix = (e) => Xn(qn({
	language_iso: k().min(1),
	translation: e
})).refine(Fx, "has a language twice"), Lx = Ix(zn()), Rx = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Wn([Px, Ix(Nx).transform(Vx).pipe(Px)]),
	rewrite: Bx,
	diff({ translations: e }, t, r) {
		let { listed: i, project: a } = r;
		if (!e && i.length === 0 || a.segmentation) return X;
		let o = i.filter((t) => !Object.hasOwn(e ?? {}, t)), s = [...Object.entries(e ?? {}), ...o.map((e) => [e, void 0])], c = n(() => qx(e ?? {}, t, a.baseLanguage)), l = s.flatMap(([e, n]) => Ux(e, n, {
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
			translation: Tx.parse(n)
		}));
	},
	show(e) {
		let t = Tx.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: kx(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = Dx(e, n);
		return r && Ex(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Ex(n, t);
			return jx(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: (e, t) => Rx.toManifest(e, t) === void 0,
	editState(e, t) {
		let n = Dx(e, t);
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
		let n = Dx(e, t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...Yx(n, Ex(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = Dx(e, t);
		return !n || n.is_unverified !== !0 && !jx(Ex(n.translation, e.is_plural));
	},
	same: (e, t) => Ax(Tx.parse(e), Tx.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function zx(e, t, n, r, i = "") {
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
		let t = g.includes(n), o = `"${n}" is not a plural form${i}${t ? ", so it stays in the file and is not sent" : ""}. Forms are ${r.join(", ")}.${gt(n, r)}`, s = [e, n];
		a.push({
			code: "plural-form",
			message: o,
			path: s,
			...t && { severity: "warning" }
		});
	}
	return a;
}
function Bx(e) {
	if (!Array.isArray(e)) return;
	let t = Lx.safeParse(e);
	if (t.success) return {
		value: Vx(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Vx(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function Hx({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Wg(Ex(t, e)));
}
function Ux(e, t, n, r) {
	let i = r.project.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], a = ` of ${e} in this project`, o = t === void 0 ? [] : zx(e, t, r.plural, i, a);
	if (t === void 0 || o.length === 0) return Wx(e, t, t, n, r);
	let s = Object.entries(t).filter(([e]) => i.includes(e));
	return {
		...s.length > 0 && o.every(({ severity: e }) => e === "warning") && Wx(e, t, Object.fromEntries(s), n, r) || X,
		issues: o
	};
}
function Wx(e, t, n, { key: r, placeholders: i }, { rules: a, verdicts: o, storedForm: s = () => Kx }) {
	let c = Cn(a, e);
	if (c === "ignore") return;
	let l = "translations", u = (e, t) => {
		let r = Tx.parse(e.after), o = i().stored(r, t, a.placeholders, s), c = t === void 0 ? o : Gx(o, n, t);
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
	let d = Dx(r, e);
	if (!d && n === void 0) return;
	if (!d) return {
		...X,
		issues: [Vg(`${e} text`, [e])]
	};
	let f = Ex(d.translation, r.is_plural);
	if (n !== void 0 && Ax(f, Ox(n, f))) return;
	let p = i().native(f), m = (n, r = []) => ({
		...X,
		kept: [{
			field: l,
			part: e,
			live: p,
			...Yx(d, p),
			...n,
			...t !== void 0 && { declared: t }
		}],
		open: r
	});
	if (n === void 0) return jx(p) ? void 0 : m({ reason: "pull" });
	let h = Ox(n, p), g = u({
		field: l,
		part: e,
		before: p,
		after: h,
		...Yx(d, p)
	}, f);
	if (c === "enforce" || jx(p)) return g;
	let _ = c === "seed";
	if (_ && !a.pull && a.overwrite.length === 0) return m({ reason: "held" });
	if (!_ && Jx(p, h)?.length === 0) return g;
	let { modified_by: y, modified_by_email: ee, modified_at_timestamp: b } = d, te = {
		id: String(r.key_id),
		language: e,
		live: p,
		...b && { at: b },
		by: {
			id: y,
			address: ee
		},
		..._ && { isHeld: !0 }
	}, ne = o(te);
	if (!ne) return m({ reason: "undecided" }, [te]);
	if (ne.is === "write") return g;
	let re = "cause" in ne ? { cause: ne.cause } : {};
	return m({
		reason: ne.is,
		...re
	});
}
function Gx(e, t, n) {
	if (typeof e == "string" || typeof n == "string" || typeof t != "object") return e;
	let r = Object.entries(e).filter(([e]) => Object.hasOwn(t, e));
	return Ox(Object.fromEntries(r), n);
}
const Kx = {
	isUniversal: !1,
	isNumbered: !1
};
function qx(e, t, n) {
	let r = ([e]) => e === n, i = Object.entries(e).sort((e, t) => Number(r(t)) - Number(r(e))), a = (t?.translations ?? []).map(({ translation: e }) => Ex(e, t?.is_plural ?? !1)), o = i.flatMap(([e, n]) => {
		let r = t && Dx(t, e);
		return r ? [[n, Ex(r.translation, t.is_plural)]] : [];
	});
	return new bx({
		declared: i.map(([, e]) => e),
		live: a,
		both: o
	});
}
function Jx(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(kx(e)).filter((n) => e[n] !== t[n]);
}
function Yx(e, t) {
	if (!e.modified_at_timestamp || jx(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: Xx(n) },
		...i && { reviewed: i }
	} };
}
function Xx(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fieldTable.ts
const Zx = [
	ix,
	ex,
	qb("description", !0),
	tx,
	Rx,
	ox,
	qb("context", !0),
	Yb,
	Jb("is_plural"),
	qb("plural_name"),
	Jb("is_hidden"),
	Jb("is_archived", (e, t) => !$b(e, t) && void 0),
	Zb
], Qx = k().min(1), $x = Wn([Zn().positive(), k().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), eS = Je(Zx).required({ key_name: !0 }).extend({
	previously: Wn([Qx.transform((e) => [e]), Xn(Qx).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Gn().exactOptional(),
	key_id: $x.exactOptional()
}).meta({ allOf: [tS(!0), tS(!1)] });
function tS(e) {
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
const nS = Je(Zx.filter((e) => e.name !== "key_name" && e.name !== "translations"));
function rS({ values: e, onCreate: t, from: n, parts: r = [] }) {
	return e.filenames ?? (n || r.some((e) => e.from) ? t.filenames : void 0);
}
const $ = {
	name: "key",
	fields: Zx,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Hb(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? Lt + n.rules.owner : void 0
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
	declaredId: (e) => ir(e.key_id),
	liveLabel: (e) => Hb(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !$b(n, t),
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
function iS({ matches: e, unmanaged: t }, n, r) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = sS(i, n, t);
	if (!r) return a;
	let o = aS(e.flatMap(lS), "keys have names for platforms that they do not have");
	return [
		...a,
		...cS(i, t),
		...o
	];
}
function aS(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = O(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function oS({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Ub(e, t)))];
}
function sS(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(oS)), a = [...new Set(n.flatMap(oS))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => mt(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [Y($, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function cS(e, t) {
	let n = new Map(t.flatMap((e) => oS(e).map((t) => [t, e])));
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
function lS({ declared: e, live: t }) {
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
function uS({ created: e, live: t, withoutBase: n, context: r }) {
	let { baseLanguage: i } = r.project, o = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? Wg(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			entry: t,
			text: n
		}];
	});
	if (e.length === 0) return [];
	let s = new Set(n.map(({ id: e }) => e)), c = a(t.filter(({ key_id: e }) => s.has(e)), (e) => Hx(e, i)), l = new Set(t.flatMap((e) => Q(e.key_name, e.platforms))), u = o.filter(({ change: e, entry: t }) => qe(t, e.label, (e) => l.has(e))), d = o.flatMap((e) => {
		let { change: t, text: n } = e, [r, ...a] = c.get(n) ?? [], [o] = r ? Q(r.key_name, r.platforms) : [];
		return o === void 0 || u.includes(e) ? [] : [pS("looks-renamed", `Live key "${o}"${a.length > 0 ? ` (and ${a.length} more)` : ""} has the same ${i} text as the new key "${t.label}", and the files have none for it. If it was renamed, set previously: ${o} in an entry of keys.yaml, and rename it in all files. Otherwise, set new: true there.`, e)];
	}), f = `new keys have the same ${i} text as a live key that the files do not have`;
	return [
		...dS(u),
		...aS(d, f),
		...fS(e)
	];
}
function dS([e, ...t]) {
	if (!e) return [];
	let n = t.length > 0 ? ` (and ${t.length} more)` : "";
	return [pS("looks-renamed", `The new key "${e.change.label}"${n} is in the project with :: between nested names, as an upload of Lokalise names it. ${pe}`, e)];
}
function fS(e) {
	let t = ({ from: e, file: t }) => e?.source.plurals === "none" && /\.json$/.test(t.path), n = e.filter(({ entry: e }) => (e.parts ?? [e]).some(t)), r = new Map(n.map((e) => [e.change.label, e])), [[i, a] = [], ...o] = [...r].filter(([e]) => e.endsWith("_other") && r.has(e.replace(/other$/, "one")));
	if (i === void 0 || !a) return [];
	let s = o.length > 0 ? ` (and ${o.length} more)` : "";
	return [pS("plural-mismatch", `The new keys "${i.replace(/other$/, "one")}" and "${i}"${s} look like plural forms of i18next, but they are two keys. To make one plural key of them, set plurals: i18next in the row of texts in lokaform.yaml.`, a)];
}
function pS(e, t, { change: { place: n } }) {
	return O(e, t, {
		place: n,
		severity: "notice",
		scope: "change"
	});
}
// src/keys/renames.ts
function mS(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : hS(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = gS(r, n), { renames: a, problems: o } = vS(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function hS(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (wS(e, n, t.perPlatform).length === 0) return;
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
function gS(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(CS(r, t, n));
		return !_S(e).some((e) => a.includes(e));
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
function _S({ values: e }) {
	return [...Q(e.key_name), ...e.previously ?? []];
}
function vS(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: a, blockers: d }] of e) {
		let [e, ...f] = a, p = r.has(n);
		if (!e || !p && !t.has(n)) continue;
		let m = Hb(e.key_name, e.platforms), h = (t, r) => yS([...t].flatMap(([t, r]) => r === e && t !== n ? t : []), r), g = (e, t, r = "previously") => u.set(n, Y($, n, e, t, { path: [r] }));
		p && !t.has(n) ? g("wrong-id", bS(e, d), "key_id") : p ? l.set(n, e) : f.length > 0 ? g("ambiguous-key", `Several live keys have one of its former names (ids ${a.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? g("claimed-twice", `"${m}" is a former name, but ${h(r, "key_id")} has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? g("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key: ${h(i, "key_name")}. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? g("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function yS(e, t) {
	return e.map(({ values: e, file: n, span: r }) => `"${Hb(e.key_name)}" (${Hv(z(n, r, [t]))})`).join(" and ");
}
function bS(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => Hb(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function xS(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Q(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new E();
	for (let { path: e, length: n } of SS(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Q(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Q(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: z(t.file, t.span, ["previously"]) };
		a.add(O("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function SS(e, t) {
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
function CS({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Ub(e.key_name, r);
	return n ? {
		...Ub(t.key_name, r),
		...i
	} : i;
}
function wS(e, t, n) {
	let r = CS(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return f.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function TS(e) {
	return ({ tags: t }) => Gt(t, e) !== void 0;
}
function ES(e, t, n, r = () => !1) {
	let i = a(t, ({ key_name: e }) => Q(e)), o = zS(e, t), { byId: s, refused: c } = o, { direct: l, contested: u } = PS(e, s, c, (e) => kS(e, i, n));
	IS(l, c);
	let { renames: d, leaving: f } = mS(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => AS(e, NS(e, i)),
		holders: (e, t) => MS(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	for (let [e, t] of u) {
		if (c.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		if (n ? e.values.new : rS(e) !== void 0) continue;
		let r = [...s].flatMap(([e, n]) => t.includes(n) ? e : []);
		c.set(e, LS(e, t, n, r));
	}
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	DS(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Q(e.values.key_name), r = Object.values(Ub(t.key_name, t.platforms)), i = s.has(e) && r.some((e) => n.includes(e)), a = Hb(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of kS(e, i, n)) g.add(t);
		g.add(o.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...o.remarks, ...iS({
			matches: h,
			unmanaged: _
		}, t, n)],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => OS(e, i)))
	};
}
function DS(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Q(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Q(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, RS("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && rS(t) === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, RS("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function OS({ values: e }, t) {
	return [...new Set(Q(e.key_name).flatMap((e) => t.get(e) ?? []))];
}
function kS(e, t, n) {
	let r = OS(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Vb(i.key_name, t) === e.key_name[t])) : r;
}
function AS(e, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => jS(t, rS(e)));
	return n.length === 1 ? n : t;
}
function jS(e, t) {
	return t !== void 0 && f.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function MS(e, t, n, r) {
	return wS(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function NS({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Ub(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function PS(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map(), s = new Map();
	for (let t of e) {
		let e = rS(t), [n, ...i] = e ? r(t).filter((t) => jS(t, e)) : [];
		n && i.length === 0 && s.set(n, s.has(n) ? void 0 : t);
	}
	for (let c of e) {
		if (t.has(c) || n.has(c)) continue;
		let e = r(c), l = (e) => rS(c) !== void 0 && (s.get(e) ?? c) !== c, u = AS(c, e.filter((e) => !i.has(e) && !l(e)));
		u.length > 1 ? n.set(c, FS(c, u)) : u[0] ? a.set(c, u[0]) : e.length > 0 && o.set(c, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function FS(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return RS("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function IS(e, t) {
	for (let [n, r] of u(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter((e) => jS(n, rS(e))), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && rS(r) !== void 0)) continue;
			let a = `${yS(i, "key_name")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, RS("claimed-twice", r, a));
		}
	}
}
function LS(e, t, n, r) {
	let i = t.map(({ key_id: e }) => e).join(", "), a = n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames.";
	return RS("claimed-twice", e, `The live key with this name (id ${i}) belongs to another declared key, which has its key_id: ${yS(r, "key_id")}. ${a}`);
}
function RS(e, t, n) {
	return Y($, t, e, n, { path: ["key_name"] });
}
function zS(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of u(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, BS(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [VS(s)] : []
	};
}
function BS(e, t) {
	let n = `${yS(t, "key_id")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return Y($, e, "claimed-twice", n, { path: ["key_id"] });
}
function VS(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: z(t.file, t.span, ["key_id"]) };
	return O("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/fieldTable.ts
function HS(e) {
	let t = rr(e) ?? {}, n = A(t.webhook_id) || void 0, r = A(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: lr(t.events, A)
	};
	if (!tr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [Eg(r)],
			shown: kg(r)
		},
		lacks: or(i)
	} };
	let a = t.branch === null ? null : A(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: WS(t.event_lang_map)
	} };
}
function US(e) {
	let t = e.map(HS);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function WS(e) {
	return lr(e, (e) => {
		let { event: t, lang_iso_codes: n } = rr(e) ?? {}, r = A(t), i = lr(n, A);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const GS = Hg(), KS = k().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), qS = GS({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: KS,
	value: k(),
	live: (e, t) => tC(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: Dg,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Eg(e)
	})
}), JS = GS({
	name: "events",
	expects: "a list of events, at least one",
	schema: Xn(k().min(1).meta({ examples: h })).min(1),
	value: Xn(k()),
	live: (e) => iC(e.events),
	inPlan: (e) => iC(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), YS = Wn([Kn("*"), Xn(k().min(1)).min(1)]), XS = GS({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. Only these events have languages: ${c.join(", ")}`,
	schema: Un(Qn(c), YS),
	value: Yn(k(), Wn([Kn("*"), Xn(k())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(nC).includes(nC(t))).map(({ event: e, lang_iso_codes: n }) => [e, aC(iC(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = rC(e).map(([e, t]) => [e, t === "*" ? "*" : aC(iC(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(rC(e).map(([e, t]) => [e, t === "*" ? t : iC(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : aC(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && v(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = rC(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => rC(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), ZS = GS({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Wn([k().min(1), Jn()]),
	value: Wn([k(), Jn()]),
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
}), QS = [
	qS,
	JS,
	XS,
	ZS
], $S = Je(QS).required({ url: !0 }).extend({
	branch: ZS.schema.default(null),
	previously: KS.exactOptional(),
	new: Gn().exactOptional(),
	webhook_id: k().min(1).exactOptional()
}), eC = {
	name: "webhook",
	fields: QS,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Eg(e.url),
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
		let i = r.length > 3 ? `${r.length} events` : iC(r).join(", ");
		return `${kg(e)} (${[
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
		iC(e.events)
	]
};
function tC(e, t, n) {
	return Dg(e.url, Sg(t, n)) ? t : kg(e.url);
}
function nC(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function rC(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function iC(e) {
	return [...new Set(e)].sort();
}
function aC(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function oC({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Eg(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Eg(Sg(e, r)))).flatMap((e) => xg(e).map((t) => `${t} ${Tg(e)}`)));
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
const sC = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function cC(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of xg(e)) {
		let e = Pg(r, sC, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = lC(e) ?? fC(e), i = r ? [...n.issues, r] : [...n.issues, ...dC(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function lC(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return hC("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (xg(e).length !== 0) {
		if (/^http:/i.test(e)) return hC("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!pC(e)) return hC("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const uC = {
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
function dC(e, t) {
	let n = "";
	return bg(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = uC[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [hC(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some((e) => /^(\.|%2e){1,2}$/i.test(e)) ? [hC(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function fC(e) {
	let t = Sg(e, new Map(xg(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return hC("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return hC("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return hC("A URL must not have a user or a password before its host. Remove what comes before the @.");
	let { hostname: r } = new URL(t);
	if (r.length > 253 || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(r)) return hC("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function pC(e) {
	let t = "";
	for (let n of bg(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
const mC = "URL_OF_";
function hC(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const gC = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => vC(e),
	templates(e, t, n) {
		let r = new _C(), i = [...e].sort((e, t) => m(e.url, t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? wC(jC(e.url), n, new Map()) : SC(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var _C = class {
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
function vC(e) {
	let { template: t, left: n } = TC(e, () => "x");
	return n || t !== jC(e);
}
function yC(e) {
	let [, ...t] = bg(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return DC.includes(n) || !AC(kC(n)) ? !1 : bC.test(t) || kC(n).split(/[^\p{L}\p{N}]+/u).some(xC);
	});
}
const bC = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function xC(e) {
	return AC(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function SC(e, t, n) {
	let r = CC(e, new _C(), n);
	return "why" in r ? r : CC(e, t, n);
}
function CC(e, t, n) {
	let r = Tg(e), { template: i, left: a } = TC(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : wC(i, n, t.variables);
}
function wC(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = cC(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function TC(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = AC(a), s = [...r.split("/"), ...i.split(/[?&]/).map((e) => e.replace(/^[^=]*=/, ""))].some(OC), c = (e) => DC.includes(e) ? e : Rg(e) === void 0 && EC.test(e) ? t(e) : (o ||= AC(kC(e)), jC(e)), l = (e) => s && /^[a-z]{1,14}$/i.test(e), u = r.split("/").map((e) => l(e) ? e : c(e)).join("/"), d = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= AC(t)), n.length === 0 ? jC(t) : `${jC(t)}=${c(n.join("="))}`;
	});
	return {
		template: jC(n) + u + d.join("&") + jC(a),
		left: o
	};
}
const EC = /^[\w.~+,=:@-]+$/, DC = [
	"lokaform",
	"lokalise",
	"project",
	"services",
	"repos",
	"dispatches",
	"webhooks",
	"webhook"
];
function OC(e) {
	return AC(e) && /\d/.test(e) && /\p{L}/u.test(e);
}
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
function MC(e, t) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let n = [], r = [], i = new Map();
	for (let t of e) {
		let e = NC(t), a = rS(t), o = t.from ? IC(i, e, a) : [], [s] = o;
		if (o.length > 1) {
			n.push(BC(t, o));
			continue;
		}
		let c = s || !t.from ? void 0 : LC(i, e);
		c && n.push(BC(t, [c]));
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
	let a = r.map(({ parts: e }) => VC(e, t));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...n, ...a.flatMap((e) => e.problems)]
	};
}
function NC({ values: e }) {
	let { key_name: t, platforms: n = f } = e;
	if (typeof t == "string") return [[t, n === f ? PC : FC(n)]];
	let r = (e) => n.filter((n) => t[n] === e);
	return Q(t, n).map((e) => [e, FC(r(e))]);
}
const PC = 2 ** f.length - 1;
function FC(e) {
	return e.reduce((e, t) => e | 1 << f.indexOf(t), 0);
}
function IC(e, t, n) {
	let r = [];
	for (let [i, a] of t) for (let { group: t, platforms: o } of e.get(i) ?? []) if (a & o && !r.includes(t) && !RC(t.files, n) && r.push(t) > 5) return r;
	return r;
}
function LC(e, t) {
	for (let [n, r] of t) for (let { group: t, platforms: i } of e.get(n) ?? []) {
		let [e] = t.parts;
		if (r & i && e && !e.from && e.values.filenames === void 0) return t;
	}
}
function RC(e, t) {
	return !e || !t ? !1 : f.some((n) => e[n] && t[n] && e[n] !== t[n]);
}
function zC({ values: e }) {
	let t = Ub(e.key_name, e.platforms ?? f);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function BC(e, t) {
	let n = t.flatMap(({ parts: [e] }) => e ? [Hv(z(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return Y($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function VC(e, t) {
	let [n, ...r] = e;
	if (!n || r.length === 0) return {
		entries: [...e],
		problems: []
	};
	let { owners: i, problems: a } = KC(e), { isPlural: o, leftOut: s, becameOther: c } = WC(e, i, t), l = e.filter(({ values: e }) => e.description !== void 0), { is_plural: u, ...d } = n.values, f = l[0]?.values.description, p = {
		...n,
		values: {
			...d,
			key_name: XC(e),
			...i.size > 0 && { translations: qC(i, c) },
			...o !== void 0 && { is_plural: o },
			...f !== void 0 && { description: f }
		},
		onCreate: {
			...ZC(e),
			...n.from ? {} : n.onCreate
		},
		span: js(n.span, () => HC(e, i, c)),
		parts: e,
		...s.length > 0 && { leftOut: s }
	}, [m, h] = l, g = m && h && !m.from ? [QC(h, m, ["description"])] : [];
	return {
		entries: [p],
		problems: [...a, ...g]
	};
}
function HC(e, t, n) {
	let r = new Map(e[0]?.span.members), i = (e, t) => {
		let r = t && YC(t, e);
		return !r || !n.has(e) ? r : As(r, { members: new Map([["other", r]]) });
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
		let [n] = e.flatMap((e) => JC(e, t));
		n && r.set(t, t === "translations" ? As(n, { members: a }) : n);
	}
	return r;
}
const UC = {
	isPlural: void 0,
	leftOut: [],
	becameOther: new Set()
};
function WC(e, t, n) {
	if (e.every(({ values: e }) => e.is_plural === void 0)) return UC;
	let r = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0), i = [...t].flatMap(([e, t]) => {
		let n = t.values.translations?.[e] ?? "";
		return t.from && n !== "" ? [{
			language: e,
			part: t,
			isPlain: typeof n == "string"
		}] : [];
	}), a = i.filter(({ isPlain: e }) => e);
	if (!r && a.length === i.length) return UC;
	let o = ({ part: e }) => ge(e.file.path)?.severalLanguages, s = r?.values.is_plural ?? a.every((e) => e.language !== n || o(e)), c = i.filter((e) => e.isPlain === s && !(s && o(e)));
	for (let { language: e } of c) t.delete(e);
	return {
		isPlural: r ? s : s || void 0,
		leftOut: c.map(({ language: e, part: t }) => ({
			language: e,
			problem: GC(t, e, s, r)
		})),
		becameOther: new Set(s ? a.filter(o).map(({ language: e }) => e) : [])
	};
}
function GC(e, t, n, r) {
	let i = `The ${t} text ${n ? "has no plural forms" : "has plural forms"}, but ${r ? `${r.file.path} says is_plural: ${n}` : n ? "other languages have them" : "the text in the base language has none"}. It stays in the file, and is not compared or sent. ${r ? "Change the text or is_plural." : "Write all languages with plural forms, or all without."}`;
	return Y($, e, "plural-mismatch", i, {
		path: ["translations", t],
		severity: "warning"
	});
}
function KC(e) {
	let t = new Map(), n = [];
	for (let r of e) {
		let { translations: e } = r.values;
		if (e) for (let i of r.from ? [r.from.language] : Object.keys(e)) {
			let e = t.get(i);
			if (!e) t.set(i, r);
			else {
				let [t, a] = e.from?.onlyIfBase && !r.from?.onlyIfBase ? [e, r] : [r, e];
				n.push(QC(t, a, ["translations", i]));
			}
		}
	}
	return {
		owners: t,
		problems: n
	};
}
function qC(e, t) {
	return Object.fromEntries(Array.from(e, ([e, { values: n }]) => {
		let r = n.translations?.[e] ?? "";
		return [e, t.has(e) ? { other: String(r) } : r];
	}));
}
function JC({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [As(r, { file: t })] : [];
}
function YC(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return As(n ?? e.span, { file: e.file });
}
function XC(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function ZC(e) {
	let t = 0, n = new Set(), r = {};
	for (let { from: i, onCreate: a } of e) if (i) {
		t |= FC(a.platforms ?? []);
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
function QC(e, t, n) {
	let r = Hv(z(t.file, t.span, n)), i = n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`, a = n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : "", o = n.length > 1 ? $C(t, e) : void 0, s = `${i} is declared twice: here and at ${r}. Keep one of them.${o === void 0 ? "" : ` If they are texts of two keys, set key_name: "{${o}}.{path}" in the ${t.from?.source === e.from?.source ? "row" : "rows"} of texts.`}${a}`;
	return Y($, e, "duplicate-text", s, {
		path: n,
		scope: "run"
	});
}
function $C({ from: e }, { from: t }) {
	if (!e || !t || e.source.keyName !== "{path}") return;
	let [n, r] = [e, t].map(({ source: e }) => Rn(e.files));
	return We.find((i) => n?.[i] && r?.[i] && (n[i] !== r[i] || e.source === t.source && n[i].includes("*")));
}
function ew(e) {
	let t = new E(), n = new Map();
	for (let r of tw(e)) {
		let e = rS(r), i = e === void 0 ? "" : p(cx(e)), [a] = zC(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(Vv("duplicate-key", `Key "${Q(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function tw(e) {
	let t = new Set(), n = new Set();
	for (let { values: r } of e) for (let e of Q(r.key_name)) (t.has(e) ? n : t).add(e);
	return e.filter(({ values: e }) => Q(e.key_name).some((e) => n.has(e)));
}
// src/keys/restored.ts
function nw(e, t, n, r) {
	let { declared: i, problems: a } = ow(aw(e), r.project), o = "key-gone";
	if (t) {
		let e = ix.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: eS.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: iw(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = rw(s, n);
	return {
		declared: i,
		context: iw(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function rw({ key_name: e, platforms: t = [...f], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Vb(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function iw(e, t) {
	let n = e.find((e) => e.startsWith(Lt))?.slice(Lt.length), r = {
		...Mt,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function aw({ declared: e, wrote: n }) {
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
function ow(e, t) {
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
function sw(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = ES(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Cn(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = Tx.parse(i);
		return o === void 0 || Ax(Ox(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => Q(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !cw(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : cw(e, "tags");
			return wf($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function cw({ fields: e }, t) {
	return e_(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/checks/checkTexts.ts
const lw = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, uw = `[\\s${lw.source.slice(1)}`, dw = RegExp(`[{%$]|^${uw}|${uw}$`);
function fw(e, t) {
	let { texts: n, charLimit: r } = e, i = (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !dw.test(e)) ? [] : hw(e, t), { words: a } = t;
	return a ? [...i, ...mw(n).flatMap((e) => bw(e, a))] : i;
}
const pw = /^(?:q[a-t][a-z]|xx|zz|pseudo)(?:[-_]|$)|[-_](?:x[a-c]|pseudo)$/i;
function mw(e) {
	return Object.entries(e).flatMap(([e, t]) => pw.test(e) ? [] : [{
		language: e,
		text: t
	}]);
}
function hw(e, t) {
	let { levels: n, base: r, needed: i } = t, { texts: a, charLimit: o, live: s } = e, c = mw(a), l = (e) => n[e] !== "off", u = (e) => c.some(({ text: t }) => w(t).some((t) => e(t.text))), d = (l("icu") || l("placeholders") || l("plurals")) && u(Ln), f = d || u(st) && (t.usesIcu?.() ?? !1), p = [...c, ..._w(e, r)], m = p.find(({ language: e }) => e === r)?.text, h = p.filter(({ language: e, text: t }) => e === r || m === void 0 || !v(t, m));
	return [
		...l("icu") && d ? c.flatMap(vw) : [],
		...l("placeholders") ? gw(Ke(p, r, {
			readsIcu: f,
			isForm: e.isForm
		}), p, r) : [],
		...l("plurals") ? h.flatMap((e) => Qt(e, s?.(e.language), i)) : [],
		...l("plurals") && d ? Ue(h, r, i) : [],
		...l("length") && o > 0 ? c.flatMap((e) => yw(e, o)) : [],
		...l("blanks") ? gw(Ew(p, r), p, r) : [],
		...l("base") && (t.hasBaseTexts?.() ?? !0) && !e.isForm() ? xw(e, c, r) : []
	];
}
function gw(e, t, n) {
	let r = t.find(({ language: e, isLive: t }) => e === n && !t);
	if (!r || w(r.text).length === 0 || e.length < 3) return e;
	let i = [...a(e, ({ fault: e = "" }) => [e]).values()], o = (e) => new Set(e.map(({ language: e }) => e)).size, [s = []] = i.toSorted((e, t) => o(t) - o(e)), [c] = s, l = o(s), u = t.filter((e) => e !== r && w(e.text).length > 0).length;
	if (!c || l < 3 || l * 2 <= u) return e;
	let { check: d, language: f, fault: p, quotes: m } = c, h = `differs from ${l === u ? "all" : `${l} of ${u}`} other texts in the same way, so it is probably the one to correct: the ${f} text ${p}`, g = w(r.text).find((e) => s.every((t) => t.form === e.form));
	return [{
		...ve(d, r, g ?? {}, h),
		...m && { quotes: m }
	}, ...e.filter((e) => !s.includes(e))];
}
function _w({ texts: e, live: t }, n) {
	if (n === void 0 || w(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function vw(e) {
	return w(e.text).flatMap((t) => {
		if (!Ln(t.text)) return [];
		let n = Te(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `is not a valid ICU message: ${r} (character ${a})`;
		return [ve("icu", e, t, o, `${i}.${ae(t.text)}`)];
	});
}
function yw(e, t) {
	return w(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `has ${r} characters, but char_limit allows ${t}`;
		return [ve("length", e, n, i, "Shorten it, or raise char_limit.")];
	});
}
function bw(e, t) {
	return w(e.text).flatMap((n) => [...t(e.language, n.text)].map(([t, r]) => ({
		...ve("words", e, n, `has "${t}"`, `Write "${r}".`),
		quotes: [t]
	})));
}
function xw({ texts: e, live: t, isNew: n }, r, i) {
	if (i === void 0 || w(e[i] ?? "").length > 0) return [];
	let a = r.flatMap(({ language: e, text: t }) => w(t).length > 0 ? [e] : []), o = n ? "" : t?.(i);
	return a.length === 0 || o === void 0 || w(o).length > 0 ? [] : [{
		check: "base",
		language: i,
		message: `It has a text in ${a.slice(0, 5).join(", ")}, but none in ${i}, the base language. Add the ${i} text.`
	}];
}
const Sw = RegExp(`^${uw}*`), Cw = new RegExp(uw), ww = /\r\n?|[\u2028\u2029\x85]/g, Tw = /[^\S\n\t]/g;
function Ew(e, t) {
	let n = e.flatMap((e) => {
		let t = w(e.text).map((e) => ({
			...e,
			...Dw(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Oe(n, t);
	return !r || t !== void 0 && r.language !== t ? [] : n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let { forms: n } = r;
		if (n.every(({ start: e, end: n }) => e === t.start && n === t.end)) return [];
		let i = [t.form, "other"].flatMap((e) => n.filter((t) => t.form === e))[0] ?? n[0], a = [...Aw("start", t, i?.start ?? ""), ...Aw("end", t, i?.end ?? "")];
		if (a.length === 0) return [];
		let o = a.map(([e]) => e).join(", and "), s = [...new Set(a.map(([, e]) => e))].join(" ");
		return [ve("blanks", e, t, `${o}, unlike the ${r.language} text`, s)];
	}));
}
function Dw(e) {
	let t = Sw.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && Cw.test(e.charAt(n - 1));) --n;
	return {
		start: Ow(t),
		end: Ow(e.slice(n))
	};
}
function Ow(e) {
	return e === "" ? "" : e.replace(lw, "").replace(ww, "\n").replace(Tw, " ");
}
const kw = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function Aw(e, t, n) {
	let r = t[e];
	if (r === n || r === "" && /^ +$/.test(n) && kw.test(t.text)) return [];
	if (n === "") return [[`${e}s with ${jw(r)}`, "Remove it."]];
	let i = e === "end" && jw(n) === "a line break" ? "Add it, or remove it there: a YAML block after | has one, and after |- none." : "Add it.";
	return r === "" ? [[`does not ${e} with ${jw(n)}`, i]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function jw(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/words.ts
function Mw(e) {
	let t = Object.entries(e).flatMap(([e, t]) => _(t) ? [[e, t]] : []), n = new Map(t.map(([t, n]) => [t, Nw({
		...e,
		...n
	})])), r = Nw(e);
	return (e, t) => (n.get(e) ?? r)(t);
}
function Nw(e) {
	let t = Object.entries(e).filter((e) => typeof e[1] == "string");
	if (t.length === 0) return () => new Map();
	let n = new Map(t.map((e) => [e[0].toLowerCase(), e])), r = t.flat().sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|"), i = RegExp(`(?<!${Pw}(?=${Pw}))(?:${r})(?!(?<=${Pw})${Pw})`, "giu");
	return (e) => {
		let t = new Map();
		if (e.search(i) < 0) return t;
		for (let [r] of Fw(e).matchAll(i)) {
			let e = n.get(r.toLowerCase());
			e && r !== Iw(r, e) && t.set(r, Iw(r, e));
		}
		return t;
	};
}
const Pw = `(?:${Ve.source.slice(1)}|[\\p{N}\\p{M}_])`;
function Fw(e) {
	let t = (e) => " ".repeat(e.length);
	return Xe(e).replace(/[!-~]+/g, (e) => /:\/\/|[^@]@[^@]+\./.test(e) ? t(e) : e).replace(/<[^<>]*>|\[%[^[\]]*\]|\$t\([^()]*\)/g, t).replace(Le, t);
}
function Iw(e, [t, n]) {
	let r = (e) => e.slice(0, 1) !== e.slice(0, 1).toLowerCase();
	return r(e) && !r(t) && n === n.toLowerCase() ? n.slice(0, 1).toUpperCase() + n.slice(1) : n;
}
// src/keys/textAdvice.ts
const Lw = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text",
	key_names: "key-name",
	descriptions: "no-description",
	words: "wrong-word"
}, Rw = 1e4, zw = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su, Bw = [
	"zero",
	"one",
	"two",
	"few",
	"many"
], Vw = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;
function Hw(e, t) {
	let r = (t) => e.some(({ declared: e }) => Object.entries(e.values.translations ?? {}).some(([e, n]) => w(n).some((n) => t(n.text, e)))), i = n(() => r(Ln)), { base: a = "" } = t, o = () => e.filter(({ declared: e }) => /\s/.test(Gw(e))).length > e.length * .1, s = n(() => e.length <= 10 || !o() && (r((e, t) => t === a) || e.some(({ live: e }) => e && w(Jw(e, a) ?? "").length > 0))), { own: c, key_names: l, words: u } = t.levels, d = {
		...t,
		usesIcu: i,
		hasBaseTexts: s,
		...c?.pattern !== void 0 && l !== "off" && { keyNames: vt(c.pattern) },
		...c && u !== "off" && { words: Mw(c.words) }
	}, f = n(() => new Set(e.flatMap(({ declared: e }) => Q(e.values.key_name))));
	return {
		rules: d,
		isForm: (e) => {
			let t = Gw(e), n = (e) => e !== t && f().has(e), [r, i = ""] = zw.exec(t) ?? [];
			if (r !== void 0) return f().has(`${i}other`) && Bw.some((e) => f().has(i + e));
			let [, a] = Vw.exec(t) ?? [];
			return a !== void 0 && [
				"",
				"_plural",
				"_1"
			].some((e) => n(a + e));
		}
	};
}
function Uw(e, t) {
	if (Object.values(t.levels).every((e) => e === "off" || typeof e == "object")) return [];
	let { rules: n, isForm: r } = Hw(e, t), i = [], a = 0, o = (t, r) => {
		let { base: i = "" } = n, [a = ""] = Object.keys(r.values.translations ?? {}), o = e.flatMap(({ declared: e }) => {
			let { [i]: t, [a]: n } = e.values.translations ?? {};
			return t !== void 0 && n === void 0 ? e : [];
		}), s = Gw(r), c = (e) => s.startsWith(e) && /^\W/.test(s.slice(e.length)), l = o.find((e) => c(Gw(e))), u = l ? Gw(l) : mt(s, o.map(Gw)), d = o.find((e) => Gw(e) === u);
		if (!d) return t;
		let f = Hv(z(d.file, d.span, ["translations", i])), p = l ? `"${u}" is a text at ${f}. Make it an object again, as in the other files.` : `Or use one name in all files, if it was changed only here: "${u}" at ${f} has no ${a} text.`;
		return {
			...t,
			message: `${l ? t.message.replace(/ Add [^.]*\.$/, "") : t.message} ${p}`
		};
	};
	for (let { declared: t, live: s } of e) {
		let e = qw(t, s, () => r(t), n), c = [...Yw(t, n), ...e];
		if (c.length !== 0 && (l(i, c.map((e) => {
			let r = e.check === "base" && a < 20;
			return Xw(t, r ? o(e, t) : e, n);
		})), a += 1, a >= Rw)) break;
	}
	let [s] = i;
	if (s && a >= Rw) {
		let e = `${Rw.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, t = Object.values(n.levels).includes("error") ? {
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
function Ww(e, { project: t, rules: { incoming: n, checks: r } }) {
	let { baseLanguage: i } = t, { review: a } = n, { rules: o, isForm: s } = Hw(e.map((e) => ({ declared: e })), {
		levels: {
			...r,
			blanks: "off",
			base: "off"
		},
		base: i,
		needed: x(t)
	});
	return { whyWaiting(e, t, r, c) {
		let l = (e) => r[e] === void 0 ? void 0 : Tx.parse(r[e]), [u, d, f] = [
			l(c),
			l(i),
			Jw(t, i)
		], p = d !== void 0 && !jx(d) ? d : f && ((n) => qx(e.values.translations ?? {}, t, i).native(n))(f), m = {
			...p !== void 0 && { [i]: p },
			...u && { [c]: u }
		}, h = qw(e, t, () => s(e), o, m), g = h.flatMap((e) => e.language === i ? e.check : []), _ = h.filter((e) => e.language === c && !g.includes(e.check)), v = n.checks === "skip" ? _ : [], y = a === "any" || wb(Dx(t, c))[a], ee = new Set(v.map(({ check: e }) => e)), b = [...y ? [] : [`not-${a}`], ...ee], te = v.map(({ message: e }) => e).join(" ");
		return b.length === 0 ? void 0 : {
			because: b,
			...te !== "" && { details: te }
		};
	} };
}
function Gw({ values: e }) {
	return Q(e.key_name)[0] ?? "";
}
const Kw = [];
function qw(e, t, r, i, a = e.values.translations) {
	let { translations: o = {}, char_limit: s } = e.values;
	if (!a) return Kw;
	let c = n(() => qx(o, t, i.base)), l = (e) => e && c().native(e);
	return fw({
		isForm: r,
		texts: a,
		charLimit: s ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => l(Jw(t, e)) }
	}, i);
}
function Jw(e, t) {
	let n = Dx(e, t);
	return n && Ex(n.translation, e.is_plural);
}
function Yw({ values: e, onCreate: t }, { keyNames: n, levels: r }) {
	let i = (e, t) => ({
		check: e,
		message: t,
		language: ""
	}), a = n ? Q(e.key_name).filter((e) => !n.matches(e)) : [], { description: o = t.description ?? "" } = e, s = r.descriptions !== "off" && o.trim() === "";
	return [...a.map((e) => i("key_names", `The name "${e}" does not match ${n?.pattern}. Rename it. If the key is in the project, add previously: "${e}" in keys.yaml, so that it keeps its translations.`)), ...s ? [i("descriptions", "It has no description. Say in keys.yaml where its text is shown: description: \"…\".")] : []];
}
function Xw(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = Y($, e, Lw[r], o, {
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
function Zw({ values: e }, t, n, r) {
	let i = w((t ? Jw(t, n) : e.translations?.[n]) ?? "");
	return {
		words: t?.base_words ?? i.flatMap(({ text: e }) => e.match(/\S+/g) ?? []).length,
		isAbout: t?.base_words === void 0,
		statesIn(e) {
			let n = t && Dx(t, e);
			if (!n || !r(Ex(n.translation, t.is_plural), e)) return [];
			let i = {
				translated: !0,
				...wb(n)
			};
			return he.filter((e) => i[e]);
		}
	};
}
// \0late:formats
const Qw = process.getBuiltinModule("node:module").createRequire(import.meta.url), $w = (...e) => Qw("./late-formats.js").formatOf(...e), eT = (...e) => Qw("./late-formats.js").readTexts(...e);
// src/keys/textManifest.ts
function tT(e, t, n) {
	let r = {
		path: e,
		lineStarts: ks(t)
	}, { texts: i, faults: a, base: o } = eT(e, t, Xt(n)), s = n.language === void 0 ? new Set(i.flatMap((e) => e.language ?? [])) : [], c = it(n.source, [...s]), l = {
		...n,
		source: c
	}, u = lT(l), d = a.filter(({ language: e }) => e === void 0 || Ee(c, ct(c, e))), f = [], p, m = i[0] && aT(i[0], l);
	for (let e of i) {
		if (e.language !== p && (p = e.language, m = aT(e, l)), !m) continue;
		let t = new uT(e, m.language), n = oT(e, m, l);
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
		...o !== void 0 && { base: ct(c, o) },
		variables: new Map(),
		problems: rT(d, r, c)
	};
}
const nT = {
	most: 10,
	first: 1
};
function rT(e, t, n) {
	let r = new Map();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: i === "text-file" ? "run" : "change"
		}, c = r.get(a + i) ?? new E(nT);
		if (r.set(a + i, c), c.countMore(t.path, 1, e)) continue;
		let l = B(t, s.start, s.end);
		c.add(O(i, e.scope === "run" ? o + iT(n) : o, {
			...e,
			place: l
		}));
	}
	return [...r.values()].flatMap(({ problems: e }) => e);
}
function iT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !He(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function aT({ language: e }, { source: t, language: n }) {
	let r = n ?? ct(t, e ?? ""), i = t.languages?.includes(r) === !0;
	if (Ee(t, r)) return {
		source: t,
		language: r,
		onlyIfBase: !i
	};
}
function oT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = sT(e, i);
	if (t.is === "text" && !n) return {
		key_name: a,
		translations: { [r]: t.text }
	};
	let o = cT(t);
	return {
		key_name: a,
		...o !== void 0 && { translations: { [r]: o } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function sT(e, t) {
	let { source: n } = t, r = e.join(n.separator), i = n.keyName === "{path}" ? r : n.keyName.replace(/\{(path|file|dir|1)\}/g, (e, n) => (n === "path" ? r : t[n]) ?? "");
	return n.platform === void 0 ? i : { [n.platform]: i };
}
function cT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function lT({ source: { platform: e, platforms: t, tags: n }, filename: r }) {
	let i = t ?? (e === void 0 ? void 0 : [e]), a = r !== void 0 && i && Object.fromEntries(i.map((e) => [e, r]));
	return {
		...i && { platforms: [...i] },
		...n && { tags: [...n] },
		...a && { filenames: a }
	};
}
var uT = class {
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
				...e && dT(e)
			}]])
		}), this.description && r.set("description", {
			...fT(this.description.at),
			name: t
		}), r;
	}
};
function dT(e) {
	let t = [...e].map(([e, { at: t, name: n }]) => [e, {
		...fT(t),
		name: fT(n)
	}]);
	return { members: new Map(t) };
}
function fT({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
const pT = {
	schema: eS,
	fields: Zx,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, mT = {
	schema: nS,
	fields: Zx.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function hT(e, t) {
	return Af({
		plural: "keys",
		entry: pT,
		defaults: mT
	}, e, t);
}
function gT(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return t === void 0 && Object.values(n).every((e) => typeof e == "string") ? [] : Object.entries(n).flatMap(([e, n]) => zx(e, n, t, g)).map(({ code: t, message: n, path: r }) => {
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
function _T(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : hT(e, t).entries.flatMap(({ values: e }) => Q(e.key_name));
}
const vT = {
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
		if (t === "prefix") return yT(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(Lt)).sort()[0];
	}
};
function yT({ key_name: e, platforms: t }) {
	let [n = ""] = Q(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function bT(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: xT(e.entry, t.entry),
		wrote: xT(e.wrote, t.wrote)
	} : e;
}
function xT(e, t) {
	let n = {
		...ST(e),
		...ST(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function ST({ translations: e }) {
	return _(e) ? e : {};
}
const CT = "The live value is not compared and not changed.", wT = (e) => `${CT} A new key has ${e}.`, TT = {
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
		undeclared: `${CT} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: wT("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: wT("no tags, except the one of the setting `owner`"),
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
		undeclared: wT("none"),
		empty: "The same as without the field."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: wT("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: wT("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: wT("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: wT("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${CT} A new key is visible.`
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
		undeclared: wT("none"),
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
function ET({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const DT = {
	...$,
	plural: et.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: et,
	limits: {
		removed: Qe,
		removedPercent: le,
		overwrittenPercent: An,
		unverified: Dn,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: vT,
	entry: pT,
	defaults: mT,
	docs: TT,
	readManifest: hT,
	textFiles: {
		read: tT,
		name: sT,
		isOnlyName: ET,
		join: MC
	},
	checkTogether: (e) => [...ew(e), ...xS(e)],
	checkEntry: gT,
	adviceOn: Uw,
	waiting: Ww,
	progressOf: Zw,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return Vf(DT, e, n, i, ({ key_name: e, previously: t = [] }) => [...Q(e), ...t], (e) => {
			let n = ES(e, t, r.perPlatformNames, TS(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !ET(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: uS,
	names: ({ key_name: e, platforms: t }) => Q(e, t),
	texts: (e) => Hx(e),
	storedForm: (e) => yx(e.flatMap(({ translations: e = [] }) => e.map(({ translation: e }) => e))),
	namesInManifest: _T,
	mergeKept: bT,
	findRestored: nw,
	undoneByApply: sw
};
// src/webhooks/match.ts
function OT(e, t, n) {
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
				...LT("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of MT(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => AT(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = Sg(t, n), a = [...o].filter((e) => Dg(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${IT(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, LT("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, Eg(t));
	}
	for (let e of c()) {
		let a = [...r.values()].flatMap(({ declared: { values: e }, live: t }) => t && e.webhook_id !== t.webhook_id ? t : []), s = kT(e, t, o, new Set(a), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = PT([...o]).find((t) => jT(e, t) && Cg(Eg(e.values.url), Eg(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, LT("lookalike-webhook", e, "url", r));
	}
	let l = (e) => e.replace(/^\w+:\/\/[^/]*/, "");
	for (let e of c()) {
		let t = l(Sg(e.values.url, n)), r = e.values.new ? void 0 : [...o].find((e) => l(e.url) === t);
		if (!r) continue;
		let { webhook_id: i, url: s, branch: c } = r, u = `This creates a webhook. The project also has one with this path: ${kg(s)} (${i}, for ${c ? `branch ${c}` : "all branches"}). If this entry replaces it, add webhook_id: ${i}. If both are wanted, set new: true.`;
		a.push({
			...LT("lookalike-webhook", e, "url", u),
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
			let r = t.filter((t) => AT(e, t, n));
			return r.some(({ branch: e }) => e === void 0) ? r.filter((e) => o.has(e)) : [];
		}))
	};
}
function kT(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && AT(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return LT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${FT(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => AT(e, t, i));
	if (s.length > 0) return LT("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${IT(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${FT(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return LT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${FT(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function AT(e, t, n) {
	return Dg(t.url, Sg(e.values.url, n)) && jT(e, t);
}
function jT({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function MT(e, t, n) {
	let r = PT(t), i = e.flatMap((e) => r.filter((t) => AT(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...NT(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function NT({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(nC)), new Set(t.map(nC))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function PT(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function FT(e) {
	return `${e.length === 1 ? "id" : "ids"} ${IT(e)}`;
}
function IT(e) {
	return PT(e).map(({ webhook_id: e }) => e).join(", ");
}
function LT(e, t, n, r) {
	return Y(eC, t, e, r, { path: [n] });
}
function RT(e) {
	let t = new Map(), n = new E();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? p([
			Eg(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${Eg(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Vv("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
function zT({ declared: e }, t, n, r) {
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
	let l = i.startsWith("${") ? `${kg(s)} (${a})` : i, u = t ? [] : n.filter(({ branch: e }) => e === o), d = MT([e], u, r.variables)[0]?.one;
	return {
		...c,
		label: l,
		...d && { namesake: d }
	};
}
// src/webhooks/kind.ts
const BT = {
	schema: $S,
	fields: QS,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function VT(e, t, n) {
	let { entries: r, problems: i } = Af({
		plural: "webhooks",
		entry: BT
	}, e, t, { most: Ed }), a = new Map(), o = new E();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = cC(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => z(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(O(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of HT(r, i, c)) o.add(e);
		}
		UT(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function HT(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), /\$\w|(?<!\$)\{+\w+\}|%[A-Z_]+%/.test(t) && i("variable", "$NAME, {NAME} and %NAME% are not variables, so they are sent as they are. Write ${NAME}."), yC(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function UT({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (h.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${a.includes("*") ? ` There are no wildcards: list each event of ${h.join(", ")}.` : gt(a, h)}`, o = z(t, n, ["events", i]);
		r.add(O("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const WT = {
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
}, GT = {
	...eC,
	plural: Dt.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Dt,
	limits: {
		removed: Pn,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: gC,
	entry: BT,
	docs: WT,
	readManifest: VT,
	checkTogether: RT,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Vf(GT, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Eg(Sg(e, i))), (e) => {
			let r = OT(e, t, i), a = r.matches.flatMap((e) => qT(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: oC,
	names: () => [],
	texts: () => [],
	findRestored: zT,
	variablesOf: KT
};
function KT({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? cC(r.values.url, i).variables : [], o = new Map(a);
	if (xg(e.url).some((e) => e.startsWith("URL_OF_"))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = cC(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = z(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => O(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
function qT({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Bf}`;
	return [{
		declared: e,
		problem: Y(eC, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const JT = [DT, GT];
Da(JT);
// src/run/textAdvice.ts
function YT(e) {
	let { settings: t, textFiles: n } = e, r = Xv(t.rules, n, e.declared), i = {
		levels: r?.isSure ? t.rules.checks : {
			...t.rules.checks,
			base: "off"
		},
		base: r?.language,
		needed: Yt
	}, { kinds: a, entries: o } = Rv(e.declared, r?.language ?? "");
	return a.flatMap((e) => {
		let t = (o[e.plural] ?? []).map((e) => ({ declared: e }));
		return [...t.flatMap(({ declared: e }) => e.leftOut ?? []).map((e) => e.problem), ...e.adviceOn?.(t, i) ?? []];
	});
}
function XT({ settings: e }, { kinds: t }, n) {
	let r = {
		levels: e.rules.checks,
		base: n.baseLanguage,
		needed: x(n)
	};
	return t.flatMap(({ kind: e, matching: t }) => e.adviceOn?.(t.matches, r) ?? []);
}
function ZT(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		...n.checks,
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = fb(e, t, n, Fy);
	return i.is === "stopped" ? [] : XT({ settings: { rules: {
		...n,
		checks: r
	} } }, i, t.project).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
var QT = class {
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
		let n = e === "time limit", r = n ? `The time limit of ${tE(t)} was reached` : `The run was stopped by ${e}`;
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
		await Mr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#r), clearTimeout(this.#i);
	}
};
const $T = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function eE(e) {
	let t = new QT(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of $T) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of $T) process.off(e, n);
		t.close();
	}
}
function tE(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/files/outputs.ts
async function nE(e, t, n) {
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
	let p = t.map((e) => M(n.displayRoot, e)), m = Object.values(await xa(u, Qr)).flat();
	return oE(f, [
		...p,
		...m,
		l,
		...s,
		o
	].flat(), n);
}
async function rE(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await nE(e, t.manifests, n), s = [], c = async (e, r, i) => {
		if (r === void 0) return;
		let a = {
			option: e,
			path: r,
			is: "file"
		}, c = o.get(r) ?? await cE(a, i, n);
		if (!c) return r;
		t.problems.some(({ message: e }) => e === c.message) || s.push(c);
	}, l = e.publish ? t : $f(t), u = [];
	for (let t of e.report) {
		let e = await c("report", t, () => iE(t, l, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && u.push(e);
	}
	return {
		plan: a.length > 0 ? await c("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return aE(e(a));
		}) : void 0,
		reports: u,
		problems: s
	};
}
async function iE(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return aE(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function aE(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function oE(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(_E))), a = new Map();
	for (let t of e) {
		let e = await _E(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await uE(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, sE(t, s));
	}
	return r;
}
function sE({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function cE(e, t, n, r) {
	try {
		await lE(e, typeof t == "string" ? t : await t(), n, r);
		return;
	} catch (t) {
		return sE(e, `cannot be written: ${Jr(t)}`);
	}
}
async function lE(e, t, n, r) {
	let i = await uE(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = hE(e.path, n), o = await kr(e.path).catch(() => void 0);
	if (dE(e.path, o)) return Ar(e.path, t);
	await Lr(a === void 0 && o ? await Er(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function uE({ path: e, is: t }, n) {
	let r = t === "folder" && gE(n).includes(e), i = r ? e : hE(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Wr(e, i);
		if (t !== void 0) return t;
	}
	if (t === "folder") return pE(e);
	let a = await kr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await kr(j(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...dE(e, a) ? [] : [j(e)]];
	return (await Promise.all(o.map(mE))).every(Boolean) ? void 0 : fE;
}
function dE(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const fE = "cannot be written: this user may not write there";
async function pE(e) {
	let t = await kr(e).catch(() => void 0);
	return !t && j(e) !== e ? pE(j(e)) : t?.isDirectory() ? await mE(e) ? void 0 : fE : "is a file, or is below one. Choose a folder";
}
function mE(e) {
	return yr(e, br.W_OK).then(() => !0, () => !1);
}
function hE(e, t) {
	return gE(t).find((t) => $r(e, t));
}
function gE({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [M(e)]);
}
async function _E(e) {
	let t = await kr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await ni(j(e));
	return mr(n, ur(e));
}
// src/run/run.ts
function vE(e, t, n) {
	return yE(n, (n) => bE(e, t, n));
}
async function yE(e, t) {
	let n = new _t(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(cp(t, i)))
	};
	try {
		return op({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function bE(e, t, r) {
	let { cancellation: i, folders: a } = r;
	r.onSecrets(e.secrets);
	let o = new Map(), s = e.command === "validate" || r.withoutSecrets, c = s ? void 0 : xE(e, t, r), { stopping: l } = i, u = await ey(e, a, {
		...r,
		signal: l,
		known: o,
		findProject: c
	}), { reads: d } = u, f = s ? d.map(YT) : [], p = ({ code: t }) => e.command === "validate" && t === "unset-variable", m = u.problems.map((e) => p(e) ? {
		...e,
		severity: "notice"
	} : e);
	r.onSecrets(d.flatMap(({ declared: e }) => _g(e.variables)));
	let h = await SE(e, a), g = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], _ = g.flatMap(({ texts: e }) => e), v = e.command === "plan" || e.command === "validate", y = d.map((e) => e.declared), ee = e.projects.flatMap(({ rules: e }) => e.overwrite), b = [...new Set(d.flatMap((e) => e.manifests))], te = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], ne = await nE(e, b, a), re = e.projects.flatMap(({ name: e }) => e ?? []), x = {
		format_version: 1,
		command: e.command,
		...re.length > 0 && { selected: re },
		manifests: b,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, y.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: dn([
			...t,
			...h.problems,
			...m,
			...await Sa(g, a),
			...v ? await ha(_, a, l) : [],
			...Yy("--overwrite", [...new Set(ee)], y),
			...Uy(te, y),
			...ne.values(),
			...f.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, ie = () => i.stopped ? { stopped: i.stopped } : {};
	if (i.stopping.aborted) return {
		...x,
		...ie()
	};
	let ae = {
		known: o,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: c,
		onSecrets: r.onSecrets
	}, oe = () => r.target?.(b, ae), { lastApplied: se } = r, ce = se && n(() => se(b, ae));
	if (r.withoutSecrets) {
		let t = await vy(e, x, d, oe);
		return {
			...x,
			...t && { manifest_comparison: t },
			...ie()
		};
	}
	if (e.command === "validate" || Et(x.problems)) return x;
	if (e.command === "apply" && r.permission) {
		let e = await r.permission.toApply(x.manifests);
		if (x.problems = [...x.problems, ...e], It(e)) return x;
	}
	let le = [], ue = e.command === "plan" ? await oe() : void 0;
	x.problems = [...x.problems, ...gy(ue, d, e.others.length > 0)];
	let de = e.others.length > 0 ? [] : y, fe = {
		saved: h.plans,
		target: ue,
		applied: ce,
		all: de
	}, { runProject: pe } = await import("./project3.js");
	for (let t of d) le.push(await pe(t, e, fe, r));
	let me = le.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return x.problems = [...x.problems, ...Gy(te, me, y)], {
		...x,
		projects: le,
		...ie()
	};
}
function xE(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (It(t) || r.id === "") return;
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
async function SE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = N(t, r), o = await li(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => lp(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function CE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: vE }) {
	return eE(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await wE(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return EE(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = TE(f, p), h = await rE(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = TE(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), Qa(g, n.exitsWithFindings(c));
	});
}
async function wE(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await hv(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await hv("validate", t, n);
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
function TE(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function EE({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = It(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), It(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { hy as $, vo as $n, ni as $r, Om as $t, Sb as A, Cs as An, Ai as Ar, Ag as At, Jy as B, Ao as Bn, Qr as Br, ng as Bt, Ib as C, Os as Cn, va as Cr, $g as Ct, Vb as D, z as Dn, Ri as Dr, Xg as Dt, Lb as E, Ds as En, oa as Er, Kg as Et, nb as F, Go as Fn, Si as Fr, xg as Ft, Py as G, Ro as Gn, pi as Gr, Yh as Gt, Uy as H, Po as Hn, fi as Hr, sg as Ht, sb as I, us as In, gi as Ir, rg as It, Dy as J, Do as Jn, N as Jr, Vh as Jt, Fy as K, To as Kn, hi as Kr, Xh as Kt, ob as L, L as Ln, vi as Lr, $h as Lt, xb as M, qo as Mn, Di as Mr, Sg as Mt, ib as N, ys as Nn, Ti as Nr, _g as Nt, Fb as O, B as On, Gi as Or, Ug as Ot, ab as P, is as Pn, wi as Pr, kg as Pt, _y as Q, bo as Qn, li as Qr, xh as Qt, Gy as R, Mo as Rn, yi as Rr, Zh as Rt, Dx as S, Fs as Sn, ca as Sr, s_ as St, kb as T, Is as Tn, qi as Tr, e_ as Tt, Yy as U, Vo as Un, oi as Ur, og as Ut, Wy as V, jo as Vn, ti as Vr, ag as Vt, Xy as W, Bo as Wn, $r as Wr, ig as Wt, Cy as X, F as Xn, di as Xr, lh as Xt, Oy as Y, I as Yn, ai as Yr, Th as Yt, Sy as Z, Eo as Zn, ii as Zr, Sh as Zt, eC as _, Tf as _n, ja as _r, Z as _t, cE as a, Wr as ai, up as an, Ga as ar, ey as at, $ as b, Kd as bn, xa as br, m_ as bt, XT as c, Br as ci, Qf as cn, La as cr, Uv as ct, $w as d, zr as di, Hf as dn, Fa as dr, Rv as dt, ei, Cm as en, lo as er, ly as et, eT as f, Lr as fi, Ff as fn, Ra as fr, Mv as ft, US as g, Df as gn, Aa as gr, cv as gt, HS as h, Mf as hn, Oa as hr, fv as ht, nE as i, Kr as ii, hp as in, Ua as ir, ny as it, db as j, Ss as jn, Ei as jr, Dg as jt, fb as k, Es as kn, Vi as kr, Wg as kt, ZT as l, Jr as li, Xf as ln, za as lr, Lv as lt, cC as m, Rf as mn, Va as mr, hv as mt, yE as n, Zr as ni, Gp as nn, Ka as nr, my as nt, QT as o, Hr as oi, lp as on, qa as or, Zv as ot, mC as p, Nr as pi, Y as pn, Ba as pr, _v as pt, Iy as q, wo as qn, mi as qr, Uh as qt, oE as r, Yr as ri, mp as rn, Qa as rr, $v as rt, eE as s, Vr as si, sp as sn, Xa as sr, Jv as st, CE as t, ci as ti, um as tn, eo as tr, uy as tt, JT as u, Rr as ui, Kf as un, Pa as ur, Iv as ut, TS as v, Cf as vn, Ma as vr, K_ as vt, Q as w, ks as wn, la as wr, i_ as wt, Ex as x, Td as xn, ba as xr, a_ as xt, ES as y, Wd as yn, ka as yr, E_ as yt, zy as z, R as zn, bi as zr, eg as zt };
