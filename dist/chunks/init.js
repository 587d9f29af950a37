import { Bt as e, Fr as t, Ln as n, Mr as r, Pr as i, bn as a, br as o, bt as s, f as c, gt as l, hn as u, hr as d, i as f, p, qt as m, r as h, vr as g, wr as _ } from "./start.js";
import { $n as v, It as y, J as b, Kn as x, Un as S, Vn as C, Y as w, a as T, dr as E, lr as D, o as O } from "./engine.js";
import { C as ee, S as te, _ as k, r as A, t as j } from "./first.js";
import { f as M } from "./wire.js";
import { c as ne, p as re } from "./project.js";
import { n as ie } from "./schemas.js";
import { c as ae, d as N, l as oe, m as se, s as P, u as F } from "./client.js";
import { s as I } from "./written.js";
import { join as L } from "node:path";
import { readFile as R } from "node:fs/promises";
// src/init/workflows.ts
const z = {
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
async function B({ working: e }) {
	let n = [];
	for (let r of t) await D(L(e, z[r].file), {}) && n.push(r);
	return n;
}
async function V(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = L(n.working, z[s].file), c = await H(s, t, r), l = await D(e, {}) ? await R(e, "utf8") : void 0, u = E(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function H(e, t, n) {
	return U(await R(L(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function U(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => W(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${y(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function W(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/input.ts
async function G(e, t, n) {
	let r = h(e), i = e, o = t.sources, s = await b("plan", i, o);
	if (l(r)) return {
		...s,
		raw: i,
		problems: r
	};
	f(u, i) === void 0 && s.problems.some(({ code: e }) => e === "no-project") && (i = await le(i, n));
	let c = await K(i, s.settings.configFile, o);
	if (c) return {
		...s,
		raw: i,
		problems: [c]
	};
	if (!(f(a, i) !== void 0 || o.environment.LOKALISE_API_TOKEN) && n && s.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([m(e)]), o = {
			...o,
			token: e
		};
	}
	return s = await b("plan", i, o), t.hide(s.settings.secrets), {
		...s,
		raw: i
	};
}
async function K(e, t, n) {
	let r = f(u, e);
	if (r === void 0 || !await D(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: c } = await b("plan", a, n), { projects: l } = o, { id: d } = w(r);
	if (l.length === 0 || d === void 0 || l.some((e) => e.id === d) || l.some((e) => !e.id) && c.every(({ code: e }) => e !== "no-project")) return;
	let p = `${E(t, n.folders)} is there already, and does not name this project. Set project: ${d} in it, leave out --project, or move the file away.`;
	return s("bad-setting", p);
}
function ce(e, t) {
	return {
		split: f(g, e) ?? g.default,
		fields: f(d, e),
		dryRun: !1,
		isNew: !1,
		dir: void 0,
		removesMissing: !1,
		confirmsRemoval: void 0,
		repeated: [],
		confirms: t && ((e) => t.yesNo(`Webhook ${e}: does this URL contain no secret, so that the manifest may have it as it is?`))
	};
}
async function le(e, t) {
	if (!t) return e;
	let n = (e) => w(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function ue(e, n, a) {
	let o = f(i, e);
	if (o) return o.filter((e) => e !== "none");
	if ((await B(n)).length > 0) return [];
	if (!a) return r;
	let s = t.map((e) => ({
		value: e,
		about: z[e].about
	})), c = await a.several("Which workflows should be written?", s, r), l = t.filter((e) => c.includes(e));
	return l.includes("translations") ? l.filter((e) => r.includes(e)) : l;
}
async function de(e, t, n, r, i) {
	let a = await v(t.working, {
		environment: n,
		signal: r
	});
	if (a && !a.isRoot) return { problem: fe };
	let c = f(o, e) ?? a?.defaultBranch;
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
const fe = s("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function pe(e, t) {
	let n = y(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), me(e, n)]), i = F(t) ?? {};
		return {
			account: {
				name: N(i.name) || n,
				baseLanguage: N(i.base_language_iso) || void 0,
				namesPerPlatform: P(F(i.settings)?.per_platform_key_names) ?? !1,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		return { problems: ne(e, { stopped: void 0 }) };
	}
}
async function me(e, t) {
	try {
		let r = F(await e.contributorMe(t)) ?? {}, i = [N(r.email), ae(r.user_id)].find((e) => e !== void 0 && n.schema.safeParse([e]).success);
		if (i === void 0) return q;
		let a = oe(r.admin_rights, N), o = P(r.is_admin) !== !1;
		return {
			writer: i,
			problems: a === void 0 ? [] : ge(i, o ? a : [])
		};
	} catch (e) {
		if (e instanceof se && e.status < 500) return q;
		throw e;
	}
}
const q = {
	writer: void 0,
	problems: []
}, he = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function ge(e, t) {
	return he.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return s("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const J = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", _e = /[\p{Cc}\p{Cs}{}]/u, ve = [
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
function ye(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !_e.test(e))) {
		let e = xe(i, t);
		e && r.push(e);
		let a = e ? void 0 : be(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => Se(e, t)), o = r.get(a ?? "");
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
function be(e) {
	for (let t of ve) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${X(n)}{lang}${X(i)}`,
			code: r,
			layout: t
		};
	}
}
function xe(e, t) {
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
function Se(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function X(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function Z(e) {
	return /"[^"\\]+_one"\s*:/.test(e) && /"[^"\\]+_other"\s*:/.test(e);
}
async function Ce({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i) {
	let { working: a } = n, o = ye(await C(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map((e) => ({
		value: e.row.files,
		about: we(e)
	})), []) : [], c = o.filter(({ row: e }) => s.includes(e.files));
	return {
		taken: await Promise.all(c.map((e) => Te(e, a, t))),
		mentioned: i ? [] : o.map(({ row: e }) => e.files)
	};
}
function we({ codes: e }) {
	return e.length === 0 ? "" : e.join(", ");
}
async function Te({ row: e, baseFile: t }, n, r) {
	let { platforms: i, ...a } = e, [o] = i.length === 1 ? i : [], s = t.endsWith(".json");
	return {
		...a,
		...r && o !== void 0 ? { platform: o } : { platforms: i },
		...s && Z(await S(n, t)) && { plurals: "i18next" }
	};
}
// src/init/init.ts
async function Ee(e) {
	let { settings: t, raw: n, problems: r } = await G(e.raw, e.host, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Ae] : []];
	if (!i?.manifests || l(o)) return { problems: o };
	let s = e.context(t), c = await De(i, t, s);
	if (M(o, c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let u = await Oe({
		...e,
		raw: n
	}, t, i, c.account, s);
	M(o, u.problems);
	let { folders: d, cancellation: f } = s, p = await te(Q(u, t, []), d);
	if (p.length > 0 || f.stopped) return { problems: [...o, ...p] };
	let m = await A(i.manifests, i), { taken: h, mentioned: g } = u.offered, _ = {
		...ce(n, e.questions),
		leavesTexts: h.length > 0
	}, v = m ? void 0 : await j(t, i, i.manifests, _, s);
	if (M(o, v?.problems ?? []), v && !v.first && (h.length === 0 || l(o))) return { problems: o };
	let y = Q(u, t, v?.first?.flags ?? []);
	if (u.newFile && t.backupDir !== void 0) {
		let e = await x(t.backupDir, d);
		e.ok && e.value ? y.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let b = await ee(y, d), { newFile: S, workflows: C, names: w } = u, T = [
		...S ? [] : [E(t.configFile, d)],
		...m ? ["the manifests"] : [],
		...C.kept
	], D = b.length > 0 ? [] : y.map(({ path: e }) => E(e, d)), O = {
		...v?.first && { first: v.first },
		written: D,
		kept: T,
		workflows: C.written.length > 0 ? w : [],
		hasTexts: h.length > 0,
		mentioned: g
	};
	return {
		problems: [...o, ...b],
		done: O
	};
}
async function De(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = re(e, {
		apiUrl: t,
		signal: r.stopping,
		onResponse: i,
		...a && { onWait: a }
	});
	return o.ok ? pe(o.value, e.id) : {
		problems: [o.problem],
		account: void 0
	};
}
async function Oe({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s) {
	let { folders: c, environment: l, cancellation: u } = s, d = await D(r, {}), f = d ? ke : await Ce(o, s, t), p = f.taken, m = d ? void 0 : {
		project: i,
		texts: p
	}, h = await ue(e, c, t), g = {
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
	let _ = await de(e, c, l, u.stopping, t);
	return "problem" in _ ? {
		...g,
		problems: [_.problem]
	} : {
		newFile: m,
		offered: f,
		names: h,
		workflows: await V(h, {
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
		text: k(s, [ie(_)])
	}, ...t.written];
}
const ke = {
	taken: [],
	mentioned: []
}, Ae = s("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function je(t, n) {
	let { setup: r, print: i, showProblems: a } = n, o = new T(), s = O(o);
	try {
		let { problems: s, done: u } = await Ee({
			raw: t,
			host: n,
			context: (e) => n.context(e, o, t),
			packageRoot: r.packageRoot,
			questions: r.prompt && await c(r.prompt, o.stopping),
			onAccount: ({ name: t, baseLanguage: n, writer: r }) => {
				let a = n === void 0 ? "" : `, with the base language ${e(n)}`, o = r === void 0 ? "" : ` The token belongs to ${e(r)}.`;
				i(`The project is ${e(t)}${a}.${o}`);
			}
		});
		return u && I(u).forEach(i), a(s), o.stopped && !u ? $(n, o) : +!!l(s);
	} catch (e) {
		if (e instanceof p) return $(n, o);
		throw e;
	} finally {
		s();
	}
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { je as runInit };
