import { D as e, f as t, g as n } from "./wire.js";
import { $ as r, Bn as i, Ei as a, I as o, J as s, On as c, R as l, Tn as u, Un as d, Y as f, _i as p, _r as m, a as h, bn as g, dn as _, dt as v, f as ee, ht as te, mt as y, pt as b, qn as ne, r as x, v as S, xn as re } from "./start.js";
import { d as C, h as w, i as ie, s as ae } from "./zod.js";
import { $ as T, B as oe, C as se, E as ce, L as le, M as E, O as ue, P as D, Q as de, S as fe, U as pe, V as O, X as me, Y as k, Z as A, _ as he, a as ge, b as _e, d as ve, et as j, f as ye, g as be, i as xe, j as M, k as Se, l as Ce, m as we, nt as Te, o as N, q as Ee, t as De, tt as P, v as Oe, x as ke, y as Ae, z as je } from "./annotations.js";
import { $n as Me, $r as Ne, Bn as Pe, Br as Fe, Bt as Ie, Er as Le, Fr as Re, Gr as ze, Gt as Be, Hr as Ve, In as He, Ir as Ue, It as We, Jr as Ge, Lt as Ke, Mr as qe, Nn as Je, Nr as Ye, Pr as Xe, Qn as Ze, Rt as Qe, Tr as $e, Vr as et, Wn as tt, Wt as nt, Z as rt, ar as it, br as at, dn as ot, et as st, ir as ct, jr as lt, or as ut, pi as dt, qt as ft, ri as pt, rr as mt, sn as ht, sr as gt, ti as _t, tt as vt, vt as yt, zt as bt } from "./engine.js";
import { g as xt, h as St, n as Ct, t as wt, w as Tt, y as Et } from "./markdown.js";
import { a as Dt } from "./writtenFiles.js";
import { dirname as Ot, join as kt, resolve as F } from "node:path";
import { EOL as At } from "os";
import { constants as I, promises as jt } from "fs";
import { readFile as L } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var R = function(e, t, n, r) {
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
const { access: Mt, appendFile: Nt, writeFile: Pt } = jt, z = "GITHUB_STEP_SUMMARY", Ft = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return R(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[z];
			if (!e) throw Error(`Unable to find environment variable for $${z}. Check if your runtime environment supports job summaries.`);
			try {
				yield Mt(e, I.R_OK | I.W_OK);
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
		return R(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? Pt : Nt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return R(this, void 0, void 0, function* () {
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
		return this.addRaw(At);
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
}(), It = C({ full_name: w() }), Lt = C({
	number: ae(),
	head: C({
		sha: w(),
		repo: It.nullish()
	}),
	base: C({
		sha: w().default(""),
		ref: w().default(""),
		repo: It.extend({ default_branch: w().default("") })
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	baseBranch: n.ref,
	defaultBranch: n.repo.default_branch,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), Rt = C({
	pull_request: Lt.optional(),
	merge_group: C({
		head_sha: w(),
		base_sha: w()
	}).optional(),
	before: w().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: C({ fork: ie().optional() }).optional()
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
		return Rt.safeParse(JSON.parse(await L(e, "utf8"))).data;
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
		if (o === "") return B("The input github-token is empty.");
		let [c, ...l] = await et(n, i, i);
		if (!c || l.length > 0) return B("The manifests are not all in one checkout.");
		let { root: u = i, names: d, nameOf: f } = c, [{ commit: p = a.sha } = {}] = await O([u], i), m = () => {
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
				let a = await i.readFrom(n, e, r), o = [...d.keys()], s = async (e) => (t(a, await this.#a(n, e)), this.#n), c = await Gt(i, n, o), l = await Wt(i, u, o), { known: m } = await qe(c, l, {
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
			return B(Ut(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = _t(await Ae(e, t));
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
	if (e instanceof Yt) return e.message;
	if (M(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${E(e)}.`;
}
async function Wt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await L(kt(t, n)).catch(() => void 0);
		return i && r !== void 0 && he(i, r) ? [] : [{
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
			this.#n = `More than ${Xt * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await V(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== Xt) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await Zt(e, n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.commits = Ye(qt(this.#e, i), r);
			let a = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of a.slice(0, 10)) for (let n of (await V(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			let o = lt(this.commits, i.values(), {
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
			let r = n.slice(t, t + 200), i = await Qt(e, r);
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
async function V({ rest: e, at: t }, n, r, i) {
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
	for (let [t, n] of Object.entries(e)) n !== void 0 && Te(t, n);
}
function nn(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = ut(e);
	tn({
		summary: He(e),
		"has-changes": a(ct(e)),
		conflicts: a(Me(i).conflicts),
		failed: String(Ze(e.projects).unfinished),
		drift: e.command === "drift" ? a(it(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !gt(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
async function rn(e) {
	try {
		await Ft.addRaw(e).write();
	} catch (e) {
		j([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/pullBranch.ts
const H = {
	own: "lokaform/pull/",
	build: "lokaform/rebuild/"
};
var U = class extends Error {
	name = "Refused";
};
async function an(e, t, n) {
	let { rest: r, at: i } = e, a = (await r.git.getRef({
		...i,
		ref: `heads/${t}`
	})).data.object.sha, o = await W(e, a), { data: s } = await r.git.listMatchingRefs({
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
	}), { commits: u, merge_base_commit: d, behind_by: f } = l, p = G(on(d.sha === a ? o : await W(e, d.sha), await W(e, c))), m = u.filter(({ parents: e }) => e.length === 1), h = m.every(({ commit: e }) => e.message.includes(p));
	return {
		base: a,
		files: o,
		head: c,
		isOnBase: f === 0 && m.length === u.length,
		own: h ? p : void 0
	};
}
async function W({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getTree({
		...t,
		tree_sha: n,
		recursive: "1"
	});
	if (r.truncated) throw new U("the repository has too many files for GitHub to list them.");
	let i = r.tree.filter(({ type: e }) => e !== "tree");
	return new Map(i.map(({ path: e, mode: t, sha: n }) => [e, `${t} ${n}`]));
}
function on(e, t) {
	return [...new Map([...e, ...t]).keys()].filter((n) => e.get(n) !== t.get(n)).map((e) => ({
		path: e,
		entry: t.get(e) ?? ""
	}));
}
function G(e) {
	let t = e.map(({ path: e, entry: t }) => [e, t]).sort();
	return `Lokaform-Content: ${ft("files", t)}`;
}
function sn(e, { base: t, files: n }) {
	let r = e.flatMap(({ path: e }) => n.get(e)?.startsWith("100755") ? e : []);
	if (r.length > 0) throw new U(`${Pe(r, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`);
	let i = [], a = e.flatMap((e) => {
		let r = cn(e, n.get(e.path), t);
		return r || i.push(e.path), r ? [{
			path: e.path,
			...r
		}] : [];
	});
	if (i.length === 0) return a.filter(({ path: e, entry: t }) => t !== n.get(e));
	throw new U(`${Pe(i, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`);
}
function cn({ text: e, replaces: t }, n, r) {
	for (let i of [(e) => e, se]) {
		let a = (e) => `100644 ${Oe(e, r)}`, o = i(Buffer.from(e)), s = a(o);
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
const K = "0".repeat(40);
async function q({ mutate: e, rest: t, at: n }, r) {
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
async function un(e, t, { head: n }) {
	n !== void 0 && await q(e, [{
		name: t,
		beforeOid: n,
		afterOid: K
	}]);
}
async function dn(e, t, { base: n, head: r = K }, i, { title: a, trailer: o }) {
	let s = t.replace(H.own, H.build);
	await q(e, [{
		name: s,
		afterOid: n
	}]);
	let c = {
		headline: a,
		body: `${o}\n${G(i)}`
	}, l = n;
	for (let t of ln(i)) l = await fn(e, s, l, t, c);
	await q(e, [{
		name: t,
		beforeOid: r,
		afterOid: l
	}, {
		name: s,
		beforeOid: l,
		afterOid: K
	}]);
}
async function fn({ mutate: e, at: t }, n, r, i, a) {
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
const J = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], pn = "contents: write and pull-requests: write";
function mn(e) {
	if (!e) return S("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = oe(e), i = Object.values(H).some((e) => r?.startsWith(e));
	if (J.includes(t) && r !== void 0 && !i) return;
	let a = `The action that pulls runs for a branch, on ${J.slice(0, -1).join(", ")} or ${J.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return S("wrong-ref", a);
}
async function hn(e, t, n, r) {
	let i = oe(e) ?? "", { branch: a = `${H.own}${i}` } = r;
	try {
		if (t.githubToken === "") throw new U("the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used.");
		let o = {
			...r,
			base: i,
			branch: a,
			written: await gn(e, n, r)
		};
		return await le(e, {
			...t,
			time: 6e5
		}, (e) => vn(e, o).catch((t) => {
			if (!["invalid", "failed"].includes(M(t))) throw t;
			return vn(e, o);
		}));
	} catch (e) {
		let t = e instanceof U;
		if (!t && M(e) === "bug") throw e;
		let n = t ? e.message : `${xn(e)}. The next run tries again.`;
		return { problems: [S("no-pull-request", `The pull request of ${a} was not updated: ${n}`)] };
	}
}
async function gn(e, t, { written: n, configFile: r }) {
	let i = new Map();
	for (let e of n) i.set(e.path, {
		...i.get(e.path) ?? e,
		text: e.text
	});
	let a = n.length > 0 ? [...i.keys()] : [r], [o, ...s] = await et(a, t, t);
	if (s.length > 0) throw new U("the files are in several checkouts. Use one step for each of them.");
	let [{ commit: c = e.sha } = {}] = await O([o?.root ?? t], t);
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
async function _n({ rest: e, at: t }, { base: n, branch: r }) {
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
async function vn(e, t) {
	let { base: n, branch: r, isComplete: i } = t, { commit: a, files: o } = t.written, s = await an(e, n, r);
	if (a !== e.context.sha && a !== s.base) throw new U(`the checked-out commit is ${a.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let c = sn(o, s), l = await _n(e, t), [u] = l, d = l.find(({ state: e }) => e === "open"), f = l.some(({ merged_at: e, head: t }) => e !== null && t.sha === s.head);
	if (s.own === void 0 && !f) {
		if (c.length === 0 && !d) return { problems: [] };
		throw new U(`somebody committed to this branch, and these commits are kept. Merge or close ${d ? `#${d.number}` : "its pull request"}, then delete the branch: git push origin --delete ${tt(r)}`);
	}
	if (c.length === 0 && !i) return {
		problems: [],
		...d && { pull: d }
	};
	if (c.length === 0) {
		await un(e, r, s), d && await e.rest.pulls.update({
			...e.at,
			pull_number: d.number,
			state: "closed"
		});
		let t = `Pull request #${d?.number} is closed: nothing is left to pull.`;
		return { problems: d ? [D(t)] : [] };
	}
	let p = s.own === G(c);
	if (p && !d && u && u.merged_at === null) {
		let e = `Pull request #${u.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [D(e)] };
	}
	p && s.isOnBase || await dn(e, r, s, c, t);
	let m = await e.login() === ue, h = (e) => t.body(e, m);
	if (!d) return yn(e, t, h);
	let { title: g } = t;
	return await je(h, async (t) => {
		(d.title !== g || d.body !== t) && await e.rest.pulls.update({
			...e.at,
			pull_number: d.number,
			title: g,
			body: t
		});
	}), {
		problems: [],
		pull: d
	};
}
async function yn(e, t, n) {
	let { rest: r, at: i } = e, { base: a, branch: o, title: s, draft: c } = t, l = async () => (await _n(e, t)).find(({ state: e }) => e === "open");
	await je(n, (e) => Se(() => r.pulls.create({
		...i,
		base: a,
		head: o,
		title: s,
		body: e,
		draft: c,
		...ce
	}), async () => await l() !== void 0));
	let u = await l();
	if (!u) throw new U("it was closed as soon as it was opened. The next run tries again.");
	let d = [];
	for (let [n, r] of Object.entries(bn(e, t, u))) if (r) try {
		await r();
	} catch (e) {
		if (M(e) === "bug") throw e;
		let t = E(e, pn);
		d.push(D(`Pull request #${u.number} was opened without ${n}: ${t}.`));
	}
	return {
		problems: d,
		pull: u
	};
}
function bn({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
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
function xn(e) {
	let t = E(e, pn);
	return /not permitted to create/i.test(t) ? `${t}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : M(e) === "invalid" ? `${t}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it` : t;
}
// src/host/workflow.ts
const Y = (e, t) => t, Sn = () => Date.now() / 1e3;
async function Cn(e, t, n) {
	let { folders: r } = e, i = await zt(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		targets: new Map()
	}, o, s = (t, n) => {
		let i = {
			configFile: yt(t, r),
			combines: !1,
			command: "plan"
		};
		return o ??= Dn(i, [], n, a, ({ files: n }) => vt(t, e, n)), o;
	};
	return {
		sources: i?.merge ? {
			...e,
			target: s
		} : e,
		problems: n,
		hide: T,
		print: (e) => j([e]),
		screen: { paint: Y },
		showProblems: (e) => {
			j(bt(e, Y)), e.flatMap(ge).forEach(k);
		},
		missingSecrets: (e) => Mn(e, i),
		context: (e, t, n) => kn(e, t, n, a),
		publish: async (e, n, o, s) => {
			let c = Pn(i, n, o, r), l = await On(o, e.manifests, a), { publish: u } = await import("./publish.js"), d = await u(e, i, {
				writesResult: o.publish,
				writesCheckRun: !o.combines,
				githubToken: t,
				markers: c,
				isSuccess: mt(e, X(o)) === 0,
				source: l,
				unappliedBase: Tn(o, i),
				now: Sn(),
				signal: s
			});
			return j(d.urls.map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: A(e.message)
			}));
		},
		linkTo: (e, t) => En(e, t, a),
		close: (e, t, n, r) => wn(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: X,
		ask: void 0,
		pullRefusal: mn(i),
		reportPull: (...e) => Fn(a, ...e)
	};
}
function X({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function wn(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => F(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	j([
		...Ke(e, { paint: Y }),
		...Ie(ot(e), Y),
		...We(e, Y),
		...nt(n, (e) => Ge(e, a))
	]), De(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(k), nn(e, n, c, l);
	let u = await En(e, t, i), { summary: d } = await import("./comment.js");
	await rn(d(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: Tn(t, i.github)
	})), mt(e, X(t)) === 2 && k(xe(e));
}
function Tn({ applyFrom: e }, t) {
	return t?.pullRequest && Ee(t.pullRequest, e);
}
async function En(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && pe(r, a, i.folders.displayRoot);
}
async function Dn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Z(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.merge ? ke(a, a.merge, u) : _e(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof pt) return {
			is: "missing",
			why: fe(e)
		};
		throw e;
	}
}
async function On(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => F(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: async (e) => Object.values(await at(s, Fe, { commit: e })).flat()
		}
	};
}
async function Z(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => F(a, e)), s = o.length === 0 || await ze(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(Ne)), l = [...s, ...c].map((e) => Ot(e));
	return O(l, a);
}
function kn(e, t, n, r) {
	let { command: i } = e, { github: a, githubToken: o, sources: s } = r, { folders: c, environment: l } = s, u = t.stopping, d = (t, a) => Dn(e, t, u, r, (e) => st(i, n, s, e, u, a));
	return {
		folders: c,
		environment: l,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: T,
		onResponse: (e) => de(Be(e)),
		...rt(Date.now, (e) => j([e])),
		onPlan: async (e) => (j(Qe(e, {
			paint: Y,
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
				return we(a, {
					applyFrom: e.applyFrom,
					githubToken: o,
					source: n,
					signal: u
				});
			},
			toWrite: () => be(a, {
				githubToken: o,
				signal: u
			})
		}
	};
}
function An({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new $e({
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
		return !c || n || r.aborted ? t : jn(t, await c.versions(...e));
	} };
}
function jn(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
function Mn({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return S("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Nn = "lokaform:plan";
function Pn(e, t, n, r) {
	let i = (e) => e.map((e) => t[p(e)] ?? []), a = t[p(b)] ? [b] : [], o = i([
		v,
		...m,
		...a
	]), c = [Ge(r.working, r), ...o], l = n.combines ? i([_]) : [], u = n.projects.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), d = [...i([y, te]), u], [h = []] = i([y]), g = [h].flat().map((e) => s(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Nn}:`,
		comment: `${Nn}:${Q([
			e?.workflow,
			c,
			d,
			...l
		])}`,
		scope: {
			inputs: Q([c, d]).slice(0, 8),
			project: (e) => Q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${g.length > 0 ? `: ${f(g.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				c,
				d
			])}`
		},
		issue: (e) => `lokaform:drift:${Q([c, e])}`
	};
}
function Q(e) {
	return dt("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function Fn({ github: e, githubToken: t, sources: { folders: n } }, r, a, o) {
	let { first: s, at: l = 0, written: f = [], problems: p } = r, m = (r.later ?? []).map((e) => ht(e, A)), h = m.flatMap(({ kept: e }) => e.filter(({ open: e }) => e)).length, _ = s !== void 0 || m.length > 0, v = In({
		...r,
		later: m
	}), te = {
		branch: x(i, a),
		labels: x(c, a) ?? c.default,
		reviewers: x(ne, a) ?? ne.default,
		assignees: x(g, a) ?? g.default,
		draft: x(u, a) ?? u.default,
		autoMerge: x(re, a) ?? re.default,
		written: f,
		configFile: yt(a, n),
		isComplete: !ee(p),
		title: A(x(d, a) ?? v.title),
		body: (e, t) => t ? Et([v.body(e - N.length - 2), N]) : v.body(e),
		trailer: _ ? Le(l) : ""
	}, y = e && _ && !o.aborted ? await hn(e, {
		githubToken: t,
		signal: o
	}, n.displayRoot, te) : { problems: [] }, b = (e) => _ ? String(e) : "";
	return tn({
		summary: v.title,
		"has-changes": b(f.length > 0),
		conflicts: b(h),
		"pull-request-number": y.pull ? String(y.pull.number) : "",
		"pull-request-url": y.pull?.html_url ?? ""
	}), y.pull && j([`Pull request: ${y.pull.html_url}`]), await rn(Tt`${v.summary}\n`), y.problems.map((e) => ({
		...e,
		message: A(e.message)
	}));
}
function In({ first: e, later: t, problems: n }) {
	let r = {
		limit: Ct - 1,
		measure: St,
		overflow: "the log has them all"
	};
	if (!e && !t?.length) return {
		title: "Translations from Lokalise: not compared",
		body: () => Tt``,
		summary: ve(n, r)
	};
	if (e) {
		let t = (t) => Ce(e, t), i = Et([t(wt), ve(n, r)]);
		return {
			title: Dt(e),
			body: t,
			summary: i
		};
	}
	return {
		title: Je(t ?? []),
		body: (e) => ye(t ?? [], {
			limit: e,
			measure: xt,
			overflow: "the diff has them all"
		}),
		summary: ye(t ?? [], {
			...r,
			problems: n
		})
	};
}
// src/startAction.ts
const { env: $, stdout: Ln, stderr: Rn } = process;
async function zn(e) {
	l(Ln, Rn);
	let t = await Bn(e).catch((e) => {
		let t = Ve(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return me(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await o(t, Ln, Rn);
}
async function Bn(t) {
	let [n, i] = [P("token"), P("github-token")];
	T([n, i].map(r));
	let { command: o, raw: s, problems: c } = h((e) => P(e), t), l = e($);
	l.state === "unavailable" && c.push(S("bad-setting", l.message, { severity: "warning" }));
	let u = $.GITHUB_WORKSPACE || process.cwd(), d = {
		working: F(u, P("working-directory")),
		displayRoot: u,
		confined: {
			workspace: u,
			temp: $.RUNNER_TEMP || void 0
		}
	}, f = $.RUNNER_TEMP ? kt($.RUNNER_TEMP, Ue) : void 0, p = await Cn({
		folders: d,
		environment: $,
		token: n || void 0,
		backupDir: f
	}, i, c);
	return (o ?? a).run(s, p);
}
export { zn as t };
