import { f as e, w as t } from "./wire.js";
import { Dr as n, I as r, J as i, R as a, St as o, Un as s, Y as c, b as l, bt as u, et as d, in as f, t as p, vr as m, vt as h, xt as g } from "./start.js";
import { d as _, h as v, i as ee, s as y } from "./zod.js";
import { D as te, G as b, J as ne, K as re, L as x, N as ie, O as ae, Q as oe, W as se, X as S, Y as C, Z as w, _ as ce, a as le, b as ue, d as T, f as E, g as de, i as fe, l as pe, m as me, o as he, q as ge, t as _e, v as ve, y as ye, z as be } from "./annotations.js";
import { Cn as xe, Cr as Se, Ct as Ce, Dr as we, Dt as Te, En as Ee, Er as De, Et as Oe, F as ke, Fr as Ae, Gt as je, Hn as Me, Ht as Ne, Ir as Pe, Jr as Fe, Lr as Ie, Mn as Le, Mr as Re, Nr as ze, R as Be, St as Ve, Tr as He, Vr as D, Yr as Ue, bt as We, dn as Ge, fn as O, jr as Ke, nt as qe, on as Je, pn as Ye, pr as Xe, qr as Ze, sn as Qe, un as $e, wr as et, xt as tt, yt as nt, z as rt, zr as it } from "./engine.js";
import { g as at, h as ot, n as st, w as k, y as ct } from "./markdown.js";
import { o as lt } from "./writtenFiles.js";
import { dirname as A, join as j, relative as M, resolve as N, sep as P } from "node:path";
import { EOL as ut } from "os";
import { constants as F, promises as dt } from "fs";
import { readFile as I, realpath as L } from "node:fs/promises";
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
const { access: ft, appendFile: pt, writeFile: mt } = dt, z = "GITHUB_STEP_SUMMARY", ht = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return R(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[z];
			if (!e) throw Error(`Unable to find environment variable for $${z}. Check if your runtime environment supports job summaries.`);
			try {
				yield ft(e, F.R_OK | F.W_OK);
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
			return yield (t ? mt : pt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
}(), B = _({ full_name: v() }), gt = _({
	number: y(),
	head: _({
		sha: v(),
		repo: B.nullish()
	}),
	base: _({
		sha: v().default(""),
		ref: v().default(""),
		repo: B.extend({ default_branch: v().default("") })
	})
}), _t = _({
	pull_request: gt.optional(),
	before: v().optional(),
	repository: _({ fork: ee().optional() }).optional()
}), vt = /^0+$/;
async function yt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = bt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await xt(e.GITHUB_EVENT_PATH), l = c?.pull_request && St(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !vt.test(u) && { before: u },
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
function bt(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function xt(e) {
	if (e) try {
		return _t.safeParse(JSON.parse(await I(e, "utf8"))).data;
	} catch {
		return;
	}
}
function St({ number: e, head: t, base: n }, r) {
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
var Ct = class {
	#e;
	#t = new Map();
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(t, n, r = {}) {
		let { workspace: i, context: a, githubToken: o, maxRequests: s = 150 } = this.#e;
		if (o === "") return V("The input github-token is empty.");
		let c = new Map();
		for (let e of n) {
			let t = N(i, e);
			c.set(await L(t).catch(() => t), e);
		}
		let [l, ...u] = await x([...c.keys()].map((e) => A(e)), i);
		if (!l || u.length > 0) return V("The manifests are not all in one checkout.");
		let d = await L(i), { root: f = d, commit: p = a.sha } = l, m = new Map([...c].map(([e, t]) => [M(f, e).split(P).join("/"), t])), h = (e) => m.get(e) ?? M(d, j(f, e)).split(P).join("/");
		try {
			return await ie(a, this.#e, async (n) => {
				let i = new kt(n, () => {
					this.#i += 1;
					let e = `More than ${s} requests to GitHub are needed to read the earlier versions of the manifests.`;
					if (this.#i > s) throw new U(e);
				}), a = this.#t.get(p) ?? new Et(p);
				this.#t.set(p, a);
				let o = await a.readFrom(i, t, r), c = [...m.keys()], l = await Tt(a, i, c), u = l.replaced.filter(({ latest: e = 0 }) => e >= t), d = {
					...l,
					replaced: [...await wt(a, f, c), ...u]
				};
				e(o, await this.#a(i, De(d)));
				let g = {
					...we(d, this.#n, h),
					overwrites: ze([...a.commits, ...a.merged])
				}, [_] = o;
				return _ === void 0 ? {
					is: "read",
					...g
				} : {
					is: "unreadable",
					why: _,
					...g
				};
			});
		} catch (e) {
			return V(H(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t)].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Ze(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(H(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function V(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function H(e) {
	if (e instanceof U) return e.message;
	if (te(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${ae(e)}.`;
}
async function wt(e, t, n) {
	let r = n.map(async (n) => {
		let r = e.contentAt(0, n), i = await I(j(t, n)).catch(() => void 0);
		return i && r !== void 0 && ce(i, r) ? [] : [{
			path: n,
			now: n,
			content: r,
			until: Infinity
		}];
	});
	return (await Promise.all(r)).flat();
}
async function Tt(e, t, n) {
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
var Et = class {
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
			this.#n = `More than ${W * 20} commits were made since then, and older ones are not read.`;
			for (let n = 1; n <= 20; n += 1) {
				let r = await e.commits(this.#e, t, n);
				for (let e of r) i.set(e.id, e);
				if (r.length !== W) {
					this.#n = void 0;
					break;
				}
			}
			if (n !== void 0) for (let t of await e.commitsAfter(n, this.#e)) i.set(t.id, {
				...t,
				time: Infinity
			});
			this.commits = Re(Dt(this.#e, i), r), await this.#a(e, i);
			let a = Ke(this.commits, i.values(), {
				since: t,
				now: r
			});
			this.merged = a.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
			let o = this.commits.at(-1);
			this.#r = o ? [...this.commits.map(({ id: e }) => e), ...o.parents.slice(0, 1)] : [this.#e], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async #a(e, t) {
		let n = this.commits.flatMap(({ parents: e }) => e.slice(1)).filter((e) => !t.has(e));
		for (let r of n.slice(0, 10)) {
			let [n] = await e.commits(r, 0, 1);
			n && t.set(r, n);
		}
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = Ot(n), i = this.#r;
		r !== "" && await this.#o(e, i.map((e) => `${e}:${r}`));
		let a = i.filter((e, t) => r === "" || t === 0 || this.#i.get(`${e}:${r}`) !== this.#i.get(`${i[t - 1]}:${r}`));
		await this.#o(e, a.flatMap((e) => n.map((t) => `${e}:${t}`)));
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
	async mergedContents(e, t) {
		let n = this.merged.slice(0, 4e3 / (2 * t.length));
		return await this.#o(e, n.flatMap(({ id: e, parents: n }) => t.flatMap((t) => [`${e}:${t}`, `${n[0]}:${t}`]))), n.flatMap(({ id: e, parents: n, until: r, trailers: { pulled: i } }) => t.flatMap((t) => {
			let [a, o] = [e, n[0]].map((e) => this.#i.get(`${e}:${t}`)), s = {
				path: t,
				until: r,
				former: o,
				content: a,
				...i !== void 0 && { pulled: i }
			};
			return a === o ? [] : [s];
		}));
	}
	async #o(e, t) {
		let n = t.filter((e) => !this.#i.has(e));
		for (let t = 0; t < n.length; t += 200) {
			let r = n.slice(t, t + 200), i = await e.objectIds(r);
			for (let [e, t] of r.entries()) this.#i.set(t, i[e]);
		}
	}
};
function Dt(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function Ot(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var U = class extends Error {
	name = "HistoryLimit";
};
const W = 100;
var kt = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async commits(e, t, n) {
		this.#t();
		let { data: r } = await this.#e.octokit.rest.repos.listCommits({
			...this.#e.at,
			sha: e,
			per_page: 100,
			page: n,
			since: new Date(t * 1e3).toISOString().replace(/\.\d+/, "")
		});
		return r.map(G);
	}
	async commitsAfter(e, t) {
		this.#t();
		let { data: n } = await this.#e.octokit.rest.repos.compareCommitsWithBasehead({
			...this.#e.at,
			basehead: `${e}...${t}`
		});
		return n.commits.map(G);
	}
	async objectIds(e) {
		this.#t();
		let t = e.map((e, t) => [`e${t}`, e]), n = `query($owner: String!, $name: String!${t.map(([e]) => `, $${e}: String!`).join("")}) { repository(owner: $owner, name: $name) { ${t.map(([e]) => `${e}: object(expression: $${e}) { oid }`).join(" ")} } }`, { owner: r, repo: i } = this.#e.at, { repository: a } = await this.#e.octokit.graphql(n, {
			owner: r,
			name: i,
			...Object.fromEntries(t)
		});
		return t.map(([e]) => a[e]?.oid);
	}
	async blob(e) {
		this.#t();
		let { data: t } = await this.#e.octokit.rest.git.getBlob({
			...this.#e.at,
			file_sha: e
		});
		return Buffer.from(t.content, "base64");
	}
	async formerPath(e, t) {
		this.#t();
		let { data: n } = await this.#e.octokit.rest.repos.getCommit({
			...this.#e.at,
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
		trailers: He(i)
	};
}
// src/github/outputs.ts
function K(e, t) {
	oe(e, t);
}
function At(e, t, n) {
	let r = Je(e.projects), i = e.projects.flatMap(({ plan: e }) => e ?? []), a = (e) => i.length > 0 ? String(e) : "";
	K("summary", je(e)), K("has-changes", a(Ge(e))), K("conflicts", a(Qe(i).conflicts)), K("failed", String(r.failed + r.notAttempted + r.inPart + r.skipped)), e.command === "drift" && K("drift", a(O(e))), K("matrix", JSON.stringify(n)), t.plan !== void 0 && K("plan-file", t.plan), t.reports.length > 0 && K("report-file", t.reports.join("\n")), t.backups.length > 0 && K("backup-file", t.backups.join("\n"));
}
function jt({ title: e, files: t, conflicts: n, body: r, trailer: i }) {
	let a = (e) => t ? String(e) : "";
	K("summary", e), K("has-changes", a((t ?? []).length > 0)), K("conflicts", a(n)), K("pulled-files", (t ?? []).join("\n")), r !== void 0 && K("pull-request-body", r), i !== void 0 && K("pulled-trailer", i);
}
async function q(e) {
	try {
		await ht.addRaw(e).write();
	} catch (e) {
		S([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/host/workflow.ts
const J = (e, t) => t, Mt = () => Date.now() / 1e3;
async function Nt(e) {
	let { sources: t, githubToken: n, problems: r } = e, { folders: i } = t, a = await yt(t.environment), o = {
		...e,
		github: a,
		targets: new Map()
	}, s;
	return {
		sources: a?.pullRequest ? {
			...t,
			target: (e, t) => s ??= Rt(e, t, o)
		} : t,
		problems: r,
		hide: C,
		print: (e) => S([e]),
		screen: { paint: J },
		showProblems: (e) => {
			S(Ve(e, J)), e.flatMap(le).forEach(b);
		},
		missingSecrets: (e) => Wt(e, a),
		context: (e, t, n) => Vt(e, t, n, o),
		publish: async (e, t, r, s) => {
			let c = qt(a, t, r, i), l = await zt(r, e.manifests, o), { publish: u } = await import("./publish.js"), d = await u(e, a, {
				writesResult: r.publish,
				writesCheckRun: !r.combines,
				githubToken: n,
				markers: c,
				isSuccess: $e(e, Y(r)) === 0,
				source: l,
				unappliedBase: Ft(r, a),
				now: Mt(),
				signal: s
			});
			return S([...d.comments, ...d.issues].map((e) => `Written: ${e}`)), d.problems.map((e) => ({
				...e,
				message: ge(e.message)
			}));
		},
		linkTo: (e, t) => X(e, t, o),
		close: (e, t, n, r) => Pt(e, t, {
			files: n,
			annotated: r
		}, o),
		exitsWithFindings: Y,
		ask: void 0,
		reportPull: (e) => Jt(e, i)
	};
}
function Y({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function Pt(e, t, { files: n, annotated: r }, i) {
	let { folders: a } = i.sources, { combines: o } = t, s = e.projects.flatMap(({ backup: e = [] }) => e), c = o ? [] : s.map((e) => N(a.displayRoot, e)), l = o ? e.selected ?? [] : t.projects.map(({ name: e = "" }) => e);
	S([
		...We(e, { paint: J }),
		...Ce(Me(e), J),
		...nt(e, J),
		...Oe(n, (e) => D(e, a))
	]), _e(r ? {
		...e,
		problems: r,
		projects: []
	} : e).forEach(b), At(e, {
		...n,
		backups: c
	}, l);
	let u = await X(e, t, i), { summary: d } = await import("./comment.js");
	await q(d(e, {
		reportFile: n.reports[0],
		linkTo: u,
		unappliedBase: Ft(t, i.github)
	})), t.command === "drift" && t.failOnDrift && !Ye(e) && O(e) && b(fe(e));
}
function Ft({ applyFrom: e }, t) {
	return t?.pullRequest && se(t.pullRequest, e);
}
async function X(e, t, n) {
	let { github: r, sources: i } = n, a = await Z(t, e.manifests, n);
	return r && be(r, a, i.folders.displayRoot);
}
function It(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await zt(e, a, n);
			return me(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				source: o,
				signal: t
			});
		},
		toWrite: () => de(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function Lt(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s, targets: c } = r;
	if (!a) return;
	let l = await Z(e, t, r), u = {
		githubToken: o,
		checkouts: l,
		workspace: s.folders.displayRoot,
		signal: n
	}, d = JSON.stringify(l), f = c.get(d) ?? await (a.pullRequest ? ye(a, a.pullRequest, u) : ve(a, u, e.command === "apply"));
	if (c.set(d, f), f.is === "missing") return f;
	try {
		return await i(f);
	} catch (e) {
		if (e instanceof Ae) return {
			is: "missing",
			why: ue(e)
		};
		throw e;
	}
}
function Rt(e, t, n) {
	let { sources: r } = n;
	return Lt({
		configFile: qe(e, r.folders),
		combines: !1,
		command: "plan"
	}, [], t, n, ({ files: t }) => rt(e, r, t));
}
async function zt(e, t, n) {
	let r = n.sources.folders.displayRoot, i = await Z(e, t, n), a = [e.configFile, ...Bt(e, t, n)], o = e.projects.flatMap((e) => e.manifests ?? []);
	return {
		checkouts: i,
		workspace: r,
		read: {
			onDisk: a,
			inCommit: async (e) => Object.values(await Xe(o, new AbortController().signal, { commit: e })).flat()
		}
	};
}
function Bt({ combines: e }, t, { sources: { folders: n } }) {
	return e ? [] : t.map((e) => N(n.displayRoot, e));
}
async function Z(e, t, n) {
	let { configFile: r } = e, { folders: i } = n.sources, a = Bt(e, t, n), o = a.length === 0 || await it(r, {}) ? [r, ...a] : a, s = await Promise.all(o.map((e) => L(e).catch(() => e))), c = [...o, ...s].map((e) => A(e));
	return x(c, i.displayRoot);
}
function Vt(e, t, n, r) {
	let { command: i } = e, { folders: a, environment: o } = r.sources, s = (a, o) => Lt(e, a, t.stopping, r, (e) => Be(i, n, r.sources, e, t.stopping, o));
	return {
		folders: a,
		environment: o,
		cancellation: t,
		now: Date.now,
		wait: (e) => t.wait(e),
		onSecrets: C,
		onResponse: (e) => ne(Te(e)),
		...ke(Date.now, (e) => S([e])),
		onPlan: async (e) => (S(tt(e, {
			paint: J,
			command: i,
			keptElsewhere: "the report file lists"
		})), !0),
		onBatch: () => {},
		target: async (e, t) => r.github?.pullRequest && s(e, t),
		lastApplied: async (e, t) => r.github?.pullRequest ? void 0 : s(e, t),
		history: Ht(a, o, {
			github: r.github,
			githubToken: r.githubToken,
			signal: t.stopping
		}),
		permission: It(e, t, r)
	};
}
function Ht(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new Se({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new Ct({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : Ut(t, await s.versions(...e));
	} };
}
function Ut(e, t) {
	if (t.is === "read") return t;
	let { noRepository: n, ...r } = t.versions.length > e.versions.length ? t : e;
	return {
		...r,
		why: `${e.why} ${t.why}`
	};
}
function Wt({ command: e, projects: t }, n) {
	let r = t.some(({ token: e }) => e !== void 0), i = n && Gt(n);
	if (r || e === "apply" || i === void 0) return;
	let [a, o] = i, s = `${a}: the manifests were checked, and not compared with the project.${o}`;
	return l("no-secrets", s, { severity: "notice" });
}
function Gt({ event: e, isFork: t, pullRequest: n }) {
	if (n?.origin === "fork") return ["This pull request comes from a fork, and GitHub gives it no secrets", ""];
	if (n?.origin === "Dependabot") return ["This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them", ""];
	if (e === "schedule" && t) return ["This repository is a fork, and its scheduled run has no API token", " If the fork has a project of its own, add the token to its secrets. Otherwise turn the workflow off."];
}
const Kt = "lokaform:plan";
function qt(e, t, n, r) {
	let a = (e) => e.map((e) => t[m(e)] ?? []), l = t[m(u)] ? [u] : [], d = a([
		h,
		...s,
		...l
	]), p = [D(r.working, r), ...d], _ = n.combines ? a([f]) : [], v = [...a([g, o]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [ee = []] = a([g]), y = [ee].flat().map((e) => i(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Kt}:`,
		comment: `${Kt}:${Q([
			e?.workflow,
			p,
			v,
			..._
		])}`,
		scope: {
			inputs: Q([p, v]).slice(0, 8),
			project: (e) => Q([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${y.length > 0 ? `: ${c(y.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Q([
				e?.workflow,
				p,
				v
			])}`
		},
		issue: (e) => `lokaform:drift:${Q([p, e])}`
	};
}
function Q(e) {
	return Pe("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
async function Jt(e, t) {
	let { first: n, later: r, at: i } = e, a = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], o = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, s = Yt(e), c = a && a.length > 0 ? await Xt(s.body, t) : void 0, l = c?.ok ? c.value : void 0, u = i === void 0 || l === void 0 ? void 0 : et(i);
	return jt({
		title: s.title,
		files: a,
		conflicts: o,
		body: l,
		trailer: u
	}), await q(k`${s.summary}\n`), c && !c.ok ? [c.problem] : [];
}
function Yt({ first: e, later: t, problems: n }) {
	let r = {
		limit: st - 1,
		measure: ot,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: k``,
		summary: T(n, r)
	};
	if (e) {
		let t = pe(e);
		return {
			title: lt(e),
			body: t,
			summary: ct([t, T(n, r)])
		};
	}
	let i = E(t ?? [], {
		limit: he,
		measure: at,
		overflow: "the diff has them all"
	});
	return {
		title: Ne(t ?? []),
		body: i,
		summary: E(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function Xt(e, t) {
	let n = j(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await Ee(r, e, t), Ue(n);
	} catch (e) {
		let t = Le(e);
		return Fe(xe(r, `cannot be written: ${t}`));
	}
}
// src/startAction.ts
const { env: $, stdout: Zt, stderr: Qt } = process;
async function $t(e) {
	a(Zt, Qt);
	let t = await en(e).catch((e) => {
		let t = Ie(e, { displayRoot: $.GITHUB_WORKSPACE || process.cwd() }), n = e instanceof Error ? e.stack ?? e.message : String(e);
		return re(t?.message ?? `This is a bug in lokaform. Please report it with these lines:\n${n}`), 1;
	});
	await r(t, Zt, Qt);
}
async function en(e) {
	let [r, i] = [w("token"), w("github-token")];
	C([r, i].map(d));
	let { command: a, raw: o, problems: s } = p((e) => w(e), e), c = t($);
	c.state === "unavailable" && s.push(l("bad-setting", c.message, { severity: "warning" }));
	let u = $.GITHUB_WORKSPACE || process.cwd(), f = {
		working: N(u, w("working-directory")),
		displayRoot: u,
		confined: {
			workspace: u,
			temp: $.RUNNER_TEMP || void 0
		}
	}, m = $.RUNNER_TEMP ? j($.RUNNER_TEMP, "lokaform-backup") : void 0, h = await Nt({
		sources: {
			folders: f,
			environment: $,
			token: r || void 0,
			backupDir: m
		},
		githubToken: i,
		problems: s
	});
	return (a ?? n).run(o, h);
}
export { $t as t };
