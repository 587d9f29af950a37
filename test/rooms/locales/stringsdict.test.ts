/** `.stringsdict` files: what they say is what the library `plist` reads, before and after changes. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parse } from "plist";
import { expect, test } from "vitest";
import type { TextEdit } from "../../../src/locales/format.ts";
import { stringsdict } from "../../../src/locales/stringsdict.ts";
import { runs } from "../../scale.ts";
import { anyText, edited, mutated, replaced, survives, textsOf } from "./fileProperties.ts";

const FOLDER = join(import.meta.dirname, "golden/stringsdict");
const FORMS = ["zero", "one", "two", "few", "many", "other"];
type Members = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** What a project gets from a file, by the rules of the format. */
function meaning(text: string): [name: string, value: unknown][] {
  return Object.entries(parse(text) as Record<string, Members>).flatMap(([name, members]) => {
    const { NSStringLocalizedFormatKey: format, ...variables } = members;
    if (format === undefined) return [[name, null]];
    const plurals = Object.entries(variables).map(([variable, all]): [string, unknown] => {
      const isPlural = Object.entries(all).some(([, value]) => value === "NSStringPluralRuleType");
      const forms = Object.entries(all).filter(([form]) => FORMS.includes(form));
      return [`${name}::${variable}`, isPlural ? Object.fromEntries(forms) : null];
    });
    const [plural, ...more] = plurals;
    const isOne = plural && more.length === 0 && /^%(?:1\$)?#@[^@]+@$/.test(String(format));
    return isOne ? [[name, plural[1]]] : [[name, format], ...plurals];
  });
}

const valuesOf = (texts: [string, unknown][]) => Object.fromEntries(texts);
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".stringsdict"));
const valid = files.filter((name) => !/^(?:no dict|empty|odd|without other)/.test(name));

test("examples are read as plist reads them", () => {
  expect(valid.length).toBeGreaterThan(10);
  for (const name of valid) {
    const text = readFileSync(join(FOLDER, name), "utf8");
    expect({ name, texts: valuesOf(textsOf(stringsdict, text)) }).toEqual({
      name,
      texts: valuesOf(meaning(text)),
    });
  }
});

const variable = fc.constantFrom("days", "n", "format", "é");
const name = fc.constantFrom("a", "é & <b>", "b", "c.d");
const form = fc.constantFrom(...FORMS.slice(0, 5));
const text = anyText.filter((value) => value !== "" && !/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/.test(value));

const built = fc
  .dictionary(name, fc.dictionary(variable, fc.dictionary(form, text), { minKeys: 1, maxKeys: 3 }), {
    maxKeys: 4,
  })
  .map((entries) => {
    const edits = Object.entries(entries).flatMap(([entry, variables]): TextEdit[] => {
      const format = Object.keys(variables).map((variable) => `%#@${variable}@`);
      const forms = Object.entries(variables).map(
        ([variable, values]): TextEdit => ({
          is: "add",
          path: [`${entry}::${variable}`],
          value: { ...values, other: "o" },
        }),
      );
      return [{ is: "add", path: [entry], value: `In ${format.join(" ")}` }, ...forms];
    });
    return edited(stringsdict, stringsdict.empty("de"), edits);
  });

test("any texts are written as plist reads them, and everything else stays", () => {
  fc.assert(
    fc.property(built, fc.array(text, { minLength: 1 }), fc.nat(), (file, values, pick) => {
      expect(valuesOf(textsOf(stringsdict, file))).toEqual(valuesOf(meaning(file)));
      const plurals = stringsdict
        .read(file, { plurals: "none" })
        .texts.flatMap(({ value }) => (value.is === "forms" ? [...value.forms.values()] : []));
      const form = plurals[pick % Math.max(1, plurals.length)];
      const after = form ? replaced(stringsdict, file, form.at, values[0] ?? "x") : file;
      expect(valuesOf(textsOf(stringsdict, after))).toEqual(valuesOf(meaning(after)));
    }),
    { numRuns: runs(300) },
  );
});

test("nothing makes it throw", () => {
  const parts = ["<dict>", "</dict>", "<key>a</key>", "<string/>", "<string>", "&x;", "<!--", "]]>", "%#@n@"];
  fc.assert(
    fc.property(mutated(built, parts), (file) => survives(stringsdict, file)),
    { numRuns: runs(300) },
  );
});
