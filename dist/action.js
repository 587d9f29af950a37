import { C as e, D as t, E as n, M as r, N as i, O as a, S as o, T as s, a as c, c as l, d as u, f as d, i as f, k as p, o as m, r as h, t as g, v as _, w as ee, y as v } from "./chunks/mayApply.js";
import { f as te, l as ne } from "./chunks/wire.js";
import { _ as y, a as re, c as ie, p as b } from "./chunks/zod.js";
import { $ as x, B as S, Bt as C, Dr as ae, G as oe, Gt as se, Kt as ce, L as le, M as ue, Ot as de, Rt as fe, Sr as pe, Vt as me, _r as he, a as ge, dt as _e, fn as ve, n as ye, o as be, pn as xe, t as Se, wr as Ce, z as w } from "./chunks/start.js";
import { An as we, Ct as Te, D as Ee, Fn as De, Ft as Oe, G as ke, Gt as Ae, I as je, It as Me, Jn as Ne, L as Pe, M as Fe, Mt as Ie, Nn as T, Pt as Le, Qn as Re, R as ze, T as Be, Tn as E, U as Ve, Un as He, Wt as Ue, Xn as D, Yn as We, Zt as Ge, ft as Ke, gn as qe, ht as Je, jt as Ye, kn as Xe, mn as Ze, nn as Qe, pt as $e, ut as O, vn as et, wn as k, xt as tt, yn as nt, yr as rt } from "./chunks/engine.js";
import { t as it } from "./chunks/summaryLine.js";
import { A, B as at, C as j, I as ot, L as st, M, N as ct, O as lt, R as ut, S as dt, V as ft, _ as pt, a as mt, b as N, i as ht, o as P, s as gt, t as _t, v as F, w as I, x as vt, y as L } from "./chunks/markdown.js";
import { n as yt, t as bt } from "./chunks/pulledFigures.js";
import { dirname as xt, join as R, relative as z, resolve as B, sep as V } from "node:path";
import { EOL as St } from "os";
import { constants as H, promises as Ct } from "fs";
import { readFile as wt, realpath as U } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var W = function(e, t, n, r) {
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
const { access: Tt, appendFile: Et, writeFile: Dt } = Ct, G = "GITHUB_STEP_SUMMARY", Ot = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return W(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[G];
			if (!e) throw Error(`Unable to find environment variable for $${G}. Check if your runtime environment supports job summaries.`);
			try {
				yield Tt(e, H.R_OK | H.W_OK);
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
		return W(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? Dt : Et)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return W(this, void 0, void 0, function* () {
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
		return this.addRaw(St);
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
}(), kt = b({ full_name: y() }), At = b({
	number: ie(),
	head: b({
		sha: y(),
		repo: kt.nullish()
	}),
	base: b({
		sha: y().default(""),
		repo: kt
	})
}), jt = b({
	pull_request: At.optional(),
	before: y().optional(),
	repository: b({ fork: re().optional() }).optional()
}), Mt = /^0+$/;
async function Nt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = Pt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await Ft(e.GITHUB_EVENT_PATH), l = c?.pull_request && It(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !Mt.test(u) && { before: u },
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
function Pt(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function Ft(e) {
	if (e) try {
		return jt.safeParse(JSON.parse(await wt(e, "utf8"))).data;
	} catch {
		return;
	}
}
function It({ number: e, head: t, base: n }, r) {
	let i = t.repo?.full_name === n.repo.full_name ? r === "dependabot[bot]" ? "Dependabot" : void 0 : "fork";
	return {
		number: e,
		head: t.sha,
		base: n.sha,
		origin: i
	};
}
// src/github/outputs.ts
function Lt(e, t, n) {
	let r = qe(e.projects), a = e.projects.flatMap(({ plan: e }) => e ?? []), o = ct(a.flatMap((e) => e.changes)), s = (e) => a.length > 0 ? String(e) : "";
	i("summary", it(e)), i("has-changes", s(We(e))), i("to-create", s(o.new)), i("to-update", s(o.changed + o.renamed)), i("to-remove", s(o.removed)), i("conflicts", s(et(a).conflicts)), i("created", String(r.created)), i("updated", String(r.updated + r.renamed)), i("destroyed", String(r.archived + r.destroyed)), i("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), i("translations-affected", String(nt(e.projects) ?? "")), e.command === "drift" && i("drift", s(D(e))), i("matrix", JSON.stringify(n)), t.plan !== void 0 && i("plan-file", t.plan), t.report !== void 0 && i("report-file", t.report), t.html !== void 0 && i("html-file", t.html), t.backups.length > 0 && i("backup-file", t.backups.join("\n"));
}
function Rt({ comments: e, issues: t }) {
	e.length > 0 && i("comment-url", zt(e)), t.length > 0 && i("issue-url", zt(t));
}
function zt(e) {
	return e.filter((e) => /^https?:\/\/[\w.:/?=&%#+-]+$/.test(e)).join("\n");
}
function Bt({ title: e, files: t, conflicts: n, body: r }) {
	let a = (e) => t ? String(e) : "";
	i("summary", e), i("has-changes", a((t ?? []).length > 0)), i("conflicts", a(n)), i("pulled-files", (t ?? []).join("\n")), r !== void 0 && i("pull-request-body", r);
}
function Vt(e) {
	i("secret", e);
}
async function Ht(e) {
	try {
		await Ot.addRaw(e).write();
	} catch (e) {
		p([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/report/text/manifestText.ts
function Ut(e, { paint: t, now: n, quiet: r = !1 }) {
	if (!e) return [];
	if (e.is === "not compared") return [`${st}: ${w(e.why, 400)}.`].map(ue);
	let { commit: i, projects: a } = e, o = a.flatMap((e) => [
		...a.length > 1 ? [t("strong", le(e.name ?? ""))] : [],
		...e.settings.map((e) => `  ${t(e.widens ? "note" : "dim", Ye(e))}`),
		...tt(at(e, {
			now: n,
			texts: e.hide_texts !== !0
		}), { paint: t })
	]), { start: s, end: c } = ot, l = [
		t("strong", `${s} (${le(i)}). ${c}`),
		...o,
		t("strong", `Difference: ${ut(a)}.`)
	].map(ue);
	return r ? l.slice(-1) : l;
}
// src/github/limitedRequests.ts
var Wt = class extends Error {
	name = "HistoryLimit";
}, Gt = class {
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
		return r.map(Kt);
	}
	async commitsAfter(e, t) {
		this.#n();
		let { data: n } = await this.#e.rest.repos.compareCommitsWithBasehead({
			...this.#t,
			basehead: `${e}...${t}`
		});
		return n.commits.map(Kt);
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
function Kt({ sha: e, parents: t, commit: { committer: n, author: r } }) {
	let i = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: i
	};
}
var qt = class {
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
			this.#r = ze(Jt(this.#e, i), r);
			let a = Pe(this.#r, i.values(), {
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = Yt(n), i = this.#a;
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
function Jt(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function Yt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var Xt = class {
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
		if (a === "") return K("The input github-token is empty.");
		let c = new Map();
		for (let e of t) {
			let t = B(r, e);
			c.set(await U(t).catch(() => t), e);
		}
		let [u, ...d] = await v([...c.keys()].map((e) => xt(e)), r);
		if (!u || d.length > 0) return K("The manifests are not all in one checkout.");
		let f = await U(r), { root: p = f, commit: m = i.sha } = u, h = new Map([...c].map(([e, t]) => [z(p, e).split(V).join("/"), t])), g = (e) => h.get(e) ?? z(f, R(p, e)).split(V).join("/"), _ = (e) => ({
			...e,
			path: g(e.path),
			now: g(e.now)
		});
		try {
			return await l(a, o, async ({ octokit: t }) => {
				let r = new Gt(t, i, () => {
					if (this.#i += 1, this.#i > s) throw new Wt(Zt(s));
				}), a = this.#t.get(m) ?? new qt(m);
				this.#t.set(m, a);
				let o = await a.readFrom(r, e, n), c = await $t(a, r, [...h.keys()]), l = c.replaced.filter(({ latest: t = 0 }) => t >= e), u = [...l.map(({ content: e }) => e), ...c.merged.flatMap(({ content: e, former: t }) => [e, t])];
				ne(o, await this.#a(r, u));
				let d = (e) => e === void 0 ? "" : this.#n.get(e), f = l.flatMap(({ content: e, ...t }) => {
					let n = d(e);
					return n === void 0 ? [] : [_({
						...t,
						text: n
					})];
				}), p = c.merged.flatMap(({ content: e, former: t, ...n }) => {
					let [r, i] = [d(e), d(t)];
					return r === void 0 || i === void 0 ? [] : [_({
						...n,
						text: r,
						before: i
					})];
				}), [g] = o;
				return g === void 0 ? {
					is: "read",
					versions: f,
					merged: p
				} : {
					is: "unreadable",
					why: g,
					versions: f,
					merged: p
				};
			});
		} catch (e) {
			return K(Qt(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap((e) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Ge(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(Qt(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function Zt(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function K(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function Qt(e) {
	if (e instanceof Wt) return e.message;
	if (u(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${d(e)}.`;
}
async function $t(e, t, n) {
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
function en(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new je({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new Xt({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : tn(t, await s.versions(...e));
	} };
}
function tn(e, t) {
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
const nn = "lokaform:plan";
function rn(e, t, n, r) {
	let i = (e) => e.map((e) => t[Ce(e)] ?? []), a = [Ae(r.working, r), ...i([fe, ...ve])], o = i([...xe.filter(pe), de]), s = n.summarizes ? i([_e]) : [], c = [...i([C, me]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [l = []] = i([C]), u = [l].flat().map((e) => w(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${nn}:`,
		comment: `${nn}:${q([
			e?.workflow,
			a,
			o,
			c,
			...s
		])}`,
		scope: {
			inputs: q([a, c]).slice(0, 8),
			project: (e) => q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${u.length > 0 ? `: ${S(u.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${q([
				e?.workflow,
				a,
				o,
				c
			])}`
		},
		issue: (e) => `lokaform:drift:${q([
			a,
			o,
			e
		])}`
	};
}
function q(e) {
	return Oe("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function an({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && on(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return x("no-secrets", s, { severity: "notice" });
}
function on({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
function sn({ manifests: e }) {
	return `Translations from Lokalise: ${k(e.length, "new manifest")}`;
}
function cn(e) {
	let { manifests: t } = e, n = t.slice(0, 200).map(({ kind: e, path: t, entries: n }) => {
		let r = M(Ze(n, rt.find(({ plural: t }) => t === e)?.name ?? e));
		return A`${I(w(t, 200))}: ${r}`;
	}), r = t.length - n.length;
	return j([
		A`## ${M(sn(e))}`,
		lt(n),
		...r > 0 ? [M(`… and ${k(r, "more manifest")}.`)] : [],
		A`**What happens next:** The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	]);
}
// src/report/markdown/pullBody.ts
const ln = A`**What happens next:** Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input take. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function un(e, t) {
	let n = new L(t.limit, t.measure), r = e.map((e) => ({
		project: e,
		groups: pn(e)
	})), i = e.length > 1, a = j([
		A`## Translations from Lokalise: ${M(yt(e))}`,
		A`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${M("-")} is the text that the manifest had, and the line with ${M("+")} replaces it.`,
		dn(e.flatMap(({ files: e }) => e))
	]), o = P(t.problems ?? []);
	n.takeText(j([a, ln])), o.section.count > 0 && n.take(400), n.showRest([o.section], n.remaining / 2);
	let s = r.filter(({ groups: e }) => n.take(400 * (e.length + 1))), c = s.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(c, 1);
	for (let e of c) n.showRest([e]);
	let l = r.length - s.length;
	return j([
		a,
		...F(o, 3, t.overflow),
		...s.flatMap(({ project: e, groups: n }) => [...i ? [A`### ${mt(e.name)}`] : [], ...n.flatMap((e) => F(e, i ? 4 : 3, t.overflow))]),
		...l > 0 ? [M(`… and ${E(l)} more projects; ${t.overflow}.`)] : [],
		ln
	]);
}
function dn(e) {
	let t = [...new Set(e)], [n, ...r] = t.slice(0, 20).map((e) => I(w(e, 200)));
	if (!n) return A``;
	let i = t.length - 20, a = i > 0 ? A` and ${M(k(i, "more file"))}` : A``;
	return A`${M(t.length === 1 ? "File:" : "Files:")} ${r.reduce((e, t) => A`${e}, ${t}`, n)}${a}.`;
}
function fn(e, { limit: t, measure: n, overflow: r }) {
	let i = P(e);
	return new L(t / 2, n).showRest([i.section]), j(F(i, 3, r));
}
function pn({ comparison: e, kept: t, hide_texts: n }) {
	let r = {
		texts: n !== !0,
		languages: []
	}, { changes: i, released: a } = e, o = a.map((e) => gt(ft(e, r.texts))), s = t.filter(({ conflict: e }) => e), c = t.filter(({ conflict: e }) => !e);
	return [
		hn("in conflict: the manifest keeps its text", s, r.texts),
		{
			...mn(`${E(o.length)} no longer declared`),
			layout: "diff",
			section: new N(o)
		},
		...ht(i, r),
		hn("different, and kept", c, r.texts),
		pt(i, r)
	];
}
function mn(e) {
	return {
		title: e,
		noun: "entry",
		fold: "many"
	};
}
function hn(e, t, n) {
	let r = t.map((e) => gn(e, n));
	return {
		...mn(`${E(t.length)} ${e}`),
		layout: "diff",
		section: new N(r)
	};
}
function gn(e, t) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = we(n, e), [d, f] = De(T(n, r, i), T(n, r, a)), p = o?.by === void 0 ? "" : ` by ${w(o.by, 60)}`, m = o ? `, edited${p} on ${Xe(o.at)}` : "", h = l ? "!" : " ", g = t ? [`${u} ${d}`, `in Lokalise: ${f}${m}`] : [`${u}${m}`];
	return {
		rows: [`${h} ${Ie(e)}  ${Le(e)}`, ...[
			...g,
			s,
			...t && c !== void 0 ? [c] : []
		].map((e) => `${h}     ${S(e, 1e3)}`)],
		...l && { isLoss: !0 }
	};
}
async function _n(e, t) {
	let { first: n, later: r } = e, i = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], a = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, o = vn(e), s = i && i.length > 0 ? await yn(o.body, t) : void 0, c = s?.is === "written" ? s.path : void 0;
	return Bt({
		title: o.title,
		files: i,
		conflicts: a,
		body: c
	}), await Ht(A`${o.summary}\n`), s?.is === "not written" ? [s.problem] : [];
}
function vn({ first: e, later: t, problems: n }) {
	let r = {
		limit: _t - 1,
		measure: vt,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: A``,
		summary: fn(n, r)
	};
	if (e) {
		let t = cn(e);
		return {
			title: sn(e),
			body: t,
			summary: j([t, fn(n, r)])
		};
	}
	let i = un(t ?? [], {
		limit: 65e3,
		measure: dt,
		overflow: "the diff has them all"
	});
	return {
		title: bt(t ?? []),
		body: i,
		summary: un(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function yn(e, t) {
	let n = R(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await Ee(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = Fe(e);
		return {
			is: "not written",
			problem: Be(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const J = (e, t) => t, Y = () => Date.now() / 1e3;
async function bn(e) {
	let { sources: t, githubToken: r, problems: i } = e, { folders: o } = t, s = await Nt(t.environment), c = {
		...e,
		github: s
	};
	return {
		sources: t,
		problems: i,
		hide: a,
		print: (e) => p([e]),
		screen: { paint: J },
		showProblems: (e) => {
			p(Ke(e, J)), ee(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => an(e, s),
		context: (e, t, n) => Dn(e, t, n, c),
		publish: async (e, t, i, a) => {
			let l = rn(s, t, i, o), u = await Tn(i, e.manifests, c), { publish: d } = await import("./chunks/publish.js"), f = await d(e, {
				writesResult: i.publish,
				writesCheckRun: !i.summarizes,
				context: s,
				githubToken: r,
				markers: l,
				isSuccess: Ne(e, xn(i)) === 0,
				source: u,
				now: Y(),
				signal: a
			});
			return Rt(f), f.problems.map((e) => ({
				...e,
				message: n(e.message)
			}));
		},
		linkTo: (e, t) => X(e, t, c),
		close: (e, t, n, r) => Sn(e, t, {
			files: n,
			annotated: r
		}, c),
		exitsWithFindings: xn,
		ask: void 0,
		reportPull: (e) => _n(e, o),
		setSecret: Vt
	};
}
function xn({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function Sn(t, n, { files: r, annotated: i }, a) {
	let { folders: s } = a.sources, c = n.summarizes ? [] : kn(t, s.displayRoot);
	p([
		...Ut(t.manifest_comparison, {
			paint: J,
			now: Y(),
			quiet: n.quiet
		}),
		...$e(He(t), J),
		...Te(t, J)
	]), o(i ? {
		...t,
		problems: i,
		projects: []
	} : t), Lt(t, {
		...r,
		backups: c
	}, On(t, n));
	let l = await X(t, n, a), { summary: u } = await import("./chunks/summary.js");
	await Ht(u(t, {
		now: Y(),
		reportFile: r.report,
		linkTo: l
	})), n.command === "drift" && n.failOnDrift && !Re(t) && D(t) && e(t);
}
async function X(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && _(r, a, i.folders.displayRoot);
}
function Cn(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await Tn(e, a, n);
			return g(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				source: o,
				signal: t
			});
		},
		toWrite: () => h(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function wn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s } = r;
	if (!a) return;
	let l = {
		githubToken: o,
		checkouts: await Z(e, t, r),
		workspace: s.folders.displayRoot,
		signal: n
	}, u = a.pullRequest ? await c(a, a.pullRequest, l) : await f(a, l);
	if (u.is === "missing") return u;
	try {
		return await i(u);
	} catch (e) {
		if (e instanceof Qe) return {
			is: "missing",
			why: m(e)
		};
		throw e;
	}
}
async function Tn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = [e.configFile, ...En(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await Me(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function En({ summarizes: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => B(n.displayRoot, e));
}
async function Z(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = En(e, t, n), o = a.length === 0 || await Ue(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => U(e).catch(() => e))), c = [...o, ...s].map((e) => xt(e));
	return v(c, i.displayRoot);
}
function Dn(e, n, r, i) {
	let { command: o, quiet: s, verbose: c } = e, { folders: l, environment: u } = i.sources, d = (t, a) => wn(e, t, n.stopping, i, (e) => ke(o, r, i.sources, e, n.stopping, a));
	return {
		folders: l,
		environment: u,
		cancellation: n,
		now: Date.now,
		wait: (e) => n.wait(e),
		onSecrets: a,
		onResponse: (e) => c ? p([O(e)]) : t(O(e)),
		...!s && Ve(Date.now, (e) => p([e])),
		onPlan: async (e) => {
			let t = e.hide_texts !== !0, n = Je(e, {
				paint: J,
				now: Y(),
				command: o,
				texts: t,
				keptElsewhere: "the report file lists"
			});
			return p(s ? n.slice(-1) : n), !0;
		},
		onBatch: () => {},
		target: async (e, t) => i.github?.pullRequest && d(e, t),
		lastApplied: async (e, t) => i.github?.pullRequest ? void 0 : d(e, t),
		history: en(l, u, {
			github: i.github,
			githubToken: i.githubToken,
			signal: n.stopping
		}),
		permission: Cn(e, n, i)
	};
}
function On({ selected: e = [] }, { projects: t, summarizes: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function kn({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [B(t, e)]);
}
// src/action.ts
const { env: Q, stdout: An, stderr: $ } = process;
be(An, $);
async function jn() {
	let [e, t] = [r(se.name), r(he.name)];
	a([e, t].map(oe));
	let { command: n, raw: i, problems: o } = Se((e) => r(e), ye), s = te(Q);
	s.state === "unavailable" && o.push(x("bad-setting", s.message, { severity: "warning" }));
	let c = Q.GITHUB_WORKSPACE || process.cwd(), l = await bn({
		sources: {
			folders: {
				working: B(c, r(ce.name)),
				displayRoot: c,
				confined: {
					workspace: c,
					temp: Q.RUNNER_TEMP || void 0
				}
			},
			environment: Q,
			token: e || void 0,
			backupDir: void 0
		},
		githubToken: t,
		problems: o
	});
	return (n ?? ae).run(i, l);
}
const Mn = await jn().catch((e) => {
	let t = e instanceof Error ? e.stack ?? e.message : String(e);
	return s(`This is a bug in lokaform. Please report it with these lines:\n${t}`), 1;
});
await ge(Mn, An, $);
export {};
