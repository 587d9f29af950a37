import { f as e, l as t } from "./wire.js";
import { Ar as n, B as r, Bt as i, Dn as a, Dr as o, Fr as s, G as c, Gt as l, Kt as u, Rr as d, Rt as f, Vt as p, a as m, an as h, o as g, t as _, ut as v, z as y, zt as b } from "./start.js";
import { _ as x, a as ee, c as te, p as S } from "./zod.js";
import { A as ne, D as re, E as ie, F as C, I as ae, M as w, O as oe, T as se, a as ce, i as le, j as T, k as ue, m as de, o as fe, p as pe, r as me, s as he, t as ge, u as _e, v as ve, w as ye, y as be } from "./mayApply.js";
import { B as xe, Ct as Se, D as Ce, Et as we, H as Te, Hr as Ee, Ir as E, J as De, Jt as Oe, Mr as ke, P as Ae, Pr as je, Pt as Me, Q as Ne, R as Pe, Rt as Fe, Tt as Ie, U as Le, V as Re, Vt as ze, Wt as Be, Z as Ve, _t as He, br as D, bt as Ue, ft as We, gt as Ge, ht as Ke, k as qe, mn as Je, mt as Ye, pt as Xe, qt as Ze, sn as Qe, vr as $e, xr as et, yr as tt, z as nt } from "./engine.js";
import { S as O, d as rt, f as it, l as k, m as A, n as at, o as ot, p as st, u as j, w as M, x as N, y as ct } from "./markdown.js";
import { n as lt, o as ut, r as dt } from "./written.js";
import { dirname as P, join as F, relative as ft, resolve as I, sep as pt } from "node:path";
import { EOL as mt } from "os";
import { constants as ht, promises as gt } from "fs";
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
const { access: _t, appendFile: vt, writeFile: yt } = gt, B = "GITHUB_STEP_SUMMARY", bt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return z(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[B];
			if (!e) throw Error(`Unable to find environment variable for $${B}. Check if your runtime environment supports job summaries.`);
			try {
				yield _t(e, ht.R_OK | ht.W_OK);
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
			return yield (t ? yt : vt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
}(), V = S({ full_name: x() }), xt = S({
	number: te(),
	head: S({
		sha: x(),
		repo: V.nullish()
	}),
	base: S({
		sha: x().default(""),
		ref: x().default(""),
		repo: V.extend({ default_branch: x().default("") })
	})
}), St = S({
	pull_request: xt.optional(),
	before: x().optional(),
	repository: S({ fork: ee().optional() }).optional()
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
		return St.safeParse(JSON.parse(await L(e, "utf8"))).data;
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
[...n], [...n];
function H(e, t) {
	ae(e, t);
}
function Ot(e, t, n) {
	let r = Ze(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	H("summary", Be(e)), H("has-changes", a(tt(e))), H("conflicts", a(Oe(i).conflicts)), H("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && H("drift", a(D(e))), H("matrix", JSON.stringify(n)), t.plan !== void 0 && H("plan-file", t.plan), t.reports.length > 0 && H("report-file", t.reports.join("\n")), t.backups.length > 0 && H("backup-file", t.backups.join("\n"));
}
function kt({ title: e, files: t, conflicts: n, body: r, trailer: i }) {
	let a = (e) => t ? String(e) : "";
	H("summary", e), H("has-changes", a((t ?? []).length > 0)), H("conflicts", a(n)), H("pulled-files", (t ?? []).join("\n")), r !== void 0 && H("pull-request-body", r), i !== void 0 && H("pulled-trailer", i);
}
async function U(e) {
	try {
		await bt.addRaw(e).write();
	} catch (e) {
		w([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/limitedRequests.ts
var W = class extends Error {
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
function G({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }) {
	let a = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: a,
		trailers: xe(i)
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
			this.#r = Te(Mt(this.#e, i), r), await this.#s(e, i);
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
	async versions(e, n, r = {}) {
		let { workspace: i, context: a, githubToken: o, signal: s, maxRequests: c = 150 } = this.#e;
		if (o === "") return K("The input github-token is empty.");
		let l = new Map();
		for (let e of n) {
			let t = I(i, e);
			l.set(await R(t).catch(() => t), e);
		}
		let [u, ...d] = await be([...l.keys()].map((e) => P(e)), i);
		if (!u || d.length > 0) return K("The manifests are not all in one checkout.");
		let f = await R(i), { root: p = f, commit: m = a.sha } = u, h = new Map([...l].map(([e, t]) => [ft(p, e).split(pt).join("/"), t])), g = (e) => h.get(e) ?? ft(f, F(p, e)).split(pt).join("/"), _ = (e) => ({
			...e,
			path: g(e.path),
			now: g(e.now)
		});
		try {
			return await _e(o, s, async ({ octokit: n }) => {
				let i = new At(n, a, () => {
					if (this.#i += 1, this.#i > c) throw new W(Ft(c));
				}), o = this.#t.get(m) ?? new jt(m);
				this.#t.set(m, o);
				let s = await o.readFrom(i, e, r), l = [...h.keys()], u = await Lt(o, i, l), d = [...await It(o, p, l), ...u.replaced.filter(({ latest: t = 0 }) => t >= e)], f = [...d.map(({ content: e }) => e), ...u.merged.flatMap(({ content: e, former: t }) => [e, t])];
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
			return K(q(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap((e) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Ee(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(q(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function Ft(e) {
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
	if (pe(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${de(e)}.`;
}
async function It(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await L(F(t, n)).catch(() => void 0);
		return i && r !== void 0 && le(i, r) ? [] : [{
			path: n,
			now: n,
			content: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Lt(e, t, n) {
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
function Rt(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new Pe({
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
		return !s || n || i.aborted ? t : zt(t, await s.versions(...e));
	} };
}
function zt(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
// src/workflow/markers.ts
const J = "lokaform:plan";
function Bt(e, t, n, o) {
	let c = (e) => e.map((e) => t[s(e)] ?? []), l = t[s(b)] ? [b] : [], u = c([
		f,
		...a,
		...l
	]), d = [E(o.working, o), ...u], m = n.combines ? c([v]) : [], h = [...c([i, p]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [g = []] = c([i]), _ = [g].flat().map((e) => y(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${J}:`,
		comment: `${J}:${Y([
			e?.workflow,
			d,
			h,
			...m
		])}`,
		scope: {
			inputs: Y([d, h]).slice(0, 8),
			project: (e) => Y([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${_.length > 0 ? `: ${r(_.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Y([
				e?.workflow,
				d,
				h
			])}`
		},
		issue: (e) => `lokaform:drift:${Y([d, e])}`
	};
}
function Y(e) {
	return Ie("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function Vt({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && Ht(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return h("no-secrets", s, { severity: "notice" });
}
function Ht({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
function Ut(e, t) {
	let n = new rt(t.limit, t.measure), r = ut(e), i = r.parts.map(({ heading: e, sections: t }) => ({
		heading: e,
		groups: t.map((e) => j(e))
	})), a = e.length > 1, o = O(r.next), s = A([
		N`## ${M(r.title)}`,
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
		...l.flatMap(({ heading: e, groups: n }) => [...a ? [N`### ${O(e)}`] : [], ...n.flatMap((e) => k(e, a ? 4 : 3, t.overflow))]),
		...d > 0 ? [M(`… and ${Je(d)} more projects; ${t.overflow}.`)] : [],
		o
	]);
}
function Wt(e, { limit: t, measure: n, overflow: r }) {
	let i = Gt(e);
	return new rt(t / 2, n).showRest([i.section]), A(k(i, 3, r));
}
function Gt(e) {
	return j(Fe(e, {
		full: "also",
		longest: ot
	}));
}
function Kt(e) {
	let { title: t, files: n, more: r, next: i } = dt(e);
	return A([
		N`## ${M(t)}`,
		ct(n.map(O)),
		...r.map(O),
		O(i)
	]);
}
async function qt(e, t) {
	let { first: n, later: r, at: i } = e, a = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], o = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, s = Jt(e), c = a && a.length > 0 ? await Yt(s.body, t) : void 0, l = c?.is === "written" ? c.path : void 0, u = i === void 0 || l === void 0 ? void 0 : nt(i);
	return kt({
		title: s.title,
		files: a,
		conflicts: o,
		body: l,
		trailer: u
	}), await U(N`${s.summary}\n`), c?.is === "not written" ? [c.problem] : [];
}
function Jt({ first: e, later: t, problems: n }) {
	let r = {
		limit: at - 1,
		measure: it,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: N``,
		summary: Wt(n, r)
	};
	if (e) {
		let t = Kt(e);
		return {
			title: lt(e),
			body: t,
			summary: A([t, Wt(n, r)])
		};
	}
	let i = Ut(t ?? [], {
		limit: 65e3,
		measure: st,
		overflow: "the diff has them all"
	});
	return {
		title: ze(t ?? []),
		body: i,
		summary: Ut(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function Yt(e, t) {
	let n = F(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await qe(r, e, t), {
			is: "written",
			path: n
		};
	} catch (e) {
		let t = Ae(e);
		return {
			is: "not written",
			problem: Ce(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const X = (e, t) => t, Xt = () => Date.now() / 1e3;
async function Zt(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await wt(t.environment), o = {
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
		hide: T,
		print: (e) => w([e]),
		screen: { paint: X },
		showProblems: (e) => {
			w(Ge(e, X)), re(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => Vt(e, a),
		context: (e, t, n) => sn(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = Bt(a, t, r, i), l = await an(r, e.manifests, o), { publish: u } = await import("./publish.js"), d = await u(e, {
				writesResult: r.publish,
				writesCheckRun: !r.combines,
				context: a,
				githubToken: n,
				markers: c,
				isSuccess: $e(e, Qt(r)) === 0,
				source: l,
				unappliedBase: en(r, a),
				now: Xt(),
				signal: s
			});
			return w([...d.comments, ...d.issues].map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: ue(e.message)
			}));
		},
		linkTo: (e, t) => Z(e, t, o),
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
	w([
		...Ye(e, { paint: X }),
		...He(Qe(e), X),
		...Xe(e, X),
		...Ue(n, (e) => E(e, a))
	]), se(r ? {
		...e,
		problems: r,
		projects: []
	} : e), Ot(e, {
		...n,
		backups: o
	}, cn(e, t));
	let s = await Z(e, t, i), { summary: c } = await import("./summary.js");
	await U(c(e, {
		reportFile: n.reports[0],
		linkTo: s,
		unappliedBase: en(t, i.github)
	})), t.command === "drift" && t.failOnDrift && !et(e) && D(e) && ie(e);
}
function en({ applyFrom: e }, t) {
	return t?.pullRequest && ye(t.pullRequest, e);
}
async function Z(e, t, n) {
	let { github: r, sources: i } = n, a = await Q(t, e.manifests, n);
	return r && ve(r, a, i.folders.displayRoot);
}
function tn(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await an(e, a, n);
			return ge(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				source: o,
				signal: t
			});
		},
		toWrite: () => me(r, {
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
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.pullRequest ? fe(a, a.pullRequest, u) : ce(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof Me) return {
			is: "missing",
			why: he(e)
		};
		throw e;
	}
}
function rn(e, t, n) {
	let { sources: r } = n;
	return nn({
		configFile: We(e, r.folders),
		combines: !1,
		command: "plan"
	}, [], t, n, ({ files: t }) => Ne(e, r, t));
}
async function an(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Q(e, t, n), a = [e.configFile, ...on(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await we(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function on({ combines: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => I(n.displayRoot, e));
}
async function Q(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = on(e, t, n), o = a.length === 0 || await je(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => R(e).catch(() => e))), c = [...o, ...s].map((e) => P(e));
	return be(c, i.displayRoot);
}
function sn(e, t, n, r) {
	let { command: i } = e, { folders: a, environment: o } = r.sources, s = (a, o) => nn(e, a, t.stopping, r, (e) => Ve(i, n, r.sources, e, t.stopping, o));
	return {
		folders: a,
		environment: o,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: T,
		onResponse: (e) => ne(Se(e)),
		...De(Date.now, (e) => w([e])),
		onPlan: async (e) => (w(Ke(e, {
			paint: X,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && s(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : s(e, t),
		history: Rt(a, o, {
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
	g(un, dn);
	let t = await pn(e).catch((e) => {
		let t = ke(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return oe(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await m(t, un, dn);
}
async function pn(t) {
	let [n, r] = [C(l.name), C(o.name)];
	T([n, r].map(c));
	let { command: i, raw: a, problems: s } = _((e) => C(e), t), f = e($);
	f.state === "unavailable" && s.push(h("bad-setting", f.message, { severity: "warning" }));
	let p = $.GITHUB_WORKSPACE || process.cwd(), m = {
		working: I(p, C(u.name)),
		displayRoot: p,
		confined: {
			workspace: p,
			temp: $.RUNNER_TEMP || void 0
		}
	}, g = $.RUNNER_TEMP ? F($.RUNNER_TEMP, "lokaform-backup") : void 0, v = await Zt({
		sources: {
			folders: m,
			environment: $,
			token: n || void 0,
			backupDir: g
		},
		githubToken: r,
		problems: s
	});
	return (i ?? d).run(a, v);
}
export { fn as t };
