/** The manifests of a pull request without secrets, compared with those of its target, as a person reads it in a log. */
import type { ManifestComparison } from "../report.ts";
import { manifestSections } from "../view/sections.ts";
import { COMPARED_WORDS, comparedFigures, NOT_COMPARED_WORDS } from "../words/manifestLines.ts";
import { forLog, oneLine, shortLine } from "../words/safeText.ts";
import type { Paint } from "./paint.ts";
import { sectionsText } from "./sectionsText.ts";

/** `quiet`: only the last line. */
export function manifestText(
  compared: ManifestComparison | undefined,
  { paint, quiet = false }: { paint: Paint; quiet?: boolean },
): string[] {
  if (!compared) return [];
  if (compared.is === "not compared")
    return [`${NOT_COMPARED_WORDS}: ${shortLine(compared.why, 400)}.`].map(forLog);
  const { commit, projects } = compared;
  const parts = projects.flatMap((project) => [
    ...(projects.length > 1 ? ["", paint("strong", oneLine(project.name ?? ""))] : []),
    ...sectionsText(manifestSections(project, { texts: project.hide_texts !== true, languages: [] }), {
      paint,
    }),
  ]);
  const { start, end } = COMPARED_WORDS;
  const lines = [
    paint("strong", `${start} (${oneLine(commit)}). ${end}`),
    ...parts,
    ...(parts.length > 0 ? [""] : []),
    paint("strong", `Difference: ${comparedFigures(projects)}.`),
  ].map(forLog);
  return quiet ? lines.slice(-1) : lines;
}
