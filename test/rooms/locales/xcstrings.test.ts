/** Random string catalogs, and how they are changed. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormatOptions, FoundValue, TextEdit } from "../../../src/locales/format.ts";
import { xcstrings } from "../../../src/locales/xcstrings.ts";
import { PLURAL_FORMS } from "../../../src/wire/key.ts";
import { runs } from "../../scale.ts";
import {
  choices,
  formatted,
  isUnique,
  type Members,
  names,
  texts,
  writeAny,
  writeFormatted,
} from "./randomJson.ts";

const NONE: FormatOptions = { plurals: "none" };

type Forms = [form: string, text: string][];
interface Entry {
  name: string;
  comment: string | undefined;
  texts: [language: string, value: string | Forms][];
}

const languages = fc.constantFrom("en", "de", "fr", "pt-BR", "zh-Hans", "__proto__");
const forms = fc.uniqueArray(fc.tuple(fc.constantFrom(...PLURAL_FORMS), texts), {
  selector: ([form]) => form,
  minLength: 1,
  maxLength: 3,
});
const values = fc.oneof(texts, forms);
const entries: fc.Arbitrary<Entry[]> = fc.uniqueArray(
  fc.record({
    name: names,
    comment: fc.option(texts, { nil: undefined }),
    texts: fc.uniqueArray(fc.tuple(languages, values), { selector: ([language]) => language, maxLength: 3 }),
  }),
  { selector: ({ name }) => name, maxLength: 5 },
);

function unit(text: string): Members {
  return [
    [
      "stringUnit",
      [
        ["state", "translated"],
        ["value", text],
      ],
    ],
  ];
}

function localization(value: string | Forms): Members {
  if (typeof value === "string") return unit(value);
  return [["variations", [["plural", value.map(([form, text]) => [form, unit(text)])]]]];
}

function entryMembers(entry: Entry): Members {
  const comment: Members = entry.comment === undefined ? [] : [["comment", entry.comment]];
  if (entry.texts.length === 0) return comment;
  const all: Members = entry.texts.map(([language, value]) => [language, localization(value)]);
  return [...comment, ["localizations", all]];
}

function catalog(all: readonly Entry[]): Members {
  const strings: Members = all.map((entry) => [entry.name, entryMembers(entry)]);
  return [
    ["sourceLanguage", "en"],
    ["strings", strings],
    ["version", "1.0"],
  ];
}

/** What is read from the entries: without a text in English, the name is that text. */
function expected(all: readonly Entry[]): unknown[] {
  return all.flatMap(({ name, comment, texts: own }) => {
    const hasSource = own.some(([language]) => language === "en");
    const found: Entry["texts"] = hasSource ? own : [["en", name], ...own];
    return found.map(([language, value]) => ({ name, language, value, comment: comment || undefined }));
  });
}

function shownValue(value: FoundValue): string | Forms {
  if (value.is === "none") return "no text";
  return value.is === "text" ? value.text : [...value.forms].map(([form, { text }]) => [form, text]);
}

function found(text: string): unknown[] {
  const read = xcstrings.read(text, NONE);
  expect(read.faults).toEqual([]);
  return read.texts.map(({ path, language, value, description }) => ({
    name: path.join("/"),
    language,
    value: shownValue(value),
    comment: description?.text,
  }));
}

test("every text is read with its language, its forms and its comment", () => {
  fc.assert(
    fc.property(entries, choices, (all, chosen) => {
      const text = writeAny(catalog(all), chosen);
      expect(found(text)).toEqual(expected(all));
      for (const { value } of xcstrings.read(text, NONE).texts) {
        const located = value.is === "text" ? [value] : value.is === "forms" ? [...value.forms.values()] : [];
        for (const one of located) expect(JSON.parse(text.slice(one.at.start, one.at.end))).toBe(one.text);
      }
      expect(xcstrings.edit(text, [], NONE)).toEqual({ is: "edited", text });
    }),
    { numRuns: runs(300) },
  );
});

test("replacing a text changes only its value, and the name of a string stays", () => {
  fc.assert(
    fc.property(entries, choices, fc.nat(), texts, (all, chosen, which, wanted) => {
      const text = writeAny(catalog(all), chosen);
      const located = xcstrings.read(text, NONE).texts.flatMap(({ name, value }) => {
        const own = value.is === "text" ? [value] : value.is === "forms" ? [...value.forms.values()] : [];
        return own.map(({ at }) => ({ at, isName: at.start === name.start }));
      });
      const one = located[which % Math.max(1, located.length)];
      if (!one) return;
      const edited = xcstrings.edit(text, [{ is: "replace", at: one.at, text: wanted }], NONE);
      expect(edited).toMatchObject({ is: "edited" });
      if (edited.is === "refused") return;
      const { start, end } = one.at;
      if (one.isName) expect(edited.text.slice(0, end)).toBe(text.slice(0, end));
      else {
        const tail = text.length - end;
        expect(edited.text.slice(0, start)).toBe(text.slice(0, start));
        expect(edited.text.slice(edited.text.length - tail)).toBe(text.slice(end));
        expect(JSON.parse(edited.text.slice(start, edited.text.length - tail))).toBe(wanted);
      }
      const values = xcstrings.read(edited.text, NONE).texts.map(({ value }) => shownValue(value));
      expect(values.flat(2)).toContain(wanted);
      expect(values.length).toBe(found(text).length);
    }),
    { numRuns: runs(300) },
  );
});

