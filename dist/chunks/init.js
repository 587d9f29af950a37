import { $n as e, Br as t, Dr as n, G as r, Or as i, Ot as a, St as o, Tr as s, Wt as c, b as l, br as u, di as d, dn as f, er as p, fr as m, g as h, gr as g, hi as _, ji as v, kr as y, mr as b, n as x, nt as S, pi as C, r as w, u as T, ur as E, w as D, x as O, yi as k } from "./start.js";
import { At as A, Cr as j, G as ee, Hr as te, Jn as ne, Jr as re, Pn as ie, Rr as ae, V as oe, W as M, Y as N, Yr as P, Z as se, Zn as F, _r as ce, gi as I, ni as le, pt as ue, qr as L, s as de, wr as fe, z as pe } from "./engine.js";
import { D as me, E as R, S as z, T as B, l as he, n as ge, r as _e, s as ve, t as ye, u as be, w as xe } from "./firstPull.js";
import { D as Se, N as Ce, P as we, c as V, f as Te, l as Ee, p as De } from "./wire.js";
import { E as Oe, S as ke, _ as Ae, c as je, l as Me, m as Ne, p as Pe } from "./project.js";
import { d as Fe, f as Ie, g as Le, l as Re, p as H, u as ze } from "./client.js";
import { o as Be } from "./writtenFiles.js";
import { dirname as U, join as W } from "node:path";
// src/init/suggestTexts.ts
const Ve = /[\p{Cc}\p{Cs}{}]/u, He = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Ue(e, n) {
	let { baseLanguage: r, perPlatformNames: i } = n;
	if (!r) return [];
	let a = n.languages?.map(({ iso: e }) => e) ?? [], o = e.filter((e) => !Ve.test(e)), s = o.flatMap((e) => We(e, a) ?? []), c = new Set(s.map(({ path: e }) => e)), l = new Set(o.filter((e) => !c.has(e))), u = [], d = (e, t, ...n) => {
		let r = Ge(e, i);
		u.push({
			baseFile: e,
			languages: t,
			rows: n.map((e) => ({
				...e,
				...r
			}))
		});
	};
	for (let [e, n] of Te(s, (e) => e.files)) {
		let i = n.find(({ language: e }) => e === r), a = [...new Set(n.map(({ language: e }) => e))].filter((e) => e !== r), [{ plain: o = "" }] = n;
		if (l.has(o) && (!i || o.endsWith(".xml"))) {
			let n = {
				files: t(o),
				language: r
			};
			d(o, [r, ...a], n, ...a.length > 0 ? [{
				files: e,
				languages: a
			}] : []);
		} else if (i) d(i.path, [r, ...a], {
			files: e,
			languages: [r, ...a]
		});
		else continue;
		l.delete(o);
	}
	let f = [r, ...a.filter((e) => e !== r)];
	for (let e of l) {
		let n = t(e);
		e.endsWith(".xcstrings") ? d(e, f, {
			files: n,
			languages: f
		}) : He.test(e) && d(e, [r], {
			files: n,
			language: r
		});
	}
	return u.sort((e, t) => Ee(G(e), G(t)));
}
function G({ rows: e }) {
	return e[0]?.files ?? "";
}
function We(e, n) {
	let r = e.split("/"), i = /\.(?:strings|xml)$/.test(e);
	for (let [a, o] of [...r.entries()].slice(0, i ? -1 : void 0).reverse()) {
		let [i = "", s = ""] = o.split(/(\.(?:json|arb|lproj))$/), c = [0, ...Array.from(i.matchAll(/[._-]/g), ({ index: e }) => e + 1)];
		for (let o of c) {
			let c = i.slice(o), l = n.includes(c) ? c : k(c, n);
			if (l === void 0) continue;
			let u = r.map((e) => e === c ? "{lang}" : t(e)).with(a, `${t(i.slice(0, o))}{lang}${s}`), d = s === ".lproj" ? "Base" : i.slice(0, Math.max(0, o - 1)), f = r.with(a, d + s).join("/"), p = d !== "" && !_(d);
			return {
				path: e,
				language: l,
				files: u.join("/"),
				plain: p ? f : void 0
			};
		}
	}
}
function Ge(e, t) {
	if (e.endsWith(".arb")) return { platforms: ["ios", "android"] };
	let n = e.endsWith(".xml") ? "android" : e.endsWith(".json") ? "web" : "ios";
	return t ? { platform: n } : { platforms: [n] };
}
async function Ke(e, t, n) {
	let { client: r, settings: i, project: a, context: o } = e, s = await ce(o.folders.working, o.cancellation.stopping), c = i.kinds.find(({ textFiles: e }) => e);
	if (s.length === 0 || !c) return {
		taken: [],
		mentioned: [],
		problems: []
	};
	let u = await ke(r, a.id, {
		kinds: [c],
		languages: ({ languages: e = [] }) => l(e)
	});
	if (!u.ok) return {
		taken: [],
		mentioned: [],
		problems: [u.problem]
	};
	let d = u.value.objects[c.plural]?.objects ?? [], f = {
		...e,
		kind: c,
		live: u.value,
		names: new Set(d.flatMap((e) => c.names(e))),
		filenames: new Set(d.flatMap((e) => c.textFiles?.filenames(e) ?? []))
	}, p = Ue(s, f.live.project).map((e) => Je(e, f)), m = (await Promise.all(p)).flatMap((e) => e ?? []).slice(0, t ? void 0 : 20), h = m.filter(({ names: e, inProject: t }) => t * 2 > e.length), g = t === void 0 && n !== void 0 && m.length > 0, _ = m.map(({ names: e, inProject: t, ...n }) => ({
		value: G(n),
		about: `${n.languages.join(", ")}; ${t} of ${e.length} names are in the project`
	})), v = g ? await n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", _, h.map(G)) : [], y = m.filter((e) => v.includes(G(e))), b = t === "all" ? m : t ? h : y, x = (n ? [] : m.filter((e) => !b.includes(e)).slice(0, 20)).flatMap((e) => e.rows.map(({ files: e }) => e));
	return {
		...await Ze(Xe(b), f),
		mentioned: x
	};
}
const qe = [
	{ key_name: "{file}:{path}" },
	{ key_name: "{file}.{path}" },
	{},
	{ names: "lokalise" }
];
async function Je(e, t) {
	let { baseFile: n, rows: r } = e, { kind: i, live: a } = t, { working: o } = t.context.folders, s = await I(W(o, n)).catch(() => new Uint8Array()), l = (l) => {
		let [u] = q([{
			files: G(e),
			...r[0],
			...l
		}], o).texts, d = f(n)?.severalLanguages ? void 0 : a.project.baseLanguage, p = u && {
			source: u,
			path: n,
			language: d,
			...c(u, n)
		}, { entries: m = [], problems: h = [] } = (p && i.textFiles?.read(n, le(s), p)) ?? {}, g = m.flatMap(({ values: e }) => ie(i.identity(e)));
		return {
			naming: l,
			names: g,
			inProject: g.filter((e) => t.names.has(e)).length,
			hasTexts: T(h) || m.some((e) => !i.textFiles?.isOnlyName(e))
		};
	}, u = l({});
	if (!u.hasTexts) return;
	let d = n.endsWith(".json") ? { plurals: "i18next" } : {}, p = l(d).names.length < u.names.length, m = p ? l(d) : u, h = qe.flatMap((e) => p ? [{
		...e,
		...d
	}, e] : [e]).map(l).filter(({ inProject: e }) => e > 0), g = h.reduce((e, t) => t.inProject > e.inProject ? t : e, h[0] ?? m), _ = g.naming.names === void 0 ? Ye(e, t) : void 0, v = {
		...g.naming,
		..._ !== void 0 && { filenames: _ }
	};
	return {
		...e,
		...g,
		rows: r.map((e) => ({
			...e,
			...v
		}))
	};
}
function Ye({ rows: e, baseFile: t }, { filenames: n }) {
	let r = t.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/");
	return [...e.map(K), r].find((e) => n.has(e));
}
function K({ files: e }) {
	return e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1");
}
function Xe(e) {
	let t = e.filter(({ inProject: e }) => e === 0), n = De(t, ({ names: e, rows: [t] }) => [...new Set(e)].map((e) => `${t?.platform} ${e}`)), r = new Set([...n.values()].filter(({ length: e }) => e > 1).flat());
	return e.map((e) => {
		let { rows: t } = e, [, n] = t, i = n ? { filenames: K(n) } : { names: "lokalise" };
		return r.has(e) ? t.map((e) => ({
			...e,
			...i
		})) : t;
	});
}
async function Ze(e, t) {
	let n = [], r = e;
	for (; r.length > 0 && !t.context.cancellation.stopped;) {
		let e = await Qe(r.flat(), t), { error: i, files: a } = e.find((e) => e.files !== void 0) ?? e[0] ?? {};
		if (!i) break;
		let o = r.findLast((e) => e.some((e) => e.files === a)) ?? r.at(-1);
		r = r.filter((e) => e !== o);
		let s = (o ?? []).map((e) => e.files).join(" and "), c = C`${i} Because of this, lokaform.yaml has no row of texts for ${s}.`;
		n.push({
			...d(i, c),
			severity: "warning",
			scope: "change"
		});
	}
	return {
		taken: r.flat(),
		problems: n
	};
}
async function Qe(e, { client: t, settings: n, project: r, context: i, kind: a, live: o }) {
	let { texts: s, problems: c } = q(e, U(n.configFile)), { usable: l } = n, u = [{
		...r,
		manifests: r.manifests && {
			...r.manifests,
			texts: s
		}
	}], d = await pe({
		projects: u,
		usable: l
	}, i.folders, {
		signal: i.cancellation.stopping,
		findProject: async () => o.project,
		kinds: [a]
	}), f = [...c, ...d.problems], [p] = d.reads;
	if (p && !T(f)) {
		let { manifests: e, textFiles: n } = p, a = {
			ownUser: Me(t, r.id),
			history: i.history,
			manifests: e,
			textFiles: n,
			usable: l
		}, s = ae(p.declared, o.project.baseLanguage), c = await je(s, o, r.rules, a);
		V(f, oe(p, o.project), c.problems), c.is === "planned" && V(f, Pe(c.plan, c.kinds, r.rules, {}));
	}
	return f.flatMap((e) => {
		let { file: t, line: n = 0 } = e.place ?? {}, r = (t === void 0 ? void 0 : p?.textFiles.get(t)?.source) ?? s.findLast(({ place: e }) => e.file === t && e.line <= n);
		return e.severity === "error" ? [{
			error: e,
			files: r?.files
		}] : [];
	});
}
function q(e, t) {
	let { config: n, problems: r } = se(ne("lokaform.yaml", B({ texts: [...e] })), t);
	return {
		texts: ee([n.top], t) ?? [],
		problems: r
	};
}
// src/init/workflows.ts
const J = {
	translations: Y("translations", "plan in pull requests, apply on push, drift on a schedule, in a few lines"),
	pull: Y("translations-pull", "a pull request with the texts that people changed in Lokalise"),
	"pull-request": Y("translations-review", "only the plan, as a whole file to change"),
	apply: Y("translations-apply", "only apply, as a whole file to change"),
	drift: Y("translations-drift", "only drift, as a whole file to change")
};
function Y(e, t) {
	return {
		file: `.github/workflows/${e}.yml`,
		about: t
	};
}
async function $e(e, t) {
	let n = await I(W(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await re(W(e, ".git"), {})) return fe(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function et({ working: e }) {
	let t = y.map((t) => W(e, J[t].file));
	return (await Promise.all(t.map((e) => L(e, {})))).includes(!0);
}
async function tt(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let e = W(t.working, J[i].file);
		await L(e, {}) ? r.push(P(e, t)) : n.push({
			name: i,
			path: e
		});
	}
	return {
		written: n,
		kept: r
	};
}
async function nt(e, { branch: t, project: n, inManifests: r, version: i, ...a }, o) {
	let s = Se(t.replace(/[+!]/g, "\\$&")), c = await I(W(o, "docs/workflows", `${e}.yml`), "utf8"), l = n === void 0 ? "" : `    with: { allow-projects: "${F(n)}" }\n`, u = [...a.variables, ...e === "pull" ? [] : r], d = (e, t) => u.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), f = u.length === 0 ? "" : `        env:\n${d("          ", ": ")}`, p = u.length === 0 ? "" : `      variables: |\n${d("        ", "=")}`;
	return c.replace(/(?<=branches: \[)main(?=\])/g, () => s).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => l).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
// src/init/questions.ts
async function rt(e, t, n) {
	let r = x(e), i = e, s = t.sources, c = await M("plan", i, s), l = !1;
	if (T(r)) return {
		...c,
		typesToken: l,
		problems: r
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (n && w(o, i) === void 0 && u) {
		let e = (e) => N(e).problems[0]?.message;
		i = {
			...i,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let d = await it(i, c.settings.configFile, s);
	if (d) return {
		...c,
		typesToken: l,
		problems: [d]
	};
	if (!(w(a, i) !== void 0 || s.environment.LOKALISE_API_TOKEN) && n && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([S(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await M("plan", i, s), t.hide(c.settings.secrets), {
		...c,
		typesToken: l
	};
}
async function it(e, t, n) {
	let r = w(o, e);
	if (r === void 0 || !await L(t, {})) return;
	let { project: i, ...a } = e, { settings: s, problems: c } = await M("plan", a, n), { projects: l } = s, { id: u } = N(r);
	if (l.length === 0 || u === void 0 || l.some((e) => e.id === u) || l.some((e) => !e.id) && c.every(({ code: e }) => e !== "no-project")) return;
	let d = P(t, n.folders), f = `Set project: ${u} in it, or move the file away. For several projects, see ${Ce("docs/settings.md")}#many-projects.`;
	return h("bad-setting", `${d} is there already, and does not name this project. ${f}`);
}
async function X(e, t, r, a) {
	let o = a?.startsWith("v") === !1 ? n : s, c = w(i, e);
	if (c) return c.filter((e) => e !== "none");
	if (await et(t)) return [];
	if (!r) return o;
	let l = y.map((e) => ({
		value: e,
		about: J[e].about
	})), u = await r.several("Which workflows should be written?", l, o), d = y.filter((e) => u.includes(e));
	return d.includes("translations") ? d.filter((e) => s.includes(e)) : d;
}
async function at(e, t, n, r) {
	let i = await j(t.working, n);
	if (i && !i.isRoot) return { problems: [h("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = w(m, e) ?? i?.defaultBranch;
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
		problems: [h("not-read", s, { severity: "notice" })]
	};
}
async function ot({ tokenFrom: e, ...t }, { apiUrl: n }, { cancellation: r, onResponse: i, onWait: a }) {
	let o = Ae(t, {
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
		}), st(s, F(t.id))]);
		return {
			client: s,
			account: {
				project: e,
				writer: n.writer
			},
			problems: n.problems
		};
	} catch (e) {
		return { problems: Ne(e, { stopped: void 0 }) };
	}
}
async function st(e, t) {
	try {
		let n = Ie(await e.contributorMe(t)) ?? {}, r = [H(n.email), ze(n.user_id)].find((e) => e !== void 0 && E.schema.safeParse([e]).success);
		if (r === void 0) return Z;
		let i = Fe(n.admin_rights, H), a = Re(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : lt(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof Le && e.status < 500) return Z;
		throw e;
	}
}
const Z = {
	writer: void 0,
	problems: []
}, ct = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function lt(e, t) {
	return ct.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return h("missing-right", r, { severity: "warning" });
	});
}
// src/init/init.ts
async function ut(e) {
	let t = await rt(e.raw, e.host, e.questions), { settings: n, typesToken: r } = t, [i, ...a] = n.projects, o = [...t.problems];
	if (a.length > 0 && o.push(h("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.")), !i?.manifests || T(o)) return { problems: o };
	let s = e.context(n), c = await ot(i, n, s);
	if (V(o, c.problems), !c.client || !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = {
		client: c.client,
		settings: n,
		project: i,
		context: s
	}, u = await dt({
		...e,
		typesToken: r
	}, l, i.manifests);
	return {
		...u,
		problems: [...o, ...u.problems]
	};
}
async function dt(t, n, r) {
	let { questions: i, packageRoot: a, typesToken: o } = t, { settings: s, project: c, context: l } = n, u = s.options, { folders: d, cancellation: f } = l, m = await ye(r, c), h = await mt(t, n, m), { taken: g, mentioned: _ } = h.offered, v = [...h.problems], y = await R(await Q(h, s, a), d);
	if (y.length > 0 || f.stopped) return { problems: [...v, ...y] };
	let b = {
		...he(u, l, i && ((e) => i.yesNo(e))),
		repeated: [],
		leavesTexts: g.length > 0,
		schemas: U(s.configFile)
	}, x = ve(s.kinds, b, l);
	if (T(x)) return { problems: [...v, ...x] };
	let { first: S, problems: C } = m ? { problems: be(u, [p, e]) } : await ge({
		settings: s,
		project: c,
		options: b,
		context: l
	}, r);
	if (V(v, C), !m && !S && (g.length === 0 || T(v))) return { problems: v };
	let w = S?.variables?.names ?? [], E = await ft(h, n, a, S), { newFile: D, workflows: O, values: k } = h, A = {
		...S && { first: S },
		written: E.written,
		kept: [
			...D ? [] : [P(s.configFile, d)],
			...m ? ["the manifests"] : [],
			...O.kept
		],
		workflows: O.written.map(({ name: e }) => e),
		variables: [
			...k?.variables ?? [],
			...k?.inManifests ?? [],
			...w
		],
		version: k?.version,
		typesToken: o,
		texts: g.map(({ files: e }) => e),
		mentioned: _
	};
	return {
		problems: [...v, ...E.problems],
		done: A
	};
}
async function ft(e, { settings: t, context: { folders: n } }, r, i) {
	let { backupDir: a, configFile: o } = t, s = await Q(e, t, r, i?.variables?.names), c = [];
	if (e.newFile && a !== void 0) {
		let e = await te(a, n);
		e.ok && e.value ? s.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	(e.newFile || i) && V(s, await pt(r, U(o)));
	let l = await me(s, n);
	return {
		written: l.length > 0 ? [] : s.map(({ path: e }) => P(e, n)),
		problems: [...c, ...l]
	};
}
async function pt(e, t) {
	let n = u.map(async (n) => {
		let r = W(t, z, `${n}.json`), i = await I(W(e, we(n)), "utf8");
		return await L(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function mt({ questions: e, packageRoot: t }, n, r) {
	let { configFile: i, options: a } = n.settings, { id: o, secrets: s, manifests: c } = n.project, { folders: l, environment: u, cancellation: d } = n.context, f = await L(i, {}), m = w(b, a), g = m ?? (e || r ? void 0 : "matching"), _ = !f && g !== "none" ? await Ke(n, g, e) : ht, v = `${P(i, l)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, y = [...f && m !== void 0 ? [h("bad-setting", v, { severity: "warning" })] : [], ..._.problems], x = w(p, a), S = f ? void 0 : {
		project: o,
		texts: _.taken,
		languages: x
	}, C = {
		environment: u,
		signal: d.stopping
	}, T = await $e(t, C), E = await X(a, l, e, T), D = {
		newFile: S,
		offered: _,
		workflows: {
			written: [],
			kept: []
		},
		problems: y
	};
	if (E.length === 0) return D;
	let { branch: O, problems: k } = await at(a, l, C, e);
	if (V(y, k), O === void 0) return D;
	let A = {
		branch: O,
		project: s.length > 0 ? void 0 : o,
		variables: s.flatMap(({ shown: e }) => ue(e)),
		inManifests: c ? await _e(c, { id: o }) : [],
		version: T
	}, j = await tt(E, l);
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
		text: await nt(e, {
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
		text: B(f, [xe(g)])
	}, ...s];
}
const ht = {
	taken: [],
	mentioned: [],
	problems: []
};
// src/commands/runs/init.ts
async function gt(e, t) {
	let { setup: n, print: i, showProblems: a } = t;
	return de(async (o) => {
		try {
			let { problems: s, done: c } = await ut({
				raw: e,
				host: t,
				context: (e) => t.context(e, o),
				packageRoot: n.packageRoot,
				questions: n.prompt && await D(n.prompt, o.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let a = t === "" ? "" : `, with the base language ${r(t)}`, o = n === void 0 ? "" : ` The token belongs to ${r(n)}.`;
					i(`The project is ${r(e)}${a}.${o}`);
				}
			});
			return c?.first && A(c.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(i), c && v(Be(c), t.screen.width).forEach(i), a(s), o.stopped && !c ? $(t, o) : +!!T(s);
		} catch (e) {
			if (e instanceof O) return $(t, o);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { gt as runInit };
