import { Ei as e, In as t, Ir as n, Ti as r, Vn as i, Zn as a, _i as o, an as s, f as c, i as l, mi as u, p as d, pr as f, r as p, tr as m, vi as h, wi as g, xi as _ } from "./start.js";
import { A as v, D as y, E as b, F as x, O as S, P as C, Sn as w, dt as T, fn as E, ir as D, k as O, mn as k, mr as A, or as j, un as ee, ut as M } from "./engine.js";
import { h as N, l as P, m as te, r as ne, t as re } from "./first.js";
import { u as F } from "./wire.js";
import { f as ie, o as ae } from "./project.js";
import { i as oe, s as se } from "./client.js";
import { n as I } from "./schemas.js";
import { c as L, i as R } from "./written.js";
import { join as z } from "node:path";
import { readFile as B } from "node:fs/promises";
// src/init/workflows.ts
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
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => W(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${f(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function W(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/files.ts
async function G({ working: e }) {
	let t = [];
	for (let n of K) await D(z(e, V[n].file), {}) && t.push(n);
	return t;
}
const K = Object.keys(V);
async function ce(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = z(n.working, V[s].file), c = await H(s, t, r), l = await D(e, {}) ? await B(e, "utf8") : void 0, u = j(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
// src/init/input.ts
async function le(e, n, r) {
	let o = p(e), c = e, u = n.sources, d = await M("plan", c, u);
	if (a(o)) return {
		...d,
		raw: c,
		problems: o
	};
	l(t, c) === void 0 && d.problems.some(({ code: e }) => e === "no-project") && (c = await fe(c, r));
	let f = await ue(c, d.settings.configFile, u);
	if (f && a([f])) return {
		...d,
		raw: c,
		problems: [f]
	};
	if (!(l(i, c) !== void 0 || u.environment.LOKALISE_API_TOKEN) && r && d.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await r.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		n.hide([s(e)]), u = {
			...u,
			token: e
		};
	}
	return d = await M("plan", c, u), n.hide(d.settings.secrets), {
		...d,
		raw: c,
		problems: [...d.problems, ...f ? [f] : []]
	};
}
async function ue(e, n, r) {
	let i = l(t, e);
	if (i === void 0 || !await D(n, {})) return;
	let { project: a, ...o } = e, { settings: s, problems: c } = await M("plan", o, r), u = j(n, r.folders), { id: d } = T(i);
	if (c.some(({ code: e }) => e === "no-project")) {
		let e = `${u} is there already, and stays as it is, but it has no project. Add project: ${d}, so that later commands and workflows know it.`;
		return m("no-project", e, { severity: "warning" });
	}
	let f = s.projects[0]?.id;
	if (!f || f === d) return;
	let p = `${u} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return m("bad-setting", p);
}
function de(e, t) {
	return {
		split: l(o, e) ?? o.default,
		fields: l(u, e),
		dryRun: !1,
		isNew: !1,
		dir: void 0,
		removesMissing: !1,
		confirmsRemoval: void 0,
		repeated: [],
		confirms: t && ((e) => t.yesNo(`Webhook ${e}: does this URL contain no secret, so that the manifest may have it as it is?`))
	};
}
async function fe(e, t) {
	if (!t) return e;
	let n = (e) => T(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function pe(t, n, i) {
	let a = l(r, t);
	if (a) return a.filter((e) => e !== "none");
	if ((await G(n)).length > 0) return [];
	if (!i) return g;
	let o = e.map((e) => ({
		value: e,
		about: V[e].about
	})), s = await i.several("Which workflows should be written?", o, g), c = e.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => g.includes(e)) : c;
}
async function me(e, t, n, r, i) {
	let a = await w(t.working, {
		environment: n,
		signal: r
	});
	if (a && !a.isRoot) return { problem: he };
	let o = l(h, e) ?? a?.defaultBranch;
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
		problems: [m("not-read", c, { severity: "notice" })]
	};
}
const he = m("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function ge(e, t) {
	let n = f(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), _e(e, n)]), i = O(t) ?? {};
		return {
			account: {
				name: v(i.name) || n,
				baseLanguage: v(i.base_language_iso) || void 0,
				namesPerPlatform: b(O(i.settings)?.per_platform_key_names) ?? !1,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		if (!(e instanceof se)) throw e;
		return { problems: [ae(e)] };
	}
}
async function _e(e, t) {
	try {
		let r = O(await e.contributorMe(t)) ?? {}, i = [v(r.email), y(r.user_id)].find((e) => e !== void 0 && n.schema.safeParse([e]).success);
		if (i === void 0) return q;
		let a = S(r.admin_rights, v), o = b(r.is_admin) !== !1;
		return {
			writer: i,
			problems: a === void 0 ? [] : ye(i, o ? a : [])
		};
	} catch (e) {
		if (e instanceof oe && e.status < 500) return q;
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
		return m("missing-right", r, { severity: "warning" });
	});
}
// src/init/newSettings.ts
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
	return P(i, [I(_)]);
}
// src/init/suggestTexts.ts
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
	let { working: a } = n, o = Ce(await ee(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map((e) => ({
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
		...s && De(await E(n, t)) && { plurals: "i18next" }
	};
}
// src/init/init.ts
async function je(e) {
	let { settings: t, raw: n, problems: r } = await le(e.raw, e.host, e.questions), [i, ...o] = t.projects, s = [...r, ...o.length > 0 ? [Pe] : []];
	if (!i?.manifests || a(s)) return { problems: s };
	let c = e.context(t), l = await Me(i, t, c);
	if (F(s, l.problems), !l.account) return { problems: s };
	e.onAccount(l.account);
	let u = await Z({
		...e,
		raw: n
	}, t, i, l.account, c);
	if (!u.ok) return { problems: [...s, u.problem] };
	F(s, u.value.problems);
	let { folders: d, cancellation: f } = c, p = await te(Q(u.value, t, []), d);
	if (p.length > 0 || f.stopped) return { problems: [...s, ...p] };
	let m = await ne(i.manifests, i), { taken: h, mentioned: g } = u.value.offered, _ = {
		...de(n, e.questions),
		leavesTexts: h.length > 0
	}, v = m ? void 0 : await re(t, i, i.manifests, _, c);
	if (F(s, v?.problems ?? []), v && !v.first && (h.length === 0 || a(s))) return { problems: s };
	let y = Q(u.value, t, v?.first?.flags ?? []);
	if (u.value.newFile && t.backupDir !== void 0) {
		let e = await k(t.backupDir, d);
		e.ok && e.value ? y.unshift(e.value) : e.ok || s.push({
			...e.problem,
			severity: "warning"
		});
	}
	let b = await N(y, d), { newFile: x, workflows: S, names: C } = u.value, w = [
		...x ? [] : [j(t.configFile, d)],
		...m ? ["the manifests"] : [],
		...S.kept
	], T = b.length > 0 ? [] : y.map(({ path: e }) => j(e, d)), E = (e) => S.written.length > 0 && C.includes(e), D = {
		...v?.first && { first: v.first },
		written: T,
		kept: w,
		hasWorkflow: S.written.length > 0,
		hasPullWorkflow: E("pull"),
		hasReusable: E("translations"),
		hasTexts: h.length > 0,
		mentioned: g
	};
	return {
		problems: [...s, ...b],
		done: D
	};
}
async function Me(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = ie(e, {
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
	let { folders: c, environment: l, cancellation: u } = s, d = await D(r, {}), f = d ? Ne : await Oe(o, s, t), p = f.taken, m = d ? void 0 : {
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
}, Pe = m("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function Fe(e, t) {
	let { setup: n, print: r, showProblems: i } = t, o = new C(), s = x(o);
	try {
		let { problems: s, done: l } = await je({
			raw: e,
			host: t,
			context: (n) => t.context(n, o, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await c(n.prompt, o.stopping),
			onAccount: (e) => R(e).forEach(r)
		});
		return l && L(l).forEach(r), i(s), o.stopped && !l ? $(t, o) : +!!a(s);
	} catch (e) {
		if (e instanceof d) return $(t, o);
		throw e;
	} finally {
		s();
	}
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { Fe as runInit };
