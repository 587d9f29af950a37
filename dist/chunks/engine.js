import { i as e } from "./rolldown-runtime.js";
import { S as t, _ as n, b as r, c as i, d as a, f as o, g as s, h as c, l, m as u, p as d, s as f, u as p, x as m } from "./wire.js";
import { $ as h, $n as g, $r as _, $t as v, A as y, An as ee, At as b, B as te, Bn as ne, Br as re, Bt as x, Ct as ie, Dn as ae, Dt as oe, En as se, Et as ce, F as le, Fn as ue, Ft as de, G as fe, Gr as pe, Gt as me, H as he, Hn as ge, Hr as _e, Ht as S, I as ve, In as ye, Ir as be, It as xe, J as Se, Jn as Ce, K as we, Kn as Te, Kr as Ee, L as De, Ln as Oe, Lr as ke, Lt as Ae, M as C, Mn as je, Mt as Me, Nn as Ne, Nt as Pe, O as Fe, On as Ie, Ot as Le, P as Re, Pn as ze, Pt as Be, Qn as Ve, Qr as He, R as Ue, Rn as We, Rr as Ge, Rt as Ke, Sn as qe, St as Je, Tn as Ye, Tt as Xe, U as Ze, Ur as Qe, Ut as $e, V as et, Vr as tt, Vt as nt, W as rt, Wn as it, Wr as at, X as ot, Xn as st, Y as ct, Yn as lt, Z as ut, _n as dt, _t as ft, ai as pt, ar as mt, at as ht, bn as gt, bt as w, c as _t, cn as vt, ct as yt, di as bt, dn as xt, dr as St, dt as Ct, ei as wt, en as Tt, er as Et, et as Dt, fi as Ot, fn as kt, fr as At, gn as jt, gr as Mt, gt as Nt, hn as T, ht as Pt, i as E, in as Ft, ir as It, it as Lt, j as Rt, jn as zt, jt as Bt, k as D, kt as Vt, l as Ht, li as Ut, ln as Wt, lt as Gt, m as Kt, mn as qt, mr as Jt, n as Yt, ni as Xt, nn as Zt, nr as Qt, nt as $t, o as en, oi as tn, on as nn, ot as rn, pi as an, pn as on, pr as sn, pt as O, q as cn, qn as ln, qr as un, qt as dn, r as fn, ri as pn, rr as mn, rt as hn, s as gn, sn as _n, sr as vn, st as yn, ti as bn, tn as xn, u as Sn, ui as Cn, un as wn, ur as Tn, v as En, vn as Dn, vt as On, wn as kn, wt as An, x as jn, xn as Mn, xt as Nn, yn as Pn, yt as Fn, z as In, zn as Ln, zr as Rn, zt as zn } from "./start.js";
import { _ as Bn, b as Vn, c as Hn, d as Un, f as Wn, g as Gn, h as k, i as Kn, l as qn, m as Jn, n as Yn, p as Xn, r as A, s as Zn, t as Qn, x as $n, y as er } from "./zod.js";
import { a as tr, c as nr, d as rr, f as ir, i as ar, l as or, o as sr, r as cr, s as lr, u as ur } from "./client.js";
import { basename as dr, delimiter as fr, dirname as j, extname as pr, isAbsolute as mr, join as hr, posix as gr, relative as _r, resolve as M, sep as vr, win32 as yr } from "node:path";
import { access as br, constants as xr, link as Sr, lstat as Cr, open as wr, readFile as Tr, readdir as Er, realpath as Dr, rename as Or, rm as kr, stat as Ar, writeFile as jr } from "node:fs/promises";
import { setImmediate as Mr, setTimeout as Nr } from "node:timers/promises";
// src/model/result.ts
function Pr(e) {
	return {
		ok: !0,
		value: e
	};
}
function Fr(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function N(e, { displayRoot: t }) {
	return _r(t, e).split(vr).join("/");
}
function Ir(e, t) {
	let n = _r(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${vr}`) && !mr(n);
}
async function Lr(e, t) {
	for (let n = e;; n = j(n)) {
		if (await Cr(hr(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === j(n) || n === t || t !== void 0 && !Ir(n, t)) return;
	}
}
var Rr = class extends Error {};
async function zr(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new Rr());
	if (!t) return Tr(e);
	let [r, i] = await Promise.all([Dr(e), Dr(t.workspace)]);
	if (!Ir(r, i)) throw new Rr();
	return Tr(r);
}
function Br(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function Vr(e) {
	try {
		return Br(e);
	} catch {
		return "";
	}
}
async function Hr(e, t, n, r = Br) {
	try {
		return Pr(r(await Tr(e)));
	} catch (r) {
		let i = `${t} ${N(e, n)} cannot be read: ${Wr(r)}`;
		return Fr(w("not-read", i));
	}
}
const Ur = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function Wr(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof Rr) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Ur[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function Gr(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(Ur, String(e.code))) return;
	let n = `${N(e.path, t)} was changed or removed while Lokaform ran. Now ${Wr(e)} Run again when no other program changes it.`;
	return w("not-read", n, { scope: "project" });
}
async function Kr(e, { commit: t }) {
	return t ? t.isFile(e) : Ar(e).then((e) => e.isFile(), () => !1);
}
async function qr(e, { commit: t }) {
	return t ? t.isFolder(e) : Ar(e).then((e) => e.isDirectory(), () => !1);
}
// \0node:crypto
const Jr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Yr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// src/files/commitFiles.ts
var Xr = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const Zr = [
	"*",
	".*",
	"**"
];
var Qr = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new Xr(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => Zr.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = M(e, i.join("/")), o = _r(a, this.#e).split(vr).join("/"), s = o !== "" && !o.startsWith("..") && !mr(o), c = s ? "" : await this.#o(a);
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
		let t = _r(this.#e, e).split(vr).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || mr(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (mr(n)) return;
			let r = gr.join(gr.dirname(e.path), n, t.slice(e.path.length));
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
function $r(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function ei(e, t = Infinity) {
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
function ti(e, t, { since: n, now: r = Infinity }) {
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
const ni = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), ri = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), ii = {
	output: 67108864,
	time: 3e4
};
var ai = class extends Error {
	name = "GitFailure";
};
const oi = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, si = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, ci = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], li = /^\.(com|exe)$/i;
function ui(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? gr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => li.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => yr.join(n, e + t)) : [];
	});
}
function di(e, t) {
	let n = ui("git", process.platform, t).filter((t) => !fi(e, j(t))), r = n.find(pi);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => j(e)))].join(fr)
	};
}
function fi(e, t) {
	try {
		let [n, r] = [En(t), En(e)];
		return n === r || Ir(n, r);
	} catch {
		return !0;
	}
}
function pi(e) {
	try {
		return Kt(e, xr.X_OK), jn(e).isFile();
	} catch {
		return !1;
	}
}
async function mi(e, t, { environment: n, signal: r, limits: i = ii }, a = "") {
	let o = di(e, n);
	if (!o) throw new ai(hi);
	let s = Object.entries(n).filter(([e]) => oi.test(e)), c = {
		...Object.fromEntries(s),
		...si,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: j(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = ni(o.program, [
			"-C",
			e,
			...ci,
			...t
		], {
			cwd: j(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new ai(gi(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new ai("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new ai(_i(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const hi = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function gi(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function _i(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function vi(e, t) {
	let n = await Dr(e), r = await Lr(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await mi(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof ai) return;
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
function yi({ replaced: e, merged: t }) {
	return [...e, ...t].flatMap((e) => [e.content, "former" in e ? e.former : void 0]).flatMap((e) => e ?? []);
}
function bi({ replaced: e, merged: t }, n, r) {
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
function xi({ commits: e, merged: t }, n) {
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
const Si = "Lokaform-Pulled";
function Ci(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(Si).map(Ti), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: u(r) },
		overwrites: a
	};
}
function wi(e) {
	return `${Si}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
function Ti(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
var Ei = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { displayRoot: r } = this.#e.folders, i = await Dr(r).catch(() => r), a = [], s = [], c = [], l = [], d = new Set(), f = await this.#n(t);
		for (let [t, r] of f) {
			if (t === void 0) {
				d.add("The files are not in a git repository."), l.push(Infinity);
				continue;
			}
			let u = await this.#r(t).versions(e, new Set(r.keys()), n, (e) => r.get(e) ?? _r(i, hr(t, e)).split(vr).join("/"));
			o(a, u.versions), o(s, u.merged ?? []), o(c, u.overwrites ?? []), u.is !== "read" && (d.add(u.why), l.push(u.back ?? Infinity));
		}
		a.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
		let p = {
			versions: a,
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
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await Dr(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = M(t, n), a = await Dr(e).catch(() => e), o = await Lr(j(a), r), s = o === void 0 ? n : _r(o, a).split(vr).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new Di(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, Di = class {
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
			let i = await this.#a(e, n), { replaced: a, merged: o } = xi(i, t), s = await this.#o(t), c = a.filter(({ latest: t = 0 }) => t >= e), l = {
				replaced: [...s.versions, ...c],
				merged: o
			};
			await this.#c(yi(l));
			let u = {
				...bi(l, this.#i, r),
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
			if (e instanceof ai) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await mi(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await Li(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof ai) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = Ai(this.#e, {
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
		this.#r ??= Li(this.#e, this.#t);
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
			(r === void 0 || Oi(r) !== Oi(i)) && a.push({
				path: e,
				now: e,
				content: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => dr(e) === dr(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = hr(this.#e, e);
		try {
			return (await Cr(t)).isFile() ? Vr(await Tr(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await Ri(this.#e, [...t], this.#t)) this.#i.set(e, n);
	}
};
function Oi(e) {
	return e?.replaceAll("\r\n", "\n");
}
const ki = 67108864;
async function Ai(e, { since: t, target: n, now: r }, i, a = 2e3) {
	let o = n === void 0 ? new Set() : await Mi(e, n, i), s = async (...t) => (await mi(e, [
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
			trailers: Ci(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(Ni), l = ei(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return ji;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await Pi(e, d.id, i), m = p ? u.slice(0, -1) : u, [h] = p ? [d.id] : d.parents, g = ti(m, await s("HEAD", ...h === void 0 ? [] : [`^${h}`]), {
		since: t,
		now: r
	}), _ = await Fi(e, [...m, ...g], i);
	return {
		commits: _.slice(0, m.length),
		merged: _.slice(m.length),
		overwrites: $r([...u, ...g]),
		...(f || p) && { back: d.until },
		...f && { why: `The repository has more than ${a} commits since then, and older ones are not read.` },
		...p && { why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." }
	};
}
const ji = {
	commits: [],
	merged: [],
	overwrites: []
};
async function Mi(e, t, n) {
	try {
		let r = await mi(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof ai) return new Set();
		throw e;
	}
}
function Ni(e) {
	if (e instanceof ai && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Pi(e, t, n) {
	let r = (await mi(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function Fi(e, t, n) {
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
	], o = Ii((await mi(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, until: t, latest: n, trailers: { pulled: r } }) => ({
		id: e,
		until: t,
		latest: n,
		changes: o.get(e) ?? [],
		...r !== void 0 && { pulled: r }
	}));
}
function Ii(e) {
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
async function Li(e, t, n = "HEAD") {
	let r = await mi(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(Ni);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function Ri(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await mi(e, ["cat-file", "--batch-check"], n, i(t)), o = ki, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? ii,
		output: 2 * ki
	}, u = await mi(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, Vr(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/findFiles.ts
async function zi(e, t, n, r) {
	let i = M(t, e);
	return await Kr(i, n) ? [i] : Bi(e.split(vr).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof Xr) throw e;
		return [];
	});
}
async function Bi(t, n, r, i) {
	let a = un(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter(Vi) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => Ee(e, t, l))) continue;
		let n = M(c, t);
		await Kr(n, r) && f.add(n);
	}
	return [...f];
}
function Vi(e) {
	return !e.split("/").includes("node_modules");
}
async function Hi(e, t) {
	let n = hr(j(e), ".gitignore"), r = `/${dr(e)}`, i;
	try {
		i = Br(await Tr(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return Pr({
			path: n,
			text: `${r}\n`
		});
		let i = `${N(n, t)} cannot be read: ${Wr(e)}`;
		return Fr(w("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(dr(e))) return Pr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return Pr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function Ui(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await Wi(a, t, n), s = e.flatMap((e) => Ki(a, e) ?? []), c = s.filter(({ textFile: e }) => qi(a, e.language));
		o(i, Yi(a, e, s), Xi(a, c, t));
		for (let e of c.sort(Ji(a))) r.has(e.full) ? i.push(Zi(a, N(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function Wi(e, t, n) {
	return (await zi(kn(e), e.folder, t, n)).filter((e) => qe(e) !== void 0).sort();
}
function Gi({ folder: e }, t) {
	return _r(e, t).split(vr).join("/");
}
function Ki(e, t) {
	let n = Gi(e, t), r = se(e, n);
	if (!(Ye(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...Ie(e, n)
		}
	};
}
function qi(e, t) {
	return t === void 0 || zt(e, t);
}
function Ji({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Yi(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [w("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [w("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => _t(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return w("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				scope: "change"
			}
		});
	});
}
function Xi({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${N(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [w("bad-setting", o, { place: t })];
	});
}
function Zi({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return w("bad-setting", n, { place: e });
}
const Qi = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/res/values*/strings.xml",
	"**/*.arb"
], $i = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`)), ea = 2e5;
async function ta(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(Qi, {
		cwd: t,
		ignore: $i,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e3) break;
	return i.sort();
}
async function na(e, t) {
	let n = await wr(hr(e, t)).catch(() => void 0);
	try {
		let e = await n?.read(Buffer.alloc(ea), 0, ea, 0);
		return e?.buffer.toString("utf8", 0, e.bytesRead) ?? "";
	} catch {
		return "";
	} finally {
		await n?.close();
	}
}
// src/files/manifests.ts
async function ra(e, t, n, r) {
	let { paths: i, problems: a } = await ia(e, t, n, r), s = await Ui(e.texts, n, r), c = {}, l = [...a, ...s.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await la(a ? [...e, ...s.found] : e, n, r);
		c[t] = u.texts, o(l, u.problems);
	}
	if (l.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		l.push(w("no-manifest", n));
	}
	let u = s.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [N(e, n), t]);
	return {
		manifests: c,
		problems: l,
		undecided: new Map(u)
	};
}
async function ia({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await ca(l, t[l], i, a);
		s[l] = e.files, o(c, e.problems);
	} else s[l] = u && r.includes(":") ? [] : await sa(`${l}.yaml`, n, i);
	return {
		paths: s,
		problems: c
	};
}
async function aa(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => ia(e, { id: "" }, n, t))), i = (await Ui(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function oa(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await sa(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${N(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, w("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await aa(e, new AbortController().signal)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function sa(e, t, n) {
	let r = M(t, e);
	return await Kr(r, n) ? [r] : [];
}
async function ca(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await zi(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await qr(M(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(w("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function la(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = N(a, t);
		try {
			let n = Br(await zr(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Xr) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(w("not-read", `${e} cannot be read: ${Wr(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/model/place.ts
const ua = Zn().min(0), da = Un({
	file: k(),
	line: ua,
	col: ua,
	endLine: ua,
	endCol: ua
});
function P(e, t, n = []) {
	let r = ga(e, t, n);
	return F(r.file, r.at.start, r.at.end);
}
function fa(e, t, n) {
	let r = ga(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return F(r.file, i, a);
}
function pa(e, t, n) {
	return ga(e, t, n).file;
}
function F(e, t, n) {
	let r = _a(e, t), i = _a(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function ma(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function ha(e, t) {
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
function ga(e, t, n) {
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
function _a(e, t) {
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
function va(e, t) {
	let n = new O();
	return ya(e, t, n), n.problems;
}
function ya(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Ca(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) ba({
		...i,
		keys: [e]
	}, t, n);
	else ba(i, t, n);
}
function ba(e, t, n) {
	if (!n.countMore(t.file.path, xa(e))) for (let r of wa(e, t)) n.add(Sa(r, e, t));
}
function xa(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? Ta(e.errors) : void 0)?.reduce((e, t) => e + xa(t), 0) ?? 1;
}
function Sa(e, { path: t }, n) {
	let r = ka(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(P(n.file, n.span, t)), String(r)]
	};
}
function Ca(e, t, n) {
	return t.some((t) => ka(n.value, e.path) === void 0 && Ht(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function wa(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Oa(e, n, t));
	if (e.code === "invalid_key") return [Oa(String(n.at(-1)), n.slice(0, -1), t)];
	let r = ka(t.value, n), i = P(t.file, t.span, n), a = (e, t) => [w(e, t, { place: i })], o = () => a("wrong-type", Ia(r, n, t, i));
	if (r === void 0) return a("missing-member", ja(n, t));
	if (r === null) return a("null-value", Ma(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = Ta(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? va(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": return typeof r == "object" ? o() : a("wrong-value", Na(String(r), e.values.map(String)));
		case "custom":
		case "invalid_format": return a("wrong-value", Pa(e.message, n, t));
		default: return a("wrong-value", typeof r == "number" ? Ia(r, n, t, i) : Fa(n, t));
	}
}
function Ta(e) {
	return [...e].sort((e, t) => Ea(t) - Ea(e)).find((e) => Ea(e) > 0) ?? e.find((e) => e.every(Da));
}
function Ea(e) {
	return u(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Da({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Oa(e, t, n) {
	let r = fa(n.file, n.span, [...t, e]);
	return w("unknown-member", Aa(e, t, n), { place: r });
}
function ka(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function Aa(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${La(t, n)}.${za([...t, e], n)}${gn(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${gn(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function ja(e, t) {
	return `${Ra(e, t)} is missing. It is required in ${t.thing}.${za(e, t)}`;
}
function Ma(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Ra(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Ra(e, t)} has no value.${za(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${Ra(e, t)} has no value. Remove it, or give it a value.${za(e, t)}` : `${Ra(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function Na(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${gn(e, t)}`;
}
function Pa(e, t, n) {
	return `${Ra(t, n)} ${e}.${za(t, n)}`;
}
function Fa(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Ra(e, t)} is empty.${za(e, t)}${n}`;
}
function Ia(e, t, n, r) {
	if (t.length === 0) return `This is ${Ba(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Ra(t, n)} is ${Ba(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${Ra(t, n)} is ${Ba(e)}.${za(t, n)}`;
}
function La(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${La(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Ra(e, t) {
	let n = La(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function za(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${La([n], t)} must be ${r.expects}.` : "";
}
function Ba(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// node_modules/js-yaml/dist/js-yaml.mjs
var I = Symbol("NOT_RESOLVED");
function L(e, t) {
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
function Va(e, t) {
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
function Ha(e, t) {
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
var Ua = L("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Wa = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Ga = L("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Wa.indexOf(e) === -1 ? I : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Ka = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], qa = L("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Ka.indexOf(e) === -1 ? I : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Ja = [
	"true",
	"True",
	"TRUE"
], Ya = [
	"false",
	"False",
	"FALSE"
], Xa = L("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Ja.indexOf(e) !== -1 || Ya.indexOf(e) === -1 && I,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Za = [
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
], Qa = [
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
], $a = L("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Za.indexOf(e) !== -1 || Qa.indexOf(e) === -1 && I,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), eo = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), to = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function no(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function ro(e, t) {
	if (t) {
		if (!to.test(e)) return I;
	} else if (!eo.test(e)) return I;
	let n = no(e);
	return Number.isFinite(n) ? n : I;
}
var io = L("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: ro,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ao = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function oo(e) {
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
function so(e) {
	if (!ao.test(e)) return I;
	let t = oo(e);
	return Number.isFinite(t) ? t : I;
}
var co = L("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: so,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), lo = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), uo = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function fo(e) {
	if (!lo.test(e)) return I;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || uo.test(e) ? r : I;
}
function po(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var mo = L("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: fo,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: po
}), ho = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), go = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function _o(e) {
	if (!ho.test(e)) return I;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || go.test(e) ? r : I;
}
function vo(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var yo = L("tag:yaml.org,2002:float", {
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
}), bo = L("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : I,
	identify: () => !1
}), xo = /^[A-Za-z0-9+/]*={0,2}$/;
function So(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !xo.test(t)) return I;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Co(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var wo = L("tag:yaml.org,2002:binary", {
	resolve: So,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Co
}), To = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Eo = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Do(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Oo(e) {
	let t = To.exec(e);
	if (t === null && (t = Eo.exec(e)), t === null) return I;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Do(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? I : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return I;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Do(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return I;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return I;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var ko = L("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Oo,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Ao = Va("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function jo(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Mo = Va("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (jo(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), No = Va("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Po = Ha("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: jo,
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
}), Fo = Ha("tag:yaml.org,2002:set", {
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
function Io() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Lo() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Ro(e) {
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
var zo = class e {
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
		let t = Ro(e), n = [], r = Io(), i = Lo();
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
}, Bo = new zo([
	Ua,
	Ao,
	Po
]);
[...Bo.tags];
var Vo = new zo([
	...Bo.tags,
	Ga,
	Xa,
	io,
	mo
]);
new zo([
	...Bo.tags,
	qa,
	$a,
	co,
	yo,
	ko,
	bo,
	wo,
	Mo,
	No,
	Fo
]).withTags({
	...co,
	resolve: (e, t, n) => {
		let r = co.resolve(e, t, n);
		return r === I ? io.resolve(e, t, n) : r;
	}
}, {
	...yo,
	resolve: (e, t, n) => {
		let r = yo.resolve(e, t, n);
		return r === I ? mo.resolve(e, t, n) : r;
	}
});
var Ho = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Uo(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Wo(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Go(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Ho,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Uo(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Wo((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Uo(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Wo((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Uo(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Wo((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Ko(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var qo = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Ko(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Ko(this, e)}`;
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
		throw s.snippet = Go(s), new e(r, s);
	}
}, R = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, z = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, Jo = {
	BLOCK: 1,
	FLOW: 2
}, B = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Yo = -1;
function Xo(e) {
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
var Zo = Array(256), Qo = Array(256);
for (let e = 0; e < 256; e++) Zo[e] = +!!Xo(e), Qo[e] = Xo(e);
function $o(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function es(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function ts(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function ns(e, t, n) {
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
function rs(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function is(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = ns(e, i, n);
			r += rs(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function as(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = ns(e, i, n);
			r += rs(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function os(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = ns(e, i, n).position;
			else if (t < 256 && Zo[t]) r += Qo[t], i++;
			else {
				let n = ts(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = es(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += $o(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = ns(e, i, n);
			r += rs(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function ss(e, t, n, r, i, a) {
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
	return i === B.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== B.STRIP && u && (l += "\n"), l;
}
function cs(e, t) {
	if (t.valueStart === Yo) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case z.SINGLE_QUOTED: return as(e, n, r);
		case z.DOUBLE_QUOTED: return os(e, n, r);
		case z.LITERAL_BLOCK: return ss(e, n, r, t.indent, t.chomping, !1);
		case z.FOLDED_BLOCK: return ss(e, n, r, t.indent, t.chomping, !0);
		default: return is(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var ls = {
	filename: "",
	schema: Vo,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, V = -1, us = Object.prototype.hasOwnProperty, ds = 1, fs = 2, ps = 3, ms = 4, hs = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, gs = /[,\[\]{}]/, _s = /^(?:!|!!|![0-9A-Za-z-]+!)$/, vs = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, ys = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, bs = RegExp(`^(?:${vs})*$`), xs = RegExp(`^(?:${ys})+$`), Ss = RegExp(`^(?:!(?:${vs})*|${ys}(?:${vs})*)$`), Cs = {
	filename: "",
	maxDepth: 100
};
function ws(e, t, n) {
	e.events.push({
		type: R.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Ts(e, t, n, r, i, a, o) {
	e.events.push({
		type: R.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Es(e, t, n, r, i, a, o) {
	e.events.push({
		type: R.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Ds(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: R.MAPPING,
		start: t.position,
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V,
		style: Jo.FLOW
	});
}
function Os(e, t, n, r, i, a, o, s, c = B.CLIP, l = -1, u = !1) {
	e.events.push({
		type: R.SCALAR,
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
function ks(e, t, n) {
	e.events.push({
		type: R.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function As(e) {
	e.events.push({ type: R.POP });
}
function H(e) {
	Os(e, V, V, V, V, V, V, z.PLAIN);
}
function js() {
	return {
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V
	};
}
function Ms(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Ns(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function U(e, t) {
	qo.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function W(e) {
	return e === 10 || e === 13;
}
function Ps(e) {
	return e === 9 || e === 32;
}
function Fs(e) {
	return Ps(e) || W(e);
}
function Is(e) {
	return e === 0 || Fs(e);
}
function Ls(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Rs(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function zs(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Bs(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Vs(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Hs(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function G(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Fs(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Ps(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!W(r) && r !== 0);
		if (!W(r)) break;
		for (Hs(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Us(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Fs(n);
	}
	return !1;
}
function Ws(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Gs(e) {
	if (e.position !== e.lineStart) return !1;
	if (Us(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Ms(e);
	Ws(e), G(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Us(e));
	return Ns(e, t), r;
}
function Ks(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !W(t);) t = e.input.charCodeAt(++e.position);
}
function qs(e, t, n) {
	let r = hs.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, U(e, "the stream contains non-printable characters"));
}
function Js(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== V && U(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && U(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Fs(s) && !(n && Ls(s));) s === 33 && (a ? U(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), _s.test(o) || U(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), gs.test(l) && U(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? bs.test(l) : xs.test(l)) && U(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !us.call(e.tagHandlers, o) && U(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Ys(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== V && U(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Fs(e.input.charCodeAt(e.position)) && !Ls(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && U(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Xs(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== V || t.tagStart !== V) && U(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Fs(e.input.charCodeAt(e.position)) && !Ls(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && U(e, "name of an alias node must contain at least one character"), ks(e, n, e.position), !0;
}
function Zs(e, t) {
	G(e, !1), e.lineIndent < t && U(e, "deficient indentation");
}
function Qs(e, t, n) {
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
			return e.position++, Os(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, z.SINGLE_QUOTED, B.CLIP, -1, i), !0;
		}
		W(a) ? (i = !1, Zs(e, t)) : e.position === e.lineStart && Us(e) ? U(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? U(e, "expected valid JSON character") : e.position++;
	}
	U(e, "unexpected end of the stream within a single quoted scalar");
}
function $s(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Os(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, z.DOUBLE_QUOTED, B.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (W(n)) Zs(e, t);
			else if (Vs(n)) e.position++;
			else {
				let t = Bs(n);
				for (t === 0 && U(e, "unknown escape sequence"); t-- > 0;) e.position++, zs(e.input.charCodeAt(e.position)) < 0 && U(e, "expected hexadecimal character");
				e.position++;
			}
		} else W(a) ? (i = !1, Zs(e, t)) : e.position === e.lineStart && Us(e) ? U(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? U(e, "expected valid JSON character") : e.position++;
	}
	U(e, "unexpected end of the stream within a double quoted scalar");
}
function ec(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = B.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? z.LITERAL_BLOCK : z.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Rs(n);
		if (n === 43 || n === 45) i !== B.CLIP && U(e, "repeat of a chomping mode identifier"), i = n === 43 ? B.KEEP : B.STRIP, e.position++;
		else if (r >= 0) r === 0 && U(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && U(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Ps(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Ks(e), W(e.input.charCodeAt(e.position)) ? Hs(e) : e.input.charCodeAt(e.position) !== 0 && U(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Gs(e)) break;
		if (!o && l === -1 && W(i) && (u = Math.max(u, r)), !o && l === -1 && !W(i) && (i === 9 && r < t && (e.position = n + r, U(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, U(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !W(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !W(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !W(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Ks(e), f = e.position, W(e.input.charCodeAt(e.position)) && (Hs(e), f = e.position);
	}
	return qs(e, d, f), Os(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function tc(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === ds;
	if (n === 0 || Fs(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Ls(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Is(t) || r && Ls(t)) return !1;
	}
	return !0;
}
function nc(e, t, n, r) {
	if (!tc(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === ds, c = !1;
	for (; o !== 0 && !Gs(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Is(t) || s && Ls(t)) break;
		} else if (o === 35) {
			if (Fs(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Ls(o)) break;
		else if (W(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (G(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Ps(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (qs(e, i, a), Os(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, z.PLAIN, B.CLIP, -1, !c), !0);
}
function rc(e, t) {
	let n = e.line;
	G(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && U(e, "deficient indentation");
}
function ic(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Es(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Jo.FLOW) : Ts(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Jo.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		rc(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, As(e), !0;
		o ? n === 44 && U(e, "expected the node content, but found ','") : U(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Fs(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, rc(e, t));
		let c = e.line, l = Ms(e), u = sc(e, t, ds, !1, !0);
		rc(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, rc(e, t), i || Ds(e, l), u || H(e), sc(e, t, ds, !1, !0) || H(e), rc(e, t), i || As(e)) : i && r ? (u || H(e), H(e)) : i ? H(e) : r && (Ds(e, l), u || H(e), H(e), As(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	U(e, "unexpected end of the stream within a flow collection");
}
function ac(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Is(e.input.charCodeAt(e.position + 1))) return !1;
	for (Ts(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Jo.BLOCK); e.input.charCodeAt(e.position) === 45 && Is(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, U(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = G(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Is(e.input.charCodeAt(e.position + 1)) && U(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? H(e) : sc(e, t, ps, !1, !0), G(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && U(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Is(e.input.charCodeAt(e.position + 1)) && U(e, "bad indentation of a sequence entry");
	}
	return As(e), !0;
}
function oc(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, U(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Is(l)) o ||= (Es(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Jo.BLOCK), !0), c === 63 ? (i && H(e), a = !0, i = !0) : (i || (H(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (H(e), !1);
			let t = Ms(e);
			if (!sc(e, n, fs, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Ps(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Is(c) || U(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: R.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Jo.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) U(e, "expected ':' after a mapping key");
				else return r.anchorStart !== V || r.tagStart !== V ? (Ns(e, t), !1) : !0;
			} else if (a) U(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== V || r.tagStart !== V ? (Ns(e, t), !1) : !0;
		}
		if (sc(e, t, ms, !0, s) && (s = !1), i || (s &&= (H(e), !1)), G(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) U(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && H(e), o && As(e), !0) : !1;
}
function sc(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && U(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = js(), d = n === ms || n === ps, f = d, p = d;
	if (r && G(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Ms(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== V || u.anchorStart !== V) && (r === 33 || r === 38)) {
			let n = Ms(e), r = t + 1;
			if (oc(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === R.MAPPING) return e.depth--, !0;
			Ns(e, n);
		}
		if (s && (r === 33 && u.tagStart !== V || r === 38 && u.anchorStart !== V) || !Js(e, u, n === ds) && !Ys(e, u)) break;
		l === null && (l = i), G(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === ms) {
		let r = n === ds || n === fs ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (ac(e, i, u) || oc(e, i, r, u)) || ic(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Ms(e), n = l.position - l.lineStart;
					Ns(e, l), oc(e, n, r, js()) && e.events[t.eventsLength]?.type === R.MAPPING ? c = !0 : Ns(e, t);
				}
				!c && (d && ec(e, r, u) || Qs(e, r, u) || $s(e, r, u) || Xs(e, u) || nc(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && ac(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== V || u.tagStart !== V || d) && (Os(e, V, V, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, z.PLAIN), c = !0), e.depth--, c || u.anchorStart !== V || u.tagStart !== V;
}
function cc(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Fs(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && U(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !W(e.input.charCodeAt(e.position));) {
		for (; Ps(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || W(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Fs(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (W(e.input.charCodeAt(e.position)) && Hs(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && U(e, "duplication of %YAML directive"), r.length !== 1 && U(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && U(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && U(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && U(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		_s.test(t) || U(e, "ill-formed tag handle (first argument) of the TAG directive"), us.call(e.tagHandlers, t) && U(e, `there is a previously declared suffix for "${t}" tag handle`), Ss.test(n) || U(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function lc(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (G(e, !0); cc(e);) t = !0, G(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Is(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, G(e, !0), i = e.line > t;
	} else t && U(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Us(e)) {
		e.position += 3, G(e, !0);
		return;
	}
	if (ws(e, n, !1), sc(e, e.lineIndent - 1, ms, !1, i, i) || H(e), G(e, !0), e.position === e.lineStart && Us(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, G(e, !0), e.line === t && e.position < e.length && U(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === R.DOCUMENT && (o.explicitEnd = r), As(e), !r && e.position < e.length && !Gs(e) && U(e, "end of the stream or a document separator is expected");
}
function uc(e, t) {
	let n = e.length, r = {
		...Cs,
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
	for (i !== -1 && qo.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Ws(r), G(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		lc(r), r.position === e && U(r, "can not read a document");
	}
	return r.events;
}
({
	...Cs,
	...ls
});
function dc(e, t) {
	return !!(e & 1 << t);
}
var fc = {
	applyQuoteFlowKeysOption: mc,
	doubleQuoteForInvisibles: hc,
	doubleQuoteWhitespaceOnly: gc,
	applyForceQuotesOption: _c,
	tryLongOrMultilineAsBlock: vc,
	quoteInvalidPlain: yc,
	fallbackToDoubleQuoted: bc
};
function pc(e) {
	return e.presenterOptions.quoteStyle === "single" && dc(e.allowedStylesMask, z.SINGLE_QUOTED) ? z.SINGLE_QUOTED : z.DOUBLE_QUOTED;
}
function mc(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === z.PLAIN && (e.style = z.DOUBLE_QUOTED);
}
function hc(e) {
	e.style === z.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = z.DOUBLE_QUOTED);
}
function gc(e) {
	e.style === z.PLAIN && /^\s+$/.test(e.node.value) && (e.style = z.DOUBLE_QUOTED);
}
function _c(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== z.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? z.DOUBLE_QUOTED : pc(e)));
}
function vc(e) {
	if (e.style !== z.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!dc(e.allowedStylesMask, z.LITERAL_BLOCK)) {
		n && (e.style = z.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = z.LITERAL_BLOCK);
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
	o ? e.style = z.FOLDED_BLOCK : n && (e.style = z.LITERAL_BLOCK);
}
function yc(e) {
	e.style === z.PLAIN && !dc(e.allowedStylesMask, z.PLAIN) && (e.style = pc(e));
}
function bc(e) {
	dc(e.allowedStylesMask, e.style) || (e.style = z.DOUBLE_QUOTED);
}
var xc = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Sc = "[\\n\\r]", Cc = "\\uFEFF", wc = "[ \\t]", Tc = `(?:(?!(?:${Sc}|${Cc}))${xc})`, Ec = `(?:(?!${wc})${Tc})`, Dc = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Oc = "[-?:,\\[\\]{}#&*!|>'\"%@`]", kc = "[,\\[\\]{}]", Ac = Ec, jc = `(?:(?!${kc})${Ec})`, Mc = `(?:(?:(?!${Oc})${Ec})|[?:-](?=${Ac}))`, Nc = `(?:(?:(?!${Oc})${Ec})|[?:-](?=${jc}))`, Pc = `(?:(?:(?![:#])${Ac})|:(?=${Ac}))#*`, Fc = `(?:(?:(?![:#])${jc})|:(?=${jc}))#*`, Ic = `(?:${wc}*${Pc})*`, Lc = `(?:${wc}*${Fc})*`, Rc = `${Mc}#*${Ic}`, zc = `${Nc}#*${Lc}`, Bc = Rc, Vc = zc, Hc = `\\n+${Pc}${Ic}`, Uc = `\\n+${Fc}${Lc}`, Wc = `${Rc}(?:${Hc})*`, Gc = `${zc}(?:${Uc})*`;
RegExp(`^(?:${Wc})$`, "u"), RegExp(`^(?:${Gc})$`, "u"), RegExp(`^(?:${Bc})$`, "u"), RegExp(`^(?:${Vc})$`, "u"), RegExp(`^(?:${Dc})*$`, "u"), RegExp(`^(?:${Dc}|\\n)*$`, "u"), RegExp(`^(?:${Tc}|\\n)*$`, "u"), Object.keys(fc).map((e) => Reflect.get(fc, e)), R.DOCUMENT, R.SEQUENCE, R.MAPPING, R.SCALAR, R.ALIAS, R.POP, z.PLAIN, z.SINGLE_QUOTED, z.DOUBLE_QUOTED, z.LITERAL_BLOCK, z.FOLDED_BLOCK, Jo.BLOCK, Jo.FLOW, B.CLIP, B.STRIP, B.KEEP;
// src/yaml/events.ts
var Kc = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const qc = "A manifest is one document: split it into files instead of writing ---.", Jc = 2 ** 15, Yc = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Xc = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Zc = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
var Qc = class {
	text;
	most;
	piece;
	list;
	events = [];
	position = 0;
	end = 0;
	constructor(e, t, n = Jc) {
		this.text = e, this.most = t ? e.length : 25e5, this.piece = n, this.list = e.length > n ? tl(e) : void 0;
	}
	next() {
		for (; this.position === this.events.length && this.end < this.text.length;) this.events = this.load(), this.position = 0;
		let e = this.events[this.position];
		return this.events[this.position] = void 0, this.position += 1, e;
	}
	load() {
		let { text: e, end: t } = this, { item: n, first: r } = this.list ?? {
			item: "",
			first: e.length
		}, i = Math.max(t + this.piece, r), a = this.list ? e.indexOf(n, i) : -1;
		this.end = a === -1 ? e.length : a + 1;
		let o = Math.max(r, e.lastIndexOf(n, i) + n.length) - 2;
		if (t === 0 && r > this.most) throw new Kc("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
		if (this.list && this.end - o > this.most) throw new Kc("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", o);
		let s = $c(e, t, this.end), c = t === 0, l = a === -1, [u, d] = s.splice(0, c ? 1 : 2);
		if (!u) return s;
		let f = s.splice(l ? -1 : c ? -3 : -2);
		if (u.type !== R.DOCUMENT || !l && u.explicitEnd || !c && (d?.type !== R.SEQUENCE || d.style !== Jo.BLOCK) || !f.every(({ type: e }) => e === R.POP) || s.some(({ type: e }) => e === R.DOCUMENT)) throw new Kc(qc, t, t);
		l && !c && s.push({ type: R.POP });
		for (let e of c ? [] : s) ol(e, t);
		return s;
	}
};
function $c(e, t, n) {
	let r = e.slice(t, n).replace(Yc, "");
	try {
		return el(r, t);
	} catch (e) {
		if (!(e instanceof Kc) || e.message !== "deficient indentation") throw e;
		let n = el(r.replace(Xc, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === R.SCALAR && (e.fast = !1);
		return n;
	}
}
function el(e, t) {
	try {
		return uc(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof qo ? new Kc(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function tl(e) {
	Zc.lastIndex = nl(e).at(-1) ?? e.length;
	let [, t] = Zc.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: Zc.lastIndex
	};
}
function nl(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const rl = 2 ** 20, il = 2 ** 18;
function al(e) {
	if (e.length <= rl) return;
	let t = e.slice(0, il), n = t.lastIndexOf(tl(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function ol(e, t) {
	e.type !== R.POP && e.type !== R.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== R.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === R.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const sl = process.getBuiltinModule("node:module").createRequire(import.meta.url), cl = (...e) => sl("./late-yaml.js").parseDocument(...e), ll = 2 ** 18;
function ul(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [w("yaml", a, { place: F(t, r, r + 1) })];
	let o = i + ll < n.length, s = n.lastIndexOf("\n", i + ll), c = o ? s > i ? s + 1 : i + ll : n.length, { problems: l, errors: u } = dl(t, n, i, c);
	if (l.length === 0) return [fl(e, t, n)];
	let d = Fn(t.path, F(t, c - 1, c).line);
	return o && u > 1e3 ? [d, ...l] : l;
}
function dl(e, t, n, r) {
	let i = t.slice(n, r), { errors: a } = cl(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), o = new O(), s = -Infinity;
	for (let i of a.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [a, c] = i.pos.map((e) => e + n);
		if (r < t.length && c >= r - 1) continue;
		let l = F(e, a, Math.max(a + 1, c)), u = l.line > s + 1;
		s = Math.max(s, l.endLine), u && !o.countMore(e.path) && o.add(pl(bl(t, a) || _l(i), l));
	}
	return {
		problems: o.problems,
		errors: a.length
	};
}
function fl({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return pl((e >= r.trimEnd().length ? hl : gl.get(t)) ?? (bl(r, e) || i), F(n, e, e + 1));
}
function pl(e, t) {
	return w("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const ml = "Values are nested too deeply. Use fewer levels.", hl = "The file ends in brackets or in quotes. Add the closing one.", gl = new Map([["nesting exceeded maxDepth (500)", ml], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function _l(e) {
	if (e.message.startsWith("Maximum call stack")) return ml;
	if (e.message.startsWith("Missing closing")) return "A text has no closing quote.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return qc;
		default: return `${e.message}.`;
	}
}
function vl(e, t, n) {
	n.countMore(e.path) || n.add(w("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: F(e, t, t + 1) }));
}
const yl = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function bl(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!yl.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function xl(e, t) {
	let n = new O();
	for (let { index: r, 0: i } of e.matchAll(/^<{7} .*$/gm)) n.countMore(t.path) || n.add(w("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: F(t, r, r + i.length) }));
	return n.problems;
}
function Sl(e, t, n, r) {
	return new Cl(e, t, n, new Qc(t, n, r)).document();
}
var Cl = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new Rl();
	anchors = new Map();
	problems = new O();
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
			value: Nl(e) ? this.value(e, Tl, t) : null,
			span: this.spans.spanAt(t),
			problems: this.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === R.ALIAS ? void 0 : this.anchor(e), a = e.type === R.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === R.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !Pl(e) && this.spans.scalar(n, this.start, this.end), i && (i.value = a, i.size = this.values - r), a;
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
		let o = r === R.SEQUENCE ? this.list() : this.mapping();
		if (--this.depth, this.end = this.after(a ? Al : this.text.charAt(this.end - 1) === "\n" ? Tl : Ml), this.spans.collection(t, n, this.end), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new Kc("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next();
			if (!Nl(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new Kc("This file has more than 150,000 entries. Divide it into several files.", this.end);
			e.push(this.value(t, Ol, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next();
			if (!Nl(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next(), a = Nl(i) ? this.value(i, kl, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && vl(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, Dl), [n, r] = [Pl(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = bl(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
		} else return {
			text: typeof t == "string" ? t : this.text.slice(n, r),
			start: n,
			end: r
		};
	}
	scalar(e, n) {
		let { style: r, valueStart: i, valueEnd: o, tagStart: s, fast: c } = e;
		if (s >= 0 && !wl.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), i < 0) {
			let e = this.after(l < 0 ? n : El);
			return (n !== kl || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = cs(this.text, e);
		if (r === z.LITERAL_BLOCK || r === z.FOLDED_BLOCK) {
			this.start = this.after(jl);
			let e = this.text.slice(i, o);
			this.end = i + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = r === z.PLAIN ? 0 : 1;
			this.start = i - e, this.end = o + e;
		}
		if (!this.anyText && !(c && this.isStorable) && a.test(u)) return this.refuse(t("This text"));
		if (r !== z.PLAIN || s >= 0) return u;
		let d = Ll(u);
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
		return this.problems.countMore(this.file.path) || this.problems.add(w("yaml", e, { place: F(this.file, t, n) })), null;
	}
};
const wl = new Set(["!!str", "!"]), Tl = /(?:)/y, El = /[ \t]*/y, Dl = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Ol = /(?:\s|#[^\n]*\n)*-[ \t]*/y, kl = /(?:\s|#[^\n]*\n)*:[ \t]*/y, Al = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, jl = /(?:[\s:?-]|#[^\n]*\n)*/y, Ml = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Nl(e) {
	return e !== void 0 && e.type !== R.POP && e.type !== R.DOCUMENT;
}
function Pl(e) {
	return e.type === R.SEQUENCE || e.type === R.MAPPING;
}
const Fl = /^(?:0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?)$/, Il = new Map([
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
function Ll(e) {
	return Il.has(e) ? Il.get(e) : Fl.test(e) ? Number(e) : e;
}
var Rl = class {
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
		return new zl(this, e);
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
}, zl = class {
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
function Bl(e, t) {
	let n = new Map(), r = new O(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!Zl(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = P(o, a);
		return {
			members: n,
			problems: Jl(e, s) ? [] : [w("empty-manifest", r, { place: s })]
		};
	}
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || gn(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(w("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: fa(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Vl({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return w("empty-manifest", r, { place: P(e, t) });
}
function Hl(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = P(e.file, t.span);
		return {
			entries: [],
			problems: Jl(e, n) ? [] : [w("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = new O(), a = t.span.members?.[Symbol.iterator](), o = ql(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!Zl(s) && i.countMore(e.file.path)) continue;
		let l = Wl(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [Fn(e.file.path, P(e.file, c).endLine), ...i.problems]
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
function Ul(e, t, n) {
	let r = new O();
	return {
		...Wl(r, e, t, n, ql(n)),
		problems: r.problems
	};
}
function Wl(e, t, n, r, i) {
	let { value: a, span: o } = Yl(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new er();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Jl(t, P(t.file, o))) return { span: o };
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
			let { error: t } = r.schema.safeParse(Gl(a, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	}, d = s.issues.slice(0, Ct + 1);
	ya(d.map((e) => $n(e, {}, Vn())), u, e);
	for (let t of s.issues.slice(d.length)) e.countMore(c.path, xa(t));
	return { span: o };
}
function Gl(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = Gl(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const Kl = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function ql({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Kl).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Jl({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Yl(e, t) {
	if (!Zl(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, Xl(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, ha(a, { members: new Map(o) }));
		r = ha(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function Xl(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Zl(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/yaml/yaml.ts
function Ql(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = ma(t), a = {
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
		return c([w("yaml", e, { place: F(a, r, r + 1) })]);
	}
	let l = xl(t, a);
	if (l.length > 0) return c(l);
	let u = $l(a, t, n);
	return "value" in u ? u.problems.some((e) => e.code === "yaml" && Nn(e) > 1) ? c(u.problems) : {
		...u,
		file: a,
		textAt: s
	} : c(u.problems);
}
function $l(e, t, n) {
	try {
		let { problems: r, ...i } = Sl(e, t, n);
		return {
			...i,
			problems: r.problems
		};
	} catch (n) {
		if (!(n instanceof Kc)) throw n;
		return { problems: ul(n, e, t) };
	}
}
const eu = 1e6;
// src/kinds/kind.ts
function tu(e, t) {
	return nu(e, t) === "off" ? void 0 : e.removalBy(t);
}
function nu({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function ru(e, t, n) {
	let r = nu(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function iu({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function au(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function ou(e, t, n) {
	let r = su(e, t, n);
	for (;;) {
		let e = r.next();
		if (e.done) return e.value;
	}
}
function* su(e, t, n, r = new Map()) {
	let i = [], a = {}, s = new Map();
	for (let c of e) {
		let e = t[c.plural] ?? [];
		if (e.length === 0) continue;
		let l = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = d([
				c.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), u = s?.text === i ? s.read : uu(c, t, n);
			r.set(o, {
				text: i,
				read: u
			}), l.push(u), yield;
		}
		let u = l.flatMap((e) => e.problems.some(fu) ? [] : e.entries), f = c.textFiles?.join(u) ?? {
			entries: u,
			problems: []
		}, p = f.entries;
		a[c.plural] = p;
		for (let e of l) for (let [t, n] of e.variables) s.set(t, n);
		let m = new O();
		for (let e of p) {
			for (let t of c.checkEntry(e)) m.add(t);
			for (let t of cu(c, e)) m.add(t);
		}
		o(i, l.flatMap((e) => e.problems), f.problems, c.checkTogether(p), m.problems);
	}
	let c = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: a,
			variables: s
		},
		problems: ft(pu(i, c))
	};
}
function cu(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [K(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function lu({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let s = Ql(r, i, a), { file: c } = s, { members: l, problems: u } = Bl(s, n ? [e, "on_create"] : [e]), d = [...s.problems, ...u], f = l.get("on_create"), p = f && n && Ul(s, f, n);
	p && o(d, p.problems);
	let m = new Map(), h = l.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Vl(s, e)]
	};
	let g = Hl(s, h, t);
	o(d, g.problems);
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
function uu(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = al(n);
	if (a !== void 0) {
		let { problems: n } = ou([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(fu)) {
			let e = n.some(({ place: e }) => !e) ? [] : [Fn(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function du(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = uu(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function fu({ count: e, severity: t }) {
	return e !== void 0 && t === "error";
}
function pu(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function K({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = mu(e(t)), d = s ? fa(n, r, o) : P(n, r, o);
	return {
		...w(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function mu(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function hu({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const gu = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function _u(e, t, n = []) {
	if (typeof t != "object" || !t) return;
	let r = new Map(Object.entries(t));
	if (r.has("kind") && !vu(e, r)) return n;
	for (let [t, i] of r) {
		let r = gu.has(t) ? void 0 : _u(e, i, [...n, t]);
		if (r) return r;
	}
}
function vu(e, t) {
	let n = e.find(({ name: e }) => e === t.get("kind"));
	if (!n) return !1;
	let r = t.get("fields");
	return (Array.isArray(r) ? r : t.has("field") ? [Object.fromEntries(t)] : []).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) gu.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const yu = "Run again. If that does not help, the service has changed or has a fault.";
function bu(e, t, n, r, i, a) {
	if (n.length === 0) return a(t);
	let o = s(n, ({ id: e }) => e === void 0 ? [] : [e]), c = s(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = i(t.values).flatMap((e) => c.get(e) ?? []), [a] = [...o.get(n) ?? [], ...r];
		return a ? (d.add(a), [{
			declared: t,
			problem: K(e, t, "unusable-answer", `${u(a)} cannot be used: the service's answer has no usable ${a.lacks.join(", ")}. Nothing is written for it. ${yu}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = a(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = nu(e, r) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), i = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's answer is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${i}.${a} ${yu}`, s = t ? "error" : "warning";
		g.push(w("unusable-answer", o, {
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
function xu(e) {
	let t = e.projects.map((e) => e.hide_texts ? Su(e) : e), n = e.hide_texts ? Tu(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Su(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => Du(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? Au(n) : [], a = ku(i), o = Cu(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => Du({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => wu(e, o)) }
	};
}
function Cu(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map([...r].map((e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function wu({ change: e, outcome: t }, n) {
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
function Tu(e) {
	return e.map((e) => Du(e, []));
}
const Eu = ["yaml", "text-file"];
function Du(e, t) {
	let { quotes: n = [], code: r } = e, i = Eu.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: Ou(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function Ou(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function ku(e) {
	let t = new me();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Ou(t.clean(n), e);
}
function Au({ changes: e, kept: t }) {
	return [...e.flatMap(ju), ...t.flatMap(Mu)];
}
function ju(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Nu(e)) : e.fields.filter(({ field: t }) => b(Vt(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(Nu));
}
function Mu(e) {
	return "field" in e ? [e.live, e.declared ?? ""].flatMap(Nu) : [];
}
function Nu(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Nu);
}
function Pu(e) {
	let t = xu(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Iu(t.problems) : t.problems,
		projects: t.projects.map(Fu),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(Fu)
		} }
	};
}
function Fu(e) {
	return e.hide_texts ? Iu(e) : e;
}
function Iu(e) {
	return Lu(e, "");
}
function Lu(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && b(Vt(String(n), String(e.field)));
	return zu(e, (e, t) => t === "quotes" ? [] : gu.has(t) ? r ? Ru(e) : e : Lu(e, n));
}
function Ru(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? zu(e, Ru) : e;
}
function zu(e, t) {
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
const Bu = new Set([
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
function Vu(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => Uu(e, t));
	return {
		...Ku(e, t),
		declared: n,
		projects: r
	};
}
function Hu(e, t) {
	return Ku(e, (e) => t(e));
}
function Uu(e, t) {
	let n = Ku(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: Gu(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function Wu(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Gu(t);
}
function Gu(e) {
	return Jr("sha256").update(e).digest("hex");
}
function Ku(e, t) {
	return Ju(e, t, !1);
}
const qu = new WeakMap();
function Ju(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = qu.get(t) ?? new WeakSet();
	if (qu.set(t, r), !n && r.has(e)) return e;
	let i = zu(e, (e, r) => n || !Bu.has(r) ? Ju(e, t, n || gu.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/files/wholeFile.ts
const Yu = Yr(6).toString("hex"), Xu = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function Zu(e, t, n = {}) {
	await nd(j(e));
	let r = await $u(e, t, n);
	await Or(r, e).finally(() => kr(r, { force: !0 }));
}
async function Qu(e, t, n) {
	await nd(j(e));
	let r = await $u(e, t, n);
	return ed(r, e).finally(() => kr(r, { force: !0 }));
}
async function $u(e, t, { mode: n, root: r, check: i }) {
	let a = j(e), o = hr(a, `.lokaform-${process.pid}-${Yu}-${Yr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = xr, d = await wr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = hr(await Dr(r), _r(M(r), M(a)));
			if (await Dr(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Tr(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await kr(o, { force: !0 }), e;
	}
}
async function ed(e, t) {
	try {
		await Sr(e, t);
	} catch (n) {
		return od(n, "EEXIST") || await ad(t) ? !1 : (await Or(e, t), !0);
	}
	return await kr(e, { force: !0 }).catch(() => {}), !0;
}
async function td(e) {
	try {
		let t = await wr(e, xr.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!od(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function nd(e) {
	for (let t of await Er(e).catch(() => [])) {
		let [, n, r] = Xu.exec(t) ?? [];
		n === void 0 || r === Yu || Number(n) !== process.pid && rd(Number(n)) || await kr(hr(e, t), { force: !0 }).catch(() => {});
	}
}
function rd(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !od(e, "ESRCH");
	}
}
async function id(e, t) {
	let n = t;
	for (let r of _r(t, e).split(vr)) {
		n = hr(n, r);
		let e = await Cr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return _r(t, n);
	}
}
function ad(e) {
	return Cr(e).then(() => !0, () => !1);
}
function od(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const sd = {
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
function cd(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return sd[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/outputs.ts
const ld = new AbortController().signal;
async function ud(e, t, n) {
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
	let p = t.map((e) => M(n.displayRoot, e)), m = Object.values(await aa(u, ld)).flat();
	return md(f, [
		...p,
		...m,
		l,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function dd(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await ud(e, t.manifests, n), s = [], c = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || s.push(e);
	}, l = async (e, t, r) => {
		if (t === void 0) return;
		let i = o.get(t);
		if (i) c(i);
		else try {
			return await gd({
				option: e,
				path: t,
				is: "file"
			}, await r(), n), t;
		} catch (n) {
			let r = cd(n);
			c(hd({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	}, { publish: u } = e, d = u ? t : Pu(t), f = [];
	for (let t of e.report) {
		let e = await l("report", t, () => fd(t, d, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && f.push(e);
	}
	return {
		plan: a.length > 0 ? await l("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return pd(e(a));
		}) : void 0,
		reports: f,
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
	let r = new Map(), i = new Set(await Promise.all(t.map(wd))), a = new Map();
	for (let t of e) {
		let e = await wd(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await _d(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, hd(t, s));
	}
	return r;
}
function hd({ option: e, path: t }, n) {
	return w("not-written", `${e}: ${t} ${n}.`);
}
async function gd(e, t, n, r) {
	let i = await _d(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = Sd(e.path, n), o = await Ar(e.path).catch(() => void 0);
	if (vd(e.path, o)) return jr(e.path, t);
	await Zu(a === void 0 && o ? await Dr(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function _d({ path: e, is: t }, n) {
	let r = t === "folder" && Cd(n).includes(e), i = r ? e : Sd(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await id(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return bd(e);
	let a = await Ar(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Ar(j(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...vd(e, a) ? [] : [j(e)]];
	return (await Promise.all(o.map(xd))).every(Boolean) ? void 0 : yd;
}
function vd(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const yd = "cannot be written: this user may not write there";
async function bd(e) {
	let t = await Ar(e).catch(() => void 0);
	return !t && j(e) !== e ? bd(j(e)) : t?.isDirectory() ? await xd(e) ? void 0 : yd : "is a file, or is below one. Choose a folder";
}
function xd(e) {
	return br(e, xr.W_OK).then(() => !0, () => !1);
}
function Sd(e, t) {
	return Cd(t).find((t) => Ir(e, t));
}
function Cd({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [M(e)]);
}
async function wd(e) {
	let t = await Ar(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Dr(j(e)).catch(() => j(e));
	return hr(n, dr(e));
}
function Td(e, t, n, r, i = new Map()) {
	return [
		...Dd(e, t, n),
		...t.flatMap((t) => Ad(e, t, n)),
		...t.flatMap((e) => zd(e, r, Bd(e.kind))),
		...t.flatMap((e) => zd(e, i, Vd)),
		...t.flatMap(jd),
		...t.flatMap((e) => Md(e, n)),
		...t.flatMap((t) => Nd(e, t, n)),
		...t.flatMap(({ kind: t }) => Pd(e, t, n))
	];
}
function Ed(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : Rd("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function Dd(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Fd(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => Od(e, i, n)) : i <= a ? [] : Rd("too-many-destroyed", `The plan removes ${i} ${Ld(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function Od({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = nu(i, r) === "off" ? e.matched : e.scope, o = kd(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return Rd("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${Ld(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function kd({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = iu(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? iu(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function Ad(e, { declared: t, scope: n, kind: r }, i) {
	if (nu(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Cn(s.prune);
	if (t === 0 && c) return [];
	if (t === 0) return Rd("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = Id(e, a).length;
	return u === 0 || u !== n ? [] : Rd("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`);
}
function jd({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return Rd("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`);
	});
}
function Md({ live: e, declared: t, matched: n, namesakes: r, kind: { name: i, plural: a, limits: o } }, { allowWrongProject: s }) {
	let { minimumForWrongProject: c = Infinity } = o;
	if (s || t === 0 || e < c || n > 0 || r > 0) return [];
	let l = t === 1;
	return Rd("foreign-project", `The project has ${e} ${a}. The manifests declare ${l ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${l ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function Nd(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = iu(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Xe(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return Rd("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function Pd({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = Hd(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? Rd("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`) : c <= a ? [] : Rd("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function Fd(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => ce(t, e)) : []);
	return Id(e, t).length + n.length;
}
function Id({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function Ld(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function Rd(e, t) {
	return [w(e, t, { scope: "project" })];
}
function zd({ removed: e, kind: t }, n, r) {
	let i = e.flatMap(({ names: e }) => {
		let t = e.find((e) => n.has(e));
		return t === void 0 ? [] : [{
			name: t,
			file: n.get(t)
		}];
	}), [a] = i;
	if (!a) return [];
	let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "";
	return Rd("forgotten-manifest", `The plan removes the ${t.name} "${a.name}"${c}. But the file ${a.file} declares it, and ${r}`);
}
function Bd({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file.`;
}
const Vd = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
function Hd(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Wd(Vt(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Ud(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Wd(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Wd(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !ie(n);
}
// src/report/view/view.ts
const Gd = [
	"problems",
	"failed",
	"plan",
	"pending",
	"unmanaged"
];
function Kd(e) {
	return e.toSorted((e, t) => Gd.indexOf(e.part) - Gd.indexOf(t.part));
}
function q(e, ...t) {
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
function J(e, t = 400) {
	return [{
		is: "quote",
		text: S(e, t)
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
function Yd(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/sentences.ts
function Xd(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${sf(t, r)}` : "";
	return `Plan: ${nf([e])}${i}${Qd(n)}`;
}
function Zd(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Hd(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => S(e, 40)), o = i.length - a.length, s = `${D(n, "base text")} ${n === 1 ? "changes" : "change"}`, c = _f(o > 0 ? [...a, D(o, "more language")] : a);
	return q`${s}: ${D(r, "translation")} in ${J(c, 1e3)} may be marked unverified.`;
}
function Qd(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${C(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function $d(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${uf(t.length, e.length)}: ${nf(t)}`;
}
function ef(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Se(t), r = tf(e), i = ff([[n.kept, "kept"]]), a = `${of(n.unchanged)} as declared`, o = rf(t) ? [] : [`${of(n.unmanaged)} unmanaged`];
	return `${r === "" ? "No drift" : `Drift: ${r}`}; ${[
		a,
		...o,
		...i
	].join(", ")}.`;
}
function tf(e) {
	let t = Se(e.flatMap(({ plan: e }) => e ?? []));
	return ff([
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
function nf(e) {
	let t = Se(e), n = ff([
		[t.created, "to create"],
		...af(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]), r = t.changes === 0 ? ["no changes", ...n] : n, i = rf(e) ? "" : `, ${of(t.unmanaged)} unmanaged`;
	return `${r.join(", ")}; ${of(t.unchanged)} unchanged${i}.`;
}
function rf(e) {
	return e.some(({ filter: e }) => e !== void 0);
}
function af({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${C(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function of(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => Re(e).prefix === "") ? C(t.reduce((e, [, t]) => e + t, 0)) : _f(t.map(([e, t]) => y(t, e)));
}
function sf({ requests: e }, t) {
	return `${t} needs about ${D(e, "write request")}.`;
}
function cf({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${uf(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${D(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${lf(e)}.${a} ${D(t, "request")} in total.`;
}
function lf(e) {
	let t = Ze(e), n = ff([
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
function uf(e, t) {
	return e === t ? D(t, "project") : `${C(e)} of ${D(t, "project")}`;
}
function df({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [x(e)]), r = n.length > 0 ? q` Not reached: ${J(n.join(", "))}.` : [];
	return q`${qd(q`${S(e.message, Be)}`)}${r}`;
}
function ff(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${C(e)} ${t}`] : []);
}
function pf(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return cf(e);
	if (r.length === 0) return mf(e);
	if (t === "drift") return ef(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? Xd(a, i.effort) : $d(n);
}
function mf(e) {
	let { command: t, manifests: n } = e, r = ct(e).filter(({ severity: e }) => e !== "notice");
	if (Nt(r)) return `${hf(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = _f([...fe(e)].map(([e, t]) => y(t, e))), a = r.length > 0 ? `, with ${hf(r)}` : "";
	return `Valid: ${i} in ${D(n.length, "manifest")}${a}.`;
}
function hf(e) {
	return _f([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).reduce((e, t) => e + Nn(t), 0);
		return n > 0 ? [D(n, t === "error" ? "problem" : t)] : [];
	}));
}
function gf(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${x(e)}`}`;
}
function _f(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function vf(e) {
	let t = rt(yf, e, bf);
	return ff(yf.map((e) => [t[e], e])).join(", ") || "no changes";
}
const yf = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function bf(e) {
	let t = we(e);
	return t === "removed" || t === "new" ? t : cn(e) ? "renamed" : "changed";
}
function xf(e) {
	let t = ct(e).filter(({ severity: e }) => e === "error");
	return [
		...Cf(e),
		...t.length > 0 ? [hf(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Sf(e) {
	let t = Cf(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function Cf(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...wf(e)];
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Ef(e, t === "apply" ? "applied" : "restored");
	let i = Df(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${tf(r) || "no drift"}`, ...i] : [...Tf(r), ...i];
}
function wf({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${kf(e.projects)}` : "not compared with the target"] : [];
}
function Tf(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Se(e.map(({ plan: e }) => e));
	return [
		`Translations: ${vf(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [D(i, "conflict")] : [],
		...n > 0 ? [`${D(n, "change")} pending before`] : [],
		...r > 0 ? [`${C(r)} skipped`] : []
	];
}
function Ef(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = ot(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = Ze(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${vf(i)}`,
		...l > 0 ? [`${D(l, "change")} not completed`] : [],
		...Df(n.length - r, t)
	];
}
function Df(e, t) {
	return e > 0 ? [`${D(e, "project")} not ${t}`] : [];
}
function Of(e) {
	if (e.is === "not compared") return [q`The manifests were not compared with those of the commit that the pull request would be merged into: ${J(e.why)}.`];
	let t = q`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = J(e.commit.slice(0, 7));
	return [q`${qd(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, qd(q`${`Difference: ${kf(e.projects)}.`}`)];
}
function kf(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(cn).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ no_longer_declared: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ no_longer_declared: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${C(e)} ${t}`] : []), ...i > 0 ? [`${D(i, "setting")} changed`] : []].join(", ") || "no differences";
}
function Af(e) {
	let t = e.flatMap((e) => e.kept.filter(({ conflict: e }) => !e)).length, n = t > 0 ? [`${D(t, "text")} kept`] : [], r = e.some(({ files: e }) => e.length > 0), i = kf(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...r || t === 0 ? [i] : [], ...n].join(", ");
}
function jf(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${D(t, "conflict")}` : "";
	return `Translations from Lokalise: ${Af(e)}${n}`;
}
function Mf({ filters: e, by_kind: t }) {
	let n = Le().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${C(r)} of ${y(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${S(e, 200)}`).join(" ");
	return q`${qd(q`Only what matches`)} ${J(r, Infinity)}: ${_f(n)}.`;
}
// src/model/project.ts
const Nf = Un({
	iso: k(),
	id: k().optional(),
	pluralForms: A(k()).readonly()
}), Pf = Un({
	id: k(),
	digest: k().exactOptional(),
	name: k(),
	type: k(),
	baseLanguage: k(),
	languages: A(Nf).readonly().optional(),
	perPlatformNames: Kn(),
	segmentation: Kn(),
	autoToggleUnverified: Kn().optional()
});
function Ff(e) {
	return e.split(":")[0] ?? e;
}
function If(e) {
	let t = Ff(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/view/problems.ts
function Lf(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Pt.indexOf(e) + Number(t !== void 0 && On({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Rf(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of c(t === !0 ? [] : e, (e) => zf(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(On) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Bf(Vf(e), [e, ...t]));
		}
	}
	return Lf(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : Vf(e, n)));
}
function zf(e, t) {
	return On(e) ? `${e.severity} ${e.code}` : t || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		hu(e),
		e.place.file
	]);
}
function Bf({ state: e, place: t, ...n }, r) {
	if (r.some(On)) {
		let t = `${C(r.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
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
function Vf({ severity: e, code: t, message: n, place: r }, i = Be) {
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
			address: Ue(t)
		}
	};
}
function Hf(e, { full: t, longest: n } = {}) {
	let r = e.filter(({ outcome: e }) => e.state !== "done");
	return [...c(r, ({ outcome: e }) => `${Gf(e)}: ${Kf(e)}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Uf(e, Wf(e, 300), 1, n));
		let a = e.slice(0, 3).map((e) => Wf(e, 100));
		return [Uf(r, `${(t ? a : a.map(Ae)).join(", ")} and ${C(e.length - 3)} more`, e.length, n)];
	});
}
function Uf(e, t, n, r = Be) {
	let i = yn(e);
	return {
		sign: "!",
		name: t,
		lines: [],
		count: n,
		severity: "error",
		...i && { place: i },
		state: Gf(e.outcome),
		words: S(Kf(e.outcome), r)
	};
}
function Wf({ change: e }, t) {
	return S(e.label, t);
}
function Gf(e) {
	return Lt(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function Kf(e) {
	return e.state === "done" ? "" : e.message;
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
	let i = zp(e, t), a = oe(e, t) ? [Yd(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Yd(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = Bt(e, t) && o !== void 0 ? { language: o } : {}, u = Tp(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: $e(e.value, 1e3 + c - 2 - e.start.length)
	}));
	return [
		...kp(s),
		...u,
		...a
	];
}
const wp = {
	as: "text",
	text: ""
};
function Tp(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || ie(a) ? wp : Up(e, i, a), c = Up(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== wp ? Ep(t, s, c, r) : Jp(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => Ep(`${t}.${e}`, n, i, r));
}
function Ep(e, t, n, r) {
	if (t.as === "set" && n.as === "set") return [...Dp("-", e, t.members, n.members), ...Dp("+", e, n.members, t.members)];
	let [i, a] = Kp(t, n, r), o = Yd("+", `${e} `, Op(n) ? "(empty)" : a);
	if (Op(t)) return [o];
	let s = Yd("-", `${e} `, i);
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
	return i.length > 0 ? [Yd(e, `${t} `, Yp(i))] : [];
}
function Op(e) {
	return e.as === "text" && e.text === "";
}
function kp(e) {
	return e ? [Yd(" ", `in the project, last edited${Ap(e)}:`)] : [];
}
function Ap({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${S(e, 60)}`} on ${et(t)}${n ? ", reviewed" : ""}`;
}
function jp({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Gp(Up(e, r, i), 90) : "", s = a ? `   (last edited${Ap(a)})` : "";
		return {
			...Yd("-", `${Xp(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [Yd("-", `and ${D(a, "more text")}`)] : []];
}
function Mp(e, t) {
	return t.flatMap((t) => Bp(e, t) ? [] : zp(e, t)).join(", ");
}
function Np({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Bt(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => zp(e, t)).join(", ")})` : "", a = (t) => `${zp(e, t)} ${Gp(Up(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !Bt(e, t) && !Bp(e, t)), c = s.filter((t) => Hp(e, t)).map(a), l = s.filter((t) => !Hp(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function Pp(e, t, n = !1) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${Vp(e.kind)}: true; to take it out of the archive, declare ${Vp(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${Rp(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = zp(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = `${s ? "kept: changed since the backup" : (e.cause && Ip[e.cause]) ?? Fp[a]}${s || a === "held" ? "" : Lp(e.edited)}`;
	if (!t) return `${o} ${c}`;
	let l = n ? Infinity : Wp, u = Up(r, i, e.live);
	if (e.declared === void 0) return `${o} ${Gp(u, l)} ${c} (not in the file)`;
	let [d, f] = Kp(Up(r, i, e.declared), u, l);
	return `${o} ${f} ${c}${s ? `, which has ${d}` : ` (in the file: ${d})`}`;
}
const Fp = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, Ip = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Fp.held
};
function Lp(e) {
	return e ? `: edited${e.by === void 0 ? "" : ` by ${S(e.by, 60)}`} on ${Rt(e.at)}${e.reviewed ? ", reviewed" : ""}` : "";
}
function Rp(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${nt(t)}` : `owned by others (tag ${nt(t)})`;
}
function zp(e, { field: t, part: n }) {
	return n !== void 0 && Vt(e, t).role === "text" ? Xp(n) : t;
}
function Bp(e, { field: t }) {
	return Vt(e, t).role === "identity";
}
function Vp(e) {
	return Me(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function Hp(e, { field: t, after: n }) {
	let r = Up(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Up(e, t, n) {
	return Vt(e, t).show(n);
}
const Wp = 60;
function Gp(e, t = 60) {
	switch (e.as) {
		case "text": return nt(e.text, t);
		case "word": return S(e.word, t);
		case "set": return e.members.length > 0 ? Yp(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${Xp(e)} ${nt(n, t)}`).join(", ");
	}
}
function Kp(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = de(x(e.word), x(t.word), n);
		return [$e(r, n), $e(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Gp(e, n), Gp(t, n)];
	let [r, i] = de(x(e.text), x(t.text), n);
	return [nt(r, n), nt(i, n) + qp(e.text, t.text)];
}
function qp(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function Jp(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Xp(e),
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
function Yp(e) {
	return e.map((e) => Ae(Xp(e))).join(", ");
}
function Xp(e) {
	return S(e, 60);
}
function Zp({ sign: e, value: t, other: n, language: r }) {
	let i = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return i;
	let a = e === "-", [o, s] = a ? [t, n] : [n, t];
	(Qp?.old !== o || Qp.now !== s) && (Qp = {
		old: o,
		now: s,
		parts: $p(o, s, r)
	});
	let c = Qp.parts.filter(({ added: e, removed: t }) => !(a ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: a ? e.removed : e.added
	}));
	return c.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? i : c;
}
let Qp;
function $p(e, t, n) {
	return hp(tm(e, n), tm(t, n), { maxEditLength: 600 }) ?? [];
}
const em = new Map();
function tm(e, t = "") {
	let n = em.get(t) ?? new Intl.Segmenter(nm(t)?.toString(), { granularity: "word" });
	return em.set(t, n), e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(n.segment(e), ({ segment: e }) => e));
}
function nm(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/rows.ts
const rm = 1e3, im = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function am(e, t) {
	if (e.action === "destroy") {
		let { how: n, texts: r = [] } = e, i = t.isDrift ? `apply would ${n} it` : im[n], a = r.map(({ part: e }) => e);
		return {
			...lm("-", e),
			words: i,
			isLoss: !0,
			lines: jp(e, t),
			languages: a
		};
	}
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Bt(n, e) ? e.part ?? [] : []), a = {
		...lm(sm(e), e),
		...An(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? Np(e) : Mp(n, e.fields);
		return r === "" ? a : {
			...a,
			words: $e(r, rm)
		};
	}
	let o = r === "create" || cn(e), s = e.fields.filter((e) => !o || !Bp(n, e)).flatMap((e) => Cp(n, e, t));
	return {
		...a,
		...cm(e),
		...om(e, t),
		lines: s
	};
}
function om(e, { isDrift: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : t ? e.edited ? { words: `last changed${Ap(e.edited)}` } : {} : cn(e) ? { words: Re(e.kind).renamed } : {};
}
function sm(e) {
	return e.action === "create" ? "+" : cn(e) ? "»" : "~";
}
function cm(e) {
	return e.action === "create" || e.renamed_from === void 0 ? {} : { from: S(e.renamed_from, 80) };
}
function lm(e, t) {
	return {
		sign: e,
		name: le(t),
		...t.place && { place: t.place },
		lines: []
	};
}
function um(e, t) {
	return e.action === "destroy" ? am(e, t) : {
		...lm("-", e),
		words: im.archive,
		isLoss: !0
	};
}
function dm(e, { texts: t, full: n }) {
	let r = $e(Pp(e, t, n === !0), n === !0 ? Infinity : rm), i = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...lm("!", e),
		words: r,
		...i
	};
}
function fm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = zp(n, e), [d, f] = Kp(Up(n, r, i), Up(n, r, a)), p = o ? `, edited${Ap(o)}` : "", m = [
		...t ? [`${u} ${d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...lm(l ? "!" : " ", e),
		lines: m.map((e) => Yd(" ", $e(e, rm))),
		...l && { isLoss: !0 }
	};
}
function pm({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${Gp(Up(t.kind, r.field, e))}` : "";
		return Yd(" ", $e(`${zp(t.kind, r)}${i} is no longer declared`, rm));
	});
	return {
		...lm("-", t),
		isLoss: !0,
		lines: r
	};
}
function mm({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : S(e, 200));
	return {
		...lm("~", r),
		words: `${S(e, 80)}: ${i} → ${a}`
	};
}
function hm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : x(e), [a, o] = de(i(t), i(n), 200).map((e) => $e(e, 200)), s = `${S(e, 80)}: ${a} → ${o}`;
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
function gm({ variable: e, host: t, place: n }) {
	return {
		sign: "!",
		name: `sends \${${x(e)}} to ${x(t)}`,
		place: n,
		lines: [],
		isLoss: !0
	};
}
function _m(e) {
	return {
		...lm(" ", e),
		words: `id ${S(String(e.id), 80)}`
	};
}
function vm(e) {
	return {
		sign: " ",
		name: x(e),
		lines: []
	};
}
function ym(e, t) {
	return {
		sign: "!",
		name: t,
		lines: [],
		count: e
	};
}
// src/report/view/sections.ts
const bm = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", xm = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with texts that are overwritten in the project",
		meaning: bm
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other values that are overwritten in the project",
		meaning: bm
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
}, Sm = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, Cm = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": Sm,
	overwritten: Sm,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: Sm,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, wm = "so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.", Tm = {
	Conflict: {
		open: "conflict",
		heading: "changed in the file and in the project, and not written",
		meaning: `The file and the project both changed the text, ${wm}`
	},
	Undecided: {
		open: "undecided text",
		heading: "not written, because nothing tells which side changed",
		meaning: `Nothing tells which side changed the text, ${wm}`
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
}, Em = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull"
};
function Dm({ reason: e }, t = !1) {
	return t && e === "archived" ? "Archived" : Em[e] ?? "Kept";
}
function Om(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [], hide_texts: o } = e, s = {
		isDrift: t.command === "drift",
		texts: t.texts ?? o !== !0,
		full: t.full,
		keptElsewhere: t.keptElsewhere
	};
	return Kd([
		jm(t.full === "also" ? r.filter((e) => !rn(e)) : r, t),
		Am(i, t),
		...n ? Mm({
			...e,
			plan: n
		}, s) : [],
		Hm(a, t)
	]);
}
function km({ problems: e, results: t = [] }, n = {}) {
	return Kd([jm(e, n), Am(t, n)]).flatMap(({ rows: e }) => e);
}
function Am(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		fold: "never",
		action: "Not made",
		title: `${D(n.length, "change")} not made`,
		rows: Hf(n, t)
	};
}
function jm(e, t) {
	return {
		action: "Problem",
		title: hf(e),
		part: "problems",
		noun: "problem",
		fold: "never",
		rows: Rf(e, t)
	};
}
function Mm({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { isDrift: o } = n, s = (e) => Lm(e, a.filter((t) => Dm(t, o) === e), n);
	return [
		...r ? [Fm(r.settings)] : [],
		...o ? [] : [Im((r ?? e).sends)],
		s("Conflict"),
		s("Undecided"),
		...Pm(i, n),
		s("Archived"),
		s("To pull"),
		s("Kept"),
		...r ? [zm(r)] : [],
		...Bm(i, n),
		...r ? Vm(r, n) : []
	];
}
function Nm(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Pm(e, t) {
	let n = t.isDrift ? Cm : xm;
	return [...new Set(he.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[we(e)] === r), a = r === n.removed;
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${C(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			fold: "many",
			rows: Nm(i.map((e) => (a ? um : am)(e, t)))
		};
	});
}
function Fm(e) {
	return {
		action: "Setting",
		title: `${D(e.length, "setting")} changed`,
		part: "plan",
		noun: "setting",
		fold: "many",
		rows: Nm(e.map(hm))
	};
}
function Im(e = []) {
	return {
		part: "plan",
		action: "Secret",
		noun: "host",
		fold: "never",
		rows: e.map(gm)
	};
}
function Lm(e, t, n) {
	let { keptElsewhere: r } = n, { heading: i, meaning: a, open: o } = Tm[e], s = !o && r !== void 0 && t.length > 20 ? Rm(t).slice(0, 19) : t, c = t.length - s.length, l = s.map((t) => {
		let r = dm(t, n);
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
		meaning: a,
		title: o ? `${D(t.length, o)}: ${i}` : `${C(t.length)} ${i}`,
		rows: c > 0 ? [...l, ym(c, `and ${C(c)} more, which ${r}`)] : l
	};
}
function Rm(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function zm({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...Le().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => vm(`all ${e.many}: no manifest declares any`)), ...e.map(_m)];
	return {
		action: "No longer managed",
		title: `${C(n.length)} no longer managed, and unchanged in the project`,
		part: "plan",
		noun: "name",
		fold: "many",
		rows: n
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
		part: "plan",
		title: `All values in full: ${D(n.length, "change")}`,
		noun: "item",
		fold: "always",
		rows: n
	}];
}
function Vm({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change",
		fold: "always"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${D(e.length, "change")}`,
		rows: Nm(e.map((e) => am(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${D(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = am(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function Hm(e, { maxUnmanaged: t = e.length, overflow: n }) {
	let r = e.map(_m).toSorted((e, t) => e.name < t.name ? -1 : Number(e.name > t.name)), i = r.length - t;
	return {
		action: "Unmanaged",
		title: `Unmanaged: ${C(e.length)}`,
		part: "unmanaged",
		noun: "name",
		fold: "always",
		rows: i > 0 ? [...r.slice(0, t), ym(i, `… and ${C(i)} more; ${n}`)] : r
	};
}
function Um(e, t) {
	let { changes: n, no_longer_declared: r, rematched: i, changed_defaults: a, settings: o } = e, s = (e) => e.map((e) => pm(e, t));
	return [
		Fm(o),
		qm("no longer declared: the project keeps them, unless prune is on", s(r.filter(({ fields: e }) => !e))),
		qm("with fewer fields: the project keeps their values", s(r.filter(({ fields: e }) => e))),
		...Gm(n, t),
		qm("with another id or former name", i.map(mm)),
		qm("with other values in on_create", a.map(vm)),
		...Bm(n, t)
	];
}
function Wm({ comparison: e, kept: t }, n) {
	let { changes: r, no_longer_declared: i } = e, a = t.map((e) => fm(e, n));
	return [
		qm("in conflict: the manifest keeps its text", a.filter(({ isLoss: e }) => e)),
		qm("no longer declared", i.map((e) => pm(e, n))),
		...Gm(r, n),
		qm("different, and kept", a.filter(({ isLoss: e }) => !e)),
		...Bm(r, n)
	];
}
function Gm(e, t) {
	return Km.map(({ words: n, isOf: r }) => qm(n, Nm(e.filter(r).map((e) => am(e, t)))));
}
const Km = [
	{
		words: "changed",
		isOf: (e) => e.action === "update" && !cn(e)
	},
	{
		words: "renamed",
		isOf: cn
	},
	{
		words: "new",
		isOf: ({ action: e }) => e === "create"
	}
];
function qm(e, t) {
	return {
		part: "plan",
		title: `${C(t.length)} ${e}`,
		noun: "entry",
		fold: "many",
		rows: t
	};
}
// src/report/view/report.ts
function Jm(e, t) {
	let n = Ym(t.texts === !0 ? e : xu(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => Xm(e, n, s, t)), ...o.map((e) => Qm(e, t))];
	return {
		title: xf(n),
		heading: q`${Sf(n)}${i.length > 1 ? q` · ${D(i.length, "project")}` : []}`,
		state: ht(n) ? "failed" : hn(n) ? "clean" : "open",
		isUntouched: ut(n),
		lead: rh(n, t),
		stopped: df(e),
		verdict: ih(n, t),
		result: pf(n),
		comparison: a ? Of(a) : [],
		problems: jm(r, t),
		parts: c,
		next: lh(n, t),
		legend: dh(n, c)
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
		name: Zm(e),
		heading: q`${J(i ?? a, 80)}${o ? q` · ${J(o.project.name, 80)}` : []}`,
		result: $m(e, t),
		facts: th(e, t, n),
		sections: Om(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(zn)
	};
}
function Zm({ name: e, id: t, plan: n }) {
	return S(e ?? n?.project.name ?? t, 200);
}
function Qm(e, t) {
	let { name: n = "", hide_texts: r } = e, i = t.texts ?? r !== !0;
	return {
		name: S(n, 200),
		heading: J(n, 80),
		result: kf([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: Um(e, {
			texts: i,
			full: t.full
		})
	};
}
function $m(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${lf([e])}.`;
	if (n) return t === "plan" ? eh(vf(Gt(e))) : t === "drift" ? ef([e]) : Xd(n, i);
}
function eh(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function th(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = If(r), l = yt(e), u = c === void 0 ? [] : [{
		is: "link",
		words: q`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift" ? Zd(i.project, Gt(e)) : void 0;
	return [
		q`Project ${i && !n ? q`${J(i.project.name, 80)} · ` : []}${J(r, 200)}${c === void 0 ? [] : q` · ${u}`}`,
		...i?.filter ? [Mf(i.filter)] : [],
		...a?.is === "not compared" ? [nh(a.why)] : [],
		...d ? [d] : [],
		...s === void 0 ? [] : [q`The backup is in ${J(s)}.`],
		...l === void 0 ? [] : [q`${gf(void 0)}: ${J(l, 800)}`]
	];
}
function nh(e) {
	return q`${qd(q`All differences that apply would change are shown, not only those of this pull request.`)} Lokaform could not find out which are from this pull request: ${J(e)}.`;
}
function rh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = ve(r) || "no manifest", s = a ? q`the ${r.length === 1 ? "manifest" : "manifests"} ${J(o)}` : q`${o}`;
	if (t === "assignee") return q`The live Lokalise project is different from ${s}:`;
	if (t === void 0) return q`From ${s}`;
	let c = i.some(({ plan: e }) => e), l = i.every((e) => Gt(e).length === 0);
	return ut(e) || c && l ? q`The live Lokalise project was compared with ${s}.` : !c && r.length === 0 ? q`No plan could be made for this pull request:` : c ? n === void 0 ? q`If you merge this pull request, the live Lokalise project changes like this (from ${s}):` : q`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${s}):` : q`No plan could be made for this pull request (from ${s}):`;
}
function ih(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? oh(e, t) : [ah(e, pf(e))];
}
function ah(e, t) {
	let n = qd(q`${t}`), r = e.projects.some(({ results: e }) => e);
	return ht(e) ? {
		mark: "bad",
		words: n
	} : hn(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function oh(e, { isPullRequest: t }) {
	if (!ht(e)) return ut(e) ? [{
		mark: "good",
		words: qd(q`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = ct(e), r = n.filter(rn), i = n.filter((e) => e.severity === "error" && !rn(e)), a = uh(e) && e.projects.every((e) => Gt(e).length === 0);
	return [
		...i.length > 0 ? [ah(e, `${hf(i)}. ${ch(i)}`)] : [],
		...r.length > 0 ? [ah(e, sh(r))] : [],
		...a ? [{ words: q`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function sh(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${C(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${D(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function ch(e) {
	return e.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function lh(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Gt);
	if (r !== "plan" || a.length === 0 || $t(e)) return;
	let o = q`${qd(q`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? q`${o} When this pull request is merged, the next apply makes these changes in the project.${uh(e) ? q` The changes that are already pending are made as well.` : []}` : q`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${J(n, 200)}. It writes only from the default branch, and from the branches in the input ${J("apply-from")}.` : q`${o} The next apply makes these changes in the project.`;
}
function uh({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function dh(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...uh(e) ? [q`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [q`${pf(e)}`] : [],
			q`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => q`${qd(q`${e}`)}: ${t}`)
	};
}
function fh(e, t, n) {
	let r = xu(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Rf(i, o), ...a.flatMap((e) => km(e, o))], c = !ht(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? q` · ${J(l.name, 80)}` : [], d = ot(r).some(({ outcome: e }) => e.state === "done") ? q`❌ Not everything was applied${u}` : q`❌ Nothing was applied${u}`;
	return {
		isDone: c,
		heading: c ? q`✅ Applied${u}` : d,
		lead: ph(r, t, c),
		projects: mh(r),
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function ph({ projects: e }, t, n) {
	let { url: r, commit: i, now: a, pullRequests: o } = t, s = (e) => r === "" ? e : [{
		is: "link",
		words: e,
		address: r
	}], c = n ? q`Applied by ${s(q`this run`)}` : s(q`This run`), l = e.some(({ results: e }) => e), u = l ? q`: ${`${lf(e)}.`}` : q` wrote nothing.`, d = `The figures are for ${D(o, "merged pull request")} together.`;
	return [
		q`${c} at commit ${J(i.slice(0, 7))} on ${et(a)}${u}`,
		...l && o > 1 ? [q`${d}`] : [],
		...n ? [] : [q`Each later run updates this comment, until everything is applied.`]
	];
}
function mh(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => ht({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? lf([e]) : "not applied";
		return q`${J(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, q`${`… and ${D(i, "more project")}`}`] : r;
}
// src/report/text/progressText.ts
function hh(e, t, n = Infinity, r) {
	let i = e.count && vh(e.count), a = r && r.until > t ? `${yh(r.until - t)}: ${x(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = _h({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(_h(e)),
		o(s),
		c
	].find((e) => Tt(e) <= n) ?? c.slice(0, n);
}
const gh = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function _h({ phase: e, project: t }) {
	let [n, r] = gh[e];
	return t === void 0 || !r ? n : `${r} project ${nt(t, 40)}`;
}
function vh({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? D(e, n) : void 0 : `${C(e)} of ${D(t, n)}`;
}
function yh(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function bh({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${x(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function xh(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${x(r)} is sent again: ${a}.`]);
	};
}
function Sh(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = r;
	if (!i) return [];
	let l = s === "drift", u = `Lokaform ${l || s === "restore" ? s : "plan"} · project ${In(e)} · ${ve(e.manifests)}`, d = If(e.id), f = s === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0, p = Nh(Om(e, {
		...r,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0,
		overflow: `${c} them`
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), {
		paint: t,
		width: n,
		file: f
	}), m = (e) => `  ${t(Mh["!"], Jd(e))}`, h = [
		t("strong", u),
		...d === void 0 ? [] : [`  ${t("dim", d)}`],
		...i.filter ? [m(Mf(i.filter))] : []
	], g = l ? void 0 : Zd(i.project, i.changes), _ = l ? ef([e]) : Xd(i, a, o?.length, s === "restore" ? "Restore" : "Apply"), v = [
		...p.length > 0 ? [""] : [],
		...g ? [m(g)] : [],
		t("strong", _)
	];
	return [
		...Zt(h, n),
		...p,
		...Zt(v, n)
	].map(xe);
}
function Ch(e, { paint: t }) {
	let { comparison: n, parts: r } = Jm({
		...e,
		projects: []
	}, { overflow: "" }), [i, ...a] = n.map((e) => t("strong", Jd(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Jd(e))] : [], ...Nh(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(xe);
}
function wh(e, t) {
	return Rf(e).map((e) => Th(e, t));
}
function Th({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? x(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return xe(u.join(": "));
}
function Eh({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(zn), ...km(e).map((e) => Th(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${In(e)}`)] : [], ...i];
	});
	return [...wh(e, n), ...r.map(xe)];
}
function Dh(e, t, n) {
	let { command: r, projects: i } = e, a = ({ name: e }) => e === void 0 ? "" : ` of ${x(e)}`, o = r === "apply" || r === "restore", s = i.some(({ plan: e }) => e) ? i.length > 1 || o : o || !e.stopped, c = df(e), l = [
		...c ? [t("bad", Jd(c))] : [],
		...i.flatMap((e) => e.backup === void 0 ? [] : [`The backup${a(e)} is in ${x(e.backup)}.`]),
		...s ? [t(ht(e) ? "bad" : "good", pf(e))] : []
	], u = i.flatMap((e) => {
		let t = yt(e);
		return t === void 0 ? [] : [`${gf(e.name)}: ${x(t)}`];
	});
	return [...Zt(l, n), ...u].map(xe);
}
function Oh({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${x(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${x(n(e))}. To apply it: lokaform apply --plan ${te(x(n(e)))}`), r.map(xe);
}
function kh(e, { paint: t, width: n, isDryRun: r, texts: i, full: a }) {
	let { name: o, files: s, kept: c } = e, l = Nh(Wm(e, {
		texts: i,
		full: a
	}), {
		paint: t,
		width: n
	}), u = r ? "Would write" : "Wrote", d = s.length === 0 ? `Pull from ${x(o)}: the manifests stay as they are${Ah(c.length)}.` : `Pull from ${x(o)}: ${Af([e])}.`, f = Zt([t("strong", `From ${x(o)} into the manifests:`)], n);
	return [
		...l.length > 0 ? [
			...f,
			...l,
			""
		] : [],
		...s.map((e) => `${u} ${x(e)}`),
		...Zt([t("strong", d)], n)
	].map(xe);
}
function Ah(e) {
	return e === 0 ? "" : `, and ${D(e, "value")} of the project ${e === 1 ? "differs" : "differ"}`;
}
function jh(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = x(e);
		return xp(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => xe(e.split("	").map(x).join("	")));
	});
}
const Mh = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function Nh(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Zt([n("strong", e)], r),
		...Ph(i, t)
	]);
}
function Ph(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...Fh(e, r)
	})), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = {
		labels: zh(i.map(({ label: e }) => e), a),
		places: zh(i.map(({ at: e }) => e), 24)
	};
	return i.flatMap((e) => Ih(e, o, {
		paint: t,
		width: n
	}));
}
function Fh({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${Ae(t)}`;
	return {
		label: Ae(e) + i,
		at: n ? Ae(De({ place: n }, r)) : ""
	};
}
function Ih(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "" } = e, s = r ?? Infinity, c = Tt(i) <= t.labels && Tt(a) <= t.places, l = t.places > 0 || a !== "" ? "  " : "", u = 4 + t.labels + l.length + t.places + 2, d = `${Rh(e, n)}${i}${l}${n("dim", a)}`, f = `${Rh(e, n)}${v(i, t.labels)}${l}${v(n("dim", a), t.places)}`, p = e.lines.flatMap((e) => xn(" ".repeat(6) + Lh(e, n), s, 8)), m = `${c ? f : d}  ${o}`.trimEnd();
	return Tt(m) <= s && (c || Tt(o) <= 20) ? [m, ...p] : c && s - u >= 40 ? [...xn(m, s, u), ...p] : [
		...xn((c && r !== void 0 ? f : d).trimEnd(), s, 6),
		...o === "" ? [] : xn(" ".repeat(6) + o, s, 8),
		...p
	];
}
function Lh(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : Zp(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function Rh({ sign: e }, t) {
	return `  ${t(Mh[e], e)} `;
}
function zh(e, t) {
	return e.map(Tt).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
// src/model/variables.ts
function Bh(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Vh(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Hh = /\$\$\{|\$\{([^}]*)\}/g;
function Uh(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(Hh)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : Wh(e[n]) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function Wh(e) {
	return e === void 0 || e === "?" || e === "#";
}
function Gh(e) {
	return [...new Set(Uh(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Kh(e, t) {
	return Uh(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function qh(e, t) {
	let n = Uh(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Jh(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? Jh(t.slice(r), i) : r === t.length;
}
function Jh(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function Yh(e) {
	let [, t = "https", n = ""] = Zh.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Y(e) {
	return e.replace(Zh, (t, n) => `${n}://${Yh(e)}`);
}
function Xh(e, t) {
	return Y(e) === Y(t);
}
const Zh = /^(https?):\/\/([^/?#]+)/i;
function Qh(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
const $h = "LOKALISE_API_TOKEN", eg = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN)$)/i;
function tg(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Vh(r.values, e);
	if (!ng(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (eg.test(e) || ag(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = ig(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function ng(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function rg(e) {
	return eg.test(e);
}
function ig(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function ag(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = og(t);
	return t.some((e) => [e, ...sg(e)].some((e) => n.some((t) => t.includes(e))));
}
function og(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function sg(e) {
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
const cg = {
	changes: [],
	kept: [],
	issues: []
};
function lg(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function ug() {
	return (e) => {
		let { languages: t, ...n } = e, { name: r, value: i } = e, a = e.equal ?? m, o = e.inPlan ?? ((e) => i.parse(e));
		return {
			...n,
			diff(t, n, i) {
				let s = t[r] === void 0 ? e.undeclared?.(i, n) : t[r];
				if (s === void 0) return cg;
				let c = e.check?.(s, i);
				if (c) return {
					changes: [],
					kept: [],
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, i);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? cg : {
					...cg,
					issues: [lg(r)]
				};
				let u = e.desired ? e.desired(s, l, i) : o(s);
				return l === void 0 && e.unset !== void 0 && a(e.unset, u, i) ? cg : l === void 0 ? {
					changes: [{
						field: r,
						after: u
					}],
					kept: [],
					issues: []
				} : a(l, u, i) ? cg : {
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
function dg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function fg(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [d(Object.fromEntries(t))];
}
// src/model/digest.ts
function pg(e, t) {
	return Jr("sha256").update(d([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const mg = {
	kept: [],
	problems: []
};
function hg(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, gg(e, t, i)), c = n === void 0 ? void 0 : Ut(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === cg ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && l.length === 0 && !u) return mg;
	let d = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", f = fa(t.file, t.span, [d]), p = {
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
	}] : [], ...l].flatMap(({ field: n, issues: r }) => r.map(({ code: r, message: i, path: a }) => K(e, {
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
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : pg(e.id(n), a);
		return {
			...bg(i, t),
			...o !== void 0 && { seen: o }
		};
	})), v = g === void 0 ? [] : _.filter((t) => Je(e.name, t)), y = _.filter((e) => !v.includes(e));
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
	let ee = e.id(n), b = u ? [{
		...p,
		id: ee,
		reason: "archived",
		place: f
	}] : [], te = l.flatMap((e) => e.kept.map((e) => ({
		...p,
		...e,
		id: ee,
		place: bg(e, t).place
	}))), ne = g !== void 0 && v.length > 0 ? [{
		...p,
		id: ee,
		reason: "protected",
		tag: g,
		place: f
	}] : [], re = [
		...b,
		...ne,
		...te
	], x = l.flatMap((e) => e.open ?? []), ie = vg(e, {
		...t,
		values: o
	}, y, te);
	if (ie) return {
		kept: re,
		skipped: p,
		problems: [ie],
		open: x
	};
	let ae = Ud(e, n, y, i.project);
	if (ae.length === 0) return {
		kept: re,
		problems: h,
		open: x
	};
	let oe = yg(e, n, ae), se = r === void 0 ? {} : { renamed_from: r }, ce = e.lastEdit(n), le = e.tags(n);
	return {
		change: {
			...p,
			place: _g(f, ae),
			ref: a,
			action: "update",
			id: ee,
			identity: e.identity(o),
			...se,
			seen: oe,
			...ce && { edited: ce },
			...le.length > 0 && { tags: le },
			fields: ae
		},
		kept: re,
		problems: h,
		open: x
	};
}
function gg({ fields: e }, t, { rules: n }) {
	return t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0) ? [] : [...new Set([...pn(t), ...n.pull?.completes ?? []])];
}
function _g(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function vg(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => [
		"pull",
		"conflict",
		"undecided"
	].includes(e.reason) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return K(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`, {
		path: [i.field],
		ofName: !0
	});
}
function yg(e, t, n) {
	return pg(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function bg(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: fa(t, n, r)
	};
}
// src/plan/declaredContents.ts
const xg = {
	fields: new Map(),
	texts: new Set()
};
function Sg(e, t) {
	let n = e.fields.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [d([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => d([
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
		let c = t.filter((e) => !a.has(e)), l = [...s(c, o)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Dg(t, e(t).map((e) => Eg(u.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, c = (t) => Cg(e, t).id;
	o((e) => [c(e) ?? []].flat()), o((e) => [d([...r(e)].sort())]), o((t) => [d(e.identity(t.values))]);
	let l = (t) => wg(e.identity(t.values));
	return o((t) => [...(Cg(e, t).previously ?? []).toReversed(), ...l(t)], l), i;
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
	return pa(t, n, i ? [i.name, r] : []).path;
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
	let i = d([e.name, n?.name ?? null]), a = r.get(i) ?? Ng(e, n ? Mg(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Mg(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Ng(e, t) {
	let n = s(t, (t) => Pg(e, t).own), r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
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
	let r = e.map((e) => zg(e, {
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
function zg(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, Sg(e, t.values)])), i = (e) => r.get(e) ?? xg, a = Tg(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), s = new Set(a.values()), c = [], l = [], u = [], d = [];
	for (let [n, r] of t.entries()) {
		let t = a.get(r), s = `${e.name}:${n + 1}`;
		if (!t) {
			c.push(Vg(e, r, s));
			continue;
		}
		let f = Hg(e, r, t, s, i);
		f && c.push(f);
		let p = i(r).fields, m = [...i(t).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
			...n,
			before: t
		}]);
		m.length > 0 && l.push({
			...Bg(e, r),
			fields: m
		}), o(u, Ug(e, r, t, f?.renamed_from !== void 0)), Wg(e, r) !== Wg(e, t) && d.push(r.file.path);
	}
	return {
		changes: c,
		no_longer_declared: [...n.filter((e) => !s.has(e)).map((t) => Bg(e, t)), ...l],
		rematched: u,
		changed_defaults: d
	};
}
function Bg(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = fa(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function Vg(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !ie(e)).map((e) => bg(e, t));
	return {
		...Bg(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function Hg(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && d(r) === d(n.after) ? [] : [bg({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], f = Bg(e, t);
	return {
		...f,
		place: _g(f.place, o),
		ref: r,
		action: "update",
		identity: s,
		...d(s) !== d(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function Ug(e, t, n, r) {
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
		...Bg(e, t),
		...n
	}));
}
function Wg(e, { onCreate: t }) {
	return d([...Sg(e, t).texts]);
}
// src/plan/comparePlans.ts
function Gg(e, t) {
	let n = Kg(t.plan, Zg), r = $g([e.plan, t.plan]), i = Kg(e.plan, r), a = Jg(e.plan), o = new Set(t.plan.kept.map(t_)), s = new Set(r_(t).map(i_)), c = new Set((t.plan.sends ?? []).map(n_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: qg(e.plan, Zg, (e, t) => !n(e, t)),
		pending: qg(e.plan, Zg, n),
		resolved: qg({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(t_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(n_(e))),
		no_longer_declared: e.unmanaged.filter((e) => l.has(Me(e.kind).plural) && !s.has(i_(e)))
	};
}
function Kg({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => d([Xg(e), t]))));
	return (e, t) => n.has(d([e, t]));
}
function qg({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = Xg(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [Yg(e, a)];
	});
}
function Jg({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(i_)), r = new Set(t.map(({ kind: e, label: t }) => d([e, t])));
	return (e) => r.has(d([e.kind, e.label])) || e.action === "destroy" && n.has(i_(e));
}
function Yg(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => Vt(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function Xg(e) {
	return e.action === "create" ? d([
		e.kind,
		"new",
		e.identity
	]) : d([e.kind, String(e.id)]);
}
function Zg(e) {
	return e.action === "update" ? e.fields.map(Qg) : e.action === "destroy" ? [d(["destroy", e.how])] : [d(["create", ...e.fields.map(Qg).toSorted()])];
}
function Qg({ field: e, part: t, after: n }) {
	return d([
		e,
		t ?? null,
		n
	]);
}
function $g(e) {
	let t = new Set(e.flatMap(e_));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => d([e, t ?? null])) : t.has(Xg(e)) ? Zg(e) : [e.action];
}
function e_({ changes: e }) {
	let t = new Set();
	return e.map(Xg).filter((e) => t.size === t.add(e).size);
}
function t_(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return d([
		t,
		String(n),
		r,
		...i
	]);
}
function n_({ variable: e, host: t }) {
	return d([e, t]);
}
function r_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function i_({ kind: e, id: t }) {
	return d([e, String(t)]);
}
// src/settings/changedSettings.ts
function a_(e) {
	return new Map(Ft.flatMap((t) => {
		let n = t === jt ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function o_(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || c_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function s_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => c_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.tokenEnv === r);
}
function c_(e, t) {
	return e !== "" && Ff(e).toLowerCase() === Ff(t).toLowerCase();
}
function l_(e) {
	let t = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${e}.`;
	return w("not-read", t, { severity: "notice" });
}
function u_(e, t) {
	let n = Ft.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return d(r ?? null) === d(i ?? null) ? [] : [{
			name: Cn(n),
			...r !== void 0 && { before: d_(r) },
			...i !== void 0 && { after: d_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ loosens: e }) => e), ...n.filter(({ loosens: e }) => !e)];
}
function d_(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/filePart.ts
function f_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = Ft.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = y_(e, t, {
		members: [...a.map(h_), ...o.map(g_)],
		thing: s,
		within: n
	}), l = (r) => {
		let a = p_(t, r);
		if (!S_(a.value)) return __;
		let o = [...n, r];
		return y_(e, a, {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		});
	}, u = new Map(o.map((e) => [e, l(e)])), d = new Map(a.map((n) => [n, v_(e, p_(t, n.name), n)])), f = ({ parent: e }) => e === void 0 ? c : u.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => P(m, t.span, [...p(e), ...n]),
			namePlace: (e, ...n) => fa(m, t.span, [...p(e), ...n])
		},
		problems: [...[c, ...u.values()].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function p_({ value: e, span: t }, n) {
	return {
		value: S_(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
const m_ = Xn(k(), Bn());
function h_(e) {
	return e.entries ? {
		...e,
		schema: A(Bn()).refine(...pe)
	} : e;
}
function g_(e) {
	let t = Ft.filter(({ parent: t }) => t === e).map((e) => `${e.name}: ${e.example}`).join(", ");
	return {
		name: e,
		schema: m_,
		expects: `a mapping such as { ${t} }`
	};
}
const __ = {
	values: {},
	broken: new Set(),
	problems: []
};
function v_(e, t, { entries: n }) {
	return n && Array.isArray(t.value) ? Hl(e, t, n).problems : [];
}
function y_({ file: e, textAt: t }, { value: n, span: r }, { members: i, thing: a, within: o, group: s }) {
	let c = new Map(Object.keys(S_(n) ? n : {}).flatMap((t) => {
		let n = fa(e, r, [t]), i = en("setting", Cn({
			parent: s,
			name: t
		}), { place: n });
		return i ? [[t, i]] : [];
	})), l = S_(n) ? Object.fromEntries(Object.entries(n).filter(([e]) => !c.has(e))) : n ?? {}, u = b_(i).safeParse(l), d = u.success ? [] : u.error.issues, f = new Set(d.flatMap(x_)), p = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), m = S_(l) ? Object.entries(l).filter(([e]) => !f.has(e)) : [];
	return {
		values: Object.fromEntries(m),
		broken: f,
		problems: [...c.values(), ...va(d, {
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
function b_(e) {
	return Jn(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function x_(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function S_(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/configFile.ts
function C_(e, t) {
	return M(t.working, E(xt, e) ?? xt.default);
}
async function w_(e, t) {
	let n = C_(e, t), r = E(xt, e) === void 0 || t.commit && !await Kr(n, t), i = r ? C_({}, t) : n;
	if (r && !await Kr(i, t)) return { problems: [] };
	let a = N(i, t), o;
	try {
		o = Br(await zr(i, t));
	} catch (e) {
		if (e instanceof Xr) throw e;
		return { problems: [w("not-read", `The settings in ${a} cannot be read: ${Wr(e)}`)] };
	}
	let s = Ql(a, o, { most: eu });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = D_(s, j(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(T_)
	};
}
function T_({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const E_ = 1e3;
function D_(e, t) {
	let n = {
		value: e.value,
		span: e.span
	}, r = f_(e, n), i = O_(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: ft([...r.problems, ...i?.problems ?? []])
	};
}
function O_(e, t, n) {
	let r = n.get(jt);
	if (r === void 0) return;
	let i = [], a = (e, t) => i.push(w("bad-setting", e, { place: t }));
	n.get(T) !== void 0 && a("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(T));
	let s = new Map(), c = Object.keys(r);
	if (c.length > E_) return a(`The setting projects has ${c.length.toLocaleString("en-US")} entries. Use at most ${E_.toLocaleString("en-US")}, and move the others into another file.`, n.namePlace(jt)), {
		entries: s,
		problems: i
	};
	let l = p_(t, jt.name);
	c.length === 0 && a("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(jt));
	let u = new Map();
	for (let t of c) {
		let n = fa(e.file, l.span, [t]);
		k_(t) || a(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: c } = f_(e, p_(l, t), [jt.name, t]);
		o(i, c), s.set(t, r);
		let d = r.get(T), f = u.get(d ?? "");
		d === void 0 ? r.isBroken(T) || a(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? u.set(d, t) : a(`The entries "${t}" and "${f}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(T));
	}
	return {
		entries: s,
		problems: i
	};
}
function k_(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/rules.ts
function A_(e, t) {
	let n = X(on, t), r = M_(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? E(i, t.raw) : X(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = X(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: X(Ne, t),
		writers: X(Oe, t),
		overwrite: X(ze, t),
		accept: X(je, t),
		pull: void 0,
		filter: n,
		owner: X(ue, t),
		prune: Object.fromEntries(i),
		pruneBy: X(Jt, t),
		onProblem: X(At, t),
		protectedTags: X(ye, t),
		limits: Object.fromEntries(a),
		allowRemovals: X(It, t),
		allowWrongProject: X(mt, t)
	};
	return {
		rules: o,
		problems: e.flatMap((e) => P_(e, o, t))
	};
}
function j_(e) {
	let { value: t = {}, part: n } = L_(Ne, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(Ne, e)]));
}
function M_(e) {
	return be.some((t) => E(t, e) !== void 0);
}
function N_(e, t) {
	let n = (E(on, e) ?? []).length > 0;
	if (!n && (!M_(e) || E(sn, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (ke.flatMap((t) => [E(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = be.map((e) => `--${bt(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${bt(sn)}.`}`;
	return [w("bad-setting", a, { severity: "notice" })];
}
function P_(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Cn(a), { place: s } = L_(a, n) ?? {}, c = (e) => w("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = nu(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(ue) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && tu(e, t) === void 0 && !l(Jt) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const F_ = [{
	row: ln,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: St,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function I_(e) {
	return E(on, e) === void 0 ? [] : F_.filter(({ row: t }) => ![void 0, !1].includes(E(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${bt(e)}: ${t}. Remove one of them.`;
		return w("bad-setting", n);
	});
}
function L_(e, { raw: t, environment: n, parts: r }) {
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
function X(e, t) {
	return L_(e, t)?.value;
}
// src/settings/token.ts
async function R_(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [w("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Tr(M(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Wr(e)}`);
	}
}
const z_ = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function B_(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Vh(t, e.get(Pn) ?? "")).filter((e) => e !== void 0 && ig(e) === void 0), i = [
		n,
		t[$h],
		Vh(t, "INPUT_TOKEN"),
		...r,
		...V_(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function V_(e) {
	return Object.entries(e).flatMap(([e, t]) => z_.test(e) && t || []);
}
const H_ = w("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function U_(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a = {
	name: void 0,
	id: ""
} }) {
	let o = e?.get(Pn);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [H_] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [w(n, t, { place: e.place(Pn) })] : []
	});
	if (!W_(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !s_(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = Vh(t.values, o) || void 0;
	if (c === void 0) return s(`The environment has no ${o}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`, "no-token");
	let l = ig(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function W_(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : rg(e) || ag(Vh(t, e) ?? "", V_(t)) ? !1 : !n || n.includes(e);
}
// src/settings/project.ts
function G_(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = c ? nv(d[0], n) : ev, m = {
		name: e,
		id: p.id ?? ""
	}, h = U_(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: m
	}), _ = A_(n.kinds, f), v = !(l && d.some((e) => e.isBroken(Dn))) && X(Dn, f), y = Gh(d[0]?.get(T) ?? "").length > 0;
	return {
		settings: {
			...m,
			chosen: E(T, r) === void 0 && y ? p.id : void 0,
			secrets: p.secrets,
			token: h.token,
			manifests: q_(f, n),
			rules: _.rules,
			checks: K_(f),
			inFile: a_(d),
			pulledLanguages: L_(Mt, f),
			languagePlaces: j_(f),
			useAutomations: X(g, f),
			concurrency: X(Ln, f),
			rate: X(lt, f),
			showTexts: v && o_(u, m)
		},
		problems: [
			...p.problems,
			...h.problems,
			..._.problems
		]
	};
}
function K_(e) {
	let t = mn.map(({ name: t, row: n }) => [t, X(n, e)]);
	return Object.fromEntries(t);
}
function q_({ raw: e, parts: t }, { kinds: n, config: r, working: i }) {
	let a = r?.folder ?? i, o = {};
	for (let n of be) {
		let r = E(n, e);
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
	let s = J_(t, a);
	return s && {
		kinds: n,
		globs: o,
		texts: s,
		folder: a
	};
}
function J_(e, t) {
	if (e.some((e) => e.isBroken(Mn))) return;
	let n = e.find((e) => e.get(Mn) !== void 0), r = n?.get(Mn)?.map((e, r) => {
		let { files: i, language: a, languages: o, platform: s, platforms: c, tags: l } = e;
		return {
			files: i,
			folder: t,
			place: n.place(Mn, r, "files"),
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
		...Y_(e, r)
	}));
}
function Y_(e, t) {
	if (e.language === void 0 || Ye(e.files)) return {};
	let [n, r] = t.filter(({ files: t, keyName: n, platform: r }) => Ye(t) && pr(t) === pr(e.files) && n === e.keyName && r === e.platform);
	return n?.languages && !r ? { others: n.languages } : {};
}
const X_ = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Z_ = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Q_ = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, $_ = {
	where: "the setting project",
	instead: "write the id itself"
}, ev = {
	secrets: [],
	problems: []
};
function tv(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [w(n, e, { ...t && { place: t } })]
	};
}
function nv(e, t) {
	let n = rv(e, t), { id: r } = n, i = E(_n, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === Ff(r))) return n;
	let a = E(T, t.raw) !== void 0, o = a || e?.get(T) === void 0 ? void 0 : e.place(T), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...tv(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function rv(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = E(T, t);
	if (a !== void 0) return av(a);
	let o = e?.get(T);
	return e && o !== void 0 ? iv(o, n, e.place(T)) : e?.isBroken(T) || r?.projects ? ev : i === void 0 ? tv("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : Gh(i).length > 0 ? iv(i, n, void 0) : {
		...ev,
		id: i
	};
}
function iv(e, t, n) {
	if (Gh(e).length === 0) return ov(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return tv("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = tg(r, $_, t);
	if ("message" in o) return tv(o.message, n, o.code);
	let { value: s } = o;
	if (!Q_.test(s)) return tv(`The value of ${a} ${sv}`, n);
	let c = ov(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, Ff(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function av(e, t = "project") {
	let [n, r] = Z_.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? ov(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? tv(`${i} is the URL of a branch. Give the id with :branch after it.`) : ov(r.replace(/%3a/i, ":"), i);
}
function ov(e, t, n) {
	return X_.test(e) ? {
		...ev,
		id: e
	} : tv(`${t} ${sv}`, n);
}
const sv = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function cv(e, t, n) {
	let r = (e) => w("bad-setting", e), i = E(qt, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [w("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = gn(e, a) || ` There are ${a.join(", ")}.`;
		return [w("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(T) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, l = [T, ...be];
	if (c.length > 1) for (let t of l) E(t, e) !== void 0 && o.push(r(`The option --${bt(t)} (in the action: ${bt(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/resolve.ts
const lv = new AbortController().signal;
async function uv(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = lv }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await w_(t, n), p = await R_(E(gt, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), h = B_(d, r, m), g = {
		values: r,
		tokens: h,
		allowed: E(vt, t)
	}, _ = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, v = X(it, _), y = cv(t, d, a), ee = e !== "validate" && !v, b = {
		kinds: Le(),
		raw: y.names.length > 1 ? {
			...t,
			[bt(T)]: []
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
	}, te = d === void 0 && f.length > 0, ne = (e) => G_(e, e === void 0 ? void 0 : d?.projects?.get(e), b), re = te ? [] : y.names.map(ne), x = re.map(({ settings: e }) => e), ie = y.others.map((e) => ne(e).settings), ae = {
		kinds: Le(),
		command: e,
		apiUrl: X(Wt, _),
		projects: x,
		others: ie.flatMap(({ manifests: e }) => e ?? []),
		showTexts: x.every(({ showTexts: e }) => e) && pv(u),
		usable: g,
		secrets: [...h.map(dn), ...[...x, ...ie].flatMap((e) => e.secrets)],
		timeLimit: X(Ve, _),
		...dv(t, _, n),
		combines: !1,
		matrix: v,
		reports: [],
		backupDir: fv(E(vn, t) ?? i, n),
		restoreFlags: Yt(t, [
			xt,
			...d ? [T] : [],
			gt,
			Wt
		])
	}, oe = b.online && x.some(({ inFile: e }) => e.get(Dn) !== !1);
	return {
		settings: ae,
		problems: mv([
			...p.problems,
			...fn(t),
			...f,
			...y.problems,
			...re.flatMap((e) => e.problems),
			...b.online ? N_(t, d) : [],
			...I_(t),
			...u?.is === "missing" && oe ? [l_(u.why)] : []
		])
	};
}
function dv(e, t, n) {
	return {
		format: X(ge, t),
		detailedExitcode: X(ne, t),
		all: X(We, t),
		publish: X(dt, t),
		failOnDrift: X(kt, t),
		applyFrom: X(wn, t),
		yes: X(Qt, t),
		verbose: X(Et, t),
		quiet: X(Ce, t),
		force: X(Tn, t),
		out: fv(E(Te, e), n),
		report: [...new Set(X(st, t).map((e) => M(n.working, e)))],
		plan: fv(E(ln, e), n),
		configFile: C_(e, n)
	};
}
function fv(e, { working: t }) {
	return e === void 0 ? void 0 : M(t, e);
}
function pv(e) {
	return !e || e.is === "read" && e.projects.every(({ showTexts: e }) => e);
}
function mv(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/kinds/declaration.ts
function hv({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => yv(n, t[e] ?? [])));
}
function gv({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(pn)))];
}
function _v(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => vv(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function vv(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function yv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: fa(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function bv(e, t, { second: n, first: r, field: i }, a = "") {
	let o = P(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${xv(P(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return w(e, s, { place: o });
}
function xv({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function Sv(e, t) {
	let n = hv(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Cv(e, t),
		...wv(n, t),
		...Ov(n.filter(({ ofText: e }) => e), t)
	];
}
function Cv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [w("project-type", o, { scope: "project" })];
}
function wv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...c(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = gn(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = `Project ${t.name} has no language "${e}".${o} ${l}`;
		return w("unknown-language", u, {
			place: r.place,
			scope: "project"
		});
	});
}
function Tv({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => _t(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [w("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
function Ev({ languages: e }, t) {
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
function Dv(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${gn(e, r)}`;
		return [w("unknown-language", i, {
			place: n,
			severity: "warning",
			scope: "change"
		})];
	});
}
function Ov(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [w("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function kv({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const Av = new AbortController().signal;
async function jv({ projects: e, usable: t }, n, { signal: r = Av, known: i = new Map(), onProgress: a = () => {}, findProject: s } = {}) {
	let c = [], l = [];
	for (let u of e) {
		if (!u.manifests) continue;
		let e = await Mv(async (e) => {
			a({ phase: "reading" });
			let o = await ra(e, u, n, r), { manifests: s } = o, c = Object.values(s).flat().length, l = 0, d = su(e.kinds, s, t, i), f = d.next();
			for (; !f.done && !r.aborted;) await Mr(), a({
				phase: "reading",
				count: {
					done: ++l,
					total: c,
					unit: "file"
				}
			}), f = d.next();
			if (!f.done || r.aborted) return;
			let { declared: p, problems: m } = f.value;
			return {
				declared: p,
				problems: [...o.problems, ...m],
				textFiles: au(s),
				undecided: o.undecided,
				manifests: Object.values(s).flatMap((e) => e.map(({ path: e }) => e))
			};
		}, u, s);
		if (!e) break;
		o(l, e.problems.map(Pv(u)));
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
		problems: [...l, ...Fv(c)]
	};
}
async function Mv(e, t, n) {
	let r = t.manifests && await e(t.manifests), i = ({ place: e }) => e !== void 0 && r?.undecided.has(e.file) === !0;
	if (!t.manifests || !r?.problems.some(i)) return r;
	let a = new Set([...r.undecided.values()].map(({ language: e }) => e));
	if (a.size === 1 && !a.has(void 0)) return r;
	if (!n) return Nv(r, i);
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
	let u = Nt(l.problems) ? [] : Tv(r, o);
	return {
		...l,
		problems: [...l.problems, ...u]
	};
}
function Nv(e, t) {
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
function Pv({ rules: e }) {
	let t = Object.values(e.prune).some((e) => e !== "off");
	return (e) => t && e.code === "no-language-file" && e.severity === "notice" ? {
		...e,
		severity: "error",
		scope: "run",
		message: `${e.message} With prune, create it first.`
	} : e;
}
function Fv(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Iv(t, e) !== void 0), a = i && Iv(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [w("bad-setting", o)];
	});
}
function Iv(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Ff(e.settings.id) !== Ff(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const Lv = {
	entries: {},
	variables: new Map()
};
async function Rv(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => uv(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[bt(qt)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await jv({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => Bh(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), y = [...h.filter(({ code: e }) => !Vv.includes(e)), ...v].find(Hv);
	return y ? {
		is: "missing",
		why: Uv(y)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function zv(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await uv("plan", {
		...e,
		[bt(qt)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: Uv(o)
	} : {
		is: "read",
		projects: i.projects.map(({ name: e, id: t, showTexts: n, inFile: r }) => {
			let i = r.get(Pn);
			return {
				name: e,
				id: t,
				showTexts: n,
				tokenEnv: typeof i == "string" ? i : void 0
			};
		})
	};
}
const Bv = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Vv = ["unset-variable", "project-not-allowed"];
function Hv({ severity: e, code: t }) {
	return e === "error" && !Bv.includes(t);
}
function Uv({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${De({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Wv(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => Kv(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? Lv, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? kv(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		kinds_no_longer_declared: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: u_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Gv(e, t) {
	let n = e && Wv(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function Kv({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(T));
}
function qv(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return w("released-project", t, { severity: "warning" });
	});
}
function Jv(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Uv(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Gg(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
const Yv = { entries: {} };
async function Xv({ kinds: e }, { problems: t }, n, r) {
	if (Nt(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Zv(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => Qv(e, t, c.get(t), l.get(t)))
	};
}
function Zv(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function Qv(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...Rg(e, n?.declared ?? Yv, r?.declared ?? Yv),
		settings: u_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function $v(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = xh(t), l, u, d = 0, f, p = () => {
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
function ey(e, t) {
	return $v({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(hh(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
const ty = "lokaform-backup";
function ny(e) {
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
		showProblems: (e) => ry(e, r),
		ask: i && ((e, t) => Sn(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => iy(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => ly(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function ry(e, t) {
	for (let n of Zt(wh(e, t.paintError), t.errorWidth)) t.error(n);
}
function iy(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.paintError("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = Fe(a.out, a.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(bh(e));
		},
		...s ? void 0 : ay(n, u),
		onPlan: (r) => oy(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Ei({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function ay({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? $v({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(hh(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : ey(t, n);
}
async function oy(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = cy(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of Sh(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = {
			paint: i.paintError,
			width: i.errorWidth
		};
		for (let n of Sh(e, {
			...u,
			...t
		})) i.prompt(n);
	}
	for (let t of Zt(wh(e.problems, i.paintError), i.errorWidth)) i.prompt(t);
	return Sn("Apply this plan?", c, n);
}
function sy(e, t) {
	return Zt(Sh(e, {
		...t,
		width: void 0
	}).slice(-1), t.width);
}
function cy({ command: e, all: t }, { console: { paint: n, width: r } }) {
	return {
		paint: n,
		width: r,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function ly(e, t, n, r) {
	let { console: i, folder: a } = r, { paint: o, paintError: s, width: c, errorWidth: l } = i, { format: u, quiet: d, command: f } = t;
	if (u === "json" && i.out(Ke(e)), u === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	for (let t of Zt(Eh(e, s), l)) i.error(t);
	if (u !== "text") return;
	if (d && (f === "plan" || f === "drift")) for (let n of e.projects) for (let e of sy(n, cy(t, r))) i.out(e);
	if (ht(e)) for (let t of Dh(e, s, l)) i.error(t);
	else for (let t of Dh(e, o, c)) i.out(t);
	let p = (e) => N(e, { displayRoot: a });
	if (!d) for (let e of Oh(n, p)) i.out(e);
	if (!d) for (let n of uy(e, t, r)) i.out(n);
	let m = dy(e);
	if (!(m === void 0 || d || l === void 0)) for (let e of Zt([s("dim", m)], l)) i.error(e);
}
function uy(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || $t(e) || !Dt(e)) return [];
	let i = ct(e).some(rn) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = Yt(r, nn("apply")).map(te);
	return [`To make ${i}: ${x(["lokaform apply", ...a].join(" "))}`];
}
function dy(e) {
	let t = ct(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-agreed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const fy = [
	"key:",
	"tag:",
	"file:"
];
function py(e) {
	return fy.find((t) => e.startsWith(t));
}
function my(e, t) {
	return e.length === 0 || e.some((e) => gy(e, _y(t)));
}
function hy(e, t) {
	if (e.length === 0) return [];
	let n = t.map(_y);
	return e.filter((e) => !n.some((t) => gy(e, t)));
}
function gy(e, t) {
	let n = py(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => ae(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function _y({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : wg(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => wg(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function vy(e, t) {
	return hy(e, xy(t)).filter((e) => !e.startsWith("tag:")).map((e) => yy(e, t));
}
function yy(e, t) {
	let n = py(e), r = xy(t).flatMap((e) => _y(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${gn(e, i)}`;
	return w("unknown-filter", a);
}
function by(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => yy(e, n));
}
function xy(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Sy(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function Cy(e, t, n) {
	let r = Dy(t), i = e.flatMap(Sy).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : my([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function wy(e, t, n) {
	let r = n.flatMap(Ey);
	return t.filter((e) => !Sy(e).some(({ keys: e }) => r.some((t) => my([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = Sy(t), a = gn(n, [...new Set(r.flatMap(Dy))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return w("unknown-text", o);
	});
}
function Ty(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Ey(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Sy(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => my([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => my([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.`;
		return s.length === 0 ? [] : [w("unknown-text", u, { scope: "project" })];
	});
}
function Ey(e) {
	return xy([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Dy({ kind: e, entry: t }) {
	return wg(e.identity(t.values));
}
// src/keys/live.ts
function Oy(e, t) {
	let n = ur(e) ?? {}, r = nr(n.key_id), i = Py(n.key_name, (e) => rr(e) || void 0), a = or(n.platforms, rr), o = l.filter((e) => a?.includes(e)), s = Object.keys(Wy(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Iy(n.translations), u = new Set(c?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: Fy(Py(n.filenames, rr)),
		tags: or(n.tags, rr),
		is_plural: lr(n.is_plural),
		is_archived: lr(n.is_archived)
	};
	if (!ar(f) || d.length > 0) {
		let e = [...tr(f), ...d.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let p = o.length < new Set(a).size;
	return { key: {
		...f,
		...p && { onOtherPlatform: p },
		...jy(n),
		translations: c
	} };
}
const ky = {
	description: rr,
	context: rr,
	plural_name: rr,
	is_hidden: lr,
	char_limit: sr,
	custom_attributes: Ny,
	modified_at_timestamp: ir,
	translations_modified_at_timestamp: ir
}, Ay = Object.entries(ky);
function jy(e) {
	return Object.fromEntries(Ay.map(([t, n]) => [t, n(e[t])]));
}
function My(e) {
	return Object.keys(ky).filter((t) => e[t] === void 0);
}
function Ny(e) {
	let t = rr(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Py(e, t) {
	let n = ur(e) ?? {}, r = {};
	for (let e of l) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Fy({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function Iy(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Ly(ur(n) ?? {});
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
function Ly(e) {
	return {
		language_iso: rr(e.language_iso),
		translation: rr(e.translation),
		modified_by: nr(e.modified_by),
		modified_by_email: rr(e.modified_by_email),
		modified_at_timestamp: ir(e.modified_at_timestamp),
		is_reviewed: lr(e.is_reviewed),
		is_unverified: lr(e.is_unverified)
	};
}
var Ry = class {
	#e = new Map();
	#t;
	constructor(e) {
		this.#t = e;
	}
	add(e) {
		this.addRead(this.read(e));
	}
	read(e) {
		return Array.from(e, (e) => Oy(e, this.#t));
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
const zy = (e) => {
	let t = e.exactOptional();
	return Jn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, By = zy(k()), Vy = zy(k().min(1));
function Hy(e, t) {
	return typeof e == "string" ? e : e[t];
}
function Z(e, t = l) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of l) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function Uy(e, t = l) {
	let n = Z(e, t);
	return (n.length > 0 ? n : Z(e)).join(" / ");
}
function Wy(e, t) {
	let n = {};
	for (let r of l) {
		let i = Hy(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function Gy(e) {
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
function Ky(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function qy(e, { language: t }, { form: n }, r) {
	return n === void 0 ? {
		check: e,
		language: t,
		message: `The ${t} text ${r}`
	} : {
		check: e,
		language: t,
		form: n,
		message: `The form ${n} of the ${t} text ${r}`
	};
}
// node_modules/@formatjs/icu-skeleton-parser/index.js
const Jy = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function Yy(e) {
	let t = {};
	return e.replace(Jy, (e) => {
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
const Xy = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function Zy(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(Xy).filter((e) => e.length > 0), n = [];
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
function Qy(e) {
	return e.replace(/^(.*?)-/, "");
}
const $y = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, eb = /^(@+)?(\+|#+)?[rs]?$/g, tb = /(\*)(0+)|(#+)(0+)|(0+)/g, nb = /^(0+)$/;
function rb(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(eb, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function ib(e) {
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
function ab(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !nb.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function ob(e) {
	return ib(e) || {};
}
function sb(e) {
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
				t.style = "unit", t.unit = Qy(n.options[0]);
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
						...ob(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...ob(t)
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
				n.options[0].replace(tb, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (nb.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if ($y.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace($y, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...rb(e)
			});
			continue;
		}
		if (eb.test(n.stem)) {
			t = {
				...t,
				...rb(n.stem)
			};
			continue;
		}
		let e = ib(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = ab(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
// node_modules/@formatjs/icu-messageformat-parser/index.js
let cb = function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({}), lb = function(e) {
	return e[e.literal = 0] = "literal", e[e.argument = 1] = "argument", e[e.number = 2] = "number", e[e.date = 3] = "date", e[e.time = 4] = "time", e[e.select = 5] = "select", e[e.plural = 6] = "plural", e[e.pound = 7] = "pound", e[e.tag = 8] = "tag", e;
}({});
function ub(e) {
	return e.type === 2;
}
function db(e) {
	return e.type === 3;
}
function fb(e) {
	return e.type === 4;
}
function pb(e) {
	return e.type === 5;
}
function mb(e) {
	return e.type === 6;
}
function hb(e) {
	return e.type === 8;
}
function gb(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function _b(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
const vb = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, yb = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, bb = {
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
function xb(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = Sb(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function Sb(e) {
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
	return n !== "root" && (r = e.maximize().region), (bb[`${n}-${r}`] || bb[r || ""] || bb[n || ""] || bb[`${n}-001`] || bb["001"])[0].charAt(0);
}
const Cb = RegExp(`^${vb.source}*`), wb = RegExp(`${vb.source}*$`);
function Q(e, t) {
	return {
		start: e,
		end: t
	};
}
const Tb = !!Object.fromEntries, Eb = !!String.prototype.trimStart, Db = !!String.prototype.trimEnd, Ob = Tb ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, kb = Eb ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(Cb, "");
}, Ab = Db ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(wb, "");
};
let jb = Mb();
function Mb() {
	try {
		let e = RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return yb;
}
function Nb(e, t) {
	return jb.lastIndex = t, jb.exec(e)[1] ?? "";
}
function Pb(e) {
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
var Fb = class {
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
				let e = Pb(this.message);
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
			} else if (i === 60 && !this.ignoreTag && Ib(this.peek() || 0)) {
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
				if (this.isEOF() || !Ib(this.char())) return this.error(23, Q(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && Rb(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !Lb(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = Nb(this.message, t), r = t + n.length;
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
					let r = Ab(n.val);
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
					let t = kb(e.style.slice(2));
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
						this.locale && (r = xb(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? Yy(r) : {}
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
						options: Ob(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: Ob(c.val),
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
			n = Zy(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? sb(n) : {}
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
		for (; !this.isEOF() && zb(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function Ib(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function Lb(e) {
	return Ib(e) || e === 47;
}
function Rb(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function zb(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function Bb(e) {
	e.forEach((e) => {
		if (delete e.location, pb(e) || mb(e)) for (let t in e.options) delete e.options[t].location, Bb(e.options[t].value);
		else ub(e) && gb(e.style) || (db(e) || fb(e)) && _b(e.style) ? delete e.style.location : hb(e) && Bb(e.children);
	});
}
function Vb(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new Fb(e, t).parse();
	if (n.err) {
		let e = SyntaxError(cb[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || Bb(n.val), n.val;
}
// src/checks/icu.ts
const Hb = {
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
}, Ub = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;
function Wb(e) {
	try {
		let t = new Map();
		return Kb(Vb(e, { ignoreTag: !0 }), t), {
			is: "message",
			args: t
		};
	} catch (t) {
		if (!(t instanceof SyntaxError) || Ub.test(e)) return { is: "unread" };
		let [n, r] = Hb[t.message] ?? ["its syntax is wrong", "Correct it"];
		return {
			is: "broken",
			cause: n,
			fix: r,
			at: Gb(t)
		};
	}
}
function Gb(e) {
	let { location: t } = e;
	return (t?.start?.offset ?? 0) + 1;
}
function Kb(e, t, n = "") {
	for (let r of e) if (r.type === lb.pound) t.set(n, !0);
	else if (r.type === lb.tag) Kb(r.children, t, n);
	else if (r.type === lb.plural || r.type === lb.select) {
		t.set(r.value, t.get(r.value) ?? !1);
		let e = r.type === lb.plural ? r.value : n;
		for (let { value: n } of Object.values(r.options)) Kb(n, t, e);
	} else r.type !== lb.literal && t.set(r.value, !0);
}
const qb = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function Jb(e) {
	return e.includes("{") && e.length <= 2e4 && qb.test(e);
}
const Yb = /(?<!')'(?=\{)/;
function Xb(e) {
	return Yb.test(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function Zb(e, t) {
	if (e.length > 2e4) return;
	let n = t ? Wb(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: dx
		};
	}
	if (n && Jb(e)) return;
	let r = fx(e, "likely"), i = px(r) ? tx(e, r, "all") : r;
	return {
		text: e,
		named: Ax(e),
		choosing: new Set(),
		printf: i
	};
}
function Qb(e, t, n = new Set()) {
	if ($b(e, t)) return;
	let r = ex(e, t), i = nx(e, t), a = rx(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: ox(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function $b({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a, isDoubtful: o } = n.printf;
	if (o || t.isDoubtful || i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function ex({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === dx) return r;
	if (px(t)) return tx(n, r, "all");
	let i = tx(n, r, "sure");
	return e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function tx(e, t, n) {
	return t.isDoubtful ? fx(e, n) : t;
}
function nx({ named: e, choosing: t, printf: n }, { named: r }) {
	let i = new Set(e.values()), a = e.size === 0 && !px(n);
	return {
		lacks: [...e.keys()].filter((e) => !r.has(e) && !t.has(e)),
		has: [...r].flatMap(([t, n]) => !e.has(t) && (a || i.has(n)) ? [t] : [])
	};
}
function rx({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(ix),
		has: i.map(ix),
		isReordered: !1
	};
	let o = ax([...e.values()], [...t.values()]), s = ax([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function ix([, { written: e }]) {
	return e;
}
function ax(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function ox(e, t) {
	return px(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function sx(e) {
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
const cx = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, lx = /^%(?:20[a-z]|[0-7][CDEF])$/i, ux = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["sS", "text"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], dx = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1,
	isDoubtful: !1
};
function fx(e, t) {
	if (!e.includes("%")) return dx;
	let n = new Map(), [r, i, a, o] = [
		1,
		!1,
		!1,
		!1
	];
	for (let s of e.matchAll(cx)) {
		let [c, l, u, d, f] = s;
		if (l !== void 0) i = !0;
		else if (f === void 0) a ||= !/[({]$/.test(c);
		else {
			let i = hx(e, s.index, c, "sure");
			if (o ||= !i, !i && !hx(e, s.index, c, t)) {
				a = !0;
				continue;
			}
			d === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			}), n.set(u === void 0 ? r++ : Number(u), {
				type: gx(f),
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
function px({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const mx = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function hx(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || lx.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !mx.test(i);
}
function gx(e) {
	return ux.find(([t]) => t.includes(e))?.[1] ?? "text";
}
function _x(e, t, n) {
	let r = e.map((e) => ({
		...e,
		forms: vx(e, n)
	})), i = r.flatMap(({ forms: e }) => e), [a] = i;
	if (!a || i.every((e) => $b(a.placeholders, e.placeholders))) return [];
	let o = r.flatMap((e) => e.forms.length > 0 ? yx(e) : []), s = jx(o, t);
	if (!s) return [];
	let c = xx(s);
	return o.flatMap((e) => e === s || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = s.forms.some((e) => !Qb(e.placeholders, t.placeholders)) ? void 0 : Qb(s.together, t.placeholders, t.form === void 0 ? void 0 : c);
		return n ? [Sx(e, t, s, n)] : [];
	}));
}
function vx(e, t) {
	return Ky(e.text).flatMap((e) => {
		let n = Zb(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function yx(e) {
	let t = [...e.forms].sort((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: sx(t.map(({ placeholders: e }) => e))
	};
}
const bx = /^\{\{?(?:count|n|num|number|quantity|amount)\}\}?$/i;
function xx({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => Qb(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => bx.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function Sx(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }) {
	let c = r ? `the ${n} text of the project` : `the ${n} text`, l = i.length > 0 && Jb(t.text) ? Xb(t.text) : "";
	return {
		...qy("placeholders", e, t, (i.length > 0 && a.length > 0 ? `has ${Cx(a)}, but ${c} has ${Cx(i)}. Use the same placeholders in both.` : i.length > 0 ? `lacks ${Cx(i)}, which ${c} has. Add ${i.length > 1 ? "them" : "it"}.` : a.length > 0 ? `has ${Cx(a)}, which ${c} does not have. Remove ${a.length > 1 ? "them" : "it"}, or add ${a.length > 1 ? "them" : "it"} to ${c}.` : o ? `has its placeholders in another order than ${c}. Number them, for example %1$s and %2$d.` : s === "escape" ? `has a single percent sign, but ${c} has placeholders such as %d. Write %% for a percent sign.` : `has %%, but ${c} has a single percent sign. Use the same in both.`) + l),
		quotes: [...i, ...a].map(wx)
	};
}
function Cx(e) {
	let t = e.slice(0, 5).map(wx), n = e.length - t.length;
	return n > 0 ? `${t.join(", ")} and ${n} more` : t.length > 1 ? `${t.slice(0, -1).join(", ")} and ${t.at(-1)}` : t[0] ?? "";
}
function wx(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const Tx = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", Ex = "\\d{1,3}", Dx = `${Tx}|${Ex}`, Ox = new RegExp([
	`\\{\\{\\{?[-&]?\\s{0,9}(?<double>${Dx})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{(?<dollar>[^{}]{1,200})\\}",
	`%\\{(?<percent>${Dx})\\}`,
	`%\\((?<round>${Dx})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	`\\{\\s{0,9}(?<single>${Tx})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(?<numbered>${Ex})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), kx = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`
};
function Ax(e) {
	let t = new Map();
	if (!e.includes("{") && !e.includes("%(")) return t;
	for (let { groups: n = {} } of e.matchAll(Ox)) for (let e of Object.keys(kx)) {
		let r = (n[e] ?? (e === "single" ? n.numbered : void 0))?.trim();
		r && t.set(kx[e](r), e);
	}
	return t;
}
function jx(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/checkTexts.ts
const Mx = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, Nx = `[\\s${Mx.source.slice(1)}`, Px = RegExp(`[{%]|^${Nx}|${Nx}$`);
function Fx(e, t) {
	let { texts: n, charLimit: r } = e;
	return (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !Px.test(e)) ? [] : Ix(e, t);
}
function Ix(e, { levels: t, base: n, needed: r }) {
	let { texts: i, charLimit: a, live: o } = e, s = Object.entries(i).map(([e, t]) => ({
		language: e,
		text: t
	})), c = (e) => t[e] !== "off", l = (c("icu") || c("placeholders")) && s.some(({ text: e }) => Ky(e).some((e) => Jb(e.text))), u = [...s, ...Lx(e, n)];
	return [
		...c("icu") && l ? s.flatMap(Rx) : [],
		...c("placeholders") ? _x(u, n, l) : [],
		...c("plurals") ? s.flatMap((e) => tS(e, o?.(e.language), r)) : [],
		...c("length") && a > 0 ? s.flatMap((e) => zx(e, a)) : [],
		...c("blanks") ? Gx(u, n) : [],
		...c("base") ? Bx(e, n) : []
	];
}
function Lx({ texts: e, live: t }, n) {
	if (n === void 0 || Ky(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function Rx(e) {
	return Ky(e.text).flatMap((t) => {
		if (!Jb(t.text)) return [];
		let n = Wb(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n;
		return [qy("icu", e, t, `is not a valid ICU message: ${r} (character ${a}). ${i}.${Xb(t.text)}`)];
	});
}
function zx(e, t) {
	return Ky(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		return r <= t ? [] : [qy("length", e, n, `has ${r} characters, but char_limit allows ${t}. Shorten it, or raise char_limit.`)];
	});
}
function Bx({ texts: e, live: t, isNew: n }, r) {
	if (r === void 0 || Ky(e[r] ?? "").length > 0) return [];
	let i = Object.entries(e).flatMap(([e, t]) => Ky(t).length > 0 ? [e] : []), a = n ? "" : t?.(r);
	return i.length === 0 || a === void 0 || Ky(a).length > 0 ? [] : [{
		check: "base",
		language: r,
		message: `It has a text in ${i.slice(0, 5).join(", ")}, but none in ${r}, the base language. Add the ${r} text.`
	}];
}
const Vx = RegExp(`^${Nx}*`), Hx = new RegExp(Nx), Ux = /\r\n?|[\u2028\u2029\x85]/g, Wx = /[^\S\n\t]/g;
function Gx(e, t) {
	let n = e.flatMap((e) => {
		let t = Ky(e.text).map((e) => ({
			...e,
			...qx(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = jx(n, t);
	return r ? n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = r.forms.find((e) => e.form === t.form) ?? Kx(r.forms), i = [...Yx("start", t.start, n?.start ?? ""), ...Yx("end", t.end, n?.end ?? "")];
		if (i.length === 0) return [];
		let a = i.map(([e]) => e).join(", and "), o = [...new Set(i.map(([, e]) => e))].join(" ");
		return [qy("blanks", e, t, `${a}, unlike the ${r.language} text. ${o}`)];
	})) : [];
}
function Kx(e) {
	let t = e.find(({ form: e }) => e === "other") ?? e[0];
	return t && {
		start: t.start,
		end: t.end
	};
}
function qx(e) {
	let t = Vx.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && Hx.test(e.charAt(n - 1));) --n;
	return {
		start: Jx(t),
		end: Jx(e.slice(n))
	};
}
function Jx(e) {
	return e.replace(Mx, "").replace(Ux, "\n").replace(Wx, " ");
}
function Yx(e, t, n) {
	return t === n ? [] : n === "" ? [[`${e}s with ${Xx(t)}`, "Remove it."]] : t === "" ? [[`does not ${e} with ${Xx(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function Xx(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
const Zx = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function Qx() {
	let e = new Map();
	return (t) => {
		let n = e.get(t) ?? $x(t);
		return e.set(t, n), n;
	};
}
function $x(e) {
	let t = eS(e), n = new Set(["other"]);
	for (let e = 0; t && e <= 200; e += 1) n.add(t.select(e));
	return Zx.filter((e) => n.has(e));
}
function eS(e) {
	let t = e.replaceAll("_", "-");
	try {
		return Intl.PluralRules.supportedLocalesOf(t).length > 0 ? new Intl.PluralRules(t) : void 0;
	} catch {
		return;
	}
}
function tS({ language: e, text: t }, n, r) {
	if (typeof t == "string" || Ky(t).length === 0) return [];
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
const nS = Xn(k(), k()), rS = Gn([k(), nS]);
function iS(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = nS.safeParse(JSON.parse(e));
		return t.success ? oS(t.data) : e;
	} catch {
		return e;
	}
}
function aS(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function oS(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function sS(e, t) {
	return typeof e == "string" || typeof t == "string" ? e === t || cS(e) && cS(t) : m(oS(e), oS(t));
}
function cS(e) {
	return typeof e == "string" ? e === "" : Object.keys(oS(e)).length === 0;
}
const lS = nS.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: p }
}), uS = Gn([k(), lS]), dS = Xn(k().min(1), uS), fS = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, pS = A(Jn({
	language_iso: k(),
	translation: Bn()
})).refine(fS, "has a language twice"), mS = A(Jn({
	language_iso: k().min(1),
	translation: uS
})).refine(fS, "has a language twice"), hS = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Gn([dS, mS.transform(vS).pipe(dS)]),
	rewrite: _S,
	diff({ translations: e }, t, n) {
		let { listed: r } = n;
		if (!e && r.length === 0 || n.project.segmentation) return cg;
		let i = [], a = [], s = [], c = [], l = r.filter((t) => !Object.hasOwn(e ?? {}, t));
		for (let [r, u] of [...Object.entries(e ?? {}), ...l.map((e) => [e, void 0])]) {
			let { plural: e, project: l } = n, d = l.languages?.find(({ iso: e }) => e === r)?.pluralForms ?? [], f = ` of ${r} in this project`, p = u === void 0 ? [] : gS(r, u, e, d, f);
			if (p.length > 0) {
				o(s, p);
				continue;
			}
			let m = bS(r, u, t, n);
			m && "code" in m ? s.push(m) : m && "kept" in m ? (a.push(m.kept), m.open && c.push(m.open)) : m && i.push(m);
		}
		return i.length + a.length + s.length === 0 ? cg : {
			changes: i,
			kept: a,
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
			translation: rS.parse(t)
		}));
	},
	show(e) {
		let t = rS.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: oS(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && iS(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = iS(n, t);
			return cS(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => cS(iS(e, t))),
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
			...SS(n, iS(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !cS(iS(n.translation, e.is_plural));
	},
	same: (e, t) => sS(rS.parse(e), rS.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function gS(e, t, n, r, i = "") {
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
		let t = `"${n}" is not a plural form${i}. Forms are ${r.join(", ")}.${gn(n, r)}`;
		a.push({
			code: "plural-form",
			message: t,
			path: [e, n]
		});
	}
	return a;
}
function _S(e) {
	if (!Array.isArray(e)) return;
	let t = pS.safeParse(e);
	if (t.success) return {
		value: vS(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function vS(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function yS({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => fg(iS(t, e)));
}
function bS(e, t, n, { rules: r, verdicts: i }) {
	let a = Ot(r, e);
	if (a === "ignore") return;
	let o = "translations";
	if (!n) return t === void 0 ? void 0 : {
		field: o,
		part: e,
		after: t
	};
	let s = n.translations?.find(({ language_iso: t }) => t === e);
	if (!s) return t === void 0 ? void 0 : lg(`${e} text`, [e]);
	let c = iS(s.translation, n.is_plural), l = {
		field: o,
		part: e,
		live: c,
		...SS(s, c)
	};
	if (t === void 0) return cS(c) ? void 0 : { kept: {
		...l,
		reason: "pull"
	} };
	let u = aS(t, c);
	if (sS(c, u)) return;
	let d = {
		field: o,
		part: e,
		before: c,
		after: u,
		...SS(s, c)
	};
	if (a === "enforce" || cS(c)) return d;
	let f = a === "seed";
	if (f && !r.pull && r.overwrite.length === 0) return { kept: {
		...l,
		declared: t,
		reason: "held"
	} };
	if (!f && xS(c, u)?.length === 0) return d;
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
function xS(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(oS(e)).filter((n) => e[n] !== t[n]);
}
function SS(e, t) {
	if (!e.modified_at_timestamp || cS(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: CS(n) },
		...i && { reviewed: i }
	} };
}
function CS(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fields.ts
const wS = ug();
function TS(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function ES(e, t) {
	let n = e;
	return wS({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: k(),
		value: k(),
		unset: "",
		live: (e) => e[n],
		toManifest: TS,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function DS(e, t = () => void 0) {
	let n = e;
	return wS({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Kn(),
		value: Kn(),
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
const OS = wS({
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
}), kS = Xn(k(), Hn()), AS = wS({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: kS,
	value: Hn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(jS(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = kS.safeParse(e);
		return t.success ? TS(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function jS(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function MS({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const NS = wS({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: A(Qn(l)).min(1),
	value: A(Qn(l)),
	live: (e) => e.onOtherPlatform ? void 0 : FS(e.platforms),
	inPlan: (e) => FS(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), PS = wS({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: A(k().min(1)),
	value: A(k()),
	unset: [],
	live: (e) => IS(e.tags),
	check: (e, { rules: t }) => {
		let n = Ut(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => IS(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return IS([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: TS,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return IS([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function FS(e) {
	return l.filter((t) => e.includes(t));
}
function IS(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const LS = wS({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Gn([k().min(1), Vy.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: By,
	live: (e, { platforms: t }) => Wy(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Z(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Wy(e, n)
		} : a;
	},
	inPlan: (e) => Wy(e, l),
	check: RS,
	merge: BS,
	carries: (e, t) => l.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Z(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Gy(t);
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
function RS(e, { project: t, platforms: n }) {
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
const zS = wS({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: By,
	value: By,
	unset: {},
	live: (e) => VS(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => l.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => TS(VS(e)),
	merge: BS,
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
		slots: VS(e)
	})
});
function BS(e, t, n) {
	let r = {};
	for (let i of l) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return VS(r);
}
function VS(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/traits.ts
const HS = [
	LS,
	NS,
	ES("description", !0),
	PS,
	hS,
	zS,
	ES("context", !0),
	OS,
	DS("is_plural"),
	ES("plural_name"),
	DS("is_hidden"),
	DS("is_archived", (e, t) => !MS(e, t) && void 0),
	AS
], US = k().min(1), WS = Gn([Zn().positive(), k().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), GS = Xt(HS).required({ key_name: !0 }).extend({
	previously: Gn([US.transform((e) => [e]), A(US).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Kn().exactOptional(),
	key_id: WS.exactOptional()
}).meta({ allOf: [KS(!0), KS(!1)] });
function KS(e) {
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
const qS = Xt(HS.filter((e) => e.name !== "key_name" && e.name !== "translations")), $ = {
	name: "key",
	fields: HS,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Uy(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, verdicts: i }, a = []) => ({
		project: n,
		rules: r,
		verdicts: i,
		listed: a,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? tn + r.owner : void 0
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
	declaredId: (e) => cr(e.key_id),
	liveLabel: (e) => Uy(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !MS(n, t),
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
function JS({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = ZS(i, t, n);
	if (!r) return a;
	let o = YS(e.flatMap($S), "keys have names for platforms that they do not have");
	return [
		...a,
		...QS(i, n),
		...o
	];
}
function YS(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = w(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function XS({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Wy(e, t)))];
}
function ZS(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(XS)), a = [...new Set(n.flatMap(XS))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => Ht(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [K($, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function QS(e, t) {
	let n = new Map(t.flatMap((e) => XS(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = Z(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`;
		return [K($, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
function $S({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = Z(i, a), s = l.filter((e) => {
		let t = i[e];
		return t !== void 0 && !a.includes(e) && !o.includes(t);
	}), [c] = s;
	if (!c || o.length === 0) return [];
	let u = s.map((e) => `"${i[e]}" (${e})`).join(", "), d = `The key is on ${a.join(", ")} only, so the name ${u} is not used. Add the platform to platforms, or remove the name.`;
	return [K($, e, "unused-name", d, {
		path: ["key_name", c],
		severity: "notice"
	})];
}
function eC({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? fg(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), c = s(t.filter(({ key_id: e }) => o.has(e)), (e) => yS(e, i));
	return YS(a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = c.get(t) ?? [], [a] = n ? Z(n.key_name, n.platforms) : [];
		if (a === void 0) return [];
		let o = `Unmanaged live key "${a}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${a} to keep its translations. If the new key is really new, set new: true.`;
		return [w("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}), `new keys have the same ${i} text as an unmanaged live key`);
}
const tC = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, nC = [];
function rC(e, t, n) {
	let { translations: r, char_limit: i } = e.values;
	if (!r) return nC;
	let a = Fx({
		texts: r,
		charLimit: i ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => iC(t, e) }
	}, n);
	return a.length === 0 ? nC : a.map((t) => aC(e, t, n));
}
function iC({ translations: e = [], is_plural: t }, n) {
	let r = e.find(({ language_iso: e }) => e === n);
	return r && iS(r.translation, t);
}
function aC(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = K($, e, tC[r], o, {
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
function oC(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : sC(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = cC(r, n), { renames: a, problems: o } = uC(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function sC(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (hC(e, n, t.perPlatform).length === 0) return;
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
function cC(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(mC(r, t, n));
		return !lC(e).some((e) => a.includes(e));
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
function lC({ values: e }) {
	return [...Z(e.key_name), ...e.previously ?? []];
}
function uC(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = Uy(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, K($, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", dC(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function dC(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => Uy(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function fC(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Z(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new O();
	for (let { path: e, length: n } of pC(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Z(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Z(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: P(t.file, t.span, ["previously"]) };
		a.add(w("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function pC(e, t) {
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
function mC({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Wy(e.key_name, r);
	return n ? {
		...Wy(t.key_name, r),
		...i
	} : i;
}
function hC(e, t, n) {
	let r = mC(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return l.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function gC(e) {
	return ({ tags: t }) => Ut(t, e) !== void 0;
}
function _C(e, t, n, r = () => !1) {
	let i = s(t, ({ key_name: e }) => Z(e)), a = AC(e, t), { byId: o } = a, c = new Map(a.refused), { direct: l, contested: u } = TC(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: c
	});
	DC(l, c);
	let { renames: d, leaving: f } = oC(e, c, {
		byId: o,
		direct: l,
		contested: u,
		formerlyLive: (e) => xC(e, wC(e, i)),
		holders: (e, t) => CC(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	OC(u, {
		renames: d,
		leaving: f,
		refused: c
	});
	let p = (e) => {
		let t = d.get(e) ?? o.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	vC(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Z(e.values.key_name), r = Object.values(Wy(t.key_name, t.platforms)), i = o.has(e) && r.some((e) => n.includes(e)), a = Uy(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of bC(e, i, n)) g.add(t);
		g.add(a.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...JS({
			matches: h,
			live: t,
			unmanaged: _,
			perPlatform: n
		})],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => yC(e, i)))
	};
}
function vC(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Z(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Z(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, kC("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, kC("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
function yC({ values: e }, t) {
	let [n = "", ...r] = Z(e.key_name);
	return r.length === 0 ? t.get(n) ?? [] : [...new Set([n, ...r].flatMap((e) => t.get(e) ?? []))];
}
function bC(e, t, n) {
	let r = yC(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Hy(i.key_name, t) === e.key_name[t])) : r;
}
function xC({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => SC(t, e.filenames));
	return n.length === 1 ? n : t;
}
function SC(e, t) {
	return t !== void 0 && l.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function CC(e, t, n, r) {
	return hC(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function wC({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Wy(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function TC(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = bC(t, r, i), l = xC(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, EC(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function EC(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return kC("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function DC(e, t) {
	for (let [n, r] of c(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter(({ values: e }) => SC(n, e.filenames)), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && r.values.filenames !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${Uy(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, kC("claimed-twice", r, a));
		}
	}
}
function OC(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.new : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, kC("claimed-twice", i, o));
	}
}
function kC(e, t, n) {
	return K($, t, e, n, { path: ["key_name"] });
}
function AC(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of c(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, jC(e, n));
	}
	let s = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: s.length > 0 ? [MC(s)] : []
	};
}
function jC(e, t) {
	let n = `${t.map(({ values: e }) => `"${Uy(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return K($, e, "claimed-twice", n, { path: ["key_id"] });
}
function MC(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: P(t.file, t.span, ["key_id"]) };
	return w("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/keys/manifest.ts
const NC = {
	schema: GS,
	fields: HS,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, PC = {
	schema: qS,
	fields: HS.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function FC(e, t) {
	return lu({
		plural: "keys",
		entry: NC,
		defaults: PC
	}, e, t);
}
function IC(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([e, n]) => gS(e, n, t, p)).map(({ code: t, message: n, path: r }) => {
		let i = {
			path: ["translations", ...r],
			ofName: t === "plural-form"
		};
		return K($, e, t, n, {
			...i,
			scope: "run"
		});
	});
}
function LC(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : FC(e, t).entries.flatMap(({ values: e }) => Z(e.key_name));
}
const RC = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = l.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return l.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return zC(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(tn)).sort()[0];
	}
};
function zC({ key_name: e, platforms: t }) {
	let [n = ""] = Z(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function BC(e, t, n) {
	if (e.fields.some((t) => Je(e.kind, t))) {
		let r = _($, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: wt(e.fields)
		};
	}
	let i = bn($, t, $.liveContext(t, n, e.label)), a = ({ field: e, part: t = "" }) => r(i[e], t), o = e.fields.filter(({ part: e }) => e !== void 0), s = o.filter((e) => a(e) !== void 0), c = e.fields.find((t) => oe(e.kind, t));
	if (s.length === 0 && !c) return;
	let { key_name: l = "", key_id: u = e.id, translations: d } = i, f = {
		key_name: l,
		key_id: u,
		is_plural: t.is_plural,
		...He(s, a),
		...c && d !== void 0 && { translations: d }
	};
	return {
		kind: $.name,
		id: e.id,
		entry: f,
		action: "update",
		wrote: wt(c ? [c, ...o] : s)
	};
}
function VC(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: HC(e.entry, t.entry),
		wrote: HC(e.wrote, t.wrote)
	} : e;
}
function HC(e, t) {
	let n = {
		...UC(e),
		...UC(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function UC({ translations: e }) {
	return n(e) ? e : {};
}
const WC = "The live value is not compared and not changed.", GC = (e) => `${WC} A new key has ${e}.`, KC = {
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
		undeclared: `${WC} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: GC("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: GC("no tags, except the one of the setting `owner`"),
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
		undeclared: GC("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: GC("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: GC("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: GC("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: GC("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${WC} A new key is visible.`
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
		undeclared: GC("none"),
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
}, qC = ug(), JC = k().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), YC = qC({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: JC,
	value: k(),
	live: (e, t) => rw(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: Xh,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Y(e)
	})
}), XC = qC({
	name: "events",
	expects: "a list of events, at least one",
	schema: A(k().min(1).meta({ examples: f })).min(1),
	value: A(k()),
	live: (e) => ow(e.events),
	inPlan: (e) => ow(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), ZC = Gn([qn("*"), A(k().min(1)).min(1)]), QC = qC({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${i.join(", ")}`,
	schema: Wn(Qn(i), ZC),
	value: Xn(k(), Gn([qn("*"), A(k())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(iw).includes(iw(t))).map(({ event: e, lang_iso_codes: n }) => [e, sw(ow(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = aw(e).map(([e, t]) => [e, t === "*" ? "*" : sw(ow(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(aw(e).map(([e, t]) => [e, t === "*" ? t : ow(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : sw(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && m(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = aw(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => aw(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), $C = qC({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Gn([k().min(1), Yn()]),
	value: Gn([k(), Yn()]),
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
}), ew = [
	YC,
	XC,
	QC,
	$C
], tw = Xt(ew).required({ url: !0 }).extend({
	branch: $C.schema.default(null),
	previously: JC.exactOptional(),
	new: Kn().exactOptional(),
	webhook_id: k().min(1).exactOptional()
}), nw = {
	name: "webhook",
	fields: ew,
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
	liveLabel: (e) => `${Qh(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		ow(e.events)
	]
};
function rw(e, t, n) {
	return Xh(e.url, Kh(t, n)) ? t : Qh(e.url);
}
function iw(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function aw(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function ow(e) {
	return [...new Set(e)].sort();
}
function sw(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function cw({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Y(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Y(Kh(e, r)))).flatMap((e) => Gh(e).map((t) => `${t} ${Yh(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Yh(t);
		return Gh(t).flatMap((e) => {
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
const lw = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function uw(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of Gh(e)) {
		let e = tg(r, lw, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = dw(e) ?? hw(e), i = r ? [...n.issues, r] : [...n.issues, ...pw(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function dw(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return vw("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (Gh(e).length !== 0) {
		if (/^http:/i.test(e)) return vw("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!_w(e)) return vw("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const fw = {
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
function pw(e, t) {
	let n = "";
	return Uh(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = fw[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [vw(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(mw) ? [vw(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function mw(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function hw(e) {
	let t = Kh(e, new Map(Gh(e).map((e) => [e, "x"])));
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return vw("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return vw("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return vw("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!gw(new URL(t).hostname)) return vw("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function gw(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function _w(e) {
	let t = "";
	for (let n of Uh(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function vw(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const yw = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => xw(e),
	templates(e, t, n) {
		let r = new bw(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? Dw(Nw(e.url), n, new Map()) : Tw(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var bw = class {
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
function xw(e) {
	let { template: t, left: n } = Ow(e, () => "x");
	return n || t !== Nw(e);
}
function Sw(e) {
	let [, ...t] = Uh(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return Aw.includes(n) || !Mw(jw(n)) ? !1 : Cw.test(t) || jw(n).split(/[^\p{L}\p{N}]+/u).some(ww);
	});
}
const Cw = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function ww(e) {
	return Mw(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function Tw(e, t, n) {
	let r = Ew(e, new bw(), n);
	return "why" in r ? r : Ew(e, t, n);
}
function Ew(e, t, n) {
	let r = Yh(e), { template: i, left: a } = Ow(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : Dw(i, n, t.variables);
}
function Dw(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = uw(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function Ow(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = Mw(a), s = (e) => Aw.includes(e) ? e : ig(e) === void 0 && kw.test(e) ? t(e) : (o ||= Mw(jw(e)), Nw(e)), c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= Mw(t)), n.length === 0 ? Nw(t) : `${Nw(t)}=${s(n.join("="))}`;
	});
	return {
		template: Nw(n) + c + l.join("&") + Nw(a),
		left: o
	};
}
const kw = /^[\w.~+,=:@-]+$/, Aw = [
	"lokaform",
	"lokalise",
	"project"
];
function jw(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function Mw(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function Nw(e) {
	return e.replaceAll("${", () => "$${");
}
// src/webhooks/restored.ts
function Pw({ declared: e }, t, n, r) {
	let { url: i, webhook_id: a } = e.values, o = Kh(i, r.variables), s = {
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
	let c = i.startsWith("${") ? `${Qh(o)} (${a})` : i, l = t ? void 0 : Fw(e.values, o, n);
	return {
		...s,
		label: c,
		...l && { namesake: l }
	};
}
function Fw({ branch: e, events: t = [] }, n, r) {
	let i = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => Xh(t.url, n) && t.branch === e && i(t) > 0).sort((e, t) => i(t) - i(e))[0];
}
function Iw({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? uw(r.values.url, i).variables : [], o = new Map(a);
	if (Gh(e.url).some((e) => e.startsWith(Lw))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = uw(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = P(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => w(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
const Lw = "URL_OF_";
function Rw(e, t, n) {
	let r = nw.liveContext(t, n, Bw(e, t, n)), i = bn(nw, t, r), a = wt(e.fields);
	return {
		kind: nw.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...zw(i, a.events ?? i.events),
			...a
		}
	};
}
function zw({ event_lang_map: e }, t) {
	return !n(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function Bw({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => Kh(e, r) === n) ?? "";
}
function Vw(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && Kh(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = `${Lw}${e.id}`;
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
const Hw = process.getBuiltinModule("node:module").createRequire(import.meta.url), Uw = (...e) => Hw("./late-formats.js").formatOf(...e), Ww = (...e) => Hw("./late-formats.js").readTexts(...e);
var Gw = class {
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
		this.#t || (this.#n = qw(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${Jw(e)}`
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
		await Nr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a), clearTimeout(this.#o);
	}
};
function Kw(e) {
	let t = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), n = () => e.stop("SIGTERM"), r = () => e.stop("SIGHUP");
	return process.on("SIGINT", t), process.on("SIGTERM", n), process.on("SIGHUP", r), () => {
		process.off("SIGINT", t), process.off("SIGTERM", n), process.off("SIGHUP", r), e.close();
	};
}
function qw(e, t) {
	return e === "time limit" ? `The time limit of ${Yw(t)} was reached.` : `The run was stopped by ${e}.`;
}
function Jw(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function Yw(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
function Xw(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of Zw(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = new Set();
		for (let t of a.from ? Zw(a) : []) for (let n of r.get(t) ?? []) if (e.add(n).size > 5) break;
		let [o, s] = e;
		if (o && s) t.push(Qw(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => $w(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function Zw({ values: e }) {
	let t = Wy(e.key_name, e.platforms ?? l);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function Qw(e, t) {
	let n = t.flatMap(([e]) => e ? [xv(P(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return K($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function $w(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = nT(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.span.members), o = new Map([...r.from].map(([e, t]) => [e, iT(t, e)])), [s] = e.flatMap((e) => rT(e, "translations"));
	s && a.set("translations", ha(s, { members: o }));
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => rT(e, t));
		n && a.set(t, n);
	}
	let c = eT(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: aT(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...oT(e),
			...t.from ? {} : t.onCreate
		},
		span: ha(t.span, { members: a }),
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [sT(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function eT(e) {
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
		problems: a && o ? [tT(o, a)] : []
	};
}
function tT(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${xv(P(t.file, t.span, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return K($, e, "plural-mismatch", i, {
		path: ["translations", n],
		scope: "run"
	});
}
function nT(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(sT(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function rT({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [ha(r, { file: t })] : [];
}
function iT(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return ha(n ?? e.span, { file: e.file });
}
function aT(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function oT(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = l.filter((e) => t.some((t) => t.platforms?.includes(e))), r = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...r.length > 0 && { tags: r }
	};
}
function sT(e, t, n) {
	let r = xv(P(t.file, t.span, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : ""}`;
	return K($, e, "duplicate-text", i, {
		path: n,
		scope: "run"
	});
}
function cT(e) {
	let t = new O(), n = new Map();
	for (let r of e) {
		let { filenames: e } = r.values, i = e === void 0 ? "" : d(VS(e)), [a] = Zw(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(bv("duplicate-key", `Key "${Z(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
// src/keys/restored.ts
function lT(e, t, n, r) {
	let { declared: i, problems: a } = pT(fT(e), r.project), o = "key-gone";
	if (t) {
		let e = LS.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: GS.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: dT(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = uT(s, n);
	return {
		declared: i,
		context: dT(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function uT({ key_name: e, platforms: t = [...l], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && Hy(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function dT(e, t) {
	let n = e.find((e) => e.startsWith(tn))?.slice(tn.length), r = {
		...pt,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function fT({ declared: e, wrote: t }) {
	let { translations: i } = e.values;
	if (!i) return e;
	let a = Object.entries(i).map(([e, i]) => {
		let a = r(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof i == "string" || !n(a) ? [e, i] : [e, {
			...Object.fromEntries(Object.keys(a).map((e) => [e, ""])),
			...i
		}];
	});
	return {
		...e,
		values: {
			...e.values,
			translations: Object.fromEntries(a)
		}
	};
}
function pT(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return K($, e, "unknown-language", r, {
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
function mT(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = _C(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let { fields: n = [], label: i = "" } = (t && a.get(t)) ?? {};
		return n.flatMap(({ part: t, after: n }) => {
			let a = ["merge", "enforce"].includes(Ot(r.rules, t ?? ""));
			if (t === void 0 || !a) return [];
			let o = new Map(Object.entries(e.translations ?? {})).get(t), s = rS.parse(n);
			return o === void 0 || sS(aS(o, s), s) ? [] : [{
				label: i,
				language: t
			}];
		});
	}), c = new Set(n.flatMap(({ values: e }) => Z(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !l.has(e) : !hT(e, "key_name").some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !u(e)) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : hT(e, "tags");
			return ru($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function hT({ fields: e }, t) {
	return wg(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/keys/textManifest.ts
function gT(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: ma(t)
	}, { texts: a, faults: o } = Ww(e, t, r), s = CT(n), c = _T(o.filter(({ language: e }) => e === void 0 || zt(r, ee(r, e))), i, r);
	return {
		entries: (c.some(({ count: e, severity: t }) => e !== void 0 && t === "error") ? [] : a).flatMap((e) => {
			let t = yT(e, n);
			return t === void 0 ? [] : [{
				values: bT(e, t, n),
				onCreate: s,
				file: i,
				span: wT(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: c
	};
}
function _T(e, t, n) {
	let r = new O();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: a === "error" ? "run" : "change"
		};
		if (r.countMore(t.path, 1, e)) continue;
		let c = F(t, s.start, s.end);
		r.add(w(i, a === "error" ? o + vT(n) : o, {
			...e,
			place: c
		}));
	}
	return r.problems;
}
function vT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !Ye(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function yT({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? ee(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (zt(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function bT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = ST(t);
	return {
		key_name: xT(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function xT(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function ST(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function CT({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function wT({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...ET(t.at),
		members: new Map([[r, {
			...ET(t.at),
			name: i,
			...TT(t)
		}]])
	}), n && a.set("description", {
		...ET(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function TT(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...ET(t),
		name: ET(n)
	}]);
	return { members: new Map(t) };
}
function ET({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
function DT({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const OT = {
	...$,
	plural: at.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: at,
	limits: {
		removed: tt,
		removedPercent: _e,
		overwrittenPercent: re,
		unverified: Qe,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: RC,
	entry: NC,
	defaults: PC,
	docs: KC,
	readManifest: FC,
	textFiles: {
		read: gT,
		name: xT,
		isOnlyName: DT,
		join: Xw
	},
	checkTogether: (e) => [...cT(e), ...fC(e)],
	checkEntry: IC,
	adviceOn: rC,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return bu(OT, e, n, i, ({ key_name: e, previously: t = [] }) => [...Z(e), ...t], (e) => {
			let n = _C(e, t, r.perPlatformNames, gC(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !DT(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: eC,
	names: ({ key_name: e, platforms: t }) => Z(e, t),
	texts: (e) => yS(e),
	namesInManifest: LC,
	mergeKept: VC,
	findRestored: lT,
	undoneByApply: mT
}, kT = {
	schema: tw,
	fields: ew,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function AT(e, t, n) {
	let { entries: r, problems: i } = lu({
		plural: "webhooks",
		entry: kT
	}, e, t, { most: eu }), a = new Map(), o = new O();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = uw(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => P(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(w(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of jT(r, i, c)) o.add(e);
		}
		MT(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function jT(e, t, n) {
	let r = [], i = (e, t) => r.push(w(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), Sw(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function MT({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (f.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${gn(a, f)}`, o = P(t, n, ["events", i]);
		r.add(w("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
// src/webhooks/match.ts
function NT(e, t, n) {
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
				...UT("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of RT(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => IT(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = Kh(t, n), a = [...o].filter((e) => Xh(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${HT(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, UT("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, Y(t));
	}
	for (let e of c()) {
		let a = [...r.values()].filter(({ declared: { values: e }, live: t }) => e.webhook_id !== t?.webhook_id), s = FT(e, t, o, new Set(a.flatMap(({ live: e }) => e ?? [])), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = BT([...o]).find((t) => LT(e, t) && qh(Y(e.values.url), Y(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, UT("lookalike-webhook", e, "url", r));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set(PT(e, t, o, n))
	};
}
function PT(e, t, n, r) {
	return e.flatMap((e) => {
		let i = t.filter((t) => IT(e, t, r));
		return i.some(({ branch: e }) => e === void 0) ? i.filter((e) => n.has(e)) : [];
	});
}
function FT(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && IT(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return UT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${VT(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => IT(e, t, i));
	if (s.length > 0) return UT("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${HT(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${VT(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return UT("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${VT(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function IT(e, t, n) {
	return Xh(t.url, Kh(e.values.url, n)) && LT(e, t);
}
function LT({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function RT(e, t, n) {
	let r = BT(t), i = e.flatMap((e) => r.filter((t) => IT(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...zT(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function zT({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(iw)), new Set(t.map(iw))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function BT(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function VT(e) {
	return `${e.length === 1 ? "id" : "ids"} ${HT(e)}`;
}
function HT(e) {
	return BT(e).map(({ webhook_id: e }) => e).join(", ");
}
function UT(e, t, n, r) {
	return K(nw, t, e, r, { path: [n] });
}
function WT(e) {
	let t = new Map(), n = new O();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? d([
			Y(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${Y(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(bv("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
// src/webhooks/kind.ts
const GT = {
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
}, KT = {
	...nw,
	plural: Rn.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: Rn,
	limits: {
		removed: Ge,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: yw,
	entry: kT,
	docs: GT,
	readManifest: AT,
	checkTogether: WT,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return bu(KT, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Y(Kh(e, i))), (e) => {
			let r = NT(e, t, i), a = r.matches.flatMap((e) => qT(e, n)), o = new Set(a.map((e) => e.declared));
			return {
				...r,
				matches: r.matches.filter((e) => !o.has(e.declared)),
				refused: [...r.refused, ...a]
			};
		});
	},
	firstSends: cw,
	names: () => [],
	texts: () => [],
	findRestored: Pw,
	variablesOf: Iw
};
function qT({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${yu}`;
	return [{
		declared: e,
		problem: K(nw, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const JT = [OT, KT];
Pe(JT);
// src/run/advice.ts
function YT(e) {
	let { settings: t, declared: n, textFiles: r } = e, i = Ev(t.rules, r), a = {
		levels: i?.isSure ? t.checks : {
			...t.checks,
			base: "off"
		},
		base: i?.language,
		needed: Qx()
	}, o = [...r.values()].every(({ source: e }) => e.languages) ? n : _v(n, i?.language ?? "");
	return o.kinds.flatMap((e) => $T(e, (o.entries[e.plural] ?? []).map((e) => ({ declared: e })), a));
}
function XT({ settings: e }, { matches: t }, n) {
	let r = {
		levels: e.checks,
		base: n.baseLanguage,
		needed: ZT(n, Qx())
	};
	return t.flatMap(({ kind: e, matching: t }) => $T(e, t.matches, r));
}
function ZT({ languages: e = [] }, t) {
	let n = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let r = n.get(e) ?? [];
		return r.length === 0 ? t(e) : t(e).filter((e) => r.includes(e));
	};
}
const QT = 1e4;
function $T(e, t, n) {
	if (!e.adviceOn || Object.values(n.levels).every((e) => e === "off")) return [];
	let r = [], i = 0;
	for (let { declared: a, live: s } of t) {
		let t = e.adviceOn(a, s, n);
		if (o(r, t), i += +(t.length > 0), i >= QT) break;
	}
	let [a] = r;
	if (a && i >= QT) {
		let t = `${QT.toLocaleString("en-US")} ${e.words.many} or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, i = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : a;
		r.unshift(w(a.code, t, {
			severity: i.severity,
			scope: i.scope
		}));
	}
	return r;
}
// src/run/reviewedPlans.ts
async function eE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [w("bad-plan", e)]
	}), a = N(t, r), o = await Hr(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => Wu(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/run/run.ts
function tE(e, t, n) {
	return nE(n, (n) => rE(e, t, n));
}
async function nE(e, t) {
	let n = new me(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(Uu(t, i)))
	};
	try {
		return Vu({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function rE(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = e.command === "validate" || n.withoutSecrets, s = o ? void 0 : iE(e, t, n), { stopping: c } = r, l = await jv(e, i, {
		signal: c,
		known: a,
		findProject: s,
		...n.onProgress && { onProgress: n.onProgress }
	}), { reads: u } = l, d = o ? u.map(YT) : [], f = e.command === "validate" ? l.problems.map(aE) : l.problems;
	n.onSecrets(u.flatMap(({ declared: e }) => Bh(e.variables)));
	let p = await eE(e, i), m = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], h = u.map((e) => e.declared), g = e.projects.flatMap(({ rules: e }) => e.overwrite), _ = [...new Set(u.flatMap((e) => e.manifests))], v = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], y = await ud(e, _, i), ee = e.projects.flatMap(({ name: e }) => e ?? []), b = {
		format_version: 1,
		command: e.command,
		...ee.length > 0 && { selected: ee },
		manifests: _,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, h.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: oE([
			...t,
			...p.problems,
			...f,
			...await oa(m, i),
			...wy("overwrite", [...new Set(g)], h),
			...vy(v, h),
			...y.values(),
			...d.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, te = () => r.stopped ? { stopped: r.stopped } : {};
	if (r.stopping.aborted) return {
		...b,
		...te()
	};
	let ne = {
		known: a,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: s,
		onSecrets: n.onSecrets
	}, re = () => n.target?.(_, ne), { lastApplied: x } = n, ie = x && an(() => x(_, ne));
	if (n.withoutSecrets) {
		let t = await Xv(e, b, u, re);
		return {
			...b,
			...t && { manifest_comparison: t },
			...te()
		};
	}
	if (e.command === "validate" || Nt(b.problems)) return b;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(b.manifests);
		if (b.problems = [...b.problems, ...e], Nt(e)) return b;
	}
	let ae = [], oe = e.command === "plan" ? await re() : void 0;
	b.problems = [...b.problems, ...qv(oe, u, e.others.length > 0)];
	let se = {
		saved: p.plans,
		target: oe,
		applied: ie
	}, { runProject: ce } = await import("./project3.js");
	for (let t of u) ae.push(await ce(t, e, se, n));
	let le = ae.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return b.problems = [...b.problems, ...by(v, le, h)], {
		...b,
		projects: ae,
		...te()
	};
}
function iE(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Nt(t) || r.id === "") return;
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
function aE(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function oE(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function sE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: tE }) {
	let o = new Gw(), s = Kw(o);
	try {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await cE(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return uE(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = lE(f, p), g = await dd(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), _ = lE(m, g.problems), v = i && [
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
async function cE(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await uv(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await uv("validate", t, n);
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
function lE(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function uE({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = w("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Nt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Nt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { C_ as $, vi as $n, hd as $t, ty as A, Hl as An, Wm as At, jv as B, Wi as Bn, jf as Bt, my as C, ou as Cn, jh as Ct, wy as D, tu as Dn, fh as Dt, vy as E, nu as En, xh as Et, Rv as F, F as Fn, Rf as Ft, hv as G, Bi as Gn, Jd as Gt, Tv as H, Gi as Hn, pf as Ht, zv as I, da as In, Ff as It, uv as J, wi as Jn, qd as Jt, _v as K, Hi as Kn, J as Kt, Wv as L, aa as Ln, Pf as Lt, ey as M, ma as Mn, Zp as Mt, Jv as N, fa as Nn, hp as Nt, Ty as O, Ql as On, Jm as Ot, Gv as P, P as Pn, Lf as Pt, X as Q, di as Qn, Ud as Qt, Mv as R, ra as Rn, ef as Rt, by as S, du as Sn, kh as St, yy as T, ru as Tn, bh as Tt, Sv as U, na as Un, xf as Ut, Dv as V, ta as Vn, Af as Vt, gv as W, zi as Wn, Gd as Wt, U_ as X, yi as Xn, Td as Xt, av as Y, Ci as Yn, kd as Yt, R_ as Z, bi as Zn, Ed as Zt, Ry as _, Tu as _n, Vr as _r, Dh as _t, Gw as a, nd as an, Xr as ar, wg as at, Hy as b, K as bn, wh as bt, Rw as c, cd as cn, Ir as cr, pg as ct, nw as d, Zu as dn, N as dr, $h as dt, md as en, ri as er, Rg as et, BC as f, Gu as fn, Br as fr, Xh as ft, iS as g, ku as gn, Lr as gr, Y as gt, $ as h, Nu as hn, Hr as hr, Qh as ht, JT as i, od as in, Qr as ir, Og as it, ny as j, pa as jn, nm as jt, hy as k, Bl as kn, jm as kt, Vw as l, Qu as ln, Kr as lr, dg as lt, _C as m, Hu as mn, zr as mr, Bh as mt, nE as n, gd as nn, ei as nr, jg as nt, Kw as o, td as on, Jr as or, hg as ot, gC as p, Wu as pn, Wr as pr, Kh as pt, dv as q, Ei as qn, q as qt, XT as r, id as rn, $r as rr, Cg as rt, Uw as s, ed as sn, Gr as sr, yg as st, sE as t, ud as tn, ti as tr, kg as tt, uw as u, $u as un, qr as ur, fg as ut, Z as v, xu as vn, Fr as vr, Ch as vt, Cy as w, au as wn, Oh as wt, Oy as x, _u as xn, Eh as xt, My as y, mu as yn, Pr as yr, Sh as yt, kv as z, ia as zn, _f as zt };
