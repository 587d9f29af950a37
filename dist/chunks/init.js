import { $r as e, At as t, Br as n, Cr as r, Dr as i, Ei as a, Gi as o, Hr as s, K as c, Lt as l, Ni as u, Nr as d, Rr as f, S as p, Sn as m, T as h, Tr as g, Vr as _, Zt as v, _ as y, d as b, dr as x, fr as S, ki as C, kr as w, n as T, r as E, rt as D, wi as O, wt as k, x as A } from "./start.js";
import { Ar as j, Bn as ee, Ci as M, Ft as te, G as ne, Gr as re, V as ie, W as N, Y as P, Yr as ae, Z as oe, ei as F, ir as I, jr as se, li as ce, ni as L, s as le, ti as ue, tr as de, vt as fe, wr as R, z } from "./engine.js";
import { D as B, E as V, S as pe, T as H, l as me, n as he, r as ge, s as _e, t as ve, u as ye, w as be } from "./firstPull.js";
import { D as xe, N as Se, P as Ce, c as U, f as we, l as Te, p as Ee } from "./wire.js";
import { E as De, S as Oe, _ as ke, c as Ae, l as je, m as Me, p as Ne } from "./project.js";
import { f as Pe, g as Fe, p as Ie, u as Le } from "./client.js";
import { o as Re } from "./writtenFiles.js";
import { dirname as W, join as G } from "node:path";
// src/init/suggestTexts.ts
const ze = /[\p{Cc}\p{Cs}{}]/u, Be = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Ve(t, n) {
	let { baseLanguage: r, perPlatformNames: i } = n;
	if (!r) return [];
	let a = n.languages?.map(({ iso: e }) => e) ?? [], o = t.filter((e) => !ze.test(e)), s = o.flatMap((e) => He(e, a) ?? []), c = new Set(s.map(({ path: e }) => e)), u = new Set(o.filter((e) => !c.has(e))), d = [], f = (e, t, ...n) => {
		let r = Ue(e, i);
		d.push({
			baseFile: e,
			languages: t,
			rows: n.map((e) => ({
				...e,
				...r
			}))
		});
	};
	for (let [t, n] of we(s, (e) => e.files)) {
		let i = n.find(({ language: e }) => e === r), a = [...new Set(n.map(({ language: e }) => e))].filter((e) => e !== r), [{ plain: o = "" }] = n, s = u.has(o) && (!i || o.endsWith(".xml")), c = t.replaceAll("-{lang}", l);
		if (s && c.replaceAll("{-lang}", "") === e(o)) f(o, [r, ...a], {
			files: c,
			languages: [r, ...a]
		});
		else if (s) {
			let n = {
				files: e(o),
				language: r
			};
			f(o, [r, ...a], n, ...a.length > 0 ? [{
				files: t,
				languages: a
			}] : []);
		} else if (i) f(i.path, [r, ...a], {
			files: t,
			languages: [r, ...a]
		});
		else continue;
		u.delete(o);
	}
	let p = [r, ...a.filter((e) => e !== r)];
	for (let t of u) {
		let n = e(t);
		t.endsWith(".xcstrings") ? f(t, p, {
			files: n,
			languages: p
		}) : Be.test(t) && f(t, [r], {
			files: n,
			language: r
		});
	}
	return d.sort((e, t) => Te(K(e), K(t)));
}
function K({ rows: e }) {
	return e[0]?.files ?? "";
}
function He(t, n) {
	let r = t.split("/"), i = /\.(?:strings|xml)$/.test(t);
	for (let [a, o] of [...r.entries()].slice(0, i ? -1 : void 0).reverse()) {
		let [i = "", s = ""] = o.split(/(\.(?:json|arb|lproj))$/), c = [0, ...Array.from(i.matchAll(/[._-]/g), ({ index: e }) => e + 1)];
		for (let o of c) {
			let c = i.slice(o), l = n.includes(c) ? c : u(c, n);
			if (l === void 0) continue;
			let d = r.map((t) => t === c ? "{lang}" : e(t)).with(a, `${e(i.slice(0, o))}{lang}${s}`), f = s === ".lproj" ? "Base" : i.slice(0, Math.max(0, o - 1)), p = r.with(a, f + s).join("/"), m = f !== "" && !C(f);
			return {
				path: t,
				language: l,
				files: d.join("/"),
				plain: m ? p : void 0
			};
		}
	}
}
function Ue(e, t) {
	if (e.endsWith(".arb")) return { platforms: ["ios", "android"] };
	let n = e.endsWith(".xml") ? "android" : e.endsWith(".json") ? "web" : "ios";
	return t ? { platform: n } : { platforms: [n] };
}
async function We(e, t, n) {
	let { client: r, settings: i, project: a, context: o } = e, s = await R(o.folders.working, o.cancellation.stopping), c = i.kinds.find(({ textFiles: e }) => e);
	if (s.length === 0 || !c) return {
		taken: [],
		mentioned: [],
		shared: 0,
		problems: []
	};
	let l = await Oe(r, a.id, {
		kinds: [c],
		languages: ({ languages: e = [] }) => A(e)
	});
	if (!l.ok) return {
		taken: [],
		mentioned: [],
		shared: 0,
		problems: [l.problem]
	};
	let u = l.value.objects[c.plural]?.objects ?? [], d = {
		...e,
		kind: c,
		live: l.value,
		names: new Set(u.flatMap((e) => c.names(e))),
		filenames: new Set(u.flatMap((e) => c.textFiles?.filenames(e) ?? []))
	}, f = Ve(s, d.live.project).map((e) => Ke(e, d)), p = (await Promise.all(f)).flatMap((e) => e ?? []).slice(0, t ? void 0 : 20), m = p.filter(({ names: e, inProject: t }) => t * 2 > e.length), h = t === void 0 && n !== void 0 && p.length > 0, g = p.map(({ names: e, inProject: t, ...n }) => ({
		value: K(n),
		about: `${n.languages.join(", ")}; ${t} of ${e.length} names are in the project`
	})), _ = h ? await n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", g, m.map(K)) : [], v = p.filter((e) => _.includes(K(e))), y = t === "all" ? p : t ? m : v, b = (n ? [] : p.filter((e) => !y.includes(e)).slice(0, 20)).flatMap((e) => e.rows.map(({ files: e }) => e));
	return {
		...await Ye(Je(y), d),
		mentioned: b
	};
}
const Ge = [
	{ key_name: "{file}:{path}" },
	{ key_name: "{file}.{path}" },
	{},
	{ names: "lokalise" }
];
async function Ke(e, t) {
	let { baseFile: n, rows: r } = e, { kind: i, live: a } = t, { working: o } = t.context.folders, s = await M(G(o, n)).catch(() => new Uint8Array()), c = (c) => {
		let [l] = J([{
			files: K(e),
			...r[0],
			...c
		}], o).texts, u = m(n)?.severalLanguages ? void 0 : a.project.baseLanguage, d = l && {
			source: l,
			path: n,
			language: u,
			...v(l, n)
		}, { entries: f = [], problems: p = [] } = (d && i.textFiles?.read(n, ce(s), d)) ?? {}, h = f.flatMap(({ values: e }) => ee(i.identity(e)));
		return {
			naming: c,
			names: h,
			inProject: h.filter((e) => t.names.has(e)).length,
			hasTexts: b(p) || f.some((e) => !i.textFiles?.isOnlyName(e))
		};
	}, l = c({});
	if (!l.hasTexts) return;
	let u = n.endsWith(".json") ? { plurals: "i18next" } : {}, d = c(u).names.length < l.names.length, f = d ? c(u) : l, p = Ge.flatMap((e) => d ? [{
		...e,
		...u
	}, e] : [e]).map(c).filter(({ inProject: e }) => e > 0), h = p.reduce((e, t) => t.inProject > e.inProject ? t : e, p[0] ?? f), g = h.naming.names === void 0 ? qe(e, t) : void 0, _ = {
		...h.naming,
		...g !== void 0 && { filenames: g }
	};
	return {
		...e,
		...h,
		rows: r.map((e) => ({
			...e,
			..._
		}))
	};
}
function qe({ rows: e, baseFile: t }, { filenames: n }) {
	let r = t.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/");
	return [...e.map(q), r].find((e) => n.has(e));
}
function q({ files: e }) {
	return e.replaceAll(/\{(-?)lang\}/g, "$1%LANG_ISO%").replace(/\\(.)/g, "$1");
}
function Je(e) {
	let t = e.filter(({ inProject: e }) => e === 0), n = Ee(t, ({ names: e, rows: [t] }) => [...new Set(e)].map((e) => `${t?.platform} ${e}`)), r = new Set([...n.values()].filter(({ length: e }) => e > 1).flat());
	return e.map((e) => {
		let { rows: t } = e, [{ files: n } = { files: "" }, i] = t, a = i || n.includes("{-lang}") ? { filenames: q(i ?? { files: n }) } : { names: "lokalise" };
		return r.has(e) ? t.map((e) => ({
			...e,
			...a
		})) : t;
	});
}
async function Ye(e, t) {
	let n = [], [r, i] = [e, 0];
	for (; r.length > 0 && !t.context.cancellation.stopped;) {
		let { errors: e, ...o } = await Xe(r.flat(), t), { error: s, row: c } = e.find((e) => e.row !== void 0) ?? e[0] ?? {};
		if (i = o.shared, !s) break;
		let l = r.findLast((e) => c && e.includes(c)) ?? r.at(-1);
		r = r.filter((e) => e !== l);
		let u = (l ?? []).map((e) => e.files).join(" and "), d = a`${s} Because of this, lokaform.yaml has no row of texts for ${u}.`;
		n.push({
			...O(s, d),
			severity: "warning",
			scope: "change"
		});
	}
	return {
		taken: r.flat(),
		shared: i,
		problems: n
	};
}
async function Xe(e, { client: t, settings: n, project: r, context: i, kind: a, live: o }) {
	let { texts: s, problems: c } = J(e, W(n.configFile)), { usable: l } = n, u = [{
		...r,
		manifests: r.manifests && {
			...r.manifests,
			texts: s
		}
	}], d = await z({
		projects: u,
		usable: l
	}, i.folders, {
		signal: i.cancellation.stopping,
		findProject: async () => o.project,
		kinds: [a]
	}), f = [...c, ...d.problems], p = 0, [m] = d.reads;
	if (m && !b(f)) {
		let { manifests: e, textFiles: n } = m, a = {
			ownUser: je(t, r.id),
			history: i.history,
			manifests: e,
			textFiles: n,
			usable: l
		}, s = re(m.declared, o.project.baseLanguage), c = await Ae(s, o, r.rules, a);
		if (U(f, ie(m, o.project), c.problems), c.is === "planned") {
			U(f, Ne(c.plan, c.kinds, r.rules, {}));
			let e = c.kinds.flatMap(({ matching: e }) => e.matches.flatMap((e) => e.live ?? []));
			p = e.length - new Set(e).size;
		}
	}
	let h = [...new Set(s.map(({ place: e }) => e))];
	return {
		errors: f.flatMap((t) => {
			let { file: n, line: r = 0 } = t.place ?? {}, i = (n === void 0 ? void 0 : m?.textFiles.get(n)?.source) ?? s.findLast(({ place: e }) => e.file === n && e.line <= r);
			return t.severity === "error" ? [{
				error: t,
				row: i && e[h.indexOf(i.place)]
			}] : [];
		}),
		shared: p
	};
}
function J(e, t) {
	let { config: n, problems: r } = oe(de("lokaform.yaml", H({ texts: [...e] })), t);
	return {
		texts: ne([n.top], t) ?? [],
		problems: r
	};
}
// src/init/workflows.ts
const Y = {
	translations: X("translations", "plan in pull requests, apply on push, drift on a schedule, in a few lines"),
	pull: X("translations-pull", "a pull request with the texts that people changed in Lokalise"),
	"pull-request": X("translations-review", "only the plan, as a whole file to change"),
	apply: X("translations-apply", "only apply, as a whole file to change"),
	drift: X("translations-drift", "only drift, as a whole file to change")
};
function X(e, t) {
	return {
		file: `.github/workflows/${e}.yml`,
		about: t
	};
}
async function Ze(e, t) {
	let n = await M(G(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await ue(G(e, ".git"), {})) return se(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Qe({ working: e }) {
	let t = s.map((t) => G(e, Y[t].file));
	return (await Promise.all(t.map((e) => F(e, {})))).includes(!0);
}
async function $e(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let e = G(t.working, Y[i].file);
		await F(e, {}) ? r.push(L(e, t)) : n.push({
			name: i,
			path: e
		});
	}
	return {
		written: n,
		kept: r
	};
}
async function et(e, { branch: t, project: n, inManifests: r, version: i, ...a }, o) {
	let s = xe(t.replace(/[+!]/g, "\\$&")), c = await M(G(o, "docs/workflows", `${e}.yml`), "utf8"), l = n === void 0 ? "" : `    with: { allow-projects: "${I(n)}" }\n`, u = [...a.variables, ...e === "pull" ? [] : r], d = (e, t) => u.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), f = u.length === 0 ? "" : `        env:\n${d("          ", ": ")}`, p = u.length === 0 ? "" : `      variables: |\n${d("        ", "=")}`;
	return c.replace(/(?<=branches: \[)main(?=\])/g, () => s).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => l).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
// src/init/questions.ts
async function tt(e, n, r) {
	let i = T(e), a = e, o = n.sources, s = await N("plan", a, o), c = !1;
	if (b(i)) return {
		...s,
		typesToken: c,
		problems: i
	};
	let l = s.problems.some(({ code: e }) => e === "no-project");
	if (r && E(k, a) === void 0 && l) {
		let e = (e) => P(e).problems[0]?.message;
		a = {
			...a,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let u = await nt(a, s.settings.configFile, o);
	if (u) return {
		...s,
		typesToken: c,
		problems: [u]
	};
	if (!(E(t, a) !== void 0 || o.environment.LOKALISE_API_TOKEN) && r && s.settings.projects.every(({ token: e }) => e === void 0)) {
		c = !0;
		let e = await r.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		n.hide([D(e)]), o = {
			...o,
			token: e
		};
	}
	return s = await N("plan", a, o), n.hide(s.settings.secrets), {
		...s,
		typesToken: c
	};
}
async function nt(e, t, n) {
	let r = E(k, e);
	if (r === void 0 || !await F(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await N("plan", a, n), { projects: c } = o, { id: l } = P(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = L(t, n.folders), d = `Set project: ${l} in it, or move the file away. For several projects, see ${Se("docs/settings.md")}#many-projects.`;
	return y("bad-setting", `${u} is there already, and does not name this project. ${d}`);
}
async function rt(e, t, r, i) {
	let a = i?.startsWith("v") === !1 ? n : f, o = E(_, e);
	if (o) return o.filter((e) => e !== "none");
	if (await Qe(t)) return [];
	if (!r) return a;
	let c = s.map((e) => ({
		value: e,
		about: Y[e].about
	})), l = await r.several("Which workflows should be written?", c, a), u = s.filter((e) => l.includes(e));
	return u.includes("translations") ? u.filter((e) => f.includes(e)) : u;
}
async function Z(e, t, n, r) {
	let i = await j(t.working, n);
	if (i && !i.isRoot) return { problems: [y("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = E(g, e) ?? i?.defaultBranch;
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
		problems: [y("not-read", s, { severity: "notice" })]
	};
}
async function it({ tokenFrom: e, ...t }, { apiUrl: n }, { cancellation: r, onResponse: i, onWait: a }) {
	let o = ke(t, {
		apiUrl: n,
		signal: r.stopping,
		onResponse: i,
		onWait: a
	});
	if (!o.ok) return { problems: [o.problem] };
	let s = o.value;
	try {
		let [{ project: e }, n] = await Promise.all([De(s, t.id, {
			languages: !0,
			names: !1,
			texts: !1
		}), at(s, I(t.id))]);
		return {
			client: s,
			account: {
				project: e,
				writer: n
			},
			problems: []
		};
	} catch (e) {
		return { problems: Me(e, { stopped: void 0 }) };
	}
}
async function at(e, t) {
	try {
		let n = Pe(await e.contributorMe(t)) ?? {};
		return [Ie(n.email), Le(n.user_id)].find((e) => e !== void 0 && r.schema.safeParse([e]).success);
	} catch (e) {
		if (e instanceof Fe && e.status < 500) return;
		throw e;
	}
}
// src/init/init.ts
async function ot(e) {
	let t = await tt(e.raw, e.host, e.questions), { settings: n, typesToken: r } = t, [i, ...a] = n.projects, o = [...t.problems];
	if (a.length > 0 && o.push(y("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.")), !i?.manifests || b(o)) return { problems: o };
	let s = e.context(n), c = await it(i, n, s);
	if (U(o, c.problems), !c.client || !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = {
		client: c.client,
		settings: n,
		project: i,
		context: s
	}, u = await st({
		...e,
		typesToken: r
	}, l, i.manifests);
	return {
		...u,
		problems: [...o, ...u.problems]
	};
}
async function st(e, t, n) {
	let { questions: r, packageRoot: i, typesToken: a } = e, { settings: o, project: s, context: c } = t, l = o.options, { folders: u, cancellation: d } = c, f = await ve(n, s), p = await ut(e, t, f), { taken: m, mentioned: h, shared: g } = p.offered, _ = [...p.problems], v = await V(await Q(p, o, i), u);
	if (v.length > 0 || d.stopped) return { problems: [..._, ...v] };
	let y = {
		...me(l, c, r && ((e) => r.yesNo(e))),
		repeated: [],
		leavesTexts: m.length > 0,
		schemas: W(o.configFile)
	}, C = _e(o.kinds, y, c);
	if (b(C)) return { problems: [..._, ...C] };
	let { first: w, problems: T } = f ? { problems: ye(l, [S, x]) } : await he({
		settings: o,
		project: s,
		options: y,
		context: c
	}, n);
	if (U(_, T), !f && !w && (m.length === 0 || b(_))) return { problems: _ };
	let E = w?.variables?.names ?? [], D = await ct(p, t, i, w), { newFile: O, workflows: k, values: A } = p, j = {
		...w && { first: w },
		written: D.written,
		kept: [
			...O ? [] : [L(o.configFile, u)],
			...f ? ["the manifests"] : [],
			...k.kept
		],
		workflows: k.written.map(({ name: e }) => e),
		variables: [
			...A?.variables ?? [],
			...A?.inManifests ?? [],
			...E
		],
		version: A?.version,
		typesToken: a,
		texts: m.map(({ files: e }) => e),
		mentioned: h,
		shared: g
	};
	return {
		problems: [..._, ...D.problems],
		done: j
	};
}
async function ct(e, { settings: t, context: { folders: n } }, r, i) {
	let { backupDir: a, configFile: o } = t, s = await Q(e, t, r, i?.variables?.names), c = [];
	if (e.newFile && a !== void 0) {
		let e = await ae(a, n);
		e.ok && e.value ? s.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	(e.newFile || i) && U(s, await lt(r, W(o)));
	let l = await B(s, n);
	return {
		written: l.length > 0 ? [] : s.map(({ path: e }) => L(e, n)),
		problems: [...c, ...l]
	};
}
async function lt(e, t) {
	let n = d.map(async (n) => {
		let r = G(t, pe, `${n}.json`), i = await M(G(e, Ce(n)), "utf8");
		return await F(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function ut({ questions: e, packageRoot: t }, n, r) {
	let { configFile: a, options: o } = n.settings, { id: s, secrets: c, manifests: l } = n.project, { folders: u, environment: d, cancellation: f } = n.context, p = await F(a, {}), m = E(i, o), h = m ?? (e || r ? void 0 : "matching"), g = !p && h !== "none" ? await We(n, h, e) : dt, _ = `${L(a, u)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, v = [...p && m !== void 0 ? [y("bad-setting", _, { severity: "warning" })] : [], ...g.problems], b = E(S, o), x = p ? void 0 : {
		project: s,
		texts: g.taken,
		languages: b
	}, C = {
		environment: d,
		signal: f.stopping
	}, w = await Ze(t, C), T = await rt(o, u, e, w), D = {
		newFile: x,
		offered: g,
		workflows: {
			written: [],
			kept: []
		},
		problems: v
	};
	if (T.length === 0) return D;
	let { branch: O, problems: k } = await Z(o, u, C, e);
	if (U(v, k), O === void 0) return D;
	let A = {
		branch: O,
		project: c.length > 0 ? void 0 : s,
		variables: c.flatMap(({ shown: e }) => fe(e)),
		inManifests: l ? await ge(l, { id: s }) : [],
		version: w
	}, j = await $e(T, u);
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
		text: H(f, [be(w)])
	}, ...s];
}
const dt = {
	taken: [],
	mentioned: [],
	shared: 0,
	problems: []
};
// src/commands/runs/init.ts
async function ft(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return le(async (a) => {
		try {
			let { problems: s, done: l } = await ot({
				raw: e,
				host: t,
				context: (e) => t.context(e, a),
				packageRoot: n.packageRoot,
				questions: n.prompt && await h(n.prompt, a.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let i = t === "" ? "" : `, with the base language ${c(t)}`, a = n === void 0 ? "" : ` The token belongs to ${c(n)}.`;
					r(`The project is ${c(e)}${i}.${a}`);
				}
			});
			return l?.first && te(l.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), l && o(Re(l), t.screen.width).forEach(r), i(s), a.stopped && !l ? $(t, a) : +!!b(s);
		} catch (e) {
			if (e instanceof p) return $(t, a);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { ft as runInit };
