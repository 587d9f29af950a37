import { i as e } from "./rolldown-runtime.js";
import { b as t, c as n, d as r, f as i, g as a, h as o, l as s, m as c, o as l, p as u, s as d, u as f, x as p, y as m } from "./wire.js";
import { $ as h, A as g, An as _, At as v, B as ee, Bn as te, Br as y, Bt as ne, Cn as re, Ct as ie, Dn as ae, Dt as oe, En as se, Et as ce, F as le, Fn as ue, Ft as de, G as fe, Gr as pe, Gt as me, H as he, Hn as ge, Hr as _e, Ht as b, I as ve, In as ye, It as be, J as xe, Jn as Se, Jr as Ce, K as we, Kn as Te, Kr as Ee, L as De, Ln as Oe, Lt as ke, M as x, Mn as Ae, Mt as je, Nn as Me, Nt as Ne, O as Pe, On as Fe, Ot as Ie, P as Le, Pn as Re, Pt as ze, Qn as Be, R as Ve, Rn as He, Rr as Ue, Rt as We, Sn as Ge, St as Ke, Tt as qe, U as Je, Ur as Ye, Ut as Xe, V as Ze, Vn as Qe, Vr as $e, Vt as et, W as tt, Wn as nt, Wr as rt, Wt as S, X as it, Xn as at, Y as ot, Yn as st, Yr as ct, Yt as lt, Z as ut, Zn as dt, _n as C, _t as ft, ai as pt, ar as mt, at as ht, bn as gt, bt as _t, c as vt, ci as yt, cn as bt, ct as xt, di as St, dn as Ct, ei as wt, er as Tt, et as Et, fi as Dt, fn as Ot, fr as kt, ft as At, gn as jt, gr as Mt, gt as Nt, hi as Pt, hn as Ft, hr as It, i as w, ii as Lt, in as Rt, ir as zt, it as Bt, j as Vt, jt as Ht, k as T, kn as Ut, kt as Wt, l as Gt, ln as Kt, lr as qt, lt as Jt, m as Yt, mi as Xt, mn as Zt, mr as Qt, mt as E, n as $t, ni as en, nn as tn, nr as nn, nt as rn, o as an, on, or as sn, ot as cn, pi as ln, pn as un, pr as dn, q as fn, qr as pn, qt as mn, r as hn, ri as gn, rn as _n, rt as vn, s as yn, si as bn, sr as xn, st as Sn, ti as Cn, tn as wn, tr as Tn, u as En, un as Dn, ut as On, v as kn, vn as An, vr as jn, vt as Mn, wn as Nn, wt as Pn, x as Fn, xn as In, xt as D, yn as Ln, yt as Rn, z as zn, zn as Bn, zr as Vn, zt as Hn } from "./start.js";
import { _ as Un, b as Wn, c as Gn, d as Kn, f as qn, g as Jn, h as O, i as Yn, l as Xn, m as Zn, n as Qn, p as $n, r as k, s as er, t as tr, x as nr, y as rr } from "./zod.js";
import { a as ir, c as ar, d as or, f as sr, i as cr, l as lr, o as ur, r as dr, s as fr, u as pr } from "./client.js";
import { basename as mr, delimiter as hr, dirname as A, extname as gr, isAbsolute as _r, join as vr, posix as yr, relative as br, resolve as j, sep as xr, win32 as Sr } from "node:path";
import { access as Cr, constants as wr, link as Tr, lstat as Er, open as Dr, readFile as Or, readdir as kr, realpath as Ar, rename as jr, rm as Mr, stat as Nr, writeFile as Pr } from "node:fs/promises";
import { setImmediate as Fr, setTimeout as Ir } from "node:timers/promises";
// src/model/result.ts
function Lr(e) {
	return {
		ok: !0,
		value: e
	};
}
function Rr(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function M(e, { displayRoot: t }) {
	return br(t, e).split(xr).join("/");
}
function zr(e, t) {
	let n = br(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${xr}`) && !_r(n);
}
async function Br(e, t) {
	for (let n = e;; n = A(n)) {
		if (await Er(vr(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === A(n) || n === t || t !== void 0 && !zr(n, t)) return;
	}
}
var Vr = class extends Error {};
async function Hr(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new Vr());
	if (!t) return Or(e);
	let [r, i] = await Promise.all([Ar(e), Ar(t.workspace)]);
	if (!zr(r, i)) throw new Vr();
	return Or(r);
}
function Ur(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function Wr(e) {
	try {
		return Ur(e);
	} catch {
		return "";
	}
}
async function Gr(e, t, n, r = Ur) {
	try {
		return Lr(r(await Or(e)));
	} catch (r) {
		let i = `${t} ${M(e, n)} cannot be read: ${qr(r)}`;
		return Rr(D("not-read", i));
	}
}
const Kr = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function qr(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof Vr) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Kr[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function Jr(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(Kr, String(e.code))) return;
	let n = `${M(e.path, t)} was changed or removed while Lokaform ran. Now ${qr(e)} Run again when no other program changes it.`;
	return D("not-read", n, { scope: "project" });
}
async function Yr(e, { commit: t }) {
	return t ? t.isFile(e) : Nr(e).then((e) => e.isFile(), () => !1);
}
async function Xr(e, { commit: t }) {
	return t ? t.isFolder(e) : Nr(e).then((e) => e.isDirectory(), () => !1);
}
// \0node:crypto
const Zr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Qr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// src/files/commitFiles.ts
var $r = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const ei = [
	"*",
	".*",
	"**"
];
var ti = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new $r(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => ei.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = j(e, i.join("/")), o = br(a, this.#e).split(xr).join("/"), s = o !== "" && !o.startsWith("..") && !_r(o), c = s ? "" : await this.#o(a);
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
		let t = br(this.#e, e).split(xr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || _r(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (_r(n)) return;
			let r = yr.join(yr.dirname(e.path), n, t.slice(e.path.length));
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
function ni(e, t = Infinity) {
	let n = (e) => e <= t || e === Infinity, r = [], i = Infinity;
	for (let t of e) n(t) && (i = Math.min(i, t)), r.push({
		until: i,
		latest: t
	});
	let [a, o] = [0, 0];
	for (let [t, i] of [...r.entries()].toReversed()) n(e[t] ?? 0) && (a = i.until), o = Math.max(o, i.latest), r[t] = {
		until: a,
		latest: o
	};
	return r;
}
function ri(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function ii(e, t) {
	let n = ni(e.map(({ time: e }) => e), t);
	return e.map((e, t) => ({
		...e,
		until: 0,
		latest: e.time,
		...n[t]
	}));
}
function ai(e, t, { since: n, now: r = Infinity }) {
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
// \0node:child_process
const oi = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), si = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), ci = {
	output: 67108864,
	time: 3e4
};
var li = class extends Error {
	name = "GitFailure";
};
const ui = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, di = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, fi = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], pi = /^\.(com|exe)$/i;
function mi(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? yr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => pi.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Sr.join(n, e + t)) : [];
	});
}
function hi(e, t) {
	let n = mi("git", process.platform, t).filter((t) => !gi(e, A(t))), r = n.find(_i);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => A(e)))].join(hr)
	};
}
function gi(e, t) {
	try {
		let [n, r] = [kn(t), kn(e)];
		return n === r || zr(n, r);
	} catch {
		return !0;
	}
}
function _i(e) {
	try {
		return Yt(e, wr.X_OK), Fn(e).isFile();
	} catch {
		return !1;
	}
}
async function vi(e, t, { environment: n, signal: r, limits: i = ci }, a = "") {
	let o = hi(e, n);
	if (!o) throw new li(yi);
	let s = Object.entries(n).filter(([e]) => ui.test(e)), c = {
		...Object.fromEntries(s),
		...di,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: A(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = oi(o.program, [
			"-C",
			e,
			...fi,
			...t
		], {
			cwd: A(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new li(bi(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new li("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new li(xi(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const yi = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function bi(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function xi(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function Si(e, t) {
	let n = await Ar(e), r = await Br(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await vi(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof li) return;
			throw e;
		}
	}, a = await i("refs/remotes/origin/HEAD");
	return {
		isRoot: r === n,
		defaultBranch: a?.startsWith("origin/") ? a.slice(7) : void 0,
		currentBranch: await i("HEAD")
	};
}
// src/files/manifestNames.ts
function Ci({ replaced: e, merged: t }) {
	return [...e, ...t].flatMap((e) => [e.content, "former" in e ? e.former : void 0]).flatMap((e) => e ?? []);
}
function wi({ replaced: e, merged: t }, n, r) {
	let i = (e) => e === void 0 ? "" : n.get(e);
	return {
		versions: e.flatMap(({ content: e, ...t }) => {
			let n = i(e);
			return n === void 0 ? [] : {
				...t,
				path: r(t.path),
				now: r(t.now),
				text: n
			};
		}),
		merged: t.flatMap(({ content: e, former: t, ...n }) => {
			let [a, o] = [i(e), i(t)];
			return a === void 0 || o === void 0 ? [] : {
				...n,
				path: r(n.path),
				now: r(n.now),
				text: a,
				before: o
			};
		})
	};
}
function Ti({ commits: e, merged: t }, n) {
	let r = new Map([...n].map((e) => [e, e])), i = ({ changes: e }) => e.flatMap((e) => {
		let t = r.get(e.to ?? "") ?? r.get(e.from ?? "");
		return t === void 0 ? [] : [{
			...e,
			now: t,
			path: e.from ?? e.to ?? t
		}];
	});
	return {
		replaced: e.flatMap((e) => {
			let { id: t, until: n, latest: a, pulled: o } = e, s = i(e);
			for (let { from: e, now: t } of s) e !== void 0 && r.set(e, t);
			return s.map(({ path: e, now: r, before: i }) => ({
				path: e,
				now: r,
				content: i,
				until: n,
				latest: a,
				by: t,
				...o !== void 0 && { pulled: o }
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ path: t, to: n, now: r, before: i, after: a }) => ({
			path: n ?? t,
			now: r,
			until: e.until,
			content: a,
			former: i,
			...e.pulled !== void 0 && { pulled: e.pulled }
		})))
	};
}
// src/files/trailers.ts
const Ei = "Lokaform-Pulled";
function Di(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(Ei).map(ki), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: u(r) },
		overwrites: a
	};
}
function Oi(e) {
	return `${Ei}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
function ki(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
var Ai = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { displayRoot: i } = this.#e.folders, a = await Ar(i).catch(() => i), o = [], s = [], c = [], l = [], d = new Set(), f = await this.#n(t);
		for (let [t, i] of f) {
			if (t === void 0) {
				d.add("The files are not in a git repository."), l.push(Infinity);
				continue;
			}
			let u = await this.#r(t).versions(e, new Set(i.keys()), n, (e) => i.get(e) ?? br(a, vr(t, e)).split(xr).join("/"));
			r(o, u.versions), r(s, u.merged ?? []), r(c, u.overwrites ?? []), u.is !== "read" && (d.add(u.why), l.push(u.back ?? Infinity));
		}
		o.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
		let p = {
			versions: o,
			merged: s,
			overwrites: c
		};
		if (d.size === 0) return {
			is: "read",
			...p
		};
		let m = f.size === 1 && f.has(void 0);
		return {
			is: "unreadable",
			why: [...d].join(" "),
			back: u(l),
			...m && { noRepository: m },
			...p
		};
	}
	async upstream(e) {
		let [[t, n] = [void 0, new Map()], ...r] = await this.#n(e);
		return t === void 0 || r.length > 0 ? void 0 : this.#r(t).upstream(n);
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await Ar(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = j(t, n), a = await Ar(e).catch(() => e), o = await Br(A(a), r), s = o === void 0 ? n : br(o, a).split(xr).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new ji(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, ji = class {
	#e;
	#t;
	#n;
	#r;
	#i = new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async versions(e, t, n, r) {
		try {
			let i = await this.#a(e, n), { replaced: a, merged: o } = Ti(i, t), s = await this.#o(t), c = a.filter(({ latest: t = 0 }) => t >= e), l = {
				replaced: [...s.versions, ...c],
				merged: o
			};
			await this.#c(Ci(l));
			let u = {
				...wi(l, this.#i, r),
				overwrites: i.overwrites
			}, d = l.replaced.find(({ content: e }) => e && !this.#i.has(e)), f = s.why ?? (d && `An earlier version of ${d.path} is missing in the repository, or is too large to read.`);
			if (f !== void 0) return {
				is: "unreadable",
				why: f,
				...u
			};
			let { why: p, back: m } = i;
			return p === void 0 || m === void 0 ? {
				is: "read",
				...u
			} : {
				is: "unreadable",
				why: p,
				back: m,
				...u
			};
		} catch (e) {
			if (e instanceof li) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await vi(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await Vi(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
				let n = i.get(e);
				return n === void 0 ? [] : [{
					path: t,
					id: n
				}];
			});
			return await this.#c(a.map(({ id: e }) => e)), {
				name: n,
				ahead: r,
				texts: a.map(({ path: e, id: t }) => ({
					path: e,
					text: this.#i.get(t) ?? ""
				}))
			};
		} catch (e) {
			if (e instanceof li) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = Pi(this.#e, {
				since: e,
				target: t,
				...n !== void 0 && { now: n }
			}, this.#t, this.#t.maxCommits);
			this.#n = {
				since: e,
				target: t,
				read: r
			};
		}
		return this.#n.read;
	}
	async #o(e) {
		this.#r ??= Vi(this.#e, this.#t);
		let t = await this.#r, n = Infinity, r = [...e].filter((e) => !t.has(e)), i = [...t].filter(([t]) => e.has(t));
		await this.#c(i.map(([, e]) => e));
		let a = r.map((e) => ({
			path: e,
			now: e,
			content: void 0,
			until: n
		}));
		for (let [e, t] of i) {
			let r = await this.#s(e), i = this.#i.get(t);
			(r === void 0 || Mi(r) !== Mi(i)) && a.push({
				path: e,
				now: e,
				content: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => mr(e) === mr(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = vr(this.#e, e);
		try {
			return (await Er(t)).isFile() ? Wr(await Or(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await Hi(this.#e, [...t], this.#t)) this.#i.set(e, n);
	}
};
function Mi(e) {
	return e?.replaceAll("\r\n", "\n");
}
const Ni = 67108864;
async function Pi(e, { since: t, target: n, now: r }, i, a = 2e3) {
	let o = n === void 0 ? new Set() : await Ii(e, n, i), s = async (...t) => (await vi(e, [
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
			trailers: Di(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(Li), l = ii(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return Fi;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await Ri(e, d.id, i), m = p ? u.slice(0, -1) : u, [h] = p ? [d.id] : d.parents, g = ai(m, await s("HEAD", ...h === void 0 ? [] : [`^${h}`]), {
		since: t,
		now: r
	}), _ = await zi(e, [...m, ...g], i);
	return {
		commits: _.slice(0, m.length),
		merged: _.slice(m.length),
		overwrites: ri([...u, ...g]),
		...(f || p) && { back: d.until },
		...f && { why: `The repository has more than ${a} commits since then, and older ones are not read.` },
		...p && { why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." }
	};
}
const Fi = {
	commits: [],
	merged: [],
	overwrites: []
};
async function Ii(e, t, n) {
	try {
		let r = await vi(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof li) return new Set();
		throw e;
	}
}
function Li(e) {
	if (e instanceof li && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Ri(e, t, n) {
	let r = (await vi(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function zi(e, t, n) {
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
	], o = Bi((await vi(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, until: t, latest: n, trailers: { pulled: r } }) => ({
		id: e,
		until: t,
		latest: n,
		changes: o.get(e) ?? [],
		...r !== void 0 && { pulled: r }
	}));
}
function Bi(e) {
	let t = new Map(), n = e.split("\0").values(), r = [];
	for (let e of n) {
		if (!e.startsWith(":")) {
			r = [], t.set(e, r);
			continue;
		}
		let [i = "", a = "", o = "", s = "", c = ""] = e.slice(1).split(" "), l = n.next().value ?? "", u = /^[RC]/.test(c) ? n.next().value ?? "" : l;
		r.push({
			from: c === "A" ? void 0 : l,
			to: c === "D" ? void 0 : u,
			before: /^100/.test(i) ? o : void 0,
			after: /^100/.test(a) ? s : void 0
		});
	}
	return t;
}
async function Vi(e, t, n = "HEAD") {
	let r = await vi(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(Li);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function Hi(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await vi(e, ["cat-file", "--batch-check"], n, i(t)), o = Ni, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? ci,
		output: 2 * Ni
	}, u = await vi(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, Wr(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/findFiles.ts
async function Ui(e, t, n, r) {
	let i = j(t, e);
	return await Yr(i, n) ? [i] : Wi(e.split(xr).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof $r) throw e;
		return [];
	});
}
async function Wi(t, n, r, i) {
	let a = ct(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter(Gi) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => Ce(e, t, l))) continue;
		let n = j(c, t);
		await Yr(n, r) && f.add(n);
	}
	return [...f];
}
function Gi(e) {
	return !e.split("/").includes("node_modules");
}
async function Ki(e, t) {
	let n = vr(A(e), ".gitignore"), r = `/${mr(e)}`, i;
	try {
		i = Ur(await Or(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return Lr({
			path: n,
			text: `${r}\n`
		});
		let i = `${M(n, t)} cannot be read: ${qr(e)}`;
		return Rr(D("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(mr(e))) return Lr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return Lr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function qi(e, t, n) {
	let i = new Map(), a = [];
	for (let o of e) {
		let e = await Ji(o, t, n), s = e.flatMap((e) => Xi(o, e) ?? []), c = s.filter(({ textFile: e }) => Zi(o, e.language));
		r(a, $i(o, e, s), ea(o, c, t));
		for (let e of c.sort(Qi(o))) i.has(e.full) ? a.push(ta(o, M(e.full, t))) : i.set(e.full, e);
	}
	return {
		found: [...i.values()],
		problems: a
	};
}
async function Ji(e, t, n) {
	return (await Ui(se(e), e.folder, t, n)).filter((e) => Nn(e) !== void 0).sort();
}
function Yi({ folder: e }, t) {
	return br(e, t).split(xr).join("/");
}
function Xi(e, t) {
	let n = Yi(e, t), r = Fe(e, n);
	if (!(ae(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			..._(e, n)
		}
	};
}
function Zi(e, t) {
	return t === void 0 || Me(e, t);
}
function Qi({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function $i(e, t, n) {
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
		let t = o.find((t) => vt(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return D("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				scope: "change"
			}
		});
	});
}
function ea({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${M(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [D("bad-setting", o, { place: t })];
	});
}
function ta({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return D("bad-setting", n, { place: e });
}
const na = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/res/values*/strings.xml",
	"**/*.arb"
], ra = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`)), ia = 2e5;
async function aa(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(na, {
		cwd: t,
		ignore: ra,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e3) break;
	return i.sort();
}
async function oa(e, t) {
	let n = await Dr(vr(e, t)).catch(() => void 0);
	try {
		let e = await n?.read(Buffer.alloc(ia), 0, ia, 0);
		return e?.buffer.toString("utf8", 0, e.bytesRead) ?? "";
	} catch {
		return "";
	} finally {
		await n?.close();
	}
}
// src/files/manifests.ts
async function sa(e, t, n, i) {
	let { paths: a, problems: o } = await ca(e, t, n, i), s = await qi(e.texts, n, i), c = {}, l = [...o, ...s.problems];
	for (let { plural: t, textFiles: o } of e.kinds) {
		let e = (a[t] ?? []).map((e) => ({ full: e })), u = await pa(o ? [...e, ...s.found] : e, n, i);
		c[t] = u.texts, r(l, u.problems);
	}
	if (l.length === 0 && e.texts.length === 0 && Object.values(a).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		l.push(D("no-manifest", n));
	}
	let u = s.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [M(e, n), t]);
	return {
		manifests: c,
		problems: l,
		undecided: new Map(u)
	};
}
async function ca({ kinds: e, globs: t, folder: n }, { id: i }, a, o) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await fa(l, t[l], a, o);
		s[l] = e.files, r(c, e.problems);
	} else s[l] = u && i.includes(":") ? [] : await da(`${l}.yaml`, n, a);
	return {
		paths: s,
		problems: c
	};
}
async function la(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => ca(e, { id: "" }, n, t))), i = (await qi(e.flatMap(({ texts: e }) => e), {
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
		let s = `${M(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, D("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await la(e, new AbortController().signal)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function da(e, t, n) {
	let r = j(t, e);
	return await Yr(r, n) ? [r] : [];
}
async function fa(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Ui(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await Xr(j(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(D("no-manifest", a, { ...s && { place: s } }));
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
		let e = M(a, t);
		try {
			let n = Ur(await Hr(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof $r) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(D("not-read", `${e} cannot be read: ${qr(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/model/place.ts
const ma = er().min(0), ha = Kn({
	file: O(),
	line: ma,
	col: ma,
	endLine: ma,
	endCol: ma
});
function N(e, t, n = []) {
	let r = ba(e, t, n);
	return P(r.file, r.at.start, r.at.end);
}
function ga(e, t, n) {
	let r = ba(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return P(r.file, i, a);
}
function _a(e, t, n) {
	return ba(e, t, n).file;
}
function P(e, t, n) {
	let r = xa(e, t), i = xa(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function va(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function ya(e, t) {
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
function ba(e, t, n) {
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
function xa(e, t) {
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
// src/yaml/issues.ts
function Sa(e, t) {
	let n = new E();
	return Ca(e, t, n), n.problems;
}
function Ca(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Da(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) wa({
		...i,
		keys: [e]
	}, t, n);
	else wa(i, t, n);
}
function wa(e, t, n) {
	if (!n.countMore(t.file.path, Ta(e))) for (let r of Oa(e, t)) n.add(Ea(r, e, t));
}
function Ta(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? ka(e.errors) : void 0)?.reduce((e, t) => e + Ta(t), 0) ?? 1;
}
function Ea(e, { path: t }, n) {
	let r = Na(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(N(n.file, n.span, t)), String(r)]
	};
}
function Da(e, t, n) {
	return t.some((t) => Na(n.value, e.path) === void 0 && Gt(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function Oa(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Ma(e, n, t));
	if (e.code === "invalid_key") return [Ma(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Na(t.value, n), i = N(t.file, t.span, n), a = (e, t) => [D(e, t, { place: i })], o = () => a("wrong-type", Ba(r, n, t, i));
	if (r === void 0) return a("missing-member", Fa(n, t));
	if (r === null) return a("null-value", Ia(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = ka(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Sa(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": return typeof r == "object" ? o() : a("wrong-value", La(String(r), e.values.map(String)));
		case "custom":
		case "invalid_format": return a("wrong-value", Ra(e.message, n, t));
		default: return a("wrong-value", typeof r == "number" ? Ba(r, n, t, i) : za(n, t));
	}
}
function ka(e) {
	return [...e].sort((e, t) => Aa(t) - Aa(e)).find((e) => Aa(e) > 0) ?? e.find((e) => e.every(ja));
}
function Aa(e) {
	return u(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function ja({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Ma(e, t, n) {
	let r = ga(n.file, n.span, [...t, e]);
	return D("unknown-member", Pa(e, t, n), { place: r });
}
function Na(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Pa(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${Va(t, n)}.${Ua([...t, e], n)}${yn(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${yn(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function Fa(e, t) {
	return `${Ha(e, t)} is missing. It is required in ${t.thing}.${Ua(e, t)}`;
}
function Ia(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Ha(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Ha(e, t)} has no value.${Ua(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${Ha(e, t)} has no value. Remove it, or give it a value.${Ua(e, t)}` : `${Ha(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function La(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${yn(e, t)}`;
}
function Ra(e, t, n) {
	return `${Ha(t, n)} ${e}.${Ua(t, n)}`;
}
function za(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Ha(e, t)} is empty.${Ua(e, t)}${n}`;
}
function Ba(e, t, n, r) {
	if (t.length === 0) return `This is ${Wa(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Ha(t, n)} is ${Wa(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${Ha(t, n)} is ${Wa(e)}.${Ua(t, n)}`;
}
function Va(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Va(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Ha(e, t) {
	let n = Va(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Ua(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Va([n], t)} must be ${r.expects}.` : "";
}
function Wa(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// node_modules/js-yaml/dist/js-yaml.mjs
var F = Symbol("NOT_RESOLVED");
function Ga(e, t) {
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
function Ka(e, t) {
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
function qa(e, t) {
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
var Ja = Ga("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Ya = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Xa = Ga("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Ya.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Za = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Qa = Ga("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Za.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), $a = [
	"true",
	"True",
	"TRUE"
], eo = [
	"false",
	"False",
	"FALSE"
], to = Ga("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => $a.indexOf(e) !== -1 || eo.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), no = [
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
], ro = [
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
], io = Ga("tag:yaml.org,2002:bool", {
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
	resolve: (e) => no.indexOf(e) !== -1 || ro.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), ao = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), oo = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function so(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function co(e, t) {
	if (t) {
		if (!oo.test(e)) return F;
	} else if (!ao.test(e)) return F;
	let n = so(e);
	return Number.isFinite(n) ? n : F;
}
var lo = Ga("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: co,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), uo = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function fo(e) {
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
function po(e) {
	if (!uo.test(e)) return F;
	let t = fo(e);
	return Number.isFinite(t) ? t : F;
}
var mo = Ga("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: po,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ho = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), go = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function _o(e) {
	if (!ho.test(e)) return F;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || go.test(e) ? r : F;
}
function vo(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var yo = Ga("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: _o,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: vo
}), bo = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), xo = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function So(e) {
	if (!bo.test(e)) return F;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || xo.test(e) ? r : F;
}
function Co(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var wo = Ga("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: So,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Co
}), To = Ga("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : F,
	identify: () => !1
}), Eo = /^[A-Za-z0-9+/]*={0,2}$/;
function Do(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Eo.test(t)) return F;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Oo(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var ko = Ga("tag:yaml.org,2002:binary", {
	resolve: Do,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Oo
}), Ao = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), jo = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Mo(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function No(e) {
	let t = Ao.exec(e);
	if (t === null && (t = jo.exec(e)), t === null) return F;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Mo(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? F : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return F;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Mo(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return F;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return F;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Po = Ga("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: No,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Fo = Ka("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Io(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Lo = Ka("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Io(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Ro = Ka("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), zo = qa("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Io,
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
}), Bo = qa("tag:yaml.org,2002:set", {
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
function Vo() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Ho() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Uo(e) {
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
var Wo = class e {
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
		let t = Uo(e), n = [], r = Vo(), i = Ho();
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
}, Go = new Wo([
	Ja,
	Fo,
	zo
]);
[...Go.tags];
var Ko = new Wo([
	...Go.tags,
	Xa,
	to,
	lo,
	yo
]);
new Wo([
	...Go.tags,
	Qa,
	io,
	mo,
	wo,
	Po,
	To,
	ko,
	Lo,
	Ro,
	Bo
]).withTags({
	...mo,
	resolve: (e, t, n) => {
		let r = mo.resolve(e, t, n);
		return r === F ? lo.resolve(e, t, n) : r;
	}
}, {
	...wo,
	resolve: (e, t, n) => {
		let r = wo.resolve(e, t, n);
		return r === F ? yo.resolve(e, t, n) : r;
	}
});
var qo = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Jo(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Yo(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Xo(e, t) {
	if (!e.buffer) return null;
	let n = {
		...qo,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Jo(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Yo((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Jo(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Yo((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Jo(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Yo((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Zo(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Qo = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Zo(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Zo(this, e)}`;
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
		throw s.snippet = Xo(s), new e(r, s);
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
}, $o = {
	BLOCK: 1,
	FLOW: 2
}, R = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, es = -1;
function ts(e) {
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
var ns = Array(256), rs = Array(256);
for (let e = 0; e < 256; e++) ns[e] = +!!ts(e), rs[e] = ts(e);
function is(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function as(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function os(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function ss(e, t, n) {
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
function cs(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function ls(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = ss(e, i, n);
			r += cs(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function us(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = ss(e, i, n);
			r += cs(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function ds(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = ss(e, i, n).position;
			else if (t < 256 && ns[t]) r += rs[t], i++;
			else {
				let n = os(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = as(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += is(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = ss(e, i, n);
			r += cs(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function fs(e, t, n, r, i, a) {
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
	return i === R.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== R.STRIP && u && (l += "\n"), l;
}
function ps(e, t) {
	if (t.valueStart === es) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case L.SINGLE_QUOTED: return us(e, n, r);
		case L.DOUBLE_QUOTED: return ds(e, n, r);
		case L.LITERAL_BLOCK: return fs(e, n, r, t.indent, t.chomping, !1);
		case L.FOLDED_BLOCK: return fs(e, n, r, t.indent, t.chomping, !0);
		default: return ls(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var ms = {
	filename: "",
	schema: Ko,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, z = -1, hs = Object.prototype.hasOwnProperty, gs = 1, _s = 2, vs = 3, ys = 4, bs = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, xs = /[,\[\]{}]/, Ss = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Cs = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, ws = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Ts = RegExp(`^(?:${Cs})*$`), Es = RegExp(`^(?:${ws})+$`), Ds = RegExp(`^(?:!(?:${Cs})*|${ws}(?:${Cs})*)$`), Os = {
	filename: "",
	maxDepth: 100
};
function ks(e, t, n) {
	e.events.push({
		type: I.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function As(e, t, n, r, i, a, o) {
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
function js(e, t, n, r, i, a, o) {
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
function Ms(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: I.MAPPING,
		start: t.position,
		anchorStart: z,
		anchorEnd: z,
		tagStart: z,
		tagEnd: z,
		style: $o.FLOW
	});
}
function Ns(e, t, n, r, i, a, o, s, c = R.CLIP, l = -1, u = !1) {
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
function Ps(e, t, n) {
	e.events.push({
		type: I.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Fs(e) {
	e.events.push({ type: I.POP });
}
function B(e) {
	Ns(e, z, z, z, z, z, z, L.PLAIN);
}
function Is() {
	return {
		anchorStart: z,
		anchorEnd: z,
		tagStart: z,
		tagEnd: z
	};
}
function Ls(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Rs(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function V(e, t) {
	Qo.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function H(e) {
	return e === 10 || e === 13;
}
function zs(e) {
	return e === 9 || e === 32;
}
function Bs(e) {
	return zs(e) || H(e);
}
function Vs(e) {
	return e === 0 || Bs(e);
}
function Hs(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Us(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Ws(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Gs(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Ks(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function qs(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function U(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Bs(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; zs(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!H(r) && r !== 0);
		if (!H(r)) break;
		for (qs(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Js(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Bs(n);
	}
	return !1;
}
function Ys(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Xs(e) {
	if (e.position !== e.lineStart) return !1;
	if (Js(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Ls(e);
	Ys(e), U(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Js(e));
	return Rs(e, t), r;
}
function Zs(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !H(t);) t = e.input.charCodeAt(++e.position);
}
function Qs(e, t, n) {
	let r = bs.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, V(e, "the stream contains non-printable characters"));
}
function $s(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== z && V(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && V(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Bs(s) && !(n && Hs(s));) s === 33 && (a ? V(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Ss.test(o) || V(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), xs.test(l) && V(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Ts.test(l) : Es.test(l)) && V(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !hs.call(e.tagHandlers, o) && V(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function ec(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== z && V(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Bs(e.input.charCodeAt(e.position)) && !Hs(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && V(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function tc(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== z || t.tagStart !== z) && V(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Bs(e.input.charCodeAt(e.position)) && !Hs(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && V(e, "name of an alias node must contain at least one character"), Ps(e, n, e.position), !0;
}
function nc(e, t) {
	U(e, !1), e.lineIndent < t && V(e, "deficient indentation");
}
function rc(e, t, n) {
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
			return e.position++, Ns(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.SINGLE_QUOTED, R.CLIP, -1, i), !0;
		}
		H(a) ? (i = !1, nc(e, t)) : e.position === e.lineStart && Js(e) ? V(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? V(e, "expected valid JSON character") : e.position++;
	}
	V(e, "unexpected end of the stream within a single quoted scalar");
}
function ic(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Ns(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.DOUBLE_QUOTED, R.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (H(n)) nc(e, t);
			else if (Ks(n)) e.position++;
			else {
				let t = Gs(n);
				for (t === 0 && V(e, "unknown escape sequence"); t-- > 0;) e.position++, Ws(e.input.charCodeAt(e.position)) < 0 && V(e, "expected hexadecimal character");
				e.position++;
			}
		} else H(a) ? (i = !1, nc(e, t)) : e.position === e.lineStart && Js(e) ? V(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? V(e, "expected valid JSON character") : e.position++;
	}
	V(e, "unexpected end of the stream within a double quoted scalar");
}
function ac(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = R.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? L.LITERAL_BLOCK : L.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Us(n);
		if (n === 43 || n === 45) i !== R.CLIP && V(e, "repeat of a chomping mode identifier"), i = n === 43 ? R.KEEP : R.STRIP, e.position++;
		else if (r >= 0) r === 0 && V(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && V(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; zs(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Zs(e), H(e.input.charCodeAt(e.position)) ? qs(e) : e.input.charCodeAt(e.position) !== 0 && V(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Xs(e)) break;
		if (!o && l === -1 && H(i) && (u = Math.max(u, r)), !o && l === -1 && !H(i) && (i === 9 && r < t && (e.position = n + r, V(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, V(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !H(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !H(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !H(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Zs(e), f = e.position, H(e.input.charCodeAt(e.position)) && (qs(e), f = e.position);
	}
	return Qs(e, d, f), Ns(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function oc(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === gs;
	if (n === 0 || Bs(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Hs(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Vs(t) || r && Hs(t)) return !1;
	}
	return !0;
}
function sc(e, t, n, r) {
	if (!oc(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === gs, c = !1;
	for (; o !== 0 && !Xs(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Vs(t) || s && Hs(t)) break;
		} else if (o === 35) {
			if (Bs(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Hs(o)) break;
		else if (H(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (U(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		zs(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Qs(e, i, a), Ns(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, L.PLAIN, R.CLIP, -1, !c), !0);
}
function cc(e, t) {
	let n = e.line;
	U(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && V(e, "deficient indentation");
}
function lc(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? js(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, $o.FLOW) : As(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, $o.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		cc(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Fs(e), !0;
		o ? n === 44 && V(e, "expected the node content, but found ','") : V(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Bs(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, cc(e, t));
		let c = e.line, l = Ls(e), u = fc(e, t, gs, !1, !0);
		cc(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, cc(e, t), i || Ms(e, l), u || B(e), fc(e, t, gs, !1, !0) || B(e), cc(e, t), i || Fs(e)) : i && r ? (u || B(e), B(e)) : i ? B(e) : r && (Ms(e, l), u || B(e), B(e), Fs(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	V(e, "unexpected end of the stream within a flow collection");
}
function uc(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Vs(e.input.charCodeAt(e.position + 1))) return !1;
	for (As(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, $o.BLOCK); e.input.charCodeAt(e.position) === 45 && Vs(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, V(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = U(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Vs(e.input.charCodeAt(e.position + 1)) && V(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? B(e) : fc(e, t, vs, !1, !0), U(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && V(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Vs(e.input.charCodeAt(e.position + 1)) && V(e, "bad indentation of a sequence entry");
	}
	return Fs(e), !0;
}
function dc(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, V(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Vs(l)) o ||= (js(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, $o.BLOCK), !0), c === 63 ? (i && B(e), a = !0, i = !0) : (i || (B(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (B(e), !1);
			let t = Ls(e);
			if (!fc(e, n, _s, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); zs(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Vs(c) || V(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: I.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: $o.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) V(e, "expected ':' after a mapping key");
				else return r.anchorStart !== z || r.tagStart !== z ? (Rs(e, t), !1) : !0;
			} else if (a) V(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== z || r.tagStart !== z ? (Rs(e, t), !1) : !0;
		}
		if (fc(e, t, ys, !0, s) && (s = !1), i || (s &&= (B(e), !1)), U(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) V(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && B(e), o && Fs(e), !0) : !1;
}
function fc(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && V(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Is(), d = n === ys || n === vs, f = d, p = d;
	if (r && U(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Ls(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== z || u.anchorStart !== z) && (r === 33 || r === 38)) {
			let n = Ls(e), r = t + 1;
			if (dc(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === I.MAPPING) return e.depth--, !0;
			Rs(e, n);
		}
		if (s && (r === 33 && u.tagStart !== z || r === 38 && u.anchorStart !== z) || !$s(e, u, n === gs) && !ec(e, u)) break;
		l === null && (l = i), U(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === ys) {
		let r = n === gs || n === _s ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (uc(e, i, u) || dc(e, i, r, u)) || lc(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Ls(e), n = l.position - l.lineStart;
					Rs(e, l), dc(e, n, r, Is()) && e.events[t.eventsLength]?.type === I.MAPPING ? c = !0 : Rs(e, t);
				}
				!c && (d && ac(e, r, u) || rc(e, r, u) || ic(e, r, u) || tc(e, u) || sc(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && uc(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== z || u.tagStart !== z || d) && (Ns(e, z, z, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, L.PLAIN), c = !0), e.depth--, c || u.anchorStart !== z || u.tagStart !== z;
}
function pc(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Bs(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && V(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !H(e.input.charCodeAt(e.position));) {
		for (; zs(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || H(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Bs(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (H(e.input.charCodeAt(e.position)) && qs(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && V(e, "duplication of %YAML directive"), r.length !== 1 && V(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && V(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && V(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && V(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Ss.test(t) || V(e, "ill-formed tag handle (first argument) of the TAG directive"), hs.call(e.tagHandlers, t) && V(e, `there is a previously declared suffix for "${t}" tag handle`), Ds.test(n) || V(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function mc(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (U(e, !0); pc(e);) t = !0, U(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Vs(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, U(e, !0), i = e.line > t;
	} else t && V(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Js(e)) {
		e.position += 3, U(e, !0);
		return;
	}
	if (ks(e, n, !1), fc(e, e.lineIndent - 1, ys, !1, i, i) || B(e), U(e, !0), e.position === e.lineStart && Js(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, U(e, !0), e.line === t && e.position < e.length && V(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === I.DOCUMENT && (o.explicitEnd = r), Fs(e), !r && e.position < e.length && !Xs(e) && V(e, "end of the stream or a document separator is expected");
}
function hc(e, t) {
	let n = e.length, r = {
		...Os,
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
	for (i !== -1 && Qo.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Ys(r), U(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		mc(r), r.position === e && V(r, "can not read a document");
	}
	return r.events;
}
({
	...Os,
	...ms
});
function gc(e, t) {
	return !!(e & 1 << t);
}
var _c = {
	applyQuoteFlowKeysOption: yc,
	doubleQuoteForInvisibles: bc,
	doubleQuoteWhitespaceOnly: xc,
	applyForceQuotesOption: Sc,
	tryLongOrMultilineAsBlock: Cc,
	quoteInvalidPlain: wc,
	fallbackToDoubleQuoted: Tc
};
function vc(e) {
	return e.presenterOptions.quoteStyle === "single" && gc(e.allowedStylesMask, L.SINGLE_QUOTED) ? L.SINGLE_QUOTED : L.DOUBLE_QUOTED;
}
function yc(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === L.PLAIN && (e.style = L.DOUBLE_QUOTED);
}
function bc(e) {
	e.style === L.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function xc(e) {
	e.style === L.PLAIN && /^\s+$/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function Sc(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== L.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? L.DOUBLE_QUOTED : vc(e)));
}
function Cc(e) {
	if (e.style !== L.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!gc(e.allowedStylesMask, L.LITERAL_BLOCK)) {
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
function wc(e) {
	e.style === L.PLAIN && !gc(e.allowedStylesMask, L.PLAIN) && (e.style = vc(e));
}
function Tc(e) {
	gc(e.allowedStylesMask, e.style) || (e.style = L.DOUBLE_QUOTED);
}
var Ec = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Dc = "[\\n\\r]", Oc = "\\uFEFF", kc = "[ \\t]", Ac = `(?:(?!(?:${Dc}|${Oc}))${Ec})`, jc = `(?:(?!${kc})${Ac})`, Mc = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Nc = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Pc = "[,\\[\\]{}]", Fc = jc, Ic = `(?:(?!${Pc})${jc})`, Lc = `(?:(?:(?!${Nc})${jc})|[?:-](?=${Fc}))`, Rc = `(?:(?:(?!${Nc})${jc})|[?:-](?=${Ic}))`, zc = `(?:(?:(?![:#])${Fc})|:(?=${Fc}))#*`, Bc = `(?:(?:(?![:#])${Ic})|:(?=${Ic}))#*`, Vc = `(?:${kc}*${zc})*`, Hc = `(?:${kc}*${Bc})*`, Uc = `${Lc}#*${Vc}`, Wc = `${Rc}#*${Hc}`, Gc = Uc, Kc = Wc, qc = `\\n+${zc}${Vc}`, Jc = `\\n+${Bc}${Hc}`, Yc = `${Uc}(?:${qc})*`, Xc = `${Wc}(?:${Jc})*`;
RegExp(`^(?:${Yc})$`, "u"), RegExp(`^(?:${Xc})$`, "u"), RegExp(`^(?:${Gc})$`, "u"), RegExp(`^(?:${Kc})$`, "u"), RegExp(`^(?:${Mc})*$`, "u"), RegExp(`^(?:${Mc}|\\n)*$`, "u"), RegExp(`^(?:${Ac}|\\n)*$`, "u"), Object.keys(_c).map((e) => Reflect.get(_c, e)), I.DOCUMENT, I.SEQUENCE, I.MAPPING, I.SCALAR, I.ALIAS, I.POP, L.PLAIN, L.SINGLE_QUOTED, L.DOUBLE_QUOTED, L.LITERAL_BLOCK, L.FOLDED_BLOCK, $o.BLOCK, $o.FLOW, R.CLIP, R.STRIP, R.KEEP;
// src/yaml/events.ts
var Zc = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Qc = "A manifest is one document: split it into files instead of writing ---.", $c = 2 ** 15, el = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, tl = /^[^\n]*\n(?=[ \t]*[\]}])/gm, nl = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
var rl = class {
	text;
	piece;
	list;
	events = [];
	position = 0;
	end = 0;
	constructor(e, t = $c) {
		this.text = e, this.piece = t, this.list = e.length > t ? ol(e) : void 0;
	}
	next() {
		for (; this.position === this.events.length && this.end < this.text.length;) this.events = this.load(), this.position = 0;
		let e = this.events[this.position];
		return this.events[this.position] = void 0, this.position += 1, e;
	}
	load() {
		let { text: e, end: t } = this, n = this.list ? e.indexOf(this.list.item, Math.max(t + this.piece, this.list.first)) : -1;
		this.end = n === -1 ? e.length : n + 1;
		let r = il(e, t, this.end), i = t === 0, a = n === -1, [o, s] = r.splice(0, i ? 1 : 2);
		if (!o) return r;
		let c = r.splice(a ? -1 : i ? -3 : -2);
		if (o.type !== I.DOCUMENT || !a && o.explicitEnd || !i && (s?.type !== I.SEQUENCE || s.style !== $o.BLOCK) || !c.every(({ type: e }) => e === I.POP) || r.some(({ type: e }) => e === I.DOCUMENT)) throw new Zc(Qc, t, t);
		a && !i && r.push({ type: I.POP });
		for (let e of i ? [] : r) dl(e, t);
		return r;
	}
};
function il(e, t, n) {
	let r = e.slice(t, n).replace(el, "");
	try {
		return al(r, t);
	} catch (e) {
		if (!(e instanceof Zc) || e.message !== "deficient indentation") throw e;
		let n = al(r.replace(tl, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === I.SCALAR && (e.fast = !1);
		return n;
	}
}
function al(e, t) {
	try {
		return hc(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Qo ? new Zc(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function ol(e) {
	nl.lastIndex = sl(e).at(-1) ?? e.length;
	let [, t] = nl.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: nl.lastIndex
	};
}
function sl(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const cl = 2 ** 20, ll = 2 ** 18;
function ul(e) {
	if (e.length <= cl) return;
	let t = e.slice(0, ll), n = t.lastIndexOf(ol(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function dl(e, t) {
	e.type !== I.POP && e.type !== I.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== I.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === I.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const fl = process.getBuiltinModule("node:module").createRequire(import.meta.url), pl = (...e) => fl("./late-yaml.js").parseDocument(...e), ml = 2 ** 18;
function hl(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [D("yaml", a, { place: P(t, r, r + 1) })];
	let o = i + ml < n.length, s = n.lastIndexOf("\n", i + ml), c = o ? s > i ? s + 1 : i + ml : n.length, { problems: l, errors: u } = gl(t, n, i, c);
	if (l.length === 0) return [_l(e, t, n)];
	let d = _t(t.path, P(t, c - 1, c).line);
	return o && u > 1e3 ? [d, ...l] : l;
}
function gl(e, t, n, r) {
	let i = t.slice(n, r), { errors: a } = pl(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), o = new E(), s = -Infinity;
	for (let i of a.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [a, c] = i.pos.map((e) => e + n);
		if (r < t.length && c >= r - 1) continue;
		let l = P(e, a, Math.max(a + 1, c)), u = l.line > s + 1;
		s = Math.max(s, l.endLine), u && !o.countMore(e.path) && o.add(vl(Tl(t, a) || Sl(i), l));
	}
	return {
		problems: o.problems,
		errors: a.length
	};
}
function _l({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return vl((e >= r.trimEnd().length ? bl : xl.get(t)) ?? (Tl(r, e) || i), P(n, e, e + 1));
}
function vl(e, t) {
	return D("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const yl = "Values are nested too deeply. Use fewer levels.", bl = "The file ends in brackets or in quotes. Add the closing one.", xl = new Map([["nesting exceeded maxDepth (500)", yl], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function Sl(e) {
	if (e.message.startsWith("Maximum call stack")) return yl;
	if (e.message.startsWith("Missing closing")) return "A text has no closing quote.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Qc;
		default: return `${e.message}.`;
	}
}
function Cl(e, t, n) {
	n.countMore(e.path) || n.add(D("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: P(e, t, t + 1) }));
}
const wl = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function Tl(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!wl.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function El(e, t) {
	let n = new E();
	for (let { index: r, 0: i } of e.matchAll(/^<{7} .*$/gm)) n.countMore(t.path) || n.add(D("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: P(t, r, r + i.length) }));
	return n.problems;
}
// src/yaml/reader.ts
const Dl = "This file has more than 150,000 entries. Divide it into several files.";
function Ol(e, t, n, r) {
	return new kl(e, t, n, new rl(t, r)).document();
}
var kl = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new Wl();
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
		let e = this.events.next(), t = this.spans.add();
		return {
			value: zl(e) ? this.value(e, jl, t) : null,
			span: this.spans.spanAt(t),
			problems: this.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === I.ALIAS ? void 0 : this.anchor(e), a = e.type === I.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === I.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !Bl(e) && this.spans.scalar(n, this.start, this.end), i && (i.value = a, i.size = this.values - r), a;
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
		if (--this.depth, this.end = this.after(a ? Il : this.text.charAt(this.end - 1) === "\n" ? jl : Rl), this.spans.collection(t, n, this.end), e.tagStart >= 0) return this.refuseTag(e);
		let s = this.depth === 1 && Array.isArray(o);
		if (this.values > 25e5 && !this.anyText) throw new Zc("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		let c = this.depth > 1 ? this.values - i : s ? o.length : 0;
		if (this.anyText || c <= 15e4) return o;
		this.values = i;
		let l = s ? Dl : "This has more than 150,000 values. Use fewer.";
		return this.refuse(l, n, n + 1);
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next();
			if (!zl(t)) return [...e];
			e.push(this.value(t, Pl, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next();
			if (!zl(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next(), a = zl(i) ? this.value(i, Fl, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && Cl(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, Nl), [n, r] = [Bl(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = Tl(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
		} else return {
			text: typeof t == "string" ? t : this.text.slice(n, r),
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: n, valueStart: r, valueEnd: i, tagStart: a, fast: o } = e;
		if (a >= 0 && !Al.has(this.tag(e))) return this.refuseTag(e);
		let s = Math.max(e.anchorEnd, e.tagEnd);
		if (s >= 0 && (this.end = s), r < 0) {
			let e = this.after(s < 0 ? t : Ml);
			return (t !== Fl || e > this.end || s >= 0) && (this.start = e), this.end = e, null;
		}
		let c = ps(this.text, e);
		if (n === L.LITERAL_BLOCK || n === L.FOLDED_BLOCK) {
			this.start = this.after(Ll);
			let e = this.text.slice(r, i);
			this.end = r + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === L.PLAIN ? 0 : 1;
			this.start = r - e, this.end = i + e;
		}
		if (!this.anyText && !(o && this.isStorable) && f.test(c)) return this.refuse(p("This text"));
		if (n !== L.PLAIN || a >= 0) return c;
		let l = Ul(c);
		return Number.isInteger(l) && !Number.isSafeInteger(l) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.") : l;
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
		return this.problems.countMore(this.file.path) || this.problems.add(D("yaml", e, { place: P(this.file, t, n) })), null;
	}
};
const Al = new Set(["!!str", "!"]), jl = /(?:)/y, Ml = /[ \t]*/y, Nl = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Pl = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Fl = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Il = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Ll = /(?:[\s:?-]|#[^\n]*\n)*/y, Rl = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function zl(e) {
	return e !== void 0 && e.type !== I.POP && e.type !== I.DOCUMENT;
}
function Bl(e) {
	return e.type === I.SEQUENCE || e.type === I.MAPPING;
}
const Vl = /^(?:0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?)$/, Hl = new Map([
	...[
		"",
		"~",
		"null",
		"Null",
		"NULL"
	].map((e) => [e, null]),
	...[
		"true",
		"True",
		"TRUE"
	].map((e) => [e, !0]),
	...[
		"false",
		"False",
		"FALSE"
	].map((e) => [e, !1]),
	...[
		".nan",
		".NaN",
		".NAN"
	].map((e) => [e, NaN]),
	...[
		".inf",
		".Inf",
		".INF"
	].flatMap((e) => [...[e, `+${e}`].map((e) => [e, Infinity]), [`-${e}`, -Infinity]])
]);
function Ul(e) {
	return Hl.has(e) ? Hl.get(e) : Vl.test(e) ? Number(e) : e;
}
var Wl = class {
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
	scalar(e, t, n) {
		this.numbers[e * 5 + 0] = t, this.numbers[e * 5 + 1] = n;
	}
	collection(e, t, n) {
		this.scalar(e, t, n), this.numbers[e * 5 + 4] = this.names.length;
	}
	spanAt(e) {
		return new Gl(this, e);
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
}, Gl = class {
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
	get(e) {
		let t = this.spans.member(this.position, e);
		return t === void 0 ? void 0 : this.spans.spanAt(t);
	}
	*[Symbol.iterator]() {
		for (let [e, t] of this.spans.members(this.position)) yield [e, this.spans.spanAt(t)];
	}
};
// src/yaml/entries.ts
function Kl(e, t) {
	let n = new Map(), r = new E(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!ru(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = N(o, a);
		return {
			members: n,
			problems: eu(e, s) ? [] : [D("empty-manifest", r, { place: s })]
		};
	}
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || yn(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(D("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: ga(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function ql({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return D("empty-manifest", r, { place: N(e, t) });
}
function Jl(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = N(e.file, t.span);
		return {
			entries: [],
			problems: eu(e, n) ? [] : [D("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = new E(), a = t.span.members?.[Symbol.iterator](), o = $l(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!ru(s) && i.countMore(e.file.path)) continue;
		let l = Xl(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [_t(e.file.path, N(e.file, c).endLine), ...i.problems]
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
function Yl(e, t, n) {
	let r = new E();
	return {
		...Xl(r, e, t, n, $l(n)),
		problems: r.problems
	};
}
function Xl(e, t, n, r, i) {
	let { value: a, span: o } = tu(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new rr();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && eu(t, N(t.file, o))) return { span: o };
	let { file: c, textAt: l } = t, u = {
		value: a,
		span: o,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: r.thing,
		members: i,
		takesEmpty: (e) => {
			let { error: t } = r.schema.safeParse(Zl(a, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	}, d = s.issues.slice(0, At + 1);
	Ca(d.map((e) => nr(e, {}, Wn())), u, e);
	for (let t of s.issues.slice(d.length)) e.countMore(c.path, Ta(t));
	return { span: o };
}
function Zl(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = Zl(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const Ql = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function $l({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Ql).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function eu({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function tu(e, t) {
	if (!ru(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, nu(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, ya(a, { members: new Map(o) }));
		r = ya(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function nu(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function ru(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/yaml/yaml.ts
function iu(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = va(t), a = {
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
	}), l = n ? void 0 : cu(t, r);
	if (l) {
		let e = P(a, l.at, l.at + 1);
		return c([D("yaml", l.message, { place: e })]);
	}
	let u = El(t, a);
	if (u.length > 0) return c(u);
	let d = au(a, t, n);
	return "value" in d ? d.problems.some((e) => e.code === "yaml" && Ke(e) > 1) ? c(d.problems) : {
		...d,
		file: a,
		textAt: s
	} : c(d.problems);
}
function au(e, t, n) {
	try {
		let { problems: r, ...i } = Ol(e, t, n);
		return {
			...i,
			problems: r.problems
		};
	} catch (n) {
		if (!(n instanceof Zc)) throw n;
		return { problems: hl(n, e, t) };
	}
}
const ou = 1e6, su = 25e5;
function cu(e, t) {
	if (e.length > t) return {
		message: `This file has more than ${lu(t)} characters. Divide it into several files.`,
		at: t
	};
	if (e.length <= 1e6) return;
	let n = `more than ${lu(su)} characters`, r = sl(e), i = 0;
	for (let [t, a] of [0, ...r].entries()) {
		let o = e.slice(a, r[t]), s = ol(o);
		if (!s && o.length > su) return {
			message: `This part of the file has ${n}. Only a list can be longer, if each of its entries starts with "- " on a line of its own.`,
			at: a
		};
		for (let e = s?.first; s && e !== void 0;) {
			let t = o.indexOf(s.item, e), r = a + e - 2;
			if (i += 1, i > 15e4) return {
				message: Dl,
				at: r
			};
			if ((t === -1 ? o.length : t) - e > su) return {
				message: `This entry has ${n}. Divide it into several entries, or correct the indentation of its lines.`,
				at: r
			};
			e = t === -1 ? void 0 : t + s.item.length;
		}
	}
}
function lu(e) {
	return e.toLocaleString("en-US");
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
	let r = gu(e, t, n);
	for (;;) {
		let e = r.next();
		if (e.done) return e.value;
	}
}
function* gu(e, t, n, a = new Map()) {
	let o = [], s = {}, c = new Map();
	for (let l of e) {
		let e = t[l.plural] ?? [];
		if (e.length === 0) continue;
		let u = [];
		for (let t of e) {
			let { path: e, text: r, textFile: o } = t, s = i([
				l.name,
				e,
				o ? JSON.stringify(o) : null
			]), c = a.get(s), d = c?.text === r ? c.read : yu(l, t, n);
			a.set(s, {
				text: r,
				read: d
			}), u.push(d), yield;
		}
		let d = u.flatMap((e) => e.problems.some(xu) ? [] : e.entries), f = l.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, p = f.entries;
		s[l.plural] = p;
		for (let e of u) for (let [t, n] of e.variables) c.set(t, n);
		let m = new E();
		for (let e of p) {
			for (let t of l.checkEntry(e)) m.add(t);
			for (let t of _u(l, e)) m.add(t);
		}
		r(o, u.flatMap((e) => e.problems), f.problems, l.checkTogether(p), m.problems);
	}
	let l = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: s,
			variables: c
		},
		problems: Mn(Su(o, l))
	};
}
function _u(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [W(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function vu({ plural: e, entry: t, defaults: n }, i, a, o = {}) {
	let s = iu(i, a, o), { file: c } = s, { members: l, problems: u } = Kl(s, n ? [e, "on_create"] : [e]), d = [...s.problems, ...u], f = l.get("on_create"), p = f && n && Yl(s, f, n);
	p && r(d, p.problems);
	let m = new Map(), h = l.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [ql(s, e)]
	};
	let g = Jl(s, h, t);
	r(d, g.problems);
	let _ = p?.values ?? {};
	return {
		entries: g.entries.map(({ values: e, span: t }) => ({
			values: e,
			onCreate: _,
			file: c,
			span: t
		})),
		variables: m,
		problems: d
	};
}
function yu(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = ul(n);
	if (a !== void 0) {
		let { problems: n } = hu([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(xu)) {
			let e = n.some(({ place: e }) => !e) ? [] : [_t(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function bu(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = yu(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function xu({ count: e, severity: t }) {
	return e !== void 0 && t === "error";
}
function Su(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function W({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Cu(e(t)), d = s ? ga(n, r, o) : N(n, r, o);
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
	"before",
	"declared",
	"identity",
	"live"
]);
function Eu(e, t, n = []) {
	if (typeof t != "object" || !t) return;
	let r = new Map(Object.entries(t));
	if (r.has("kind") && !Du(e, r)) return n;
	for (let [t, i] of r) {
		let r = Tu.has(t) ? void 0 : Eu(e, i, [...n, t]);
		if (r) return r;
	}
}
function Du(e, t) {
	let n = e.find(({ name: e }) => e === t.get("kind"));
	if (!n) return !1;
	let r = t.get("fields");
	return (Array.isArray(r) ? r : t.has("field") ? [Object.fromEntries(t)] : []).every((e) => {
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
function ku(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let s = o(n, ({ id: e }) => e === void 0 ? [] : [e]), c = o(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => c.get(e) ?? []), [a] = [...s.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: W(e, t, "unusable-answer", `${u(a)} cannot be used: the service's answer has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Ou}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = a(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = du(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's answer is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Ou}`, s = t ? "error" : "warning";
		g.push(D("unusable-answer", o, {
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
function Au(e) {
	let t = e.projects.map((e) => e.hide_texts ? ju(e) : e), n = e.hide_texts ? Pu(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function ju(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => Iu(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? zu(n) : [], a = Ru(i), o = Mu(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => Iu({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => Nu(e, o)) }
	};
}
function Mu(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map([...r].map((e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Nu({ change: e, outcome: t }, n) {
	return t.state === "done" ? {
		change: e,
		outcome: t
	} : t.state === "failed" && t.how === "stored differently" ? {
		change: e,
		outcome: {
			...t,
			message: "The service stored a different value. The report file shows it."
		}
	} : {
		change: e,
		outcome: {
			...t,
			message: n(t.message)
		}
	};
}
function Pu(e) {
	return e.map((e) => Iu(e, []));
}
const Fu = ["yaml", "text-file"];
function Iu(e, t) {
	let { quotes: n = [], code: r } = e, i = Fu.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: Lu(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function Lu(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function Ru(e) {
	let t = new mn();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Lu(t.clean(n), e);
}
function zu({ changes: e, kept: t }) {
	return [...e.flatMap(Bu), ...t.flatMap(Vu)];
}
function Bu(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Hu(e)) : e.fields.filter(({ field: t }) => je(Ht(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(Hu));
}
function Vu(e) {
	return "field" in e ? [e.live, e.declared ?? ""].flatMap(Hu) : [];
}
function Hu(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Hu);
}
function Uu(e) {
	let t = Au(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Gu(t.problems) : t.problems,
		projects: t.projects.map(Wu),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(Wu)
		} }
	};
}
function Wu(e) {
	return e.hide_texts ? Gu(e) : e;
}
function Gu(e) {
	return Ku(e, "");
}
function Ku(e, t) {
	if (Array.isArray(e)) return e.map((e) => Ku(e, t));
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && je(Ht(String(n), String(e.field))), i = Object.entries(e).filter(([e]) => e !== "quotes");
	return Object.fromEntries(i.map(([e, t]) => Tu.has(e) ? [e, r ? qu(t) : t] : [e, Ku(t, n)]));
}
function qu(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(qu) : a(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, qu(t)])) : e;
}
const Ju = new Set([
	"action",
	"by",
	"code",
	"command",
	"field",
	"how",
	"kind",
	"scope",
	"reason",
	"ref",
	"seen",
	"severity",
	"state",
	"file",
	"manifests",
	"backup"
]);
function Yu(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => Zu(e, t));
	return {
		...ed(e, t),
		declared: n,
		projects: r
	};
}
function Xu(e, t) {
	return ed(e, (e) => t(e));
}
function Zu(e, t) {
	let n = ed(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: $u(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function Qu(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === $u(t);
}
function $u(e) {
	return Zr("sha256").update(e).digest("hex");
}
function ed(e, t) {
	return td(e, t, !1);
}
function td(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e || rd(e, t, n)) return e;
	if (Array.isArray(e)) return e.map((e) => td(e, t, n));
	let r = Object.entries(e).map(([e, r]) => [n ? t(e) : e, id(e, n) ? td(r, t, ad(e, n)) : r]);
	return Object.fromEntries(r);
}
const nd = new WeakMap();
function rd(e, t, n) {
	if (typeof e == "string") return t(e) === e;
	if (typeof e != "object" || !e) return !0;
	if (!Array.isArray(e)) {
		let r = e;
		for (let e in r) if (n && t(e) !== e || id(e, n) && !rd(r[e], t, ad(e, n))) return !1;
		return !0;
	}
	let r = nd.get(t) ?? new WeakSet();
	if (nd.set(t, r), !n && r.has(e)) return !0;
	let i = e.every((e) => rd(e, t, n));
	return i && !n && r.add(e), i;
}
function id(e, t) {
	return t || !Ju.has(e);
}
function ad(e, t) {
	return t || Tu.has(e);
}
// src/files/wholeFile.ts
const od = Qr(6).toString("hex"), sd = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function cd(e, t, n = {}) {
	await pd(A(e));
	let r = await ud(e, t, n);
	await jr(r, e).finally(() => Mr(r, { force: !0 }));
}
async function ld(e, t, n) {
	await pd(A(e));
	let r = await ud(e, t, n);
	return dd(r, e).finally(() => Mr(r, { force: !0 }));
}
async function ud(e, t, { mode: n, root: r, check: i }) {
	let a = A(e), o = vr(a, `.lokaform-${process.pid}-${od}-${Qr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = wr, d = await Dr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = vr(await Ar(r), br(j(r), j(a)));
			if (await Ar(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Or(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Mr(o, { force: !0 }), e;
	}
}
async function dd(e, t) {
	try {
		await Tr(e, t);
	} catch (n) {
		return _d(n, "EEXIST") || await gd(t) ? !1 : (await jr(e, t), !0);
	}
	return await Mr(e, { force: !0 }).catch(() => {}), !0;
}
async function fd(e) {
	try {
		let t = await Dr(e, wr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!_d(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function pd(e) {
	for (let t of await kr(e).catch(() => [])) {
		let [, n, r] = sd.exec(t) ?? [];
		n === void 0 || r === od || Number(n) !== process.pid && md(Number(n)) || await Mr(vr(e, t), { force: !0 }).catch(() => {});
	}
}
function md(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !_d(e, "ESRCH");
	}
}
async function hd(e, t) {
	let n = t;
	for (let r of br(t, e).split(xr)) {
		n = vr(n, r);
		let e = await Er(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return br(t, n);
	}
}
function gd(e) {
	return Er(e).then(() => !0, () => !1);
}
function _d(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const vd = {
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
function yd(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return vd[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/outputs.ts
const bd = new AbortController().signal;
async function xd(e, t, n) {
	let { command: r, out: i, report: a, plan: o, reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	if (f.length === 0) return new Map();
	let p = t.map((e) => j(n.displayRoot, e)), m = Object.values(await la(u, bd)).flat();
	return Td(f, [
		...p,
		...m,
		l,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function Sd(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await xd(e, t.manifests, n), s = [], c = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || s.push(e);
	}, l = async (e, t, r) => {
		if (t === void 0) return;
		let i = o.get(t);
		if (i) c(i);
		else try {
			return await Dd({
				option: e,
				path: t,
				is: "file"
			}, await r(), n), t;
		} catch (n) {
			let r = yd(n);
			c(Ed({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	}, { publish: u } = e, d = u ? t : Uu(t), f = [];
	for (let t of e.report) {
		let e = await l("report", t, () => Cd(t, d, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && f.push(e);
	}
	return {
		plan: a.length > 0 ? await l("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return wd(e(a));
		}) : void 0,
		reports: f,
		problems: s
	};
}
async function Cd(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return wd(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function wd(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function Td(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(Fd))), a = new Map();
	for (let t of e) {
		let e = await Fd(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await Od(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, Ed(t, s));
	}
	return r;
}
function Ed({ option: e, path: t }, n) {
	return D("not-written", `${e}: ${t} ${n}.`);
}
async function Dd(e, t, n, r) {
	let i = await Od(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = Nd(e.path, n), o = await Nr(e.path).catch(() => void 0);
	if (kd(e.path, o)) return Pr(e.path, t);
	await cd(a === void 0 && o ? await Ar(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function Od({ path: e, is: t }, n) {
	let r = t === "folder" && Pd(n).includes(e), i = r ? e : Nd(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await hd(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return jd(e);
	let a = await Nr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Nr(A(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...kd(e, a) ? [] : [A(e)]];
	return (await Promise.all(o.map(Md))).every(Boolean) ? void 0 : Ad;
}
function kd(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Ad = "cannot be written: this user may not write there";
async function jd(e) {
	let t = await Nr(e).catch(() => void 0);
	return !t && A(e) !== e ? jd(A(e)) : t?.isDirectory() ? await Md(e) ? void 0 : Ad : "is a file, or is below one. Choose a folder";
}
function Md(e) {
	return Cr(e, wr.W_OK).then(() => !0, () => !1);
}
function Nd(e, t) {
	return Pd(t).find((t) => zr(e, t));
}
function Pd({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [j(e)]);
}
async function Fd(e) {
	let t = await Nr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Ar(A(e)).catch(() => A(e));
	return vr(n, mr(e));
}
// src/model/project.ts
const Id = Kn({
	iso: O(),
	id: O().optional(),
	pluralForms: k(O()).readonly()
}), Ld = Kn({
	id: O(),
	digest: O().exactOptional(),
	name: O(),
	type: O(),
	baseLanguage: O(),
	languages: k(Id).readonly().optional(),
	perPlatformNames: Yn(),
	segmentation: Yn(),
	autoToggleUnverified: Yn().optional()
});
function Rd(e) {
	return e.split(":")[0] ?? e;
}
function zd(e) {
	let t = Rd(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/view/problems.ts
function Bd(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Nt.indexOf(e) + Number(t !== void 0 && Rn({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Vd(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of c(t === !0 ? [] : e, (e) => Hd(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(Rn) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Ud(Wd(e), [e, ...t]));
		}
	}
	return Bd(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Wd(e, n)));
}
function Hd(e, t) {
	return Rn(e) ? `${e.severity} ${e.code}` : t || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		wu(e),
		e.place.file
	]);
}
function Ud({ state: e, place: t, ...n }, r) {
	if (r.some(Rn)) {
		let t = `${x(r.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
		return {
			...n,
			...e !== void 0 && { state: e },
			words: t
		};
	}
	let i = r.flatMap((e) => e.place?.line ?? []), a = `${i.slice(0, 10).join(", ")}${i.length > 10 ? ", …" : ""}`;
	return {
		...n,
		...t && { place: t },
		words: `the same problem ${r.length} more times, in lines ${a}`,
		count: r.length
	};
}
function Wd({ severity: e, code: t, message: n, place: r }, i = be) {
	return {
		sign: "!",
		name: t,
		lines: [],
		severity: e,
		state: e,
		...r && { place: r },
		words: S(n, i - t.length - 3),
		code: {
			name: t,
			address: Ve(t)
		}
	};
}
function Gd(e, { full: t, longest: n } = {}) {
	let r = e.filter(({ outcome: e }) => e.state !== "done");
	return [...c(r, ({ outcome: e }) => `${Jd(e)}: ${Yd(e)}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Kd(e, qd(e, 300), 1, n));
		let a = e.slice(0, 3).map((e) => qd(e, 100));
		return [Kd(r, `${(t ? a : a.map(Hn)).join(", ")} and ${x(e.length - 3)} more`, e.length, n)];
	});
}
function Kd(e, t, n, r = be) {
	let i = Sn(e);
	return {
		sign: "!",
		name: t,
		lines: [],
		count: n,
		severity: "error",
		...i && { place: i },
		state: Jd(e.outcome),
		words: S(Yd(e.outcome), r)
	};
}
function qd({ change: e }, t) {
	return S(e.label, t);
}
function Jd(e) {
	return Bt(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function Yd(e) {
	return e.state === "done" ? "" : e.message;
}
// node_modules/diff/libesm/diff/base.js
var Xd = class {
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
new class extends Xd {}();
// node_modules/diff/libesm/util/string.js
function Zd(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function Qd(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function $d(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function ef(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function tf(e, t) {
	return $d(e, t, "");
}
function nf(e, t) {
	return ef(e, t, "");
}
function rf(e, t) {
	return t.slice(0, af(e, t));
}
function af(e, t) {
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
function of(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function sf(e, t) {
	if (t) return lf(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function cf(e, t) {
	if (t) return lf(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function lf(e, t) {
	if (!t) return [cf(e), sf(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = of(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const uf = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", df = RegExp(`[${uf}]+|\\s+|[^${uf}]`, "ug");
new class extends Xd {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = of(e, r);
		} else n = e.match(df) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && ff(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && ff(n, i, r, null, t.intlSegmenter), e;
	}
}();
function ff(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = lf(t.value, i), [s, c] = lf(n.value, i);
		if (e) {
			let r = Zd(a, s);
			e.value = ef(e.value, s, r), t.value = tf(t.value, r), n.value = tf(n.value, r);
		}
		if (r) {
			let e = Qd(o, c);
			r.value = $d(r.value, c, e), t.value = nf(t.value, e), n.value = nf(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = cf(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = cf(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = cf(r.value, i), [a, o] = lf(t.value, i), s = Zd(n, a);
		t.value = tf(t.value, s);
		let c = Qd(tf(n, s), o);
		t.value = nf(t.value, c), r.value = $d(r.value, n, c), e.value = ef(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = cf(r.value, i), n = rf(sf(t.value, i), e);
		t.value = nf(t.value, n);
	} else if (e) {
		let n = rf(sf(e.value, i), cf(t.value, i));
		t.value = tf(t.value, n);
	}
}
new class extends Xd {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${uf}]+|[^\\S\\n\\r]+|[^${uf}]`, "ug");
		return e.match(t) || [];
	}
}();
const pf = new class extends Xd {
	constructor() {
		super(...arguments), this.tokenize = hf;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function mf(e, t, n) {
	return pf.diff(e, t, n);
}
function hf(e, t) {
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
function gf(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends Xd {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (gf(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends Xd {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends Xd {
	constructor() {
		super(...arguments), this.tokenize = hf;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(_f(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function _f(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = _f(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = _f(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const vf = new class extends Xd {
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
function yf(e, t, n) {
	return vf.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function bf(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function xf(e) {
	if (!bf(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Sf = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function Cf(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		mf(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(mf(n, r, s));
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
			let t = n[e], i = t.lines || Ef(t.value);
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
function wf(e, t) {
	if (t ||= Sf, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => wf(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Sf, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + xf(r) + " " + xf(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + xf((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + xf((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + xf((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + xf((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + xf(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + xf(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function Tf(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		Cf(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? wf(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = Cf(e, t, n, r, i, a, o);
		return s ? wf(s, o?.headerOptions) : void 0;
	}
}
function Ef(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
// src/report/view/view.ts
const Df = [
	"problems",
	"failed",
	"plan",
	"pending",
	"unmanaged"
];
function Of(e) {
	return e.toSorted((e, t) => Df.indexOf(e.part) - Df.indexOf(t.part));
}
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
		text: S(e, t)
	}];
}
function kf(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Af(e) {
	return e.map((e) => "text" in e ? e.text : Af(e.words)).join("");
}
function q(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
function jf(e, t, { texts: n }) {
	let r = $f(e, t), i = Wt(e, t) ? [q(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [q(" ", r), ...i];
	let a = oe(e, t) ? Pf(e, r, t) : [], o = a.length > 0 ? a : [Nf(e, r, t)];
	return [
		...Rf(t.edited),
		...o.map(Mf),
		...i
	];
}
function Mf(e) {
	return {
		...e,
		value: me(e.value, 998 - e.start.length)
	};
}
function Nf(e, t, n) {
	return n.before === void 0 || qe(n.before) ? q("+", `${t} `, Lf(J(e, n.field, n.after))) : q(" ", "", qf(e, n));
}
function Pf(e, t, n) {
	let { field: r, before: i = "", after: a, part: o } = n, [s, c] = [J(e, r, i), J(e, r, a)], l = s.as === "slots" && c.as === "slots" ? lp(s.slots, c.slots).flatMap(([e, n, r]) => Ff(`${t}.${e}`, n, r)) : Ff(t, s, c);
	return Ne(e, n) && o !== void 0 ? l.map((e) => ({
		...e,
		language: o
	})) : l;
}
function Ff(e, t, n) {
	if (t.as === "set" && n.as === "set") return [q("-", `${e} `, up(t.members, n.members))];
	let [r, i] = sp(t, n, 90), a = q("+", `${e} `, If(n) ? "(empty)" : i);
	if (If(t)) return [a];
	let o = q("-", `${e} `, r);
	return If(n) ? [o, a] : [{
		...o,
		other: i
	}, {
		...a,
		other: r
	}];
}
function If(e) {
	return e.as === "text" && e.text === "";
}
function Lf(e) {
	return e.as === "text" ? sp(e, e, 90)[0] : ip(e);
}
function Rf(e) {
	return e ? [q(" ", `in the project, last edited${zf(e)}:`)] : [];
}
function zf({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${S(e, 60)}`} on ${Ze(t)}${n ? ", reviewed" : ""}`;
}
function Bf({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Lf(J(e, r, i)) : "", s = a ? `   (last edited${zf(a)})` : "";
		return {
			...q("-", `${fp(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [q("-", `and ${T(a, "more text")}`)] : []];
}
function Vf({ kind: e, fields: t }) {
	return t.filter((t) => !ep(e, t)).flatMap((t) => {
		let n = $f(e, t), { before: r, after: i, part: a, edited: o } = t, s = Ne(e, t) ? a : void 0, c = r === void 0 ? [] : Hf("-", n, J(e, t.field, r)), l = Hf("+", n, J(e, t.field, i));
		return [...Rf(o), ...Uf(c, l, s)];
	});
}
function Hf(e, t, n) {
	return Wf(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = me(et(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [q(e, `${n === "" ? t : `${t}.${fp(n)}`}: `, a), ...o.map((t) => q(e, "    ", t))];
	});
}
function Uf(e, t, n) {
	let r = (e, t) => {
		let [r, ...i] = t.filter(({ start: t }) => t === e.start);
		return {
			...e,
			...n !== void 0 && { language: n },
			...r && i.length === 0 && e.start !== "    " && { other: r.value }
		};
	};
	return [...e.map((e) => r(e, t)), ...t.map((t) => r(t, e))];
}
function Wf(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
function Gf(e, t) {
	return t.flatMap((t) => ep(e, t) ? [] : $f(e, t)).join(", ");
}
function Kf({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Ne(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => $f(e, t)).join(", ")})` : "", a = n ? [`${qf(e, n)}${i}`] : [], o = t.filter((t) => !Ne(e, t) && !ep(e, t)), s = o.filter((t) => np(e, t)).map((t) => qf(e, t)), c = o.filter((t) => !np(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function qf(e, t) {
	let n = $f(e, t), r = J(e, t.field, t.after);
	if (t.before === void 0) return `${n} ${ip(r)}`;
	let i = J(e, t.field, t.before);
	return Pn(t) ? `${n} ${ip(i)} will be cleared` : `${n} ${ap(i, r)}`;
}
function Jf(e, t, n = !1) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${tp(e.kind)}: true; to take it out of the archive, declare ${tp(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${Qf(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = $f(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = `${s ? "kept: changed since the backup" : (e.cause && Xf[e.cause]) ?? Yf[a]}${s || a === "held" ? "" : Zf(e.edited)}`;
	if (!t) return `${o} ${c}`;
	let l = J(r, i, e.live);
	if (e.declared === void 0) return `${o} ${ip(l, n)} ${c} (not in the file)`;
	let [u, d] = sp(J(r, i, e.declared), l, op(n));
	return `${o} ${d} ${c}${s ? `, which has ${u}` : ` (in the file: ${u})`}`;
}
const Yf = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, Xf = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Yf.held
};
function Zf(e) {
	return e ? `: edited${e.by === void 0 ? "" : ` by ${S(e.by, 60)}`} on ${Vt(e.at)}${e.reviewed ? ", reviewed" : ""}` : "";
}
function Qf(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${Xe(t)}` : `owned by others (tag ${Xe(t)})`;
}
function $f(e, { field: t, part: n }) {
	return n !== void 0 && Ht(e, t).role === "text" ? fp(n) : t;
}
function ep(e, { field: t }) {
	return Ht(e, t).role === "identity";
}
function tp(e) {
	return ze(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function np(e, { field: t, after: n }) {
	let r = J(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function J(e, t, n) {
	return Ht(e, t).show(n);
}
const rp = Infinity;
function ip(e, t = !1) {
	switch (e.as) {
		case "text": return Xe(e.text, t ? rp : 60);
		case "word": return S(e.word, op(t));
		case "set": return e.members.length > 0 ? dp(e.members) : "(empty)";
		case "slots": return pp(Object.entries(e.slots), t ? rp : 40);
	}
}
function ap(e, t) {
	return e.as === "set" && t.as === "set" ? up(e.members, t.members) : e.as !== "slots" || t.as !== "slots" ? sp(e, t).join(" → ") : lp(e.slots, t.slots).map(([e, t, n]) => `${e} ${sp(t, n).join(" → ")}`).join(", ");
}
function op(e) {
	return e ? rp : 48;
}
function sp(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = ke(b(e.word), b(t.word), n);
		return [me(r, n), me(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [ip(e, n === rp), ip(t, n === rp)];
	let [r, i] = ke(b(e.text), b(t.text), n);
	return [Xe(r, n), Xe(i, n) + cp(e.text, t.text)];
}
function cp(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function lp(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			fp(e),
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
function up(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${Hn(fp(e))}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${Hn(fp(e))}`);
	return [...n, ...r].join(" ");
}
function dp(e) {
	return e.map((e) => Hn(fp(e))).join(", ");
}
function fp(e) {
	return S(e, 48);
}
function pp(e, t) {
	return e.map(([e, n]) => `${fp(e)} ${Xe(n, t)}`).join(", ");
}
function mp({ sign: e, value: t, other: n, language: r }) {
	let i = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return i;
	let a = e === "-", [o, s] = a ? [t, n] : [n, t];
	(hp?.old !== o || hp.now !== s) && (hp = {
		old: o,
		now: s,
		parts: gp(o, s, r)
	});
	let c = hp.parts.filter(({ added: e, removed: t }) => !(a ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: a ? e.removed : e.added
	}));
	return c.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? i : c;
}
let hp;
function gp(e, t, n) {
	return yf(vp(e, n), vp(t, n), { maxEditLength: 600 }) ?? [];
}
const _p = new Map();
function vp(e, t = "") {
	let n = _p.get(t) ?? new Intl.Segmenter(yp(t)?.toString(), { granularity: "word" });
	return _p.set(t, n), e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(n.segment(e), ({ segment: e }) => e));
}
function yp(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/rows.ts
const bp = 1e3, xp = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function Sp(e, t) {
	if (e.action === "destroy") {
		let { how: n, texts: r = [] } = e, i = t.isDrift ? `apply would ${n} it` : xp[n], a = r.map(({ part: e }) => e);
		return {
			...Ep("-", e),
			words: i,
			isLoss: !0,
			lines: Bf(e, t),
			languages: a
		};
	}
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Ne(n, e) ? e.part ?? [] : []), a = {
		...Ep(wp(e), e),
		...ce(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (t.full === !0 && t.texts) return {
		...a,
		...Tp(e),
		lines: Vf(e)
	};
	if (r === "create") {
		let r = t.texts ? Kf(e) : Gf(n, e.fields);
		return r === "" ? a : {
			...a,
			words: me(r, bp)
		};
	}
	let o = e.fields.filter((t) => e.renamed_from === void 0 || !ep(n, t)).flatMap((e) => jf(n, e, t));
	return {
		...a,
		...Tp(e),
		...Cp(e, t),
		lines: o
	};
}
function Cp(e, { isDrift: t }) {
	return "seen" in e ? t ? e.edited ? { words: `last changed${zf(e.edited)}` } : {} : e.renamed_from === void 0 ? {} : { words: Le(e.kind).renamed } : {};
}
function wp(e) {
	return e.action === "create" ? "+" : e.renamed_from === void 0 ? "~" : "»";
}
function Tp(e) {
	return e.action === "create" || e.renamed_from === void 0 ? {} : { from: S(e.renamed_from, 80) };
}
function Ep(e, t) {
	return {
		sign: e,
		name: le(t),
		...t.place && { place: t.place },
		lines: []
	};
}
function Dp(e, t) {
	return e.action === "destroy" ? Sp(e, t) : {
		...Ep("-", e),
		words: xp.archive,
		isLoss: !0
	};
}
function Op(e, { texts: t, full: n }) {
	let r = me(Jf(e, t, n === !0), n === !0 ? Infinity : bp), i = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Ep("!", e),
		words: r,
		...i
	};
}
function kp(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = $f(n, e), [d, f] = sp(J(n, r, i), J(n, r, a)), p = o ? `, edited${zf(o)}` : "", m = [
		...t ? [`${u} ${d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Ep(l ? "!" : " ", e),
		lines: m.map((e) => q(" ", me(e, bp))),
		...l && { isLoss: !0 }
	};
}
function Ap({ fields: e, ...t }, { texts: n }) {
	let r = (e?.map(({ before: e, ...r }) => {
		let i = n ? ` ${ip(J(t.kind, r.field, e))}` : "";
		return `${$f(t.kind, r)}${i} is no longer declared`;
	}) ?? ["is no longer declared"]).map((e) => q(" ", me(e, bp)));
	return {
		...Ep("-", t),
		isLoss: !0,
		lines: r
	};
}
function jp({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : S(e, 200));
	return {
		...Ep("~", r),
		lines: [q(" ", `${S(e, 80)}: ${i} → ${a}`)]
	};
}
function Mp({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : b(e), [a, o] = ke(i(t), i(n), 200).map((e) => me(e, 200)), s = `${S(e, 80)}: ${a} → ${o}`;
	return r ? {
		sign: "!",
		name: `${s}   lets a run do more`,
		lines: [],
		isLoss: !0
	} : {
		sign: " ",
		name: s,
		lines: []
	};
}
function Np({ variable: e, host: t, place: n }) {
	return {
		sign: "!",
		name: `sends \${${b(e)}} to ${b(t)}`,
		place: n,
		lines: [],
		isLoss: !0
	};
}
function Pp(e) {
	return {
		...Ep(" ", e),
		words: `id ${S(String(e.id), 80)}`
	};
}
function Fp(e) {
	return {
		sign: " ",
		name: b(e),
		lines: []
	};
}
function Ip(e, t) {
	return {
		sign: "!",
		name: t,
		lines: [],
		count: e
	};
}
function Lp(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, t.kind));
	return [
		...zp(e, t, n),
		...a((t, r) => Hp(e, t, r, n)),
		...a((e, { plural: t }) => Zp(e, r, `the setting ${t} does not include this file. Add the file to the setting ${t}, or delete the file.`)),
		...a((e) => Zp(e, i, Qp)),
		...a(Up),
		...a((e, t) => Wp(e, t, n)),
		...a((t, r) => Gp(e, t, r, n)),
		...a((t, r) => Kp(e, r, n))
	];
}
function Rp(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [Xp("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function zp(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: qp(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => Bp(e, i, n)) : i <= a ? [] : [Xp("too-many-destroyed", `The plan removes ${i} ${Yp(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`)];
}
function Bp({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = du(i, r) === "off" ? e.matched : e.scope, o = Vp(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return [Xp("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${Yp(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`)];
}
function Vp({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = pu(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? pu(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function Hp(e, { declared: t, scope: n }, r, i) {
	if (du(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Dt(s.prune);
	if (t === 0 && c) return [];
	if (t === 0) return [Xp("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`)];
	let u = Jp(e, a).length;
	return u === 0 || u !== n ? [] : [Xp("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`)];
}
function Up({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [Xp("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`)];
	});
}
function Wp({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { minimumForWrongProject: o } }, { allowWrongProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [Xp("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`)];
}
function Gp(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = pu(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => oe(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [Xp("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function Kp({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = $p(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [Xp("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [Xp("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function qp(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Ie(t, e)) : []);
	return Jp(e, t).length + n.length;
}
function Jp({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function Yp(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function Xp(e, t) {
	return D(e, t, { scope: "project" });
}
function Zp({ removed: e, kind: t }, n, r) {
	let i = e.flatMap(({ names: e }) => {
		let t = e.find((e) => n.has(e));
		return t === void 0 ? [] : [{
			name: t,
			file: n.get(t)
		}];
	}), [a] = i;
	if (!a) return [];
	let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "";
	return [Xp("forgotten-manifest", `The plan removes the ${t.name} "${a.name}"${c}. But the file ${a.file} declares it, and ${r}`)];
}
const Qp = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
function $p(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => tm(Ht(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function em(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !tm(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function tm(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !qe(n);
}
// src/report/view/sentences.ts
function nm(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${fm(t, r)}` : "";
	return `Plan: ${cm([e])}${i}${im(n)}`;
}
function rm(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = $p(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => S(e, 40)), o = i.length - a.length, s = `${T(n, "base text")} ${n === 1 ? "changes" : "change"}`, c = Sm(o > 0 ? [...a, T(o, "more language")] : a);
	return G`${s}: ${T(r, "translation")} in ${K(c, 1e3)} may be marked unverified.`;
}
function im(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${x(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function am(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${hm(t.length, e.length)}: ${cm(t)}`;
}
function om(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = xe(t), r = sm(e), i = _m([[n.kept, "kept"]]), a = `${dm(n.unchanged)} as declared`, o = lm(t) ? [] : [`${dm(n.unmanaged)} unmanaged`];
	return `${r === "" ? "No drift" : `Drift: ${r}`}; ${[
		a,
		...o,
		...i
	].join(", ")}.`;
}
function sm(e) {
	let t = xe(e.flatMap(({ plan: e }) => e ?? []));
	return _m([
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
function cm(e) {
	let t = xe(e), n = _m([
		[t.created, "to create"],
		...um(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]), r = t.changes === 0 ? ["no changes", ...n] : n, i = lm(e) ? "" : `, ${dm(t.unmanaged)} unmanaged`;
	return `${r.join(", ")}; ${dm(t.unchanged)} unchanged${i}.`;
}
function lm(e) {
	return e.some(({ filter: e }) => e !== void 0);
}
function um({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${x(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function dm(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => Le(e).prefix === "") ? x(t.reduce((e, [, t]) => e + t, 0)) : Sm(t.map(([e, t]) => g(t, e)));
}
function fm({ requests: e }, t) {
	return `${t} needs about ${T(e, "write request")}.`;
}
function pm({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${hm(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${T(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${mm(e)}.${a} ${T(t, "request")} in total.`;
}
function mm(e) {
	let t = Je(e), n = _m([
		[t.created, "created"],
		[t.updated, "updated"],
		[t.renamed, "renamed"],
		[t.inPart, "written in part"],
		[t.archived, "archived"],
		[t.destroyed, "destroyed"],
		[t.failed, "failed"],
		[t.notAttempted, "not attempted"],
		[t.skipped, "skipped"]
	]);
	return n.length > 0 ? n.join(", ") : e.every(({ results: e }) => e === void 0) ? "nothing" : "no changes needed";
}
function hm(e, t) {
	return e === t ? T(t, "project") : `${x(e)} of ${T(t, "project")}`;
}
function gm({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [b(e)]), r = n.length > 0 ? G` Not reached: ${K(n.join(", "))}.` : [];
	return G`${kf(G`${S(e.message, be)}`)}${r}`;
}
function _m(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${x(e)} ${t}`] : []);
}
function vm(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return pm(e);
	if (r.length === 0) return ym(e);
	if (t === "drift") return om(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? nm(a, i.effort) : am(n);
}
function ym(e) {
	let { command: t, manifests: n } = e, r = ot(e).filter(({ severity: e }) => e !== "notice");
	if (ft(r)) return `${bm(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = Sm([...fe(e)].map(([e, t]) => g(t, e))), a = r.length > 0 ? `, with ${bm(r)}` : "";
	return `Valid: ${i} in ${T(n.length, "manifest")}${a}.`;
}
function bm(e) {
	return Sm([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).reduce((e, t) => e + Ke(t), 0);
		return n > 0 ? [T(n, t === "error" ? "problem" : t)] : [];
	}));
}
function xm(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${b(e)}`}`;
}
function Sm(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function Cm(e) {
	let t = tt(wm, e, Tm);
	return _m(wm.map((e) => [t[e], e])).join(", ") || "no changes";
}
const wm = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function Tm(e) {
	let t = we(e);
	return t === "removed" || t === "new" ? t : fn(e) ? "renamed" : "changed";
}
function Em(e) {
	let t = ot(e).filter(({ severity: e }) => e === "error");
	return [
		...Om(e),
		...t.length > 0 ? [bm(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Dm(e) {
	let t = Om(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function Om(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...km(e)];
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return jm(e, t === "apply" ? "applied" : "restored");
	let i = Mm(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${sm(r) || "no drift"}`, ...i] : [...Am(r), ...i];
}
function km({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${Pm(e.projects)}` : "not compared with the target"] : [];
}
function Am(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = xe(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Cm(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [T(i, "conflict")] : [],
		...n > 0 ? [`${T(n, "change")} pending before`] : [],
		...r > 0 ? [`${x(r)} skipped`] : []
	];
}
function jm(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = it(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = Je(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${Cm(i)}`,
		...l > 0 ? [`${T(l, "change")} not completed`] : [],
		...Mm(n.length - r, t)
	];
}
function Mm(e, t) {
	return e > 0 ? [`${T(e, "project")} not ${t}`] : [];
}
function Nm(e) {
	if (e.is === "not compared") return [G`The manifests were not compared with those of the commit that the pull request would be merged into: ${K(e.why)}.`];
	let t = G`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = K(e.commit.slice(0, 7));
	return [G`${kf(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, kf(G`${`Difference: ${Pm(e.projects)}.`}`)];
}
function Pm(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(fn).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ no_longer_declared: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ no_longer_declared: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${x(e)} ${t}`] : []), ...i > 0 ? [`${T(i, "setting")} changed`] : []].join(", ") || "no differences";
}
function Fm(e) {
	let t = e.flatMap((e) => e.kept.filter(({ conflict: e }) => !e)).length, n = t > 0 ? [`${T(t, "text")} kept`] : [], r = e.some(({ files: e }) => e.length > 0), i = Pm(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...r || t === 0 ? [i] : [], ...n].join(", ");
}
function Im(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${T(t, "conflict")}` : "";
	return `Translations from Lokalise: ${Fm(e)}${n}`;
}
function Lm({ filters: e, by_kind: t }) {
	let n = v().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${x(r)} of ${g(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${S(e, 200)}`).join(" ");
	return G`${kf(G`Only what matches`)} ${K(r, Infinity)}: ${Sm(n)}.`;
}
// src/report/view/sections.ts
const Rm = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", zm = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with texts that are overwritten in the project",
		meaning: Rm
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other values that are overwritten in the project",
		meaning: Rm
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
}, Bm = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, Vm = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": Bm,
	overwritten: Bm,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: Bm,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, Hm = "so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.", Um = {
	Conflict: {
		open: "conflict",
		heading: "changed in the file and in the project, and not written",
		meaning: `The file and the project both changed the text, ${Hm}`
	},
	Undecided: {
		open: "undecided text",
		heading: "not written, because nothing tells which side changed",
		meaning: `Nothing tells which side changed the text, ${Hm}`
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
}, Wm = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull"
};
function Gm({ reason: e }, t = !1) {
	return t && e === "archived" ? "Archived" : Wm[e] ?? "Kept";
}
function Km(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [], hide_texts: o } = e, s = {
		isDrift: t.command === "drift",
		texts: t.texts ?? o !== !0,
		full: t.full,
		keptElsewhere: t.keptElsewhere
	};
	return Of([
		Ym(t.full === "also" ? r.filter((e) => !cn(e)) : r, t),
		Jm(i, t),
		...n ? Xm({
			...e,
			plan: n
		}, s) : [],
		oh(a, t)
	]);
}
function qm({ problems: e, results: t = [] }, n = {}) {
	return Of([Ym(e, n), Jm(t, n)]).flatMap(({ rows: e }) => e);
}
function Jm(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		fold: "never",
		layout: "list",
		action: "Not made",
		title: `${T(n.length, "change")} not made`,
		rows: Gd(n, t)
	};
}
function Ym(e, t) {
	return {
		title: bm(e),
		part: "problems",
		noun: "problem",
		fold: "never",
		layout: "list",
		rows: Vd(e, t)
	};
}
function Xm({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { isDrift: o } = n, s = (e) => th(e, a.filter((t) => Gm(t, o) === e), n);
	return [
		...r ? [$m(r.settings)] : [],
		...o ? [] : [eh((r ?? e).sends)],
		s("Conflict"),
		s("Undecided"),
		...Qm(i, n),
		s("Archived"),
		s("To pull"),
		s("Kept"),
		...r ? [rh(r)] : [],
		...ih(i, n),
		...r ? ah(r, n) : []
	];
}
function Zm(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Qm(e, t) {
	let n = t.isDrift ? Vm : zm;
	return [...new Set(he.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[we(e)] === r), a = r === n.removed;
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${x(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			fold: "many",
			layout: a ? "lines" : "list",
			rows: Zm(i.map((e) => (a ? Dp : Sp)(e, t)))
		};
	});
}
function $m(e) {
	return {
		action: "Setting",
		title: `${T(e.length, "setting")} changed`,
		part: "plan",
		noun: "setting",
		fold: "many",
		layout: "lines",
		rows: Zm(e.map(Mp))
	};
}
function eh(e = []) {
	return {
		part: "plan",
		action: "Secret",
		noun: "host",
		fold: "never",
		layout: "lines",
		rows: e.map(Np)
	};
}
function th(e, t, n) {
	let { keptElsewhere: r } = n, { heading: i, meaning: a, open: o } = Um[e], s = !o && r !== void 0 && t.length > 20 ? nh(t).slice(0, 19) : t, c = t.length - s.length, l = s.map((t) => {
		let r = Op(t, n);
		return o ? {
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
		noun: o ?? "kept item",
		fold: "many",
		layout: "list",
		meaning: a,
		title: o ? `${T(t.length, o)}: ${i}` : `${x(t.length)} ${i}`,
		rows: c > 0 ? [...l, Ip(c, `and ${x(c)} more, which ${r}`)] : l
	};
}
function nh(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function rh({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...v().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Fp(`all ${e.many}: no manifest declares any`)), ...e.map(Pp)];
	return {
		action: "No longer managed",
		title: `${x(n.length)} no longer managed, and unchanged in the project`,
		part: "plan",
		noun: "name",
		fold: "many",
		layout: "names",
		rows: n
	};
}
function ih(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, ...r } = Sp(e, {
			...t,
			full: !0
		}), i = r.lines.filter(({ sign: e }) => e !== " ");
		return i.length === 0 ? [] : [{
			...r,
			lines: i
		}];
	});
	return [{
		part: "plan",
		title: `All values in full: ${T(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		rows: n
	}];
}
function ah({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change",
		fold: "always",
		layout: "list"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${T(e.length, "change")}`,
		rows: Zm(e.map((e) => Sp(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${T(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Sp(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function oh(e, { maxUnmanaged: t = e.length, overflow: n }) {
	let r = e.map(Pp).toSorted((e, t) => e.name < t.name ? -1 : Number(e.name > t.name)), i = r.length - t;
	return {
		action: "Unmanaged",
		title: `Unmanaged: ${x(e.length)}`,
		part: "unmanaged",
		noun: "name",
		fold: "always",
		layout: "names",
		rows: i > 0 ? [...r.slice(0, t), Ip(i, `… and ${x(i)} more; ${n}`)] : r
	};
}
function sh(e, t) {
	let { changes: n, no_longer_declared: r, rematched: i, changed_defaults: a, settings: o } = e, s = r.filter(({ fields: e }) => !e).map((e) => Ap(e, t)), c = r.filter(({ fields: e }) => e).map((e) => Ap(e, t));
	return [
		$m(o),
		dh("no longer declared: the project keeps them, unless prune is on", s.map((e) => ({
			...e,
			lines: []
		}))),
		dh("with fewer fields: the project keeps their values", c),
		...lh(n, t),
		dh("with another id or former name", i.map(jp)),
		dh("with other values in on_create", a.map(Fp)),
		...ih(n, t)
	];
}
function ch({ comparison: e, kept: t }, n) {
	let { changes: r, no_longer_declared: i } = e, a = t.map((e) => kp(e, n));
	return [
		dh("in conflict: the manifest keeps its text", a.filter(({ isLoss: e }) => e)),
		dh("no longer declared", i.map((e) => Ap(e, n))),
		...lh(r, n),
		dh("different, and kept", a.filter(({ isLoss: e }) => !e)),
		...ih(r, n)
	];
}
function lh(e, t) {
	return uh.map(({ words: n, isOf: r }) => ({
		...dh(n, Zm(e.filter(r).map((e) => Sp(e, t)))),
		layout: "list"
	}));
}
const uh = [
	{
		words: "changed",
		isOf: (e) => e.action === "update" && !fn(e)
	},
	{
		words: "renamed",
		isOf: fn
	},
	{
		words: "new",
		isOf: ({ action: e }) => e === "create"
	}
];
function dh(e, t) {
	return {
		part: "plan",
		title: `${x(t.length)} ${e}`,
		noun: "entry",
		fold: "many",
		layout: "lines",
		rows: t
	};
}
// src/report/view/report.ts
function fh(e, t) {
	let n = ph(t.texts === !0 ? e : Au(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => mh(e, n, s, t)), ...o.map((e) => gh(e, t))];
	return {
		title: Em(n),
		heading: G`${Dm(n)}${i.length > 1 ? G` · ${T(i.length, "project")}` : []}`,
		state: ht(n) ? "failed" : vn(n) ? "clean" : "open",
		isUntouched: ut(n),
		lead: xh(n, t),
		stopped: gm(e),
		verdict: Sh(n, t),
		result: vm(n),
		comparison: a ? Nm(a) : [],
		problems: Ym(r, t),
		parts: c,
		next: Dh(n, t),
		legend: kh(n, c)
	};
}
function ph(e) {
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
function mh(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: hh(e),
		heading: G`${K(i ?? a, 80)}${o ? G` · ${K(o.project.name, 80)}` : []}`,
		result: _h(e, t),
		facts: yh(e, t, n),
		sections: Km(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(et)
	};
}
function hh({ name: e, id: t, plan: n }) {
	return S(e ?? n?.project.name ?? t, 200);
}
function gh(e, t) {
	let { name: n = "", hide_texts: r } = e, i = t.texts ?? r !== !0;
	return {
		name: S(n, 200),
		heading: K(n, 80),
		result: Pm([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: sh(e, {
			texts: i,
			full: t.full
		})
	};
}
function _h(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${mm([e])}.`;
	if (n) return t === "plan" ? vh(Cm(On(e))) : t === "drift" ? om([e]) : nm(n, i);
}
function vh(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function yh(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = zd(r), l = xt(e), u = c === void 0 ? [] : [{
		is: "link",
		words: G`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift" ? rm(i.project, On(e)) : void 0;
	return [
		G`Project ${i && !n ? G`${K(i.project.name, 80)} · ` : []}${K(r, 200)}${c === void 0 ? [] : G` · ${u}`}`,
		...i?.filter ? [Lm(i.filter)] : [],
		...a?.is === "not compared" ? [bh(a.why)] : [],
		...d ? [d] : [],
		...s === void 0 ? [] : [G`The backup is in ${K(s)}.`],
		...l === void 0 ? [] : [G`${xm(void 0)}: ${K(l, 800)}`]
	];
}
function bh(e) {
	return G`${kf(G`All differences that apply would change are shown, not only those of this pull request.`)} Lokaform could not find out which are from this pull request: ${K(e)}.`;
}
function xh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = ve(r) || "no manifest", s = a ? G`the ${r.length === 1 ? "manifest" : "manifests"} ${K(o)}` : G`${o}`;
	if (t === "assignee") return G`The live Lokalise project is different from ${s}:`;
	if (t === void 0) return G`From ${s}`;
	let c = i.some(({ plan: e }) => e), l = i.every((e) => On(e).length === 0);
	return ut(e) || c && l ? G`The live Lokalise project was compared with ${s}.` : !c && r.length === 0 ? G`No plan could be made for this pull request:` : c ? n === void 0 ? G`If you merge this pull request, the live Lokalise project changes like this (from ${s}):` : G`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${s}):` : G`No plan could be made for this pull request (from ${s}):`;
}
function Sh(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? wh(e, t) : [Ch(e, vm(e))];
}
function Ch(e, t) {
	let n = kf(G`${t}`), r = e.projects.some(({ results: e }) => e);
	return ht(e) ? {
		mark: "bad",
		words: n
	} : vn(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function wh(e, { isPullRequest: t }) {
	if (!ht(e)) return ut(e) ? [{
		mark: "good",
		words: kf(G`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = ot(e), r = n.filter(cn), i = n.filter((e) => e.severity === "error" && !cn(e)), a = Oh(e) && e.projects.every((e) => On(e).length === 0);
	return [
		...i.length > 0 ? [Ch(e, `${bm(i)}. ${Eh(i)}`)] : [],
		...r.length > 0 ? [Ch(e, Th(r))] : [],
		...a ? [{ words: G`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function Th(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${x(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${T(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function Eh(e) {
	return e.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Dh(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(On);
	if (r !== "plan" || a.length === 0 || rn(e)) return;
	let o = G`${kf(G`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? G`${o} When this pull request is merged, the next apply makes these changes in the project.${Oh(e) ? G` The changes that are already pending are made as well.` : []}` : G`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${K(n, 200)}. It writes only from the default branch, and from the branches in the input ${K("apply-from")}.` : G`${o} The next apply makes these changes in the project.`;
}
function Oh({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function kh(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...Oh(e) ? [G`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [G`${vm(e)}`] : [],
			G`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => G`${kf(G`${e}`)}: ${t}`)
	};
}
function Ah(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" ? t : "plan"} · project ${zn(e)} · ${ve(e.manifests)}`,
		page: zd(e.id),
		file: Jt(t, e)
	};
}
function jh(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${b(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: ht(e),
		stopped: gm(e),
		backups: n.flatMap((e) => e.backup === void 0 ? [] : [`The backup${r(e)} is in ${b(e.backup)}.`]),
		restores: n.flatMap((e) => {
			let t = xt(e);
			return t === void 0 ? [] : [`${xm(e.name)}: ${b(t)}`];
		}),
		result: a ? vm(e) : void 0
	};
}
function Mh({ projects: e }) {
	return `${om(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`;
}
function Nh(e, t, n) {
	let r = Au(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Vd(i, o), ...a.flatMap((e) => qm(e, o))], c = !ht(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? G` · ${K(l.name, 80)}` : [], d = it(r).some(({ outcome: e }) => e.state === "done") ? G`❌ Not everything was applied${u}` : G`❌ Nothing was applied${u}`;
	return {
		isDone: c,
		heading: c ? G`✅ Applied${u}` : d,
		lead: Ph(r, t, c),
		projects: Fh(r),
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Ph({ projects: e }, t, n) {
	let { url: r, commit: i, now: a, pullRequests: o } = t, s = (e) => r === "" ? e : [{
		is: "link",
		words: e,
		address: r
	}], c = n ? G`Applied by ${s(G`this run`)}` : s(G`This run`), l = e.some(({ results: e }) => e), u = l ? G`: ${`${mm(e)}.`}` : G` wrote nothing.`, d = `The figures are for ${T(o, "merged pull request")} together.`;
	return [
		G`${c} at commit ${K(i.slice(0, 7))} on ${Ze(a)}${u}`,
		...l && o > 1 ? [G`${d}`] : [],
		...n ? [] : [G`Each later run updates this comment, until everything is applied.`]
	];
}
function Fh(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => ht({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? mm([e]) : "not applied";
		return G`${K(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, G`${`… and ${T(i, "more project")}`}`] : r;
}
// src/report/text/progressText.ts
function Ih(e, t, n = Infinity, r) {
	let i = e.count && zh(e.count), a = r && r.until > t ? `${Bh(r.until - t)}: ${b(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = Rh({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(Rh(e)),
		o(s),
		c
	].find((e) => tn(e) <= n) ?? c.slice(0, n);
}
const Lh = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Rh({ phase: e, project: t }) {
	let [n, r] = Lh[e];
	return t === void 0 || !r ? n : `${r} project ${Xe(t, 40)}`;
}
function zh({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? T(e, n) : void 0 : `${x(e)} of ${T(t, n)}`;
}
function Bh(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function Vh({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${b(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function Hh(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${b(r)} is sent again: ${a}.`]);
	};
}
function Uh(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = r;
	if (!i) return [];
	let l = s === "drift", { title: u, page: d, file: f } = Ah(e, s), p = eg(Km(e, {
		...r,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0,
		overflow: `${c} them`
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), {
		paint: t,
		width: n,
		file: f
	}), m = (e) => `  ${t($h["!"], Af(e))}`, h = [
		t("strong", u),
		...d === void 0 ? [] : [`  ${t("dim", d)}`],
		...i.filter ? [m(Lm(i.filter))] : []
	], g = l ? void 0 : rm(i.project, i.changes), _ = l ? om([e]) : nm(i, a, o?.length, s === "restore" ? "Restore" : "Apply"), v = [
		...p.length > 0 ? [""] : [],
		...g ? [m(g)] : [],
		t("strong", _)
	];
	return [
		...Rt(h, n),
		...p,
		...Rt(v, n)
	].map(We);
}
function Wh(e, { paint: t }) {
	let { comparison: n, parts: r } = fh({
		...e,
		projects: []
	}, { overflow: "" }), [i, ...a] = n.map((e) => t("strong", Af(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Af(e))] : [], ...eg(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(We);
}
function Gh(e, t) {
	return Vd(e).map((e) => Kh(e, t));
}
function Kh({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? b(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return We(u.join(": "));
}
function qh({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(et), ...qm(e).map((e) => Kh(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${zn(e)}`)] : [], ...i];
	});
	return [...Gh(e, n), ...r.map(We)];
}
function Jh(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = jh(e), c = [
		...i ? [t("bad", Af(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...Rt(c, n), ...o].map(We);
}
function Yh({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${b(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${b(n(e))}. To apply it: lokaform apply --plan ${ee(b(n(e)))}`), r.map(We);
}
function Xh(e, { paint: t, width: n, isDryRun: r, texts: i, full: a }) {
	let { name: o, files: s, kept: c } = e, l = eg(ch(e, {
		texts: i,
		full: a
	}), {
		paint: t,
		width: n
	}), u = r ? "Would write" : "Wrote", d = s.length === 0 ? `Pull from ${b(o)}: the manifests stay as they are${Zh(c.length)}.` : `Pull from ${b(o)}: ${Fm([e])}.`, f = Rt([t("strong", `From ${b(o)} into the manifests:`)], n);
	return [
		...l.length > 0 ? [
			...f,
			...l,
			""
		] : [],
		...s.map((e) => `${u} ${b(e)}`),
		...Rt([t("strong", d)], n)
	].map(We);
}
function Zh(e) {
	return e === 0 ? "" : `, and ${T(e, "value")} of the project ${e === 1 ? "differs" : "differ"}`;
}
function Qh(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = b(e);
		return Tf(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => We(e.split("	").map(b).join("	")));
	});
}
const $h = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function eg(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Rt([n("strong", e)], r),
		...tg(i, t)
	]);
}
function tg(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...ng(e, r)
	})), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = {
		labels: og(i.map(({ label: e }) => e), a),
		places: og(i.map(({ at: e }) => e), 24)
	};
	return i.flatMap((e) => rg(e, o, {
		paint: t,
		width: n
	}));
}
function ng({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${Hn(t)}`;
	return {
		label: Hn(e) + i,
		at: n ? Hn(De({ place: n }, r)) : ""
	};
}
function rg(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "" } = e, s = r ?? Infinity, c = tn(i) <= t.labels && tn(a) <= t.places, l = t.places > 0 || a !== "" ? "  " : "", u = 4 + t.labels + l.length + t.places + 2, d = `${ag(e, n)}${i}${l}${n("dim", a)}`, f = `${ag(e, n)}${wn(i, t.labels)}${l}${wn(n("dim", a), t.places)}`, p = e.lines.flatMap((e) => _n(" ".repeat(6) + ig(e, n), s, 8)), m = `${c ? f : d}  ${o}`.trimEnd();
	return tn(m) <= s && (c || tn(o) <= 20) ? [m, ...p] : c && s - u >= 40 ? [..._n(m, s, u), ...p] : [
		..._n((c && r !== void 0 ? f : d).trimEnd(), s, 6),
		...o === "" ? [] : _n(" ".repeat(6) + o, s, 8),
		...p
	];
}
function ig(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : mp(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function ag({ sign: e }, t) {
	return `  ${t($h[e], e)} `;
}
function og(e, t) {
	return e.map(tn).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
// src/model/variables.ts
function sg(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function cg(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const lg = /\$\$\{|\$\{([^}]*)\}/g;
function ug(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(lg)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : dg(e[n]) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function dg(e) {
	return e === void 0 || e === "?" || e === "#";
}
function fg(e) {
	return [...new Set(ug(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function pg(e, t) {
	return ug(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function mg(e, t) {
	let n = ug(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? hg(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? hg(t.slice(r), i) : r === t.length;
}
function hg(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function gg(e) {
	let [, t = "https", n = ""] = vg.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Y(e) {
	return e.replace(vg, (t, n) => `${n}://${gg(e)}`);
}
function _g(e, t) {
	return Y(e) === Y(t);
}
const vg = /^(https?):\/\/([^/?#]+)/i;
function yg(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
const bg = "LOKALISE_API_TOKEN", xg = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN)$)/i;
function Sg(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = cg(r.values, e);
	if (!Cg(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (xg.test(e) || Eg(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = Tg(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Cg(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function wg(e) {
	return xg.test(e);
}
function Tg(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Eg(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = Dg(t);
	return t.some((e) => [e, ...Og(e)].some((e) => n.some((t) => t.includes(e))));
}
function Dg(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function Og(e) {
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
const kg = {
	changes: [],
	kept: [],
	issues: []
};
function Ag(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function jg() {
	return (e) => {
		let { languages: n, ...r } = e, { name: i, value: a } = e, o = e.equal ?? t, s = e.inPlan ?? ((e) => a.parse(e));
		return {
			...r,
			diff(t, n, r) {
				let a = t[i] === void 0 ? e.undeclared?.(r, n) : t[i];
				if (a === void 0) return kg;
				let c = e.check?.(a, r);
				if (c) return {
					changes: [],
					kept: [],
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, r);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? kg : {
					...kg,
					issues: [Ag(i)]
				};
				let u = e.desired ? e.desired(a, l, r) : s(a);
				return l === void 0 && e.unset !== void 0 && o(e.unset, u, r) ? kg : l === void 0 ? {
					changes: [{
						field: i,
						after: u
					}],
					kept: [],
					issues: []
				} : o(l, u, r) ? kg : {
					changes: [{
						field: i,
						before: l,
						after: u
					}],
					kept: [],
					issues: []
				};
			},
			toPlan(e) {
				let t = e[i];
				return t === void 0 ? [] : [{
					field: i,
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
			...n && { languages(e) {
				let t = e[i];
				return t === void 0 ? [] : n(t);
			} }
		};
	};
}
function Mg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Ng(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [i(Object.fromEntries(t))];
}
// src/model/digest.ts
function Pg(e, t) {
	return Zr("sha256").update(i([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const Fg = {
	kept: [],
	problems: []
};
function Ig(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, Lg(e, t, i)), c = n === void 0 ? void 0 : St(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === kg ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && l.length === 0 && !u) return Fg;
	let d = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", f = ga(t.file, t.span, [d]), p = {
		kind: e.name,
		label: e.label(o),
		place: f
	};
	if (n !== void 0 && c !== void 0) return {
		kept: [{
			...p,
			id: e.id(n),
			reason: "foreign-owner",
			tag: c,
			place: f
		}],
		problems: []
	};
	let m = n === void 0 ? e.lacks(o) : void 0, h = [...m ? [{
		field: { name: d },
		issues: [m]
	}] : [], ...l].flatMap(({ field: n, issues: r }) => r.map(({ code: r, message: i, path: a }) => W(e, {
		...t,
		values: o
	}, r, i, {
		path: [n.name, ...a],
		ofName: !0
	})));
	if (h.length > 0) return {
		kept: [],
		skipped: p,
		problems: h
	};
	let g = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), _ = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : Pg(e.id(n), a);
		return {
			...Vg(i, t),
			...o !== void 0 && { seen: o }
		};
	})), v = g === void 0 ? [] : _.filter((t) => ie(e.name, t)), ee = _.filter((e) => !v.includes(e));
	if (n === void 0) return {
		change: {
			...p,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: ee
		},
		kept: [],
		problems: h
	};
	let te = e.id(n), y = u ? [{
		...p,
		id: te,
		reason: "archived",
		place: f
	}] : [], ne = l.flatMap((e) => e.kept.map((e) => ({
		...p,
		...e,
		id: te,
		place: Vg(e, t).place
	}))), re = g !== void 0 && v.length > 0 ? [{
		...p,
		id: te,
		reason: "protected",
		tag: g,
		place: f
	}] : [], ae = [
		...y,
		...re,
		...ne
	], oe = l.flatMap((e) => e.open ?? []), se = zg(e, {
		...t,
		values: o
	}, ee, ne);
	if (se) return {
		kept: ae,
		skipped: p,
		problems: [se],
		open: oe
	};
	let ce = em(e, n, ee, i.project);
	if (ce.length === 0) return {
		kept: ae,
		problems: h,
		open: oe
	};
	let le = Bg(e, n, ce), ue = r === void 0 ? {} : { renamed_from: r }, de = e.lastEdit(n), fe = e.tags(n);
	return {
		change: {
			...p,
			place: Rg(f, ce),
			ref: a,
			action: "update",
			id: te,
			identity: e.identity(o),
			...ue,
			seen: le,
			...de && { edited: de },
			...fe.length > 0 && { tags: fe },
			fields: ce
		},
		kept: ae,
		problems: h,
		open: oe
	};
}
function Lg({ fields: e }, t, { rules: n }) {
	return t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0) ? [] : [...new Set([...pt(t), ...n.pull?.completes ?? []])];
}
function Rg(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function zg(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return W(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`, {
		path: [i.field],
		ofName: !0
	});
}
function Bg(e, t, n) {
	return Pg(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Vg(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: ga(t, n, r)
	};
}
// src/plan/declaredContents.ts
const Hg = {
	fields: new Map(),
	texts: new Set()
};
function Ug(e, t) {
	let n = e.fields.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [i([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => i([
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
	let a = new Map(), s = new Set(), c = (e, i = e) => {
		let c = t.filter((e) => !s.has(e)), l = [...o(c, i)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (a.has(t)) continue;
			let n = Jg(t, e(t).map((e) => qg(u.get(e), s)).find((e) => e.length > 0) ?? [], r);
			n && (a.set(t, n), s.add(n));
		}
	}, l = (t) => Wg(e, t).id;
	c((e) => [l(e) ?? []].flat()), c((e) => [i([...r(e)].sort())]), c((t) => [i(e.identity(t.values))]);
	let u = (t) => Gg(e.identity(t.values));
	return c((t) => [...(Wg(e, t).previously ?? []).toReversed(), ...u(t)], u), a;
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
	return _a(t, n, i ? [i.name, r] : []).path;
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
	let a = i([e.name, n?.name ?? null]), o = r.get(a) ?? e_(e, n ? $g(t).filter(n.has) : t);
	return r.set(a, o), o;
}
function $g(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function e_(e, t) {
	let n = o(t, (t) => t_(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
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
	let r = e.map((e) => o_(e, {
		head: t.entries[e.plural] ?? [],
		target: n.entries[e.plural] ?? []
	}));
	return {
		changes: r.flatMap(({ changes: e }) => e),
		no_longer_declared: r.flatMap(({ no_longer_declared: e }) => e),
		rematched: r.flatMap(({ rematched: e }) => e),
		changed_defaults: [...new Set(r.flatMap((e) => e.changed_defaults))]
	};
}
function o_(e, { head: t, target: n }) {
	let i = new Map([...t, ...n].map((t) => [t, Ug(e, t.values)])), a = (e) => i.get(e) ?? Hg, o = Kg(e, {
		head: t,
		target: n
	}, (e) => a(e).texts), s = new Set(o.values()), c = [], l = [], u = [], d = [];
	for (let [n, i] of t.entries()) {
		let t = o.get(i), s = `${e.name}:${n + 1}`;
		if (!t) {
			c.push(c_(e, i, s));
			continue;
		}
		let f = l_(e, i, t, s, a);
		f && c.push(f);
		let p = a(i).fields, m = [...a(t).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
			...n,
			before: t
		}]);
		m.length > 0 && l.push({
			...s_(e, i),
			fields: m
		}), r(u, u_(e, i, t, f?.renamed_from !== void 0)), d_(e, i) !== d_(e, t) && d.push(i.file.path);
	}
	return {
		changes: c,
		no_longer_declared: [...n.filter((e) => !s.has(e)).map((t) => s_(e, t)), ...l],
		rematched: u,
		changed_defaults: d
	};
}
function s_(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = ga(t.file, t.span, [n]);
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
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !qe(e)).map((e) => Vg(e, t));
	return {
		...s_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function l_(e, t, n, r, a) {
	let o = a(n).fields, s = [...a(t).fields].flatMap(([e, n]) => {
		let r = o.get(e)?.after;
		return r !== void 0 && i(r) === i(n.after) ? [] : [Vg({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (s.length === 0) return;
	let [c, l] = [e.identity(t.values), e.identity(n.values)], [u, d] = [e.label(t.values), e.label(n.values)], f = s_(e, t);
	return {
		...f,
		place: Rg(f.place, s),
		ref: r,
		action: "update",
		identity: c,
		...i(c) !== i(l) && d !== u && { renamed_from: d },
		fields: s
	};
}
function u_(e, t, n, r) {
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
		...s_(e, t),
		...n
	}));
}
function d_(e, { onCreate: t }) {
	return i([...Ug(e, t).texts]);
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
		no_longer_declared: e.unmanaged.filter((e) => l.has(ze(e.kind).plural) && !s.has(T_(e)))
	};
}
function p_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => i([__(e), t]))));
	return (e, t) => n.has(i([e, t]));
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
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(T_)), r = new Set(t.map(({ kind: e, label: t }) => i([e, t])));
	return (e) => r.has(i([e.kind, e.label])) || e.action === "destroy" && n.has(T_(e));
}
function g_(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => Ht(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function __(e) {
	return e.action === "create" ? i([
		e.kind,
		"new",
		e.identity
	]) : i([e.kind, String(e.id)]);
}
function v_(e) {
	return e.action === "update" ? e.fields.map(y_) : e.action === "destroy" ? [i(["destroy", e.how])] : [i(["create", ...e.fields.map(y_).toSorted()])];
}
function y_({ field: e, part: t, after: n }) {
	return i([
		e,
		t ?? null,
		n
	]);
}
function b_(e) {
	let t = new Set(e.flatMap(x_));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => i([e, t ?? null])) : t.has(__(e)) ? v_(e) : [e.action];
}
function x_({ changes: e }) {
	let t = new Set();
	return e.map(__).filter((e) => t.size === t.add(e).size);
}
function S_(e) {
	let { kind: t, id: n, reason: r } = e, a = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return i([
		t,
		String(n),
		r,
		...a
	]);
}
function C_({ variable: e, host: t }) {
	return i([e, t]);
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
	return i([e, String(t)]);
}
// src/settings/changedSettings.ts
function E_(e) {
	return new Map(on.flatMap((t) => {
		let n = t === An ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
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
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.tokenEnv === r);
}
function k_(e, t) {
	return e !== "" && Rd(e).toLowerCase() === Rd(t).toLowerCase();
}
function A_(e) {
	let t = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${e}.`;
	return D("not-read", t, { severity: "notice" });
}
function j_(e, t) {
	let n = on.flatMap((n) => {
		let [r, a] = [e.get(n), t.get(n)];
		return i(r ?? null) === i(a ?? null) ? [] : [{
			name: Dt(n),
			...r !== void 0 && { before: M_(r) },
			...a !== void 0 && { after: M_(a) },
			loosens: n.loosens?.(r, a) ?? !1
		}];
	});
	return [...n.filter(({ loosens: e }) => e), ...n.filter(({ loosens: e }) => !e)];
}
function M_(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/filePart.ts
function N_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = on.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = B_(e, t, {
		members: [...a.map(I_), ...o.map(L_)],
		thing: s,
		within: n
	}), l = (r) => {
		let a = P_(t, r);
		if (!U_(a.value)) return R_;
		let o = [...n, r];
		return B_(e, a, {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		});
	}, u = new Map(o.map((e) => [e, l(e)])), d = new Map(a.map((n) => [n, z_(e, P_(t, n.name), n)])), f = ({ parent: e }) => e === void 0 ? c : u.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => N(m, t.span, [...p(e), ...n]),
			namePlace: (e, ...n) => ga(m, t.span, [...p(e), ...n])
		},
		problems: [...[c, ...u.values()].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function P_({ value: e, span: t }, n) {
	return {
		value: U_(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
const F_ = $n(O(), Un());
function I_(e) {
	return e.entries ? {
		...e,
		schema: k(Un()).refine(...pn)
	} : e;
}
function L_(e) {
	let t = on.filter(({ parent: t }) => t === e).map((e) => `${e.name}: ${e.example}`).join(", ");
	return {
		name: e,
		schema: F_,
		expects: `a mapping such as { ${t} }`
	};
}
const R_ = {
	values: {},
	broken: new Set(),
	problems: []
};
function z_(e, t, { entries: n }) {
	return n && Array.isArray(t.value) ? Jl(e, t, n).problems : [];
}
function B_({ file: e, textAt: t }, { value: n, span: r }, { members: i, thing: a, within: o, group: s }) {
	let c = new Map(Object.keys(U_(n) ? n : {}).flatMap((t) => {
		let n = ga(e, r, [t]), i = an("setting", Dt({
			parent: s,
			name: t
		}), { place: n });
		return i ? [[t, i]] : [];
	})), l = U_(n) ? Object.fromEntries(Object.entries(n).filter(([e]) => !c.has(e))) : n ?? {}, u = V_(i).safeParse(l), d = u.success ? [] : u.error.issues, f = new Set(d.flatMap(H_)), p = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), m = U_(l) ? Object.entries(l).filter(([e]) => !f.has(e)) : [];
	return {
		values: Object.fromEntries(m),
		broken: f,
		problems: [...c.values(), ...Sa(d, {
			value: l,
			span: r,
			file: e,
			textAt: t,
			noun: "setting",
			within: o,
			thing: a,
			members: p,
			takesEmpty: () => !1
		})]
	};
}
function V_(e) {
	return Zn(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function H_(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function U_(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/configFile.ts
function W_(e, t) {
	return j(t.working, w(un, e) ?? un.default);
}
async function G_(e, t) {
	let n = W_(e, t), r = w(un, e) === void 0 || t.commit && !await Yr(n, t), i = r ? W_({}, t) : n;
	if (r && !await Yr(i, t)) return { problems: [] };
	let a = M(i, t), o;
	try {
		o = Ur(await Hr(i, t));
	} catch (e) {
		if (e instanceof $r) throw e;
		return { problems: [D("not-read", `The settings in ${a} cannot be read: ${qr(e)}`)] };
	}
	let s = iu(a, o, { most: ou });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = J_(s, A(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(K_)
	};
}
function K_({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const q_ = 1e3;
function J_(e, t) {
	let n = {
		value: e.value,
		span: e.span
	}, r = N_(e, n), i = Y_(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: Mn([...r.problems, ...i?.problems ?? []])
	};
}
function Y_(e, t, n) {
	let i = n.get(An);
	if (i === void 0) return;
	let a = [], o = (e, t) => a.push(D("bad-setting", e, { place: t }));
	n.get(C) !== void 0 && o("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(C));
	let s = new Map(), c = Object.keys(i);
	if (c.length > q_) return o(`The setting projects has ${c.length.toLocaleString("en-US")} entries. Use at most ${q_.toLocaleString("en-US")}, and move the others into another file.`, n.namePlace(An)), {
		entries: s,
		problems: a
	};
	let l = P_(t, An.name);
	c.length === 0 && o("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(An));
	let u = new Map();
	for (let t of c) {
		let n = ga(e.file, l.span, [t]);
		X_(t) || o(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: i, problems: c } = N_(e, P_(l, t), [An.name, t]);
		r(a, c), s.set(t, i);
		let d = i.get(C), f = u.get(d ?? "");
		d === void 0 ? i.isBroken(C) || o(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? u.set(d, t) : o(`The entries "${t}" and "${f}" have the same project. Declare a project in one entry, with all of its manifests.`, i.place(C));
	}
	return {
		entries: s,
		problems: a
	};
}
function X_(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/rules.ts
function Z_(e, t) {
	let n = X(Ft, t), r = $_(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? w(i, t.raw) : X(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = X(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: X(ue, t),
		writers: X(Bn, t),
		overwrite: X(ye, t),
		accept: X(Re, t),
		pull: void 0,
		filter: n,
		owner: X(Oe, t),
		prune: Object.fromEntries(i),
		pruneBy: X(Mt, t),
		onProblem: X(Qt, t),
		protectedTags: X(He, t),
		limits: Object.fromEntries(a),
		allowRemovals: X(sn, t),
		allowWrongProject: X(xn, t)
	};
	return {
		rules: o,
		problems: e.flatMap((e) => tv(e, o, t))
	};
}
function Q_(e) {
	let { value: t = {}, part: n } = iv(ue, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(ue, e)]));
}
function $_(e) {
	return Ue.some((t) => w(t, e) !== void 0);
}
function ev(e, t) {
	let n = (w(Ft, e) ?? []).length > 0;
	if (!n && (!$_(e) || w(It, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Vn.flatMap((t) => [w(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Ue.map((e) => `--${ln(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${ln(It)}.`}`;
	return [D("bad-setting", a, { severity: "notice" })];
}
function tv(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Dt(a), { place: s } = iv(a, n) ?? {}, c = (e) => D("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = du(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(Oe) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && uu(e, t) === void 0 && !l(Mt) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const nv = [{
	row: st,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: dn,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function rv(e) {
	return w(Ft, e) === void 0 ? [] : nv.filter(({ row: t }) => ![void 0, !1].includes(w(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${ln(e)}: ${t}. Remove one of them.`;
		return D("bad-setting", n);
	});
}
function iv(e, { raw: t, environment: n, parts: r }) {
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
function X(e, t) {
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
		problems: [D("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Or(j(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${qr(e)}`);
	}
}
const ov = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function sv(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => cg(t, e.get(In) ?? "")).filter((e) => e !== void 0 && Tg(e) === void 0), i = [
		n,
		t[bg],
		cg(t, "INPUT_TOKEN"),
		...r,
		...cv(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function cv(e) {
	return Object.entries(e).flatMap(([e, t]) => ov.test(e) && t || []);
}
const lv = D("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function uv(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a = {
	name: void 0,
	id: ""
} }) {
	let o = e?.get(In);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [lv] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [D(n, t, { place: e.place(In) })] : []
	});
	if (!dv(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !O_(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = cg(t.values, o) || void 0;
	if (c === void 0) return s(`The environment has no ${o}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`, "no-token");
	let l = Tg(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function dv(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : wg(e) || Eg(cg(t, e) ?? "", cv(t)) ? !1 : !n || n.includes(e);
}
// src/settings/project.ts
function fv(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = c ? Cv(d[0], n) : xv, m = {
		name: e,
		id: p.id ?? ""
	}, h = uv(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: m
	}), g = Z_(n.kinds, f), _ = !(l && d.some((e) => e.isBroken(gt))) && X(gt, f), v = fg(d[0]?.get(C) ?? "").length > 0;
	return {
		settings: {
			...m,
			chosen: w(C, r) === void 0 && v ? p.id : void 0,
			secrets: p.secrets,
			token: h.token,
			manifests: mv(f, n),
			rules: g.rules,
			checks: pv(f),
			inFile: E_(d),
			pulledLanguages: iv(jn, f),
			languagePlaces: Q_(f),
			useAutomations: X(Tn, f),
			concurrency: X(Qe, f),
			rate: X(dt, f),
			showTexts: _ && D_(u, m)
		},
		problems: [
			...p.problems,
			...h.problems,
			...g.problems
		]
	};
}
function pv(e) {
	let t = mt.map(({ name: t, row: n }) => [t, X(n, e)]);
	return Object.fromEntries(t);
}
function mv({ raw: e, parts: t }, { kinds: n, config: r, working: i }) {
	let a = r?.folder ?? i, o = {};
	for (let n of Ue) {
		let r = w(n, e);
		if (r === void 0 && t.some((e) => e.isBroken(n))) return;
		let s = t.find((e) => e.get(n) !== void 0), c = s?.get(n)?.map((e, t) => ({
			text: e,
			place: s.place(n, t)
		}));
		o[n.name] = r ? {
			folder: i,
			patterns: r.map((e) => ({ text: e }))
		} : c && {
			folder: a,
			patterns: c
		};
	}
	let s = hv(t, a);
	return s && {
		kinds: n,
		globs: o,
		texts: s,
		folder: a
	};
}
function hv(e, t) {
	if (e.some((e) => e.isBroken(re))) return;
	let n = e.find((e) => e.get(re) !== void 0), r = n?.get(re)?.map((e, r) => {
		let { files: i, language: a, languages: o, platform: s, platforms: c, tags: l } = e;
		return {
			files: i,
			folder: t,
			place: n.place(re, r, "files"),
			languages: a === void 0 ? o : [a],
			language: a,
			languageMap: e.language_map ?? {},
			keyName: e.key_name ?? "{path}",
			platform: s,
			platforms: c,
			tags: l,
			plurals: e.plurals ?? "none"
		};
	}) ?? [];
	return r.map((e) => ({
		...e,
		...gv(e, r)
	}));
}
function gv(e, t) {
	if (e.language === void 0 || ae(e.files)) return {};
	let [n, r] = t.filter(({ files: t, keyName: n, platform: r }) => ae(t) && gr(t) === gr(e.files) && n === e.keyName && r === e.platform);
	return n?.languages && !r ? { others: n.languages } : {};
}
const _v = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, vv = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, yv = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, bv = {
	where: "the setting project",
	instead: "write the id itself"
}, xv = {
	secrets: [],
	problems: []
};
function Sv(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [D(n, e, { ...t && { place: t } })]
	};
}
function Cv(e, t) {
	let n = wv(e, t), { id: r } = n, i = w(Kt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Rd(r))) return n;
	let a = w(C, t.raw) !== void 0, o = a || e?.get(C) === void 0 ? void 0 : e.place(C), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...Sv(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function wv(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = w(C, t);
	if (a !== void 0) return Ev(a);
	let o = e?.get(C);
	return e && o !== void 0 ? Tv(o, n, e.place(C)) : e?.isBroken(C) || r?.projects ? xv : i === void 0 ? Sv("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : fg(i).length > 0 ? Tv(i, n, void 0) : {
		...xv,
		id: i
	};
}
function Tv(e, t, n) {
	if (fg(e).length === 0) return Dv(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return Sv("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = Sg(r, bv, t);
	if ("message" in o) return Sv(o.message, n, o.code);
	let { value: s } = o;
	if (!yv.test(s)) return Sv(`The value of ${a} ${Ov}`, n);
	let c = Dv(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Rd(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function Ev(e, t = "project") {
	let [n, r] = vv.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Dv(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? Sv(`${i} is the URL of a branch. Give the id with :branch after it.`) : Dv(r.replace(/%3a/i, ":"), i);
}
function Dv(e, t, n) {
	return _v.test(e) ? {
		...xv,
		id: e
	} : Sv(`${t} ${Ov}`, n);
}
const Ov = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function kv(e, t, n) {
	let r = (e) => D("bad-setting", e), i = w(jt, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [D("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = yn(e, a) || ` There are ${a.join(", ")}.`;
		return [D("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(C) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, l = [C, ...Ue];
	if (c.length > 1) for (let t of l) w(t, e) !== void 0 && o.push(r(`The option --${ln(t)} (in the action: ${ln(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/resolve.ts
const Av = new AbortController().signal;
async function jv(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = Av }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await G_(t, n), p = await av(w(Ge, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), h = sv(d, r, m), g = {
		values: r,
		tokens: h,
		allowed: w(Dn, t)
	}, _ = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, ee = X(Te, _), te = kv(t, d, a), y = e !== "validate" && !ee, ne = {
		kinds: v(),
		raw: te.names.length > 1 ? {
			...t,
			[ln(C)]: []
		} : t,
		environment: r,
		config: d,
		usable: g,
		runToken: m,
		online: y,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l
	}, re = d === void 0 && f.length > 0, ie = (e) => fv(e, e === void 0 ? void 0 : d?.projects?.get(e), ne), ae = re ? [] : te.names.map(ie), oe = ae.map(({ settings: e }) => e), se = te.others.map((e) => ie(e).settings), ce = {
		kinds: v(),
		command: e,
		apiUrl: X(Ct, _),
		projects: oe,
		others: se.flatMap(({ manifests: e }) => e ?? []),
		showTexts: oe.every(({ showTexts: e }) => e) && Pv(u),
		usable: g,
		secrets: [...h.map(lt), ...[...oe, ...se].flatMap((e) => e.secrets)],
		timeLimit: X(Tt, _),
		...Mv(t, _, n),
		combines: !1,
		matrix: ee,
		reports: [],
		backupDir: Nv(w(qt, t) ?? i, n),
		restoreFlags: $t(t, [
			un,
			...d ? [C] : [],
			Ge,
			Ct
		])
	}, le = ne.online && oe.some(({ inFile: e }) => e.get(gt) !== !1);
	return {
		settings: ce,
		problems: Fv([
			...p.problems,
			...hn(t),
			...f,
			...te.problems,
			...ae.flatMap((e) => e.problems),
			...ne.online ? ev(t, d) : [],
			...rv(t),
			...u?.is === "missing" && le ? [A_(u.why)] : []
		])
	};
}
function Mv(e, t, n) {
	return {
		format: X(nt, t),
		detailedExitcode: X(ge, t),
		all: X(te, t),
		publish: X(Ln, t),
		failOnDrift: X(Zt, t),
		applyFrom: X(Ot, t),
		yes: X(zt, t),
		verbose: X(nn, t),
		quiet: X(at, t),
		force: X(kt, t),
		out: Nv(w(Se, e), n),
		report: [...new Set(X(Be, t).map((e) => j(n.working, e)))],
		plan: Nv(w(st, e), n),
		configFile: W_(e, n)
	};
}
function Nv(e, { working: t }) {
	return e === void 0 ? void 0 : j(t, e);
}
function Pv(e) {
	return !e || e.is === "read" && e.projects.every(({ showTexts: e }) => e);
}
function Fv(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/kinds/declaration.ts
function Iv({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Bv(n, t[e] ?? [])));
}
function Lv({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(pt)))];
}
function Rv(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => zv(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function zv(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
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
			place: ga(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Vv(e, t, { second: n, first: r, field: i }, a = "") {
	let o = N(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${Hv(N(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return D(e, s, { place: o });
}
function Hv({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function Uv(e, t) {
	let n = Iv(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Wv(e, t),
		...Gv(n, t),
		...Yv(n.filter(({ ofText: e }) => e), t)
	];
}
function Wv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [D("project-type", o, { scope: "project" })];
}
function Gv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...c(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = yn(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = `Project ${t.name} has no language "${e}".${o} ${l}`;
		return D("unknown-language", u, {
			place: r.place,
			scope: "project"
		});
	});
}
function Kv({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => vt(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [D("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
function qv({ languages: e }, t) {
	let n = (e) => e === "enforce" || e === "merge", { "*": r, ...i } = e, [a, o] = Object.keys(i).filter((e) => n(i[e]));
	if (a !== void 0 && o === void 0 && !n(r)) return {
		language: a,
		isSure: r !== void 0
	};
	let s = [...t.values()].filter(({ source: e }) => !e.languages && !e.language), [c, l] = new Set(s.flatMap((e) => e.language ?? []));
	return c !== void 0 && l === void 0 ? {
		language: c,
		isSure: !0
	} : void 0;
}
function Jv(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${yn(e, r)}`;
		return [D("unknown-language", i, {
			place: n,
			severity: "warning",
			scope: "change"
		})];
	});
}
function Yv(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [D("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function Xv({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const Zv = new AbortController().signal;
async function Qv({ projects: e, usable: t }, n, { signal: i = Zv, known: a = new Map(), onProgress: o = () => {}, findProject: s } = {}) {
	let c = [], l = [];
	for (let u of e) {
		if (!u.manifests) continue;
		let e = await $v(async (e) => {
			o({ phase: "reading" });
			let r = await sa(e, u, n, i), { manifests: s } = r, c = Object.values(s).flat().length, l = 0, d = gu(e.kinds, s, t, a), f = d.next();
			for (; !f.done && !i.aborted;) await Fr(), o({
				phase: "reading",
				count: {
					done: ++l,
					total: c,
					unit: "file"
				}
			}), f = d.next();
			if (!f.done || i.aborted) return;
			let { declared: p, problems: m } = f.value;
			return {
				declared: p,
				problems: [...r.problems, ...m],
				textFiles: mu(s),
				undecided: r.undecided,
				manifests: Object.values(s).flatMap((e) => e.map(({ path: e }) => e))
			};
		}, u, s);
		if (!e) break;
		r(l, e.problems.map(ty(u)));
		let { declared: d, manifests: f, textFiles: p, isDoubtful: m } = e;
		c.push({
			settings: u,
			declared: d,
			manifests: f,
			textFiles: p,
			...m && { isDoubtful: m }
		});
	}
	return {
		reads: c,
		problems: [...l, ...ny(c)]
	};
}
async function $v(e, t, n) {
	let r = t.manifests && await e(t.manifests), i = ({ place: e }) => e !== void 0 && r?.undecided.has(e.file) === !0;
	if (!t.manifests || !r?.problems.some(i)) return r;
	let a = new Set([...r.undecided.values()].map(({ language: e }) => e));
	if (a.size === 1 && !a.has(void 0)) return r;
	if (!n) return ey(r, i);
	let o = await n(t);
	if (!o) return r;
	let { texts: s } = t.manifests, c = s.map((e) => ({
		...e,
		base: o.baseLanguage
	})), l = await e({
		...t.manifests,
		texts: c
	});
	if (!l) return;
	let u = ft(l.problems) ? [] : Kv(r, o);
	return {
		...l,
		problems: [...l.problems, ...u]
	};
}
function ey(e, t) {
	let n = e.problems.map((n) => {
		let r = n.code === "text-file" && e.undecided.get(n.place?.file ?? "")?.language === void 0;
		if (n.severity !== "error" || !t(n) || r) return n;
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
function ty({ rules: e }) {
	let t = Object.values(e.prune).some((e) => e !== "off");
	return (e) => t && e.code === "no-language-file" && e.severity === "notice" ? {
		...e,
		severity: "error",
		scope: "run",
		message: `${e.message} With prune, create it first.`
	} : e;
}
function ny(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => ry(t, e) !== void 0), a = i && ry(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [D("bad-setting", o)];
	});
}
function ry(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Rd(e.settings.id) !== Rd(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const iy = {
	entries: {},
	variables: new Map()
};
async function ay(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => jv(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[ln(jt)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await Qv({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => sg(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), ee = [...h.filter(({ code: e }) => !cy.includes(e)), ...v].find(ly);
	return ee ? {
		is: "missing",
		why: uy(ee)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function oy(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await jv("plan", {
		...e,
		[ln(jt)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: uy(o)
	} : {
		is: "read",
		projects: i.projects.map(({ name: e, id: t, showTexts: n, inFile: r }) => {
			let i = r.get(In);
			return {
				name: e,
				id: t,
				showTexts: n,
				tokenEnv: typeof i == "string" ? i : void 0
			};
		})
	};
}
const sy = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], cy = ["unset-variable", "project-not-allowed"];
function ly({ severity: e, code: t }) {
	return e === "error" && !sy.includes(t);
}
function uy({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${De({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function dy(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => py(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? iy, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Xv(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		kinds_no_longer_declared: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: j_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function fy(e, t) {
	let n = e && dy(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function py({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(C));
}
function my(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return D("released-project", t, { severity: "warning" });
	});
}
function hy(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? uy(e) : "no plan could be made for its target"
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
const gy = { entries: {} };
async function _y({ kinds: e }, { problems: t }, n, r) {
	if (ft(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(vy(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => yy(e, t, c.get(t), l.get(t)))
	};
}
function vy(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function yy(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...a_(e, n?.declared ?? gy, r?.declared ?? gy),
		settings: j_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function by(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = Hh(t), l, u, d = 0, f, p = () => {
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
function xy(e, t) {
	return by({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(Ih(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
const Sy = "lokaform-backup";
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
		screen: {
			paint: r.paint,
			width: r.width,
			clean: r.clean
		},
		showProblems: (e) => wy(e, r),
		ask: i && ((e, t) => En(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => Ty(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => Ay(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function wy(e, t) {
	for (let n of Rt(Gh(e, t.paintError), t.errorWidth)) t.error(n);
}
function Ty(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.paintError("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Pe(a.out, a.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Vh(e));
		},
		...s ? void 0 : Ey(n, u),
		onPlan: (r) => Dy(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Ai({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function Ey({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? by({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(Ih(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : xy(t, n);
}
async function Dy(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = ky(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of Uh(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = {
			paint: i.paintError,
			width: i.errorWidth
		};
		for (let n of Uh(e, {
			...u,
			...t
		})) i.prompt(n);
	}
	for (let t of Rt(Gh(e.problems, i.paintError), i.errorWidth)) i.prompt(t);
	return En("Apply this plan?", c, n);
}
function Oy(e, t) {
	return Rt(Uh(e, {
		...t,
		width: void 0
	}).slice(-1), t.width);
}
function ky({ command: e, all: t }, { console: { paint: n, width: r } }) {
	return {
		paint: n,
		width: r,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function Ay(e, t, n, r) {
	let { console: i, folder: a } = r, { paint: o, paintError: s, width: c, errorWidth: l } = i, { format: u, quiet: d, command: f } = t;
	if (u === "json" && i.out(ne(e)), u === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	for (let t of Rt(qh(e, s), l)) i.error(t);
	if (u !== "text") return;
	if (d && (f === "plan" || f === "drift")) for (let n of e.projects) for (let e of Oy(n, ky(t, r))) i.out(e);
	if (ht(e)) for (let t of Jh(e, s, l)) i.error(t);
	else for (let t of Jh(e, o, c)) i.out(t);
	let p = (e) => M(e, { displayRoot: a });
	if (!d) for (let e of Yh(n, p)) i.out(e);
	if (!d) for (let n of jy(e, t, r)) i.out(n);
	let m = My(e);
	if (!(m === void 0 || d || l === void 0)) for (let e of Rt([s("dim", m)], l)) i.error(e);
}
function jy(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || rn(e) || !Et(e)) return [];
	let i = ot(e).some(cn) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = $t(r, bt("apply")).map(ee);
	return [`To make ${i}: ${b(["lokaform apply", ...a].join(" "))}`];
}
function My(e) {
	let t = ot(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-agreed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const Ny = {
	"key:": ({ names: e }) => e,
	"tag:": ({ tags: e }) => e,
	"file:": ({ files: e }) => e
};
function Py(e) {
	return Object.keys(Ny).find((t) => e.startsWith(t)) ?? "";
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
	let n = Py(e), r = e.slice(n.length);
	if (n === "file:") return t.files.some((e) => Ut(e, r));
	let i = Ny[n || "key:"]?.(t) ?? [];
	return n !== "" || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Ry({ kind: e, entry: t, live: n, change: r }) {
	let i = [t, ...t.parts ?? []].map(({ file: e }) => e.path), a = e.fields.find(({ role: e }) => e === "owner"), o = a?.toPlan(t.values) ?? [], s = r && r.action !== "destroy" ? r.fields : [], c = [...o, ...s.filter(({ field: e }) => e === a?.name)];
	return {
		names: e.secretNames ? [] : Gg(e.identity(t.values)),
		tags: [...n === void 0 ? [] : e.tags(n), ...c.flatMap((e) => Gg(e.after))],
		files: i
	};
}
function zy(e, t) {
	return Iy(e, Hy(t)).filter((e) => !e.startsWith("tag:")).map((e) => By(e, t));
}
function By(e, t) {
	let n = Py(e), r = Hy(t).flatMap((e) => Ny[n || "key:"]?.(Ry(e)) ?? []), i = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${yn(e, [...new Set(r)].map((e) => n + e))}`;
	return D("unknown-filter", i);
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
	let r = Jy(t), i = e.flatMap(Uy).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : Fy([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function Gy(e, t, n) {
	let r = n.flatMap(qy);
	return t.filter((e) => !Uy(e).some(({ keys: e }) => r.some((t) => Fy([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = Uy(t), a = yn(n, [...new Set(r.flatMap(Jy))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return D("unknown-text", o);
	});
}
function Ky(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = qy(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Uy(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => Fy([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => Fy([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.`;
		return s.length === 0 ? [] : [D("unknown-text", u, { scope: "project" })];
	});
}
function qy(e) {
	return Hy([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Jy({ kind: e, entry: t }) {
	return Gg(e.identity(t.values));
}
// src/keys/live.ts
function Yy(e, t) {
	let r = pr(e) ?? {}, i = ar(r.key_id), a = tb(r.key_name, (e) => or(e) || void 0), o = lr(r.platforms, or), s = n.filter((e) => o?.includes(e)), c = Object.keys(db(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = rb(r.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: i,
		key_name: c,
		platforms: o && s,
		filenames: nb(tb(r.filenames, or)),
		tags: lr(r.tags, or),
		is_plural: fr(r.is_plural),
		is_archived: fr(r.is_archived)
	};
	if (!cr(f) || d.length > 0) {
		let e = [...ir(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: i,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size;
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...Qy(r),
		translations: l
	} };
}
const Xy = {
	description: or,
	context: or,
	plural_name: or,
	is_hidden: fr,
	char_limit: ur,
	custom_attributes: eb,
	modified_at_timestamp: sr,
	translations_modified_at_timestamp: sr
}, Zy = Object.entries(Xy);
function Qy(e) {
	return Object.fromEntries(Zy.map(([t, n]) => [t, n(e[t])]));
}
function $y(e) {
	return Object.keys(Xy).filter((t) => e[t] === void 0);
}
function eb(e) {
	let t = or(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function tb(e, t) {
	let r = pr(e) ?? {}, i = {};
	for (let e of n) {
		let n = t(r[e]);
		n !== void 0 && (i[e] = n);
	}
	return i;
}
function nb({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function rb(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = ib(pr(n) ?? {});
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
function ib(e) {
	return {
		language_iso: or(e.language_iso),
		translation: or(e.translation),
		modified_by: ar(e.modified_by),
		modified_by_email: or(e.modified_by_email),
		modified_at_timestamp: sr(e.modified_at_timestamp),
		is_reviewed: fr(e.is_reviewed),
		is_unverified: fr(e.is_unverified)
	};
}
var ab = class {
	#e = new Map();
	#t;
	constructor(e) {
		this.#t = e;
	}
	add(e) {
		this.addRead(this.read(e));
	}
	read(e) {
		return Array.from(e, (e) => Yy(e, this.#t));
	}
	addRead(e) {
		for (let t of e) this.#e.set(("key" in t ? t.key.key_id : t.unusable.id) ?? Symbol(), t);
	}
	reads() {
		return [...this.#e.values()];
	}
	get size() {
		return this.#e.size;
	}
	all() {
		let e = this.reads();
		return {
			objects: e.flatMap((e) => "key" in e ? e.key : []),
			unusable: e.flatMap((e) => "unusable" in e ? e.unusable : [])
		};
	}
};
const ob = (e) => {
	let t = e.exactOptional();
	return Zn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, sb = ob(O()), cb = ob(O().min(1));
function lb(e, t) {
	return typeof e == "string" ? e : e[t];
}
function Z(e, t = n) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let r = [];
	for (let i of n) {
		let n = t.includes(i) ? e[i] : void 0;
		n !== void 0 && !r.includes(n) && r.push(n);
	}
	return r;
}
function ub(e, t = n) {
	let r = Z(e, t);
	return (r.length > 0 ? r : Z(e)).join(" / ");
}
function db(e, t) {
	let r = {};
	for (let i of n) {
		let n = lb(e, i);
		t.includes(i) && n !== void 0 && (r[i] = n);
	}
	return r;
}
function fb(e) {
	let [t = "", ...n] = Z(e);
	if (n.length === 0) return t;
	let { ios: r = t, android: i = t, web: a = t, other: o = t } = e;
	return {
		ios: r,
		android: i,
		web: a,
		other: o
	};
}
function pb(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function mb({ language: e }, { form: t }) {
	return t === void 0 ? `The ${e} text` : `The form ${t} of the ${e} text`;
}
// node_modules/@formatjs/icu-skeleton-parser/index.js
const hb = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function gb(e) {
	let t = {};
	return e.replace(hb, (e) => {
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
const _b = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function vb(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(_b).filter((e) => e.length > 0), n = [];
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
function yb(e) {
	return e.replace(/^(.*?)-/, "");
}
const bb = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, xb = /^(@+)?(\+|#+)?[rs]?$/g, Sb = /(\*)(0+)|(#+)(0+)|(0+)/g, Cb = /^(0+)$/;
function wb(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(xb, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function Tb(e) {
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
function Eb(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !Cb.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function Db(e) {
	return Tb(e) || {};
}
function Ob(e) {
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
				t.style = "unit", t.unit = yb(n.options[0]);
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
						...Db(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...Db(t)
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
				n.options[0].replace(Sb, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (Cb.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (bb.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(bb, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...wb(e)
			});
			continue;
		}
		if (xb.test(n.stem)) {
			t = {
				...t,
				...wb(n.stem)
			};
			continue;
		}
		let e = Tb(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = Eb(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
// node_modules/@formatjs/icu-messageformat-parser/index.js
let kb = function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({}), Ab = function(e) {
	return e[e.literal = 0] = "literal", e[e.argument = 1] = "argument", e[e.number = 2] = "number", e[e.date = 3] = "date", e[e.time = 4] = "time", e[e.select = 5] = "select", e[e.plural = 6] = "plural", e[e.pound = 7] = "pound", e[e.tag = 8] = "tag", e;
}({});
function jb(e) {
	return e.type === 2;
}
function Mb(e) {
	return e.type === 3;
}
function Nb(e) {
	return e.type === 4;
}
function Pb(e) {
	return e.type === 5;
}
function Fb(e) {
	return e.type === 6;
}
function Ib(e) {
	return e.type === 8;
}
function Lb(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function Rb(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
const zb = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, Bb = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, Vb = {
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
function Hb(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = Ub(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function Ub(e) {
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
	return n !== "root" && (r = e.maximize().region), (Vb[`${n}-${r}`] || Vb[r || ""] || Vb[n || ""] || Vb[`${n}-001`] || Vb["001"])[0].charAt(0);
}
const Wb = RegExp(`^${zb.source}*`), Gb = RegExp(`${zb.source}*$`);
function Q(e, t) {
	return {
		start: e,
		end: t
	};
}
const Kb = !!Object.fromEntries, qb = !!String.prototype.trimStart, Jb = !!String.prototype.trimEnd, Yb = Kb ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, Xb = qb ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(Wb, "");
}, Zb = Jb ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(Gb, "");
};
let Qb = $b();
function $b() {
	try {
		let e = RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return Bb;
}
function ex(e, t) {
	return Qb.lastIndex = t, Qb.exec(e)[1] ?? "";
}
function tx(e) {
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
var nx = class {
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
				let e = tx(this.message);
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
			} else if (i === 60 && !this.ignoreTag && rx(this.peek() || 0)) {
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
				if (this.isEOF() || !rx(this.char())) return this.error(23, Q(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && ax(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !ix(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = ex(this.message, t), r = t + n.length;
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
					let r = Zb(n.val);
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
					let t = Xb(e.style.slice(2));
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
						this.locale && (r = Hb(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? gb(r) : {}
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
						options: Yb(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: Yb(c.val),
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
			n = vb(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? Ob(n) : {}
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
		for (; !this.isEOF() && ox(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function rx(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function ix(e) {
	return rx(e) || e === 47;
}
function ax(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function ox(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function sx(e) {
	e.forEach((e) => {
		if (delete e.location, Pb(e) || Fb(e)) for (let t in e.options) delete e.options[t].location, sx(e.options[t].value);
		else jb(e) && Lb(e.style) || (Mb(e) || Nb(e)) && Rb(e.style) ? delete e.style.location : Ib(e) && sx(e.children);
	});
}
function cx(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new nx(e, t).parse();
	if (n.err) {
		let e = SyntaxError(kb[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || sx(n.val), n.val;
}
// src/checks/icu.ts
const lx = {
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
}, ux = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;
function dx(e) {
	try {
		let t = new Map();
		return px(cx(e, { ignoreTag: !0 }), t), {
			is: "message",
			args: t
		};
	} catch (t) {
		if (!(t instanceof SyntaxError) || ux.test(e)) return { is: "unread" };
		let [n, r] = lx[t.message] ?? ["its syntax is wrong", "Correct it"];
		return {
			is: "broken",
			cause: n,
			fix: r,
			at: fx(t)
		};
	}
}
function fx(e) {
	let { location: t } = e;
	return (t?.start?.offset ?? 0) + 1;
}
function px(e, t, n = "") {
	for (let r of e) if (r.type === Ab.pound) t.set(n, !0);
	else if (r.type === Ab.tag) px(r.children, t, n);
	else if (r.type === Ab.plural || r.type === Ab.select) {
		t.set(r.value, t.get(r.value) ?? !1);
		let e = r.type === Ab.plural ? r.value : n;
		for (let { value: n } of Object.values(r.options)) px(n, t, e);
	} else r.type !== Ab.literal && t.set(r.value, !0);
}
const mx = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function hx(e) {
	return e.includes("{") && e.length <= 2e4 && mx.test(e);
}
const gx = /(?<!')'(?=\{)/;
function _x(e) {
	return gx.test(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function vx(e, t) {
	if (e.length > 2e4) return;
	let n = t ? dx(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: Mx
		};
	}
	if (n && hx(e)) return;
	let r = Nx(e, "likely"), i = Px(r) ? Sx(e, r, "all") : r;
	return {
		text: e,
		named: Zx(e),
		choosing: new Set(),
		printf: i
	};
}
function yx(e, t, n = new Set()) {
	if (bx(e, t)) return;
	let r = xx(e, t), i = Cx(e, t), a = wx(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: Dx(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function bx({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a, isDoubtful: o } = n.printf;
	if (o || t.isDoubtful || i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function xx({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === Mx) return r;
	if (Px(t)) return Sx(n, r, "all");
	let i = Sx(n, r, "sure");
	return e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function Sx(e, t, n) {
	return t.isDoubtful ? Nx(e, n) : t;
}
function Cx({ named: e, choosing: t, printf: n }, { named: r }) {
	let i = new Set(e.values()), a = e.size === 0 && !Px(n);
	return {
		lacks: [...e.keys()].filter((e) => !r.has(e) && !t.has(e)),
		has: [...r].flatMap(([t, n]) => !e.has(t) && (a || i.has(n)) ? [t] : [])
	};
}
function wx({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(Tx),
		has: i.map(Tx),
		isReordered: !1
	};
	let o = Ex([...e.values()], [...t.values()]), s = Ex([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function Tx([, { written: e }]) {
	return e;
}
function Ex(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function Dx(e, t) {
	return Px(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function Ox(e) {
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
			lonePercent: r.some(({ lonePercent: e }) => e),
			isDoubtful: r.some(({ isDoubtful: e }) => e)
		}
	};
}
const kx = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, Ax = /^%(?:20[a-z]|[0-7][CDEF])$/i, jx = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["sS", "text"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], Mx = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1,
	isDoubtful: !1
};
function Nx(e, t) {
	if (!e.includes("%")) return Mx;
	let n = new Map(), [r, i, a, o] = [
		1,
		!1,
		!1,
		!1
	];
	for (let s of e.matchAll(kx)) {
		let [c, l, u, d, f] = s;
		if (l !== void 0) i = !0;
		else if (f === void 0) a ||= !/[({]$/.test(c);
		else {
			let i = Ix(e, s.index, c, "sure");
			if (o ||= !i, !i && !Ix(e, s.index, c, t)) {
				a = !0;
				continue;
			}
			d === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			}), n.set(u === void 0 ? r++ : Number(u), {
				type: Lx(f),
				written: c
			});
		}
	}
	return {
		args: n,
		byOrder: r > 1,
		escapes: i,
		lonePercent: a,
		isDoubtful: o
	};
}
function Px({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const Fx = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function Ix(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || Ax.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !Fx.test(i);
}
function Lx(e) {
	return jx.find(([t]) => t.includes(e))?.[1] ?? "text";
}
function Rx(e, t, n) {
	let r = e.map((e) => ({
		...e,
		forms: zx(e, n)
	})), i = r.flatMap(({ forms: e }) => e), [a] = i;
	if (!a || i.every((e) => bx(a.placeholders, e.placeholders))) return [];
	let o = r.flatMap((e) => e.forms.length > 0 ? Bx(e) : []), s = Qx(o, t);
	if (!s) return [];
	let c = Hx(s);
	return o.flatMap((e) => e === s || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = s.forms.some((e) => !yx(e.placeholders, t.placeholders)) ? void 0 : yx(s.together, t.placeholders, t.form === void 0 ? void 0 : c);
		return n ? [Ux(e, t, s, n)] : [];
	}));
}
function zx(e, t) {
	return pb(e.text).flatMap((e) => {
		let n = vx(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function Bx(e) {
	let t = [...e.forms].sort((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: Ox(t.map(({ placeholders: e }) => e))
	};
}
const Vx = /^\{\{?(?:count|n|num|number|quantity|amount)\}\}?$/i;
function Hx({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => yx(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => Vx.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function Ux(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }) {
	let c = mb(e, t), l = r ? `the ${n} text of the project` : `the ${n} text`, u = i.length > 0 && hx(t.text) ? _x(t.text) : "", d = i.length > 0 && a.length > 0 ? `${c} has ${Wx(a)}, but ${l} has ${Wx(i)}. Use the same placeholders in both.` : i.length > 0 ? `${c} lacks ${Wx(i)}, which ${l} has. Add ${i.length > 1 ? "them" : "it"}.` : a.length > 0 ? `${c} has ${Wx(a)}, which ${l} does not have. Remove ${a.length > 1 ? "them" : "it"}, or add ${a.length > 1 ? "them" : "it"} to ${l}.` : o ? `${c} has its placeholders in another order than ${l}. Number them, for example %1$s and %2$d.` : s === "escape" ? `${c} has a single percent sign, but ${l} has placeholders such as %d. Write %% for a percent sign.` : `${c} has %%, but ${l} has a single percent sign. Use the same in both.`;
	return {
		check: "placeholders",
		language: e.language,
		...t.form !== void 0 && { form: t.form },
		message: d + u,
		quotes: [...i, ...a].map(Gx)
	};
}
function Wx(e) {
	let t = e.slice(0, 5).map(Gx), n = e.length - t.length;
	return n > 0 ? `${t.join(", ")} and ${n} more` : t.length > 1 ? `${t.slice(0, -1).join(", ")} and ${t.at(-1)}` : t[0] ?? "";
}
function Gx(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const Kx = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", qx = "\\d{1,3}", Jx = `${Kx}|${qx}`, Yx = new RegExp([
	`\\{\\{\\{?[-&]?\\s{0,9}(?<double>${Jx})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{(?<dollar>[^{}]{1,200})\\}",
	`%\\{(?<percent>${Jx})\\}`,
	`%\\((?<round>${Jx})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	`\\{\\s{0,9}(?<single>${Kx})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(?<numbered>${qx})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Xx = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`
};
function Zx(e) {
	let t = new Map();
	if (!e.includes("{") && !e.includes("%(")) return t;
	for (let { groups: n = {} } of e.matchAll(Yx)) for (let e of Object.keys(Xx)) {
		let r = (n[e] ?? (e === "single" ? n.numbered : void 0))?.trim();
		r && t.set(Xx[e](r), e);
	}
	return t;
}
function Qx(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/checkTexts.ts
const $x = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, eS = `[\\s${$x.source.slice(1)}`, tS = RegExp(`[{%]|^${eS}|${eS}$`);
function nS(e, t) {
	let { texts: n, charLimit: r } = e;
	return (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !tS.test(e)) ? [] : rS(e, t);
}
function rS(e, { levels: t, base: n, needed: r }) {
	let { texts: i, charLimit: a, live: o } = e, s = Object.entries(i).map(([e, t]) => ({
		language: e,
		text: t
	})), c = (e) => t[e] !== "off", l = (c("icu") || c("placeholders")) && s.some(({ text: e }) => pb(e).some((e) => hx(e.text))), u = [...s, ...iS(e, n)];
	return [
		...c("icu") && l ? s.flatMap(aS) : [],
		...c("placeholders") ? Rx(u, n, l) : [],
		...c("plurals") ? s.flatMap((e) => CS(e, o?.(e.language), r)) : [],
		...c("length") && a > 0 ? s.flatMap((e) => oS(e, a)) : [],
		...c("blanks") ? pS(u, n) : [],
		...c("base") ? sS(e, n) : []
	];
}
function iS({ texts: e, live: t }, n) {
	if (n === void 0 || pb(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function aS(e) {
	return pb(e.text).flatMap((t) => {
		if (!hx(t.text)) return [];
		let n = dx(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `${mb(e, t)} is not a valid ICU message: ${r} (character ${a}). ${i}.${_x(t.text)}`;
		return [cS("icu", e, t.form, o)];
	});
}
function oS(e, t) {
	return pb(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `${mb(e, n)} has ${r} characters, but char_limit allows ${t}. Shorten it, or raise char_limit.`;
		return [cS("length", e, n.form, i)];
	});
}
function sS({ texts: e, live: t, isNew: n }, r) {
	if (r === void 0 || pb(e[r] ?? "").length > 0) return [];
	let i = Object.entries(e).flatMap(([e, t]) => pb(t).length > 0 ? [e] : []), a = n ? "" : t?.(r);
	return i.length === 0 || a === void 0 || pb(a).length > 0 ? [] : [{
		check: "base",
		language: r,
		message: `It has a text in ${i.slice(0, 5).join(", ")}, but none in ${r}, the base language. Add the ${r} text.`
	}];
}
function cS(e, { language: t }, n, r) {
	return {
		check: e,
		language: t,
		...n !== void 0 && { form: n },
		message: r
	};
}
const lS = RegExp(`^${eS}*`), uS = new RegExp(eS), dS = /\r\n?|[\u2028\u2029\x85]/g, fS = /[^\S\n\t]/g;
function pS(e, t) {
	let n = e.flatMap((e) => {
		let t = pb(e.text).map((e) => ({
			...e,
			...hS(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Qx(n, t);
	return r ? n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = r.forms.find((e) => e.form === t.form) ?? mS(r.forms), i = [..._S("start", t.start, n?.start ?? ""), ..._S("end", t.end, n?.end ?? "")];
		if (i.length === 0) return [];
		let a = i.map(([e]) => e).join(", and "), o = [...new Set(i.map(([, e]) => e))].join(" "), s = `${mb(e, t)} ${a}, unlike the ${r.language} text. ${o}`;
		return [cS("blanks", e, t.form, s)];
	})) : [];
}
function mS(e) {
	let t = e.find(({ form: e }) => e === "other") ?? e[0];
	return t && {
		start: t.start,
		end: t.end
	};
}
function hS(e) {
	let t = lS.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && uS.test(e.charAt(n - 1));) --n;
	return {
		start: gS(t),
		end: gS(e.slice(n))
	};
}
function gS(e) {
	return e.replace($x, "").replace(dS, "\n").replace(fS, " ");
}
function _S(e, t, n) {
	return t === n ? [] : n === "" ? [[`${e}s with ${vS(t)}`, "Remove it."]] : t === "" ? [[`does not ${e} with ${vS(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function vS(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
const yS = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function bS() {
	let e = new Map();
	return (t) => {
		let n = e.get(t) ?? xS(t);
		return e.set(t, n), n;
	};
}
function xS(e) {
	let t = SS(e), n = new Set(["other"]);
	for (let e = 0; t && e <= 200; e += 1) n.add(t.select(e));
	return yS.filter((e) => n.has(e));
}
function SS(e) {
	let t = e.replaceAll("_", "-");
	try {
		return Intl.PluralRules.supportedLocalesOf(t).length > 0 ? new Intl.PluralRules(t) : void 0;
	} catch {
		return;
	}
}
function CS({ language: e, text: t }, n, r) {
	if (typeof t == "string" || pb(t).length === 0) return [];
	let i = {
		...typeof n == "object" ? n : {},
		...t
	}, a = r(e).filter((e) => !i[e]);
	return a.length === 0 ? [] : [{
		check: "plurals",
		language: e,
		message: `The ${e} text lacks the plural ${a.length > 1 ? `forms ${a.slice(0, -1).join(", ")} and ${a.at(-1)}` : `form ${a[0]}`}, ${a.includes("other") && a.length === 1 ? "which every language needs" : "which the language needs"}. Add ${a.length > 1 ? "them" : "it"}.`
	}];
}
// src/keys/texts.ts
const wS = $n(O(), O()), TS = Jn([O(), wS]);
function ES(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = wS.safeParse(JSON.parse(e));
		return t.success ? OS(t.data) : e;
	} catch {
		return e;
	}
}
function DS(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function OS(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function kS(e, n) {
	return typeof e == "string" || typeof n == "string" ? e === n || AS(e) && AS(n) : t(OS(e), OS(n));
}
function AS(e) {
	return typeof e == "string" ? e === "" : Object.keys(OS(e)).length === 0;
}
const jS = wS.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: s }
}), MS = Jn([O(), jS]), NS = $n(O().min(1), MS), PS = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, FS = k(Zn({
	language_iso: O(),
	translation: Un()
})).refine(PS, "has a language twice"), IS = k(Zn({
	language_iso: O().min(1),
	translation: MS
})).refine(PS, "has a language twice"), LS = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Jn([NS, IS.transform(BS).pipe(NS)]),
	rewrite: zS,
	diff({ translations: e }, t, n) {
		let { listed: i } = n;
		if (!e && i.length === 0 || n.project.segmentation) return kg;
		let a = [], o = [], s = [], c = [], l = i.filter((t) => !Object.hasOwn(e ?? {}, t));
		for (let [i, u] of [...Object.entries(e ?? {}), ...l.map((e) => [e, void 0])]) {
			let { plural: e, project: l } = n, d = l.languages?.find(({ iso: e }) => e === i)?.pluralForms ?? [], f = ` of ${i} in this project`, p = u === void 0 ? [] : RS(i, u, e, d, f);
			if (p.length > 0) {
				r(s, p);
				continue;
			}
			let m = HS(i, u, t, n);
			m && "code" in m ? s.push(m) : m && "kept" in m ? (o.push(m.kept), m.open && c.push(m.open)) : m && a.push(m);
		}
		return a.length + o.length + s.length === 0 ? kg : {
			changes: a,
			kept: o,
			issues: s,
			...c.length > 0 && { open: c }
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
		e.translations = t.map(({ part: e = "", after: t }) => ({
			language_iso: e,
			translation: TS.parse(t)
		}));
	},
	show(e) {
		let t = TS.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: OS(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && ES(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = ES(n, t);
			return AS(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => AS(ES(e, t))),
	editState(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
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
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		if (n) return {
			by: {
				id: n.modified_by,
				address: n.modified_by_email
			},
			...WS(n, ES(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !AS(ES(n.translation, e.is_plural));
	},
	same: (e, t) => kS(TS.parse(e), TS.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function RS(e, t, n, r, i = "") {
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
		let t = `"${n}" is not a plural form${i}. Forms are ${r.join(", ")}.${yn(n, r)}`;
		a.push({
			code: "plural-form",
			message: t,
			path: [e, n]
		});
	}
	return a;
}
function zS(e) {
	if (!Array.isArray(e)) return;
	let t = FS.safeParse(e);
	if (t.success) return {
		value: BS(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function BS(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function VS({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Ng(ES(t, e)));
}
function HS(e, t, n, { rules: r, verdicts: i }) {
	let a = Xt(r, e);
	if (a === "ignore") return;
	let o = "translations";
	if (!n) return t === void 0 ? void 0 : {
		field: o,
		part: e,
		after: t
	};
	let s = n.translations?.find(({ language_iso: t }) => t === e);
	if (!s) return t === void 0 ? void 0 : Ag(`${e} text`, [e]);
	let c = ES(s.translation, n.is_plural), l = {
		field: o,
		part: e,
		live: c,
		...WS(s, c)
	};
	if (t === void 0) return AS(c) ? void 0 : { kept: {
		...l,
		reason: "pull"
	} };
	let u = DS(t, c);
	if (kS(c, u)) return;
	let d = {
		field: o,
		part: e,
		before: c,
		after: u,
		...WS(s, c)
	};
	if (a === "enforce" || AS(c)) return d;
	let f = a === "seed";
	if (f && !r.pull && r.overwrite.length === 0) return { kept: {
		...l,
		declared: t,
		reason: "held"
	} };
	if (!f && US(c, u)?.length === 0) return d;
	let { modified_by: p, modified_by_email: m, modified_at_timestamp: h } = s, g = {
		id: String(n.key_id),
		language: e,
		live: c,
		...h && { at: h },
		by: {
			id: p,
			address: m
		},
		...f && { isHeld: !0 }
	}, _ = i(g);
	if (!_) return {
		kept: {
			...l,
			declared: t,
			reason: "undecided"
		},
		open: g
	};
	if (_.is === "write") return d;
	let v = "cause" in _ ? { cause: _.cause } : {}, ee = _.is === "pull" && _.landed !== void 0 ? { landed: _.landed } : {};
	return { kept: {
		...l,
		declared: t,
		reason: _.is,
		...v,
		...ee
	} };
}
function US(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(OS(e)).filter((n) => e[n] !== t[n]);
}
function WS(e, t) {
	if (!e.modified_at_timestamp || AS(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: GS(n) },
		...i && { reviewed: i }
	} };
}
function GS(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fields.ts
const KS = jg();
function qS(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function JS(e, t) {
	let n = e;
	return KS({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: O(),
		value: O(),
		unset: "",
		live: (e) => e[n],
		toManifest: qS,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function YS(e, t = () => void 0) {
	let n = e;
	return KS({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Yn(),
		value: Yn(),
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
const XS = KS({
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
}), ZS = $n(O(), Gn()), QS = KS({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: ZS,
	value: Gn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse($S(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = ZS.safeParse(e);
		return t.success ? qS(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function $S(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function eC({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const tC = KS({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: k(tr(n)).min(1),
	value: k(tr(n)),
	live: (e) => e.onOtherPlatform ? void 0 : rC(e.platforms),
	inPlan: (e) => rC(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), nC = KS({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: k(O().min(1)),
	value: k(O()),
	unset: [],
	live: (e) => iC(e.tags),
	check: (e, { rules: t }) => {
		let n = St(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => iC(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return iC([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: qS,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return iC([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function rC(e) {
	return n.filter((t) => e.includes(t));
}
function iC(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const aC = KS({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Jn([O().min(1), cb.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: sb,
	live: (e, { platforms: t }) => db(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Z(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...db(e, n)
		} : a;
	},
	inPlan: (e) => db(e, n),
	check: oC,
	merge: cC,
	carries: (e, t) => n.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Z(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = fb(t);
	},
	show: (e) => {
		let [t = "", ...n] = Z(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function oC(e, { project: t, platforms: n }) {
	if (!t.perPlatformNames && Z(e).length > 1) return {
		code: "same-names-needed",
		message: `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
	if (t.perPlatformNames && Z(e, n).length === 0 && n.length > 0) return {
		code: "same-names-needed",
		message: `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`,
		path: []
	};
}
const sC = KS({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: sb,
	value: sb,
	unset: {},
	live: (e) => lC(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => n.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => qS(lC(e)),
	merge: cC,
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
		slots: lC(e)
	})
});
function cC(e, t, r) {
	let i = {};
	for (let a of n) {
		let [n = "", o = "", s = ""] = [
			e[a],
			t[a],
			r[a]
		];
		if (n !== o && s !== n && s !== o) return;
		i[a] = n === o ? s : o;
	}
	return lC(i);
}
function lC(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/traits.ts
const uC = [
	aC,
	tC,
	JS("description", !0),
	nC,
	LS,
	sC,
	JS("context", !0),
	XS,
	YS("is_plural"),
	JS("plural_name"),
	YS("is_hidden"),
	YS("is_archived", (e, t) => !eC(e, t) && void 0),
	QS
], dC = O().min(1), fC = Jn([er().positive(), O().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), pC = Lt(uC).required({ key_name: !0 }).extend({
	previously: Jn([dC.transform((e) => [e]), k(dC).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Yn().exactOptional(),
	key_id: fC.exactOptional()
}).meta({ allOf: [mC(!0), mC(!1)] });
function mC(e) {
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
const hC = Lt(uC.filter((e) => e.name !== "key_name" && e.name !== "translations")), $ = {
	name: "key",
	fields: uC,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => ub(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, verdicts: i }, a = []) => ({
		project: n,
		rules: r,
		verdicts: i,
		listed: a,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? yt + r.owner : void 0
	}),
	liveContext: (e, { project: t, rules: n, verdicts: r }) => ({
		project: t,
		rules: n,
		verdicts: r,
		listed: [],
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => dr(e.key_id),
	liveLabel: (e) => ub(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !eC(n, t),
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
function gC({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = yC(i, t, n);
	if (!r) return a;
	let o = _C(e.flatMap(xC), "keys have names for platforms that they do not have");
	return [
		...a,
		...bC(i, n),
		...o
	];
}
function _C(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = D(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function vC({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(db(e, t)))];
}
function yC(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(vC)), a = [...new Set(n.flatMap(vC))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => Gt(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [W($, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function bC(e, t) {
	let n = new Map(t.flatMap((e) => vC(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = Z(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`;
		return [W($, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
function xC({ declared: e, live: t }) {
	let { values: r, onCreate: i } = e, { key_name: a } = r, o = r.platforms ?? t?.platforms ?? i.platforms ?? [];
	if (typeof a == "string" || o.length === 0) return [];
	let s = Z(a, o), c = n.filter((e) => {
		let t = a[e];
		return t !== void 0 && !o.includes(e) && !s.includes(t);
	}), [l] = c;
	if (!l || s.length === 0) return [];
	let u = c.map((e) => `"${a[e]}" (${e})`).join(", "), d = `The key is on ${o.join(", ")} only, so the name ${u} is not used. Add the platform to platforms, or remove the name.`;
	return [W($, e, "unused-name", d, {
		path: ["key_name", l],
		severity: "notice"
	})];
}
function SC({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? Ng(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let s = new Set(n.map(({ id: e }) => e)), c = o(t.filter(({ key_id: e }) => s.has(e)), (e) => VS(e, i));
	return _C(a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = c.get(t) ?? [], [a] = n ? Z(n.key_name, n.platforms) : [];
		if (a === void 0) return [];
		let o = `Unmanaged live key "${a}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${a} to keep its translations. If the new key is really new, set new: true.`;
		return [D("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}), `new keys have the same ${i} text as an unmanaged live key`);
}
const CC = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, wC = [];
function TC(e, t, n) {
	let { translations: r, char_limit: i } = e.values;
	if (!r) return wC;
	let a = nS({
		texts: r,
		charLimit: i ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => EC(t, e) }
	}, n);
	return a.length === 0 ? wC : a.map((t) => DC(e, t, n));
}
function EC({ translations: e = [], is_plural: t }, n) {
	let r = e.find(({ language_iso: e }) => e === n);
	return r && ES(r.translation, t);
}
function DC(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = W($, e, CC[r], o, {
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
// src/keys/renames.ts
function OC(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : kC(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = AC(r, n), { renames: a, problems: o } = MC(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function kC(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (LC(e, n, t.perPlatform).length === 0) return;
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
function AC(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(IC(r, t, n));
		return !jC(e).some((e) => a.includes(e));
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
function jC({ values: e }) {
	return [...Z(e.key_name), ...e.previously ?? []];
}
function MC(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = ub(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, W($, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", NC(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function NC(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => ub(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function PC(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Z(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new E();
	for (let { path: e, length: n } of FC(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Z(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Z(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: N(t.file, t.span, ["previously"]) };
		a.add(D("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function FC(e, t) {
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
function IC({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = db(e.key_name, r);
	return n ? {
		...db(t.key_name, r),
		...i
	} : i;
}
function LC(e, t, r) {
	let i = IC(e, t, r), a = (e, n) => r ? t.platforms.includes(e) && t.key_name[e] === n : Object.values(t.key_name).includes(n);
	return n.flatMap((e) => {
		let t = i[e];
		return t === void 0 || a(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function RC(e) {
	return ({ tags: t }) => St(t, e) !== void 0;
}
function zC(e, t, n, r = () => !1) {
	let i = o(t, ({ key_name: e }) => Z(e)), a = QC(e, t), { byId: s } = a, c = new Map(a.refused), { direct: l, contested: u } = qC(e, {
		byId: s,
		names: i,
		perPlatform: n,
		refused: c
	});
	YC(l, c);
	let { renames: d, leaving: f } = OC(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => UC(e, KC(e, i)),
		holders: (e, t) => GC(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	XC(u, {
		renames: d,
		leaving: f,
		refused: c
	});
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	BC(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Z(e.values.key_name), r = Object.values(db(t.key_name, t.platforms)), i = s.has(e) && r.some((e) => n.includes(e)), a = ub(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of HC(e, i, n)) g.add(t);
		g.add(a.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...gC({
			matches: h,
			live: t,
			unmanaged: _,
			perPlatform: n
		})],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => VC(e, i)))
	};
}
function BC(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Z(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Z(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, ZC("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, ZC("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
function VC({ values: e }, t) {
	let [n = "", ...r] = Z(e.key_name);
	return r.length === 0 ? t.get(n) ?? [] : [...new Set([n, ...r].flatMap((e) => t.get(e) ?? []))];
}
function HC(e, t, n) {
	let r = VC(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && lb(i.key_name, t) === e.key_name[t])) : r;
}
function UC({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => WC(t, e.filenames));
	return n.length === 1 ? n : t;
}
function WC(e, t) {
	return t !== void 0 && n.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function GC(e, t, n, r) {
	return LC(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function KC({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(db(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function qC(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = HC(t, r, i), l = UC(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, JC(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function JC(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return ZC("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function YC(e, t) {
	for (let [n, r] of c(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter(({ values: e }) => WC(n, e.filenames)), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && r.values.filenames !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${ub(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, ZC("claimed-twice", r, a));
		}
	}
}
function XC(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.new : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, ZC("claimed-twice", i, o));
	}
}
function ZC(e, t, n) {
	return W($, t, e, n, { path: ["key_name"] });
}
function QC(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of c(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, $C(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [ew(s)] : []
	};
}
function $C(e, t) {
	let n = `${t.map(({ values: e }) => `"${ub(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return W($, e, "claimed-twice", n, { path: ["key_id"] });
}
function ew(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: N(t.file, t.span, ["key_id"]) };
	return D("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/manifest.ts
const tw = {
	schema: pC,
	fields: uC,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, nw = {
	schema: hC,
	fields: uC.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function rw(e, t) {
	return vu({
		plural: "keys",
		entry: tw,
		defaults: nw
	}, e, t);
}
function iw(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([e, n]) => RS(e, n, t, s)).map(({ code: t, message: n, path: r }) => {
		let i = {
			path: ["translations", ...r],
			ofName: t === "plural-form"
		};
		return W($, e, t, n, {
			...i,
			scope: "run"
		});
	});
}
function aw(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : rw(e, t).entries.flatMap(({ values: e }) => Z(e.key_name));
}
const ow = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], r = n.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(r.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return n.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return sw(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(yt)).sort()[0];
	}
};
function sw({ key_name: e, platforms: t }) {
	let [n = ""] = Z(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function cw(e, t, n) {
	if (e.fields.some((t) => ie(e.kind, t))) {
		let r = Cn($, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: en(e.fields)
		};
	}
	let r = gn($, t, $.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => m(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => Wt(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...wt(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: $.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: en(s ? [s, ...a] : o)
	};
}
function lw(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: uw(e.entry, t.entry),
		wrote: uw(e.wrote, t.wrote)
	} : e;
}
function uw(e, t) {
	let n = {
		...dw(e),
		...dw(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function dw({ translations: e }) {
	return a(e) ? e : {};
}
const fw = "The live value is not compared and not changed.", pw = (e) => `${fw} A new key has ${e}.`, mw = {
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
		undeclared: `${fw} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: pw("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: pw("no tags, except the one of the setting `owner`"),
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
		undeclared: pw("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: pw("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: pw("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: pw("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: pw("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${fw} A new key is visible.`
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
		undeclared: pw("none"),
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
}, hw = jg(), gw = O().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), _w = hw({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: gw,
	value: O(),
	live: (e, t) => Tw(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: _g,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Y(e)
	})
}), vw = hw({
	name: "events",
	expects: "a list of events, at least one",
	schema: k(O().min(1).meta({ examples: l })).min(1),
	value: k(O()),
	live: (e) => Ow(e.events),
	inPlan: (e) => Ow(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), yw = Jn([Xn("*"), k(O().min(1)).min(1)]), bw = hw({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${d.join(", ")}`,
	schema: qn(tr(d), yw),
	value: $n(O(), Jn([Xn("*"), k(O())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(Ew).includes(Ew(t))).map(({ event: e, lang_iso_codes: n }) => [e, kw(Ow(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = Dw(e).map(([e, t]) => [e, t === "*" ? "*" : kw(Ow(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(Dw(e).map(([e, t]) => [e, t === "*" ? t : Ow(t)])),
	equal: (e, n, { project: r }) => {
		let i = (e = []) => e === "*" ? "*" : kw(e, r);
		return Object.entries(n).every(([n, r]) => e[n] !== void 0 && t(i(e[n]), i(r)));
	},
	check: (e, { events: t }) => {
		let n = Dw(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => Dw(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), xw = hw({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Jn([O().min(1), Qn()]),
	value: Jn([O(), Qn()]),
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
}), Sw = [
	_w,
	vw,
	bw,
	xw
], Cw = Lt(Sw).required({ url: !0 }).extend({
	branch: xw.schema.default(null),
	previously: gw.exactOptional(),
	new: Yn().exactOptional(),
	webhook_id: O().min(1).exactOptional()
}), ww = {
	name: "webhook",
	fields: Sw,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Y(e.url),
	context: (e, t, { project: n, variables: r }) => ({
		project: n,
		variables: r,
		url: e.url,
		events: e.events ?? t?.events ?? []
	}),
	liveContext: (e, { project: t, variables: n }, r) => ({
		project: t,
		variables: n,
		url: r,
		events: e.events
	}),
	id: (e) => e.webhook_id,
	idMember: "webhook_id",
	declaredId: (e) => e.webhook_id,
	liveLabel: (e) => `${yg(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		Ow(e.events)
	]
};
function Tw(e, t, n) {
	return _g(e.url, pg(t, n)) ? t : yg(e.url);
}
function Ew(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Dw(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Ow(e) {
	return [...new Set(e)].sort();
}
function kw(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function Aw({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Y(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Y(pg(e, r)))).flatMap((e) => fg(e).map((t) => `${t} ${gg(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = gg(t);
		return fg(t).flatMap((e) => {
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
const jw = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function Mw(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of fg(e)) {
		let e = Sg(r, jw, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = Nw(e) ?? Lw(e), i = r ? [...n.issues, r] : [...n.issues, ...Fw(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function Nw(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return Bw("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (fg(e).length !== 0) {
		if (/^http:/i.test(e)) return Bw("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!zw(e)) return Bw("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const Pw = {
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
function Fw(e, t) {
	let n = "";
	return ug(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = Pw[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [Bw(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(Iw) ? [Bw(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function Iw(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function Lw(e) {
	let t = pg(e, new Map(fg(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return Bw("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return Bw("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return Bw("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!Rw(new URL(t).hostname)) return Bw("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function Rw(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function zw(e) {
	let t = "";
	for (let n of ug(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function Bw(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const Vw = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => Uw(e),
	templates(e, t, n) {
		let r = new Hw(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? Yw(tT(e.url), n, new Map()) : qw(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var Hw = class {
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
function Uw(e) {
	let { template: t, left: n } = Xw(e, () => "x");
	return n || t !== tT(e);
}
function Ww(e) {
	let [, ...t] = ug(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return Qw.includes(n) || !eT($w(n)) ? !1 : Gw.test(t) || $w(n).split(/[^\p{L}\p{N}]+/u).some(Kw);
	});
}
const Gw = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function Kw(e) {
	return eT(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function qw(e, t, n) {
	let r = Jw(e, new Hw(), n);
	return "why" in r ? r : Jw(e, t, n);
}
function Jw(e, t, n) {
	let r = gg(e), { template: i, left: a } = Xw(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : Yw(i, n, t.variables);
}
function Yw(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = Mw(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function Xw(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = eT(a), s = (e) => Qw.includes(e) ? e : Tg(e) === void 0 && Zw.test(e) ? t(e) : (o ||= eT($w(e)), tT(e)), c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= eT(t)), n.length === 0 ? tT(t) : `${tT(t)}=${s(n.join("="))}`;
	});
	return {
		template: tT(n) + c + l.join("&") + tT(a),
		left: o
	};
}
const Zw = /^[\w.~+,=:@-]+$/, Qw = [
	"lokaform",
	"lokalise",
	"project"
];
function $w(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function eT(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function tT(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/restored.ts
function nT({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a } = e.values, o = pg(i, r.variables), s = {
		declared: e,
		context: r,
		gone: "webhook-gone"
	};
	if (o === "") {
		let e = `The URL of webhook ${a} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			...s,
			label: `(${a})`,
			refusal: {
				code: "no-url",
				message: e
			}
		};
	}
	let c = i.startsWith("${") ? `${yg(o)} (${a})` : i, l = t ? void 0 : rT(e.values, o, n);
	return {
		...s,
		label: c,
		...l && { namesake: l }
	};
}
function rT({ branch: e, events: t = [] }, n, r) {
	let i = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => _g(t.url, n) && t.branch === e && i(t) > 0).sort((e, t) => i(t) - i(e))[0];
}
function iT({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? Mw(r.values.url, i).variables : [], o = new Map(a);
	if (fg(e.url).some((e) => e.startsWith(aT))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = Mw(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = N(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => D(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
const aT = "URL_OF_";
function oT(e, t, n) {
	let r = ww.liveContext(t, n, cT(e, t, n)), i = gn(ww, t, r), a = en(e.fields);
	return {
		kind: ww.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...sT(i, a.events ?? i.events),
			...a
		}
	};
}
function sT({ event_lang_map: e }, t) {
	return !a(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function cT({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => pg(e, r) === n) ?? "";
}
function lT(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && pg(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = `${aT}${e.id}`;
	return {
		kept: {
			...e,
			entry: {
				...e.entry,
				url: `\${${i}}`
			}
		},
		urls: { [i]: t }
	};
}
// \0late:formats
const uT = process.getBuiltinModule("node:module").createRequire(import.meta.url), dT = (...e) => uT("./late-formats.js").formatOf(...e), fT = (...e) => uT("./late-formats.js").readTexts(...e);
var pT = class {
	#e;
	#t;
	#n;
	#r = new AbortController();
	#i = new AbortController();
	#a;
	#o;
	constructor(e = 5e3) {
		this.#e = e;
	}
	stop(e, t = 0) {
		this.#t || (this.#n = hT(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${gT(e)}`
		}, this.#r.abort(), this.#a = setTimeout(() => this.#i.abort(), this.#e));
	}
	stopAfter(e) {
		e !== void 0 && (this.#o = setTimeout(() => this.stop("time limit", e), e));
	}
	get stopped() {
		return this.#t;
	}
	get reason() {
		return this.#n;
	}
	get stopping() {
		return this.#r.signal;
	}
	get aborted() {
		return this.#i.signal;
	}
	async wait(e) {
		await Ir(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a), clearTimeout(this.#o);
	}
};
function mT(e) {
	let t = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), n = () => e.stop("SIGTERM"), r = () => e.stop("SIGHUP");
	return process.on("SIGINT", t), process.on("SIGTERM", n), process.on("SIGHUP", r), () => {
		process.off("SIGINT", t), process.off("SIGTERM", n), process.off("SIGHUP", r), e.close();
	};
}
function hT(e, t) {
	return e === "time limit" ? `The time limit of ${_T(t)} was reached.` : `The run was stopped by ${e}.`;
}
function gT(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function _T(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
function vT(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of yT(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = new Set();
		for (let t of a.from ? yT(a) : []) for (let n of r.get(t) ?? []) if (e.add(n).size > 5) break;
		let [o, s] = e;
		if (o && s) t.push(bT(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => xT(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function yT({ values: e }) {
	let t = db(e.key_name, e.platforms ?? n);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function bT(e, t) {
	let n = t.flatMap(([e]) => e ? [Hv(N(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return W($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function xT(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = wT(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.span.members), o = new Map([...r.from].map(([e, t]) => [e, ET(t, e)])), [s] = e.flatMap((e) => TT(e, "translations"));
	s && a.set("translations", ya(s, { members: o }));
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => TT(e, t));
		n && a.set(t, n);
	}
	let c = ST(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: DT(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...OT(e),
			...t.from ? {} : t.onCreate
		},
		span: ya(t.span, { members: a }),
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [kT(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function ST(e) {
	let t = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0);
	if (t) return {
		isPlural: t.values.is_plural,
		problems: []
	};
	let n = e.filter(({ from: e, values: t }) => e && t.is_plural), r = e.filter(({ from: e, values: { translations: t = {} } }) => e && Object.values(t).some((e) => typeof e == "string" && e !== ""));
	if (n.length === 0) return {
		isPlural: void 0,
		problems: []
	};
	if (r.length === 0) return {
		isPlural: !0,
		problems: []
	};
	let i = ({ from: e }) => !e?.onlyIfBase, [a, o] = [n.find(i), r.find(i)];
	return {
		isPlural: void 0,
		problems: a && o ? [CT(o, a)] : []
	};
}
function CT(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${Hv(N(t.file, t.span, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return W($, e, "plural-mismatch", i, {
		path: ["translations", n],
		scope: "run"
	});
}
function wT(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(kT(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function TT({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [ya(r, { file: t })] : [];
}
function ET(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return ya(n ?? e.span, { file: e.file });
}
function DT(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function OT(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), r = n.filter((e) => t.some((t) => t.platforms?.includes(e))), i = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...r.length > 0 && { platforms: r },
		...i.length > 0 && { tags: i }
	};
}
function kT(e, t, n) {
	let r = Hv(N(t.file, t.span, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : ""}`;
	return W($, e, "duplicate-text", i, {
		path: n,
		scope: "run"
	});
}
function AT(e) {
	let t = new E(), n = new Map();
	for (let r of e) {
		let { filenames: e } = r.values, a = e === void 0 ? "" : i(lC(e)), [o] = yT(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [i] = t.values(), o = a === "" ? i : t.get(a) ?? t.get("");
			return t.has(a) || t.set(a, r), o ?? [];
		});
		o && !t.countMore(r.file.path) && t.add(Vv("duplicate-key", `Key "${Z(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: o,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
// src/keys/restored.ts
function jT(e, t, n, r) {
	let { declared: i, problems: a } = FT(PT(e), r.project), o = "key-gone";
	if (t) {
		let e = aC.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: pC.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: NT(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = MT(s, n);
	return {
		declared: i,
		context: NT(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function MT({ key_name: e, platforms: t = [...n], filenames: r }, i) {
	return i.find((n) => t.some((t) => n.platforms.includes(t) && lb(e, t) === n.key_name[t] && (r?.[t] ?? "") === n.filenames[t]));
}
function NT(e, t) {
	let n = e.find((e) => e.startsWith(yt))?.slice(yt.length), r = {
		...bn,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function PT({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = m(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !a(r) ? [e, n] : [e, {
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
function FT(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return W($, e, "unknown-language", r, {
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
function IT(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = zC(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let { fields: n = [], label: i = "" } = (t && a.get(t)) ?? {};
		return n.flatMap(({ part: t, after: n }) => {
			let a = ["merge", "enforce"].includes(Xt(r.rules, t ?? ""));
			if (t === void 0 || !a) return [];
			let o = new Map(Object.entries(e.translations ?? {})).get(t), s = TS.parse(n);
			return o === void 0 || kS(DS(o, s), s) ? [] : [{
				label: i,
				language: t
			}];
		});
	}), c = new Set(n.flatMap(({ values: e }) => Z(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !l.has(e) : !LT(e, "key_name").some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !u(e)) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : LT(e, "tags");
			return fu($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function LT({ fields: e }, t) {
	return Gg(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/keys/textManifest.ts
function RT(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: va(t)
	}, { texts: a, faults: o } = fT(e, t, r), s = GT(n), c = zT(o.filter(({ language: e }) => e === void 0 || Me(r, Ae(r, e))), i, r);
	return {
		entries: (c.some(({ count: e, severity: t }) => e !== void 0 && t === "error") ? [] : a).flatMap((e) => {
			let t = VT(e, n);
			return t === void 0 ? [] : [{
				values: HT(e, t, n),
				onCreate: s,
				file: i,
				span: KT(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: c
	};
}
function zT(e, t, n) {
	let r = new E();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: a === "error" ? "run" : "change"
		};
		if (r.countMore(t.path, 1, e)) continue;
		let c = P(t, s.start, s.end);
		r.add(D(i, a === "error" ? o + BT(n) : o, {
			...e,
			place: c
		}));
	}
	return r.problems;
}
function BT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !ae(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function VT({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? Ae(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (Me(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function HT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = WT(t);
	return {
		key_name: UT(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function UT(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function WT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function GT({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function KT({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...JT(t.at),
		members: new Map([[r, {
			...JT(t.at),
			name: i,
			...qT(t)
		}]])
	}), n && a.set("description", {
		...JT(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function qT(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...JT(t),
		name: JT(n)
	}]);
	return { members: new Map(t) };
}
function JT({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
function YT({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const XT = {
	...$,
	plural: Ee.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: Ee,
	limits: {
		removed: Ye,
		removedPercent: rt,
		overwrittenPercent: _e,
		unverified: pe,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: ow,
	entry: tw,
	defaults: nw,
	docs: mw,
	readManifest: rw,
	textFiles: {
		read: RT,
		name: UT,
		isOnlyName: YT,
		join: vT
	},
	checkTogether: (e) => [...AT(e), ...PC(e)],
	checkEntry: iw,
	adviceOn: TC,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return ku(XT, e, n, i, ({ key_name: e, previously: t = [] }) => [...Z(e), ...t], (e) => {
			let n = zC(e, t, r.perPlatformNames, RC(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !YT(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: SC,
	names: ({ key_name: e, platforms: t }) => Z(e, t),
	texts: (e) => VS(e),
	namesInManifest: aw,
	mergeKept: lw,
	findRestored: jT,
	undoneByApply: IT
}, ZT = {
	schema: Cw,
	fields: Sw,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function QT(e, t, n) {
	let { entries: r, problems: i } = vu({
		plural: "webhooks",
		entry: ZT
	}, e, t, { most: ou }), a = new Map(), o = new E();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = Mw(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => N(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(D(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of $T(r, i, c)) o.add(e);
		}
		eE(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function $T(e, t, n) {
	let r = [], i = (e, t) => r.push(D(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), Ww(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function eE({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (l.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${yn(a, l)}`, o = N(t, n, ["events", i]);
		r.add(D("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
// src/webhooks/match.ts
function tE(e, t, n) {
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
				...dE("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of oE(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => iE(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = pg(t, n), a = [...o].filter((e) => _g(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${uE(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, dE("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, Y(t));
	}
	for (let e of c()) {
		let a = [...r.values()].filter(({ declared: { values: e }, live: t }) => e.webhook_id !== t?.webhook_id), s = rE(e, t, o, new Set(a.flatMap(({ live: e }) => e ?? [])), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = cE([...o]).find((t) => aE(e, t) && mg(Y(e.values.url), Y(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, dE("lookalike-webhook", e, "url", r));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set(nE(e, t, o, n))
	};
}
function nE(e, t, n, r) {
	return e.flatMap((e) => {
		let i = t.filter((t) => iE(e, t, r));
		return i.some(({ branch: e }) => e === void 0) ? i.filter((e) => n.has(e)) : [];
	});
}
function rE(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && iE(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return dE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${lE(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => iE(e, t, i));
	if (s.length > 0) return dE("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${uE(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${lE(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return dE("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${lE(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function iE(e, t, n) {
	return _g(t.url, pg(e.values.url, n)) && aE(e, t);
}
function aE({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function oE(e, t, n) {
	let r = cE(t), i = e.flatMap((e) => r.filter((t) => iE(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...sE(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function sE({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Ew)), new Set(t.map(Ew))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function cE(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function lE(e) {
	return `${e.length === 1 ? "id" : "ids"} ${uE(e)}`;
}
function uE(e) {
	return cE(e).map(({ webhook_id: e }) => e).join(", ");
}
function dE(e, t, n, r) {
	return W(ww, t, e, r, { path: [n] });
}
function fE(e) {
	let t = new Map(), n = new E();
	for (let r of e) {
		let { url: e, branch: a, events: o = [], webhook_id: s } = r.values, c = s ?? i([
			Y(e),
			a,
			[...o].sort()
		]), l = t.get(c);
		if (t.set(c, l ?? r), !l || n.countMore(r.file.path)) continue;
		let u = s === void 0 ? `Webhook ${Y(e)} with the same events` : `webhook_id ${s}`, d = s === void 0 ? "url" : "webhook_id";
		n.add(Vv("duplicate-webhook", u, {
			second: r,
			first: l,
			field: d
		}));
	}
	return n.problems;
}
// src/webhooks/kind.ts
const pE = {
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
}, mE = {
	...ww,
	plural: $e.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: $e,
	limits: {
		removed: y,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Vw,
	entry: ZT,
	docs: pE,
	readManifest: QT,
	checkTogether: fE,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return ku(mE, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Y(pg(e, i))), (e) => {
			let r = tE(e, t, i), a = r.matches.flatMap((e) => hE(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: Aw,
	names: () => [],
	texts: () => [],
	findRestored: nT,
	variablesOf: iT
};
function hE({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Ou}`;
	return [{
		declared: e,
		problem: W(ww, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const gE = [XT, mE];
de(gE);
// src/run/advice.ts
function _E(e) {
	let { settings: t, declared: n, textFiles: r } = e, i = qv(t.rules, r), a = {
		levels: i?.isSure ? t.checks : {
			...t.checks,
			base: "off"
		},
		base: i?.language,
		needed: bS()
	}, o = [...r.values()].every(({ source: e }) => e.languages) ? n : Rv(n, i?.language ?? "");
	return o.kinds.flatMap((e) => xE(e, (o.entries[e.plural] ?? []).map((e) => ({ declared: e })), a));
}
function vE({ settings: e }, { matches: t }, n) {
	let r = {
		levels: e.checks,
		base: n.baseLanguage,
		needed: yE(n, bS())
	};
	return t.flatMap(({ kind: e, matching: t }) => xE(e, t.matches, r));
}
function yE({ languages: e = [] }, t) {
	let n = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let r = n.get(e) ?? [];
		return r.length === 0 ? t(e) : t(e).filter((e) => r.includes(e));
	};
}
const bE = 1e4;
function xE(e, t, n) {
	if (!e.adviceOn || Object.values(n.levels).every((e) => e === "off")) return [];
	let i = [], a = 0;
	for (let { declared: o, live: s } of t) {
		let t = e.adviceOn(o, s, n);
		if (r(i, t), a += +(t.length > 0), a >= bE) break;
	}
	let [o] = i;
	if (o && a >= bE) {
		let t = `${bE.toLocaleString("en-US")} ${e.words.many} or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, r = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : o;
		i.unshift(D(o.code, t, {
			severity: r.severity,
			scope: r.scope
		}));
	}
	return i;
}
// src/run/reviewedPlans.ts
async function SE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [D("bad-plan", e)]
	}), a = M(t, r), o = await Gr(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => Qu(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/run/run.ts
function CE(e, t, n) {
	return wE(n, (n) => TE(e, t, n));
}
async function wE(e, t) {
	let n = new mn(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(Zu(t, i)))
	};
	try {
		return Yu({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function TE(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = e.command === "validate" || n.withoutSecrets, s = o ? void 0 : EE(e, t, n), { stopping: c } = r, l = await Qv(e, i, {
		signal: c,
		known: a,
		findProject: s,
		...n.onProgress && { onProgress: n.onProgress }
	}), { reads: u } = l, d = o ? u.map(_E) : [], f = e.command === "validate" ? l.problems.map(DE) : l.problems;
	n.onSecrets(u.flatMap(({ declared: e }) => sg(e.variables)));
	let p = await SE(e, i), m = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], h = u.map((e) => e.declared), g = e.projects.flatMap(({ rules: e }) => e.overwrite), _ = [...new Set(u.flatMap((e) => e.manifests))], v = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], ee = await xd(e, _, i), te = e.projects.flatMap(({ name: e }) => e ?? []), y = {
		format_version: 1,
		command: e.command,
		...te.length > 0 && { selected: te },
		manifests: _,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, h.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: OE([
			...t,
			...p.problems,
			...f,
			...await ua(m, i),
			...Gy("overwrite", [...new Set(g)], h),
			...zy(v, h),
			...ee.values(),
			...d.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, ne = () => r.stopped ? { stopped: r.stopped } : {};
	if (r.stopping.aborted) return {
		...y,
		...ne()
	};
	let re = {
		known: a,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: s,
		onSecrets: n.onSecrets
	}, ie = () => n.target?.(_, re), { lastApplied: ae } = n, oe = ae && Pt(() => ae(_, re));
	if (n.withoutSecrets) {
		let t = await _y(e, y, u, ie);
		return {
			...y,
			...t && { manifest_comparison: t },
			...ne()
		};
	}
	if (e.command === "validate" || ft(y.problems)) return y;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(y.manifests);
		if (y.problems = [...y.problems, ...e], ft(e)) return y;
	}
	let se = [], ce = e.command === "plan" ? await ie() : void 0;
	y.problems = [...y.problems, ...my(ce, u, e.others.length > 0)];
	let le = {
		saved: p.plans,
		target: ce,
		applied: oe
	}, { runProject: ue } = await import("./project3.js");
	for (let t of u) se.push(await ue(t, e, le, n));
	let de = se.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return y.problems = [...y.problems, ...Vy(v, de, h)], {
		...y,
		projects: se,
		...ne()
	};
}
function EE(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (ft(t) || r.id === "") return;
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
function OE(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function kE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: CE }) {
	let o = new pT(), s = mT(o);
	try {
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
		} : d), p = await n.publish(f, t, c, o.stopping), m = jE(f, p), g = await Sd(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), _ = jE(m, g.problems), v = i && [
			...l,
			...i.found,
			...p,
			...g.problems
		];
		return await n.close(_, c, g, v), h(_, n.exitsWithFindings(c));
	} finally {
		s();
	}
}
async function AE(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await jv(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await jv("validate", t, n);
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
	let r = e.flatMap(({ name: e }) => e ?? []), i = D("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = ft(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), ft(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { W_ as $, Si as $n, Ed as $t, Sy as A, Jl as An, Ym as At, Qv as B, Ji as Bn, em as Bt, Fy as C, hu as Cn, Qh as Ct, Gy as D, uu as Dn, Nh as Dt, zy as E, du as En, Hh as Et, ay as F, P as Fn, vm as Ft, Iv as G, Wi as Gn, K as Gt, Kv as H, Yi as Hn, mp as Ht, oy as I, ha as In, Em as It, jv as J, Oi as Jn, yf as Jt, Rv as K, Ki as Kn, G as Kt, dy as L, la as Ln, Vp as Lt, xy as M, va as Mn, Sm as Mt, hy as N, ga as Nn, Im as Nt, Ky as O, iu as On, Mh as Ot, fy as P, N as Pn, Fm as Pt, X as Q, hi as Qn, Ld as Qt, $v as R, sa as Rn, Lp as Rt, Vy as S, bu as Sn, Xh as St, By as T, fu as Tn, Vh as Tt, Uv as U, oa as Un, Df as Ut, Jv as V, aa as Vn, yp as Vt, Lv as W, Ui as Wn, Af as Wt, uv as X, Ci as Xn, Vd as Xt, Ev as Y, Di as Yn, Bd as Yt, av as Z, wi as Zn, Rd as Zt, ab as _, Pu as _n, Wr as _r, Jh as _t, pT as a, pd as an, $r as ar, Gg as at, lb as b, W as bn, Gh as bt, oT as c, yd as cn, zr as cr, Pg as ct, ww as d, cd as dn, M as dr, bg as dt, Td as en, si as er, a_ as et, cw as f, $u as fn, Ur as fr, _g as ft, ES as g, Ru as gn, Br as gr, Y as gt, $ as h, Hu as hn, Gr as hr, yg as ht, gE as i, _d as in, ti as ir, Yg as it, Cy as j, _a as jn, ch as jt, Iy as k, Kl as kn, fh as kt, lT as l, ld as ln, Yr as lr, Mg as lt, zC as m, Xu as mn, Hr as mr, sg as mt, wE as n, Dd as nn, ii as nr, Qg as nt, mT as o, fd as on, Zr as or, Ig as ot, RC as p, Qu as pn, qr as pr, pg as pt, Mv as q, Ai as qn, kf as qt, vE as r, hd as rn, ri as rr, Wg as rt, dT as s, dd as sn, Jr as sr, Bg as st, kE as t, xd as tn, ai as tr, Xg as tt, Mw as u, ud as un, Xr as ur, Ng as ut, Z as v, Au as vn, Rr as vr, Wh as vt, Wy as w, mu as wn, Yh as wt, Yy as x, Eu as xn, qh as xt, $y as y, Cu as yn, Lr as yr, Uh as yt, Xv as z, ca as zn, Rp as zt };
