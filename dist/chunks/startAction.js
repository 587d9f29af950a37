import { A as e, d as t, h as n } from "./wire.js";
import { $ as r, $n as i, An as a, C as o, Dr as s, Fi as c, Fn as l, N as u, P as d, R as f, Rn as p, S as m, Tt as h, Wi as g, Xn as _, Z as v, a as y, b, et as x, jn as S, r as C, rr as w, tt as T, xn as E, yt as ee } from "./start.js";
import { d as D, h as O, i as k, s as te } from "./zod.js";
import { $ as A, A as ne, C as re, D as ie, G as ae, H as j, I as M, N, O as oe, P, Q as se, S as ce, U as F, V as le, X as ue, Y as de, Z as I, _ as fe, a as pe, b as me, d as he, et as ge, f as _e, g as ve, i as ye, it as be, j as xe, l as Se, m as Ce, nt as L, o as we, rt as R, t as Te, tt as z, v as Ee, w as De, x as Oe, y as ke, z as Ae } from "./annotations.js";
import { Bn as je, Br as Me, Fr as Ne, Ft as Pe, Gr as Fe, Ht as Ie, In as Le, Ir as Re, It as ze, Jn as Be, Kr as Ve, Ln as He, Lr as Ue, Lt as We, Mn as Ge, Nt as Ke, Pt as qe, Q as Je, Qr as B, Rn as Ye, Rr as Xe, Vt as Ze, Wr as Qe, Yr as $e, _r as et, ai as tt, an as nt, et as rt, gt as V, ht as it, jn as at, on as ot, ri as st, rr as ct, si as lt, sn as ut, sr as dt, tn as ft, tt as pt, vr as mt, vt as ht, wn as gt, xn as _t, zn as vt, zr as yt } from "./engine.js";
import { S as bt, _ as H, h as xt, m as St, n as Ct, t as wt, x as Tt } from "./markdown.js";
import { a as Et } from "./writtenFiles.js";
import { dirname as Dt, join as Ot, resolve as U } from "node:path";
import { EOL as kt } from "os";
import { constants as At, promises as jt } from "fs";
import { readFile as Mt } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var W = function(e, t, n, r) {
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
const { access: Nt, appendFile: Pt, writeFile: Ft } = jt, It = "GITHUB_STEP_SUMMARY", Lt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return W(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[It];
			if (!e) throw Error(`Unable to find environment variable for $${It}. Check if your runtime environment supports job summaries.`);
			try {
				yield Nt(e, At.R_OK | At.W_OK);
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
		return W(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? Ft : Pt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return W(this, void 0, void 0, function* () {
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
}(), Rt = D({ full_name: O() }), zt = D({
	number: te(),
	head: D({
		sha: O(),
		repo: Rt.nullish()
	}),
	base: D({
		sha: O().default(""),
		ref: O().default(""),
		repo: Rt.extend({ default_branch: O().default("") })
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	baseBranch: n.ref,
	defaultBranch: n.repo.default_branch,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), Bt = D({
	pull_request: zt.optional(),
	merge_group: D({
		head_sha: O(),
		base_sha: O()
	}).optional(),
	before: O().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: D({ fork: k().optional() }).optional()
});
async function Vt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, [i = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@"), a = i.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? ""), o = a.split("/").at(-1) ?? "", s = e.GITHUB_EVENT_NAME ?? "", c = e.GITHUB_SHA ?? "", l = await Ht(e.GITHUB_EVENT_PATH), u = l?.pull_request, d = s === "merge_group" ? l?.merge_group : void 0, f = u ?? (d && {
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
async function Ht(e) {
	if (e) try {
		return Bt.safeParse(JSON.parse(await Mt(e, "utf8"))).data;
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
		if (o === "") return G("The input github-token is empty.");
		let [c, ...l] = await Fe(n, i, i);
		if (!c || l.length > 0) return G("The manifests are not all in one checkout.");
		let { root: u = i, names: d, nameOf: f } = c, [{ commit: p = a.sha } = {}] = await F([u], i), m = () => {
			this.#i += 1;
			let e = `More than ${s} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > s) throw new Yt(e);
		};
		try {
			return await Ae(a, {
				...this.#e,
				onRequest: m
			}, async (n) => {
				let i = this.#t.get(p) ?? new qt(p);
				this.#t.set(p, i);
				let a = await i.readFrom(n, e, r), o = [...d.keys()], s = async (e) => (t(a, await this.#a(n, e)), this.#n), c = await Kt(i, n, o), l = await Gt(i, u, o), { known: m } = await Re(c, l, {
					since: e,
					names: d,
					nameOf: f,
					read: s
				}), h = Xe([...i.commits, ...i.merged]), [g] = a;
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
			return G(Wt(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = tt(await ke(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(Wt(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function G(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function Wt(e) {
	if (e instanceof Yt) return e.message;
	if (N(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${P(e)}.`;
}
async function Gt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await Mt(Ot(t, n)).catch(() => void 0);
		return i && r !== void 0 && fe(i, r) ? [] : [{
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
			let a = [];
			for (let e = i.get(this.#e); e; e = i.get(e.parents[0] ?? "")) a.push(e);
			this.commits = Ue(a, r);
			let o = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of o.slice(0, 10)) for (let n of (await Zt(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			let s = Ne(this.commits, i.values(), {
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
		trailers: yt(i)
	};
}
// src/github/outputs.ts
function nn(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && be(t, n);
}
function rn(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = vt(e);
	nn({
		summary: gt(e),
		"has-changes": a(He(e)),
		conflicts: a(Ge(i).conflicts),
		failed: String(at(e.projects).unfinished),
		drift: e.command === "drift" ? a(Ye(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !je(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
async function an(e) {
	try {
		await Lt.addRaw(e).write();
	} catch (e) {
		L([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/pullBranch.ts
const K = {
	own: "lokaform/pull/",
	build: "lokaform/rebuild/"
};
var q = class extends Error {
	name = "Refused";
};
async function on(e, t, n) {
	let { rest: r, at: i } = e, a = (await r.git.getRef({
		...i,
		ref: `heads/${t}`
	})).data.object.sha, o = await J(e, a), { data: s } = await r.git.listMatchingRefs({
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
	}), { commits: u, merge_base_commit: d, behind_by: f } = l, p = d.sha === a ? o : await J(e, d.sha), m = await J(e, c), h = Y([...new Map([...p, ...m]).keys()].filter((e) => p.get(e) !== m.get(e)).map((e) => ({
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
async function J({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getTree({
		...t,
		tree_sha: n,
		recursive: "1"
	});
	if (r.truncated) throw new q("the repository has too many files for GitHub to list them.");
	let i = r.tree.filter(({ type: e }) => e !== "tree");
	return new Map(i.map(({ path: e, mode: t, sha: n }) => [e, `${t} ${n}`]));
}
function Y(e) {
	let t = e.map(({ path: e, entry: t }) => [e, t]).sort();
	return `Lokaform-Content: ${ot("files", t)}`;
}
function sn(e, { base: t, files: n }) {
	let r = e.flatMap(({ path: e }) => n.get(e)?.startsWith("100755") ? e : []);
	if (r.length > 0) throw new q(`${ct(r, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`);
	let i = [], a = e.flatMap((e) => {
		let r = cn(e, n.get(e.path), t);
		return r || i.push(e.path), r ? [{
			path: e.path,
			...r
		}] : [];
	});
	if (i.length === 0) return a.filter(({ path: e, entry: t }) => t !== n.get(e));
	throw new q(`${ct(i, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`);
}
function cn({ text: e, replaces: t }, n, r) {
	for (let i of [(e) => e, De]) {
		let a = (e) => `100644 ${Ee(e, r)}`, o = i(Buffer.from(e)), s = a(o);
		if (n === (t === void 0 ? void 0 : a(i(Buffer.from(t)))) || n === s) return {
			content: o,
			entry: s
		};
	}
}
function ln(e) {
	let t = 0;
	return [...n(e, ({ content: e }) => {
		let n = Math.floor(t / 4194304);
		return t += Math.max(e.length, 41943.04), n;
	}).values()];
}
const X = "0".repeat(40);
async function un({ mutate: e, rest: t, at: n }, r) {
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
async function dn(e, t, { head: n }) {
	n !== void 0 && await un(e, [{
		name: t,
		beforeOid: n,
		afterOid: X
	}]);
}
async function fn(e, t, { base: n, head: r = X }, i, { title: a, trailer: o }) {
	let s = t.replace(K.own, K.build);
	await un(e, [{
		name: s,
		afterOid: n
	}]);
	let c = {
		headline: a,
		body: `${o}\n${Y(i)}`
	}, l = n;
	for (let t of ln(i)) l = await pn(e, s, l, t, c);
	await un(e, [{
		name: t,
		beforeOid: r,
		afterOid: l
	}, {
		name: s,
		beforeOid: l,
		afterOid: X
	}]);
}
async function pn({ mutate: e, at: t }, n, r, i, a) {
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
const mn = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], hn = "contents: write and pull-requests: write";
function gn(e) {
	if (!e) return h("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = j(e), i = Object.values(K).some((e) => r?.startsWith(e));
	if (mn.includes(t) && r !== void 0 && !i) return;
	let a = `The action that pulls runs for a branch, on ${mn.slice(0, -1).join(", ")} or ${mn.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return h("wrong-ref", a);
}
async function _n(e, t, n, r) {
	let i = j(e) ?? "", { branch: a = `${K.own}${[i, ...r.only].join("-")}` } = r;
	try {
		if (t.githubToken === "") throw new q(`${oe}.`);
		let o = {
			...r,
			base: i,
			branch: a,
			written: await vn(e, n, r)
		};
		return await Ae(e, {
			...t,
			time: 6e5
		}, (e) => bn(e, o).catch((t) => {
			if (!["invalid", "failed"].includes(N(t))) throw t;
			return bn(e, o);
		}));
	} catch (e) {
		let t = e instanceof q;
		if (!t && N(e) === "bug") throw e;
		let n = t ? e.message : `${Cn(e)}. The next run tries again.`;
		return { problems: [h("no-pull-request", `The pull request of ${a} was not updated: ${n}`)] };
	}
}
async function vn(e, t, { written: n, configFile: r }) {
	let i = new Map();
	for (let e of n) i.set(e.path, {
		...i.get(e.path) ?? e,
		text: e.text
	});
	let a = n.length > 0 ? [...i.keys()] : [r], [o, ...s] = await Fe(a, t, t);
	if (s.length > 0) throw new q("the files are in several checkouts. Use one step for each of them.");
	let [{ commit: c = e.sha } = {}] = await F([o?.root ?? t], t);
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
async function yn({ rest: e, at: t }, { base: n, branch: r }) {
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
async function bn(e, t) {
	let { base: n, branch: r, isComplete: i, marker: a } = t, { commit: o, files: s } = t.written, c = await on(e, n, r);
	if (o !== e.context.sha && o !== c.base) throw new q(`the checked-out commit is ${o.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let l = sn(s, c), u = await yn(e, t), [d] = u, f = u.find(({ state: e }) => e === "open");
	if (f?.body?.startsWith("<!-- lokaform:pull:") && !f.body.startsWith(a)) throw new q(`#${f.number} has the texts of another step, which chooses other projects (only, project, config or working-directory). Give each step its own input branch, or leave out branch, so that it has the names in only. If you changed what this step chooses, merge #${f.number}, or delete the branch.`);
	let p = u.some(({ merged_at: e, head: t }) => e !== null && t.sha === c.head);
	if (c.own === void 0 && !p) {
		if (l.length === 0 && !f) return { problems: [] };
		throw new q(`somebody committed to this branch, and these commits are kept. Merge or close ${f ? `#${f.number}` : "its pull request"}, then delete the branch: git push origin --delete ${dt(r)}`);
	}
	if (l.length === 0 && !i) return {
		problems: [],
		...f && { pull: f }
	};
	if (l.length === 0) {
		await dn(e, r, c), f && await e.rest.pulls.update({
			...e.at,
			pull_number: f.number,
			state: "closed"
		});
		let t = `Pull request #${f?.number} is closed: nothing is left to pull.`;
		return { problems: f ? [M(t)] : [] };
	}
	let m = c.own === Y(l);
	if (m && !f && d && d.merged_at === null) {
		let e = `Pull request #${d.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [M(e)] };
	}
	m && c.isOnBase || await fn(e, r, c, l, t);
	let h = await e.login() === ne, g = (e) => H([a, t.body(e - a.length - 2, h)]);
	if (!f) return xn(e, t, g);
	let { title: _ } = t;
	return await le(g, async (t) => {
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
async function xn(e, t, n) {
	let { rest: r, at: i } = e, { base: a, branch: o, title: s, draft: c } = t, l = async () => (await yn(e, t)).find(({ state: e }) => e === "open");
	await le(n, (e) => xe(() => r.pulls.create({
		...i,
		base: a,
		head: o,
		title: s,
		body: e,
		draft: c,
		...ie
	}), async () => await l() !== void 0));
	let u = await l();
	if (!u) throw new q("it was closed as soon as it was opened. The next run tries again.");
	let d = [];
	for (let [n, r] of Object.entries(Sn(e, t, u))) if (r) try {
		await r();
	} catch (e) {
		if (N(e) === "bug") throw e;
		let t = P(e, hn);
		d.push(M(`Pull request #${u.number} was opened without ${n}: ${t}.`));
	}
	return {
		problems: d,
		pull: u
	};
}
function Sn({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
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
function Cn(e) {
	let t = P(e, hn);
	return /not permitted to create/i.test(t) ? `${t}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : N(e) === "invalid" ? `${t}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it` : t;
}
// src/host/workflow.ts
async function wn(e, t, n) {
	let { folders: r } = e, i = await Vt(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		targets: new Map()
	}, s, c = (t, n) => {
		let i = {
			configFile: ht(t, r),
			combines: !1,
			command: "plan"
		};
		return s ??= Pn(i, [], n, a, ({ files: n }) => pt(t, e, n)), s;
	};
	return {
		sources: i?.merge ? {
			...e,
			target: c
		} : e,
		problems: await V(n, e.environment, r.displayRoot),
		hide: z,
		print: (e) => L([e]),
		screen: { paint: o },
		showProblems: (e) => {
			L(ze(e, o)), e.flatMap(pe).forEach(I);
		},
		missingSecrets: (e) => Rn(e, i),
		context: (e, t, n) => In(e, t, n, a),
		publish: async (n, o, s, c) => {
			let l = Bn(i, o, s, r), u = await Fn(s, n.manifests, a), { publish: d } = await import("./publish.js"), f = await d(n, i, {
				writesResult: s.publish,
				writesCheckRun: !s.combines,
				githubToken: t,
				markers: l,
				isSuccess: Le(n, An(s)) === 0,
				source: u,
				unappliedBase: Mn(s, i),
				now: Date.now() / 1e3,
				signal: c
			});
			L(f.urls.map((e) => `Written: ${e}`));
			let p = await Tn(s, n, a), m = [...f.problems, ...p];
			return (await V(m, e.environment, r.displayRoot)).map((e) => ({
				...e,
				message: A(e.message)
			}));
		},
		linkTo: (e, t) => Nn(e, t, a),
		close: (e, t, n, r) => jn(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: An,
		ask: void 0,
		pullRefusal: gn(i),
		reportPull: (...e) => Vn(a, ...e)
	};
}
async function Tn({ combines: e, command: t, publish: n, report: r, configFile: i }, { selected: a, projects: o, manifests: s }, { github: c, targets: l, sources: u }) {
	let { folders: d } = u, { event: f, pullRequest: p } = c ?? {}, m = t === "plan" && !e, g = m && p && n && r.some((e) => e.endsWith(".json")) && a, _ = !n && !e && (t === "plan" ? p : t === "drift"), v = m && o.some(({ plan: e }) => e && e.changes.length > 0) && f === "push" && c && j(c) !== void 0, y = [...l.values()].some((e) => e.is === "found" && e.isBehind), b = _ && await ue("report", d.displayRoot), x = m && p && p.baseBranch === p.defaultBranch, S = await $e(i, {}) ? [B(i, d)] : [], C = o.flatMap(({ name: e, plan: t }) => e !== void 0 && t?.changes.length ? [e] : []), w = x ? await it(d.displayRoot, {
		branches: [p.baseBranch],
		paths: [...s, ...S],
		only: C
	}) : [], [, T, E] = [
		[
			y,
			"wrong-checkout",
			En
		],
		[
			_ && b === void 0,
			"bad-setting",
			Dn
		],
		[
			v && !await ue("apply", d.displayRoot),
			"bad-setting",
			"This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply."
		],
		[
			m && f === "schedule",
			"bad-setting",
			On
		],
		[
			g,
			"bad-setting",
			kn
		]
	].find(([e]) => e) ?? [], ee = E ? [h(T, E, {
		severity: "warning",
		scope: "change"
	})] : [];
	return w.length > 0 ? w : ee;
}
const En = "The head of the pull request is checked out, and not its merge. Its target has newer commits, which this plan does not have. Remove ref from actions/checkout.", Dn = "This step writes no comment and no issue, because publish is false, and no workflow has a step with the report action, which would write them. Remove publish: false, or add a job with that action.", On = "This step plans on a schedule, which is easily overlooked. With command: drift, an issue is open as long as there is drift.", kn = "This step has a comment of its own. If the report action joins several jobs, set publish: false here.";
function An({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function jn(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: s } = t, c = e.projects.flatMap(({ backup: e = [] }) => e), l = s ? [] : c.map((e) => U(a.displayRoot, e)), u = s ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	L([
		...qe(e, { paint: o }),
		...We(nt(e), o),
		...Ke(e, o),
		...Ze(n, (e) => B(e, a))
	]), Te(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(I), rn(e, n, l, u);
	let d = await Nn(e, t, i), { summary: f } = await import("./comment.js");
	await an(f(e, {
		reportFile: n.reports[0],
		linkTo: d,
		unappliedBase: Mn(t, i.github)
	})), Le(e, An(t)) === 2 && I(ye(e));
}
function Mn({ applyFrom: e }, t) {
	return t?.pullRequest && de(t.pullRequest, e);
}
async function Nn(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && ae(r, a, i.folders.displayRoot);
}
async function Pn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Z(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.merge ? Oe(a, a.merge, u) : me(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof lt) return ce(re(e));
		throw e;
	}
}
async function Fn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => U(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: (e) => Be(s, Qe, { commit: e })
		}
	};
}
async function Z(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => U(a, e)), s = o.length === 0 || await $e(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(st)), l = [...s, ...c].map((e) => Dt(e));
	return F(l, a);
}
function In(e, t, n, r) {
	let { command: i } = e, { github: a, githubToken: s, sources: c } = r, { folders: l, environment: u } = c, d = t.stopping, f = (t, a) => Pn(e, t, d, r, (e) => rt(i, n, c, e, d, a));
	return {
		folders: l,
		environment: u,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: z,
		onResponse: (e) => ge(Ie(e)),
		...Je(Date.now, (e) => L([e])),
		onPlan: async (e) => (L(Pe(e, {
			paint: o,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => a?.merge && f(...e),
		lastApplied: async (...e) => a?.merge ? void 0 : f(...e),
		history: Ln(r, d),
		permission: {
			toApply: async (t) => {
				let n = await Fn(e, t, r), i = await Ce(a, {
					applyFrom: e.applyFrom,
					githubToken: s,
					source: n,
					signal: d
				});
				return V(i, u, l.displayRoot);
			},
			toWrite: (e) => ve(a, {
				githubToken: s,
				signal: d
			}, e)
		}
	};
}
function Ln({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new et({
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
		if (!c || n || r.aborted) return t;
		let i = await c.versions(...e);
		if (i.is === "read") return i;
		let { noRepository: a, ...s } = i.versions.length > t.versions.length ? i : t;
		return {
			...s,
			why: `${i.why} ${t.why}`
		};
	} };
}
function Rn({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return h("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const zn = "lokaform:plan";
function Bn(e, t, n, i) {
	let a = (e) => e.map((e) => t[c(e)] ?? []), o = t[c(r)] ? [r] : [], l = a([
		v,
		...s,
		...o
	]), f = [B(i.working, i), ...l], p = n.combines ? a([E]) : [], m = n.projects.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), h = [...a([x, T]), m], [g = []] = a([x]), _ = [g].flat().map((e) => u(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${zn}:`,
		comment: `${zn}:${Q([
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
			name: `Lokaform ${n.command}${_.length > 0 ? `: ${d(_.join(", "), 80)}` : ""}`,
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
	return ut(JSON.stringify(e)).slice(0, 16);
}
async function Vn({ github: e, githubToken: t, sources: { folders: n } }, o, s, u, d) {
	let { first: f, at: m = 0, written: h = [], problems: g } = o, v = (o.later ?? []).map((e) => ft(e, A)), y = v.flatMap(({ kept: e }) => e.filter(({ open: e }) => e)).length, b = f !== void 0 || v.length > 0, T = Hn({
		...o,
		later: v
	}), E = {
		...s,
		[c(r)]: void 0
	}, D = {
		branch: C(_, s),
		only: C(x, s) ?? [],
		marker: Tt(`lokaform:pull:${Bn(e, E, u, n).scope.inputs}`),
		labels: C(p, s) ?? p.default,
		reviewers: C(w, s) ?? w.default,
		assignees: C(a, s) ?? a.default,
		draft: C(l, s) ?? l.default,
		autoMerge: C(S, s) ?? S.default,
		written: h,
		configFile: ht(s, n),
		isComplete: !ee(g),
		title: A(C(i, s) ?? T.title),
		body: (e, t) => t ? H([T.body(e - we.length - 2), we]) : T.body(e),
		trailer: b ? mt(m) : ""
	}, O = e && b && !d.aborted ? await _n(e, {
		githubToken: t,
		signal: d
	}, n.displayRoot, D) : { problems: [] }, k = (e) => b ? String(e) : "";
	nn({
		summary: T.title,
		"has-changes": k(h.length > 0),
		conflicts: k(y),
		"pull-request-number": O.pull ? String(O.pull.number) : "",
		"pull-request-url": O.pull?.html_url ?? ""
	}), O.pull && L([`Pull request: ${O.pull.html_url}`]);
	let te = Hn({
		...o,
		later: v,
		problems: [...g, ...O.problems]
	}).summary;
	return await an(bt`${te}\n`), O.problems.map((e) => ({
		...e,
		message: A(e.message)
	}));
}
function Hn({ first: e, later: t, problems: n }) {
	let r = {
		limit: Ct - 1,
		measure: St,
		overflow: "the log has them all"
	};
	if (!e && !t?.length) return {
		title: "Translations from Lokalise: not compared",
		body: () => bt``,
		summary: he(n, r)
	};
	if (e) {
		let t = (t) => Se(e, t), i = H([t(wt), he(n, r)]);
		return {
			title: Et(e),
			body: t,
			summary: i
		};
	}
	return {
		title: _t(t ?? []),
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
const { env: $, stdout: Un, stderr: Wn } = process;
async function Gn(e) {
	m(Un, Wn);
	let t = await Kn(e).catch((e) => {
		let t = Ve(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return se(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await b(t, Un, Wn);
}
async function Kn(t) {
	let [n, r] = [R("token"), R("github-token")];
	z([n, r].map(f));
	let i = Object.keys($).flatMap((e) => /^INPUT_(.+)/.exec(e)?.[1]?.toLowerCase() ?? []), { command: a, raw: o, problems: s } = y((e) => R(e), t, i), c = e($);
	c.state === "unavailable" && s.push(h("bad-setting", c.message, { severity: "warning" }));
	let l = $.GITHUB_WORKSPACE || process.cwd(), u = {
		working: U(l, R("working-directory")),
		displayRoot: l,
		confined: {
			workspace: l,
			temp: $.RUNNER_TEMP || void 0
		}
	}, d = $.RUNNER_TEMP ? Ot($.RUNNER_TEMP, Me) : void 0, p = await wn({
		folders: u,
		environment: $,
		token: n || void 0,
		backupDir: d
	}, r, s);
	return (a ?? g).run(o, p);
}
export { Gn as t };
