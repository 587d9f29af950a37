import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { b as r, c as i, d as a, f as o, h as s, l as c, m as l, o as u, p as d, s as f, u as p, v as m, y as h } from "./wire.js";
import { S as g, _, b as v, c as y, g as b, h as x, i as S, l as ee, m as te, n as ne, p as re, r as C, s as ie, t as ae, v as oe, x as se } from "./zod.js";
import { $ as w, $i as ce, $t as le, A as ue, Ai as de, An as fe, Ar as pe, At as me, B as he, Bn as ge, Br as _e, Bt as ve, Cn as ye, Cr as be, Ct as xe, Di as Se, Dn as Ce, Dr as we, Dt as Te, Ei as Ee, Er as De, Et as Oe, F as ke, Fi as Ae, Fn as je, Ft as Me, G as Ne, Gi as Pe, Gn as Fe, Gt as Ie, H as Le, Hi as Re, Hn as ze, Hr as Be, Ht as Ve, I as He, Ii as Ue, In as We, Ir as Ge, J as Ke, Jn as qe, Jr as Je, Jt as Ye, K as Xe, Ki as Ze, Kn as Qe, Kr as $e, Kt as et, L as tt, Li as nt, Ln as rt, Lr as it, Lt as at, M as ot, Mi as st, Mn as ct, Mr as lt, Mt as ut, N as dt, Ni as ft, Nn as pt, Nt as mt, O as ht, Oi as gt, Or as _t, Ot as vt, P as yt, Pi as bt, Pn as xt, Pr as St, Q as Ct, Qt as wt, R as Tt, Ri as Et, Rn as T, Rr as Dt, Sn as Ot, Sr as kt, St as At, Tn as jt, Tr as Mt, Tt as Nt, U as Pt, Ui as Ft, Un as It, Ur as Lt, Ut as Rt, V as zt, Vi as Bt, Vn as Vt, Vt as Ht, Wi as Ut, Wn as Wt, Wr as Gt, Wt as E, X as Kt, Xi as qt, Xt as Jt, Y as Yt, Yi as Xt, Yr as Zt, Yt as Qt, Z as D, Zr as $t, Zt as en, _r as tn, an as nn, at as rn, br as an, bt as on, c as sn, cn, cr as ln, ct as un, dn, dr as fn, dt as pn, ea as mn, ei as hn, en as gn, fn as _n, ft as vn, gn as yn, gr as bn, gt as xn, hr as Sn, ht as Cn, i as O, ii as wn, in as Tn, ir as En, it as Dn, j as On, ji as kn, jn as An, jt as jn, k as Mn, ki as Nn, kn as Pn, kr as Fn, kt as In, l as Ln, ln as k, lr as Rn, m as zn, mn as Bn, mr as Vn, mt as A, n as Hn, na as Un, ni as Wn, nn as Gn, nt as Kn, o as qn, oi as Jn, on as Yn, or as Xn, ot as Zn, pt as j, q as Qn, qi as $n, qr as er, qt as tr, r as nr, ra as rr, ri as ir, rn as ar, rr as or, rt as sr, s as cr, sn as lr, sr as ur, st as dr, ta as fr, ti as pr, tn as mr, tt as hr, u as gr, un as _r, ur as M, ut as vr, v as yr, vr as br, vt as xr, wn as Sr, wr as Cr, x as wr, xr as Tr, yt as Er, z as Dr, zn as Or, zr as kr, zt as Ar } from "./start.js";
import { _ as jr, a as Mr, c as Nr, d as N, f as Pr, i as Fr, l as Ir, m as Lr, o as Rr, p as zr, r as Br, s as Vr, u as Hr, x as Ur } from "./client.js";
import { basename as Wr, delimiter as Gr, dirname as P, extname as Kr, isAbsolute as qr, join as Jr, posix as Yr, relative as Xr, resolve as Zr, sep as Qr, win32 as $r } from "node:path";
import { access as ei, constants as ti, link as ni, lstat as ri, open as ii, readFile as ai, readdir as oi, realpath as si, rename as ci, rm as li, stat as ui, writeFile as di } from "node:fs/promises";
import { setImmediate as fi, setTimeout as pi } from "node:timers/promises";
// src/model/result.ts
function mi(e) {
	return {
		ok: !0,
		value: e
	};
}
function hi(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function gi(e, { displayRoot: t }) {
	return Xr(t, e).split(Qr).join("/");
}
function _i(e, t) {
	let n = Xr(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Qr}`) && !qr(n);
}
async function vi(e, t) {
	for (let n = e;; n = P(n)) {
		if (await ri(Jr(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === P(n) || n === t || t !== void 0 && !_i(n, t)) return;
	}
}
var yi = class extends Error {};
async function bi(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new yi());
	if (!t) return ai(e);
	let [r, i] = await Promise.all([si(e), si(t.workspace)]);
	if (!_i(r, i)) throw new yi();
	return ai(r);
}
function xi(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function Si(e) {
	try {
		return xi(e);
	} catch {
		return "";
	}
}
async function Ci(e, t, n, r = xi) {
	try {
		return mi(r(await ai(e)));
	} catch (r) {
		let i = `${t} ${gi(e, n)} cannot be read: ${Ti(r)}`;
		return hi(E("not-read", i));
	}
}
const wi = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function Ti(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof yi) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${wi[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function Ei(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(wi, String(e.code))) return;
	let n = `${gi(e.path, t)} was changed or removed while Lokaform ran. Now ${Ti(e)} Run again when no other program changes it.`;
	return E("not-read", n, { scope: "project" });
}
async function Di(e, { commit: t }) {
	return t ? t.isFile(e) : ui(e).then((e) => e.isFile(), () => !1);
}
async function Oi(e, { commit: t }) {
	return t ? t.isFolder(e) : ui(e).then((e) => e.isDirectory(), () => !1);
}
// \0node:crypto
const ki = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Ai = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// src/files/commitFiles.ts
var ji = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Mi = [
	"*",
	".*",
	"**"
];
var Ni = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new ji(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Mi.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = Zr(e, i.join("/")), o = Xr(a, this.#e).split(Qr).join("/"), s = o !== "" && !o.startsWith("..") && !qr(o), c = s ? "" : await this.#o(a);
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
		let t = Xr(this.#e, e).split(Qr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || qr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (qr(n)) return;
			let r = Yr.join(Yr.dirname(e.path), n, t.slice(e.path.length));
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
function Pi(e, t = Infinity) {
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
function Fi(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function Ii(e, t) {
	let n = Pi(e.map(({ time: e }) => e), t);
	return e.map((e, t) => ({
		...e,
		until: 0,
		latest: e.time,
		...n[t]
	}));
}
function Li(e, t, { since: n, now: r = Infinity }) {
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
const Ri = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), zi = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Bi = {
	output: 67108864,
	time: 3e4
};
var Vi = class extends Error {
	name = "GitFailure";
};
const Hi = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Ui = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Wi = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], Gi = /^\.(com|exe)$/i;
function Ki(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? Yr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Gi.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => $r.join(n, e + t)) : [];
	});
}
function qi(e, t) {
	let n = Ki("git", process.platform, t).filter((t) => !Ji(e, P(t))), r = n.find(Yi);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => P(e)))].join(Gr)
	};
}
function Ji(e, t) {
	try {
		let [n, r] = [yr(t), yr(e)];
		return n === r || _i(n, r);
	} catch {
		return !0;
	}
}
function Yi(e) {
	try {
		return zn(e, ti.X_OK), wr(e).isFile();
	} catch {
		return !1;
	}
}
async function Xi(e, t, { environment: n, signal: r, limits: i = Bi }, a = "") {
	let o = qi(e, n);
	if (!o) throw new Vi(Zi);
	let s = Object.entries(n).filter(([e]) => Hi.test(e)), c = {
		...Object.fromEntries(s),
		...Ui,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: P(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = Ri(o.program, [
			"-C",
			e,
			...Wi,
			...t
		], {
			cwd: P(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new Vi(Qi(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new Vi("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new Vi($i(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const Zi = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Qi(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function $i(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function ea(e, t) {
	let n = await si(e), r = await vi(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await Xi(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof Vi) return;
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
function ta({ replaced: e, merged: t }) {
	return [...e, ...t].flatMap((e) => [e.content, "former" in e ? e.former : void 0]).flatMap((e) => e ?? []);
}
function na({ replaced: e, merged: t }, n, r) {
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
function ra({ commits: e, merged: t }, n) {
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
const ia = "Lokaform-Pulled";
function aa(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(ia).map(sa), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: o(r) },
		overwrites: a
	};
}
function oa(e) {
	return `${ia}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
function sa(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
var ca = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { displayRoot: r } = this.#e.folders, i = await si(r).catch(() => r), a = [], s = [], c = [], l = [], u = new Set(), d = await this.#n(t);
		for (let [t, r] of d) {
			if (t === void 0) {
				u.add("The files are not in a git repository."), l.push(Infinity);
				continue;
			}
			let o = await this.#r(t).versions(e, new Set(r.keys()), n, (e) => r.get(e) ?? Xr(i, Jr(t, e)).split(Qr).join("/"));
			p(a, o.versions), p(s, o.merged ?? []), p(c, o.overwrites ?? []), o.is !== "read" && (u.add(o.why), l.push(o.back ?? Infinity));
		}
		a.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
		let f = {
			versions: a,
			merged: s,
			overwrites: c
		};
		if (u.size === 0) return {
			is: "read",
			...f
		};
		let m = d.size === 1 && d.has(void 0);
		return {
			is: "unreadable",
			why: [...u].join(" "),
			back: o(l),
			...m && { noRepository: m },
			...f
		};
	}
	async upstream(e) {
		let [[t, n] = [void 0, new Map()], ...r] = await this.#n(e);
		return t === void 0 || r.length > 0 ? void 0 : this.#r(t).upstream(n);
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await si(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = Zr(t, n), a = await si(e).catch(() => e), o = await vi(P(a), r), s = o === void 0 ? n : Xr(o, a).split(Qr).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new la(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, la = class {
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
			let i = await this.#a(e, n), { replaced: a, merged: o } = ra(i, t), s = await this.#o(t), c = a.filter(({ latest: t = 0 }) => t >= e), l = {
				replaced: [...s.versions, ...c],
				merged: o
			};
			await this.#c(ta(l));
			let u = {
				...na(l, this.#i, r),
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
			if (e instanceof Vi) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Xi(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await ya(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof Vi) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = fa(this.#e, {
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
		this.#r ??= ya(this.#e, this.#t);
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
			(r === void 0 || ua(r) !== ua(i)) && a.push({
				path: e,
				now: e,
				content: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Wr(e) === Wr(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = Jr(this.#e, e);
		try {
			return (await ri(t)).isFile() ? Si(await ai(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await ba(this.#e, [...t], this.#t)) this.#i.set(e, n);
	}
};
function ua(e) {
	return e?.replaceAll("\r\n", "\n");
}
const da = 67108864;
async function fa(e, { since: t, target: n, now: r }, i, a = 2e3) {
	let o = n === void 0 ? new Set() : await ma(e, n, i), s = async (...t) => (await Xi(e, [
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
			trailers: aa(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(ha), l = Ii(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return pa;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await ga(e, d.id, i), m = p ? u.slice(0, -1) : u, [h] = p ? [d.id] : d.parents, g = Li(m, await s("HEAD", ...h === void 0 ? [] : [`^${h}`]), {
		since: t,
		now: r
	}), _ = await _a(e, [...m, ...g], i);
	return {
		commits: _.slice(0, m.length),
		merged: _.slice(m.length),
		overwrites: Fi([...u, ...g]),
		...(f || p) && { back: d.until },
		...f && { why: `The repository has more than ${a} commits since then, and older ones are not read.` },
		...p && { why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." }
	};
}
const pa = {
	commits: [],
	merged: [],
	overwrites: []
};
async function ma(e, t, n) {
	try {
		let r = await Xi(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof Vi) return new Set();
		throw e;
	}
}
function ha(e) {
	if (e instanceof Vi && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function ga(e, t, n) {
	let r = (await Xi(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function _a(e, t, n) {
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
	], o = va((await Xi(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, until: t, latest: n, trailers: { pulled: r } }) => ({
		id: e,
		until: t,
		latest: n,
		changes: o.get(e) ?? [],
		...r !== void 0 && { pulled: r }
	}));
}
function va(e) {
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
async function ya(e, t, n = "HEAD") {
	let r = await Xi(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(ha);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function ba(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Xi(e, ["cat-file", "--batch-check"], n, i(t)), o = da, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? Bi,
		output: 2 * da
	}, u = await Xi(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, Si(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// node_modules/fast-glob/out/utils/array.js
var xa = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.splitWhen = e.flatten = void 0;
	function t(e) {
		return e.reduce((e, t) => [].concat(e, t), []);
	}
	e.flatten = t;
	function n(e, t) {
		let n = [[]], r = 0;
		for (let i of e) t(i) ? (r++, n[r] = []) : n[r].push(i);
		return n;
	}
	e.splitWhen = n;
})), Sa = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), Ca = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createDirentFromStats = void 0;
	var t = class {
		constructor(e, t) {
			this.name = e, this.isBlockDevice = t.isBlockDevice.bind(t), this.isCharacterDevice = t.isCharacterDevice.bind(t), this.isDirectory = t.isDirectory.bind(t), this.isFIFO = t.isFIFO.bind(t), this.isFile = t.isFile.bind(t), this.isSocket = t.isSocket.bind(t), this.isSymbolicLink = t.isSymbolicLink.bind(t);
		}
	};
	function n(e, n) {
		return new t(e, n);
	}
	e.createDirentFromStats = n;
})), wa = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.convertPosixPathToPattern = t.convertWindowsPathToPattern = t.convertPathToPattern = t.escapePosixPath = t.escapeWindowsPath = t.escape = t.removeLeadingDotSegment = t.makeAbsolute = t.unixify = void 0;
	let n = e("os"), r = e("path"), i = n.platform() === "win32", a = /(\\?)([()*?[\]{|}]|^!|[!+@](?=\()|\\(?![!()*+?@[\]{|}]))/g, o = /(\\?)([()[\]{}]|^!|[!+@](?=\())/g, s = /^\\\\([.?])/, c = /\\(?![!()+@[\]{}])/g;
	function l(e) {
		return e.replace(/\\/g, "/");
	}
	t.unixify = l;
	function u(e, t) {
		return r.resolve(e, t);
	}
	t.makeAbsolute = u;
	function d(e) {
		if (e.charAt(0) === ".") {
			let t = e.charAt(1);
			if (t === "/" || t === "\\") return e.slice(2);
		}
		return e;
	}
	t.removeLeadingDotSegment = d, t.escape = i ? f : p;
	function f(e) {
		return e.replace(o, "\\$2");
	}
	t.escapeWindowsPath = f;
	function p(e) {
		return e.replace(a, "\\$2");
	}
	t.escapePosixPath = p, t.convertPathToPattern = i ? m : h;
	function m(e) {
		return f(e).replace(s, "//$1").replace(c, "/");
	}
	t.convertWindowsPathToPattern = m;
	function h(e) {
		return p(e);
	}
	t.convertPosixPathToPattern = h;
})), Ta = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), Ea = n(((e, t) => {
	var n = Ta(), r = {
		"{": "}",
		"(": ")",
		"[": "]"
	}, i = function(e) {
		if (e[0] === "!") return !0;
		for (var t = 0, n = -2, i = -2, a = -2, o = -2, s = -2; t < e.length;) {
			if (e[t] === "*" || e[t + 1] === "?" && /[\].+)]/.test(e[t]) || i !== -1 && e[t] === "[" && e[t + 1] !== "]" && (i < t && (i = e.indexOf("]", t)), i > t && (s === -1 || s > i || (s = e.indexOf("\\", t), s === -1 || s > i))) || a !== -1 && e[t] === "{" && e[t + 1] !== "}" && (a = e.indexOf("}", t), a > t && (s = e.indexOf("\\", t), s === -1 || s > a)) || o !== -1 && e[t] === "(" && e[t + 1] === "?" && /[:!=]/.test(e[t + 2]) && e[t + 3] !== ")" && (o = e.indexOf(")", t), o > t && (s = e.indexOf("\\", t), s === -1 || s > o)) || n !== -1 && e[t] === "(" && e[t + 1] !== "|" && (n < t && (n = e.indexOf("|", t)), n !== -1 && e[n + 1] !== ")" && (o = e.indexOf(")", n), o > n && (s = e.indexOf("\\", n), s === -1 || s > o)))) return !0;
			if (e[t] === "\\") {
				var c = e[t + 1];
				t += 2;
				var l = r[c];
				if (l) {
					var u = e.indexOf(l, t);
					u !== -1 && (t = u + 1);
				}
				if (e[t] === "!") return !0;
			} else t++;
		}
		return !1;
	}, a = function(e) {
		if (e[0] === "!") return !0;
		for (var t = 0; t < e.length;) {
			if (/[*?{}()[\]]/.test(e[t])) return !0;
			if (e[t] === "\\") {
				var n = e[t + 1];
				t += 2;
				var i = r[n];
				if (i) {
					var a = e.indexOf(i, t);
					a !== -1 && (t = a + 1);
				}
				if (e[t] === "!") return !0;
			} else t++;
		}
		return !1;
	};
	t.exports = function(e, t) {
		if (typeof e != "string" || e === "") return !1;
		if (n(e)) return !0;
		var r = i;
		return t && t.strict === !1 && (r = a), r(e);
	};
})), Da = n(((t, n) => {
	var r = Ea(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), Oa = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = Da(), i = Et(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
	function d(e, t = {}) {
		return !f(e, t);
	}
	t.isStaticPattern = d;
	function f(e, t = {}) {
		return e !== "" && !!(t.caseSensitiveMatch === !1 || e.includes("\\") || a.test(e) || o.test(e) || s.test(e) || t.extglob !== !1 && c.test(e) || t.braceExpansion !== !1 && p(e));
	}
	t.isDynamicPattern = f;
	function p(e) {
		let t = e.indexOf("{");
		if (t === -1) return !1;
		let n = e.indexOf("}", t + 1);
		if (n === -1) return !1;
		let r = e.slice(t, n);
		return l.test(r);
	}
	function m(e) {
		return g(e) ? e.slice(1) : e;
	}
	t.convertToPositivePattern = m;
	function h(e) {
		return "!" + e;
	}
	t.convertToNegativePattern = h;
	function g(e) {
		return e.startsWith("!") && e[1] !== "(";
	}
	t.isNegativePattern = g;
	function _(e) {
		return !g(e);
	}
	t.isPositivePattern = _;
	function v(e) {
		return e.filter(g);
	}
	t.getNegativePatterns = v;
	function y(e) {
		return e.filter(_);
	}
	t.getPositivePatterns = y;
	function b(e) {
		return e.filter((e) => !S(e));
	}
	t.getPatternsInsideCurrentDirectory = b;
	function x(e) {
		return e.filter(S);
	}
	t.getPatternsOutsideCurrentDirectory = x;
	function S(e) {
		return e.startsWith("..") || e.startsWith("./..");
	}
	t.isPatternRelatedToParentDirectory = S;
	function ee(e) {
		return r(e, { flipBackslashes: !1 });
	}
	t.getBaseDirectory = ee;
	function te(e) {
		return e.includes("**");
	}
	t.hasGlobStar = te;
	function ne(e) {
		return e.endsWith("/**");
	}
	t.endsWithSlashGlobStar = ne;
	function re(e) {
		let t = n.basename(e);
		return ne(e) || d(t);
	}
	t.isAffectDepthOfReadingPattern = re;
	function C(e) {
		return e.reduce((e, t) => e.concat(ie(t)), []);
	}
	t.expandPatternsWithBraceExpansion = C;
	function ie(e) {
		let t = i.braces(e, {
			expand: !0,
			nodupes: !0,
			keepEscaping: !0
		});
		return t.sort((e, t) => e.length - t.length), t.filter((e) => e !== "");
	}
	t.expandBraceExpansion = ie;
	function ae(e, t) {
		let { parts: n } = i.scan(e, Object.assign(Object.assign({}, t), { parts: !0 }));
		return n.length === 0 && (n = [e]), n[0].startsWith("/") && (n[0] = n[0].slice(1), n.unshift("")), n;
	}
	t.getPatternParts = ae;
	function oe(e, t) {
		return i.makeRe(e, t);
	}
	t.makeRe = oe;
	function se(e, t) {
		return e.map((e) => oe(e, t));
	}
	t.convertPatternsToRe = se;
	function w(e, t) {
		return t.some((t) => t.test(e));
	}
	t.matchAny = w;
	function ce(e) {
		return e.replace(u, "/");
	}
	t.removeDuplicateSlashes = ce;
	function le(e) {
		let t = [], n = [];
		for (let r of e) ue(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	t.partitionAbsoluteAndRelative = le;
	function ue(e) {
		return n.isAbsolute(e);
	}
	t.isAbsolute = ue;
})), ka = n(((t, n) => {
	let r = e("stream").PassThrough, i = Array.prototype.slice;
	n.exports = a;
	function a() {
		let e = [], t = i.call(arguments), n = !1, a = t[t.length - 1];
		a && !Array.isArray(a) && a.pipe == null ? t.pop() : a = {};
		let s = a.end !== !1, c = a.pipeError === !0;
		a.objectMode ?? (a.objectMode = !0), a.highWaterMark ?? (a.highWaterMark = 65536);
		let l = r(a);
		function u() {
			for (let t = 0, n = arguments.length; t < n; t++) e.push(o(arguments[t], a));
			return d(), this;
		}
		function d() {
			if (n) return;
			n = !0;
			let t = e.shift();
			if (!t) {
				process.nextTick(f);
				return;
			}
			Array.isArray(t) || (t = [t]);
			let r = t.length + 1;
			function i() {
				--r > 0 || (n = !1, d());
			}
			function a(e) {
				function t() {
					e.removeListener("merge2UnpipeEnd", t), e.removeListener("end", t), c && e.removeListener("error", n), i();
				}
				function n(e) {
					l.emit("error", e);
				}
				if (e._readableState.endEmitted) return i();
				e.on("merge2UnpipeEnd", t), e.on("end", t), c && e.on("error", n), e.pipe(l, { end: !1 }), e.resume();
			}
			for (let e = 0; e < t.length; e++) a(t[e]);
			i();
		}
		function f() {
			n = !1, l.emit("queueDrain"), s && l.end();
		}
		return l.setMaxListeners(0), l.add = u, l.on("unpipe", function(e) {
			e.emit("merge2UnpipeEnd");
		}), t.length && u.apply(null, t), l;
	}
	function o(e, t) {
		if (Array.isArray(e)) for (let n = 0, r = e.length; n < r; n++) e[n] = o(e[n], t);
		else {
			if (!e._readableState && e.pipe && (e = e.pipe(r(t))), !e._readableState || !e.pause || !e.pipe) throw Error("Only readable stream can be merged.");
			e.pause();
		}
		return e;
	}
})), Aa = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = ka();
	function n(e) {
		let n = t(e);
		return e.forEach((e) => {
			e.once("error", (e) => n.emit("error", e));
		}), n.once("close", () => r(e)), n.once("end", () => r(e)), n;
	}
	e.merge = n;
	function r(e) {
		e.forEach((e) => e.emit("close"));
	}
})), ja = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), Ma = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = xa(), e.errno = Sa(), e.fs = Ca(), e.path = wa(), e.pattern = Oa(), e.stream = Aa(), e.string = ja();
})), Na = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = Ma();
	function n(e, n) {
		let s = r(e, n), c = r(n.ignore, n), l = a(s), u = o(s, c), d = l.filter((e) => t.pattern.isStaticPattern(e, n)), f = l.filter((e) => t.pattern.isDynamicPattern(e, n)), p = i(d, u, !1), m = i(f, u, !0);
		return p.concat(m);
	}
	e.generate = n;
	function r(e, n) {
		let r = e;
		return n.braceExpansion && (r = t.pattern.expandPatternsWithBraceExpansion(r)), n.baseNameMatch && (r = r.map((e) => e.includes("/") ? e : `**/${e}`)), r.map((e) => t.pattern.removeDuplicateSlashes(e));
	}
	function i(e, n, r) {
		let i = [], a = t.pattern.getPatternsOutsideCurrentDirectory(e), o = t.pattern.getPatternsInsideCurrentDirectory(e), u = s(a), d = s(o);
		return i.push(...c(u, n, r)), "." in d ? i.push(l(".", o, n, r)) : i.push(...c(d, n, r)), i;
	}
	e.convertPatternsToTasks = i;
	function a(e) {
		return t.pattern.getPositivePatterns(e);
	}
	e.getPositivePatterns = a;
	function o(e, n) {
		return t.pattern.getNegativePatterns(e).concat(n).map(t.pattern.convertToPositivePattern);
	}
	e.getNegativePatternsAsPositive = o;
	function s(e) {
		return e.reduce((e, n) => {
			let r = t.pattern.getBaseDirectory(n);
			return r in e ? e[r].push(n) : e[r] = [n], e;
		}, {});
	}
	e.groupPatternsByBaseDirectory = s;
	function c(e, t, n) {
		return Object.keys(e).map((r) => l(r, e[r], t, n));
	}
	e.convertPatternGroupsToTasks = c;
	function l(e, n, r, i) {
		return {
			dynamic: i,
			positive: n,
			negative: r,
			base: e,
			patterns: [].concat(n, r.map(t.pattern.convertToNegativePattern))
		};
	}
	e.convertPatternGroupToTask = l;
})), Pa = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.read = void 0;
	function t(e, t, i) {
		t.fs.lstat(e, (a, o) => {
			a === null ? !o.isSymbolicLink() || !t.followSymbolicLink ? r(i, o) : t.fs.stat(e, (e, a) => {
				if (e !== null) {
					if (t.throwErrorOnBrokenSymbolicLink) {
						n(i, e);
						return;
					}
					r(i, o);
				} else t.markSymbolicLink && (a.isSymbolicLink = () => !0), r(i, a);
			}) : n(i, a);
		});
	}
	e.read = t;
	function n(e, t) {
		e(t);
	}
	function r(e, t) {
		e(null, t);
	}
})), Fa = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.read = void 0;
	function t(e, t) {
		let n = t.fs.lstatSync(e);
		if (!n.isSymbolicLink() || !t.followSymbolicLink) return n;
		try {
			let n = t.fs.statSync(e);
			return t.markSymbolicLink && (n.isSymbolicLink = () => !0), n;
		} catch (e) {
			if (!t.throwErrorOnBrokenSymbolicLink) return n;
			throw e;
		}
	}
	e.read = t;
})), Ia = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.createFileSystemAdapter = t.FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs");
	t.FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		stat: n.stat,
		lstatSync: n.lstatSync,
		statSync: n.statSync
	};
	function r(e) {
		return e === void 0 ? t.FILE_SYSTEM_ADAPTER : Object.assign(Object.assign({}, t.FILE_SYSTEM_ADAPTER), e);
	}
	t.createFileSystemAdapter = r;
})), La = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ia();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Ra = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = Pa(), n = Fa(), r = La();
	e.Settings = r.default;
	function i(e, n, r) {
		typeof n == "function" ? t.read(e, o(), n) : t.read(e, o(n), r);
	}
	e.stat = i;
	function a(e, t) {
		let r = o(t);
		return n.read(e, r);
	}
	e.statSync = a;
	function o(e = {}) {
		return e instanceof r.default ? e : new r.default(e);
	}
})), za = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), Ba = n(((e, t) => {
	t.exports = r;
	let n = za();
	function r(e, t) {
		let r, i, a, o = !0;
		Array.isArray(e) ? (r = [], i = e.length) : (a = Object.keys(e), r = {}, i = a.length);
		function s(e) {
			function i() {
				t && t(e, r), t = null;
			}
			o ? n(i) : i();
		}
		function c(e, t, n) {
			r[e] = n, (--i === 0 || t) && s(t);
		}
		i ? a ? a.forEach(function(t) {
			e[t](function(e, n) {
				c(t, e, n);
			});
		}) : e.forEach(function(e, t) {
			e(function(e, n) {
				c(t, e, n);
			});
		}) : s(null), o = !1;
	}
})), Va = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), Ha = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createDirentFromStats = void 0;
	var t = class {
		constructor(e, t) {
			this.name = e, this.isBlockDevice = t.isBlockDevice.bind(t), this.isCharacterDevice = t.isCharacterDevice.bind(t), this.isDirectory = t.isDirectory.bind(t), this.isFIFO = t.isFIFO.bind(t), this.isFile = t.isFile.bind(t), this.isSocket = t.isSocket.bind(t), this.isSymbolicLink = t.isSymbolicLink.bind(t);
		}
	};
	function n(e, n) {
		return new t(e, n);
	}
	e.createDirentFromStats = n;
})), Ua = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = Ha();
})), Wa = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), Ga = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Ra(), n = Ba(), r = Va(), i = Ua(), a = Wa();
	function o(e, t, n) {
		!t.stats && r.IS_SUPPORT_READDIR_WITH_FILE_TYPES ? s(e, t, n) : l(e, t, n);
	}
	e.read = o;
	function s(e, t, r) {
		t.fs.readdir(e, { withFileTypes: !0 }, (i, o) => {
			if (i !== null) {
				u(r, i);
				return;
			}
			let s = o.map((n) => ({
				dirent: n,
				name: n.name,
				path: a.joinPathSegments(e, n.name, t.pathSegmentSeparator)
			}));
			if (!t.followSymbolicLinks) {
				d(r, s);
				return;
			}
			let l = s.map((e) => c(e, t));
			n(l, (e, t) => {
				e === null ? d(r, t) : u(r, e);
			});
		});
	}
	e.readdirWithFileTypes = s;
	function c(e, t) {
		return (n) => {
			e.dirent.isSymbolicLink() ? t.fs.stat(e.path, (r, a) => {
				if (r !== null) {
					if (t.throwErrorOnBrokenSymbolicLink) {
						n(r);
						return;
					}
					n(null, e);
				} else e.dirent = i.fs.createDirentFromStats(e.name, a), n(null, e);
			}) : n(null, e);
		};
	}
	function l(e, r, o) {
		r.fs.readdir(e, (s, c) => {
			if (s !== null) {
				u(o, s);
				return;
			}
			let l = c.map((n) => {
				let o = a.joinPathSegments(e, n, r.pathSegmentSeparator);
				return (e) => {
					t.stat(o, r.fsStatSettings, (t, a) => {
						if (t !== null) {
							e(t);
							return;
						}
						let s = {
							name: n,
							path: o,
							dirent: i.fs.createDirentFromStats(n, a)
						};
						r.stats && (s.stats = a), e(null, s);
					});
				};
			});
			n(l, (e, t) => {
				e === null ? d(o, t) : u(o, e);
			});
		});
	}
	e.readdir = l;
	function u(e, t) {
		e(t);
	}
	function d(e, t) {
		e(null, t);
	}
})), Ka = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Ra(), n = Va(), r = Ua(), i = Wa();
	function a(e, t) {
		return !t.stats && n.IS_SUPPORT_READDIR_WITH_FILE_TYPES ? o(e, t) : s(e, t);
	}
	e.read = a;
	function o(e, t) {
		return t.fs.readdirSync(e, { withFileTypes: !0 }).map((n) => {
			let a = {
				dirent: n,
				name: n.name,
				path: i.joinPathSegments(e, n.name, t.pathSegmentSeparator)
			};
			if (a.dirent.isSymbolicLink() && t.followSymbolicLinks) try {
				let e = t.fs.statSync(a.path);
				a.dirent = r.fs.createDirentFromStats(a.name, e);
			} catch (e) {
				if (t.throwErrorOnBrokenSymbolicLink) throw e;
			}
			return a;
		});
	}
	e.readdirWithFileTypes = o;
	function s(e, n) {
		return n.fs.readdirSync(e).map((a) => {
			let o = i.joinPathSegments(e, a, n.pathSegmentSeparator), s = t.statSync(o, n.fsStatSettings), c = {
				name: a,
				path: o,
				dirent: r.fs.createDirentFromStats(a, s)
			};
			return n.stats && (c.stats = s), c;
		});
	}
	e.readdir = s;
})), qa = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.createFileSystemAdapter = t.FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs");
	t.FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		stat: n.stat,
		lstatSync: n.lstatSync,
		statSync: n.statSync,
		readdir: n.readdir,
		readdirSync: n.readdirSync
	};
	function r(e) {
		return e === void 0 ? t.FILE_SYSTEM_ADAPTER : Object.assign(Object.assign({}, t.FILE_SYSTEM_ADAPTER), e);
	}
	t.createFileSystemAdapter = r;
})), Ja = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Ra(), i = qa();
	t.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !1), this.fs = i.createFileSystemAdapter(this._options.fs), this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, n.sep), this.stats = this._getValue(this._options.stats, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0), this.fsStatSettings = new r.Settings({
				followSymbolicLink: this.followSymbolicLinks,
				fs: this.fs,
				throwErrorOnBrokenSymbolicLink: this.throwErrorOnBrokenSymbolicLink
			});
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Ya = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = Ga(), n = Ka(), r = Ja();
	e.Settings = r.default;
	function i(e, n, r) {
		typeof n == "function" ? t.read(e, o(), n) : t.read(e, o(n), r);
	}
	e.scandir = i;
	function a(e, t) {
		let r = o(t);
		return n.read(e, r);
	}
	e.scandirSync = a;
	function o(e = {}) {
		return e instanceof r.default ? e : new r.default(e);
	}
})), Xa = n(((e, t) => {
	function n(e) {
		var t = new e(), n = t;
		function r() {
			var r = t;
			return r.next ? t = r.next : (t = new e(), n = t), r.next = null, r;
		}
		function i(e) {
			n.next = e, n = e;
		}
		return {
			get: r,
			release: i
		};
	}
	t.exports = n;
})), Za = n(((e, t) => {
	var n = Xa();
	function r(e, t, r) {
		if (typeof e == "function" && (r = t, t = e, e = null), !(r >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
		var o = n(a), s = null, c = null, l = 0, u = null, d = {
			push: v,
			drain: i,
			saturated: i,
			pause: p,
			paused: !1,
			get concurrency() {
				return r;
			},
			set concurrency(e) {
				if (!(e >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
				if (r = e, !d.paused) for (; s && l < r;) l++, b();
			},
			running: f,
			resume: g,
			idle: _,
			length: m,
			getQueue: h,
			unshift: y,
			empty: i,
			kill: x,
			killAndDrain: S,
			error: te,
			abort: ee
		};
		return d;
		function f() {
			return l;
		}
		function p() {
			d.paused = !0;
		}
		function m() {
			for (var e = s, t = 0; e;) e = e.next, t++;
			return t;
		}
		function h() {
			for (var e = s, t = []; e;) t.push(e.value), e = e.next;
			return t;
		}
		function g() {
			if (d.paused) {
				if (d.paused = !1, s === null) l++, b();
				else for (; s && l < r;) l++, b();
			}
		}
		function _() {
			return l === 0 && d.length() === 0;
		}
		function v(n, a) {
			var f = o.get();
			f.context = e, f.release = b, f.value = n, f.callback = a || i, f.errorHandler = u, l >= r || d.paused ? c ? (c.next = f, c = f) : (s = f, c = f, d.saturated()) : (l++, t.call(e, f.value, f.worked));
		}
		function y(n, a) {
			var f = o.get();
			f.context = e, f.release = b, f.value = n, f.callback = a || i, f.errorHandler = u, l >= r || d.paused ? s ? (f.next = s, s = f) : (s = f, c = f, d.saturated()) : (l++, t.call(e, f.value, f.worked));
		}
		function b(n) {
			n && o.release(n);
			var i = s;
			i && l <= r ? d.paused ? l-- : (c === s && (c = null), s = i.next, i.next = null, t.call(e, i.value, i.worked), c === null && d.empty()) : --l === 0 && d.drain();
		}
		function x() {
			s = null, c = null, d.drain = i;
		}
		function S() {
			s = null, c = null, d.drain(), d.drain = i;
		}
		function ee() {
			var e = s;
			for (s = null, c = null; e;) {
				var t = e.next, n = e.callback, r = e.errorHandler, a = e.value, l = e.context;
				e.value = null, e.callback = i, e.errorHandler = null, e.next = null, r && r(Error("abort"), a), n.call(l, Error("abort")), o.release(e), e = t;
			}
			d.drain = i;
		}
		function te(e) {
			u = e;
		}
	}
	function i() {}
	function a() {
		this.value = null, this.callback = i, this.next = null, this.release = i, this.context = null, this.errorHandler = null;
		var e = this;
		this.worked = function(t, n) {
			var r = e.callback, a = e.errorHandler, o = e.value;
			e.value = null, e.callback = i, e.errorHandler && a(t, o), r.call(e.context, t, n), e.release(e);
		};
	}
	function o(e, t, n) {
		typeof e == "function" && (n = t, t = e, e = null);
		function a(e, n) {
			t.call(this, e).then(function(e) {
				n(null, e);
			}, n);
		}
		var o = r(e, a, n), s = o.push, c = o.unshift;
		return o.push = l, o.unshift = u, o.drained = d, o;
		function l(e) {
			var t = new Promise(function(t, n) {
				s(e, function(e, r) {
					e ? n(e) : t(r);
				});
			});
			return t.catch(i), t;
		}
		function u(e) {
			var t = new Promise(function(t, n) {
				c(e, function(e, r) {
					e ? n(e) : t(r);
				});
			});
			return t.catch(i), t;
		}
		function d() {
			return new Promise(function(e) {
				process.nextTick(function() {
					if (o.idle()) e();
					else {
						var t = o.drain;
						o.drain = function() {
							typeof t == "function" && t(), e(), o.drain = t;
						};
					}
				});
			});
		}
	}
	t.exports = r, t.exports.promise = o;
})), Qa = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = e.replacePathSegmentSeparator = e.isAppliedFilter = e.isFatalError = void 0;
	function t(e, t) {
		return e.errorFilter === null || !e.errorFilter(t);
	}
	e.isFatalError = t;
	function n(e, t) {
		return e === null || e(t);
	}
	e.isAppliedFilter = n;
	function r(e, t) {
		return e.split(/[/\\]/).join(t);
	}
	e.replacePathSegmentSeparator = r;
	function i(e, t, n) {
		return e === "" ? t : e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = i;
})), $a = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Qa();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), eo = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = Ya(), i = Za(), a = Qa(), o = $a();
	t.default = class extends o.default {
		constructor(e, t) {
			super(e, t), this._settings = t, this._scandir = r.scandir, this._emitter = new n.EventEmitter(), this._queue = i(this._worker.bind(this), this._settings.concurrency), this._isFatalError = !1, this._isDestroyed = !1, this._queue.drain = () => {
				this._isFatalError || this._emitter.emit("end");
			};
		}
		read() {
			return this._isFatalError = !1, this._isDestroyed = !1, setImmediate(() => {
				this._pushToQueue(this._root, this._settings.basePath);
			}), this._emitter;
		}
		get isDestroyed() {
			return this._isDestroyed;
		}
		destroy() {
			if (this._isDestroyed) throw Error("The reader is already destroyed");
			this._isDestroyed = !0, this._queue.killAndDrain();
		}
		onEntry(e) {
			this._emitter.on("entry", e);
		}
		onError(e) {
			this._emitter.once("error", e);
		}
		onEnd(e) {
			this._emitter.once("end", e);
		}
		_pushToQueue(e, t) {
			let n = {
				directory: e,
				base: t
			};
			this._queue.push(n, (e) => {
				e !== null && this._handleError(e);
			});
		}
		_worker(e, t) {
			this._scandir(e.directory, this._settings.fsScandirSettings, (n, r) => {
				if (n !== null) t(n, void 0);
				else {
					for (let t of r) this._handleEntry(t, e.base);
					t(null, void 0);
				}
			});
		}
		_handleError(e) {
			!this._isDestroyed && a.isFatalError(this._settings, e) && (this._isFatalError = !0, this._isDestroyed = !0, this._emitter.emit("error", e));
		}
		_handleEntry(e, t) {
			if (this._isDestroyed || this._isFatalError) return;
			let n = e.path;
			t !== void 0 && (e.path = a.joinPathSegments(t, e.name, this._settings.pathSegmentSeparator)), a.isAppliedFilter(this._settings.entryFilter, e) && this._emitEntry(e), e.dirent.isDirectory() && a.isAppliedFilter(this._settings.deepFilter, e) && this._pushToQueue(n, t === void 0 ? void 0 : e.path);
		}
		_emitEntry(e) {
			this._emitter.emit("entry", e);
		}
	};
})), to = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = eo();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings), this._storage = [];
		}
		read(e) {
			this._reader.onError((t) => {
				n(e, t);
			}), this._reader.onEntry((e) => {
				this._storage.push(e);
			}), this._reader.onEnd(() => {
				r(e, this._storage);
			}), this._reader.read();
		}
	};
	function n(e, t) {
		e(t);
	}
	function r(e, t) {
		e(null, t);
	}
})), no = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = eo();
	t.default = class {
		constructor(e, t) {
			this._root = e, this._settings = t, this._reader = new r.default(this._root, this._settings), this._stream = new n.Readable({
				objectMode: !0,
				read: () => {},
				destroy: () => {
					this._reader.isDestroyed || this._reader.destroy();
				}
			});
		}
		read() {
			return this._reader.onError((e) => {
				this._stream.emit("error", e);
			}), this._reader.onEntry((e) => {
				this._stream.push(e);
			}), this._reader.onEnd(() => {
				this._stream.push(null);
			}), this._reader.read(), this._stream;
		}
	};
})), ro = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ya(), n = Qa(), r = $a();
	e.default = class extends r.default {
		constructor() {
			super(...arguments), this._scandir = t.scandirSync, this._storage = [], this._queue = new Set();
		}
		read() {
			return this._pushToQueue(this._root, this._settings.basePath), this._handleQueue(), this._storage;
		}
		_pushToQueue(e, t) {
			this._queue.add({
				directory: e,
				base: t
			});
		}
		_handleQueue() {
			for (let e of this._queue.values()) this._handleDirectory(e.directory, e.base);
		}
		_handleDirectory(e, t) {
			try {
				let n = this._scandir(e, this._settings.fsScandirSettings);
				for (let e of n) this._handleEntry(e, t);
			} catch (e) {
				this._handleError(e);
			}
		}
		_handleError(e) {
			if (n.isFatalError(this._settings, e)) throw e;
		}
		_handleEntry(e, t) {
			let r = e.path;
			t !== void 0 && (e.path = n.joinPathSegments(t, e.name, this._settings.pathSegmentSeparator)), n.isAppliedFilter(this._settings.entryFilter, e) && this._pushToStorage(e), e.dirent.isDirectory() && n.isAppliedFilter(this._settings.deepFilter, e) && this._pushToQueue(r, t === void 0 ? void 0 : e.path);
		}
		_pushToStorage(e) {
			this._storage.push(e);
		}
	};
})), io = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ro();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), ao = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Ya();
	t.default = class {
		constructor(e = {}) {
			this._options = e, this.basePath = this._getValue(this._options.basePath, void 0), this.concurrency = this._getValue(this._options.concurrency, Infinity), this.deepFilter = this._getValue(this._options.deepFilter, null), this.entryFilter = this._getValue(this._options.entryFilter, null), this.errorFilter = this._getValue(this._options.errorFilter, null), this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, n.sep), this.fsScandirSettings = new r.Settings({
				followSymbolicLinks: this._options.followSymbolicLinks,
				fs: this._options.fs,
				pathSegmentSeparator: this._options.pathSegmentSeparator,
				stats: this._options.stats,
				throwErrorOnBrokenSymbolicLink: this._options.throwErrorOnBrokenSymbolicLink
			});
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), oo = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = to(), n = no(), r = io(), i = ao();
	e.Settings = i.default;
	function a(e, n, r) {
		typeof n == "function" ? new t.default(e, c()).read(n) : new t.default(e, c(n)).read(r);
	}
	e.walk = a;
	function o(e, t) {
		let n = c(t);
		return new r.default(e, n).read();
	}
	e.walkSync = o;
	function s(e, t) {
		let r = c(t);
		return new n.default(e, r).read();
	}
	e.walkStream = s;
	function c(e = {}) {
		return e instanceof i.default ? e : new i.default(e);
	}
})), so = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Ra(), i = Ma();
	t.default = class {
		constructor(e) {
			this._settings = e, this._fsStatSettings = new r.Settings({
				followSymbolicLink: this._settings.followSymbolicLinks,
				fs: this._settings.fs,
				throwErrorOnBrokenSymbolicLink: this._settings.followSymbolicLinks
			});
		}
		_getFullEntryPath(e) {
			return n.resolve(this._settings.cwd, e);
		}
		_makeEntry(e, t) {
			let n = {
				name: t,
				path: t,
				dirent: i.fs.createDirentFromStats(t, e)
			};
			return this._settings.stats && (n.stats = e), n;
		}
		_isFatalError(e) {
			return !i.errno.isEnoentCodeError(e) && !this._settings.suppressErrors;
		}
	};
})), co = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Ra(), i = oo(), a = so();
	t.default = class extends a.default {
		constructor() {
			super(...arguments), this._walkStream = i.walkStream, this._stat = r.stat;
		}
		dynamic(e, t) {
			return this._walkStream(e, t);
		}
		static(e, t) {
			let r = e.map(this._getFullEntryPath, this), i = new n.PassThrough({ objectMode: !0 });
			i._write = (n, a, o) => this._getEntry(r[n], e[n], t).then((e) => {
				e !== null && t.entryFilter(e) && i.push(e), n === r.length - 1 && i.end(), o();
			}).catch(o);
			for (let e = 0; e < r.length; e++) i.write(e);
			return i;
		}
		_getEntry(e, t, n) {
			return this._getStat(e).then((e) => this._makeEntry(e, t)).catch((e) => {
				if (n.errorFilter(e)) return null;
				throw e;
			});
		}
		_getStat(e) {
			return new Promise((t, n) => {
				this._stat(e, this._fsStatSettings, (e, r) => e === null ? t(r) : n(e));
			});
		}
	};
})), lo = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = oo(), n = so(), r = co();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._walkAsync = t.walk, this._readerStream = new r.default(this._settings);
		}
		dynamic(e, t) {
			return new Promise((n, r) => {
				this._walkAsync(e, t, (e, t) => {
					e === null ? n(t) : r(e);
				});
			});
		}
		async static(e, t) {
			let n = [], r = this._readerStream.static(e, t);
			return new Promise((e, t) => {
				r.once("error", t), r.on("data", (e) => n.push(e)), r.once("end", () => e(n));
			});
		}
	};
})), uo = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ma();
	e.default = class {
		constructor(e, t, n) {
			this._patterns = e, this._settings = t, this._micromatchOptions = n, this._storage = [], this._fillStorage();
		}
		_fillStorage() {
			for (let e of this._patterns) {
				let t = this._getPatternSegments(e), n = this._splitSegmentsIntoSections(t);
				this._storage.push({
					complete: n.length <= 1,
					pattern: e,
					segments: t,
					sections: n
				});
			}
		}
		_getPatternSegments(e) {
			return t.pattern.getPatternParts(e, this._micromatchOptions).map((e) => t.pattern.isDynamicPattern(e, this._settings) ? {
				dynamic: !0,
				pattern: e,
				patternRe: t.pattern.makeRe(e, this._micromatchOptions)
			} : {
				dynamic: !1,
				pattern: e
			});
		}
		_splitSegmentsIntoSections(e) {
			return t.array.splitWhen(e, (e) => e.dynamic && t.pattern.hasGlobStar(e.pattern));
		}
	};
})), fo = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = uo();
	e.default = class extends t.default {
		match(e) {
			let t = e.split("/"), n = t.length, r = this._storage.filter((e) => !e.complete || e.segments.length > n);
			for (let e of r) {
				let r = e.sections[0];
				if (!e.complete && n > r.length || t.every((t, n) => {
					let r = e.segments[n];
					return !!(r.dynamic && r.patternRe.test(t) || !r.dynamic && r.pattern === t);
				})) return !0;
			}
			return !1;
		}
	};
})), po = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ma(), n = fo();
	e.default = class {
		constructor(e, t) {
			this._settings = e, this._micromatchOptions = t;
		}
		getFilter(e, t, n) {
			let r = this._getMatcher(t), i = this._getNegativePatternsRe(n);
			return (t) => this._filter(e, t, r, i);
		}
		_getMatcher(e) {
			return new n.default(e, this._settings, this._micromatchOptions);
		}
		_getNegativePatternsRe(e) {
			let n = e.filter(t.pattern.isAffectDepthOfReadingPattern);
			return t.pattern.convertPatternsToRe(n, this._micromatchOptions);
		}
		_filter(e, n, r, i) {
			if (this._isSkippedByDeep(e, n.path) || this._isSkippedSymbolicLink(n)) return !1;
			let a = t.path.removeLeadingDotSegment(n.path);
			return !this._isSkippedByPositivePatterns(a, r) && this._isSkippedByNegativePatterns(a, i);
		}
		_isSkippedByDeep(e, t) {
			return this._settings.deep !== Infinity && this._getEntryLevel(e, t) >= this._settings.deep;
		}
		_getEntryLevel(e, t) {
			let n = t.split("/").length;
			return e === "" ? n : n - e.split("/").length;
		}
		_isSkippedSymbolicLink(e) {
			return !this._settings.followSymbolicLinks && e.dirent.isSymbolicLink();
		}
		_isSkippedByPositivePatterns(e, t) {
			return !this._settings.baseNameMatch && !t.match(e);
		}
		_isSkippedByNegativePatterns(e, n) {
			return !t.pattern.matchAny(e, n);
		}
	};
})), mo = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ma();
	e.default = class {
		constructor(e, t) {
			this._settings = e, this._micromatchOptions = t, this.index = new Map();
		}
		getFilter(e, n) {
			let [r, i] = t.pattern.partitionAbsoluteAndRelative(n), a = {
				positive: { all: t.pattern.convertPatternsToRe(e, this._micromatchOptions) },
				negative: {
					absolute: t.pattern.convertPatternsToRe(r, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 })),
					relative: t.pattern.convertPatternsToRe(i, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 }))
				}
			};
			return (e) => this._filter(e, a);
		}
		_filter(e, n) {
			let r = t.path.removeLeadingDotSegment(e.path);
			if (this._settings.unique && this._isDuplicateEntry(r) || this._onlyFileFilter(e) || this._onlyDirectoryFilter(e)) return !1;
			let i = this._isMatchToPatternsSet(r, n, e.dirent.isDirectory());
			return this._settings.unique && i && this._createIndexRecord(r), i;
		}
		_isDuplicateEntry(e) {
			return this.index.has(e);
		}
		_createIndexRecord(e) {
			this.index.set(e, void 0);
		}
		_onlyFileFilter(e) {
			return this._settings.onlyFiles && !e.dirent.isFile();
		}
		_onlyDirectoryFilter(e) {
			return this._settings.onlyDirectories && !e.dirent.isDirectory();
		}
		_isMatchToPatternsSet(e, t, n) {
			return !(!this._isMatchToPatterns(e, t.positive.all, n) || this._isMatchToPatterns(e, t.negative.relative, n) || this._isMatchToAbsoluteNegative(e, t.negative.absolute, n));
		}
		_isMatchToAbsoluteNegative(e, n, r) {
			if (n.length === 0) return !1;
			let i = t.path.makeAbsolute(this._settings.cwd, e);
			return this._isMatchToPatterns(i, n, r);
		}
		_isMatchToPatterns(e, n, r) {
			if (n.length === 0) return !1;
			let i = t.pattern.matchAny(e, n);
			return !i && r ? t.pattern.matchAny(e + "/", n) : i;
		}
	};
})), ho = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ma();
	e.default = class {
		constructor(e) {
			this._settings = e;
		}
		getFilter() {
			return (e) => this._isNonFatalError(e);
		}
		_isNonFatalError(e) {
			return t.errno.isEnoentCodeError(e) || this._settings.suppressErrors;
		}
	};
})), go = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ma();
	e.default = class {
		constructor(e) {
			this._settings = e;
		}
		getTransformer() {
			return (e) => this._transform(e);
		}
		_transform(e) {
			let n = e.path;
			return this._settings.absolute && (n = t.path.makeAbsolute(this._settings.cwd, n), n = t.path.unixify(n)), this._settings.markDirectories && e.dirent.isDirectory() && (n += "/"), this._settings.objectMode ? Object.assign(Object.assign({}, e), { path: n }) : n;
		}
	};
})), _o = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = po(), i = mo(), a = ho(), o = go();
	t.default = class {
		constructor(e) {
			this._settings = e, this.errorFilter = new a.default(this._settings), this.entryFilter = new i.default(this._settings, this._getMicromatchOptions()), this.deepFilter = new r.default(this._settings, this._getMicromatchOptions()), this.entryTransformer = new o.default(this._settings);
		}
		_getRootDirectory(e) {
			return n.resolve(this._settings.cwd, e.base);
		}
		_getReaderOptions(e) {
			let t = e.base === "." ? "" : e.base;
			return {
				basePath: t,
				pathSegmentSeparator: "/",
				concurrency: this._settings.concurrency,
				deepFilter: this.deepFilter.getFilter(t, e.positive, e.negative),
				entryFilter: this.entryFilter.getFilter(e.positive, e.negative),
				errorFilter: this.errorFilter.getFilter(),
				followSymbolicLinks: this._settings.followSymbolicLinks,
				fs: this._settings.fs,
				stats: this._settings.stats,
				throwErrorOnBrokenSymbolicLink: this._settings.throwErrorOnBrokenSymbolicLink,
				transform: this.entryTransformer.getTransformer()
			};
		}
		_getMicromatchOptions() {
			return {
				dot: this._settings.dot,
				matchBase: this._settings.baseNameMatch,
				nobrace: !this._settings.braceExpansion,
				nocase: !this._settings.caseSensitiveMatch,
				noext: !this._settings.extglob,
				noglobstar: !this._settings.globstar,
				posix: !0,
				strictSlashes: !1
			};
		}
	};
})), vo = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = lo(), n = _o();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._reader = new t.default(this._settings);
		}
		async read(e) {
			let t = this._getRootDirectory(e), n = this._getReaderOptions(e);
			return (await this.api(t, e, n)).map((e) => n.transform(e));
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), yo = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = co(), i = _o();
	t.default = class extends i.default {
		constructor() {
			super(...arguments), this._reader = new r.default(this._settings);
		}
		read(e) {
			let t = this._getRootDirectory(e), r = this._getReaderOptions(e), i = this.api(t, e, r), a = new n.Readable({
				objectMode: !0,
				read: () => {}
			});
			return i.once("error", (e) => a.emit("error", e)).on("data", (e) => a.emit("data", r.transform(e))).once("end", () => a.emit("end")), a.once("close", () => i.destroy()), a;
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), bo = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ra(), n = oo(), r = so();
	e.default = class extends r.default {
		constructor() {
			super(...arguments), this._walkSync = n.walkSync, this._statSync = t.statSync;
		}
		dynamic(e, t) {
			return this._walkSync(e, t);
		}
		static(e, t) {
			let n = [];
			for (let r of e) {
				let e = this._getFullEntryPath(r), i = this._getEntry(e, r, t);
				i !== null && t.entryFilter(i) && n.push(i);
			}
			return n;
		}
		_getEntry(e, t, n) {
			try {
				let n = this._getStat(e);
				return this._makeEntry(n, t);
			} catch (e) {
				if (n.errorFilter(e)) return null;
				throw e;
			}
		}
		_getStat(e) {
			return this._statSync(e, this._fsStatSettings);
		}
	};
})), xo = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = bo(), n = _o();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._reader = new t.default(this._settings);
		}
		read(e) {
			let t = this._getRootDirectory(e), n = this._getReaderOptions(e);
			return this.api(t, e, n).map(n.transform);
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), So = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.DEFAULT_FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs"), r = e("os"), i = Math.max(r.cpus().length, 1);
	t.DEFAULT_FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		lstatSync: n.lstatSync,
		stat: n.stat,
		statSync: n.statSync,
		readdir: n.readdir,
		readdirSync: n.readdirSync
	}, t.default = class {
		constructor(e = {}) {
			this._options = e, this.absolute = this._getValue(this._options.absolute, !1), this.baseNameMatch = this._getValue(this._options.baseNameMatch, !1), this.braceExpansion = this._getValue(this._options.braceExpansion, !0), this.caseSensitiveMatch = this._getValue(this._options.caseSensitiveMatch, !0), this.concurrency = this._getValue(this._options.concurrency, i), this.cwd = this._getValue(this._options.cwd, process.cwd()), this.deep = this._getValue(this._options.deep, Infinity), this.dot = this._getValue(this._options.dot, !1), this.extglob = this._getValue(this._options.extglob, !0), this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !0), this.fs = this._getFileSystemMethods(this._options.fs), this.globstar = this._getValue(this._options.globstar, !0), this.ignore = this._getValue(this._options.ignore, []), this.markDirectories = this._getValue(this._options.markDirectories, !1), this.objectMode = this._getValue(this._options.objectMode, !1), this.onlyDirectories = this._getValue(this._options.onlyDirectories, !1), this.onlyFiles = this._getValue(this._options.onlyFiles, !0), this.stats = this._getValue(this._options.stats, !1), this.suppressErrors = this._getValue(this._options.suppressErrors, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !1), this.unique = this._getValue(this._options.unique, !0), this.onlyDirectories && (this.onlyFiles = !1), this.stats && (this.objectMode = !0), this.ignore = [].concat(this.ignore);
		}
		_getValue(e, t) {
			return e === void 0 ? t : e;
		}
		_getFileSystemMethods(e = {}) {
			return Object.assign(Object.assign({}, t.DEFAULT_FILE_SYSTEM_ADAPTER), e);
		}
	};
})), Co = t(n(((e, t) => {
	let n = Na(), r = vo(), i = yo(), a = xo(), o = So(), s = Ma();
	async function c(e, t) {
		u(e);
		let n = l(e, r.default, t), i = await Promise.all(n);
		return s.array.flatten(i);
	}
	(function(e) {
		e.glob = e, e.globSync = t, e.globStream = r, e.async = e;
		function t(e, t) {
			u(e);
			let n = l(e, a.default, t);
			return s.array.flatten(n);
		}
		e.sync = t;
		function r(e, t) {
			u(e);
			let n = l(e, i.default, t);
			return s.stream.merge(n);
		}
		e.stream = r;
		function c(e, t) {
			u(e);
			let r = [].concat(e), i = new o.default(t);
			return n.generate(r, i);
		}
		e.generateTasks = c;
		function d(e, t) {
			u(e);
			let n = new o.default(t);
			return s.pattern.isDynamicPattern(e, n);
		}
		e.isDynamicPattern = d;
		function f(e) {
			return u(e), s.path.escape(e);
		}
		e.escapePath = f;
		function p(e) {
			return u(e), s.path.convertPathToPattern(e);
		}
		e.convertPathToPattern = p, (function(e) {
			function t(e) {
				return u(e), s.path.escapePosixPath(e);
			}
			e.escapePath = t;
			function n(e) {
				return u(e), s.path.convertPosixPathToPattern(e);
			}
			e.convertPathToPattern = n;
		})(e.posix ||= {}), (function(e) {
			function t(e) {
				return u(e), s.path.escapeWindowsPath(e);
			}
			e.escapePath = t;
			function n(e) {
				return u(e), s.path.convertWindowsPathToPattern(e);
			}
			e.convertPathToPattern = n;
		})(e.win32 ||= {});
	})(c ||= {});
	function l(e, t, r) {
		let i = [].concat(e), a = new o.default(r), s = n.generate(i, a), c = new t(a);
		return s.map(c.read, c);
	}
	function u(e) {
		if (![].concat(e).every((e) => s.string.isString(e) && !s.string.isEmpty(e))) throw TypeError("Patterns must be a string (non empty) or an array of strings");
	}
	t.exports = c;
}))(), 1);
async function wo(e, t, n, r) {
	let i = Zr(t, e);
	return await Di(i, n) ? [i] : To(e.split(Qr).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof ji) throw e;
		return [];
	});
}
async function To(e, t, n, r) {
	let i = nt(e), a = i.map(({ superset: e }) => e), o = [...new Set(a.map((e) => e.glob))], { cwd: s, dot: c = !1 } = t, { commit: l } = n, u = l ? (await Promise.all(o.map((e) => l.candidates(s, e)))).flat().filter(Eo) : Co.default.stream(o, {
		...t,
		dot: c || a.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), d = new Set();
	for await (let e of u) {
		if (r.aborted) break;
		let t = String(e);
		if (!i.some((e) => Ue(e, t, c))) continue;
		let a = Zr(s, t);
		await Di(a, n) && d.add(a);
	}
	return [...d];
}
function Eo(e) {
	return !e.split("/").includes("node_modules");
}
async function Do(e, t) {
	let n = Jr(P(e), ".gitignore"), r = `/${Wr(e)}`, i;
	try {
		i = xi(await ai(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return mi({
			path: n,
			text: `${r}\n`
		});
		let i = `${gi(n, t)} cannot be read: ${Ti(e)}`;
		return hi(E("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Wr(e))) return mi(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return mi({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function Oo(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await ko(a, t, n), o = e.flatMap((e) => jo(a, e) ?? []), s = o.filter(({ textFile: e }) => Mo(a, e.language));
		p(i, Po(a, e, o), Fo(a, s, t));
		for (let e of s.sort(No(a))) r.has(e.full) ? i.push(Io(a, gi(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function ko(e, t, n) {
	return (await wo(Vn(e), e.folder, t, n)).filter((e) => Fe(e) !== void 0).sort();
}
function Ao({ folder: e }, t) {
	return Xr(e, t).split(Qr).join("/");
}
function jo(e, t) {
	let n = Ao(e, t), r = bn(e, n);
	if (!(Sn(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...br(e, n)
		}
	};
}
function Mo(e, t) {
	return t === void 0 || Tr(e, t);
}
function No({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Po(e, t, n) {
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
		let t = o.find((t) => sn(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return E("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				scope: "change"
			}
		});
	});
}
function Fo({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${gi(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [E("bad-setting", o, { place: t })];
	});
}
function Io({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return E("bad-setting", n, { place: e });
}
const Lo = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/res/values*/strings.xml",
	"**/*.arb"
], Ro = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`)), zo = 2e5;
async function Bo(e, t) {
	let n = AbortSignal.any([t, AbortSignal.timeout(5e3)]), r = [], i = Co.default.stream(Lo, {
		cwd: e,
		ignore: Ro,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of i) if (r.push(String(e)), n.aborted || r.length >= 2e3) break;
	return r.sort();
}
async function Vo(e, t) {
	let n = await ii(Jr(e, t)).catch(() => void 0);
	try {
		let e = await n?.read(Buffer.alloc(zo), 0, zo, 0);
		return e?.buffer.toString("utf8", 0, e.bytesRead) ?? "";
	} catch {
		return "";
	} finally {
		await n?.close();
	}
}
// src/files/manifests.ts
async function Ho(e, t, n, r) {
	let { paths: i, problems: a } = await Uo(e, t, n, r), o = await Oo(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), l = await Jo(a ? [...e, ...o.found] : e, n, r);
		s[t] = l.texts, p(c, l.problems);
	}
	if (c.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		c.push(E("no-manifest", n));
	}
	let l = o.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [gi(e, n), t]);
	return {
		manifests: s,
		problems: c,
		undecided: new Map(l)
	};
}
async function Uo({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let o = {}, s = [];
	for (let { plural: c, sharedByBranches: l } of e) if (t[c]) {
		let e = await qo(c, t[c], i, a);
		o[c] = e.files, p(s, e.problems);
	} else o[c] = l && r.includes(":") ? [] : await Ko(`${c}.yaml`, n, i);
	return {
		paths: o,
		problems: s
	};
}
async function Wo(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Uo(e, { id: "" }, n, t))), i = (await Oo(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function Go(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await Ko(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${gi(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, E("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await Wo(e, new AbortController().signal)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function Ko(e, t, n) {
	let r = Zr(t, e);
	return await Di(r, n) ? [r] : [];
}
async function qo(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await wo(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await Oi(Zr(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(E("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Jo(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = gi(a, t);
		try {
			let n = xi(await bi(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof ji) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(E("not-read", `${e} cannot be read: ${Ti(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/yaml/issues.ts
function Yo(e, t) {
	let n = new at();
	return Xo(e, t, n), n.problems;
}
function Xo(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (es(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) Zo({
		...i,
		keys: [e]
	}, t, n);
	else Zo(i, t, n);
}
function Zo(e, t, n) {
	if (!n.countMore(t.file.path, Qo(e))) for (let r of ts(e, t)) n.add($o(r, e, t));
}
function Qo(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? ns(e.errors) : void 0)?.reduce((e, t) => e + Qo(t), 0) ?? 1;
}
function $o(e, { path: t }, n) {
	let r = os(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(M(n.file, n.span, t)), String(r)]
	};
}
function es(e, t, n) {
	return t.some((t) => os(n.value, e.path) === void 0 && Ln(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function ts(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => as(e, n, t));
	if (e.code === "invalid_key") return [as(String(n.at(-1)), n.slice(0, -1), t)];
	let r = os(t.value, n), i = M(t.file, t.span, n), a = (e, t) => [E(e, t, { place: i })], o = () => a("wrong-type", ps(r, n, t, i));
	if (r === void 0) return a("missing-member", cs(n, t));
	if (r === null) return a("null-value", ls(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = ns(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Yo(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": return typeof r == "object" ? o() : a("wrong-value", us(String(r), e.values.map(String)));
		case "custom":
		case "invalid_format": return a("wrong-value", ds(e.message, n, t));
		default: return a("wrong-value", typeof r == "number" ? ps(r, n, t, i) : fs(n, t));
	}
}
function ns(e) {
	return [...e].sort((e, t) => rs(t) - rs(e)).find((e) => rs(e) > 0) ?? e.find((e) => e.every(is));
}
function rs(e) {
	return o(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function is({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function as(e, t, n) {
	let r = Rn(n.file, n.span, [...t, e]);
	return E("unknown-member", ss(e, t, n), { place: r });
}
function os(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function ss(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${ms(t, n)}.${gs([...t, e], n)}${cr(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${cr(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function cs(e, t) {
	return `${hs(e, t)} is missing. It is required in ${t.thing}.${gs(e, t)}`;
}
function ls(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${hs(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${hs(e, t)} has no value.${gs(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${hs(e, t)} has no value. Remove it, or give it a value.${gs(e, t)}` : `${hs(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function us(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${cr(e, t)}`;
}
function ds(e, t, n) {
	return `${hs(t, n)} ${e}.${gs(t, n)}`;
}
function fs(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${hs(e, t)} is empty.${gs(e, t)}${n}`;
}
function ps(e, t, n, r) {
	if (t.length === 0) return `This is ${_s(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${hs(t, n)} is ${_s(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${hs(t, n)} is ${_s(e)}.${gs(t, n)}`;
}
function ms(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${ms(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function hs(e, t) {
	let n = ms(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function gs(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${ms([n], t)} must be ${r.expects}.` : "";
}
function _s(e) {
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
function I(e, t) {
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
function vs(e, t) {
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
function ys(e, t) {
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
var bs = I("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), xs = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Ss = I("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => xs.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Cs = I("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: ["n"],
	resolve: (e, t) => e === "null" || t && e === "" ? null : F,
	identify: (e) => e === null,
	represent: () => "null"
}), ws = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Ts = I("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ws.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Es = [
	"true",
	"True",
	"TRUE"
], Ds = [
	"false",
	"False",
	"FALSE"
], Os = I("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Es.indexOf(e) !== -1 || Ds.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), ks = ["true"], As = ["false"], js = I("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: ["t", "f"],
	resolve: (e) => ks.indexOf(e) !== -1 || As.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Ms = [
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
], Ns = [
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
], Ps = I("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Ms.indexOf(e) !== -1 || Ns.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Fs = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Is = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Ls(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Rs(e, t) {
	if (t) {
		if (!Is.test(e)) return F;
	} else if (!Fs.test(e)) return F;
	let n = Ls(e);
	return Number.isFinite(n) ? n : F;
}
var zs = I("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Rs,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Bs = RegExp("^-?(?:0|[1-9][0-9]*)$"), Vs = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Hs(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Us(e, t) {
	if (t) {
		if (!Vs.test(e)) return F;
	} else if (!Bs.test(e)) return F;
	let n = Hs(e);
	return Number.isFinite(n) ? n : F;
}
var Ws = I("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: Us,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Gs = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Ks(e) {
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
function qs(e) {
	if (!Gs.test(e)) return F;
	let t = Ks(e);
	return Number.isFinite(t) ? t : F;
}
var Js = I("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: qs,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ys = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Xs = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Zs(e) {
	if (!Ys.test(e)) return F;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Xs.test(e) ? r : F;
}
function Qs(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var $s = I("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Zs,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Qs
}), ec = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), tc = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function nc(e, t) {
	if (t) {
		if (!tc.test(e)) return F;
		let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
		if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
		if (t === ".nan") return NaN;
		let r = n * parseFloat(t);
		return Number.isFinite(r) ? r : F;
	}
	if (!ec.test(e)) return F;
	let n = Number(e);
	return Number.isFinite(n) ? n : F;
}
function rc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var ic = I("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: nc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: rc
}), ac = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), oc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function sc(e) {
	if (!ac.test(e)) return F;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || oc.test(e) ? r : F;
}
function cc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var lc = I("tag:yaml.org,2002:float", {
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
}), uc = I("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : F,
	identify: () => !1
}), dc = /^[A-Za-z0-9+/]*={0,2}$/;
function fc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !dc.test(t)) return F;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function pc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var mc = I("tag:yaml.org,2002:binary", {
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
	if (t === null && (t = gc.exec(e)), t === null) return F;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = _c(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? F : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return F;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = _c(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return F;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return F;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var yc = I("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: vc,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), bc = vs("tag:yaml.org,2002:seq", {
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
var Sc = vs("tag:yaml.org,2002:omap", {
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
}), Cc = vs("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), wc = ys("tag:yaml.org,2002:map", {
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
}), Tc = ys("tag:yaml.org,2002:set", {
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
}, Ac = new kc([
	bs,
	bc,
	wc
]);
new kc([
	...Ac.tags,
	Cs,
	js,
	Ws,
	ic
]);
var jc = new kc([
	...Ac.tags,
	Ss,
	Os,
	zs,
	$s
]);
new kc([
	...Ac.tags,
	Ts,
	Ps,
	Js,
	lc,
	yc,
	uc,
	mc,
	Sc,
	Cc,
	Tc
]).withTags({
	...Js,
	resolve: (e, t, n) => {
		let r = Js.resolve(e, t, n);
		return r === F ? zs.resolve(e, t, n) : r;
	}
}, {
	...lc,
	resolve: (e, t, n) => {
		let r = lc.resolve(e, t, n);
		return r === F ? $s.resolve(e, t, n) : r;
	}
}), ys("tag:yaml.org,2002:map", {
	create: () => new Map(),
	addPair: (e, t, n) => (e.set(t, n), ""),
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: (e, t) => e.get(t),
	identify: (e) => e instanceof Map || xc(e),
	represent: (e) => {
		if (e instanceof Map) return e;
		let t = new Map(), n = e;
		for (let e of Object.keys(n)) t.set(e, n[e]);
		return t;
	}
});
function Mc(e) {
	if (Array.isArray(e)) {
		let t = Array.prototype.slice.call(e);
		for (let e = 0; e < t.length; e++) {
			if (Array.isArray(t[e])) return null;
			typeof t[e] == "object" && Object.prototype.toString.call(t[e]) === "[object Object]" && (t[e] = "[object Object]");
		}
		return String(t);
	}
	return typeof e == "object" && Object.prototype.toString.call(e) === "[object Object]" ? "[object Object]" : String(e);
}
ys("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: xc,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		let r = Mc(t);
		return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "");
	},
	has: (e, t) => {
		let n = Mc(t);
		return n !== null && Object.prototype.hasOwnProperty.call(e, n);
	},
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
});
var Nc = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Pc(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Fc(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Ic(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Nc,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Pc(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Fc((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Pc(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Fc((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Pc(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Fc((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Lc(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Rc = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Lc(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Lc(this, e)}`;
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
		throw s.snippet = Ic(s), new e(r, s);
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
}, zc = {
	BLOCK: 1,
	FLOW: 2
}, Bc = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Vc = -1;
function Hc(e) {
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
var Uc = Array(256), Wc = Array(256);
for (let e = 0; e < 256; e++) Uc[e] = +!!Hc(e), Wc[e] = Hc(e);
function Gc(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Kc(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function qc(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Jc(e, t, n) {
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
function Yc(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Xc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Jc(e, i, n);
			r += Yc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Zc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Jc(e, i, n);
			r += Yc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Qc(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Jc(e, i, n).position;
			else if (t < 256 && Uc[t]) r += Wc[t], i++;
			else {
				let n = qc(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Kc(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Gc(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Jc(e, i, n);
			r += Yc(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function $c(e, t, n, r, i, a) {
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
	return i === Bc.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Bc.STRIP && u && (l += "\n"), l;
}
function el(e, t) {
	if (t.valueStart === Vc) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case R.SINGLE_QUOTED: return Zc(e, n, r);
		case R.DOUBLE_QUOTED: return Qc(e, n, r);
		case R.LITERAL_BLOCK: return $c(e, n, r, t.indent, t.chomping, !1);
		case R.FOLDED_BLOCK: return $c(e, n, r, t.indent, t.chomping, !0);
		default: return Xc(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var tl = {
	filename: "",
	schema: jc,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, z = -1, nl = Object.prototype.hasOwnProperty, rl = 1, il = 2, al = 3, ol = 4, sl = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, cl = /[,\[\]{}]/, ll = /^(?:!|!!|![0-9A-Za-z-]+!)$/, ul = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, dl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, fl = RegExp(`^(?:${ul})*$`), pl = RegExp(`^(?:${dl})+$`), ml = RegExp(`^(?:!(?:${ul})*|${dl}(?:${ul})*)$`), hl = {
	filename: "",
	maxDepth: 100
};
function gl(e, t, n) {
	e.events.push({
		type: L.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function _l(e, t, n, r, i, a, o) {
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
function vl(e, t, n, r, i, a, o) {
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
function yl(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: L.MAPPING,
		start: t.position,
		anchorStart: z,
		anchorEnd: z,
		tagStart: z,
		tagEnd: z,
		style: zc.FLOW
	});
}
function bl(e, t, n, r, i, a, o, s, c = Bc.CLIP, l = -1, u = !1) {
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
function xl(e, t, n) {
	e.events.push({
		type: L.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Sl(e) {
	e.events.push({ type: L.POP });
}
function Cl(e) {
	bl(e, z, z, z, z, z, z, R.PLAIN);
}
function wl() {
	return {
		anchorStart: z,
		anchorEnd: z,
		tagStart: z,
		tagEnd: z
	};
}
function Tl(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function El(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function B(e, t) {
	Rc.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function V(e) {
	return e === 10 || e === 13;
}
function Dl(e) {
	return e === 9 || e === 32;
}
function Ol(e) {
	return Dl(e) || V(e);
}
function kl(e) {
	return e === 0 || Ol(e);
}
function Al(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function jl(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Ml(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Nl(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Pl(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Fl(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function H(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Ol(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Dl(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!V(r) && r !== 0);
		if (!V(r)) break;
		for (Fl(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Il(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Ol(n);
	}
	return !1;
}
function Ll(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Rl(e) {
	if (e.position !== e.lineStart) return !1;
	if (Il(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Tl(e);
	Ll(e), H(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Il(e));
	return El(e, t), r;
}
function zl(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !V(t);) t = e.input.charCodeAt(++e.position);
}
function Bl(e, t, n) {
	let r = sl.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, B(e, "the stream contains non-printable characters"));
}
function Vl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== z && B(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && B(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Ol(s) && !(n && Al(s));) s === 33 && (a ? B(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), ll.test(o) || B(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), cl.test(l) && B(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? fl.test(l) : pl.test(l)) && B(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !nl.call(e.tagHandlers, o) && B(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Hl(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== z && B(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Ol(e.input.charCodeAt(e.position)) && !Al(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Ul(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== z || t.tagStart !== z) && B(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Ol(e.input.charCodeAt(e.position)) && !Al(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an alias node must contain at least one character"), xl(e, n, e.position), !0;
}
function Wl(e, t) {
	H(e, !1), e.lineIndent < t && B(e, "deficient indentation");
}
function Gl(e, t, n) {
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
			return e.position++, bl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, R.SINGLE_QUOTED, Bc.CLIP, -1, i), !0;
		}
		V(a) ? (i = !1, Wl(e, t)) : e.position === e.lineStart && Il(e) ? B(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a single quoted scalar");
}
function Kl(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, bl(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, R.DOUBLE_QUOTED, Bc.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (V(n)) Wl(e, t);
			else if (Pl(n)) e.position++;
			else {
				let t = Nl(n);
				for (t === 0 && B(e, "unknown escape sequence"); t-- > 0;) e.position++, Ml(e.input.charCodeAt(e.position)) < 0 && B(e, "expected hexadecimal character");
				e.position++;
			}
		} else V(a) ? (i = !1, Wl(e, t)) : e.position === e.lineStart && Il(e) ? B(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a double quoted scalar");
}
function ql(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Bc.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? R.LITERAL_BLOCK : R.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = jl(n);
		if (n === 43 || n === 45) i !== Bc.CLIP && B(e, "repeat of a chomping mode identifier"), i = n === 43 ? Bc.KEEP : Bc.STRIP, e.position++;
		else if (r >= 0) r === 0 && B(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && B(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Dl(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && zl(e), V(e.input.charCodeAt(e.position)) ? Fl(e) : e.input.charCodeAt(e.position) !== 0 && B(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Rl(e)) break;
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
		zl(e), f = e.position, V(e.input.charCodeAt(e.position)) && (Fl(e), f = e.position);
	}
	return Bl(e, d, f), bl(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Jl(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === rl;
	if (n === 0 || Ol(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Al(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (kl(t) || r && Al(t)) return !1;
	}
	return !0;
}
function Yl(e, t, n, r) {
	if (!Jl(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === rl, c = !1;
	for (; o !== 0 && !Rl(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (kl(t) || s && Al(t)) break;
		} else if (o === 35) {
			if (Ol(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Al(o)) break;
		else if (V(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (H(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Dl(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Bl(e, i, a), bl(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, R.PLAIN, Bc.CLIP, -1, !c), !0);
}
function Xl(e, t) {
	let n = e.line;
	H(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && B(e, "deficient indentation");
}
function Zl(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? vl(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, zc.FLOW) : _l(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, zc.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Xl(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Sl(e), !0;
		o ? n === 44 && B(e, "expected the node content, but found ','") : B(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Ol(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Xl(e, t));
		let c = e.line, l = Tl(e), u = eu(e, t, rl, !1, !0);
		Xl(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Xl(e, t), i || yl(e, l), u || Cl(e), eu(e, t, rl, !1, !0) || Cl(e), Xl(e, t), i || Sl(e)) : i && r ? (u || Cl(e), Cl(e)) : i ? Cl(e) : r && (yl(e, l), u || Cl(e), Cl(e), Sl(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	B(e, "unexpected end of the stream within a flow collection");
}
function Ql(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !kl(e.input.charCodeAt(e.position + 1))) return !1;
	for (_l(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, zc.BLOCK); e.input.charCodeAt(e.position) === 45 && kl(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = H(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && kl(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? Cl(e) : eu(e, t, al, !1, !0), H(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && B(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && kl(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry");
	}
	return Sl(e), !0;
}
function $l(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && kl(l)) o ||= (vl(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, zc.BLOCK), !0), c === 63 ? (i && Cl(e), a = !0, i = !0) : (i || (Cl(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (Cl(e), !1);
			let t = Tl(e);
			if (!eu(e, n, il, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Dl(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), kl(c) || B(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: L.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: zc.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) B(e, "expected ':' after a mapping key");
				else return r.anchorStart !== z || r.tagStart !== z ? (El(e, t), !1) : !0;
			} else if (a) B(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== z || r.tagStart !== z ? (El(e, t), !1) : !0;
		}
		if (eu(e, t, ol, !0, s) && (s = !1), i || (s &&= (Cl(e), !1)), H(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) B(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && Cl(e), o && Sl(e), !0) : !1;
}
function eu(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && B(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = wl(), d = n === ol || n === al, f = d, p = d;
	if (r && H(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Tl(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== z || u.anchorStart !== z) && (r === 33 || r === 38)) {
			let n = Tl(e), r = t + 1;
			if ($l(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === L.MAPPING) return e.depth--, !0;
			El(e, n);
		}
		if (s && (r === 33 && u.tagStart !== z || r === 38 && u.anchorStart !== z) || !Vl(e, u, n === rl) && !Hl(e, u)) break;
		l === null && (l = i), H(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === ol) {
		let r = n === rl || n === il ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Ql(e, i, u) || $l(e, i, r, u)) || Zl(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Tl(e), n = l.position - l.lineStart;
					El(e, l), $l(e, n, r, wl()) && e.events[t.eventsLength]?.type === L.MAPPING ? c = !0 : El(e, t);
				}
				!c && (d && ql(e, r, u) || Gl(e, r, u) || Kl(e, r, u) || Ul(e, u) || Yl(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Ql(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== z || u.tagStart !== z || d) && (bl(e, z, z, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, R.PLAIN), c = !0), e.depth--, c || u.anchorStart !== z || u.tagStart !== z;
}
function tu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Ol(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && B(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !V(e.input.charCodeAt(e.position));) {
		for (; Dl(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || V(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Ol(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (V(e.input.charCodeAt(e.position)) && Fl(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && B(e, "duplication of %YAML directive"), r.length !== 1 && B(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && B(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && B(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && B(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		ll.test(t) || B(e, "ill-formed tag handle (first argument) of the TAG directive"), nl.call(e.tagHandlers, t) && B(e, `there is a previously declared suffix for "${t}" tag handle`), ml.test(n) || B(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function nu(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (H(e, !0); tu(e);) t = !0, H(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && kl(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, H(e, !0), i = e.line > t;
	} else t && B(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Il(e)) {
		e.position += 3, H(e, !0);
		return;
	}
	if (gl(e, n, !1), eu(e, e.lineIndent - 1, ol, !1, i, i) || Cl(e), H(e, !0), e.position === e.lineStart && Il(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, H(e, !0), e.line === t && e.position < e.length && B(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === L.DOCUMENT && (o.explicitEnd = r), Sl(e), !r && e.position < e.length && !Rl(e) && B(e, "end of the stream or a document separator is expected");
}
function ru(e, t) {
	let n = e.length, r = {
		...hl,
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
	for (i !== -1 && Rc.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Ll(r), H(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		nu(r), r.position === e && B(r, "can not read a document");
	}
	return r.events;
}
({
	...hl,
	...tl
});
function iu(e, t) {
	return !!(e & 1 << t);
}
var au = {
	applyQuoteFlowKeysOption: su,
	doubleQuoteForInvisibles: cu,
	doubleQuoteWhitespaceOnly: lu,
	applyForceQuotesOption: uu,
	tryLongOrMultilineAsBlock: du,
	quoteInvalidPlain: fu,
	fallbackToDoubleQuoted: pu
};
function ou(e) {
	return e.presenterOptions.quoteStyle === "single" && iu(e.allowedStylesMask, R.SINGLE_QUOTED) ? R.SINGLE_QUOTED : R.DOUBLE_QUOTED;
}
function su(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === R.PLAIN && (e.style = R.DOUBLE_QUOTED);
}
function cu(e) {
	e.style === R.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = R.DOUBLE_QUOTED);
}
function lu(e) {
	e.style === R.PLAIN && /^\s+$/.test(e.node.value) && (e.style = R.DOUBLE_QUOTED);
}
function uu(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== R.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? R.DOUBLE_QUOTED : ou(e)));
}
function du(e) {
	if (e.style !== R.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!iu(e.allowedStylesMask, R.LITERAL_BLOCK)) {
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
function fu(e) {
	e.style === R.PLAIN && !iu(e.allowedStylesMask, R.PLAIN) && (e.style = ou(e));
}
function pu(e) {
	iu(e.allowedStylesMask, e.style) || (e.style = R.DOUBLE_QUOTED);
}
var mu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", hu = "[\\n\\r]", gu = "\\uFEFF", _u = "[ \\t]", vu = `(?:(?!(?:${hu}|${gu}))${mu})`, yu = `(?:(?!${_u})${vu})`, bu = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", xu = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Su = "[,\\[\\]{}]", Cu = yu, wu = `(?:(?!${Su})${yu})`, Tu = `(?:(?:(?!${xu})${yu})|[?:-](?=${Cu}))`, Eu = `(?:(?:(?!${xu})${yu})|[?:-](?=${wu}))`, Du = `(?:(?:(?![:#])${Cu})|:(?=${Cu}))#*`, Ou = `(?:(?:(?![:#])${wu})|:(?=${wu}))#*`, ku = `(?:${_u}*${Du})*`, Au = `(?:${_u}*${Ou})*`, ju = `${Tu}#*${ku}`, Mu = `${Eu}#*${Au}`, Nu = ju, Pu = Mu, Fu = `\\n+${Du}${ku}`, Iu = `\\n+${Ou}${Au}`, Lu = `${ju}(?:${Fu})*`, Ru = `${Mu}(?:${Iu})*`;
RegExp(`^(?:${Lu})$`, "u"), RegExp(`^(?:${Ru})$`, "u"), RegExp(`^(?:${Nu})$`, "u"), RegExp(`^(?:${Pu})$`, "u"), RegExp(`^(?:${bu})*$`, "u"), RegExp(`^(?:${bu}|\\n)*$`, "u"), RegExp(`^(?:${vu}|\\n)*$`, "u"), Object.keys(au).map((e) => Reflect.get(au, e)), L.DOCUMENT, L.SEQUENCE, L.MAPPING, L.SCALAR, L.ALIAS, L.POP, R.PLAIN, R.SINGLE_QUOTED, R.DOUBLE_QUOTED, R.LITERAL_BLOCK, R.FOLDED_BLOCK, zc.BLOCK, zc.FLOW, Bc.CLIP, Bc.STRIP, Bc.KEEP;
// node_modules/yaml/browser/dist/nodes/identity.js
const zu = Symbol.for("yaml.alias"), Bu = Symbol.for("yaml.document"), Vu = Symbol.for("yaml.map"), Hu = Symbol.for("yaml.pair"), Uu = Symbol.for("yaml.scalar"), Wu = Symbol.for("yaml.seq"), Gu = Symbol.for("yaml.node.type"), Ku = (e) => !!e && typeof e == "object" && e[Gu] === zu, qu = (e) => !!e && typeof e == "object" && e[Gu] === Bu, Ju = (e) => !!e && typeof e == "object" && e[Gu] === Vu, U = (e) => !!e && typeof e == "object" && e[Gu] === Hu, W = (e) => !!e && typeof e == "object" && e[Gu] === Uu, Yu = (e) => !!e && typeof e == "object" && e[Gu] === Wu;
function G(e) {
	if (e && typeof e == "object") switch (e[Gu]) {
		case Vu:
		case Wu: return !0;
	}
	return !1;
}
function K(e) {
	if (e && typeof e == "object") switch (e[Gu]) {
		case zu:
		case Vu:
		case Uu:
		case Wu: return !0;
	}
	return !1;
}
const Xu = (e) => (W(e) || G(e)) && !!e.anchor, Zu = Symbol("break visit"), Qu = Symbol("skip children"), $u = Symbol("remove node");
function ed(e, t) {
	let n = nd(t);
	qu(e) ? td(null, e.contents, n, Object.freeze([e])) === $u && (e.contents = null) : td(null, e, n, Object.freeze([]));
}
ed.BREAK = Zu, ed.SKIP = Qu, ed.REMOVE = $u;
function td(e, t, n, r) {
	let i = rd(e, t, n, r);
	if (K(i) || U(i)) return id(e, r, i), td(e, i, n, r);
	if (typeof i != "symbol") {
		if (G(t)) {
			r = Object.freeze(r.concat(t));
			for (let e = 0; e < t.items.length; ++e) {
				let i = td(e, t.items[e], n, r);
				if (typeof i == "number") e = i - 1;
				else if (i === Zu) return Zu;
				else i === $u && (t.items.splice(e, 1), --e);
			}
		} else if (U(t)) {
			r = Object.freeze(r.concat(t));
			let e = td("key", t.key, n, r);
			if (e === Zu) return Zu;
			e === $u && (t.key = null);
			let i = td("value", t.value, n, r);
			if (i === Zu) return Zu;
			i === $u && (t.value = null);
		}
	}
	return i;
}
function nd(e) {
	return typeof e == "object" && (e.Collection || e.Node || e.Value) ? Object.assign({
		Alias: e.Node,
		Map: e.Node,
		Scalar: e.Node,
		Seq: e.Node
	}, e.Value && {
		Map: e.Value,
		Scalar: e.Value,
		Seq: e.Value
	}, e.Collection && {
		Map: e.Collection,
		Seq: e.Collection
	}, e) : e;
}
function rd(e, t, n, r) {
	if (typeof n == "function") return n(e, t, r);
	if (Ju(t)) return n.Map?.(e, t, r);
	if (Yu(t)) return n.Seq?.(e, t, r);
	if (U(t)) return n.Pair?.(e, t, r);
	if (W(t)) return n.Scalar?.(e, t, r);
	if (Ku(t)) return n.Alias?.(e, t, r);
}
function id(e, t, n) {
	let r = t[t.length - 1];
	if (G(r)) r.items[e] = n;
	else if (U(r)) e === "key" ? r.key = n : r.value = n;
	else if (qu(r)) r.contents = n;
	else {
		let e = Ku(r) ? "alias" : "scalar";
		throw Error(`Cannot replace node with ${e} parent`);
	}
}
// node_modules/yaml/browser/dist/doc/directives.js
const ad = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
}, od = (e) => e.replace(/[!,[\]{}]/g, (e) => ad[e]);
var sd = class e {
	constructor(t, n) {
		this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, e.defaultYaml, t), this.tags = Object.assign({}, e.defaultTags, n);
	}
	clone() {
		let t = new e(this.yaml, this.tags);
		return t.docStart = this.docStart, t;
	}
	atDocument() {
		let t = new e(this.yaml, this.tags);
		switch (this.yaml.version) {
			case "1.1":
				this.atNextDocument = !0;
				break;
			case "1.2": this.atNextDocument = !1, this.yaml = {
				explicit: e.defaultYaml.explicit,
				version: "1.2"
			}, this.tags = Object.assign({}, e.defaultTags);
		}
		return t;
	}
	add(t, n) {
		this.atNextDocument &&= (this.yaml = {
			explicit: e.defaultYaml.explicit,
			version: "1.1"
		}, this.tags = Object.assign({}, e.defaultTags), !1);
		let r = t.trim().split(/[ \t]+/), i = r.shift();
		switch (i) {
			case "%TAG": {
				if (r.length !== 2 && (n(0, "%TAG directive should contain exactly two parts"), r.length < 2)) return !1;
				let [e, t] = r;
				return this.tags[e] = t, !0;
			}
			case "%YAML": {
				if (this.yaml.explicit = !0, r.length !== 1) return n(0, "%YAML directive should contain exactly one part"), !1;
				let [e] = r;
				if (e === "1.1" || e === "1.2") return this.yaml.version = e, !0;
				{
					let t = /^\d+\.\d+$/.test(e);
					return n(6, `Unsupported YAML version ${e}`, t), !1;
				}
			}
			default: return n(0, `Unknown directive ${i}`, !0), !1;
		}
	}
	tagName(e, t) {
		if (e === "!") return "!";
		if (e[0] !== "!") return t(`Not a valid tag: ${e}`), null;
		if (e[1] === "<") {
			let n = e.slice(2, -1);
			return n === "!" || n === "!!" ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), null) : (e[e.length - 1] !== ">" && t("Verbatim tags must end with a >"), n);
		}
		let [, n, r] = e.match(/^(.*!)([^!]*)$/s);
		r || t(`The ${e} tag has no suffix`);
		let i = this.tags[n];
		if (i) try {
			return i + decodeURIComponent(r);
		} catch (e) {
			return t(String(e)), null;
		}
		return n === "!" ? e : (t(`Could not resolve tag: ${e}`), null);
	}
	tagString(e) {
		for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + od(e.substring(n.length));
		return e[0] === "!" ? e : `!<${e}>`;
	}
	toString(e) {
		let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], n = Object.entries(this.tags), r;
		if (e && n.length > 0 && K(e.contents)) {
			let t = {};
			ed(e.contents, (e, n) => {
				K(n) && n.tag && (t[n.tag] = !0);
			}), r = Object.keys(t);
		} else r = [];
		for (let [i, a] of n) i === "!!" && a === "tag:yaml.org,2002:" || e && !r.some((e) => e.startsWith(a)) || t.push(`%TAG ${i} ${a}`);
		return t.join("\n");
	}
};
sd.defaultYaml = {
	explicit: !1,
	version: "1.2"
}, sd.defaultTags = { "!!": "tag:yaml.org,2002:" };
// node_modules/yaml/browser/dist/doc/anchors.js
function cd(e) {
	if (/[\x00-\x19\s,[\]{}]/.test(e)) {
		let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
		throw Error(t);
	}
	return !0;
}
function ld(e) {
	let t = new Set();
	return ed(e, { Value(e, n) {
		n.anchor && t.add(n.anchor);
	} }), t;
}
function ud(e, t) {
	for (let n = 1;; ++n) {
		let r = `${e}${n}`;
		if (!t.has(r)) return r;
	}
}
function dd(e, t) {
	let n = [], r = new Map(), i = null;
	return {
		onAnchor: (r) => {
			n.push(r), i ??= ld(e);
			let a = ud(t, i);
			return i.add(a), a;
		},
		setAnchors: () => {
			for (let e of n) {
				let t = r.get(e);
				if (typeof t == "object" && t.anchor && (W(t.node) || G(t.node))) t.node.anchor = t.anchor;
				else {
					let t = Error("Failed to resolve repeated object (this should not happen)");
					throw t.source = e, t;
				}
			}
		},
		sourceObjects: r
	};
}
// node_modules/yaml/browser/dist/doc/applyReviver.js
function fd(e, t, n, r) {
	if (r && typeof r == "object") {
		if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
			let n = r[t], i = fd(e, r, String(t), n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
		else if (r instanceof Map) for (let t of Array.from(r.keys())) {
			let n = r.get(t), i = fd(e, r, t, n);
			i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
		}
		else if (r instanceof Set) for (let t of Array.from(r)) {
			let n = fd(e, r, t, t);
			n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
		}
		else for (let [t, n] of Object.entries(r)) {
			let i = fd(e, r, t, n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
	}
	return e.call(t, n, r);
}
// node_modules/yaml/browser/dist/nodes/toJS.js
function pd(e, t, n) {
	if (Array.isArray(e)) return e.map((e, t) => pd(e, String(t), n));
	if (e && typeof e.toJSON == "function") {
		if (!n || !Xu(e)) return e.toJSON(t, n);
		let r = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		n.anchors.set(e, r), n.onCreate = (e) => {
			r.res = e, delete n.onCreate;
		};
		let i = e.toJSON(t, n);
		return n.onCreate && n.onCreate(i), i;
	}
	return typeof e == "bigint" && !n?.keep ? Number(e) : e;
}
// node_modules/yaml/browser/dist/nodes/Node.js
var md = class {
	constructor(e) {
		Object.defineProperty(this, Gu, { value: e });
	}
	clone() {
		let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return this.range && (e.range = this.range.slice()), e;
	}
	toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: i } = {}) {
		if (!qu(e)) throw TypeError("A document argument is required");
		let a = {
			anchors: new Map(),
			doc: e,
			keep: !0,
			mapAsMap: t === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof n == "number" ? n : 100
		}, o = pd(this, "", a);
		if (typeof r == "function") for (let { count: e, res: t } of a.anchors.values()) r(t, e);
		return typeof i == "function" ? fd(i, { "": o }, "", o) : o;
	}
}, hd = class extends md {
	constructor(e) {
		super(zu), this.source = e, Object.defineProperty(this, "tag", { set() {
			throw Error("Alias nodes cannot have tags");
		} });
	}
	resolve(e, t) {
		if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
		let n;
		t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], ed(e, { Node: (e, t) => {
			(Ku(t) || Xu(t)) && n.push(t);
		} }), t && (t.aliasResolveCache = n));
		let r;
		for (let e of n) {
			if (e === this) break;
			e.anchor === this.source && (r = e);
		}
		if (r && t) {
			let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
			if (a ||= (pd(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = gd(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
		}
		return r;
	}
	toJSON(e, t) {
		if (!t) return { source: this.source };
		let n = this.resolve(t.doc, t);
		if (!n) {
			let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
			throw ReferenceError(e);
		}
		return t.anchors.get(n).res;
	}
	toString(e, t, n) {
		let r = `*${this.source}`;
		if (e) {
			if (cd(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw Error(e);
			}
			if (e.implicitKey) return `${r} `;
		}
		return r;
	}
};
function gd(e, t, n) {
	if (Ku(t)) {
		let r = t.resolve(e), i = n && r && n.get(r);
		return i ? i.count * i.aliasCount : 0;
	}
	if (G(t)) {
		let r = 0;
		for (let i of t.items) {
			let t = gd(e, i, n);
			t > r && (r = t);
		}
		return r;
	}
	if (U(t)) {
		let r = gd(e, t.key, n), i = gd(e, t.value, n);
		return Math.max(r, i);
	}
	return 1;
}
// node_modules/yaml/browser/dist/nodes/Scalar.js
const _d = (e) => !e || typeof e != "function" && typeof e != "object";
var q = class extends md {
	constructor(e) {
		super(Uu), this.value = e;
	}
	toJSON(e, t) {
		return t?.keep ? this.value : pd(this.value, e, t);
	}
	toString() {
		return String(this.value);
	}
};
q.BLOCK_FOLDED = "BLOCK_FOLDED", q.BLOCK_LITERAL = "BLOCK_LITERAL", q.PLAIN = "PLAIN", q.QUOTE_DOUBLE = "QUOTE_DOUBLE", q.QUOTE_SINGLE = "QUOTE_SINGLE";
function vd(e, t, n) {
	if (t) {
		let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
		if (!r) throw Error(`Tag ${t} not found`);
		return r;
	}
	return n.find((t) => t.identify?.(e) && !t.format);
}
function yd(e, t, n) {
	if (qu(e) && (e = e.contents), K(e)) return e;
	if (U(e)) {
		let t = n.schema[Vu].createNode?.(n.schema, null, n);
		return t.items.push(e), t;
	}
	(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
	let { aliasDuplicateObjects: r, onAnchor: i, onTagObj: a, schema: o, sourceObjects: s } = n, c;
	if (r && e && typeof e == "object") {
		if (c = s.get(e), c) return c.anchor ?? (c.anchor = i(e)), new hd(c.anchor);
		c = {
			anchor: null,
			node: null
		}, s.set(e, c);
	}
	t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
	let l = vd(e, t, o.tags);
	if (!l) {
		if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
			let t = new q(e);
			return c && (c.node = t), t;
		}
		l = e instanceof Map ? o[Vu] : Symbol.iterator in Object(e) ? o[Wu] : o[Vu];
	}
	a && (a(l), delete n.onTagObj);
	let u = l?.createNode ? l.createNode(n.schema, e, n) : typeof l?.nodeClass?.from == "function" ? l.nodeClass.from(n.schema, e, n) : new q(e);
	return t ? u.tag = t : l.default || (u.tag = l.tag), c && (c.node = u), u;
}
// node_modules/yaml/browser/dist/nodes/Collection.js
function bd(e, t, n) {
	let r = n;
	for (let e = t.length - 1; e >= 0; --e) {
		let n = t[e];
		if (typeof n == "number" && Number.isInteger(n) && n >= 0) {
			let e = [];
			e[n] = r, r = e;
		} else r = new Map([[n, r]]);
	}
	return yd(r, void 0, {
		aliasDuplicateObjects: !1,
		keepUndefined: !1,
		onAnchor: () => {
			throw Error("This should not happen, please report a bug.");
		},
		schema: e,
		sourceObjects: new Map()
	});
}
const xd = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
var Sd = class extends md {
	constructor(e, t) {
		super(e), Object.defineProperty(this, "schema", {
			value: t,
			configurable: !0,
			enumerable: !1,
			writable: !0
		});
	}
	clone(e) {
		let t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return e && (t.schema = e), t.items = t.items.map((t) => K(t) || U(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
	}
	addIn(e, t) {
		if (xd(e)) this.add(t);
		else {
			let [n, ...r] = e, i = this.get(n, !0);
			if (G(i)) i.addIn(r, t);
			else if (i === void 0 && this.schema) this.set(n, bd(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
	deleteIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.delete(t);
		let r = this.get(t, !0);
		if (G(r)) return r.deleteIn(n);
		throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
	}
	getIn(e, t) {
		let [n, ...r] = e, i = this.get(n, !0);
		return r.length === 0 ? !t && W(i) ? i.value : i : G(i) ? i.getIn(r, t) : void 0;
	}
	hasAllNullValues(e) {
		return this.items.every((t) => {
			if (!U(t)) return !1;
			let n = t.value;
			return n == null || e && W(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.has(t);
		let r = this.get(t, !0);
		return G(r) ? r.hasIn(n) : !1;
	}
	setIn(e, t) {
		let [n, ...r] = e;
		if (r.length === 0) this.set(n, t);
		else {
			let e = this.get(n, !0);
			if (G(e)) e.setIn(r, t);
			else if (e === void 0 && this.schema) this.set(n, bd(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const Cd = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
function wd(e, t) {
	return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
}
const Td = (e, t, n) => e.endsWith("\n") ? wd(n, t) : n.includes("\n") ? "\n" + wd(n, t) : (e.endsWith(" ") ? "" : " ") + n, Ed = "flow";
function Dd(e, t, n = "flow", { indentAtStart: r, lineWidth: i = 80, minContentWidth: a = 20, onFold: o, onOverflow: s } = {}) {
	if (!i || i < 0) return e;
	i < a && (a = 0);
	let c = Math.max(1 + a, 1 + i - t.length);
	if (e.length <= c) return e;
	let l = [], u = {}, d = i - t.length;
	typeof r == "number" && (r > i - Math.max(2, a) ? l.push(0) : d = i - r);
	let f, p, m = !1, h = -1, g = -1, _ = -1;
	n === "block" && (h = Od(e, h, t.length), h !== -1 && (d = h + c));
	for (let r; r = e[h += 1];) {
		if (n === "quoted" && r === "\\") {
			switch (g = h, e[h + 1]) {
				case "x":
					h += 3;
					break;
				case "u":
					h += 5;
					break;
				case "U":
					h += 9;
					break;
				default: h += 1;
			}
			_ = h;
		}
		if (r === "\n") n === "block" && (h = Od(e, h, t.length)), d = h + t.length + c, f = void 0;
		else {
			if (r === " " && p && p !== " " && p !== "\n" && p !== "	") {
				let t = e[h + 1];
				t && t !== " " && t !== "\n" && t !== "	" && (f = h);
			}
			if (h >= d) {
				if (f) l.push(f), d = f + c, f = void 0;
				else if (n === "quoted") {
					for (; p === " " || p === "	";) p = r, r = e[h += 1], m = !0;
					let t = h > _ + 1 ? h - 2 : g - 1;
					if (u[t]) return e;
					l.push(t), u[t] = !0, d = t + c, f = void 0;
				} else m = !0;
			}
		}
		p = r;
	}
	if (m && s && s(), l.length === 0) return e;
	o && o();
	let v = e.slice(0, l[0]);
	for (let r = 0; r < l.length; ++r) {
		let i = l[r], a = l[r + 1] || e.length;
		i === 0 ? v = `\n${t}${e.slice(0, a)}` : (n === "quoted" && u[i] && (v += `${e[i]}\\`), v += `\n${t}${e.slice(i + 1, a)}`);
	}
	return v;
}
function Od(e, t, n) {
	let r = t, i = t + 1, a = e[i];
	for (; a === " " || a === "	";) if (t < i + n) a = e[++t];
	else {
		do
			a = e[++t];
		while (a && a !== "\n");
		r = t, i = t + 1, a = e[i];
	}
	return r;
}
// node_modules/yaml/browser/dist/stringify/stringifyString.js
const kd = (e, t) => ({
	indentAtStart: t ? e.indent.length : e.indentAtStart,
	lineWidth: e.options.lineWidth,
	minContentWidth: e.options.minContentWidth
}), Ad = (e) => /^(%|---|\.\.\.)/m.test(e);
function jd(e, t, n) {
	if (!t || t < 0) return !1;
	let r = t - n, i = e.length;
	if (i <= r) return !1;
	for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
		if (t - n > r) return !0;
		if (n = t + 1, i - n <= r) return !1;
	}
	return !0;
}
function Md(e, t) {
	let n = JSON.stringify(e);
	if (t.options.doubleQuotedAsJSON) return n;
	let { implicitKey: r } = t, i = t.options.doubleQuotedMinMultiLineLength, a = t.indent || (Ad(e) ? "  " : ""), o = "", s = 0;
	for (let e = 0, t = n[e]; t; t = n[++e]) if (t === " " && n[e + 1] === "\\" && n[e + 2] === "n" && (o += n.slice(s, e) + "\\ ", e += 1, s = e, t = "\\"), t === "\\") switch (n[e + 1]) {
		case "u":
			{
				o += n.slice(s, e);
				let t = n.substr(e + 2, 4);
				switch (t) {
					case "0000":
						o += "\\0";
						break;
					case "0007":
						o += "\\a";
						break;
					case "000b":
						o += "\\v";
						break;
					case "001b":
						o += "\\e";
						break;
					case "0085":
						o += "\\N";
						break;
					case "00a0":
						o += "\\_";
						break;
					case "2028":
						o += "\\L";
						break;
					case "2029":
						o += "\\P";
						break;
					default: t.substr(0, 2) === "00" ? o += "\\x" + t.substr(2) : o += n.substr(e, 6);
				}
				e += 5, s = e + 1;
			}
			break;
		case "n":
			if (r || n[e + 2] === "\"" || n.length < i) e += 1;
			else {
				for (o += n.slice(s, e) + "\n\n"; n[e + 2] === "\\" && n[e + 3] === "n" && n[e + 4] !== "\"";) o += "\n", e += 2;
				o += a, n[e + 2] === " " && (o += "\\"), e += 1, s = e + 1;
			}
			break;
		default: e += 1;
	}
	return o = s ? o + n.slice(s) : n, r ? o : Dd(o, a, "quoted", kd(t, !1));
}
function Nd(e, t) {
	if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return Md(e, t);
	let n = t.indent || (Ad(e) ? "  " : ""), r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
	return t.implicitKey ? r : Dd(r, n, Ed, kd(t, !1));
}
function Pd(e, t) {
	let { singleQuote: n } = t.options, r;
	if (n === !1) r = Md;
	else {
		let t = e.includes("\""), i = e.includes("'");
		r = t && !i ? Nd : i && !t ? Md : n ? Nd : Md;
	}
	return r(e, t);
}
let Fd;
try {
	Fd = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	Fd = /\n+(?!\n|$)/g;
}
function Id({ comment: e, type: t, value: n }, r, i, a) {
	let { blockQuote: o, commentString: s, lineWidth: c } = r.options;
	if (!o || /\n[\t ]+$/.test(n)) return Pd(n, r);
	let l = r.indent || (r.forceBlockIndent || Ad(n) ? "  " : ""), u = o === "literal" ? !0 : o === "folded" || t === q.BLOCK_FOLDED ? !1 : t === q.BLOCK_LITERAL || !jd(n, c, l.length);
	if (!n) return u ? "|\n" : ">\n";
	let d, f;
	for (f = n.length; f > 0; --f) {
		let e = n[f - 1];
		if (e !== "\n" && e !== "	" && e !== " ") break;
	}
	let p = n.substring(f), m = p.indexOf("\n");
	m === -1 ? d = "-" : n === p || m !== p.length - 1 ? (d = "+", a && a()) : d = "", p &&= (n = n.slice(0, -p.length), p[p.length - 1] === "\n" && (p = p.slice(0, -1)), p.replace(Fd, `$&${l}`));
	let h = !1, g, _ = -1;
	for (g = 0; g < n.length; ++g) {
		let e = n[g];
		if (e === " ") h = !0;
		else if (e === "\n") _ = g;
		else break;
	}
	let v = n.substring(0, _ < g ? _ + 1 : g);
	v &&= (n = n.substring(v.length), v.replace(/\n+/g, `$&${l}`));
	let y = (h ? l ? "2" : "1" : "") + d;
	if (e && (y += " " + s(e.replace(/ ?[\r\n]+/g, " ")), i && i()), !u) {
		let e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${l}`), i = !1, a = kd(r, !0);
		o !== "folded" && t !== q.BLOCK_FOLDED && (a.onOverflow = () => {
			i = !0;
		});
		let s = Dd(`${v}${e}${p}`, l, "block", a);
		if (!i) return `>${y}\n${l}${s}`;
	}
	return n = n.replace(/\n+/g, `$&${l}`), `|${y}\n${l}${v}${n}${p}`;
}
function Ld(e, t, n, r) {
	let { type: i, value: a } = e, { actualString: o, implicitKey: s, indent: c, indentStep: l, inFlow: u } = t;
	if (s && a.includes("\n") || u && /[[\]{},]/.test(a)) return Pd(a, t);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return s || u || !a.includes("\n") ? Pd(a, t) : Id(e, t, n, r);
	if (!s && !u && i !== q.PLAIN && a.includes("\n")) return Id(e, t, n, r);
	if (Ad(a)) {
		if (c === "") return t.forceBlockIndent = !0, Id(e, t, n, r);
		if (s && c === l) return Pd(a, t);
	}
	let d = a.replace(/\n+/g, `$&\n${c}`);
	if (o) {
		let e = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(d), { compat: n, tags: r } = t.doc.schema;
		if (r.some(e) || n?.some(e)) return Pd(a, t);
	}
	return s ? d : Dd(d, c, Ed, kd(t, !1));
}
function Rd(e, t, n, r) {
	let { implicitKey: i, inFlow: a } = t, o = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: s } = e;
	s !== q.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value) && (s = q.QUOTE_DOUBLE);
	let c = (e) => {
		switch (e) {
			case q.BLOCK_FOLDED:
			case q.BLOCK_LITERAL: return i || a ? Pd(o.value, t) : Id(o, t, n, r);
			case q.QUOTE_DOUBLE: return Md(o.value, t);
			case q.QUOTE_SINGLE: return Nd(o.value, t);
			case q.PLAIN: return Ld(o, t, n, r);
			default: return null;
		}
	}, l = c(s);
	if (l === null) {
		let { defaultKeyType: e, defaultStringType: n } = t.options, r = i && e || n;
		if (l = c(r), l === null) throw Error(`Unsupported default string type ${r}`);
	}
	return l;
}
// node_modules/yaml/browser/dist/stringify/stringify.js
function zd(e, t) {
	let n = Object.assign({
		blockQuote: !0,
		commentString: Cd,
		defaultKeyType: null,
		defaultStringType: "PLAIN",
		directives: null,
		doubleQuotedAsJSON: !1,
		doubleQuotedMinMultiLineLength: 40,
		falseStr: "false",
		flowCollectionPadding: !0,
		indentSeq: !0,
		lineWidth: 80,
		minContentWidth: 20,
		nullStr: "null",
		simpleKeys: !1,
		singleQuote: null,
		trailingComma: !1,
		trueStr: "true",
		verifyAliasOrder: !0
	}, e.schema.toStringOptions, t), r;
	switch (n.collectionStyle) {
		case "block":
			r = !1;
			break;
		case "flow":
			r = !0;
			break;
		default: r = null;
	}
	return {
		anchors: new Set(),
		doc: e,
		flowCollectionPadding: n.flowCollectionPadding ? " " : "",
		indent: "",
		indentStep: typeof n.indent == "number" ? " ".repeat(n.indent) : "  ",
		inFlow: r,
		options: n
	};
}
function Bd(e, t) {
	if (t.tag) {
		let n = e.filter((e) => e.tag === t.tag);
		if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
	}
	let n, r;
	if (W(t)) {
		r = t.value;
		let i = e.filter((e) => e.identify?.(r));
		if (i.length > 1) {
			let e = i.filter((e) => e.test);
			e.length > 0 && (i = e);
		}
		n = i.find((e) => e.format === t.format) ?? i.find((e) => !e.format);
	} else r = t, n = e.find((e) => e.nodeClass && r instanceof e.nodeClass);
	if (!n) {
		let e = r?.constructor?.name ?? (r === null ? "null" : typeof r);
		throw Error(`Tag not resolved for ${e} value`);
	}
	return n;
}
function Vd(e, t, { anchors: n, doc: r }) {
	if (!r.directives) return "";
	let i = [], a = (W(e) || G(e)) && e.anchor;
	a && cd(a) && (n.add(a), i.push(`&${a}`));
	let o = e.tag ?? (t.default ? null : t.tag);
	return o && i.push(r.directives.tagString(o)), i.join(" ");
}
function Hd(e, t, n, r) {
	if (U(e)) return e.toString(t, n, r);
	if (Ku(e)) {
		if (t.doc.directives) return e.toString(t);
		if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
		t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
	}
	let i, a = K(e) ? e : t.doc.createNode(e, { onTagObj: (e) => i = e });
	i ??= Bd(t.doc.schema.tags, a);
	let o = Vd(a, i, t);
	o.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + o.length + 1);
	let s = typeof i.stringify == "function" ? i.stringify(a, t, n, r) : W(a) ? Rd(a, t, n, r) : a.toString(t, n, r);
	return o ? W(a) || s[0] === "{" || s[0] === "[" ? `${o} ${s}` : `${o}\n${t.indent}${s}` : s;
}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function Ud({ key: e, value: t }, n, r, i) {
	let { allNullValues: a, doc: o, indent: s, indentStep: c, options: { commentString: l, indentSeq: u, simpleKeys: d } } = n, f = K(e) && e.comment || null;
	if (d) {
		if (f) throw Error("With simple keys, key nodes cannot have comments");
		if (G(e) || !K(e) && typeof e == "object") throw Error("With simple keys, collection cannot be used as a key value");
	}
	let p = !d && (!e || f && t == null && !n.inFlow || G(e) || (W(e) ? e.type === q.BLOCK_FOLDED || e.type === q.BLOCK_LITERAL : typeof e == "object"));
	n = Object.assign({}, n, {
		allNullValues: !1,
		implicitKey: !p && (d || !a),
		indent: s + c
	});
	let m = !1, h = !1, g = Hd(e, n, () => m = !0, () => h = !0);
	if (!p && !n.inFlow && g.length > 1024) {
		if (d) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
		p = !0;
	}
	if (n.inFlow) {
		if (a || t == null) return m && r && r(), g === "" ? "?" : p ? `? ${g}` : g;
	} else if (a && !d || t == null && p) return g = `? ${g}`, f && !m ? g += Td(g, n.indent, l(f)) : h && i && i(), g;
	m && (f = null), p ? (f && (g += Td(g, n.indent, l(f))), g = `? ${g}\n${s}:`) : (g = `${g}:`, f && (g += Td(g, n.indent, l(f))));
	let _, v, y;
	K(t) ? (_ = !!t.spaceBefore, v = t.commentBefore, y = t.comment) : (_ = !1, v = null, y = null, t && typeof t == "object" && (t = o.createNode(t))), n.implicitKey = !1, !p && !f && W(t) && (n.indentAtStart = g.length + 1), h = !1, !u && c.length >= 2 && !n.inFlow && !p && Yu(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
	let b = !1, x = Hd(t, n, () => b = !0, () => h = !0), S = " ";
	if (f || _ || v) {
		if (S = _ ? "\n" : "", v) {
			let e = l(v);
			S += `\n${wd(e, n.indent)}`;
		}
		x === "" && !n.inFlow ? S === "\n" && y && (S = "\n\n") : S += `\n${n.indent}`;
	} else if (!p && G(t)) {
		let e = x[0], r = x.indexOf("\n"), i = r !== -1, a = n.inFlow ?? t.flow ?? t.items.length === 0;
		if (i || !a) {
			let t = !1;
			if (i && (e === "&" || e === "!")) {
				let n = x.indexOf(" ");
				e === "&" && n !== -1 && n < r && x[n + 1] === "!" && (n = x.indexOf(" ", n + 1)), (n === -1 || r < n) && (t = !0);
			}
			t || (S = `\n${n.indent}`);
		}
	} else (x === "" || x[0] === "\n") && (S = "");
	return g += S + x, n.inFlow ? b && r && r() : y && !b ? g += Td(g, n.indent, l(y)) : h && i && i(), g;
}
// node_modules/yaml/browser/dist/log.js
function Wd(e, t) {
	(e === "debug" || e === "warn") && console.warn(t);
}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const Gd = {
	identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new q(Symbol("<<")), { addToJSMap: qd }),
	stringify: () => "<<"
}, Kd = (e, t) => (Gd.identify(t) || W(t) && (!t.type || t.type === q.PLAIN) && Gd.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === Gd.tag && e.default);
function qd(e, t, n) {
	let r = Yd(e, n);
	if (Yu(r)) for (let n of r.items) Jd(e, t, n);
	else if (Array.isArray(r)) for (let n of r) Jd(e, t, n);
	else Jd(e, t, r);
}
function Jd(e, t, n) {
	let r = Yd(e, n);
	if (!Ju(r)) throw Error("Merge sources must be maps or map aliases");
	let i = r.toJSON(null, e, Map);
	for (let [e, n] of i) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	return t;
}
function Yd(e, t) {
	return e && Ku(t) ? t.resolve(e.doc, e) : t;
}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function Xd(e, t, { key: n, value: r }) {
	if (K(n) && n.addToJSMap) n.addToJSMap(e, t, r);
	else if (Kd(e, n)) qd(e, t, r);
	else {
		let i = pd(n, "", e);
		if (t instanceof Map) t.set(i, pd(r, i, e));
		else if (t instanceof Set) t.add(i);
		else {
			let a = Zd(n, i, e), o = pd(r, a, e);
			a in t ? Object.defineProperty(t, a, {
				value: o,
				writable: !0,
				enumerable: !0,
				configurable: !0
			}) : t[a] = o;
		}
	}
	return t;
}
function Zd(e, t, n) {
	if (t === null) return "";
	if (typeof t != "object") return String(t);
	if (K(e) && n?.doc) {
		let t = zd(n.doc, {});
		t.anchors = new Set();
		for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
		t.inFlow = !0, t.inStringifyKey = !0;
		let r = e.toString(t);
		if (!n.mapKeyWarned) {
			let e = JSON.stringify(r);
			e.length > 40 && (e = e.substring(0, 36) + "...\""), Wd(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), n.mapKeyWarned = !0;
		}
		return r;
	}
	return JSON.stringify(t);
}
// node_modules/yaml/browser/dist/nodes/Pair.js
function Qd(e, t, n) {
	return new $d(yd(e, void 0, n), yd(t, void 0, n));
}
var $d = class e {
	constructor(e, t = null) {
		Object.defineProperty(this, Gu, { value: Hu }), this.key = e, this.value = t;
	}
	clone(t) {
		let { key: n, value: r } = this;
		return K(n) && (n = n.clone(t)), K(r) && (r = r.clone(t)), new e(n, r);
	}
	toJSON(e, t) {
		return Xd(t, t?.mapAsMap ? new Map() : {}, this);
	}
	toString(e, t, n) {
		return e?.doc ? Ud(this, e, t, n) : JSON.stringify(this);
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function ef(e, t, n) {
	return (t.inFlow ?? e.flow ? nf : tf)(e, t, n);
}
function tf({ comment: e, items: t }, n, { blockItemPrefix: r, flowChars: i, itemIndent: a, onChompKeep: o, onComment: s }) {
	let { indent: c, options: { commentString: l } } = n, u = Object.assign({}, n, {
		indent: a,
		type: null
	}), d = !1, f = [];
	for (let e = 0; e < t.length; ++e) {
		let i = t[e], o = null;
		if (K(i)) !d && i.spaceBefore && f.push(""), rf(n, f, i.commentBefore, d), i.comment && (o = i.comment);
		else if (U(i)) {
			let e = K(i.key) ? i.key : null;
			e && (!d && e.spaceBefore && f.push(""), rf(n, f, e.commentBefore, d));
		}
		d = !1;
		let s = Hd(i, u, () => o = null, () => d = !0);
		o && (s += Td(s, a, l(o))), d && o && (d = !1), f.push(r + s);
	}
	let p;
	if (f.length === 0) p = i.start + i.end;
	else {
		p = f[0];
		for (let e = 1; e < f.length; ++e) {
			let t = f[e];
			p += t ? `\n${c}${t}` : "\n";
		}
	}
	return e ? (p += "\n" + wd(l(e), c), s && s()) : d && o && o(), p;
}
function nf({ items: e }, t, { flowChars: n, itemIndent: r }) {
	let { indent: i, indentStep: a, flowCollectionPadding: o, options: { commentString: s } } = t;
	r += a;
	let c = Object.assign({}, t, {
		indent: r,
		inFlow: !0,
		type: null
	}), l = !1, u = 0, d = [];
	for (let n = 0; n < e.length; ++n) {
		let i = e[n], a = null;
		if (K(i)) i.spaceBefore && d.push(""), rf(t, d, i.commentBefore, !1), i.comment && (a = i.comment);
		else if (U(i)) {
			let e = K(i.key) ? i.key : null;
			e && (e.spaceBefore && d.push(""), rf(t, d, e.commentBefore, !1), e.comment && (l = !0));
			let n = K(i.value) ? i.value : null;
			n ? (n.comment && (a = n.comment), n.commentBefore && (l = !0)) : i.value == null && e?.comment && (a = e.comment);
		}
		a && (l = !0);
		let o = Hd(i, c, () => a = null);
		l ||= d.length > u || o.includes("\n"), n < e.length - 1 ? o += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (l ||= d.reduce((e, t) => e + t.length + 2, 2) + (o.length + 2) > t.options.lineWidth), l && (o += ",")), a && (o += Td(o, r, s(a))), d.push(o), u = d.length;
	}
	let { start: f, end: p } = n;
	if (d.length === 0) return f + p;
	if (!l) {
		let e = d.reduce((e, t) => e + t.length + 2, 2);
		l = t.options.lineWidth > 0 && e > t.options.lineWidth;
	}
	if (l) {
		let e = f;
		for (let t of d) e += t ? `\n${a}${i}${t}` : "\n";
		return `${e}\n${i}${p}`;
	}
	return `${f}${o}${d.join(" ")}${o}${p}`;
}
function rf({ indent: e, options: { commentString: t } }, n, r, i) {
	if (r && i && (r = r.replace(/^\n+/, "")), r) {
		let i = wd(t(r), e);
		n.push(i.trimStart());
	}
}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function af(e, t) {
	let n = W(t) ? t.value : t;
	for (let r of e) if (U(r) && (r.key === t || r.key === n || W(r.key) && r.key.value === n)) return r;
}
var of = class extends Sd {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(e) {
		super(Vu, e), this.items = [];
	}
	static from(e, t, n) {
		let { keepUndefined: r, replacer: i } = n, a = new this(e), o = (e, o) => {
			if (typeof i == "function") o = i.call(t, e, o);
			else if (Array.isArray(i) && !i.includes(e)) return;
			(o !== void 0 || r) && a.items.push(Qd(e, o, n));
		};
		if (t instanceof Map) for (let [e, n] of t) o(e, n);
		else if (t && typeof t == "object") for (let e of Object.keys(t)) o(e, t[e]);
		return typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries), a;
	}
	add(e, t) {
		let n;
		n = U(e) ? e : !e || typeof e != "object" || !("key" in e) ? new $d(e, e?.value) : new $d(e.key, e.value);
		let r = af(this.items, n.key), i = this.schema?.sortMapEntries;
		if (r) {
			if (!t) throw Error(`Key ${n.key} already set`);
			W(r.value) && _d(n.value) ? r.value.value = n.value : r.value = n.value;
		} else if (i) {
			let e = this.items.findIndex((e) => i(n, e) < 0);
			e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
		} else this.items.push(n);
	}
	delete(e) {
		let t = af(this.items, e);
		return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
	}
	get(e, t) {
		let n = af(this.items, e)?.value;
		return (!t && W(n) ? n.value : n) ?? void 0;
	}
	has(e) {
		return !!af(this.items, e);
	}
	set(e, t) {
		this.add(new $d(e, t), !0);
	}
	toJSON(e, t, n) {
		let r = n ? new n() : t?.mapAsMap ? new Map() : {};
		t?.onCreate && t.onCreate(r);
		for (let e of this.items) Xd(t, r, e);
		return r;
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		for (let e of this.items) if (!U(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
		return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), ef(this, e, {
			blockItemPrefix: "",
			flowChars: {
				start: "{",
				end: "}"
			},
			itemIndent: e.indent || "",
			onChompKeep: n,
			onComment: t
		});
	}
};
// node_modules/yaml/browser/dist/schema/common/map.js
const sf = {
	collection: "map",
	default: !0,
	nodeClass: of,
	tag: "tag:yaml.org,2002:map",
	resolve(e, t) {
		return Ju(e) || t("Expected a mapping for this tag"), e;
	},
	createNode: (e, t, n) => of.from(e, t, n)
};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var cf = class extends Sd {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(e) {
		super(Wu, e), this.items = [];
	}
	add(e) {
		this.items.push(e);
	}
	delete(e) {
		let t = lf(e);
		return typeof t == "number" && this.items.splice(t, 1).length > 0;
	}
	get(e, t) {
		let n = lf(e);
		if (typeof n != "number") return;
		let r = this.items[n];
		return !t && W(r) ? r.value : r;
	}
	has(e) {
		let t = lf(e);
		return typeof t == "number" && t < this.items.length;
	}
	set(e, t) {
		let n = lf(e);
		if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
		let r = this.items[n];
		W(r) && _d(t) ? r.value = t : this.items[n] = t;
	}
	toJSON(e, t) {
		let n = [];
		t?.onCreate && t.onCreate(n);
		let r = 0;
		for (let e of this.items) n.push(pd(e, String(r++), t));
		return n;
	}
	toString(e, t, n) {
		return e ? ef(this, e, {
			blockItemPrefix: "- ",
			flowChars: {
				start: "[",
				end: "]"
			},
			itemIndent: (e.indent || "") + "  ",
			onChompKeep: n,
			onComment: t
		}) : JSON.stringify(this);
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) {
			let e = 0;
			for (let a of t) {
				if (typeof r == "function") {
					let n = t instanceof Set ? a : String(e++);
					a = r.call(t, n, a);
				}
				i.items.push(yd(a, void 0, n));
			}
		}
		return i;
	}
};
function lf(e) {
	let t = W(e) ? e.value : e;
	return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
// node_modules/yaml/browser/dist/schema/common/seq.js
const uf = {
	collection: "seq",
	default: !0,
	nodeClass: cf,
	tag: "tag:yaml.org,2002:seq",
	resolve(e, t) {
		return Yu(e) || t("Expected a sequence for this tag"), e;
	},
	createNode: (e, t, n) => cf.from(e, t, n)
}, df = {
	identify: (e) => typeof e == "string",
	default: !0,
	tag: "tag:yaml.org,2002:str",
	resolve: (e) => e,
	stringify(e, t, n, r) {
		return t = Object.assign({ actualString: !0 }, t), Rd(e, t, n, r);
	}
}, ff = {
	identify: (e) => e == null,
	createNode: () => new q(null),
	default: !0,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new q(null),
	stringify: ({ source: e }, t) => typeof e == "string" && ff.test.test(e) ? e : t.options.nullStr
}, pf = {
	identify: (e) => typeof e == "boolean",
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (e) => new q(e[0] === "t" || e[0] === "T"),
	stringify({ source: e, value: t }, n) {
		return e && pf.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? n.options.trueStr : n.options.falseStr;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function mf({ format: e, minFractionDigits: t, tag: n, value: r }) {
	if (typeof r == "bigint") return String(r);
	let i = typeof r == "number" ? r : Number(r);
	if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
	let a = Object.is(r, -0) ? "-0" : JSON.stringify(r);
	if (!e && t && (!n || n === "tag:yaml.org,2002:float") && /^-?\d/.test(a) && !a.includes("e")) {
		let e = a.indexOf(".");
		e < 0 && (e = a.length, a += ".");
		let n = t - (a.length - e - 1);
		for (; n-- > 0;) a += "0";
	}
	return a;
}
// node_modules/yaml/browser/dist/schema/core/float.js
const hf = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: mf
}, gf = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : mf(e);
	}
}, _f = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(e) {
		let t = new q(parseFloat(e)), n = e.indexOf(".");
		return n !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - n - 1), t;
	},
	stringify: mf
}, vf = (e) => typeof e == "bigint" || Number.isInteger(e), yf = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
function bf(e, t, n) {
	let { value: r } = e;
	return vf(r) && r >= 0 ? n + r.toString(t) : mf(e);
}
const xf = {
	identify: (e) => vf(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (e, t, n) => yf(e, 2, 8, n),
	stringify: (e) => bf(e, 8, "0o")
}, Sf = {
	identify: vf,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (e, t, n) => yf(e, 0, 10, n),
	stringify: mf
}, Cf = {
	identify: (e) => vf(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (e, t, n) => yf(e, 2, 16, n),
	stringify: (e) => bf(e, 16, "0x")
}, wf = [
	sf,
	uf,
	df,
	ff,
	pf,
	xf,
	Sf,
	Cf,
	hf,
	gf,
	_f
];
// node_modules/yaml/browser/dist/schema/json/schema.js
function Tf(e) {
	return typeof e == "bigint" || Number.isInteger(e);
}
const Ef = ({ value: e }) => JSON.stringify(e), Df = [
	{
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify: Ef
	},
	{
		identify: (e) => e == null,
		createNode: () => new q(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: Ef
	},
	{
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (e) => e === "true",
		stringify: Ef
	},
	{
		identify: Tf,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
		stringify: ({ value: e }) => Tf(e) ? e.toString() : JSON.stringify(e)
	},
	{
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (e) => parseFloat(e),
		stringify: Ef
	}
], Of = [sf, uf].concat(Df, {
	default: !0,
	tag: "",
	test: /^/,
	resolve(e, t) {
		return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
	}
}), kf = {
	identify: (e) => e instanceof Uint8Array,
	default: !1,
	tag: "tag:yaml.org,2002:binary",
	resolve(e, t) {
		if (typeof atob == "function") {
			let t = atob(e.replace(/[\n\r]/g, "")), n = new Uint8Array(t.length);
			for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
			return n;
		}
		return t("This environment does not support reading binary tags; either Buffer or atob is required"), e;
	},
	stringify({ comment: e, type: t, value: n }, r, i, a) {
		if (!n) return "";
		let o = n, s;
		if (typeof btoa == "function") {
			let e = "";
			for (let t = 0; t < o.length; ++t) e += String.fromCharCode(o[t]);
			s = btoa(e);
		} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		if (t ??= q.BLOCK_LITERAL, t !== q.QUOTE_DOUBLE) {
			let e = Math.max(r.options.lineWidth - r.indent.length, r.options.minContentWidth), n = Math.ceil(s.length / e), i = Array(n);
			for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = s.substr(r, e);
			s = i.join(t === q.BLOCK_LITERAL ? "\n" : " ");
		}
		return Rd({
			comment: e,
			type: t,
			value: s
		}, r, i, a);
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function Af(e, t) {
	if (Yu(e)) for (let n = 0; n < e.items.length; ++n) {
		let r = e.items[n];
		if (!U(r)) {
			if (Ju(r)) {
				r.items.length > 1 && t("Each pair must have its own sequence indicator");
				let e = r.items[0] || new $d(new q(null));
				if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), r.comment) {
					let t = e.value ?? e.key;
					t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
				}
				r = e;
			}
			e.items[n] = U(r) ? r : new $d(r);
		}
	}
	else t("Expected a sequence for this tag");
	return e;
}
function jf(e, t, n) {
	let { replacer: r } = n, i = new cf(e);
	i.tag = "tag:yaml.org,2002:pairs";
	let a = 0;
	if (t && Symbol.iterator in Object(t)) for (let e of t) {
		typeof r == "function" && (e = r.call(t, String(a++), e));
		let o, s;
		if (Array.isArray(e)) {
			if (e.length === 2) o = e[0], s = e[1];
			else throw TypeError(`Expected [key, value] tuple: ${e}`);
		} else if (e && e instanceof Object) {
			let t = Object.keys(e);
			if (t.length === 1) o = t[0], s = e[o];
			else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
		} else o = e;
		i.items.push(Qd(o, s, n));
	}
	return i;
}
const Mf = {
	collection: "seq",
	default: !1,
	tag: "tag:yaml.org,2002:pairs",
	resolve: Af,
	createNode: jf
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var Nf = class e extends cf {
	constructor() {
		super(), this.add = of.prototype.add.bind(this), this.delete = of.prototype.delete.bind(this), this.get = of.prototype.get.bind(this), this.has = of.prototype.has.bind(this), this.set = of.prototype.set.bind(this), this.tag = e.tag;
	}
	toJSON(e, t) {
		if (!t) return super.toJSON(e);
		let n = new Map();
		t?.onCreate && t.onCreate(n);
		for (let e of this.items) {
			let r, i;
			if (U(e) ? (r = pd(e.key, "", t), i = pd(e.value, r, t)) : r = pd(e, "", t), n.has(r)) throw Error("Ordered maps must not include duplicate keys");
			n.set(r, i);
		}
		return n;
	}
	static from(e, t, n) {
		let r = jf(e, t, n), i = new this();
		return i.items = r.items, i;
	}
};
Nf.tag = "tag:yaml.org,2002:omap";
const Pf = {
	collection: "seq",
	identify: (e) => e instanceof Map,
	nodeClass: Nf,
	default: !1,
	tag: "tag:yaml.org,2002:omap",
	resolve(e, t) {
		let n = Af(e, t), r = [];
		for (let { key: e } of n.items) W(e) && (r.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : r.push(e.value));
		return Object.assign(new Nf(), n);
	},
	createNode: (e, t, n) => Nf.from(e, t, n)
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function Ff({ value: e, source: t }, n) {
	return t && (e ? If : Lf).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
}
const If = {
	identify: (e) => e === !0,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new q(!0),
	stringify: Ff
}, Lf = {
	identify: (e) => e === !1,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new q(!1),
	stringify: Ff
}, Rf = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: mf
}, zf = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e.replace(/_/g, "")),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : mf(e);
	}
}, Bf = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(e) {
		let t = new q(parseFloat(e.replace(/_/g, ""))), n = e.indexOf(".");
		if (n !== -1) {
			let r = e.substring(n + 1).replace(/_/g, "");
			r[r.length - 1] === "0" && (t.minFractionDigits = r.length);
		}
		return t;
	},
	stringify: mf
}, Vf = (e) => typeof e == "bigint" || Number.isInteger(e);
function Hf(e, t, n, { intAsBigInt: r }) {
	let i = e[0];
	if ((i === "-" || i === "+") && (t += 1), e = e.substring(t).replace(/_/g, ""), r) {
		switch (n) {
			case 2:
				e = `0b${e}`;
				break;
			case 8:
				e = `0o${e}`;
				break;
			case 16: e = `0x${e}`;
		}
		let t = BigInt(e);
		return i === "-" ? BigInt(-1) * t : t;
	}
	let a = parseInt(e, n);
	return i === "-" ? -1 * a : a;
}
function Uf(e, t, n) {
	let { value: r } = e;
	if (Vf(r)) {
		let e = r.toString(t);
		return r < 0 ? "-" + n + e.substr(1) : n + e;
	}
	return mf(e);
}
const Wf = {
	identify: Vf,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (e, t, n) => Hf(e, 2, 2, n),
	stringify: (e) => Uf(e, 2, "0b")
}, Gf = {
	identify: Vf,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (e, t, n) => Hf(e, 1, 8, n),
	stringify: (e) => Uf(e, 8, "0")
}, Kf = {
	identify: Vf,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (e, t, n) => Hf(e, 0, 10, n),
	stringify: mf
}, qf = {
	identify: Vf,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (e, t, n) => Hf(e, 2, 16, n),
	stringify: (e) => Uf(e, 16, "0x")
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var Jf = class e extends of {
	constructor(t) {
		super(t), this.tag = e.tag;
	}
	add(e) {
		let t;
		t = U(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new $d(e.key, null) : new $d(e, null), af(this.items, t.key) || this.items.push(t);
	}
	get(e, t) {
		let n = af(this.items, e);
		return !t && U(n) ? W(n.key) ? n.key.value : n.key : n;
	}
	set(e, t) {
		if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
		let n = af(this.items, e);
		n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new $d(e));
	}
	toJSON(e, t) {
		return super.toJSON(e, t, Set);
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
		throw Error("Set items must all have null values");
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) for (let e of t) typeof r == "function" && (e = r.call(t, e, e)), i.items.push(Qd(e, null, n));
		return i;
	}
};
Jf.tag = "tag:yaml.org,2002:set";
const Yf = {
	collection: "map",
	identify: (e) => e instanceof Set,
	nodeClass: Jf,
	default: !1,
	tag: "tag:yaml.org,2002:set",
	createNode: (e, t, n) => Jf.from(e, t, n),
	resolve(e, t) {
		if (Ju(e)) {
			if (e.hasAllNullValues(!0)) return Object.assign(new Jf(), e);
			t("Set items must all have null values");
		} else t("Expected a mapping for this tag");
		return e;
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function Xf(e, t) {
	let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, "").split(":").reduce((e, t) => e * i(60) + i(t), i(0));
	return n === "-" ? i(-1) * a : a;
}
function Zf(e) {
	let { value: t } = e, n = (e) => e;
	if (typeof t == "bigint") n = (e) => BigInt(e);
	else if (isNaN(t) || !isFinite(t)) return mf(e);
	let r = "";
	t < 0 && (r = "-", t *= n(-1));
	let i = n(60), a = [t % i];
	return t < 60 ? a.unshift(0) : (t = (t - a[0]) / i, a.unshift(t % i), t >= 60 && (t = (t - a[0]) / i, a.unshift(t))), r + a.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const Qf = {
	identify: (e) => typeof e == "bigint" || Number.isInteger(e),
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (e, t, { intAsBigInt: n }) => Xf(e, n),
	stringify: Zf
}, $f = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (e) => Xf(e, !1),
	stringify: Zf
}, ep = {
	identify: (e) => e instanceof Date,
	default: !0,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(e) {
		let t = e.match(ep.test);
		if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		let [, n, r, i, a, o, s] = t.map(Number), c = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, l = Date.UTC(n, r - 1, i, a || 0, o || 0, s || 0, c), u = t[8];
		if (u && u !== "Z") {
			let e = Xf(u, !1);
			Math.abs(e) < 30 && (e *= 60), l -= 6e4 * e;
		}
		return new Date(l);
	},
	stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
}, tp = [
	sf,
	uf,
	df,
	ff,
	If,
	Lf,
	Wf,
	Gf,
	Kf,
	qf,
	Rf,
	zf,
	Bf,
	kf,
	Gd,
	Pf,
	Mf,
	Yf,
	Qf,
	$f,
	ep
], np = new Map([
	["core", wf],
	["failsafe", [
		sf,
		uf,
		df
	]],
	["json", Of],
	["yaml11", tp],
	["yaml-1.1", tp]
]), rp = {
	binary: kf,
	bool: pf,
	float: _f,
	floatExp: gf,
	floatNaN: hf,
	floatTime: $f,
	int: Sf,
	intHex: Cf,
	intOct: xf,
	intTime: Qf,
	map: sf,
	merge: Gd,
	null: ff,
	omap: Pf,
	pairs: Mf,
	seq: uf,
	set: Yf,
	timestamp: ep
}, ip = {
	"tag:yaml.org,2002:binary": kf,
	"tag:yaml.org,2002:merge": Gd,
	"tag:yaml.org,2002:omap": Pf,
	"tag:yaml.org,2002:pairs": Mf,
	"tag:yaml.org,2002:set": Yf,
	"tag:yaml.org,2002:timestamp": ep
};
function ap(e, t, n) {
	let r = np.get(t);
	if (r && !e) return n && !r.includes(Gd) ? r.concat(Gd) : r.slice();
	let i = r;
	if (!i) {
		if (Array.isArray(e)) i = [];
		else {
			let e = Array.from(np.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
		}
	}
	if (Array.isArray(e)) for (let t of e) i = i.concat(t);
	else typeof e == "function" && (i = e(i.slice()));
	return n && (i = i.concat(Gd)), i.reduce((e, t) => {
		let n = typeof t == "string" ? rp[t] : t;
		if (!n) {
			let e = JSON.stringify(t), n = Object.keys(rp).map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown custom tag ${e}; use one of ${n}`);
		}
		return e.includes(n) || e.push(n), e;
	}, []);
}
// node_modules/yaml/browser/dist/schema/Schema.js
const op = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
var sp = class e {
	constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: r, schema: i, sortMapEntries: a, toStringDefaults: o }) {
		this.compat = Array.isArray(e) ? ap(e, "compat") : e ? ap(null, e) : null, this.name = typeof i == "string" && i || "core", this.knownTags = r ? ip : {}, this.tags = ap(t, this.name, n), this.toStringOptions = o ?? null, Object.defineProperty(this, Vu, { value: sf }), Object.defineProperty(this, Uu, { value: df }), Object.defineProperty(this, Wu, { value: uf }), this.sortMapEntries = typeof a == "function" ? a : a === !0 ? op : null;
	}
	clone() {
		let t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
		return t.tags = this.tags.slice(), t;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function cp(e, t) {
	let n = [], r = t.directives === !0;
	if (t.directives !== !1 && e.directives) {
		let t = e.directives.toString(e);
		t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
	}
	r && n.push("---");
	let i = zd(e, t), { commentString: a } = i.options;
	if (e.commentBefore) {
		n.length !== 1 && n.unshift("");
		let t = a(e.commentBefore);
		n.unshift(wd(t, ""));
	}
	let o = !1, s = null;
	if (e.contents) {
		if (K(e.contents)) {
			if (e.contents.spaceBefore && r && n.push(""), e.contents.commentBefore) {
				let t = a(e.contents.commentBefore);
				n.push(wd(t, ""));
			}
			i.forceBlockIndent = !!e.comment, s = e.contents.comment;
		}
		let t = s ? void 0 : () => o = !0, c = Hd(e.contents, i, () => s = null, t);
		s && (c += Td(c, "", a(s))), (c[0] === "|" || c[0] === ">") && n[n.length - 1] === "---" ? n[n.length - 1] = `--- ${c}` : n.push(c);
	} else n.push(Hd(e.contents, i));
	if (e.directives?.docEnd) {
		if (e.comment) {
			let t = a(e.comment);
			t.includes("\n") ? (n.push("..."), n.push(wd(t, ""))) : n.push(`... ${t}`);
		} else n.push("...");
	} else {
		let t = e.comment;
		t && o && (t = t.replace(/^\n+/, "")), t && ((!o || s) && n[n.length - 1] !== "" && n.push(""), n.push(wd(a(t), "")));
	}
	return n.join("\n") + "\n";
}
// node_modules/yaml/browser/dist/doc/Document.js
var lp = class e {
	constructor(e, t, n) {
		this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, Gu, { value: Bu });
		let r = null;
		typeof t == "function" || Array.isArray(t) ? r = t : n === void 0 && t && (n = t, t = void 0);
		let i = Object.assign({
			intAsBigInt: !1,
			keepSourceTokens: !1,
			logLevel: "warn",
			prettyErrors: !0,
			strict: !0,
			stringKeys: !1,
			uniqueKeys: !0,
			version: "1.2"
		}, n);
		this.options = i;
		let { version: a } = i;
		n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new sd({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
	}
	clone() {
		let t = Object.create(e.prototype, { [Gu]: { value: Bu } });
		return t.commentBefore = this.commentBefore, t.comment = this.comment, t.errors = this.errors.slice(), t.warnings = this.warnings.slice(), t.options = Object.assign({}, this.options), this.directives && (t.directives = this.directives.clone()), t.schema = this.schema.clone(), t.contents = K(this.contents) ? this.contents.clone(t.schema) : this.contents, this.range && (t.range = this.range.slice()), t;
	}
	add(e) {
		up(this.contents) && this.contents.add(e);
	}
	addIn(e, t) {
		up(this.contents) && this.contents.addIn(e, t);
	}
	createAlias(e, t) {
		if (!e.anchor) {
			let n = ld(this);
			e.anchor = !t || n.has(t) ? ud(t || "a", n) : t;
		}
		return new hd(e.anchor);
	}
	createNode(e, t, n) {
		let r;
		if (typeof t == "function") e = t.call({ "": e }, "", e), r = t;
		else if (Array.isArray(t)) {
			let e = t.filter((e) => typeof e == "number" || e instanceof String || e instanceof Number).map(String);
			e.length > 0 && (t = t.concat(e)), r = t;
		} else n === void 0 && t && (n = t, t = void 0);
		let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: c, tag: l } = n ?? {}, { onAnchor: u, setAnchors: d, sourceObjects: f } = dd(this, a || "a"), p = {
			aliasDuplicateObjects: i ?? !0,
			keepUndefined: s ?? !1,
			onAnchor: u,
			onTagObj: c,
			replacer: r,
			schema: this.schema,
			sourceObjects: f
		}, m = yd(e, l, p);
		return o && G(m) && (m.flow = !0), d(), m;
	}
	createPair(e, t, n = {}) {
		return new $d(this.createNode(e, null, n), this.createNode(t, null, n));
	}
	delete(e) {
		return up(this.contents) ? this.contents.delete(e) : !1;
	}
	deleteIn(e) {
		return xd(e) ? this.contents != null && (this.contents = null, !0) : up(this.contents) ? this.contents.deleteIn(e) : !1;
	}
	get(e, t) {
		return G(this.contents) ? this.contents.get(e, t) : void 0;
	}
	getIn(e, t) {
		return xd(e) ? !t && W(this.contents) ? this.contents.value : this.contents : G(this.contents) ? this.contents.getIn(e, t) : void 0;
	}
	has(e) {
		return G(this.contents) ? this.contents.has(e) : !1;
	}
	hasIn(e) {
		return xd(e) ? this.contents !== void 0 : G(this.contents) ? this.contents.hasIn(e) : !1;
	}
	set(e, t) {
		this.contents == null ? this.contents = bd(this.schema, [e], t) : up(this.contents) && this.contents.set(e, t);
	}
	setIn(e, t) {
		xd(e) ? this.contents = t : this.contents == null ? this.contents = bd(this.schema, Array.from(e), t) : up(this.contents) && this.contents.setIn(e, t);
	}
	setSchema(e, t = {}) {
		typeof e == "number" && (e = String(e));
		let n;
		switch (e) {
			case "1.1":
				this.directives ? this.directives.yaml.version = "1.1" : this.directives = new sd({ version: "1.1" }), n = {
					resolveKnownTags: !1,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				this.directives ? this.directives.yaml.version = e : this.directives = new sd({ version: e }), n = {
					resolveKnownTags: !0,
					schema: "core"
				};
				break;
			case null:
				this.directives && delete this.directives, n = null;
				break;
			default: {
				let t = JSON.stringify(e);
				throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
			}
		}
		if (t.schema instanceof Object) this.schema = t.schema;
		else if (n) this.schema = new sp(Object.assign(n, t));
		else throw Error("With a null YAML version, the { schema: Schema } option is required");
	}
	toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: a } = {}) {
		let o = {
			anchors: new Map(),
			doc: this,
			keep: !e,
			mapAsMap: n === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof r == "number" ? r : 100
		}, s = pd(this.contents, t ?? "", o);
		if (typeof i == "function") for (let { count: e, res: t } of o.anchors.values()) i(t, e);
		return typeof a == "function" ? fd(a, { "": s }, "", s) : s;
	}
	toJSON(e, t) {
		return this.toJS({
			json: !0,
			jsonArg: e,
			mapAsMap: !1,
			onAnchor: t
		});
	}
	toString(e = {}) {
		if (this.errors.length > 0) throw Error("Document with errors cannot be stringified");
		if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
			let t = JSON.stringify(e.indent);
			throw Error(`"indent" option must be a positive integer, not ${t}`);
		}
		return cp(this, e);
	}
};
function up(e) {
	if (G(e)) return !0;
	throw Error("Expected a YAML collection as document contents");
}
// node_modules/yaml/browser/dist/errors.js
var dp = class extends Error {
	constructor(e, t, n, r) {
		super(), this.name = e, this.code = n, this.message = r, this.pos = t;
	}
}, fp = class extends dp {
	constructor(e, t, n) {
		super("YAMLParseError", e, t, n);
	}
}, pp = class extends dp {
	constructor(e, t, n) {
		super("YAMLWarning", e, t, n);
	}
};
const mp = (e, t) => (n) => {
	if (n.pos[0] === -1) return;
	n.linePos = n.pos.map((e) => t.linePos(e));
	let { line: r, col: i } = n.linePos[0];
	n.message += ` at line ${r}, column ${i}`;
	let a = i - 1, o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, "");
	if (a >= 60 && o.length > 80) {
		let e = Math.min(a - 39, o.length - 79);
		o = "…" + o.substring(e), a -= e - 1;
	}
	if (o.length > 80 && (o = o.substring(0, 79) + "…"), r > 1 && /^ *$/.test(o.substring(0, a))) {
		let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
		n.length > 80 && (n = n.substring(0, 79) + "…\n"), o = n + o;
	}
	if (/[^ ]/.test(o)) {
		let e = 1, t = n.linePos[1];
		t?.line === r && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - a)));
		let s = " ".repeat(a) + "^".repeat(e);
		n.message += `:\n\n${o}\n${s}\n`;
	}
};
// node_modules/yaml/browser/dist/compose/resolve-props.js
function hp(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
	let c = !1, l = s, u = s, d = "", f = "", p = !1, m = !1, h = null, g = null, _ = null, v = null, y = null, b = null, x = null;
	for (let i of e) switch (m &&= (i.type !== "space" && i.type !== "newline" && i.type !== "comma" && a(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), !1), h &&= (l && i.type !== "comment" && i.type !== "newline" && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), null), i.type) {
		case "space":
			!t && (n !== "doc-start" || r?.type !== "flow-collection") && i.source.includes("	") && (h = i), u = !0;
			break;
		case "comment": {
			u || a(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
			let e = i.source.substring(1) || " ";
			d ? d += f + e : d = e, f = "", l = !1;
			break;
		}
		case "newline":
			l ? d ? d += i.source : b && n === "seq-item-ind" || (c = !0) : f += i.source, l = !0, p = !0, (g || _) && (v = i), u = !0;
			break;
		case "anchor":
			g && a(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), i.source.endsWith(":") && a(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), g = i, x ??= i.offset, l = !1, u = !1, m = !0;
			break;
		case "tag":
			_ && a(i, "MULTIPLE_TAGS", "A node can have at most one tag"), _ = i, x ??= i.offset, l = !1, u = !1, m = !0;
			break;
		case n:
			(g || _) && a(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`), b && a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`), b = i, l = n === "seq-item-ind" || n === "explicit-key-ind", u = !1;
			break;
		case "comma": if (t) {
			y && a(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`), y = i, l = !1, u = !1;
			break;
		}
		default: a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`), l = !1, u = !1;
	}
	let S = e[e.length - 1], ee = S ? S.offset + S.source.length : i;
	return m && r && r.type !== "space" && r.type !== "newline" && r.type !== "comma" && (r.type !== "scalar" || r.source !== "") && a(r.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), h && (l && h.indent <= o || r?.type === "block-map" || r?.type === "block-seq") && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), {
		comma: y,
		found: b,
		spaceBefore: c,
		comment: d,
		hasNewline: p,
		anchor: g,
		tag: _,
		newlineAfterProp: v,
		end: ee,
		start: x ?? ee
	};
}
// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function gp(e) {
	if (!e) return null;
	switch (e.type) {
		case "alias":
		case "scalar":
		case "double-quoted-scalar":
		case "single-quoted-scalar":
			if (e.source.includes("\n")) return !0;
			if (e.end) {
				for (let t of e.end) if (t.type === "newline") return !0;
			}
			return !1;
		case "flow-collection":
			for (let t of e.items) {
				for (let e of t.start) if (e.type === "newline") return !0;
				if (t.sep) {
					for (let e of t.sep) if (e.type === "newline") return !0;
				}
				if (gp(t.key) || gp(t.value)) return !0;
			}
			return !1;
		default: return !0;
	}
}
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function _p(e, t, n) {
	if (t?.type === "flow-collection") {
		let r = t.end[0];
		r.indent === e && (r.source === "]" || r.source === "}") && gp(t) && n(r, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
	}
}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function vp(e, t, n) {
	let { uniqueKeys: r } = e.options;
	if (r === !1) return !1;
	let i = typeof r == "function" ? r : (e, t) => e === t || W(e) && W(t) && e.value === t.value;
	return t.some((e) => i(e.key, n));
}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const yp = "All mapping items must start at the same column";
function bp({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? of)(n.schema);
	n.atRoot &&= !1;
	let s = r.offset, c = null;
	for (let a of r.items) {
		let { start: l, key: u, sep: d, value: f } = a, p = hp(l, {
			indicator: "explicit-key-ind",
			next: u ?? d?.[0],
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		}), m = !p.found;
		if (m) {
			if (u && (u.type === "block-seq" ? i(s, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in u && u.indent !== r.indent && i(s, "BAD_INDENT", yp)), !p.anchor && !p.tag && !d) {
				c = p.end, p.comment && (o.comment ? o.comment += "\n" + p.comment : o.comment = p.comment);
				continue;
			}
			(p.newlineAfterProp || gp(u)) && i(u ?? l[l.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else p.found?.indent !== r.indent && i(s, "BAD_INDENT", yp);
		n.atKey = !0;
		let h = p.end, g = u ? e(n, u, p, i) : t(n, h, l, null, p, i);
		n.schema.compat && _p(r.indent, u, i), n.atKey = !1, vp(n, o.items, g) && i(h, "DUPLICATE_KEY", "Map keys must be unique");
		let _ = hp(d ?? [], {
			indicator: "map-value-ind",
			next: f,
			offset: g.range[2],
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !u || u.type === "block-scalar"
		});
		if (s = _.end, _.found) {
			m && (f?.type === "block-map" && !_.hasNewline && i(s, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), n.options.strict && p.start < _.found.offset - 1024 && i(g.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
			let c = f ? e(n, f, _, i) : t(n, s, d, null, _, i);
			n.schema.compat && _p(r.indent, f, i), s = c.range[2];
			let l = new $d(g, c);
			n.options.keepSourceTokens && (l.srcToken = a), o.items.push(l);
		} else {
			m && i(g.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let e = new $d(g);
			n.options.keepSourceTokens && (e.srcToken = a), o.items.push(e);
		}
	}
	return c && c < s && i(c, "IMPOSSIBLE", "Map comment with trailing content"), o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function xp({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? cf)(n.schema);
	n.atRoot &&= !1, n.atKey &&= !1;
	let s = r.offset, c = null;
	for (let { start: a, value: l } of r.items) {
		let u = hp(a, {
			indicator: "seq-item-ind",
			next: l,
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		});
		if (!u.found) {
			if (u.anchor || u.tag || l) l?.type === "block-seq" ? i(u.end, "BAD_INDENT", "All sequence items must start at the same column") : i(s, "MISSING_CHAR", "Sequence item without - indicator");
			else {
				c = u.end, u.comment && (o.comment = u.comment);
				continue;
			}
		}
		let d = l ? e(n, l, u, i) : t(n, u.end, a, null, u, i);
		n.schema.compat && _p(r.indent, l, i), s = d.range[2], o.items.push(d);
	}
	return o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-end.js
function Sp(e, t, n, r) {
	let i = "";
	if (e) {
		let a = !1, o = "";
		for (let s of e) {
			let { source: e, type: c } = s;
			switch (c) {
				case "space":
					a = !0;
					break;
				case "comment": {
					n && !a && r(s, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					let t = e.substring(1) || " ";
					i ? i += o + t : i = t, o = "";
					break;
				}
				case "newline":
					i && (o += e), a = !0;
					break;
				default: r(s, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
			}
			t += e.length;
		}
	}
	return {
		comment: i,
		offset: t
	};
}
// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
const Cp = "Block collections are not allowed within flow collections", wp = (e) => e && (e.type === "block-map" || e.type === "block-seq");
function Tp({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = r.start.source === "{", s = o ? "flow map" : "flow sequence", c = new ((a?.nodeClass) ?? (o ? of : cf))(n.schema);
	c.flow = !0;
	let l = n.atRoot;
	l && (n.atRoot = !1), n.atKey &&= !1;
	let u = r.offset + r.start.source.length;
	for (let a = 0; a < r.items.length; ++a) {
		let l = r.items[a], { start: d, key: f, sep: p, value: m } = l, h = hp(d, {
			flow: s,
			indicator: "explicit-key-ind",
			next: f ?? p?.[0],
			offset: u,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !1
		});
		if (!h.found) {
			if (!h.anchor && !h.tag && !p && !m) {
				a === 0 && h.comma ? i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`) : a < r.items.length - 1 && i(h.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${s}`), h.comment && (c.comment ? c.comment += "\n" + h.comment : c.comment = h.comment), u = h.end;
				continue;
			}
			!o && n.options.strict && gp(f) && i(f, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
		}
		if (a === 0) h.comma && i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`);
		else if (h.comma || i(h.start, "MISSING_CHAR", `Missing , between ${s} items`), h.comment) {
			let e = "";
			loop: for (let t of d) switch (t.type) {
				case "comma":
				case "space": break;
				case "comment":
					e = t.source.substring(1);
					break loop;
				default: break loop;
			}
			if (e) {
				let t = c.items[c.items.length - 1];
				U(t) && (t = t.value ?? t.key), t.comment ? t.comment += "\n" + e : t.comment = e, h.comment = h.comment.substring(e.length + 1);
			}
		}
		if (!o && !p && !h.found) {
			let r = m ? e(n, m, h, i) : t(n, h.end, p, null, h, i);
			c.items.push(r), u = r.range[2], wp(m) && i(r.range, "BLOCK_IN_FLOW", Cp);
		} else {
			n.atKey = !0;
			let a = h.end, g = f ? e(n, f, h, i) : t(n, a, d, null, h, i);
			wp(f) && i(g.range, "BLOCK_IN_FLOW", Cp), n.atKey = !1;
			let _ = hp(p ?? [], {
				flow: s,
				indicator: "map-value-ind",
				next: m,
				offset: g.range[2],
				onError: i,
				parentIndent: r.indent,
				startOnNewline: !1
			});
			if (_.found) {
				if (!o && !h.found && n.options.strict) {
					if (p) for (let e of p) {
						if (e === _.found) break;
						if (e.type === "newline") {
							i(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
							break;
						}
					}
					h.start < _.found.offset - 1024 && i(_.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
				}
			} else m && ("source" in m && m.source?.[0] === ":" ? i(m, "MISSING_CHAR", `Missing space after : in ${s}`) : i(_.start, "MISSING_CHAR", `Missing , or : between ${s} items`));
			let v = m ? e(n, m, _, i) : _.found ? t(n, _.end, p, null, _, i) : null;
			v ? wp(m) && i(v.range, "BLOCK_IN_FLOW", Cp) : _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let y = new $d(g, v);
			if (n.options.keepSourceTokens && (y.srcToken = l), o) {
				let e = c;
				vp(n, e.items, g) && i(a, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(y);
			} else {
				let e = new of(n.schema);
				e.flow = !0, e.items.push(y);
				let t = (v ?? g).range;
				e.range = [
					g.range[0],
					t[1],
					t[2]
				], c.items.push(e);
			}
			u = v ? v.range[2] : _.end;
		}
	}
	let d = o ? "}" : "]", [f, ...p] = r.end, m = u;
	if (f?.source === d) m = f.offset + f.source.length;
	else {
		let e = s[0].toUpperCase() + s.substring(1), t = l ? `${e} must end with a ${d}` : `${e} in block collection must be sufficiently indented and end with a ${d}`;
		i(u, l ? "MISSING_CHAR" : "BAD_INDENT", t), f && f.source.length !== 1 && p.unshift(f);
	}
	if (p.length > 0) {
		let e = Sp(p, m, n.options.strict, i);
		e.comment && (c.comment ? c.comment += "\n" + e.comment : c.comment = e.comment), c.range = [
			r.offset,
			m,
			e.offset
		];
	} else c.range = [
		r.offset,
		m,
		m
	];
	return c;
}
// node_modules/yaml/browser/dist/compose/compose-collection.js
function Ep(e, t, n, r, i, a) {
	let o = n.type === "block-map" ? bp(e, t, n, r, a) : n.type === "block-seq" ? xp(e, t, n, r, a) : Tp(e, t, n, r, a), s = o.constructor;
	return i === "!" || i === s.tagName ? (o.tag = s.tagName, o) : (i && (o.tag = i), o);
}
function Dp(e, t, n, r, i) {
	let a = r.tag, o = a ? t.directives.tagName(a.source, (e) => i(a, "TAG_RESOLVE_FAILED", e)) : null;
	if (n.type === "block-seq") {
		let { anchor: e, newlineAfterProp: t } = r, n = e && a ? e.offset > a.offset ? e : a : e ?? a;
		n && (!t || t.offset < n.offset) && i(n, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	let s = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
	if (!a || !o || o === "!" || o === of.tagName && s === "map" || o === cf.tagName && s === "seq") return Ep(e, t, n, i, o);
	let c = t.schema.tags.find((e) => e.tag === o && e.collection === s);
	if (!c) {
		let r = t.schema.knownTags[o];
		if (r?.collection === s) t.schema.tags.push(Object.assign({}, r, { default: !1 })), c = r;
		else return r ? i(a, "BAD_COLLECTION_TYPE", `${r.tag} used for ${s} collection, but expects ${r.collection ?? "scalar"}`, !0) : i(a, "TAG_RESOLVE_FAILED", `Unresolved tag: ${o}`, !0), Ep(e, t, n, i, o);
	}
	let l = Ep(e, t, n, i, o, c), u = c.resolve?.(l, (e) => i(a, "TAG_RESOLVE_FAILED", e), t.options) ?? l, d = K(u) ? u : new q(u);
	return d.range = l.range, d.tag = o, c?.format && (d.format = c.format), d;
}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function Op(e, t, n) {
	let r = t.offset, i = kp(t, e.options.strict, n);
	if (!i) return {
		value: "",
		type: null,
		comment: "",
		range: [
			r,
			r,
			r
		]
	};
	let a = i.mode === ">" ? q.BLOCK_FOLDED : q.BLOCK_LITERAL, o = t.source ? Ap(t.source) : [], s = o.length;
	for (let e = o.length - 1; e >= 0; --e) {
		let t = o[e][1];
		if (t === "" || t === "\r") s = e;
		else break;
	}
	if (s === 0) {
		let e = i.chomp === "+" && o.length > 0 ? "\n".repeat(Math.max(1, o.length - 1)) : "", n = r + i.length;
		return t.source && (n += t.source.length), {
			value: e,
			type: a,
			comment: i.comment,
			range: [
				r,
				n,
				n
			]
		};
	}
	let c = t.indent + i.indent, l = t.offset + i.length, u = 0;
	for (let t = 0; t < s; ++t) {
		let [r, a] = o[t];
		if (a === "" || a === "\r") i.indent === 0 && r.length > c && (c = r.length);
		else {
			r.length < c && n(l + r.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), i.indent === 0 && (c = r.length), u = t, c === 0 && !e.atRoot && n(l, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		l += r.length + a.length + 1;
	}
	for (let e = o.length - 1; e >= s; --e) o[e][0].length > c && (s = e + 1);
	let d = "", f = "", p = !1;
	for (let e = 0; e < u; ++e) d += o[e][0].slice(c) + "\n";
	for (let e = u; e < s; ++e) {
		let [t, r] = o[e];
		l += t.length + r.length + 1;
		let s = r[r.length - 1] === "\r";
		if (s && (r = r.slice(0, -1)), r && t.length < c) {
			let e = `Block scalar lines must not be less indented than their ${i.indent ? "explicit indentation indicator" : "first line"}`;
			n(l - r.length - (s ? 2 : 1), "BAD_INDENT", e), t = "";
		}
		a === q.BLOCK_LITERAL ? (d += f + t.slice(c) + r, f = "\n") : t.length > c || r[0] === "	" ? (f === " " ? f = "\n" : !p && f === "\n" && (f = "\n\n"), d += f + t.slice(c) + r, f = "\n", p = !0) : r === "" ? f === "\n" ? d += "\n" : f = "\n" : (d += f + r, f = " ", p = !1);
	}
	switch (i.chomp) {
		case "-": break;
		case "+":
			for (let e = s; e < o.length; ++e) d += "\n" + o[e][0].slice(c);
			d[d.length - 1] !== "\n" && (d += "\n");
			break;
		default: d += "\n";
	}
	let m = r + i.length + t.source.length;
	return {
		value: d,
		type: a,
		comment: i.comment,
		range: [
			r,
			m,
			m
		]
	};
}
function kp({ offset: e, props: t }, n, r) {
	if (t[0].type !== "block-scalar-header") return r(t[0], "IMPOSSIBLE", "Block scalar header not found"), null;
	let { source: i } = t[0], a = i[0], o = 0, s = "", c = -1;
	for (let t = 1; t < i.length; ++t) {
		let n = i[t];
		if (!s && (n === "-" || n === "+")) s = n;
		else {
			let r = Number(n);
			!o && r ? o = r : c === -1 && (c = e + t);
		}
	}
	c !== -1 && r(c, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
	let l = !1, u = "", d = i.length;
	for (let e = 1; e < t.length; ++e) {
		let i = t[e];
		switch (i.type) {
			case "space": l = !0;
			case "newline":
				d += i.source.length;
				break;
			case "comment":
				n && !l && r(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), d += i.source.length, u = i.source.substring(1);
				break;
			case "error":
				r(i, "UNEXPECTED_TOKEN", i.message), d += i.source.length;
				break;
			default: {
				r(i, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${i.type}`);
				let e = i.source;
				e && typeof e == "string" && (d += e.length);
			}
		}
	}
	return {
		mode: a,
		indent: o,
		chomp: s,
		comment: u,
		length: d
	};
}
function Ap(e) {
	let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
	for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
	return i;
}
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function jp(e, t, n) {
	let { offset: r, type: i, source: a, end: o } = e, s, c, l = (e, t, i) => n(r + e, t, i);
	switch (i) {
		case "scalar":
			s = q.PLAIN, c = Mp(a, l);
			break;
		case "single-quoted-scalar":
			s = q.QUOTE_SINGLE, c = Np(a, l);
			break;
		case "double-quoted-scalar":
			s = q.QUOTE_DOUBLE, c = Fp(a, l);
			break;
		default: return n(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${i}`), {
			value: "",
			type: null,
			comment: "",
			range: [
				r,
				r + a.length,
				r + a.length
			]
		};
	}
	let u = r + a.length, d = Sp(o, u, t, n);
	return {
		value: c,
		type: s,
		comment: d.comment,
		range: [
			r,
			u,
			d.offset
		]
	};
}
function Mp(e, t) {
	let n = "";
	switch (e[0]) {
		case "	":
			n = "a tab character";
			break;
		case ",":
			n = "flow indicator character ,";
			break;
		case "%":
			n = "directive indicator character %";
			break;
		case "|":
		case ">":
			n = `block scalar indicator ${e[0]}`;
			break;
		case "@":
		case "`": n = `reserved character ${e[0]}`;
	}
	return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), Pp(e);
}
function Np(e, t) {
	return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), Pp(e.slice(1, -1)).replace(/''/g, "'");
}
function Pp(e) {
	let t = /(.*?)\r?\n/sy, n = t.exec(e);
	if (!n) return e;
	let r, i;
	try {
		r = RegExp("(?<![ 	])[ 	]+$"), i = RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
	} catch {
		r = /[ \t]+$/, i = /^[ \t]+|[ \t]+$/g;
	}
	let a = n[1].replace(r, ""), o = " ", s = t.lastIndex;
	for (; n = t.exec(e);) {
		let e = n[1].replace(i, "");
		e === "" ? o === "\n" ? a += o : o = "\n" : (a += o + e, o = " "), s = t.lastIndex;
	}
	let c = /[ \t]*(.*)/sy;
	return c.lastIndex = s, n = c.exec(e), a + o + (n?.[1] ?? "");
}
function Fp(e, t) {
	let n = "";
	for (let r = 1; r < e.length - 1; ++r) {
		let i = e[r];
		if (i !== "\r" || e[r + 1] !== "\n") {
			if (i === "\n") {
				let { fold: t, offset: i } = Ip(e, r);
				n += t, r = i;
			} else if (i === "\\") {
				let i = e[++r], a = Lp[i];
				if (a) n += a;
				else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "x" || i === "u" || i === "U") {
					let a = i === "x" ? 2 : i === "u" ? 4 : 8;
					n += Rp(e, r + 1, a, t), r += a;
				} else {
					let i = e.substr(r - 1, 2);
					t(r - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), n += i;
				}
			} else if (i === " " || i === "	") {
				let t = r, a = e[r + 1];
				for (; a === " " || a === "	";) a = e[++r + 1];
				a !== "\n" && (a !== "\r" || e[r + 2] !== "\n") && (n += r > t ? e.slice(t, r + 1) : i);
			} else n += i;
		}
	}
	return (e[e.length - 1] !== "\"" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing \"quote"), n;
}
function Ip(e, t) {
	let n = "", r = e[t + 1];
	for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
	return n ||= " ", {
		fold: n,
		offset: t
	};
}
const Lp = {
	0: "\0",
	a: "\x07",
	b: "\b",
	e: "\x1B",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v",
	N: "",
	_: "\xA0",
	L: "\u2028",
	P: "\u2029",
	" ": " ",
	"\"": "\"",
	"/": "/",
	"\\": "\\",
	"	": "	"
};
function Rp(e, t, n, r) {
	let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
	try {
		return String.fromCodePoint(a);
	} catch {
		let i = e.substr(t - 2, n + 2);
		return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
	}
}
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function zp(e, t, n, r) {
	let { value: i, type: a, comment: o, range: s } = t.type === "block-scalar" ? Op(e, t, r) : jp(t, e.options.strict, r), c = n ? e.directives.tagName(n.source, (e) => r(n, "TAG_RESOLVE_FAILED", e)) : null, l;
	l = e.options.stringKeys && e.atKey ? e.schema[Uu] : c ? Bp(e.schema, i, c, n, r) : t.type === "scalar" ? Vp(e, i, t, r) : e.schema[Uu];
	let u;
	try {
		let a = l.resolve(i, (e) => r(n ?? t, "TAG_RESOLVE_FAILED", e), e.options);
		u = W(a) ? a : new q(a);
	} catch (e) {
		let a = e instanceof Error ? e.message : String(e);
		r(n ?? t, "TAG_RESOLVE_FAILED", a), u = new q(i);
	}
	return u.range = s, u.source = i, a && (u.type = a), c && (u.tag = c), l.format && (u.format = l.format), o && (u.comment = o), u;
}
function Bp(e, t, n, r, i) {
	if (n === "!") return e[Uu];
	let a = [];
	for (let t of e.tags) if (!t.collection && t.tag === n) {
		if (t.default && t.test) a.push(t);
		else return t;
	}
	for (let e of a) if (e.test?.test(t)) return e;
	let o = e.knownTags[n];
	return o && !o.collection ? (e.tags.push(Object.assign({}, o, {
		default: !1,
		test: void 0
	})), o) : (i(r, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str"), e[Uu]);
}
function Vp({ atKey: e, directives: t, schema: n }, r, i, a) {
	let o = n.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(r)) || n[Uu];
	if (n.compat) {
		let e = n.compat.find((e) => e.default && e.test?.test(r)) ?? n[Uu];
		o.tag !== e.tag && a(i, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(o.tag)} or ${t.tagString(e.tag)}`, !0);
	}
	return o;
}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function Hp(e, t, n) {
	if (t) {
		n ??= t.length;
		for (let r = n - 1; r >= 0; --r) {
			let n = t[r];
			switch (n.type) {
				case "space":
				case "comment":
				case "newline":
					e -= n.source.length;
					continue;
			}
			for (n = t[++r]; n?.type === "space";) e += n.source.length, n = t[++r];
			break;
		}
	}
	return e;
}
// node_modules/yaml/browser/dist/compose/compose-node.js
const Up = {
	composeNode: Wp,
	composeEmptyNode: Gp
};
function Wp(e, t, n, r) {
	let i = e.atKey, { spaceBefore: a, comment: o, anchor: s, tag: c } = n, l, u = !0;
	switch (t.type) {
		case "alias":
			l = Kp(e, t, r), (s || c) && r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			l = zp(e, t, c, r), s && (l.anchor = s.source.substring(1));
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				l = Dp(Up, e, t, n, r), s && (l.anchor = s.source.substring(1));
			} catch (e) {
				r(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
			}
			break;
		default: r(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), u = !1;
	}
	return l ??= Gp(e, t.offset, void 0, null, n, r), s && l.anchor === "" && r(s, "BAD_ALIAS", "Anchor cannot be an empty string"), i && e.options.stringKeys && (!W(l) || typeof l.value != "string" || l.tag && l.tag !== "tag:yaml.org,2002:str") && r(c ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), a && (l.spaceBefore = !0), o && (t.type === "scalar" && t.source === "" ? l.comment = o : l.commentBefore = o), e.options.keepSourceTokens && u && (l.srcToken = t), l;
}
function Gp(e, t, n, r, { spaceBefore: i, comment: a, anchor: o, tag: s, end: c }, l) {
	let u = zp(e, {
		type: "scalar",
		offset: Hp(t, n, r),
		indent: -1,
		source: ""
	}, s, l);
	return o && (u.anchor = o.source.substring(1), u.anchor === "" && l(o, "BAD_ALIAS", "Anchor cannot be an empty string")), i && (u.spaceBefore = !0), a && (u.comment = a, u.range[2] = c), u;
}
function Kp({ options: e }, { offset: t, source: n, end: r }, i) {
	let a = new hd(n.substring(1));
	a.source === "" && i(t, "BAD_ALIAS", "Alias cannot be an empty string"), a.source.endsWith(":") && i(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
	let o = t + n.length, s = Sp(r, o, e.strict, i);
	return a.range = [
		t,
		o,
		s.offset
	], s.comment && (a.comment = s.comment), a;
}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function qp(e, t, { offset: n, start: r, value: i, end: a }, o) {
	let s = new lp(void 0, Object.assign({ _directives: t }, e)), c = {
		atKey: !1,
		atRoot: !0,
		directives: s.directives,
		options: s.options,
		schema: s.schema
	}, l = hp(r, {
		indicator: "doc-start",
		next: i ?? a?.[0],
		offset: n,
		onError: o,
		parentIndent: 0,
		startOnNewline: !0
	});
	l.found && (s.directives.docStart = !0, i && (i.type === "block-map" || i.type === "block-seq") && !l.hasNewline && o(l.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), s.contents = i ? Wp(c, i, l, o) : Gp(c, l.end, r, null, l, o);
	let u = s.contents.range[2], d = Sp(a, u, !1, o);
	return d.comment && (s.comment = d.comment), s.range = [
		n,
		u,
		d.offset
	], s;
}
// node_modules/yaml/browser/dist/compose/composer.js
function Jp(e) {
	if (typeof e == "number") return [e, e + 1];
	if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
	let { offset: t, source: n } = e;
	return [t, t + (typeof n == "string" ? n.length : 1)];
}
function Yp(e) {
	let t = "", n = !1, r = !1;
	for (let i = 0; i < e.length; ++i) {
		let a = e[i];
		switch (a[0]) {
			case "#":
				t += (t === "" ? "" : r ? "\n\n" : "\n") + (a.substring(1) || " "), n = !0, r = !1;
				break;
			case "%":
				e[i + 1]?.[0] !== "#" && (i += 1), n = !1;
				break;
			default: n || (r = !0), n = !1;
		}
	}
	return {
		comment: t,
		afterEmptyLine: r
	};
}
var Xp = class {
	constructor(e = {}) {
		this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
			let i = Jp(e);
			r ? this.warnings.push(new pp(i, t, n)) : this.errors.push(new fp(i, t, n));
		}, this.directives = new sd({ version: e.version || "1.2" }), this.options = e;
	}
	decorate(e, t) {
		let { comment: n, afterEmptyLine: r } = Yp(this.prelude);
		if (n) {
			let i = e.contents;
			if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
			else if (r || e.directives.docStart || !i) e.commentBefore = n;
			else if (G(i) && !i.flow && i.items.length > 0) {
				let e = i.items[0];
				U(e) && (e = e.key);
				let t = e.commentBefore;
				e.commentBefore = t ? `${n}\n${t}` : n;
			} else {
				let e = i.commentBefore;
				i.commentBefore = e ? `${n}\n${e}` : n;
			}
		}
		if (t) {
			for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
			for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
		} else e.errors = this.errors, e.warnings = this.warnings;
		this.prelude = [], this.errors = [], this.warnings = [];
	}
	streamInfo() {
		return {
			comment: Yp(this.prelude).comment,
			directives: this.directives,
			errors: this.errors,
			warnings: this.warnings
		};
	}
	*compose(e, t = !1, n = -1) {
		for (let t of e) yield* this.next(t);
		yield* this.end(t, n);
	}
	*next(e) {
		switch (e.type) {
			case "directive":
				this.directives.add(e.source, (t, n, r) => {
					let i = Jp(e);
					i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
				}), this.prelude.push(e.source), this.atDirectives = !0;
				break;
			case "document": {
				let t = qp(this.options, this.directives, e, this.onError);
				this.atDirectives && !t.directives.docStart && this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
				break;
			}
			case "byte-order-mark":
			case "space": break;
			case "comment":
			case "newline":
				this.prelude.push(e.source);
				break;
			case "error": {
				let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new fp(Jp(e), "UNEXPECTED_TOKEN", t);
				this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new fp(Jp(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = !0;
				let t = Sp(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
				if (this.decorate(this.doc, !0), t.comment) {
					let e = this.doc.comment;
					this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
				}
				this.doc.range[2] = t.offset;
				break;
			}
			default: this.errors.push(new fp(Jp(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
		}
	}
	*end(e = !1, t = -1) {
		if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
		else if (e) {
			let e = new lp(void 0, Object.assign({ _directives: this.directives }, this.options));
			this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), e.range = [
				0,
				t,
				t
			], this.decorate(e, !1), yield e;
		}
	}
};
// node_modules/yaml/browser/dist/parse/cst-visit.js
const Zp = Symbol("break visit"), Qp = Symbol("skip children"), $p = Symbol("remove item");
function em(e, t) {
	"type" in e && e.type === "document" && (e = {
		start: e.start,
		value: e.value
	}), tm(Object.freeze([]), e, t);
}
em.BREAK = Zp, em.SKIP = Qp, em.REMOVE = $p, em.itemAtPath = (e, t) => {
	let n = e;
	for (let [e, r] of t) {
		let t = n?.[e];
		if (t && "items" in t) n = t.items[r];
		else return;
	}
	return n;
}, em.parentCollection = (e, t) => {
	let n = em.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
	if (i && "items" in i) return i;
	throw Error("Parent collection not found");
};
function tm(e, t, n) {
	let r = n(t, e);
	if (typeof r == "symbol") return r;
	for (let i of ["key", "value"]) {
		let a = t[i];
		if (a && "items" in a) {
			for (let t = 0; t < a.items.length; ++t) {
				let r = tm(Object.freeze(e.concat([[i, t]])), a.items[t], n);
				if (typeof r == "number") t = r - 1;
				else if (r === Zp) return Zp;
				else r === $p && (a.items.splice(t, 1), --t);
			}
			typeof r == "function" && i === "key" && (r = r(t, e));
		}
	}
	return typeof r == "function" ? r(t, e) : r;
}
function nm(e) {
	switch (e) {
		case "﻿": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
		case "---": return "doc-start";
		case "...": return "doc-end";
		case "":
		case "\n":
		case "\r\n": return "newline";
		case "-": return "seq-item-ind";
		case "?": return "explicit-key-ind";
		case ":": return "map-value-ind";
		case "{": return "flow-map-start";
		case "}": return "flow-map-end";
		case "[": return "flow-seq-start";
		case "]": return "flow-seq-end";
		case ",": return "comma";
	}
	switch (e[0]) {
		case " ":
		case "	": return "space";
		case "#": return "comment";
		case "%": return "directive-line";
		case "*": return "alias";
		case "&": return "anchor";
		case "!": return "tag";
		case "'": return "single-quoted-scalar";
		case "\"": return "double-quoted-scalar";
		case "|":
		case ">": return "block-scalar-header";
	}
	return null;
}
// node_modules/yaml/browser/dist/parse/lexer.js
function rm(e) {
	switch (e) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return !0;
		default: return !1;
	}
}
const im = new Set("0123456789ABCDEFabcdef"), am = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), om = new Set(",[]{}"), sm = new Set(" ,[]{}\n\r	"), cm = (e) => !e || sm.has(e);
var lm = class {
	constructor() {
		this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
	}
	*lex(e, t = !1) {
		if (e) {
			if (typeof e != "string") throw TypeError("source is not a string");
			this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
		}
		this.atEnd = !t;
		let n = this.next ?? "stream";
		for (; n && (t || this.hasChars(1));) n = yield* this.parseNext(n);
	}
	atLineEnd() {
		let e = this.pos, t = this.buffer[e];
		for (; t === " " || t === "	";) t = this.buffer[++e];
		return !t || t === "#" || t === "\n" || t === "\r" && this.buffer[e + 1] === "\n";
	}
	charAt(e) {
		return this.buffer[this.pos + e];
	}
	continueScalar(e) {
		let t = this.buffer[e];
		if (this.indentNext > 0) {
			let n = 0;
			for (; t === " ";) t = this.buffer[++n + e];
			if (t === "\r") {
				let t = this.buffer[n + e + 1];
				if (t === "\n" || !t && !this.atEnd) return e + n + 1;
			}
			return t === "\n" || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
		}
		if (t === "-" || t === ".") {
			let t = this.buffer.substr(e, 3);
			if ((t === "---" || t === "...") && rm(this.buffer[e + 3])) return -1;
		}
		return e;
	}
	getLine() {
		let e = this.lineEndPos;
		return (typeof e != "number" || e !== -1 && e < this.pos) && (e = this.buffer.indexOf("\n", this.pos), this.lineEndPos = e), e === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[e - 1] === "\r" && --e, this.buffer.substring(this.pos, e));
	}
	hasChars(e) {
		return this.pos + e <= this.buffer.length;
	}
	setNext(e) {
		return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = e, null;
	}
	peek(e) {
		return this.buffer.substr(this.pos, e);
	}
	*parseNext(e) {
		switch (e) {
			case "stream": return yield* this.parseStream();
			case "line-start": return yield* this.parseLineStart();
			case "block-start": return yield* this.parseBlockStart();
			case "doc": return yield* this.parseDocument();
			case "flow": return yield* this.parseFlowCollection();
			case "quoted-scalar": return yield* this.parseQuotedScalar();
			case "block-scalar": return yield* this.parseBlockScalar();
			case "plain-scalar": return yield* this.parsePlainScalar();
		}
	}
	*parseStream() {
		let e = this.getLine();
		if (e === null) return this.setNext("stream");
		if (e[0] === "﻿" && (yield* this.pushCount(1), e = e.substring(1)), e[0] === "%") {
			let t = e.length, n = e.indexOf("#");
			for (; n !== -1;) {
				let r = e[n - 1];
				if (r === " " || r === "	") {
					t = n - 1;
					break;
				}
				n = e.indexOf("#", n + 1);
			}
			for (;;) {
				let n = e[t - 1];
				if (n === " " || n === "	") --t;
				else break;
			}
			let r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
			return yield* this.pushCount(e.length - r), this.pushNewline(), "stream";
		}
		if (this.atLineEnd()) {
			let t = yield* this.pushSpaces(!0);
			return yield* this.pushCount(e.length - t), yield* this.pushNewline(), "stream";
		}
		return yield "", yield* this.parseLineStart();
	}
	*parseLineStart() {
		let e = this.charAt(0);
		if (!e && !this.atEnd) return this.setNext("line-start");
		if (e === "-" || e === ".") {
			if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
			let e = this.peek(3);
			if ((e === "---" || e === "...") && rm(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
		}
		return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !rm(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		let [e, t] = this.peek(2);
		if (!t && !this.atEnd) return this.setNext("block-start");
		if ((e === "-" || e === "?" || e === ":") && rm(t)) {
			let e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
			return this.indentNext = this.indentValue + 1, this.indentValue += e, "block-start";
		}
		return "doc";
	}
	*parseDocument() {
		yield* this.pushSpaces(!0);
		let e = this.getLine();
		if (e === null) return this.setNext("doc");
		let t = yield* this.pushIndicators();
		switch (e[t]) {
			case "#": yield* this.pushCount(e.length - t);
			case void 0: return yield* this.pushNewline(), yield* this.parseLineStart();
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), "doc";
			case "*": return yield* this.pushUntil(cm), "doc";
			case "\"":
			case "'": return yield* this.parseQuotedScalar();
			case "|":
			case ">": return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
			default: return yield* this.parsePlainScalar();
		}
	}
	*parseFlowCollection() {
		let e, t, n = -1;
		do
			e = yield* this.pushNewline(), e > 0 ? (t = yield* this.pushSpaces(!1), this.indentValue = n = t) : t = 0, t += yield* this.pushSpaces(!0);
		while (e + t > 0);
		let r = this.getLine();
		if (r === null) return this.setNext("flow");
		if ((n !== -1 && n < this.indentNext && r[0] !== "#" || n === 0 && (r.startsWith("---") || r.startsWith("...")) && rm(r[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || r[0] !== "]" && r[0] !== "}")) return this.flowLevel = 0, yield "", yield* this.parseLineStart();
		let i = 0;
		for (; r[i] === ",";) i += yield* this.pushCount(1), i += yield* this.pushSpaces(!0), this.flowKey = !1;
		switch (i += yield* this.pushIndicators(), r[i]) {
			case void 0: return "flow";
			case "#": return yield* this.pushCount(r.length - i), "flow";
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
			case "*": return yield* this.pushUntil(cm), "flow";
			case "\"":
			case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
			case ":": {
				let e = this.charAt(1);
				if (this.flowKey || rm(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
			}
			default: return this.flowKey = !1, yield* this.parsePlainScalar();
		}
	}
	*parseQuotedScalar() {
		let e = this.charAt(0), t = this.buffer.indexOf(e, this.pos + 1);
		if (e === "'") for (; t !== -1 && this.buffer[t + 1] === "'";) t = this.buffer.indexOf("'", t + 2);
		else for (; t !== -1;) {
			let e = 0;
			for (; this.buffer[t - 1 - e] === "\\";) e += 1;
			if (e % 2 == 0) break;
			t = this.buffer.indexOf("\"", t + 1);
		}
		let n = this.buffer.substring(0, t), r = n.indexOf("\n", this.pos);
		if (r !== -1) {
			for (; r !== -1;) {
				let e = this.continueScalar(r + 1);
				if (e === -1) break;
				r = n.indexOf("\n", e);
			}
			r !== -1 && (t = r - (n[r - 1] === "\r" ? 2 : 1));
		}
		if (t === -1) {
			if (!this.atEnd) return this.setNext("quoted-scalar");
			t = this.buffer.length;
		}
		return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? "flow" : "doc";
	}
	*parseBlockScalarHeader() {
		this.blockScalarIndent = -1, this.blockScalarKeep = !1;
		let e = this.pos;
		for (;;) {
			let t = this.buffer[++e];
			if (t === "+") this.blockScalarKeep = !0;
			else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1;
			else if (t !== "-") break;
		}
		return yield* this.pushUntil((e) => rm(e) || e === "#");
	}
	*parseBlockScalar() {
		let e = this.pos - 1, t = 0, n;
		loop: for (let r = this.pos; n = this.buffer[r]; ++r) switch (n) {
			case " ":
				t += 1;
				break;
			case "\n":
				e = r, t = 0;
				break;
			case "\r": {
				let e = this.buffer[r + 1];
				if (!e && !this.atEnd) return this.setNext("block-scalar");
				if (e === "\n") break;
			}
			default: break loop;
		}
		if (!n && !this.atEnd) return this.setNext("block-scalar");
		if (t >= this.indentNext) {
			this.indentNext = this.blockScalarIndent === -1 ? t : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			do {
				let t = this.continueScalar(e + 1);
				if (t === -1) break;
				e = this.buffer.indexOf("\n", t);
			} while (e !== -1);
			if (e === -1) {
				if (!this.atEnd) return this.setNext("block-scalar");
				e = this.buffer.length;
			}
		}
		let r = e + 1;
		for (n = this.buffer[r]; n === " ";) n = this.buffer[++r];
		if (n === "	") {
			for (; n === "	" || n === " " || n === "\r" || n === "\n";) n = this.buffer[++r];
			e = r - 1;
		} else if (!this.blockScalarKeep) do {
			let n = e - 1, r = this.buffer[n];
			r === "\r" && (r = this.buffer[--n]);
			let i = n;
			for (; r === " ";) r = this.buffer[--n];
			if (r === "\n" && n >= this.pos && n + 1 + t > i) e = n;
			else break;
		} while (1);
		return yield "", yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		let e = this.flowLevel > 0, t = this.pos - 1, n = this.pos - 1, r;
		for (; r = this.buffer[++n];) if (r === ":") {
			let r = this.buffer[n + 1];
			if (rm(r) || e && om.has(r)) break;
			t = n;
		} else if (rm(r)) {
			let i = this.buffer[n + 1];
			if (r === "\r" && (i === "\n" ? (n += 1, r = "\n", i = this.buffer[n + 1]) : t = n), i === "#" || e && om.has(i)) break;
			if (r === "\n") {
				let e = this.continueScalar(n + 1);
				if (e === -1) break;
				n = Math.max(n, e - 2);
			}
		} else {
			if (e && om.has(r)) break;
			t = n;
		}
		return !r && !this.atEnd ? this.setNext("plain-scalar") : (yield "", yield* this.pushToIndex(t + 1, !0), e ? "flow" : "doc");
	}
	*pushCount(e) {
		return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
	}
	*pushToIndex(e, t) {
		let n = this.buffer.slice(this.pos, e);
		return n ? (yield n, this.pos += n.length, n.length) : (t && (yield ""), 0);
	}
	*pushIndicators() {
		let e = 0;
		loop: for (;;) {
			switch (this.charAt(0)) {
				case "!":
					e += yield* this.pushTag(), e += yield* this.pushSpaces(!0);
					continue loop;
				case "&":
					e += yield* this.pushUntil(cm), e += yield* this.pushSpaces(!0);
					continue loop;
				case "-":
				case "?":
				case ":": {
					let t = this.flowLevel > 0, n = this.charAt(1);
					if (rm(n) || t && om.has(n)) {
						t ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1, e += yield* this.pushCount(1), e += yield* this.pushSpaces(!0);
						continue loop;
					}
				}
			}
			break loop;
		}
		return e;
	}
	*pushTag() {
		if (this.charAt(1) === "<") {
			let e = this.pos + 2, t = this.buffer[e];
			for (; !rm(t) && t !== ">";) t = this.buffer[++e];
			return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
		}
		{
			let e = this.pos + 1, t = this.buffer[e];
			for (; t;) if (am.has(t)) t = this.buffer[++e];
			else if (t === "%" && im.has(this.buffer[e + 1]) && im.has(this.buffer[e + 2])) t = this.buffer[e += 3];
			else break;
			return yield* this.pushToIndex(e, !1);
		}
	}
	*pushNewline() {
		let e = this.buffer[this.pos];
		return e === "\n" ? yield* this.pushCount(1) : e === "\r" && this.charAt(1) === "\n" ? yield* this.pushCount(2) : 0;
	}
	*pushSpaces(e) {
		let t = this.pos - 1, n;
		do
			n = this.buffer[++t];
		while (n === " " || e && n === "	");
		let r = t - this.pos;
		return r > 0 && (yield this.buffer.substr(this.pos, r), this.pos = t), r;
	}
	*pushUntil(e) {
		let t = this.pos, n = this.buffer[t];
		for (; !e(n);) n = this.buffer[++t];
		return yield* this.pushToIndex(t, !1);
	}
}, um = class {
	constructor() {
		this.lineStarts = [], this.addNewLine = (e) => this.lineStarts.push(e), this.linePos = (e) => {
			let t = 0, n = this.lineStarts.length;
			for (; t < n;) {
				let r = t + n >> 1;
				this.lineStarts[r] < e ? t = r + 1 : n = r;
			}
			if (this.lineStarts[t] === e) return {
				line: t + 1,
				col: 1
			};
			if (t === 0) return {
				line: 0,
				col: e
			};
			let r = this.lineStarts[t - 1];
			return {
				line: t,
				col: e - r + 1
			};
		};
	}
};
// node_modules/yaml/browser/dist/parse/parser.js
function dm(e, t) {
	for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
	return !1;
}
function fm(e) {
	for (let t = 0; t < e.length; ++t) switch (e[t].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return t;
	}
	return -1;
}
function pm(e) {
	switch (e?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return !0;
		default: return !1;
	}
}
function mm(e) {
	switch (e.type) {
		case "document": return e.start;
		case "block-map": {
			let t = e.items[e.items.length - 1];
			return t.sep ?? t.start;
		}
		case "block-seq": return e.items[e.items.length - 1].start;
		default: return [];
	}
}
function hm(e) {
	if (e.length === 0) return [];
	let t = e.length;
	loop: for (; --t >= 0;) switch (e[t].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	for (; e[++t]?.type === "space";);
	return e.splice(t, e.length);
}
function gm(e, t) {
	if (t.length < 1e5) Array.prototype.push.apply(e, t);
	else for (let n = 0; n < t.length; ++n) e.push(t[n]);
}
function _m(e) {
	if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !dm(t.start, "explicit-key-ind") && !dm(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, pm(t.value) ? t.value.end ? gm(t.value.end, t.sep) : t.value.end = t.sep : gm(t.start, t.sep), delete t.sep);
}
var vm = class {
	constructor(e) {
		this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new lm(), this.onNewLine = e;
	}
	*parse(e, t = !1) {
		this.onNewLine && this.offset === 0 && this.onNewLine(0);
		for (let n of this.lexer.lex(e, t)) yield* this.next(n);
		t || (yield* this.end());
	}
	*next(e) {
		if (this.source = e, this.atScalar) {
			this.atScalar = !1, yield* this.step(), this.offset += e.length;
			return;
		}
		let t = nm(e);
		if (!t) {
			let t = `Not a YAML token: ${e}`;
			yield* this.pop({
				type: "error",
				offset: this.offset,
				message: t,
				source: e
			}), this.offset += e.length;
		} else if (t === "scalar") this.atNewLine = !1, this.atScalar = !0, this.type = "scalar";
		else {
			switch (this.type = t, yield* this.step(), t) {
				case "newline":
					this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
					break;
				case "space":
					this.atNewLine && e[0] === " " && (this.indent += e.length);
					break;
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
					this.atNewLine && (this.indent += e.length);
					break;
				case "doc-mode":
				case "flow-error-end": return;
				default: this.atNewLine = !1;
			}
			this.offset += e.length;
		}
	}
	*end() {
		for (; this.stack.length > 0;) yield* this.pop();
	}
	get sourceToken() {
		return {
			type: this.type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	*step() {
		let e = this.peek(1);
		if (this.type === "doc-end" && e?.type !== "doc-end") {
			for (; this.stack.length > 0;) yield* this.pop();
			this.stack.push({
				type: "doc-end",
				offset: this.offset,
				source: this.source
			});
		} else {
			if (!e) return yield* this.stream();
			switch (e.type) {
				case "document": return yield* this.document(e);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(e);
				case "block-scalar": return yield* this.blockScalar(e);
				case "block-map": return yield* this.blockMap(e);
				case "block-seq": return yield* this.blockSequence(e);
				case "flow-collection": return yield* this.flowCollection(e);
				case "doc-end": return yield* this.documentEnd(e);
			}
			yield* this.pop();
		}
	}
	peek(e) {
		return this.stack[this.stack.length - e];
	}
	*pop(e) {
		let t = e ?? this.stack.pop();
		if (!t) yield {
			type: "error",
			offset: this.offset,
			source: "",
			message: "Tried to pop an empty stack"
		};
		else if (this.stack.length === 0) yield t;
		else {
			let e = this.peek(1);
			switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && _m(t), e.type) {
				case "document":
					e.value = t;
					break;
				case "block-scalar":
					e.props.push(t);
					break;
				case "block-map": {
					let n = e.items[e.items.length - 1];
					if (n.value) {
						e.items.push({
							start: [],
							key: t,
							sep: []
						}), this.onKeyLine = !0;
						return;
					}
					if (n.sep) n.value = t;
					else {
						Object.assign(n, {
							key: t,
							sep: []
						}), this.onKeyLine = !n.explicitKey;
						return;
					}
					break;
				}
				case "block-seq": {
					let n = e.items[e.items.length - 1];
					n.value ? e.items.push({
						start: [],
						value: t
					}) : n.value = t;
					break;
				}
				case "flow-collection": {
					let n = e.items[e.items.length - 1];
					!n || n.value ? e.items.push({
						start: [],
						key: t,
						sep: []
					}) : n.sep ? n.value = t : Object.assign(n, {
						key: t,
						sep: []
					});
					return;
				}
				default: yield* this.pop(), yield* this.pop(t);
			}
			if ((e.type === "document" || e.type === "block-map" || e.type === "block-seq") && (t.type === "block-map" || t.type === "block-seq")) {
				let n = t.items[t.items.length - 1];
				n && !n.sep && !n.value && n.start.length > 0 && fm(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
			}
		}
	}
	*stream() {
		switch (this.type) {
			case "directive-line":
				yield {
					type: "directive",
					offset: this.offset,
					source: this.source
				};
				return;
			case "byte-order-mark":
			case "space":
			case "comment":
			case "newline":
				yield this.sourceToken;
				return;
			case "doc-mode":
			case "doc-start": {
				let e = {
					type: "document",
					offset: this.offset,
					start: []
				};
				this.type === "doc-start" && e.start.push(this.sourceToken), this.stack.push(e);
				return;
			}
		}
		yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML stream`,
			source: this.source
		};
	}
	*document(e) {
		if (e.value) return yield* this.lineEnd(e);
		switch (this.type) {
			case "doc-start":
				fm(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
				return;
			case "anchor":
			case "tag":
			case "space":
			case "comment":
			case "newline":
				e.start.push(this.sourceToken);
				return;
		}
		let t = this.startBlockValue(e);
		t ? this.stack.push(t) : yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML document`,
			source: this.source
		};
	}
	*scalar(e) {
		if (this.type === "map-value-ind") {
			let t = hm(mm(this.peek(2))), n;
			e.end ? (n = e.end, n.push(this.sourceToken), delete e.end) : n = [this.sourceToken];
			let r = {
				type: "block-map",
				offset: e.offset,
				indent: e.indent,
				items: [{
					start: t,
					key: e,
					sep: n
				}]
			};
			this.onKeyLine = !0, this.stack[this.stack.length - 1] = r;
		} else yield* this.lineEnd(e);
	}
	*blockScalar(e) {
		switch (this.type) {
			case "space":
			case "comment":
			case "newline":
				e.props.push(this.sourceToken);
				return;
			case "scalar":
				if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
					let e = this.source.indexOf("\n") + 1;
					for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
				}
				yield* this.pop();
				break;
			default: yield* this.pop(), yield* this.step();
		}
	}
	*blockMap(e) {
		let t = e.items[e.items.length - 1];
		switch (this.type) {
			case "newline":
				if (this.onKeyLine = !1, t.value) {
					let n = "end" in t.value ? t.value.end : void 0;
					(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
				} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (t.value) e.items.push({ start: [this.sourceToken] });
				else if (t.sep) t.sep.push(this.sourceToken);
				else {
					if (this.atIndentedComment(t.start, e.indent)) {
						let n = e.items[e.items.length - 2]?.value?.end;
						if (Array.isArray(n)) {
							gm(n, t.start), n.push(this.sourceToken), e.items.pop();
							return;
						}
					}
					t.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= e.indent) {
			let n = !this.onKeyLine && this.indent === e.indent, r = n && (t.sep || t.explicitKey) && this.type !== "seq-item-ind", i = [];
			if (r && t.sep && !t.value) {
				let n = [];
				for (let r = 0; r < t.sep.length; ++r) {
					let i = t.sep[r];
					switch (i.type) {
						case "newline":
							n.push(r);
							break;
						case "space": break;
						case "comment":
							i.indent > e.indent && (n.length = 0);
							break;
						default: n.length = 0;
					}
				}
				n.length >= 2 && (i = t.sep.splice(n[1]));
			}
			switch (this.type) {
				case "anchor":
				case "tag":
					r || t.value ? (i.push(this.sourceToken), e.items.push({ start: i }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case "explicit-key-ind":
					!t.sep && !t.explicitKey ? (t.start.push(this.sourceToken), t.explicitKey = !0) : r || t.value ? (i.push(this.sourceToken), e.items.push({
						start: i,
						explicitKey: !0
					})) : this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [this.sourceToken],
							explicitKey: !0
						}]
					}), this.onKeyLine = !0;
					return;
				case "map-value-ind":
					if (t.explicitKey) {
						if (!t.sep) {
							if (dm(t.start, "newline")) Object.assign(t, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								let e = hm(t.start);
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start: e,
										key: null,
										sep: [this.sourceToken]
									}]
								});
							}
						} else if (t.value) e.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (dm(t.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: i,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (pm(t.key) && !dm(t.sep, "newline")) {
							let e = hm(t.start), n = t.key, r = t.sep;
							r.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: e,
									key: n,
									sep: r
								}]
							});
						} else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken);
					} else t.sep ? t.value || r ? e.items.push({
						start: i,
						key: null,
						sep: [this.sourceToken]
					}) : dm(t.sep, "map-value-ind") ? this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [],
							key: null,
							sep: [this.sourceToken]
						}]
					}) : t.sep.push(this.sourceToken) : Object.assign(t, {
						key: null,
						sep: [this.sourceToken]
					});
					this.onKeyLine = !0;
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					let n = this.flowScalar(this.type);
					r || t.value ? (e.items.push({
						start: i,
						key: n,
						sep: []
					}), this.onKeyLine = !0) : t.sep ? this.stack.push(n) : (Object.assign(t, {
						key: n,
						sep: []
					}), this.onKeyLine = !0);
					return;
				}
				default: {
					let r = this.startBlockValue(e);
					if (r) {
						if (r.type === "block-seq") {
							if (!t.explicitKey && t.sep && !dm(t.sep, "newline")) {
								yield* this.pop({
									type: "error",
									offset: this.offset,
									message: "Unexpected block-seq-ind on same line with key",
									source: this.source
								});
								return;
							}
						} else n && e.items.push({ start: i });
						this.stack.push(r);
						return;
					}
				}
			}
		}
		yield* this.pop(), yield* this.step();
	}
	*blockSequence(e) {
		let t = e.items[e.items.length - 1];
		switch (this.type) {
			case "newline":
				if (t.value) {
					let n = "end" in t.value ? t.value.end : void 0;
					(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
				} else t.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (t.value) e.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(t.start, e.indent)) {
						let n = e.items[e.items.length - 2]?.value?.end;
						if (Array.isArray(n)) {
							gm(n, t.start), n.push(this.sourceToken), e.items.pop();
							return;
						}
					}
					t.start.push(this.sourceToken);
				}
				return;
			case "anchor":
			case "tag":
				if (t.value || this.indent <= e.indent) break;
				t.start.push(this.sourceToken);
				return;
			case "seq-item-ind":
				if (this.indent !== e.indent) break;
				t.value || dm(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
				return;
		}
		if (this.indent > e.indent) {
			let t = this.startBlockValue(e);
			if (t) {
				this.stack.push(t);
				return;
			}
		}
		yield* this.pop(), yield* this.step();
	}
	*flowCollection(e) {
		let t = e.items[e.items.length - 1];
		if (this.type === "flow-error-end") {
			let e;
			do
				yield* this.pop(), e = this.peek(1);
			while (e?.type === "flow-collection");
		} else if (e.end.length === 0) {
			switch (this.type) {
				case "comma":
				case "explicit-key-ind":
					!t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
					return;
				case "map-value-ind":
					!t || t.value ? e.items.push({
						start: [],
						key: null,
						sep: [this.sourceToken]
					}) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
						key: null,
						sep: [this.sourceToken]
					});
					return;
				case "space":
				case "comment":
				case "newline":
				case "anchor":
				case "tag":
					!t || t.value ? e.items.push({ start: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					let n = this.flowScalar(this.type);
					!t || t.value ? e.items.push({
						start: [],
						key: n,
						sep: []
					}) : t.sep ? this.stack.push(n) : Object.assign(t, {
						key: n,
						sep: []
					});
					return;
				}
				case "flow-map-end":
				case "flow-seq-end":
					e.end.push(this.sourceToken);
					return;
			}
			let n = this.startBlockValue(e);
			n ? this.stack.push(n) : (yield* this.pop(), yield* this.step());
		} else {
			let t = this.peek(2);
			if (t.type === "block-map" && (this.type === "map-value-ind" && t.indent === e.indent || this.type === "newline" && !t.items[t.items.length - 1].sep)) yield* this.pop(), yield* this.step();
			else if (this.type === "map-value-ind" && t.type !== "flow-collection") {
				let n = hm(mm(t));
				_m(e);
				let r = e.end.splice(1, e.end.length);
				r.push(this.sourceToken);
				let i = {
					type: "block-map",
					offset: e.offset,
					indent: e.indent,
					items: [{
						start: n,
						key: e,
						sep: r
					}]
				};
				this.onKeyLine = !0, this.stack[this.stack.length - 1] = i;
			} else yield* this.lineEnd(e);
		}
	}
	flowScalar(e) {
		if (this.onNewLine) {
			let e = this.source.indexOf("\n") + 1;
			for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
		}
		return {
			type: e,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	startBlockValue(e) {
		switch (this.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return this.flowScalar(this.type);
			case "block-scalar-header": return {
				type: "block-scalar",
				offset: this.offset,
				indent: this.indent,
				props: [this.sourceToken],
				source: ""
			};
			case "flow-map-start":
			case "flow-seq-start": return {
				type: "flow-collection",
				offset: this.offset,
				indent: this.indent,
				start: this.sourceToken,
				items: [],
				end: []
			};
			case "seq-item-ind": return {
				type: "block-seq",
				offset: this.offset,
				indent: this.indent,
				items: [{ start: [this.sourceToken] }]
			};
			case "explicit-key-ind": {
				this.onKeyLine = !0;
				let t = hm(mm(e));
				return t.push(this.sourceToken), {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start: t,
						explicitKey: !0
					}]
				};
			}
			case "map-value-ind": {
				this.onKeyLine = !0;
				let t = hm(mm(e));
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start: t,
						key: null,
						sep: [this.sourceToken]
					}]
				};
			}
		}
		return null;
	}
	atIndentedComment(e, t) {
		return this.type !== "comment" || this.indent <= t ? !1 : e.every((e) => e.type === "newline" || e.type === "space");
	}
	*documentEnd(e) {
		this.type !== "doc-mode" && (e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop()));
	}
	*lineEnd(e) {
		switch (this.type) {
			case "comma":
			case "doc-start":
			case "doc-end":
			case "flow-seq-end":
			case "flow-map-end":
			case "map-value-ind":
				yield* this.pop(), yield* this.step();
				break;
			case "newline": this.onKeyLine = !1;
			default: e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop());
		}
	}
};
// node_modules/yaml/browser/dist/public-api.js
function ym(e) {
	let t = e.prettyErrors !== !1;
	return {
		lineCounter: e.lineCounter || t && new um() || null,
		prettyErrors: t
	};
}
function bm(e, t = {}) {
	let { lineCounter: n, prettyErrors: r } = ym(t), i = new vm(n?.addNewLine), a = new Xp(t), o = null;
	for (let t of a.compose(i.parse(e), !0, e.length)) if (!o) o = t;
	else if (o.options.logLevel !== "silent") {
		o.errors.push(new fp(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	return r && n && (o.errors.forEach(mp(e, n)), o.warnings.forEach(mp(e, n))), o;
}
function xm(e, t, n) {
	let r;
	typeof t == "function" ? r = t : n === void 0 && t && typeof t == "object" && (n = t);
	let i = bm(e, n);
	if (!i) return null;
	if (i.warnings.forEach((e) => Wd(i.options.logLevel, e)), i.errors.length > 0) {
		if (i.options.logLevel !== "silent") throw i.errors[0];
		i.errors = [];
	}
	return i.toJS(Object.assign({ reviver: r }, n));
}
// src/yaml/events.ts
var Sm = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const Cm = "A manifest is one document: split it into files instead of writing ---.", wm = 2 ** 15, Tm = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Em = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Dm = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
var Om = class {
	text;
	piece;
	list;
	events = [];
	position = 0;
	end = 0;
	constructor(e, t = wm) {
		this.text = e, this.piece = t, this.list = e.length > t ? jm(e) : void 0;
	}
	next() {
		for (; this.position === this.events.length && this.end < this.text.length;) this.events = this.load(), this.position = 0;
		let e = this.events[this.position];
		return this.events[this.position] = void 0, this.position += 1, e;
	}
	load() {
		let { text: e, end: t } = this, n = this.list ? e.indexOf(this.list.item, Math.max(t + this.piece, this.list.first)) : -1;
		this.end = n === -1 ? e.length : n + 1;
		let r = km(e, t, this.end), i = t === 0, a = n === -1, [o, s] = r.splice(0, i ? 1 : 2);
		if (!o) return r;
		let c = r.splice(a ? -1 : i ? -3 : -2);
		if (o.type !== L.DOCUMENT || !a && o.explicitEnd || !i && (s?.type !== L.SEQUENCE || s.style !== zc.BLOCK) || !c.every(({ type: e }) => e === L.POP) || r.some(({ type: e }) => e === L.DOCUMENT)) throw new Sm(Cm, t, t);
		a && !i && r.push({ type: L.POP });
		for (let e of i ? [] : r) Im(e, t);
		return r;
	}
};
function km(e, t, n) {
	let r = e.slice(t, n).replace(Tm, "");
	try {
		return Am(r, t);
	} catch (e) {
		if (!(e instanceof Sm) || e.message !== "deficient indentation") throw e;
		let n = Am(r.replace(Em, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === L.SCALAR && (e.fast = !1);
		return n;
	}
}
function Am(e, t) {
	try {
		return ru(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Rc ? new Sm(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function jm(e) {
	Dm.lastIndex = Mm(e).at(-1) ?? e.length;
	let [, t] = Dm.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: Dm.lastIndex
	};
}
function Mm(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const Nm = 2 ** 20, Pm = 2 ** 18;
function Fm(e) {
	if (e.length <= Nm) return;
	let t = e.slice(0, Pm), n = t.lastIndexOf(jm(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function Im(e, t) {
	e.type !== L.POP && e.type !== L.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== L.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === L.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// src/yaml/syntaxProblems.ts
const Lm = 2 ** 18;
function Rm(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [E("yaml", a, { place: fn(t, r, r + 1) })];
	let o = i + Lm < n.length, s = n.lastIndexOf("\n", i + Lm), c = o ? s > i ? s + 1 : i + Lm : n.length, { problems: l, errors: u } = zm(t, n, i, c);
	if (l.length === 0) return [Bm(e, t, n)];
	let d = Rt(t.path, fn(t, c - 1, c).line);
	return o && u > 1e3 ? [d, ...l] : l;
}
function zm(e, t, n, r) {
	let { errors: i } = bm(t.slice(n, r), {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), a = new at(), o = -Infinity;
	for (let s of i.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [i, c] = s.pos.map((e) => e + n);
		if (r < t.length && c >= r - 1) continue;
		let l = fn(e, i, Math.max(i + 1, c)), u = l.line > o + 1;
		o = Math.max(o, l.endLine), u && !a.countMore(e.path) && a.add(Vm(Jm(t, i) || Gm(s), l));
	}
	return {
		problems: a.problems,
		errors: i.length
	};
}
function Bm({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return Vm((e >= r.trimEnd().length ? Um : Wm.get(t)) ?? (Jm(r, e) || i), fn(n, e, e + 1));
}
function Vm(e, t) {
	return E("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const Hm = "Values are nested too deeply. Use fewer levels.", Um = "The file ends in brackets or in quotes. Add the closing one.", Wm = new Map([["nesting exceeded maxDepth (500)", Hm], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function Gm(e) {
	if (e.message.startsWith("Maximum call stack")) return Hm;
	if (e.message.startsWith("Missing closing")) return "A text has no closing quote.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return Cm;
		default: return `${e.message}.`;
	}
}
function Km(e, t, n) {
	n.countMore(e.path) || n.add(E("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: fn(e, t, t + 1) }));
}
const qm = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function Jm(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!qm.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function Ym(e, t) {
	let n = new at();
	for (let { index: r, 0: i } of e.matchAll(/^<{7} .*$/gm)) n.countMore(t.path) || n.add(E("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: fn(t, r, r + i.length) }));
	return n.problems;
}
// src/yaml/reader.ts
const Xm = "This file has more than 150,000 entries. Divide it into several files.";
function Zm(e, t, n, r) {
	return new Qm(e, t, n, new Om(t, r)).document();
}
var Qm = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new ph();
	anchors = new Map();
	problems = new at();
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
			value: ch(e) ? this.value(e, eh, t) : null,
			span: this.spans.spanAt(t),
			problems: this.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === L.ALIAS ? void 0 : this.anchor(e), a = e.type === L.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === L.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !lh(e) && this.spans.scalar(n, this.start, this.end), i && (i.value = a, i.size = this.values - r), a;
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
		if (--this.depth, this.end = this.after(a ? ah : this.text.charAt(this.end - 1) === "\n" ? eh : sh), this.spans.collection(t, n, this.end), e.tagStart >= 0) return this.refuseTag(e);
		let s = this.depth === 1 && Array.isArray(o);
		if (this.values > 25e5 && !this.anyText) throw new Sm("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		let c = this.depth > 1 ? this.values - i : s ? o.length : 0;
		if (this.anyText || c <= 15e4) return o;
		this.values = i;
		let l = s ? Xm : "This has more than 150,000 values. Use fewer.";
		return this.refuse(l, n, n + 1);
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next();
			if (!ch(t)) return [...e];
			e.push(this.value(t, rh, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next();
			if (!ch(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next(), a = ch(i) ? this.value(i, ih, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && Km(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, nh), [n, r] = [lh(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = Jm(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
		} else return {
			text: typeof t == "string" ? t : this.text.slice(n, r),
			start: n,
			end: r
		};
	}
	scalar(e, t) {
		let { style: n, valueStart: i, valueEnd: a, tagStart: o, fast: s } = e;
		if (o >= 0 && !$m.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), i < 0) {
			let e = this.after(l < 0 ? t : th);
			return (t !== ih || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = el(this.text, e);
		if (n === R.LITERAL_BLOCK || n === R.FOLDED_BLOCK) {
			this.start = this.after(oh);
			let e = this.text.slice(i, a);
			this.end = i + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = n === R.PLAIN ? 0 : 1;
			this.start = i - e, this.end = a + e;
		}
		if (!this.anyText && !(s && this.isStorable) && c.test(u)) return this.refuse(r("This text"));
		if (n !== R.PLAIN || o >= 0) return u;
		let d = fh(u);
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
		return this.problems.countMore(this.file.path) || this.problems.add(E("yaml", e, { place: fn(this.file, t, n) })), null;
	}
};
const $m = new Set(["!!str", "!"]), eh = /(?:)/y, th = /[ \t]*/y, nh = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, rh = /(?:\s|#[^\n]*\n)*-[ \t]*/y, ih = /(?:\s|#[^\n]*\n)*:[ \t]*/y, ah = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, oh = /(?:[\s:?-]|#[^\n]*\n)*/y, sh = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function ch(e) {
	return e !== void 0 && e.type !== L.POP && e.type !== L.DOCUMENT;
}
function lh(e) {
	return e.type === L.SEQUENCE || e.type === L.MAPPING;
}
const uh = new sp({ schema: "core" }).tags.flatMap((e) => e.collection === void 0 && e.test ? [{
	test: e.test,
	resolve: e.resolve
}] : []), dh = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;
function fh(e) {
	if (!dh.test(e)) return e;
	let t = uh.find(({ test: t }) => t.test(e));
	if (!t) return e;
	let n = t.resolve(e, () => {}, { intAsBigInt: !1 });
	return W(n) ? n.value : n;
}
var ph = class {
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
		return new mh(this, e);
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
}, mh = class {
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
function hh(e, t) {
	let n = new Map(), r = new at(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!Eh(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = M(o, a);
		return {
			members: n,
			problems: Ch(e, s) ? [] : [E("empty-manifest", r, { place: s })]
		};
	}
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || cr(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(E("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: Rn(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function gh({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return E("empty-manifest", r, { place: M(e, t) });
}
function _h(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = M(e.file, t.span);
		return {
			entries: [],
			problems: Ch(e, n) ? [] : [E("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = new at(), a = t.span.members?.[Symbol.iterator](), o = Sh(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!Eh(s) && i.countMore(e.file.path)) continue;
		let l = yh(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [Rt(e.file.path, M(e.file, c).endLine), ...i.problems]
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
function vh(e, t, n) {
	let r = new at();
	return {
		...yh(r, e, t, n, Sh(n)),
		problems: r.problems
	};
}
function yh(e, t, n, r, i) {
	let { value: a, span: o } = wh(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new v();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Ch(t, M(t.file, o))) return { span: o };
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
			let { error: t } = r.schema.safeParse(bh(a, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	}, d = s.issues.slice(0, Me + 1);
	Xo(d.map((e) => g(e, {}, se())), u, e);
	for (let t of s.issues.slice(d.length)) e.countMore(c.path, Qo(t));
	return { span: o };
}
function bh(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = bh(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const xh = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Sh({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(xh).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Ch({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function wh(e, t) {
	if (!Eh(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, Th(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, Xn(a, { members: new Map(o) }));
		r = Xn(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function Th(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Eh(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/yaml/yaml.ts
function Dh(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = ln(t), a = {
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
	}), l = n ? void 0 : jh(t, r);
	if (l) {
		let e = fn(a, l.at, l.at + 1);
		return c([E("yaml", l.message, { place: e })]);
	}
	let u = Ym(t, a);
	if (u.length > 0) return c(u);
	let d = Oh(a, t, n);
	return "value" in d ? d.problems.some((e) => e.code === "yaml" && Ie(e) > 1) ? c(d.problems) : {
		...d,
		file: a,
		textAt: s
	} : c(d.problems);
}
function Oh(e, t, n) {
	try {
		let { problems: r, ...i } = Zm(e, t, n);
		return {
			...i,
			problems: r.problems
		};
	} catch (n) {
		if (!(n instanceof Sm)) throw n;
		return { problems: Rm(n, e, t) };
	}
}
const kh = 1e6, Ah = 25e5;
function jh(e, t) {
	if (e.length > t) return {
		message: `This file has more than ${Mh(t)} characters. Divide it into several files.`,
		at: t
	};
	if (e.length <= 1e6) return;
	let n = `more than ${Mh(Ah)} characters`, r = Mm(e), i = 0;
	for (let [t, a] of [0, ...r].entries()) {
		let o = e.slice(a, r[t]), s = jm(o);
		if (!s && o.length > Ah) return {
			message: `This part of the file has ${n}. Only a list can be longer, if each of its entries starts with "- " on a line of its own.`,
			at: a
		};
		for (let e = s?.first; s && e !== void 0;) {
			let t = o.indexOf(s.item, e), r = a + e - 2;
			if (i += 1, i > 15e4) return {
				message: Xm,
				at: r
			};
			if ((t === -1 ? o.length : t) - e > Ah) return {
				message: `This entry has ${n}. Divide it into several entries, or correct the indentation of its lines.`,
				at: r
			};
			e = t === -1 ? void 0 : t + s.item.length;
		}
	}
}
function Mh(e) {
	return e.toLocaleString("en-US");
}
// src/kinds/kind.ts
function Nh(e, t) {
	return Ph(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Ph({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Fh(e, t, n) {
	let r = Ph(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function Ih({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function Lh(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Rh(e, t, n) {
	let r = zh(e, t, n);
	for (;;) {
		let e = r.next();
		if (e.done) return e.value;
	}
}
function* zh(e, t, n, r = new Map()) {
	let i = [], o = {}, s = new Map();
	for (let c of e) {
		let e = t[c.plural] ?? [];
		if (e.length === 0) continue;
		let l = [];
		for (let t of e) {
			let { path: e, text: i, textFile: o } = t, s = a([
				c.name,
				e,
				o ? JSON.stringify(o) : null
			]), u = r.get(s), d = u?.text === i ? u.read : Hh(c, t, n);
			r.set(s, {
				text: i,
				read: d
			}), l.push(d), yield;
		}
		let u = l.flatMap((e) => e.problems.some(Wh) ? [] : e.entries), d = c.textFiles?.join(u) ?? {
			entries: u,
			problems: []
		}, f = d.entries;
		o[c.plural] = f;
		for (let e of l) for (let [t, n] of e.variables) s.set(t, n);
		let m = new at();
		for (let e of f) {
			for (let t of c.checkEntry(e)) m.add(t);
			for (let t of Bh(c, e)) m.add(t);
		}
		p(i, l.flatMap((e) => e.problems), d.problems, c.checkTogether(f), m.problems);
	}
	let c = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: o,
			variables: s
		},
		problems: Ht(Gh(i, c))
	};
}
function Bh(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [J(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function Vh({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let o = Dh(r, i, a), { file: s } = o, { members: c, problems: l } = hh(o, n ? [e, "on_create"] : [e]), u = [...o.problems, ...l], d = c.get("on_create"), f = d && n && vh(o, d, n);
	f && p(u, f.problems);
	let m = new Map(), h = c.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: u.length > 0 ? u : [gh(o, e)]
	};
	let g = _h(o, h, t);
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
function Hh(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Fm(n);
	if (a !== void 0) {
		let { problems: n } = Rh([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Wh)) {
			let e = n.some(({ place: e }) => !e) ? [] : [Rt(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function Uh(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = Hh(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Wh({ count: e, severity: t }) {
	return e !== void 0 && t === "error";
}
function Gh(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function J({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = Kh(e(t)), d = s ? Rn(n, r, o) : M(n, r, o);
	return {
		...E(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function Kh(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function qh({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const Jh = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function Yh(e, t, n = []) {
	if (typeof t != "object" || !t) return;
	let r = new Map(Object.entries(t));
	if (r.has("kind") && !Xh(e, r)) return n;
	for (let [t, i] of r) {
		let r = Jh.has(t) ? void 0 : Yh(e, i, [...n, t]);
		if (r) return r;
	}
}
function Xh(e, t) {
	let n = e.find(({ name: e }) => e === t.get("kind"));
	if (!n) return !1;
	let r = t.get("fields");
	return (Array.isArray(r) ? r : t.has("field") ? [Object.fromEntries(t)] : []).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Jh.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const Zh = "Run again. If that does not help, the service has changed or has a fault.";
function Qh(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = l(n, ({ id: e }) => e === void 0 ? [] : [e]), s = l(n, ({ names: e }) => e), c = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => s.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: J(e, t, "unusable-answer", `${u(a)} cannot be used: the service's answer has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${Zh}`, { path: [c] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = a(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = Ph(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's answer is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${Zh}`, s = t ? "error" : "warning";
		g.push(E("unusable-answer", o, {
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
function $h(e) {
	let t = e.projects.map((e) => e.hide_texts ? eg(e) : e), n = e.hide_texts ? rg(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function eg(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => ag(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? cg(n) : [], a = sg(i), o = tg(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => ag({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => ng(e, o)) }
	};
}
function tg(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map([...r].map((e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function ng({ change: e, outcome: t }, n) {
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
function rg(e) {
	return e.map((e) => ag(e, []));
}
const ig = ["yaml", "text-file"];
function ag(e, t) {
	let { quotes: n = [], code: r } = e, i = ig.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: og(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function og(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function sg(e) {
	let t = new Bn();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => og(t.clean(n), e);
}
function cg({ changes: e, kept: t }) {
	return [...e.flatMap(lg), ...t.flatMap(ug)];
}
function lg(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => dg(e)) : e.fields.filter(({ field: t }) => gn(le(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(dg));
}
function ug(e) {
	return "field" in e ? [e.live, e.declared ?? ""].flatMap(dg) : [];
}
function dg(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(dg);
}
function fg(e) {
	let t = $h(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? mg(t.problems) : t.problems,
		projects: t.projects.map(pg),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(pg)
		} }
	};
}
function pg(e) {
	return e.hide_texts ? mg(e) : e;
}
function mg(e) {
	return hg(e, "");
}
function hg(e, t) {
	if (Array.isArray(e)) return e.map((e) => hg(e, t));
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && gn(le(String(n), String(e.field))), i = Object.entries(e).filter(([e]) => e !== "quotes");
	return Object.fromEntries(i.map(([e, t]) => Jh.has(e) ? [e, r ? gg(t) : t] : [e, hg(t, n)]));
}
function gg(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(gg) : s(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, gg(t)])) : e;
}
const _g = new Set([
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
function vg(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => bg(e, t));
	return {
		...Cg(e, t),
		declared: n,
		projects: r
	};
}
function yg(e, t) {
	return Cg(e, (e) => t(e));
}
function bg(e, t) {
	let n = Cg(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: Sg(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function xg(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Sg(t);
}
function Sg(e) {
	return ki("sha256").update(e).digest("hex");
}
function Cg(e, t) {
	return Tg(e, t, !1);
}
const wg = new WeakMap();
function Tg(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = wg.get(t) ?? new WeakSet();
	if (wg.set(t, r), !n && r.has(e)) return e;
	let i = Object.entries(e), a = i.map(([r, i]) => {
		if (Array.isArray(e)) return [r, Tg(i, t, n)];
		let a = !n && _g.has(r) ? i : Tg(i, t, n || Jh.has(r));
		return [n ? t(r) : r, a];
	});
	return a.every(([e, t], n) => e === i[n]?.[0] && t === i[n]?.[1]) ? (!n && Array.isArray(e) && r.add(e), e) : Array.isArray(e) ? a.map(([, e]) => e) : Object.fromEntries(a);
}
// src/files/wholeFile.ts
const Eg = Ai(6).toString("hex"), Dg = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Og(e, t, n = {}) {
	await Ng(P(e));
	let r = await Ag(e, t, n);
	await ci(r, e).finally(() => li(r, { force: !0 }));
}
async function kg(e, t, n) {
	await Ng(P(e));
	let r = await Ag(e, t, n);
	return jg(r, e).finally(() => li(r, { force: !0 }));
}
async function Ag(e, t, { mode: n, root: r, check: i }) {
	let a = P(e), o = Jr(a, `.lokaform-${process.pid}-${Eg}-${Ai(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = ti, d = await ii(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Jr(await si(r), Xr(Zr(r), Zr(a)));
			if (await si(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await ai(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await li(o, { force: !0 }), e;
	}
}
async function jg(e, t) {
	try {
		await ni(e, t);
	} catch (n) {
		return Lg(n, "EEXIST") || await Ig(t) ? !1 : (await ci(e, t), !0);
	}
	return await li(e, { force: !0 }).catch(() => {}), !0;
}
async function Mg(e) {
	try {
		let t = await ii(e, ti.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Lg(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Ng(e) {
	for (let t of await oi(e).catch(() => [])) {
		let [, n, r] = Dg.exec(t) ?? [];
		n === void 0 || r === Eg || Number(n) !== process.pid && Pg(Number(n)) || await li(Jr(e, t), { force: !0 }).catch(() => {});
	}
}
function Pg(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Lg(e, "ESRCH");
	}
}
async function Fg(e, t) {
	let n = t;
	for (let r of Xr(t, e).split(Qr)) {
		n = Jr(n, r);
		let e = await ri(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return Xr(t, n);
	}
}
function Ig(e) {
	return ri(e).then(() => !0, () => !1);
}
function Lg(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Rg = {
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
function zg(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Rg[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/outputs.ts
const Bg = new AbortController().signal;
async function Vg(e, t, n) {
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
	let p = t.map((e) => Zr(n.displayRoot, e)), m = Object.values(await Wo(u, Bg)).flat();
	return Gg(f, [
		...p,
		...m,
		l,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function Hg(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await Vg(e, t.manifests, n), s = [], c = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || s.push(e);
	}, l = async (e, t, r) => {
		if (t === void 0) return;
		let i = o.get(t);
		if (i) c(i);
		else try {
			return await qg({
				option: e,
				path: t,
				is: "file"
			}, await r(), n), t;
		} catch (n) {
			let r = zg(n);
			c(Kg({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	}, { publish: u } = e, d = u ? t : fg(t), f = [];
	for (let t of e.report) {
		let e = await l("report", t, () => Ug(t, d, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && f.push(e);
	}
	return {
		plan: a.length > 0 ? await l("out", e.out, async () => {
			let { planFile: e } = await import("./makePlan.js");
			return Wg(e(a));
		}) : void 0,
		reports: f,
		problems: s
	};
}
async function Ug(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return Wg(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function Wg(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function Gg(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(t_))), a = new Map();
	for (let t of e) {
		let e = await t_(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await Jg(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, Kg(t, s));
	}
	return r;
}
function Kg({ option: e, path: t }, n) {
	return E("not-written", `${e}: ${t} ${n}.`);
}
async function qg(e, t, n, r) {
	let i = await Jg(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = $g(e.path, n), o = await ui(e.path).catch(() => void 0);
	if (Yg(e.path, o)) return di(e.path, t);
	await Og(a === void 0 && o ? await si(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function Jg({ path: e, is: t }, n) {
	let r = t === "folder" && e_(n).includes(e), i = r ? e : $g(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Fg(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return Zg(e);
	let a = await ui(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await ui(P(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...Yg(e, a) ? [] : [P(e)]];
	return (await Promise.all(o.map(Qg))).every(Boolean) ? void 0 : Xg;
}
function Yg(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Xg = "cannot be written: this user may not write there";
async function Zg(e) {
	let t = await ui(e).catch(() => void 0);
	return !t && P(e) !== e ? Zg(P(e)) : t?.isDirectory() ? await Qg(e) ? void 0 : Xg : "is a file, or is below one. Choose a folder";
}
function Qg(e) {
	return ei(e, ti.W_OK).then(() => !0, () => !1);
}
function $g(e, t) {
	return e_(t).find((t) => _i(e, t));
}
function e_({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [Zr(e)]);
}
async function t_(e) {
	let t = await ui(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await si(P(e)).catch(() => P(e));
	return Jr(n, Wr(e));
}
// src/report/view/problems.ts
function n_(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Ar.indexOf(e) + Number(t !== void 0 && Ve({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function r_(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of d(t === !0 ? [] : e, (e) => i_(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(Ve) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, a_(o_(e), [e, ...t]));
		}
	}
	return n_(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : o_(e, n)));
}
function i_(e, t) {
	return Ve(e) ? `${e.severity} ${e.code}` : t || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		qh(e),
		e.place.file
	]);
}
function a_({ state: e, place: t, ...n }, r) {
	if (r.some(Ve)) {
		let t = `${w(r.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
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
function o_({ severity: e, code: t, message: n, place: r }, i = ar) {
	return {
		sign: "!",
		name: t,
		lines: [],
		severity: e,
		state: e,
		...r && { place: r },
		words: dn(n, i - t.length - 3),
		code: {
			name: t,
			address: rn(t)
		}
	};
}
function s_(e, { full: t, longest: n } = {}) {
	let r = e.filter(({ outcome: e }) => e.state !== "done");
	return [...d(r, ({ outcome: e }) => `${u_(e)}: ${d_(e)}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => c_(e, l_(e, 300), 1, n));
		let a = e.slice(0, 3).map((e) => l_(e, 100));
		return [c_(r, `${(t ? a : a.map(Yn)).join(", ")} and ${w(e.length - 3)} more`, e.length, n)];
	});
}
function c_(e, t, n, r = ar) {
	let i = me(e);
	return {
		sign: "!",
		name: t,
		lines: [],
		count: n,
		severity: "error",
		...i && { place: i },
		state: u_(e.outcome),
		words: dn(d_(e.outcome), r)
	};
}
function l_({ change: e }, t) {
	return dn(e.label, t);
}
function u_(e) {
	return Te(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function d_(e) {
	return e.state === "done" ? "" : e.message;
}
// src/report/view/rows.ts
const f_ = 1e3, p_ = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function m_(e, t) {
	if (e.action === "destroy") {
		let { how: n, texts: r = [] } = e, i = t.isDrift ? `apply would ${n} it` : p_[n], a = r.map(({ part: e }) => e);
		return {
			...v_("-", e),
			words: i,
			isLoss: !0,
			lines: Ne(e, t),
			languages: a
		};
	}
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Le(n, e) ? e.part ?? [] : []), a = {
		...v_(g_(e), e),
		...Ye(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (t.full === !0 && t.texts) return {
		...a,
		...__(e),
		lines: Yt(e)
	};
	if (r === "create") {
		let r = t.texts ? He(e) : he(n, e.fields);
		return r === "" ? a : {
			...a,
			words: _n(r, f_)
		};
	}
	let o = e.fields.filter((t) => e.renamed_from === void 0 || !zt(n, t)).flatMap((e) => Tt(n, e, t));
	return {
		...a,
		...__(e),
		...h_(e, t),
		lines: o
	};
}
function h_(e, { isDrift: t }) {
	return "seen" in e ? t ? e.edited ? { words: `last changed${Kt(e.edited)}` } : {} : e.renamed_from === void 0 ? {} : { words: hr(e.kind).renamed } : {};
}
function g_(e) {
	return e.action === "create" ? "+" : e.renamed_from === void 0 ? "~" : "»";
}
function __(e) {
	return e.action === "create" || e.renamed_from === void 0 ? {} : { from: dn(e.renamed_from, 80) };
}
function v_(e, t) {
	return {
		sign: e,
		name: Kn(t),
		...t.place && { place: t.place },
		lines: []
	};
}
function y_(e, t) {
	return e.action === "destroy" ? m_(e, t) : {
		...v_("-", e),
		words: p_.archive,
		isLoss: !0
	};
}
function b_(e, { texts: t, full: n }) {
	let r = _n(Pt(e, t, n === !0), n === !0 ? Infinity : f_), i = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...v_("!", e),
		words: r,
		...i
	};
}
function x_(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = Dr(n, e), [d, f] = tt(Qn(n, r, i), Qn(n, r, a)), p = o ? `, edited${Kt(o)}` : "", m = [
		...t ? [`${u} ${d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...v_(l ? "!" : " ", e),
		lines: m.map((e) => pn(" ", _n(e, f_))),
		...l && { isLoss: !0 }
	};
}
function S_({ fields: e, ...t }, { texts: n }) {
	let r = (e?.map(({ before: e, ...r }) => {
		let i = n ? ` ${Ke(Qn(t.kind, r.field, e))}` : "";
		return `${Dr(t.kind, r)}${i} is no longer declared`;
	}) ?? ["is no longer declared"]).map((e) => pn(" ", _n(e, f_)));
	return {
		...v_("-", t),
		isLoss: !0,
		lines: r
	};
}
function C_({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : dn(e, 200));
	return {
		...v_("~", r),
		lines: [pn(" ", `${dn(e, 80)}: ${i} → ${a}`)]
	};
}
function w_({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : k(e), [a, o] = Tn(i(t), i(n), 200).map((e) => _n(e, 200)), s = `${dn(e, 80)}: ${a} → ${o}`;
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
function T_({ variable: e, host: t, place: n }) {
	return {
		sign: "!",
		name: `sends \${${k(e)}} to ${k(t)}`,
		place: n,
		lines: [],
		isLoss: !0
	};
}
function E_(e) {
	return {
		...v_(" ", e),
		words: `id ${dn(String(e.id), 80)}`
	};
}
function D_(e) {
	return {
		sign: " ",
		name: k(e),
		lines: []
	};
}
function O_(e, t) {
	return {
		sign: "!",
		name: t,
		lines: [],
		count: e
	};
}
function k_(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, t.kind));
	return [
		...j_(e, t, n),
		...a((t, r) => P_(e, t, r, n)),
		...a((e, { plural: t }) => U_(e, r, `the setting ${t} does not include this file. Add the file to the setting ${t}, or delete the file.`)),
		...a((e) => U_(e, i, W_)),
		...a(F_),
		...a((e, t) => I_(e, t, n)),
		...a((t, r) => L_(e, t, r, n)),
		...a((t, r) => R_(e, r, n))
	];
}
function A_(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [H_("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function j_(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: z_(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => M_(e, i, n)) : i <= a ? [] : [H_("too-many-destroyed", `The plan removes ${i} ${V_(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`)];
}
function M_({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = Ph(i, r) === "off" ? e.matched : e.scope, o = N_(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return [H_("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${V_(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`)];
}
function N_({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = Ih(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? Ih(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function P_(e, { declared: t, scope: n }, r, i) {
	if (Ph(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = mn(s.prune);
	if (t === 0 && c) return [];
	if (t === 0) return [H_("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`)];
	let u = B_(e, a).length;
	return u === 0 || u !== n ? [] : [H_("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`)];
}
function F_({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [H_("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`)];
	});
}
function I_({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { minimumForWrongProject: o } }, { allowWrongProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [H_("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`)];
}
function L_(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = Ih(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Qt(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [H_("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function R_({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = G_(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [H_("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [H_("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function z_(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Jt(t, e)) : []);
	return B_(e, t).length + n.length;
}
function B_({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function V_(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function H_(e, t) {
	return E(e, t, { scope: "project" });
}
function U_({ removed: e, kind: t }, n, r) {
	let i = e.flatMap(({ names: e }) => {
		let t = e.find((e) => n.has(e));
		return t === void 0 ? [] : [{
			name: t,
			file: n.get(t)
		}];
	}), [a] = i;
	if (!a) return [];
	let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "";
	return [H_("forgotten-manifest", `The plan removes the ${t.name} "${a.name}"${c}. But the file ${a.file} declares it, and ${r}`)];
}
const W_ = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
function G_(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => q_(le(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function K_(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !q_(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function q_(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !tr(n);
}
// src/report/view/sentences.ts
function J_(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${iv(t, r)}` : "";
	return `Plan: ${ev([e])}${i}${X_(n)}`;
}
function Y_(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = G_(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => dn(e, 40)), o = i.length - a.length, s = `${D(n, "base text")} ${n === 1 ? "changes" : "change"}`, c = mv(o > 0 ? [...a, D(o, "more language")] : a);
	return A`${s}: ${D(r, "translation")} in ${j(c, 1e3)} may be marked unverified.`;
}
function X_(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${w(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function Z_(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${sv(t.length, e.length)}: ${ev(t)}`;
}
function Q_(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = ke(t), r = $_(e), i = lv([[n.kept, "kept"]]), a = `${rv(n.unchanged)} as declared`, o = tv(t) ? [] : [`${rv(n.unmanaged)} unmanaged`];
	return `${r === "" ? "No drift" : `Drift: ${r}`}; ${[
		a,
		...o,
		...i
	].join(", ")}.`;
}
function $_(e) {
	let t = ke(e.flatMap(({ plan: e }) => e ?? []));
	return lv([
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
function ev(e) {
	let t = ke(e), n = lv([
		[t.created, "to create"],
		...nv(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]), r = t.changes === 0 ? ["no changes", ...n] : n, i = tv(e) ? "" : `, ${rv(t.unmanaged)} unmanaged`;
	return `${r.join(", ")}; ${rv(t.unchanged)} unchanged${i}.`;
}
function tv(e) {
	return e.some(({ filter: e }) => e !== void 0);
}
function nv({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${w(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function rv(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => hr(e).prefix === "") ? w(t.reduce((e, [, t]) => e + t, 0)) : mv(t.map(([e, t]) => Ct(t, e)));
}
function iv({ requests: e }, t) {
	return `${t} needs about ${D(e, "write request")}.`;
}
function av({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${sv(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${D(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${ov(e)}.${a} ${D(t, "request")} in total.`;
}
function ov(e) {
	let t = ue(e), n = lv([
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
function sv(e, t) {
	return e === t ? D(t, "project") : `${w(e)} of ${D(t, "project")}`;
}
function cv({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [k(e)]), r = n.length > 0 ? A` Not reached: ${j(n.join(", "))}.` : [];
	return A`${Cn(A`${dn(e.message, ar)}`)}${r}`;
}
function lv(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${w(e)} ${t}`] : []);
}
function uv(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return av(e);
	if (r.length === 0) return dv(e);
	if (t === "drift") return Q_(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? J_(a, i.effort) : Z_(n);
}
function dv(e) {
	let { command: t, manifests: n } = e, r = xr(e).filter(({ severity: e }) => e !== "notice");
	if (ve(r)) return `${fv(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = mv([...ot(e)].map(([e, t]) => Ct(t, e))), a = r.length > 0 ? `, with ${fv(r)}` : "";
	return `Valid: ${i} in ${D(n.length, "manifest")}${a}.`;
}
function fv(e) {
	return mv([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).reduce((e, t) => e + Ie(t), 0);
		return n > 0 ? [D(n, t === "error" ? "problem" : t)] : [];
	}));
}
function pv(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${k(e)}`}`;
}
function mv(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function hv(e) {
	let t = On(gv, e, _v);
	return lv(gv.map((e) => [t[e], e])).join(", ") || "no changes";
}
const gv = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function _v(e) {
	let t = dt(e);
	return t === "removed" || t === "new" ? t : yt(e) ? "renamed" : "changed";
}
function vv(e) {
	let t = xr(e).filter(({ severity: e }) => e === "error");
	return [
		...bv(e),
		...t.length > 0 ? [fv(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function yv(e) {
	let t = bv(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function bv(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...xv(e)];
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Cv(e, t === "apply" ? "applied" : "restored");
	let i = wv(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${$_(r) || "no drift"}`, ...i] : [...Sv(r), ...i];
}
function xv({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${Ev(e.projects)}` : "not compared with the target"] : [];
}
function Sv(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = ke(e.map(({ plan: e }) => e));
	return [
		`Translations: ${hv(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [D(i, "conflict")] : [],
		...n > 0 ? [`${D(n, "change")} pending before`] : [],
		...r > 0 ? [`${w(r)} skipped`] : []
	];
}
function Cv(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = Er(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = ue(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${hv(i)}`,
		...l > 0 ? [`${D(l, "change")} not completed`] : [],
		...wv(n.length - r, t)
	];
}
function wv(e, t) {
	return e > 0 ? [`${D(e, "project")} not ${t}`] : [];
}
function Tv(e) {
	if (e.is === "not compared") return [A`The manifests were not compared with those of the commit that the pull request would be merged into: ${j(e.why)}.`];
	let t = A`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = j(e.commit.slice(0, 7));
	return [A`${Cn(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Cn(A`${`Difference: ${Ev(e.projects)}.`}`)];
}
function Ev(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(yt).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ no_longer_declared: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ no_longer_declared: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${w(e)} ${t}`] : []), ...i > 0 ? [`${D(i, "setting")} changed`] : []].join(", ") || "no differences";
}
function Dv(e) {
	let t = e.flatMap((e) => e.kept.filter(({ conflict: e }) => !e)).length, n = t > 0 ? [`${D(t, "text")} kept`] : [], r = e.some(({ files: e }) => e.length > 0), i = Ev(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...r || t === 0 ? [i] : [], ...n].join(", ");
}
function Ov(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${D(t, "conflict")}` : "";
	return `Translations from Lokalise: ${Dv(e)}${n}`;
}
function kv({ filters: e, by_kind: t }) {
	let n = wt().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${w(r)} of ${Ct(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${dn(e, 200)}`).join(" ");
	return A`${Cn(A`Only what matches`)} ${j(r, Infinity)}: ${mv(n)}.`;
}
// src/report/view/sections.ts
const Av = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", jv = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with texts that are overwritten in the project",
		meaning: Av
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other values that are overwritten in the project",
		meaning: Av
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
}, Mv = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, Nv = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": Mv,
	overwritten: Mv,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: Mv,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, Pv = "so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.", Fv = {
	Conflict: {
		open: "conflict",
		heading: "changed in the file and in the project, and not written",
		meaning: `The file and the project both changed the text, ${Pv}`
	},
	Undecided: {
		open: "undecided text",
		heading: "not written, because nothing tells which side changed",
		meaning: `Nothing tells which side changed the text, ${Pv}`
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
}, Iv = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull"
};
function Lv({ reason: e }, t = !1) {
	return t && e === "archived" ? "Archived" : Iv[e] ?? "Kept";
}
function Rv(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [], hide_texts: o } = e, s = {
		isDrift: t.command === "drift",
		texts: t.texts ?? o !== !0,
		full: t.full,
		keptElsewhere: t.keptElsewhere
	};
	return vr([
		Vv(t.full === "also" ? r.filter((e) => !In(e)) : r, t),
		Bv(i, t),
		...n ? Hv({
			...e,
			plan: n
		}, s) : [],
		Qv(a, t)
	]);
}
function zv({ problems: e, results: t = [] }, n = {}) {
	return vr([Vv(e, n), Bv(t, n)]).flatMap(({ rows: e }) => e);
}
function Bv(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		fold: "never",
		layout: "list",
		action: "Not made",
		title: `${D(n.length, "change")} not made`,
		rows: s_(n, t)
	};
}
function Vv(e, t) {
	return {
		title: fv(e),
		part: "problems",
		noun: "problem",
		fold: "never",
		layout: "list",
		rows: r_(e, t)
	};
}
function Hv({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { isDrift: o } = n, s = (e) => qv(e, a.filter((t) => Lv(t, o) === e), n);
	return [
		...r ? [Gv(r.settings)] : [],
		...o ? [] : [Kv((r ?? e).sends)],
		s("Conflict"),
		s("Undecided"),
		...Wv(i, n),
		s("Archived"),
		s("To pull"),
		s("Kept"),
		...r ? [Yv(r)] : [],
		...Xv(i, n),
		...r ? Zv(r, n) : []
	];
}
function Uv(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Wv(e, t) {
	let n = t.isDrift ? Nv : jv;
	return [...new Set(Mn.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[dt(e)] === r), a = r === n.removed;
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${w(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			fold: "many",
			layout: a ? "lines" : "list",
			rows: Uv(i.map((e) => (a ? y_ : m_)(e, t)))
		};
	});
}
function Gv(e) {
	return {
		action: "Setting",
		title: `${D(e.length, "setting")} changed`,
		part: "plan",
		noun: "setting",
		fold: "many",
		layout: "lines",
		rows: Uv(e.map(w_))
	};
}
function Kv(e = []) {
	return {
		part: "plan",
		action: "Secret",
		noun: "host",
		fold: "never",
		layout: "lines",
		rows: e.map(T_)
	};
}
function qv(e, t, n) {
	let { keptElsewhere: r } = n, { heading: i, meaning: a, open: o } = Fv[e], s = !o && r !== void 0 && t.length > 20 ? Jv(t).slice(0, 19) : t, c = t.length - s.length, l = s.map((t) => {
		let r = b_(t, n);
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
		title: o ? `${D(t.length, o)}: ${i}` : `${w(t.length)} ${i}`,
		rows: c > 0 ? [...l, O_(c, `and ${w(c)} more, which ${r}`)] : l
	};
}
function Jv(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Yv({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...wt().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => D_(`all ${e.many}: no manifest declares any`)), ...e.map(E_)];
	return {
		action: "No longer managed",
		title: `${w(n.length)} no longer managed, and unchanged in the project`,
		part: "plan",
		noun: "name",
		fold: "many",
		layout: "names",
		rows: n
	};
}
function Xv(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, ...r } = m_(e, {
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
		title: `All values in full: ${D(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		rows: n
	}];
}
function Zv({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change",
		fold: "always",
		layout: "list"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${D(e.length, "change")}`,
		rows: Uv(e.map((e) => m_(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${D(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = m_(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Qv(e, { maxUnmanaged: t = e.length, overflow: n }) {
	let r = e.map(E_).toSorted((e, t) => e.name < t.name ? -1 : Number(e.name > t.name)), i = r.length - t;
	return {
		action: "Unmanaged",
		title: `Unmanaged: ${w(e.length)}`,
		part: "unmanaged",
		noun: "name",
		fold: "always",
		layout: "names",
		rows: i > 0 ? [...r.slice(0, t), O_(i, `… and ${w(i)} more; ${n}`)] : r
	};
}
function $v(e, t) {
	let { changes: n, no_longer_declared: r, rematched: i, changed_defaults: a, settings: o } = e, s = r.filter(({ fields: e }) => !e).map((e) => S_(e, t)), c = r.filter(({ fields: e }) => e).map((e) => S_(e, t));
	return [
		Gv(o),
		ry("no longer declared: the project keeps them, unless prune is on", s.map((e) => ({
			...e,
			lines: []
		}))),
		ry("with fewer fields: the project keeps their values", c),
		...ty(n, t),
		ry("with another id or former name", i.map(C_)),
		ry("with other values in on_create", a.map(D_)),
		...Xv(n, t)
	];
}
function ey({ comparison: e, kept: t }, n) {
	let { changes: r, no_longer_declared: i } = e, a = t.map((e) => x_(e, n));
	return [
		ry("in conflict: the manifest keeps its text", a.filter(({ isLoss: e }) => e)),
		ry("no longer declared", i.map((e) => S_(e, n))),
		...ty(r, n),
		ry("different, and kept", a.filter(({ isLoss: e }) => !e)),
		...Xv(r, n)
	];
}
function ty(e, t) {
	return ny.map(({ words: n, isOf: r }) => ({
		...ry(n, Uv(e.filter(r).map((e) => m_(e, t)))),
		layout: "list"
	}));
}
const ny = [
	{
		words: "changed",
		isOf: (e) => e.action === "update" && !yt(e)
	},
	{
		words: "renamed",
		isOf: yt
	},
	{
		words: "new",
		isOf: ({ action: e }) => e === "create"
	}
];
function ry(e, t) {
	return {
		part: "plan",
		title: `${w(t.length)} ${e}`,
		noun: "entry",
		fold: "many",
		layout: "lines",
		rows: t
	};
}
// src/report/view/report.ts
function iy(e, t) {
	let n = ay(t.texts === !0 ? e : $h(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => oy(e, n, s, t)), ...o.map((e) => cy(e, t))];
	return {
		title: vv(n),
		heading: A`${yv(n)}${i.length > 1 ? A` · ${D(i.length, "project")}` : []}`,
		state: vt(n) ? "failed" : Oe(n) ? "clean" : "open",
		isUntouched: on(n),
		lead: py(n, t),
		stopped: cv(e),
		verdict: my(n, t),
		result: uv(n),
		comparison: a ? Tv(a) : [],
		problems: Vv(r, t),
		parts: c,
		next: yy(n, t),
		legend: xy(n, c)
	};
}
function ay(e) {
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
function oy(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: sy(e),
		heading: A`${j(i ?? a, 80)}${o ? A` · ${j(o.project.name, 80)}` : []}`,
		result: ly(e, t),
		facts: dy(e, t, n),
		sections: Rv(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(cn)
	};
}
function sy({ name: e, id: t, plan: n }) {
	return dn(e ?? n?.project.name ?? t, 200);
}
function cy(e, t) {
	let { name: n = "", hide_texts: r } = e, i = t.texts ?? r !== !0;
	return {
		name: dn(n, 200),
		heading: j(n, 80),
		result: Ev([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: $v(e, {
			texts: i,
			full: t.full
		})
	};
}
function ly(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${ov([e])}.`;
	if (n) return t === "plan" ? uy(hv(mt(e))) : t === "drift" ? Q_([e]) : J_(n, i);
}
function uy(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function dy(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = or(r), l = jn(e), u = c === void 0 ? [] : [{
		is: "link",
		words: A`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift" ? Y_(i.project, mt(e)) : void 0;
	return [
		A`Project ${i && !n ? A`${j(i.project.name, 80)} · ` : []}${j(r, 200)}${c === void 0 ? [] : A` · ${u}`}`,
		...i?.filter ? [kv(i.filter)] : [],
		...a?.is === "not compared" ? [fy(a.why)] : [],
		...d ? [d] : [],
		...s === void 0 ? [] : [A`The backup is in ${j(s)}.`],
		...l === void 0 ? [] : [A`${pv(void 0)}: ${j(l, 800)}`]
	];
}
function fy(e) {
	let t = A`All differences that apply would change are shown, not only those of this pull request.`;
	return A`${Cn(t)} Lokaform could not find out which are from this pull request: ${j(e)}.`;
}
function py(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = sr(r) || "no manifest", s = a ? A`the ${r.length === 1 ? "manifest" : "manifests"} ${j(o)}` : A`${o}`;
	if (t === "assignee") return A`The live Lokalise project is different from ${s}:`;
	if (t === void 0) return A`From ${s}`;
	let c = i.some(({ plan: e }) => e), l = i.every((e) => mt(e).length === 0);
	return on(e) || c && l ? A`The live Lokalise project was compared with ${s}.` : !c && r.length === 0 ? A`No plan could be made for this pull request:` : c ? n === void 0 ? A`If you merge this pull request, the live Lokalise project changes like this (from ${s}):` : A`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${s}):` : A`No plan could be made for this pull request (from ${s}):`;
}
function my(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? gy(e, t) : [hy(e, uv(e))];
}
function hy(e, t) {
	let n = Cn(A`${t}`), r = e.projects.some(({ results: e }) => e);
	return vt(e) ? {
		mark: "bad",
		words: n
	} : Oe(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function gy(e, { isPullRequest: t }) {
	if (!vt(e)) return on(e) ? [{
		mark: "good",
		words: Cn(A`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = xr(e), r = n.filter(In), i = n.filter((e) => e.severity === "error" && !In(e)), a = by(e) && e.projects.every((e) => mt(e).length === 0);
	return [
		...i.length > 0 ? [hy(e, `${fv(i)}. ${vy(i)}`)] : [],
		...r.length > 0 ? [hy(e, _y(r))] : [],
		...a ? [{ words: A`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function _y(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${w(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${D(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function vy(e) {
	return e.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function yy(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(mt);
	if (r !== "plan" || a.length === 0 || Nt(e)) return;
	let o = A`${Cn(A`What happens next:`)} Nothing has been changed yet.`;
	if (!t) return A`${o} The next apply makes these changes in the project.`;
	if (n !== void 0) return A`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${j(n, 200)}. It writes only from the default branch, and from the branches in the input ${j("apply-from")}.`;
	let s = by(e) ? A` The changes that are already pending are made as well.` : [];
	return A`${o} When this pull request is merged, the next apply makes these changes in the project.${s}`;
}
function by({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function xy(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...by(e) ? [A`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [A`${uv(e)}`] : [],
			A`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => A`${Cn(A`${e}`)}: ${t}`)
	};
}
function Sy(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" ? t : "plan"} · project ${Zn(e)} · ${sr(e.manifests)}`,
		page: or(e.id),
		file: ut(t, e)
	};
}
function Cy(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${k(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: vt(e),
		stopped: cv(e),
		backups: n.flatMap((e) => e.backup === void 0 ? [] : [`The backup${r(e)} is in ${k(e.backup)}.`]),
		restores: n.flatMap((e) => {
			let t = jn(e);
			return t === void 0 ? [] : [`${pv(e.name)}: ${k(t)}`];
		}),
		result: a ? uv(e) : void 0
	};
}
function wy({ projects: e }) {
	return `${Q_(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`;
}
function Ty(e, t, n) {
	let r = $h(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...r_(i, o), ...a.flatMap((e) => zv(e, o))], c = !vt(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? A` · ${j(l.name, 80)}` : [], d = Er(r).some(({ outcome: e }) => e.state === "done") ? A`❌ Not everything was applied${u}` : A`❌ Nothing was applied${u}`;
	return {
		isDone: c,
		heading: c ? A`✅ Applied${u}` : d,
		lead: Ey(r, t, c),
		projects: Dy(r),
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Ey({ projects: e }, t, n) {
	let { url: r, commit: i, now: a, pullRequests: o } = t, s = (e) => r === "" ? e : [{
		is: "link",
		words: e,
		address: r
	}], c = n ? A`Applied by ${s(A`this run`)}` : s(A`This run`), l = e.some(({ results: e }) => e), u = l ? A`: ${`${ov(e)}.`}` : A` wrote nothing.`, d = `The figures are for ${D(o, "merged pull request")} together.`;
	return [
		A`${c} at commit ${j(i.slice(0, 7))} on ${un(a)}${u}`,
		...l && o > 1 ? [A`${d}`] : [],
		...n ? [] : [A`Each later run updates this comment, until everything is applied.`]
	];
}
function Dy(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => vt({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? ov([e]) : "not applied";
		return A`${j(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, A`${`… and ${D(i, "more project")}`}`] : r;
}
// src/report/text/progressText.ts
function Oy(e, t, n = Infinity, r) {
	let i = e.count && jy(e.count), a = r && r.until > t ? `${My(r.until - t)}: ${k(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = Ay({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(Ay(e)),
		o(s),
		c
	].find((e) => ye(e) <= n) ?? c.slice(0, n);
}
const ky = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Ay({ phase: e, project: t }) {
	let [n, r] = ky[e];
	return t === void 0 || !r ? n : `${r} project ${_r(t, 40)}`;
}
function jy({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? D(e, n) : void 0 : `${w(e)} of ${D(t, n)}`;
}
function My(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function Ny({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${k(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function Py(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${k(r)} is sent again: ${a}.`]);
	};
}
function Fy(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = r;
	if (!i) return [];
	let l = s === "drift", { title: u, page: d, file: f } = Sy(e, s), p = Ky(Rv(e, {
		...r,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0,
		overflow: `${c} them`
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), {
		paint: t,
		width: n,
		file: f
	}), m = (e) => `  ${t(Gy["!"], vn(e))}`, h = [
		t("strong", u),
		...d === void 0 ? [] : [`  ${t("dim", d)}`],
		...i.filter ? [m(kv(i.filter))] : []
	], g = l ? void 0 : Y_(i.project, i.changes), _ = l ? Q_([e]) : J_(i, a, o?.length, s === "restore" ? "Restore" : "Apply"), v = [
		...p.length > 0 ? [""] : [],
		...g ? [m(g)] : [],
		t("strong", _)
	];
	return [
		...jt(h, n),
		...p,
		...jt(v, n)
	].map(nn);
}
function Iy(e, { paint: t }) {
	let { comparison: n, parts: r } = iy({
		...e,
		projects: []
	}, { overflow: "" }), [i, ...a] = n.map((e) => t("strong", vn(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", vn(e))] : [], ...Ky(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(nn);
}
function Ly(e, t) {
	return r_(e).map((e) => Ry(e, t));
}
function Ry({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? k(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return nn(u.join(": "));
}
function zy({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(cn), ...zv(e).map((e) => Ry(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${Zn(e)}`)] : [], ...i];
	});
	return [...Ly(e, n), ...r.map(nn)];
}
function By(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Cy(e), c = [
		...i ? [t("bad", vn(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...jt(c, n), ...o].map(nn);
}
function Vy({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${k(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${k(n(e))}. To apply it: lokaform apply --plan ${dr(k(n(e)))}`), r.map(nn);
}
function Hy(e, { paint: t, width: n, isDryRun: r, texts: i, full: a }) {
	let { name: o, files: s, kept: c } = e, l = Ky(ey(e, {
		texts: i,
		full: a
	}), {
		paint: t,
		width: n
	}), u = r ? "Would write" : "Wrote", d = s.length === 0 ? `Pull from ${k(o)}: the manifests stay as they are${Uy(c.length)}.` : `Pull from ${k(o)}: ${Dv([e])}.`, f = jt([t("strong", `From ${k(o)} into the manifests:`)], n);
	return [
		...l.length > 0 ? [
			...f,
			...l,
			""
		] : [],
		...s.map((e) => `${u} ${k(e)}`),
		...jt([t("strong", d)], n)
	].map(nn);
}
function Uy(e) {
	return e === 0 ? "" : `, and ${D(e, "value")} of the project ${e === 1 ? "differs" : "differ"}`;
}
function Wy(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = k(e);
		return xn(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => nn(e.split("	").map(k).join("	")));
	});
}
const Gy = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function Ky(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : jt([n("strong", e)], r),
		...qy(i, t)
	]);
}
function qy(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...Jy(e, r)
	})), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = {
		labels: Qy(i.map(({ label: e }) => e), a),
		places: Qy(i.map(({ at: e }) => e), 24)
	};
	return i.flatMap((e) => Yy(e, o, {
		paint: t,
		width: n
	}));
}
function Jy({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${Yn(t)}`;
	return {
		label: Yn(e) + i,
		at: n ? Yn(Dn({ place: n }, r)) : ""
	};
}
function Yy(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "" } = e, s = r ?? Infinity, c = ye(i) <= t.labels && ye(a) <= t.places, l = t.places > 0 || a !== "" ? "  " : "", u = 4 + t.labels + l.length + t.places + 2, d = `${Zy(e, n)}${i}${l}${n("dim", a)}`, f = `${Zy(e, n)}${Ot(i, t.labels)}${l}${Ot(n("dim", a), t.places)}`, p = e.lines.flatMap((e) => Sr(" ".repeat(6) + Xy(e, n), s, 8)), m = `${c ? f : d}  ${o}`.trimEnd();
	return ye(m) <= s && (c || ye(o) <= 20) ? [m, ...p] : c && s - u >= 40 ? [...Sr(m, s, u), ...p] : [
		...Sr((c && r !== void 0 ? f : d).trimEnd(), s, 6),
		...o === "" ? [] : Sr(" ".repeat(6) + o, s, 8),
		...p
	];
}
function Xy(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Xe(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function Zy({ sign: e }, t) {
	return `  ${t(Gy[e], e)} `;
}
function Qy(e, t) {
	return e.map(ye).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
// src/model/variables.ts
function $y(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function eb(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const tb = /\$\$\{|\$\{([^}]*)\}/g;
function nb(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(tb)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : rb(e[n]) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function rb(e) {
	return e === void 0 || e === "?" || e === "#";
}
function ib(e) {
	return [...new Set(nb(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function ab(e, t) {
	return nb(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function ob(e, t) {
	let n = nb(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? sb(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? sb(t.slice(r), i) : r === t.length;
}
function sb(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function cb(e) {
	let [, t = "https", n = ""] = db.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function lb(e) {
	return e.replace(db, (t, n) => `${n}://${cb(e)}`);
}
function ub(e, t) {
	return lb(e) === lb(t);
}
const db = /^(https?):\/\/([^/?#]+)/i;
function fb(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
const pb = "LOKALISE_API_TOKEN", mb = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN)$)/i;
function hb(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = eb(r.values, e);
	if (!gb(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (mb.test(e) || yb(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = vb(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function gb(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function _b(e) {
	return mb.test(e);
}
function vb(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function yb(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = bb(t);
	return t.some((e) => [e, ...xb(e)].some((e) => n.some((t) => t.includes(e))));
}
function bb(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function xb(e) {
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
const Sb = {
	changes: [],
	kept: [],
	issues: []
};
function Cb(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function wb() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? h, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return Sb;
				let c = e.check?.(s, i);
				if (c) return {
					changes: [],
					kept: [],
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? Sb : {
					...Sb,
					issues: [Cb(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s);
				return l === void 0 && e.unset !== void 0 && a(e.unset, u, i) ? Sb : l === void 0 ? {
					changes: [{
						field: r,
						after: u
					}],
					kept: [],
					issues: []
				} : a(l, u, i) ? Sb : {
					changes: [{
						field: r,
						before: l,
						after: u
					}],
					kept: [],
					issues: []
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
function Tb(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Eb(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [a(Object.fromEntries(t))];
}
// src/model/digest.ts
function Db(e, t) {
	return ki("sha256").update(a([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const Ob = {
	kept: [],
	problems: []
};
function kb(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, Ab(e, t, i)), c = n === void 0 ? void 0 : ce(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === Sb ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && l.length === 0 && !u) return Ob;
	let d = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", f = Rn(t.file, t.span, [d]), p = {
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
	}] : [], ...l].flatMap(({ field: n, issues: r }) => r.map(({ code: r, message: i, path: a }) => J(e, {
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
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : Db(e.id(n), a);
		return {
			...Pb(i, t),
			...o !== void 0 && { seen: o }
		};
	})), v = g === void 0 ? [] : _.filter((t) => et(e.name, t)), y = _.filter((e) => !v.includes(e));
	if (n === void 0) return {
		change: {
			...p,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: y
		},
		kept: [],
		problems: h
	};
	let b = e.id(n), x = u ? [{
		...p,
		id: b,
		reason: "archived",
		place: f
	}] : [], S = l.flatMap((e) => e.kept.map((e) => ({
		...p,
		...e,
		id: b,
		place: Pb(e, t).place
	}))), ee = g !== void 0 && v.length > 0 ? [{
		...p,
		id: b,
		reason: "protected",
		tag: g,
		place: f
	}] : [], te = [
		...x,
		...ee,
		...S
	], ne = l.flatMap((e) => e.open ?? []), re = Mb(e, {
		...t,
		values: o
	}, y, S);
	if (re) return {
		kept: te,
		skipped: p,
		problems: [re],
		open: ne
	};
	let C = K_(e, n, y, i.project);
	if (C.length === 0) return {
		kept: te,
		problems: h,
		open: ne
	};
	let ie = Nb(e, n, C), ae = r === void 0 ? {} : { renamed_from: r }, oe = e.lastEdit(n), se = e.tags(n);
	return {
		change: {
			...p,
			place: jb(f, C),
			ref: a,
			action: "update",
			id: b,
			identity: e.identity(o),
			...ae,
			seen: ie,
			...oe && { edited: oe },
			...se.length > 0 && { tags: se },
			fields: C
		},
		kept: te,
		problems: h,
		open: ne
	};
}
function Ab({ fields: e }, t, { rules: n }) {
	return t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0) ? [] : [...new Set([...$n(t), ...n.pull?.completes ?? []])];
}
function jb(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Mb(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return J(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`, {
		path: [i.field],
		ofName: !0
	});
}
function Nb(e, t, n) {
	return Db(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Pb(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: Rn(t, n, r)
	};
}
// src/plan/declaredContents.ts
const Fb = {
	fields: new Map(),
	texts: new Set()
};
function Ib(e, t) {
	let n = e.fields.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [a([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => a([
			e.field,
			e.part ?? null,
			e.after
		])))
	};
}
function Lb({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Rb(i),
		isNew: n.get("new") === !0
	};
}
function Rb(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Rb) : [];
}
function zb(e, { target: t, head: n }, r) {
	let i = new Map(), o = new Set(), s = (e, a = e) => {
		let s = t.filter((e) => !o.has(e)), c = [...l(s, a)], u = new Map(c.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Vb(t, e(t).map((e) => Bb(u.get(e), o)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), o.add(n));
		}
	}, c = (t) => Lb(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [a([...r(e)].sort())]), s((t) => [a(e.identity(t.values))]);
	let u = (t) => Rb(e.identity(t.values));
	return s((t) => [...(Lb(e, t).previously ?? []).toReversed(), ...u(t)], u), i;
}
function Bb(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Vb(e, t, n) {
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
function Hb(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return ur(t, n, i ? [i.name, r] : []).path;
}
function Ub(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Wb = new WeakMap();
function Gb(e, t, n) {
	let r = Wb.get(t) ?? new Map();
	Wb.set(t, r);
	let i = a([e.name, n?.name ?? null]), o = r.get(i) ?? qb(e, n ? Kb(t).filter(n.has) : t);
	return r.set(i, o), o;
}
function Kb(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function qb(e, t) {
	let n = l(t, (t) => Jb(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Xb(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : zb(e, {
				target: a,
				head: [t]
			}, (t) => Ib(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Xb(e, t).own).filter((e) => e !== t)
	};
}
function Jb(e, t) {
	let { id: n, previously: r = [] } = Lb(e, t), i = Rb(e.identity(t.values)).map(Zb);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Zb)
	};
}
const Yb = new WeakMap();
function Xb(e, t) {
	let n = Yb.get(e) ?? new WeakMap();
	Yb.set(e, n);
	let r = n.get(t) ?? Jb(e, t);
	return n.set(t, r), r;
}
function Zb(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function Qb(e, t, n) {
	let r = e.map((e) => $b(e, {
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
function $b(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, Ib(e, t.values)])), i = (e) => r.get(e) ?? Fb, a = zb(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), o = new Set(a.values()), s = [], c = [], l = [], u = [];
	for (let [n, r] of t.entries()) {
		let t = a.get(r), o = `${e.name}:${n + 1}`;
		if (!t) {
			s.push(tx(e, r, o));
			continue;
		}
		let d = nx(e, r, t, o, i);
		d && s.push(d);
		let f = i(r).fields, m = [...i(t).fields].flatMap(([e, { after: t, ...n }]) => f.has(e) ? [] : [{
			...n,
			before: t
		}]);
		m.length > 0 && c.push({
			...ex(e, r),
			fields: m
		}), p(l, rx(e, r, t, d?.renamed_from !== void 0)), ix(e, r) !== ix(e, t) && u.push(r.file.path);
	}
	return {
		changes: s,
		no_longer_declared: [...n.filter((e) => !o.has(e)).map((t) => ex(e, t)), ...c],
		rematched: l,
		changed_defaults: u
	};
}
function ex(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = Rn(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function tx(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !tr(e)).map((e) => Pb(e, t));
	return {
		...ex(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function nx(e, t, n, r, i) {
	let o = i(n).fields, s = [...i(t).fields].flatMap(([e, n]) => {
		let r = o.get(e)?.after;
		return r !== void 0 && a(r) === a(n.after) ? [] : [Pb({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (s.length === 0) return;
	let [c, l] = [e.identity(t.values), e.identity(n.values)], [u, d] = [e.label(t.values), e.label(n.values)], f = ex(e, t);
	return {
		...f,
		place: jb(f.place, s),
		ref: r,
		action: "update",
		identity: c,
		...a(c) !== a(l) && d !== u && { renamed_from: d },
		fields: s
	};
}
function rx(e, t, n, r) {
	let [i, a] = [Lb(e, t), Lb(e, n)];
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
		...ex(e, t),
		...n
	}));
}
function ix(e, { onCreate: t }) {
	return a([...Ib(e, t).texts]);
}
// src/plan/comparePlans.ts
function ax(e, t) {
	let n = ox(t.plan, dx), r = px([e.plan, t.plan]), i = ox(e.plan, r), a = cx(e.plan), o = new Set(t.plan.kept.map(hx)), s = new Set(_x(t).map(vx)), c = new Set((t.plan.sends ?? []).map(gx)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: sx(e.plan, dx, (e, t) => !n(e, t)),
		pending: sx(e.plan, dx, n),
		resolved: sx({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(hx(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(gx(e))),
		no_longer_declared: e.unmanaged.filter((e) => l.has(mr(e.kind).plural) && !s.has(vx(e)))
	};
}
function ox({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => a([ux(e), t]))));
	return (e, t) => n.has(a([e, t]));
}
function sx({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = ux(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [lx(e, a)];
	});
}
function cx({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(vx)), r = new Set(t.map(({ kind: e, label: t }) => a([e, t])));
	return (e) => r.has(a([e.kind, e.label])) || e.action === "destroy" && n.has(vx(e));
}
function lx(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => le(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function ux(e) {
	return e.action === "create" ? a([
		e.kind,
		"new",
		e.identity
	]) : a([e.kind, String(e.id)]);
}
function dx(e) {
	return e.action === "update" ? e.fields.map(fx) : e.action === "destroy" ? [a(["destroy", e.how])] : [a(["create", ...e.fields.map(fx).toSorted()])];
}
function fx({ field: e, part: t, after: n }) {
	return a([
		e,
		t ?? null,
		n
	]);
}
function px(e) {
	let t = new Set(e.flatMap(mx));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => a([e, t ?? null])) : t.has(ux(e)) ? dx(e) : [e.action];
}
function mx({ changes: e }) {
	let t = new Set();
	return e.map(ux).filter((e) => t.size === t.add(e).size);
}
function hx(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return a([
		t,
		String(n),
		r,
		...i
	]);
}
function gx({ variable: e, host: t }) {
	return a([e, t]);
}
function _x({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function vx({ kind: e, id: t }) {
	return a([e, String(t)]);
}
// src/settings/changedSettings.ts
function yx(e) {
	return new Map(Ce.flatMap((t) => {
		let n = t === Or ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function bx(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || Sx(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function xx(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => Sx(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.tokenEnv === r);
}
function Sx(e, t) {
	return e !== "" && En(e).toLowerCase() === En(t).toLowerCase();
}
function Cx(e) {
	let t = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${e}.`;
	return E("not-read", t, { severity: "notice" });
}
function wx(e, t) {
	let n = Ce.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return a(r ?? null) === a(i ?? null) ? [] : [{
			name: mn(n),
			...r !== void 0 && { before: Tx(r) },
			...i !== void 0 && { after: Tx(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ loosens: e }) => e), ...n.filter(({ loosens: e }) => !e)];
}
function Tx(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/filePart.ts
function Ex(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Ce.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = Nx(e, t, {
		members: [...a.map(kx), ...o.map(Ax)],
		thing: s,
		within: n
	}), l = (r) => {
		let a = Dx(t, r);
		if (!Ix(a.value)) return jx;
		let o = [...n, r];
		return Nx(e, a, {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		});
	}, u = new Map(o.map((e) => [e, l(e)])), d = new Map(a.map((n) => [n, Mx(e, Dx(t, n.name), n)])), f = ({ parent: e }) => e === void 0 ? c : u.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => M(m, t.span, [...p(e), ...n]),
			namePlace: (e, ...n) => Rn(m, t.span, [...p(e), ...n])
		},
		problems: [...[c, ...u.values()].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function Dx({ value: e, span: t }, n) {
	return {
		value: Ix(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
const Ox = te(b(), oe());
function kx(e) {
	return e.entries ? {
		...e,
		schema: C(oe()).refine(...Ae)
	} : e;
}
function Ax(e) {
	let t = Ce.filter(({ parent: t }) => t === e).map((e) => `${e.name}: ${e.example}`).join(", ");
	return {
		name: e,
		schema: Ox,
		expects: `a mapping such as { ${t} }`
	};
}
const jx = {
	values: {},
	broken: new Set(),
	problems: []
};
function Mx(e, t, { entries: n }) {
	return n && Array.isArray(t.value) ? _h(e, t, n).problems : [];
}
function Nx({ file: e, textAt: t }, { value: n, span: r }, { members: i, thing: a, within: o, group: s }) {
	let c = new Map(Object.keys(Ix(n) ? n : {}).flatMap((t) => {
		let n = Rn(e, r, [t]), i = qn("setting", mn({
			parent: s,
			name: t
		}), { place: n });
		return i ? [[t, i]] : [];
	})), l = Ix(n) ? Object.fromEntries(Object.entries(n).filter(([e]) => !c.has(e))) : n ?? {}, u = Px(i).safeParse(l), d = u.success ? [] : u.error.issues, f = new Set(d.flatMap(Fx)), p = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), m = Ix(l) ? Object.entries(l).filter(([e]) => !f.has(e)) : [];
	return {
		values: Object.fromEntries(m),
		broken: f,
		problems: [...c.values(), ...Yo(d, {
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
function Px(e) {
	return x(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function Fx(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function Ix(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/configFile.ts
function Lx(e, t) {
	return Zr(t.working, O(xt, e) ?? xt.default);
}
async function Rx(e, t) {
	let n = Lx(e, t), r = O(xt, e) === void 0 || t.commit && !await Di(n, t), i = r ? Lx({}, t) : n;
	if (r && !await Di(i, t)) return { problems: [] };
	let a = gi(i, t), o;
	try {
		o = xi(await bi(i, t));
	} catch (e) {
		if (e instanceof ji) throw e;
		return { problems: [E("not-read", `The settings in ${a} cannot be read: ${Ti(e)}`)] };
	}
	let s = Dh(a, o, { most: kh });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = Vx(s, P(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(zx)
	};
}
function zx({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const Bx = 1e3;
function Vx(e, t) {
	let n = {
		value: e.value,
		span: e.span
	}, r = Ex(e, n), i = Hx(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: Ht([...r.problems, ...i?.problems ?? []])
	};
}
function Hx(e, t, n) {
	let r = n.get(Or);
	if (r === void 0) return;
	let i = [], a = (e, t) => i.push(E("bad-setting", e, { place: t }));
	n.get(T) !== void 0 && a("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(T));
	let o = new Map(), s = Object.keys(r);
	if (s.length > Bx) return a(`The setting projects has ${s.length.toLocaleString("en-US")} entries. Use at most ${Bx.toLocaleString("en-US")}, and move the others into another file.`, n.namePlace(Or)), {
		entries: o,
		problems: i
	};
	let c = Dx(t, Or.name);
	s.length === 0 && a("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(Or));
	let l = new Map();
	for (let t of s) {
		let n = Rn(e.file, c.span, [t]);
		Ux(t) || a(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: s } = Ex(e, Dx(c, t), [Or.name, t]);
		p(i, s), o.set(t, r);
		let u = r.get(T), d = l.get(u ?? "");
		u === void 0 ? r.isBroken(T) || a(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? l.set(u, t) : a(`The entries "${t}" and "${d}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(T));
	}
	return {
		entries: o,
		problems: i
	};
}
function Ux(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/rules.ts
function Wx(e, t) {
	let n = Y(We, t), r = Kx(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? O(i, t.raw) : Y(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = Y(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: Y(be, t),
		writers: Y(we, t),
		overwrite: Y(Cr, t),
		accept: Y(kt, t),
		pull: void 0,
		filter: n,
		owner: Y(Mt, t),
		prune: Object.fromEntries(i),
		pruneBy: Y(wn, t),
		onProblem: Y(Wn, t),
		protectedTags: Y(De, t),
		limits: Object.fromEntries(a),
		allowRemovals: Y(Je, t),
		allowWrongProject: Y(Zt, t)
	};
	return {
		rules: o,
		problems: e.flatMap((e) => Jx(e, o, t))
	};
}
function Gx(e) {
	let { value: t = {}, part: n } = Zx(be, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(be, e)]));
}
function Kx(e) {
	return Ee.some((t) => O(t, e) !== void 0);
}
function qx(e, t) {
	let n = (O(We, e) ?? []).length > 0;
	if (!n && (!Kx(e) || O(ir, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Se.flatMap((t) => [O(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = Ee.map((e) => `--${fr(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${fr(ir)}.`}`;
	return [E("bad-setting", a, { severity: "notice" })];
}
function Jx(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = mn(a), { place: s } = Zx(a, n) ?? {}, c = (e) => E("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = Ph(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(Mt) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Nh(e, t) === void 0 && !l(wn) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const Yx = [{
	row: it,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: pr,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function Xx(e) {
	return O(We, e) === void 0 ? [] : Yx.filter(({ row: t }) => ![void 0, !1].includes(O(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${fr(e)}: ${t}. Remove one of them.`;
		return E("bad-setting", n);
	});
}
function Zx(e, { raw: t, environment: n, parts: r }) {
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
function Y(e, t) {
	return Zx(e, t)?.value;
}
// src/settings/token.ts
async function Qx(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [E("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await ai(Zr(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Ti(e)}`);
	}
}
const $x = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function eS(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => eb(t, e.get(ze) ?? "")).filter((e) => e !== void 0 && vb(e) === void 0), i = [
		n,
		t[pb],
		eb(t, "INPUT_TOKEN"),
		...r,
		...tS(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function tS(e) {
	return Object.entries(e).flatMap(([e, t]) => $x.test(e) && t || []);
}
const nS = E("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function rS(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a = {
	name: void 0,
	id: ""
} }) {
	let o = e?.get(ze);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [nS] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [E(n, t, { place: e.place(ze) })] : []
	});
	if (!iS(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !xx(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = eb(t.values, o) || void 0;
	if (c === void 0) return s(`The environment has no ${o}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`, "no-token");
	let l = vb(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function iS(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : _b(e) || yb(eb(t, e) ?? "", tS(t)) ? !1 : !n || n.includes(e);
}
// src/settings/project.ts
function aS(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = c ? gS(d[0], n) : mS, m = {
		name: e,
		id: p.id ?? ""
	}, h = rS(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: m
	}), g = Wx(n.kinds, f), _ = !(l && d.some((e) => e.isBroken(Vt))) && Y(Vt, f), v = ib(d[0]?.get(T) ?? "").length > 0;
	return {
		settings: {
			...m,
			chosen: O(T, r) === void 0 && v ? p.id : void 0,
			secrets: p.secrets,
			token: h.token,
			manifests: sS(f, n),
			rules: g.rules,
			checks: oS(f),
			inFile: yx(d),
			pulledLanguages: Zx(Jn, f),
			languagePlaces: Gx(f),
			useAutomations: Y(Lt, f),
			concurrency: Y(Fn, f),
			rate: Y(kr, f),
			showTexts: _ && bx(u, m)
		},
		problems: [
			...p.problems,
			...h.problems,
			...g.problems
		]
	};
}
function oS(e) {
	let t = er.map(({ name: t, row: n }) => [t, Y(n, e)]);
	return Object.fromEntries(t);
}
function sS({ raw: e, parts: t }, { kinds: n, config: r, working: i }) {
	let a = r?.folder ?? i, o = {};
	for (let n of Ee) {
		let r = O(n, e);
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
	let s = cS(t, a);
	return s && {
		kinds: n,
		globs: o,
		texts: s,
		folder: a
	};
}
function cS(e, t) {
	if (e.some((e) => e.isBroken(Wt))) return;
	let n = e.find((e) => e.get(Wt) !== void 0), r = n?.get(Wt)?.map((e, r) => {
		let { files: i, language: a, languages: o, platform: s, platforms: c, tags: l } = e;
		return {
			files: i,
			folder: t,
			place: n.place(Wt, r, "files"),
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
		...lS(e, r)
	}));
}
function lS(e, t) {
	if (e.language === void 0 || Sn(e.files)) return {};
	let [n, r] = t.filter(({ files: t, keyName: n, platform: r }) => Sn(t) && Kr(t) === Kr(e.files) && n === e.keyName && r === e.platform);
	return n?.languages && !r ? { others: n.languages } : {};
}
const uS = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, dS = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, fS = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, pS = {
	where: "the setting project",
	instead: "write the id itself"
}, mS = {
	secrets: [],
	problems: []
};
function hS(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [E(n, e, { ...t && { place: t } })]
	};
}
function gS(e, t) {
	let n = _S(e, t), { id: r } = n, i = O(fe, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === En(r))) return n;
	let a = O(T, t.raw) !== void 0, o = a || e?.get(T) === void 0 ? void 0 : e.place(T), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...hS(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function _S(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = O(T, t);
	if (a !== void 0) return yS(a);
	let o = e?.get(T);
	return e && o !== void 0 ? vS(o, n, e.place(T)) : e?.isBroken(T) || r?.projects ? mS : i === void 0 ? hS("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : ib(i).length > 0 ? vS(i, n, void 0) : {
		...mS,
		id: i
	};
}
function vS(e, t, n) {
	if (ib(e).length === 0) return bS(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return hS("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = hb(r, pS, t);
	if ("message" in o) return hS(o.message, n, o.code);
	let { value: s } = o;
	if (!fS.test(s)) return hS(`The value of ${a} ${xS}`, n);
	let c = bS(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, En(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function yS(e, t = "project") {
	let [n, r] = dS.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? bS(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? hS(`${i} is the URL of a branch. Give the id with :branch after it.`) : bS(r.replace(/%3a/i, ":"), i);
}
function bS(e, t, n) {
	return uS.test(e) ? {
		...mS,
		id: e
	} : hS(`${t} ${xS}`, n);
}
const xS = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function SS(e, t, n) {
	let r = (e) => E("bad-setting", e), i = O(rt, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [E("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = cr(e, a) || ` There are ${a.join(", ")}.`;
		return [E("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(T) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, l = [T, ...Ee];
	if (c.length > 1) for (let t of l) O(t, e) !== void 0 && o.push(r(`The option --${fr(t)} (in the action: ${fr(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/resolve.ts
const CS = new AbortController().signal;
async function wS(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = CS }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await Rx(t, n), p = await Qx(O(It, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), h = eS(d, r, m), g = {
		values: r,
		tokens: h,
		allowed: O(An, t)
	}, _ = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, v = Y(St, _), y = SS(t, d, a), b = e !== "validate" && !v, x = {
		kinds: wt(),
		raw: y.names.length > 1 ? {
			...t,
			[fr(T)]: []
		} : t,
		environment: r,
		config: d,
		usable: g,
		runToken: m,
		online: b,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l
	}, S = d === void 0 && f.length > 0, ee = (e) => aS(e, e === void 0 ? void 0 : d?.projects?.get(e), x), te = S ? [] : y.names.map(ee), ne = te.map(({ settings: e }) => e), re = y.others.map((e) => ee(e).settings), C = {
		kinds: wt(),
		command: e,
		apiUrl: Y(ct, _),
		projects: ne,
		others: re.flatMap(({ manifests: e }) => e ?? []),
		showTexts: ne.every(({ showTexts: e }) => e) && DS(u),
		usable: g,
		secrets: [...h.map(yn), ...[...ne, ...re].flatMap((e) => e.secrets)],
		timeLimit: Y(Be, _),
		...TS(t, _, n),
		combines: !1,
		matrix: v,
		reports: [],
		backupDir: ES(O($t, t) ?? i, n),
		restoreFlags: Hn(t, [
			xt,
			...d ? [T] : [],
			It,
			ct
		])
	}, ie = x.online && ne.some(({ inFile: e }) => e.get(Vt) !== !1);
	return {
		settings: C,
		problems: OS([
			...p.problems,
			...nr(t),
			...f,
			...y.problems,
			...te.flatMap((e) => e.problems),
			...x.online ? qx(t, d) : [],
			...Xx(t),
			...u?.is === "missing" && ie ? [Cx(u.why)] : []
		])
	};
}
function TS(e, t, n) {
	return {
		format: Y(lt, t),
		detailedExitcode: Y(pe, t),
		all: Y(_t, t),
		publish: Y(ge, t),
		failOnDrift: Y(je, t),
		applyFrom: Y(pt, t),
		yes: Y($e, t),
		verbose: Y(Gt, t),
		quiet: Y(Dt, t),
		force: Y(hn, t),
		out: ES(O(Ge, e), n),
		report: [...new Set(Y(_e, t).map((e) => Zr(n.working, e)))],
		plan: ES(O(it, e), n),
		configFile: Lx(e, n)
	};
}
function ES(e, { working: t }) {
	return e === void 0 ? void 0 : Zr(t, e);
}
function DS(e) {
	return !e || e.is === "read" && e.projects.every(({ showTexts: e }) => e);
}
function OS(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/kinds/declaration.ts
function kS({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => NS(n, t[e] ?? [])));
}
function AS({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap($n)))];
}
function jS(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => MS(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function MS(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function NS({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Rn(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function PS(e, t, { second: n, first: r, field: i }, a = "") {
	let o = M(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${FS(M(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return E(e, s, { place: o });
}
function FS({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function IS(e, t) {
	let n = kS(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...LS(e, t),
		...RS(n, t),
		...HS(n.filter(({ ofText: e }) => e), t)
	];
}
function LS({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [E("project-type", o, { scope: "project" })];
}
function RS(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...d(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = cr(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = `Project ${t.name} has no language "${e}".${o} ${l}`;
		return E("unknown-language", u, {
			place: r.place,
			scope: "project"
		});
	});
}
function zS({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => sn(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [E("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
function BS({ languages: e }, t) {
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
function VS(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${cr(e, r)}`;
		return [E("unknown-language", i, {
			place: n,
			severity: "warning",
			scope: "change"
		})];
	});
}
function HS(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [E("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function US({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const WS = new AbortController().signal;
async function GS({ projects: e, usable: t }, n, { signal: r = WS, known: i = new Map(), onProgress: a = () => {}, findProject: o } = {}) {
	let s = [], c = [];
	for (let l of e) {
		if (!l.manifests) continue;
		let e = await KS(async (e) => {
			a({ phase: "reading" });
			let o = await Ho(e, l, n, r), { manifests: s } = o, c = Object.values(s).flat().length, u = 0, d = zh(e.kinds, s, t, i), f = d.next();
			for (; !f.done && !r.aborted;) await fi(), a({
				phase: "reading",
				count: {
					done: ++u,
					total: c,
					unit: "file"
				}
			}), f = d.next();
			if (!f.done || r.aborted) return;
			let { declared: p, problems: m } = f.value;
			return {
				declared: p,
				problems: [...o.problems, ...m],
				textFiles: Lh(s),
				undecided: o.undecided,
				manifests: Object.values(s).flatMap((e) => e.map(({ path: e }) => e))
			};
		}, l, o);
		if (!e) break;
		p(c, e.problems.map(JS(l)));
		let { declared: u, manifests: d, textFiles: f, isDoubtful: m } = e;
		s.push({
			settings: l,
			declared: u,
			manifests: d,
			textFiles: f,
			...m && { isDoubtful: m }
		});
	}
	return {
		reads: s,
		problems: [...c, ...YS(s)]
	};
}
async function KS(e, t, n) {
	let r = t.manifests && await e(t.manifests), i = ({ place: e }) => e !== void 0 && r?.undecided.has(e.file) === !0;
	if (!t.manifests || !r?.problems.some(i)) return r;
	let a = new Set([...r.undecided.values()].map(({ language: e }) => e));
	if (a.size === 1 && !a.has(void 0)) return r;
	if (!n) return qS(r, i);
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
	let u = ve(l.problems) ? [] : zS(r, o);
	return {
		...l,
		problems: [...l.problems, ...u]
	};
}
function qS(e, t) {
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
function JS({ rules: e }) {
	let t = Object.values(e.prune).some((e) => e !== "off");
	return (e) => t && e.code === "no-language-file" && e.severity === "notice" ? {
		...e,
		severity: "error",
		scope: "run",
		message: `${e.message} With prune, create it first.`
	} : e;
}
function YS(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => XS(t, e) !== void 0), a = i && XS(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [E("bad-setting", o)];
	});
}
function XS(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (En(e.settings.id) !== En(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const ZS = {
	entries: {},
	variables: new Map()
};
async function QS(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => wS(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[fr(rt)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await GS({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => $y(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), y = [...h.filter(({ code: e }) => !tC.includes(e)), ...v].find(nC);
	return y ? {
		is: "missing",
		why: rC(y)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function $S(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await wS("plan", {
		...e,
		[fr(rt)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: rC(o)
	} : {
		is: "read",
		projects: i.projects.map(({ name: e, id: t, showTexts: n, inFile: r }) => {
			let i = r.get(ze);
			return {
				name: e,
				id: t,
				showTexts: n,
				tokenEnv: typeof i == "string" ? i : void 0
			};
		})
	};
}
const eC = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], tC = ["unset-variable", "project-not-allowed"];
function nC({ severity: e, code: t }) {
	return e === "error" && !eC.includes(t);
}
function rC({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Dn({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function iC(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => oC(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? ZS, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? US(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		kinds_no_longer_declared: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: wx(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function aC(e, t) {
	let n = e && iC(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function oC({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(T));
}
function sC(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return E("released-project", t, { severity: "warning" });
	});
}
function cC(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? rC(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...ax(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
const lC = { entries: {} };
async function uC({ kinds: e }, { problems: t }, n, r) {
	if (ve(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(dC(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => fC(e, t, c.get(t), l.get(t)))
	};
}
function dC(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function fC(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...Qb(e, n?.declared ?? lC, r?.declared ?? lC),
		settings: wx(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function pC(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = Py(t), l, u, d = 0, f, p = () => {
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
function mC(e, t) {
	return pC({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(Oy(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
const hC = "lokaform-backup";
function gC(e) {
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
		showProblems: (e) => _C(e, r),
		ask: i && ((e, t) => gr(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => vC(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => CC(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function _C(e, t) {
	for (let n of jt(Ly(e, t.paintError), t.errorWidth)) t.error(n);
}
function vC(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.paintError("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = ht(a.out, a.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Ny(e));
		},
		...s ? void 0 : yC(n, u),
		onPlan: (r) => bC(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new ca({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function yC({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? pC({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(Oy(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : mC(t, n);
}
async function bC(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = SC(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of Fy(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = {
			paint: i.paintError,
			width: i.errorWidth
		};
		for (let n of Fy(e, {
			...u,
			...t
		})) i.prompt(n);
	}
	for (let t of jt(Ly(e.problems, i.paintError), i.errorWidth)) i.prompt(t);
	return gr("Apply this plan?", c, n);
}
function xC(e, t) {
	return jt(Fy(e, {
		...t,
		width: void 0
	}).slice(-1), t.width);
}
function SC({ command: e, all: t }, { console: { paint: n, width: r } }) {
	return {
		paint: n,
		width: r,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function CC(e, t, n, r) {
	let { console: i, folder: a } = r, { paint: o, paintError: s, width: c, errorWidth: l } = i, { format: u, quiet: d, command: f } = t;
	if (u === "json" && i.out(lr(e)), u === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	for (let t of jt(zy(e, s), l)) i.error(t);
	if (u !== "text") return;
	if (d && (f === "plan" || f === "drift")) for (let n of e.projects) for (let e of xC(n, SC(t, r))) i.out(e);
	if (vt(e)) for (let t of By(e, s, l)) i.error(t);
	else for (let t of By(e, o, c)) i.out(t);
	let p = (e) => gi(e, { displayRoot: a });
	if (!d) for (let e of Vy(n, p)) i.out(e);
	if (!d) for (let n of wC(e, t, r)) i.out(n);
	let m = TC(e);
	if (!(m === void 0 || d || l === void 0)) for (let e of jt([s("dim", m)], l)) i.error(e);
}
function wC(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || Nt(e) || !xe(e)) return [];
	let i = xr(e).some(In) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = Hn(r, Pn("apply")).map(dr);
	return [`To make ${i}: ${k(["lokaform apply", ...a].join(" "))}`];
}
function TC(e) {
	let t = xr(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-agreed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const EC = {
	"key:": ({ names: e }) => e,
	"tag:": ({ tags: e }) => e,
	"file:": ({ files: e }) => e
};
function DC(e) {
	return Object.keys(EC).find((t) => e.startsWith(t)) ?? "";
}
function OC(e, t) {
	return e.length === 0 || e.some((e) => AC(e, jC(t)));
}
function kC(e, t) {
	if (e.length === 0) return [];
	let n = t.map(jC);
	return e.filter((e) => !n.some((t) => AC(e, t)));
}
function AC(e, t) {
	let n = DC(e), r = e.slice(n.length);
	if (n === "file:") return t.files.some((e) => tn(e, r));
	let i = EC[n || "key:"]?.(t) ?? [];
	return n !== "" || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function jC({ kind: e, entry: t, live: n, change: r }) {
	let i = [t, ...t.parts ?? []].map(({ file: e }) => e.path), a = e.fields.find(({ role: e }) => e === "owner"), o = a?.toPlan(t.values) ?? [], s = r && r.action !== "destroy" ? r.fields : [], c = [...o, ...s.filter(({ field: e }) => e === a?.name)];
	return {
		names: e.secretNames ? [] : Rb(e.identity(t.values)),
		tags: [...n === void 0 ? [] : e.tags(n), ...c.flatMap((e) => Rb(e.after))],
		files: i
	};
}
function MC(e, t) {
	return kC(e, FC(t)).filter((e) => !e.startsWith("tag:")).map((e) => NC(e, t));
}
function NC(e, t) {
	let n = DC(e), r = FC(t).flatMap((e) => EC[n || "key:"]?.(jC(e)) ?? []), i = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${cr(e, [...new Set(r)].map((e) => n + e))}`;
	return E("unknown-filter", i);
}
function PC(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => NC(e, n));
}
function FC(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function IC(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function LC(e, t, n) {
	let r = VC(t), i = e.flatMap(IC).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : OC([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function RC(e, t, n) {
	let r = n.flatMap(BC);
	return t.filter((e) => !IC(e).some(({ keys: e }) => r.some((t) => OC([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = IC(t), a = cr(n, [...new Set(r.flatMap(VC))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return E("unknown-text", o);
	});
}
function zC(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = BC(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = IC(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => OC([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => OC([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.`;
		return s.length === 0 ? [] : [E("unknown-text", u, { scope: "project" })];
	});
}
function BC(e) {
	return FC([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function VC({ kind: e, entry: t }) {
	return Rb(e.identity(t.values));
}
// src/remote/kindRemote.ts
let HC = [];
function UC(e) {
	HC = e;
}
function WC() {
	return HC;
}
function GC({ name: e }) {
	let t = HC.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/remote/sending.ts
var KC = class {
	halt;
	mayWrite;
	permission;
	cause;
	accepted = !1;
	lastRefusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = t ?? (async () => void 0);
	}
	reason() {
		return this.halt() ?? this.cause;
	}
	async beforeWrite() {
		let e = this.reason();
		return e === void 0 ? (this.permission ??= this.mayWrite(), this.cause ??= await this.permission, this.reason()) : e;
	}
	noteAccepted() {
		this.accepted = !0;
	}
	noteProjectRefused(e) {
		this.cause ??= `The service refuses all requests for this project: ${e}`;
	}
	noteUnreachable(e) {
		this.cause ??= `The service could not be reached: ${e}`;
	}
	noteSingleRefused(e) {
		!this.accepted && this.lastRefusal === e && (this.cause ??= `The service refused the changes before this one, each with the same message: ${e}`), this.lastRefusal = e;
	}
};
const qC = 2e3;
function JC(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`
	};
}
function YC({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var XC = class extends Error {};
const ZC = [
	401,
	402,
	403,
	404,
	423,
	429
];
function QC(e) {
	return e instanceof Lr ? ZC.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function $C(e) {
	return e.name === "TimeoutError" || e instanceof Lr && [
		413,
		502,
		504
	].includes(e.status);
}
function ew(e, t) {
	return e instanceof Lr || e.mayHaveHappened || !t ? e : t;
}
function tw(e) {
	return e instanceof zr && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
function nw(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = (e) => N(Hr(e)?.lang_iso) || void 0, i = await Ur(() => e.languages(t, { limit: 500 }), r), a = i && Ir(i, r);
		if (!a) throw new rw();
		return a;
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
var rw = class extends Error {};
async function iw(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof jr || e instanceof rw) return;
		throw e;
	}
}
function aw({ message: e }, t) {
	return {
		state: "failed",
		how: "not made",
		message: `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`
	};
}
function ow(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function sw(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function cw(e, t) {
	return t.mayHaveHappened ? aw(t, e) : tw(t);
}
var lw = class {
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
		this.#t || (this.#n = dw(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${fw(e)}`
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
		await pi(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a), clearTimeout(this.#o);
	}
};
function uw(e) {
	let t = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), n = () => e.stop("SIGTERM"), r = () => e.stop("SIGHUP");
	return process.on("SIGINT", t), process.on("SIGTERM", n), process.on("SIGHUP", r), () => {
		process.off("SIGINT", t), process.off("SIGTERM", n), process.off("SIGHUP", r), e.close();
	};
}
function dw(e, t) {
	return e === "time limit" ? `The time limit of ${pw(t)} was reached.` : `The run was stopped by ${e}.`;
}
function fw(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function pw(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/keys/live.ts
function mw(e, t) {
	let n = Hr(e) ?? {}, r = Nr(n.key_id), a = bw(n.key_name, (e) => N(e) || void 0), o = Ir(n.platforms, N), s = i.filter((e) => o?.includes(e)), c = Object.keys(Aw(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = Sw(n.translations), u = new Set(l?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: c,
		platforms: o && s,
		filenames: xw(bw(n.filenames, N)),
		tags: Ir(n.tags, N),
		is_plural: Vr(n.is_plural),
		is_archived: Vr(n.is_archived)
	};
	if (!Fr(f) || d.length > 0) {
		let e = [...Mr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let p = s.length < new Set(o).size;
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		..._w(n),
		translations: l
	} };
}
const hw = {
	description: N,
	context: N,
	plural_name: N,
	is_hidden: Vr,
	char_limit: Rr,
	custom_attributes: yw,
	modified_at_timestamp: Pr,
	translations_modified_at_timestamp: Pr
}, gw = Object.entries(hw);
function _w(e) {
	return Object.fromEntries(gw.map(([t, n]) => [t, n(e[t])]));
}
function vw(e) {
	return Object.keys(hw).filter((t) => e[t] === void 0);
}
function yw(e) {
	let t = N(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function bw(e, t) {
	let n = Hr(e) ?? {}, r = {};
	for (let e of i) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function xw({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function Sw(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Cw(Hr(n) ?? {});
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
function Cw(e) {
	return {
		language_iso: N(e.language_iso),
		translation: N(e.translation),
		modified_by: Nr(e.modified_by),
		modified_by_email: N(e.modified_by_email),
		modified_at_timestamp: Pr(e.modified_at_timestamp),
		is_reviewed: Vr(e.is_reviewed),
		is_unverified: Vr(e.is_unverified)
	};
}
var ww = class {
	#e = new Map();
	#t;
	constructor(e) {
		this.#t = e;
	}
	add(e) {
		this.addRead(this.read(e));
	}
	read(e) {
		return Array.from(e, (e) => mw(e, this.#t));
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
const Tw = (e) => {
	let t = e.exactOptional();
	return x({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Ew = Tw(b()), Dw = Tw(b().min(1));
function Ow(e, t) {
	return typeof e == "string" ? e : e[t];
}
function X(e, t = i) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of i) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function kw(e, t = i) {
	let n = X(e, t);
	return (n.length > 0 ? n : X(e)).join(" / ");
}
function Aw(e, t) {
	let n = {};
	for (let r of i) {
		let i = Ow(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function jw(e) {
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
const Mw = wb();
function Nw(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function Pw(e, t) {
	let n = e;
	return Mw({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: b(),
		value: b(),
		unset: "",
		live: (e) => e[n],
		toManifest: Nw,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function Fw(e, t = () => void 0) {
	let n = e;
	return Mw({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: S(),
		value: S(),
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
const Iw = Mw({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: ie().min(0),
	value: ie(),
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
}), Lw = te(b(), y()), Rw = Mw({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: Lw,
	value: y(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(zw(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = Lw.safeParse(e);
		return t.success ? Nw(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function zw(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Bw({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const Vw = Mw({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: C(ae(i)).min(1),
	value: C(ae(i)),
	live: (e) => e.onOtherPlatform ? void 0 : Uw(e.platforms),
	inPlan: (e) => Uw(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Hw = Mw({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: C(b().min(1)),
	value: C(b()),
	unset: [],
	live: (e) => Ww(e.tags),
	check: (e, { rules: t }) => {
		let n = ce(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Ww(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Ww([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: Nw,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Ww([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Uw(e) {
	return i.filter((t) => e.includes(t));
}
function Ww(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const Gw = Mw({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: _([b().min(1), Dw.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Ew,
	live: (e, { platforms: t }) => Aw(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = X(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Aw(e, n)
		} : a;
	},
	inPlan: (e) => Aw(e, i),
	check: Kw,
	merge: Jw,
	carries: (e, t) => i.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = X(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = jw(t);
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
function Kw(e, { project: t, platforms: n }) {
	if (!t.perPlatformNames && X(e).length > 1) return {
		code: "same-names-needed",
		message: `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
	if (t.perPlatformNames && X(e, n).length === 0 && n.length > 0) return {
		code: "same-names-needed",
		message: `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`,
		path: []
	};
}
const qw = Mw({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Ew,
	value: Ew,
	unset: {},
	live: (e) => Yw(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => i.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => Nw(Yw(e)),
	merge: Jw,
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
		slots: Yw(e)
	})
});
function Jw(e, t, n) {
	let r = {};
	for (let a of i) {
		let [i = "", o = "", s = ""] = [
			e[a],
			t[a],
			n[a]
		];
		if (i !== o && s !== i && s !== o) return;
		r[a] = i === o ? s : o;
	}
	return Yw(r);
}
function Yw(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/texts.ts
const Xw = te(b(), b()), Zw = _([b(), Xw]);
function Qw(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = Xw.safeParse(JSON.parse(e));
		return t.success ? eT(t.data) : e;
	} catch {
		return e;
	}
}
function $w(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function eT(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function tT(e, t) {
	return typeof e == "string" || typeof t == "string" ? e === t || nT(e) && nT(t) : h(eT(e), eT(t));
}
function nT(e) {
	return typeof e == "string" ? e === "" : Object.keys(eT(e)).length === 0;
}
const rT = Xw.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: qe }
}), iT = _([b(), rT]), aT = te(b().min(1), iT), oT = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, sT = C(x({
	language_iso: b(),
	translation: oe()
})).refine(oT, "has a language twice"), cT = C(x({
	language_iso: b().min(1),
	translation: iT
})).refine(oT, "has a language twice"), lT = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: _([aT, cT.transform(fT).pipe(aT)]),
	rewrite: dT,
	diff({ translations: e }, t, n) {
		let { listed: r } = n;
		if (!e && r.length === 0 || n.project.segmentation) return Sb;
		let i = [], a = [], o = [], s = [], c = r.filter((t) => !Object.hasOwn(e ?? {}, t));
		for (let [r, l] of [...Object.entries(e ?? {}), ...c.map((e) => [e, void 0])]) {
			let { plural: e, project: c } = n, u = c.languages?.find(({ iso: e }) => e === r)?.pluralForms ?? [], d = ` of ${r} in this project`, f = l === void 0 ? [] : uT(r, l, e, u, d);
			if (f.length > 0) {
				p(o, f);
				continue;
			}
			let m = mT(r, l, t, n);
			m && "code" in m ? o.push(m) : m && "kept" in m ? (a.push(m.kept), m.open && s.push(m.open)) : m && i.push(m);
		}
		return i.length + a.length + o.length === 0 ? Sb : {
			changes: i,
			kept: a,
			issues: o,
			...s.length > 0 && { open: s }
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
			translation: Zw.parse(t)
		}));
	},
	show(e) {
		let t = Zw.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: eT(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && Qw(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Qw(n, t);
			return nT(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => nT(Qw(e, t))),
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
			...gT(n, Qw(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !nT(Qw(n.translation, e.is_plural));
	},
	same: (e, t) => tT(Zw.parse(e), Zw.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function uT(e, t, n, r, i = "") {
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
		let t = `"${n}" is not a plural form${i}. Forms are ${r.join(", ")}.${cr(n, r)}`;
		a.push({
			code: "plural-form",
			message: t,
			path: [e, n]
		});
	}
	return a;
}
function dT(e) {
	if (!Array.isArray(e)) return;
	let t = sT.safeParse(e);
	if (t.success) return {
		value: fT(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function fT(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function pT({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Eb(Qw(t, e)));
}
function mT(e, t, n, { rules: r, verdicts: i }) {
	let a = Un(r, e);
	if (a === "ignore") return;
	let o = "translations";
	if (!n) return t === void 0 ? void 0 : {
		field: o,
		part: e,
		after: t
	};
	let s = n.translations?.find(({ language_iso: t }) => t === e);
	if (!s) return t === void 0 ? void 0 : Cb(`${e} text`, [e]);
	let c = Qw(s.translation, n.is_plural), l = {
		field: o,
		part: e,
		live: c,
		...gT(s, c)
	};
	if (t === void 0) return nT(c) ? void 0 : { kept: {
		...l,
		reason: "pull"
	} };
	let u = $w(t, c);
	if (tT(c, u)) return;
	let d = {
		field: o,
		part: e,
		before: c,
		after: u,
		...gT(s, c)
	};
	if (a === "enforce" || nT(c)) return d;
	let f = a === "seed";
	if (f && !r.pull && r.overwrite.length === 0) return { kept: {
		...l,
		declared: t,
		reason: "held"
	} };
	if (!f && hT(c, u)?.length === 0) return d;
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
	let v = "cause" in _ ? { cause: _.cause } : {}, y = _.is === "pull" && _.landed !== void 0 ? { landed: _.landed } : {};
	return { kept: {
		...l,
		declared: t,
		reason: _.is,
		...v,
		...y
	} };
}
function hT(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(eT(e)).filter((n) => e[n] !== t[n]);
}
function gT(e, t) {
	if (!e.modified_at_timestamp || nT(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: _T(n) },
		...i && { reviewed: i }
	} };
}
function _T(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/traits.ts
const vT = [
	Gw,
	Vw,
	Pw("description", !0),
	Hw,
	lT,
	qw,
	Pw("context", !0),
	Iw,
	Fw("is_plural"),
	Pw("plural_name"),
	Fw("is_hidden"),
	Fw("is_archived", (e, t) => !Bw(e, t) && void 0),
	Rw
], yT = b().min(1), bT = _([ie().positive(), b().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), xT = Ze(vT).required({ key_name: !0 }).extend({
	previously: _([yT.transform((e) => [e]), C(yT).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: S().exactOptional(),
	key_id: bT.exactOptional()
}).meta({ allOf: [ST(!0), ST(!1)] });
function ST(e) {
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
const CT = Ze(vT.filter((e) => e.name !== "key_name" && e.name !== "translations")), Z = {
	name: "key",
	fields: vT,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => kw(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, verdicts: i }, a = []) => ({
		project: n,
		rules: r,
		verdicts: i,
		listed: a,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? qt + r.owner : void 0
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
	declaredId: (e) => Br(e.key_id),
	liveLabel: (e) => kw(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Bw(n, t),
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
function wT(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of TT(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = new Set();
		for (let t of a.from ? TT(a) : []) for (let n of r.get(t) ?? []) if (e.add(n).size > 5) break;
		let [o, s] = e;
		if (o && s) t.push(ET(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => DT(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function TT({ values: e }) {
	let t = Aw(e.key_name, e.platforms ?? i);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function ET(e, t) {
	let n = t.flatMap(([e]) => e ? [FS(M(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return J(Z, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function DT(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = AT(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.span.members), o = new Map([...r.from].map(([e, t]) => [e, MT(t, e)])), [s] = e.flatMap((e) => jT(e, "translations"));
	s && a.set("translations", Xn(s, { members: o }));
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => jT(e, t));
		n && a.set(t, n);
	}
	let c = OT(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: NT(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...PT(e),
			...t.from ? {} : t.onCreate
		},
		span: Xn(t.span, { members: a }),
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [FT(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function OT(e) {
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
		problems: a && o ? [kT(o, a)] : []
	};
}
function kT(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${FS(M(t.file, t.span, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return J(Z, e, "plural-mismatch", i, {
		path: ["translations", n],
		scope: "run"
	});
}
function AT(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(FT(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function jT({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [Xn(r, { file: t })] : [];
}
function MT(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return Xn(n ?? e.span, { file: e.file });
}
function NT(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function PT(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = i.filter((e) => t.some((t) => t.platforms?.includes(e))), r = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...r.length > 0 && { tags: r }
	};
}
function FT(e, t, n) {
	let r = FS(M(t.file, t.span, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : ""}`;
	return J(Z, e, "duplicate-text", i, {
		path: n,
		scope: "run"
	});
}
function IT(e) {
	let t = new at(), n = new Map();
	for (let r of e) {
		let { filenames: e } = r.values, i = e === void 0 ? "" : a(Yw(e)), [o] = TT(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		o && !t.countMore(r.file.path) && t.add(PS("duplicate-key", `Key "${X(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: o,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
// src/keys/manifest.ts
const LT = {
	schema: xT,
	fields: vT,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, RT = {
	schema: CT,
	fields: vT.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function zT(e, t) {
	return Vh({
		plural: "keys",
		entry: LT,
		defaults: RT
	}, e, t);
}
function BT(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([e, n]) => uT(e, n, t, qe)).map(({ code: t, message: n, path: r }) => {
		let i = {
			path: ["translations", ...r],
			ofName: t === "plural-form"
		};
		return J(Z, e, t, n, {
			...i,
			scope: "run"
		});
	});
}
function VT(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : zT(e, t).entries.flatMap(({ values: e }) => X(e.key_name));
}
const HT = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = i.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return i.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return UT(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(qt)).sort()[0];
	}
};
function UT({ key_name: e, platforms: t }) {
	let [n = ""] = X(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function WT(e, t, n) {
	if (e.fields.some((t) => et(e.kind, t))) {
		let r = Ft(Z, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: Ut(e.fields)
		};
	}
	let r = Pe(Z, t, Z.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => m(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => en(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...Re(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: Z.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: Ut(s ? [s, ...a] : o)
	};
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
	return s(e) ? e : {};
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
function ZT(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function QT({ language: e }, { form: t }) {
	return t === void 0 ? `The ${e} text` : `The form ${t} of the ${e} text`;
}
// node_modules/@formatjs/icu-skeleton-parser/index.js
const $T = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function eE(e) {
	let t = {};
	return e.replace($T, (e) => {
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
const tE = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function nE(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(tE).filter((e) => e.length > 0), n = [];
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
function rE(e) {
	return e.replace(/^(.*?)-/, "");
}
const iE = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, aE = /^(@+)?(\+|#+)?[rs]?$/g, oE = /(\*)(0+)|(#+)(0+)|(0+)/g, sE = /^(0+)$/;
function cE(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(aE, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function lE(e) {
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
function uE(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !sE.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function dE(e) {
	return lE(e) || {};
}
function fE(e) {
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
				t.style = "unit", t.unit = rE(n.options[0]);
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
						...dE(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...dE(t)
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
				n.options[0].replace(oE, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (sE.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (iE.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(iE, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...cE(e)
			});
			continue;
		}
		if (aE.test(n.stem)) {
			t = {
				...t,
				...cE(n.stem)
			};
			continue;
		}
		let e = lE(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = uE(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
// node_modules/@formatjs/icu-messageformat-parser/index.js
let pE = function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({}), mE = function(e) {
	return e[e.literal = 0] = "literal", e[e.argument = 1] = "argument", e[e.number = 2] = "number", e[e.date = 3] = "date", e[e.time = 4] = "time", e[e.select = 5] = "select", e[e.plural = 6] = "plural", e[e.pound = 7] = "pound", e[e.tag = 8] = "tag", e;
}({});
function hE(e) {
	return e.type === 2;
}
function gE(e) {
	return e.type === 3;
}
function _E(e) {
	return e.type === 4;
}
function vE(e) {
	return e.type === 5;
}
function yE(e) {
	return e.type === 6;
}
function bE(e) {
	return e.type === 8;
}
function xE(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function SE(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
const CE = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, wE = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, TE = {
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
function EE(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = DE(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function DE(e) {
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
	return n !== "root" && (r = e.maximize().region), (TE[`${n}-${r}`] || TE[r || ""] || TE[n || ""] || TE[`${n}-001`] || TE["001"])[0].charAt(0);
}
const OE = RegExp(`^${CE.source}*`), kE = RegExp(`${CE.source}*$`);
function Q(e, t) {
	return {
		start: e,
		end: t
	};
}
const AE = !!Object.fromEntries, jE = !!String.prototype.trimStart, ME = !!String.prototype.trimEnd, NE = AE ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, PE = jE ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(OE, "");
}, FE = ME ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(kE, "");
};
let IE = LE();
function LE() {
	try {
		let e = RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return wE;
}
function RE(e, t) {
	return IE.lastIndex = t, IE.exec(e)[1] ?? "";
}
function zE(e) {
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
var BE = class {
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
				let e = zE(this.message);
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
			} else if (i === 60 && !this.ignoreTag && VE(this.peek() || 0)) {
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
				if (this.isEOF() || !VE(this.char())) return this.error(23, Q(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && UE(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !HE(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = RE(this.message, t), r = t + n.length;
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
					let r = FE(n.val);
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
					let t = PE(e.style.slice(2));
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
						this.locale && (r = EE(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? eE(r) : {}
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
						options: NE(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: NE(c.val),
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
			n = nE(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? fE(n) : {}
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
		for (; !this.isEOF() && WE(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function VE(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function HE(e) {
	return VE(e) || e === 47;
}
function UE(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function WE(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function GE(e) {
	e.forEach((e) => {
		if (delete e.location, vE(e) || yE(e)) for (let t in e.options) delete e.options[t].location, GE(e.options[t].value);
		else hE(e) && xE(e.style) || (gE(e) || _E(e)) && SE(e.style) ? delete e.style.location : bE(e) && GE(e.children);
	});
}
function KE(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new BE(e, t).parse();
	if (n.err) {
		let e = SyntaxError(pE[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || GE(n.val), n.val;
}
// src/checks/icu.ts
const qE = {
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
}, JE = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;
function YE(e) {
	try {
		let t = new Map();
		return ZE(KE(e, { ignoreTag: !0 }), t), {
			is: "message",
			args: t
		};
	} catch (t) {
		if (!(t instanceof SyntaxError) || JE.test(e)) return { is: "unread" };
		let [n, r] = qE[t.message] ?? ["its syntax is wrong", "Correct it"];
		return {
			is: "broken",
			cause: n,
			fix: r,
			at: XE(t)
		};
	}
}
function XE(e) {
	let { location: t } = e;
	return (t?.start?.offset ?? 0) + 1;
}
function ZE(e, t, n = "") {
	for (let r of e) if (r.type === mE.pound) t.set(n, !0);
	else if (r.type === mE.tag) ZE(r.children, t, n);
	else if (r.type === mE.plural || r.type === mE.select) {
		t.set(r.value, t.get(r.value) ?? !1);
		let e = r.type === mE.plural ? r.value : n;
		for (let { value: n } of Object.values(r.options)) ZE(n, t, e);
	} else r.type !== mE.literal && t.set(r.value, !0);
}
const QE = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function $E(e) {
	return e.includes("{") && e.length <= 2e4 && QE.test(e);
}
const eD = /(?<!')'(?=\{)/;
function tD(e) {
	return eD.test(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function nD(e, t) {
	if (e.length > 2e4) return;
	let n = t ? YE(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: gD
		};
	}
	if (n && $E(e)) return;
	let r = _D(e, "likely"), i = vD(r) ? oD(e, r, "all") : r;
	return {
		text: e,
		named: FD(e),
		choosing: new Set(),
		printf: i
	};
}
function rD(e, t, n = new Set()) {
	if (iD(e, t)) return;
	let r = aD(e, t), i = sD(e, t), a = cD(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: dD(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function iD({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a, isDoubtful: o } = n.printf;
	if (o || t.isDoubtful || i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function aD({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === gD) return r;
	if (vD(t)) return oD(n, r, "all");
	let i = oD(n, r, "sure");
	return e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function oD(e, t, n) {
	return t.isDoubtful ? _D(e, n) : t;
}
function sD({ named: e, choosing: t, printf: n }, { named: r }) {
	let i = new Set(e.values()), a = e.size === 0 && !vD(n);
	return {
		lacks: [...e.keys()].filter((e) => !r.has(e) && !t.has(e)),
		has: [...r].flatMap(([t, n]) => !e.has(t) && (a || i.has(n)) ? [t] : [])
	};
}
function cD({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(lD),
		has: i.map(lD),
		isReordered: !1
	};
	let o = uD([...e.values()], [...t.values()]), s = uD([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function lD([, { written: e }]) {
	return e;
}
function uD(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function dD(e, t) {
	return vD(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function fD(e) {
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
const pD = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, mD = /^%(?:20[a-z]|[0-7][CDEF])$/i, hD = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["sS", "text"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], gD = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1,
	isDoubtful: !1
};
function _D(e, t) {
	if (!e.includes("%")) return gD;
	let n = new Map(), [r, i, a, o] = [
		1,
		!1,
		!1,
		!1
	];
	for (let s of e.matchAll(pD)) {
		let [c, l, u, d, f] = s;
		if (l !== void 0) i = !0;
		else if (f === void 0) a ||= !/[({]$/.test(c);
		else {
			let i = bD(e, s.index, c, "sure");
			if (o ||= !i, !i && !bD(e, s.index, c, t)) {
				a = !0;
				continue;
			}
			d === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			}), n.set(u === void 0 ? r++ : Number(u), {
				type: xD(f),
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
function vD({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const yD = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function bD(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || mD.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !yD.test(i);
}
function xD(e) {
	return hD.find(([t]) => t.includes(e))?.[1] ?? "text";
}
function SD(e, t, n) {
	let r = e.map((e) => ({
		...e,
		forms: CD(e, n)
	})), i = r.flatMap(({ forms: e }) => e), [a] = i;
	if (!a || i.every((e) => iD(a.placeholders, e.placeholders))) return [];
	let o = r.flatMap((e) => e.forms.length > 0 ? wD(e) : []), s = ID(o, t);
	if (!s) return [];
	let c = ED(s);
	return o.flatMap((e) => e === s || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = s.forms.some((e) => !rD(e.placeholders, t.placeholders)) ? void 0 : rD(s.together, t.placeholders, t.form === void 0 ? void 0 : c);
		return n ? [DD(e, t, s, n)] : [];
	}));
}
function CD(e, t) {
	return ZT(e.text).flatMap((e) => {
		let n = nD(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function wD(e) {
	let t = [...e.forms].sort((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: fD(t.map(({ placeholders: e }) => e))
	};
}
const TD = /^\{\{?(?:count|n|num|number|quantity|amount)\}\}?$/i;
function ED({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => rD(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => TD.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function DD(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }) {
	let c = QT(e, t), l = r ? `the ${n} text of the project` : `the ${n} text`, u = i.length > 0 && $E(t.text) ? tD(t.text) : "", d = i.length > 0 && a.length > 0 ? `${c} has ${OD(a)}, but ${l} has ${OD(i)}. Use the same placeholders in both.` : i.length > 0 ? `${c} lacks ${OD(i)}, which ${l} has. Add ${i.length > 1 ? "them" : "it"}.` : a.length > 0 ? `${c} has ${OD(a)}, which ${l} does not have. Remove ${a.length > 1 ? "them" : "it"}, or add ${a.length > 1 ? "them" : "it"} to ${l}.` : o ? `${c} has its placeholders in another order than ${l}. Number them, for example %1$s and %2$d.` : s === "escape" ? `${c} has a single percent sign, but ${l} has placeholders such as %d. Write %% for a percent sign.` : `${c} has %%, but ${l} has a single percent sign. Use the same in both.`;
	return {
		check: "placeholders",
		language: e.language,
		...t.form !== void 0 && { form: t.form },
		message: d + u,
		quotes: [...i, ...a].map(kD)
	};
}
function OD(e) {
	let t = e.slice(0, 5).map(kD), n = e.length - t.length;
	return n > 0 ? `${t.join(", ")} and ${n} more` : t.length > 1 ? `${t.slice(0, -1).join(", ")} and ${t.at(-1)}` : t[0] ?? "";
}
function kD(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const AD = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", jD = "\\d{1,3}", MD = `${AD}|${jD}`, ND = new RegExp([
	`\\{\\{\\{?[-&]?\\s{0,9}(?<double>${MD})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{(?<dollar>[^{}]{1,200})\\}",
	`%\\{(?<percent>${MD})\\}`,
	`%\\((?<round>${MD})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	`\\{\\s{0,9}(?<single>${AD})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(?<numbered>${jD})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), PD = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`
};
function FD(e) {
	let t = new Map();
	if (!e.includes("{") && !e.includes("%(")) return t;
	for (let { groups: n = {} } of e.matchAll(ND)) for (let e of Object.keys(PD)) {
		let r = (n[e] ?? (e === "single" ? n.numbered : void 0))?.trim();
		r && t.set(PD[e](r), e);
	}
	return t;
}
function ID(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/checkTexts.ts
const LD = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, RD = `[\\s${LD.source.slice(1)}`, zD = RegExp(`[{%]|^${RD}|${RD}$`);
function BD(e, t) {
	let { texts: n, charLimit: r } = e;
	return (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !zD.test(e)) ? [] : VD(e, t);
}
function VD(e, { levels: t, base: n, needed: r }) {
	let { texts: i, charLimit: a, live: o } = e, s = Object.entries(i).map(([e, t]) => ({
		language: e,
		text: t
	})), c = (e) => t[e] !== "off", l = (c("icu") || c("placeholders")) && s.some(({ text: e }) => ZT(e).some((e) => $E(e.text))), u = [...s, ...HD(e, n)];
	return [
		...c("icu") && l ? s.flatMap(UD) : [],
		...c("placeholders") ? SD(u, n, l) : [],
		...c("plurals") ? s.flatMap((e) => sO(e, o?.(e.language), r)) : [],
		...c("length") && a > 0 ? s.flatMap((e) => WD(e, a)) : [],
		...c("blanks") ? ZD(u, n) : [],
		...c("base") ? GD(e, n) : []
	];
}
function HD({ texts: e, live: t }, n) {
	if (n === void 0 || ZT(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function UD(e) {
	return ZT(e.text).flatMap((t) => {
		if (!$E(t.text)) return [];
		let n = YE(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n, o = `${QT(e, t)} is not a valid ICU message: ${r} (character ${a}). ${i}.${tD(t.text)}`;
		return [KD("icu", e, t.form, o)];
	});
}
function WD(e, t) {
	return ZT(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `${QT(e, n)} has ${r} characters, but char_limit allows ${t}. Shorten it, or raise char_limit.`;
		return [KD("length", e, n.form, i)];
	});
}
function GD({ texts: e, live: t, isNew: n }, r) {
	if (r === void 0 || ZT(e[r] ?? "").length > 0) return [];
	let i = Object.entries(e).flatMap(([e, t]) => ZT(t).length > 0 ? [e] : []), a = n ? "" : t?.(r);
	return i.length === 0 || a === void 0 || ZT(a).length > 0 ? [] : [{
		check: "base",
		language: r,
		message: `It has a text in ${i.slice(0, 5).join(", ")}, but none in ${r}, the base language. Add the ${r} text.`
	}];
}
function KD(e, { language: t }, n, r) {
	return {
		check: e,
		language: t,
		...n !== void 0 && { form: n },
		message: r
	};
}
const qD = RegExp(`^${RD}*`), JD = new RegExp(RD), YD = /\r\n?|[\u2028\u2029\x85]/g, XD = /[^\S\n\t]/g;
function ZD(e, t) {
	let n = e.flatMap((e) => {
		let t = ZT(e.text).map((e) => ({
			...e,
			...$D(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = ID(n, t);
	return r ? n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = r.forms.find((e) => e.form === t.form) ?? QD(r.forms), i = [...tO("start", t.start, n?.start ?? ""), ...tO("end", t.end, n?.end ?? "")];
		if (i.length === 0) return [];
		let a = i.map(([e]) => e).join(", and "), o = [...new Set(i.map(([, e]) => e))].join(" "), s = `${QT(e, t)} ${a}, unlike the ${r.language} text. ${o}`;
		return [KD("blanks", e, t.form, s)];
	})) : [];
}
function QD(e) {
	let t = e.find(({ form: e }) => e === "other") ?? e[0];
	return t && {
		start: t.start,
		end: t.end
	};
}
function $D(e) {
	let t = qD.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && JD.test(e.charAt(n - 1));) --n;
	return {
		start: eO(t),
		end: eO(e.slice(n))
	};
}
function eO(e) {
	return e.replace(LD, "").replace(YD, "\n").replace(XD, " ");
}
function tO(e, t, n) {
	return t === n ? [] : n === "" ? [[`${e}s with ${nO(t)}`, "Remove it."]] : t === "" ? [[`does not ${e} with ${nO(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function nO(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
const rO = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function iO() {
	let e = new Map();
	return (t) => {
		let n = e.get(t) ?? aO(t);
		return e.set(t, n), n;
	};
}
function aO(e) {
	let t = oO(e), n = new Set(["other"]);
	for (let e = 0; t && e <= 200; e += 1) n.add(t.select(e));
	return rO.filter((e) => n.has(e));
}
function oO(e) {
	let t = e.replaceAll("_", "-");
	try {
		return Intl.PluralRules.supportedLocalesOf(t).length > 0 ? new Intl.PluralRules(t) : void 0;
	} catch {
		return;
	}
}
function sO({ language: e, text: t }, n, r) {
	if (typeof t == "string" || ZT(t).length === 0) return [];
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
function cO({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = dO(i, t, n);
	if (!r) return a;
	let o = lO(e.flatMap(pO), "keys have names for platforms that they do not have");
	return [
		...a,
		...fO(i, n),
		...o
	];
}
function lO(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = E(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function uO({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Aw(e, t)))];
}
function dO(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(uO)), a = [...new Set(n.flatMap(uO))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => Ln(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [J(Z, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function fO(e, t) {
	let n = new Map(t.flatMap((e) => uO(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = X(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`;
		return [J(Z, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
function pO({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: a } = n, o = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof a == "string" || o.length === 0) return [];
	let s = X(a, o), c = i.filter((e) => {
		let t = a[e];
		return t !== void 0 && !o.includes(e) && !s.includes(t);
	}), [l] = c;
	if (!l || s.length === 0) return [];
	let u = c.map((e) => `"${a[e]}" (${e})`).join(", "), d = `The key is on ${o.join(", ")} only, so the name ${u} is not used. Add the platform to platforms, or remove the name.`;
	return [J(Z, e, "unused-name", d, {
		path: ["key_name", l],
		severity: "notice"
	})];
}
function mO({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? Eb(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = l(t.filter(({ key_id: e }) => o.has(e)), (e) => pT(e, i));
	return lO(a.flatMap(({ change: e, text: t }) => {
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
const hO = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, gO = [];
function _O(e, t, n) {
	let { translations: r, char_limit: i } = e.values;
	if (!r) return gO;
	let a = BD({
		texts: r,
		charLimit: i ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => vO(t, e) }
	}, n);
	return a.length === 0 ? gO : a.map((t) => yO(e, t, n));
}
function vO({ translations: e = [], is_plural: t }, n) {
	let r = e.find(({ language_iso: e }) => e === n);
	return r && Qw(r.translation, t);
}
function yO(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = J(Z, e, hO[r], o, {
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
function bO(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : xO(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = SO(r, n), { renames: a, problems: o } = wO(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function xO(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (kO(e, n, t.perPlatform).length === 0) return;
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
function SO(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(OO(r, t, n));
		return !CO(e).some((e) => a.includes(e));
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
function CO({ values: e }) {
	return [...X(e.key_name), ...e.previously ?? []];
}
function wO(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = kw(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, J(Z, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", TO(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function TO(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => kw(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function EO(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of X(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new at();
	for (let { path: e, length: n } of DO(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? X(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? X(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: M(t.file, t.span, ["previously"]) };
		a.add(E("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function DO(e, t) {
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
function OO({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Aw(e.key_name, r);
	return n ? {
		...Aw(t.key_name, r),
		...i
	} : i;
}
function kO(e, t, n) {
	let r = OO(e, t, n), a = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return i.flatMap((e) => {
		let t = r[e];
		return t === void 0 || a(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function AO(e) {
	return ({ tags: t }) => ce(t, e) !== void 0;
}
function jO(e, t, n, r = () => !1) {
	let i = l(t, ({ key_name: e }) => X(e)), a = WO(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: u } = zO(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	VO(c, s);
	let { renames: d, leaving: f } = bO(e, s, {
		byId: o,
		direct: c,
		contested: u,
		formerlyLive: (e) => FO(e, RO(e, i)),
		holders: (e, t) => LO(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	HO(u, {
		renames: d,
		leaving: f,
		refused: s
	});
	let p = (e) => {
		let t = d.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !s.has(e) && !p(e));
	MO(m, t, n, s);
	let h = e.filter((e) => !s.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = X(e.values.key_name), r = Object.values(Aw(t.key_name, t.platforms)), i = o.has(e) && r.some((e) => n.includes(e)), a = kw(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of PO(e, i, n)) g.add(t);
		g.add(a.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...cO({
			matches: h,
			live: t,
			unmanaged: _,
			perPlatform: n
		})],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => NO(e, i)))
	};
}
function MO(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => X(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of X(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, UO("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, UO("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
function NO({ values: e }, t) {
	let [n = "", ...r] = X(e.key_name);
	return r.length === 0 ? t.get(n) ?? [] : [...new Set([n, ...r].flatMap((e) => t.get(e) ?? []))];
}
function PO(e, t, n) {
	let r = NO(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Ow(i.key_name, t) === e.key_name[t])) : r;
}
function FO({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => IO(t, e.filenames));
	return n.length === 1 ? n : t;
}
function IO(e, t) {
	return t !== void 0 && i.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function LO(e, t, n, r) {
	return kO(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function RO({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Aw(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function zO(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = PO(t, r, i), l = FO(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, BO(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function BO(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return UO("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function VO(e, t) {
	for (let [n, r] of d(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter(({ values: e }) => IO(n, e.filenames)), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && r.values.filenames !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${kw(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, UO("claimed-twice", r, a));
		}
	}
}
function HO(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.new : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, UO("claimed-twice", i, o));
	}
}
function UO(e, t, n) {
	return J(Z, t, e, n, { path: ["key_name"] });
}
function WO(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of d(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, GO(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [KO(s)] : []
	};
}
function GO(e, t) {
	let n = `${t.map(({ values: e }) => `"${kw(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return J(Z, e, "claimed-twice", n, { path: ["key_id"] });
}
function KO(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: M(t.file, t.span, ["key_id"]) };
	return E("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/restored.ts
function qO(e, t, n, r) {
	let { declared: i, problems: a } = ZO(XO(e), r.project), o = "key-gone";
	if (t) {
		let e = Gw.toManifest(t, Z.liveContext(t, r, "")), n = {
			...i.values,
			key_name: xT.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: YO(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = JO(s, n);
	return {
		declared: i,
		context: YO(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function JO({ key_name: e, platforms: t = [...i], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Ow(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function YO(e, t) {
	let n = e.find((e) => e.startsWith(qt))?.slice(qt.length), r = {
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
function XO({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = m(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !s(r) ? [e, n] : [e, {
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
function ZO(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return J(Z, e, "unknown-language", r, {
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
function QO(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = jO(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let { fields: n = [], label: i = "" } = (t && a.get(t)) ?? {};
		return n.flatMap(({ part: t, after: n }) => {
			let a = ["merge", "enforce"].includes(Un(r.rules, t ?? ""));
			if (t === void 0 || !a) return [];
			let o = new Map(Object.entries(e.translations ?? {})).get(t), s = Zw.parse(n);
			return o === void 0 || tT($w(o, s), s) ? [] : [{
				label: i,
				language: t
			}];
		});
	}), c = new Set(n.flatMap(({ values: e }) => X(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !l.has(e) : !$O(e, "key_name").some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !u(e)) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : $O(e, "tags");
			return Fh(Z, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function $O({ fields: e }, t) {
	return Rb(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/keys/textManifest.ts
function ek(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: ln(t)
	}, { texts: a, faults: o } = Qe(e, t, r), s = sk(n), c = tk(o.filter(({ language: e }) => e === void 0 || Tr(r, an(r, e))), i, r);
	return {
		entries: (c.some(({ count: e, severity: t }) => e !== void 0 && t === "error") ? [] : a).flatMap((e) => {
			let t = rk(e, n);
			return t === void 0 ? [] : [{
				values: ik(e, t, n),
				onCreate: s,
				file: i,
				span: ck(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: c
	};
}
function tk(e, t, n) {
	let r = new at();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: a === "error" ? "run" : "change"
		};
		if (r.countMore(t.path, 1, e)) continue;
		let c = fn(t, s.start, s.end);
		r.add(E(i, a === "error" ? o + nk(n) : o, {
			...e,
			place: c
		}));
	}
	return r.problems;
}
function nk({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !Sn(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function rk({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? an(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (Tr(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function ik({ path: e, value: t, description: n }, { language: r }, i) {
	let a = ok(t);
	return {
		key_name: ak(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function ak(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function ok(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function sk({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function ck({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...uk(t.at),
		members: new Map([[r, {
			...uk(t.at),
			name: i,
			...lk(t)
		}]])
	}), n && a.set("description", {
		...uk(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function lk(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...uk(t),
		name: uk(n)
	}]);
	return { members: new Map(t) };
}
function uk({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
function dk({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const fk = {
	...Z,
	plural: bt.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: bt,
	limits: {
		removed: kn,
		removedPercent: st,
		overwrittenPercent: de,
		unverified: ft,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: HT,
	entry: LT,
	defaults: RT,
	docs: XT,
	readManifest: zT,
	textFiles: {
		read: ek,
		name: ak,
		isOnlyName: dk,
		join: wT
	},
	checkTogether: (e) => [...IT(e), ...EO(e)],
	checkEntry: BT,
	adviceOn: _O,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return Qh(fk, e, n, i, ({ key_name: e, previously: t = [] }) => [...X(e), ...t], (e) => {
			let n = jO(e, t, r.perPlatformNames, AO(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !dk(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: mO,
	names: ({ key_name: e, platforms: t }) => X(e, t),
	texts: (e) => pT(e),
	namesInManifest: VT,
	mergeKept: GT,
	findRestored: qO,
	undoneByApply: QO
};
// src/plan/ledger.ts
var pk = class {
	outcomes = new Map();
	bugs = [];
	remarks = [];
	record(e, t) {
		let n = this.outcomes.get(e.ref);
		if (n) throw Error(`${e.ref} (${e.label}) has an outcome already: ${n.state}`);
		this.outcomes.set(e.ref, t);
	}
	remark(e) {
		this.remarks.push(e);
	}
	correct(e, t) {
		this.outcomes.set(e.ref, t);
	}
	recordBug(e, t) {
		this.bugs.push(t instanceof Error ? t.stack ?? t.message : String(t));
		let n = `Lokaform had an unexpected error (${t instanceof Error ? t.message : String(t)}), so it is not known whether this change was made. Run plan to see.`;
		for (let t of e) this.has(t) || this.record(t, {
			state: "failed",
			how: "unknown result",
			message: n
		});
	}
	has(e) {
		return this.outcomes.has(e.ref);
	}
	of(e) {
		let t = this.outcomes.get(e.ref);
		if (!t) throw Error(`${e.ref} (${e.label}) has no outcome`);
		return t;
	}
	hasFailures() {
		return [...this.outcomes.values()].some(({ state: e }) => e !== "done");
	}
	get size() {
		return this.outcomes.size;
	}
};
const mk = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function hk(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function gk(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = hk(e, t, n, r);
	return !c && l ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`,
		place: l.place
	} : c ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${_k(e.after)} was sent, ${_k(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: c.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function _k(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
async function vk(e, t, n, r = {}) {
	let i = t === En(t) ? Rr(r.keys_total) : void 0, a = await yk({
		client: e,
		projectId: t
	}, xk(n), n, i);
	return a.ok ? mi(a.value.all()) : a;
}
async function yk(e, t, n = [], r = 0) {
	let i = () => new ww(n.map(({ iso: e }) => e)), a = await Ck(e, t, i(), r);
	if (bk(a)) return mi(a.listed);
	let o = await wk(e, t, i());
	if (bk(o)) return mi(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return hi(E("incomplete-live", s, { scope: "project" }));
}
function bk({ listed: e, total: t }) {
	return t === e.size;
}
function xk(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Sk(e) {
	let t = [{
		limit: 500,
		page: 1
	}];
	for (let n = 500; n < e;) {
		let e = {
			limit: 0,
			page: 0,
			end: n
		};
		for (let t = 500; n + t > e.end; t--) {
			let r = Math.floor((n - 1) / t) + 1;
			r * t > e.end && (e = {
				limit: t,
				page: r,
				end: r * t
			});
		}
		t.push({
			limit: e.limit,
			page: e.page
		}), n = e.end;
	}
	return t;
}
async function Ck({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => Nr(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Sk(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Sk(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._];
	for (let { keys: e } of v) r.addRead(e);
	let y = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], b = v.at(-1)?.total, x = v.some((e) => (e.total ?? 0) > (b ?? 0)), S = y.every(({ ids: e }, t) => {
		let n = y[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: r,
		total: x || !S ? void 0 : b
	};
}
async function wk({ client: e, projectId: t }, n, r) {
	for await (let i of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) r.add(i);
	return {
		listed: r,
		total: (await e.keys(t, {
			limit: 1,
			page: 1
		})).totalCount
	};
}
const Tk = [
	400,
	404,
	413,
	414,
	431
], Ek = /^[\w.:/-]+$/;
async function Dk(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Rr(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Ph(Z, e) !== "off")) return;
	let o = Ok(r);
	if (![...o.names].every(Ik)) return;
	let s = Lk([...o.names]).length + Rk([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([kk(e, o), Pk(e, a)]), r = n - t.length;
		return r >= 0 && Fk(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof rw || e instanceof Lr && Tk.includes(e.status)) return;
		throw e;
	}
}
function Ok(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...X(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function kk(e, { names: t, ids: n }) {
	let r = await Ak(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await jk(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => Nk(e.key_id, t.key_id));
}
async function Ak(e, t) {
	let n = await Promise.all(Lk([...t]).map(async (n) => (await Mk(e, { filter_keys: n })).filter(({ key_name: e }) => X(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => X(e)));
	if (![...t].every((e) => r.has(e) || Ek.test(e)) || n.some((e) => e.length === 0)) throw new rw();
	return n.flat();
}
async function jk(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new rw();
	let r = await Promise.all(Rk(t).map((t) => Mk(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new rw();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function Mk({ client: e, project: t, languages: n }, r) {
	let i = new ww(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await Bk(a, {
		...xk(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new rw();
	return [...o];
}
function Nk(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function Pk({ client: e, project: { id: t } }, n) {
	if (t === En(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new rw();
	return r;
}
function Fk(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => jO(t, e, !1, AO(n)).fresh.length === 0);
}
function Ik(e) {
	return !e.includes(",");
}
function Lk(e) {
	return zk(e, 2e3);
}
function Rk(e) {
	return zk(e.map(String), 7e3);
}
function zk(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function Bk({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new Vk();
	let i = new ww([]);
	if (i.add(r), r.totalCount !== i.size) throw new rw();
	return r;
}
var Vk = class extends rw {};
// src/keys/readBack.ts
const Hk = {
	include_translations: !0,
	disable_references: !0
};
async function Uk(e, t, n = []) {
	let r = new ww(n);
	for (let n of await Promise.all(Rk(t).map((t) => Wk(e, t)))) r.add(n);
	return r.all();
}
async function Wk(e, t) {
	try {
		return await Bk(e, {
			...Hk,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Vk || n instanceof Lr && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Wk(e, t.slice(0, r)), ...await Wk(e, t.slice(r))];
	}
}
async function Gk(e, t) {
	let n = new Set(t.flatMap((e) => X(e))), r = [...n].every(Ik) ? Lk([...n]).map((e) => ({
		...Hk,
		filter_keys: e
	})) : [Hk], i = new ww([]);
	for (let t of r) i.addRead((await Jk(e, t)).reads());
	return qk(i.all(), n);
}
async function Kk(e, t) {
	let n = new Set(t.flatMap((e) => X(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = qk((await Jk(e, {})).all(), n), a = await Uk(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function qk({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(X(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Jk(e, t) {
	let n = await yk(e, t);
	if (!n.ok) throw new rw();
	return n.value;
}
async function Yk(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Uk(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await Kk(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/keys/confirm.ts
async function Xk(e, t) {
	let n = t.flatMap(({ sent: t, answer: n }) => (n.is === "refused" ? /already taken/i.test(n.error.message) : !$k(e, t, n)) ? [t] : []), r = n.map(({ out: e }) => e.key_name ?? ""), i = await iw(() => Gk(e, r)), a = new Map(oA(n, { keys: i?.objects ?? [] }).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map((t) => Qk(e, t, a.get(t.sent), nA));
}
async function Zk(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is !== "refused" && !$k(e, t, n)).map(({ sent: e }) => e.change.id), r = await iw(() => Uk(e, n)), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map((t) => {
		let n = String(t.sent.change.id), o = r !== void 0 && !a.has(void 0) && !a.has(n);
		return Qk(e, t, i.get(n), o ? iA : rA);
	});
}
function Qk(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && eA(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? eA(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? tA(n.error) : i
	};
}
function $k({ context: e }, { change: t }, n) {
	return n.is === "stored" && hk(Z, t, n.key, e).length === 0;
}
function eA({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), gk(Z, n, r, e);
}
function tA({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const nA = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
}, rA = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this change, and Lokaform could not read the key again. Run plan to see whether the change was made."
}, iA = {
	state: "failed",
	how: "not made",
	message: "The service answered without an error, but did not do this. Apply again."
}, aA = { is: "silent" };
function oA(e, { keys: t, errors: n = [] }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => sA(n.out, e.key_name) && (!t || cA(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = e.filter((e) => !r.has(e)), o = new Map(a.map(({ out: e }) => [e, n.filter(({ key_name: t }) => t !== void 0 && sA(e, t))]));
	for (let e of a) {
		let t = o.get(e.out) ?? [], n = a.filter(({ out: e }) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? aA
	}));
}
function sA({ key_name: e = "", platforms: t = [...i] }, n) {
	return t.every((t) => Ow(n, t) === Ow(e, t));
}
function cA(e, { platforms: t = [], filenames: n = {} }) {
	return i.every((n) => t.includes(n) === e.platforms.includes(n)) && i.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function lA(e, { keys: t, errors: n }) {
	let r = new Map(t.map((e) => [String(e.key_id), e])), i = new Map(n.map((e) => [String(e.key_id), e]));
	return e.map((e) => {
		let t = i.get(String(e.change.id)), n = r.get(String(e.change.id));
		return {
			sent: e,
			answer: t ? {
				is: "refused",
				error: t
			} : n ? {
				is: "stored",
				key: n
			} : aA
		};
	});
}
// src/keys/removeKeys.ts
async function uA(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await dA(e, t, n), s.due.length === 0) throw new XC();
		return s.due.map(({ id: e }) => Br(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof XC) return [...s.outcomes];
		if (!(e instanceof jr)) throw e;
		QC(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(YC(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await uA(e, f, t)];
	}
	return [...p, ...await mA(e, f, l, d && ew(d, n?.error))];
}
async function dA(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? tw(n.error) : e, o = (e) => ({
		due: [],
		outcomes: gA(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await iw(async () => {
		let n = await e.languages();
		return Uk(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(fA));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = new Map(c.unusable.map((e) => [e.id, e.lacks])), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = t ? [...vw(t), ...Bt(Z, t, e.context)] : [], i = [String(n.id), void 0].flatMap((e) => u.get(e) ?? []), o = [...new Set([...r, ...i])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? p.push({
			change: n,
			outcome: pA(n)
		}) : o.length > 0 ? p.push({
			change: n,
			outcome: a(sw("key", o))
		}) : !t || Db(n.id, Z.fingerprint(t)) !== n.seen ? p.push({
			change: n,
			outcome: ow("key", "removed")
		}) : (d.push(n), f.push(Ft(Z, t, n, e.context)));
	}
	if (d.length === 0) return {
		due: d,
		outcomes: p
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...p, ...gA(d, hA(n.error))]
	};
	let m = await r.save(f, "removed") ?? await i.beforeWrite();
	return m === void 0 ? {
		due: d,
		outcomes: p
	} : {
		due: [],
		outcomes: [...p, ...gA(d, a({
			state: "not attempted",
			message: m
		}))]
	};
}
const fA = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function pA({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function mA(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await iw(() => Uk(e, i));
	if (a === void 0) return gA(t, r ? tw(r) : mk);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? tw(r) : mk
		} : {
			change: e,
			outcome: i || o.has(t) ? hA(r) : pA(e)
		};
	});
}
function hA(e) {
	return e ? cw("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function gA(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function _A(e) {
	return {
		change: e,
		out: Tb(Z.fields, e, {}, [])
	};
}
function vA(e, t) {
	return [
		"update",
		"create",
		"destroy"
	].flatMap((n) => {
		let r = [], i = 0;
		for (let a of e) {
			if (a.action !== n) continue;
			let e = a.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(_A(a).out)), o = r.at(-1);
			o && o.length < t && e <= i ? (o.push(a), i -= e) : (r.push([a]), i = 1048576 - e);
		}
		return r.map((e) => ({
			kind: Z.name,
			action: n,
			changes: e
		}));
	});
}
function yA(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function bA(e, t) {
	return yA(e, tw(t));
}
// src/keys/reread.ts
function xA(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function SA(e, t, n, r) {
	let i = (e) => r ? tw(r.error) : {
		state: "not attempted",
		message: e
	}, a = (e) => ({
		due: [],
		outcomes: yA(t, i(e))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || DA(e)), c = await iw(async () => ({
		live: await Uk(e, s.map(({ change: e }) => e.id)),
		languages: s.some(({ change: e }) => EA(e)) ? await e.languages() : []
	}));
	if (!c) return a(wA);
	let { live: l, languages: u } = c, d = new Map(l.objects.map((e) => [e.key_id, e])), f = new Set(l.unusable.map(({ id: e }) => e)), p = new Set(s), m = [], h = [], g = [];
	for (let n of t) {
		let { change: t } = n;
		if (!p.has(n)) {
			m.push(xA(n));
			continue;
		}
		let r = d.get(String(t.id));
		if (!r && (f.has(String(t.id)) || f.has(void 0))) {
			h.push({
				change: t,
				outcome: i(CA(""))
			});
			continue;
		}
		if (!r) {
			h.push({
				change: t,
				outcome: {
					state: "skipped",
					message: TA
				}
			});
			continue;
		}
		let a = new Set(r.translations?.map(({ language_iso: e }) => e)), o = EA(t) ? u.filter((e) => !a.has(e)) : [];
		if (o.length > 0) {
			let e = i(CA(` (no usable ${o.join(", ")} text)`));
			h.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: s, kept: c } = OA(t, r, e.context);
		if (s.length === 0) {
			h.push({
				change: t,
				outcome: jA({
					state: "done",
					id: t.id
				}, t, c)
			});
			continue;
		}
		let l = _A({
			...t,
			fields: s
		});
		FA(l.change).length > 0 && e.beforeReshaping.set(t.ref, r), m.push({
			...l,
			planned: n,
			kept: c,
			before: r
		});
		let _ = WT(l.change, r, e.context);
		_ && g.push(_);
	}
	if (m.length === 0) return {
		due: m,
		outcomes: h
	};
	let _ = await e.backup.save(g, "overwritten") ?? await e.stop.beforeWrite();
	if (_ === void 0) return {
		due: m,
		outcomes: h
	};
	let v = m.map((e) => e.planned);
	return {
		due: [],
		outcomes: [...h, ...yA(v, i(_))]
	};
}
function CA(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const wA = "The key could not be read again just before it was to be written, so it was not written. Apply again.", TA = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function EA(e) {
	return e.fields.some((t) => en(e.kind, t) || et(e.kind, t));
}
function DA({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = Z.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || et(e, t);
	});
}
function OA(e, t, n) {
	let r = {
		...Z.liveContext(t, n, e.label),
		platforms: AA(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = Z.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || Db(e.id, m) !== d);
		if (!f || p === void 0) a.push(n);
		else if (f.same(p, u, r)) continue;
		else if (l !== void 0 && f.same(p, l, r)) h && f.role === "shape" && (o = !0), h && f.role !== "shape" ? a.push(n) : i.push(n);
		else {
			let e = l === void 0 ? void 0 : f.merge?.(l, u, p);
			e === void 0 ? a.push(n) : f.same(p, e, r) || i.push({
				...n,
				before: p,
				after: e
			});
		}
	}
	o ||= a.some((e) => kA(e, "text"));
	let s = o && i.some((e) => kA(e, "shape")), c = i.filter((e) => s && (kA(e, "shape") || kA(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function kA({ field: e }, t) {
	return le(Z.name, e).role === t;
}
function AA({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? i.filter((e) => n.includes(e)) : t.platforms;
}
function jA(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${MA(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${MA(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = MA(t.filter((e) => !i.includes(e)));
	return c.length === 0 ? {
		state: "skipped",
		message: s,
		place: a.place
	} : {
		state: "skipped",
		message: `${s} The other fields now have the declared values: ${c.join(", ")}.`,
		place: a.place,
		written: c
	};
}
function MA(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function NA(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = PA(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await iw(() => Uk(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: IA(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function PA({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return FA(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function FA({ kind: e, fields: t }) {
	return t.filter((t) => en(e, t));
}
function IA({ change: e, before: t, written: n }, r, i) {
	let [a] = FA(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = LA(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function LA(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, RA(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = RA(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function RA(e) {
	let t = Qw(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
var zA = class {
	#e = new Map();
	note(e, t, n) {
		let r = new Map(t.translations?.map((e) => [e.language_iso, e]));
		for (let { language_iso: t, translation: i, modified_by: a } of e.translations ?? []) {
			let e = r.get(t);
			e && i !== "" && !n.includes(t) && e.modified_by !== void 0 && a !== void 0 && e.modified_by !== a && this.#e.set(t, (this.#e.get(t) ?? 0) + 1);
		}
	}
	problems() {
		if (this.#e.size === 0) return [];
		let e = `After a write, the service names another writer of texts that were not sent: ${[...this.#e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
		return [E("writer-moved", e, {
			severity: "warning",
			scope: "project"
		})];
	}
};
// src/keys/send.ts
async function BA(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return XA(t, Math.ceil(t.length / n.max), (t) => BA(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return yA(t, {
		state: "not attempted",
		message: r
	});
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(WA),
			...UA(e)
		});
		return await Xk(e, oA(t, {
			keys: HA(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof jr)) throw r;
		return $C(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? VA(e, t, r) : YA(e, t, r, (t) => BA(e, t), void 0);
	}
}
async function VA(e, t, n) {
	let r = [], i = t;
	for (let t of [0, qC]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...bA(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await iw(() => Gk(e, a)), s = oA(i, { keys: o?.objects ?? [] });
		if (p(r, await Xk(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...yA(i, JC(n, "key"))];
}
function HA(e) {
	return e.flatMap((e) => {
		let t = mw(e, []);
		return "key" in t ? t.key : [];
	});
}
function UA({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function WA({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function GA(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(xA),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await SA(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new XC();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Br(String(e.id)),
					...t
				})),
				...UA(e)
			};
		}), c = lA(a.due, {
			keys: HA(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && e.movedWriters.note(t.before, n.key, r);
		}
		return [...a.outcomes, ...JA(a.due, await Zk(e, c))];
	} catch (t) {
		let r = KA(a.due);
		if (t instanceof XC) return [...a.outcomes, ...n ? yA(r, aw(n.error, "change")) : []];
		if (!(t instanceof jr)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await qA(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await YA(e, a.due, t, (t) => GA(e, KA(t), n), n?.error);
		return [...a.outcomes, ...JA(a.due, i)];
	}
}
function KA(e) {
	return e.map((e) => e.planned);
}
async function qA(e, t, n) {
	return e.stop.reason() === void 0 ? $C(n.error) && n.sent <= 2 && t.length > 1 ? XA(t, 2, (t) => GA(e, t, n)) : (await e.wait(YC(n)), GA(e, t, n)) : bA(t, n.error);
}
function JA(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: jA(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function YA({ stop: e }, t, n, r, i) {
	if (QC(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof Lr)) e.noteUnreachable(n.message);
	else if (t.length > 1) return XA(t, 2, r);
	else e.noteSingleRefused(n.message);
	return bA(t, ew(n, i));
}
async function XA(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) p(i, await n(e.slice(t, t + r)));
	return i;
}
const ZA = {
	kind: "key",
	observe: vk,
	observeDeclared: Dk,
	lookUp: Yk,
	batches: vA,
	open(e) {
		let t = new zA(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? uA(n, t.filter(ej)) : e === "create" ? BA(n, t.filter(QA).map(_A)) : NA(n, await GA(n, t.filter($A).map(_A)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, QA = (e) => e.action === "create", $A = (e) => e.action === "update", ej = (e) => e.action === "destroy", tj = wb(), nj = b().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), rj = tj({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: nj,
	value: b(),
	live: (e, t) => uj(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: ub,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: lb(e)
	})
}), ij = tj({
	name: "events",
	expects: "a list of events, at least one",
	schema: C(b().min(1).meta({ examples: u })).min(1),
	value: C(b()),
	live: (e) => pj(e.events),
	inPlan: (e) => pj(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), aj = _([ee("*"), C(b().min(1)).min(1)]), oj = tj({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${f.join(", ")}`,
	schema: re(ae(f), aj),
	value: te(b(), _([ee("*"), C(b())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(dj).includes(dj(t))).map(({ event: e, lang_iso_codes: n }) => [e, mj(pj(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = fj(e).map(([e, t]) => [e, t === "*" ? "*" : mj(pj(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(fj(e).map(([e, t]) => [e, t === "*" ? t : pj(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : mj(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && h(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = fj(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => fj(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), sj = tj({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: _([b().min(1), ne()]),
	value: _([b(), ne()]),
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
}), cj = [
	rj,
	ij,
	oj,
	sj
], lj = Ze(cj).required({ url: !0 }).extend({
	branch: sj.schema.default(null),
	previously: nj.exactOptional(),
	new: S().exactOptional(),
	webhook_id: b().min(1).exactOptional()
}), $ = {
	name: "webhook",
	fields: cj,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => lb(e.url),
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
	liveLabel: (e) => `${fb(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		pj(e.events)
	]
};
function uj(e, t, n) {
	return ub(e.url, ab(t, n)) ? t : fb(e.url);
}
function dj(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function fj(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function pj(e) {
	return [...new Set(e)].sort();
}
function mj(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function hj({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => lb(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(lb(ab(e, r)))).flatMap((e) => ib(e).map((t) => `${t} ${cb(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = cb(t);
		return ib(t).flatMap((e) => {
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
const gj = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function _j(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of ib(e)) {
		let e = hb(r, gj, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = vj(e) ?? Sj(e), i = r ? [...n.issues, r] : [...n.issues, ...bj(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function vj(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return Tj("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (ib(e).length !== 0) {
		if (/^http:/i.test(e)) return Tj("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!wj(e)) return Tj("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const yj = {
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
function bj(e, t) {
	let n = "";
	return nb(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = yj[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [Tj(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(xj) ? [Tj(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function xj(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function Sj(e) {
	let t = ab(e, new Map(ib(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return Tj("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return Tj("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return Tj("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!Cj(new URL(t).hostname)) return Tj("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function Cj(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function wj(e) {
	let t = "";
	for (let n of nb(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function Tj(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const Ej = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => Oj(e),
	templates(e, t, n) {
		let r = new Dj(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? Pj(Bj(e.url), n, new Map()) : Mj(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var Dj = class {
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
function Oj(e) {
	let { template: t, left: n } = Fj(e, () => "x");
	return n || t !== Bj(e);
}
function kj(e) {
	let [, ...t] = nb(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return Lj.includes(n) || !zj(Rj(n)) ? !1 : Aj.test(t) || Rj(n).split(/[^\p{L}\p{N}]+/u).some(jj);
	});
}
const Aj = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function jj(e) {
	return zj(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function Mj(e, t, n) {
	let r = Nj(e, new Dj(), n);
	return "why" in r ? r : Nj(e, t, n);
}
function Nj(e, t, n) {
	let r = cb(e), { template: i, left: a } = Fj(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : Pj(i, n, t.variables);
}
function Pj(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = _j(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function Fj(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = zj(a), s = (e) => Lj.includes(e) ? e : vb(e) === void 0 && Ij.test(e) ? t(e) : (o ||= zj(Rj(e)), Bj(e)), c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= zj(t)), n.length === 0 ? Bj(t) : `${Bj(t)}=${s(n.join("="))}`;
	});
	return {
		template: Bj(n) + c + l.join("&") + Bj(a),
		left: o
	};
}
const Ij = /^[\w.~+,=:@-]+$/, Lj = [
	"lokaform",
	"lokalise",
	"project"
];
function Rj(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function zj(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function Bj(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/manifest.ts
const Vj = {
	schema: lj,
	fields: cj,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function Hj(e, t, n) {
	let { entries: r, problems: i } = Vh({
		plural: "webhooks",
		entry: Vj
	}, e, t, { most: kh }), a = new Map(), o = new at();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = _j(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => M(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(E(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of Uj(r, i, c)) o.add(e);
		}
		Wj(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function Uj(e, t, n) {
	let r = [], i = (e, t) => r.push(E(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), kj(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function Wj({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (u.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${cr(a, u)}`, o = M(t, n, ["events", i]);
		r.add(E("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
// src/webhooks/match.ts
function Gj(e, t, n) {
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
				...tM("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of Xj(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => Jj(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = ab(t, n), a = [...o].filter((e) => ub(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${eM(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, tM("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, lb(t));
	}
	for (let e of c()) {
		let a = [...r.values()].filter(({ declared: { values: e }, live: t }) => e.webhook_id !== t?.webhook_id), s = qj(e, t, o, new Set(a.flatMap(({ live: e }) => e ?? [])), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = Qj([...o]).find((t) => Yj(e, t) && ob(lb(e.values.url), lb(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, tM("lookalike-webhook", e, "url", r));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set(Kj(e, t, o, n))
	};
}
function Kj(e, t, n, r) {
	return e.flatMap((e) => {
		let i = t.filter((t) => Jj(e, t, r));
		return i.some(({ branch: e }) => e === void 0) ? i.filter((e) => n.has(e)) : [];
	});
}
function qj(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && Jj(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return tM("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${$j(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => Jj(e, t, i));
	if (s.length > 0) return tM("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${eM(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${$j(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return tM("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${$j(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function Jj(e, t, n) {
	return ub(t.url, ab(e.values.url, n)) && Yj(e, t);
}
function Yj({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function Xj(e, t, n) {
	let r = Qj(t), i = e.flatMap((e) => r.filter((t) => Jj(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...Zj(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function Zj({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(dj)), new Set(t.map(dj))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function Qj(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function $j(e) {
	return `${e.length === 1 ? "id" : "ids"} ${eM(e)}`;
}
function eM(e) {
	return Qj(e).map(({ webhook_id: e }) => e).join(", ");
}
function tM(e, t, n, r) {
	return J($, t, e, r, { path: [n] });
}
function nM(e) {
	let t = new Map(), n = new at();
	for (let r of e) {
		let { url: e, branch: i, events: o = [], webhook_id: s } = r.values, c = s ?? a([
			lb(e),
			i,
			[...o].sort()
		]), l = t.get(c);
		if (t.set(c, l ?? r), !l || n.countMore(r.file.path)) continue;
		let u = s === void 0 ? `Webhook ${lb(e)} with the same events` : `webhook_id ${s}`, d = s === void 0 ? "url" : "webhook_id";
		n.add(PS("duplicate-webhook", u, {
			second: r,
			first: l,
			field: d
		}));
	}
	return n.problems;
}
// src/webhooks/restored.ts
function rM({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a } = e.values, o = ab(i, r.variables), s = {
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
	let c = i.startsWith("${") ? `${fb(o)} (${a})` : i, l = t ? void 0 : iM(e.values, o, n);
	return {
		...s,
		label: c,
		...l && { namesake: l }
	};
}
function iM({ branch: e, events: t = [] }, n, r) {
	let i = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => ub(t.url, n) && t.branch === e && i(t) > 0).sort((e, t) => i(t) - i(e))[0];
}
function aM({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? _j(r.values.url, i).variables : [], o = new Map(a);
	if (ib(e.url).some((e) => e.startsWith(oM))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = _j(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = M(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => E(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
const oM = "URL_OF_";
function sM(e, t, n) {
	let r = $.liveContext(t, n, lM(e, t, n)), i = Pe($, t, r), a = Ut(e.fields);
	return {
		kind: $.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...cM(i, a.events ?? i.events),
			...a
		}
	};
}
function cM({ event_lang_map: e }, t) {
	return !s(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function lM({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => ab(e, r) === n) ?? "";
}
function uM(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && ab(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = `${oM}${e.id}`;
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
// src/webhooks/kind.ts
const dM = {
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
}, fM = {
	...$,
	plural: Nn.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Nn,
	limits: {
		removed: gt,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Ej,
	entry: Vj,
	docs: dM,
	readManifest: Hj,
	checkTogether: nM,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Qh(fM, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => lb(ab(e, i))), (e) => {
			let r = Gj(e, t, i), a = r.matches.flatMap((e) => pM(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: hj,
	names: () => [],
	texts: () => [],
	findRestored: rM,
	variablesOf: aM
};
function pM({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Zh}`;
	return [{
		declared: e,
		problem: J($, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/webhooks/live.ts
function mM(e) {
	let t = Hr(e) ?? {}, n = N(t.webhook_id) || void 0, r = N(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: Ir(t.events, N)
	};
	if (!Fr(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [lb(r)],
			shown: fb(r)
		},
		lacks: Mr(i)
	} };
	let a = t.branch === null ? null : N(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: gM(t.event_lang_map)
	} };
}
function hM(e) {
	let t = e.map(mM);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function gM(e) {
	return Ir(e, (e) => {
		let { event: t, lang_iso_codes: n } = Hr(e) ?? {}, r = N(t), i = Ir(n, N);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/webhooks/remote.ts
const _M = {
	kind: "webhook",
	observe: yM,
	lookUp: vM,
	batches: (e) => e.toSorted((e, t) => Number(e.action === "destroy") - Number(t.action === "destroy")).map((e) => ({
		kind: "webhook",
		action: e.action,
		changes: [e]
	})),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? zM(t, e) : xM(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => PM(t, e, n)
		};
	}
};
async function vM(e, t) {
	let n = await Ur(() => e.webhooks(En(t)), (e) => N(Hr(e)?.webhook_id));
	if (!n) throw new rw();
	return hM(n);
}
async function yM(e, t) {
	try {
		return mi(await vM(e, t));
	} catch (e) {
		if (!(e instanceof rw)) throw e;
		return hi(E("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { scope: "project" }));
	}
}
function bM({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = uM(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.save([a], i, e.keepsUrls ? o : {});
}
async function xM(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = MM(e, t);
	try {
		return t.action === "update" ? await SM(e, t, r) : await DM(e, t, NM(t, r));
	} catch (t) {
		if (t instanceof XC) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof jr)) throw t;
		return QC(t) && e.stop.noteProjectRefused(t.message), tw(t);
	}
}
async function SM(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [En(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return OM(e, t, mM(await i.updateWebhook(c, l, async () => {
			if (d = await CM(e, t, mM(await u())), d) throw new XC();
			return await EM(e), n;
		}))) ?? await kM(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof XC)) return tw(r.error);
		if (d) return d;
		if (!(i instanceof jr)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw ew(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await kM(e, t, u);
			return n.state === "done" ? n : tw(i);
		}
		return await s(YC(a)), SM(e, t, n, a);
	}
}
async function CM(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: TM
	};
	if (!wM(e, t, n.webhook)) {
		let r = OM(e, t, n);
		return r?.state === "done" ? r : ow("webhook", "updated");
	}
	let r = await bM(e, sM(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function wM({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = $.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = $.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Nb($, a, s) === i;
}
const TM = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function EM({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new XC(t);
}
async function DM(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await EM(e);
	try {
		let o = await r.createWebhook(En(i), n);
		return a.add(t.ref), OM(e, t, mM(o)) ?? await kM(e, t, () => jM(e, n));
	} catch (r) {
		if (!(r instanceof jr) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, qC]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await iw(() => jM(e, n));
			if (a) return gk($, t, a, c);
		}
		return JC(r, "webhook");
	}
}
function OM({ context: e }, t, n) {
	if (!(!("webhook" in n) || hk($, t, n.webhook, e).length > 0)) return gk($, t, n.webhook, e);
}
async function kM(e, t, n) {
	return OM(e, t, mM(await iw(n))) ?? mk;
}
function AM(e, t) {
	let n = h([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return ub(e.url, t.url) && r && n;
}
async function jM(e, t) {
	let { objects: n, unusable: r } = await vM(e.client, e.projectId), i = n.find((e) => AM(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => ub(e, t.url)))) throw new rw();
	return i;
}
function MM({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Tb($.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: ab(r, e.variables) }
	};
}
function NM({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function PM(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await iw(() => vM(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => IM(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await FM(e, t, s, n) : n.remark(LM(t, "warning", RM));
	}
}
async function FM(e, t, n, r) {
	let i = NM(t, MM(e, t)), a = n.filter((n) => AM(n, i) && gk($, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = IM(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remark(LM(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await iw(() => e.client.destroyWebhook(En(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: s
		}), r.remark(i ? LM(t, "notice", `existed twice. This run made ${n} and removed it again; ${s} stays.`) : LM(t, "warning", `exists twice, as ${s} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`));
	}
}
function IM(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function LM({ label: e, place: t }, n, r) {
	return E("twin-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const RM = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
async function zM(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [En(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await BM(e, t), l) throw new XC();
		});
		if (Vr(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? tw(n.error) : l;
		if (!(r instanceof jr)) throw r;
		if (r instanceof Lr && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (QC(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return tw(ew(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? VM(e, t, r) : (n && await o(YC(n)), zM(e, t, i));
	}
	return VM(e, t, void 0);
}
async function BM(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = mM(await n.webhook(En(r), String(t.id)));
	if (!("webhook" in c)) return sw("webhook", c.unusable.lacks);
	if (Db(t.id, $.fingerprint(c.webhook)) !== t.seen) return ow("webhook", "removed");
	let l = await bM(e, Ft($, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function VM({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(En(t), String(n.id)), r ? cw("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof jr)) throw e;
		return e instanceof Lr && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? tw(r) : mk;
	}
}
// src/run/kinds.ts
const HM = [fk, fM];
Gn(HM), UC([ZA, _M]);
// src/run/advice.ts
function UM(e) {
	let { settings: t, declared: n, textFiles: r } = e, i = BS(t.rules, r), a = {
		levels: i?.isSure ? t.checks : {
			...t.checks,
			base: "off"
		},
		base: i?.language,
		needed: iO()
	}, o = [...r.values()].every(({ source: e }) => e.languages) ? n : jS(n, i?.language ?? "");
	return o.kinds.flatMap((e) => qM(e, (o.entries[e.plural] ?? []).map((e) => ({ declared: e })), a));
}
function WM({ settings: e }, { matches: t }, n) {
	let r = {
		levels: e.checks,
		base: n.baseLanguage,
		needed: GM(n, iO())
	};
	return t.flatMap(({ kind: e, matching: t }) => qM(e, t.matches, r));
}
function GM({ languages: e = [] }, t) {
	let n = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let r = n.get(e) ?? [];
		return r.length === 0 ? t(e) : t(e).filter((e) => r.includes(e));
	};
}
const KM = 1e4;
function qM(e, t, n) {
	if (!e.adviceOn || Object.values(n.levels).every((e) => e === "off")) return [];
	let r = [], i = 0;
	for (let { declared: a, live: o } of t) {
		let t = e.adviceOn(a, o, n);
		if (p(r, t), i += +(t.length > 0), i >= KM) break;
	}
	let [a] = r;
	if (a && i >= KM) {
		let t = `${KM.toLocaleString("en-US")} ${e.words.many} or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, i = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : a;
		r.unshift(E(a.code, t, {
			severity: i.severity,
			scope: i.scope
		}));
	}
	return r;
}
// src/run/reviewedPlans.ts
async function JM({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [E("bad-plan", e)]
	}), a = gi(t, r), o = await Ci(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./makePlan.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => xg(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/run/run.ts
function YM(e, t, n) {
	return XM(n, (n) => ZM(e, t, n));
}
async function XM(e, t) {
	let n = new Bn(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(bg(t, i)))
	};
	try {
		return vg({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function ZM(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = e.command === "validate" || n.withoutSecrets, s = o ? void 0 : QM(e, t, n), { stopping: c } = r, l = await GS(e, i, {
		signal: c,
		known: a,
		findProject: s,
		...n.onProgress && { onProgress: n.onProgress }
	}), { reads: u } = l, d = o ? u.map(UM) : [], f = e.command === "validate" ? l.problems.map($M) : l.problems;
	n.onSecrets(u.flatMap(({ declared: e }) => $y(e.variables)));
	let p = await JM(e, i), m = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], h = u.map((e) => e.declared), g = e.projects.flatMap(({ rules: e }) => e.overwrite), _ = [...new Set(u.flatMap((e) => e.manifests))], v = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], y = await Vg(e, _, i), b = e.projects.flatMap(({ name: e }) => e ?? []), x = {
		format_version: 1,
		command: e.command,
		...b.length > 0 && { selected: b },
		manifests: _,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, h.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: eN([
			...t,
			...p.problems,
			...f,
			...await Go(m, i),
			...RC("overwrite", [...new Set(g)], h),
			...MC(v, h),
			...y.values(),
			...d.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, S = () => r.stopped ? { stopped: r.stopped } : {};
	if (r.stopping.aborted) return {
		...x,
		...S()
	};
	let ee = {
		known: a,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: s,
		onSecrets: n.onSecrets
	}, te = () => n.target?.(_, ee), { lastApplied: ne } = n, re = ne && rr(() => ne(_, ee));
	if (n.withoutSecrets) {
		let t = await uC(e, x, u, te);
		return {
			...x,
			...t && { manifest_comparison: t },
			...S()
		};
	}
	if (e.command === "validate" || ve(x.problems)) return x;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(x.manifests);
		if (x.problems = [...x.problems, ...e], ve(e)) return x;
	}
	let C = [], ie = e.command === "plan" ? await te() : void 0;
	x.problems = [...x.problems, ...sC(ie, u, e.others.length > 0)];
	let ae = {
		saved: p.plans,
		target: ie,
		applied: re
	}, { runProject: oe } = await import("./project3.js");
	for (let t of u) C.push(await oe(t, e, ae, n));
	let se = C.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return x.problems = [...x.problems, ...PC(v, se, h)], {
		...x,
		projects: C,
		...S()
	};
}
function QM(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (ve(t) || r.id === "") return;
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
function $M(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function eN(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function tN(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: YM }) {
	let o = new lw(), s = uw(o);
	try {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await nN(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return iN(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = rN(f, p), h = await Hg(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = rN(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), At(g, n.exitsWithFindings(c));
	} finally {
		s();
	}
}
async function nN(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await wS(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await wS("validate", t, n);
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
function rN(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function iN({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = E("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = ve(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), ve(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Lb as $, Ei as $n, dg as $t, aC as A, Ho as An, vv as At, AS as B, oa as Bn, qg as Bt, RC as C, G as Cn, iy as Ct, gC as D, W as Dn, Ov as Dt, hC as E, U as En, mv as Et, US as F, Vo as Fn, n_ as Ft, yS as G, ea as Gn, jg as Gt, jS as H, ta as Hn, Lg as Ht, GS as I, wo as In, r_ as It, Y as J, Ii as Jn, Ag as Jt, rS as K, zi as Kn, zg as Kt, VS as L, To as Ln, Kg as Lt, $S as M, ko as Mn, k_ as Mt, iC as N, Bo as Nn, A_ as Nt, mC as O, Yu as On, Dv as Ot, KS as P, Ao as Pn, K_ as Pt, Gb as Q, ki as Qn, yg as Qt, zS as R, Do as Rn, Gg as Rt, MC as S, Ku as Sn, wy as St, kC as T, K as Tn, ey as Tt, TS as U, na as Un, Ng as Ut, kS as V, aa as Vn, Fg as Vt, wS as W, qi as Wn, Mg as Wt, Qb as X, Ni as Xn, Sg as Xt, Lx as Y, Fi as Yn, Og as Yt, Ub as Z, ji as Zn, xg as Zt, GC as _, cf as _n, Wy as _t, yM as a, Yh as an, Ti as ar, Eb as at, LC as b, q as bn, Py as bt, pk as c, Lh as cn, vi as cr, ab as ct, uw as d, Dh as dn, mi as dr, By as dt, sg as en, _i as er, Hb as et, rw as f, hh as fn, Iy as ft, WC as g, lp as gn, Hy as gt, iw as h, bm as hn, zy as ht, HM as i, J as in, xi as ir, Db as it, QS as j, Uo as jn, N_ as jt, cC as k, Wo as kn, uv as kt, vw as l, Fh as ln, Si as lr, $y as lt, nw as m, xm as mn, Ly as mt, XM as n, $h as nn, Oi as nr, kb as nt, _j as o, Uh as on, bi as or, pb as ot, KC as p, _h as pn, Fy as pt, Qx as q, Li as qn, kg as qt, WM as r, Kh as rn, gi as rr, Nb as rt, vk as s, Rh as sn, Ci as sr, ub as st, tN as t, rg as tn, Di as tr, Rb as tt, lw as u, Nh as un, hi as ur, fb as ut, PC as v, of as vn, Vy as vt, zC as w, Ju as wn, Vv as wt, NC as x, ed as xn, Ty as xt, OC as y, $d as yn, Ny as yt, IS as z, ca as zn, Vg as zt };
