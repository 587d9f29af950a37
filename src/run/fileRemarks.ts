/** Makes the remarks on files without a project, as validate does. */
import { neededForms } from "../checks/pluralForms.ts";
import { inBaseLanguage } from "../kinds/declaration.ts";
import type { RunCommand } from "../model/command.ts";
import type { Problem } from "../model/problem.ts";
import { remarksBy } from "../model/remark.ts";
import type { CheckLevels } from "../model/setting.ts";
import { likelyBaseLanguage } from "../plan/languages.ts";
import type { ProjectSettings } from "../settings/resolve.ts";
import type { ProjectRead } from "./declarations.ts";

/** Texts that count only in the base language are left out if it is not known. `isWhole`: whether all files could be read. */
export function remarksOnFiles(
  {
    declared,
    textFiles,
    settings: { rules },
  }: Pick<ProjectRead, "declared" | "textFiles"> & { settings: Pick<ProjectSettings, "rules"> },
  isWhole = true,
  command: RunCommand = "validate",
): Problem[] {
  const likely = likelyBaseLanguage(rules, textFiles, declared);
  const levels: CheckLevels = likely?.isSure && isWhole ? rules.checks : { ...rules.checks, base: "off" };
  const checks = { levels, base: likely?.language, needed: neededForms };
  const { kinds, entries } = inBaseLanguage(declared, likely?.language ?? "");
  return kinds.flatMap(({ plural, remarks }) => {
    const matches = (entries[plural] ?? []).map((entry) => ({ declared: entry }));
    const facts = { entries: matches, checks, isLive: false };
    return remarks.flatMap((row) =>
      row.needs === "files" ? remarksBy(row, command, () => row.find(facts)) : [],
    );
  });
}
