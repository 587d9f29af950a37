/** All formats of source files. */
import type { TextFormat } from "./format.ts";
import { json } from "./json.ts";

export const TEXT_FORMATS: readonly TextFormat[] = [json];

/** The format of a file, by its path with "/". */
export function formatOf(path: string): TextFormat | undefined {
  return TEXT_FORMATS.find((format) => format.matches(path));
}
