import { Ar as e, At as t, Cr as n, It as r, Mr as i, Or as a, S as o, T as s, _ as c, _r as l, d as u, hr as d, it as f, jr as p, mi as m, n as h, nr as g, oi as _, pn as v, pr as y, q as b, qt as x, r as S, rr as ee, ui as C, wi as w, wt as T, x as E, yr as D } from "./start.js";
import { $ as O, Dr as k, Ei as A, Er as j, J as M, K as N, Q as P, Qr as te, Sn as F, Vr as I, X as L, ai as R, bn as z, ii as ne, it as B, kt as re, nr as ie, oi as ae, ri as V, s as oe, vr as se, xt as ce } from "./engine.js";
import { C as le, D as ue, E as de, S as fe, T as H, l as pe, n as me, r as he, s as ge, t as _e, u as ve } from "./firstPull.js";
import { N as ye, P as be, c as U, f as W, p as xe } from "./wire.js";
import { C as Se, D as Ce, c as we, g as Te, l as Ee, u as De, v as Oe } from "./project.js";
import { d as ke, f as Ae, g as G, l as je, p as K, u as Me, x as Ne } from "./client.js";
import { o as Pe } from "./writtenFiles.js";
import { dirname as q, join as J } from "node:path";
// src/init/suggestTexts.ts
const Fe = /[\p{Cc}\p{Cs}{}]/u, Ie = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Le(e, t) {
	let { baseLanguage: n, perPlatformNames: r } = t;
	if (!n) return [];
	let i = t.languages?.map(({ iso: e }) => e) ?? [], a = e.filter((e) => !Fe.test(e)), o = a.flatMap((e) => Be(e, i)), s = new Set(o.map(({ path: e }) => e)), c = new Set(a.filter((e) => !s.has(e))), l = new Map();
	for (let [e, t] of W(o, (e) => X(e, m))) {
		let r = Re(e, t, n, c), i = r && l.get(r.baseFile);
		r && r.languages.length > (i?.languages.length ?? 0) && l.set(r.baseFile, r);
	}
	for (let e of c) {
		let t = { files: m(e) }, r = [n, ...i.filter((e) => e !== n)];
		e.endsWith(".xcstrings") ? l.set(e, {
			rows: [{
				...t,
				languages: r
			}],
			languages: r,
			baseFile: e
		}) : Ie.test(e) && !l.has(e) && l.set(e, {
			rows: [{
				...t,
				language: n
			}],
			languages: [n],
			baseFile: e
		});
	}
	return [...l.values()].map((e) => ({
		...e,
		rows: e.rows.map((e) => ({
			...e,
			...Ue(e.files, r)
		}))
	})).sort((e, t) => Y(e) < Y(t) ? -1 : 1);
}
function Y({ rows: e }) {
	return e[0]?.files ?? "";
}
function Re(e, t, n, r) {
	let [i] = t;
	if (!i) return;
	let a = t.find(({ language: e }) => e === n), o = [...new Set(t.map(({ language: e }) => e))].filter((e) => e !== n), s = He(i), [, c = ""] = /([^/]+)\.[a-z]+$/.exec(s) ?? [], l = r.has(s) && !_(c) && (!a || i.path.endsWith(".xml"));
	!l && a && r.delete(s);
	let u = {
		files: e,
		languages: [...l ? [] : [n], ...o]
	};
	if (!l) return a && {
		rows: [u],
		languages: u.languages,
		baseFile: a.path
	};
	let d = {
		files: m(s),
		language: n
	};
	return {
		rows: o.length === 0 ? [d] : [d, u],
		languages: [n, ...o],
		baseFile: s
	};
}
const ze = [[/\.strings$/, /[^/]+(?=\.lproj\/[^/]+$)/g], [/\.xml$/, /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+$)/g]];
function Be(e, t) {
	if (e.endsWith(".xcstrings")) return [];
	let [, n] = ze.find(([t]) => t.test(e)) ?? [], r = n ? v(e, n) : t.flatMap((t) => v(e, Ve(t))), i = ({ start: e, end: t }) => r.some((n) => n.start <= e && t <= n.end && n.end - n.start > t - e);
	return [...W(r.filter((e) => !i(e)), ({ start: t, end: n }) => e.slice(t, n))].flatMap(([n, r]) => {
		let i = t.includes(n) ? n : C(n, t);
		return i === void 0 ? [] : [{
			path: e,
			language: i,
			code: n,
			at: r
		}];
	});
}
function Ve(e) {
	let t = e.split(/[-_]/).map((e) => e.replace(/\W/g, "\\$&")).join("[-_]");
	return RegExp(`(?<=^|/)${t}(?=/)|(?<=^|[/._-])${t}(?![-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9]))(?=[._-][^/]*$)`, "gi");
}
function X({ path: e, at: t }, n = (e) => e) {
	return [0, ...t.map(({ end: e }) => e)].map((r, i) => n(e.slice(r, t[i]?.start))).join("{lang}");
}
function He(e) {
	return X(e).replace("{lang}.lproj/", "Base.lproj/").replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}
