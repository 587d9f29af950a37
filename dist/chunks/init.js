import { Ct as e, Dn as t, Gn as n, Hn as r, It as i, Kn as a, Mn as o, O as s, Pn as c, T as l, Wn as u, Y as d, h as f, jt as p, kn as m, n as h, nt as g, r as _, vt as v, w as y, x as b } from "./start.js";
import { $ as x, Ct as S, Ir as C, Kt as w, Lr as T, Rr as E, Sr as D, _r as ee, c as O, jt as k, o as A, pr as j, tt as M, xr as N } from "./engine.js";
import { C as P, S as F, T as te, l as ne, n as re, r as I, s as ie, t as ae, w as oe } from "./firstPull.js";
import { m as L, y as se } from "./wire.js";
import { S as ce, c as le, m as ue, y as de } from "./project.js";
import { c as fe, d as R, l as pe, m as z, s as B, u as me, y as he } from "./client.js";
import { o as ge } from "./writtenFiles.js";
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
async function _e(e, t) {
	let n = (t) => H(V(e, t), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(await n("package.json")) ?? [];
	if (r !== "0") return `v${r}`;
	let [, i] = /"node_modules\/lokaform": \{[^}]*"resolved": "git[^"]*#([0-9a-f]{40})"/.exec(await n("../.package-lock.json")) ?? [];
	return i !== void 0 || !await T(V(e, ".git"), {}) ? i : D(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function ve({ working: e }) {
	let t = [];
	for (let n of a) await C(V(e, U[n].file), {}) && t.push(n);
	return t;
}
async function ye(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = V(n.working, U[s].file), c = await W(s, t, r), l = await C(e, {}) ? await H(e, "utf8") : void 0, u = E(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function W(e, { branch: t, project: n, variables: r, version: i }, a) {
	let o = await H(V(a, "docs/workflows", `${e}.yml`), "utf8"), s = n === void 0 ? "" : `    with: { allow-projects: "${w(n)}" }\n`, c = (e) => `\${{ secrets.${e} }}`, l = (e, t) => r.map((n) => `${e}${n}${t}${c(n)}\n`).join(""), u = r.length === 0 ? "" : `        env:\n${l("          ", ": ")}`, d = r.length === 0 ? "" : `      variables: |\n${l("        ", "=")}`;
	return o.replace(/(?<=branches: \[)main(?=\])/g, () => be(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => s).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => u || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${d}`);
}
function be(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function xe(t, n, r, i) {
	let a = h(t), o = t, s = n.sources, c = await M("plan", o, s), l = !1;
	if (f(a)) return {
		...c,
		raw: o,
		typesToken: l,
		problems: a
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (r && _(v, o) === void 0 && u) {
		let e = (e) => x(e).problems[0]?.message;
		o = {
			...o,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let d = await Se(o, c.settings.configFile, s);
	if (d) return {
		...c,
		raw: o,
		typesToken: l,
		problems: [d]
	};
	if (!(_(e, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && r && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await r.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		n.hide([g(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await M("plan", o, s), n.hide(c.settings.secrets), {
		...c,
		raw: o,
		typesToken: l
	};
}
async function Se(e, t, n) {
	let r = _(v, e);
	if (r === void 0 || !await C(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await M("plan", a, n), { projects: c } = o, { id: l } = x(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = `${E(t, n.folders)} is there already, and does not name this project. Set project: ${l} in it, leave out --project, or move the file away.`;
	return b("bad-setting", u);
}
async function Ce(e, t, i, o) {
	let s = o?.startsWith("v") === !1 ? u : r, c = _(n, e);
	if (c) return c.filter((e) => e !== "none");
	if ((await ve(t)).length > 0) return [];
	if (!i) return s;
	let l = a.map((e) => ({
		value: e,
		about: U[e].about
	})), d = await i.several("Which workflows should be written?", l, s), f = a.filter((e) => d.includes(e));
	return f.includes("translations") ? f.filter((e) => r.includes(e)) : f;
}
async function we(e, t, n, r) {
	let i = await N(t.working, n);
	if (i && !i.isRoot) return { problem: Te };
	let a = _(m, e) ?? i?.defaultBranch;
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
		problems: [b("not-read", s, { severity: "notice" })]
	};
}
const Te = b("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function Ee(e, t) {
	let n = w(t);
	try {
		let [{ project: r }, i] = await Promise.all([ce(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), De(e, n)]);
		return {
			account: {
				name: r.name,
				baseLanguage: r.baseLanguage || void 0,
				languages: r.languages?.map(({ iso: e }) => e) ?? [],
				namesPerPlatform: r.perPlatformNames,
				writer: i.writer
			},
			problems: i.problems
		};
	} catch (e) {
		let t = e instanceof z && he(e);
		return {
			problems: le(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function De(e, n) {
	try {
		let r = me(await e.contributorMe(n)) ?? {}, i = [R(r.email), fe(r.user_id)].find((e) => e !== void 0 && t.schema.safeParse([e]).success);
		if (i === void 0) return G;
		let a = pe(r.admin_rights, R), o = B(r.is_admin) !== !1;
		return {
			writer: i,
			problems: a === void 0 ? [] : ke(i, o ? a : [])
		};
	} catch (e) {
		if (e instanceof z && e.status < 500) return G;
		throw e;
	}
}
const G = {
	writer: void 0,
	problems: []
}, Oe = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function ke(e, t) {
	return Oe.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return b("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const K = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", Ae = /[\p{Cc}\p{Cs}{}]/u, je = [
	{
		path: RegExp(`^((?:.*/)?)(${K})(\\.lproj/[^/]+\\.strings)$`, "s"),
		platforms: ["ios"]
	},
	{
		path: RegExp(`^((?:.*/)?(?:res|composeResources)/(?:.*/)?values-)(${K.replace("[A-Z]{2}", "r[A-Z]{2}")})(/[^/]+\\.xml)$`, "s"),
		platforms: ["android"]
	},
	{
		path: RegExp(`^((?:.*/)?(?:[^/]*_)?)(${K})(\\.arb)$`, "s"),
		platforms: ["ios", "android"]
	},
	{
		path: RegExp(`^((?:.*/)?)(${K})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^((?:.*/)?[^/]+[._-])(${K})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^(.*/)(${K})(/[^/]+\\.json)$`, "s"),
		platforms: ["web"]
	}
];
function Me(e, t, n) {
	let r = new Map(), i = [];
	for (let n of e.filter((e) => !Ae.test(e))) {
		let e = Pe(n, t);
		e && i.push(e);
		let a = e ? void 0 : Ne(n);
		if (!a) continue;
		let o = r.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		r.set(a.files, o), o.files.set(a.code, n);
	}
	return [...[...r].flatMap(([e, { layout: r, files: i }]) => {
		let a = [...i.keys()], o = t === void 0 ? a[0] : a.find((e) => J(e, t)), s = i.get(o ?? "");
		if (o === void 0 || s === void 0) return [];
		let c = a.flatMap((e) => {
			let t = n.find((t) => J(e, t));
			return t === void 0 || a.includes(t) ? [] : [[e, t]];
		}), l = c.length > 0 && { language_map: Object.fromEntries(c) };
		return [{
			row: {
				files: e,
				...q(t),
				...l,
				platforms: r.platforms
			},
			codes: a,
			baseFile: s
		}];
	}), ...i].sort((e, t) => e.row.files < t.row.files ? -1 : 1);
}
function Ne(e) {
	for (let t of je) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${Y(n)}{lang}${Y(i)}`,
			code: r,
			layout: t
		};
	}
}
function Pe(e, t) {
	let n = Y(e);
	if (e.endsWith(".xcstrings")) return {
		row: {
			files: n,
			...q(t),
			platforms: ["ios"]
		},
		codes: [],
		baseFile: e
	};
	if (t !== void 0 && /(^|\/)(res|composeResources)\/(.*\/)?values\/[^/]+\.xml$/.test(e)) return {
		row: {
			files: n,
			language: t,
			platforms: ["android"]
		},
		codes: [],
		baseFile: e
	};
}
function q(e) {
	return e === void 0 ? {} : { languages: [e] };
}
function J(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function Y(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function Fe(e) {
	let t = e.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g), n = new Set(Array.from(t, ([, e = ""]) => e));
	return [...n].some((e) => e.endsWith("_one") && n.has(e.replace(/one$/, "other")));
}
async function Ie({ baseLanguage: e, languages: t, namesPerPlatform: n }, { folders: r, cancellation: i }, a, o, s) {
	let { working: c } = r, l = Me(await j(c, i.stopping), e, t).slice(0, a ? void 0 : 20);
	if (l.length === 0) return {
		taken: [],
		mentioned: []
	};
	if (!a && !o) return {
		taken: [],
		mentioned: l.map(({ row: e }) => e.files)
	};
	let u = await s(), d = await Promise.all(l.map((e) => Re(e, c, u))), f = d.filter(({ names: e, inProject: t }) => t * 2 > e.length), p = a || !o ? [] : await Le(d, f, o), m = a ? a === "all" ? d : f : d.filter(({ row: e }) => p.includes(e.files)), h = X(m, n), g = Ve(h);
	return {
		taken: m.map((e) => ({
			...Be(e.row, n),
			...g !== void 0 && h.includes(e) && { key_name: g }
		})),
		mentioned: []
	};
}
function Le(e, t, n) {
	return n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", e.map(({ row: e, about: t }) => ({
		value: e.files,
		about: t
	})), t.map(({ row: e }) => e.files));
}
async function Re({ row: e, codes: t, baseFile: n }, r, i) {
	let a = await H(V(r, n), "utf8").catch(() => ""), [o, ...s] = (n.endsWith(".json") && Fe(a) ? ["i18next", "none"] : ["none"]).flatMap((e) => {
		let { texts: t } = O(n, a, { plurals: e }), r = t.every(({ path: e }) => e.length === 1);
		return [".", "::"].map((n) => {
			let a = t.map(({ path: e }) => e.join(n));
			return {
				plurals: e,
				separator: n,
				names: a,
				inProject: a.filter((e) => i.names.has(e)).length,
				isFlat: r
			};
		});
	}), c = s.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, o), { plurals: l, names: u = [], inProject: d = 0 } = c ?? {}, f = d === 0 ? [] : [`${d} of ${u.length} names are in the project`];
	return {
		row: {
			...e,
			...c && d > 0 && ze(n, e.files, c, i),
			...l === "i18next" && { plurals: l }
		},
		about: [t.join(", "), ...f].filter((e) => e !== "").join("; "),
		names: u,
		inProject: d
	};
}
function ze(e, t, { separator: n, isFlat: r }, { filenames: i }) {
	if (n === "::") return { names: "lokalise" };
	let a = p(t) ? t.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1") : e, o = [a, e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/")].find((e) => i.has(e));
	return o === void 0 ? {} : o === a && r ? { names: "lokalise" } : { filenames: o };
}
function Be({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function X(e, t) {
	let n = se(e.filter(({ row: e }) => e.names === void 0 && e.filenames === void 0), ({ row: e, names: n }) => {
		let r = t && e.platforms.length === 1 ? e.platforms[0] : "";
		return [...new Set(n)].map((e) => `${r} ${e}`);
	});
	return [...new Set([...n.values()].filter((e) => e.length > 1).flat())];
}
function Ve(e) {
	if (e.some(({ inProject: e }) => e > 0)) return;
	let t = e.map(({ row: e }) => i(e.files)), n = [
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
async function Z(e, t) {
	let { settings: n, raw: r, typesToken: i, problems: a } = await xe(e.raw, e.host, e.questions, t), [o, ...s] = n.projects, c = [...a, ...s.length > 0 ? [Ge] : []];
	if (!o?.manifests || f(c)) return { problems: c };
	let l = e.context(n), { folders: u, cancellation: d, onResponse: p, onWait: m } = l, h = {
		apiUrl: n.apiUrl,
		signal: d.stopping,
		onResponse: p,
		onWait: m
	}, g = ue(o, h), _ = g.ok ? await Ee(g.value, o.id) : {
		problems: [g.problem],
		isTokenRefused: !0
	};
	if (_.isTokenRefused && i) return Z({
		...e,
		raw: r
	}, _.problems[0]?.message);
	if (L(c, _.problems), !g.ok || !_.account) return { problems: c };
	e.onAccount(_.account);
	let v = () => He(g.value, o.id, n.kinds), y = await Ue({
		...e,
		raw: r
	}, n, o, _.account, l, v);
	L(c, y.problems);
	let b = await oe(await Q(y, n, e, void 0), u);
	if (b.length > 0 || d.stopped) return { problems: [...c, ...b] };
	let x = await ae(o.manifests, o), { taken: S, mentioned: C } = y.offered, { questions: w } = e, T = {
		...ne(r, l, w && ((e) => w.yesNo(e))),
		repeated: [],
		leavesTexts: S.length > 0
	}, D = ie(n.kinds, T, l);
	if (f(D)) return { problems: [...c, ...D] };
	let O = x ? void 0 : await re(n, o, o.manifests, T, l);
	if (L(c, O?.problems ?? []), O && !O.first && (S.length === 0 || f(c))) return { problems: c };
	let k = await Q(y, n, e, O?.first);
	if (y.newFile && n.backupDir !== void 0) {
		let e = await ee(n.backupDir, u);
		e.ok && e.value ? k.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	let A = await te(k, u), { newFile: j, workflows: M, values: N } = y, P = [
		...j ? [] : [E(n.configFile, u)],
		...x ? ["the manifests"] : [],
		...M.kept
	], F = A.length > 0 ? [] : k.map(({ path: e }) => E(e, u)), I = {
		...O?.first && { first: O.first },
		written: F,
		kept: P,
		workflows: M.written.map(({ name: e }) => e),
		variables: [...N?.variables ?? [], ...O?.first?.variables?.names ?? []],
		version: N?.version,
		typesToken: i,
		hasTexts: S.length > 0,
		mentioned: C
	};
	return {
		problems: [...c, ...A],
		done: I
	};
}
async function He(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await de(e, t, {
		kinds: r,
		languages: () => y([]),
		leavesOut: () => !1
	}), a = {
		names: new Set(),
		filenames: new Set()
	};
	for (let { plural: e, names: t, newManifest: n } of i.ok ? r : []) for (let r of i.ok && i.value.objects[e]?.objects || []) {
		for (let e of t(r)) a.names.add(e);
		a.filenames.add(n?.group(r, "filename") ?? "");
	}
	return a;
}
async function Ue({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a, manifests: s }, c, l, u) {
	let { folders: d, environment: f, cancellation: p } = l, m = await C(r, {}), h = m ? We : await Ie(c, l, _(o, e), t, u), g = h.taken, v = m ? void 0 : {
		project: i,
		texts: g
	}, y = {
		environment: f,
		signal: p.stopping
	}, b = await _e(n, y), x = await Ce(e, d, t, b), w = {
		newFile: v,
		offered: h,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (x.length === 0) return w;
	let T = await we(e, d, y, t);
	if ("problem" in T) return {
		...w,
		problems: [T.problem]
	};
	let E = {
		branch: T.branch,
		project: a.length > 0 ? void 0 : i,
		variables: [...a.flatMap(({ shown: e }) => S(e)), ...s ? await I(s, { id: i }) : []],
		version: b
	}, D = {
		folders: d,
		packageRoot: n,
		...t && { questions: t }
	};
	return {
		...w,
		values: E,
		workflows: await ye(x, E, D),
		problems: T.problems
	};
}
async function Q({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a) {
	let o = [...n?.variables ?? [], ...a?.variables?.names ?? []], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await W(e, {
			...n,
			variables: o
		}, i)
	});
	if (!e) return s;
	let { project: l, texts: u } = e, d = {}, f = a?.flags ?? [];
	for (let e = 0; e + 1 < f.length; e += 2) {
		let [t = "", n = ""] = f.slice(e), r = t.replace(/^--/, "");
		d[r] = [...d[r] ?? [], n];
	}
	let p = {
		project: l,
		...d,
		...u.length > 0 && { texts: u }
	};
	return [{
		path: r,
		text: P(p, [F(c)])
	}, ...s];
}
const We = {
	taken: [],
	mentioned: []
}, Ge = b("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function Ke(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return A(async (a) => {
		try {
			let { problems: o, done: c } = await Z({
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
			return c?.first && k(c.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), c && ge(c).forEach(r), i(o), a.stopped && !c ? $(t, a) : +!!f(o);
		} catch (e) {
			if (e instanceof l) return $(t, a);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { Ke as runInit };
