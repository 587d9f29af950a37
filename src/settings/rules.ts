import { placeWords } from "../kinds/declaration.ts";
import { type AnyKind, type Kinds, pruneOf, removalOf } from "../kinds/kind.ts";
import { canShareKeys, type TextSource } from "../locales/textSource.ts";
import { isMapping } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import {
  type CheckLevels,
  fullName,
  type NamedLanguage,
  optionName,
  type Rules,
  type Setting,
  type SettingWithDefault,
} from "../model/setting.ts";
import type { Config, FilePart } from "./configFile.ts";
import { optionValue, type RawOptions } from "./flags.ts";
import * as Changes from "./table/changes.ts";
import { MANIFEST_SETTINGS, PRUNE_SETTINGS } from "./table/kinds.ts";
import { PLAN } from "./table/output.ts";
import { FILTER } from "./table/project.ts";
import { CHECK_SETTINGS, KEY_NAMES, WORDS } from "./table/texts.ts";

export function readRules(kinds: Kinds, sources: SettingSources): { rules: Rules; problems: Problem[] } {
  const filter = settingValue(FILTER, sources);
  const narrowed = isNarrowed(sources.raw);
  const prune = kinds.map(({ name, settings: { prune: row } }) => {
    const value = narrowed ? optionValue(row, sources.raw) : settingValue(row, sources);
    return [name, (filter.length === 0 && value) || "off"] as const;
  });
  const limits = kinds.flatMap(({ settings }) =>
    settings.limits.flatMap((row) => {
      const value = settingValue(row, sources);
      return value === undefined ? [] : [[row.name, value] as const];
    }),
  );
  const rules: Rules = {
    languages: settingValue(Changes.LANGUAGES, sources),
    writers: settingValue(Changes.WRITERS, sources),
    overwrite: settingValue(Changes.OVERWRITE, sources),
    accept: settingValue(Changes.ACCEPT, sources),
    create: settingValue(Changes.CREATE, sources),
    placeholders: settingValue(Changes.PLACEHOLDERS, sources),
    incoming: {
      review: settingValue(Changes.PULL_REVIEW, sources),
      checks: settingValue(Changes.PULL_CHECKS_HOW, sources),
      untranslated: settingValue(Changes.PULL_UNTRANSLATED, sources),
    },
    checks: readLevels(sources),
    filter,
    owner: settingValue(Changes.OWNER, sources),
    prune: Object.fromEntries(prune),
    pruneBy: settingValue(Changes.PRUNE_BY, sources),
    onProblem: settingValue(Changes.ON_PROBLEM, sources),
    protectedTags: settingValue(Changes.PROTECTED_TAGS, sources),
    limits: Object.fromEntries(limits),
    allowRemovals: settingValue(Changes.ALLOW_REMOVALS, sources),
    allowWrongProject: settingValue(Changes.ALLOW_WRONG_PROJECT, sources),
  };
  const problems = kinds.flatMap((kind) => pruneProblems(kind, rules, sources));
  const isPruned = kinds.some(({ settings }) => (settingValue(settings.prune, sources) ?? "off") !== "off");
  if (rules.pruneBy === "destroy" && !isPruned) {
    const { place } = findSetting(Changes.PRUNE_BY, sources) ?? {};
    const message =
      "prune.by: destroy has no effect, because nothing is pruned. Set prune.keys or prune.webhooks as well (--prune keys=owned,by=destroy for one run), or remove it.";
    problems.push(problem("bad-setting", message, { severity: "warning", ...(place && { place }) }));
  }
  return { rules, problems };
}

function readLevels(sources: SettingSources): CheckLevels {
  const names = settingValue(KEY_NAMES, sources);
  const { pattern, severity = "warn" } = typeof names === "object" ? names : { pattern: names };
  const { severity: ofWords = "warn", ...words } = settingValue(WORDS, sources) ?? { severity: "off" };
  const levels = [
    ...CHECK_SETTINGS.map((row) => [row.name, settingValue(row, sources)]),
    ["key_names", pattern === undefined ? "off" : severity],
    ["words", ofWords],
  ];
  // Object.fromEntries loses the names, and every check has a level.
  return { ...(Object.fromEntries(levels) as CheckLevels), own: { pattern, words } };
}

export function languagePlaces(sources: SettingSources): ReadonlyMap<string, NamedLanguage> {
  const words = [...byLanguage(WORDS, sources)].filter(([, { value }]) => isMapping(value));
  const rules = [...byLanguage(Changes.LANGUAGES, sources)].map(
    ([language, { place }]) => [language, { place, isRule: true }] as const,
  );
  return new Map<string, NamedLanguage>([...words, ...rules]);
}

export function byLanguage<Value>(row: Setting<Readonly<Record<string, Value>>>, sources: SettingSources) {
  const { value = {}, part } = findSetting(row, sources) ?? {};
  const entries = Object.entries(value).map(
    ([language, value]) => [language, { value, place: part?.namePlace(row, language) }] as const,
  );
  return new Map(entries);
}

/** Manifests that are named for one run may be only some of all, so nothing is pruned but what an option names. */
function isNarrowed(raw: RawOptions): boolean {
  return MANIFEST_SETTINGS.some((manifests) => optionValue(manifests, raw) !== undefined);
}

