import { N as e, O as t, c as n, f as r } from "./wire.js";
import { Ct as i, Gn as a, Hi as o, Hn as s, I as c, Ln as l, Ni as u, On as d, R as f, Rn as p, St as m, X as h, Y as g, _, a as v, d as ee, it as y, or as te, r as b, rr as ne, tt as re, ur as ie, wt as x, z as S } from "./start.js";
import { d as C, h as w, i as T, s as E } from "./zod.js";
import { $ as ae, B as D, C as oe, F as O, G as se, K as k, M as ce, O as le, P as A, S as ue, U as de, Y as fe, _ as pe, a as me, at as j, b as he, ct as ge, d as _e, et as ve, f as ye, h as be, i as xe, it as Se, j as Ce, k as we, l as Te, m as Ee, nt as De, o as Oe, ot as M, q as N, rt as P, st as F, t as ke, tt as I, v as Ae, x as je, y as Me } from "./annotations.js";
import { $r as Ne, At as Pe, Bn as Fe, Ci as Ie, Cr as Le, Ct as Re, Di as ze, Ei as Be, Et as Ve, Fn as He, Gr as Ue, H as We, Hn as Ge, In as Ke, Jr as qe, Kr as Je, Mi as Ye, On as Xe, Qn as Ze, Sr as Qe, St as $e, Tn as et, Tt as tt, Un as nt, Ur as rt, V as it, Vn as at, Wn as ot, Yr as st, ai as ct, at as lt, br as ut, cn as dt, ei as L, fi as ft, in as pt, jt as mt, ln as ht, qr as gt, ri as _t, rt as vt, sr as yt, ui as bt, un as xt, wt as St, xi as Ct, xr as wt, yr as Tt, z as Et } from "./engine.js";
import { S as Dt, _ as R, h as Ot, m as kt, n as At, t as jt, x as Mt } from "./markdown.js";
import { a as Nt } from "./writtenFiles.js";
import { dirname as Pt, join as Ft, resolve as z } from "node:path";
import { EOL as It } from "os";
import { constants as Lt, promises as Rt } from "fs";
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
const { access: zt, appendFile: Bt, writeFile: Vt } = Rt, Ht = "GITHUB_STEP_SUMMARY", Ut = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return B(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Ht];
			if (!e) throw Error(`Unable to find environment variable for $${Ht}. Check if your runtime environment supports job summaries.`);
			try {
				yield zt(e, Lt.R_OK | Lt.W_OK);
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
			return yield (t ? Vt : Bt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(It);
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
}(), Wt = C({ full_name: w() }), Gt = C({
	number: E(),
	head: C({
		sha: w(),
		repo: Wt.nullish()
	}),
	base: C({
		sha: w().default(""),
		ref: w().default(""),
		repo: Wt
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	branch: n.ref,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), Kt = C({
	pull_request: Gt.optional(),
	merge_group: C({
		head_sha: w(),
		base_sha: w(),
		base_ref: w().default("")
	}).transform((e) => ({
		head: e.head_sha,
		base: e.base_sha,
		branch: e.base_ref.replace("refs/heads/", "")
	})).optional(),
	before: w().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: C({
		fork: T().optional(),
		default_branch: w().optional()
	}).optional()
});
async function qt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, [i = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@"), a = i.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? ""), o = a.split("/").at(-1) ?? "", s = e.GITHUB_EVENT_NAME ?? "", c = e.GITHUB_SHA ?? "", l = await Jt(e.GITHUB_EVENT_PATH), u = l?.pull_request, d = u ?? (s === "merge_group" ? l?.merge_group : void 0);
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
async function Jt(e) {
	if (e) try {
		return Kt.safeParse(JSON.parse(await Be(e, "utf8"))).data;
	} catch {
		return;
	}
}
var Yt = class {
	#e;
	#t = t((e) => new Qt(e));
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, r = {}) {
		let { workspace: i, context: a, githubToken: o } = this.#e;
		if (o === "") return V("The input github-token is empty.");
		let [s, ...c] = await L(t, i, i);
		if (!s || c.length > 0) return V("The manifests are not all in one checkout.");
		let { root: l = i, names: u, nameOf: d } = s, [{ commit: f = a.sha } = {}] = await N([l], i);
		try {
			return await this.#o(async (t) => {
				let i = this.#t(f), a = await i.readFrom(t, e, r), o = [...u.keys()], s = async (e) => (n(a, await this.#s(t, e)), this.#n), c = await Zt(i, t, o), p = await Xt(i, l, o), { known: m } = await Je(c, p, {
					since: e,
					names: u,
					nameOf: d,
					read: s
				}), h = [...i.commits, ...i.outside], [g] = a;
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
			return V(H(e));
		}
	}
	pullOf = t(async (e) => {
		if (this.#e.githubToken === "") return {
			is: "unknown",
			why: we
		};
		try {
			return await this.#o(async (t) => {
				let n = await sn(t, e);
				if (n === void 0) return { is: "none" };
				let r = await on(t, n);
				return {
					is: "pull",
					commits: r,
					changes: (e) => this.#a(r, e)
				};
			});
		} catch (e) {
			if (e instanceof U) return {
				is: "unknown",
				why: e.message
			};
			if (A(e) === "bug") throw e;
			return {
				is: "unknown",
				why: O(e, "pull-requests: write")
			};
		}
	});
	async #a(e, t) {
		let { workspace: n } = this.#e, [r, ...i] = await L(t, n, n);
		if (!r || i.length > 0) return [];
		let a = e.map((e) => ({
			...e,
			until: e.date,
			latest: e.date,
			by: e.id
		}));
		return this.#o(async (e) => {
			let t = await new Qt("").changesIn(e, [...r.names.keys()], a), n = async (t) => (await this.#s(e, t), this.#n);
			return (await Je({
				commits: [],
				merged: t
			}, [], {
				...r,
				since: 0,
				read: n
			})).known.merged;
		}).catch((e) => (H(e), []));
	}
	#o(e) {
		let { context: t, maxRequests: n = 150 } = this.#e, r = () => {
			this.#i += 1;
			let e = `More than ${n} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > n) throw new U(e);
		};
		return de(t, {
			...this.#e,
			onRequest: r
		}, e);
	}
	async #s(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = ft(await Ae(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(H(e));
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
function H(e) {
	if (e instanceof U) return e.message;
	if (A(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${O(e)}.`;
}
async function Xt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await Be(Ft(t, n)).catch(Ie);
		return i && r !== void 0 && Qe(i, r) ? [] : [{
			path: n,
			now: n,
			before: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Zt(e, t, n) {
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
			let f = d === void 0 && l.length > 0 ? await ln(t, c, i) : void 0;
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
var Qt = class {
	#e;
	#t;
	#n;
	commits = [];
	outside = [];
	merged = [];
	#r = [];
	#i = new Map();
	constructor(e) {
		this.#e = e;
	}
	async readFrom(e, t, { target: n, now: r }) {
		if (this.#t === void 0 || t < this.#t) {
			let i = new Map();
			this.#n = `More than ${en * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await tn(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== en) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) {
				let { commits: t, isWhole: r } = await an(e, n, this.#e);
				for (let e of t) i.set(e.id, e);
				r || (this.#n = `The pull request has more than ${nn} commits.`);
			}
			let a = [];
			for (let e = i.get(this.#e); e; e = i.get(e.parents[0] ?? "")) a.push(e);
			this.commits = gt(a, r);
			let o = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of o.slice(0, 10)) for (let n of (await tn(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			this.outside = qe(this.commits, i.values()), this.merged = Ue(this.outside, {
				since: t,
				now: r
			}).sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let s = this.commits.at(-1)?.parents.slice(0, 1) ?? [this.#e];
			this.#r = [...this.commits.map(({ id: e }) => e), ...s], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = $t(n), i = this.#r, a = r === "" ? [] : i.map((e) => `${e}:${r}`);
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
			let r = n.slice(t, t + 200), i = await cn(e, r);
			for (let [e, t] of r.entries()) this.#i.set(t, i[e]);
		}
	}
};
function $t(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var U = class extends Error {
	name = "HistoryLimit";
};
const en = 100;
async function tn({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map((e) => un(e));
}
const nn = 250;
async function rn(e, t = !1) {
	let r = [];
	for (let i = 1; i <= 3; i += 1) {
		let a = await e(i);
		if (n(r, a.map((e) => un(e, t))), a.length < 100) break;
	}
	return r;
}
async function an({ rest: e, at: t }, n, r) {
	let i = 0, a = await rn(async (a) => {
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
async function on({ rest: e, at: t }, n) {
	return rn(async (r) => (await e.pulls.listCommits({
		...t,
		pull_number: n,
		per_page: 100,
		page: r
	})).data);
}
async function sn({ rest: e, at: t, context: n }, r) {
	let i = {
		...t,
		commit_sha: r,
		per_page: 100
	}, { data: a } = await e.repos.listPullRequestsAssociatedWithCommit(i), o = a.filter(({ merged_at: e }) => e !== null), [s = a.find(({ number: e }) => e === n.pullRequest?.number)] = [...o.filter(({ merge_commit_sha: e }) => e === r), ...o], c = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(n.ref)?.[1];
	return s?.number ?? (c !== void 0 && r === n.sha ? Number(c) : void 0);
}
async function cn({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	if (i === null) throw new U("GitHub does not show this repository to the token.");
	return r.map(([e]) => i[e]?.oid);
}
async function ln({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function un({ sha: e, parents: t, commit: n }, r = !1) {
	let { committer: i, author: a, message: o = "" } = n ?? {}, s = {
		id: e,
		date: Date.parse(i?.date ?? a?.date ?? "") / 1e3,
		message: o,
		committer: i?.email ?? ""
	};
	return rt({
		...s,
		parents: t.map((e) => e.sha)
	}, r);
}
// src/github/outputs.ts
function dn(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && ge(t, n);
}
function fn(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = nt(e);
	dn({
		summary: Xe(e),
		"has-changes": a(at(e)),
		conflicts: a(Ke(i).conflicts),
		failed: String(He(e.projects).unfinished),
		drift: e.command === "drift" ? a(Ge(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !ot(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
async function pn(e) {
	try {
		await Ut.addRaw(e).write();
	} catch (e) {
		M([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
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
async function mn(e, t, n) {
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
	}))), g = u.filter(({ parents: e }) => e.length === 1), _ = g.every(({ commit: e }) => e?.message.includes(h));
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
	return `Lokaform-Content: ${ht("files", t)}`;
}
function hn(e, { base: t, files: n }) {
	let r = e.flatMap(({ path: e }) => n.get(e)?.startsWith("100755") ? e : []);
	if (r.length > 0) throw new G(`${yt(r, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`);
	let i = [], a = e.flatMap((e) => {
		let r = gn(e, n.get(e.path), t);
		return r || i.push(e.path), r ? [{
			path: e.path,
			...r
		}] : [];
	});
	if (i.length === 0) return a.filter(({ path: e, entry: t }) => t !== n.get(e));
	throw new G(`${yt(i, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`);
}
function gn({ text: e, replaces: t }, n, r) {
	for (let i of wt) {
		let a = (e) => `100644 ${Le(e, r)}`, o = i(Buffer.from(e)), s = a(o);
		if (n === (t === void 0 ? void 0 : a(i(Buffer.from(t)))) || n === s) return {
			content: o,
			entry: s
		};
	}
}
function _n(e) {
	let t = 0;
	return [...r(e, ({ content: e }) => {
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
async function vn(e, t, { head: n }) {
	n !== void 0 && await Y(e, [{
		name: t,
		beforeOid: n,
		afterOid: J
	}]);
}
async function yn(e, t, { base: n, head: r = J }, i, { title: a, trailer: o }) {
	let s = t.replace(W.own, W.build);
	await Y(e, [{
		name: s,
		afterOid: n
	}]);
	let c = {
		headline: a,
		body: `${o}\n${q(i)}`
	}, l = n;
	for (let t of _n(i)) l = await bn(e, s, l, t, c);
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
async function bn({ mutate: e, at: t }, n, r, i, a) {
	let { oid: o } = (await e("mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }", { input: {
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
	} })).createCommitOnBranch?.commit ?? {};
	if (o === void 0) throw new G("GitHub made no commit and gave no reason. The next run tries again.");
	return o;
}
// src/github/pullRequest.ts
const X = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], xn = "contents: write and pull-requests: write";
function Sn(e) {
	if (!e) return _("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = k(e), i = Object.values(W).some((e) => r?.startsWith(e));
	if (X.includes(t) && r !== void 0 && !i) return;
	let a = `The action that pulls runs for a branch, on ${X.slice(0, -1).join(", ")} or ${X.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return _("wrong-ref", a);
}
async function Cn(e, t, n, r) {
	let i = k(e) ?? "", { branch: a = `${W.own}${[i, ...r.only].join("-")}` } = r;
	try {
		if (t.githubToken === "") throw new G(`${we}.`);
		let o = {
			...r,
			base: i,
			branch: a,
			written: await wn(e, n, r)
		};
		return await de(e, {
			...t,
			time: 6e5
		}, (e) => En(e, o).catch((t) => {
			if (!["invalid", "failed"].includes(A(t))) throw t;
			return En(e, o);
		}));
	} catch (e) {
		let t = e instanceof G;
		if (!t && A(e) === "bug") throw e;
		let n = t ? e.message : `${kn(e)}. The next run tries again.`;
		return { problems: [_("no-pull-request", `The pull request of ${a} was not updated: ${n}`)] };
	}
}
async function wn(e, t, { written: n, configFile: r }) {
	let i = new Map();
	for (let e of n) i.set(e.path, {
		...i.get(e.path) ?? e,
		text: e.text
	});
	let a = n.length > 0 ? [...i.keys()] : [r], [o, ...s] = await L(a, t, t);
	if (s.length > 0) throw new G("the files are in several checkouts. Use one step for each of them.");
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
	let { base: n, branch: r, isComplete: i, marker: a } = t, { commit: o, files: s } = t.written, c = await mn(e, n, r);
	if (o !== e.context.sha && o !== c.base) throw new G(`the checked-out commit is ${o.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let l = hn(s, c), u = await Tn(e, t), [d] = u, f = u.find(({ state: e }) => e === "open");
	if (f?.body?.startsWith("<!-- lokaform:pull:") && !f.body.startsWith(a)) throw new G(`#${f.number} has the texts of another step, which chooses other projects (only, project, config or working-directory). Give each step its own input branch, or leave out branch, so that it has the names in only. If you changed what this step chooses, merge #${f.number}, or delete the branch.`);
	let p = u.some(({ merged_at: e, head: t }) => e !== null && t.sha === c.head);
	if (c.own === void 0 && !p) {
		if (l.length === 0 && !f) return { problems: [] };
		throw new G(`somebody committed to this branch, and these commits are kept. Merge ${f ? `#${f.number}` : "its pull request"}, or first move them to another branch. Then delete this one: git push origin --delete ${g(r)}`);
	}
	if (l.length === 0 && !i) return {
		problems: [],
		...f && { pull: f }
	};
	if (l.length === 0) {
		await vn(e, r, c), f && await e.rest.pulls.update({
			...e.at,
			pull_number: f.number,
			state: "closed"
		});
		let t = `Pull request #${f?.number} is closed: nothing is left to pull.`;
		return { problems: f ? [D(t)] : [] };
	}
	let m = c.own === q(l);
	if (m && !f && d && d.merged_at === null) {
		let e = `Pull request #${d.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [D(e)] };
	}
	m && c.isOnBase || await yn(e, r, c, l, t);
	let h = await e.login() === Ce, _ = (e) => R([a, t.body(e - a.length - 2, h)]);
	if (!f) return Dn(e, t, _);
	let { title: v } = t;
	return await se(_, async (t) => {
		(f.title !== v || f.body !== t) && await e.rest.pulls.update({
			...e.at,
			pull_number: f.number,
			title: v,
			body: t
		});
	}), {
		problems: [],
		pull: f
	};
}
async function Dn(e, t, n) {
	let { rest: r, at: i } = e, { base: a, branch: o, title: s, draft: c } = t, l = async () => (await Tn(e, t)).find(({ state: e }) => e === "open");
	await se(n, (e) => ce(() => r.pulls.create({
		...i,
		base: a,
		head: o,
		title: s,
		body: e,
		draft: c,
		...le
	}), async () => await l() !== void 0));
	let u = await l();
	if (!u) throw new G("it was closed as soon as it was opened. The next run tries again.");
	let d = [];
	for (let [n, r] of Object.entries(On(e, t, u))) if (r) try {
		await r();
	} catch (e) {
		if (A(e) === "bug") throw e;
		let t = O(e, xn);
		d.push(D(`Pull request #${u.number} was opened without ${n}: ${t}.`));
	}
	return {
		problems: d,
		pull: u
	};
}
function On({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
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
function kn(e) {
	let t = O(e, xn);
	return /not permitted to create/i.test(t) ? `${t}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : A(e) === "invalid" ? `${t}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it` : t;
}
// src/host/workflow.ts
async function An(e, t, n) {
	let { folders: r } = e, i = await qt(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		targets: new Map()
	}, o, s = async (t, n) => {
		let s = {
			configFile: vt(t, r),
			combines: !1,
			command: "plan"
		}, c = !i?.merge && await Vn(s, a), l = i?.merge ? void 0 : he;
		return o ??= c ? void 0 : Bn(s, [], n, a, ({ files: n }) => We(t, e, n), l), o;
	};
	return {
		sources: i ? {
			...e,
			target: s
		} : e,
		problems: n,
		hide: j,
		print: (e) => M([e]),
		screen: { paint: S },
		showProblems: (e) => {
			M(tt(e, S)), e.flatMap(me).forEach(I);
		},
		missingSecrets: (e) => Gn(e, i),
		context: (e, t, n) => Un(e, t, n, a),
		publish: async (e, n, r, o) => {
			let s = qn(i, n, r, r.combines ? e : void 0), c = await Hn(r, e.manifests, a), { publish: l } = await import("./publish.js"), u = await jn(r, e, a), d = await l({
				...e,
				problems: [...e.problems, ...u]
			}, i, {
				writesResult: r.publish,
				writesCheckRun: !r.combines,
				githubToken: t,
				markers: s,
				isSuccess: Fe(e, In(r)) === 0,
				source: c,
				unappliedBase: Rn(r, i),
				now: Date.now() / 1e3,
				signal: o
			});
			return M(d.urls.map((e) => `Written: ${e}`)), [...d.problems.map(Xn), ...u];
		},
		linkTo: (e, t) => zn(e, t, a),
		close: (e, t, n, r) => Ln(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: In,
		ask: void 0,
		pullRefusal: Sn(i),
		reportPull: (...e) => Yn(a, ...e)
	};
}
async function jn({ combines: e, command: t, publish: n }, { projects: r }, { github: i, targets: a, sources: o }) {
	let { folders: s } = o, { event: c, pullRequest: l } = i ?? {}, u = t === "plan" && !e, d = !n && !e && (t === "plan" ? l : t === "drift"), f = u && r.some(({ plan: e }) => e && e.changes.length > 0) && c === "push" && i && k(i) !== void 0, p = [...a.values()].some((e) => e.is === "found" && e.isBehind), m = d && await ve("report", s.displayRoot), [, h, g] = [
		[
			c === "pull_request_target",
			"bad-setting",
			Mn
		],
		[
			p,
			"wrong-checkout",
			Nn
		],
		[
			d && m === void 0,
			"bad-setting",
			Pn
		],
		[
			f && !await ve("apply", s.displayRoot),
			"bad-setting",
			Fn
		]
	].find(([e]) => e) ?? [];
	return g ? [_(h, g, {
		severity: "warning",
		scope: "change"
	})] : [];
}
const Mn = "With pull_request_target, this job has the secrets of the repository, and a pull request of a stranger could read them. Use pull_request: then a fork gets no secrets, and its manifests are only checked.", Nn = "The head of the pull request is checked out, and not its merge. Its target has newer commits, which this plan does not have. Remove ref from actions/checkout.", Pn = "This step writes no comment and no issue, because publish is false, and no workflow has a step with the report action, which would write them. Remove publish: false, or add a job with that action.", Fn = "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.";
function In({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function Ln(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => z(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	M([
		...Re(e, { paint: S }),
		...Ve(dt(e), S),
		...$e(e, S),
		...Pe(n, (e) => ct(e, a))
	]), ke(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(I), fn(e, n, c, l);
	let u = await zn(e, t, i), d = Rn(t, i.github), { summary: f } = await import("./comment.js");
	await pn(f(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: d
	})), Fe(e, In(t)) === 2 && I(xe(e));
}
function Rn({ applyFrom: e }, t) {
	return t && ae(t, e);
}
async function zn(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && fe(r, a, i.folders.displayRoot);
}
async function Bn(e, t, n, r, i, a) {
	let { github: o, githubToken: s, sources: c, targets: l } = r;
	if (!o) return;
	let u = await Z(e, t, r), d = {
		githubToken: s,
		checkouts: u,
		workspace: c.folders.displayRoot,
		signal: n
	}, f = JSON.stringify([u, a?.name]), p = l.get(f) ?? await (a ? a(o, d) : o.merge ? je(o, o.merge, d) : Me(o, d, e.command === "apply"));
	if (l.set(f, p), p.is === "missing") return p;
	try {
		return await i(p);
	} catch (e) {
		if (e instanceof Ye) return ue(oe(e));
		throw e;
	}
}
async function Vn(e, t) {
	let { github: n } = t;
	return !n || !Ee.includes(n.event) ? !n : (await Z(e, [], t)).every(({ commit: e = n.sha }) => e === n.sha);
}
async function Hn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => z(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: (e) => Ze(s, Ne, { commit: e })
		}
	};
}
async function Z(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => z(a, e)), s = o.length === 0 || await _t(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(bt));
	return N([...s, ...c].map(Pt), a);
}
function Un(e, t, n, r) {
	let { command: i, applyFrom: a } = e, { github: o, githubToken: s, sources: c } = r, { folders: l, environment: u } = c, d = t.stopping, f = (t, a) => Bn(e, t, d, r, (e) => it(i, n, c, e, d, a));
	return {
		folders: l,
		environment: u,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: j,
		onResponse: (e) => Se(mt(e)),
		...Et(Date.now, (e) => M([e])),
		onPlan: async (e) => (M(St(e, {
			paint: S,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => o?.merge && f(...e),
		lastApplied: async (...e) => o?.merge ? void 0 : f(...e),
		history: Wn(r, d),
		permission: {
			toApply: async (t) => {
				let n = await Hn(e, t, r);
				return be(o, {
					applyFrom: a,
					githubToken: s,
					source: n,
					signal: d
				});
			},
			toWrite: (e) => pe(o, {
				githubToken: s,
				signal: d
			}, e)
		}
	};
}
function Wn({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new Tt({
		folders: i,
		environment: a,
		signal: r
	}), s = i.displayRoot, c = t && new Yt({
		context: t,
		githubToken: n,
		workspace: s,
		signal: r
	});
	return {
		...c && { pullOf: c.pullOf },
		async versions(...e) {
			let n = e[0] !== Infinity;
			if (c && n && !Ee.includes(t.event)) return c.versions(...e);
			let i = await o.versions(...e).catch((e) => {
				if (c && e instanceof Ct) return e;
				throw e;
			});
			if (i instanceof Ct) {
				let t = await c?.versions(...e);
				if (t?.is === "read") return t;
				throw i;
			}
			if (!c || i.is === "read" || !n || r.aborted) return i;
			let a = await c.versions(...e);
			if (a.is === "read") return a;
			let { noRepository: s, ...l } = a.versions.length > i.versions.length ? a : i;
			return {
				...l,
				why: `${a.why} ${i.why}`
			};
		}
	};
}
function Gn({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return _("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Kn = "lokaform:plan";
function qn(e, t, { scope: n, projects: r, combines: a, command: o }, s) {
	let c = (e) => e.map((e) => t[u(e)] ?? []), l = a ? c([d]) : [], f = r.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), p = [...c([i, x]), f], m = new Set(s?.projects.map((e) => e.scope?.id ?? "")), g = s ? [[...m].sort(), s.selected] : [n?.id, p], [_ = []] = c([i]), v = [n?.settings_file ?? [], _].flat().map((e) => h(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Kn}:`,
		comment: `${Kn}:${Q([
			e?.workflow,
			n?.id,
			p,
			...l
		])}`,
		scope: {
			inputs: Q(g).slice(0, 8),
			project: (e) => Q(Jn(e)).slice(0, 8)
		},
		check: {
			name: `Lokaform ${o}${v.length > 0 ? `: ${re(v.join(", "), 80)}` : ""}`,
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
	return xt(JSON.stringify(e)).slice(0, 16);
}
async function Yn({ github: e, githubToken: t, sources: n }, r, o, c, d) {
	let { folders: f } = n, { first: h, at: g = 0, written: _ = [], problems: v } = r, y = (r.later ?? []).map((e) => pt(e, P)), re = y.flatMap(({ kept: e }) => e.filter(({ open: e }) => e)).length, x = h !== void 0 || y.length > 0, S = Zn({
		...r,
		later: y
	}), C = await lt({
		...o,
		[u(m)]: void 0
	}, f), w = {
		branch: b(ne, o),
		only: b(i, o) ?? [],
		marker: Mt(`lokaform:pull:${qn(e, o, {
			...c,
			scope: C
		}).scope.inputs}`),
		labels: b(a, o) ?? a.default,
		reviewers: b(ie, o) ?? ie.default,
		assignees: b(l, o) ?? l.default,
		draft: b(s, o) ?? s.default,
		autoMerge: b(p, o) ?? p.default,
		written: _,
		configFile: vt(o, f),
		isComplete: !ee(v),
		title: P(b(te, o) ?? S.title),
		body: (e, t) => t ? R([S.body(e - Oe.length - 2), Oe]) : S.body(e),
		trailer: x ? ut(g) : ""
	}, T = e && x && !d.aborted ? await Cn(e, {
		githubToken: t,
		signal: d
	}, f.displayRoot, w) : { problems: [] }, E = (e) => x ? String(e) : "";
	dn({
		summary: S.title,
		"has-changes": E(_.length > 0),
		conflicts: E(re),
		"pull-request-number": T.pull ? String(T.pull.number) : "",
		"pull-request-url": T.pull?.html_url ?? ""
	}), T.pull && M([`Pull request: ${T.pull.html_url}`]);
	let ae = Zn({
		...r,
		later: y,
		problems: [...v, ...T.problems]
	}).summary;
	return await pn(Dt`${ae}\n`), T.problems.map(Xn);
}
function Xn(e) {
	return {
		...e,
		message: P(e.message)
	};
}
function Zn({ first: e, later: t, problems: n }) {
	let r = {
		limit: At - 1,
		measure: kt,
		overflow: "the log has them all"
	};
	if (!e && !t?.length) return {
		title: "Translations from Lokalise: not compared",
		body: () => Dt``,
		summary: _e(n, r)
	};
	if (e) {
		let t = (t) => Te(e, t), i = R([t(jt), _e(n, r)]);
		return {
			title: Nt(e),
			body: t,
			summary: i
		};
	}
	return {
		title: et(t ?? []),
		body: (e) => ye(t ?? [], {
			limit: e,
			measure: Ot,
			overflow: "the diff has them all"
		}),
		summary: ye(t ?? [], {
			...r,
			problems: n
		})
	};
}
// src/startAction.ts
const { env: $, stdout: Qn, stderr: $n } = process;
async function er(e) {
	f(Qn, $n);
	let t = await tr(e).catch((e) => {
		let t = ze(e, $.GITHUB_WORKSPACE || process.cwd()), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return De(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await c(t, Qn, $n);
}
async function tr(t) {
	let [n, r] = [F("token"), F("github-token")];
	j([n, r].map(y));
	let i = Object.keys($).flatMap((e) => /^INPUT_(.+)/.exec(e)?.[1]?.toLowerCase() ?? []), { command: a, raw: s, problems: c } = v((e) => F(e), t, i), l = e($);
	l.state === "unavailable" && c.push(_("bad-setting", l.message, { severity: "warning" }));
	let u = $.GITHUB_WORKSPACE || process.cwd(), d = {
		working: z(u, F("working-directory")),
		displayRoot: u,
		confined: {
			workspace: u,
			temp: $.RUNNER_TEMP || void 0
		}
	}, f = $.RUNNER_TEMP ? Ft($.RUNNER_TEMP, st) : void 0, p = await An({
		folders: d,
		environment: $,
		token: n || void 0,
		backupDir: f
	}, r, c);
	return (a ?? o).run(s, p);
}
export { er as t };
