import { r as e } from "./rolldown-runtime.js";
import { C as t, G as n, L as r, S as i, St as a, Tt as o, Vt as s, Wt as c, Yn as l, _r as u, an as d, gr as f, hr as p, mr as m, nt as h, tn as g } from "./start.js";
import { i as _, t as v } from "./written.js";
import { E as y, Ir as b, K as x, Mt as S, Pr as C, T as w, Vr as T, W as E, Wr as D, cn as O, cr as ee, dr as k, lr as te, sr as A, st as j, ur as M, ut as N } from "./engine.js";
import { d as P, f as F, i as ne, n as re, p as ie, t as ae } from "./first.js";
import { l as I } from "./wire.js";
import { M as oe, k as se, s as ce, w as le } from "./project.js";
import { n as ue } from "./schemas.js";
import { join as L } from "node:path";
import { open as R, readFile as z, realpath as B } from "node:fs/promises";
// src/run/init/account.ts
async function V(e, t) {
	let n = O(t);
	try {
		let [t, r] = await Promise.all([e.projectDetails(n), H(e, n)]), i = M(t) ?? {};
		return {
			account: {
				name: k(i.name) || n,
				baseLanguage: k(i.base_language_iso) || void 0,
				namesPerPlatform: A(M(i.settings)?.per_platform_key_names) ?? !1,
				...r
			},
			problems: r.problems
		};
	} catch (e) {
		if (!(e instanceof oe)) throw e;
		return { problems: [ce(e)] };
	}
}
async function H(e, t) {
	try {
		let n = M(await e.contributorMe(t)) ?? {}, r = [k(n.email), ee(n.user_id)].find((e) => e !== void 0 && l.schema.safeParse([e]).success);
		if (r === void 0) return U;
		let i = te(n.admin_rights, k), a = A(n.is_admin) !== !1;
		return {
			writer: r,
			problems: i === void 0 ? [] : fe(r, a ? i : [])
		};
	} catch (e) {
		if (e instanceof se && e.status < 500) return U;
		throw e;
	}
}
const U = {
	writer: void 0,
	problems: []
}, de = [{
	right: "keys",
	name: "manage keys",
	needed: "apply cannot change keys with this token"
}, {
	right: "settings",
	name: "manage settings",
	needed: "webhooks can neither be read nor changed"
}];
function fe(e, t) {
	return de.filter(({ right: e }) => !t.includes(e)).map(({ name: t, needed: n }) => {
		let r = `${e} does not have the right ${t} in this project, so ${n}. If you need it, ask an admin of the project for the right, or use a token of another user.`;
		return d("missing-right", r, { severity: "warning" });
	});
}
async function pe(e, t) {
	let n = await B(e), r = await T(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await x(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof E) return;
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
async function me(e, t, n) {
	return he(await z(L(n, "docs/workflows", `${e}.yml`), "utf8"), t);
}
function he(e, { branch: t, project: n }) {
	let r = e.replace(/(?<=branches: \[)main(?=\])/g, () => ge(t)), i = n === void 0 ? "" : `    with: { allow-projects: "${O(n)}" }\n`, a = r.replace(/^ {4}with: \{ project: .*\}\n/m, () => i);
	if (/branches: \[main\]/.test(a) && t !== "main") throw Error("a branch was not replaced");
	return a;
}
function ge(e) {
	let t = e.replace(/[+!]/g, "\\$&");
	return /^[A-Za-z][\w./-]*$/.test(t) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(t) ? t : JSON.stringify(t);
}
// src/run/init/files.ts
async function _e({ working: e }) {
	let t = [];
	for (let n of ve) await C(L(e, W[n].file), {}) && t.push(n);
	return t;
}
const ve = Object.keys(W);
async function ye(e, t, { folders: n, packageRoot: r, questions: i }) {
	let a = [], o = [];
	for (let s of e) {
		let e = L(n.working, W[s].file), c = await me(s, t, r), l = await C(e, {}) ? await z(e, "utf8") : void 0, u = b(e, n), d = l !== void 0 && l !== c && await i?.yesNo(`${u} is there already, with other content. Replace it?`);
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
async function be(e, t) {
	if (!t) return e;
	let n = (e) => N(e).problems[0]?.message;
	return {
		...e,
		project: [await t.text("Which project? Paste its URL or its id", n)]
	};
}
async function xe(e, n, r) {
	let i = t(f, e);
	if (i) return i.filter((e) => e !== "none");
	if ((await _e(n)).length > 0) return [];
	if (!r) return p;
	let a = u.map((e) => ({
		value: e,
		about: W[e].about
	})), o = await r.several("Which workflows should be written?", a, p), s = u.filter((e) => o.includes(e));
	return s.includes("translations") ? s.filter((e) => p.includes(e)) : s;
}
async function Se(e, n, r, i, a) {
	let o = await pe(n.working, {
		environment: r,
		signal: i
	});
	if (o && !o.isRoot) return { problem: Ce };
	let s = t(m, e) ?? o?.defaultBranch;
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
		problems: [d("not-read", l, { severity: "notice" })]
	};
}
const Ce = d("not-written", "No workflow was written, because this folder is not the root of its repository. GitHub reads workflows only from .github/workflows in the root. Copy them from docs/workflows of Lokaform, and set working-directory in them.", { severity: "warning" });
// src/run/init/input.ts
async function we(e, r, a) {
	let o = i(e), l = e, u = r.sources, d = await j("plan", l, u);
	if (g(o)) return {
		...d,
		raw: l,
		problems: o
	};
	t(s, l) === void 0 && d.problems.some(({ code: e }) => e === "no-project") && (l = await be(l, a));
	let f = await Te(l, d.settings.configFile, u);
	if (f && g([f])) return {
		...d,
		raw: l,
		problems: [f]
	};
	if (!(t(c, l) !== void 0 || u.environment.LOKALISE_API_TOKEN) && a && d.settings.projects.every(({ token: e }) => e === void 0)) {
		let e = await a.secret("An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored");
		r.hide([n(e)]), u = {
			...u,
			token: e
		};
	}
	return d = await j("plan", l, u), r.hide(d.settings.secrets), {
		...d,
		raw: l,
		problems: [...d.problems, ...f ? [f] : []]
	};
}
async function Te(e, n, r) {
	let i = t(s, e);
	if (i === void 0 || !await C(n, {})) return;
	let { project: a, ...o } = e, { settings: c, problems: l } = await j("plan", o, r), u = b(n, r.folders), { id: f } = N(i);
	if (l.some(({ code: e }) => e === "no-project")) {
		let e = `${u} is there already, and stays as it is, but it has no project. Add project: ${f}, so that later commands and workflows know it.`;
		return d("no-project", e, { severity: "warning" });
	}
	let p = c.projects[0]?.id;
	if (!p || p === f) return;
	let m = `${u} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
	return d("bad-setting", m);
}
function Ee(e, n) {
	return {
		split: t(o, e) ?? o.default,
		fields: t(a, e),
		dryRun: !1,
		isNew: !1,
		dir: void 0,
		removesMissing: !1,
		confirmsRemoval: void 0,
		repeated: [],
		confirms: n && ((e) => n.yesNo(`Webhook ${e}: does this URL contain no secret, so that the manifest may have it as it is?`))
	};
}
// src/run/init/newSettings.ts
function De({ project: e, flags: t, texts: n }) {
	let r = {};
	for (let e = 0; e + 1 < t.length; e += 2) {
		let [n = "", i = ""] = t.slice(e), a = n.replace(/^--/, "");
		r[a] = [...r[a] ?? [], i];
	}
	let i = {
		project: e,
		...r,
		...n.length > 0 && { texts: [...n] }
	};
	return ne(i, [ue(h)]);
}
// src/files/appTexts.ts
var Oe = e(S(), 1);
const ke = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/res/values*/strings.xml",
	"**/*.arb"
], Ae = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`)), G = 2e5;
async function je(e, t) {
	let n = AbortSignal.any([t, AbortSignal.timeout(5e3)]), r = [], i = Oe.default.stream(ke, {
		cwd: e,
		ignore: Ae,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of i) if (r.push(String(e)), n.aborted || r.length >= 2e3) break;
	return r.sort();
}
async function Me(e, t) {
	let n = await R(L(e, t)).catch(() => void 0);
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
const K = "[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|[A-Z]{2}|[0-9]{3}))*", Ne = /[\p{Cc}\p{Cs}{}]/u, Pe = [
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
function Fe(e, t) {
	let n = new Map(), r = [];
	for (let i of e.filter((e) => !Ne.test(e))) {
		let e = Le(i, t);
		e && r.push(e);
		let a = e ? void 0 : Ie(i);
		if (!a) continue;
		let o = n.get(a.files) ?? {
			layout: a.layout,
			files: new Map()
		};
		n.set(a.files, o), o.files.set(a.code, i);
	}
	return [...[...n].flatMap(([e, { layout: n, files: r }]) => {
		let i = [...r.keys()], a = t === void 0 ? i[0] : i.find((e) => Re(e, t)), o = r.get(a ?? "");
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
function Ie(e) {
	for (let t of Pe) {
		let [, n = "", r, i = ""] = t.path.exec(e) ?? [];
		if (r !== void 0) return {
			files: `${J(n)}{lang}${J(i)}`,
			code: r,
			layout: t
		};
	}
}
function Le(e, t) {
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
function Re(e, t) {
	let n = (e) => e.replace(/-r(?=[A-Z]{2}$)/, "-").replaceAll("_", "-").toLowerCase();
	return n(e) === n(t);
}
function J(e) {
	return e.replace(/[()*?[\]|\\]|^!/g, "\\$&");
}
function Y(e) {
	return /"[^"\\]+_one"\s*:/.test(e) && /"[^"\\]+_other"\s*:/.test(e);
}
async function ze({ baseLanguage: e, namesPerPlatform: t }, { folders: n, cancellation: r }, i) {
	let { working: a } = n, o = Fe(await je(a, r.stopping), e).slice(0, 20), s = i && o.length > 0 ? await i.several("Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml", o.map((e) => ({
		value: e.row.files,
		about: Be(e)
	})), []) : [], c = o.filter(({ row: e }) => s.includes(e.files));
	return {
		taken: await Promise.all(c.map((e) => Ve(e, a, t))),
		mentioned: i ? [] : o.map(({ row: e }) => e.files)
	};
}
function Be({ codes: e }) {
	return e.length === 0 ? "" : e.join(", ");
}
async function Ve({ row: e, baseFile: t }, n, r) {
	let { platforms: i, ...a } = e, [o] = i.length === 1 ? i : [], s = t.endsWith(".json");
	return {
		...a,
		...r && o !== void 0 ? { platform: o } : { platforms: i },
		...s && Y(await Me(n, t)) && { plurals: "i18next" }
	};
}
// src/run/init/init.ts
async function He(e) {
	let { settings: t, raw: n, problems: r } = await we(e.raw, e.frontend, e.questions), [i, ...a] = t.projects, o = [...r, ...a.length > 0 ? [Ke] : []];
	if (!i?.manifests || g(o)) return { problems: o };
	let s = e.context(t), c = await Ue(i, t, s);
	if (I(o, c.problems), !c.account) return { problems: o };
	e.onAccount(c.account);
	let l = await We({
		...e,
		raw: n
	}, t, i, c.account, s);
	if (!l.ok) return { problems: [...o, l.problem] };
	I(o, l.value.problems);
	let { folders: u, cancellation: d } = s, f = await P(X(l.value, t, []), u);
	if (f.length > 0 || d.stopped) return { problems: [...o, ...f] };
	let p = await re(i.manifests, i), { taken: m, mentioned: h } = l.value.offered, _ = {
		...Ee(n, e.questions),
		leavesTexts: m.length > 0
	}, v = p ? void 0 : await ae(t, i, i.manifests, _, s);
	if (I(o, v?.problems ?? []), v && !v.first && (m.length === 0 || g(o))) return { problems: o };
	let y = X(l.value, t, v?.first?.flags ?? []);
	if (l.value.newFile && t.backupDir !== void 0) {
		let e = await ie(t.backupDir, u);
		e.ok && e.value ? y.unshift(e.value) : e.ok || o.push({
			...e.problem,
			severity: "warning"
		});
	}
	let x = await F(y, u), { newFile: S, workflows: C, names: w } = l.value, T = [
		...S ? [] : [b(t.configFile, u)],
		...p ? ["the manifests"] : [],
		...C.kept
	], E = x.length > 0 ? [] : y.map(({ path: e }) => b(e, u)), D = (e) => C.written.length > 0 && w.includes(e), O = {
		...v?.first && { first: v.first },
		written: E,
		kept: T,
		hasWorkflow: C.written.length > 0,
		hasPullWorkflow: D("pull"),
		hasReusable: D("translations"),
		hasTexts: m.length > 0,
		mentioned: h
	};
	return {
		problems: [...o, ...x],
		done: O
	};
}
async function Ue(e, { apiUrl: t }, n) {
	let { cancellation: r, onResponse: i, onWait: a } = n, o = le(e, {
		apiUrl: t,
		signal: r.stopping,
		onResponse: i,
		...a && { onWait: a }
	});
	return o.ok ? V(o.value, e.id) : {
		problems: [o.problem],
		account: void 0
	};
}
async function We({ raw: e, questions: t, packageRoot: n }, { configFile: r }, { id: i, secrets: a }, o, s) {
	let { folders: c, environment: l, cancellation: u } = s, d = await C(r, {}), f = d ? Ge : await ze(o, s, t), p = f.taken, m = d ? void 0 : {
		project: i,
		texts: p
	}, h = await xe(e, c, t), g = {
		newFile: m,
		offered: f,
		names: h,
		workflows: {
			written: [],
			kept: []
		},
		problems: []
	};
	if (h.length === 0) return D(g);
	let _ = await Se(e, c, l, u.stopping, t);
	if ("problem" in _) return D({
		...g,
		problems: [_.problem]
	});
	let v = await ye(h, {
		branch: _.branch,
		project: a.length > 0 ? void 0 : i
	}, {
		folders: c,
		packageRoot: n,
		...t && { questions: t }
	});
	return D({
		newFile: m,
		offered: f,
		names: h,
		workflows: v,
		problems: _.problems
	});
}
function X({ newFile: e, workflows: t }, { configFile: n }, r) {
	return [...e ? [{
		path: n,
		text: De({
			...e,
			flags: r
		})
	}] : [], ...t.written];
}
const Ge = {
	taken: [],
	mentioned: []
}, Ke = d("bad-setting", "lokaform.yaml has several projects. init sets up a single one: see docs/workflows/many-projects.yml for several.");
// src/run/init/questions.ts
var Z = class extends Error {
	name = "NotAnswered";
};
// src/terminal/questions.ts
async function qe({ input: e, output: t }, n) {
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
async function Je(e, t) {
	let { setup: n, print: r, showProblems: i } = t, a = new w(), o = y(a);
	try {
		let { problems: o, done: s } = await He({
			raw: e,
			frontend: t,
			context: (n) => t.context(n, a, e),
			packageRoot: n.packageRoot,
			questions: n.prompt && await qe(n.prompt, a.stopping),
			onAccount: (e) => v(e).forEach(r)
		});
		return s && _(s).forEach(r), i(o), a.stopped && !s ? $(t, a) : +!!g(o);
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
export { Je as runInit };
