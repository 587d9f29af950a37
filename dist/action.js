import { C as e, D as t, O as n, S as r, _ as i, a, b as o, d as s, f as c, g as l, h as u, i as d, m as f, o as p, p as m, r as h, t as g, u as _, v, w as y, x as ee, y as te } from "./chunks/mergedPulls.js";
import { l as ne } from "./chunks/wire.js";
import { _ as b, c as re, p as x } from "./chunks/zod.js";
import { Bt as ie, Ft as ae, H as oe, I as S, J as C, L as se, Mt as ce, P as w, Pt as T, St as le, a as ue, at as de, cn as fe, cr as pe, hr as me, k as he, n as ge, pr as _e, sn as ve, t as ye, vr as be, zt as xe } from "./chunks/start.js";
import { A as Se, Bn as Ce, D as we, En as Te, I as Ee, It as De, Kt as Oe, Lt as ke, Mt as Ae, O as je, P as Me, Pn as Ne, Pt as Pe, St as Fe, T as Ie, Un as Le, Ut as Re, Vn as ze, an as Be, bn as Ve, ct as He, dt as Ue, gn as E, hn as D, jt as We, k as Ge, ln as Ke, pt as qe, qt as Je, sn as Ye, un as Xe, ur as Ze, ut as Qe, wn as O, xn as $e, xt as et, yt as tt, zn as nt } from "./chunks/engine.js";
import { t as rt } from "./chunks/summaryLine.js";
import { A as k, B as it, C as A, I as at, L as ot, M as j, N as st, O as ct, R as lt, S as ut, V as dt, _ as ft, a as pt, b as mt, i as ht, o as gt, s as _t, t as vt, v as M, w as yt, x as bt, y as xt } from "./chunks/markdown.js";
import { n as St, t as Ct } from "./chunks/pulledFigures.js";
import { dirname as wt, join as N, relative as Tt, resolve as P, sep as F } from "node:path";
import { EOL as Et } from "os";
import { constants as I, promises as Dt } from "fs";
import { lstat as Ot, readFile as L, readlink as kt, realpath as R } from "node:fs/promises";
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
const { access: At, appendFile: jt, writeFile: Mt } = Dt, B = "GITHUB_STEP_SUMMARY", Nt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return z(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[B];
			if (!e) throw Error(`Unable to find environment variable for $${B}. Check if your runtime environment supports job summaries.`);
			try {
				yield At(e, I.R_OK | I.W_OK);
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
			return yield (t ? Mt : jt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(Et);
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
}(), V = x({ full_name: b() }), Pt = x({
	number: re(),
	head: x({
		sha: b(),
		repo: V.nullish()
	}),
	base: x({
		sha: b().default(""),
		repo: V
	})
}), Ft = x({
	pull_request: Pt.optional(),
	before: b().optional()
}), It = /^0+$/;
async function Lt(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = Rt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await zt(e.GITHUB_EVENT_PATH), l = c?.pull_request && Bt(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !It.test(u) && { before: u },
		...l && { pullRequest: l },
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
function Rt(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function zt(e) {
	if (e) try {
		return Ft.safeParse(JSON.parse(await L(e, "utf8"))).data;
	} catch {
		return;
	}
}
function Bt({ number: e, head: t, base: n }, r) {
	let i = t.repo?.full_name === n.repo.full_name ? r === "dependabot[bot]" ? "Dependabot" : void 0 : "fork";
	return {
		number: e,
		head: t.sha,
		base: n.sha,
		origin: i
	};
}
// src/github/mayApply.ts
const Vt = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function Ht(e, { applyFrom: t, githubToken: n, checkouts: r, signal: i }) {
	if (!e) return [C("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [C("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	let a = _(e);
	if (a === void 0) return [G(e.ref, void 0)];
	let o = Wt(r, e);
	if (o) return [o];
	let l = await H(a, {
		githubToken: n,
		signal: i
	}, async (n) => {
		if (!t.some((e) => c(a, e))) {
			let t = await s(n, e);
			if (a !== t) return G(e.ref, t);
		}
		return U(n, e, a);
	});
	return l ? [l] : Gt(r, e);
}
async function Ut(e, t) {
	let n = e && _(e);
	return !e || n === void 0 ? G(e?.ref ?? "", void 0) : H(n, t, (t) => U(t, e, n));
}
async function H(e, { githubToken: t, signal: n }, r) {
	if (t === "") return Kt(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await h(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return Kt(e, qt(t));
	}
}
async function U(e, { owner: t, repo: n, sha: r }, i) {
	let { data: a } = await e.rest.git.getRef({
		owner: t,
		repo: n,
		ref: `heads/${i}`
	}), o = a.object.sha;
	if (o === r) return;
	let s = `This run is for commit ${W(r)}, but ${i} is now at ${W(o)}. The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${i} (workflow_dispatch).`;
	return C("stale-commit", s);
}
function Wt(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit === void 0) return;
	let r = `The checked-out commit is ${W(n.commit)}, but this run is for ${W(t)}. The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step.`;
	return C("wrong-checkout", r);
}
function Gt(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return [];
	let r = "The commit of the manifests cannot be read from a .git folder";
	if (!Vt.includes(t)) {
		let e = `${r}, and ${t || "this event"} can run on another commit than the head of the branch. Nothing was sent. Install git before actions/checkout runs, or run apply on push.`;
		return [C("wrong-checkout", e)];
	}
	let i = `${r}. They are assumed to be from commit ${W(n)}, for which this run was started.`;
	return [C("wrong-checkout", i, { severity: "notice" })];
}
function W(e) {
	return e.slice(0, 7);
}
function G(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return C("wrong-ref", n);
}
function Kt(e, t) {
	return C("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`);
}
function qt(e) {
	let t = a(e);
	return t === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : t === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : t === "refused" ? `the token lacks a permission (${d(e)}). Give the job the permission contents: read` : `GitHub's API failed (${d(e)}). Start this run again later`;
}
// src/github/outputs.ts
function Jt(e, t, r) {
	let i = Ye(e.projects), a = e.projects.flatMap(({ plan: e }) => e ?? []), o = st(a.flatMap((e) => e.changes)), s = (e) => a.length > 0 ? String(e) : "";
	n("summary", rt(e)), n("has-changes", s(Ce(e))), n("to-create", s(o.new)), n("to-update", s(o.changed + o.renamed)), n("to-remove", s(o.removed)), n("conflicts", s(Ke(a).conflicts)), n("created", String(i.created)), n("updated", String(i.updated + i.renamed)), n("destroyed", String(i.archived + i.destroyed)), n("failed", String(i.failed + i.notAttempted + i.inPart + i.skipped)), n("translations-affected", String(Xe(e.projects) ?? "")), e.command === "drift" && n("drift", s(ze(e))), n("matrix", JSON.stringify(r)), t.plan !== void 0 && n("plan-file", t.plan), t.report !== void 0 && n("report-file", t.report), t.html !== void 0 && n("html-file", t.html), t.backups.length > 0 && n("backup-file", t.backups.join("\n"));
}
function Yt({ comments: e, issues: t }) {
	e.length > 0 && n("comment-url", Xt(e)), t.length > 0 && n("issue-url", Xt(t));
}
function Xt(e) {
	return e.filter((e) => /^https?:\/\/[\w.:/?=&%#+-]+$/.test(e)).join("\n");
}
function Zt({ title: e, files: t, conflicts: r, body: i }) {
	let a = (e) => t ? String(e) : "";
	n("summary", e), n("has-changes", a((t ?? []).length > 0)), n("conflicts", a(r)), n("pulled-files", (t ?? []).join("\n")), i !== void 0 && n("pull-request-body", i);
}
function Qt(e) {
	n("secret", e);
}
async function $t(e) {
	try {
		await Nt.addRaw(e).write();
	} catch (e) {
		y([`The job summary could not be written: ${e instanceof Error ? e.message : e}`]);
	}
}
// src/github/targetFiles.ts
function en(e, t, n) {
	return nn(e, n, async (n, r) => await an(n, e, t, r) ?? K("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function tn(e, t) {
	return nn(e, t, async (t) => {
		let n = _(e), { last: r } = n === void 0 ? {} : await g(t, e, n);
		return r ?? e.before ?? K("no run has applied manifests before");
	});
}
async function nn(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return K("the settings and the manifests are not all in one checkout");
	if (t === "") return K("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await l(r, o);
		return await h(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await sn(t, e, r);
			return i ? {
				is: "found",
				commit: r,
				files: new Oe(n, i, (r) => cn(t, e, n, r))
			} : K("the repository has too many files for GitHub to list them");
		});
	} catch (e) {
		return K(p(e));
	}
}
function K(e) {
	return {
		is: "missing",
		why: e
	};
}
function rn({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${p(t)}`;
}
async function an(e, t, { head: n, base: r }, { root: i, planned: a }) {
	let { owner: o, repo: s } = t;
	if (a === n) {
		let t = `${r}...${n}`, { data: i } = await e.rest.repos.compareCommitsWithBasehead({
			owner: o,
			repo: s,
			basehead: t,
			per_page: 1
		});
		return i.merge_base_commit.sha;
	}
	let c = await u(i, a) ?? await on(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function on(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function sn(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getTree({
		owner: t,
		repo: n,
		tree_sha: r,
		recursive: "1"
	});
	if (!i.truncated) return i.tree.flatMap(({ path: e, mode: t, type: n, sha: r }) => n === "blob" ? [{
		path: e,
		kind: t === "120000" ? "link" : "file",
		id: r
	}] : []);
}
async function cn(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await ln(N(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function ln(e, t, n) {
	try {
		if (t === "file" && !(await Ot(e)).isFile()) return;
		let r = t === "file" ? await L(e) : await kt(e, "buffer");
		if (un(r, n)) return r;
		let i = r.includes("\r\n") ? dn(r) : r;
		return un(i, n) ? i : void 0;
	} catch {
		return;
	}
}
function un(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return Fe(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function dn(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/report/text/manifestText.ts
function fn(e, { paint: t, now: n, quiet: r = !1 }) {
	if (!e) return [];
	if (e.is === "not compared") return [`${ot}: ${S(e.why, 400)}.`].map(he);
	let { commit: i, projects: a } = e, o = a.flatMap((e) => [
		...a.length > 1 ? [t("strong", w(e.name ?? ""))] : [],
		...e.settings.map((e) => `  ${t(e.widens ? "note" : "dim", We(e))}`),
		...tt(it(e, {
			now: n,
			texts: e.hide_texts !== !0
		}), { paint: t })
	]), { start: s, end: c } = at, l = [
		t("strong", `${s} (${w(i)}). ${c}`),
		...o,
		t("strong", `Difference: ${lt(a)}.`)
	].map(he);
	return r ? l.slice(-1) : l;
}
// src/github/limitedRequests.ts
var pn = class extends Error {
	name = "HistoryLimit";
}, mn = class {
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
		return r.map(hn);
	}
	async commitsAfter(e, t) {
		this.#n();
		let { data: n } = await this.#e.rest.repos.compareCommitsWithBasehead({
			...this.#t,
			basehead: `${e}...${t}`
		});
		return n.commits.map(hn);
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
function hn({ sha: e, parents: t, commit: { committer: n, author: r } }) {
	let i = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: i
	};
}
var gn = class {
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
			this.#r = Se(_n(this.#e, i), r);
			let a = Ge(this.#r, i.values(), {
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = vn(n), i = this.#a;
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
function _n(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function vn(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var yn = class {
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
		if (a === "") return q("The input github-token is empty.");
		let c = new Map();
		for (let e of t) {
			let t = P(r, e);
			c.set(await R(t).catch(() => t), e);
		}
		let [l, ...u] = await f([...c.keys()].map((e) => wt(e)), r);
		if (!l || u.length > 0) return q("The manifests are not all in one checkout.");
		let d = await R(r), { root: p = d, commit: m = i.sha } = l, g = new Map([...c].map(([e, t]) => [Tt(p, e).split(F).join("/"), t])), _ = (e) => g.get(e) ?? Tt(d, N(p, e)).split(F).join("/"), v = (e) => ({
			...e,
			path: _(e.path),
			now: _(e.now)
		});
		try {
			return await h(a, o, async ({ octokit: t }) => {
				let r = new mn(t, i, () => {
					if (this.#i += 1, this.#i > s) throw new pn(bn(s));
				}), a = this.#t.get(m) ?? new gn(m);
				this.#t.set(m, a);
				let o = await a.readFrom(r, e, n), c = await Sn(a, r, [...g.keys()]), l = c.replaced.filter(({ latest: t = 0 }) => t >= e), u = [...l.map(({ content: e }) => e), ...c.merged.flatMap(({ content: e, former: t }) => [e, t])];
				o.push(...await this.#a(r, u));
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
				}), [h] = o;
				return h === void 0 ? {
					is: "read",
					versions: f,
					merged: p
				} : {
					is: "unreadable",
					why: h,
					versions: f,
					merged: p
				};
			});
		} catch (e) {
			return q(xn(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap((e) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Re(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(xn(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function bn(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function q(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function xn(e) {
	if (e instanceof pn) return e.message;
	if (a(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${p(e)}.`;
}
async function Sn(e, t, n) {
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
function Cn(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new je({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new yn({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : wn(t, await s.versions(...e));
	} };
}
function wn(e, t) {
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
const Tn = "lokaform:plan";
function En(e, t, n, r) {
	let i = (e) => e.map((e) => t[me(e)] ?? []), a = [ke(r.working, r), ...i([ce, ...ve])], o = i([...fe.filter(_e), le]), s = n.summarizes ? i([de]) : [], c = [...i([T, ae]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [l = []] = i([T]), u = [l].flat().map((e) => S(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${Tn}:`,
		comment: `${Tn}:${J([
			e?.workflow,
			a,
			o,
			c,
			...s
		])}`,
		scope: {
			inputs: J([a, c]).slice(0, 8),
			project: (e) => J([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${u.length > 0 ? `: ${se(u.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${J([
				e?.workflow,
				a,
				o,
				c
			])}`
		},
		issue: (e) => `lokaform:drift:${J([
			a,
			o,
			e
		])}`
	};
}
function J(e) {
	return Fe("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function Dn({ command: e, projects: t }, n) {
	if (t.some(({ token: e }) => e !== void 0) || e === "apply" || !n?.origin) return;
	let r = `${n.origin === "fork" ? "This pull request comes from a fork, and GitHub gives it no secrets" : "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them"}: the manifests were checked, and not compared with the project.`;
	return C("no-secrets", r, { severity: "notice" });
}
function On({ manifests: e }) {
	return `Translations from Lokalise: ${D(e.length, "new manifest")}`;
}
function kn(e) {
	let { manifests: t } = e, n = t.slice(0, 200).map(({ kind: e, path: t, entries: n }) => {
		let r = j(Be(n, Ze.find(({ plural: t }) => t === e)?.name ?? e));
		return k`${yt(S(t, 200))}: ${r}`;
	}), r = t.length - n.length;
	return A([
		k`## ${j(On(e))}`,
		ct(n),
		...r > 0 ? [j(`… and ${D(r, "more manifest")}.`)] : [],
		k`**What happens next:** The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	]);
}
// src/report/markdown/pullBody.ts
const An = k`**What happens next:** Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input take. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function jn(e, t) {
	let n = new xt(t.limit, t.measure), r = e.map((e) => ({
		project: e,
		groups: Pn(e)
	})), i = e.length > 1, a = A([
		k`## Translations from Lokalise: ${j(St(e))}`,
		k`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${j("-")} is the text that the manifest had, and the line with ${j("+")} replaces it.`,
		Mn(e.flatMap(({ files: e }) => e))
	]), o = gt(t.problems ?? []);
	n.takeText(A([a, An])), o.section.count > 0 && n.take(400), n.showRest([o.section], n.remaining / 2);
	let s = r.filter(({ groups: e }) => n.take(400 * (e.length + 1))), c = s.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(c, 1);
	for (let e of c) n.showRest([e]);
	let l = r.length - s.length;
	return A([
		a,
		...M(o, 3, t.overflow),
		...s.flatMap(({ project: e, groups: n }) => [...i ? [k`### ${pt(e.name)}`] : [], ...n.flatMap((e) => M(e, i ? 4 : 3, t.overflow))]),
		...l > 0 ? [j(`… and ${E(l)} more projects; ${t.overflow}.`)] : [],
		An
	]);
}
function Mn(e) {
	let t = [...new Set(e)], [n, ...r] = t.slice(0, 20).map((e) => yt(S(e, 200)));
	if (!n) return k``;
	let i = t.length - 20, a = i > 0 ? k` and ${j(D(i, "more file"))}` : k``;
	return k`${j(t.length === 1 ? "File:" : "Files:")} ${r.reduce((e, t) => k`${e}, ${t}`, n)}${a}.`;
}
function Nn(e, { limit: t, measure: n, overflow: r }) {
	let i = gt(e);
	return new xt(t / 2, n).showRest([i.section]), A(M(i, 3, r));
}
function Pn({ comparison: e, kept: t, hide_texts: n }) {
	let r = {
		texts: n !== !0,
		languages: []
	}, { changes: i, released: a } = e, o = a.map((e) => _t(dt(e, r.texts))), s = t.filter(({ conflict: e }) => e), c = t.filter(({ conflict: e }) => !e);
	return [
		In("in conflict: the manifest keeps its text", s, r.texts),
		{
			...Fn(`${E(o.length)} no longer declared`),
			layout: "diff",
			section: new mt(o)
		},
		...ht(i, r),
		In("different, and kept", c, r.texts),
		ft(i, r)
	];
}
function Fn(e) {
	return {
		title: e,
		noun: "entry",
		fold: "many"
	};
}
function In(e, t, n) {
	let r = t.map((e) => Ln(e, n));
	return {
		...Fn(`${E(t.length)} ${e}`),
		layout: "diff",
		section: new mt(r)
	};
}
function Ln(e, t) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = $e(n, e), [d, f] = Te(O(n, r, i), O(n, r, a)), p = o?.by === void 0 ? "" : ` by ${S(o.by, 60)}`, m = o ? `, edited${p} on ${Ve(o.at)}` : "", h = l ? "!" : " ", g = t ? [`${u} ${d}`, `in Lokalise: ${f}${m}`] : [`${u}${m}`];
	return {
		rows: [`${h} ${Ae(e)}  ${Pe(e)}`, ...[
			...g,
			s,
			...t && c !== void 0 ? [c] : []
		].map((e) => `${h}     ${se(e, 1e3)}`)],
		...l && { isLoss: !0 }
	};
}
async function Rn(e, t) {
	let { first: n, later: r } = e, i = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], a = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, o = zn(e), s = i && i.length > 0 ? await Bn(o.body, t) : void 0, c = s?.is === "written" ? s.path : void 0;
	return Zt({
		title: o.title,
		files: i,
		conflicts: a,
		body: c
	}), await $t(k`${o.summary}\n`), s?.is === "not written" ? [s.problem] : [];
}
function zn({ first: e, later: t, problems: n }) {
	let r = {
		limit: vt - 1,
		measure: bt,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: k``,
		summary: Nn(n, r)
	};
	if (e) {
		let t = kn(e);
		return {
			title: On(e),
			body: t,
			summary: A([t, Nn(n, r)])
		};
	}
	let i = jn(t ?? [], {
		limit: 65e3,
		measure: ut,
		overflow: "the diff has them all"
	});
	return {
		title: Ct(t ?? []),
		body: i,
		summary: jn(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function Bn(e, t) {
	let n = N(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
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
		let t = e instanceof Error ? e.message : String(e);
		return {
			is: "not written",
			problem: Ie(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const Y = (e, t) => t, X = () => Date.now() / 1e3;
async function Vn(t) {
	let { sources: n, githubToken: r, problems: i } = t, { folders: a } = n, o = await Lt(n.environment), s = {
		...t,
		github: o
	};
	return {
		sources: n,
		problems: i,
		hide: e,
		print: (e) => y([e]),
		screen: { paint: Y },
		showProblems: (e) => {
			y(Qe(e, Y)), te(e);
		},
		confirm: async () => !0,
		missingSecrets: (e) => Dn(e, o?.pullRequest),
		context: (e, t, n) => Kn(e, t, n, s),
		publish: async (e, t, n, i) => {
			let c = En(o, t, n, a), l = await Q(n, e.manifests, s), { publish: u } = await import("./chunks/publish.js"), d = await u(e, {
				writesResult: n.publish,
				writesCheckRun: !n.summarizes,
				context: o,
				githubToken: r,
				markers: c,
				isSuccess: nt(e, Hn(n)) === 0,
				workspace: a.displayRoot,
				checkouts: l,
				now: X(),
				signal: i
			});
			return Yt(d), d.problems.map((e) => ({
				...e,
				message: ee(e.message)
			}));
		},
		linkTo: (e, t) => Z(e, t, s),
		close: (e, t, n, r) => Un(e, t, {
			files: n,
			annotated: r
		}, s),
		exitsWithFindings: Hn,
		ask: void 0,
		reportPull: (e) => Rn(e, a),
		setSecret: Qt
	};
}
function Hn({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function Un(e, t, { files: n, annotated: r }, a) {
	let { folders: o } = a.sources, s = t.summarizes ? [] : Jn(e, o.displayRoot);
	y([
		...fn(e.manifest_comparison, {
			paint: Y,
			now: X(),
			quiet: t.quiet
		}),
		...Ue(Ne(e), Y),
		...et(e, Y)
	]), i(r ? {
		...e,
		problems: r,
		projects: []
	} : e), Jt(e, {
		...n,
		backups: s
	}, qn(e, t));
	let c = await Z(e, t, a), { summary: l } = await import("./chunks/summary.js");
	await $t(l(e, {
		now: X(),
		reportFile: n.report,
		linkTo: c
	})), t.command === "drift" && t.failOnDrift && !Le(e) && ze(e) && v(e);
}
async function Z(e, t, n) {
	let { github: r, sources: i } = n, a = await Q(t, e.manifests, n);
	return r && m(r, a, i.folders.displayRoot);
}
function Wn(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await Q(e, a, n);
			return Ht(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				checkouts: o,
				signal: t
			});
		},
		toWrite: () => Ut(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function Gn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s } = r;
	if (!a) return;
	let c = {
		githubToken: o,
		checkouts: await Q(e, t, r),
		workspace: s.folders.displayRoot,
		signal: n
	}, l = a.pullRequest ? await en(a, a.pullRequest, c) : await tn(a, c);
	if (l.is === "missing") return l;
	try {
		return await i(l);
	} catch (e) {
		if (e instanceof Je) return {
			is: "missing",
			why: rn(e)
		};
		throw e;
	}
}
async function Q({ configFile: e, summarizes: t }, n, { sources: { folders: r } }) {
	let i = t ? [] : n.map((e) => P(r.displayRoot, e)), a = i.length === 0 || await De(e, {}) ? [e, ...i] : i, o = await Promise.all(a.map((e) => R(e).catch(() => e))), s = [...a, ...o].map((e) => wt(e));
	return f(s, r.displayRoot);
}
function Kn(t, n, i, a) {
	let { command: o, quiet: s, verbose: c } = t, { folders: l, environment: u } = a.sources, d = (e, r) => Gn(t, e, n.stopping, a, (e) => Ee(o, i, a.sources, e, n.stopping, r));
	return {
		folders: l,
		environment: u,
		cancellation: n,
		now: Date.now,
		wait: (e) => n.wait(e),
		onSecrets: e,
		onResponse: (e) => c ? y([He(e)]) : r(He(e)),
		...!s && Me(Date.now, (e) => y([e])),
		onPlan: async (e) => {
			let t = e.hide_texts !== !0, n = qe(e, {
				paint: Y,
				now: X(),
				command: o,
				texts: t,
				keptElsewhere: "the report file lists"
			});
			return y(s ? n.slice(-1) : n), !0;
		},
		onBatch: () => {},
		target: async (e, t) => a.github?.pullRequest && d(e, t),
		lastApplied: async (e, t) => a.github?.pullRequest ? void 0 : d(e, t),
		history: Cn(l, u, {
			github: a.github,
			githubToken: a.githubToken,
			signal: n.stopping
		}),
		permission: Wn(t, n, a)
	};
}
function qn({ selected: e = [] }, { projects: t, summarizes: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function Jn({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [P(t, e)]);
}
// src/action.ts
const { env: $, stdout: Yn, stderr: Xn } = process;
ue(Yn, Xn);
async function Zn() {
	let [n, r] = [t(xe.name), t(pe.name)];
	e([n, r].map(oe));
	let { command: i, raw: a, problems: o } = ye((e) => t(e), ge), s = ne($);
	s.state === "unavailable" && o.push(C("bad-setting", s.message, { severity: "warning" }));
	let c = $.GITHUB_WORKSPACE || process.cwd(), l = await Vn({
		sources: {
			folders: {
				working: P(c, t(ie.name)),
				displayRoot: c,
				confined: {
					workspace: c,
					temp: $.RUNNER_TEMP || void 0
				}
			},
			environment: $,
			token: n || void 0,
			backupDir: void 0
		},
		githubToken: r,
		problems: o
	});
	return (i ?? be).run(a, l);
}
process.exitCode = await Zn().catch((e) => {
	let t = e instanceof Error ? e.stack ?? e.message : String(e);
	return o(`This is a bug in lokaform. Please report it with these lines:\n${t}`), 1;
});
export {};