function Ue(e, t) {
	if (e.endsWith(".arb")) return { platforms: ["ios", "android"] };
	let n = e.endsWith(".xml") ? "android" : e.endsWith(".json") ? "web" : "ios";
	return t ? { platform: n } : { platforms: [n] };
}
async function We(e, t, n) {
	let { client: r, settings: i, project: a, context: o } = e, s = await ie(o.folders.working, o.cancellation.stopping), c = i.kinds.find(({ textFiles: e }) => e);
	if (s.length === 0 || !c) return {
		taken: [],
		mentioned: [],
		problems: []
	};
	let l = await Se(r, a.id, {
		kinds: [c],
		languages: ({ languages: e = [] }) => E(e)
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
	}, f = Le(s, d.live.project).map((e) => Ke(e, d)), p = (await Promise.all(f)).flatMap((e) => e ?? []).slice(0, t ? void 0 : 20), m = p.filter(({ names: e, inProject: t }) => t * 2 > e.length), h = t === void 0 && n !== void 0 && p.length > 0, g = p.map(({ names: e, inProject: t, ...n }) => ({
		value: Y(n),
		about: `${n.languages.join(", ")}; ${t} of ${e.length} names are in the project`
	})), _ = h ? await n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", g, m.map(Y)) : [], v = p.filter((e) => _.includes(Y(e))), y = t === "all" ? p : t ? m : v, b = (n ? [] : p.filter((e) => !y.includes(e)).slice(0, 20)).flatMap((e) => e.rows.map(({ files: e }) => e));
	return {
		...await Xe(Ye(y), d),
		mentioned: b
	};
}
const Ge = [
	{ key_name: "{file}:{path}" },
	{ key_name: "{file}.{path}" },
	{},
	{ separator: "::" }
];
async function Ke(e, t) {
	let { baseFile: n, rows: i } = e, { kind: a, live: o } = t, { working: s } = t.context.folders, c = await A(J(s, n)).catch(() => new Uint8Array()), l = (l) => {
		let [d] = Z([{
			files: Y(e),
			...i[0],
			...l
		}], s).texts, f = r(n)?.severalLanguages ? void 0 : o.project.baseLanguage, p = d && {
			source: d,
			path: n,
			language: f,
			...x(d, n)
		}, { entries: m = [], problems: h = [] } = (p && a.textFiles?.read(n, qe(c, n), p)) ?? {}, g = m.flatMap(({ values: e }) => I(a.identity(e)));
		return {
			naming: l,
			names: g,
			inProject: g.filter((e) => t.names.has(e)).length,
			hasTexts: u(h) || m.some((e) => !a.textFiles?.isOnlyName(e))
		};
	}, d = l({});
	if (!d.hasTexts) return;
	let f = n.endsWith(".json") ? { plurals: "i18next" } : {}, p = l(f).names.length < d.names.length, m = p ? l(f) : d, [h = m, ...g] = Ge.flatMap((e) => p ? [{
		...e,
		...f
	}, e] : [e]).map(l).filter(({ inProject: e }) => e > 0), _ = g.reduce((e, t) => t.inProject > e.inProject ? t : e, h);
	return {
		...e,
		..._,
		rows: i.map((n) => ({
			...n,
			...Je(_.naming, e, t)
		}))
	};
}
function qe(e, t) {
	try {
		return ae(e, t);
	} catch {
		return "";
	}
}
function Je(e, { rows: t, baseFile: n }, { filenames: r }) {
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
function Ye(e) {
	let t = e.filter(({ inProject: e }) => e === 0), n = xe(t, ({ names: e, rows: [t] }) => [...new Set(e)].map((e) => `${t?.platform} ${e}`)), r = [...new Set([...n.values()].filter(({ length: e }) => e > 1).flat())], i = r.map((e) => Y(e).replace(/\\(.)|\.\w+$/g, "$1").split("/").flatMap((e) => e.replace(/[._-]?\{lang\}[._-]?/, "") || [])), a = (e) => e[0]?.findIndex((t, n) => e.some((e) => e[n] !== t)) ?? 0, o = a(i), s = a(i.map((e) => e.slice(o).reverse()));
	return e.map((e) => {
		let t = i[r.indexOf(e)], n = t?.slice(o, t.length - s).join(".");
		return e.rows.map((e) => n ? {
			...e,
			key_name: `${n}.{path}`
		} : e);
	});
}
async function Xe(e, t) {
	let n = [], r = e;
	for (; r.length > 0 && !t.context.cancellation.stopped;) {
		let e = await Ze(r.flat(), t), { error: i, files: a } = e.find((e) => e.files !== void 0) ?? e[0] ?? {};
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
async function Ze(e, { client: t, settings: n, project: r, context: i, kind: a, live: o }) {
	let { texts: s, problems: c } = Z(e, q(n.configFile)), { usable: l } = n, d = [{
		...r,
		manifests: r.manifests && {
			...r.manifests,
			texts: s
		}
	}], f = await N({
		projects: d,
		usable: l
	}, i.folders, {
		signal: i.cancellation.stopping,
		findProject: async () => o.project,
		kinds: [a]
	}), p = [...c, ...f.problems], [m] = f.reads;
	if (m && !u(p)) {
		let { manifests: e, textFiles: n } = m, a = {
			ownUser: De(t, r.id),
			history: i.history,
			manifests: e,
			textFiles: n,
			usable: l
		}, s = se(m.declared, o.project.baseLanguage), c = await Ee(s, o, r.rules, a);
		U(p, M(m, o.project), c.problems), c.is === "planned" && U(p, Te(c.plan, c.kinds, r.rules, {}));
	}
	return p.flatMap((e) => {
		let { file: t, line: n = 0 } = e.place ?? {}, r = (t === void 0 ? void 0 : m?.textFiles.get(t)?.source) ?? s.findLast(({ place: e }) => e.file === t && e.line <= n);
		return e.severity === "error" ? [{
			error: e,
			files: r?.files
		}] : [];
	});
}
function Z(e, t) {
	let { config: n, problems: r } = B(z("lokaform.yaml", H({ texts: [...e] })), t);
	return {
		texts: O([n.top], t) ?? [],
		problems: r
	};
}
// src/init/workflows.ts
const Q = {
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
async function Qe(e, t) {
	let n = await A(J(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await ne(J(e, ".git"), {})) return k(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function $e({ working: e }) {
	let t = i.map((t) => J(e, Q[t].file));
	return (await Promise.all(t.map((e) => V(e, {})))).includes(!0);
}
async function et(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = J(n.working, Q[s].file), c = await $(s, t, r), l = await V(e, {}) ? await A(e, "utf8") : void 0, u = R(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function $(e, { branch: t, project: n, inManifests: r, version: i, ...a }, o) {
	let s = await A(J(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${F(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e, t) => l.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), d = l.length === 0 ? "" : `        env:\n${u("          ", ": ")}`, f = l.length === 0 ? "" : `      variables: |\n${u("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => tt(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => d || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${f}`);
}
function tt(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function nt(e, n, r, i) {
	let a = h(e), o = e, s = n.sources, c = await P("plan", o, s), l = !1;
	if (u(a)) return {
		...c,
		raw: o,
		typesToken: l,
		problems: a
	};
	let d = c.problems.some(({ code: e }) => e === "no-project");
	if (r && S(T, o) === void 0 && d) {
		let e = (e) => L(e).problems[0]?.message;
		o = {
			...o,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let p = await rt(o, c.settings.configFile, s);
	if (p) return {
		...c,
		raw: o,
		typesToken: l,
		problems: [p]
	};
	if (!(S(t, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && r && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await r.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		n.hide([f(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await P("plan", o, s), n.hide(c.settings.secrets), {
		...c,
		raw: o,
		typesToken: l
	};
}
async function rt(e, t, n) {
	let r = S(T, e);
	if (r === void 0 || !await V(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await P("plan", a, n), { projects: l } = o, { id: u } = L(r);
	if (l.length === 0 || u === void 0 || l.some((e) => e.id === u) || l.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let d = R(t, n.folders), f = `Set project: ${u} in it, or move the file away. For several projects, see ${ye("docs/settings.md")}#many-projects.`;
	return c("bad-setting", `${d} is there already, and does not name this project. ${f}`);
}
async function it(t, n, r, o) {
	let s = o?.startsWith("v") === !1 ? e : a, c = S(p, t);
	if (c) return c.filter((e) => e !== "none");
	if (await $e(n)) return [];
	if (!r) return s;
	let l = i.map((e) => ({
		value: e,
		about: Q[e].about
	})), u = await r.several("Which workflows should be written?", l, s), d = i.filter((e) => u.includes(e));
	return d.includes("translations") ? d.filter((e) => a.includes(e)) : d;
}
async function at(e, t, n, r) {
	let i = await j(t.working, n);
	if (i && !i.isRoot) return { problems: [c("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = S(d, e) ?? i?.defaultBranch;
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
		problems: [c("not-read", s, { severity: "notice" })]
	};
}
async function ot(e, t) {
	try {
		let [{ project: n }, r] = await Promise.all([Ce(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), st(e, F(t))]);
		return {
			account: {
				project: n,
				writer: r.writer
			},
			problems: r.problems
		};
	} catch (e) {
		let t = e instanceof G && Ne(e);
		return {
			problems: we(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function st(e, t) {
	try {
		let n = Ae(await e.contributorMe(t)) ?? {}, r = [K(n.email), Me(n.user_id)].find((e) => e !== void 0 && y.schema.safeParse([e]).success);
		if (r === void 0) return ct;
		let i = ke(n.admin_rights, K), a = je(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : ut(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof G && e.status < 500) return ct;
		throw e;
	}
}
const ct = {
	writer: void 0,
	problems: []
}, lt = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function ut(e, t) {
	return lt.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return c("missing-right", r, { severity: "warning" });
	});
}
// src/init/init.ts
async function dt(e, t) {
	let { settings: n, raw: r, typesToken: i, problems: a } = await nt(e.raw, e.host, e.questions, t), [o, ...s] = n.projects, l = [...a, ...s.length > 0 ? [c("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.")] : []];
	if (!o?.manifests || u(l)) return { problems: l };
	let d = e.context(n), { folders: f, cancellation: p, onResponse: m, onWait: h } = d, _ = {
		apiUrl: n.apiUrl,
		signal: p.stopping,
		onResponse: m,
		onWait: h
	}, { tokenFrom: v, ...y } = o, b = Oe(y, _), x = b.ok ? await ot(b.value, o.id) : {
		problems: [b.problem],
		isTokenRefused: !0
	};
	if (x.isTokenRefused && i) return dt({
		...e,
		raw: r
	}, x.problems[0]?.message);
	if (U(l, x.problems), !b.ok || !x.account) return { problems: l };
	e.onAccount(x.account);
	let S = await _e(o.manifests, o), C = await pt({
		...e,
		raw: r,
		hasAny: S
	}, b.value, n, o, d);
	U(l, C.problems);
	let w = await de(await mt(C, n, e), f);
	if (w.length > 0 || p.stopped) return { problems: [...l, ...w] };
	let { taken: T, mentioned: E } = C.offered, { questions: D } = e, O = q(n.configFile), k = {
		...pe(r, d, D && ((e) => D.yesNo(e))),
		repeated: [],
		leavesTexts: T.length > 0,
		schemas: O
	}, A = ge(n.kinds, k, d);
	if (u(A)) return { problems: [...l, ...A] };
	let j = S ? void 0 : await me(n, o, o.manifests, k, d);
	if (U(l, j?.problems ?? ve(r, [ee, g])), j && !j.first && (T.length === 0 || u(l))) return { problems: l };
	let M = j?.first?.variables?.names ?? [], N = await mt(C, n, e, M);
	if (C.newFile && n.backupDir !== void 0) {
		let e = await te(n.backupDir, f);
		e.ok && e.value ? N.unshift(e.value) : e.ok || l.push({
			...e.problem,
			severity: "warning"
		});
	}
	(C.newFile || j?.first) && U(N, await ft(e.packageRoot, O));
	let P = await ue(N, f), { newFile: F, workflows: I, values: L } = C, z = [
		...F ? [] : [R(n.configFile, f)],
		...S ? ["the manifests"] : [],
		...I.kept
	], ne = P.length > 0 ? [] : N.map(({ path: e }) => R(e, f)), B = {
		...j?.first && { first: j.first },
		written: ne,
		kept: z,
		workflows: I.written.map(({ name: e }) => e),
		variables: [
			...L?.variables ?? [],
			...L?.inManifests ?? [],
			...M
		],
		version: L?.version,
		typesToken: i,
		texts: T.map(({ files: e }) => e),
		mentioned: E
	};
	return {
		problems: [...l, ...P],
		done: B
	};
}
async function ft(e, t) {
	let r = n.map(async (n) => {
		let r = J(t, fe, `${n}.json`), i = await A(J(e, be(n)), "utf8");
		return await V(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(r)).flat();
}
async function pt({ raw: e, questions: t, packageRoot: n, hasAny: r }, i, a, o, s) {
	let { configFile: u } = a, { id: d, secrets: f, manifests: p } = o, { folders: m, environment: h, cancellation: g } = s, _ = await V(u, {}), v = S(l, e), y = v ?? (t || r ? void 0 : "matching"), b = !_ && y !== "none" ? await We({
		client: i,
		settings: a,
		project: o,
		context: s
	}, y, t) : ht, x = `${R(u, m)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, C = [..._ && v !== void 0 ? [c("bad-setting", x, { severity: "warning" })] : [], ...b.problems], w = S(ee, e), T = _ ? void 0 : {
		project: d,
		texts: b.taken,
		languages: w
	}, E = {
		environment: h,
		signal: g.stopping
	}, D = await Qe(n, E), O = await it(e, m, t, D), k = {
		newFile: T,
		offered: b,
		workflows: {
			written: [],
			kept: []
		},
		problems: C
	};
	if (O.length === 0) return k;
	let { branch: A, problems: j } = await at(e, m, E, t);
	if (U(C, j), A === void 0) return k;
	let M = {
		branch: A,
		project: f.length > 0 ? void 0 : d,
		variables: f.flatMap(({ shown: e }) => ce(e)),
		inManifests: p ? await he(p, { id: d }) : [],
		version: D
	}, N = await et(O, M, {
		folders: m,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...k,
		values: M,
		workflows: N
	};
}
async function mt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a = []) {
	let o = [...n?.inManifests ?? [], ...a], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await $(e, {
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
		text: H(f, [le(D)])
	}, ...s];
}
const ht = {
	taken: [],
	mentioned: [],
	problems: []
};
// src/commands/runs/init.ts
async function gt(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return oe(async (a) => {
		try {
			let { problems: o, done: c } = await dt({
				raw: e,
				host: t,
				context: (n) => t.context(n, a, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await s(n.prompt, a.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let i = t === "" ? "" : `, with the base language ${b(t)}`, a = n === void 0 ? "" : ` The token belongs to ${b(n)}.`;
					r(`The project is ${b(e)}${i}.${a}`);
				}
			});
			return c?.first && re(c.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), c && w(Pe(c), t.screen.width).forEach(r), i(o), a.stopped && !c ? _t(t, a) : +!!u(o);
		} catch (e) {
			if (e instanceof o) return _t(t, a);
			throw e;
		}
	});
}
function _t({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { gt as runInit };
