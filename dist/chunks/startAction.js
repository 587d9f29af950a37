import { O as e, p as t } from "./wire.js";
import { B as n, Nr as r, Qn as i, R as a, Vr as o, X as s, Z as c, _t as l, a as u, b as d, gt as f, ht as p, pt as m, rn as h, tt as g } from "./start.js";
import { d as _, h as v, i as y, s as ee } from "./zod.js";
import { $ as b, B as te, J as ne, K as x, O as re, P as ie, Q as S, R as ae, W as oe, X as C, Y as se, Z as w, _ as ce, a as le, b as ue, d as T, f as E, g as de, i as fe, k as pe, l as me, m as he, o as ge, q as _e, t as ve, v as ye, x as be, y as xe } from "./annotations.js";
import { Ar as Se, Dr as Ce, Dt as we, Er as Te, Et as Ee, Gr as De, H as Oe, Ir as ke, Mn as Ae, Mr as je, Mt as Me, Nr as Ne, Nt as Pe, Or as Fe, Ot as Ie, Qt as Le, R as Re, Rr as D, Sn as ze, Tr as Be, Tt as Ve, Ur as He, V as Ue, Yt as We, at as Ge, bn as Ke, hn as qe, jr as Je, mn as Ye, ti as Xe, ur as Ze, vr as Qe, wr as $e, wt as et, xn as O, yn as tt, yr as nt, zn as rt } from "./engine.js";
import { g as it, h as at, n as ot, w as st, y as ct } from "./markdown.js";
import { a as lt } from "./writtenFiles.js";
import { dirname as ut, join as k, resolve as A } from "node:path";
import { EOL as dt } from "os";
import { constants as j, promises as ft } from "fs";
import { readFile as M } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var N = function(e, t, n, r) {
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
const { access: pt, appendFile: mt, writeFile: ht } = ft, P = "GITHUB_STEP_SUMMARY", gt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return N(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[P];
			if (!e) throw Error(`Unable to find environment variable for $${P}. Check if your runtime environment supports job summaries.`);
			try {
				yield pt(e, j.R_OK | j.W_OK);
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
		return N(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? ht : mt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return N(this, void 0, void 0, function* () {
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
		return this.addRaw(dt);
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
}(), F = _({ full_name: v() }), _t = _({
	number: ee(),
	head: _({
		sha: v(),
		repo: F.nullish()
	}),
	base: _({
		sha: v().default(""),
		ref: v().default(""),
		repo: F.extend({ default_branch: v().default("") })
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	baseBranch: n.ref,
	defaultBranch: n.repo.default_branch,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), vt = _({
	pull_request: _t.optional(),
	merge_group: _({
		head_sha: v(),
		base_sha: v()
	}).optional(),
	before: v().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: _({ fork: y().optional() }).optional()
});
async function yt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = bt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await xt(e.GITHUB_EVENT_PATH), l = c?.pull_request, u = o === "merge_group" ? c?.merge_group : void 0, d = l ?? (u && {
		head: u.head_sha,
		base: u.base_sha
	});
	return l && e.GITHUB_ACTOR === "dependabot[bot]" && (l.origin ??= "Dependabot"), {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		before: o === "push" ? c?.before : void 0,
		pullRequest: l,
		...d && { merge: {
			head: d.head,
			base: d.base
		} },
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
		return vt.safeParse(JSON.parse(await M(e, "utf8"))).data;
	} catch {
		return;
	}
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
		if (o === "") return I("The input github-token is empty.");
		let [c, ...l] = await je(n, i, i);
		if (!c || l.length > 0) return I("The manifests are not all in one checkout.");
		let { root: u = i, names: d, nameOf: f } = c, [{ commit: p = a.sha } = {}] = await ae([u], i), m = () => {
			this.#i += 1;
			let e = `More than ${s} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > s) throw new R(e);
		};
		try {
			return await ie(a, {
				...this.#e,
				onRequest: m
			}, async (n) => {
				let i = this.#t.get(p) ?? new Tt(p);
				this.#t.set(p, i);
				let a = await i.readFrom(n, e, r), o = [...d.keys()], s = async (e) => (t(a, await this.#a(n, e)), this.#n), c = await wt(i, n, o), l = await Ct(i, u, o), { known: m } = await Be(c, l, {
					since: e,
					names: d,
					nameOf: f,
					read: s
				}), h = Ce([...i.commits, ...i.merged]), [g] = a;
				return {
					...g === void 0 ? { is: "read" } : {
						is: "unreadable",
						why: g
					},
					...m,
					overwrites: h
				};
			});
		} catch (e) {
			return I(L(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = De(await ye(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(L(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function I(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function L(e) {
	if (e instanceof R) return e.message;
	if (re(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${pe(e)}.`;
}
async function Ct(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await M(k(t, n)).catch(() => void 0);
		return i && r !== void 0 && ce(i, r) ? [] : [{
			path: n,
			now: n,
			before: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function wt(e, t, n) {
	let r = e.commits.map((e) => ({
		...e,
		changes: []
	})), i = new Set(n), a = n.map((e) => ({
		path: e,
		now: e,
		index: 0
	}));
	for (; a.length > 0;) {
		await e.readContents(t, a);
		let n = [];
		for (let { path: i, now: o, index: s } of a) for (let [a, { id: c, parents: l, changes: u }] of r.entries()) {
			let [r, d] = [e.contentAt(a, i), e.contentAt(a + 1, i)];
			if (a < s || r === d) continue;
			let f = d === void 0 && l.length > 0 ? await At(t, c, i) : void 0;
			f === void 0 ? u.push({
				from: i,
				to: i,
				now: o,
				before: d,
				after: r
			}) : n.push({
				path: f,
				now: o,
				index: a
			});
		}
		for (let { path: e } of n) i.add(e);
		a = n;
	}
	return {
		commits: r,
		merged: await e.mergedChanges(t, [...i])
	};
}
var Tt = class {
	#e;
	#t;
	#n;
	commits = [];
	merged = [];
	#r = [];
	#i = new Map();
	constructor(e) {
		this.#e = e;
	}
	async readFrom(e, t, { target: n, now: r }) {
		if (this.#t === void 0 || t < this.#t) {
			let i = new Map();
			this.#n = `More than ${z * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await B(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== z) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await Ot(e, n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.commits = Te(Et(this.#e, i), r);
			let a = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of a.slice(0, 10)) for (let n of (await B(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			let o = $e(this.commits, i.values(), {
				since: t,
				now: r
			});
			this.merged = o.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let s = this.commits.at(-1)?.parents.slice(0, 1) ?? [this.#e];
			this.#r = [...this.commits.map(({ id: e }) => e), ...s], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = Dt(n), i = this.#r, a = r === "" ? [] : i.map((e) => `${e}:${r}`);
		await this.#a(e, a);
		let o = (e) => this.#i.get(a[e] ?? ""), s = i.filter((e, t) => r === "" || t === 0 || o(t) !== o(t - 1)).flatMap((e) => n.map((t) => `${e}:${t}`));
		await this.#a(e, s);
		for (let e of n) {
			let t;
			for (let n of i) {
				let r = `${n}:${e}`;
				this.#i.has(r) ? t = this.#i.get(r) : this.#i.set(r, t);
			}
		}
	}
	contentAt(e, t) {
		let n = this.#r[e];
		return n === void 0 ? void 0 : this.#i.get(`${n}:${t}`);
	}
	async mergedChanges(e, t) {
		let n = this.merged.slice(0, 4e3 / (2 * t.length)), r = n.flatMap(({ id: e, parents: n }) => t.flatMap((t) => [`${e}:${t}`, `${n[0]}:${t}`]));
		return await this.#a(e, r), n.map((e) => {
			let n = t.map((t) => {
				let [n, r] = [e.parents[0], e.id].map((e) => this.#i.get(`${e}:${t}`));
				return {
					from: t,
					to: t,
					before: n,
					after: r
				};
			});
			return {
				...e,
				changes: n.filter(({ before: e, after: t }) => e !== t)
			};
		});
	}
	async #a(e, t) {
		let n = t.filter((e) => !this.#i.has(e));
		for (let t = 0; t < n.length; t += 200) {
			let r = n.slice(t, t + 200), i = await kt(e, r);
			for (let [e, t] of r.entries()) this.#i.set(t, i[e]);
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
var R = class extends Error {
	name = "HistoryLimit";
};
const z = 100;
async function B({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map(V);
}
async function Ot({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.compareCommitsWithBasehead({
		...t,
		basehead: `${n}...${r}`
	});
	return i.commits.map(V);
}
async function kt({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	return r.map(([e]) => i[e]?.oid);
}
async function At({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function V({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }) {
	let a = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: a,
		trailers: Fe(i)
	};
}
// src/github/outputs.ts
function H(e) {
	for (let [t, n] of Object.entries(e)) n !== void 0 && b(t, n);
}
function jt(e, t, n, r) {
	let i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	H({
		summary: Le(e),
		"has-changes": a(Ke(e)),
		conflicts: a(qe(i).conflicts),
		failed: String(Ye(e.projects).unfinished),
		drift: e.command === "drift" ? a(O(e)) : void 0,
		matrix: JSON.stringify(r),
		"plan-file": t.plan,
		"report-file": t.reports.join("\n") || void 0,
		"backup-file": n.join("\n") || void 0
	});
}
async function U(e) {
	try {
		await gt.addRaw(e).write();
	} catch (e) {
		w([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/host/workflow.ts
const W = (e, t) => t, Mt = () => Date.now() / 1e3;
async function Nt(e, t, n) {
	let { folders: r } = e, i = await yt(e.environment), a = {
		sources: e,
		githubToken: t,
		github: i,
		targets: new Map()
	}, o, s = (t, n) => {
		let i = {
			configFile: Ge(t, r),
			combines: !1,
			command: "plan"
		};
		return o ??= J(i, [], n, a, ({ files: n }) => Oe(t, e, n)), o;
	};
	return {
		sources: i?.merge ? {
			...e,
			target: s
		} : e,
		problems: n,
		hide: C,
		print: (e) => w([e]),
		screen: { paint: W },
		showProblems: (e) => {
			w(we(e, W)), e.flatMap(le).forEach(x);
		},
		missingSecrets: (e) => Rt(e, i),
		context: (e, t, n) => Ft(e, t, n, a),
		publish: async (e, n, o, s) => {
			let c = zt(i, n, o, r), l = await Y(o, e.manifests, a), { publish: u } = await import("./publish.js"), d = await u(e, i, {
				writesResult: o.publish,
				writesCheckRun: !o.combines,
				githubToken: t,
				markers: c,
				isSuccess: tt(e, G(o)) === 0,
				source: l,
				unappliedBase: K(o, i),
				now: Mt(),
				signal: s
			});
			return w(d.urls.map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: ne(e.message)
			}));
		},
		linkTo: (e, t) => q(e, t, a),
		close: (e, t, n, r) => Pt(e, t, {
			files: n,
			annotated: r
		}, a),
		exitsWithFindings: G,
		ask: void 0,
		reportPull: (e) => Bt(e, r)
	};
}
function G({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function Pt(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => A(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	w([
		...Ve(e, { paint: W }),
		...Ie(rt(e), W),
		...et(e, W),
		...Me(n, (e) => D(e, a))
	]), ve(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(x), jt(e, n, c, l);
	let u = await q(e, t, i), { summary: d } = await import("./comment.js");
	await U(d(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: K(t, i.github)
	})), t.command === "drift" && t.failOnDrift && !ze(e) && O(e) && x(fe(e));
}
function K({ applyFrom: e }, t) {
	return t?.pullRequest && oe(t.pullRequest, e);
}
async function q(e, t, n) {
	let { github: r, sources: i } = n, a = await X(t, e.manifests, n);
	return r && te(r, a, i.folders.displayRoot);
}
async function J(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await X(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.merge ? ue(a, a.merge, u) : xe(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof Se) return {
			is: "missing",
			why: be(e)
		};
		throw e;
	}
}
async function Y(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await X(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => A(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: async (e) => Object.values(await Ze(s, Je, { commit: e })).flat()
		}
	};
}
async function X(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => A(a, e)), s = o.length === 0 || await ke(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map(He)), l = [...s, ...c].map((e) => ut(e));
	return ae(l, a);
}
function Ft(e, t, n, r) {
	let { command: i } = e, { github: a, githubToken: o, sources: s } = r, { folders: c, environment: l } = s, u = t.stopping, d = (t, a) => J(e, t, u, r, (e) => Ue(i, n, s, e, u, a));
	return {
		folders: c,
		environment: l,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: C,
		onResponse: (e) => se(Pe(e)),
		...Re(Date.now, (e) => w([e])),
		onPlan: async (e) => (w(Ee(e, {
			paint: W,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => a?.merge && d(...e),
		lastApplied: async (...e) => a?.merge ? void 0 : d(...e),
		history: It(r, u),
		permission: {
			toApply: async (t) => {
				let n = await Y(e, t, r);
				return he(a, {
					applyFrom: e.applyFrom,
					githubToken: o,
					source: n,
					signal: u
				});
			},
			toWrite: () => de(a, {
				githubToken: o,
				signal: u
			})
		}
	};
}
function It({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new Qe({
		folders: i,
		environment: a,
		signal: r
	}), s = i.displayRoot, c = t && new St({
		context: t,
		githubToken: n,
		workspace: s,
		signal: r
	});
	return { async versions(...e) {
		let t = await o.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !c || n || r.aborted ? t : Lt(t, await c.versions(...e));
	} };
}
function Lt(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
function Rt({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return d("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Z = "lokaform:plan";
function zt(e, t, n, a) {
	let o = (e) => e.map((e) => t[r(e)] ?? []), u = t[r(p)] ? [p] : [], d = o([
		m,
		...i,
		...u
	]), g = [D(a.working, a), ...d], _ = n.combines ? o([h]) : [], v = n.projects.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), y = [...o([f, l]), v], [ee = []] = o([f]), b = [ee].flat().map((e) => s(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Z}:`,
		comment: `${Z}:${Q([
			e?.workflow,
			g,
			y,
			..._
		])}`,
		scope: {
			inputs: Q([g, y]).slice(0, 8),
			project: (e) => Q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${b.length > 0 ? `: ${c(b.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				g,
				y
			])}`
		},
		issue: (e) => `lokaform:drift:${Q([g, e])}`
	};
}
function Q(e) {
	return Xe("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function Bt(e, t) {
	let { first: n, later: r, at: i } = e, a = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], o = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, s = Vt(e), c = k(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), l = {
		option: "pull-request-body",
		path: c,
		is: "file"
	}, u = a !== void 0 && a.length > 0, d = u ? await Ae(l, s.body, t) : void 0, f = u && !d, p = (e) => a ? String(e) : "";
	return H({
		summary: s.title,
		"has-changes": p(a?.length !== 0),
		conflicts: p(o),
		"pulled-files": (a ?? []).join("\n"),
		"pull-request-body": f ? c : void 0,
		"pulled-trailer": f && i !== void 0 ? nt(i) : void 0
	}), await U(st`${s.summary}\n`), d ? [d] : [];
}
function Vt({ first: e, later: t, problems: n }) {
	let r = {
		limit: ot - 1,
		measure: at,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: st``,
		summary: T(n, r)
	};
	if (e) {
		let t = me(e);
		return {
			title: lt(e),
			body: t,
			summary: ct([t, T(n, r)])
		};
	}
	let i = E(t ?? [], {
		limit: ge,
		measure: it,
		overflow: "the diff has them all"
	});
	return {
		title: We(t ?? []),
		body: i,
		summary: E(t ?? [], {
			...r,
			problems: n
		})
	};
}
// src/startAction.ts
const { env: $, stdout: Ht, stderr: Ut } = process;
async function Wt(e) {
	n(Ht, Ut);
	let t = await Gt(e).catch((e) => {
		let t = Ne(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return _e(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await a(t, Ht, Ut);
}
async function Gt(t) {
	let [n, r] = [S("token"), S("github-token")];
	C([n, r].map(g));
	let { command: i, raw: a, problems: s } = u((e) => S(e), t), c = e($);
	c.state === "unavailable" && s.push(d("bad-setting", c.message, { severity: "warning" }));
	let l = $.GITHUB_WORKSPACE || process.cwd(), f = {
		working: A(l, S("working-directory")),
		displayRoot: l,
		confined: {
			workspace: l,
			temp: $.RUNNER_TEMP || void 0
		}
	}, p = $.RUNNER_TEMP ? k($.RUNNER_TEMP, "lokaform-backup") : void 0, m = await Nt({
		folders: f,
		environment: $,
		token: n || void 0,
		backupDir: p
	}, r, s);
	return (i ?? o).run(a, m);
}
export { Wt as t };
