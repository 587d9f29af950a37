/** Every option, once: the flags of the command line, the inputs of the action, and the words of `--help`. */

export const COMMANDS = {
  validate: "Check the manifests. No token, no network.",
  plan: "Compare the manifests with the live project, and show what apply would do. Writes nothing.",
  apply: "Make the live project what the manifests say. Takes nothing away unless prune says so.",
  drift:
    "Tell where the live project differs from the manifests: since when, and by whom, where the service says so. Writes nothing.",
  restore: "Bring back what a backup holds: keys, texts and webhooks that a run removed or overwrote.",
  "webhook-secret":
    "Write a webhook's secret to a file, for whoever checks deliveries; --rotate makes a new one first.",
  sandbox: "Run the service's API on this machine, to rehearse against.",
  demo: "See it all work, start to end, against a sandbox with an example project. Needs nothing.",
} as const;

export type CommandName = keyof typeof COMMANDS;

/** Commands that read manifests. */
export const SYNC_COMMANDS = ["validate", "plan", "apply", "drift"] as const;
export type SyncCommand = (typeof SYNC_COMMANDS)[number];

/** Commands that show a plan, or what became of it. */
export type RunCommand = SyncCommand | "restore";

/** What the action offers. */
export const ACTION_COMMANDS = [...SYNC_COMMANDS, "webhook-secret"] as const;
export type ActionCommand = (typeof ACTION_COMMANDS)[number];

export interface Option {
  /** What stands for the value in `--help`; absent for a switch. */
  metavar?: string;
  /** One letter that means the same. */
  short?: string;
  /** May be given several times (an input: one a line). */
  many?: true;
  help: string;
  commands: readonly CommandName[];
  /** Whether the action has an input of this name. */
  input: boolean;
  /** False: only a workflow can use it. */
  flag?: false;
}

const SYNC: readonly CommandName[] = SYNC_COMMANDS;
const ONLINE: readonly CommandName[] = ["plan", "apply", "drift"];
const PLANNING: readonly CommandName[] = ["plan", "apply"];
const REACHING: readonly CommandName[] = [...ONLINE, "restore", "webhook-secret"];
const SETTING: readonly CommandName[] = [...SYNC, "restore", "webhook-secret"];
const SENDING: readonly CommandName[] = [...ONLINE, "restore"];
const ALL: readonly CommandName[] = [...SETTING, "sandbox", "demo"];

