/** Makes the remarks of a run. Their tables are in `remarks.ts` of the folders that they are about. */
import { formsOfProject, neededForms } from "../checks/pluralForms.ts";
import { HISTORY_REMARKS } from "../history/remarks.ts";
import { type Declaration, inBaseLanguage, type Live } from "../kinds/declaration.ts";
import type { EntryFacts, KindFacts } from "../kinds/kind.ts";
import type { RunCommand } from "../model/command.ts";
import { append } from "../model/json.ts";
import type { Problem } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import type { LateRemark, RemarkTraits } from "../model/remark.ts";
import type { CheckLevels, Rules } from "../model/setting.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { likelyBaseLanguage } from "../plan/languages.ts";
import { type KindPlan, makePlan, type PlannedChanges, summed } from "../plan/makePlan.ts";
import { PROJECT_REMARKS } from "../plan/remarks.ts";
import type { ProjectSettings } from "../settings/resolve.ts";
import type { ProjectRead } from "./declarations.ts";
import type { Facts, Observed } from "./facts.ts";

const REMARKS: readonly LateRemark<Observed, Facts>[] = [...PROJECT_REMARKS, ...HISTORY_REMARKS];

/** What of a project is needed for remarks on its files. */
interface FileFacts extends Pick<ProjectRead, "declared" | "textFiles"> {
  settings: Pick<ProjectSettings, "rules">;
}

/**
 * On files alone, as by validate. Texts that count only if their language is the base language are left out if it is not known.
 * `isWhole`: whether all files could be read.
 */
export function remarksOnFiles(
  { declared, textFiles, settings: { rules } }: FileFacts,
  isWhole = true,
  command: RunCommand = "validate",
): Problem[] {
  const likely = likelyBaseLanguage(rules, textFiles, declared);
  const levels: CheckLevels = likely?.isSure && isWhole ? rules.checks : { ...rules.checks, base: "off" };
  const checks = { levels, base: likely?.language, needed: neededForms };
  const { kinds, entries } = inBaseLanguage(declared, likely?.language ?? "");
  return kinds.flatMap(({ plural, remarks }) => {
    const matches = (entries[plural] ?? []).map((entry) => ({ declared: entry }));
    const facts = { entries: matches, checks, isLive: false };
    return remarks.flatMap((row) => (row.needs === "files" ? made(row, command, () => row.find(facts)) : []));
  });
}

/** On the live project. With an error, no plan is made. */
export async function remarksOnProject(observed: Observed): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const row of REMARKS)
    if (row.needs === "live" && isMadeBy(row, observed.command))
      append(problems, shownBy(row, observed.command, await row.find(observed)));
  return problems;
}

/** On the plan, its texts and their history, and on the files, if the project is read. */
export async function remarksOnPlan(facts: Facts): Promise<Problem[]> {
  const { planned, live, project, command } = facts;
  const problems = remarksOnKinds(planned, live.project, project.settings.rules, command);
  for (const row of REMARKS)
    if (row.needs === "plan" && isMadeBy(row, command))
      append(problems, shownBy(row, command, await row.find(facts)));
  return problems;
}

export function remarksOnKinds(
  planned: Pick<PlannedChanges, "plan" | "kinds">,
  project: ProjectDetails,
  rules: Rules,
  command: RunCommand = "plan",
): Problem[] {
  return planned.kinds.flatMap((of) => {
    const facts = factsOfKind(of, planned, project, rules);
    return of.kind.remarks.flatMap((row) => made(row, command, () => row.find(facts)));
  });
}

/** With `pull.checks: warn`: what the checks of pulled texts find in all of the written files. */
export function remarksOnPulled(declared: Declaration, live: Live, rules: Rules): Problem[] {
  if (rules.incoming.checks !== "warn") return [];
  const off = { blanks: "off", base: "off", key_names: "off", descriptions: "off" } as const;
  const plan = makePlan(declared, live, rules, WRITE_ALL);
  if (plan.is === "stopped") return [];
  const remarks = plan.kinds.flatMap((of) => {
    const facts = entryFacts(of, live.project, { ...rules, checks: { ...rules.checks, ...off } });
    return of.kind.remarks.flatMap((row) => (row.needs === "files" ? row.find(facts) : []));
  });
  return remarks.map((remark) => ({ ...remark, severity: "warning", scope: "change" }));
}

// The only place that decides which remarks a command makes, and how severe they are.

function isMadeBy({ notIn = [] }: RemarkTraits, command: RunCommand): boolean {
  return !notIn.includes(command);
}

function shownBy({ severity }: RemarkTraits, command: RunCommand, problems: readonly Problem[]) {
  const level = severity?.[command];
  return level ? problems.map((remark) => ({ ...remark, severity: level })) : problems;
}

function made(row: RemarkTraits, command: RunCommand, find: () => readonly Problem[]): readonly Problem[] {
  return isMadeBy(row, command) ? shownBy(row, command, find()) : [];
}

function entryFacts(
  { matching }: KindPlan,
  project: ProjectDetails,
  rules: Rules,
): EntryFacts<object, unknown> {
  const { checks: levels } = rules;
  const checks = { levels, base: project.baseLanguage, needed: formsOfProject(project) };
  return { entries: matching.matches, checks, isLive: true };
}

function factsOfKind(
  of: KindPlan,
  { plan }: Pick<PlannedChanges, "plan">,
  project: ProjectDetails,
  rules: Rules,
): KindFacts<object, unknown> {
  const destroys = plan.changes.flatMap((change) =>
    change.action === "destroy" && change.kind === of.kind.name ? change : [],
  );
  const destroyed = new Set(destroys.map(({ id }) => id));
  const { changes, created } = summed(of.parts);
  return {
    ...entryFacts(of, project, rules),
    ...{ project, rules, changes, created, destroys },
    chosen: of.parts.map(({ entry }) => entry),
    declared: of.declared,
    live: of.live.objects,
    unusable: of.live.unusable,
    unmatched: of.matching.unmanaged,
    undeclared: [...of.unmanaged, ...of.destroys.filter(({ id }) => !destroyed.has(id))],
  };
}
