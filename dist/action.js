import { A as e, C as t, D as n, E as r, N as i, O as a, P as o, S as s, T as c, _ as l, a as u, c as d, d as f, f as p, g as m, i as h, k as g, o as _, r as v, t as ee, w as te } from "./chunks/mayApply.js";
import { f as ne, l as re } from "./chunks/wire.js";
import { _ as y, a as ie, c as ae, p as b } from "./chunks/zod.js";
import { B as x, Bt as oe, Er as se, Ft as ce, K as le, Mt as ue, N as S, Pt as C, R as w, V as de, a as fe, an as T, kr as pe, mt as me, n as he, o as ge, t as _e, vn as ve, yr as ye, zt as be } from "./chunks/start.js";
import { At as xe, Ct as Se, Dt as Ce, E as we, En as Te, Jr as Ee, K as De, L as Oe, Lr as ke, N as Ae, O as je, On as Me, Ot as Ne, Qr as E, R as Pe, Rr as Fe, Vr as Ie, W as Le, Xr as Re, _n as ze, cn as Be, dn as Ve, ft as He, gn as D, gt as Ue, ht as We, ii as Ge, in as Ke, jt as qe, kn as Je, on as Ye, pt as Xe, q as Ze, vt as Qe, z as $e, zr as et, zt as tt } from "./chunks/engine.js";
import { t as nt } from "./chunks/summaryLine.js";
import { A as rt, C as it, D as O, T as k, _ as at, a as A, g as ot, h as st, i as ct, j as lt, k as ut, m as dt, p as j, t as ft, v as M, y as N } from "./chunks/markdown.js";
import { n as pt, t as mt } from "./chunks/pulledFigures.js";
import { dirname as ht, join as P, relative as gt, resolve as F, sep as I } from "node:path";
import { EOL as _t } from "os";
import { constants as L, promises as vt } from "fs";
import { readFile as yt, realpath as R } from "node:fs/promises";
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
const { access: bt, appendFile: xt, writeFile: St } = vt, B = "GITHUB_STEP_SUMMARY", Ct = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return z(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[B];
			if (!e) throw Error(`Unable to find environment variable for $${B}. Check if your runtime environment supports job summaries.`);
			try {
				yield bt(e, L.R_OK | L.W_OK);
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
			return yield (t ? St : xt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(_t);
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
}(), V = b({ full_name: y() }), wt = b({
	number: ae(),
	head: b({
		sha: y(),
		repo: V.nullish()
	}),
	base: b({
		sha: y().default(""),
		ref: y().default(""),
		repo: V.extend({ default_branch: y().default("") })
	})
}), Tt = b({
	pull_request: wt.optional(),
	before: y().optional(),
	repository: b({ fork: ie().optional() }).optional()
}), Et = /^0+$/;
async function Dt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = Ot(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await kt(e.GITHUB_EVENT_PATH), l = c?.pull_request && At(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !Et.test(u) && { before: u },
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
function Ot(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function kt(e) {
	if (e) try {
		return Tt.safeParse(JSON.parse(await yt(e, "utf8"))).data;
	} catch {
		return;
	}
}
function At({ number: e, head: t, base: n }, r) {
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
function H(e, t) {
	o(e, t);
}
function jt(e, t, n) {
	let r = Te(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	H("summary", nt(e)), H("has-changes", a(Fe(e))), H("conflicts", a(Me(i).conflicts)), H("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && H("drift", a(et(e))), H("matrix", JSON.stringify(n)), t.plan !== void 0 && H("plan-file", t.plan), t.reports.length > 0 && H("report-file", t.reports.join("\n")), t.backups.length > 0 && H("backup-file", t.backups.join("\n"));
}
function Mt({ title: e, files: t, conflicts: n, body: r }) {
	let i = (e) => t ? String(e) : "";
	H("summary", e), H("has-changes", i((t ?? []).length > 0)), H("conflicts", i(n)), H("pulled-files", (t ?? []).join("\n")), r !== void 0 && H("pull-request-body", r);
}
async function U(t) {
	try {
		await Ct.addRaw(t).write();
	} catch (t) {
		e([`The job summary could not be written: ${t instanceof Error ? t.message : t}`]);
	}
}
// src/report/text/manifestText.ts
function Nt(e, { paint: t, quiet: n = !1 }) {
	if (!e) return [];
	if (e.is === "not compared") return [`${rt}: ${x(e.why, 400)}.`].map(S);
	let { commit: r, projects: i } = e, a = i.flatMap((e) => [...i.length > 1 ? ["", t("strong", w(e.name ?? ""))] : [], ...Se(Ye(e, {
		texts: e.hide_texts !== !0,
		languages: []
	}), { paint: t })]), { start: o, end: s } = ut, c = [
		t("strong", `${o} (${w(r)}). ${s}`),
		...a,
		...a.length > 0 ? [""] : [],
		t("strong", `Difference: ${lt(i)}.`)
	].map(S);
	return n ? c.slice(-1) : c;
}
// src/github/limitedRequests.ts
var W = class extends Error {
	name = "HistoryLimit";
}, Pt = class {
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
		return r.map(G);
	}
	async commitsAfter(e, t) {
		this.#n();
		let { data: n } = await this.#e.rest.repos.compareCommitsWithBasehead({
			...this.#t,
			basehead: `${e}...${t}`
		});
		return n.commits.map(G);
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
function G({ sha: e, parents: t, commit: { committer: n, author: r } }) {
	let i = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: i
	};
}
var Ft = class {
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
			this.#r = $e(It(this.#e, i), r);
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = Lt(n), i = this.#a;
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
function It(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function Lt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var Rt = class {
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
			let t = F(r, e);
			c.set(await R(t).catch(() => t), e);
		}
		let [u, ...f] = await l([...c.keys()].map((e) => ht(e)), r);
		if (!u || f.length > 0) return K("The manifests are not all in one checkout.");
		let p = await R(r), { root: m = p, commit: h = i.sha } = u, g = new Map([...c].map(([e, t]) => [gt(m, e).split(I).join("/"), t])), _ = (e) => g.get(e) ?? gt(p, P(m, e)).split(I).join("/"), v = (e) => ({
			...e,
			path: _(e.path),
			now: _(e.now)
		});
		try {
			return await d(a, o, async ({ octokit: t }) => {
				let r = new Pt(t, i, () => {
					if (this.#i += 1, this.#i > s) throw new W(zt(s));
				}), a = this.#t.get(h) ?? new Ft(h);
				this.#t.set(h, a);
				let o = await a.readFrom(r, e, n), c = await Bt(a, r, [...g.keys()]), l = c.replaced.filter(({ latest: t = 0 }) => t >= e), u = [...l.map(({ content: e }) => e), ...c.merged.flatMap(({ content: e, former: t }) => [e, t])];
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
			return K(q(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap((e) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Ge(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(q(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function zt(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function K(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function q(e) {
	if (e instanceof W) return e.message;
	if (f(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${p(e)}.`;
}
async function Bt(e, t, n) {
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
function Vt(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new Oe({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new Rt({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : Ht(t, await s.versions(...e));
	} };
}
function Ht(e, t) {
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
const J = "lokaform:plan";
function Ut(e, t, n, r) {
	let i = (e) => e.map((e) => t[se(e)] ?? []), a = [E(r.working, r), ...i([ue, ...ve])], o = n.combines ? i([me]) : [], s = [...i([C, ce]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [c = []] = i([C]), l = [c].flat().map((e) => x(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${J}:`,
		comment: `${J}:${Y([
			e?.workflow,
			a,
			s,
			...o
		])}`,
		scope: {
			inputs: Y([a, s]).slice(0, 8),
			project: (e) => Y([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${l.length > 0 ? `: ${de(l.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Y([
				e?.workflow,
				a,
				s
			])}`
		},
		issue: (e) => `lokaform:drift:${Y([a, e])}`
	};
}
function Y(e) {
	return xe("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function Wt({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && Gt(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return T("no-secrets", s, { severity: "notice" });
}
function Gt({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
function X({ manifests: e }) {
	return `Translations from Lokalise: ${D(e.length, "new manifest")}`;
}
function Kt(e) {
	let { manifests: t } = e, n = t.slice(0, 200).map(({ kind: e, path: t, entries: n }) => {
		let r = O(Ve(n, Je.find(({ plural: t }) => t === e)?.name ?? e));
		return k`${N(x(t, 200))}: ${r}`;
	}), r = t.length - n.length;
	return M([
		k`## ${O(X(e))}`,
		it(n),
		...r > 0 ? [O(`… and ${D(r, "more manifest")}.`)] : [],
		k`**What happens next:** The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	]);
}
// src/report/markdown/pullBody.ts
const qt = k`**What happens next:** Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input take. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function Jt(e, t) {
	let n = new st(t.limit, t.measure), r = e.map((e) => ({
		project: e,
		groups: Zt(e)
	})), i = e.length > 1, a = M([
		k`## Translations from Lokalise: ${O(pt(e))}`,
		k`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${O("-")} is the text that the manifest had, and the line with ${O("+")} replaces it.`,
		Yt(e.flatMap(({ files: e }) => e))
	]), o = A(t.problems ?? []);
	n.takeText(M([a, qt])), o.section.count > 0 && n.take(400), n.showRest([o.section], n.remaining / 2);
	let s = r.filter(({ groups: e }) => n.take(400 * (e.length + 1))), c = s.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(c, 1);
	for (let e of c) n.showRest([e]);
	let l = r.length - s.length;
	return M([
		a,
		...j(o, 3, t.overflow),
		...s.flatMap(({ project: e, groups: n }) => [...i ? [k`### ${ct(e.name)}`] : [], ...n.flatMap((e) => j(e, i ? 4 : 3, t.overflow))]),
		...l > 0 ? [O(`… and ${ze(l)} more projects; ${t.overflow}.`)] : [],
		qt
	]);
}
function Yt(e) {
	let t = [...new Set(e)], [n, ...r] = t.slice(0, 20).map((e) => N(x(e, 200)));
	if (!n) return k``;
	let i = t.length - 20, a = i > 0 ? k` and ${O(D(i, "more file"))}` : k``;
	return k`${O(t.length === 1 ? "File:" : "Files:")} ${r.reduce((e, t) => k`${e}, ${t}`, n)}${a}.`;
}
function Xt(e, { limit: t, measure: n, overflow: r }) {
	let i = A(e);
	return new st(t / 2, n).showRest([i.section]), M(j(i, 3, r));
}
function Zt(e) {
	let t = {
		texts: e.hide_texts !== !0,
		languages: [],
		full: "also"
	};
	return Be(e, t).map((e) => dt(e));
}
async function Qt(e, t) {
	let { first: n, later: r } = e, i = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], a = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, o = $t(e), s = i && i.length > 0 ? await en(o.body, t) : void 0, c = s?.is === "written" ? s.path : void 0;
	return Mt({
		title: o.title,
		files: i,
		conflicts: a,
		body: c
	}), await U(k`${o.summary}\n`), s?.is === "not written" ? [s.problem] : [];
}
function $t({ first: e, later: t, problems: n }) {
	let r = {
		limit: ft - 1,
		measure: ot,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: k``,
		summary: Xt(n, r)
	};
	if (e) {
		let t = Kt(e);
		return {
			title: X(e),
			body: t,
			summary: M([t, Xt(n, r)])
		};
	}
	let i = Jt(t ?? [], {
		limit: 65e3,
		measure: at,
		overflow: "the diff has them all"
	});
	return {
		title: mt(t ?? []),
		body: i,
		summary: Jt(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function en(e, t) {
	let n = P(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await je(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = Ae(e);
		return {
			is: "not written",
			problem: we(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const Z = (e, t) => t, tn = () => Date.now() / 1e3;
async function nn(t) {
	let { sources: r, githubToken: i, problems: a } = t, { folders: o } = r, s = await Dt(r.environment), l = {
		...t,
		github: s,
		targets: new Map()
	}, u;
	return {
		sources: s?.pullRequest ? {
			...r,
			target: (e, t) => u ??= un(e, t, l)
		} : r,
		problems: a,
		hide: g,
		print: (t) => e([t]),
		screen: { paint: Z },
		showProblems: (t) => {
			e(We(t, Z)), c(t);
		},
		confirm: async () => !0,
		missingSecrets: (e) => Wt(e, s),
		context: (e, t, n) => pn(e, t, n, l),
		publish: async (t, r, a, c) => {
			let u = Ut(s, r, a, o), d = await dn(a, t.manifests, l), { publish: f } = await import("./chunks/publish.js"), p = await f(t, {
				writesResult: a.publish,
				writesCheckRun: !a.combines,
				context: s,
				githubToken: i,
				markers: u,
				isSuccess: ke(t, rn(a)) === 0,
				source: d,
				unappliedBase: on(a, s),
				now: tn(),
				signal: c
			});
			return e([...p.comments, ...p.issues].map((e) => `Written: ${e}`)), p.problems.map((e) => ({
				...e,
				message: n(e.message)
			}));
		},
		linkTo: (e, t) => sn(e, t, l),
		close: (e, t, n, r) => an(e, t, {
			files: n,
			annotated: r
		}, l),
		exitsWithFindings: rn,
		ask: void 0,
		reportPull: (e) => Qt(e, o)
	};
}
function rn({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function an(n, r, { files: i, annotated: a }, o) {
	let { folders: s } = o.sources, c = r.combines ? [] : hn(n, s.displayRoot);
	e([
		...Nt(n.manifest_comparison, { paint: Z }),
		...Ue(Ke(n), Z),
		...Ce(n, Z),
		...Ne(i, (e) => E(e, s))
	]), t(a ? {
		...n,
		problems: a,
		projects: []
	} : n), jt(n, {
		...i,
		backups: c
	}, mn(n, r));
	let l = await sn(n, r, o), { summary: u } = await import("./chunks/summary.js");
	await U(u(n, {
		reportFile: i.reports[0],
		linkTo: l,
		unappliedBase: on(r, o.github)
	})), r.command === "drift" && r.failOnDrift && !Ie(n) && et(n) && te(n);
}
function on({ applyFrom: e }, t) {
	return t?.pullRequest && s(t.pullRequest, e);
}
async function sn(e, t, n) {
	let { github: r, sources: i } = n, a = await Q(t, e.manifests, n);
	return r && m(r, a, i.folders.displayRoot);
}
function cn(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await dn(e, a, n);
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
async function ln(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Q(e, t, r), d = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, f = JSON.stringify(l), p = c.get(f) ?? await (a.pullRequest ? u(a, a.pullRequest, d) : h(a, d));
	if (c.set(f, p), p.is === "missing") return p;
	try {
		return await i(p);
	} catch (e) {
		if (e instanceof tt) return {
			is: "missing",
			why: _(e)
		};
		throw e;
	}
}
function un(e, t, n) {
	let { sources: r } = n;
	return ln({
		configFile: He(e, r.folders),
		combines: !1
	}, [], t, n, ({ files: t }) => Ze(e, r, t));
}
async function dn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Q(e, t, n), a = [e.configFile, ...fn(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await qe(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function fn({ combines: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => F(n.displayRoot, e));
}
async function Q(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = fn(e, t, n), o = a.length === 0 || await Re(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => R(e).catch(() => e))), c = [...o, ...s].map((e) => ht(e));
	return l(c, i.displayRoot);
}
function pn(t, n, r, i) {
	let { command: o } = t, { folders: s, environment: c } = i.sources, l = (e, a) => ln(t, e, n.stopping, i, (e) => De(o, r, i.sources, e, n.stopping, a));
	return {
		folders: s,
		environment: c,
		cancellation: n,
		now: Date.now,
		wait: (e) => n.wait(e),
		onSecrets: g,
		onResponse: (e) => a(Xe(e)),
		...Le(Date.now, (t) => e([t])),
		onPlan: async (t) => (e(Qe(t, {
			paint: Z,
			command: o,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (e, t) => i.github?.pullRequest && l(e, t),
		lastApplied: async (e, t) => i.github?.pullRequest ? void 0 : l(e, t),
		history: Vt(s, c, {
			github: i.github,
			githubToken: i.githubToken,
			signal: n.stopping
		}),
		permission: cn(t, n, i)
	};
}
function mn({ selected: e = [] }, { projects: t, combines: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function hn({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [F(t, e)]);
}
// src/action.ts
const { env: $, stdout: gn, stderr: _n } = process;
ge(gn, _n);
async function vn() {
	let [e, t] = [i(be.name), i(ye.name)];
	g([e, t].map(le));
	let { command: n, raw: r, problems: a } = _e((e) => i(e), he), o = ne($);
	o.state === "unavailable" && a.push(T("bad-setting", o.message, { severity: "warning" }));
	let s = $.GITHUB_WORKSPACE || process.cwd(), c = {
		working: F(s, i(oe.name)),
		displayRoot: s,
		confined: {
			workspace: s,
			temp: $.RUNNER_TEMP || void 0
		}
	}, l = $.RUNNER_TEMP ? P($.RUNNER_TEMP, "lokaform-backup") : void 0, u = await nn({
		sources: {
			folders: c,
			environment: $,
			token: e || void 0,
			backupDir: l
		},
		githubToken: t,
		problems: a
	});
	return (n ?? pe).run(r, u);
}
const yn = await vn().catch((e) => {
	let t = Ee(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
	return r(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
});
await fe(yn, gn, _n);
export {};
