import { $ as e, Br as t, K as n, Kn as r, Mn as i, Nn as a, Nt as o, S as s, T as c, Un as l, Wn as u, Yn as d, Zn as f, cr as p, f as m, ht as h, li as g, lr as _, n as v, or as y, r as b, tr as x, ur as S, v as C, vn as w, x as T, xt as E, zt as D } from "./start.js";
import { An as O, Cr as k, Gr as A, Ht as j, Jr as M, Kr as N, Or as P, Pt as F, Yr as I, dt as L, f as R, kr as ee, pt as z, s as B, zr as te } from "./engine.js";
import { C as V, E as ne, T as re, l as ie, n as ae, r as H, s as oe, t as se, u as ce, w as U, x as W } from "./firstPull.js";
import { _ as le, f as G, r as ue } from "./wire.js";
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
	return i !== void 0 || !await N(J(e, ".git"), {}) ? i : ee(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Ce({ working: e }) {
	let t = [];
	for (let n of S) await A(J(e, X[n].file), {}) && t.push(n);
	return t;
}
async function we(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = J(n.working, X[s].file), c = await Z(s, t, r), l = await A(e, {}) ? await Y(e, "utf8") : void 0, u = M(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function Z(e, { branch: t, project: n, inManifests: r, version: i, ...a }, o) {
	let s = await Y(J(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${O(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e) => `\${{ secrets.${e} }}`, d = (e, t) => l.map((n) => `${e}${n}${t}${u(n)}\n`).join(""), f = l.length === 0 ? "" : `        env:\n${d("          ", ": ")}`, p = l.length === 0 ? "" : `      variables: |\n${d("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => Te(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
function Te(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function Ee(t, n, r, i) {
	let a = v(t), o = t, s = n.sources, c = await z("plan", o, s), l = !1;
	if (m(a)) return {
		...c,
		raw: o,
		typesToken: l,
		problems: a
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (r && b(h, o) === void 0 && u) {
		let e = (e) => L(e).problems[0]?.message;
		o = {
			...o,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let d = await De(o, c.settings.configFile, s);
	if (d) return {
		...c,
		raw: o,
		typesToken: l,
		problems: [d]
	};
	if (!(b(E, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && r && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let t = await r.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		n.hide([e(t)]), s = {
			...s,
			token: t
		};
	}
	return c = await z("plan", o, s), n.hide(c.settings.secrets), {
		...c,
		raw: o,
		typesToken: l
	};
}
async function De(e, t, n) {
	let r = b(h, e);
	if (r === void 0 || !await A(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await z("plan", a, n), { projects: c } = o, { id: l } = L(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = `${M(t, n.folders)} is there already, and does not name this project. Set project: ${l} in it, leave out --project, or move the file away.`;
	return C("bad-setting", u);
}
async function Oe(e, t, n, r) {
	let i = r?.startsWith("v") === !1 ? p : y, a = b(_, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await Ce(t)).length > 0) return [];
	if (!n) return i;
	let o = S.map((e) => ({
		value: e,
		about: X[e].about
	})), s = await n.several("Which workflows should be written?", o, i), c = S.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => y.includes(e)) : c;
}
async function ke(e, t, n, i) {
	let a = await P(t.working, n);
	if (a && !a.isRoot) return { problem: Ae };
	let o = b(r, e) ?? a?.defaultBranch;
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
		problems: [C("not-read", c, { severity: "notice" })]
	};
}
const Ae = C("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function je(e, t) {
	let n = O(t);
	try {
		let [{ project: r }, i] = await Promise.all([de(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), Me(e, n)]);
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
async function Me(e, t) {
	try {
		let n = _e(await e.contributorMe(t)) ?? {}, r = [K(n.email), ve(n.user_id)].find((e) => e !== void 0 && u.schema.safeParse([e]).success);
		if (r === void 0) return Ne;
		let i = ye(n.admin_rights, K), a = ge(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Fe(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof q && e.status < 500) return Ne;
		throw e;
	}
}
const Ne = {
	writer: void 0,
	problems: []
}, Pe = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function Fe(e, t) {
	return Pe.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return C("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Ie = /[\p{Cc}\p{Cs}{}]/u, Le = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Re(e, t, n) {
	if (t === void 0) return [];
	let r = new Set(e.filter((e) => !Ie.test(e))), i = new Map(), a = Ze(n), o = new Set(r), s = [...r].flatMap((e) => Ke(We(e).filter(({ code: e }) => a(e))));
	for (let e of s) {
		let t = a(e.code) ?? e.code;
		o.delete(e.path);
		let n = qe(e, "{lang}", $), r = i.get(n) ?? new Map();
		i.set(n, r), r.has(t) && e.code !== t || r.set(t, e);
	}
	let c = new Map();
	for (let [e, n] of i) {
		let r = ze(e, n, t, o);
		if (r) for (let e of n.values()) o.delete(Je(e));
		r && r.codes.length > (c.get(r.baseFile)?.codes.length ?? 0) && c.set(r.baseFile, r);
	}
	for (let e of r) {
		let n = {
			files: $(e),
			platforms: Ye(e)
		};
		e.endsWith(".xcstrings") ? c.set(e, {
			rows: [{
				...n,
				languages: [t]
			}],
			codes: [],
			baseFile: e
		}) : Le.test(e) && o.has(e) && c.set(e, {
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
		...!Le.test(s) && { likeFile: i.path }
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
	let t = e.endsWith(".strings") ? Be : e.endsWith(".xml") ? Ve : He, n = new Map();
	for (let { 0: r, index: i } of e.matchAll(t)) {
		let a = t === He && e.indexOf("/", i) < 0;
		for (let { start: e, end: t } of a ? Ge(r) : [{
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
function Ge(e) {
	let t = Array.from(e.matchAll(/[^-_]+/g), ({ 0: e, index: t }) => [t, t + e.length]);
	return t.flatMap(([n = 0], r) => t.slice(r, r + 4).flatMap(([, t = 0]) => Ue.test(e.slice(t)) ? [] : [{
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
	let n = new Map(e.map((e) => [t(e), e])), r = new Map(e.flatMap((e) => $e(e) ? [[Xe.of(e) ?? e, e]] : [])), i = new Set(e);
	return (e) => i.has(e) ? e : r.get(e) ?? (Qe.test(e) ? n.get(t(e)) : void 0);
}
const Qe = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function $e(e) {
	return /^[a-z]{2,3}$/.test(e);
}
function $(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function et(e) {
	let t = e.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g), n = new Set(Array.from(t, ([, e = ""]) => e));
	return [...n].some((e) => e.endsWith("_one") && n.has(e.replace(/one$/, "other")));
}
async function tt({ baseLanguage: e, languages: t, namesPerPlatform: n }, { folders: r, cancellation: i }, a, o, s) {
	let { working: c } = r, l = Re(await k(c, i.stopping), e, t).map((e) => rt(e, c, t)), u = (await Promise.all(l)).filter((e) => e !== void 0).slice(0, a ? void 0 : 20);
	if (u.length === 0) return {
		taken: [],
		mentioned: []
	};
	let d = await s(), f = u.map((e) => it(e, d)), p = f.filter(({ names: e, inProject: t }) => t * 2 > e.length), m = a || !o ? [] : await nt(f, p, o), h = a === "all" ? f : f.filter((e) => a ? p.includes(e) : m.includes(e.files)), g = o ? [] : f.filter((e) => !h.includes(e)).slice(0, 20), _ = ct(st(h, n));
	return {
		taken: h.flatMap((e) => {
			let t = _.get(e);
			return e.rows.map((e) => ({
				...ot(e, n),
				...t !== void 0 && { key_name: t }
			}));
		}),
		mentioned: g.flatMap((e) => e.rows.map(({ files: e }) => e))
	};
}
function nt(e, t, n) {
	return n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", e.map(({ files: e, about: t }) => ({
		value: e,
		about: t
	})), t.map(({ files: e }) => e));
}
async function rt(e, t, n) {
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => I(await Y(J(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = R(r, s, {
		plurals: "none",
		lists: !0
	});
	if (!c.some(({ value: e }) => e.is !== "none") && l.every(({ code: e }) => e !== "text-file")) return;
	if (i !== void 0) {
		let e = new Set(c.map(({ path: e }) => e.join("::"))), t = await o(i).catch(() => ""), { texts: n } = R(i, t, {
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
function it({ rows: e, codes: t, baseFile: n, text: r }, i) {
	let [a, ...o] = (n.endsWith(".json") && et(r) ? ["i18next", "none"] : ["none"]).flatMap((e) => {
		let { texts: t } = R(n, r, { plurals: e }), a = t.every(({ path: e }) => e.length === 1);
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
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { plurals: c, names: l = [], inProject: u = 0 } = s ?? {}, d = u === 0 ? [] : [`${u} of ${l.length} names are in the project`], [f, p] = e, m = s && u > 0 ? at(n, f.files, p?.files, s, i) : {}, h = c === "i18next" && { plurals: c };
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
function at(e, t, n, { separator: r, isFlat: i }, { filenames: a }) {
	let s = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), c = o(t) ? s(t) : e, l = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [c, n === void 0 ? l : s(n)].find((e) => a.has(e)), d = r === "::";
	return n !== void 0 && u?.includes("%LANG_ISO%") ? {
		...d && { separator: r },
		filenames: u
	} : d ? { names: "lokalise" } : u === void 0 ? {} : u === c && i ? { names: "lokalise" } : { filenames: u };
}
function ot({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function st(e, t) {
	let n = le(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
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
async function lt(e, t) {
	let { settings: n, raw: r, typesToken: o, problems: s } = await Ee(e.raw, e.host, e.questions, t), [c, ...u] = n.projects, d = [...s, ...u.length > 0 ? [gt] : []];
	if (!c?.manifests || m(d)) return { problems: d };
	let f = e.context(n), { folders: p, cancellation: h, onResponse: g, onWait: _ } = f, v = {
		apiUrl: n.apiUrl,
		signal: h.stopping,
		onResponse: g,
		onWait: _
	}, { tokenFrom: y, ...b } = c, x = pe(b, v), S = x.ok ? await je(x.value, c.id) : {
		problems: [x.problem],
		isTokenRefused: !0
	};
	if (S.isTokenRefused && o) return lt({
		...e,
		raw: r
	}, S.problems[0]?.message);
	if (G(d, S.problems), !x.ok || !S.account) return { problems: d };
	e.onAccount(S.account);
	let C = await se(c.manifests, c), T = () => dt(x.value, c.id, n.kinds), E = await ft({
		...e,
		raw: r,
		hasAny: C
	}, n, c, S.account, f, T);
	G(d, E.problems);
	let D = await re(await pt(E, n, e, void 0), p);
	if (D.length > 0 || h.stopped) return { problems: [...d, ...D] };
	let { taken: O, mentioned: k } = E.offered, { questions: A } = e, j = A && ((e) => A.yesNo(e)), N = xe(n.configFile), P = {
		...ie(r, f, j),
		repeated: [],
		leavesTexts: O.length > 0,
		schemas: N
	}, F = oe(n.kinds, P, f);
	if (m(F)) return { problems: [...d, ...F] };
	let I = C ? void 0 : await ae(n, c, c.manifests, P, f);
	if (G(d, I?.problems ?? ce(r, [
		a,
		i,
		l,
		w
	])), I && !I.first && (O.length === 0 || m(d))) return { problems: d };
	let L = await pt(E, n, e, I?.first);
	if (E.newFile && n.backupDir !== void 0) {
		let e = await te(n.backupDir, p);
		e.ok && e.value ? L.unshift(e.value) : e.ok || d.push({
			...e.problem,
			severity: "warning"
		});
	}
	(E.newFile || I?.first) && G(L, await ut(e.packageRoot, N));
	let R = await ne(L, p), { newFile: ee, workflows: z, values: B } = E, V = I?.first?.variables?.names ?? [], H = [
		...ee ? [] : [M(n.configFile, p)],
		...C ? ["the manifests"] : [],
		...z.kept
	], U = R.length > 0 ? [] : L.map(({ path: e }) => M(e, p)), W = {
		...I?.first && { first: I.first },
		written: U,
		kept: H,
		workflows: z.written.map(({ name: e }) => e),
		variables: [
			...B?.variables ?? [],
			...B?.inManifests ?? [],
			...V
		],
		version: B?.version,
		typesToken: o,
		texts: O.flatMap(({ files: e }) => String(e)),
		mentioned: k
	};
	return {
		problems: [...d, ...R],
		done: W
	};
}
async function ut(e, t) {
	let n = x.map(async (n) => {
		let r = J(t, W, `${n}.json`), i = await Y(J(e, ue(n)), "utf8");
		return await A(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function dt(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await me(e, t, {
		kinds: r,
		languages: () => T([]),
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
async function ft({ raw: e, questions: t, packageRoot: n, hasAny: r }, { configFile: i }, { id: a, secrets: o, manifests: s }, c, l, u) {
	let { folders: f, environment: p, cancellation: m } = l, h = await A(i, {}), g = b(d, e), _ = g ?? (t || r ? void 0 : "matching"), v = !h && _ !== "none" ? await tt(c, l, _, t, u) : ht, y = h && g !== void 0 ? [mt(M(i, f))] : [], x = h ? void 0 : {
		project: a,
		texts: v.taken
	}, S = {
		environment: p,
		signal: m.stopping
	}, C = await Se(n, S), w = await Oe(e, f, t, C), T = {
		newFile: x,
		offered: v,
		workflows: {
			written: [],
			kept: []
		},
		problems: y
	};
	if (w.length === 0) return T;
	let E = await ke(e, f, S, t);
	if ("problem" in E) return {
		...T,
		problems: [...y, E.problem]
	};
	let D = {
		branch: E.branch,
		project: o.length > 0 ? void 0 : a,
		variables: o.flatMap(({ shown: e }) => F(e)),
		inManifests: s ? await H(s, { id: a }) : [],
		version: C
	}, O = await we(w, D, {
		folders: f,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...T,
		values: D,
		workflows: O,
		problems: [...y, ...E.problems]
	};
}
async function pt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a) {
	let o = [...n?.inManifests ?? [], ...a?.variables?.names ?? []], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await Z(e, {
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
	let p = {
		project: c,
		...u,
		...l.length > 0 && { texts: l }
	};
	return [{
		path: r,
		text: U(p, [V(f)])
	}, ...s];
}
function mt(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return C("bad-setting", t, { severity: "warning" });
}
const ht = {
	taken: [],
	mentioned: []
}, gt = C("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function _t(e, t) {
	let { setup: r, print: i, showProblems: a } = t;
	return B(async (o) => {
		try {
			let { problems: s, done: l } = await lt({
				raw: e,
				host: t,
				context: (n) => t.context(n, o, e),
				packageRoot: r.packageRoot,
				questions: r.prompt && await c(r.prompt, o.stopping),
				onAccount: ({ name: e, baseLanguage: t, writer: r }) => {
					let a = t === void 0 ? "" : `, with the base language ${n(t)}`, o = r === void 0 ? "" : ` The token belongs to ${n(r)}.`;
					i(`The project is ${n(e)}${a}.${o}`);
				}
			});
			return l?.first && j(l.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(i), l && g(be(l), t.screen.width).forEach(i), a(s), o.stopped && !l ? vt(t, o) : +!!m(s);
		} catch (e) {
			if (e instanceof s) return vt(t, o);
			throw e;
		}
	});
}
function vt({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { _t as runInit };
