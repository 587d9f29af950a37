import { f as e, l as t } from "./wire.js";
import { At as n, B as r, Cr as i, Dt as a, Er as o, Ft as s, G as c, Ot as l, Pt as u, a as d, hn as f, hr as p, kt as m, o as h, t as g, tn as _, ut as v, vr as y, z as ee } from "./start.js";
import { _ as b, a as te, c as ne, p as x } from "./zod.js";
import { A as S, C as re, D as ie, E as ae, F as oe, O as se, P as C, T as ce, _ as le, a as ue, f as de, i as fe, j as w, k as pe, l as me, o as he, p as ge, r as _e, t as ve, v as T, w as ye } from "./mayApply.js";
import { $t as be, Ar as xe, B as Se, Bt as Ce, Ct as we, D as Te, Et as Ee, H as De, J as Oe, Lr as ke, Mr as E, Mt as Ae, Nr as je, P as Me, Q as Ne, R as Pe, St as Fe, U as Ie, V as Le, Vr as D, Wt as Re, Xt as ze, Z as Be, bt as Ve, en as He, jr as Ue, jt as We, k as Ge, kt as Ke, pn as qe, qr as Je, qt as Ye, vt as Xe, xn as Ze, xt as Qe, yt as $e, z as et, zr as tt } from "./engine.js";
import { S as O, d as k, f as nt, l as A, m as j, n as rt, o as it, p as at, u as M, w as N, x as P, y as ot } from "./markdown.js";
import { n as st, o as ct, r as lt } from "./written.js";
import { dirname as F, join as I, relative as L, resolve as R, sep as z } from "node:path";
import { EOL as ut } from "os";
import { constants as B, promises as dt } from "fs";
import { readFile as ft, realpath as V } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var H = function(e, t, n, r) {
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
const { access: pt, appendFile: mt, writeFile: ht } = dt, U = "GITHUB_STEP_SUMMARY", gt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return H(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[U];
			if (!e) throw Error(`Unable to find environment variable for $${U}. Check if your runtime environment supports job summaries.`);
			try {
				yield pt(e, B.R_OK | B.W_OK);
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
		return H(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? ht : mt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return H(this, void 0, void 0, function* () {
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
}(), W = x({ full_name: b() }), _t = x({
	number: ne(),
	head: x({
		sha: b(),
		repo: W.nullish()
	}),
	base: x({
		sha: b().default(""),
		ref: b().default(""),
		repo: W.extend({ default_branch: b().default("") })
	})
}), vt = x({
	pull_request: _t.optional(),
	before: b().optional(),
	repository: x({ fork: te().optional() }).optional()
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
[...y], [...y];
function G(e, t) {
	oe(e, t);
}
function wt(e, t, n) {
	let r = be(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	G("summary", ze(e)), G("has-changes", a(Ue(e))), G("conflicts", a(He(i).conflicts)), G("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && G("drift", a(E(e))), G("matrix", JSON.stringify(n)), t.plan !== void 0 && G("plan-file", t.plan), t.reports.length > 0 && G("report-file", t.reports.join("\n")), t.backups.length > 0 && G("backup-file", t.backups.join("\n"));
}
function Tt({ title: e, files: t, conflicts: n, body: r, trailer: i }) {
	let a = (e) => t ? String(e) : "";
	G("summary", e), G("has-changes", a((t ?? []).length > 0)), G("conflicts", a(n)), G("pulled-files", (t ?? []).join("\n")), r !== void 0 && G("pull-request-body", r), i !== void 0 && G("pulled-trailer", i);
}
async function K(e) {
	try {
		await gt.addRaw(e).write();
	} catch (e) {
		w([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/limitedRequests.ts
var Et = class extends Error {
	name = "HistoryLimit";
}, Dt = class {
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
		return r.map(Ot);
	}
	async commitsAfter(e, t) {
		this.#n();
		let { data: n } = await this.#e.rest.repos.compareCommitsWithBasehead({
			...this.#t,
			basehead: `${e}...${t}`
		});
		return n.commits.map(Ot);
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
function Ot({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }) {
	let a = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: a,
		trailers: Se(i)
	};
}
var kt = class {
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
			this.#r = De(At(this.#e, i), r), await this.#s(e, i);
			let a = Le(this.#r, i.values(), {
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = jt(n), i = this.#a;
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
function At(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function jt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var Mt = class {
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
		if (o === "") return q("The input github-token is empty.");
		let l = new Map();
		for (let e of n) {
			let t = R(i, e);
			l.set(await V(t).catch(() => t), e);
		}
		let [u, ...d] = await T([...l.keys()].map((e) => F(e)), i);
		if (!u || d.length > 0) return q("The manifests are not all in one checkout.");
		let f = await V(i), { root: p = f, commit: m = a.sha } = u, h = new Map([...l].map(([e, t]) => [L(p, e).split(z).join("/"), t])), g = (e) => h.get(e) ?? L(f, I(p, e)).split(z).join("/"), _ = (e) => ({
			...e,
			path: g(e.path),
			now: g(e.now)
		});
		try {
			return await me(o, s, async ({ octokit: n }) => {
				let i = new Dt(n, a, () => {
					if (this.#i += 1, this.#i > c) throw new Et(Nt(c));
				}), o = this.#t.get(m) ?? new kt(m);
				this.#t.set(m, o);
				let s = await o.readFrom(i, e, r), l = await Ft(o, i, [...h.keys()]), u = l.replaced.filter(({ latest: t = 0 }) => t >= e), d = [...u.map(({ content: e }) => e), ...l.merged.flatMap(({ content: e, former: t }) => [e, t])];
				t(s, await this.#a(i, d));
				let f = (e) => e === void 0 ? "" : this.#n.get(e), p = {
					versions: u.flatMap(({ content: e, ...t }) => {
						let n = f(e);
						return n === void 0 ? [] : [_({
							...t,
							text: n
						})];
					}),
					merged: l.merged.flatMap(({ content: e, former: t, ...n }) => {
						let [r, i] = [f(e), f(t)];
						return r === void 0 || i === void 0 ? [] : [_({
							...n,
							text: r,
							before: i
						})];
					}),
					overwrites: Ie([...o.commits, ...o.merged])
				}, [g] = s;
				return g === void 0 ? {
					is: "read",
					...p
				} : {
					is: "unreadable",
					why: g,
					...p
				};
			});
		} catch (e) {
			return q(Pt(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap((e) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Je(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(Pt(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function Nt(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function q(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function Pt(e) {
	if (e instanceof Et) return e.message;
	if (de(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${ge(e)}.`;
}
async function Ft(e, t, n) {
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
function It(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new Pe({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new Mt({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : Lt(t, await s.versions(...e));
	} };
}
function Lt(e, t) {
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
const Rt = "lokaform:plan";
function zt(e, t, o, s) {
	let c = (e) => e.map((e) => t[i(e)] ?? []), u = t[i(l)] ? [l] : [], d = c([
		a,
		...f,
		...u
	]), p = [D(s.working, s), ...d], h = o.combines ? c([v]) : [], g = [...c([m, n]), o.projects.flatMap(({ chosen: e }) => e ?? [])], [_ = []] = c([m]), y = [_].flat().map((e) => ee(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Rt}:`,
		comment: `${Rt}:${J([
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
	return We("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function Bt({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && Vt(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return _("no-secrets", s, { severity: "notice" });
}
function Vt({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
function Ht(e, t) {
	let n = new k(t.limit, t.measure), r = ct(e), i = r.parts.map(({ heading: e, sections: t }) => ({
		heading: e,
		groups: t.map((e) => M(e))
	})), a = e.length > 1, o = O(r.next), s = j([
		P`## ${N(r.title)}`,
		O(r.lead),
		O(r.files)
	]), c = Y(t.problems ?? []);
	n.takeText(j([s, o])), c.section.count > 0 && n.take(400), n.showRest([c.section], n.remaining / 2);
	let l = i.filter(({ groups: e }) => n.take(400 * (e.length + 1))), u = l.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(u, 1);
	for (let e of u) n.showRest([e]);
	let d = i.length - l.length;
	return j([
		s,
		...A(c, 3, t.overflow),
		...l.flatMap(({ heading: e, groups: n }) => [...a ? [P`### ${O(e)}`] : [], ...n.flatMap((e) => A(e, a ? 4 : 3, t.overflow))]),
		...d > 0 ? [N(`… and ${Ze(d)} more projects; ${t.overflow}.`)] : [],
		o
	]);
}
function Ut(e, { limit: t, measure: n, overflow: r }) {
	let i = Y(e);
	return new k(t / 2, n).showRest([i.section]), j(A(i, 3, r));
}
function Y(e) {
	return M(Re(e, {
		full: "also",
		longest: it
	}));
}
function Wt(e) {
	let { title: t, files: n, more: r, next: i } = lt(e);
	return j([
		P`## ${N(t)}`,
		ot(n.map(O)),
		...r.map(O),
		O(i)
	]);
}
async function Gt(e, t) {
	let { first: n, later: r, at: i } = e, a = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], o = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, s = Kt(e), c = a && a.length > 0 ? await qt(s.body, t) : void 0, l = c?.is === "written" ? c.path : void 0, u = i === void 0 || l === void 0 ? void 0 : et(i);
	return Tt({
		title: s.title,
		files: a,
		conflicts: o,
		body: l,
		trailer: u
	}), await K(P`${s.summary}\n`), c?.is === "not written" ? [c.problem] : [];
}
function Kt({ first: e, later: t, problems: n }) {
	let r = {
		limit: rt - 1,
		measure: nt,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: P``,
		summary: Ut(n, r)
	};
	if (e) {
		let t = Wt(e);
		return {
			title: st(e),
			body: t,
			summary: j([t, Ut(n, r)])
		};
	}
	let i = Ht(t ?? [], {
		limit: 65e3,
		measure: at,
		overflow: "the diff has them all"
	});
	return {
		title: Ye(t ?? []),
		body: i,
		summary: Ht(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function qt(e, t) {
	let n = I(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await Ge(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = Me(e);
		return {
			is: "not written",
			problem: Te(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const X = (e, t) => t, Jt = () => Date.now() / 1e3;
async function Yt(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await bt(t.environment), o = {
		...e,
		github: a,
		targets: new Map()
	}, s;
	return {
		sources: a?.pullRequest ? {
			...t,
			target: (e, t) => s ??= nn(e, t, o)
		} : t,
		problems: r,
		hide: S,
		print: (e) => w([e]),
		screen: { paint: X },
		showProblems: (e) => {
			w(Fe(e, X)), ae(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => Bt(e, a),
		context: (e, t, n) => on(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = zt(a, t, r, i), l = await rn(r, e.manifests, o), { publish: u } = await import("./publish.js"), d = await u(e, {
				writesResult: r.publish,
				writesCheckRun: !r.combines,
				context: a,
				githubToken: n,
				markers: c,
				isSuccess: xe(e, Xt(r)) === 0,
				source: l,
				unappliedBase: Qt(r, a),
				now: Jt(),
				signal: s
			});
			return w([...d.comments, ...d.issues].map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: se(e.message)
			}));
		},
		linkTo: (e, t) => $t(e, t, o),
		close: (e, t, n, r) => Zt(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: Xt,
		ask: void 0,
		reportPull: (e) => Gt(e, i)
	};
}
function Xt({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function Zt(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, o = t.combines ? [] : cn(e, a.displayRoot);
	w([
		...Ve(e, { paint: X }),
		...we(qe(e), X),
		...$e(e, X),
		...Ee(n, (e) => D(e, a))
	]), ye(r ? {
		...e,
		problems: r,
		projects: []
	} : e), wt(e, {
		...n,
		backups: o
	}, sn(e, t));
	let s = await $t(e, t, i), { summary: c } = await import("./summary.js");
	await K(c(e, {
		reportFile: n.reports[0],
		linkTo: s,
		unappliedBase: Qt(t, i.github)
	})), t.command === "drift" && t.failOnDrift && !je(e) && E(e) && ce(e);
}
function Qt({ applyFrom: e }, t) {
	return t?.pullRequest && re(t.pullRequest, e);
}
async function $t(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && le(r, a, i.folders.displayRoot);
}
function en(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await rn(e, a, n);
			return ve(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				source: o,
				signal: t
			});
		},
		toWrite: () => _e(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function tn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Z(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.pullRequest ? ue(a, a.pullRequest, u) : fe(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof Ce) return {
			is: "missing",
			why: he(e)
		};
		throw e;
	}
}
function nn(e, t, n) {
	let { sources: r } = n;
	return tn({
		configFile: Xe(e, r.folders),
		combines: !1,
		command: "plan"
	}, [], t, n, ({ files: t }) => Ne(e, r, t));
}
async function rn(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = [e.configFile, ...an(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await Ae(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function an({ combines: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => R(n.displayRoot, e));
}
async function Z(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = an(e, t, n), o = a.length === 0 || await tt(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => V(e).catch(() => e))), c = [...o, ...s].map((e) => F(e));
	return T(c, i.displayRoot);
}
function on(e, t, n, r) {
	let { command: i } = e, { folders: a, environment: o } = r.sources, s = (a, o) => tn(e, a, t.stopping, r, (e) => Be(i, n, r.sources, e, t.stopping, o));
	return {
		folders: a,
		environment: o,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: S,
		onResponse: (e) => pe(Ke(e)),
		...Oe(Date.now, (e) => w([e])),
		onPlan: async (e) => (w(Qe(e, {
			paint: X,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && s(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : s(e, t),
		history: It(a, o, {
			github: r.github,
			githubToken: r.githubToken,
			signal: t.stopping
		}),
		permission: en(e, t, r)
	};
}
function sn({ selected: e = [] }, { projects: t, combines: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function cn({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [R(t, e)]);
}
// src/startAction.ts
const { env: Q, stdout: ln, stderr: $ } = process;
async function un(e) {
	h(ln, $);
	let t = await dn(e).catch((e) => {
		let t = ke(e, { displayRoot: Q.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return ie(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await d(t, ln, $);
}
async function dn(t) {
	let [n, r] = [C(u.name), C(p.name)];
	S([n, r].map(c));
	let { command: i, raw: a, problems: l } = g((e) => C(e), t), d = e(Q);
	d.state === "unavailable" && l.push(_("bad-setting", d.message, { severity: "warning" }));
	let f = Q.GITHUB_WORKSPACE || process.cwd(), m = {
		working: R(f, C(s.name)),
		displayRoot: f,
		confined: {
			workspace: f,
			temp: Q.RUNNER_TEMP || void 0
		}
	}, h = Q.RUNNER_TEMP ? I(Q.RUNNER_TEMP, "lokaform-backup") : void 0, v = await Yt({
		sources: {
			folders: m,
			environment: Q,
			token: n || void 0,
			backupDir: h
		},
		githubToken: r,
		problems: l
	});
	return (i ?? o).run(a, v);
}
export { un as t };
