/** What a pull wrote into manifests that were there, as a person reads it at a terminal. */
import { createTwoFilesPatch } from "diff";
import type { PulledTexts } from "../pulledTexts.ts";
import { redactedPull } from "../redaction.ts";
import { pullSections } from "../view/sections.ts";
import { counted } from "../words/figures.ts";
import { pulledFigures } from "../words/pulledFigures.ts";
import { forLog, oneLine } from "../words/safeText.ts";
import type { Screen } from "./paint.ts";
import { sectionsText } from "./sectionsText.ts";
import { wrapLines } from "./wrap.ts";

interface PulledTextOptions extends Screen {
  isDryRun: boolean;
  /** Whether values are shown; if not, only the names of fields. */
  texts: boolean;
  /** Whether they are shown whole. */
  full: boolean;
}

/** Every replacement, every text that a manifest keeps, and the files. */
export function pulledText(
  pulled: PulledTexts,
  { paint, width, isDryRun, texts, full, clean = (text) => text }: PulledTextOptions,
): string[] {
  const shown = redactedPull(pulled, clean);
  const { name, files, kept } = shown;
  const rows = sectionsText(pullSections(shown, { texts, full, languages: [] }), { paint, width });
  const verb = isDryRun ? "Would write" : "Wrote";
  const end =
    files.length === 0
      ? `Pull from ${oneLine(name)}: the manifests stay as they are${stillDifferent(kept.length)}.`
      : `Pull from ${oneLine(name)}: ${pulledFigures([shown])}.`;
  const title = wrapLines([paint("strong", `From ${oneLine(name)} into the manifests:`)], width);
  return [
    ...(rows.length > 0 ? [...title, ...rows, ""] : []),
    ...files.map((file) => `${verb} ${oneLine(file)}`),
    ...wrapLines([paint("strong", end)], width),
  ].map(forLog);
}

function stillDifferent(count: number): string {
  return count === 0
    ? ""
    : `, and ${counted(count, "value")} of the project ${count === 1 ? "differs" : "differ"}`;
}

/** The changes of files as a unified diff. */
export function unifiedDiff(
  changed: readonly { path: string; before: string; after: string; creates?: string }[],
): string[] {
  return changed.flatMap(({ path, before, after, creates }) => {
    const name = oneLine(path);
    const patch = createTwoFilesPatch(
      creates ? "/dev/null" : `a/${name}`,
      `b/${name}`,
      before,
      after,
      undefined,
      undefined,
      {
        headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
      },
    );
    // A line end of CRLF is not shown. Tabs are harmless.
    const lines = patch.replace(/\r?\n$/, "").split(/\r?\n/);
    return lines.map((line) => forLog(line.split("\t").map(oneLine).join("\t")));
  });
}
