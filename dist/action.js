import { C as e, D as t, E as n, S as r, _ as i, a, b as o, d as s, f as c, g as l, h as u, i as d, l as f, m as p, o as m, p as h, r as g, t as _, u as v, v as ee, x as te, y as ne } from "./chunks/mergedPulls.js";
import { l as re } from "./chunks/wire.js";
import { _ as y, c as ie, p as b } from "./chunks/zod.js";
import { Bt as ae, Ft as oe, H as se, I as x, J as S, L as C, Mt as ce, P as le, Pt as ue, St as de, a as fe, at as pe, cn as me, cr as he, hr as ge, k as _e, n as ve, pr as ye, sn as be, t as xe, vr as Se, zt as Ce } from "./chunks/start.js";
import { A as we, Bn as Te, D as Ee, En as De, I as Oe, It as ke, Kt as Ae, Lt as je, Mt as Me, O as Ne, P as Pe, Pn as Fe, Pt as Ie, St as Le, T as Re, Un as ze, Ut as Be, Vn as Ve, an as He, bn as Ue, ct as w, dt as We, gn as T, hn as E, jt as Ge, k as Ke, ln as qe, pt as Je, qt as Ye, sn as Xe, un as Ze, ur as Qe, ut as $e, wn as D, xn as et, xt as tt, yt as nt, zn as rt } from "./chunks/engine.js";
import { t as it } from "./chunks/summaryLine.js";
import { A as O, B as at, C as k, I as ot, L as st, M as A, N as ct, O as lt, R as ut, S as dt, V as ft, _ as pt, a as mt, b as ht, i as gt, o as _t, s as vt, t as yt, v as j, w as M, x as bt, y as N } from "./chunks/markdown.js";
import { n as xt, t as St } from "./chunks/pulledFigures.js";
import { dirname as Ct, join as P, relative as wt, resolve as F, sep as I } from "node:path";
import { EOL as Tt } from "os";
import { constants as L, promises as Et } from "fs";
import { lstat as Dt, readFile as R, readlink as Ot, realpath as z } from "node:fs/promises";
// node_modules/@actions/core/lib/summary.js
var B = function(e, t, n, r) {
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
const { access: kt, appendFile: At, writeFile: jt } = Et, V = "GITHUB_STEP_SUMMARY", Mt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return B(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[V];
			if (!e) throw Error(`Unable to find environment variable for $${V}. Check if your runtime environment supports job summaries.`);
			try {
				yield kt(e, L.R_OK | L.W_OK);
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
		return B(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? jt : At)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return B(this, void 0, void 0, function* () {
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
		return this.addRaw(Tt);
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
}(), H = b({ full_name: y() }), Nt = b({
	number: ie(),
	head: b({
		sha: y(),
		repo: H.nullish()
	}),
	base: b({
		sha: y().default(""),
		repo: H
	})
}), Pt = b({
	pull_request: Nt.optional(),
	before: y().optional()
}), Ft = /^0+$/;
async function It(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = Lt(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await Rt(e.GITHUB_EVENT_PATH), l = c?.pull_request && zt(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !Ft.test(u) && { before: u },
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
function Lt(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function Rt(e) {
	if (e) try {
		return Pt.safeParse(JSON.parse(await R(e, "utf8"))).data;
	} catch {
		return;
	}
}
function zt({ number: e, head: t, base: n }, r) {
	let i = t.repo?.full_name === n.repo.full_name ? r === "dependabot[bot]" ? "Dependabot" : void 0 : "fork";
	return {
		number: e,
		head: t.sha,
		base: n.sha,
		origin: i
	};
}
// src/github/mayApply.ts
const Bt = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function Vt(e, { applyFrom: t, githubToken: n, checkouts: r, signal: i }) {
	if (!e) return [S("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [S("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	let a = f(e);
	if (a === void 0) return [K(e.ref, void 0)];
	let o = Ut(r, e);
	if (o) return [o];
	let c = await U(a, {
		githubToken: n,
		signal: i
	}, async (n) => {
		if (!t.some((e) => s(a, e))) {
			let t = await v(n, e);
			if (a !== t) return K(e.ref, t);
		}
		return W(n, e, a);
	});
	return c ? [c] : Wt(r, e);
}
async function Ht(e, t) {
	let n = e && f(e);
	return !e || n === void 0 ? K(e?.ref ?? "", void 0) : U(n, t, (t) => W(t, e, n));
}
async function U(e, { githubToken: t, signal: n }, r) {
	if (t === "") return Gt(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await g(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return Gt(e, Kt(t));
	}
}
async function W(e, { owner: t, repo: n, sha: r }, i) {
	let { data: a } = await e.rest.git.getRef({
		owner: t,
		repo: n,
		ref: `heads/${i}`
	}), o = a.object.sha;
	if (o === r) return;
	let s = `This run is for commit ${G(r)}, but ${i} is now at ${G(o)}. The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${i} (workflow_dispatch).`;
	return S("stale-commit", s);
}
function Ut(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit === void 0) return;
	let r = `The checked-out commit is ${G(n.commit)}, but this run is for ${G(t)}. The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step.`;
	return S("wrong-checkout", r);
}
function Wt(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return [];
	let r = "The commit of the manifests cannot be read from a .git folder";
	if (!Bt.includes(t)) {
		let e = `${r}, and ${t || "this event"} can run on another commit than the head of the branch. Nothing was sent. Install git before actions/checkout runs, or run apply on push.`;
		return [S("wrong-checkout", e)];
	}
	let i = `${r}. They are assumed to be from commit ${G(n)}, for which this run was started.`;
	return [S("wrong-checkout", i, { severity: "notice" })];
}
function G(e) {
	return e.slice(0, 7);
}
function K(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return S("wrong-ref", n);
}
function Gt(e, t) {
	return S("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`);
}
function Kt(e) {
	let t = a(e);
	return t === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : t === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : t === "refused" ? `the token lacks a permission (${d(e)}). Give the job the permission contents: read` : `GitHub's API failed (${d(e)}). Start this run again later`;
}
// src/github/outputs.ts
function qt(e, n, r) {
	let i = Xe(e.projects), a = e.projects.flatMap(({ plan: e }) => e ?? []), o = ct(a.flatMap((e) => e.changes)), s = (e) => a.length > 0 ? String(e) : "";
	t("summary", it(e)), t("has-changes", s(Te(e))), t("to-create", s(o.new)), t("to-update", s(o.changed + o.renamed)), t("to-remove", s(o.removed)), t("conflicts", s(qe(a).conflicts)), t("created", String(i.created)), t("updated", String(i.updated + i.renamed)), t("destroyed", String(i.archived + i.destroyed)), t("failed", String(i.failed + i.notAttempted + i.inPart + i.skipped)), t("translations-affected", String(Ze(e.projects) ?? "")), e.command === "drift" && t("drift", s(Ve(e))), t("matrix", JSON.stringify(r)), n.plan !== void 0 && t("plan-file", n.plan), n.report !== void 0 && t("report-file", n.report), n.html !== void 0 && t("html-file", n.html), n.backups.length > 0 && t("backup-file", n.backups.join("\n"));
}
function Jt({ comments: e, issues: n }) {
	e.length > 0 && t("comment-url", Yt(e)), n.length > 0 && t("issue-url", Yt(n));
}
function Yt(e) {
	return e.filter((e) => /^https?:\/\/[\w.:/?=&%#+-]+$/.test(e)).join("\n");
}
function Xt({ title: e, files: n, conflicts: r, body: i }) {
	let a = (e) => n ? String(e) : "";
	t("summary", e), t("has-changes", a((n ?? []).length > 0)), t("conflicts", a(r)), t("pulled-files", (n ?? []).join("\n")), i !== void 0 && t("pull-request-body", i);
}
function Zt(e) {
	t("secret", e);
}
async function Qt(t) {
	try {
		await Mt.addRaw(t).write();
	} catch (t) {
		e([`The job summary could not be written: ${t instanceof Error ? t.message : t}`]);
	}
}
// src/github/targetFiles.ts
function $t(e, t, n) {
	return tn(e, n, async (n, r) => await rn(n, e, t, r) ?? q("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function en(e, t) {
	return tn(e, t, async (t) => {
		let n = f(e), { last: r } = n === void 0 ? {} : await _(t, e, n);
		return r ?? e.before ?? q("no run has applied manifests before");
	});
}
async function tn(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return q("the settings and the manifests are not all in one checkout");
	if (t === "") return q("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await u(r, o);
		return await g(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await on(t, e, r);
			return i ? {
				is: "found",
				commit: r,
				files: new Ae(n, i, (r) => sn(t, e, n, r))
			} : q("the repository has too many files for GitHub to list them");
		});
	} catch (e) {
		return q(m(e));
	}
}
function q(e) {
	return {
		is: "missing",
		why: e
	};
}
function nn({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${m(t)}`;
}
async function rn(e, t, { head: n, base: r }, { root: i, planned: a }) {
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
	let c = await p(i, a) ?? await an(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function an(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function on(e, { owner: t, repo: n }, r) {
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
async function sn(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await cn(P(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function cn(e, t, n) {
	try {
		if (t === "file" && !(await Dt(e)).isFile()) return;
		let r = t === "file" ? await R(e) : await Ot(e, "buffer");
		if (ln(r, n)) return r;
		let i = r.includes("\r\n") ? un(r) : r;
		return ln(i, n) ? i : void 0;
	} catch {
		return;
	}
}
function ln(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return Le(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function un(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/report/text/manifestText.ts
function dn(e, { paint: t, now: n, quiet: r = !1 }) {
	if (!e) return [];
	if (e.is === "not compared") return [`${st}: ${x(e.why, 400)}.`].map(_e);
	let { commit: i, projects: a } = e, o = a.flatMap((e) => [
		...a.length > 1 ? [t("strong", le(e.name ?? ""))] : [],
		...e.settings.map((e) => `  ${t(e.widens ? "note" : "dim", Ge(e))}`),
		...nt(at(e, {
			now: n,
			texts: e.hide_texts !== !0
		}), { paint: t })
	]), { start: s, end: c } = ot, l = [
		t("strong", `${s} (${le(i)}). ${c}`),
		...o,
		t("strong", `Difference: ${ut(a)}.`)
	].map(_e);
	return r ? l.slice(-1) : l;
}
// src/github/limitedRequests.ts
var fn = class extends Error {
	name = "HistoryLimit";
}, pn = class {
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
		return r.map(mn);
	}
	async commitsAfter(e, t) {
		this.#n();
		let { data: n } = await this.#e.rest.repos.compareCommitsWithBasehead({
			...this.#t,
			basehead: `${e}...${t}`
		});
		return n.commits.map(mn);
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
function mn({ sha: e, parents: t, commit: { committer: n, author: r } }) {
	let i = Date.parse(n?.date ?? r?.date ?? "") / 1e3;
	return {
		id: e,
		parents: t.map((e) => e.sha),
		time: i
	};
}
var hn = class {
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
			this.#r = we(gn(this.#e, i), r);
			let a = Ke(this.#r, i.values(), {
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
		let n = [...new Set(t.map(({ path: e }) => e))], r = _n(n), i = this.#a;
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
function gn(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parents[0] ?? "")) n.push(r);
	return n;
}
function _n(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var vn = class {
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
		if (a === "") return J("The input github-token is empty.");
		let c = new Map();
		for (let e of t) {
			let t = F(r, e);
			c.set(await z(t).catch(() => t), e);
		}
		let [l, ...u] = await h([...c.keys()].map((e) => Ct(e)), r);
		if (!l || u.length > 0) return J("The manifests are not all in one checkout.");
		let d = await z(r), { root: f = d, commit: p = i.sha } = l, m = new Map([...c].map(([e, t]) => [wt(f, e).split(I).join("/"), t])), _ = (e) => m.get(e) ?? wt(d, P(f, e)).split(I).join("/"), v = (e) => ({
			...e,
			path: _(e.path),
			now: _(e.now)
		});
		try {
			return await g(a, o, async ({ octokit: t }) => {
				let r = new pn(t, i, () => {
					if (this.#i += 1, this.#i > s) throw new fn(yn(s));
				}), a = this.#t.get(p) ?? new hn(p);
				this.#t.set(p, a);
				let o = await a.readFrom(r, e, n), c = await xn(a, r, [...m.keys()]), l = c.replaced.filter(({ latest: t = 0 }) => t >= e), u = [...l.map(({ content: e }) => e), ...c.merged.flatMap(({ content: e, former: t }) => [e, t])];
				o.push(...await this.#a(r, u));
				let d = (e) => e === void 0 ? "" : this.#n.get(e), f = l.flatMap(({ content: e, ...t }) => {
					let n = d(e);
					return n === void 0 ? [] : [v({
						...t,
						text: n
					})];
				}), h = c.merged.flatMap(({ content: e, former: t, ...n }) => {
					let [r, i] = [d(e), d(t)];
					return r === void 0 || i === void 0 ? [] : [v({
						...n,
						text: r,
						before: i
					})];
				}), [g] = o;
				return g === void 0 ? {
					is: "read",
					versions: f,
					merged: h
				} : {
					is: "unreadable",
					why: g,
					versions: f,
					merged: h
				};
			});
		} catch (e) {
			return J(bn(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap((e) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Be(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(bn(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
};
function yn(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function J(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function bn(e) {
	if (e instanceof fn) return e.message;
	if (a(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${m(e)}.`;
}
async function xn(e, t, n) {
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
function Sn(e, t, { github: n, githubToken: r, signal: i }) {
	let a = new Ne({
		folders: e,
		environment: t,
		signal: i
	}), o = e.displayRoot, s = n && new vn({
		context: n,
		githubToken: r,
		workspace: o,
		signal: i
	});
	return { async versions(...e) {
		let t = await a.versions(...e), n = t.is === "read" || e[0] === Infinity;
		return !s || n || i.aborted ? t : Cn(t, await s.versions(...e));
	} };
}
function Cn(e, t) {
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
const wn = "lokaform:plan";
function Tn(e, t, n, r) {
	let i = (e) => e.map((e) => t[ge(e)] ?? []), a = [je(r.working, r), ...i([ce, ...be])], o = i([...me.filter(ye), de]), s = n.summarizes ? i([pe]) : [], c = [...i([ue, oe]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [l = []] = i([ue]), u = [l].flat().map((e) => x(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${wn}:`,
		comment: `${wn}:${Y([
			e?.workflow,
			a,
			o,
			c,
			...s
		])}`,
		scope: {
			inputs: Y([a, c]).slice(0, 8),
			project: (e) => Y([e]).slice(0, 8)
		},
		check: {
			name: `Lokaform ${n.command}${u.length > 0 ? `: ${C(u.join(", "), 80)}` : ""}`,
			id: `lokaform:check:${Y([
				e?.workflow,
				a,
				o,
				c
			])}`
		},
		issue: (e) => `lokaform:drift:${Y([
			a,
			o,
			e
		])}`
	};
}
function Y(e) {
	return Le("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function En({ command: e, projects: t }, n) {
	if (t.some(({ token: e }) => e !== void 0) || e === "apply" || !n?.origin) return;
	let r = `${n.origin === "fork" ? "This pull request comes from a fork, and GitHub gives it no secrets" : "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them"}: the manifests were checked, and not compared with the project.`;
	return S("no-secrets", r, { severity: "notice" });
}
function Dn({ manifests: e }) {
	return `Translations from Lokalise: ${E(e.length, "new manifest")}`;
}
function On(e) {
	let { manifests: t } = e, n = t.slice(0, 200).map(({ kind: e, path: t, entries: n }) => {
		let r = A(He(n, Qe.find(({ plural: t }) => t === e)?.name ?? e));
		return O`${M(x(t, 200))}: ${r}`;
	}), r = t.length - n.length;
	return k([
		O`## ${A(Dn(e))}`,
		lt(n),
		...r > 0 ? [A(`… and ${E(r, "more manifest")}.`)] : [],
		O`**What happens next:** The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	]);
}
// src/report/markdown/pullBody.ts
const kn = O`**What happens next:** Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input take. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function An(e, t) {
	let n = new N(t.limit, t.measure), r = e.map((e) => ({
		project: e,
		groups: Nn(e)
	})), i = e.length > 1, a = k([
		O`## Translations from Lokalise: ${A(xt(e))}`,
		O`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${A("-")} is the text that the manifest had, and the line with ${A("+")} replaces it.`,
		jn(e.flatMap(({ files: e }) => e))
	]), o = _t(t.problems ?? []);
	n.takeText(k([a, kn])), o.section.count > 0 && n.take(400), n.showRest([o.section], n.remaining / 2);
	let s = r.filter(({ groups: e }) => n.take(400 * (e.length + 1))), c = s.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(c, 1);
	for (let e of c) n.showRest([e]);
	let l = r.length - s.length;
	return k([
		a,
		...j(o, 3, t.overflow),
		...s.flatMap(({ project: e, groups: n }) => [...i ? [O`### ${mt(e.name)}`] : [], ...n.flatMap((e) => j(e, i ? 4 : 3, t.overflow))]),
		...l > 0 ? [A(`… and ${T(l)} more projects; ${t.overflow}.`)] : [],
		kn
	]);
}
function jn(e) {
	let t = [...new Set(e)], [n, ...r] = t.slice(0, 20).map((e) => M(x(e, 200)));
	if (!n) return O``;
	let i = t.length - 20, a = i > 0 ? O` and ${A(E(i, "more file"))}` : O``;
	return O`${A(t.length === 1 ? "File:" : "Files:")} ${r.reduce((e, t) => O`${e}, ${t}`, n)}${a}.`;
}
function Mn(e, { limit: t, measure: n, overflow: r }) {
	let i = _t(e);
	return new N(t / 2, n).showRest([i.section]), k(j(i, 3, r));
}
function Nn({ comparison: e, kept: t, hide_texts: n }) {
	let r = {
		texts: n !== !0,
		languages: []
	}, { changes: i, released: a } = e, o = a.map((e) => vt(ft(e, r.texts))), s = t.filter(({ conflict: e }) => e), c = t.filter(({ conflict: e }) => !e);
	return [
		Fn("in conflict: the manifest keeps its text", s, r.texts),
		{
			...Pn(`${T(o.length)} no longer declared`),
			layout: "diff",
			section: new ht(o)
		},
		...gt(i, r),
		Fn("different, and kept", c, r.texts),
		pt(i, r)
	];
}
function Pn(e) {
	return {
		title: e,
		noun: "entry",
		fold: "many"
	};
}
function Fn(e, t, n) {
	let r = t.map((e) => In(e, n));
	return {
		...Pn(`${T(t.length)} ${e}`),
		layout: "diff",
		section: new ht(r)
	};
}
function In(e, t) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = et(n, e), [d, f] = De(D(n, r, i), D(n, r, a)), p = o?.by === void 0 ? "" : ` by ${x(o.by, 60)}`, m = o ? `, edited${p} on ${Ue(o.at)}` : "", h = l ? "!" : " ", g = t ? [`${u} ${d}`, `in Lokalise: ${f}${m}`] : [`${u}${m}`];
	return {
		rows: [`${h} ${Me(e)}  ${Ie(e)}`, ...[
			...g,
			s,
			...t && c !== void 0 ? [c] : []
		].map((e) => `${h}     ${C(e, 1e3)}`)],
		...l && { isLoss: !0 }
	};
}
async function Ln(e, t) {
	let { first: n, later: r } = e, i = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], a = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, o = Rn(e), s = i && i.length > 0 ? await zn(o.body, t) : void 0, c = s?.is === "written" ? s.path : void 0;
	return Xt({
		title: o.title,
		files: i,
		conflicts: a,
		body: c
	}), await Qt(O`${o.summary}\n`), s?.is === "not written" ? [s.problem] : [];
}
function Rn({ first: e, later: t, problems: n }) {
	let r = {
		limit: yt - 1,
		measure: bt,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: O``,
		summary: Mn(n, r)
	};
	if (e) {
		let t = On(e);
		return {
			title: Dn(e),
			body: t,
			summary: k([t, Mn(n, r)])
		};
	}
	let i = An(t ?? [], {
		limit: 65e3,
		measure: dt,
		overflow: "the diff has them all"
	});
	return {
		title: St(t ?? []),
		body: i,
		summary: An(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function zn(e, t) {
	let n = P(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
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
		let t = e instanceof Error ? e.message : String(e);
		return {
			is: "not written",
			problem: Re(r, `cannot be written: ${t}`)
		};
	}
}
// src/workflow/workflow.ts
const X = (e, t) => t, Z = () => Date.now() / 1e3;
async function Bn(t) {
	let { sources: n, githubToken: i, problems: a } = t, { folders: s } = n, c = await It(n.environment), l = {
		...t,
		github: c
	};
	return {
		sources: n,
		problems: a,
		hide: r,
		print: (t) => e([t]),
		screen: { paint: X },
		showProblems: (t) => {
			e($e(t, X)), ee(t);
		},
		confirm: async () => !0,
		missingSecrets: (e) => En(e, c?.pullRequest),
		context: (e, t, n) => Kn(e, t, n, l),
		publish: async (e, t, n, r) => {
			let a = Tn(c, t, n, s), u = await Q(n, e.manifests, l), { publish: d } = await import("./chunks/publish.js"), f = await d(e, {
				writesResult: n.publish,
				writesCheckRun: !n.summarizes,
				context: c,
				githubToken: i,
				markers: a,
				isSuccess: rt(e, Vn(n)) === 0,
				workspace: s.displayRoot,
				checkouts: u,
				now: Z(),
				signal: r
			});
			return Jt(f), f.problems.map((e) => ({
				...e,
				message: o(e.message)
			}));
		},
		linkTo: (e, t) => Un(e, t, l),
		close: (e, t, n, r) => Hn(e, t, {
			files: n,
			annotated: r
		}, l),
		exitsWithFindings: Vn,
		ask: void 0,
		reportPull: (e) => Ln(e, s),
		setSecret: Zt
	};
}
function Vn({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function Hn(t, n, { files: r, annotated: a }, o) {
	let { folders: s } = o.sources, c = n.summarizes ? [] : Jn(t, s.displayRoot);
	e([
		...dn(t.manifest_comparison, {
			paint: X,
			now: Z(),
			quiet: n.quiet
		}),
		...We(Fe(t), X),
		...tt(t, X)
	]), l(a ? {
		...t,
		problems: a,
		projects: []
	} : t), qt(t, {
		...r,
		backups: c
	}, qn(t, n));
	let u = await Un(t, n, o), { summary: d } = await import("./chunks/summary.js");
	await Qt(d(t, {
		now: Z(),
		reportFile: r.report,
		linkTo: u
	})), n.command === "drift" && n.failOnDrift && !ze(t) && Ve(t) && i(t);
}
async function Un(e, t, n) {
	let { github: r, sources: i } = n, a = await Q(t, e.manifests, n);
	return r && c(r, a, i.folders.displayRoot);
}
function Wn(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await Q(e, a, n);
			return Vt(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				checkouts: o,
				signal: t
			});
		},
		toWrite: () => Ht(r, {
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
	}, l = a.pullRequest ? await $t(a, a.pullRequest, c) : await en(a, c);
	if (l.is === "missing") return l;
	try {
		return await i(l);
	} catch (e) {
		if (e instanceof Ye) return {
			is: "missing",
			why: nn(e)
		};
		throw e;
	}
}
async function Q({ configFile: e, summarizes: t }, n, { sources: { folders: r } }) {
	let i = t ? [] : n.map((e) => F(r.displayRoot, e)), a = i.length === 0 || await ke(e, {}) ? [e, ...i] : i, o = await Promise.all(a.map((e) => z(e).catch(() => e))), s = [...a, ...o].map((e) => Ct(e));
	return h(s, r.displayRoot);
}
function Kn(t, n, i, a) {
	let { command: o, quiet: s, verbose: c } = t, { folders: l, environment: u } = a.sources, d = (e, r) => Gn(t, e, n.stopping, a, (e) => Oe(o, i, a.sources, e, n.stopping, r));
	return {
		folders: l,
		environment: u,
		cancellation: n,
		now: Date.now,
		wait: (e) => n.wait(e),
		onSecrets: r,
		onResponse: (t) => c ? e([w(t)]) : te(w(t)),
		...!s && Pe(Date.now, (t) => e([t])),
		onPlan: async (t) => {
			let n = t.hide_texts !== !0, r = Je(t, {
				paint: X,
				now: Z(),
				command: o,
				texts: n,
				keptElsewhere: "the report file lists"
			});
			return e(s ? r.slice(-1) : r), !0;
		},
		onBatch: () => {},
		target: async (e, t) => a.github?.pullRequest && d(e, t),
		lastApplied: async (e, t) => a.github?.pullRequest ? void 0 : d(e, t),
		history: Sn(l, u, {
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
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [F(t, e)]);
}
// src/action.ts
const { env: $, stdout: Yn, stderr: Xn } = process;
fe(Yn, Xn);
async function Zn() {
	let [e, t] = [n(Ce.name), n(he.name)];
	r([e, t].map(se));
	let { command: i, raw: a, problems: o } = xe((e) => n(e), ve), s = re($);
	s.state === "unavailable" && o.push(S("bad-setting", s.message, { severity: "warning" }));
	let c = $.GITHUB_WORKSPACE || process.cwd(), l = await Bn({
		sources: {
			folders: {
				working: F(c, n(ae.name)),
				displayRoot: c,
				confined: {
					workspace: c,
					temp: $.RUNNER_TEMP || void 0
				}
			},
			environment: $,
			token: e || void 0,
			backupDir: void 0
		},
		githubToken: t,
		problems: o
	});
	return (i ?? Se).run(a, l);
}
process.exitCode = await Zn().catch((e) => {
	let t = e instanceof Error ? e.stack ?? e.message : String(e);
	return ne(`This is a bug in lokaform. Please report it with these lines:\n${t}`), 1;
});
export {};
