/** Entries → the text of a manifest. */
import { stringify } from "yaml";

/** A key as an entry says it, members in the order in which they shall stand. */
export type KeyEntry = Readonly<Record<string, unknown>>;

/** A key manifest. Texts that could be taken for something else are quoted, lines are not folded. */
export function keysManifest(entries: readonly KeyEntry[]): string {
  return stringify(
    { keys: entries },
    { lineWidth: 0, defaultStringType: "PLAIN", aliasDuplicateObjects: false },
  );
}
