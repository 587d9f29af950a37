import { i as e } from "./rolldown-runtime.js";
import { C as t, S as n, _ as r, c as i, d as a, f as o, g as s, h as c, l, m as u, o as d, s as f, u as p, v as m, x as h } from "./wire.js";
import { $n as g, $t as _, A as ee, B as v, Bt as te, Cn as y, Ct as ne, Dt as re, E as ie, Et as ae, Ft as oe, G as se, Gn as ce, Gt as le, H as ue, Ht as de, J as b, Jn as fe, K as x, Kn as pe, Kt as me, Lt as he, Mt as ge, N as _e, Nt as ve, Ot as ye, Pt as be, Q as xe, Qn as Se, Rt as Ce, S as we, St as S, Tt as Te, U as Ee, Un as De, Ut as Oe, V as ke, Vt as Ae, W as je, Wn as Me, Wt as Ne, X as Pe, Xn as Fe, Y as Ie, Yn as Le, Yt as Re, Zn as ze, Zt as Be, _ as Ve, _n as He, _r as Ue, _t as We, an as Ge, b as C, bn as Ke, br as qe, bt as Je, c as Ye, cr as Xe, ct as Ze, dn as Qe, dt as $e, en as et, er as tt, et as nt, f as w, fn as rt, fr as it, g as at, gr as ot, gt as st, h as ct, ht as lt, i as T, jt as ut, kt as dt, l as ft, ln as pt, lr as mt, lt as ht, m as gt, mn as _t, mt as vt, n as yt, nn as bt, o as xt, on as St, ot as Ct, pr as wt, pt as Tt, q as Et, qn as Dt, qt as Ot, r as kt, rn as At, s as jt, sn as Mt, sr as Nt, st as Pt, tn as Ft, u as It, un as Lt, ur as Rt, v as zt, vn as Bt, vr as Vt, vt as Ht, wt as Ut, x as Wt, xn as Gt, xt as Kt, y as qt, yn as Jt, yr as Yt, yt as Xt, zt as Zt } from "./start.js";
import { _ as Qt, b as $t, c as en, d as tn, f as nn, g as rn, h as E, i as an, l as on, m as sn, n as cn, p as ln, r as D, s as un, t as dn, x as fn, y as pn } from "./zod.js";
import { a as mn, c as hn, d as O, f as gn, i as _n, l as vn, o as yn, r as bn, s as xn, u as Sn } from "./client.js";
import { basename as Cn, delimiter as wn, dirname as k, extname as Tn, isAbsolute as En, join as Dn, posix as On, relative as kn, resolve as A, sep as An, win32 as jn } from "node:path";
import { access as Mn, constants as Nn, link as Pn, lstat as Fn, open as In, readFile as Ln, readdir as Rn, realpath as zn, rename as Bn, rm as Vn, stat as Hn, writeFile as Un } from "node:fs/promises";
import { setImmediate as Wn, setTimeout as Gn } from "node:timers/promises";
// src/model/result.ts
function Kn(e) {
	return {
		ok: !0,
		value: e
	};
}
function qn(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function j(e, { displayRoot: t }) {
	return kn(t, e).split(An).join("/");
}
function Jn(e, t) {
	let n = kn(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${An}`) && !En(n);
}
async function Yn(e, t) {
	for (let n = e;; n = k(n)) {
		if (await Fn(Dn(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === k(n) || n === t || t !== void 0 && !Jn(n, t)) return;
	}
}
var Xn = class extends Error {};
async function Zn(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new Xn());
	if (!t) return Ln(e);
	let [r, i] = await Promise.all([zn(e), zn(t.workspace)]);
	if (!Jn(r, i)) throw new Xn();
	return Ln(r);
}
function Qn(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function $n(e) {
	try {
		return Qn(e);
	} catch {
		return "";
	}
}
async function er(e, t, n, r = Qn) {
	try {
		return Kn(r(await Ln(e)));
	} catch (r) {
		let i = `${t} ${j(e, n)} cannot be read: ${nr(r)}`;
		return qn(C("not-read", i));
	}
}
const tr = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function nr(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof Xn) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${tr[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function rr(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(tr, String(e.code))) return;
	let n = `${j(e.path, t)} was changed or removed while Lokaform ran. Now ${nr(e)} Run again when no other program changes it.`;
	return C("not-read", n, { scope: "project" });
}
async function ir(e, { commit: t }) {
	return t ? t.isFile(e) : Hn(e).then((e) => e.isFile(), () => !1);
}
async function ar(e, { commit: t }) {
	return t ? t.isFolder(e) : Hn(e).then((e) => e.isDirectory(), () => !1);
}
// \0node:crypto
const or = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), sr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// src/files/commitFiles.ts
var cr = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
};
const lr = [
	"*",
	".*",
	"**"
];
var ur = class {
	#e;
	#t;
	#n;
	#r = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#n = (e) => n(e).catch((t) => {
			throw new cr(e.path, t);
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
		let n = t.split("/"), r = n.findIndex((e) => lr.includes(e)), i = n.slice(0, r < 0 ? n.length : r).map((e) => e.replace(/\\(.)/gsu, "$1"));
		if (r < 0) return [i.join("/")];
		let a = A(e, i.join("/")), o = kn(a, this.#e).split(An).join("/"), s = o !== "" && !o.startsWith("..") && !En(o), c = s ? "" : await this.#o(a);
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
		let t = kn(this.#e, e).split(An).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || En(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (En(n)) return;
			let r = On.join(On.dirname(e.path), n, t.slice(e.path.length));
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
function dr(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function fr(e, t = Infinity) {
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
function pr(e, t, { since: n, now: r = Infinity }) {
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
const mr = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), hr = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), gr = {
	output: 67108864,
	time: 3e4
};
var _r = class extends Error {
	name = "GitFailure";
};
const vr = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, yr = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, br = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], xr = /^\.(com|exe)$/i;
function Sr(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? On.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => xr.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => jn.join(n, e + t)) : [];
	});
}
function Cr(e, t) {
	let n = Sr("git", process.platform, t).filter((t) => !wr(e, k(t))), r = n.find(Tr);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => k(e)))].join(wn)
	};
}
function wr(e, t) {
	try {
		let [n, r] = [ee(t), ee(e)];
		return n === r || Jn(n, r);
	} catch {
		return !0;
	}
}
function Tr(e) {
	try {
		return ie(e, Nn.X_OK), _e(e).isFile();
	} catch {
		return !1;
	}
}
async function Er(e, t, { environment: n, signal: r, limits: i = gr }, a = "") {
	let o = Cr(e, n);
	if (!o) throw new _r(Dr);
	let s = Object.entries(n).filter(([e]) => vr.test(e)), c = {
		...Object.fromEntries(s),
		...yr,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: k(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = mr(o.program, [
			"-C",
			e,
			...br,
			...t
		], {
			cwd: k(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new _r(Or(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new _r("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new _r(kr(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const Dr = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Or(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function kr(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function Ar(e, t) {
	let n = await zn(e), r = await Yn(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await Er(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof _r) return;
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
function jr({ replaced: e, merged: t }) {
	return [...e, ...t].flatMap((e) => [e.content, "former" in e ? e.former : void 0]).flatMap((e) => e ?? []);
}
function Mr({ replaced: e, merged: t }, n, r) {
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
function Nr({ commits: e, merged: t }, n) {
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
const Pr = "Lokaform-Pulled";
function Fr(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(Pr).map(Lr), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: c(r) },
		overwrites: a
	};
}
function Ir(e) {
	return `${Pr}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
function Lr(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
var Rr = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { displayRoot: r } = this.#e.folders, i = await zn(r).catch(() => r), a = [], s = [], l = [], u = [], d = new Set(), f = await this.#n(t);
		for (let [t, r] of f) {
			if (t === void 0) {
				d.add("The files are not in a git repository."), u.push(Infinity);
				continue;
			}
			let c = await this.#r(t).versions(e, new Set(r.keys()), n, (e) => r.get(e) ?? kn(i, Dn(t, e)).split(An).join("/"));
			o(a, c.versions), o(s, c.merged ?? []), o(l, c.overwrites ?? []), c.is !== "read" && (d.add(c.why), u.push(c.back ?? Infinity));
		}
		a.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
		let p = {
			versions: a,
			merged: s,
			overwrites: l
		};
		if (d.size === 0) return {
			is: "read",
			...p
		};
		let m = f.size === 1 && f.has(void 0);
		return {
			is: "unreadable",
			why: [...d].join(" "),
			back: c(u),
			...m && { noRepository: m },
			...p
		};
	}
	async upstream(e) {
		let [[t, n] = [void 0, new Map()], ...r] = await this.#n(e);
		return t === void 0 || r.length > 0 ? void 0 : this.#r(t).upstream(n);
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await zn(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = A(t, n), a = await zn(e).catch(() => e), o = await Yn(k(a), r), s = o === void 0 ? n : kn(o, a).split(An).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new zr(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, zr = class {
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
			let i = await this.#a(e, n), { replaced: a, merged: o } = Nr(i, t), s = await this.#o(t), c = a.filter(({ latest: t = 0 }) => t >= e), l = {
				replaced: [...s.versions, ...c],
				merged: o
			};
			await this.#c(jr(l));
			let u = {
				...Mr(l, this.#i, r),
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
			if (e instanceof _r) return {
				is: "unreadable",
				why: e.message,
				versions: []
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Er(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await Yr(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof _r) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = Hr(this.#e, {
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
		this.#r ??= Yr(this.#e, this.#t);
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
			(r === void 0 || Br(r) !== Br(i)) && a.push({
				path: e,
				now: e,
				content: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Cn(e) === Cn(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = Dn(this.#e, e);
		try {
			return (await Fn(t)).isFile() ? $n(await Ln(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await Xr(this.#e, [...t], this.#t)) this.#i.set(e, n);
	}
};
function Br(e) {
	return e?.replaceAll("\r\n", "\n");
}
const Vr = 67108864;
async function Hr(e, { since: t, target: n, now: r }, i, a = 2e3) {
	let o = n === void 0 ? new Set() : await Wr(e, n, i), s = async (...t) => (await Er(e, [
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
			trailers: Fr(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD").catch(Gr), l = fr(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return Ur;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await Kr(e, d.id, i), m = p ? u.slice(0, -1) : u, [h] = p ? [d.id] : d.parents, g = pr(m, m.some(({ parents: e }) => e.length > 1) ? await s("HEAD", ...h === void 0 ? [] : [`^${h}`]) : [], {
		since: t,
		now: r
	}), _ = await qr(e, [...m, ...g], i);
	return {
		commits: _.slice(0, m.length),
		merged: _.slice(m.length),
		overwrites: dr([...u, ...g]),
		...(f || p) && { back: d.until },
		...f && { why: `The repository has more than ${a} commits since then, and older ones are not read.` },
		...p && { why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." }
	};
}
const Ur = {
	commits: [],
	merged: [],
	overwrites: []
};
async function Wr(e, t, n) {
	try {
		let r = await Er(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof _r) return new Set();
		throw e;
	}
}
function Gr(e) {
	if (e instanceof _r && /bad revision 'HEAD'|Not a valid object name HEAD/.test(e.message)) return [];
	throw e;
}
async function Kr(e, t, n) {
	let r = (await Er(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function qr(e, t, n) {
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
	], o = Jr((await Er(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, until: t, latest: n, trailers: { pulled: r } }) => ({
		id: e,
		until: t,
		latest: n,
		changes: o.get(e) ?? [],
		...r !== void 0 && { pulled: r }
	}));
}
function Jr(e) {
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
async function Yr(e, t, n = "HEAD") {
	let r = await Er(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t).catch(Gr);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function Xr(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Er(e, ["cat-file", "--batch-check"], n, i(t)), o = Vr, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? gr,
		output: 2 * Vr
	}, u = await Er(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, $n(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/findFiles.ts
async function Zr(e, t, n, r) {
	let i = A(t, e);
	return await ir(i, n) ? [i] : Qr(e.split(An).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof cr) throw e;
		return [];
	});
}
async function Qr(t, n, r, i) {
	let a = tt(t), o = a.map(({ superset: e }) => e), s = [...new Set(o.map((e) => e.glob))], { cwd: c, dot: l = !1 } = n, { commit: u } = r, d = u ? (await Promise.all(s.map((e) => u.candidates(c, e)))).flat().filter($r) : (await import("./fast-glob.js").then((t) => e(t.default, 1))).default.stream(s, {
		...n,
		dot: l || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1
	}), f = new Set();
	for await (let e of d) {
		if (i.aborted) break;
		let t = String(e);
		if (!a.some((e) => g(e, t, l))) continue;
		let n = A(c, t);
		await ir(n, r) && f.add(n);
	}
	return [...f];
}
function $r(e) {
	return !e.split("/").includes("node_modules");
}
async function ei(e, t) {
	let n = Dn(k(e), ".gitignore"), r = `/${Cn(e)}`, i;
	try {
		i = Qn(await Ln(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return Kn({
			path: n,
			text: `${r}\n`
		});
		let i = `${j(n, t)} cannot be read: ${nr(e)}`;
		return qn(C("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Cn(e))) return Kn(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return Kn({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function ti(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await ni(a, t, n), s = e.flatMap((e) => ii(a, e) ?? []), c = s.filter(({ textFile: e }) => ai(a, e.language));
		o(i, si(a, e, s), ci(a, c, t));
		for (let e of c.sort(oi(a))) r.has(e.full) ? i.push(li(a, j(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function ni(e, t, n) {
	return (await Zr(ut(e), e.folder, t, n)).filter((e) => dt(e) !== void 0).sort();
}
function ri({ folder: e }, t) {
	return kn(e, t).split(An).join("/");
}
function ii(e, t) {
	let n = ri(e, t), r = ve(e, n);
	if (!(ge(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...oe(e, n)
		}
	};
}
function ai(e, t) {
	return t === void 0 || Ce(e, t);
}
function oi({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function si(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [C("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [C("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => Ye(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return C("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				scope: "change"
			}
		});
	});
}
function ci({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${j(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [C("bad-setting", o, { place: t })];
	});
}
function li({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return C("bad-setting", n, { place: e });
}
const ui = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/res/values*/strings.xml",
	"**/*.arb"
], di = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`)), fi = 2e5;
async function pi(t, n) {
	let r = AbortSignal.any([n, AbortSignal.timeout(5e3)]), i = [], { default: a } = await import("./fast-glob.js").then((t) => e(t.default, 1)), o = a.stream(ui, {
		cwd: t,
		ignore: di,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of o) if (i.push(String(e)), r.aborted || i.length >= 2e3) break;
	return i.sort();
}
async function mi(e, t) {
	let n = await In(Dn(e, t)).catch(() => void 0);
	try {
		let e = await n?.read(Buffer.alloc(fi), 0, fi, 0);
		return e?.buffer.toString("utf8", 0, e.bytesRead) ?? "";
	} catch {
		return "";
	} finally {
		await n?.close();
	}
}
// src/files/manifests.ts
async function hi(e, t, n, r) {
	let { paths: i, problems: a } = await gi(e, t, n, r), s = await ti(e.texts, n, r), c = {}, l = [...a, ...s.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await xi(a ? [...e, ...s.found] : e, n, r);
		c[t] = u.texts, o(l, u.problems);
	}
	if (l.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		l.push(C("no-manifest", n));
	}
	let u = s.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [j(e, n), t]);
	return {
		manifests: c,
		problems: l,
		undecided: new Map(u)
	};
}
async function gi({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await bi(l, t[l], i, a);
		s[l] = e.files, o(c, e.problems);
	} else s[l] = u && r.includes(":") ? [] : await yi(`${l}.yaml`, n, i);
	return {
		paths: s,
		problems: c
	};
}
async function _i(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => gi(e, { id: "" }, n, t))), i = (await ti(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function vi(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await yi(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${j(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, C("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await _i(e, new AbortController().signal)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function yi(e, t, n) {
	let r = A(t, e);
	return await ir(r, n) ? [r] : [];
}
async function bi(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Zr(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await ar(A(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(C("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function xi(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = j(a, t);
		try {
			let n = Qn(await Zn(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof cr) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(C("not-read", `${e} cannot be read: ${nr(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/model/place.ts
const Si = un().min(0), Ci = tn({
	file: E(),
	line: Si,
	col: Si,
	endLine: Si,
	endCol: Si
});
function M(e, t, n = []) {
	let r = ki(e, t, n);
	return Ei(r.file, r.at.start, r.at.end);
}
function wi(e, t, n) {
	let r = ki(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return Ei(r.file, i, a);
}
function Ti(e, t, n) {
	return ki(e, t, n).file;
}
function Ei(e, t, n) {
	let r = Ai(e, t), i = Ai(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function Di(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function Oi(e, t) {
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
function ki(e, t, n) {
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
function Ai(e, t) {
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
const ji = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function Mi(e) {
	return Array.from(e.matchAll(/^<{7} .*$/gm), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// node_modules/js-yaml/dist/js-yaml.mjs
var N = Symbol("NOT_RESOLVED");
function P(e, t) {
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
function Ni(e, t) {
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
function Pi(e, t) {
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
var Fi = P("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Ii = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Li = P("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Ii.indexOf(e) === -1 ? N : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Ri = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], zi = P("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Ri.indexOf(e) === -1 ? N : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Bi = [
	"true",
	"True",
	"TRUE"
], Vi = [
	"false",
	"False",
	"FALSE"
], Hi = P("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Bi.indexOf(e) !== -1 || Vi.indexOf(e) === -1 && N,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Ui = [
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
], Wi = [
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
], Gi = P("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Ui.indexOf(e) !== -1 || Wi.indexOf(e) === -1 && N,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Ki = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), qi = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Ji(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Yi(e, t) {
	if (t) {
		if (!qi.test(e)) return N;
	} else if (!Ki.test(e)) return N;
	let n = Ji(e);
	return Number.isFinite(n) ? n : N;
}
var Xi = P("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Yi,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Zi = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Qi(e) {
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
function $i(e) {
	if (!Zi.test(e)) return N;
	let t = Qi(e);
	return Number.isFinite(t) ? t : N;
}
var ea = P("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: $i,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ta = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), na = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function ra(e) {
	if (!ta.test(e)) return N;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || na.test(e) ? r : N;
}
function ia(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var aa = P("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: ra,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: ia
}), oa = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), sa = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function ca(e) {
	if (!oa.test(e)) return N;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || sa.test(e) ? r : N;
}
function la(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var ua = P("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: ca,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: la
}), da = P("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : N,
	identify: () => !1
}), fa = /^[A-Za-z0-9+/]*={0,2}$/;
function pa(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !fa.test(t)) return N;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function ma(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var ha = P("tag:yaml.org,2002:binary", {
	resolve: pa,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: ma
}), ga = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), _a = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function va(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function ya(e) {
	let t = ga.exec(e);
	if (t === null && (t = _a.exec(e)), t === null) return N;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = va(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? N : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return N;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = va(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return N;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return N;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var ba = P("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: ya,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), xa = Ni("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Sa(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Ca = Ni("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Sa(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), wa = Ni("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Ta = Pi("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Sa,
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
}), Ea = Pi("tag:yaml.org,2002:set", {
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
function Da() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Oa() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function ka(e) {
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
var Aa = class e {
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
		let t = ka(e), n = [], r = Da(), i = Oa();
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
			if (t !== N) return {
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
}, ja = new Aa([
	Fi,
	xa,
	Ta
]);
[...ja.tags];
var Ma = new Aa([
	...ja.tags,
	Li,
	Hi,
	Xi,
	aa
]);
new Aa([
	...ja.tags,
	zi,
	Gi,
	ea,
	ua,
	ba,
	da,
	ha,
	Ca,
	wa,
	Ea
]).withTags({
	...ea,
	resolve: (e, t, n) => {
		let r = ea.resolve(e, t, n);
		return r === N ? Xi.resolve(e, t, n) : r;
	}
}, {
	...ua,
	resolve: (e, t, n) => {
		let r = ua.resolve(e, t, n);
		return r === N ? aa.resolve(e, t, n) : r;
	}
});
var Na = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Pa(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Fa(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Ia(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Na,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Pa(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Fa((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Pa(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Fa((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Pa(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Fa((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function La(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Ra = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = La(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${La(this, e)}`;
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
		throw s.snippet = Ia(s), new e(r, s);
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
}, za = {
	BLOCK: 1,
	FLOW: 2
}, L = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Ba = -1;
function Va(e) {
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
var Ha = Array(256), Ua = Array(256);
for (let e = 0; e < 256; e++) Ha[e] = +!!Va(e), Ua[e] = Va(e);
function Wa(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Ga(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Ka(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function qa(e, t, n) {
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
function Ja(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Ya(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = qa(e, i, n);
			r += Ja(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Xa(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = qa(e, i, n);
			r += Ja(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Za(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = qa(e, i, n).position;
			else if (t < 256 && Ha[t]) r += Ua[t], i++;
			else {
				let n = Ka(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Ga(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Wa(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = qa(e, i, n);
			r += Ja(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Qa(e, t, n, r, i, a) {
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
function $a(e, t) {
	if (t.valueStart === Ba) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case I.SINGLE_QUOTED: return Xa(e, n, r);
		case I.DOUBLE_QUOTED: return Za(e, n, r);
		case I.LITERAL_BLOCK: return Qa(e, n, r, t.indent, t.chomping, !1);
		case I.FOLDED_BLOCK: return Qa(e, n, r, t.indent, t.chomping, !0);
		default: return Ya(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var eo = {
	filename: "",
	schema: Ma,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, R = -1, to = Object.prototype.hasOwnProperty, no = 1, ro = 2, io = 3, ao = 4, oo = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, so = /[,\[\]{}]/, co = /^(?:!|!!|![0-9A-Za-z-]+!)$/, lo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, uo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, fo = RegExp(`^(?:${lo})*$`), po = RegExp(`^(?:${uo})+$`), mo = RegExp(`^(?:!(?:${lo})*|${uo}(?:${lo})*)$`), ho = {
	filename: "",
	maxDepth: 100
};
function go(e, t, n) {
	e.events.push({
		type: F.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function _o(e, t, n, r, i, a, o) {
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
function vo(e, t, n, r, i, a, o) {
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
function yo(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: F.MAPPING,
		start: t.position,
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R,
		style: za.FLOW
	});
}
function bo(e, t, n, r, i, a, o, s, c = L.CLIP, l = -1, u = !1) {
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
function xo(e, t, n) {
	e.events.push({
		type: F.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function So(e) {
	e.events.push({ type: F.POP });
}
function z(e) {
	bo(e, R, R, R, R, R, R, I.PLAIN);
}
function Co() {
	return {
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R
	};
}
function wo(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function To(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function B(e, t) {
	Ra.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function V(e) {
	return e === 10 || e === 13;
}
function Eo(e) {
	return e === 9 || e === 32;
}
function Do(e) {
	return Eo(e) || V(e);
}
function Oo(e) {
	return e === 0 || Do(e);
}
function ko(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Ao(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function jo(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Mo(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function No(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Po(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function H(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Do(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Eo(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!V(r) && r !== 0);
		if (!V(r)) break;
		for (Po(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Fo(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Do(n);
	}
	return !1;
}
function Io(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Lo(e) {
	if (e.position !== e.lineStart) return !1;
	if (Fo(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = wo(e);
	Io(e), H(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Fo(e));
	return To(e, t), r;
}
function Ro(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !V(t);) t = e.input.charCodeAt(++e.position);
}
function zo(e, t, n) {
	let r = oo.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, B(e, "the stream contains non-printable characters"));
}
function Bo(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== R && B(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && B(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Do(s) && !(n && ko(s));) s === 33 && (a ? B(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), co.test(o) || B(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), so.test(l) && B(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? fo.test(l) : po.test(l)) && B(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !to.call(e.tagHandlers, o) && B(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Vo(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== R && B(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Do(e.input.charCodeAt(e.position)) && !ko(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Ho(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== R || t.tagStart !== R) && B(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Do(e.input.charCodeAt(e.position)) && !ko(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an alias node must contain at least one character"), xo(e, n, e.position), !0;
}
function Uo(e, t) {
	H(e, !1), e.lineIndent < t && B(e, "deficient indentation");
}
function Wo(e, t, n) {
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
			return e.position++, bo(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, I.SINGLE_QUOTED, L.CLIP, -1, i), !0;
		}
		V(a) ? (i = !1, Uo(e, t)) : e.position === e.lineStart && Fo(e) ? B(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a single quoted scalar");
}
function Go(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, bo(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, I.DOUBLE_QUOTED, L.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (V(n)) Uo(e, t);
			else if (No(n)) e.position++;
			else {
				let t = Mo(n);
				for (t === 0 && B(e, "unknown escape sequence"); t-- > 0;) e.position++, jo(e.input.charCodeAt(e.position)) < 0 && B(e, "expected hexadecimal character");
				e.position++;
			}
		} else V(a) ? (i = !1, Uo(e, t)) : e.position === e.lineStart && Fo(e) ? B(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a double quoted scalar");
}
function Ko(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = L.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? I.LITERAL_BLOCK : I.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Ao(n);
		if (n === 43 || n === 45) i !== L.CLIP && B(e, "repeat of a chomping mode identifier"), i = n === 43 ? L.KEEP : L.STRIP, e.position++;
		else if (r >= 0) r === 0 && B(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && B(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Eo(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Ro(e), V(e.input.charCodeAt(e.position)) ? Po(e) : e.input.charCodeAt(e.position) !== 0 && B(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Lo(e)) break;
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
		Ro(e), f = e.position, V(e.input.charCodeAt(e.position)) && (Po(e), f = e.position);
	}
	return zo(e, d, f), bo(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function qo(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === no;
	if (n === 0 || Do(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || ko(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Oo(t) || r && ko(t)) return !1;
	}
	return !0;
}
function Jo(e, t, n, r) {
	if (!qo(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === no, c = !1;
	for (; o !== 0 && !Lo(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Oo(t) || s && ko(t)) break;
		} else if (o === 35) {
			if (Do(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && ko(o)) break;
		else if (V(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (H(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Eo(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (zo(e, i, a), bo(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, I.PLAIN, L.CLIP, -1, !c), !0);
}
function Yo(e, t) {
	let n = e.line;
	H(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && B(e, "deficient indentation");
}
function Xo(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? vo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, za.FLOW) : _o(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, za.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Yo(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, So(e), !0;
		o ? n === 44 && B(e, "expected the node content, but found ','") : B(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Do(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Yo(e, t));
		let c = e.line, l = wo(e), u = $o(e, t, no, !1, !0);
		Yo(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Yo(e, t), i || yo(e, l), u || z(e), $o(e, t, no, !1, !0) || z(e), Yo(e, t), i || So(e)) : i && r ? (u || z(e), z(e)) : i ? z(e) : r && (yo(e, l), u || z(e), z(e), So(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	B(e, "unexpected end of the stream within a flow collection");
}
function Zo(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Oo(e.input.charCodeAt(e.position + 1))) return !1;
	for (_o(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, za.BLOCK); e.input.charCodeAt(e.position) === 45 && Oo(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = H(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Oo(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? z(e) : $o(e, t, io, !1, !0), H(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && B(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Oo(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry");
	}
	return So(e), !0;
}
function Qo(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Oo(l)) o ||= (vo(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, za.BLOCK), !0), c === 63 ? (i && z(e), a = !0, i = !0) : (i || (z(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (z(e), !1);
			let t = wo(e);
			if (!$o(e, n, ro, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Eo(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Oo(c) || B(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: F.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: za.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) B(e, "expected ':' after a mapping key");
				else return r.anchorStart !== R || r.tagStart !== R ? (To(e, t), !1) : !0;
			} else if (a) B(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== R || r.tagStart !== R ? (To(e, t), !1) : !0;
		}
		if ($o(e, t, ao, !0, s) && (s = !1), i || (s &&= (z(e), !1)), H(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) B(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && z(e), o && So(e), !0) : !1;
}
function $o(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && B(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Co(), d = n === ao || n === io, f = d, p = d;
	if (r && H(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = wo(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== R || u.anchorStart !== R) && (r === 33 || r === 38)) {
			let n = wo(e), r = t + 1;
			if (Qo(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === F.MAPPING) return e.depth--, !0;
			To(e, n);
		}
		if (s && (r === 33 && u.tagStart !== R || r === 38 && u.anchorStart !== R) || !Bo(e, u, n === no) && !Vo(e, u)) break;
		l === null && (l = i), H(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === ao) {
		let r = n === no || n === ro ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Zo(e, i, u) || Qo(e, i, r, u)) || Xo(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = wo(e), n = l.position - l.lineStart;
					To(e, l), Qo(e, n, r, Co()) && e.events[t.eventsLength]?.type === F.MAPPING ? c = !0 : To(e, t);
				}
				!c && (d && Ko(e, r, u) || Wo(e, r, u) || Go(e, r, u) || Ho(e, u) || Jo(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Zo(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== R || u.tagStart !== R || d) && (bo(e, R, R, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, I.PLAIN), c = !0), e.depth--, c || u.anchorStart !== R || u.tagStart !== R;
}
function es(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Do(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && B(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !V(e.input.charCodeAt(e.position));) {
		for (; Eo(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || V(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Do(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (V(e.input.charCodeAt(e.position)) && Po(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && B(e, "duplication of %YAML directive"), r.length !== 1 && B(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && B(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && B(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && B(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		co.test(t) || B(e, "ill-formed tag handle (first argument) of the TAG directive"), to.call(e.tagHandlers, t) && B(e, `there is a previously declared suffix for "${t}" tag handle`), mo.test(n) || B(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function ts(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (H(e, !0); es(e);) t = !0, H(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Oo(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, H(e, !0), i = e.line > t;
	} else t && B(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Fo(e)) {
		e.position += 3, H(e, !0);
		return;
	}
	if (go(e, n, !1), $o(e, e.lineIndent - 1, ao, !1, i, i) || z(e), H(e, !0), e.position === e.lineStart && Fo(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, H(e, !0), e.line === t && e.position < e.length && B(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === F.DOCUMENT && (o.explicitEnd = r), So(e), !r && e.position < e.length && !Lo(e) && B(e, "end of the stream or a document separator is expected");
}
function ns(e, t) {
	let n = e.length, r = {
		...ho,
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
	for (i !== -1 && Ra.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Io(r), H(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		ts(r), r.position === e && B(r, "can not read a document");
	}
	return r.events;
}
({
	...ho,
	...eo
});
function rs(e, t) {
	return !!(e & 1 << t);
}
var is = {
	applyQuoteFlowKeysOption: os,
	doubleQuoteForInvisibles: ss,
	doubleQuoteWhitespaceOnly: cs,
	applyForceQuotesOption: ls,
	tryLongOrMultilineAsBlock: us,
	quoteInvalidPlain: ds,
	fallbackToDoubleQuoted: fs
};
function as(e) {
	return e.presenterOptions.quoteStyle === "single" && rs(e.allowedStylesMask, I.SINGLE_QUOTED) ? I.SINGLE_QUOTED : I.DOUBLE_QUOTED;
}
function os(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === I.PLAIN && (e.style = I.DOUBLE_QUOTED);
}
function ss(e) {
	e.style === I.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = I.DOUBLE_QUOTED);
}
function cs(e) {
	e.style === I.PLAIN && /^\s+$/.test(e.node.value) && (e.style = I.DOUBLE_QUOTED);
}
function ls(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== I.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? I.DOUBLE_QUOTED : as(e)));
}
function us(e) {
	if (e.style !== I.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!rs(e.allowedStylesMask, I.LITERAL_BLOCK)) {
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
function ds(e) {
	e.style === I.PLAIN && !rs(e.allowedStylesMask, I.PLAIN) && (e.style = as(e));
}
function fs(e) {
	rs(e.allowedStylesMask, e.style) || (e.style = I.DOUBLE_QUOTED);
}
var ps = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", ms = "[\\n\\r]", hs = "\\uFEFF", gs = "[ \\t]", _s = `(?:(?!(?:${ms}|${hs}))${ps})`, vs = `(?:(?!${gs})${_s})`, ys = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", bs = "[-?:,\\[\\]{}#&*!|>'\"%@`]", xs = "[,\\[\\]{}]", Ss = vs, Cs = `(?:(?!${xs})${vs})`, ws = `(?:(?:(?!${bs})${vs})|[?:-](?=${Ss}))`, Ts = `(?:(?:(?!${bs})${vs})|[?:-](?=${Cs}))`, Es = `(?:(?:(?![:#])${Ss})|:(?=${Ss}))#*`, Ds = `(?:(?:(?![:#])${Cs})|:(?=${Cs}))#*`, Os = `(?:${gs}*${Es})*`, ks = `(?:${gs}*${Ds})*`, As = `${ws}#*${Os}`, js = `${Ts}#*${ks}`, Ms = As, Ns = js, Ps = `\\n+${Es}${Os}`, Fs = `\\n+${Ds}${ks}`, Is = `${As}(?:${Ps})*`, Ls = `${js}(?:${Fs})*`;
RegExp(`^(?:${Is})$`, "u"), RegExp(`^(?:${Ls})$`, "u"), RegExp(`^(?:${Ms})$`, "u"), RegExp(`^(?:${Ns})$`, "u"), RegExp(`^(?:${ys})*$`, "u"), RegExp(`^(?:${ys}|\\n)*$`, "u"), RegExp(`^(?:${_s}|\\n)*$`, "u"), Object.keys(is).map((e) => Reflect.get(is, e)), F.DOCUMENT, F.SEQUENCE, F.MAPPING, F.SCALAR, F.ALIAS, F.POP, I.PLAIN, I.SINGLE_QUOTED, I.DOUBLE_QUOTED, I.LITERAL_BLOCK, I.FOLDED_BLOCK, za.BLOCK, za.FLOW, L.CLIP, L.STRIP, L.KEEP;
// src/yaml/events.ts
var Rs = class extends Error {
	at;
	piece;
	constructor(e, t, n) {
		super(e), this.at = t, this.piece = n;
	}
};
const zs = "A manifest is one document: split it into files instead of writing ---.", Bs = 2 ** 15, Vs = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufffd]/g, Hs = /^[^\n]*\n(?=[ \t]*[\]}])/gm, Us = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
var Ws = class {
	text;
	most;
	piece;
	list;
	events = [];
	position = 0;
	end = 0;
	constructor(e, t, n = Bs) {
		this.text = e, this.most = t ? e.length : 25e5, this.piece = n, this.list = e.length > n ? qs(e) : void 0;
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
		if (t === 0 && r > this.most) throw new Rs("This part of the file has more than 2,500,000 characters. Only the list at the end of a file can be longer, if each of its entries starts with \"- \" on a line of its own.", 0);
		if (this.list && this.end - o > this.most) throw new Rs("This entry has more than 2,500,000 characters. Divide it into several entries, or correct the indentation of its lines.", o);
		let s = Gs(e, t, this.end), c = t === 0, l = a === -1, [u, d] = s.splice(0, c ? 1 : 2);
		if (!u) return s;
		let f = s.splice(l ? -1 : c ? -3 : -2);
		if (u.type !== F.DOCUMENT || !l && u.explicitEnd || !c && (d?.type !== F.SEQUENCE || d.style !== za.BLOCK) || !f.every(({ type: e }) => e === F.POP) || s.some(({ type: e }) => e === F.DOCUMENT)) throw new Rs(zs, t, t);
		l && !c && s.push({ type: F.POP });
		for (let e of c ? [] : s) Qs(e, t);
		return s;
	}
};
function Gs(e, t, n) {
	let r = e.slice(t, n).replace(Vs, "");
	try {
		return Ks(r, t);
	} catch (e) {
		if (!(e instanceof Rs) || e.message !== "deficient indentation") throw e;
		let n = Ks(r.replace(Hs, (e) => {
			let t = e.search(/(?<!\S)#/);
			return e.slice(0, t).trimEnd().padEnd(e.length);
		}), t);
		for (let e of n) e.type === F.SCALAR && (e.fast = !1);
		return n;
	}
}
function Ks(e, t) {
	try {
		return ns(e, { maxDepth: 500 });
	} catch (e) {
		throw e instanceof Ra ? new Rs(e.reason, t + (e.mark?.position ?? 0), t) : e;
	}
}
function qs(e) {
	Us.lastIndex = Js(e).at(-1) ?? e.length;
	let [, t] = Us.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: Us.lastIndex
	};
}
function Js(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const Ys = 2 ** 20, Xs = 2 ** 18;
function Zs(e) {
	if (e.length <= Ys) return;
	let t = e.slice(0, Xs), n = t.lastIndexOf(qs(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : void 0;
}
function Qs(e, t) {
	e.type !== F.POP && e.type !== F.DOCUMENT && (e.anchorStart >= 0 && (e.anchorStart += t, e.anchorEnd += t), e.type !== F.ALIAS && (e.tagStart >= 0 && (e.tagStart += t, e.tagEnd += t), e.type === F.SCALAR ? e.valueStart >= 0 && (e.valueStart += t, e.valueEnd += t) : e.start += t));
}
// \0late:yaml
const $s = process.getBuiltinModule("node:module").createRequire(import.meta.url), ec = (...e) => $s("./late-yaml.js").parseDocument(...e), tc = 2 ** 18;
function nc(e, t, n) {
	let { at: r, piece: i, message: a } = e;
	if (i === void 0) return [C("yaml", a, { place: Ei(t, r, r + 1) })];
	let o = i + tc < n.length, s = n.lastIndexOf("\n", i + tc), c = o ? s > i ? s + 1 : i + tc : n.length, { problems: l, errors: u } = rc(t, n, i, c);
	if (l.length === 0) return [ic(e, t, n)];
	let d = qt(t.path, Ei(t, c - 1, c).line);
	return o && u > 1e3 ? [d, ...l] : l;
}
function rc(e, t, n, r) {
	let i = t.slice(n, r), { errors: a } = ec(i, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), o = new w(), s = -Infinity;
	for (let i of a.sort((e, t) => e.pos[0] - t.pos[0])) {
		let [a, c] = i.pos.map((e) => e + n);
		if (r < t.length && c >= r - 1) continue;
		let l = Ei(e, a, Math.max(a + 1, c)), u = l.line > s + 1;
		s = Math.max(s, l.endLine), u && !o.countMore(e.path) && o.add(ac(fc(t, a) || lc(i), l));
	}
	return {
		problems: o.problems,
		errors: a.length
	};
}
function ic({ at: e, message: t }, n, r) {
	let i = `${t.charAt(0).toUpperCase()}${t.slice(1)}.`;
	return ac((e >= r.trimEnd().length ? sc : cc.get(t)) ?? (fc(r, e) || i), Ei(n, e, e + 1));
}
function ac(e, t) {
	return C("yaml", `The YAML cannot be read here. ${e}`, { place: t });
}
const oc = "Values are nested too deeply. Use fewer levels.", sc = "The file ends in brackets or in quotes. Add the closing one.", cc = new Map([["nesting exceeded maxDepth (500)", oc], ["deficient indentation", "In brackets and quotes, lines must be indented more than the field that has them."]]);
function lc(e) {
	if (e.message.startsWith("Maximum call stack")) return oc;
	if (e.message.startsWith("Missing closing")) return "A text has no closing quote.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return zs;
		default: return `${e.message}.`;
	}
}
function uc(e, t, n) {
	n.countMore(e.path) || n.add(C("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: Ei(e, t, t + 1) }));
}
const dc = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function fc(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!dc.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function pc(e, t) {
	let n = new w();
	for (let { start: r, end: i } of Mi(e)) n.countMore(t.path) || n.add(C("yaml", ji, { place: Ei(t, r, i) }));
	return n.problems;
}
// src/yaml/yaml.ts
function mc(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = Di(t), a = {
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
		return c([C("yaml", e, { place: Ei(a, r, r + 1) })]);
	}
	let l = pc(t, a);
	if (l.length > 0) return c(l);
	try {
		let e = gc(a, t, n);
		return e.problems.some((e) => e.code === "yaml" && Wt(e) > 1) ? c(e.problems) : {
			...e,
			file: a,
			textAt: s
		};
	} catch (e) {
		if (!(e instanceof Rs)) throw e;
		return c(nc(e, a, t));
	}
}
const hc = 1e6;
function gc(e, t, n, r) {
	return new _c(e, t, n, new Ws(t, n, r)).document();
}
var _c = class {
	file;
	text;
	events;
	anyText;
	isStorable;
	spans = new Mc();
	anchors = new Map();
	problems = new w();
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
			value: Dc(e) ? this.value(e, yc, t) : null,
			span: new Nc(this.spans, t),
			problems: this.problems.problems
		};
	}
	value(e, t, n) {
		let r = this.values;
		this.values += 1;
		let i = e.type === F.ALIAS ? void 0 : this.anchor(e), a = e.type === F.ALIAS ? this.alias(e.anchorStart, e.anchorEnd) : e.type === F.SCALAR ? this.scalar(e, t) : this.collection(e, n ?? this.spans.add());
		return n !== void 0 && !Oc(e) && this.spans.scalar(n, this.start, this.end), i && (i.value = a, i.size = this.values - r), a;
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
		if (--this.depth, this.end = this.after(a ? wc : this.text.charAt(this.end - 1) === "\n" ? yc : Ec), this.spans.collection(t, n, this.end), e.tagStart >= 0) return this.refuseTag(e);
		if (this.values > 25e5 && !this.anyText) throw new Rs("This file has more than 2,500,000 values up to here. Divide it into several files.", n);
		return this.anyText || this.depth < 2 || this.values - i <= 15e4 ? o : (this.values = i, this.refuse("This has more than 150,000 values. Use fewer.", n, n + 1));
	}
	list() {
		let e = [];
		for (;;) {
			let t = this.events.next();
			if (!Dc(t)) return [...e];
			if (this.depth === 2 && e.length === 15e4 && !this.anyText) throw new Rs("This file has more than 150,000 entries. Divide it into several files.", Oc(t) ? t.start : this.end);
			e.push(this.value(t, Sc, this.spans.add()));
		}
	}
	mapping() {
		let e = {};
		for (;;) {
			let t = this.events.next();
			if (!Dc(t)) return e;
			let n = this.name(t), r = this.spans.add(n), i = this.events.next(), a = Dc(i) ? this.value(i, Cc, r) : null;
			if (!n) continue;
			let { text: o, start: s, end: c } = n;
			o === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", s, c) : (Object.hasOwn(e, o) && uc(this.file, s, this.problems), e[o] = a);
		}
	}
	name(e) {
		let t = this.value(e, xc), [n, r] = [Oc(e) ? e.start : this.start, this.end];
		if (typeof t == "object" && t) {
			let e = fc(this.text, n);
			this.refuse(e || "The name of a field must be a plain word or text.", n, r);
		} else return {
			text: typeof t == "string" ? t : this.text.slice(n, r),
			start: n,
			end: r
		};
	}
	scalar(e, n) {
		let { style: r, valueStart: i, valueEnd: o, tagStart: s, fast: c } = e;
		if (s >= 0 && !vc.has(this.tag(e))) return this.refuseTag(e);
		let l = Math.max(e.anchorEnd, e.tagEnd);
		if (l >= 0 && (this.end = l), i < 0) {
			let e = this.after(l < 0 ? n : bc);
			return (n !== Cc || e > this.end || l >= 0) && (this.start = e), this.end = e, null;
		}
		let u = $a(this.text, e);
		if (r === I.LITERAL_BLOCK || r === I.FOLDED_BLOCK) {
			this.start = this.after(Tc);
			let e = this.text.slice(i, o);
			this.end = i + (e.indexOf("\n", e.trimEnd().length) + 1 || e.length);
		} else {
			let e = r === I.PLAIN ? 0 : 1;
			this.start = i - e, this.end = o + e;
		}
		if (!this.anyText && !(c && this.isStorable) && a.test(u)) return this.refuse(t("This text"));
		if (r !== I.PLAIN || s >= 0) return u;
		let d = jc(u);
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
		return this.problems.countMore(this.file.path) || this.problems.add(C("yaml", e, { place: Ei(this.file, t, n) })), null;
	}
};
const vc = new Set(["!!str", "!"]), yc = /(?:)/y, bc = /[ \t]*/y, xc = /(?:[\s,]|#[^\n]*\n)*(?:\?[ \t]*)?/y, Sc = /(?:\s|#[^\n]*\n)*-[ \t]*/y, Cc = /(?:\s|#[^\n]*\n)*:[ \t]*/y, wc = /(?:[\s,:?]|#[^\n]*\n)*[\]}]/y, Tc = /(?:[\s:?-]|#[^\n]*\n)*/y, Ec = /[ \t]*(?:#[^\n]*)?(?:\r?\n)?/y;
function Dc(e) {
	return e !== void 0 && e.type !== F.POP && e.type !== F.DOCUMENT;
}
function Oc(e) {
	return e.type === F.SEQUENCE || e.type === F.MAPPING;
}
const kc = /^(?:0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?)$/, Ac = new Map([
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
function jc(e) {
	return Ac.has(e) ? Ac.get(e) : kc.test(e) ? Number(e) : e;
}
var Mc = class {
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
}, Nc = class e {
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
function Pc(e, t) {
	let n = new Map(), r = new w(), { value: i, span: a, file: o } = e;
	if (i === void 0) return {
		members: n,
		problems: []
	};
	if (!Gc(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = M(o, a);
		return {
			members: n,
			problems: Hc(e, s) ? [] : [C("empty-manifest", r, { place: s })]
		};
	}
	for (let [e, s] of Object.entries(i)) {
		let i = a.members?.get(e) ?? a;
		if (t.includes(e)) n.set(e, {
			value: s,
			span: i
		});
		else if (!r.countMore(o.path)) {
			let n = (e === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || jt(e, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(C("unknown-member", `Unknown field "${e}" in this manifest.${n}`, { place: wi(o, a, [e]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Fc({ file: e, span: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return C("empty-manifest", r, { place: M(e, t) });
}
function Ic(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = M(e.file, t.span);
		return {
			entries: [],
			problems: Hc(e, n) ? [] : [C("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = new w(), a = t.span.members?.[Symbol.iterator](), o = Vc(n);
	for (let s of t.value) {
		let [, c = t.span] = a?.next().value ?? [];
		if (!Gc(s) && i.countMore(e.file.path)) continue;
		let l = Rc(i, e, {
			value: s,
			span: c
		}, n, o);
		if (i.count > 15e4) return {
			entries: r,
			problems: [qt(e.file.path, M(e.file, c).endLine), ...i.problems]
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
function Lc(e, t, n) {
	let r = new w();
	return {
		...Rc(r, e, t, n, Vc(n)),
		problems: r.problems
	};
}
function Rc(e, t, n, r, i) {
	let { value: a, span: o } = Uc(n, r.fields), s = r.schema._zod.run({
		value: a,
		issues: []
	}, { async: !1 });
	if (s instanceof Promise) throw new pn();
	if (s.issues.length === 0) return {
		values: s.value,
		span: o
	};
	if (t.problems.length > 0 && Hc(t, M(t.file, o))) return { span: o };
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
			let { error: t } = r.schema.safeParse(zc(a, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	}, d = s.issues.slice(0, It + 1);
	qc(d.map((e) => fn(e, {}, $t())), u, e);
	for (let t of s.issues.slice(d.length)) e.countMore(c.path, Yc(t));
	return { span: o };
}
function zc(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = zc(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const Bc = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Vc({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Bc).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Hc({ problems: e }, { line: t, endLine: n }) {
	return e.some(({ code: e, place: r }) => e === "yaml" && r && r.line <= n && r.endLine >= t);
}
function Uc(e, t) {
	if (!Gc(e.value)) return e;
	let { value: n, span: r } = {
		value: e.value,
		span: e.span
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, Wc(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, Oi(a, { members: new Map(o) }));
		r = Oi(r, { members: s });
	}
	return {
		value: n,
		span: r
	};
}
function Wc(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Gc(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Kc(e, t) {
	let n = new w();
	return qc(e, t, n), n.problems;
}
function qc(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (Zc(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) Jc({
		...i,
		keys: [e]
	}, t, n);
	else Jc(i, t, n);
}
function Jc(e, t, n) {
	if (!n.countMore(t.file.path, Yc(e))) for (let r of Qc(e, t)) n.add(Xc(r, e, t));
}
function Yc(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : (e.code === "invalid_union" ? $c(e.errors) : void 0)?.reduce((e, t) => e + Yc(t), 0) ?? 1;
}
function Xc(e, { path: t }, n) {
	let r = nl(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(M(n.file, n.span, t)), String(r)]
	};
}
function Zc(e, t, n) {
	return t.some((t) => nl(n.value, e.path) === void 0 && ft(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function Qc(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => rl(e, n, t));
	if (e.code === "invalid_key") return [rl(String(n.at(-1)), n.slice(0, -1), t)];
	let r = nl(t.value, n), i = M(t.file, t.span, n), a = (e, t) => [C(e, t, { place: i })], o = () => a("wrong-type", ol(r, n, t, i)), s = cl(n, t), c = ll(n, t);
	if (r === void 0) return a("missing-member", `${s} is missing. It is required in ${t.thing}.${c}`);
	if (r === null) return a("null-value", il(n, t));
	switch (e.code) {
		case "invalid_union": {
			let r = $c(e.errors)?.map((e) => ({
				...e,
				path: [...n, ...e.path]
			}));
			return r ? Kc(r, t) : o();
		}
		case "invalid_type": return o();
		case "invalid_value": {
			if (typeof r == "object") return o();
			let t = e.values.map(String);
			return a("wrong-value", `"${r}" is not allowed here. Allowed values: ${t.join(", ")}.${jt(String(r), t)}`);
		}
		case "custom":
		case "invalid_format": return a("wrong-value", `${s} ${e.message}.${c}`);
		default: return typeof r == "number" ? a("wrong-value", ol(r, n, t, i)) : a("wrong-value", al(n, t));
	}
}
function $c(e) {
	return [...e].sort((e, t) => el(t) - el(e)).find((e) => el(e) > 0) ?? e.find((e) => e.every(tl));
}
function el(e) {
	return c(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function tl({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function nl(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function rl(e, t, n) {
	let r = wi(n.file, n.span, [...t, e]), i = [...n.members.keys()], a = `Unknown field "${e}" in ${n.thing}.${jt(e, i) || ` The fields are ${i.join(", ")}.`}`;
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		a = `Unknown field "${e}" in ${sl(t, n)}.${ll([...t, e], n)}${jt(e, r)}`;
	} else e === "<<" && (a = "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.");
	return C("unknown-member", a, { place: r });
}
function il(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${cl(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${cl(e, t)} has no value.${ll(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${cl(e, t)} has no value. Remove it, or give it a value.${ll(e, t)}` : `${cl(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function al(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${cl(e, t)} is empty.${ll(e, t)}${n}`;
}
function ol(e, t, n, r) {
	if (t.length === 0) return `This is ${ul(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${cl(t, n)} is ${ul(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${cl(t, n)} is ${ul(e)}.${ll(t, n)}`;
}
function sl(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${sl(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function cl(e, t) {
	let n = sl(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function ll(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${sl([n], t)} must be ${r.expects}.` : "";
}
function ul(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/kinds/kind.ts
function dl(e, t) {
	return fl(e, t) === "off" ? void 0 : e.removalBy(t);
}
function fl({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function pl(e, t, n) {
	let r = fl(e, n);
	return r === "owned" ? n.owner !== void 0 && t.includes("lokaform:" + n.owner) : r === "all";
}
function ml({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function hl(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function gl(e, t, n) {
	let r = _l(e, t, n);
	for (;;) {
		let e = r.next();
		if (e.done) return e.value;
	}
}
function* _l(e, t, n, r = new Map()) {
	let i = [], a = {}, s = new Map();
	for (let c of e) {
		let e = t[c.plural] ?? [];
		if (e.length === 0) continue;
		let l = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = u([
				c.name,
				e,
				a ? JSON.stringify(a) : null
			]), s = r.get(o), d = s?.text === i ? s.read : bl(c, t, n);
			r.set(o, {
				text: i,
				read: d
			}), l.push(d), yield;
		}
		let d = l.flatMap((e) => e.problems.some(Sl) ? [] : e.entries), f = c.textFiles?.join(d) ?? {
			entries: d,
			problems: []
		}, p = f.entries;
		a[c.plural] = p;
		for (let e of l) for (let [t, n] of e.variables) s.set(t, n);
		let m = new w();
		for (let e of p) {
			for (let t of c.checkEntry(e)) m.add(t);
			for (let t of vl(c, e)) m.add(t);
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
		problems: Ve(Cl(i, c))
	};
}
function vl(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [U(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		scope: "run"
	})];
}
function yl({ plural: e, entry: t, defaults: n }, r, i, a = {}) {
	let s = mc(r, i, a), { file: c } = s, { members: l, problems: u } = Pc(s, n ? [e, "on_create"] : [e]), d = [...s.problems, ...u], f = l.get("on_create"), p = f && n && Lc(s, f, n);
	p && o(d, p.problems);
	let m = new Map(), h = l.get(e);
	if (!h) return {
		entries: [],
		variables: m,
		problems: d.length > 0 ? d : [Fc(s, e)]
	};
	let g = Ic(s, h, t);
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
function bl(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Zs(n);
	if (a !== void 0) {
		let { problems: n } = gl([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(Sl)) {
			let e = n.some(({ place: e }) => !e) ? [] : [qt(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function xl(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = bl(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Sl({ count: e, severity: t }) {
	return e !== void 0 && t === "error";
}
function Cl(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => n.get(e?.file ?? "") ?? -1, i = ({ line: e = 0, col: t = 0 } = {}, n = {}) => e - (n.line ?? 0) || t - (n.col ?? 0);
	return [...e].sort((e, t) => r(e) - r(t) || i(e.place, t.place));
}
function U({ label: e }, { values: t, file: n, span: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", scope: l = "change" }) {
	let u = wl(e(t)), d = s ? wi(n, r, o) : M(n, r, o);
	return {
		...C(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			scope: l
		}),
		about: u
	};
}
function wl(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Tl({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const El = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function Dl(e, t, n = []) {
	if (typeof t != "object" || !t) return;
	let r = new Map(Object.entries(t));
	if (r.has("kind") && !Ol(e, r)) return n;
	for (let [t, i] of r) {
		let r = El.has(t) ? void 0 : Dl(e, i, [...n, t]);
		if (r) return r;
	}
}
function Ol(e, t) {
	let n = e.find(({ name: e }) => e === t.get("kind"));
	if (!n) return !1;
	let r = t.get("fields");
	return (Array.isArray(r) ? r : t.has("field") ? [Object.fromEntries(t)] : []).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) El.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const kl = "Run again. If that does not help, the service has changed or has a fault.";
function Al(e, t, n, i, a, o) {
	if (n.length === 0) return o(t);
	let s = r(n, ({ id: e }) => e === void 0 ? [] : [e]), c = r(n, ({ names: e }) => e), l = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", u = ({ id: t, shown: n = "without a usable id" }) => `Live ${e.name} ${t ?? n}`, d = new Set(), f = t.flatMap((t) => {
		let n = String(new Map(Object.entries(t.values)).get(e.idMember)), r = a(t.values).flatMap((e) => c.get(e) ?? []), [i] = [...s.get(n) ?? [], ...r];
		return i ? (d.add(i), [{
			declared: t,
			problem: U(e, t, "unusable-response", `${u(i)} cannot be used: the service's response has no usable ${i.lacks.join(", ")}. Nothing is written for it. ${kl}`, { path: [l] })
		}]) : [];
	}), p = new Set(f.map((e) => e.declared)), m = o(t.filter((e) => !p.has(e))), h = n.filter((e) => !d.has(e)), g = [...m.remarks];
	if (h.length > 0) {
		let t = fl(e, i) !== "off", n = h.slice(0, 5).map((e) => `${u(e)} (no usable ${e.lacks.join(", ")})`), r = h.length > 5 ? `; and ${h.length - 5} more` : "", a = t ? " Nothing is removed in this run." : "", o = `The service's response is incomplete for live ${e.plural} that no manifest declares: ${n.join("; ")}${r}.${a} ${kl}`, s = t ? "error" : "warning";
		g.push(C("unusable-response", o, {
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
let jl = [];
function Ml(e) {
	jl = e;
}
function Nl() {
	return jl;
}
function Pl(e) {
	let t = jl.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function W(e, t) {
	let n = Pl(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Fl({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Il(e, { field: t }) {
	return W(e, t).role === "text";
}
function Ll(e) {
	let t = e.projects.map((e) => e.hide_texts ? Rl(e) : e), n = e.hide_texts ? Vl(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Rl(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => Ul(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? Kl(n) : [], a = Gl(i), o = zl(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => Ul({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => Bl(e, o)) }
	};
}
function zl(e, t, n) {
	let r = new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message));
	if (r.size * t.length > 3e6) return () => "The report file says why.";
	let i = new Map([...r].map((e) => [e, n(e)]));
	return (e) => i.get(e) ?? "…";
}
function Bl({ change: e, outcome: t }, n) {
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
function Vl(e) {
	return e.map((e) => Ul(e, []));
}
const Hl = ["yaml", "text-file"];
function Ul(e, t) {
	let { quotes: n = [], code: r } = e, i = Hl.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: Wl(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function Wl(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function Gl(e) {
	let t = new xe();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Wl(t.clean(n), e);
}
function Kl({ changes: e, kept: t }) {
	return [...e.flatMap(ql), ...t.flatMap(Jl)];
}
function ql(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Yl(e)) : e.fields.filter(({ field: t }) => Fl(W(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(Yl));
}
function Jl(e) {
	return "field" in e ? [e.live, e.declared ?? ""].flatMap(Yl) : [];
}
function Yl(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Yl);
}
function Xl(e) {
	let t = Ll(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Ql(t.problems) : t.problems,
		projects: t.projects.map(Zl),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(Zl)
		} }
	};
}
function Zl(e) {
	return e.hide_texts ? Ql(e) : e;
}
function Ql(e) {
	return $l(e, "");
}
function $l(e, t) {
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && Fl(W(String(n), String(e.field)));
	return tu(e, (e, t) => t === "quotes" ? [] : El.has(t) ? r ? eu(e) : e : $l(e, n));
}
function eu(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : typeof e == "object" && e ? tu(e, eu) : e;
}
function tu(e, t) {
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
const nu = new Set([
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
function ru(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => au(e, t));
	return {
		...cu(e, t),
		declared: n,
		projects: r
	};
}
function iu(e, t) {
	return cu(e, (e) => t(e));
}
function au(e, t) {
	let n = cu(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: su(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function ou(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === su(t);
}
function su(e) {
	return or("sha256").update(e).digest("hex");
}
function cu(e, t) {
	return uu(e, t, !1);
}
const lu = new WeakMap();
function uu(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	let r = lu.get(t) ?? new WeakSet();
	if (lu.set(t, r), !n && r.has(e)) return e;
	let i = tu(e, (e, r) => n || !nu.has(r) ? uu(e, t, n || El.has(r)) : e);
	return Array.isArray(e) ? (!n && i === e && r.add(e), i) : !n || Object.keys(e).every((e) => t(e) === e) ? i : Object.fromEntries(Object.entries(i).map(([e, n]) => [t(e), n]));
}
// src/files/wholeFile.ts
const du = sr(6).toString("hex"), fu = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function pu(e, t, n = {}) {
	await vu(k(e));
	let r = await hu(e, t, n);
	await Bn(r, e).finally(() => Vn(r, { force: !0 }));
}
async function mu(e, t, n) {
	await vu(k(e));
	let r = await hu(e, t, n);
	return gu(r, e).finally(() => Vn(r, { force: !0 }));
}
async function hu(e, t, { mode: n, root: r, check: i }) {
	let a = k(e), o = Dn(a, `.lokaform-${process.pid}-${du}-${sr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = Nn, d = await In(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = Dn(await zn(r), kn(A(r), A(a)));
			if (await zn(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Ln(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Vn(o, { force: !0 }), e;
	}
}
async function gu(e, t) {
	try {
		await Pn(e, t);
	} catch (n) {
		return Su(n, "EEXIST") || await xu(t) ? !1 : (await Bn(e, t), !0);
	}
	return await Vn(e, { force: !0 }).catch(() => {}), !0;
}
async function _u(e) {
	try {
		let t = await In(e, Nn.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Su(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function vu(e) {
	for (let t of await Rn(e).catch(() => [])) {
		let [, n, r] = fu.exec(t) ?? [];
		n === void 0 || r === du || Number(n) !== process.pid && yu(Number(n)) || await Vn(Dn(e, t), { force: !0 }).catch(() => {});
	}
}
function yu(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Su(e, "ESRCH");
	}
}
async function bu(e, t) {
	let n = t;
	for (let r of kn(t, e).split(An)) {
		n = Dn(n, r);
		let e = await Fn(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return kn(t, n);
	}
}
function xu(e) {
	return Fn(e).then(() => !0, () => !1);
}
function Su(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Cu = {
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
function wu(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Cu[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/outputs.ts
const Tu = new AbortController().signal;
async function Eu(e, t, n) {
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
	let p = t.map((e) => A(n.displayRoot, e)), m = Object.values(await _i(u, Tu)).flat();
	return Au(f, [
		...p,
		...m,
		l,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function Du(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await Eu(e, t.manifests, n), s = [], c = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || s.push(e);
	}, l = async (e, t, r) => {
		if (t === void 0) return;
		let i = o.get(t);
		if (i) c(i);
		else try {
			return await Mu({
				option: e,
				path: t,
				is: "file"
			}, await r(), n), t;
		} catch (n) {
			let r = wu(n);
			c(ju({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	}, { publish: u } = e, d = u ? t : Xl(t), f = [];
	for (let t of e.report) {
		let e = await l("report", t, () => Ou(t, d, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && f.push(e);
	}
	return {
		plan: a.length > 0 ? await l("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return ku(e(a));
		}) : void 0,
		reports: f,
		problems: s
	};
}
async function Ou(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return ku(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function ku(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function Au(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(Bu))), a = new Map();
	for (let t of e) {
		let e = await Bu(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await Nu(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, ju(t, s));
	}
	return r;
}
function ju({ option: e, path: t }, n) {
	return C("not-written", `${e}: ${t} ${n}.`);
}
async function Mu(e, t, n, r) {
	let i = await Nu(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = Ru(e.path, n), o = await Hn(e.path).catch(() => void 0);
	if (Pu(e.path, o)) return Un(e.path, t);
	await pu(a === void 0 && o ? await zn(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function Nu({ path: e, is: t }, n) {
	let r = t === "folder" && zu(n).includes(e), i = r ? e : Ru(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await bu(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return Iu(e);
	let a = await Hn(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Hn(k(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...Pu(e, a) ? [] : [k(e)]];
	return (await Promise.all(o.map(Lu))).every(Boolean) ? void 0 : Fu;
}
function Pu(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Fu = "cannot be written: this user may not write there";
async function Iu(e) {
	let t = await Hn(e).catch(() => void 0);
	return !t && k(e) !== e ? Iu(k(e)) : t?.isDirectory() ? await Lu(e) ? void 0 : Fu : "is a file, or is below one. Choose a folder";
}
function Lu(e) {
	return Mn(e, Nn.W_OK).then(() => !0, () => !1);
}
function Ru(e, t) {
	return zu(t).find((t) => Jn(e, t));
}
function zu({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [A(e)]);
}
async function Bu(e) {
	let t = await Hn(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await zn(k(e)).catch(() => k(e));
	return Dn(n, Cn(e));
}
// src/plan/loss.ts
function Vu(e) {
	return e.action === "update" ? e.fields.some((t) => Gu(e.kind, t) || Ku(e.kind, t) || Hu(e.kind, t)) : e.action === "destroy";
}
function Hu(e, { field: t, before: n, after: r }) {
	return W(e, t).role === "identity" || n === void 0 || qu(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Uu(e, t) {
	return Wu(t) || Gu(e, t) || Ku(e, t);
}
function Wu({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || qu(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return qu(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Gu(e, { field: t, before: n, after: r }) {
	return W(e, t).role === "archive" && n === !1 && r === !0;
}
function Ku(e, { field: t, before: n }) {
	return W(e, t).role === "shape" && n !== void 0;
}
function qu(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
function Ju(e, t, n, r, i = new Map()) {
	return [
		...Xu(e, t, n),
		...t.flatMap((t) => $u(e, t, n)),
		...t.flatMap((e) => cd(e, r, ld(e.kind))),
		...t.flatMap((e) => cd(e, i, ud)),
		...t.flatMap(ed),
		...t.flatMap((e) => td(e, n)),
		...t.flatMap((t) => nd(e, t, n)),
		...t.flatMap(({ kind: t }) => rd(e, t, n))
	];
}
function Yu(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : sd("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function Xu(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: id(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => Zu(e, i, n)) : i <= a ? [] : sd("too-many-destroyed", `The plan removes ${i} ${od(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function Zu({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = fl(i, r) === "off" ? e.matched : e.scope, o = Qu(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return sd("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${od(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function Qu({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = ml(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? ml(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function $u(e, { declared: t, scope: n, kind: r }, i) {
	if (fl(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Ue(s.prune);
	if (t === 0 && c) return [];
	if (t === 0) return sd("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = ad(e, a).length;
	return u === 0 || u !== n ? [] : sd("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`);
}
function ed({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return sd("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`);
	});
}
function td({ live: e, declared: t, matched: n, namesakes: r, kind: { name: i, plural: a, limits: o } }, { allowWrongProject: s }) {
	let { minimumForWrongProject: c = Infinity } = o;
	if (s || t === 0 || e < c || n > 0 || r > 0) return [];
	let l = t === 1;
	return sd("foreign-project", `The project has ${e} ${a}. The manifests declare ${l ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${l ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function nd(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = ml(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Hu(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return sd("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function rd({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = dd(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? sd("too-many-unverified", `${l}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`) : c <= a ? [] : sd("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function id(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Uu(t, e)) : []);
	return ad(e, t).length + n.length;
}
function ad({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function od(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function sd(e, t) {
	return [C(e, t, { scope: "project" })];
}
function cd({ removed: e, kind: t }, n, r) {
	let i = e.flatMap(({ names: e }) => {
		let t = e.find((e) => n.has(e));
		return t === void 0 ? [] : [{
			name: t,
			file: n.get(t)
		}];
	}), [a] = i;
	if (!a) return [];
	let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "";
	return sd("forgotten-manifest", `The plan removes the ${t.name} "${a.name}"${c}. But the file ${a.file} declares it, and ${r}`);
}
function ld({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file.`;
}
const ud = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
function dd(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => pd(W(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function fd(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !pd(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function pd(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !qu(n);
}
// src/report/report.ts
function md({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function hd({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || yd(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function gd({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function _d({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function vd({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function yd(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function bd({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const xd = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Sd({ projects: e }) {
	let t = ({ reason: e }) => xd.includes(e);
	return bd({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function Cd(e) {
	return e.plan ? Sd({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || ct(e.problems) ? "unknown" : "none" : "unknown";
}
function wd({ command: e, projects: t }) {
	return e === "drift" ? Sd({ projects: t }) : bd({ projects: t });
}
function Td(e) {
	return !wd(e) && !Md(e);
}
function Ed({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Dd(e) {
	return !Md(e) && !Od(e) && e.projects.every(jd);
}
function Od(e) {
	return gd(e).some(({ code: e }) => e === "undeclared-project");
}
const kd = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function Ad(e) {
	if (Dd(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && jd(e) && e.plan?.skipped.length === 0), n = gd(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !kd.includes(e));
	return !t || r || Od(e);
}
function jd({ plan: e, target: t }) {
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
function Md(e) {
	return e.stopped !== void 0 || ct(gd(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || _d(e).some(({ outcome: e }) => e.state !== "done");
}
function Nd(e) {
	let t = ({ problems: e }) => e.filter((e) => !md(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return Md({
		...e,
		problems: t(e),
		projects: n
	});
}
function Pd(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Md(e) ? 1 : t && wd(e) ? 2 : 0;
}
// src/report/counts.ts
function Fd(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Id = [
	"created",
	"updated",
	"renamed",
	"archived",
	"destroyed"
];
function Ld(e) {
	return e.action === "create" ? "created" : e.action === "destroy" ? e.how === "archive" ? "archived" : "destroyed" : Kd(e) ? "renamed" : "updated";
}
const Rd = [
	"conflicts",
	"undecided",
	"toPull",
	"kept",
	"keptArchived"
], zd = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	archived: "keptArchived"
}, Bd = [
	"done",
	"failed",
	"notAttempted",
	"inPart",
	"skipped"
];
function Vd({ outcome: e }) {
	return e.state === "not attempted" ? "notAttempted" : yd(e) ? "inPart" : e.state;
}
function Hd(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Fd(Id, t, Ld),
		...Fd(Rd, n, ({ reason: e }) => zd[e] ?? "kept"),
		changes: t.length,
		adopted: qd(e, ({ counts: e }) => e.adopted),
		skipped: qd(e, ({ skipped: e }) => e.length),
		unchanged: Ud(e, "unchanged"),
		unmanaged: Ud(e, "unmanaged")
	};
}
function Ud(e, t) {
	return new Map(Nl().map(({ name: n, plural: r }) => [n, qd(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function Wd({ declared: e }) {
	return new Map(Nl().map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function Gd(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Fd(Bd, t, Vd), i = qd(e, ({ plan: e }) => e?.skipped.length ?? 0);
	return {
		...Fd(Id, n, Ld),
		...r,
		skipped: r.skipped + i
	};
}
function Kd(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function qd(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const Jd = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Yd(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => Gu(e.kind, t)) ? "removed" : e.fields.filter((t) => Il(e.kind, t)).some((t) => Hu(e.kind, t)) ? "overwritten text" : Vu(e) ? "overwritten" : Kd(e) ? "renamed" : "changed";
}
// src/report/view/view.ts
const Xd = [
	"problems",
	"failed",
	"plan",
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
		text: b(e, t)
	}];
}
function Zd(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Qd(e) {
	return e.map((e) => "text" in e ? e.text : Qd(e.words)).join("");
}
function $d(e, t, n = "") {
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
	return Number.isInteger(e) && Math.abs(e) < 1e3 ? String(e) : e.toLocaleString("en-US");
}
function ef(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${J(n)} more` : "");
}
function tf(e) {
	return Pl(e).words;
}
function nf(e, t) {
	let { one: n, many: r } = tf(t);
	return `${J(e)} ${e === 1 ? n : r}`;
}
function rf({ kind: e, label: t }) {
	let n = x(t), { prefix: r, maxName: i } = tf(e);
	return r + Pe(n, i);
}
function af(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${x(n.file)}:${n.line}` : "(not declared)";
}
function of({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${x(e)}: `) + (n ? `${b(n.project.name, 80)} (${b(t, 200)})` : b(t, 200));
}
function sf(e) {
	return e.length <= 3 ? e.map((e) => x(e)).join(", ") : q(e.length, "manifest");
}
const cf = qe(() => new Intl.DateTimeFormat("sv-SE", {
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
	return `${d("docs/problems.md")}#${e}`;
}
// src/report/view/summaries.ts
function ff(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${r} needs about ${q(t.requests, "write request")}.` : "";
	return `Plan: ${vf([e])}${i}${mf(n)}`;
}
function pf(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = dd(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => b(e, 40)), o = i.length - a.length, s = `${q(n, "base text")} ${n === 1 ? "changes" : "change"}`, c = Af(o > 0 ? [...a, q(o, "more language")] : a);
	return G`${s}: ${q(r, "translation")} in ${K(c, 1e3)} may be marked unverified.`;
}
function mf(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${J(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function hf(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${Cf(t.length, e.length)}: ${vf(t)}`;
}
function gf(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Hd(t), r = _f(e), i = Tf([[n.kept, "kept"]]), a = `${bf(n.unchanged)} as declared`, o = yf(t) ? [] : [`${bf(n.unmanaged)} unmanaged`];
	return `${r === "" ? "No drift" : `Drift: ${r}`}; ${[
		a,
		...o,
		...i
	].join(", ")}.`;
}
function _f(e) {
	let t = Hd(e.flatMap(({ plan: e }) => e ?? []));
	return Tf([
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
function vf(e) {
	let t = Hd(e), n = t.adopted > 0 ? ` (${J(t.adopted)} to adopt)` : "", r = Tf([
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
	]), i = t.changes === 0 ? ["no changes", ...r] : r, a = yf(e) ? "" : `, ${bf(t.unmanaged)} unmanaged`;
	return `${i.join(", ")}; ${bf(t.unchanged)} unchanged${a}.`;
}
function yf(e) {
	return e.some(({ filter: e }) => e !== void 0);
}
function bf(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => tf(e).prefix === "") ? J(t.reduce((e, [, t]) => e + t, 0)) : Af(t.map(([e, t]) => nf(t, e)));
}
function xf({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${Cf(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${q(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${Sf(e)}.${a} ${q(t, "request")} in total.`;
}
function Sf(e) {
	let t = Gd(e), n = Tf([
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
function Cf(e, t) {
	return e === t ? q(t, "project") : `${J(e)} of ${q(t, "project")}`;
}
function wf({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [x(e)]), r = n.length > 0 ? G` Not reached: ${K(n.join(", "))}.` : [];
	return G`${Zd(G`${b(e.message, v)}`)}${r}`;
}
function Tf(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${J(e)} ${t}`] : []);
}
function Ef(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return xf(e);
	if (r.length === 0) return Df(e);
	if (t === "drift") return gf(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? ff(a, i.effort) : hf(n);
}
function Df(e) {
	let { command: t, manifests: n } = e, r = gd(e).filter(({ severity: e }) => e !== "notice");
	if (ct(r)) return `${Of(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = Af([...Wd(e)].map(([e, t]) => nf(t, e))), a = r.length > 0 ? `, with ${Of(r)}` : "";
	return `Valid: ${i} in ${q(n.length, "manifest")}${a}.`;
}
function Of(e) {
	return Af([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).reduce((e, t) => e + Wt(t), 0);
		return n > 0 ? [q(n, t === "error" ? "problem" : t)] : [];
	}));
}
function kf(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${x(e)}`}`;
}
function Af(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function jf(e) {
	let t = Fd(Mf, e, Nf);
	return Tf(Mf.map((e) => [t[e], e])).join(", ") || "no changes";
}
const Mf = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function Nf(e) {
	let t = Yd(e);
	return t === "removed" || t === "new" ? t : Kd(e) ? "renamed" : "changed";
}
function Pf(e) {
	let t = gd(e).filter(({ severity: e }) => e === "error");
	return [
		...If(e),
		...t.length > 0 ? [Of(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Ff(e) {
	let t = If(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function If(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") {
		let { manifest_comparison: t } = e, n = t?.is === "compared" && `: ${Vf(t.projects)}`, r = t && `${n ? "" : "not "}compared with the target${n || ""}`;
		return ["Translations: manifests checked", ...r ? [r] : []];
	}
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Rf(e, t === "apply" ? "applied" : "restored");
	let i = zf(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${_f(r) || "no drift"}`, ...i] : [...Lf(r), ...i];
}
function Lf(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Hd(e.map(({ plan: e }) => e));
	return [
		`Translations: ${jf(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [q(i, "conflict")] : [],
		...n > 0 ? [`${q(n, "change")} pending before`] : [],
		...r > 0 ? [`${J(r)} skipped`] : []
	];
}
function Rf(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = _d(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = Gd(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${jf(i)}`,
		...l > 0 ? [`${q(l, "change")} not completed`] : [],
		...zf(n.length - r, t)
	];
}
function zf(e, t) {
	return e > 0 ? [`${q(e, "project")} not ${t}`] : [];
}
function Bf(e) {
	if (e.is === "not compared") return [G`The manifests were not compared with those of the commit that the pull request would be merged into: ${K(e.why)}.`];
	let t = G`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = K(e.commit.slice(0, 7));
	return [G`${Zd(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Zd(G`${`Difference: ${Vf(e.projects)}.`}`)];
}
function Vf(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(Kd).length, i = t((e) => e.settings.length);
	return [...Tf([
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ no_longer_declared: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ no_longer_declared: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	]), ...i > 0 ? [`${q(i, "setting")} changed`] : []].join(", ") || "no differences";
}
function Hf(e) {
	let t = e.flatMap((e) => e.kept.filter(({ conflict: e }) => !e)).length, n = t > 0 ? [`${q(t, "text")} kept`] : [], r = e.some(({ files: e }) => e.length > 0), i = Vf(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...r || t === 0 ? [i] : [], ...n].join(", ");
}
function Uf(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${q(t, "conflict")}` : "";
	return `Translations from Lokalise: ${Hf(e)}${n}`;
}
function Wf({ filters: e, by_kind: t }) {
	let n = Nl().flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${J(r)} of ${nf(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${b(e, 200)}`).join(" ");
	return G`${Zd(G`Only what matches`)} ${K(r, Infinity)}: ${Af(n)}.`;
}
// src/model/project.ts
const Gf = tn({
	iso: E(),
	id: E().optional(),
	pluralForms: D(E()).readonly()
}), Kf = tn({
	id: E(),
	digest: E().exactOptional(),
	name: E(),
	type: E(),
	baseLanguage: E(),
	languages: D(Gf).readonly().optional(),
	perPlatformNames: an(),
	segmentation: an(),
	autoToggleUnverified: an().optional()
});
function qf(e) {
	return e.split(":")[0] ?? e;
}
function Jf(e) {
	let t = qf(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/view/problems.ts
function Yf(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * gt.indexOf(e) + Number(t !== void 0 && zt({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Xf(e, { full: t, longest: n } = {}) {
	let r = new Map();
	for (let [n, i] of s(t === !0 ? [] : e, (e) => Zf(e, t === "also"))) {
		let [e, ...t] = i.slice(i.some(zt) ? 10 : 3);
		if (n !== "" && e && t.length !== 0) {
			for (let e of t) r.set(e, void 0);
			r.set(e, Qf($f(e), [e, ...t]));
		}
	}
	return Yf(e.flatMap((e) => r.has(e) ? r.get(e) ?? [] : $f(e, n)));
}
function Zf(e, t) {
	return zt(e) ? `${e.severity} ${e.code}` : t || e.place === void 0 ? "" : JSON.stringify([
		e.severity,
		e.code,
		Tl(e),
		e.place.file
	]);
}
function Qf({ state: e, place: t, ...n }, r) {
	if (r.some(zt)) {
		let t = `${J(r.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
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
function $f({ severity: e, code: t, message: n, place: r }, i = v) {
	return {
		sign: "!",
		name: t,
		lines: [],
		severity: e,
		state: e,
		...r && { place: r },
		words: b(n, i - t.length - 3),
		code: {
			name: t,
			address: df(t)
		}
	};
}
function ep(e, { full: t, longest: n } = {}) {
	let r = e.filter(({ outcome: e }) => e.state !== "done");
	return [...s(r, ({ outcome: e }) => `${np(e)}: ${rp(e)}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => tp(e, b(e.change.label, 300), 1, n));
		let a = e.slice(0, 3).map((e) => b(e.change.label, 100));
		return [tp(r, `${(t ? a : a.map(Ee)).join(", ")} and ${J(e.length - 3)} more`, e.length, n)];
	});
}
function tp(e, t, n, r = v) {
	let i = vd(e);
	return {
		sign: "!",
		name: t,
		lines: [],
		count: n,
		severity: "error",
		...i && { place: i },
		state: np(e.outcome),
		words: b(rp(e.outcome), r)
	};
}
function np(e) {
	return yd(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function rp(e) {
	return e.state === "done" ? "" : e.message;
}
// node_modules/diff/libesm/diff/base.js
var ip = class {
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
new class extends ip {}();
// node_modules/diff/libesm/util/string.js
function ap(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function op(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function sp(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function cp(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function lp(e, t) {
	return sp(e, t, "");
}
function up(e, t) {
	return cp(e, t, "");
}
function dp(e, t) {
	return t.slice(0, fp(e, t));
}
function fp(e, t) {
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
function pp(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function mp(e, t) {
	if (t) return gp(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function hp(e, t) {
	if (t) return gp(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function gp(e, t) {
	if (!t) return [hp(e), mp(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = pp(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const _p = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", vp = RegExp(`[${_p}]+|\\s+|[^${_p}]`, "ug");
new class extends ip {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = pp(e, r);
		} else n = e.match(vp) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && yp(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && yp(n, i, r, null, t.intlSegmenter), e;
	}
}();
function yp(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = gp(t.value, i), [s, c] = gp(n.value, i);
		if (e) {
			let r = ap(a, s);
			e.value = cp(e.value, s, r), t.value = lp(t.value, r), n.value = lp(n.value, r);
		}
		if (r) {
			let e = op(o, c);
			r.value = sp(r.value, c, e), t.value = up(t.value, e), n.value = up(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = hp(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = hp(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = hp(r.value, i), [a, o] = gp(t.value, i), s = ap(n, a);
		t.value = lp(t.value, s);
		let c = op(lp(n, s), o);
		t.value = up(t.value, c), r.value = sp(r.value, n, c), e.value = cp(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = hp(r.value, i), n = dp(mp(t.value, i), e);
		t.value = up(t.value, n);
	} else if (e) {
		let n = dp(mp(e.value, i), hp(t.value, i));
		t.value = lp(t.value, n);
	}
}
new class extends ip {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${_p}]+|[^\\S\\n\\r]+|[^${_p}]`, "ug");
		return e.match(t) || [];
	}
}();
const bp = new class extends ip {
	constructor() {
		super(...arguments), this.tokenize = Sp;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function xp(e, t, n) {
	return bp.diff(e, t, n);
}
function Sp(e, t) {
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
function Cp(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends ip {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (Cp(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends ip {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends ip {
	constructor() {
		super(...arguments), this.tokenize = Sp;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(wp(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function wp(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = wp(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = wp(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const Tp = new class extends ip {
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
function Ep(e, t, n) {
	return Tp.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function Dp(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function Op(e) {
	if (!Dp(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const kp = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function Ap(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		xp(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(xp(n, r, s));
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
			let t = n[e], i = t.lines || Np(t.value);
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
function jp(e, t) {
	if (t ||= kp, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => jp(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = kp, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + Op(r) + " " + Op(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + Op((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + Op((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + Op((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + Op((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + Op(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + Op(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function Mp(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		Ap(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? jp(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = Ap(e, t, n, r, i, a, o);
		return s ? jp(s, o?.headerOptions) : void 0;
	}
}
function Np(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function Pp(e, t, { texts: n, full: r }) {
	let i = Yp(e, t), a = Ku(e, t) ? [$d(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [$d(" ", i), ...a];
	let { part: o, edited: s } = t, c = r === !0 ? 4e3 : 90, l = Il(e, t) && o !== void 0 ? { language: o } : {}, u = Ip(e, i, t, c).map((e) => ({
		...e,
		...l,
		value: Ie(e.value, 1e3 + c - 2 - e.start.length)
	}));
	return [
		...Bp(s),
		...u,
		...a
	];
}
const Fp = {
	as: "text",
	text: ""
};
function Ip(e, t, n, r) {
	let { field: i, before: a, after: o } = n, s = a === void 0 || qu(a) ? Fp : $p(e, i, a), c = $p(e, i, o);
	return c.as !== "slots" || s.as !== "slots" && s !== Fp ? Lp(t, s, c, r) : im(s.as === "slots" ? s.slots : {}, c.slots).flatMap(([e, n, i]) => Lp(`${t}.${e}`, n, i, r));
}
function Lp(e, t, n, r) {
	if (t.as === "set" && n.as === "set") {
		let r = [...Rp("-", e, t.members, n.members), ...Rp("+", e, n.members, t.members)];
		if (r.length > 0) return r;
	}
	let [i, a] = nm(t, n, r), o = $d("+", `${e} `, zp(n) ? "(empty)" : a);
	if (zp(t)) return [o];
	let s = $d("-", `${e} `, i);
	return zp(n) ? [s, o] : [{
		...s,
		other: a
	}, {
		...o,
		other: i
	}];
}
function Rp(e, t, n, r) {
	let i = n.filter((e) => !r.includes(e));
	return i.length > 0 ? [$d(e, `${t} `, am(i))] : [];
}
function zp(e) {
	return e.as === "text" && e.text === "";
}
function Bp(e) {
	return e ? [$d(" ", `in the project, last edited${Vp(e)}:`)] : [];
}
function Vp({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${b(e, 60)}`} on ${lf(t)}${n ? ", reviewed" : ""}`;
}
function Hp({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? tm($p(e, r, i), 90) : "", s = a ? `   (last edited${Vp(a)})` : "";
		return {
			...$d("-", `${om(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [$d("-", `and ${q(a, "more text")}`)] : []];
}
function Up(e, t) {
	return t.flatMap((t) => Xp(e, t) ? [] : Yp(e, t)).join(", ");
}
function Wp({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Il(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Yp(e, t)).join(", ")})` : "", a = (t) => `${Yp(e, t)} ${tm($p(e, t.field, t.after))}`, o = n ? [`${a(n)}${i}`] : [], s = t.filter((t) => !Il(e, t) && !Xp(e, t)), c = s.filter((t) => Qp(e, t)).map(a), l = s.filter((t) => !Qp(e, t)).map(({ field: e }) => e);
	return [
		...o,
		...c,
		...l.length > 0 ? [`and ${l.join(", ")}`] : []
	].join("; ");
}
function Gp(e, t, n = !1) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${Zp(e.kind)}: true; to take it out of the archive, declare ${Zp(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${Jp(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Yp(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : (e.cause && qp[e.cause]) ?? Kp[a], l = e.edited ? `: edited${Vp(e.edited)}` : "", u = `${c}${s || a === "held" ? "" : l}`;
	if (!t) return `${o} ${u}`;
	let d = n ? Infinity : em, f = $p(r, i, e.live);
	if (e.declared === void 0) return `${o} ${tm(f, d)} ${u} (not in the file)`;
	let [p, m] = nm($p(r, i, e.declared), f, d);
	return `${o} ${m} ${u}${s ? `, which has ${p}` : ` (in the file: ${p})`}`;
}
const Kp = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, qp = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Kp.held
};
function Jp(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${Et(t)}` : `owned by others (tag ${Et(t)})`;
}
function Yp(e, { field: t, part: n }) {
	return n !== void 0 && W(e, t).role === "text" ? om(n) : t;
}
function Xp(e, { field: t }) {
	return W(e, t).role === "identity";
}
function Zp(e) {
	return Pl(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function Qp(e, { field: t, after: n }) {
	let r = $p(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function $p(e, t, n) {
	return W(e, t).show(n);
}
const em = 60;
function tm(e, t = 60) {
	switch (e.as) {
		case "text": return Et(e.text, t);
		case "word": return b(e.word, t);
		case "set": return e.members.length > 0 ? am(e.members) : "(empty)";
		case "slots": return Object.entries(e.slots).map(([e, n]) => `${om(e)} ${Et(n, t)}`).join(", ");
	}
}
function nm(e, t, n = 60) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = ke(x(e.word), x(t.word), n);
		return [Ie(r, n), Ie(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [tm(e, n), tm(t, n)];
	let [r, i] = ke(x(e.text), x(t.text), n);
	return [Et(r, n), Et(i, n) + rm(e.text, t.text)];
}
function rm(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function im(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			om(e),
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
function am(e) {
	return e.map((e) => Ee(om(e))).join(", ");
}
function om(e) {
	return b(e, 60);
}
function sm({ sign: e, value: t, other: n, language: r }) {
	let i = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return i;
	let a = e === "-", [o, s] = a ? [t, n] : [n, t];
	(cm?.old !== o || cm.now !== s) && (cm = {
		old: o,
		now: s,
		parts: lm(o, s, r)
	});
	let c = cm.parts.filter(({ added: e, removed: t }) => !(a ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: a ? e.removed : e.added
	}));
	return c.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? i : c;
}
let cm;
function lm(e, t, n) {
	return Ep(dm(e, n), dm(t, n), { maxEditLength: 600 }) ?? [];
}
const um = new Map();
function dm(e, t = "") {
	let n = um.get(t) ?? new Intl.Segmenter(fm(t)?.toString(), { granularity: "word" });
	return um.set(t, n), e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(n.segment(e), ({ segment: e }) => e));
}
function fm(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/view/rows.ts
const pm = 1e3, mm = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function hm(e, t) {
	if (e.action === "destroy") {
		let { how: n, texts: r = [] } = e, i = t.isDrift ? `apply would ${n} it` : mm[n], a = r.map(({ part: e }) => e);
		return {
			...bm("-", e),
			words: i,
			isLoss: !0,
			lines: Hp(e, t),
			languages: a
		};
	}
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Il(n, e) ? e.part ?? [] : []), a = {
		...bm(vm(e), e),
		...Vu(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (r === "create" && !(t.full === !0 && t.texts)) {
		let r = t.texts ? Wp(e) : Up(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Ie(r, pm)
		};
	}
	let o = r === "create" || Kd(e), s = e.fields.filter((e) => !o || !Xp(n, e)).flatMap((e) => Pp(n, e, t));
	return {
		...a,
		...ym(e),
		...gm(e, t),
		lines: s
	};
}
function gm(e, { isDrift: t }) {
	return e.action !== "update" || !("seen" in e) ? {} : _m(e) ? { words: mm.archive } : t ? e.edited ? { words: `last changed${Vp(e.edited)}` } : {} : Kd(e) ? { words: tf(e.kind).renamed } : {};
}
function _m({ kind: e, fields: t }) {
	return t.some((t) => Gu(e, t));
}
function vm(e) {
	return e.action === "create" ? "+" : _m(e) ? "-" : Kd(e) ? "»" : "~";
}
function ym(e) {
	return e.action === "create" || e.renamed_from === void 0 ? {} : { from: b(e.renamed_from, 80) };
}
function bm(e, t) {
	return {
		sign: e,
		name: rf(t),
		...t.place && { place: t.place },
		lines: []
	};
}
function xm(e, { texts: t, full: n }) {
	let r = Ie(Gp(e, t, n === !0), n === !0 ? Infinity : pm), i = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...bm("!", e),
		words: r,
		...i
	};
}
function Sm(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = Yp(n, e), [d, f] = nm($p(n, r, i), $p(n, r, a)), p = o ? `, edited${Vp(o)}` : "", m = [
		...t ? [`${u} ${d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...bm(l ? "!" : " ", e),
		lines: m.map((e) => $d(" ", Ie(e, pm))),
		...l && { isLoss: !0 }
	};
}
function Cm({ fields: e, ...t }, { texts: n }) {
	let r = (e ?? []).map(({ before: e, ...r }) => {
		let i = n ? ` ${tm($p(t.kind, r.field, e))}` : "";
		return $d(" ", Ie(`${Yp(t.kind, r)}${i} is no longer declared`, pm));
	});
	return {
		...bm("-", t),
		isLoss: !0,
		lines: r
	};
}
function wm({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : b(e, 200));
	return {
		...bm("~", r),
		words: `${b(e, 80)}: ${i} → ${a}`
	};
}
function Tm({ name: e, before: t, after: n, loosens: r }) {
	let i = (e) => e === void 0 ? "not set" : x(e), [a, o] = ke(i(t), i(n), 200).map((e) => Ie(e, 200)), s = `${b(e, 80)}: ${a} → ${o}`;
	return r ? {
		sign: "!",
		name: `${s} (lets a run do more)`,
		lines: [],
		isLoss: !0
	} : {
		sign: " ",
		name: s,
		lines: []
	};
}
function Em({ variable: e, host: t, place: n }) {
	return {
		sign: "!",
		name: `sends \${${x(e)}} to ${x(t)}`,
		place: n,
		lines: [],
		isLoss: !0
	};
}
function Dm(e) {
	return {
		...bm(" ", e),
		words: `id ${b(String(e.id), 80)}`
	};
}
function Om(e) {
	return {
		sign: " ",
		name: x(e),
		lines: []
	};
}
function km(e, t) {
	return {
		sign: "!",
		name: t,
		lines: [],
		count: e
	};
}
// src/report/view/sections.ts
const Am = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", jm = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with texts that are overwritten in the project",
		meaning: Am
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other values that are overwritten in the project",
		meaning: Am
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
}, Mm = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, Nm = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": Mm,
	overwritten: Mm,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: Mm,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, Pm = "so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.", Fm = {
	Conflict: {
		open: "conflict",
		heading: "changed in the file and in the project, and not written",
		meaning: `The file and the project both changed the text, ${Pm}`
	},
	Undecided: {
		open: "undecided text",
		heading: "not written, because nothing tells which side changed",
		meaning: `Nothing tells which side changed the text, ${Pm}`
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
}, Im = {
	conflict: "Conflict",
	undecided: "Undecided",
	pull: "To pull"
};
function Lm({ reason: e }, t = !1) {
	return t && e === "archived" ? "Archived" : Im[e] ?? "Kept";
}
function Rm(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [], hide_texts: o } = e, s = {
		isDrift: t.command === "drift",
		texts: t.texts ?? o !== !0,
		full: t.full,
		keptElsewhere: t.keptElsewhere
	};
	return [
		Vm(t.full === "also" ? r.filter((e) => !md(e)) : r, t),
		Bm(i, t),
		...n ? Hm({
			...e,
			plan: n
		}, s) : [],
		$m(a, t)
	];
}
function zm({ problems: e, results: t = [] }, n = {}) {
	return [...Xf(e, n), ...ep(t, n)];
}
function Bm(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		fold: "never",
		action: "Not made",
		title: `${q(n.length, "change")} not made`,
		rows: ep(n, t)
	};
}
function Vm(e, t) {
	return {
		action: "Problem",
		title: Of(e),
		part: "problems",
		noun: "problem",
		fold: "never",
		rows: Xf(e, t)
	};
}
function Hm({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { isDrift: o } = n, s = (...e) => e.map((e) => qm(e, a.filter((t) => Lm(t, o) === e), n));
	return [
		...r ? [Gm(r.settings)] : [],
		...o ? [] : [Km((r ?? e).sends)],
		...s("Conflict", "Undecided"),
		...Wm(i, n),
		...s("Archived", "To pull", "Kept"),
		...r ? [Xm(r)] : [],
		...Zm(i, n),
		...r ? Qm(r, n) : []
	];
}
function Um(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Wm(e, t) {
	let n = t.isDrift ? Nm : jm;
	return [...new Set(Jd.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Yd(e)] === r);
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${J(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			fold: "many",
			rows: Um(i.map((e) => hm(e, t)))
		};
	});
}
function Gm(e) {
	return {
		action: "Setting",
		title: `${q(e.length, "setting")} changed`,
		part: "plan",
		noun: "setting",
		fold: "many",
		rows: Um(e.map(Tm))
	};
}
function Km(e = []) {
	return {
		part: "plan",
		action: "Secret",
		noun: "host",
		fold: "never",
		rows: e.map(Em)
	};
}
function qm(e, t, n) {
	let { keptElsewhere: r } = n, { heading: i, meaning: a, open: o } = Fm[e], s = !o && r !== void 0 && t.length > 20, c = (s ? Ym(t) : t).map((t) => {
		let r = xm(t, n);
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
		title: o ? `${q(t.length, o)}: ${i}` : `${J(t.length)} ${i}`,
		rows: s ? Jm(c, 19, r) : c
	};
}
function Jm(e, t, n) {
	let r = e.length - t;
	return r > 0 ? [...e.slice(0, t), km(r, `and ${J(r)} more, which ${n}`)] : e;
}
function Ym(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Xm({ no_longer_declared: e, kinds_no_longer_declared: t }) {
	let n = [...Nl().filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Om(`all ${e.many}: no manifest declares any`)), ...e.map(Dm)];
	return {
		action: "No longer managed",
		title: `${J(n.length)} no longer managed, and unchanged in the project`,
		part: "plan",
		noun: "name",
		fold: "many",
		rows: n
	};
}
function Zm(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, words: r, ...i } = hm(e, {
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
		title: `All values in full: ${q(n.length, "change")}`,
		noun: "item",
		fold: "always",
		rows: n
	}];
}
function Qm({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change",
		fold: "always"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${q(e.length, "change")}`,
		rows: Um(e.map((e) => hm(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${q(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = hm(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function $m(e, { maxUnmanaged: t = e.length, keptElsewhere: n }) {
	let r = e.map(Dm).toSorted((e, t) => e.name < t.name ? -1 : Number(e.name > t.name));
	return {
		action: "Unmanaged",
		title: `Unmanaged: ${J(e.length)}`,
		part: "unmanaged",
		noun: "name",
		fold: "always",
		rows: Jm(r, t, n ?? "the job summary of the workflow lists")
	};
}
function eh(e, t) {
	let { changes: n, no_longer_declared: r, rematched: i, changed_defaults: a, settings: o } = e, s = (e) => e.map((e) => Cm(e, t));
	return [
		Gm(o),
		ih("no longer declared: the project keeps them, unless prune is on", s(r.filter(({ fields: e }) => !e))),
		ih("with fewer fields: the project keeps their values", s(r.filter(({ fields: e }) => e))),
		...nh(n, t),
		ih("with another id or former name", i.map(wm)),
		ih("with other values in on_create", a.map(Om)),
		...Zm(n, t)
	];
}
function th({ comparison: e, kept: t }, n) {
	let { changes: r, no_longer_declared: i } = e, a = t.map((e) => Sm(e, n));
	return [
		ih("in conflict: the manifest keeps its text", a.filter(({ isLoss: e }) => e)),
		ih("no longer declared", i.map((e) => Cm(e, n))),
		...nh(r, n),
		ih("different, and kept", a.filter(({ isLoss: e }) => !e)),
		...Zm(r, n)
	];
}
function nh(e, t) {
	return rh.map(({ words: n, isOf: r }) => ih(n, Um(e.filter(r).map((e) => hm(e, t)))));
}
const rh = [
	{
		words: "changed",
		isOf: (e) => e.action === "update" && !Kd(e)
	},
	{
		words: "renamed",
		isOf: Kd
	},
	{
		words: "new",
		isOf: ({ action: e }) => e === "create"
	}
];
function ih(e, t) {
	return {
		part: "plan",
		title: `${J(t.length)} ${e}`,
		noun: "entry",
		fold: "many",
		rows: t
	};
}
// src/report/view/reportView.ts
function ah(e, t) {
	let n = oh(Ll(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => sh(e, n, s, t)), ...o.map((e) => lh(e, t))];
	return {
		title: Pf(n),
		heading: G`${Ff(n)}${i.length > 1 ? G` · ${q(i.length, "project")}` : []}`,
		state: Md(n) ? "failed" : Td(n) ? "clean" : "open",
		isUntouched: Dd(n),
		lead: mh(n, t),
		stopped: wf(e),
		verdict: hh(n, t),
		result: Ef(n),
		comparison: a ? Bf(a) : [],
		problems: Vm(r, t),
		parts: c,
		next: bh(n, t),
		legend: Sh(n, c)
	};
}
function oh(e) {
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
function sh(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: ch(e),
		heading: G`${K(i ?? a, 80)}${o ? G` · ${K(o.project.name, 80)}` : []}`,
		result: uh(e, t),
		facts: fh(e, t, n),
		sections: Rm(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(se)
	};
}
function ch({ name: e, id: t, plan: n }) {
	return b(e ?? n?.project.name ?? t, 200);
}
function lh(e, t) {
	let { name: n = "", hide_texts: r } = e;
	return {
		name: b(n, 200),
		heading: K(n, 80),
		result: Vf([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: eh(e, {
			texts: r !== !0,
			full: t.full
		})
	};
}
function uh(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${Sf([e])}.`;
	if (n) return t === "plan" ? dh(jf(Ed(e))) : t === "drift" ? gf([e]) : ff(n, i);
}
function dh(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function fh(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = Jf(r), l = hd(e), u = c === void 0 ? [] : [{
		is: "link",
		words: G`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift" ? pf(i.project, Ed(e)) : void 0;
	return [
		G`Project ${i && !n ? G`${K(i.project.name, 80)} · ` : []}${K(r, 200)}${c === void 0 ? [] : G` · ${u}`}`,
		...i?.filter ? [Wf(i.filter)] : [],
		...a?.is === "not compared" ? [ph(a.why)] : [],
		...d ? [d] : [],
		...s === void 0 ? [] : [G`The backup is in ${K(s)}.`],
		...l === void 0 ? [] : [G`${kf(void 0)}: ${K(l, 800)}`]
	];
}
function ph(e) {
	return G`${Zd(G`All differences that apply would change are shown, not only those of this pull request.`)} Lokaform could not find out which are from this pull request: ${K(e)}.`;
}
function mh(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = sf(r) || "no manifest", s = a ? G`the ${r.length === 1 ? "manifest" : "manifests"} ${K(o)}` : G`${o}`;
	if (t === "assignee") return G`The live Lokalise project is different from ${s}:`;
	if (t === void 0) return G`From ${s}`;
	let c = i.some(({ plan: e }) => e), l = i.every((e) => Ed(e).length === 0);
	return Dd(e) || c && l ? G`The live Lokalise project was compared with ${s}.` : !c && r.length === 0 ? G`No plan could be made for this pull request:` : c ? n === void 0 ? G`If you merge this pull request, the live Lokalise project changes like this (from ${s}):` : G`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${s}):` : G`No plan could be made for this pull request (from ${s}):`;
}
function hh(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? _h(e, t) : [gh(e, Ef(e))];
}
function gh(e, t) {
	let n = Zd(G`${t}`), r = e.projects.some(({ results: e }) => e);
	return Md(e) ? {
		mark: "bad",
		words: n
	} : Td(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function _h(e, { isPullRequest: t }) {
	if (!Md(e)) return Dd(e) ? [{
		mark: "good",
		words: Zd(G`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = gd(e), r = n.filter(md), i = n.filter((e) => e.severity === "error" && !md(e)), a = xh(e) && e.projects.every((e) => Ed(e).length === 0);
	return [
		...i.length > 0 ? [gh(e, `${Of(i)}. ${yh(i)}`)] : [],
		...r.length > 0 ? [gh(e, vh(r))] : [],
		...a ? [{ words: G`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function vh(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${J(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${q(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function yh(e) {
	return e.some(({ scope: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function bh(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(Ed);
	if (r !== "plan" || a.length === 0 || Nd(e)) return;
	let o = G`${Zd(G`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? G`${o} When this pull request is merged, the next apply makes these changes in the project.${xh(e) ? G` The changes that are already pending are made as well.` : []}` : G`${o} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${K(n, 200)}. It writes only from the default branch, and from the branches in the input ${K("apply-from")}.` : G`${o} The next apply makes these changes in the project.`;
}
function xh({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Sh(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...xh(e) ? [G`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [G`${Ef(e)}`] : [],
			G`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => G`${Zd(G`${e}`)}: ${t}`)
	};
}
function Ch(e, t) {
	return {
		title: `Lokaform ${t === "drift" || t === "restore" ? t : "plan"} · project ${of(e)} · ${sf(e.manifests)}`,
		page: Jf(e.id),
		file: t === "restore" && e.manifests.length === 1 ? e.manifests[0] : void 0
	};
}
function wh(e) {
	let { command: t, projects: n } = e, r = ({ name: e }) => e === void 0 ? "" : ` of ${x(e)}`, i = t === "apply" || t === "restore", a = n.some(({ plan: e }) => e) ? n.length > 1 || i : i || !e.stopped;
	return {
		isRed: Md(e),
		stopped: wf(e),
		backups: n.flatMap((e) => e.backup === void 0 ? [] : [`The backup${r(e)} is in ${x(e.backup)}.`]),
		restores: n.flatMap((e) => {
			let t = hd(e);
			return t === void 0 ? [] : [`${kf(e.name)}: ${x(t)}`];
		}),
		result: a ? Ef(e) : void 0
	};
}
function Th(e, t, n) {
	let r = Ll(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Xf(i, o), ...a.flatMap((e) => zm(e, o))], c = !Md(r), [l] = a, u = a.length === 1 && l?.name !== void 0 ? G` · ${K(l.name, 80)}` : [], d = _d(r).some(({ outcome: e }) => e.state === "done") ? G`❌ Not everything was applied${u}` : G`❌ Nothing was applied${u}`;
	return {
		isDone: c,
		heading: c ? G`✅ Applied${u}` : d,
		lead: Eh(r, t, c),
		projects: Dh(r),
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Eh({ projects: e }, t, n) {
	let { url: r, commit: i, now: a, pullRequests: o } = t, s = (e) => r === "" ? e : [{
		is: "link",
		words: e,
		address: r
	}], c = n ? G`Applied by ${s(G`this run`)}` : s(G`This run`), l = e.some(({ results: e }) => e), u = l ? G`: ${`${Sf(e)}.`}` : G` wrote nothing.`, d = `The figures are for ${q(o, "merged pull request")} together.`;
	return [
		G`${c} at commit ${K(i.slice(0, 7))} on ${lf(a)}${u}`,
		...l && o > 1 ? [G`${d}`] : [],
		...n ? [] : [G`Each later run updates this comment, until everything is applied.`]
	];
}
function Dh(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => Md({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? Sf([e]) : "not applied";
		return G`${K(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, G`${`… and ${q(i, "more project")}`}`] : r;
}
// src/report/text/progressText.ts
function Oh(e, t, n = Infinity, r) {
	let i = e.count && jh(e.count), a = r && r.until > t ? `${Mh(r.until - t)}: ${x(r.reason)}` : "", o = (e) => `${e}${i ? `: ${i}` : ""}${a === "" ? "" : ` · waiting ${a}`}`, s = Ah({
		...e,
		project: void 0
	}), c = a === "" ? i ?? s : `Waiting ${a}`;
	return [
		o(Ah(e)),
		o(s),
		c
	].find((e) => Pt(e) <= n) ?? c.slice(0, n);
}
const kh = {
	reading: ["Reading manifests"],
	observing: ["Reading the project", "Reading"],
	planning: ["Planning", "Planning"],
	writing: ["Writing manifests"],
	applying: ["Applying", "Applying to"],
	verifying: ["Verifying", "Verifying"]
};
function Ah({ phase: e, project: t }) {
	let [n, r] = kh[e];
	return t === void 0 || !r ? n : `${r} project ${Et(t, 40)}`;
}
function jh({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? q(e, n) : void 0 : `${J(e)} of ${q(t, n)}`;
}
function Mh(e) {
	let t = Math.round(e / 1e3);
	return t < 60 ? `${t} s` : `${Math.floor(t / 60)} min ${t % 60} s`;
}
function Nh({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${x(t)} → ${n ?? "no response"} in ${Math.round(r)} ms${a}`;
}
function Ph(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${x(r)} is sent again: ${a}.`]);
	};
}
function Fh(e, { paint: t, width: n, ...r }) {
	let { plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = r;
	if (!i) return [];
	let l = s === "drift", { title: u, page: d, file: f } = Ch(e, s), p = Kh(Rm(e, {
		...r,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0
	}).filter(({ part: e }) => e !== "problems" && e !== "failed"), {
		paint: t,
		width: n,
		file: f
	}), m = (e) => `  ${t(Gh["!"], Qd(e))}`, h = [
		t("strong", u),
		...d === void 0 ? [] : [`  ${t("dim", d)}`],
		...i.filter ? [m(Wf(i.filter))] : []
	], g = l ? void 0 : pf(i.project, i.changes), _ = l ? gf([e]) : ff(i, a, o?.length, s === "restore" ? "Restore" : "Apply"), ee = [
		...p.length > 0 ? [""] : [],
		...g ? [m(g)] : [],
		t("strong", _)
	];
	return [
		...ht(h, n),
		...p,
		...ht(ee, n)
	].map(ue);
}
function Ih(e, { paint: t }) {
	let { comparison: n, parts: r } = ah({
		...e,
		projects: []
	}, {}), [i, ...a] = n.map((e) => t("strong", Qd(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Qd(e))] : [], ...Kh(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(ue);
}
function Lh(e, t) {
	return Xf(e).map((e) => Rh(e, t));
}
function Rh({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? x(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return ue(u.join(": "));
}
function zh({ problems: e, projects: t }, n) {
	let r = t.flatMap((e) => {
		let { bugs: r = [] } = e, i = [...r.map(se), ...zm(e).map((e) => Rh(e, n))];
		return [...t.length > 1 && i.length > 0 ? [n("strong", `Project ${of(e)}`)] : [], ...i];
	});
	return [...Lh(e, n), ...r.map(ue)];
}
function Bh(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = wh(e), c = [
		...i ? [t("bad", Qd(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...ht(c, n), ...o].map(ue);
}
function Vh({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${x(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${x(n(e))}. To apply it: lokaform apply --plan ${uf(x(n(e)))}`), r.map(ue);
}
function Hh(e, { paint: t, width: n, isDryRun: r, texts: i, full: a }) {
	let { name: o, files: s, kept: c } = e, l = Kh(th(e, {
		texts: i,
		full: a
	}), {
		paint: t,
		width: n
	}), u = r ? "Would write" : "Wrote", d = s.length === 0 ? `Pull from ${x(o)}: the manifests stay as they are${Uh(c.length)}.` : `Pull from ${x(o)}: ${Hf([e])}.`, f = ht([t("strong", `From ${x(o)} into the manifests:`)], n);
	return [
		...l.length > 0 ? [
			...f,
			...l,
			""
		] : [],
		...s.map((e) => `${u} ${x(e)}`),
		...ht([t("strong", d)], n)
	].map(ue);
}
function Uh(e) {
	return e === 0 ? "" : `, and ${q(e, "value")} of the project ${e === 1 ? "differs" : "differ"}`;
}
function Wh(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = x(e);
		return Mp(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => ue(e.split("	").map(x).join("	")));
	});
}
const Gh = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function Kh(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : ht([n("strong", e)], r),
		...qh(i, t)
	]);
}
function qh(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...Jh(e, r)
	})), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = {
		labels: Qh(i.map(({ label: e }) => e), a),
		places: Qh(i.map(({ at: e }) => e), 24)
	};
	return i.flatMap((e) => Yh(e, o, {
		paint: t,
		width: n
	}));
}
function Jh({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${Ee(t)}`;
	return {
		label: Ee(e) + i,
		at: n ? Ee(af({ place: n }, r)) : ""
	};
}
function Yh(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "", lines: s } = e, c = r ?? Infinity, l = (e) => Ze(" ".repeat(6) + e, c, 8), u = s.flatMap((e) => l(Xh(e, n))), d = t.places > 0 || a !== "" ? "  " : "", f = `${Zh(e, n)}${Ct(i, t.labels)}${d}${Ct(n("dim", a), t.places)}`, p = `${f}  ${o}`.trimEnd();
	return Pt(p) <= c ? [p, ...u] : [
		...Ze(f.trimEnd(), c, 6),
		...o === "" ? [] : l(o),
		...u
	];
}
function Xh(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : sm(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function Zh({ sign: e }, t) {
	return `  ${t(Gh[e], e)} `;
}
function Qh(e, t) {
	return e.map(Pt).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
// src/model/variables.ts
function $h(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function eg(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const tg = /\$\$\{|\$\{([^}]*)\}/g;
function ng(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(tg)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : rg(e[n]) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function rg(e) {
	return e === void 0 || e === "?" || e === "#";
}
function ig(e) {
	return [...new Set(ng(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function ag(e, t) {
	return ng(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function og(e, t) {
	let n = ng(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? sg(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? sg(t.slice(r), i) : r === t.length;
}
function sg(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function cg(e) {
	let [, t = "https", n = ""] = ug.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Y(e) {
	return e.replace(ug, (t, n) => `${n}://${cg(e)}`);
}
function lg(e, t) {
	return Y(e) === Y(t);
}
const ug = /^(https?):\/\/([^/?#]+)/i;
function dg(e) {
	return URL.canParse(e) ? `${new URL(e).origin}/…` : "…";
}
const fg = "LOKALISE_API_TOKEN", pg = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN)$)/i;
function mg(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = eg(r.values, e);
	if (!hg(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (pg.test(e) || vg(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = _g(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function hg(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function gg(e) {
	return pg.test(e);
}
function _g(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function vg(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = yg(t);
	return t.some((e) => [e, ...bg(e)].some((e) => n.some((t) => t.includes(e))));
}
function yg(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function bg(e) {
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
const xg = {
	changes: [],
	kept: [],
	issues: []
};
function Sg(e, t = []) {
	return {
		code: "unusable-response",
		message: `The service's response has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function Cg() {
	return (e) => {
		let { languages: t, ...r } = e, { name: i, value: a } = e, o = e.equal ?? n, s = e.inPlan ?? ((e) => a.parse(e));
		return {
			...r,
			diff(t, n, r) {
				let a = t[i] === void 0 ? e.undeclared?.(r, n) : t[i];
				if (a === void 0) return xg;
				let c = e.check?.(a, r);
				if (c) return {
					changes: [],
					kept: [],
					issues: [c]
				};
				let l = n === void 0 ? void 0 : e.live(n, r);
				if (n !== void 0 && l === void 0) return e.mayBeAbsent ? xg : {
					...xg,
					issues: [Sg(i)]
				};
				let u = e.desired ? e.desired(a, l, r) : s(a);
				return l === void 0 && e.unset !== void 0 && o(e.unset, u, r) ? xg : l === void 0 ? {
					changes: [{
						field: i,
						after: u
					}],
					kept: [],
					issues: []
				} : o(l, u, r) ? xg : {
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
			...t && { languages(e) {
				let n = e[i];
				return n === void 0 ? [] : t(n);
			} }
		};
	};
}
function wg(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Tg(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [u(Object.fromEntries(t))];
}
// src/model/digest.ts
function Eg(e, t) {
	return or("sha256").update(u([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const Dg = {
	kept: [],
	problems: []
};
function Og(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, kg(e, t, i)), c = n === void 0 ? void 0 : ot(e.tags(n), i.rules), l = (c === void 0 ? e.fields : []).flatMap((e) => {
		let t = e.diff(o, n, s);
		return t === xg ? [] : [{
			field: e,
			...t
		}];
	}), u = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && l.length === 0 && !u) return Dg;
	let d = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", f = wi(t.file, t.span, [d]), p = {
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
	}] : [], ...l].flatMap(({ field: n, issues: r }) => r.map(({ code: r, message: i, path: a }) => U(e, {
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
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : Eg(e.id(n), a);
		return {
			...Ng(i, t),
			...o !== void 0 && { seen: o }
		};
	})), ee = g === void 0 ? [] : _.filter((t) => Gu(e.name, t)), v = _.filter((e) => !ee.includes(e));
	if (n === void 0) return {
		change: {
			...p,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: v
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
		place: Ng(e, t).place
	}))), re = g !== void 0 && ee.length > 0 ? [{
		...p,
		id: te,
		reason: "protected",
		tag: g,
		place: f
	}] : [], ie = [
		...y,
		...re,
		...ne
	], ae = l.flatMap((e) => e.open ?? []), oe = jg(e, {
		...t,
		values: o
	}, v, ne);
	if (oe) return {
		kept: ie,
		skipped: p,
		problems: [oe],
		open: ae
	};
	let se = fd(e, n, v, i.project);
	if (se.length === 0) return {
		kept: ie,
		problems: h,
		open: ae
	};
	let ce = Mg(e, n, se), le = r === void 0 ? {} : { renamed_from: r }, ue = e.lastEdit(n), de = e.tags(n);
	return {
		change: {
			...p,
			place: Ag(f, se),
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
		problems: h,
		open: ae
	};
}
function kg({ fields: e }, t, { rules: n }) {
	return t.from && !e.some((e) => e.role === "text" && e.toPlan(t.values).length > 0) ? [] : [...new Set([...Rt(t), ...n.pull?.completes ?? []])];
}
function Ag(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function jg(e, t, n, r) {
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
function Mg(e, t, n) {
	return Eg(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Ng(e, { file: t, span: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: wi(t, n, r)
	};
}
// src/plan/declaredContents.ts
function Pg(e, t) {
	let n = e.fields.flatMap((e) => e.toPlan(t));
	return {
		fields: new Map(n.map((e) => [u([e.field, e.part ?? null]), e])),
		texts: new Set(n.map((e) => u([
			e.field,
			e.part ?? null,
			e.after
		])))
	};
}
function Fg({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Ig(i),
		isNew: n.get("new") === !0
	};
}
function Ig(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Ig) : [];
}
function Lg(e, { target: t, head: n }, i) {
	let a = new Map(), o = new Set(), s = (e, s = e) => {
		let c = t.filter((e) => !o.has(e)), l = [...r(c, s)], u = new Map(l.map(([e, t]) => [e, new Set(t)]));
		for (let t of n) {
			if (a.has(t)) continue;
			let n = zg(t, e(t).map((e) => Rg(u.get(e), o)).find((e) => e.length > 0) ?? [], i);
			n && (a.set(t, n), o.add(n));
		}
	}, c = (t) => Fg(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [u([...i(e)].sort())]), s((t) => [u(e.identity(t.values))]);
	let l = (t) => Ig(e.identity(t.values));
	return s((t) => [...(Fg(e, t).previously ?? []).toReversed(), ...l(t)], l), a;
}
function Rg(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function zg(e, t, n) {
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
function Bg(e, { file: t, span: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Ti(t, n, i ? [i.name, r] : []).path;
}
function Vg(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Hg = new WeakMap();
function Ug(e, t, n) {
	let r = Hg.get(t) ?? new Map();
	Hg.set(t, r);
	let i = u([e.name, n?.name ?? null]), a = r.get(i) ?? Gg(e, n ? Wg(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Wg(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Gg(e, t) {
	let n = r(t, (t) => Kg(e, t).own), i = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: r } = Jg(e, t), a = i([...n, ...r]);
			return a.length < 2 ? a[0] : Lg(e, {
				target: a,
				head: [t]
			}, (t) => Pg(e, t.values).texts).get(t);
		},
		namesakes: (t) => i(Jg(e, t).own).filter((e) => e !== t)
	};
}
function Kg(e, t) {
	let { id: n, previously: r = [] } = Fg(e, t), i = Ig(e.identity(t.values)).map(Yg);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Yg)
	};
}
const qg = new WeakMap();
function Jg(e, t) {
	let n = qg.get(e) ?? new WeakMap();
	qg.set(e, n);
	let r = n.get(t) ?? Kg(e, t);
	return n.set(t, r), r;
}
function Yg(e) {
	return `name ${e}`;
}
// src/plan/compareDeclarations.ts
function Xg(e, t, n) {
	let r = [], i = [], a = [], s = new Set();
	for (let c of e) {
		let e = {
			head: t.entries[c.plural] ?? [],
			target: n.entries[c.plural] ?? []
		}, l = [...e.head, ...e.target], u = new Map(l.map((e) => [e, Pg(c, e.values)])), d = (e) => u.get(e) ?? Pg(c, e.values), f = Lg(c, e, (e) => d(e).texts), p = new Set(f.values());
		for (let t of e.target) p.has(t) || i.push(Zg(c, t));
		for (let [t, n] of e.head.entries()) {
			let e = f.get(n), l = `${c.name}:${t + 1}`;
			if (!e) {
				r.push(Qg(c, n, l));
				continue;
			}
			let u = $g(c, n, e, l, d);
			u && r.push(u);
			let p = d(n).fields, m = [...d(e).fields].flatMap(([e, { after: t, ...n }]) => p.has(e) ? [] : [{
				...n,
				before: t
			}]);
			m.length > 0 && i.push({
				...Zg(c, n),
				fields: m
			}), o(a, e_(c, n, e, u?.renamed_from !== void 0)), t_(c, n) !== t_(c, e) && s.add(n.file.path);
		}
	}
	return {
		changes: r,
		no_longer_declared: i,
		rematched: a,
		changed_defaults: [...s]
	};
}
function Zg(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = wi(t.file, t.span, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function Qg(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.toPlan(r)).filter(({ after: e }) => !qu(e)).map((e) => Ng(e, t));
	return {
		...Zg(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function $g(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && u(r) === u(n.after) ? [] : [Ng({
			...n,
			...r !== void 0 && { before: r }
		}, t)];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, d] = [e.label(t.values), e.label(n.values)], f = Zg(e, t);
	return {
		...f,
		place: Ag(f.place, o),
		ref: r,
		action: "update",
		identity: s,
		...u(s) !== u(c) && d !== l && { renamed_from: d },
		fields: o
	};
}
function e_(e, t, n, r) {
	let [i, a] = [Fg(e, t), Fg(e, n)];
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
		...Zg(e, t),
		...n
	}));
}
function t_(e, { onCreate: t }) {
	return u([...Pg(e, t).texts]);
}
// src/plan/comparePlans.ts
function n_(e, t) {
	let n = r_(t.plan, c_), r = u_([e.plan, t.plan]), i = r_(e.plan, r), a = a_(e.plan), o = new Set(t.plan.kept.map(f_)), s = new Set(m_(t).map(h_)), c = new Set((t.plan.sends ?? []).map(p_)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: i_(e.plan, c_, (e, t) => !n(e, t)),
		pending: i_(e.plan, c_, n),
		resolved: i_({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(f_(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(p_(e))),
		no_longer_declared: e.unmanaged.filter((e) => l.has(Pl(e.kind).plural) && !s.has(h_(e)))
	};
}
function r_({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => u([s_(e), t]))));
	return (e, t) => n.has(u([e, t]));
}
function i_({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = s_(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [o_(e, a)];
	});
}
function a_({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(h_)), r = new Set(t.map(({ kind: e, label: t }) => u([e, t])));
	return (e) => r.has(u([e.kind, e.label])) || e.action === "destroy" && n.has(h_(e));
}
function o_(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => W(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function s_(e) {
	return e.action === "create" ? u([
		e.kind,
		"new",
		e.identity
	]) : u([e.kind, String(e.id)]);
}
function c_(e) {
	return e.action === "update" ? e.fields.map(l_) : e.action === "destroy" ? [u(["destroy", e.how])] : [u(["create", ...e.fields.map(l_).toSorted()])];
}
function l_({ field: e, part: t, after: n }) {
	return u([
		e,
		t ?? null,
		n
	]);
}
function u_(e) {
	let t = new Set(e.flatMap(d_));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => u([e, t ?? null])) : t.has(s_(e)) ? c_(e) : [e.action];
}
function d_({ changes: e }) {
	return [...s(e, s_)].flatMap(([e, { length: t }]) => t > 1 ? e : []);
}
function f_(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return u([
		t,
		String(n),
		r,
		...i
	]);
}
function p_({ variable: e, host: t }) {
	return u([e, t]);
}
function m_({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function h_({ kind: e, id: t }) {
	return u([e, String(t)]);
}
// src/settings/changedSettings.ts
function g_(e) {
	return new Map($e.flatMap((t) => {
		let n = t === ne ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function __(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || y_(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function v_(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => y_(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.tokenEnv === r);
}
function y_(e, t) {
	return e !== "" && qf(e).toLowerCase() === qf(t).toLowerCase();
}
function b_(e) {
	let t = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${e}.`;
	return C("not-read", t, { severity: "notice" });
}
function x_(e, t) {
	let n = $e.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return u(r ?? null) === u(i ?? null) ? [] : [{
			name: Ue(n),
			...r !== void 0 && { before: S_(r) },
			...i !== void 0 && { after: S_(i) },
			loosens: n.loosens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ loosens: e }) => e), ...n.filter(({ loosens: e }) => !e)];
}
function S_(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/filePart.ts
function C_(e, t, n = []) {
	let r = n.length > 0 ? "entry" : "top", i = $e.filter(({ file: e }) => e === r || e === "both"), a = i.filter(({ parent: e }) => e === void 0), o = [...new Set(i.flatMap(({ parent: e }) => e ?? []))], s = n.length > 0 ? "an entry of projects" : "lokaform.yaml", c = A_(e, t, {
		members: [...a.map(E_), ...o.map(D_)],
		thing: s,
		within: n
	}), l = (r) => {
		let a = w_(t, r);
		if (!N_(a.value)) return O_;
		let o = [...n, r];
		return A_(e, a, {
			members: i.filter(({ parent: e }) => e === r),
			thing: o.join("."),
			within: o,
			group: r
		});
	}, u = new Map(o.map((e) => [e, l(e)])), d = new Map(a.map((n) => [n, k_(e, w_(t, n.name), n)])), f = ({ parent: e }) => e === void 0 ? c : u.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => M(m, t.span, [...p(e), ...n]),
			namePlace: (e, ...n) => wi(m, t.span, [...p(e), ...n])
		},
		problems: [...[c, ...u.values()].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function w_({ value: e, span: t }, n) {
	return {
		value: N_(e) ? e[n] : void 0,
		span: t.members?.get(n) ?? t
	};
}
const T_ = ln(E(), Qt());
function E_(e) {
	return e.entries ? {
		...e,
		schema: D(Qt()).refine(...Se)
	} : e;
}
function D_(e) {
	let t = $e.filter(({ parent: t }) => t === e).map((e) => `${e.name}: ${e.example}`).join(", ");
	return {
		name: e,
		schema: T_,
		expects: `a mapping such as { ${t} }`
	};
}
const O_ = {
	values: {},
	broken: new Set(),
	problems: []
};
function k_(e, t, { entries: n }) {
	return n && Array.isArray(t.value) ? Ic(e, t, n).problems : [];
}
function A_({ file: e, textAt: t }, { value: n, span: r }, { members: i, thing: a, within: o, group: s }) {
	let c = new Map(Object.keys(N_(n) ? n : {}).flatMap((t) => {
		let n = wi(e, r, [t]), i = xt("setting", Ue({
			parent: s,
			name: t
		}), { place: n });
		return i ? [[t, i]] : [];
	})), l = N_(n) ? Object.fromEntries(Object.entries(n).filter(([e]) => !c.has(e))) : n ?? {}, u = j_(i).safeParse(l), d = u.success ? [] : u.error.issues, f = new Set(d.flatMap(M_)), p = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), m = N_(l) ? Object.entries(l).filter(([e]) => !f.has(e)) : [];
	return {
		values: Object.fromEntries(m),
		broken: f,
		problems: [...c.values(), ...Kc(d, {
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
function j_(e) {
	return sn(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function M_(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function N_(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/configFile.ts
function P_(e, t) {
	return A(t.working, T(Ht, e) ?? Ht.default);
}
async function F_(e, t) {
	let n = P_(e, t), r = T(Ht, e) === void 0 || t.commit && !await ir(n, t), i = r ? P_({}, t) : n;
	if (r && !await ir(i, t)) return { problems: [] };
	let a = j(i, t), o;
	try {
		o = Qn(await Zn(i, t));
	} catch (e) {
		if (e instanceof cr) throw e;
		return { problems: [C("not-read", `The settings in ${a} cannot be read: ${nr(e)}`)] };
	}
	let s = mc(a, o, { most: hc });
	if (s.problems.some(({ code: e }) => e === "yaml")) return { problems: s.problems };
	let { config: c, problems: l } = R_(s, k(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(I_)
	};
}
function I_({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const L_ = 1e3;
function R_(e, t) {
	let n = {
		value: e.value,
		span: e.span
	}, r = C_(e, n), i = z_(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: Ve([...r.problems, ...i?.problems ?? []])
	};
}
function z_(e, t, n) {
	let r = n.get(ne);
	if (r === void 0) return;
	let i = [], a = (e, t) => i.push(C("bad-setting", e, { place: t }));
	n.get(S) !== void 0 && a("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(S));
	let s = new Map(), c = Object.keys(r);
	if (c.length > L_) return a(`The setting projects has ${c.length.toLocaleString("en-US")} entries. Use at most ${L_.toLocaleString("en-US")}, and move the others into another file.`, n.namePlace(ne)), {
		entries: s,
		problems: i
	};
	let l = w_(t, ne.name);
	c.length === 0 && a("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(ne));
	let u = new Map();
	for (let t of c) {
		let n = wi(e.file, l.span, [t]);
		B_(t) || a(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: c } = C_(e, w_(l, t), [ne.name, t]);
		o(i, c), s.set(t, r);
		let d = r.get(S), f = u.get(d ?? "");
		d === void 0 ? r.isBroken(S) || a(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? u.set(d, t) : a(`The entries "${t}" and "${f}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(S));
	}
	return {
		entries: s,
		problems: i
	};
}
function B_(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/rules.ts
function V_(e, t) {
	let n = X(Je, t), r = U_(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? T(i, t.raw) : X(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = X(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: X(te, t),
		writers: X(Ne, t),
		overwrite: X(Ae, t),
		accept: X(Zt, t),
		pull: void 0,
		filter: n,
		owner: X(de, t),
		prune: Object.fromEntries(i),
		pruneBy: X(Gt, t),
		onProblem: X(Jt, t),
		protectedTags: X(Oe, t),
		limits: Object.fromEntries(a),
		allowRemovals: X(Qe, t),
		allowWrongProject: X(rt, t)
	};
	return {
		rules: o,
		problems: e.flatMap((e) => G_(e, o, t))
	};
}
function H_(e) {
	let { value: t = {}, part: n } = J_(te, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(te, e)]));
}
function U_(e) {
	return De.some((t) => T(t, e) !== void 0);
}
function W_(e, t) {
	let n = (T(Je, e) ?? []).length > 0;
	if (!n && (!U_(e) || T(Ke, e) !== void 0)) return [];
	let r = t ? [t.top, ...t.projects?.values() ?? []] : [];
	if (Me.flatMap((t) => [T(t, e), ...r.map((e) => e.get(t))]).every((e = "off") => e === "off")) return [];
	let i = De.map((e) => `--${Vt(e)}`).join(" or "), a = `Prune is off in this run, because ${n ? "--filter chooses only some of the keys. To remove keys, run without --filter." : `${i} may cover only some of the manifests. To prune anyway, add --${Vt(Ke)}.`}`;
	return [C("bad-setting", a, { severity: "notice" })];
}
function G_(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Ue(a), { place: s } = J_(a, n) ?? {}, c = (e) => C("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = fl(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(de) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && dl(e, t) === void 0 && !l(Gt) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
const K_ = [{
	row: et,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: Bt,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function q_(e) {
	return T(Je, e) === void 0 ? [] : K_.filter(({ row: t }) => ![void 0, !1].includes(T(t, e))).map(({ row: e, why: t }) => {
		let n = `--filter cannot be used with --${Vt(e)}: ${t}. Remove one of them.`;
		return C("bad-setting", n);
	});
}
function J_(e, { raw: t, environment: n, parts: r }) {
	let i = T(e, t);
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
	return J_(e, t)?.value;
}
// src/settings/token.ts
async function Y_(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [C("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Ln(A(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${nr(e)}`);
	}
}
const X_ = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;
function Z_(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => eg(t, e.get(ae) ?? "")).filter((e) => e !== void 0 && _g(e) === void 0), i = [
		n,
		t[fg],
		eg(t, "INPUT_TOKEN"),
		...r,
		...Q_(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function Q_(e) {
	return Object.entries(e).flatMap(([e, t]) => X_.test(e) && t || []);
}
const $_ = C("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function ev(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a = {
	name: void 0,
	id: ""
} }) {
	let o = e?.get(ae);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [$_] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [C(n, t, { place: e.place(ae) })] : []
	});
	if (!tv(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !v_(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = eg(t.values, o) || void 0;
	if (c === void 0) return s(`The environment has no ${o}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`, "no-token");
	let l = _g(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function tv(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : gg(e) || vg(eg(t, e) ?? "", Q_(t)) ? !1 : !n || n.includes(e);
}
// src/settings/project.ts
function nv(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = c ? pv(d[0], n) : dv, m = {
		name: e,
		id: p.id ?? ""
	}, h = ev(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: m
	}), g = V_(n.kinds, f), _ = !(l && d.some((e) => e.isBroken(Te))) && X(Te, f), ee = ig(d[0]?.get(S) ?? "").length > 0;
	return {
		settings: {
			...m,
			chosen: T(S, r) === void 0 && ee ? p.id : void 0,
			secrets: p.secrets,
			token: h.token,
			manifests: iv(f, n),
			rules: g.rules,
			checks: rv(f),
			inFile: g_(d),
			pulledLanguages: J_(y, f),
			languagePlaces: H_(f),
			useAutomations: X(St, f),
			concurrency: X(me, f),
			rate: X(bt, f),
			showTexts: _ && __(u, m)
		},
		problems: [
			...p.problems,
			...h.problems,
			...g.problems
		]
	};
}
function rv(e) {
	let t = Lt.map(({ name: t, row: n }) => [t, X(n, e)]);
	return Object.fromEntries(t);
}
function iv({ raw: e, parts: t }, { kinds: n, config: r, working: i }) {
	let a = r?.folder ?? i, o = {};
	for (let n of De) {
		let r = T(n, e);
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
	let s = av(t, a);
	return s && {
		kinds: n,
		globs: o,
		texts: s,
		folder: a
	};
}
function av(e, t) {
	if (e.some((e) => e.isBroken(ye))) return;
	let n = e.find((e) => e.get(ye) !== void 0), r = n?.get(ye)?.map((e, r) => {
		let { files: i, language: a, languages: o, platform: s, platforms: c, tags: l } = e;
		return {
			files: i,
			folder: t,
			place: n.place(ye, r, "files"),
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
		...ov(e, r)
	}));
}
function ov(e, t) {
	if (e.language === void 0 || ge(e.files)) return {};
	let [n, r] = t.filter(({ files: t, keyName: n, platform: r }) => ge(t) && Tn(t) === Tn(e.files) && n === e.keyName && r === e.platform);
	return n?.languages && !r ? { others: n.languages } : {};
}
const sv = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, cv = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, lv = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, uv = {
	where: "the setting project",
	instead: "write the id itself"
}, dv = {
	secrets: [],
	problems: []
};
function fv(e, t, n = "bad-setting") {
	return {
		secrets: [],
		problems: [C(n, e, { ...t && { place: t } })]
	};
}
function pv(e, t) {
	let n = mv(e, t), { id: r } = n, i = T(vt, t.raw);
	if (r === void 0 || !i || i.some((e) => e === r || e === qf(r))) return n;
	let a = T(S, t.raw) !== void 0, o = a || e?.get(S) === void 0 ? void 0 : e.place(S), s = a ? "--project (in the action: project)" : o ? "lokaform.yaml" : "the backup";
	return {
		...fv(`The project ${n.secrets[0]?.shown ?? `of ${s}`} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct its id, or add it to the list.`, o, "project-not-allowed"),
		secrets: n.secrets
	};
}
function mv(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = T(S, t);
	if (a !== void 0) return gv(a);
	let o = e?.get(S);
	return e && o !== void 0 ? hv(o, n, e.place(S)) : e?.isBroken(S) || r?.projects ? dv : i === void 0 ? fv("The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.", void 0, "no-project") : ig(i).length > 0 ? hv(i, n, void 0) : {
		...dv,
		id: i
	};
}
function hv(e, t, n) {
	if (ig(e).length === 0) return _v(e, `"${e}"`, n);
	let [, r, i = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(e) ?? [];
	if (r === void 0) return fv("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n);
	let a = `\${${r}}`, o = mg(r, uv, t);
	if ("message" in o) return fv(o.message, n, o.code);
	let { value: s } = o;
	if (!lv.test(s)) return fv(`The value of ${a} ${vv}`, n);
	let c = _v(s + i, `${a}${i}, with the value of ${a},`, n), l = [s, qf(s)].map((e) => ({
		value: e,
		shown: a
	}));
	return c.id === void 0 ? c : {
		...c,
		secrets: l
	};
}
function gv(e, t = "project") {
	let [n, r] = cv.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? _v(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? fv(`${i} is the URL of a branch. Give the id with :branch after it.`) : _v(r.replace(/%3a/i, ":"), i);
}
function _v(e, t, n) {
	return sv.test(e) ? {
		...dv,
		id: e
	} : fv(`${t} ${vv}`, n);
}
const vv = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function yv(e, t, n) {
	let r = (e) => C("bad-setting", e), i = T(Kt, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [C("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = jt(e, a) || ` There are ${a.join(", ")}.`;
		return [C("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(S) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, l = [S, ...De];
	if (c.length > 1) for (let t of l) T(t, e) !== void 0 && o.push(r(`The option --${Vt(t)} (in the action: ${Vt(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/resolve.ts
const bv = new AbortController().signal;
async function xv(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = bv }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: d, problems: f } = await F_(t, n), p = await Y_(T(re, t), l), m = o ?? p.token ?? (r.LOKALISE_API_TOKEN || void 0), h = Z_(d, r, m), g = {
		values: r,
		tokens: h,
		allowed: T(lt, t)
	}, _ = {
		raw: t,
		environment: r,
		parts: d ? [d.top] : []
	}, ee = X(Be, _), v = yv(t, d, a), te = e !== "validate" && !ee, y = {
		kinds: Nl(),
		raw: v.names.length > 1 ? {
			...t,
			[Vt(S)]: []
		} : t,
		environment: r,
		config: d,
		usable: g,
		runToken: m,
		online: te,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l
	}, ne = d === void 0 && f.length > 0, ie = (e) => nv(e, e === void 0 ? void 0 : d?.projects?.get(e), y), ae = ne ? [] : v.names.map(ie), oe = ae.map(({ settings: e }) => e), se = v.others.map((e) => ie(e).settings), ce = {
		kinds: Nl(),
		command: e,
		apiUrl: X(st, _),
		projects: oe,
		others: se.flatMap(({ manifests: e }) => e ?? []),
		showTexts: oe.every(({ showTexts: e }) => e) && wv(u),
		usable: g,
		secrets: [...h.map(nt), ...[...oe, ...se].flatMap((e) => e.secrets)],
		timeLimit: X(Ge, _),
		...Sv(t, _, n),
		combines: !1,
		matrix: ee,
		reports: [],
		backupDir: Cv(T(_t, t) ?? i, n),
		restoreFlags: yt(t, [
			Ht,
			...d ? [S] : [],
			re,
			st
		])
	}, le = y.online && oe.some(({ inFile: e }) => e.get(Te) !== !1), ue = [
		...p.problems,
		...kt(t),
		...f,
		...v.problems,
		...ae.flatMap((e) => e.problems),
		...y.online ? W_(t, d) : [],
		...q_(t),
		...u?.is === "missing" && le ? [b_(u.why)] : []
	];
	return {
		settings: ce,
		problems: at(ue)
	};
}
function Sv(e, t, n) {
	return {
		format: X(Re, t),
		detailedExitcode: X(Ot, t),
		all: X(le, t),
		publish: X(Ut, t),
		failOnDrift: X(Xt, t),
		applyFrom: X(We, t),
		yes: X(pt, t),
		verbose: X(Mt, t),
		quiet: X(Ft, t),
		force: X(He, t),
		out: Cv(T(_, e), n),
		report: [...new Set(X(At, t).map((e) => A(n.working, e)))],
		plan: Cv(T(et, e), n),
		configFile: P_(e, n)
	};
}
function Cv(e, { working: t }) {
	return e === void 0 ? void 0 : A(t, e);
}
function wv(e) {
	return !e || e.is === "read" && e.projects.every(({ showTexts: e }) => e);
}
// src/kinds/declaration.ts
function Tv({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => kv(n, t[e] ?? [])));
}
function Ev({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(Rt)))];
}
function Dv(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => Ov(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Ov(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function kv({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: wi(a.file, a.span, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Av(e, t, { second: n, first: r, field: i }, a = "") {
	let o = M(n.file, n.span, [i]), s = `${t} is declared twice: here and at ${jv(M(r.file, r.span, [i]))}. Keep one of them.${a}`;
	return C(e, s, { place: o });
}
function jv({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/plan/languages.ts
function Mv(e, t) {
	let n = Tv(e), r = n.filter(({ ofText: e }) => e), i = n.filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Nv(e, t),
		...Pv(i, t),
		...Rv(r, t)
	];
}
function Nv({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [C("project-type", o, { scope: "project" })];
}
function Pv(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e);
	return [...s(e.filter(({ language: e }) => !n.includes(e)), ({ language: e }) => e)].flatMap(([e, [r, ...i]]) => {
		if (!r) return [];
		let a = i.reduce((e, t) => e + t.count, r.count), o = jt(e, n), s = a > 1 ? `from the manifests ("${e}" is in ${a} places; this is the first)` : "here", c = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${s}.`, l = o === "" ? c.replace(/^./, (e) => e.toUpperCase()) : `Otherwise ${c}`, u = `Project ${t.name} has no language "${e}".${o} ${l}`;
		return C("unknown-language", u, {
			place: r.place,
			scope: "project"
		});
	});
}
function Fv({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Ye(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [C("no-language-file", l, {
			place: e.place,
			scope: "project"
		})];
	});
}
function Iv({ languages: e }, t) {
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
function Lv(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${jt(e, r)}`;
		return [C("unknown-language", i, {
			place: n,
			severity: "warning",
			scope: "change"
		})];
	});
}
function Rv(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [C("segmented-project", i, {
		place: n.place,
		scope: "change"
	})];
}
// src/run/declarations.ts
function zv({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const Bv = new AbortController().signal;
async function Vv({ projects: e, usable: t }, n, { signal: r = Bv, known: i = new Map(), onProgress: a = () => {}, findProject: s } = {}) {
	let c = [], l = [];
	for (let u of e) {
		if (!u.manifests) continue;
		let e = await Hv(async (e) => {
			a({ phase: "reading" });
			let o = await hi(e, u, n, r), { manifests: s } = o, c = Object.values(s).flat().length, l = 0, d = _l(e.kinds, s, t, i), f = d.next();
			for (; !f.done && !r.aborted;) await Wn(), a({
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
				textFiles: hl(s),
				undecided: o.undecided,
				manifests: Object.values(s).flatMap((e) => e.map(({ path: e }) => e))
			};
		}, u, s);
		if (!e) break;
		o(l, e.problems.map(Wv(u)));
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
		problems: [...l, ...Gv(c)]
	};
}
async function Hv(e, t, n) {
	let r = t.manifests && await e(t.manifests), i = ({ place: e }) => e !== void 0 && r?.undecided.has(e.file) === !0;
	if (!t.manifests || !r?.problems.some(i)) return r;
	let a = new Set([...r.undecided.values()].map(({ language: e }) => e));
	if (a.size === 1 && !a.has(void 0)) return r;
	if (!n) return Uv(r, i);
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
	let u = ct(l.problems) ? [] : Fv(r, o);
	return {
		...l,
		problems: [...l.problems, ...u]
	};
}
function Uv(e, t) {
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
function Wv({ rules: e }) {
	let t = Object.values(e.prune).some((e) => e !== "off");
	return (e) => t && e.code === "no-language-file" && e.severity === "notice" ? {
		...e,
		severity: "error",
		scope: "run",
		message: `${e.message} With prune, create it first.`
	} : e;
}
function Gv(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Kv(t, e) !== void 0), a = i && Kv(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [C("bad-setting", o)];
	});
}
function Kv(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (qf(e.settings.id) !== qf(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const qv = {
	entries: {},
	variables: new Map()
};
async function Jv(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => xv(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[Vt(Kt)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await Vv({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => $h(e.variables)));
	let ee = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), v = [...h.filter(({ code: e }) => !Zv.includes(e)), ...ee].find(Qv);
	return v ? {
		is: "missing",
		why: $v(v)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function Yv(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await xv("plan", {
		...e,
		[Vt(Kt)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: $v(o)
	} : {
		is: "read",
		projects: i.projects.map(({ name: e, id: t, showTexts: n, inFile: r }) => {
			let i = r.get(ae);
			return {
				name: e,
				id: t,
				showTexts: n,
				tokenEnv: typeof i == "string" ? i : void 0
			};
		})
	};
}
const Xv = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Zv = ["unset-variable", "project-not-allowed"];
function Qv({ severity: e, code: t }) {
	return e === "error" && !Xv.includes(t);
}
function $v({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${af({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function ey(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => ny(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? qv, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? zv(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		kinds_no_longer_declared: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: x_(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function ty(e, t) {
	let n = e && ey(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function ny({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(S));
}
function ry(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return C("undeclared-project", t, { severity: "warning" });
	});
}
function iy(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, kinds_no_longer_declared: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? $v(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...n_(e, n),
		settings: i,
		kinds_no_longer_declared: a
	};
}
const ay = { entries: {} };
async function oy({ kinds: e }, { problems: t }, n, r) {
	if (ct(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(sy(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => cy(e, t, c.get(t), l.get(t)))
	};
}
function sy(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function cy(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...Xg(e, n?.declared ?? ay, r?.declared ?? ay),
		settings: x_(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function ly(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = Ph(t), l, u, d = 0, f, p = () => {
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
function uy(e, t) {
	return ly({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(Oh(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/host/terminal.ts
const dy = "lokaform-backup";
function fy(e) {
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
		showProblems: (e) => py(e, r),
		ask: i && ((e, t) => we(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => my(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => by(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function py(e, t) {
	for (let n of ht(Lh(e, t.paintError), t.errorWidth)) t.error(n);
}
function my(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.paintError("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = hy(a.out, a.paint);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Nh(e));
		},
		...s ? void 0 : _y(n, u),
		onPlan: (r) => vy(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f(e, t);
		},
		history: new Rr({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function hy(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(gy(r, i, t));
	};
}
function gy({ kind: e, changes: t }, n, r) {
	let [i, ...a] = new Set(t.map(Ld)), o = n.filter(({ state: e }) => e === "done").length, s = n.length, c = o === s ? r("good", "✓") : r("bad", "✗"), l = nf(s, e), u = o === s ? l : `${J(o)} of ${l}`, d = n.filter(yd).length;
	return `  ${c} ${u} ${a.length > 0 ? "updated or renamed" : i}${d > 0 ? `, ${J(d)} in part` : ""}`;
}
function _y({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? ly({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(Oh(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : uy(t, n);
}
async function vy(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ scope: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = yy(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of Fh(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = {
			paint: i.paintError,
			width: i.errorWidth
		};
		for (let n of Fh(e, {
			...u,
			...t
		})) i.prompt(n);
	}
	for (let t of ht(Lh(e.problems, i.paintError), i.errorWidth)) i.prompt(t);
	return we("Apply this plan?", c, n);
}
function yy({ command: e, all: t }, { console: { paint: n, width: r } }) {
	return {
		paint: n,
		width: r,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function by(e, t, n, r) {
	let { console: i, folder: a } = r, { paint: o, paintError: s, width: c, errorWidth: l } = i, { format: u, quiet: d, command: f } = t;
	if (u === "json" && i.out(je(e)), u === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	for (let t of ht(zh(e, s), l)) i.error(t);
	if (u !== "text") return;
	if (d && (f === "plan" || f === "drift")) for (let n of e.projects) {
		let e = Fh(n, {
			...yy(t, r),
			width: void 0
		}).slice(-1);
		for (let t of ht(e, c)) i.out(t);
	}
	if (Md(e)) for (let t of Bh(e, s, l)) i.error(t);
	else for (let t of Bh(e, o, c)) i.out(t);
	let p = (e) => j(e, { displayRoot: a });
	if (!d) for (let e of Vh(n, p)) i.out(e);
	if (!d) for (let n of xy(e, t, r)) i.out(n);
	let m = Sy(e);
	if (!(m === void 0 || d || l === void 0)) for (let e of ht([s("dim", m)], l)) i.error(e);
}
function xy(e, { command: t, out: n }, { raw: r }) {
	if (t !== "plan" || !r || n !== void 0 || Nd(e) || !bd(e)) return [];
	let i = gd(e).some(md) ? "the other changes (apply exits with 1 until the texts above are decided)" : "these changes", a = yt(r, Tt("apply")).map(uf);
	return [`To make ${i}: ${x(["lokaform apply", ...a].join(" "))}`];
}
function Sy(e) {
	let t = gd(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-confirmed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const Cy = [
	"key:",
	"tag:",
	"file:"
];
function wy(e) {
	return Cy.find((t) => e.startsWith(t));
}
function Ty(e, t) {
	return e.length === 0 || e.some((e) => Dy(e, Oy(t)));
}
function Ey(e, t) {
	if (e.length === 0) return [];
	let n = t.map(Oy);
	return e.filter((e) => !n.some((t) => Dy(e, t)));
}
function Dy(e, t) {
	let n = wy(e), r = e.slice(n?.length), i = t[n ?? "key:"];
	return n === "file:" ? i.some((e) => be(e, r)) : n || !r.endsWith("*") ? i.includes(r) : i.some((e) => e.startsWith(r.slice(0, -1)));
}
function Oy({ kind: e, entry: t, live: n, change: r }) {
	let i = e.fields.find(({ role: e }) => e === "owner"), a = i?.toPlan(t.values) ?? [], o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === i?.name)];
	return {
		"key:": e.secretNames ? [] : Ig(e.identity(t.values)),
		"tag:": [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => Ig(e.after))],
		"file:": [t, ...t.parts ?? []].map(({ file: e }) => e.path)
	};
}
function ky(e, t) {
	return Ey(e, My(t)).filter((e) => !e.startsWith("tag:")).map((e) => Ay(e, t));
}
function Ay(e, t) {
	let n = wy(e), r = My(t).flatMap((e) => Oy(e)[n ?? "key:"]), i = [...new Set(r)].map((e) => (n ?? "") + e), a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${jt(e, i)}`;
	return C("unknown-filter", a);
}
function jy(e, t, n) {
	return e.filter((e) => t.length > 0 && t.every((t) => t.includes(e))).map((e) => Ay(e, n));
}
function My(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Ny(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function Py(e, t, n) {
	let r = Ry(t), i = e.flatMap(Ny).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : Ty([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function Fy(e, t, n) {
	let r = n.flatMap(Ly);
	return t.filter((e) => !Ny(e).some(({ keys: e }) => r.some((t) => Ty([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = Ny(t), a = jt(n, [...new Set(r.flatMap(Ry))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return C("unknown-text", o);
	});
}
function Iy(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Ly(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Ny(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => Ty([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => Ty([i.keys], e)), c = s.flatMap(({ kind: e, entry: t }) => e.fields.flatMap((e) => e.role === "text" ? e.toPlan(t.values) : [])), l = [...new Set(c.map(({ part: e = "" }) => e))].join(", "), u = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${l === "" ? "no texts" : l}.`;
		return s.length === 0 ? [] : [C("unknown-text", u, { scope: "project" })];
	});
}
function Ly(e) {
	return My([e]).filter(({ kind: e }) => e.fields.some(({ role: e }) => e === "text"));
}
function Ry({ kind: e, entry: t }) {
	return Ig(e.identity(t.values));
}
// src/keys/liveKey.ts
function zy(e, t) {
	let n = Sn(e) ?? {}, r = hn(n.key_id), i = Gy(n.key_name, (e) => O(e) || void 0), a = vn(n.platforms, O), o = l.filter((e) => a?.includes(e)), s = Object.keys(tb(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = qy(n.translations), u = new Set(c?.map(({ language_iso: e }) => e)), d = t.filter((e) => !u.has(e)), f = {
		key_id: r,
		key_name: s,
		platforms: a && o,
		filenames: Ky(Gy(n.filenames, O)),
		tags: vn(n.tags, O),
		is_plural: xn(n.is_plural),
		is_archived: xn(n.is_archived)
	};
	if (!_n(f) || d.length > 0) {
		let e = [...mn(f), ...d.map((e) => `the ${e} text`)];
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
		...Hy(n),
		translations: c
	} };
}
const By = {
	description: O,
	context: O,
	plural_name: O,
	is_hidden: xn,
	char_limit: yn,
	custom_attributes: Wy,
	modified_at_timestamp: gn,
	translations_modified_at_timestamp: gn
}, Vy = Object.entries(By);
function Hy(e) {
	return Object.fromEntries(Vy.map(([t, n]) => [t, n(e[t])]));
}
function Uy(e) {
	return Object.keys(By).filter((t) => e[t] === void 0);
}
function Wy(e) {
	let t = O(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Gy(e, t) {
	let n = Sn(e) ?? {}, r = {};
	for (let e of l) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Ky({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function qy(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Jy(Sn(n) ?? {});
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
function Jy(e) {
	return {
		language_iso: O(e.language_iso),
		translation: O(e.translation),
		modified_by: hn(e.modified_by),
		modified_by_email: O(e.modified_by_email),
		modified_at_timestamp: gn(e.modified_at_timestamp),
		is_reviewed: xn(e.is_reviewed),
		is_unverified: xn(e.is_unverified)
	};
}
var Yy = class {
	#e = new Map();
	#t;
	constructor(e) {
		this.#t = e;
	}
	add(e) {
		this.addRead(this.read(e));
	}
	read(e) {
		return Array.from(e, (e) => zy(e, this.#t));
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
const Xy = (e) => {
	let t = e.exactOptional();
	return sn({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Zy = Xy(E()), Qy = Xy(E().min(1));
function $y(e, t) {
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
function eb(e, t = l) {
	let n = Z(e, t);
	return (n.length > 0 ? n : Z(e)).join(" / ");
}
function tb(e, t) {
	let n = {};
	for (let r of l) {
		let i = $y(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function nb(e) {
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
function rb(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function ib(e, { language: t }, { form: n }, r) {
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
const ab = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function ob(e) {
	let t = {};
	return e.replace(ab, (e) => {
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
const sb = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function cb(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(sb).filter((e) => e.length > 0), n = [];
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
function lb(e) {
	return e.replace(/^(.*?)-/, "");
}
const ub = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, db = /^(@+)?(\+|#+)?[rs]?$/g, fb = /(\*)(0+)|(#+)(0+)|(0+)/g, pb = /^(0+)$/;
function mb(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(db, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function hb(e) {
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
function gb(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !pb.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function _b(e) {
	return hb(e) || {};
}
function vb(e) {
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
				t.style = "unit", t.unit = lb(n.options[0]);
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
						..._b(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						..._b(t)
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
				n.options[0].replace(fb, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (pb.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (ub.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(ub, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...mb(e)
			});
			continue;
		}
		if (db.test(n.stem)) {
			t = {
				...t,
				...mb(n.stem)
			};
			continue;
		}
		let e = hb(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = gb(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
// node_modules/@formatjs/icu-messageformat-parser/index.js
let yb = function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({}), bb = function(e) {
	return e[e.literal = 0] = "literal", e[e.argument = 1] = "argument", e[e.number = 2] = "number", e[e.date = 3] = "date", e[e.time = 4] = "time", e[e.select = 5] = "select", e[e.plural = 6] = "plural", e[e.pound = 7] = "pound", e[e.tag = 8] = "tag", e;
}({});
function xb(e) {
	return e.type === 2;
}
function Sb(e) {
	return e.type === 3;
}
function Cb(e) {
	return e.type === 4;
}
function wb(e) {
	return e.type === 5;
}
function Tb(e) {
	return e.type === 6;
}
function Eb(e) {
	return e.type === 8;
}
function Db(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function Ob(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
const kb = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, Ab = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, jb = {
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
function Mb(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = Nb(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function Nb(e) {
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
	return n !== "root" && (r = e.maximize().region), (jb[`${n}-${r}`] || jb[r || ""] || jb[n || ""] || jb[`${n}-001`] || jb["001"])[0].charAt(0);
}
const Pb = RegExp(`^${kb.source}*`), Fb = RegExp(`${kb.source}*$`);
function Q(e, t) {
	return {
		start: e,
		end: t
	};
}
const Ib = !!Object.fromEntries, Lb = !!String.prototype.trimStart, Rb = !!String.prototype.trimEnd, zb = Ib ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, Bb = Lb ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(Pb, "");
}, Vb = Rb ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(Fb, "");
};
let Hb = Ub();
function Ub() {
	try {
		let e = RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return Ab;
}
function Wb(e, t) {
	return Hb.lastIndex = t, Hb.exec(e)[1] ?? "";
}
function Gb(e) {
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
var Kb = class {
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
				let e = Gb(this.message);
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
			} else if (i === 60 && !this.ignoreTag && qb(this.peek() || 0)) {
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
				if (this.isEOF() || !qb(this.char())) return this.error(23, Q(o, this.clonePosition()));
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
		for (this.bump(); !this.isEOF() && Yb(this.char());) this.bump();
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !Jb(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		let e = this.clonePosition(), t = this.offset(), n = Wb(this.message, t), r = t + n.length;
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
					let r = Vb(n.val);
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
					let t = Bb(e.style.slice(2));
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
						this.locale && (r = Mb(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? ob(r) : {}
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
						options: zb(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: zb(c.val),
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
			n = cb(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? vb(n) : {}
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
		for (; !this.isEOF() && Xb(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function qb(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function Jb(e) {
	return qb(e) || e === 47;
}
function Yb(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function Xb(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function Zb(e) {
	e.forEach((e) => {
		if (delete e.location, wb(e) || Tb(e)) for (let t in e.options) delete e.options[t].location, Zb(e.options[t].value);
		else xb(e) && Db(e.style) || (Sb(e) || Cb(e)) && Ob(e.style) ? delete e.style.location : Eb(e) && Zb(e.children);
	});
}
function Qb(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new Kb(e, t).parse();
	if (n.err) {
		let e = SyntaxError(yb[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || Zb(n.val), n.val;
}
// src/checks/icu.ts
const $b = {
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
}, ex = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;
function tx(e) {
	try {
		let t = new Map();
		return rx(Qb(e, { ignoreTag: !0 }), t), {
			is: "message",
			args: t
		};
	} catch (t) {
		if (!(t instanceof SyntaxError) || ex.test(e)) return { is: "unread" };
		let [n, r] = $b[t.message] ?? ["its syntax is wrong", "Correct it"];
		return {
			is: "broken",
			cause: n,
			fix: r,
			at: nx(t)
		};
	}
}
function nx(e) {
	let { location: t } = e;
	return (t?.start?.offset ?? 0) + 1;
}
function rx(e, t, n = "") {
	for (let r of e) if (r.type === bb.pound) t.set(n, !0);
	else if (r.type === bb.tag) rx(r.children, t, n);
	else if (r.type === bb.plural || r.type === bb.select) {
		t.set(r.value, t.get(r.value) ?? !1);
		let e = r.type === bb.plural ? r.value : n;
		for (let { value: n } of Object.values(r.options)) rx(n, t, e);
	} else r.type !== bb.literal && t.set(r.value, !0);
}
const ix = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function ax(e) {
	return e.includes("{") && e.length <= 2e4 && ix.test(e);
}
const ox = /(?<!')'(?=\{)/;
function sx(e) {
	return ox.test(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function cx(e, t) {
	if (e.length > 2e4) return;
	let n = t ? tx(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: Sx
		};
	}
	if (n && ax(e)) return;
	let r = Cx(e, "likely"), i = wx(r) ? fx(e, r, "all") : r;
	return {
		text: e,
		named: Vx(e),
		choosing: new Set(),
		printf: i
	};
}
function lx(e, t, n = new Set()) {
	if (ux(e, t)) return;
	let r = dx(e, t), i = px(e, t), a = mx(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: _x(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function ux({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a, isDoubtful: o } = n.printf;
	if (o || t.isDoubtful || i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function dx({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === Sx) return r;
	if (wx(t)) return fx(n, r, "all");
	let i = fx(n, r, "sure");
	return e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function fx(e, t, n) {
	return t.isDoubtful ? Cx(e, n) : t;
}
function px({ named: e, choosing: t, printf: n }, { named: r }) {
	let i = new Set(e.values()), a = e.size === 0 && !wx(n);
	return {
		lacks: [...e.keys()].filter((e) => !r.has(e) && !t.has(e)),
		has: [...r].flatMap(([t, n]) => !e.has(t) && (a || i.has(n)) ? [t] : [])
	};
}
function mx({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(hx),
		has: i.map(hx),
		isReordered: !1
	};
	let o = gx([...e.values()], [...t.values()]), s = gx([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function hx([, { written: e }]) {
	return e;
}
function gx(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function _x(e, t) {
	return wx(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function vx(e) {
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
const yx = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, bx = /^%(?:20[a-z]|[0-7][CDEF])$/i, xx = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["sS", "text"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], Sx = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1,
	isDoubtful: !1
};
function Cx(e, t) {
	if (!e.includes("%")) return Sx;
	let n = new Map(), [r, i, a, o] = [
		1,
		!1,
		!1,
		!1
	];
	for (let s of e.matchAll(yx)) {
		let [c, l, u, d, f] = s;
		if (l !== void 0) i = !0;
		else if (f === void 0) a ||= !/[({]$/.test(c);
		else {
			let i = Ex(e, s.index, c, "sure");
			if (o ||= !i, !i && !Ex(e, s.index, c, t)) {
				a = !0;
				continue;
			}
			d === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			}), n.set(u === void 0 ? r++ : Number(u), {
				type: Dx(f),
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
function wx({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const Tx = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function Ex(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || bx.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !Tx.test(i);
}
function Dx(e) {
	return xx.find(([t]) => t.includes(e))?.[1] ?? "text";
}
function Ox(e, t, n) {
	let r = e.map((e) => ({
		...e,
		forms: kx(e, n)
	})), i = r.flatMap(({ forms: e }) => e), [a] = i;
	if (!a || i.every((e) => ux(a.placeholders, e.placeholders))) return [];
	let o = r.flatMap((e) => e.forms.length > 0 ? Ax(e) : []), s = Hx(o, t);
	if (!s) return [];
	let c = Mx(s);
	return o.flatMap((e) => e === s || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = s.forms.some((e) => !lx(e.placeholders, t.placeholders)) ? void 0 : lx(s.together, t.placeholders, t.form === void 0 ? void 0 : c);
		return n ? [Nx(e, t, s, n)] : [];
	}));
}
function kx(e, t) {
	return rb(e.text).flatMap((e) => {
		let n = cx(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function Ax(e) {
	let t = [...e.forms].sort((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: vx(t.map(({ placeholders: e }) => e))
	};
}
const jx = /^\{\{?(?:count|n|num|number|quantity|amount)\}\}?$/i;
function Mx({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => lx(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => jx.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function Nx(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }) {
	let c = r ? `the ${n} text of the project` : `the ${n} text`, l = i.length > 0 && ax(t.text) ? sx(t.text) : "";
	return {
		...ib("placeholders", e, t, (i.length > 0 && a.length > 0 ? `has ${Px(a)}, but ${c} has ${Px(i)}. Use the same placeholders in both.` : i.length > 0 ? `lacks ${Px(i)}, which ${c} has. Add ${i.length > 1 ? "them" : "it"}.` : a.length > 0 ? `has ${Px(a)}, which ${c} does not have. Remove ${a.length > 1 ? "them" : "it"}, or add ${a.length > 1 ? "them" : "it"} to ${c}.` : o ? `has its placeholders in another order than ${c}. Number them, for example %1$s and %2$d.` : s === "escape" ? `has a single percent sign, but ${c} has placeholders such as %d. Write %% for a percent sign.` : `has %%, but ${c} has a single percent sign. Use the same in both.`) + l),
		quotes: [...i, ...a].map(Fx)
	};
}
function Px(e) {
	let t = e.slice(0, 5).map(Fx), n = e.length - t.length;
	return n > 0 ? `${t.join(", ")} and ${n} more` : t.length > 1 ? `${t.slice(0, -1).join(", ")} and ${t.at(-1)}` : t[0] ?? "";
}
function Fx(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const Ix = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", Lx = "\\d{1,3}", Rx = `${Ix}|${Lx}`, zx = new RegExp([
	`\\{\\{\\{?[-&]?\\s{0,9}(?<double>${Rx})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{(?<dollar>[^{}]{1,200})\\}",
	`%\\{(?<percent>${Rx})\\}`,
	`%\\((?<round>${Rx})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	`\\{\\s{0,9}(?<single>${Ix})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(?<numbered>${Lx})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Bx = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`
};
function Vx(e) {
	let t = new Map();
	if (!e.includes("{") && !e.includes("%(")) return t;
	for (let { groups: n = {} } of e.matchAll(zx)) for (let e of Object.keys(Bx)) {
		let r = (n[e] ?? (e === "single" ? n.numbered : void 0))?.trim();
		r && t.set(Bx[e](r), e);
	}
	return t;
}
function Hx(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/checkTexts.ts
const Ux = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, Wx = `[\\s${Ux.source.slice(1)}`, Gx = RegExp(`[{%]|^${Wx}|${Wx}$`);
function Kx(e, t) {
	let { texts: n, charLimit: r } = e;
	return (t.base === void 0 || n[t.base]) && Object.values(n).every((e) => typeof e == "string" && (r === 0 || e.length <= r) && !Gx.test(e)) ? [] : qx(e, t);
}
function qx(e, { levels: t, base: n, needed: r }) {
	let { texts: i, charLimit: a, live: o } = e, s = Object.entries(i).map(([e, t]) => ({
		language: e,
		text: t
	})), c = (e) => t[e] !== "off", l = (c("icu") || c("placeholders")) && s.some(({ text: e }) => rb(e).some((e) => ax(e.text))), u = [...s, ...Jx(e, n)];
	return [
		...c("icu") && l ? s.flatMap(Yx) : [],
		...c("placeholders") ? Ox(u, n, l) : [],
		...c("plurals") ? s.flatMap((e) => fS(e, o?.(e.language), r)) : [],
		...c("length") && a > 0 ? s.flatMap((e) => Xx(e, a)) : [],
		...c("blanks") ? nS(u, n) : [],
		...c("base") ? Zx(e, n) : []
	];
}
function Jx({ texts: e, live: t }, n) {
	if (n === void 0 || rb(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function Yx(e) {
	return rb(e.text).flatMap((t) => {
		if (!ax(t.text)) return [];
		let n = tx(t.text);
		if (n.is !== "broken") return [];
		let { cause: r, fix: i, at: a } = n;
		return [ib("icu", e, t, `is not a valid ICU message: ${r} (character ${a}). ${i}.${sx(t.text)}`)];
	});
}
function Xx(e, t) {
	return rb(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		return r <= t ? [] : [ib("length", e, n, `has ${r} characters, but char_limit allows ${t}. Shorten it, or raise char_limit.`)];
	});
}
function Zx({ texts: e, live: t, isNew: n }, r) {
	if (r === void 0 || rb(e[r] ?? "").length > 0) return [];
	let i = Object.entries(e).flatMap(([e, t]) => rb(t).length > 0 ? [e] : []), a = n ? "" : t?.(r);
	return i.length === 0 || a === void 0 || rb(a).length > 0 ? [] : [{
		check: "base",
		language: r,
		message: `It has a text in ${i.slice(0, 5).join(", ")}, but none in ${r}, the base language. Add the ${r} text.`
	}];
}
const Qx = RegExp(`^${Wx}*`), $x = new RegExp(Wx), eS = /\r\n?|[\u2028\u2029\x85]/g, tS = /[^\S\n\t]/g;
function nS(e, t) {
	let n = e.flatMap((e) => {
		let t = rb(e.text).map((e) => ({
			...e,
			...iS(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Hx(n, t);
	return r ? n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = r.forms.find((e) => e.form === t.form) ?? rS(r.forms), i = [...oS("start", t.start, n?.start ?? ""), ...oS("end", t.end, n?.end ?? "")];
		if (i.length === 0) return [];
		let a = i.map(([e]) => e).join(", and "), o = [...new Set(i.map(([, e]) => e))].join(" ");
		return [ib("blanks", e, t, `${a}, unlike the ${r.language} text. ${o}`)];
	})) : [];
}
function rS(e) {
	let t = e.find(({ form: e }) => e === "other") ?? e[0];
	return t && {
		start: t.start,
		end: t.end
	};
}
function iS(e) {
	let t = Qx.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && $x.test(e.charAt(n - 1));) --n;
	return {
		start: aS(t),
		end: aS(e.slice(n))
	};
}
function aS(e) {
	return e.replace(Ux, "").replace(eS, "\n").replace(tS, " ");
}
function oS(e, t, n) {
	return t === n ? [] : n === "" ? [[`${e}s with ${sS(t)}`, "Remove it."]] : t === "" ? [[`does not ${e} with ${sS(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function sS(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
const cS = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function lS() {
	let e = new Map();
	return (t) => {
		let n = e.get(t) ?? uS(t);
		return e.set(t, n), n;
	};
}
function uS(e) {
	let t = dS(e), n = new Set(["other"]);
	for (let e = 0; t && e <= 200; e += 1) n.add(t.select(e));
	return cS.filter((e) => n.has(e));
}
function dS(e) {
	let t = e.replaceAll("_", "-");
	try {
		return Intl.PluralRules.supportedLocalesOf(t).length > 0 ? new Intl.PluralRules(t) : void 0;
	} catch {
		return;
	}
}
function fS({ language: e, text: t }, n, r) {
	if (typeof t == "string" || rb(t).length === 0) return [];
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
const pS = ln(E(), E()), mS = rn([E(), pS]);
function hS(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = pS.safeParse(JSON.parse(e));
		return t.success ? _S(t.data) : e;
	} catch {
		return e;
	}
}
function gS(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function _S(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function vS(e, t) {
	return typeof e == "string" || typeof t == "string" ? e === t || yS(e) && yS(t) : n(_S(e), _S(t));
}
function yS(e) {
	return typeof e == "string" ? e === "" : Object.keys(_S(e)).length === 0;
}
const bS = pS.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: p }
}), xS = rn([E(), bS]), SS = ln(E().min(1), xS), CS = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, wS = (e) => D(sn({
	language_iso: E().min(1),
	translation: e
})).refine(CS, "has a language twice"), TS = wS(Qt()), ES = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: rn([SS, wS(xS).transform(kS).pipe(SS)]),
	rewrite: OS,
	diff({ translations: e }, t, n) {
		let { listed: r } = n;
		if (!e && r.length === 0 || n.project.segmentation) return xg;
		let i = [], a = [], s = [], c = [], l = r.filter((t) => !Object.hasOwn(e ?? {}, t));
		for (let [r, u] of [...Object.entries(e ?? {}), ...l.map((e) => [e, void 0])]) {
			let { plural: e, project: l } = n, d = l.languages?.find(({ iso: e }) => e === r)?.pluralForms ?? [], f = ` of ${r} in this project`, p = u === void 0 ? [] : DS(r, u, e, d, f);
			if (p.length > 0) {
				o(s, p);
				continue;
			}
			let m = jS(r, u, t, n);
			m && "code" in m ? s.push(m) : m && "kept" in m ? (a.push(m.kept), m.open && c.push(m.open)) : m && i.push(m);
		}
		return i.length + a.length + s.length === 0 ? xg : {
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
			translation: mS.parse(t)
		}));
	},
	show(e) {
		let t = mS.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: _S(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && hS(r.translation, t);
	},
	toManifest({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = hS(n, t);
			return yS(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => yS(hS(e, t))),
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
			...NS(n, hS(n.translation, e.is_plural))
		};
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !yS(hS(n.translation, e.is_plural));
	},
	same: (e, t) => vS(mS.parse(e), mS.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function DS(e, t, n, r, i = "") {
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
		let t = `"${n}" is not a plural form${i}. Forms are ${r.join(", ")}.${jt(n, r)}`;
		a.push({
			code: "plural-form",
			message: t,
			path: [e, n]
		});
	}
	return a;
}
function OS(e) {
	if (!Array.isArray(e)) return;
	let t = TS.safeParse(e);
	if (t.success) return {
		value: kS(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function kS(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function AS({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Tg(hS(t, e)));
}
function jS(e, t, n, { rules: r, verdicts: i }) {
	let a = Yt(r, e);
	if (a === "ignore") return;
	let o = "translations";
	if (!n) return t === void 0 ? void 0 : {
		field: o,
		part: e,
		after: t
	};
	let s = n.translations?.find(({ language_iso: t }) => t === e);
	if (!s) return t === void 0 ? void 0 : Sg(`${e} text`, [e]);
	let c = hS(s.translation, n.is_plural), l = {
		field: o,
		part: e,
		live: c,
		...NS(s, c)
	};
	if (t === void 0) return yS(c) ? void 0 : { kept: {
		...l,
		reason: "pull"
	} };
	let u = gS(t, c);
	if (vS(c, u)) return;
	let d = {
		field: o,
		part: e,
		before: c,
		after: u,
		...NS(s, c)
	};
	if (a === "enforce" || yS(c)) return d;
	let f = a === "seed";
	if (f && !r.pull && r.overwrite.length === 0) return { kept: {
		...l,
		declared: t,
		reason: "held"
	} };
	if (!f && MS(c, u)?.length === 0) return d;
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
	let ee = "cause" in _ ? { cause: _.cause } : {}, v = _.is === "pull" && _.landed !== void 0 ? { landed: _.landed } : {};
	return { kept: {
		...l,
		declared: t,
		reason: _.is,
		...ee,
		...v
	} };
}
function MS(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(_S(e)).filter((n) => e[n] !== t[n]);
}
function NS(e, t) {
	if (!e.modified_at_timestamp || yS(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: PS(n) },
		...i && { reviewed: i }
	} };
}
function PS(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/keys/fields.ts
const FS = Cg();
function IS(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function LS(e, t) {
	let n = e;
	return FS({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: E(),
		value: E(),
		unset: "",
		live: (e) => e[n],
		toManifest: IS,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function RS(e, t = () => void 0) {
	let n = e;
	return FS({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: an(),
		value: an(),
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
const zS = FS({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: un().min(0),
	value: un(),
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
}), BS = ln(E(), en()), VS = FS({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: BS,
	value: en(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(HS(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	toManifest: (e) => {
		let t = BS.safeParse(e);
		return t.success ? IS(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function HS(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function US({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const WS = FS({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: D(dn(l)).min(1),
	value: D(dn(l)),
	live: (e) => e.onOtherPlatform ? void 0 : KS(e.platforms),
	inPlan: (e) => KS(e),
	toManifest: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), GS = FS({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: D(E().min(1)),
	value: D(E()),
	unset: [],
	live: (e) => qS(e.tags),
	check: (e, { rules: t }) => {
		let n = ot(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => qS(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return qS([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	toManifest: IS,
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return qS([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function KS(e) {
	return l.filter((t) => e.includes(t));
}
function qS(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const JS = FS({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: rn([E().min(1), Qy.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Zy,
	live: (e, { platforms: t }) => tb(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = Z(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...tb(e, n)
		} : a;
	},
	inPlan: (e) => tb(e, l),
	check: YS,
	merge: ZS,
	carries: (e, t) => l.some((n) => t[n] !== void 0 && t[n] === e[n]),
	toManifest: (e) => {
		let [t = "", ...n] = Z(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = nb(t);
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
function YS(e, { project: t, platforms: n }) {
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
const XS = FS({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Zy,
	value: Zy,
	unset: {},
	live: (e) => QS(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => l.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	toManifest: (e) => IS(QS(e)),
	merge: ZS,
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
		slots: QS(e)
	})
});
function ZS(e, t, n) {
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
	return QS(r);
}
function QS(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/keys/traits.ts
const $S = [
	JS,
	WS,
	LS("description", !0),
	GS,
	ES,
	XS,
	LS("context", !0),
	zS,
	RS("is_plural"),
	LS("plural_name"),
	RS("is_hidden"),
	RS("is_archived", (e, t) => !US(e, t) && void 0),
	VS
], eC = E().min(1), tC = rn([un().positive(), E().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), nC = mt($S).required({ key_name: !0 }).extend({
	previously: rn([eC.transform((e) => [e]), D(eC).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: an().exactOptional(),
	key_id: tC.exactOptional()
}).meta({ allOf: [rC(!0), rC(!1)] });
function rC(e) {
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
const iC = mt($S.filter((e) => e.name !== "key_name" && e.name !== "translations")), $ = {
	name: "key",
	fields: $S,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a locale file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => eb(e.key_name, e.platforms),
	context: (e, t, n, r = []) => ({
		...n,
		listed: r,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: n.rules.owner !== void 0 && (!t || n.rules.prune.key === "owned") ? wt + n.rules.owner : void 0
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
	declaredId: (e) => bn(e.key_id),
	liveLabel: (e) => eb(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !US(n, t),
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
function aC({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]), a = cC(i, t, n);
	if (!r) return a;
	let o = oC(e.flatMap(uC), "keys have names for platforms that they do not have");
	return [
		...a,
		...lC(i, n),
		...o
	];
}
function oC(e, t) {
	let [n] = e, r = e.length - 10;
	if (!n || r <= 0) return [...e];
	let i = C(n.code, `${r} more ${t}.`, {
		severity: "notice",
		scope: "change"
	});
	return [...e.slice(0, 10), i];
}
function sC({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(tb(e, t)))];
}
function cC(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(sC)), a = [...new Set(n.flatMap(sC))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => ft(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [U($, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function lC(e, t) {
	let n = new Map(t.flatMap((e) => sC(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = Z(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`, l = {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		};
		return [U($, e, "second-key", c, l)];
	});
}
function uC({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = Z(i, a), s = l.filter((e) => {
		let t = i[e];
		return t !== void 0 && !a.includes(e) && !o.includes(t);
	}), [c] = s;
	if (!c || o.length === 0) return [];
	let u = s.map((e) => `"${i[e]}" (${e})`).join(", "), d = `The key is on ${a.join(", ")} only, so the name ${u} is not used. Add the platform to platforms, or remove the name.`;
	return [U($, e, "unused-name", d, {
		path: ["key_name", c],
		severity: "notice"
	})];
}
function dC({ created: e, live: t, unmanaged: n, context: i }) {
	let { baseLanguage: a } = i.project, o = e.flatMap(({ change: e, entry: t }) => {
		if (t.values.new) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === a ? Tg(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (o.length === 0) return [];
	let s = new Set(n.map(({ id: e }) => e)), c = r(t.filter(({ key_id: e }) => s.has(e)), (e) => AS(e, a));
	return oC(o.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = c.get(t) ?? [], [i] = n ? Z(n.key_name, n.platforms) : [];
		if (i === void 0) return [];
		let o = `Unmanaged live key "${i}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${a} text as the new key "${e.label}". If it was renamed, set previously: ${i} to keep its translations. If the new key is really new, set new: true.`;
		return [C("looks-renamed", o, {
			place: e.place,
			severity: "notice",
			scope: "change"
		})];
	}), `new keys have the same ${a} text as an unmanaged live key`);
}
const fC = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, pC = [];
function mC(e, t, n) {
	let { translations: r, char_limit: i } = e.values;
	if (!r) return pC;
	let a = Kx({
		texts: r,
		charLimit: i ?? (t ? t.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: t === void 0,
		...t && { live: (e) => hC(t, e) }
	}, n);
	return a.length === 0 ? pC : a.map((t) => gC(e, t, n));
}
function hC({ translations: e = [], is_plural: t }, n) {
	let r = e.find(({ language_iso: e }) => e === n);
	return r && hS(r.translation, t);
}
function gC(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = U($, e, fC[r], o, {
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
function _C(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : vC(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = yC(r, n), { renames: a, problems: o } = xC(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function vC(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (EC(e, n, t.perPlatform).length === 0) return;
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
function yC(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(TC(r, t, n));
		return !bC(e).some((e) => a.includes(e));
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
function bC({ values: e }) {
	return [...Z(e.key_name), ...e.previously ?? []];
}
function xC(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [e, ...d] = i, f = r.has(n);
		if (!e || !f && !t.has(n)) continue;
		let p = eb(e.key_name, e.platforms), m = (e, t, r = "previously") => u.set(n, U($, n, e, t, { path: [r] }));
		f && !t.has(n) ? m("wrong-id", SC(e, a), "key_id") : f ? l.set(n, e) : d.length > 0 ? m("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(e) ? m("claimed-twice", `"${p}" is a former name, but another declared key has the key_id of that live key (${e.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(e) ? m("claimed-twice", `The field previously names the live key "${p}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(e) ?? 0) > 1 ? m("rename-twice", `"${p}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, e);
	}
	return {
		renames: l,
		problems: u
	};
}
function SC(e, [t]) {
	let [n, r] = [e, t ?? e].map(({ key_name: e, platforms: t }) => eb(e, t));
	return `key_id ${e.key_id} is live key "${n}", but the name or a former name of this entry is that of live key ${t?.key_id}, "${r}". Correct key_id or the name. To rename both keys, declare the other one with its new name as well. If they swap names, rename one of them to a third name first, in two steps.`;
}
function CC(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of Z(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new w();
	for (let { path: e, length: n } of wC(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? Z(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? Z(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: M(t.file, t.span, ["previously"]) };
		a.add(C("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function wC(e, t) {
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
function TC({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = tb(e.key_name, r);
	return n ? {
		...tb(t.key_name, r),
		...i
	} : i;
}
function EC(e, t, n) {
	let r = TC(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return l.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/keys/match.ts
function DC(e) {
	return ({ tags: t }) => ot(t, e) !== void 0;
}
function OC(e, t, n, i = () => !1) {
	let a = r(t, ({ key_name: e }) => Z(e)), o = VC(e, t), { byId: s, refused: c } = o, { direct: l, contested: u } = IC(e, s, c, (e) => jC(e, a, n));
	RC(l, c);
	let { renames: d, leaving: f } = _C(e, c, {
		byId: s,
		direct: l,
		contested: u,
		formerlyLive: (e) => MC(e, FC(e, a)),
		holders: (e, t) => PC(e, t, a, n),
		keepsName: i,
		perPlatform: n
	});
	for (let [e, t] of u) {
		if (c.has(e) || d.has(e)) continue;
		let n = t.every((e) => f.has(e));
		(n ? e.values.new : e.values.filenames !== void 0) || c.set(e, zC(e, t, n));
	}
	let p = (e) => {
		let t = d.get(e) ?? s.get(e);
		if (t) return t;
		let n = l.get(e);
		return n && !f.has(n) ? n : void 0;
	}, m = e.filter((e) => !c.has(e) && !p(e));
	kC(m, t, n, c);
	let h = e.filter((e) => !c.has(e)).map((e) => {
		let t = p(e);
		if (!t) return { declared: e };
		if (!d.has(e)) return {
			declared: e,
			live: t
		};
		let n = Z(e.values.key_name), r = Object.values(tb(t.key_name, t.platforms)), i = s.has(e) && r.some((e) => n.includes(e)), a = eb(t.key_name, t.platforms);
		return {
			declared: e,
			live: t,
			...!i && { renamedFrom: a }
		};
	}), g = new Set(h.map((e) => e.live));
	for (let e of c.keys()) {
		for (let t of jC(e, a, n)) g.add(t);
		g.add(o.named.get(e));
	}
	let _ = t.filter((e) => !g.has(e));
	return {
		matches: h,
		refused: [...c].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...o.remarks, ...aC({
			matches: h,
			live: t,
			unmanaged: _,
			perPlatform: n
		})],
		unmanaged: _,
		fresh: m,
		namesakes: new Set(e.flatMap((e) => AC(e, a)))
	};
}
function kC(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => Z(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of Z(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		if (o && !Object.values(o.key_name).includes(e)) {
			let e = `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`;
			r.set(t, BC("lookalike-key", t, e));
		}
		let s = i.get(e);
		if (!n && s && t.values.filenames === void 0) {
			let n = `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`;
			r.set(t, BC("duplicate-key", t, n));
		}
		i.set(e, t);
	}
}
function AC({ values: e }, t) {
	let [n = "", ...r] = Z(e.key_name);
	return r.length === 0 ? t.get(n) ?? [] : [...new Set([n, ...r].flatMap((e) => t.get(e) ?? []))];
}
function jC(e, t, n) {
	let r = AC(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && $y(i.key_name, t) === e.key_name[t])) : r;
}
function MC({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => NC(t, e.filenames));
	return n.length === 1 ? n : t;
}
function NC(e, t) {
	return t !== void 0 && l.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function PC(e, t, n, r) {
	return EC(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function FC({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(tb(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function IC(e, t, n, r) {
	let i = new Set(t.values()), a = new Map(), o = new Map();
	for (let s of e) {
		if (t.has(s) || n.has(s)) continue;
		let e = r(s), c = MC(s, e.filter((e) => !i.has(e)));
		c.length > 1 ? n.set(s, LC(s, c)) : c[0] ? a.set(s, c[0]) : e.length > 0 && o.set(s, e);
	}
	return {
		direct: a,
		contested: o
	};
}
function LC(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return BC("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function RC(e, t) {
	for (let [n, r] of s(e, ([, e]) => e)) {
		let i = r.map(([e]) => e);
		if (i.length < 2) continue;
		let a = i.filter(({ values: e }) => NC(n, e.filenames)), o = a.length === 1 ? a[0] : void 0;
		for (let r of i) {
			if (r === o || (e.delete(r), o && r.values.filenames !== void 0)) continue;
			let a = `${i.map(({ values: e }) => `"${eb(e.key_name)}"`).join(" and ")} match the same live key (id ${n.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${n.key_id} to the entry that describes live key ${n.key_id}.`;
			t.set(r, BC("claimed-twice", r, a));
		}
	}
}
function zC(e, t, n) {
	return BC("claimed-twice", e, `The live key with this name (id ${t.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${n ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`);
}
function BC(e, t, n) {
	return U($, t, e, n, { path: ["key_name"] });
}
function VC(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map();
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t && i.set(e, t);
	}
	let a = new Map(), o = new Map();
	for (let [e, t] of s(i, ([, e]) => e)) {
		let n = t.map(([e]) => e), [r, ...i] = n;
		if (r && i.length === 0) a.set(r, e);
		else for (let e of n) o.set(e, HC(e, n));
	}
	let c = n.filter((e) => !i.has(e));
	return {
		byId: a,
		named: i,
		refused: o,
		remarks: c.length > 0 ? [UC(c)] : []
	};
}
function HC(e, t) {
	let n = `${t.map(({ values: e }) => `"${eb(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return U($, e, "claimed-twice", n, { path: ["key_id"] });
}
function UC(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: M(t.file, t.span, ["key_id"]) };
	return C("stale-id", n, {
		...r,
		severity: "warning",
		scope: "change"
	});
}
// src/webhooks/traits.ts
function WC(e) {
	let t = Sn(e) ?? {}, n = O(t.webhook_id) || void 0, r = O(t.url) || void 0, i = {
		webhook_id: n,
		url: r,
		events: vn(t.events, O)
	};
	if (!_n(i)) return { unusable: {
		id: n,
		...r === void 0 ? { names: [] } : {
			names: [Y(r)],
			shown: dg(r)
		},
		lacks: mn(i)
	} };
	let a = t.branch === null ? null : O(t.branch);
	return { webhook: {
		...i,
		branch: a,
		event_lang_map: KC(t.event_lang_map)
	} };
}
function GC(e) {
	let t = e.map(WC);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function KC(e) {
	return vn(e, (e) => {
		let { event: t, lang_iso_codes: n } = Sn(e) ?? {}, r = O(t), i = vn(n, O);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
const qC = Cg(), JC = E().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), YC = qC({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: JC,
	value: E(),
	live: (e, t) => rw(e, t.url, t.variables),
	toManifest: (e) => e,
	equal: lg,
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
	schema: D(E().min(1).meta({ examples: f })).min(1),
	value: D(E()),
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
}), ZC = rn([on("*"), D(E().min(1)).min(1)]), QC = qC({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${i.join(", ")}`,
	schema: nn(dn(i), ZC),
	value: ln(E(), rn([on("*"), D(E())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(iw).includes(iw(t))).map(({ event: e, lang_iso_codes: n }) => [e, sw(ow(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = aw(e).map(([e, t]) => [e, t === "*" ? "*" : sw(ow(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(aw(e).map(([e, t]) => [e, t === "*" ? t : ow(t)])),
	equal: (e, t, { project: r }) => {
		let i = (e = []) => e === "*" ? "*" : sw(e, r);
		return Object.entries(t).every(([t, r]) => e[t] !== void 0 && n(i(e[t]), i(r)));
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
	schema: rn([E().min(1), cn()]),
	value: rn([E(), cn()]),
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
], tw = mt(ew).required({ url: !0 }).extend({
	branch: $C.schema.default(null),
	previously: JC.exactOptional(),
	new: an().exactOptional(),
	webhook_id: E().min(1).exactOptional()
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
	liveLabel: (e) => `${dg(e.url)} (${e.webhook_id})`,
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
	return lg(e.url, ag(t, n)) ? t : dg(e.url);
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
	let i = new Set(n.map(({ url: e }) => Y(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Y(ag(e, r)))).flatMap((e) => ig(e).map((t) => `${t} ${cg(e)}`)));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = cg(t);
		return ig(t).flatMap((e) => {
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
	for (let r of ig(e)) {
		let e = mg(r, lw, t);
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
	if (ig(e).length !== 0) {
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
	return ng(e).flatMap((e) => {
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
	let t = ag(e, new Map(ig(e).map((e) => [e, "x"])));
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
	for (let n of ng(e)) if ("text" in n) t += n.text;
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
	let [, ...t] = ng(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
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
	let r = cg(e), { template: i, left: a } = Ow(e, (e) => `\${${t.nameOf(r, e)}}`);
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
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = Mw(a), s = (e) => Aw.includes(e) ? e : _g(e) === void 0 && kw.test(e) ? t(e) : (o ||= Mw(jw(e)), Nw(e)), c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
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
	let { url: i, webhook_id: a } = e.values, o = ag(i, r.variables), s = {
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
	let c = i.startsWith("${") ? `${dg(o)} (${a})` : i, l = t ? void 0 : Fw(e.values, o, n);
	return {
		...s,
		label: c,
		...l && { namesake: l }
	};
}
function Fw({ branch: e, events: t = [] }, n, r) {
	let i = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => lg(t.url, n) && t.branch === e && i(t) > 0).sort((e, t) => i(t) - i(e))[0];
}
function Iw({ declared: { values: e, file: t, span: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? uw(r.values.url, i).variables : [], o = new Map(a);
	if (ig(e.url).some((e) => e.startsWith(Lw))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = uw(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = M(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => C(e, t, {
			place: l,
			scope: "change"
		}))
	};
}
const Lw = "URL_OF_";
function Rw(e, t, n) {
	let r = nw.liveContext(t, n, Bw(e, t, n)), i = Xe(nw, t, r), a = Nt(e.fields);
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
	return !m(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function Bw({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => ag(e, r) === n) ?? "";
}
function Vw(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && ag(r, n) === t) return {
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
var Hw = class {
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
		this.#t || (this.#n = Gw(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${Kw(e)}`
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
		await Gn(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a), clearTimeout(this.#o);
	}
};
const Uw = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
async function Ww(e) {
	let t = new Hw(), n = (e) => e === "SIGINT" && t.stopped?.by === "SIGINT" ? process.exit(130) : t.stop(e);
	for (let e of Uw) process.on(e, n);
	try {
		return await e(t);
	} finally {
		for (let e of Uw) process.off(e, n);
		t.close();
	}
}
function Gw(e, t) {
	return e === "time limit" ? `The time limit of ${qw(t)} was reached.` : `The run was stopped by ${e}.`;
}
function Kw(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function qw(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// \0late:formats
const Jw = process.getBuiltinModule("node:module").createRequire(import.meta.url), Yw = (...e) => Jw("./late-formats.js").formatOf(...e), Xw = (...e) => Jw("./late-formats.js").readTexts(...e);
function Zw(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of Qw(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = new Set();
		for (let t of a.from ? Qw(a) : []) for (let n of r.get(t) ?? []) if (e.add(n).size > 5) break;
		let [o, s] = e;
		if (o && s) t.push($w(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => eT(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function Qw({ values: e }) {
	let t = tb(e.key_name, e.platforms ?? l);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function $w(e, t) {
	let n = t.flatMap(([e]) => e ? [jv(M(e.file, e.span, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return U($, e, "duplicate-key", r, {
		path: ["key_name"],
		scope: "run"
	});
}
function eT(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = rT(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.span.members), o = new Map([...r.from].map(([e, t]) => [e, aT(t, e)])), [s] = e.flatMap((e) => iT(e, "translations"));
	s && a.set("translations", Oi(s, { members: o }));
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => iT(e, t));
		n && a.set(t, n);
	}
	let c = tT(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: oT(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...sT(e),
			...t.from ? {} : t.onCreate
		},
		span: Oi(t.span, { members: a }),
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [cT(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function tT(e) {
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
		problems: a && o ? [nT(o, a)] : []
	};
}
function nT(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${jv(M(t.file, t.span, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return U($, e, "plural-mismatch", i, {
		path: ["translations", n],
		scope: "run"
	});
}
function rT(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(cT(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function iT({ span: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [Oi(r, { file: t })] : [];
}
function aT(e, t) {
	let n = e.span.members?.get("translations")?.members?.get(t);
	return Oi(n ?? e.span, { file: e.file });
}
function oT(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function sT(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = l.filter((e) => t.some((t) => t.platforms?.includes(e))), r = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...r.length > 0 && { tags: r }
	};
}
function cT(e, t, n) {
	let r = jv(M(t.file, t.span, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : ""}`;
	return U($, e, "duplicate-text", i, {
		path: n,
		scope: "run"
	});
}
function lT(e) {
	let t = new w(), n = new Map();
	for (let r of e) {
		let { filenames: e } = r.values, i = e === void 0 ? "" : u(QS(e)), [a] = Qw(r).flatMap((e) => {
			let t = n.get(e) ?? new Map();
			n.set(e, t);
			let [a] = t.values(), o = i === "" ? a : t.get(i) ?? t.get("");
			return t.has(i) || t.set(i, r), o ?? [];
		});
		a && !t.countMore(r.file.path) && t.add(Av("duplicate-key", `Key "${Z(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
// src/keys/restored.ts
function uT(e, t, n, r) {
	let { declared: i, problems: a } = mT(pT(e), r.project), o = "key-gone";
	if (t) {
		let e = JS.toManifest(t, $.liveContext(t, r, "")), n = {
			...i.values,
			key_name: nC.shape.key_name.parse(e)
		};
		return {
			declared: {
				...i,
				values: n
			},
			context: fT(t.tags, r),
			problems: a,
			gone: o
		};
	}
	let { values: s } = i, c = dT(s, n);
	return {
		declared: i,
		context: fT(c?.tags ?? s.tags ?? [], r),
		problems: a,
		gone: o,
		...c && { namesake: c }
	};
}
function dT({ key_name: e, platforms: t = [...l], filenames: n }, r) {
	return r.find((r) => t.some((t) => r.platforms.includes(t) && $y(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function fT(e, t) {
	let n = e.find((e) => e.startsWith(wt))?.slice(wt.length), r = {
		...it,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function pT({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = h(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !m(r) ? [e, n] : [e, {
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
function mT(e, t) {
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
function hT(e, t, n, r) {
	let i = new Map(t.map((e) => [e.key_id, e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(e, t);
	}
	let { matches: o } = OC(n, [...a.keys()], e.project.perPlatformNames), s = new Map();
	for (let { declared: e, live: t } of o) {
		let n = t && a.get(t);
		n && s.set(n, e.values);
	}
	let c = [...s].flatMap(([{ label: e, fields: t }, n]) => t.flatMap(({ part: t, after: i }) => {
		let a = ["merge", "enforce"].includes(Yt(r.rules, t ?? ""));
		if (t === void 0 || !a) return [];
		let o = new Map(Object.entries(n.translations ?? {})).get(t), s = mS.parse(i);
		return o === void 0 || vS(gS(o, s), s) ? [] : [{
			label: e,
			language: t
		}];
	})), l = new Set(n.flatMap(({ values: e }) => Z(e.key_name)));
	return {
		texts: c,
		removed: e.changes.flatMap((e) => {
			if (e.kind !== "key" || e.action === "destroy" || !(e.action === "update" ? e.fields.some(({ field: e, after: t }) => e === "is_archived" && t === !1) && !s.has(e) : !gT(e, "key_name").some((e) => l.has(e)))) return [];
			let t = e.action === "update" ? i.get(String(e.id))?.tags : gT(e, "tags");
			return pl($, t ?? [], r.rules) ? [e.label] : [];
		})
	};
}
function gT({ fields: e }, t) {
	return Ig(e.find(({ field: e }) => e === t)?.after ?? null);
}
// src/keys/textManifest.ts
function _T(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: Di(t)
	}, { texts: a, faults: o } = Xw(e, t, r), s = wT(n), c = vT(o.filter(({ language: e }) => e === void 0 || Ce(r, he(r, e))), i, r);
	return {
		entries: (c.some(({ count: e, severity: t }) => e !== void 0 && t === "error") ? [] : a).flatMap((e) => {
			let t = bT(e, n);
			return t === void 0 ? [] : [{
				values: xT(e, t, n),
				onCreate: s,
				file: i,
				span: TT(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: c
	};
}
function vT(e, t, n) {
	let r = new w();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			scope: a === "error" ? "run" : "change"
		};
		if (r.countMore(t.path, 1, e)) continue;
		let c = Ei(t, s.start, s.end);
		r.add(C(i, a === "error" ? o + yT(n) : o, {
			...e,
			place: c
		}));
	}
	return r.problems;
}
function yT({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !ge(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function bT({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? he(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (Ce(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function xT({ path: e, value: t, description: n }, { language: r }, i) {
	let a = CT(t);
	return {
		key_name: ST(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function ST(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function CT(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function wT({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function TT({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...DT(t.at),
		members: new Map([[r, {
			...DT(t.at),
			name: i,
			...ET(t)
		}]])
	}), n && a.set("description", {
		...DT(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function ET(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...DT(t),
		name: DT(n)
	}]);
	return { members: new Map(t) };
}
function DT({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/keys/kind.ts
const OT = {
	schema: nC,
	fields: $S,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, kT = {
	schema: iC,
	fields: $S.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function AT(e, t) {
	return yl({
		plural: "keys",
		entry: OT,
		defaults: kT
	}, e, t);
}
function jT(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([e, n]) => DS(e, n, t, p)).map(({ code: t, message: n, path: r }) => {
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
function MT(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : AT(e, t).entries.flatMap(({ values: e }) => Z(e.key_name));
}
const NT = {
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
		if (t === "prefix") return PT(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(wt)).sort()[0];
	}
};
function PT({ key_name: e, platforms: t }) {
	let [n = ""] = Z(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function FT(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: IT(e.entry, t.entry),
		wrote: IT(e.wrote, t.wrote)
	} : e;
}
function IT(e, t) {
	let n = {
		...LT(e),
		...LT(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function LT({ translations: e }) {
	return m(e) ? e : {};
}
const RT = "The live value is not compared and not changed.", zT = (e) => `${RT} A new key has ${e}.`, BT = {
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
		undeclared: `${RT} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: zT("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: zT("no tags, except the one of the setting `owner`"),
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
		undeclared: zT("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: zT("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: zT("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: zT("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: zT("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${RT} A new key is visible.`
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
		undeclared: zT("none"),
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
function VT({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const HT = {
	...$,
	plural: ze.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		removed: ["keys", "texts"]
	},
	settings: ze,
	limits: {
		removed: fe,
		removedPercent: Le,
		overwrittenPercent: Dt,
		unverified: Fe,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: NT,
	entry: OT,
	defaults: kT,
	docs: BT,
	readManifest: AT,
	textFiles: {
		read: _T,
		name: ST,
		isOnlyName: VT,
		join: Zw
	},
	checkTogether: (e) => [...lT(e), ...CC(e)],
	checkEntry: jT,
	adviceOn: mC,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		return Al(HT, e, n, i, ({ key_name: e, previously: t = [] }) => [...Z(e), ...t], (e) => {
			let n = OC(e, t, r.perPlatformNames, DC(i)), a = n.matches.filter(({ declared: e, live: t }) => t || !VT(e));
			return {
				...n,
				matches: a
			};
		});
	},
	hints: dC,
	names: ({ key_name: e, platforms: t }) => Z(e, t),
	texts: (e) => AS(e),
	namesInManifest: MT,
	mergeKept: FT,
	findRestored: uT,
	undoneByApply: hT
};
// src/webhooks/match.ts
function UT(e, t, n) {
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
				...$T("stale-id", t, "webhook_id", n),
				severity: "warning"
			});
		}
	}
	for (let { webhook: e, one: t } of JT(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => KT(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = ag(t, n), a = [...o].filter((e) => lg(e.url, r)), [c] = a;
		if (a.length > 1) {
			let t = `${a.length} live webhooks have this former URL (ids ${QT(a)}). Add webhook_id with the id of the one that is meant.`;
			i.set(e, $T("ambiguous-webhook", e, "previously", t));
		} else c && s(e, c, Y(t));
	}
	for (let e of c()) {
		let a = [...r.values()].filter(({ declared: { values: e }, live: t }) => e.webhook_id !== t?.webhook_id), s = GT(e, t, o, new Set(a.flatMap(({ live: e }) => e ?? [])), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (e.values.new) continue;
		let t = XT([...o]).find((t) => qT(e, t) && og(Y(e.values.url), Y(t.url)));
		if (!t) continue;
		o.delete(t);
		let n = t.webhook_id, r = `Live webhook ${n} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${n}. To create another one, set new: true.`;
		i.set(e, $T("lookalike-webhook", e, "url", r));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set(WT(e, t, o, n))
	};
}
function WT(e, t, n, r) {
	return e.flatMap((e) => {
		let i = t.filter((t) => KT(e, t, r));
		return i.some(({ branch: e }) => e === void 0) ? i.filter((e) => n.has(e)) : [];
	});
}
function GT(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && KT(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return $T("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${ZT(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (e.values.new) return;
	let s = [...n].filter((t) => KT(e, t, i));
	if (s.length > 0) return $T("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${QT(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${ZT(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return $T("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${ZT(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function KT(e, t, n) {
	return lg(t.url, ag(e.values.url, n)) && qT(e, t);
}
function qT({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function JT(e, t, n) {
	let r = XT(t), i = e.flatMap((e) => r.filter((t) => KT(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...YT(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function YT({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(iw)), new Set(t.map(iw))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function XT(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function ZT(e) {
	return `${e.length === 1 ? "id" : "ids"} ${QT(e)}`;
}
function QT(e) {
	return XT(e).map(({ webhook_id: e }) => e).join(", ");
}
function $T(e, t, n, r) {
	return U(nw, t, e, r, { path: [n] });
}
function eE(e) {
	let t = new Map(), n = new w();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? u([
			Y(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${Y(e)} with the same events` : `webhook_id ${o}`, d = o === void 0 ? "url" : "webhook_id";
		n.add(Av("duplicate-webhook", l, {
			second: r,
			first: c,
			field: d
		}));
	}
	return n.problems;
}
// src/webhooks/kind.ts
const tE = {
	schema: tw,
	fields: ew,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function nE(e, t, n) {
	let { entries: r, problems: i } = yl({
		plural: "webhooks",
		entry: tE
	}, e, t, { most: hc }), a = new Map(), o = new w();
	for (let t of r) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let s = uw(i, n);
			for (let [e, t] of s.variables) a.set(e, t);
			let c = () => M(t.file, t.span, [r]);
			for (let { code: t, message: n } of s.issues) o.countMore(e) || o.add(C(t, n, { place: c() }));
			if (s.issues.every(({ code: e }) => e === "unset-variable")) for (let e of rE(r, i, c)) o.add(e);
		}
		iE(t, o);
	}
	return {
		entries: r,
		variables: a,
		problems: [...i, ...o.problems]
	};
}
function rE(e, t, n) {
	let r = [], i = (e, t) => r.push(C(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), Sw(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function iE({ values: e, file: t, span: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (f.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${jt(a, f)}`, o = M(t, n, ["events", i]);
		r.add(C("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
const aE = {
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
}, oE = {
	...nw,
	plural: pe.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		removed: ["webhooks"]
	},
	settings: pe,
	limits: {
		removed: ce,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: yw,
	entry: tE,
	docs: aE,
	readManifest: nE,
	checkTogether: eE,
	checkEntry: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		return Al(oE, e, n, r, ({ url: e, previously: t }) => [e, t ?? []].flat().map((e) => Y(ag(e, i))), (e) => {
			let r = UT(e, t, i), a = r.matches.flatMap((e) => sE(e, n)), o = new Set(a.map((e) => e.declared));
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
function sE({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${kl}`;
	return [{
		declared: e,
		problem: U(nw, e, "unusable-response", i, { path: ["url"] })
	}];
}
// src/run/kinds.ts
const cE = [HT, oE];
Ml(cE);
// src/run/advice.ts
function lE(e) {
	let { settings: t, declared: n, textFiles: r } = e, i = Iv(t.rules, r), a = {
		levels: i?.isSure ? t.checks : {
			...t.checks,
			base: "off"
		},
		base: i?.language,
		needed: lS()
	}, o = [...r.values()].every(({ source: e }) => e.languages) ? n : Dv(n, i?.language ?? "");
	return o.kinds.flatMap((e) => pE(e, (o.entries[e.plural] ?? []).map((e) => ({ declared: e })), a));
}
function uE({ settings: e }, { matches: t }, n) {
	let r = {
		levels: e.checks,
		base: n.baseLanguage,
		needed: dE(n, lS())
	};
	return t.flatMap(({ kind: e, matching: t }) => pE(e, t.matches, r));
}
function dE({ languages: e = [] }, t) {
	let n = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let r = n.get(e) ?? [];
		return r.length === 0 ? t(e) : t(e).filter((e) => r.includes(e));
	};
}
const fE = 1e4;
function pE(e, t, n) {
	if (!e.adviceOn || Object.values(n.levels).every((e) => e === "off")) return [];
	let r = [], i = 0;
	for (let { declared: a, live: s } of t) {
		let t = e.adviceOn(a, s, n);
		if (o(r, t), i += +(t.length > 0), i >= fE) break;
	}
	let [a] = r;
	if (a && i >= fE) {
		let t = `${fE.toLocaleString("en-US")} ${e.words.many} or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, i = Object.values(n.levels).includes("error") ? {
			severity: "error",
			scope: "project"
		} : a;
		r.unshift(C(a.code, t, {
			severity: i.severity,
			scope: i.scope
		}));
	}
	return r;
}
// src/run/run.ts
function mE(e, t, n) {
	return hE(n, (n) => gE(e, t, n));
}
async function hE(e, t) {
	let n = new xe(), r = () => (e) => n.clean(e), i = r(), a = 0, o = {
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
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(au(t, i)))
	};
	try {
		return ru({
			...await t(o),
			requests: a
		}, i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function gE(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = e.command === "validate" || n.withoutSecrets, s = o ? void 0 : _E(e, t, n), { stopping: c } = r, l = await Vv(e, i, {
		signal: c,
		known: a,
		findProject: s,
		...n.onProgress && { onProgress: n.onProgress }
	}), { reads: u } = l, d = o ? u.map(lE) : [], f = e.command === "validate" ? l.problems.map(vE) : l.problems;
	n.onSecrets(u.flatMap(({ declared: e }) => $h(e.variables)));
	let p = await yE(e, i), m = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], h = u.map((e) => e.declared), g = e.projects.flatMap(({ rules: e }) => e.overwrite), _ = [...new Set(u.flatMap((e) => e.manifests))], ee = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], v = await Eu(e, _, i), te = e.projects.flatMap(({ name: e }) => e ?? []), y = {
		format_version: 1,
		command: e.command,
		...te.length > 0 && { selected: te },
		manifests: _,
		declared: Object.fromEntries(e.kinds.map(({ plural: e, textFiles: t }) => [e, h.flatMap((t) => t.entries[e] ?? []).filter((e) => !t?.isOnlyName(e)).length])),
		problems: at([
			...t,
			...p.problems,
			...f,
			...await vi(m, i),
			...Fy("overwrite", [...new Set(g)], h),
			...ky(ee, h),
			...v.values(),
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
	}, ie = () => n.target?.(_, re), { lastApplied: ae } = n, oe = ae && qe(() => ae(_, re));
	if (n.withoutSecrets) {
		let t = await oy(e, y, u, ie);
		return {
			...y,
			...t && { manifest_comparison: t },
			...ne()
		};
	}
	if (e.command === "validate" || ct(y.problems)) return y;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(y.manifests);
		if (y.problems = [...y.problems, ...e], ct(e)) return y;
	}
	let se = [], ce = e.command === "plan" ? await ie() : void 0;
	y.problems = [...y.problems, ...ry(ce, u, e.others.length > 0)];
	let le = {
		saved: p.plans,
		target: ce,
		applied: oe
	}, { runProject: ue } = await import("./project3.js");
	for (let t of u) se.push(await ue(t, e, le, n));
	let de = se.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return y.problems = [...y.problems, ...jy(ee, de, h)], {
		...y,
		projects: se,
		...ne()
	};
}
function _E(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (ct(t) || r.id === "") return;
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
function vE(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
async function yE({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [C("bad-plan", e)]
	}), a = j(t, r), o = await er(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => ou(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/commands/runs/runCommand.ts
async function bE(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: mE }) {
	return Ww(async (o) => {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await xE(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return CE(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = SE(f, p), h = await Du(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = SE(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), Pd(g, n.exitsWithFindings(c));
	});
}
async function xE(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await xv(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await xv("validate", t, n);
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
function SE(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function CE({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = C("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = ct(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), ct(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { ev as $, pl as $n, uf as $t, Ey as A, _u as An, hr as Ar, ah as At, ey as B, Gl as Bn, ar as Br, gf as Bt, jy as C, ju as Cn, Rr as Cr, zh as Ct, ky as D, bu as Dn, Mr as Dr, Nh as Dt, Ay as E, Mu as En, jr as Er, Vh as Et, uy as F, pu as Fn, cr as Fr, Ep as Ft, Fv as G, Fl as Gn, er as Gr, Pf as Gt, zv as H, Ll as Hn, Qn as Hr, Uf as Ht, iy as I, su as In, or as Ir, Yf as It, Tv as J, U as Jn, qn as Jr, J as Jt, Mv as K, Pl as Kn, Yn as Kr, q as Kt, ty as L, ou as Ln, rr as Lr, Xf as Lt, hy as M, wu as Mn, fr as Mr, th as Mt, gy as N, mu as Nn, dr as Nr, fm as Nt, Fy as O, Su as On, Cr as Or, Ph as Ot, fy as P, hu as Pn, ur as Pr, sm as Pt, gv as Q, hl as Qn, df as Qt, Jv as R, iu as Rn, Jn as Rr, qf as Rt, zy as S, Ku as Sn, ei as Sr, Lh as St, Py as T, Eu as Tn, Fr as Tr, Wh as Tt, Vv as U, Nl as Un, nr as Ur, Hf as Ut, Hv as V, Vl as Vn, j as Vr, Af as Vt, Lv as W, W as Wn, Zn as Wr, Ef as Wt, Sv as X, xl as Xn, tf as Xt, Dv as Y, Dl as Yn, Kn as Yr, ef as Yt, xv as Z, gl as Zn, af as Zt, hS as _, Yu as _n, pi as _r, $h as _t, Yw as a, Zd as an, ji as ar, Ug as at, Uy as b, qu as bn, Zr as br, Ih as bt, Rw as c, gd as cn, Mi as cr, Ig as ct, WC as d, bd as dn, Ei as dr, Eg as dt, lf as en, fl as er, Y_ as et, GC as f, Sd as fn, Ci as fr, wg as ft, $ as g, Ju as gn, ni as gr, ag as gt, OC as h, Qu as hn, gi as hr, lg as ht, cE as i, G as in, mc as ir, Vg as it, dy as j, gu as jn, pr as jr, Vm as jt, Iy as k, vu as kn, Ar as kr, Th as kt, Vw as l, Cd as ln, wi as lr, Og as lt, DC as m, Ad as mn, hi as mr, fg as mt, hE as n, Qd as nn, Pc as nr, P_ as nt, Hw as o, Gd as on, Ti as or, Fg as ot, nw as p, Md as pn, _i as pr, Tg as pt, Ev as q, wl as qn, $n as qr, nf as qt, uE as r, K as rn, Ic as rr, Xg as rt, Ww as s, Hd as sn, Di as sr, Bg as st, bE as t, Xd as tn, dl as tr, X as tt, uw as u, Pd as un, M as ur, Mg as ut, Yy as v, fd as vn, ri as vr, dg as vt, Ty as w, Au as wn, Ir as wr, Hh as wt, $y as x, Uu as xn, Qr as xr, Fh as xt, Z as y, Gu as yn, mi as yr, Bh as yt, Yv as z, Yl as zn, ir as zr, Kf as zt };
