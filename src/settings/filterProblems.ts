/** Options that cannot be used together with `--filter`, and what it turns off. */
import { type Problem, problem } from "../model/problem.ts";
import { optionName, type Setting } from "../model/setting.ts";
import type { Config } from "./config.ts";
import { optionValue, type RawOptions } from "./rawOptions.ts";
import { PRUNE_SETTINGS } from "./table/kinds.ts";
import { PLAN } from "./table/output.ts";
import { FILTER } from "./table/project.ts";
import { NEW_ENTRIES } from "./table/pull.ts";

/** Why the filter cannot be used with another option of the run. */
const NOT_WITH: readonly { row: Setting; why: string }[] = [
  {
    row: PLAN,
    why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter",
  },
  { row: NEW_ENTRIES, why: "it declares keys that no manifest has, and --filter chooses declared keys" },
];

export function filterProblems(raw: RawOptions, config: Config | undefined): Problem[] {
  const filters = optionValue(FILTER, raw) ?? [];
  if (filters.length === 0) return [];
  const given = (row: Setting) => optionValue(row, raw);
  const refused = NOT_WITH.filter(({ row }) => ![undefined, false].includes(given(row) as undefined)).map(
    ({ row, why }) =>
      problem(
        "bad-setting",
        `--filter cannot be used with --${optionName(row)}: ${why}. Remove one of them.`,
      ),
  );
  const parts = config ? [config.top, ...(config.projects?.values() ?? [])] : [];
  const prunes = PRUNE_SETTINGS.some((row) =>
    [given(row), ...parts.map((part) => part.get(row))].some(
      (value) => value !== undefined && value !== "off",
    ),
  );
  const message = `Prune is off in this run, because --filter chooses only some of the keys. To remove keys, run without --filter.`;
  return [...refused, ...(prunes ? [problem("bad-setting", message, { severity: "notice" })] : [])];
}
