import { D as e, f as t } from "./wire.js";
import { B as n, Bn as r, Cn as i, Fn as a, Qr as o, R as s, Rn as c, Wr as l, X as u, Z as d, _t as f, a as p, b as m, bn as h, gn as g, gt as _, hn as ee, ht as v, lr as y, m as te, on as b, pt as x, r as S, tt as ne } from "./start.js";
import { d as C, h as w, i as re, s as ie } from "./zod.js";
import { $ as T, B as E, C as ae, E as oe, F as D, H as O, J as se, M as k, O as ce, P as le, Q as A, R as ue, S as de, V as fe, W as pe, X as j, Z as me, _ as he, a as ge, b as _e, d as ve, et as M, f as N, g as ye, i as be, j as P, k as xe, l as Se, m as Ce, nt as F, o as I, q as we, rt as Te, t as Ee, tt as L, v as De, x as Oe, y as ke } from "./annotations.js";
import { Ar as Ae, Ct as je, Dr as Me, Dt as Ne, Er as Pe, Et as Fe, Gr as Ie, H as Le, Ir as Re, Mn as ze, Mr as Be, Mt as Ve, Nr as He, Or as Ue, Pt as We, Qt as Ge, R as Ke, Rr as qe, Sn as Je, Tr as Ye, Tt as Xe, Ur as Ze, V as Qe, Yt as $e, at as et, bn as tt, hn as nt, jr as rt, jt as it, mn as at, nn as R, on as ot, ti as st, ur as ct, vr as lt, wr as ut, wt as dt, xn as ft, yn as pt, yr as mt, zn as ht } from "./engine.js";
import { g as gt, h as _t, n as vt, t as yt, w as bt, y as xt } from "./markdown.js";
import { a as St } from "./writtenFiles.js";
import { dirname as Ct, join as z, relative as wt, resolve as B, sep as Tt } from "node:path";
import { EOL as Et } from "os";
import { constants as Dt, promises as Ot } from "fs";
import { readFile as kt } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var V = function(e, t, n, r) {
	function i(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, a) {
		function o(e) {
			try {
				c(r.next(e));
			} catch (e) {
				a(e);
			}
		}
		function s(e) {
			try {
				c(r.throw(e));
			} catch (e) {
				a(e);
			}
		}
		function c(e) {
			e.done ? n(e.value) : i(e.value).then(o, s);
		}
		c((r = r.apply(e, t || [])).next());
	});
};
const { access: At, appendFile: jt, writeFile: Mt } = Ot, Nt = "GITHUB_STEP_SUMMARY", Pt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return V(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Nt];
			if (!e) throw Error(`Unable to find environment variable for $${Nt}. Check if your runtime environment supports job summaries.`);
			try {
				yield At(e, Dt.R_OK | Dt.W_OK);
			} catch {
				throw Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`);
			}
			return this._filePath = e, this._filePath;
		});
	}
	wrap(e, t, n = {}) {
		let r = Object.entries(n).map(([e, t]) => ` ${e}="${t}"`).join("");
		return t ? `<${e}${r}>${t}</${e}>` : `<${e}${r}>`;
	}
	write(e) {
		return V(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? Mt : jt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return V(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: !0 });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		return this._buffer = "", this;
	}
	addRaw(e, t = !1) {
		return this._buffer += e, t ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(Et);
	}
	addCodeBlock(e, t) {
		let n = Object.assign({}, t && { lang: t }), r = this.wrap("pre", this.wrap("code", e), n);
		return this.addRaw(r).addEOL();
	}
	addList(e, t = !1) {
		let n = t ? "ol" : "ul", r = e.map((e) => this.wrap("li", e)).join(""), i = this.wrap(n, r);
		return this.addRaw(i).addEOL();
	}
	addTable(e) {
		let t = e.map((e) => {
			let t = e.map((e) => {
				if (typeof e == "string") return this.wrap("td", e);
				let { header: t, data: n, colspan: r, rowspan: i } = e, a = t ? "th" : "td", o = Object.assign(Object.assign({}, r && { colspan: r }), i && { rowspan: i });
				return this.wrap(a, n, o);
			}).join("");
			return this.wrap("tr", t);
		}).join(""), n = this.wrap("table", t);
		return this.addRaw(n).addEOL();
	}
	addDetails(e, t) {
		let n = this.wrap("details", this.wrap("summary", e) + t);
		return this.addRaw(n).addEOL();
	}
	addImage(e, t, n) {
		let { width: r, height: i } = n || {}, a = Object.assign(Object.assign({}, r && { width: r }), i && { height: i }), o = this.wrap("img", null, Object.assign({
			src: e,
			alt: t
		}, a));
		return this.addRaw(o).addEOL();
	}
	addHeading(e, t) {
		let n = `h${t}`, r = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(n) ? n : "h1", i = this.wrap(r, e);
		return this.addRaw(i).addEOL();
	}
	addSeparator() {
		let e = this.wrap("hr", null);
		return this.addRaw(e).addEOL();
	}
	addBreak() {
		let e = this.wrap("br", null);
		return this.addRaw(e).addEOL();
	}
	addQuote(e, t) {
		let n = Object.assign({}, t && { cite: t }), r = this.wrap("blockquote", e, n);
		return this.addRaw(r).addEOL();
	}
	addLink(e, t) {
		let n = this.wrap("a", e, { href: t });
		return this.addRaw(n).addEOL();
	}
}(), Ft = C({ full_name: w() }), It = C({
	number: ie(),
	head: C({
		sha: w(),
		repo: Ft.nullish()
	}),
	base: C({
		sha: w().default(""),
		ref: w().default(""),
		repo: Ft.extend({ default_branch: w().default("") })
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	baseBranch: n.ref,
	defaultBranch: n.repo.default_branch,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), Lt = C({
	pull_request: It.optional(),
	merge_group: C({
		head_sha: w(),
		base_sha: w()
	}).optional(),
	before: w().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: C({ fork: re().optional() }).optional()
});
async function Rt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = zt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await Bt(e.GITHUB_EVENT_PATH), l = c?.pull_request, u = o === "merge_group" ? c?.merge_group : void 0, d = l ?? (u && {
		head: u.head_sha,
		base: u.base_sha
	});
	return l && e.GITHUB_ACTOR === "dependabot[bot]" && (l.origin ??= "Dependabot"), {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		before: o === "push" ? c?.before : void 0,
		pullRequest: l,
		...d && { merge: {
			head: d.head,
			base: d.base
		} },
		...c?.repository?.fork === !0 && { isFork: !0 },
		workflow: i,
		home: r,
		runUrl: e.GITHUB_RUN_ID ? `${r}/actions/runs/${e.GITHUB_RUN_ID}` : "",
		workflowUrl: /^[\w.-]+\.ya?ml$/.test(a) ? `${r}/actions/workflows/${a}` : "",
		run: {
			id: Number(e.GITHUB_RUN_ID) || 0,
			attempt: Number(e.GITHUB_RUN_ATTEMPT) || 0
		}
	};
}
function zt(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function Bt(e) {
	if (e) try {
		return Lt.safeParse(JSON.parse(await kt(e, "utf8"))).data;
	} catch {
		return;
	}
}
var Vt = class {
	#e;
	#t = new Map();
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, n, r = {}) {
		let { workspace: i, context: a, githubToken: o, maxRequests: s = 150 } = this.#e;
		if (o === "") return H("The input github-token is empty.");
		let [c, ...l] = await Be(n, i, i);
		if (!c || l.length > 0) return H("The manifests are not all in one checkout.");
		let { root: u = i, names: d, nameOf: f } = c, [{ commit: p = a.sha } = {}] = await O([u], i), m = () => {
			this.#i += 1;
			let e = `More than ${s} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > s) throw new Jt(e);
		};
		try {
			return await ue(a, {
				...this.#e,
				onRequest: m
			}, async (n) => {
				let i = this.#t.get(p) ?? new Gt(p);
				this.#t.set(p, i);
				let a = await i.readFrom(n, e, r), o = [...d.keys()], s = async (e) => (t(a, await this.#a(n, e)), this.#n), c = await Wt(i, n, o), l = await Ut(i, u, o), { known: m } = await Ye(c, l, {
					since: e,
					names: d,
					nameOf: f,
					read: s
				}), h = Me([...i.commits, ...i.merged]), [g] = a;
				return {
					...g === void 0 ? { is: "read" } : {
						is: "unreadable",
						why: g
					},
					...m,
					overwrites: h
				};
			});
		} catch (e) {
			return H(Ht(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Ie(await ke(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(Ht(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function H(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function Ht(e) {
	if (e instanceof Jt) return e.message;
	if (P(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${k(e)}.`;
}
async function Ut(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await kt(z(t, n)).catch(() => void 0);
		return i && r !== void 0 && he(i, r) ? [] : [{
			path: n,
			now: n,
			before: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Wt(e, t, n) {
	let r = e.commits.map((e) => ({
		...e,
		changes: []
	})), i = new Set(n), a = n.map((e) => ({
		path: e,
		now: e,
		index: 0
	}));
	for (; a.length > 0;) {
		await e.readContents(t, a);
		let n = [];
		for (let { path: i, now: o, index: s } of a) for (let [a, { id: c, parents: l, changes: u }] of r.entries()) {
			let [r, d] = [e.contentAt(a, i), e.contentAt(a + 1, i)];
			if (a < s || r === d) continue;
			let f = d === void 0 && l.length > 0 ? await $t(t, c, i) : void 0;
			f === void 0 ? u.push({
				from: i,
				to: i,
				now: o,
				before: d,
				after: r
			}) : n.push({
				path: f,
				now: o,
				index: a
			});
		}
		for (let { path: e } of n) i.add(e);
		a = n;
	}
	return {
		commits: r,
		merged: await e.mergedChanges(t, [...i])
	};
}
var Gt = class {
	#e;
	#t;
	#n;
	commits = [];
	merged = [];
	#r = [];
	#i = new Map();
	constructor(e) {
		this.#e = e;
	}
	async readFrom(e, t, { target: n, now: r }) {
		if (this.#t === void 0 || t < this.#t) {
			let i = new Map();
			this.#n = `More than ${Yt * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await Xt(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== Yt) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await Zt(e, n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.commits = Pe(Kt(this.#e, i), r);
			let a = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of a.slice(0, 10)) for (let n of (await Xt(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			let o = ut(this.commits, i.values(), {
				since: t,
				now: r
			});
			this.merged = o.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let s = this.commits.at(-1)?.parents.slice(0, 1) ?? [this.#e];
			this.#r = [...this.commits.map(({ id: e }) => e), ...s], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = qt(n), i = this.#r, a = r === "" ? [] : i.map((e) => `${e}:${r}`);
		await this.#a(e, a);
		let o = (e) => this.#i.get(a[e] ?? ""), s = i.filter((e, t) => r === "" || t === 0 || o(t) !== o(t - 1)).flatMap((e) => n.map((t) => `${e}:${t}`));
		await this.#a(e, s);
		for (let e of n) {
			let t;
			for (let n of i) {
				let r = `${n}:${e}`;
				this.#i.has(r) ? t = this.#i.get(r) : this.#i.set(r, t);
			}
		}
	}
	contentAt(e, t) {
		let n = this.#r[e];
		return n === void 0 ? void 0 : this.#i.get(`${n}:${t}`);
	}
	async mergedChanges(e, t) {
		let n = this.merged.slice(0, 4e3 / (2 * t.length)), r = n.flatMap(({ id: e, parents: n }) => t.flatMap((t) => [`${e}:${t}`, `${n[0]}:${t}`]));
		return await this.#a(e, r), n.map((e) => {
			let n = t.map((t) => {
				let [n, r] = [e.parents[0], e.id].map((e) => this.#i.get(`${e}:${t}`));
				return {
					from: t,
					to: t,
					before: n,
					after: r
				};
			});
			return {
				...e,
				changes: n.filter(({ before: e, after: t }) => e !== t)
			};
		});
	}
	async #a(e, t) {
		let n = t.filter((e) => !this.#i.has(e));
		for (let t = 0; t < n.length; t += 200) {
			let r = n.slice(t, t + 200), i = await Qt(e, r);
			for (let [e, t] of r.entries()) this.#i.set(t, i[e]);
		}
	}
};
function Kt(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function qt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var Jt = class extends Error {
	name = "HistoryLimit";
};
const Yt = 100;
async function Xt({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map(en);
}
async function Zt({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.compareCommitsWithBasehead({
		...t,
		basehead: `${n}...${r}`
	});
	return i.commits.map(en);
}
async function Qt({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	return r.map(([e]) => i[e]?.oid);
}
async function $t({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function en({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }) {
	let a = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: a,
		trailers: Ue(i)
	};
}
// src/github/outputs.ts
function tn(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && Te(t, n);
}
function nn(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	tn({
		summary: Ge(e),
		"has-changes": a(tt(e)),
		conflicts: a(nt(i).conflicts),
		failed: String(at(e.projects).unfinished),
		drift: e.command === "drift" ? a(ft(e)) : void 0,
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
async function rn(e) {
	try {
		await Pt.addRaw(e).write();
	} catch (e) {
		L([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/pullBranch.ts
var U = class extends Error {
	name = "Refused";
};
function W(e) {
	return `${e}-rebuild`;
}
async function an(e, t, n) {
	let { rest: r, at: i } = e, a = (await r.git.getRef({
		...i,
		ref: `heads/${t}`
	})).data.object.sha, { data: o } = await r.git.listMatchingRefs({
		...i,
		ref: `heads/${n}`
	}), s = (e) => o.find(({ ref: t }) => t === `refs/heads/${e}`)?.object.sha, [c, l] = [s(n), s(W(n))], u = {
		base: a,
		head: c,
		leftover: l
	};
	if (c === void 0) return {
		...u,
		isOnBase: !1,
		own: new Map()
	};
	let d = `${a}...${c}`, { data: f } = await r.repos.compareCommitsWithBasehead({
		...i,
		basehead: d
	}), p = f.commits.filter(({ parents: e }) => e.length > 1), m = f.behind_by === 0 && p.length === 0;
	if (f.total_commits > f.commits.length) return {
		...u,
		isOnBase: m,
		own: void 0
	};
	let h = await on(e, f.commits), g = new Map(f.files?.map(({ filename: e, sha: t }) => [e, t ?? ""])), _ = h && h.size > 0 && (p.length === 0 || sn(h, g));
	return {
		...u,
		isOnBase: m,
		own: _ ? h : void 0
	};
}
async function on({ rest: e, at: t }, n) {
	let r = new Map();
	for (let { sha: i, parents: a, commit: o } of n) {
		if (a.length > 1) continue;
		let { data: n } = await e.repos.getCommit({
			...t,
			ref: i
		}), s = new Map(n.files?.map((e) => [e.filename, e.sha ?? ""]));
		if (!o.message.includes(ln(s))) return;
		for (let [e, t] of s) r.set(e, t);
	}
	return r;
}
function sn(e, t) {
	return e.size === t.size && [...e].every(([e, n]) => t.get(e) === n);
}
function cn(e) {
	return new Map(e.map(({ path: e, id: t }) => [e, t]));
}
function ln(e) {
	let t = [...e].sort(([e], [t]) => e < t ? -1 : 1);
	return `Lokaform-Content: ${We("files", t)}`;
}
async function un({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getTree({
		...t,
		tree_sha: n,
		recursive: "1"
	});
	if (r.truncated) throw new U("the repository has too many files for GitHub to list them.");
	return new Map(r.tree.map(({ path: e, sha: t, mode: n }) => [e, {
		oid: t,
		mode: n
	}]));
}
async function dn(e, t, n, r) {
	let i = new Map();
	for (let e of n) {
		let t = wt(r, e.path).split(Tt).join("/"), n = i.get(t) ?? e;
		i.set(t, {
			...n,
			text: e.text
		});
	}
	let a = await un(e, t), o = [], s = [...i].flatMap(([e, n]) => {
		let { oid: r, mode: i = "100644" } = a.get(e) ?? {}, s = fn(r, n, t);
		return s || o.push(e), s && s.id !== r ? [{
			path: e,
			mode: i,
			...s
		}] : [];
	});
	if (o.length === 0) return s;
	throw new U(`${R(o, 5)} changed on its base after this run checked it out. Run it again.`);
}
function fn(e, { text: t, replaces: n }, r) {
	for (let i of [(e) => e, ae]) {
		let a = i(Buffer.from(t)), o = De(a, r);
		if (e === (n === void 0 ? void 0 : De(i(Buffer.from(n)), r)) || e === o) return {
			content: a,
			id: o
		};
	}
}
const pn = {
	files: 100,
	bytes: 4194304
};
function mn(e) {
	let t = [], n = 0;
	for (let r of e) {
		let e = t.at(-1);
		n += r.content.length, e && e.length < pn.files && n <= pn.bytes ? e.push(r) : (t.push([r]), n = r.content.length);
	}
	return t;
}
const G = "0".repeat(40);
async function K({ mutate: e, rest: t, at: n }, r) {
	let { data: i } = await t.repos.get(n), a = r.map((e) => ({
		...e,
		name: `refs/heads/${e.name}`,
		force: !0
	}));
	await e("mutation($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }", { input: {
		repositoryId: i.node_id,
		refUpdates: a
	} });
}
async function hn(e, t, { head: n, leftover: r }) {
	let i = [{
		name: t,
		beforeOid: n
	}, {
		name: W(t),
		beforeOid: r
	}].flatMap(({ name: e, beforeOid: t }) => t === void 0 ? [] : {
		name: e,
		beforeOid: t,
		afterOid: G
	});
	i.length > 0 && await K(e, i);
}
async function gn(e, t, { base: n, head: r = G }, i, { title: a, trailer: o }) {
	let s = W(t);
	await K(e, [{
		name: s,
		afterOid: n
	}]);
	let c = mn(i), l = n;
	for (let [t, n] of c.entries()) {
		let r = c.length > 1 ? `${a} (${t + 1} of ${c.length})` : a;
		l = await _n(e, s, l, n, {
			headline: r,
			trailer: o
		});
	}
	let u = await un(e, l), d = i.filter(({ path: e, id: t, mode: n }) => {
		let { oid: r, mode: i } = u.get(e) ?? {};
		return r !== t || i !== n;
	}), f = {
		name: s,
		beforeOid: l,
		afterOid: G
	}, p = {
		name: t,
		beforeOid: r,
		afterOid: l
	};
	if (await K(e, d.length > 0 ? [f] : [p, f]), d.length === 0) return;
	let m = d.map(({ path: e }) => e);
	throw new U(`GitHub stores other permissions or another content of ${R(m, 5)}. Its API for commits cannot set them. If a file is executable, change that: git update-index --chmod=-x FILE`);
}
async function _n({ mutate: e, at: t }, n, r, i, { headline: a, trailer: o }) {
	return (await e("mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }", { input: {
		branch: {
			repositoryNameWithOwner: `${t.owner}/${t.repo}`,
			branchName: n
		},
		expectedHeadOid: r,
		message: {
			headline: a,
			body: `${o}\n${ln(cn(i))}`
		},
		fileChanges: { additions: i.map(({ path: e, content: t }) => ({
			path: e,
			contents: t.toString("base64")
		})) }
	} })).createCommitOnBranch.commit.oid;
}
function vn(e) {
	let t = e instanceof Error ? e.message : "";
	return le(e).includes("STALE_DATA") || /expected .* to point to|reference .* (is at|already)/i.test(t);
}
// src/github/pullRequest.ts
const yn = "lokaform/pull/", q = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], bn = "contents: write and pull-requests: write";
function xn(e) {
	if (!e) return m("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = fe(e);
	if (q.includes(t) && r !== void 0 && !r.startsWith(yn)) return;
	let i = `The action that pulls runs for a branch, on ${q.slice(0, -1).join(", ")} or ${q.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return m("wrong-ref", i);
}
async function Sn(e, t, n, r, i) {
	let a = fe(e) ?? "", { branch: o = `${yn}${a}` } = r, s = (e) => ({ problems: [m("no-pull-request", `The pull request of ${o} was not updated: ${e}`)] });
	if (a === o || a === W(o)) return s(`this run is for the branch ${a} itself. Set another name in the input branch.`);
	if (t.githubToken === "") return s("the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used.");
	let c = i.written.map(({ path: e }) => Ct(e)), [l = Cn, ...u] = await O(c, n);
	if (u.length > 0) return s("the files are in several checkouts. Use one step for each of them.");
	let d = await we(n, l), f = {
		...r,
		...i,
		base: a,
		branch: o,
		root: d,
		commit: l.commit
	};
	try {
		return await ue(e, {
			...t,
			time: 6e5
		}, (e) => wn(e, f, 2));
	} catch (e) {
		if (e instanceof U) return s(e.message);
		if (P(e) === "bug") throw e;
		return vn(e) ? s("another run, or a person, changed the branch at the same time. Run it again. So that two runs do not work at the same time, set concurrency: lokaform-pull in the workflow.") : s(`${Mn(e, o)}. The next run tries again.`);
	}
}
const Cn = {
	root: void 0,
	commit: void 0
};
async function wn(e, t, n) {
	try {
		return await En(e, t);
	} catch (r) {
		let i = r instanceof Error && "errors" in r && P(r) !== "refused";
		if (n > 1 && i) return wn(e, t, n - 1);
		throw r;
	}
}
async function Tn({ rest: e, at: t }, { base: n, branch: r }) {
	let i = `${t.owner}:${r}`, a = {
		state: "all",
		sort: "created",
		direction: "desc",
		per_page: 30
	};
	return (await e.pulls.list({
		...t,
		base: n,
		head: i,
		...a
	})).data;
}
async function En(e, t) {
	let { base: n, branch: r, commit: i, root: a, written: o } = t, s = await an(e, n, r);
	if (i !== void 0 && i !== e.context.sha && i !== s.base) throw new U(`the checked-out commit is ${i.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let c = await dn(e, s.base, o, a), l = await Tn(e, t), u = l.find(({ state: e }) => e === "open"), d = l.some(({ merged_at: e, head: t }) => e !== null && t.sha === s.head);
	if (!s.own && !d) {
		if (c.length === 0 && !u) return { problems: [] };
		throw new U(`somebody committed to this branch, and these commits are kept. Merge or close ${u ? `#${u.number}` : "its pull request"}, then delete the branch: git push origin --delete ${ot(r)}`);
	}
	if (c.length === 0) return Dn(e, t, s, u);
	let f = s.own !== void 0 && sn(s.own, cn(c)), [p] = l;
	if (f && !u && p && p.merged_at === null) {
		let e = `Pull request #${p.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [D(e)] };
	}
	return !f || !s.isOnBase ? await gn(e, r, s, c, t) : await hn(e, r, {
		head: void 0,
		leftover: s.leftover
	}), u ? kn(e, t, u) : An(e, t);
}
async function Dn(e, { branch: t, isComplete: n }, r, i) {
	return n ? (i && await e.rest.pulls.update({
		...e.at,
		pull_number: i.number,
		state: "closed"
	}), await hn(e, t, r), { problems: i ? [D(`Pull request #${i.number} is closed: nothing is left to pull.`)] : [] }) : {
		problems: [],
		...i && { pull: J(i) }
	};
}
function J({ number: e, html_url: t }) {
	return {
		number: e,
		url: t
	};
}
async function On(e, { body: t }) {
	let n = await e.login() === ce;
	return (e) => t(e, n);
}
async function kn(e, t, n) {
	let { title: r } = t;
	return await E(await On(e, t), async (t) => {
		(n.title !== r || n.body !== t) && await e.rest.pulls.update({
			...e.at,
			pull_number: n.number,
			title: r,
			body: t
		});
	}), {
		problems: [],
		pull: J(n)
	};
}
async function An(e, t) {
	let { rest: n, at: r } = e, { base: i, branch: a, title: o, draft: s } = t, c = async () => (await Tn(e, t)).find(({ state: e }) => e === "open");
	await E(await On(e, t), (e) => xe(() => n.pulls.create({
		...r,
		base: i,
		head: a,
		title: o,
		body: e,
		draft: s,
		...oe
	}), async () => await c() !== void 0)).catch(async (e) => {
		if (!await c()) throw e;
	});
	let l = await c();
	if (!l) throw new U("it was closed as soon as it was opened. The next run tries again.");
	let u = [];
	for (let { what: n, add: r } of jn(e, t, l)) {
		let e = await r().catch((e) => {
			if (P(e) === "bug") throw e;
			return `${n}: ${k(e, bn)}`;
		});
		typeof e == "string" && u.push(D(`Pull request #${l.number} was opened without ${e}.`));
	}
	return {
		problems: u,
		pull: J(l)
	};
}
function jn({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
	let [o, s, c] = [
		[...r.labels],
		r.reviewers,
		[...r.assignees]
	], l = {
		...t,
		issue_number: i
	}, u = s.filter((e) => e.includes("/")), d = {
		reviewers: s.filter((e) => !u.includes(e)),
		team_reviewers: u.map((e) => e.slice(e.indexOf("/") + 1))
	}, f = {
		pullRequestId: a,
		mergeMethod: r.autoMerge.toUpperCase()
	};
	return [
		[
			"labels",
			o.length > 0,
			() => e.issues.addLabels({
				...l,
				labels: o
			})
		],
		[
			"reviewers",
			s.length > 0,
			() => e.pulls.requestReviewers({
				...t,
				pull_number: i,
				...d
			})
		],
		[
			"assignees",
			c.length > 0,
			async () => {
				let { data: t } = await e.issues.addAssignees({
					...l,
					assignees: c
				}), n = t.assignees?.map(({ login: e }) => e.toLowerCase()), r = c.filter((e) => !n?.includes(e.toLowerCase()));
				if (r.length !== 0) return `the assignees ${R(r, 5)}, who cannot be assigned in this repository`;
			}
		],
		[
			"auto-merge",
			r.autoMerge !== "off",
			() => n("mutation($input: EnablePullRequestAutoMergeInput!) { enablePullRequestAutoMerge(input: $input) { clientMutationId } }", { input: f })
		]
	].flatMap(([e, t, n]) => t ? {
		what: e,
		add: n
	} : []);
}
function Mn(e, t) {
	let n = k(e, bn);
	return /not permitted to create/i.test(n) ? `${n}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : P(e) === "invalid" ? `${n}. If a rule of the repository protects the branch, exclude ${t} and ${W(t)} from it` : n;
}
// src/host/workflow.ts
const Y = (e, t) => t, Nn = () => Date.now() / 1e3;
async function Pn(e, t, n) {
	let { folders: r } = e, i = await Rt(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		targets: new Map()
	}, o, s = (t, n) => {
		let i = {
			configFile: et(t, r),
			combines: !1,
			command: "plan"
		};
		return o ??= Rn(i, [], n, a, ({ files: n }) => Le(t, e, n)), o;
	};
	return {
		sources: i?.merge ? {
			...e,
			target: s
		} : e,
		problems: n,
		hide: M,
		print: (e) => L([e]),
		screen: { paint: Y },
		showProblems: (e) => {
			L(Fe(e, Y)), e.flatMap(ge).forEach(j);
		},
		missingSecrets: (e) => Un(e, i),
		context: (e, t, n) => Bn(e, t, n, a),
		publish: async (e, n, o, s) => {
			let c = Gn(i, n, o, r), l = await zn(o, e.manifests, a), { publish: u } = await import("./publish.js"), d = await u(e, i, {
				writesResult: o.publish,
				writesCheckRun: !o.combines,
				githubToken: t,
				markers: c,
				isSuccess: pt(e, Fn(o)) === 0,
				source: l,
				unappliedBase: X(o, i),
				now: Nn(),
				signal: s
			});
			return L(d.urls.map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: A(e.message)
			}));
		},
		linkTo: (e, t) => Ln(e, t, a),
		close: (e, t, n, r) => In(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: Fn,
		ask: void 0,
		pullRefusal: xn(i),
		reportPull: (...e) => Kn(a, ...e)
	};
}
function Fn({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function In(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => B(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	L([
		...dt(e, { paint: Y }),
		...Ne(ht(e), Y),
		...je(e, Y),
		...it(n, (e) => qe(e, a))
	]), Ee(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(j), nn(e, n, c, l);
	let u = await Ln(e, t, i), { summary: d } = await import("./comment.js");
	await rn(d(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: X(t, i.github)
	})), t.command === "drift" && t.failOnDrift && !Je(e) && ft(e) && j(be(e));
}
function X({ applyFrom: e }, t) {
	return t?.pullRequest && se(t.pullRequest, e);
}
async function Ln(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && pe(r, a, i.folders.displayRoot);
}
async function Rn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Z(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.merge ? Oe(a, a.merge, u) : _e(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof Ae) return {
			is: "missing",
			why: de(e)
		};
		throw e;
	}
}
async function zn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => B(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: async (e) => Object.values(await ct(s, rt, { commit: e })).flat()
		}
	};
}
async function Z(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => B(a, e)), s = o.length === 0 || await Re(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(Ze)), l = [...s, ...c].map((e) => Ct(e));
	return O(l, a);
}
function Bn(e, t, n, r) {
	let { command: i } = e, { github: a, githubToken: o, sources: s } = r, { folders: c, environment: l } = s, u = t.stopping, d = (t, a) => Rn(e, t, u, r, (e) => Qe(i, n, s, e, u, a));
	return {
		folders: c,
		environment: l,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: M,
		onResponse: (e) => T(Ve(e)),
		...Ke(Date.now, (e) => L([e])),
		onPlan: async (e) => (L(Xe(e, {
			paint: Y,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => a?.merge && d(...e),
		lastApplied: async (...e) => a?.merge ? void 0 : d(...e),
		history: Vn(r, u),
		permission: {
			toApply: async (t) => {
				let n = await zn(e, t, r);
				return Ce(a, {
					applyFrom: e.applyFrom,
					githubToken: o,
					source: n,
					signal: u
				});
			},
			toWrite: () => ye(a, {
				githubToken: o,
				signal: u
			})
		}
	};
}
function Vn({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new lt({
		folders: i,
		environment: a,
		signal: r
	}), s = i.displayRoot, c = t && new Vt({
		context: t,
		githubToken: n,
		workspace: s,
		signal: r
	});
	return { async versions(...e) {
		let t = await o.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !c || n || r.aborted ? t : Hn(t, await c.versions(...e));
	} };
}
function Hn(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
function Un({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return m("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Wn = "lokaform:plan";
function Gn(e, t, n, r) {
	let i = (e) => e.map((e) => t[l(e)] ?? []), a = t[l(v)] ? [v] : [], o = i([
		x,
		...y,
		...a
	]), s = [qe(r.working, r), ...o], c = n.combines ? i([b]) : [], p = n.projects.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), m = [...i([_, f]), p], [h = []] = i([_]), g = [h].flat().map((e) => u(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Wn}:`,
		comment: `${Wn}:${Q([
			e?.workflow,
			s,
			m,
			...c
		])}`,
		scope: {
			inputs: Q([s, m]).slice(0, 8),
			project: (e) => Q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${g.length > 0 ? `: ${d(g.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				s,
				m
			])}`
		},
		issue: (e) => `lokaform:drift:${Q([s, e])}`
	};
}
function Q(e) {
	return st("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function Kn({ github: e, githubToken: t, sources: { folders: n } }, o, s, l) {
	let { first: u, later: d = [], at: f = 0, written: p = [], problems: m } = o, _ = d.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, v = u !== void 0 || d.length > 0, y = qn(o), b = S(c, s) ?? y.title, x = z(n.confined?.temp ?? n.displayRoot, "lokaform-pulled.md"), ne = {
		option: "report-file",
		path: x,
		is: "file"
	}, C = p.length > 0 ? await ze(ne, y.body(Infinity), n) : void 0, w = {
		githubToken: t,
		signal: l
	}, re = {
		branch: S(a, s),
		labels: S(i, s) ?? i.default,
		reviewers: S(r, s) ?? r.default,
		assignees: S(ee, s) ?? ee.default,
		draft: S(h, s) ?? h.default,
		autoMerge: S(g, s) ?? g.default
	}, ie = {
		written: p,
		isComplete: !te(m),
		title: A(b),
		body: (e, t) => t ? xt([y.body(e - I.length - 2), I]) : y.body(e),
		trailer: v ? mt(f) : ""
	}, T = e && v && !l.aborted ? await Sn(e, w, n.displayRoot, re, ie) : { problems: [] }, E = (e) => v ? String(e) : "";
	return tn({
		summary: y.title,
		"has-changes": E(p.length > 0),
		conflicts: E(_),
		"pull-request-number": T.pull ? String(T.pull.number) : "",
		"pull-request-url": T.pull?.url ?? "",
		"report-file": p.length > 0 && !C ? x : void 0
	}), T.pull && L([`Pull request: ${T.pull.url}`]), await rn(bt`${y.summary}\n`), [...T.problems.map((e) => ({
		...e,
		message: A(e.message)
	})), ...C ? [C] : []];
}
function qn({ first: e, later: t, problems: n }) {
	let r = {
		limit: vt - 1,
		measure: _t,
		overflow: "the log has them all"
	};
	if (!e && !t?.length) return {
		title: "Translations from Lokalise: not compared",
		body: () => bt``,
		summary: ve(n, r)
	};
	if (e) {
		let t = (t) => Se(e, t), i = xt([t(yt), ve(n, r)]);
		return {
			title: St(e),
			body: t,
			summary: i
		};
	}
	return {
		title: $e(t ?? []),
		body: (e) => N(t ?? [], {
			limit: e,
			measure: gt,
			overflow: "the diff has them all"
		}),
		summary: N(t ?? [], {
			...r,
			problems: n
		})
	};
}
// src/startAction.ts
const { env: $, stdout: Jn, stderr: Yn } = process;
async function Xn(e) {
	n(Jn, Yn);
	let t = await Zn(e).catch((e) => {
		let t = He(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return me(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await s(t, Jn, Yn);
}
async function Zn(t) {
	let [n, r] = [F("token"), F("github-token")];
	M([n, r].map(ne));
	let { command: i, raw: a, problems: s } = p((e) => F(e), t), c = e($);
	c.state === "unavailable" && s.push(m("bad-setting", c.message, { severity: "warning" }));
	let l = $.GITHUB_WORKSPACE || process.cwd(), u = {
		working: B(l, F("working-directory")),
		displayRoot: l,
		confined: {
			workspace: l,
			temp: $.RUNNER_TEMP || void 0
		}
	}, d = $.RUNNER_TEMP ? z($.RUNNER_TEMP, "lokaform-backup") : void 0, f = await Pn({
		folders: u,
		environment: $,
		token: n || void 0,
		backupDir: d
	}, r, s);
	return (i ?? o).run(a, f);
}
export { Xn as t };
