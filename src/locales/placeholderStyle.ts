/** How the texts of a locale file write placeholders, so that a new text can have them too. */
import { fileTypeOf } from "./format.ts";

/** Absent: the file does not show it, or shows more than one way. */
export interface PlaceholderStyle {
  /** The conversions of printf for texts and for whole numbers. */
  printf?: { s: string; i: string };
  /** What is around a name, which is `@` here. */
  named?: string;
}

const NAMED = [
  ["{{@}}", /\{\{\s*[\p{L}_]/u],
  ["%{@}", /%\{[\p{L}_]/u],
  ["${@}", /\$\{[\p{L}_]/u],
  ["{@}", /(?<![{%$])\{\s*[\p{L}_][\p{L}\p{N}_.]*\s*\}/u],
] as const;

const APPLE = { s: "@", i: "li" };
const ANDROID = { s: "s", i: "d" };

/** The platform of a file decides, or else its other texts. Universal placeholders say nothing. */
export function placeholderStyle(path: string, texts: readonly string[]): PlaceholderStyle {
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const type = fileTypeOf(path)?.name;
  if (type === "Android strings") return { printf: ANDROID };
  if (type?.startsWith("Apple"))
    return {
      printf: has(/(?<!\[)%(?:\d\$)?[di]/) && !has(/(?<!\[)%(?:\d\$)?l/) ? { ...APPLE, i: "d" } : APPLE,
    };
  if (type === "ARB") return { named: "{@}" };
  const [named, rival] = NAMED.flatMap(([style, pattern]) => (has(pattern) ? style : []));
  const [printf, rivalPrintf] = [
    has(/(?<!\[)%(?:\d\$)?@/) ? [APPLE] : [],
    has(/(?<!\[)%(?:\d\$)?s/) ? [ANDROID] : [],
  ].flat();
  return {
    ...(named && !rival && { named }),
    ...(printf && !rivalPrintf && { printf }),
  };
}
