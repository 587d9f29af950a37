/**
 * What is said about a project and changes nothing. Each remark is a row of a table, in `remarks.ts` of the folder that it is
 * about: `keys`, `plan`, `history`. `run/remarks.ts` makes those of a run.
 */
import type { RunCommand } from "./command.ts";
import type { Problem, ProblemCode, Severity } from "./problem.ts";

/** Which remarks are made, and how they are shown. */
export interface RemarkTraits {
  name: string;
  /** The codes of its problems. */
  codes: readonly ProblemCode[];
  /** Commands that do not make it. */
  notIn?: readonly RunCommand[];
  /** The severity of all its problems, for the commands that change it. */
  severity?: Partial<Record<RunCommand, Severity>>;
}

/**
 * `needs`: what must be known. A remark that needs only files is made without a project as well, as by validate. One that needs
 * the live project is made before the plan, and with an error, there is none.
 */
export type Remark<FileFacts, LiveFacts, PlanFacts, Found = readonly Problem[]> = RemarkTraits &
  (
    | { needs: "files"; find(facts: FileFacts): Found }
    | { needs: "live"; find(facts: LiveFacts): Found }
    | { needs: "plan"; find(facts: PlanFacts): Found }
  );

/** Made by asking git or GitHub. */
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
