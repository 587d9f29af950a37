/** Makes the remarks on a live project and its plan. Their tables are in `remarks.ts` of the folders that they are about. */
import { formsOfProject } from "../checks/pluralForms.ts";
import { HISTORY_REMARKS } from "../history/remarks.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { KindFacts } from "../kinds/kind.ts";
import type { RunCommand } from "../model/command.ts";
import { append } from "../model/json.ts";
import type { Problem, ProblemCode } from "../model/problem.ts";
import type { ProjectDetails } from "../model/project.ts";
import { isMadeBy, type LateRemark, remarksBy, shownBy } from "../model/remark.ts";
import type { Rules } from "../model/setting.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { type KindPlan, makePlan, type PlannedChanges, summed } from "../plan/makePlan.ts";
import { PROJECT_REMARKS } from "../plan/remarks.ts";
import type { Facts, Observed } from "./facts.ts";

const REMARKS: readonly LateRemark<Observed, Facts>[] = [...PROJECT_REMARKS, ...HISTORY_REMARKS];

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
  only?: ProblemCode,
): Problem[] {
  return planned.kinds.flatMap((of) => {
    const facts = factsOfKind(of, planned, project, rules);
    const rows = of.kind.remarks.filter(({ codes }) => only === undefined || codes.includes(only));
    return rows.flatMap((row) => remarksBy(row, command, () => row.find(facts)));
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

function entryFacts({ matching }: KindPlan, project: ProjectDetails, rules: Rules) {
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
