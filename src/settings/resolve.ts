/** What a run is told, checked and whole: an option, then the environment, then lokaform.yaml, then the default. */
import { resolve } from "node:path";
import type { ManifestGlobs } from "../files/manifests.ts";
import type { Folders } from "../files/paths.ts";
import type { RunCommand } from "../model/command.ts";
import { objectionTo, type Usable } from "../model/environment.ts";
import { didYouMean } from "../model/nearest.ts";
import { type Problem, problem } from "../model/problem.ts";
import { nameless, type Secret } from "../model/secrets.ts";
import { valueIn } from "../model/variables.ts";
import { loadConfig, USUAL_CONFIG } from "./configFile.ts";
import type { Config } from "./configShape.ts";
import type { RawOptions } from "./options.ts";
import { type ParsedOptions, parseOptions } from "./parseOptions.ts";
import { type ProjectSettings, projectSettings, type RunInputs } from "./project.ts";
import { readTokenFile } from "./tokenFile.ts";

export interface Settings {
  command: RunCommand;
  apiUrl: string | undefined;
  /** In the order of lokaform.yaml. */
  projects: readonly ProjectSettings[];
  /** Manifests of the projects that `--only` leaves out. */
  others: readonly ManifestGlobs[];
  /** Which environment variables the files may use. */
  usable: Usable;
  /** All that is known before the manifests are read: no output may hold any of it. */
  secrets: readonly Secret[];
  /** Milliseconds after which nothing more is started. */
  timeLimit: number | undefined;
  format: "text" | "json" | "markdown";
  /** Whether the exit code of plan tells that there is something to do. */
  detailedExitcode: boolean;
  /** Whether drift fails the step of a workflow. */
  failOnDrift: boolean;
  /** Nothing is asked for but the names of the projects. */
  matrix: boolean;
  /** Branches other than the default one from which a workflow may apply. */
  applyFrom: readonly string[];
  yes: boolean;
  verbose: boolean;
  quiet: boolean;
  /** Files to write; undefined: not asked for. */
  out: string | undefined;
  report: string | undefined;
  /** lokaform.yaml, or the file in its place; it may not exist. */
  configFile: string;
  /** A reviewed plan: only what it holds is applied. */
  plan: string | undefined;
  /** Where backups go; undefined: nowhere, and nothing may be taken away. */
  backupDir: string | undefined;
  /** Whether a restore also replaces live values that changed since the backup. */
  force: boolean;
  /** Options that a restore of this run's backup needs to find project and service. */
  restoreFlags: readonly string[];
}

/** What settings are read from, next to the options. */
export interface Sources {
  folders: Folders;
  environment: Readonly<Record<string, string | undefined>>;
  /** The input of the action; undefined: a token file or the environment has it. */
  token: string | undefined;
  /** Folder for backups if the options name none; undefined: no backups are written. */
  backupDir: string | undefined;
  /** The project of the backup that is restored: it need not be named again. */
  backupProject?: string | undefined;
}

export async function readSettings(
  command: RunCommand,
  raw: RawOptions,
  sources: Sources,
): Promise<{ settings: Settings; problems: Problem[] }> {
  const { folders, environment } = sources;
  const { options, problems: wrong } = parseOptions(raw);
  const { config, problems: inFile } = await loadConfig(raw.config?.at(-1), folders);
  const tokenFile = await readTokenFile(raw["token-file"]?.at(-1), folders.working);
  const token = sources.token ?? tokenFile.token ?? (environment.LOKALISE_API_TOKEN || undefined);
  const tokens = tokensOf(config, environment, token);
  const usable: Usable = { values: environment, tokens, allowed: options.allowVariables };
  const chosen = choose(options, config, sources.backupProject);
  const told: RunInputs = {
    // One id for several projects is a mistake, which is reported once.
    options: chosen.names.length > 1 ? { ...options, project: undefined } : options,
    config,
    usable,
    token,
    online: command !== "validate" && !options.matrix,
    working: folders.working,
    backupProject: sources.backupProject,
  };
  // Where lokaform.yaml cannot be read at all, nothing is known of any project.
  const unread = config === undefined && inFile.length > 0;
  const all = unread ? [] : chosen.names.map((name) => projectSettings(name, entryOf(config, name), told));
  const projects = all.map(({ settings }) => settings);
  const leftOut = chosen.others.map((name) => projectSettings(name, entryOf(config, name), told).settings);
  const others = leftOut.flatMap(({ manifests }) => manifests ?? []);
  const backupDir = options.backupDir ?? sources.backupDir;
  const inFolder = (path: string | undefined) => path && resolve(folders.working, path);
  const settings: Settings = {
    command,
    apiUrl: options.apiUrl ?? (environment.LOKALISE_API_URL || undefined),
    projects,
    others,
    usable,
    secrets: [...tokens.map(nameless), ...[...projects, ...leftOut].flatMap((one) => one.secrets)],
    timeLimit: options.timeLimit ?? config?.top.values.time_limit,
    format: options.format ?? "text",
    detailedExitcode: options.detailedExitcode,
    failOnDrift: options.failOnDrift,
    matrix: options.matrix,
    applyFrom: options.applyFrom,
    yes: options.yes,
    verbose: options.verbose,
    quiet: options.quiet,
    out: inFolder(options.out),
    report: inFolder(options.report),
    configFile: resolve(folders.working, raw.config?.at(-1) ?? USUAL_CONFIG),
    plan: inFolder(options.plan),
    backupDir: inFolder(backupDir),
    force: options.force,
    restoreFlags: restoreFlags(raw, config !== undefined),
  };
  const problems = [
    ...tokenFile.problems,
    ...wrong,
    ...inFile,
    ...chosen.problems,
    ...all.flatMap((one) => one.problems),
    ...(told.online ? narrowed(options, config) : []),
  ];
  return { settings, problems: eachOnce(problems) };
}

