import { r as e } from "./rolldown-runtime.js";
import { At as t, C as n, Ft as r, K as i, Ot as a, R as o, Rt as s, S as c, an as l, ar as u, cr as d, kt as f, lr as p, nn as m, or as h, rt as g, sr as _, zn as v } from "./start.js";
import { f as y, g as b, i as x, m as ee, n as te, p as S, t as ne } from "./first.js";
import { B as C, Cr as w, Er as T, H as E, Lt as D, Qr as O, Sr as k, Tr as A, Xr as j, ai as M, b as re, kt as N, oi as P, ri as ie, st as F, ut as I, wr as ae, x as oe, xt as L } from "./engine.js";
import { l as R } from "./wire.js";
import { C as se, s as ce } from "./project.js";
import { l as le, o as ue } from "./client.js";
import { n as de } from "./schemas.js";
import { join as z } from "node:path";
import { open as B, readFile as V, realpath as H } from "node:fs/promises";
// src/report/words/initLines.ts
function fe({ name: e, baseLanguage: t, writer: n }) {
	let r = t === void 0 ? "" : `, with the base language ${o(t)}`, i = n === void 0 ? "" : ` The token belongs to ${o(n)}.`;
	return [`The project is ${o(e)}${r}.${i}`];
}
function pe(e) {
	let { first: t, written: n, kept: r, hasWorkflow: i, hasPullWorkflow: a, hasReusable: s, hasTexts: c, mentioned: l } = e, u = [
		...t ? b(t, !1) : [],
		...n.map((e) => `Wrote ${o(e)}`),
		...r.map((e) => `Kept: ${o(e)} (there already)`),
		...l.length > 0 ? ["These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:", ...l.map((e) => `  ${o(e)}`)] : []
	];
	if (!t && n.length === 0) return [...u, "Nothing was written: all files are there already."];
	let d = t?.variables, f = [
		...d ? [`Load the variables: set -a; . ${o(N(`./${d.path}`))}; set +a`] : [],
		c ? "See how the texts of the files differ from the project: lokaform plan" : "See that a plan has nothing to do: lokaform plan",
		...i ? ["Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN."] : [],
		...d && s ? ["For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them."] : [],
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
async function me(e, t) {
	let n = L(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), he(e, n)]), i = A(t) ?? {};
		return {
			account: {
				name: T(i.name) || n,
				baseLanguage: T(i.base_language_iso) || void 0,
				namesPerPlatform: k(A(i.settings)?.per_platform_key_names) ?? !1,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		if (!(e instanceof le)) throw e;
		return { problems: [ce(e)] };
	}
}
async function he(e, t) {
	try {
		let n = A(await e.contributorMe(t)) ?? {}, r = [T(n.email), w(n.user_id)].find((e) => e !== void 0 && v.schema.safeParse([e]).success);
		if (r === void 0) return U("the answer names no user.");
		let i = ae(n.admin_rights, T), a = k(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : _e(r, a ? i : [])
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
		problems: [l("unknown-writers", t, { severity: "warning" })]
	};
}
const ge = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function _e(e, t) {
	return ge.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return l("missing-right", r, { severity: "warning" });
	});
}
async function ve(e, t) {
	let n = await H(e), r = await ie(n, void 0);
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
async function ye(e, t, n) {
	return be(await V(z(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function be(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => xe(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${L(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function xe(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/run/init/files.ts
async function Se({ working: e }) {
	let t = [];
	for (let n of Ce) await j(z(e, W[n].file), {}) && t.push(n);
	return t;
}
const Ce = Object.keys(W);
async function we(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = z(n.working, W[s].file), c = await ye(s, t, r), l = await j(e, {}) ? await V(e, "utf8") : void 0, u = O(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function Te(e, t) {
	if (!t) return e;
	let n = (e) => I(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function Ee({ writer: e }, t, r) {
	let i = n(h, t);
	if (i !== void 0 || e === void 0) return P(i === "yes");
	if (r) return P(await r.yesNo(`Does a person edit texts in Lokalise as ${e}? Lokaform takes all texts of this user for its own, and may replace them.`));
	let a = `The token belongs to ${e}. Lokaform takes all texts of this user for its own, and may replace them. Say with --edits-by-hand yes or --edits-by-hand no whether a person also edits texts as this user.`;
	return M(l("bad-setting", a));
}
async function De(e, t, r) {
	let i = n(d, e);
	if (i) return i.filter((e) => e !== "none");
	if ((await Se(t)).length > 0) return [];
	if (!r) return _;
	let a = p.map((e) => ({
		value: e,
		about: W[e].about
	})), o = await r.several("Which workflows should be written?", a, _), s = p.filter((e) => o.includes(e));
	return s.includes("translations") ? s.filter((e) => _.includes(e)) : s;
}
async function Oe(e, t, r, i, a) {
	let o = await ve(t.working, {
		environment: r,
		signal: i
	});
	if (o && !o.isRoot) return { problem: ke };
	let s = n(u, e) ?? o?.defaultBranch;
	if (s !== void 0) return {
		branch: s,
		problems: []
	};
	let c = o?.currentBranch ?? "main";
	if (a) return {
		branch: await a.text("The default branch of the repository", (e) => e === "" ? "Type its name." : void 0, c),
		problems: []
	};
	let d = `git does not say which branch is the default branch of the repository, so the workflows use ${c}. If that is wrong, change the name in the workflows, or use --default-branch.`;
	return {
		branch: c,
		problems: [l("not-read", d, { severity: "notice" })]
	};
}
const ke = l("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
// src/run/init/input.ts
async function Ae(e, t, a) {
	let o = c(e), l = e, u = t.sources, d = await F("plan", l, u);
	if (m(o)) return {
		...d,
		raw: l,
		problems: o
	};
	n(r, l) === void 0 && d.problems.some(({ code: e }) => e === "no-project") && (l = await Te(l, a));
	let f = await je(l, d.settings.configFile, u);
	if (f && m([f])) return {
		...d,
		raw: l,
		problems: [f]
	};
	if (!(n(s, l) !== void 0 || u.environment.LOKALISE_API_TOKEN) && a && d.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await a.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		t.hide([i(e)]), u = {
			...u,
			token: e
		};
	}
	return d = await F("plan", l, u), t.hide(d.settings.secrets), {
		...d,
		raw: l,
		problems: [...d.problems, ...f ? [f] : []]
	};
}
async function je(e, t, i) {
	let a = n(r, e);
	if (a === void 0 || !await j(t, {})) return;
	let { project: o, ...s } = e, { settings: c, problems: u } = await F("plan", s, i), d = O(t, i.folders), { id: f } = I(a);
	if (u.some(({ code: e }) => e === "no-project")) {
		let e = `${d} is there already, and stays as it is, but it has no project. Add project: ${f}, so that later commands and workflows know it.`;
		return l("no-project", e, { severity: "warning" });
	}
	let p = c.projects[0]?.id;
	if (!p || p === f) return;
	let m = `${d} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return l("bad-setting", m);
}
function Me(e, r) {
	return {
		split: n(t, e) ?? t.default,
		fields: n(a, e),
		languages: n(f, e),
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
function Ne({ project: e, flags: t, texts: n, writer: r, seeded: i }) {
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
	return x(o, [de(g)]);
}
// src/files/appTexts.ts
var Pe = e(D(), 1);
const Fe = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/res/values*/strings.xml",
	"**/*.arb"
], Ie = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`)), G = 2e5;
async function Le(e, t) {
	let n = AbortSignal.any([t, AbortSignal.timeout(5e3)]), r = [], i = Pe.default.stream(Fe, {
		cwd: e,
		ignore: Ie,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of i) if (r.push(String(e)), n.aborted || r.length >= 2e3) break;
	return r.sort();
}
async function Re(e, t) {
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
const K = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", ze = /[\p{Cc}\p{Cs}{}]/u, Be = [
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
function Ve(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !ze.test(e))) {
		let e = Ue(i, t);
		e && r.push(e);
		let a = e ? void 0 : He(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => We(e, t)), o = r.get(a ?? "");
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
function He(e) {
	for (let t of Be) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${J(n)}{lang}${J(i)}`,
			code: r,
			layout: t
		};
	}
}
function Ue(e, t) {
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
function We(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function J(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function Ge(e) {
	return /"[^"\\]+_one"\s*:/.test(e) && /"[^"\\]+_other"\s*:/.test(e);
}
async function Ke({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i) {
	let { working: a } = n, o = Ve(await Le(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map((e) => ({
		value: e.row.files,
		about: qe(e)
	})), []) : [], c = o.filter(({ row: e }) => s.includes(e.files));
	return {
		taken: await Promise.all(c.map((e) => Je(e, a, t))),
		mentioned: i ? [] : o.map(({ row: e }) => e.files)
	};
}
function qe({ codes: e }) {
	return e.length === 0 ? "" : e.join(", ");
}
async function Je({ row: e, baseFile: t }, n, r) {
	let { platforms: i, ...a } = e, [o] = i.length === 1 ? i : [], s = t.endsWith(".json");
	return {
		...a,
		...r && o !== void 0 ? { platform: o } : { platforms: i },
		...s && Ge(await Re(n, t)) && { plurals: "i18next" }
	};
}
// src/run/init/init.ts
async function Y(e) {
	let { settings: t, raw: n, problems: r } = await Ae(e.raw, e.frontend, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [$e] : []];
	if (!i?.manifests || m(o)) return { problems: o };
	let s = e.context(t), c = await Ye(i, t, s);
	if (R(o, c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = await Xe({
		...e,
		raw: n
	}, t, i, c.account, s);
	if (!l.ok) return { problems: [...o, l.problem] };
	R(o, l.value.problems);
	let { folders: u, cancellation: d } = s, f = await y(X(l.value, t, []), u);
	if (f.length > 0 || d.stopped) return { problems: [...o, ...f] };
	let p = await te(i.manifests, i), { taken: h, mentioned: g } = l.value.offered, _ = {
		...Me(n, e.questions),
		leavesTexts: h.length > 0
	}, v = p ? void 0 : await ne(t, i, i.manifests, _, s);
	if (R(o, v?.problems ?? []), v && !v.first && (h.length === 0 || m(o))) return { problems: o };
	let b = X(l.value, t, v?.first?.flags ?? []);
	if (l.value.newFile && t.backupDir !== void 0) {
		let e = await ee(t.backupDir, u);
		e.ok && e.value ? b.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let x = await S(b, u), { newFile: C, workflows: w, names: T } = l.value, E = [
		...C ? [] : [O(t.configFile, u)],
		...p ? ["the manifests"] : [],
		...w.kept
	], D = x.length > 0 ? [] : b.map(({ path: e }) => O(e, u)), k = (e) => w.written.length > 0 && T.includes(e), A = {
		...v?.first && { first: v.first },
		written: D,
		kept: E,
		hasWorkflow: w.written.length > 0,
		hasPullWorkflow: k("pull"),
		hasReusable: k("translations"),
		hasTexts: h.length > 0,
		mentioned: g
	};
	return {
		problems: [...o, ...x],
		done: A
	};
}
async function Ye(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = se(e, {
		apiUrl: t,
		signal: r.stopping,
		onResponse: i,
		...a && { onWait: a }
	});
	return o.ok ? me(o.value, e.id) : {
		problems: [o.problem],
		account: void 0
	};
}
async function Xe({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s) {
	let { folders: c, environment: l, cancellation: u } = s, d = await j(r, {}), f = d ? P(!1) : await Ee(o, e, t);
	if (!f.ok) return f;
	let p = f.value ? o.baseLanguage : void 0;
	if (f.value && p === void 0) return M(Qe);
	let m = d ? Ze : await Ke(o, s, t), h = m.taken, g = d ? void 0 : {
		project: i,
		texts: h,
		writer: o.writer,
		seeded: p
	}, _ = await De(e, c, t), v = {
		newFile: g,
		offered: m,
		names: _,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (_.length === 0) return P(v);
	let y = await Oe(e, c, l, u.stopping, t);
	if ("problem" in y) return P({
		...v,
		problems: [y.problem]
	});
	let b = await we(_, {
		branch: y.branch,
		project: a.length > 0 ? void 0 : i
	}, {
		folders: c,
		packageRoot: n,
		...t && { questions: t }
	});
	return P({
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
		text: Ne({
			...e,
			flags: r
		})
	}] : [], ...t.written];
}
const Ze = {
	taken: [],
	mentioned: []
}, Qe = l("unusable-answer", "The service does not say which language is the base language, so it cannot get the rule seed. Run again with --edits-by-hand no, and set languages in lokaform.yaml."), $e = l("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/run/init/questions.ts
var Z = class extends Error {
	name = "NotAnswered";
};
// src/terminal/questions.ts
async function et({ input: e, output: t }, n) {
	"columns" in t && t.columns === 0 && Object.assign(t, { columns: 80 });
	let { confirm: r, multiselect: i, password: a, text: s } = await import("./clack-prompts.js"), c = (r) => ({
		input: e,
		output: t,
		signal: n,
		message: o(r)
	});
	return {
		async text(e, t, n) {
			let r = (e) => t((e ?? "").trim()), i = n === void 0 ? {} : { initialValue: o(n) };
			return Q(await s({
				...c(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return Q(await a({
				...c(e),
				validate: t
			})).trim();
		},
		async several(e, t, n) {
			let r = t.map(({ value: e, about: t }) => ({
				value: e,
				label: o(e),
				hint: o(t)
			}));
			return Q(await i({
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
async function tt(e, t) {
	let { setup: n, print: r, showProblems: i } = t, a = new re(), o = oe(a);
	try {
		let { problems: o, done: s } = await Y({
			raw: e,
			frontend: t,
			context: (n) => t.context(n, a, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await et(n.prompt, a.stopping),
			onAccount: (e) => fe(e).forEach(r)
		});
		return s && pe(s).forEach(r), i(o), a.stopped && !s ? $(t, a) : +!!m(o);
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
export { tt as runInit };
