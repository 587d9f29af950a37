import { Ar as e, Ct as t, Dr as n, Gt as r, Hr as i, K as a, S as o, Sr as s, T as c, _ as l, d as u, dn as d, fr as f, gr as p, jr as m, kr as h, kt as g, li as _, mr as v, n as y, nr as b, pi as x, pn as S, r as C, rt as w, tr as T, vr as E, wi as D, x as O } from "./start.js";
import { $ as k, Ar as A, Cr as j, In as M, K as N, Nt as P, Pn as F, Ti as I, U as L, V as R, Z as z, Zr as ee, ai as B, bn as te, gt as ne, ii as V, jr as re, ni as H, q as ie, qr as ae, ri as oe, s as se } from "./engine.js";
import { C as ce, D as le, E as ue, S as de, T as U, l as fe, n as pe, r as me, s as he, t as ge, u as _e } from "./firstPull.js";
import { N as ve, P as ye, c as W, f as G, p as be } from "./wire.js";
import { C as xe, D as Se, c as Ce, h as we, l as Te, m as Ee, v as De } from "./project.js";
import { d as Oe, f as ke, g as K, l as Ae, p as q, u as je, x as Me } from "./client.js";
import { o as Ne } from "./writtenFiles.js";
import { dirname as J, join as Y } from "node:path";
// src/init/suggestTexts.ts
const Pe = /[\p{Cc}\p{Cs}{}]/u, Fe = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Ie(e, t) {
	let { baseLanguage: n, perPlatformNames: r } = t;
	if (!n) return [];
	let a = t.languages?.map(({ iso: e }) => e) ?? [], o = e.filter((e) => !Pe.test(e)), s = o.flatMap((e) => ze(e, a)), c = new Set(s.map(({ path: e }) => e)), l = new Set(o.filter((e) => !c.has(e))), u = new Map();
	for (let [e, t] of G(s, (e) => Z(e, i))) {
		let r = Le(e, t, n, l), i = r && u.get(r.baseFile);
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
		}) : Fe.test(e) && !u.has(e) && u.set(e, {
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
			...He(e.files, r)
		}))
	})).sort((e, t) => X(e) < X(t) ? -1 : 1);
}
function X({ rows: e }) {
	return e[0]?.files ?? "";
}
function Le(e, t, n, r) {
	let [a] = t;
	if (!a) return;
	let o = t.find(({ language: e }) => e === n), s = [...new Set(t.map(({ language: e }) => e))].filter((e) => e !== n), c = Ve(a), [, l = ""] = /([^/]+)\.[a-z]+$/.exec(c) ?? [], u = r.has(c) && !_(l) && (!o || a.path.endsWith(".xml"));
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
const Re = [[/\.strings$/, /[^/]+(?=\.lproj\/[^/]+$)/g], [/\.xml$/, /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+$)/g]];
function ze(e, t) {
	if (e.endsWith(".xcstrings")) return [];
	let [, n] = Re.find(([t]) => t.test(e)) ?? [], r = n ? d(e, n) : t.flatMap((t) => d(e, Be(t))), i = ({ start: e, end: t }) => r.some((n) => n.start <= e && t <= n.end && n.end - n.start > t - e);
	return [...G(r.filter((e) => !i(e)), ({ start: t, end: n }) => e.slice(t, n))].flatMap(([n, r]) => {
		let i = t.includes(n) ? n : x(n, t);
		return i === void 0 ? [] : [{
			path: e,
			language: i,
			code: n,
			at: r
		}];
	});
}
function Be(e) {
	let t = e.split(/[-_]/).map((e) => e.replace(/\W/g, "\\$&")).join("[-_]");
	return RegExp(`(?<=^|/)${t}(?=/)|(?<=^|[/._-])${t}(?![-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9]))(?=[._-][^/]*$)`, "gi");
}
function Z({ path: e, at: t }, n = (e) => e) {
	return [0, ...t.map(({ end: e }) => e)].map((r, i) => n(e.slice(r, t[i]?.start))).join("{lang}");
}
function Ve(e) {
	return Z(e).replace("{lang}.lproj/", "Base.lproj/").replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}
