#!/usr/bin/env node
import { a as e, l as t } from "./chunks/wire.js";
import { $n as n, An as r, B as i, F as a, Gn as o, H as s, Qn as c, T as l, U as u, Yn as d, Zn as f, a as p, d as m, er as h, f as g, h as _, i as v, m as y, nr as b, rr as x, tr as S, wn as C, xn as ee } from "./chunks/start.js";
import { t as w } from "./chunks/assumptions.js";
import { fileURLToPath as T } from "node:url";
// src/commands/demo.ts
const E = {
	name: "demo",
	summary: "Show validate, plan and apply with an example project on this machine. Needs no token.",
	inAction: !1,
	examples: ["lokaform demo", "lokaform demo --texts"],
	exitCodes: "0 all of it worked; 1 not",
	run: async (e, t) => (await import("./chunks/demo.js")).runDemo(e, t)
}, D = {
	name: "init",
	summary: "Set up a live project: write lokaform.yaml, its first manifests and the workflows. The project is only read.",
	inAction: !1,
	examples: [
		"lokaform init",
		"lokaform init --project ID --edits-by-hand no --workflows translations,pull",
		"lokaform init --project ID --edits-by-hand no --languages all --split-by prefix --workflows none"
	],
	exitCodes: "0 done, or nothing to do; 1 not, or a key could not be read; 130 cancelled",
	run: async (e, t) => (await import("./chunks/init.js")).runInit(e, t)
}, O = {
	name: "restore",
	summary: "Restore keys, texts and webhooks that a run removed or overwrote, from its backup.",
	inAction: !1,
	examples: ["lokaform restore lokaform-backup/web-20260115T120000Z.yaml", "lokaform restore backup.yaml --force   # also what changed since"],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./chunks/restore.js")).runRestore(e, t)
}, k = {
	name: "sandbox",
	summary: "Run a copy of the service's API on this machine, to try changes without risk.",
	inAction: !1,
	examples: [
		"lokaform sandbox --port 8089 --state sandbox.json",
		"lokaform sandbox --port 8089 --state sandbox.json --fault cut-after@0.1 --fault poison --seed 7",
		"lokaform sandbox --port 8089 --copy-of ID --state rehearsal.json",
		"LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID"
	],
	exitCodes: "0 stopped (Ctrl-C); 1 could not start",
	sections: [
		{
			title: "State:",
			sentences: [
				"An entry \"ID:BRANCH\": {} in the projects of the state file is a branch. It starts as a copy of its project. The answer for a branch without an entry is 404.",
				"\"tokens\": [{ \"token\": \"…\", \"rights\": \"read-only\", \"user\": { \"user_id\": 1, \"email\": \"…\" } }] in the state file lists the tokens that are accepted, with their rights and their users. If it lists no token, every token is accepted.",
				"\"user\": { \"user_id\": 1, \"email\": \"…\" } in the state file is the user of all other tokens. To edit texts as somebody else, send requests with a token that has another user. A token with \"import_started_by\": { \"user_id\": 2, \"email\": \"…\" } plays an import: its writes are recorded as importWriter says.",
				"\"automations\": [{ \"language_iso\": \"de\", \"translation\": \"[de] {base}\" }] in a project fills the text of a language where it is empty, when a key gets a base text."
			]
		},
		{
			title: "Assumptions:",
			rows: Object.entries(w).map(([e, { values: t, about: n }]) => [e, `${n} ${typeof t == "number" ? `Default: ${t}` : `Values: ${t.join(", ")}`}.`]),
			sentences: ["Nothing public states these facts about the service. The sandbox takes the first value. \"assumptions\": { \"importWriter\": \"none\" } in the state file chooses another one."]
		},
		{
			title: "Faults:",
			rows: Object.entries({
				429: "Answers 429, too many requests, before the write.",
				423: "Answers 423, locked, before the write.",
				"500-before": "Answers 500 before the write.",
				"500-after": "Answers 500 after the write.",
				"cut-before": "Cuts the connection before the write.",
				"cut-after": "Cuts the connection after the write.",
				"drop-item": "Does not write one key of a batch. The answer is 200, without this key.",
				"forget-item": "Writes all keys of a batch. The answer is 200, but one key is missing in it.",
				poison: "Chooses keys. Each batch with such a key is refused with 400, every time.",
				"refuse-item": "Chooses keys. Each such key is refused every time, but the rest of its batch is written.",
				"short-list": "Leaves some keys out of a page. The total in the header is still true.",
				"html-502": "Answers 502 as HTML before the write.",
				"html-504-after": "Answers 504 as HTML after the write.",
				"html-414": "Answers 414 as HTML if the request has a query.",
				slow: "Does what the request asks for at once, and answers 3 seconds later.",
				"duplicate-names": "Chooses new keys. Each is stored twice with the same name. The answer has only the first.",
				"locked-keys": "Chooses keys that cannot be deleted. The answer counts them in keys_locked.",
				"normalised-text": "Stores … instead of three dots, and removes blanks at the end of a text. RATE is the share of such texts, default 1.",
				quota: "Refuses with 403 to create keys if the project would then have more than N keys (quota@N). Without N, it refuses every create.",
				"missing-row": "Leaves one language out of the translations of keys in an answer. RATE is the share of keys, default 0.2.",
				"missing-translations": "Leaves translations out of keys in an answer that should have them. RATE is the share of keys, default 0.2.",
				"first-language": "Answers with only the first language of each key.",
				"old-answers": "Removes fields that older answers do not have, or sets them to null.",
				retyped: "Writes numbers as strings and booleans as 0 and 1.",
				"odd-webhook": "Answers PUT and DELETE of a webhook with 200 and a body that confirms nothing.",
				"short-webhooks": "Leaves one webhook out of a page. The total in the header is still true.",
				"stale-webhooks": "Leaves a new webhook out of the next two lists.",
				"webhook-added": "Adds a webhook at the start of the list before its second page is read.",
				editor: "A person edits a text, or adds the tag protected, before a request. The default of RATE is 0.1.",
				"huge-ids": "Shows ids above 2^53 for all keys and translations. It has no RATE.",
				"too-big": "Shows half of a page of keys, with the header X-Response-Too-Big."
			}),
			sentences: ["RATE is a number from 0 to 1. It is the share of requests that have the fault, default 0.2. If a fault chooses keys, it is the share of keys, default 0.05."]
		}
	],
	run: async (e, t) => (await import("./chunks/sandbox2.js")).runSandbox(e, t)
}, A = {
	init: D,
	validate: c,
	plan: S,
	apply: x,
	drift: b,
	pull: h,
	summarize: n,
	restore: O,
	"webhook-secret": f,
	schema: {
		name: "schema",
		summary: "Print the JSON Schema of keys.yaml, webhooks.yaml or lokaform.yaml, for editors.",
		inAction: !1,
		examples: [
			"lokaform schema keys",
			"lokaform schema webhooks",
			"lokaform schema lokaform > lokaform.schema.json"
		],
		exitCodes: "0 printed; 1 not",
		run: async (e, t) => (await import("./chunks/schema.js")).printSchema(e, t)
	},
	sandbox: k,
	demo: E
};
function j(e, t) {
	let n = F(t), r = s(e.name)?.option, i = r && r.as !== "switch" ? ` ${r.metavar}` : "", a = u(e.name).map((e) => [M(e), o(e)]);
	return [
		...L(e.summary, n),
		"",
		...L(`Usage: lokaform ${e.name}${i} [options]`, n),
		"",
		"Options:",
		...I(a, n),
		...(e.sections ?? []).flatMap((e) => N(e, n)),
		"",
		"For example:",
		...e.examples.map((e) => `  ${e}`),
		"",
		...L(`Exit code: ${e.exitCodes}.`, n)
	];
}
function M(e) {
	let { option: t } = e, n = t?.as === "switch" && t.short ? `-${t.short}, ` : "", r = t && t.as !== "switch" ? ` ${t.metavar}` : "";
	return `${n}--${d(e)}${r}`;
}
function N({ title: e, rows: t = [], sentences: n }, r) {
	let i = n.flatMap((e) => L(e, r - 2));
	return [
		"",
		e,
		...t.length > 0 ? I(t, r) : [],
		...i.map((e) => `  ${e}`)
	];
}
function P(e, t) {
	let n = F(t), r = Object.values(A).map(({ name: e, summary: t }) => [e, t]);
	return [
		...L(`lokaform ${e} – translation keys and webhooks of Lokalise projects as code`, n),
		"",
		"Usage: lokaform COMMAND [options]",
		"",
		"Commands:",
		...I(r, n),
		"",
		...L("lokaform COMMAND --help shows the options of a command; lokaform --version the version.", n),
		...L("New here? lokaform demo shows the main job in half a minute.", n)
	];
}
function F(e = 88) {
	return Math.max(40, Math.min(e, 88));
}
function I(e, t) {
	let n = Math.max(...e.map(([e]) => e.length)) + 4;
	return t - n < 24 ? e.flatMap(([e, n]) => [`  ${e}`, ...L(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = L(r, t - n);
		return [`  ${e.padEnd(n - 2)}${i}`, ...a.map((e) => " ".repeat(n) + e)];
	});
}
function L(e, t) {
	let n = [];
	for (let r of e.split(" ")) {
		let e = n.at(-1);
		e !== void 0 && e.length + 1 + r.length <= t ? n[n.length - 1] = `${e} ${r}` : n.push(r);
	}
	return n;
}
// src/cli.ts
const { argv: R, env: z, stdin: B, stdout: V, stderr: H } = process, U = R.slice(2), { command: W, raw: G, problems: K } = _(U);
p(V, H);
const q = v({
	stdin: B,
	stdout: V,
	stderr: H
}), J = m({
	stdout: V,
	stderr: H,
	prompt: q?.output
}, (e) => g(e, z, y(C, G) === !0));
J.hide([a(z.LOKALISE_API_TOKEN ?? "")]);
const Y = i("bad-setting", "There are options, but no command. See: lokaform --help");
async function X() {
	let n = W && A[W];
	if (K.length > 0) return $(K);
	if (y(r, G)) return Q([e]);
	if (y(ee, G) || U.length === 0) return Q(n ? j(n, V.columns) : P(e, V.columns));
	if (n === void 0) return $([Y]);
	let i = t(z);
	return i.state === "unavailable" && J.error(i.message), n.run(G, await Z());
}
async function Z() {
	let { BACKUP_DIR: e, openTerminal: t } = await import("./chunks/terminal.js");
	return t({
		folder: process.cwd(),
		environment: z,
		console: J,
		prompt: q,
		showPlan: !0,
		packageRoot: T(new URL("../", import.meta.url)),
		now: Date.now,
		backupDir: e
	});
}
function Q(e) {
	for (let t of e) J.out(t);
	return 0;
}
async function $(e) {
	return (await Z()).showProblems(e), 1;
}
process.exitCode = await X().catch((e) => (J.error(l(e instanceof Error ? e.stack ?? e.message : String(e))), J.error("This is a bug in lokaform. Please report it with the lines above."), 1));
export {};
