/** Advice on the declared texts of a project. It never changes the plan. */
import { formsOfProject, neededForms } from "../checks/pluralForms.ts";
import { type Declaration, inBaseLanguage, type Live } from "../kinds/declaration.ts";
import type { Problem } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { CheckLevels, Rules } from "../model/setting.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { likelyBaseLanguage } from "../plan/languages.ts";
import { makePlan, type PlannedChanges } from "../plan/makePlan.ts";
import type { ProjectSettings } from "../settings/resolve.ts";
import type { ProjectRead } from "./declarations.ts";

/** What of a project is needed. */
interface Advised extends Pick<ProjectRead, "declared" | "textFiles"> {
  settings: Pick<ProjectSettings, "rules">;
}

/**
 * Without a look at the project. Texts that count only if their language is the base language are left out if it is not known.
 * Also the problems of texts that do not fit the others. `isWhole`: whether all files could be read.
 */
export function offlineAdvice(projectRead: Advised, isWhole = true): Problem[] {
  const { settings, textFiles } = projectRead;
  const likely = likelyBaseLanguage(settings.rules, textFiles, projectRead.declared);
  const levels: CheckLevels =
    likely?.isSure && isWhole ? settings.rules.checks : { ...settings.rules.checks, base: "off" };
  const rules = { levels, base: likely?.language, needed: neededForms };
  const { kinds, entries: entriesByKind } = inBaseLanguage(projectRead.declared, likely?.language ?? "");
  return kinds.flatMap((kind) => {
    const entries = (entriesByKind[kind.plural] ?? []).map((declared) => ({ declared }));
    const leftOut = entries.flatMap(({ declared }) => declared.leftOut ?? []);
    return [...leftOut.map((text) => text.problem), ...(kind.adviceOn?.(entries, rules) ?? [])];
  });
}

/** With the live texts that were read for the plan. With an error in it, apply writes nothing. */
export function adviceOnPlan(
  { settings }: Pick<Advised, "settings">,
  { kinds }: Pick<PlannedChanges, "kinds">,
  project: ProjectDetails,
): Problem[] {
  const { checks: levels } = settings.rules;
  const rules = { levels, base: project.baseLanguage, needed: formsOfProject(project) };
  return kinds.flatMap(({ kind, matching }) => kind.adviceOn?.(matching.matches, rules) ?? []);
}

/** With `pull.checks: warn`: what the checks of pulled texts find in all of the written files. */
export function adviceOnPulled(declared: Declaration, live: Live, rules: Rules): Problem[] {
  if (rules.incoming.checks !== "warn") return [];
  const checks = {
    ...rules.checks,
    blanks: "off",
    base: "off",
    key_names: "off",
    descriptions: "off",
  } as const;
  const plan = makePlan(declared, live, rules, WRITE_ALL);
  if (plan.is === "stopped") return [];
  const advice = adviceOnPlan({ settings: { rules: { ...rules, checks } } }, plan, live.project);
  return advice.map((finding) => ({ ...finding, severity: "warning", scope: "change" }));
}
