/** All formats of source files. */
import { android } from "./android.ts";
import { arb } from "./arb.ts";
import type { TextFormat } from "./format.ts";
import { json } from "./json.ts";
import { strings } from "./strings.ts";
import { xcstrings } from "./xcstrings.ts";

export const TEXT_FORMATS: readonly TextFormat[] = [json, arb, strings, xcstrings, android];

/** The format of a file, by its path with "/". */
export function formatOf(path: string): TextFormat | undefined {
  return TEXT_FORMATS.find((format) => format.matches(path));
}