/** A notice that prune is off for this run, although lokaform.yaml or an option turns it on. */
export function pruneNotices(raw: RawOptions, config: Config | undefined): Problem[] {
  const isFiltered = (optionValue(FILTER, raw) ?? []).length > 0;
  if (!isFiltered && (!isNarrowed(raw) || optionValue(Changes.PRUNE, raw) !== undefined)) return [];
  const parts = config ? [config.top, ...(config.projects?.values() ?? [])] : [];
  const values = PRUNE_SETTINGS.flatMap((row) => [
    optionValue(row, raw),
    ...parts.map((part) => part.get(row)),
  ]);
  if (values.every((value = "off") => value === "off")) return [];
  const manifests = MANIFEST_SETTINGS.map((row) => `--${optionName(row)}`).join(" or ");
  const reason = isFiltered
    ? "--filter chooses only some of the keys. To remove keys, run without --filter."
    : `${manifests} may cover only some of the manifests. To prune anyway, add --${optionName(Changes.PRUNE)}.`;
  return [problem("bad-setting", `Prune is off in this run, because ${reason}`, { severity: "notice" })];
}

function pruneProblems(kind: AnyKind, rules: Rules, sources: SettingSources): Problem[] {
  const { plural, settings } = kind;
  const { prune } = settings;
  const name = fullName(prune);
  const { place } = findSetting(prune, sources) ?? {};
  const refusal = (message: string) => problem("bad-setting", message, { ...(place && { place }) });
  const isBroken = (row: typeof Changes.OWNER | typeof Changes.PRUNE_BY) =>
    sources.parts.some((part) => part.isBroken(row));
  const choice = pruneOf(kind, rules);
  const lacksOwner = choice === "owned" && rules.owner === undefined && !isBroken(Changes.OWNER);
  const noOwner = `With ${name}: owned, ${plural} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`;
  const lacksWay = choice !== "off" && removalOf(kind, rules) === undefined && !isBroken(Changes.PRUNE_BY);
  const noWay = `The setting ${name} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`;
  return [...(lacksOwner ? [refusal(noOwner)] : []), ...(lacksWay ? [refusal(noWay)] : [])];
}

/** Rows with `keys_from: lokalise` next to settings that would remove or create their keys. */
export function keysFromProblems(texts: readonly TextSource[], rules: Rules, sources: SettingSources) {
  const ofLokalise = texts.filter(({ keysFrom }) => keysFrom === "lokalise");
  const [firstRow] = ofLokalise;
  if (!firstRow) return [];
  const removing = PRUNE_SETTINGS.filter(({ name }) => name === "keys" && rules.prune.key === "all").map(
    (row) => {
      const { place } = findSetting(row, sources) ?? {};
      const message = `${fullName(row)}: all would remove keys that were just created in Lokalise: the row of texts at ${placeWords(firstRow.place)} has keys_from: lokalise. Set ${fullName(row)}: owned, which spares the keys of this row, or remove it.`;
      return problem("bad-setting", message, { ...(place && { place }) });
    },
  );
  const creating = texts.flatMap((row) => {
    const rival = ofLokalise.find((one) => !one.includeTags && canShareKeys(one, row));
    if (row.keysFrom === "lokalise" || !rival) return [];
    const message = `This row and the one at ${placeWords(rival.place)} can have the same keys, and only that one has keys_from: lokalise. Add it here too, or tell the rows apart with platforms, filenames or include_tags.`;
    return [problem("bad-setting", message, { place: row.place })];
  });
  return [...removing, ...creating];
}

/** A reviewed plan says which changes are applied, and `--new` declares keys that no filter can choose. */
export function filterProblems(raw: RawOptions): Problem[] {
  if (optionValue(FILTER, raw) === undefined) return [];
  const rivals = [PLAN, Changes.NEW_ENTRIES].filter((row) => optionValue<unknown>(row, raw)).map(optionName);
  return rivals.map((name) =>
    problem("bad-setting", `--filter cannot be used with --${name}. Remove one of them.`),
  );
}

// Which value applies: the option or input, the environment, the entry of `projects`, the whole file, the default.

export interface SettingSources {
  raw: RawOptions;
  environment: Readonly<Record<string, string | undefined>>;
  /** Parts of lokaform.yaml: the entry of a project, then the top level. */
  parts: readonly FilePart[];
}

/** The only place that knows the precedence. `part` and `place` are set if the value is from lokaform.yaml. */
export function findSetting<Value>(
  row: Setting<Value>,
  { raw, environment, parts }: SettingSources,
): { value: Value; part?: FilePart; place?: Place } | undefined {
  const option = optionValue(row, raw);
  if (option !== undefined) return { value: option };
  const variable = row.environment && environment[row.environment];
  const fromEnvironment = variable ? row.schema.safeParse(variable).data : undefined;
  if (fromEnvironment !== undefined) return { value: fromEnvironment };
  for (const part of parts) {
    const value = part.get(row);
    if (value !== undefined) return { value, part, place: part.place(row) };
  }
  return row.default === undefined ? undefined : { value: row.default };
}

export function settingValue<Value>(row: SettingWithDefault<Value>, sources: SettingSources): Value;
export function settingValue<Value>(row: Setting<Value>, sources: SettingSources): Value | undefined;
export function settingValue<Value>(row: Setting<Value>, sources: SettingSources): Value | undefined {
  return findSetting(row, sources)?.value;
}
