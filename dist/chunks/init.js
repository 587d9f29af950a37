import { Ar as e, Ct as t, Dr as n, Gt as r, Hr as i, K as a, S as o, Sr as s, T as c, Ti as l, _ as u, d, dn as f, fr as p, gr as m, jr as h, kr as g, kt as _, li as v, mr as y, n as b, nr as x, pi as S, pn as C, r as w, rt as T, tr as E, vr as D, x as O } from "./start.js";
import { $ as k, Ar as A, Cr as j, In as M, K as N, Nt as ee, Pn as te, Ti as P, U as ne, V as re, Z as F, Zr as ie, ai as ae, bn as oe, gt as se, ii as I, jr as ce, ni as L, q as le, qr as ue, ri as de, s as fe } from "./engine.js";
import { D as pe, E as me, S as he, T as R, l as ge, n as _e, r as ve, s as ye, t as be, u as xe, w as Se } from "./firstPull.js";
import { N as Ce, P as we, c as z, f as B, p as Te } from "./wire.js";
import { C as Ee, D as De, c as Oe, h as ke, l as Ae, m as je, v as Me } from "./project.js";
import { d as Ne, f as Pe, g as V, l as Fe, p as H, u as Ie, x as Le } from "./client.js";
import { o as Re } from "./writtenFiles.js";
import { dirname as U, join as W } from "node:path";
// src/init/suggestTexts.ts
const ze = /[\p{Cc}\p{Cs}{}]/u, Be = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Ve(e, t) {
	let { baseLanguage: n, perPlatformNames: r } = t;
	if (!n) return [];
	let a = t.languages?.map(({ iso: e }) => e) ?? [], o = e.filter((e) => !ze.test(e)), s = o.flatMap((e) => We(e, a)), c = new Set(s.map(({ path: e }) => e)), l = new Set(o.filter((e) => !c.has(e))), u = new Map();
	for (let [e, t] of B(s, (e) => K(e, i))) {
		let r = He(e, t, n, l), i = r && u.get(r.baseFile);
		r && r.languages.length > (i?.languages.length ?? 0) && u.set(r.baseFile, r);
	}
	for (let e of l) {
		let t = { files: i(e) }, r = [n, ...a.filter((e) => e !== n)];
		e.endsWith(".xcstrings") ? u.set(e, {
			rows: [{
				...t,
				languages: r
			}],
			languages: r,
			baseFile: e
		}) : Be.test(e) && !u.has(e) && u.set(e, {
			rows: [{
				...t,
				language: n
			}],
			languages: [n],
			baseFile: e
		});
	}
	return [...u.values()].map((e) => ({
		...e,
		rows: e.rows.map((e) => ({
			...e,
			...qe(e.files, r)
		}))
	})).sort((e, t) => G(e) < G(t) ? -1 : 1);
}
function G({ rows: e }) {
	return e[0]?.files ?? "";
}
function He(e, t, n, r) {
	let [a] = t;
	if (!a) return;
	let o = t.find(({ language: e }) => e === n), s = [...new Set(t.map(({ language: e }) => e))].filter((e) => e !== n), c = Ke(a), [, l = ""] = /([^/]+)\.[a-z]+$/.exec(c) ?? [], u = r.has(c) && !v(l) && (!o || a.path.endsWith(".xml"));
	!u && o && r.delete(c);
	let d = {
		files: e,
		languages: [...u ? [] : [n], ...s]
	};
	if (!u) return o && {
		rows: [d],
		languages: d.languages,
		baseFile: o.path
	};
	let f = {
		files: i(c),
		language: n
	};
	return {
		rows: s.length === 0 ? [f] : [f, d],
		languages: [n, ...s],
		baseFile: c
	};
}
const Ue = [[/\.strings$/, /[^/]+(?=\.lproj\/[^/]+$)/g], [/\.xml$/, /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+$)/g]];
function We(e, t) {
	if (e.endsWith(".xcstrings")) return [];
	let [, n] = Ue.find(([t]) => t.test(e)) ?? [], r = n ? f(e, n) : t.flatMap((t) => f(e, Ge(t))), i = ({ start: e, end: t }) => r.some((n) => n.start <= e && t <= n.end && n.end - n.start > t - e);
	return [...B(r.filter((e) => !i(e)), ({ start: t, end: n }) => e.slice(t, n))].flatMap(([n, r]) => {
		let i = t.includes(n) ? n : S(n, t);
		return i === void 0 ? [] : [{
			path: e,
			language: i,
			code: n,
			at: r
		}];
	});
}
function Ge(e) {
	let t = e.split(/[-_]/).map((e) => e.replace(/\W/g, "\\$&")).join("[-_]");
	return RegExp(`(?<=^|/)${t}(?=/)|(?<=^|[/._-])${t}(?![-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9]))(?=[._-][^/]*$)`, "gi");
}
function K({ path: e, at: t }, n = (e) => e) {
	return [0, ...t.map(({ end: e }) => e)].map((r, i) => n(e.slice(r, t[i]?.start))).join("{lang}");
}
function Ke(e) {
	return K(e).replace("{lang}.lproj/", "Base.lproj/").replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}
