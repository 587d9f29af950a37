import { A as e, Cr as t, Ft as n, Ht as r, Jn as i, L as a, Nn as o, Ot as s, Tr as c, Tt as l, an as u, ar as d, et as f, fr as p, gr as m, ir as h, l as g, n as _, o as v, ot as y, qn as b, r as x, sr as S, ti as C, ur as w, wi as T, wr as E, xr as D, yt as O } from "./start.js";
import { $r as k, Qn as A, Qr as j, Sr as ee, Ur as te, Xr as M, Yr as N, f as P, ft as F, jt as I, s as L, ut as R, vn as z, xr as B, zt as V } from "./engine.js";
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
	return i !== void 0 || !await M(Y(e, ".git"), {}) ? i : ee(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Te({ working: e }) {
	let t = c.map((t) => Y(e, Z[t].file));
	return (await Promise.all(t.map((e) => N(e, {})))).includes(!0);
}
async function Ee(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = Y(n.working, Z[s].file), c = await De(s, t, r), l = await N(e, {}) ? await X(e, "utf8") : void 0, u = j(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
	let s = await X(Y(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${z(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e, t) => l.map((n) => `${e}${n}${t}\${{ secrets.${n} }}\n`).join(""), d = l.length === 0 ? "" : `        env:\n${u("          ", ": ")}`, f = l.length === 0 ? "" : `      variables: |\n${u("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => Oe(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => d || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${f}`);
}
function Oe(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function ke(e, t, n, r) {
	let i = _(e), o = e, s = t.sources, c = await F("plan", o, s), l = !1;
	if (O(i)) return {
		...c,
		raw: o,
		typesToken: l,
		problems: i
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (n && x(f, o) === void 0 && u) {
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
	if (!(x(y, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && n && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await n.secret(`${r === void 0 ? "" : `${r} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		t.hide([a(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await F("plan", o, s), t.hide(c.settings.secrets), {
		...c,
		raw: o,
		typesToken: l
	};
}
async function Ae(e, t, n) {
	let r = x(f, e);
	if (r === void 0 || !await N(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await F("plan", a, n), { projects: c } = o, { id: u } = R(r);
	if (c.length === 0 || u === void 0 || c.some((e) => e.id === u) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let d = `${j(t, n.folders)} is there already, and does not name this project. ${s.some(({ code: e }) => e === "no-project") ? `Set project: ${u} in it, or move the file away.` : `To work with the one that it names, leave out --project. To add this one, name both in the file: projects: { first: { project: "…", keys: ["keys.yaml"], webhooks: ["webhooks.yaml"] }, second: { project: "${u}", keys: ["second/keys.yaml"], webhooks: ["second/webhooks.yaml"] } }. Then run lokaform pull --only second --dir second. See ${de("docs/settings.md")}#many-projects.`}`;
	return l("bad-setting", d);
}
async function je(e, n, r, i) {
	let a = i?.startsWith("v") === !1 ? t : D, o = x(E, e);
	if (o) return o.filter((e) => e !== "none");
	if (await Te(n)) return [];
	if (!r) return a;
	let s = c.map((e) => ({
		value: e,
		about: Z[e].about
	})), l = await r.several("Which workflows should be written?", s, a), u = c.filter((e) => l.includes(e));
	return u.includes("translations") ? u.filter((e) => D.includes(e)) : u;
}
async function Me(e, t, n, r) {
	let i = await B(t.working, n);
	if (i && !i.isRoot) return { problem: Ne };
	let a = x(S, e) ?? i?.defaultBranch;
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
		problems: [l("not-read", s, { severity: "notice" })]
	};
}
const Ne = l("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function Pe(e, t) {
	let n = z(t);
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
		let n = ye(await e.contributorMe(t)) ?? {}, r = [q(n.email), be(n.user_id)].find((e) => e !== void 0 && d.schema.safeParse([e]).success);
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
		return l("missing-right", r, { severity: "warning" });
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
	let t = u(e, /[^-_]+/g);
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
	let t = new Map(e.map((e) => [C(e), e])), n = new Map(e.flatMap((e) => nt(e) ? [[$e.of(e) ?? e, e]] : [])), r = new Set(e);
	return (e) => r.has(e) ? e : n.get(e) ?? (tt.test(e) ? t.get(C(e)) : void 0);
}
const tt = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function nt(e) {
	return /^[a-z]{2,3}$/.test(e);
}
function $(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
async function rt({ project: e }, { folders: t, cancellation: n }, r, i, a) {
	let { working: o } = t, { baseLanguage: s, perPlatformNames: c } = e, l = e.languages?.map(({ iso: e }) => e) ?? [], u = Ve(await A(o, n.stopping), s, l).map((e) => at(e, o, l)), d = (await Promise.all(u)).filter((e) => e !== void 0).slice(0, r ? void 0 : 20);
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
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => k(await X(Y(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = P(r, s, {
		plurals: "none",
		lists: !0
	});
	if (!c.some(({ value: e }) => e.is !== "none") && l.every(({ code: e }) => e !== "text-file")) return;
	if (i !== void 0) {
		let e = new Set(c.map(({ path: e }) => e.join("::"))), t = await o(i).catch(() => ""), { texts: n } = P(i, t, {
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
function st({ rows: e, codes: t, baseFile: n, text: i }, a) {
	let [o, ...s] = ["i18next", "none"].flatMap((t) => {
		let { texts: o } = P(n, i, { plurals: t }), s = n.endsWith(".json") && o.some(({ value: e }) => e.is === "forms"), c = o.every(({ path: e }) => e.length === 1);
		return ot.flatMap(([t, n]) => {
			let i = t && r(e[0].files).file + t, l = o.map(({ path: e }) => i + e.join(n)), u = l.filter((e) => a.names.has(e)).length;
			return t && u === 0 ? [] : [{
				hasForms: s,
				sign: t,
				separator: n,
				names: l,
				inProject: u,
				isFlat: c && t === ""
			}];
		});
	}), c = s.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, o), { hasForms: l, names: u = [], inProject: d = 0 } = c ?? {}, f = t.filter((e) => e !== "").join(", "), p = d > 0 && `${d} of ${u.length} names are in the project`, [m, h] = e, g = c && d > 0 ? ct(n, m.files, h?.files, c, a) : {}, _ = c?.sign && { key_name: `{file}${c.sign}{path}` }, v = l && { plurals: "i18next" };
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
function ct(e, t, r, { separator: i, isFlat: a }, { filenames: o }) {
	let s = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), c = n(t) ? s(t) : e, l = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [c, r === void 0 ? l : s(r)].find((e) => o.has(e)), d = i === "::";
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
		made: t.map((t) => r(e)[t])
	}))), n = e.map((e) => e.files.replace(/\\(.)/g, "$1").split("/").slice(0, -1)), i = n[0]?.findIndex((e, t) => n.some((n) => n[t] !== e)) ?? 0;
	for (let e = 1; e < 4; e++) {
		let r = n.map((t) => t.slice(i, i + e));
		t.push(r.map((e) => ({
			key: [...e, "{path}"].join("."),
			made: e
		})));
	}
	let a = t.find((t) => t.every(({ made: e }) => e.length > 0 && e.every((e) => e !== "" && !e.includes("{"))) && new Set(t.map(({ made: e }) => e.join("/"))).size === e.length);
	return new Map(e.flatMap((e, t) => a?.[t] ? [[e, a[t].key]] : []));
}
// src/init/init.ts
async function ft(e, t) {
	let { settings: n, raw: r, typesToken: a, problems: s } = await ke(e.raw, e.host, e.questions, t), [c, ...l] = n.projects, u = [...s, ...l.length > 0 ? [yt] : []];
	if (!c?.manifests || O(u)) return { problems: u };
	let d = e.context(n), { folders: f, cancellation: p, onResponse: m, onWait: g } = d, _ = {
		apiUrl: n.apiUrl,
		signal: p.stopping,
		onResponse: m,
		onWait: g
	}, { tokenFrom: v, ...y } = c, x = he(y, _), S = x.ok ? await Pe(x.value, c.id) : {
		problems: [x.problem],
		isTokenRefused: !0
	};
	if (S.isTokenRefused && a) return ft({
		...e,
		raw: r
	}, S.problems[0]?.message);
	if (G(u, S.problems), !x.ok || !S.account) return { problems: u };
	e.onAccount(S.account);
	let C = await se(c.manifests, c), w = () => mt(x.value, c.id, n.kinds), T = await ht({
		...e,
		raw: r,
		hasAny: C
	}, n, c, S.account, d, w);
	G(u, T.problems);
	let E = await re(await gt(T, n, e, void 0), f);
	if (E.length > 0 || p.stopped) return { problems: [...u, ...E] };
	let { taken: D, mentioned: k } = T.offered, { questions: A } = e, ee = A && ((e) => A.yesNo(e)), M = Ce(n.configFile), N = {
		...ie(r, d, ee),
		repeated: [],
		leavesTexts: D.length > 0,
		schemas: M
	}, P = oe(n.kinds, N, d);
	if (O(P)) return { problems: [...u, ...P] };
	let F = C ? void 0 : await ae(n, c, c.manifests, N, d);
	if (G(u, F?.problems ?? ce(r, [
		i,
		b,
		h,
		o
	])), F && !F.first && (D.length === 0 || O(u))) return { problems: u };
	let I = await gt(T, n, e, F?.first);
	if (T.newFile && n.backupDir !== void 0) {
		let e = await te(n.backupDir, f);
		e.ok && e.value ? I.unshift(e.value) : e.ok || u.push({
			...e.problem,
			severity: "warning"
		});
	}
	(T.newFile || F?.first) && G(I, await pt(e.packageRoot, M));
	let L = await ne(I, f), { newFile: R, workflows: z, values: B } = T, V = F?.first?.variables?.names ?? [], H = [
		...R ? [] : [j(n.configFile, f)],
		...C ? ["the manifests"] : [],
		...z.kept
	], U = L.length > 0 ? [] : I.map(({ path: e }) => j(e, f)), W = {
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
		typesToken: a,
		texts: D.flatMap(({ files: e }) => String(e)),
		mentioned: k
	};
	return {
		problems: [...u, ...L],
		done: W
	};
}
async function pt(e, t) {
	let n = m.map(async (n) => {
		let r = Y(t, H, `${n}.json`), i = await X(Y(e, fe(n)), "utf8");
		return await N(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function mt(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await ge(e, t, {
		kinds: r,
		languages: () => s([])
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
async function ht({ raw: e, questions: t, packageRoot: n, hasAny: r }, { configFile: a }, { id: o, secrets: s, manifests: c }, l, u, d) {
	let { folders: f, environment: p, cancellation: m } = u, h = await N(a, {}), g = x(w, e), _ = g ?? (t || r ? void 0 : "matching"), v = !h && _ !== "none" ? await rt(l, u, _, t, d) : vt, y = h && g !== void 0 ? [_t(j(a, f))] : [], b = x(i, e), S = h ? void 0 : {
		project: o,
		texts: v.taken,
		languages: b
	}, C = {
		environment: p,
		signal: m.stopping
	}, T = await we(n, C), E = await je(e, f, t, T), D = {
		newFile: S,
		offered: v,
		workflows: {
			written: [],
			kept: []
		},
		problems: y
	};
	if (E.length === 0) return D;
	let O = await Me(e, f, C, t);
	if ("problem" in O) return {
		...D,
		problems: [...y, O.problem]
	};
	let k = {
		branch: O.branch,
		project: s.length > 0 ? void 0 : o,
		variables: s.flatMap(({ shown: e }) => I(e)),
		inManifests: c ? await W(c, { id: o }) : [],
		version: T
	}, A = await Ee(E, k, {
		folders: f,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...D,
		values: k,
		workflows: A,
		problems: [...y, ...O.problems]
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
	let { project: c, texts: l, languages: u } = e, d = K(a?.flags ?? [], ([e = ""]) => e.replace(/^--/, "")), f = Array.from(d, ([e, t]) => [e, t.flatMap(([, e = ""]) => e)]), m = Object.fromEntries(f), h = u && { pull: { languages: u[0] === "all" ? "all" : u } }, g = {
		project: c,
		...m,
		...l.length > 0 && { texts: l },
		...h
	};
	return [{
		path: r,
		text: U(g, [le(p)])
	}, ...s];
}
function _t(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return l("bad-setting", t, { severity: "warning" });
}
const vt = {
	taken: [],
	mentioned: []
}, yt = l("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function bt(t, n) {
	let { setup: r, print: i, showProblems: a } = n;
	return L(async (o) => {
		try {
			let { problems: s, done: c } = await ft({
				raw: t,
				host: n,
				context: (e) => n.context(e, o, t),
				packageRoot: r.packageRoot,
				questions: r.prompt && await g(r.prompt, o.stopping),
				onAccount: ({ project: { name: t, baseLanguage: n }, writer: r }) => {
					let a = n === "" ? "" : `, with the base language ${e(n)}`, o = r === void 0 ? "" : ` The token belongs to ${e(r)}.`;
					i(`The project is ${e(t)}${a}.${o}`);
				}
			});
			return c?.first && V(c.first, {
				...n.screen,
				texts: !0,
				full: !1
			}).forEach(i), c && T(Se(c), n.screen.width).forEach(i), a(s), o.stopped && !c ? xt(n, o) : +!!O(s);
		} catch (e) {
			if (e instanceof v) return xt(n, o);
			throw e;
		}
	});
}
function xt({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { bt as runInit };
