import { Bt as e, Ei as t, Ir as n, Qn as r, Ti as i, Wt as a, _i as o, f as s, gn as c, i as l, mi as u, p as d, pr as f, qn as p, r as m, vi as h, wi as g, xi as _ } from "./start.js";
import { D as v, E as y, M as b, O as x, Sn as S, T as C, ct as w, fn as ee, ir as T, j as E, ln as D, mr as O, or as k, sn as A, st as j, w as M } from "./engine.js";
import { b as N, m as P, r as te, t as ne, y as re } from "./first.js";
import { u as F } from "./wire.js";
import { c as ie, m as ae } from "./project.js";
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
	for (let n of K) await T(z(e, V[n].file), {}) && t.push(n);
	return t;
}
const K = Object.keys(V);
async function ce(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = z(n.working, V[s].file), c = await H(s, t, r), l = await T(e, {}) ? await B(e, "utf8") : void 0, u = k(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function le(t, n, i) {
	let a = m(t), o = t, s = n.sources, u = await j("plan", o, s);
	if (e(a)) return {
		...u,
		raw: o,
		problems: a
	};
	l(p, o) === void 0 && u.problems.some(({ code: e }) => e === "no-project") && (o = await fe(o, i));
	let d = await ue(o, u.settings.configFile, s);
	if (d && e([d])) return {
		...u,
		raw: o,
		problems: [d]
	};
	if (!(l(r, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && i && u.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await i.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		n.hide([c(e)]), s = {
			...s,
			token: e
		};
	}
	return u = await j("plan", o, s), n.hide(u.settings.secrets), {
		...u,
		raw: o,
		problems: [...u.problems, ...d ? [d] : []]
	};
}
async function ue(e, t, n) {
	let r = l(p, e);
	if (r === void 0 || !await T(t, {})) return;
	let { project: i, ...o } = e, { settings: s, problems: c } = await j("plan", o, n), u = k(t, n.folders), { id: d } = w(r);
	if (c.some(({ code: e }) => e === "no-project")) {
		let e = `${u} is there already, and stays as it is, but it has no project. Add project: ${d}, so that later commands and workflows know it.`;
		return a("no-project", e, { severity: "warning" });
	}
	let f = s.projects[0]?.id;
	if (!f || f === d) return;
	let m = `${u} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return a("bad-setting", m);
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
	let n = (e) => w(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function pe(e, n, r) {
	let a = l(i, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await G(n)).length > 0) return [];
	if (!r) return g;
	let o = t.map((e) => ({
		value: e,
		about: V[e].about
	})), s = await r.several("Which workflows should be written?", o, g), c = t.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => g.includes(e)) : c;
}
async function me(e, t, n, r, i) {
	let o = await S(t.working, {
		environment: n,
		signal: r
	});
	if (o && !o.isRoot) return { problem: he };
	let s = l(h, e) ?? o?.defaultBranch;
	if (s !== void 0) return {
		branch: s,
		problems: []
	};
	let c = o?.currentBranch ?? "main";
	if (i) return {
		branch: await i.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, c),
		problems: []
	};
	let u = `git does not say which branch is the default branch of the repository, so the workflows use ${c}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: c,
		problems: [a("not-read", u, { severity: "notice" })]
	};
}
const he = a("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function ge(e, t) {
	let n = f(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), _e(e, n)]), i = v(t) ?? {};
		return {
			account: {
				name: x(i.name) || n,
				baseLanguage: x(i.base_language_iso) || void 0,
				namesPerPlatform: M(v(i.settings)?.per_platform_key_names) ?? !1,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		if (!(e instanceof se)) throw e;
		return { problems: [ie(e)] };
	}
}
async function _e(e, t) {
	try {
		let r = v(await e.contributorMe(t)) ?? {}, i = [x(r.email), C(r.user_id)].find((e) => e !== void 0 && n.schema.safeParse([e]).success);
		if (i === void 0) return q;
		let a = y(r.admin_rights, x), o = M(r.is_admin) !== !1;
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
		return a("missing-right", r, { severity: "warning" });
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
	let { working: a } = n, o = Ce(await A(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map((e) => ({
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
		...s && De(await D(n, t)) && { plurals: "i18next" }
	};
}
// src/init/init.ts
async function je(t) {
	let { settings: n, raw: r, problems: i } = await le(t.raw, t.host, t.questions), [a, ...o] = n.projects, s = [...i, ...o.length > 0 ? [Pe] : []];
	if (!a?.manifests || e(s)) return { problems: s };
	let c = t.context(n), l = await Me(a, n, c);
	if (F(s, l.problems), !l.account) return { problems: s };
	t.onAccount(l.account);
	let u = await Z({
		...t,
		raw: r
	}, n, a, l.account, c);
	if (!u.ok) return { problems: [...s, u.problem] };
	F(s, u.value.problems);
	let { folders: d, cancellation: f } = c, p = await re(Q(u.value, n, []), d);
	if (p.length > 0 || f.stopped) return { problems: [...s, ...p] };
	let m = await te(a.manifests, a), { taken: h, mentioned: g } = u.value.offered, _ = {
		...de(r, t.questions),
		leavesTexts: h.length > 0
	}, v = m ? void 0 : await ne(n, a, a.manifests, _, c);
	if (F(s, v?.problems ?? []), v && !v.first && (h.length === 0 || e(s))) return { problems: s };
	let y = Q(u.value, n, v?.first?.flags ?? []);
	if (u.value.newFile && n.backupDir !== void 0) {
		let e = await ee(n.backupDir, d);
		e.ok && e.value ? y.unshift(e.value) : e.ok || s.push({
			...e.problem,
			severity: "warning"
		});
	}
	let b = await N(y, d), { newFile: x, workflows: S, names: C } = u.value, w = [
		...x ? [] : [k(n.configFile, d)],
		...m ? ["the manifests"] : [],
		...S.kept
	], T = b.length > 0 ? [] : y.map(({ path: e }) => k(e, d)), E = (e) => S.written.length > 0 && C.includes(e), D = {
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
	let { cancellation: r, onResponse: i, onWait: a } = n, o = ae(e, {
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
	let { folders: c, environment: l, cancellation: u } = s, d = await T(r, {}), f = d ? Ne : await Oe(o, s, t), p = f.taken, m = d ? void 0 : {
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
	if (h.length === 0) return O(g);
	let _ = await me(e, c, l, u.stopping, t);
	if ("problem" in _) return O({
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
	return O({
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
}, Pe = a("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function Fe(t, n) {
	let { setup: r, print: i, showProblems: a } = n, o = new E(), c = b(o);
	try {
		let { problems: c, done: l } = await je({
			raw: t,
			host: n,
			context: (e) => n.context(e, o, t),
			packageRoot: r.packageRoot,
			questions: r.prompt && await s(r.prompt, o.stopping),
			onAccount: (e) => R(e).forEach(i)
		});
		return l && L(l).forEach(i), a(c), o.stopped && !l ? $(n, o) : +!!e(c);
	} catch (e) {
		if (e instanceof d) return $(n, o);
		throw e;
	} finally {
		c();
	}
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { Fe as runInit };
