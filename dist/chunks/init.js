import { An as e, Bn as t, Ct as n, Dn as r, Hn as i, It as a, Mn as o, O as s, T as c, Tn as l, Un as u, Y as d, h as f, n as p, nt as m, r as h, vt as g, w as _, x as v } from "./start.js";
import { Ar as y, Mr as b, Q as x, Vt as S, c as C, cr as w, et as T, fr as E, gr as D, o as O } from "./engine.js";
import { C as ee, S as te, b as k, c as A, n as ne, o as re, t as ie, x as j } from "./firstPull.js";
import { m as M, y as N } from "./wire.js";
import { c as P, m as F, y as I } from "./project.js";
import { c as L, d as R, l as ae, m as oe, s as z, u as B } from "./client.js";
import { o as se } from "./writtenFiles.js";
import { join as V } from "node:path";
import { readFile as H } from "node:fs/promises";
// src/init/workflows.ts
const U = {
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
async function W({ working: e }) {
	let t = [];
	for (let n of u) await y(V(e, U[n].file), {}) && t.push(n);
	return t;
}
async function G(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = V(n.working, U[s].file), c = await K(s, t, r), l = await y(e, {}) ? await H(e, "utf8") : void 0, u = b(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function K(e, { branch: t, project: n }, r) {
	let i = (await H(V(r, "docs/workflows", `${e}.yml`), "utf8")).replace(/(?<=branches: \[)main(?=\])/g, () => ce(t)), a = n === void 0 ? "" : `    with: { allow-projects: "${S(n)}" }\n`;
	return i.replace(/^ {4}with: \{ project: .*\}\n/m, () => a);
}
function ce(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function le(e, t, r) {
	let i = p(e), a = e, o = t.sources, s = await T("plan", a, o);
	if (f(i)) return {
		...s,
		raw: a,
		problems: i
	};
	let c = s.problems.some(({ code: e }) => e === "no-project");
	if (r && h(g, a) === void 0 && c) {
		let e = (e) => x(e).problems[0]?.message;
		a = {
			...a,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let l = await ue(a, s.settings.configFile, o);
	if (l) return {
		...s,
		raw: a,
		problems: [l]
	};
	if (!(h(n, a) !== void 0 || o.environment.LOKALISE_API_TOKEN) && r && s.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await r.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([m(e)]), o = {
			...o,
			token: e
		};
	}
	return s = await T("plan", a, o), t.hide(s.settings.secrets), {
		...s,
		raw: a
	};
}
async function ue(e, t, n) {
	let r = h(g, e);
	if (r === void 0 || !await y(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await T("plan", a, n), { projects: c } = o, { id: l } = x(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = `${b(t, n.folders)} is there already, and does not name this project. Set project: ${l} in it, leave out --project, or move the file away.`;
	return v("bad-setting", u);
}
async function de(e, n, r) {
	let a = h(i, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await W(n)).length > 0) return [];
	if (!r) return t;
	let o = u.map((e) => ({
		value: e,
		about: U[e].about
	})), s = await r.several("Which workflows should be written?", o, t), c = u.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => t.includes(e)) : c;
}
async function fe(e, t, n, i, a) {
	let o = await D(t.working, {
		environment: n,
		signal: i
	});
	if (o && !o.isRoot) return { problem: pe };
	let s = h(r, e) ?? o?.defaultBranch;
	if (s !== void 0) return {
		branch: s,
		problems: []
	};
	let c = o?.currentBranch ?? "main";
	if (a) return {
		branch: await a.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, c),
		problems: []
	};
	let l = `git does not say which branch is the default branch of the repository, so the workflows use ${c}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: c,
		problems: [v("not-read", l, { severity: "notice" })]
	};
}
const pe = v("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function me(e, t) {
	let n = S(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), he(e, n)]), i = B(t) ?? {};
		return {
			account: {
				name: R(i.name) || n,
				baseLanguage: R(i.base_language_iso) || void 0,
				namesPerPlatform: z(B(i.settings)?.per_platform_key_names) ?? !1,
				writer: r.writer
			},
			problems: r.problems
		};
	} catch (e) {
		return { problems: P(e, { stopped: void 0 }) };
	}
}
async function he(e, t) {
	try {
		let n = B(await e.contributorMe(t)) ?? {}, r = [R(n.email), L(n.user_id)].find((e) => e !== void 0 && l.schema.safeParse([e]).success);
		if (r === void 0) return q;
		let i = ae(n.admin_rights, R), a = z(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : _e(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof oe && e.status < 500) return q;
		throw e;
	}
}
const q = {
	writer: void 0,
	problems: []
}, ge = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function _e(e, t) {
	return ge.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return v("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const J = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", ve = /[\p{Cc}\p{Cs}{}]/u, ye = [
	{
		path: RegExp(`^(.*/)(${J})(\\.lproj/[^/]+\\.strings)$`, "s"),
		platforms: ["ios"]
	},
	{
		path: RegExp(`^(.*/(?:res|composeResources)/values-)(${J.replace("[A-Z]{2}", "r[A-Z]{2}")})(/[^/]+\\.xml)$`, "s"),
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
function be(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !ve.test(e))) {
		let e = Se(i, t);
		e && r.push(e);
		let a = e ? void 0 : xe(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => Ce(e, t)), o = r.get(a ?? "");
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
function xe(e) {
	for (let t of ye) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${X(n)}{lang}${X(i)}`,
			code: r,
			layout: t
		};
	}
}
function Se(e, t) {
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
	if (t !== void 0 && /(^|\/)(res|composeResources)\/values\/[^/]+\.xml$/.test(e)) return {
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
function Ce(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function X(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function we(e) {
	let t = e.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g), n = new Set(Array.from(t, ([, e = ""]) => e));
	return [...n].some((e) => e.endsWith("_one") && n.has(e.replace(/one$/, "other")));
}
async function Te({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i, a, o) {
	let { working: s } = n, c = be(await w(s, r.stopping), e).slice(0, i ? void 0 : 20);
	if (c.length === 0) return {
		taken: [],
		mentioned: []
	};
	if (!i && !a) return {
		taken: [],
		mentioned: c.map(({ row: e }) => e.files)
	};
	let l = await o(), u = await Promise.all(c.map((e) => De(e, s, l))), d = u.filter(({ names: e, inProject: t }) => t * 2 > e.length), f = i || !a ? [] : await Ee(u, d, a), p = i ? i === "all" ? u : d : u.filter(({ row: e }) => f.includes(e.files)), m = ke(p, t), h = Z(m);
	return {
		taken: p.map((e) => ({
			...Oe(e.row, t),
			...h !== void 0 && m.includes(e) && { key_name: h }
		})),
		mentioned: []
	};
}
function Ee(e, t, n) {
	return n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", e.map(({ row: e, about: t }) => ({
		value: e.files,
		about: t
	})), t.map(({ row: e }) => e.files));
}
async function De({ row: e, codes: t, baseFile: n }, r, i) {
	let a = await H(V(r, n), "utf8").catch(() => ""), o = n.endsWith(".json") && we(a) ? "i18next" : void 0, { texts: s } = C(n, a, { plurals: o ?? "none" }), [c, l] = [".", "::"].map((e) => {
		let t = s.map(({ path: t }) => t.join(e));
		return {
			names: t,
			inProject: t.filter((e) => i.has(e)).length
		};
	}), u = (l?.inProject ?? 0) > (c?.inProject ?? 0), { names: d = [], inProject: f = 0 } = (u ? l : c) ?? {}, p = f === 0 ? [] : [`${f} of ${d.length} names are in the project`];
	return {
		row: {
			...e,
			...u && { names: "lokalise" },
			...o && { plurals: o }
		},
		about: [t.join(", "), ...p].filter((e) => e !== "").join("; "),
		names: d,
		inProject: f
	};
}
function Oe({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function ke(e, t) {
	let n = N(e.filter(({ row: e }) => e.names === void 0), ({ row: e, names: n }) => {
		let r = t && e.platforms.length === 1 ? e.platforms[0] : "";
		return [...new Set(n)].map((e) => `${r} ${e}`);
	});
	return [...new Set([...n.values()].filter((e) => e.length > 1).flat())];
}
function Z(e) {
	if (e.some(({ inProject: e }) => e > 0)) return;
	let t = e.map(({ row: e }) => a(e.files)), n = [
		["file"],
		["dir"],
		["dir", "file"]
	].find((n) => {
		let r = t.map((e) => n.map((t) => e[t]));
		return r.flat().every((e) => e !== "") && new Set(r.map((e) => e.join("/"))).size === e.length;
	});
	return e.length === 0 || !n ? void 0 : [...n, "path"].map((e) => `{${e}}`).join(".");
}
// src/init/init.ts
async function Ae(e) {
	let { settings: t, raw: n, problems: r } = await le(e.raw, e.host, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Pe] : []];
	if (!i?.manifests || f(o)) return { problems: o };
	let s = e.context(t), { folders: c, cancellation: l, onResponse: u, onWait: d } = s, p = {
		apiUrl: t.apiUrl,
		signal: l.stopping,
		onResponse: u,
		onWait: d
	}, m = F(i, p);
	if (!m.ok) return { problems: [...o, m.problem] };
	let h = await me(m.value, i.id);
	if (M(o, h.problems), !h.account) return { problems: o };
	e.onAccount(h.account);
	let g = () => je(m.value, i.id, t.kinds), _ = await Me({
		...e,
		raw: n
	}, t, i, h.account, s, g);
	M(o, _.problems);
	let v = await te(Q(_, t, []), c);
	if (v.length > 0 || l.stopped) return { problems: [...o, ...v] };
	let y = await ie(i.manifests, i), { taken: x, mentioned: S } = _.offered, { questions: C } = e, w = {
		...A(n, s, C && ((e) => C.yesNo(e))),
		repeated: [],
		leavesTexts: x.length > 0
	}, T = re(t.kinds, w, s);
	if (f(T)) return { problems: [...o, ...T] };
	let D = y ? void 0 : await ne(t, i, i.manifests, w, s);
	if (M(o, D?.problems ?? []), D && !D.first && (x.length === 0 || f(o))) return { problems: o };
	let O = Q(_, t, D?.first?.flags ?? []);
	if (_.newFile && t.backupDir !== void 0) {
		let e = await E(t.backupDir, c);
		e.ok && e.value ? O.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let k = await ee(O, c), { newFile: j, workflows: N, names: P } = _, I = [
		...j ? [] : [b(t.configFile, c)],
		...y ? ["the manifests"] : [],
		...N.kept
	], L = k.length > 0 ? [] : O.map(({ path: e }) => b(e, c)), R = {
		...D?.first && { first: D.first },
		written: L,
		kept: I,
		workflows: N.written.length > 0 ? P : [],
		hasTexts: x.length > 0,
		mentioned: S
	};
	return {
		problems: [...o, ...k],
		done: R
	};
}
async function je(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await I(e, t, {
		kinds: r,
		languages: () => _([]),
		leavesOut: () => !1
	});
	if (!i.ok) return new Set();
	let { objects: a } = i.value;
	return new Set(r.flatMap(({ plural: e, names: t }) => a[e]?.objects.flatMap((e) => t(e)) ?? []));
}
async function Me({ raw: t, questions: n, packageRoot: r }, { configFile: i }, { id: a, secrets: o }, s, c, l) {
	let { folders: u, environment: d, cancellation: f } = c, p = await y(i, {}), m = p ? Ne : await Te(s, c, h(e, t), n, l), g = m.taken, _ = p ? void 0 : {
		project: a,
		texts: g
	}, v = await de(t, u, n), b = {
		newFile: _,
		offered: m,
		names: v,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (v.length === 0) return b;
	let x = await fe(t, u, d, f.stopping, n);
	return "problem" in x ? {
		...b,
		problems: [x.problem]
	} : {
		newFile: _,
		offered: m,
		names: v,
		workflows: await G(v, {
			branch: x.branch,
			project: o.length > 0 ? void 0 : a
		}, {
			folders: u,
			packageRoot: r,
			...n && { questions: n }
		}),
		problems: x.problems
	};
}
function Q({ newFile: e, workflows: t }, { configFile: n }, r) {
	if (!e) return [...t.written];
	let { project: i, texts: a } = e, s = {};
	for (let e = 0; e + 1 < r.length; e += 2) {
		let [t = "", n = ""] = r.slice(e), i = t.replace(/^--/, "");
		s[i] = [...s[i] ?? [], n];
	}
	let c = {
		project: i,
		...s,
		...a.length > 0 && { texts: a }
	};
	return [{
		path: n,
		text: j(c, [k(o)])
	}, ...t.written];
}
const Ne = {
	taken: [],
	mentioned: []
}, Pe = v("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function Fe(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return O(async (a) => {
		try {
			let { problems: o, done: c } = await Ae({
				raw: e,
				host: t,
				context: (n) => t.context(n, a, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await s(n.prompt, a.stopping),
				onAccount: ({ name: e, baseLanguage: t, writer: n }) => {
					let i = t === void 0 ? "" : `, with the base language ${d(t)}`, a = n === void 0 ? "" : ` The token belongs to ${d(n)}.`;
					r(`The project is ${d(e)}${i}.${a}`);
				}
			});
			return c && se(c).forEach(r), i(o), a.stopped && !c ? $(t, a) : +!!f(o);
		} catch (e) {
			if (e instanceof c) return $(t, a);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { Fe as runInit };
