import { Ct as e, Ei as t, Er as n, Fr as r, K as i, Kr as a, Nr as o, Pr as s, Ri as c, S as l, Si as u, Sr as d, T as f, _ as p, _i as m, ar as h, br as g, d as _, gn as v, gr as y, jr as b, kt as x, n as S, or as C, qt as w, r as T, rt as E, vr as D, x as O, yi as k } from "./start.js";
import { $n as A, Br as j, Er as ee, G as te, In as ne, Mt as re, Tr as ie, V as ae, W as M, Wr as oe, Xn as se, Xr as ce, Y as N, Yr as P, Z as le, Zr as F, ht as ue, ii as de, s as fe, vi as I, yr as L, z as R } from "./engine.js";
import { D as z, E as B, S as V, T as H, l as pe, n as me, r as he, s as ge, t as _e, u as ve, w as ye } from "./firstPull.js";
import { D as be, N as xe, P as Se, c as U, f as Ce, l as we, p as Te } from "./wire.js";
import { E as Ee, S as De, _ as Oe, c as ke, l as Ae, m as je, p as Me } from "./project.js";
import { f as Ne, g as Pe, p as Fe, u as Ie } from "./client.js";
import { o as Le } from "./writtenFiles.js";
import { dirname as W, join as G } from "node:path";
// src/init/suggestTexts.ts
const Re = /[\p{Cc}\p{Cs}{}]/u, ze = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Be(e, t) {
	let { baseLanguage: n, perPlatformNames: r } = t;
	if (!n) return [];
	let i = t.languages?.map(({ iso: e }) => e) ?? [], o = e.filter((e) => !Re.test(e)), s = o.flatMap((e) => Ve(e, i) ?? []), c = new Set(s.map(({ path: e }) => e)), l = new Set(o.filter((e) => !c.has(e))), u = [], d = (e, t, ...n) => {
		let i = He(e, r);
		u.push({
			baseFile: e,
			languages: t,
			rows: n.map((e) => ({
				...e,
				...i
			}))
		});
	};
	for (let [e, t] of Ce(s, (e) => e.files)) {
		let r = t.find(({ language: e }) => e === n), i = [...new Set(t.map(({ language: e }) => e))].filter((e) => e !== n), [{ plain: o = "" }] = t;
		if (l.has(o) && (!r || o.endsWith(".xml"))) {
			let t = {
				files: a(o),
				language: n
			};
			d(o, [n, ...i], t, ...i.length > 0 ? [{
				files: e,
				languages: i
			}] : []);
		} else if (r) d(r.path, [n, ...i], {
			files: e,
			languages: [n, ...i]
		});
		else continue;
		l.delete(o);
	}
	let f = [n, ...i.filter((e) => e !== n)];
	for (let e of l) {
		let t = a(e);
		e.endsWith(".xcstrings") ? d(e, f, {
			files: t,
			languages: f
		}) : ze.test(e) && d(e, [n], {
			files: t,
			language: n
		});
	}
	return u.sort((e, t) => we(K(e), K(t)));
}
function K({ rows: e }) {
	return e[0]?.files ?? "";
}
function Ve(e, n) {
	let r = e.split("/"), i = /\.(?:strings|xml)$/.test(e);
	for (let [o, s] of [...r.entries()].slice(0, i ? -1 : void 0).reverse()) {
		let [i = "", c = ""] = s.split(/(\.(?:json|arb|lproj))$/), l = [0, ...Array.from(i.matchAll(/[._-]/g), ({ index: e }) => e + 1)];
		for (let s of l) {
			let l = i.slice(s), d = n.includes(l) ? l : t(l, n);
			if (d === void 0) continue;
			let f = r.map((e) => e === l ? "{lang}" : a(e)).with(o, `${a(i.slice(0, s))}{lang}${c}`), p = c === ".lproj" ? "Base" : i.slice(0, Math.max(0, s - 1)), m = r.with(o, p + c).join("/"), h = p !== "" && !u(p);
			return {
				path: e,
				language: d,
				files: f.join("/"),
				plain: h ? m : void 0
			};
		}
	}
}
function He(e, t) {
	if (e.endsWith(".arb")) return { platforms: ["ios", "android"] };
	let n = e.endsWith(".xml") ? "android" : e.endsWith(".json") ? "web" : "ios";
	return t ? { platform: n } : { platforms: [n] };
}
async function Ue(e, t, n) {
	let { client: r, settings: i, project: a, context: o } = e, s = await L(o.folders.working, o.cancellation.stopping), c = i.kinds.find(({ textFiles: e }) => e);
	if (s.length === 0 || !c) return {
		taken: [],
		mentioned: [],
		problems: []
	};
	let l = await De(r, a.id, {
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
	}, f = Be(s, d.live.project).map((e) => Ge(e, d)), p = (await Promise.all(f)).flatMap((e) => e ?? []).slice(0, t ? void 0 : 20), m = p.filter(({ names: e, inProject: t }) => t * 2 > e.length), h = t === void 0 && n !== void 0 && p.length > 0, g = p.map(({ names: e, inProject: t, ...n }) => ({
		value: K(n),
		about: `${n.languages.join(", ")}; ${t} of ${e.length} names are in the project`
	})), _ = h ? await n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", g, m.map(K)) : [], v = p.filter((e) => _.includes(K(e))), y = t === "all" ? p : t ? m : v, b = (n ? [] : p.filter((e) => !y.includes(e)).slice(0, 20)).flatMap((e) => e.rows.map(({ files: e }) => e));
	return {
		...await Je(qe(y), d),
		mentioned: b
	};
}
const We = [
	{ key_name: "{file}:{path}" },
	{ key_name: "{file}.{path}" },
	{},
	{ names: "lokalise" }
];
async function Ge(e, t) {
	let { baseFile: n, rows: r } = e, { kind: i, live: a } = t, { working: o } = t.context.folders, s = await I(G(o, n)).catch(() => new Uint8Array()), c = (c) => {
		let [l] = J([{
			files: K(e),
			...r[0],
			...c
		}], o).texts, u = v(n)?.severalLanguages ? void 0 : a.project.baseLanguage, d = l && {
			source: l,
			path: n,
			language: u,
			...w(l, n)
		}, { entries: f = [], problems: p = [] } = (d && i.textFiles?.read(n, de(s), d)) ?? {}, m = f.flatMap(({ values: e }) => ne(i.identity(e)));
		return {
			naming: c,
			names: m,
			inProject: m.filter((e) => t.names.has(e)).length,
			hasTexts: _(p) || f.some((e) => !i.textFiles?.isOnlyName(e))
		};
	}, l = c({});
	if (!l.hasTexts) return;
	let u = n.endsWith(".json") ? { plurals: "i18next" } : {}, d = c(u).names.length < l.names.length, f = d ? c(u) : l, p = We.flatMap((e) => d ? [{
		...e,
		...u
	}, e] : [e]).map(c).filter(({ inProject: e }) => e > 0), m = p.reduce((e, t) => t.inProject > e.inProject ? t : e, p[0] ?? f), h = m.naming.names === void 0 ? Ke(e, t) : void 0, g = {
		...m.naming,
		...h !== void 0 && { filenames: h }
	};
	return {
		...e,
		...m,
		rows: r.map((e) => ({
			...e,
			...g
		}))
	};
}
function Ke({ rows: e, baseFile: t }, { filenames: n }) {
	let r = t.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/");
	return [...e.map(q), r].find((e) => n.has(e));
}
function q({ files: e }) {
	return e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1");
}
function qe(e) {
	let t = e.filter(({ inProject: e }) => e === 0), n = Te(t, ({ names: e, rows: [t] }) => [...new Set(e)].map((e) => `${t?.platform} ${e}`)), r = new Set([...n.values()].filter(({ length: e }) => e > 1).flat());
	return e.map((e) => {
		let { rows: t } = e, [, n] = t, i = n ? { filenames: q(n) } : { names: "lokalise" };
		return r.has(e) ? t.map((e) => ({
			...e,
			...i
		})) : t;
	});
}
async function Je(e, t) {
	let n = [], r = e;
	for (; r.length > 0 && !t.context.cancellation.stopped;) {
		let e = await Ye(r.flat(), t), { error: i, files: a } = e.find((e) => e.files !== void 0) ?? e[0] ?? {};
		if (!i) break;
		let o = r.findLast((e) => e.some((e) => e.files === a)) ?? r.at(-1);
		r = r.filter((e) => e !== o);
		let s = (o ?? []).map((e) => e.files).join(" and "), c = k`${i} Because of this, lokaform.yaml has no row of texts for ${s}.`;
		n.push({
			...m(i, c),
			severity: "warning",
			scope: "change"
		});
	}
	return {
		taken: r.flat(),
		problems: n
	};
}
async function Ye(e, { client: t, settings: n, project: r, context: i, kind: a, live: o }) {
	let { texts: s, problems: c } = J(e, W(n.configFile)), { usable: l } = n, u = [{
		...r,
		manifests: r.manifests && {
			...r.manifests,
			texts: s
		}
	}], d = await R({
		projects: u,
		usable: l
	}, i.folders, {
		signal: i.cancellation.stopping,
		findProject: async () => o.project,
		kinds: [a]
	}), f = [...c, ...d.problems], [p] = d.reads;
	if (p && !_(f)) {
		let { manifests: e, textFiles: n } = p, a = {
			ownUser: Ae(t, r.id),
			history: i.history,
			manifests: e,
			textFiles: n,
			usable: l
		}, s = j(p.declared, o.project.baseLanguage), c = await ke(s, o, r.rules, a);
		U(f, ae(p, o.project), c.problems), c.is === "planned" && U(f, Me(c.plan, c.kinds, r.rules, {}));
	}
	return f.flatMap((e) => {
		let { file: t, line: n = 0 } = e.place ?? {}, r = (t === void 0 ? void 0 : p?.textFiles.get(t)?.source) ?? s.findLast(({ place: e }) => e.file === t && e.line <= n);
		return e.severity === "error" ? [{
			error: e,
			files: r?.files
		}] : [];
	});
}
function J(e, t) {
	let { config: n, problems: r } = le(se("lokaform.yaml", H({ texts: [...e] })), t);
	return {
		texts: te([n.top], t) ?? [],
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
async function Xe(e, t) {
	let n = await I(G(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await ce(G(e, ".git"), {})) return ee(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Ze({ working: e }) {
	let t = r.map((t) => G(e, Y[t].file));
	return (await Promise.all(t.map((e) => P(e, {})))).includes(!0);
}
async function Qe(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let e = G(t.working, Y[i].file);
		await P(e, {}) ? r.push(F(e, t)) : n.push({
			name: i,
			path: e
		});
	}
	return {
		written: n,
		kept: r
	};
}
async function $e(e, { branch: t, project: n, inManifests: r, version: i, ...a }, o) {
	let s = be(t.replace(/[+!]/g, "\\$&")), c = await I(G(o, "docs/workflows", `${e}.yml`), "utf8"), l = n === void 0 ? "" : `    with: { allow-projects: "${A(n)}" }\n`, u = [...a.variables, ...e === "pull" ? [] : r], d = (e, t) => u.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), f = u.length === 0 ? "" : `        env:\n${d("          ", ": ")}`, p = u.length === 0 ? "" : `      variables: |\n${d("        ", "=")}`;
	return c.replace(/(?<=branches: \[)main(?=\])/g, () => s).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => l).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
// src/init/questions.ts
async function et(t, n, r) {
	let i = S(t), a = t, o = n.sources, s = await M("plan", a, o), c = !1;
	if (_(i)) return {
		...s,
		typesToken: c,
		problems: i
	};
	let l = s.problems.some(({ code: e }) => e === "no-project");
	if (r && T(e, a) === void 0 && l) {
		let e = (e) => N(e).problems[0]?.message;
		a = {
			...a,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let u = await tt(a, s.settings.configFile, o);
	if (u) return {
		...s,
		typesToken: c,
		problems: [u]
	};
	if (!(T(x, a) !== void 0 || o.environment.LOKALISE_API_TOKEN) && r && s.settings.projects.every(({ token: e }) => e === void 0)) {
		c = !0;
		let e = await r.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		n.hide([E(e)]), o = {
			...o,
			token: e
		};
	}
	return s = await M("plan", a, o), n.hide(s.settings.secrets), {
		...s,
		typesToken: c
	};
}
async function tt(t, n, r) {
	let i = T(e, t);
	if (i === void 0 || !await P(n, {})) return;
	let { project: a, ...o } = t, { settings: s, problems: c } = await M("plan", o, r), { projects: l } = s, { id: u } = N(i);
	if (l.length === 0 || u === void 0 || l.some((e) => e.id === u) || l.some((e) => !e.id) && c.every(({ code: e }) => e !== "no-project")) return;
	let d = F(n, r.folders), f = `Set project: ${u} in it, or move the file away. For several projects, see ${xe("docs/settings.md")}#many-projects.`;
	return p("bad-setting", `${d} is there already, and does not name this project. ${f}`);
}
async function nt(e, t, n, i) {
	let a = i?.startsWith("v") === !1 ? o : b, c = T(s, e);
	if (c) return c.filter((e) => e !== "none");
	if (await Ze(t)) return [];
	if (!n) return a;
	let l = r.map((e) => ({
		value: e,
		about: Y[e].about
	})), u = await n.several("Which workflows should be written?", l, a), d = r.filter((e) => u.includes(e));
	return d.includes("translations") ? d.filter((e) => b.includes(e)) : d;
}
async function rt(e, t, n, r) {
	let i = await ie(t.working, n);
	if (i && !i.isRoot) return { problems: [p("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = T(D, e) ?? i?.defaultBranch;
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
		problems: [p("not-read", s, { severity: "notice" })]
	};
}
async function Z({ tokenFrom: e, ...t }, { apiUrl: n }, { cancellation: r, onResponse: i, onWait: a }) {
	let o = Oe(t, {
		apiUrl: n,
		signal: r.stopping,
		onResponse: i,
		onWait: a
	});
	if (!o.ok) return { problems: [o.problem] };
	let s = o.value;
	try {
		let [{ project: e }, n] = await Promise.all([Ee(s, t.id, {
			languages: !0,
			names: !1,
			texts: !1
		}), it(s, A(t.id))]);
		return {
			client: s,
			account: {
				project: e,
				writer: n
			},
			problems: []
		};
	} catch (e) {
		return { problems: je(e, { stopped: void 0 }) };
	}
}
async function it(e, t) {
	try {
		let n = Ne(await e.contributorMe(t)) ?? {};
		return [Fe(n.email), Ie(n.user_id)].find((e) => e !== void 0 && y.schema.safeParse([e]).success);
	} catch (e) {
		if (e instanceof Pe && e.status < 500) return;
		throw e;
	}
}
// src/init/init.ts
async function at(e) {
	let t = await et(e.raw, e.host, e.questions), { settings: n, typesToken: r } = t, [i, ...a] = n.projects, o = [...t.problems];
	if (a.length > 0 && o.push(p("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.")), !i?.manifests || _(o)) return { problems: o };
	let s = e.context(n), c = await Z(i, n, s);
	if (U(o, c.problems), !c.client || !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = {
		client: c.client,
		settings: n,
		project: i,
		context: s
	}, u = await ot({
		...e,
		typesToken: r
	}, l, i.manifests);
	return {
		...u,
		problems: [...o, ...u.problems]
	};
}
async function ot(e, t, n) {
	let { questions: r, packageRoot: i, typesToken: a } = e, { settings: o, project: s, context: c } = t, l = o.options, { folders: u, cancellation: d } = c, f = await _e(n, s), p = await lt(e, t, f), { taken: m, mentioned: g } = p.offered, v = [...p.problems], y = await B(await Q(p, o, i), u);
	if (y.length > 0 || d.stopped) return { problems: [...v, ...y] };
	let b = {
		...pe(l, c, r && ((e) => r.yesNo(e))),
		repeated: [],
		leavesTexts: m.length > 0,
		schemas: W(o.configFile)
	}, x = ge(o.kinds, b, c);
	if (_(x)) return { problems: [...v, ...x] };
	let { first: S, problems: w } = f ? { problems: ve(l, [C, h]) } : await me({
		settings: o,
		project: s,
		options: b,
		context: c
	}, n);
	if (U(v, w), !f && !S && (m.length === 0 || _(v))) return { problems: v };
	let T = S?.variables?.names ?? [], E = await st(p, t, i, S), { newFile: D, workflows: O, values: k } = p, A = {
		...S && { first: S },
		written: E.written,
		kept: [
			...D ? [] : [F(o.configFile, u)],
			...f ? ["the manifests"] : [],
			...O.kept
		],
		workflows: O.written.map(({ name: e }) => e),
		variables: [
			...k?.variables ?? [],
			...k?.inManifests ?? [],
			...T
		],
		version: k?.version,
		typesToken: a,
		texts: m.map(({ files: e }) => e),
		mentioned: g
	};
	return {
		problems: [...v, ...E.problems],
		done: A
	};
}
async function st(e, { settings: t, context: { folders: n } }, r, i) {
	let { backupDir: a, configFile: o } = t, s = await Q(e, t, r, i?.variables?.names), c = [];
	if (e.newFile && a !== void 0) {
		let e = await oe(a, n);
		e.ok && e.value ? s.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	(e.newFile || i) && U(s, await ct(r, W(o)));
	let l = await z(s, n);
	return {
		written: l.length > 0 ? [] : s.map(({ path: e }) => F(e, n)),
		problems: [...c, ...l]
	};
}
async function ct(e, t) {
	let r = n.map(async (n) => {
		let r = G(t, V, `${n}.json`), i = await I(G(e, Se(n)), "utf8");
		return await P(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(r)).flat();
}
async function lt({ questions: e, packageRoot: t }, n, r) {
	let { configFile: i, options: a } = n.settings, { id: o, secrets: s, manifests: c } = n.project, { folders: l, environment: u, cancellation: d } = n.context, f = await P(i, {}), m = T(g, a), h = m ?? (e || r ? void 0 : "matching"), _ = !f && h !== "none" ? await Ue(n, h, e) : ut, v = `${F(i, l)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, y = [...f && m !== void 0 ? [p("bad-setting", v, { severity: "warning" })] : [], ..._.problems], b = T(C, a), x = f ? void 0 : {
		project: o,
		texts: _.taken,
		languages: b
	}, S = {
		environment: u,
		signal: d.stopping
	}, w = await Xe(t, S), E = await nt(a, l, e, w), D = {
		newFile: x,
		offered: _,
		workflows: {
			written: [],
			kept: []
		},
		problems: y
	};
	if (E.length === 0) return D;
	let { branch: O, problems: k } = await rt(a, l, S, e);
	if (U(y, k), O === void 0) return D;
	let A = {
		branch: O,
		project: s.length > 0 ? void 0 : o,
		variables: s.flatMap(({ shown: e }) => ue(e)),
		inManifests: c ? await he(c, { id: o }) : [],
		version: w
	}, j = await Qe(E, l);
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
		text: await $e(e, {
			...n,
			inManifests: o
		}, i)
	});
	if (!e) return s;
	let { project: c, texts: l, languages: u } = e, f = u && { pull: { languages: u[0] === "all" ? "all" : u } }, p = {
		project: c,
		...l.length > 0 && { texts: l },
		...f
	};
	return [{
		path: r,
		text: H(p, [ye(d)])
	}, ...s];
}
const ut = {
	taken: [],
	mentioned: [],
	problems: []
};
// src/commands/runs/init.ts
async function dt(e, t) {
	let { setup: n, print: r, showProblems: a } = t;
	return fe(async (o) => {
		try {
			let { problems: s, done: l } = await at({
				raw: e,
				host: t,
				context: (e) => t.context(e, o),
				packageRoot: n.packageRoot,
				questions: n.prompt && await f(n.prompt, o.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let a = t === "" ? "" : `, with the base language ${i(t)}`, o = n === void 0 ? "" : ` The token belongs to ${i(n)}.`;
					r(`The project is ${i(e)}${a}.${o}`);
				}
			});
			return l?.first && re(l.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), l && c(Le(l), t.screen.width).forEach(r), a(s), o.stopped && !l ? $(t, o) : +!!_(s);
		} catch (e) {
			if (e instanceof l) return $(t, o);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { dt as runInit };
