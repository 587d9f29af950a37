import { D as e, f as t } from "./wire.js";
import { B as n, Cn as r, Fn as i, Hn as a, R as o, Rn as s, X as c, Z as l, _i as u, _t as d, a as f, b as p, bn as m, ci as h, dr as g, gn as _, gt as v, hn as ee, ht as y, m as te, on as ne, pt as b, r as x, tt as re } from "./start.js";
import { d as S, h as C, i as ie, s as ae } from "./zod.js";
import { $ as w, B as T, C as oe, E as se, F as E, H as D, J as ce, M as O, O as le, P as ue, Q as k, R as de, S as fe, V as pe, W as me, X as A, Z as he, _ as ge, a as _e, b as ve, d as ye, et as j, f as be, g as xe, i as Se, j as M, k as Ce, l as we, m as Te, nt as N, o as P, q as Ee, rt as De, t as Oe, tt as F, v as ke, x as Ae, y as je } from "./annotations.js";
import { $t as Me, Ar as Ne, Br as Pe, Cn as Fe, Ct as Ie, Dr as Le, Dt as Re, Er as ze, Et as Be, Fr as Ve, Gr as He, H as Ue, Mr as We, Mt as Ge, Nr as Ke, Or as qe, Pn as Je, Pr as Ye, Pt as Xe, R as Ze, Rr as Qe, Sn as $e, Tt as et, V as tt, Vn as nt, Yt as rt, at as it, bn as at, br as ot, fr as st, gn as ct, hn as lt, jt as ut, kr as dt, qr as ft, ri as pt, rn as I, sn as mt, wn as ht, wt as gt, xn as _t, xr as vt } from "./engine.js";
import { g as yt, h as bt, n as xt, t as St, w as Ct, y as wt } from "./markdown.js";
import { a as Tt } from "./writtenFiles.js";
import { dirname as Et, join as L, relative as Dt, resolve as R, sep as Ot } from "node:path";
import { EOL as kt } from "os";
import { constants as At, promises as jt } from "fs";
import { readFile as z } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var B = function(e, t, n, r) {
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
const { access: Mt, appendFile: Nt, writeFile: Pt } = jt, Ft = "GITHUB_STEP_SUMMARY", It = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return B(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Ft];
			if (!e) throw Error(`Unable to find environment variable for $${Ft}. Check if your runtime environment supports job summaries.`);
			try {
				yield Mt(e, At.R_OK | At.W_OK);
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
		return B(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? Pt : Nt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return B(this, void 0, void 0, function* () {
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
		return this.addRaw(kt);
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
}(), Lt = S({ full_name: C() }), Rt = S({
	number: ae(),
	head: S({
		sha: C(),
		repo: Lt.nullish()
	}),
	base: S({
		sha: C().default(""),
		ref: C().default(""),
		repo: Lt.extend({ default_branch: C().default("") })
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	baseBranch: n.ref,
	defaultBranch: n.repo.default_branch,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), zt = S({
	pull_request: Rt.optional(),
	merge_group: S({
		head_sha: C(),
		base_sha: C()
	}).optional(),
	before: C().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: S({ fork: ie().optional() }).optional()
});
async function Bt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = Vt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await Ht(e.GITHUB_EVENT_PATH), l = c?.pull_request, u = o === "merge_group" ? c?.merge_group : void 0, d = l ?? (u && {
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
function Vt(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function Ht(e) {
	if (e) try {
		return zt.safeParse(JSON.parse(await z(e, "utf8"))).data;
	} catch {
		return;
	}
}
var Ut = class {
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
		if (o === "") return V("The input github-token is empty.");
		let [c, ...l] = await Ye(n, i, i);
		if (!c || l.length > 0) return V("The manifests are not all in one checkout.");
		let { root: u = i, names: d, nameOf: f } = c, [{ commit: p = a.sha } = {}] = await D([u], i), m = () => {
			this.#i += 1;
			let e = `More than ${s} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > s) throw new Xt(e);
		};
		try {
			return await de(a, {
				...this.#e,
				onRequest: m
			}, async (n) => {
				let i = this.#t.get(p) ?? new qt(p);
				this.#t.set(p, i);
				let a = await i.readFrom(n, e, r), o = [...d.keys()], s = async (e) => (t(a, await this.#a(n, e)), this.#n), c = await Kt(i, n, o), l = await Gt(i, u, o), { known: m } = await Le(c, l, {
					since: e,
					names: d,
					nameOf: f,
					read: s
				}), h = dt([...i.commits, ...i.merged]), [g] = a;
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
			return V(Wt(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = ft(await je(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(Wt(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function V(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function Wt(e) {
	if (e instanceof Xt) return e.message;
	if (M(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${O(e)}.`;
}
async function Gt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await z(L(t, n)).catch(() => void 0);
		return i && r !== void 0 && ge(i, r) ? [] : [{
			path: n,
			now: n,
			before: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Kt(e, t, n) {
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
			let f = d === void 0 && l.length > 0 ? await tn(t, c, i) : void 0;
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
var qt = class {
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
			this.#n = `More than ${Zt * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await Qt(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== Zt) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await $t(e, n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.commits = qe(Jt(this.#e, i), r);
			let a = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of a.slice(0, 10)) for (let n of (await Qt(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			let o = ze(this.commits, i.values(), {
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = Yt(n), i = this.#r, a = r === "" ? [] : i.map((e) => `${e}:${r}`);
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
			let r = n.slice(t, t + 200), i = await en(e, r);
			for (let [e, t] of r.entries()) this.#i.set(t, i[e]);
		}
	}
};
function Jt(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function Yt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var Xt = class extends Error {
	name = "HistoryLimit";
};
const Zt = 100;
async function Qt({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map(nn);
}
async function $t({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.compareCommitsWithBasehead({
		...t,
		basehead: `${n}...${r}`
	});
	return i.commits.map(nn);
}
async function en({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	return r.map(([e]) => i[e]?.oid);
}
async function tn({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function nn({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }) {
	let a = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: a,
		trailers: Ne(i)
	};
}
// src/github/outputs.ts
function rn(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && De(t, n);
}
function an(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = Fe(e);
	rn({
		summary: Me(e),
		"has-changes": a(_t(e)),
		conflicts: a(ct(i).conflicts),
		failed: String(lt(e.projects).unfinished),
		drift: e.command === "drift" ? a($e(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !ht(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
async function on(e) {
	try {
		await It.addRaw(e).write();
	} catch (e) {
		F([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/pullBranch.ts
var H = class extends Error {
	name = "Refused";
};
function U(e) {
	return `${e}-rebuild`;
}
async function sn(e, t, n) {
	let { rest: r, at: i } = e, a = (await r.git.getRef({
		...i,
		ref: `heads/${t}`
	})).data.object.sha, { data: o } = await r.git.listMatchingRefs({
		...i,
		ref: `heads/${n}`
	}), s = (e) => o.find(({ ref: t }) => t === `refs/heads/${e}`)?.object.sha, [c, l] = [s(n), s(U(n))], u = {
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
	let h = await cn(e, f.commits), g = new Map(f.files?.map(({ filename: e, sha: t }) => [e, t ?? ""])), _ = h && h.size > 0 && (p.length === 0 || ln(h, g));
	return {
		...u,
		isOnBase: m,
		own: _ ? h : void 0
	};
}
async function cn({ rest: e, at: t }, n) {
	let r = new Map();
	for (let { sha: i, parents: a, commit: o } of n) {
		if (a.length > 1) continue;
		let { data: n } = await e.repos.getCommit({
			...t,
			ref: i
		}), s = new Map(n.files?.map((e) => [e.filename, e.sha ?? ""]));
		if (!o.message.includes(dn(s))) return;
		for (let [e, t] of s) r.set(e, t);
	}
	return r;
}
function ln(e, t) {
	return e.size === t.size && [...e].every(([e, n]) => t.get(e) === n);
}
function un(e) {
	return new Map(e.map(({ path: e, id: t }) => [e, t]));
}
function dn(e) {
	let t = [...e].sort(([e], [t]) => e < t ? -1 : 1);
	return `Lokaform-Content: ${Xe("files", t)}`;
}
async function fn({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getTree({
		...t,
		tree_sha: n,
		recursive: "1"
	});
	if (r.truncated) throw new H("the repository has too many files for GitHub to list them.");
	return new Map(r.tree.map(({ path: e, sha: t, mode: n }) => [e, {
		oid: t,
		mode: n
	}]));
}
async function pn(e, t, n, r) {
	let i = new Map();
	for (let e of n) {
		let t = Dt(r, e.path).split(Ot).join("/"), n = i.get(t) ?? e;
		i.set(t, {
			...n,
			text: e.text
		});
	}
	let a = await fn(e, t), o = [], s = [...i].flatMap(([e, n]) => {
		let { oid: r, mode: i = "100644" } = a.get(e) ?? {}, s = mn(r, n, t);
		return s || o.push(e), s && s.id !== r ? [{
			path: e,
			mode: i,
			...s
		}] : [];
	});
	if (o.length === 0) return s;
	throw new H(`${I(o, 5)} changed on its base after this run checked it out. Run it again.`);
}
function mn(e, { text: t, replaces: n }, r) {
	for (let i of [(e) => e, oe]) {
		let a = i(Buffer.from(t)), o = ke(a, r);
		if (e === (n === void 0 ? void 0 : ke(i(Buffer.from(n)), r)) || e === o) return {
			content: a,
			id: o
		};
	}
}
const hn = {
	files: 100,
	bytes: 4194304
};
function gn(e) {
	let t = [], n = 0;
	for (let r of e) {
		let e = t.at(-1);
		n += r.content.length, e && e.length < hn.files && n <= hn.bytes ? e.push(r) : (t.push([r]), n = r.content.length);
	}
	return t;
}
const W = "0".repeat(40);
async function G({ mutate: e, rest: t, at: n }, r) {
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
async function _n(e, t, { head: n, leftover: r }) {
	let i = [{
		name: t,
		beforeOid: n
	}, {
		name: U(t),
		beforeOid: r
	}].flatMap(({ name: e, beforeOid: t }) => t === void 0 ? [] : {
		name: e,
		beforeOid: t,
		afterOid: W
	});
	i.length > 0 && await G(e, i);
}
async function vn(e, t, { base: n, head: r = W }, i, { title: a, trailer: o }) {
	let s = U(t);
	await G(e, [{
		name: s,
		afterOid: n
	}]);
	let c = gn(i), l = n;
	for (let [t, n] of c.entries()) {
		let r = c.length > 1 ? `${a} (${t + 1} of ${c.length})` : a;
		l = await yn(e, s, l, n, {
			headline: r,
			trailer: o
		});
	}
	let u = await fn(e, l), d = i.filter(({ path: e, id: t, mode: n }) => {
		let { oid: r, mode: i } = u.get(e) ?? {};
		return r !== t || i !== n;
	}), f = {
		name: s,
		beforeOid: l,
		afterOid: W
	}, p = {
		name: t,
		beforeOid: r,
		afterOid: l
	};
	if (await G(e, d.length > 0 ? [f] : [p, f]), d.length === 0) return;
	let m = d.map(({ path: e }) => e);
	throw new H(`GitHub stores other permissions or another content of ${I(m, 5)}. Its API for commits cannot set them. If a file is executable, change that: git update-index --chmod=-x FILE`);
}
async function yn({ mutate: e, at: t }, n, r, i, { headline: a, trailer: o }) {
	return (await e("mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }", { input: {
		branch: {
			repositoryNameWithOwner: `${t.owner}/${t.repo}`,
			branchName: n
		},
		expectedHeadOid: r,
		message: {
			headline: a,
			body: `${o}\n${dn(un(i))}`
		},
		fileChanges: { additions: i.map(({ path: e, content: t }) => ({
			path: e,
			contents: t.toString("base64")
		})) }
	} })).createCommitOnBranch.commit.oid;
}
function bn(e) {
	let t = e instanceof Error ? e.message : "";
	return ue(e).includes("STALE_DATA") || /expected .* to point to|reference .* (is at|already)/i.test(t);
}
// src/github/pullRequest.ts
const xn = "lokaform/pull/", K = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], Sn = "contents: write and pull-requests: write";
function Cn(e) {
	if (!e) return p("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = pe(e);
	if (K.includes(t) && r !== void 0 && !r.startsWith(xn)) return;
	let i = `The action that pulls runs for a branch, on ${K.slice(0, -1).join(", ")} or ${K.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return p("wrong-ref", i);
}
async function wn(e, t, n, r, i) {
	let a = pe(e) ?? "", { branch: o = `${xn}${a}` } = r, s = (e) => ({ problems: [p("no-pull-request", `The pull request of ${o} was not updated: ${e}`)] });
	if (a === o || a === U(o)) return s(`this run is for the branch ${a} itself. Set another name in the input branch.`);
	if (t.githubToken === "") return s("the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used.");
	let c = i.written.map(({ path: e }) => Et(e)), [l = Tn, ...u] = await D(c, n);
	if (u.length > 0) return s("the files are in several checkouts. Use one step for each of them.");
	let d = await Ee(n, l), f = {
		...r,
		...i,
		base: a,
		branch: o,
		root: d,
		commit: l.commit
	};
	try {
		return await de(e, {
			...t,
			time: 6e5
		}, (e) => En(e, f, 2));
	} catch (e) {
		if (e instanceof H) return s(e.message);
		if (M(e) === "bug") throw e;
		return bn(e) ? s("another run, or a person, changed the branch at the same time. Run it again. So that two runs do not work at the same time, set concurrency: lokaform-pull in the workflow.") : s(`${Pn(e, o)}. The next run tries again.`);
	}
}
const Tn = {
	root: void 0,
	commit: void 0
};
async function En(e, t, n) {
	try {
		return await On(e, t);
	} catch (r) {
		let i = r instanceof Error && "errors" in r && M(r) !== "refused";
		if (n > 1 && i) return En(e, t, n - 1);
		throw r;
	}
}
async function Dn({ rest: e, at: t }, { base: n, branch: r }) {
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
async function On(e, t) {
	let { base: n, branch: r, commit: i, root: a, written: o } = t, s = await sn(e, n, r);
	if (i !== void 0 && i !== e.context.sha && i !== s.base) throw new H(`the checked-out commit is ${i.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let c = await pn(e, s.base, o, a), l = await Dn(e, t), u = l.find(({ state: e }) => e === "open"), d = l.some(({ merged_at: e, head: t }) => e !== null && t.sha === s.head);
	if (!s.own && !d) {
		if (c.length === 0 && !u) return { problems: [] };
		throw new H(`somebody committed to this branch, and these commits are kept. Merge or close ${u ? `#${u.number}` : "its pull request"}, then delete the branch: git push origin --delete ${mt(r)}`);
	}
	if (c.length === 0) return kn(e, t, s, u);
	let f = s.own !== void 0 && ln(s.own, un(c)), [p] = l;
	if (f && !u && p && p.merged_at === null) {
		let e = `Pull request #${p.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [E(e)] };
	}
	return !f || !s.isOnBase ? await vn(e, r, s, c, t) : await _n(e, r, {
		head: void 0,
		leftover: s.leftover
	}), u ? jn(e, t, u) : Mn(e, t);
}
async function kn(e, { branch: t, isComplete: n }, r, i) {
	return n ? (i && await e.rest.pulls.update({
		...e.at,
		pull_number: i.number,
		state: "closed"
	}), await _n(e, t, r), { problems: i ? [E(`Pull request #${i.number} is closed: nothing is left to pull.`)] : [] }) : {
		problems: [],
		...i && { pull: q(i) }
	};
}
function q({ number: e, html_url: t }) {
	return {
		number: e,
		url: t
	};
}
async function An(e, { body: t }) {
	let n = await e.login() === le;
	return (e) => t(e, n);
}
async function jn(e, t, n) {
	let { title: r } = t;
	return await T(await An(e, t), async (t) => {
		(n.title !== r || n.body !== t) && await e.rest.pulls.update({
			...e.at,
			pull_number: n.number,
			title: r,
			body: t
		});
	}), {
		problems: [],
		pull: q(n)
	};
}
async function Mn(e, t) {
	let { rest: n, at: r } = e, { base: i, branch: a, title: o, draft: s } = t, c = async () => (await Dn(e, t)).find(({ state: e }) => e === "open");
	await T(await An(e, t), (e) => Ce(() => n.pulls.create({
		...r,
		base: i,
		head: a,
		title: o,
		body: e,
		draft: s,
		...se
	}), async () => await c() !== void 0)).catch(async (e) => {
		if (!await c()) throw e;
	});
	let l = await c();
	if (!l) throw new H("it was closed as soon as it was opened. The next run tries again.");
	let u = [];
	for (let { what: n, add: r } of Nn(e, t, l)) {
		let e = await r().catch((e) => {
			if (M(e) === "bug") throw e;
			return `${n}: ${O(e, Sn)}`;
		});
		typeof e == "string" && u.push(E(`Pull request #${l.number} was opened without ${e}.`));
	}
	return {
		problems: u,
		pull: q(l)
	};
}
function Nn({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
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
				if (r.length !== 0) return `the assignees ${I(r, 5)}, who cannot be assigned in this repository`;
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
function Pn(e, t) {
	let n = O(e, Sn);
	return /not permitted to create/i.test(n) ? `${n}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : M(e) === "invalid" ? `${n}. If a rule of the repository protects the branch, exclude ${t} and ${U(t)} from it` : n;
}
// src/host/workflow.ts
const J = (e, t) => t, Fn = () => Date.now() / 1e3;
async function In(e, t, n) {
	let { folders: r } = e, i = await Bt(e.environment), a = {
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
		return o ??= Bn(i, [], n, a, ({ files: n }) => Ue(t, e, n)), o;
	};
	return {
		sources: i?.merge ? {
			...e,
			target: s
		} : e,
		problems: n,
		hide: j,
		print: (e) => F([e]),
		screen: { paint: J },
		showProblems: (e) => {
			F(Be(e, J)), e.flatMap(_e).forEach(A);
		},
		missingSecrets: (e) => Gn(e, i),
		context: (e, t, n) => Hn(e, t, n, a),
		publish: async (e, n, o, s) => {
			let c = qn(i, n, o, r), l = await Vn(o, e.manifests, a), { publish: u } = await import("./publish.js"), d = await u(e, i, {
				writesResult: o.publish,
				writesCheckRun: !o.combines,
				githubToken: t,
				markers: c,
				isSuccess: at(e, Y(o)) === 0,
				source: l,
				unappliedBase: Rn(o, i),
				now: Fn(),
				signal: s
			});
			return F(d.urls.map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: k(e.message)
			}));
		},
		linkTo: (e, t) => zn(e, t, a),
		close: (e, t, n, r) => Ln(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: Y,
		ask: void 0,
		pullRefusal: Cn(i),
		reportPull: (...e) => Jn(a, ...e)
	};
}
function Y({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function Ln(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => R(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	F([
		...gt(e, { paint: J }),
		...Re(nt(e), J),
		...Ie(e, J),
		...ut(n, (e) => Pe(e, a))
	]), Oe(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(A), an(e, n, c, l);
	let u = await zn(e, t, i), { summary: d } = await import("./comment.js");
	await on(d(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: Rn(t, i.github)
	})), at(e, Y(t)) === 2 && A(Se(e));
}
function Rn({ applyFrom: e }, t) {
	return t?.pullRequest && ce(t.pullRequest, e);
}
async function zn(e, t, n) {
	let { github: r, sources: i } = n, a = await X(t, e.manifests, n);
	return r && me(r, a, i.folders.displayRoot);
}
async function Bn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await X(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.merge ? Ae(a, a.merge, u) : ve(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof We) return {
			is: "missing",
			why: fe(e)
		};
		throw e;
	}
}
async function Vn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await X(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => R(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: async (e) => Object.values(await st(s, Ke, { commit: e })).flat()
		}
	};
}
async function X(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => R(a, e)), s = o.length === 0 || await Qe(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(He)), l = [...s, ...c].map((e) => Et(e));
	return D(l, a);
}
function Hn(e, t, n, r) {
	let { command: i } = e, { github: a, githubToken: o, sources: s } = r, { folders: c, environment: l } = s, u = t.stopping, d = (t, a) => Bn(e, t, u, r, (e) => tt(i, n, s, e, u, a));
	return {
		folders: c,
		environment: l,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: j,
		onResponse: (e) => w(Ge(e)),
		...Ze(Date.now, (e) => F([e])),
		onPlan: async (e) => (F(et(e, {
			paint: J,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => a?.merge && d(...e),
		lastApplied: async (...e) => a?.merge ? void 0 : d(...e),
		history: Un(r, u),
		permission: {
			toApply: async (t) => {
				let n = await Vn(e, t, r);
				return Te(a, {
					applyFrom: e.applyFrom,
					githubToken: o,
					source: n,
					signal: u
				});
			},
			toWrite: () => xe(a, {
				githubToken: o,
				signal: u
			})
		}
	};
}
function Un({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new ot({
		folders: i,
		environment: a,
		signal: r
	}), s = i.displayRoot, c = t && new Ut({
		context: t,
		githubToken: n,
		workspace: s,
		signal: r
	});
	return { async versions(...e) {
		let t = await o.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !c || n || r.aborted ? t : Wn(t, await c.versions(...e));
	} };
}
function Wn(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
function Gn({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return p("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Kn = "lokaform:plan";
function qn(e, t, n, r) {
	let i = (e) => e.map((e) => t[h(e)] ?? []), a = t[h(y)] ? [y] : [], o = i([
		b,
		...g,
		...a
	]), s = [Pe(r.working, r), ...o], u = n.combines ? i([ne]) : [], f = n.projects.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), p = [...i([v, d]), f], [m = []] = i([v]), _ = [m].flat().map((e) => c(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Kn}:`,
		comment: `${Kn}:${Z([
			e?.workflow,
			s,
			p,
			...u
		])}`,
		scope: {
			inputs: Z([s, p]).slice(0, 8),
			project: (e) => Z([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${_.length > 0 ? `: ${l(_.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Z([
				e?.workflow,
				s,
				p
			])}`
		},
		issue: (e) => `lokaform:drift:${Z([s, e])}`
	};
}
function Z(e) {
	return pt("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function Jn({ github: e, githubToken: t, sources: { folders: n } }, o, c, l) {
	let { first: u, later: d = [], at: f = 0, written: p = [], problems: h } = o, g = d.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, v = u !== void 0 || d.length > 0, y = Yn(o), ne = x(s, c) ?? y.title, b = L(n.confined?.temp ?? n.displayRoot, "lokaform-pulled.md"), re = {
		option: "report-file",
		path: b,
		is: "file"
	}, S = p.length > 0 ? await Je(re, y.body(Infinity), n) : void 0, C = {
		githubToken: t,
		signal: l
	}, ie = {
		branch: x(i, c),
		labels: x(r, c) ?? r.default,
		reviewers: x(a, c) ?? a.default,
		assignees: x(ee, c) ?? ee.default,
		draft: x(m, c) ?? m.default,
		autoMerge: x(_, c) ?? _.default
	}, ae = {
		written: p,
		isComplete: !te(h),
		title: k(ne),
		body: (e, t) => t ? wt([y.body(e - P.length - 2), P]) : y.body(e),
		trailer: v ? vt(f) : ""
	}, w = e && v && !l.aborted ? await wn(e, C, n.displayRoot, ie, ae) : { problems: [] }, T = (e) => v ? String(e) : "";
	return rn({
		summary: y.title,
		"has-changes": T(p.length > 0),
		conflicts: T(g),
		"pull-request-number": w.pull ? String(w.pull.number) : "",
		"pull-request-url": w.pull?.url ?? "",
		"report-file": p.length > 0 && !S ? b : void 0
	}), w.pull && F([`Pull request: ${w.pull.url}`]), await on(Ct`${y.summary}\n`), [...w.problems.map((e) => ({
		...e,
		message: k(e.message)
	})), ...S ? [S] : []];
}
function Yn({ first: e, later: t, problems: n }) {
	let r = {
		limit: xt - 1,
		measure: bt,
		overflow: "the log has them all"
	};
	if (!e && !t?.length) return {
		title: "Translations from Lokalise: not compared",
		body: () => Ct``,
		summary: ye(n, r)
	};
	if (e) {
		let t = (t) => we(e, t), i = wt([t(St), ye(n, r)]);
		return {
			title: Tt(e),
			body: t,
			summary: i
		};
	}
	return {
		title: rt(t ?? []),
		body: (e) => be(t ?? [], {
			limit: e,
			measure: yt,
			overflow: "the diff has them all"
		}),
		summary: be(t ?? [], {
			...r,
			problems: n
		})
	};
}
// src/startAction.ts
const { env: Q, stdout: Xn, stderr: $ } = process;
async function Zn(e) {
	n(Xn, $);
	let t = await Qn(e).catch((e) => {
		let t = Ve(e, { displayRoot: Q.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return he(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await o(t, Xn, $);
}
async function Qn(t) {
	let [n, r] = [N("token"), N("github-token")];
	j([n, r].map(re));
	let { command: i, raw: a, problems: o } = f((e) => N(e), t), s = e(Q);
	s.state === "unavailable" && o.push(p("bad-setting", s.message, { severity: "warning" }));
	let c = Q.GITHUB_WORKSPACE || process.cwd(), l = {
		working: R(c, N("working-directory")),
		displayRoot: c,
		confined: {
			workspace: c,
			temp: Q.RUNNER_TEMP || void 0
		}
	}, d = Q.RUNNER_TEMP ? L(Q.RUNNER_TEMP, "lokaform-backup") : void 0, m = await In({
		folders: l,
		environment: Q,
		token: n || void 0,
		backupDir: d
	}, r, o);
	return (i ?? u).run(a, m);
}
export { Zn as t };
