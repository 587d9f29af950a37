import { Er as e, It as t, Jn as n, Pn as r, R as i, Sr as a, Ti as o, Tr as s, Tt as c, Ut as l, Yn as u, _r as d, ar as f, cr as p, dr as m, j as h, kt as g, l as _, n as v, ni as y, o as b, on as x, or as S, pr as C, r as w, st as T, tt as E, wr as D, yt as O } from "./start.js";
import { $n as k, $r as A, Nt as ee, Qr as j, Sr as M, Ur as te, Vt as N, Xr as P, Yr as F, dt as I, f as L, lt as R, s as z, xr as B, yn as V } from "./engine.js";
import { D as ne, E as re, S as H, T as U, l as ie, n as ae, r as W, s as oe, t as se, u as ce, w as le } from "./firstPull.js";
import { d as G, g as ue, h as K, n as de, r as fe } from "./wire.js";
import { S as pe, c as me, m as he, y as ge } from "./project.js";
import { b as _e, c as ve, d as ye, f as q, h as J, l as be, u as xe } from "./client.js";
import { o as Se } from "./writtenFiles.js";
import { dirname as Ce, join as Y } from "node:path";
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
async function we(e, t) {
	let n = (t) => X(Y(e, t), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(await n("package.json")) ?? [];
	if (r !== "0") return `v${r}`;
	let [, i] = /"node_modules\/lokaform": \{[^}]*"resolved": "git[^"]*#([0-9a-f]{40})"/.exec(await n("../.package-lock.json")) ?? [];
	return i !== void 0 || !await P(Y(e, ".git"), {}) ? i : M(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Te({ working: t }) {
	let n = e.map((e) => Y(t, Z[e].file));
	return (await Promise.all(n.map((e) => F(e, {})))).includes(!0);
}
async function Ee(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = Y(n.working, Z[s].file), c = await De(s, t, r), l = await F(e, {}) ? await X(e, "utf8") : void 0, u = j(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function De(e, { branch: t, project: n, inManifests: r, version: i, ...a }, o) {
	let s = await X(Y(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${V(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e, t) => l.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), d = l.length === 0 ? "" : `        env:\n${u("          ", ": ")}`, f = l.length === 0 ? "" : `      variables: |\n${u("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => Oe(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => d || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${f}`);
}
function Oe(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function ke(e, t, n, r) {
	let a = v(e), o = e, s = t.sources, c = await I("plan", o, s), l = !1;
	if (O(a)) return {
		...c,
		raw: o,
		typesToken: l,
		problems: a
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (n && w(E, o) === void 0 && u) {
		let e = (e) => R(e).problems[0]?.message;
		o = {
			...o,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let d = await Ae(o, c.settings.configFile, s);
	if (d) return {
		...c,
		raw: o,
		typesToken: l,
		problems: [d]
	};
	if (!(w(T, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && n && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await n.secret(`${r === void 0 ? "" : `${r} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		t.hide([i(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await I("plan", o, s), t.hide(c.settings.secrets), {
		...c,
		raw: o,
		typesToken: l
	};
}
async function Ae(e, t, n) {
	let r = w(E, e);
	if (r === void 0 || !await F(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await I("plan", a, n), { projects: l } = o, { id: u } = R(r);
	if (l.length === 0 || u === void 0 || l.some((e) => e.id === u) || l.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let d = `${j(t, n.folders)} is there already, and does not name this project. ${s.some(({ code: e }) => e === "no-project") ? `Set project: ${u} in it, or move the file away.` : `To work with the one that it names, leave out --project. To add this one, name both in the file: projects: { first: { project: "…", keys: ["keys.yaml"], webhooks: ["webhooks.yaml"] }, second: { project: "${u}", keys: ["second/keys.yaml"], webhooks: ["second/webhooks.yaml"] } }. Then run lokaform pull --only second --dir second. See ${de("docs/settings.md")}#many-projects.`}`;
	return c("bad-setting", d);
}
async function je(t, n, r, i) {
	let o = i?.startsWith("v") === !1 ? D : a, c = w(s, t);
	if (c) return c.filter((e) => e !== "none");
	if (await Te(n)) return [];
	if (!r) return o;
	let l = e.map((e) => ({
		value: e,
		about: Z[e].about
	})), u = await r.several("Which workflows should be written?", l, o), d = e.filter((e) => u.includes(e));
	return d.includes("translations") ? d.filter((e) => a.includes(e)) : d;
}
async function Me(e, t, n, r) {
	let i = await B(t.working, n);
	if (i && !i.isRoot) return { problems: [Ne] };
	let a = w(p, e) ?? i?.defaultBranch;
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
		problems: [c("not-read", s, { severity: "notice" })]
	};
}
const Ne = c("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function Pe(e, t) {
	let n = V(t);
	try {
		let [{ project: r }, i] = await Promise.all([pe(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), Fe(e, n)]);
		return {
			account: {
				project: r,
				writer: i.writer
			},
			problems: i.problems
		};
	} catch (e) {
		let t = e instanceof J && _e(e);
		return {
			problems: me(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Fe(e, t) {
	try {
		let n = ye(await e.contributorMe(t)) ?? {}, r = [q(n.email), be(n.user_id)].find((e) => e !== void 0 && S.schema.safeParse([e]).success);
		if (r === void 0) return Ie;
		let i = xe(n.admin_rights, q), a = ve(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Re(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof J && e.status < 500) return Ie;
		throw e;
	}
}
const Ie = {
	writer: void 0,
	problems: []
}, Le = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function Re(e, t) {
	return Le.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return c("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const ze = /[\p{Cc}\p{Cs}{}]/u, Be = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Ve(e, t, n) {
	if (!t) return [];
	let r = new Set(e.filter((e) => !ze.test(e))), i = et(n), a = new Set(r), o = [...r].flatMap((e) => Ye(qe(e).filter(({ code: e }) => i(e))));
	for (let { path: e } of o) a.delete(e);
	let s = new Map();
	for (let [e, n] of K(o, (e) => Xe(e, "{lang}", $))) {
		let r = new Map();
		for (let e of n) {
			let t = i(e.code) ?? e.code;
			r.has(t) && e.code !== t || r.set(t, e);
		}
		let o = He(e, r, t, a);
		if (o) for (let e of r.values()) a.delete(Ze(e));
		o && o.codes.length > (s.get(o.baseFile)?.codes.length ?? 0) && s.set(o.baseFile, o);
	}
	for (let e of r) {
		let n = {
			files: $(e),
			platforms: Qe(e)
		};
		e.endsWith(".xcstrings") ? s.set(e, {
			rows: [{
				...n,
				languages: [t]
			}],
			codes: [],
			baseFile: e
		}) : Be.test(e) && a.has(e) && s.set(e, {
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
function He(e, t, n, r) {
	let [i] = t.values();
	if (!i) return;
	let a = Qe(i.path), o = [...t.values()].map(({ code: e }) => e), s = Ze(i), c = t.get(n), [, l = ""] = /([^/]+)\.[a-z]+$/.exec(s) ?? [], u = nt(l) && $e.of(l) !== l;
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
		...!Be.test(s) && { likeFile: i.path }
	};
}
function Q(e, t) {
	let n = [...e.keys()].sort((e, n) => Number(n === t) - Number(e === t)), r = [...e].flatMap(([e, { code: t }]) => t === e ? [] : [[t, e]]);
	return {
		languages: n,
		...r.length > 0 && { language_map: Object.fromEntries(r) }
	};
}
const Ue = /[^/]+(?=\.lproj\/[^/]+\.strings$)/g, We = /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+\.xml$)/g, Ge = /[^/]+(?=\/)|[^/._-]+(?:[-_][A-Za-z0-9]+)*(?=[^/]*\.(?:json|arb)$)/g, Ke = /^[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9])/;
function qe(e) {
	let t = e.endsWith(".strings") ? Ue : e.endsWith(".xml") ? We : Ge, n = [...e.matchAll(t)].flatMap(({ 0: n, index: r }) => (t === Ge && e.indexOf("/", r) < 0 ? Je(n) : [{
		start: 0,
		end: n.length
	}]).map(({ start: e, end: t }) => ({
		start: r + e,
		end: r + t
	})));
	return [...K(n, ({ start: t, end: n }) => e.slice(t, n))].map(([t, n]) => ({
		path: e,
		code: t,
		at: n
	}));
}
function Je(e) {
	let t = x(e, /[^-_]+/g);
	return t.flatMap(({ start: n }, r) => t.slice(r, r + 4).flatMap(({ end: t }) => Ke.test(e.slice(t)) ? [] : [{
		start: n,
		end: t
	}]));
}
function Ye(e) {
	let t = ({ at: [e] }, { at: t }) => e && t.some(({ start: t, end: n }) => t <= e.start && e.end <= n);
	return e.filter((n) => !e.some((e) => e !== n && t(n, e)));
}
function Xe({ path: e, at: t }, n, r = (e) => e) {
	return [0, ...t.map(({ end: e }) => e)].map((n, i) => r(e.slice(n, t[i]?.start))).join(n);
}
function Ze(e) {
	return Xe(e, "{lang}").replace("{lang}.lproj/", "Base.lproj/").replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}
function Qe(e) {
	return e.endsWith(".xml") ? ["android"] : e.endsWith(".json") ? ["web"] : e.endsWith(".arb") ? ["ios", "android"] : ["ios"];
}
const $e = new Intl.DisplayNames(["en"], { type: "language" });
function et(e) {
	let t = new Map(e.map((e) => [y(e), e])), n = new Map(e.flatMap((e) => nt(e) ? [[$e.of(e) ?? e, e]] : [])), r = new Set(e);
	return (e) => r.has(e) ? e : n.get(e) ?? (tt.test(e) ? t.get(y(e)) : void 0);
}
const tt = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function nt(e) {
	return /^[a-z]{2,3}$/.test(e);
}
function $(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
async function rt({ project: e }, { folders: t, cancellation: n }, r, i, a) {
	let { working: o } = t, { baseLanguage: s, perPlatformNames: c } = e, l = e.languages?.map(({ iso: e }) => e) ?? [], u = Ve(await k(o, n.stopping), s, l).map((e) => at(e, o, l)), d = (await Promise.all(u)).filter((e) => e !== void 0).slice(0, r ? void 0 : 20);
	if (d.length === 0) return {
		taken: [],
		mentioned: []
	};
	let f = await a(), p = d.map((e) => st(e, f)), m = p.filter(({ names: e, inProject: t }) => t * 2 > e.length), h = p.map(({ files: e, about: t }) => ({
		value: e,
		about: t
	})), g = m.map(({ files: e }) => e), _ = !r && await i?.several(it, h, g) || [], v = r === "all" ? p : p.filter((e) => r ? m.includes(e) : _.includes(e.files)), y = i ? [] : p.filter((e) => !v.includes(e)).slice(0, 20), b = dt(ut(v, c));
	return {
		taken: v.flatMap((e) => {
			let t = b.get(e);
			return e.rows.map((e) => ({
				...lt(e, c),
				...t !== void 0 && { key_name: t }
			}));
		}),
		mentioned: y.flatMap((e) => e.rows.map(({ files: e }) => e))
	};
}
const it = "Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml";
async function at(e, t, n) {
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => A(await X(Y(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = L(r, s, {
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
	let f = et(n), p = new Map([[d, { code: d }]]);
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
const ot = [
	[":", "."],
	[".", "."],
	["", "."],
	["", "::"]
];
function st({ rows: e, codes: t, baseFile: n, text: r }, i) {
	let [a, ...o] = ["i18next", "none"].flatMap((t) => {
		let { texts: a } = L(n, r, { plurals: t }), o = n.endsWith(".json") && a.some(({ value: e }) => e.is === "forms"), s = a.every(({ path: e }) => e.length === 1);
		return ot.flatMap(([t, n]) => {
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
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { hasForms: c, names: u = [], inProject: d = 0 } = s ?? {}, f = t.filter((e) => e !== "").join(", "), p = d > 0 && `${d} of ${u.length} names are in the project`, [m, h] = e, g = s && d > 0 ? ct(n, m.files, h?.files, s, i) : {}, _ = s?.sign && { key_name: `{file}${s.sign}{path}` }, v = c && { plurals: "i18next" };
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
function ct(e, n, r, { separator: i, isFlat: a }, { filenames: o }) {
	let s = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), c = t(n) ? s(n) : e, l = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [c, r === void 0 ? l : s(r)].find((e) => o.has(e)), d = i === "::";
	return r !== void 0 && u?.includes("%LANG_ISO%") ? {
		...d && { separator: i },
		filenames: u
	} : d ? { names: "lokalise" } : u === void 0 ? {} : u === c && a ? { names: "lokalise" } : { filenames: u };
}
function lt({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function ut(e, t) {
	let n = ue(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
		let r = t && e?.platforms.length === 1 ? e.platforms[0] : "";
		return [...new Set(n)].map((e) => `${r} ${e}`);
	});
	return [...new Set([...n.values()].filter((e) => e.length > 1).flat())];
}
function dt(e) {
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
async function ft(e, t) {
	let { settings: i, raw: a, typesToken: o, problems: s } = await ke(e.raw, e.host, e.questions, t), [c, ...l] = i.projects, d = [...s, ...l.length > 0 ? [yt] : []];
	if (!c?.manifests || O(d)) return { problems: d };
	let p = e.context(i), { folders: m, cancellation: h, onResponse: g, onWait: _ } = p, v = {
		apiUrl: i.apiUrl,
		signal: h.stopping,
		onResponse: g,
		onWait: _
	}, { tokenFrom: y, ...b } = c, x = he(b, v), S = x.ok ? await Pe(x.value, c.id) : {
		problems: [x.problem],
		isTokenRefused: !0
	};
	if (S.isTokenRefused && o) return ft({
		...e,
		raw: a
	}, S.problems[0]?.message);
	if (G(d, S.problems), !x.ok || !S.account) return { problems: d };
	e.onAccount(S.account);
	let C = await se(c.manifests, c), w = () => mt(x.value, c.id, i.kinds), T = await ht({
		...e,
		raw: a,
		hasAny: C
	}, i, c, S.account, p, w);
	G(d, T.problems);
	let E = await re(await gt(T, i, e, void 0), m);
	if (E.length > 0 || h.stopped) return { problems: [...d, ...E] };
	let { taken: D, mentioned: k } = T.offered, { questions: A } = e, ee = A && ((e) => A.yesNo(e)), M = Ce(i.configFile), N = {
		...ie(a, p, ee),
		repeated: [],
		leavesTexts: D.length > 0,
		schemas: M
	}, P = oe(i.kinds, N, p);
	if (O(P)) return { problems: [...d, ...P] };
	let F = C ? void 0 : await ae(i, c, c.manifests, N, p);
	if (G(d, F?.problems ?? ce(a, [
		u,
		n,
		f,
		r
	])), F && !F.first && (D.length === 0 || O(d))) return { problems: d };
	let I = await gt(T, i, e, F?.first);
	if (T.newFile && i.backupDir !== void 0) {
		let e = await te(i.backupDir, m);
		e.ok && e.value ? I.unshift(e.value) : e.ok || d.push({
			...e.problem,
			severity: "warning"
		});
	}
	(T.newFile || F?.first) && G(I, await pt(e.packageRoot, M));
	let L = await ne(I, m), { newFile: R, workflows: z, values: B } = T, V = F?.first?.variables?.names ?? [], H = [
		...R ? [] : [j(i.configFile, m)],
		...C ? ["the manifests"] : [],
		...z.kept
	], U = L.length > 0 ? [] : I.map(({ path: e }) => j(e, m)), W = {
		...F?.first && { first: F.first },
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
		texts: D.flatMap(({ files: e }) => String(e)),
		mentioned: k
	};
	return {
		problems: [...d, ...L],
		done: W
	};
}
async function pt(e, t) {
	let n = d.map(async (n) => {
		let r = Y(t, H, `${n}.json`), i = await X(Y(e, fe(n)), "utf8");
		return await F(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function mt(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await ge(e, t, {
		kinds: r,
		languages: () => g([])
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
async function ht({ raw: e, questions: t, packageRoot: n, hasAny: r }, { configFile: i }, { id: a, secrets: o, manifests: s }, c, l, d) {
	let { folders: f, environment: p, cancellation: h } = l, g = await F(i, {}), _ = w(m, e), v = _ ?? (t || r ? void 0 : "matching"), y = !g && v !== "none" ? await rt(c, l, v, t, d) : vt, b = g && _ !== void 0 ? [_t(j(i, f))] : [], x = w(u, e), S = g ? void 0 : {
		project: a,
		texts: y.taken,
		languages: x
	}, C = {
		environment: p,
		signal: h.stopping
	}, T = await we(n, C), E = await je(e, f, t, T), D = {
		newFile: S,
		offered: y,
		workflows: {
			written: [],
			kept: []
		},
		problems: b
	};
	if (E.length === 0) return D;
	let { branch: O, problems: k } = await Me(e, f, C, t);
	if (G(b, k), O === void 0) return D;
	let A = {
		branch: O,
		project: o.length > 0 ? void 0 : a,
		variables: o.flatMap(({ shown: e }) => ee(e)),
		inManifests: s ? await W(s, { id: a }) : [],
		version: T
	}, M = await Ee(E, A, {
		folders: f,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...D,
		values: A,
		workflows: M
	};
}
async function gt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a) {
	let o = [...n?.inManifests ?? [], ...a?.variables?.names ?? []], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await De(e, {
			...n,
			inManifests: o
		}, i)
	});
	if (!e) return s;
	let { project: c, texts: l, languages: u } = e, d = K(a?.flags ?? [], ([e = ""]) => e.replace(/^--/, "")), f = Array.from(d, ([e, t]) => [e, t.flatMap(([, e = ""]) => e)]), p = Object.fromEntries(f), m = u && { pull: { languages: u[0] === "all" ? "all" : u } }, h = {
		project: c,
		...p,
		...l.length > 0 && { texts: l },
		...m
	};
	return [{
		path: r,
		text: U(h, [le(C)])
	}, ...s];
}
function _t(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return c("bad-setting", t, { severity: "warning" });
}
const vt = {
	taken: [],
	mentioned: []
}, yt = c("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function bt(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return z(async (a) => {
		try {
			let { problems: s, done: c } = await ft({
				raw: e,
				host: t,
				context: (n) => t.context(n, a, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await _(n.prompt, a.stopping),
				onAccount: ({ project: { name: e, baseLanguage: t }, writer: n }) => {
					let i = t === "" ? "" : `, with the base language ${h(t)}`, a = n === void 0 ? "" : ` The token belongs to ${h(n)}.`;
					r(`The project is ${h(e)}${i}.${a}`);
				}
			});
			return c?.first && N(c.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(r), c && o(Se(c), t.screen.width).forEach(r), i(s), a.stopped && !c ? xt(t, a) : +!!O(s);
		} catch (e) {
			if (e instanceof b) return xt(t, a);
			throw e;
		}
	});
}
function xt({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { bt as runInit };
