/** All commands. Those that no action offers are here with their words. */
import type { CommandName } from "../model/command.ts";
import { ASSUMPTIONS } from "../sandbox/assumptions.ts";
import {
  apply,
  type Command,
  drift,
  type HelpSection,
  plan,
  pull,
  report,
  status,
  validate,
  webhookSecret,
} from "./actionCommands.ts";

const SECTIONS: readonly HelpSection[] = [
  {
    title: "State:",
    sentences: [
      'An entry "ID:BRANCH": {} in the projects of the state file is a branch. It starts as a copy of its project. The response for a branch without an entry is 404.',
      '"tokens": [{ "token": "…", "rights": "read-only", "user": { "user_id": 1, "email": "…" } }] in the state file lists the tokens that are accepted, with their rights and their users. If it lists no token, every token is accepted.',
      '"user": { "user_id": 1, "email": "…" } in the state file is the user of all other tokens. To edit texts as somebody else, send requests with a token that has another user. A token with "import_started_by": { "user_id": 2, "email": "…" } plays an import: its writes are recorded as importWriter says.',
      '"automations": [{ "language_iso": "de", "translation": "[de] {base}" }] in a project fills the text of a language where it is empty, when a key gets a base text.',
    ],
  },
  {
    title: "Assumptions:",
    rows: Object.entries(ASSUMPTIONS).map(([name, { values, about }]) => [
      name,
      `${about} ${typeof values === "number" ? `Default: ${values}` : `Values: ${values.join(", ")}`}.`,
    ]),
    sentences: [
      'Nothing public states these facts about the service. The sandbox takes the first value. "assumptions": { "importWriter": "none" } in the state file chooses another one.',
    ],
  },
];

export const COMMANDS: Readonly<Record<CommandName, Command>> = {
  init: {
    name: "init",
    summary:
      "Set up a live project: write lokaform.yaml, its first manifests and the workflows. The project is only read.",
    examples: [
      "lokaform init",
      "lokaform init --project ID --workflows translations,pull",
      "lokaform init --project ID --languages all --workflows none",
    ],
    exitCodes: "0 done, or nothing to do; 1 not, or a key could not be read; 130 cancelled",
    run: async (raw, terminal) => (await import("./runs/init.ts")).runInit(raw, terminal),
  },
  validate,
  plan,
  apply,
  drift,
  pull,
  status,
  report,
  restore: {
    name: "restore",
    summary: "Restore keys, texts and webhooks that a run removed or overwrote, from its backup.",
    examples: [
      "lokaform restore lokaform-backup/web-20260115T120000Z.yaml",
      "lokaform restore backup.yaml --force   # also what changed since",
    ],
    exitCodes:
      "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
    run: async (raw, terminal) => (await import("./runs/restore.ts")).runRestore(raw, terminal),
  },
  "webhook-secret": webhookSecret,
  schema: {
    name: "schema",
    summary: "Print the JSON Schema of keys.yaml, webhooks.yaml or lokaform.yaml, for editors.",
    examples: [
      "lokaform schema keys",
      "lokaform schema webhooks",
      "lokaform schema lokaform > lokaform.schema.json",
    ],
    exitCodes: "0 printed; 1 not",
    run: async (raw, terminal) => (await import("./runs/schema.ts")).printSchema(raw, terminal),
  },
  explain: {
    name: "explain",
    summary: "Explain a problem by the code at its end: its cause, its fix, and an example.",
    examples: ["lokaform explain unknown-member", "lokaform explain"],
    exitCodes: "0 printed; 1 there is no such code",
    run: async (raw, terminal) => (await import("./runs/explain.ts")).explainProblem(raw, terminal),
  },
  completion: {
    name: "completion",
    summary: "Print a script with which bash or zsh completes commands, options and their values.",
    examples: ["lokaform completion bash", "lokaform completion zsh"],
    exitCodes: "0 printed; 1 not",
    sections: [
      {
        title: "To load it:",
        rows: [
          ["bash", 'Add to ~/.bashrc: eval "$(lokaform completion bash)"'],
          ["zsh", 'Add to ~/.zshrc, after compinit: eval "$(lokaform completion zsh)"'],
        ],
        sentences: [],
      },
    ],
    run: async (raw, terminal) => (await import("./runs/completion.ts")).printCompletion(raw, terminal),
  },
  sandbox: {
    name: "sandbox",
    summary: "Run a copy of the service's API on this machine, to try changes without risk.",
    examples: [
      "lokaform sandbox --port 8089 --state sandbox.json",
      "lokaform sandbox --port 8089 --copy-of ID --state rehearsal.json",
      "LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID",
    ],
    exitCodes: "0 stopped (Ctrl-C); 1 could not start",
    sections: SECTIONS,
    run: async (raw, terminal) => (await import("./runs/sandbox.ts")).runSandbox(raw, terminal),
  },
  demo: {
    name: "demo",
    summary: "Show validate, plan and apply with an example project on this machine. Needs no token.",
    examples: ["lokaform demo"],
    exitCodes: "0 all of it worked; 1 not",
    run: async (raw, terminal) => (await import("./runs/demo.ts")).runDemo(raw, terminal),
  },
};
