/** Promises about `.strings` files that hold for random files. */
import { parse } from "@plist/openstep.parse";
import fc from "fast-check";
import { expect, test } from "vitest";
import { strings } from "../../../src/locales/strings.ts";
import { anyCharacter } from "../../anyCharacter.ts";
import { runs } from "../../scale.ts";
import { allReplaced, anyText, edited, mutated, replaced, survives, textsOf } from "./fileProperties.ts";

const BLANKS = fc.constantFrom("", " ", "\n", "\t", "\r\n", '/* a "comment"; */', " // b = c;\n", "\u2028");
const QUOTE = fc.constantFrom('"' as const, "'" as const);

/** A text as a file can write it: each character as it is, or as one of its escapes. */
function written(text: string, quote: string, choice: number): string {
  let seed = choice;
  const characters = Array.from(text.match(/./gs) ?? [], (char) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const hex = char.charCodeAt(0).toString(16).padStart(4, "0");
    const forms = [`\\U${hex}`, `\\U${hex.toUpperCase()}`];
    if (char === "\n") forms.push("\n", "\r\n", "\\n", "\\\n");
    if (char === "\r") forms.push("\\r");
    if (char === "\t") forms.push("\\t", "\t");
    if (char.charCodeAt(0) < 128) forms.push(`\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`);
    if (!/[\\\r\n]/.test(char) && char !== quote) forms.push(char, char, char, char, char, char);
    if (/[\\"']/.test(char)) forms.push(`\\${char}`);
    return forms[seed % forms.length] ?? "";
  });
  return quote + characters.join("") + quote;
}

interface Example {
  text: string;
  texts: [string, string][];
}

const file: fc.Arbitrary<Example> = fc
  .tuple(
    fc.uniqueArray(
      fc.record({
        name: fc.oneof(anyText, fc.stringMatching(/^[a-z_.]{1,8}$/)).filter((name) => name !== ""),
        value: anyText,
        blanks: fc.array(BLANKS, { minLength: 5, maxLength: 5 }),
        quotes: fc.tuple(QUOTE, QUOTE),
        choice: fc.nat(),
        isPlain: fc.boolean(),
      }),
      { selector: ({ name }) => name, maxLength: 6 },
    ),
    fc.boolean(),
    BLANKS,
  )
  .map(([pairs, isInBraces, end]) => {
    const body = pairs.map(({ name, value, blanks, quotes, choice, isPlain }) => {
      const [a, b, c, d, e] = blanks;
      const key = isPlain && /^[a-z_.]+$/.test(name) ? `${name} ` : written(name, quotes[0], choice);
      return `${a}${key}${b}=${c}${written(value, quotes[1], choice + 1)}${d};${e}`;
    });
    const inside = body.join("") + end;
    return {
      text: isInBraces ? `{${inside}}\n` : inside,
      texts: pairs.map(({ name, value }) => [name, value]),
    };
  });

test("a file gives the texts that were written into it, and no edits change nothing", () => {
  fc.assert(
    fc.property(file, ({ text, texts }) => {
      fc.pre(text.trim() !== "");
      expect(strings.read(text, { plurals: "none" }).faults).toEqual([]);
      expect(textsOf(strings, text)).toEqual(texts);
      expect(strings.edit(text, [], { plurals: "none" })).toEqual({ is: "edited", text });
    }),
  );
});

test("a replaced text is read as it was given, and all other bytes stay", () => {
  fc.assert(
    fc.property(
      file.filter(({ texts }) => texts.length > 0),
      fc.nat(),
      anyText,
      ({ text, texts }, position, value) => {
        const index = position % texts.length;
        const found = strings.read(text, { plurals: "none" }).texts[index];
        if (found?.value.is !== "text") throw new Error("not a text");
        const after = replaced(strings, text, found.value.at, value);
        expect(textsOf(strings, after)).toEqual(texts.with(index, [texts[index]?.[0] ?? "", value]));
      },
    ),
  );
});

test("a file without texts gets texts", () => {
  const after = edited(strings, strings.empty("en"), [
    { is: "add", path: ["a", "b"], value: "One" },
    { is: "add", path: ["c"], value: "Two" },
  ]);
  expect(after).toBe('"a.b" = "One";\n"c" = "Two";\n');
});

test.each(["", "\ufeff", " \n", "/* No texts yet */"])("the file %j is valid", (text) => {
  const { texts, faults } = strings.read(text, { plurals: "none" });
  expect(texts).toEqual([]);
  const expected = text.trim() === "" ? ["warning"] : [];
  expect(faults.map(({ severity }) => severity)).toEqual(expected);
});

test.each([
  [
    String.raw`"a" = "Don\u2019t";`,
    ['Files of this format have no escape \\u, so the app shows "u2019". Write \\U2019, or the character.'],
  ],
  [String.raw`"a" = "Don\U2019t, C:\\u2019";`, []],
])("an escape of other languages in %s", (text, messages) => {
  const { faults } = strings.read(text, { plurals: "none" });
  expect(faults.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(
    messages.map((one) => `warning: ${one}`),
  );
});

test("all texts are replaced at once, and an added one comes after them", () => {
  fc.assert(
    fc.property(
      file,
      fc.array(anyText, { minLength: 1 }),
      anyText,
      anyText,
      (before, values, name, value) => {
        fc.pre(name !== "" && !before.texts.some(([other]) => other === name));
        allReplaced(strings, before.text, values, [name, value]);
      },
    ),
  );
});

test("any file is read without an exception", () => {
  const parts = ['"', "'", "=", ";", "{", "}", "(", "<", "/*", "*/", "//", "\\", "\\U", "<?xml"];
  const any = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom(...parts, "a", "0", " ", "\n") }),
    mutated(
      file.map(({ text }) => text),
      parts,
    ),
  );
  fc.assert(
    fc.property(any, (text) => survives(strings, text)),
    { numRuns: runs(500) },
  );
});

test("another parser reads the same from the files that both understand", () => {
  const word = fc.string({ unit: fc.constantFrom(..."ab é🎁.-/<>&@%"), minLength: 1 });
  const escaped = (text: string) => text.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n");
  const pairs = fc.uniqueArray(
    fc.tuple(
      word,
      fc.oneof(
        word,
        anyText.map((text) => text.replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g, "\n")),
      ),
    ),
    {
      selector: ([name]) => name,
    },
  );
  fc.assert(
    fc.property(pairs, (texts) => {
      const body = texts.map(([name, value]) => `/* c */ "${escaped(name)}" = "${escaped(value)}";\n`);
      const text = `{\n${body.join("")}}`;
      expect(textsOf(strings, text)).toEqual(Object.entries(parse(text) ?? {}));
      expect(textsOf(strings, text)).toEqual(texts);
    }),
  );
});
