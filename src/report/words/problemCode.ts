/** The code of a problem, at the end of its message, and the page that explains it. */
import type { Problem, ProblemCode } from "../../model/problem.ts";
import { pageAddress } from "../../model/published.ts";
import { shortLine } from "./safeText.ts";

/** "[unknown-member]" */
export function codeWords(code: ProblemCode): string {
  return `[${code}]`;
}

/** The message on one line, and its code. Together they have at most `max` characters. */
export function codedMessage({ message, code }: Pick<Problem, "message" | "code">, max: number): string {
  const end = ` ${codeWords(code)}`;
  return `${shortLine(message, max - end.length)}${end}`;
}

/** The address of the section of docs/problems.md about the code. */
export function problemAddress(code: ProblemCode): string {
  return `${pageAddress("docs/problems.md")}#${code}`;
}
