/** Advice on texts can be thousands of problems. They must not hide the others. */
import { isAdvice, type Problem, problem } from "../../model/problem.ts";
import { figure } from "./figures.ts";

/** How many findings of one check are shown. */
const MAX_SHOWN = 10;

/** Advice comes last. Of each check, the first findings are shown, and a problem counts the others. */
export function withFewAdvice(problems: readonly Problem[]): readonly Problem[] {
  const advice = problems.filter(isAdvice);
  if (advice.length === 0) return problems;
  const byCheck = new Map<string, Problem[]>();
  for (const one of advice) {
    const check = `${one.severity} ${one.code}`;
    const group = byCheck.get(check);
    if (group) group.push(one);
    else byCheck.set(check, [one]);
  }
  // A problem that counts one other would say less than that one.
  const few = [...byCheck.values()].flatMap((group) =>
    group.length <= MAX_SHOWN + 1 ? group : [...group.slice(0, MAX_SHOWN), ...restOf(group)],
  );
  const shown = few.length === advice.length ? advice : few;
  return [...problems.filter((one) => !isAdvice(one)), ...shown];
}

function restOf([first, ...others]: readonly Problem[]): Problem[] {
  if (!first) return [];
  const { code, severity, reach } = first;
  const count = others.length + 1 - MAX_SHOWN;
  const message = `${figure(count)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
  return [problem(code, message, { severity, reach })];
}
