import { b as e, u as t } from "./wire.js";
import { Bi as n, Di as r, Et as i, Fn as a, In as o, Mn as s, N as c, O as l, Pn as u, S as d, Xr as f, aa as p, an as m, bt as h, en as g, na as _, t as v, tn as y, tr as b, w as ee, xt as x, yt as te } from "./start.js";
import { f as S, g as C, i as ne, s as re } from "./zod.js";
import { B as ie, D as ae, E as oe, G as w, H as se, K as T, P as ce, R as le, U as ue, V as de, W as fe, X as pe, Y as E, _ as me, a as he, c as D, f as ge, g as _e, h as ve, j as ye, m as be, n as xe, p as Se, s as O, u as Ce, z as we } from "./issues.js";
import { $t as Te, Fn as Ee, Gn as De, I as Oe, J as ke, Kn as Ae, Mn as je, Q as Me, Qt as Ne, Tn as Pe, W as Fe, Xt as Ie, Z as Le, Zt as Re, _n as ze, bn as Be, en as Ve, fr as He, gn as Ue, hn as We, ht as Ge, in as Ke, ir as qe, nr as Je, on as Ye, or as k, rn as Xe, vn as Ze, yn as Qe, z as $e } from "./engine.js";
import { E as A, _ as et, b as tt, g as nt, r as rt } from "./markdown.js";
import { s as it } from "./written.js";
import { dirname as j, join as M, relative as N, resolve as P, sep as F } from "node:path";
import { EOL as at } from "os";
import { constants as I, promises as ot } from "fs";
import { readFile as L, realpath as R } from "node:fs/promises";
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
const { access: st, appendFile: ct, writeFile: lt } = ot, B = "GITHUB_STEP_SUMMARY", ut = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return z(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[B];
			if (!e) throw Error(`Unable to find environment variable for $${B}. Check if your runtime environment supports job summaries.`);
			try {
				yield st(e, I.R_OK | I.W_OK);
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
			return yield (t ? lt : ct)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(at);
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
}(), V = S({ full_name: C() }), dt = S({
	number: re(),
	head: S({
		sha: C(),
		repo: V.nullish()
	}),
	base: S({
		sha: C().default(""),
		ref: C().default(""),
		repo: V.extend({ default_branch: C().default("") })
	})
}), ft = S({
	pull_request: dt.optional(),
	before: C().optional(),
	repository: S({ fork: ne().optional() }).optional()
}), pt = /^0+$/;
async function mt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = ht(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await gt(e.GITHUB_EVENT_PATH), l = c?.pull_request && _t(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !pt.test(u) && { before: u },
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
function ht(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function gt(e) {
	if (e) try {
		return ft.safeParse(JSON.parse(await L(e, "utf8"))).data;
	} catch {
		return;
	}
}
function _t({ number: e, head: t, base: n }, r) {
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
var vt = class {
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
			this.#n = `More than ${U * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await e.commits(this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== U) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await e.commitsAfter(n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.#r = Qe(yt(this.#e, i), r), await this.#s(e, i);
			let a = Ze(this.#r, i.values(), {
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = bt(n), i = this.#a;
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
function yt(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function bt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var H = class extends Error {
	name = "HistoryLimit";
};
const U = 100;
var xt = class {
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
		return r.map(W);
	}
	async commitsAfter(e, t) {
		this.#n();
		let { data: n } = await this.#e.rest.repos.compareCommitsWithBasehead({
			...this.#t,
			basehead: `${e}...${t}`
		});
		return n.commits.map(W);
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
function W({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }) {
	let a = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: a,
		trailers: ze(i)
	};
}
var St = class {
	#e;
	#t = new Map();
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, n, r = {}) {
		let { workspace: i, context: a, githubToken: o, signal: s, maxRequests: c = 150 } = this.#e;
		if (o === "") return G("The input github-token is empty.");
		let l = new Map();
		for (let e of n) {
			let t = P(i, e);
			l.set(await R(t).catch(() => t), e);
		}
		let [u, ...d] = await ce([...l.keys()].map((e) => j(e)), i);
		if (!u || d.length > 0) return G("The manifests are not all in one checkout.");
		let f = await R(i), { root: p = f, commit: m = a.sha } = u, h = new Map([...l].map(([e, t]) => [N(p, e).split(F).join("/"), t])), g = (e) => h.get(e) ?? N(f, M(p, e)).split(F).join("/"), _ = (e) => ({
			...e,
			path: g(e.path),
			now: g(e.now)
		});
		try {
			return await ye(o, s, async ({ octokit: n }) => {
				let i = new xt(n, a, () => {
					if (this.#i += 1, this.#i > c) throw new H(Ct(c));
				}), o = this.#t.get(m) ?? new vt(m);
				this.#t.set(m, o);
				let s = await o.readFrom(i, e, r), l = [...h.keys()], u = await Tt(o, i, l), d = [...await wt(o, p, l), ...u.replaced.filter(({ latest: t = 0 }) => t >= e)], f = [...d.map(({ content: e }) => e), ...u.merged.flatMap(({ content: e, former: t }) => [e, t])];
				t(s, await this.#a(i, f));
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
					overwrites: Be([...o.commits, ...o.merged])
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
			return G(K(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap((e) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = He(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(K(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function Ct(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function G(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function K(e) {
	if (e instanceof H) return e.message;
	if (oe(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${ae(e)}.`;
}
async function wt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await L(M(t, n)).catch(() => void 0);
		return i && r !== void 0 && be(i, r) ? [] : [{
			path: n,
			now: n,
			content: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Tt(e, t, n) {
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
[...n], [...n];
function q(e, t) {
	pe(e, t);
}
function Et(e, t, n) {
	let r = l(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	q("summary", Ee(e)), q("has-changes", a(h(e))), q("conflicts", a(c(i).conflicts)), q("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && q("drift", a(x(e))), q("matrix", JSON.stringify(n)), t.plan !== void 0 && q("plan-file", t.plan), t.reports.length > 0 && q("report-file", t.reports.join("\n")), t.backups.length > 0 && q("backup-file", t.backups.join("\n"));
}
function Dt({ title: e, files: t, conflicts: n, body: r, trailer: i }) {
	let a = (e) => t ? String(e) : "";
	q("summary", e), q("has-changes", a((t ?? []).length > 0)), q("conflicts", a(n)), q("pulled-files", (t ?? []).join("\n")), r !== void 0 && q("pull-request-body", r), i !== void 0 && q("pulled-trailer", i);
}
async function Ot(e) {
	try {
		await ut.addRaw(e).write();
	} catch (e) {
		T([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/host/markers.ts
const kt = "lokaform:plan";
function At(e, t, n, i) {
	let c = (e) => e.map((e) => t[_(e)] ?? []), l = t[_(u)] ? [u] : [], d = c([
		s,
		...r,
		...l
	]), p = [k(i.working, i), ...d], m = n.combines ? c([f]) : [], h = [...c([a, o]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [v = []] = c([a]), b = [v].flat().map((e) => g(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${kt}:`,
		comment: `${kt}:${J([
			e?.workflow,
			p,
			h,
			...m
		])}`,
		scope: {
			inputs: J([p, h]).slice(0, 8),
			project: (e) => J([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${b.length > 0 ? `: ${y(b.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${J([
				e?.workflow,
				p,
				h
			])}`
		},
		issue: (e) => `lokaform:drift:${J([p, e])}`
	};
}
function J(e) {
	return Ae("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function jt(e, t) {
	let { first: n, later: r, at: i } = e, a = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], o = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, s = Mt(e), c = a && a.length > 0 ? await Nt(s.body, t) : void 0, l = c?.is === "written" ? c.path : void 0, u = i === void 0 || l === void 0 ? void 0 : Ue(i);
	return Dt({
		title: s.title,
		files: a,
		conflicts: o,
		body: l,
		trailer: u
	}), await Ot(A`${s.summary}\n`), c?.is === "not written" ? [c.problem] : [];
}
function Mt({ first: e, later: t, problems: n }) {
	let r = {
		limit: rt - 1,
		measure: nt,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: A``,
		summary: O(n, r)
	};
	if (e) {
		let t = he(e);
		return {
			title: it(e),
			body: t,
			summary: tt([t, O(n, r)])
		};
	}
	let i = D(t ?? [], {
		limit: xe,
		measure: et,
		overflow: "the diff has them all"
	});
	return {
		title: je(t ?? []),
		body: i,
		summary: D(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function Nt(e, t) {
	let n = M(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await $e(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = Fe(e);
		return {
			is: "not written",
			problem: Oe(r, `cannot be written: ${t}`)
		};
	}
}
// src/host/workflow.ts
const Y = (e, t) => t, Pt = () => Date.now() / 1e3;
async function Ft(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await mt(t.environment), o = {
		...e,
		github: a,
		targets: new Map()
	}, s;
	return {
		sources: a?.pullRequest ? {
			...t,
			target: (e, t) => s ??= Vt(e, t, o)
		} : t,
		problems: r,
		hide: w,
		print: (e) => T([e]),
		screen: { paint: Y },
		showProblems: (e) => {
			T(Te(e, Y)), de(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => Yt(e, a),
		context: (e, t, n) => Wt(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = At(a, t, r, i), l = await Ht(r, e.manifests, o), { publish: u } = await import("./publish.js"), d = await u(e, {
				writesResult: r.publish,
				writesCheckRun: !r.combines,
				context: a,
				githubToken: n,
				markers: c,
				isSuccess: te(e, X(r)) === 0,
				source: l,
				unappliedBase: Lt(r, a),
				now: Pt(),
				signal: s
			});
			return T([...d.comments, ...d.issues].map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: ue(e.message)
			}));
		},
		linkTo: (e, t) => Rt(e, t, o),
		close: (e, t, n, r) => It(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: X,
		ask: void 0,
		reportPull: (e) => jt(e, i)
	};
}
function X({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function It(e, t, { files: n, annotated: r }, a) {
	let { folders: o } = a.sources, s = t.combines ? [] : Kt(e, o.displayRoot);
	T([
		...Re(e, { paint: Y }),
		...Ve(De(e), Y),
		...Ie(e, Y),
		...Xe(n, (e) => k(e, o))
	]), we(r ? {
		...e,
		problems: r,
		projects: []
	} : e), Et(e, {
		...n,
		backups: s
	}, Gt(e, t));
	let c = await Rt(e, t, a), { summary: l } = await import("./comment.js");
	await Ot(l(e, {
		reportFile: n.reports[0],
		linkTo: c,
		unappliedBase: Lt(t, a.github)
	})), t.command === "drift" && t.failOnDrift && !i(e) && x(e) && ie(e);
}
function Lt({ applyFrom: e }, t) {
	return t?.pullRequest && le(t.pullRequest, e);
}
async function Rt(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && Se(r, a, i.folders.displayRoot);
}
function zt(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await Ht(e, a, n);
			return Ce(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				source: o,
				signal: t
			});
		},
		toWrite: () => ge(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function Bt(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Z(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.pullRequest ? _e(a, a.pullRequest, u) : ve(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof Pe) return {
			is: "missing",
			why: me(e)
		};
		throw e;
	}
}
function Vt(e, t, n) {
	let { sources: r } = n;
	return Bt({
		configFile: Ge(e, r.folders),
		combines: !1,
		command: "plan"
	}, [], t, n, ({ files: t }) => Me(e, r, t));
}
async function Ht(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = [e.configFile, ...Ut(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await Ye(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function Ut({ combines: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => P(n.displayRoot, e));
}
async function Z(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = Ut(e, t, n), o = a.length === 0 || await qe(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => R(e).catch(() => e))), c = [...o, ...s].map((e) => j(e));
	return ce(c, i.displayRoot);
}
function Wt(e, t, n, r) {
	let { command: i } = e, { folders: a, environment: o } = r.sources, s = (a, o) => Bt(e, a, t.stopping, r, (e) => Le(i, n, r.sources, e, t.stopping, o));
	return {
		folders: a,
		environment: o,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: w,
		onResponse: (e) => fe(Ke(e)),
		...ke(Date.now, (e) => T([e])),
		onPlan: async (e) => (T(Ne(e, {
			paint: Y,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && s(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : s(e, t),
		history: qt(a, o, {
			github: r.github,
			githubToken: r.githubToken,
			signal: t.stopping
		}),
		permission: zt(e, t, r)
	};
}
function Gt({ selected: e = [] }, { projects: t, combines: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function Kt({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [P(t, e)]);
}
function qt(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new We({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new St({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : Jt(t, await s.versions(...e));
	} };
}
function Jt(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
function Yt({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && Xt(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return b("no-secrets", s, { severity: "notice" });
}
function Xt({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
// src/startAction.ts
const { env: Q, stdout: Zt, stderr: $ } = process;
async function Qt(e) {
	ee(Zt, $);
	let t = await $t(e).catch((e) => {
		let t = Je(e, { displayRoot: Q.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return se(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await d(t, Zt, $);
}
async function $t(t) {
	let [n, r] = [E("token"), E("github-token")];
	w([n, r].map(m));
	let { command: i, raw: a, problems: o } = v((e) => E(e), t), s = e(Q);
	s.state === "unavailable" && o.push(b("bad-setting", s.message, { severity: "warning" }));
	let c = Q.GITHUB_WORKSPACE || process.cwd(), l = {
		working: P(c, E("working-directory")),
		displayRoot: c,
		confined: {
			workspace: c,
			temp: Q.RUNNER_TEMP || void 0
		}
	}, u = Q.RUNNER_TEMP ? M(Q.RUNNER_TEMP, "lokaform-backup") : void 0, d = await Ft({
		sources: {
			folders: l,
			environment: Q,
			token: n || void 0,
			backupDir: u
		},
		githubToken: r,
		problems: o
	});
	return (i ?? p).run(a, d);
}
export { Qt as t };
