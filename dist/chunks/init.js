import { $ as e, A as t, Bt as n, Ct as r, Et as i, Gn as a, L as o, Nn as s, Pn as c, Pt as l, Qn as u, Vr as d, Wn as f, Xn as p, _t as m, at as h, dr as g, l as _, lr as v, n as y, nr as b, o as x, qn as S, r as C, sr as w, ui as T, ur as E, yn as D } from "./start.js";
import { Ar as O, Br as k, Bt as A, Kr as j, Mt as M, Xr as N, Yr as P, dt as F, f as I, fr as L, kr as R, lt as z, qr as ee, s as B, yn as V } from "./engine.js";
import { C as H, E as te, T as ne, l as re, n as ie, r as U, s as ae, t as oe, u as se, w as W, x as G } from "./firstPull.js";
import { _ as ce, f as K, n as le, r as ue } from "./wire.js";
import { S as de, c as fe, m as pe, y as me } from "./project.js";
import { b as he, c as ge, d as _e, f as q, h as J, l as ve, u as ye } from "./client.js";
import { o as be } from "./writtenFiles.js";
import { dirname as xe, join as Y } from "node:path";
import { readFile as X } from "node:fs/promises";
// src/init/workflows.ts
const Z = {
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
	let n = (t) => X(Y(e, t), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(await n("package.json")) ?? [];
	if (r !== "0") return `v${r}`;
	let [, i] = /"node_modules\/lokaform": \{[^}]*"resolved": "git[^"]*#([0-9a-f]{40})"/.exec(await n("../.package-lock.json")) ?? [];
	return i !== void 0 || !await ee(Y(e, ".git"), {}) ? i : O(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Ce({ working: e }) {
	let t = [];
	for (let n of g) await j(Y(e, Z[n].file), {}) && t.push(n);
	return t;
}
async function we(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = Y(n.working, Z[s].file), c = await Te(s, t, r), l = await j(e, {}) ? await X(e, "utf8") : void 0, u = P(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
	let s = await X(Y(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${V(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e) => `\${{ secrets.${e} }}`, d = (e, t) => l.map((n) => `${e}${n}${t}${u(n)}\n`).join(""), f = l.length === 0 ? "" : `        env:\n${d("          ", ": ")}`, p = l.length === 0 ? "" : `      variables: |\n${d("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => Ee(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
function Ee(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function De(t, n, r, i) {
	let a = y(t), s = t, c = n.sources, l = await F("plan", s, c), u = !1;
	if (m(a)) return {
		...l,
		raw: s,
		typesToken: u,
		problems: a
	};
	let d = l.problems.some(({ code: e }) => e === "no-project");
	if (r && C(e, s) === void 0 && d) {
		let e = (e) => z(e).problems[0]?.message;
		s = {
			...s,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let f = await Oe(s, l.settings.configFile, c);
	if (f) return {
		...l,
		raw: s,
		typesToken: u,
		problems: [f]
	};
	if (!(C(h, s) !== void 0 || c.environment.LOKALISE_API_TOKEN) && r && l.settings.projects.every(({ token: e }) => e === void 0)) {
		u = !0;
		let e = await r.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		n.hide([o(e)]), c = {
			...c,
			token: e
		};
	}
	return l = await F("plan", s, c), n.hide(l.settings.secrets), {
		...l,
		raw: s,
		typesToken: u
	};
}
async function Oe(t, n, i) {
	let a = C(e, t);
	if (a === void 0 || !await j(n, {})) return;
	let { project: o, ...s } = t, { settings: c, problems: l } = await F("plan", s, i), { projects: u } = c, { id: d } = z(a);
	if (u.length === 0 || d === void 0 || u.some((e) => e.id === d) || u.some((e) => !e.id) && l.every(({ code: e }) => e !== "no-project")) return;
	let f = `${P(n, i.folders)} is there already, and does not name this project. ${l.some(({ code: e }) => e === "no-project") ? `Set project: ${d} in it, or move the file away.` : `To work with the one that it names, leave out --project. To add this one, name both in the file: projects: { first: { project: "…", keys: ["keys.yaml"], webhooks: ["webhooks.yaml"] }, second: { project: "${d}", keys: ["second/keys.yaml"], webhooks: ["second/webhooks.yaml"] } }. Then run lokaform pull --only second --dir second. See ${le("docs/settings.md")}#many-projects.`}`;
	return r("bad-setting", f);
}
async function ke(e, t, n, r) {
	let i = r?.startsWith("v") === !1 ? v : w, a = C(E, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await Ce(t)).length > 0) return [];
	if (!n) return i;
	let o = g.map((e) => ({
		value: e,
		about: Z[e].about
	})), s = await n.several("Which workflows should be written?", o, i), c = g.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => w.includes(e)) : c;
}
async function Ae(e, t, n, i) {
	let a = await R(t.working, n);
	if (a && !a.isRoot) return { problem: je };
	let o = C(S, e) ?? a?.defaultBranch;
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
		problems: [r("not-read", c, { severity: "notice" })]
	};
}
const je = r("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function Me(e, t) {
	let n = V(t);
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
		let t = e instanceof J && he(e);
		return {
			problems: fe(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Ne(e, t) {
	try {
		let n = _e(await e.contributorMe(t)) ?? {}, r = [q(n.email), ve(n.user_id)].find((e) => e !== void 0 && a.schema.safeParse([e]).success);
		if (r === void 0) return Pe;
		let i = ye(n.admin_rights, q), o = ge(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Ie(r, o ? i : [])
		};
	} catch (e) {
		if (e instanceof J && e.status < 500) return Pe;
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
		let i = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return r("missing-right", i, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Le = /[\p{Cc}\p{Cs}{}]/u, Re = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function ze(e, t, n) {
	if (t === void 0) return [];
	let r = new Set(e.filter((e) => !Le.test(e))), i = new Map(), a = Qe(n), o = new Set(r), s = [...r].flatMap((e) => qe(Ge(e).filter(({ code: e }) => a(e))));
	for (let e of s) {
		let t = a(e.code) ?? e.code;
		o.delete(e.path);
		let n = Je(e, "{lang}", $), r = i.get(n) ?? new Map();
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
			files: $(e),
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
	let a = Xe(i.path), o = [...t.values()].map(({ code: e }) => e), s = Ye(i), c = t.get(n), [, l = ""] = /([^/]+)\.[a-z]+$/.exec(s) ?? [], u = et(l) && Ze.of(l) !== l;
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
		...!Re.test(s) && { likeFile: i.path }
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
	let t = new Map(e.map((e) => [d(e), e])), n = new Map(e.flatMap((e) => et(e) ? [[Ze.of(e) ?? e, e]] : [])), r = new Set(e);
	return (e) => r.has(e) ? e : n.get(e) ?? ($e.test(e) ? t.get(d(e)) : void 0);
}
const $e = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function et(e) {
	return /^[a-z]{2,3}$/.test(e);
}
function $(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function tt(e) {
	let t = e.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g), n = new Set(Array.from(t, ([, e = ""]) => e));
	return [...n].some((e) => e.endsWith("_one") && n.has(e.replace(/one$/, "other")));
}
async function nt({ baseLanguage: e, languages: t, namesPerPlatform: n }, { folders: r, cancellation: i }, a, o, s) {
	let { working: c } = r, l = ze(await L(c, i.stopping), e, t).map((e) => it(e, c, t)), u = (await Promise.all(l)).filter((e) => e !== void 0).slice(0, a ? void 0 : 20);
	if (u.length === 0) return {
		taken: [],
		mentioned: []
	};
	let d = await s(), f = u.map((e) => at(e, d)), p = f.filter(({ names: e, inProject: t }) => t * 2 > e.length), m = a || !o ? [] : await rt(f, p, o), h = a === "all" ? f : f.filter((e) => a ? p.includes(e) : m.includes(e.files)), g = o ? [] : f.filter((e) => !h.includes(e)).slice(0, 20), _ = lt(ct(h, n));
	return {
		taken: h.flatMap((e) => {
			let t = _.get(e);
			return e.rows.map((e) => ({
				...st(e, n),
				...t !== void 0 && { key_name: t }
			}));
		}),
		mentioned: g.flatMap((e) => e.rows.map(({ files: e }) => e))
	};
}
function rt(e, t, n) {
	return n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", e.map(({ files: e, about: t }) => ({
		value: e,
		about: t
	})), t.map(({ files: e }) => e));
}
async function it(e, t, n) {
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => N(await X(Y(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = I(r, s, {
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
	let f = Qe(n), p = new Map([[d, { code: d }]]);
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
function at({ rows: e, codes: t, baseFile: n, text: r }, i) {
	let [a, ...o] = (n.endsWith(".json") && tt(r) ? ["i18next", "none"] : ["none"]).flatMap((e) => {
		let { texts: t } = I(n, r, { plurals: e }), a = t.every(({ path: e }) => e.length === 1);
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
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { plurals: c, names: l = [], inProject: u = 0 } = s ?? {}, d = u === 0 ? [] : [`${u} of ${l.length} names are in the project`], [f, p] = e, m = s && u > 0 ? ot(n, f.files, p?.files, s, i) : {}, h = c === "i18next" && { plurals: c };
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
function ot(e, t, n, { separator: r, isFlat: i }, { filenames: a }) {
	let o = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), s = l(t) ? o(t) : e, c = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [s, n === void 0 ? c : o(n)].find((e) => a.has(e)), d = r === "::";
	return n !== void 0 && u?.includes("%LANG_ISO%") ? {
		...d && { separator: r },
		filenames: u
	} : d ? { names: "lokalise" } : u === void 0 ? {} : u === s && i ? { names: "lokalise" } : { filenames: u };
}
function st({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function ct(e, t) {
	let n = ce(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
		let r = t && e?.platforms.length === 1 ? e.platforms[0] : "";
		return [...new Set(n)].map((e) => `${r} ${e}`);
	});
	return [...new Set([...n.values()].filter((e) => e.length > 1).flat())];
}
function lt(e) {
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
async function ut(e, t) {
	let { settings: n, raw: r, typesToken: i, problems: a } = await De(e.raw, e.host, e.questions, t), [o, ...l] = n.projects, u = [...a, ...l.length > 0 ? [_t] : []];
	if (!o?.manifests || m(u)) return { problems: u };
	let d = e.context(n), { folders: p, cancellation: h, onResponse: g, onWait: _ } = d, v = {
		apiUrl: n.apiUrl,
		signal: h.stopping,
		onResponse: g,
		onWait: _
	}, { tokenFrom: y, ...b } = o, x = pe(b, v), S = x.ok ? await Me(x.value, o.id) : {
		problems: [x.problem],
		isTokenRefused: !0
	};
	if (S.isTokenRefused && i) return ut({
		...e,
		raw: r
	}, S.problems[0]?.message);
	if (K(u, S.problems), !x.ok || !S.account) return { problems: u };
	e.onAccount(S.account);
	let C = await oe(o.manifests, o), w = () => ft(x.value, o.id, n.kinds), T = await pt({
		...e,
		raw: r,
		hasAny: C
	}, n, o, S.account, d, w);
	K(u, T.problems);
	let E = await ne(await mt(T, n, e, void 0), p);
	if (E.length > 0 || h.stopped) return { problems: [...u, ...E] };
	let { taken: O, mentioned: A } = T.offered, { questions: j } = e, M = j && ((e) => j.yesNo(e)), N = xe(n.configFile), F = {
		...re(r, d, M),
		repeated: [],
		leavesTexts: O.length > 0,
		schemas: N
	}, I = ae(n.kinds, F, d);
	if (m(I)) return { problems: [...u, ...I] };
	let L = C ? void 0 : await ie(n, o, o.manifests, F, d);
	if (K(u, L?.problems ?? se(r, [
		c,
		s,
		f,
		D
	])), L && !L.first && (O.length === 0 || m(u))) return { problems: u };
	let R = await mt(T, n, e, L?.first);
	if (T.newFile && n.backupDir !== void 0) {
		let e = await k(n.backupDir, p);
		e.ok && e.value ? R.unshift(e.value) : e.ok || u.push({
			...e.problem,
			severity: "warning"
		});
	}
	(T.newFile || L?.first) && K(R, await dt(e.packageRoot, N));
	let z = await te(R, p), { newFile: ee, workflows: B, values: V } = T, H = L?.first?.variables?.names ?? [], U = [
		...ee ? [] : [P(n.configFile, p)],
		...C ? ["the manifests"] : [],
		...B.kept
	], W = z.length > 0 ? [] : R.map(({ path: e }) => P(e, p)), G = {
		...L?.first && { first: L.first },
		written: W,
		kept: U,
		workflows: B.written.map(({ name: e }) => e),
		variables: [
			...V?.variables ?? [],
			...V?.inManifests ?? [],
			...H
		],
		version: V?.version,
		typesToken: i,
		texts: O.flatMap(({ files: e }) => String(e)),
		mentioned: A
	};
	return {
		problems: [...u, ...z],
		done: G
	};
}
async function dt(e, t) {
	let n = b.map(async (n) => {
		let r = Y(t, G, `${n}.json`), i = await X(Y(e, ue(n)), "utf8");
		return await j(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function ft(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), a = await me(e, t, {
		kinds: r,
		languages: () => i([]),
		leavesOut: () => !1
	}), o = {
		names: new Set(),
		filenames: new Set()
	};
	for (let { plural: e, names: t, newManifest: n } of a.ok ? r : []) for (let r of a.ok && a.value.objects[e]?.objects || []) {
		for (let e of t(r)) o.names.add(e);
		o.filenames.add(n?.group(r, "filename") ?? "");
	}
	return o;
}
async function pt({ raw: e, questions: t, packageRoot: n, hasAny: r }, { configFile: i }, { id: a, secrets: o, manifests: s }, l, u, d) {
	let { folders: f, environment: m, cancellation: h } = u, g = await j(i, {}), _ = C(p, e), v = _ ?? (t || r ? void 0 : "matching"), y = !g && v !== "none" ? await nt(l, u, v, t, d) : gt, b = g && _ !== void 0 ? [ht(P(i, f))] : [], x = C(c, e), S = g ? void 0 : {
		project: a,
		texts: y.taken,
		languages: x
	}, w = {
		environment: m,
		signal: h.stopping
	}, T = await Se(n, w), E = await ke(e, f, t, T), D = {
		newFile: S,
		offered: y,
		workflows: {
			written: [],
			kept: []
		},
		problems: b
	};
	if (E.length === 0) return D;
	let O = await Ae(e, f, w, t);
	if ("problem" in O) return {
		...D,
		problems: [...b, O.problem]
	};
	let k = {
		branch: O.branch,
		project: o.length > 0 ? void 0 : a,
		variables: o.flatMap(({ shown: e }) => M(e)),
		inManifests: s ? await U(s, { id: a }) : [],
		version: T
	}, A = await we(E, k, {
		folders: f,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...D,
		values: k,
		workflows: A,
		problems: [...b, ...O.problems]
	};
}
async function mt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a) {
	let o = [...n?.inManifests ?? [], ...a?.variables?.names ?? []], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await Te(e, {
			...n,
			inManifests: o
		}, i)
	});
	if (!e) return s;
	let { project: c, texts: l, languages: d } = e, f = {}, p = a?.flags ?? [];
	for (let e = 0; e + 1 < p.length; e += 2) {
		let [t = "", n = ""] = p.slice(e), r = t.replace(/^--/, "");
		f[r] = [...f[r] ?? [], n];
	}
	let m = d && { pull: { languages: d[0] === "all" ? "all" : d } }, h = {
		project: c,
		...f,
		...l.length > 0 && { texts: l },
		...m
	};
	return [{
		path: r,
		text: W(h, [H(u)])
	}, ...s];
}
function ht(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return r("bad-setting", t, { severity: "warning" });
}
const gt = {
	taken: [],
	mentioned: []
}, _t = r("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function vt(e, n) {
	let { setup: r, print: i, showProblems: a } = n;
	return B(async (o) => {
		try {
			let { problems: s, done: c } = await ut({
				raw: e,
				host: n,
				context: (t) => n.context(t, o, e),
				packageRoot: r.packageRoot,
				questions: r.prompt && await _(r.prompt, o.stopping),
				onAccount: ({ name: e, baseLanguage: n, writer: r }) => {
					let a = n === void 0 ? "" : `, with the base language ${t(n)}`, o = r === void 0 ? "" : ` The token belongs to ${t(r)}.`;
					i(`The project is ${t(e)}${a}.${o}`);
				}
			});
			return c?.first && A(c.first, {
				...n.screen,
				texts: !0,
				full: !1
			}).forEach(i), c && T(be(c), n.screen.width).forEach(i), a(s), o.stopped && !c ? yt(n, o) : +!!m(s);
		} catch (e) {
			if (e instanceof x) return yt(n, o);
			throw e;
		}
	});
}
function yt({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { vt as runInit };
