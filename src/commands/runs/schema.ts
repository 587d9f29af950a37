import { join } from "node:path";
import { readFile } from "../../files/system.ts";
import type { Terminal } from "../../host/terminal.ts";
import { schemaFile } from "../../model/package.ts";
import { problem } from "../../model/problem.ts";
import type { Setting } from "../../model/setting.ts";
import { optionProblems, optionValue, type RawOptions } from "../../settings/flags.ts";
import { SCHEMA_NAME } from "../../settings/table/commands.ts";

export async function printSchema(raw: RawOptions, terminal: Terminal): Promise<number> {
  const name = optionValue(SCHEMA_NAME, raw);
  if (name === undefined) return refused(SCHEMA_NAME, "schema keys", raw, terminal);
  const text = await readFile(join(terminal.setup.packageRoot, schemaFile(name)), "utf8");
  terminal.print(text.trimEnd());
  return 0;
}

/** Without the argument that a command needs, or with a wrong one. */
export function refused(row: Setting, example: string, raw: RawOptions, { showProblems }: Terminal): number {
  const wrong = optionProblems(raw);
  const missing = `The argument is missing. It must be ${row.expects}. For example: lokaform ${example}`;
  showProblems(wrong.length > 0 ? wrong : [problem("bad-setting", missing)]);
  return 1;
}
