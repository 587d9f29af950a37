import { E as e, c as t, f as n, j as r } from "./wire.js";
import { $n as i, C as a, Li as o, N as s, Nn as c, Oi as l, Ot as u, P as d, Pn as f, R as p, Rn as m, S as h, St as g, Vn as _, a as v, b as y, it as b, nr as ee, nt as te, or as x, r as S, rt as C, wn as w } from "./start.js";
import { d as T, h as E, i as ne, s as re } from "./zod.js";
import { $ as D, B as O, C as ie, F as k, H as ae, K as oe, L as se, M as ce, O as le, P as A, Q as j, S as ue, U as M, W as N, X as de, Z as fe, _ as pe, a as me, at as he, b as ge, d as _e, et as P, f as ve, g as ye, i as be, it as F, j as xe, k as Se, l as Ce, m as we, nt as I, o as Te, rt as L, t as Ee, tt as De, v as Oe, w as ke, x as Ae, y as je } from "./annotations.js";
import { $r as Me, Bn as Ne, Bt as Pe, Di as Fe, Dn as Ie, Fn as Le, Gr as Re, Gt as ze, Hn as Be, Hr as Ve, Kt as He, Lt as Ue, Pn as We, Q as Ge, Rt as Ke, Si as qe, Un as Je, Ur as Ye, Vn as Xe, Vr as Ze, Vt as Qe, Wr as $e, Xr as R, Yr as et, Zn as tt, ai as nt, br as rt, cn as it, et as at, gi as ot, gt as z, ht as st, in as ct, ln as lt, or as ut, si as dt, ti as ft, tt as pt, un as mt, ur as ht, vi as gt, vt as _t, wn as vt, xi as yt, yr as bt, yt as xt, zn as St, zr as Ct, zt as wt } from "./engine.js";
import { S as Tt, _ as B, h as Et, m as Dt, n as Ot, t as kt, x as At } from "./markdown.js";
import { a as jt } from "./writtenFiles.js";
import { dirname as Mt, join as Nt, resolve as V } from "node:path";
import { EOL as Pt } from "os";
import { constants as Ft, promises as It } from "fs";
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
const { access: Lt, appendFile: Rt, writeFile: zt } = It, Bt = "GITHUB_STEP_SUMMARY", Vt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return H(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Bt];
			if (!e) throw Error(`Unable to find environment variable for $${Bt}. Check if your runtime environment supports job summaries.`);
			try {
				yield Lt(e, Ft.R_OK | Ft.W_OK);
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
			return yield (t ? zt : Rt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(Pt);
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
}(), Ht = T({ full_name: E() }), Ut = T({
	number: re(),
	head: T({
		sha: E(),
		repo: Ht.nullish()
	}),
	base: T({
		sha: E().default(""),
		ref: E().default(""),
		repo: Ht
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	branch: n.ref,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), Wt = T({
	pull_request: Ut.optional(),
	merge_group: T({
		head_sha: E(),
		base_sha: E(),
		base_ref: E().default("")
	}).transform((e) => ({
		head: e.head_sha,
		base: e.base_sha,
		branch: e.base_ref.replace("refs/heads/", "")
	})).optional(),
	before: E().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: T({
		fork: ne().optional(),
		default_branch: E().optional()
	}).optional()
});
async function Gt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, [i = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@"), a = i.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? ""), o = a.split("/").at(-1) ?? "", s = e.GITHUB_EVENT_NAME ?? "", c = e.GITHUB_SHA ?? "", l = await Kt(e.GITHUB_EVENT_PATH), u = l?.pull_request, d = u ?? (s === "merge_group" ? l?.merge_group : void 0);
	return u && e.GITHUB_ACTOR === "dependabot[bot]" && (u.origin ??= "Dependabot"), {
		event: s,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: c,
		before: s === "push" ? l?.before : void 0,
		pullRequest: u,
		...d && { merge: d },
		defaultBranch: l?.repository?.default_branch,
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
async function Kt(e) {
	if (e) try {
		return Wt.safeParse(JSON.parse(await yt(e, "utf8"))).data;
	} catch {
		return;
	}
}
var qt = class {
	#e;
	#t = e((e) => new Xt(e));
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, n, r = {}) {
		let { workspace: i, context: a, githubToken: o } = this.#e;
		if (o === "") return U("The input github-token is empty.");
		let [s, ...c] = await R(n, i, i);
		if (!s || c.length > 0) return U("The manifests are not all in one checkout.");
		let { root: l = i, names: u, nameOf: d } = s, [{ commit: f = a.sha } = {}] = await N([l], i);
		try {
			return await this.#o(async (n) => {
				let i = this.#t(f), a = await i.readFrom(n, e, r), o = [...u.keys()], s = async (e) => (t(a, await this.#s(n, e)), this.#n), c = await Yt(i, n, o), p = await Jt(i, l, o), { known: m } = await Ye(c, p, {
					since: e,
					names: u,
					nameOf: d,
					read: s
				}), h = [...i.commits, ...i.besides], [g] = a;
				return {
					...g === void 0 ? { is: "read" } : {
						is: "unreadable",
						why: g
					},
					...m,
					commits: h
				};
			});
		} catch (e) {
			return U(W(e));
		}
	}
	pullOf = e(async (e) => {
		if (this.#e.githubToken === "") return {
			is: "unknown",
			why: Se
		};
		try {
			return await this.#o(async (t) => {
				let n = await an(t, e);
				if (n === void 0) return { is: "none" };
				let r = await rn(t, n);
				return {
					is: "pull",
					commits: r,
					changes: (e) => this.#a(r, e)
				};
			});
		} catch (e) {
			if (e instanceof G) return {
				is: "unknown",
				why: e.message
			};
			if (A(e) === "bug") throw e;
			return {
				is: "unknown",
				why: k(e, "pull-requests: write")
			};
		}
	});
	async #a(e, t) {
		let { workspace: n } = this.#e, [r, ...i] = await R(t, n, n);
		if (!r || i.length > 0) return [];
		let a = e.map((e) => ({
			...e,
			until: e.date,
			latest: e.date,
			by: e.id
		}));
		return this.#o(async (e) => {
			let t = await new Xt("").changesIn(e, [...r.names.keys()], a), n = async (t) => (await this.#s(e, t), this.#n);
			return (await Ye({
				commits: [],
				merged: t
			}, [], {
				...r,
				since: 0,
				read: n
			})).known.merged;
		}).catch((e) => (W(e), []));
	}
	#o(e) {
		let { context: t, maxRequests: n = 150 } = this.#e, r = () => {
			this.#i += 1;
			let e = `More than ${n} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > n) throw new G(e);
		};
		return O(t, {
			...this.#e,
			onRequest: r
		}, e);
	}
	async #s(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = dt(await je(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(W(e));
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
function W(e) {
	if (e instanceof G) return e.message;
	if (A(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${k(e)}.`;
}
async function Jt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await yt(Nt(t, n)).catch(gt);
		return i && r !== void 0 && pe(i, r) ? [] : [{
			path: n,
			now: n,
			before: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Yt(e, t, n) {
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
			let f = d === void 0 && l.length > 0 ? await sn(t, c, i) : void 0;
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
		merged: await e.changesIn(t, [...i], e.merged)
	};
}
var Xt = class {
	#e;
	#t;
	#n;
	commits = [];
	besides = [];
	merged = [];
	#r = [];
	#i = new Map();
	constructor(e) {
		this.#e = e;
	}
	async readFrom(e, t, { target: n, now: r }) {
		if (this.#t === void 0 || t < this.#t) {
			let i = new Map();
			this.#n = `More than ${Qt * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await $t(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== Qt) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) {
				let { commits: t, isWhole: r } = await nn(e, n, this.#e);
				for (let e of t) i.set(e.id, e);
				r || (this.#n = `The pull request has more than ${en} commits.`);
			}
			let a = [];
			for (let e = i.get(this.#e); e; e = i.get(e.parents[0] ?? "")) a.push(e);
			this.commits = $e(a, r);
			let o = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of o.slice(0, 10)) for (let n of (await $t(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			this.besides = Ze(this.commits, i.values()), this.merged = Ve(this.besides, {
				since: t,
				now: r
			}).sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let s = this.commits.at(-1)?.parents.slice(0, 1) ?? [this.#e];
			this.#r = [...this.commits.map(({ id: e }) => e), ...s], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = Zt(n), i = this.#r, a = r === "" ? [] : i.map((e) => `${e}:${r}`);
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
	async changesIn(e, t, n) {
		let r = n.slice(0, 4e3 / (2 * t.length)), i = r.flatMap(({ id: e, parents: n }) => t.flatMap((t) => [`${e}:${t}`, `${n[0]}:${t}`]));
		return await this.#a(e, i), r.map((e) => {
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
			let r = n.slice(t, t + 200), i = await on(e, r);
			for (let [e, t] of r.entries()) this.#i.set(t, i[e]);
		}
	}
};
function Zt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var G = class extends Error {
	name = "HistoryLimit";
};
const Qt = 100;
async function $t({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map((e) => cn(e));
}
const en = 250;
async function tn(e, n = !1) {
	let r = [];
	for (let i = 1; i <= 3; i += 1) {
		let a = await e(i);
		if (t(r, a.map((e) => cn(e, n))), a.length < 100) break;
	}
	return r;
}
async function nn({ rest: e, at: t }, n, r) {
	let i = 0, a = await tn(async (a) => {
		let o = {
			...t,
			basehead: `${n}...${r}`,
			per_page: 100,
			page: a
		}, { data: s } = await e.repos.compareCommitsWithBasehead(o);
		return i = s.total_commits, s.commits;
	}, !0);
	return {
		commits: a,
		isWhole: i <= a.length
	};
}
async function rn({ rest: e, at: t }, n) {
	return tn(async (r) => (await e.pulls.listCommits({
		...t,
		pull_number: n,
		per_page: 100,
		page: r
	})).data);
}
async function an({ rest: e, at: t, context: n }, r) {
	let i = {
		...t,
		commit_sha: r,
		per_page: 100
	}, { data: a } = await e.repos.listPullRequestsAssociatedWithCommit(i), o = a.filter(({ merged_at: e }) => e !== null), [s = a.find(({ number: e }) => e === n.pullRequest?.number)] = [...o.filter(({ merge_commit_sha: e }) => e === r), ...o], c = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(n.ref)?.[1];
	return s?.number ?? (c !== void 0 && r === n.sha ? Number(c) : void 0);
}
async function on({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	return r.map(([e]) => i[e]?.oid);
}
async function sn({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function cn({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }, a = !1) {
	let o = {
		id: e,
		date: Date.parse(n?.date ?? r?.date ?? "") / 1e3,
		message: i,
		committer: n?.email ?? ""
	};
	return Ct({
		...o,
		parents: t.map((e) => e.sha)
	}, a);
}
// src/github/outputs.ts
function ln(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && he(t, n);
}
function un(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = Be(e);
	ln({
		summary: Ie(e),
		"has-changes": a(Ne(e)),
		conflicts: a(Le(i).conflicts),
		failed: String(We(e.projects).unfinished),
		drift: e.command === "drift" ? a(Xe(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !Je(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
async function dn(e) {
	try {
		await Vt.addRaw(e).write();
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
async function fn(e, t, n) {
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
	return `Lokaform-Content: ${lt("files", t)}`;
}
function pn(e, { base: t, files: n }) {
	let r = e.flatMap(({ path: e }) => n.get(e)?.startsWith("100755") ? e : []);
	if (r.length > 0) throw new q(`${ut(r, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`);
	let i = [], a = e.flatMap((e) => {
		let r = mn(e, n.get(e.path), t);
		return r || i.push(e.path), r ? [{
			path: e.path,
			...r
		}] : [];
	});
	if (i.length === 0) return a.filter(({ path: e, entry: t }) => t !== n.get(e));
	throw new q(`${ut(i, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`);
}
function mn({ text: e, replaces: t }, n, r) {
	for (let i of [(e) => e, ke]) {
		let a = (e) => `100644 ${Oe(e, r)}`, o = i(Buffer.from(e)), s = a(o);
		if (n === (t === void 0 ? void 0 : a(i(Buffer.from(t)))) || n === s) return {
			content: o,
			entry: s
		};
	}
}
function hn(e) {
	let t = 0;
	return [...n(e, ({ content: e }) => {
		let n = Math.floor(t / 4194304);
		return t += Math.max(e.length, 41943.04), n;
	}).values()];
}
const X = "0".repeat(40);
async function Z({ mutate: e, rest: t, at: n }, r) {
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
async function gn(e, t, { head: n }) {
	n !== void 0 && await Z(e, [{
		name: t,
		beforeOid: n,
		afterOid: X
	}]);
}
async function _n(e, t, { base: n, head: r = X }, i, { title: a, trailer: o }) {
	let s = t.replace(K.own, K.build);
	await Z(e, [{
		name: s,
		afterOid: n
	}]);
	let c = {
		headline: a,
		body: `${o}\n${Y(i)}`
	}, l = n;
	for (let t of hn(i)) l = await vn(e, s, l, t, c);
	await Z(e, [{
		name: t,
		beforeOid: r,
		afterOid: l
	}, {
		name: s,
		beforeOid: l,
		afterOid: X
	}]);
}
async function vn({ mutate: e, at: t }, n, r, i, a) {
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
const yn = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], bn = "contents: write and pull-requests: write";
function xn(e) {
	if (!e) return u("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = M(e), i = Object.values(K).some((e) => r?.startsWith(e));
	if (yn.includes(t) && r !== void 0 && !i) return;
	let a = `The action that pulls runs for a branch, on ${yn.slice(0, -1).join(", ")} or ${yn.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return u("wrong-ref", a);
}
async function Sn(e, t, n, r) {
	let i = M(e) ?? "", { branch: a = `${K.own}${[i, ...r.only].join("-")}` } = r;
	try {
		if (t.githubToken === "") throw new q(`${Se}.`);
		let o = {
			...r,
			base: i,
			branch: a,
			written: await Cn(e, n, r)
		};
		return await O(e, {
			...t,
			time: 6e5
		}, (e) => Tn(e, o).catch((t) => {
			if (!["invalid", "failed"].includes(A(t))) throw t;
			return Tn(e, o);
		}));
	} catch (e) {
		let t = e instanceof q;
		if (!t && A(e) === "bug") throw e;
		let n = t ? e.message : `${On(e)}. The next run tries again.`;
		return { problems: [u("no-pull-request", `The pull request of ${a} was not updated: ${n}`)] };
	}
}
async function Cn(e, t, { written: n, configFile: r }) {
	let i = new Map();
	for (let e of n) i.set(e.path, {
		...i.get(e.path) ?? e,
		text: e.text
	});
	let a = n.length > 0 ? [...i.keys()] : [r], [o, ...s] = await R(a, t, t);
	if (s.length > 0) throw new q("the files are in several checkouts. Use one step for each of them.");
	let [{ commit: c = e.sha } = {}] = await N([o?.root ?? t], t);
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
async function wn({ rest: e, at: t }, { base: n, branch: r }) {
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
async function Tn(e, t) {
	let { base: n, branch: r, isComplete: i, marker: a } = t, { commit: o, files: s } = t.written, c = await fn(e, n, r);
	if (o !== e.context.sha && o !== c.base) throw new q(`the checked-out commit is ${o.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let l = pn(s, c), u = await wn(e, t), [d] = u, f = u.find(({ state: e }) => e === "open");
	if (f?.body?.startsWith("<!-- lokaform:pull:") && !f.body.startsWith(a)) throw new q(`#${f.number} has the texts of another step, which chooses other projects (only, project, config or working-directory). Give each step its own input branch, or leave out branch, so that it has the names in only. If you changed what this step chooses, merge #${f.number}, or delete the branch.`);
	let p = u.some(({ merged_at: e, head: t }) => e !== null && t.sha === c.head);
	if (c.own === void 0 && !p) {
		if (l.length === 0 && !f) return { problems: [] };
		throw new q(`somebody committed to this branch, and these commits are kept. Merge ${f ? `#${f.number}` : "its pull request"}, or first move them to another branch. Then delete this one: git push origin --delete ${ht(r)}`);
	}
	if (l.length === 0 && !i) return {
		problems: [],
		...f && { pull: f }
	};
	if (l.length === 0) {
		await gn(e, r, c), f && await e.rest.pulls.update({
			...e.at,
			pull_number: f.number,
			state: "closed"
		});
		let t = `Pull request #${f?.number} is closed: nothing is left to pull.`;
		return { problems: f ? [se(t)] : [] };
	}
	let m = c.own === Y(l);
	if (m && !f && d && d.merged_at === null) {
		let e = `Pull request #${d.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [se(e)] };
	}
	m && c.isOnBase || await _n(e, r, c, l, t);
	let h = await e.login() === xe, g = (e) => B([a, t.body(e - a.length - 2, h)]);
	if (!f) return En(e, t, g);
	let { title: _ } = t;
	return await ae(g, async (t) => {
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
async function En(e, t, n) {
	let { rest: r, at: i } = e, { base: a, branch: o, title: s, draft: c } = t, l = async () => (await wn(e, t)).find(({ state: e }) => e === "open");
	await ae(n, (e) => ce(() => r.pulls.create({
		...i,
		base: a,
		head: o,
		title: s,
		body: e,
		draft: c,
		...le
	}), async () => await l() !== void 0));
	let u = await l();
	if (!u) throw new q("it was closed as soon as it was opened. The next run tries again.");
	let d = [];
	for (let [n, r] of Object.entries(Dn(e, t, u))) if (r) try {
		await r();
	} catch (e) {
		if (A(e) === "bug") throw e;
		let t = k(e, bn);
		d.push(se(`Pull request #${u.number} was opened without ${n}: ${t}.`));
	}
	return {
		problems: d,
		pull: u
	};
}
function Dn({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
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
function On(e) {
	let t = k(e, bn);
	return /not permitted to create/i.test(t) ? `${t}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : A(e) === "invalid" ? `${t}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it` : t;
}
// src/host/workflow.ts
async function kn(e, t, n) {
	let { folders: r } = e, i = await Gt(e.environment), o = {
		sources: e,
		githubToken: t,
		github: i,
		targets: new Map()
	}, s, c = (t, n) => {
		let i = {
			configFile: _t(t, r),
			combines: !1,
			command: "plan"
		};
		return s ??= Bn(i, [], n, o, ({ files: n }) => pt(t, e, n)), s;
	};
	return {
		sources: i?.merge ? {
			...e,
			target: c
		} : e,
		problems: await z(n, e.environment, r.displayRoot),
		hide: I,
		print: (e) => L([e]),
		screen: { paint: a },
		showProblems: (e) => {
			L(Pe(e, a)), e.flatMap(me).forEach(j);
		},
		missingSecrets: (e) => Gn(e, i),
		context: (e, t, n) => Un(e, t, n, o),
		publish: async (n, a, s, c) => {
			let l = qn(i, a, s, s.combines ? n : void 0), u = await Vn(s, n.manifests, o), { publish: d } = await import("./publish.js"), f = async (t) => (await z(t, e.environment, r.displayRoot)).map((e) => ({
				...e,
				message: P(e.message)
			})), p = await f(await An(s, n, o)), m = await d({
				...n,
				problems: [...n.problems, ...p]
			}, i, {
				writesResult: s.publish,
				writesCheckRun: !s.combines,
				githubToken: t,
				markers: l,
				isSuccess: St(n, In(s)) === 0,
				source: u,
				unappliedBase: Rn(s, i),
				now: Date.now() / 1e3,
				signal: c
			});
			return L(m.urls.map((e) => `Written: ${e}`)), [...await f(m.problems), ...p];
		},
		linkTo: (e, t) => zn(e, t, o),
		close: (e, t, n, r) => Ln(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: In,
		ask: void 0,
		pullRefusal: xn(i),
		reportPull: (...e) => Yn(o, ...e)
	};
}
async function An({ combines: e, command: t, publish: n, report: r, configFile: i, applyFrom: a }, { selected: o, projects: s, manifests: c }, { github: l, targets: d, sources: f }) {
	let { folders: p } = f, { event: m, pullRequest: h } = l ?? {}, g = t === "plan" && !e, _ = g && h && n && r.some((e) => e.endsWith(".json")) && o, v = !n && !e && (t === "plan" ? h : t === "drift"), y = g && s.some(({ plan: e }) => e && e.changes.length > 0) && m === "push" && l && M(l) !== void 0, b = [...d.values()].some((e) => e.is === "found" && e.isBehind), ee = v && await fe("report", p.displayRoot), te = g && l && h?.branch && !de(l, a), x = await Me(i, {}) ? [ft(i, p)] : [], S = s.flatMap(({ name: e, plan: t }) => e !== void 0 && t?.changes.length ? [e] : []), C = te ? await st(p.displayRoot, {
		branches: [h.branch],
		paths: [...c, ...x],
		only: S
	}) : [], [, w, T] = [
		[
			m === "pull_request_target",
			"bad-setting",
			jn
		],
		[
			b,
			"wrong-checkout",
			Mn
		],
		[
			v && ee === void 0,
			"bad-setting",
			Nn
		],
		[
			y && !await fe("apply", p.displayRoot),
			"bad-setting",
			"This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply."
		],
		[
			g && m === "schedule",
			"bad-setting",
			Pn
		],
		[
			_,
			"bad-setting",
			Fn
		]
	].find(([e]) => e) ?? [], E = T ? [u(w, T, {
		severity: "warning",
		scope: "change"
	})] : [];
	return C.length > 0 ? C : E;
}
const jn = "With pull_request_target, this job has the secrets of the repository, and a pull request of a stranger could read them. Use pull_request: then a fork gets no secrets, and its manifests are only checked.", Mn = "The head of the pull request is checked out, and not its merge. Its target has newer commits, which this plan does not have. Remove ref from actions/checkout.", Nn = "This step writes no comment and no issue, because publish is false, and no workflow has a step with the report action, which would write them. Remove publish: false, or add a job with that action.", Pn = "This step plans on a schedule, which is easily overlooked. With command: drift, an issue is open as long as there is drift.", Fn = "This step has a comment of its own. If the report action joins several jobs, set publish: false here.";
function In({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function Ln(e, t, { files: n, annotated: r }, i) {
	let { folders: o } = i.sources, { combines: s } = t, c = e.projects.flatMap(({ backup: e = [] }) => e), l = s ? [] : c.map((e) => V(o.displayRoot, e)), u = s ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	L([
		...Ke(e, { paint: a }),
		...Qe(it(e), a),
		...Ue(e, a),
		...ze(n, (e) => ft(e, o))
	]), Ee(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(j), un(e, n, l, u);
	let d = await zn(e, t, i), f = Rn(t, i.github), { summary: p } = await import("./comment.js");
	await dn(p(e, {
		reportFile: n.reports[0],
		linkTo: d,
		unappliedBase: f
	})), St(e, In(t)) === 2 && j(be(e));
}
function Rn({ applyFrom: e }, t) {
	return t && de(t, e);
}
async function zn(e, t, n) {
	let { github: r, sources: i } = n, a = await Hn(t, e.manifests, n);
	return r && oe(r, a, i.folders.displayRoot);
}
async function Bn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Hn(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.merge ? Ae(a, a.merge, u) : ge(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof Fe) return ue(ie(e));
		throw e;
	}
}
async function Vn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Hn(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => V(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: (e) => tt(s, et, { commit: e })
		}
	};
}
async function Hn(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => V(a, e)), s = o.length === 0 || await Me(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(nt));
	return N([...s, ...c].map(Mt), a);
}
function Un(e, t, n, r) {
	let { command: i, applyFrom: o } = e, { github: s, githubToken: c, sources: l } = r, { folders: u, environment: d } = l, f = t.stopping, p = (t, a) => Bn(e, t, f, r, (e) => at(i, n, l, e, f, a));
	return {
		folders: u,
		environment: d,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: I,
		onResponse: (e) => De(He(e)),
		...Ge(Date.now, (e) => L([e])),
		onPlan: async (e) => (L(wt(e, {
			paint: a,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => s?.merge && p(...e),
		lastApplied: async (...e) => s?.merge ? void 0 : p(...e),
		history: Wn(r, f),
		permission: {
			toApply: async (t) => {
				let n = await Vn(e, t, r), i = await we(s, {
					applyFrom: o,
					githubToken: c,
					source: n,
					signal: f
				});
				return z(i, d, u.displayRoot);
			},
			toWrite: (e) => ye(s, {
				githubToken: c,
				signal: f
			}, e)
		}
	};
}
function Wn({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new bt({
		folders: i,
		environment: a,
		signal: r
	}), s = i.displayRoot, c = t && new qt({
		context: t,
		githubToken: n,
		workspace: s,
		signal: r
	});
	return { async versions(...e) {
		let t = await o.versions(...e).catch((e) => {
			if (c && e instanceof ot) return e;
			throw e;
		});
		if (t instanceof ot) {
			let n = await c?.versions(...e);
			if (n?.is === "read") return n;
			throw t;
		}
		let n = t.is === "read" || e[0] === Infinity;
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
function Gn({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return u("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Kn = "lokaform:plan";
function qn(e, t, { scope: n, projects: r, combines: i, command: a }, o) {
	let c = (e) => e.map((e) => t[l(e)] ?? []), u = i ? c([w]) : [], f = r.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), p = [...c([C, b]), f], m = new Set(o?.projects.map((e) => e.scope?.id ?? "")), h = o ? [[...m].sort(), o.selected] : [n?.id, p], [g = []] = c([C]), _ = [n?.settings_file ?? [], g].flat().map((e) => s(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Kn}:`,
		comment: `${Kn}:${Q([
			e?.workflow,
			n?.id,
			p,
			...u
		])}`,
		scope: {
			inputs: Q(h).slice(0, 8),
			project: (e) => Q(Jn(e)).slice(0, 8)
		},
		check: {
			name: `Lokaform ${a}${_.length > 0 ? `: ${d(_.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				n?.id,
				p
			])}`
		},
		issue: (e) => `lokaform:drift:${Q(Jn(e))}`
	};
}
function Jn({ scope: e, digest: t, id: n }) {
	return [e?.id, t ?? n];
}
function Q(e) {
	return mt(JSON.stringify(e)).slice(0, 16);
}
async function Yn({ github: e, githubToken: t, sources: n }, r, a, o, s) {
	let { folders: u, environment: d } = n, { first: p, at: h = 0, written: v = [], problems: y } = r, b = (r.later ?? []).map((e) => ct(e, P)), w = b.flatMap(({ kept: e }) => e.filter(({ open: e }) => e)).length, T = p !== void 0 || b.length > 0, E = Xn({
		...r,
		later: b
	}), ne = await xt({
		...a,
		[l(te)]: void 0
	}, u), re = {
		branch: S(i, a),
		only: S(C, a) ?? [],
		marker: At(`lokaform:pull:${qn(e, a, {
			...o,
			scope: ne
		}).scope.inputs}`),
		labels: S(_, a) ?? _.default,
		reviewers: S(x, a) ?? x.default,
		assignees: S(c, a) ?? c.default,
		draft: S(m, a) ?? m.default,
		autoMerge: S(f, a) ?? f.default,
		written: v,
		configFile: _t(a, u),
		isComplete: !g(y),
		title: P(S(ee, a) ?? E.title),
		body: (e, t) => t ? B([E.body(e - Te.length - 2), Te]) : E.body(e),
		trailer: T ? rt(h) : ""
	}, D = e && T && !s.aborted ? await Sn(e, {
		githubToken: t,
		signal: s
	}, u.displayRoot, re) : { problems: [] }, O = (e) => T ? String(e) : "";
	ln({
		summary: E.title,
		"has-changes": O(v.length > 0),
		conflicts: O(w),
		"pull-request-number": D.pull ? String(D.pull.number) : "",
		"pull-request-url": D.pull?.html_url ?? ""
	}), D.pull && L([`Pull request: ${D.pull.html_url}`]);
	let ie = Xn({
		...r,
		later: b,
		problems: [...y, ...D.problems]
	}).summary;
	return await dn(Tt`${ie}\n`), (await z(D.problems, d, u.displayRoot)).map((e) => ({
		...e,
		message: P(e.message)
	}));
}
function Xn({ first: e, later: t, problems: n }) {
	let r = {
		limit: Ot - 1,
		measure: Dt,
		overflow: "the log has them all"
	};
	if (!e && !t?.length) return {
		title: "Translations from Lokalise: not compared",
		body: () => Tt``,
		summary: _e(n, r)
	};
	if (e) {
		let t = (t) => Ce(e, t), i = B([t(kt), _e(n, r)]);
		return {
			title: jt(e),
			body: t,
			summary: i
		};
	}
	return {
		title: vt(t ?? []),
		body: (e) => ve(t ?? [], {
			limit: e,
			measure: Et,
			overflow: "the diff has them all"
		}),
		summary: ve(t ?? [], {
			...r,
			problems: n
		})
	};
}
// src/startAction.ts
const { env: $, stdout: Zn, stderr: Qn } = process;
async function $n(e) {
	h(Zn, Qn);
	let t = await er(e).catch((e) => {
		let t = qe(e, $.GITHUB_WORKSPACE || process.cwd()), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return D(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await y(t, Zn, Qn);
}
async function er(e) {
	let [t, n] = [F("token"), F("github-token")];
	I([t, n].map(p));
	let i = Object.keys($).flatMap((e) => /^INPUT_(.+)/.exec(e)?.[1]?.toLowerCase() ?? []), { command: a, raw: s, problems: c } = v((e) => F(e), e, i), l = r($);
	l.state === "unavailable" && c.push(u("bad-setting", l.message, { severity: "warning" }));
	let d = $.GITHUB_WORKSPACE || process.cwd(), f = {
		working: V(d, F("working-directory")),
		displayRoot: d,
		confined: {
			workspace: d,
			temp: $.RUNNER_TEMP || void 0
		}
	}, m = $.RUNNER_TEMP ? Nt($.RUNNER_TEMP, Re) : void 0, h = await kn({
		folders: f,
		environment: $,
		token: t || void 0,
		backupDir: m
	}, n, c);
	return (a ?? o).run(s, h);
}
export { $n as t };
