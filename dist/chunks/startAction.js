import { A as e, f as t, g as n } from "./wire.js";
import { $ as r, Bn as i, L as a, Ln as o, M as s, N as c, Q as l, S as u, Si as d, Sn as f, Tn as p, Tt as m, Wn as h, X as g, _n as _, a as v, b as y, cn as b, et as x, ji as S, mr as C, r as w, vn as ee, yt as T } from "./start.js";
import { d as E, h as D, i as O, s as k } from "./zod.js";
import { $ as te, A as ne, B as re, C as ie, D as ae, E as oe, F as A, H as j, J as se, M, N, Q as P, R as ce, S as le, V as F, W as ue, X as I, Y as de, Z as fe, _ as pe, a as me, b as he, d as ge, et as L, f as _e, g as ve, i as ye, k as be, l as xe, m as Se, nt as R, o as Ce, rt as we, t as Te, tt as z, v as Ee, x as De, y as Oe } from "./annotations.js";
import { $n as ke, Ar as Ae, Br as je, Bt as Me, En as Ne, Gn as Pe, Gt as Fe, Hr as Ie, Jr as Le, Kn as Re, Kr as ze, Kt as Be, Ln as Ve, Lr as He, Lt as Ue, Nn as We, Q as Ge, Qn as Ke, Rr as qe, Rt as Je, Vr as Ye, Vt as Xe, Xn as Ze, Zn as Qe, Zr as $e, _t as et, ai as tt, dn as nt, ei as rt, er as it, fn as at, ht as ot, jr as st, kn as ct, li as lt, nt as ut, on as dt, pr as ft, qr as pt, si as mt, tt as ht, un as gt, zr as _t, zt as vt } from "./engine.js";
import { S as yt, _ as B, h as bt, m as xt, n as St, t as Ct, x as wt } from "./markdown.js";
import { a as Tt } from "./writtenFiles.js";
import { dirname as Et, join as Dt, resolve as V } from "node:path";
import { EOL as Ot } from "os";
import { constants as kt, promises as At } from "fs";
import { readFile as jt } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var H = function(e, t, n, r) {
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
const { access: Mt, appendFile: Nt, writeFile: Pt } = At, Ft = "GITHUB_STEP_SUMMARY", It = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return H(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Ft];
			if (!e) throw Error(`Unable to find environment variable for $${Ft}. Check if your runtime environment supports job summaries.`);
			try {
				yield Mt(e, kt.R_OK | kt.W_OK);
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
		return H(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? Pt : Nt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return H(this, void 0, void 0, function* () {
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
}(), Lt = E({ full_name: D() }), Rt = E({
	number: k(),
	head: E({
		sha: D(),
		repo: Lt.nullish()
	}),
	base: E({
		sha: D().default(""),
		ref: D().default(""),
		repo: Lt.extend({ default_branch: D().default("") })
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	baseBranch: n.ref,
	defaultBranch: n.repo.default_branch,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), zt = E({
	pull_request: Rt.optional(),
	merge_group: E({
		head_sha: D(),
		base_sha: D()
	}).optional(),
	before: D().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: E({ fork: O().optional() }).optional()
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
		return zt.safeParse(JSON.parse(await jt(e, "utf8"))).data;
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
		if (o === "") return U("The input github-token is empty.");
		let [c, ...l] = await pt(n, i, i);
		if (!c || l.length > 0) return U("The manifests are not all in one checkout.");
		let { root: u = i, names: d, nameOf: f } = c, [{ commit: p = a.sha } = {}] = await j([u], i), m = () => {
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
				let a = await i.readFrom(n, e, r), o = [...d.keys()], s = async (e) => (t(a, await this.#a(n, e)), this.#n), c = await Gt(i, n, o), l = await Wt(i, u, o), { known: m } = await qe(c, l, {
					since: e,
					names: d,
					nameOf: f,
					read: s
				}), h = je([...i.commits, ...i.merged]), [g] = a;
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
			return U(Ut(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = mt(await Oe(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(Ut(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function U(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function Ut(e) {
	if (e instanceof Jt) return e.message;
	if (M(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${N(e)}.`;
}
async function Wt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await jt(Dt(t, n)).catch(() => void 0);
		return i && r !== void 0 && pe(i, r) ? [] : [{
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
			this.commits = _t(a, r);
			let o = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of o.slice(0, 10)) for (let n of (await Xt(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			let s = He(this.commits, i.values(), {
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
		trailers: Ye(i)
	};
}
// src/github/outputs.ts
function tn(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && we(t, n);
}
function nn(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = ke(e);
	tn({
		summary: ct(e),
		"has-changes": a(Qe(e)),
		conflicts: a(Re(i).conflicts),
		failed: String(Pe(e.projects).unfinished),
		drift: e.command === "drift" ? a(Ke(e)) : void 0,
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
		z([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/pullBranch.ts
const W = {
	own: "lokaform/pull/",
	build: "lokaform/rebuild/"
};
var G = class extends Error {
	name = "Refused";
};
async function an(e, t, n) {
	let { rest: r, at: i } = e, a = (await r.git.getRef({
		...i,
		ref: `heads/${t}`
	})).data.object.sha, o = await K(e, a), { data: s } = await r.git.listMatchingRefs({
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
	}), { commits: u, merge_base_commit: d, behind_by: f } = l, p = d.sha === a ? o : await K(e, d.sha), m = await K(e, c), h = q([...new Map([...p, ...m]).keys()].filter((e) => p.get(e) !== m.get(e)).map((e) => ({
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
async function K({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getTree({
		...t,
		tree_sha: n,
		recursive: "1"
	});
	if (r.truncated) throw new G("the repository has too many files for GitHub to list them.");
	let i = r.tree.filter(({ type: e }) => e !== "tree");
	return new Map(i.map(({ path: e, mode: t, sha: n }) => [e, `${t} ${n}`]));
}
function q(e) {
	let t = e.map(({ path: e, entry: t }) => [e, t]).sort();
	return `Lokaform-Content: ${nt("files", t)}`;
}
function on(e, { base: t, files: n }) {
	let r = e.flatMap(({ path: e }) => n.get(e)?.startsWith("100755") ? e : []);
	if (r.length > 0) throw new G(`${We(r, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`);
	let i = [], a = e.flatMap((e) => {
		let r = sn(e, n.get(e.path), t);
		return r || i.push(e.path), r ? [{
			path: e.path,
			...r
		}] : [];
	});
	if (i.length === 0) return a.filter(({ path: e, entry: t }) => t !== n.get(e));
	throw new G(`${We(i, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`);
}
function sn({ text: e, replaces: t }, n, r) {
	for (let i of [(e) => e, ie]) {
		let a = (e) => `100644 ${Ee(e, r)}`, o = i(Buffer.from(e)), s = a(o);
		if (n === (t === void 0 ? void 0 : a(i(Buffer.from(t)))) || n === s) return {
			content: o,
			entry: s
		};
	}
}
function cn(e) {
	let t = 0;
	return [...n(e, ({ content: e }) => {
		let n = Math.floor(t / 4194304);
		return t += Math.max(e.length, 41943.04), n;
	}).values()];
}
const J = "0".repeat(40);
async function Y({ mutate: e, rest: t, at: n }, r) {
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
	n !== void 0 && await Y(e, [{
		name: t,
		beforeOid: n,
		afterOid: J
	}]);
}
async function un(e, t, { base: n, head: r = J }, i, { title: a, trailer: o }) {
	let s = t.replace(W.own, W.build);
	await Y(e, [{
		name: s,
		afterOid: n
	}]);
	let c = {
		headline: a,
		body: `${o}\n${q(i)}`
	}, l = n;
	for (let t of cn(i)) l = await dn(e, s, l, t, c);
	await Y(e, [{
		name: t,
		beforeOid: r,
		afterOid: l
	}, {
		name: s,
		beforeOid: l,
		afterOid: J
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
const X = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], fn = "contents: write and pull-requests: write";
function pn(e) {
	if (!e) return m("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = F(e), i = Object.values(W).some((e) => r?.startsWith(e));
	if (X.includes(t) && r !== void 0 && !i) return;
	let a = `The action that pulls runs for a branch, on ${X.slice(0, -1).join(", ")} or ${X.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return m("wrong-ref", a);
}
async function mn(e, t, n, r) {
	let i = F(e) ?? "", { branch: a = `${W.own}${[i, ...r.only].join("-")}` } = r;
	try {
		if (t.githubToken === "") throw new G(`${ae}.`);
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
			if (!["invalid", "failed"].includes(M(t))) throw t;
			return _n(e, o);
		}));
	} catch (e) {
		let t = e instanceof G;
		if (!t && M(e) === "bug") throw e;
		let n = t ? e.message : `${bn(e)}. The next run tries again.`;
		return { problems: [m("no-pull-request", `The pull request of ${a} was not updated: ${n}`)] };
	}
}
async function hn(e, t, { written: n, configFile: r }) {
	let i = new Map();
	for (let e of n) i.set(e.path, {
		...i.get(e.path) ?? e,
		text: e.text
	});
	let a = n.length > 0 ? [...i.keys()] : [r], [o, ...s] = await pt(a, t, t);
	if (s.length > 0) throw new G("the files are in several checkouts. Use one step for each of them.");
	let [{ commit: c = e.sha } = {}] = await j([o?.root ?? t], t);
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
	if (o !== e.context.sha && o !== c.base) throw new G(`the checked-out commit is ${o.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let l = on(s, c), u = await gn(e, t), [d] = u, f = u.find(({ state: e }) => e === "open");
	if (f?.body?.startsWith("<!-- lokaform:pull:") && !f.body.startsWith(a)) throw new G(`#${f.number} has the texts of another step, which chooses other projects (only, project, config or working-directory). Give each step its own input branch, or leave out branch, so that it has the names in only. If you changed what this step chooses, merge #${f.number}, or delete the branch.`);
	let p = u.some(({ merged_at: e, head: t }) => e !== null && t.sha === c.head);
	if (c.own === void 0 && !p) {
		if (l.length === 0 && !f) return { problems: [] };
		throw new G(`somebody committed to this branch, and these commits are kept. Merge or close ${f ? `#${f.number}` : "its pull request"}, then delete the branch: git push origin --delete ${Ve(r)}`);
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
		return { problems: f ? [A(t)] : [] };
	}
	let m = c.own === q(l);
	if (m && !f && d && d.merged_at === null) {
		let e = `Pull request #${d.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [A(e)] };
	}
	m && c.isOnBase || await un(e, r, c, l, t);
	let h = await e.login() === be, g = (e) => B([a, t.body(e - a.length - 2, h)]);
	if (!f) return vn(e, t, g);
	let { title: _ } = t;
	return await re(g, async (t) => {
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
	await re(n, (e) => ne(() => r.pulls.create({
		...i,
		base: a,
		head: o,
		title: s,
		body: e,
		draft: c,
		...oe
	}), async () => await l() !== void 0));
	let u = await l();
	if (!u) throw new G("it was closed as soon as it was opened. The next run tries again.");
	let d = [];
	for (let [n, r] of Object.entries(yn(e, t, u))) if (r) try {
		await r();
	} catch (e) {
		if (M(e) === "bug") throw e;
		let t = N(e, fn);
		d.push(A(`Pull request #${u.number} was opened without ${n}: ${t}.`));
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
	let t = N(e, fn);
	return /not permitted to create/i.test(t) ? `${t}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : M(e) === "invalid" ? `${t}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it` : t;
}
// src/host/workflow.ts
const Z = (e, t) => t;
async function xn(e, t, n) {
	let { folders: r } = e, i = await Bt(e.environment), a = {
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
		return o ??= Mn(i, [], n, a, ({ files: n }) => ut(t, e, n)), o;
	};
	return {
		sources: i?.merge ? {
			...e,
			target: s
		} : e,
		problems: n,
		hide: L,
		print: (e) => z([e]),
		screen: { paint: Z },
		showProblems: (e) => {
			z(Me(e, Z)), e.flatMap(me).forEach(I);
		},
		missingSecrets: (e) => Ln(e, i),
		context: (e, t, n) => Fn(e, t, n, a),
		publish: async (e, n, o, s) => {
			let c = zn(i, n, o, r), l = await Nn(o, e.manifests, a), { publish: u } = await import("./publish.js"), d = await u(e, i, {
				writesResult: o.publish,
				writesCheckRun: !o.combines,
				githubToken: t,
				markers: c,
				isSuccess: Ze(e, On(o)) === 0,
				source: l,
				unappliedBase: An(o, i),
				now: Date.now() / 1e3,
				signal: s
			});
			z(d.urls.map((e) => `Written: ${e}`));
			let f = await Sn(o, e, a);
			return [...d.problems, ...f].map((e) => ({
				...e,
				message: P(e.message)
			}));
		},
		linkTo: (e, t) => jn(e, t, a),
		close: (e, t, n, r) => kn(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: On,
		ask: void 0,
		pullRefusal: pn(i),
		reportPull: (...e) => Bn(a, ...e)
	};
}
async function Sn({ combines: e, command: t, publish: n, report: r }, { selected: i, projects: a }, { github: o, targets: s, sources: c }) {
	let { environment: l, folders: u } = c, { event: d, pullRequest: f } = o ?? {}, p = t === "plan" && !e, h = p && f && n && r.some((e) => e.endsWith(".json")) && i, g = !n && !e && (t === "plan" ? f : t === "drift"), _ = p && a.some(({ plan: e }) => e && e.changes.length > 0) && d === "push" && o && F(o) !== void 0, v = [...s.values()].some((e) => e.is === "found" && e.isBehind), [y, b] = await Promise.all([_ && de("apply", u.displayRoot), g && de("report", u.displayRoot)]), x = /uses:\s*["']?lokaform\/lokaform@/, S = [
		[
			v,
			"wrong-checkout",
			/^\s*ref:/,
			Cn
		],
		[
			g && b === void 0,
			"bad-setting",
			/\bpublish:/,
			wn
		],
		[
			_ && y === void 0,
			"bad-setting",
			x,
			Tn
		],
		[
			p && d === "schedule",
			"bad-setting",
			x,
			En
		],
		[
			h,
			"bad-setting",
			x,
			Dn
		]
	].find(([e]) => e);
	if (!S) return [];
	let [, C, w, ee] = S, { place: T } = await ot(l, u.displayRoot, w) ?? {};
	return [m(C, ee, {
		severity: "warning",
		scope: "change",
		...T && { place: T }
	})];
}
const Cn = "The head of the pull request is checked out, and not its merge. Its target has newer commits, which this plan does not have. Remove ref from actions/checkout.", wn = "This step writes no comment and no issue, because publish is false, and no workflow has a step with the report action, which would write them. Remove publish: false, or add a job with that action.", Tn = "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.", En = "A plan on a schedule is easily overlooked. With command: drift, an issue is open as long as there is drift.", Dn = "This step has a comment of its own. If the report action joins several jobs, set publish: false here.";
function On({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function kn(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => V(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	z([
		...Je(e, { paint: Z }),
		...Xe(gt(e), Z),
		...Ue(e, Z),
		...Fe(n, (e) => rt(e, a))
	]), Te(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(I), nn(e, n, c, l);
	let u = await jn(e, t, i), { summary: d } = await import("./comment.js");
	await rn(d(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: An(t, i.github)
	})), Ze(e, On(t)) === 2 && I(ye(e));
}
function An({ applyFrom: e }, t) {
	return t?.pullRequest && se(t.pullRequest, e);
}
async function jn(e, t, n) {
	let { github: r, sources: i } = n, a = await Pn(t, e.manifests, n);
	return r && ue(r, a, i.folders.displayRoot);
}
async function Mn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Pn(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.merge ? De(a, a.merge, u) : he(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof lt) return {
			is: "missing",
			why: le(e)
		};
		throw e;
	}
}
async function Nn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Pn(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => V(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: (e) => ft(s, ze, { commit: e })
		}
	};
}
async function Pn(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => V(a, e)), s = o.length === 0 || await $e(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(tt)), l = [...s, ...c].map((e) => Et(e));
	return j(l, a);
}
function Fn(e, t, n, r) {
	let { command: i } = e, { github: a, githubToken: o, sources: s } = r, { folders: c, environment: l } = s, u = t.stopping, d = (t, a) => Mn(e, t, u, r, (e) => ht(i, n, s, e, u, a));
	return {
		folders: c,
		environment: l,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: L,
		onResponse: (e) => te(Be(e)),
		...Ge(Date.now, (e) => z([e])),
		onPlan: async (e) => (z(vt(e, {
			paint: Z,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => a?.merge && d(...e),
		lastApplied: async (...e) => a?.merge ? void 0 : d(...e),
		history: In(r, u),
		permission: {
			toApply: async (t) => {
				let n = await Nn(e, t, r);
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
function In({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new Ae({
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
function Ln({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return m("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Rn = "lokaform:plan";
function zn(e, t, n, i) {
	let a = (e) => e.map((e) => t[d(e)] ?? []), o = t[d(l)] ? [l] : [], u = a([
		g,
		...C,
		...o
	]), f = [rt(i.working, i), ...u], p = n.combines ? a([b]) : [], m = n.projects.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), h = [...a([r, x]), m], [_ = []] = a([r]), v = [_].flat().map((e) => s(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Rn}:`,
		comment: `${Rn}:${Q([
			e?.workflow,
			f,
			h,
			...p
		])}`,
		scope: {
			inputs: Q([f, h]).slice(0, 8),
			project: (e) => Q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${v.length > 0 ? `: ${c(v.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				f,
				h
			])}`
		},
		issue: (e) => `lokaform:drift:${Q([f, e])}`
	};
}
function Q(e) {
	return at(JSON.stringify(e)).slice(0, 16);
}
async function Bn({ github: e, githubToken: t, sources: { folders: n } }, a, s, c, u) {
	let { first: m, at: g = 0, written: v = [], problems: y } = a, b = (a.later ?? []).map((e) => dt(e, P)), x = b.flatMap(({ kept: e }) => e.filter(({ open: e }) => e)).length, S = m !== void 0 || b.length > 0, C = Vn({
		...a,
		later: b
	}), E = {
		...s,
		[d(l)]: void 0
	}, D = {
		branch: w(o, s),
		only: w(r, s) ?? [],
		marker: wt(`lokaform:pull:${zn(e, E, c, n).scope.inputs}`),
		labels: w(p, s) ?? p.default,
		reviewers: w(h, s) ?? h.default,
		assignees: w(_, s) ?? _.default,
		draft: w(f, s) ?? f.default,
		autoMerge: w(ee, s) ?? ee.default,
		written: v,
		configFile: et(s, n),
		isComplete: !T(y),
		title: P(w(i, s) ?? C.title),
		body: (e, t) => t ? B([C.body(e - Ce.length - 2), Ce]) : C.body(e),
		trailer: S ? st(g) : ""
	}, O = e && S && !u.aborted ? await mn(e, {
		githubToken: t,
		signal: u
	}, n.displayRoot, D) : { problems: [] }, k = (e) => S ? String(e) : "";
	return tn({
		summary: C.title,
		"has-changes": k(v.length > 0),
		conflicts: k(x),
		"pull-request-number": O.pull ? String(O.pull.number) : "",
		"pull-request-url": O.pull?.html_url ?? ""
	}), O.pull && z([`Pull request: ${O.pull.html_url}`]), await rn(yt`${C.summary}\n`), O.problems.map((e) => ({
		...e,
		message: P(e.message)
	}));
}
function Vn({ first: e, later: t, problems: n }) {
	let r = {
		limit: St - 1,
		measure: xt,
		overflow: "the log has them all"
	};
	if (!e && !t?.length) return {
		title: "Translations from Lokalise: not compared",
		body: () => yt``,
		summary: ge(n, r)
	};
	if (e) {
		let t = (t) => xe(e, t), i = B([t(Ct), ge(n, r)]);
		return {
			title: Tt(e),
			body: t,
			summary: i
		};
	}
	return {
		title: Ne(t ?? []),
		body: (e) => _e(t ?? [], {
			limit: e,
			measure: bt,
			overflow: "the diff has them all"
		}),
		summary: _e(t ?? [], {
			...r,
			problems: n
		})
	};
}
// src/startAction.ts
const { env: $, stdout: Hn, stderr: Un } = process;
async function Wn(e) {
	u(Hn, Un);
	let t = await Gn(e).catch((e) => {
		let t = Le(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return fe(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await y(t, Hn, Un);
}
async function Gn(t) {
	let [n, r] = [R("token"), R("github-token")];
	L([n, r].map(a));
	let i = Object.keys($).flatMap((e) => /^INPUT_(.+)/.exec(e)?.[1]?.toLowerCase() ?? []), { command: o, raw: s, problems: c } = v((e) => R(e), t, i), l = e($);
	l.state === "unavailable" && c.push(m("bad-setting", l.message, { severity: "warning" }));
	let u = $.GITHUB_WORKSPACE || process.cwd(), d = {
		working: V(u, R("working-directory")),
		displayRoot: u,
		confined: {
			workspace: u,
			temp: $.RUNNER_TEMP || void 0
		}
	}, f = $.RUNNER_TEMP ? Dt($.RUNNER_TEMP, Ie) : void 0, p = await xn({
		folders: d,
		environment: $,
		token: n || void 0,
		backupDir: f
	}, r, c);
	return (o ?? S).run(s, p);
}
export { Wn as t };
