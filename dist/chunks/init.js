import { Dn as e, Dt as t, Hn as n, K as r, St as i, T as a, Vn as o, Wt as s, b as c, et as l, h as u, i as d, jn as f, r as p, w as m, zn as h } from "./start.js";
import { Q as g, Rt as _, Sr as ee, Vr as v, Z as y, _r as b, kr as x, s as S, yr as C, zr as w } from "./engine.js";
import { S as te, c as ne, g as T, n as re, t as E, x as ie } from "./firstPull.js";
import { f as D } from "./wire.js";
import { c as O, p as k } from "./project.js";
import { n as A } from "./schemas.js";
import { c as j, d as M, l as ae, m as oe, s as N, u as P } from "./client.js";
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
	for (let r of n) await w(F(e, L[r].file), {}) && t.push(r);
	return t;
}
async function z(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = F(n.working, L[s].file), c = await B(s, t, r), l = await w(e, {}) ? await I(e, "utf8") : void 0, u = v(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function B(e, t, n) {
	return V(await I(F(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function V(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => H(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${_(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function H(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/input.ts
async function U(e, n, r) {
	let a = p(e), o = e, s = n.sources, c = await y("plan", o, s);
	if (u(a)) return {
		...c,
		raw: o,
		problems: a
	};
	d(i, o) === void 0 && c.problems.some(({ code: e }) => e === "no-project") && (o = await G(o, r));
	let f = await W(o, c.settings.configFile, s);
	if (f) return {
		...c,
		raw: o,
		problems: [f]
	};
	if (!(d(t, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && r && c.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await r.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		n.hide([l(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await y("plan", o, s), n.hide(c.settings.secrets), {
		...c,
		raw: o
	};
}
async function W(e, t, n) {
	let r = d(i, e);
	if (r === void 0 || !await w(t, {})) return;
	let { project: a, ...o } = e, { settings: s, problems: l } = await y("plan", o, n), { projects: u } = s, { id: f } = g(r);
	if (u.length === 0 || f === void 0 || u.some((e) => e.id === f) || u.some((e) => !e.id) && l.every(({ code: e }) => e !== "no-project")) return;
	let p = `${v(t, n.folders)} is there already, and does not name this project. Set project: ${f} in it, leave out --project, or move the file away.`;
	return c("bad-setting", p);
}
async function G(e, t) {
	if (!t) return e;
	let n = (e) => g(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function K(e, t, r) {
	let i = d(o, e);
	if (i) return i.filter((e) => e !== "none");
	if ((await R(t)).length > 0) return [];
	if (!r) return h;
	let a = n.map((e) => ({
		value: e,
		about: L[e].about
	})), s = await r.several("Which workflows should be written?", a, h), c = n.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => h.includes(e)) : c;
}
async function ce(t, n, r, i, a) {
	let o = await x(n.working, {
		environment: r,
		signal: i
	});
	if (o && !o.isRoot) return { problem: le };
	let s = d(e, t) ?? o?.defaultBranch;
	if (s !== void 0) return {
		branch: s,
		problems: []
	};
	let l = o?.currentBranch ?? "main";
	if (a) return {
		branch: await a.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, l),
		problems: []
	};
	let u = `git does not say which branch is the default branch of the repository, so the workflows use ${l}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: l,
		problems: [c("not-read", u, { severity: "notice" })]
	};
}
const le = c("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function ue(e, t) {
	let n = _(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), de(e, n)]), i = P(t) ?? {};
		return {
			account: {
				name: M(i.name) || n,
				baseLanguage: M(i.base_language_iso) || void 0,
				namesPerPlatform: N(P(i.settings)?.per_platform_key_names) ?? !1,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		return { problems: O(e, { stopped: void 0 }) };
	}
}
async function de(e, t) {
	try {
		let n = P(await e.contributorMe(t)) ?? {}, r = [M(n.email), j(n.user_id)].find((e) => e !== void 0 && s.schema.safeParse([e]).success);
		if (r === void 0) return q;
		let i = ae(n.admin_rights, M), a = N(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : pe(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof oe && e.status < 500) return q;
		throw e;
	}
}
const q = {
	writer: void 0,
	problems: []
}, fe = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function pe(e, t) {
	return fe.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return c("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const J = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", me = /[\p{Cc}\p{Cs}{}]/u, he = [
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
function ge(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !me.test(e))) {
		let e = ve(i, t);
		e && r.push(e);
		let a = e ? void 0 : _e(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => ye(e, t)), o = r.get(a ?? "");
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
function _e(e) {
	for (let t of he) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${X(n)}{lang}${X(i)}`,
			code: r,
			layout: t
		};
	}
}
function ve(e, t) {
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
function ye(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function X(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function be(e) {
	return /"[^"\\]+_one"\s*:/.test(e) && /"[^"\\]+_other"\s*:/.test(e);
}
async function xe({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i) {
	let { working: a } = n, o = ge(await b(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map((e) => ({
		value: e.row.files,
		about: Se(e)
	})), []) : [], c = o.filter(({ row: e }) => s.includes(e.files));
	return {
		taken: await Promise.all(c.map((e) => Ce(e, a, t))),
		mentioned: i ? [] : o.map(({ row: e }) => e.files)
	};
}
function Se({ codes: e }) {
	return e.length === 0 ? "" : e.join(", ");
}
async function Ce({ row: e, baseFile: t }, n, r) {
	let { platforms: i, ...a } = e, [o] = i.length === 1 ? i : [], s = t.endsWith(".json");
	return {
		...a,
		...r && o !== void 0 ? { platform: o } : { platforms: i },
		...s && be(await C(n, t)) && { plurals: "i18next" }
	};
}
// src/init/init.ts
async function Z(e) {
	let { settings: t, raw: n, problems: r } = await U(e.raw, e.host, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [De] : []];
	if (!i?.manifests || u(o)) return { problems: o };
	let s = e.context(t), c = await we(i, t, s);
	if (D(o, c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = await Te({
		...e,
		raw: n
	}, t, i, c.account, s);
	D(o, l.problems);
	let { folders: d, cancellation: f } = s, p = await ie(Q(l, t, []), d);
	if (p.length > 0 || f.stopped) return { problems: [...o, ...p] };
	let m = await E(i.manifests, i), { taken: h, mentioned: g } = l.offered, { questions: _ } = e, y = _ && ((e) => _.yesNo(e)), b = {
		...ne(n, d.working, y),
		repeated: [],
		leavesTexts: h.length > 0
	}, x = m ? void 0 : await re(t, i, i.manifests, b, s);
	if (D(o, x?.problems ?? []), x && !x.first && (h.length === 0 || u(o))) return { problems: o };
	let S = Q(l, t, x?.first?.flags ?? []);
	if (l.newFile && t.backupDir !== void 0) {
		let e = await ee(t.backupDir, d);
		e.ok && e.value ? S.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let C = await te(S, d), { newFile: w, workflows: T, names: O } = l, k = [
		...w ? [] : [v(t.configFile, d)],
		...m ? ["the manifests"] : [],
		...T.kept
	], A = C.length > 0 ? [] : S.map(({ path: e }) => v(e, d)), j = {
		...x?.first && { first: x.first },
		written: A,
		kept: k,
		workflows: T.written.length > 0 ? O : [],
		hasTexts: h.length > 0,
		mentioned: g
	};
	return {
		problems: [...o, ...C],
		done: j
	};
}
async function we(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = {
		apiUrl: t,
		signal: r.stopping,
		onResponse: i,
		onWait: a
	}, s = k(e, o);
	return s.ok ? ue(s.value, e.id) : {
		problems: [s.problem],
		account: void 0
	};
}
async function Te({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s) {
	let { folders: c, environment: l, cancellation: u } = s, d = await w(r, {}), f = d ? Ee : await xe(o, s, t), p = f.taken, m = d ? void 0 : {
		project: i,
		texts: p
	}, h = await K(e, c, t), g = {
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
	let _ = await ce(e, c, l, u.stopping, t);
	return "problem" in _ ? {
		...g,
		problems: [_.problem]
	} : {
		newFile: m,
		offered: f,
		names: h,
		workflows: await z(h, {
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
function Q({ newFile: e, workflows: t }, { configFile: n }, r) {
	if (!e) return [...t.written];
	let { project: i, texts: a } = e, o = {};
	for (let e = 0; e + 1 < r.length; e += 2) {
		let [t = "", n = ""] = r.slice(e), i = t.replace(/^--/, "");
		o[i] = [...o[i] ?? [], n];
	}
	let s = {
		project: i,
		...o,
		...a.length > 0 && { texts: a }
	};
	return [{
		path: n,
		text: T(s, [A(f)])
	}, ...t.written];
}
const Ee = {
	taken: [],
	mentioned: []
}, De = c("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function Oe(e, t) {
	let { setup: n, print: i, showProblems: o } = t;
	return S(async (s) => {
		try {
			let { problems: a, done: c } = await Z({
				raw: e,
				host: t,
				context: (n) => t.context(n, s, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await m(n.prompt, s.stopping),
				onAccount: ({ name: e, baseLanguage: t, writer: n }) => {
					let a = t === void 0 ? "" : `, with the base language ${r(t)}`, o = n === void 0 ? "" : ` The token belongs to ${r(n)}.`;
					i(`The project is ${r(e)}${a}.${o}`);
				}
			});
			return c && se(c).forEach(i), o(a), s.stopped && !c ? $(t, s) : +!!u(a);
		} catch (e) {
			if (e instanceof a) return $(t, s);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { Oe as runInit };
