import { C as e, D as t, It as n, J as r, Ln as i, Mn as a, Pn as o, St as s, Ut as c, Xn as l, Yn as u, Zn as d, _t as f, b as p, jt as m, m as h, n as g, qn as _, r as v, tt as y, w as b, zn as x } from "./start.js";
import { $ as S, Ct as C, Ir as w, Kt as T, Lr as E, Rr as D, Sr as O, _r as k, c as A, jt as j, o as M, pr as N, tt as P, xr as F, zr as I } from "./engine.js";
import { C as L, S as ee, T as te, l as ne, n as re, r as ie, s as ae, t as oe, w as se } from "./firstPull.js";
import { m as R, y as ce } from "./wire.js";
import { S as le, c as ue, m as de, y as fe } from "./project.js";
import { c as pe, d as z, l as me, m as B, s as he, u as ge, y as _e } from "./client.js";
import { o as ve } from "./writtenFiles.js";
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
async function ye(e, t) {
	let n = (t) => H(V(e, t), "utf8").catch(() => ""), [, r = "0"] = /"version": "(\d+)/.exec(await n("package.json")) ?? [];
	if (r !== "0") return `v${r}`;
	let [, i] = /"node_modules\/lokaform": \{[^}]*"resolved": "git[^"]*#([0-9a-f]{40})"/.exec(await n("../.package-lock.json")) ?? [];
	return i !== void 0 || !await E(V(e, ".git"), {}) ? i : O(e, ["rev-parse", "HEAD"], t).then((e) => e.toString("utf8").trim()).catch(() => void 0);
}
async function be({ working: e }) {
	let t = [];
	for (let n of d) await w(V(e, U[n].file), {}) && t.push(n);
	return t;
}
async function xe(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = V(n.working, U[s].file), c = await W(s, t, r), l = await w(e, {}) ? await H(e, "utf8") : void 0, u = D(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
	let o = await H(V(a, "docs/workflows", `${e}.yml`), "utf8"), s = n === void 0 ? "" : `    with: { allow-projects: "${T(n)}" }\n`, c = (e) => `\${{ secrets.${e} }}`, l = (e, t) => r.map((n) => `${e}${n}${t}${c(n)}\n`).join(""), u = r.length === 0 ? "" : `        env:\n${l("          ", ": ")}`, d = r.length === 0 ? "" : `      variables: |\n${l("        ", "=")}`;
	return o.replace(/(?<=branches: \[)main(?=\])/g, () => Se(t)).replace(/(?<=uses: lokaform\/lokaform\S*@)v1\b.*/g, (e) => i ?? e).replace(/^ {4}with: \{ project: .*\}\n/m, () => s).replace(/^ {8}# env:.*\n( {8}# {3}.*\n)+/m, (e) => u || e).replace(/^ {4}secrets:\n( {6}\w+: .*\n)+/m, (e) => `${e}${d}`);
}
function Se(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function Ce(e, t, n, r) {
	let i = g(e), a = e, o = t.sources, c = await P("plan", a, o), l = !1;
	if (h(i)) return {
		...c,
		raw: a,
		typesToken: l,
		problems: i
	};
	let u = c.problems.some(({ code: e }) => e === "no-project");
	if (n && v(f, a) === void 0 && u) {
		let e = (e) => S(e).problems[0]?.message;
		a = {
			...a,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let d = await we(a, c.settings.configFile, o);
	if (d) return {
		...c,
		raw: a,
		typesToken: l,
		problems: [d]
	};
	if (!(v(s, a) !== void 0 || o.environment.LOKALISE_API_TOKEN) && n && c.settings.projects.every(({ token: e }) => e === void 0)) {
		l = !0;
		let e = await n.secret(`${r === void 0 ? "" : `${r} `}An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored`);
		t.hide([y(e)]), o = {
			...o,
			token: e
		};
	}
	return c = await P("plan", a, o), t.hide(c.settings.secrets), {
		...c,
		raw: a,
		typesToken: l
	};
}
async function we(e, t, n) {
	let r = v(f, e);
	if (r === void 0 || !await w(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await P("plan", a, n), { projects: c } = o, { id: l } = S(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = `${D(t, n.folders)} is there already, and does not name this project. Set project: ${l} in it, leave out --project, or move the file away.`;
	return p("bad-setting", u);
}
async function Te(e, t, n, r) {
	let i = r?.startsWith("v") === !1 ? u : _, a = v(l, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await be(t)).length > 0) return [];
	if (!n) return i;
	let o = d.map((e) => ({
		value: e,
		about: U[e].about
	})), s = await n.several("Which workflows should be written?", o, i), c = d.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => _.includes(e)) : c;
}
async function Ee(e, t, n, r) {
	let i = await F(t.working, n);
	if (i && !i.isRoot) return { problem: De };
	let a = v(o, e) ?? i?.defaultBranch;
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
		problems: [p("not-read", c, { severity: "notice" })]
	};
}
const De = p("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function Oe(e, t) {
	let n = T(t);
	try {
		let [{ project: r }, i] = await Promise.all([le(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), ke(e, n)]);
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
		let t = e instanceof B && _e(e);
		return {
			problems: ue(e, { stopped: void 0 }),
			isTokenRefused: t
		};
	}
}
async function ke(e, t) {
	try {
		let n = ge(await e.contributorMe(t)) ?? {}, r = [z(n.email), pe(n.user_id)].find((e) => e !== void 0 && a.schema.safeParse([e]).success);
		if (r === void 0) return G;
		let i = me(n.admin_rights, z), o = he(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : je(r, o ? i : [])
		};
	} catch (e) {
		if (e instanceof B && e.status < 500) return G;
		throw e;
	}
}
const G = {
	writer: void 0,
	problems: []
}, Ae = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function je(e, t) {
	return Ae.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return p("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Me = /[\p{Cc}\p{Cs}{}]/u, K = /(?:^|\/)(?:values\/[^/]+\.xml|Base\.lproj\/[^/]+\.strings)$/;
function Ne(e, t, n) {
	if (t === void 0) return [];
	let r = new Set(e.filter((e) => !Me.test(e))), i = new Map(), a = He(n), o = new Set(r), s = [...r].flatMap((e) => Be(Re(e).filter(({ code: e }) => a(e))));
	for (let e of s) {
		let t = a(e.code) ?? e.code;
		o.delete(e.path);
		let n = Y(e, "{lang}", $), r = i.get(n) ?? new Map();
		i.set(n, r), r.has(t) && e.code !== t || r.set(t, e);
	}
	let c = new Map();
	for (let [e, n] of i) {
		let r = Pe(e, n, t, o);
		if (r) for (let e of n.values()) o.delete(X(e));
		r && r.codes.length > (c.get(r.baseFile)?.codes.length ?? 0) && c.set(r.baseFile, r);
	}
	for (let e of r) {
		let n = {
			files: $(e),
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
function Pe(e, t, n, r) {
	let [i] = t.values();
	if (!i) return;
	let a = Z(i.path), o = [...t.values()].map(({ code: e }) => e), s = X(i), c = t.get(n), l = Ve(/([^/]+)\.[a-z]+$/.exec(s)?.[1] ?? "");
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
		files: $(s),
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
const Fe = /[^/]+(?=\.lproj\/[^/]+\.strings$)/g, Ie = /(?<=(?:^|\/)values-)[^/]+(?=\/[^/]+\.xml$)/g, J = /[^/]+(?=\/)|[^/._-]+(?:[-_][A-Za-z0-9]+)*(?=[^/]*\.(?:json|arb)$)/g, Le = /^[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}|[0-9]{3})(?![A-Za-z0-9])/;
function Re(e) {
	let t = e.endsWith(".strings") ? Fe : e.endsWith(".xml") ? Ie : J, n = new Map();
	for (let { 0: r, index: i } of e.matchAll(t)) {
		let a = t === J && e.indexOf("/", i) < 0;
		for (let { start: e, end: t } of a ? ze(r) : [{
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
function ze(e) {
	let t = Array.from(e.matchAll(/[^-_]+/g), ({ 0: e, index: t }) => [t, t + e.length]);
	return t.flatMap(([n = 0], r) => t.slice(r, r + 4).flatMap(([, t = 0]) => Le.test(e.slice(t)) ? [] : [{
		start: n,
		end: t
	}]));
}
function Be(e) {
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
const Q = new Intl.DisplayNames(["en"], { type: "language" });
function Ve(e) {
	return /^[a-z]{2,3}$/.test(e) && Q.of(e) !== e;
}
function He(e) {
	let t = new Set(e), n = new Map(e.flatMap((e) => [[c(e), e], .../^[a-z]{2,3}$/.test(e) ? [[Q.of(e)?.toLowerCase() ?? e, e]] : []]));
	return (e) => t.has(e) ? e : n.get(c(e));
}
function $(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function Ue(e) {
	let t = e.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g), n = new Set(Array.from(t, ([, e = ""]) => e));
	return [...n].some((e) => e.endsWith("_one") && n.has(e.replace(/one$/, "other")));
}
async function We({ baseLanguage: e, languages: t, namesPerPlatform: n }, { folders: r, cancellation: i }, a, o, s) {
	let { working: c } = r, l = Ne(await N(c, i.stopping), e, t).map((e) => Ke(e, c, t)), u = (await Promise.all(l)).filter((e) => e !== void 0).slice(0, a ? void 0 : 20);
	if (u.length === 0) return {
		taken: [],
		mentioned: []
	};
	if (!a && !o) return {
		taken: [],
		mentioned: u.flatMap(({ rows: e }) => e.flatMap((e) => e?.files ?? []))
	};
	let d = await s(), f = u.map((e) => qe(e, d)), p = f.filter(({ names: e, inProject: t }) => t * 2 > e.length), m = a || !o ? [] : await Ge(f, p, o), h = a ? a === "all" ? f : p : f.filter(({ files: e }) => m.includes(e)), g = Ze(Xe(h, n));
	return {
		taken: h.flatMap((e) => {
			let t = g.get(e);
			return e.rows.map((e) => ({
				...Ye(e, n),
				...t !== void 0 && { key_name: t }
			}));
		}),
		mentioned: []
	};
}
function Ge(e, t, n) {
	return n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", e.map(({ files: e, about: t }) => ({
		value: e,
		about: t
	})), t.map(({ files: e }) => e));
}
async function Ke(e, t, n) {
	let { baseFile: r, likeFile: i, rows: a } = e, o = async (e) => I(await H(V(t, e)), e), s = await o(r).catch(() => ""), { texts: c, faults: l } = A(r, s, {
		plurals: "none",
		lists: !0
	});
	if (!c.some(({ value: e }) => e.is !== "none") && l.every(({ code: e }) => e !== "text-file")) return;
	if (i !== void 0) {
		let e = new Set(c.map(({ path: e }) => e.join("::"))), t = await o(i).catch(() => ""), { texts: n } = A(i, t, {
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
	let f = He(n), p = new Map([[d, { code: d }]]);
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
function qe({ rows: e, codes: t, baseFile: n, text: r }, i) {
	let [a, ...o] = (n.endsWith(".json") && Ue(r) ? ["i18next", "none"] : ["none"]).flatMap((e) => {
		let { texts: t } = A(n, r, { plurals: e }), a = t.every(({ path: e }) => e.length === 1);
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
	}), s = o.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, a), { plurals: c, names: l = [], inProject: u = 0 } = s ?? {}, d = u === 0 ? [] : [`${u} of ${l.length} names are in the project`], [f, p] = e, m = s && u > 0 ? Je(n, f.files, p?.files, s, i) : {}, h = c === "i18next" && { plurals: c };
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
function Je(e, t, n, { separator: r, isFlat: i }, { filenames: a }) {
	let o = (e) => e.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1"), s = m(t) ? o(t) : e, c = e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/"), l = [s, n === void 0 ? c : o(n)].find((e) => a.has(e)), u = r === "::";
	return n !== void 0 && l?.includes("%LANG_ISO%") ? {
		...u && { separator: r },
		filenames: l
	} : u ? { names: "lokalise" } : l === void 0 ? {} : l === s && i ? { names: "lokalise" } : { filenames: l };
}
function Ye({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function Xe(e, t) {
	let n = ce(e.filter(({ rows: [e] }) => e?.names === void 0 && e?.filenames === void 0), ({ rows: [e], names: n }) => {
		let r = t && e?.platforms.length === 1 ? e.platforms[0] : "";
		return [...new Set(n)].map((e) => `${r} ${e}`);
	});
	return [...new Set([...n.values()].filter((e) => e.length > 1).flat())];
}
function Ze(e) {
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
async function Qe(e, t) {
	let { settings: n, raw: r, typesToken: i, problems: a } = await Ce(e.raw, e.host, e.questions, t), [o, ...s] = n.projects, c = [...a, ...s.length > 0 ? [it] : []];
	if (!o?.manifests || h(c)) return { problems: c };
	let l = e.context(n), { folders: u, cancellation: d, onResponse: f, onWait: p } = l, m = {
		apiUrl: n.apiUrl,
		signal: d.stopping,
		onResponse: f,
		onWait: p
	}, g = de(o, m), _ = g.ok ? await Oe(g.value, o.id) : {
		problems: [g.problem],
		isTokenRefused: !0
	};
	if (_.isTokenRefused && i) return Qe({
		...e,
		raw: r
	}, _.problems[0]?.message);
	if (R(c, _.problems), !g.ok || !_.account) return { problems: c };
	e.onAccount(_.account);
	let v = () => $e(g.value, o.id, n.kinds), y = await et({
		...e,
		raw: r
	}, n, o, _.account, l, v);
	R(c, y.problems);
	let b = await se(await tt(y, n, e, void 0), u);
	if (b.length > 0 || d.stopped) return { problems: [...c, ...b] };
	let x = await oe(o.manifests, o), { taken: S, mentioned: C } = y.offered, { questions: w } = e, T = {
		...ne(r, l, w && ((e) => w.yesNo(e))),
		repeated: [],
		leavesTexts: S.length > 0
	}, E = ae(n.kinds, T, l);
	if (h(E)) return { problems: [...c, ...E] };
	let O = x ? void 0 : await re(n, o, o.manifests, T, l);
	if (R(c, O?.problems ?? []), O && !O.first && (S.length === 0 || h(c))) return { problems: c };
	let A = await tt(y, n, e, O?.first);
	if (y.newFile && n.backupDir !== void 0) {
		let e = await k(n.backupDir, u);
		e.ok && e.value ? A.unshift(e.value) : e.ok || c.push({
			...e.problem,
			severity: "warning"
		});
	}
	let j = await te(A, u), { newFile: M, workflows: N, values: P } = y, F = [
		...M ? [] : [D(n.configFile, u)],
		...x ? ["the manifests"] : [],
		...N.kept
	], I = j.length > 0 ? [] : A.map(({ path: e }) => D(e, u)), L = {
		...O?.first && { first: O.first },
		written: I,
		kept: F,
		workflows: N.written.map(({ name: e }) => e),
		variables: [...P?.variables ?? [], ...O?.first?.variables?.names ?? []],
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
async function $e(t, n, r) {
	let i = r.filter(({ textFiles: e }) => e), a = await fe(t, n, {
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
async function et({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: a, secrets: o, manifests: s }, c, l, u) {
	let { folders: d, environment: f, cancellation: p } = l, m = await w(r, {}), h = v(i, e), g = m ? rt : await We(c, l, h, t, u), _ = m && h !== void 0 ? [nt(D(r, d))] : [], y = g.taken, b = m ? void 0 : {
		project: a,
		texts: y
	}, x = {
		environment: f,
		signal: p.stopping
	}, S = await ye(n, x), T = await Te(e, d, t, S), E = {
		newFile: b,
		offered: g,
		workflows: {
			written: [],
			kept: []
		},
		problems: _
	};
	if (T.length === 0) return E;
	let O = await Ee(e, d, x, t);
	if ("problem" in O) return {
		...E,
		problems: [..._, O.problem]
	};
	let k = {
		branch: O.branch,
		project: o.length > 0 ? void 0 : a,
		variables: [...o.flatMap(({ shown: e }) => C(e)), ...s ? await ie(s, { id: a }) : []],
		version: S
	}, A = await xe(T, k, {
		folders: d,
		packageRoot: n,
		...t && { questions: t }
	});
	return {
		...E,
		values: k,
		workflows: A,
		problems: [..._, ...O.problems]
	};
}
async function tt({ newFile: e, workflows: t, values: n }, { configFile: r }, { packageRoot: i }, a) {
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
		text: L(f, [ee(x)])
	}, ...s];
}
function nt(e) {
	let t = `${e} is there already, and init does not change it, so --texts has no effect. Add the rows of texts to it, or move it away and run init again.`;
	return p("bad-setting", t, { severity: "warning" });
}
const rt = {
	taken: [],
	mentioned: []
}, it = p("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function at(e, n) {
	let { setup: i, print: a, showProblems: o } = n;
	return M(async (s) => {
		try {
			let { problems: c, done: l } = await Qe({
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
			return l?.first && j(l.first, {
				...n.screen,
				texts: !0,
				full: !1
			}).forEach(a), l && ve(l).forEach(a), o(c), s.stopped && !l ? ot(n, s) : +!!h(c);
		} catch (e) {
			if (e instanceof b) return ot(n, s);
			throw e;
		}
	});
}
function ot({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { at as runInit };
