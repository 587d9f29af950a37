import { C as e, D as t, Gt as n, J as r, Kn as i, Nt as a, Rt as o, St as s, Wn as c, Yn as l, Zn as u, _t as d, b as f, cr as p, ei as m, lr as h, m as g, n as _, or as v, r as y, tr as b, tt as x, ur as S, w as C } from "./start.js";
import { $ as w, At as T, Br as E, Cr as D, Kt as O, Rr as k, St as A, Vr as j, c as M, hr as N, o as P, tt as F, wr as I, yr as ee, zr as L } from "./engine.js";
import { C as R, E as te, T as ne, l as re, n as ie, r as ae, s as oe, t as se, w as ce, x as le } from "./firstPull.js";
import { _ as ue, f as z, o as de } from "./wire.js";
import { S as fe, c as pe, m as me, y as he } from "./project.js";
import { c as ge, d as B, l as _e, m as V, s as ve, u as ye, y as be } from "./client.js";
import { o as xe } from "./writtenFiles.js";
import { dirname as Se, join as H } from "node:path";
import { readFile as U } from "node:fs/promises";
// src/init/workflows.ts
const W = {
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
	let n = (t) => U(H(e, t), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(await n("package.json")) ?? [];
	if (r !== "0") return `v${r}`;
	let [, i] = /"node_modules\/lokaform": \{[^}]*"resolved": "git[^"]*#([0-9a-f]{40})"/.exec(await n("../.package-lock.json")) ?? [];
	return i !== void 0 || !await L(H(e, ".git"), {}) ? i : I(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function we({ working: e }) {
	let t = [];
	for (let n of S) await k(H(e, W[n].file), {}) && t.push(n);
	return t;
}
async function Te(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = H(n.working, W[s].file), c = await G(s, t, r), l = await k(e, {}) ? await U(e, "utf8") : void 0, u = E(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function G(e, { branch: t, project: n, variables: r, version: i }, a) {
	let o = await U(H(a, "docs/workflows", `${e}.yml`), "utf8"), s = n === void 0 ? "" : `    with: { allow-projects: "${O(n)}" }\n`, c = (e) => `\${{ secrets.${e} }}`, l = (e, t) => r.map((n) => `${e}${n}${t}${c(n)}\n`).join(""), u = r.length === 0 ? "" : `        env:\n${l("          ", ": ")}`, d = r.length === 0 ? "" : `      variables: |\n${l("        ", "=")}`;
	return o.replace(/(?<=branches: \[)main(?=\])/g, () => Ee(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => s).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => u || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${d}`);
}
function Ee(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function De(e, t, n, r) {
	let i = _(e), a = e, o = t.sources, c = await F("plan", a, o), l = !1;
	if (g(i)) return {
		...c,
		raw: a,
		typesToken: l,
		problems: i
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (n && y(d, a) === void 0 && u) {
		let e = (e) => w(e).problems[0]?.message;
		a = {
			...a,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let f = await Oe(a, c.settings.configFile, o);
	if (f) return {
		...c,
		raw: a,
		typesToken: l,
		problems: [f]
	};
	if (!(y(s, a) !== void 0 || o.environment.LOKALISE_API_TOKEN) && n && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await n.secret(`${r === void 0 ? "" : `${r} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		t.hide([x(e)]), o = {
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
async function Oe(e, t, n) {
	let r = y(d, e);
	if (r === void 0 || !await k(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await F("plan", a, n), { projects: c } = o, { id: l } = w(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = `${E(t, n.folders)} is there already, and does not name this project. Set project: ${l} in it, leave out --project, or move the file away.`;
	return f("bad-setting", u);
}
async function ke(e, t, n, r) {
	let i = r?.startsWith("v") === !1 ? p : v, a = y(h, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await we(t)).length > 0) return [];
	if (!n) return i;
	let o = S.map((e) => ({
		value: e,
		about: W[e].about
	})), s = await n.several("Which workflows should be written?", o, i), c = S.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => v.includes(e)) : c;
}
async function Ae(e, t, n, r) {
	let a = await D(t.working, n);
	if (a && !a.isRoot) return { problem: je };
	let o = y(i, e) ?? a?.defaultBranch;
	if (o !== void 0) return {
		branch: o,
		problems: []
	};
	let s = a?.currentBranch ?? "main";
	if (r) return {
		branch: await r.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, s),
		problems: []
	};
	let c = `git does not say which branch is the default branch of the repository, so the workflows use ${s}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: s,
		problems: [f("not-read", c, { severity: "notice" })]
	};
}
const je = f("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function Me(e, t) {
	let n = O(t);
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
		let t = e instanceof V && be(e);
		return {
			problems: pe(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Ne(e, t) {
	try {
		let n = ye(await e.contributorMe(t)) ?? {}, r = [B(n.email), ge(n.user_id)].find((e) => e !== void 0 && c.schema.safeParse([e]).success);
		if (r === void 0) return K;
		let i = _e(n.admin_rights, B), a = ve(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Fe(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof V && e.status < 500) return K;
		throw e;
	}
}
const K = {
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
		return f("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Ie = /[\p{Cc}\p{Cs}{}]/u, q = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Le(e, t, n) {
	if (t === void 0) return [];
	let r = new Set(e.filter((e) => !Ie.test(e))), i = new Map(), a = qe(n), o = new Set(r), s = [...r].flatMap((e) => We(He(e).filter(({ code: e }) => a(e))));
	for (let e of s) {
		let t = a(e.code) ?? e.code;
		o.delete(e.path);
		let n = X(e, "{lang}", $), r = i.get(n) ?? new Map();
		i.set(n, r), r.has(t) && e.code !== t || r.set(t, e);
	}
	let c = new Map();
	for (let [e, n] of i) {
		let r = Re(e, n, t, o);
		if (r) for (let e of n.values()) o.delete(Z(e));
		r && r.codes.length > (c.get(r.baseFile)?.codes.length ?? 0) && c.set(r.baseFile, r);
	}
	for (let e of r) {
		let n = {
			files: $(e),
			platforms: Q(e)
		};
		e.endsWith(".xcstrings") ? c.set(e, {
			rows: [{
				...n,
				languages: [t]
			}],
			codes: [],
			baseFile: e
		}) : q.test(e) && o.has(e) && c.set(e, {
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
function Re(e, t, n, r) {
	let [i] = t.values();
	if (!i) return;
	let a = Q(i.path), o = [...t.values()].map(({ code: e }) => e), s = Z(i), c = t.get(n), l = Ke(/([^/]+)\.[a-z]+$/.exec(s)?.[1] ?? "");
	if (!r.has(s) || l || c && !i.path.endsWith(".xml")) return c && {
		rows: [{
			files: e,
			...J(t, n),
			platforms: a
		}],
		codes: o,
		baseFile: c.path
	};
	let u = new Map([...t].filter(([e]) => e !== n)), d = {
		files: $(s),
		language: n,
		platforms: a
	};
	return {
		rows: u.size === 0 ? [d] : [d, {
			files: e,
			...J(u, n),
			platforms: a
		}],
		codes: ["", ...o],
		baseFile: s,
		...!q.test(s) && { likeFile: i.path }
	};
}
function J(e, t) {
	let n = [...e.keys()].sort((e, n) => Number(n === t) - Number(e === t)), r = [...e].flatMap(([e, { code: t }]) => t === e ? [] : [[t, e]]);
	return {
		languages: n,
		...r.length > 0 && { language_map: Object.fromEntries(r) }
	};
}
const ze = /[^/]+(?=\.lproj\/[^/]+\.strings$)/g, Be = /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+\.xml$)/g, Y = /[^/]+(?=\/)|[^/._-]+(?:[-_][A-Za-z0-9]+)*(?=[^/]*\.(?:json|arb)$)/g, Ve = /^[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9])/;
function He(e) {
	let t = e.endsWith(".strings") ? ze : e.endsWith(".xml") ? Be : Y, n = new Map();
	for (let { 0: r, index: i } of e.matchAll(t)) {
		let a = t === Y && e.indexOf("/", i) < 0;
		for (let { start: e, end: t } of a ? Ue(r) : [{
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
function Ue(e) {
	let t = Array.from(e.matchAll(/[^-_]+/g), ({ 0: e, index: t }) => [t, t + e.length]);
	return t.flatMap(([n = 0], r) => t.slice(r, r + 4).flatMap(([, t = 0]) => Ve.test(e.slice(t)) ? [] : [{
		start: n,
		end: t
	}]));
}
function We(e) {
	let t = ({ at: [e] }, { at: t }) => e && t.some(({ start: t, end: n }) => t <= e.start && e.end <= n);
	return e.filter((n) => !e.some((e) => e !== n && t(n, e)));
}
function X({ path: e, at: t }, n, r = (e) => e) {
	return [0, ...t.map(({ end: e }) => e)].map((n, i) => r(e.slice(n, t[i]?.start))).join(n);
}
function Z(e) {
	return X(e, "{lang}").replace("{lang}.lproj/", "Base.lproj/").replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}
function Q(e) {
	return e.endsWith(".xml") ? ["android"] : e.endsWith(".json") ? ["web"] : e.endsWith(".arb") ? ["ios", "android"] : ["ios"];
}
const Ge = new Intl.DisplayNames(["en"], { type: "language" });
function Ke(e) {
	return Ye(e) && Ge.of(e) !== e;
}
function qe(e) {
	let t = new Map(e.map((e) => [n(e), e])), r = new Map(e.flatMap((e) => Ye(e) ? [[Ge.of(e) ?? e, e]] : [])), i = new Set(e);
	return (e) => i.has(e) ? e : r.get(e) ?? (Je.test(e) ? t.get(n(e)) : void 0);
}
const Je = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function Ye(e) {
	return /^[a-z]{2,3}$/.test(e);
}
function $(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function Xe(e) {
	let t = e.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g), n = new Set(Array.from(t, ([, e = ""]) => e));
	return [...n].some((e) => e.endsWith("_one") && n.has(e.replace(/one$/, "other")));
}
async function Ze({ baseLanguage: e, languages: t, namesPerPlatform: n }, { folders: r, cancellation: i }, a, o, s) {
	let { working: c } = r, l = Le(await N(c, i.stopping), e, t).map((e) => $e(e, c, t)), u = (await Promise.all(l)).filter((e) => e !== void 0).slice(0, a ? void 0 : 20);
	if (u.length === 0) return {
		taken: [],
		mentioned: []
	};
	if (!a && !o) return {
		taken: [],
		mentioned: u.flatMap(({ rows: e }) => e.flatMap((e) => e?.files ?? []))
	};
	let d = await s(), f = u.map((e) => et(e, d)), p = f.filter(({ names: e, inProject: t }) => t * 2 > e.length), m = a || !o ? [] : await Qe(f, p, o), h = a ? a === "all" ? f : p : f.filter(({ files: e }) => m.includes(e)), g = it(rt(h, n));
	return {
		taken: h.flatMap((e) => {
			let t = g.get(e);
			return e.rows.map((e) => ({
				...nt(e, n),
				...t !== void 0 && { key_name: t }
			}));
		}),
		mentioned: []
	};
}
function Qe(e, t, n) {
	return n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", e.map(({ files: e, about: t }) => ({
		value: e,
		about: t
	})), t.map(({ files: e }) => e));
}
async function $e(e, t, n) {
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => j(await U(H(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = M(r, s, {
		plurals: "none",
		lists: !0
	});
	if (!c.some(({ value: e }) => e.is !== "none") && l.every(({ code: e }) => e !== "text-file")) return;
	if (i !== void 0) {
		let e = new Set(c.map(({ path: e }) => e.join("::"))), t = await o(i).catch(() => ""), { texts: n } = M(i, t, {
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
	let f = qe(n), p = new Map([[d, { code: d }]]);
	for (let e of u) p.set(f(e) ?? "", { code: e });
	return p.delete(""), {
		...e,
		rows: [{
			...a[0],
			...J(p, d)
		}],
		codes: [...u],
		text: s
	};
}
function et({ rows: e, codes: t, baseFile: n, text: r }, i) {
	let [a, ...o] = (n.endsWith(".json") && Xe(r) ? ["i18next", "none"] : ["none"]).flatMap((e) => {
		let { texts: t } = M(n, r, { plurals: e }), a = t.every(({ path: e }) => e.length === 1);
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
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { plurals: c, names: l = [], inProject: u = 0 } = s ?? {}, d = u === 0 ? [] : [`${u} of ${l.length} names are in the project`], [f, p] = e, m = s && u > 0 ? tt(n, f.files, p?.files, s, i) : {}, h = c === "i18next" && { plurals: c };
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
function tt(e, t, n, { separator: r, isFlat: i }, { filenames: o }) {
	let s = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), c = a(t) ? s(t) : e, l = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [c, n === void 0 ? l : s(n)].find((e) => o.has(e)), d = r === "::";
	return n !== void 0 && u?.includes("%LANG_ISO%") ? {
		...d && { separator: r },
		filenames: u
	} : d ? { names: "lokalise" } : u === void 0 ? {} : u === c && i ? { names: "lokalise" } : { filenames: u };
}
function nt({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function rt(e, t) {
	let n = ue(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
		let r = t && e?.platforms.length === 1 ? e.platforms[0] : "";
		return [...new Set(n)].map((e) => `${r} ${e}`);
	});
	return [...new Set([...n.values()].filter((e) => e.length > 1).flat())];
}
function it(e) {
	if (e.some(({ inProject: e }) => e > 0)) return new Map();
	let t = [
		["file"],
		["dir"],
		["dir", "file"]
	].map((t) => e.map((e) => {
		let n = o(e.files);
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
async function at(e, t) {
	let { settings: n, raw: r, typesToken: i, problems: a } = await De(e.raw, e.host, e.questions, t), [o, ...s] = n.projects, c = [...a, ...s.length > 0 ? [ft] : []];
	if (!o?.manifests || g(c)) return { problems: c };
	let l = e.context(n), { folders: u, cancellation: d, onResponse: f, onWait: p } = l, m = {
		apiUrl: n.apiUrl,
		signal: d.stopping,
		onResponse: f,
		onWait: p
	}, h = me(o, m), _ = h.ok ? await Me(h.value, o.id) : {
		problems: [h.problem],
		isTokenRefused: !0
	};
	if (_.isTokenRefused && i) return at({
		...e,
		raw: r
	}, _.problems[0]?.message);
	if (z(c, _.problems), !h.ok || !_.account) return { problems: c };
	e.onAccount(_.account);
	let v = () => st(h.value, o.id, n.kinds), y = await ct({
		...e,
		raw: r
	}, n, o, _.account, l, v);
	z(c, y.problems);
	let b = await ne(await lt(y, n, e, void 0), u);
	if (b.length > 0 || d.stopped) return { problems: [...c, ...b] };
	let x = await se(o.manifests, o), { taken: S, mentioned: C } = y.offered, { questions: w } = e, T = w && ((e) => w.yesNo(e)), D = Se(n.configFile), O = {
		...re(r, l, T),
		repeated: [],
		leavesTexts: S.length > 0,
		schemas: D
	}, k = oe(n.kinds, O, l);
	if (g(k)) return { problems: [...c, ...k] };
	let A = x ? void 0 : await ie(n, o, o.manifests, O, l);
	if (z(c, A?.problems ?? []), A && !A.first && (S.length === 0 || g(c))) return { problems: c };
	let j = await lt(y, n, e, A?.first);
	if (y.newFile && n.backupDir !== void 0) {
		let e = await ee(n.backupDir, u);
		e.ok && e.value ? j.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	(y.newFile || A?.first) && z(j, await ot(e.packageRoot, D));
	let M = await te(j, u), { newFile: N, workflows: P, values: F } = y, I = [
		...N ? [] : [E(n.configFile, u)],
		...x ? ["the manifests"] : [],
		...P.kept
	], L = M.length > 0 ? [] : j.map(({ path: e }) => E(e, u)), R = {
		...A?.first && { first: A.first },
		written: L,
		kept: I,
		workflows: P.written.map(({ name: e }) => e),
		variables: [...F?.variables ?? [], ...A?.first?.variables?.names ?? []],
		version: F?.version,
		typesToken: i,
		hasTexts: S.length > 0,
		mentioned: C
	};
	return {
		problems: [...c, ...M],
		done: R
	};
}
async function ot(e, t) {
	let n = b.map(async (n) => {
		let r = H(t, le, `${n}.json`), i = await U(H(e, de(n)), "utf8");
		return await k(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function st(t, n, r) {
	let i = r.filter(({ textFiles: e }) => e), a = await he(t, n, {
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
async function ct({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a, manifests: o }, s, c, u) {
	let { folders: d, environment: f, cancellation: p } = c, m = await k(r, {}), h = y(l, e), g = m ? dt : await Ze(s, c, h, t, u), _ = m && h !== void 0 ? [ut(E(r, d))] : [], v = g.taken, b = m ? void 0 : {
		project: i,
		texts: v
	}, x = {
		environment: f,
		signal: p.stopping
	}, S = await Ce(n, x), C = await ke(e, d, t, S), w = {
		newFile: b,
		offered: g,
		workflows: {
			written: [],
			kept: []
		},
		problems: _
	};
	if (C.length === 0) return w;
	let T = await Ae(e, d, x, t);
	if ("problem" in T) return {
		...w,
		problems: [..._, T.problem]
	};
	let D = {
		branch: T.branch,
		project: a.length > 0 ? void 0 : i,
		variables: [...a.flatMap(({ shown: e }) => A(e)), ...o ? await ae(o, { id: i }) : []],
		version: S
	}, O = await Te(C, D, {
		folders: d,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...w,
		values: D,
		workflows: O,
		problems: [..._, ...T.problems]
	};
}
async function lt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a) {
	let o = [...n?.variables ?? [], ...a?.variables?.names ?? []], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await G(e, {
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
		text: ce(p, [R(u)])
	}, ...s];
}
function ut(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return f("bad-setting", t, { severity: "warning" });
}
const dt = {
	taken: [],
	mentioned: []
}, ft = f("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function pt(e, n) {
	let { setup: i, print: a, showProblems: o } = n;
	return P(async (s) => {
		try {
			let { problems: c, done: l } = await at({
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
			return l?.first && T(l.first, {
				...n.screen,
				texts: !0,
				full: !1
			}).forEach(a), l && m(xe(l), n.screen.width).forEach(a), o(c), s.stopped && !l ? mt(n, s) : +!!g(c);
		} catch (e) {
			if (e instanceof C) return mt(n, s);
			throw e;
		}
	});
}
function mt({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { pt as runInit };
