import { A as e, Fn as t, Ht as n, In as r, It as i, Kn as a, L as o, Ot as s, Qn as c, Tt as l, Ur as u, Yn as d, dr as f, er as p, et as m, fi as h, fr as g, ir as _, l as v, lr as y, n as b, o as x, ot as S, pr as C, qn as w, r as T, xn as E, yt as D } from "./start.js";
import { Cn as O, Fr as k, Gr as ee, It as A, Pr as j, Qr as M, Wt as N, Zr as P, ei as F, f as I, ft as L, gr as R, s as z, ti as B, ut as V } from "./engine.js";
import { D as te, E as ne, S as re, T as ie, l as ae, n as oe, r as H, s as se, t as ce, u as le, w as U } from "./firstPull.js";
import { _ as ue, f as W, g as G, n as de, r as fe } from "./wire.js";
import { S as pe, c as me, m as he, y as ge } from "./project.js";
import { b as _e, c as ve, d as ye, f as K, h as q, l as be, u as xe } from "./client.js";
import { o as Se } from "./writtenFiles.js";
import { dirname as Ce, join as J } from "node:path";
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
async function we(e, t) {
	let n = (t) => Y(J(e, t), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(await n("package.json")) ?? [];
	if (r !== "0") return `v${r}`;
	let [, i] = /"node_modules\/lokaform": \{[^}]*"resolved": "git[^"]*#([0-9a-f]{40})"/.exec(await n("../.package-lock.json")) ?? [];
	return i !== void 0 || !await M(J(e, ".git"), {}) ? i : k(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function Te({ working: e }) {
	let t = C.map((t) => J(e, X[t].file));
	return (await Promise.all(t.map((e) => P(e, {})))).includes(!0);
}
async function Ee(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = J(n.working, X[s].file), c = await Z(s, t, r), l = await P(e, {}) ? await Y(e, "utf8") : void 0, u = F(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
	return s.replace(/(?<=branches: \[)main(?=\])/g, () => De(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => c).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => f || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${p}`);
}
function De(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function Oe(e, t, n, r) {
	let i = b(e), a = e, s = t.sources, c = await L("plan", a, s), l = !1;
	if (D(i)) return {
		...c,
		raw: a,
		typesToken: l,
		problems: i
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (n && T(m, a) === void 0 && u) {
		let e = (e) => V(e).problems[0]?.message;
		a = {
			...a,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let d = await ke(a, c.settings.configFile, s);
	if (d) return {
		...c,
		raw: a,
		typesToken: l,
		problems: [d]
	};
	if (!(T(S, a) !== void 0 || s.environment.LOKALISE_API_TOKEN) && n && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await n.secret(`${r === void 0 ? "" : `${r} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		t.hide([o(e)]), s = {
			...s,
			token: e
		};
	}
	return c = await L("plan", a, s), t.hide(c.settings.secrets), {
		...c,
		raw: a,
		typesToken: l
	};
}
async function ke(e, t, n) {
	let r = T(m, e);
	if (r === void 0 || !await P(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await L("plan", a, n), { projects: c } = o, { id: u } = V(r);
	if (c.length === 0 || u === void 0 || c.some((e) => e.id === u) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let d = `${F(t, n.folders)} is there already, and does not name this project. ${s.some(({ code: e }) => e === "no-project") ? `Set project: ${u} in it, or move the file away.` : `To work with the one that it names, leave out --project. To add this one, name both in the file: projects: { first: { project: "…", keys: ["keys.yaml"], webhooks: ["webhooks.yaml"] }, second: { project: "${u}", keys: ["second/keys.yaml"], webhooks: ["second/webhooks.yaml"] } }. Then run lokaform pull --only second --dir second. See ${de("docs/settings.md")}#many-projects.`}`;
	return l("bad-setting", d);
}
async function Ae(e, t, n, r) {
	let i = r?.startsWith("v") === !1 ? f : y, a = T(g, e);
	if (a) return a.filter((e) => e !== "none");
	if (await Te(t)) return [];
	if (!n) return i;
	let o = C.map((e) => ({
		value: e,
		about: X[e].about
	})), s = await n.several("Which workflows should be written?", o, i), c = C.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => y.includes(e)) : c;
}
async function je(e, t, n, r) {
	let i = await j(t.working, n);
	if (i && !i.isRoot) return { problem: Me };
	let a = T(d, e) ?? i?.defaultBranch;
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
const Me = l("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function Ne(e, t) {
	let n = O(t);
	try {
		let [{ project: r }, i] = await Promise.all([pe(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), Pe(e, n)]);
		return {
			account: {
				project: r,
				writer: i.writer
			},
			problems: i.problems
		};
	} catch (e) {
		let t = e instanceof q && _e(e);
		return {
			problems: me(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function Pe(e, t) {
	try {
		let n = ye(await e.contributorMe(t)) ?? {}, r = [K(n.email), be(n.user_id)].find((e) => e !== void 0 && w.schema.safeParse([e]).success);
		if (r === void 0) return Fe;
		let i = xe(n.admin_rights, K), a = ve(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : Le(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof q && e.status < 500) return Fe;
		throw e;
	}
}
const Fe = {
	writer: void 0,
	problems: []
}, Ie = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function Le(e, t) {
	return Ie.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return l("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Re = /[\p{Cc}\p{Cs}{}]/u, ze = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Be(e, t, n) {
	if (!t) return [];
	let r = new Set(e.filter((e) => !Re.test(e))), i = $e(n), a = new Set(r), o = [...r].flatMap((e) => Je(Ke(e).filter(({ code: e }) => i(e))));
	for (let { path: e } of o) a.delete(e);
	let s = new Map();
	for (let [e, n] of G(o, (e) => Ye(e, "{lang}", $))) {
		let r = new Map();
		for (let e of n) {
			let t = i(e.code) ?? e.code;
			r.has(t) && e.code !== t || r.set(t, e);
		}
		let o = Ve(e, r, t, a);
		if (o) for (let e of r.values()) a.delete(Xe(e));
		o && o.codes.length > (s.get(o.baseFile)?.codes.length ?? 0) && s.set(o.baseFile, o);
	}
	for (let e of r) {
		let n = {
			files: $(e),
			platforms: Ze(e)
		};
		e.endsWith(".xcstrings") ? s.set(e, {
			rows: [{
				...n,
				languages: [t]
			}],
			codes: [],
			baseFile: e
		}) : ze.test(e) && a.has(e) && s.set(e, {
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
function Ve(e, t, n, r) {
	let [i] = t.values();
	if (!i) return;
	let a = Ze(i.path), o = [...t.values()].map(({ code: e }) => e), s = Xe(i), c = t.get(n), [, l = ""] = /([^/]+)\.[a-z]+$/.exec(s) ?? [], u = tt(l) && Qe.of(l) !== l;
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
		...!ze.test(s) && { likeFile: i.path }
	};
}
function Q(e, t) {
	let n = [...e.keys()].sort((e, n) => Number(n === t) - Number(e === t)), r = [...e].flatMap(([e, { code: t }]) => t === e ? [] : [[t, e]]);
	return {
		languages: n,
		...r.length > 0 && { language_map: Object.fromEntries(r) }
	};
}
const He = /[^/]+(?=\.lproj\/[^/]+\.strings$)/g, Ue = /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+\.xml$)/g, We = /[^/]+(?=\/)|[^/._-]+(?:[-_][A-Za-z0-9]+)*(?=[^/]*\.(?:json|arb)$)/g, Ge = /^[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9])/;
function Ke(e) {
	let t = e.endsWith(".strings") ? He : e.endsWith(".xml") ? Ue : We, n = [...e.matchAll(t)].flatMap(({ 0: n, index: r }) => (t === We && e.indexOf("/", r) < 0 ? qe(n) : [{
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
function qe(e) {
	let t = Array.from(e.matchAll(/[^-_]+/g), ({ 0: e, index: t }) => [t, t + e.length]);
	return t.flatMap(([n = 0], r) => t.slice(r, r + 4).flatMap(([, t = 0]) => Ge.test(e.slice(t)) ? [] : [{
		start: n,
		end: t
	}]));
}
function Je(e) {
	let t = ({ at: [e] }, { at: t }) => e && t.some(({ start: t, end: n }) => t <= e.start && e.end <= n);
	return e.filter((n) => !e.some((e) => e !== n && t(n, e)));
}
function Ye({ path: e, at: t }, n, r = (e) => e) {
	return [0, ...t.map(({ end: e }) => e)].map((n, i) => r(e.slice(n, t[i]?.start))).join(n);
}
function Xe(e) {
	return Ye(e, "{lang}").replace("{lang}.lproj/", "Base.lproj/").replace(/[._-]\{lang\}|\{lang\}[._/-]?/, "");
}
function Ze(e) {
	return e.endsWith(".xml") ? ["android"] : e.endsWith(".json") ? ["web"] : e.endsWith(".arb") ? ["ios", "android"] : ["ios"];
}
const Qe = new Intl.DisplayNames(["en"], { type: "language" });
function $e(e) {
	let t = new Map(e.map((e) => [u(e), e])), n = new Map(e.flatMap((e) => tt(e) ? [[Qe.of(e) ?? e, e]] : [])), r = new Set(e);
	return (e) => r.has(e) ? e : n.get(e) ?? (et.test(e) ? t.get(u(e)) : void 0);
}
const et = /^(?:b\+)?[a-z]{2,3}(?![a-z])/i;
function tt(e) {
	return /^[a-z]{2,3}$/.test(e);
}
function $(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
async function nt({ project: e }, { folders: t, cancellation: n }, r, i, a) {
	let { working: o } = t, { baseLanguage: s, perPlatformNames: c } = e, l = e.languages?.map(({ iso: e }) => e) ?? [], u = Be(await R(o, n.stopping), s, l).map((e) => it(e, o, l)), d = (await Promise.all(u)).filter((e) => e !== void 0).slice(0, r ? void 0 : 20);
	if (d.length === 0) return {
		taken: [],
		mentioned: []
	};
	let f = await a(), p = d.map((e) => at(e, f)), m = p.filter(({ names: e, inProject: t }) => t * 2 > e.length), h = p.map(({ files: e, about: t }) => ({
		value: e,
		about: t
	})), g = m.map(({ files: e }) => e), _ = !r && await i?.several(rt, h, g) || [], v = r === "all" ? p : p.filter((e) => r ? m.includes(e) : _.includes(e.files)), y = i ? [] : p.filter((e) => !v.includes(e)).slice(0, 20), b = lt(ct(v, c));
	return {
		taken: v.flatMap((e) => {
			let t = b.get(e);
			return e.rows.map((e) => ({
				...st(e, c),
				...t !== void 0 && { key_name: t }
			}));
		}),
		mentioned: y.flatMap((e) => e.rows.map(({ files: e }) => e))
	};
}
const rt = "Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml";
async function it(e, t, n) {
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => B(await Y(J(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = I(r, s, {
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
	let f = $e(n), p = new Map([[d, { code: d }]]);
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
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { hasForms: c, names: l = [], inProject: u = 0 } = s ?? {}, d = u === 0 ? [] : [`${u} of ${l.length} names are in the project`], [f, p] = e, m = s && u > 0 ? ot(n, f.files, p?.files, s, i) : {}, h = c && { plurals: "i18next" };
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
function ot(e, t, n, { separator: r, isFlat: a }, { filenames: o }) {
	let s = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), c = i(t) ? s(t) : e, l = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), u = [c, n === void 0 ? l : s(n)].find((e) => o.has(e)), d = r === "::";
	return n !== void 0 && u?.includes("%LANG_ISO%") ? {
		...d && { separator: r },
		filenames: u
	} : d ? { names: "lokalise" } : u === void 0 ? {} : u === c && a ? { names: "lokalise" } : { filenames: u };
}
function st({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function ct(e, t) {
	let n = ue(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
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
	].map((t) => e.map(({ files: e }) => ({
		key: [...t.map((e) => `{${e}}`), "{path}"].join("."),
		made: t.map((t) => n(e)[t])
	}))), r = e.map((e) => e.files.replace(/\\(.)/g, "$1").split("/").slice(0, -1)), i = r[0]?.findIndex((e, t) => r.some((n) => n[t] !== e)) ?? 0;
	for (let e = 1; e < 4; e++) {
		let n = r.map((t) => t.slice(i, i + e));
		t.push(n.map((e) => ({
			key: [...e, "{path}"].join("."),
			made: e
		})));
	}
	let a = t.find((t) => t.every(({ made: e }) => e.length > 0 && e.every((e) => e !== "" && !e.includes("{"))) && new Set(t.map(({ made: e }) => e.join("/"))).size === e.length);
	return new Map(e.flatMap((e, t) => a?.[t] ? [[e, a[t].key]] : []));
}
// src/init/init.ts
async function ut(e, n) {
	let { settings: i, raw: o, typesToken: s, problems: c } = await Oe(e.raw, e.host, e.questions, n), [l, ...u] = i.projects, d = [...c, ...u.length > 0 ? [_t] : []];
	if (!l?.manifests || D(d)) return { problems: d };
	let f = e.context(i), { folders: p, cancellation: m, onResponse: h, onWait: g } = f, _ = {
		apiUrl: i.apiUrl,
		signal: m.stopping,
		onResponse: h,
		onWait: g
	}, { tokenFrom: v, ...y } = l, b = he(y, _), x = b.ok ? await Ne(b.value, l.id) : {
		problems: [b.problem],
		isTokenRefused: !0
	};
	if (x.isTokenRefused && s) return ut({
		...e,
		raw: o
	}, x.problems[0]?.message);
	if (W(d, x.problems), !b.ok || !x.account) return { problems: d };
	e.onAccount(x.account);
	let S = await ce(l.manifests, l), C = () => ft(b.value, l.id, i.kinds), w = await pt({
		...e,
		raw: o,
		hasAny: S
	}, i, l, x.account, f, C);
	W(d, w.problems);
	let T = await ne(await mt(w, i, e, void 0), p);
	if (T.length > 0 || m.stopped) return { problems: [...d, ...T] };
	let { taken: O, mentioned: k } = w.offered, { questions: A } = e, j = A && ((e) => A.yesNo(e)), M = Ce(i.configFile), N = {
		...ae(o, f, j),
		repeated: [],
		leavesTexts: O.length > 0,
		schemas: M
	}, P = se(i.kinds, N, f);
	if (D(P)) return { problems: [...d, ...P] };
	let I = S ? void 0 : await oe(i, l, l.manifests, N, f);
	if (W(d, I?.problems ?? le(o, [
		r,
		t,
		a,
		E
	])), I && !I.first && (O.length === 0 || D(d))) return { problems: d };
	let L = await mt(w, i, e, I?.first);
	if (w.newFile && i.backupDir !== void 0) {
		let e = await ee(i.backupDir, p);
		e.ok && e.value ? L.unshift(e.value) : e.ok || d.push({
			...e.problem,
			severity: "warning"
		});
	}
	(w.newFile || I?.first) && W(L, await dt(e.packageRoot, M));
	let R = await te(L, p), { newFile: z, workflows: B, values: V } = w, re = I?.first?.variables?.names ?? [], ie = [
		...z ? [] : [F(i.configFile, p)],
		...S ? ["the manifests"] : [],
		...B.kept
	], H = R.length > 0 ? [] : L.map(({ path: e }) => F(e, p)), U = {
		...I?.first && { first: I.first },
		written: H,
		kept: ie,
		workflows: B.written.map(({ name: e }) => e),
		variables: [
			...V?.variables ?? [],
			...V?.inManifests ?? [],
			...re
		],
		version: V?.version,
		typesToken: s,
		texts: O.flatMap(({ files: e }) => String(e)),
		mentioned: k
	};
	return {
		problems: [...d, ...R],
		done: U
	};
}
async function dt(e, t) {
	let n = _.map(async (n) => {
		let r = J(t, re, `${n}.json`), i = await Y(J(e, fe(n)), "utf8");
		return await P(r, {}) ? [] : [{
			path: r,
			text: `${JSON.stringify(JSON.parse(i))}\n`
		}];
	});
	return (await Promise.all(n)).flat();
}
async function ft(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await ge(e, t, {
		kinds: r,
		languages: () => s([]),
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
async function pt({ raw: e, questions: t, packageRoot: n, hasAny: i }, { configFile: a }, { id: o, secrets: s, manifests: l }, u, d, f) {
	let { folders: p, environment: m, cancellation: h } = d, g = await P(a, {}), _ = T(c, e), v = _ ?? (t || i ? void 0 : "matching"), y = !g && v !== "none" ? await nt(u, d, v, t, f) : gt, b = g && _ !== void 0 ? [ht(F(a, p))] : [], x = T(r, e), S = g ? void 0 : {
		project: o,
		texts: y.taken,
		languages: x
	}, C = {
		environment: m,
		signal: h.stopping
	}, w = await we(n, C), E = await Ae(e, p, t, w), D = {
		newFile: S,
		offered: y,
		workflows: {
			written: [],
			kept: []
		},
		problems: b
	};
	if (E.length === 0) return D;
	let O = await je(e, p, C, t);
	if ("problem" in O) return {
		...D,
		problems: [...b, O.problem]
	};
	let k = {
		branch: O.branch,
		project: s.length > 0 ? void 0 : o,
		variables: s.flatMap(({ shown: e }) => A(e)),
		inManifests: l ? await H(l, { id: o }) : [],
		version: w
	}, ee = await Ee(E, k, {
		folders: p,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...D,
		values: k,
		workflows: ee,
		problems: [...b, ...O.problems]
	};
}
async function mt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a) {
	let o = [...n?.inManifests ?? [], ...a?.variables?.names ?? []], s = [];
	if (n) for (let { name: e, ...r } of t.written) s.push({
		...r,
		text: await Z(e, {
			...n,
			inManifests: o
		}, i)
	});
	if (!e) return s;
	let { project: c, texts: l, languages: u } = e, d = G(a?.flags ?? [], ([e = ""]) => e.replace(/^--/, "")), f = Array.from(d, ([e, t]) => [e, t.flatMap(([, e = ""]) => e)]), m = Object.fromEntries(f), h = u && { pull: { languages: u[0] === "all" ? "all" : u } }, g = {
		project: c,
		...m,
		...l.length > 0 && { texts: l },
		...h
	};
	return [{
		path: r,
		text: ie(g, [U(p)])
	}, ...s];
}
function ht(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return l("bad-setting", t, { severity: "warning" });
}
const gt = {
	taken: [],
	mentioned: []
}, _t = l("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function vt(t, n) {
	let { setup: r, print: i, showProblems: a } = n;
	return z(async (o) => {
		try {
			let { problems: s, done: c } = await ut({
				raw: t,
				host: n,
				context: (e) => n.context(e, o, t),
				packageRoot: r.packageRoot,
				questions: r.prompt && await v(r.prompt, o.stopping),
				onAccount: ({ project: { name: t, baseLanguage: n }, writer: r }) => {
					let a = n === "" ? "" : `, with the base language ${e(n)}`, o = r === void 0 ? "" : ` The token belongs to ${e(r)}.`;
					i(`The project is ${e(t)}${a}.${o}`);
				}
			});
			return c?.first && N(c.first, {
				...n.screen,
				texts: !0,
				full: !1
			}).forEach(i), c && h(Se(c), n.screen.width).forEach(i), a(s), o.stopped && !c ? yt(n, o) : +!!D(s);
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
