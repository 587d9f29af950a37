import { $ as e, $n as t, A as n, Dt as r, Fn as i, Ft as a, Gn as o, Hr as s, Jn as c, Kn as l, L as u, Pn as d, Vt as f, Zn as p, at as m, bn as h, cr as g, di as _, dr as v, fr as y, l as b, n as x, o as S, r as C, rr as w, ur as T, vt as E, wt as D } from "./start.js";
import { Ar as O, Br as k, Bt as A, Kr as j, Mt as M, Xr as N, Yr as P, dt as F, f as I, fr as L, kr as R, lt as z, qr as ee, s as B, yn as V } from "./engine.js";
import { C as te, E as ne, T as re, l as ie, n as ae, r as H, s as oe, t as se, u as ce, w as le, x as U } from "./firstPull.js";
import { _ as ue, f as W, g as G, n as de, r as fe } from "./wire.js";
import { S as pe, c as me, m as he, y as ge } from "./project.js";
import { b as _e, c as ve, d as ye, f as K, h as be, l as xe, u as Se } from "./client.js";
import { o as Ce } from "./writtenFiles.js";
import { dirname as we, join as q } from "node:path";
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
async function Te(e, t) {
	let n = (t) => J(q(e, t), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(await n("package.json")) ?? [];
	if (r !== "0") return `v${r}`;
	let [, i] = /"node_modules\/lokaform": \{[^}]*"resolved": "git[^"]*#([0-9a-f]{40})"/.exec(await n("../.package-lock.json")) ?? [];
	return i !== void 0 || !await ee(q(e, ".git"), {}) ? i : O(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Ee({ working: e }) {
	let t = [];
	for (let n of y) await j(q(e, Y[n].file), {}) && t.push(n);
	return t;
}
async function De(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = q(n.working, Y[s].file), c = await X(s, t, r), l = await j(e, {}) ? await J(e, "utf8") : void 0, u = P(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
	let s = await J(q(o, "docs/workflows", `${e}.yml`), "utf8"), c = n === void 0 ? "" : `    with: { allow-projects: "${V(n)}" }\n`, l = [...a.variables, ...e === "pull" ? [] : r], u = (e) => `\${{ secrets.${e} }}`, d = (e, t) => l.map((n) => `${e}${n}${t}${u(n)}\n`).join(""), f = l.length === 0 ? "" : `        env:\n${d("          ", ": ")}`, p = l.length === 0 ? "" : `      variables: |\n${d("        ", "=")}`;
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => Oe(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
function Oe(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function ke(t, n, r, i) {
	let a = x(t), o = t, s = n.sources, c = await F("plan", o, s), l = !1;
	if (E(a)) return {
		...c,
		raw: o,
		typesToken: l,
		problems: a
	};
	let d = c.problems.some(({ code: e }) => e === "no-project");
	if (r && C(e, o) === void 0 && d) {
		let e = (e) => z(e).problems[0]?.message;
		o = {
			...o,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let f = await Ae(o, c.settings.configFile, s);
	if (f) return {
		...c,
		raw: o,
		typesToken: l,
		problems: [f]
	};
	if (!(C(m, o) !== void 0 || s.environment.LOKALISE_API_TOKEN) && r && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await r.secret(`${i === void 0 ? "" : `${i} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		n.hide([u(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await F("plan", o, s), n.hide(c.settings.secrets), {
		...c,
		raw: o,
		typesToken: l
	};
}
async function Ae(t, n, r) {
	let i = C(e, t);
	if (i === void 0 || !await j(n, {})) return;
	let { project: a, ...o } = t, { settings: s, problems: c } = await F("plan", o, r), { projects: l } = s, { id: u } = z(i);
	if (l.length === 0 || u === void 0 || l.some((e) => e.id === u) || l.some((e) => !e.id) && c.every(({ code: e }) => e !== "no-project")) return;
	let d = `${P(n, r.folders)} is there already, and does not name this project. ${c.some(({ code: e }) => e === "no-project") ? `Set project: ${u} in it, or move the file away.` : `To work with the one that it names, leave out --project. To add this one, name both in the file: projects: { first: { project: "…", keys: ["keys.yaml"], webhooks: ["webhooks.yaml"] }, second: { project: "${u}", keys: ["second/keys.yaml"], webhooks: ["second/webhooks.yaml"] } }. Then run lokaform pull --only second --dir second. See ${de("docs/settings.md")}#many-projects.`}`;
	return D("bad-setting", d);
}
async function je(e, t, n, r) {
	let i = r?.startsWith("v") === !1 ? T : g, a = C(v, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await Ee(t)).length > 0) return [];
	if (!n) return i;
	let o = y.map((e) => ({
		value: e,
		about: Y[e].about
	})), s = await n.several("Which workflows should be written?", o, i), c = y.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => g.includes(e)) : c;
}
async function Me(e, t, n, r) {
	let i = await R(t.working, n);
	if (i && !i.isRoot) return { problem: Ne };
	let a = C(c, e) ?? i?.defaultBranch;
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
		problems: [D("not-read", s, { severity: "notice" })]
	};
}
const Ne = D("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
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
				name: r.name,
				baseLanguage: r.baseLanguage || void 0,
				languages: r.languages?.map(({ iso: e }) => e) ?? [],
				namesPerPlatform: r.perPlatformNames,
				writer: i.writer
			},
			problems: i.problems
		};
	} catch (e) {
		let t = e instanceof be && _e(e);
		return {
			problems: me(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Fe(e, t) {
	try {
		let n = ye(await e.contributorMe(t)) ?? {}, r = [K(n.email), xe(n.user_id)].find((e) => e !== void 0 && l.schema.safeParse([e]).success);
		if (r === void 0) return Ie;
		let i = Se(n.admin_rights, K), a = ve(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Re(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof be && e.status < 500) return Ie;
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
		return D("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const ze = /[\p{Cc}\p{Cs}{}]/u, Be = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Ve(e, t, n) {
	if (t === void 0) return [];
	let r = new Set(e.filter((e) => !ze.test(e))), i = new Map(), a = et(n), o = new Set(r), s = [...r].flatMap((e) => Ye(qe(e).filter(({ code: e }) => a(e))));
	for (let e of s) {
		let t = a(e.code) ?? e.code;
		o.delete(e.path);
		let n = Xe(e, "{lang}", Q), r = i.get(n) ?? new Map();
		i.set(n, r), r.has(t) && e.code !== t || r.set(t, e);
	}
	let c = new Map();
	for (let [e, n] of i) {
		let r = He(e, n, t, o);
		if (r) for (let e of n.values()) o.delete(Ze(e));
		r && r.codes.length > (c.get(r.baseFile)?.codes.length ?? 0) && c.set(r.baseFile, r);
	}
	for (let e of r) {
		let n = {
			files: Q(e),
			platforms: Qe(e)
		};
		e.endsWith(".xcstrings") ? c.set(e, {
			rows: [{
				...n,
				languages: [t]
			}],
			codes: [],
			baseFile: e
		}) : Be.test(e) && o.has(e) && c.set(e, {
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
function He(e, t, n, r) {
	let [i] = t.values();
	if (!i) return;
	let a = Qe(i.path), o = [...t.values()].map(({ code: e }) => e), s = Ze(i), c = t.get(n), [, l = ""] = /([^/]+)\.[a-z]+$/.exec(s) ?? [], u = nt(l) && $e.of(l) !== l;
	if (!r.has(s) || u || c && !i.path.endsWith(".xml")) return c && {
		rows: [{
			files: e,
			...Z(t, n),
			platforms: a
		}],
		codes: o,
		baseFile: c.path
	};
	let d = new Map([...t].filter(([e]) => e !== n)), f = {
		files: Q(s),
		language: n,
		platforms: a
	};
	return {
		rows: d.size === 0 ? [f] : [f, {
			files: e,
			...Z(d, n),
			platforms: a
		}],
		codes: ["", ...o],
		baseFile: s,
		...!Be.test(s) && { likeFile: i.path }
	};
}
function Z(e, t) {
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
	return [...G(n, ({ start: t, end: n }) => e.slice(t, n))].map(([t, n]) => ({
		path: e,
		code: t,
		at: n
	}));
}
function Je(e) {
	let t = Array.from(e.matchAll(/[^-_]+/g), ({ 0: e, index: t }) => [t, t + e.length]);
	return t.flatMap(([n = 0], r) => t.slice(r, r + 4).flatMap(([, t = 0]) => Ke.test(e.slice(t)) ? [] : [{
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
	let t = new Map(e.map((e) => [s(e), e])), n = new Map(e.flatMap((e) => nt(e) ? [[$e.of(e) ?? e, e]] : [])), r = new Set(e);
	return (e) => r.has(e) ? e : n.get(e) ?? (tt.test(e) ? t.get(s(e)) : void 0);
}
const tt = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function nt(e) {
	return /^[a-z]{2,3}$/.test(e);
}
function Q(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
async function rt({ baseLanguage: e, languages: t, namesPerPlatform: n }, { folders: r, cancellation: i }, a, o, s) {
	let { working: c } = r, l = Ve(await L(c, i.stopping), e, t).map((e) => at(e, c, t)), u = (await Promise.all(l)).filter((e) => e !== void 0).slice(0, a ? void 0 : 20);
	if (u.length === 0) return {
		taken: [],
		mentioned: []
	};
	let d = await s(), f = u.map((e) => ot(e, d)), p = f.filter(({ names: e, inProject: t }) => t * 2 > e.length), m = f.map(({ files: e, about: t }) => ({
		value: e,
		about: t
	})), h = p.map(({ files: e }) => e), g = !a && await o?.several(it, m, h) || [], _ = a === "all" ? f : f.filter((e) => a ? p.includes(e) : g.includes(e.files)), v = o ? [] : f.filter((e) => !_.includes(e)).slice(0, 20), y = ut(lt(_, n));
	return {
		taken: _.flatMap((e) => {
			let t = y.get(e);
			return e.rows.map((e) => ({
				...ct(e, n),
				...t !== void 0 && { key_name: t }
			}));
		}),
		mentioned: v.flatMap((e) => e.rows.map(({ files: e }) => e))
	};
}
const it = "Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml";
async function at(e, t, n) {
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => N(await J(q(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = I(r, s, {
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
	let f = et(n), p = new Map([[d, { code: d }]]);
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
	let [a, ...o] = ["i18next", "none"].flatMap((e) => {
		let { texts: t } = I(n, r, { plurals: e }), a = n.endsWith(".json") && t.some(({ value: e }) => e.is === "forms"), o = t.every(({ path: e }) => e.length === 1);
		return [".", "::"].map((e) => {
			let n = t.map(({ path: t }) => t.join(e)), r = n.filter((e) => i.names.has(e)).length;
			return {
				hasForms: a,
				separator: e,
				names: n,
				inProject: r,
				isFlat: o
			};
		});
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { hasForms: c, names: l = [], inProject: u = 0 } = s ?? {}, d = u === 0 ? [] : [`${u} of ${l.length} names are in the project`], [f, p] = e, m = s && u > 0 ? st(n, f.files, p?.files, s, i) : {}, h = c && { plurals: "i18next" };
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
function st(e, t, n, { separator: r, isFlat: i }, { filenames: o }) {
	let s = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), c = a(t) ? s(t) : e, l = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [c, n === void 0 ? l : s(n)].find((e) => o.has(e)), d = r === "::";
	return n !== void 0 && u?.includes("%LANG_ISO%") ? {
		...d && { separator: r },
		filenames: u
	} : d ? { names: "lokalise" } : u === void 0 ? {} : u === c && i ? { names: "lokalise" } : { filenames: u };
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
	].map((t) => e.map(({ files: e }) => ({
		key: [...t.map((e) => `{${e}}`), "{path}"].join("."),
		made: t.map((t) => f(e)[t])
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
async function dt(e, t) {
	let { settings: n, raw: r, typesToken: a, problems: s } = await ke(e.raw, e.host, e.questions, t), [c, ...l] = n.projects, u = [...s, ...l.length > 0 ? [vt] : []];
	if (!c?.manifests || E(u)) return { problems: u };
	let f = e.context(n), { folders: p, cancellation: m, onResponse: g, onWait: _ } = f, v = {
		apiUrl: n.apiUrl,
		signal: m.stopping,
		onResponse: g,
		onWait: _
	}, { tokenFrom: y, ...b } = c, x = he(b, v), S = x.ok ? await Pe(x.value, c.id) : {
		problems: [x.problem],
		isTokenRefused: !0
	};
	if (S.isTokenRefused && a) return dt({
		...e,
		raw: r
	}, S.problems[0]?.message);
	if (W(u, S.problems), !x.ok || !S.account) return { problems: u };
	e.onAccount(S.account);
	let C = await se(c.manifests, c), w = () => pt(x.value, c.id, n.kinds), T = await mt({
		...e,
		raw: r,
		hasAny: C
	}, n, c, S.account, f, w);
	W(u, T.problems);
	let D = await re(await ht(T, n, e, void 0), p);
	if (D.length > 0 || m.stopped) return { problems: [...u, ...D] };
	let { taken: O, mentioned: A } = T.offered, { questions: j } = e, M = j && ((e) => j.yesNo(e)), N = we(n.configFile), F = {
		...ie(r, f, M),
		repeated: [],
		leavesTexts: O.length > 0,
		schemas: N
	}, I = oe(n.kinds, F, f);
	if (E(I)) return { problems: [...u, ...I] };
	let L = C ? void 0 : await ae(n, c, c.manifests, F, f);
	if (W(u, L?.problems ?? ce(r, [
		i,
		d,
		o,
		h
	])), L && !L.first && (O.length === 0 || E(u))) return { problems: u };
	let R = await ht(T, n, e, L?.first);
	if (T.newFile && n.backupDir !== void 0) {
		let e = await k(n.backupDir, p);
		e.ok && e.value ? R.unshift(e.value) : e.ok || u.push({
			...e.problem,
			severity: "warning"
		});
	}
	(T.newFile || L?.first) && W(R, await ft(e.packageRoot, N));
	let z = await ne(R, p), { newFile: ee, workflows: B, values: V } = T, te = L?.first?.variables?.names ?? [], H = [
		...ee ? [] : [P(n.configFile, p)],
		...C ? ["the manifests"] : [],
		...B.kept
	], le = z.length > 0 ? [] : R.map(({ path: e }) => P(e, p)), U = {
		...L?.first && { first: L.first },
		written: le,
		kept: H,
		workflows: B.written.map(({ name: e }) => e),
		variables: [
			...V?.variables ?? [],
			...V?.inManifests ?? [],
			...te
		],
		version: V?.version,
		typesToken: a,
		texts: O.flatMap(({ files: e }) => String(e)),
		mentioned: A
	};
	return {
		problems: [...u, ...z],
		done: U
	};
}
async function ft(e, t) {
	let n = w.map(async (n) => {
		let r = q(t, U, `${n}.json`), i = await J(q(e, fe(n)), "utf8");
		return await j(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function pt(e, t, n) {
	let i = n.filter(({ textFiles: e }) => e), a = await ge(e, t, {
		kinds: i,
		languages: () => r([]),
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
async function mt({ raw: e, questions: t, packageRoot: n, hasAny: r }, { configFile: a }, { id: o, secrets: s, manifests: c }, l, u, d) {
	let { folders: f, environment: m, cancellation: h } = u, g = await j(a, {}), _ = C(p, e), v = _ ?? (t || r ? void 0 : "matching"), y = !g && v !== "none" ? await rt(l, u, v, t, d) : _t, b = g && _ !== void 0 ? [gt(P(a, f))] : [], x = C(i, e), S = g ? void 0 : {
		project: o,
		texts: y.taken,
		languages: x
	}, w = {
		environment: m,
		signal: h.stopping
	}, T = await Te(n, w), E = await je(e, f, t, T), D = {
		newFile: S,
		offered: y,
		workflows: {
			written: [],
			kept: []
		},
		problems: b
	};
	if (E.length === 0) return D;
	let O = await Me(e, f, w, t);
	if ("problem" in O) return {
		...D,
		problems: [...b, O.problem]
	};
	let k = {
		branch: O.branch,
		project: s.length > 0 ? void 0 : o,
		variables: s.flatMap(({ shown: e }) => M(e)),
		inManifests: c ? await H(c, { id: o }) : [],
		version: T
	}, A = await De(E, k, {
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
async function ht({ newFile: e, workflows: n, values: r }, { configFile: i }, { packageRoot: a }, o) {
	let s = [...r?.inManifests ?? [], ...o?.variables?.names ?? []], c = [];
	if (r) for (let { name: e, ...t } of n.written) c.push({
		...t,
		text: await X(e, {
			...r,
			inManifests: s
		}, a)
	});
	if (!e) return c;
	let { project: l, texts: u, languages: d } = e, f = G(o?.flags ?? [], ([e = ""]) => e.replace(/^--/, "")), p = Array.from(f, ([e, t]) => [e, t.flatMap(([, e = ""]) => e)]), m = Object.fromEntries(p), h = d && { pull: { languages: d[0] === "all" ? "all" : d } }, g = {
		project: l,
		...m,
		...u.length > 0 && { texts: u },
		...h
	};
	return [{
		path: i,
		text: le(g, [te(t)])
	}, ...c];
}
function gt(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return D("bad-setting", t, { severity: "warning" });
}
const _t = {
	taken: [],
	mentioned: []
}, vt = D("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function yt(e, t) {
	let { setup: r, print: i, showProblems: a } = t;
	return B(async (o) => {
		try {
			let { problems: s, done: c } = await dt({
				raw: e,
				host: t,
				context: (n) => t.context(n, o, e),
				packageRoot: r.packageRoot,
				questions: r.prompt && await b(r.prompt, o.stopping),
				onAccount: ({ name: e, baseLanguage: t, writer: r }) => {
					let a = t === void 0 ? "" : `, with the base language ${n(t)}`, o = r === void 0 ? "" : ` The token belongs to ${n(r)}.`;
					i(`The project is ${n(e)}${a}.${o}`);
				}
			});
			return c?.first && A(c.first, {
				...t.screen,
				texts: !0,
				full: !1
			}).forEach(i), c && _(Ce(c), t.screen.width).forEach(i), a(s), o.stopped && !c ? $(t, o) : +!!E(s);
		} catch (e) {
			if (e instanceof S) return $(t, o);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { yt as runInit };
