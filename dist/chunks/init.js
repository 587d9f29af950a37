import { r as e } from "./rolldown-runtime.js";
import { C as t, G as n, L as r, Mt as i, Nt as a, Rt as o, S as s, Vt as c, Y as l, Z as u, er as d, ir as f, jn as p, jt as m, lt as h, nr as g, rr as _, tr as v } from "./start.js";
import { f as y, g as b, i as x, m as ee, n as te, p as S, t as ne } from "./first.js";
import { C, T as w, s as T } from "./project.js";
import { $t as E, Qt as D, Ut as O, V as k, Wt as A, Yt as re, Zt as j, b as ie, bt as M, di as N, fi as ae, hi as P, it as F, mi as I, pi as oe, st as L, y as se, z as ce } from "./engine.js";
import { l as le, o as ue } from "./client.js";
import { n as de } from "./schemas.js";
import { join as R } from "node:path";
import { open as z, readFile as B, realpath as V } from "node:fs/promises";
// src/report/words/initLines.ts
function H({ name: e, baseLanguage: t, writer: n }) {
	let i = t === void 0 ? "" : `, with the base language ${r(t)}`, a = n === void 0 ? "" : ` The token belongs to ${r(n)}.`;
	return [`The project is ${r(e)}${i}.${a}`];
}
function fe(e) {
	let { first: t, written: n, kept: i, hasWorkflow: a, hasPullWorkflow: o, hasReusable: s, hasTexts: c, mentioned: l } = e, u = [
		...t ? b(t, !1) : [],
		...n.map((e) => `Wrote ${r(e)}`),
		...i.map((e) => `Kept: ${r(e)} (there already)`),
		...l.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...l.map((e) => `  ${r(e)}`)] : []
	];
	if (!t && n.length === 0) return [...u, "Nothing was written: all files are there already."];
	let d = t?.variables, f = [
		...d ? [`Load the variables: set -a; . ${r(w(`./${d.path}`))}; set +a`] : [],
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
	let n = M(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), me(e, n)]), i = I(t) ?? {};
		return {
			account: {
				name: P(i.name) || n,
				baseLanguage: P(i.base_language_iso) || void 0,
				namesPerPlatform: N(I(i.settings)?.per_platform_key_names) ?? !1,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		if (!(e instanceof le)) throw e;
		return { problems: [T(e)] };
	}
}
async function me(e, t) {
	try {
		let n = I(await e.contributorMe(t)) ?? {}, r = [P(n.email), ae(n.user_id)].find((e) => e !== void 0 && p.schema.safeParse([e]).success);
		if (r === void 0) return U("the answer names no user.");
		let i = oe(n.admin_rights, P), a = N(n.is_admin) !== !1;
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
		problems: [u("unknown-writers", t, { severity: "warning" })]
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
		return u("missing-right", r, { severity: "warning" });
	});
}
async function _e(e, t) {
	let n = await V(e), r = await re(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await k(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof ce) return;
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
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => be(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${M(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
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
		let e = R(n.working, W[s].file), c = await ve(s, t, r), l = await O(e, {}) ? await B(e, "utf8") : void 0, u = A(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
	let n = (e) => L(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function Te({ writer: e }, n, r) {
	let i = t(v, n);
	if (i !== void 0 || e === void 0) return D(i === "yes");
	if (r) return D(await r.yesNo(`Does a person edit texts in Lokalise as ${e}? Lokaform takes all texts of this user for its own, and may replace them.`));
	let a = `The token belongs to ${e}. Lokaform takes all texts of this user for its own, and may replace them. Say with --edits-by-hand yes or --edits-by-hand no whether a person also edits texts as this user.`;
	return j(u("bad-setting", a));
}
async function Ee(e, n, r) {
	let i = t(_, e);
	if (i) return i.filter((e) => e !== "none");
	if ((await xe(n)).length > 0) return [];
	if (!r) return g;
	let a = f.map((e) => ({
		value: e,
		about: W[e].about
	})), o = await r.several("Which workflows should be written?", a, g), s = f.filter((e) => o.includes(e));
	return s.includes("translations") ? s.filter((e) => g.includes(e)) : s;
}
async function De(e, n, r, i, a) {
	let o = await _e(n.working, {
		environment: r,
		signal: i
	});
	if (o && !o.isRoot) return { problem: Oe };
	let s = t(d, e) ?? o?.defaultBranch;
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
		problems: [u("not-read", l, { severity: "notice" })]
	};
}
const Oe = u("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
// src/run/init/input.ts
async function ke(e, r, i) {
	let a = s(e), u = e, d = r.sources, f = await F("plan", u, d);
	if (l(a)) return {
		...f,
		raw: u,
		problems: a
	};
	t(o, u) === void 0 && f.problems.some(({ code: e }) => e === "no-project") && (u = await we(u, i));
	let p = await Ae(u, f.settings.configFile, d);
	if (p && l([p])) return {
		...f,
		raw: u,
		problems: [p]
	};
	if (!(t(c, u) !== void 0 || d.environment.LOKALISE_API_TOKEN) && i && f.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await i.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		r.hide([n(e)]), d = {
			...d,
			token: e
		};
	}
	return f = await F("plan", u, d), r.hide(f.settings.secrets), {
		...f,
		raw: u,
		problems: [...f.problems, ...p ? [p] : []]
	};
}
async function Ae(e, n, r) {
	let i = t(o, e);
	if (i === void 0 || !await O(n, {})) return;
	let { project: a, ...s } = e, { settings: c, problems: l } = await F("plan", s, r), d = A(n, r.folders), { id: f } = L(i);
	if (l.some(({ code: e }) => e === "no-project")) {
		let e = `${d} is there already, and stays as it is, but it has no project. Add project: ${f}, so that later commands and workflows know it.`;
		return u("no-project", e, { severity: "warning" });
	}
	let p = c.projects[0]?.id;
	if (!p || p === f) return;
	let m = `${d} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return u("bad-setting", m);
}
function je(e, n) {
	return {
		split: t(a, e) ?? a.default,
		fields: t(m, e),
		languages: t(i, e),
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
	return x(o, [de(h)]);
}
// src/files/appTexts.ts
var Ne = e(E(), 1);
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
	let { settings: t, raw: n, problems: r } = await ke(e.raw, e.frontend, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Qe] : []];
	if (!i?.manifests || l(o)) return { problems: o };
	let s = e.context(t), c = await Je(i, t, s);
	if (o.push(...c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let u = await Ye({
		...e,
		raw: n
	}, t, i, c.account, s);
	if (!u.ok) return { problems: [...o, u.problem] };
	o.push(...u.value.problems);
	let { folders: d, cancellation: f } = s, p = await y(X(u.value, t, []), d);
	if (p.length > 0 || f.stopped) return { problems: [...o, ...p] };
	let m = await te(i.manifests, i), { taken: h, mentioned: g } = u.value.offered, _ = {
		...je(n, e.questions),
		leavesTexts: h.length > 0
	}, v = m ? void 0 : await ne(t, i, i.manifests, _, s);
	if (o.push(...v?.problems ?? []), v && !v.first && (h.length === 0 || l(o))) return { problems: o };
	let b = X(u.value, t, v?.first?.flags ?? []);
	if (u.value.newFile && t.backupDir !== void 0) {
		let e = await ee(t.backupDir, d);
		e.ok && e.value ? b.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let x = await S(b, d), { newFile: C, workflows: w, names: T } = u.value, E = [
		...C ? [] : [A(t.configFile, d)],
		...m ? ["the manifests"] : [],
		...w.kept
	], D = x.length > 0 ? [] : b.map(({ path: e }) => A(e, d)), O = (e) => w.written.length > 0 && T.includes(e), k = {
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
	let { folders: c, environment: l, cancellation: u } = s, d = await O(r, {}), f = d ? D(!1) : await Te(o, e, t);
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
	if (_.length === 0) return D(v);
	let y = await De(e, c, l, u.stopping, t);
	if ("problem" in y) return D({
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
	return D({
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
}, Ze = u("unusable-answer", "The service does not say which language is the base language, so it cannot get the rule seed. Run again with --edits-by-hand no, and set languages in lokaform.yaml."), Qe = u("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/run/init/questions.ts
var Z = class extends Error {
	name = "NotAnswered";
};
// src/terminal/questions.ts
async function $e({ input: e, output: t }, n) {
	"columns" in t && t.columns === 0 && Object.assign(t, { columns: 80 });
	let { confirm: i, multiselect: a, password: o, text: s } = await import("./clack-prompts.js"), c = (i) => ({
		input: e,
		output: t,
		signal: n,
		message: r(i)
	});
	return {
		async text(e, t, n) {
			let i = (e) => t((e ?? "").trim()), a = n === void 0 ? {} : { initialValue: r(n) };
			return Q(await s({
				...c(e),
				validate: i,
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
			let i = t.map(({ value: e, about: t }) => ({
				value: e,
				label: r(e),
				hint: r(t)
			}));
			return Q(await a({
				...c(e),
				options: i,
				initialValues: [...n],
				required: !1
			}));
		},
		async yesNo(e) {
			return Q(await i({
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
	let { setup: n, print: r, showProblems: i } = t, a = new se(), o = ie(a, void 0);
	try {
		let { problems: o, done: s } = await qe({
			raw: e,
			frontend: t,
			context: (n) => t.context(n, a, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await $e(n.prompt, a.stopping),
			onAccount: (e) => H(e).forEach(r)
		});
		return s && fe(s).forEach(r), i(o), a.stopped && !s ? $(t, a) : +!!l(o);
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
