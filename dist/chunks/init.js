import { Bt as e, Cr as t, Dr as n, Er as r, Mt as i, Ot as a, Qn as o, R as s, St as c, Tr as l, Zn as u, bi as d, cr as f, fr as p, ii as m, it as h, j as g, l as _, ln as v, mr as y, n as b, o as x, qt as S, r as C, ur as w, ut as T, vr as E } from "./start.js";
import { Dr as D, Er as O, It as k, Ti as A, Wt as j, Zr as M, ai as N, dt as P, f as F, ii as I, lt as L, ni as R, ri as z, s as B, tr as V, xn as H } from "./engine.js";
import { C as U, D as ee, E as te, S as W, T as ne, l as re, n as ie, r as ae, s as oe, t as se, u as ce } from "./firstPull.js";
import { A as le, c as G, f as ue, j as de, p as fe } from "./wire.js";
import { S as pe, T as me, _ as he, c as ge } from "./project.js";
import { d as _e, f as ve, g as ye, l as be, p as xe, u as Se, x as Ce } from "./client.js";
import { o as we } from "./writtenFiles.js";
import { dirname as Te, join as K } from "node:path";
// src/init/workflows.ts
const q = {
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
async function Ee(e, t) {
	let n = await A(K(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await z(K(e, ".git"), {})) return D(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function De({ working: e }) {
	let t = n.map((t) => K(e, q[t].file));
	return (await Promise.all(t.map((e) => R(e, {})))).includes(!0);
}
async function Oe(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = K(n.working, q[s].file), c = await J(s, t, r), l = await R(e, {}) ? await A(e, "utf8") : void 0, u = I(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function J(e, { branch: t, project: n, inManifests: r, version: i, ...a }, o) {
	let s = await A(K(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${H(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e, t) => l.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), d = l.length === 0 ? "" : `        env:\n${u("          ", ": ")}`, f = l.length === 0 ? "" : `      variables: |\n${u("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => ke(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => d || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${f}`);
}
function ke(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function Ae(e, t, n, r) {
	let i = b(e), a = e, o = t.sources, l = await P("plan", a, o), u = !1;
	if (c(i)) return {
		...l,
		raw: a,
		typesToken: u,
		problems: i
	};
	let d = l.problems.some(({ code: e }) => e === "no-project");
	if (n && C(h, a) === void 0 && d) {
		let e = (e) => L(e).problems[0]?.message;
		a = {
			...a,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let f = await je(a, l.settings.configFile, o);
	if (f) return {
		...l,
		raw: a,
		typesToken: u,
		problems: [f]
	};
	if (!(C(T, a) !== void 0 || o.environment.LOKALISE_API_TOKEN) && n && l.settings.projects.every(({ token: e }) => e === void 0)) {
		u = !0;
		let e = await n.secret(`${r === void 0 ? "" : `${r} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		t.hide([s(e)]), o = {
			...o,
			token: e
		};
	}
	return l = await P("plan", a, o), t.hide(l.settings.secrets), {
		...l,
		raw: a,
		typesToken: u
	};
}
async function je(e, t, n) {
	let r = C(h, e);
	if (r === void 0 || !await R(t, {})) return;
	let { project: i, ...o } = e, { settings: s, problems: c } = await P("plan", o, n), { projects: l } = s, { id: u } = L(r);
	if (l.length === 0 || u === void 0 || l.some((e) => e.id === u) || l.some((e) => !e.id) && c.every(({ code: e }) => e !== "no-project")) return;
	let d = I(t, n.folders), f = c.some(({ code: e }) => e === "no-project") ? `Set project: ${u} in it, or move the file away.` : `To work with the one that it names, leave out --project. To add this one, name both in the file: projects: { first: { project: "…", keys: ["keys.yaml"], webhooks: ["webhooks.yaml"] }, second: { project: "${u}", keys: ["second/keys.yaml"], webhooks: ["second/webhooks.yaml"] } }. Then run lokaform pull --only second --dir second. See ${le("docs/settings.md")}#many-projects.`;
	return a("bad-setting", `${d} is there already, and does not name this project. ${f}`);
}
async function Me(e, i, a, o) {
	let s = o?.startsWith("v") === !1 ? l : t, c = C(r, e);
	if (c) return c.filter((e) => e !== "none");
	if (await De(i)) return [];
	if (!a) return s;
	let u = n.map((e) => ({
		value: e,
		about: q[e].about
	})), d = await a.several("Which workflows should be written?", u, s), f = n.filter((e) => d.includes(e));
	return f.includes("translations") ? f.filter((e) => t.includes(e)) : f;
}
async function Ne(e, t, n, r) {
	let i = await O(t.working, n);
	if (i && !i.isRoot) return { problems: [a("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let o = C(w, e) ?? i?.defaultBranch;
	if (o !== void 0) return {
		branch: o,
		problems: []
	};
	let s = i?.currentBranch ?? "main";
	if (r) return {
		branch: await r.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, s),
		problems: []
	};
	let c = `git does not say which branch is the default branch of the repository, so the workflows use ${s}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: s,
		problems: [a("not-read", c, { severity: "notice" })]
	};
}
async function Pe(e, t) {
	try {
		let [{ project: n }, r] = await Promise.all([me(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), Fe(e, H(t))]);
		return {
			account: {
				project: n,
				writer: r.writer
			},
			problems: r.problems
		};
	} catch (e) {
		let t = e instanceof ye && Ce(e);
		return {
			problems: ge(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Fe(e, t) {
	try {
		let n = ve(await e.contributorMe(t)) ?? {}, r = [xe(n.email), Se(n.user_id)].find((e) => e !== void 0 && f.schema.safeParse([e]).success);
		if (r === void 0) return Y;
		let i = _e(n.admin_rights, xe), a = be(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Le(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof ye && e.status < 500) return Y;
		throw e;
	}
}
const Y = {
	writer: void 0,
	problems: []
}, Ie = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function Le(e, t) {
	return Ie.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return a("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Re = /[\p{Cc}\p{Cs}{}]/u, X = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function ze(e, t, n) {
	if (!t) return [];
	let r = new Set(e.filter((e) => !Re.test(e))), i = Ze(n), a = new Set(r), o = [...r].flatMap((e) => qe(Ge(e).filter(({ code: e }) => i(e))));
	for (let { path: e } of o) a.delete(e);
	let s = new Map();
	for (let [e, n] of ue(o, (e) => Je(e, "{lang}", $))) {
		let r = new Map();
		for (let e of n) {
			let t = i(e.code) ?? e.code;
			r.has(t) && e.code !== t || r.set(t, e);
		}
		let o = Be(e, r, t, a);
		if (o) for (let e of r.values()) a.delete(Ye(e));
		o && o.codes.length > (s.get(o.baseFile)?.codes.length ?? 0) && s.set(o.baseFile, o);
	}
	for (let e of r) {
		let n = {
			files: $(e),
			platforms: Xe(e)
		};
		e.endsWith(".xcstrings") ? s.set(e, {
			rows: [{
				...n,
				languages: [t]
			}],
			codes: [],
			baseFile: e
		}) : X.test(e) && a.has(e) && s.set(e, {
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
function Be(e, t, n, r) {
	let [i] = t.values();
	if (!i) return;
	let a = Xe(i.path), o = [...t.values()].map(({ code: e }) => e), s = Ye(i), c = t.get(n), [, l = ""] = /([^/]+)\.[a-z]+$/.exec(s) ?? [], u = $e(l) && Q.of(l) !== l;
	if (!r.has(s) || u || c && !i.path.endsWith(".xml")) return c && {
		rows: [{
			files: e,
			...Z(t, n),
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
			...Z(d, n),
			platforms: a
		}],
		codes: ["", ...o],
		baseFile: s,
		...!X.test(s) && { likeFile: i.path }
	};
}
function Z(e, t) {
	let n = [...e.keys()].sort((e, n) => Number(n === t) - Number(e === t)), r = [...e].flatMap(([e, { code: t }]) => t === e ? [] : [[t, e]]);
	return {
		languages: n,
		...r.length > 0 && { language_map: Object.fromEntries(r) }
	};
}
const Ve = /[^/]+(?=\.lproj\/[^/]+\.strings$)/g, He = /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+\.xml$)/g, Ue = /[^/]+(?=\/)|[^/._-]+(?:[-_][A-Za-z0-9]+)*(?=[^/]*\.(?:json|arb)$)/g, We = /^[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9])/;
function Ge(e) {
	let t = e.endsWith(".strings") ? Ve : e.endsWith(".xml") ? He : Ue, n = [...e.matchAll(t)].flatMap(({ 0: n, index: r }) => (t === Ue && e.indexOf("/", r) < 0 ? Ke(n) : [{
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
function Ke(e) {
	let t = v(e, /[^-_]+/g);
	return t.flatMap(({ start: n }, r) => t.slice(r, r + 4).flatMap(({ end: t }) => We.test(e.slice(t)) ? [] : [{
		start: n,
		end: t
	}]));
}
function qe(e) {
	let t = ({ at: [e] }, { at: t }) => e && t.some(({ start: t, end: n }) => t <= e.start && e.end <= n);
	return e.filter((n) => !e.some((e) => e !== n && t(n, e)));
}
function Je({ path: e, at: t }, n, r = (e) => e) {
	return [0, ...t.map(({ end: e }) => e)].map((n, i) => r(e.slice(n, t[i]?.start))).join(n);
}
function Ye(e) {
	return Je(e, "{lang}").replace("{lang}.lproj/", "Base.lproj/").replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}
function Xe(e) {
	return e.endsWith(".xml") ? ["android"] : e.endsWith(".json") ? ["web"] : e.endsWith(".arb") ? ["ios", "android"] : ["ios"];
}
const Q = new Intl.DisplayNames(["en"], { type: "language" });
function Ze(e) {
	let t = new Map(e.map((e) => [m(e), e])), n = new Map(e.flatMap((e) => $e(e) ? [[Q.of(e) ?? e, e]] : [])), r = new Set(e);
	return (e) => r.has(e) ? e : n.get(e) ?? (Qe.test(e) ? t.get(m(e)) : void 0);
}
const Qe = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function $e(e) {
	return /^[a-z]{2,3}$/.test(e);
}
function $(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
async function et({ project: e }, { folders: t, cancellation: n }, r, i, a) {
	let { working: o } = t, { baseLanguage: s, perPlatformNames: c } = e, l = e.languages?.map(({ iso: e }) => e) ?? [], u = ze(await V(o, n.stopping), s, l).map((e) => nt(e, o, l)), d = (await Promise.all(u)).filter((e) => e !== void 0).slice(0, r ? void 0 : 20);
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
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => N(await A(K(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = F(r, s, {
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
			...Z(p, d)
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
		let { texts: a } = F(n, r, { plurals: t }), o = n.endsWith(".json") && a.some(({ value: e }) => e.is === "forms"), s = a.every(({ path: e }) => e.length === 1);
		return rt.flatMap(([t, n]) => {
			let r = t && S(e[0].files).file + t, c = a.map(({ path: e }) => r + e.join(n)), l = c.filter((e) => i.names.has(e)).length;
			return t && l === 0 ? [] : [{
				hasForms: o,
				sign: t,
				separator: n,
				names: c,
				inProject: l,
				isFlat: s && t === ""
			}];
		});
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { hasForms: c, names: l = [], inProject: u = 0 } = s ?? {}, d = t.filter((e) => e !== "").join(", "), f = u > 0 && `${u} of ${l.length} names are in the project`, [p, m] = e, h = s && u > 0 ? at(n, p.files, m?.files, s, i) : {}, g = s?.sign && { key_name: `{file}${s.sign}{path}` }, _ = c && { plurals: "i18next" };
	return {
		rows: [p, ...m ? [m] : []].map((e) => ({
			...e,
			...g,
			...h,
			..._
		})),
		files: p.files,
		about: [d, f].filter(Boolean).join("; "),
		names: l,
		inProject: u
	};
}
function at(t, n, r, { separator: i, isFlat: a }, { filenames: o }) {
	let s = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), c = e(n) ? s(n) : t, l = t.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [c, r === void 0 ? l : s(r)].find((e) => o.has(e)), d = i === "::";
	return r !== void 0 && u?.includes("%LANG_ISO%") ? {
		...d && { separator: i },
		filenames: u
	} : d ? { names: "lokalise" } : u === void 0 ? {} : u === c && a ? { names: "lokalise" } : { filenames: u };
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
		made: t.map((t) => S(e)[t])
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
	let { settings: n, raw: r, typesToken: i, problems: s } = await Ae(e.raw, e.host, e.questions, t), [l, ...d] = n.projects, f = [...s, ...d.length > 0 ? [a("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.")] : []];
	if (!l?.manifests || c(f)) return { problems: f };
	let p = e.context(n), { folders: m, cancellation: h, onResponse: g, onWait: _ } = p, v = {
		apiUrl: n.apiUrl,
		signal: h.stopping,
		onResponse: g,
		onWait: _
	}, { tokenFrom: y, ...b } = l, x = he(b, v), S = x.ok ? await Pe(x.value, l.id) : {
		problems: [x.problem],
		isTokenRefused: !0
	};
	if (S.isTokenRefused && i) return lt({
		...e,
		raw: r
	}, S.problems[0]?.message);
	if (G(f, S.problems), !x.ok || !S.account) return { problems: f };
	e.onAccount(S.account);
	let C = await se(l.manifests, l), w = () => dt(x.value, l.id, n.kinds), T = await ft({
		...e,
		raw: r,
		hasAny: C
	}, n, l, S.account, p, w);
	G(f, T.problems);
	let E = await te(await pt(T, n, e), m);
	if (E.length > 0 || h.stopped) return { problems: [...f, ...E] };
	let { taken: D, mentioned: O } = T.offered, { questions: k } = e, A = Te(n.configFile), j = {
		...re(r, p, k && ((e) => k.yesNo(e))),
		repeated: [],
		leavesTexts: D.length > 0,
		schemas: A
	}, N = oe(n.kinds, j, p);
	if (c(N)) return { problems: [...f, ...N] };
	let P = C ? void 0 : await ie(n, l, l.manifests, j, p);
	if (G(f, P?.problems ?? ce(r, [o, u])), P && !P.first && (D.length === 0 || c(f))) return { problems: f };
	let F = P?.first?.variables?.names ?? [], L = await pt(T, n, e, F);
	if (T.newFile && n.backupDir !== void 0) {
		let e = await M(n.backupDir, m);
		e.ok && e.value ? L.unshift(e.value) : e.ok || f.push({
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
		problems: [...f, ...R],
		done: W
	};
}
async function ut(e, t) {
	let n = E.map(async (n) => {
		let r = K(t, W, `${n}.json`), i = await A(K(e, de(n)), "utf8");
		return await R(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function dt(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), a = await pe(e, t, {
		kinds: r,
		languages: () => i([])
	}), o = {
		names: new Set(),
		filenames: new Set()
	};
	for (let { plural: e, names: t, textFiles: n } of a.ok ? r : []) for (let r of a.ok && a.value.objects[e]?.objects || []) {
		for (let e of t(r)) o.names.add(e);
		for (let e of n?.filenames(r) ?? []) o.filenames.add(e);
	}
	return o;
}
async function ft({ raw: e, questions: t, packageRoot: n, hasAny: r }, { configFile: i }, { id: s, secrets: c, manifests: l }, u, d, f) {
	let { folders: m, environment: h, cancellation: g } = d, _ = await R(i, {}), v = C(p, e), y = v ?? (t || r ? void 0 : "matching"), b = !_ && y !== "none" ? await et(u, d, y, t, f) : mt, x = `${I(i, m)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, S = _ && v !== void 0 ? [a("bad-setting", x, { severity: "warning" })] : [], w = C(o, e), T = _ ? void 0 : {
		project: s,
		texts: b.taken,
		languages: w
	}, E = {
		environment: h,
		signal: g.stopping
	}, D = await Ee(n, E), O = await Me(e, m, t, D), A = {
		newFile: T,
		offered: b,
		workflows: {
			written: [],
			kept: []
		},
		problems: S
	};
	if (O.length === 0) return A;
	let { branch: j, problems: M } = await Ne(e, m, E, t);
	if (G(S, M), j === void 0) return A;
	let N = {
		branch: j,
		project: c.length > 0 ? void 0 : s,
		variables: c.flatMap(({ shown: e }) => k(e)),
		inManifests: l ? await ae(l, { id: s }) : [],
		version: D
	}, P = await Oe(O, N, {
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
async function pt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a = []) {
	let o = [...n?.inManifests ?? [], ...a], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await J(e, {
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
		text: ne(f, [U(y)])
	}, ...s];
}
const mt = {
	taken: [],
	mentioned: []
};
// src/commands/runs/init.ts
async function ht(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return B(async (a) => {
		try {
			let { problems: o, done: s } = await lt({
				raw: e,
				host: t,
				context: (n) => t.context(n, a, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await _(n.prompt, a.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let i = t === "" ? "" : `, with the base language ${g(t)}`, a = n === void 0 ? "" : ` The token belongs to ${g(n)}.`;
					r(`The project is ${g(e)}${i}.${a}`);
				}
			});
			return s?.first && j(s.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), s && d(we(s), t.screen.width).forEach(r), i(o), a.stopped && !s ? gt(t, a) : +!!c(o);
		} catch (e) {
			if (e instanceof x) return gt(t, a);
			throw e;
		}
	});
}
function gt({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { ht as runInit };
