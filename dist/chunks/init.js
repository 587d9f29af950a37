import { r as e } from "./rolldown-runtime.js";
import { $n as t, At as n, En as r, F as i, It as a, Qn as o, U as s, Xn as c, Y as l, Yn as u, Zn as d, b as f, jt as p, kt as m, q as h, st as g, x as _, zt as v } from "./start.js";
import { f as y, g as b, i as x, m as ee, n as te, p as S, t as ne } from "./first.js";
import { C, T as w, s as T } from "./project.js";
import { B as E, Ht as D, Jt as O, Qt as k, Ut as A, Xt as j, Zt as M, b as re, di as ie, fi as ae, mi as N, ot as P, pi as F, rt as I, ui as L, y as oe, yt as R, z as se } from "./engine.js";
import { l as ce, o as le } from "./client.js";
import { n as ue } from "./schemas.js";
import { join as z } from "node:path";
import { open as de, readFile as B, realpath as V } from "node:fs/promises";
// src/report/words/initLines.ts
function H({ name: e, baseLanguage: t, writer: n }) {
	let r = t === void 0 ? "" : `, with the base language ${i(t)}`, a = n === void 0 ? "" : ` The token belongs to ${i(n)}.`;
	return [`The project is ${i(e)}${r}.${a}`];
}
function fe(e) {
	let { first: t, written: n, kept: r, hasWorkflow: a, hasPullWorkflow: o, hasReusable: s, hasTexts: c, mentioned: l } = e, u = [
		...t ? b(t, !1) : [],
		...n.map((e) => `Wrote ${i(e)}`),
		...r.map((e) => `Kept: ${i(e)} (there already)`),
		...l.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...l.map((e) => `  ${i(e)}`)] : []
	];
	if (!t && n.length === 0) return [...u, "Nothing was written: all files are there already."];
	let d = t?.variables, f = [
		...d ? [`Load the variables: set -a; . ${i(w(`./${d.path}`))}; set +a`] : [],
		c ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		...a ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...d && s ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
		...o ? ["Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls."] : [],
		"Commit the files, and open a pull request with them."
	];
	return [
		...u,
		"",
		"Next steps:",
		...f.map((e, t) => `  ${t + 1}. ${e}`)
	];
}
// src/run/init/account.ts
async function pe(e, t) {
	let n = R(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), me(e, n)]), i = F(t) ?? {};
		return {
			account: {
				name: N(i.name) || n,
				baseLanguage: N(i.base_language_iso) || void 0,
				namesPerPlatform: L(F(i.settings)?.per_platform_key_names) ?? !1,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		if (!(e instanceof ce)) throw e;
		return { problems: [T(e)] };
	}
}
async function me(e, t) {
	try {
		let n = F(await e.contributorMe(t)) ?? {}, i = [N(n.email), ie(n.user_id)].find((e) => e !== void 0 && r.schema.safeParse([e]).success);
		if (i === void 0) return U("the answer names no user.");
		let a = ae(n.admin_rights, N), o = L(n.is_admin) !== !1;
		return {
			writer: i,
			problems: a === void 0 ? [] : ge(i, o ? a : [])
		};
	} catch (e) {
		if (e instanceof le && e.status < 500) return U(e.message);
		throw e;
	}
}
function U(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So lokaform.yaml gets no writers. Add writers with the address of this user, or Lokaform replaces no text of the base language.`;
	return {
		writer: void 0,
		problems: [l("unknown-writers", t, { severity: "warning" })]
	};
}
const he = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function ge(e, t) {
	return he.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return l("missing-right", r, { severity: "warning" });
	});
}
async function _e(e, t) {
	let n = await V(e), r = await O(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await E(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof se) return;
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
async function ve(e, t, n) {
	return ye(await B(z(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function ye(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => be(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${R(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function be(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/run/init/files.ts
async function xe({ working: e }) {
	let t = [];
	for (let n of Se) await D(z(e, W[n].file), {}) && t.push(n);
	return t;
}
const Se = Object.keys(W);
async function Ce(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = z(n.working, W[s].file), c = await ve(s, t, r), l = await D(e, {}) ? await B(e, "utf8") : void 0, u = A(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function we(e, t) {
	if (!t) return e;
	let n = (e) => P(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function Te({ writer: e }, t, n) {
	let r = _(c, t);
	if (r !== void 0 || e === void 0) return M(r === "yes");
	if (n) return M(await n.yesNo(`Does a person edit texts in Lokalise as ${e}? Lokaform takes all texts of this user for its own, and may replace them.`));
	let i = `The token belongs to ${e}. Lokaform takes all texts of this user for its own, and may replace them. Say with --edits-by-hand yes or --edits-by-hand no whether a person also edits texts as this user.`;
	return j(l("bad-setting", i));
}
async function Ee(e, n, r) {
	let i = _(o, e);
	if (i) return i.filter((e) => e !== "none");
	if ((await xe(n)).length > 0) return [];
	if (!r) return d;
	let a = t.map((e) => ({
		value: e,
		about: W[e].about
	})), s = await r.several("Which workflows should be written?", a, d), c = t.filter((e) => s.includes(e));
	return c.includes("translations") ? c.filter((e) => d.includes(e)) : c;
}
async function De(e, t, n, r, i) {
	let a = await _e(t.working, {
		environment: n,
		signal: r
	});
	if (a && !a.isRoot) return { problem: Oe };
	let o = _(u, e) ?? a?.defaultBranch;
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
		problems: [l("not-read", c, { severity: "notice" })]
	};
}
const Oe = l("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
// src/run/init/input.ts
async function ke(e, t, n) {
	let r = f(e), i = e, o = t.sources, c = await I("plan", i, o);
	if (h(r)) return {
		...c,
		raw: i,
		problems: r
	};
	_(a, i) === void 0 && c.problems.some(({ code: e }) => e === "no-project") && (i = await we(i, n));
	let l = await Ae(i, c.settings.configFile, o);
	if (l && h([l])) return {
		...c,
		raw: i,
		problems: [l]
	};
	if (!(_(v, i) !== void 0 || o.environment.LOKALISE_API_TOKEN) && n && c.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await n.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([s(e)]), o = {
			...o,
			token: e
		};
	}
	return c = await I("plan", i, o), t.hide(c.settings.secrets), {
		...c,
		raw: i,
		problems: [...c.problems, ...l ? [l] : []]
	};
}
async function Ae(e, t, n) {
	let r = _(a, e);
	if (r === void 0 || !await D(t, {})) return;
	let { project: i, ...o } = e, { settings: s, problems: c } = await I("plan", o, n), u = A(t, n.folders), { id: d } = P(r);
	if (c.some(({ code: e }) => e === "no-project")) {
		let e = `${u} is there already, and stays as it is, but it has no project. Add project: ${d}, so that later commands and workflows know it.`;
		return l("no-project", e, { severity: "warning" });
	}
	let f = s.projects[0]?.id;
	if (!f || f === d) return;
	let p = `${u} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return l("bad-setting", p);
}
function je(e, t) {
	return {
		split: _(p, e) ?? p.default,
		fields: _(m, e),
		languages: _(n, e),
		dryRun: !1,
		isNew: !1,
		createsFiles: !1,
		into: void 0,
		gone: !1,
		confirmsGone: void 0,
		repeated: [],
		confirms: t && ((e) => t.yesNo(`Webhook ${e}: does this URL contain no secret, so that the manifest may have it as it is?`))
	};
}
// src/run/init/newSettings.ts
function Me({ project: e, flags: t, texts: n, writer: r, seeded: i }) {
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
	return x(o, [ue(g)]);
}
// src/files/appTexts.ts
var Ne = e(k(), 1);
const Pe = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/res/values*/strings.xml",
	"**/*.arb"
], Fe = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`)), G = 2e5;
async function Ie(e, t) {
	let n = AbortSignal.any([t, AbortSignal.timeout(5e3)]), r = [], i = Ne.default.stream(Pe, {
		cwd: e,
		ignore: Fe,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of i) if (r.push(String(e)), n.aborted || r.length >= 2e3) break;
	return r.sort();
}
async function Le(e, t) {
	let n = await de(z(e, t)).catch(() => void 0);
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
const K = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", Re = /[\p{Cc}\p{Cs}{}]/u, ze = [
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
function Be(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !Re.test(e))) {
		let e = He(i, t);
		e && r.push(e);
		let a = e ? void 0 : Ve(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => Ue(e, t)), o = r.get(a ?? "");
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
function Ve(e) {
	for (let t of ze) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${J(n)}{lang}${J(i)}`,
			code: r,
			layout: t
		};
	}
}
function He(e, t) {
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
function Ue(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function J(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function We(e) {
	return /"[^"\\]+_one"\s*:/.test(e) && /"[^"\\]+_other"\s*:/.test(e);
}
async function Ge({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i) {
	let { working: a } = n, o = Be(await Ie(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map((e) => ({
		value: e.row.files,
		about: Y(e)
	})), []) : [], c = o.filter(({ row: e }) => s.includes(e.files));
	return {
		taken: await Promise.all(c.map((e) => Ke(e, a, t))),
		mentioned: i ? [] : o.map(({ row: e }) => e.files)
	};
}
function Y({ codes: e }) {
	return e.length === 0 ? "" : e.join(", ");
}
async function Ke({ row: e, baseFile: t }, n, r) {
	let { platforms: i, ...a } = e, [o] = i.length === 1 ? i : [], s = t.endsWith(".json");
	return {
		...a,
		...r && o !== void 0 ? { platform: o } : { platforms: i },
		...s && We(await Le(n, t)) && { plurals: "i18next" }
	};
}
// src/run/init/init.ts
async function qe(e) {
	let { settings: t, raw: n, problems: r } = await ke(e.raw, e.frontend, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Qe] : []];
	if (!i?.manifests || h(o)) return { problems: o };
	let s = e.context(t), c = await Je(i, t, s);
	if (o.push(...c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = await Ye({
		...e,
		raw: n
	}, t, i, c.account, s);
	if (!l.ok) return { problems: [...o, l.problem] };
	o.push(...l.value.problems);
	let { folders: u, cancellation: d } = s, f = await y(X(l.value, t, []), u);
	if (f.length > 0 || d.stopped) return { problems: [...o, ...f] };
	let p = await te(i.manifests, i), { taken: m, mentioned: g } = l.value.offered, _ = {
		...je(n, e.questions),
		leavesTexts: m.length > 0
	}, v = p ? void 0 : await ne(t, i, i.manifests, _, s);
	if (o.push(...v?.problems ?? []), v && !v.first && (m.length === 0 || h(o))) return { problems: o };
	let b = X(l.value, t, v?.first?.flags ?? []);
	if (l.value.newFile && t.backupDir !== void 0) {
		let e = await ee(t.backupDir, u);
		e.ok && e.value ? b.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let x = await S(b, u), { newFile: C, workflows: w, names: T } = l.value, E = [
		...C ? [] : [A(t.configFile, u)],
		...p ? ["the manifests"] : [],
		...w.kept
	], D = x.length > 0 ? [] : b.map(({ path: e }) => A(e, u)), O = (e) => w.written.length > 0 && T.includes(e), k = {
		...v?.first && { first: v.first },
		written: D,
		kept: E,
		hasWorkflow: w.written.length > 0,
		hasPullWorkflow: O("pull"),
		hasReusable: O("translations"),
		hasTexts: m.length > 0,
		mentioned: g
	};
	return {
		problems: [...o, ...x],
		done: k
	};
}
async function Je(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = C(e, {
		apiUrl: t,
		signal: r.stopping,
		onResponse: i,
		...a && { onWait: a }
	});
	return o.ok ? pe(o.value, e.id) : {
		problems: [o.problem],
		account: void 0
	};
}
async function Ye({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s) {
	let { folders: c, environment: l, cancellation: u } = s, d = await D(r, {}), f = d ? M(!1) : await Te(o, e, t);
	if (!f.ok) return f;
	let p = f.value ? o.baseLanguage : void 0;
	if (f.value && p === void 0) return j(Ze);
	let m = d ? Xe : await Ge(o, s, t), h = m.taken, g = d ? void 0 : {
		project: i,
		texts: h,
		writer: o.writer,
		seeded: p
	}, _ = await Ee(e, c, t), v = {
		newFile: g,
		offered: m,
		names: _,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (_.length === 0) return M(v);
	let y = await De(e, c, l, u.stopping, t);
	if ("problem" in y) return M({
		...v,
		problems: [y.problem]
	});
	let b = await Ce(_, {
		branch: y.branch,
		project: a.length > 0 ? void 0 : i
	}, {
		folders: c,
		packageRoot: n,
		...t && { questions: t }
	});
	return M({
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
		text: Me({
			...e,
			flags: r
		})
	}] : [], ...t.written];
}
const Xe = {
	taken: [],
	mentioned: []
}, Ze = l("unusable-answer", "The service does not say which language is the base language, so it cannot get the rule seed. Run again with --edits-by-hand no, and set languages in lokaform.yaml."), Qe = l("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/run/init/questions.ts
var Z = class extends Error {
	name = "NotAnswered";
};
// src/terminal/questions.ts
async function $e({ input: e, output: t }, n) {
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
async function et(e, t) {
	let { setup: n, print: r, showProblems: i } = t, a = new oe(), o = re(a, void 0);
	try {
		let { problems: o, done: s } = await qe({
			raw: e,
			frontend: t,
			context: (n) => t.context(n, a, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await $e(n.prompt, a.stopping),
			onAccount: (e) => H(e).forEach(r)
		});
		return s && fe(s).forEach(r), i(o), a.stopped && !s ? $(t, a) : +!!h(o);
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
export { et as runInit };
