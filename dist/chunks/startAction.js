import { F as e, c as t, f as n, k as r } from "./wire.js";
import { Ct as i, Fi as a, Gn as o, Hn as s, I as c, J as l, Ln as u, On as d, R as f, Rn as p, St as m, Wi as h, Y as g, _, a as v, d as ee, et as te, or as ne, r as y, rr as re, rt as ie, ur as ae, xi as b, xt as oe } from "./start.js";
import { A as x, B as se, C as ce, D as le, E as ue, F as S, G as C, H as de, Q as fe, R as pe, U as me, V as he, W as ge, Z as w, _ as _e, a as ve, at as T, ct as ye, d as be, et as E, f as xe, g as Se, i as Ce, it as we, k as D, l as Te, m as Ee, nt as De, o as Oe, ot as O, q as ke, rt as Ae, st as k, t as je, tt as Me, v as Ne, w as Pe, y as Fe } from "./annotations.js";
import { $r as A, At as Ie, Dr as Le, Dt as Re, Ei as ze, Er as Be, Et as Ve, Hn as He, I as Ue, Ir as We, Jr as Ge, L as Ke, Ot as qe, P as Je, Pt as Ye, Q as Xe, Si as Ze, Sn as Qe, Ti as $e, Tr as et, Xn as tt, Yn as nt, _r as rt, _t as it, bi as j, bt as at, cn as ot, di as st, er as M, et as ct, fn as lt, gr as N, hr as ut, ii as dt, ir as ft, kt as pt, nr as mt, pr as ht, rr as gt, tr as _t, vr as vt, xn as yt, yt as bt, zn as xt } from "./engine.js";
import { S as P, _ as F, h as St, m as Ct, n as wt, t as Tt, x as Et } from "./markdown.js";
import { a as Dt } from "./writtenFiles.js";
import { join as I, resolve as L } from "node:path";
import { EOL as Ot } from "os";
import { constants as R, promises as kt } from "fs";
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
const { access: At, appendFile: jt, writeFile: Mt } = kt, Nt = "GITHUB_STEP_SUMMARY", Pt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return z(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Nt];
			if (!e) throw Error(`Unable to find environment variable for $${Nt}. Check if your runtime environment supports job summaries.`);
			try {
				yield At(e, R.R_OK | R.W_OK);
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
			return yield (t ? Mt : jt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
var Ft = class {
	#e;
	#t = r((e) => new Rt(e));
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, n, r = {}) {
		let { workspace: i, context: a, githubToken: o } = this.#e;
		if (o === "") return B("The input github-token is empty.");
		let [s, ...c] = await A(n, i, i);
		if (!s || c.length > 0) return B("The manifests are not all in one checkout.");
		let { root: l = i, names: u, nameOf: d } = s, [{ commit: f = a.sha } = {}] = await C([l], i);
		try {
			return await this.#o(async (n) => {
				let i = this.#t(f), a = await i.readFrom(n, e, r), o = [...u.keys()], s = async (e) => (t(a, await this.#s(n, e)), this.#n), c = await Lt(i, n, o), p = await It(i, l, o), { known: m } = await N(c, p, {
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
	completing(e) {
		let { context: t, signal: n } = this.#e;
		return {
			pullOf: this.pullOf,
			versions: async (...r) => {
				let i = r[0] !== Infinity;
				if (i && !he.includes(t.event)) return this.versions(...r);
				let a = await e.versions(...r).catch((e) => {
					if (e instanceof j) return e;
					throw e;
				});
				if (!(a instanceof j) && (a.is === "read" || !i || n.aborted)) return a;
				let o = await this.versions(...r);
				if (o.is === "read") return o;
				if (a instanceof j) throw a;
				let { noRepository: s, ...c } = o.versions.length > a.versions.length ? o : a;
				return {
					...c,
					why: `${o.why} ${a.why}`
				};
			}
		};
	}
	pullOf = r(async (e) => {
		if (this.#e.githubToken === "") return {
			is: "unknown",
			why: Pe
		};
		try {
			return await this.#o(async (t) => {
				let n = await Kt(t, e);
				if (n === void 0) return { is: "none" };
				let r = await Gt(t, n);
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
			if (D(e) === "bug") throw e;
			return {
				is: "unknown",
				why: x(e, "pull-requests: write")
			};
		}
	});
	async #a(e, t) {
		let { workspace: n } = this.#e, [r, ...i] = await A(t, n, n);
		if (!r || i.length > 0) return [];
		let a = e.map((e) => ({
			...e,
			until: e.date,
			latest: e.date,
			by: e.id
		}));
		return this.#o(async (e) => {
			let t = await new Rt("").changesIn(e, [...r.names.keys()], a), n = async (t) => (await this.#s(e, t), this.#n);
			return (await N({
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
		return pe(t, {
			...this.#e,
			onRequest: r
		}, e);
	}
	async #s(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = st(await Fe(e, t));
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
	if (D(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${x(e)}.`;
}
async function It(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await $e(I(t, n)).catch(Ze);
		return i && r !== void 0 && Be(i, r) ? [] : [{
			path: n,
			now: n,
			before: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Lt(e, t, n) {
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
			let f = d === void 0 && l.length > 0 ? await Jt(t, c, i) : void 0;
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
var Rt = class {
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
			this.#n = `More than ${Bt * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await Vt(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== Bt) {
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
			this.commits = rt(a, r);
			let o = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of o.slice(0, 10)) for (let n of (await Vt(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			this.outside = vt(this.commits, i.values()), this.merged = ut(this.outside, {
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
			let r = n.slice(t, t + 200), i = await qt(e, r);
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
var H = class extends Error {
	name = "HistoryLimit";
};
const Bt = 100;
async function Vt({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map((e) => Yt(e));
}
const Ht = 250;
async function Ut(e, n = !1) {
	let r = [];
	for (let i = 1; i <= 3; i += 1) {
		let a = await e(i);
		if (t(r, a.map((e) => Yt(e, n))), a.length < 100) break;
	}
	return r;
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
async function Gt({ rest: e, at: t }, n) {
	return Ut(async (r) => (await e.pulls.listCommits({
		...t,
		pull_number: n,
		per_page: 100,
		page: r
	})).data);
}
async function Kt({ rest: e, at: t, context: n }, r) {
	let i = {
		...t,
		commit_sha: r,
		per_page: 100
	}, { data: a } = await e.repos.listPullRequestsAssociatedWithCommit(i), o = a.filter(({ merged_at: e }) => e !== null), [s = a.find(({ number: e }) => e === n.pullRequest?.number)] = [...o.filter(({ merge_commit_sha: e }) => e === r), ...o], c = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(n.ref)?.[1];
	return s?.number ?? (c !== void 0 && r === n.sha ? Number(c) : void 0);
}
async function qt({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	if (i === null) throw new H("GitHub does not show this repository to the token.");
	return r.map(([e]) => i[e]?.oid);
}
async function Jt({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function Yt({ sha: e, parents: t, commit: n }, r = !1) {
	let { committer: i, author: a, message: o = "" } = n ?? {}, s = {
		id: e,
		date: Date.parse(i?.date ?? a?.date ?? "") / 1e3,
		message: o,
		committer: i?.email ?? ""
	};
	return ht({
		...s,
		parents: t.map((e) => e.sha)
	}, r);
}
// src/github/markers.ts
const Xt = "lokaform:plan";
function Zt(e, t, n) {
	let { command: r, scope: i, only: a, reports: o } = t, s = [
		a,
		t.project,
		t.ids
	], c = new Set(n?.projects.map((e) => e.scope?.id ?? "")), l = n ? [[...c].sort(), n.selected] : [i?.id, s], u = [i?.settings_file ?? [], a].flat().map((e) => g(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Xt}:`,
		comment: `${Xt}:${U([
			e,
			i?.id,
			s,
			...o ? [o] : []
		])}`,
		scope: {
			inputs: U(l).slice(0, 8),
			project: (e) => U(Qt(e)).slice(0, 8)
		},
		check: {
			name: `Lokaform ${r}${u.length > 0 ? `: ${te(u.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${U([
				e,
				i?.id,
				s
			])}`
		},
		issue: (e) => `lokaform:drift:${U(Qt(e))}`
	};
}
function Qt({ scope: e, digest: t, id: n }) {
	return [e?.id, t ?? n];
}
function U(e) {
	return Qe(JSON.stringify(e)).slice(0, 16);
}
// src/github/outputs.ts
function $t(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && ye(t, n);
}
function en(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "", o = gt(e);
	$t({
		summary: He(e),
		"has-changes": a(_t(e)),
		conflicts: a(tt(i).conflicts),
		failed: String(nt(e.projects).unfinished),
		drift: e.command === "drift" ? a(mt(e)) : void 0,
		ready: o === void 0 ? void 0 : String(o && !ft(e)),
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
function tn(e, t, n) {
	O([
		...Re(e, { paint: b }),
		...Ie(lt(e), b),
		...Ve(e, b),
		...Ye(t, (e) => dt(e, n))
	]);
}
async function nn(e) {
	try {
		await Pt.addRaw(e).write();
	} catch (e) {
		O([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
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
async function rn(e, t, n) {
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
	return `Lokaform-Content: ${yt("files", t)}`;
}
function an(e, { base: t, files: n }) {
	let r = e.flatMap(({ path: e }) => n.get(e)?.startsWith("100755") ? e : []);
	if (r.length > 0) throw new G(`${We(r, 5)} is executable, and GitHub's API for commits has no file modes. Change that: git update-index --chmod=-x FILE`);
	let i = [], a = e.flatMap((e) => {
		let r = on(e, n.get(e.path), t);
		return r || i.push(e.path), r ? [{
			path: e.path,
			...r
		}] : [];
	});
	if (i.length === 0) return a.filter(({ path: e, entry: t }) => t !== n.get(e));
	throw new G(`${We(i, 5)} changed on its base after this run checked it out. Run it again. If that does not help, a step before this one changes the file, or a line of .gitattributes converts it. Remove that step or line.`);
}
function on({ text: e, replaces: t }, n, r) {
	for (let i of et) {
		let a = (e) => `100644 ${Le(e, r)}`, o = i(Buffer.from(e)), s = a(o);
		if (n === (t === void 0 ? void 0 : a(i(Buffer.from(t)))) || n === s) return {
			content: o,
			entry: s
		};
	}
}
function sn(e) {
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
async function cn(e, t, { head: n }) {
	n !== void 0 && await Y(e, [{
		name: t,
		beforeOid: n,
		afterOid: J
	}]);
}
async function ln(e, t, { base: n, head: r = J }, i, { title: a, trailer: o }) {
	let s = t.replace(W.own, W.build);
	await Y(e, [{
		name: s,
		afterOid: n
	}]);
	let c = {
		headline: a,
		body: `${o}\n${q(i)}`
	}, l = n;
	for (let t of sn(i)) l = await un(e, s, l, t, c);
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
async function un({ mutate: e, at: t }, n, r, i, a) {
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
], dn = "contents: write and pull-requests: write";
function fn(e) {
	if (!e) return _("wrong-ref", "GITHUB_REPOSITORY is not set. Run this action in a workflow.");
	let { event: t, ref: n } = e, r = ge(e), i = Object.values(W).some((e) => r?.startsWith(e));
	if (X.includes(t) && r !== void 0 && !i) return;
	let a = `The action that pulls runs for a branch, on ${X.slice(0, -1).join(", ")} or ${X.at(-1)}. This run is for ${n || "no ref"}, on ${t || "no event"}. Nothing was read. Use it in a workflow of its own: on: { schedule: [{ cron: "47 4 * * 1-5" }], workflow_dispatch: }`;
	return _("wrong-ref", a);
}
async function pn(e, t, n, r) {
	let i = ge(e) ?? "", { branch: a = `${W.own}${[i, ...r.only].join("-")}` } = r;
	try {
		if (t.githubToken === "") throw new G(`${Pe}.`);
		let o = {
			...r,
			base: i,
			branch: a,
			written: await mn(e, n, r)
		};
		return await pe(e, {
			...t,
			time: 6e5
		}, (e) => gn(e, o).catch((t) => {
			if (!["invalid", "failed"].includes(D(t))) throw t;
			return gn(e, o);
		}));
	} catch (e) {
		let t = e instanceof G;
		if (!t && D(e) === "bug") throw e;
		let n = t ? e.message : `${yn(e)}. The next run tries again.`;
		return { problems: [_("no-pull-request", `The pull request of ${a} was not updated: ${n}`)] };
	}
}
async function mn(e, t, { written: n, configFile: r }) {
	let i = new Map();
	for (let e of n) i.set(e.path, {
		...i.get(e.path) ?? e,
		text: e.text
	});
	let a = n.length > 0 ? [...i.keys()] : [r], [o, ...s] = await A(a, t, t);
	if (s.length > 0) throw new G("the files are in several checkouts. Use one step for each of them.");
	let [{ commit: c = e.sha } = {}] = await C([o?.root ?? t], t);
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
async function hn({ rest: e, at: t }, { base: n, branch: r }) {
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
async function gn(e, t) {
	let { base: n, branch: r, isComplete: i, marker: a } = t, { commit: o, files: s } = t.written, c = await rn(e, n, r);
	if (o !== e.context.sha && o !== c.base) throw new G(`the checked-out commit is ${o.slice(0, 7)}, and this run is for ${e.context.sha.slice(0, 7)}. Do not set ref and repository for actions/checkout, and do not commit before this step.`);
	let u = an(s, c), d = await hn(e, t), [f] = d, p = d.find(({ state: e }) => e === "open");
	if (p?.body?.startsWith("<!-- lokaform:pull:") && !p.body.startsWith(a)) throw new G(`#${p.number} has the texts of another step, which chooses other projects (only, project, config or working-directory). Give each step its own input branch, or leave out branch, so that it has the names in only. If you changed what this step chooses, merge #${p.number}, or delete the branch.`);
	let m = d.some(({ merged_at: e, head: t }) => e !== null && t.sha === c.head);
	if (c.own === void 0 && !m) {
		if (u.length === 0 && !p) return { problems: [] };
		throw new G(`somebody committed to this branch, and these commits are kept. Merge ${p ? `#${p.number}` : "its pull request"}, or first move them to another branch. Then delete this one: git push origin --delete ${l(r)}`);
	}
	if (u.length === 0 && !i) return {
		problems: [],
		...p && { pull: p }
	};
	if (u.length === 0) {
		await cn(e, r, c), p && await e.rest.pulls.update({
			...e.at,
			pull_number: p.number,
			state: "closed"
		});
		let t = `Pull request #${p?.number} is closed: nothing is left to pull.`;
		return { problems: p ? [S(t)] : [] };
	}
	let h = c.own === q(u);
	if (h && !p && f && f.merged_at === null) {
		let e = `Pull request #${f.number} with these texts was closed, so no other one is opened. To propose them again, reopen it, or delete the branch ${r}.`;
		return { problems: [S(e)] };
	}
	h && c.isOnBase || await ln(e, r, c, u, t);
	let g = await e.login() === ue, _ = (e) => F([a, t.body(e - a.length - 2, g)]);
	if (!p) return _n(e, t, _);
	let { title: v } = t;
	return await se(_, async (t) => {
		(p.title !== v || p.body !== t) && await e.rest.pulls.update({
			...e.at,
			pull_number: p.number,
			title: v,
			body: t
		});
	}), {
		problems: [],
		pull: p
	};
}
async function _n(e, t, n) {
	let { rest: r, at: i } = e, { base: a, branch: o, title: s, draft: c } = t, l = async () => (await hn(e, t)).find(({ state: e }) => e === "open");
	await se(n, (e) => le(() => r.pulls.create({
		...i,
		base: a,
		head: o,
		title: s,
		body: e,
		draft: c,
		...ce
	}), async () => await l() !== void 0));
	let u = await l();
	if (!u) throw new G("it was closed as soon as it was opened. The next run tries again.");
	let d = [];
	for (let [n, r] of Object.entries(vn(e, t, u))) if (r) try {
		await r();
	} catch (e) {
		if (D(e) === "bug") throw e;
		let t = x(e, dn);
		d.push(S(`Pull request #${u.number} was opened without ${n}: ${t}.`));
	}
	return {
		problems: d,
		pull: u
	};
}
function vn({ rest: e, at: t, mutate: n }, r, { number: i, node_id: a }) {
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
function yn(e) {
	let t = x(e, dn);
	return /not permitted to create/i.test(t) ? `${t}. Turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General of this repository, or set the input github-token to a token of a GitHub App` : D(e) === "invalid" ? `${t}. If another run, or a person, changed the branch at the same time, set concurrency: lokaform-pull in the workflow. If a rule of the repository protects the branch, exclude lokaform/** from it` : t;
}
// src/github/publishPull.ts
async function bn(e, t, n, r, i) {
	let { first: a, written: o = [], problems: s } = r, c = (r.later ?? []).map((e) => ot(e, De)), l = c.flatMap(({ kept: e }) => e.filter(({ open: e }) => e)).length, u = a !== void 0 || c.length > 0, d = xn(a, c), f = {
		...i,
		written: o,
		isComplete: !ee(s),
		title: De(i.title ?? d.title),
		body: (e, t) => t ? F([d.body(e - Oe.length - 2), Oe]) : d.body(e)
	}, { pull: p, problems: m } = e && u && !t.signal.aborted ? await pn(e, t, n, f) : { problems: [] }, h = (e) => u ? String(e) : "";
	return $t({
		summary: d.title,
		"has-changes": h(o.length > 0),
		conflicts: h(l),
		"pull-request-number": p ? String(p.number) : "",
		"pull-request-url": p?.html_url ?? ""
	}), p && O([`Pull request: ${p.html_url}`]), await nn(P`${d.summary([...s, ...m])}\n`), m.map(Ae);
}
function xn(e, t) {
	let n = {
		limit: wt - 1,
		measure: Ct,
		overflow: "the log has them all"
	};
	if (e) {
		let t = (t) => Te(e, t);
		return {
			title: Dt(e),
			body: t,
			summary: (e) => F([t(Tt), be(e, n)])
		};
	}
	return t.length === 0 ? {
		title: "Translations from Lokalise: not compared",
		body: () => P``,
		summary: (e) => be(e, n)
	} : {
		title: xt(t),
		body: (e) => xe(t, {
			limit: e,
			measure: St,
			overflow: "the diff has them all"
		}),
		summary: (e) => xe(t, {
			...n,
			problems: e
		})
	};
}
// src/host/workflow.ts
async function Sn(e, t, n) {
	let { folders: r } = e, i = await me(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		otherCommits: i && new _e(i)
	};
	return {
		sources: i ? {
			...e,
			target: Cn(i, a)
		} : e,
		problems: n,
		hide: T,
		print: (e) => O([e]),
		screen: { paint: b },
		showProblems: (e) => {
			O(pt(e, b)), e.flatMap(ve).forEach(E);
		},
		missingSecrets: (e) => de(i, e),
		context: (e, t) => En(e, t, a),
		publish: async (e, n, r) => {
			let { publish: o } = await import("./publish.js");
			return o(e, i, {
				writesResult: n.publish,
				writesCheckRun: !n.combines,
				githubToken: t,
				markers: Zt(i?.workflow, Dn(n), n.combines ? e : void 0),
				isSuccess: M(e, Z(n)) === 0,
				source: await Q(n, e.manifests, a),
				unappliedBase: fe(i, n.applyFrom),
				now: Date.now() / 1e3,
				signal: r
			});
		},
		linkTo: (e, t) => Tn(e, t, a),
		close: (e, t, n, r) => wn(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: Z,
		ask: void 0,
		pullRefusal: fn(i),
		reportPull: async (e, n, o) => {
			let s = await On(e.at ?? 0, n, a);
			return bn(i, {
				githubToken: t,
				signal: o
			}, r.displayRoot, e, s);
		}
	};
}
function Cn(e, { otherCommits: t, sources: n, githubToken: r }) {
	let i;
	return async (a, o) => {
		let s = {
			configFile: Xe(a, n.folders),
			manifests: [],
			globs: []
		}, c = await w(s, n.folders.displayRoot);
		if (!e.merge && Ne(e, c)) return;
		let l = {
			...c,
			githubToken: r,
			signal: o,
			applies: !1
		};
		return i ??= t?.read(e.merge ? "target" : "run", l, ({ files: e }) => Ke(a, n, e)), i;
	};
}
function Z({ command: e, failOnDrift: t }) {
	return e === "status" || e === "drift" && t;
}
async function wn(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => L(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	tn(e, n, a), je(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(E), en(e, n, c, l);
	let u = await Tn(e, t, i), { summary: d } = await import("./comment.js");
	await nn(d(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: fe(i.github, t.applyFrom)
	})), M(e, Z(t)) === 2 && E(Ce(e));
}
async function Tn(e, t, n) {
	let { github: r } = n;
	return r && ke(r, await Q(t, e.manifests, n));
}
function Q(e, t, { sources: n }) {
	let { configFile: r, combines: i, projects: a } = e, o = a.flatMap((e) => e.manifests ?? []);
	return w({
		configFile: r,
		manifests: i ? [] : t,
		globs: o
	}, n.folders.displayRoot);
}
function En(e, t, n) {
	let { command: r, options: i, applyFrom: a } = e, { github: o, githubToken: s, otherCommits: c, sources: l } = n, { folders: u, environment: d } = l, f = t.stopping, p = async (t, a) => {
		let u = {
			...await Q(e, t, n),
			githubToken: s,
			signal: f,
			applies: r === "apply"
		};
		return c?.read(o?.merge ? "target" : "applied", u, (e) => Ue(r, i, l, e, f, a));
	}, m = new bt({
		folders: u,
		environment: d,
		signal: f
	});
	return {
		folders: u,
		environment: d,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: T,
		onResponse: (e) => we(it(e)),
		...Je(Date.now, (e) => O([e])),
		onPlan: async (e) => (O(qe(e, {
			paint: b,
			command: r,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => o?.merge && p(...e),
		lastApplied: async (...e) => o?.merge ? void 0 : p(...e),
		history: o ? new Ft({
			context: o,
			githubToken: s,
			workspace: u.displayRoot,
			signal: f
		}).completing(m) : { versions: (...e) => m.versions(...e) },
		permission: {
			toApply: async (t) => {
				let r = await Q(e, t, n);
				return Ee(o, {
					applyFrom: a,
					githubToken: s,
					source: r,
					signal: f
				});
			},
			toWrite: (e) => Se(o, {
				githubToken: s,
				signal: f
			}, e)
		}
	};
}
function Dn({ options: e, scope: t, projects: n, combines: r, command: o }) {
	let s = (t) => e[a(t)] ?? [], c = n.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), l = r ? s(d) : void 0;
	return {
		command: o,
		scope: t,
		only: s(m),
		project: s(i),
		ids: c,
		reports: l
	};
}
async function On(e, t, { github: n, sources: r }) {
	let { options: i, configFile: c } = t, l = await ct({
		...i,
		[a(oe)]: void 0
	}, r.folders), d = Zt(n?.workflow, Dn({
		...t,
		scope: l
	}));
	return {
		branch: y(re, i),
		only: y(m, i) ?? [],
		marker: Et(`lokaform:pull:${d.scope.inputs}`),
		labels: y(o, i) ?? o.default,
		reviewers: y(ae, i) ?? ae.default,
		assignees: y(u, i) ?? u.default,
		draft: y(s, i) ?? s.default,
		autoMerge: y(p, i) ?? p.default,
		configFile: c,
		title: y(ne, i),
		trailer: at(e)
	};
}
// src/startAction.ts
const { env: $, stdout: kn, stderr: An } = process;
async function jn(e) {
	f(kn, An);
	let t = await Mn(e).catch((e) => {
		let t = ze(e, $.GITHUB_WORKSPACE || process.cwd()), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return Me(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await c(t, kn, An);
}
async function Mn(t) {
	let [n, r] = [k("token"), k("github-token")];
	T([n, r].map(ie));
	let { command: i, raw: a, problems: o } = v((e) => k(e), t), s = e($);
	s.state === "unavailable" && o.push(_("bad-setting", s.message, { severity: "warning" }));
	let c = $.GITHUB_WORKSPACE || process.cwd(), l = {
		working: L(c, k("working-directory")),
		displayRoot: c,
		confined: {
			workspace: c,
			temp: $.RUNNER_TEMP || void 0
		}
	}, u = $.RUNNER_TEMP ? I($.RUNNER_TEMP, Ge) : void 0, d = await Sn({
		folders: l,
		environment: $,
		token: n || void 0,
		backupDir: u
	}, r, o);
	return (i ?? h).run(a, d);
}
export { jn as t };
