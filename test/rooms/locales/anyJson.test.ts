/** Any JSON as a file of each format: reading never throws, and a change is exact or refused. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormatOptions, FoundText, TextFault, TextFormat } from "../../../src/locales/format.ts";
import { arb, json } from "../../../src/locales/json.ts";
import { xcstrings } from "../../../src/locales/xcstrings.ts";
import { runs } from "../../scale.ts";

/** Names that the formats know, so that random objects come near to their shapes. */
const NAMES =
  "a b.c a.b @a @@locale description comment localizations en de stringUnit variations plural one other value state device substitutions shouldTranslate item_one item_other message defaultMessage placeholders __proto__".split(
    " ",
  );
const names = fc.constantFrom(...NAMES, "");

const simple = fc.constantFrom(
  ...['"en"', '"text"', '""', "1", "true", "false", "null", "[]", "{}", '"\\u0000"', '[{"a":"b"}]'],
);

function objects(depth: number): fc.Arbitrary<string> {
  const value = depth === 0 ? simple : fc.oneof(simple, objects(depth - 1));
  return fc
    .array(fc.tuple(names, value), { maxLength: 3 })
    .map((members) => `{${members.map(([name, own]) => `${JSON.stringify(name)}: ${own}`).join(", ")}}`);
}

const anyValue = fc.oneof(objects(5), objects(2), simple);
const catalogs = anyValue.map((value) => `{ "sourceLanguage" : "en", "strings" : ${value} }`);
const localized = anyValue.map(
  (value) =>
    `{ "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : ${value} }, "b" : ${value} } }`,
);
const FORMATS: [name: string, format: TextFormat, files: fc.Arbitrary<string>][] = [
  ["JSON", json, anyValue],
  ["ARB", arb, anyValue],
  ["string catalog", xcstrings, fc.oneof(anyValue, catalogs, localized)],
];

function rangesOf({ name, value, description }: FoundText): { start: number; end: number }[] {
  const forms = value.is === "forms" ? [...value.forms.values()].flatMap((form) => [form.at, form.name]) : [];
  return [name, value.at, ...forms, ...(description ? [description.at] : [])];
}

/** Without those that values of one name are different, which can change. */
function messagesOf(faults: readonly TextFault[]): string[] {
  return faults.flatMap(({ code, message }) =>
    code === "duplicate-text" ? [] : message.replace(/\d+/g, ""),
  );
}

test.each(FORMATS)(
  "any JSON can be read as %s, and a change of it is exact or refused",
  (_name, format, files) => {
    fc.assert(
      fc.property(files, fc.constantFrom("none" as const, "i18next" as const), (text, plurals) => {
        const options: FormatOptions = { plurals };
        const { texts, faults } = format.read(text, options);
        for (const { start, end } of [...texts.flatMap(rangesOf), ...faults.map(({ at }) => at)]) {
          expect(0 <= start && start <= end && end <= text.length).toBe(true);
        }
        for (const { message } of faults) expect(message).toMatch(/^[A-Z"].*[.]$/s);
        const located = texts.flatMap(({ value }) =>
          value.is === "text"
            ? [value.at]
            : value.is === "forms"
              ? [...value.forms.values()].map(({ at }) => at)
              : [],
        );
        const language = format === xcstrings ? { language: "fr" } : {};
        const edits = [
          ...located.map((at) => ({ is: "replace" as const, at, text: "new" })),
          { is: "add" as const, path: ["a"], value: "new", ...language },
          { is: "add" as const, path: ["new"], value: "new" },
          { is: "add" as const, path: ["a", "b", "new"], value: { one: "new", other: "new" } },
        ];
        for (const edit of edits) {
          const edited = format.edit(text, [edit], options);
          if (edited.is === "refused") {
            expect(edited.why).toMatch(/^[A-Z"].*[.]$/s);
            continue;
          }
          const after = format.read(edited.text, options);
          expect(after.texts.length).toBe(texts.length + (edit.is === "add" ? 1 : 0));
          expect(messagesOf(after.faults)).toEqual(messagesOf(faults));
        }
      }),
      { numRuns: runs(400) },
    );
  },
);
