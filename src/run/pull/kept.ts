/** What a pull reports about texts that the manifests keep. */
import { entryProblem } from "../../kinds/entryProblem.ts";
import { namePlaceAt } from "../../model/place.ts";
import { type Problem, problem } from "../../model/problem.ts";
import type { KeepingReason, TextDecisions } from "../../plan/pull/pulledTexts.ts";
import type { KeptInFile } from "../../report/report.ts";
import { counted } from "../../report/view/words.ts";
import type { RefusedChange } from "./editSources.ts";

type Kept = TextDecisions["kept"][number] & { details?: string };

const WHY: Record<KeepingReason, string> = {
  ours: "we wrote the live text last",
  empty: "the live text is empty",
  conflict: "the line is newer than the live text",
  replaced: "the manifest had the live text before, and the next apply replaces it",
  undated: "the service does not say when the live text was written",
  unread: "the history of the manifest cannot be read, so the line can be newer than the live text",
  "other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
  "not-expressible": "the live text has a character that a manifest cannot contain",
  "not-storable": "the source file cannot hold the live text",
  "universal-placeholders":
    "the live text has placeholders of Lokalise such as [%s], and the text of the file has none",
};

/** Reasons after which a person must decide. */
const CONFLICTS: readonly KeepingReason[] = ["conflict", "undated", "unread"];

/** A live text that the format of its file refused. */
export function notStorable({ text, path, why }: RefusedChange): Kept {
  return { text, why: "not-storable", details: `${path}: ${why}` };
}

export function keptInFiles(kept: readonly Kept[]): KeptInFile[] {
  return kept.map(({ text: { kind, entry, field, language, declared, live, writer }, why, details }) => ({
    kind: kind.name,
    label: kind.label(entry.values),
    place: namePlaceAt(entry.file, entry.spot, [field, language]),
    field,
    part: language,
    declared: declared ?? "",
    live,
    ...(writer?.edited && { edited: writer.edited }),
    why: WHY[why],
    ...(details !== undefined && { details }),
    ...(CONFLICTS.includes(why) && { conflict: true }),
  }));
}

/** A conflict is never silent: it is a warning at its line. */
export function conflictWarnings(kept: readonly Kept[]): Problem[] {
  return kept
    .filter(({ why }) => CONFLICTS.includes(why))
    .map(({ text: { kind, entry, field, language }, why }) => {
      const message = `The ${language} text differs from the live one, which another person wrote. The manifest keeps its text: ${WHY[why]}. To take the live text, name the key and the language with take.`;
      return entryProblem(kind, entry, "conflict", message, {
        path: [field, language],
        ofName: true,
        severity: "warning",
      });
    });
}

export function unreadHistory(kept: readonly Kept[], why: string): Problem[] {
  const count = kept.filter((one) => one.why === "unread").length;
  if (count === 0) return [];
  const message = `Lokaform cannot read the history of the manifests: ${why} So ${counted(count, "text")} that others wrote cannot be pulled without take.`;
  return [problem("unread-history", message, { severity: "notice", reach: "project" })];
}
