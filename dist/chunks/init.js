import { $t as e, Ar as t, Di as n, Er as r, Gr as i, Ii as a, Ir as o, Ji as s, K as c, Mi as l, Mr as u, Or as d, Rt as f, S as p, T as m, Tt as h, Ur as g, Vr as _, Wr as v, _ as y, d as b, hr as x, jt as S, ki as C, mr as w, n as T, ni as E, r as D, rt as O, wn as k, x as A } from "./start.js";
import { B as j, G as M, Gn as ee, H as te, Jn as N, K as ne, Kr as P, Q as re, Rt as ie, Wr as ae, X as F, Xr as oe, br as se, bt as ce, hr as le, ni as ue, ri as I, s as de, ti as L, ui as fe, wi as R, xr as z } from "./engine.js";
import { D as B, E as V, S as pe, T as H, l as me, n as he, r as ge, s as _e, t as ve, u as ye, w as be } from "./firstPull.js";
import { A as xe, R as Se, c as U, l as Ce, m as we, p as Te, z as Ee } from "./wire.js";
import { C as De, D as Oe, _ as ke, c as Ae, l as je, m as Me, y as Ne } from "./project.js";
import { f as Pe, g as Fe, p as Ie, u as Le } from "./client.js";
import { o as Re } from "./writtenFiles.js";
import { dirname as W, join as G } from "node:path";
// src/init/suggestTexts.ts
const ze = /[\p{Cc}\p{Cs}{}]/u, Be = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings(?:dict)?)$/;
function Ve(e, t) {
	let { baseLanguage: n, perPlatformNames: r } = t;
	if (!n) return [];
	let i = t.languages?.map(({ iso: e }) => e) ?? [], a = e.filter((e) => !ze.test(e)), o = a.flatMap((e) => He(e, i) ?? []), s = new Set(o.map(({ path: e }) => e)), c = new Set(a.filter((e) => !s.has(e))), l = [], u = (e, t, ...n) => {
		let i = Ue(e, r);
		l.push({
			baseFile: e,
			languages: t,
			rows: n.map((e) => ({
				...e,
				...i
			}))
		});
	};
	for (let [e, t] of Te(o, (e) => e.files)) {
		let r = t.find(({ language: e }) => e === n), i = [...new Set(t.map(({ language: e }) => e))].filter((e) => e !== n), [{ plain: a = "" }] = t, o = c.has(a) && (!r || a.endsWith(".xml")), s = e.replaceAll("-{lang}", f);
		if (o && s.replaceAll("{-lang}", "") === E(a)) u(a, [n, ...i], {
			files: s,
			languages: [n, ...i]
		});
		else if (o) {
			let t = {
				files: E(a),
				language: n
			};
			u(a, [n, ...i], t, ...i.length > 0 ? [{
				files: e,
				languages: i
			}] : []);
		} else if (r) u(r.path, [n, ...i], {
			files: e,
			languages: [n, ...i]
		});
		else continue;
		c.delete(a);
	}
	let d = [n, ...i.filter((e) => e !== n)];
	for (let e of c) {
		let t = E(e);
		e.endsWith(".xcstrings") ? u(e, d, {
			files: t,
			languages: d
		}) : Be.test(e) && u(e, [n], {
			files: t,
			language: n
		});
	}
	return l.sort((e, t) => Ce(K(e), K(t)));
}
function K({ rows: e }) {
	return e[0]?.files ?? "";
}
function He(e, t) {
	let n = e.split("/"), r = /\.(?:strings(?:dict)?|xml)$/.test(e);
	for (let [i, o] of [...n.entries()].slice(0, r ? -1 : void 0).reverse()) {
		let [r = "", s = ""] = o.split(/(\.(?:json|arb|xlf|xliff|lproj))$/), c = [0, ...Array.from(r.matchAll(/[._-]/g), ({ index: e }) => e + 1)];
		for (let o of c) {
			let c = r.slice(o), u = t.includes(c) ? c : a(c, t);
			if (u === void 0) continue;
			let d = n.map((e) => e === c ? "{lang}" : E(e)).with(i, `${E(r.slice(0, o))}{lang}${s}`), f = s === ".lproj" ? "Base" : r.slice(0, Math.max(0, o - 1)), p = n.with(i, f + s).join("/"), m = f !== "" && !l(f);
			return {
				path: e,
				language: u,
				files: d.join("/"),
				plain: m ? p : void 0
			};
		}
	}
}
function Ue(e, t) {
	if (e.endsWith(".arb")) return { platforms: ["ios", "android"] };
	let n = e.endsWith(".xml") ? "android" : /\.(?:json|xlf)$/.test(e) ? "web" : "ios";
	return t ? { platform: n } : { platforms: [n] };
}
async function We(e, t, n) {
	let { client: r, settings: i, project: a, context: o } = e, s = await le(o.folders.working, o.cancellation.stopping), c = i.kinds.find(({ textFiles: e }) => e);
	if (s.length === 0 || !c) return {
		taken: [],
		mentioned: [],
		shared: 0,
		problems: []
	};
	let l = await De(r, a.id, {
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
async function Ke(t, n) {
	let { baseFile: r, rows: i } = t, { kind: a, live: o } = n, { working: s } = n.context.folders, c = await R(G(s, r)).catch(() => new Uint8Array()), l = (l) => {
		let [u] = J([{
			files: K(t),
			...i[0],
			...l
		}], s).texts, d = k(r)?.severalLanguages ? void 0 : o.project.baseLanguage, f = u && {
			source: u,
			path: r,
			language: d,
			...e(u, r)
		}, { entries: p = [], problems: m = [] } = (f && a.textFiles?.read(r, fe(c), f)) ?? {}, h = p.flatMap(({ values: e }) => ae(a.identity(e)));
		return {
			naming: l,
			names: h,
			inProject: h.filter((e) => n.names.has(e)).length,
			hasTexts: b(m) || p.some((e) => !a.textFiles?.isOnlyName(e))
		};
	}, u = l({});
	if (!u.hasTexts) return;
	let d = r.endsWith(".json") ? { plurals: "i18next" } : {}, f = l(d).names.length < u.names.length, p = f ? l(d) : u, m = Ge.flatMap((e) => f ? [{
		...e,
		...d
	}, e] : [e]).map(l).filter(({ inProject: e }) => e > 0), h = m.reduce((e, t) => t.inProject > e.inProject ? t : e, m[0] ?? p), g = h.naming.names === void 0 ? qe(t, n) : void 0, _ = {
		...h.naming,
		...g !== void 0 && { filenames: g }
	};
	return {
		...t,
		...h,
		rows: i.map((e) => ({
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
	let t = e.filter(({ inProject: e }) => e === 0), n = we(t, ({ names: e, rows: [t] }) => [...new Set(e)].map((e) => `${t?.platform} ${e}`)), r = new Set([...n.values()].filter(({ length: e }) => e > 1).flat());
	return e.map((e) => {
		let { rows: t } = e, [{ files: n } = { files: "" }, i] = t, a = i || n.includes("{-lang}") ? { filenames: q(i ?? { files: n }) } : { names: "lokalise" };
		return r.has(e) ? t.map((e) => ({
			...e,
			...a
		})) : t;
	});
}
async function Ye(e, t) {
	let r = [], [i, a] = [e, 0];
	for (; i.length > 0 && !t.context.cancellation.stopped;) {
		let { errors: e, ...o } = await Xe(i.flat(), t), { error: s, row: c } = e.find((e) => e.row !== void 0) ?? e[0] ?? {};
		if (a = o.shared, !s) break;
		let l = i.findLast((e) => c && e.includes(c)) ?? i.at(-1);
		i = i.filter((e) => e !== l);
		let u = (l ?? []).map((e) => e.files).join(" and "), d = C`${s} Because of this, lokaform.yaml has no row of texts for ${u}.`;
		r.push({
			...n(s, d),
			severity: "warning",
			scope: "change"
		});
	}
	return {
		taken: i.flat(),
		shared: a,
		problems: r
	};
}
async function Xe(e, { client: t, settings: n, project: r, context: i, kind: a, live: o }) {
	let { texts: s, problems: c } = J(e, W(n.configFile)), { usable: l } = n, u = [{
		...r,
		manifests: r.manifests && {
			...r.manifests,
			texts: s
		}
	}], d = await j({
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
		}, s = P(m.declared, o.project.baseLanguage), c = await Ae(s, o, r.rules, a);
		if (U(f, te(m, o.project), c.problems), c.is === "planned") {
			U(f, Me(c.plan, c.kinds, r.rules, {}));
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
	let { config: n, problems: r } = re(ee("lokaform.yaml", H({ texts: [...e] })), t);
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
	let n = await R(G(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await ue(G(e, ".git"), {})) return z(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Qe({ working: e }) {
	let t = i.map((t) => G(e, Y[t].file));
	return (await Promise.all(t.map((e) => L(e, {})))).includes(!0);
}
async function $e(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let e = G(t.working, Y[i].file);
		await L(e, {}) ? r.push(I(e, t)) : n.push({
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
	let s = xe(t.replace(/[+!]/g, "\\$&")), c = await R(G(o, "docs/workflows", `${e}.yml`), "utf8"), l = n === void 0 ? "" : `    with: { allow-projects: "${N(n)}" }\n`, u = [...a.variables, ...e === "pull" ? [] : r], d = (e, t) => u.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), f = u.length === 0 ? "" : `        env:\n${d("          ", ": ")}`, p = u.length === 0 ? "" : `      variables: |\n${d("        ", "=")}`;
	return c.replace(/(?<=branches: \[)main(?=\])/g, () => s).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => l).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
// src/init/questions.ts
async function tt(e, t, n) {
	let r = T(e), i = e, a = t.sources, o = await M("plan", i, a), s = !1;
	if (b(r)) return {
		...o,
		typesToken: s,
		problems: r
	};
	let c = o.problems.some(({ code: e }) => e === "no-project");
	if (n && D(h, i) === void 0 && c) {
		let e = (e) => F(e).problems[0]?.message;
		i = {
			...i,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let l = await nt(i, o.settings.configFile, a);
	if (l) return {
		...o,
		typesToken: s,
		problems: [l]
	};
	if (!(D(S, i) !== void 0 || a.environment.LOKALISE_API_TOKEN) && n && o.settings.projects.every(({ token: e }) => e === void 0)) {
		s = !0;
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([O(e)]), a = {
			...a,
			token: e
		};
	}
	return o = await M("plan", i, a), t.hide(o.settings.secrets), {
		...o,
		typesToken: s
	};
}
async function nt(e, t, n) {
	let r = D(h, e);
	if (r === void 0 || !await L(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await M("plan", a, n), { projects: c } = o, { id: l } = F(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = I(t, n.folders), d = `Set project: ${l} in it, or move the file away. For several projects, see ${Se("docs/settings.md")}#many-projects.`;
	return y("bad-setting", `${u} is there already, and does not name this project. ${d}`);
}
async function rt(e, t, n, r) {
	let a = r?.startsWith("v") === !1 ? g : _, o = D(v, e);
	if (o) return o.filter((e) => e !== "none");
	if (await Qe(t)) return [];
	if (!n) return a;
	let s = i.map((e) => ({
		value: e,
		about: Y[e].about
	})), c = await n.several("Which workflows should be written?", s, a), l = i.filter((e) => c.includes(e));
	return l.includes("translations") ? l.filter((e) => _.includes(e)) : l;
}
async function Z(e, t, n, r) {
	let i = await se(t.working, n);
	if (i && !i.isRoot) return { problems: [y("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = D(d, e) ?? i?.defaultBranch;
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
		let [{ project: e }, n] = await Promise.all([Oe(s, t.id, {
			languages: !0,
			names: !1,
			texts: !1
		}), at(s, N(t.id))]);
		return {
			client: s,
			account: {
				project: e,
				writer: n
			},
			problems: []
		};
	} catch (e) {
		return { problems: Ne(e, { stopped: void 0 }) };
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
	}, S = _e(o.kinds, y, c);
	if (b(S)) return { problems: [..._, ...S] };
	let { first: C, problems: T } = f ? { problems: ye(l, [x, w]) } : await he({
		settings: o,
		project: s,
		options: y,
		context: c
	}, n);
	if (U(_, T), !f && !C && (m.length === 0 || b(_))) return { problems: _ };
	let E = C?.variables?.names ?? [], D = await ct(p, t, i, C), { newFile: O, workflows: k, values: A } = p, j = {
		...C && { first: C },
		written: D.written,
		kept: [
			...O ? [] : [I(o.configFile, u)],
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
		let e = await oe(a, n);
		e.ok && e.value ? s.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	(e.newFile || i) && U(s, await lt(r, W(o)));
	let l = await B(s, n);
	return {
		written: l.length > 0 ? [] : s.map(({ path: e }) => I(e, n)),
		problems: [...c, ...l]
	};
}
async function lt(e, t) {
	let n = o.map(async (n) => {
		let r = G(t, pe, `${n}.json`), i = await R(G(e, Ee(n)), "utf8");
		return await L(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function ut({ questions: e, packageRoot: n }, r, i) {
	let { configFile: a, options: o } = r.settings, { id: s, secrets: c, manifests: l } = r.project, { folders: u, environment: d, cancellation: f } = r.context, p = await L(a, {}), m = D(t, o), h = m ?? (e || i ? void 0 : "matching"), g = !p && h !== "none" ? await We(r, h, e) : dt, _ = `${I(a, u)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, v = [...p && m !== void 0 ? [y("bad-setting", _, { severity: "warning" })] : [], ...g.problems], b = D(x, o), S = p ? void 0 : {
		project: s,
		texts: g.taken,
		languages: b
	}, C = {
		environment: d,
		signal: f.stopping
	}, w = await Ze(n, C), T = await rt(o, u, e, w), E = {
		newFile: S,
		offered: g,
		workflows: {
			written: [],
			kept: []
		},
		problems: v
	};
	if (T.length === 0) return E;
	let { branch: O, problems: k } = await Z(o, u, C, e);
	if (U(v, k), O === void 0) return E;
	let A = {
		branch: O,
		project: c.length > 0 ? void 0 : s,
		variables: c.flatMap(({ shown: e }) => ce(e)),
		inManifests: l ? await ge(l, { id: s }) : [],
		version: w
	}, j = await $e(T, u);
	return {
		...E,
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
	let { project: c, texts: l, languages: d } = e, f = d && { pull: { languages: d[0] === "all" ? "all" : d } }, p = {
		project: c,
		...l.length > 0 && { texts: l },
		...f
	};
	return [{
		path: r,
		text: H(p, [be(u)])
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
	return de(async (a) => {
		try {
			let { problems: o, done: l } = await ot({
				raw: e,
				host: t,
				context: (e) => t.context(e, a),
				packageRoot: n.packageRoot,
				questions: n.prompt && await m(n.prompt, a.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let i = t === "" ? "" : `, with the base language ${c(t)}`, a = n === void 0 ? "" : ` The token belongs to ${c(n)}.`;
					r(`The project is ${c(e)}${i}.${a}`);
				}
			});
			return l?.first && ie(l.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), l && s(Re(l), t.screen.width).forEach(r), i(o), a.stopped && !l ? $(t, a) : +!!b(o);
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
