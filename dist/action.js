import { A as e, C as t, D as n, E as r, N as i, O as a, P as o, S as s, T as c, _ as l, a as u, c as d, d as f, f as p, g as m, i as h, k as g, o as _, r as v, t as ee, w as te } from "./chunks/mayApply.js";
import { f as ne, l as re } from "./chunks/wire.js";
import { _ as y, a as ie, c as ae, p as b } from "./chunks/zod.js";
import { At as oe, B as se, Dt as ce, Ft as le, G as ue, Pt as de, a as fe, en as pe, kt as me, mn as he, mr as ge, n as _e, o as ve, t as ye, ut as be, wr as xe, xr as Se, z as Ce } from "./chunks/start.js";
import { $t as we, Ar as Te, At as Ee, B as De, Br as x, D as Oe, H as ke, Ir as Ae, J as je, Kr as Me, Kt as Ne, Mr as Pe, Ot as Fe, P as Ie, Qt as Le, R as Re, Rr as ze, St as Be, Tt as Ve, U as He, Ut as Ue, V as We, X as Ge, Yt as Ke, Z as qe, _t as Je, bn as Ye, bt as Xe, fn as Ze, jr as S, jt as Qe, k as $e, kr as et, vt as tt, xt as nt, yt as rt, z as it, zt as at } from "./chunks/engine.js";
import { S as C, d as w, f as ot, l as T, m as E, n as st, o as ct, p as lt, u as D, w as O, x as k, y as ut } from "./chunks/markdown.js";
import { n as dt, o as ft, r as pt } from "./chunks/written.js";
import { dirname as A, join as j, relative as M, resolve as N, sep as P } from "node:path";
import { EOL as mt } from "os";
import { constants as F, promises as ht } from "fs";
import { readFile as gt, realpath as I } from "node:fs/promises";
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
const { access: _t, appendFile: vt, writeFile: yt } = ht, R = "GITHUB_STEP_SUMMARY", bt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return L(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[R];
			if (!e) throw Error(`Unable to find environment variable for $${R}. Check if your runtime environment supports job summaries.`);
			try {
				yield _t(e, F.R_OK | F.W_OK);
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
			return yield (t ? yt : vt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
}(), z = b({ full_name: y() }), xt = b({
	number: ae(),
	head: b({
		sha: y(),
		repo: z.nullish()
	}),
	base: b({
		sha: y().default(""),
		ref: y().default(""),
		repo: z.extend({ default_branch: y().default("") })
	})
}), St = b({
	pull_request: xt.optional(),
	before: y().optional(),
	repository: b({ fork: ie().optional() }).optional()
}), Ct = /^0+$/;
async function wt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = Tt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await Et(e.GITHUB_EVENT_PATH), l = c?.pull_request && Dt(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !Ct.test(u) && { before: u },
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
function Tt(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function Et(e) {
	if (e) try {
		return St.safeParse(JSON.parse(await gt(e, "utf8"))).data;
	} catch {
		return;
	}
}
function Dt({ number: e, head: t, base: n }, r) {
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
function B(e, t) {
	o(e, t);
}
function Ot(e, t, n) {
	let r = Le(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	B("summary", Ke(e)), B("has-changes", a(Te(e))), B("conflicts", a(we(i).conflicts)), B("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && B("drift", a(S(e))), B("matrix", JSON.stringify(n)), t.plan !== void 0 && B("plan-file", t.plan), t.reports.length > 0 && B("report-file", t.reports.join("\n")), t.backups.length > 0 && B("backup-file", t.backups.join("\n"));
}
function kt({ title: e, files: t, conflicts: n, body: r, trailer: i }) {
	let a = (e) => t ? String(e) : "";
	B("summary", e), B("has-changes", a((t ?? []).length > 0)), B("conflicts", a(n)), B("pulled-files", (t ?? []).join("\n")), r !== void 0 && B("pull-request-body", r), i !== void 0 && B("pulled-trailer", i);
}
async function V(t) {
	try {
		await bt.addRaw(t).write();
	} catch (t) {
		e([`The job summary could not be written: ${t instanceof Error ? t.message : t}`]);
	}
}
// src/github/limitedRequests.ts
var H = class extends Error {
	name = "HistoryLimit";
}, At = class {
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
		trailers: De(i)
	};
}
var jt = class {
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
			this.#r = ke(Mt(this.#e, i), r), await this.#s(e, i);
			let a = We(this.#r, i.values(), {
				since: t,
				now: r
			});
			this.#i = a.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let [o] = this.#r.at(-1)?.parents ?? [];
			this.#a = [...this.#r.map(({ id: e }) => e), ...o === void 0 ? [] : [o]], this.#t = t;
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = Nt(n), i = this.#a;
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
function Mt(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function Nt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var Pt = class {
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
		if (a === "") return W("The input github-token is empty.");
		let c = new Map();
		for (let e of t) {
			let t = N(r, e);
			c.set(await I(t).catch(() => t), e);
		}
		let [u, ...f] = await l([...c.keys()].map((e) => A(e)), r);
		if (!u || f.length > 0) return W("The manifests are not all in one checkout.");
		let p = await I(r), { root: m = p, commit: h = i.sha } = u, g = new Map([...c].map(([e, t]) => [M(m, e).split(P).join("/"), t])), _ = (e) => g.get(e) ?? M(p, j(m, e)).split(P).join("/"), v = (e) => ({
			...e,
			path: _(e.path),
			now: _(e.now)
		});
		try {
			return await d(a, o, async ({ octokit: t }) => {
				let r = new At(t, i, () => {
					if (this.#i += 1, this.#i > s) throw new H(Ft(s));
				}), a = this.#t.get(h) ?? new jt(h);
				this.#t.set(h, a);
				let o = await a.readFrom(r, e, n), c = await It(a, r, [...g.keys()]), l = c.replaced.filter(({ latest: t = 0 }) => t >= e), u = [...l.map(({ content: e }) => e), ...c.merged.flatMap(({ content: e, former: t }) => [e, t])];
				re(o, await this.#a(r, u));
				let d = (e) => e === void 0 ? "" : this.#n.get(e), f = {
					versions: l.flatMap(({ content: e, ...t }) => {
						let n = d(e);
						return n === void 0 ? [] : [v({
							...t,
							text: n
						})];
					}),
					merged: c.merged.flatMap(({ content: e, former: t, ...n }) => {
						let [r, i] = [d(e), d(t)];
						return r === void 0 || i === void 0 ? [] : [v({
							...n,
							text: r,
							before: i
						})];
					}),
					overwrites: He([...a.commits, ...a.merged])
				}, [p] = o;
				return p === void 0 ? {
					is: "read",
					...f
				} : {
					is: "unreadable",
					why: p,
					...f
				};
			});
		} catch (e) {
			return W(G(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap((e) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Me(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(G(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function Ft(e) {
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
	if (e instanceof H) return e.message;
	if (f(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${p(e)}.`;
}
async function It(e, t, n) {
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
function Lt(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new Re({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new Pt({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : Rt(t, await s.versions(...e));
	} };
}
function Rt(e, t) {
	let n = [...e.versions.filter(({ by: e }) => e === void 0), ...t.versions];
	if (t.is === "read") return {
		...t,
		versions: n
	};
	let { noRepository: r, ...i } = n.length > e.versions.length ? {
		...t,
		versions: n
	} : e;
	return {
		...i,
		why: `${e.why} ${t.why}`
	};
}
// src/workflow/markers.ts
const K = "lokaform:plan";
function zt(e, t, n, r) {
	let i = (e) => e.map((e) => t[Se(e)] ?? []), a = [x(r.working, r), ...i([ce, ...he])], o = n.combines ? i([be]) : [], s = [...i([me, oe]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [c = []] = i([me]), l = [c].flat().map((e) => Ce(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${K}:`,
		comment: `${K}:${q([
			e?.workflow,
			a,
			s,
			...o
		])}`,
		scope: {
			inputs: q([a, s]).slice(0, 8),
			project: (e) => q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${l.length > 0 ? `: ${se(l.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${q([
				e?.workflow,
				a,
				s
			])}`
		},
		issue: (e) => `lokaform:drift:${q([a, e])}`
	};
}
function q(e) {
	return Ee("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function Bt({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && Vt(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return pe("no-secrets", s, { severity: "notice" });
}
function Vt({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
function J(e, t) {
	let n = new w(t.limit, t.measure), r = ft(e), i = r.parts.map(({ heading: e, sections: t }) => ({
		heading: e,
		groups: t.map((e) => D(e))
	})), a = e.length > 1, o = C(r.next), s = E([
		k`## ${O(r.title)}`,
		C(r.lead),
		C(r.files)
	]), c = Ht(t.problems ?? []);
	n.takeText(E([s, o])), c.section.count > 0 && n.take(400), n.showRest([c.section], n.remaining / 2);
	let l = i.filter(({ groups: e }) => n.take(400 * (e.length + 1))), u = l.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(u, 1);
	for (let e of u) n.showRest([e]);
	let d = i.length - l.length;
	return E([
		s,
		...T(c, 3, t.overflow),
		...l.flatMap(({ heading: e, groups: n }) => [...a ? [k`### ${C(e)}`] : [], ...n.flatMap((e) => T(e, a ? 4 : 3, t.overflow))]),
		...d > 0 ? [O(`… and ${Ye(d)} more projects; ${t.overflow}.`)] : [],
		o
	]);
}
function Y(e, { limit: t, measure: n, overflow: r }) {
	let i = Ht(e);
	return new w(t / 2, n).showRest([i.section]), E(T(i, 3, r));
}
function Ht(e) {
	return D(Ue(e, {
		full: "also",
		longest: ct
	}));
}
function Ut(e) {
	let { title: t, files: n, more: r, next: i } = pt(e);
	return E([
		k`## ${O(t)}`,
		ut(n.map(C)),
		...r.map(C),
		C(i)
	]);
}
async function Wt(e, t) {
	let { first: n, later: r, at: i } = e, a = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], o = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, s = Gt(e), c = a && a.length > 0 ? await Kt(s.body, t) : void 0, l = c?.is === "written" ? c.path : void 0, u = i === void 0 || l === void 0 ? void 0 : it(i);
	return kt({
		title: s.title,
		files: a,
		conflicts: o,
		body: l,
		trailer: u
	}), await V(k`${s.summary}\n`), c?.is === "not written" ? [c.problem] : [];
}
function Gt({ first: e, later: t, problems: n }) {
	let r = {
		limit: st - 1,
		measure: ot,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: k``,
		summary: Y(n, r)
	};
	if (e) {
		let t = Ut(e);
		return {
			title: dt(e),
			body: t,
			summary: E([t, Y(n, r)])
		};
	}
	let i = J(t ?? [], {
		limit: 65e3,
		measure: lt,
		overflow: "the diff has them all"
	});
	return {
		title: Ne(t ?? []),
		body: i,
		summary: J(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function Kt(e, t) {
	let n = j(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
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
		let t = Ie(e);
		return {
			is: "not written",
			problem: Oe(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const X = (e, t) => t, qt = () => Date.now() / 1e3;
async function Jt(t) {
	let { sources: r, githubToken: i, problems: a } = t, { folders: o } = r, s = await wt(r.environment), l = {
		...t,
		github: s,
		targets: new Map()
	}, u;
	return {
		sources: s?.pullRequest ? {
			...r,
			target: (e, t) => u ??= tn(e, t, l)
		} : r,
		problems: a,
		hide: g,
		print: (t) => e([t]),
		screen: { paint: X },
		showProblems: (t) => {
			e(nt(t, X)), c(t);
		},
		confirm: async () => !0,
		missingSecrets: (e) => Bt(e, s),
		context: (e, t, n) => an(e, t, n, l),
		publish: async (t, r, a, c) => {
			let u = zt(s, r, a, o), d = await nn(a, t.manifests, l), { publish: f } = await import("./chunks/publish.js"), p = await f(t, {
				writesResult: a.publish,
				writesCheckRun: !a.combines,
				context: s,
				githubToken: i,
				markers: u,
				isSuccess: et(t, Yt(a)) === 0,
				source: d,
				unappliedBase: Zt(a, s),
				now: qt(),
				signal: c
			});
			return e([...p.comments, ...p.issues].map((e) => `Written: ${e}`)), p.problems.map((e) => ({
				...e,
				message: n(e.message)
			}));
		},
		linkTo: (e, t) => Qt(e, t, l),
		close: (e, t, n, r) => Xt(e, t, {
			files: n,
			annotated: r
		}, l),
		exitsWithFindings: Yt,
		ask: void 0,
		reportPull: (e) => Wt(e, o)
	};
}
function Yt({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function Xt(n, r, { files: i, annotated: a }, o) {
	let { folders: s } = o.sources, c = r.combines ? [] : sn(n, s.displayRoot);
	e([
		...rt(n, { paint: X }),
		...Be(Ze(n), X),
		...tt(n, X),
		...Ve(i, (e) => x(e, s))
	]), t(a ? {
		...n,
		problems: a,
		projects: []
	} : n), Ot(n, {
		...i,
		backups: c
	}, on(n, r));
	let l = await Qt(n, r, o), { summary: u } = await import("./chunks/summary.js");
	await V(u(n, {
		reportFile: i.reports[0],
		linkTo: l,
		unappliedBase: Zt(r, o.github)
	})), r.command === "drift" && r.failOnDrift && !Pe(n) && S(n) && te(n);
}
function Zt({ applyFrom: e }, t) {
	return t?.pullRequest && s(t.pullRequest, e);
}
async function Qt(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && m(r, a, i.folders.displayRoot);
}
function $t(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await nn(e, a, n);
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
async function en(e, t, n, r, i) {
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
		if (e instanceof at) return {
			is: "missing",
			why: _(e)
		};
		throw e;
	}
}
function tn(e, t, n) {
	let { sources: r } = n;
	return en({
		configFile: Je(e, r.folders),
		combines: !1
	}, [], t, n, ({ files: t }) => qe(e, r, t));
}
async function nn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = [e.configFile, ...rn(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await Qe(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function rn({ combines: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => N(n.displayRoot, e));
}
async function Z(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = rn(e, t, n), o = a.length === 0 || await ze(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => I(e).catch(() => e))), c = [...o, ...s].map((e) => A(e));
	return l(c, i.displayRoot);
}
function an(t, n, r, i) {
	let { command: o } = t, { folders: s, environment: c } = i.sources, l = (e, a) => en(t, e, n.stopping, i, (e) => Ge(o, r, i.sources, e, n.stopping, a));
	return {
		folders: s,
		environment: c,
		cancellation: n,
		now: Date.now,
		wait: (e) => n.wait(e),
		onSecrets: g,
		onResponse: (e) => a(Fe(e)),
		...je(Date.now, (t) => e([t])),
		onPlan: async (t) => (e(Xe(t, {
			paint: X,
			command: o,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (e, t) => i.github?.pullRequest && l(e, t),
		lastApplied: async (e, t) => i.github?.pullRequest ? void 0 : l(e, t),
		history: Lt(s, c, {
			github: i.github,
			githubToken: i.githubToken,
			signal: n.stopping
		}),
		permission: $t(t, n, i)
	};
}
function on({ selected: e = [] }, { projects: t, combines: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function sn({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [N(t, e)]);
}
// src/action.ts
const { env: Q, stdout: cn, stderr: $ } = process;
ve(cn, $);
async function ln() {
	let [e, t] = [i(de.name), i(ge.name)];
	g([e, t].map(ue));
	let { command: n, raw: r, problems: a } = ye((e) => i(e), _e), o = ne(Q);
	o.state === "unavailable" && a.push(pe("bad-setting", o.message, { severity: "warning" }));
	let s = Q.GITHUB_WORKSPACE || process.cwd(), c = {
		working: N(s, i(le.name)),
		displayRoot: s,
		confined: {
			workspace: s,
			temp: Q.RUNNER_TEMP || void 0
		}
	}, l = Q.RUNNER_TEMP ? j(Q.RUNNER_TEMP, "lokaform-backup") : void 0, u = await Jt({
		sources: {
			folders: c,
			environment: Q,
			token: e || void 0,
			backupDir: l
		},
		githubToken: t,
		problems: a
	});
	return (n ?? xe).run(r, u);
}
const un = await ln().catch((e) => {
	let t = Ae(e, { displayRoot: Q.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
	return r(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
});
await fe(un, cn, $);
export {};
