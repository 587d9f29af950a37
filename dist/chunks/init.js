import { Cn as e, Dn as t, Fn as n, Ln as r, O as i, Rn as a, St as o, T as s, Y as c, _t as l, h as u, n as d, nt as f, r as p, w as m, x as h, xn as g } from "./start.js";
import { Ar as _, Mr as v, Q as y, Vt as b, c as x, cr as S, et as C, fr as ee, gr as w, o as T } from "./engine.js";
import { C as te, S as ne, b as E, c as re, n as D, o as ie, t as ae, x as O } from "./firstPull.js";
import { m as k } from "./wire.js";
import { c as A, m as oe, y as j } from "./project.js";
import { c as M, d as N, l as P, m as F, s as I, u as L } from "./client.js";
import { o as se } from "./writtenFiles.js";
import { join as R } from "node:path";
import { readFile as z } from "node:fs/promises";
// src/init/workflows.ts
const B = {
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
async function V({ working: e }) {
	let t = [];
	for (let n of a) await _(R(e, B[n].file), {}) && t.push(n);
	return t;
}
async function H(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = R(n.working, B[s].file), c = await U(s, t, r), l = await _(e, {}) ? await z(e, "utf8") : void 0, u = v(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function U(e, { branch: t, project: n }, r) {
	let i = (await z(R(r, "docs/workflows", `${e}.yml`), "utf8")).replace(/(?<=branches: \[)main(?=\])/g, () => W(t)), a = n === void 0 ? "" : `    with: { allow-projects: "${b(n)}" }\n`;
	return i.replace(/^ {4}with: \{ project: .*\}\n/m, () => a);
}
function W(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/init/questions.ts
async function G(e, t, n) {
	let r = d(e), i = e, a = t.sources, s = await C("plan", i, a);
	if (u(r)) return {
		...s,
		raw: i,
		problems: r
	};
	let c = s.problems.some(({ code: e }) => e === "no-project");
	if (n && p(l, i) === void 0 && c) {
		let e = (e) => y(e).problems[0]?.message;
		i = {
			...i,
			project: [await n.text("Which project? Paste its URL or its id", e)]
		};
	}
	let m = await K(i, s.settings.configFile, a);
	if (m) return {
		...s,
		raw: i,
		problems: [m]
	};
	if (!(p(o, i) !== void 0 || a.environment.LOKALISE_API_TOKEN) && n && s.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([f(e)]), a = {
			...a,
			token: e
		};
	}
	return s = await C("plan", i, a), t.hide(s.settings.secrets), {
		...s,
		raw: i
	};
}
async function K(e, t, n) {
	let r = p(l, e);
	if (r === void 0 || !await _(t, {})) return;
	let { project: i, ...a } = e, { settings: o, problems: s } = await C("plan", a, n), { projects: c } = o, { id: u } = y(r);
	if (c.length === 0 || u === void 0 || c.some((e) => e.id === u) || c.some((e) => !e.id) && s.every(({ code: e }) => e !== "no-project")) return;
	let d = `${v(t, n.folders)} is there already, and does not name this project. Set project: ${u} in it, leave out --project, or move the file away.`;
	return h("bad-setting", d);
}
async function ce(e, t, i) {
	let o = p(r, e);
	if (o) return o.filter((e) => e !== "none");
	if ((await V(t)).length > 0) return [];
	if (!i) return n;
	let s = a.map((e) => ({
		value: e,
		about: B[e].about
	})), c = await i.several("Which workflows should be written?", s, n), l = a.filter((e) => c.includes(e));
	return l.includes("translations") ? l.filter((e) => n.includes(e)) : l;
}
async function le(t, n, r, i, a) {
	let o = await w(n.working, {
		environment: r,
		signal: i
	});
	if (o && !o.isRoot) return { problem: ue };
	let s = p(e, t) ?? o?.defaultBranch;
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
		problems: [h("not-read", l, { severity: "notice" })]
	};
}
const ue = h("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
async function de(e, t) {
	let n = b(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), q(e, n)]), i = L(t) ?? {};
		return {
			account: {
				name: N(i.name) || n,
				baseLanguage: N(i.base_language_iso) || void 0,
				namesPerPlatform: I(L(i.settings)?.per_platform_key_names) ?? !1,
				writer: r.writer
			},
			problems: r.problems
		};
	} catch (e) {
		return { problems: A(e, { stopped: void 0 }) };
	}
}
async function q(e, t) {
	try {
		let n = L(await e.contributorMe(t)) ?? {}, r = [N(n.email), M(n.user_id)].find((e) => e !== void 0 && g.schema.safeParse([e]).success);
		if (r === void 0) return J;
		let i = P(n.admin_rights, N), a = I(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : pe(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof F && e.status < 500) return J;
		throw e;
	}
}
const J = {
	writer: void 0,
	problems: []
}, fe = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function pe(e, t) {
	return fe.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return h("missing-right", r, { severity: "warning" });
	});
}
// src/init/suggestTexts.ts
const Y = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", me = /[\p{Cc}\p{Cs}{}]/u, he = [
	{
		path: RegExp(`^(.*/)(${Y})(\\.lproj/[^/]+\\.strings)$`, "s"),
		platforms: ["ios"]
	},
	{
		path: RegExp(`^(.*/(?:res|composeResources)/values-)(${Y.replace("[A-Z]{2}", "r[A-Z]{2}")})(/[^/]+\\.xml)$`, "s"),
		platforms: ["android"]
	},
	{
		path: RegExp(`^((?:.*/)?(?:[^/]*_)?)(${Y})(\\.arb)$`, "s"),
		platforms: ["ios", "android"]
	},
	{
		path: RegExp(`^((?:.*/)?)(${Y})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^((?:.*/)?[^/]+[._-])(${Y})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^(.*/)(${Y})(/[^/]+\\.json)$`, "s"),
		platforms: ["web"]
	}
];
function ge(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !me.test(e))) {
		let e = ve(i, t);
		e && r.push(e);
		let a = e ? void 0 : _e(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => ye(e, t)), o = r.get(a ?? "");
		if (a === void 0 || o === void 0) return [];
		let s = t !== void 0 && a !== t ? { language_map: { [a]: t } } : {};
		return [{
			row: {
				files: e,
				...X(t),
				...s,
				platforms: n.platforms
			},
			codes: i,
			baseFile: o
		}];
	}), ...r].sort((e, t) => e.row.files < t.row.files ? -1 : 1);
}
function _e(e) {
	for (let t of he) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${Z(n)}{lang}${Z(i)}`,
			code: r,
			layout: t
		};
	}
}
function ve(e, t) {
	let n = Z(e);
	if (e.endsWith(".xcstrings")) return {
		row: {
			files: n,
			...X(t),
			platforms: ["ios"]
		},
		codes: [],
		baseFile: e
	};
	if (t !== void 0 && /(^|\/)(res|composeResources)\/values\/[^/]+\.xml$/.test(e)) return {
		row: {
			files: n,
			language: t,
			platforms: ["android"]
		},
		codes: [],
		baseFile: e
	};
}
function X(e) {
	return e === void 0 ? {} : { languages: [e] };
}
function ye(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function Z(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function be(e) {
	let t = e.matchAll(/"([^"\\]+_(?:one|other))"\s*:/g), n = new Set(Array.from(t, ([, e = ""]) => e));
	return [...n].some((e) => e.endsWith("_one") && n.has(e.replace(/one$/, "other")));
}
async function xe({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i, a) {
	let { working: o } = n, s = ge(await S(o, r.stopping), e).slice(0, 20), c = i && s.length > 0 ? await a() : new Set(), l = await Promise.all(s.map((e) => Se(e, o, c))), u = i && l.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", l.map(({ row: e, about: t }) => ({
		value: e.files,
		about: t
	})), []) : [];
	return {
		taken: l.filter(({ row: e }) => u.includes(e.files)).map(({ row: e }) => Ce(e, t)),
		mentioned: i ? [] : l.map(({ row: e }) => e.files)
	};
}
async function Se({ row: e, codes: t, baseFile: n }, r, i) {
	let a = await z(R(r, n), "utf8").catch(() => ""), o = n.endsWith(".json") && be(a) ? "i18next" : void 0, { texts: s } = x(n, a, { plurals: o ?? "none" }), [c = 0, l = 0] = [".", "::"].map((e) => s.filter(({ path: t }) => i.has(t.join(e))).length), u = Math.max(c, l), d = u === 0 ? [] : [`${u} of ${s.length} names are in the project`];
	return {
		row: {
			...e,
			...l > c && { names: "lokalise" },
			...o && { plurals: o }
		},
		about: [t.join(", "), ...d].filter((e) => e !== "").join("; ")
	};
}
function Ce({ platforms: e, ...t }, n) {
	let [r] = e.length === 1 ? e : [];
	return {
		...t,
		...n && r !== void 0 ? { platform: r } : { platforms: e }
	};
}
// src/init/init.ts
async function we(e) {
	let { settings: t, raw: n, problems: r } = await G(e.raw, e.host, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Oe] : []];
	if (!i?.manifests || u(o)) return { problems: o };
	let s = e.context(t), { folders: c, cancellation: l, onResponse: d, onWait: f } = s, p = {
		apiUrl: t.apiUrl,
		signal: l.stopping,
		onResponse: d,
		onWait: f
	}, m = oe(i, p);
	if (!m.ok) return { problems: [...o, m.problem] };
	let h = await de(m.value, i.id);
	if (k(o, h.problems), !h.account) return { problems: o };
	e.onAccount(h.account);
	let g = () => Te(m.value, i.id, t.kinds), _ = await Ee({
		...e,
		raw: n
	}, t, i, h.account, s, g);
	k(o, _.problems);
	let y = await ne(Q(_, t, []), c);
	if (y.length > 0 || l.stopped) return { problems: [...o, ...y] };
	let b = await ae(i.manifests, i), { taken: x, mentioned: S } = _.offered, { questions: C } = e, w = {
		...re(n, s, C && ((e) => C.yesNo(e))),
		repeated: [],
		leavesTexts: x.length > 0
	}, T = ie(t.kinds, w, s);
	if (u(T)) return { problems: [...o, ...T] };
	let E = b ? void 0 : await D(t, i, i.manifests, w, s);
	if (k(o, E?.problems ?? []), E && !E.first && (x.length === 0 || u(o))) return { problems: o };
	let O = Q(_, t, E?.first?.flags ?? []);
	if (_.newFile && t.backupDir !== void 0) {
		let e = await ee(t.backupDir, c);
		e.ok && e.value ? O.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let A = await te(O, c), { newFile: j, workflows: M, names: N } = _, P = [
		...j ? [] : [v(t.configFile, c)],
		...b ? ["the manifests"] : [],
		...M.kept
	], F = A.length > 0 ? [] : O.map(({ path: e }) => v(e, c)), I = {
		...E?.first && { first: E.first },
		written: F,
		kept: P,
		workflows: M.written.length > 0 ? N : [],
		hasTexts: x.length > 0,
		mentioned: S
	};
	return {
		problems: [...o, ...A],
		done: I
	};
}
async function Te(e, t, n) {
	let r = n.filter(({ textFiles: e }) => e), i = await j(e, t, {
		kinds: r,
		languages: () => m([]),
		leavesOut: () => !1
	});
	if (!i.ok) return new Set();
	let { objects: a } = i.value;
	return new Set(r.flatMap(({ plural: e, names: t }) => a[e]?.objects.flatMap((e) => t(e)) ?? []));
}
async function Ee({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s, c) {
	let { folders: l, environment: u, cancellation: d } = s, f = await _(r, {}), p = f ? De : await xe(o, s, t, c), m = p.taken, h = f ? void 0 : {
		project: i,
		texts: m
	}, g = await ce(e, l, t), v = {
		newFile: h,
		offered: p,
		names: g,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (g.length === 0) return v;
	let y = await le(e, l, u, d.stopping, t);
	return "problem" in y ? {
		...v,
		problems: [y.problem]
	} : {
		newFile: h,
		offered: p,
		names: g,
		workflows: await H(g, {
			branch: y.branch,
			project: a.length > 0 ? void 0 : i
		}, {
			folders: l,
			packageRoot: n,
			...t && { questions: t }
		}),
		problems: y.problems
	};
}
function Q({ newFile: e, workflows: n }, { configFile: r }, i) {
	if (!e) return [...n.written];
	let { project: a, texts: o } = e, s = {};
	for (let e = 0; e + 1 < i.length; e += 2) {
		let [t = "", n = ""] = i.slice(e), r = t.replace(/^--/, "");
		s[r] = [...s[r] ?? [], n];
	}
	let c = {
		project: a,
		...s,
		...o.length > 0 && { texts: o }
	};
	return [{
		path: r,
		text: O(c, [E(t)])
	}, ...n.written];
}
const De = {
	taken: [],
	mentioned: []
}, Oe = h("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/commands/runs/init.ts
async function ke(e, t) {
	let { setup: n, print: r, showProblems: a } = t;
	return T(async (o) => {
		try {
			let { problems: s, done: l } = await we({
				raw: e,
				host: t,
				context: (n) => t.context(n, o, e),
				packageRoot: n.packageRoot,
				questions: n.prompt && await i(n.prompt, o.stopping),
				onAccount: ({ name: e, baseLanguage: t, writer: n }) => {
					let i = t === void 0 ? "" : `, with the base language ${c(t)}`, a = n === void 0 ? "" : ` The token belongs to ${c(n)}.`;
					r(`The project is ${c(e)}${i}.${a}`);
				}
			});
			return l && se(l).forEach(r), a(s), o.stopped && !l ? $(t, o) : +!!u(s);
		} catch (e) {
			if (e instanceof s) return $(t, o);
			throw e;
		}
	});
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { ke as runInit };
