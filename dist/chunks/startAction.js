import { u as e, y as t } from "./wire.js";
import { $t as n, Fn as r, Hi as i, Hn as a, In as o, M as s, Nn as c, O as l, Pn as u, Qr as d, S as f, Tt as p, Un as m, aa as h, bt as g, ca as _, en as v, in as y, jn as ee, ki as te, rr as ne, t as re, vt as ie, w as ae, yt as oe } from "./start.js";
import { _ as b, a as se, c as ce, p as x } from "./zod.js";
import { B as le, D as ue, E as de, G as S, H as fe, K as C, P as w, R as pe, U as me, V as he, W as ge, X as _e, Y as T, _ as ve, a as ye, c as E, f as be, g as xe, h as Se, j as Ce, m as we, n as Te, p as Ee, s as D, u as De, z as Oe } from "./issues.js";
import { $t as ke, Fn as Ae, Gn as je, I as Me, J as Ne, Kn as Pe, Mn as Fe, Q as Ie, Qt as Le, Tn as Re, W as ze, Xt as Be, Z as Ve, Zt as He, _n as Ue, bn as We, en as Ge, fr as Ke, gn as qe, hn as Je, ht as Ye, in as Xe, ir as Ze, nr as Qe, on as $e, or as O, rn as et, vn as tt, yn as nt, z as rt } from "./engine.js";
import { E as k, _ as it, b as at, g as ot, r as st } from "./markdown.js";
import { n as ct } from "./written.js";
import { dirname as A, join as j, relative as M, resolve as N, sep as P } from "node:path";
import { EOL as lt } from "os";
import { constants as F, promises as ut } from "fs";
import { readFile as I, realpath as L } from "node:fs/promises";
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
const { access: dt, appendFile: ft, writeFile: pt } = ut, z = "GITHUB_STEP_SUMMARY", mt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return R(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[z];
			if (!e) throw Error(`Unable to find environment variable for $${z}. Check if your runtime environment supports job summaries.`);
			try {
				yield dt(e, F.R_OK | F.W_OK);
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
			return yield (t ? pt : ft)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(lt);
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
}(), B = x({ full_name: b() }), ht = x({
	number: ce(),
	head: x({
		sha: b(),
		repo: B.nullish()
	}),
	base: x({
		sha: b().default(""),
		ref: b().default(""),
		repo: B.extend({ default_branch: b().default("") })
	})
}), gt = x({
	pull_request: ht.optional(),
	before: b().optional(),
	repository: x({ fork: se().optional() }).optional()
}), _t = /^0+$/;
async function vt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = yt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await bt(e.GITHUB_EVENT_PATH), l = c?.pull_request && xt(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !_t.test(u) && { before: u },
		...l && { pullRequest: l },
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
function yt(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function bt(e) {
	if (e) try {
		return gt.safeParse(JSON.parse(await I(e, "utf8"))).data;
	} catch {
		return;
	}
}
function xt({ number: e, head: t, base: n }, r) {
	let i = t.repo?.full_name === n.repo.full_name ? r === "dependabot[bot]" ? "Dependabot" : void 0 : "fork", a = {
		baseBranch: n.ref,
		defaultBranch: n.repo.default_branch
	};
	return {
		number: e,
		head: t.sha,
		base: n.sha,
		...a,
		origin: i
	};
}
var St = class {
	#e;
	#t;
	#n;
	#r = [];
	#i = [];
	#a = [];
	#o = new Map();
	constructor(e) {
		this.#e = e;
	}
	get commits() {
		return this.#r;
	}
	get merged() {
		return this.#i;
	}
	async readFrom(e, t, { target: n, now: r }) {
		if (this.#t === void 0 || t < this.#t) {
			let i = new Map();
			this.#n = `More than ${H * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await e.commits(this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== H) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await e.commitsAfter(n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.#r = nt(Ct(this.#e, i), r), await this.#s(e, i);
			let a = tt(this.#r, i.values(), {
				since: t,
				now: r
			});
			this.#i = a.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let o = this.#r.at(-1);
			this.#a = o ? [...this.#r.map(({ id: e }) => e), ...o.parents.slice(0, 1)] : [this.#e], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async #s(e, t) {
		let n = this.#r.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !t.has(e));
		for (let r of n.slice(0, 10)) {
			let [n] = await e.commits(r, 0, 1);
			n && t.set(r, n);
		}
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = wt(n), i = this.#a;
		r !== "" && await this.#c(e, i.map((e) => `${e}:${r}`));
		let a = i.filter((e, t) => r === "" || t === 0 || this.#o.get(`${e}:${r}`) !== this.#o.get(`${i[t - 1]}:${r}`));
		await this.#c(e, a.flatMap((e) => n.map((t) => `${e}:${t}`)));
		for (let e of n) {
			let t;
			for (let n of i) {
				let r = `${n}:${e}`;
				this.#o.has(r) ? t = this.#o.get(r) : this.#o.set(r, t);
			}
		}
	}
	contentAt(e, t) {
		let n = this.#a[e];
		return n === void 0 ? void 0 : this.#o.get(`${n}:${t}`);
	}
	async mergedContents(e, t) {
		let n = this.#i.slice(0, 4e3 / (2 * t.length));
		return await this.#c(e, n.flatMap(({ id: e, parents: n }) => t.flatMap((t) => [`${e}:${t}`, `${n[0]}:${t}`]))), n.flatMap(({ id: e, parents: n, until: r, trailers: { pulled: i } }) => t.flatMap((t) => {
			let [a, o] = [e, n[0]].map((e) => this.#o.get(`${e}:${t}`)), s = {
				path: t,
				until: r,
				former: o,
				content: a,
				...i !== void 0 && { pulled: i }
			};
			return a === o ? [] : [s];
		}));
	}
	async #c(e, t) {
		let n = t.filter((e) => !this.#o.has(e));
		for (let t = 0; t < n.length; t += 200) {
			let r = n.slice(t, t + 200), i = await e.objectIds(r);
			for (let [e, t] of r.entries()) this.#o.set(t, i[e]);
		}
	}
};
function Ct(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function wt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var V = class extends Error {
	name = "HistoryLimit";
};
const H = 100;
var Tt = class {
	#e;
	#t;
	#n;
	constructor(e, { owner: t, repo: n }, r) {
		this.#e = e, this.#t = {
			owner: t,
			repo: n
		}, this.#n = r;
	}
	async commits(e, t, n) {
		this.#n();
		let { data: r } = await this.#e.rest.repos.listCommits({
			...this.#t,
			sha: e,
			per_page: 100,
			page: n,
			since: new Date(t * 1e3).toISOString().replace(/\.\d+/, "")
		});
		return r.map(U);
	}
	async commitsAfter(e, t) {
		this.#n();
		let { data: n } = await this.#e.rest.repos.compareCommitsWithBasehead({
			...this.#t,
			basehead: `${e}...${t}`
		});
		return n.commits.map(U);
	}
	async objectIds(e) {
		this.#n();
		let t = e.map((e, t) => [`e${t}`, e]), n = `query($owner: String!, $name: String!${t.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${t.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, { owner: r, repo: i } = this.#t, { repository: a } = await this.#e.graphql(n, {
			owner: r,
			name: i,
			...Object.fromEntries(t)
		});
		return t.map(([e]) => a[e]?.oid);
	}
	async blob(e) {
		this.#n();
		let { data: t } = await this.#e.rest.git.getBlob({
			...this.#t,
			file_sha: e
		});
		return Buffer.from(t.content, "base64");
	}
	async formerPath(e, t) {
		this.#n();
		let { data: n } = await this.#e.rest.repos.getCommit({
			...this.#t,
			ref: e
		});
		return n.files?.find(({ filename: e, status: n }) => e === t && n === "renamed")?.previous_filename;
	}
};
function U({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }) {
	let a = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: a,
		trailers: Ue(i)
	};
}
var Et = class {
	#e;
	#t = new Map();
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(t, n, r = {}) {
		let { workspace: i, context: a, githubToken: o, signal: s, maxRequests: c = 150 } = this.#e;
		if (o === "") return W("The input github-token is empty.");
		let l = new Map();
		for (let e of n) {
			let t = N(i, e);
			l.set(await L(t).catch(() => t), e);
		}
		let [u, ...d] = await w([...l.keys()].map((e) => A(e)), i);
		if (!u || d.length > 0) return W("The manifests are not all in one checkout.");
		let f = await L(i), { root: p = f, commit: m = a.sha } = u, h = new Map([...l].map(([e, t]) => [M(p, e).split(P).join("/"), t])), g = (e) => h.get(e) ?? M(f, j(p, e)).split(P).join("/"), _ = (e) => ({
			...e,
			path: g(e.path),
			now: g(e.now)
		});
		try {
			return await Ce(o, s, async ({ octokit: n }) => {
				let i = new Tt(n, a, () => {
					if (this.#i += 1, this.#i > c) throw new V(Dt(c));
				}), o = this.#t.get(m) ?? new St(m);
				this.#t.set(m, o);
				let s = await o.readFrom(i, t, r), l = [...h.keys()], u = await kt(o, i, l), d = [...await Ot(o, p, l), ...u.replaced.filter(({ latest: e = 0 }) => e >= t)], f = [...d.map(({ content: e }) => e), ...u.merged.flatMap(({ content: e, former: t }) => [e, t])];
				e(s, await this.#a(i, f));
				let g = (e) => e === void 0 ? "" : this.#n.get(e), v = {
					versions: d.flatMap(({ content: e, ...t }) => {
						let n = g(e);
						return n === void 0 ? [] : [_({
							...t,
							text: n
						})];
					}),
					merged: u.merged.flatMap(({ content: e, former: t, ...n }) => {
						let [r, i] = [g(e), g(t)];
						return r === void 0 || i === void 0 ? [] : [_({
							...n,
							text: r,
							before: i
						})];
					}),
					overwrites: We([...o.commits, ...o.merged])
				}, [y] = s;
				return y === void 0 ? {
					is: "read",
					...v
				} : {
					is: "unreadable",
					why: y,
					...v
				};
			});
		} catch (e) {
			return W(G(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap((e) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Ke(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(G(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function Dt(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function W(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function G(e) {
	if (e instanceof V) return e.message;
	if (de(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${ue(e)}.`;
}
async function Ot(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await I(j(t, n)).catch(() => void 0);
		return i && r !== void 0 && we(i, r) ? [] : [{
			path: n,
			now: n,
			content: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function kt(e, t, n) {
	let r = [], i = new Map(n.map((e) => [e, e])), a = n.map((e) => ({
		path: e,
		now: e,
		from: 0
	}));
	for (; a.length > 0;) {
		await e.readContents(t, a);
		let n = [];
		for (let { path: o, now: s, from: c } of a) for (let [a, { id: l, parents: u, until: d, latest: f, trailers: p }] of e.commits.entries()) {
			let [m, h] = [e.contentAt(a, o), e.contentAt(a + 1, o)];
			if (a < c || m === h) continue;
			let g = h === void 0 && u.length > 0 ? await t.formerPath(l, o) : void 0, { pulled: _ } = p;
			g === void 0 ? r.push({
				index: a,
				version: {
					path: o,
					now: s,
					content: h,
					until: d,
					latest: f,
					by: l,
					..._ !== void 0 && { pulled: _ }
				}
			}) : n.push({
				path: g,
				now: s,
				from: a
			}), g !== void 0 && i.set(g, s);
		}
		a = n;
	}
	let o = await e.mergedContents(t, [...i.keys()]);
	return {
		replaced: r.sort((e, t) => e.index - t.index).map(({ version: e }) => e),
		merged: o.map((e) => ({
			...e,
			now: i.get(e.path) ?? e.path
		}))
	};
}
[...i], [...i];
function K(e, t) {
	_e(e, t);
}
function At(e, t, n) {
	let r = l(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	K("summary", Ae(e)), K("has-changes", a(oe(e))), K("conflicts", a(s(i).conflicts)), K("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && K("drift", a(g(e))), K("matrix", JSON.stringify(n)), t.plan !== void 0 && K("plan-file", t.plan), t.reports.length > 0 && K("report-file", t.reports.join("\n")), t.backups.length > 0 && K("backup-file", t.backups.join("\n"));
}
function jt({ title: e, files: t, conflicts: n, body: r, trailer: i }) {
	let a = (e) => t ? String(e) : "";
	K("summary", e), K("has-changes", a((t ?? []).length > 0)), K("conflicts", a(n)), K("pulled-files", (t ?? []).join("\n")), r !== void 0 && K("pull-request-body", r), i !== void 0 && K("pulled-trailer", i);
}
async function q(e) {
	try {
		await mt.addRaw(e).write();
	} catch (e) {
		C([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/host/markers.ts
const J = "lokaform:plan";
function Mt(e, t, i, a) {
	let s = (e) => e.map((e) => t[h(e)] ?? []), l = t[h(c)] ? [c] : [], u = s([
		ee,
		...te,
		...l
	]), f = [O(a.working, a), ...u], p = i.combines ? s([d]) : [], m = [...s([r, o]), i.projects.flatMap(({ chosen: e }) => e ?? [])], [g = []] = s([r]), _ = [g].flat().map((e) => n(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${J}:`,
		comment: `${J}:${Y([
			e?.workflow,
			f,
			m,
			...p
		])}`,
		scope: {
			inputs: Y([f, m]).slice(0, 8),
			project: (e) => Y([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${i.command}${_.length > 0 ? `: ${v(_.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Y([
				e?.workflow,
				f,
				m
			])}`
		},
		issue: (e) => `lokaform:drift:${Y([f, e])}`
	};
}
function Y(e) {
	return Pe("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function Nt(e, t) {
	let { first: n, later: r, at: i } = e, a = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], o = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, s = Pt(e), c = a && a.length > 0 ? await Ft(s.body, t) : void 0, l = c?.is === "written" ? c.path : void 0, u = i === void 0 || l === void 0 ? void 0 : qe(i);
	return jt({
		title: s.title,
		files: a,
		conflicts: o,
		body: l,
		trailer: u
	}), await q(k`${s.summary}\n`), c?.is === "not written" ? [c.problem] : [];
}
function Pt({ first: e, later: t, problems: n }) {
	let r = {
		limit: st - 1,
		measure: ot,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: k``,
		summary: D(n, r)
	};
	if (e) {
		let t = ye(e);
		return {
			title: ct(e),
			body: t,
			summary: at([t, D(n, r)])
		};
	}
	let i = E(t ?? [], {
		limit: Te,
		measure: it,
		overflow: "the diff has them all"
	});
	return {
		title: Fe(t ?? []),
		body: i,
		summary: E(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function Ft(e, t) {
	let n = j(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await rt(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = ze(e);
		return {
			is: "not written",
			problem: Me(r, `cannot be written: ${t}`)
		};
	}
}
// src/host/workflow.ts
const X = (e, t) => t, It = () => Date.now() / 1e3;
async function Lt(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await vt(t.environment), o = {
		...e,
		github: a,
		targets: new Map()
	}, s;
	return {
		sources: a?.pullRequest ? {
			...t,
			target: (e, t) => s ??= Ut(e, t, o)
		} : t,
		problems: r,
		hide: S,
		print: (e) => C([e]),
		screen: { paint: X },
		showProblems: (e) => {
			C(ke(e, X)), he(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => Zt(e, a),
		context: (e, t, n) => Kt(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = Mt(a, t, r, i), l = await Wt(r, e.manifests, o), { publish: u } = await import("./publish.js"), d = await u(e, {
				writesResult: r.publish,
				writesCheckRun: !r.combines,
				context: a,
				githubToken: n,
				markers: c,
				isSuccess: ie(e, Rt(r)) === 0,
				source: l,
				unappliedBase: Bt(r, a),
				now: It(),
				signal: s
			});
			return C([...d.comments, ...d.issues].map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: me(e.message)
			}));
		},
		linkTo: (e, t) => Vt(e, t, o),
		close: (e, t, n, r) => zt(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: Rt,
		ask: void 0,
		reportPull: (e) => Nt(e, i)
	};
}
function Rt({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function zt(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, o = t.combines ? [] : Jt(e, a.displayRoot);
	C([
		...He(e, { paint: X }),
		...Ge(je(e), X),
		...Be(e, X),
		...et(n, (e) => O(e, a))
	]), Oe(r ? {
		...e,
		problems: r,
		projects: []
	} : e), At(e, {
		...n,
		backups: o
	}, qt(e, t));
	let s = await Vt(e, t, i), { summary: c } = await import("./comment.js");
	await q(c(e, {
		reportFile: n.reports[0],
		linkTo: s,
		unappliedBase: Bt(t, i.github)
	})), t.command === "drift" && t.failOnDrift && !p(e) && g(e) && le(e);
}
function Bt({ applyFrom: e }, t) {
	return t?.pullRequest && pe(t.pullRequest, e);
}
async function Vt(e, t, n) {
	let { github: r, sources: i } = n, a = await Q(t, e.manifests, n);
	return r && Ee(r, a, i.folders.displayRoot);
}
function Ht(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await Wt(e, a, n);
			return De(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				source: o,
				signal: t
			});
		},
		toWrite: () => be(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function Z(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Q(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.pullRequest ? xe(a, a.pullRequest, u) : Se(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof Re) return {
			is: "missing",
			why: ve(e)
		};
		throw e;
	}
}
function Ut(e, t, n) {
	let { sources: r } = n;
	return Z({
		configFile: Ye(e, r.folders),
		combines: !1,
		command: "plan"
	}, [], t, n, ({ files: t }) => Ie(e, r, t));
}
async function Wt(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Q(e, t, n), a = [e.configFile, ...Gt(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await $e(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function Gt({ combines: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => N(n.displayRoot, e));
}
async function Q(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = Gt(e, t, n), o = a.length === 0 || await Ze(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => L(e).catch(() => e))), c = [...o, ...s].map((e) => A(e));
	return w(c, i.displayRoot);
}
function Kt(e, t, n, r) {
	let { command: i } = e, { folders: a, environment: o } = r.sources, s = (a, o) => Z(e, a, t.stopping, r, (e) => Ve(i, n, r.sources, e, t.stopping, o));
	return {
		folders: a,
		environment: o,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: S,
		onResponse: (e) => ge(Xe(e)),
		...Ne(Date.now, (e) => C([e])),
		onPlan: async (e) => (C(Le(e, {
			paint: X,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && s(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : s(e, t),
		history: Yt(a, o, {
			github: r.github,
			githubToken: r.githubToken,
			signal: t.stopping
		}),
		permission: Ht(e, t, r)
	};
}
function qt({ selected: e = [] }, { projects: t, combines: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function Jt({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [N(t, e)]);
}
function Yt(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new Je({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new Et({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : Xt(t, await s.versions(...e));
	} };
}
function Xt(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
function Zt({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && Qt(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return ne("no-secrets", s, { severity: "notice" });
}
function Qt({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
// src/startAction.ts
const { env: $, stdout: $t, stderr: en } = process;
async function tn(e) {
	ae($t, en);
	let t = await nn(e).catch((e) => {
		let t = Qe(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return fe(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await f(t, $t, en);
}
async function nn(e) {
	let [n, r] = [T(a.name), T(u.name)];
	S([n, r].map(y));
	let { command: i, raw: o, problems: s } = re((e) => T(e), e), c = t($);
	c.state === "unavailable" && s.push(ne("bad-setting", c.message, { severity: "warning" }));
	let l = $.GITHUB_WORKSPACE || process.cwd(), d = {
		working: N(l, T(m.name)),
		displayRoot: l,
		confined: {
			workspace: l,
			temp: $.RUNNER_TEMP || void 0
		}
	}, f = $.RUNNER_TEMP ? j($.RUNNER_TEMP, "lokaform-backup") : void 0, p = await Lt({
		sources: {
			folders: d,
			environment: $,
			token: n || void 0,
			backupDir: f
		},
		githubToken: r,
		problems: s
	});
	return (i ?? _).run(o, p);
}
export { tn as t };
