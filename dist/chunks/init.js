import { Er as e, Et as t, Kt as n, S as r, Sr as i, T as a, Tr as o, Xn as s, Zn as c, _ as l, _r as u, bt as d, cn as f, d as p, dr as m, et as h, lr as g, n as _, pr as v, q as y, r as b, ri as x, sr as S, wr as C, x as w, yi as T, zt as E } from "./start.js";
import { Dr as D, Er as O, It as k, Ti as A, Wt as j, Zr as M, ai as N, dt as P, f as F, ii as I, lt as L, ni as R, ri as z, s as B, tr as V, xn as H } from "./engine.js";
import { C as U, D as ee, E as te, S as W, T as ne, l as re, n as ie, r as ae, s as oe, t as se, u as ce } from "./firstPull.js";
import { A as le, c as G, f as ue, j as de, p as fe } from "./wire.js";
import { S as pe, T as me, _ as he, c as ge } from "./project.js";
import { d as _e, f as ve, g as ye, l as be, p as K, u as xe, x as Se } from "./client.js";
import { o as Ce } from "./writtenFiles.js";
import { dirname as we, join as q } from "node:path";
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
async function Te(e, t) {
	let n = await A(q(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await z(q(e, ".git"), {})) return D(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Ee({ working: t }) {
	let n = e.map((e) => q(t, J[e].file));
	return (await Promise.all(n.map((e) => R(e, {})))).includes(!0);
}
async function De(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = q(n.working, J[s].file), c = await Y(s, t, r), l = await R(e, {}) ? await A(e, "utf8") : void 0, u = I(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
	let s = await A(q(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${H(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e, t) => l.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), d = l.length === 0 ? "" : `        env:\n${u("          ", ": ")}`, f = l.length === 0 ? "" : `      variables: |\n${u("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => Oe(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => d || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${f}`);
}
function Oe(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function ke(e, n, r, i) {
	let a = _(e), o = e, s = n.sources, c = await P("plan", o, s), l = !1;
	if (p(a)) return {
		...c,
		raw: o,
		typesToken: l,
		problems: a
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (r && b(d, o) === void 0 && u) {
		let e = (e) => L(e).problems[0]?.message;
		o = {
			...o,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let f = await Ae(o, c.settings.configFile, s);
	if (f) return {
		...c,
		raw: o,
		typesToken: l,
		problems: [f]
	};
	if (!(b(t, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && r && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await r.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		n.hide([h(e)]), s = {
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
async function Ae(e, t, n) {
	let r = b(d, e);
	if (r === void 0 || !await R(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await P("plan", a, n), { projects: c } = o, { id: u } = L(r);
	if (c.length === 0 || u === void 0 || c.some((e) => e.id === u) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let f = I(t, n.folders), p = s.some(({ code: e }) => e === "no-project") ? `Set project: ${u} in it, or move the file away.` : `To work with the one that it names, leave out --project. To add this one, name both in the file: projects: { first: { project: "…", keys: ["keys.yaml"], webhooks: ["webhooks.yaml"] }, second: { project: "${u}", keys: ["second/keys.yaml"], webhooks: ["second/webhooks.yaml"] } }. Then run lokaform pull --only second --dir second. See ${le("docs/settings.md")}#many-projects.`;
	return l("bad-setting", `${f} is there already, and does not name this project. ${p}`);
}
async function je(t, n, r, a) {
	let s = a?.startsWith("v") === !1 ? C : i, c = b(o, t);
	if (c) return c.filter((e) => e !== "none");
	if (await Ee(n)) return [];
	if (!r) return s;
	let l = e.map((e) => ({
		value: e,
		about: J[e].about
	})), u = await r.several("Which workflows should be written?", l, s), d = e.filter((e) => u.includes(e));
	return d.includes("translations") ? d.filter((e) => i.includes(e)) : d;
}
async function Me(e, t, n, r) {
	let i = await O(t.working, n);
	if (i && !i.isRoot) return { problems: [l("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = b(g, e) ?? i?.defaultBranch;
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
async function Ne(e, t) {
	try {
		let [{ project: n }, r] = await Promise.all([me(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), Pe(e, H(t))]);
		return {
			account: {
				project: n,
				writer: r.writer
			},
			problems: r.problems
		};
	} catch (e) {
		let t = e instanceof ye && Se(e);
		return {
			problems: ge(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Pe(e, t) {
	try {
		let n = ve(await e.contributorMe(t)) ?? {}, r = [K(n.email), xe(n.user_id)].find((e) => e !== void 0 && S.schema.safeParse([e]).success);
		if (r === void 0) return X;
		let i = _e(n.admin_rights, K), a = be(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Ie(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof ye && e.status < 500) return X;
		throw e;
	}
}
const X = {
	writer: void 0,
	problems: []
}, Fe = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function Ie(e, t) {
	return Fe.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return l("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Le = /[\p{Cc}\p{Cs}{}]/u, Z = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Re(e, t, n) {
	if (!t) return [];
	let r = new Set(e.filter((e) => !Le.test(e))), i = Ze(n), a = new Set(r), o = [...r].flatMap((e) => Ke(We(e).filter(({ code: e }) => i(e))));
	for (let { path: e } of o) a.delete(e);
	let s = new Map();
	for (let [e, n] of ue(o, (e) => qe(e, "{lang}", $))) {
		let r = new Map();
		for (let e of n) {
			let t = i(e.code) ?? e.code;
			r.has(t) && e.code !== t || r.set(t, e);
		}
		let o = ze(e, r, t, a);
		if (o) for (let e of r.values()) a.delete(Je(e));
		o && o.codes.length > (s.get(o.baseFile)?.codes.length ?? 0) && s.set(o.baseFile, o);
	}
	for (let e of r) {
		let n = {
			files: $(e),
			platforms: Ye(e)
		};
		e.endsWith(".xcstrings") ? s.set(e, {
			rows: [{
				...n,
				languages: [t]
			}],
			codes: [],
			baseFile: e
		}) : Z.test(e) && a.has(e) && s.set(e, {
			rows: [{
				...n,
				language: t
			}],
			codes: [],
			baseFile: e
		});
	}
	return [...s.values()].sort((e, t) => e.rows[0].files < t.rows[0].files ? -1 : 1);
}
function ze(e, t, n, r) {
	let [i] = t.values();
	if (!i) return;
	let a = Ye(i.path), o = [...t.values()].map(({ code: e }) => e), s = Je(i), c = t.get(n), [, l = ""] = /([^/]+)\.[a-z]+$/.exec(s) ?? [], u = $e(l) && Xe.of(l) !== l;
	if (!r.has(s) || u || c && !i.path.endsWith(".xml")) return c && {
		rows: [{
			files: e,
			...Q(t, n),
			platforms: a
		}],
		codes: o,
		baseFile: c.path
	};
	let d = new Map([...t].filter(([e]) => e !== n)), f = {
		files: $(s),
		language: n,
		platforms: a
	};
	return {
		rows: d.size === 0 ? [f] : [f, {
			files: e,
			...Q(d, n),
			platforms: a
		}],
		codes: ["", ...o],
		baseFile: s,
		...!Z.test(s) && { likeFile: i.path }
	};
}
function Q(e, t) {
	let n = [...e.keys()].sort((e, n) => Number(n === t) - Number(e === t)), r = [...e].flatMap(([e, { code: t }]) => t === e ? [] : [[t, e]]);
	return {
		languages: n,
		...r.length > 0 && { language_map: Object.fromEntries(r) }
	};
}
const Be = /[^/]+(?=\.lproj\/[^/]+\.strings$)/g, Ve = /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+\.xml$)/g, He = /[^/]+(?=\/)|[^/._-]+(?:[-_][A-Za-z0-9]+)*(?=[^/]*\.(?:json|arb)$)/g, Ue = /^[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9])/;
function We(e) {
	let t = e.endsWith(".strings") ? Be : e.endsWith(".xml") ? Ve : He, n = [...e.matchAll(t)].flatMap(({ 0: n, index: r }) => (t === He && e.indexOf("/", r) < 0 ? Ge(n) : [{
		start: 0,
		end: n.length
	}]).map(({ start: e, end: t }) => ({
		start: r + e,
		end: r + t
	})));
	return [...ue(n, ({ start: t, end: n }) => e.slice(t, n))].map(([t, n]) => ({
		path: e,
		code: t,
		at: n
	}));
}
function Ge(e) {
	let t = f(e, /[^-_]+/g);
	return t.flatMap(({ start: n }, r) => t.slice(r, r + 4).flatMap(({ end: t }) => Ue.test(e.slice(t)) ? [] : [{
		start: n,
		end: t
	}]));
}
function Ke(e) {
	let t = ({ at: [e] }, { at: t }) => e && t.some(({ start: t, end: n }) => t <= e.start && e.end <= n);
	return e.filter((n) => !e.some((e) => e !== n && t(n, e)));
}
function qe({ path: e, at: t }, n, r = (e) => e) {
	return [0, ...t.map(({ end: e }) => e)].map((n, i) => r(e.slice(n, t[i]?.start))).join(n);
}
function Je(e) {
	return qe(e, "{lang}").replace("{lang}.lproj/", "Base.lproj/").replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}
function Ye(e) {
	return e.endsWith(".xml") ? ["android"] : e.endsWith(".json") ? ["web"] : e.endsWith(".arb") ? ["ios", "android"] : ["ios"];
}
const Xe = new Intl.DisplayNames(["en"], { type: "language" });
function Ze(e) {
	let t = new Map(e.map((e) => [x(e), e])), n = new Map(e.flatMap((e) => $e(e) ? [[Xe.of(e) ?? e, e]] : [])), r = new Set(e);
	return (e) => r.has(e) ? e : n.get(e) ?? (Qe.test(e) ? t.get(x(e)) : void 0);
}
const Qe = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function $e(e) {
	return /^[a-z]{2,3}$/.test(e);
}
function $(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
async function et({ project: e }, { folders: t, cancellation: n }, r, i, a) {
	let { working: o } = t, { baseLanguage: s, perPlatformNames: c } = e, l = e.languages?.map(({ iso: e }) => e) ?? [], u = Re(await V(o, n.stopping), s, l).map((e) => nt(e, o, l)), d = (await Promise.all(u)).filter((e) => e !== void 0).slice(0, r ? void 0 : 20);
	if (d.length === 0) return {
		taken: [],
		mentioned: []
	};
	let f = await a(), p = d.map((e) => it(e, f)), m = p.filter(({ names: e, inProject: t }) => t * 2 > e.length), h = p.map(({ files: e, about: t }) => ({
		value: e,
		about: t
	})), g = m.map(({ files: e }) => e), _ = !r && await i?.several(tt, h, g) || [], v = r === "all" ? p : p.filter((e) => r ? m.includes(e) : _.includes(e.files)), y = i ? [] : p.filter((e) => !v.includes(e)).slice(0, 20), b = ct(st(v, c));
	return {
		taken: v.flatMap((e) => {
			let t = b.get(e);
			return e.rows.map((e) => ({
				...ot(e, c),
				...t !== void 0 && { key_name: t }
			}));
		}),
		mentioned: y.flatMap((e) => e.rows.map(({ files: e }) => e))
	};
}
const tt = "Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml";
async function nt(e, t, n) {
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => N(await A(q(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = F(r, s, {
		plurals: "none",
		lists: !0
	});
	if (!c.some(({ value: e }) => e.is !== "none") && l.every(({ code: e }) => e !== "text-file")) return;
	if (i !== void 0) {
		let e = new Set(c.map(({ path: e }) => e.join("::"))), t = await o(i).catch(() => ""), { texts: n } = F(i, t, {
			plurals: "none",
			lists: !0
		});
		if (!n.some(({ path: t }) => e.has(t.join("::")))) return;
	}
	let u = new Set(c.flatMap(({ language: e }) => e ?? [])), [d] = a[0].languages ?? [];
	if (u.size === 0 || d === void 0) return {
		...e,
		text: s
	};
	let f = Ze(n), p = new Map([[d, { code: d }]]);
	for (let e of u) p.set(f(e) ?? "", { code: e });
	return p.delete(""), {
		...e,
		rows: [{
			...a[0],
			...Q(p, d)
		}],
		codes: [...u],
		text: s
	};
}
const rt = [
	[":", "."],
	[".", "."],
	["", "."],
	["", "::"]
];
function it({ rows: e, codes: t, baseFile: r, text: i }, a) {
	let [o, ...s] = ["i18next", "none"].flatMap((t) => {
		let { texts: o } = F(r, i, { plurals: t }), s = r.endsWith(".json") && o.some(({ value: e }) => e.is === "forms"), c = o.every(({ path: e }) => e.length === 1);
		return rt.flatMap(([t, r]) => {
			let i = t && n(e[0].files).file + t, l = o.map(({ path: e }) => i + e.join(r)), u = l.filter((e) => a.names.has(e)).length;
			return t && u === 0 ? [] : [{
				hasForms: s,
				sign: t,
				separator: r,
				names: l,
				inProject: u,
				isFlat: c && t === ""
			}];
		});
	}), c = s.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, o), { hasForms: l, names: u = [], inProject: d = 0 } = c ?? {}, f = t.filter((e) => e !== "").join(", "), p = d > 0 && `${d} of ${u.length} names are in the project`, [m, h] = e, g = c && d > 0 ? at(r, m.files, h?.files, c, a) : {}, _ = c?.sign && { key_name: `{file}${c.sign}{path}` }, v = l && { plurals: "i18next" };
	return {
		rows: [m, ...h ? [h] : []].map((e) => ({
			...e,
			..._,
			...g,
			...v
		})),
		files: m.files,
		about: [f, p].filter(Boolean).join("; "),
		names: u,
		inProject: d
	};
}
function at(e, t, n, { separator: r, isFlat: i }, { filenames: a }) {
	let o = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), s = E(t) ? o(t) : e, c = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), l = [s, n === void 0 ? c : o(n)].find((e) => a.has(e)), u = r === "::";
	return n !== void 0 && l?.includes("%LANG_ISO%") ? {
		...u && { separator: r },
		filenames: l
	} : u ? { names: "lokalise" } : l === void 0 ? {} : l === s && i ? { names: "lokalise" } : { filenames: l };
}
function ot({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function st(e, t) {
	let n = fe(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
		let r = t && e?.platforms.length === 1 ? e.platforms[0] : "";
		return [...new Set(n)].map((e) => `${r} ${e}`);
	});
	return [...new Set([...n.values()].filter((e) => e.length > 1).flat())];
}
function ct(e) {
	if (e.some(({ inProject: e }) => e > 0)) return new Map();
	let t = [
		["file"],
		["dir"],
		["dir", "file"]
	].map((t) => e.map(({ files: e }) => ({
		key: [...t.map((e) => `{${e}}`), "{path}"].join("."),
		made: t.map((t) => n(e)[t])
	}))), r = e.map((e) => e.files.replace(/\\(.)/g, "$1").split("/").slice(0, -1)), i = r[0]?.findIndex((e, t) => r.some((n) => n[t] !== e)) ?? 0;
	for (let e = 1; e < 4; e++) {
		let n = r.map((t) => t.slice(i, i + e));
		t.push(n.map((e) => ({
			key: [...e, "{path}"].join("."),
			made: e
		})));
	}
	let a = t.find((t) => t.every(({ made: e }) => e.length > 0 && e.every((e) => e !== "" && !e.includes("{"))) && new Set(t.map(({ made: e }) => e.join("/"))).size === e.length);
	return new Map(e.flatMap((e, t) => a?.[t] ? [[e, a[t].key]] : []));
}
// src/init/init.ts
async function lt(e, t) {
	let { settings: n, raw: r, typesToken: i, problems: a } = await ke(e.raw, e.host, e.questions, t), [o, ...u] = n.projects, d = [...a, ...u.length > 0 ? [l("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.")] : []];
	if (!o?.manifests || p(d)) return { problems: d };
	let f = e.context(n), { folders: m, cancellation: h, onResponse: g, onWait: _ } = f, v = {
		apiUrl: n.apiUrl,
		signal: h.stopping,
		onResponse: g,
		onWait: _
	}, { tokenFrom: y, ...b } = o, x = he(b, v), S = x.ok ? await Ne(x.value, o.id) : {
		problems: [x.problem],
		isTokenRefused: !0
	};
	if (S.isTokenRefused && i) return lt({
		...e,
		raw: r
	}, S.problems[0]?.message);
	if (G(d, S.problems), !x.ok || !S.account) return { problems: d };
	e.onAccount(S.account);
	let C = await se(o.manifests, o), w = () => dt(x.value, o.id, n.kinds), T = await ft({
		...e,
		raw: r,
		hasAny: C
	}, n, o, S.account, f, w);
	G(d, T.problems);
	let E = await te(await pt(T, n, e), m);
	if (E.length > 0 || h.stopped) return { problems: [...d, ...E] };
	let { taken: D, mentioned: O } = T.offered, { questions: k } = e, A = we(n.configFile), j = {
		...re(r, f, k && ((e) => k.yesNo(e))),
		repeated: [],
		leavesTexts: D.length > 0,
		schemas: A
	}, N = oe(n.kinds, j, f);
	if (p(N)) return { problems: [...d, ...N] };
	let P = C ? void 0 : await ie(n, o, o.manifests, j, f);
	if (G(d, P?.problems ?? ce(r, [c, s])), P && !P.first && (D.length === 0 || p(d))) return { problems: d };
	let F = P?.first?.variables?.names ?? [], L = await pt(T, n, e, F);
	if (T.newFile && n.backupDir !== void 0) {
		let e = await M(n.backupDir, m);
		e.ok && e.value ? L.unshift(e.value) : e.ok || d.push({
			...e.problem,
			severity: "warning"
		});
	}
	(T.newFile || P?.first) && G(L, await ut(e.packageRoot, A));
	let R = await ee(L, m), { newFile: z, workflows: B, values: V } = T, H = [
		...z ? [] : [I(n.configFile, m)],
		...C ? ["the manifests"] : [],
		...B.kept
	], U = R.length > 0 ? [] : L.map(({ path: e }) => I(e, m)), W = {
		...P?.first && { first: P.first },
		written: U,
		kept: H,
		workflows: B.written.map(({ name: e }) => e),
		variables: [
			...V?.variables ?? [],
			...V?.inManifests ?? [],
			...F
		],
		version: V?.version,
		typesToken: i,
		texts: D.flatMap(({ files: e }) => String(e)),
		mentioned: O
	};
	return {
		problems: [...d, ...R],
		done: W
	};
}
async function ut(e, t) {
	let n = u.map(async (n) => {
		let r = q(t, W, `${n}.json`), i = await A(q(e, de(n)), "utf8");
		return await R(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function dt(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await pe(e, t, {
		kinds: r,
		languages: () => w([])
	}), a = {
		names: new Set(),
		filenames: new Set()
	};
	for (let { plural: e, names: t, textFiles: n } of i.ok ? r : []) for (let r of i.ok && i.value.objects[e]?.objects || []) {
		for (let e of t(r)) a.names.add(e);
		for (let e of n?.filenames(r) ?? []) a.filenames.add(e);
	}
	return a;
}
async function ft({ raw: e, questions: t, packageRoot: n, hasAny: r }, { configFile: i }, { id: a, secrets: o, manifests: s }, u, d, f) {
	let { folders: p, environment: h, cancellation: g } = d, _ = await R(i, {}), v = b(m, e), y = v ?? (t || r ? void 0 : "matching"), x = !_ && y !== "none" ? await et(u, d, y, t, f) : mt, S = `${I(i, p)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, C = _ && v !== void 0 ? [l("bad-setting", S, { severity: "warning" })] : [], w = b(c, e), T = _ ? void 0 : {
		project: a,
		texts: x.taken,
		languages: w
	}, E = {
		environment: h,
		signal: g.stopping
	}, D = await Te(n, E), O = await je(e, p, t, D), A = {
		newFile: T,
		offered: x,
		workflows: {
			written: [],
			kept: []
		},
		problems: C
	};
	if (O.length === 0) return A;
	let { branch: j, problems: M } = await Me(e, p, E, t);
	if (G(C, M), j === void 0) return A;
	let N = {
		branch: j,
		project: o.length > 0 ? void 0 : a,
		variables: o.flatMap(({ shown: e }) => k(e)),
		inManifests: s ? await ae(s, { id: a }) : [],
		version: D
	}, P = await De(O, N, {
		folders: p,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...A,
		values: N,
		workflows: P
	};
}
async function pt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a = []) {
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
		text: ne(f, [U(v)])
	}, ...s];
}
const mt = {
	taken: [],
	mentioned: []
};
// src/commands/runs/init.ts
async function ht(e, t) {
	let { setup: n, print: i, showProblems: o } = t;
	return B(async (s) => {
		try {
			let { problems: r, done: c } = await lt({
				raw: e,
				host: t,
				context: (n) => t.context(n, s, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await a(n.prompt, s.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let r = t === "" ? "" : `, with the base language ${y(t)}`, a = n === void 0 ? "" : ` The token belongs to ${y(n)}.`;
					i(`The project is ${y(e)}${r}.${a}`);
				}
			});
			return c?.first && j(c.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(i), c && T(Ce(c), t.screen.width).forEach(i), o(r), s.stopped && !c ? gt(t, s) : +!!p(r);
		} catch (e) {
			if (e instanceof r) return gt(t, s);
			throw e;
		}
	});
}
function gt({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { ht as runInit };
