import { f as e, g as t, k as n } from "./wire.js";
import { $ as r, Ai as i, In as a, L as o, M as s, N as c, Q as l, S as u, Un as d, Y as f, Z as p, _n as m, a as h, b as g, gn as _, pr as ee, r as v, sn as y, vt as te, wn as ne, wt as b, xi as x, xn as re, zn as ie } from "./start.js";
import { d as S, h as C, i as w, s as T } from "./zod.js";
import { $ as E, B as ae, C as oe, E as se, L as ce, M as D, O as le, P as O, Q as ue, S as de, U as fe, V as k, X as pe, Y as A, Z as j, _ as me, a as he, b as ge, d as M, et as N, f as _e, g as ve, i as ye, j as P, k as be, l as xe, m as Se, nt as Ce, o as we, q as Te, t as Ee, tt as F, v as De, x as Oe, y as ke, z as Ae } from "./annotations.js";
import { Dr as je, Er as Me, Fr as Ne, Ft as Pe, Hn as Fe, Hr as Ie, Ht as Le, Ir as Re, It as ze, Jn as Be, Kn as Ve, Kr as He, Lr as Ue, Lt as We, Mr as Ge, Nn as Ke, Nr as qe, Nt as Je, Pr as Ye, Pt as Xe, Sn as Ze, Tn as Qe, Ur as $e, Vn as et, Vr as tt, Vt as nt, Wt as rt, Xn as it, Yn as at, Yr as ot, Z as st, cn as ct, ei as lt, et as ut, ht as dt, ii as ft, in as pt, kn as mt, lr as ht, mi as gt, ni as _t, qn as vt, tt as yt } from "./engine.js";
import { C as bt, g as xt, h as St, n as Ct, t as wt, w as Tt, y as I } from "./markdown.js";
import { a as Et } from "./writtenFiles.js";
import { dirname as Dt, join as Ot, resolve as L } from "node:path";
import { EOL as kt } from "os";
import { constants as At, promises as jt } from "fs";
import { readFile as R } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var z = function(e, t, n, r) {
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
		return z(this, void 0, void 0, function* () {
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
		return z(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? Pt : Nt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return z(this, void 0, void 0, function* () {
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
	number: T(),
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
	repository: S({ fork: w().optional() }).optional()
});
async function Bt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, [i = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@"), a = i.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? ""), o = a.split("/").at(-1) ?? "", s = e.GITHUB_EVENT_NAME ?? "", c = e.GITHUB_SHA ?? "", l = await Vt(e.GITHUB_EVENT_PATH), u = l?.pull_request, d = s === "merge_group" ? l?.merge_group : void 0, f = u ?? (d && {
		head: d.head_sha,
		base: d.base_sha
	});
	return u && e.GITHUB_ACTOR === "dependabot[bot]" && (u.origin ??= "Dependabot"), {
		event: s,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: c,
		before: s === "push" ? l?.before : void 0,
		pullRequest: u,
		...f && { merge: {
			head: f.head,
			base: f.base
		} },
		...l?.repository?.fork === !0 && { isFork: !0 },
		workflow: a,
		home: r,
		runUrl: e.GITHUB_RUN_ID ? `${r}/actions/runs/${e.GITHUB_RUN_ID}` : "",
		workflowUrl: /^[\w.-]+\.ya?ml$/.test(o) ? `${r}/actions/workflows/${o}` : "",
		run: {
			id: Number(e.GITHUB_RUN_ID) || 0,
			attempt: Number(e.GITHUB_RUN_ATTEMPT) || 0
		}
	};
}
async function Vt(e) {
	if (e) try {
		return zt.safeParse(JSON.parse(await R(e, "utf8"))).data;
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
	async versions(t, n, r = {}) {
		let { workspace: i, context: a, githubToken: o, maxRequests: s = 150 } = this.#e;
		if (o === "") return B("The input github-token is empty.");
		let [c, ...l] = await Ie(n, i, i);
		if (!c || l.length > 0) return B("The manifests are not all in one checkout.");
		let { root: u = i, names: d, nameOf: f } = c, [{ commit: p = a.sha } = {}] = await k([u], i), m = () => {
			this.#i += 1;
			let e = `More than ${s} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > s) throw new Jt(e);
		};
		try {
			return await ce(a, {
				...this.#e,
				onRequest: m
			}, async (n) => {
				let i = this.#t.get(p) ?? new Kt(p);
				this.#t.set(p, i);
				let a = await i.readFrom(n, t, r), o = [...d.keys()], s = async (t) => (e(a, await this.#a(n, t)), this.#n), c = await Gt(i, n, o), l = await Wt(i, u, o), { known: m } = await qe(c, l, {
					since: t,
					names: d,
					nameOf: f,
					read: s
				}), h = Ne([...i.commits, ...i.merged]), [g] = a;
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
			return B(Ut(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = _t(await ke(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(Ut(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function B(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function Ut(e) {
	if (e instanceof Jt) return e.message;
	if (P(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${D(e)}.`;
}
async function Wt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await R(Ot(t, n)).catch(() => void 0);
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
			let a = [];
			for (let e = i.get(this.#e); e; e = i.get(e.parents[0] ?? "")) a.push(e);
			this.commits = Ye(a, r);
			let o = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of o.slice(0, 10)) for (let n of (await Xt(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			let s = Ge(this.commits, i.values(), {
				since: t,
				now: r
			});
			this.merged = s.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let c = this.commits.at(-1)?.parents.slice(0, 1) ?? [this.#e];
			this.#r = [...this.commits.map(({ id: e }) => e), ...c], this.#t = t;
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
		trailers: Re(i)
	};
}
// src/github/outputs.ts
function tn(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && Ce(t, n);
}
function nn(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = at(e);
	tn({
		summary: Qe(e),
		"has-changes": a(vt(e)),
		conflicts: a(Fe(i).conflicts),
		failed: String(et(e.projects).unfinished),
		drift: e.command === "drift" ? a(Be(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !it(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
async function rn(e) {
	try {
		await It.addRaw(e).write();
	} catch (e) {
		N([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/pullBranch.ts
const V = {
	own: "lokaform/pull/",
	build: "lokaform/rebuild/"
};
var H = class extends Error {
	name = "Refused";
};
async function an(e, t, n) {
	let { rest: r, at: i } = e, a = (await r.git.getRef({
		...i,
		ref: `heads/${t}`
	})).data.object.sha, o = await U(e, a), { data: s } = await r.git.listMatchingRefs({
		...i,
		ref: `heads/${n}`
	}), c = s.find(({ ref: e }) => e === `refs/heads/${n}`)?.object.sha;
	if (c === void 0) return {
		base: a,
		files: o,
		head: c,
		isOnBase: !1,
		own: ""
	};
	let { data: l } = await r.repos.compareCommitsWithBasehead({
		...i,
		basehead: `${a}...${c}`
	}), { commits: u, merge_base_commit: d, behind_by: f } = l, p = d.sha === a ? o : await U(e, d.sha), m = await U(e, c), h = W([...new Map([...p, ...m]).keys()].filter((e) => p.get(e) !== m.get(e)).map((e) => ({
		path: e,
		entry: m.get(e) ?? ""
	}))), g = u.filter(({ parents: e }) => e.length === 1), _ = g.every(({ commit: e }) => e.message.includes(h));
	return {
		base: a,
		files: o,
		head: c,
		isOnBase: f === 0 && g.length === u.length,
		own: _ ? h : void 0
	};
}
async function U({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getTree({
		...t,
		tree_sha: n,
		recursive: "1"
	});
	if (r.truncated) throw new H("the repository has too many files for GitHub to list them.");
	let i = r.tree.filter(({ type: e }) => e !== "tree");
	return new Map(i.map(({ path: e, mode: t, sha: n }) => [e, `${t} ${n}`]));
}
function W(e) {
	let t = e.map(({ path: e, entry: t }) => [e, t]).sort();
	return `Lokaform-Content: ${rt("files", t)}`;
}
function on(e, { base: t, files: n }) {
	let r = e.flatMap(({ path: e }) => n.get(e)?.startsWith("100755") ? e : []);
	if (r.length > 0) throw new H(`${mt(r, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`);
	let i = [], a = e.flatMap((e) => {
		let r = sn(e, n.get(e.path), t);
		return r || i.push(e.path), r ? [{
			path: e.path,
			...r
		}] : [];
	});
	if (i.length === 0) return a.filter(({ path: e, entry: t }) => t !== n.get(e));
	throw new H(`${mt(i, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`);
}
function sn({ text: e, replaces: t }, n, r) {
	for (let i of [(e) => e, oe]) {
		let a = (e) => `100644 ${De(e, r)}`, o = i(Buffer.from(e)), s = a(o);
		if (n === (t === void 0 ? void 0 : a(i(Buffer.from(t)))) || n === s) return {
			content: o,
			entry: s
		};
	}
}
function cn(e) {
	let n = 0;
	return [...t(e, ({ content: e }) => {
		let t = Math.floor(n / 4194304);
		return n += Math.max(e.length, 41943.04), t;
	}).values()];
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
async function ln(e, t, { head: n }) {
	n !== void 0 && await K(e, [{
		name: t,
		beforeOid: n,
		afterOid: G
	}]);
}
async function un(e, t, { base: n, head: r = G }, i, { title: a, trailer: o }) {
	let s = t.replace(V.own, V.build);
	await K(e, [{
		name: s,
		afterOid: n
	}]);
	let c = {
		headline: a,
		body: `${o}\n${W(i)}`
	}, l = n;
	for (let t of cn(i)) l = await dn(e, s, l, t, c);
	await K(e, [{
		name: t,
		beforeOid: r,
		afterOid: l
	}, {
		name: s,
		beforeOid: l,
		afterOid: G
	}]);
}
async function dn({ mutate: e, at: t }, n, r, i, a) {
	return (await e("mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }", { input: {
		branch: {
			repositoryNameWithOwner: `${t.owner}/${t.repo}`,
			branchName: n
		},
		expectedHeadOid: r,
		message: a,
		fileChanges: { additions: i.map(({ path: e, content: t }) => ({
			path: e,
			contents: t.toString("base64")
		})) }
	} })).createCommitOnBranch.commit.oid;
}
// src/github/pullRequest.ts
const q = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], fn = "contents: write and pull-requests: write";
function pn(e) {
	if (!e) return b("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = ae(e), i = Object.values(V).some((e) => r?.startsWith(e));
	if (q.includes(t) && r !== void 0 && !i) return;
	let a = `The action that pulls runs for a branch, on ${q.slice(0, -1).join(", ")} or ${q.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return b("wrong-ref", a);
}
async function mn(e, t, n, r) {
	let i = ae(e) ?? "", { branch: a = `${V.own}${[i, ...r.only].join("-")}` } = r;
	try {
		if (t.githubToken === "") throw new H("the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used.");
		let o = {
			...r,
			base: i,
			branch: a,
			written: await hn(e, n, r)
		};
		return await ce(e, {
			...t,
			time: 6e5
		}, (e) => _n(e, o).catch((t) => {
			if (!["invalid", "failed"].includes(P(t))) throw t;
			return _n(e, o);
		}));
	} catch (e) {
		let t = e instanceof H;
		if (!t && P(e) === "bug") throw e;
		let n = t ? e.message : `${bn(e)}. The next run tries again.`;
		return { problems: [b("no-pull-request", `The pull request of ${a} was not updated: ${n}`)] };
	}
}
async function hn(e, t, { written: n, configFile: r }) {
	let i = new Map();
	for (let e of n) i.set(e.path, {
		...i.get(e.path) ?? e,
		text: e.text
	});
	let a = n.length > 0 ? [...i.keys()] : [r], [o, ...s] = await Ie(a, t, t);
	if (s.length > 0) throw new H("the files are in several checkouts. Use one step for each of them.");
	let [{ commit: c = e.sha } = {}] = await k([o?.root ?? t], t);
	return {
		commit: c,
		files: [...o?.names ?? []].flatMap(([e, t]) => {
			let n = i.get(t);
			return n ? {
				...n,
				path: e
			} : [];
		})
	};
}
async function gn({ rest: e, at: t }, { base: n, branch: r }) {
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
async function _n(e, t) {
	let { base: n, branch: r, isComplete: i, marker: a } = t, { commit: o, files: s } = t.written, c = await an(e, n, r);
	if (o !== e.context.sha && o !== c.base) throw new H(`the checked-out commit is ${o.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let l = on(s, c), u = await gn(e, t), [d] = u, f = u.find(({ state: e }) => e === "open");
	if (f?.body?.startsWith("<!-- lokaform:pull:") && !f.body.startsWith(a)) throw new H(`#${f.number} has the texts of another step, which chooses other projects (only, project, config or working-directory). Give each step its own input branch, or leave out branch, so that it has the names in only. If you changed what this step chooses, merge #${f.number}, or delete the branch.`);
	let p = u.some(({ merged_at: e, head: t }) => e !== null && t.sha === c.head);
	if (c.own === void 0 && !p) {
		if (l.length === 0 && !f) return { problems: [] };
		throw new H(`somebody committed to this branch, and these commits are kept. Merge or close ${f ? `#${f.number}` : "its pull request"}, then delete the branch: git push origin --delete ${Ke(r)}`);
	}
	if (l.length === 0 && !i) return {
		problems: [],
		...f && { pull: f }
	};
	if (l.length === 0) {
		await ln(e, r, c), f && await e.rest.pulls.update({
			...e.at,
			pull_number: f.number,
			state: "closed"
		});
		let t = `Pull request #${f?.number} is closed: nothing is left to pull.`;
		return { problems: f ? [O(t)] : [] };
	}
	let m = c.own === W(l);
	if (m && !f && d && d.merged_at === null) {
		let e = `Pull request #${d.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [O(e)] };
	}
	m && c.isOnBase || await un(e, r, c, l, t);
	let h = await e.login() === le, g = (e) => I([a, t.body(e - a.length - 2, h)]);
	if (!f) return vn(e, t, g);
	let { title: _ } = t;
	return await Ae(g, async (t) => {
		(f.title !== _ || f.body !== t) && await e.rest.pulls.update({
			...e.at,
			pull_number: f.number,
			title: _,
			body: t
		});
	}), {
		problems: [],
		pull: f
	};
}
async function vn(e, t, n) {
	let { rest: r, at: i } = e, { base: a, branch: o, title: s, draft: c } = t, l = async () => (await gn(e, t)).find(({ state: e }) => e === "open");
	await Ae(n, (e) => be(() => r.pulls.create({
		...i,
		base: a,
		head: o,
		title: s,
		body: e,
		draft: c,
		...se
	}), async () => await l() !== void 0));
	let u = await l();
	if (!u) throw new H("it was closed as soon as it was opened. The next run tries again.");
	let d = [];
	for (let [n, r] of Object.entries(yn(e, t, u))) if (r) try {
		await r();
	} catch (e) {
		if (P(e) === "bug") throw e;
		let t = D(e, fn);
		d.push(O(`Pull request #${u.number} was opened without ${n}: ${t}.`));
	}
	return {
		problems: d,
		pull: u
	};
}
function yn({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
	let { labels: o, assignees: s, autoMerge: c } = r, l = {
		...t,
		issue_number: i
	}, u = r.reviewers.filter((e) => e.includes("/")), d = r.reviewers.filter((e) => !u.includes(e)), f = u.map((e) => e.slice(e.indexOf("/") + 1)), p = {
		pullRequestId: a,
		mergeMethod: c.toUpperCase()
	};
	return {
		labels: o.length > 0 && (() => e.issues.addLabels({
			...l,
			labels: o
		})),
		reviewers: r.reviewers.length > 0 && (() => e.pulls.requestReviewers({
			...t,
			pull_number: i,
			reviewers: d,
			team_reviewers: f
		})),
		assignees: s.length > 0 && (() => e.issues.addAssignees({
			...l,
			assignees: s
		})),
		"auto-merge": c !== "off" && (() => n("mutation($input: EnablePullRequestAutoMergeInput!) { enablePullRequestAutoMerge(input: $input) { clientMutationId } }", { input: p }))
	};
}
function bn(e) {
	let t = D(e, fn);
	return /not permitted to create/i.test(t) ? `${t}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : P(e) === "invalid" ? `${t}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it` : t;
}
// src/host/workflow.ts
const J = (e, t) => t, xn = () => Date.now() / 1e3;
async function Sn(e, t, n) {
	let { folders: r } = e, i = await Bt(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		targets: new Map()
	}, o, s = (t, n) => {
		let i = {
			configFile: dt(t, r),
			combines: !1,
			command: "plan"
		};
		return o ??= Dn(i, [], n, a, ({ files: n }) => yt(t, e, n)), o;
	};
	return {
		sources: i?.merge ? {
			...e,
			target: s
		} : e,
		problems: n,
		hide: E,
		print: (e) => N([e]),
		screen: { paint: J },
		showProblems: (e) => {
			N(ze(e, J)), e.flatMap(he).forEach(A);
		},
		missingSecrets: (e) => jn(e, i),
		context: (e, t, n) => kn(e, t, n, a),
		publish: async (e, n, o, s) => {
			let c = Z(i, n, o, r), l = await On(o, e.manifests, a), { publish: u } = await import("./publish.js"), d = await u(e, i, {
				writesResult: o.publish,
				writesCheckRun: !o.combines,
				githubToken: t,
				markers: c,
				isSuccess: Ve(e, Y(o)) === 0,
				source: l,
				unappliedBase: Tn(o, i),
				now: xn(),
				signal: s
			});
			return N(d.urls.map((e) => `Written: ${e}`)), [...d.problems, ...Cn(o, e, i)].map((e) => ({
				...e,
				message: j(e.message)
			}));
		},
		linkTo: (e, t) => En(e, t, a),
		close: (e, t, n, r) => wn(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: Y,
		ask: void 0,
		pullRefusal: pn(i),
		reportPull: (...e) => Nn(a, ...e)
	};
}
function Cn({ combines: e, command: t, publish: n, report: r }, { selected: i }, a) {
	let o = a?.event === "schedule", s = a?.pullRequest && n && r.some((e) => e.endsWith(".json"));
	if (e || t !== "plan" || !(o || s && i)) return [];
	let c = o ? "A plan on a schedule is easily overlooked. With command: drift, an issue is open as long as there is drift." : `This step has a comment for ${i?.join(", ")} alone. If the report action joins several jobs, set publish: false here.`;
	return [b("bad-setting", c, {
		severity: "notice",
		scope: "change"
	})];
}
function Y({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function wn(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => L(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	N([
		...Xe(e, { paint: J }),
		...We(ct(e), J),
		...Je(e, J),
		...nt(n, (e) => ot(e, a))
	]), Ee(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(A), nn(e, n, c, l);
	let u = await En(e, t, i), { summary: d } = await import("./comment.js");
	await rn(d(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: Tn(t, i.github)
	})), Ve(e, Y(t)) === 2 && A(ye(e));
}
function Tn({ applyFrom: e }, t) {
	return t?.pullRequest && Te(t.pullRequest, e);
}
async function En(e, t, n) {
	let { github: r, sources: i } = n, a = await X(t, e.manifests, n);
	return r && fe(r, a, i.folders.displayRoot);
}
async function Dn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await X(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.merge ? Oe(a, a.merge, u) : ge(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof ft) return {
			is: "missing",
			why: de(e)
		};
		throw e;
	}
}
async function On(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await X(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => L(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: async (e) => Object.values(await ht(s, tt, { commit: e })).flat()
		}
	};
}
async function X(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => L(a, e)), s = o.length === 0 || await He(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(lt)), l = [...s, ...c].map((e) => Dt(e));
	return k(l, a);
}
function kn(e, t, n, r) {
	let { command: i } = e, { github: a, githubToken: o, sources: s } = r, { folders: c, environment: l } = s, u = t.stopping, d = (t, a) => Dn(e, t, u, r, (e) => ut(i, n, s, e, u, a));
	return {
		folders: c,
		environment: l,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: E,
		onResponse: (e) => ue(Le(e)),
		...st(Date.now, (e) => N([e])),
		onPlan: async (e) => (N(Pe(e, {
			paint: J,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => a?.merge && d(...e),
		lastApplied: async (...e) => a?.merge ? void 0 : d(...e),
		history: An(r, u),
		permission: {
			toApply: async (t) => {
				let n = await On(e, t, r);
				return Se(a, {
					applyFrom: e.applyFrom,
					githubToken: o,
					source: n,
					signal: u
				});
			},
			toWrite: () => ve(a, {
				githubToken: o,
				signal: u
			})
		}
	};
}
function An({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new Me({
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
		if (!c || n || r.aborted) return t;
		let i = await c.versions(...e);
		if (i.is === "read") return i;
		let { noRepository: a, ...s } = i.versions.length > t.versions.length ? i : t;
		return {
			...s,
			why: `${t.why} ${i.why}`
		};
	} };
}
function jn({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return b("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Mn = "lokaform:plan";
function Z(e, t, n, i) {
	let a = (e) => e.map((e) => t[x(e)] ?? []), o = t[x(p)] ? [p] : [], u = a([
		f,
		...ee,
		...o
	]), d = [ot(i.working, i), ...u], m = n.combines ? a([y]) : [], h = n.projects.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), g = [...a([l, r]), h], [_ = []] = a([l]), v = [_].flat().map((e) => s(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Mn}:`,
		comment: `${Mn}:${Q([
			e?.workflow,
			d,
			g,
			...m
		])}`,
		scope: {
			inputs: Q([d, g]).slice(0, 8),
			project: (e) => Q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${v.length > 0 ? `: ${c(v.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				d,
				g
			])}`
		},
		issue: (e) => `lokaform:drift:${Q([d, e])}`
	};
}
function Q(e) {
	return gt("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function Nn({ github: e, githubToken: t, sources: { folders: n } }, r, i, o, s) {
	let { first: c, at: u = 0, written: f = [], problems: h } = r, g = (r.later ?? []).map((e) => pt(e, j)), ee = g.flatMap(({ kept: e }) => e.filter(({ open: e }) => e)).length, y = c !== void 0 || g.length > 0, b = Pn({
		...r,
		later: g
	}), S = {
		...i,
		[x(p)]: void 0
	}, C = {
		branch: v(a, i),
		only: v(l, i) ?? [],
		marker: bt(`lokaform:pull:${Z(e, S, o, n).scope.inputs}`),
		labels: v(ne, i) ?? ne.default,
		reviewers: v(d, i) ?? d.default,
		assignees: v(_, i) ?? _.default,
		draft: v(re, i) ?? re.default,
		autoMerge: v(m, i) ?? m.default,
		written: f,
		configFile: dt(i, n),
		isComplete: !te(h),
		title: j(v(ie, i) ?? b.title),
		body: (e, t) => t ? I([b.body(e - we.length - 2), we]) : b.body(e),
		trailer: y ? je(u) : ""
	}, w = e && y && !s.aborted ? await mn(e, {
		githubToken: t,
		signal: s
	}, n.displayRoot, C) : { problems: [] }, T = (e) => y ? String(e) : "";
	return tn({
		summary: b.title,
		"has-changes": T(f.length > 0),
		conflicts: T(ee),
		"pull-request-number": w.pull ? String(w.pull.number) : "",
		"pull-request-url": w.pull?.html_url ?? ""
	}), w.pull && N([`Pull request: ${w.pull.html_url}`]), await rn(Tt`${b.summary}\n`), w.problems.map((e) => ({
		...e,
		message: j(e.message)
	}));
}
function Pn({ first: e, later: t, problems: n }) {
	let r = {
		limit: Ct - 1,
		measure: St,
		overflow: "the log has them all"
	};
	if (!e && !t?.length) return {
		title: "Translations from Lokalise: not compared",
		body: () => Tt``,
		summary: M(n, r)
	};
	if (e) {
		let t = (t) => xe(e, t), i = I([t(wt), M(n, r)]);
		return {
			title: Et(e),
			body: t,
			summary: i
		};
	}
	return {
		title: Ze(t ?? []),
		body: (e) => _e(t ?? [], {
			limit: e,
			measure: xt,
			overflow: "the diff has them all"
		}),
		summary: _e(t ?? [], {
			...r,
			problems: n
		})
	};
}
// src/startAction.ts
const { env: $, stdout: Fn, stderr: In } = process;
async function Ln(e) {
	u(Fn, In);
	let t = await Rn(e).catch((e) => {
		let t = $e(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return pe(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await g(t, Fn, In);
}
async function Rn(e) {
	let [t, r] = [F("token"), F("github-token")];
	E([t, r].map(o));
	let a = Object.keys($).flatMap((e) => /^INPUT_(.+)/.exec(e)?.[1]?.toLowerCase() ?? []), { command: s, raw: c, problems: l } = h((e) => F(e), e, a), u = n($);
	u.state === "unavailable" && l.push(b("bad-setting", u.message, { severity: "warning" }));
	let d = $.GITHUB_WORKSPACE || process.cwd(), f = {
		working: L(d, F("working-directory")),
		displayRoot: d,
		confined: {
			workspace: d,
			temp: $.RUNNER_TEMP || void 0
		}
	}, p = $.RUNNER_TEMP ? Ot($.RUNNER_TEMP, Ue) : void 0, m = await Sn({
		folders: f,
		environment: $,
		token: t || void 0,
		backupDir: p
	}, r, l);
	return (s ?? i).run(c, m);
}
export { Ln as t };
