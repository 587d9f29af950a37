import { An as e, Bn as t, Ct as n, Dn as r, Hn as i, It as a, Mn as o, O as s, T as c, Tn as l, Un as u, Y as d, h as f, jt as p, n as m, nt as h, r as g, vt as _, w as v, x as y } from "./start.js";
import { Ar as b, Mr as x, Q as S, Vt as C, c as w, cr as T, et as E, fr as D, gr as O, o as k } from "./engine.js";
import { C as A, S as j, b as M, c as ee, n as te, o as ne, t as re, x as N } from "./firstPull.js";
import { m as P, y as F } from "./wire.js";
import { S as I, c as L, m as ie, y as R } from "./project.js";
import { c as ae, d as z, l as oe, m as se, s as ce, u as B } from "./client.js";
import { o as V } from "./writtenFiles.js";
import { join as H } from "node:path";
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
async function G({ working: e }) {
	let t = [];
	for (let n of u) await b(H(e, W[n].file), {}) && t.push(n);
	return t;
}
async function le(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = H(n.working, W[s].file), c = await ue(s, t, r), l = await b(e, {}) ? await U(e, "utf8") : void 0, u = x(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
		l === void 0 ? a.push({
			path: e,
			text: c
		}) : d ? a.push({
			path: e,
			text: c,
			replaces: l
		}) : o.push(u);
	}
	return {
		written: a,
		kept: o
	};
}
async function ue(e, { branch: t, project: n }, r) {
	let i = (await U(H(r, "docs/workflows", `${e}.yml`), "utf8")).replace(/(?<=branches: \[)main(?=\])/g, () => de(t)), a = n === void 0 ? "" : `    with: { allow-projects: "${C(n)}" }\n`;
	return i.replace(/^ {4}with: \{ project: .*\}\n/m, () => a);
}
function de(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function fe(e, t, r) {
	let i = m(e), a = e, o = t.sources, s = await E("plan", a, o);
	if (f(i)) return {
		...s,
		raw: a,
		problems: i
	};
	let c = s.problems.some(({ code: e }) => e === "no-project");
	if (r && g(_, a) === void 0 && c) {
		let e = (e) => S(e).problems[0]?.message;
		a = {
			...a,
			project: [await r.text("Which project? Paste its URL or its id", e)]
		};
	}
	let l = await pe(a, s.settings.configFile, o);
	if (l) return {
		...s,
		raw: a,
		problems: [l]
	};
	if (!(g(n, a) !== void 0 || o.environment.LOKALISE_API_TOKEN) && r && s.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await r.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([h(e)]), o = {
			...o,
			token: e
		};
	}
	return s = await E("plan", a, o), t.hide(s.settings.secrets), {
		...s,
		raw: a
	};
}
async function pe(e, t, n) {
	let r = g(_, e);
	if (r === void 0 || !await b(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await E("plan", a, n), { projects: c } = o, { id: l } = S(r);
	if (c.length === 0 || l === void 0 || c.some((e) => e.id === l) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let u = `${x(t, n.folders)} is there already, and does not name this project. Set project: ${l} in it, leave out --project, or move the file away.`;
	return y("bad-setting", u);
}
async function me(e, n, r) {
	let a = g(i, e);
	if (a) return a.filter((e) => e !== "none");
	if ((await G(n)).length > 0) return [];
	if (!r) return t;
	let o = u.map((e) => ({
		value: e,
		about: W[e].about
	})), s = await r.several("Which workflows should be written?", o, t), c = u.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => t.includes(e)) : c;
}
async function he(e, t, n, i, a) {
	let o = await O(t.working, {
		environment: n,
		signal: i
	});
	if (o && !o.isRoot) return { problem: ge };
	let s = g(r, e) ?? o?.defaultBranch;
	if (s !== void 0) return {
		branch: s,
		problems: []
	};
	let c = o?.currentBranch ?? "main";
	if (a) return {
		branch: await a.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, c),
		problems: []
	};
	let l = `git does not say which branch is the default branch of the repository, so the workflows use ${c}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: c,
		problems: [y("not-read", l, { severity: "notice" })]
	};
}
const ge = y("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function _e(e, t) {
	let n = C(t);
	try {
		let [{ project: r }, i] = await Promise.all([I(e, t, {
			languages: !0,
			names: !1,
			texts: !1
		}), ve(e, n)]);
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
		return { problems: L(e, { stopped: void 0 }) };
	}
}
async function ve(e, t) {
	try {
		let n = B(await e.contributorMe(t)) ?? {}, r = [z(n.email), ae(n.user_id)].find((e) => e !== void 0 && l.schema.safeParse([e]).success);
		if (r === void 0) return K;
		let i = oe(n.admin_rights, z), a = ce(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : be(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof se && e.status < 500) return K;
		throw e;
	}
}
const K = {
	writer: void 0,
	problems: []
}, ye = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function be(e, t) {
	return ye.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return y("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const q = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", xe = /[\p{Cc}\p{Cs}{}]/u, Se = [
	{
		path: RegExp(`^((?:.*/)?)(${q})(\\.lproj/[^/]+\\.strings)$`, "s"),
		platforms: ["ios"]
	},
	{
		path: RegExp(`^((?:.*/)?(?:res|composeResources)/(?:.*/)?values-)(${q.replace("[A-Z]{2}", "r[A-Z]{2}")})(/[^/]+\\.xml)$`, "s"),
		platforms: ["android"]
	},
	{
		path: RegExp(`^((?:.*/)?(?:[^/]*_)?)(${q})(\\.arb)$`, "s"),
		platforms: ["ios", "android"]
	},
	{
		path: RegExp(`^((?:.*/)?)(${q})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^((?:.*/)?[^/]+[._-])(${q})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^(.*/)(${q})(/[^/]+\\.json)$`, "s"),
		platforms: ["web"]
	}
];
function Ce(e, t, n) {
	let r = new Map(), i = [];
	for (let n of e.filter((e) => !xe.test(e))) {
		let e = Te(n, t);
		e && i.push(e);
		let a = e ? void 0 : we(n);
		if (!a) continue;
		let o = r.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		r.set(a.files, o), o.files.set(a.code, n);
	}
	return [...[...r].flatMap(([e, { layout: r, files: i }]) => {
		let a = [...i.keys()], o = t === void 0 ? a[0] : a.find((e) => Y(e, t)), s = i.get(o ?? "");
		if (o === void 0 || s === void 0) return [];
		let c = a.flatMap((e) => {
			let t = n.find((t) => Y(e, t));
			return t === void 0 || a.includes(t) ? [] : [[e, t]];
		}), l = c.length > 0 && { language_map: Object.fromEntries(c) };
		return [{
			row: {
				files: e,
				...J(t),
				...l,
				platforms: r.platforms
			},
			codes: a,
			baseFile: s
		}];
	}), ...i].sort((e, t) => e.row.files < t.row.files ? -1 : 1);
}
function we(e) {
	for (let t of Se) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${X(n)}{lang}${X(i)}`,
			code: r,
			layout: t
		};
	}
}
function Te(e, t) {
	let n = X(e);
	if (e.endsWith(".xcstrings")) return {
		row: {
			files: n,
			...J(t),
			platforms: ["ios"]
		},
		codes: [],
		baseFile: e
	};
	if (t !== void 0 && /(^|\/)(res|composeResources)\/(.*\/)?values\/[^/]+\.xml$/.test(e)) return {
		row: {
			files: n,
			language: t,
			platforms: ["android"]
		},
		codes: [],
		baseFile: e
	};
}
function J(e) {
	return e === void 0 ? {} : { languages: [e] };
}
function Y(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function X(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function Ee(e) {
	let t = e.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g), n = new Set(Array.from(t, ([, e = ""]) => e));
	return [...n].some((e) => e.endsWith("_one") && n.has(e.replace(/one$/, "other")));
}
async function De({ baseLanguage: e, languages: t, namesPerPlatform: n }, { folders: r, cancellation: i }, a, o, s) {
	let { working: c } = r, l = Ce(await T(c, i.stopping), e, t).slice(0, a ? void 0 : 20);
	if (l.length === 0) return {
		taken: [],
		mentioned: []
	};
	if (!a && !o) return {
		taken: [],
		mentioned: l.map(({ row: e }) => e.files)
	};
	let u = await s(), d = await Promise.all(l.map((e) => ke(e, c, u))), f = d.filter(({ names: e, inProject: t }) => t * 2 > e.length), p = a || !o ? [] : await Oe(d, f, o), m = a ? a === "all" ? d : f : d.filter(({ row: e }) => p.includes(e.files)), h = je(m, n), g = Me(h);
	return {
		taken: m.map((e) => ({
			...Ae(e.row, n),
			...g !== void 0 && h.includes(e) && { key_name: g }
		})),
		mentioned: []
	};
}
function Oe(e, t, n) {
	return n.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", e.map(({ row: e, about: t }) => ({
		value: e.files,
		about: t
	})), t.map(({ row: e }) => e.files));
}
async function ke({ row: e, codes: t, baseFile: n }, r, i) {
	let a = await U(H(r, n), "utf8").catch(() => ""), [o, ...s] = (n.endsWith(".json") && Ee(a) ? ["i18next", "none"] : ["none"]).flatMap((e) => {
		let { texts: t } = w(n, a, { plurals: e }), r = t.every(({ path: e }) => e.length === 1);
		return [".", "::"].map((n) => {
			let a = t.map(({ path: e }) => e.join(n));
			return {
				plurals: e,
				separator: n,
				names: a,
				inProject: a.filter((e) => i.names.has(e)).length,
				isFlat: r
			};
		});
	}), c = s.reduce((e, t) => t.inProject > (e?.inProject ?? 0) ? t : e, o), { plurals: l, names: u = [], inProject: d = 0 } = c ?? {}, f = d === 0 ? [] : [`${d} of ${u.length} names are in the project`];
	return {
		row: {
			...e,
			...c && d > 0 && Z(n, e.files, c, i),
			...l === "i18next" && { plurals: l }
		},
		about: [t.join(", "), ...f].filter((e) => e !== "").join("; "),
		names: u,
		inProject: d
	};
}
function Z(e, t, { separator: n, isFlat: r }, { filenames: i }) {
	if (n === "::") return { names: "lokalise" };
	let a = p(t) ? t.replaceAll("{lang}", "%LANG_ISO%").replace(/\\(.)/g, "$1") : e, o = [a, e.replace(/(^|\/)values\//, "$1values-%LANG_ISO%/")].find((e) => i.has(e));
	return o === void 0 ? {} : o === a && r ? { names: "lokalise" } : { filenames: o };
}
function Ae({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
function je(e, t) {
	let n = F(e.filter(({ row: e }) => e.names === void 0 && e.filenames === void 0), ({ row: e, names: n }) => {
		let r = t && e.platforms.length === 1 ? e.platforms[0] : "";
		return [...new Set(n)].map((e) => `${r} ${e}`);
	});
	return [...new Set([...n.values()].filter((e) => e.length > 1).flat())];
}
function Me(e) {
	if (e.some(({ inProject: e }) => e > 0)) return;
	let t = e.map(({ row: e }) => a(e.files)), n = [
		["file"],
		["dir"],
		["dir", "file"]
	].find((n) => {
		let r = t.map((e) => n.map((t) => e[t]));
		return r.flat().every((e) => e !== "") && new Set(r.map((e) => e.join("/"))).size === e.length;
	});
	return e.length === 0 || !n ? void 0 : [...n, "path"].map((e) => `{${e}}`).join(".");
}
// src/init/init.ts
async function Ne(e) {
	let { settings: t, raw: n, problems: r } = await fe(e.raw, e.host, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Le] : []];
	if (!i?.manifests || f(o)) return { problems: o };
	let s = e.context(t), { folders: c, cancellation: l, onResponse: u, onWait: d } = s, p = {
		apiUrl: t.apiUrl,
		signal: l.stopping,
		onResponse: u,
		onWait: d
	}, m = ie(i, p);
	if (!m.ok) return { problems: [...o, m.problem] };
	let h = await _e(m.value, i.id);
	if (P(o, h.problems), !h.account) return { problems: o };
	e.onAccount(h.account);
	let g = () => Pe(m.value, i.id, t.kinds), _ = await Fe({
		...e,
		raw: n
	}, t, i, h.account, s, g);
	P(o, _.problems);
	let v = await j(Q(_, t, []), c);
	if (v.length > 0 || l.stopped) return { problems: [...o, ...v] };
	let y = await re(i.manifests, i), { taken: b, mentioned: S } = _.offered, { questions: C } = e, w = {
		...ee(n, s, C && ((e) => C.yesNo(e))),
		repeated: [],
		leavesTexts: b.length > 0
	}, T = ne(t.kinds, w, s);
	if (f(T)) return { problems: [...o, ...T] };
	let E = y ? void 0 : await te(t, i, i.manifests, w, s);
	if (P(o, E?.problems ?? []), E && !E.first && (b.length === 0 || f(o))) return { problems: o };
	let O = Q(_, t, E?.first?.flags ?? []);
	if (_.newFile && t.backupDir !== void 0) {
		let e = await D(t.backupDir, c);
		e.ok && e.value ? O.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let k = await A(O, c), { newFile: M, workflows: N, names: F } = _, I = [
		...M ? [] : [x(t.configFile, c)],
		...y ? ["the manifests"] : [],
		...N.kept
	], L = k.length > 0 ? [] : O.map(({ path: e }) => x(e, c)), R = {
		...E?.first && { first: E.first },
		written: L,
		kept: I,
		workflows: N.written.length > 0 ? F : [],
		hasTexts: b.length > 0,
		mentioned: S
	};
	return {
		problems: [...o, ...k],
		done: R
	};
}
async function Pe(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await R(e, t, {
		kinds: r,
		languages: () => v([]),
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
async function Fe({ raw: t, questions: n, packageRoot: r }, { configFile: i }, { id: a, secrets: o }, s, c, l) {
	let { folders: u, environment: d, cancellation: f } = c, p = await b(i, {}), m = p ? Ie : await De(s, c, g(e, t), n, l), h = m.taken, _ = p ? void 0 : {
		project: a,
		texts: h
	}, v = await me(t, u, n), y = {
		newFile: _,
		offered: m,
		names: v,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (v.length === 0) return y;
	let x = await he(t, u, d, f.stopping, n);
	return "problem" in x ? {
		...y,
		problems: [x.problem]
	} : {
		newFile: _,
		offered: m,
		names: v,
		workflows: await le(v, {
			branch: x.branch,
			project: o.length > 0 ? void 0 : a
		}, {
			folders: u,
			packageRoot: r,
			...n && { questions: n }
		}),
		problems: x.problems
	};
}
function Q({ newFile: e, workflows: t }, { configFile: n }, r) {
	if (!e) return [...t.written];
	let { project: i, texts: a } = e, s = {};
	for (let e = 0; e + 1 < r.length; e += 2) {
		let [t = "", n = ""] = r.slice(e), i = t.replace(/^--/, "");
		s[i] = [...s[i] ?? [], n];
	}
	let c = {
		project: i,
		...s,
		...a.length > 0 && { texts: a }
	};
	return [{
		path: n,
		text: N(c, [M(o)])
	}, ...t.written];
}
const Ie = {
	taken: [],
	mentioned: []
}, Le = y("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function Re(e, t) {
	let { setup: n, print: r, showProblems: i } = t;
	return k(async (a) => {
		try {
			let { problems: o, done: c } = await Ne({
				raw: e,
				host: t,
				context: (n) => t.context(n, a, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await s(n.prompt, a.stopping),
				onAccount: ({ name: e, baseLanguage: t, writer: n }) => {
					let i = t === void 0 ? "" : `, with the base language ${d(t)}`, a = n === void 0 ? "" : ` The token belongs to ${d(n)}.`;
					r(`The project is ${d(e)}${i}.${a}`);
				}
			});
			return c && V(c).forEach(r), i(o), a.stopped && !c ? $(t, a) : +!!f(o);
		} catch (e) {
			if (e instanceof c) return $(t, a);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { Re as runInit };
