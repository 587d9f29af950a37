import { $ as e, K as t, Nt as n, Qn as r, Rn as i, S as a, T as o, Xn as s, Yn as c, f as l, fr as u, gr as d, hr as f, ht as p, mr as m, n as h, qt as g, r as _, rr as v, si as y, sr as b, tr as x, v as S, wn as C, x as w, xt as T, zn as E, zt as D } from "./start.js";
import { An as O, Cr as k, Ft as A, Gr as j, Jr as M, Kr as N, Or as P, Ut as F, Yr as I, f as L, ft as R, kr as z, mt as B, s as V, zr as ee } from "./engine.js";
import { C as H, E as te, T as ne, l as re, n as ie, r as U, s as ae, t as oe, u as se, w as ce, x as W } from "./firstPull.js";
import { _ as le, f as G, o as ue } from "./wire.js";
import { S as de, c as fe, m as pe, y as me } from "./project.js";
import { b as he, c as ge, d as _e, f as K, h as q, l as ve, u as ye } from "./client.js";
import { o as be } from "./writtenFiles.js";
import { dirname as xe, join as J } from "node:path";
import { readFile as Y } from "node:fs/promises";
// src/init/workflows.ts
const X = {
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
async function Se(e, t) {
	let n = (t) => Y(J(e, t), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(await n("package.json")) ?? [];
	if (r !== "0") return `v${r}`;
	let [, i] = /"node_modules\/lokaform": \{[^}]*"resolved": "git[^"]*#([0-9a-f]{40})"/.exec(await n("../.package-lock.json")) ?? [];
	return i !== void 0 || !await N(J(e, ".git"), {}) ? i : z(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Ce({ working: e }) {
	let t = [];
	for (let n of d) await j(J(e, X[n].file), {}) && t.push(n);
	return t;
}
async function we(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = J(n.working, X[s].file), c = await Te(s, t, r), l = await j(e, {}) ? await Y(e, "utf8") : void 0, u = M(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function Te(e, { branch: t, project: n, inManifests: r, version: i, ...a }, o) {
	let s = await Y(J(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${O(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e) => `\${{ secrets.${e} }}`, d = (e, t) => l.map((n) => `${e}${n}${t}${u(n)}\n`).join(""), f = l.length === 0 ? "" : `        env:\n${d("          ", ": ")}`, p = l.length === 0 ? "" : `      variables: |\n${d("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => Ee(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
function Ee(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function De(t, n, r, i) {
	let a = h(t), o = t, s = n.sources, c = await B("plan", o, s), u = !1;
	if (l(a)) return {
		...c,
		raw: o,
		typesToken: u,
		problems: a
	};
	let d = c.problems.some(({ code: e }) => e === "no-project");
	if (r && _(p, o) === void 0 && d) {
		let e = (e) => R(e).problems[0]?.message;
		o = {
			...o,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let f = await Oe(o, c.settings.configFile, s);
	if (f) return {
		...c,
		raw: o,
		typesToken: u,
		problems: [f]
	};
	if (!(_(T, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && r && c.settings.projects.every(({ token: e }) => e === void 0)) {
		u = !0;
		let t = await r.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		n.hide([e(t)]), s = {
			...s,
			token: t
		};
	}
	return c = await B("plan", o, s), n.hide(c.settings.secrets), {
		...c,
		raw: o,
		typesToken: u
	};
}
async function Oe(e, t, n) {
	let r = _(p, e);
	if (r === void 0 || !await j(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await B("plan", a, n), { projects: c } = o, { id: l } = R(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = `${M(t, n.folders)} is there already, and does not name this project. Set project: ${l} in it, leave out --project, or move the file away.`;
	return S("bad-setting", u);
}
async function ke(e, t, n, r) {
	let i = r?.startsWith("v") === !1 ? m : u, a = _(f, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await Ce(t)).length > 0) return [];
	if (!n) return i;
	let o = d.map((e) => ({
		value: e,
		about: X[e].about
	})), s = await n.several("Which workflows should be written?", o, i), c = d.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => u.includes(e)) : c;
}
async function Ae(e, t, n, i) {
	let a = await P(t.working, n);
	if (a && !a.isRoot) return { problem: je };
	let o = _(r, e) ?? a?.defaultBranch;
	if (o !== void 0) return {
		branch: o,
		problems: []
	};
	let s = a?.currentBranch ?? "main";
	if (i) return {
		branch: await i.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, s),
		problems: []
	};
	let c = `git does not say which branch is the default branch of the repository, so the workflows use ${s}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: s,
		problems: [S("not-read", c, { severity: "notice" })]
	};
}
const je = S("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function Me(e, t) {
	let n = O(t);
	try {
		let [{ project: r }, i] = await Promise.all([de(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), Ne(e, n)]);
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
		let t = e instanceof q && he(e);
		return {
			problems: fe(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Ne(e, t) {
	try {
		let n = _e(await e.contributorMe(t)) ?? {}, r = [K(n.email), ve(n.user_id)].find((e) => e !== void 0 && s.schema.safeParse([e]).success);
		if (r === void 0) return Pe;
		let i = ye(n.admin_rights, K), a = ge(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Ie(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof q && e.status < 500) return Pe;
		throw e;
	}
}
const Pe = {
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
		return S("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Le = /[\p{Cc}\p{Cs}{}]/u, Re = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function ze(e, t, n) {
	if (t === void 0) return [];
	let r = new Set(e.filter((e) => !Le.test(e))), i = new Map(), a = $e(n), o = new Set(r), s = [...r].flatMap((e) => qe(Ge(e).filter(({ code: e }) => a(e))));
	for (let e of s) {
		let t = a(e.code) ?? e.code;
		o.delete(e.path);
		let n = Je(e, "{lang}", Q), r = i.get(n) ?? new Map();
		i.set(n, r), r.has(t) && e.code !== t || r.set(t, e);
	}
	let c = new Map();
	for (let [e, n] of i) {
		let r = Be(e, n, t, o);
		if (r) for (let e of n.values()) o.delete(Ye(e));
		r && r.codes.length > (c.get(r.baseFile)?.codes.length ?? 0) && c.set(r.baseFile, r);
	}
	for (let e of r) {
		let n = {
			files: Q(e),
			platforms: Xe(e)
		};
		e.endsWith(".xcstrings") ? c.set(e, {
			rows: [{
				...n,
				languages: [t]
			}],
			codes: [],
			baseFile: e
		}) : Re.test(e) && o.has(e) && c.set(e, {
			rows: [{
				...n,
				language: t
			}],
			codes: [],
			baseFile: e
		});
	}
	return [...c.values()].sort((e, t) => e.rows[0].files < t.rows[0].files ? -1 : 1);
}
function Be(e, t, n, r) {
	let [i] = t.values();
	if (!i) return;
	let a = Xe(i.path), o = [...t.values()].map(({ code: e }) => e), s = Ye(i), c = t.get(n), l = Qe(/([^/]+)\.[a-z]+$/.exec(s)?.[1] ?? "");
	if (!r.has(s) || l || c && !i.path.endsWith(".xml")) return c && {
		rows: [{
			files: e,
			...Z(t, n),
			platforms: a
		}],
		codes: o,
		baseFile: c.path
	};
	let u = new Map([...t].filter(([e]) => e !== n)), d = {
		files: Q(s),
		language: n,
		platforms: a
	};
	return {
		rows: u.size === 0 ? [d] : [d, {
			files: e,
			...Z(u, n),
			platforms: a
		}],
		codes: ["", ...o],
		baseFile: s,
		...!Re.test(s) && { likeFile: i.path }
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
	let t = e.endsWith(".strings") ? Ve : e.endsWith(".xml") ? He : Ue, n = new Map();
	for (let { 0: r, index: i } of e.matchAll(t)) {
		let a = t === Ue && e.indexOf("/", i) < 0;
		for (let { start: e, end: t } of a ? Ke(r) : [{
			start: 0,
			end: r.length
		}]) {
			let a = r.slice(e, t);
			n.set(a, [...n.get(a) ?? [], {
				start: i + e,
				end: i + t
			}]);
		}
	}
	return [...n].map(([t, n]) => ({
		path: e,
		code: t,
		at: n
	}));
}
function Ke(e) {
	let t = Array.from(e.matchAll(/[^-_]+/g), ({ 0: e, index: t }) => [t, t + e.length]);
	return t.flatMap(([n = 0], r) => t.slice(r, r + 4).flatMap(([, t = 0]) => We.test(e.slice(t)) ? [] : [{
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
function Qe(e) {
	return tt(e) && Ze.of(e) !== e;
}
function $e(e) {
	let t = new Map(e.map((e) => [g(e), e])), n = new Map(e.flatMap((e) => tt(e) ? [[Ze.of(e) ?? e, e]] : [])), r = new Set(e);
	return (e) => r.has(e) ? e : n.get(e) ?? (et.test(e) ? t.get(g(e)) : void 0);
}
const et = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function tt(e) {
	return /^[a-z]{2,3}$/.test(e);
}
function Q(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function nt(e) {
	let t = e.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g), n = new Set(Array.from(t, ([, e = ""]) => e));
	return [...n].some((e) => e.endsWith("_one") && n.has(e.replace(/one$/, "other")));
}
async function rt({ baseLanguage: e, languages: t, namesPerPlatform: n }, { folders: r, cancellation: i }, a, o, s) {
	let { working: c } = r, l = ze(await k(c, i.stopping), e, t).map((e) => at(e, c, t)), u = (await Promise.all(l)).filter((e) => e !== void 0).slice(0, a ? void 0 : 20);
	if (u.length === 0) return {
		taken: [],
		mentioned: []
	};
	let d = await s(), f = u.map((e) => ot(e, d)), p = f.filter(({ names: e, inProject: t }) => t * 2 > e.length), m = a || !o ? [] : await it(f, p, o), h = a === "all" ? f : f.filter((e) => a ? p.includes(e) : m.includes(e.files)), g = o ? [] : f.filter((e) => !h.includes(e)).slice(0, 20), _ = ut(lt(h, n));
	return {
		taken: h.flatMap((e) => {
			let t = _.get(e);
			return e.rows.map((e) => ({
				...ct(e, n),
				...t !== void 0 && { key_name: t }
			}));
		}),
		mentioned: g.flatMap((e) => e.rows.map(({ files: e }) => e))
	};
}
function it(e, t, n) {
	return n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", e.map(({ files: e, about: t }) => ({
		value: e,
		about: t
	})), t.map(({ files: e }) => e));
}
async function at(e, t, n) {
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => I(await Y(J(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = L(r, s, {
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
	let f = $e(n), p = new Map([[d, { code: d }]]);
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
function ot({ rows: e, codes: t, baseFile: n, text: r }, i) {
	let [a, ...o] = (n.endsWith(".json") && nt(r) ? ["i18next", "none"] : ["none"]).flatMap((e) => {
		let { texts: t } = L(n, r, { plurals: e }), a = t.every(({ path: e }) => e.length === 1);
		return [".", "::"].map((n) => {
			let r = t.map(({ path: e }) => e.join(n));
			return {
				plurals: e,
				separator: n,
				names: r,
				inProject: r.filter((e) => i.names.has(e)).length,
				isFlat: a
			};
		});
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { plurals: c, names: l = [], inProject: u = 0 } = s ?? {}, d = u === 0 ? [] : [`${u} of ${l.length} names are in the project`], [f, p] = e, m = s && u > 0 ? st(n, f.files, p?.files, s, i) : {}, h = c === "i18next" && { plurals: c };
	return {
		rows: [f, ...p ? [p] : []].map((e) => ({
			...e,
			...m,
			...h
		})),
		files: f.files,
		about: [t.filter((e) => e !== "").join(", "), ...d].filter((e) => e !== "").join("; "),
		names: l,
		inProject: u
	};
}
function st(e, t, r, { separator: i, isFlat: a }, { filenames: o }) {
	let s = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), c = n(t) ? s(t) : e, l = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [c, r === void 0 ? l : s(r)].find((e) => o.has(e)), d = i === "::";
	return r !== void 0 && u?.includes("%LANG_ISO%") ? {
		...d && { separator: i },
		filenames: u
	} : d ? { names: "lokalise" } : u === void 0 ? {} : u === c && a ? { names: "lokalise" } : { filenames: u };
}
function ct({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function lt(e, t) {
	let n = le(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
		let r = t && e?.platforms.length === 1 ? e.platforms[0] : "";
		return [...new Set(n)].map((e) => `${r} ${e}`);
	});
	return [...new Set([...n.values()].filter((e) => e.length > 1).flat())];
}
function ut(e) {
	if (e.some(({ inProject: e }) => e > 0)) return new Map();
	let t = [
		["file"],
		["dir"],
		["dir", "file"]
	].map((t) => e.map((e) => {
		let n = D(e.files);
		return {
			one: e,
			key: `${t.map((e) => `{${e}}`).join(".")}.{path}`,
			made: t.map((e) => n[e])
		};
	})), n = e.map((e) => e.files.replace(/\\(.)/g, "$1").split("/").slice(0, -1)), r = n[0]?.findIndex((e, t) => n.some((n) => n[t] !== e)) ?? 0;
	for (let i = 1; i < 4; i++) t.push(e.map((e, t) => {
		let a = n[t]?.slice(r, r + i) ?? [];
		return {
			one: e,
			key: [...a, "{path}"].join("."),
			made: a
		};
	}));
	let i = t.find((t) => t.every(({ made: e }) => e.length > 0 && e.every((e) => e !== "" && !e.includes("{"))) && new Set(t.map(({ made: e }) => e.join("/"))).size === e.length);
	return new Map(i?.map(({ one: e, key: t }) => [e, t]));
}
// src/init/init.ts
async function dt(e, t) {
	let { settings: n, raw: r, typesToken: a, problems: o } = await De(e.raw, e.host, e.questions, t), [s, ...u] = n.projects, d = [...o, ...u.length > 0 ? [vt] : []];
	if (!s?.manifests || l(d)) return { problems: d };
	let f = e.context(n), { folders: p, cancellation: m, onResponse: h, onWait: g } = f, _ = {
		apiUrl: n.apiUrl,
		signal: m.stopping,
		onResponse: h,
		onWait: g
	}, { tokenFrom: v, ...y } = s, b = pe(y, _), x = b.ok ? await Me(b.value, s.id) : {
		problems: [b.problem],
		isTokenRefused: !0
	};
	if (x.isTokenRefused && a) return dt({
		...e,
		raw: r
	}, x.problems[0]?.message);
	if (G(d, x.problems), !b.ok || !x.account) return { problems: d };
	e.onAccount(x.account);
	let S = await oe(s.manifests, s), w = () => pt(b.value, s.id, n.kinds), T = await mt({
		...e,
		raw: r,
		hasAny: S
	}, n, s, x.account, f, w);
	G(d, T.problems);
	let D = await ne(await ht(T, n, e, void 0), p);
	if (D.length > 0 || m.stopped) return { problems: [...d, ...D] };
	let { taken: O, mentioned: k } = T.offered, { questions: A } = e, j = A && ((e) => A.yesNo(e)), N = xe(n.configFile), P = {
		...re(r, f, j),
		repeated: [],
		leavesTexts: O.length > 0,
		schemas: N
	}, F = ae(n.kinds, P, f);
	if (l(F)) return { problems: [...d, ...F] };
	let I = S ? void 0 : await ie(n, s, s.manifests, P, f);
	if (G(d, I?.problems ?? se(r, [
		E,
		i,
		c,
		C
	])), I && !I.first && (O.length === 0 || l(d))) return { problems: d };
	let L = await ht(T, n, e, I?.first);
	if (T.newFile && n.backupDir !== void 0) {
		let e = await ee(n.backupDir, p);
		e.ok && e.value ? L.unshift(e.value) : e.ok || d.push({
			...e.problem,
			severity: "warning"
		});
	}
	(T.newFile || I?.first) && G(L, await ft(e.packageRoot, N));
	let R = await te(L, p), { newFile: z, workflows: B, values: V } = T, H = I?.first?.variables?.names ?? [], U = [
		...z ? [] : [M(n.configFile, p)],
		...S ? ["the manifests"] : [],
		...B.kept
	], ce = R.length > 0 ? [] : L.map(({ path: e }) => M(e, p)), W = {
		...I?.first && { first: I.first },
		written: ce,
		kept: U,
		workflows: B.written.map(({ name: e }) => e),
		variables: [
			...V?.variables ?? [],
			...V?.inManifests ?? [],
			...H
		],
		version: V?.version,
		typesToken: a,
		texts: O.flatMap(({ files: e }) => String(e)),
		mentioned: k
	};
	return {
		problems: [...d, ...R],
		done: W
	};
}
async function ft(e, t) {
	let n = b.map(async (n) => {
		let r = J(t, W, `${n}.json`), i = await Y(J(e, ue(n)), "utf8");
		return await j(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function pt(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await me(e, t, {
		kinds: r,
		languages: () => w([]),
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
async function mt({ raw: e, questions: t, packageRoot: n, hasAny: r }, { configFile: i }, { id: a, secrets: o, manifests: s }, c, l, u) {
	let { folders: d, environment: f, cancellation: p } = l, m = await j(i, {}), h = _(x, e), g = h ?? (t || r ? void 0 : "matching"), v = !m && g !== "none" ? await rt(c, l, g, t, u) : _t, y = m && h !== void 0 ? [gt(M(i, d))] : [], b = v.taken, S = m ? void 0 : {
		project: a,
		texts: b
	}, C = {
		environment: f,
		signal: p.stopping
	}, w = await Se(n, C), T = await ke(e, d, t, w), E = {
		newFile: S,
		offered: v,
		workflows: {
			written: [],
			kept: []
		},
		problems: y
	};
	if (T.length === 0) return E;
	let D = await Ae(e, d, C, t);
	if ("problem" in D) return {
		...E,
		problems: [...y, D.problem]
	};
	let O = {
		branch: D.branch,
		project: o.length > 0 ? void 0 : a,
		variables: o.flatMap(({ shown: e }) => A(e)),
		inManifests: s ? await U(s, { id: a }) : [],
		version: w
	}, k = await we(T, O, {
		folders: d,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...E,
		values: O,
		workflows: k,
		problems: [...y, ...D.problems]
	};
}
async function ht({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a) {
	let o = [...n?.inManifests ?? [], ...a?.variables?.names ?? []], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await Te(e, {
			...n,
			inManifests: o
		}, i)
	});
	if (!e) return s;
	let { project: c, texts: l } = e, u = {}, d = a?.flags ?? [];
	for (let e = 0; e + 1 < d.length; e += 2) {
		let [t = "", n = ""] = d.slice(e), r = t.replace(/^--/, "");
		u[r] = [...u[r] ?? [], n];
	}
	let f = {
		project: c,
		...u,
		...l.length > 0 && { texts: l }
	};
	return [{
		path: r,
		text: ce(f, [H(v)])
	}, ...s];
}
function gt(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return S("bad-setting", t, { severity: "warning" });
}
const _t = {
	taken: [],
	mentioned: []
}, vt = S("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function yt(e, n) {
	let { setup: r, print: i, showProblems: s } = n;
	return V(async (c) => {
		try {
			let { problems: a, done: u } = await dt({
				raw: e,
				host: n,
				context: (t) => n.context(t, c, e),
				packageRoot: r.packageRoot,
				questions: r.prompt && await o(r.prompt, c.stopping),
				onAccount: ({ name: e, baseLanguage: n, writer: r }) => {
					let a = n === void 0 ? "" : `, with the base language ${t(n)}`, o = r === void 0 ? "" : ` The token belongs to ${t(r)}.`;
					i(`The project is ${t(e)}${a}.${o}`);
				}
			});
			return u?.first && F(u.first, {
				...n.screen,
				texts: !0,
				full: !1
			}).forEach(i), u && y(be(u), n.screen.width).forEach(i), s(a), c.stopped && !u ? $(n, c) : +!!l(a);
		} catch (e) {
			if (e instanceof a) return $(n, c);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { yt as runInit };
