/** Rows with `plurals: icu`: messages that are one plural are plural forms, and are written back as messages. */
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FoundText, TextEdit } from "../../../src/locales/format.ts";
import { formatOf } from "../../../src/locales/formats.ts";
import { runs } from "../../scale.ts";

const json = formatOf("a.json");
if (!json) throw new Error("JSON is a format");
const OPTIONS = { plurals: "icu" } as const;
const read = (text: string) => json.read(text, OPTIONS).texts;
const forms = ({ value }: FoundText) =>
  value.is === "forms"
    ? Object.fromEntries([...value.forms].map(([form, { text }]) => [form, text]))
    : undefined;
const file = (message: string) => JSON.stringify({ n: message });

/** Replaces forms that the message has, and adds the others. */
function change(text: string, wanted: Readonly<Record<string, string>>) {
  const [string] = read(text);
  const located = string?.value.is === "forms" ? string.value.forms : new Map();
  const added = Object.fromEntries(Object.entries(wanted).filter(([form]) => !located.has(form)));
  const edits = Object.entries(wanted).flatMap(([form, formText]): TextEdit[] => {
    const at = located.get(form)?.at;
    return at ? [{ is: "replace", at, text: formText }] : [];
  });
  if (Object.keys(added).length > 0) edits.push({ is: "add", path: ["n"], value: added });
  return json?.edit(text, edits, OPTIONS);
}

describe("one text, and no plural forms", () => {
  test.each([
    "plain",
    "{count}",
    "You have {n, plural, one {# item} other {# items}}",
    "{n, plural, one {# item} other {# items}}.",
    "{n, plural, =0 {none} other {# items}}",
    "{n, plural, offset:1 one {# item} other {# items}}",
    "{n, plural, one {# item}}",
    "{n, plural, one {a} one {b} other {c}}",
    "{n, selectordinal, one {#st} other {#th}}",
    "{n, plural, one {{who, select, a {A} other {B}}} other {C}}",
    "{n, plural, one {'{'} other {'}'}",
  ])("%s", (message) => expect(read(file(message))[0]?.value.is).toBe("text"));
});

test.each([
  ["{n,plural,one{# item}other{# items}}", { other: "# things" }, "{n,plural,one{# item}other{# things}}"],
  [
    "{n, plural,\n  one {# item}\n  other {# items}\n}",
    { few: "# few", zero: "none" },
    "{n, plural,\n  zero {none}\n  one {# item}\n  few {# few}\n  other {# items}\n}",
  ],
  ["{n, plural, other {all} one {1}}", { one: "{who}’s" }, "{n, plural, other {all} one {{who}’s}}"],
  ["{n, plural, other {all}}", { many: "" }, "{n, plural, other {all}}"],
])("%j with %j is %j", (message, wanted, expected) =>
  expect(change(file(message), wanted)).toEqual({ is: "edited", text: file(expected) }),
);

test("a new string is written as in the base language, and otherwise with the argument count", () => {
  const value = { one: "# Teil", other: "# Teile" };
  const base = { text: file("{items,plural,\n one{# item}\n other{# items}\n}"), name: 1 };
  const add = { is: "add", path: ["n"], value } as const;
  const written = (edit: TextEdit) => {
    const edited = json.edit("{}", [edit], OPTIONS);
    return edited.is === "edited" ? JSON.parse(edited.text) : edited;
  };
  expect(written({ ...add, base })).toEqual({ n: "{items,plural,\n one{# Teil}\n other{# Teile}\n}" });
  expect(written(add)).toEqual({ n: "{count, plural, one {# Teil} other {# Teile}}" });
});

const LANGUAGES = "ar be bg cs cy da de en fi fr ga he hr lt lv pl ro ru sl uk".split(" ");
const piece = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom("# ", "{name}", "text", " ", "é", "''", "\n", '"', "\\") },
  fc.constantFrom("{", "}", "'", "'{", "<b>", "plural,", "other {x}"),
);
const formText = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(""));

/** As another reader of ICU messages understands it. */
function formsByParser(message: string) {
  const [plural, ...others] = parse(message, { captureLocation: true, ignoreTag: true });
  if (plural?.type !== TYPE.plural || others.length > 0) return undefined;
  return Object.fromEntries(
    Object.entries(plural.options).map(([form, { location }]) => [
      form,
      message.slice((location?.start.offset ?? 0) + 1, (location?.end.offset ?? 0) - 1),
    ]),
  );
}

test.each(LANGUAGES)(
  "forms of %s make a message, and the message has these forms, or they are refused",
  (language) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    let edits = 0;
    const wanted = fc.record(Object.fromEntries(categories.map((form) => [form, formText])));
    fc.assert(
      fc.property(wanted, (all) => {
        const given = Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ""));
        const written = json.edit("{}", [{ is: "add", path: ["n"], value: given }], OPTIONS);
        if (written.is === "refused") {
          expect(written.why).toContain("As a message of ICU");
          return;
        }
        edits += 1;
        const [string] = read(written.text);
        expect(string && forms(string)).toEqual(given);
        expect(formsByParser(JSON.parse(written.text).n)).toEqual(given);
        const again = change(file("{n, plural, one {1} other {2}}"), given);
        if (again?.is !== "edited") throw new Error("The same forms are refused in a message that was there");
        const [changed] = read(again.text);
        expect(changed && forms(changed)).toEqual({ one: "1", ...given });
      }),
      { numRuns: runs(100) },
    );
    expect(edits).toBeGreaterThan(0);
  },
);
