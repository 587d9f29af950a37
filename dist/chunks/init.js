import { r as e } from "./rolldown-runtime.js";
import { C as t, Dt as n, G as r, L as i, Lt as a, Ot as o, Pt as s, Rn as c, S as l, ar as u, cr as d, in as f, ir as p, kt as m, nt as h, or as g, sr as _, tn as v } from "./start.js";
import { i as y, t as b } from "./written.js";
import { Cr as x, Dt as S, F as C, Hr as w, L as T, Qr as E, Sr as D, Tr as O, Wr as k, Yr as ee, Zr as A, at as j, b as M, nt as N, pn as P, wr as F, xr as I, y as L } from "./engine.js";
import { f as te, i as ne, m as re, n as ie, p as ae, t as oe } from "./first.js";
import { l as R } from "./wire.js";
import { C as se, s as ce } from "./project.js";
import { l as le, o as ue } from "./client.js";
import { n as de } from "./schemas.js";
import { join as z } from "node:path";
import { open as B, readFile as V, realpath as H } from "node:fs/promises";
// src/run/init/account.ts
async function fe(e, t) {
	let n = P(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), pe(e, n)]), i = F(t) ?? {};
		return {
			account: {
				name: O(i.name) || n,
				baseLanguage: O(i.base_language_iso) || void 0,
				namesPerPlatform: I(F(i.settings)?.per_platform_key_names) ?? !1,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		if (!(e instanceof le)) throw e;
		return { problems: [ce(e)] };
	}
}
async function pe(e, t) {
	try {
		let n = F(await e.contributorMe(t)) ?? {}, r = [O(n.email), D(n.user_id)].find((e) => e !== void 0 && c.schema.safeParse([e]).success);
		if (r === void 0) return U("the answer names no user.");
		let i = x(n.admin_rights, O), a = I(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : he(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof ue && e.status < 500) return U(e.message);
		throw e;
	}
}
function U(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So lokaform.yaml gets no writers. Add writers with the address of this user, or Lokaform replaces no text of the base language.`;
	return {
		writer: void 0,
		problems: [f("unknown-writers", t, { severity: "warning" })]
	};
}
const me = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function he(e, t) {
	return me.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return f("missing-right", r, { severity: "warning" });
	});
}
async function ge(e, t) {
	let n = await H(e), r = await ee(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await T(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof C) return;
			throw e;
		}
	}, a = await i("refs/remotes/origin/HEAD");
	return {
		isRoot: r === n,
		defaultBranch: a?.startsWith("origin/") ? a.slice(7) : void 0,
		currentBranch: await i("HEAD")
	};
}
// src/run/init/workflows.ts
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
async function _e(e, t, n) {
	return ve(await V(z(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function ve(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => ye(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${P(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function ye(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/run/init/files.ts
async function be({ working: e }) {
	let t = [];
	for (let n of xe) await w(z(e, W[n].file), {}) && t.push(n);
	return t;
}
const xe = Object.keys(W);
async function Se(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = z(n.working, W[s].file), c = await _e(s, t, r), l = await w(e, {}) ? await V(e, "utf8") : void 0, u = k(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
// src/run/init/answers.ts
async function Ce(e, t) {
	if (!t) return e;
	let n = (e) => j(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function we({ writer: e }, n, r) {
	let i = t(u, n);
	if (i !== void 0 || e === void 0) return E(i === "yes");
	if (r) return E(await r.yesNo(`Does a person edit texts in Lokalise as ${e}? Lokaform takes all texts of this user for its own, and may replace them.`));
	let a = `The token belongs to ${e}. Lokaform takes all texts of this user for its own, and may replace them. Say with --edits-by-hand yes or --edits-by-hand no whether a person also edits texts as this user.`;
	return A(f("bad-setting", a));
}
async function Te(e, n, r) {
	let i = t(_, e);
	if (i) return i.filter((e) => e !== "none");
	if ((await be(n)).length > 0) return [];
	if (!r) return g;
	let a = d.map((e) => ({
		value: e,
		about: W[e].about
	})), o = await r.several("Which workflows should be written?", a, g), s = d.filter((e) => o.includes(e));
	return s.includes("translations") ? s.filter((e) => g.includes(e)) : s;
}
async function Ee(e, n, r, i, a) {
	let o = await ge(n.working, {
		environment: r,
		signal: i
	});
	if (o && !o.isRoot) return { problem: De };
	let s = t(p, e) ?? o?.defaultBranch;
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
		problems: [f("not-read", l, { severity: "notice" })]
	};
}
const De = f("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
// src/run/init/input.ts
async function Oe(e, n, i) {
	let o = l(e), c = e, u = n.sources, d = await N("plan", c, u);
	if (v(o)) return {
		...d,
		raw: c,
		problems: o
	};
	t(s, c) === void 0 && d.problems.some(({ code: e }) => e === "no-project") && (c = await Ce(c, i));
	let f = await ke(c, d.settings.configFile, u);
	if (f && v([f])) return {
		...d,
		raw: c,
		problems: [f]
	};
	if (!(t(a, c) !== void 0 || u.environment.LOKALISE_API_TOKEN) && i && d.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await i.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		n.hide([r(e)]), u = {
			...u,
			token: e
		};
	}
	return d = await N("plan", c, u), n.hide(d.settings.secrets), {
		...d,
		raw: c,
		problems: [...d.problems, ...f ? [f] : []]
	};
}
async function ke(e, n, r) {
	let i = t(s, e);
	if (i === void 0 || !await w(n, {})) return;
	let { project: a, ...o } = e, { settings: c, problems: l } = await N("plan", o, r), u = k(n, r.folders), { id: d } = j(i);
	if (l.some(({ code: e }) => e === "no-project")) {
		let e = `${u} is there already, and stays as it is, but it has no project. Add project: ${d}, so that later commands and workflows know it.`;
		return f("no-project", e, { severity: "warning" });
	}
	let p = c.projects[0]?.id;
	if (!p || p === d) return;
	let m = `${u} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return f("bad-setting", m);
}
function Ae(e, r) {
	return {
		split: t(m, e) ?? m.default,
		fields: t(n, e),
		languages: t(o, e),
		dryRun: !1,
		isNew: !1,
		createsFiles: !1,
		into: void 0,
		gone: !1,
		confirmsGone: void 0,
		repeated: [],
		confirms: r && ((e) => r.yesNo(`Webhook ${e}: does this URL contain no secret, so that the manifest may have it as it is?`))
	};
}
// src/run/init/newSettings.ts
function je({ project: e, flags: t, texts: n, writer: r, seeded: i }) {
	let a = {};
	for (let e = 0; e + 1 < t.length; e += 2) {
		let [n = "", r = ""] = t.slice(e), i = n.replace(/^--/, "");
		a[i] = [...a[i] ?? [], r];
	}
	let o = {
		project: e,
		...a,
		...n.length > 0 && { texts: [...n] },
		...r !== void 0 && { writers: [r] },
		...i !== void 0 && { languages: { [i]: "seed" } }
	};
	return ne(o, [de(h)]);
}
// src/files/appTexts.ts
var Me = e(S(), 1);
const Ne = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/res/values*/strings.xml",
	"**/*.arb"
], Pe = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`)), G = 2e5;
async function Fe(e, t) {
	let n = AbortSignal.any([t, AbortSignal.timeout(5e3)]), r = [], i = Me.default.stream(Ne, {
		cwd: e,
		ignore: Pe,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of i) if (r.push(String(e)), n.aborted || r.length >= 2e3) break;
	return r.sort();
}
async function Ie(e, t) {
	let n = await B(z(e, t)).catch(() => void 0);
	try {
		let e = await n?.read(Buffer.alloc(G), 0, G, 0);
		return e?.buffer.toString("utf8", 0, e.bytesRead) ?? "";
	} catch {
		return "";
	} finally {
		await n?.close();
	}
}
// src/run/init/suggestTexts.ts
const K = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", Le = /[\p{Cc}\p{Cs}{}]/u, Re = [
	{
		path: RegExp(`^(.*/)(${K})(\\.lproj/[^/]+\\.strings)$`, "s"),
		platforms: ["ios"]
	},
	{
		path: RegExp(`^(.*/res/values-)(${K.replace("[A-Z]{2}", "r[A-Z]{2}")})(/strings\\.xml)$`, "s"),
		platforms: ["android"]
	},
	{
		path: RegExp(`^((?:.*/)?(?:[^/]*_)?)(${K})(\\.arb)$`, "s"),
		platforms: ["ios", "android"]
	},
	{
		path: RegExp(`^((?:.*/)?)(${K})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^((?:.*/)?[^/]+[._-])(${K})(\\.json)$`, "s"),
		platforms: ["web"]
	},
	{
		path: RegExp(`^(.*/)(${K})(/[^/]+\\.json)$`, "s"),
		platforms: ["web"]
	}
];
function ze(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !Le.test(e))) {
		let e = Ve(i, t);
		e && r.push(e);
		let a = e ? void 0 : Be(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => He(e, t)), o = r.get(a ?? "");
		if (a === void 0 || o === void 0) return [];
		let s = t !== void 0 && a !== t ? { language_map: { [a]: t } } : {};
		return [{
			row: {
				files: e,
				...q(t),
				...s,
				platforms: n.platforms
			},
			codes: i,
			baseFile: o
		}];
	}), ...r].sort((e, t) => e.row.files < t.row.files ? -1 : 1);
}
function Be(e) {
	for (let t of Re) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${J(n)}{lang}${J(i)}`,
			code: r,
			layout: t
		};
	}
}
function Ve(e, t) {
	let n = J(e);
	if (e.endsWith(".xcstrings")) return {
		row: {
			files: n,
			...q(t),
			platforms: ["ios"]
		},
		codes: [],
		baseFile: e
	};
	if (t !== void 0 && /(^|\/)res\/values\/strings\.xml$/.test(e)) return {
		row: {
			files: n,
			language: t,
			platforms: ["android"]
		},
		codes: [],
		baseFile: e
	};
}
function q(e) {
	return e === void 0 ? {} : { languages: [e] };
}
function He(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function J(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function Ue(e) {
	return /"[^"\\]+_one"\s*:/.test(e) && /"[^"\\]+_other"\s*:/.test(e);
}
async function We({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i) {
	let { working: a } = n, o = ze(await Fe(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map((e) => ({
		value: e.row.files,
		about: Ge(e)
	})), []) : [], c = o.filter(({ row: e }) => s.includes(e.files));
	return {
		taken: await Promise.all(c.map((e) => Ke(e, a, t))),
		mentioned: i ? [] : o.map(({ row: e }) => e.files)
	};
}
function Ge({ codes: e }) {
	return e.length === 0 ? "" : e.join(", ");
}
async function Ke({ row: e, baseFile: t }, n, r) {
	let { platforms: i, ...a } = e, [o] = i.length === 1 ? i : [], s = t.endsWith(".json");
	return {
		...a,
		...r && o !== void 0 ? { platform: o } : { platforms: i },
		...s && Ue(await Ie(n, t)) && { plurals: "i18next" }
	};
}
// src/run/init/init.ts
async function qe(e) {
	let { settings: t, raw: n, problems: r } = await Oe(e.raw, e.frontend, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Ze] : []];
	if (!i?.manifests || v(o)) return { problems: o };
	let s = e.context(t), c = await Je(i, t, s);
	if (R(o, c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = await Y({
		...e,
		raw: n
	}, t, i, c.account, s);
	if (!l.ok) return { problems: [...o, l.problem] };
	R(o, l.value.problems);
	let { folders: u, cancellation: d } = s, f = await te(X(l.value, t, []), u);
	if (f.length > 0 || d.stopped) return { problems: [...o, ...f] };
	let p = await ie(i.manifests, i), { taken: m, mentioned: h } = l.value.offered, g = {
		...Ae(n, e.questions),
		leavesTexts: m.length > 0
	}, _ = p ? void 0 : await oe(t, i, i.manifests, g, s);
	if (R(o, _?.problems ?? []), _ && !_.first && (m.length === 0 || v(o))) return { problems: o };
	let y = X(l.value, t, _?.first?.flags ?? []);
	if (l.value.newFile && t.backupDir !== void 0) {
		let e = await re(t.backupDir, u);
		e.ok && e.value ? y.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let b = await ae(y, u), { newFile: x, workflows: S, names: C } = l.value, w = [
		...x ? [] : [k(t.configFile, u)],
		...p ? ["the manifests"] : [],
		...S.kept
	], T = b.length > 0 ? [] : y.map(({ path: e }) => k(e, u)), E = (e) => S.written.length > 0 && C.includes(e), D = {
		..._?.first && { first: _.first },
		written: T,
		kept: w,
		hasWorkflow: S.written.length > 0,
		hasPullWorkflow: E("pull"),
		hasReusable: E("translations"),
		hasTexts: m.length > 0,
		mentioned: h
	};
	return {
		problems: [...o, ...b],
		done: D
	};
}
async function Je(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = se(e, {
		apiUrl: t,
		signal: r.stopping,
		onResponse: i,
		...a && { onWait: a }
	});
	return o.ok ? fe(o.value, e.id) : {
		problems: [o.problem],
		account: void 0
	};
}
async function Y({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s) {
	let { folders: c, environment: l, cancellation: u } = s, d = await w(r, {}), f = d ? E(!1) : await we(o, e, t);
	if (!f.ok) return f;
	let p = f.value ? o.baseLanguage : void 0;
	if (f.value && p === void 0) return A(Xe);
	let m = d ? Ye : await We(o, s, t), h = m.taken, g = d ? void 0 : {
		project: i,
		texts: h,
		writer: o.writer,
		seeded: p
	}, _ = await Te(e, c, t), v = {
		newFile: g,
		offered: m,
		names: _,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (_.length === 0) return E(v);
	let y = await Ee(e, c, l, u.stopping, t);
	if ("problem" in y) return E({
		...v,
		problems: [y.problem]
	});
	let b = await Se(_, {
		branch: y.branch,
		project: a.length > 0 ? void 0 : i
	}, {
		folders: c,
		packageRoot: n,
		...t && { questions: t }
	});
	return E({
		newFile: g,
		offered: m,
		names: _,
		workflows: b,
		problems: y.problems
	});
}
function X({ newFile: e, workflows: t }, { configFile: n }, r) {
	return [...e ? [{
		path: n,
		text: je({
			...e,
			flags: r
		})
	}] : [], ...t.written];
}
const Ye = {
	taken: [],
	mentioned: []
}, Xe = f("unusable-answer", "The service does not say which language is the base language, so it cannot get the rule seed. Run again with --edits-by-hand no, and set languages in lokaform.yaml."), Ze = f("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/run/init/questions.ts
var Z = class extends Error {
	name = "NotAnswered";
};
// src/terminal/questions.ts
async function Qe({ input: e, output: t }, n) {
	"columns" in t && t.columns === 0 && Object.assign(t, { columns: 80 });
	let { confirm: r, multiselect: a, password: o, text: s } = await import("./clack-prompts.js"), c = (r) => ({
		input: e,
		output: t,
		signal: n,
		message: i(r)
	});
	return {
		async text(e, t, n) {
			let r = (e) => t((e ?? "").trim()), a = n === void 0 ? {} : { initialValue: i(n) };
			return Q(await s({
				...c(e),
				validate: r,
				...a
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return Q(await o({
				...c(e),
				validate: t
			})).trim();
		},
		async several(e, t, n) {
			let r = t.map(({ value: e, about: t }) => ({
				value: e,
				label: i(e),
				hint: i(t)
			}));
			return Q(await a({
				...c(e),
				options: r,
				initialValues: [...n],
				required: !1
			}));
		},
		async yesNo(e) {
			return Q(await r({
				...c(e),
				initialValue: !1
			}));
		}
	};
}
function Q(e) {
	if (typeof e == "symbol") throw new Z();
	return e;
}
// src/commands/runs/init.ts
async function $e(e, t) {
	let { setup: n, print: r, showProblems: i } = t, a = new L(), o = M(a);
	try {
		let { problems: o, done: s } = await qe({
			raw: e,
			frontend: t,
			context: (n) => t.context(n, a, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await Qe(n.prompt, a.stopping),
			onAccount: (e) => b(e).forEach(r)
		});
		return s && y(s).forEach(r), i(o), a.stopped && !s ? $(t, a) : +!!v(o);
	} catch (e) {
		if (e instanceof Z) return $(t, a);
		throw e;
	} finally {
		o();
	}
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { $e as runInit };
