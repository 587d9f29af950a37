import { Aa as e, Fn as t, In as n, Ir as r, Mn as i, Nn as a, Oa as o, Oi as s, Pn as c, Ti as l, Tr as u, a as d, ai as f, ar as p, gi as m, ir as h, ja as g, ka as _, ma as v, ni as y, o as b, pi as x, zi as S } from "./start.js";
import { i as C, t as w } from "./written.js";
import { At as T, E, Q as D, St as ee, T as O, an as k, bt as A, hn as j, sn as M, tt as N, vt as te } from "./engine.js";
import { d as P, f as F, i as ne, n as re, t as ie } from "./first.js";
import { u as I } from "./wire.js";
import { D as ae, o as oe } from "./project.js";
import { i as L, s as R } from "./client.js";
import { n as z } from "./schemas.js";
import { join as B } from "node:path";
import { readFile as V } from "node:fs/promises";
// src/run/init/account.ts
async function H(e, r) {
	let a = S(r);
	try {
		let [r, o] = await Promise.all([e.projectDetails(a), U(e, a)]), s = t(r) ?? {};
		return {
			account: {
				name: n(s.name) || a,
				baseLanguage: n(s.base_language_iso) || void 0,
				namesPerPlatform: i(t(s.settings)?.per_platform_key_names) ?? !1,
				...o
			},
			problems: o.problems
		};
	} catch (e) {
		if (!(e instanceof R)) throw e;
		return { problems: [oe(e)] };
	}
}
async function U(e, r) {
	try {
		let o = t(await e.contributorMe(r)) ?? {}, s = [n(o.email), a(o.user_id)].find((e) => e !== void 0 && v.schema.safeParse([e]).success);
		if (s === void 0) return W;
		let l = c(o.admin_rights, n), u = i(o.is_admin) !== !1;
		return {
			writer: s,
			problems: l === void 0 ? [] : K(s, u ? l : [])
		};
	} catch (e) {
		if (e instanceof L && e.status < 500) return W;
		throw e;
	}
}
const W = {
	writer: void 0,
	problems: []
}, G = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function K(e, t) {
	return G.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return s("missing-right", r, { severity: "warning" });
	});
}
// src/run/init/workflows.ts
const q = {
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
async function se(e, t, n) {
	return ce(await V(B(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function ce(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => le(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${S(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function le(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/run/init/files.ts
async function ue({ working: e }) {
	let t = [];
	for (let n of de) await k(B(e, q[n].file), {}) && t.push(n);
	return t;
}
const de = Object.keys(q);
async function fe(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = B(n.working, q[s].file), c = await se(s, t, r), l = await k(e, {}) ? await V(e, "utf8") : void 0, u = M(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
// src/run/init/answers.ts
async function pe(e, t) {
	if (!t) return e;
	let n = (e) => N(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function me(t, n, r) {
	let i = p(e, t);
	if (i) return i.filter((e) => e !== "none");
	if ((await ue(n)).length > 0) return [];
	if (!r) return _;
	let a = g.map((e) => ({
		value: e,
		about: q[e].about
	})), o = await r.several("Which workflows should be written?", a, _), s = g.filter((e) => o.includes(e));
	return s.includes("translations") ? s.filter((e) => _.includes(e)) : s;
}
async function he(e, t, n, r, i) {
	let a = await T(t.working, {
		environment: n,
		signal: r
	});
	if (a && !a.isRoot) return { problem: ge };
	let c = p(o, e) ?? a?.defaultBranch;
	if (c !== void 0) return {
		branch: c,
		problems: []
	};
	let l = a?.currentBranch ?? "main";
	if (i) return {
		branch: await i.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, l),
		problems: []
	};
	let u = `git does not say which branch is the default branch of the repository, so the workflows use ${l}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: l,
		problems: [s("not-read", u, { severity: "notice" })]
	};
}
const ge = s("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
// src/run/init/input.ts
async function _e(e, t, n) {
	let r = h(e), i = e, a = t.sources, o = await D("plan", i, a);
	if (l(r)) return {
		...o,
		raw: i,
		problems: r
	};
	p(x, i) === void 0 && o.problems.some(({ code: e }) => e === "no-project") && (i = await pe(i, n));
	let s = await ve(i, o.settings.configFile, a);
	if (s && l([s])) return {
		...o,
		raw: i,
		problems: [s]
	};
	if (!(p(m, i) !== void 0 || a.environment.LOKALISE_API_TOKEN) && n && o.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([u(e)]), a = {
			...a,
			token: e
		};
	}
	return o = await D("plan", i, a), t.hide(o.settings.secrets), {
		...o,
		raw: i,
		problems: [...o.problems, ...s ? [s] : []]
	};
}
async function ve(e, t, n) {
	let r = p(x, e);
	if (r === void 0 || !await k(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: c } = await D("plan", a, n), l = M(t, n.folders), { id: u } = N(r);
	if (c.some(({ code: e }) => e === "no-project")) {
		let e = `${l} is there already, and stays as it is, but it has no project. Add project: ${u}, so that later commands and workflows know it.`;
		return s("no-project", e, { severity: "warning" });
	}
	let d = o.projects[0]?.id;
	if (!d || d === u) return;
	let f = `${l} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return s("bad-setting", f);
}
function ye(e, t) {
	return {
		split: p(f, e) ?? f.default,
		fields: p(y, e),
		dryRun: !1,
		isNew: !1,
		dir: void 0,
		removesMissing: !1,
		confirmsRemoval: void 0,
		repeated: [],
		confirms: t && ((e) => t.yesNo(`Webhook ${e}: does this URL contain no secret, so that the manifest may have it as it is?`))
	};
}
// src/run/init/newSettings.ts
function be({ project: e, flags: t, texts: n }) {
	let i = {};
	for (let e = 0; e + 1 < t.length; e += 2) {
		let [n = "", r = ""] = t.slice(e), a = n.replace(/^--/, "");
		i[a] = [...i[a] ?? [], r];
	}
	let a = {
		project: e,
		...i,
		...n.length > 0 && { texts: [...n] }
	};
	return ne(a, [z(r)]);
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
		...s && De(await A(n, t)) && { plurals: "i18next" }
	};
}
// src/run/init/init.ts
async function je(e) {
	let { settings: t, raw: n, problems: r } = await _e(e.raw, e.frontend, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Pe] : []];
	if (!i?.manifests || l(o)) return { problems: o };
	let s = e.context(t), c = await Z(i, t, s);
	if (I(o, c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let u = await Me({
		...e,
		raw: n
	}, t, i, c.account, s);
	if (!u.ok) return { problems: [...o, u.problem] };
	I(o, u.value.problems);
	let { folders: d, cancellation: f } = s, p = await P(Q(u.value, t, []), d);
	if (p.length > 0 || f.stopped) return { problems: [...o, ...p] };
	let m = await re(i.manifests, i), { taken: h, mentioned: g } = u.value.offered, _ = {
		...ye(n, e.questions),
		leavesTexts: h.length > 0
	}, v = m ? void 0 : await ie(t, i, i.manifests, _, s);
	if (I(o, v?.problems ?? []), v && !v.first && (h.length === 0 || l(o))) return { problems: o };
	let y = Q(u.value, t, v?.first?.flags ?? []);
	if (u.value.newFile && t.backupDir !== void 0) {
		let e = await ee(t.backupDir, d);
		e.ok && e.value ? y.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let b = await F(y, d), { newFile: x, workflows: S, names: C } = u.value, w = [
		...x ? [] : [M(t.configFile, d)],
		...m ? ["the manifests"] : [],
		...S.kept
	], T = b.length > 0 ? [] : y.map(({ path: e }) => M(e, d)), E = (e) => S.written.length > 0 && C.includes(e), D = {
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
		problems: [...o, ...b],
		done: D
	};
}
async function Z(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = ae(e, {
		apiUrl: t,
		signal: r.stopping,
		onResponse: i,
		...a && { onWait: a }
	});
	return o.ok ? H(o.value, e.id) : {
		problems: [o.problem],
		account: void 0
	};
}
async function Me({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s) {
	let { folders: c, environment: l, cancellation: u } = s, d = await k(r, {}), f = d ? Ne : await Oe(o, s, t), p = f.taken, m = d ? void 0 : {
		project: i,
		texts: p
	}, h = await me(e, c, t), g = {
		newFile: m,
		offered: f,
		names: h,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (h.length === 0) return j(g);
	let _ = await he(e, c, l, u.stopping, t);
	if ("problem" in _) return j({
		...g,
		problems: [_.problem]
	});
	let v = await fe(h, {
		branch: _.branch,
		project: a.length > 0 ? void 0 : i
	}, {
		folders: c,
		packageRoot: n,
		...t && { questions: t }
	});
	return j({
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
}, Pe = s("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function Fe(e, t) {
	let { setup: n, print: r, showProblems: i } = t, a = new O(), o = E(a);
	try {
		let { problems: o, done: s } = await je({
			raw: e,
			frontend: t,
			context: (n) => t.context(n, a, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await d(n.prompt, a.stopping),
			onAccount: (e) => w(e).forEach(r)
		});
		return s && C(s).forEach(r), i(o), a.stopped && !s ? $(t, a) : +!!l(o);
	} catch (e) {
		if (e instanceof b) return $(t, a);
		throw e;
	} finally {
		o();
	}
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { Fe as runInit };
