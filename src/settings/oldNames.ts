/** Names of earlier versions. Using one is a problem that says what is there instead. */
import type { CommandName } from "../model/command.ts";
import type { Place } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";

const SPLIT = "Remove it: a request that is too large is split.";
const REPORT_ACTION = "Use the action lokaform/lokaform/report@v1.";
const NO_COMMAND = "It has no input command.";
const PULL_ACTION = "Use the action lokaform/lokaform/pull@v1.";
const SECRET_ACTION = "Use the action lokaform/lokaform/webhook-secret@v1.";

/** Options that were inputs, too. */
const OPTION_AND_INPUT = {
  "batch-size": SPLIT,
  "allow-foreign-project": "Set allow_wrong_project in lokaform.yaml.",
  "create-files": "Remove it: pull creates the files of listed languages.",
  into: "Remove it: new entries come after their nearest relatives.",
} as const;

/** What is there instead, as a sentence. `pull --out`: only this command no longer has the option. */
export const OLD_NAMES = {
  setting: {
    on_remove: "Set prune: { by: archive } or prune: { by: destroy }.",
    prune_webhooks: "Set prune: { webhooks: all }.",
    "limits.destroy": "Set limits.removals.",
    "limits.destroy_percent": "Set limits.removals_percent.",
    "limits.destroy_webhooks": "Set limits.webhook_removals.",
    "limits.update_percent": "Set limits.overwrites_percent.",
    "limits.unverify": "Set limits.unverified.",
    batch_size: SPLIT,
    allow_foreign_project: "Set allow_wrong_project.",
  },
  option: {
    ...OPTION_AND_INPUT,
    "max-destroy": "Use --allow-removals N.",
    take: "Use --overwrite in apply, and --accept in pull.",
    "pull --out": "Use --dir.",
    "demo --texts": "Remove it: see examples/storefront-code.",
    "split-by":
      "Remove it: move entries to other files by hand, and name all files under keys in lokaform.yaml.",
    gone: "Use --remove-missing.",
    "edits-by-hand": "Remove it: git tells which texts a person changed.",
    fault: "Remove it: tests of your own can refuse requests.",
    latency: "Remove it.",
    seed: "Remove it.",
    full: "Use --all.",
    kept: "Use --all.",
    unmanaged: "Use --all.",
    html: "Use --report FILE.html.",
    "on-remove": "Use --prune by=archive or --prune by=destroy.",
  },
  input: {
    ...OPTION_AND_INPUT,
    "max-destroy": "Set the input allow-removals.",
    take: "Set the input overwrite. In pull, use --accept.",
    html: "Add a path that ends with .html to the input report.",
    "on-remove": "Set prune: { by: archive } or prune: { by: destroy } in lokaform.yaml.",
    prune: "Set prune in lokaform.yaml.",
    "on-problem": "Set on_problem in lokaform.yaml.",
    "api-url": "Set the environment variable LOKALISE_API_URL.",
    rate: "Set rate in lokaform.yaml.",
    concurrency: "Set concurrency in lokaform.yaml.",
    "time-limit": "Set time_limit in lokaform.yaml.",
    verbose:
      "Turn on debug logging of GitHub: run the job again with debug logging, or set the secret ACTIONS_STEP_DEBUG.",
    quiet: "Remove it.",
    "backup-dir":
      "Remove it: backups are in the folder lokaform-backup of RUNNER_TEMP, and the output backup-file names the file.",
    languages: "Set pull: { languages: all } in lokaform.yaml, and use the action lokaform/lokaform/pull@v1.",
    fields: "Run lokaform pull --fields on your machine.",
    new: "Run lokaform pull --new on your machine.",
    reports: REPORT_ACTION,
    expect: REPORT_ACTION,
    webhook: SECRET_ACTION,
    "secrets-file": SECRET_ACTION,
    rotate: SECRET_ACTION,
  },
  command: {
    summarize: "Use report.",
  },
  "action command": {
    pull: `${PULL_ACTION} ${NO_COMMAND}`,
    report: `${REPORT_ACTION} ${NO_COMMAND}`,
    summarize: `${REPORT_ACTION} ${NO_COMMAND}`,
    "webhook-secret": `${SECRET_ACTION} ${NO_COMMAND}`,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The problem of using an old name; undefined if the name is not an old one of the command. */
export function oldNameProblem(
  where: keyof typeof OLD_NAMES,
  name: string,
  { place, command }: { place?: Place; command?: CommandName | undefined } = {},
): Problem | undefined {
  const names = new Map<string, string>(Object.entries(OLD_NAMES[where]));
  const instead = names.get(name) ?? names.get(`${command} --${name}`);
  const message = `The ${where} ${where === "option" ? "--" : ""}${name} no longer exists. ${instead}`;
  return instead === undefined ? undefined : problem("bad-setting", message, { ...(place && { place }) });
}

/** A sentence on a name that a user may expect in lokaform.yaml. */
export function expectedName(name: string): string | undefined {
  return OTHER_NAMES.find(([pattern]) => pattern.test(name))?.[1];
}

const OTHER_NAMES = [
  [/^base_lang/, " Remove it: the project has its base language."],
  [
    /token$|^api_key$/,
    " Remove it: a token is in no file. Set LOKALISE_API_TOKEN, or the input token. If it was committed, make a new token in Lokalise and delete this one.",
  ],
  [/^branch$/, " Write it after the id: project: ID:BRANCH."],
  [/^dry_?run$/, " Remove it: lokaform plan shows changes, and lokaform apply makes them."],
  [/^(on_create|tags|platforms?)$/, " Set it in a row of texts, or under on_create in keys.yaml."],
  [/^(format|type)$/, " Remove it: the name of the file says what format it has."],
] as const;
