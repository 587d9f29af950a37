import { B as e, P as t, T as n, c as r, d as i, p as a } from "./wire.js";
import { Ct as o, Gi as s, I as c, J as l, R as u, Tr as d, Tt as f, Vn as p, Xn as m, Y as h, Zn as g, _, _r as v, a as ee, aa as te, ar as ne, br as re, d as ie, et as ae, ma as oe, nr as se, rt as ce, wt as y } from "./start.js";
import { $ as le, B as ue, C as de, E as fe, G as pe, H as me, L as he, O as b, P as x, Q as S, T as ge, U as _e, V as ve, X as ye, Y as be, _ as xe, a as Se, at as C, d as Ce, et as we, f as w, g as Te, i as Ee, it as T, k as E, l as De, m as Oe, nt as ke, o as D, ot as Ae, rt as O, t as je, tt as k, v as Me, w as A, y as Ne, z as Pe } from "./annotations.js";
import { $ as Fe, $n as Ie, Ct as Le, Er as j, F as Re, Ft as ze, I as Be, In as Ve, Kt as He, Mt as Ue, N as We, Nt as Ge, Pn as Ke, Pt as qe, Qn as M, Qr as N, Ti as Je, Y as P, Yt as Ye, Z as Xe, _n as Ze, _r as Qe, cr as $e, er as et, gn as tt, gr as nt, ir as rt, jt as it, lr as at, nr as ot, or as st, qr as ct, ri as lt, sr as F, tr as ut, ui as dt, vr as ft, wi as pt, wt as mt, xi as ht, xt as gt, yi as _t, zt as vt } from "./engine.js";
import { b as yt, g as I, m as bt, n as xt, p as St, t as Ct, x as wt } from "./markdown.js";
import { a as Tt } from "./writtenFiles.js";
import { join as Et, resolve as Dt } from "node:path";
import { EOL as Ot } from "os";
import { constants as kt, promises as At } from "fs";
// node_modules/@actions/core/lib/summary.js
var L = function(e, t, n, r) {
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
const { access: jt, appendFile: Mt, writeFile: Nt } = At, Pt = "GITHUB_STEP_SUMMARY", Ft = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return L(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Pt];
			if (!e) throw Error(`Unable to find environment variable for $${Pt}. Check if your runtime environment supports job summaries.`);
			try {
				yield jt(e, kt.R_OK | kt.W_OK);
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
		return L(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? Nt : Mt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return L(this, void 0, void 0, function* () {
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
}();
var It = class {
	#e;
	#t = t((e) => new zt(e));
	#n = new Map();
	#r = 0;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { workspace: r, context: i, githubToken: a } = this.#e;
		if (a === "") return R("The input github-token is empty.");
		let [o, ...s] = await N(t, r, r);
		if (!o || s.length > 0) return R("The manifests are not all in one checkout.");
		let { root: c = r, names: l, nameOf: u } = o, [{ commit: d = i.sha } = {}] = await _e([c], r);
		try {
			return await this.#o(async (t) => {
				let r = this.#t(d), i = await r.readFrom(t, e, n), a = [...l.keys()], o = (e) => this.#s(t, e, i), s = await Rt(r, t, a), f = await Lt(r, c, a), { known: p } = await F(s, f, {
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
			return R(z(e));
		}
	}
	completing(e) {
		let { context: t, signal: n } = this.#e;
		return {
			pullOf: this.pullOf,
			versions: async (...r) => {
				let i = r[0] !== Infinity;
				if (i && !Pe.includes(t.event)) return this.versions(...r);
				let a = await e.versions(...r).catch((e) => {
					if (e instanceof _t) return e;
					throw e;
				}), o = a instanceof _t;
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
	pullOf = t(async (e) => {
		if (this.#e.githubToken === "") return {
			is: "unknown",
			why: A
		};
		try {
			return await this.#o(async (t) => {
				let n = await Gt(t, e);
				if (n === void 0) return { is: "none" };
				let r = {
					...t.at,
					pull_number: n,
					per_page: V
				}, i = await Ut(async (e) => (await t.rest.pulls.listCommits({
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
			if (b(e) === "bug") throw e;
			return {
				is: "unknown",
				why: E(e, "pull-requests: write")
			};
		}
	});
	async #a(e, t) {
		let { workspace: n } = this.#e, [r, ...i] = await N(t, n, n);
		return !r || i.length > 0 ? [] : this.#o(async (t) => {
			let n = e.map((e) => ({
				...e,
				until: e.date,
				latest: e.date,
				by: e.id
			})), i = await new zt("").changesIn(t, [...r.names.keys()], n), a = (e) => this.#s(t, e, []);
			return (await F({
				commits: [],
				merged: i
			}, [], {
				...r,
				since: 0,
				read: a
			})).known.merged;
		}).catch((e) => (z(e), []));
	}
	#o(e) {
		let { context: t, maxRequests: n = 150 } = this.#e, r = () => {
			this.#i += 1;
			let e = `More than ${n} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > n) throw new B(e);
		};
		return he(t, {
			...this.#e,
			onRequest: r
		}, e);
	}
	async #s(e, t, n) {
		let i = [...new Set(t)].filter((e) => !this.#n.has(e)), a = [], o = async (t) => {
			try {
				let n = dt(await Ne(e, t));
				this.#r += n.length, this.#r <= (this.#e.maxCharacters ?? 67108864) ? this.#n.set(t, n) : a.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				a.push(z(e));
			}
		};
		for (let e = 0; e < i.length && a.length === 0; e += 6) await Promise.all(i.slice(e, e + 6).map(o));
		return r(n, a), this.#n;
	}
};
function R(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function z(e) {
	if (e instanceof B) return e.message;
	if (b(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${E(e)}.`;
}
async function Lt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await pt(Et(t, n)).catch(ht);
		return i && r !== void 0 && Qe(i, r) ? [] : [{
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
			let f = d === void 0 && l.length > 0 ? await qt(t, c, i) : void 0;
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
var zt = class {
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
				let r = await Vt(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== V) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) {
				let { commits: t, isWhole: r } = await Wt(e, n, this.#e);
				for (let e of t) i.set(e.id, e);
				r || (this.#n = `The pull request has more than ${Ht} commits.`);
			}
			let a = [];
			for (let e = i.get(this.#e); e; e = i.get(e.parents[0] ?? "")) a.push(e);
			this.commits = $e(a, r);
			let o = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of o.slice(0, 10)) for (let n of (await Vt(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			this.outside = at(this.commits, i.values()), this.merged = st(this.outside, {
				since: t,
				now: r
			}).sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let s = this.commits.at(-1)?.parents.slice(0, 1) ?? [this.#e];
			this.#r = [...this.commits.map(({ id: e }) => e), ...s], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = Bt(n), i = this.#r, a = r === "" ? [] : i.map((e) => `${e}:${r}`);
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
			let r = n.slice(t, t + 200), i = await Kt(e, r);
			for (let [e, t] of r.entries()) this.#i.set(t, i[e]);
		}
	}
};
function Bt(e) {
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
async function Vt({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map((e) => Jt(e));
}
const Ht = 250;
async function Ut(e, t = !1) {
	let n = [];
	for (let r = 1; r <= 3; r += 1) {
		let i = await e(r);
		for (let e of i) n.push(Jt(e, t));
		if (i.length < 100) break;
	}
	return n;
}
async function Wt({ rest: e, at: t }, n, r) {
	let i = 0, a = await Ut(async (a) => {
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
async function Gt({ rest: e, at: t, context: n }, r) {
	let i = {
		...t,
		commit_sha: r,
		per_page: 100
	}, { data: a } = await e.repos.listPullRequestsAssociatedWithCommit(i), o = a.filter(({ merged_at: e }) => e !== null), [s = a.find(({ number: e }) => e === n.pullRequest?.number)] = [...o.filter(({ merge_commit_sha: e }) => e === r), ...o], c = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(n.ref)?.[1];
	return s?.number ?? (c !== void 0 && r === n.sha ? Number(c) : void 0);
}
async function Kt({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	if (i === null) throw new B("GitHub does not show this repository to the token.");
	return r.map(([e]) => i[e]?.oid);
}
async function qt({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function Jt({ sha: e, parents: t, commit: n }, r = !1) {
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
// src/github/markers.ts
const Yt = "lokaform:plan";
function Xt(e, t, n) {
	let { command: r, scope: i, only: a, reports: o } = t, s = [
		a,
		t.project,
		t.ids
	], c = new Set(n?.projects.map((e) => e.scope?.id ?? "")), l = n ? [[...c].sort(), n.selected] : [i?.id, s], u = [i?.settings_file ?? [], a].flat().map((e) => h(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Yt}:`,
		comment: `${Yt}:${H([
			e,
			i?.id,
			s,
			...o ? [o] : []
		])}`,
		scope: {
			inputs: H(l).slice(0, 8),
			project: (e) => H(Zt(e)).slice(0, 8)
		},
		check: {
			name: `Lokaform ${r}${u.length > 0 ? `: ${ae(u.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${H([
				e,
				i?.id,
				s
			])}`
		},
		issue: (e) => `lokaform:drift:${H(Zt(e))}`
	};
}
function Zt({ scope: e, digest: t, id: n }) {
	return [e?.id, t ?? n];
}
function H(e) {
	return n(JSON.stringify(e)).slice(0, 16);
}
// src/github/outputs.ts
function Qt(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && Ae(t, n);
}
function $t(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = ut(e);
	Qt({
		summary: Ye(e),
		"has-changes": a(Ie(e)),
		conflicts: a(Ze(i).conflicts),
		failed: String(tt(e.projects).unfinished),
		drift: e.command === "drift" ? a(et(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !ot(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
function en(e, t, n) {
	T([
		...Ue(e, { paint: s }),
		...ze(Ve(e), s),
		...it(e, { paint: s }),
		...vt(t, (e) => lt(e, n))
	]);
}
async function tn(e) {
	try {
		await Ft.addRaw(e).write();
	} catch (e) {
		T([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
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
async function nn(e, t, n) {
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
	}))), g = u.filter(({ parents: e }) => e.length === 1), _ = g.map(({ commit: e }) => e?.message ?? "").every((e) => e.includes(h));
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
	return `Lokaform-Content: ${i("files", t)}`;
}
function rn(e, { base: t, files: n }) {
	let r = e.flatMap(({ path: e }) => n.get(e)?.startsWith("100755") ? e : []);
	if (r.length > 0) throw new W(`${j(r, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`);
	let i = [], a = e.flatMap((e) => {
		let r = an(e, n.get(e.path), t);
		return r || i.push(e.path), r ? [{
			path: e.path,
			...r
		}] : [];
	});
	if (i.length === 0) return a.filter(({ path: e, entry: t }) => t !== n.get(e));
	throw new W(`${j(i, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`);
}
function an({ text: e, replaces: t }, n, r) {
	for (let i of nt) {
		let a = (e) => `100644 ${ft(e, r)}`, o = i(Buffer.from(e)), s = a(o);
		if (n === (t === void 0 ? void 0 : a(i(Buffer.from(t)))) || n === s) return {
			content: o,
			entry: s
		};
	}
}
function on(e) {
	let t = 0;
	return [...a(e, ({ content: e }) => {
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
async function sn(e, t, { head: n }) {
	n !== void 0 && await J(e, [{
		name: t,
		beforeOid: n,
		afterOid: q
	}]);
}
async function cn(e, t, { base: n, head: r = q }, i, { title: a, trailer: o }) {
	let s = t.replace(U.own, U.build);
	await J(e, [{
		name: s,
		afterOid: n
	}]);
	let c = {
		headline: a,
		body: `${o}\n${K(i)}`
	}, l = n;
	for (let t of on(i)) l = await ln(e, s, l, t, c);
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
async function ln({ mutate: e, at: t }, n, r, i, a) {
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
], un = "contents: write and pull-requests: write";
function dn(e) {
	if (!e) return _("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = me(e), i = Object.values(U).some((e) => r?.startsWith(e));
	if (Y.includes(t) && r !== void 0 && !i) return;
	let a = `The action that pulls runs for a branch, on ${Y.slice(0, -1).join(", ")} or ${Y.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return _("wrong-ref", a);
}
async function fn(e, t, n, r) {
	let i = me(e) ?? "", { branch: a = `${U.own}${[i, ...r.only].join("-")}` } = r;
	try {
		if (t.githubToken === "") throw new W(`${A}.`);
		let o = {
			...r,
			base: i,
			branch: a,
			written: await pn(e, n, r)
		};
		return await he(e, {
			...t,
			time: 6e5
		}, (e) => hn(e, o).catch((t) => {
			if (!["invalid", "failed"].includes(b(t))) throw t;
			return hn(e, o);
		}));
	} catch (e) {
		let t = e instanceof W;
		if (!t && b(e) === "bug") throw e;
		let n = t ? e.message : `${vn(e)}. The next run tries again.`;
		return { problems: [_("no-pull-request", `The pull request of ${a} was not updated: ${n}`)] };
	}
}
async function pn(e, t, { written: n, configFile: r }) {
	let i = new Map();
	for (let e of n) i.set(e.path, {
		...i.get(e.path) ?? e,
		text: e.text
	});
	let a = n.length > 0 ? [...i.keys()] : [r], [o, ...s] = await N(a, t, t);
	if (s.length > 0) throw new W("the files are in several checkouts. Use one step for each of them.");
	let [{ commit: c = e.sha } = {}] = await _e([o?.root ?? t], t);
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
async function mn({ rest: e, at: t }, { base: n, branch: r }) {
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
async function hn(e, t) {
	let { base: n, branch: r, isComplete: i, marker: a } = t, { commit: o, files: s } = t.written, c = await nn(e, n, r);
	if (o !== e.context.sha && o !== c.base) throw new W(`the checked-out commit is ${o.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let u = rn(s, c), d = await mn(e, t), [f] = d, p = d.find(({ state: e }) => e === "open");
	if (p?.body?.startsWith("<!-- lokaform:pull:") && !p.body.startsWith(a)) throw new W(`#${p.number} has the texts of another step, which chooses other projects (only, project, config or working-directory). Give each step its own input branch, or leave out branch, so that it has the names in only. If you changed what this step chooses, merge #${p.number}, or delete the branch.`);
	let m = d.some(({ merged_at: e, head: t }) => e !== null && t.sha === c.head);
	if (c.own === void 0 && !m) {
		if (u.length === 0 && !p) return { problems: [] };
		throw new W(`somebody committed to this branch, and these commits are kept. Merge ${p ? `#${p.number}` : "its pull request"}, or first move them to another branch. Then delete this one: git push origin --delete ${l(r)}`);
	}
	if (u.length === 0 && !i) return {
		problems: [],
		...p && { pull: p }
	};
	if (u.length === 0) {
		await sn(e, r, c), p && await e.rest.pulls.update({
			...e.at,
			pull_number: p.number,
			state: "closed"
		});
		let t = `Pull request #${p?.number} is closed: nothing is left to pull.`;
		return { problems: p ? [x(t)] : [] };
	}
	let h = c.own === K(u);
	if (h && !p && f && f.merged_at === null) {
		let e = `Pull request #${f.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [x(e)] };
	}
	h && c.isOnBase || await cn(e, r, c, u, t);
	let g = await e.login() === ge, _ = I([a, t.body(Ct - a.length - 2, g)]);
	if (!p) return gn(e, t, _);
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
async function gn(e, t, n) {
	let { rest: r, at: i } = e, { base: a, branch: o, title: s, draft: c } = t, l = async () => (await mn(e, t)).find(({ state: e }) => e === "open");
	await fe(() => r.pulls.create({
		...i,
		base: a,
		head: o,
		title: s,
		body: n,
		draft: c,
		...de
	}), async () => await l() !== void 0);
	let u = await l();
	if (!u) throw new W("it was closed as soon as it was opened. The next run tries again.");
	let d = [];
	for (let [n, r] of Object.entries(_n(e, t, u))) if (r) try {
		await r();
	} catch (e) {
		if (b(e) === "bug") throw e;
		let t = E(e, un);
		d.push(x(`Pull request #${u.number} was opened without ${n}: ${t}.`));
	}
	return {
		problems: d,
		pull: u
	};
}
function _n({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
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
function vn(e) {
	let t = E(e, un);
	return /not permitted to create/i.test(t) ? `${t}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : b(e) === "invalid" ? `${t}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it` : t;
}
// src/github/publishPull.ts
async function yn(e, t, n, r, i) {
	let { first: a, written: o = [] } = r, s = r.problems.map(k), c = (r.later ?? []).map((e) => Ke(e, we)), l = c.flatMap(({ kept: e }) => e.filter(({ open: e }) => e)).length, u = a !== void 0 || c.length > 0, d = bn(a, c, s), f = {
		...i,
		written: o,
		isComplete: !ie(s),
		title: we(i.title ?? d.title),
		body: (e, t) => t ? I([d.body(e - D.length - 2), D]) : d.body(e)
	}, { pull: p, problems: m } = e && u && !t.signal.aborted ? await fn(e, t, n, f) : { problems: [] }, h = (e) => u ? String(e) : "";
	return Qt({
		summary: d.title,
		"has-changes": h(o.length > 0),
		conflicts: h(l),
		"pull-request-number": p ? String(p.number) : "",
		"pull-request-url": p?.html_url ?? ""
	}), p && T([`Pull request: ${p.html_url}`]), await tn(wt`${d.summary([...s, ...m.map(k)])}\n`), m.map(k);
}
function bn(e, t, n) {
	let r = {
		limit: xt - 1,
		measure: St,
		overflow: "the log has them all"
	};
	if (e) {
		let t = (t) => De(e, t);
		return {
			title: Tt(e),
			body: t,
			summary: (e) => I([t(Ct), Ce(e, r)])
		};
	}
	return t.length === 0 ? {
		title: "Translations from Lokalise: not compared",
		body: () => wt``,
		summary: (e) => Ce(e, r)
	} : {
		title: He(t),
		body: (e) => w(t, {
			limit: e,
			measure: bt,
			overflow: "the diff has them all"
		}, n),
		summary: (e) => w(t, r, e)
	};
}
// src/host/workflow.ts
async function xn(e, t, n) {
	let { folders: r } = e, i = await ve(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		otherCommits: i && new xe(i)
	};
	return {
		sources: i ? {
			...e,
			target: Sn(i, a)
		} : e,
		problems: n,
		hide: O,
		print: (e) => T([e]),
		screen: { paint: s },
		showProblems: (e) => {
			T(qe(e, s)), e.flatMap(Se).forEach(S);
		},
		missingSecrets: (e) => ue(i, e),
		context: (e, t) => Tn(e, t, a),
		publish: async (e, n, r) => {
			let { publish: o } = await import("./publish.js");
			return o(e, i, {
				writesResult: n.publish,
				writesCheckRun: !n.combines,
				githubToken: t,
				markers: Xt(i?.workflow, En(n), n.combines ? e : void 0),
				isSuccess: M(e, X(n)) === 0,
				source: await Z(n, e.manifests, a),
				unappliedBase: ye(i, n.applyFrom),
				now: Date.now() / 1e3,
				signal: r
			});
		},
		linkTo: (e, t) => wn(e, t, a),
		close: (e, t, n, r) => Cn(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: X,
		ask: void 0,
		pullRefusal: dn(i),
		reportPull: async (e, n, o) => {
			let s = await Dn(e.at ?? 0, n, a);
			return yn(i, {
				githubToken: t,
				signal: o
			}, r.displayRoot, e, s);
		}
	};
}
function Sn(e, { otherCommits: t, sources: n, githubToken: r }) {
	let i;
	return async (a, o) => {
		let s = {
			configFile: Xe(a, n.folders),
			manifests: [],
			globs: []
		}, c = await be(s, n.folders.displayRoot);
		if (!e.merge && Me(e, c)) return;
		let l = {
			...c,
			githubToken: r,
			signal: o,
			applies: !1
		};
		return i ??= t?.read(e.merge ? "target" : "run", l, ({ files: e }) => Be(a, n, e)), i;
	};
}
function X({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function Cn(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = (o ? [] : e.projects.flatMap(({ backup: e = [] }) => e)).map((e) => Dt(a.displayRoot, e)), c = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	en(e, n, a), je(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(S), $t(e, n, s, c);
	let l = await wn(e, t, i), u = ye(i.github, t.applyFrom), { summary: d } = await import("./comment.js");
	await tn(d(e, {
		reportFile: n.reports[0],
		linkTo: l,
		unappliedBase: u
	})), M(e, X(t)) === 2 && S(Ee(e));
}
async function wn(e, t, n) {
	let { github: r } = n;
	return r && pe(r, await Z(t, e.manifests, n));
}
function Z(e, t, { sources: n }) {
	let { configFile: r, combines: i, projects: a } = e, o = a.flatMap((e) => e.manifests ?? []);
	return be({
		configFile: r,
		manifests: i ? [] : t,
		globs: o
	}, n.folders.displayRoot);
}
function Tn(e, t, n) {
	let { command: r, options: i, applyFrom: a } = e, { github: o, githubToken: c, otherCommits: l, sources: u } = n, { folders: d, environment: f } = u, p = t.stopping, m = async (t, a) => {
		let s = {
			...await Z(e, t, n),
			githubToken: c,
			signal: p,
			applies: r === "apply"
		};
		return l?.read(o?.merge ? "target" : "applied", s, (e) => Re(r, i, u, e, p, a));
	}, h = new Le({
		folders: d,
		environment: f,
		signal: p
	}), g = {
		githubToken: c,
		workspace: d.displayRoot,
		signal: p
	};
	return {
		folders: d,
		environment: f,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: O,
		onResponse: (e) => ke(gt(e)),
		...We(Date.now, (e) => T([e])),
		onPlan: async (e) => (T(Ge(e, {
			paint: s,
			command: r,
			keptElsewhere: "the report file lists"
		})), !0),
		target: async (...e) => o?.merge && m(...e),
		lastApplied: async (...e) => o?.merge ? void 0 : m(...e),
		history: o ? new It({
			context: o,
			...g
		}).completing(h) : h,
		permission: {
			toApply: async (t) => {
				let r = await Z(e, t, n);
				return Oe(o, {
					applyFrom: a,
					githubToken: c,
					source: r,
					signal: p
				});
			},
			toWrite: (e) => Te(o, {
				githubToken: c,
				signal: p
			}, e)
		}
	};
}
function En({ options: e, scope: t, projects: n, combines: r, command: i }) {
	let a = (t) => e[te(t)] ?? [], o = n.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), s = r ? a(p) : void 0;
	return {
		command: i,
		scope: t,
		only: a(y),
		project: a(f),
		ids: o,
		reports: s
	};
}
async function Dn(e, t, { github: n, sources: r }) {
	let { options: i, configFile: a } = t, s = await Fe({
		...i,
		[te(o)]: void 0
	}, r.folders), c = Xt(n?.workflow, En({
		...t,
		scope: s
	})), l = {
		raw: i,
		environment: {},
		parts: []
	};
	return {
		branch: P(v, l),
		only: P(y, l) ?? [],
		marker: yt(`lokaform:pull:${c.scope.inputs}`),
		labels: P(ne, l),
		reviewers: P(d, l),
		assignees: P(m, l),
		draft: P(se, l),
		autoMerge: P(g, l),
		configFile: a,
		title: P(re, l),
		trailer: mt(e)
	};
}
// src/startAction.ts
const { env: Q, stdout: On, stderr: $ } = process;
async function kn(e) {
	u(On, $);
	let t = await An(e).catch((e) => {
		let t = Je(e, Q.GITHUB_WORKSPACE || process.cwd()), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return le(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await c(t, On, $);
}
async function An(t) {
	let [n, r] = [C("token"), C("github-token")];
	O([n, r].map(ce));
	let { command: i, raw: a, problems: o } = ee((e) => C(e), t), s = e(Q);
	s.state === "unavailable" && o.push(_("bad-setting", s.message, { severity: "warning" }));
	let c = Q.GITHUB_WORKSPACE || process.cwd(), l = {
		working: Dt(c, C("working-directory")),
		displayRoot: c,
		confined: {
			workspace: c,
			temp: Q.RUNNER_TEMP || void 0
		}
	}, u = Q.RUNNER_TEMP ? Et(Q.RUNNER_TEMP, ct) : void 0, d = await xn({
		folders: l,
		environment: Q,
		token: n || void 0,
		backupDir: u
	}, r, o);
	return (i ?? oe).run(a, d);
}
export { kn as t };
