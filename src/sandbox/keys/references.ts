import type { WireTranslation } from "../../wire/key.ts";
import type { KeyTable } from "./table.ts";

const REFERENCE = /\[%key:([^%\]]+)%\]/g;
/** References may lead to other references. A reference to itself stays unresolved at this depth. */
const MAX_DEPTH = 5;

/**
 * A row with `[%key:name%]` replaced by that key's text in the same language. It is shown unless `disable_references=1`
 * [service.md §2.7]. A reference to an unknown key is not replaced.
 */
export function resolvedRow(row: WireTranslation, table: KeyTable): WireTranslation {
  if (!row.translation.includes("[%key:")) return row;
  return { ...row, translation: resolved(row.translation, row.language_iso, table, MAX_DEPTH) };
}

function resolved(text: string, iso: string, table: KeyTable, depth: number): string {
  if (depth === 0) return text;
  return text.replace(REFERENCE, (reference, name: string) => {
    const row = table.named(name)[0]?.translations.find((candidate) => candidate.language_iso === iso);
    return row ? resolved(row.translation, iso, table, depth - 1) : reference;
  });
}
