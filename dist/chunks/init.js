import { Bt as e, Cr as t, Dr as n, Dt as r, Er as i, Qn as a, S as o, T as s, Tr as c, Zn as l, _ as u, cr as d, d as f, fr as p, ii as m, ln as h, mr as g, n as _, q as v, qt as y, r as b, tt as x, ui as S, ur as C, vr as w, x as T, xi as E, xt as D } from "./start.js";
import { $r as O, Di as k, Dr as A, Er as j, Gt as M, Lt as N, Sn as P, ai as F, dt as I, f as L, ii as R, nr as z, oi as B, pt as V, s as H, si as U } from "./engine.js";
import { C as W, D as ee, E as te, S as ne, T as re, l as ie, n as ae, r as oe, s as se, t as ce, u as le } from "./firstPull.js";
import { M as ue, c as G, f as de, j as fe, p as pe } from "./wire.js";
import { S as me, T as he, _ as ge, c as _e } from "./project.js";
import { d as ve, f as ye, g as be, l as xe, p as K, u as Se, x as Ce } from "./client.js";
import { o as we } from "./writtenFiles.js";
import { dirname as Te, join as q } from "node:path";
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
async function Ee(e, t) {
	let n = await k(q(e, "package.json"), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(n) ?? [];
	if (r !== "0") return `v${r}`;
	if (await F(q(e, ".git"), {})) return A(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function De({ working: e }) {
	let t = n.map((t) => q(e, J[t].file));
	return (await Promise.all(t.map((e) => R(e, {})))).includes(!0);
}
async function Oe(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = q(n.working, J[s].file), c = await Y(s, t, r), l = await R(e, {}) ? await k(e, "utf8") : void 0, u = B(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
	let s = await k(q(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${P(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e, t) => l.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), d = l.length === 0 ? "" : `        env:\n${u("          ", ": ")}`, f = l.length === 0 ? "" : `      variables: |\n${u("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => ke(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => d || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${f}`);
}
function ke(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function Ae(e, t, n, i) {
	let a = _(e), o = e, s = t.sources, c = await V("plan", o, s), l = !1;
	if (f(a)) return {
		...c,
		raw: o,
		typesToken: l,
		problems: a
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (n && b(D, o) === void 0 && u) {
		let e = (e) => I(e).problems[0]?.message;
		o = {
			...o,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let d = await je(o, c.settings.configFile, s);
	if (d) return {
		...c,
		raw: o,
		typesToken: l,
		problems: [d]
	};
	if (!(b(r, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && n && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await n.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		t.hide([x(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await V("plan", o, s), t.hide(c.settings.secrets), {
		...c,
		raw: o,
		typesToken: l
	};
}
async function je(e, t, n) {
	let r = b(D, e);
	if (r === void 0 || !await R(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await V("plan", a, n), { projects: c } = o, { id: l } = I(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let d = B(t, n.folders), f = s.some(({ code: e }) => e === "no-project") ? `Set project: ${l} in it, or move the file away.` : `To work with the one that it names, leave out --project. To add this one, name both in the file: projects: { first: { project: "…", keys: ["keys.yaml"], webhooks: ["webhooks.yaml"] }, second: { project: "${l}", keys: ["second/keys.yaml"], webhooks: ["second/webhooks.yaml"] } }. Then run lokaform pull --only second --dir second. See ${fe("docs/settings.md")}#many-projects.`;
	return u("bad-setting", `${d} is there already, and does not name this project. ${f}`);
}
async function Me(e, r, a, o) {
	let s = o?.startsWith("v") === !1 ? c : t, l = b(i, e);
	if (l) return l.filter((e) => e !== "none");
	if (await De(r)) return [];
	if (!a) return s;
	let u = n.map((e) => ({
		value: e,
		about: J[e].about
	})), d = await a.several("Which workflows should be written?", u, s), f = n.filter((e) => d.includes(e));
	return f.includes("translations") ? f.filter((e) => t.includes(e)) : f;
}
async function Ne(e, t, n, r) {
	let i = await j(t.working, n);
	if (i && !i.isRoot) return { problems: [u("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" })] };
	let a = b(C, e) ?? i?.defaultBranch;
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
async function Pe(e, t) {
	try {
		let [{ project: n }, r] = await Promise.all([he(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), Fe(e, P(t))]);
		return {
			account: {
				project: n,
				writer: r.writer
			},
			problems: r.problems
		};
	} catch (e) {
		let t = e instanceof be && Ce(e);
		return {
			problems: _e(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Fe(e, t) {
	try {
		let n = ye(await e.contributorMe(t)) ?? {}, r = [K(n.email), Se(n.user_id)].find((e) => e !== void 0 && d.schema.safeParse([e]).success);
		if (r === void 0) return X;
		let i = ve(n.admin_rights, K), a = xe(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Le(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof be && e.status < 500) return X;
		throw e;
	}
}
const X = {
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
		return u("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Re = /[\p{Cc}\p{Cs}{}]/u, Z = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function ze(e, t, n) {
	if (!t) return [];
	let r = new Set(e.filter((e) => !Re.test(e))), i = $(n), a = new Set(r), o = [...r].flatMap((e) => qe(Ge(e).filter(({ code: e }) => i(e))));
	for (let { path: e } of o) a.delete(e);
	let s = new Map();
	for (let [e, n] of de(o, (e) => Je(e, "{lang}", S))) {
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
			files: S(e),
			platforms: Xe(e)
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
function Be(e, t, n, r) {
	let [i] = t.values();
	if (!i) return;
	let a = Xe(i.path), o = [...t.values()].map(({ code: e }) => e), s = Ye(i), c = t.get(n), [, l = ""] = /([^/]+)\.[a-z]+$/.exec(s) ?? [], u = $e(l) && Ze.of(l) !== l;
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
		files: S(s),
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
const Ve = /[^/]+(?=\.lproj\/[^/]+\.strings$)/g, He = /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+\.xml$)/g, Ue = /[^/]+(?=\/)|[^/._-]+(?:[-_][A-Za-z0-9]+)*(?=[^/]*\.(?:json|arb)$)/g, We = /^[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9])/;
function Ge(e) {
	let t = e.endsWith(".strings") ? Ve : e.endsWith(".xml") ? He : Ue, n = [...e.matchAll(t)].flatMap(({ 0: n, index: r }) => (t === Ue && e.indexOf("/", r) < 0 ? Ke(n) : [{
		start: 0,
		end: n.length
	}]).map(({ start: e, end: t }) => ({
		start: r + e,
		end: r + t
	})));
	return [...de(n, ({ start: t, end: n }) => e.slice(t, n))].map(([t, n]) => ({
		path: e,
		code: t,
		at: n
	}));
}
function Ke(e) {
	let t = h(e, /[^-_]+/g);
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
const Ze = new Intl.DisplayNames(["en"], { type: "language" });
function $(e) {
	let t = new Map(e.map((e) => [m(e), e])), n = new Map(e.flatMap((e) => $e(e) ? [[Ze.of(e) ?? e, e]] : [])), r = new Set(e);
	return (e) => r.has(e) ? e : n.get(e) ?? (Qe.test(e) ? t.get(m(e)) : void 0);
}
const Qe = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function $e(e) {
	return /^[a-z]{2,3}$/.test(e);
}
async function et({ project: e }, { folders: t, cancellation: n }, r, i, a) {
	let { working: o } = t, { baseLanguage: s, perPlatformNames: c } = e, l = e.languages?.map(({ iso: e }) => e) ?? [], u = ze(await z(o, n.stopping), s, l).map((e) => nt(e, o, l)), d = (await Promise.all(u)).filter((e) => e !== void 0).slice(0, r ? void 0 : 20);
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
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => U(await k(q(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = L(r, s, {
		plurals: "none",
		lists: !0
	});
	if (!c.some(({ value: e }) => e.is !== "none") && l.every(({ code: e }) => e !== "text-file")) return;
	if (i !== void 0) {
		let e = new Set(c.map(({ path: e }) => e.join("::"))), t = await o(i).catch(() => ""), { texts: n } = L(i, t, {
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
	let f = $(n), p = new Map([[d, { code: d }]]);
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
function it({ rows: e, codes: t, baseFile: n, text: r }, i) {
	let [a, ...o] = ["i18next", "none"].flatMap((t) => {
		let { texts: a } = L(n, r, { plurals: t }), o = n.endsWith(".json") && a.some(({ value: e }) => e.is === "forms"), s = a.every(({ path: e }) => e.length === 1);
		return rt.flatMap(([t, n]) => {
			let r = t && y(e[0].files).file + t, c = a.map(({ path: e }) => r + e.join(n)), l = c.filter((e) => i.names.has(e)).length;
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
		made: t.map((t) => y(e)[t])
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
	let { settings: n, raw: r, typesToken: i, problems: o } = await Ae(e.raw, e.host, e.questions, t), [s, ...c] = n.projects, d = [...o, ...c.length > 0 ? [u("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.")] : []];
	if (!s?.manifests || f(d)) return { problems: d };
	let p = e.context(n), { folders: m, cancellation: h, onResponse: g, onWait: _ } = p, v = {
		apiUrl: n.apiUrl,
		signal: h.stopping,
		onResponse: g,
		onWait: _
	}, { tokenFrom: y, ...b } = s, x = ge(b, v), S = x.ok ? await Pe(x.value, s.id) : {
		problems: [x.problem],
		isTokenRefused: !0
	};
	if (S.isTokenRefused && i) return lt({
		...e,
		raw: r
	}, S.problems[0]?.message);
	if (G(d, S.problems), !x.ok || !S.account) return { problems: d };
	e.onAccount(S.account);
	let C = await ce(s.manifests, s), w = () => dt(x.value, s.id, n.kinds), T = await ft({
		...e,
		raw: r,
		hasAny: C
	}, n, s, S.account, p, w);
	G(d, T.problems);
	let E = await te(await pt(T, n, e), m);
	if (E.length > 0 || h.stopped) return { problems: [...d, ...E] };
	let { taken: D, mentioned: k } = T.offered, { questions: A } = e, j = Te(n.configFile), M = {
		...ie(r, p, A && ((e) => A.yesNo(e))),
		repeated: [],
		leavesTexts: D.length > 0,
		schemas: j
	}, N = se(n.kinds, M, p);
	if (f(N)) return { problems: [...d, ...N] };
	let P = C ? void 0 : await ae(n, s, s.manifests, M, p);
	if (G(d, P?.problems ?? le(r, [a, l])), P && !P.first && (D.length === 0 || f(d))) return { problems: d };
	let F = P?.first?.variables?.names ?? [], I = await pt(T, n, e, F);
	if (T.newFile && n.backupDir !== void 0) {
		let e = await O(n.backupDir, m);
		e.ok && e.value ? I.unshift(e.value) : e.ok || d.push({
			...e.problem,
			severity: "warning"
		});
	}
	(T.newFile || P?.first) && G(I, await ut(e.packageRoot, j));
	let L = await ee(I, m), { newFile: R, workflows: z, values: V } = T, H = [
		...R ? [] : [B(n.configFile, m)],
		...C ? ["the manifests"] : [],
		...z.kept
	], U = L.length > 0 ? [] : I.map(({ path: e }) => B(e, m)), W = {
		...P?.first && { first: P.first },
		written: U,
		kept: H,
		workflows: z.written.map(({ name: e }) => e),
		variables: [
			...V?.variables ?? [],
			...V?.inManifests ?? [],
			...F
		],
		version: V?.version,
		typesToken: i,
		texts: D.flatMap(({ files: e }) => String(e)),
		mentioned: k
	};
	return {
		problems: [...d, ...L],
		done: W
	};
}
async function ut(e, t) {
	let n = w.map(async (n) => {
		let r = q(t, ne, `${n}.json`), i = await k(q(e, ue(n)), "utf8");
		return await R(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function dt(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await me(e, t, {
		kinds: r,
		languages: () => T([])
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
async function ft({ raw: e, questions: t, packageRoot: n, hasAny: r }, { configFile: i }, { id: o, secrets: s, manifests: c }, l, d, f) {
	let { folders: m, environment: h, cancellation: g } = d, _ = await R(i, {}), v = b(p, e), y = v ?? (t || r ? void 0 : "matching"), x = !_ && y !== "none" ? await et(l, d, y, t, f) : mt, S = `${B(i, m)} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`, C = _ && v !== void 0 ? [u("bad-setting", S, { severity: "warning" })] : [], w = b(a, e), T = _ ? void 0 : {
		project: o,
		texts: x.taken,
		languages: w
	}, E = {
		environment: h,
		signal: g.stopping
	}, D = await Ee(n, E), O = await Me(e, m, t, D), k = {
		newFile: T,
		offered: x,
		workflows: {
			written: [],
			kept: []
		},
		problems: C
	};
	if (O.length === 0) return k;
	let { branch: A, problems: j } = await Ne(e, m, E, t);
	if (G(C, j), A === void 0) return k;
	let M = {
		branch: A,
		project: s.length > 0 ? void 0 : o,
		variables: s.flatMap(({ shown: e }) => N(e)),
		inManifests: c ? await oe(c, { id: o }) : [],
		version: D
	}, P = await Oe(O, M, {
		folders: m,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...k,
		values: M,
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
		text: re(f, [W(g)])
	}, ...s];
}
const mt = {
	taken: [],
	mentioned: []
};
// src/commands/runs/init.ts
async function ht(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return H(async (a) => {
		try {
			let { problems: o, done: c } = await lt({
				raw: e,
				host: t,
				context: (n) => t.context(n, a, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await s(n.prompt, a.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let i = t === "" ? "" : `, with the base language ${v(t)}`, a = n === void 0 ? "" : ` The token belongs to ${v(n)}.`;
					r(`The project is ${v(e)}${i}.${a}`);
				}
			});
			return c?.first && M(c.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), c && E(we(c), t.screen.width).forEach(r), i(o), a.stopped && !c ? gt(t, a) : +!!f(o);
		} catch (e) {
			if (e instanceof o) return gt(t, a);
			throw e;
		}
	});
}
function gt({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { ht as runInit };
