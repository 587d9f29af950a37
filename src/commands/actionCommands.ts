/** The commands of the actions, with their words: not in the list of all commands, so that the actions in dist contain no sandbox. */
import type { Terminal } from "../host/terminal.ts";
import type { CommandName } from "../model/command.ts";
import type { Host } from "../run/host.ts";
import type { RawOptions } from "../settings/flags.ts";

/** What a command is: its words for the help and the documentation, and what it does. Its options are rows of the settings. `Where`: where it can run. */
export interface Command<Where extends Host = Terminal> {
  name: CommandName;
  summary: string;
  examples: readonly string[];
  exitCodes: string;
  sections?: readonly HelpSection[];
  run(raw: RawOptions, host: Where): Promise<number>;
}

export type SharedCommand = Command<Host>;

export interface HelpSection {
  title: string;
  rows?: readonly (readonly [name: string, text: string])[];
  sentences: readonly string[];
}

export const validate: SharedCommand = {
  name: "validate",
  summary: "Check the manifests. No token, no network.",
  examples: [
    "lokaform validate",
    "lokaform validate --matrix             # the names of the projects, for a matrix of jobs",
    "lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml",
  ],
  exitCodes: "0 valid; 1 not",
  run: async (raw, host) => (await import("./runs/runCommand.ts")).runCommand("validate", raw, host),
};

export const plan: SharedCommand = {
  name: "plan",
  summary: "Compare the manifests with the live project, and show what apply would do. Writes nothing.",
  examples: [
    "export LOKALISE_API_TOKEN=…",
    "lokaform plan --project 3002780358964f9bab5a92.87762498",
    "lokaform plan --out plan.json          # the project is set in lokaform.yaml",
    "lokaform plan --only web --format markdown",
    "lokaform plan --filter 'cart.*'",
  ],
  exitCodes:
    "0 planned (with --detailed-exitcode: without changes); 1 a problem, a conflict, or a plan that a guard refuses; 2 changes, with --detailed-exitcode; 130 or 143 ended by a signal",
  run: async (raw, host) => (await import("./runs/runCommand.ts")).runCommand("plan", raw, host),
};

export const apply: SharedCommand = {
  name: "apply",
  summary: "Change the live project to match the manifests. Removes nothing unless prune is on.",
  examples: [
    "export LOKALISE_API_TOKEN=…",
    "lokaform apply --project 3002780358964f9bab5a92.87762498",
    "lokaform apply --plan plan.json        # only what was reviewed",
  ],
  exitCodes:
    "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
  run: async (raw, host) => (await import("./runs/runCommand.ts")).runCommand("apply", raw, host),
};

export const drift: SharedCommand = {
  name: "drift",
  summary: "Show where the live project differs from the manifests, since when and by whom. Writes nothing.",
  examples: [
    "lokaform drift --project 3002780358964f9bab5a92.87762498",
    "lokaform drift --only web --report drift.json",
    "lokaform drift --filter tag:release",
  ],
  exitCodes:
    "0 no drift; 1 a problem; 2 drift: something to write, to pull, or in conflict; 130 or 143 ended by a signal",
  run: async (raw, host) => (await import("./runs/runCommand.ts")).runCommand("drift", raw, host),
};

export const pull: SharedCommand = {
  name: "pull",
  summary:
    "Write the texts of a live project into its manifests, or its first manifests. The project is only read.",
  examples: [
    "lokaform pull --project ID",
    "lokaform pull --project ID --languages all --dir l10n",
    "lokaform pull --dry-run",
    "lokaform pull --fields description,tags --new",
    "lokaform pull --accept cart.title:en",
    "lokaform pull --languages de",
  ],
  exitCodes:
    "0 done; 1 not, or a key could not be read; 2 files were written (only with --detailed-exitcode)",
  run: async (raw, host) => (await import("./runs/pull.ts")).runPull(raw, host),
};

export const status: SharedCommand = {
  name: "status",
  summary: "Count how many texts of each language are translated, verified and reviewed. Writes nothing.",
  examples: ["lokaform status --project ID", "lokaform status --require de=100,fr:reviewed=80"],
  exitCodes: "0 ready, or nothing required; 1 a problem; 2 not ready; 130 or 143 ended by a signal",
  run: async (raw, host) => (await import("./runs/runCommand.ts")).runCommand("status", raw, host),
};

export const report: SharedCommand = {
  name: "report",
  summary: "Put the report files of several runs together, for example of a matrix of jobs.",
  examples: [
    "lokaform report web.json ios.json",
    "lokaform report 'reports/**/*.json' --expect web --expect ios --format markdown",
  ],
  exitCodes:
    "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift or status, and there is drift, or less is ready than required",
  run: async (raw, host) => (await import("./runs/report.ts")).combineReports(raw, host),
};

export const webhookSecret: SharedCommand = {
  name: "webhook-secret",
  summary: "Write the secret of a webhook to a file. --rotate makes a new secret first.",
  examples: [
    "lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret",
    "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate",
  ],
  exitCodes: "0 written; 1 not",
  run: async (raw, host) => (await import("../run/webhookSecret.ts")).runWebhookSecret(raw, host),
};

/** By folder. An action with one command has no input `command`. */
export const ACTIONS = {
  ".": [validate, plan, apply, drift, status],
  pull: [pull],
  report: [report],
  "webhook-secret": [webhookSecret],
} as const satisfies Readonly<Record<string, readonly SharedCommand[]>>;
