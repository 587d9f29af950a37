import { C as e, D as t, E as n, S as r, _ as i, a, b as o, d as s, f as c, g as l, h as u, i as d, l as f, m as p, o as m, p as h, r as g, t as _, u as ee, v as te, x as ne, y as re } from "./chunks/mergedPulls.js";
import { l as ie } from "./chunks/wire.js";
import { _ as v, c as ae, p as y } from "./chunks/zod.js";
import { Bt as oe, Ft as se, H as ce, I as b, J as x, L as le, Mt as ue, P as de, Pt as fe, St as pe, a as me, at as he, cn as ge, cr as _e, hr as ve, k as ye, n as be, pr as xe, sn as Se, t as Ce, vr as we, zt as Te } from "./chunks/start.js";
import { At as Ee, D as De, Ft as Oe, Gt as ke, Ln as Ae, M as je, Mn as Me, Mt as Ne, O as Pe, P as Fe, Pt as Ie, Rn as Le, Sn as S, T as Re, Vn as ze, Vt as Be, Wt as Ve, _t as He, an as Ue, bt as We, cn as Ge, cr as Ke, ct as qe, dt as Je, kt as Ye, lt as Xe, mn as C, ot as Ze, pn as w, rn as Qe, sn as $e, vn as et, wn as tt, yn as nt, yt as rt, zn as T } from "./chunks/engine.js";
import { t as it } from "./chunks/summaryLine.js";
import { B as at, C as E, D as ot, F as st, I as ct, L as lt, M as ut, S as D, _ as O, a as dt, b as ft, g as pt, i as mt, j as k, k as A, o as j, s as ht, t as gt, v as M, x as _t, y as vt, z as yt } from "./chunks/markdown.js";
import { n as bt, t as xt } from "./chunks/pulledFigures.js";
import { dirname as St, join as N, relative as Ct, resolve as P, sep as F } from "node:path";
import { EOL as wt } from "os";
import { constants as I, promises as Tt } from "fs";
import { lstat as Et, readFile as L, readlink as Dt, realpath as R } from "node:fs/promises";
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
const { access: Ot, appendFile: kt, writeFile: At } = Tt, B = "GITHUB_STEP_SUMMARY", jt = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return z(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[B];
			if (!e) throw Error(`Unable to find environment variable for $${B}. Check if your runtime environment supports job summaries.`);
			try {
				yield Ot(e, I.R_OK | I.W_OK);
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
			return yield (t ? At : kt)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
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
		return this.addRaw(wt);
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
}(), V = y({ full_name: v() }), Mt = y({
	number: ae(),
	head: y({
		sha: v(),
		repo: V.nullish()
	}),
	base: y({
		sha: v().default(""),
		repo: V
	})
}), Nt = y({
	pull_request: Mt.optional(),
	before: v().optional()
}), Pt = /^0+$/;
async function Ft(e) {
	let [t, n] = (e.GITHUB_REPOSITORY ?? "").split("/");
	if (!t || !n) return;
	let r = `${e.GITHUB_SERVER_URL || "https://github.com"}/${t}/${n}`, i = It(e), a = i.split("/").at(-1) ?? "", o = e.GITHUB_EVENT_NAME ?? "", s = e.GITHUB_SHA ?? "", c = await Lt(e.GITHUB_EVENT_PATH), l = c?.pull_request && Rt(c.pull_request, e.GITHUB_ACTOR), u = o === "push" ? c?.before : void 0;
	return {
		event: o,
		owner: t,
		repo: n,
		ref: e.GITHUB_REF ?? "",
		sha: s,
		...u !== void 0 && !Pt.test(u) && { before: u },
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
function It(e) {
	let [t = ""] = (e.GITHUB_WORKFLOW_REF ?? "").split("@");
	return t.split("/").slice(2).join("/") || (e.GITHUB_WORKFLOW ?? "");
}
async function Lt(e) {
	if (e) try {
		return Nt.safeParse(JSON.parse(await L(e, "utf8"))).data;
	} catch {
		return;
	}
}
function Rt({ number: e, head: t, base: n }, r) {
	let i = t.repo?.full_name === n.repo.full_name ? r === "dependabot[bot]" ? "Dependabot" : void 0 : "fork";
	return {
		number: e,
		head: t.sha,
		base: n.sha,
		origin: i
	};
}
// src/github/mayApply.ts
const zt = [
	"push",
	"schedule",
	"workflow_dispatch"
];
async function Bt(e, { applyFrom: t, githubToken: n, checkouts: r, signal: i }) {
	if (!e) return [x("unknown-head", "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.")];
	if (e.event.startsWith("pull_request")) return [x("pull-request", "apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.")];
	let a = f(e);
	if (a === void 0) return [G(e.ref, void 0)];
	let o = Ht(r, e);
	if (o) return [o];
	let c = await H(a, {
		githubToken: n,
		signal: i
	}, async (n) => {
		if (!t.some((e) => s(a, e))) {
			let t = await ee(n, e);
			if (a !== t) return G(e.ref, t);
		}
		return U(n, e, a);
	});
	return c ? [c] : Ut(r, e);
}
async function Vt(e, t) {
	let n = e && f(e);
	return !e || n === void 0 ? G(e?.ref ?? "", void 0) : H(n, t, (t) => U(t, e, n));
}
async function H(e, { githubToken: t, signal: n }, r) {
	if (t === "") return Wt(e, "the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used");
	try {
		return await g(t, n, ({ octokit: e }) => r(e));
	} catch (t) {
		return Wt(e, Gt(t));
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
	return x("stale-commit", s);
}
function Ht(e, { sha: t }) {
	let n = e.find(({ commit: e }) => e !== void 0 && e !== t);
	if (n?.commit === void 0) return;
	let r = `The checked-out commit is ${W(n.commit)}, but this run is for ${W(t)}. The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step.`;
	return x("wrong-checkout", r);
}
function Ut(e, { event: t, sha: n }) {
	if (e.every(({ commit: e }) => e !== void 0)) return [];
	let r = "The commit of the manifests cannot be read from a .git folder";
	if (!zt.includes(t)) {
		let e = `${r}, and ${t || "this event"} can run on another commit than the head of the branch. Nothing was sent. Install git before actions/checkout runs, or run apply on push.`;
		return [x("wrong-checkout", e)];
	}
	let i = `${r}. They are assumed to be from commit ${W(n)}, for which this run was started.`;
	return [x("wrong-checkout", i, { severity: "notice" })];
}
function W(e) {
	return e.slice(0, 7);
}
function G(e, t) {
	let n = `apply runs on ${t === void 0 ? "the default branch" : `the default branch (${t})`}, but this run is for ${e || "no ref"}. Nothing was sent. Run apply there, or add the branch to the input apply-from.`;
	return x("wrong-ref", n);
}
function Wt(e, t) {
	return x("unknown-head", `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${e}. An older commit would overwrite newer texts. Reason: ${t}.`);
}
function Gt(e) {
	let t = a(e);
	return t === "limited" ? "the rate limit of GitHub is reached. Start this run again later" : t === "unknown" ? "the token in the input github-token is not valid. Remove the input from the workflow, so that the workflow's own token is used" : t === "refused" ? `the token lacks a permission (${d(e)}). Give the job the permission contents: read` : `GitHub's API failed (${d(e)}). Start this run again later`;
}
// src/github/outputs.ts
function Kt(e, n, r) {
	let i = Ue(e.projects), a = e.projects.flatMap(({ plan: e }) => e ?? []), o = ut(a.flatMap((e) => e.changes)), s = (e) => a.length > 0 ? String(e) : "";
	t("summary", it(e)), t("has-changes", s(Le(e))), t("to-create", s(o.new)), t("to-update", s(o.changed + o.renamed)), t("to-remove", s(o.removed)), t("conflicts", s($e(a).conflicts)), t("created", String(i.created)), t("updated", String(i.updated + i.renamed)), t("destroyed", String(i.archived + i.destroyed)), t("failed", String(i.failed + i.notAttempted + i.inPart + i.skipped)), t("translations-affected", String(Ge(e.projects) ?? "")), e.command === "drift" && t("drift", s(T(e))), t("matrix", JSON.stringify(r)), n.plan !== void 0 && t("plan-file", n.plan), n.report !== void 0 && t("report-file", n.report), n.html !== void 0 && t("html-file", n.html), n.backups.length > 0 && t("backup-file", n.backups.join("\n"));
}
function qt({ comments: e, issues: n }) {
	e.length > 0 && t("comment-url", Jt(e)), n.length > 0 && t("issue-url", Jt(n));
}
function Jt(e) {
	return e.filter((e) => /^https?:\/\/[\w.:/?=&%#+-]+$/.test(e)).join("\n");
}
function Yt({ title: e, files: n, conflicts: r, body: i }) {
	let a = (e) => n ? String(e) : "";
	t("summary", e), t("has-changes", a((n ?? []).length > 0)), t("conflicts", a(r)), t("pulled-files", (n ?? []).join("\n")), i !== void 0 && t("pull-request-body", i);
}
function Xt(e) {
	t("secret", e);
}
async function Zt(t) {
	try {
		await jt.addRaw(t).write();
	} catch (t) {
		e([`The job summary could not be written: ${t instanceof Error ? t.message : t}`]);
	}
}
// src/github/targetFiles.ts
function Qt(e, t, n) {
	return en(e, n, async (n, r) => await nn(n, e, t, r) ?? K("the checked-out commit is neither the head of the pull request nor a merge of it"));
}
function $t(e, t) {
	return en(e, t, async (t) => {
		let n = f(e), { last: r } = n === void 0 ? {} : await _(t, e, n);
		return r ?? e.before ?? K("no run has applied manifests before");
	});
}
async function en(e, { githubToken: t, checkouts: n, workspace: r, signal: i }, a) {
	let [o, ...s] = n;
	if (!o || s.length > 0) return K("the settings and the manifests are not all in one checkout");
	if (t === "") return K("the input github-token is empty");
	let { commit: c = e.sha } = o;
	try {
		let n = await u(r, o);
		return await g(t, i, async ({ octokit: t }) => {
			let r = await a(t, {
				root: n,
				planned: c
			});
			if (typeof r != "string") return r;
			let i = await an(t, e, r);
			return i ? {
				is: "found",
				commit: r,
				files: new Ve(n, i, (r) => on(t, e, n, r))
			} : K("the repository has too many files for GitHub to list them");
		});
	} catch (e) {
		return K(m(e));
	}
}
function K(e) {
	return {
		is: "missing",
		why: e
	};
}
function tn({ path: e, cause: t }) {
	return `the file ${e} of the commit that the pull request would be merged into could not be read: ${m(t)}`;
}
async function nn(e, t, { head: n, base: r }, { root: i, planned: a }) {
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
	let c = await p(i, a) ?? await rn(e, t, a);
	return c[1] === n ? c[0] : void 0;
}
async function rn(e, { owner: t, repo: n }, r) {
	let { data: i } = await e.rest.git.getCommit({
		owner: t,
		repo: n,
		commit_sha: r
	});
	return i.parents.map(({ sha: e }) => e);
}
async function an(e, { owner: t, repo: n }, r) {
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
async function on(e, { owner: t, repo: n }, r, { path: i, kind: a, id: o }) {
	let s = await sn(N(r, i), a, o);
	if (s) return s;
	let { data: c } = await e.rest.git.getBlob({
		owner: t,
		repo: n,
		file_sha: o
	});
	return Buffer.from(c.content, "base64");
}
async function sn(e, t, n) {
	try {
		if (t === "file" && !(await Et(e)).isFile()) return;
		let r = t === "file" ? await L(e) : await Dt(e, "buffer");
		if (cn(r, n)) return r;
		let i = r.includes("\r\n") ? ln(r) : r;
		return cn(i, n) ? i : void 0;
	} catch {
		return;
	}
}
function cn(e, t) {
	let n = t.length === 64 ? "sha256" : "sha1";
	return We(n).update(`blob ${e.length}\0`).update(e).digest("hex") === t;
}
function ln(e) {
	return e.filter((t, n) => t !== 13 || e[n + 1] !== 10);
}
// src/report/text/manifestText.ts
function un(e, { paint: t, now: n, quiet: r = !1 }) {
	if (!e) return [];
	if (e.is === "not compared") return [`${ct}: ${b(e.why, 400)}.`].map(ye);
	let { commit: i, projects: a } = e, o = a.flatMap((e) => [
		...a.length > 1 ? [t("strong", de(e.name ?? ""))] : [],
		...e.settings.map((e) => `  ${t(e.widens ? "note" : "dim", Ye(e))}`),
		...He(yt(e, {
			now: n,
			texts: e.hide_texts !== !0
		}), { paint: t })
	]), { start: s, end: c } = st, l = [
		t("strong", `${s} (${de(i)}). ${c}`),
		...o,
		t("strong", `Difference: ${lt(a)}.`)
	].map(ye);
	return r ? l.slice(-1) : l;
}
// src/github/limitedRequests.ts
var q = class extends Error {
	name = "HistoryLimit";
}, dn = class {
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
		return r.map(({ sha: e, parents: t, commit: n }) => ({
			id: e,
			parent: t[0]?.sha,
			time: Date.parse(n.committer?.date ?? n.author?.date ?? "") / 1e3
		}));
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
	async files(e) {
		this.#n();
		let { data: t } = await this.#e.rest.git.getTree({
			...this.#t,
			tree_sha: e,
			recursive: "1"
		});
		if (t.truncated) throw new q("The repository has too many files for GitHub to list them.");
		return t.tree.flatMap(({ path: e, type: t }) => t === "blob" ? [e] : []);
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
}, fn = class {
	#e;
	#t;
	#n;
	#r = [];
	#i = [];
	#a = new Map();
	constructor(e) {
		this.#e = e;
	}
	get commits() {
		return this.#r;
	}
	async readFrom(e, t) {
		if (this.#t === void 0 || t < this.#t) {
			let n = new Map();
			this.#n = "More than 2000 commits were made since then, and older ones are not read.";
			for (let r = 1; r <= 20; r += 1) {
				let i = await e.commits(this.#e, t, r);
				for (let e of i) n.set(e.id, e);
				if (i.length !== 100) {
					this.#n = void 0;
					break;
				}
			}
			this.#r = pn(this.#e, n);
			let r = this.#r.at(-1)?.parent;
			this.#i = [...this.#r.map(({ id: e }) => e), ...r === void 0 ? [] : [r]], this.#t = t;
		}
		return this.#n === void 0 ? [] : [this.#n];
	}
	async filesBefore(e) {
		let t = this.#r.at(-1)?.parent;
		return t === void 0 ? [] : e.files(t);
	}
	async readContents(e, t) {
		let n = [...new Set(t.map(({ path: e }) => e))], r = mn(n), i = this.#i;
		r !== "" && await this.#o(e, i.map((e) => `${e}:${r}`));
		let a = i.filter((e, t) => r === "" || t === 0 || this.#a.get(`${e}:${r}`) !== this.#a.get(`${i[t - 1]}:${r}`));
		await this.#o(e, a.flatMap((e) => n.map((t) => `${e}:${t}`)));
		for (let e of n) {
			let t;
			for (let n of i) {
				let r = `${n}:${e}`;
				this.#a.has(r) ? t = this.#a.get(r) : this.#a.set(r, t);
			}
		}
	}
	contentAt(e, t) {
		let n = this.#i[e];
		return n === void 0 ? void 0 : this.#a.get(`${n}:${t}`);
	}
	async #o(e, t) {
		let n = t.filter((e) => !this.#a.has(e));
		for (let t = 0; t < n.length; t += 200) {
			let r = n.slice(t, t + 200), i = await e.objectIds(r);
			for (let [e, t] of r.entries()) this.#a.set(t, i[e]);
		}
	}
};
function pn(e, t) {
	let n = [];
	for (let r = t.get(e); r; r = t.get(r.parent ?? "")) n.push(r);
	return n;
}
function mn(e) {
	let [t = "", ...n] = e;
	if (n.length === 0) return "";
	let r = t.split("/").slice(0, -1);
	for (; r.length > 0 && !n.every((e) => e.startsWith(`${r.join("/")}/`));) r.pop();
	return r.join("/");
}
var hn = class {
	#e;
	#t = new Map();
	#n = new Map();
	#r = 67108864;
	#i = 0;
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n) {
		let { workspace: r, context: i, githubToken: a, signal: o, maxRequests: s = 150 } = this.#e;
		if (a === "") return J("The input github-token is empty.");
		let c = new Map();
		for (let e of t) {
			let t = P(r, e);
			c.set(await R(t).catch(() => t), e);
		}
		let [l, ...u] = await h([...c.keys()].map((e) => St(e)), r);
		if (!l || u.length > 0) return J("The manifests are not all in one checkout.");
		let d = await R(r), { root: f = d, commit: p = i.sha } = l, m = new Map([...c].map(([e, t]) => [Ct(f, e).split(F).join("/"), t])), _ = (e) => m.get(e) ?? Ct(d, N(f, e)).split(F).join("/"), ee = n && ((e) => n(_(e)));
		try {
			return await g(a, o, async ({ octokit: t }) => {
				let n = new dn(t, i, () => {
					if (this.#i += 1, this.#i > s) throw new q(gn(s));
				}), r = this.#t.get(p) ?? new fn(p);
				this.#t.set(p, r);
				let a = await r.readFrom(n, e), o = (await vn(r, n, [...m.keys()], ee)).filter(({ until: t }) => t >= e);
				a.push(...await this.#a(n, o));
				let c = this.#o(o).map((e) => ({
					...e,
					path: _(e.path),
					now: _(e.now)
				})), [l] = a;
				return l === void 0 ? {
					is: "read",
					versions: c
				} : {
					is: "unreadable",
					why: l,
					versions: c
				};
			});
		} catch (e) {
			return J(_n(e));
		}
	}
	async #a(e, t) {
		let n = [...new Set(t.flatMap(({ content: e }) => e ?? []))].filter((e) => !this.#n.has(e)), r = [], i = async (t) => {
			try {
				let n = Be(await e.blob(t));
				this.#r -= n.length, this.#r >= 0 ? this.#n.set(t, n) : r.push("The earlier versions of the manifests are too large to read all of them.");
			} catch (e) {
				r.push(_n(e));
			}
		};
		for (let e = 0; e < n.length && r.length === 0; e += 6) await Promise.all(n.slice(e, e + 6).map(i));
		return r;
	}
	#o(e) {
		let t = new Map();
		for (let { path: n, now: r, content: i, until: a } of e) {
			let e = i === void 0 ? "" : this.#n.get(i), o = JSON.stringify([
				n,
				r,
				i
			]);
			e !== void 0 && (t.get(o)?.until ?? 0) < a && t.set(o, {
				path: n,
				now: r,
				text: e,
				until: a
			});
		}
		return [...t.values()].sort((e, t) => t.until - e.until);
	}
};
function gn(e) {
	return `More than ${e} requests to GitHub are needed to read the earlier versions of the manifests.`;
}
function J(e) {
	return {
		is: "unreadable",
		why: e,
		versions: []
	};
}
function _n(e) {
	if (e instanceof q) return e.message;
	if (a(e) === "bug") throw e;
	return `GitHub does not show the earlier versions of the manifests: ${m(e)}.`;
}
async function vn(e, t, n, r) {
	if (e.commits.length === 0) return [];
	let i = (r ? await e.filesBefore(t) : []).filter((e) => r?.(e) === !0 && !n.includes(e)), a = [], o = [...n, ...i].map((e) => ({
		path: e,
		now: e,
		from: 0
	}));
	for (; o.length > 0;) {
		await e.readContents(t, o);
		let n = [];
		for (let { path: r, now: i, from: s } of o) for (let [o, { id: c, parent: l, time: u }] of e.commits.entries()) {
			let [d, f] = [e.contentAt(o, r), e.contentAt(o + 1, r)];
			if (o < s || d === f) continue;
			let p = f === void 0 && l !== void 0 ? await t.formerPath(c, r) : void 0;
			p === void 0 ? a.push({
				path: r,
				now: i,
				content: f,
				until: u
			}) : n.push({
				path: p,
				now: i,
				from: o
			});
		}
		o = n;
	}
	return a;
}
// src/workflow/history.ts
function yn(e, t, { github: n, githubToken: r, signal: i, now: a }) {
	let o = new Pe({
		folders: e,
		environment: t,
		now: a,
		signal: i
	}), s = e.displayRoot, c = n && new hn({
		context: n,
		githubToken: r,
		workspace: s,
		signal: i
	});
	return { async versions(...e) {
		let t = await o.versions(...e);
		return !c || t.is === "read" || i.aborted ? t : bn(t, await c.versions(...e));
	} };
}
function bn(e, t) {
	let n = (e) => JSON.stringify(e), r = new Set(t.versions.map(n)), i = [...e.versions.filter((e) => !r.has(n(e))), ...t.versions].sort((e, t) => t.until - e.until);
	return t.is === "read" ? {
		is: "read",
		versions: i
	} : {
		is: "unreadable",
		why: `${e.why} ${t.why}`,
		versions: i
	};
}
// src/workflow/markers.ts
const xn = "lokaform:plan";
function Sn(e, t, n, r) {
	let i = (e) => e.map((e) => t[ve(e)] ?? []), a = [Oe(r.working, r), ...i([ue, ...Se])], o = i([...ge.filter(xe), pe]), s = n.summarizes ? i([he]) : [], c = [...i([fe, se]), n.projects.flatMap(({ chosen: e }) => e ?? [])], [l = []] = i([fe]), u = [l].flat().map((e) => b(`${e}`, 40));
	return {
		commentPrefix: `<!-- ${xn}:`,
		comment: `${xn}:${Y([
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
			name: `Lokaform ${n.command}${u.length > 0 ? `: ${le(u.join(", "), 80)}` : ""}`,
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
	return We("sha256").update(JSON.stringify(e)).digest("hex").slice(0, 16);
}
// src/workflow/missingSecrets.ts
function Cn({ command: e, projects: t }, n) {
	if (t.some(({ token: e }) => e !== void 0) || e === "apply" || !n?.origin) return;
	let r = `${n.origin === "fork" ? "This pull request comes from a fork, and GitHub gives it no secrets" : "This pull request is Dependabot's, whose secrets GitHub keeps apart, and there is no API token among them"}: the manifests were checked, and not compared with the project.`;
	return x("no-secrets", r, { severity: "notice" });
}
function wn({ manifests: e }) {
	return `Translations from Lokalise: ${w(e.length, "new manifest")}`;
}
function Tn(e) {
	let { manifests: t } = e, n = t.slice(0, 200).map(({ kind: e, path: t, entries: n }) => {
		let r = k(Qe(n, Ke.find(({ plural: t }) => t === e)?.name ?? e));
		return A`${E(b(t, 200))}: ${r}`;
	}), r = t.length - n.length;
	return D([
		A`## ${k(wn(e))}`,
		ot(n),
		...r > 0 ? [k(`… and ${w(r, "more manifest")}.`)] : [],
		A`**What happens next:** The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`
	]);
}
// src/report/markdown/pullBody.ts
const En = A`**What happens next:** Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input take. Do not commit to this branch: a workflow writes it, and stops if somebody else did.`;
function Dn(e, t) {
	let n = new M(t.limit, t.measure), r = e.map((e) => ({
		project: e,
		groups: An(e)
	})), i = e.length > 1, a = D([
		A`## Translations from Lokalise: ${k(bt(e))}`,
		A`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${k("-")} is the text that the manifest had, and the line with ${k("+")} replaces it.`,
		On(e.flatMap(({ files: e }) => e))
	]), o = j(t.problems ?? []);
	n.takeText(D([a, En])), o.section.count > 0 && n.take(400), n.showRest([o.section], n.remaining / 2);
	let s = r.filter(({ groups: e }) => n.take(400 * (e.length + 1))), c = s.flatMap(({ groups: e }) => e.map(({ section: e }) => e));
	n.showLosses(c, 1);
	for (let e of c) n.showRest([e]);
	let l = r.length - s.length;
	return D([
		a,
		...O(o, 3, t.overflow),
		...s.flatMap(({ project: e, groups: n }) => [...i ? [A`### ${dt(e.name)}`] : [], ...n.flatMap((e) => O(e, i ? 4 : 3, t.overflow))]),
		...l > 0 ? [k(`… and ${C(l)} more projects; ${t.overflow}.`)] : [],
		En
	]);
}
function On(e) {
	let t = [...new Set(e)], [n, ...r] = t.slice(0, 20).map((e) => E(b(e, 200)));
	if (!n) return A``;
	let i = t.length - 20, a = i > 0 ? A` and ${k(w(i, "more file"))}` : A``;
	return A`${k(t.length === 1 ? "File:" : "Files:")} ${r.reduce((e, t) => A`${e}, ${t}`, n)}${a}.`;
}
function kn(e, { limit: t, measure: n, overflow: r }) {
	let i = j(e);
	return new M(t / 2, n).showRest([i.section]), D(O(i, 3, r));
}
function An({ comparison: e, kept: t, hide_texts: n }) {
	let r = {
		texts: n !== !0,
		languages: []
	}, { changes: i, released: a } = e, o = a.map((e) => ht(at(e, r.texts))), s = t.filter(({ conflict: e }) => e), c = t.filter(({ conflict: e }) => !e);
	return [
		Mn("in conflict: the manifest keeps its text", s, r.texts),
		{
			...jn(`${C(o.length)} no longer declared`),
			layout: "diff",
			section: new vt(o)
		},
		...mt(i, r),
		Mn("different, and kept", c, r.texts),
		pt(i, r)
	];
}
function jn(e) {
	return {
		title: e,
		noun: "entry",
		fold: "many"
	};
}
function Mn(e, t, n) {
	let r = t.map((e) => Nn(e, n));
	return {
		...jn(`${C(t.length)} ${e}`),
		layout: "diff",
		section: new vt(r)
	};
}
function Nn(e, t) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = nt(n, e), [d, f] = tt(S(n, r, i), S(n, r, a)), p = o?.by === void 0 ? "" : ` by ${b(o.by, 60)}`, m = o ? `, edited${p} on ${et(o.at)}` : "", h = l ? "!" : " ", g = t ? [`${u} ${d}`, `in Lokalise: ${f}${m}`] : [`${u}${m}`];
	return {
		rows: [`${h} ${Ee(e)}  ${Ne(e)}`, ...[
			...g,
			s,
			...t && c !== void 0 ? [c] : []
		].map((e) => `${h}     ${le(e, 1e3)}`)],
		...l && { isLoss: !0 }
	};
}
async function Pn(e, t) {
	let { first: n, later: r } = e, i = n ? n.manifests.map(({ path: e }) => e) : r && [...new Set(r.flatMap((e) => e.files))], a = (r ?? []).flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, o = Fn(e), s = i && i.length > 0 ? await In(o.body, t) : void 0, c = s?.is === "written" ? s.path : void 0;
	return Yt({
		title: o.title,
		files: i,
		conflicts: a,
		body: c
	}), await Zt(A`${o.summary}\n`), s?.is === "not written" ? [s.problem] : [];
}
function Fn({ first: e, later: t, problems: n }) {
	let r = {
		limit: gt - 1,
		measure: ft,
		overflow: "the log has them all"
	};
	if (!e && !t) return {
		title: "Translations from Lokalise: not compared",
		body: A``,
		summary: kn(n, r)
	};
	if (e) {
		let t = Tn(e);
		return {
			title: wn(e),
			body: t,
			summary: D([t, kn(n, r)])
		};
	}
	let i = Dn(t ?? [], {
		limit: 65e3,
		measure: _t,
		overflow: "the diff has them all"
	});
	return {
		title: xt(t ?? []),
		body: i,
		summary: Dn(t ?? [], {
			...r,
			problems: n
		})
	};
}
async function In(e, t) {
	let n = N(t.confined?.temp ?? t.displayRoot, "lokaform-pull-request.md"), r = {
		option: "pull-request-body",
		path: n,
		is: "file"
	};
	try {
		return await De(r, e, t), {
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
async function Ln(t) {
	let { sources: n, githubToken: i, problems: a } = t, { folders: s } = n, c = await Ft(n.environment), l = {
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
			e(qe(t, X)), te(t);
		},
		confirm: async () => !0,
		missingSecrets: (e) => Cn(e, c?.pullRequest),
		context: (e, t, n) => Un(e, t, n, l),
		publish: async (e, t, n, r) => {
			let a = Sn(c, t, n, s), u = await Q(n, e.manifests, l), { publish: d } = await import("./chunks/publish.js"), f = await d(e, {
				writesResult: n.publish,
				writesCheckRun: !n.summarizes,
				context: c,
				githubToken: i,
				markers: a,
				isSuccess: Ae(e, Rn(n)) === 0,
				workspace: s.displayRoot,
				checkouts: u,
				now: Z(),
				signal: r
			});
			return qt(f), f.problems.map((e) => ({
				...e,
				message: o(e.message)
			}));
		},
		linkTo: (e, t) => Bn(e, t, l),
		close: (e, t, n, r) => zn(e, t, {
			files: n,
			annotated: r
		}, l),
		exitsWithFindings: Rn,
		ask: void 0,
		reportPull: (e) => Pn(e, s),
		setSecret: Xt
	};
}
function Rn({ command: e, failOnDrift: t }) {
	return e === "drift" && t;
}
async function zn(t, n, { files: r, annotated: a }, o) {
	let { folders: s } = o.sources, c = n.summarizes ? [] : Gn(t, s.displayRoot);
	e([
		...un(t.manifest_comparison, {
			paint: X,
			now: Z(),
			quiet: n.quiet
		}),
		...Xe(Me(t), X),
		...rt(t, X)
	]), l(a ? {
		...t,
		problems: a,
		projects: []
	} : t), Kt(t, {
		...r,
		backups: c
	}, Wn(t, n));
	let u = await Bn(t, n, o), { summary: d } = await import("./chunks/summary.js");
	await Zt(d(t, {
		now: Z(),
		reportFile: r.report,
		linkTo: u
	})), n.command === "drift" && n.failOnDrift && !ze(t) && T(t) && i(t);
}
async function Bn(e, t, n) {
	let { github: r, sources: i } = n, a = await Q(t, e.manifests, n);
	return r && c(r, a, i.folders.displayRoot);
}
function Vn(e, { stopping: t }, n) {
	let { github: r, githubToken: i } = n;
	return {
		toApply: async (a) => {
			let o = await Q(e, a, n);
			return Bt(r, {
				applyFrom: e.applyFrom,
				githubToken: i,
				checkouts: o,
				signal: t
			});
		},
		toWrite: () => Vt(r, {
			githubToken: i,
			signal: t
		})
	};
}
async function Hn(e, t, n, r, i) {
	let { github: a, githubToken: o, sources: s } = r;
	if (!a) return;
	let c = {
		githubToken: o,
		checkouts: await Q(e, t, r),
		workspace: s.folders.displayRoot,
		signal: n
	}, l = a.pullRequest ? await Qt(a, a.pullRequest, c) : await $t(a, c);
	if (l.is === "missing") return l;
	try {
		return await i(l);
	} catch (e) {
		if (e instanceof ke) return {
			is: "missing",
			why: tn(e)
		};
		throw e;
	}
}
async function Q({ configFile: e, summarizes: t }, n, { sources: { folders: r } }) {
	let i = t ? [] : n.map((e) => P(r.displayRoot, e)), a = i.length === 0 || await Ie(e, {}) ? [e, ...i] : i, o = await Promise.all(a.map((e) => R(e).catch(() => e))), s = [...a, ...o].map((e) => St(e));
	return h(s, r.displayRoot);
}
function Un(t, n, i, a) {
	let { command: o, quiet: s, verbose: c } = t, { folders: l, environment: u } = a.sources, d = (e, r) => Hn(t, e, n.stopping, a, (e) => Fe(o, i, a.sources, e, n.stopping, r));
	return {
		folders: l,
		environment: u,
		cancellation: n,
		now: Date.now,
		wait: (e) => n.wait(e),
		onSecrets: r,
		onResponse: (t) => c ? e([Ze(t)]) : ne(Ze(t)),
		...!s && je(Date.now, (t) => e([t])),
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
		history: yn(l, u, {
			github: a.github,
			githubToken: a.githubToken,
			signal: n.stopping,
			now: Date.now
		}),
		permission: Vn(t, n, a)
	};
}
function Wn({ selected: e = [] }, { projects: t, summarizes: n }) {
	return n ? e : t.map(({ name: e = "" }) => e);
}
function Gn({ projects: e }, t) {
	return e.flatMap(({ backup: e }) => e === void 0 ? [] : [P(t, e)]);
}
// src/action.ts
const { env: $, stdout: Kn, stderr: qn } = process;
me(Kn, qn);
async function Jn() {
	let [e, t] = [n(Te.name), n(_e.name)];
	r([e, t].map(ce));
	let { command: i, raw: a, problems: o } = Ce((e) => n(e), be), s = ie($);
	s.state === "unavailable" && o.push(x("bad-setting", s.message, { severity: "warning" }));
	let c = $.GITHUB_WORKSPACE || process.cwd(), l = await Ln({
		sources: {
			folders: {
				working: P(c, n(oe.name)),
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
	return (i ?? we).run(a, l);
}
process.exitCode = await Jn().catch((e) => {
	let t = e instanceof Error ? e.stack ?? e.message : String(e);
	return re(`This is a bug in lokaform. Please report it with these lines:\n${t}`), 1;
});
export {};
