import { Ci as e, Cr as t, Ct as n, Di as r, Dr as i, Fr as a, Ir as o, Jt as s, K as c, Mr as l, Pr as u, S as d, T as f, _ as p, _n as m, _r as h, bi as g, d as _, kt as v, n as y, or as b, qr as x, r as S, rt as C, sr as w, vi as T, x as E, xr as D, yr as O, zi as k } from "./start.js";
import { $n as A, $r as j, G as ee, Nt as te, Or as ne, Qr as M, Rn as re, Sr as ie, Ur as ae, V as oe, W as N, Y as P, Z as se, ei as F, gt as ce, kr as le, nr as I, qr as ue, s as de, si as fe, xi as L, z as R } from "./engine.js";
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
	let i = t.languages?.map(({ iso: e }) => e) ?? [], a = e.filter((e) => !Re.test(e)), o = a.flatMap((e) => Ve(e, i) ?? []), s = new Set(o.map(({ path: e }) => e)), c = new Set(a.filter((e) => !s.has(e))), l = [], u = (e, t, ...n) => {
		let i = He(e, r);
		l.push({
			baseFile: e,
			languages: t,
			rows: n.map((e) => ({
				...e,
				...i
			}))
		});
	};
	for (let [e, t] of Ce(o, (e) => e.files)) {
		let r = t.find(({ language: e }) => e === n), i = [...new Set(t.map(({ language: e }) => e))].filter((e) => e !== n), [{ plain: a = "" }] = t;
		if (c.has(a) && (!r || a.endsWith(".xml"))) {
			let t = {
				files: x(a),
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
		let t = x(e);
		e.endsWith(".xcstrings") ? u(e, d, {
			files: t,
			languages: d
		}) : ze.test(e) && u(e, [n], {
			files: t,
			language: n
		});
	}
	return l.sort((e, t) => we(K(e), K(t)));
}
function K({ rows: e }) {
	return e[0]?.files ?? "";
}
function Ve(t, n) {
	let i = t.split("/"), a = /\.(?:strings|xml)$/.test(t);
	for (let [o, s] of [...i.entries()].slice(0, a ? -1 : void 0).reverse()) {
		let [a = "", c = ""] = s.split(/(\.(?:json|arb|lproj))$/), l = [0, ...Array.from(a.matchAll(/[._-]/g), ({ index: e }) => e + 1)];
		for (let s of l) {
			let l = a.slice(s), u = n.includes(l) ? l : r(l, n);
			if (u === void 0) continue;
			let d = i.map((e) => e === l ? "{lang}" : x(e)).with(o, `${x(a.slice(0, s))}{lang}${c}`), f = c === ".lproj" ? "Base" : a.slice(0, Math.max(0, s - 1)), p = i.with(o, f + c).join("/"), m = f !== "" && !e(f);
			return {
				path: t,
				language: u,
				files: d.join("/"),
				plain: m ? p : void 0
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
	let { client: r, settings: i, project: a, context: o } = e, s = await ie(o.folders.working, o.cancellation.stopping), c = i.kinds.find(({ textFiles: e }) => e);
	if (s.length === 0 || !c) return {
		taken: [],
		mentioned: [],
		problems: []
	};
	let l = await De(r, a.id, {
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
	let { baseFile: n, rows: r } = e, { kind: i, live: a } = t, { working: o } = t.context.folders, c = await L(G(o, n)).catch(() => new Uint8Array()), l = (l) => {
		let [u] = J([{
			files: K(e),
			...r[0],
			...l
		}], o).texts, d = m(n)?.severalLanguages ? void 0 : a.project.baseLanguage, f = u && {
			source: u,
			path: n,
			language: d,
			...s(u, n)
		}, { entries: p = [], problems: h = [] } = (f && i.textFiles?.read(n, fe(c), f)) ?? {}, g = p.flatMap(({ values: e }) => re(i.identity(e)));
		return {
			naming: l,
			names: g,
			inProject: g.filter((e) => t.names.has(e)).length,
			hasTexts: _(h) || p.some((e) => !i.textFiles?.isOnlyName(e))
		};
	}, u = l({});
	if (!u.hasTexts) return;
	let d = n.endsWith(".json") ? { plurals: "i18next" } : {}, f = l(d).names.length < u.names.length, p = f ? l(d) : u, h = We.flatMap((e) => f ? [{
		...e,
		...d
	}, e] : [e]).map(l).filter(({ inProject: e }) => e > 0), g = h.reduce((e, t) => t.inProject > e.inProject ? t : e, h[0] ?? p), v = g.naming.names === void 0 ? Ke(e, t) : void 0, y = {
		...g.naming,
		...v !== void 0 && { filenames: v }
	};
	return {
		...e,
		...g,
		rows: r.map((e) => ({
			...e,
			...y
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
		let s = (o ?? []).map((e) => e.files).join(" and "), c = g`${i} Because of this, lokaform.yaml has no row of texts for ${s}.`;
		n.push({
			...T(i, c),
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
		}, s = ae(p.declared, o.project.baseLanguage), c = await ke(s, o, r.rules, a);
		U(f, oe(p, o.project), c.problems), c.is === "planned" && U(f, Me(c.plan, c.kinds, r.rules, {}));
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
	let { config: n, problems: r } = se(A("lokaform.yaml", H({ texts: [...e] })), t);
	return {
		texts: ee([n.top], t) ?? [],
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
	let n = await L(G(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await j(G(e, ".git"), {})) return le(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Ze({ working: e }) {
	let t = o.map((t) => G(e, Y[t].file));
	return (await Promise.all(t.map((e) => M(e, {})))).includes(!0);
}
async function Qe(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let e = G(t.working, Y[i].file);
		await M(e, {}) ? r.push(F(e, t)) : n.push({
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
	let s = be(t.replace(/[+!]/g, "\\$&")), c = await L(G(o, "docs/workflows", `${e}.yml`), "utf8"), l = n === void 0 ? "" : `    with: { allow-projects: "${I(n)}" }\n`, u = [...a.variables, ...e === "pull" ? [] : r], d = (e, t) => u.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), f = u.length === 0 ? "" : `        env:\n${d("          ", ": ")}`, p = u.length === 0 ? "" : `      variables: |\n${d("        ", "=")}`;
	return c.replace(/(?<=branches: \[)main(?=\])/g, () => s).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => l).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
// src/init/questions.ts
async function et(e, t, r) {
	let i = y(e), a = e, o = t.sources, s = await N("plan", a, o), c = !1;
	if (_(i)) return {
		...s,
		typesToken: c,
		problems: i
	};
	let l = s.problems.some(({ code: e }) => e === "no-project");
	if (r && S(n, a) === void 0 && l) {
		let e = (e) => P(e).problems[0]?.message;
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
	if (!(S(v, a) !== void 0 || o.environment.LOKALISE_API_TOKEN) && r && s.settings.projects.every(({ token: e }) => e === void 0)) {
		c = !0;
		let e = await r.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([C(e)]), o = {
			...o,
			token: e
		};
	}
	return s = await N("plan", a, o), t.hide(s.settings.secrets), {
		...s,
		typesToken: c
	};
}
async function tt(e, t, r) {
	let i = S(n, e);
	if (i === void 0 || !await M(t, {})) return;
	let { project: a, ...o } = e, { settings: s, problems: c } = await N("plan", o, r), { projects: l } = s, { id: u } = P(i);
	if (l.length === 0 || u === void 0 || l.some((e) => e.id === u) || l.some((e) => !e.id) && c.every(({ code: e }) => e !== "no-project")) return;
	let d = F(t, r.folders), f = `Set project: ${u} in it, or move the file away. For several projects, see ${xe("docs/settings.md")}#many-projects.`;
	return p("bad-setting", `${d} is there already, and does not name this project. ${f}`);
}
async function nt(e, t, n, r) {
	let i = r?.startsWith("v") === !1 ? u : l, s = S(a, e);
	if (s) return s.filter((e) => e !== "none");
	if (await Ze(t)) return [];
	if (!n) return i;
	let c = o.map((e) => ({
		value: e,
		about: Y[e].about
	})), d = await n.several("Which workflows should be written?", c, i), f = o.filter((e) => d.includes(e));
	return f.includes("translations") ? f.filter((e) => l.includes(e)) : f;
}
async function rt(e, t, n, r) {
	let i = await ne(t.working, n);
	if (i && !i.isRoot) return { problems: [p("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = S(O, e) ?? i?.defaultBranch;
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
		}), it(s, I(t.id))]);
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
		return [Fe(n.email), Ie(n.user_id)].find((e) => e !== void 0 && h.schema.safeParse([e]).success);
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
	let { questions: r, packageRoot: i, typesToken: a } = e, { settings: o, project: s, context: c } = t, l = o.options, { folders: u, cancellation: d } = c, f = await _e(n, s), p = await lt(e, t, f), { taken: m, mentioned: h } = p.offered, g = [...p.problems], v = await B(await Q(p, o, i), u);
	if (v.length > 0 || d.stopped) return { problems: [...g, ...v] };
	let y = {
		...pe(l, c, r && ((e) => r.yesNo(e))),
		repeated: [],
		leavesTexts: m.length > 0,
		schemas: W(o.configFile)
	}, x = ge(o.kinds, y, c);
	if (_(x)) return { problems: [...g, ...x] };
	let { first: S, problems: C } = f ? { problems: ve(l, [w, b]) } : await me({
		settings: o,
		project: s,
		options: y,
		context: c
	}, n);
	if (U(g, C), !f && !S && (m.length === 0 || _(g))) return { problems: g };
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
		mentioned: h
	};
	return {
		problems: [...g, ...E.problems],
		done: A
	};
}
async function st(e, { settings: t, context: { folders: n } }, r, i) {
	let { backupDir: a, configFile: o } = t, s = await Q(e, t, r, i?.variables?.names), c = [];
	if (e.newFile && a !== void 0) {
		let e = await ue(a, n);
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
	let n = i.map(async (n) => {
		let r = G(t, V, `${n}.json`), i = await L(G(e, Se(n)), "utf8");
		return await M(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function lt({ questions: e, packageRoot: t }, n, r) {
	let { configFile: i, options: a } = n.settings, { id: o, secrets: s, manifests: c } = n.project, { folders: l, environment: u, cancellation: d } = n.context, f = await M(i, {}), m = S(D, a), h = m ?? (e || r ? void 0 : "matching"), g = !f && h !== "none" ? await Ue(n, h, e) : ut, _ = `${F(i, l)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, v = [...f && m !== void 0 ? [p("bad-setting", _, { severity: "warning" })] : [], ...g.problems], y = S(w, a), b = f ? void 0 : {
		project: o,
		texts: g.taken,
		languages: y
	}, x = {
		environment: u,
		signal: d.stopping
	}, C = await Xe(t, x), T = await nt(a, l, e, C), E = {
		newFile: b,
		offered: g,
		workflows: {
			written: [],
			kept: []
		},
		problems: v
	};
	if (T.length === 0) return E;
	let { branch: O, problems: k } = await rt(a, l, x, e);
	if (U(v, k), O === void 0) return E;
	let A = {
		branch: O,
		project: s.length > 0 ? void 0 : o,
		variables: s.flatMap(({ shown: e }) => ce(e)),
		inManifests: c ? await he(c, { id: o }) : [],
		version: C
	}, j = await Qe(T, l);
	return {
		...E,
		values: A,
		workflows: j
	};
}
async function Q({ newFile: e, workflows: n, values: r }, { configFile: i }, a, o = []) {
	let s = [...r?.inManifests ?? [], ...o], c = [];
	if (r) for (let { name: e, ...t } of n.written) c.push({
		...t,
		text: await $e(e, {
			...r,
			inManifests: s
		}, a)
	});
	if (!e) return c;
	let { project: l, texts: u, languages: d } = e, f = d && { pull: { languages: d[0] === "all" ? "all" : d } }, p = {
		project: l,
		...u.length > 0 && { texts: u },
		...f
	};
	return [{
		path: i,
		text: H(p, [ye(t)])
	}, ...c];
}
const ut = {
	taken: [],
	mentioned: [],
	problems: []
};
// src/commands/runs/init.ts
async function dt(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return de(async (a) => {
		try {
			let { problems: o, done: s } = await at({
				raw: e,
				host: t,
				context: (e) => t.context(e, a),
				packageRoot: n.packageRoot,
				questions: n.prompt && await f(n.prompt, a.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let i = t === "" ? "" : `, with the base language ${c(t)}`, a = n === void 0 ? "" : ` The token belongs to ${c(n)}.`;
					r(`The project is ${c(e)}${i}.${a}`);
				}
			});
			return s?.first && te(s.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), s && k(Le(s), t.screen.width).forEach(r), i(o), a.stopped && !s ? $(t, a) : +!!_(o);
		} catch (e) {
			if (e instanceof d) return $(t, a);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { dt as runInit };
