import { D as e, m as t } from "./wire.js";
import { B as n, C as r, Er as i, Ln as a, R as o, X as s, Z as c, _ as l, a as u, ft as d, gt as f, ht as p, mt as m, qt as h, tt as g, vr as ee, x as _ } from "./start.js";
import { d as v, h as y, i as b, s as te } from "./zod.js";
import { D as ne, G as x, J as re, K as ie, L as S, N as ae, O as oe, Q as se, U as ce, X as C, Y as w, Z as T, _ as le, a as ue, b as de, d as E, f as D, g as fe, i as pe, l as me, m as he, o as ge, q as _e, t as ve, v as ye, y as be, z as xe } from "./annotations.js";
import { Ar as Se, At as Ce, B as we, Cr as Te, Ct as Ee, Dr as De, Er as Oe, Et as ke, Fn as Ae, Gt as je, Jr as Me, Jt as Ne, L as Pe, Mr as O, On as Fe, Or as Ie, Rr as Le, Sr as Re, St as ze, Tn as Be, Tt as Ve, V as He, Wr as Ue, br as We, gn as Ge, gr as Ke, hn as k, hr as qe, it as Je, kt as Ye, ln as Xe, mn as Ze, or as Qe, pn as $e, un as et, wr as tt, wt as nt, xr as rt } from "./engine.js";
import { g as it, h as at, n as ot, w as A, y as st } from "./markdown.js";
import { a as ct } from "./writtenFiles.js";
import { dirname as lt, join as j, resolve as M } from "node:path";
import { EOL as ut } from "os";
import { constants as N, promises as dt } from "fs";
import { readFile as P, realpath as ft } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var F = function(e, t, n, r) {
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
const { access: pt, appendFile: mt, writeFile: ht } = dt, I = "GITHUB_STEP_SUMMARY", gt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return F(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[I];
			if (!e) throw Error(`Unable to find environment variable for $${I}. Check if your runtime environment supports job summaries.`);
			try {
				yield pt(e, N.R_OK | N.W_OK);
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
		return F(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? ht : mt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return F(this, void 0, void 0, function* () {
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
}(), L = v({ full_name: y() }), _t = v({
	number: te(),
	head: v({
		sha: y(),
		repo: L.nullish()
	}),
	base: v({
		sha: y().default(""),
		ref: y().default(""),
		repo: L.extend({ default_branch: y().default("") })
	})
}).transform(({ number: e, head: t, base: n }) => ({
	number: e,
	head: t.sha,
	base: n.sha,
	baseBranch: n.ref,
	defaultBranch: n.repo.default_branch,
	origin: t.repo?.full_name === n.repo.full_name ? void 0 : "fork"
})), vt = v({
	pull_request: _t.optional(),
	before: y().transform((e) => /^0+$/.test(e) ? void 0 : e).optional(),
	repository: v({ fork: b().optional() }).optional()
});
async function yt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = bt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await xt(e.GITHUB_EVENT_PATH), l = c?.pull_request;
	return l && e.GITHUB_ACTOR === "dependabot[bot]" && (l.origin ??= "Dependabot"), {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		before: o === "push" ? c?.before : void 0,
		pullRequest: l,
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
		return vt.safeParse(JSON.parse(await P(e, "utf8"))).data;
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
		if (o === "") return R("The input github-token is empty.");
		let [c, ...l] = await De(n, i, i);
		if (!c || l.length > 0) return R("The manifests are not all in one checkout.");
		let { root: u = i, names: d, nameOf: f } = c, [{ commit: p = a.sha } = {}] = await S([u], i), m = () => {
			this.#i += 1;
			let e = `More than ${s} requests to GitHub are needed to read the earlier versions of the manifests.`;
			if (this.#i > s) throw new B(e);
		};
		try {
			return await ae(a, {
				...this.#e,
				onRequest: m
			}, async (n) => {
				let i = this.#t.get(p) ?? new Tt(p);
				this.#t.set(p, i);
				let a = await i.readFrom(n, e, r), o = [...d.keys()], s = async (e) => (t(a, await this.#a(n, e)), this.#n), c = await wt(i, n, o), l = await Ct(i, u, o), { known: m } = await rt(c, l, {
					since: e,
					names: d,
					nameOf: f,
					read: s
				}), h = Te([...i.commits, ...i.merged]), [g] = a;
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
			return R(z(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Le(await At(e, t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(z(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function R(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function z(e) {
	if (e instanceof B) return e.message;
	if (ne(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${oe(e)}.`;
}
async function Ct(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await P(j(t, n)).catch(() => void 0);
		return i && r !== void 0 && le(i, r) ? [] : [{
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
			let f = d === void 0 && l.length > 0 ? await jt(t, c, i) : void 0;
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
			this.#n = `More than ${V * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await H(e, this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== V) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await Ot(e, n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.commits = Re(Et(this.#e, i), r);
			let a = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !i.has(e));
			for (let t of a.slice(0, 10)) for (let n of (await H(e, t, 0, 1)).slice(0, 1)) i.set(t, n);
			let o = We(this.commits, i.values(), {
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = Dt(n), i = this.#r;
		r !== "" && await this.#a(e, i.map((e) => `${e}:${r}`));
		let a = i.filter((e, t) => r === "" || t === 0 || this.#i.get(`${e}:${r}`) !== this.#i.get(`${i[t - 1]}:${r}`));
		await this.#a(e, a.flatMap((e) => n.map((t) => `${e}:${t}`)));
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
var B = class extends Error {
	name = "HistoryLimit";
};
const V = 100;
async function H({ rest: e, at: t }, n, r, i) {
	let { data: a } = await e.repos.listCommits({
		...t,
		sha: n,
		per_page: 100,
		page: i,
		since: new Date(r * 1e3).toISOString().replace(/\.\d+/, "")
	});
	return a.map(U);
}
async function Ot({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.compareCommitsWithBasehead({
		...t,
		basehead: `${n}...${r}`
	});
	return i.commits.map(U);
}
async function kt({ graphql: e, at: t }, n) {
	let r = n.map((e, t) => [`e${t}`, e]), { repository: i } = await e(`query($owner: String!, $name: String!${r.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${r.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, {
		owner: t.owner,
		name: t.repo,
		...Object.fromEntries(r)
	});
	return r.map(([e]) => i[e]?.oid);
}
async function At({ rest: e, at: t }, n) {
	let { data: r } = await e.git.getBlob({
		...t,
		file_sha: n
	});
	return Buffer.from(r.content, "base64");
}
async function jt({ rest: e, at: t }, n, r) {
	let { data: i } = await e.repos.getCommit({
		...t,
		ref: n
	});
	return i.files?.find(({ filename: e, status: t }) => e === r && t === "renamed")?.previous_filename;
}
function U({ sha: e, parents: t, commit: { committer: n, author: r, message: i } }) {
	let a = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: a,
		trailers: tt(i)
	};
}
// src/github/outputs.ts
function W(e, t) {
	se(e, t);
}
function Mt(e, t, n) {
	let r = Xe(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	W("summary", Ne(e)), W("has-changes", a(Ze(e))), W("conflicts", a(et(i).conflicts)), W("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && W("drift", a(k(e))), W("matrix", JSON.stringify(n)), t.plan !== void 0 && W("plan-file", t.plan), t.reports.length > 0 && W("report-file", t.reports.join("\n")), t.backups.length > 0 && W("backup-file", t.backups.join("\n"));
}
function Nt({ title: e, files: t, conflicts: n, body: r, trailer: i }) {
	let a = (e) => t ? String(e) : "";
	W("summary", e), W("has-changes", a((t ?? []).length > 0)), W("conflicts", a(n)), W("pulled-files", (t ?? []).join("\n")), r !== void 0 && W("pull-request-body", r), i !== void 0 && W("pulled-trailer", i);
}
async function G(e) {
	try {
		await gt.addRaw(e).write();
	} catch (e) {
		C([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/host/workflow.ts
const K = (e, t) => t, Pt = () => Date.now() / 1e3;
async function Ft(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await yt(t.environment), o = {
		...e,
		github: a,
		targets: new Map()
	}, s, c = (e, n) => {
		let r = {
			configFile: Je(e, i),
			combines: !1,
			command: "plan"
		};
		return s ??= Lt(r, [], n, o, ({ files: n }) => He(e, t, n)), s;
	};
	return {
		sources: a?.pullRequest ? {
			...t,
			target: c
		} : t,
		problems: r,
		hide: w,
		print: (e) => C([e]),
		screen: { paint: K },
		showProblems: (e) => {
			C(Ve(e, K)), e.flatMap(ue).forEach(x);
		},
		missingSecrets: (e) => Ht(e, a),
		context: (e, t, n) => zt(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = Wt(a, t, r, i), l = await Rt(r, e.manifests, o), { publish: u } = await import("./publish.js"), d = await u(e, a, {
				writesResult: r.publish,
				writesCheckRun: !r.combines,
				githubToken: n,
				markers: c,
				isSuccess: $e(e, q(r)) === 0,
				source: l,
				unappliedBase: J(r, a),
				now: Pt(),
				signal: s
			});
			return C([...d.comments, ...d.issues].map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: _e(e.message)
			}));
		},
		linkTo: (e, t) => Y(e, t, o),
		close: (e, t, n, r) => It(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: q,
		ask: void 0,
		reportPull: (e) => Gt(e, i)
	};
}
function q({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function It(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => M(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	C([
		...Ee(e, { paint: K }),
		...ke(Ae(e), K),
		...ze(e, K),
		...Ye(n, (e) => O(e, a))
	]), ve(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(x), Mt(e, {
		...n,
		backups: c
	}, l);
	let u = await Y(e, t, i), { summary: d } = await import("./comment.js");
	await G(d(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: J(t, i.github)
	})), t.command === "drift" && t.failOnDrift && !Ge(e) && k(e) && x(pe(e));
}
function J({ applyFrom: e }, t) {
	return t?.pullRequest && ce(t.pullRequest, e);
}
async function Y(e, t, n) {
	let { github: r, sources: i } = n, a = await X(t, e.manifests, n);
	return r && xe(r, a, i.folders.displayRoot);
}
async function Lt(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await X(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.pullRequest ? be(a, a.pullRequest, u) : ye(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof Oe) return {
			is: "missing",
			why: de(e)
		};
		throw e;
	}
}
async function Rt(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await X(e, t, n), a = e.combines ? [] : t, o = [e.configFile, ...a.map((e) => M(r, e))], s = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: o,
			inCommit: async (e) => Object.values(await Qe(s, new AbortController().signal, { commit: e })).flat()
		}
	};
}
async function X(e, t, n) {
	let { configFile: r, combines: i } = e, { displayRoot: a } = n.sources.folders, o = i ? [] : t.map((e) => M(a, e)), s = o.length === 0 || await Se(r, {}) ? [r, ...o] : o, c = await Promise.all(s.map((e) => ft(e).catch(() => e))), l = [...s, ...c].map((e) => lt(e));
	return S(l, a);
}
function zt(e, t, n, r) {
	let { command: i } = e, { github: a, githubToken: o, sources: s } = r, { folders: c, environment: l } = s, u = t.stopping, d = (t, a) => Lt(e, t, u, r, (e) => we(i, n, s, e, u, a));
	return {
		folders: c,
		environment: l,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: w,
		onResponse: (e) => re(Ce(e)),
		...Pe(Date.now, (e) => C([e])),
		onPlan: async (e) => (C(nt(e, {
			paint: K,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (...e) => a?.pullRequest && d(...e),
		lastApplied: async (...e) => a?.pullRequest ? void 0 : d(...e),
		history: Bt(r, u),
		permission: {
			toApply: async (t) => {
				let n = await Rt(e, t, r);
				return he(a, {
					applyFrom: e.applyFrom,
					githubToken: o,
					source: n,
					signal: u
				});
			},
			toWrite: () => fe(a, {
				githubToken: o,
				signal: u
			})
		}
	};
}
function Bt({ sources: e, github: t, githubToken: n }, r) {
	let { folders: i, environment: a } = e, o = new qe({
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
		return !c || n || r.aborted ? t : Vt(t, await c.versions(...e));
	} };
}
function Vt(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
function Ht({ command: e, projects: t }, n) {
	if (!n || e === "apply" || t.some(({ token: e }) => e !== void 0)) return;
	let { event: r, isFork: i, pullRequest: a } = n, o = (e, t = "") => {
		let n = `${e}: the manifests were checked, and not compared with the project.${t}`;
		return _("no-secrets", n, { severity: "notice" });
	};
	if (a?.origin === "fork") return o("This pull request comes from a fork, and GitHub gives it no secrets");
	if (a?.origin === "Dependabot") return o("This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them");
	if (r === "schedule" && i) return o("This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off.");
}
const Ut = "lokaform:plan";
function Wt(e, t, n, r) {
	let i = (e) => e.map((e) => t[ee(e)] ?? []), o = t[ee(m)] ? [m] : [], l = i([
		d,
		...a,
		...o
	]), u = [O(r.working, r), ...l], g = n.combines ? i([h]) : [], _ = n.projects.flatMap(({ id: e, secrets: t }) => t.length > 0 && e || []), v = [...i([p, f]), _], [y = []] = i([p]), b = [y].flat().map((e) => s(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Ut}:`,
		comment: `${Ut}:${Z([
			e?.workflow,
			u,
			v,
			...g
		])}`,
		scope: {
			inputs: Z([u, v]).slice(0, 8),
			project: (e) => Z([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${b.length > 0 ? `: ${c(b.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Z([
				e?.workflow,
				u,
				v
			])}`
		},
		issue: (e) => `lokaform:drift:${Z([u, e])}`
	};
}
function Z(e) {
	return Me("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function Gt(e, t) {
	let { first: n, later: r, at: i } = e, a = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], o = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, s = Kt(e), c = a && a.length > 0 ? await qt(s.body, t) : void 0, l = c?.ok ? c.value : void 0, u = i === void 0 || l === void 0 ? void 0 : Ke(i);
	return Nt({
		title: s.title,
		files: a,
		conflicts: o,
		body: l,
		trailer: u
	}), await G(A`${s.summary}\n`), c && !c.ok ? [c.problem] : [];
}
function Kt({ first: e, later: t, problems: n }) {
	let r = {
		limit: ot - 1,
		measure: at,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: A``,
		summary: E(n, r)
	};
	if (e) {
		let t = me(e);
		return {
			title: ct(e),
			body: t,
			summary: st([t, E(n, r)])
		};
	}
	let i = D(t ?? [], {
		limit: ge,
		measure: it,
		overflow: "the diff has them all"
	});
	return {
		title: je(t ?? []),
		body: i,
		summary: D(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function qt(e, t) {
	let n = j(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), i = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await Fe(i, e, t), r(n);
	} catch (e) {
		let t = Ue(e);
		return l(Be(i, `cannot be written: ${t}`));
	}
}
// src/startAction.ts
const { env: Q, stdout: Jt, stderr: $ } = process;
async function Yt(e) {
	n(Jt, $);
	let t = await Xt(e).catch((e) => {
		let t = Ie(e, { displayRoot: Q.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return ie(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await o(t, Jt, $);
}
async function Xt(t) {
	let [n, r] = [T("token"), T("github-token")];
	w([n, r].map(g));
	let { command: a, raw: o, problems: s } = u((e) => T(e), t), c = e(Q);
	c.state === "unavailable" && s.push(_("bad-setting", c.message, { severity: "warning" }));
	let l = Q.GITHUB_WORKSPACE || process.cwd(), d = {
		working: M(l, T("working-directory")),
		displayRoot: l,
		confined: {
			workspace: l,
			temp: Q.RUNNER_TEMP || void 0
		}
	}, f = Q.RUNNER_TEMP ? j(Q.RUNNER_TEMP, "lokaform-backup") : void 0, p = await Ft({
		sources: {
			folders: d,
			environment: Q,
			token: n || void 0,
			backupDir: f
		},
		githubToken: r,
		problems: s
	});
	return (a ?? i).run(o, p);
}
export { Yt as t };
