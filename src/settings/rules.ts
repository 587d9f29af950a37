/** The rules of one project, from its settings. */
import { type AnyKind, type Kinds, pruneOf, removalOf } from "../kinds/kind.ts";
import type { Place } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { fullName, optionName, type Rules } from "../model/setting.ts";
import type { Config } from "./config.ts";
import { findSetting, type SettingSources, settingValue } from "./precedence.ts";
import { optionValue, type RawOptions } from "./rawOptions.ts";
import { MANIFEST_SETTINGS, PRUNE_SETTINGS } from "./table/kinds.ts";
import { ACCEPT, LANGUAGES, OVERWRITE, OWNER, PROTECTED_TAGS, WRITERS } from "./table/ownership.ts";
import { FILTER } from "./table/project.ts";
import { ALLOW_REMOVALS, ALLOW_WRONG_PROJECT, ON_PROBLEM, PRUNE, PRUNE_BY } from "./table/removal.ts";

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
    languages: settingValue(LANGUAGES, sources),
    writers: settingValue(WRITERS, sources),
    overwrite: settingValue(OVERWRITE, sources),
    accept: settingValue(ACCEPT, sources),
    pull: undefined,
    filter,
    owner: settingValue(OWNER, sources),
    prune: Object.fromEntries(prune),
    pruneBy: settingValue(PRUNE_BY, sources),
    onProblem: settingValue(ON_PROBLEM, sources),
    protectedTags: settingValue(PROTECTED_TAGS, sources),
    limits: Object.fromEntries(limits),
    allowRemovals: settingValue(ALLOW_REMOVALS, sources),
    allowWrongProject: settingValue(ALLOW_WRONG_PROJECT, sources),
  };
  const problems = kinds.flatMap((kind) => pruneProblems(kind, rules, sources));
  return { rules, problems: [...problems, ...unusedRemoval(kinds, rules, sources)] };
}

/** Where lokaform.yaml names languages, by the language. */
export function languagePlaces(sources: SettingSources): ReadonlyMap<string, Place> {
  const { value = {}, part } = findSetting(LANGUAGES, sources) ?? {};
  return new Map(part && Object.keys(value).map((name) => [name, part.namePlace(LANGUAGES, name)]));
}

/** Manifests that are named for one run may be only some of all, so nothing is pruned but what an option names. */
function isNarrowed(raw: RawOptions): boolean {
  return MANIFEST_SETTINGS.some((manifests) => optionValue(manifests, raw) !== undefined);
}

/** A notice that prune is off for this run, although lokaform.yaml turns it on. */
export function narrowedNotices(raw: RawOptions, config: Config | undefined): Problem[] {
  if (!config || !isNarrowed(raw) || optionValue(PRUNE, raw) !== undefined) return [];
  const parts = [config.top, ...(config.projects?.values() ?? [])];
  const prunes = PRUNE_SETTINGS.some((prune) => parts.some((part) => (part.get(prune) ?? "off") !== "off"));
  const manifests = MANIFEST_SETTINGS.map((row) => `--${optionName(row)}`).join(" or ");
  const message = `Prune is off in this run, because ${manifests} may cover only some of the manifests. To prune anyway, add --${optionName(PRUNE)}.`;
  return prunes ? [problem("bad-setting", message, { severity: "notice" })] : [];
}

function pruneProblems(kind: AnyKind, rules: Rules, sources: SettingSources): Problem[] {
  const { plural, settings } = kind;
  const { prune } = settings;
  const name = fullName(prune);
  const { place } = findSetting(prune, sources) ?? {};
  const wrong = (message: string) => problem("bad-setting", message, { ...(place && { place }) });
  const isBroken = (row: typeof OWNER | typeof PRUNE_BY) => sources.parts.some((part) => part.isBroken(row));
  const which = pruneOf(kind, rules);
  const problems: Problem[] = [];
  if (which === "owned" && rules.owner === undefined && !isBroken(OWNER))
    problems.push(
      wrong(
        `With ${name}: owned, ${plural} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`,
      ),
    );
  if (which !== "off" && removalOf(kind, rules) === undefined && !isBroken(PRUNE_BY))
    problems.push(
      wrong(
        `The setting ${name} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`,
      ),
    );
  return problems;
}

/** A warning that `by: destroy` is set, but nothing is pruned that it is for. `by: archive` also unarchives declared keys. */
function unusedRemoval(kinds: Kinds, rules: Rules, sources: SettingSources): Problem[] {
  const { value, place } = findSetting(PRUNE_BY, sources) ?? {};
  const using = kinds.filter((kind) => kind.removalBy({ ...rules, pruneBy: undefined }) === undefined);
  const rows = using.map(({ settings }) => settings.prune);
  if (value !== "destroy" || rows.some((row) => settingValue(row, sources) !== "off")) return [];
  const message = `The setting prune.by has no effect, because ${rows.map(fullName).join(" and ")} is off. Remove it, or turn prune on.`;
  return [problem("bad-setting", message, { severity: "warning", ...(place && { place }) })];
}
