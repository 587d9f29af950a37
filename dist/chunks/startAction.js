import { N as e, O as t, c as n, f as r } from "./wire.js";
import { Ct as i, I as a, Kn as o, Pi as s, R as c, Rn as l, St as u, Ui as d, Un as f, X as p, Y as m, _ as h, a as g, d as _, dr as v, ir as ee, it as y, kn as b, r as x, sr as te, tt as ne, wt as S, z as C, zn as re } from "./start.js";
import { d as w, h as T, i as E, s as D } from "./zod.js";
import { $ as ie, B as O, C as ae, F as k, G as oe, K as A, M as se, O as ce, P as j, S as le, U as ue, Y as de, _ as fe, a as pe, at as M, b as me, ct as he, d as ge, et as _e, f as ve, h as ye, i as be, it as xe, j as Se, k as Ce, l as we, m as Te, nt as Ee, o as De, ot as N, q as P, rt as F, st as I, t as Oe, tt as L, v as ke, x as Ae, y as je } from "./annotations.js";
import { $r as Me, At as Ne, Bn as Pe, Ci as Fe, Cr as Ie, Ct as Le, Di as Re, Ei as ze, Et as Be, Fn as Ve, Gr as He, H as Ue, Hn as We, In as Ge, Jr as Ke, Kr as qe, Mi as Je, On as Ye, Qn as Xe, Sr as Ze, St as Qe, Tn as $e, Tt as et, Un as tt, Ur as nt, V as rt, Vn as it, Wn as at, Yr as ot, ai as st, at as ct, br as lt, cn as ut, ei as R, fi as dt, in as ft, jt as pt, ln as mt, qr as ht, ri as gt, rt as _t, sr as vt, ui as yt, un as bt, wt as xt, xi as St, xr as Ct, yr as wt, z as Tt } from "./engine.js";
import { S as Et, _ as z, h as Dt, m as Ot, n as kt, t as At, x as jt } from "./markdown.js";
import { a as Mt } from "./writtenFiles.js";
import { dirname as Nt, join as Pt, resolve as B } from "node:path";
import { EOL as Ft } from "os";
import { constants as It, promises as Lt } from "fs";
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
const { access: Rt, appendFile: zt, writeFile: Bt } = Lt, Vt = "GITHUB_STEP_SUMMARY", Ht = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return V(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Vt];
			if (!e) throw Error(`Unable to find environment variable for $${Vt}. Check if your runtime environment supports job summaries.`);
			try {
				yield Rt(e, It.R_OK | It.W_OK);
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
			return yield (t ? Bt : zt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(Ft);
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
}(), Ut = w({ full_name: T() }), Wt = w({
	number: D(),
	head: w({
		sha: T(),
		repo: Ut.nullish()
	}),
	base: w({
		sha: T().default(""),
		ref: T().default(""),
		repo: Ut
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	branch: n.ref,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), Gt = w({
	pull_request: Wt.optional(),
	merge_group: w({
		head_sha: T(),
		base_sha: T(),
		base_ref: T().default("")
	}).transform((e) => ({
		head: e.head_sha,
		base: e.base_sha,
		branch: e.base_ref.replace("refs/heads/", "")
	})).optional(),
	before: T().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: w({
		fork: E().optional(),
		default_branch: T().optional()
	}).optional()
});
async function Kt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, [i = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@"), a = i.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? ""), o = a.split("/").at(-1) ?? "", s = e.GITHUB_EVENT_NAME ?? "", c = e.GITHUB_SHA ?? "", l = await qt(e.GITHUB_EVENT_PATH), u = l?.pull_request, d = u ?? (s === "merge_group" ? l?.merge_group : void 0);
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
async function qt(e) {
	if (e) try {
		return Gt.safeParse(JSON.parse(await ze(e, "utf8"))).data;
	} catch {
		return;
	}
}
var Jt = class {
	#e;
	#t = t((e) => new Zt(e));
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, r = {}) {
		let { workspace: i, context: a, githubToken: o } = this.#e;
		if (o === "") return H("The input github-token is empty.");
		let [s, ...c] = await R(t, i, i);
		if (!s || c.length > 0) return H("The manifests are not all in one checkout.");
		let { root: l = i, names: u, nameOf: d } = s, [{ commit: f = a.sha } = {}] = await P([l], i);
		try {
			return await this.#o(async (t) => {
				let i = this.#t(f), a = await i.readFrom(t, e, r), o = [...u.keys()], s = async (e) => (n(a, await this.#s(t, e)), this.#n), c = await Xt(i, t, o), p = await Yt(i, l, o), { known: m } = await qe(c, p, {
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
			return H(U(e));
		}
	}
	pullOf = t(async (e) => {
		if (this.#e.githubToken === "") return {
			is: "unknown",
			why: Ce
		};
		try {
			return await this.#o(async (t) => {
				let n = await on(t, e);
				if (n === void 0) return { is: "none" };
				let r = await an(t, n);
				return {
					is: "pull",
					commits: r,
					changes: (e) => this.#a(r, e)
				};
			});
		} catch (e) {
			if (e instanceof W) return {
				is: "unknown",
				why: e.message
			};
			if (j(e) === "bug") throw e;
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
			let t = await new Zt("").changesIn(e, [...r.names.keys()], a), n = async (t) => (await this.#s(e, t), this.#n);
			return (await qe({
				commits: [],
				merged: t
			}, [], {
				...r,
				since: 0,
				read: n
			})).known.merged;
		}).catch((e) => (U(e), []));
	}
	#o(e) {
		let { context: t, maxRequests: n = 150 } = this.#e, r = () => {
			this.#i += 1;
			let e = `More than ${n} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > n) throw new W(e);
		};
		return ue(t, {
			...this.#e,
			onRequest: r
		}, e);
	}
	async #s(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = dt(await ke(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(U(e));
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
function U(e) {
	if (e instanceof W) return e.message;
	if (j(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${k(e)}.`;
}
async function Yt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await ze(Pt(t, n)).catch(Fe);
		return i && r !== void 0 && Ze(i, r) ? [] : [{
			path: n,
			now: n,
			before: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Xt(e, t, n) {
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
			let f = d === void 0 && l.length > 0 ? await cn(t, c, i) : void 0;
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
var Zt = class {
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
			this.#n = `More than ${$t * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await en(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== $t) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) {
				let { commits: t, isWhole: r } = await rn(e, n, this.#e);
				for (let e of t) i.set(e.id, e);
				r || (this.#n = `The pull request has more than ${tn} commits.`);
			}
			let a = [];
			for (let e = i.get(this.#e); e; e = i.get(e.parents[0] ?? "")) a.push(e);
			this.commits = ht(a, r);
			let o = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of o.slice(0, 10)) for (let n of (await en(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			this.outside = Ke(this.commits, i.values()), this.merged = He(this.outside, {
				since: t,
				now: r
			}).sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let s = this.commits.at(-1)?.parents.slice(0, 1) ?? [this.#e];
			this.#r = [...this.commits.map(({ id: e }) => e), ...s], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = Qt(n), i = this.#r, a = r === "" ? [] : i.map((e) => `${e}:${r}`);
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
			let r = n.slice(t, t + 200), i = await sn(e, r);
			for (let [e, t] of r.entries()) this.#i.set(t, i[e]);
		}
	}
};
function Qt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var W = class extends Error {
	name = "HistoryLimit";
};
const $t = 100;
async function en({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map((e) => ln(e));
}
const tn = 250;
async function nn(e, t = !1) {
	let r = [];
	for (let i = 1; i <= 3; i += 1) {
		let a = await e(i);
		if (n(r, a.map((e) => ln(e, t))), a.length < 100) break;
	}
	return r;
}
async function rn({ rest: e, at: t }, n, r) {
	let i = 0, a = await nn(async (a) => {
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
async function an({ rest: e, at: t }, n) {
	return nn(async (r) => (await e.pulls.listCommits({
		...t,
		pull_number: n,
		per_page: 100,
		page: r
	})).data);
}
async function on({ rest: e, at: t, context: n }, r) {
	let i = {
		...t,
		commit_sha: r,
		per_page: 100
	}, { data: a } = await e.repos.listPullRequestsAssociatedWithCommit(i), o = a.filter(({ merged_at: e }) => e !== null), [s = a.find(({ number: e }) => e === n.pullRequest?.number)] = [...o.filter(({ merge_commit_sha: e }) => e === r), ...o], c = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(n.ref)?.[1];
	return s?.number ?? (c !== void 0 && r === n.sha ? Number(c) : void 0);
}
async function sn({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	if (i === null) throw new W("GitHub does not show this repository to the token.");
	return r.map(([e]) => i[e]?.oid);
}
async function cn({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function ln({ sha: e, parents: t, commit: n }, r = !1) {
	let { committer: i, author: a, message: o = "" } = n ?? {}, s = {
		id: e,
		date: Date.parse(i?.date ?? a?.date ?? "") / 1e3,
		message: o,
		committer: i?.email ?? ""
	};
	return nt({
		...s,
		parents: t.map((e) => e.sha)
	}, r);
}
// src/github/outputs.ts
function un(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && he(t, n);
}
function dn(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = tt(e);
	un({
		summary: Ye(e),
		"has-changes": a(it(e)),
		conflicts: a(Ge(i).conflicts),
		failed: String(Ve(e.projects).unfinished),
		drift: e.command === "drift" ? a(We(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !at(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
async function fn(e) {
	try {
		await Ht.addRaw(e).write();
	} catch (e) {
		N([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/pullBranch.ts
const G = {
	own: "lokaform/pull/",
	build: "lokaform/rebuild/"
};
var K = class extends Error {
	name = "Refused";
};
async function pn(e, t, n) {
	let { rest: r, at: i } = e, a = (await r.git.getRef({
		...i,
		ref: `heads/${t}`
	})).data.object.sha, o = await q(e, a), { data: s } = await r.git.listMatchingRefs({
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
	}), { commits: u, merge_base_commit: d, behind_by: f } = l, p = d.sha === a ? o : await q(e, d.sha), m = await q(e, c), h = J([...new Map([...p, ...m]).keys()].filter((e) => p.get(e) !== m.get(e)).map((e) => ({
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
async function q({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getTree({
		...t,
		tree_sha: n,
		recursive: "1"
	});
	if (r.truncated) throw new K("the repository has too many files for GitHub to list them.");
	let i = r.tree.filter(({ type: e }) => e !== "tree");
	return new Map(i.map(({ path: e, mode: t, sha: n }) => [e, `${t} ${n}`]));
}
function J(e) {
	let t = e.map(({ path: e, entry: t }) => [e, t]).sort();
	return `Lokaform-Content: ${mt("files", t)}`;
}
function mn(e, { base: t, files: n }) {
	let r = e.flatMap(({ path: e }) => n.get(e)?.startsWith("100755") ? e : []);
	if (r.length > 0) throw new K(`${vt(r, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`);
	let i = [], a = e.flatMap((e) => {
		let r = hn(e, n.get(e.path), t);
		return r || i.push(e.path), r ? [{
			path: e.path,
			...r
		}] : [];
	});
	if (i.length === 0) return a.filter(({ path: e, entry: t }) => t !== n.get(e));
	throw new K(`${vt(i, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`);
}
function hn({ text: e, replaces: t }, n, r) {
	for (let i of Ct) {
		let a = (e) => `100644 ${Ie(e, r)}`, o = i(Buffer.from(e)), s = a(o);
		if (n === (t === void 0 ? void 0 : a(i(Buffer.from(t)))) || n === s) return {
			content: o,
			entry: s
		};
	}
}
function gn(e) {
	let t = 0;
	return [...r(e, ({ content: e }) => {
		let n = Math.floor(t / 4194304);
		return t += Math.max(e.length, 41943.04), n;
	}).values()];
}
const Y = "0".repeat(40);
async function X({ mutate: e, rest: t, at: n }, r) {
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
async function _n(e, t, { head: n }) {
	n !== void 0 && await X(e, [{
		name: t,
		beforeOid: n,
		afterOid: Y
	}]);
}
async function vn(e, t, { base: n, head: r = Y }, i, { title: a, trailer: o }) {
	let s = t.replace(G.own, G.build);
	await X(e, [{
		name: s,
		afterOid: n
	}]);
	let c = {
		headline: a,
		body: `${o}\n${J(i)}`
	}, l = n;
	for (let t of gn(i)) l = await yn(e, s, l, t, c);
	await X(e, [{
		name: t,
		beforeOid: r,
		afterOid: l
	}, {
		name: s,
		beforeOid: l,
		afterOid: Y
	}]);
}
async function yn({ mutate: e, at: t }, n, r, i, a) {
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
	if (o === void 0) throw new K("GitHub made no commit and gave no reason. The next run tries again.");
	return o;
}
// src/github/pullRequest.ts
const bn = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], xn = "contents: write and pull-requests: write";
function Sn(e) {
	if (!e) return h("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = A(e), i = Object.values(G).some((e) => r?.startsWith(e));
	if (bn.includes(t) && r !== void 0 && !i) return;
	let a = `The action that pulls runs for a branch, on ${bn.slice(0, -1).join(", ")} or ${bn.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return h("wrong-ref", a);
}
async function Cn(e, t, n, r) {
	let i = A(e) ?? "", { branch: a = `${G.own}${[i, ...r.only].join("-")}` } = r;
	try {
		if (t.githubToken === "") throw new K(`${Ce}.`);
		let o = {
			...r,
			base: i,
			branch: a,
			written: await wn(e, n, r)
		};
		return await ue(e, {
			...t,
			time: 6e5
		}, (e) => En(e, o).catch((t) => {
			if (!["invalid", "failed"].includes(j(t))) throw t;
			return En(e, o);
		}));
	} catch (e) {
		let t = e instanceof K;
		if (!t && j(e) === "bug") throw e;
		let n = t ? e.message : `${kn(e)}. The next run tries again.`;
		return { problems: [h("no-pull-request", `The pull request of ${a} was not updated: ${n}`)] };
	}
}
async function wn(e, t, { written: n, configFile: r }) {
	let i = new Map();
	for (let e of n) i.set(e.path, {
		...i.get(e.path) ?? e,
		text: e.text
	});
	let a = n.length > 0 ? [...i.keys()] : [r], [o, ...s] = await R(a, t, t);
	if (s.length > 0) throw new K("the files are in several checkouts. Use one step for each of them.");
	let [{ commit: c = e.sha } = {}] = await P([o?.root ?? t], t);
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
	let { base: n, branch: r, isComplete: i, marker: a } = t, { commit: o, files: s } = t.written, c = await pn(e, n, r);
	if (o !== e.context.sha && o !== c.base) throw new K(`the checked-out commit is ${o.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let l = mn(s, c), u = await Tn(e, t), [d] = u, f = u.find(({ state: e }) => e === "open");
	if (f?.body?.startsWith("<!-- lokaform:pull:") && !f.body.startsWith(a)) throw new K(`#${f.number} has the texts of another step, which chooses other projects (only, project, config or working-directory). Give each step its own input branch, or leave out branch, so that it has the names in only. If you changed what this step chooses, merge #${f.number}, or delete the branch.`);
	let p = u.some(({ merged_at: e, head: t }) => e !== null && t.sha === c.head);
	if (c.own === void 0 && !p) {
		if (l.length === 0 && !f) return { problems: [] };
		throw new K(`somebody committed to this branch, and these commits are kept. Merge ${f ? `#${f.number}` : "its pull request"}, or first move them to another branch. Then delete this one: git push origin --delete ${m(r)}`);
	}
	if (l.length === 0 && !i) return {
		problems: [],
		...f && { pull: f }
	};
	if (l.length === 0) {
		await _n(e, r, c), f && await e.rest.pulls.update({
			...e.at,
			pull_number: f.number,
			state: "closed"
		});
		let t = `Pull request #${f?.number} is closed: nothing is left to pull.`;
		return { problems: f ? [O(t)] : [] };
	}
	let h = c.own === J(l);
	if (h && !f && d && d.merged_at === null) {
		let e = `Pull request #${d.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [O(e)] };
	}
	h && c.isOnBase || await vn(e, r, c, l, t);
	let g = await e.login() === Se, _ = (e) => z([a, t.body(e - a.length - 2, g)]);
	if (!f) return Dn(e, t, _);
	let { title: v } = t;
	return await oe(_, async (t) => {
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
	await oe(n, (e) => se(() => r.pulls.create({
		...i,
		base: a,
		head: o,
		title: s,
		body: e,
		draft: c,
		...ce
	}), async () => await l() !== void 0));
	let u = await l();
	if (!u) throw new K("it was closed as soon as it was opened. The next run tries again.");
	let d = [];
	for (let [n, r] of Object.entries(On(e, t, u))) if (r) try {
		await r();
	} catch (e) {
		if (j(e) === "bug") throw e;
		let t = k(e, xn);
		d.push(O(`Pull request #${u.number} was opened without ${n}: ${t}.`));
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
	let t = k(e, xn);
	return /not permitted to create/i.test(t) ? `${t}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : j(e) === "invalid" ? `${t}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it` : t;
}
// src/host/workflow.ts
async function An(e, t, n) {
	let { folders: r } = e, i = await Kt(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		targets: new Map()
	}, o, s = async (t, n) => {
		let s = {
			configFile: _t(t, r),
			combines: !1,
			command: "plan"
		}, c = !i?.merge && await Un(s, a), l = i?.merge ? void 0 : me;
		return o ??= c ? void 0 : Hn(s, [], n, a, ({ files: n }) => Ue(t, e, n), l), o;
	};
	return {
		sources: i ? {
			...e,
			target: s
		} : e,
		problems: n,
		hide: M,
		print: (e) => N([e]),
		screen: { paint: C },
		showProblems: (e) => {
			N(et(e, C)), e.flatMap(pe).forEach(L);
		},
		missingSecrets: (e) => qn(e, i),
		context: (e, t, n) => Gn(e, t, n, a),
		publish: async (e, n, r, o) => {
			let s = Yn(i, n, r, r.combines ? e : void 0), c = await Wn(r, e.manifests, a), { publish: l } = await import("./publish.js"), u = await jn(r, e, a), d = await l({
				...e,
				problems: [...e.problems, ...u]
			}, i, {
				writesResult: r.publish,
				writesCheckRun: !r.combines,
				githubToken: t,
				markers: s,
				isSuccess: Pe(e, Rn(r)) === 0,
				source: c,
				unappliedBase: Bn(r, i),
				now: Date.now() / 1e3,
				signal: o
			});
			return N(d.urls.map((e) => `Written: ${e}`)), [...d.problems.map(Qn), ...u];
		},
		linkTo: (e, t) => Vn(e, t, a),
		close: (e, t, n, r) => zn(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: Rn,
		ask: void 0,
		pullRefusal: Sn(i),
		reportPull: (...e) => Zn(a, ...e)
	};
}
async function jn({ combines: e, command: t, publish: n, report: r }, { selected: i, projects: a }, { github: o, targets: s, sources: c }) {
	let { folders: l } = c, { event: u, pullRequest: d } = o ?? {}, f = t === "plan" && !e, p = f && d && n && r.some((e) => e.endsWith(".json")) && i, m = !n && !e && (t === "plan" ? d : t === "drift"), g = f && a.some(({ plan: e }) => e && e.changes.length > 0) && u === "push" && o && A(o) !== void 0, _ = [...s.values()].some((e) => e.is === "found" && e.isBehind), v = m && await _e("report", l.displayRoot), [, ee, y] = [
		[
			u === "pull_request_target",
			"bad-setting",
			Mn
		],
		[
			_,
			"wrong-checkout",
			Nn
		],
		[
			m && v === void 0,
			"bad-setting",
			Pn
		],
		[
			g && !await _e("apply", l.displayRoot),
			"bad-setting",
			Fn
		],
		[
			f && u === "schedule",
			"bad-setting",
			In
		],
		[
			p,
			"bad-setting",
			Ln
		]
	].find(([e]) => e) ?? [];
	return y ? [h(ee, y, {
		severity: "warning",
		scope: "change"
	})] : [];
}
const Mn = "With pull_request_target, this job has the secrets of the repository, and a pull request of a stranger could read them. Use pull_request: then a fork gets no secrets, and its manifests are only checked.", Nn = "The head of the pull request is checked out, and not its merge. Its target has newer commits, which this plan does not have. Remove ref from actions/checkout.", Pn = "This step writes no comment and no issue, because publish is false, and no workflow has a step with the report action, which would write them. Remove publish: false, or add a job with that action.", Fn = "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.", In = "This step plans on a schedule, which is easily overlooked. With command: drift, an issue is open as long as there is drift.", Ln = "This step has a comment of its own. If the report action joins several jobs, set publish: false here.";
function Rn({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function zn(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => B(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	N([
		...Le(e, { paint: C }),
		...Be(ut(e), C),
		...Qe(e, C),
		...Ne(n, (e) => st(e, a))
	]), Oe(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(L), dn(e, n, c, l);
	let u = await Vn(e, t, i), d = Bn(t, i.github), { summary: f } = await import("./comment.js");
	await fn(f(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: d
	})), Pe(e, Rn(t)) === 2 && L(be(e));
}
function Bn({ applyFrom: e }, t) {
	return t && ie(t, e);
}
async function Vn(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && de(r, a, i.folders.displayRoot);
}
async function Hn(e, t, n, r, i, a) {
	let { github: o, githubToken: s, sources: c, targets: l } = r;
	if (!o) return;
	let u = await Z(e, t, r), d = {
		githubToken: s,
		checkouts: u,
		workspace: c.folders.displayRoot,
		signal: n
	}, f = JSON.stringify([u, a?.name]), p = l.get(f) ?? await (a ? a(o, d) : o.merge ? Ae(o, o.merge, d) : je(o, d, e.command === "apply"));
	if (l.set(f, p), p.is === "missing") return p;
	try {
		return await i(p);
	} catch (e) {
		if (e instanceof Je) return le(ae(e));
		throw e;
	}
}
async function Un(e, t) {
	let { github: n } = t;
	return !n || !Te.includes(n.event) ? !n : (await Z(e, [], t)).every(({ commit: e = n.sha }) => e === n.sha);
}
async function Wn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => B(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: (e) => Xe(s, Me, { commit: e })
		}
	};
}
async function Z(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => B(a, e)), s = o.length === 0 || await gt(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(yt));
	return P([...s, ...c].map(Nt), a);
}
function Gn(e, t, n, r) {
	let { command: i, applyFrom: a } = e, { github: o, githubToken: s, sources: c } = r, { folders: l, environment: u } = c, d = t.stopping, f = (t, a) => Hn(e, t, d, r, (e) => rt(i, n, c, e, d, a));
	return {
		folders: l,
		environment: u,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: M,
		onResponse: (e) => xe(pt(e)),
		...Tt(Date.now, (e) => N([e])),
		onPlan: async (e) => (N(xt(e, {
			paint: C,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => o?.merge && f(...e),
		lastApplied: async (...e) => o?.merge ? void 0 : f(...e),
		history: Kn(r, d),
		permission: {
			toApply: async (t) => {
				let n = await Wn(e, t, r);
				return ye(o, {
					applyFrom: a,
					githubToken: s,
					source: n,
					signal: d
				});
			},
			toWrite: (e) => fe(o, {
				githubToken: s,
				signal: d
			}, e)
		}
	};
}
function Kn({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new wt({
		folders: i,
		environment: a,
		signal: r
	}), s = i.displayRoot, c = t && new Jt({
		context: t,
		githubToken: n,
		workspace: s,
		signal: r
	});
	return {
		...c && { pullOf: c.pullOf },
		async versions(...e) {
			let n = e[0] !== Infinity;
			if (c && n && !Te.includes(t.event)) return c.versions(...e);
			let i = await o.versions(...e).catch((e) => {
				if (c && e instanceof St) return e;
				throw e;
			});
			if (i instanceof St) {
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
function qn({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return h("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Jn = "lokaform:plan";
function Yn(e, t, { scope: n, projects: r, combines: a, command: o }, c) {
	let l = (e) => e.map((e) => t[s(e)] ?? []), u = a ? l([b]) : [], d = r.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), f = [...l([i, S]), d], m = new Set(c?.projects.map((e) => e.scope?.id ?? "")), h = c ? [[...m].sort(), c.selected] : [n?.id, f], [g = []] = l([i]), _ = [n?.settings_file ?? [], g].flat().map((e) => p(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Jn}:`,
		comment: `${Jn}:${Q([
			e?.workflow,
			n?.id,
			f,
			...u
		])}`,
		scope: {
			inputs: Q(h).slice(0, 8),
			project: (e) => Q(Xn(e)).slice(0, 8)
		},
		check: {
			name: `Lokaform ${o}${_.length > 0 ? `: ${ne(_.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				n?.id,
				f
			])}`
		},
		issue: (e) => `lokaform:drift:${Q(Xn(e))}`
	};
}
function Xn({ scope: e, digest: t, id: n }) {
	return [e?.id, t ?? n];
}
function Q(e) {
	return bt(JSON.stringify(e)).slice(0, 16);
}
async function Zn({ github: e, githubToken: t, sources: n }, r, a, c, d) {
	let { folders: p } = n, { first: m, at: h = 0, written: g = [], problems: y } = r, b = (r.later ?? []).map((e) => ft(e, F)), ne = b.flatMap(({ kept: e }) => e.filter(({ open: e }) => e)).length, S = m !== void 0 || b.length > 0, C = $n({
		...r,
		later: b
	}), w = await ct({
		...a,
		[s(u)]: void 0
	}, p), T = {
		branch: x(ee, a),
		only: x(i, a) ?? [],
		marker: jt(`lokaform:pull:${Yn(e, a, {
			...c,
			scope: w
		}).scope.inputs}`),
		labels: x(o, a) ?? o.default,
		reviewers: x(v, a) ?? v.default,
		assignees: x(l, a) ?? l.default,
		draft: x(f, a) ?? f.default,
		autoMerge: x(re, a) ?? re.default,
		written: g,
		configFile: _t(a, p),
		isComplete: !_(y),
		title: F(x(te, a) ?? C.title),
		body: (e, t) => t ? z([C.body(e - De.length - 2), De]) : C.body(e),
		trailer: S ? lt(h) : ""
	}, E = e && S && !d.aborted ? await Cn(e, {
		githubToken: t,
		signal: d
	}, p.displayRoot, T) : { problems: [] }, D = (e) => S ? String(e) : "";
	un({
		summary: C.title,
		"has-changes": D(g.length > 0),
		conflicts: D(ne),
		"pull-request-number": E.pull ? String(E.pull.number) : "",
		"pull-request-url": E.pull?.html_url ?? ""
	}), E.pull && N([`Pull request: ${E.pull.html_url}`]);
	let ie = $n({
		...r,
		later: b,
		problems: [...y, ...E.problems]
	}).summary;
	return await fn(Et`${ie}\n`), E.problems.map(Qn);
}
function Qn(e) {
	return {
		...e,
		message: F(e.message)
	};
}
function $n({ first: e, later: t, problems: n }) {
	let r = {
		limit: kt - 1,
		measure: Ot,
		overflow: "the log has them all"
	};
	if (!e && !t?.length) return {
		title: "Translations from Lokalise: not compared",
		body: () => Et``,
		summary: ge(n, r)
	};
	if (e) {
		let t = (t) => we(e, t), i = z([t(At), ge(n, r)]);
		return {
			title: Mt(e),
			body: t,
			summary: i
		};
	}
	return {
		title: $e(t ?? []),
		body: (e) => ve(t ?? [], {
			limit: e,
			measure: Dt,
			overflow: "the diff has them all"
		}),
		summary: ve(t ?? [], {
			...r,
			problems: n
		})
	};
}
// src/startAction.ts
const { env: $, stdout: er, stderr: tr } = process;
async function nr(e) {
	c(er, tr);
	let t = await rr(e).catch((e) => {
		let t = Re(e, $.GITHUB_WORKSPACE || process.cwd()), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return Ee(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await a(t, er, tr);
}
async function rr(t) {
	let [n, r] = [I("token"), I("github-token")];
	M([n, r].map(y));
	let i = Object.keys($).flatMap((e) => /^INPUT_(.+)/.exec(e)?.[1]?.toLowerCase() ?? []), { command: a, raw: o, problems: s } = g((e) => I(e), t, i), c = e($);
	c.state === "unavailable" && s.push(h("bad-setting", c.message, { severity: "warning" }));
	let l = $.GITHUB_WORKSPACE || process.cwd(), u = {
		working: B(l, I("working-directory")),
		displayRoot: l,
		confined: {
			workspace: l,
			temp: $.RUNNER_TEMP || void 0
		}
	}, f = $.RUNNER_TEMP ? Pt($.RUNNER_TEMP, ot) : void 0, p = await An({
		folders: u,
		environment: $,
		token: n || void 0,
		backupDir: f
	}, r, s);
	return (a ?? d).run(o, p);
}
export { nr as t };
