import { $t as e, Ai as t, Dr as n, Gr as r, Hr as i, K as a, Kr as o, Li as s, Lr as c, Ni as l, Nr as u, Oi as d, Rt as f, S as p, T as m, Tt as h, Wr as g, Yi as _, _ as v, d as y, gr as b, hr as x, jr as S, jt as C, kr as w, n as T, r as E, ri as D, rt as O, wn as k, x as A } from "./start.js";
import { B as j, G as M, Gn as ee, H as te, Jn as N, K as ne, Kr as re, Q as ie, Rt as ae, Wr as oe, X as P, Xr as se, br as ce, bt as le, hr as ue, ni as de, ri as F, s as fe, ti as I, ui as pe, wi as L, xr as R } from "./engine.js";
import { D as z, E as B, S as me, T as V, l as he, n as ge, r as _e, s as ve, t as ye, u as be, w as xe } from "./firstPull.js";
import { A as Se, R as Ce, c as H, l as we, m as Te, p as Ee, z as De } from "./wire.js";
import { O as Oe, P as ke, b as Ae, c as je, l as Me, m as Ne, v as Pe, w as Fe } from "./project.js";
import { f as Ie, g as Le, p as Re, u as ze } from "./client.js";
import { o as Be } from "./writtenFiles.js";
import { dirname as U, join as W } from "node:path";
// src/init/suggestTexts.ts
const Ve = /[\p{Cc}\p{Cs}{}]/u, He = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings(?:dict)?)$/;
function Ue(e, t) {
	let { baseLanguage: n, perPlatformNames: r } = t;
	if (!n) return [];
	let i = t.languages?.map(({ iso: e }) => e) ?? [], a = e.filter((e) => !Ve.test(e)), o = a.flatMap((e) => We(e, i) ?? []), s = new Set(o.map(({ path: e }) => e)), c = new Set(a.filter((e) => !s.has(e))), l = [], u = (e, t, ...n) => {
		let i = Ge(e, r);
		l.push({
			baseFile: e,
			languages: t,
			rows: n.map((e) => ({
				...e,
				...i
			}))
		});
	};
	for (let [e, t] of Ee(o, (e) => e.files)) {
		let r = t.find(({ language: e }) => e === n), i = [...new Set(t.map(({ language: e }) => e))].filter((e) => e !== n), [{ plain: a = "" }] = t, o = c.has(a) && (!r || a.endsWith(".xml")), s = e.replaceAll("-{lang}", f);
		if (o && s.replaceAll("{-lang}", "") === D(a)) u(a, [n, ...i], {
			files: s,
			languages: [n, ...i]
		});
		else if (o) {
			let t = {
				files: D(a),
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
		let t = D(e);
		e.endsWith(".xcstrings") ? u(e, d, {
			files: t,
			languages: d
		}) : He.test(e) && u(e, [n], {
			files: t,
			language: n
		});
	}
	return l.sort((e, t) => we(G(e), G(t)));
}
function G({ rows: e }) {
	return e[0]?.files ?? "";
}
function We(e, t) {
	let n = e.split("/"), r = /\.(?:strings(?:dict)?|xml)$/.test(e);
	for (let [i, a] of [...n.entries()].slice(0, r ? -1 : void 0).reverse()) {
		let [r = "", o = ""] = a.split(/(\.(?:json|arb|lproj|properties|xlf|xliff))$/), c = [0, ...Array.from(r.matchAll(/[._-]/g), ({ index: e }) => e + 1)];
		for (let a of c) {
			let c = r.slice(a), u = t.includes(c) ? c : s(c, t);
			if (u === void 0) continue;
			let d = n.map((e) => e === c ? "{lang}" : D(e)).with(i, `${D(r.slice(0, a))}{lang}${o}`), f = o === ".lproj" ? "Base" : r.slice(0, Math.max(0, a - 1)), p = n.with(i, f + o).join("/"), m = f !== "" && !l(f);
			return {
				path: e,
				language: u,
				files: d.join("/"),
				plain: m ? p : void 0
			};
		}
	}
}
function Ge(e, t) {
	if (e.endsWith(".arb")) return { platforms: ["ios", "android"] };
	let n = e.endsWith(".xml") ? "android" : /\.(?:json|properties|xlf)$/.test(e) ? "web" : "ios";
	return t ? { platform: n } : { platforms: [n] };
}
async function Ke(e, t, n) {
	let { client: r, settings: i, project: a, context: o } = e, s = await ue(o.folders.working, o.cancellation.stopping), c = i.kinds.find(({ textFiles: e }) => e);
	if (s.length === 0 || !c) return {
		taken: [],
		mentioned: [],
		shared: 0,
		problems: []
	};
	let l = await Fe(r, a.id, {
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
	}, f = Ue(s, d.live.project).map((e) => Je(e, d)), p = (await Promise.all(f)).flatMap((e) => e ?? []).slice(0, t ? void 0 : 20), m = p.filter(({ names: e, inProject: t }) => t * 2 > e.length), h = t === void 0 && n !== void 0 && p.length > 0, g = p.map(({ names: e, inProject: t, ...n }) => ({
		value: G(n),
		about: `${n.languages.join(", ")}; ${t} of ${e.length} names are in the project`
	})), _ = h ? await n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", g, m.map(G)) : [], v = p.filter((e) => _.includes(G(e))), y = t === "all" ? p : t ? m : v, b = (n ? [] : p.filter((e) => !y.includes(e)).slice(0, 20)).flatMap((e) => e.rows.map(({ files: e }) => e));
	return {
		...await Ze(Xe(y), d),
		mentioned: b
	};
}
const qe = [
	{ key_name: "{file}:{path}" },
	{ key_name: "{file}.{path}" },
	{},
	{ names: "lokalise" }
];
async function Je(t, n) {
	let { baseFile: r, rows: i } = t, { kind: a, live: o } = n, { working: s } = n.context.folders, c = await L(W(s, r)).catch(() => new Uint8Array()), l = (l) => {
		let [u] = J([{
			files: G(t),
			...i[0],
			...l
		}], s).texts, d = k(r)?.severalLanguages ? void 0 : o.project.baseLanguage, f = u && {
			source: u,
			path: r,
			language: d,
			...e(u, r)
		}, { entries: p = [], problems: m = [] } = (f && a.textFiles?.read(r, pe(c), f)) ?? {}, h = p.flatMap(({ values: e }) => oe(a.identity(e)));
		return {
			naming: l,
			names: h,
			inProject: h.filter((e) => n.names.has(e)).length,
			hasTexts: y(m) || p.some((e) => !a.textFiles?.isOnlyName(e)),
			entries: p
		};
	}, u = l({});
	if (!u.hasTexts) return;
	let d = r.endsWith(".json") ? { plurals: "i18next" } : {}, f = l(d).names.length < u.names.length, p = f ? l(d) : u, m = qe.flatMap((e) => f ? [{
		...e,
		...d
	}, e] : [e]).map(l).filter(({ inProject: e }) => e > 0), h = m.reduce((e, t) => t.inProject > e.inProject ? t : e, m[0] ?? p), g = h.naming.names === void 0 ? Ye(t, n) : void 0, _ = l({
		...h.naming,
		plurals: "icu"
	}), { naming: v, names: b, inProject: x } = K(_, n) < K(h, n) ? _ : h, S = {
		...v,
		...g !== void 0 && { filenames: g }
	};
	return {
		...t,
		names: b,
		inProject: x,
		rows: i.map((e) => ({
			...e,
			...S
		}))
	};
}
function K({ entries: e }, t) {
	let { kind: n, live: r, project: i } = t, a = r.objects[n.plural] ?? {
		objects: [],
		unusable: []
	}, o = {
		project: r.project,
		rules: i.rules,
		variables: new Map(),
		verdicts: ke
	}, { matches: s } = n.match(e, a, o);
	return s.filter(({ declared: e }) => e.leftOut).length;
}
function Ye({ rows: e, baseFile: t }, { filenames: n }) {
	let r = t.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/");
	return [...e.map(q), r].find((e) => n.has(e));
}
function q({ files: e }) {
	return e.replaceAll(/\{(-?)lang\}/g, "$1%LANG_ISO%").replace(/\\(.)/g, "$1");
}
function Xe(e) {
	let t = e.filter(({ inProject: e }) => e === 0), n = Te(t, ({ names: e, rows: [t] }) => [...new Set(e)].map((e) => `${t?.platform} ${e}`)), r = new Set([...n.values()].filter(({ length: e }) => e > 1).flat());
	return e.map((e) => {
		let { rows: t } = e, [{ files: n } = { files: "" }, i] = t, a = i || n.includes("{-lang}") ? { filenames: q(i ?? { files: n }) } : { names: "lokalise" };
		return r.has(e) ? t.map((e) => ({
			...e,
			...a
		})) : t;
	});
}
async function Ze(e, n) {
	let r = [], [i, a] = [e, 0];
	for (; i.length > 0 && !n.context.cancellation.stopped;) {
		let { errors: e, ...o } = await Qe(i.flat(), n), { error: s, row: c } = e.find((e) => e.row !== void 0) ?? e[0] ?? {};
		if (a = o.shared, !s) break;
		let l = i.findLast((e) => c && e.includes(c)) ?? i.at(-1);
		i = i.filter((e) => e !== l);
		let u = (l ?? []).map((e) => e.files).join(" and "), f = t`${s} Because of this, lokaform.yaml has no row of texts for ${u}.`;
		r.push({
			...d(s, f),
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
async function Qe(e, { client: t, settings: n, project: r, context: i, kind: a, live: o }) {
	let { texts: s, problems: c } = J(e, U(n.configFile)), { usable: l } = n, u = [{
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
	if (m && !y(f)) {
		let { manifests: e, textFiles: n } = m, a = {
			ownUser: Me(t, r.id),
			history: i.history,
			manifests: e,
			textFiles: n,
			usable: l
		}, s = re(m.declared, o.project.baseLanguage), c = await je(s, o, r.rules, a);
		if (H(f, te(m, o.project), c.problems), c.is === "planned") {
			H(f, Ne(c.plan, c.kinds, r.rules, {}));
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
	let { config: n, problems: r } = ie(ee("lokaform.yaml", V({ texts: [...e] })), t);
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
async function $e(e, t) {
	let n = await L(W(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await de(W(e, ".git"), {})) return R(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function et({ working: e }) {
	let t = o.map((t) => W(e, Y[t].file));
	return (await Promise.all(t.map((e) => I(e, {})))).includes(!0);
}
async function tt(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let e = W(t.working, Y[i].file);
		await I(e, {}) ? r.push(F(e, t)) : n.push({
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
	let s = Se(t.replace(/[+!]/g, "\\$&")), c = await L(W(o, "docs/workflows", `${e}.yml`), "utf8"), l = n === void 0 ? "" : `    with: { allow-projects: "${N(n)}" }\n`, u = [...a.variables, ...e === "pull" ? [] : r], d = (e, t) => u.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), f = u.length === 0 ? "" : `        env:\n${d("          ", ": ")}`, p = u.length === 0 ? "" : `      variables: |\n${d("        ", "=")}`;
	return c.replace(/(?<=branches: \[)main(?=\])/g, () => s).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => l).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
// src/init/questions.ts
async function rt(e, t, n) {
	let r = T(e), i = e, a = t.sources, o = await M("plan", i, a), s = !1;
	if (y(r)) return {
		...o,
		typesToken: s,
		problems: r
	};
	let c = o.problems.some(({ code: e }) => e === "no-project");
	if (n && E(h, i) === void 0 && c) {
		let e = (e) => P(e).problems[0]?.message;
		i = {
			...i,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let l = await Z(i, o.settings.configFile, a);
	if (l) return {
		...o,
		typesToken: s,
		problems: [l]
	};
	if (!(E(C, i) !== void 0 || a.environment.LOKALISE_API_TOKEN) && n && o.settings.projects.every(({ token: e }) => e === void 0)) {
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
async function Z(e, t, n) {
	let r = E(h, e);
	if (r === void 0 || !await I(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await M("plan", a, n), { projects: c } = o, { id: l } = P(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = F(t, n.folders), d = `Set project: ${l} in it, or move the file away. For several projects, see ${Ce("docs/settings.md")}#many-projects.`;
	return v("bad-setting", `${u} is there already, and does not name this project. ${d}`);
}
async function it(e, t, n, a) {
	let s = a?.startsWith("v") === !1 ? g : i, c = E(r, e);
	if (c) return c.filter((e) => e !== "none");
	if (await et(t)) return [];
	if (!n) return s;
	let l = o.map((e) => ({
		value: e,
		about: Y[e].about
	})), u = await n.several("Which workflows should be written?", l, s), d = o.filter((e) => u.includes(e));
	return d.includes("translations") ? d.filter((e) => i.includes(e)) : d;
}
async function at(e, t, n, r) {
	let i = await ce(t.working, n);
	if (i && !i.isRoot) return { problems: [v("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = E(w, e) ?? i?.defaultBranch;
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
		problems: [v("not-read", s, { severity: "notice" })]
	};
}
async function ot({ tokenFrom: e, ...t }, { apiUrl: n }, { cancellation: r, onResponse: i, onWait: a }) {
	let o = Pe(t, {
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
		}), st(s, N(t.id))]);
		return {
			client: s,
			account: {
				project: e,
				writer: n
			},
			problems: []
		};
	} catch (e) {
		return { problems: Ae(e, { stopped: void 0 }) };
	}
}
async function st(e, t) {
	try {
		let r = Ie(await e.contributorMe(t)) ?? {};
		return [Re(r.email), ze(r.user_id)].find((e) => e !== void 0 && n.schema.safeParse([e]).success);
	} catch (e) {
		if (e instanceof Le && e.status < 500) return;
		throw e;
	}
}
// src/init/init.ts
async function ct(e) {
	let t = await rt(e.raw, e.host, e.questions), { settings: n, typesToken: r } = t, [i, ...a] = n.projects, o = [...t.problems];
	if (a.length > 0 && o.push(v("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.")), !i?.manifests || y(o)) return { problems: o };
	let s = e.context(n), c = await ot(i, n, s);
	if (H(o, c.problems), !c.client || !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = {
		client: c.client,
		settings: n,
		project: i,
		context: s
	}, u = await lt({
		...e,
		typesToken: r
	}, l, i.manifests);
	return {
		...u,
		problems: [...o, ...u.problems]
	};
}
async function lt(e, t, n) {
	let { questions: r, packageRoot: i, typesToken: a } = e, { settings: o, project: s, context: c } = t, l = o.options, { folders: u, cancellation: d } = c, f = await ye(n, s), p = await ft(e, t, f), { taken: m, mentioned: h, shared: g } = p.offered, _ = [...p.problems], v = await B(await Q(p, o, i), u);
	if (v.length > 0 || d.stopped) return { problems: [..._, ...v] };
	let S = {
		...he(l, c, r && ((e) => r.yesNo(e))),
		repeated: [],
		leavesTexts: m.length > 0,
		schemas: U(o.configFile)
	}, C = ve(o.kinds, S, c);
	if (y(C)) return { problems: [..._, ...C] };
	let { first: w, problems: T } = f ? { problems: be(l, [b, x]) } : await ge({
		settings: o,
		project: s,
		options: S,
		context: c
	}, n);
	if (H(_, T), !f && !w && (m.length === 0 || y(_))) return { problems: _ };
	let E = w?.variables?.names ?? [], D = await ut(p, t, i, w), { newFile: O, workflows: k, values: A } = p, j = {
		...w && { first: w },
		written: D.written,
		kept: [
			...O ? [] : [F(o.configFile, u)],
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
async function ut(e, { settings: t, context: { folders: n } }, r, i) {
	let { backupDir: a, configFile: o } = t, s = await Q(e, t, r, i?.variables?.names), c = [];
	if (e.newFile && a !== void 0) {
		let e = await se(a, n);
		e.ok && e.value ? s.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	(e.newFile || i) && H(s, await dt(r, U(o)));
	let l = await z(s, n);
	return {
		written: l.length > 0 ? [] : s.map(({ path: e }) => F(e, n)),
		problems: [...c, ...l]
	};
}
async function dt(e, t) {
	let n = c.map(async (n) => {
		let r = W(t, me, `${n}.json`), i = await L(W(e, De(n)), "utf8");
		return await I(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function ft({ questions: e, packageRoot: t }, n, r) {
	let { configFile: i, options: a } = n.settings, { id: o, secrets: s, manifests: c } = n.project, { folders: l, environment: u, cancellation: d } = n.context, f = await I(i, {}), p = E(S, a), m = p ?? (e || r ? void 0 : "matching"), h = !f && m !== "none" ? await Ke(n, m, e) : pt, g = `${F(i, l)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, _ = [...f && p !== void 0 ? [v("bad-setting", g, { severity: "warning" })] : [], ...h.problems], y = E(b, a), x = f ? void 0 : {
		project: o,
		texts: h.taken,
		languages: y
	}, C = {
		environment: u,
		signal: d.stopping
	}, w = await $e(t, C), T = await it(a, l, e, w), D = {
		newFile: x,
		offered: h,
		workflows: {
			written: [],
			kept: []
		},
		problems: _
	};
	if (T.length === 0) return D;
	let { branch: O, problems: k } = await at(a, l, C, e);
	if (H(_, k), O === void 0) return D;
	let A = {
		branch: O,
		project: s.length > 0 ? void 0 : o,
		variables: s.flatMap(({ shown: e }) => le(e)),
		inManifests: c ? await _e(c, { id: o }) : [],
		version: w
	}, j = await tt(T, l);
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
	let { project: c, texts: l, languages: d } = e, f = d && { pull: { languages: d[0] === "all" ? "all" : d } }, p = {
		project: c,
		...l.length > 0 && { texts: l },
		...f
	};
	return [{
		path: r,
		text: V(p, [xe(u)])
	}, ...s];
}
const pt = {
	taken: [],
	mentioned: [],
	shared: 0,
	problems: []
};
// src/commands/runs/init.ts
async function mt(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return fe(async (o) => {
		try {
			let { problems: s, done: c } = await ct({
				raw: e,
				host: t,
				context: (e) => t.context(e, o),
				packageRoot: n.packageRoot,
				questions: n.prompt && await m(n.prompt, o.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let i = t === "" ? "" : `, with the base language ${a(t)}`, o = n === void 0 ? "" : ` The token belongs to ${a(n)}.`;
					r(`The project is ${a(e)}${i}.${o}`);
				}
			});
			return c?.first && ae(c.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), c && _(Be(c), t.screen.width).forEach(r), i(s), o.stopped && !c ? $(t, o) : +!!y(s);
		} catch (e) {
			if (e instanceof p) return $(t, o);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { mt as runInit };
