import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { c as r, d as i, l as a, u as o } from "./wire.js";
import { _ as s, a as c, c as l, f as u, g as d, h as f, i as p, n as m, p as h, u as g, v as _, y as v } from "./zod.js";
import { WriteStream as y } from "node:tty";
// src/commands/apply.ts
const b = {
	name: "apply",
	summary: "Change the live project to match the manifests. Removes nothing unless prune is on.",
	inAction: !0,
	actionSummary: "changes the live project to match the manifests, and removes nothing unless `prune` is on",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform apply --project 3002780358964f9bab5a92.87762498",
		"lokaform apply --plan plan.json        # only what was reviewed"
	],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("apply", e, t)
}, x = {
	name: "drift",
	summary: "Show where the live project differs from the manifests, since when and by whom. Writes nothing.",
	inAction: !0,
	actionSummary: "shows where the live project differs, and keeps an issue about it up to date",
	examples: [
		"lokaform drift --project 3002780358964f9bab5a92.87762498",
		"lokaform drift --only web --report drift.json",
		"lokaform drift --filter tag:release"
	],
	exitCodes: "0 no drift; 1 a problem; 2 drift: something to write, to pull, or in conflict; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("drift", e, t)
}, S = {
	name: "plan",
	summary: "Compare the manifests with the live project, and show what apply would do. Writes nothing.",
	inAction: !0,
	actionSummary: "compares them with the live project and shows what apply would do, in a pull request as one comment. It writes nothing to the project",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform plan --project 3002780358964f9bab5a92.87762498",
		"lokaform plan --out plan.json          # the project is set in lokaform.yaml",
		"lokaform plan --only web --format markdown",
		"lokaform plan --filter 'cart.*'"
	],
	exitCodes: "0 planned (with --detailed-exitcode: without changes); 1 a problem, a conflict, or a plan that a guard refuses; 2 changes, with --detailed-exitcode; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("plan", e, t)
}, C = {
	name: "pull",
	summary: "Write the texts of a live project into its manifests, or its first manifests. The project is only read.",
	inAction: !0,
	actionSummary: "writes what people changed in the project into the manifests, for a workflow that opens a pull request with them",
	examples: [
		"lokaform pull --project ID",
		"lokaform pull --project ID --languages all --split-by prefix --dir l10n",
		"lokaform pull --dry-run",
		"lokaform pull --fields description,tags --new",
		"lokaform pull --accept cart.title:en",
		"lokaform pull --languages de"
	],
	exitCodes: "0 done; 1 not, or a key could not be read; 2 files were written (only with --detailed-exitcode)",
	run: async (e, t) => (await import("./pull.js")).runPull(e, t)
}, w = {
	name: "report",
	summary: "Put the report files of several runs together, for example of a matrix of jobs.",
	inAction: !0,
	examples: ["lokaform report web.json ios.json", "lokaform report 'reports/**/*.json' --expect web --expect ios --format markdown"],
	exitCodes: "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift, and there is drift",
	run: async (e, t) => (await import("./report.js")).combineReports(e, t)
}, T = {
	name: "validate",
	summary: "Check the manifests. No token, no network.",
	inAction: !0,
	actionSummary: "checks the manifests (no token, no network)",
	examples: [
		"lokaform validate",
		"lokaform validate --matrix             # the names of the projects, for a matrix of jobs",
		"lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml"
	],
	exitCodes: "0 valid; 1 not",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("validate", e, t)
}, E = {
	name: "webhook-secret",
	summary: "Write the secret of a webhook to a file. --rotate makes a new secret first.",
	inAction: !0,
	examples: ["lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret", "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate"],
	exitCodes: "0 written; 1 not",
	run: async (e, t) => (await import("./webhookSecret.js")).runWebhookSecret(e, t)
};
// src/model/once.ts
function D(e) {
	let t;
	return () => (t ??= { value: e() }, t.value);
}
// src/model/setting.ts
function O(e) {
	let t = D(e.schema);
	return {
		...e,
		get schema() {
			return t();
		}
	};
}
function k(e) {
	return e.flatMap((e) => e.split(",").map((e) => {
		let [t = "", n = ""] = e.split("=", 2).map((e) => e.trim());
		return {
			name: t,
			value: n
		};
	}));
}
const A = h({
	name: s(),
	before: s().exactOptional(),
	after: s().exactOptional(),
	widens: c()
});
function j({ name: e }) {
	return e.replaceAll("_", "-");
}
function M({ parent: e, name: t }) {
	return e === void 0 ? t : `${e}.${t}`;
}
function ee({ option: e }) {
	return e?.offered === "everywhere" || e?.offered === "on the command line";
}
function N({ option: e }) {
	let t = e?.offered;
	return t === "everywhere" || t === "in the action" || t === "as an argument and in the action";
}
function te({ option: e }) {
	return e?.offered === "as an argument" || e?.offered === "as an argument and in the action";
}
// src/settings/describe.ts
function ne(e) {
	let { docs: t, option: n } = e, r = n?.as === "list" ? "May be repeated." : void 0, i = n?.as === "switch" ? void 0 : I(e, F(e));
	return L(t.text, r, t.commandLine, i).replaceAll("`", "");
}
function P({ docs: e, default: t }) {
	if (e.default !== void 0) return e.default.replace(/\.$/, "");
	if (t !== void 0 && !(Array.isArray(t) && t.length === 0)) return Array.isArray(t) ? t.map((e) => `\`${e}\``).join(", ") : `\`${t}\``;
}
function F({ file: e }) {
	return e === void 0 ? void 0 : "the value in lokaform.yaml";
}
function I(e, t) {
	let n = [t, P(e)].filter((e) => e !== void 0);
	return n.length === 0 ? void 0 : `Default: ${n.join(", or ")}.`;
}
function L(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
// src/model/command.ts
const R = [
	"init",
	"validate",
	"plan",
	"apply",
	"drift",
	"pull",
	"report",
	"restore",
	"webhook-secret",
	"schema",
	"explain",
	"completion",
	"sandbox",
	"demo"
], z = [
	"validate",
	"plan",
	"apply",
	"drift",
	"restore"
], B = new Map([["summarize", "report"]]);
function re(e) {
	return R.some((t) => t === e);
}
const V = [
	"validate",
	"plan",
	"apply",
	"drift"
], H = ["plan", "apply"], U = [...H, "drift"], W = [...U, "restore"], G = [
	...W,
	"pull",
	"webhook-secret"
], K = ["validate", ...G];
// src/model/widening.ts
function q(e, t) {
	let n = (n) => e.indexOf(n ?? t);
	return (e, t) => n(t) > n(e);
}
function J(e) {
	return (t, n) => (n ?? e) > (t ?? e);
}
// src/settings/table/access.ts
const Y = () => p(s().min(1)), ie = {
	name: "github-token",
	description: "Token for GitHub. It writes comments (`pull-requests: write`), drift issues (`issues: write`) and check runs (`checks: write`). It reads the head of the branch, merged commits and the manifests to compare with (`contents: read`), and earlier runs (`actions: read`). If it is empty, there are no comments and no issues, and apply is refused.",
	descriptions: {
		report: "Token for GitHub. It writes comments (`pull-requests: write`) and drift issues (`issues: write`). It reads merged commits (`contents: read`) and earlier runs (`actions: read`). If it is empty, there are no comments and no issues.",
		"webhook-secret": "Token for GitHub. For `rotate`, it reads the head of the branch (`contents: read`). If it is empty, no new secret is made."
	},
	default: "${{ github.token }}"
}, ae = O({
	name: "apply_from",
	schema: Y,
	expects: "names or patterns of branches",
	default: [],
	commands: [
		"plan",
		"apply",
		"report",
		"webhook-secret"
	],
	option: {
		offered: "in the action",
		as: "list",
		metavar: "BRANCH"
	},
	docs: { text: "Branches from which apply may write, in addition to the default branch. Set it for plan and report as well: the comment on a pull request says whether apply writes from its base branch. `*` matches everything except `/`. Apply never writes from a pull request, from a merge queue, or from a commit that is no longer the head of its branch." }
}), oe = O({
	name: "allow_projects",
	schema: Y,
	expects: "ids of projects",
	commands: G,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "ID"
	},
	docs: {
		text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
		default: "any project that the token can reach."
	}
}), se = O({
	name: "allow_variables",
	schema: Y,
	expects: "names of environment variables",
	commands: [
		...V,
		"webhook-secret",
		"init"
	],
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	docs: {
		text: "Environment variables that manifests and lokaform.yaml may use, as `${NAME}` or in `token_env`.",
		default: "any variable except reserved ones."
	}
}), ce = O({
	name: "fail_on_drift",
	schema: () => c(),
	expects: "true or false",
	default: !1,
	commands: ["drift", "report"],
	option: {
		offered: "in the action",
		as: "switch"
	},
	docs: { text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds." }
}), le = O({
	name: "publish",
	schema: () => c(),
	expects: "true or false",
	default: !0,
	commands: U,
	option: {
		offered: "in the action",
		as: "switch"
	},
	docs: { text: "Write no comment, no answer after a merge, and no drift issue. Use it in the jobs of a matrix, if another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`. Annotations and check runs are still written." }
}), ue = O({
	name: "show_texts",
	schema: () => c(),
	expects: "true or false",
	default: !0,
	commands: V,
	file: "both",
	widens: q([!1, !0], !0),
	docs: {
		example: !1,
		text: "If `false`, comments, issues, summaries and the log of the action contain names of fields, but no texts. In a pull request, the settings of its target count as well."
	}
}), de = {
	title: "On GitHub",
	entryInputs: [ie],
	settings: [
		ae,
		oe,
		se,
		le,
		ce,
		ue
	]
}, fe = [
	"placeholders",
	"icu",
	"plurals",
	"length",
	"blanks",
	"base"
], pe = [
	"warn",
	"error",
	"off"
], me = [
	"validate",
	"plan",
	"apply"
], he = {
	placeholders: "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key. All checks and their levels are in [checks.md](checks.md).",
	icu: "ICU messages with a mistake, such as a plural without `other`.",
	plurals: "Plural forms that a language needs and a text lacks.",
	length: "Texts that are longer than `char_limit`.",
	blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
	base: "Keys with a text in other languages, but none in the base language."
}, ge = {
	placeholders: _e("placeholders"),
	icu: _e("icu"),
	plurals: _e("plurals"),
	length: _e("length"),
	blanks: _e("blanks"),
	base: _e("base")
};
function _e(e) {
	return O({
		name: e,
		parent: "checks",
		schema: () => m(pe),
		expects: "warn, error or off",
		default: "warn",
		commands: me,
		file: "both",
		docs: {
			example: "error",
			text: he[e]
		}
	});
}
const ve = {
	title: "Advice on texts",
	settings: fe.map((e) => ge[e])
}, ye = ["bash", "zsh"], be = O({
	name: "shell",
	schema: () => m(ye),
	expects: `one of ${ye.join(", ")}`,
	commands: ["completion"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: ye.join("|")
	},
	docs: { text: "The shell that the script is for." }
}), xe = {
	title: "For completion",
	settings: [be]
}, Se = O({
	name: "texts",
	schema: () => c(),
	expects: "true or false",
	default: !1,
	commands: ["demo"],
	option: {
		offered: "on the command line",
		as: "switch"
	},
	docs: { text: "Show the example whose texts are in the code, in JSON files and `.strings` files, and how a text of the project gets back into them." }
}), Ce = {
	title: "For demo",
	settings: [Se]
}, we = O({
	name: "problem_code",
	schema: () => s().min(1),
	expects: "the code of a problem, such as unknown-member",
	commands: ["explain"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: "CODE"
	},
	docs: { text: "The code at the end of a problem. Without a code, all codes are listed." }
}), Te = {
	title: "For explain",
	settings: [we]
}, Ee = ["init"], De = "on the command line", Oe = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], ke = ["translations", "pull"], Ae = m([...Oe, "none"]), je = O({
	name: "workflows",
	schema: () => p(s()).transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))).pipe(p(Ae)).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${Oe.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: Ee,
	option: {
		offered: De,
		as: "list",
		metavar: "translations,pull|none"
	},
	docs: {
		text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
		default: "`translations` and `pull`, if there is no terminal for the question."
	}
}), Me = O({
	name: "default_branch",
	schema: () => s().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: Ee,
	option: {
		offered: De,
		as: "text",
		metavar: "BRANCH"
	},
	docs: {
		text: "The branch from which the workflows apply.",
		default: "the default branch of the repository, as far as git knows it."
	}
}), Ne = {
	title: "For init",
	settings: [je, Me]
}, Pe = {
	schema: () => s().min(1),
	expects: "the path of a file"
}, Fe = {
	schema: () => c(),
	expects: "true or false",
	default: !1
}, Ie = {
	offered: "everywhere",
	as: "text",
	metavar: "FILE"
}, Le = {
	offered: "on the command line",
	as: "switch"
}, Re = O({
	...Pe,
	name: "out",
	commands: ["plan"],
	option: Ie,
	docs: { text: "Write the plan to this file, as JSON." }
}), ze = O({
	...Pe,
	name: "plan",
	commands: ["apply"],
	option: Ie,
	docs: {
		text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
		commandLine: "`plan --out` writes the file.",
		action: "The input `out` of plan writes the file."
	}
}), Be = O({
	name: "report",
	schema: () => p(s().regex(/.\.(json|md|html)$/)),
	expects: "the path of a file that ends with .json, .md or .html",
	default: [],
	commands: [
		...V,
		"restore",
		"report"
	],
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "FILE"
	},
	docs: { text: "Write the complete report to a file. Its extension decides: `.json` is data, `.md` is Markdown, `.html` is a page with filters and a search." }
}), Ve = O({
	name: "format",
	schema: () => m([
		"text",
		"json",
		"markdown"
	]),
	expects: "text, json or markdown",
	default: "text",
	commands: [...U, "report"],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "FORMAT"
	},
	docs: { text: "Output format: `text`, `json` or `markdown`." }
}), He = O({
	...Fe,
	name: "detailed_exitcode",
	commands: ["plan", "pull"],
	option: Le,
	docs: { text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files." }
}), Ue = O({
	...Fe,
	name: "all",
	commands: [...W, "pull"],
	option: Le,
	docs: {
		text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
		commandLine: "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `--filter` is given."
	}
}), We = O({
	...Fe,
	name: "matrix",
	commands: ["validate", "plan"],
	option: Le,
	docs: { text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else." }
}), Ge = O({
	...Fe,
	name: "verbose",
	commands: [...W, "pull"],
	option: {
		offered: "on the command line",
		as: "switch"
	},
	docs: {
		text: "Also print each request.",
		commandLine: "It goes to standard error."
	}
}), Ke = O({
	...Fe,
	name: "quiet",
	commands: [
		...V,
		"restore",
		"report"
	],
	option: {
		offered: "on the command line",
		as: "switch",
		short: "q"
	},
	docs: { text: "Print only problems, failures and the last line of the plan." }
}), qe = O({
	...Fe,
	name: "yes",
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	option: Le,
	docs: { text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal." }
}), Je = O({
	...Fe,
	name: "no_color",
	commands: R,
	option: Le,
	docs: { text: "Do not use colours. The environment variable `NO_COLOR` does the same." }
}), Ye = O({
	...Fe,
	name: "help",
	commands: R,
	option: {
		offered: "on the command line",
		as: "switch",
		short: "h"
	},
	docs: { text: "Show this help." }
}), Xe = O({
	...Fe,
	name: "version",
	commands: R,
	option: {
		offered: "on the command line",
		as: "switch",
		short: "V"
	},
	docs: { text: "Show the version." }
}), Ze = {
	title: "Files and output",
	settings: [
		Re,
		ze,
		Be,
		Ve,
		He,
		Ue,
		We,
		Ge,
		Ke
	]
}, Qe = {
	title: "General",
	settings: [
		qe,
		Je,
		Ye,
		Xe
	]
}, $e = [
	"enforce",
	"merge",
	"seed",
	"ignore"
], et = [
	"off",
	"owned",
	"all"
], tt = ["archive", "destroy"], nt = ["skip", "stop"], X = {
	languages: {},
	writers: void 0,
	overwrite: [],
	accept: [],
	pull: void 0,
	filter: [],
	owner: void 0,
	prune: {},
	pruneBy: void 0,
	onProblem: "skip",
	protectedTags: ["protected"],
	limits: {},
	allowRemovals: void 0,
	allowWrongProject: !1
}, rt = "lokaform:";
function it(e, t) {
	return (Object.hasOwn(e.languages, t) ? e.languages[t] : void 0) ?? e.languages["*"] ?? "merge";
}
function at(e, { owner: t }) {
	let n = t === void 0 ? void 0 : rt + t;
	return e.find((e) => e.startsWith("lokaform:") && e !== n);
}
// src/settings/table/ownership.ts
const ot = m($e), st = O({
	name: "languages",
	schema: () => f(s().min(1), ot),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore",
	members: {
		schema: ot,
		expects: `one of ${$e.join(", ")}`
	},
	default: X.languages,
	commands: U,
	file: "both",
	widens: ct,
	docs: {
		empty: "The same as without it.",
		example: {
			en: "merge",
			de: "enforce",
			"*": "seed"
		},
		text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed, including the base language.",
		default: "`merge` for every language."
	}
});
function ct(e = {}, t = {}) {
	let n = q([
		"ignore",
		"seed",
		"merge",
		"enforce"
	], "merge");
	return [...new Set([
		"*",
		...Object.keys(e),
		...Object.keys(t)
	])].some((r) => n(e[r] ?? e["*"] ?? "merge", t[r] ?? t["*"] ?? "merge"));
}
const lt = _([l().positive().transform(String), s().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), ut = O({
	name: "writers",
	schema: () => p(lt),
	expects: "a list of addresses or user ids",
	commands: U,
	file: "both",
	widens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	docs: {
		empty: "No text counts as written by Lokaform.",
		example: ["l10n-ci@example.com"],
		text: "The users that Lokaform writes as, by address or user id, such as `l10n-ci@example.com`. An apply that ran late is recognized by them.",
		default: "the user that the token belongs to."
	}
}), dt = {
	schema: () => p(s().min(1)),
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY"
}, ft = O({
	...dt,
	name: "overwrite",
	default: [...X.overwrite],
	commands: H,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "KEY[:LANG]"
	},
	docs: { text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, texts that the rule `seed` keeps." }
}), pt = O({
	...dt,
	name: "accept",
	default: [...X.accept],
	commands: ["pull"],
	option: {
		offered: "on the command line",
		as: "list",
		metavar: "KEY[:LANG]"
	},
	docs: { text: "Write the project's text of this key into its file, even if the text of the file is newer. `cart.*:de` and `*` decide only conflicts and undecided texts." }
}), mt = O({
	name: "owner",
	schema: () => s().regex(/^[A-Za-z0-9_.-]+$/, "is not a valid name"),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	commands: U,
	file: "both",
	widens: (e, t) => t !== void 0 && t !== e,
	docs: {
		example: "web-team",
		text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
		default: "no tag."
	}
}), ht = O({
	name: "protected_tags",
	schema: () => p(s().min(1)),
	expects: "a list of tags",
	default: [...X.protectedTags],
	commands: U,
	file: "both",
	widens: (e, t) => {
		let n = t ?? X.protectedTags;
		return (e ?? X.protectedTags).some((e) => !n.includes(e));
	},
	docs: {
		empty: "No tag protects a key.",
		example: ["protected", "legal"],
		text: "A live key with one of these tags keeps the tag, and is never removed."
	}
}), gt = {
	title: "Who owns texts and keys",
	settings: [
		st,
		ut,
		ft,
		pt,
		mt,
		ht
	]
}, _t = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, vt = 24 * _t.h, yt = /^(\d{1,9})([smh])$/, bt = O({
	name: "time_limit",
	schema: () => s().refine(Tt, "is not a time from 1 s to 24 h").meta({ pattern: yt.source }).transform((e) => wt(e)),
	expects: "a time such as 30m, 90s or 1h, from one second to 24 hours",
	commands: [...W, "pull"],
	file: "top",
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "TIME"
	},
	docs: {
		example: "30m",
		text: "Maximum time of the run (`90s`, `30m`, `1h`). After it, the run sends no new change and fails. Run it again to make the other changes.",
		default: "no limit."
	}
}), xt = O({
	name: "rate",
	schema: () => u().min(.1).max(1e3),
	expects: "a number from 0.1 to 1000",
	default: 6,
	commands: [
		...W,
		"pull",
		"init"
	],
	file: "both",
	option: {
		offered: "on the command line",
		as: "number",
		metavar: "N"
	},
	docs: {
		example: 3,
		text: "Requests per second. The service allows 6 per token and per IP address."
	}
}), St = O({
	name: "concurrency",
	schema: () => l().min(1).max(10),
	expects: "a whole number from 1 to 10",
	default: 6,
	commands: [...W, "pull"],
	file: "both",
	option: {
		offered: "on the command line",
		as: "number",
		metavar: "N"
	},
	docs: {
		example: 2,
		text: "Requests at the same time, 1 to 10."
	}
}), Ct = O({
	name: "use_automations",
	schema: () => c(),
	expects: "true or false",
	commands: [...H, "restore"],
	file: "both",
	widens: q([
		!1,
		void 0,
		!0
	], void 0),
	docs: {
		example: !1,
		text: "Whether writes start the automations of the project.",
		default: "the service decides."
	}
});
function wt(e) {
	let [, t = "", n = ""] = yt.exec(e) ?? [];
	return Number(t) * (n === "s" || n === "m" || n === "h" ? _t[n] : 0);
}
function Tt(e) {
	let t = wt(e);
	return t >= _t.s && t <= vt;
}
const Et = {
	title: "Pace",
	settings: [
		bt,
		xt,
		St,
		Ct
	]
};
// node_modules/braces/lib/utils.js
var Dt = n(((e) => {
	e.isInteger = (e) => typeof e == "number" ? Number.isInteger(e) : typeof e == "string" && e.trim() !== "" && Number.isInteger(Number(e)), e.find = (e, t) => e.nodes.find((e) => e.type === t), e.exceedsLimit = (t, n, r = 1, i) => i === !1 || !e.isInteger(t) || !e.isInteger(n) ? !1 : (Number(n) - Number(t)) / Number(r) >= i, e.escapeNode = (e, t = 0, n) => {
		let r = e.nodes[t];
		r && (n && r.type === n || r.type === "open" || r.type === "close") && r.escaped !== !0 && (r.value = "\\" + r.value, r.escaped = !0);
	}, e.encloseBrace = (e) => e.type === "brace" ? e.commas >> 0 + e.ranges | 0 ? !1 : (e.invalid = !0, !0) : !1, e.isInvalidBrace = (e) => e.type === "brace" ? e.invalid === !0 || e.dollar ? !0 : !(e.commas >> 0 + e.ranges | 0) || e.open !== !0 || e.close !== !0 ? (e.invalid = !0, !0) : !1 : !1, e.isOpenOrClose = (e) => e.type === "open" || e.type === "close" || e.open === !0 || e.close === !0, e.reduce = (e) => e.reduce((e, t) => (t.type === "text" && e.push(t.value), t.type === "range" && (t.type = "text"), e), []), e.flatten = (...e) => {
		let t = [], n = (e) => {
			for (let r = 0; r < e.length; r++) {
				let i = e[r];
				Array.isArray(i) ? n(i) : i !== void 0 && t.push(i);
			}
			return t;
		};
		return n(e), t;
	};
})), Ot = n(((e, t) => {
	let n = Dt();
	t.exports = (e, t = {}) => {
		let r = (e, i = {}) => {
			let a = t.escapeInvalid && n.isInvalidBrace(i), o = e.invalid === !0 && t.escapeInvalid === !0, s = "";
			if (e.value) return (a || o) && n.isOpenOrClose(e) ? "\\" + e.value : e.value;
			if (e.value) return e.value;
			if (e.nodes) for (let t of e.nodes) s += r(t);
			return s;
		};
		return r(e);
	};
})), kt = n(((e, t) => {
	t.exports = function(e) {
		return typeof e == "number" ? e - e === 0 : typeof e == "string" && e.trim() !== "" ? Number.isFinite ? Number.isFinite(+e) : isFinite(+e) : !1;
	};
})), At = n(((e, t) => {
	let n = kt(), r = (e, t, a) => {
		if (n(e) === !1) throw TypeError("toRegexRange: expected the first argument to be a number");
		if (t === void 0 || e === t) return String(e);
		if (n(t) === !1) throw TypeError("toRegexRange: expected the second argument to be a number.");
		let o = {
			relaxZeros: !0,
			...a
		};
		typeof o.strictZeros == "boolean" && (o.relaxZeros = o.strictZeros === !1);
		let c = String(o.relaxZeros), l = String(o.shorthand), u = String(o.capture), d = String(o.wrap), f = e + ":" + t + "=" + c + l + u + d;
		if (r.cache.hasOwnProperty(f)) return r.cache[f].result;
		let p = Math.min(e, t), m = Math.max(e, t);
		if (Math.abs(p - m) === 1) {
			let n = e + "|" + t;
			return o.capture ? `(${n})` : o.wrap === !1 ? n : `(?:${n})`;
		}
		let h = g(e) || g(t), _ = {
			min: e,
			max: t,
			a: p,
			b: m
		}, v = [], y = [];
		return h && (_.isPadded = h, _.maxLen = String(_.max).length), p < 0 && (y = s(m < 0 ? Math.abs(m) : 1, Math.abs(p), _, o), p = _.a = 0), m >= 0 && (v = s(p, m, _, o)), _.negatives = y, _.positives = v, _.result = i(y, v, o), o.capture === !0 ? _.result = `(${_.result})` : o.wrap !== !1 && v.length + y.length > 1 && (_.result = `(?:${_.result})`), r.cache[f] = _, _.result;
	};
	function i(e, t, n) {
		let r = c(e, t, "-", !1, n) || [], i = c(t, e, "", !1, n) || [], a = c(e, t, "-?", !0, n) || [];
		return r.concat(a).concat(i).join("|");
	}
	function a(e, t) {
		let n = 1, r = 1, i = f(e, n), a = new Set([t]);
		for (; e <= i && i <= t;) a.add(i), n += 1, i = f(e, n);
		for (i = p(t + 1, r) - 1; e < i && i <= t;) a.add(i), r += 1, i = p(t + 1, r) - 1;
		return a = [...a], a.sort(u), a;
	}
	function o(e, t, n) {
		if (e === t) return {
			pattern: e,
			count: [],
			digits: 0
		};
		let r = l(e, t), i = r.length, a = "", o = 0;
		for (let e = 0; e < i; e++) {
			let [t, i] = r[e];
			t === i ? a += t : t !== "0" || i !== "9" ? a += h(t, i, n) : o++;
		}
		return o && (a += n.shorthand === !0 ? "\\d" : "[0-9]"), {
			pattern: a,
			count: [o],
			digits: i
		};
	}
	function s(e, t, n, r) {
		let i = a(e, t), s = [], c = e, l;
		for (let e = 0; e < i.length; e++) {
			let t = i[e], a = o(String(c), String(t), r), u = "";
			!n.isPadded && l && l.pattern === a.pattern ? (l.count.length > 1 && l.count.pop(), l.count.push(a.count[0]), l.string = l.pattern + m(l.count), c = t + 1) : (n.isPadded && (u = _(t, n, r)), a.string = u + a.pattern + m(a.count), s.push(a), c = t + 1, l = a);
		}
		return s;
	}
	function c(e, t, n, r, i) {
		let a = [];
		for (let i of e) {
			let { string: e } = i;
			!r && !d(t, "string", e) && a.push(n + e), r && d(t, "string", e) && a.push(n + e);
		}
		return a;
	}
	function l(e, t) {
		let n = [];
		for (let r = 0; r < e.length; r++) n.push([e[r], t[r]]);
		return n;
	}
	function u(e, t) {
		return e > t ? 1 : t > e ? -1 : 0;
	}
	function d(e, t, n) {
		return e.some((e) => e[t] === n);
	}
	function f(e, t) {
		return Number(String(e).slice(0, -t) + "9".repeat(t));
	}
	function p(e, t) {
		return e - e % 10 ** t;
	}
	function m(e) {
		let [t = 0, n = ""] = e;
		return n || t > 1 ? `{${t + (n ? "," + n : "")}}` : "";
	}
	function h(e, t, n) {
		return `[${e}${t - e === 1 ? "" : "-"}${t}]`;
	}
	function g(e) {
		return /^-?(0+)\d/.test(e);
	}
	function _(e, t, n) {
		if (!t.isPadded) return e;
		let r = Math.abs(t.maxLen - String(e).length), i = n.relaxZeros !== !1;
		switch (r) {
			case 0: return "";
			case 1: return i ? "0?" : "0";
			case 2: return i ? "0{0,2}" : "00";
			default: return i ? `0{0,${r}}` : `0{${r}}`;
		}
	}
	r.cache = {}, r.clearCache = () => r.cache = {}, t.exports = r;
})), jt = n(((t, n) => {
	let r = e("util"), i = At(), a = (e) => typeof e == "object" && !!e && !Array.isArray(e), o = (e) => (t) => e === !0 ? Number(t) : String(t), s = (e) => typeof e == "number" || typeof e == "string" && e !== "", c = (e) => Number.isInteger(+e), l = (e) => {
		let t = `${e}`, n = -1;
		if (t[0] === "-" && (t = t.slice(1)), t === "0") return !1;
		for (; t[++n] === "0";);
		return n > 0;
	}, u = (e, t, n) => typeof e == "string" || typeof t == "string" || n.stringify === !0, d = (e, t, n) => {
		if (t > 0) {
			let n = e[0] === "-" ? "-" : "";
			n && (e = e.slice(1)), e = n + e.padStart(n ? t - 1 : t, "0");
		}
		return n === !1 ? String(e) : e;
	}, f = (e, t) => {
		let n = e[0] === "-" ? "-" : "";
		for (n && (e = e.slice(1), t--); e.length < t;) e = "0" + e;
		return n ? "-" + e : e;
	}, p = (e, t, n) => {
		e.negatives.sort((e, t) => e < t ? -1 : +(e > t)), e.positives.sort((e, t) => e < t ? -1 : +(e > t));
		let r = t.capture ? "" : "?:", i = "", a = "", o;
		return e.positives.length && (i = e.positives.map((e) => f(String(e), n)).join("|")), e.negatives.length && (a = `-(${r}${e.negatives.map((e) => f(String(e), n)).join("|")})`), o = i && a ? `${i}|${a}` : i || a, t.wrap ? `(${r}${o})` : o;
	}, m = (e, t, n, r) => {
		if (n) return i(e, t, {
			wrap: !1,
			...r
		});
		let a = String.fromCharCode(e);
		return e === t ? a : `[${a}-${String.fromCharCode(t)}]`;
	}, h = (e, t, n) => {
		if (Array.isArray(e)) {
			let t = n.wrap === !0, r = n.capture ? "" : "?:";
			return t ? `(${r}${e.join("|")})` : e.join("|");
		}
		return i(e, t, n);
	}, g = (...e) => RangeError("Invalid range arguments: " + r.inspect(...e)), _ = (e, t, n) => {
		if (n.strictRanges === !0) throw g([e, t]);
		return [];
	}, v = (e, t) => {
		if (t.strictRanges === !0) throw TypeError(`Expected step "${e}" to be a number`);
		return [];
	}, y = (e, t, n = 1, r = {}) => {
		let i = Number(e), a = Number(t);
		if (!Number.isInteger(i) || !Number.isInteger(a)) {
			if (r.strictRanges === !0) throw g([e, t]);
			return [];
		}
		i === 0 && (i = 0), a === 0 && (a = 0);
		let s = i > a, c = String(e), _ = String(t), v = String(n);
		n = Math.max(Math.abs(n), 1);
		let y = l(c) || l(_) || l(v), b = y ? Math.max(c.length, _.length, v.length) : 0, x = y === !1 && u(e, t, r) === !1, S = r.transform || o(x);
		if (r.toRegex && n === 1) return m(f(e, b), f(t, b), !0, r);
		let C = {
			negatives: [],
			positives: []
		}, w = (e) => C[e < 0 ? "negatives" : "positives"].push(Math.abs(e)), T = [], E = 0;
		for (; s ? i >= a : i <= a;) r.toRegex === !0 && n > 1 ? w(i) : T.push(d(S(i, E), b, x)), i = s ? i - n : i + n, E++;
		return r.toRegex === !0 ? n > 1 ? p(C, r, b) : h(T, null, {
			wrap: !1,
			...r
		}) : T;
	}, b = (e, t, n = 1, r = {}) => {
		if (!c(e) && e.length > 1 || !c(t) && t.length > 1) return _(e, t, r);
		let i = r.transform || ((e) => String.fromCharCode(e)), a = `${e}`.charCodeAt(0), o = `${t}`.charCodeAt(0), s = a > o, l = Math.min(a, o), u = Math.max(a, o);
		if (r.toRegex && n === 1) return m(l, u, !1, r);
		let d = [], f = 0;
		for (; s ? a >= o : a <= o;) d.push(i(a, f)), a = s ? a - n : a + n, f++;
		return r.toRegex === !0 ? h(d, null, {
			wrap: !1,
			options: r
		}) : d;
	}, x = (e, t, n, r = {}) => {
		if (t == null && s(e)) return [e];
		if (!s(e) || !s(t)) return _(e, t, r);
		if (typeof n == "function") return x(e, t, 1, { transform: n });
		if (a(n)) return x(e, t, 0, n);
		let i = { ...r };
		return i.capture === !0 && (i.wrap = !0), n = n || i.step || 1, c(n) ? c(e) && c(t) ? y(e, t, n, i) : b(e, t, Math.max(Math.abs(n), 1), i) : n != null && !a(n) ? v(n, i) : x(e, t, 1, n);
	};
	n.exports = x;
})), Mt = n(((e, t) => {
	let n = jt(), r = Dt();
	t.exports = (e, t = {}) => {
		let i = (e, a = {}) => {
			let o = r.isInvalidBrace(a), s = e.invalid === !0 && t.escapeInvalid === !0, c = o === !0 || s === !0, l = t.escapeInvalid === !0 ? "\\" : "", u = "";
			if (e.isOpen === !0) return l + e.value;
			if (e.isClose === !0) return console.log("node.isClose", l, e.value), l + e.value;
			if (e.type === "open") return c ? l + e.value : "(";
			if (e.type === "close") return c ? l + e.value : ")";
			if (e.type === "comma") return e.prev.type === "comma" ? "" : c ? e.value : "|";
			if (e.value) return e.value;
			if (e.nodes && e.ranges > 0) {
				let i = r.reduce(e.nodes), a = n(...i, {
					...t,
					wrap: !1,
					toRegex: !0,
					strictZeros: !0
				});
				if (a.length !== 0) return i.length > 1 && a.length > 1 ? `(${a})` : a;
			}
			if (e.nodes) for (let t of e.nodes) u += i(t, e);
			return u;
		};
		return i(e);
	};
})), Nt = n(((e, t) => {
	let n = jt(), r = Ot(), i = Dt(), a = (e = "", t = "", n = !1) => {
		let r = [];
		if (e = [].concat(e), t = [].concat(t), !t.length) return e;
		if (!e.length) return n ? i.flatten(t).map((e) => `{${e}}`) : t;
		for (let i of e) if (Array.isArray(i)) for (let e of i) r.push(a(e, t, n));
		else for (let e of t) n === !0 && typeof e == "string" && (e = `{${e}}`), r.push(Array.isArray(e) ? a(i, e, n) : i + e);
		return i.flatten(r);
	};
	t.exports = (e, t = {}) => {
		let o = t.rangeLimit === void 0 ? 1e3 : t.rangeLimit, s = (e, c = {}) => {
			e.queue = [];
			let l = c, u = c.queue;
			for (; l.type !== "brace" && l.type !== "root" && l.parent;) l = l.parent, u = l.queue;
			if (e.invalid || e.dollar) {
				u.push(a(u.pop(), r(e, t)));
				return;
			}
			if (e.type === "brace" && e.invalid !== !0 && e.nodes.length === 2) {
				u.push(a(u.pop(), ["{}"]));
				return;
			}
			if (e.nodes && e.ranges > 0) {
				let s = i.reduce(e.nodes);
				if (i.exceedsLimit(...s, t.step, o)) throw RangeError("expanded array length exceeds range limit. Use options.rangeLimit to increase or disable the limit.");
				let c = n(...s, t);
				c.length === 0 && (c = r(e, t)), u.push(a(u.pop(), c)), e.nodes = [];
				return;
			}
			let d = i.encloseBrace(e), f = e.queue, p = e;
			for (; p.type !== "brace" && p.type !== "root" && p.parent;) p = p.parent, f = p.queue;
			for (let t = 0; t < e.nodes.length; t++) {
				let n = e.nodes[t];
				n.type === "comma" && e.type === "brace" ? (t === 1 && f.push(""), f.push("")) : n.type === "close" ? u.push(a(u.pop(), f, d)) : n.value && n.type !== "open" ? f.push(a(f.pop(), n.value)) : n.nodes && s(n, e);
			}
			return f;
		};
		return i.flatten(s(e));
	};
})), Pt = n(((e, t) => {
	t.exports = {
		MAX_LENGTH: 1e4,
		CHAR_0: "0",
		CHAR_9: "9",
		CHAR_UPPERCASE_A: "A",
		CHAR_LOWERCASE_A: "a",
		CHAR_UPPERCASE_Z: "Z",
		CHAR_LOWERCASE_Z: "z",
		CHAR_LEFT_PARENTHESES: "(",
		CHAR_RIGHT_PARENTHESES: ")",
		CHAR_ASTERISK: "*",
		CHAR_AMPERSAND: "&",
		CHAR_AT: "@",
		CHAR_BACKSLASH: "\\",
		CHAR_BACKTICK: "`",
		CHAR_CARRIAGE_RETURN: "\r",
		CHAR_CIRCUMFLEX_ACCENT: "^",
		CHAR_COLON: ":",
		CHAR_COMMA: ",",
		CHAR_DOLLAR: "$",
		CHAR_DOT: ".",
		CHAR_DOUBLE_QUOTE: "\"",
		CHAR_EQUAL: "=",
		CHAR_EXCLAMATION_MARK: "!",
		CHAR_FORM_FEED: "\f",
		CHAR_FORWARD_SLASH: "/",
		CHAR_HASH: "#",
		CHAR_HYPHEN_MINUS: "-",
		CHAR_LEFT_ANGLE_BRACKET: "<",
		CHAR_LEFT_CURLY_BRACE: "{",
		CHAR_LEFT_SQUARE_BRACKET: "[",
		CHAR_LINE_FEED: "\n",
		CHAR_NO_BREAK_SPACE: "\xA0",
		CHAR_PERCENT: "%",
		CHAR_PLUS: "+",
		CHAR_QUESTION_MARK: "?",
		CHAR_RIGHT_ANGLE_BRACKET: ">",
		CHAR_RIGHT_CURLY_BRACE: "}",
		CHAR_RIGHT_SQUARE_BRACKET: "]",
		CHAR_SEMICOLON: ";",
		CHAR_SINGLE_QUOTE: "'",
		CHAR_SPACE: " ",
		CHAR_TAB: "	",
		CHAR_UNDERSCORE: "_",
		CHAR_VERTICAL_LINE: "|",
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: "﻿"
	};
})), Ft = n(((e, t) => {
	let n = Ot(), { MAX_LENGTH: r, CHAR_BACKSLASH: i, CHAR_BACKTICK: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_LEFT_PARENTHESES: c, CHAR_RIGHT_PARENTHESES: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_RIGHT_CURLY_BRACE: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_RIGHT_SQUARE_BRACKET: p, CHAR_DOUBLE_QUOTE: m, CHAR_SINGLE_QUOTE: h, CHAR_NO_BREAK_SPACE: g, CHAR_ZERO_WIDTH_NOBREAK_SPACE: _ } = Pt();
	t.exports = (e, t = {}) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		let v = t || {}, y = typeof v.maxLength == "number" ? Math.min(r, v.maxLength) : r;
		if (e.length > y) throw SyntaxError(`Input length (${e.length}), exceeds max characters (${y})`);
		let b = {
			type: "root",
			input: e,
			nodes: []
		}, x = [b], S = b, C = b, w = 0, T = e.length, E = 0, D = 0, O, k = () => e[E++], A = (e) => {
			if (e.type === "text" && C.type === "dot" && (C.type = "text"), C && C.type === "text" && e.type === "text") C.value += e.value;
			else return S.nodes.push(e), e.parent = S, e.prev = C, C = e, e;
		};
		for (A({ type: "bos" }); E < T;) if (S = x[x.length - 1], O = k(), O !== _ && O !== g) {
			if (O === i) A({
				type: "text",
				value: (t.keepEscaping ? O : "") + k()
			});
			else if (O === p) A({
				type: "text",
				value: "\\" + O
			});
			else if (O === f) {
				w++;
				let e;
				for (; E < T && (e = k());) if (O += e, e === f) w++;
				else if (e === i) O += k();
				else if (e === p && (w--, w === 0)) break;
				A({
					type: "text",
					value: O
				});
			} else if (O === c) S = A({
				type: "paren",
				nodes: []
			}), x.push(S), A({
				type: "text",
				value: O
			});
			else if (O === l) {
				if (S.type !== "paren") {
					A({
						type: "text",
						value: O
					});
					continue;
				}
				S = x.pop(), A({
					type: "text",
					value: O
				}), S = x[x.length - 1];
			} else if (O === m || O === h || O === a) {
				let e = O, n;
				for (t.keepQuotes !== !0 && (O = ""); E < T && (n = k());) if (n === i) O += n + k();
				else {
					if (n === e) {
						t.keepQuotes === !0 && (O += n);
						break;
					}
					O += n;
				}
				A({
					type: "text",
					value: O
				});
			} else if (O === u) D++, S = A({
				type: "brace",
				open: !0,
				close: !1,
				dollar: C.value && C.value.slice(-1) === "$" || S.dollar === !0,
				depth: D,
				commas: 0,
				ranges: 0,
				nodes: []
			}), x.push(S), A({
				type: "open",
				value: O
			});
			else if (O === d) {
				if (S.type !== "brace") {
					A({
						type: "text",
						value: O
					});
					continue;
				}
				S = x.pop(), S.close = !0, A({
					type: "close",
					value: O
				}), D--, S = x[x.length - 1];
			} else if (O === o && D > 0) {
				if (S.ranges > 0) {
					S.ranges = 0;
					let e = S.nodes.shift();
					S.nodes = [e, {
						type: "text",
						value: n(S)
					}];
				}
				A({
					type: "comma",
					value: O
				}), S.commas++;
			} else if (O === s && D > 0 && S.commas === 0) {
				let e = S.nodes;
				if (D === 0 || e.length === 0) {
					A({
						type: "text",
						value: O
					});
					continue;
				}
				if (C.type === "dot") {
					if (S.range = [], C.value += O, C.type = "range", S.nodes.length !== 3 && S.nodes.length !== 5) {
						S.invalid = !0, S.ranges = 0, C.type = "text";
						continue;
					}
					S.ranges++, S.args = [];
					continue;
				}
				if (C.type === "range") {
					e.pop();
					let t = e[e.length - 1];
					t.value += C.value + O, C = t, S.ranges--;
					continue;
				}
				A({
					type: "dot",
					value: O
				});
			} else A({
				type: "text",
				value: O
			});
		}
		do
			if (S = x.pop(), S.type !== "root") {
				S.nodes.forEach((e) => {
					e.nodes || (e.type === "open" && (e.isOpen = !0), e.type === "close" && (e.isClose = !0), e.nodes || (e.type = "text"), e.invalid = !0);
				});
				let e = x[x.length - 1], t = e.nodes.indexOf(S);
				e.nodes.splice(t, 1, ...S.nodes);
			}
		while (x.length > 0);
		return A({ type: "eos" }), b;
	};
})), It = n(((e, t) => {
	let n = Ot(), r = Mt(), i = Nt(), a = Ft(), o = (e, t = {}) => {
		let n = [];
		if (Array.isArray(e)) for (let r of e) {
			let e = o.create(r, t);
			Array.isArray(e) ? n.push(...e) : n.push(e);
		}
		else n = [].concat(o.create(e, t));
		return t && t.expand === !0 && t.nodupes === !0 && (n = [...new Set(n)]), n;
	};
	o.parse = (e, t = {}) => a(e, t), o.stringify = (e, t = {}) => n(typeof e == "string" ? o.parse(e, t) : e, t), o.compile = (e, t = {}) => (typeof e == "string" && (e = o.parse(e, t)), r(e, t)), o.expand = (e, t = {}) => {
		typeof e == "string" && (e = o.parse(e, t));
		let n = i(e, t);
		return t.noempty === !0 && (n = n.filter(Boolean)), t.nodupes === !0 && (n = [...new Set(n)]), n;
	}, o.create = (e, t = {}) => e === "" || e.length < 3 ? [e] : t.expand === !0 ? o.expand(e, t) : o.compile(e, t), t.exports = o;
})), Lt = n(((t, n) => {
	let r = e("path"), i = "[^\\\\/]", a = "[^/]", o = "(?:\\/|$)", s = "(?:^|\\/)", c = `\\.{1,2}${o}`, l = {
		DOT_LITERAL: "\\.",
		PLUS_LITERAL: "\\+",
		QMARK_LITERAL: "\\?",
		SLASH_LITERAL: "\\/",
		ONE_CHAR: "(?=.)",
		QMARK: a,
		END_ANCHOR: o,
		DOTS_SLASH: c,
		NO_DOT: "(?!\\.)",
		NO_DOTS: `(?!${s}${c})`,
		NO_DOT_SLASH: `(?!\\.{0,1}${o})`,
		NO_DOTS_SLASH: `(?!${c})`,
		QMARK_NO_DOT: "[^.\\/]",
		STAR: `${a}*?`,
		START_ANCHOR: s
	}, u = {
		...l,
		SLASH_LITERAL: "[\\\\/]",
		QMARK: i,
		STAR: `${i}*?`,
		DOTS_SLASH: "\\.{1,2}(?:[\\\\/]|$)",
		NO_DOT: "(?!\\.)",
		NO_DOTS: "(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",
		NO_DOT_SLASH: "(?!\\.{0,1}(?:[\\\\/]|$))",
		NO_DOTS_SLASH: "(?!\\.{1,2}(?:[\\\\/]|$))",
		QMARK_NO_DOT: "[^.\\\\/]",
		START_ANCHOR: "(?:^|[\\\\/])",
		END_ANCHOR: "(?:[\\\\/]|$)"
	};
	n.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION: 0,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE: {
			__proto__: null,
			alnum: "a-zA-Z0-9",
			alpha: "a-zA-Z",
			ascii: "\\x00-\\x7F",
			blank: " \\t",
			cntrl: "\\x00-\\x1F\\x7F",
			digit: "0-9",
			graph: "\\x21-\\x7E",
			lower: "a-z",
			print: "\\x20-\\x7E ",
			punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
			space: " \\t\\r\\n\\v\\f",
			upper: "A-Z",
			word: "A-Za-z0-9_",
			xdigit: "A-Fa-f0-9"
		},
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		SEP: r.sep,
		extglobChars(e) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${e.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(e) {
			return e === !0 ? u : l;
		}
	};
})), Rt = n(((t) => {
	let n = e("path"), r = process.platform === "win32", { REGEX_BACKSLASH: i, REGEX_REMOVE_BACKSLASH: a, REGEX_SPECIAL_CHARS: o, REGEX_SPECIAL_CHARS_GLOBAL: s } = Lt();
	t.isObject = (e) => typeof e == "object" && !!e && !Array.isArray(e), t.hasRegexChars = (e) => o.test(e), t.isRegexChar = (e) => e.length === 1 && t.hasRegexChars(e), t.escapeRegex = (e) => e.replace(s, "\\$1"), t.toPosixSlashes = (e) => e.replace(i, "/"), t.removeBackslashes = (e) => e.replace(a, (e) => e === "\\" ? "" : e), t.supportsLookbehinds = () => {
		let e = process.version.slice(1).split(".").map(Number);
		return e.length === 3 && e[0] >= 9 || e[0] === 8 && e[1] >= 10;
	}, t.isWindows = (e) => e && typeof e.windows == "boolean" ? e.windows : r === !0 || n.sep === "\\", t.escapeLast = (e, n, r) => {
		let i = e.lastIndexOf(n, r);
		return i === -1 ? e : e[i - 1] === "\\" ? t.escapeLast(e, n, i - 1) : `${e.slice(0, i)}\\${e.slice(i)}`;
	}, t.removePrefix = (e, t = {}) => {
		let n = e;
		return n.startsWith("./") && (n = n.slice(2), t.prefix = "./"), n;
	}, t.wrapOutput = (e, t = {}, n = {}) => {
		let r = `${n.contains ? "" : "^"}(?:${e})${n.contains ? "" : "$"}`;
		return t.negated === !0 && (r = `(?:^(?!${r}).*$)`), r;
	};
})), zt = n(((e, t) => {
	let n = Rt(), { CHAR_ASTERISK: r, CHAR_AT: i, CHAR_BACKWARD_SLASH: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_EXCLAMATION_MARK: c, CHAR_FORWARD_SLASH: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_LEFT_PARENTHESES: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_PLUS: p, CHAR_QUESTION_MARK: m, CHAR_RIGHT_CURLY_BRACE: h, CHAR_RIGHT_PARENTHESES: g, CHAR_RIGHT_SQUARE_BRACKET: _ } = Lt(), v = (e) => e === l || e === a, y = (e) => {
		e.isPrefix !== !0 && (e.depth = e.isGlobstar ? Infinity : 1);
	};
	t.exports = (e, t) => {
		let b = t || {}, x = e.length - 1, S = b.parts === !0 || b.scanToEnd === !0, C = [], w = [], T = [], E = e, D = -1, O = 0, k = 0, A = !1, j = !1, M = !1, ee = !1, N = !1, te = !1, ne = !1, P = !1, F = !1, I = !1, L = 0, R, z, B = {
			value: "",
			depth: 0,
			isGlob: !1
		}, re = () => D >= x, V = () => E.charCodeAt(D + 1), H = () => (R = z, E.charCodeAt(++D));
		for (; D < x;) {
			z = H();
			let e;
			if (z === a) ne = B.backslashes = !0, z = H(), z === u && (te = !0);
			else {
				if (te === !0 || z === u) {
					for (L++; re() !== !0 && (z = H());) if (z === a) ne = B.backslashes = !0, H();
					else if (z === u) L++;
					else {
						if (te !== !0 && z === s && (z = H()) === s || te !== !0 && z === o) {
							if (A = B.isBrace = !0, M = B.isGlob = !0, I = !0, S === !0) continue;
							break;
						}
						if (z === h && (L--, L === 0)) {
							te = !1, A = B.isBrace = !0, I = !0;
							break;
						}
					}
					if (S === !0) continue;
					break;
				}
				if (z === l) {
					if (C.push(D), w.push(B), B = {
						value: "",
						depth: 0,
						isGlob: !1
					}, I === !0) continue;
					if (R === s && D === O + 1) {
						O += 2;
						continue;
					}
					k = D + 1;
				} else {
					if (b.noext !== !0 && (z === p || z === i || z === r || z === m || z === c) && V() === d) {
						if (M = B.isGlob = !0, ee = B.isExtglob = !0, I = !0, z === c && D === O && (F = !0), S === !0) {
							for (; re() !== !0 && (z = H());) if (z === a) ne = B.backslashes = !0, z = H();
							else if (z === g) {
								M = B.isGlob = !0, I = !0;
								break;
							}
							continue;
						}
						break;
					}
					if (z === r) {
						if (R === r && (N = B.isGlobstar = !0), M = B.isGlob = !0, I = !0, S === !0) continue;
						break;
					}
					if (z === m) {
						if (M = B.isGlob = !0, I = !0, S === !0) continue;
						break;
					}
					if (z === f) {
						for (; re() !== !0 && (e = H());) if (e === a) ne = B.backslashes = !0, H();
						else if (e === _) {
							j = B.isBracket = !0, M = B.isGlob = !0, I = !0;
							break;
						}
						if (S === !0) continue;
						break;
					}
					if (b.nonegate !== !0 && z === c && D === O) P = B.negated = !0, O++;
					else {
						if (b.noparen !== !0 && z === d) {
							if (M = B.isGlob = !0, S === !0) {
								for (; re() !== !0 && (z = H());) if (z === d) ne = B.backslashes = !0, z = H();
								else if (z === g) {
									I = !0;
									break;
								}
								continue;
							}
							break;
						}
						if (M === !0) {
							if (I = !0, S === !0) continue;
							break;
						}
					}
				}
			}
		}
		b.noext === !0 && (ee = !1, M = !1);
		let U = E, W = "", G = "";
		O > 0 && (W = E.slice(0, O), E = E.slice(O), k -= O), U && M === !0 && k > 0 ? (U = E.slice(0, k), G = E.slice(k)) : M === !0 ? (U = "", G = E) : U = E, U && U !== "" && U !== "/" && U !== E && v(U.charCodeAt(U.length - 1)) && (U = U.slice(0, -1)), b.unescape === !0 && (G &&= n.removeBackslashes(G), U && ne === !0 && (U = n.removeBackslashes(U)));
		let K = {
			prefix: W,
			input: e,
			start: O,
			base: U,
			glob: G,
			isBrace: A,
			isBracket: j,
			isGlob: M,
			isExtglob: ee,
			isGlobstar: N,
			negated: P,
			negatedExtglob: F
		};
		if (b.tokens === !0 && (K.maxDepth = 0, v(z) || w.push(B), K.tokens = w), b.parts === !0 || b.tokens === !0) {
			let t;
			for (let n = 0; n < C.length; n++) {
				let r = t ? t + 1 : O, i = C[n], a = e.slice(r, i);
				b.tokens && (n === 0 && O !== 0 ? (w[n].isPrefix = !0, w[n].value = W) : w[n].value = a, y(w[n]), K.maxDepth += w[n].depth), (n !== 0 || a !== "") && T.push(a), t = i;
			}
			if (t && t + 1 < e.length) {
				let n = e.slice(t + 1);
				T.push(n), b.tokens && (w[w.length - 1].value = n, y(w[w.length - 1]), K.maxDepth += w[w.length - 1].depth);
			}
			K.slashes = C, K.parts = T;
		}
		return K;
	};
})), Bt = n(((e, t) => {
	let n = Lt(), r = Rt(), { MAX_LENGTH: i, POSIX_REGEX_SOURCE: a, REGEX_NON_SPECIAL_CHARS: o, REGEX_SPECIAL_CHARS_BACKREF: s, REPLACEMENTS: c } = n, l = (e, t) => {
		if (typeof t.expandRange == "function") return t.expandRange(...e, t);
		e.sort();
		let n = `[${e.join("-")}]`;
		try {
			new RegExp(n);
		} catch {
			return e.map((e) => r.escapeRegex(e)).join("..");
		}
		return n;
	}, u = (e, t) => `Missing ${e}: "${t}" - use "\\\\${t}" to match literal characters`, d = (e) => {
		let t = [], n = 0, r = 0, i = 0, a = "", o = !1;
		for (let s of e) if (o === !0) a += s, o = !1;
		else if (s === "\\") a += s, o = !0;
		else if (s === "\"") i = i === 1 ? 0 : 1, a += s;
		else {
			if (i === 0) {
				if (s === "[") n++;
				else if (s === "]" && n > 0) n--;
				else if (n === 0) {
					if (s === "(") r++;
					else if (s === ")" && r > 0) r--;
					else if (s === "|" && r === 0) {
						t.push(a), a = "";
						continue;
					}
				}
			}
			a += s;
		}
		return t.push(a), t;
	}, f = (e) => {
		let t = !1;
		for (let n of e) if (t === !0) t = !1;
		else if (n === "\\") t = !0;
		else if (/[?*+@!()[\]{}]/.test(n)) return !1;
		return !0;
	}, p = (e) => {
		let t = e.trim(), n = !0;
		for (; n === !0;) n = !1, /^@\([^\\()[\]{}|]+\)$/.test(t) && (t = t.slice(2, -1), n = !0);
		if (f(t)) return t.replace(/\\(.)/g, "$1");
	}, m = (e) => {
		let t = e.map(p).filter(Boolean);
		for (let e = 0; e < t.length; e++) for (let n = e + 1; n < t.length; n++) {
			let r = t[e], i = t[n], a = r[0];
			if (a && r === a.repeat(r.length) && i === a.repeat(i.length) && (r === i || r.startsWith(i) || i.startsWith(r))) return !0;
		}
		return !1;
	}, h = (e, t = !0) => {
		if (e[0] !== "+" && e[0] !== "*" || e[1] !== "(") return;
		let n = 0, r = 0, i = 0, a = !1;
		for (let o = 1; o < e.length; o++) {
			let s = e[o];
			if (a === !0) a = !1;
			else if (s === "\\") a = !0;
			else if (s === "\"") i = i === 1 ? 0 : 1;
			else if (i !== 1) {
				if (s === "[") n++;
				else if (s === "]" && n > 0) n--;
				else if (!(n > 0)) {
					if (s === "(") r++;
					else if (s === ")" && (r--, r === 0)) return t === !0 && o !== e.length - 1 ? void 0 : {
						type: e[0],
						body: e.slice(2, o),
						end: o
					};
				}
			}
		}
	}, g = (e) => {
		let t = 0, n = [];
		for (; t < e.length;) {
			let r = h(e.slice(t), !1);
			if (!r || r.type !== "*") return;
			let i = d(r.body).map((e) => e.trim());
			if (i.length !== 1) return;
			let a = p(i[0]);
			if (!a || a.length !== 1) return;
			n.push(a), t += r.end + 1;
		}
		if (!(n.length < 1)) return `${n.length === 1 ? r.escapeRegex(n[0]) : `[${n.map((e) => r.escapeRegex(e)).join("")}]`}*`;
	}, _ = (e) => {
		let t = 0, n = e.trim(), r = h(n);
		for (; r;) t++, n = r.body.trim(), r = h(n);
		return t;
	}, v = (e, t) => {
		if (t.maxExtglobRecursion === !1) return { risky: !1 };
		let r = typeof t.maxExtglobRecursion == "number" ? t.maxExtglobRecursion : n.DEFAULT_MAX_EXTGLOB_RECURSION, i = d(e).map((e) => e.trim());
		if (i.length > 1 && (i.some((e) => e === "") || i.some((e) => /^[*?]+$/.test(e)) || m(i))) return { risky: !0 };
		for (let e of i) {
			let t = g(e);
			if (t) return {
				risky: !0,
				safeOutput: t
			};
			if (_(e) > r) return { risky: !0 };
		}
		return { risky: !1 };
	}, y = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		e = c[e] || e;
		let d = { ...t }, f = typeof d.maxLength == "number" ? Math.min(i, d.maxLength) : i, p = e.length;
		if (p > f) throw SyntaxError(`Input length: ${p}, exceeds maximum allowed length: ${f}`);
		let m = {
			type: "bos",
			value: "",
			output: d.prepend || ""
		}, h = [m], g = d.capture ? "" : "?:", _ = r.isWindows(t), b = n.globChars(_), x = n.extglobChars(b), { DOT_LITERAL: S, PLUS_LITERAL: C, SLASH_LITERAL: w, ONE_CHAR: T, DOTS_SLASH: E, NO_DOT: D, NO_DOT_SLASH: O, NO_DOTS_SLASH: k, QMARK: A, QMARK_NO_DOT: j, STAR: M, START_ANCHOR: ee } = b, N = (e) => `(${g}(?:(?!${ee}${e.dot ? E : S}).)*?)`, te = d.dot ? "" : D, ne = d.dot ? A : j, P = d.bash === !0 ? N(d) : M;
		d.capture && (P = `(${P})`), typeof d.noext == "boolean" && (d.noextglob = d.noext);
		let F = {
			input: e,
			index: -1,
			start: 0,
			dot: d.dot === !0,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: !1,
			negated: !1,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: !1,
			tokens: h
		};
		e = r.removePrefix(e, F), p = e.length;
		let I = [], L = [], R = [], z = m, B, re = () => F.index === p - 1, V = F.peek = (t = 1) => e[F.index + t], H = F.advance = () => e[++F.index] || "", U = () => e.slice(F.index + 1), W = (e = "", t = 0) => {
			F.consumed += e, F.index += t;
		}, G = (e) => {
			F.output += e.output == null ? e.value : e.output, W(e.value);
		}, K = () => {
			let e = 1;
			for (; V() === "!" && (V(2) !== "(" || V(3) === "?");) H(), F.start++, e++;
			return e % 2 != 0 && (F.negated = !0, F.start++, !0);
		}, q = (e) => {
			F[e]++, R.push(e);
		}, J = (e) => {
			F[e]--, R.pop();
		}, Y = (e) => {
			if (z.type === "globstar") {
				let t = F.braces > 0 && (e.type === "comma" || e.type === "brace"), n = e.extglob === !0 || I.length && (e.type === "pipe" || e.type === "paren");
				e.type !== "slash" && e.type !== "paren" && !t && !n && (F.output = F.output.slice(0, -z.output.length), z.type = "star", z.value = "*", z.output = P, F.output += z.output);
			}
			I.length && e.type !== "paren" && (I[I.length - 1].inner += e.value), (e.value || e.output) && G(e), z && z.type === "text" && e.type === "text" ? (z.value += e.value, z.output = (z.output || "") + e.value) : (e.prev = z, h.push(e), z = e);
		}, ie = (e, t) => {
			let n = {
				...x[t],
				conditions: 1,
				inner: ""
			};
			n.prev = z, n.parens = F.parens, n.output = F.output, n.startIndex = F.index, n.tokensIndex = h.length;
			let r = (d.capture ? "(" : "") + n.open;
			q("parens"), Y({
				type: e,
				value: t,
				output: F.output ? "" : T
			}), Y({
				type: "paren",
				extglob: !0,
				value: H(),
				output: r
			}), I.push(n);
		}, ae = (n) => {
			let i = e.slice(n.startIndex, F.index + 1), a = e.slice(n.startIndex + 2, F.index), o = v(a, d);
			if ((n.type === "plus" || n.type === "star") && o.risky) {
				let e = o.safeOutput ? (n.output ? "" : T) + (d.capture ? `(${o.safeOutput})` : o.safeOutput) : void 0, t = h[n.tokensIndex];
				t.type = "text", t.value = i, t.output = e || r.escapeRegex(i);
				for (let e = n.tokensIndex + 1; e < h.length; e++) h[e].value = "", h[e].output = "", delete h[e].suffix;
				F.output = n.output + t.output, F.backtrack = !0, Y({
					type: "paren",
					extglob: !0,
					value: B,
					output: ""
				}), J("parens");
				return;
			}
			let s = n.close + (d.capture ? ")" : ""), c;
			if (n.type === "negate") {
				let e = P;
				n.inner && n.inner.length > 1 && n.inner.includes("/") && (e = N(d)), (e !== P || re() || /^\)+$/.test(U())) && (s = n.close = `)$))${e}`), n.inner.includes("*") && (c = U()) && /^\.[^\\/.]+$/.test(c) && (s = n.close = `)${y(c, {
					...t,
					fastpaths: !1
				}).output})${e})`), n.prev.type === "bos" && (F.negatedExtglob = !0);
			}
			Y({
				type: "paren",
				extglob: !0,
				value: B,
				output: s
			}), J("parens");
		};
		if (d.fastpaths !== !1 && !/(^[*!]|[/()[\]{}"])/.test(e)) {
			let n = !1, i = e.replace(s, (e, t, r, i, a, o) => i === "\\" ? (n = !0, e) : i === "?" ? t ? t + i + (a ? A.repeat(a.length) : "") : o === 0 ? ne + (a ? A.repeat(a.length) : "") : A.repeat(r.length) : i === "." ? S.repeat(r.length) : i === "*" ? t ? t + i + (a ? P : "") : P : t ? e : `\\${e}`);
			return n === !0 && (i = d.unescape === !0 ? i.replace(/\\/g, "") : i.replace(/\\+/g, (e) => e.length % 2 == 0 ? "\\\\" : e ? "\\" : "")), i === e && d.contains === !0 ? (F.output = e, F) : (F.output = r.wrapOutput(i, F, t), F);
		}
		for (; !re();) {
			if (B = H(), B === "\0") continue;
			if (B === "\\") {
				let e = V();
				if (e === "/" && d.bash !== !0 || e === "." || e === ";") continue;
				if (!e) {
					B += "\\", Y({
						type: "text",
						value: B
					});
					continue;
				}
				let t = /^\\+/.exec(U()), n = 0;
				if (t && t[0].length > 2 && (n = t[0].length, F.index += n, n % 2 != 0 && (B += "\\")), d.unescape === !0 ? B = H() : B += H(), F.brackets === 0) {
					Y({
						type: "text",
						value: B
					});
					continue;
				}
			}
			if (F.brackets > 0 && (B !== "]" || z.value === "[" || z.value === "[^")) {
				if (d.posix !== !1 && B === ":") {
					let e = z.value.slice(1);
					if (e.includes("[") && (z.posix = !0, e.includes(":"))) {
						let e = z.value.lastIndexOf("["), t = z.value.slice(0, e), n = z.value.slice(e + 2), r = a[n];
						if (r) {
							z.value = t + r, F.backtrack = !0, H(), !m.output && h.indexOf(z) === 1 && (m.output = T);
							continue;
						}
					}
				}
				(B === "[" && V() !== ":" || B === "-" && V() === "]") && (B = `\\${B}`), B === "]" && (z.value === "[" || z.value === "[^") && (B = `\\${B}`), d.posix === !0 && B === "!" && z.value === "[" && (B = "^"), z.value += B, G({ value: B });
				continue;
			}
			if (F.quotes === 1 && B !== "\"") {
				B = r.escapeRegex(B), z.value += B, G({ value: B });
				continue;
			}
			if (B === "\"") {
				F.quotes = F.quotes === 1 ? 0 : 1, d.keepQuotes === !0 && Y({
					type: "text",
					value: B
				});
				continue;
			}
			if (B === "(") {
				q("parens"), Y({
					type: "paren",
					value: B
				});
				continue;
			}
			if (B === ")") {
				if (F.parens === 0 && d.strictBrackets === !0) throw SyntaxError(u("opening", "("));
				let e = I[I.length - 1];
				if (e && F.parens === e.parens + 1) {
					ae(I.pop());
					continue;
				}
				Y({
					type: "paren",
					value: B,
					output: F.parens ? ")" : "\\)"
				}), J("parens");
				continue;
			}
			if (B === "[") {
				if (d.nobracket === !0 || !U().includes("]")) {
					if (d.nobracket !== !0 && d.strictBrackets === !0) throw SyntaxError(u("closing", "]"));
					B = `\\${B}`;
				} else q("brackets");
				Y({
					type: "bracket",
					value: B
				});
				continue;
			}
			if (B === "]") {
				if (d.nobracket === !0 || z && z.type === "bracket" && z.value.length === 1) {
					Y({
						type: "text",
						value: B,
						output: `\\${B}`
					});
					continue;
				}
				if (F.brackets === 0) {
					if (d.strictBrackets === !0) throw SyntaxError(u("opening", "["));
					Y({
						type: "text",
						value: B,
						output: `\\${B}`
					});
					continue;
				}
				J("brackets");
				let e = z.value.slice(1);
				if (z.posix !== !0 && e[0] === "^" && !e.includes("/") && (B = `/${B}`), z.value += B, G({ value: B }), d.literalBrackets === !1 || r.hasRegexChars(e)) continue;
				let t = r.escapeRegex(z.value);
				if (F.output = F.output.slice(0, -z.value.length), d.literalBrackets === !0) {
					F.output += t, z.value = t;
					continue;
				}
				z.value = `(${g}${t}|${z.value})`, F.output += z.value;
				continue;
			}
			if (B === "{" && d.nobrace !== !0) {
				q("braces");
				let e = {
					type: "brace",
					value: B,
					output: "(",
					outputIndex: F.output.length,
					tokensIndex: F.tokens.length
				};
				L.push(e), Y(e);
				continue;
			}
			if (B === "}") {
				let e = L[L.length - 1];
				if (d.nobrace === !0 || !e) {
					Y({
						type: "text",
						value: B,
						output: B
					});
					continue;
				}
				let t = ")";
				if (e.dots === !0) {
					let e = h.slice(), n = [];
					for (let t = e.length - 1; t >= 0 && (h.pop(), e[t].type !== "brace"); t--) e[t].type !== "dots" && n.unshift(e[t].value);
					t = l(n, d), F.backtrack = !0;
				}
				if (e.comma !== !0 && e.dots !== !0) {
					let n = F.output.slice(0, e.outputIndex), r = F.tokens.slice(e.tokensIndex);
					e.value = e.output = "\\{", B = t = "\\}", F.output = n;
					for (let e of r) F.output += e.output || e.value;
				}
				Y({
					type: "brace",
					value: B,
					output: t
				}), J("braces"), L.pop();
				continue;
			}
			if (B === "|") {
				I.length > 0 && I[I.length - 1].conditions++, Y({
					type: "text",
					value: B
				});
				continue;
			}
			if (B === ",") {
				let e = B, t = L[L.length - 1];
				t && R[R.length - 1] === "braces" && (t.comma = !0, e = "|"), Y({
					type: "comma",
					value: B,
					output: e
				});
				continue;
			}
			if (B === "/") {
				if (z.type === "dot" && F.index === F.start + 1) {
					F.start = F.index + 1, F.consumed = "", F.output = "", h.pop(), z = m;
					continue;
				}
				Y({
					type: "slash",
					value: B,
					output: w
				});
				continue;
			}
			if (B === ".") {
				if (F.braces > 0 && z.type === "dot") {
					z.value === "." && (z.output = S);
					let e = L[L.length - 1];
					z.type = "dots", z.output += B, z.value += B, e.dots = !0;
					continue;
				}
				if (F.braces + F.parens === 0 && z.type !== "bos" && z.type !== "slash") {
					Y({
						type: "text",
						value: B,
						output: S
					});
					continue;
				}
				Y({
					type: "dot",
					value: B,
					output: S
				});
				continue;
			}
			if (B === "?") {
				if (!(z && z.value === "(") && d.noextglob !== !0 && V() === "(" && V(2) !== "?") {
					ie("qmark", B);
					continue;
				}
				if (z && z.type === "paren") {
					let e = V(), t = B;
					if (e === "<" && !r.supportsLookbehinds()) throw Error("Node.js v10 or higher is required for regex lookbehinds");
					(z.value === "(" && !/[!=<:]/.test(e) || e === "<" && !/<([!=]|\w+>)/.test(U())) && (t = `\\${B}`), Y({
						type: "text",
						value: B,
						output: t
					});
					continue;
				}
				if (d.dot !== !0 && (z.type === "slash" || z.type === "bos")) {
					Y({
						type: "qmark",
						value: B,
						output: j
					});
					continue;
				}
				Y({
					type: "qmark",
					value: B,
					output: A
				});
				continue;
			}
			if (B === "!") {
				if (d.noextglob !== !0 && V() === "(" && (V(2) !== "?" || !/[!=<:]/.test(V(3)))) {
					ie("negate", B);
					continue;
				}
				if (d.nonegate !== !0 && F.index === 0) {
					K();
					continue;
				}
			}
			if (B === "+") {
				if (d.noextglob !== !0 && V() === "(" && V(2) !== "?") {
					ie("plus", B);
					continue;
				}
				if (z && z.value === "(" || d.regex === !1) {
					Y({
						type: "plus",
						value: B,
						output: C
					});
					continue;
				}
				if (z && (z.type === "bracket" || z.type === "paren" || z.type === "brace") || F.parens > 0) {
					Y({
						type: "plus",
						value: B
					});
					continue;
				}
				Y({
					type: "plus",
					value: C
				});
				continue;
			}
			if (B === "@") {
				if (d.noextglob !== !0 && V() === "(" && V(2) !== "?") {
					Y({
						type: "at",
						extglob: !0,
						value: B,
						output: ""
					});
					continue;
				}
				Y({
					type: "text",
					value: B
				});
				continue;
			}
			if (B !== "*") {
				(B === "$" || B === "^") && (B = `\\${B}`);
				let e = o.exec(U());
				e && (B += e[0], F.index += e[0].length), Y({
					type: "text",
					value: B
				});
				continue;
			}
			if (z && (z.type === "globstar" || z.star === !0)) {
				z.type = "star", z.star = !0, z.value += B, z.output = P, F.backtrack = !0, F.globstar = !0, W(B);
				continue;
			}
			let t = U();
			if (d.noextglob !== !0 && /^\([^?]/.test(t)) {
				ie("star", B);
				continue;
			}
			if (z.type === "star") {
				if (d.noglobstar === !0) {
					W(B);
					continue;
				}
				let n = z.prev, r = n.prev, i = n.type === "slash" || n.type === "bos", a = r && (r.type === "star" || r.type === "globstar");
				if (d.bash === !0 && (!i || t[0] && t[0] !== "/")) {
					Y({
						type: "star",
						value: B,
						output: ""
					});
					continue;
				}
				let o = F.braces > 0 && (n.type === "comma" || n.type === "brace"), s = I.length && (n.type === "pipe" || n.type === "paren");
				if (!i && n.type !== "paren" && !o && !s) {
					Y({
						type: "star",
						value: B,
						output: ""
					});
					continue;
				}
				for (; t.slice(0, 3) === "/**";) {
					let n = e[F.index + 4];
					if (n && n !== "/") break;
					t = t.slice(3), W("/**", 3);
				}
				if (n.type === "bos" && re()) {
					z.type = "globstar", z.value += B, z.output = N(d), F.output = z.output, F.globstar = !0, W(B);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && !a && re()) {
					F.output = F.output.slice(0, -(n.output + z.output).length), n.output = `(?:${n.output}`, z.type = "globstar", z.output = N(d) + (d.strictSlashes ? ")" : "|$)"), z.value += B, F.globstar = !0, F.output += n.output + z.output, W(B);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && t[0] === "/") {
					let e = t[1] === void 0 ? "" : "|$";
					F.output = F.output.slice(0, -(n.output + z.output).length), n.output = `(?:${n.output}`, z.type = "globstar", z.output = `${N(d)}${w}|${w}${e})`, z.value += B, F.output += n.output + z.output, F.globstar = !0, W(B + H()), Y({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (n.type === "bos" && t[0] === "/") {
					z.type = "globstar", z.value += B, z.output = `(?:^|${w}|${N(d)}${w})`, F.output = z.output, F.globstar = !0, W(B + H()), Y({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				F.output = F.output.slice(0, -z.output.length), z.type = "globstar", z.output = N(d), z.value += B, F.output += z.output, F.globstar = !0, W(B);
				continue;
			}
			let n = {
				type: "star",
				value: B,
				output: P
			};
			d.bash === !0 ? (n.output = ".*?", (z.type === "bos" || z.type === "slash") && (n.output = te + n.output), Y(n)) : z && (z.type === "bracket" || z.type === "paren") && d.regex === !0 ? (n.output = B, Y(n)) : ((F.index === F.start || z.type === "slash" || z.type === "dot") && (z.type === "dot" ? (F.output += O, z.output += O) : d.dot === !0 ? (F.output += k, z.output += k) : (F.output += te, z.output += te), V() !== "*" && (F.output += T, z.output += T)), Y(n));
		}
		for (; F.brackets > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", "]"));
			F.output = r.escapeLast(F.output, "["), J("brackets");
		}
		for (; F.parens > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", ")"));
			F.output = r.escapeLast(F.output, "("), J("parens");
		}
		for (; F.braces > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", "}"));
			F.output = r.escapeLast(F.output, "{"), J("braces");
		}
		if (d.strictSlashes !== !0 && (z.type === "star" || z.type === "bracket") && Y({
			type: "maybe_slash",
			value: "",
			output: `${w}?`
		}), F.backtrack === !0) {
			F.output = "";
			for (let e of F.tokens) F.output += e.output == null ? e.value : e.output, e.suffix && (F.output += e.suffix);
		}
		return F;
	};
	y.fastpaths = (e, t) => {
		let a = { ...t }, o = typeof a.maxLength == "number" ? Math.min(i, a.maxLength) : i, s = e.length;
		if (s > o) throw SyntaxError(`Input length: ${s}, exceeds maximum allowed length: ${o}`);
		e = c[e] || e;
		let l = r.isWindows(t), { DOT_LITERAL: u, SLASH_LITERAL: d, ONE_CHAR: f, DOTS_SLASH: p, NO_DOT: m, NO_DOTS: h, NO_DOTS_SLASH: g, STAR: _, START_ANCHOR: v } = n.globChars(l), y = a.dot ? h : m, b = a.dot ? g : m, x = a.capture ? "" : "?:", S = {
			negated: !1,
			prefix: ""
		}, C = a.bash === !0 ? ".*?" : _;
		a.capture && (C = `(${C})`);
		let w = (e) => e.noglobstar === !0 ? C : `(${x}(?:(?!${v}${e.dot ? p : u}).)*?)`, T = (e) => {
			switch (e) {
				case "*": return `${y}${f}${C}`;
				case ".*": return `${u}${f}${C}`;
				case "*.*": return `${y}${C}${u}${f}${C}`;
				case "*/*": return `${y}${C}${d}${f}${b}${C}`;
				case "**": return y + w(a);
				case "**/*": return `(?:${y}${w(a)}${d})?${b}${f}${C}`;
				case "**/*.*": return `(?:${y}${w(a)}${d})?${b}${C}${u}${f}${C}`;
				case "**/.*": return `(?:${y}${w(a)}${d})?${u}${f}${C}`;
				default: {
					let t = /^(.*?)\.(\w+)$/.exec(e);
					if (!t) return;
					let n = T(t[1]);
					return n ? n + u + t[2] : void 0;
				}
			}
		}, E = T(r.removePrefix(e, S));
		return E && a.strictSlashes !== !0 && (E += `${d}?`), E;
	}, t.exports = y;
})), Vt = n(((t, n) => {
	let r = e("path"), i = zt(), a = Bt(), o = Rt(), s = Lt(), c = (e) => e && typeof e == "object" && !Array.isArray(e), l = (e, t, n = !1) => {
		if (Array.isArray(e)) {
			let r = e.map((e) => l(e, t, n));
			return (e) => {
				for (let t of r) {
					let n = t(e);
					if (n) return n;
				}
				return !1;
			};
		}
		let r = c(e) && e.tokens && e.input;
		if (e === "" || typeof e != "string" && !r) throw TypeError("Expected pattern to be a non-empty string");
		let i = t || {}, a = o.isWindows(t), s = r ? l.compileRe(e, t) : l.makeRe(e, t, !1, !0), u = s.state;
		delete s.state;
		let d = () => !1;
		if (i.ignore) {
			let e = {
				...t,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			d = l(i.ignore, e, n);
		}
		let f = (n, r = !1) => {
			let { isMatch: o, match: c, output: f } = l.test(n, s, t, {
				glob: e,
				posix: a
			}), p = {
				glob: e,
				state: u,
				regex: s,
				posix: a,
				input: n,
				output: f,
				match: c,
				isMatch: o
			};
			return typeof i.onResult == "function" && i.onResult(p), o === !1 ? (p.isMatch = !1, r ? p : !1) : d(n) ? (typeof i.onIgnore == "function" && i.onIgnore(p), p.isMatch = !1, r ? p : !1) : (typeof i.onMatch == "function" && i.onMatch(p), !r || p);
		};
		return n && (f.state = u), f;
	};
	l.test = (e, t, n, { glob: r, posix: i } = {}) => {
		if (typeof e != "string") throw TypeError("Expected input to be a string");
		if (e === "") return {
			isMatch: !1,
			output: ""
		};
		let a = n || {}, s = a.format || (i ? o.toPosixSlashes : null), c = e === r, u = c && s ? s(e) : e;
		return c === !1 && (u = s ? s(e) : e, c = u === r), (c === !1 || a.capture === !0) && (c = a.matchBase === !0 || a.basename === !0 ? l.matchBase(e, t, n, i) : t.exec(u)), {
			isMatch: !!c,
			match: c,
			output: u
		};
	}, l.matchBase = (e, t, n, i = o.isWindows(n)) => (t instanceof RegExp ? t : l.makeRe(t, n)).test(r.basename(e)), l.isMatch = (e, t, n) => l(t, n)(e), l.parse = (e, t) => Array.isArray(e) ? e.map((e) => l.parse(e, t)) : a(e, {
		...t,
		fastpaths: !1
	}), l.scan = (e, t) => i(e, t), l.compileRe = (e, t, n = !1, r = !1) => {
		if (n === !0) return e.output;
		let i = t || {}, a = i.contains ? "" : "^", o = i.contains ? "" : "$", s = `${a}(?:${e.output})${o}`;
		e && e.negated === !0 && (s = `^(?!${s}).*$`);
		let c = l.toRegex(s, t);
		return r === !0 && (c.state = e), c;
	}, l.makeRe = (e, t = {}, n = !1, r = !1) => {
		if (!e || typeof e != "string") throw TypeError("Expected a non-empty string");
		let i = {
			negated: !1,
			fastpaths: !0
		};
		return t.fastpaths !== !1 && (e[0] === "." || e[0] === "*") && (i.output = a.fastpaths(e, t)), i.output || (i = a(e, t)), l.compileRe(i, t, n, r);
	}, l.toRegex = (e, t) => {
		try {
			let n = t || {};
			return new RegExp(e, n.flags || (n.nocase ? "i" : ""));
		} catch (e) {
			if (t && t.debug === !0) throw e;
			return /$^/;
		}
	}, l.constants = s, n.exports = l;
})), Ht = n(((e, t) => {
	t.exports = Vt();
})), Ut = n(((t, n) => {
	let r = e("util"), i = It(), a = Ht(), o = Rt(), s = (e) => e === "" || e === "./", c = (e) => {
		let t = e.indexOf("{");
		return t > -1 && e.indexOf("}", t) > -1;
	}, l = (e, t, n) => {
		t = [].concat(t), e = [].concat(e);
		let r = new Set(), i = new Set(), o = new Set(), s = 0, c = (e) => {
			o.add(e.output), n && n.onResult && n.onResult(e);
		};
		for (let o = 0; o < t.length; o++) {
			let l = a(String(t[o]), {
				...n,
				onResult: c
			}, !0), u = l.state.negated || l.state.negatedExtglob;
			u && s++;
			for (let t of e) {
				let e = l(t, !0);
				(u ? !e.isMatch : e.isMatch) && (u ? r.add(e.output) : (r.delete(e.output), i.add(e.output)));
			}
		}
		let l = (s === t.length ? [...o] : [...i]).filter((e) => !r.has(e));
		if (n && l.length === 0) {
			if (n.failglob === !0) throw Error(`No matches found for "${t.join(", ")}"`);
			if (n.nonull === !0 || n.nullglob === !0) return n.unescape ? t.map((e) => e.replace(/\\/g, "")) : t;
		}
		return l;
	};
	l.match = l, l.matcher = (e, t) => a(e, t), l.isMatch = (e, t, n) => a(t, n)(e), l.any = l.isMatch, l.not = (e, t, n = {}) => {
		t = [].concat(t).map(String);
		let r = new Set(), i = [], a = (e) => {
			n.onResult && n.onResult(e), i.push(e.output);
		}, o = new Set(l(e, t, {
			...n,
			onResult: a
		}));
		for (let e of i) o.has(e) || r.add(e);
		return [...r];
	}, l.contains = (e, t, n) => {
		if (typeof e != "string") throw TypeError(`Expected a string: "${r.inspect(e)}"`);
		if (Array.isArray(t)) return t.some((t) => l.contains(e, t, n));
		if (typeof t == "string") {
			if (s(e) || s(t)) return !1;
			if (e.includes(t) || e.startsWith("./") && e.slice(2).includes(t)) return !0;
		}
		return l.isMatch(e, t, {
			...n,
			contains: !0
		});
	}, l.matchKeys = (e, t, n) => {
		if (!o.isObject(e)) throw TypeError("Expected the first argument to be an object");
		let r = l(Object.keys(e), t, n), i = {};
		for (let t of r) i[t] = e[t];
		return i;
	}, l.some = (e, t, n) => {
		let r = [].concat(e);
		for (let e of [].concat(t)) {
			let t = a(String(e), n);
			if (r.some((e) => t(e))) return !0;
		}
		return !1;
	}, l.every = (e, t, n) => {
		let r = [].concat(e);
		for (let e of [].concat(t)) {
			let t = a(String(e), n);
			if (!r.every((e) => t(e))) return !1;
		}
		return !0;
	}, l.all = (e, t, n) => {
		if (typeof e != "string") throw TypeError(`Expected a string: "${r.inspect(e)}"`);
		return [].concat(t).every((t) => a(t, n)(e));
	}, l.capture = (e, t, n) => {
		let r = o.isWindows(n), i = a.makeRe(String(e), {
			...n,
			capture: !0
		}).exec(r ? o.toPosixSlashes(t) : t);
		if (i) return i.slice(1).map((e) => e === void 0 ? "" : e);
	}, l.makeRe = (...e) => a.makeRe(...e), l.scan = (...e) => a.scan(...e), l.parse = (e, t) => {
		let n = [];
		for (let r of [].concat(e || [])) for (let e of i(String(r), t)) n.push(a.parse(e, t));
		return n;
	}, l.braces = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		return t && t.nobrace === !0 || !c(e) ? [e] : i(e, t);
	}, l.braceExpand = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		return l.braces(e, {
			...t,
			expand: !0
		});
	}, l.hasBraces = c, n.exports = l;
})), Wt = t(Ut(), 1);
const Gt = {
	globs: 1e3,
	length: 1e3,
	wildcards: 10,
	paths: 100
}, Kt = [(e) => e.length <= Gt.globs, "has more than 1000 entries. Write globs such as l10n/**/*.yaml"];
function qt(e) {
	if (e.length > Gt.length) return `is longer than ${Gt.length} characters`;
	if (e.startsWith("!")) return "starts with \"!\", which would mean all other files";
	let t = e.replace(/\\./gs, "");
	if (/[?*+@!]\(|\([^()]*\|/.test(t)) return "has a group such as \"+(a|b)\". Write {a,b}. If \"(\" is part of a name, write \\(";
	let n = Yt(t);
	if (n === void 0) return "has a range such as {1..9}. Write {1,2,3}, or use *";
	if (n > Gt.paths) return `stands for more than ${Gt.paths} paths. Write several globs, or use *`;
	if ((t.match(/\*+|[?[]/g)?.length ?? 0) > Gt.wildcards) return `has more than ${Gt.wildcards} wildcards`;
	try {
		Xt(e);
		return;
	} catch {
		return "has a \"{\", \"(\" or \"[\" that closes in a wrong place";
	}
}
function Jt() {
	return s().min(1).superRefine((e, { addIssue: t }) => {
		let n = qt(e);
		n !== void 0 && t({
			code: "custom",
			message: n
		});
	});
}
function Yt(e) {
	let t = [{
		count: 1,
		dots: !1
	}], n = 1;
	for (let [r] of e.matchAll(/[{},]|\.\./g)) {
		let e = t.at(-1);
		if (r === "{") t.push({
			count: 1,
			dots: !1
		});
		else if (r === "," && e) e.count += 1;
		else if (r === ".." && e) e.dots = !0;
		else if (r === "}" && t.length > 1) {
			let { count: e, dots: r } = t.pop() ?? {
				count: 1,
				dots: !1
			};
			if (r && e === 1) return;
			n *= e;
		}
	}
	return n;
}
function Xt(e) {
	return Wt.default.braces(e, {
		expand: !0,
		nodupes: !0,
		keepEscaping: !0
	});
}
function Zt(e) {
	return Xt(e.replace(/^(?:\.\/+)+/, "")).map(Qt);
}
function Qt(e) {
	let t = e.split(/\/+/).filter((e, t, n) => e !== "**" || n[t - 1] !== "**"), n = [], r = t.length - 1;
	for (let [e, i] of t.entries()) i === "**" ? n.push({ is: e === r ? "rest" : "folders" }) : a(n, en(i), e === r ? [] : [{
		is: "text",
		text: "/"
	}]);
	return {
		parts: n,
		superset: rn(t)
	};
}
const $t = /\\(.)|(\*+)|\[([!^]?)(\]?[^\]]*)\]|(.)/gsu;
function en(e) {
	let t = [];
	for (let [, n, r, i, a, o = ""] of e.matchAll($t)) {
		let e = t.length === 0;
		if (r !== void 0) t.push({
			is: "star",
			first: e
		});
		else if (a !== void 0) t.push({
			is: "one",
			first: e,
			allowed: nn(a, i !== "")
		});
		else if (o === "?") t.push({
			is: "one",
			first: e,
			allowed: /[^/]/u
		});
		else if (o === "") t.push({ is: "language" });
		else {
			let e = n ?? o, r = t.at(-1);
			r?.is === "text" ? r.text += e : t.push({
				is: "text",
				text: e
			});
		}
	}
	return t;
}
const tn = /(?!)/u;
function nn(e, t) {
	let n = e.replace(/\\(.)/gsu, "$1").replace(/[\\\]^[]/g, "\\$&");
	try {
		return RegExp(t ? `[^/${n}]` : `[${n}]`, "u");
	} catch {
		return tn;
	}
}
function rn(e) {
	let t = [];
	for (let [n, r] of e.entries()) {
		if (r === "**") return {
			glob: [
				...t,
				"**",
				"*"
			].join("/"),
			dot: e.slice(n).some((e) => e.startsWith("."))
		};
		let i = en(r), [a] = i;
		i.length === 0 || i.length === 1 && a?.is === "text" ? t.push((a?.is === "text" ? a.text : "").replace(/[\\!*?|(){}[\]+@]/g, "\\$&")) : t.push(r.startsWith(".") ? ".*" : "*");
	}
	return {
		glob: t.join("/"),
		dot: !1
	};
}
function an({ parts: e }, t, n, r = () => []) {
	let i = new Set(), a = new Map(), o = (e) => (n ? /^\.{1,2}(?:\/|$)/ : /^\./).test(t.slice(e, e + 3)), s = (n, c, l) => {
		let u = e[n];
		if (!u) return c === t.length ? l : void 0;
		let [d] = l, f = d && t.slice(d.start, d.end), p = f === void 0 ? i : a.get(f) ?? new Set();
		f !== void 0 && a.set(f, p);
		let m = (e) => {
			let r = n * (t.length + 1) + e;
			return !p.has(r) && p.add(r);
		};
		if (m(c)) switch (u.is) {
			case "text": return t.startsWith(u.text, c) ? s(n + 1, c + u.text.length, l) : void 0;
			case "one": {
				let [e = ""] = t.slice(c, c + 2);
				return u.allowed.test(e) && !(u.first && o(c)) ? s(n + 1, c + e.length, l) : void 0;
			}
			case "star":
				if (u.first && (o(c) || c === t.length || t[c] === "/")) return;
				for (let e = c;; e += 1) {
					if (e > c && !m(e)) return;
					let r = s(n + 1, e, l);
					if (r || e === t.length || t[e] === "/") return r;
				}
			case "folders": for (let e = c;;) {
				let r = s(n + 1, e, l), i = t.indexOf("/", e);
				if (r || i === -1 || o(e)) return r;
				if (e = i + 1, !m(e)) return;
			}
			case "rest": for (let e = c;; e = t.indexOf("/", e) + 1) if (o(e) || e === t.length) return;
			else if (!t.includes("/", e)) return l;
			case "language": {
				let e = f === void 0 ? r(t, c) : t.startsWith(f, c) ? [c + f.length] : [];
				for (let t of e) {
					let e = s(n + 1, t, [...l, {
						start: c,
						end: t
					}]);
					if (e) return e;
				}
				return;
			}
		}
	};
	return s(0, 0, []);
}
function on(e, t) {
	return qt(t) === void 0 && Zt(t).some((t) => an(t, e, !0) !== void 0);
}
// src/kinds/key/settings.ts
const sn = O({
	name: "removals",
	parent: "limits",
	schema: () => l().min(0),
	expects: "a whole number, 0 or more",
	default: 25,
	commands: U,
	file: "both",
	widens: J(25),
	docs: {
		example: 50,
		text: "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count."
	}
}), cn = O({
	name: "removals_percent",
	parent: "limits",
	schema: () => u().min(0).max(100),
	expects: "a number from 0 to 100",
	default: 10,
	commands: U,
	file: "both",
	widens: J(10),
	docs: {
		example: 5,
		text: "Maximum number of keys and texts to remove in one run, as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more."
	}
}), ln = O({
	name: "overwrites_percent",
	parent: "limits",
	schema: () => u().min(0).max(100),
	expects: "a number from 0 to 100",
	default: 50,
	commands: U,
	file: "both",
	widens: J(50),
	docs: {
		example: 20,
		text: "A run may overwrite live values of at most this percentage of the declared keys that are in the project. It is used only if there are 20 keys or more."
	}
}), un = O({
	name: "unverified",
	parent: "limits",
	schema: () => l().min(0),
	expects: "a whole number, 0 or more",
	commands: U,
	file: "both",
	widens: J(Infinity),
	docs: {
		example: 500,
		text: "Maximum number of translations that changes of base texts may mark unverified in one run. It has no effect if the setting `auto_toggle_unverified` of the project is off.",
		default: "no limit"
	}
}), dn = {
	manifests: O({
		name: "keys",
		schema: () => p(Jt()).min(1).refine(...Kt),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: [...V, "pull"],
		file: "both",
		option: {
			offered: "everywhere",
			as: "list",
			metavar: "GLOB"
		},
		docs: {
			example: ["l10n/**/keys.yaml"],
			text: "Key manifests, as paths or globs.",
			commandLine: "Turns prune off, except for what `--prune` names.",
			action: "Relative to `working-directory`. Turns prune off.",
			file: "Relative to lokaform.yaml.",
			default: "`keys.yaml`, if there is one."
		}
	}),
	prune: O({
		name: "keys",
		parent: "prune",
		schema: () => m(et),
		expects: "off, owned or all",
		default: "off",
		commands: U,
		file: "both",
		widens: q(et, "off"),
		docs: {
			example: "owned",
			text: "Which undeclared keys to remove: `off` (none), `owned` (those with the tag `lokaform:<owner>`, see the setting `owner`) or `all`."
		}
	}),
	limits: [
		sn,
		cn,
		ln,
		un
	]
}, fn = O({
	name: "webhook_removals",
	parent: "limits",
	schema: () => l().min(0),
	expects: "a whole number, 0 or more",
	default: 2,
	commands: U,
	file: "both",
	widens: J(2),
	docs: {
		example: 0,
		text: "Maximum number of webhooks to remove in one run."
	}
}), pn = {
	manifests: O({
		name: "webhooks",
		schema: () => p(Jt()).min(1).refine(...Kt),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: [...V, "pull"],
		file: "both",
		option: {
			offered: "everywhere",
			as: "list",
			metavar: "GLOB"
		},
		docs: {
			example: ["l10n/webhooks.yaml"],
			text: "Webhook manifests, as paths or globs.",
			commandLine: "Turns prune off, like `--keys`.",
			action: "Relative to `working-directory`. Turns prune off, like `keys`.",
			file: "Relative to lokaform.yaml.",
			default: "`webhooks.yaml`, if there is one (not for a branch of a project)."
		}
	}),
	prune: O({
		name: "webhooks",
		parent: "prune",
		schema: () => m(["off", "all"]),
		expects: "off or all",
		default: "off",
		commands: U,
		file: "both",
		widens: q(["off", "all"], "off"),
		docs: {
			example: "all",
			text: "Which undeclared webhooks to remove: `off` (none) or `all`. `webhooks: []` in the manifest declares that there are none. A workflow does not remove webhooks whose URL is in no manifest: for that, run `lokaform apply` at a terminal."
		}
	}),
	limits: [fn]
}, mn = [dn, pn], hn = mn.map(({ manifests: e }) => e), gn = mn.map(({ prune: e }) => e), _n = mn.flatMap(({ limits: e }) => e);
// src/kinds/textSource.ts
function vn({ languages: e, base: t, alsoReads: n = [] }, r) {
	let i = e ?? (t === void 0 ? void 0 : [t]);
	return !i || i.includes(r) || n === "all" || n.includes(r);
}
const yn = "{lang}";
function bn({ files: e }) {
	return Rn(e).replaceAll(yn, "*");
}
function xn(e, t) {
	if (!On(e.files)) return e.language;
	let [n] = Fn(e, t);
	return n && Sn(e, t.slice(n.start, n.end));
}
function Sn({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function Cn({ languageMap: e }, t) {
	return Object.entries(e).find(([, e]) => e === t)?.[0] ?? t;
}
function wn(e, t, n) {
	let r = Fn(e, t), i = Cn(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function Tn(e, t) {
	return Dn(t, On(e.files) ? Fn(e, t) : []);
}
function En(e) {
	return Dn(e, [...e.matchAll(/\{lang\}/g)].map(({ index: e }) => ({
		start: e,
		end: e + 6
	})));
}
function Dn(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => kn(e, t.start - n, t.end - n), e.slice(n, i)),
		dir: jn(e.slice(0, n), t)
	};
}
function On(e) {
	return e.includes(yn);
}
function kn(e, t, n) {
	let r = e.slice(0, t), i = e.slice(n);
	return /[-_.+ ]$/.test(r) ? r.slice(0, -1) + i : r + i.replace(/^[-_.+ ]/, "");
}
const An = /\.lproj$|^values(-|$)/;
function jn(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !An.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
const Mn = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/, Nn = /^[A-Za-z]{2,3}$/, Pn = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/;
function Fn(e, t) {
	let n = Zt(e.files.replaceAll(yn, "")), r = new Set([...Object.keys(e.languageMap), ...e.languages ?? []]);
	for (let e of [
		In(r),
		Ln(Mn),
		Ln(Nn),
		Ln(Pn, !0)
	]) for (let r of n) {
		let n = an(r, t, !0, e) ?? [];
		if (n.length > 0) return n;
	}
	return [];
}
function In(e) {
	let t = [...new Set([...e].map(({ length: e }) => e))].sort((e, t) => t - e);
	return (n, r) => t.map((e) => r + e).filter((t) => e.has(n.slice(r, t)));
}
function Ln(e, t = !1) {
	return (n, r) => {
		let [i = ""] = /^[\w+-]*/.exec(n.slice(r, r + 40)) ?? [], a = Array.from(i, (e, t) => r + t + 1).filter((t) => e.test(n.slice(r, t)));
		return t ? a : a.reverse();
	};
}
function Rn(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
function zn(e, t) {
	return e === Rn(t) || on(e, t);
}
// src/model/pluralForms.ts
const Bn = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], Vn = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var Hn = class {
	constructor(e) {
		if (this.charCount = this.charLength(e, !0), this.charIndex = 0, this.length = e.length, this.multiByteMode = this.charCount !== this.length, this.string = e, this.multiByteMode) {
			let t = [];
			for (let n = 0, r = 0; r < this.charCount; ++r) t[r] = n, n += e.codePointAt(n) > 65535 ? 2 : 1;
			this.charsToBytes = t;
		}
	}
	get isEnd() {
		return this.charIndex >= this.charCount;
	}
	charLength(e, t = this.multiByteMode) {
		return t ? e.replace(Vn, "_").length : e.length;
	}
	advance(e = 1) {
		this.charIndex = Math.min(this.charCount, this.charIndex + e);
	}
	charIndexToByteIndex(e = this.charIndex) {
		return this.multiByteMode ? this.charsToBytes[e] ?? Infinity : e;
	}
	consume(e = 1) {
		let t = this.peek(e);
		return this.advance(e), t;
	}
	consumeBytes(e) {
		let t = this.charIndexToByteIndex(), n = this.string.slice(t, t + e);
		return this.advance(this.charLength(n)), n;
	}
	consumeMatchFn(e) {
		let { length: t, multiByteMode: n, string: r } = this, i = this.charIndexToByteIndex(), a = i;
		if (n) for (; a < t;) {
			let t = r[a], n = t >= "\ud800" && t <= "\udbff";
			if (n && (t += r[a + 1]), !e(t)) break;
			a += n ? 2 : 1;
		}
		else for (; a < t && e(r[a]);) ++a;
		return this.consumeBytes(a - i);
	}
	consumeString(e) {
		let { length: t } = e, n = this.charIndexToByteIndex();
		return e === this.string.slice(n, n + t) ? (this.advance(t === 1 ? 1 : this.charLength(e)), e) : "";
	}
	consumeUntilMatch(e) {
		let t = this.string.slice(this.charIndexToByteIndex()).search(e);
		return t > 0 ? this.consumeBytes(t) : "";
	}
	consumeUntilString(e) {
		let t = this.charIndexToByteIndex(), n = this.string.indexOf(e, t);
		return n > 0 ? this.consumeBytes(n - t) : "";
	}
	peek(e = 1) {
		let { charIndex: t, string: n } = this;
		return this.multiByteMode ? n.slice(this.charIndexToByteIndex(t), this.charIndexToByteIndex(t + e)) : n.slice(t, t + e);
	}
	reset(e = 0) {
		this.charIndex = e >= 0 ? Math.min(this.charCount, e) : Math.max(0, this.charIndex + e);
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/syntax.js
const Un = /["&<]/, Wn = /['&<]/, Gn = /\r\n|[\n\r\t]/g, Kn = /<|&|]]>/, qn = Object.freeze(Object.assign(Object.create(null), {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
}));
function Jn(e) {
	let t = e.codePointAt(0);
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 46 || t === 183 || t >= 768 && t <= 879 || t === 8255 || t === 8256 || Yn(e, t);
}
function Yn(e, t = e.codePointAt(0)) {
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t === 58 || t === 95 || t >= 192 && t <= 214 || t >= 216 && t <= 246 || t >= 248 && t <= 767 || t >= 880 && t <= 893 || t >= 895 && t <= 8191 || t === 8204 || t === 8205 || t >= 8304 && t <= 8591 || t >= 11264 && t <= 12271 || t >= 12289 && t <= 55295 || t >= 63744 && t <= 64975 || t >= 65008 && t <= 65533 || t >= 65536 && t <= 983039;
}
function Xn(e) {
	return e === "#" || Jn(e);
}
function Zn(e) {
	let t = e.codePointAt(0);
	return t === 32 || t === 9 || t === 10 || t === 13;
}
function Qn(e) {
	return e >= 32 && e <= 55295 || e === 10 || e === 9 || e === 13 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
}
// node_modules/@rgrove/parse-xml/dist/lib/XmlNode.js
var Z = class e {
	constructor() {
		this.parent = null, this.start = -1, this.end = -1;
	}
	get document() {
		return this.parent?.document ?? null;
	}
	get isRootNode() {
		return this.parent !== null && this.parent === this.document && this.type === e.TYPE_ELEMENT;
	}
	get preserveWhitespace() {
		return !!this.parent?.preserveWhitespace;
	}
	get type() {
		return "";
	}
	toJSON() {
		let e = { type: this.type };
		return this.isRootNode && (e.isRootNode = !0), this.preserveWhitespace && (e.preserveWhitespace = !0), this.start !== -1 && (e.start = this.start, e.end = this.end), e;
	}
};
Z.TYPE_CDATA = "cdata", Z.TYPE_COMMENT = "comment", Z.TYPE_DOCUMENT = "document", Z.TYPE_DOCUMENT_TYPE = "doctype", Z.TYPE_ELEMENT = "element", Z.TYPE_PROCESSING_INSTRUCTION = "pi", Z.TYPE_TEXT = "text", Z.TYPE_XML_DECLARATION = "xmldecl";
// node_modules/@rgrove/parse-xml/dist/lib/XmlText.js
var $n = class extends Z {
	constructor(e = "") {
		super(), this.text = e;
	}
	get type() {
		return Z.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(Z.prototype.toJSON.call(this), { text: this.text });
	}
}, er = class extends $n {
	get type() {
		return Z.TYPE_CDATA;
	}
}, tr = class extends Z {
	constructor(e = "") {
		super(), this.content = e;
	}
	get type() {
		return Z.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(Z.prototype.toJSON.call(this), { content: this.content });
	}
}, nr = class extends Z {
	constructor(e, t, n) {
		super(), this.version = e, this.encoding = t ?? null, this.standalone = n ?? null;
	}
	get type() {
		return Z.TYPE_XML_DECLARATION;
	}
	toJSON() {
		let e = Z.prototype.toJSON.call(this);
		e.version = this.version;
		for (let t of ["encoding", "standalone"]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, rr = class e extends Z {
	constructor(e, t = Object.create(null), n = []) {
		super(), this.name = e, this.attributes = t, this.children = n;
	}
	get isEmpty() {
		return this.children.length === 0;
	}
	get preserveWhitespace() {
		let t = this;
		for (; t instanceof e;) {
			if ("xml:space" in t.attributes) return t.attributes["xml:space"] === "preserve";
			t = t.parent;
		}
		return !1;
	}
	get text() {
		return this.children.map((e) => "text" in e ? e.text : "").join("");
	}
	get type() {
		return Z.TYPE_ELEMENT;
	}
	toJSON() {
		return Object.assign(Z.prototype.toJSON.call(this), {
			name: this.name,
			attributes: this.attributes,
			children: this.children.map((e) => e.toJSON())
		});
	}
}, ir = class extends Z {
	constructor(e = []) {
		super(), this.children = e;
	}
	get document() {
		return this;
	}
	get root() {
		for (let e of this.children) if (e instanceof rr) return e;
		return null;
	}
	get text() {
		return this.children.map((e) => "text" in e ? e.text : "").join("");
	}
	get type() {
		return Z.TYPE_DOCUMENT;
	}
	toJSON() {
		return Object.assign(Z.prototype.toJSON.call(this), { children: this.children.map((e) => e.toJSON()) });
	}
}, ar = class extends Z {
	constructor(e, t, n, r) {
		super(), this.name = e, this.publicId = t ?? null, this.systemId = n ?? null, this.internalSubset = r ?? null;
	}
	get type() {
		return Z.TYPE_DOCUMENT_TYPE;
	}
	toJSON() {
		let e = Z.prototype.toJSON.call(this);
		e.name = this.name;
		for (let t of [
			"publicId",
			"systemId",
			"internalSubset"
		]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, or = class extends Error {
	constructor(e, t, n) {
		let r = 1, i = "", a = 1;
		for (let e = 0; e < t; ++e) {
			let t = n[e];
			t === "\n" ? (r = 1, i = "", a += 1) : (r += 1, i += t);
		}
		let o = n.indexOf("\n", t);
		i += o === -1 ? n.slice(t) : n.slice(t, o);
		let s = 0;
		i.length > 50 && (r < 40 ? i = i.slice(0, 50) : (s = r - 20, i = i.slice(s, r + 30))), super(`${e} (line ${a}, column ${r})\n  ${i}\n` + " ".repeat(r - s + 1) + "^\n"), this.column = r, this.excerpt = i, this.line = a, this.name = "XmlError", this.pos = t;
	}
}, sr = class extends Z {
	constructor(e, t = "") {
		super(), this.name = e, this.content = t;
	}
	get type() {
		return Z.TYPE_PROCESSING_INSTRUCTION;
	}
	toJSON() {
		return Object.assign(Z.prototype.toJSON.call(this), {
			name: this.name,
			content: this.content
		});
	}
}, cr = class {
	constructor(e, t = {}) {
		let n = this.document = new ir();
		this.currentNode = n, this.options = t, this.scanner = new Hn(e), this.options.includeOffsets && (n.start = 0, n.end = e.length), this.parse();
	}
	addNode(e, t) {
		return e.parent = this.currentNode, this.options.includeOffsets && (e.start = this.scanner.charIndexToByteIndex(t), e.end = this.scanner.charIndexToByteIndex()), this.currentNode.children.push(e), !0;
	}
	addText(e, t, n = !0) {
		let { children: r } = this.currentNode, { length: i } = r;
		if (n && (e = lr(e)), i > 0) {
			let t = r[i - 1];
			if (t?.type === Z.TYPE_TEXT) {
				let n = t;
				return n.text += e, this.options.includeOffsets && (n.end = this.scanner.charIndexToByteIndex()), !0;
			}
		}
		return this.addNode(new $n(e), t);
	}
	consumeAttributes() {
		let e = Object.create(null);
		for (; this.consumeWhitespace();) {
			let t = this.consumeName();
			if (!t) break;
			let n = this.consumeEqual() && this.consumeAttributeValue();
			if (n === !1) throw this.error("Attribute value expected");
			if (t in e) throw this.error(`Duplicate attribute: ${t}`);
			if (t === "xml:space" && n !== "default" && n !== "preserve") throw this.error("Value of the `xml:space` attribute must be \"default\" or \"preserve\"");
			e[t] = n;
		}
		if (this.options.sortAttributes) {
			let t = Object.keys(e).sort(), n = Object.create(null);
			for (let r = 0; r < t.length; ++r) {
				let i = t[r];
				n[i] = e[i];
			}
			e = n;
		}
		return e;
	}
	consumeAttributeValue() {
		let { scanner: e } = this, t = e.peek();
		if (t !== "\"" && t !== "'") return !1;
		e.advance();
		let n, r = !1, i = "", a = t === "\"" ? Un : Wn;
		matchLoop: for (; !e.isEnd;) switch (n = e.consumeUntilMatch(a), n && (this.validateChars(n), i += n.replace(Gn, " ")), e.peek()) {
			case t:
				r = !0;
				break matchLoop;
			case "&":
				i += this.consumeReference();
				continue;
			case "<": throw this.error("Unescaped `<` is not allowed in an attribute value");
			default: break matchLoop;
		}
		if (!r) throw this.error("Unclosed attribute");
		return e.advance(), i;
	}
	consumeCdataSection() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<![CDATA[")) return !1;
		let n = e.consumeUntilString("]]>");
		if (this.validateChars(n), !e.consumeString("]]>")) throw this.error("Unclosed CDATA section");
		return this.options.preserveCdata ? this.addNode(new er(lr(n)), t) : this.addText(n, t);
	}
	consumeCharData() {
		let { scanner: e } = this, t = e.charIndex, n = e.consumeUntilMatch(Kn);
		if (!n) return !1;
		if (this.validateChars(n), e.peek(3) === "]]>") throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
		return this.addText(n, t);
	}
	consumeComment() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!--")) return !1;
		let n = e.consumeUntilString("--");
		if (this.validateChars(n), !e.consumeString("-->")) throw e.peek(2) === "--" ? this.error("The string `--` isn't allowed inside a comment") : this.error("Unclosed comment");
		return !this.options.preserveComments || this.addNode(new tr(lr(n)), t);
	}
	consumeContentReference() {
		let e = this.scanner.charIndex, t = this.consumeReference();
		return t ? this.addText(t, e, !1) : !1;
	}
	consumeDoctypeDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!DOCTYPE")) return !1;
		let n = this.consumeWhitespace() && this.consumeName();
		if (!n) throw this.error("Expected a name");
		let r, i;
		if (this.consumeWhitespace()) {
			if (e.consumeString("PUBLIC")) {
				if (r = this.consumeWhitespace() && this.consumePubidLiteral(), r === !1) throw this.error("Expected a public identifier");
				this.consumeWhitespace();
			}
			if (r !== void 0 || e.consumeString("SYSTEM")) {
				if (this.consumeWhitespace(), i = this.consumeSystemLiteral(), i === !1) throw this.error("Expected a system identifier");
				this.consumeWhitespace();
			}
		}
		let a;
		if (e.consumeString("[")) {
			if (a = e.consumeUntilMatch(/\][\x20\t\r\n]*>/), !e.consumeString("]")) throw this.error("Unclosed internal subset");
			this.consumeWhitespace();
		}
		if (!e.consumeString(">")) throw this.error("Unclosed doctype declaration");
		return !this.options.preserveDocumentType || this.addNode(new ar(n, r, i, a), t);
	}
	consumeElement() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<")) return !1;
		let n = this.consumeName();
		if (!n) return e.reset(t), !1;
		let r = this.consumeAttributes(), i = !!e.consumeString("/>"), a = new rr(n, r);
		if (a.parent = this.currentNode, !i) {
			if (!e.consumeString(">")) throw this.error(`Unclosed start tag for element \`${n}\``);
			this.currentNode = a;
			do
				this.consumeCharData();
			while (this.consumeElement() || this.consumeContentReference() || this.consumeCdataSection() || this.consumeProcessingInstruction() || this.consumeComment());
			let t = e.charIndex, r;
			if (!e.consumeString("</") || !(r = this.consumeName()) || r !== n) throw e.reset(t), this.error(`Missing end tag for element ${n}`);
			if (this.consumeWhitespace(), !e.consumeString(">")) throw this.error(`Unclosed end tag for element ${n}`);
			this.currentNode = a.parent;
		}
		return this.addNode(a, t);
	}
	consumeEqual() {
		return this.consumeWhitespace(), this.scanner.consumeString("=") ? (this.consumeWhitespace(), !0) : !1;
	}
	consumeMisc() {
		return this.consumeComment() || this.consumeProcessingInstruction() || this.consumeWhitespace();
	}
	consumeName() {
		return Yn(this.scanner.peek()) ? this.scanner.consumeMatchFn(Jn) : "";
	}
	consumeProcessingInstruction() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?")) return !1;
		let n = this.consumeName();
		if (n) {
			if (n.toLowerCase() === "xml") throw e.reset(t), this.error("XML declaration isn't allowed here");
		} else throw this.error("Invalid processing instruction");
		if (!this.consumeWhitespace()) {
			if (e.consumeString("?>")) return this.addNode(new sr(n), t);
			throw this.error("Whitespace is required after a processing instruction name");
		}
		let r = e.consumeUntilString("?>");
		if (this.validateChars(r), !e.consumeString("?>")) throw this.error("Unterminated processing instruction");
		return this.addNode(new sr(n, lr(r)), t);
	}
	consumeProlog() {
		let { scanner: e } = this, t = e.charIndex;
		for (this.consumeXmlDeclaration(); this.consumeMisc(););
		if (this.consumeDoctypeDeclaration()) for (; this.consumeMisc(););
		return t < e.charIndex;
	}
	consumePubidLiteral() {
		let e = this.scanner.charIndex, t = this.consumeSystemLiteral();
		if (t !== !1 && !/^[-\x20\r\na-zA-Z0-9'()+,./:=?;!*#@$_%]*$/.test(t)) throw this.scanner.reset(e), this.error("Invalid character in public identifier");
		return t;
	}
	consumeReference() {
		let { scanner: e } = this;
		if (!e.consumeString("&")) return !1;
		let t = e.consumeMatchFn(Xn);
		if (e.consume() !== ";") throw this.error("Unterminated reference (a reference must end with `;`)");
		let n;
		if (t[0] === "#") {
			let e = t[1] === "x" ? parseInt(t.slice(2), 16) : parseInt(t.slice(1), 10);
			if (isNaN(e) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(t)) throw this.error("Invalid character reference");
			if (!Qn(e)) throw this.error("Character reference resolves to an invalid character");
			n = String.fromCodePoint(e);
		} else if (n = qn[t], n === void 0) {
			let { ignoreUndefinedEntities: n, resolveUndefinedEntity: r } = this.options, i = `&${t};`;
			if (r) {
				let e = r(i);
				if (e != null) {
					let t = typeof e;
					if (t !== "string") throw TypeError(`\`resolveUndefinedEntity()\` must return a string, \`null\`, or \`undefined\`, but returned a value of type ${t}`);
					return e;
				}
			}
			if (n) return i;
			throw e.reset(-i.length), this.error(`Named entity isn't defined: ${i}`);
		}
		return n;
	}
	consumeSystemLiteral() {
		let { scanner: e } = this, t = e.consumeString("\"") || e.consumeString("'");
		if (!t) return !1;
		let n = e.consumeUntilString(t);
		if (this.validateChars(n), !e.consumeString(t)) throw this.error("Missing end quote");
		return n;
	}
	consumeWhitespace() {
		return !!this.scanner.consumeMatchFn(Zn);
	}
	consumeXmlDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?xml")) return !1;
		if (Jn(e.peek())) return e.reset(t), !1;
		if (!this.consumeWhitespace()) throw this.error("Invalid XML declaration");
		let n = !!e.consumeString("version") && this.consumeEqual() && this.consumeSystemLiteral();
		if (n === !1) throw this.error("XML version is missing or invalid");
		if (!/^1\.[0-9]+$/.test(n)) throw this.error("Invalid character in version number");
		let r, i;
		if (this.consumeWhitespace()) {
			if (r = !!e.consumeString("encoding") && this.consumeEqual() && this.consumeSystemLiteral(), r) {
				if (!/^[A-Za-z][\w.-]*$/.test(r)) throw this.error("Invalid character in encoding name");
				this.consumeWhitespace();
			}
			if (i = !!e.consumeString("standalone") && this.consumeEqual() && this.consumeSystemLiteral(), i) {
				if (i !== "yes" && i !== "no") throw this.error("Only \"yes\" and \"no\" are permitted as values of `standalone`");
				this.consumeWhitespace();
			}
		}
		if (!e.consumeString("?>")) throw this.error("Invalid or unclosed XML declaration");
		return !this.options.preserveXmlDeclaration || this.addNode(new nr(n, r || void 0, i || void 0), t);
	}
	error(e) {
		let { scanner: t } = this;
		return new or(e, t.charIndex, t.string);
	}
	parse() {
		if (this.scanner.consumeString("﻿"), this.consumeProlog(), !this.consumeElement()) throw this.error("Root element is missing or invalid");
		for (; this.consumeMisc(););
		if (!this.scanner.isEnd) throw this.error("Extra content at the end of the document");
	}
	validateChars(e) {
		let { length: t } = e;
		for (let n = 0; n < t; ++n) {
			let t = e.codePointAt(n);
			if (!Qn(t)) throw this.scanner.reset(-([...e].length - n)), this.error("Invalid character");
			t > 65535 && (n += 1);
		}
	}
};
function lr(e) {
	let t = 0;
	for (; (t = e.indexOf("\r", t)) !== -1;) e = e[t + 1] === "\n" ? e.slice(0, t) + e.slice(t + 1) : e.slice(0, t) + "\n" + e.slice(t + 1);
	return e;
}
// node_modules/@rgrove/parse-xml/dist/index.js
function ur(e, t) {
	return new cr(e, t).document;
}
// src/model/storable.ts
const dr = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
function fr(e) {
	return `${e} contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.`;
}
function pr(e) {
	return typeof e == "string" ? !dr.test(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !dr.test(e) && pr(t));
}
// src/model/place.ts
const mr = l().min(0), hr = h({
	file: s(),
	line: mr,
	col: mr,
	endLine: mr,
	endCol: mr
});
function gr(e, t, n = []) {
	let r = Sr(e, t, n);
	return yr(r.file, r.at.start, r.at.end);
}
function _r(e, t, n) {
	let r = Sr(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return yr(r.file, i, a);
}
function vr(e, t, n) {
	return Sr(e, t, n).file;
}
function yr(e, t, n) {
	let r = Cr(e, t), i = Cr(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function br(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function xr(e, t) {
	let { start: n, end: r, file: i, name: a, members: o } = e;
	return {
		start: n,
		end: r,
		file: i,
		name: a,
		members: o,
		...t
	};
}
function Sr(e, t, n) {
	let [r, i] = [t, t.file ?? e];
	for (let e of n) {
		let t = r.members?.get(String(e));
		if (!t) break;
		r = t, i = t.file ?? i;
	}
	return {
		at: r,
		file: i
	};
}
function Cr(e, t) {
	let n = 0, r = e.lineStarts.length - 1;
	for (; n < r;) {
		let i = Math.ceil((n + r) / 2);
		(e.lineStarts[i] ?? 0) <= t ? n = i : r = i - 1;
	}
	return {
		line: n + 1,
		col: t - (e.lineStarts[n] ?? 0) + 1
	};
}
// src/model/problem.ts
const wr = [
	"run",
	"project",
	"change"
], Tr = [
	"error",
	"warning",
	"notice"
], Er = "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.behind-upstream.blanks.bug.claimed-twice.conflict.duplicate-key.duplicate-member.duplicate-text.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.http-webhook.icu-message.incomplete-live.key-gone.lookalike-key.lookalike-webhook.looks-renamed.missing-member.missing-plural-form.missing-right.name-taken.narrow-filter.needs-events.needs-platforms.no-backup-dir.no-base-text.no-language-file.no-manifest.no-project.no-report.no-secrets.no-token.no-url.not-a-text.not-agreed.not-editable.not-expressible.not-published.not-read.not-restored.not-written.nothing-declared.null-value.owner-tag.placeholders.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.released-project.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.secret-in-url.segmented-project.stale-commit.stale-id.stopped-by-problem.text-file.text-too-long.too-many-destroyed.too-many-overwritten.too-many-unverified.twin-webhook.undecided.unknown-event.unknown-filter.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-text.unknown-writers.unread-manifest.unset-variable.unusable-answer.unused-name.variable.webhook-gone.writer-moved.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.yaml".split("."), Dr = [
	"blanks",
	"icu-message",
	"missing-plural-form",
	"no-base-text",
	"placeholders",
	"text-too-long"
];
function Or({ code: e }) {
	return Dr.some((t) => t === e);
}
function kr(e, t, n = {}) {
	let { place: r, reach: i = "run", severity: a = "error", quotes: o } = n;
	return {
		severity: a,
		code: e,
		message: t,
		...r && { place: r },
		reach: i,
		...o && { quotes: o }
	};
}
const Ar = 1e3;
var jr = class {
	#e = [];
	#t = new Map();
	add(e) {
		let { severity: t, reach: n, place: r } = e;
		if (this.countMore(r?.file, Fr(e), {
			severity: t,
			reach: n
		})) return;
		let i = Mr(r?.file, {
			severity: t,
			reach: n
		}), a = this.#t.get(i) ?? {
			at: [],
			more: 0
		};
		this.#t.set(i, a), r && a.at.push(this.#e.length), this.#e.push(e), (e.count !== void 0 || a.at.length > 1e3) && (a.more = Fr(e));
	}
	countMore(e, t = 1, n = {}) {
		let r = this.#t.get(Mr(e, n));
		return !r || r.more === 0 ? !1 : (r.more += t, !0);
	}
	get problems() {
		let e = new Map();
		for (let { at: t, more: n } of this.#t.values()) {
			if (n === 0 || t.length === 0) continue;
			let [r = 0, ...i] = t.slice(Math.min(100, t.length - 1)), [a] = this.#e.slice(r, r + 1);
			e.set(r, a && Nr(a, i.length + n));
			for (let t of i) e.set(t, void 0);
		}
		return this.#e.flatMap((t, n) => e.has(n) ? e.get(n) ?? [] : t);
	}
};
function Mr(e = "", { severity: t = "error", reach: n = "run" }) {
	return `${t} ${n} ${e}`;
}
function Nr({ code: e, severity: t, reach: n, place: r }, i) {
	return {
		...kr(e, `This file has ${i === 1 ? "1 more problem" : `${i.toLocaleString("en-US")} more problems`}, the first of them here. Fix those that are shown, and run again.`, {
			severity: t,
			reach: n,
			...r && { place: r }
		}),
		count: i
	};
}
function Pr(e, t) {
	return kr("yaml", `${e} has more than ${Ar.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`);
}
function Fr({ count: e = 1 }) {
	return e;
}
function Ir(e) {
	let t = new jr();
	for (let n of e) t.add(n);
	return t.problems;
}
function Lr(e) {
	return e.some(({ severity: e }) => e === "error");
}
// src/texts/faults.ts
var Rr = class {
	language;
	count = 0;
	groups = new Map();
	push(e) {
		let { language: t } = this, n = t === void 0 ? e : {
			...e,
			language: t
		}, r = `${n.severity} ${t}`, i = this.groups.get(r) ?? {
			first: [],
			more: 0
		};
		this.groups.set(r, i), this.count += 1, i.first.push(n), i.first.length > 4e3 && (i.more += i.first.sort(zr).splice(2 * Ar).length);
	}
	inOrder() {
		return [...this.groups.values()].flatMap(({ first: e, more: t }) => {
			let n = e.sort(zr).at(-1);
			return t > 0 && n ? e.with(-1, {
				...n,
				count: t + 1
			}) : e;
		}).sort(zr);
	}
};
function zr(e, t) {
	return e.at.start - t.at.start;
}
function Br(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var Vr = class {
	text;
	lineStarts;
	constructor(e) {
		this.text = e;
	}
	fault(e, t, n, r = "Keep one of them.") {
		this.lineStarts ??= br(this.text);
		let { line: i } = yr({
			path: "",
			lineStarts: this.lineStarts
		}, t.start, t.end);
		return {
			code: "duplicate-text",
			message: `${e}, also at line ${i}. ${r}`,
			at: n
		};
	}
};
function Q(e, t, n) {
	let r = [...e.matchAll(/^<{7} .*$/gm)].map(({ index: e, 0: t }) => ({
		code: "text-file",
		message: "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.",
		at: {
			start: e,
			end: e + t.length
		}
	}));
	return {
		texts: [],
		faults: r.length > 0 ? r : [{
			code: "text-file",
			message: t,
			at: n
		}]
	};
}
// src/texts/android/read.ts
const Hr = new Map([
	["string", "string"],
	["plurals", "plurals"],
	["string-array", "array"]
]);
function Ur(e, t, n = new Rr()) {
	let r = [];
	a(n, Gr(e, t, "Text must be inside of a <string>. Move or remove it."));
	for (let i of Wr(t)) {
		let t = Hr.get(i.name === "item" ? i.attributes.type : i.name);
		if (!t) continue;
		let { name: a = "", translatable: o = "true", product: s = "" } = i.attributes, { attributes: c } = Ci(e, i), l = c.get("name"), u = {
			start: i.start,
			end: i.start + i.name.length + 1
		};
		if (!l || a === "") {
			let e = `This <${i.name}> has no name, and a key needs a name. Write name="…".`;
			n.push({
				code: "not-a-text",
				message: e,
				at: l ?? u
			});
			continue;
		}
		/^\s*(?:true|True|TRUE|false|False|FALSE)\s*$/.test(o) || n.push({
			code: "not-a-text",
			message: "The value of \"translatable\" must be true or false.",
			at: c.get("translatable") ?? u
		});
		let d = Object.keys(i.attributes).find((e) => /:featureFlag$/.test(e)), f = s !== "" && s !== "default" ? `product "${s}"` : d && `feature flag "${i.attributes[d]}"`, p = !/^\s*false/i.test(o);
		r.push({
			is: t,
			name: a,
			at: l,
			element: i,
			isTranslatable: p,
			...f && { variant: f }
		});
	}
	return r;
}
function Wr({ children: e }) {
	return e.filter((e) => e instanceof rr);
}
function Gr(e, { children: t }, n) {
	return t.flatMap((t) => {
		if (!(t instanceof $n || t instanceof er)) return [];
		let r = e.slice(t.start, t.end), i = r.search(/[^\t\n\r ]/);
		return i < 0 ? [] : [{
			code: "not-a-text",
			message: n,
			at: {
				start: t.start + i,
				end: t.start + r.trimEnd().length
			}
		}];
	});
}
function Kr(e, t, n) {
	let r = Ci(e, t);
	if (r.isEmpty) return {
		at: {
			start: t.end - 2,
			end: t.end
		},
		style: "empty",
		content: {
			is: "text",
			text: ""
		}
	};
	let i = {
		start: r.end,
		end: e.lastIndexOf("</", t.end - 1)
	}, a = wi(e, t);
	return a.some((t) => t.is === "tag" || qr(e, t, n)) ? Xr(e, a, i) : Jr(e, a, i);
}
function qr(e, { is: t, start: n, end: r }, i) {
	return t !== "text" || i.size === 0 ? !1 : (e.slice(n, r).match(/&[^;]+;/g) ?? []).some((e) => i.has(e));
}
function Jr(e, t, n) {
	let r = ni(ti(t.map((t) => ei(e, t)).join(""))), i = t.length > 0 ? ri(e, t, n) : n;
	if (Yr.test(r)) return {
		at: i,
		style: "plain",
		content: {
			is: "reference",
			to: r
		}
	};
	let a = ii(), o = ai(r, a), s = t.some(({ is: e }) => e === "cdata"), c = a.quotes === 2 && /^"(?:.*[^\\])?"$/s.test(r);
	return {
		at: i,
		style: s ? "cdata" : c ? "quoted" : "plain",
		content: $r(o, a.why)
	};
}
const Yr = RegExp("^(?:@(?:null|empty|[+*]?(?:[\\w.]+:)?(?:anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml)/[\\w.$]+)|\\?(?:[\\w.]+:)?(?:attr/)?[\\w.]+)$");
function Xr(e, t, n) {
	let r = t.some((e) => e.is === "tag" && e.isSpan), i = ii(), a = Zr(e, t), o = a.filter(({ tag: e }) => !e), [s] = o, c = o.at(-1);
	!r && s && (s.source = ti(s.source)), !r && c && (c.source = ni(c.source));
	let l = a.map(({ tag: e, source: t }) => e ? (e.isSpan && Object.assign(i, {
		isQuoted: !1,
		isAfterBlank: !1
	}), t) : ai(t, i, !0));
	return {
		at: r ? n : ri(e, t, n),
		style: r ? "styled" : "markup",
		content: $r(l.join(""), i.why)
	};
}
function Zr(e, t) {
	let n = [];
	for (let r of t) {
		let t = pi(e.slice(r.start, r.end)), i = r.is === "cdata" ? Qr(t) : t, a = n.at(-1);
		r.is === "tag" ? n.push({
			tag: r,
			source: i
		}) : a && !a.tag ? a.source += i : n.push({ source: i });
	}
	return n;
}
function Qr(e) {
	return e.slice(9, -3).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
function $r(e, t) {
	return t ? {
		is: "wrong",
		why: t
	} : dr.test(e) ? {
		is: "wrong",
		why: fr("This text")
	} : {
		is: "text",
		text: e
	};
}
function ei(e, { is: t, start: n, end: r }) {
	let i = pi(e.slice(n, r));
	return t === "cdata" ? i.slice(9, -3) : fi(i);
}
function ti(e) {
	return e.replace(/^[\t-\r ]+/, "");
}
function ni(e) {
	return e.replace(/(?<![\t-\r ])[\t-\r ]+$/, "");
}
function ri(e, t, n) {
	let r = t[0]?.start ?? n.start, i = t.at(-1)?.end ?? n.end, a = (t) => /[\t-\r ]/.test(e[t] ?? "");
	for (; r < i && a(r);) r++;
	for (; i > r && a(i - 1);) i--;
	return r < i ? {
		start: r,
		end: i
	} : n;
}
function ii() {
	return {
		isQuoted: !1,
		isAfterBlank: !1,
		quotes: 0
	};
}
function ai(e, t, n = !1) {
	if (!t.isQuoted && !t.isAfterBlank && !/[\\"\t-\r]| {2}/.test(e)) return t.isAfterBlank = e.endsWith(" "), e;
	let r = "";
	for (let i = 0; i < e.length; i++) {
		let a = e[i] ?? "";
		if (!t.isQuoted && /[\t-\r ]/.test(a)) t.isAfterBlank || (r += " "), t.isAfterBlank = !0;
		else if (t.isAfterBlank = !1, a === "\"") t.isQuoted = !t.isQuoted, t.quotes++;
		else if (a === "\\") {
			i++;
			let a = e[i] ?? "";
			if (a === "n") r += "\n";
			else if (a === "t") r += "	";
			else if (a === "u") {
				let a = e.slice(i + 1, i + 5);
				if (/^[\da-fA-F]{4}$/.test(a)) {
					let e = String.fromCharCode(Number.parseInt(a, 16));
					r += n ? ui(e) : e, i += 4;
				} else t.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
			} else r += a;
		} else r += a;
	}
	return r;
}
function oi(e) {
	return `"${e.replace(/[\\"]/g, "\\$&").replace(ci, li)}"`;
}
function si(e, t = !0) {
	let n = e.replace(/[\\"']/g, "\\$&").replace(ci, li).replace(/(?<= ) /g, "\\u0020");
	return t ? n.replace(/^[@?]/, "\\$&").replace(/^ | $/g, "\\u0020") : n;
}
const ci = /[\0-\x1f\ufffe\uffff]/g;
function li(e) {
	return e === "\n" ? "\\n" : e === "	" ? "\\t" : `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function ui(e) {
	return e.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}
const di = new Map([
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"]
]);
function fi(e) {
	return e.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (e, t, n, r) => t || n ? String.fromCodePoint(Number.parseInt(t ?? n, t ? 16 : 10)) : di.get(r) ?? e);
}
function pi(e) {
	return e.replace(/\r\n?/g, "\n");
}
const mi = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function hi(e) {
	let t = {
		start: 0,
		end: 0
	};
	if (e.trim() === "") return Q(e, "The file is empty. Write <resources></resources> if it has no texts yet.", t);
	let n = mi.exec(e)?.index;
	if (n !== void 0) return Q(e, "This is a character that XML cannot have, such as a NUL. Remove it.", {
		start: n,
		end: n + 1
	});
	let r = yi(e), i = gi(e, r);
	if ("faults" in i) return i;
	let { root: a } = i;
	return a?.name === "resources" ? {
		root: a,
		entities: r
	} : Q(e, "The root of a file of Android texts must be <resources>.", a ? {
		start: a.start,
		end: a.start + a.name.length + 1
	} : t);
}
function gi(e, t) {
	try {
		return ur(e.replaceAll("\r", " "), {
			includeOffsets: !0,
			preserveCdata: !0,
			preserveComments: !0,
			resolveUndefinedEntity: (e) => t.has(e) ? e : null
		});
	} catch (t) {
		if (t instanceof or) {
			let [n = ""] = t.message.split(/ \(line \d+, column /, 1), r = vi(e, t.pos), i = n.startsWith("Unterminated reference") ? e.lastIndexOf("&", r) : r;
			return Q(e, `The XML is not well-formed. ${n.slice(0, 200)}. ${_i}`, {
				start: i,
				end: Math.min(e.length, i + 1)
			});
		}
		if (t instanceof RangeError) return Q(e, "The XML has too many elements inside of each other. Close each tag.", {
			start: 0,
			end: 0
		});
		throw t;
	}
}
const _i = "Close each tag, and write & as &amp; and < as &lt; in texts.";
function vi(e, t) {
	let n = 0;
	for (let r = 0; r < t && n < e.length; r++) n += (e.codePointAt(n) ?? 0) > 65535 ? 2 : 1;
	return n;
}
function yi(e) {
	let t = e.slice(0, Math.max(0, e.indexOf("<resources")));
	return new Set([...t.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, e]) => `&${e};`));
}
const bi = /<[^\s/>]+/y, xi = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y, Si = /\s*(\/?)>/y;
function Ci(e, { start: t }) {
	let n = t, r = (t) => {
		t.lastIndex = n;
		let r = t.exec(e);
		return r && (n = t.lastIndex), r;
	};
	r(bi);
	let i = new Map();
	for (let e = r(xi); e; e = r(xi)) {
		let [, t = "", r = ""] = e;
		i.set(t, {
			start: n - r.length,
			end: n
		});
	}
	return {
		isEmpty: r(Si)?.[1] === "/",
		attributes: i,
		end: n
	};
}
function wi(e, t) {
	let n = [], r = t.children.toReversed();
	for (let t = r.pop(); t; t = r.pop()) if (t instanceof rr) {
		let i = !t.name.includes(":"), { end: o, isEmpty: s } = Ci(e, t);
		if (n.push({
			is: "tag",
			isSpan: i,
			start: t.start,
			end: o
		}), s) continue;
		r.push({
			is: "tag",
			isSpan: i,
			start: e.lastIndexOf("</", t.end - 1),
			end: t.end
		}), a(r, t.children.toReversed());
	} else t instanceof er ? n.push({
		is: "cdata",
		start: t.start,
		end: t.end
	}) : t instanceof $n ? n.push({
		is: "text",
		start: t.start,
		end: t.end
	}) : "is" in t && n.push(t);
	return n;
}
// src/texts/readBack.ts
function Ti(e) {
	let [t] = e.values();
	return t === void 0 ? void 0 : {
		why: t,
		each: e
	};
}
function Ei({ text: e, edits: t, read: n }, r) {
	if (t.length === 0) return {
		is: "edited",
		text: e
	};
	let i = n(e), a = i.faults.find(({ code: e, severity: t }) => e === "text-file" && t !== "warning");
	if (a) return Di(`The file cannot be read. ${a.message}`);
	let o = Oi(i.texts, t);
	if ("why" in o) return {
		is: "refused",
		...o
	};
	let s = r(i);
	if (typeof s != "string") return {
		is: "refused",
		...s
	};
	let c = n(s), l = new Set(i.texts.map(Pi));
	return Br(c.faults) === Br(i.faults) && c.texts.length === o.size && c.texts.every((e) => {
		let t = Pi(e);
		return o.get(t) === (l.has(t) ? Fi(e) : Ii(e.value));
	}) ? {
		is: "edited",
		text: s
	} : Di("The changed file would not contain exactly the wanted texts. Change it by hand.");
}
function Di(e) {
	return {
		is: "refused",
		why: e
	};
}
function Oi(e, t) {
	let n = new Map();
	for (let e of t) e.is === "replace" && n.set(Ni(e.at), e.text);
	let r = new Set(), i = (e) => Mi(e, n, r), a = new Map(e.map((e) => [Pi(e), Fi({
		...e,
		value: i(e.value)
	})]));
	if (r.size < n.size) return { why: "The file does not have a text at this location." };
	let o = new Map();
	for (let [e, n] of t.entries()) {
		if (ki(n).some((e) => dr.test(e)) && o.set(e, fr("The new text")), n.is !== "add" || o.has(e)) continue;
		let t = Pi(n);
		a.has(t) ? o.set(e, `The file already has the text "${n.path.join(".")}".`) : a.set(t, Ii(ji(n.value)));
	}
	return Ti(o) ?? a;
}
function ki(e) {
	return e.is === "replace" ? [e.text] : typeof e.value == "string" ? [e.value] : Object.values(e.value);
}
const Ai = {
	start: 0,
	end: 0
};
function ji(e) {
	if (typeof e == "string") return {
		is: "text",
		text: e,
		at: Ai
	};
	let t = Object.entries(e).map(([e, t]) => [e, {
		text: t,
		at: Ai,
		name: Ai
	}]);
	return {
		is: "forms",
		at: Ai,
		forms: new Map(t)
	};
}
function Mi(e, t, n) {
	let r = (e) => {
		let r = t.get(Ni(e.at));
		return r === void 0 ? e : (n.add(Ni(e.at)), {
			...e,
			text: r
		});
	};
	if (e.is === "text") return r(e);
	if (e.is === "none") return e;
	let i = [...e.forms].map(([e, t]) => [e, r(t)]);
	return {
		...e,
		forms: new Map(i)
	};
}
function Ni({ start: e, end: t }) {
	return `${e}-${t}`;
}
function Pi({ path: e, language: t }) {
	return JSON.stringify([t, e.join(".")]);
}
function Fi({ value: e, description: t }) {
	return JSON.stringify([Ii(e), t?.text]);
}
function Ii(e) {
	if (e.is === "none") return "null";
	let t = e.is === "text" ? e.text : [...e.forms].map(([e, { text: t }]) => [e, t]).sort();
	return JSON.stringify(t);
}
// src/texts/splices.ts
function Li(e, t) {
	let n = [], r = 0;
	for (let i of [...t].sort((e, t) => e.start - t.start || e.end - t.end)) n.push(e.slice(r, i.start), i.text), r = i.end;
	return [...n, e.slice(r)].join("");
}
function Ri(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
function zi(e, t, n, r) {
	let i = t;
	for (;;) {
		let t = Vi(e, i), a = e.startsWith(n, t) ? e.indexOf(r, t + n.length) : -1;
		if (a < 0 || /[\n\r]/.test(e.slice(t, a))) return i;
		i = a + r.length;
	}
}
function Bi(e, t) {
	let n = Vi(e, t);
	return n === e.length || e[n] === "\n" || e[n] === "\r";
}
function Vi(e, t) {
	let n = t;
	for (; e[n] === " " || e[n] === "	";) n++;
	return n;
}
function Hi(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// src/texts/android/write.ts
const Ui = "urn:oasis:names:tc:xliff:document:1.2";
function Wi({ text: e, edits: t, read: n }) {
	return Ei({
		text: e,
		edits: t,
		read: n
	}, () => {
		let n = hi(e);
		if ("faults" in n) return { why: "The file cannot be read." };
		let r = Ur(e, n.root), i = new Set(r.map(({ name: e }) => e)), a = {
			entities: n.entities,
			prefixes: Ji(n.root)
		}, o = Gi(e, n, r, t), s = new qi(), c = [], l = [], u = new Map();
		for (let [e, n] of t.entries()) {
			let t = s.find(n.base);
			if (n.is === "add") {
				let r = Xi(n, i, t, a);
				"why" in r ? u.set(e, r.why) : l.push(r);
				continue;
			}
			let r = o.get(n.at.start);
			if (!r) return { why: "The file does not have a text at this location." };
			let { value: d, element: f, isFormatted: p } = r;
			if (d.content.is === "text" && d.content.text === n.text) continue;
			let m = t?.(f.attributes.quantity), h = $i(n.text, {
				old: d,
				base: m?.value,
				isFormatted: p
			}, a);
			if (typeof h != "string") u.set(e, h.why);
			else {
				let e = d.style === "empty" ? `>${h}</${f.name}>` : h;
				c.push({
					...d.at,
					text: e
				});
			}
		}
		let d = Ti(u);
		if (d) return d;
		if (l.length > 0 && c.push(ba(e, n.root, l)), n.root.attributes["xmlns:xliff"] === void 0 && c.some((e) => e.text.includes("<xliff:"))) {
			let e = n.root.start + 10;
			c.push({
				start: e,
				end: e,
				text: ` xmlns:xliff="${Ui}"`
			});
		}
		return Li(e, c);
	});
}
function Gi(e, { entities: t }, n, r) {
	let i = r.flatMap((e) => e.is === "replace" ? e.at.start : []).sort((e, t) => e - t), a = new Map(), o = 0;
	for (let { element: r, isFormatted: s } of n.flatMap(Ki)) {
		for (; (i[o] ?? Infinity) < r.start;) o++;
		if ((i[o] ?? Infinity) > r.end) continue;
		let n = Kr(e, r, t);
		a.set(n.at.start, {
			value: n,
			element: r,
			isFormatted: s
		});
	}
	return a;
}
function Ki({ is: e, element: t }) {
	return e === "plurals" ? Wr(t).map((e) => ({
		element: e,
		isFormatted: !1
	})) : [{
		element: t,
		isFormatted: !/^\s*false\s*$/i.test(t.attributes.formatted ?? "")
	}];
}
var qi = class {
	files = new Map();
	find(e) {
		if (!e) return;
		let { text: t, name: n } = e, { entities: r, byName: i } = this.files.get(t) ?? this.parsed(t), a = i.get(n);
		if (!a || a.is === "array") return;
		let o = Ki(a);
		return (e) => {
			let [n] = [...[e, "other"].flatMap((e) => o.filter(({ element: t }) => t.attributes.quantity === e)), ...o];
			return n && {
				...n,
				value: Kr(t, n.element, r)
			};
		};
	}
	parsed(e) {
		let t = hi(e), n = "faults" in t ? [] : Ur(e, t.root), r = {
			entities: "faults" in t ? new Set() : t.entities,
			byName: new Map(n.map((e) => [e.at.start, e]))
		};
		return this.files.set(e, r), r;
	}
};
function Ji({ attributes: e }) {
	let t = Object.keys(e).filter((e) => e.startsWith("xmlns:")), n = new Set(t.map((e) => e.slice(6)));
	return (e["xmlns:xliff"] ?? Ui) === Ui ? n.add("xliff") : n.delete("xliff"), n;
}
const Yi = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u;
function Xi({ path: e, value: t }, n, r, i) {
	let a = e.join(".");
	if (!Yi.test(a)) return { why: `"${a}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".` };
	if (n.has(a)) return { why: `The file already has "${a}", but not as a text of this key. Change it by hand.` };
	if (typeof t == "string") {
		let e = r?.(void 0), n = e?.element.name === "item" || (e?.isFormatted ?? !0), o = $i(t, {
			base: e?.value,
			isFormatted: n
		}, i);
		return typeof o == "string" ? {
			name: a,
			value: o,
			isFormatted: n
		} : o;
	}
	if (Object.keys(t).find((e) => !Bn.includes(e)) !== void 0 || Object.keys(t).length === 0) return { why: `"${a}" needs plural forms of Android: zero, one, two, few, many or other.` };
	let o = [];
	for (let e of Bn) {
		let n = t[e];
		if (n === void 0) continue;
		let a = $i(n, {
			base: r?.(e)?.value,
			isFormatted: !1
		}, i);
		if (typeof a != "string") return a;
		o.push({
			quantity: e,
			value: a
		});
	}
	return {
		name: a,
		value: o,
		isFormatted: !0
	};
}
const Zi = /<[/!?\p{L}_]|&#?\w+;/u, Qi = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;
function $i(e, t, n) {
	let r = ea(e, t, n);
	if (typeof r != "string") return r;
	let i = pa(r, t, n);
	return i === void 0 ? r : { why: i };
}
function ea(e, { old: t, base: n }, r) {
	let i = t && (t.style === "cdata" || !ra(t)) ? t : void 0;
	if (!Zi.test(e)) return na(e, (i ?? n)?.style);
	let a = [i, n].find((e) => e && (e.style === "cdata" || aa(e)));
	if (!a) return { why: ta };
	let o = a === i ? "The old text" : "The text in the base language";
	return ia(a) ? oa(e, r, o, [i, n].some((e) => e?.style === "styled")) : /<\/?xliff:/.test(e) ? { why: `${o} has no <xliff:g>, so an app would show this tag. Change it by hand.` } : na(e, a.style);
}
const ta = "The new text has tags or entities, and neither the old text nor the one in the base language has any, so the file does not show whether they are markup or characters. Change it by hand.";
function na(e, t) {
	return t === "cdata" ? `<![CDATA[${si(e).replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : ui(t === "quoted" ? oi(e) : si(e));
}
function ra({ content: e }) {
	return e.is === "text" && e.text === "";
}
function ia({ style: e }) {
	return e === "markup" || e === "styled";
}
function aa(e) {
	return ia(e) || e.content.is === "text" && Zi.test(e.content.text);
}
function oa(e, t, n, r) {
	let i = { why: `${n} has markup, and the new one is not well-formed XML. Close each tag, and write & as &amp; and < as &lt;.` }, a = `<string>${e}</string>`, o = gi(a, t.entities);
	if ("faults" in o || !o.root) return i;
	let s = wi(a, o.root);
	if (s.some(({ is: e }) => e === "cdata")) return i;
	let c = ua(a, s, t) ?? (r ? void 0 : ca(s, n));
	if (c !== void 0) return { why: c };
	let [l, u] = [s.find(sa), s.findLast(sa)], d = !1, f = s.map((e) => {
		let t = a.slice(e.start, e.end);
		if (e.is === "tag") return e.isSpan && (d = !1), t;
		let n = si(t, !1).replace(Qi, "\\$&");
		return e === l && (n = n.replace(/^[@?]/, "\\$&")), (e === l || d) && (n = n.replace(/^ /, "\\u0020")), e === u && (n = n.replace(/ $/, "\\u0020")), d = t.endsWith(" "), n;
	}).join(""), p = da(f, t);
	return p?.content.is === "text" && p.content.text === e ? f : i;
}
function sa({ is: e }) {
	return e === "text";
}
function ca(e, t) {
	if (e.some((e) => e.is === "tag" && e.isSpan)) return `${t} has no styles such as <b>, and an app that reads it as a plain text would lose those of the new one. Change it by hand.`;
}
const la = /\s([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
function ua(e, t, { prefixes: n }) {
	let r = 0;
	for (let { is: i, start: a, end: o } of t) {
		if (i !== "tag") continue;
		let t = e.slice(a, o), [, s, c = ""] = /^<(\/?)([^\s/>]+)/.exec(t) ?? [], l = [...t.matchAll(la)].map(([, e = ""]) => e), u = l.find((e) => /^xmlns(?::|$)/.test(e));
		if (u !== void 0) return `A tag in a text cannot declare ${u}. Declare it in <resources>.`;
		let d = [c, ...l].map((e) => e.includes(":") ? e.split(":", 1)[0] ?? "" : "").find((e) => e !== "" && e !== "xml" && !n.has(e));
		if (d !== void 0) return `<resources> does not declare the prefix "${d}" of the tags in the new text. Declare it there.`;
		if (c === "xliff:g") {
			if (s !== "" || t.endsWith("/>")) r -= s === "" ? 0 : 1;
			else if (++r > 1) return "The new text has <xliff:g> inside of <xliff:g>, which aapt2 refuses.";
		}
	}
}
function da(e, { entities: t }) {
	let n = `<string>${e}</string>`, r = gi(n, t);
	return "faults" in r || !r.root ? void 0 : Kr(n, r.root, t);
}
const fa = 32767;
function pa(e, { old: t, base: n, isFormatted: r }, i) {
	let a = da(e, i), o = a ? ha(a) : "";
	if (o.length > fa / 3 && new TextEncoder().encode(o).length > fa) return `The new text has more than ${fa} bytes, which aapt2 refuses.`;
	if (!va(o)) return;
	let s = r && a?.style !== "styled";
	return [t, n].some((e) => e && va(ha(e))) && !s ? void 0 : ma;
}
const ma = "The new text has several placeholders, and not all of them have a number, such as %1$s. Without formatted=\"false\", aapt2 refuses it. Number them in the project.";
function ha(e) {
	if (e.content.is !== "text") return "";
	let { text: t } = e.content;
	return ia(e) ? fi(t.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "")) : t;
}
const ga = /%(?:([%n])|(\d+(?:\$|$))|(?:\d+|<\$?)?[-#+ ,(\d]*(.?))/gs, _a = /[DFKMWZkmwyz]/;
function va(e) {
	let [t, n] = [0, !1];
	for (let { 1: r, 2: i, 3: a = "", index: o } of e.matchAll(ga)) if (r === void 0 && o !== e.length - 1) {
		if (_a.test(a)) return !1;
		t += 1, n ||= i === void 0;
	}
	return t > 1 && n;
}
const ya = "    ";
function ba(e, t, n) {
	let r = Ri(e), i = (e) => n.flatMap((t) => xa(t, e)).reduce((e, t) => e + r + t, ""), a = Wr(t), o = a.findLast(({ name: e }) => e === "string" || e === "plurals") ?? a.at(-1);
	if (o) {
		let t = Hi(e, o.start);
		if (t === void 0) {
			let e = n.flatMap((e) => xa(e, "").map((e) => e.trimStart())).join("");
			return {
				start: o.end,
				end: o.end,
				text: e
			};
		}
		let a = zi(e, o.end, "<!--", "-->"), s = Bi(e, a) ? "" : r;
		return {
			start: a,
			end: a,
			text: i(t) + s
		};
	}
	let s = Ci(e, t);
	if (s.isEmpty) return {
		start: t.end - 2,
		end: t.end,
		text: `>${i(ya)}${r}</resources>`
	};
	let c = e.lastIndexOf("</", t.end - 1);
	for (; c > s.end && /[\t-\r ]/.test(e[c - 1] ?? "");) c--;
	return {
		start: c,
		end: c,
		text: i(ya) + (Bi(e, c) ? "" : r)
	};
}
function xa({ name: e, value: t, isFormatted: n }, r) {
	if (typeof t == "string") return [`${r}<string name="${e}"${n ? "" : " formatted=\"false\""}>${t}</string>`];
	let i = r + (r || ya);
	return [
		`${r}<plurals name="${e}">`,
		...t.map((e) => `${i}<item quantity="${e.quantity}">${e.value}</item>`),
		`${r}</plurals>`
	];
}
// src/texts/android.ts
const Sa = {
	name: "Android strings",
	matches: (e) => e.toLowerCase().endsWith(".xml"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	read: Ca,
	edit: (e, t) => Wi({
		text: e,
		edits: t,
		read: Ca
	}),
	empty: () => "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
};
function Ca(e) {
	let t = hi(e);
	return "faults" in t ? t : new wa(e, t).read();
}
var wa = class {
	text;
	xml;
	duplicates;
	texts = [];
	faults = new Rr();
	constructor(e, t) {
		this.text = e, this.xml = t, this.duplicates = new Vr(e);
	}
	read() {
		let e = Ur(this.text, this.xml.root, this.faults).filter(({ isTranslatable: e }) => e), t = ({ is: e, variant: t }) => e !== "array" && t === void 0, n = new Set(e.filter(t).map(({ name: e }) => e)), r = new Map();
		for (let i of e) {
			let { name: e, at: a, element: o } = i, s = r.get(e);
			if (!t(i)) {
				if (this.fault(Ea(i, n.has(e)), a, "warning"), s || n.has(e)) continue;
			} else if (s) {
				this.faults.push(this.duplicates.fault(`"${e}" is twice in this file`, s, a));
				continue;
			}
			r.set(e, a), this.texts.push({
				path: [e],
				name: a,
				value: this.value(i, Ta(o))
			});
		}
		return {
			texts: this.texts,
			faults: this.faults.inOrder()
		};
	}
	value(e, t) {
		if (e.is === "array" || e.variant !== void 0) return {
			is: "none",
			at: t
		};
		if (e.is === "plurals") return this.plurals(e, t);
		let n = this.one(e.name, e.element);
		return "text" in n ? {
			is: "text",
			...n
		} : {
			is: "none",
			at: n.at
		};
	}
	one(e, t) {
		let { content: n, at: r } = Kr(this.text, t, this.xml.entities);
		if (n.is === "text") return {
			text: n.text,
			at: r
		};
		if (n.is === "wrong") this.fault(n.why, r);
		else {
			let t = `"${e}" is the resource ${n.to}, and no text of its own. It is not sent.`;
			this.fault(t, r, "warning");
		}
		return { at: r };
	}
	plurals({ name: e, element: t }, n) {
		let r = this.faults.count;
		a(this.faults, Gr(this.text, t, "Text must be inside of an <item>. Move or remove it."));
		let i = new Map();
		for (let n of Wr(t)) {
			let t = Ci(this.text, n).attributes.get("quantity") ?? Ta(n), { quantity: r = "" } = n.attributes, a = i.get(r);
			if (n.name !== "item") this.fault("<plurals> can have only <item>. Remove this.", Ta(n));
			else if (!Bn.includes(r)) this.fault(Da(r), t);
			else if (a) {
				let n = `"${e}" has the plural form "${r}" twice`;
				this.faults.push(this.duplicates.fault(n, a.name, t));
			} else {
				let a = this.one(e, n);
				"text" in a && i.set(r, {
					...a,
					name: t
				});
			}
		}
		return this.faults.count === r && i.size === 0 && this.fault(`"${e}" has no plural forms. Add an <item> for each form, or remove it.`, n), this.faults.count > r ? {
			is: "none",
			at: n
		} : {
			is: "forms",
			at: n,
			forms: i
		};
	}
	fault(e, t, n) {
		this.faults.push({
			code: "not-a-text",
			message: e,
			at: t,
			...n && { severity: n }
		});
	}
};
function Ta({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function Ea({ is: e, name: t, variant: n = "" }, r) {
	return e === "array" ? `"${t}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.` : r ? `This is the text of "${t}" for ${n}, and a key has one text. Only the text for all is sent.` : `"${t}" has a text only for ${n}, and a key has one text. It is not sent. Add a <string> for all.`;
}
function Da(e) {
	return `${e === "" ? "This <item> has no plural form." : `"${e}" is not a plural form.`} Set "quantity" to zero, one, two, few, many or other.`;
}
// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function Oa(e, t = !1) {
	let n = e.length, r = 0, i = "", a = 0, o = 16, s = 0, c = 0, l = 0, u = 0, d = 0;
	function f(t, n) {
		let i = 0, a = 0;
		for (; i < t || !n;) {
			let t = e.charCodeAt(r);
			if (t >= 48 && t <= 57) a = a * 16 + t - 48;
			else if (t >= 65 && t <= 70) a = a * 16 + t - 65 + 10;
			else if (t >= 97 && t <= 102) a = a * 16 + t - 97 + 10;
			else break;
			r++, i++;
		}
		return i < t && (a = -1), a;
	}
	function p(e) {
		r = e, i = "", a = 0, o = 16, d = 0;
	}
	function m() {
		let t = r;
		if (e.charCodeAt(r) === 48) r++;
		else for (r++; r < e.length && ja(e.charCodeAt(r));) r++;
		if (r < e.length && e.charCodeAt(r) === 46) {
			if (r++, r < e.length && ja(e.charCodeAt(r))) for (r++; r < e.length && ja(e.charCodeAt(r));) r++;
			else return d = 3, e.substring(t, r);
		}
		let n = r;
		if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
			if (r++, (r < e.length && e.charCodeAt(r) === 43 || e.charCodeAt(r) === 45) && r++, r < e.length && ja(e.charCodeAt(r))) {
				for (r++; r < e.length && ja(e.charCodeAt(r));) r++;
				n = r;
			} else d = 3;
		}
		return e.substring(t, n);
	}
	function h() {
		let t = "", i = r;
		for (;;) {
			if (r >= n) {
				t += e.substring(i, r), d = 2;
				break;
			}
			let a = e.charCodeAt(r);
			if (a === 34) {
				t += e.substring(i, r), r++;
				break;
			}
			if (a === 92) {
				if (t += e.substring(i, r), r++, r >= n) {
					d = 2;
					break;
				}
				switch (e.charCodeAt(r++)) {
					case 34:
						t += "\"";
						break;
					case 92:
						t += "\\";
						break;
					case 47:
						t += "/";
						break;
					case 98:
						t += "\b";
						break;
					case 102:
						t += "\f";
						break;
					case 110:
						t += "\n";
						break;
					case 114:
						t += "\r";
						break;
					case 116:
						t += "	";
						break;
					case 117:
						let e = f(4, !0);
						e >= 0 ? t += String.fromCharCode(e) : d = 4;
						break;
					default: d = 5;
				}
				i = r;
			} else {
				if (a >= 0 && a <= 31) {
					if (Aa(a)) {
						t += e.substring(i, r), d = 2;
						break;
					}
					d = 6;
				}
				r++;
			}
		}
		return t;
	}
	function g() {
		if (i = "", d = 0, a = r, c = s, u = l, r >= n) return a = n, o = 17;
		let t = e.charCodeAt(r);
		if (ka(t)) {
			do
				r++, i += String.fromCharCode(t), t = e.charCodeAt(r);
			while (ka(t));
			return o = 15;
		}
		if (Aa(t)) return r++, i += String.fromCharCode(t), t === 13 && e.charCodeAt(r) === 10 && (r++, i += "\n"), s++, l = r, o = 14;
		switch (t) {
			case 123: return r++, o = 1;
			case 125: return r++, o = 2;
			case 91: return r++, o = 3;
			case 93: return r++, o = 4;
			case 58: return r++, o = 6;
			case 44: return r++, o = 5;
			case 34: return r++, i = h(), o = 10;
			case 47:
				let c = r - 1;
				if (e.charCodeAt(r + 1) === 47) {
					for (r += 2; r < n && !Aa(e.charCodeAt(r));) r++;
					return i = e.substring(c, r), o = 12;
				}
				if (e.charCodeAt(r + 1) === 42) {
					r += 2;
					let t = n - 1, a = !1;
					for (; r < t;) {
						let t = e.charCodeAt(r);
						if (t === 42 && e.charCodeAt(r + 1) === 47) {
							r += 2, a = !0;
							break;
						}
						r++, Aa(t) && (t === 13 && e.charCodeAt(r) === 10 && r++, s++, l = r);
					}
					return a || (r++, d = 1), i = e.substring(c, r), o = 13;
				}
				return i += String.fromCharCode(t), r++, o = 16;
			case 45: if (i += String.fromCharCode(t), r++, r === n || !ja(e.charCodeAt(r))) return o = 16;
			case 48:
			case 49:
			case 50:
			case 51:
			case 52:
			case 53:
			case 54:
			case 55:
			case 56:
			case 57: return i += m(), o = 11;
			default:
				for (; r < n && _(t);) r++, t = e.charCodeAt(r);
				if (a !== r) {
					switch (i = e.substring(a, r), i) {
						case "true": return o = 8;
						case "false": return o = 9;
						case "null": return o = 7;
					}
					return o = 16;
				}
				return i += String.fromCharCode(t), r++, o = 16;
		}
	}
	function _(e) {
		if (ka(e) || Aa(e)) return !1;
		switch (e) {
			case 125:
			case 93:
			case 123:
			case 91:
			case 34:
			case 58:
			case 44:
			case 47: return !1;
		}
		return !0;
	}
	function v() {
		let e;
		do
			e = g();
		while (e >= 12 && e <= 15);
		return e;
	}
	return {
		setPosition: p,
		getPosition: () => r,
		scan: t ? v : g,
		getToken: () => o,
		getTokenValue: () => i,
		getTokenOffset: () => a,
		getTokenLength: () => r - a,
		getTokenStartLine: () => c,
		getTokenStartCharacter: () => a - u,
		getTokenError: () => d
	};
}
function ka(e) {
	return e === 32 || e === 9;
}
function Aa(e) {
	return e === 10 || e === 13;
}
function ja(e) {
	return e >= 48 && e <= 57;
}
var Ma;
(function(e) {
	e[e.lineFeed = 10] = "lineFeed", e[e.carriageReturn = 13] = "carriageReturn", e[e.space = 32] = "space", e[e._0 = 48] = "_0", e[e._1 = 49] = "_1", e[e._2 = 50] = "_2", e[e._3 = 51] = "_3", e[e._4 = 52] = "_4", e[e._5 = 53] = "_5", e[e._6 = 54] = "_6", e[e._7 = 55] = "_7", e[e._8 = 56] = "_8", e[e._9 = 57] = "_9", e[e.a = 97] = "a", e[e.b = 98] = "b", e[e.c = 99] = "c", e[e.d = 100] = "d", e[e.e = 101] = "e", e[e.f = 102] = "f", e[e.g = 103] = "g", e[e.h = 104] = "h", e[e.i = 105] = "i", e[e.j = 106] = "j", e[e.k = 107] = "k", e[e.l = 108] = "l", e[e.m = 109] = "m", e[e.n = 110] = "n", e[e.o = 111] = "o", e[e.p = 112] = "p", e[e.q = 113] = "q", e[e.r = 114] = "r", e[e.s = 115] = "s", e[e.t = 116] = "t", e[e.u = 117] = "u", e[e.v = 118] = "v", e[e.w = 119] = "w", e[e.x = 120] = "x", e[e.y = 121] = "y", e[e.z = 122] = "z", e[e.A = 65] = "A", e[e.B = 66] = "B", e[e.C = 67] = "C", e[e.D = 68] = "D", e[e.E = 69] = "E", e[e.F = 70] = "F", e[e.G = 71] = "G", e[e.H = 72] = "H", e[e.I = 73] = "I", e[e.J = 74] = "J", e[e.K = 75] = "K", e[e.L = 76] = "L", e[e.M = 77] = "M", e[e.N = 78] = "N", e[e.O = 79] = "O", e[e.P = 80] = "P", e[e.Q = 81] = "Q", e[e.R = 82] = "R", e[e.S = 83] = "S", e[e.T = 84] = "T", e[e.U = 85] = "U", e[e.V = 86] = "V", e[e.W = 87] = "W", e[e.X = 88] = "X", e[e.Y = 89] = "Y", e[e.Z = 90] = "Z", e[e.asterisk = 42] = "asterisk", e[e.backslash = 92] = "backslash", e[e.closeBrace = 125] = "closeBrace", e[e.closeBracket = 93] = "closeBracket", e[e.colon = 58] = "colon", e[e.comma = 44] = "comma", e[e.dot = 46] = "dot", e[e.doubleQuote = 34] = "doubleQuote", e[e.minus = 45] = "minus", e[e.openBrace = 123] = "openBrace", e[e.openBracket = 91] = "openBracket", e[e.plus = 43] = "plus", e[e.slash = 47] = "slash", e[e.formFeed = 12] = "formFeed", e[e.tab = 9] = "tab";
})(Ma ||= {}), Array(20).fill(0).map((e, t) => " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + "	".repeat(t));
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var Na;
(function(e) {
	e.DEFAULT = { allowTrailingComma: !1 };
})(Na ||= {});
function Pa(e, t, n = Na.DEFAULT) {
	let r = Oa(e, !1), i = [], a = 0;
	function o(e) {
		return e ? () => a === 0 && e(r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter()) : () => !0;
	}
	function s(e) {
		return e ? (t) => a === 0 && e(t, r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter()) : () => !0;
	}
	function c(e) {
		return e ? (t) => a === 0 && e(t, r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter(), () => i.slice()) : () => !0;
	}
	function l(e) {
		return e ? () => {
			a > 0 ? a++ : e(r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter(), () => i.slice()) === !1 && (a = 1);
		} : () => !0;
	}
	function u(e) {
		return e ? () => {
			a > 0 && a--, a === 0 && e(r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter());
		} : () => !0;
	}
	let d = l(t.onObjectBegin), f = c(t.onObjectProperty), p = u(t.onObjectEnd), m = l(t.onArrayBegin), h = u(t.onArrayEnd), g = c(t.onLiteralValue), _ = s(t.onSeparator), v = o(t.onComment), y = s(t.onError), b = n && n.disallowComments, x = n && n.allowTrailingComma;
	function S() {
		for (;;) {
			let e = r.scan();
			switch (r.getTokenError()) {
				case 4:
					C(14);
					break;
				case 5:
					C(15);
					break;
				case 3:
					C(13);
					break;
				case 1:
					b || C(11);
					break;
				case 2:
					C(12);
					break;
				case 6: C(16);
			}
			switch (e) {
				case 12:
				case 13:
					b ? C(10) : v();
					break;
				case 16:
					C(1);
					break;
				case 15:
				case 14: break;
				default: return e;
			}
		}
	}
	function C(e, t = [], n = []) {
		if (y(e), t.length + n.length > 0) {
			let e = r.getToken();
			for (; e !== 17;) {
				if (t.indexOf(e) !== -1) {
					S();
					break;
				}
				if (n.indexOf(e) !== -1) break;
				e = S();
			}
		}
	}
	function w(e) {
		let t = r.getTokenValue();
		return e ? g(t) : (f(t), i.push(t)), S(), !0;
	}
	function T() {
		switch (r.getToken()) {
			case 11:
				let e = r.getTokenValue(), t = Number(e);
				isNaN(t) && (C(2), t = 0), g(t);
				break;
			case 7:
				g(null);
				break;
			case 8:
				g(!0);
				break;
			case 9:
				g(!1);
				break;
			default: return !1;
		}
		return S(), !0;
	}
	function E() {
		return r.getToken() === 10 ? (w(!1), r.getToken() === 6 ? (_(":"), S(), k() || C(4, [], [2, 5])) : C(5, [], [2, 5]), i.pop(), !0) : (C(3, [], [2, 5]), !1);
	}
	function D() {
		d(), S();
		let e = !1;
		for (; r.getToken() !== 2 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (e || C(4, [], []), _(","), S(), r.getToken() === 2 && x) break;
			} else e && C(6, [], []);
			E() || C(4, [], [2, 5]), e = !0;
		}
		return p(), r.getToken() === 2 ? S() : C(7, [2], []), !0;
	}
	function O() {
		m(), S();
		let e = !0, t = !1;
		for (; r.getToken() !== 4 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (t || C(4, [], []), _(","), S(), r.getToken() === 4 && x) break;
			} else t && C(6, [], []);
			e ? (i.push(0), e = !1) : i[i.length - 1]++, k() || C(4, [], [4, 5]), t = !0;
		}
		return h(), e || i.pop(), r.getToken() === 4 ? S() : C(8, [4], []), !0;
	}
	function k() {
		switch (r.getToken()) {
			case 3: return O();
			case 1: return D();
			case 10: return w(!0);
			default: return T();
		}
	}
	return S(), r.getToken() === 17 ? n.allowEmptyContent ? !0 : (C(4, [], []), !1) : k() ? (r.getToken() !== 17 && C(9, [], []), !0) : (C(4, [], []), !1);
}
// node_modules/jsonc-parser/lib/esm/main.js
const Fa = Oa;
var Ia;
(function(e) {
	e[e.None = 0] = "None", e[e.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 4] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 6] = "InvalidCharacter";
})(Ia ||= {});
var La;
(function(e) {
	e[e.OpenBraceToken = 1] = "OpenBraceToken", e[e.CloseBraceToken = 2] = "CloseBraceToken", e[e.OpenBracketToken = 3] = "OpenBracketToken", e[e.CloseBracketToken = 4] = "CloseBracketToken", e[e.CommaToken = 5] = "CommaToken", e[e.ColonToken = 6] = "ColonToken", e[e.NullKeyword = 7] = "NullKeyword", e[e.TrueKeyword = 8] = "TrueKeyword", e[e.FalseKeyword = 9] = "FalseKeyword", e[e.StringLiteral = 10] = "StringLiteral", e[e.NumericLiteral = 11] = "NumericLiteral", e[e.LineCommentTrivia = 12] = "LineCommentTrivia", e[e.BlockCommentTrivia = 13] = "BlockCommentTrivia", e[e.LineBreakTrivia = 14] = "LineBreakTrivia", e[e.Trivia = 15] = "Trivia", e[e.Unknown = 16] = "Unknown", e[e.EOF = 17] = "EOF";
})(La ||= {});
const Ra = Pa;
var za;
(function(e) {
	e[e.InvalidSymbol = 1] = "InvalidSymbol", e[e.InvalidNumberFormat = 2] = "InvalidNumberFormat", e[e.PropertyNameExpected = 3] = "PropertyNameExpected", e[e.ValueExpected = 4] = "ValueExpected", e[e.ColonExpected = 5] = "ColonExpected", e[e.CommaExpected = 6] = "CommaExpected", e[e.CloseBraceExpected = 7] = "CloseBraceExpected", e[e.CloseBracketExpected = 8] = "CloseBracketExpected", e[e.EndOfFileExpected = 9] = "EndOfFileExpected", e[e.InvalidCommentToken = 10] = "InvalidCommentToken", e[e.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 14] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 16] = "InvalidCharacter";
})(za ||= {});
function Ba(e) {
	switch (e) {
		case 1: return "InvalidSymbol";
		case 2: return "InvalidNumberFormat";
		case 3: return "PropertyNameExpected";
		case 4: return "ValueExpected";
		case 5: return "ColonExpected";
		case 6: return "CommaExpected";
		case 7: return "CloseBraceExpected";
		case 8: return "CloseBracketExpected";
		case 9: return "EndOfFileExpected";
		case 10: return "InvalidCommentToken";
		case 11: return "UnexpectedEndOfComment";
		case 12: return "UnexpectedEndOfString";
		case 13: return "UnexpectedEndOfNumber";
		case 14: return "InvalidUnicode";
		case 15: return "InvalidEscapeCharacter";
		case 16: return "InvalidCharacter";
	}
	return "<unknown ParseErrorCode>";
}
// src/texts/json/read.ts
const Va = 1e5;
function Ha(e, t) {
	let n = Ua(e);
	if (n) return Q(e, "Values are nested more than 100 levels deep. Use fewer levels.", n);
	let { value: r, error: i, crowded: a } = Wa(e, t);
	if (a) return Q(e, `This object has more than ${Va.toLocaleString("en-US")} names. Divide the file into several files.`, {
		start: a.start,
		end: a.start + 1
	});
	if (i || !r) {
		let { message: t, at: n } = ao(e, i);
		return Q(e, t, n);
	}
	return r.is === "object" ? r : Q(e, "A file with texts must contain an object, such as { \"greeting\": \"Hello\" }.", {
		start: r.at.start,
		end: r.at.start + 1
	});
}
function Ua(e) {
	let t = Fa(e, !0), n = 0;
	for (; t.getPosition() < e.length;) {
		t.scan();
		let r = t.getTokenOffset(), i = e[r];
		if ((i === "{" || i === "[") && (n += 1), (i === "}" || i === "]") && --n, n > 100) return {
			start: r,
			end: r + 1
		};
	}
}
function Wa(e, t = 100, n = 0) {
	let r = [], i = (e, t) => ({
		start: n + e,
		end: n + e + t
	}), a, o, s, c = (e) => {
		let t = r.at(-1);
		t ? t.add(e) : a = e;
	}, l = (e, t) => {
		let i = r.pop();
		i && (i.at.end = n + e + t), i?.end?.();
	};
	return Ra(e, {
		onObjectBegin: (a, o) => {
			let [l, u] = [i(a, o), []];
			if (r.length >= t) {
				c(new qa(e, n, l)), r.push({
					at: l,
					...Ka
				});
				return;
			}
			let d = {
				is: "object",
				at: l,
				members: u
			};
			c(d);
			let f = {
				name: "",
				nameAt: l
			};
			r.push({
				at: l,
				names: 0,
				add: (e) => {
					s || u.push({
						...f,
						value: e
					});
				},
				name: (e, t) => {
					f = {
						name: e,
						nameAt: t
					};
				},
				end: () => {
					d.members = [...u];
				}
			});
		},
		onObjectProperty: (e, t, n) => {
			let a = r.at(-1);
			a && (a.names += 1, a.names > Va && (s ??= a.at), a.name(e, i(t, n)));
		},
		onObjectEnd: l,
		onArrayBegin: (e, t) => {
			let n = i(e, t);
			c({
				is: "array",
				at: n
			}), r.push({
				at: n,
				...Ka
			});
		},
		onArrayEnd: l,
		onLiteralValue: (e, t, n) => c(Ga(e, i(t, n))),
		onError: (e, t, n) => {
			o ??= {
				error: e,
				offset: t,
				length: n
			};
		}
	}, { disallowComments: !0 }), {
		value: a,
		error: o,
		crowded: s
	};
}
function Ga(e, t) {
	return typeof e == "string" ? {
		is: "string",
		at: t,
		text: e
	} : typeof e == "boolean" ? {
		is: "boolean",
		at: t,
		value: e
	} : {
		is: typeof e == "number" ? "number" : "null",
		at: t
	};
}
const Ka = {
	names: 0,
	add: () => {},
	name: () => {}
};
var qa = class {
	is = "object";
	at;
	text;
	base;
	constructor(e, t, n) {
		this.text = e, this.base = t, this.at = n;
	}
	get members() {
		let { start: e, end: t } = this.at, { value: n } = Wa(this.text.slice(e - this.base, t - this.base), 100, e);
		return n?.is === "object" ? n.members : [];
	}
};
function Ja(e, t) {
	return t.is === "string" ? dr.test(t.text) ? $(fr("This text"), t.at) : void 0 : $(`${e} is ${Za[t.is]}`, t.at);
}
function Ya({ name: e, nameAt: t }) {
	return e === "" ? $("This name is empty, and a key needs a name. Write a name.", t) : dr.test(e) ? $(fr("This name"), t) : void 0;
}
const Xa = "Put it in quotes to make it a text.", Za = {
	number: `a number. ${Xa}`,
	boolean: `true or false. ${Xa}`,
	null: "null. Write a text in quotes, or remove this name.",
	array: "a list, and a key has one text. Give each text a name of its own.",
	object: "an object. Nested names are not part of this format. Write a text in quotes."
};
function $(e, t) {
	return {
		code: "not-a-text",
		message: e,
		at: t
	};
}
const Qa = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\.|[^\\]/gsu, $a = /[^\0-\x7f]/u;
function eo(e, t, n = "\"\"") {
	let r = new Map(), i = !1, a = !1;
	for (let [e] of n.slice(1, -1).matchAll(Qa)) {
		let t = e.startsWith("\\"), n = t ? no(e) : e;
		t && r.set(n, e), $a.test(n) && (t ? a = !0 : i = !0);
	}
	let o = i || a ? !i : t.escapesNonAscii;
	return `"${Array.from(e, (e) => {
		let n = r.get(e);
		return n === void 0 ? o && $a.test(e) ? ro(e, t.isUpperCase) : JSON.stringify(e).slice(1, -1) : n;
	}).join("")}"`;
}
function to(e) {
	return {
		escapesNonAscii: !$a.test(e) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(e),
		isUpperCase: /\\u[\da-f]*[A-F]/.test(e)
	};
}
function no(e) {
	return String(JSON.parse(`"${e}"`));
}
function ro(e, t) {
	return e.split("").map((e) => {
		let n = e.charCodeAt(0).toString(16).padStart(4, "0");
		return `\\u${t ? n.toUpperCase() : n}`;
	}).join("");
}
function io({ members: e }, t, n) {
	let r = new Map();
	for (let i of e) {
		let { name: e, nameAt: a } = i, o = r.get(e);
		o ? n.push(t.fault(`"${e}" is twice in the same object`, o.nameAt, a)) : r.set(e, i);
	}
	return r.size === e.length ? e : [...r.values()];
}
function ao(e, t) {
	if (e.trim() === "") return {
		message: "The file is empty. It must contain a JSON object.",
		at: {
			start: 0,
			end: 0
		}
	};
	let { offset: n, length: r } = t ?? {
		offset: 0,
		length: 0
	}, i = e.slice(n, n + r), a = {
		start: n,
		end: Math.min(n + r, e.length)
	}, o = e.slice(0, n).trimEnd();
	if (/^[}\]]/.test(i) && o.endsWith(",")) {
		let e = {
			start: o.length - 1,
			end: o.length
		};
		return {
			message: `There is no value between this comma and "${i}". Remove the comma.`,
			at: e
		};
	}
	if (i === ",") return {
		message: "There is no value before this comma. Remove the comma, or write a value.",
		at: a
	};
	if (/^[}\]]/.test(i)) return {
		message: `No open bracket belongs to this "${i}". Remove it, or write what is missing.`,
		at: a
	};
	let s = n >= e.length;
	switch (t && Ba(t.error)) {
		case "InvalidCommentToken":
		case "UnexpectedEndOfComment": return {
			message: "JSON has no comments. Remove this comment.",
			at: a
		};
		case "UnexpectedEndOfString": return {
			message: "This text has no closing quote on its line. Add the quote, and write a line break as \\n.",
			at: a
		};
		case "InvalidCharacter": return {
			message: "This text contains a control character, such as a tab. Write it as an escape, such as \\t or \\n.",
			at: co(a, i.search(/[\0-\x1f]/), 1)
		};
		case "InvalidEscapeCharacter": return {
			message: "A backslash must be followed by one of \" \\ / b f n r t u. Write a backslash as \\\\.",
			at: co(a, lo(i), 2)
		};
		case "InvalidUnicode": return {
			message: "\\u must be followed by four hexadecimal digits, such as \\u00e9.",
			at: co(a, lo(i), 2)
		};
		case "EndOfFileExpected": return {
			message: "The JSON ends before this. Remove the rest of the file.",
			at: a
		};
		case "ColonExpected": return {
			message: "A colon is missing between the name and its value.",
			at: a
		};
		case "CommaExpected": return {
			message: "A comma is missing before this.",
			at: a
		};
		case "PropertyNameExpected": return s ? oo(o) : {
			message: "A name in double quotes must be here, or the end of the object.",
			at: a
		};
		case "InvalidSymbol":
		case "UnexpectedEndOfNumber": return {
			message: `"${so(i)}" is not a JSON value. Names and texts need double quotes.`,
			at: a
		};
		default: return s ? oo(o) : {
			message: "A value is missing here.",
			at: a
		};
	}
}
function oo(e) {
	return {
		message: "The file ends too early. Add what is missing, such as } for each open object.",
		at: {
			start: e.length - 1,
			end: e.length
		}
	};
}
function so(e) {
	return e.length > 40 ? `${e.slice(0, 40)}…` : e;
}
function co({ start: e, end: t }, n, r) {
	return n < 0 ? {
		start: e,
		end: t
	} : {
		start: e + n,
		end: Math.min(t, e + n + r)
	};
}
function lo(e) {
	for (let { index: t, 1: n } of e.matchAll(/\\(?:u[\da-fA-F]{4}|["\\/bfnrt]|())/g)) if (n !== void 0) return t;
	return -1;
}
// src/texts/json/write.ts
function uo({ formName: e, isFlat: t, ...n }) {
	return Ei(n, () => {
		let r = Ha(n.text);
		if ("faults" in r) return { why: "The file cannot be read." };
		let i = new go(n.text, r), a = new po(r, t);
		for (let t of n.edits) if (t.is === "replace") i.replace(t.at, t.text);
		else {
			let n = fo(t, a, e);
			if (n) return n;
		}
		for (let { object: e, parent: t, members: n } of a.used()) i.add(e, n, t);
		return i.result();
	});
}
function fo({ path: e, value: t }, n, r) {
	if (typeof t == "string") return n.add(e, t);
	if (typeof r != "function") return r;
	let i = e.at(-1) ?? "";
	for (let [a, o] of Object.entries(t)) {
		let t = n.add([...e.slice(0, -1), r(i, a)], o);
		if (t) return t;
	}
}
var po = class {
	root;
	places = new Map();
	byName = new Map();
	isFlat;
	isNested;
	constructor(e, t) {
		this.root = e;
		let n = e.members.some(({ value: e }) => e.is === "object"), r = mo(e);
		this.isFlat = t ?? (r && !n), this.isNested = n && !r;
	}
	used() {
		return this.places.values();
	}
	add(e, t) {
		let n = e.join("."), { object: r, parent: i, name: a } = this.deepest(n), [o = "", ...s] = this.names(e, n, a).reverse(), c = this.membersOf(r), l = this.newMembersOf(r, i);
		for (let e of s.reverse()) {
			let t = l.get(e) ?? new Map();
			if (typeof t == "string" || c.has(e)) return ho(e, n);
			l.set(e, t), l = t, c = new Map();
		}
		if (l.has(o) || c.has(o)) return ho(o, n);
		l.set(o, t);
	}
	deepest(e) {
		let t = this.root, n, r = 0;
		if (this.isFlat) return {
			object: t,
			parent: n,
			name: e
		};
		for (let i = e.indexOf("."); i >= 0; i = e.indexOf(".", i + 1)) {
			let a = this.membersOf(t).get(e.slice(r, i))?.value;
			a?.is === "object" && (n = t, t = a, r = i + 1);
		}
		return {
			object: t,
			parent: n,
			name: e.slice(r)
		};
	}
	names(e, t, n) {
		if (this.isFlat) return [n];
		let r = n.split(".");
		if (this.isNested && e.length === 1 && !r.includes("")) return r;
		let i = t.length - n.length, a = 0, o = e.filter((e) => {
			let t = a >= i;
			return a += e.length + 1, t;
		});
		return o.join(".") === n ? o : [n];
	}
	membersOf(e) {
		let t = this.byName.get(e);
		if (t) return t;
		let n = new Map(e.members.map((e) => [e.name, e]));
		return this.byName.set(e, n), n;
	}
	newMembersOf(e, t) {
		let n = this.places.get(e);
		if (n) return n.members;
		let r = new Map();
		return this.places.set(e, {
			object: e,
			parent: t,
			members: r
		}), r;
	}
};
function mo({ members: e }) {
	return e.some(({ name: e, value: t }) => e.includes(".") || t.is === "object" && mo(t));
}
function ho(e, t) {
	return { why: `The file already has the name "${e}", so "${t}" cannot be added. Rename one of them.` };
}
var go = class {
	text;
	style;
	escapes;
	splices = [];
	constructor(e, t) {
		this.text = e, this.style = _o(e, t), this.escapes = to(e);
	}
	replace({ start: e, end: t }, n) {
		this.splices.push({
			start: e,
			end: t,
			text: eo(n, this.escapes, this.text.slice(e, t))
		});
	}
	add(e, t, n, r) {
		let i = vo(this.text, e, this.style);
		if (!i) {
			this.fill(e, t, n);
			return;
		}
		let a = [...t].map((e) => this.member(e, i.colon, i.indentation)), o = r ? r.nameAt.start : e.members.at(-1)?.value.at.end ?? e.at.start + 1, s = a.map((e) => r ? e + i.between : i.between + e).join("");
		this.splices.push({
			start: o,
			end: o,
			text: s
		});
	}
	result() {
		return Li(this.text, this.splices) ?? { why: "One text is replaced twice." };
	}
	fill({ at: e }, t, n) {
		let r = n && vo(this.text, n, this.style), i = r !== void 0 && r.indentation === void 0, a = this.object(t, r?.colon ?? this.style.colon, i ? void 0 : yo(this.text, e.start));
		this.splices.push({
			...e,
			text: a
		});
	}
	member([e, t], n, r) {
		let i = typeof t == "string" ? eo(t, this.escapes) : this.object(t, n, r);
		return eo(e, this.escapes) + n + i;
	}
	object(e, t, n) {
		let { lineEnd: r, step: i, comma: a, padding: o } = this.style, s = n === void 0 ? void 0 : n + i, c = [...e].map((e) => this.member(e, t, s));
		if (s === void 0) return `{${o}${c.join(a)}${o}}`;
		let l = r + s;
		return `{${l}${c.join(`,${l}`)}${r}${n}}`;
	}
};
function _o(e, t) {
	let [n] = Co(e, t), [r] = t.members, i = r ? xo(e, r) : ": ", a = wo(e, t), o = a ? bo(e, a.object, a.first) : " ";
	return {
		lineEnd: Ri(e),
		step: n ?? "  ",
		colon: i,
		comma: /\s/.test(i) ? ", " : ",",
		padding: o
	};
}
function vo(e, t, n) {
	let r = t.members[0], i = t.members.at(-1);
	if (!r || !i) return;
	let a = t.members.at(-2), o = bo(e, t, r), s = !/[\r\n]/.test(o), [c = "", l = ""] = a ? e.slice(a.value.at.end, i.nameAt.start).split(",") : ["", s ? n.comma.slice(1) : o], u = `${So(c)},${So(l)}`, d = s ? void 0 : So(o).replace(/[\r\n]/g, "");
	return {
		colon: xo(e, i),
		between: u,
		indentation: d
	};
}
function yo(e, t) {
	let n = Math.max(e.lastIndexOf("\n", t - 1), e.lastIndexOf("\r", t - 1)) + 1;
	return /^[ \t]*/.exec(e.slice(n, t))?.[0] ?? "";
}
function bo(e, t, n) {
	return e.slice(t.at.start + 1, n.nameAt.start);
}
function xo(e, { nameAt: t, value: n }) {
	return e.slice(t.end, n.at.start);
}
function So(e) {
	return e.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}
function* Co(e, t) {
	let [n] = t.members;
	if (n && /[\r\n]/.test(bo(e, t, n))) {
		let r = yo(e, t.at.start), i = yo(e, n.nameAt.start);
		i.length > r.length && i.startsWith(r) && (yield i.slice(r.length));
	}
	for (let { value: n } of t.members) n.is === "object" && (yield* Co(e, n));
}
function wo(e, t) {
	let [n] = t.members;
	if (n && !/[\r\n]/.test(bo(e, t, n))) return {
		object: t,
		first: n
	};
	for (let { value: n } of t.members) {
		let t = n.is === "object" ? wo(e, n) : void 0;
		if (t) return t;
	}
}
const To = D(() => new Intl.Collator("en", { numeric: !0 })), Eo = [
	Do,
	(e, t) => Do(e.toLowerCase(), t.toLowerCase()),
	(e, t) => To().compare(e, t)
];
function Do(e, t) {
	return e < t ? -1 : +(e > t);
}
function Oo({ members: e }, t) {
	let n = Eo.find((t) => Ao(e, t));
	if (!n) return [{
		before: void 0,
		members: t
	}];
	let r = new Map();
	for (let [i, a] of [...t].sort(([e], [t]) => n(e, t))) {
		let t = e[ko(e, (e) => n(e.name, i) > 0)], o = r.get(t) ?? new Map();
		r.set(t, o.set(i, a));
	}
	return [...r].map(([e, t]) => ({
		before: e,
		members: t
	}));
}
function ko(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = Math.floor((n + r) / 2), a = e[i];
		a && t(a) ? r = i : n = i + 1;
	}
	return n;
}
function Ao(e, t) {
	return e.every((n, r) => {
		let i = e[r + 1];
		return !i || t(n.name, i.name) <= 0;
	});
}
// src/texts/arb.ts
const jo = {
	name: "ARB",
	matches: (e) => e.toLowerCase().endsWith(".arb"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "names",
		mark: /"\s*:/g
	},
	read: No,
	edit: (e, t) => uo({
		text: e,
		edits: t,
		read: No,
		isFlat: !0,
		formName: Mo
	}),
	empty: (e) => `{\n  "@@locale": ${JSON.stringify(e)}\n}\n`
}, Mo = { why: "An ARB file has no plural forms. It writes them in one text, as a message of ICU." };
function No(e) {
	let t = Ha(e);
	if ("faults" in t) return t;
	let n = new Vr(e), r = new Rr(), i = io(t, n, r), a = new Map();
	for (let e of i) e.name.startsWith("@") && a.set(e.name.slice(1), e);
	let o = [];
	for (let e of i) {
		if (e.name.startsWith("@")) continue;
		let t = Ya(e);
		t ? r.push(t) : o.push({
			...Po(e, r),
			...Fo(a.get(e.name), n, r)
		});
	}
	return {
		texts: o,
		faults: r.inOrder()
	};
}
function Po({ name: e, nameAt: t, value: n }, r) {
	let i = Ja(`The value of "${e}"`, n);
	i && r.push(i);
	let a = n.is === "string" && !i ? {
		is: "text",
		text: n.text,
		at: n.at
	} : {
		is: "none",
		at: n.at
	};
	return {
		path: [e],
		name: t,
		value: a
	};
}
function Fo(e, t, n) {
	if (!e) return {};
	let { name: r, value: i } = e;
	if (i.is !== "object") {
		let e = `"${r}" must be an object with attributes, such as { "description": "…" }.`;
		return n.push({
			...$(e, i.at),
			severity: "warning"
		}), {};
	}
	let a = io(i, t, n).find((e) => e.name === "description")?.value;
	if (!a) return {};
	let o = Ja(`The description in "${r}"`, a);
	return o && n.push({
		...o,
		severity: "warning"
	}), o || a.is !== "string" || a.text === "" ? {} : { description: {
		text: a.text,
		at: a.at
	} };
}
// src/texts/json/i18next.ts
const Io = RegExp(`^(.+)_(${Bn.join("|")})$`, "s");
function Lo(e) {
	let t = new Map();
	for (let [n, r] of e.entries()) {
		let [, e, i] = Io.exec(r.name) ?? [];
		if (e === void 0 || i === void 0 || r.value.is === "object") continue;
		let a = t.get(e);
		a ? (a.forms.set(i, r), n === a.next && (a.last = r, a.next = n + 1)) : t.set(e, {
			forms: new Map([[i, r]]),
			first: r,
			last: r,
			next: n + 1
		});
	}
	return new Map([...t].flatMap(([e, { forms: t, first: n, last: r }]) => {
		if (t.get("other")?.value.is !== "string") return [];
		let i = {
			start: n.nameAt.start,
			end: r.value.at.end
		};
		return [...t.values()].map((r) => [r, {
			name: e,
			forms: t,
			first: n,
			at: i
		}]);
	}));
}
function Ro(e, t) {
	return `${e}_${t}`;
}
// src/texts/json.ts
const zo = {
	name: "JSON",
	matches: (e) => e.toLowerCase().endsWith(".json"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "names",
		mark: /"\s*:/g
	},
	read: Vo,
	edit: (e, t, n) => uo({
		text: e,
		edits: t,
		read: (e) => Vo(e, n),
		formName: n.plurals === "i18next" ? Ro : Bo
	}),
	empty: () => "{}\n"
}, Bo = { why: "A JSON file has plural forms only if its text source sets \"plurals: i18next\"." };
function Vo(e, { plurals: t }) {
	let n = Ha(e);
	return "faults" in n ? n : new Ho(e, t === "i18next").read(n);
}
var Ho = class {
	texts = [];
	faults = new Rr();
	duplicates;
	hasForms;
	found = new Map();
	constructor(e, t) {
		this.duplicates = new Vr(e), this.hasForms = t;
	}
	read(e) {
		return this.object(e, []), {
			texts: this.texts,
			faults: this.faults.inOrder()
		};
	}
	object(e, t) {
		let n = this.usable(e), r = this.hasForms ? Lo(n) : void 0;
		for (let e of n) {
			let n = r?.get(e);
			n ? e === n.first && this.plural(n, [...t, n.name]) : this.member(e, [...t, e.name]);
		}
	}
	usable(e) {
		return io(e, this.duplicates, this.faults).filter((e) => {
			let t = Ya(e);
			return t && this.faults.push(t), !t;
		});
	}
	member({ nameAt: e, value: t }, n) {
		if (t.is === "object") {
			this.object(t, n);
			return;
		}
		let r = Ja(`The value of "${n.join(".")}"`, t);
		r && this.faults.push(r);
		let i = t.is === "string" && !r;
		this.add(n, e, i ? {
			is: "text",
			text: t.text,
			at: t.at
		} : {
			is: "none",
			at: t.at
		});
	}
	plural({ forms: e, first: t, at: n }, r) {
		let i = new Map();
		for (let [t, { name: n, nameAt: a, value: o }] of e) {
			let e = Ja(`The value of "${[...r.slice(0, -1), n].join(".")}"`, o);
			e ? this.faults.push(e) : o.is === "string" && i.set(t, {
				text: o.text,
				at: o.at,
				name: a
			});
		}
		let a = i.size === e.size;
		this.add(r, t.nameAt, a ? {
			is: "forms",
			at: n,
			forms: i
		} : {
			is: "none",
			at: n
		});
	}
	add(e, t, n) {
		let r = e.join("."), i = this.found.get(r);
		if (i) {
			this.faults.push(this.duplicates.fault(Uo(r, i, {
				path: e,
				value: n
			}), i.name, t));
			return;
		}
		let a = {
			path: e,
			name: t,
			value: n
		};
		this.found.set(r, a), this.texts.push(a);
	}
};
function Uo(e, t, n) {
	return JSON.stringify(t.path) === JSON.stringify(n.path) ? `"${e}" is a text and also has plural forms` : `Nested names are joined by ".", and "${e}" is twice in this file`;
}
// src/texts/strings.ts
const Wo = {
	name: "Apple strings",
	matches: (e) => e.toLowerCase().endsWith(".strings"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "names",
		mark: /;/g
	},
	read: Go,
	edit: (e, t) => as({
		text: e,
		edits: t,
		read: qo
	}),
	empty: () => ""
};
function Go(e) {
	return e.trim() === "" ? Q(e, Ko, {
		start: 0,
		end: 0
	}) : qo(e);
}
const Ko = "The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.";
function qo(e) {
	let t = Zo(e);
	if (t) return Q(e, t, {
		start: 0,
		end: Math.min(e.length, 8)
	});
	let n = $o(e);
	if ("message" in n) return Q(e, n.message, n.at);
	let r = [], i = new Rr(), a = new Vr(e), o = new Map();
	for (let { name: e, value: t } of n.pairs) {
		let n = {
			start: e.start,
			end: e.end
		}, s = Xo(e.raw, "This name"), c = "why" in s ? s.why : s.text === "" ? Jo : void 0;
		if ("why" in s || c) {
			i.push({
				code: "not-a-text",
				message: c ?? "",
				at: n
			});
			continue;
		}
		let l = o.get(s.text);
		if (l) {
			i.push(a.fault(`"${s.text}" is twice in this file`, l, n));
			continue;
		}
		o.set(s.text, n);
		let { found: u, fault: d } = Yo(s.text, t);
		d && i.push(d), r.push({
			path: [s.text],
			name: n,
			value: u
		});
	}
	return {
		texts: r,
		faults: i.inOrder()
	};
}
const Jo = "This name is empty, and a key needs a name. Write a name.";
function Yo(e, t) {
	if ("is" in t) {
		let { is: n, at: r } = t, i = `The value of "${e}" is ${n}, and a key has one text. Write a text in double quotes.`;
		return {
			found: {
				is: "none",
				at: r
			},
			fault: {
				code: "not-a-text",
				message: i,
				at: r
			}
		};
	}
	let n = {
		start: t.start,
		end: t.end
	}, r = Xo(t.raw, "This text");
	return "text" in r ? { found: {
		is: "text",
		text: r.text,
		at: n
	} } : {
		found: {
			is: "none",
			at: n
		},
		fault: {
			code: "not-a-text",
			message: r.why,
			at: n
		}
	};
}
function Xo(e, t) {
	let n = ls(e);
	return "text" in n && dr.test(n.text) ? { why: fr(t) } : n;
}
function Zo(e) {
	let t = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(e)?.[1];
	if (t) return `This is ${t === "bplist" ? "a binary" : "an XML"} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}
var Qo = class {
	message;
	at;
	constructor(e, t) {
		this.message = e, this.at = t;
	}
};
function $o(e) {
	try {
		return new is(e).file();
	} catch (e) {
		if (e instanceof Qo) return {
			message: e.message,
			at: e.at
		};
		throw e;
	}
}
const es = /[\t-\r \u2028\u2029]*/y, ts = /[\w$/:.-]+/y, ns = /[\da-fA-F\s]*/y, rs = {
	"(": ")",
	"{": "}"
};
var is = class {
	text;
	at = 0;
	constructor(e) {
		this.text = e;
	}
	file() {
		this.text.startsWith("﻿") && this.at++, this.skipBlank();
		let e = this.text[this.at] === "{";
		e && this.at++;
		let t = [];
		for (;;) {
			if (this.skipBlank(), this.at >= this.text.length) return e && this.fail("The file ends too early. Add } at its end."), {
				pairs: t,
				end: this.at
			};
			if (e && this.text[this.at] === "}") break;
			t.push(this.pair());
		}
		let n = this.at++;
		return this.skipBlank(), this.at < this.text.length && this.fail("The list ends before this. Remove the rest of the file."), {
			pairs: t,
			end: n
		};
	}
	pair() {
		let e = this.token() ?? this.fail("A name must be here. Put it in double quotes, as in \"title\" = \"Cart\";.");
		if (this.skipBlank(), this.text[this.at] === ";") return {
			name: e,
			value: e,
			end: ++this.at
		};
		this.text[this.at] !== "=" && this.fail("An equals sign is missing after the name. Write a quote inside of a name as \\\".", e), this.at++, this.skipBlank();
		let t = this.token() ?? this.other();
		if (this.skipBlank(), this.text[this.at] !== ";") {
			let e = "at" in t ? t.at : t;
			this.fail("A semicolon is missing after this text. Write a quote inside of a text as \\\".", e);
		}
		return {
			name: e,
			value: t,
			end: ++this.at
		};
	}
	token() {
		let e = this.at, t = this.text[e];
		if (t === "\"" || t === "'") {
			for (this.at++; this.at < this.text.length; this.at++) {
				let n = this.text[this.at];
				if (n === "\\") this.at++;
				else if (n === t) return {
					start: e,
					end: ++this.at,
					raw: this.text.slice(e + 1, this.at - 1),
					quote: t
				};
			}
			throw new Qo(`This text has no closing quote. Add ${t} at its end.`, {
				start: e,
				end: e + 1
			});
		}
		let n = this.match(ts);
		return n === "" ? void 0 : {
			start: e,
			end: this.at,
			raw: n,
			quote: ""
		};
	}
	other() {
		let e = this.at, t = this.text[e];
		if (t === "<") return this.data(), {
			is: "binary data",
			at: {
				start: e,
				end: this.at
			}
		};
		t !== "(" && t !== "{" && this.fail("A text must be here. Put it in double quotes.");
		let n = [];
		do {
			let e = this.text[this.at] ?? this.fail("The file ends too early. Close the list or dictionary."), t = rs[e];
			t && n.push(t), t || e === "," || e === "=" || e === ";" ? this.at++ : e === n.at(-1) ? (n.pop(), this.at++) : e === "<" ? this.data() : this.token() || this.fail("A list or dictionary cannot have this here. Remove it."), n.length > 0 && this.skipBlank();
		} while (n.length > 0);
		return {
			is: t === "(" ? "a list" : "a dictionary",
			at: {
				start: e,
				end: this.at
			}
		};
	}
	data() {
		this.at++, this.match(ns), this.text[this.at] !== ">" && this.fail("This is not data: only hexadecimal digits can be between < and >."), this.at++;
	}
	skipBlank() {
		for (;;) if (this.match(es), this.text.startsWith("//", this.at)) for (; this.at < this.text.length && !"\n\r\u2028\u2029".includes(this.text[this.at] ?? "");) this.at++;
		else if (this.text.startsWith("/*", this.at)) {
			let e = this.text.indexOf("*/", this.at + 2);
			e < 0 && this.fail("This comment has no end. Add */ at its end.", {
				start: this.at,
				end: this.at + 2
			}), this.at = e + 2;
		} else return;
	}
	match(e) {
		e.lastIndex = this.at;
		let t = e.exec(this.text)?.[0] ?? "";
		return this.at += t.length, t;
	}
	fail(e, { start: t, end: n } = {
		start: this.at,
		end: this.at + 1
	}) {
		throw new Qo(e, {
			start: t,
			end: Math.min(n, this.text.length)
		});
	}
};
function as(e) {
	return Ei(e, () => {
		let t = $o(e.text);
		if ("message" in t) return { why: t.message };
		let n = new os(e.text, t), r = [], i = [];
		for (let t of e.edits) {
			let e = t.is === "add" ? n.line(t) : n.replace(t);
			if (typeof e == "string") i.push(e);
			else if ("why" in e) return e;
			else r.push(e);
		}
		return i.length > 0 && r.push(n.add(i)), Li(e.text, r);
	});
}
var os = class {
	text;
	file;
	lineBreak;
	byStart;
	constructor(e, t) {
		this.text = e, this.file = t, this.lineBreak = Ri(e), this.byStart = new Map(t.pairs.map((e) => [("at" in e.value ? e.value.at : e.value).start, e]));
	}
	replace({ at: e, text: t }) {
		let n = this.byStart.get(e.start);
		if (!n || "at" in n.value) return { why: "The file does not have a text at this location." };
		let { name: r, value: i } = n, a = ls(i.raw);
		if ("text" in a && a.text === t) return {
			start: i.end,
			end: i.end,
			text: ""
		};
		let o = i.quote || "\"", s = i === r, c = o + ds(t, o, !s && /[\n\r]/.test(i.raw) ? this.lineBreak : "\\n") + o;
		return s ? {
			start: r.end,
			end: r.end,
			text: ` = ${c}`
		} : {
			start: i.start,
			end: i.end,
			text: c
		};
	}
	line({ path: e, value: t }) {
		let n = e.join(".");
		if (typeof t != "string") return { why: `"${n}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.` };
		if (n === "") return { why: "A .strings file cannot store a text without a name." };
		if (dr.test(n)) return { why: fr("The name") };
		let r = this.file.pairs.at(-1), i = r && !("at" in r.value) ? r.value : void 0, a = r?.name.quote || "\"", o = r?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(n), s = i?.quote || a, c = r && i ? this.text.slice(r.name.end, i.start) : "", l = /^[ \t]*=[ \t]*$/.test(c) ? c : " = ";
		return `${o ? n : a + ds(n, a, "\\n") + a}${l}${s}${ds(t, s, "\\n")}${s};`;
	}
	add(e) {
		let t = this.file.pairs.at(-1);
		if (!t) {
			let t = this.file.end;
			return {
				start: t,
				end: t,
				text: (t === 0 || this.text.slice(0, t) === "﻿" || Hi(this.text, t) !== void 0 ? "" : this.lineBreak) + e.map((e) => e + this.lineBreak).join("")
			};
		}
		let n = zi(this.text, t.end, "/*", "*/"), r = /[ \t]*\/\/[^\n\r]*/y;
		r.lastIndex = n, n += r.exec(this.text)?.[0].length ?? 0;
		let i = Hi(this.text, t.name.start) ?? "", a = e.map((e) => this.lineBreak + i + e).join("");
		return {
			start: n,
			end: n,
			text: a + (Bi(this.text, n) ? "" : this.lineBreak)
		};
	}
};
const ss = /\\(?:([0-7]{1,3})|[Uu]([\da-fA-F]{4})|(U)|(.))/gs, cs = {
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function ls(e) {
	let t, n = e.replace(/\r\n?/g, "\n").replace(ss, (e, n, r, i, a) => (i && (t = "\\U must be followed by four hexadecimal digits, such as \\U00e9."), n ? us(Number.parseInt(n, 8) & 255) : r ? String.fromCharCode(Number.parseInt(r, 16)) : cs[a] ?? a ?? ""));
	return t ? { why: t } : { text: n };
}
function us(e) {
	return e < 128 ? String.fromCharCode(e) : "\xA0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ��"[e - 128] ?? "";
}
function ds(e, t, n) {
	return e.replace(/[\0-\x1f\x7f\\"']/g, (e) => e === "\n" ? n : e === "\\" || e === t ? `\\${e}` : e === "\"" || e === "'" ? e : e === "	" ? "\\t" : e === "\r" ? "\\r" : `\\U${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/texts/xcstrings.ts
const fs = {
	name: "Apple string catalog",
	matches: (e) => e.toLowerCase().endsWith(".xcstrings"),
	severalLanguages: !0,
	limit: {
		most: 2e6,
		of: "names",
		mark: /"\s*:/g
	},
	read: ps,
	edit: (e, t) => Ss({
		text: e,
		edits: t,
		read: ps
	}),
	empty: (e) => `{\n  "sourceLanguage" : ${JSON.stringify(e)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`
};
function ps(e) {
	let t = Ha(e, 2);
	if ("faults" in t) return t;
	let n = t.members.find(({ name: e }) => e === "sourceLanguage")?.value, r = t.members.find(({ name: e }) => e === "strings")?.value;
	return n?.is !== "string" || n.text === "" || r?.is !== "object" ? Q(e, "A string catalog needs \"sourceLanguage\" with a language code, and an object \"strings\".", {
		start: t.at.start,
		end: t.at.start + 1
	}) : new ms(e, n.text).read(t, r);
}
var ms = class {
	faults = new Rr();
	texts = [];
	duplicates;
	sourceLanguage;
	constructor(e, t) {
		this.duplicates = new Vr(e), this.sourceLanguage = t;
	}
	read(e, t) {
		this.members(e);
		for (let e of this.members(t)) this.entry(e);
		return {
			texts: this.texts,
			faults: this.faults.inOrder()
		};
	}
	members = (e) => io(e, this.duplicates, this.faults);
	entry(e) {
		let { name: t, nameAt: n, value: r } = e;
		if (r.is !== "object") {
			this.faults.push($(`"${t}" must be an object, such as { "localizations": { … } }.`, r.at));
			return;
		}
		let i = new Map(this.members(r).map((e) => [e.name, e.value])), o = i.get("shouldTranslate");
		if (o?.is === "boolean" && !o.value) return;
		let s = i.get("localizations");
		if (s && s.is !== "object") {
			this.faults.push($(`The localizations of "${t}" must be an object.`, s.at));
			return;
		}
		let c = s ? this.members(s) : [], l = Ya(e);
		if (l) {
			t === "" ? c.length > 0 && this.faults.push({
				...l,
				severity: "warning"
			}) : this.faults.push(l);
			return;
		}
		let u = this.comment(i.get("comment"), t), d = c.flatMap((e) => {
			let n = e.name;
			this.faults.language = n;
			let r = hs(e, `The text of "${t}" in "${n}"`, this);
			return this.faults.language = void 0, r ? [{
				language: n,
				value: r
			}] : [];
		});
		d.some(({ language: e }) => e === this.sourceLanguage) || d.unshift({
			language: this.sourceLanguage,
			value: {
				is: "text",
				text: t,
				at: n
			}
		}), a(this.texts, d.map((e) => ({
			path: [t],
			name: n,
			...e,
			...u
		})));
	}
	comment(e, t) {
		if (!e) return {};
		let n = Ja(`The comment of "${t}"`, e);
		return n && this.faults.push({
			...n,
			severity: "warning"
		}), n || e.is !== "string" || e.text === "" ? {} : { description: {
			text: e.text,
			at: e.at
		} };
	}
};
function hs({ value: e, nameAt: t }, n, r) {
	let i = _s(e, n, r);
	if (i.is === "nothing") return;
	if (i.is === "skipped") return {
		is: "none",
		at: e.at
	};
	let { member: a } = i;
	if (a.name === "stringUnit") {
		let t = bs(a.value, n, r);
		return t ? {
			is: "text",
			...t
		} : {
			is: "none",
			at: e.at
		};
	}
	let o = gs(a, r), s = o.find(({ name: e }) => e === "plural"), c = o.find(({ name: e }) => e !== "plural");
	if (c && r.faults.push(xs(n, c.name, t)), !s || c) return o.length > 0 ? {
		is: "none",
		at: e.at
	} : void 0;
	let l = gs(s, r);
	return l.length > 0 ? vs(s.value.at, l, n, r) : void 0;
}
function gs({ name: e, value: t }, { members: n, faults: r }) {
	return t.is === "object" ? n(t) : (r.push($(`"${e}" must be an object.`, t.at)), []);
}
function _s(e, t, n) {
	if (e.is !== "object") return n.faults.push($(`${t} must be an object with "stringUnit" or "variations".`, e.at)), { is: "skipped" };
	let r = n.members(e), [i, a] = r, o = r.find(({ name: e }) => e !== "stringUnit" && e !== "variations");
	if (o) n.faults.push(xs(t, o.name, o.nameAt));
	else if (a) {
		let e = `${t} has both "stringUnit" and "variations". Keep one of them.`;
		n.faults.push($(e, a.nameAt));
	}
	return o || a ? { is: "skipped" } : i ? {
		is: "member",
		member: i
	} : { is: "nothing" };
}
function vs(e, t, n, r) {
	let i = new Map();
	for (let e of t) {
		let t = ys(e, `${n}, form "${e.name}",`, r);
		t && i.set(e.name, {
			...t,
			name: e.nameAt
		});
	}
	return i.size === t.length ? {
		is: "forms",
		at: e,
		forms: i
	} : {
		is: "none",
		at: e
	};
}
function ys({ name: e, nameAt: t, value: n }, r, i) {
	if (!Bn.includes(e)) {
		let n = `"${e}" is not a plural form. Forms are ${Bn.join(", ")}.`;
		i.faults.push($(n, t));
		return;
	}
	let a = _s(n, r, i);
	if (a.is === "skipped") return;
	if (a.is === "nothing") return bs(n, r, i);
	let { member: o } = a;
	if (o.name === "stringUnit") return bs(o.value, r, i);
	let [s = o] = gs(o, i);
	i.faults.push(xs(r, s.name, s.nameAt));
}
function bs(e, t, n) {
	let r = e.is === "object" ? n.members(e).find(({ name: e }) => e === "value")?.value : void 0;
	if (!r) {
		n.faults.push($(`${t} needs a "stringUnit" with a "value". Write a text in quotes.`, e.at));
		return;
	}
	let i = Ja(t, r);
	return i && n.faults.push(i), r.is === "string" && !i ? {
		text: r.text,
		at: r.at
	} : void 0;
}
function xs(e, t, n) {
	return {
		...$(`${e} uses "${t}", which a key cannot store. Lokaform does not compare or change this text.`, n),
		severity: "warning"
	};
}
function Ss({ text: e, edits: t, read: n }) {
	let r = Ha(e), i = "faults" in r ? void 0 : new Cs(e, r), a = t.map((e) => e.is === "replace" || !i ? e : {
		...e,
		language: e.language ?? i.sourceLanguage
	});
	return Ei({
		text: e,
		edits: a,
		read: n
	}, () => {
		if (!i) return { why: "The file cannot be read." };
		for (let e of a) {
			let t = i.apply(e);
			if (t) return t;
		}
		return i.result();
	});
}
var Cs = class {
	sourceLanguage;
	strings;
	root;
	writer;
	byName;
	byStart;
	localizationsOfNew = new Map();
	added = new Map();
	constructor(e, t) {
		this.root = t, this.writer = new go(e, t);
		let n = Ds(t, "sourceLanguage")?.value;
		this.sourceLanguage = n?.is === "string" ? n.text : "", this.strings = Os(t, "strings");
		let r = this.strings?.members ?? [];
		this.byName = new Map(r.map((e) => [e.name, e])), this.byStart = new Map(r.map((e) => [e.nameAt.start, e]));
	}
	apply(e) {
		if (e.is === "add") return this.add(e.path.join("."), e.language ?? this.sourceLanguage, e.value);
		let t = this.byStart.get(e.at.start);
		if (t) return this.localize(t, this.sourceLanguage, e.text);
		this.writer.replace(e.at, e.text);
	}
	result() {
		for (let [e, t] of this.localizationsOfNew) if (!t.has(this.sourceLanguage)) return { why: `The new string "${e}" needs a text in "${this.sourceLanguage}", the source language of the file.` };
		for (let [e, { parent: t, members: n }] of this.added) for (let r of Oo(e, n)) this.writer.add(e, ws(r.members), t, r.before);
		return this.writer.result();
	}
	add(e, t, n) {
		let r = this.byName.get(e);
		if (r) return this.localize(r, t, n);
		if (!this.strings) return { why: "The file has no object \"strings\"." };
		let i = this.localizationsOfNew.get(e);
		if (i) {
			i.set(t, Ts(n));
			return;
		}
		let a = new Map([[t, Ts(n)]]);
		this.localizationsOfNew.set(e, a);
		let o = new Map([["extractionState", "manual"], ["localizations", a]]);
		this.membersFor(this.strings, this.root).set(e, o);
	}
	localize(e, t, n) {
		if (e.value.is !== "object" || !this.strings) return { why: `"${e.name}" is not an object.` };
		let r = Os(e.value, "localizations");
		if (!r) {
			let r = this.membersFor(e.value, this.strings), i = r.get("localizations"), a = i instanceof Map ? i : new Map();
			r.set("localizations", a.set(t, Ts(n)));
			return;
		}
		let i = Ds(r, t);
		if (!i) this.membersFor(r, e.value).set(t, Ts(n));
		else if (i.value.is !== "object" || i.value.members.length > 0) return { why: `"${e.name}" already has a localization "${t}", which is not one text.` };
		else {
			let e = this.membersFor(i.value, r);
			for (let [t, r] of Ts(n)) e.set(t, r);
		}
	}
	membersFor(e, t) {
		let n = this.added.get(e);
		if (n) return n.members;
		let r = new Map();
		return this.added.set(e, {
			parent: t,
			members: r
		}), r;
	}
};
function ws(e) {
	return new Map([...e].map(([e, t]) => typeof t == "string" ? [e, t] : [e, new Map([...ws(t)].sort(([e], [t]) => e < t ? -1 : 1))]));
}
function Ts(e) {
	if (typeof e == "string") return Es(e);
	let t = new Map(Object.entries(e).map(([e, t]) => [e, Es(t)]));
	return new Map([["variations", new Map([["plural", t]])]]);
}
function Es(e) {
	return new Map([["stringUnit", new Map([["state", "translated"], ["value", e]])]]);
}
function Ds({ members: e }, t) {
	return e.find((e) => e.name === t);
}
function Os(e, t) {
	let n = Ds(e, t)?.value;
	return n?.is === "object" ? n : void 0;
}
// src/texts/formats.ts
const ks = [
	zo,
	jo,
	Wo,
	fs,
	Sa
];
function As(e) {
	return ks.find((t) => t.matches(e));
}
function js(e, t, n) {
	let r = As(e);
	if (!r) return {
		texts: [],
		faults: []
	};
	let { most: i, of: a, mark: o } = r.limit, s = 0;
	for (let { index: e } of t.matchAll(o)) if (s += 1, !(s <= i)) return Q(t, `This file has more than ${i.toLocaleString("en-US")} ${a}. Divide it into several files.`, {
		start: e,
		end: e + 1
	});
	return r.read(t, n);
}
// src/settings/textChecks.ts
const Ms = /[\p{Cc}\p{Cs}]/u;
function Ns(e) {
	if (e === "") return "is empty";
	if (Ms.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	let t = Vs(e, ["lang"]);
	if (t !== void 0) return t;
	if (!Hs(e)) return "has a \"{\" or \"}\" without the other one";
	let n = qt(e.replaceAll("{lang}", "*"));
	if (n !== void 0) return n;
	if (/\[[^\]/]*\{lang\}/.test(e)) return "has {lang} between [ and ]. Write {lang} alone";
	let r = Xt(e.replaceAll("{lang}", "en"));
	return r.some((e) => e.endsWith("/")) ? "ends with a folder, and not with files" : r.some(Bs) ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(Xt(e).map(On)).size > 1 ? "has {lang} in only a part of its paths" : r.every((e) => As(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${ks.map(({ name: e }) => e).join(", ")}`;
}
function Ps(e) {
	let t = Vs(e, [
		"path",
		"file",
		"dir"
	]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
function Fs(e) {
	return Ns(e.files) === void 0 ? [
		...Is(e),
		...Ls(e),
		...Rs(e)
	] : [];
}
function Is({ files: e, languages: t, language: n, language_map: r = {} }) {
	let i = zs(e), a = [], o = (e, ...t) => a.push({
		path: t,
		message: e
	}), s = On(e);
	i.some(({ severalLanguages: e }) => e) ? (i.length > 1 && o("has .xcstrings and other types. Write two text sources", "files"), s && o("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && o("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : s && n !== void 0 ? o("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !s && n === void 0 ? o("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && o("cannot be set together with language. Remove it", "languages");
	for (let [e, n] of (t ?? []).entries()) Object.hasOwn(r, n) && r[n] !== n && o(`is the code ${n} of language_map, and not the name in the project. Write ${r[n]}`, "languages", e);
	return a;
}
function Ls({ files: e, key_name: t = "" }) {
	if (Ps(t) !== void 0) return [];
	let n = Xt(e).map(En), r = [];
	return t.includes("{file}") && n.some(({ file: e }) => e === "") && r.push({
		path: ["key_name"],
		message: "has {file}, but the name of the file is only the language. Remove {file}"
	}), t.includes("{dir}") && n.some(({ dir: e }) => e === "") && r.push({
		path: ["key_name"],
		message: "has {dir}, but the path in files has no folder with a name. Remove {dir}"
	}), r;
}
function Rs({ files: e, plurals: t, platform: n, platforms: r }) {
	let i = [];
	return t === "i18next" && zs(e).some((e) => e !== zo) && i.push({
		path: ["plurals"],
		message: "is i18next, which is only for JSON files. Remove it"
	}), n !== void 0 && r && !r.includes(n) && i.push({
		path: ["platforms"],
		message: `does not contain ${n}, which the field platform names. Add it, or remove platforms`
	}), i;
}
function zs(e) {
	return [...new Set(Xt(e).flatMap((e) => As(e) ?? []))];
}
function Bs(e) {
	return e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/").some((e) => e === "." || e === ".." || e === "");
}
function Vs(e, t) {
	for (let [, n = ""] of e.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. ${t.length === 1 ? "The only one is" : "Known ones:"} ${t.map((e) => `{${e}}`).join(", ")}`;
}
function Hs(e) {
	let t = 0;
	for (let [n] of e.replace(/\\./g, "").matchAll(/[{}]/g)) if (t += n === "{" ? 1 : -1, t < 0) return !1;
	return t === 0;
}
// src/settings/table/texts.ts
const Us = () => s().refine((e) => e !== "", "is empty").meta({ minLength: 1 }), Ws = (e) => p(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 });
function Gs(e) {
	return Us().superRefine((t, { addIssue: n }) => {
		let r = t === "" ? void 0 : e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	});
}
const Ks = {
	files: {
		schema: () => Gs(Ns),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
		text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name.",
		example: "src/locales/{lang}.json"
	},
	languages: {
		schema: () => Ws(Us()),
		expects: "a list of languages, as the project names them",
		text: "The languages whose texts are read, as the project names them.",
		default: "the base language of the project",
		example: ["en", "de"]
	},
	language: {
		schema: Us,
		expects: "a language, as the project names it",
		text: "The language of files without `{lang}` in their path. A string catalog (`.xcstrings`) names its languages itself.",
		default: "the code in the path",
		example: "en"
	},
	language_map: {
		schema: () => f(s(), Us()).refine((e) => !Object.hasOwn(e, ""), "has an empty code"),
		expects: "a mapping of codes in paths or files to languages of the project",
		text: "Codes in paths or files that differ from those of the project.",
		default: "the codes are the same",
		example: { "pt-BR": "pt_BR" }
	},
	key_name: {
		schema: () => Gs(Ps),
		expects: "a text with {path}, and optionally {file} and {dir}",
		text: "The name of the key. `{path}`: the nested names in the file, with `.` between them. `{file}`: the name of the file, without its extension and language. `{dir}`: the name of its folder; a folder that names a language does not count.",
		default: "`{path}`",
		example: "{file}.{path}"
	},
	platform: {
		schema: () => m(r),
		expects: `one of ${r.join(", ")}`,
		text: "The platform on which the key has this name. On other platforms, another source or keys.yaml says the name.",
		default: "the name is that of all platforms",
		example: "ios"
	},
	platforms: {
		schema: () => Ws(m(r)),
		expects: `a list of platforms: ${r.join(", ")}`,
		text: "The platforms of a new key. Existing keys keep theirs.",
		default: "keys.yaml must say it, or the key must exist",
		example: ["web"]
	},
	tags: {
		schema: () => p(Us()),
		expects: "a list of tags",
		text: "Tags of a new key. Existing keys keep theirs.",
		default: "none",
		example: ["from-code"]
	},
	plurals: {
		schema: () => m(["none", "i18next"]),
		expects: "none or i18next",
		text: "How JSON files write plural texts. `i18next`: `item_one` and `item_other` are the forms of the plural key `item`.",
		default: "`none`: each string is a text of its own",
		example: "i18next"
	}
}, qs = D(() => {
	let e = Object.fromEntries(Object.entries(Ks).map(([e, { schema: t }]) => [e, t().exactOptional()]));
	return d({
		...e,
		files: Ks.files.schema()
	}).superRefine((e, { addIssue: t }) => {
		for (let { path: n, message: r } of Fs(e)) t({
			code: "custom",
			path: n,
			message: r
		});
	});
}), Js = O({
	name: "texts",
	schema: () => p(qs()).refine(...Kt),
	expects: "a list of text sources, each with files",
	entries: {
		get schema() {
			return qs();
		},
		fields: Object.entries(Ks).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source"
	},
	commands: [...V, "pull"],
	file: "both",
	docs: {
		empty: "The same as without it.",
		example: [{ files: "src/locales/{lang}.json" }],
		text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
		default: "none"
	}
}), Ys = () => s().min(1), Xs = {
	name: "token",
	commands: G,
	description: "A Lokalise API token, from a secret. A read-only token is enough for plan and drift of keys. To apply keys it needs the right *manage keys*; for webhooks it always needs *manage settings*. If it is empty because GitHub gives no secrets (forks, Dependabot), plan and drift only check the manifests, and show how a pull request changes them.",
	descriptions: { "webhook-secret": "A Lokalise API token with the right *manage settings*, from a secret." }
}, Zs = {
	name: "working-directory",
	description: "The folder that paths in inputs are relative to. Paths in lokaform.yaml are relative to that file. Default: the workspace."
}, Qs = O({
	name: "token_file",
	schema: Ys,
	expects: "the path of a file",
	commands: [
		...G,
		"sandbox",
		"init"
	],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "FILE"
	},
	docs: {
		text: "File with the API token.",
		default: "the environment variable `LOKALISE_API_TOKEN`."
	}
}), $s = O({
	name: "token_env",
	schema: Ys,
	expects: "the name of an environment variable",
	commands: G,
	file: "entry",
	widens: () => !0,
	docs: {
		example: "IOS_TOKEN",
		text: "Environment variable with the API token of this project. In a pull request: one that its target already has for this project, or that `allow-variables` lists.",
		default: "the token of the run."
	}
}), ec = O({
	name: "project",
	schema: () => Ys().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
	expects: "the id of a project, as text",
	commands: [...G, "init"],
	file: "both",
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "ID"
	},
	docs: {
		example: "3002780358964f9bab5a92.87762498",
		text: "The project: its id, such as `3002780358964f9bab5a92.87762498`, or `id:branch` for a branch of it.",
		commandLine: "Its URL also works.",
		action: "Its URL also works.",
		file: "A URL is not accepted here. `${NAME}` is replaced from the environment."
	}
}), tc = O({
	name: "config",
	schema: Ys,
	expects: "the path of a file",
	default: "lokaform.yaml",
	commands: K,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "FILE"
	},
	docs: {
		text: "Settings file.",
		action: "Relative to `working-directory`.",
		default: "`lokaform.yaml`, if it exists."
	}
}), nc = O({
	name: "only",
	schema: () => p(Ys()),
	expects: "names of projects in lokaform.yaml",
	commands: K,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	docs: {
		text: "Use only these projects of lokaform.yaml, by name.",
		action: "A run with `only` has its own pull request comment.",
		default: "all of them."
	}
}), rc = O({
	name: "filter",
	schema: () => p(s().regex(/^(?!(?:key|tag|file):$)./su, "is not a filter").superRefine((e, { addIssue: t }) => {
		let n = e.startsWith("file:") ? qt(e.slice(5)) : void 0;
		n !== void 0 && t({
			code: "custom",
			message: n
		});
	})),
	expects: "KEY, PREFIX*, tag:TAG or file:PATH",
	default: [...X.filter],
	commands: [...U, "pull"],
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "KEY"
	},
	docs: {
		action: "A run with `filter` has its own pull request comment and drift issue.",
		text: "Use only the declared keys that match: a name, a prefix with `*` after it, `tag:TAG`, or `file:PATH` (a path or glob of manifests). `key:NAME` is a name that looks like another filter. Of several filters, a key must match any. Webhooks are used only with `file:`. Nothing is removed: prune is off.",
		default: "all of them."
	}
}), ic = O({
	name: "projects",
	schema: () => f(s(), v()),
	expects: "a mapping of names to projects",
	commands: K,
	file: "top",
	docs: {
		empty: "refused: it needs a project.",
		example: {
			web: { project: "3002780358964f9bab5a92.87762498" },
			ios: { project: "${IOS_PROJECT}" }
		},
		text: "Several projects by name. An entry overrides the settings outside `projects`. With `projects`, `project` is only for an entry, and `time_limit` is only for the whole file.",
		default: "one project."
	}
}), ac = O({
	name: "api_url",
	schema: Ys,
	expects: "a URL",
	commands: [
		...G,
		"sandbox",
		"init"
	],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "URL"
	},
	environment: "LOKALISE_API_URL",
	docs: {
		text: "Address of the API. Only HTTPS is accepted, except for an address of this machine.",
		default: "`LOKALISE_API_URL` from the environment, or `https://api.lokalise.com/api2`."
	}
}), oc = {
	title: "Which project, and how it is reached",
	entryInputs: [Xs, Zs],
	settings: [
		ec,
		tc,
		nc,
		rc,
		ic,
		...hn,
		Js,
		Qs,
		$s,
		ac
	]
};
// src/model/json.ts
function sc(e) {
	return JSON.stringify(uc(e));
}
function cc(e, t) {
	return lc(e, t) || sc(e) === sc(t);
}
function lc(e, t) {
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return e === t;
	if (dc(e) || dc(t)) return dc(e) && dc(t) && e.length === t.length && e.every((e, n) => lc(e, t[n]));
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && lc(e[n], t[n]));
}
function uc(e) {
	if (typeof e != "object" || !e) return e;
	if (dc(e)) return e.map(uc);
	let t = Object.entries(e).sort(([e], [t]) => e < t ? -1 : +(e > t));
	return Object.fromEntries(t.map(([e, t]) => [e, uc(t)]));
}
function dc(e) {
	return Array.isArray(e);
}
function fc(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function pc(e, t) {
	return fc(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
// src/kinds/traits.ts
function mc({ parts: e, from: t }) {
	let n = e ? e.map((e) => e.from) : [t];
	return [...new Set(n.flatMap((e) => [...e?.source.languages ?? [], ...e?.source.others ?? []]))];
}
function hc(e, t, n) {
	let [r, i] = [!0, !1].map((r) => e.fields.flatMap((e) => {
		let i = e.role === "identity" === r ? e.declare(t, n) : void 0;
		return i === void 0 ? [] : [[e.name, i]];
	}));
	return Object.fromEntries([
		...r ?? [],
		[e.idMember, e.declaredId(t)],
		...i ?? []
	]);
}
function gc(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return d(t);
}
// src/kinds/backup.ts
function _c(e, t, { how: n }, r) {
	let i = hc(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function vc(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.declare(t, r) === void 0).map(({ name: e }) => e);
}
function yc(e) {
	return bc(e, ({ after: e }) => e);
}
function bc(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r;
		if (a === void 0) n[i] = e;
		else {
			let t = n[i];
			n[i] = {
				...fc(t) ? t : {},
				[a]: e
			};
		}
	}
	return n;
}
const xc = [
	"filename",
	"prefix",
	"tag",
	"none"
], Sc = ["pull"], Cc = "on the command line", wc = () => p(s().min(1)).transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))).refine((e) => e.every((e) => e !== ""), "has an empty name"), Tc = (e) => ({
	offered: "everywhere",
	as: "list",
	metavar: e
}), Ec = O({
	name: "split_by",
	schema: () => m(xc),
	expects: "filename, prefix, tag or none",
	default: "none",
	commands: [...Sc, "init"],
	option: {
		offered: Cc,
		as: "text",
		metavar: "filename|prefix|tag|none"
	},
	docs: { text: "Write one key manifest for each filename, prefix of the name (up to the first `.`, `:`, `/` or `_`) or first tag, in the folder `keys`. The other keys are in keys.yaml." }
}), Dc = O({
	name: "languages",
	parent: "pull",
	schema: () => _([g("all").transform(() => ["all"]), wc().refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]),
	expects: "all, or a list of languages of the project",
	commands: [...Sc, "init"],
	file: "both",
	option: Tc("en,de|all"),
	docs: {
		example: "all",
		text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
		default: "the base language of the project; if there are manifests, the languages that an entry declares."
	}
}), Oc = O({
	name: "fields",
	schema: wc,
	expects: "names of fields with commas between them, or all",
	commands: [...Sc, "init"],
	option: Tc("description,tags|all"),
	docs: {
		text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
		default: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
	}
}), kc = O({
	name: "dir",
	schema: () => s().min(1),
	expects: "the path of a folder",
	commands: Sc,
	option: {
		offered: Cc,
		as: "text",
		metavar: "DIR"
	},
	docs: {
		text: "Folder of the first manifests.",
		default: "the folder of lokaform.yaml, or the working directory."
	}
}), Ac = O({
	name: "dry_run",
	schema: () => c(),
	expects: "true or false",
	default: !1,
	commands: Sc,
	option: {
		offered: Cc,
		as: "switch"
	},
	docs: { text: "Print what would be written, and write nothing." }
}), jc = O({
	name: "new",
	schema: () => c(),
	expects: "true or false",
	default: !1,
	commands: Sc,
	option: {
		offered: "everywhere",
		as: "switch"
	},
	docs: { text: "Also declare live keys that no manifest has, if there are manifests. Each comes after its nearest relative by name. Without a relative, and with several manifests, it is listed instead." }
}), Mc = O({
	name: "remove_missing",
	schema: () => c(),
	expects: "true or false",
	default: !1,
	commands: Sc,
	option: {
		offered: Cc,
		as: "switch"
	},
	docs: { text: "List entries whose key is not live, and remove them after a question. The limits of removals count them." }
}), Nc = {
	title: "For pull",
	settings: [
		Ec,
		Dc,
		Oc,
		jc,
		Mc,
		kc,
		Ac
	]
}, Pc = O({
	name: "by",
	parent: "prune",
	schema: () => m(tt),
	expects: "archive or destroy",
	commands: U,
	file: "both",
	widens: q([void 0, ...tt], void 0),
	docs: {
		example: "archive",
		text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive, even if prune is off. Keys that declare `is_archived: true` stay archived."
	}
}), Fc = [...gn, Pc], Ic = O({
	name: "prune",
	schema: () => p(s().refine((e) => k([e]).every(Lc), "has a part that is not one of these")),
	expects: `parts such as keys=owned,by=archive. ${Fc.map(({ name: e, expects: t }) => `${e} is ${t}`).join(", ")}`,
	commands: U,
	option: {
		offered: "on the command line",
		as: "list",
		metavar: "PARTS"
	},
	docs: {
		text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
		default: "the values in lokaform.yaml."
	}
});
function Lc({ name: e, value: t }) {
	return Fc.some((n) => n.name === e && n.schema.safeParse(t).success);
}
const Rc = O({
	name: "on_problem",
	schema: () => m(nt),
	expects: "skip or stop",
	default: X.onProblem,
	commands: U,
	file: "both",
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "HOW"
	},
	widens: q(nt.toReversed(), X.onProblem),
	docs: {
		example: "stop",
		text: "What to do if a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
	}
}), zc = O({
	name: "allow_removals",
	schema: () => l().min(0),
	expects: "a whole number, 0 or more",
	commands: H,
	option: {
		offered: "everywhere",
		as: "number",
		metavar: "N"
	},
	docs: { text: "Maximum number of keys, texts and webhooks to remove in this run. It replaces `limits.removals`, `limits.removals_percent` and `limits.webhook_removals` for this run. All other checks stay on." }
}), Bc = O({
	name: "allow_wrong_project",
	schema: () => c(),
	expects: "true or false",
	default: X.allowWrongProject,
	commands: U,
	file: "both",
	widens: q([!1, !0], X.allowWrongProject),
	docs: {
		example: !0,
		text: "Continue if the project has 10 keys or more and none of them is declared."
	}
}), Vc = O({
	name: "backup_dir",
	schema: () => s().min(1),
	expects: "the path of a folder",
	commands: ["apply", "restore"],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "DIR"
	},
	docs: {
		text: "Folder for the backup of what a run removes or overwrites.",
		default: "lokaform-backup."
	}
}), Hc = O({
	name: "backup",
	schema: () => s().min(1),
	expects: "the path of a file",
	commands: ["restore"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: "FILE"
	},
	docs: { text: "The backup to restore." }
}), Uc = O({
	name: "force",
	schema: () => c(),
	expects: "true or false",
	default: !1,
	commands: ["restore"],
	option: {
		offered: "on the command line",
		as: "switch"
	},
	docs: { text: "Also replace live values that changed after the backup was written." }
}), Wc = {
	title: "What may be removed",
	settings: [
		...Fc,
		Ic,
		Rc,
		..._n,
		zc,
		Bc,
		Vc,
		Hc,
		Uc
	]
}, Gc = ["report"], Kc = () => p(s().min(1)), qc = O({
	name: "reports",
	schema: () => p(Jt()).refine(...Kt),
	expects: "paths or globs of files",
	commands: Gc,
	option: {
		offered: "as an argument and in the action",
		as: "list",
		metavar: "FILE…"
	},
	docs: {
		text: "Report files of `validate`, `plan`, `apply` or `drift`: paths or globs, for example `reports/**/*.json`.",
		action: "Relative to `working-directory`."
	}
}), Jc = () => Kc().transform((e, t) => e.flatMap((e) => {
	if (!e.startsWith("[")) return [e];
	let n = p(s()).safeParse(Yc(e));
	return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
}));
function Yc(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
const Xc = O({
	name: "expect",
	schema: Jc,
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: Gc,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	docs: {
		text: "Names of the projects that must have a report, or a JSON list of names. If a report is missing, the run names its project and fails.",
		action: "Use the output `matrix` of the step that makes the matrix.",
		default: "only the projects in the reports."
	}
}), Zc = {
	title: "For report",
	settings: [qc, Xc]
}, Qc = ["sandbox"], $c = "on the command line", el = {
	offered: $c,
	as: "text",
	metavar: "FILE"
}, tl = O({
	...((e) => ({
		schema: () => l().min(0).max(e),
		expects: `a whole number from 0 to ${e}`
	}))(65535),
	name: "port",
	default: 0,
	commands: Qc,
	option: {
		offered: $c,
		as: "number",
		metavar: "N"
	},
	docs: {
		text: "Port to listen on.",
		default: "any free port."
	}
}), nl = O({
	name: "state",
	schema: () => s().min(1),
	expects: "the path of a file",
	commands: Qc,
	option: el,
	docs: { text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write." }
}), rl = O({
	name: "copy_of",
	schema: () => s().min(1),
	expects: "the id of a project",
	commands: Qc,
	option: {
		offered: $c,
		as: "text",
		metavar: "ID"
	},
	docs: {
		text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
		commandLine: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
	}
}), il = O({
	name: "no_limits",
	schema: () => c(),
	expects: "true or false",
	default: !1,
	commands: Qc,
	option: {
		offered: $c,
		as: "switch"
	},
	docs: { text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)." }
}), al = O({
	name: "log",
	schema: () => s().min(1),
	expects: "the path of a file",
	commands: Qc,
	option: el,
	docs: { text: "Write one line of JSON for each request: time, method, path, status, bytes of the answer, ms." }
}), ol = {
	title: "For the sandbox",
	settings: [
		tl,
		nl,
		rl,
		il,
		al
	]
}, sl = "lokaform", cl = [...hn.map(({ name: e }) => e), sl], ll = O({
	name: "schema_name",
	schema: () => m(cl),
	expects: `one of ${cl.join(", ")}`,
	commands: ["schema"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: cl.join("|")
	},
	docs: { text: "The schema to print." }
}), ul = {
	title: "For schema",
	settings: [ll]
}, dl = ["webhook-secret"], fl = O({
	name: "webhook",
	schema: () => s().min(1),
	expects: "the id or the URL of a webhook",
	commands: dl,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "URL|ID"
	},
	docs: { text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest." }
}), pl = O({
	name: "secrets_file",
	schema: () => s().min(1),
	expects: "the path of a file",
	commands: dl,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "FILE"
	},
	docs: { text: "File for the secret. Only its owner can read it." }
}), ml = O({
	name: "rotate",
	schema: () => c(),
	expects: "true or false",
	default: !1,
	commands: dl,
	option: {
		offered: "everywhere",
		as: "switch"
	},
	docs: {
		text: "Make a new secret first. The service uses it at once.",
		action: "It runs only where apply may write."
	}
}), hl = [
	oc,
	de,
	gt,
	Wc,
	ve,
	Et,
	Ze,
	Ne,
	Nc,
	Zc,
	{
		title: "For webhook-secret",
		settings: [
			fl,
			pl,
			ml
		]
	},
	ul,
	Te,
	xe,
	ol,
	Ce,
	Qe
].flatMap(({ settings: e }) => e), gl = hl.filter(({ option: e }) => e !== void 0);
function _l(e) {
	return hl.filter((t) => ee(t) && (e === void 0 || t.commands.includes(e)));
}
function vl(e) {
	return hl.find((t) => te(t) && e !== void 0 && t.commands.includes(e));
}
function yl(e) {
	return hl.filter((t) => N(t) && t.commands.some((t) => e.includes(t)));
}
function bl(e) {
	return gl.find((t) => j(t) === e);
}
function xl(e = 88) {
	return Math.max(40, Math.min(e, 88));
}
function Sl(e, t) {
	let n = o(e.map(([e]) => e.length)) + 4;
	return t - n < 24 ? e.flatMap(([e, n]) => [`  ${e}`, ...Cl(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = Cl(r, t - n);
		return [`  ${e.padEnd(n - 2)}${i}`, ...a.map((e) => " ".repeat(n) + e)];
	});
}
function Cl(e, t) {
	let n = [];
	for (let r of e.split(" ")) {
		let e = n.at(-1);
		e !== void 0 && e.length + 1 + r.length <= t ? n[n.length - 1] = `${e} ${r}` : n.push(r);
	}
	return n;
}
// src/model/readings.ts
const wl = [
	{
		sign: "%",
		pattern: /%[0-7][\da-f]|(?:%[89a-f][\da-f])+/gi
	},
	{
		sign: "\\",
		pattern: /\\u[\da-f]{4}|\\["'\\/bfnrt]/gi
	},
	{
		sign: "&",
		pattern: /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi
	}
], Tl = new RegExp(wl.map(({ pattern: e }) => e.source).join("|"), "gi");
function* El(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	}, n = t;
	for (let e = 1; n && e <= 5; e++) yield n, n = Ol(n, Tl);
	yield* Dl(t, 3);
}
function* Dl(e, t) {
	let n = t === 0 ? [] : wl.filter(({ sign: t }) => e.text.includes(t));
	for (let { pattern: r } of n) {
		let n = Ol(e, r);
		n && (yield n, yield* Dl(n, t - 1));
	}
}
function Ol(e, t) {
	let { text: n } = e;
	if (!wl.some(({ sign: e }) => n.includes(e))) return;
	let r = [], i = [], a = "", o = 0, s = (t, n, o) => {
		for (let a = 0; a < t.length; a++) r.push(e.startOf(n)), i.push(e.endOf(o - 1));
		a += t;
	}, c = (e) => {
		for (; o < e; o++) s(n[o] ?? "", o, o + 1);
	};
	for (let { 0: e, index: r } of n.matchAll(t)) c(r), o = r + e.length, s(jl(e), r, o);
	if (o !== 0) return c(n.length), {
		text: a,
		startOf: (e) => r[e] ?? 0,
		endOf: (e) => i[e] ?? n.length
	};
}
const kl = {
	"\\b": "\b",
	"\\f": "\f",
	"\\n": "\n",
	"\\r": "\r",
	"\\t": "	"
}, Al = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function jl(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return kl[e] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : Al[t] ?? e;
}
// src/model/secrets.ts
function Ml(e) {
	return {
		value: e,
		shown: "***"
	};
}
function Nl(e) {
	return [...new Set([
		...Pl(e),
		...Fl(e),
		...Il(e)
	])];
}
function Pl(e) {
	let t = e.replace(/(?:%[\da-f]{2})+/gi, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString());
	return t.trim().length < 4 ? [e] : [e, t];
}
function Fl(e) {
	if (!e.isWellFormed()) return [];
	let t = JSON.stringify(e).slice(1, -1);
	return [
		encodeURIComponent(e),
		encodeURI(e),
		t,
		t.replaceAll("/", "\\/")
	];
}
function Il(e) {
	if (e.length < 4 || !e.isWellFormed()) return [];
	if (/\s/.test(e)) return Ll(e);
	let t = [
		...Pl(e),
		...Fl(e),
		...Ll(e)
	];
	return [...new Set(t)].flatMap(Ll);
}
function Ll(e) {
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var Rl = class {
	#e = new Map();
	#t = [];
	#n = [];
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => [...Pl(e), ...Il(e)].map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length), this.#n = [...this.#e.values()].flatMap(({ value: e, shown: t }) => Nl(e).map((e) => ({
			form: e,
			shown: t
		})));
	}
	clean(e) {
		if (this.#t.length === 0) return e;
		let t = this.#r(e), n = t.length === 0 ? e : zl(e, t);
		return n.includes("…") ? this.#i(n) : n;
	}
	#r(e) {
		let t = [], n;
		for (let r of El(e)) for (let { form: i, shown: a } of this.#t) for (let o = r.text.indexOf(i); o >= 0; o = r.text.indexOf(i, o + 1)) {
			let [s, c] = [r.startOf(o), r.endOf(o + i.length - 1)];
			n ??= new Uint8Array(e.length), n.subarray(s, c).includes(1) || (n.fill(1, s, c), t.push({
				from: s,
				to: c,
				shown: a
			}));
		}
		return t.sort((e, t) => e.from - t.from);
	}
	#i(e) {
		let t = e.split("…"), n = t.length - 1;
		return t.map((e, t) => t === n ? e : this.#a(e)).join("…");
	}
	#a(e) {
		for (let { form: t, shown: n } of this.#n) for (let r = Math.min(t.length - 1, e.length); r >= 4; r--) if (e.endsWith(t.slice(0, r))) return e.slice(0, -r) + n;
		return e;
	}
};
function zl(e, t) {
	let n = "", r = 0;
	for (let { from: i, to: a, shown: o } of t) n += e.slice(r, i) + o, r = a;
	return n + e.slice(r);
}
// src/model/unseen.ts
const Bl = /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu, Vl = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function Hl(e) {
	return e.replace(Bl, (e) => Vl[e] ?? Ul(e));
}
function Ul(e) {
	return e.split("").map((e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
function Wl(e) {
	return e.split("\n").map(Hl).join("\n");
}
function Gl(e, t) {
	return ql(Hl(e.length > 2 * t + 2 ? e.slice(0, 2 * t + 2) : e), t);
}
const Kl = 4e3;
function ql(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function Jl(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function Yl(e, t, n) {
	if (ql(e, n) === e && ql(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * Xl - 1), r)].slice(-Xl).join(""), a = r - i.length;
	return a <= 2 ? [e, t] : [`…${e.slice(a)}`, `…${t.slice(a)}`];
}
const Xl = 15;
function Zl(e, t = 60) {
	return `"${$l(Gl(e, t))}"`;
}
const Ql = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function $l(e) {
	return Ql.test(e) ? `\u2068${e}\u2069` : e;
}
const eu = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function tu(e) {
	return e.replace(eu, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function nu(e) {
	return JSON.stringify(e, null, 2).replaceAll("##[", "#\\u0023[").replace(Bl, (e) => e === "\n" ? e : Ul(e));
}
// \0node:util
const ru = (...e) => process.getBuiltinModule("node:util").isDeepStrictEqual(...e), iu = (...e) => process.getBuiltinModule("node:util").parseArgs(...e), au = (...e) => process.getBuiltinModule("node:util").promisify(...e), ou = (...e) => process.getBuiltinModule("node:util").styleText(...e);
// src/model/nearest.ts
function su(e, t) {
	let n, r = Math.max(1, Math.floor(e.length / 3)) + 1;
	for (let i of t) {
		let t = lu(e.toLowerCase(), i.toLowerCase(), r);
		t < r && (n = i, r = t);
	}
	return n;
}
function cu(e, t) {
	let n = su(e, t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
function lu(e, t, n) {
	if (Math.abs(e.length - t.length) >= n) return n;
	let r = [], a = Array.from({ length: t.length + 1 }, (e, t) => t);
	for (let o = 1; o <= e.length; o++) {
		let s = [o];
		for (let i = 1; i <= t.length; i++) {
			let c = (a[i - 1] ?? 0) + (e[o - 1] === t[i - 1] ? 0 : 1), l = o > 1 && i > 1 && e[o - 1] === t[i - 2] && e[o - 2] === t[i - 1] ? (r[i - 2] ?? 0) + 1 : n;
			s.push(Math.min(c, l, (a[i] ?? 0) + 1, (s[i - 1] ?? 0) + 1));
		}
		if (i(s) >= n && i(a) >= n) return n;
		r = a, a = s;
	}
	return a[t.length] ?? n;
}
function uu(e, t) {
	return du(e) === du(t);
}
function du(e) {
	return e.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
// src/settings/oldNames.ts
const fu = "Use the action lokaform/lokaform/report@v1.", pu = "Use the action lokaform/lokaform/webhook-secret@v1.", mu = [
	{
		where: "setting",
		old: "on_remove",
		instead: "Set prune: { by: archive } or prune: { by: destroy }."
	},
	{
		where: "setting",
		old: "prune_webhooks",
		instead: "Set prune: { webhooks: all }."
	},
	{
		where: "setting",
		old: "limits.destroy",
		instead: "Set limits.removals."
	},
	{
		where: "setting",
		old: "limits.destroy_percent",
		instead: "Set limits.removals_percent."
	},
	{
		where: "setting",
		old: "limits.destroy_webhooks",
		instead: "Set limits.webhook_removals."
	},
	{
		where: "setting",
		old: "limits.update_percent",
		instead: "Set limits.overwrites_percent."
	},
	{
		where: "setting",
		old: "limits.unverify",
		instead: "Set limits.unverified."
	},
	{
		where: "setting",
		old: "batch_size",
		instead: "Remove it: a request that is too large is split."
	},
	{
		where: "option",
		old: "batch-size",
		instead: "Remove it: a request that is too large is split."
	},
	{
		where: "input",
		old: "batch-size",
		instead: "Remove it: a request that is too large is split."
	},
	{
		where: "setting",
		old: "allow_foreign_project",
		instead: "Set allow_wrong_project."
	},
	{
		where: "option",
		old: "allow-foreign-project",
		instead: "Set allow_wrong_project in lokaform.yaml."
	},
	{
		where: "input",
		old: "allow-foreign-project",
		instead: "Set allow_wrong_project in lokaform.yaml."
	},
	{
		where: "option",
		old: "max-destroy",
		instead: "Use --allow-removals N."
	},
	{
		where: "input",
		old: "max-destroy",
		instead: "Set the input allow-removals."
	},
	{
		where: "option",
		old: "take",
		instead: "Use --overwrite in apply, and --accept in pull."
	},
	{
		where: "input",
		old: "take",
		instead: "Set the input overwrite. In pull, use --accept."
	},
	{
		where: "option",
		old: "create-files",
		instead: "Remove it: pull creates the files of listed languages."
	},
	{
		where: "input",
		old: "create-files",
		instead: "Remove it: pull creates the files of listed languages."
	},
	{
		where: "option",
		old: "out",
		command: "pull",
		instead: "Use --dir."
	},
	{
		where: "option",
		old: "gone",
		instead: "Use --remove-missing."
	},
	{
		where: "option",
		old: "into",
		instead: "Remove it: new entries come after their nearest relatives."
	},
	{
		where: "input",
		old: "into",
		instead: "Remove it: new entries come after their nearest relatives."
	},
	{
		where: "option",
		old: "edits-by-hand",
		instead: "Remove it: git tells which texts a person changed."
	},
	{
		where: "option",
		old: "fault",
		instead: "Remove it: tests of your own can refuse requests."
	},
	{
		where: "option",
		old: "latency",
		instead: "Remove it."
	},
	{
		where: "option",
		old: "seed",
		instead: "Remove it."
	},
	{
		where: "option",
		old: "full",
		instead: "Use --all."
	},
	{
		where: "option",
		old: "kept",
		instead: "Use --all."
	},
	{
		where: "option",
		old: "unmanaged",
		instead: "Use --all."
	},
	{
		where: "option",
		old: "html",
		instead: "Use --report FILE.html."
	},
	{
		where: "input",
		old: "html",
		instead: "Add a path that ends with .html to the input report."
	},
	{
		where: "option",
		old: "on-remove",
		instead: "Use --prune by=archive or --prune by=destroy."
	},
	{
		where: "input",
		old: "on-remove",
		instead: "Set prune: { by: archive } or prune: { by: destroy } in lokaform.yaml."
	},
	{
		where: "input",
		old: "prune",
		instead: "Set prune in lokaform.yaml."
	},
	{
		where: "input",
		old: "on-problem",
		instead: "Set on_problem in lokaform.yaml."
	},
	{
		where: "input",
		old: "api-url",
		instead: "Set the environment variable LOKALISE_API_URL."
	},
	{
		where: "input",
		old: "rate",
		instead: "Set rate in lokaform.yaml."
	},
	{
		where: "input",
		old: "concurrency",
		instead: "Set concurrency in lokaform.yaml."
	},
	{
		where: "input",
		old: "time-limit",
		instead: "Set time_limit in lokaform.yaml."
	},
	{
		where: "input",
		old: "verbose",
		instead: "Turn on debug logging of GitHub: run the job again with debug logging, or set the secret ACTIONS_STEP_DEBUG."
	},
	{
		where: "input",
		old: "quiet",
		instead: "Remove it."
	},
	{
		where: "input",
		old: "backup-dir",
		instead: "Remove it: backups are in the folder lokaform-backup of RUNNER_TEMP, and the output backup-file names the file."
	},
	{
		where: "command",
		old: "report",
		instead: fu
	},
	{
		where: "command",
		old: "summarize",
		instead: fu
	},
	{
		where: "command",
		old: "webhook-secret",
		instead: pu
	},
	{
		where: "input",
		old: "reports",
		instead: fu
	},
	{
		where: "input",
		old: "expect",
		instead: fu
	},
	{
		where: "input",
		old: "webhook",
		instead: pu
	},
	{
		where: "input",
		old: "secrets-file",
		instead: pu
	},
	{
		where: "input",
		old: "rotate",
		instead: pu
	}
];
function hu(e, t, { place: n, command: r } = {}) {
	let i = mu.find((n) => n.where === e && n.old === t && (!n.command || n.command === r)), a = `The ${e} ${e === "option" ? `--${t}` : t} no longer exists${e === "command" ? " in this action" : ""}. ${i?.instead}`;
	return i && kr("bad-setting", a, { ...n && { place: n } });
}
// src/settings/flags.ts
function gu(e) {
	let { sound: t, problems: n } = vu(e), { tokens: r } = iu({
		args: t,
		options: Object.fromEntries(gl.map((e) => [j(e), _u(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), i = r.flatMap((e) => e.kind === "positional" ? [e.value] : []), a = i[0] === "help" || i[0] === "version" ? i[0] : void 0, o = a ? i.slice(1) : i, s = o.find(re), c = B.get(o[0] ?? "");
	if (c) return {
		raw: {},
		problems: [wu(`The command ${o[0]} is now ${c}. See: lokaform ${c} --help`)]
	};
	let l = vl(s), u = xu(o, s), d = l?.option?.as === "list" ? u : u.slice(0, 1), f = {
		...a && { [a]: ["true"] },
		...l && d.length > 0 && { [j(l)]: d }
	}, p = [...n];
	for (let e of r) {
		if (e.kind !== "option") continue;
		let t = hu("option", e.name, { command: s }), n = Cu(e, s, f);
		t ? p.push(t) : n ? p.push(wu(n)) : f[e.name] = [...f[e.name] ?? [], e.value ?? "true"];
	}
	let m = yu(o, s);
	if (f.help || f.version) return {
		...s && { command: s },
		raw: f,
		problems: m
	};
	let h = r.some((e) => e.kind === "option" && hu("option", e.name, { command: s })), g = n.length > 0 || h ? [] : bu(o, s, f);
	return {
		...s && { command: s },
		raw: f,
		problems: [
			...m,
			...g,
			...p
		]
	};
}
function _u({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
function vu(e) {
	let t = [], n = gl.flatMap(({ option: e }) => e?.as === "switch" && e.short || []);
	return {
		sound: e.flatMap((e) => {
			let [, r = ""] = /^-([A-Za-z][\w-]+)(?:=|$)/.exec(e) ?? [];
			if (r === "" || [...r].every((e) => n.includes(e))) return e;
			let i = gl.map((e) => `--${j(e)}`), a = cu(`--${r}`, i) || ` Options start with two dashes: --${r}.`;
			return t.push(wu(`There is no option -${r}.${a}`)), bl(r) ? `-${e}` : [];
		}),
		problems: t
	};
}
function yu(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...R];
	return [wu(`There is no command "${n}".${cu(n, r) || ` The commands are ${r.join(", ")}.`}`)];
}
function bu(e, t, n) {
	if (t === void 0) return [];
	let r = xu(e, t), i = vl(t);
	if (i?.option?.as === "list") return [];
	let [a, ...o] = i ? r.slice(1) : r;
	return a === void 0 ? [] : [wu(`Unexpected argument "${a}"${o.length > 0 ? ` (and ${o.length} more)` : ""}.${i ? ` ${t} takes one ${j(i)}.` : Su(a, n)} See: lokaform ${t} --help`)];
}
function xu(e, t) {
	let n = t === void 0 ? -1 : e.indexOf(t);
	return e.filter((e, t) => t !== n);
}
function Su(e, t) {
	let n = hn.map(j), r = n.find((e) => t[e]);
	return /\.ya?ml$/i.test(e) && r ? ` Put a glob in quotes, so that the shell does not expand it: --${r} 'l10n/**/*.yaml'. Or repeat the option: --${r} ${e}.` : /\.ya?ml$/i.test(e) ? ` To name a manifest, use ${n.map((t) => `--${t} ${e}`).join(" or ")}.` : /^[0-9a-f]{6,}\.\d+|^https?:/i.test(e) ? ` To name the project, use --project ${e}.` : "";
}
function Cu({ name: e, rawName: t, value: n }, r, i) {
	let a = _l(r), o = a.find((t) => j(t) === e)?.option;
	if (!o) {
		let e = a.map((e) => `--${j(e)}`), n = r ? `lokaform ${r}` : "lokaform";
		return `${n} has no option ${t}.${(t === "-v" ? " Did you mean --verbose, or -V for the version?" : "") || cu(t, e)} See: ${n} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function wu(e) {
	return kr("bad-setting", e);
}
// src/settings/rawOptions.ts
function Tu(e, t) {
	let n = e.parent !== void 0 && e.option === void 0 ? Eu(t[e.parent ?? ""], e.name) : t[j(e)];
	return Ou(n) ? e.schema.safeParse(ku(e, n)).data : void 0;
}
function Eu(e, t) {
	return k(e ?? []).flatMap((e) => e.name === t ? e.value : []);
}
function Du(e) {
	return gl.flatMap((t) => {
		let n = j(t), r = e[n];
		if (!Ou(r)) return [];
		let { error: i } = t.schema.safeParse(ku(t, r));
		if (!i) return [];
		let [a] = i.issues, o = r[Number(a?.path[0])] ?? r.at(-1), s = a?.code === "custom" && t.option?.as === "list" ? ` It ${a.message}.` : "";
		return [kr("bad-setting", `The value of ${n} is "${o}", but it must be ${t.expects}.${s}`)];
	});
}
function Ou(e) {
	return e !== void 0 && e.length > 0;
}
function ku({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 || n.trim() === "" ? NaN : Number(n) : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
// node_modules/fast-string-truncated-width/dist/utils.js
const Au = (() => {
	let e = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (t) => {
		let n = 0;
		for (e.lastIndex = 0; e.test(t);) n += 1;
		return t.length - n;
	};
})(), ju = (e) => e === 12288 || e >= 65281 && e <= 65376 || e >= 65504 && e <= 65510, Mu = (e) => e === 8987 || e === 9001 || e >= 12272 && e <= 12287 || e >= 12289 && e <= 12350 || e >= 12441 && e <= 12543 || e >= 12549 && e <= 12591 || e >= 12593 && e <= 12686 || e >= 12688 && e <= 12771 || e >= 12783 && e <= 12830 || e >= 12832 && e <= 12871 || e >= 12880 && e <= 19903 || e >= 65040 && e <= 65049 || e >= 65072 && e <= 65106 || e >= 65108 && e <= 65126 || e >= 65128 && e <= 65131 || e >= 127488 && e <= 127490 || e >= 127504 && e <= 127547 || e >= 127552 && e <= 127560 || e >= 131072 && e <= 196605 || e >= 196608 && e <= 262141, Nu = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y, Pu = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y, Fu = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy, Iu = /\t{1,1000}/y, Lu = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy, Ru = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y, zu = /\p{M}+/gu, Bu = {
	limit: Infinity,
	ellipsis: ""
}, Vu = (e, t = {}, n = {}) => {
	let r = t.limit ?? Infinity, i = t.ellipsis ?? "", a = t?.ellipsisWidth ?? (i ? Vu(i, Bu, n).width : 0), o = n.controlWidth ?? 0, s = n.tabWidth ?? 8, c = n.emojiWidth ?? 2, l = n.regularWidth ?? 1, u = n.wideWidth ?? 2, d = [
		[Ru, l],
		[Nu, 0],
		[Pu, o],
		[Iu, s],
		[Lu, c],
		[Fu, u]
	], f = 0, p = 0, m = e.length, h = 0, g = !1, _ = m, v = Math.max(0, r - a), y = 0, b = 0, x = 0, S = 0;
	outer: for (;;) {
		if (b > y || p >= m && p > f) {
			let t = e.slice(y, b) || e.slice(f, p);
			h = 0;
			for (let e of t.replaceAll(zu, "")) {
				let t = e.codePointAt(0) || 0;
				if (S = ju(t) ? 2 : Mu(t) ? u : l, x + S > v && (_ = Math.min(_, Math.max(y, f) + h)), x + S > r) {
					g = !0;
					break outer;
				}
				h += e.length, x += S;
			}
			y = b = 0;
		}
		if (p >= m) break outer;
		for (let t = 0, n = d.length; t < n; t++) {
			let [n, i] = d[t];
			if (n.lastIndex = p, n.test(e)) {
				if (h = n === Fu ? Au(e.slice(p, n.lastIndex)) : n === Lu ? 1 : n.lastIndex - p, S = h * i, x + S > v && (_ = Math.min(_, p + Math.floor((v - x) / i))), x + S > r) {
					g = !0;
					break outer;
				}
				x += S, y = f, b = p, p = f = n.lastIndex;
				continue outer;
			}
		}
		p += 1;
	}
	return {
		width: g ? v : x,
		index: g ? _ : m,
		truncated: g,
		ellipsed: g && r >= a
	};
}, Hu = {
	limit: Infinity,
	ellipsis: "",
	ellipsisWidth: 0
}, Uu = (e, t = {}) => Vu(e, Hu, t).width;
function Wu(e) {
	return e === void 0 || e <= 0 ? void 0 : Math.max(40, Math.min(e, 200));
}
const Gu = /[\u200c\u2060\u2066-\u2069]|\u200d(?!\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu;
function Ku(e) {
	return Uu(e.replace(Gu, ""));
}
function qu(e, t) {
	return e + " ".repeat(Math.max(0, t - Ku(e)));
}
function Ju(e, t) {
	return t === void 0 ? [...e] : e.flatMap((e) => e.split("\n")).flatMap((e) => Yu(e, t, Ku(/^ */.exec(e)?.[0] ?? "") + 2));
}
function Yu(e, t, n) {
	if (Ku(e) <= t) return [e];
	let r = [], i = new $u(), a = "", o = 0, s = !0;
	for (let { blanks: c, text: l } of ed(e)) {
		let e = Ku(l);
		!s && o + c.length + e > t ? (r.push(a.trimEnd() + i.closing()), a = " ".repeat(n) + i.opening() + l, o = n + e) : (a += c + l, o += c.length + e), s &&= e === 0, i.follow(l);
	}
	return [...r, a];
}
const Xu = RegExp("(\x1B\\[[0-9;]*m)"), Zu = RegExp(`${Xu.source}|[⁨⁩]`, "g"), Qu = /\[(0|22|24|27|39|49)?m$/;
var $u = class {
	#e = [];
	#t = 0;
	follow(e) {
		for (let [t] of e.matchAll(Zu)) t === "⁨" ? this.#t++ : t === "⁩" ? this.#t-- : Qu.test(t) ? this.#e.pop() : this.#e.push(t);
	}
	opening() {
		return this.#e.join("") + "⁨".repeat(Math.max(0, this.#t));
	}
	closing() {
		let e = this.#e.length > 0 ? "\x1B[0m" : "";
		return "⁩".repeat(Math.max(0, this.#t)) + e;
	}
};
function ed(e) {
	return [...e.matchAll(/( *)([^ ]+)/g)].flatMap(([, e = "", t = ""]) => od(t).map((t, n) => ({
		blanks: n === 0 ? e : "",
		text: t
	})));
}
const td = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{Extended_Pictographic}\p{Emoji_Presentation}]/u, nd = RegExp(`${td.source}[\\p{M}\\p{Cf}]*$`, "u"), rd = RegExp(`^${td.source}`, "u"), id = /[\p{Ps}\p{Pi}\u2066-\u2068"'<]$/u, ad = /^[\p{Pe}\p{Pf}\p{Po}\p{M}\p{Lm}\p{Cf}ぁぃぅぇぉっゃゅょァィゥェォッャュョ>]/u;
function od(e) {
	if (!td.test(e)) return [e];
	let t = [], n = "", r = "";
	for (let i of e.split(Xu).flatMap(dd)) i.startsWith("\x1B") ? r += i : (t.length > 0 && !sd(n, i) ? t[t.length - 1] += r + i : t.push(r + i), n = i, r = "");
	return t.push((t.pop() ?? "") + r), t;
}
function sd(e, t) {
	return id.test(e) || ad.test(t) ? !1 : nd.test(e) || rd.test(t);
}
const cd = (e) => D(() => new Intl.Segmenter("en", { granularity: e })), ld = cd("word"), ud = cd("grapheme");
function dd(e) {
	return e.startsWith("\x1B") ? [e] : Array.from(ld().segment(e), ({ segment: e }) => e).flatMap((e) => td.test(e) && Ku(e) > 16 ? Array.from(ud().segment(e), (e) => e.segment) : [e]);
}
function fd(e, t) {
	let n = "", r = (t) => {
		t !== n && (e.write(`${n === "" ? "" : "\r\x1B[2K"}${t}`), n = t);
	};
	return {
		columns: () => (e.columns || 80) - 1,
		show: (e) => r(t(e)),
		erase: () => r("")
	};
}
// src/terminal/console.ts
const pd = {
	good: "green",
	bad: "red",
	change: "yellow",
	note: "cyan",
	dim: "dim",
	strong: "bold",
	old: "red",
	new: "green",
	"old-word": [
		"red",
		"bold",
		"underline"
	],
	"new-word": [
		"green",
		"bold",
		"underline"
	]
};
function md({ stdout: e, stderr: t, prompt: n = t }, r, i = r) {
	let a = new Rl(), o = i(t) ? fd(t, (e) => tu(a.clean(e))) : void 0, s = (e) => (o?.erase(), a.clean(e));
	return {
		out: (t) => e.write(`${tu(s(t))}\n`),
		error: (e) => t.write(`${tu(s(e))}\n`),
		prompt: (e) => n.write(`${tu(s(e))}\n`),
		status: o,
		paint: r(e) ? hd : gd,
		paintError: r(t) ? hd : gd,
		get width() {
			return _d(e);
		},
		get errorWidth() {
			return _d(t);
		},
		clean: (e) => a.clean(e),
		hide: (e) => a.hide(e)
	};
}
const hd = (e, t) => ou(pd[e], t, { validateStream: !1 }), gd = (e, t) => t;
function _d({ isTTY: e, columns: t }) {
	return Wu(e === !0 ? t : void 0);
}
function vd(e, t, n) {
	return yd(e, t) && !n && !t.NO_COLOR;
}
function yd({ isTTY: e }, { TERM: t }) {
	return e === !0 && t !== "dumb";
}
// \0node:fs
const bd = (...e) => process.getBuiltinModule("node:fs").accessSync(...e), xd = (...e) => process.getBuiltinModule("node:fs").closeSync(...e), Sd = (...e) => process.getBuiltinModule("node:fs").createWriteStream(...e), Cd = (...e) => process.getBuiltinModule("node:fs").existsSync(...e), wd = (...e) => process.getBuiltinModule("node:fs").openSync(...e), Td = (...e) => process.getBuiltinModule("node:fs").readFileSync(...e), Ed = (...e) => process.getBuiltinModule("node:fs").realpathSync(...e), Dd = (...e) => process.getBuiltinModule("node:fs").rmSync(...e), Od = (...e) => process.getBuiltinModule("node:fs").statSync(...e), kd = (...e) => process.getBuiltinModule("node:readline/promises").createInterface(...e);
// src/terminal/streams.ts
function Ad(...e) {
	for (let t of e) t.on("error", () => {});
}
async function jd(e, ...t) {
	for (let e of t) await new Promise((t) => e.write("", () => t()));
	return process.exit(e);
}
// src/terminal/prompt.ts
function Md({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : Nd() ?? n,
		seesOut: r
	};
}
function Nd() {
	try {
		let e = wd("/dev/tty", "w");
		try {
			let t = new y(e);
			return Ad(t), t.unref(), t;
		} catch {
			xd(e);
		}
	} catch {}
}
async function Pd(e, { input: t, output: n }, r) {
	let i = kd({
		input: t,
		output: n
	}), a = new AbortController();
	i.once("close", () => a.abort()), i.on("SIGINT", () => r.stop("SIGINT"));
	try {
		let t = AbortSignal.any([r.stopping, a.signal]);
		return (await i.question(`${e} Type yes to continue: `, { signal: t })).trim().toLowerCase() === "yes";
	} catch (e) {
		if (e instanceof Error && e.name === "AbortError") return !1;
		throw e;
	} finally {
		i.close();
	}
}
// src/commands/actions.ts
const Fd = {
	".": [
		T,
		S,
		b,
		x,
		C
	],
	report: [w],
	"webhook-secret": [E]
};
// src/settings/inputs.ts
function Id(e, t) {
	let n = t.map(({ name: e }) => e), [r, ...i] = n, a = i.length === 0 && r || e("command") || "plan", o = t.find(({ name: e }) => e === a), s = yl(n), c = Object.fromEntries(s.flatMap((t) => {
		let n = Ld(t, e(j(t)));
		return n.length === 0 ? [] : [[j(t), n]];
	})), l = mu.flatMap(({ where: t, old: n }) => t === "input" && e(n) !== "" && !s.some((e) => j(e) === n) && hu("input", n) || []);
	if (o) {
		let e = Rd(o.name, s, c);
		return {
			command: o,
			raw: e.raw,
			problems: [...l, ...e.problems]
		};
	}
	let u = `There is no command "${a}".${cu(a, n)} The action offers ${n.join(", ")}.`;
	return {
		command: o,
		raw: c,
		problems: [hu("command", a) ?? kr("bad-setting", u), ...l]
	};
}
function Ld({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
function Rd(e, t, n) {
	let r = t.filter((t) => n[j(t)] && !t.commands.includes(e)).map(j);
	if (r.length === 0) return {
		raw: n,
		problems: []
	};
	let i = `${e} does not use ${r.join(", ")}: ${r.length > 1 ? "they have" : "it has"} no effect.`, a = Object.entries(n).filter(([e]) => !r.some((t) => t === e)), o = kr("bad-setting", i, { severity: "notice" });
	return {
		raw: Object.fromEntries(a),
		problems: [o]
	};
}
export { ml as $, at as $n, wr as $t, au as A, pn as An, V as Ar, hc as At, ql as B, St as Bn, C as Br, nc as Bt, Tu as C, Tn as Cn, oe as Cr, Dc as Ct, uu as D, hn as Dn, ie as Dr, bc as Dt, cu as E, vn as En, ce as Er, vc as Et, nu as F, dn as Fn, j as Fr, pc as Ft, Ml as G, st as Gn, Xs as Gt, Bl as H, bt as Hn, x as Hr, ic as Ht, Wl as I, Kt as In, D as Ir, cc as It, Cl as J, ht as Jn, As as Jt, Sl as K, ft as Kn, Zs as Kt, Hl as L, an as Ln, E as Lr, ac as Lt, Yl as M, sn as Mn, ne as Mr, mc as Mt, tu as N, cn as Nn, A as Nr, sc as Nt, su as O, gn as On, le as Or, _c as Ot, $l as P, un as Pn, M as Pr, fc as Pt, _l as Q, tt as Qn, jr as Qt, Zl as R, Zt as Rn, T as Rr, tc as Rt, Du as S, zn as Sn, fe as Sr, Oc as St, hu as T, Sn as Tn, ae as Tr, Ec as Tt, Rl as U, Ct as Un, b as Ur, $s as Ut, Jl as V, xt as Vn, S as Vr, ec as Vt, Nl as W, pt as Wn, Qs as Wt, hl as X, X as Xn, Ar as Xt, gl as Y, ut as Yn, js as Yt, vl as Z, rt as Zn, Er as Zt, qu as _, Bn as _n, Oe as _r, Ic as _t, jd as a, kr as an, We as ar, al as at, Ju as b, On as bn, be as br, Ac as bt, Sd as c, vr as cn, ze as cr, nl as ct, Ed as d, gr as dn, Ge as dr, zc as dt, Tr as en, it as er, pl as et, Dd as f, yr as fn, Xe as fr, Bc as ft, vd as g, fr as gn, je as gr, Rc as gt, md as h, pr as hn, ke as hr, Uc as ht, Md as i, Pr as in, Ye as ir, rl as it, Kl as j, ln as jn, z as jr, gc as jt, ru as k, fn as kn, ue as kr, yc as kt, Cd as l, br as ln, Ke as lr, Xc as lt, yd as m, dr as mn, Me as mr, Vc as mt, Fd as n, Ir as nn, He as nr, sl as nt, Ad as o, Fr as on, Je as or, il as ot, Od as p, hr as pn, qe as pr, Hc as pt, xl as q, mt as qn, Js as qt, Pd as r, Or as rn, Ve as rr, ll as rt, bd as s, xr as sn, Re as sr, tl as st, Id as t, Lr as tn, Ue as tr, fl as tt, Td as u, _r as un, Be as ur, qc as ut, Ku as v, Cn as vn, we as vr, Pc as vt, gu as w, wn, se as wr, Mc as wt, Uu as x, xn, ge as xr, jc as xt, Yu as y, bn as yn, Se as yr, kc as yt, Gl as z, Ut as zn, w as zr, rc as zt };
