import { Aa as e, Fn as t, In as n, Mn as r, Na as i, Nn as a, Pn as o, Tr as s, Ui as c, Xr as l, _a as u, a as d, ar as f, fa as p, ga as m, ha as h, ir as g, la as _, o as v, pi as y, ti as b, ui as x, wi as S } from "./start.js";
import { i as C, t as w } from "./written.js";
import { At as T, B as E, St as ee, V as D, an as O, bt as k, hn as A, m as j, p as M, sn as N, vt as te } from "./engine.js";
import { f as ne, m as re, p as ie, r as ae, t as oe } from "./first.js";
import { u as P } from "./wire.js";
import { D as se, o as F } from "./project.js";
import { i as I, s as L } from "./client.js";
import { n as R } from "./schemas.js";
import { join as z } from "node:path";
import { readFile as B } from "node:fs/promises";
// src/run/init/workflows.ts
const V = {
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
async function H(e, t, n) {
	return U(await B(z(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function U(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => W(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${S(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function W(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/run/init/files.ts
async function G({ working: e }) {
	let t = [];
	for (let n of K) await O(z(e, V[n].file), {}) && t.push(n);
	return t;
}
const K = Object.keys(V);
async function ce(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = z(n.working, V[s].file), c = await H(s, t, r), l = await O(e, {}) ? await B(e, "utf8") : void 0, u = N(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
// src/run/init/input.ts
async function le(e, t, n) {
	let r = g(e), i = e, a = t.sources, o = await E("plan", i, a);
	if (x(r)) return {
		...o,
		raw: i,
		problems: r
	};
	f(l, i) === void 0 && o.problems.some(({ code: e }) => e === "no-project") && (i = await fe(i, n));
	let c = await ue(i, o.settings.configFile, a);
	if (c && x([c])) return {
		...o,
		raw: i,
		problems: [c]
	};
	if (!(f(b, i) !== void 0 || a.environment.LOKALISE_API_TOKEN) && n && o.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([s(e)]), a = {
			...a,
			token: e
		};
	}
	return o = await E("plan", i, a), t.hide(o.settings.secrets), {
		...o,
		raw: i,
		problems: [...o.problems, ...c ? [c] : []]
	};
}
async function ue(e, t, n) {
	let r = f(l, e);
	if (r === void 0 || !await O(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await E("plan", a, n), c = N(t, n.folders), { id: u } = D(r);
	if (s.some(({ code: e }) => e === "no-project")) {
		let e = `${c} is there already, and stays as it is, but it has no project. Add project: ${u}, so that later commands and workflows know it.`;
		return y("no-project", e, { severity: "warning" });
	}
	let d = o.projects[0]?.id;
	if (!d || d === u) return;
	let p = `${c} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return y("bad-setting", p);
}
function de(t, n) {
	return {
		split: f(i, t) ?? i.default,
		fields: f(e, t),
		dryRun: !1,
		isNew: !1,
		dir: void 0,
		removesMissing: !1,
		confirmsRemoval: void 0,
		repeated: [],
		confirms: n && ((e) => n.yesNo(`Webhook ${e}: does this URL contain no secret, so that the manifest may have it as it is?`))
	};
}
async function fe(e, t) {
	if (!t) return e;
	let n = (e) => D(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function pe(e, t, n) {
	let r = f(m, e);
	if (r) return r.filter((e) => e !== "none");
	if ((await G(t)).length > 0) return [];
	if (!n) return h;
	let i = u.map((e) => ({
		value: e,
		about: V[e].about
	})), a = await n.several("Which workflows should be written?", i, h), o = u.filter((e) => a.includes(e));
	return o.includes("translations") ? o.filter((e) => h.includes(e)) : o;
}
async function me(e, t, n, r, i) {
	let a = await T(t.working, {
		environment: n,
		signal: r
	});
	if (a && !a.isRoot) return { problem: he };
	let o = f(_, e) ?? a?.defaultBranch;
	if (o !== void 0) return {
		branch: o,
		problems: []
	};
	let s = a?.currentBranch ?? "main";
	if (i) return {
		branch: await i.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, s),
		problems: []
	};
	let c = `git does not say which branch is the default branch of the repository, so the workflows use ${s}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: s,
		problems: [y("not-read", c, { severity: "notice" })]
	};
}
const he = y("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function ge(e, i) {
	let a = S(i);
	try {
		let [i, o] = await Promise.all([e.projectDetails(a), _e(e, a)]), s = t(i) ?? {};
		return {
			account: {
				name: n(s.name) || a,
				baseLanguage: n(s.base_language_iso) || void 0,
				namesPerPlatform: r(t(s.settings)?.per_platform_key_names) ?? !1,
				...o
			},
			problems: o.problems
		};
	} catch (e) {
		if (!(e instanceof L)) throw e;
		return { problems: [F(e)] };
	}
}
async function _e(e, i) {
	try {
		let s = t(await e.contributorMe(i)) ?? {}, l = [n(s.email), a(s.user_id)].find((e) => e !== void 0 && c.schema.safeParse([e]).success);
		if (l === void 0) return q;
		let u = o(s.admin_rights, n), d = r(s.is_admin) !== !1;
		return {
			writer: l,
			problems: u === void 0 ? [] : ye(l, d ? u : [])
		};
	} catch (e) {
		if (e instanceof I && e.status < 500) return q;
		throw e;
	}
}
const q = {
	writer: void 0,
	problems: []
}, ve = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function ye(e, t) {
	return ve.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return y("missing-right", r, { severity: "warning" });
	});
}
// src/run/init/newSettings.ts
function be({ project: e, flags: t, texts: n }) {
	let r = {};
	for (let e = 0; e + 1 < t.length; e += 2) {
		let [n = "", i = ""] = t.slice(e), a = n.replace(/^--/, "");
		r[a] = [...r[a] ?? [], i];
	}
	let i = {
		project: e,
		...r,
		...n.length > 0 && { texts: [...n] }
	};
	return ne(i, [R(p)]);
}
// src/run/init/suggestTexts.ts
const J = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", xe = /[\p{Cc}\p{Cs}{}]/u, Se = [
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
function Ce(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !xe.test(e))) {
		let e = Te(i, t);
		e && r.push(e);
		let a = e ? void 0 : we(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => Ee(e, t)), o = r.get(a ?? "");
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
function we(e) {
	for (let t of Se) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${X(n)}{lang}${X(i)}`,
			code: r,
			layout: t
		};
	}
}
function Te(e, t) {
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
function Ee(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function X(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function De(e) {
	return /"[^"\\]+_one"\s*:/.test(e) && /"[^"\\]+_other"\s*:/.test(e);
}
async function Oe({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i) {
	let { working: a } = n, o = Ce(await te(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map((e) => ({
		value: e.row.files,
		about: ke(e)
	})), []) : [], c = o.filter(({ row: e }) => s.includes(e.files));
	return {
		taken: await Promise.all(c.map((e) => Ae(e, a, t))),
		mentioned: i ? [] : o.map(({ row: e }) => e.files)
	};
}
function ke({ codes: e }) {
	return e.length === 0 ? "" : e.join(", ");
}
async function Ae({ row: e, baseFile: t }, n, r) {
	let { platforms: i, ...a } = e, [o] = i.length === 1 ? i : [], s = t.endsWith(".json");
	return {
		...a,
		...r && o !== void 0 ? { platform: o } : { platforms: i },
		...s && De(await k(n, t)) && { plurals: "i18next" }
	};
}
// src/run/init/init.ts
async function je(e) {
	let { settings: t, raw: n, problems: r } = await le(e.raw, e.frontend, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Pe] : []];
	if (!i?.manifests || x(o)) return { problems: o };
	let s = e.context(t), c = await Me(i, t, s);
	if (P(o, c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = await Z({
		...e,
		raw: n
	}, t, i, c.account, s);
	if (!l.ok) return { problems: [...o, l.problem] };
	P(o, l.value.problems);
	let { folders: u, cancellation: d } = s, f = await ie(Q(l.value, t, []), u);
	if (f.length > 0 || d.stopped) return { problems: [...o, ...f] };
	let p = await ae(i.manifests, i), { taken: m, mentioned: h } = l.value.offered, g = {
		...de(n, e.questions),
		leavesTexts: m.length > 0
	}, _ = p ? void 0 : await oe(t, i, i.manifests, g, s);
	if (P(o, _?.problems ?? []), _ && !_.first && (m.length === 0 || x(o))) return { problems: o };
	let v = Q(l.value, t, _?.first?.flags ?? []);
	if (l.value.newFile && t.backupDir !== void 0) {
		let e = await ee(t.backupDir, u);
		e.ok && e.value ? v.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let y = await re(v, u), { newFile: b, workflows: S, names: C } = l.value, w = [
		...b ? [] : [N(t.configFile, u)],
		...p ? ["the manifests"] : [],
		...S.kept
	], T = y.length > 0 ? [] : v.map(({ path: e }) => N(e, u)), E = (e) => S.written.length > 0 && C.includes(e), D = {
		..._?.first && { first: _.first },
		written: T,
		kept: w,
		hasWorkflow: S.written.length > 0,
		hasPullWorkflow: E("pull"),
		hasReusable: E("translations"),
		hasTexts: m.length > 0,
		mentioned: h
	};
	return {
		problems: [...o, ...y],
		done: D
	};
}
async function Me(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = se(e, {
		apiUrl: t,
		signal: r.stopping,
		onResponse: i,
		...a && { onWait: a }
	});
	return o.ok ? ge(o.value, e.id) : {
		problems: [o.problem],
		account: void 0
	};
}
async function Z({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s) {
	let { folders: c, environment: l, cancellation: u } = s, d = await O(r, {}), f = d ? Ne : await Oe(o, s, t), p = f.taken, m = d ? void 0 : {
		project: i,
		texts: p
	}, h = await pe(e, c, t), g = {
		newFile: m,
		offered: f,
		names: h,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (h.length === 0) return A(g);
	let _ = await me(e, c, l, u.stopping, t);
	if ("problem" in _) return A({
		...g,
		problems: [_.problem]
	});
	let v = await ce(h, {
		branch: _.branch,
		project: a.length > 0 ? void 0 : i
	}, {
		folders: c,
		packageRoot: n,
		...t && { questions: t }
	});
	return A({
		newFile: m,
		offered: f,
		names: h,
		workflows: v,
		problems: _.problems
	});
}
function Q({ newFile: e, workflows: t }, { configFile: n }, r) {
	return [...e ? [{
		path: n,
		text: be({
			...e,
			flags: r
		})
	}] : [], ...t.written];
}
const Ne = {
	taken: [],
	mentioned: []
}, Pe = y("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function Fe(e, t) {
	let { setup: n, print: r, showProblems: i } = t, a = new M(), o = j(a);
	try {
		let { problems: o, done: s } = await je({
			raw: e,
			frontend: t,
			context: (n) => t.context(n, a, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await d(n.prompt, a.stopping),
			onAccount: (e) => w(e).forEach(r)
		});
		return s && C(s).forEach(r), i(o), a.stopped && !s ? $(t, a) : +!!x(o);
	} catch (e) {
		if (e instanceof v) return $(t, a);
		throw e;
	} finally {
		o();
	}
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { Fe as runInit };
