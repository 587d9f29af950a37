/** The rules of one project, from its settings. */
import { type AnyKind, type Kinds, pruneOf, removalOf } from "../kinds/kind.ts";
import type { Place } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Rules } from "../model/rules.ts";
import { isOnCommandLine, optionName } from "../model/setting.ts";
import type { Config } from "./config.ts";
import { findSetting, type SettingSources, settingValue } from "./precedence.ts";
import { optionValue, type RawOptions } from "./rawOptions.ts";
import { MANIFEST_SETTINGS, PRUNE_SETTINGS } from "./table/kinds.ts";
import { LANGUAGES, OWNER, PROTECTED_TAGS, TAKE, WRITERS } from "./table/ownership.ts";
import { FILTER } from "./table/project.ts";
import { ALLOW_FOREIGN_PROJECT, MAX_DESTROY, ON_PROBLEM, ON_REMOVE } from "./table/removal.ts";

export function readRules(kinds: Kinds, sources: SettingSources): { rules: Rules; problems: Problem[] } {
  const filter = settingValue(FILTER, sources);
  const narrowed = isNarrowed(sources.raw) || filter.length > 0;
  const prune = kinds.map(
    ({ name, settings }) => [name, (!narrowed && settingValue(settings.prune, sources)) || "off"] as const,
  );
  const limits = kinds.flatMap(({ settings }) =>
    settings.limits.flatMap((row) => {
      const value = settingValue(row, sources);
      return value === undefined ? [] : [[row.name, value] as const];
    }),
  );
  const rules: Rules = {
    languages: settingValue(LANGUAGES, sources),
    writers: settingValue(WRITERS, sources),
    take: settingValue(TAKE, sources),
    filter,
    owner: settingValue(OWNER, sources),
    prune: Object.fromEntries(prune),
    onRemove: settingValue(ON_REMOVE, sources),
    onProblem: settingValue(ON_PROBLEM, sources),
    protectedTags: settingValue(PROTECTED_TAGS, sources),
    limits: Object.fromEntries(limits),
    maxDestroy: settingValue(MAX_DESTROY, sources),
    allowForeignProject: settingValue(ALLOW_FOREIGN_PROJECT, sources),
  };
  return { rules, problems: kinds.flatMap((kind) => pruneProblems(kind, rules, sources)) };
}

/** Where lokaform.yaml names languages, by the language. */
export function languagePlaces(sources: SettingSources): ReadonlyMap<string, Place> {
  const { value = {}, part } = findSetting(LANGUAGES, sources) ?? {};
  return new Map(part && Object.keys(value).map((name) => [name, part.namePlace(LANGUAGES, name)]));
}

/** Manifests that are named for one run may be only some of all, so they turn prune off unless an option turns it on. */
function isNarrowed(raw: RawOptions): boolean {
  return (
    MANIFEST_SETTINGS.some((manifests) => optionValue(manifests, raw) !== undefined) &&
    PRUNE_SETTINGS.every((prune) => (optionValue(prune, raw) ?? "off") === "off")
  );
}

/** A notice that prune is off for this run, although lokaform.yaml turns it on. */
export function narrowedNotices(raw: RawOptions, config: Config | undefined): Problem[] {
  const isSaid = PRUNE_SETTINGS.some((prune) => optionValue(prune, raw) !== undefined);
  if (!config || !isNarrowed(raw) || isSaid) return [];
  const parts = [config.top, ...(config.projects?.values() ?? [])];
  const prunes = PRUNE_SETTINGS.some((prune) => parts.some((part) => (part.get(prune) ?? "off") !== "off"));
  const manifests = MANIFEST_SETTINGS.map((row) => `--${optionName(row)}`).join(" or ");
  const options = PRUNE_SETTINGS.filter(isOnCommandLine).map((row) => `--${optionName(row)}`);
  const message = `Prune is off in this run, because ${manifests} may cover only some of the manifests. To prune anyway, add ${options.join(" or ")}.`;
  return prunes ? [problem("bad-setting", message, { severity: "notice" })] : [];
}

function pruneProblems(kind: AnyKind, rules: Rules, sources: SettingSources): Problem[] {
  const { plural, settings } = kind;
  const { prune } = settings;
  const { place } = findSetting(prune, sources) ?? {};
  const wrong = (message: string) => problem("bad-setting", message, { ...(place && { place }) });
  const isBroken = (row: typeof OWNER | typeof ON_REMOVE) => sources.parts.some((part) => part.isBroken(row));
  const which = pruneOf(kind, rules);
  const problems: Problem[] = [];
  if (which === "owned" && rules.owner === undefined && !isBroken(OWNER))
    problems.push(
      wrong(
        `With ${prune.name}: owned, ${plural} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`,
      ),
    );
  if (which !== "off" && removalOf(kind, rules) === undefined && !isBroken(ON_REMOVE))
    problems.push(
      wrong(
        `The setting ${prune.name} is on, but on_remove is not set. Set on_remove: archive, which can be undone in the project, or on_remove: destroy (--on-remove for one run).`,
      ),
    );
  return problems;
}
