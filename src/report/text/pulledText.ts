/** What a pull wrote into manifests that were there, as a person reads it at a terminal. */
import { createTwoFilesPatch } from "diff";
import type { KeptInFile, PulledTexts } from "../pulledTexts.ts";
import { redactedPull } from "../redaction.ts";
import { fieldName, shown } from "../words/fields.ts";
import { counted } from "../words/figures.ts";
import { labelWords, placeWords } from "../words/labels.ts";
import { manifestLines } from "../words/manifestLines.ts";
import type { PlanLine } from "../words/planLines.ts";
import { pulledFigures } from "../words/pulledFigures.ts";
import { forLog, oneLine } from "../words/safeText.ts";
import { dayWords } from "../words/times.ts";
import { distinguished, maxText } from "../words/values.ts";
import type { Screen } from "./paint.ts";
import { rowsText } from "./rowsText.ts";
import { wrapLines } from "./wrap.ts";

interface PulledTextOptions extends Screen {
  /** Unix seconds. */
  now: number;
  isDryRun: boolean;
  /** Whether values are shown; if not, only the names of fields. */
  texts: boolean;
  /** Whether they are shown whole. */
  full: boolean;
}

/** Every replacement as old → new, every text that a manifest keeps, and the files. */
export function pulledText(
  pulled: PulledTexts,
  { paint, width, now, isDryRun, texts, full, clean = (text) => text }: PulledTextOptions,
): string[] {
  const { name, files, comparison, kept } = redactedPull(pulled, clean);
  const changes = manifestLines({ ...comparison, settings: [] }, { now, texts, full });
  const conflicts = kept.filter(({ conflict }) => conflict);
  const others = kept.filter(({ conflict }) => !conflict);
  const part = (title: string, rows: readonly PlanLine[]) =>
    rows.length === 0
      ? []
      : [...wrapLines([paint("strong", title)], width), ...rowsText(rows, { paint, width })];
  const verb = isDryRun ? "Would write" : "Wrote";
  const end =
    files.length === 0
      ? `Pull from ${oneLine(name)}: the manifests stay as they are${stillDifferent(kept.length)}.`
      : `Pull from ${oneLine(name)}: ${pulledFigures([{ name, files, comparison, kept }])}.`;
  return [
    ...part(`From ${oneLine(name)} into the manifests:`, changes),
    ...part(
      `In conflict: ${counted(conflicts.length, "text")}, which the manifests keep`,
      conflicts.map((one) => keptLine(one, { texts, full })),
    ),
    ...part(
      `The manifests also keep ${counted(others.length, "text")}:`,
      others.map((one) => keptLine(one, { texts, full })),
    ),
    ...files.map((file) => `${verb} ${oneLine(file)}`),
    ...wrapLines([paint("strong", end)], width),
  ].map(forLog);
}

function stillDifferent(count: number): string {
  return count === 0
    ? ""
    : `, and ${counted(count, "value")} of the project ${count === 1 ? "differs" : "differ"}`;
}

function keptLine(
  { kind, field, part, declared, live, why, details, edited, ...named }: KeptInFile,
  { texts, full }: Pick<PulledTextOptions, "texts" | "full">,
): PlanLine {
  const name = fieldName(kind, { field, ...(part !== undefined && { part }) });
  const [ours, theirs] = distinguished(shown(kind, field, declared), shown(kind, field, live), maxText(full));
  const who = edited ? ` (${edited.by ? `${oneLine(edited.by)}, ` : ""}${dayWords(edited.at)})` : "";
  return {
    sign: "!",
    label: labelWords({ kind, ...named }),
    place: placeWords(named),
    words: [
      texts ? `${name} is ${ours}, live ${theirs}${who}: ${why}` : `${name}${who}: ${why}`,
      ...(texts && details !== undefined ? [oneLine(details)] : []),
    ],
  };
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
