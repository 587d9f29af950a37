import { f as e, l as t } from "./wire.js";
import { At as n, B as r, Cr as i, Dt as a, Er as o, Ft as s, G as c, Ot as l, Pt as u, a as d, hn as f, hr as p, kt as m, o as h, t as g, tn as _, ut as v, vr as y, z as ee } from "./start.js";
import { _ as b, a as te, c as ne, p as x } from "./zod.js";
import { A as re, D as ie, E as ae, F as S, I as oe, M as C, O as se, T as ce, a as le, i as ue, j as w, k as de, m as fe, o as pe, p as me, r as he, s as ge, t as _e, u as ve, v as ye, w as be, y as T } from "./mayApply.js";
import { $t as xe, Ar as Se, B as Ce, Bt as we, Ct as Te, D as Ee, Et as De, H as Oe, J as ke, Lr as Ae, Mr as E, Mt as je, Nr as Me, P as Ne, Q as Pe, R as Fe, St as Ie, U as Le, V as Re, Vr as D, Wt as ze, Xt as Be, Z as Ve, bt as He, en as Ue, jr as We, jt as Ge, k as Ke, kt as qe, pn as Je, qr as Ye, qt as Xe, vt as Ze, xn as Qe, xt as $e, yt as et, z as tt, zr as nt } from "./engine.js";
import { S as O, d as rt, f as it, l as k, m as A, n as at, o as ot, p as st, u as ct, w as j, x as M, y as lt } from "./markdown.js";
import { n as ut, o as dt, r as ft } from "./written.js";
import { dirname as N, join as P, relative as F, resolve as I, sep as pt } from "node:path";
import { EOL as mt } from "os";
import { constants as ht, promises as gt } from "fs";
import { readFile as _t, realpath as L } from "node:fs/promises";
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
const { access: vt, appendFile: yt, writeFile: bt } = gt, z = "GITHUB_STEP_SUMMARY", xt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return R(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[z];
			if (!e) throw Error(`Unable to find environment variable for $${z}. Check if your runtime environment supports job summaries.`);
			try {
				yield vt(e, ht.R_OK | ht.W_OK);
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
			return yield (t ? bt : yt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(mt);
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
}(), B = x({ full_name: b() }), St = x({
	number: ne(),
	head: x({
		sha: b(),
		repo: B.nullish()
	}),
	base: x({
		sha: b().default(""),
		ref: b().default(""),
		repo: B.extend({ default_branch: b().default("") })
	})
}), Ct = x({
	pull_request: St.optional(),
	before: b().optional(),
	repository: x({ fork: te().optional() }).optional()
}), wt = /^0+$/;
async function Tt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = Et(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await Dt(e.GITHUB_EVENT_PATH), l = c?.pull_request && Ot(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !wt.test(u) && { before: u },
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
function Et(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function Dt(e) {
	if (e) try {
		return Ct.safeParse(JSON.parse(await _t(e, "utf8"))).data;
	} catch {
		return;
	}
}
function Ot({ number: e, head: t, base: n }, r) {
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
[...y], [...y];
function V(e, t) {
	oe(e, t);
}
function kt(e, t, n) {
	let r = xe(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	V("summary", Be(e)), V("has-changes", a(We(e))), V("conflicts", a(Ue(i).conflicts)), V("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && V("drift", a(E(e))), V("matrix", JSON.stringify(n)), t.plan !== void 0 && V("plan-file", t.plan), t.reports.length > 0 && V("report-file", t.reports.join("\n")), t.backups.length > 0 && V("backup-file", t.backups.join("\n"));
}
function At({ title: e, files: t, conflicts: n, body: r, trailer: i }) {
	let a = (e) => t ? String(e) : "";
	V("summary", e), V("has-changes", a((t ?? []).length > 0)), V("conflicts", a(n)), V("pulled-files", (t ?? []).join("\n")), r !== void 0 && V("pull-request-body", r), i !== void 0 && V("pulled-trailer", i);
}
async function H(e) {
	try {
		await xt.addRaw(e).write();
	} catch (e) {
		C([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/limitedRequests.ts
var U = class extends Error {
	name = "HistoryLimit";
}, jt = class {
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
		trailers: Ce(i)
	};
}
var Mt = class {
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
			this.#n = "More than 2000 commits were made since then, and older ones are not read.";
			for (let n = 1; n <= 20; n += 1) {
				let r = await e.commits(this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== 100) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await e.commitsAfter(n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.#r = Oe(Nt(this.#e, i), r), await this.#s(e, i);
			let a = Re(this.#r, i.values(), {
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = Pt(n), i = this.#a;
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
function Nt(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function Pt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var Ft = class {
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
			let t = I(i, e);
			l.set(await L(t).catch(() => t), e);
		}
		let [u, ...d] = await T([...l.keys()].map((e) => N(e)), i);
		if (!u || d.length > 0) return G("The manifests are not all in one checkout.");
		let f = await L(i), { root: p = f, commit: m = a.sha } = u, h = new Map([...l].map(([e, t]) => [F(p, e).split(pt).join("/"), t])), g = (e) => h.get(e) ?? F(f, P(p, e)).split(pt).join("/"), _ = (e) => ({
			...e,
			path: g(e.path),
			now: g(e.now)
		});
		try {
			return await ve(o, s, async ({ octokit: n }) => {
				let i = new jt(n, a, () => {
					if (this.#i += 1, this.#i > c) throw new U(It(c));
				}), o = this.#t.get(m) ?? new Mt(m);
				this.#t.set(m, o);
				let s = await o.readFrom(i, e, r), l = [...h.keys()], u = await Rt(o, i, l), d = [...await Lt(o, p, l), ...u.replaced.filter(({ latest: t = 0 }) => t >= e)], f = [...d.map(({ content: e }) => e), ...u.merged.flatMap(({ content: e, former: t }) => [e, t])];
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
					overwrites: Le([...o.commits, ...o.merged])
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
				let n = Ye(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(K(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function It(e) {
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
	if (e instanceof U) return e.message;
	if (me(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${fe(e)}.`;
}
async function Lt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await _t(P(t, n)).catch(() => void 0);
		return i && r !== void 0 && ue(i, r) ? [] : [{
			path: n,
			now: n,
			content: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Rt(e, t, n) {
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
// src/workflow/history.ts
function zt(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new Fe({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new Ft({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : Bt(t, await s.versions(...e));
	} };
}
function Bt(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
// src/workflow/markers.ts
const q = "lokaform:plan";
function Vt(e, t, o, s) {
	let c = (e) => e.map((e) => t[i(e)] ?? []), u = t[i(l)] ? [l] : [], d = c([
		a,
		...f,
		...u
	]), p = [D(s.working, s), ...d], h = o.combines ? c([v]) : [], g = [...c([m, n]), o.projects.flatMap(({ chosen: e }) => e ?? [])], [_ = []] = c([m]), y = [_].flat().map((e) => ee(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${q}:`,
		comment: `${q}:${J([
			e?.workflow,
			p,
			g,
			...h
		])}`,
		scope: {
			inputs: J([p, g]).slice(0, 8),
			project: (e) => J([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${o.command}${y.length > 0 ? `: ${r(y.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${J([
				e?.workflow,
				p,
				g
			])}`
		},
		issue: (e) => `lokaform:drift:${J([p, e])}`
	};
}
function J(e) {
	return Ge("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function Ht({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && Ut(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return _("no-secrets", s, { severity: "notice" });
}
function Ut({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
function Y(e, t) {
	let n = new rt(t.limit, t.measure), r = dt(e), i = r.parts.map(({ heading: e, sections: t }) => ({
		heading: e,
		groups: t.map((e) => ct(e))
	})), a = e.length > 1, o = O(r.next), s = A([
		M`## ${j(r.title)}`,
		O(r.lead),
		O(r.files)
	]), c = Gt(t.problems ?? []);
	n.takeText(A([s, o])), c.section.count > 0 && n.take(400), n.showRest([c.section], n.remaining / 2);
	let l = i.filter(({ groups: e }) => n.take(400 * (e.length + 1))), u = l.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(u, 1);
	for (let e of u) n.showRest([e]);
	let d = i.length - l.length;
	return A([
		s,
		...k(c, 3, t.overflow),
		...l.flatMap(({ heading: e, groups: n }) => [...a ? [M`### ${O(e)}`] : [], ...n.flatMap((e) => k(e, a ? 4 : 3, t.overflow))]),
		...d > 0 ? [j(`… and ${Qe(d)} more projects; ${t.overflow}.`)] : [],
		o
	]);
}
function Wt(e, { limit: t, measure: n, overflow: r }) {
	let i = Gt(e);
	return new rt(t / 2, n).showRest([i.section]), A(k(i, 3, r));
}
function Gt(e) {
	return ct(ze(e, {
		full: "also",
		longest: ot
	}));
}
function Kt(e) {
	let { title: t, files: n, more: r, next: i } = ft(e);
	return A([
		M`## ${j(t)}`,
		lt(n.map(O)),
		...r.map(O),
		O(i)
	]);
}
async function qt(e, t) {
	let { first: n, later: r, at: i } = e, a = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], o = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, s = Jt(e), c = a && a.length > 0 ? await Yt(s.body, t) : void 0, l = c?.is === "written" ? c.path : void 0, u = i === void 0 || l === void 0 ? void 0 : tt(i);
	return At({
		title: s.title,
		files: a,
		conflicts: o,
		body: l,
		trailer: u
	}), await H(M`${s.summary}\n`), c?.is === "not written" ? [c.problem] : [];
}
function Jt({ first: e, later: t, problems: n }) {
	let r = {
		limit: at - 1,
		measure: it,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: M``,
		summary: Wt(n, r)
	};
	if (e) {
		let t = Kt(e);
		return {
			title: ut(e),
			body: t,
			summary: A([t, Wt(n, r)])
		};
	}
	let i = Y(t ?? [], {
		limit: 65e3,
		measure: st,
		overflow: "the diff has them all"
	});
	return {
		title: Xe(t ?? []),
		body: i,
		summary: Y(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function Yt(e, t) {
	let n = P(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await Ke(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = Ne(e);
		return {
			is: "not written",
			problem: Ee(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const X = (e, t) => t, Xt = () => Date.now() / 1e3;
async function Zt(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await Tt(t.environment), o = {
		...e,
		github: a,
		targets: new Map()
	}, s;
	return {
		sources: a?.pullRequest ? {
			...t,
			target: (e, t) => s ??= rn(e, t, o)
		} : t,
		problems: r,
		hide: w,
		print: (e) => C([e]),
		screen: { paint: X },
		showProblems: (e) => {
			C(Ie(e, X)), ie(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => Ht(e, a),
		context: (e, t, n) => sn(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = Vt(a, t, r, i), l = await an(r, e.manifests, o), { publish: u } = await import("./publish.js"), d = await u(e, {
				writesResult: r.publish,
				writesCheckRun: !r.combines,
				context: a,
				githubToken: n,
				markers: c,
				isSuccess: Se(e, Qt(r)) === 0,
				source: l,
				unappliedBase: Z(r, a),
				now: Xt(),
				signal: s
			});
			return C([...d.comments, ...d.issues].map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: de(e.message)
			}));
		},
		linkTo: (e, t) => en(e, t, o),
		close: (e, t, n, r) => $t(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: Qt,
		ask: void 0,
		reportPull: (e) => qt(e, i)
	};
}
function Qt({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function $t(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, o = t.combines ? [] : ln(e, a.displayRoot);
	C([
		...He(e, { paint: X }),
		...Te(Je(e), X),
		...et(e, X),
		...De(n, (e) => D(e, a))
	]), ce(r ? {
		...e,
		problems: r,
		projects: []
	} : e), kt(e, {
		...n,
		backups: o
	}, cn(e, t));
	let s = await en(e, t, i), { summary: c } = await import("./summary.js");
	await H(c(e, {
		reportFile: n.reports[0],
		linkTo: s,
		unappliedBase: Z(t, i.github)
	})), t.command === "drift" && t.failOnDrift && !Me(e) && E(e) && ae(e);
}
function Z({ applyFrom: e }, t) {
	return t?.pullRequest && be(t.pullRequest, e);
}
async function en(e, t, n) {
	let { github: r, sources: i } = n, a = await Q(t, e.manifests, n);
	return r && ye(r, a, i.folders.displayRoot);
}
function tn(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await an(e, a, n);
			return _e(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				source: o,
				signal: t
			});
		},
		toWrite: () => he(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function nn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Q(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.pullRequest ? pe(a, a.pullRequest, u) : le(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof we) return {
			is: "missing",
			why: ge(e)
		};
		throw e;
	}
}
function rn(e, t, n) {
	let { sources: r } = n;
	return nn({
		configFile: Ze(e, r.folders),
		combines: !1,
		command: "plan"
	}, [], t, n, ({ files: t }) => Pe(e, r, t));
}
async function an(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Q(e, t, n), a = [e.configFile, ...on(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await je(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function on({ combines: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => I(n.displayRoot, e));
}
async function Q(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = on(e, t, n), o = a.length === 0 || await nt(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => L(e).catch(() => e))), c = [...o, ...s].map((e) => N(e));
	return T(c, i.displayRoot);
}
function sn(e, t, n, r) {
	let { command: i } = e, { folders: a, environment: o } = r.sources, s = (a, o) => nn(e, a, t.stopping, r, (e) => Ve(i, n, r.sources, e, t.stopping, o));
	return {
		folders: a,
		environment: o,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: w,
		onResponse: (e) => re(qe(e)),
		...ke(Date.now, (e) => C([e])),
		onPlan: async (e) => (C($e(e, {
			paint: X,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && s(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : s(e, t),
		history: zt(a, o, {
			github: r.github,
			githubToken: r.githubToken,
			signal: t.stopping
		}),
		permission: tn(e, t, r)
	};
}
function cn({ selected: e = [] }, { projects: t, combines: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function ln({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [I(t, e)]);
}
// src/startAction.ts
const { env: $, stdout: un, stderr: dn } = process;
async function fn(e) {
	h(un, dn);
	let t = await pn(e).catch((e) => {
		let t = Ae(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return se(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await d(t, un, dn);
}
async function pn(t) {
	let [n, r] = [S(u.name), S(p.name)];
	w([n, r].map(c));
	let { command: i, raw: a, problems: l } = g((e) => S(e), t), d = e($);
	d.state === "unavailable" && l.push(_("bad-setting", d.message, { severity: "warning" }));
	let f = $.GITHUB_WORKSPACE || process.cwd(), m = {
		working: I(f, S(s.name)),
		displayRoot: f,
		confined: {
			workspace: f,
			temp: $.RUNNER_TEMP || void 0
		}
	}, h = $.RUNNER_TEMP ? P($.RUNNER_TEMP, "lokaform-backup") : void 0, v = await Zt({
		sources: {
			folders: m,
			environment: $,
			token: n || void 0,
			backupDir: h
		},
		githubToken: r,
		problems: l
	});
	return (i ?? o).run(a, v);
}
export { fn as t };
