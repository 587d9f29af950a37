import { C as e, D as t, It as n, J as r, Ln as i, Mn as a, Pn as o, St as s, Tr as c, Ut as l, Xn as u, Yn as d, Zn as f, _t as p, b as m, jt as h, m as g, n as _, qn as v, r as y, tt as b, w as x, zn as S } from "./start.js";
import { $ as C, Ct as w, Ir as T, Kt as E, Lr as D, Rr as O, Sr as k, _r as A, c as j, jt as M, o as N, pr as P, tt as F, xr as I, zr as L } from "./engine.js";
import { C as ee, S as te, T as ne, l as re, n as ie, r as ae, s as oe, t as se, w as ce } from "./firstPull.js";
import { p as R, v as le } from "./wire.js";
import { S as ue, c as de, m as fe, y as pe } from "./project.js";
import { c as me, d as z, l as he, m as B, s as ge, u as _e, y as ve } from "./client.js";
import { o as ye } from "./writtenFiles.js";
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
async function be(e, t) {
	let n = (t) => H(V(e, t), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(await n("package.json")) ?? [];
	if (r !== "0") return `v${r}`;
	let [, i] = /"node_modules\/lokaform": \{[^}]*"resolved": "git[^"]*#([0-9a-f]{40})"/.exec(await n("../.package-lock.json")) ?? [];
	return i !== void 0 || !await D(V(e, ".git"), {}) ? i : k(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function xe({ working: e }) {
	let t = [];
	for (let n of f) await T(V(e, U[n].file), {}) && t.push(n);
	return t;
}
async function Se(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = V(n.working, U[s].file), c = await W(s, t, r), l = await T(e, {}) ? await H(e, "utf8") : void 0, u = O(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
	let o = await H(V(a, "docs/workflows", `${e}.yml`), "utf8"), s = n === void 0 ? "" : `    with: { allow-projects: "${E(n)}" }\n`, c = (e) => `\${{ secrets.${e} }}`, l = (e, t) => r.map((n) => `${e}${n}${t}${c(n)}\n`).join(""), u = r.length === 0 ? "" : `        env:\n${l("          ", ": ")}`, d = r.length === 0 ? "" : `      variables: |\n${l("        ", "=")}`;
	return o.replace(/(?<=branches: \[)main(?=\])/g, () => Ce(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => s).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => u || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${d}`);
}
function Ce(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function we(e, t, n, r) {
	let i = _(e), a = e, o = t.sources, c = await F("plan", a, o), l = !1;
	if (g(i)) return {
		...c,
		raw: a,
		typesToken: l,
		problems: i
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (n && y(p, a) === void 0 && u) {
		let e = (e) => C(e).problems[0]?.message;
		a = {
			...a,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let d = await Te(a, c.settings.configFile, o);
	if (d) return {
		...c,
		raw: a,
		typesToken: l,
		problems: [d]
	};
	if (!(y(s, a) !== void 0 || o.environment.LOKALISE_API_TOKEN) && n && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await n.secret(`${r === void 0 ? "" : `${r} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		t.hide([b(e)]), o = {
			...o,
			token: e
		};
	}
	return c = await F("plan", a, o), t.hide(c.settings.secrets), {
		...c,
		raw: a,
		typesToken: l
	};
}
async function Te(e, t, n) {
	let r = y(p, e);
	if (r === void 0 || !await T(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await F("plan", a, n), { projects: c } = o, { id: l } = C(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = `${O(t, n.folders)} is there already, and does not name this project. Set project: ${l} in it, leave out --project, or move the file away.`;
	return m("bad-setting", u);
}
async function Ee(e, t, n, r) {
	let i = r?.startsWith("v") === !1 ? d : v, a = y(u, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await xe(t)).length > 0) return [];
	if (!n) return i;
	let o = f.map((e) => ({
		value: e,
		about: U[e].about
	})), s = await n.several("Which workflows should be written?", o, i), c = f.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => v.includes(e)) : c;
}
async function De(e, t, n, r) {
	let i = await I(t.working, n);
	if (i && !i.isRoot) return { problem: Oe };
	let a = y(o, e) ?? i?.defaultBranch;
	if (a !== void 0) return {
		branch: a,
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
		problems: [m("not-read", c, { severity: "notice" })]
	};
}
const Oe = m("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function ke(e, t) {
	let n = E(t);
	try {
		let [{ project: r }, i] = await Promise.all([ue(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), Ae(e, n)]);
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
		let t = e instanceof B && ve(e);
		return {
			problems: de(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Ae(e, t) {
	try {
		let n = _e(await e.contributorMe(t)) ?? {}, r = [z(n.email), me(n.user_id)].find((e) => e !== void 0 && a.schema.safeParse([e]).success);
		if (r === void 0) return G;
		let i = he(n.admin_rights, z), o = ge(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Me(r, o ? i : [])
		};
	} catch (e) {
		if (e instanceof B && e.status < 500) return G;
		throw e;
	}
}
const G = {
	writer: void 0,
	problems: []
}, je = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function Me(e, t) {
	return je.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return m("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Ne = /[\p{Cc}\p{Cs}{}]/u, K = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Pe(e, t, n) {
	if (t === void 0) return [];
	let r = new Set(e.filter((e) => !Ne.test(e))), i = new Map(), a = We(n), o = new Set(r), s = [...r].flatMap((e) => Ve(ze(e).filter(({ code: e }) => a(e))));
	for (let e of s) {
		let t = a(e.code) ?? e.code;
		o.delete(e.path);
		let n = Y(e, "{lang}", Q), r = i.get(n) ?? new Map();
		i.set(n, r), r.has(t) && e.code !== t || r.set(t, e);
	}
	let c = new Map();
	for (let [e, n] of i) {
		let r = Fe(e, n, t, o);
		if (r) for (let e of n.values()) o.delete(X(e));
		r && r.codes.length > (c.get(r.baseFile)?.codes.length ?? 0) && c.set(r.baseFile, r);
	}
	for (let e of r) {
		let n = {
			files: Q(e),
			platforms: Z(e)
		};
		e.endsWith(".xcstrings") ? c.set(e, {
			rows: [{
				...n,
				languages: [t]
			}],
			codes: [],
			baseFile: e
		}) : K.test(e) && o.has(e) && c.set(e, {
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
function Fe(e, t, n, r) {
	let [i] = t.values();
	if (!i) return;
	let a = Z(i.path), o = [...t.values()].map(({ code: e }) => e), s = X(i), c = t.get(n), l = Ue(/([^/]+)\.[a-z]+$/.exec(s)?.[1] ?? "");
	if (!r.has(s) || l || c && !i.path.endsWith(".xml")) return c && {
		rows: [{
			files: e,
			...q(t, n),
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
			...q(u, n),
			platforms: a
		}],
		codes: ["", ...o],
		baseFile: s,
		...!K.test(s) && { likeFile: i.path }
	};
}
function q(e, t) {
	let n = [...e.keys()].sort((e, n) => Number(n === t) - Number(e === t)), r = [...e].flatMap(([e, { code: t }]) => t === e ? [] : [[t, e]]);
	return {
		languages: n,
		...r.length > 0 && { language_map: Object.fromEntries(r) }
	};
}
const Ie = /[^/]+(?=\.lproj\/[^/]+\.strings$)/g, Le = /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+\.xml$)/g, J = /[^/]+(?=\/)|[^/._-]+(?:[-_][A-Za-z0-9]+)*(?=[^/]*\.(?:json|arb)$)/g, Re = /^[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9])/;
function ze(e) {
	let t = e.endsWith(".strings") ? Ie : e.endsWith(".xml") ? Le : J, n = new Map();
	for (let { 0: r, index: i } of e.matchAll(t)) {
		let a = t === J && e.indexOf("/", i) < 0;
		for (let { start: e, end: t } of a ? Be(r) : [{
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
function Be(e) {
	let t = Array.from(e.matchAll(/[^-_]+/g), ({ 0: e, index: t }) => [t, t + e.length]);
	return t.flatMap(([n = 0], r) => t.slice(r, r + 4).flatMap(([, t = 0]) => Re.test(e.slice(t)) ? [] : [{
		start: n,
		end: t
	}]));
}
function Ve(e) {
	let t = ({ at: [e] }, { at: t }) => e && t.some(({ start: t, end: n }) => t <= e.start && e.end <= n);
	return e.filter((n) => !e.some((e) => e !== n && t(n, e)));
}
function Y({ path: e, at: t }, n, r = (e) => e) {
	return [0, ...t.map(({ end: e }) => e)].map((n, i) => r(e.slice(n, t[i]?.start))).join(n);
}
function X(e) {
	return Y(e, "{lang}").replace("{lang}.lproj/", "Base.lproj/").replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}
function Z(e) {
	return e.endsWith(".xml") ? ["android"] : e.endsWith(".json") ? ["web"] : e.endsWith(".arb") ? ["ios", "android"] : ["ios"];
}
const He = new Intl.DisplayNames(["en"], { type: "language" });
function Ue(e) {
	return /^[a-z]{2,3}$/.test(e) && He.of(e) !== e;
}
function We(e) {
	let t = new Set(e), n = new Map(e.flatMap((e) => [[l(e), e], .../^[a-z]{2,3}$/.test(e) ? [[He.of(e)?.toLowerCase() ?? e, e]] : []]));
	return (e) => t.has(e) ? e : n.get(l(e));
}
function Q(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function Ge(e) {
	let t = e.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g), n = new Set(Array.from(t, ([, e = ""]) => e));
	return [...n].some((e) => e.endsWith("_one") && n.has(e.replace(/one$/, "other")));
}
async function Ke({ baseLanguage: e, languages: t, namesPerPlatform: n }, { folders: r, cancellation: i }, a, o, s) {
	let { working: c } = r, l = Pe(await P(c, i.stopping), e, t).map((e) => Je(e, c, t)), u = (await Promise.all(l)).filter((e) => e !== void 0).slice(0, a ? void 0 : 20);
	if (u.length === 0) return {
		taken: [],
		mentioned: []
	};
	if (!a && !o) return {
		taken: [],
		mentioned: u.flatMap(({ rows: e }) => e.flatMap((e) => e?.files ?? []))
	};
	let d = await s(), f = u.map((e) => Ye(e, d)), p = f.filter(({ names: e, inProject: t }) => t * 2 > e.length), m = a || !o ? [] : await qe(f, p, o), h = a ? a === "all" ? f : p : f.filter(({ files: e }) => m.includes(e)), g = $e(Qe(h, n));
	return {
		taken: h.flatMap((e) => {
			let t = g.get(e);
			return e.rows.map((e) => ({
				...Ze(e, n),
				...t !== void 0 && { key_name: t }
			}));
		}),
		mentioned: []
	};
}
function qe(e, t, n) {
	return n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", e.map(({ files: e, about: t }) => ({
		value: e,
		about: t
	})), t.map(({ files: e }) => e));
}
async function Je(e, t, n) {
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => L(await H(V(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = j(r, s, {
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
			...q(p, d)
		}],
		codes: [...u],
		text: s
	};
}
function Ye({ rows: e, codes: t, baseFile: n, text: r }, i) {
	let [a, ...o] = (n.endsWith(".json") && Ge(r) ? ["i18next", "none"] : ["none"]).flatMap((e) => {
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
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { plurals: c, names: l = [], inProject: u = 0 } = s ?? {}, d = u === 0 ? [] : [`${u} of ${l.length} names are in the project`], [f, p] = e, m = s && u > 0 ? Xe(n, f.files, p?.files, s, i) : {}, h = c === "i18next" && { plurals: c };
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
function Xe(e, t, n, { separator: r, isFlat: i }, { filenames: a }) {
	let o = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), s = h(t) ? o(t) : e, c = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), l = [s, n === void 0 ? c : o(n)].find((e) => a.has(e)), u = r === "::";
	return n !== void 0 && l?.includes("%LANG_ISO%") ? {
		...u && { separator: r },
		filenames: l
	} : u ? { names: "lokalise" } : l === void 0 ? {} : l === s && i ? { names: "lokalise" } : { filenames: l };
}
function Ze({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function Qe(e, t) {
	let n = le(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
		let r = t && e?.platforms.length === 1 ? e.platforms[0] : "";
		return [...new Set(n)].map((e) => `${r} ${e}`);
	});
	return [...new Set([...n.values()].filter((e) => e.length > 1).flat())];
}
function $e(e) {
	if (e.some(({ inProject: e }) => e > 0)) return new Map();
	let t = [
		["file"],
		["dir"],
		["dir", "file"]
	].map((t) => e.map((e) => {
		let r = n(e.files);
		return {
			one: e,
			key: `${t.map((e) => `{${e}}`).join(".")}.{path}`,
			made: t.map((e) => r[e])
		};
	})), r = e.map((e) => e.files.replace(/\\(.)/g, "$1").split("/").slice(0, -1)), i = r[0]?.findIndex((e, t) => r.some((n) => n[t] !== e)) ?? 0;
	for (let n = 1; n < 4; n++) t.push(e.map((e, t) => {
		let a = r[t]?.slice(i, i + n) ?? [];
		return {
			one: e,
			key: [...a, "{path}"].join("."),
			made: a
		};
	}));
	let a = t.find((t) => t.every(({ made: e }) => e.length > 0 && e.every((e) => e !== "" && !e.includes("{"))) && new Set(t.map(({ made: e }) => e.join("/"))).size === e.length);
	return new Map(a?.map(({ one: e, key: t }) => [e, t]));
}
// src/init/init.ts
async function et(e, t) {
	let { settings: n, raw: r, typesToken: i, problems: a } = await we(e.raw, e.host, e.questions, t), [o, ...s] = n.projects, c = [...a, ...s.length > 0 ? [ot] : []];
	if (!o?.manifests || g(c)) return { problems: c };
	let l = e.context(n), { folders: u, cancellation: d, onResponse: f, onWait: p } = l, m = {
		apiUrl: n.apiUrl,
		signal: d.stopping,
		onResponse: f,
		onWait: p
	}, h = fe(o, m), _ = h.ok ? await ke(h.value, o.id) : {
		problems: [h.problem],
		isTokenRefused: !0
	};
	if (_.isTokenRefused && i) return et({
		...e,
		raw: r
	}, _.problems[0]?.message);
	if (R(c, _.problems), !h.ok || !_.account) return { problems: c };
	e.onAccount(_.account);
	let v = () => tt(h.value, o.id, n.kinds), y = await nt({
		...e,
		raw: r
	}, n, o, _.account, l, v);
	R(c, y.problems);
	let b = await ce(await rt(y, n, e, void 0), u);
	if (b.length > 0 || d.stopped) return { problems: [...c, ...b] };
	let x = await se(o.manifests, o), { taken: S, mentioned: C } = y.offered, { questions: w } = e, T = {
		...re(r, l, w && ((e) => w.yesNo(e))),
		repeated: [],
		leavesTexts: S.length > 0
	}, E = oe(n.kinds, T, l);
	if (g(E)) return { problems: [...c, ...E] };
	let D = x ? void 0 : await ie(n, o, o.manifests, T, l);
	if (R(c, D?.problems ?? []), D && !D.first && (S.length === 0 || g(c))) return { problems: c };
	let k = await rt(y, n, e, D?.first);
	if (y.newFile && n.backupDir !== void 0) {
		let e = await A(n.backupDir, u);
		e.ok && e.value ? k.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	let j = await ne(k, u), { newFile: M, workflows: N, values: P } = y, F = [
		...M ? [] : [O(n.configFile, u)],
		...x ? ["the manifests"] : [],
		...N.kept
	], I = j.length > 0 ? [] : k.map(({ path: e }) => O(e, u)), L = {
		...D?.first && { first: D.first },
		written: I,
		kept: F,
		workflows: N.written.map(({ name: e }) => e),
		variables: [...P?.variables ?? [], ...D?.first?.variables?.names ?? []],
		version: P?.version,
		typesToken: i,
		hasTexts: S.length > 0,
		mentioned: C
	};
	return {
		problems: [...c, ...j],
		done: L
	};
}
async function tt(t, n, r) {
	let i = r.filter(({ textFiles: e }) => e), a = await pe(t, n, {
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
async function nt({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: a, secrets: o, manifests: s }, c, l, u) {
	let { folders: d, environment: f, cancellation: p } = l, m = await T(r, {}), h = y(i, e), g = m ? at : await Ke(c, l, h, t, u), _ = m && h !== void 0 ? [it(O(r, d))] : [], v = g.taken, b = m ? void 0 : {
		project: a,
		texts: v
	}, x = {
		environment: f,
		signal: p.stopping
	}, S = await be(n, x), C = await Ee(e, d, t, S), E = {
		newFile: b,
		offered: g,
		workflows: {
			written: [],
			kept: []
		},
		problems: _
	};
	if (C.length === 0) return E;
	let D = await De(e, d, x, t);
	if ("problem" in D) return {
		...E,
		problems: [..._, D.problem]
	};
	let k = {
		branch: D.branch,
		project: o.length > 0 ? void 0 : a,
		variables: [...o.flatMap(({ shown: e }) => w(e)), ...s ? await ae(s, { id: a }) : []],
		version: S
	}, A = await Se(C, k, {
		folders: d,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...E,
		values: k,
		workflows: A,
		problems: [..._, ...D.problems]
	};
}
async function rt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a) {
	let o = [...n?.variables ?? [], ...a?.variables?.names ?? []], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await W(e, {
			...n,
			variables: o
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
		text: ee(f, [te(S)])
	}, ...s];
}
function it(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return m("bad-setting", t, { severity: "warning" });
}
const at = {
	taken: [],
	mentioned: []
}, ot = m("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function st(e, n) {
	let { setup: i, print: a, showProblems: o } = n;
	return N(async (s) => {
		try {
			let { problems: l, done: u } = await et({
				raw: e,
				host: n,
				context: (t) => n.context(t, s, e),
				packageRoot: i.packageRoot,
				questions: i.prompt && await t(i.prompt, s.stopping),
				onAccount: ({ name: e, baseLanguage: t, writer: n }) => {
					let i = t === void 0 ? "" : `, with the base language ${r(t)}`, o = n === void 0 ? "" : ` The token belongs to ${r(n)}.`;
					a(`The project is ${r(e)}${i}.${o}`);
				}
			});
			return u?.first && M(u.first, {
				...n.screen,
				texts: !0,
				full: !1
			}).forEach(a), u && c(ye(u), n.screen.width).forEach(a), o(l), s.stopped && !u ? $(n, s) : +!!g(l);
		} catch (e) {
			if (e instanceof x) return $(n, s);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { st as runInit };
