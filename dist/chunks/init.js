import { r as e } from "./rolldown-runtime.js";
import { At as t, Ft as n, H as r, J as i, Jn as a, K as o, Ot as s, P as c, Qn as l, Rt as u, Tn as d, Xn as f, Yn as p, Zn as m, b as h, kt as g, ot as _, y as v } from "./start.js";
import { f as y, g as b, i as x, m as ee, n as te, p as ne, t as S } from "./first.js";
import { S as C, o as w, w as T } from "./project.js";
import { Gt as E, Ht as D, It as O, Lt as k, M as A, Wt as j, ai as M, at as N, b as re, ii as P, j as ie, ni as ae, nt as F, ri as oe, ti as I, tt as se, vt as L, y as ce } from "./engine.js";
import { l as le, o as ue } from "./client.js";
import { n as de } from "./schemas.js";
import { join as R } from "node:path";
import { open as z, readFile as B, realpath as V } from "node:fs/promises";
// src/report/words/initLines.ts
function H({ name: e, baseLanguage: t, writer: n }) {
	let r = t === void 0 ? "" : `, with the base language ${c(t)}`, i = n === void 0 ? "" : ` The token belongs to ${c(n)}.`;
	return [`The project is ${c(e)}${r}.${i}`];
}
function fe(e) {
	let { first: t, written: n, kept: r, hasWorkflow: i, hasPullWorkflow: a, hasReusable: o, hasTexts: s, mentioned: l } = e, u = [
		...t ? b(t, !1) : [],
		...n.map((e) => `Wrote ${c(e)}`),
		...r.map((e) => `Kept: ${c(e)} (there already)`),
		...l.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...l.map((e) => `  ${c(e)}`)] : []
	];
	if (!t && n.length === 0) return [...u, "Nothing was written: all files are there already."];
	let d = t?.variables, f = [
		...d ? [`Load the variables: set -a; . ${c(T(`./${d.path}`))}; set +a`] : [],
		s ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		...i ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...d && o ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
		...a ? ["Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls."] : [],
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
	let n = L(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), me(e, n)]), i = P(t) ?? {};
		return {
			account: {
				name: M(i.name) || n,
				baseLanguage: M(i.base_language_iso) || void 0,
				namesPerPlatform: I(P(i.settings)?.per_platform_key_names) ?? !1,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		if (!(e instanceof le)) throw e;
		return { problems: [w(e)] };
	}
}
async function me(e, t) {
	try {
		let n = P(await e.contributorMe(t)) ?? {}, r = [M(n.email), ae(n.user_id)].find((e) => e !== void 0 && d.schema.safeParse([e]).success);
		if (r === void 0) return U("the answer names no user.");
		let i = oe(n.admin_rights, M), a = I(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : ge(r, a ? i : [])
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
		problems: [i("unknown-writers", t, { severity: "warning" })]
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
		return i("missing-right", r, { severity: "warning" });
	});
}
async function _e(e, t) {
	let n = await V(e), r = await D(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await A(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof ie) return;
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
	return ye(await B(R(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function ye(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => be(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${L(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
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
	for (let n of Se) await O(R(e, W[n].file), {}) && t.push(n);
	return t;
}
const Se = Object.keys(W);
async function Ce(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = R(n.working, W[s].file), c = await ve(s, t, r), l = await O(e, {}) ? await B(e, "utf8") : void 0, u = k(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
	let n = (e) => N(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function Te({ writer: e }, t, n) {
	let r = h(p, t);
	if (r !== void 0 || e === void 0) return E(r === "yes");
	if (n) return E(await n.yesNo(`Does a person edit texts in Lokalise as ${e}? Lokaform takes all texts of this user for its own, and may replace them.`));
	let a = `The token belongs to ${e}. Lokaform takes all texts of this user for its own, and may replace them. Say with --edits-by-hand yes or --edits-by-hand no whether a person also edits texts as this user.`;
	return j(i("bad-setting", a));
}
async function Ee(e, t, n) {
	let r = h(m, e);
	if (r) return r.filter((e) => e !== "none");
	if ((await xe(t)).length > 0) return [];
	if (!n) return f;
	let i = l.map((e) => ({
		value: e,
		about: W[e].about
	})), a = await n.several("Which workflows should be written?", i, f), o = l.filter((e) => a.includes(e));
	return o.includes("translations") ? o.filter((e) => f.includes(e)) : o;
}
async function De(e, t, n, r, o) {
	let s = await _e(t.working, {
		environment: n,
		signal: r
	});
	if (s && !s.isRoot) return { problem: Oe };
	let c = h(a, e) ?? s?.defaultBranch;
	if (c !== void 0) return {
		branch: c,
		problems: []
	};
	let l = s?.currentBranch ?? "main";
	if (o) return {
		branch: await o.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, l),
		problems: []
	};
	let u = `git does not say which branch is the default branch of the repository, so the workflows use ${l}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: l,
		problems: [i("not-read", u, { severity: "notice" })]
	};
}
const Oe = i("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
// src/run/init/input.ts
async function ke(e, t, i) {
	let a = v(e), s = e, c = t.sources, l = await F("plan", s, c);
	if (o(a)) return {
		...l,
		raw: s,
		problems: a
	};
	h(n, s) === void 0 && l.problems.some(({ code: e }) => e === "no-project") && (s = await we(s, i));
	let d = await Ae(s, l.settings.configFile, c);
	if (d && o([d])) return {
		...l,
		raw: s,
		problems: [d]
	};
	if (!(h(u, s) !== void 0 || c.environment.LOKALISE_API_TOKEN) && i && l.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await i.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([r(e)]), c = {
			...c,
			token: e
		};
	}
	return l = await F("plan", s, c), t.hide(l.settings.secrets), {
		...l,
		raw: s,
		problems: [...l.problems, ...d ? [d] : []]
	};
}
async function Ae(e, t, r) {
	let a = h(n, e);
	if (a === void 0 || !await O(t, {})) return;
	let { project: o, ...s } = e, { settings: c, problems: l } = await F("plan", s, r), u = k(t, r.folders), { id: d } = N(a);
	if (l.some(({ code: e }) => e === "no-project")) {
		let e = `${u} is there already, and stays as it is, but it has no project. Add project: ${d}, so that later commands and workflows know it.`;
		return i("no-project", e, { severity: "warning" });
	}
	let f = c.projects[0]?.id;
	if (!f || f === d) return;
	let p = `${u} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return i("bad-setting", p);
}
function je(e, n) {
	return {
		split: h(t, e) ?? t.default,
		fields: h(s, e),
		languages: h(g, e),
		dryRun: !1,
		isNew: !1,
		createsFiles: !1,
		into: void 0,
		gone: !1,
		confirmsGone: void 0,
		repeated: [],
		confirms: n && ((e) => n.yesNo(`Webhook ${e}: does this URL contain no secret, so that the manifest may have it as it is?`))
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
	return x(o, [de(_)]);
}
// src/files/appTexts.ts
var Ne = e(se(), 1);
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
	let n = await z(R(e, t)).catch(() => void 0);
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
	let { settings: t, raw: n, problems: r } = await ke(e.raw, e.frontend, e.questions), [i, ...a] = t.projects, s = [...r, ...a.length > 0 ? [Qe] : []];
	if (!i?.manifests || o(s)) return { problems: s };
	let c = e.context(t), l = await Je(i, t, c);
	if (s.push(...l.problems), !l.account) return { problems: s };
	e.onAccount(l.account);
	let u = await Ye({
		...e,
		raw: n
	}, t, i, l.account, c);
	if (!u.ok) return { problems: [...s, u.problem] };
	s.push(...u.value.problems);
	let { folders: d, cancellation: f } = c, p = await y(X(u.value, t, []), d);
	if (p.length > 0 || f.stopped) return { problems: [...s, ...p] };
	let m = await te(i.manifests, i), { taken: h, mentioned: g } = u.value.offered, _ = {
		...je(n, e.questions),
		leavesTexts: h.length > 0
	}, v = m ? void 0 : await S(t, i, i.manifests, _, c);
	if (s.push(...v?.problems ?? []), v && !v.first && (h.length === 0 || o(s))) return { problems: s };
	let b = X(u.value, t, v?.first?.flags ?? []);
	if (u.value.newFile && t.backupDir !== void 0) {
		let e = await ee(t.backupDir, d);
		e.ok && e.value ? b.unshift(e.value) : e.ok || s.push({
			...e.problem,
			severity: "warning"
		});
	}
	let x = await ne(b, d), { newFile: C, workflows: w, names: T } = u.value, E = [
		...C ? [] : [k(t.configFile, d)],
		...m ? ["the manifests"] : [],
		...w.kept
	], D = x.length > 0 ? [] : b.map(({ path: e }) => k(e, d)), O = (e) => w.written.length > 0 && T.includes(e), A = {
		...v?.first && { first: v.first },
		written: D,
		kept: E,
		hasWorkflow: w.written.length > 0,
		hasPullWorkflow: O("pull"),
		hasReusable: O("translations"),
		hasTexts: h.length > 0,
		mentioned: g
	};
	return {
		problems: [...s, ...x],
		done: A
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
	let { folders: c, environment: l, cancellation: u } = s, d = await O(r, {}), f = d ? E(!1) : await Te(o, e, t);
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
	if (_.length === 0) return E(v);
	let y = await De(e, c, l, u.stopping, t);
	if ("problem" in y) return E({
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
		text: Me({
			...e,
			flags: r
		})
	}] : [], ...t.written];
}
const Xe = {
	taken: [],
	mentioned: []
}, Ze = i("unusable-answer", "The service does not say which language is the base language, so it cannot get the rule seed. Run again with --edits-by-hand no, and set languages in lokaform.yaml."), Qe = i("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/run/init/questions.ts
var Z = class extends Error {
	name = "NotAnswered";
};
// src/terminal/questions.ts
async function $e({ input: e, output: t }, n) {
	"columns" in t && t.columns === 0 && Object.assign(t, { columns: 80 });
	let { confirm: r, multiselect: i, password: a, text: o } = await import("./clack-prompts.js"), s = (r) => ({
		input: e,
		output: t,
		signal: n,
		message: c(r)
	});
	return {
		async text(e, t, n) {
			let r = (e) => t((e ?? "").trim()), i = n === void 0 ? {} : { initialValue: c(n) };
			return Q(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return Q(await a({
				...s(e),
				validate: t
			})).trim();
		},
		async several(e, t, n) {
			let r = t.map(({ value: e, about: t }) => ({
				value: e,
				label: c(e),
				hint: c(t)
			}));
			return Q(await i({
				...s(e),
				options: r,
				initialValues: [...n],
				required: !1
			}));
		},
		async yesNo(e) {
			return Q(await r({
				...s(e),
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
	let { setup: n, print: r, showProblems: i } = t, a = new ce(), s = re(a, void 0);
	try {
		let { problems: s, done: c } = await qe({
			raw: e,
			frontend: t,
			context: (n) => t.context(n, a, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await $e(n.prompt, a.stopping),
			onAccount: (e) => H(e).forEach(r)
		});
		return c && fe(c).forEach(r), i(s), a.stopped && !c ? $(t, a) : +!!o(s);
	} catch (e) {
		if (e instanceof Z) return $(t, a);
		throw e;
	} finally {
		s();
	}
}
function $({ print: e }, { stopped: t }) {
	return e("Cancelled. Nothing was written."), t?.by === "SIGTERM" || t?.by === "SIGHUP" ? 143 : 130;
}
export { et as runInit };
