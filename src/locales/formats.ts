/** All formats of locale files. */
import { android } from "./android.ts";
import { type FileType, type FormatOptions, fileTypeOf, type ReadTexts, type TextFormat } from "./format.ts";
import { withIcuPlurals } from "./icuPlurals.ts";
import { arb, json } from "./json.ts";
import { properties } from "./properties.ts";
import { strings } from "./strings.ts";
import { stringsdict } from "./stringsdict.ts";
import { tooMany, unreadable } from "./textFormat.ts";
import { xcstrings } from "./xcstrings.ts";
import { xliff } from "./xliff.ts";

const FORMATS: Readonly<Record<FileType["name"], TextFormat>> = {
  JSON: withIcuPlurals(json),
  ARB: withIcuPlurals(arb),
  "Apple strings": strings,
  "Apple plural strings": stringsdict,
  "Apple string catalog": xcstrings,
  "Android strings": android,
  XLIFF: xliff,
  "Java properties": properties,
};

export function formatOf(path: string): TextFormat | undefined {
  const type = fileTypeOf(path);
  return type && FORMATS[type.name];
}

export function readTexts(path: string, text: string, options: FormatOptions): ReadTexts {
  const format = formatOf(path);
  if (!format) return { texts: [], faults: [] };
  if (format.limit) {
    const { most, of, mark } = format.limit;
    let count = 0;
    for (mark.lastIndex = 0; mark.test(text); count += 1) {
      if (count < most) continue;
      const at = { start: mark.lastIndex - 1, end: mark.lastIndex };
      return unreadable(text, { message: tooMany(most, of), at });
    }
  }
  return format.read(text, options);
}