export const OPTIONS = {
  config: {
    metavar: "FILE",
    help: "Settings. Without it: lokaform.yaml of the working directory, if it is there.",
    commands: SETTING,
    input: true,
  },
  only: {
    metavar: "NAME",
    many: true,
    help: "Only these of the projects in lokaform.yaml. May be repeated.",
    commands: SETTING,
    input: true,
  },
  project: {
    metavar: "ID",
    help: "The project: its id, its URL, or id:branch for a branch of it.",
    commands: REACHING,
    input: true,
  },
  keys: {
    metavar: "GLOB",
    many: true,
    help: "Key manifests. May be repeated. Turns prune off, unless --prune is given as well. Without --keys, --webhooks and a word of them in lokaform.yaml: keys.yaml and webhooks.yaml of the working directory.",
    commands: SYNC,
    input: true,
  },
  webhooks: {
    metavar: "GLOB",
    many: true,
    help: "Webhook manifests. May be repeated. Turns prune off, like --keys.",
    commands: SYNC,
    input: true,
  },
  "token-file": {
    metavar: "FILE",
    help: "File that holds the API token. Without it: the environment variable LOKALISE_API_TOKEN.",
    commands: REACHING,
    input: false,
  },
  "api-url": {
    metavar: "URL",
    help: "Where the API is. Without it: LOKALISE_API_URL, or https://api.lokalise.com/api2.",
    commands: REACHING,
    input: true,
  },
  out: { metavar: "FILE", help: "Write the plan, as JSON, to a file.", commands: ["plan"], input: true },
  format: {
    metavar: "FORMAT",
    help: "What is printed: text (default), json or markdown.",
    commands: ONLINE,
    input: false,
  },
  plan: {
    metavar: "FILE",
    help: "Apply only what this plan holds, made by plan --out and reviewed; list whatever else there is, and fail for it.",
    commands: ["apply"],
    input: true,
  },
  "detailed-exitcode": {
    help: "Exit with 2 when there is something to do, and 0 only when there is not.",
    commands: ["plan"],
    input: false,
  },
  matrix: {
    help: "Print the names in projects of lokaform.yaml as a JSON list, for a matrix of jobs, and do nothing else.",
    commands: ["validate", "plan"],
    input: false,
  },
  "apply-from": {
    metavar: "BRANCH",
    many: true,
    help: "Branches other than the default one from which apply may write; * stands for anything but /.",
    commands: ["apply", "webhook-secret"],
    input: true,
    flag: false,
  },
  "fail-on-drift": {
    help: "Fail the step when there is drift.",
    commands: ["drift"],
    input: true,
    flag: false,
  },
  yes: {
    help: "Do not ask for confirmation. Without it, a run asks if its input is a terminal.",
    commands: ["apply", "restore", "webhook-secret"],
    input: false,
  },
  force: {
    help: "Also replace live values that changed since the backup was written.",
    commands: ["restore"],
    input: false,
  },
  backup: {
    metavar: "FILE",
    help: "The backup to restore.",
    commands: ["restore"],
    input: false,
    flag: false,
  },
  prune: {
    metavar: "WHICH",
    help: "Which keys that are not declared are taken away: off (default), owned (those with our owner tag) or all.",
    commands: ONLINE,
    input: true,
  },
  "on-remove": {
    metavar: "HOW",
    help: "What becomes of a key that is taken away: archive or destroy. Must be said when prune is on.",
    commands: ONLINE,
    input: true,
  },
  "allow-projects": {
    metavar: "ID",
    many: true,
    help: "Only these projects may be used. May be repeated. Without it, any project.",
    commands: REACHING,
    input: true,
  },
  "allow-variables": {
    metavar: "NAME",
    many: true,
    help: "Only these environment variables may be used by manifests and lokaform.yaml. May be repeated. Without it, any.",
    commands: [...SYNC, "webhook-secret"],
    input: true,
  },
  "on-problem": {
    metavar: "HOW",
    help: "What to do when a key or webhook has a problem: skip it (default) and go on with the others, or stop and write nothing.",
    commands: ONLINE,
    input: true,
  },
  "max-destroy": {
    metavar: "N",
    help: "So many keys, texts and webhooks may be taken away in this run, whatever limits.destroy says.",
    commands: PLANNING,
    input: true,
  },
  "allow-foreign-project": {
    help: "Go on with a project that holds 10 keys or more, none of which is declared.",
    commands: ONLINE,
    input: true,
  },
  "backup-dir": {
    metavar: "DIR",
    help: "Folder for the backup of what a run removes or overwrites. Default lokaform-backup; the action has no default, and removes nothing without it.",
    commands: ["apply", "restore"],
    input: true,
  },
  "time-limit": {
    metavar: "TIME",
    help: "After this time (90s, 30m, 1h) nothing more is started; the next run does the rest. Default: none.",
    commands: SENDING,
    input: true,
  },
  concurrency: {
    metavar: "N",
    help: "Requests under way at once: 1 to 10. Default 6.",
    commands: SENDING,
    input: true,
  },
  "batch-size": {
    metavar: "N",
    help: "Keys in one request: 1 to 500. Default 500.",
    commands: [...PLANNING, "restore"],
    input: true,
  },
  rate: {
    metavar: "N",
    help: "Requests a second. Default 6, which is the service's limit per token and per address.",
    commands: SENDING,
    input: true,
  },
  report: {
    metavar: "FILE",
    help: "Write all that the run has to say, as JSON, to a file.",
    commands: [...SYNC, "restore"],
    input: true,
  },
  webhook: {
    metavar: "URL|ID",
    help: "The webhook: its id, or its whole URL if no other webhook has it. The URL may have ${NAME}, as in the manifest.",
    commands: ["webhook-secret"],
    input: true,
  },
  "secrets-file": {
    metavar: "FILE",
    help: "Where the secret is written; only its owner may read it.",
    commands: ["webhook-secret"],
    input: true,
  },
  rotate: {
    help: "Make a new secret first. Deliveries carry it at once.",
    commands: ["webhook-secret"],
    input: true,
  },
  port: {
    metavar: "N",
    help: "Port to listen on. Default: one that is free.",
    commands: ["sandbox"],
    input: false,
  },
  state: {
    metavar: "FILE",
    help: "JSON file with projects: loaded at the start, made if it is not there, kept up to date.",
    commands: ["sandbox"],
    input: false,
  },
  "no-limits": {
    help: "Answer without the service's limits (6 requests a second, 10 at once).",
    commands: ["sandbox"],
    input: false,
  },
  latency: {
    metavar: "MS",
    help: "Milliseconds that every answer takes longer.",
    commands: ["sandbox"],
    input: false,
  },
  log: {
    metavar: "FILE",
    help: "Write a JSON line for each request: time, method, path, status, ms.",
    commands: ["sandbox"],
    input: false,
  },
  fault: {
    metavar: "NAME[@RATE]",
    many: true,
    help: "A misbehaviour of the service, from the list below. May be repeated.",
    commands: ["sandbox"],
    input: false,
  },
  seed: {
    metavar: "N",
    help: "What decides where faults strike: the same seed and requests, the same faults. Default 1.",
    commands: ["sandbox"],
    input: false,
  },
  verbose: { help: "Tell of each request as well, on standard error.", commands: SENDING, input: true },
  quiet: {
    short: "q",
    help: "Print problems, failures and the last line only.",
    commands: [...SYNC, "restore"],
    input: true,
  },
  "no-color": { help: "No colours. So does the environment variable NO_COLOR.", commands: ALL, input: false },
  help: { short: "h", help: "Show this help.", commands: ALL, input: false },
  version: { short: "V", help: "Show the version.", commands: ALL, input: false },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

/** What was said for each option, as text: from flags or inputs, not yet checked. A switch that is on is "true". */
export type Said = Partial<Record<OptionName, readonly string[]>>;

/** All options with their names; the table's own type knows each of them too closely to walk it. */
export function allOptions(): [OptionName, Option][] {
  return (Object.keys(OPTIONS) as OptionName[]).map((name) => [name, OPTIONS[name]]);
}

export function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word);
}
