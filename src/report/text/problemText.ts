/** Problems and failed changes as a person reads them in a terminal or a log. */
import { withoutName } from "../../kinds/entryProblem.ts";
import type { Problem, ProblemCode } from "../../model/problem.ts";
import { type ChangeResult, outcomeWords, placeOf, type Report, stateWords } from "../report.ts";
import { withFewAdvice } from "../words/fewAdvice.ts";
import { groupFailures } from "../words/groupFailures.ts";
import { placeWords, projectWords } from "../words/labels.ts";
import { codeWords } from "../words/problemCode.ts";
import { forLog, isolated, manyLines, messageLine, oneLine } from "../words/safeText.ts";
import type { Paint, Style } from "./paint.ts";

/** How many equal problems of one file are shown. The others are counted in one line. */
const MAX_REPEATS = 3;

export function problemText(all: readonly Problem[], paint: Paint): string[] {
  const problems = withFewAdvice(all);
  const causeOf = (one: Problem) =>
    JSON.stringify([one.severity, one.code, withoutName(one), one.place?.file]);
  const alike = new Map<string, Problem[]>();
  for (const one of problems) {
    const group = alike.get(causeOf(one));
    if (group) group.push(one);
    else alike.set(causeOf(one), [one]);
  }
  const shown = new Map<Problem[], number>();
  return problems.flatMap((one) => {
    const group = alike.get(causeOf(one)) ?? [one];
    const at = shown.get(group) ?? 0;
    shown.set(group, at + 1);
    // A line that counts one more problem would say less than that problem.
    const few = group.length <= MAX_REPEATS + 1 || one.place === undefined;
    if (few || at < MAX_REPEATS) return problemLines([one], paint);
    return at === MAX_REPEATS && one.place
      ? [restLine(one.place.file, one.code, group.slice(at), paint)]
      : [];
  });
}

function restLine(file: string, code: ProblemCode, rest: readonly Problem[], paint: Paint): string {
  const lines = rest.flatMap(({ place }) => place?.line ?? []);
  const shown = `${lines.slice(0, 10).join(", ")}${lines.length > 10 ? ", …" : ""}`;
  return forLog(
    `${oneLine(file)}: the same problem ${rest.length} more times, in lines ${shown} ${paint("dim", codeWords(code))}`,
  );
}

function problemLines(problems: readonly Problem[], paint: Paint): string[] {
  return problems.map(({ severity, code, message, place }) => {
    const at = place ? `${oneLine(place.file)}:${place.line}:${place.col}: ` : "";
    const style: Style = severity === "error" ? "bad" : severity === "warning" ? "change" : "note";
    return forLog(`${at}${paint(style, severity)}: ${messageLine(message)} ${paint("dim", codeWords(code))}`);
  });
}

/** The changes that were not made, each with its location and the reason. */
export function failureText(results: readonly ChangeResult[], paint: Paint): string[] {
  return groupFailures(results, () => true, isolated).map(({ result, names }) =>
    forLog(
      `${placeWords({ place: placeOf(result) })}: ${paint("bad", stateWords(result.outcome))}: ${names}: ${messageLine(outcomeWords(result))}`,
    ),
  );
}

/** Problems and changes that were not made: those of the run, then those of each project. */
export function problemsAndFailuresText({ problems, projects }: Report, paint: Paint): string[] {
  return [
    ...problemText(problems, paint),
    ...projects.flatMap((project) => {
      const lines = [
        ...(project.bugs ?? []).map((stack) => forLog(manyLines(stack))),
        ...problemText(project.problems, paint),
        ...failureText(project.results ?? [], paint),
      ];
      const heading = projects.length > 1 && lines.length > 0;
      return heading ? [forLog(paint("strong", `Project ${projectWords(project)}`)), ...lines] : lines;
    }),
  ];
}
