import { F as e, c as t, f as n, k as r } from "./wire.js";
import { Ct as i, I as a, Kn as o, Pi as s, R as c, Rn as l, St as u, Ui as d, Un as f, X as p, Y as m, _ as h, a as g, d as _, dr as v, ir as ee, it as te, kn as y, r as b, sr as ne, tt as re, wt as x, z as S, zn as ie } from "./start.js";
import { d as C, h as w, i as T, s as E } from "./zod.js";
import { $ as ae, B as D, C as oe, F as O, G as se, K as ce, M as le, O as ue, P as k, S as de, U as fe, Y as pe, _ as me, a as he, at as A, b as ge, ct as _e, d as ve, et as ye, f as be, h as xe, i as Se, it as Ce, j as we, k as Te, l as Ee, m as De, nt as Oe, o as ke, ot as j, q as M, rt as N, st as P, t as Ae, tt as F, v as je, x as Me, y as Ne } from "./annotations.js";
import { Ai as Pe, Ar as Fe, At as Ie, Br as Le, Bt as Re, Cr as ze, Ei as Be, Fi as Ve, G as He, It as Ue, J as We, Lt as Ge, Mt as Ke, On as qe, Ot as Je, Qr as Ye, Sr as Xe, Wn as Ze, _n as Qe, ar as $e, br as et, ci as tt, cr as nt, dt as rt, er as it, hi as at, jr as ot, jt as st, ki as ct, kn as lt, kr as ut, kt as dt, lr as ft, lt as pt, ni as mt, oi as ht, or as gt, pi as _t, q as vt, qn as yt, ri as I, sr as bt, tr as xt, vr as St, wi as Ct, xn as wt, xr as Tt, yr as Et, zt as Dt } from "./engine.js";
import { S as Ot, _ as L, h as kt, m as At, n as jt, t as Mt, x as Nt } from "./markdown.js";
import { a as Pt } from "./writtenFiles.js";
import { dirname as Ft, join as It, resolve as R } from "node:path";
import { EOL as Lt } from "os";
import { constants as Rt, promises as zt } from "fs";
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
const { access: Bt, appendFile: Vt, writeFile: Ht } = zt, Ut = "GITHUB_STEP_SUMMARY", Wt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return z(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Ut];
			if (!e) throw Error(`Unable to find environment variable for $${Ut}. Check if your runtime environment supports job summaries.`);
			try {
				yield Bt(e, Rt.R_OK | Rt.W_OK);
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
			return yield (t ? Ht : Vt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(Lt);
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
}(), Gt = C({ full_name: w() }), Kt = C({
	number: E(),
	head: C({
		sha: w(),
		repo: Gt.nullish()
	}),
	base: C({
		sha: w().default(""),
		ref: w().default(""),
		repo: Gt
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	branch: n.ref,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), qt = C({
	pull_request: Kt.optional(),
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
async function Jt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, [i = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@"), a = i.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? ""), o = a.split("/").at(-1) ?? "", s = e.GITHUB_EVENT_NAME ?? "", c = e.GITHUB_SHA ?? "", l = await Yt(e.GITHUB_EVENT_PATH), u = l?.pull_request, d = u ?? (s === "merge_group" ? l?.merge_group : void 0);
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
async function Yt(e) {
	if (e) try {
		return qt.safeParse(JSON.parse(await ct(e, "utf8"))).data;
	} catch {
		return;
	}
}
var Xt = class {
	#e;
	#t = r((e) => new $t(e));
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, n, r = {}) {
		let { workspace: i, context: a, githubToken: o } = this.#e;
		if (o === "") return B("The input github-token is empty.");
		let [s, ...c] = await I(n, i, i);
		if (!s || c.length > 0) return B("The manifests are not all in one checkout.");
		let { root: l = i, names: u, nameOf: d } = s, [{ commit: f = a.sha } = {}] = await M([l], i);
		try {
			return await this.#o(async (n) => {
				let i = this.#t(f), a = await i.readFrom(n, e, r), o = [...u.keys()], s = async (e) => (t(a, await this.#s(n, e)), this.#n), c = await Qt(i, n, o), p = await Zt(i, l, o), { known: m } = await et(c, p, {
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
			return B(V(e));
		}
	}
	pullOf = r(async (e) => {
		if (this.#e.githubToken === "") return {
			is: "unknown",
			why: Te
		};
		try {
			return await this.#o(async (t) => {
				let n = await cn(t, e);
				if (n === void 0) return { is: "none" };
				let r = await sn(t, n);
				return {
					is: "pull",
					commits: r,
					changes: (e) => this.#a(r, e)
				};
			});
		} catch (e) {
			if (e instanceof H) return {
				is: "unknown",
				why: e.message
			};
			if (k(e) === "bug") throw e;
			return {
				is: "unknown",
				why: O(e, "pull-requests: write")
			};
		}
	});
	async #a(e, t) {
		let { workspace: n } = this.#e, [r, ...i] = await I(t, n, n);
		if (!r || i.length > 0) return [];
		let a = e.map((e) => ({
			...e,
			until: e.date,
			latest: e.date,
			by: e.id
		}));
		return this.#o(async (e) => {
			let t = await new $t("").changesIn(e, [...r.names.keys()], a), n = async (t) => (await this.#s(e, t), this.#n);
			return (await et({
				commits: [],
				merged: t
			}, [], {
				...r,
				since: 0,
				read: n
			})).known.merged;
		}).catch((e) => (V(e), []));
	}
	#o(e) {
		let { context: t, maxRequests: n = 150 } = this.#e, r = () => {
			this.#i += 1;
			let e = `More than ${n} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > n) throw new H(e);
		};
		return fe(t, {
			...this.#e,
			onRequest: r
		}, e);
	}
	async #s(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = at(await je(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(V(e));
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
function V(e) {
	if (e instanceof H) return e.message;
	if (k(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${O(e)}.`;
}
async function Zt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await ct(It(t, n)).catch(Be);
		return i && r !== void 0 && Fe(i, r) ? [] : [{
			path: n,
			now: n,
			before: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Qt(e, t, n) {
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
			let f = d === void 0 && l.length > 0 ? await un(t, c, i) : void 0;
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
var $t = class {
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
			this.#n = `More than ${tn * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await nn(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== tn) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) {
				let { commits: t, isWhole: r } = await on(e, n, this.#e);
				for (let e of t) i.set(e.id, e);
				r || (this.#n = `The pull request has more than ${rn} commits.`);
			}
			let a = [];
			for (let e = i.get(this.#e); e; e = i.get(e.parents[0] ?? "")) a.push(e);
			this.commits = Tt(a, r);
			let o = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of o.slice(0, 10)) for (let n of (await nn(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			this.outside = Xe(this.commits, i.values()), this.merged = Et(this.outside, {
				since: t,
				now: r
			}).sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let s = this.commits.at(-1)?.parents.slice(0, 1) ?? [this.#e];
			this.#r = [...this.commits.map(({ id: e }) => e), ...s], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = en(n), i = this.#r, a = r === "" ? [] : i.map((e) => `${e}:${r}`);
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
			let r = n.slice(t, t + 200), i = await ln(e, r);
			for (let [e, t] of r.entries()) this.#i.set(t, i[e]);
		}
	}
};
function en(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var H = class extends Error {
	name = "HistoryLimit";
};
const tn = 100;
async function nn({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map((e) => dn(e));
}
const rn = 250;
async function an(e, n = !1) {
	let r = [];
	for (let i = 1; i <= 3; i += 1) {
		let a = await e(i);
		if (t(r, a.map((e) => dn(e, n))), a.length < 100) break;
	}
	return r;
}
async function on({ rest: e, at: t }, n, r) {
	let i = 0, a = await an(async (a) => {
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
async function sn({ rest: e, at: t }, n) {
	return an(async (r) => (await e.pulls.listCommits({
		...t,
		pull_number: n,
		per_page: 100,
		page: r
	})).data);
}
async function cn({ rest: e, at: t, context: n }, r) {
	let i = {
		...t,
		commit_sha: r,
		per_page: 100
	}, { data: a } = await e.repos.listPullRequestsAssociatedWithCommit(i), o = a.filter(({ merged_at: e }) => e !== null), [s = a.find(({ number: e }) => e === n.pullRequest?.number)] = [...o.filter(({ merge_commit_sha: e }) => e === r), ...o], c = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(n.ref)?.[1];
	return s?.number ?? (c !== void 0 && r === n.sha ? Number(c) : void 0);
}
async function ln({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	if (i === null) throw new H("GitHub does not show this repository to the token.");
	return r.map(([e]) => i[e]?.oid);
}
async function un({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function dn({ sha: e, parents: t, commit: n }, r = !1) {
	let { committer: i, author: a, message: o = "" } = n ?? {}, s = {
		id: e,
		date: Date.parse(i?.date ?? a?.date ?? "") / 1e3,
		message: o,
		committer: i?.email ?? ""
	};
	return St({
		...s,
		parents: t.map((e) => e.sha)
	}, r);
}
// src/github/outputs.ts
function fn(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && _e(t, n);
}
function pn(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = nt(e);
	fn({
		summary: yt(e),
		"has-changes": a(gt(e)),
		conflicts: a(xt(i).conflicts),
		failed: String(it(e.projects).unfinished),
		drift: e.command === "drift" ? a(bt(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !ft(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
async function mn(e) {
	try {
		await Wt.addRaw(e).write();
	} catch (e) {
		j([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/pullBranch.ts
const U = {
	own: "lokaform/pull/",
	build: "lokaform/rebuild/"
};
var W = class extends Error {
	name = "Refused";
};
async function hn(e, t, n) {
	let { rest: r, at: i } = e, a = (await r.git.getRef({
		...i,
		ref: `heads/${t}`
	})).data.object.sha, o = await G(e, a), { data: s } = await r.git.listMatchingRefs({
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
	}), { commits: u, merge_base_commit: d, behind_by: f } = l, p = d.sha === a ? o : await G(e, d.sha), m = await G(e, c), h = K([...new Map([...p, ...m]).keys()].filter((e) => p.get(e) !== m.get(e)).map((e) => ({
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
async function G({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getTree({
		...t,
		tree_sha: n,
		recursive: "1"
	});
	if (r.truncated) throw new W("the repository has too many files for GitHub to list them.");
	let i = r.tree.filter(({ type: e }) => e !== "tree");
	return new Map(i.map(({ path: e, mode: t, sha: n }) => [e, `${t} ${n}`]));
}
function K(e) {
	let t = e.map(({ path: e, entry: t }) => [e, t]).sort();
	return `Lokaform-Content: ${qe("files", t)}`;
}
function gn(e, { base: t, files: n }) {
	let r = e.flatMap(({ path: e }) => n.get(e)?.startsWith("100755") ? e : []);
	if (r.length > 0) throw new W(`${Le(r, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`);
	let i = [], a = e.flatMap((e) => {
		let r = _n(e, n.get(e.path), t);
		return r || i.push(e.path), r ? [{
			path: e.path,
			...r
		}] : [];
	});
	if (i.length === 0) return a.filter(({ path: e, entry: t }) => t !== n.get(e));
	throw new W(`${Le(i, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`);
}
function _n({ text: e, replaces: t }, n, r) {
	for (let i of ut) {
		let a = (e) => `100644 ${ot(e, r)}`, o = i(Buffer.from(e)), s = a(o);
		if (n === (t === void 0 ? void 0 : a(i(Buffer.from(t)))) || n === s) return {
			content: o,
			entry: s
		};
	}
}
function vn(e) {
	let t = 0;
	return [...n(e, ({ content: e }) => {
		let n = Math.floor(t / 4194304);
		return t += Math.max(e.length, 41943.04), n;
	}).values()];
}
const q = "0".repeat(40);
async function J({ mutate: e, rest: t, at: n }, r) {
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
async function yn(e, t, { head: n }) {
	n !== void 0 && await J(e, [{
		name: t,
		beforeOid: n,
		afterOid: q
	}]);
}
async function bn(e, t, { base: n, head: r = q }, i, { title: a, trailer: o }) {
	let s = t.replace(U.own, U.build);
	await J(e, [{
		name: s,
		afterOid: n
	}]);
	let c = {
		headline: a,
		body: `${o}\n${K(i)}`
	}, l = n;
	for (let t of vn(i)) l = await xn(e, s, l, t, c);
	await J(e, [{
		name: t,
		beforeOid: r,
		afterOid: l
	}, {
		name: s,
		beforeOid: l,
		afterOid: q
	}]);
}
async function xn({ mutate: e, at: t }, n, r, i, a) {
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
	if (o === void 0) throw new W("GitHub made no commit and gave no reason. The next run tries again.");
	return o;
}
// src/github/pullRequest.ts
const Y = [
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], Sn = "contents: write and pull-requests: write";
function Cn(e) {
	if (!e) return h("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = ce(e), i = Object.values(U).some((e) => r?.startsWith(e));
	if (Y.includes(t) && r !== void 0 && !i) return;
	let a = `The action that pulls runs for a branch, on ${Y.slice(0, -1).join(", ")} or ${Y.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return h("wrong-ref", a);
}
async function wn(e, t, n, r) {
	let i = ce(e) ?? "", { branch: a = `${U.own}${[i, ...r.only].join("-")}` } = r;
	try {
		if (t.githubToken === "") throw new W(`${Te}.`);
		let o = {
			...r,
			base: i,
			branch: a,
			written: await Tn(e, n, r)
		};
		return await fe(e, {
			...t,
			time: 6e5
		}, (e) => Dn(e, o).catch((t) => {
			if (!["invalid", "failed"].includes(k(t))) throw t;
			return Dn(e, o);
		}));
	} catch (e) {
		let t = e instanceof W;
		if (!t && k(e) === "bug") throw e;
		let n = t ? e.message : `${An(e)}. The next run tries again.`;
		return { problems: [h("no-pull-request", `The pull request of ${a} was not updated: ${n}`)] };
	}
}
async function Tn(e, t, { written: n, configFile: r }) {
	let i = new Map();
	for (let e of n) i.set(e.path, {
		...i.get(e.path) ?? e,
		text: e.text
	});
	let a = n.length > 0 ? [...i.keys()] : [r], [o, ...s] = await I(a, t, t);
	if (s.length > 0) throw new W("the files are in several checkouts. Use one step for each of them.");
	let [{ commit: c = e.sha } = {}] = await M([o?.root ?? t], t);
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
	let { base: n, branch: r, isComplete: i, marker: a } = t, { commit: o, files: s } = t.written, c = await hn(e, n, r);
	if (o !== e.context.sha && o !== c.base) throw new W(`the checked-out commit is ${o.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let l = gn(s, c), u = await En(e, t), [d] = u, f = u.find(({ state: e }) => e === "open");
	if (f?.body?.startsWith("<!-- lokaform:pull:") && !f.body.startsWith(a)) throw new W(`#${f.number} has the texts of another step, which chooses other projects (only, project, config or working-directory). Give each step its own input branch, or leave out branch, so that it has the names in only. If you changed what this step chooses, merge #${f.number}, or delete the branch.`);
	let p = u.some(({ merged_at: e, head: t }) => e !== null && t.sha === c.head);
	if (c.own === void 0 && !p) {
		if (l.length === 0 && !f) return { problems: [] };
		throw new W(`somebody committed to this branch, and these commits are kept. Merge ${f ? `#${f.number}` : "its pull request"}, or first move them to another branch. Then delete this one: git push origin --delete ${m(r)}`);
	}
	if (l.length === 0 && !i) return {
		problems: [],
		...f && { pull: f }
	};
	if (l.length === 0) {
		await yn(e, r, c), f && await e.rest.pulls.update({
			...e.at,
			pull_number: f.number,
			state: "closed"
		});
		let t = `Pull request #${f?.number} is closed: nothing is left to pull.`;
		return { problems: f ? [D(t)] : [] };
	}
	let h = c.own === K(l);
	if (h && !f && d && d.merged_at === null) {
		let e = `Pull request #${d.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [D(e)] };
	}
	h && c.isOnBase || await bn(e, r, c, l, t);
	let g = await e.login() === we, _ = (e) => L([a, t.body(e - a.length - 2, g)]);
	if (!f) return On(e, t, _);
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
async function On(e, t, n) {
	let { rest: r, at: i } = e, { base: a, branch: o, title: s, draft: c } = t, l = async () => (await En(e, t)).find(({ state: e }) => e === "open");
	await se(n, (e) => le(() => r.pulls.create({
		...i,
		base: a,
		head: o,
		title: s,
		body: e,
		draft: c,
		...ue
	}), async () => await l() !== void 0));
	let u = await l();
	if (!u) throw new W("it was closed as soon as it was opened. The next run tries again.");
	let d = [];
	for (let [n, r] of Object.entries(kn(e, t, u))) if (r) try {
		await r();
	} catch (e) {
		if (k(e) === "bug") throw e;
		let t = O(e, Sn);
		d.push(D(`Pull request #${u.number} was opened without ${n}: ${t}.`));
	}
	return {
		problems: d,
		pull: u
	};
}
function kn({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
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
function An(e) {
	let t = O(e, Sn);
	return /not permitted to create/i.test(t) ? `${t}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : k(e) === "invalid" ? `${t}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it` : t;
}
// src/host/workflow.ts
async function jn(e, t, n) {
	let { folders: r } = e, i = await Jt(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		targets: new Map()
	}, o, s = async (t, n) => {
		let s = {
			configFile: pt(t, r),
			combines: !1,
			command: "plan"
		}, c = !i?.merge && await zn(s, a), l = i?.merge ? void 0 : ge;
		return o ??= c ? void 0 : Rn(s, [], n, a, ({ files: n }) => We(t, e, n), l), o;
	};
	return {
		sources: i ? {
			...e,
			target: s
		} : e,
		problems: n,
		hide: A,
		print: (e) => j([e]),
		screen: { paint: S },
		showProblems: (e) => {
			j(st(e, S)), e.flatMap(he).forEach(F);
		},
		missingSecrets: (e) => Un(e, i),
		context: (e, t, n) => Vn(e, t, n, a),
		publish: async (e, n, r, o) => {
			let s = Gn(i, n, r, r.combines ? e : void 0), c = await Bn(r, e.manifests, a), { publish: l } = await import("./publish.js"), u = await Mn(r, e, a), d = await l({
				...e,
				problems: [...e.problems, ...u]
			}, i, {
				writesResult: r.publish,
				writesCheckRun: !r.combines,
				githubToken: t,
				markers: s,
				isSuccess: $e(e, X(r)) === 0,
				source: c,
				unappliedBase: In(r, i),
				now: Date.now() / 1e3,
				signal: o
			});
			return j(d.urls.map((e) => `Written: ${e}`)), [...d.problems.map(Jn), ...u];
		},
		linkTo: (e, t) => Ln(e, t, a),
		close: (e, t, n, r) => Fn(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: X,
		ask: void 0,
		pullRefusal: Cn(i),
		reportPull: (...e) => qn(a, ...e)
	};
}
async function Mn({ combines: e, command: t }, { projects: n }, { github: r, sources: i }) {
	let a = {
		severity: "warning",
		scope: "change"
	};
	if (r?.event === "pull_request_target") return [h("bad-setting", Nn, a)];
	let o = n.some(({ plan: e }) => e && e.changes.length > 0), s = r?.event === "push" && ce(r) !== void 0;
	return t !== "plan" || e || !s || !o ? [] : await ye("apply", i.folders.displayRoot) === void 0 ? [h("bad-setting", Pn, a)] : [];
}
const Nn = "With pull_request_target, this job has the secrets of the repository, and a pull request of a stranger could read them. Use pull_request: then a fork gets no secrets, and its manifests are only checked.", Pn = "This step only plans, and no workflow has a step with command: apply. To write to the project on push, add command: apply.";
function X({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function Fn(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => R(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	j([
		...dt(e, { paint: S }),
		...Ke(wt(e), S),
		...Je(e, S),
		...Ue(n, (e) => tt(e, a))
	]), Ae(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(F), pn(e, n, c, l);
	let u = await Ln(e, t, i), d = In(t, i.github), { summary: f } = await import("./comment.js");
	await mn(f(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: d
	})), $e(e, X(t)) === 2 && F(Se(e));
}
function In({ applyFrom: e }, t) {
	return t && ae(t, e);
}
async function Ln(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && pe(r, a, i.folders.displayRoot);
}
async function Rn(e, t, n, r, i, a) {
	let { github: o, githubToken: s, sources: c, targets: l } = r;
	if (!o) return;
	let u = await Z(e, t, r), d = {
		githubToken: s,
		checkouts: u,
		workspace: c.folders.displayRoot,
		signal: n
	}, f = JSON.stringify([u, a?.name]), p = l.get(f) ?? await (a ? a(o, d) : o.merge ? Me(o, o.merge, d) : Ne(o, d, e.command === "apply"));
	if (l.set(f, p), p.is === "missing") return p;
	try {
		return await i(p);
	} catch (e) {
		if (e instanceof Ve) return de(oe(e));
		throw e;
	}
}
async function zn(e, t) {
	let { github: n } = t;
	return !n || !De.includes(n.event) ? !n : (await Z(e, [], t)).every(({ commit: e = n.sha }) => e === n.sha);
}
async function Bn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => R(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: (e) => ze(s, mt, { commit: e })
		}
	};
}
async function Z(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => R(a, e)), s = o.length === 0 || await ht(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(_t));
	return M([...s, ...c].map(Ft), a);
}
function Vn(e, t, n, r) {
	let { command: i, applyFrom: a } = e, { github: o, githubToken: s, sources: c } = r, { folders: l, environment: u } = c, d = t.stopping, f = (t, a) => Rn(e, t, d, r, (e) => vt(i, n, c, e, d, a));
	return {
		folders: l,
		environment: u,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: A,
		onResponse: (e) => Ce(Ge(e)),
		...He(Date.now, (e) => j([e])),
		onPlan: async (e) => (j(Ie(e, {
			paint: S,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => o?.merge && f(...e),
		lastApplied: async (...e) => o?.merge ? void 0 : f(...e),
		history: Hn(r, d),
		permission: {
			toApply: async (t) => {
				let n = await Bn(e, t, r);
				return xe(o, {
					applyFrom: a,
					githubToken: s,
					source: n,
					signal: d
				});
			},
			toWrite: (e) => me(o, {
				githubToken: s,
				signal: d
			}, e)
		}
	};
}
function Hn({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new Dt({
		folders: i,
		environment: a,
		signal: r
	}), s = i.displayRoot, c = t && new Xt({
		context: t,
		githubToken: n,
		workspace: s,
		signal: r
	});
	return {
		...c && { pullOf: c.pullOf },
		async versions(...e) {
			let n = e[0] !== Infinity;
			if (c && n && !De.includes(t.event)) return c.versions(...e);
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
function Un({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return h("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Wn = "lokaform:plan";
function Gn(e, t, { scope: n, projects: r, combines: a, command: o }, c) {
	let l = (e) => e.map((e) => t[s(e)] ?? []), u = a ? l([y]) : [], d = r.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), f = [...l([i, x]), d], m = new Set(c?.projects.map((e) => e.scope?.id ?? "")), h = c ? [[...m].sort(), c.selected] : [n?.id, f], [g = []] = l([i]), _ = [n?.settings_file ?? [], g].flat().map((e) => p(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Wn}:`,
		comment: `${Wn}:${Q([
			e?.workflow,
			n?.id,
			f,
			...u
		])}`,
		scope: {
			inputs: Q(h).slice(0, 8),
			project: (e) => Q(Kn(e)).slice(0, 8)
		},
		check: {
			name: `Lokaform ${o}${_.length > 0 ? `: ${re(_.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				n?.id,
				f
			])}`
		},
		issue: (e) => `lokaform:drift:${Q(Kn(e))}`
	};
}
function Kn({ scope: e, digest: t, id: n }) {
	return [e?.id, t ?? n];
}
function Q(e) {
	return lt(JSON.stringify(e)).slice(0, 16);
}
async function qn({ github: e, githubToken: t, sources: n }, r, a, c, d) {
	let { folders: p } = n, { first: m, at: h = 0, written: g = [], problems: te } = r, y = (r.later ?? []).map((e) => Qe(e, N)), re = y.flatMap(({ kept: e }) => e.filter(({ open: e }) => e)).length, x = m !== void 0 || y.length > 0, S = Yn({
		...r,
		later: y
	}), C = await rt({
		...a,
		[s(u)]: void 0
	}, p), w = {
		branch: b(ee, a),
		only: b(i, a) ?? [],
		marker: Nt(`lokaform:pull:${Gn(e, a, {
			...c,
			scope: C
		}).scope.inputs}`),
		labels: b(o, a) ?? o.default,
		reviewers: b(v, a) ?? v.default,
		assignees: b(l, a) ?? l.default,
		draft: b(f, a) ?? f.default,
		autoMerge: b(ie, a) ?? ie.default,
		written: g,
		configFile: pt(a, p),
		isComplete: !_(te),
		title: N(b(ne, a) ?? S.title),
		body: (e, t) => t ? L([S.body(e - ke.length - 2), ke]) : S.body(e),
		trailer: x ? Re(h) : ""
	}, T = e && x && !d.aborted ? await wn(e, {
		githubToken: t,
		signal: d
	}, p.displayRoot, w) : { problems: [] }, E = (e) => x ? String(e) : "";
	fn({
		summary: S.title,
		"has-changes": E(g.length > 0),
		conflicts: E(re),
		"pull-request-number": T.pull ? String(T.pull.number) : "",
		"pull-request-url": T.pull?.html_url ?? ""
	}), T.pull && j([`Pull request: ${T.pull.html_url}`]);
	let ae = Yn({
		...r,
		later: y,
		problems: [...te, ...T.problems]
	}).summary;
	return await mn(Ot`${ae}\n`), T.problems.map(Jn);
}
function Jn(e) {
	return {
		...e,
		message: N(e.message)
	};
}
function Yn({ first: e, later: t, problems: n }) {
	let r = {
		limit: jt - 1,
		measure: At,
		overflow: "the log has them all"
	};
	if (!e && !t?.length) return {
		title: "Translations from Lokalise: not compared",
		body: () => Ot``,
		summary: ve(n, r)
	};
	if (e) {
		let t = (t) => Ee(e, t), i = L([t(Mt), ve(n, r)]);
		return {
			title: Pt(e),
			body: t,
			summary: i
		};
	}
	return {
		title: Ze(t ?? []),
		body: (e) => be(t ?? [], {
			limit: e,
			measure: kt,
			overflow: "the diff has them all"
		}),
		summary: be(t ?? [], {
			...r,
			problems: n
		})
	};
}
// src/startAction.ts
const { env: $, stdout: Xn, stderr: Zn } = process;
async function Qn(e) {
	c(Xn, Zn);
	let t = await $n(e).catch((e) => {
		let t = Pe(e, $.GITHUB_WORKSPACE || process.cwd()), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return Oe(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await a(t, Xn, Zn);
}
async function $n(t) {
	let [n, r] = [P("token"), P("github-token")];
	A([n, r].map(te));
	let { command: i, raw: a, problems: o } = g((e) => P(e), t), s = e($);
	s.state === "unavailable" && o.push(h("bad-setting", s.message, { severity: "warning" }));
	let c = $.GITHUB_WORKSPACE || process.cwd(), l = {
		working: R(c, P("working-directory")),
		displayRoot: c,
		confined: {
			workspace: c,
			temp: $.RUNNER_TEMP || void 0
		}
	}, u = $.RUNNER_TEMP ? It($.RUNNER_TEMP, Ye) : void 0, f = await jn({
		folders: l,
		environment: $,
		token: n || void 0,
		backupDir: u
	}, r, o);
	return (i ?? d).run(a, f);
}
export { Qn as t };
