/** What `keys_from: lokalise` in a row of `texts` means for a plan: only Lokalise creates and removes the objects of the row. */
import { type Declared, isFromLokalise, type ProjectContext } from "../kinds/declaredEntry.ts";
import type { AnyKind, Matching } from "../kinds/kind.ts";
import { areOfTwoApps, type TextSource } from "../locales/textSource.ts";
import { groupedByEach } from "../model/json.ts";
import { declaredTexts, partsOf, textsIn } from "./declaredContents.ts";

type Entry = Declared<object>;

/** Whether an object belongs to such a row, because its entry or the object itself says so. */
export function belongs(
  { kind, entry, live }: { kind: AnyKind; entry?: Entry; live?: unknown },
  { rules, rows = [] }: ProjectContext,
): boolean {
  if (entry && isFromLokalise(entry)) return true;
  return live !== undefined && (kind.fromLokalise?.rowsOf(live, rows, rules).length ?? 0) > 0;
}

/** Whether apply creates no object for an entry. One without texts may be about an object that was removed in Lokalise. */
export function isKeptOut(
  { kind, entry }: { kind: AnyKind; entry: Entry },
  { rules, rows = [] }: ProjectContext,
): boolean {
  const isToCreate = textsIn(kind.identity(entry.values)).some((name) => rules.create.includes(name));
  const isLeft =
    kind.fromLokalise !== undefined &&
    rows.some(({ keysFrom }) => keysFrom === "lokalise") &&
    declaredTexts(kind, entry).length === 0;
  return (isFromLokalise(entry) || isLeft) && !isToCreate;
}

/** A live object that a pull adds to the files of rows. `inYaml`: its entry that only YAML declares, if there is one. */
export interface ToAdd {
  rows: readonly TextSource[];
  inYaml?: Entry;
}

/** The live objects of such rows that the files do not have, or those of another app only. */
export function objectsToAdd(
  kind: AnyKind,
  { unmanaged, namesakes, matches }: Matching<Entry, unknown>,
  { rules, rows = [] }: ProjectContext,
): Map<unknown, ToAdd> {
  const found = new Map<unknown, ToAdd>();
  const ofLokalise = rows.filter(({ keysFrom }) => keysFrom === "lokalise");
  if (!kind.fromLokalise || ofLokalise.length === 0) return found;
  const rowsOf = (object: unknown) =>
    kind.isArchived(object) ? [] : (kind.fromLokalise?.rowsOf(object, ofLokalise, rules) ?? []);
  for (const object of unmanaged) {
    // Files can have objects of one name, if each says its own file name.
    const own = rowsOf(object).filter(({ filenames }) => !namesakes.has(object) || filenames !== undefined);
    if (own.length > 0) found.set(object, { rows: own });
  }
  for (const [object, ofObject] of groupedByEach(matches, ({ live }) => (live === undefined ? [] : [live]))) {
    const entries = ofObject.map(({ declared }) => declared);
    const sources = partsOf(entries).flatMap(({ from }) => from?.source ?? []);
    const missing = rowsOf(object).filter((row) => sources.every((source) => areOfTwoApps(source, row)));
    const inYaml = entries.find((entry) => partsOf([entry]).every(({ from }) => !from));
    // Its texts in YAML would be declared twice.
    if (missing.length === 0 || (inYaml && declaredTexts(kind, inYaml).length > 0)) continue;
    found.set(object, { rows: missing, ...(inYaml && { inYaml }) });
  }
  return found;
}
