/** Promises about changes of files that hold for every format, and random texts to check them with. */
import fc from "fast-check";
import { expect } from "vitest";
import type { EditedFile, FoundText, Range, TextEdit, TextFormat } from "../../../src/locales/format.ts";
import { isUnstorable } from "../../../src/model/json.ts";
import { anyCharacter } from "../../anyCharacter.ts";

const OPTIONS = { plurals: "none" } as const;

/** Any text that the service can store. Many have characters that formats escape. */
export const anyText: fc.Arbitrary<string> = fc
  .oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({
      unit: fc.constantFrom(
        ..."ab \\\"'@?<>&;/*={}\n\t\r-]u0",
        "  ",
        "<b>",
        "</b>",
        "&amp;",
        "]]>",
        "//",
        "é",
        "🎁",
      ),
    }),
  )
  .filter((text) => !isUnstorable(text));

/** What a file says, as plain values. */
export function textsOf(format: TextFormat, text: string): [name: string, value: unknown][] {
  return format.read(text, OPTIONS).texts.map((one) => [one.path.join("."), contentOf(one)]);
}

function contentOf({ value }: FoundText): unknown {
  if (value.is === "none") return null;
  return value.is === "text"
    ? value.text
    : Object.fromEntries([...value.forms].map(([form, { text }]) => [form, text]));
}

export function edited(format: TextFormat, text: string, edits: readonly TextEdit[]): string {
  const result: EditedFile = format.edit(text, edits, OPTIONS);
  if (result.is === "refused") throw new Error(`${result.why}\n${JSON.stringify([text, edits])}`);
  return result.text;
}

/** Replaces the value at `at`, and checks that everything before and after it is as it was. */
export function replaced(format: TextFormat, text: string, at: Range, value: string): string {
  const after = edited(format, text, [{ is: "replace", at, text: value }]);
  expect(after.startsWith(text.slice(0, at.start))).toBe(true);
  expect(after.endsWith(text.slice(at.end))).toBe(true);
  return after;
}

/** Replaces all texts and plural forms at once, adds one more, and checks what the file says then. */
export function allReplaced(
  format: TextFormat,
  text: string,
  values: readonly string[],
  [name, added]: readonly [name: string, value: string | Record<string, string>],
): void {
  let next = 0;
  const newText = () => values[next++ % values.length] ?? "";
  const edits: TextEdit[] = [];
  const wanted = format.read(text, OPTIONS).texts.map((one): [string, unknown] => {
    const replace = (at: Range) => {
      const value = newText();
      edits.push({ is: "replace", at, text: value });
      return value;
    };
    const { value } = one;
    if (value.is === "none") return [one.path.join("."), null];
    if (value.is === "text") return [one.path.join("."), replace(value.at)];
    const forms = [...value.forms].map(([form, { at }]) => [form, replace(at)]);
    return [one.path.join("."), Object.fromEntries(forms)];
  });
  edits.push({ is: "add", path: name.split("."), value: added });
  const after = edited(format, text, edits.toReversed());
  expect(textsOf(format, after)).toEqual([...wanted, [name, added]]);
}

/** Reads and changes a file that can be anything. Nothing is thrown, and every range is inside of the file. */
export function survives(format: TextFormat, text: string): void {
  const { texts, faults } = format.read(text, OPTIONS);
  const ranges = [
    ...faults.map(({ at }) => at),
    ...texts.flatMap(({ name, value }) => [
      name,
      value.at,
      ...(value.is === "forms" ? [...value.forms.values()].flatMap(({ at, name }) => [at, name]) : []),
    ]),
  ];
  for (const { start, end } of ranges) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(text.length);
  }
  expect(format.edit(text, [], OPTIONS)).toEqual({ is: "edited", text });
  format.edit(text, [{ is: "add", path: ["added"], value: "text" }], OPTIONS);
  const [first] = texts;
  if (first?.value.is === "text") {
    format.edit(text, [{ is: "replace", at: first.value.at, text: "new" }], OPTIONS);
  }
}

/** A file with a part removed, doubled, or replaced. */
export function mutated(file: fc.Arbitrary<string>, parts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(
      file,
      fc.nat(),
      fc.nat(30),
      fc.oneof(fc.constantFrom("", ...parts), fc.string({ unit: anyCharacter })),
    )
    .map(([text, start, length, part]) => {
      const at = start % (text.length + 1);
      return text.slice(0, at) + part + text.slice(at + length);
    });
}
