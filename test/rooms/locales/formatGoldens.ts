/** Examples of a format: each file in its folder is read, and what is found is next to it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { FormatOptions, FoundText, Range, ReadTexts, TextFormat } from "../../../src/locales/format.ts";
import { lineStartsOf, placeOf } from "../../../src/model/place.ts";

export interface Golden {
  name: string;
  text: string;
  format: TextFormat;
  options: FormatOptions;
  /** The file with the expected texts. */
  expected: string;
}

const FOLDER = join(import.meta.dirname, "golden");
/** The end of the names of examples that are read with the plural forms of i18next. */
const I18NEXT = /\.i18next\.\w+$/;

/** The language of XLIFF files decides between source and target. */
const LANGUAGE = /\.(\w+)\.xl(?:f|iff)$/;

export function goldens(folder: string, formatOf: (path: string) => TextFormat | undefined): Golden[] {
  return readdirSync(join(FOLDER, folder)).flatMap((name) => {
    const format = formatOf(name);
    if (!format || name.endsWith(".txt")) return [];
    const text = readFileSync(join(FOLDER, folder, name), "utf8");
    const [, language] = LANGUAGE.exec(name) ?? [];
    const options: FormatOptions = { plurals: I18NEXT.test(name) ? "i18next" : "none", language };
    return [{ name, text, format, options, expected: join(FOLDER, folder, `${name}.txt`) }];
  });
}

/** What is found in a file, as lines with locations. */
export function shown({ texts, faults }: ReadTexts, text: string): string {
  const file = { path: "", lineStarts: lineStartsOf(text) };
  const at = ({ start, end }: Range) => {
    const place = placeOf(file, start, end);
    const to = place.endLine === place.line ? `${place.endCol}` : `${place.endLine}:${place.endCol}`;
    return `${place.line}:${place.col}-${to}`;
  };
  const lines = [
    ...texts.flatMap((one) => [`${at(one.name)} ${nameOf(one)}`, ...valueLines(one, at)]),
    ...faults.map(
      (fault) => `${at(fault.at)} ${fault.severity ?? "error"} ${fault.code}: ${printable(fault.message)}`,
    ),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function nameOf({ path, language }: FoundText): string {
  const names = path.map(quoted).join(" ");
  return language === undefined ? names : `${names} in ${quoted(language)}`;
}

function valueLines({ value, description }: FoundText, at: (range: Range) => string): string[] {
  const described = description ? [`  description ${at(description.at)} ${quoted(description.text)}`] : [];
  if (value.is === "none") return [`  no text ${at(value.at)}`, ...described];
  if (value.is === "text") return [`  text ${at(value.at)} ${quoted(value.text)}`, ...described];
  const forms = [...value.forms].map(
    ([form, one]) => `    ${form} ${at(one.name)}, ${at(one.at)} ${quoted(one.text)}`,
  );
  return [`  forms ${at(value.at)}`, ...forms, ...described];
}

function quoted(text: string): string {
  return printable(JSON.stringify(text.length > 200 ? `${text.slice(0, 100)}… (${text.length})` : text));
}

/** Characters that change how a line is shown are escaped. */
function printable(text: string): string {
  return text.replace(/[\p{C}\p{Z}]/gu, (character) =>
    character === " " ? " " : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

const NEW_TEXT = "new \"é\" \\ {x} %d <b>&amp;</b>\n'🎁' /";

/** All promises about changes that hold for any file. */
export function checkEdits({ text, format, options }: Golden): void {
  expect(format.edit(text, [], options)).toEqual({ is: "edited", text });
  const before = format.read(text, options);
  for (const one of before.texts) {
    for (const { at } of located(one)) {
      const edited = format.edit(text, [{ is: "replace", at, text: NEW_TEXT }], options);
      if (edited.is === "refused") {
        expect(edited.why).toMatch(/^[A-Z"].*\.$/s);
        continue;
      }
      const after = format.read(edited.text, options);
      expect(shown(after, edited.text)).toContain(quoted(NEW_TEXT));
      expect(after.texts.length).toBe(before.texts.length);
      expect(faultCount(after)).toBe(faultCount(before));
    }
  }
}

/** Values of one name can become different, and a warning can be about the replaced text. */
function faultCount({ faults }: ReadTexts): number {
  return faults.filter(({ code, severity }) => code !== "duplicate-text" && severity !== "warning").length;
}

function located({ value }: FoundText): { at: Range }[] {
  if (value.is === "none") return [];
  return value.is === "text" ? [value] : [...value.forms.values()];
}
