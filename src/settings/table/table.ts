/** All settings, by topic: those that all kinds share, and those of each kind. */
import { KINDS } from "../../kinds/kinds.ts";
import type { CommandName } from "../../model/command.ts";
import { isInput, isOnCommandLine, optionName, type Setting } from "../../model/setting.ts";
import * as access from "./access.ts";
import * as output from "./output.ts";
import * as ownership from "./ownership.ts";
import * as pace from "./pace.ts";
import * as project from "./project.ts";
import * as removal from "./removal.ts";
import * as sandbox from "./sandbox.ts";
import type { EntryInput } from "./topic.ts";
import * as webhookSecret from "./webhookSecret.ts";

/** Settings that the documentation shows together. */
export interface Topic {
  title: string;
  entryInputs?: readonly EntryInput[];
  settings: readonly Setting[];
}

/** The manifests of each kind. */
export const MANIFESTS = KINDS.map(({ settings }) => settings.manifests);
/** What is pruned of each kind. */
export const PRUNES = KINDS.map(({ settings }) => settings.prune);

export const TOPICS: readonly Topic[] = [
  {
    title: "Which project, and how it is reached",
    entryInputs: [project.TOKEN_INPUT, project.WORKING_DIRECTORY_INPUT],
    settings: [
      project.PROJECT,
      project.CONFIG,
      project.ONLY,
      project.PROJECTS,
      ...MANIFESTS,
      project.TOKEN_FILE,
      project.TOKEN_ENV,
      project.API_URL,
    ],
  },
  {
    title: "On GitHub",
    entryInputs: [access.GITHUB_TOKEN_INPUT],
    settings: [
      access.APPLY_FROM,
      access.ALLOW_PROJECTS,
      access.ALLOW_VARIABLES,
      access.FAIL_ON_DRIFT,
      access.SHOW_TEXTS,
    ],
  },
  {
    title: "Who owns texts and keys",
    settings: [ownership.LANGUAGES, ownership.OWNER, ownership.PROTECTED_TAGS],
  },
  {
    title: "What may be removed",
    settings: [
      ...PRUNES,
      removal.ON_REMOVE,
      removal.ON_PROBLEM,
      ...KINDS.flatMap(({ settings }) => settings.limits),
      removal.MAX_DESTROY,
      removal.ALLOW_FOREIGN_PROJECT,
      removal.BACKUP_DIR,
      removal.BACKUP,
      removal.FORCE,
    ],
  },
  {
    title: "Pace",
    settings: [pace.TIME_LIMIT, pace.RATE, pace.CONCURRENCY, pace.BATCH_SIZE, pace.USE_AUTOMATIONS],
  },
  {
    title: "Files and output",
    settings: [
      output.OUT,
      output.PLAN,
      output.REPORT,
      output.FORMAT,
      output.DETAILED_EXITCODE,
      output.MATRIX,
      output.VERBOSE,
      output.QUIET,
    ],
  },
  {
    title: "For webhook-secret",
    settings: [webhookSecret.WEBHOOK, webhookSecret.SECRETS_FILE, webhookSecret.ROTATE],
  },
  {
    title: "For the sandbox",
    settings: [
      sandbox.PORT,
      sandbox.STATE,
      sandbox.NO_LIMITS,
      sandbox.LATENCY,
      sandbox.LOG,
      sandbox.FAULT,
      sandbox.SEED,
    ],
  },
  { title: "General", settings: [output.YES, output.NO_COLOR, output.HELP, output.VERSION] },
];

export const SETTINGS: readonly Setting[] = TOPICS.flatMap(({ settings }) => settings);

/** Everything that can be given to a command, in any way. */
export const OPTIONS: readonly Setting[] = SETTINGS.filter(({ option }) => option !== undefined);

/** The options of a command, or of all commands, on the command line. */
export function optionsOf(command: CommandName | undefined): readonly Setting[] {
  return SETTINGS.filter(
    (row) => isOnCommandLine(row) && (command === undefined || row.commands.includes(command)),
  );
}

/** The argument of a command. */
export function argumentOf(command: CommandName | undefined): Setting | undefined {
  return SETTINGS.find(
    ({ option, commands }) => option?.offered === "as an argument" && command && commands.includes(command),
  );
}

export const INPUTS: readonly Setting[] = SETTINGS.filter(isInput);

/** The setting that has this name as an option or input. */
export function settingOf(option: string): Setting | undefined {
  return OPTIONS.find((row) => optionName(row) === option);
}
