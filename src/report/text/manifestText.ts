/** The manifests of a pull request without secrets, compared with those of its target, as a person reads it in a log. */
import type { ManifestComparison } from "../report.ts";
import {
  COMPARED_WORDS,
  comparedFigures,
  manifestLines,
  NOT_COMPARED_WORDS,
} from "../words/manifestLines.ts";
import { settingWords } from "../words/planLines.ts";
import { forLog, oneLine, shortLine } from "../words/safeText.ts";
import type { Paint } from "./paint.ts";
import { rowsText } from "./rowsText.ts";

/** `now`: Unix seconds. `quiet`: only the last line. */
export function manifestText(
  compared: ManifestComparison | undefined,
  { paint, now, quiet = false }: { paint: Paint; now: number; quiet?: boolean },
): string[] {
  if (!compared) return [];
  if (compared.is === "not compared")
    return [`${NOT_COMPARED_WORDS}: ${shortLine(compared.why, 400)}.`].map(forLog);
  const { commit, projects } = compared;
  const parts = projects.flatMap((project) => [
    ...(projects.length > 1 ? [paint("strong", oneLine(project.name ?? ""))] : []),
    ...project.settings.map(
      (setting) => `  ${paint(setting.widens ? "note" : "dim", settingWords(setting))}`,
    ),
    ...rowsText(manifestLines(project, { now, texts: project.hide_texts !== true }), { paint }),
  ]);
  const { start, end } = COMPARED_WORDS;
  const lines = [
    paint("strong", `${start} (${oneLine(commit)}). ${end}`),
    ...parts,
    paint("strong", `Difference: ${comparedFigures(projects)}.`),
  ].map(forLog);
  return quiet ? lines.slice(-1) : lines;
}
