/** Explains a problem code, or lists all codes. */
import { didYouMean } from "../../model/nearest.ts";
import { PROBLEM_CODES, type ProblemCode, problem } from "../../model/problem.ts";
import { exampleLines } from "../../problems/exampleLines.ts";
import { EFFECTS, type Explanation } from "../../problems/explanation.ts";
import { EXPLANATIONS, TOPICS } from "../../problems/explanations.ts";
import type { Paint } from "../../report/text/paint.ts";
import { problemAddress } from "../../report/words/problemCode.ts";
import { quoted } from "../../report/words/safeText.ts";
import { optionProblems, optionValue, type RawOptions } from "../../settings/rawOptions.ts";
import { EXPLAINED_CODE } from "../../settings/table/explain.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import { columns, widthFor, wrapped } from "../columns.ts";

export async function explainProblem(
  raw: RawOptions,
  { setup, print, screen: { paint }, showProblems }: Terminal,
): Promise<number> {
  const wrong = optionProblems(raw);
  // Somebody may copy the code with its brackets.
  const given = optionValue(EXPLAINED_CODE, raw)?.replace(/^\[(.*)\]$/, "$1");
  const code = PROBLEM_CODES.find((one) => one === given);
  if (wrong.length === 0 && given !== undefined && code === undefined) wrong.push(unknownCode(given));
  if (wrong.length > 0) {
    showProblems(wrong);
    return 1;
  }
  const width = widthFor(setup.console.width);
  for (const line of code ? explanation(code, EXPLANATIONS[code], width, paint) : list(width, paint))
    print(line);
  return 0;
}

function unknownCode(given: string) {
  const guess = didYouMean(given, PROBLEM_CODES) || " lokaform explain lists all codes.";
  return problem("bad-setting", `There is no problem code ${quoted(given)}.${guess}`);
}

function explanation(
  code: ProblemCode,
  { title, cause, fix, effect, example }: Explanation,
  width: number,
  paint: Paint,
): string[] {
  const { given } = example;
  const lines = exampleLines(code, example);
  // A wrapped line of a file would have another meaning.
  const shown = [...lines.slice(0, -1), ...wrapped(lines.at(-1) ?? "", width - 2)];
  return [
    ...wrapped(`${code}: ${title}`, width).map((line) => paint("strong", line)),
    ...wrapped(EFFECTS[effect], width),
    "",
    ...wrapped(`Cause: ${cause}`, width),
    "",
    ...wrapped(`Fix: ${fix}`, width),
    "",
    ...wrapped(given === undefined ? "For example:" : `For example: ${given}`, width),
    "",
    ...shown.map((line) => (line === "" ? "" : `  ${line}`)),
    "",
    problemAddress(code),
  ];
}

function list(width: number, paint: Paint): string[] {
  const parts = TOPICS.map(({ title, explanations }) => {
    const rows = Object.entries(explanations).map(([code, one]) => [code, one.title] as const);
    return [paint("strong", title), ...columns(rows.sort(), width), ""];
  });
  return [...parts.flat(), ...wrapped("lokaform explain CODE explains one of them.", width)];
}
