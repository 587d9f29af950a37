import { Ar as e, At as t, Cr as n, Mr as r, Or as i, S as a, T as o, Ti as s, Ut as c, Zt as l, _ as u, _r as d, d as f, hi as p, hr as m, it as h, jr as g, li as _, mn as v, n as y, nr as b, pr as x, q as S, r as C, rr as w, wt as T, x as E, yr as D } from "./start.js";
import { $ as O, Er as k, Ot as A, Ti as j, Tr as M, Z as N, Zr as ee, ai as P, bt as F, f as I, ii as L, ni as R, ri as z, s as B, tr as V, xn as H } from "./engine.js";
import { C as U, D as te, E as ne, S as re, T as ie, l as ae, n as oe, r as se, s as ce, t as le, u as ue } from "./firstPull.js";
import { M as de, c as W, f as G, j as fe, p as pe } from "./wire.js";
import { E as me, S as he, _ as ge, c as _e } from "./project.js";
import { d as ve, f as ye, g as K, l as be, p as q, u as xe, x as Se } from "./client.js";
import { o as Ce } from "./writtenFiles.js";
import { dirname as we, join as J } from "node:path";
// src/init/workflows.ts
const Y = {
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
	let n = await j(J(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await z(J(e, ".git"), {})) return k(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Ee({ working: e }) {
	let t = r.map((t) => J(e, Y[t].file));
	return (await Promise.all(t.map((e) => R(e, {})))).includes(!0);
}
async function De(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = J(n.working, Y[s].file), c = await X(s, t, r), l = await R(e, {}) ? await j(e, "utf8") : void 0, u = L(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function X(e, { branch: t, project: n, inManifests: r, version: i, ...a }, o) {
	let s = await j(J(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${H(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e, t) => l.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), d = l.length === 0 ? "" : `        env:\n${u("          ", ": ")}`, f = l.length === 0 ? "" : `      variables: |\n${u("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => Oe(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => d || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${f}`);
}
function Oe(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function ke(e, n, r, i) {
	let a = y(e), o = e, s = n.sources, c = await O("plan", o, s), l = !1;
	if (f(a)) return {
		...c,
		raw: o,
		typesToken: l,
		problems: a
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (r && C(T, o) === void 0 && u) {
		let e = (e) => N(e).problems[0]?.message;
		o = {
			...o,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let d = await Ae(o, c.settings.configFile, s);
	if (d) return {
		...c,
		raw: o,
		typesToken: l,
		problems: [d]
	};
	if (!(C(t, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && r && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await r.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		n.hide([h(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await O("plan", o, s), n.hide(c.settings.secrets), {
		...c,
		raw: o,
		typesToken: l
	};
}
async function Ae(e, t, n) {
	let r = C(T, e);
	if (r === void 0 || !await R(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await O("plan", a, n), { projects: c } = o, { id: l } = N(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let d = L(t, n.folders), f = s.some(({ code: e }) => e === "no-project") ? `Set project: ${l} in it, or move the file away.` : `To work with the one that it names, leave out --project. To add this one, name both in the file: projects: { first: { project: "…", keys: ["keys.yaml"], webhooks: ["webhooks.yaml"] }, second: { project: "${l}", keys: ["second/keys.yaml"], webhooks: ["second/webhooks.yaml"] } }. Then run lokaform pull --only second --dir second. See ${fe("docs/settings.md")}#many-projects.`;
	return u("bad-setting", `${d} is there already, and does not name this project. ${f}`);
}
async function je(t, n, a, o) {
	let s = o?.startsWith("v") === !1 ? e : i, c = C(g, t);
	if (c) return c.filter((e) => e !== "none");
	if (await Ee(n)) return [];
	if (!a) return s;
	let l = r.map((e) => ({
		value: e,
		about: Y[e].about
	})), u = await a.several("Which workflows should be written?", l, s), d = r.filter((e) => u.includes(e));
	return d.includes("translations") ? d.filter((e) => i.includes(e)) : d;
}
async function Me(e, t, n, r) {
	let i = await M(t.working, n);
	if (i && !i.isRoot) return { problems: [u("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = C(m, e) ?? i?.defaultBranch;
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
		problems: [u("not-read", s, { severity: "notice" })]
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
		let t = e instanceof K && Se(e);
		return {
			problems: _e(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Pe(e, t) {
	try {
		let n = ye(await e.contributorMe(t)) ?? {}, r = [q(n.email), xe(n.user_id)].find((e) => e !== void 0 && x.schema.safeParse([e]).success);
		if (r === void 0) return Z;
		let i = ve(n.admin_rights, q), a = be(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Ie(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof K && e.status < 500) return Z;
		throw e;
	}
}
const Z = {
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
		return u("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Le = /[\p{Cc}\p{Cs}{}]/u, Q = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Re(e, t, n) {
	if (!t) return [];
	let r = new Set(e.filter((e) => !Le.test(e))), i = Ze(n), a = new Set(r), o = [...r].flatMap((e) => Ke(We(e).filter(({ code: e }) => i(e))));
	for (let { path: e } of o) a.delete(e);
	let s = new Map();
	for (let [e, n] of G(o, (e) => qe(e, "{lang}", p))) {
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
			files: p(e),
			platforms: Ye(e)
		};
		e.endsWith(".xcstrings") ? s.set(e, {
			rows: [{
				...n,
				languages: [t]
			}],
			codes: [],
			baseFile: e
		}) : Q.test(e) && a.has(e) && s.set(e, {
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
			...$(t, n),
			platforms: a
		}],
		codes: o,
		baseFile: c.path
	};
	let d = new Map([...t].filter(([e]) => e !== n)), f = {
		files: p(s),
		language: n,
		platforms: a
	};
	return {
		rows: d.size === 0 ? [f] : [f, {
			files: e,
			...$(d, n),
			platforms: a
		}],
		codes: ["", ...o],
		baseFile: s,
		...!Q.test(s) && { likeFile: i.path }
	};
}
function $(e, t) {
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
	return [...G(n, ({ start: t, end: n }) => e.slice(t, n))].map(([t, n]) => ({
		path: e,
		code: t,
		at: n
	}));
}
function Ge(e) {
	let t = v(e, /[^-_]+/g);
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
	let t = new Map(e.map((e) => [_(e), e])), n = new Map(e.flatMap((e) => $e(e) ? [[Xe.of(e) ?? e, e]] : [])), r = new Set(e);
	return (e) => r.has(e) ? e : n.get(e) ?? (Qe.test(e) ? t.get(_(e)) : void 0);
}
const Qe = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function $e(e) {
	return /^[a-z]{2,3}$/.test(e);
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
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => P(await j(J(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = I(r, s, {
		plurals: "none",
		lists: !0
	});
	if (!c.some(({ value: e }) => e.is !== "none") && l.every(({ code: e }) => e !== "text-file")) return;
	if (i !== void 0) {
		let e = new Set(c.map(({ path: e }) => e.join("::"))), t = await o(i).catch(() => ""), { texts: n } = I(i, t, {
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
			...$(p, d)
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
function it({ rows: e, codes: t, baseFile: n, text: r }, i) {
	let [a, ...o] = ["i18next", "none"].flatMap((t) => {
		let { texts: a } = I(n, r, { plurals: t }), o = n.endsWith(".json") && a.some(({ value: e }) => e.is === "forms"), s = a.every(({ path: e }) => e.length === 1);
		return rt.flatMap(([t, n]) => {
			let r = t && l(e[0].files).file + t, c = a.map(({ path: e }) => r + e.join(n)), u = c.filter((e) => i.names.has(e)).length;
			return t && u === 0 ? [] : [{
				hasForms: o,
				sign: t,
				separator: n,
				names: c,
				inProject: u,
				isFlat: s && t === ""
			}];
		});
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { hasForms: c, names: u = [], inProject: d = 0 } = s ?? {}, f = t.filter((e) => e !== "").join(", "), p = d > 0 && `${d} of ${u.length} names are in the project`, [m, h] = e, g = s && d > 0 ? at(n, m.files, h?.files, s, i) : {}, _ = s?.sign && { key_name: `{file}${s.sign}{path}` }, v = c && { plurals: "i18next" };
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
	let o = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), s = c(t) ? o(t) : e, l = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [s, n === void 0 ? l : o(n)].find((e) => a.has(e)), d = r === "::";
	return n !== void 0 && u?.includes("%LANG_ISO%") ? {
		...d && { separator: r },
		filenames: u
	} : d ? { names: "lokalise" } : u === void 0 ? {} : u === s && i ? { names: "lokalise" } : { filenames: u };
}
function ot({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function st(e, t) {
	let n = pe(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
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
		made: t.map((t) => l(e)[t])
	}))), n = e.map((e) => e.files.replace(/\\(.)/g, "$1").split("/").slice(0, -1)), r = n[0]?.findIndex((e, t) => n.some((n) => n[t] !== e)) ?? 0;
	for (let e = 1; e < 4; e++) {
		let i = n.map((t) => t.slice(r, r + e));
		t.push(i.map((e) => ({
			key: [...e, "{path}"].join("."),
			made: e
		})));
	}
	let i = t.find((t) => t.every(({ made: e }) => e.length > 0 && e.every((e) => e !== "" && !e.includes("{"))) && new Set(t.map(({ made: e }) => e.join("/"))).size === e.length);
	return new Map(e.flatMap((e, t) => i?.[t] ? [[e, i[t].key]] : []));
}
// src/init/init.ts
async function lt(e, t) {
	let { settings: n, raw: r, typesToken: i, problems: a } = await ke(e.raw, e.host, e.questions, t), [o, ...s] = n.projects, c = [...a, ...s.length > 0 ? [u("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.")] : []];
	if (!o?.manifests || f(c)) return { problems: c };
	let l = e.context(n), { folders: d, cancellation: p, onResponse: m, onWait: h } = l, g = {
		apiUrl: n.apiUrl,
		signal: p.stopping,
		onResponse: m,
		onWait: h
	}, { tokenFrom: _, ...v } = o, y = ge(v, g), x = y.ok ? await Ne(y.value, o.id) : {
		problems: [y.problem],
		isTokenRefused: !0
	};
	if (x.isTokenRefused && i) return lt({
		...e,
		raw: r
	}, x.problems[0]?.message);
	if (W(c, x.problems), !y.ok || !x.account) return { problems: c };
	e.onAccount(x.account);
	let S = await le(o.manifests, o), C = () => dt(y.value, o.id, n.kinds), T = await ft({
		...e,
		raw: r,
		hasAny: S
	}, n, o, x.account, l, C);
	W(c, T.problems);
	let E = await ne(await pt(T, n, e), d);
	if (E.length > 0 || p.stopped) return { problems: [...c, ...E] };
	let { taken: D, mentioned: O } = T.offered, { questions: k } = e, A = we(n.configFile), j = {
		...ae(r, l, k && ((e) => k.yesNo(e))),
		repeated: [],
		leavesTexts: D.length > 0,
		schemas: A
	}, M = ce(n.kinds, j, l);
	if (f(M)) return { problems: [...c, ...M] };
	let N = S ? void 0 : await oe(n, o, o.manifests, j, l);
	if (W(c, N?.problems ?? ue(r, [w, b])), N && !N.first && (D.length === 0 || f(c))) return { problems: c };
	let P = N?.first?.variables?.names ?? [], F = await pt(T, n, e, P);
	if (T.newFile && n.backupDir !== void 0) {
		let e = await ee(n.backupDir, d);
		e.ok && e.value ? F.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	(T.newFile || N?.first) && W(F, await ut(e.packageRoot, A));
	let I = await te(F, d), { newFile: R, workflows: z, values: B } = T, V = [
		...R ? [] : [L(n.configFile, d)],
		...S ? ["the manifests"] : [],
		...z.kept
	], H = I.length > 0 ? [] : F.map(({ path: e }) => L(e, d)), U = {
		...N?.first && { first: N.first },
		written: H,
		kept: V,
		workflows: z.written.map(({ name: e }) => e),
		variables: [
			...B?.variables ?? [],
			...B?.inManifests ?? [],
			...P
		],
		version: B?.version,
		typesToken: i,
		texts: D.flatMap(({ files: e }) => String(e)),
		mentioned: O
	};
	return {
		problems: [...c, ...I],
		done: U
	};
}
async function ut(e, t) {
	let r = n.map(async (n) => {
		let r = J(t, re, `${n}.json`), i = await j(J(e, de(n)), "utf8");
		return await R(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(r)).flat();
}
async function dt(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await he(e, t, {
		kinds: r,
		languages: () => E([])
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
async function ft({ raw: e, questions: t, packageRoot: n, hasAny: r }, { configFile: i }, { id: a, secrets: o, manifests: s }, c, l, f) {
	let { folders: p, environment: m, cancellation: h } = l, g = await R(i, {}), _ = C(d, e), v = _ ?? (t || r ? void 0 : "matching"), y = !g && v !== "none" ? await et(c, l, v, t, f) : mt, b = `${L(i, p)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, x = g && _ !== void 0 ? [u("bad-setting", b, { severity: "warning" })] : [], S = C(w, e), T = g ? void 0 : {
		project: a,
		texts: y.taken,
		languages: S
	}, E = {
		environment: m,
		signal: h.stopping
	}, D = await Te(n, E), O = await je(e, p, t, D), k = {
		newFile: T,
		offered: y,
		workflows: {
			written: [],
			kept: []
		},
		problems: x
	};
	if (O.length === 0) return k;
	let { branch: A, problems: j } = await Me(e, p, E, t);
	if (W(x, j), A === void 0) return k;
	let M = {
		branch: A,
		project: o.length > 0 ? void 0 : a,
		variables: o.flatMap(({ shown: e }) => F(e)),
		inManifests: s ? await se(s, { id: a }) : [],
		version: D
	}, N = await De(O, M, {
		folders: p,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...k,
		values: M,
		workflows: N
	};
}
async function pt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a = []) {
	let o = [...n?.inManifests ?? [], ...a], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await X(e, {
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
		text: ie(f, [U(D)])
	}, ...s];
}
const mt = {
	taken: [],
	mentioned: []
};
// src/commands/runs/init.ts
async function ht(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return B(async (c) => {
		try {
			let { problems: a, done: l } = await lt({
				raw: e,
				host: t,
				context: (n) => t.context(n, c, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await o(n.prompt, c.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let i = t === "" ? "" : `, with the base language ${S(t)}`, a = n === void 0 ? "" : ` The token belongs to ${S(n)}.`;
					r(`The project is ${S(e)}${i}.${a}`);
				}
			});
			return l?.first && A(l.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), l && s(Ce(l), t.screen.width).forEach(r), i(a), c.stopped && !l ? gt(t, c) : +!!f(a);
		} catch (e) {
			if (e instanceof a) return gt(t, c);
			throw e;
		}
	});
}
function gt({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { ht as runInit };
