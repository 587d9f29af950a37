import { D as e, En as t, In as n, J as r, Ln as i, Pn as a, Sn as o, bn as s, gt as c, h as l, n as u, r as d, tt as f, w as p, x as m, xt as h } from "./start.js";
import { $ as g, Bt as _, Z as v, fr as ee, gr as y, jr as b, kr as x, lr as S, s as C, sr as w } from "./engine.js";
import { C as te, S as T, b as E, c as ne, n as re, o as ie, t as ae, x as D } from "./firstPull.js";
import { m as O } from "./wire.js";
import { c as k, m as oe } from "./project.js";
import { c as A, d as j, l as M, m as N, s as P, u as F } from "./client.js";
import { o as se } from "./writtenFiles.js";
import { join as I } from "node:path";
import { readFile as L } from "node:fs/promises";
// src/init/workflows.ts
const R = {
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
async function z({ working: e }) {
	let t = [];
	for (let n of i) await x(I(e, R[n].file), {}) && t.push(n);
	return t;
}
async function B(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = I(n.working, R[s].file), c = await V(s, t, r), l = await x(e, {}) ? await L(e, "utf8") : void 0, u = b(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function V(e, { branch: t, project: n }, r) {
	let i = (await L(I(r, "docs/workflows", `${e}.yml`), "utf8")).replace(/(?<=branches: \[)main(?=\])/g, () => H(t)), a = n === void 0 ? "" : `    with: { allow-projects: "${_(n)}" }\n`;
	return i.replace(/^ {4}with: \{ project: .*\}\n/m, () => a);
}
function H(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function U(e, t, n) {
	let r = u(e), i = e, a = t.sources, o = await g("plan", i, a);
	if (l(r)) return {
		...o,
		raw: i,
		problems: r
	};
	let s = o.problems.some(({ code: e }) => e === "no-project");
	if (n && d(c, i) === void 0 && s) {
		let e = (e) => v(e).problems[0]?.message;
		i = {
			...i,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let p = await W(i, o.settings.configFile, a);
	if (p) return {
		...o,
		raw: i,
		problems: [p]
	};
	if (!(d(h, i) !== void 0 || a.environment.LOKALISE_API_TOKEN) && n && o.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([f(e)]), a = {
			...a,
			token: e
		};
	}
	return o = await g("plan", i, a), t.hide(o.settings.secrets), {
		...o,
		raw: i
	};
}
async function W(e, t, n) {
	let r = d(c, e);
	if (r === void 0 || !await x(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await g("plan", a, n), { projects: l } = o, { id: u } = v(r);
	if (l.length === 0 || u === void 0 || l.some((e) => e.id === u) || l.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let f = `${b(t, n.folders)} is there already, and does not name this project. Set project: ${u} in it, leave out --project, or move the file away.`;
	return m("bad-setting", f);
}
async function G(e, t, r) {
	let o = d(n, e);
	if (o) return o.filter((e) => e !== "none");
	if ((await z(t)).length > 0) return [];
	if (!r) return a;
	let s = i.map((e) => ({
		value: e,
		about: R[e].about
	})), c = await r.several("Which workflows should be written?", s, a), l = i.filter((e) => c.includes(e));
	return l.includes("translations") ? l.filter((e) => a.includes(e)) : l;
}
async function K(e, t, n, r, i) {
	let a = await y(t.working, {
		environment: n,
		signal: r
	});
	if (a && !a.isRoot) return { problem: ce };
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
		problems: [m("not-read", l, { severity: "notice" })]
	};
}
const ce = m("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function le(e, t) {
	let n = _(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), ue(e, n)]), i = F(t) ?? {};
		return {
			account: {
				name: j(i.name) || n,
				baseLanguage: j(i.base_language_iso) || void 0,
				namesPerPlatform: P(F(i.settings)?.per_platform_key_names) ?? !1,
				writer: r.writer
			},
			problems: r.problems
		};
	} catch (e) {
		return { problems: k(e, { stopped: void 0 }) };
	}
}
async function ue(e, t) {
	try {
		let n = F(await e.contributorMe(t)) ?? {}, r = [j(n.email), A(n.user_id)].find((e) => e !== void 0 && s.schema.safeParse([e]).success);
		if (r === void 0) return q;
		let i = M(n.admin_rights, j), a = P(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : fe(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof N && e.status < 500) return q;
		throw e;
	}
}
const q = {
	writer: void 0,
	problems: []
}, de = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function fe(e, t) {
	return de.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return m("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const J = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", pe = /[\p{Cc}\p{Cs}{}]/u, me = [
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
function he(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !pe.test(e))) {
		let e = _e(i, t);
		e && r.push(e);
		let a = e ? void 0 : ge(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => ve(e, t)), o = r.get(a ?? "");
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
function ge(e) {
	for (let t of me) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${X(n)}{lang}${X(i)}`,
			code: r,
			layout: t
		};
	}
}
function _e(e, t) {
	let n = X(e);
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
function ve(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function X(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function ye(e) {
	return /"[^"\\]+_one"\s*:/.test(e) && /"[^"\\]+_other"\s*:/.test(e);
}
async function be({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i) {
	let { working: a } = n, o = he(await w(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map(({ row: e, codes: t }) => ({
		value: e.files,
		about: t.join(", ")
	})), []) : [], c = o.filter(({ row: e }) => s.includes(e.files));
	return {
		taken: await Promise.all(c.map((e) => Z(e, a, t))),
		mentioned: i ? [] : o.map(({ row: e }) => e.files)
	};
}
async function Z({ row: e, baseFile: t }, n, r) {
	let { platforms: i, ...a } = e, [o] = i.length === 1 ? i : [], s = t.endsWith(".json");
	return {
		...a,
		...r && o !== void 0 ? { platform: o } : { platforms: i },
		...s && ye(await S(n, t)) && { plurals: "i18next" }
	};
}
// src/init/init.ts
async function xe(e) {
	let { settings: t, raw: n, problems: r } = await U(e.raw, e.host, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [we] : []];
	if (!i?.manifests || l(o)) return { problems: o };
	let s = e.context(t), { folders: c, cancellation: u, onResponse: d, onWait: f } = s, p = {
		apiUrl: t.apiUrl,
		signal: u.stopping,
		onResponse: d,
		onWait: f
	}, m = oe(i, p);
	if (!m.ok) return { problems: [...o, m.problem] };
	let h = await le(m.value, i.id);
	if (O(o, h.problems), !h.account) return { problems: o };
	e.onAccount(h.account);
	let g = await Se({
		...e,
		raw: n
	}, t, i, h.account, s);
	O(o, g.problems);
	let _ = await T(Q(g, t, []), c);
	if (_.length > 0 || u.stopped) return { problems: [...o, ..._] };
	let v = await ae(i.manifests, i), { taken: y, mentioned: x } = g.offered, { questions: S } = e, C = {
		...ne(n, s, S && ((e) => S.yesNo(e))),
		repeated: [],
		leavesTexts: y.length > 0
	}, w = ie(t.kinds, C, s);
	if (l(w)) return { problems: [...o, ...w] };
	let E = v ? void 0 : await re(t, i, i.manifests, C, s);
	if (O(o, E?.problems ?? []), E && !E.first && (y.length === 0 || l(o))) return { problems: o };
	let D = Q(g, t, E?.first?.flags ?? []);
	if (g.newFile && t.backupDir !== void 0) {
		let e = await ee(t.backupDir, c);
		e.ok && e.value ? D.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let k = await te(D, c), { newFile: A, workflows: j, names: M } = g, N = [
		...A ? [] : [b(t.configFile, c)],
		...v ? ["the manifests"] : [],
		...j.kept
	], P = k.length > 0 ? [] : D.map(({ path: e }) => b(e, c)), F = {
		...E?.first && { first: E.first },
		written: P,
		kept: N,
		workflows: j.written.length > 0 ? M : [],
		hasTexts: y.length > 0,
		mentioned: x
	};
	return {
		problems: [...o, ...k],
		done: F
	};
}
async function Se({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s) {
	let { folders: c, environment: l, cancellation: u } = s, d = await x(r, {}), f = d ? Ce : await be(o, s, t), p = f.taken, m = d ? void 0 : {
		project: i,
		texts: p
	}, h = await G(e, c, t), g = {
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
	let _ = await K(e, c, l, u.stopping, t);
	return "problem" in _ ? {
		...g,
		problems: [_.problem]
	} : {
		newFile: m,
		offered: f,
		names: h,
		workflows: await B(h, {
			branch: _.branch,
			project: a.length > 0 ? void 0 : i
		}, {
			folders: c,
			packageRoot: n,
			...t && { questions: t }
		}),
		problems: _.problems
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
		text: D(c, [E(t)])
	}, ...n.written];
}
const Ce = {
	taken: [],
	mentioned: []
}, we = m("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function Te(t, n) {
	let { setup: i, print: a, showProblems: o } = n;
	return C(async (s) => {
		try {
			let { problems: c, done: u } = await xe({
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
			return u && se(u).forEach(a), o(c), s.stopped && !u ? $(n, s) : +!!l(c);
		} catch (e) {
			if (e instanceof p) return $(n, s);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { Te as runInit };
