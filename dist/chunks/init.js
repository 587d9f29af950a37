import { $ as e, $n as t, Gt as n, In as r, Jn as i, K as a, Ln as o, Lt as s, Mt as c, S as l, Sn as u, T as d, Xn as f, ai as p, ar as m, f as h, fr as g, ht as _, mr as v, n as y, pr as b, qn as x, r as S, tr as C, ur as w, v as T, x as E, xt as D } from "./start.js";
import { It as O, Jr as k, Mr as A, Nr as j, Or as ee, Wt as M, Xr as N, Zr as P, f as F, ht as I, jn as L, pt as R, qr as z, s as B, wr as V } from "./engine.js";
import { C as H, E as te, T as ne, l as re, n as ie, r as U, s as ae, t as oe, u as se, w as ce, x as le } from "./firstPull.js";
import { _ as ue, f as W, o as de } from "./wire.js";
import { S as fe, c as pe, m as me, y as he } from "./project.js";
import { b as ge, c as _e, d as ve, f as G, h as K, l as ye, u as be } from "./client.js";
import { o as xe } from "./writtenFiles.js";
import { dirname as Se, join as q } from "node:path";
import { readFile as J } from "node:fs/promises";
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
async function Ce(e, t) {
	let n = (t) => J(q(e, t), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(await n("package.json")) ?? [];
	if (r !== "0") return `v${r}`;
	let [, i] = /"node_modules\/lokaform": \{[^}]*"resolved": "git[^"]*#([0-9a-f]{40})"/.exec(await n("../.package-lock.json")) ?? [];
	return i !== void 0 || !await k(q(e, ".git"), {}) ? i : j(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function we({ working: e }) {
	let t = [];
	for (let n of v) await z(q(e, Y[n].file), {}) && t.push(n);
	return t;
}
async function Te(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = q(n.working, Y[s].file), c = await X(s, t, r), l = await z(e, {}) ? await J(e, "utf8") : void 0, u = N(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
	let s = await J(q(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${L(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e) => `\${{ secrets.${e} }}`, d = (e, t) => l.map((n) => `${e}${n}${t}${u(n)}\n`).join(""), f = l.length === 0 ? "" : `        env:\n${d("          ", ": ")}`, p = l.length === 0 ? "" : `      variables: |\n${d("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => Ee(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
function Ee(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function De(t, n, r, i) {
	let a = y(t), o = t, s = n.sources, c = await I("plan", o, s), l = !1;
	if (h(a)) return {
		...c,
		raw: o,
		typesToken: l,
		problems: a
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (r && S(_, o) === void 0 && u) {
		let e = (e) => R(e).problems[0]?.message;
		o = {
			...o,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let d = await Oe(o, c.settings.configFile, s);
	if (d) return {
		...c,
		raw: o,
		typesToken: l,
		problems: [d]
	};
	if (!(S(D, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && r && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let t = await r.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		n.hide([e(t)]), s = {
			...s,
			token: t
		};
	}
	return c = await I("plan", o, s), n.hide(c.settings.secrets), {
		...c,
		raw: o,
		typesToken: l
	};
}
async function Oe(e, t, n) {
	let r = S(_, e);
	if (r === void 0 || !await z(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await I("plan", a, n), { projects: c } = o, { id: l } = R(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = `${N(t, n.folders)} is there already, and does not name this project. Set project: ${l} in it, leave out --project, or move the file away.`;
	return T("bad-setting", u);
}
async function ke(e, t, n, r) {
	let i = r?.startsWith("v") === !1 ? g : w, a = S(b, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await we(t)).length > 0) return [];
	if (!n) return i;
	let o = v.map((e) => ({
		value: e,
		about: Y[e].about
	})), s = await n.several("Which workflows should be written?", o, i), c = v.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => w.includes(e)) : c;
}
async function Ae(e, t, n, r) {
	let i = await A(t.working, n);
	if (i && !i.isRoot) return { problem: je };
	let a = S(f, e) ?? i?.defaultBranch;
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
		problems: [T("not-read", s, { severity: "notice" })]
	};
}
const je = T("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function Me(e, t) {
	let n = L(t);
	try {
		let [{ project: r }, i] = await Promise.all([fe(e, t, {
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
		let t = e instanceof K && ge(e);
		return {
			problems: pe(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Ne(e, t) {
	try {
		let n = ve(await e.contributorMe(t)) ?? {}, r = [G(n.email), ye(n.user_id)].find((e) => e !== void 0 && i.schema.safeParse([e]).success);
		if (r === void 0) return Pe;
		let a = be(n.admin_rights, G), o = _e(n.is_admin) !== !1;
		return {
			writer: r,
			problems: a === void 0 ? [] : Ie(r, o ? a : [])
		};
	} catch (e) {
		if (e instanceof K && e.status < 500) return Pe;
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
		return T("missing-right", r, { severity: "warning" });
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
	let t = new Map(e.map((e) => [n(e), e])), r = new Map(e.flatMap((e) => tt(e) ? [[Ze.of(e) ?? e, e]] : [])), i = new Set(e);
	return (e) => i.has(e) ? e : r.get(e) ?? (et.test(e) ? t.get(n(e)) : void 0);
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
	let { working: c } = r, l = ze(await V(c, i.stopping), e, t).map((e) => at(e, c, t)), u = (await Promise.all(l)).filter((e) => e !== void 0).slice(0, a ? void 0 : 20);
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
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => P(await J(q(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = F(r, s, {
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
		let { texts: t } = F(n, r, { plurals: e }), a = t.every(({ path: e }) => e.length === 1);
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
function st(e, t, n, { separator: r, isFlat: i }, { filenames: a }) {
	let o = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), s = c(t) ? o(t) : e, l = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [s, n === void 0 ? l : o(n)].find((e) => a.has(e)), d = r === "::";
	return n !== void 0 && u?.includes("%LANG_ISO%") ? {
		...d && { separator: r },
		filenames: u
	} : d ? { names: "lokalise" } : u === void 0 ? {} : u === s && i ? { names: "lokalise" } : { filenames: u };
}
function ct({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function lt(e, t) {
	let n = ue(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
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
async function dt(e, t) {
	let { settings: n, raw: i, typesToken: a, problems: s } = await De(e.raw, e.host, e.questions, t), [c, ...l] = n.projects, d = [...s, ...l.length > 0 ? [vt] : []];
	if (!c?.manifests || h(d)) return { problems: d };
	let f = e.context(n), { folders: p, cancellation: m, onResponse: g, onWait: _ } = f, v = {
		apiUrl: n.apiUrl,
		signal: m.stopping,
		onResponse: g,
		onWait: _
	}, y = me(c, v), b = y.ok ? await Me(y.value, c.id) : {
		problems: [y.problem],
		isTokenRefused: !0
	};
	if (b.isTokenRefused && a) return dt({
		...e,
		raw: i
	}, b.problems[0]?.message);
	if (W(d, b.problems), !y.ok || !b.account) return { problems: d };
	e.onAccount(b.account);
	let S = await oe(c.manifests, c), C = () => pt(y.value, c.id, n.kinds), w = await mt({
		...e,
		raw: i,
		hasAny: S
	}, n, c, b.account, f, C);
	W(d, w.problems);
	let T = await ne(await ht(w, n, e, void 0), p);
	if (T.length > 0 || m.stopped) return { problems: [...d, ...T] };
	let { taken: E, mentioned: D } = w.offered, { questions: O } = e, k = O && ((e) => O.yesNo(e)), A = Se(n.configFile), j = {
		...re(i, f, k),
		repeated: [],
		leavesTexts: E.length > 0,
		schemas: A
	}, M = ae(n.kinds, j, f);
	if (h(M)) return { problems: [...d, ...M] };
	let P = S ? void 0 : await ie(n, c, c.manifests, j, f);
	if (W(d, P?.problems ?? se(i, [
		o,
		r,
		x,
		u
	])), P && !P.first && (E.length === 0 || h(d))) return { problems: d };
	let F = await ht(w, n, e, P?.first);
	if (w.newFile && n.backupDir !== void 0) {
		let e = await ee(n.backupDir, p);
		e.ok && e.value ? F.unshift(e.value) : e.ok || d.push({
			...e.problem,
			severity: "warning"
		});
	}
	(w.newFile || P?.first) && W(F, await ft(e.packageRoot, A));
	let I = await te(F, p), { newFile: L, workflows: R, values: z } = w, B = P?.first?.variables?.names ?? [], V = [
		...L ? [] : [N(n.configFile, p)],
		...S ? ["the manifests"] : [],
		...R.kept
	], H = I.length > 0 ? [] : F.map(({ path: e }) => N(e, p)), U = {
		...P?.first && { first: P.first },
		written: H,
		kept: V,
		workflows: R.written.map(({ name: e }) => e),
		variables: [
			...z?.variables ?? [],
			...z?.inManifests ?? [],
			...B
		],
		version: z?.version,
		typesToken: a,
		texts: E.flatMap(({ files: e }) => String(e)),
		mentioned: D
	};
	return {
		problems: [...d, ...I],
		done: U
	};
}
async function ft(e, t) {
	let n = m.map(async (n) => {
		let r = q(t, le, `${n}.json`), i = await J(q(e, de(n)), "utf8");
		return await z(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function pt(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await he(e, t, {
		kinds: r,
		languages: () => E([]),
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
async function mt({ raw: e, questions: n, packageRoot: r, hasAny: i }, { configFile: a }, { id: o, secrets: s, manifests: c }, l, u, d) {
	let { folders: f, environment: p, cancellation: m } = u, h = await z(a, {}), g = S(t, e), _ = g ?? (n || i ? void 0 : "matching"), v = !h && _ !== "none" ? await rt(l, u, _, n, d) : _t, y = h && g !== void 0 ? [gt(N(a, f))] : [], b = v.taken, x = h ? void 0 : {
		project: o,
		texts: b
	}, C = {
		environment: p,
		signal: m.stopping
	}, w = await Ce(r, C), T = await ke(e, f, n, w), E = {
		newFile: x,
		offered: v,
		workflows: {
			written: [],
			kept: []
		},
		problems: y
	};
	if (T.length === 0) return E;
	let D = await Ae(e, f, C, n);
	if ("problem" in D) return {
		...E,
		problems: [...y, D.problem]
	};
	let k = {
		branch: D.branch,
		project: s.length > 0 ? void 0 : o,
		variables: s.flatMap(({ shown: e }) => O(e)),
		inManifests: c ? await U(c, { id: o }) : [],
		version: w
	}, A = await Te(T, k, {
		folders: f,
		packageRoot: r,
		...n && { questions: n }
	});
	return {
		...E,
		values: k,
		workflows: A,
		problems: [...y, ...D.problems]
	};
}
async function ht({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a) {
	let o = [...n?.inManifests ?? [], ...a?.variables?.names ?? []], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await X(e, {
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
		text: ce(f, [H(C)])
	}, ...s];
}
function gt(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return T("bad-setting", t, { severity: "warning" });
}
const _t = {
	taken: [],
	mentioned: []
}, vt = T("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function yt(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return B(async (o) => {
		try {
			let { problems: s, done: c } = await dt({
				raw: e,
				host: t,
				context: (n) => t.context(n, o, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await d(n.prompt, o.stopping),
				onAccount: ({ name: e, baseLanguage: t, writer: n }) => {
					let i = t === void 0 ? "" : `, with the base language ${a(t)}`, o = n === void 0 ? "" : ` The token belongs to ${a(n)}.`;
					r(`The project is ${a(e)}${i}.${o}`);
				}
			});
			return c?.first && M(c.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), c && p(xe(c), t.screen.width).forEach(r), i(s), o.stopped && !c ? $(t, o) : +!!h(s);
		} catch (e) {
			if (e instanceof l) return $(t, o);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { yt as runInit };
