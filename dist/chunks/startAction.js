import { b as e, u as t } from "./wire.js";
import { Bi as n, Di as r, Et as i, Gn as a, Kn as o, N as s, O as c, S as l, Un as u, Wt as d, Xr as f, bt as p, dn as m, fn as h, gn as g, na as _, oa as v, qn as ee, t as y, w as te, xt as b, yt as ne } from "./start.js";
import { f as x, g as S, i as re, s as ie } from "./zod.js";
import { B as ae, D as oe, E as se, G as C, H as ce, K as w, P as T, R as le, U as ue, V as de, W as fe, X as pe, Y as E, _ as me, a as he, c as D, f as ge, g as _e, h as ve, j as ye, m as be, n as xe, p as Se, s as Ce, u as we, z as Te } from "./issues.js";
import { Fn as Ee, G as De, I as Oe, J as ke, Jt as Ae, Kn as je, Mn as Me, N as Ne, Tn as Pe, V as Fe, Xt as Ie, Y as Le, Yt as Re, Zt as ze, _n as Be, bn as Ve, en as He, fr as Ue, ft as We, gn as Ge, hn as Ke, ir as qe, mn as Je, nr as Ye, or as O, pn as Xe, qn as Ze, qt as Qe, rn as $e, tn as et, vn as tt, yn as nt } from "./engine.js";
import { E as k, _ as rt, b as it, g as at, r as ot } from "./markdown.js";
import { s as st } from "./written.js";
import { dirname as A, join as j, relative as M, resolve as N, sep as ct } from "node:path";
import { EOL as lt } from "os";
import { constants as ut, promises as dt } from "fs";
import { readFile as P, realpath as F } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var I = function(e, t, n, r) {
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
const { access: ft, appendFile: pt, writeFile: mt } = dt, L = "GITHUB_STEP_SUMMARY", ht = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return I(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[L];
			if (!e) throw Error(`Unable to find environment variable for $${L}. Check if your runtime environment supports job summaries.`);
			try {
				yield ft(e, ut.R_OK | ut.W_OK);
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
		return I(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? mt : pt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return I(this, void 0, void 0, function* () {
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
}(), R = x({ full_name: S() }), gt = x({
	number: ie(),
	head: x({
		sha: S(),
		repo: R.nullish()
	}),
	base: x({
		sha: S().default(""),
		ref: S().default(""),
		repo: R.extend({ default_branch: S().default("") })
	})
}), _t = x({
	pull_request: gt.optional(),
	before: S().optional(),
	repository: x({ fork: re().optional() }).optional()
}), vt = /^0+$/;
async function yt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = bt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await xt(e.GITHUB_EVENT_PATH), l = c?.pull_request && St(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !vt.test(u) && { before: u },
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
function bt(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function xt(e) {
	if (e) try {
		return _t.safeParse(JSON.parse(await P(e, "utf8"))).data;
	} catch {
		return;
	}
}
function St({ number: e, head: t, base: n }, r) {
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
var Ct = class {
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
			this.#n = `More than ${B * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await e.commits(this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== B) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await e.commitsAfter(n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.#r = nt(wt(this.#e, i), r), await this.#s(e, i);
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = Tt(n), i = this.#a;
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
function wt(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function Tt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var z = class extends Error {
	name = "HistoryLimit";
};
const B = 100;
var Et = class {
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
		return r.map(V);
	}
	async commitsAfter(e, t) {
		this.#n();
		let { data: n } = await this.#e.rest.repos.compareCommitsWithBasehead({
			...this.#t,
			basehead: `${e}...${t}`
		});
		return n.commits.map(V);
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
function V({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }) {
	let a = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: a,
		trailers: Be(i)
	};
}
var Dt = class {
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
		if (o === "") return H("The input github-token is empty.");
		let l = new Map();
		for (let e of n) {
			let t = N(i, e);
			l.set(await F(t).catch(() => t), e);
		}
		let [u, ...d] = await T([...l.keys()].map((e) => A(e)), i);
		if (!u || d.length > 0) return H("The manifests are not all in one checkout.");
		let f = await F(i), { root: p = f, commit: m = a.sha } = u, h = new Map([...l].map(([e, t]) => [M(p, e).split(ct).join("/"), t])), g = (e) => h.get(e) ?? M(f, j(p, e)).split(ct).join("/");
		try {
			return await ye(o, s, async ({ octokit: n }) => {
				let i = new Et(n, a, () => {
					if (this.#i += 1, this.#i > c) throw new z(Ot(c));
				}), o = this.#t.get(m) ?? new Ct(m);
				this.#t.set(m, o);
				let s = await o.readFrom(i, e, r), l = [...h.keys()], u = await At(o, i, l), d = u.replaced.filter(({ latest: t = 0 }) => t >= e), f = {
					...u,
					replaced: [...await kt(o, p, l), ...d]
				};
				t(s, await this.#a(i, Je(f)));
				let _ = {
					...Ke(f, this.#n, g),
					overwrites: Ve([...o.commits, ...o.merged])
				}, [v] = s;
				return v === void 0 ? {
					is: "read",
					..._
				} : {
					is: "unreadable",
					why: v,
					..._
				};
			});
		} catch (e) {
			return H(U(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Ue(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(U(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function Ot(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function H(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function U(e) {
	if (e instanceof z) return e.message;
	if (se(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${oe(e)}.`;
}
async function kt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await P(j(t, n)).catch(() => void 0);
		return i && r !== void 0 && be(i, r) ? [] : [{
			path: n,
			now: n,
			content: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function At(e, t, n) {
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
function W(e, t) {
	pe(e, t);
}
function jt(e, t, n) {
	let r = c(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	W("summary", Ee(e)), W("has-changes", a(p(e))), W("conflicts", a(s(i).conflicts)), W("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && W("drift", a(b(e))), W("matrix", JSON.stringify(n)), t.plan !== void 0 && W("plan-file", t.plan), t.reports.length > 0 && W("report-file", t.reports.join("\n")), t.backups.length > 0 && W("backup-file", t.backups.join("\n"));
}
function Mt({ title: e, files: t, conflicts: n, body: r, trailer: i }) {
	let a = (e) => t ? String(e) : "";
	W("summary", e), W("has-changes", a((t ?? []).length > 0)), W("conflicts", a(n)), W("pulled-files", (t ?? []).join("\n")), r !== void 0 && W("pull-request-body", r), i !== void 0 && W("pulled-trailer", i);
}
async function G(e) {
	try {
		await ht.addRaw(e).write();
	} catch (e) {
		w([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/host/markers.ts
const K = "lokaform:plan";
function Nt(e, t, n, i) {
	let s = (e) => e.map((e) => t[_(e)] ?? []), c = t[_(a)] ? [a] : [], l = s([
		u,
		...r,
		...c
	]), d = [O(i.working, i), ...l], p = n.combines ? s([f]) : [], g = [...s([o, ee]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [v = []] = s([o]), y = [v].flat().map((e) => m(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${K}:`,
		comment: `${K}:${q([
			e?.workflow,
			d,
			g,
			...p
		])}`,
		scope: {
			inputs: q([d, g]).slice(0, 8),
			project: (e) => q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${y.length > 0 ? `: ${h(y.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${q([
				e?.workflow,
				d,
				g
			])}`
		},
		issue: (e) => `lokaform:drift:${q([d, e])}`
	};
}
function q(e) {
	return Ze("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function Pt(e, t) {
	let { first: n, later: r, at: i } = e, a = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], o = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, s = Ft(e), c = a && a.length > 0 ? await It(s.body, t) : void 0, l = c?.is === "written" ? c.path : void 0, u = i === void 0 || l === void 0 ? void 0 : Ge(i);
	return Mt({
		title: s.title,
		files: a,
		conflicts: o,
		body: l,
		trailer: u
	}), await G(k`${s.summary}\n`), c?.is === "not written" ? [c.problem] : [];
}
function Ft({ first: e, later: t, problems: n }) {
	let r = {
		limit: ot - 1,
		measure: at,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: k``,
		summary: Ce(n, r)
	};
	if (e) {
		let t = he(e);
		return {
			title: st(e),
			body: t,
			summary: it([t, Ce(n, r)])
		};
	}
	let i = D(t ?? [], {
		limit: xe,
		measure: rt,
		overflow: "the diff has them all"
	});
	return {
		title: Me(t ?? []),
		body: i,
		summary: D(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function It(e, t) {
	let n = j(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await Oe(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = Fe(e);
		return {
			is: "not written",
			problem: Ne(r, `cannot be written: ${t}`)
		};
	}
}
// src/host/workflow.ts
const J = (e, t) => t, Lt = () => Date.now() / 1e3;
async function Rt(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await yt(t.environment), o = {
		...e,
		github: a,
		targets: new Map()
	}, s;
	return {
		sources: a?.pullRequest ? {
			...t,
			target: (e, t) => s ??= Ht(e, t, o)
		} : t,
		problems: r,
		hide: C,
		print: (e) => w([e]),
		screen: { paint: J },
		showProblems: (e) => {
			w(Ie(e, J)), de(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => Xt(e, a),
		context: (e, t, n) => Gt(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = Nt(a, t, r, i), l = await Ut(r, e.manifests, o), { publish: u } = await import("./publish.js"), d = await u(e, {
				writesResult: r.publish,
				writesCheckRun: !r.combines,
				context: a,
				githubToken: n,
				markers: c,
				isSuccess: ne(e, Y(r)) === 0,
				source: l,
				unappliedBase: X(r, a),
				now: Lt(),
				signal: s
			});
			return w([...d.comments, ...d.issues].map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: ue(e.message)
			}));
		},
		linkTo: (e, t) => Z(e, t, o),
		close: (e, t, n, r) => zt(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: Y,
		ask: void 0,
		reportPull: (e) => Pt(e, i)
	};
}
function Y({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function zt(e, t, { files: n, annotated: r }, a) {
	let { folders: o } = a.sources, s = t.combines ? [] : qt(e, o.displayRoot);
	w([
		...Ae(e, { paint: J }),
		...ze(je(e), J),
		...Qe(e, J),
		...He(n, (e) => O(e, o))
	]), Te(r ? {
		...e,
		problems: r,
		projects: []
	} : e), jt(e, {
		...n,
		backups: s
	}, Kt(e, t));
	let c = await Z(e, t, a), { summary: l } = await import("./comment.js");
	await G(l(e, {
		reportFile: n.reports[0],
		linkTo: c,
		unappliedBase: X(t, a.github)
	})), t.command === "drift" && t.failOnDrift && !i(e) && b(e) && ae(e);
}
function X({ applyFrom: e }, t) {
	return t?.pullRequest && le(t.pullRequest, e);
}
async function Z(e, t, n) {
	let { github: r, sources: i } = n, a = await Q(t, e.manifests, n);
	return r && Se(r, a, i.folders.displayRoot);
}
function Bt(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await Ut(e, a, n);
			return we(r, {
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
async function Vt(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Q(e, t, r), u = {
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
function Ht(e, t, n) {
	let { sources: r } = n;
	return Vt({
		configFile: We(e, r.folders),
		combines: !1,
		command: "plan"
	}, [], t, n, ({ files: t }) => Le(e, r, t));
}
async function Ut(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Q(e, t, n), a = [e.configFile, ...Wt(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await $e(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function Wt({ combines: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => N(n.displayRoot, e));
}
async function Q(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = Wt(e, t, n), o = a.length === 0 || await qe(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => F(e).catch(() => e))), c = [...o, ...s].map((e) => A(e));
	return T(c, i.displayRoot);
}
function Gt(e, t, n, r) {
	let { command: i } = e, { folders: a, environment: o } = r.sources, s = (a, o) => Vt(e, a, t.stopping, r, (e) => ke(i, n, r.sources, e, t.stopping, o));
	return {
		folders: a,
		environment: o,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: C,
		onResponse: (e) => fe(et(e)),
		...De(Date.now, (e) => w([e])),
		onPlan: async (e) => (w(Re(e, {
			paint: J,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && s(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : s(e, t),
		history: Jt(a, o, {
			github: r.github,
			githubToken: r.githubToken,
			signal: t.stopping
		}),
		permission: Bt(e, t, r)
	};
}
function Kt({ selected: e = [] }, { projects: t, combines: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function qt({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [N(t, e)]);
}
function Jt(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new Xe({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new Dt({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : Yt(t, await s.versions(...e));
	} };
}
function Yt(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
function Xt({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && Zt(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return d("no-secrets", s, { severity: "notice" });
}
function Zt({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
// src/startAction.ts
const { env: $, stdout: Qt, stderr: $t } = process;
async function en(e) {
	te(Qt, $t);
	let t = await tn(e).catch((e) => {
		let t = Ye(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return ce(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await l(t, Qt, $t);
}
async function tn(t) {
	let [n, r] = [E("token"), E("github-token")];
	C([n, r].map(g));
	let { command: i, raw: a, problems: o } = y((e) => E(e), t), s = e($);
	s.state === "unavailable" && o.push(d("bad-setting", s.message, { severity: "warning" }));
	let c = $.GITHUB_WORKSPACE || process.cwd(), l = {
		working: N(c, E("working-directory")),
		displayRoot: c,
		confined: {
			workspace: c,
			temp: $.RUNNER_TEMP || void 0
		}
	}, u = $.RUNNER_TEMP ? j($.RUNNER_TEMP, "lokaform-backup") : void 0, f = await Rt({
		sources: {
			folders: l,
			environment: $,
			token: n || void 0,
			backupDir: u
		},
		githubToken: r,
		problems: o
	});
	return (i ?? v).run(a, f);
}
export { en as t };
