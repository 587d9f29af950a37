/** What `keys_from: lokalise` in a row of `texts` means for a plan: only Lokalise creates and removes the objects of the row. */
import { type Declared, isFromLokalise, type ProjectContext } from "../kinds/declaredEntry.ts";
import type { AnyKind, Matching } from "../kinds/kind.ts";
import { declaredTexts, textsIn } from "./declaredContents.ts";

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

/** The live objects that a pull adds to the files of such rows, with their entries of YAML, if they have one. */
export function objectsToAdd(
  kind: AnyKind,
  { unmanaged, namesakes, matches }: Matching<Entry, unknown>,
  context: ProjectContext,
): Map<unknown, Entry | undefined> {
  const { rules, rows = [] } = context;
  const found = new Map<unknown, Entry | undefined>();
  if (!rows.some(({ keysFrom }) => keysFrom === "lokalise")) return found;
  // Files can have objects of one name, if each says its own file name.
  const canHave = (object: unknown) =>
    kind.fromLokalise
      ?.rowsOf(object, rows, rules)
      .some(({ filenames }) => !namesakes.has(object) || filenames !== undefined);
  for (const object of unmanaged)
    if (!kind.isArchived(object) && canHave(object)) found.set(object, undefined);
  for (const { declared: entry, live } of matches)
    if (live !== undefined && !kind.isArchived(live) && isWithoutString(kind, entry))
      if (belongs({ kind, live }, context)) found.set(live, entry);
  return found;
}

/** An entry of YAML can have only other fields than texts. */
function isWithoutString(kind: AnyKind, entry: Entry): boolean {
  const isInFile = [entry, ...(entry.parts ?? [])].some(({ from }) => from !== undefined);
  return !isInFile && declaredTexts(kind, entry).length === 0;
}