const plainNames = fc.constantFrom("Add", "B %@", "c.d", "café", "1", "10", "__proto__", "Z");
const plainEntries = entries.chain((all) =>
  fc.uniqueArray(plainNames, { maxLength: all.length }).map((own) =>
    own.flatMap((name, index) => {
      const entry = all[index];
      // An object without members is written in another way.
      return entry ? [{ ...entry, name, comment: entry.comment ?? "c" }] : [];
    }),
  ),
);

function sorted<T>(all: readonly T[], name: (one: T) => string): T[] {
  return [...all].sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

/** As Xcode keeps it: names and languages in their order. */
function inOrder(all: readonly Entry[]): Entry[] {
  const ordered = all.map((entry) => ({
    ...entry,
    texts: sorted(entry.texts, ([language]) => language).map(([language, value]): Entry["texts"][number] => [
      language,
      typeof value === "string" ? value : sorted(value, ([form]) => form),
    ]),
  }));
  return sorted(ordered, ({ name }) => name);
}

test("new texts of a sorted catalog are in their sorted places", () => {
  fc.assert(
    fc.property(
      plainEntries,
      formatted,
      fc.array(fc.tuple(plainNames, languages, values), { maxLength: 4 }),
      (all, style, added) => {
        if (all.length === 0) return;
        const before = inOrder(all);
        const additions = added.filter(([name, language]) => {
          const entry = before.find((one) => one.name === name);
          return entry && !entry.texts.some(([own]) => own === language) && language !== "en";
        });
        if (!isUnique(additions.map(([name, language]) => `${name}/${language}`))) return;
        const after = before.map((entry) => {
          const own = additions.filter(([name]) => name === entry.name);
          return {
            ...entry,
            texts: [
              ...entry.texts,
              ...own.map(([, language, value]): Entry["texts"][number] => [language, value]),
            ],
          };
        });
        const edits = additions.map(
          ([name, language, value]): TextEdit => ({
            is: "add",
            path: [name],
            language,
            value: typeof value === "string" ? value : Object.fromEntries(value),
          }),
        );
        const edited = xcstrings.edit(writeFormatted(catalog(before), style), edits, NONE);
        expect(edited).toEqual({ is: "edited", text: writeFormatted(catalog(inOrder(after)), style) });
      },
    ),
    { numRuns: runs(300) },
  );
});

function edit(text: string, ...edits: TextEdit[]): string {
  const edited = xcstrings.edit(text, edits, NONE);
  return edited.is === "edited" ? edited.text : edited.why;
}

const add = (name: string, value: string | Record<string, string>, language = "en"): TextEdit => ({
  is: "add",
  path: [name],
  value,
  language,
});

const CATALOG = `{
  "sourceLanguage" : "en",
  "strings" : {
    "add" : {

    },
    "Cart" : {
      "comment" : "A button",
      "extractionState" : "manual"
    },
    "tap" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "new",
            "value" : "Tap"
          }
        }
      }
    }
  },
  "version" : "1.0"
}`;

test("a translation of a string without localizations is written as Xcode writes it", () => {
  const after = CATALOG.replace(
    '"add" : {\n\n    }',
    `"add" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Dazu"
          }
        }
      }
    }`,
  );
  expect(edit(CATALOG, add("add", "Dazu", "de"))).toBe(after);
});

test("a new string is manual, and in its place in an order without capitals", () => {
  const written = edit(
    CATALOG,
    add("Buy", "Buy now"),
    add("Buy", { other: "%lld kaufen", one: "Kaufen" }, "de"),
  );
  const added = `    "Buy" : {
      "extractionState" : "manual",
      "localizations" : {
        "de" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Kaufen"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld kaufen"
                }
              }
            }
          }
        },
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Buy now"
          }
        }
      }
    },
`;
  expect(written).toBe(CATALOG.replace('    "Cart"', `${added}    "Cart"`));
});

test("replacing a text that is the name of its string adds the source language", () => {
  const cart = xcstrings.read(CATALOG, NONE).texts.find(({ path }) => path[0] === "Cart");
  if (cart?.value.is !== "text") throw new Error("the catalog has no cart");
  const after = CATALOG.replace(
    '"extractionState" : "manual"\n',
    `"extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Basket"
          }
        }
      }
`,
  );
  expect(edit(CATALOG, { is: "replace", at: cart.value.at, text: "Basket" })).toBe(after);
});

test("replacing a text keeps its state", () => {
  const text = CATALOG.replace('"new"', '"needs_review"');
  const tap = xcstrings.read(text, NONE).texts.find(({ path }) => path[0] === "tap");
  if (tap?.value.is !== "text") throw new Error("the catalog has no tap");
  expect(edit(text, { is: "replace", at: tap.value.at, text: "Click" })).toBe(
    text.replace('"Tap"', '"Click"'),
  );
});

test.each([
  ["the source text", "One", []],
  ["nothing", "", []],
  ["the name", "a", []],
  ["another text", "Eins", ["de warning: The de text of"]],
])("a text in the state new that is %s", (_what, value, starts) => {
  const unit = (state: string, text: string) => ({ stringUnit: { state, value: text } });
  const localizations = { en: unit("translated", "One"), de: unit("new", value) };
  const text = JSON.stringify({ sourceLanguage: "en", strings: { a: { localizations } } });
  const { faults } = xcstrings.read(text, NONE);
  expect(faults.map(({ language, severity, message }) => `${language} ${severity}: ${message}`)).toEqual(
    starts.map((start) => expect.stringContaining(start)),
  );
});

test("a copy that is not translated is not read, and a translation takes its place", () => {
  const german = (value: unknown, en: unknown) =>
    JSON.stringify({ sourceLanguage: "en", strings: { a: { localizations: { de: value, en } } } }, null, 2);
  const one = (value: string, state: string) => ({ stringUnit: { state, value } });
  const plural = (forms: object) => ({ variations: { plural: forms } });
  const both = plural({ one: one("A", "translated"), other: one("B", "translated") });
  const copies = [one("A", "new"), plural({ one: one("A", "new"), other: one("B", "new") })];
  for (const copy of copies) {
    const text = german(copy, both);
    expect(found(text)).toMatchObject([{ language: "en" }]);
    expect(edit(text, add("a", "Ä", "de"))).toBe(german(one("Ä", "translated"), both));
    expect(edit(text, add("a", { one: "Ä", other: "B" }, "de"))).toBe(
      german(plural({ one: one("Ä", "translated"), other: one("B", "translated") }), both),
    );
  }
  const half = german(plural({ one: one("Ä", "translated"), other: one("B", "new") }), both);
  expect(found(half)).toMatchObject([{ language: "de", value: [["one", "Ä"]] }, { language: "en" }]);
  expect(edit(half, add("a", "Ä", "de"))).toBe('The file already has the text "a".');
  const device = german({ ...one("A", "new"), variations: { device: {} } }, both);
  expect(edit(device, add("a", "Ä", "de"))).toBe('The file already has the text "a".');
});

test("a new catalog names its source language, and gets texts", () => {
  const start = xcstrings.empty("en");
  expect(xcstrings.read(start, NONE)).toMatchObject({ texts: [], faults: [] });
  const written = edit(start, add("b", "B"), add("a", "A", "en"), add("a", "Ä", "de"));
  expect(found(written)).toEqual([
    { name: "a", language: "de", value: "Ä", comment: undefined },
    { name: "a", language: "en", value: "A", comment: undefined },
    { name: "b", language: "en", value: "B", comment: undefined },
  ]);
  expect(written).toContain('  "strings" : {\n    "a" : {\n');
});

const REFUSED: [name: string, edits: TextEdit[], why: string][] = [
  [
    "a new string has no source text",
    [add("new", "Neu", "de")],
    'The new string "new" needs a text in "en", the source language of the file.',
  ],
  ["the text exists", [add("tap", "Tap")], 'The file already has the text "tap".'],
  ["the name is the text", [add("Cart", "Basket", "en")], 'The file already has the text "Cart".'],
  ["the name is empty", [add("", "x")], "exactly the wanted texts"],
  ["a form does not exist", [add("tap", { others: "x" }, "de")], "exactly the wanted texts"],
];

test.each(REFUSED)("a change is refused if %s", (_name, edits, why) => {
  expect(edit(CATALOG, ...edits)).toContain(why);
});

test("a text with variations for devices is not replaced by a plain one", () => {
  const text = CATALOG.replace(
    '"stringUnit" : {\n            "state" : "new",\n            "value" : "Tap"\n          }',
    '"variations" : { "device" : { } }',
  );
  expect(edit(text, add("tap", "Tap", "en"))).toBe('The file already has the text "tap".');
});

test("a catalog with very many strings, or a string with very many languages, is refused", () => {
  const catalog = (strings: string) => `{ "sourceLanguage": "en", "strings": { ${strings} } }`;
  const named = (count: number, value: string) =>
    Array.from({ length: count }, (_, index) => `"k${index}": ${value}`).join();
  const messages = (text: string) => xcstrings.read(text, NONE).faults.map(({ message }) => message);
  expect(messages(catalog(named(50_000, "{}")))).toEqual([]);
  expect(messages(catalog(named(50_001, "{}")))).toEqual([
    "This file has more than 50,000 strings. Divide it into several files.",
  ]);
  const unit = '{ "stringUnit": { "value": "a" } }';
  expect(messages(catalog(`"a": { "localizations": { ${named(1_001, unit)} } }, "b": {}`))).toEqual([
    expect.stringMatching(/^"a" has more than 1,000 languages/),
  ]);
});
