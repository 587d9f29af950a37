/** Prints a JSON Schema of this package. `npm run docs` makes them. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Terminal } from "../../host/terminal.ts";
import { problem } from "../../model/problem.ts";
import { schemaFile } from "../../run/schemas.ts";
import { optionProblems, optionValue, type RawOptions } from "../../settings/flags.ts";
import { SCHEMA_NAME } from "../../settings/table/commands.ts";

export async function printSchema(
  raw: RawOptions,
  { setup, print, showProblems }: Terminal,
): Promise<number> {
  const name = optionValue(SCHEMA_NAME, raw);
  if (name === undefined) {
    const wrong = optionProblems(raw);
    const missing = `Which schema? It must be ${SCHEMA_NAME.expects}. For example: lokaform schema keys`;
    showProblems(wrong.length > 0 ? wrong : [problem("bad-setting", missing)]);
    return 1;
  }
  const text = await readFile(join(setup.packageRoot, schemaFile(name)), "utf8");
  print(text.trimEnd());
  return 0;
}
