#!/usr/bin/env node
import { A as e, t } from "./chunks/wire.js";
import { t as n } from "./chunks/assumptions.js";
import { A as r, Fi as i, Ii as a, J as o, Li as s, Mi as c, Ni as l, On as u, Ot as d, Pi as f, R as p, Ri as m, S as h, Y as g, c as _, gi as v, gn as y, i as b, ki as x, mi as S, r as C, vi as w, vn as T, w as E, x as D, y as O, zi as k } from "./chunks/start.js";
import { fileURLToPath as A } from "node:url";
// src/commands/commands.ts
const j = [{
	title: "State:",
	sentences: [
		"An entry \"ID:BRANCH\": {} in the projects of the state file is a branch. It starts as a copy of its project. The response for a branch without an entry is 404.",
		"\"tokens\": [{ \"token\": \"…\", \"rights\": \"read-only\", \"user\": { \"user_id\": 1, \"email\": \"…\" } }] in the state file lists the tokens that are accepted, with their rights and their users. If it lists no token, every token is accepted.",
		"\"user\": { \"user_id\": 1, \"email\": \"…\" } in the state file is the user of all other tokens. To edit texts as somebody else, send requests with a token that has another user. A token with \"import_started_by\": { \"user_id\": 2, \"email\": \"…\" } plays an import: its writes are recorded as importWriter says.",
		"\"automations\": [{ \"language_iso\": \"de\", \"translation\": \"[de] {base}\" }] in a project fills the text of a language where it is empty, when a key gets a base text."
	]
}, {
	title: "Assumptions:",
	rows: Object.entries(n).map(([e, { values: t, about: n }]) => [e, `${n} ${typeof t == "number" ? `Default: ${t}` : `Values: ${t.join(", ")}`}.`]),
	sentences: ["Nothing public states these facts about the service. The sandbox takes the first value. \"assumptions\": { \"importWriter\": \"none\" } in the state file chooses another one."]
}], M = {
	init: {
		name: "init",
		summary: "Set up a live project: write lokaform.yaml, its first manifests and the workflows. The project is only read.",
		examples: [
			"lokaform init",
			"lokaform init --project ID --workflows translations,pull",
			"lokaform init --project ID --languages all --workflows none"
		],
		exitCodes: "0 done, or nothing to do; 1 not, or a key could not be read; 130 cancelled",
		run: async (e, t) => (await import("./chunks/init.js")).runInit(e, t)
	},
	validate: m,
	plan: f,
	apply: c,
	drift: l,
	pull: i,
	status: s,
	report: a,
	restore: {
		name: "restore",
		summary: "Restore keys, texts and webhooks that a run removed or overwrote, from its backup.",
		examples: ["lokaform restore lokaform-backup/web-20260115T120000Z.yaml", "lokaform restore backup.yaml --force   # also what changed since"],
		exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
		run: async (e, t) => (await import("./chunks/restore.js")).runRestore(e, t)
	},
	"webhook-secret": k,
	schema: {
		name: "schema",
		summary: "Print the JSON Schema of keys.yaml, webhooks.yaml or lokaform.yaml, for editors.",
		examples: [
			"lokaform schema keys",
			"lokaform schema webhooks",
			"lokaform schema lokaform > lokaform.schema.json"
		],
		exitCodes: "0 printed; 1 not",
		run: async (e, t) => (await import("./chunks/schema.js")).printSchema(e, t)
	},
	explain: {
		name: "explain",
		summary: "Explain a problem by the code at its end: its cause, its fix, and an example.",
		examples: ["lokaform explain unknown-member", "lokaform explain"],
		exitCodes: "0 printed; 1 there is no such code",
		run: async (e, t) => (await import("./chunks/explain.js")).explainProblem(e, t)
	},
	completion: {
		name: "completion",
		summary: "Print a script with which bash or zsh completes commands, options and their values.",
		examples: ["lokaform completion bash", "lokaform completion zsh"],
		exitCodes: "0 printed; 1 not",
		sections: [{
			title: "To load it:",
			rows: [["bash", "Add to ~/.bashrc: eval \"$(lokaform completion bash)\""], ["zsh", "Add to ~/.zshrc, after compinit: eval \"$(lokaform completion zsh)\""]],
			sentences: []
		}],
		run: async (e, t) => (await import("./chunks/completion.js")).printCompletion(e, t)
	},
	sandbox: {
		name: "sandbox",
		summary: "Run a copy of the service's API on this machine, to try changes without risk.",
		examples: [
			"lokaform sandbox --port 8089 --state sandbox.json",
			"lokaform sandbox --port 8089 --copy-of ID --state rehearsal.json",
			"LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID"
		],
		exitCodes: "0 stopped (Ctrl-C); 1 could not start",
		sections: j,
		run: async (e, t) => (await import("./chunks/sandbox2.js")).runSandbox(e, t)
	},
	demo: {
		name: "demo",
		summary: "Show validate, plan and apply with an example project on this machine. Needs no token.",
		examples: ["lokaform demo"],
		exitCodes: "0 all of it worked; 1 not",
		run: async (e, t) => (await import("./chunks/demo.js")).runDemo(e, t)
	}
};
// src/commands/help.ts
function N(e, t) {
	let n = v(t), r = o("argument", [e.name])[0]?.option, i = r && r.as !== "switch" ? ` ${r.metavar}` : "", a = o("option", [e.name]).map((e) => [P(e), g(e)]);
	return [
		...w(e.summary, n),
		"",
		...w(`Usage: lokaform ${e.name}${i} [options]`, n),
		"",
		"Options:",
		...S(a, n),
		...(e.sections ?? []).flatMap(({ title: e, rows: t = [], sentences: r }) => {
			let i = r.flatMap((e) => w(e, n - 2));
			return [
				"",
				e,
				...t.length > 0 ? S(t, n) : [],
				...i.map((e) => `  ${e}`)
			];
		}),
		"",
		"For example:",
		...e.examples.map((e) => `  ${e}`),
		"",
		...w(`Exit code: ${e.exitCodes}.`, n)
	];
}
function P(e) {
	let { option: t } = e, n = t?.as === "switch" && t.short ? `-${t.short}, ` : "", r = t && t.as !== "switch" ? ` ${t.metavar}` : "";
	return `${n}--${x(e)}${r}`;
}
function F(e, t) {
	let n = v(t), r = Object.values(M).map(({ name: e, summary: t }) => [e, t]);
	return [
		...w(`lokaform ${e} – translation keys and webhooks of Lokalise projects as code`, n),
		"",
		"Usage: lokaform COMMAND [options]",
		"",
		"Commands:",
		...S(r, n),
		"",
		...w("lokaform COMMAND --help shows the options of a command; lokaform --version the version.", n),
		...w("New here? lokaform demo shows the main job in half a minute.", n)
	];
}
// src/cli.ts
const { argv: I, env: L, stdin: R, stdout: z, stderr: B } = process, V = I.slice(2), { command: H, raw: U, problems: W } = b(V);
h(z, B);
const G = _({
	stdin: R,
	stdout: z,
	stderr: B
}), K = D({
	stdout: z,
	stderr: B,
	prompt: G?.output
}, (e) => E(e, L, C(T, U) === !0), (e) => O(e, L));
process.once("exit", () => K.status?.erase()), K.hide([p(L.LOKALISE_API_TOKEN ?? "")]);
const q = d("bad-setting", "There are options, but no command. See: lokaform --help");
async function J() {
	let n = H && M[H];
	if (W.length > 0) return Z(W);
	if (C(u, U)) return X([t]);
	if (C(y, U) || V.length === 0) return X(n ? N(n, z.columns) : F(t, z.columns));
	if (n === void 0) return Z([q]);
	let r = e(L);
	return r.state === "unavailable" && K.error(r.message), n.run(U, await Y());
}
async function Y() {
	let { BACKUP_DIR: e } = await import("./chunks/findFiles.js"), { openTerminal: t } = await import("./chunks/terminal.js");
	return t({
		folder: process.cwd(),
		environment: L,
		console: K,
		prompt: G,
		raw: U,
		showPlan: !0,
		packageRoot: A(new URL("../", import.meta.url)),
		now: Date.now,
		backupDir: e
	});
}
function X(e) {
	for (let t of e) K.out(t);
	return 0;
}
async function Z(e) {
	return (await Y()).showProblems(e), 1;
}
process.exitCode = await J().catch(async (e) => {
	let { systemProblem: t } = await import("./chunks/system.js"), n = t(e, process.cwd());
	return n ? Z([n]) : (K.error(r(e instanceof Error ? e.stack ?? e.message : String(e))), K.error("This is a bug in lokaform. Please report it with the lines above."), 1);
});
export {};
