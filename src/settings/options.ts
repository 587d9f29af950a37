/** Every option, once: the flags of the command line, the inputs of the action, and the words of `--help`. */

import type { CommandName } from "../model/command.ts";

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
  /** It is the argument of its command, and no option. */
  argument?: true;
}

const SYNC: readonly CommandName[] = ["validate", "plan", "apply", "drift"];
const ONLINE: readonly CommandName[] = ["plan", "apply", "drift"];
const PLANNING: readonly CommandName[] = ["plan", "apply"];
const REACHING: readonly CommandName[] = [...ONLINE, "restore", "webhook-secret"];
const SETTING: readonly CommandName[] = [...SYNC, "restore", "webhook-secret"];
const SENDING: readonly CommandName[] = [...ONLINE, "restore"];
const ALL: readonly CommandName[] = [...SETTING, "sandbox", "demo"];

export const OPTIONS = {
  config: {
    metavar: "FILE",
    help: "Settings file. Default: lokaform.yaml in the working directory, if it exists.",
    commands: SETTING,
    input: true,
  },
  only: {
    metavar: "NAME",
    many: true,
    help: "Use only this project of those in lokaform.yaml. May be repeated.",
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
    help: "Key manifests. May be repeated. Turns prune off unless --prune is also given. If neither the options nor lokaform.yaml name manifests: keys.yaml and webhooks.yaml in the working directory.",
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
    help: "File with the API token. Default: the environment variable LOKALISE_API_TOKEN.",
    commands: REACHING,
    input: false,
  },
  "api-url": {
    metavar: "URL",
    help: "Address of the API. Default: LOKALISE_API_URL, or https://api.lokalise.com/api2.",
    commands: REACHING,
    input: true,
  },
  out: { metavar: "FILE", help: "Write the plan to a file, as JSON.", commands: ["plan"], input: true },
  format: {
    metavar: "FORMAT",
    help: "Output format: text (default), json or markdown.",
    commands: ONLINE,
    input: false,
  },
  plan: {
    metavar: "FILE",
    help: "Apply only the changes in this file, which plan --out wrote. Other changes are listed and make the run fail.",
    commands: ["apply"],
    input: true,
  },
  "detailed-exitcode": {
    help: "Exit with 2 if there are changes, and with 0 only if there are none.",
    commands: ["plan"],
    input: false,
  },
  matrix: {
    help: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else.",
    commands: ["validate", "plan"],
    input: false,
  },
  "apply-from": {
    metavar: "BRANCH",
    many: true,
    help: "Branches from which apply may write, besides the default branch. * matches everything except /.",
    commands: ["apply", "webhook-secret"],
    input: true,
    flag: false,
  },
  "fail-on-drift": {
    help: "Fail the step if there is drift.",
    commands: ["drift"],
    input: true,
    flag: false,
  },
  yes: {
    help: "Do not ask for confirmation. Without it, a run asks if standard input is a terminal.",
    commands: ["apply", "restore", "webhook-secret"],
    input: false,
  },
  force: {
    help: "Also replace live values that changed after the backup was written.",
    commands: ["restore"],
    input: false,
  },
  backup: {
    metavar: "FILE",
    help: "The backup to restore.",
    commands: ["restore"],
    input: false,
    flag: false,
    argument: true,
  },
  prune: {
    metavar: "WHICH",
    help: "Which undeclared keys to remove: off (none, the default), owned (those with our owner tag) or all.",
    commands: ONLINE,
    input: true,
  },
  "on-remove": {
    metavar: "HOW",
    help: "How to remove a key: archive or destroy. Required if prune is on.",
    commands: ONLINE,
    input: true,
  },
  "allow-projects": {
    metavar: "ID",
    many: true,
    help: "A project that may be used. May be repeated. Default: any project.",
    commands: REACHING,
    input: true,
  },
  "allow-variables": {
    metavar: "NAME",
    many: true,
    help: "An environment variable that manifests and lokaform.yaml may use. May be repeated. Default: any.",
    commands: [...SYNC, "webhook-secret"],
    input: true,
  },
  "on-problem": {
    metavar: "HOW",
    help: "What to do if a key or webhook has a problem: skip it and continue with the others (default), or stop and write nothing.",
    commands: ONLINE,
    input: true,
  },
  "max-destroy": {
    metavar: "N",
    help: "Maximum number of keys, texts and webhooks to remove in this run. Overrides the limits in lokaform.yaml.",
    commands: PLANNING,
    input: true,
  },
  "allow-foreign-project": {
    help: "Continue if the project has 10 keys or more and none of them is declared.",
    commands: ONLINE,
    input: true,
  },
  "backup-dir": {
    metavar: "DIR",
    help: "Folder for the backup of what a run removes or overwrites. Default: lokaform-backup.",
    commands: ["apply", "restore"],
    input: true,
  },
  "time-limit": {
    metavar: "TIME",
    help: "Start nothing more after this time (90s, 30m, 1h); the next run does the rest. Default: no limit.",
    commands: SENDING,
    input: true,
  },
  concurrency: {
    metavar: "N",
    help: "Requests at the same time, 1 to 10. Default: 6.",
    commands: SENDING,
    input: true,
  },
  "batch-size": {
    metavar: "N",
    help: "Keys in one request, 1 to 500. Default: 500.",
    commands: [...PLANNING, "restore"],
    input: true,
  },
  rate: {
    metavar: "N",
    help: "Requests per second. Default: 6, the service's limit per token and per IP address.",
    commands: SENDING,
    input: true,
  },
  report: {
    metavar: "FILE",
    help: "Write the complete report to a file, as JSON.",
    commands: [...SYNC, "restore"],
    input: true,
  },
  webhook: {
    metavar: "URL|ID",
    help: "The webhook: its id, or its whole URL if no other webhook has the same one. The URL may contain ${NAME}, as in the manifest.",
    commands: ["webhook-secret"],
    input: true,
  },
  "secrets-file": {
    metavar: "FILE",
    help: "File for the secret. Only its owner can read it.",
    commands: ["webhook-secret"],
    input: true,
  },
  rotate: {
    help: "Make a new secret first. The service uses it at once.",
    commands: ["webhook-secret"],
    input: true,
  },
  port: {
    metavar: "N",
    help: "Port to listen on. Default: any free port.",
    commands: ["sandbox"],
    input: false,
  },
  state: {
    metavar: "FILE",
    help: "JSON file with the projects. Read at the start, created if it does not exist, updated after each write.",
    commands: ["sandbox"],
    input: false,
  },
  "no-limits": {
    help: "Do not enforce the service's limits (6 requests per second, 10 at the same time).",
    commands: ["sandbox"],
    input: false,
  },
  latency: {
    metavar: "MS",
    help: "Delay each answer by this many milliseconds.",
    commands: ["sandbox"],
    input: false,
  },
  log: {
    metavar: "FILE",
    help: "Write one line of JSON for each request: time, method, path, status, ms.",
    commands: ["sandbox"],
    input: false,
  },
  fault: {
    metavar: "NAME[@RATE]",
    many: true,
    help: "Simulate a fault of the service, from the list below. May be repeated.",
    commands: ["sandbox"],
    input: false,
  },
  seed: {
    metavar: "N",
    help: "Seed of the faults: the same seed and the same requests give the same faults. Default: 1.",
    commands: ["sandbox"],
    input: false,
  },
  verbose: { help: "Also print each request, on standard error.", commands: SENDING, input: true },
  quiet: {
    short: "q",
    help: "Print only problems, failures and the last line.",
    commands: [...SYNC, "restore"],
    input: true,
  },
  "no-color": {
    help: "Do not use colours. The environment variable NO_COLOR does the same.",
    commands: ALL,
    input: false,
  },
  help: { short: "h", help: "Show this help.", commands: ALL, input: false },
  version: { short: "V", help: "Show the version.", commands: ALL, input: false },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

/** What was said for each option, as text: from flags or inputs, not yet checked. A switch that is on is "true". */
export type RawOptions = Partial<Record<OptionName, readonly string[]>>;

/** The options of a command on the command line, without its argument. */
export function optionsOf(command: CommandName | undefined): [OptionName, Option][] {
  return allOptions().filter(
    ([, { flag, commands }]) => flag !== false && (command === undefined || commands.includes(command)),
  );
}

/** The argument of a command. */
export function argumentOf(command: CommandName | undefined): [OptionName, Option] | undefined {
  return allOptions().find(([, { argument, commands }]) => argument && command && commands.includes(command));
}

/** All options with their names; the table's own type knows each of them too closely to walk it. */
export function allOptions(): [OptionName, Option][] {
  return (Object.keys(OPTIONS) as OptionName[]).map((name) => [name, OPTIONS[name]]);
}
