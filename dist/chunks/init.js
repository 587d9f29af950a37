import { C as e, D as t, Fr as n, Gt as r, Hn as i, J as a, Nt as o, Rt as s, St as c, Wn as l, Yn as u, _t as d, ar as f, b as p, m, n as h, or as g, qn as _, r as v, rr as y, sr as b, tt as x, w as S } from "./start.js";
import { $ as C, At as w, Ir as T, Kt as E, Lr as D, Rr as O, Sr as k, St as A, _r as ee, c as j, o as M, pr as N, tt as P, xr as F, zr as I } from "./engine.js";
import { C as te, S as ne, T as re, l as ie, n as ae, r as oe, s as se, t as ce, w as le } from "./firstPull.js";
import { p as L, v as ue } from "./wire.js";
import { S as de, c as fe, m as pe, y as me } from "./project.js";
import { c as he, d as R, l as ge, m as z, s as _e, u as ve, y as ye } from "./client.js";
import { o as be } from "./writtenFiles.js";
import { join as B } from "node:path";
import { readFile as V } from "node:fs/promises";
// src/init/workflows.ts
const H = {
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
async function xe(e, t) {
	let n = (t) => V(B(e, t), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(await n("package.json")) ?? [];
	if (r !== "0") return `v${r}`;
	let [, i] = /"node_modules\/lokaform": \{[^}]*"resolved": "git[^"]*#([0-9a-f]{40})"/.exec(await n("../.package-lock.json")) ?? [];
	return i !== void 0 || !await D(B(e, ".git"), {}) ? i : k(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Se({ working: e }) {
	let t = [];
	for (let n of b) await T(B(e, H[n].file), {}) && t.push(n);
	return t;
}
async function Ce(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = B(n.working, H[s].file), c = await U(s, t, r), l = await T(e, {}) ? await V(e, "utf8") : void 0, u = O(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function U(e, { branch: t, project: n, variables: r, version: i }, a) {
	let o = await V(B(a, "docs/workflows", `${e}.yml`), "utf8"), s = n === void 0 ? "" : `    with: { allow-projects: "${E(n)}" }\n`, c = (e) => `\${{ secrets.${e} }}`, l = (e, t) => r.map((n) => `${e}${n}${t}${c(n)}\n`).join(""), u = r.length === 0 ? "" : `        env:\n${l("          ", ": ")}`, d = r.length === 0 ? "" : `      variables: |\n${l("        ", "=")}`;
	return o.replace(/(?<=branches: \[)main(?=\])/g, () => we(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => s).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => u || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${d}`);
}
function we(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function Te(e, t, n, r) {
	let i = h(e), a = e, o = t.sources, s = await P("plan", a, o), l = !1;
	if (m(i)) return {
		...s,
		raw: a,
		typesToken: l,
		problems: i
	};
	let u = s.problems.some(({ code: e }) => e === "no-project");
	if (n && v(d, a) === void 0 && u) {
		let e = (e) => C(e).problems[0]?.message;
		a = {
			...a,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let f = await Ee(a, s.settings.configFile, o);
	if (f) return {
		...s,
		raw: a,
		typesToken: l,
		problems: [f]
	};
	if (!(v(c, a) !== void 0 || o.environment.LOKALISE_API_TOKEN) && n && s.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await n.secret(`${r === void 0 ? "" : `${r} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		t.hide([x(e)]), o = {
			...o,
			token: e
		};
	}
	return s = await P("plan", a, o), t.hide(s.settings.secrets), {
		...s,
		raw: a,
		typesToken: l
	};
}
async function Ee(e, t, n) {
	let r = v(d, e);
	if (r === void 0 || !await T(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await P("plan", a, n), { projects: c } = o, { id: l } = C(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = `${O(t, n.folders)} is there already, and does not name this project. Set project: ${l} in it, leave out --project, or move the file away.`;
	return p("bad-setting", u);
}
async function De(e, t, n, r) {
	let i = r?.startsWith("v") === !1 ? f : y, a = v(g, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await Se(t)).length > 0) return [];
	if (!n) return i;
	let o = b.map((e) => ({
		value: e,
		about: H[e].about
	})), s = await n.several("Which workflows should be written?", o, i), c = b.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => y.includes(e)) : c;
}
async function Oe(e, t, n, r) {
	let i = await F(t.working, n);
	if (i && !i.isRoot) return { problem: ke };
	let a = v(l, e) ?? i?.defaultBranch;
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
const ke = p("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function Ae(e, t) {
	let n = E(t);
	try {
		let [{ project: r }, i] = await Promise.all([de(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), je(e, n)]);
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
		let t = e instanceof z && ye(e);
		return {
			problems: fe(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function je(e, t) {
	try {
		let n = ve(await e.contributorMe(t)) ?? {}, r = [R(n.email), he(n.user_id)].find((e) => e !== void 0 && i.schema.safeParse([e]).success);
		if (r === void 0) return W;
		let a = ge(n.admin_rights, R), o = _e(n.is_admin) !== !1;
		return {
			writer: r,
			problems: a === void 0 ? [] : Ne(r, o ? a : [])
		};
	} catch (e) {
		if (e instanceof z && e.status < 500) return W;
		throw e;
	}
}
const W = {
	writer: void 0,
	problems: []
}, Me = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function Ne(e, t) {
	return Me.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return p("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Pe = /[\p{Cc}\p{Cs}{}]/u, G = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Fe(e, t, n) {
	if (t === void 0) return [];
	let r = new Set(e.filter((e) => !Pe.test(e))), i = new Map(), a = We(n), o = new Set(r), s = [...r].flatMap((e) => He(Be(e).filter(({ code: e }) => a(e))));
	for (let e of s) {
		let t = a(e.code) ?? e.code;
		o.delete(e.path);
		let n = J(e, "{lang}", Q), r = i.get(n) ?? new Map();
		i.set(n, r), r.has(t) && e.code !== t || r.set(t, e);
	}
	let c = new Map();
	for (let [e, n] of i) {
		let r = Ie(e, n, t, o);
		if (r) for (let e of n.values()) o.delete(Y(e));
		r && r.codes.length > (c.get(r.baseFile)?.codes.length ?? 0) && c.set(r.baseFile, r);
	}
	for (let e of r) {
		let n = {
			files: Q(e),
			platforms: X(e)
		};
		e.endsWith(".xcstrings") ? c.set(e, {
			rows: [{
				...n,
				languages: [t]
			}],
			codes: [],
			baseFile: e
		}) : G.test(e) && o.has(e) && c.set(e, {
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
function Ie(e, t, n, r) {
	let [i] = t.values();
	if (!i) return;
	let a = X(i.path), o = [...t.values()].map(({ code: e }) => e), s = Y(i), c = t.get(n), l = Ue(/([^/]+)\.[a-z]+$/.exec(s)?.[1] ?? "");
	if (!r.has(s) || l || c && !i.path.endsWith(".xml")) return c && {
		rows: [{
			files: e,
			...K(t, n),
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
			...K(u, n),
			platforms: a
		}],
		codes: ["", ...o],
		baseFile: s,
		...!G.test(s) && { likeFile: i.path }
	};
}
function K(e, t) {
	let n = [...e.keys()].sort((e, n) => Number(n === t) - Number(e === t)), r = [...e].flatMap(([e, { code: t }]) => t === e ? [] : [[t, e]]);
	return {
		languages: n,
		...r.length > 0 && { language_map: Object.fromEntries(r) }
	};
}
const Le = /[^/]+(?=\.lproj\/[^/]+\.strings$)/g, Re = /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+\.xml$)/g, q = /[^/]+(?=\/)|[^/._-]+(?:[-_][A-Za-z0-9]+)*(?=[^/]*\.(?:json|arb)$)/g, ze = /^[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9])/;
function Be(e) {
	let t = e.endsWith(".strings") ? Le : e.endsWith(".xml") ? Re : q, n = new Map();
	for (let { 0: r, index: i } of e.matchAll(t)) {
		let a = t === q && e.indexOf("/", i) < 0;
		for (let { start: e, end: t } of a ? Ve(r) : [{
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
function Ve(e) {
	let t = Array.from(e.matchAll(/[^-_]+/g), ({ 0: e, index: t }) => [t, t + e.length]);
	return t.flatMap(([n = 0], r) => t.slice(r, r + 4).flatMap(([, t = 0]) => ze.test(e.slice(t)) ? [] : [{
		start: n,
		end: t
	}]));
}
function He(e) {
	let t = ({ at: [e] }, { at: t }) => e && t.some(({ start: t, end: n }) => t <= e.start && e.end <= n);
	return e.filter((n) => !e.some((e) => e !== n && t(n, e)));
}
function J({ path: e, at: t }, n, r = (e) => e) {
	return [0, ...t.map(({ end: e }) => e)].map((n, i) => r(e.slice(n, t[i]?.start))).join(n);
}
function Y(e) {
	return J(e, "{lang}").replace("{lang}.lproj/", "Base.lproj/").replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}
function X(e) {
	return e.endsWith(".xml") ? ["android"] : e.endsWith(".json") ? ["web"] : e.endsWith(".arb") ? ["ios", "android"] : ["ios"];
}
const Z = new Intl.DisplayNames(["en"], { type: "language" });
function Ue(e) {
	return Ke(e) && Z.of(e) !== e;
}
function We(e) {
	let t = new Map(e.map((e) => [r(e), e])), n = new Map(e.flatMap((e) => Ke(e) ? [[Z.of(e) ?? e, e]] : [])), i = new Set(e);
	return (e) => i.has(e) ? e : n.get(e) ?? (Ge.test(e) ? t.get(r(e)) : void 0);
}
const Ge = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function Ke(e) {
	return /^[a-z]{2,3}$/.test(e);
}
function Q(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function qe(e) {
	let t = e.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g), n = new Set(Array.from(t, ([, e = ""]) => e));
	return [...n].some((e) => e.endsWith("_one") && n.has(e.replace(/one$/, "other")));
}
async function Je({ baseLanguage: e, languages: t, namesPerPlatform: n }, { folders: r, cancellation: i }, a, o, s) {
	let { working: c } = r, l = Fe(await N(c, i.stopping), e, t).map((e) => Xe(e, c, t)), u = (await Promise.all(l)).filter((e) => e !== void 0).slice(0, a ? void 0 : 20);
	if (u.length === 0) return {
		taken: [],
		mentioned: []
	};
	if (!a && !o) return {
		taken: [],
		mentioned: u.flatMap(({ rows: e }) => e.flatMap((e) => e?.files ?? []))
	};
	let d = await s(), f = u.map((e) => Ze(e, d)), p = f.filter(({ names: e, inProject: t }) => t * 2 > e.length), m = a || !o ? [] : await Ye(f, p, o), h = a ? a === "all" ? f : p : f.filter(({ files: e }) => m.includes(e)), g = tt(et(h, n));
	return {
		taken: h.flatMap((e) => {
			let t = g.get(e);
			return e.rows.map((e) => ({
				...$e(e, n),
				...t !== void 0 && { key_name: t }
			}));
		}),
		mentioned: []
	};
}
function Ye(e, t, n) {
	return n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", e.map(({ files: e, about: t }) => ({
		value: e,
		about: t
	})), t.map(({ files: e }) => e));
}
async function Xe(e, t, n) {
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => I(await V(B(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = j(r, s, {
		plurals: "none",
		lists: !0
	});
	if (!c.some(({ value: e }) => e.is !== "none") && l.every(({ code: e }) => e !== "text-file")) return;
	if (i !== void 0) {
		let e = new Set(c.map(({ path: e }) => e.join("::"))), t = await o(i).catch(() => ""), { texts: n } = j(i, t, {
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
	let f = We(n), p = new Map([[d, { code: d }]]);
	for (let e of u) p.set(f(e) ?? "", { code: e });
	return p.delete(""), {
		...e,
		rows: [{
			...a[0],
			...K(p, d)
		}],
		codes: [...u],
		text: s
	};
}
function Ze({ rows: e, codes: t, baseFile: n, text: r }, i) {
	let [a, ...o] = (n.endsWith(".json") && qe(r) ? ["i18next", "none"] : ["none"]).flatMap((e) => {
		let { texts: t } = j(n, r, { plurals: e }), a = t.every(({ path: e }) => e.length === 1);
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
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { plurals: c, names: l = [], inProject: u = 0 } = s ?? {}, d = u === 0 ? [] : [`${u} of ${l.length} names are in the project`], [f, p] = e, m = s && u > 0 ? Qe(n, f.files, p?.files, s, i) : {}, h = c === "i18next" && { plurals: c };
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
function Qe(e, t, n, { separator: r, isFlat: i }, { filenames: a }) {
	let s = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), c = o(t) ? s(t) : e, l = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [c, n === void 0 ? l : s(n)].find((e) => a.has(e)), d = r === "::";
	return n !== void 0 && u?.includes("%LANG_ISO%") ? {
		...d && { separator: r },
		filenames: u
	} : d ? { names: "lokalise" } : u === void 0 ? {} : u === c && i ? { names: "lokalise" } : { filenames: u };
}
function $e({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function et(e, t) {
	let n = ue(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
		let r = t && e?.platforms.length === 1 ? e.platforms[0] : "";
		return [...new Set(n)].map((e) => `${r} ${e}`);
	});
	return [...new Set([...n.values()].filter((e) => e.length > 1).flat())];
}
function tt(e) {
	if (e.some(({ inProject: e }) => e > 0)) return new Map();
	let t = [
		["file"],
		["dir"],
		["dir", "file"]
	].map((t) => e.map((e) => {
		let n = s(e.files);
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
async function nt(e, t) {
	let { settings: n, raw: r, typesToken: i, problems: a } = await Te(e.raw, e.host, e.questions, t), [o, ...s] = n.projects, c = [...a, ...s.length > 0 ? [ct] : []];
	if (!o?.manifests || m(c)) return { problems: c };
	let l = e.context(n), { folders: u, cancellation: d, onResponse: f, onWait: p } = l, h = {
		apiUrl: n.apiUrl,
		signal: d.stopping,
		onResponse: f,
		onWait: p
	}, g = pe(o, h), _ = g.ok ? await Ae(g.value, o.id) : {
		problems: [g.problem],
		isTokenRefused: !0
	};
	if (_.isTokenRefused && i) return nt({
		...e,
		raw: r
	}, _.problems[0]?.message);
	if (L(c, _.problems), !g.ok || !_.account) return { problems: c };
	e.onAccount(_.account);
	let v = () => rt(g.value, o.id, n.kinds), y = await it({
		...e,
		raw: r
	}, n, o, _.account, l, v);
	L(c, y.problems);
	let b = await le(await at(y, n, e, void 0), u);
	if (b.length > 0 || d.stopped) return { problems: [...c, ...b] };
	let x = await ce(o.manifests, o), { taken: S, mentioned: C } = y.offered, { questions: w } = e, T = {
		...ie(r, l, w && ((e) => w.yesNo(e))),
		repeated: [],
		leavesTexts: S.length > 0
	}, E = se(n.kinds, T, l);
	if (m(E)) return { problems: [...c, ...E] };
	let D = x ? void 0 : await ae(n, o, o.manifests, T, l);
	if (L(c, D?.problems ?? []), D && !D.first && (S.length === 0 || m(c))) return { problems: c };
	let k = await at(y, n, e, D?.first);
	if (y.newFile && n.backupDir !== void 0) {
		let e = await ee(n.backupDir, u);
		e.ok && e.value ? k.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	let A = await re(k, u), { newFile: j, workflows: M, values: N } = y, P = [
		...j ? [] : [O(n.configFile, u)],
		...x ? ["the manifests"] : [],
		...M.kept
	], F = A.length > 0 ? [] : k.map(({ path: e }) => O(e, u)), I = {
		...D?.first && { first: D.first },
		written: F,
		kept: P,
		workflows: M.written.map(({ name: e }) => e),
		variables: [...N?.variables ?? [], ...D?.first?.variables?.names ?? []],
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
async function rt(t, n, r) {
	let i = r.filter(({ textFiles: e }) => e), a = await me(t, n, {
		kinds: i,
		languages: () => e([]),
		leavesOut: () => !1
	}), o = {
		names: new Set(),
		filenames: new Set()
	};
	for (let { plural: e, names: t, newManifest: n } of a.ok ? i : []) for (let r of a.ok && a.value.objects[e]?.objects || []) {
		for (let e of t(r)) o.names.add(e);
		o.filenames.add(n?.group(r, "filename") ?? "");
	}
	return o;
}
async function it({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a, manifests: o }, s, c, l) {
	let { folders: u, environment: d, cancellation: f } = c, p = await T(r, {}), m = v(_, e), h = p ? st : await Je(s, c, m, t, l), g = p && m !== void 0 ? [ot(O(r, u))] : [], y = h.taken, b = p ? void 0 : {
		project: i,
		texts: y
	}, x = {
		environment: d,
		signal: f.stopping
	}, S = await xe(n, x), C = await De(e, u, t, S), w = {
		newFile: b,
		offered: h,
		workflows: {
			written: [],
			kept: []
		},
		problems: g
	};
	if (C.length === 0) return w;
	let E = await Oe(e, u, x, t);
	if ("problem" in E) return {
		...w,
		problems: [...g, E.problem]
	};
	let D = {
		branch: E.branch,
		project: a.length > 0 ? void 0 : i,
		variables: [...a.flatMap(({ shown: e }) => A(e)), ...o ? await oe(o, { id: i }) : []],
		version: S
	}, k = await Ce(C, D, {
		folders: u,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...w,
		values: D,
		workflows: k,
		problems: [...g, ...E.problems]
	};
}
async function at({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a) {
	let o = [...n?.variables ?? [], ...a?.variables?.names ?? []], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await U(e, {
			...n,
			variables: o
		}, i)
	});
	if (!e) return s;
	let { project: c, texts: l } = e, d = {}, f = a?.flags ?? [];
	for (let e = 0; e + 1 < f.length; e += 2) {
		let [t = "", n = ""] = f.slice(e), r = t.replace(/^--/, "");
		d[r] = [...d[r] ?? [], n];
	}
	let p = {
		project: c,
		...d,
		...l.length > 0 && { texts: l }
	};
	return [{
		path: r,
		text: te(p, [ne(u)])
	}, ...s];
}
function ot(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return p("bad-setting", t, { severity: "warning" });
}
const st = {
	taken: [],
	mentioned: []
}, ct = p("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function lt(e, r) {
	let { setup: i, print: o, showProblems: s } = r;
	return M(async (c) => {
		try {
			let { problems: l, done: u } = await nt({
				raw: e,
				host: r,
				context: (t) => r.context(t, c, e),
				packageRoot: i.packageRoot,
				questions: i.prompt && await t(i.prompt, c.stopping),
				onAccount: ({ name: e, baseLanguage: t, writer: n }) => {
					let r = t === void 0 ? "" : `, with the base language ${a(t)}`, i = n === void 0 ? "" : ` The token belongs to ${a(n)}.`;
					o(`The project is ${a(e)}${r}.${i}`);
				}
			});
			return u?.first && w(u.first, {
				...r.screen,
				texts: !0,
				full: !1
			}).forEach(o), u && n(be(u), r.screen.width).forEach(o), s(l), c.stopped && !u ? $(r, c) : +!!m(l);
		} catch (e) {
			if (e instanceof S) return $(r, c);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { lt as runInit };
