#!/usr/bin/env node
import { a as e, f as t } from "./chunks/wire.js";
import { Ar as n, C as r, Dr as i, G as a, I as o, J as s, Jn as c, K as l, Mr as u, Nr as d, Or as f, Q as p, Sr as m, Tr as ee, Xn as h, Z as g, g as _, h as v, i as y, in as b, jr as te, kr as ne, m as x, nr as S, o as C, q as w, w as T } from "./chunks/start.js";
import { t as E } from "./chunks/assumptions.js";
import { fileURLToPath as D } from "node:url";
// src/commands/completion.ts
const O = {
	name: "completion",
	summary: "Print a script with which bash or zsh completes commands, options and their values.",
	inAction: !1,
	examples: ["lokaform completion bash", "lokaform completion zsh"],
	exitCodes: "0 printed; 1 not",
	sections: [{
		title: "To load it:",
		rows: [["bash", "Add to ~/.bashrc: eval \"$(lokaform completion bash)\""], ["zsh", "Add to ~/.zshrc, after compinit: eval \"$(lokaform completion zsh)\""]],
		sentences: []
	}],
	run: async (e, t) => (await import("./chunks/completion.js")).printCompletion(e, t)
}, k = {
	name: "demo",
	summary: "Show validate, plan and apply with an example project on this machine. Needs no token.",
	inAction: !1,
	examples: ["lokaform demo", "lokaform demo --texts"],
	exitCodes: "0 all of it worked; 1 not",
	run: async (e, t) => (await import("./chunks/demo.js")).runDemo(e, t)
}, A = {
	name: "explain",
	summary: "Explain a problem by the code at its end: its cause, its fix, and an example.",
	inAction: !1,
	examples: ["lokaform explain unknown-member", "lokaform explain"],
	exitCodes: "0 printed; 1 there is no such code",
	run: async (e, t) => (await import("./chunks/explain.js")).explainProblem(e, t)
}, j = {
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
}, M = {
	name: "restore",
	summary: "Restore keys, texts and webhooks that a run removed or overwrote, from its backup.",
	inAction: !1,
	examples: ["lokaform restore lokaform-backup/web-20260115T120000Z.yaml", "lokaform restore backup.yaml --force   # also what changed since"],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./chunks/restore.js")).runRestore(e, t)
}, N = {
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
			rows: Object.entries(E).map(([e, { values: t, about: n }]) => [e, `${n} ${typeof t == "number" ? `Default: ${t}` : `Values: ${t.join(", ")}`}.`]),
			sentences: ["Nothing public states these facts about the service. The sandbox takes the first value. \"assumptions\": { \"importWriter\": \"none\" } in the state file chooses another one."]
		},
		{
			title: "Faults:",
			rows: Object.entries({
				429: "Answers 429, too many requests, before the write.",
				"long-429": "Chooses writes, and answers each up to 10 times with 429, also if its content changes. RATE is the share of writes, default 0.5.",
				"long-429-all": "The same for writes and reads.",
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
				"changing-lists": "Another user adds or removes a key or a webhook, or both, before a list of them is read. The default of RATE is 0.3.",
				"busy-editor": "A person edits a text, a tag, a flag or the description of a key before every request, or makes it plural or not.",
				"huge-ids": "Shows ids above 2^53 for all keys and translations. It has no RATE.",
				"too-big": "Shows half of a page of keys, with the header X-Response-Too-Big."
			}),
			sentences: ["RATE is a number from 0 to 1. It is the share of requests that have the fault, default 0.2. If a fault chooses keys, it is the share of keys, default 0.05."]
		}
	],
	run: async (e, t) => (await import("./chunks/sandbox2.js")).runSandbox(e, t)
}, P = {
	init: j,
	validate: f,
	plan: te,
	apply: d,
	drift: u,
	pull: n,
	report: ne,
	restore: M,
	"webhook-secret": i,
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
	explain: A,
	completion: O,
	sandbox: N,
	demo: k
};
// src/commands/help.ts
function F(e, t) {
	let n = w(t), r = g(e.name)?.option, i = r && r.as !== "switch" ? ` ${r.metavar}` : "", a = p(e.name).map((e) => [re(e), m(e)]);
	return [
		...s(e.summary, n),
		"",
		...s(`Usage: lokaform ${e.name}${i} [options]`, n),
		"",
		"Options:",
		...l(a, n),
		...(e.sections ?? []).flatMap((e) => I(e, n)),
		"",
		"For example:",
		...e.examples.map((e) => `  ${e}`),
		"",
		...s(`Exit code: ${e.exitCodes}.`, n)
	];
}
function re(e) {
	let { option: t } = e, n = t?.as === "switch" && t.short ? `-${t.short}, ` : "", r = t && t.as !== "switch" ? ` ${t.metavar}` : "";
	return `${n}--${ee(e)}${r}`;
}
function I({ title: e, rows: t = [], sentences: n }, r) {
	let i = n.flatMap((e) => s(e, r - 2));
	return [
		"",
		e,
		...t.length > 0 ? l(t, r) : [],
		...i.map((e) => `  ${e}`)
	];
}
function L(e, t) {
	let n = w(t), r = Object.values(P).map(({ name: e, summary: t }) => [e, t]);
	return [
		...s(`lokaform ${e} – translation keys and webhooks of Lokalise projects as code`, n),
		"",
		"Usage: lokaform COMMAND [options]",
		"",
		"Commands:",
		...l(r, n),
		"",
		...s("lokaform COMMAND --help shows the options of a command; lokaform --version the version.", n),
		...s("New here? lokaform demo shows the main job in half a minute.", n)
	];
}
// src/cli.ts
const { argv: R, env: z, stdin: B, stdout: V, stderr: H } = process, U = R.slice(2), { command: W, raw: G, problems: K } = T(U);
C(V, H);
const q = y({
	stdin: B,
	stdout: V,
	stderr: H
}), J = v({
	stdout: V,
	stderr: H,
	prompt: q?.output
}, (e) => _(e, z, r(h, G) === !0), (e) => x(e, z));
process.once("exit", () => J.status?.erase()), J.hide([a(z.LOKALISE_API_TOKEN ?? "")]);
const Y = b("bad-setting", "There are options, but no command. See: lokaform --help");
async function X() {
	let n = W && P[W];
	if (K.length > 0) return $(K);
	if (r(S, G)) return Q([e]);
	if (r(c, G) || U.length === 0) return Q(n ? F(n, V.columns) : L(e, V.columns));
	if (n === void 0) return $([Y]);
	let i = t(z);
	return i.state === "unavailable" && J.error(i.message), n.run(G, await Z());
}
async function Z() {
	let { BACKUP_DIR: e, openTerminal: t } = await import("./chunks/terminal.js");
	return t({
		folder: process.cwd(),
		environment: z,
		commands: Object.values(P),
		console: J,
		prompt: q,
		raw: G,
		showPlan: !0,
		packageRoot: D(new URL("../", import.meta.url)),
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
process.exitCode = await X().catch(async (e) => {
	let { changedDuringRun: t } = await import("./chunks/paths.js"), n = t(e, { displayRoot: process.cwd() });
	return n ? $([n]) : (J.error(o(e instanceof Error ? e.stack ?? e.message : String(e))), J.error("This is a bug in lokaform. Please report it with the lines above."), 1);
});
export {};
