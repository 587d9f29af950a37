import { C as e, f as t } from "./wire.js";
import { $ as n, E as r, Ht as i, Ir as a, J as o, U as s, Ut as c, Zn as l, at as u, bi as d, bt as f, di as p, dn as m, et as h, hn as g, mn as _, pn as v, qt as ee, t as y, tt as b, w as te } from "./start.js";
import { d as x, h as S, i as ne, s as re } from "./zod.js";
import { D as ie, G as C, J as ae, K as oe, L as se, N as ce, O as le, Q as ue, W as de, X as w, Y as T, Z as E, _ as fe, a as pe, b as me, d as D, f as O, g as he, i as ge, l as _e, m as ve, o as ye, q as be, t as xe, v as Se, y as Ce, z as we } from "./annotations.js";
import { $ as Te, $t as Ee, Bt as De, F as Oe, I as ke, Jn as Ae, Ln as je, M as Me, Tt as Ne, Ut as Pe, Xn as Fe, Yn as Ie, Zn as Le, _r as Re, _t as ze, ar as Be, bt as Ve, cn as He, dr as k, lr as Ue, nn as We, nr as Ge, or as Ke, qn as qe, rr as Je, sr as Ye, tr as Xe, vn as Ze, vr as Qe, vt as $e, wt as et, xt as tt, yr as nt, yt as rt } from "./engine.js";
import { g as it, h as at, n as ot, w as A, y as st } from "./markdown.js";
import { o as ct } from "./written.js";
import { dirname as j, join as M, relative as N, resolve as P, sep as F } from "node:path";
import { EOL as lt } from "os";
import { constants as I, promises as ut } from "fs";
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
const { access: dt, appendFile: ft, writeFile: pt } = ut, B = "GITHUB_STEP_SUMMARY", mt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return z(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[B];
			if (!e) throw Error(`Unable to find environment variable for $${B}. Check if your runtime environment supports job summaries.`);
			try {
				yield dt(e, I.R_OK | I.W_OK);
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
			return yield (t ? pt : ft)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
}(), V = x({ full_name: S() }), ht = x({
	number: re(),
	head: x({
		sha: S(),
		repo: V.nullish()
	}),
	base: x({
		sha: S().default(""),
		ref: S().default(""),
		repo: V.extend({ default_branch: S().default("") })
	})
}), gt = x({
	pull_request: ht.optional(),
	before: S().optional(),
	repository: x({ fork: ne().optional() }).optional()
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
		return gt.safeParse(JSON.parse(await L(e, "utf8"))).data;
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
	#t = new Map();
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, n, r = {}) {
		let { workspace: i, context: a, githubToken: o, maxRequests: s = 150 } = this.#e;
		if (o === "") return H("The input github-token is empty.");
		let c = new Map();
		for (let e of n) {
			let t = P(i, e);
			c.set(await R(t).catch(() => t), e);
		}
		let [l, ...u] = await se([...c.keys()].map((e) => j(e)), i);
		if (!l || u.length > 0) return H("The manifests are not all in one checkout.");
		let d = await R(i), { root: f = d, commit: p = a.sha } = l, m = new Map([...c].map(([e, t]) => [N(f, e).split(F).join("/"), t])), h = (e) => m.get(e) ?? N(d, M(f, e)).split(F).join("/");
		try {
			return await ce(a, this.#e, async ({ octokit: n }) => {
				let i = new Ot(n, a, () => {
					this.#i += 1;
					let e = `More than ${s} requests to GitHub are needed to read the earlier versions of the manifests.`;
					if (this.#i > s) throw new W(e);
				}), o = this.#t.get(p) ?? new Tt(p);
				this.#t.set(p, o);
				let c = await o.readFrom(i, e, r), l = [...m.keys()], u = await wt(o, i, l), d = u.replaced.filter(({ latest: t = 0 }) => t >= e), g = {
					...u,
					replaced: [...await Ct(o, f, l), ...d]
				};
				t(c, await this.#a(i, Fe(g)));
				let _ = {
					...Le(g, this.#n, h),
					overwrites: Je([...o.commits, ...o.merged])
				}, [v] = c;
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
				let n = Re(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(U(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function H(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function U(e) {
	if (e instanceof W) return e.message;
	if (ie(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${le(e)}.`;
}
async function Ct(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await L(M(t, n)).catch(() => void 0);
		return i && r !== void 0 && fe(i, r) ? [] : [{
			path: n,
			now: n,
			content: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function wt(e, t, n) {
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
var Tt = class {
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
			this.#n = `More than ${G * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await e.commits(this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== G) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await e.commitsAfter(n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.#r = Ge(Et(this.#e, i), r), await this.#s(e, i);
			let a = Xe(this.#r, i.values(), {
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = Dt(n), i = this.#a;
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
function Et(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function Dt(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var W = class extends Error {
	name = "HistoryLimit";
};
const G = 100;
var Ot = class {
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
		return r.map(K);
	}
	async commitsAfter(e, t) {
		this.#n();
		let { data: n } = await this.#e.rest.repos.compareCommitsWithBasehead({
			...this.#t,
			basehead: `${e}...${t}`
		});
		return n.commits.map(K);
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
function K({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }) {
	let a = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: a,
		trailers: Ie(i)
	};
}
// src/github/outputs.ts
function q(e, t) {
	ue(e, t);
}
function kt(e, t, n) {
	let r = s(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	q("summary", Pe(e)), q("has-changes", a(h(e))), q("conflicts", a(o(i).conflicts)), q("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && q("drift", a(b(e))), q("matrix", JSON.stringify(n)), t.plan !== void 0 && q("plan-file", t.plan), t.reports.length > 0 && q("report-file", t.reports.join("\n")), t.backups.length > 0 && q("backup-file", t.backups.join("\n"));
}
function At({ title: e, files: t, conflicts: n, body: r, trailer: i }) {
	let a = (e) => t ? String(e) : "";
	q("summary", e), q("has-changes", a((t ?? []).length > 0)), q("conflicts", a(n)), q("pulled-files", (t ?? []).join("\n")), r !== void 0 && q("pull-request-body", r), i !== void 0 && q("pulled-trailer", i);
}
async function jt(e) {
	try {
		await mt.addRaw(e).write();
	} catch (e) {
		w([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/host/workflow.ts
const J = (e, t) => t, Mt = () => Date.now() / 1e3;
async function Nt(e) {
	let { sources: t, githubToken: r, problems: i } = e, { folders: a } = t, o = await vt(t.environment), s = {
		...e,
		github: o,
		targets: new Map()
	}, c;
	return {
		sources: o?.pullRequest ? {
			...t,
			target: (e, t) => c ??= zt(e, t, s)
		} : t,
		problems: i,
		hide: T,
		print: (e) => w([e]),
		screen: { paint: J },
		showProblems: (e) => {
			w(Ve(e, J)), e.flatMap(pe).forEach(C);
		},
		missingSecrets: (e) => qt(e, o),
		context: (e, t, n) => Ht(e, t, n, s),
		publish: async (e, t, i, c) => {
			let l = Xt(o, t, i, a), u = await Bt(i, e.manifests, s), { publish: d } = await import("./publish.js"), f = await d(e, o, {
				writesResult: i.publish,
				writesCheckRun: !i.combines,
				githubToken: r,
				markers: l,
				isSuccess: n(e, Pt(i)) === 0,
				source: u,
				unappliedBase: It(i, o),
				now: Mt(),
				signal: c
			});
			return w([...f.comments, ...f.issues].map((e) => `Written: ${e}`)), f.problems.map((e) => ({
				...e,
				message: be(e.message)
			}));
		},
		linkTo: (e, t) => Y(e, t, s),
		close: (e, t, n, r) => Ft(e, t, {
			files: n,
			annotated: r
		}, s),
		exitsWithFindings: Pt,
		ask: void 0,
		reportPull: (e) => Zt(e, a)
	};
}
function Pt({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function Ft(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, o = t.combines ? [] : Wt(e, a.displayRoot);
	w([
		...$e(e, { paint: J }),
		...tt(Ze(e), J),
		...ze(e, J),
		...et(n, (e) => k(e, a))
	]), xe(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(C), kt(e, {
		...n,
		backups: o
	}, Ut(e, t));
	let s = await Y(e, t, i), { summary: c } = await import("./comment.js");
	await jt(c(e, {
		reportFile: n.reports[0],
		linkTo: s,
		unappliedBase: It(t, i.github)
	})), t.command === "drift" && t.failOnDrift && !u(e) && b(e) && C(ge(e));
}
function It({ applyFrom: e }, t) {
	return t?.pullRequest && de(t.pullRequest, e);
}
async function Y(e, t, n) {
	let { github: r, sources: i } = n, a = await X(t, e.manifests, n);
	return r && we(r, a, i.folders.displayRoot);
}
function Lt(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await Bt(e, a, n);
			return ve(r, {
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
async function Rt(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await X(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.pullRequest ? Ce(a, a.pullRequest, u) : Se(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof Be) return {
			is: "missing",
			why: me(e)
		};
		throw e;
	}
}
function zt(e, t, n) {
	let { sources: r } = n;
	return Rt({
		configFile: Te(e, r.folders),
		combines: !1,
		command: "plan"
	}, [], t, n, ({ files: t }) => ke(e, r, t));
}
async function Bt(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await X(e, t, n), a = [e.configFile, ...Vt(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await je(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function Vt({ combines: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => P(n.displayRoot, e));
}
async function X(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = Vt(e, t, n), o = a.length === 0 || await Ue(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => R(e).catch(() => e))), c = [...o, ...s].map((e) => j(e));
	return se(c, i.displayRoot);
}
function Ht(e, t, n, r) {
	let { command: i } = e, { folders: a, environment: o } = r.sources, s = (a, o) => Rt(e, a, t.stopping, r, (e) => Oe(i, n, r.sources, e, t.stopping, o));
	return {
		folders: a,
		environment: o,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: T,
		onResponse: (e) => ae(Ne(e)),
		...Me(Date.now, (e) => w([e])),
		onPlan: async (e) => (w(rt(e, {
			paint: J,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && s(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : s(e, t),
		history: Gt(a, o, {
			github: r.github,
			githubToken: r.githubToken,
			signal: t.stopping
		}),
		permission: Lt(e, t, r)
	};
}
function Ut({ selected: e = [] }, { projects: t, combines: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function Wt({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [P(t, e)]);
}
function Gt(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new qe({
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
		return !s || n || i.aborted ? t : Kt(t, await s.versions(...e));
	} };
}
function Kt(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
function qt({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && Jt(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return f("no-secrets", s, { severity: "notice" });
}
function Jt({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
const Yt = "lokaform:plan";
function Xt(e, t, n, r) {
	let o = (e) => e.map((e) => t[p(e)] ?? []), s = t[p(v)] ? [v] : [], u = o([
		m,
		...a,
		...s
	]), d = [k(r.working, r), ...u], f = n.combines ? o([l]) : [], h = [...o([_, g]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [ee = []] = o([_]), y = [ee].flat().map((e) => i(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Yt}:`,
		comment: `${Yt}:${Z([
			e?.workflow,
			d,
			h,
			...f
		])}`,
		scope: {
			inputs: Z([d, h]).slice(0, 8),
			project: (e) => Z([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${y.length > 0 ? `: ${c(y.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Z([
				e?.workflow,
				d,
				h
			])}`
		},
		issue: (e) => `lokaform:drift:${Z([d, e])}`
	};
}
function Z(e) {
	return Ke("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function Zt(e, t) {
	let { first: n, later: r, at: i } = e, a = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], o = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, s = Qt(e), c = a && a.length > 0 ? await $t(s.body, t) : void 0, l = c?.ok ? c.value : void 0, u = i === void 0 || l === void 0 ? void 0 : Ae(i);
	return At({
		title: s.title,
		files: a,
		conflicts: o,
		body: l,
		trailer: u
	}), await jt(A`${s.summary}\n`), c && !c.ok ? [c.problem] : [];
}
function Qt({ first: e, later: t, problems: n }) {
	let r = {
		limit: ot - 1,
		measure: at,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: A``,
		summary: D(n, r)
	};
	if (e) {
		let t = _e(e);
		return {
			title: ct(e),
			body: t,
			summary: st([t, D(n, r)])
		};
	}
	let i = O(t ?? [], {
		limit: ye,
		measure: it,
		overflow: "the diff has them all"
	});
	return {
		title: De(t ?? []),
		body: i,
		summary: O(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function $t(e, t) {
	let n = M(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await We(r, e, t), nt(n);
	} catch (e) {
		let t = He(e);
		return Qe(Ee(r, `cannot be written: ${t}`));
	}
}
// src/startAction.ts
const { env: Q, stdout: en, stderr: $ } = process;
async function tn(e) {
	r(en, $);
	let t = await nn(e).catch((e) => {
		let t = Ye(e, { displayRoot: Q.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return oe(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await te(t, en, $);
}
async function nn(t) {
	let [n, r] = [E("token"), E("github-token")];
	T([n, r].map(ee));
	let { command: i, raw: a, problems: o } = y((e) => E(e), t), s = e(Q);
	s.state === "unavailable" && o.push(f("bad-setting", s.message, { severity: "warning" }));
	let c = Q.GITHUB_WORKSPACE || process.cwd(), l = {
		working: P(c, E("working-directory")),
		displayRoot: c,
		confined: {
			workspace: c,
			temp: Q.RUNNER_TEMP || void 0
		}
	}, u = Q.RUNNER_TEMP ? M(Q.RUNNER_TEMP, "lokaform-backup") : void 0, p = await Nt({
		sources: {
			folders: l,
			environment: Q,
			token: n || void 0,
			backupDir: u
		},
		githubToken: r,
		problems: o
	});
	return (i ?? d).run(a, p);
}
export { tn as t };
