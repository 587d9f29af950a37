/** What holds for one project: an option, then its entry in lokaform.yaml, then what stands there for all, then the default. */

import type { Globs, ManifestGlobs } from "../files/manifests.ts";
import { API_TOKEN, isReserved, objectionTo, type Usable } from "../model/environment.ts";
import type { Place } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import { DEFAULT_RULES, type Rules } from "../model/rules.ts";
import type { Secret } from "../model/secrets.ts";
import { valueIn, variableNames } from "../model/variables.ts";
import type { Config, EntryPart, FilePart, Part } from "./configShape.ts";
import type { ParsedOptions } from "./parseOptions.ts";
import { expandedId, givenId, type ProjectId } from "./projectId.ts";

export interface ProjectSettings {
  /** Its name in `projects` of lokaform.yaml; undefined where there is only one project. */
  name: string | undefined;
  /** As it is addressed. Empty where the command needs none. */
  id: string;
  /** The id, where the environment chose it. */
  chosen: string | undefined;
  /** What of the id came from the environment. */
  secrets: readonly Secret[];
  token: string | undefined;
  /** Undefined where they cannot be told: a problem says why. */
  manifests: ManifestGlobs | undefined;
  rules: Rules;
  /** Where the rules speak of a language, by the language. */
  languagePlaces: ReadonlyMap<string, Place>;
  useAutomations: boolean | undefined;
  /** Requests that may be under way at once. */
  concurrency: number;
  /** Keys in one request, at most. */
  batchSize: number;
  /** Requests a second. */
  rate: number;
  /** Whether texts may be shown where the manifests cannot be read. */
  showTexts: boolean;
}

/** What all projects of a run are told. */
export interface RunInputs {
  options: ParsedOptions;
  config: Config | undefined;
  usable: Usable;
  /** Of projects that name no other one. */
  token: string | undefined;
  /** Whether the service is asked anything. */
  online: boolean;
  /** The project of the backup that is restored: it need not be named again. */
  backupProject: string | undefined;
  working: string;
}

export function projectSettings(
  name: string | undefined,
  entry: EntryPart | undefined,
  told: RunInputs,
): { settings: ProjectSettings; problems: Problem[] } {
  const { options, online } = told;
  const parts = [entry, told.config?.top].filter((part) => part !== undefined);
  const own = tokenOf(entry, told);
  const id: ProjectId = online ? idOf(parts[0], told) : NO_ID;
  const rules = rulesOf(parts, told);
  const settings: ProjectSettings = {
    name,
    id: id.id ?? "",
    chosen: options.project === undefined && isTemplate(parts[0]) ? id.id : undefined,
    secrets: id.secrets,
    token: own.token,
    manifests: globsOf(parts, told),
    rules: rules.rules,
    languagePlaces: languagePlaces(parts),
    useAutomations: first(parts, "use_automations")?.value,
    concurrency: options.concurrency ?? first(parts, "concurrency")?.value ?? 6,
    batchSize: options.batchSize ?? first(parts, "batch_size")?.value ?? 500,
    rate: options.rate ?? first(parts, "rate")?.value ?? 6,
    showTexts: first(parts, "show_texts")?.value ?? true,
  };
  return { settings, problems: [...id.problems, ...own.problems, ...rules.problems] };
}

type Either = FilePart | EntryPart;
type Values = Partial<FilePart["values"] & EntryPart["values"]>;

/** The nearest part that says anything of it. */
function first<Name extends keyof FilePart["values"] & keyof EntryPart["values"]>(
  parts: readonly Either[],
  name: Name,
): { value: NonNullable<Values[Name]>; place: Place } | undefined {
  for (const part of parts) {
    const values: Values = part.values;
    const value = values[name];
    if (value !== undefined && value !== null) return { value, place: part.place(name) };
  }
  return undefined;
}

function isTemplate(part: Either | undefined): boolean {
  return variableNames(part?.values.project ?? "").length > 0;
}

const NO_ID: ProjectId = { secrets: [], problems: [] };

function idOf(part: Either | undefined, told: RunInputs): ProjectId {
  const named = namedId(part, told);
  const { id, secrets } = named;
  const allowed = told.options.allowProjects;
  if (id === undefined || !allowed || allowed.some((one) => one === id || one === plainId(id))) return named;
  const place = told.options.project === undefined ? part?.place("project") : undefined;
  // An id from the environment, or from an input, may be somebody's secret.
  const shown = secrets[0]?.shown ?? (place ? id : "that project names");
  const message = `The project ${shown} is not allowed: the input allow-projects does not list it. Nothing was sent. Correct project, or add the id to allow-projects.`;
  return { secrets, problems: [problem("project-not-allowed", message, { ...(place && { place }) })] };
}

function namedId(part: Either | undefined, { options, usable, config, backupProject }: RunInputs): ProjectId {
  if (options.project !== undefined) return givenId(options.project);
  const declared = part?.values.project;
  if (part && declared !== undefined) return expandedId(declared, usable, part.place("project"));
  // An entry of projects without one is a problem of its own.
  if (part?.broken.has("project") || config?.projects) return NO_ID;
  if (backupProject !== undefined) {
    if (variableNames(backupProject).length > 0) return expandedId(backupProject, usable, undefined);
    return { id: backupProject, secrets: [], problems: [] };
  }
  return {
    secrets: [],
    problems: [
      problem(
        "bad-setting",
        "No project is named. Give --project ID (the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.",
      ),
    ],
  };
}

