import type { ProblemCode } from "../model/problem.ts";
import type { Example } from "./explanation.ts";

/** The files of an example, its command, and the problem as it is shown. */
export function exampleLines(code: ProblemCode, { files = {}, run, shown }: Example): string[] {
  const contents = Object.entries(files).flatMap(([file, text]) => [
    `# ${file}`,
    ...text.trimEnd().split("\n"),
    "",
  ]);
  const isCommandLine = run.startsWith("lokaform ");
  return [...contents, isCommandLine ? `$ ${run}` : `with: { ${run} }`, `${shown} [${code}]`];
}
