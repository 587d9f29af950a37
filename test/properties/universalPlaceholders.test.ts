import fc from "fast-check";
import { expect, test } from "vitest";
import { Placeholders, saysTheSame } from "../../src/keys/universalPlaceholders.ts";

const name = fc.constantFrom("count", "user.name", "n", "größe", "0", "1", "item_2");
const styles: Record<string, fc.Arbitrary<string>> = {
  printf: fc.constantFrom("%s", "%d", "%1$s", "%2$d", "%.2f", "%1$.1f", "%05d", "%ld", "%%", "%u", "%x"),
  ios: fc.constantFrom("%@", "%1$@", "%li", "%2$ld", "%lld", "%%", "%.1f"),
  ICU: name.map((one) => `{${one}}`),
  i18next: name.map((one) => `{{${one}}}`),
  "i18next with blanks": name.map((one) => `{{ ${one} }}`),
  ruby: name.map((one) => `%{${one}}`),
  python: name.map((one) => `%(${one})s`),
  template: name.map((one) => `\${${one}}`),
};
const plain = fc.oneof(
  fc.constantFrom(
    ...[" ", "a", "%", "[", "]", "{", "}", "[%", ":", "item", "é"],
    ...["50% off", "%20d", "50%discount", "100 % sure"],
  ),
  fc.string({ maxLength: 5 }),
);
const usual = fc.record({ isUniversal: fc.constant(true), isNumbered: fc.boolean() });

for (const [style, placeholder] of Object.entries(styles))
  test(`from ${style} to the form of the project and back: the same text, or it stays as it is`, () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(plain, placeholder), { maxLength: 8 }), usual, (parts, stored) => {
        const text = parts.join("");
        const own = new Placeholders({ declared: [text], live: [], both: [] });
        const sent = own.stored(text, undefined, "universal", () => stored);
        expect(saysTheSame(text, sent as string)).toBe(true);
        if (sent === text) return;
        expect(own.native(sent)).toBe(text);
        // In the file of another language, the base text says how.
        const learned = new Placeholders({ declared: [text], live: [sent], both: [[text, sent]] });
        expect(learned.native(sent)).toBe(text);
        expect(learned.stored(text, undefined, "auto", () => stored)).toBe(sent);
      }),
      { numRuns: 500 },
    );
  });

test("a text with other words, or another placeholder, is not the same", () => {
  const different: [string, string][] = [
    ["%d items", "[%i] item"],
    ["%d", "[%s]"],
    ["{{a}}", "[%s:b]"],
    ["%1$s %2$s", "[%2$s] [%1$s]"],
    ["%.2f", "[%.1f]"],
    ["", "[TRUE]"],
    ["x", "[VOID]"],
    ["{a}", "[%s]"],
    ["%s", "[%s] "],
  ];
  for (const [native, universal] of different) {
    expect({ native, universal, same: saysTheSame(native, universal) }).toMatchObject({ same: false });
    expect(saysTheSame(universal, native)).toBe(false);
  }
});

test("what another text of the key says decides, and nothing is guessed", () => {
  const native = (declared: string[], live: string) =>
    new Placeholders({ declared, live: [], both: [] }).native(live);
  expect(native(["10%off for %d people"], "[%i] people get 10%off")).toBe("%d people get 10%off");
  expect(native(["%d items, %ld bytes"], "[%i] things")).toBe("[%i] things");
  const both = [["100% of one", "100[%] of one"] as const];
  const mixed = new Placeholders({ declared: ["100% of one", "%d items"], live: [], both });
  expect(mixed.native("50[%] of [%i] items")).toBe("50%% of %d items");
  const counted = new Placeholders({ declared: ["{{count}} items"], live: ["[%i:count] things"], both: [] });
  expect(
    counted.stored("{{count}} items", undefined, "auto", () => ({ isUniversal: true, isNumbered: true })),
  ).toBe("[%i:count] items");
  expect(saysTheSame("%s %s", "[%s] [%]s")).toBe(false);
});
