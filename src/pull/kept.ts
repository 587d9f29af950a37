/** What a pull reports about texts that the manifests keep. */
import { namePlaceAt } from "../model/place.ts";
import type { KeepingReason, TextDecisions } from "../plan/pull.ts";
import type { KeptInFile } from "../report/report.ts";
import type { RefusedChange } from "./editSources.ts";

type Kept = TextDecisions["kept"][number] & { details?: string };

const WHY: Record<KeepingReason, string> = {
  conflict: "the file and the project both changed it",
  undecided: "nothing tells which side changed it",
  "not committed": "the text of the file is not committed",
  "other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
  "not-expressible": "the live text has a character that a manifest cannot contain",
  "not-storable": "the file cannot hold the live text",
  "universal-placeholders":
    "the live text has placeholders of Lokalise such as [%s], and the text of the file has none",
};

/** Reasons after which a person must decide. */
const CONFLICTS: readonly KeepingReason[] = ["conflict", "undecided"];

/** A live text that the format of its file refused. */
export function notStorable({ text, path, why }: RefusedChange): Kept {
  return { text, why: "not-storable", details: `${path}: ${why}` };
}

export function keptInFiles(kept: readonly Kept[]): KeptInFile[] {
  return kept.map(({ text: { kind, entry, field, language, declared, live, edited }, why, details }) => ({
    kind: kind.name,
    label: kind.label(entry.values),
    place: namePlaceAt(entry.file, entry.spot, [field, language]),
    field,
    part: language,
    declared: declared ?? "",
    live,
    ...(edited && { edited }),
    why: WHY[why],
    ...(details !== undefined && { details }),
    ...(CONFLICTS.includes(why) && { conflict: true }),
  }));
}
