/** Advice on the declared texts of a project. It never changes the plan. */
import { type CheckRules, type NeededForms, neededForms } from "../checks/checkTexts.ts";
import { inBaseLanguage } from "../kinds/declaration.ts";
import type { AnyKind, InProject } from "../kinds/kind.ts";
import type { Declared } from "../kinds/traits.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { CheckLevels } from "../model/setting.ts";
import { likelyBaseLanguage } from "../plan/languages.ts";
import type { PlannedChanges } from "../plan/makePlan.ts";
import type { ProjectSettings } from "../settings/project.ts";
import type { ProjectRead } from "./declarations.ts";

/** What of a project is needed. */
interface Advised extends Pick<ProjectRead, "declared" | "textFiles"> {
  settings: Pick<ProjectSettings, "rules" | "checks">;
}

type Rules = Omit<CheckRules, "icu">;
const NOT_READ: InProject<unknown> = { is: "not read" };

/** Without a look at the project. Texts that count only if their language is the base language are left out if it is not known. */
export async function offlineAdvice(read: Advised): Promise<Problem[]> {
  const { settings, declared, textFiles } = read;
  const likely = likelyBaseLanguage(settings.rules, textFiles);
  const levels: CheckLevels = likely?.isSure ? settings.checks : { ...settings.checks, base: "off" };
  const rules = { levels, base: likely?.language, needed: neededForms() };
  const counting = [...textFiles.values()].every(({ source }) => source.languages)
    ? declared
    : inBaseLanguage(declared, likely?.language ?? "");
  const found = counting.kinds.map((kind) => {
    const entries = counting.entries[kind.plural] ?? [];
    return adviceOf(kind, entries, () => NOT_READ, rules);
  });
  return (await Promise.all(found)).flat();
}

/** With the live texts that were read for the plan. `refuses`: whether apply writes nothing because of it. */
export async function adviceOnPlan(
  { settings }: Pick<Advised, "settings">,
  { matches }: Pick<PlannedChanges, "matches">,
  project: ProjectDetails,
): Promise<{ advice: Problem[]; refuses: boolean }> {
  const rules = {
    levels: settings.checks,
    base: project.baseLanguage,
    needed: formsOfProject(project, neededForms()),
  };
  const found = matches.map(({ kind, matching: { matches: pairs } }) =>
    adviceOf(
      kind,
      pairs.map(({ declared }) => declared),
      (at) => inProject(pairs[at]?.live),
      rules,
    ),
  );
  const advice = (await Promise.all(found)).flat();
  return { advice, refuses: anyError(advice) };
}

function inProject(live: unknown): InProject<unknown> {
  return live === undefined ? { is: "new" } : { is: "live", live };
}

/** A form that the project does not have in a language cannot be declared. */
function formsOfProject({ languages = [] }: ProjectDetails, needed: NeededForms): NeededForms {
  const known = new Map(languages.map(({ iso, pluralForms }) => [iso, pluralForms]));
  return (language) => {
    const forms = known.get(language) ?? [];
    return forms.length === 0 ? needed(language) : needed(language).filter((form) => forms.includes(form));
  };
}

/** Entries with advice. A report counts most of them only, and each takes time and memory. */
const MAX_ADVISED = 10_000;

/** The reader of ICU messages is loaded only if a text is one. */
async function adviceOf(
  kind: AnyKind,
  entries: readonly Declared<object>[],
  inProjectAt: (at: number) => InProject<unknown>,
  rules: Rules,
): Promise<Problem[]> {
  if (!kind.adviceOn || Object.values(rules.levels).every((level) => level === "off")) return [];
  const found = new Map<number, readonly Problem[]>();
  const later: number[] = [];
  const look = (at: number, allRules: CheckRules) => {
    if (found.size >= MAX_ADVISED) return;
    const entry = entries[at];
    const problems = (entry && kind.adviceOn?.(entry, inProjectAt(at), allRules)) ?? [];
    if (problems === "needs icu") later.push(at);
    else if (problems.length > 0) found.set(at, problems);
  };
  const withoutIcu = { ...rules, icu: undefined };
  for (let at = 0; at < entries.length; at += 1) look(at, withoutIcu);
  if (later.length > 0) {
    const { readIcu } = await import("../checks/icu.ts");
    const withIcu = { ...rules, icu: readIcu };
    for (const at of later.splice(0)) look(at, withIcu);
  }
  const advice = [...found].sort(([a], [b]) => a - b).flatMap(([, problems]) => problems);
  const [first] = advice;
  if (first && found.size >= MAX_ADVISED) {
    const message = `${MAX_ADVISED.toLocaleString("en-US")} ${kind.words.many} or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`;
    // What is not checked could be an error.
    const isError = Object.values(rules.levels).includes("error");
    const of = isError ? ({ severity: "error", reach: "project" } as const) : first;
    advice.unshift(problem(first.code, message, { severity: of.severity, reach: of.reach }));
  }
  return advice;
}
