/** Entries → the text of a manifest. */
import { stringify } from "yaml";
import type { Entry } from "../model/kind.ts";

/** A key manifest. Texts that could be taken for something else are quoted, lines are not folded. */
export function keysManifest(entries: readonly Entry[]): string {
  return stringify(
    { keys: entries },
    { lineWidth: 0, defaultStringType: "PLAIN", aliasDuplicateObjects: false },
  );
}