function He(e, t) {
	if (e.endsWith(".arb")) return { platforms: ["ios", "android"] };
	let n = e.endsWith(".xml") ? "android" : e.endsWith(".json") ? "web" : "ios";
	return t ? { platform: n } : { platforms: [n] };
}
async function Ue(e, t, n) {
	let { client: r, settings: i, project: a, context: o } = e, s = await j(o.folders.working, o.cancellation.stopping), c = i.kinds.find(({ textFiles: e }) => e);
	if (s.length === 0 || !c) return {
		taken: [],
		mentioned: [],
		problems: []
	};
	let l = await xe(r, a.id, {
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
	}, f = Ie(s, d.live.project).map((e) => Ge(e, d)), p = (await Promise.all(f)).flatMap((e) => e ?? []).slice(0, t ? void 0 : 20), m = p.filter(({ names: e, inProject: t }) => t * 2 > e.length), h = t === void 0 && n !== void 0 && p.length > 0, g = p.map(({ names: e, inProject: t, ...n }) => ({
		value: X(n),
		about: `${n.languages.join(", ")}; ${t} of ${e.length} names are in the project`
	})), _ = h ? await n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", g, m.map(X)) : [], v = p.filter((e) => _.includes(X(e))), y = t === "all" ? p : t ? m : v, b = (n ? [] : p.filter((e) => !y.includes(e)).slice(0, 20)).flatMap((e) => e.rows.map(({ files: e }) => e));
	return {
		...await Ye(Je(y), d),
		mentioned: b
	};
}
const We = [
	{ key_name: "{file}:{path}" },
	{ key_name: "{file}.{path}" },
	{},
	{ separator: "::" }
];
async function Ge(e, t) {
	let { baseFile: n, rows: i } = e, { kind: a, live: o } = t, { working: s } = t.context.folders, c = await I(Y(s, n)).catch(() => new Uint8Array()), l = (l) => {
		let [d] = Q([{
			files: X(e),
			...i[0],
			...l
		}], s).texts, f = S(n)?.severalLanguages ? void 0 : o.project.baseLanguage, p = d && {
			source: d,
			path: n,
			language: f,
			...r(d, n)
		}, { entries: m = [], problems: h = [] } = (p && a.textFiles?.read(n, Ke(c, n), p)) ?? {}, g = m.flatMap(({ values: e }) => te(a.identity(e)));
		return {
			naming: l,
			names: g,
			inProject: g.filter((e) => t.names.has(e)).length,
			hasTexts: u(h) || m.some((e) => !a.textFiles?.isOnlyName(e))
		};
	}, d = l({});
	if (!d.hasTexts) return;
	let f = n.endsWith(".json") ? { plurals: "i18next" } : {}, p = l(f).names.length < d.names.length, m = p ? l(f) : d, [h = m, ...g] = We.flatMap((e) => p ? [{
		...e,
		...f
	}, e] : [e]).map(l).filter(({ inProject: e }) => e > 0), _ = g.reduce((e, t) => t.inProject > e.inProject ? t : e, h);
	return {
		...e,
		..._,
		rows: i.map((n) => ({
			...n,
			...qe(_.naming, e, t)
		}))
	};
}
function Ke(e, t) {
	try {
		return B(e, t);
	} catch {
		return "";
	}
}
function qe(e, { rows: t, baseFile: n }, { filenames: r }) {
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
function Je(e) {
	let t = e.filter(({ inProject: e }) => e === 0), n = be(t, ({ names: e, rows: [t] }) => [...new Set(e)].map((e) => `${t?.platform} ${e}`)), r = [...new Set([...n.values()].filter(({ length: e }) => e > 1).flat())], i = r.map((e) => X(e).replace(/\\(.)|\.\w+$/g, "$1").split("/").flatMap((e) => e.replace(/[._-]?\{lang\}[._-]?/, "") || [])), a = (e) => e[0]?.findIndex((t, n) => e.some((e) => e[n] !== t)) ?? 0, o = a(i), s = a(i.map((e) => e.slice(o).reverse()));
	return e.map((e) => {
		let t = i[r.indexOf(e)], n = t?.slice(o, t.length - s).join(".");
		return e.rows.map((e) => n ? {
			...e,
			key_name: `${n}.{path}`
		} : e);
	});
}
async function Ye(e, t) {
	let n = [], r = e;
	for (; r.length > 0 && !t.context.cancellation.stopped;) {
		let e = await Xe(r.flat(), t), { error: i, files: a } = e.find((e) => e.files !== void 0) ?? e[0] ?? {};
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
async function Xe(e, { client: t, settings: n, project: r, context: i, kind: a, live: o }) {
	let { texts: s, problems: c } = Q(e, J(n.configFile)), { usable: l } = n, d = [{
		...r,
		manifests: r.manifests && {
			...r.manifests,
			texts: s
		}
	}], f = await R({
		projects: d,
		usable: l
	}, i.folders, {
		signal: i.cancellation.stopping,
		findProject: async () => o.project,
		kinds: [a]
	}), p = [...c, ...f.problems], [m] = f.reads;
	if (m && !u(p)) {
		let { manifests: e, textFiles: n } = m, a = {
			ownUser: Te(t, r.id),
			history: i.history,
			manifests: e,
			textFiles: n,
			usable: l
		}, s = ae(m.declared, o.project.baseLanguage), c = await Ce(s, o, r.rules, a);
		W(p, L(m, o.project), c.problems), c.is === "planned" && W(p, Ee(c.plan, c.kinds, r.rules, {}));
	}
	return p.flatMap((e) => {
		let { file: t, line: n = 0 } = e.place ?? {}, r = (t === void 0 ? void 0 : m?.textFiles.get(t)?.source) ?? s.findLast(({ place: e }) => e.file === t && e.line <= n);
		return e.severity === "error" ? [{
			error: e,
			files: r?.files
		}] : [];
	});
}
function Q(e, t) {
	let { config: n, problems: r } = k(F("lokaform.yaml", U({ texts: [...e] })), t);
	return {
		texts: ie([n.top], t) ?? [],
		problems: r
	};
}
// src/init/workflows.ts
const $ = {
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
async function Ze(e, t) {
	let n = await I(Y(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await oe(Y(e, ".git"), {})) return re(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Qe({ working: e }) {
	let t = m.map((t) => Y(e, $[t].file));
	return (await Promise.all(t.map((e) => H(e, {})))).includes(!0);
}
async function $e(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = Y(n.working, $[s].file), c = await et(s, t, r), l = await H(e, {}) ? await I(e, "utf8") : void 0, u = V(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function et(e, { branch: t, project: n, inManifests: r, version: i, ...a }, o) {
	let s = await I(Y(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${M(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e, t) => l.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), d = l.length === 0 ? "" : `        env:\n${u("          ", ": ")}`, f = l.length === 0 ? "" : `      variables: |\n${u("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => tt(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => d || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${f}`);
}
function tt(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function nt(e, n, r, i) {
	let a = y(e), o = e, s = n.sources, c = await N("plan", o, s), l = !1;
	if (u(a)) return {
		...c,
		raw: o,
		typesToken: l,
		problems: a
	};
	let d = c.problems.some(({ code: e }) => e === "no-project");
	if (r && C(t, o) === void 0 && d) {
		let e = (e) => z(e).problems[0]?.message;
		o = {
			...o,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let f = await rt(o, c.settings.configFile, s);
	if (f) return {
		...c,
		raw: o,
		typesToken: l,
		problems: [f]
	};
	if (!(C(g, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && r && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await r.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		n.hide([w(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await N("plan", o, s), n.hide(c.settings.secrets), {
		...c,
		raw: o,
		typesToken: l
	};
}
async function rt(e, n, r) {
	let i = C(t, e);
	if (i === void 0 || !await H(n, {})) return;
	let { project: a, ...o } = e, { settings: s, problems: c } = await N("plan", o, r), { projects: u } = s, { id: d } = z(i);
	if (u.length === 0 || d === void 0 || u.some((e) => e.id === d) || u.some((e) => !e.id) && c.every(({ code: e }) => e !== "no-project")) return;
	let f = V(n, r.folders), p = `Set project: ${d} in it, or move the file away. For several projects, see ${ve("docs/settings.md")}#many-projects.`;
	return l("bad-setting", `${f} is there already, and does not name this project. ${p}`);
}
async function it(t, r, i, a) {
	let o = a?.startsWith("v") === !1 ? h : n, s = C(e, t);
	if (s) return s.filter((e) => e !== "none");
	if (await Qe(r)) return [];
	if (!i) return o;
	let c = m.map((e) => ({
		value: e,
		about: $[e].about
	})), l = await i.several("Which workflows should be written?", c, o), u = m.filter((e) => l.includes(e));
	return u.includes("translations") ? u.filter((e) => n.includes(e)) : u;
}
async function at(e, t, n, r) {
	let i = await A(t.working, n);
	if (i && !i.isRoot) return { problems: [l("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = C(v, e) ?? i?.defaultBranch;
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
		problems: [l("not-read", s, { severity: "notice" })]
	};
}
async function ot(e, t) {
	try {
		let [{ project: n }, r] = await Promise.all([Se(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), st(e, M(t))]);
		return {
			account: {
				project: n,
				writer: r.writer
			},
			problems: r.problems
		};
	} catch (e) {
		let t = e instanceof K && Me(e);
		return {
			problems: we(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function st(e, t) {
	try {
		let n = ke(await e.contributorMe(t)) ?? {}, r = [q(n.email), je(n.user_id)].find((e) => e !== void 0 && f.schema.safeParse([e]).success);
		if (r === void 0) return ct;
		let i = Oe(n.admin_rights, q), a = Ae(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : ut(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof K && e.status < 500) return ct;
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
		return l("missing-right", r, { severity: "warning" });
	});
}
// src/init/init.ts
async function dt(e, t) {
	let { settings: n, raw: r, typesToken: i, problems: a } = await nt(e.raw, e.host, e.questions, t), [o, ...s] = n.projects, c = [...a, ...s.length > 0 ? [l("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.")] : []];
	if (!o?.manifests || u(c)) return { problems: c };
	let d = e.context(n), { folders: f, cancellation: p, onResponse: m, onWait: h } = d, g = {
		apiUrl: n.apiUrl,
		signal: p.stopping,
		onResponse: m,
		onWait: h
	}, { tokenFrom: _, ...v } = o, y = De(v, g), x = y.ok ? await ot(y.value, o.id) : {
		problems: [y.problem],
		isTokenRefused: !0
	};
	if (x.isTokenRefused && i) return dt({
		...e,
		raw: r
	}, x.problems[0]?.message);
	if (W(c, x.problems), !y.ok || !x.account) return { problems: c };
	e.onAccount(x.account);
	let S = await ge(o.manifests, o), C = await pt({
		...e,
		raw: r,
		hasAny: S
	}, y.value, n, o, d);
	W(c, C.problems);
	let w = await ue(await mt(C, n, e), f);
	if (w.length > 0 || p.stopped) return { problems: [...c, ...w] };
	let { taken: E, mentioned: D } = C.offered, { questions: O } = e, k = J(n.configFile), A = {
		...fe(r, d, O && ((e) => O.yesNo(e))),
		repeated: [],
		leavesTexts: E.length > 0,
		schemas: k
	}, j = he(n.kinds, A, d);
	if (u(j)) return { problems: [...c, ...j] };
	let M = S ? void 0 : await pe({
		settings: n,
		project: o,
		options: A,
		context: d
	}, o.manifests);
	if (W(c, M?.problems ?? _e(r, [b, T])), M && !M.first && (E.length === 0 || u(c))) return { problems: c };
	let N = M?.first?.variables?.names ?? [], P = await mt(C, n, e, N);
	if (C.newFile && n.backupDir !== void 0) {
		let e = await ee(n.backupDir, f);
		e.ok && e.value ? P.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	(C.newFile || M?.first) && W(P, await ft(e.packageRoot, k));
	let F = await le(P, f), { newFile: I, workflows: L, values: R } = C, z = [
		...I ? [] : [V(n.configFile, f)],
		...S ? ["the manifests"] : [],
		...L.kept
	], B = F.length > 0 ? [] : P.map(({ path: e }) => V(e, f)), te = {
		...M?.first && { first: M.first },
		written: B,
		kept: z,
		workflows: L.written.map(({ name: e }) => e),
		variables: [
			...R?.variables ?? [],
			...R?.inManifests ?? [],
			...N
		],
		version: R?.version,
		typesToken: i,
		texts: E.map(({ files: e }) => e),
		mentioned: D
	};
	return {
		problems: [...c, ...F],
		done: te
	};
}
async function ft(e, t) {
	let n = s.map(async (n) => {
		let r = Y(t, de, `${n}.json`), i = await I(Y(e, ye(n)), "utf8");
		return await H(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function pt({ raw: e, questions: t, packageRoot: n, hasAny: r }, i, a, o, s) {
	let { configFile: c } = a, { id: u, secrets: d, manifests: f } = o, { folders: m, environment: h, cancellation: g } = s, _ = await H(c, {}), v = C(p, e), y = v ?? (t || r ? void 0 : "matching"), x = !_ && y !== "none" ? await Ue({
		client: i,
		settings: a,
		project: o,
		context: s
	}, y, t) : ht, S = `${V(c, m)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, w = [..._ && v !== void 0 ? [l("bad-setting", S, { severity: "warning" })] : [], ...x.problems], T = C(b, e), E = _ ? void 0 : {
		project: u,
		texts: x.taken,
		languages: T
	}, D = {
		environment: h,
		signal: g.stopping
	}, O = await Ze(n, D), k = await it(e, m, t, O), A = {
		newFile: E,
		offered: x,
		workflows: {
			written: [],
			kept: []
		},
		problems: w
	};
	if (k.length === 0) return A;
	let { branch: j, problems: M } = await at(e, m, D, t);
	if (W(w, M), j === void 0) return A;
	let N = {
		branch: j,
		project: d.length > 0 ? void 0 : u,
		variables: d.flatMap(({ shown: e }) => ne(e)),
		inManifests: f ? await me(f, { id: u }) : [],
		version: O
	}, P = await $e(k, N, {
		folders: m,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...A,
		values: N,
		workflows: P
	};
}
async function mt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a = []) {
	let o = [...n?.inManifests ?? [], ...a], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await et(e, {
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
		text: U(f, [ce(E)])
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
	return se(async (s) => {
		try {
			let { problems: o, done: l } = await dt({
				raw: e,
				host: t,
				context: (n) => t.context(n, s, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await c(n.prompt, s.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let i = t === "" ? "" : `, with the base language ${a(t)}`, o = n === void 0 ? "" : ` The token belongs to ${a(n)}.`;
					r(`The project is ${a(e)}${i}.${o}`);
				}
			});
			return l?.first && P(l.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), l && D(Ne(l), t.screen.width).forEach(r), i(o), s.stopped && !l ? _t(t, s) : +!!u(o);
		} catch (e) {
			if (e instanceof o) return _t(t, s);
			throw e;
		}
	});
}
function _t({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { gt as runInit };