function qe(e, t) {
	if (e.endsWith(".arb")) return { platforms: ["ios", "android"] };
	let n = e.endsWith(".xml") ? "android" : e.endsWith(".json") ? "web" : "ios";
	return t ? { platform: n } : { platforms: [n] };
}
async function Je(e, t, n) {
	let { client: r, settings: i, project: a, context: o } = e, s = await j(o.folders.working, o.cancellation.stopping), c = i.kinds.find(({ textFiles: e }) => e);
	if (s.length === 0 || !c) return {
		taken: [],
		mentioned: [],
		problems: []
	};
	let l = await Ee(r, a.id, {
		kinds: [c],
		languages: ({ languages: e = [] }) => O(e)
	});
	if (!l.ok) return {
		taken: [],
		mentioned: [],
		problems: [l.problem]
	};
	let u = l.value.objects[c.plural]?.objects ?? [], d = {
		...e,
		kind: c,
		live: l.value,
		names: new Set(u.flatMap((e) => c.names(e))),
		filenames: new Set(u.flatMap((e) => c.textFiles?.filenames(e) ?? []))
	}, f = Ve(s, d.live.project).map((e) => Xe(e, d)), p = (await Promise.all(f)).flatMap((e) => e ?? []).slice(0, t ? void 0 : 20), m = p.filter(({ names: e, inProject: t }) => t * 2 > e.length), h = t === void 0 && n !== void 0 && p.length > 0, g = p.map(({ names: e, inProject: t, ...n }) => ({
		value: G(n),
		about: `${n.languages.join(", ")}; ${t} of ${e.length} names are in the project`
	})), _ = h ? await n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", g, m.map(G)) : [], v = p.filter((e) => _.includes(G(e))), y = t === "all" ? p : t ? m : v, b = (n ? [] : p.filter((e) => !y.includes(e)).slice(0, 20)).flatMap((e) => e.rows.map(({ files: e }) => e));
	return {
		...await et($e(y), d),
		mentioned: b
	};
}
const Ye = [
	{ key_name: "{file}:{path}" },
	{ key_name: "{file}.{path}" },
	{},
	{ separator: "::" }
];
async function Xe(e, t) {
	let { baseFile: n, rows: i } = e, { kind: a, live: o } = t, { working: s } = t.context.folders, c = await P(W(s, n)).catch(() => new Uint8Array()), l = (l) => {
		let [u] = q([{
			files: G(e),
			...i[0],
			...l
		}], s).texts, f = C(n)?.severalLanguages ? void 0 : o.project.baseLanguage, p = u && {
			source: u,
			path: n,
			language: f,
			...r(u, n)
		}, { entries: m = [], problems: h = [] } = (p && a.textFiles?.read(n, Ze(c, n), p)) ?? {}, g = m.flatMap(({ values: e }) => oe(a.identity(e)));
		return {
			naming: l,
			names: g,
			inProject: g.filter((e) => t.names.has(e)).length,
			hasTexts: d(h) || m.some((e) => !a.textFiles?.isOnlyName(e))
		};
	}, u = l({});
	if (!u.hasTexts) return;
	let f = n.endsWith(".json") ? { plurals: "i18next" } : {}, p = l(f).names.length < u.names.length, m = p ? l(f) : u, [h = m, ...g] = Ye.flatMap((e) => p ? [{
		...e,
		...f
	}, e] : [e]).map(l).filter(({ inProject: e }) => e > 0), _ = g.reduce((e, t) => t.inProject > e.inProject ? t : e, h);
	return {
		...e,
		..._,
		rows: i.map((n) => ({
			...n,
			...Qe(_.naming, e, t)
		}))
	};
}
function Ze(e, t) {
	try {
		return ae(e, t);
	} catch {
		return "";
	}
}
function Qe(e, { rows: t, baseFile: n }, { filenames: r }) {
	let { separator: i, ...a } = e;
	if (i !== void 0 && t.length === 1) return {
		...a,
		names: "lokalise"
	};
	let o = t.map(({ files: e }) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1")), s = n.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), c = [...o, s].find((e) => r.has(e));
	return {
		...e,
		...c !== void 0 && { filenames: c }
	};
}
function $e(e) {
	let t = e.filter(({ inProject: e }) => e === 0), n = Te(t, ({ names: e, rows: [t] }) => [...new Set(e)].map((e) => `${t?.platform} ${e}`)), r = [...new Set([...n.values()].filter(({ length: e }) => e > 1).flat())], i = r.map((e) => G(e).replace(/\\(.)|\.\w+$/g, "$1").split("/").flatMap((e) => e.replace(/[._-]?\{lang\}[._-]?/, "") || [])), a = (e) => e[0]?.findIndex((t, n) => e.some((e) => e[n] !== t)) ?? 0, o = a(i), s = a(i.map((e) => e.slice(o).reverse()));
	return e.map((e) => {
		let t = i[r.indexOf(e)], n = t?.slice(o, t.length - s).join(".");
		return e.rows.map((e) => n ? {
			...e,
			key_name: `${n}.{path}`
		} : e);
	});
}
async function et(e, t) {
	let n = [], r = e;
	for (; r.length > 0 && !t.context.cancellation.stopped;) {
		let e = await tt(r.flat(), t), { error: i, files: a } = e.find((e) => e.files !== void 0) ?? e[0] ?? {};
		if (!i) break;
		let o = r.findLast((e) => e.some((e) => e.files === a)) ?? r.at(-1);
		r = r.filter((e) => e !== o);
		let s = `${i.message} Because of this, lokaform.yaml has no row of texts for ${o?.map((e) => e.files).join(" and ")}.`;
		n.push({
			...i,
			message: s,
			severity: "warning",
			scope: "change"
		});
	}
	return {
		taken: r.flat(),
		problems: n
	};
}
async function tt(e, { client: t, settings: n, project: r, context: i, kind: a, live: o }) {
	let { texts: s, problems: c } = q(e, U(n.configFile)), { usable: l } = n, u = [{
		...r,
		manifests: r.manifests && {
			...r.manifests,
			texts: s
		}
	}], f = await re({
		projects: u,
		usable: l
	}, i.folders, {
		signal: i.cancellation.stopping,
		findProject: async () => o.project,
		kinds: [a]
	}), p = [...c, ...f.problems], [m] = f.reads;
	if (m && !d(p)) {
		let { manifests: e, textFiles: n } = m, a = {
			ownUser: Ae(t, r.id),
			history: i.history,
			manifests: e,
			textFiles: n,
			usable: l
		}, s = ue(m.declared, o.project.baseLanguage), c = await Oe(s, o, r.rules, a);
		z(p, ne(m, o.project), c.problems), c.is === "planned" && z(p, je(c.plan, c.kinds, r.rules, {}));
	}
	return p.flatMap((e) => {
		let { file: t, line: n = 0 } = e.place ?? {}, r = (t === void 0 ? void 0 : m?.textFiles.get(t)?.source) ?? s.findLast(({ place: e }) => e.file === t && e.line <= n);
		return e.severity === "error" ? [{
			error: e,
			files: r?.files
		}] : [];
	});
}
function q(e, t) {
	let { config: n, problems: r } = k(te("lokaform.yaml", R({ texts: [...e] })), t);
	return {
		texts: le([n.top], t) ?? [],
		problems: r
	};
}
// src/init/workflows.ts
const J = {
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
async function nt(e, t) {
	let n = await P(W(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await de(W(e, ".git"), {})) return ce(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function rt({ working: e }) {
	let t = h.map((t) => W(e, J[t].file));
	return (await Promise.all(t.map((e) => L(e, {})))).includes(!0);
}
async function it(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = W(n.working, J[s].file), c = await Y(s, t, r), l = await L(e, {}) ? await P(e, "utf8") : void 0, u = I(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
		l === void 0 ? a.push({
			name: s,
			path: e
		}) : d ? a.push({
			name: s,
			path: e,
			replaces: l
		}) : o.push(u);
	}
	return {
		written: a,
		kept: o
	};
}
async function Y(e, { branch: t, project: n, inManifests: r, version: i, ...a }, o) {
	let s = await P(W(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${M(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e, t) => l.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), d = l.length === 0 ? "" : `        env:\n${u("          ", ": ")}`, f = l.length === 0 ? "" : `      variables: |\n${u("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => at(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => d || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${f}`);
}
function at(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function ot(e, n, r, i) {
	let a = b(e), o = e, s = n.sources, c = await N("plan", o, s), l = !1;
	if (d(a)) return {
		...c,
		typesToken: l,
		problems: a
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (r && w(t, o) === void 0 && u) {
		let e = (e) => F(e).problems[0]?.message;
		o = {
			...o,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let f = await st(o, c.settings.configFile, s);
	if (f) return {
		...c,
		typesToken: l,
		problems: [f]
	};
	if (!(w(_, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && r && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await r.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		n.hide([T(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await N("plan", o, s), n.hide(c.settings.secrets), {
		...c,
		typesToken: l
	};
}
async function st(e, n, r) {
	let i = w(t, e);
	if (i === void 0 || !await L(n, {})) return;
	let { project: a, ...o } = e, { settings: s, problems: c } = await N("plan", o, r), { projects: l } = s, { id: d } = F(i);
	if (l.length === 0 || d === void 0 || l.some((e) => e.id === d) || l.some((e) => !e.id) && c.every(({ code: e }) => e !== "no-project")) return;
	let f = I(n, r.folders), p = `Set project: ${d} in it, or move the file away. For several projects, see ${Ce("docs/settings.md")}#many-projects.`;
	return u("bad-setting", `${f} is there already, and does not name this project. ${p}`);
}
async function ct(t, r, i, a) {
	let o = a?.startsWith("v") === !1 ? g : n, s = w(e, t);
	if (s) return s.filter((e) => e !== "none");
	if (await rt(r)) return [];
	if (!i) return o;
	let c = h.map((e) => ({
		value: e,
		about: J[e].about
	})), l = await i.several("Which workflows should be written?", c, o), u = h.filter((e) => l.includes(e));
	return u.includes("translations") ? u.filter((e) => n.includes(e)) : u;
}
async function lt(e, t, n, r) {
	let i = await A(t.working, n);
	if (i && !i.isRoot) return { problems: [u("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = w(y, e) ?? i?.defaultBranch;
	if (a !== void 0) return {
		branch: a,
		problems: []
	};
	let o = i?.currentBranch ?? "main";
	if (r) return {
		branch: await r.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, o),
		problems: []
	};
	let s = `git does not say which branch is the default branch of the repository, so the workflows use ${o}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: o,
		problems: [u("not-read", s, { severity: "notice" })]
	};
}
async function ut({ tokenFrom: e, ...t }, { apiUrl: n }, { cancellation: r, onResponse: i, onWait: a }) {
	let o = Me(t, {
		apiUrl: n,
		signal: r.stopping,
		onResponse: i,
		onWait: a
	});
	if (!o.ok) return {
		problems: [o.problem],
		isTokenRefused: !0
	};
	let s = o.value;
	try {
		let [{ project: e }, n] = await Promise.all([De(s, t.id, {
			languages: !0,
			names: !1,
			texts: !1
		}), dt(s, M(t.id))]);
		return {
			client: s,
			account: {
				project: e,
				writer: n.writer
			},
			problems: n.problems
		};
	} catch (e) {
		let t = e instanceof V && Le(e);
		return {
			problems: ke(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function dt(e, t) {
	try {
		let n = Pe(await e.contributorMe(t)) ?? {}, r = [H(n.email), Ie(n.user_id)].find((e) => e !== void 0 && p.schema.safeParse([e]).success);
		if (r === void 0) return X;
		let i = Ne(n.admin_rights, H), a = Fe(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : pt(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof V && e.status < 500) return X;
		throw e;
	}
}
const X = {
	writer: void 0,
	problems: []
}, ft = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function pt(e, t) {
	return ft.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return u("missing-right", r, { severity: "warning" });
	});
}
// src/init/init.ts
async function Z(e, t) {
	let n = await ot(e.raw, e.host, e.questions, t), { settings: r, typesToken: i } = n, [a, ...o] = r.projects, s = [...n.problems];
	if (o.length > 0 && s.push(u("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.")), !a?.manifests || d(s)) return { problems: s };
	let c = e.context(r), l = await ut(a, r, c);
	if (l.isTokenRefused && i) return Z({
		...e,
		raw: r.options
	}, l.problems[0]?.message);
	if (z(s, l.problems), !l.client || !l.account) return { problems: s };
	e.onAccount(l.account);
	let f = {
		client: l.client,
		settings: r,
		project: a,
		context: c
	}, p = await mt({
		...e,
		typesToken: i
	}, f, a.manifests);
	return {
		...p,
		problems: [...s, ...p.problems]
	};
}
async function mt(e, t, n) {
	let { questions: r, packageRoot: i, typesToken: a } = e, { settings: o, project: s, context: c } = t, l = o.options, { folders: u, cancellation: f } = c, p = await be(n, s), m = await _t(e, t, p), { taken: h, mentioned: g } = m.offered, _ = [...m.problems], v = await me(await Q(m, o, i), u);
	if (v.length > 0 || f.stopped) return { problems: [..._, ...v] };
	let y = {
		...ge(l, c, r && ((e) => r.yesNo(e))),
		repeated: [],
		leavesTexts: h.length > 0,
		schemas: U(o.configFile)
	}, b = ye(o.kinds, y, c);
	if (d(b)) return { problems: [..._, ...b] };
	let { first: S, problems: C } = p ? { problems: xe(l, [x, E]) } : await _e({
		settings: o,
		project: s,
		options: y,
		context: c
	}, n);
	if (z(_, C), !p && !S && (h.length === 0 || d(_))) return { problems: _ };
	let w = S?.variables?.names ?? [], T = await ht(m, t, i, S), { newFile: D, workflows: O, values: k } = m, A = {
		...S && { first: S },
		written: T.written,
		kept: [
			...D ? [] : [I(o.configFile, u)],
			...p ? ["the manifests"] : [],
			...O.kept
		],
		workflows: O.written.map(({ name: e }) => e),
		variables: [
			...k?.variables ?? [],
			...k?.inManifests ?? [],
			...w
		],
		version: k?.version,
		typesToken: a,
		texts: h.map(({ files: e }) => e),
		mentioned: g
	};
	return {
		problems: [..._, ...T.problems],
		done: A
	};
}
async function ht(e, { settings: t, context: { folders: n } }, r, i) {
	let { backupDir: a, configFile: o } = t, s = await Q(e, t, r, i?.variables?.names), c = [];
	if (e.newFile && a !== void 0) {
		let e = await ie(a, n);
		e.ok && e.value ? s.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	(e.newFile || i) && z(s, await gt(r, U(o)));
	let l = await pe(s, n);
	return {
		written: l.length > 0 ? [] : s.map(({ path: e }) => I(e, n)),
		problems: [...c, ...l]
	};
}
async function gt(e, t) {
	let n = s.map(async (n) => {
		let r = W(t, he, `${n}.json`), i = await P(W(e, we(n)), "utf8");
		return await L(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function _t({ questions: e, packageRoot: t }, n, r) {
	let { configFile: i, options: a } = n.settings, { id: o, secrets: s, manifests: c } = n.project, { folders: l, environment: d, cancellation: f } = n.context, p = await L(i, {}), h = w(m, a), g = h ?? (e || r ? void 0 : "matching"), _ = !p && g !== "none" ? await Je(n, g, e) : vt, v = `${I(i, l)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, y = [...p && h !== void 0 ? [u("bad-setting", v, { severity: "warning" })] : [], ..._.problems], b = w(x, a), S = p ? void 0 : {
		project: o,
		texts: _.taken,
		languages: b
	}, C = {
		environment: d,
		signal: f.stopping
	}, T = await nt(t, C), E = await ct(a, l, e, T), D = {
		newFile: S,
		offered: _,
		workflows: {
			written: [],
			kept: []
		},
		problems: y
	};
	if (E.length === 0) return D;
	let { branch: O, problems: k } = await lt(a, l, C, e);
	if (z(y, k), O === void 0) return D;
	let A = {
		branch: O,
		project: s.length > 0 ? void 0 : o,
		variables: s.flatMap(({ shown: e }) => se(e)),
		inManifests: c ? await ve(c, { id: o }) : [],
		version: T
	}, j = await it(E, A, {
		folders: l,
		packageRoot: t,
		...e && { questions: e }
	});
	return {
		...D,
		values: A,
		workflows: j
	};
}
async function Q({ newFile: e, workflows: t, values: n }, { configFile: r }, i, a = []) {
	let o = [...n?.inManifests ?? [], ...a], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await Y(e, {
			...n,
			inManifests: o
		}, i)
	});
	if (!e) return s;
	let { project: c, texts: l, languages: u } = e, d = u && { pull: { languages: u[0] === "all" ? "all" : u } }, f = {
		project: c,
		...l.length > 0 && { texts: l },
		...d
	};
	return [{
		path: r,
		text: R(f, [Se(D)])
	}, ...s];
}
const vt = {
	taken: [],
	mentioned: [],
	problems: []
};
// src/commands/runs/init.ts
async function yt(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return fe(async (s) => {
		try {
			let { problems: o, done: u } = await Z({
				raw: e,
				host: t,
				context: (e) => t.context(e, s),
				packageRoot: n.packageRoot,
				questions: n.prompt && await c(n.prompt, s.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let i = t === "" ? "" : `, with the base language ${a(t)}`, o = n === void 0 ? "" : ` The token belongs to ${a(n)}.`;
					r(`The project is ${a(e)}${i}.${o}`);
				}
			});
			return u?.first && ee(u.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), u && l(Re(u), t.screen.width).forEach(r), i(o), s.stopped && !u ? $(t, s) : +!!d(o);
		} catch (e) {
			if (e instanceof o) return $(t, s);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { yt as runInit };