/** Variables in which the runner, and tools of GitHub, keep tokens. */
const RUNNER_TOKENS = [
  "GITHUB_TOKEN",
  "GH_TOKEN",
  "INPUT_GITHUB-TOKEN",
  "INPUT_TOKEN",
  "ACTIONS_RUNTIME_TOKEN",
  "ACTIONS_ID_TOKEN_REQUEST_TOKEN",
];

/** The usual one, the environment's, those that entries of `projects` name, also entries that the run leaves out, and the runner's. */
function tokensOf(
  config: Config | undefined,
  environment: Sources["environment"],
  usual: string | undefined,
): string[] {
  const entries = [...(config?.projects?.values() ?? [])];
  const named = entries
    .map(({ values }) => valueIn(environment, values.token_env ?? ""))
    .filter((token) => token !== undefined && objectionTo(token) === undefined);
  const runner = RUNNER_TOKENS.map((name) => valueIn(environment, name));
  const all = [usual, environment.LOKALISE_API_TOKEN, ...named, ...runner].filter(
    (token) => token !== undefined,
  );
  return [...new Set(all)].filter((token) => token !== "");
}

function entryOf(config: Config | undefined, name: string | undefined) {
  return name === undefined ? undefined : config?.projects?.get(name);
}

/** Which projects the run is for: all that lokaform.yaml names, or those of `only`. */
function choose(
  { only, project, keys, webhooks }: ParsedOptions,
  config: Config | undefined,
  backupProject: string | undefined,
): { names: readonly (string | undefined)[]; others: readonly string[]; problems: Problem[] } {
  const wrong = (message: string) => problem("bad-setting", message);
  const known = config?.projects && [...config.projects.keys()];
  if (!known) {
    const message = "only chooses among projects in lokaform.yaml, and there are none. Leave it out.";
    return { names: [undefined], others: [], problems: only ? [wrong(message)] : [] };
  }
  const problems = (only ?? []).flatMap((name) => {
    if (known.includes(name)) return [];
    const guess = didYouMean(name, known) || ` There are ${known.join(", ")}.`;
    return [wrong(`projects in lokaform.yaml has no "${name}".${guess}`)];
  });
  const ofBackup = known.filter(
    (name) => backupProject !== undefined && config?.projects?.get(name)?.values.project === backupProject,
  );
  if (!only && ofBackup.length > 0) return { names: ofBackup, others: [], problems };
  const names = only ? known.filter((name) => only.includes(name)) : known;
  const single = { project, keys, webhooks };
  if (names.length > 1)
    for (const [name, value] of Object.entries(single))
      if (value !== undefined)
        problems.push(
          wrong(
            `${name} is meant for one project, and lokaform.yaml names ${names.length}. Choose one with --only (the action: only).`,
          ),
        );
  return { names, others: known.filter((name) => !names.includes(name)), problems };
}

/** The backup knows its project, so an id is only needed where lokaform.yaml may name another one. */
function restoreFlags(raw: RawOptions, hasConfig: boolean): string[] {
  const names = ["config", ...(hasConfig ? (["project"] as const) : []), "token-file", "api-url"] as const;
  return names.flatMap((name) => {
    const value = raw[name]?.at(-1);
    return value === undefined ? [] : [`--${name}`, value];
  });
}

/** That a rule of the file does not hold for this run is said. */
function narrowed(options: ParsedOptions, config: Config | undefined): Problem[] {
  const named = options.keys ?? options.webhooks;
  if (!config || !named || options.prune !== undefined) return [];
  const parts = [config.top, ...(config.projects?.values() ?? [])];
  const prunes = parts.some(
    ({ values }) => (values.prune ?? "off") !== "off" || values.prune_webhooks === "all",
  );
  const message =
    "prune is off in this run, because --keys or --webhooks may name only some of the manifests. To prune anyway, add --prune.";
  return prunes ? [problem("bad-setting", message, { severity: "notice" })] : [];
}

/** What holds for all projects is found wrong for each of them. */
function eachOnce(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((one) => [JSON.stringify(one), one]));
  return [...seen.values()];
}
