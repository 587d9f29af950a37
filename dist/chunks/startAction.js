import { D as e, f as t } from "./wire.js";
import { $ as n, Bn as r, I as i, J as a, Ln as o, R as s, Sn as c, Tn as l, Wn as u, Y as d, _n as f, a as p, bi as m, cn as h, di as g, dt as _, f as ee, ht as v, mr as y, mt as b, pt as x, r as S, v as C, vn as te } from "./start.js";
import { d as w, h as T, i as ne, s as re } from "./zod.js";
import { $ as E, B as D, C as ie, E as ae, F as O, H as k, J as oe, M as A, O as se, P as ce, Q as j, R as le, S as ue, V as de, W as fe, X as M, Z as pe, _ as me, a as he, b as ge, d as _e, et as N, f as ve, g as ye, i as be, j as P, k as xe, l as Se, m as Ce, nt as F, o as we, q as Te, rt as Ee, t as De, tt as I, v as Oe, x as ke, y as Ae } from "./annotations.js";
import { $t as je, Ar as Me, Cn as Ne, Ct as Pe, Dr as Fe, Dt as Ie, Er as Le, Et as Re, Fr as ze, H as Be, Jr as Ve, Kr as He, Mr as Ue, Mt as We, Nr as Ge, Or as Ke, Pn as qe, Pr as Je, Pt as Ye, R as Xe, Rr as Ze, Sn as Qe, Tt as $e, V as et, Vn as tt, Vr as nt, Yt as rt, at as it, bn as at, br as ot, fr as st, gn as ct, hn as lt, ii as ut, jt as dt, kr as ft, rn as L, sn as pt, wn as mt, wt as ht, xn as gt, xr as _t } from "./engine.js";
import { g as vt, h as yt, n as bt, t as xt, w as St, y as Ct } from "./markdown.js";
import { a as wt } from "./writtenFiles.js";
import { dirname as Tt, join as R, relative as Et, resolve as z, sep as Dt } from "node:path";
import { EOL as Ot } from "os";
import { constants as kt, promises as At } from "fs";
import { readFile as B } from "node:fs/promises";
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
const { access: jt, appendFile: Mt, writeFile: Nt } = At, Pt = "GITHUB_STEP_SUMMARY", Ft = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return V(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Pt];
			if (!e) throw Error(`Unable to find environment variable for $${Pt}. Check if your runtime environment supports job summaries.`);
			try {
				yield jt(e, kt.R_OK | kt.W_OK);
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
			return yield (t ? Nt : Mt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(Ot);
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
}(), It = w({ full_name: T() }), Lt = w({
	number: re(),
	head: w({
		sha: T(),
		repo: It.nullish()
	}),
	base: w({
		sha: T().default(""),
		ref: T().default(""),
		repo: It.extend({ default_branch: T().default("") })
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	baseBranch: n.ref,
	defaultBranch: n.repo.default_branch,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), Rt = w({
	pull_request: Lt.optional(),
	merge_group: w({
		head_sha: T(),
		base_sha: T()
	}).optional(),
	before: T().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: w({ fork: ne().optional() }).optional()
});
async function zt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = Bt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await Vt(e.GITHUB_EVENT_PATH), l = c?.pull_request, u = o === "merge_group" ? c?.merge_group : void 0, d = l ?? (u && {
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
function Bt(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function Vt(e) {
	if (e) try {
		return Rt.safeParse(JSON.parse(await B(e, "utf8"))).data;
	} catch {
		return;
	}
}
var Ht = class {
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
		let [c, ...l] = await Je(n, i, i);
		if (!c || l.length > 0) return H("The manifests are not all in one checkout.");
		let { root: u = i, names: d, nameOf: f } = c, [{ commit: p = a.sha } = {}] = await k([u], i), m = () => {
			this.#i += 1;
			let e = `More than ${s} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > s) throw new Yt(e);
		};
		try {
			return await le(a, {
				...this.#e,
				onRequest: m
			}, async (n) => {
				let i = this.#t.get(p) ?? new Kt(p);
				this.#t.set(p, i);
				let a = await i.readFrom(n, e, r), o = [...d.keys()], s = async (e) => (t(a, await this.#a(n, e)), this.#n), c = await Gt(i, n, o), l = await Wt(i, u, o), { known: m } = await Fe(c, l, {
					since: e,
					names: d,
					nameOf: f,
					read: s
				}), h = ft([...i.commits, ...i.merged]), [g] = a;
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
			return H(Ut(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Ve(await Ae(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(Ut(e));
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
function Ut(e) {
	if (e instanceof Yt) return e.message;
	if (P(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${A(e)}.`;
}
async function Wt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await B(R(t, n)).catch(() => void 0);
		return i && r !== void 0 && me(i, r) ? [] : [{
			path: n,
			now: n,
			before: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Gt(e, t, n) {
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
			let f = d === void 0 && l.length > 0 ? await en(t, c, i) : void 0;
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
var Kt = class {
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
			this.#n = `More than ${Xt * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await Zt(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== Xt) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await Qt(e, n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.commits = Ke(qt(this.#e, i), r);
			let a = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of a.slice(0, 10)) for (let n of (await Zt(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			let o = Le(this.commits, i.values(), {
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = Jt(n), i = this.#r, a = r === "" ? [] : i.map((e) => `${e}:${r}`);
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
			let r = n.slice(t, t + 200), i = await $t(e, r);
			for (let [e, t] of r.entries()) this.#i.set(t, i[e]);
		}
	}
};
function qt(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function Jt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var Yt = class extends Error {
	name = "HistoryLimit";
};
const Xt = 100;
async function Zt({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map(tn);
}
async function Qt({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.compareCommitsWithBasehead({
		...t,
		basehead: `${n}...${r}`
	});
	return i.commits.map(tn);
}
async function $t({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	return r.map(([e]) => i[e]?.oid);
}
async function en({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function tn({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }) {
	let a = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: a,
		trailers: Me(i)
	};
}
// src/github/outputs.ts
function nn(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && Ee(t, n);
}
function rn(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = Ne(e);
	nn({
		summary: je(e),
		"has-changes": a(gt(e)),
		conflicts: a(ct(i).conflicts),
		failed: String(lt(e.projects).unfinished),
		drift: e.command === "drift" ? a(Qe(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !mt(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
async function an(e) {
	try {
		await Ft.addRaw(e).write();
	} catch (e) {
		I([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/pullBranch.ts
var U = class extends Error {
	name = "Refused";
};
function W(e) {
	return `${e}-rebuild`;
}
async function on(e, t, n) {
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
	let h = await sn(e, f.commits), g = new Map(f.files?.map(({ filename: e, sha: t }) => [e, t ?? ""])), _ = h && h.size > 0 && (p.length === 0 || cn(h, g));
	return {
		...u,
		isOnBase: m,
		own: _ ? h : void 0
	};
}
async function sn({ rest: e, at: t }, n) {
	let r = new Map();
	for (let { sha: i, parents: a, commit: o } of n) {
		if (a.length > 1) continue;
		let { data: n } = await e.repos.getCommit({
			...t,
			ref: i
		}), s = new Map(n.files?.map((e) => [e.filename, e.sha ?? ""]));
		if (!o.message.includes(un(s))) return;
		for (let [e, t] of s) r.set(e, t);
	}
	return r;
}
function cn(e, t) {
	return e.size === t.size && [...e].every(([e, n]) => t.get(e) === n);
}
function ln(e) {
	return new Map(e.map(({ path: e, id: t }) => [e, t]));
}
function un(e) {
	let t = [...e].sort(([e], [t]) => e < t ? -1 : 1);
	return `Lokaform-Content: ${Ye("files", t)}`;
}
async function dn({ rest: e, at: t }, n) {
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
async function fn(e, t, n, r) {
	let i = new Map();
	for (let e of n) {
		let t = Et(r, e.path).split(Dt).join("/"), n = i.get(t) ?? e;
		i.set(t, {
			...n,
			text: e.text
		});
	}
	let a = await dn(e, t), o = [], s = [...i].flatMap(([e, n]) => {
		let { oid: r, mode: i = "100644" } = a.get(e) ?? {}, s = pn(r, n, t);
		return s || o.push(e), s && s.id !== r ? [{
			path: e,
			mode: i,
			...s
		}] : [];
	});
	if (o.length === 0) return s;
	throw new U(`${L(o, 5)} changed on its base after this run checked it out. Run it again.`);
}
function pn(e, { text: t, replaces: n }, r) {
	for (let i of [(e) => e, ie]) {
		let a = i(Buffer.from(t)), o = Oe(a, r);
		if (e === (n === void 0 ? void 0 : Oe(i(Buffer.from(n)), r)) || e === o) return {
			content: a,
			id: o
		};
	}
}
const mn = {
	files: 100,
	bytes: 4194304
};
function hn(e) {
	let t = [], n = 0;
	for (let r of e) {
		let e = t.at(-1);
		n += r.content.length, e && e.length < mn.files && n <= mn.bytes ? e.push(r) : (t.push([r]), n = r.content.length);
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
async function gn(e, t, { head: n, leftover: r }) {
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
async function _n(e, t, { base: n, head: r = G }, i, { title: a, trailer: o }) {
	let s = W(t);
	await K(e, [{
		name: s,
		afterOid: n
	}]);
	let c = hn(i), l = n;
	for (let [t, n] of c.entries()) {
		let r = c.length > 1 ? `${a} (${t + 1} of ${c.length})` : a;
		l = await vn(e, s, l, n, {
			headline: r,
			trailer: o
		});
	}
	let u = await dn(e, l), d = i.filter(({ path: e, id: t, mode: n }) => {
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
	throw new U(`GitHub stores other permissions or another content of ${L(m, 5)}. Its API for commits cannot set them. If a file is executable, change that: git update-index --chmod=-x FILE`);
}
async function vn({ mutate: e, at: t }, n, r, i, { headline: a, trailer: o }) {
	return (await e("mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }", { input: {
		branch: {
			repositoryNameWithOwner: `${t.owner}/${t.repo}`,
			branchName: n
		},
		expectedHeadOid: r,
		message: {
			headline: a,
			body: `${o}\n${un(ln(i))}`
		},
		fileChanges: { additions: i.map(({ path: e, content: t }) => ({
			path: e,
			contents: t.toString("base64")
		})) }
	} })).createCommitOnBranch.commit.oid;
}
function yn(e) {
	let t = e instanceof Error ? e.message : "";
	return ce(e).includes("STALE_DATA") || /expected .* to point to|reference .* (is at|already)/i.test(t);
}
// src/github/pullRequest.ts
const bn = "lokaform/pull/", q = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], xn = "contents: write and pull-requests: write";
function Sn(e) {
	if (!e) return C("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = de(e);
	if (q.includes(t) && r !== void 0 && !r.startsWith(bn)) return;
	let i = `The action that pulls runs for a branch, on ${q.slice(0, -1).join(", ")} or ${q.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return C("wrong-ref", i);
}
async function Cn(e, t, n, r, i) {
	let a = de(e) ?? "", { branch: o = `${bn}${a}` } = r, s = (e) => ({ problems: [C("no-pull-request", `The pull request of ${o} was not updated: ${e}`)] });
	if (a === o || a === W(o)) return s(`this run is for the branch ${a} itself. Set another name in the input branch.`);
	if (t.githubToken === "") return s("the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used.");
	let c = i.written.map(({ path: e }) => Tt(e)), [l = wn, ...u] = await k(c, n);
	if (u.length > 0) return s("the files are in several checkouts. Use one step for each of them.");
	let d = await Te(n, l), f = {
		...r,
		...i,
		base: a,
		branch: o,
		root: d,
		commit: l.commit
	};
	try {
		return await le(e, {
			...t,
			time: 6e5
		}, (e) => Tn(e, f, 2));
	} catch (e) {
		if (e instanceof U) return s(e.message);
		if (P(e) === "bug") throw e;
		return yn(e) ? s("another run, or a person, changed the branch at the same time. Run it again. So that two runs do not work at the same time, set concurrency: lokaform-pull in the workflow.") : s(`${Nn(e, o)}. The next run tries again.`);
	}
}
const wn = {
	root: void 0,
	commit: void 0
};
async function Tn(e, t, n) {
	try {
		return await Dn(e, t);
	} catch (r) {
		let i = r instanceof Error && "errors" in r && P(r) !== "refused";
		if (n > 1 && i) return Tn(e, t, n - 1);
		throw r;
	}
}
async function En({ rest: e, at: t }, { base: n, branch: r }) {
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
async function Dn(e, t) {
	let { base: n, branch: r, commit: i, root: a, written: o } = t, s = await on(e, n, r);
	if (i !== void 0 && i !== e.context.sha && i !== s.base) throw new U(`the checked-out commit is ${i.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let c = await fn(e, s.base, o, a), l = await En(e, t), u = l.find(({ state: e }) => e === "open"), d = l.some(({ merged_at: e, head: t }) => e !== null && t.sha === s.head);
	if (!s.own && !d) {
		if (c.length === 0 && !u) return { problems: [] };
		throw new U(`somebody committed to this branch, and these commits are kept. Merge or close ${u ? `#${u.number}` : "its pull request"}, then delete the branch: git push origin --delete ${pt(r)}`);
	}
	if (c.length === 0) return On(e, t, s, u);
	let f = s.own !== void 0 && cn(s.own, ln(c)), [p] = l;
	if (f && !u && p && p.merged_at === null) {
		let e = `Pull request #${p.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [O(e)] };
	}
	return !f || !s.isOnBase ? await _n(e, r, s, c, t) : await gn(e, r, {
		head: void 0,
		leftover: s.leftover
	}), u ? An(e, t, u) : jn(e, t);
}
async function On(e, { branch: t, isComplete: n }, r, i) {
	return n ? (i && await e.rest.pulls.update({
		...e.at,
		pull_number: i.number,
		state: "closed"
	}), await gn(e, t, r), { problems: i ? [O(`Pull request #${i.number} is closed: nothing is left to pull.`)] : [] }) : {
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
async function kn(e, { body: t }) {
	let n = await e.login() === se;
	return (e) => t(e, n);
}
async function An(e, t, n) {
	let { title: r } = t;
	return await D(await kn(e, t), async (t) => {
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
async function jn(e, t) {
	let { rest: n, at: r } = e, { base: i, branch: a, title: o, draft: s } = t, c = async () => (await En(e, t)).find(({ state: e }) => e === "open");
	await D(await kn(e, t), (e) => xe(() => n.pulls.create({
		...r,
		base: i,
		head: a,
		title: o,
		body: e,
		draft: s,
		...ae
	}), async () => await c() !== void 0)).catch(async (e) => {
		if (!await c()) throw e;
	});
	let l = await c();
	if (!l) throw new U("it was closed as soon as it was opened. The next run tries again.");
	let u = [];
	for (let { what: n, add: r } of Mn(e, t, l)) {
		let e = await r().catch((e) => {
			if (P(e) === "bug") throw e;
			return `${n}: ${A(e, xn)}`;
		});
		typeof e == "string" && u.push(O(`Pull request #${l.number} was opened without ${e}.`));
	}
	return {
		problems: u,
		pull: J(l)
	};
}
function Mn({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
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
				if (r.length !== 0) return `the assignees ${L(r, 5)}, who cannot be assigned in this repository`;
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
function Nn(e, t) {
	let n = A(e, xn);
	return /not permitted to create/i.test(n) ? `${n}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : P(e) === "invalid" ? `${n}. If a rule of the repository protects the branch, exclude ${t} and ${W(t)} from it` : n;
}
// src/host/workflow.ts
const Y = (e, t) => t, Pn = () => Date.now() / 1e3;
async function Fn(e, t, n) {
	let { folders: r } = e, i = await zt(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		targets: new Map()
	}, o, s = (t, n) => {
		let i = {
			configFile: it(t, r),
			combines: !1,
			command: "plan"
		};
		return o ??= zn(i, [], n, a, ({ files: n }) => Be(t, e, n)), o;
	};
	return {
		sources: i?.merge ? {
			...e,
			target: s
		} : e,
		problems: n,
		hide: N,
		print: (e) => I([e]),
		screen: { paint: Y },
		showProblems: (e) => {
			I(Re(e, Y)), e.flatMap(he).forEach(M);
		},
		missingSecrets: (e) => Wn(e, i),
		context: (e, t, n) => Vn(e, t, n, a),
		publish: async (e, n, o, s) => {
			let c = Kn(i, n, o, r), l = await Bn(o, e.manifests, a), { publish: u } = await import("./publish.js"), d = await u(e, i, {
				writesResult: o.publish,
				writesCheckRun: !o.combines,
				githubToken: t,
				markers: c,
				isSuccess: at(e, X(o)) === 0,
				source: l,
				unappliedBase: Ln(o, i),
				now: Pn(),
				signal: s
			});
			return I(d.urls.map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: j(e.message)
			}));
		},
		linkTo: (e, t) => Rn(e, t, a),
		close: (e, t, n, r) => In(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: X,
		ask: void 0,
		pullRefusal: Sn(i),
		reportPull: (...e) => qn(a, ...e)
	};
}
function X({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function In(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => z(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	I([
		...ht(e, { paint: Y }),
		...Ie(tt(e), Y),
		...Pe(e, Y),
		...dt(n, (e) => nt(e, a))
	]), De(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(M), rn(e, n, c, l);
	let u = await Rn(e, t, i), { summary: d } = await import("./comment.js");
	await an(d(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: Ln(t, i.github)
	})), at(e, X(t)) === 2 && M(be(e));
}
function Ln({ applyFrom: e }, t) {
	return t?.pullRequest && oe(t.pullRequest, e);
}
async function Rn(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && fe(r, a, i.folders.displayRoot);
}
async function zn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Z(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.merge ? ke(a, a.merge, u) : ge(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof Ue) return {
			is: "missing",
			why: ue(e)
		};
		throw e;
	}
}
async function Bn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => z(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: async (e) => Object.values(await st(s, Ge, { commit: e })).flat()
		}
	};
}
async function Z(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => z(a, e)), s = o.length === 0 || await Ze(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(He)), l = [...s, ...c].map((e) => Tt(e));
	return k(l, a);
}
function Vn(e, t, n, r) {
	let { command: i } = e, { github: a, githubToken: o, sources: s } = r, { folders: c, environment: l } = s, u = t.stopping, d = (t, a) => zn(e, t, u, r, (e) => et(i, n, s, e, u, a));
	return {
		folders: c,
		environment: l,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: N,
		onResponse: (e) => E(We(e)),
		...Xe(Date.now, (e) => I([e])),
		onPlan: async (e) => (I($e(e, {
			paint: Y,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => a?.merge && d(...e),
		lastApplied: async (...e) => a?.merge ? void 0 : d(...e),
		history: Hn(r, u),
		permission: {
			toApply: async (t) => {
				let n = await Bn(e, t, r);
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
function Hn({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new ot({
		folders: i,
		environment: a,
		signal: r
	}), s = i.displayRoot, c = t && new Ht({
		context: t,
		githubToken: n,
		workspace: s,
		signal: r
	});
	return { async versions(...e) {
		let t = await o.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !c || n || r.aborted ? t : Un(t, await c.versions(...e));
	} };
}
function Un(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
function Wn({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return C("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Gn = "lokaform:plan";
function Kn(e, t, n, r) {
	let i = (e) => e.map((e) => t[g(e)] ?? []), o = t[g(x)] ? [x] : [], s = i([
		_,
		...y,
		...o
	]), c = [nt(r.working, r), ...s], l = n.combines ? i([h]) : [], u = n.projects.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), f = [...i([b, v]), u], [p = []] = i([b]), m = [p].flat().map((e) => a(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Gn}:`,
		comment: `${Gn}:${Q([
			e?.workflow,
			c,
			f,
			...l
		])}`,
		scope: {
			inputs: Q([c, f]).slice(0, 8),
			project: (e) => Q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${m.length > 0 ? `: ${d(m.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				c,
				f
			])}`
		},
		issue: (e) => `lokaform:drift:${Q([c, e])}`
	};
}
function Q(e) {
	return ut("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function qn({ github: e, githubToken: t, sources: { folders: n } }, i, a, s) {
	let { first: d, later: p = [], at: m = 0, written: h = [], problems: g } = i, _ = p.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, v = d !== void 0 || p.length > 0, y = Jn(i), b = S(r, a) ?? y.title, x = R(n.confined?.temp ?? n.displayRoot, "lokaform-pulled.md"), C = {
		option: "report-file",
		path: x,
		is: "file"
	}, w = h.length > 0 ? await qe(C, y.body(Infinity), n) : void 0, T = {
		githubToken: t,
		signal: s
	}, ne = {
		branch: S(o, a),
		labels: S(l, a) ?? l.default,
		reviewers: S(u, a) ?? u.default,
		assignees: S(f, a) ?? f.default,
		draft: S(c, a) ?? c.default,
		autoMerge: S(te, a) ?? te.default
	}, re = {
		written: h,
		isComplete: !ee(g),
		title: j(b),
		body: (e, t) => t ? Ct([y.body(e - we.length - 2), we]) : y.body(e),
		trailer: v ? _t(m) : ""
	}, E = e && v && !s.aborted ? await Cn(e, T, n.displayRoot, ne, re) : { problems: [] }, D = (e) => v ? String(e) : "";
	return nn({
		summary: y.title,
		"has-changes": D(h.length > 0),
		conflicts: D(_),
		"pull-request-number": E.pull ? String(E.pull.number) : "",
		"pull-request-url": E.pull?.url ?? "",
		"report-file": h.length > 0 && !w ? x : void 0
	}), E.pull && I([`Pull request: ${E.pull.url}`]), await an(St`${y.summary}\n`), [...E.problems.map((e) => ({
		...e,
		message: j(e.message)
	})), ...w ? [w] : []];
}
function Jn({ first: e, later: t, problems: n }) {
	let r = {
		limit: bt - 1,
		measure: yt,
		overflow: "the log has them all"
	};
	if (!e && !t?.length) return {
		title: "Translations from Lokalise: not compared",
		body: () => St``,
		summary: _e(n, r)
	};
	if (e) {
		let t = (t) => Se(e, t), i = Ct([t(xt), _e(n, r)]);
		return {
			title: wt(e),
			body: t,
			summary: i
		};
	}
	return {
		title: rt(t ?? []),
		body: (e) => ve(t ?? [], {
			limit: e,
			measure: vt,
			overflow: "the diff has them all"
		}),
		summary: ve(t ?? [], {
			...r,
			problems: n
		})
	};
}
// src/startAction.ts
const { env: $, stdout: Yn, stderr: Xn } = process;
async function Zn(e) {
	s(Yn, Xn);
	let t = await Qn(e).catch((e) => {
		let t = ze(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return pe(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await i(t, Yn, Xn);
}
async function Qn(t) {
	let [r, i] = [F("token"), F("github-token")];
	N([r, i].map(n));
	let { command: a, raw: o, problems: s } = p((e) => F(e), t), c = e($);
	c.state === "unavailable" && s.push(C("bad-setting", c.message, { severity: "warning" }));
	let l = $.GITHUB_WORKSPACE || process.cwd(), u = {
		working: z(l, F("working-directory")),
		displayRoot: l,
		confined: {
			workspace: l,
			temp: $.RUNNER_TEMP || void 0
		}
	}, d = $.RUNNER_TEMP ? R($.RUNNER_TEMP, "lokaform-backup") : void 0, f = await Fn({
		folders: u,
		environment: $,
		token: r || void 0,
		backupDir: d
	}, i, s);
	return (a ?? m).run(o, f);
}
export { Zn as t };
