/** Problems, and changes that were not made, as rows: which are shown, in which order, and in which words. */
import { withoutName } from "../../kinds/read.ts";
import { grouped } from "../../model/json.ts";
import type { Outcome } from "../../model/plan.ts";
import { isAdvice, type Problem, SEVERITIES } from "../../model/problem.ts";
import { type ChangeResult, isInPart, placeOf } from "../report.ts";
import { isolated, MAX_LOG_MESSAGE, oneLine, shortLine } from "../safeText.ts";
import { type Line, line, type Row, row, type ViewOptions } from "./view.ts";
import { figure, problemAddress } from "./words.ts";

/** The most important first. Advice on texts comes last of each severity, because there can be thousands. */
export function byImportance(rows: readonly Row[]): Row[] {
  const rank = ({ severity = "notice", code }: Row) =>
    2 * SEVERITIES.indexOf(severity) + Number(code !== undefined && isAdvice({ code: code.name }));
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** How many equal problems of one file, and how many findings of one check, are shown. The others are counted in one row. */
const MAX_REPEATS = 3;
const MAX_FINDINGS = 10;

export function problemRows(list: readonly Problem[], { full, longest }: ViewOptions = {}): Row[] {
  const restRows = new Map<Problem, Row | undefined>();
  for (const [cause, group] of grouped(full === true ? [] : list, (one) => causeOf(one, full === "also"))) {
    const [problem, ...otherProblems] = group.slice(group.some(isAdvice) ? MAX_FINDINGS : MAX_REPEATS);
    // A row that counts one more problem would say less than that problem.
    if (cause === "" || !problem || otherProblems.length === 0) continue;
    for (const otherProblem of otherProblems) restRows.set(otherProblem, undefined);
    restRows.set(problem, restRow(problemRow(problem), [problem, ...otherProblems]));
  }
  return byImportance(
    list.flatMap((one) => (restRows.has(one) ? (restRows.get(one) ?? []) : problemRow(one, longest))),
  );
}

/** Empty: it has a row of its own. */
function causeOf(problem: Problem, isApart: boolean): string {
  if (isAdvice(problem)) return `${problem.severity} ${problem.code}`;
  if (isApart || problem.ways || problem.place === undefined) return "";
  return JSON.stringify([problem.severity, problem.code, withoutName(problem), problem.place.file]);
}

function restRow(firstRow: Row, problems: readonly Problem[]): Row {
  if (problems.some(isAdvice)) {
    const { place: _, ...shared } = firstRow;
    const words = `${figure(problems.length)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
    return { ...shared, words };
  }
  const { state: _, ...shared } = firstRow;
  const lines = problems.flatMap((problem) => problem.place?.line ?? []);
  const numbers = `${lines.slice(0, 10).join(", ")}${lines.length > 10 ? ", …" : ""}`;
  const words = `the same problem ${problems.length} more times, in lines ${numbers}`;
  return { ...shared, words, count: problems.length };
}

function problemRow({ severity, code, message, place, ways }: Problem, longest = MAX_LOG_MESSAGE): Row {
  return {
    ...{ ...row("!", code, place), severity, state: severity, lines: wayLines(ways) },
    words: shortLine(message, longest - code.length - 3),
    code: { name: code, address: problemAddress(code) },
  };
}

export function wayLines(ways: Problem["ways"] = []): Line[] {
  return ways.map(({ does, command }) => line(" ", `${does}: `, oneLine(command)));
}

/** Up to this number, changes with the same outcome have their own rows. */
const MAX_ROWS = 10;
const MAX_NAMES = 3;

/** Changes that were not made. Many for which nothing was sent share a row; in a terminal, all with the same outcome do. */
export function failureRows(results: readonly ChangeResult[], { full, longest }: ViewOptions = {}): Row[] {
  const failed = results.flatMap(({ change, outcome }): Failure[] =>
    outcome.state === "done" ? [] : [{ change, outcome }],
  );
  const groups = grouped(failed, ({ outcome }) => `${stateWords(outcome)}: ${outcome.message}`);
  return [...groups.values()].flatMap((group) => {
    const [failure] = group;
    const isOne = group.length > MAX_ROWS && (!full || failure?.outcome.state === "not attempted");
    if (!failure || !isOne)
      return group.map((one) => failureRow(one, shortLine(one.change.label, 300), 1, longest));
    const labels = group.slice(0, MAX_NAMES).map((one) => shortLine(one.change.label, 100));
    // GitHub and browsers isolate the row as a whole.
    const shownLabels = full ? labels : labels.map(isolated);
    const names = `${shownLabels.join(", ")} and ${figure(group.length - MAX_NAMES)} more`;
    return [failureRow(failure, names, group.length, longest)];
  });
}

interface Failure extends ChangeResult {
  outcome: Exclude<Outcome, { state: "done" }>;
}

function failureRow(result: Failure, name: string, count: number, longest = MAX_LOG_MESSAGE): Row {
  return {
    ...{ ...row("!", name, placeOf(result)), count, severity: "error" },
    state: stateWords(result.outcome),
    words: shortLine(result.outcome.message, longest),
  };
}

function stateWords(outcome: Outcome): string {
  if (isInPart(outcome)) return "skipped, in part";
  if (outcome.state !== "failed" || outcome.how === "refused" || outcome.how === "not made")
    return outcome.state;
  return `${outcome.state}, ${outcome.how}`;
}
