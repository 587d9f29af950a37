import { F as e, f as t, k as n } from "./wire.js";
import { Ct as r, Dn as i, I as a, In as o, J as s, Ln as c, Qi as l, R as u, St as d, Ui as f, Vn as p, Wn as m, Y as h, _ as g, a as _, ar as v, d as ee, et as te, ki as y, lr as ne, nr as re, rt as ie, xt as ae } from "./start.js";
import { $ as oe, B as se, C as ce, E as le, G as ue, H as de, L as b, O as x, P as S, Q as C, T as fe, U as pe, V as me, X as he, Y as w, _ as ge, a as _e, at as T, d as ve, et as E, f as ye, g as be, i as xe, it as D, k as O, l as Se, m as Ce, nt as we, o as k, ot as Te, rt as A, t as Ee, tt as De, v as Oe, w as ke, y as Ae, z as je } from "./annotations.js";
import { Ct as Me, Dt as Ne, En as Pe, Et as Fe, F as Ie, Fn as Le, In as Re, J as j, M as ze, On as Be, P as Ve, Q as He, Rt as Ue, Tt as We, Vt as Ge, Wr as M, X as Ke, Yr as qe, _i as Je, _t as Ye, ar as Xe, br as Ze, cn as Qe, di as N, dr as $e, fr as et, gi as tt, gt as nt, ir as rt, jt as it, kr as at, ln as ot, lr as st, mt as ct, ni as lt, nr as ut, pi as dt, rr as ft, sr as pt, tr as mt, ur as ht, wt as gt, xr as _t, yr as vt, zr as yt } from "./engine.js";
import { b as bt, g as P, m as xt, n as St, p as Ct, t as wt, x as Tt } from "./markdown.js";
import { a as Et } from "./writtenFiles.js";
import { join as Dt, resolve as Ot } from "node:path";
import { EOL as kt } from "os";
import { constants as At, promises as jt } from "fs";
// node_modules/@actions/core/lib/summary.js
var F = function(e, t, n, r) {
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
const { access: Mt, appendFile: Nt, writeFile: Pt } = jt, I = "GITHUB_STEP_SUMMARY", Ft = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return F(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[I];
			if (!e) throw Error(`Unable to find environment variable for $${I}. Check if your runtime environment supports job summaries.`);
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
		return F(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? Pt : Nt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return F(this, void 0, void 0, function* () {
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
}();
var It = class {
	#e;
	#t = n((e) => new z(e));
	#n = new Map();
	#r = 0;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { workspace: r, context: i, githubToken: a } = this.#e;
		if (a === "") return L("The input github-token is empty.");
		let [o, ...s] = await M(t, r, r);
		if (!o || s.length > 0) return L("The manifests are not all in one checkout.");
		let { root: c = r, names: l, nameOf: u } = o, [{ commit: d = i.sha } = {}] = await pe([c], r);
		try {
			return await this.#o(async (t) => {
				let r = this.#t(d), i = await r.readFrom(t, e, n), a = [...l.keys()], o = (e) => this.#s(t, e, i), s = await Rt(r, t, a), f = await Lt(r, c, a), { known: p } = await ht(s, f, {
					since: e,
					names: l,
					nameOf: u,
					read: o
				}), m = [...r.commits, ...r.outside], [h] = i;
				return {
					...h === void 0 ? { is: "read" } : {
						is: "unreadable",
						why: h
					},
					...p,
					commits: m
				};
			});
		} catch (e) {
			return L(R(e));
		}
	}
	completing(e) {
		let { context: t, signal: n } = this.#e;
		return {
			pullOf: this.pullOf,
			versions: async (...r) => {
				let i = r[0] !== Infinity;
				if (i && !je.includes(t.event)) return this.versions(...r);
				let a = await e.versions(...r).catch((e) => {
					if (e instanceof N) return e;
					throw e;
				}), o = a instanceof N;
				if (!o && (a.is === "read" || !i || n.aborted)) return a;
				let s = await this.versions(...r);
				if (s.is === "read") return s;
				if (o) throw a;
				let { noRepository: c, ...l } = s.versions.length > a.versions.length ? s : a;
				return {
					...l,
					why: `${s.why} ${a.why}`
				};
			}
		};
	}
	pullOf = n(async (e) => {
		if (this.#e.githubToken === "") return {
			is: "unknown",
			why: ke
		};
		try {
			return await this.#o(async (t) => {
				let n = await Ut(t, e);
				if (n === void 0) return { is: "none" };
				let r = {
					...t.at,
					pull_number: n,
					per_page: V
				}, i = await Vt(async (e) => (await t.rest.pulls.listCommits({
					...r,
					page: e
				})).data);
				return {
					is: "pull",
					commits: i,
					changes: (e) => this.#a(i, e)
				};
			});
		} catch (e) {
			if (e instanceof B) return {
				is: "unknown",
				why: e.message
			};
			if (x(e) === "bug") throw e;
			return {
				is: "unknown",
				why: O(e, "pull-requests: write")
			};
		}
	});
	async #a(e, t) {
		let { workspace: n } = this.#e, [r, ...i] = await M(t, n, n);
		return !r || i.length > 0 ? [] : this.#o(async (t) => {
			let n = e.map((e) => ({
				...e,
				until: e.date,
				latest: e.date,
				by: e.id
			})), i = await new z("").changesIn(t, [...r.names.keys()], n), a = (e) => this.#s(t, e, []);
			return (await ht({
				commits: [],
				merged: i
			}, [], {
				...r,
				since: 0,
				read: a
			})).known.merged;
		}).catch((e) => (R(e), []));
	}
	#o(e) {
		let { context: t, maxRequests: n = 150 } = this.#e, r = () => {
			this.#i += 1;
			let e = `More than ${n} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > n) throw new B(e);
		};
		return b(t, {
			...this.#e,
			onRequest: r
		}, e);
	}
	async #s(e, t, n) {
		let r = [...new Set(t)].filter((e) => !this.#n.has(e)), i = n.length, a = async (t) => {
			try {
				let r = lt(await Ae(e, t));
				this.#r += r.length, this.#r <= (this.#e.maxCharacters ?? 67108864) ? this.#n.set(t, r) : n.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				n.push(R(e));
			}
		};
		for (let e = 0; e < r.length && n.length === i; e += 6) await Promise.all(r.slice(e, e + 6).map(a));
		return this.#n;
	}
};
function L(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function R(e) {
	if (e instanceof B) return e.message;
	if (x(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${O(e)}.`;
}
async function Lt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await tt(Dt(t, n)).catch(dt);
		return i && r !== void 0 && Ze(i, r) ? [] : [{
			path: n,
			now: n,
			before: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Rt(e, t, n) {
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
			let f = d === void 0 && l.length > 0 ? await Gt(t, c, i) : void 0;
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
var z = class {
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
			this.#n = `More than ${V * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await H(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== V) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) {
				let { commits: t, isWhole: r } = await Ht(e, n, this.#e);
				for (let e of t) i.set(e.id, e);
				r || (this.#n = `The pull request has more than ${Bt} commits.`);
			}
			let a = [];
			for (let e = i.get(this.#e); e; e = i.get(e.parents[0] ?? "")) a.push(e);
			this.commits = $e(a, r);
			let o = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of o.slice(0, 10)) for (let n of (await H(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			this.outside = et(this.commits, i.values()), this.merged = st(this.outside, {
				since: t,
				now: r
			}).sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let s = this.commits.at(-1)?.parents.slice(0, 1) ?? [this.#e];
			this.#r = [...this.commits.map(({ id: e }) => e), ...s], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = zt(n), i = this.#r, a = r === "" ? [] : i.map((e) => `${e}:${r}`);
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
			let r = n.slice(t, t + 200), i = await Wt(e, r);
			for (let [e, t] of r.entries()) this.#i.set(t, i[e]);
		}
	}
};
function zt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var B = class extends Error {
	name = "HistoryLimit";
};
const V = 100;
async function H({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map((e) => Kt(e));
}
const Bt = 250;
async function Vt(e, t = !1) {
	let n = [];
	for (let r = 1; r <= 3; r += 1) {
		let i = await e(r);
		for (let e of i) n.push(Kt(e, t));
		if (i.length < 100) break;
	}
	return n;
}
async function Ht({ rest: e, at: t }, n, r) {
	let i = 0, a = await Vt(async (a) => {
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
async function Ut({ rest: e, at: t, context: n }, r) {
	let i = {
		...t,
		commit_sha: r,
		per_page: 100
	}, { data: a } = await e.repos.listPullRequestsAssociatedWithCommit(i), o = a.filter(({ merged_at: e }) => e !== null), [s = a.find(({ number: e }) => e === n.pullRequest?.number)] = [...o.filter(({ merge_commit_sha: e }) => e === r), ...o], c = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(n.ref)?.[1];
	return s?.number ?? (c !== void 0 && r === n.sha ? Number(c) : void 0);
}
async function Wt({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	if (i === null) throw new B("GitHub does not show this repository to the token.");
	return r.map(([e]) => i[e]?.oid);
}
async function Gt({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function Kt({ sha: e, parents: t, commit: n }, r = !1) {
	let { committer: i, author: a, message: o = "" } = n ?? {}, s = {
		id: e,
		date: Date.parse(i?.date ?? a?.date ?? "") / 1e3,
		message: o,
		committer: i?.email ?? ""
	};
	return pt({
		...s,
		parents: t.map((e) => e.sha)
	}, r);
}
// src/github/markers.ts
const qt = "lokaform:plan";
function Jt(e, t, n) {
	let { command: r, scope: i, only: a, reports: o } = t, s = [
		a,
		t.project,
		t.ids
	], c = new Set(n?.projects.map((e) => e.scope?.id ?? "")), l = n ? [[...c].sort(), n.selected] : [i?.id, s], u = [i?.settings_file ?? [], a].flat().map((e) => h(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${qt}:`,
		comment: `${qt}:${U([
			e,
			i?.id,
			s,
			...o ? [o] : []
		])}`,
		scope: {
			inputs: U(l).slice(0, 8),
			project: (e) => U(Yt(e)).slice(0, 8)
		},
		check: {
			name: `Lokaform ${r}${u.length > 0 ? `: ${te(u.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${U([
				e,
				i?.id,
				s
			])}`
		},
		issue: (e) => `lokaform:drift:${U(Yt(e))}`
	};
}
function Yt({ scope: e, digest: t, id: n }) {
	return [e?.id, t ?? n];
}
function U(e) {
	return Re(JSON.stringify(e)).slice(0, 16);
}
// src/github/outputs.ts
function Xt(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && Te(t, n);
}
function Zt(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = rt(e);
	Xt({
		summary: Ge(e),
		"has-changes": a(ut(e)),
		conflicts: a(ot(i).conflicts),
		failed: String(Qe(e.projects).unfinished),
		drift: e.command === "drift" ? a(ft(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !Xe(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
function Qt(e, t, n) {
	D([
		...gt(e, { paint: y }),
		...Ne(Be(e), y),
		...Me(e, { paint: y }),
		...it(t, (e) => qe(e, n))
	]);
}
async function $t(e) {
	try {
		await Ft.addRaw(e).write();
	} catch (e) {
		D([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
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
async function en(e, t, n) {
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
	}))), g = u.filter(({ parents: e }) => e.length === 1), _ = g.map(({ commit: e }) => e?.message ?? "").every((e) => e.includes(h));
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
	return `Lokaform-Content: ${Le("files", t)}`;
}
function tn(e, { base: t, files: n }) {
	let r = e.flatMap(({ path: e }) => n.get(e)?.startsWith("100755") ? e : []);
	if (r.length > 0) throw new G(`${at(r, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`);
	let i = [], a = e.flatMap((e) => {
		let r = nn(e, n.get(e.path), t);
		return r || i.push(e.path), r ? [{
			path: e.path,
			...r
		}] : [];
	});
	if (i.length === 0) return a.filter(({ path: e, entry: t }) => t !== n.get(e));
	throw new G(`${at(i, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`);
}
function nn({ text: e, replaces: t }, n, r) {
	for (let i of vt) {
		let a = (e) => `100644 ${_t(e, r)}`, o = i(Buffer.from(e)), s = a(o);
		if (n === (t === void 0 ? void 0 : a(i(Buffer.from(t)))) || n === s) return {
			content: o,
			entry: s
		};
	}
}
function rn(e) {
	let n = 0;
	return [...t(e, ({ content: e }) => {
		let t = Math.floor(n / 4194304);
		return n += Math.max(e.length, 41943.04), t;
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
async function an(e, t, { head: n }) {
	n !== void 0 && await Y(e, [{
		name: t,
		beforeOid: n,
		afterOid: J
	}]);
}
async function on(e, t, { base: n, head: r = J }, i, { title: a, trailer: o }) {
	let s = t.replace(W.own, W.build);
	await Y(e, [{
		name: s,
		afterOid: n
	}]);
	let c = {
		headline: a,
		body: `${o}\n${q(i)}`
	}, l = n;
	for (let t of rn(i)) l = await sn(e, s, l, t, c);
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
async function sn({ mutate: e, at: t }, n, r, i, a) {
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
], cn = "contents: write and pull-requests: write";
function ln(e) {
	if (!e) return g("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = de(e), i = Object.values(W).some((e) => r?.startsWith(e));
	if (X.includes(t) && r !== void 0 && !i) return;
	let a = `The action that pulls runs for a branch, on ${X.slice(0, -1).join(", ")} or ${X.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return g("wrong-ref", a);
}
async function un(e, t, n, r) {
	let i = de(e) ?? "", { branch: a = `${W.own}${[i, ...r.only].join("-")}` } = r;
	try {
		if (t.githubToken === "") throw new G(`${ke}.`);
		let o = {
			...r,
			base: i,
			branch: a,
			written: await dn(e, n, r)
		};
		return await b(e, {
			...t,
			time: 6e5
		}, (e) => pn(e, o).catch((t) => {
			if (!["invalid", "failed"].includes(x(t))) throw t;
			return pn(e, o);
		}));
	} catch (e) {
		let t = e instanceof G;
		if (!t && x(e) === "bug") throw e;
		let n = t ? e.message : `${gn(e)}. The next run tries again.`;
		return { problems: [g("no-pull-request", `The pull request of ${a} was not updated: ${n}`)] };
	}
}
async function dn(e, t, { written: n, configFile: r }) {
	let i = new Map();
	for (let e of n) i.set(e.path, {
		...i.get(e.path) ?? e,
		text: e.text
	});
	let a = n.length > 0 ? [...i.keys()] : [r], [o, ...s] = await M(a, t, t);
	if (s.length > 0) throw new G("the files are in several checkouts. Use one step for each of them.");
	let [{ commit: c = e.sha } = {}] = await pe([o?.root ?? t], t);
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
async function fn({ rest: e, at: t }, { base: n, branch: r }) {
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
async function pn(e, t) {
	let { base: n, branch: r, isComplete: i, marker: a } = t, { commit: o, files: c } = t.written, l = await en(e, n, r);
	if (o !== e.context.sha && o !== l.base) throw new G(`the checked-out commit is ${o.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let u = tn(c, l), d = await fn(e, t), [f] = d, p = d.find(({ state: e }) => e === "open");
	if (p?.body?.startsWith("<!-- lokaform:pull:") && !p.body.startsWith(a)) throw new G(`#${p.number} has the texts of another step, which chooses other projects (only, project, config or working-directory). Give each step its own input branch, or leave out branch, so that it has the names in only. If you changed what this step chooses, merge #${p.number}, or delete the branch.`);
	let m = d.some(({ merged_at: e, head: t }) => e !== null && t.sha === l.head);
	if (l.own === void 0 && !m) {
		if (u.length === 0 && !p) return { problems: [] };
		throw new G(`somebody committed to this branch, and these commits are kept. Merge ${p ? `#${p.number}` : "its pull request"}, or first move them to another branch. Then delete this one: git push origin --delete ${s(r)}`);
	}
	if (u.length === 0 && !i) return {
		problems: [],
		...p && { pull: p }
	};
	if (u.length === 0) {
		await an(e, r, l), p && await e.rest.pulls.update({
			...e.at,
			pull_number: p.number,
			state: "closed"
		});
		let t = `Pull request #${p?.number} is closed: nothing is left to pull.`;
		return { problems: p ? [S(t)] : [] };
	}
	let h = l.own === q(u);
	if (h && !p && f && f.merged_at === null) {
		let e = `Pull request #${f.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [S(e)] };
	}
	h && l.isOnBase || await on(e, r, l, u, t);
	let g = await e.login() === fe, _ = P([a, t.body(wt - a.length - 2, g)]);
	if (!p) return mn(e, t, _);
	let { title: v } = t;
	return (p.title !== v || p.body !== _) && await e.rest.pulls.update({
		...e.at,
		pull_number: p.number,
		title: v,
		body: _
	}), {
		problems: [],
		pull: p
	};
}
async function mn(e, t, n) {
	let { rest: r, at: i } = e, { base: a, branch: o, title: s, draft: c } = t, l = async () => (await fn(e, t)).find(({ state: e }) => e === "open");
	await le(() => r.pulls.create({
		...i,
		base: a,
		head: o,
		title: s,
		body: n,
		draft: c,
		...ce
	}), async () => await l() !== void 0);
	let u = await l();
	if (!u) throw new G("it was closed as soon as it was opened. The next run tries again.");
	let d = [];
	for (let [n, r] of Object.entries(hn(e, t, u))) if (r) try {
		await r();
	} catch (e) {
		if (x(e) === "bug") throw e;
		let t = O(e, cn);
		d.push(S(`Pull request #${u.number} was opened without ${n}: ${t}.`));
	}
	return {
		problems: d,
		pull: u
	};
}
function hn({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
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
function gn(e) {
	let t = O(e, cn);
	return /not permitted to create/i.test(t) ? `${t}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : x(e) === "invalid" ? `${t}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it` : t;
}
// src/github/publishPull.ts
async function _n(e, t, n, r, i) {
	let { first: a, written: o = [], problems: s } = r, c = (r.later ?? []).map((e) => Pe(e, E)), l = c.flatMap(({ kept: e }) => e.filter(({ open: e }) => e)).length, u = a !== void 0 || c.length > 0, d = vn(a, c), f = {
		...i,
		written: o,
		isComplete: !ee(s),
		title: E(i.title ?? d.title),
		body: (e, t) => t ? P([d.body(e - k.length - 2), k]) : d.body(e)
	}, { pull: p, problems: m } = e && u && !t.signal.aborted ? await un(e, t, n, f) : { problems: [] }, h = (e) => u ? String(e) : "";
	return Xt({
		summary: d.title,
		"has-changes": h(o.length > 0),
		conflicts: h(l),
		"pull-request-number": p ? String(p.number) : "",
		"pull-request-url": p?.html_url ?? ""
	}), p && D([`Pull request: ${p.html_url}`]), await $t(Tt`${d.summary([...s, ...m])}\n`), m.map(De);
}
function vn(e, t) {
	let n = {
		limit: St - 1,
		measure: Ct,
		overflow: "the log has them all"
	};
	if (e) {
		let t = (t) => Se(e, t);
		return {
			title: Et(e),
			body: t,
			summary: (e) => P([t(wt), ve(e, n)])
		};
	}
	return t.length === 0 ? {
		title: "Translations from Lokalise: not compared",
		body: () => Tt``,
		summary: (e) => ve(e, n)
	} : {
		title: Ue(t),
		body: (e) => ye(t, {
			limit: e,
			measure: xt,
			overflow: "the diff has them all"
		}),
		summary: (e) => ye(t, n, e)
	};
}
// src/host/workflow.ts
async function yn(e, t, n) {
	let { folders: r } = e, i = await me(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		otherCommits: i && new ge(i)
	};
	return {
		sources: i ? {
			...e,
			target: bn(i, a)
		} : e,
		problems: n,
		hide: A,
		print: (e) => D([e]),
		screen: { paint: y },
		showProblems: (e) => {
			D(Fe(e, y)), e.flatMap(_e).forEach(C);
		},
		missingSecrets: (e) => se(i, e),
		context: (e, t) => Cn(e, t, a),
		publish: async (e, n, r) => {
			let { publish: o } = await import("./publish.js");
			return o(e, i, {
				writesResult: n.publish,
				writesCheckRun: !n.combines,
				githubToken: t,
				markers: Jt(i?.workflow, wn(n), n.combines ? e : void 0),
				isSuccess: mt(e, Z(n)) === 0,
				source: await Q(n, e.manifests, a),
				unappliedBase: he(i, n.applyFrom),
				now: Date.now() / 1e3,
				signal: r
			});
		},
		linkTo: (e, t) => Sn(e, t, a),
		close: (e, t, n, r) => xn(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: Z,
		ask: void 0,
		pullRefusal: ln(i),
		reportPull: async (e, n, o) => {
			let s = await Tn(e.at ?? 0, n, a);
			return _n(i, {
				githubToken: t,
				signal: o
			}, r.displayRoot, e, s);
		}
	};
}
function bn(e, { otherCommits: t, sources: n, githubToken: r }) {
	let i;
	return async (a, o) => {
		let s = {
			configFile: Ke(a, n.folders),
			manifests: [],
			globs: []
		}, c = await w(s, n.folders.displayRoot);
		if (!e.merge && Oe(e, c)) return;
		let l = {
			...c,
			githubToken: r,
			signal: o,
			applies: !1
		};
		return i ??= t?.read(e.merge ? "target" : "run", l, ({ files: e }) => Ie(a, n, e)), i;
	};
}
function Z({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function xn(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = (o ? [] : e.projects.flatMap(({ backup: e = [] }) => e)).map((e) => Ot(a.displayRoot, e)), c = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	Qt(e, n, a), Ee(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(C), Zt(e, n, s, c);
	let l = await Sn(e, t, i), u = he(i.github, t.applyFrom), { summary: d } = await import("./comment.js");
	await $t(d(e, {
		reportFile: n.reports[0],
		linkTo: l,
		unappliedBase: u
	})), mt(e, Z(t)) === 2 && C(xe(e));
}
async function Sn(e, t, n) {
	let { github: r } = n;
	return r && ue(r, await Q(t, e.manifests, n));
}
function Q(e, t, { sources: n }) {
	let { configFile: r, combines: i, projects: a } = e, o = a.flatMap((e) => e.manifests ?? []);
	return w({
		configFile: r,
		manifests: i ? [] : t,
		globs: o
	}, n.folders.displayRoot);
}
function Cn(e, t, n) {
	let { command: r, options: i, applyFrom: a } = e, { github: o, githubToken: s, otherCommits: c, sources: l } = n, { folders: u, environment: d } = l, f = t.stopping, p = async (t, a) => {
		let u = {
			...await Q(e, t, n),
			githubToken: s,
			signal: f,
			applies: r === "apply"
		};
		return c?.read(o?.merge ? "target" : "applied", u, (e) => Ve(r, i, l, e, f, a));
	}, m = new nt({
		folders: u,
		environment: d,
		signal: f
	}), h = {
		githubToken: s,
		workspace: u.displayRoot,
		signal: f
	};
	return {
		folders: u,
		environment: d,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: A,
		onResponse: (e) => we(ct(e)),
		...ze(Date.now, (e) => D([e])),
		onPlan: async (e) => (D(We(e, {
			paint: y,
			command: r,
			keptElsewhere: "the report file lists"
		})), !0),
		target: async (...e) => o?.merge && p(...e),
		lastApplied: async (...e) => o?.merge ? void 0 : p(...e),
		history: o ? new It({
			context: o,
			...h
		}).completing(m) : m,
		permission: {
			toApply: async (t) => {
				let r = await Q(e, t, n);
				return Ce(o, {
					applyFrom: a,
					githubToken: s,
					source: r,
					signal: f
				});
			},
			toWrite: (e) => be(o, {
				githubToken: s,
				signal: f
			}, e)
		}
	};
}
function wn({ options: e, scope: t, projects: n, combines: a, command: o }) {
	let s = (t) => e[f(t)] ?? [], c = n.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), l = a ? s(i) : void 0;
	return {
		command: o,
		scope: t,
		only: s(d),
		project: s(r),
		ids: c,
		reports: l
	};
}
async function Tn(e, t, { github: n, sources: r }) {
	let { options: i, configFile: a } = t, s = await He({
		...i,
		[f(ae)]: void 0
	}, r.folders), l = Jt(n?.workflow, wn({
		...t,
		scope: s
	})), u = {
		raw: i,
		environment: {},
		parts: []
	};
	return {
		branch: j(re, u),
		only: j(d, u) ?? [],
		marker: bt(`lokaform:pull:${l.scope.inputs}`),
		labels: j(m, u),
		reviewers: j(ne, u),
		assignees: j(o, u),
		draft: j(p, u),
		autoMerge: j(c, u),
		configFile: a,
		title: j(v, u),
		trailer: Ye(e)
	};
}
// src/startAction.ts
const { env: $, stdout: En, stderr: Dn } = process;
async function On(e) {
	u(En, Dn);
	let t = await kn(e).catch((e) => {
		let t = Je(e, $.GITHUB_WORKSPACE || process.cwd()), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return oe(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await a(t, En, Dn);
}
async function kn(t) {
	let [n, r] = [T("token"), T("github-token")];
	A([n, r].map(ie));
	let { command: i, raw: a, problems: o } = _((e) => T(e), t), s = e($);
	s.state === "unavailable" && o.push(g("bad-setting", s.message, { severity: "warning" }));
	let c = $.GITHUB_WORKSPACE || process.cwd(), u = {
		working: Ot(c, T("working-directory")),
		displayRoot: c,
		confined: {
			workspace: c,
			temp: $.RUNNER_TEMP || void 0
		}
	}, d = $.RUNNER_TEMP ? Dt($.RUNNER_TEMP, yt) : void 0, f = await yn({
		folders: u,
		environment: $,
		token: n || void 0,
		backupDir: d
	}, r, o);
	return (i ?? l).run(a, f);
}
export { On as t };
