import { D as e, En as t, In as n, J as r, Ln as i, Pn as a, Sn as o, St as s, _t as c, bn as l, h as u, i as d, r as f, tt as p, w as m, x as h } from "./start.js";
import { $ as g, Mr as _, Pr as v, Vt as y, dr as b, et as x, lr as S, mr as ee, s as C, vr as w } from "./engine.js";
import { S as te, c as ne, g as T, n as re, t as ie, x as ae } from "./firstPull.js";
import { m as E, s as D } from "./wire.js";
import { c as O, p as oe } from "./project.js";
import { c as k, d as A, l as j, m as M, s as N, u as P } from "./client.js";
import { s as se } from "./writtenFiles.js";
import { join as F } from "node:path";
import { readFile as I } from "node:fs/promises";
// src/init/workflows.ts
const L = {
	translations: {
		file: ".github/workflows/translations.yml",
		about: "plan in pull requests, apply on push, drift on a schedule, in a few lines"
	},
	pull: {
		file: ".github/workflows/translations-pull.yml",
		about: "a pull request with the texts that people changed in Lokalise"
	},
	"pull-request": {
		file: ".github/workflows/translations-review.yml",
		about: "only the plan, as a whole file to change"
	},
	apply: {
		file: ".github/workflows/translations-apply.yml",
		about: "only apply, as a whole file to change"
	},
	drift: {
		file: ".github/workflows/translations-drift.yml",
		about: "only drift, as a whole file to change"
	}
};
async function R({ working: e }) {
	let t = [];
	for (let n of i) await _(F(e, L[n].file), {}) && t.push(n);
	return t;
}
async function z(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = F(n.working, L[s].file), c = await B(s, t, r), l = await _(e, {}) ? await I(e, "utf8") : void 0, u = v(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
		l === void 0 ? a.push({
			path: e,
			text: c
		}) : d ? a.push({
			path: e,
			text: c,
			replaces: l
		}) : o.push(u);
	}
	return {
		written: a,
		kept: o
	};
}
async function B(e, { branch: t, project: n }, r) {
	let i = (await I(F(r, "docs/workflows", `${e}.yml`), "utf8")).replace(/(?<=branches: \[)main(?=\])/g, () => V(t)), a = n === void 0 ? "" : `    with: { allow-projects: "${y(n)}" }\n`;
	return i.replace(/^ {4}with: \{ project: .*\}\n/m, () => a);
}
function V(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/input.ts
async function H(e, t, n) {
	let r = f(e), i = e, a = t.sources, o = await g("plan", i, a);
	if (u(r)) return {
		...o,
		raw: i,
		problems: r
	};
	let l = o.problems.some(({ code: e }) => e === "no-project");
	if (n && d(c, i) === void 0 && l) {
		let e = (e) => x(e).problems[0]?.message;
		i = {
			...i,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let m = await U(i, o.settings.configFile, a);
	if (m) return {
		...o,
		raw: i,
		problems: [m]
	};
	if (!(d(s, i) !== void 0 || a.environment.LOKALISE_API_TOKEN) && n && o.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([p(e)]), a = {
			...a,
			token: e
		};
	}
	return o = await g("plan", i, a), t.hide(o.settings.secrets), {
		...o,
		raw: i
	};
}
async function U(e, t, n) {
	let r = d(c, e);
	if (r === void 0 || !await _(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await g("plan", a, n), { projects: l } = o, { id: u } = x(r);
	if (l.length === 0 || u === void 0 || l.some((e) => e.id === u) || l.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let f = `${v(t, n.folders)} is there already, and does not name this project. Set project: ${u} in it, leave out --project, or move the file away.`;
	return h("bad-setting", f);
}
async function W(e, t, r) {
	let o = d(n, e);
	if (o) return o.filter((e) => e !== "none");
	if ((await R(t)).length > 0) return [];
	if (!r) return a;
	let s = i.map((e) => ({
		value: e,
		about: L[e].about
	})), c = await r.several("Which workflows should be written?", s, a), l = i.filter((e) => c.includes(e));
	return l.includes("translations") ? l.filter((e) => a.includes(e)) : l;
}
async function G(e, t, n, r, i) {
	let a = await w(t.working, {
		environment: n,
		signal: r
	});
	if (a && !a.isRoot) return { problem: K };
	let s = d(o, e) ?? a?.defaultBranch;
	if (s !== void 0) return {
		branch: s,
		problems: []
	};
	let c = a?.currentBranch ?? "main";
	if (i) return {
		branch: await i.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, c),
		problems: []
	};
	let l = `git does not say which branch is the default branch of the repository, so the workflows use ${c}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: c,
		problems: [h("not-read", l, { severity: "notice" })]
	};
}
const K = h("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function ce(e, t) {
	let n = y(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), le(e, n)]), i = P(t) ?? {};
		return {
			account: {
				name: A(i.name) || n,
				baseLanguage: A(i.base_language_iso) || void 0,
				namesPerPlatform: N(P(i.settings)?.per_platform_key_names) ?? !1,
				writer: r.writer
			},
			problems: r.problems
		};
	} catch (e) {
		return { problems: O(e, { stopped: void 0 }) };
	}
}
async function le(e, t) {
	try {
		let n = P(await e.contributorMe(t)) ?? {}, r = [A(n.email), k(n.user_id)].find((e) => e !== void 0 && l.schema.safeParse([e]).success);
		if (r === void 0) return q;
		let i = j(n.admin_rights, A), a = N(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : de(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof M && e.status < 500) return q;
		throw e;
	}
}
const q = {
	writer: void 0,
	problems: []
}, ue = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function de(e, t) {
	return ue.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return h("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const J = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", fe = /[\p{Cc}\p{Cs}{}]/u, pe = [
	{
		path: RegExp(`^(.*/)(${J})(\\.lproj/[^/]+\\.strings)$`, "s"),
		platforms: ["ios"]
	},
	{
		path: RegExp(`^(.*/res/values-)(${J.replace("[A-Z]{2}", "r[A-Z]{2}")})(/strings\\.xml)$`, "s"),
		platforms: ["android"]
	},
	{
		path: RegExp(`^((?:.*/)?(?:[^/]*_)?)(${J})(\\.arb)$`, "s"),
		platforms: ["ios", "android"]
	},
	{
		path: RegExp(`^((?:.*/)?)(${J})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^((?:.*/)?[^/]+[._-])(${J})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^(.*/)(${J})(/[^/]+\\.json)$`, "s"),
		platforms: ["web"]
	}
];
function me(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !fe.test(e))) {
		let e = ge(i, t);
		e && r.push(e);
		let a = e ? void 0 : he(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => X(e, t)), o = r.get(a ?? "");
		if (a === void 0 || o === void 0) return [];
		let s = t !== void 0 && a !== t ? { language_map: { [a]: t } } : {};
		return [{
			row: {
				files: e,
				...Y(t),
				...s,
				platforms: n.platforms
			},
			codes: i,
			baseFile: o
		}];
	}), ...r].sort((e, t) => e.row.files < t.row.files ? -1 : 1);
}
function he(e) {
	for (let t of pe) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${Z(n)}{lang}${Z(i)}`,
			code: r,
			layout: t
		};
	}
}
function ge(e, t) {
	let n = Z(e);
	if (e.endsWith(".xcstrings")) return {
		row: {
			files: n,
			...Y(t),
			platforms: ["ios"]
		},
		codes: [],
		baseFile: e
	};
	if (t !== void 0 && /(^|\/)res\/values\/strings\.xml$/.test(e)) return {
		row: {
			files: n,
			language: t,
			platforms: ["android"]
		},
		codes: [],
		baseFile: e
	};
}
function Y(e) {
	return e === void 0 ? {} : { languages: [e] };
}
function X(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function Z(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function _e(e) {
	return /"[^"\\]+_one"\s*:/.test(e) && /"[^"\\]+_other"\s*:/.test(e);
}
async function ve({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i) {
	let { working: a } = n, o = me(await S(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map(({ row: e, codes: t }) => ({
		value: e.files,
		about: t.join(", ")
	})), []) : [], c = o.filter(({ row: e }) => s.includes(e.files));
	return {
		taken: await Promise.all(c.map((e) => ye(e, a, t))),
		mentioned: i ? [] : o.map(({ row: e }) => e.files)
	};
}
async function ye({ row: e, baseFile: t }, n, r) {
	let { platforms: i, ...a } = e, [o] = i.length === 1 ? i : [], s = t.endsWith(".json");
	return {
		...a,
		...r && o !== void 0 ? { platform: o } : { platforms: i },
		...s && _e(await b(n, t)) && { plurals: "i18next" }
	};
}
// src/init/init.ts
async function be(e) {
	let { settings: t, raw: n, problems: r } = await H(e.raw, e.host, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Ce] : []];
	if (!i?.manifests || u(o)) return { problems: o };
	let s = e.context(t), { folders: c, cancellation: l, onResponse: d, onWait: f } = s, p = {
		apiUrl: t.apiUrl,
		signal: l.stopping,
		onResponse: d,
		onWait: f
	}, m = oe(i, p);
	if (!m.ok) return { problems: [...o, m.problem] };
	let h = await ce(m.value, i.id);
	if (E(o, h.problems), !h.account) return { problems: o };
	e.onAccount(h.account);
	let g = await xe({
		...e,
		raw: n
	}, t, i, h.account, s);
	E(o, g.problems);
	let _ = await ae(Q(g, t, []), c);
	if (_.length > 0 || l.stopped) return { problems: [...o, ..._] };
	let y = await ie(i.manifests, i), { taken: b, mentioned: x } = g.offered, { questions: S } = e, C = {
		...ne(n, s, S && ((e) => S.yesNo(e))),
		repeated: [],
		leavesTexts: b.length > 0
	}, w = y ? void 0 : await re(t, i, i.manifests, C, s);
	if (E(o, w?.problems ?? []), w && !w.first && (b.length === 0 || u(o))) return { problems: o };
	let T = Q(g, t, w?.first?.flags ?? []);
	if (g.newFile && t.backupDir !== void 0) {
		let e = await ee(t.backupDir, c);
		e.ok && e.value ? T.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let D = await te(T, c), { newFile: O, workflows: k, names: A } = g, j = [
		...O ? [] : [v(t.configFile, c)],
		...y ? ["the manifests"] : [],
		...k.kept
	], M = D.length > 0 ? [] : T.map(({ path: e }) => v(e, c)), N = {
		...w?.first && { first: w.first },
		written: M,
		kept: j,
		workflows: k.written.length > 0 ? A : [],
		hasTexts: b.length > 0,
		mentioned: x
	};
	return {
		problems: [...o, ...D],
		done: N
	};
}
async function xe({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s) {
	let { folders: c, environment: l, cancellation: u } = s, d = await _(r, {}), f = d ? Se : await ve(o, s, t), p = f.taken, m = d ? void 0 : {
		project: i,
		texts: p
	}, h = await W(e, c, t), g = {
		newFile: m,
		offered: f,
		names: h,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (h.length === 0) return g;
	let v = await G(e, c, l, u.stopping, t);
	return "problem" in v ? {
		...g,
		problems: [v.problem]
	} : {
		newFile: m,
		offered: f,
		names: h,
		workflows: await z(h, {
			branch: v.branch,
			project: a.length > 0 ? void 0 : i
		}, {
			folders: c,
			packageRoot: n,
			...t && { questions: t }
		}),
		problems: v.problems
	};
}
function Q({ newFile: e, workflows: n }, { configFile: r }, i) {
	if (!e) return [...n.written];
	let { project: a, texts: o } = e, s = {};
	for (let e = 0; e + 1 < i.length; e += 2) {
		let [t = "", n = ""] = i.slice(e), r = t.replace(/^--/, "");
		s[r] = [...s[r] ?? [], n];
	}
	let c = {
		project: a,
		...s,
		...o.length > 0 && { texts: o }
	};
	return [{
		path: r,
		text: T(c, [D(t)])
	}, ...n.written];
}
const Se = {
	taken: [],
	mentioned: []
}, Ce = h("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function we(t, n) {
	let { setup: i, print: a, showProblems: o } = n;
	return C(async (s) => {
		try {
			let { problems: c, done: l } = await be({
				raw: t,
				host: n,
				context: (e) => n.context(e, s, t),
				packageRoot: i.packageRoot,
				questions: i.prompt && await e(i.prompt, s.stopping),
				onAccount: ({ name: e, baseLanguage: t, writer: n }) => {
					let i = t === void 0 ? "" : `, with the base language ${r(t)}`, o = n === void 0 ? "" : ` The token belongs to ${r(n)}.`;
					a(`The project is ${r(e)}${i}.${o}`);
				}
			});
			return l && se(l).forEach(a), o(c), s.stopped && !l ? $(n, s) : +!!u(c);
		} catch (e) {
			if (e instanceof m) return $(n, s);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { we as runInit };
