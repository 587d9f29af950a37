/** What is said about a project and changes nothing: rows of a table in `remarks.ts` of each folder. */
import type { RunCommand } from "./command.ts";
import type { Problem, ProblemCode, Severity } from "./problem.ts";

export interface RemarkTraits {
  name: string;
  codes: readonly ProblemCode[];
  notIn?: readonly RunCommand[];
  /** The severity of all its problems, for the commands that change it. */
  severity?: Partial<Record<RunCommand, Severity>>;
}

/** What needs only files is said without a project, too. With an error of one that needs the live project, there is no plan. */
export type Remark<FileFacts, LiveFacts, PlanFacts, Found = readonly Problem[]> = RemarkTraits &
  (
    | { needs: "files"; find(facts: FileFacts): Found }
    | { needs: "live"; find(facts: LiveFacts): Found }
    | { needs: "plan"; find(facts: PlanFacts): Found }
  );

export type LateRemark<LiveFacts, PlanFacts> = Remark<
  never,
  LiveFacts,
  PlanFacts,
  readonly Problem[] | Promise<readonly Problem[]>
>;

// The only place that decides which remarks a command makes, and how severe they are.

export function isMadeBy({ notIn = [] }: RemarkTraits, command: RunCommand): boolean {
  return !notIn.includes(command);
}

export function shownBy({ severity }: RemarkTraits, command: RunCommand, problems: readonly Problem[]) {
  const level = severity?.[command];
  return level ? problems.map((remark) => ({ ...remark, severity: level })) : problems;
}

export function remarksBy(row: RemarkTraits, command: RunCommand, find: () => readonly Problem[]) {
  return isMadeBy(row, command) ? shownBy(row, command, find()) : [];
}
