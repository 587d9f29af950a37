#!/usr/bin/env node
import { b as e, r as t } from "./chunks/wire.js";
import { An as n, C as r, Hr as i, T as a, Wr as o, Wt as s, Yi as c, a as l, aa as u, bn as d, ca as f, cn as p, d as m, da as h, ei as g, gn as _, i as v, kn as y, la as b, na as x, oa as S, sa as ee, ua as te, w as ne, x as C, xn as w, yn as T } from "./chunks/start.js";
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
		"lokaform init --project ID --workflows translations,pull",
		"lokaform init --project ID --languages all --split-by prefix --workflows none"
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
		"lokaform sandbox --port 8089 --copy-of ID --state rehearsal.json",
		"LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID"
	],
	exitCodes: "0 stopped (Ctrl-C); 1 could not start",
	sections: [{
		title: "State:",
		sentences: [
			"An entry \"ID:BRANCH\": {} in the projects of the state file is a branch. It starts as a copy of its project. The answer for a branch without an entry is 404.",
			"\"tokens\": [{ \"token\": \"…\", \"rights\": \"read-only\", \"user\": { \"user_id\": 1, \"email\": \"…\" } }] in the state file lists the tokens that are accepted, with their rights and their users. If it lists no token, every token is accepted.",
			"\"user\": { \"user_id\": 1, \"email\": \"…\" } in the state file is the user of all other tokens. To edit texts as somebody else, send requests with a token that has another user. A token with \"import_started_by\": { \"user_id\": 2, \"email\": \"…\" } plays an import: its writes are recorded as importWriter says.",
			"\"automations\": [{ \"language_iso\": \"de\", \"translation\": \"[de] {base}\" }] in a project fills the text of a language where it is empty, when a key gets a base text."
		]
	}, {
		title: "Assumptions:",
		rows: Object.entries(E).map(([e, { values: t, about: n }]) => [e, `${n} ${typeof t == "number" ? `Default: ${t}` : `Values: ${t.join(", ")}`}.`]),
		sentences: ["Nothing public states these facts about the service. The sandbox takes the first value. \"assumptions\": { \"importWriter\": \"none\" } in the state file chooses another one."]
	}],
	run: async (e, t) => (await import("./chunks/sandbox2.js")).runSandbox(e, t)
}, P = {
	init: j,
	validate: S,
	plan: b,
	apply: h,
	drift: te,
	pull: f,
	report: ee,
	restore: M,
	"webhook-secret": u,
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
	let r = d(t), i = y(e.name)?.option, a = i && i.as !== "switch" ? ` ${i.metavar}` : "", o = n(e.name).map((e) => [I(e), c(e)]);
	return [
		...w(e.summary, r),
		"",
		...w(`Usage: lokaform ${e.name}${a} [options]`, r),
		"",
		"Options:",
		...T(o, r),
		...(e.sections ?? []).flatMap((e) => L(e, r)),
		"",
		"For example:",
		...e.examples.map((e) => `  ${e}`),
		"",
		...w(`Exit code: ${e.exitCodes}.`, r)
	];
}
function I(e) {
	let { option: t } = e, n = t?.as === "switch" && t.short ? `-${t.short}, ` : "", r = t && t.as !== "switch" ? ` ${t.metavar}` : "";
	return `${n}--${x(e)}${r}`;
}
function L({ title: e, rows: t = [], sentences: n }, r) {
	let i = n.flatMap((e) => w(e, r - 2));
	return [
		"",
		e,
		...t.length > 0 ? T(t, r) : [],
		...i.map((e) => `  ${e}`)
	];
}
function re(e, t) {
	let n = d(t), r = Object.values(P).map(({ name: e, summary: t }) => [e, t]);
	return [
		...w(`lokaform ${e} – translation keys and webhooks of Lokalise projects as code`, n),
		"",
		"Usage: lokaform COMMAND [options]",
		"",
		"Commands:",
		...T(r, n),
		"",
		...w("lokaform COMMAND --help shows the options of a command; lokaform --version the version.", n),
		...w("New here? lokaform demo shows the main job in half a minute.", n)
	];
}
// src/cli.ts
const { argv: R, env: z, stdin: B, stdout: V, stderr: H } = process, U = R.slice(2), { command: W, raw: G, problems: K } = l(U);
ne(V, H);
const q = m({
	stdin: B,
	stdout: V,
	stderr: H
}), J = r({
	stdout: V,
	stderr: H,
	prompt: q?.output
}, (e) => a(e, z, v(o, G) === !0), (e) => C(e, z));
process.once("exit", () => J.status?.erase()), J.hide([_(z.LOKALISE_API_TOKEN ?? "")]);
const Y = s("bad-setting", "There are options, but no command. See: lokaform --help");
async function X() {
	let n = W && P[W];
	if (K.length > 0) return $(K);
	if (v(g, G)) return Q([t]);
	if (v(i, G) || U.length === 0) return Q(n ? F(n, V.columns) : re(t, V.columns));
	if (n === void 0) return $([Y]);
	let r = e(z);
	return r.state === "unavailable" && J.error(r.message), n.run(G, await Z());
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
	return n ? $([n]) : (J.error(p(e instanceof Error ? e.stack ?? e.message : String(e))), J.error("This is a bug in lokaform. Please report it with the lines above."), 1);
});
export {};
