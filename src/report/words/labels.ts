/** The names and locations of objects, projects and manifests, each on one line. */
import type { Place } from "../../model/place.ts";
import type { Change } from "../../model/plan.ts";
import type { ProjectReport } from "../report.ts";
import { counted } from "./figures.ts";
import { kindWords } from "./kindWords.ts";
import { oneLine, shortLine, withoutMiddle } from "./safeText.ts";

/** The name, on one line. Names often differ only at their end, so a long one is cut in its middle. */
export function labelWords({ kind, label }: Pick<Change, "kind" | "label">): string {
  const name = oneLine(label);
  const { prefix, maxName } = kindWords(kind);
  return prefix + withoutMiddle(name, maxName);
}

/** The location in a manifest, or "(not declared)". In `file`, only the line is shown. */
export function placeWords(one: Change | { place?: Place | undefined }, file?: string): string {
  const place = "place" in one ? one.place : undefined;
  if (!place) return "(not declared)";
  return place.file === file ? `line ${place.line}` : `${oneLine(place.file)}:${place.line}`;
}

/** "storefront (3002780358964f9bab5a92.87762498)", after its name in lokaform.yaml if it has one. */
export function projectWords({ name, id, plan }: ProjectReport): string {
  const prefix = name === undefined ? "" : `${oneLine(name)}: `;
  return prefix + (plan ? `${shortLine(plan.project.name, 80)} (${shortLine(id, 200)})` : shortLine(id, 200));
}

/** Up to this number, manifests are listed by name. */
export const MAX_NAMED = 3;

/** The names of a few manifests, or the number of many. */
export function manifestWords(manifests: readonly string[]): string {
  return manifests.length <= MAX_NAMED
    ? manifests.map((path) => oneLine(path)).join(", ")
    : counted(manifests.length, "manifest");
}
