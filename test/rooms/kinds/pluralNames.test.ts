/** Which names of i18next are plurals: the files with the same texts in several languages decide it together. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ManifestText, readManifests } from "../../../src/kinds/read.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { runs } from "../../scale.ts";
import { textSource } from "../../textSource.ts";

type Files = Record<string, Record<string, unknown>>;

function keysOf(files: Files, base?: string): string[] {
  const source = textSource({
    files: "{lang}.json",
    plurals: "i18next",
    languages: Object.keys(files),
    ...(base !== undefined && { base }),
  });
  const manifests = Object.entries(files).map(([language, texts]): ManifestText => {
    const path = `${language}.json`;
    return { path, text: JSON.stringify(texts), textFile: { source, path, language, file: "", dir: "" } };
  });
  const { declared } = readManifests(KINDS, { keys: manifests }, { values: {}, tokens: [] });
  return (declared.entries.keys ?? []).map(({ values }) => {
    const { key_name: name, translations = {} } = values as { key_name: string; translations?: object };
    const texts = Object.entries(translations).map(([language, text]) =>
      typeof text === "string" ? language : `${language} ${Object.keys(text).join("+")}`,
    );
    return `${name}: ${texts.join(", ")}`;
  });
}

const BOTH = { item_one: "{{count}} item", item_other: "{{count}} items" };
const REASONS = { reason_spam: "Spam", reason_other: "Other" };

const CASES: [title: string, base: string | undefined, files: Files, keys: string[]][] = [
  [
    "an ordinal with fewer forms",
    "en",
    {
      en: {
        place_ordinal_one: "st",
        place_ordinal_two: "nd",
        place_ordinal_few: "rd",
        place_ordinal_other: "th",
      },
      de: { place_ordinal_other: "." },
    },
    ["place_ordinal: en one+two+few+other, de other"],
  ],
  ["half a plural", "en", { en: BOTH, de: { item_other: "x" } }, ["item: en one+other, de other"]],
  ["the other half of a plural", "en", { en: BOTH, de: { item_one: "x" } }, ["item: en one+other, de one"]],
  [
    "a form that the base language does not have",
    "en",
    { en: BOTH, pl: { item_few: "x" } },
    ["item: en one+other, pl few"],
  ],
  ["plain names", "en", { en: REASONS, ja: REASONS }, ["reason_spam: en, ja", "reason_other: en, ja"]],
  [
    "plain names that another language has as a plural",
    "en",
    { en: REASONS, de: { reason_one: "x", reason_other: "y" } },
    ["reason_spam: en", "reason_other: en, de", "reason_one: de"],
  ],
  [
    "plain names, and the base language is not the first",
    "en",
    { ja: REASONS, en: REASONS },
    ["reason_spam: ja, en", "reason_other: ja, en"],
  ],
  [
    "a plural of which the base language has one form",
    "ja",
    { ja: { item_other: "x" }, en: BOTH },
    ["item: ja other, en one+other"],
  ],
  [
    "plain names in a base language with one form",
    "ja",
    { ja: REASONS, en: REASONS },
    ["reason_spam: ja, en", "reason_other: ja, en"],
  ],
  [
    "a name that only others have",
    "en",
    { en: {}, de: BOTH, fr: { item_other: "x" } },
    ["item: de one+other, fr other"],
  ],
  [
    "a lone form that only others have",
    "en",
    { en: {}, ja: { item_other: "x" }, fr: { item_other: "x" } },
    ["item_other: ja, fr"],
  ],
  ["a lone form of a language without others", "en", { en: {}, ja: { item_other: "x" } }, ["item: ja other"]],
  [
    "a plural with a mistake in the base language",
    "en",
    { en: { item_one: 1, item_other: "x" }, de: { item_other: "x" } },
    ["item: de other"],
  ],
  [
    "nested names next to joined ones",
    "en",
    { en: { cart: BOTH }, de: { "cart.item_other": "x" } },
    ["cart.item: en one+other, de other"],
  ],
  [
    "an unknown base language: a plural somewhere",
    undefined,
    { de: { item_other: "x" }, en: BOTH },
    ["item: de other, en one+other"],
  ],
  [
    "an unknown base language: no plural anywhere",
    undefined,
    { ja: REASONS, en: REASONS },
    ["reason_spam: ja, en", "reason_other: ja, en"],
  ],
  [
    "names that objects have",
    "en",
    {
      en: { __proto___one: "x", __proto___other: "y", constructor_one: "x", constructor_other: "y" },
      de: { __proto___other: "x", constructor_other: "y" },
    },
    ["__proto__: en one+other, de other", "constructor: en one+other, de other"],
  ],
];

test.each(CASES)("%s", (_, base, files, keys) => {
  expect(keysOf(files, base)).toEqual(keys);
});

const members = fc.subarray(["a_one", "a_few", "a_other", "b_one", "b_other", "b_spam"]);
const worlds = fc
  .record({ en: members, de: members, ja: members })
  .map((world) =>
    Object.entries(world).map(([language, names]) => [
      language,
      Object.fromEntries(names.map((name) => [name, "x"])),
    ]),
  )
  .chain((world) => fc.shuffledSubarray(world, { minLength: world.length }));

test("each language has the plurals of the base language, in any order of the files", () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const files: Files = Object.fromEntries(world);
      const keys = new Map(keysOf(files, "en").map((line) => [line.split(":")[0] ?? "", line]));
      for (const name of ["a", "b"]) {
        const forms = Object.keys(files.en ?? {}).filter(
          (one) => one.startsWith(`${name}_`) && one !== "b_spam",
        );
        if (forms.length === 0) continue;
        const isPlural = forms.length > 1 && forms.includes(`${name}_other`);
        for (const [language, texts] of Object.entries(files))
          for (const form of ["one", "few", "other"]) {
            if (!Object.hasOwn(texts, `${name}_${form}`)) continue;
            expect(keys.has(`${name}_${form}`)).toBe(!isPlural);
            if (isPlural) expect(keys.get(name)).toMatch(new RegExp(`${language} [a-z+]*${form}`));
          }
      }
      const reversed = Object.fromEntries(Object.entries(files).reverse());
      expect(
        keysOf(reversed, "en")
          .map((line) => line.split(":")[0])
          .sort(),
      ).toEqual([...keys.keys()].sort());
    }),
    { numRuns: runs(300) },
  );
});
