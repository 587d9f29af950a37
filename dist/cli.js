#!/usr/bin/env node
import { B as e, I as t, L as n } from "./chunks/wire.js";
import { t as r } from "./chunks/assumptions.js";
import { F as i, Fn as a, G as o, Gn as s, Ji as c, Ki as l, L as u, Nn as d, R as f, Ui as p, Vi as m, _ as h, aa as g, ca as _, da as v, fa as y, gt as b, ha as x, ht as S, i as C, la as w, ma as T, pa as E, r as D, rt as O, ua as k, w as A, z as j } from "./chunks/start.js";
import { fileURLToPath as M } from "node:url";
// src/commands/commands.ts
const N = [{
	title: "State:",
	sentences: [
		"An entry \"ID:BRANCH\": {} in the projects of the state file is a branch. It starts as a copy of its project. The response for a branch without an entry is 404.",
		"\"tokens\": [{ \"token\": \"…\", \"rights\": \"read-only\", \"user\": { \"user_id\": 1, \"email\": \"…\" } }] in the state file lists the tokens that are accepted, with their rights and their users. If it lists no token, every token is accepted.",
		"\"user\": { \"user_id\": 1, \"email\": \"…\" } in the state file is the user of all other tokens. To edit texts as somebody else, send requests with a token that has another user. A token with \"import_started_by\": { \"user_id\": 2, \"email\": \"…\" } plays an import: its writes are recorded as importWriter says.",
		"\"automations\": [{ \"language_iso\": \"de\", \"translation\": \"[de] {base}\" }] in a project fills the text of a language where it is empty, when a key gets a base text."
	]
}, {
	title: "Assumptions:",
	rows: Object.entries(r).map(([e, { values: t, about: n }]) => [e, `${n} ${typeof t == "number" ? `Default: ${t}` : `Values: ${t.join(", ")}`}.`]),
	sentences: ["Nothing public states these facts about the service. The sandbox takes the first value. \"assumptions\": { \"importWriter\": \"none\" } in the state file chooses another one."]
}], P = {
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
	validate: T,
	plan: k,
	apply: _,
	drift: w,
	pull: v,
	status: E,
	report: y,
	restore: {
		name: "restore",
		summary: "Restore keys, texts and webhooks that a run removed or overwrote, from its backup.",
		examples: ["lokaform restore lokaform-backup/web-20260115T120000Z.yaml", "lokaform restore backup.yaml --force   # also what changed since"],
		exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
		run: async (e, t) => (await import("./chunks/restore.js")).runRestore(e, t)
	},
	"webhook-secret": x,
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
		sections: N,
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
function F(e, t) {
	let n = l(t), r = S("argument", [e.name])[0]?.option, i = r && r.as !== "switch" ? ` ${r.metavar}` : "", a = S("option", [e.name]).map((e) => [I(e), b(e)]);
	return [
		...c(e.summary, n),
		"",
		...c(`Usage: lokaform ${e.name}${i} [options]`, n),
		"",
		"Options:",
		...p(a, n),
		...(e.sections ?? []).flatMap(({ title: e, rows: t = [], sentences: r }) => {
			let i = r.flatMap((e) => c(e, n - 2));
			return [
				"",
				e,
				...t.length > 0 ? p(t, n) : [],
				...i.map((e) => `  ${e}`)
			];
		}),
		"",
		"For example:",
		...e.examples.map((e) => `  ${e}`),
		"",
		...c(`Exit code: ${e.exitCodes}.`, n)
	];
}
function I(e) {
	let { option: t } = e, n = t?.as === "switch" && t.short ? `-${t.short}, ` : "", r = t && t.as !== "switch" ? ` ${t.metavar}` : "";
	return `${n}--${g(e)}${r}`;
}
function L(e, n) {
	let r = l(n), i = Object.values(P).map(({ name: e, summary: t }) => [e, t]);
	return [
		...c(`lokaform ${e} – translation keys and webhooks of Lokalise projects as code`, r),
		"",
		"Usage: lokaform COMMAND [options]",
		"",
		"Commands:",
		...p(i, r),
		"",
		...c("lokaform COMMAND --help shows the options of a command; lokaform --version the version.", r),
		...c(`New here? lokaform demo shows the main job in half a minute. ${t}`, r)
	];
}
// src/cli.ts
const { argv: R, env: z, stdout: B, stderr: V } = process, H = R.slice(2), { command: U, raw: W, problems: G } = C(H);
f(B, V);
const K = U === "init" || m.some((e) => e === U) ? A(process) : void 0, q = u({
	stdout: B,
	stderr: V,
	prompt: K?.output
}, (e) => j(e, z, D(a, W) === !0), (e) => i(e, z));
process.once("exit", () => q.status?.erase()), q.hide([O(z.LOKALISE_API_TOKEN ?? "")]);
const J = h("bad-setting", "There are options, but no command. See: lokaform --help");
async function Y() {
	let t = U && P[U];
	if (G.length > 0) return Q(G);
	if (D(s, W)) return Z([n]);
	if (D(d, W) || H.length === 0) return Z(t ? F(t, B.columns) : L(n, B.columns));
	if (t === void 0) return Q([J]);
	let r = e(z);
	return r.state === "unavailable" && q.error(r.message), t.run(W, await X());
}
async function X() {
	let { BACKUP_DIR: e } = await import("./chunks/findFiles.js"), { openTerminal: t } = await import("./chunks/terminal.js");
	return t({
		folder: process.cwd(),
		environment: z,
		console: q,
		prompt: K,
		raw: W,
		packageRoot: M(new URL("../", import.meta.url)),
		now: Date.now,
		backupDir: e
	});
}
function Z(e) {
	for (let t of e) q.out(t);
	return 0;
}
async function Q(e) {
	return (await X()).showProblems(e), 1;
}
process.exitCode = await Y().catch(async (e) => {
	let { systemProblem: t } = await import("./chunks/system.js"), n = t(e, process.cwd());
	return n ? Q([n]) : (q.error(o(e instanceof Error ? e.stack ?? e.message : String(e))), q.error("This is a bug in lokaform. Please report it with the lines above."), 1);
});
export {};
