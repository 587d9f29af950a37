import { A as e, C as t, D as n, E as r, N as i, O as a, P as o, S as s, T as c, _ as l, a as u, c as d, d as f, f as p, g as m, i as h, k as g, o as _, r as v, t as ee, w as te } from "./chunks/mayApply.js";
import { f as ne, l as re } from "./chunks/wire.js";
import { _ as y, a as ie, c as ae, p as b } from "./chunks/zod.js";
import { B as oe, G as se, Nt as x, Or as ce, Pt as le, Rt as ue, Tr as de, _n as fe, a as pe, in as me, jt as he, n as ge, o as _e, pt as ve, t as ye, vr as be, z as xe, zt as Se } from "./chunks/start.js";
import { Br as Ce, C as we, Fr as S, H as Te, Hr as Ee, Ht as De, Ir as Oe, It as ke, M as Ae, N as je, Nr as Me, Nt as Ne, O as Pe, P as Fe, Pr as Ie, Ut as Le, V as Re, Wr as C, Xr as ze, bt as Be, ct as Ve, dt as He, ft as Ue, ht as We, kt as Ge, lt as Ke, nn as qe, st as Je, ut as Ye, vt as Xe, x as Ze, xt as Qe, yn as $e, z as et, zt as tt } from "./chunks/engine.js";
import { S as w, d as T, f as nt, l as E, m as D, n as rt, o as it, p as at, u as O, w as k, x as A, y as ot } from "./chunks/markdown.js";
import { n as st, o as ct, r as lt } from "./chunks/written.js";
import { dirname as j, join as M, relative as N, resolve as P, sep as F } from "node:path";
import { EOL as ut } from "os";
import { constants as I, promises as dt } from "fs";
import { readFile as ft, realpath as L } from "node:fs/promises";
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
const { access: pt, appendFile: mt, writeFile: ht } = dt, z = "GITHUB_STEP_SUMMARY", gt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return R(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[z];
			if (!e) throw Error(`Unable to find environment variable for $${z}. Check if your runtime environment supports job summaries.`);
			try {
				yield pt(e, I.R_OK | I.W_OK);
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
			return yield (t ? ht : mt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(ut);
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
}(), B = b({ full_name: y() }), _t = b({
	number: ae(),
	head: b({
		sha: y(),
		repo: B.nullish()
	}),
	base: b({
		sha: y().default(""),
		ref: y().default(""),
		repo: B.extend({ default_branch: y().default("") })
	})
}), vt = b({
	pull_request: _t.optional(),
	before: y().optional(),
	repository: b({ fork: ie().optional() }).optional()
}), yt = /^0+$/;
async function bt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = xt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await St(e.GITHUB_EVENT_PATH), l = c?.pull_request && Ct(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !yt.test(u) && { before: u },
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
function xt(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function St(e) {
	if (e) try {
		return vt.safeParse(JSON.parse(await ft(e, "utf8"))).data;
	} catch {
		return;
	}
}
function Ct({ number: e, head: t, base: n }, r) {
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
// src/github/outputs.ts
function V(e, t) {
	o(e, t);
}
function wt(e, t, n) {
	let r = De(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	V("summary", tt(e)), V("has-changes", a(Ie(e))), V("conflicts", a(Le(i).conflicts)), V("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && V("drift", a(S(e))), V("matrix", JSON.stringify(n)), t.plan !== void 0 && V("plan-file", t.plan), t.reports.length > 0 && V("report-file", t.reports.join("\n")), t.backups.length > 0 && V("backup-file", t.backups.join("\n"));
}
function Tt({ title: e, files: t, conflicts: n, body: r }) {
	let i = (e) => t ? String(e) : "";
	V("summary", e), V("has-changes", i((t ?? []).length > 0)), V("conflicts", i(n)), V("pulled-files", (t ?? []).join("\n")), r !== void 0 && V("pull-request-body", r);
}
async function H(t) {
	try {
		await gt.addRaw(t).write();
	} catch (t) {
		e([`The job summary could not be written: ${t instanceof Error ? t.message : t}`]);
	}
}
// src/github/limitedRequests.ts
var U = class extends Error {
	name = "HistoryLimit";
}, Et = class {
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
function W({ sha: e, parents: t, commit: { committer: n, author: r } }) {
	let i = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: i
	};
}
var Dt = class {
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
			this.#r = Fe(Ot(this.#e, i), r);
			let a = je(this.#r, i.values(), {
				since: t,
				now: r
			});
			this.#i = a.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let [o] = this.#r.at(-1)?.parents ?? [];
			this.#a = [...this.#r.map(({ id: e }) => e), ...o === void 0 ? [] : [o]], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = kt(n), i = this.#a;
		r !== "" && await this.#s(e, i.map((e) => `${e}:${r}`));
		let a = i.filter((e, t) => r === "" || t === 0 || this.#o.get(`${e}:${r}`) !== this.#o.get(`${i[t - 1]}:${r}`));
		await this.#s(e, a.flatMap((e) => n.map((t) => `${e}:${t}`)));
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
		return await this.#s(e, n.flatMap(({ id: e, parents: n }) => t.flatMap((t) => [`${e}:${t}`, `${n[0]}:${t}`]))), n.flatMap(({ id: e, parents: n, until: r }) => t.flatMap((t) => {
			let [i, a] = [e, n[0]].map((e) => this.#o.get(`${e}:${t}`));
			return i === a ? [] : [{
				path: t,
				until: r,
				former: a,
				content: i
			}];
		}));
	}
	async #s(e, t) {
		let n = t.filter((e) => !this.#o.has(e));
		for (let t = 0; t < n.length; t += 200) {
			let r = n.slice(t, t + 200), i = await e.objectIds(r);
			for (let [e, t] of r.entries()) this.#o.set(t, i[e]);
		}
	}
};
function Ot(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function kt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var At = class {
	#e;
	#t = new Map();
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { workspace: r, context: i, githubToken: a, signal: o, maxRequests: s = 150 } = this.#e;
		if (a === "") return G("The input github-token is empty.");
		let c = new Map();
		for (let e of t) {
			let t = P(r, e);
			c.set(await L(t).catch(() => t), e);
		}
		let [u, ...f] = await l([...c.keys()].map((e) => j(e)), r);
		if (!u || f.length > 0) return G("The manifests are not all in one checkout.");
		let p = await L(r), { root: m = p, commit: h = i.sha } = u, g = new Map([...c].map(([e, t]) => [N(m, e).split(F).join("/"), t])), _ = (e) => g.get(e) ?? N(p, M(m, e)).split(F).join("/"), v = (e) => ({
			...e,
			path: _(e.path),
			now: _(e.now)
		});
		try {
			return await d(a, o, async ({ octokit: t }) => {
				let r = new Et(t, i, () => {
					if (this.#i += 1, this.#i > s) throw new U(jt(s));
				}), a = this.#t.get(h) ?? new Dt(h);
				this.#t.set(h, a);
				let o = await a.readFrom(r, e, n), c = await Mt(a, r, [...g.keys()]), l = c.replaced.filter(({ latest: t = 0 }) => t >= e), u = [...l.map(({ content: e }) => e), ...c.merged.flatMap(({ content: e, former: t }) => [e, t])];
				re(o, await this.#a(r, u));
				let d = (e) => e === void 0 ? "" : this.#n.get(e), f = l.flatMap(({ content: e, ...t }) => {
					let n = d(e);
					return n === void 0 ? [] : [v({
						...t,
						text: n
					})];
				}), p = c.merged.flatMap(({ content: e, former: t, ...n }) => {
					let [r, i] = [d(e), d(t)];
					return r === void 0 || i === void 0 ? [] : [v({
						...n,
						text: r,
						before: i
					})];
				}), [m] = o;
				return m === void 0 ? {
					is: "read",
					versions: f,
					merged: p
				} : {
					is: "unreadable",
					why: m,
					versions: f,
					merged: p
				};
			});
		} catch (e) {
			return G(K(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap((e) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = ze(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(K(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function jt(e) {
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
	if (f(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${p(e)}.`;
}
async function Mt(e, t, n) {
	if (e.commits.length === 0) return {
		replaced: [],
		merged: []
	};
	let r = [], i = new Map(n.map((e) => [e, e])), a = n.map((e) => ({
		path: e,
		now: e,
		from: 0
	}));
	for (; a.length > 0;) {
		await e.readContents(t, a);
		let n = [];
		for (let { path: o, now: s, from: c } of a) for (let [a, { id: l, parents: u, until: d, latest: f }] of e.commits.entries()) {
			let [p, m] = [e.contentAt(a, o), e.contentAt(a + 1, o)];
			if (a < c || p === m) continue;
			let h = m === void 0 && u.length > 0 ? await t.formerPath(l, o) : void 0;
			h === void 0 ? r.push({
				index: a,
				version: {
					path: o,
					now: s,
					content: m,
					until: d,
					latest: f,
					by: l
				}
			}) : n.push({
				path: h,
				now: s,
				from: a
			}), h !== void 0 && i.set(h, s);
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
function Nt(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new Ae({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new At({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : Pt(t, await s.versions(...e));
	} };
}
function Pt(e, t) {
	let n = e.versions.filter(({ by: e }) => e === void 0), { versions: r, merged: i = [] } = t.is === "read" || t.versions.length > e.versions.length - n.length ? {
		...t,
		versions: [...n, ...t.versions]
	} : e;
	return t.is === "read" ? {
		is: "read",
		versions: r,
		merged: i
	} : {
		is: "unreadable",
		why: `${e.why} ${t.why}`,
		versions: r,
		merged: i
	};
}
// src/workflow/markers.ts
const q = "lokaform:plan";
function Ft(e, t, n, r) {
	let i = (e) => e.map((e) => t[de(e)] ?? []), a = [C(r.working, r), ...i([he, ...fe])], o = n.combines ? i([ve]) : [], s = [...i([x, le]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [c = []] = i([x]), l = [c].flat().map((e) => xe(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${q}:`,
		comment: `${q}:${J([
			e?.workflow,
			a,
			s,
			...o
		])}`,
		scope: {
			inputs: J([a, s]).slice(0, 8),
			project: (e) => J([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${l.length > 0 ? `: ${oe(l.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${J([
				e?.workflow,
				a,
				s
			])}`
		},
		issue: (e) => `lokaform:drift:${J([a, e])}`
	};
}
function J(e) {
	return Be("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function It({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && Lt(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return me("no-secrets", s, { severity: "notice" });
}
function Lt({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
function Y(e, t) {
	let n = new T(t.limit, t.measure), r = ct(e), i = r.parts.map(({ heading: e, sections: t }) => ({
		heading: e,
		groups: t.map((e) => O(e))
	})), a = e.length > 1, o = w(r.next), s = D([
		A`## ${k(r.title)}`,
		w(r.lead),
		w(r.files)
	]), c = zt(t.problems ?? []);
	n.takeText(D([s, o])), c.section.count > 0 && n.take(400), n.showRest([c.section], n.remaining / 2);
	let l = i.filter(({ groups: e }) => n.take(400 * (e.length + 1))), u = l.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(u, 1);
	for (let e of u) n.showRest([e]);
	let d = i.length - l.length;
	return D([
		s,
		...E(c, 3, t.overflow),
		...l.flatMap(({ heading: e, groups: n }) => [...a ? [A`### ${w(e)}`] : [], ...n.flatMap((e) => E(e, a ? 4 : 3, t.overflow))]),
		...d > 0 ? [k(`… and ${$e(d)} more projects; ${t.overflow}.`)] : [],
		o
	]);
}
function Rt(e, { limit: t, measure: n, overflow: r }) {
	let i = zt(e);
	return new T(t / 2, n).showRest([i.section]), D(E(i, 3, r));
}
function zt(e) {
	return O(Ne(e, {
		full: "also",
		longest: it
	}));
}
function Bt(e) {
	let { title: t, files: n, more: r, next: i } = lt(e);
	return D([
		A`## ${k(t)}`,
		ot(n.map(w)),
		...r.map(w),
		w(i)
	]);
}
async function Vt(e, t) {
	let { first: n, later: r } = e, i = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], a = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, o = Ht(e), s = i && i.length > 0 ? await Ut(o.body, t) : void 0, c = s?.is === "written" ? s.path : void 0;
	return Tt({
		title: o.title,
		files: i,
		conflicts: a,
		body: c
	}), await H(A`${o.summary}\n`), s?.is === "not written" ? [s.problem] : [];
}
function Ht({ first: e, later: t, problems: n }) {
	let r = {
		limit: rt - 1,
		measure: nt,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: A``,
		summary: Rt(n, r)
	};
	if (e) {
		let t = Bt(e);
		return {
			title: st(e),
			body: t,
			summary: D([t, Rt(n, r)])
		};
	}
	let i = Y(t ?? [], {
		limit: 65e3,
		measure: at,
		overflow: "the diff has them all"
	});
	return {
		title: ke(t ?? []),
		body: i,
		summary: Y(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function Ut(e, t) {
	let n = M(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await we(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = Pe(e);
		return {
			is: "not written",
			problem: Ze(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const X = (e, t) => t, Wt = () => Date.now() / 1e3;
async function Gt(t) {
	let { sources: r, githubToken: i, problems: a } = t, { folders: o } = r, s = await bt(r.environment), l = {
		...t,
		github: s,
		targets: new Map()
	}, u;
	return {
		sources: s?.pullRequest ? {
			...r,
			target: (e, t) => u ??= Qt(e, t, l)
		} : r,
		problems: a,
		hide: g,
		print: (t) => e([t]),
		screen: { paint: X },
		showProblems: (t) => {
			e(He(t, X)), c(t);
		},
		confirm: async () => !0,
		missingSecrets: (e) => It(e, s),
		context: (e, t, n) => tn(e, t, n, l),
		publish: async (t, r, a, c) => {
			let u = Ft(s, r, a, o), d = await $t(a, t.manifests, l), { publish: f } = await import("./chunks/publish.js"), p = await f(t, {
				writesResult: a.publish,
				writesCheckRun: !a.combines,
				context: s,
				githubToken: i,
				markers: u,
				isSuccess: Me(t, Kt(a)) === 0,
				source: d,
				unappliedBase: Jt(a, s),
				now: Wt(),
				signal: c
			});
			return e([...p.comments, ...p.issues].map((e) => `Written: ${e}`)), p.problems.map((e) => ({
				...e,
				message: n(e.message)
			}));
		},
		linkTo: (e, t) => Yt(e, t, l),
		close: (e, t, n, r) => qt(e, t, {
			files: n,
			annotated: r
		}, l),
		exitsWithFindings: Kt,
		ask: void 0,
		reportPull: (e) => Vt(e, o)
	};
}
function Kt({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function qt(n, r, { files: i, annotated: a }, o) {
	let { folders: s } = o.sources, c = r.combines ? [] : rn(n, s.displayRoot);
	e([
		...Ke(n, { paint: X }),
		...Ue(qe(n), X),
		...Ve(n, X),
		...We(i, (e) => C(e, s))
	]), t(a ? {
		...n,
		problems: a,
		projects: []
	} : n), wt(n, {
		...i,
		backups: c
	}, nn(n, r));
	let l = await Yt(n, r, o), { summary: u } = await import("./chunks/summary.js");
	await H(u(n, {
		reportFile: i.reports[0],
		linkTo: l,
		unappliedBase: Jt(r, o.github)
	})), r.command === "drift" && r.failOnDrift && !Oe(n) && S(n) && te(n);
}
function Jt({ applyFrom: e }, t) {
	return t?.pullRequest && s(t.pullRequest, e);
}
async function Yt(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && m(r, a, i.folders.displayRoot);
}
function Xt(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await $t(e, a, n);
			return ee(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				source: o,
				signal: t
			});
		},
		toWrite: () => v(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function Zt(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Z(e, t, r), d = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, f = JSON.stringify(l), p = c.get(f) ?? await (a.pullRequest ? u(a, a.pullRequest, d) : h(a, d));
	if (c.set(f, p), p.is === "missing") return p;
	try {
		return await i(p);
	} catch (e) {
		if (e instanceof Ge) return {
			is: "missing",
			why: _(e)
		};
		throw e;
	}
}
function Qt(e, t, n) {
	let { sources: r } = n;
	return Zt({
		configFile: Je(e, r.folders),
		combines: !1
	}, [], t, n, ({ files: t }) => Te(e, r, t));
}
async function $t(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = [e.configFile, ...en(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await Qe(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function en({ combines: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => P(n.displayRoot, e));
}
async function Z(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = en(e, t, n), o = a.length === 0 || await Ee(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => L(e).catch(() => e))), c = [...o, ...s].map((e) => j(e));
	return l(c, i.displayRoot);
}
function tn(t, n, r, i) {
	let { command: o } = t, { folders: s, environment: c } = i.sources, l = (e, a) => Zt(t, e, n.stopping, i, (e) => Re(o, r, i.sources, e, n.stopping, a));
	return {
		folders: s,
		environment: c,
		cancellation: n,
		now: Date.now,
		wait: (e) => n.wait(e),
		onSecrets: g,
		onResponse: (e) => a(Xe(e)),
		...et(Date.now, (t) => e([t])),
		onPlan: async (t) => (e(Ye(t, {
			paint: X,
			command: o,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (e, t) => i.github?.pullRequest && l(e, t),
		lastApplied: async (e, t) => i.github?.pullRequest ? void 0 : l(e, t),
		history: Nt(s, c, {
			github: i.github,
			githubToken: i.githubToken,
			signal: n.stopping
		}),
		permission: Xt(t, n, i)
	};
}
function nn({ selected: e = [] }, { projects: t, combines: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function rn({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [P(t, e)]);
}
// src/action.ts
const { env: Q, stdout: an, stderr: $ } = process;
_e(an, $);
async function on() {
	let [e, t] = [i(ue.name), i(be.name)];
	g([e, t].map(se));
	let { command: n, raw: r, problems: a } = ye((e) => i(e), ge), o = ne(Q);
	o.state === "unavailable" && a.push(me("bad-setting", o.message, { severity: "warning" }));
	let s = Q.GITHUB_WORKSPACE || process.cwd(), c = {
		working: P(s, i(Se.name)),
		displayRoot: s,
		confined: {
			workspace: s,
			temp: Q.RUNNER_TEMP || void 0
		}
	}, l = Q.RUNNER_TEMP ? M(Q.RUNNER_TEMP, "lokaform-backup") : void 0, u = await Gt({
		sources: {
			folders: c,
			environment: Q,
			token: e || void 0,
			backupDir: l
		},
		githubToken: t,
		problems: a
	});
	return (n ?? ce).run(r, u);
}
const sn = await on().catch((e) => {
	let t = Ce(e, { displayRoot: Q.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
	return r(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
});
await pe(sn, an, $);
export {};