const NO_TOKEN = problem(
  "bad-setting",
  "There is no API token. Set LOKALISE_API_TOKEN, or name a file with --token-file (the action: token, from a secret).",
);

function tokenOf(
  entry: EntryPart | undefined,
  { usable, online, token: usual }: RunInputs,
): { token: string | undefined; problems: Problem[] } {
  const name = entry?.values.token_env;
  if (!entry || name === undefined)
    return { token: usual, problems: online && usual === undefined ? [NO_TOKEN] : [] };
  const wrong = (message: string) => ({
    token: undefined,
    problems: online ? [problem("bad-setting", message, { place: entry.place("token_env") })] : [],
  });
  if (!mayHoldToken(name, usable))
    return wrong(
      `token_env may not name ${name}: it is reserved, or the input allow-variables does not list it. Use a variable of your own that is allowed.`,
    );
  const token = valueIn(usable.values, name) || undefined;
  if (token === undefined)
    return wrong(
      `The environment has no ${name}, which must hold the API token of this project. Set it where lokaform runs, from a secret.`,
    );
  const objection = objectionTo(token);
  return objection === undefined
    ? { token, problems: [] }
    : wrong(`The value of ${name}, which must hold the API token of this project, ${objection}`);
}

function mayHoldToken(name: string, { allowed }: Usable): boolean {
  if (name === API_TOKEN) return true;
  return !isReserved(name) && (!allowed || allowed.includes(name));
}

function globsOf(
  parts: readonly Either[],
  { options, config, working }: RunInputs,
): ManifestGlobs | undefined {
  const folder = config?.folder ?? working;
  const globs = (kind: "keys" | "webhooks"): Globs | undefined => {
    const said = options[kind];
    if (said) return { folder: working, patterns: said.map((text) => ({ text })) };
    const part = parts.find(({ values }) => values[kind] !== undefined);
    const patterns = part?.values[kind]?.map((text, index) => ({ text, place: part.place(kind, index) }));
    return patterns && { folder, patterns };
  };
  const broken = (["keys", "webhooks"] as const).some(
    (kind) => options[kind] === undefined && parts.some((part) => part.broken.has(kind)),
  );
  return broken ? undefined : { globs: { keys: globs("keys"), webhooks: globs("webhooks") }, folder };
}

function rulesOf(parts: readonly Either[], told: RunInputs): { rules: Rules; problems: Problem[] } {
  const { options } = told;
  const usual = DEFAULT_RULES;
  // Manifests that are named for one run are hardly all that there are.
  const narrowed = (options.keys ?? options.webhooks) !== undefined && (options.prune ?? "off") === "off";
  const prune = first(parts, "prune");
  const pruneWebhooks = first(parts, "prune_webhooks");
  const limits = nearest(parts, ({ nested }) => nested.limits);
  const rules: Rules = {
    languages: nearest(parts, ({ nested }) => nested.languages) ?? usual.languages,
    owner: first(parts, "owner")?.value,
    prune: narrowed
      ? { key: "off", webhook: "off" }
      : { key: options.prune ?? prune?.value ?? "off", webhook: pruneWebhooks?.value ?? "off" },
    onRemove: options.onRemove ?? first(parts, "on_remove")?.value,
    onProblem: options.onProblem ?? first(parts, "on_problem")?.value ?? usual.onProblem,
    protectedTags: first(parts, "protected_tags")?.value ?? usual.protectedTags,
    limits: limits ?? {},
    maxDestroy: options.maxDestroy,
    allowForeignProject:
      options.allowForeignProject || (first(parts, "allow_foreign_project")?.value ?? false),
  };
  const place = options.prune === undefined ? prune?.place : undefined;
  return { rules, problems: pruneProblems(rules, parts, place) };
}

function languagePlaces(parts: readonly Either[]): ReadonlyMap<string, Place> {
  const part = parts.find(({ nested }) => nested.languages);
  const names = Object.keys(part?.nested.languages ?? {});
  return new Map(part && names.map((name) => [name, part.namePlace("languages", name)]));
}

function pruneProblems(rules: Rules, parts: readonly Either[], place: Place | undefined): Problem[] {
  const wrong = (message: string) => problem("bad-setting", message, { ...(place && { place }) });
  const said = (name: "owner" | "on_remove") => parts.some(({ broken }) => broken.has(name));
  const problems: Problem[] = [];
  if (rules.prune.key === "owned" && rules.owner === undefined && !said("owner"))
    problems.push(
      wrong(
        "prune: owned removes keys with your owner tag, but no owner is set. Set owner in lokaform.yaml, to the name of your team for example.",
      ),
    );
  if ((rules.prune.key ?? "off") !== "off" && rules.onRemove === undefined && !said("on_remove"))
    problems.push(
      wrong(
        "prune is on, but on_remove is not set. Set on_remove: archive, which can be undone in the project, or on_remove: destroy (--on-remove for one run).",
      ),
    );
  return problems;
}

function nearest<Value>(
  parts: readonly Either[],
  value: (part: Part<unknown>) => Value | undefined,
): Value | undefined {
  for (const part of parts) {
    const found = value(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
