/** Plural forms that a language has in Lokalise, and that its locale file lacks. */
import { expect, test } from "vitest";
import { PROJECT } from "./harness.ts";
import { by, inRepository, inShop, OURS, ours, rows, shop } from "./repository.ts";

/** A plural key. `pl`: its live text in Polish, which has four forms. */
function state(pl: Record<string, string>) {
  const en = ours('{"one":"Item","other":"Items"}');
  const forms = { en: ["one", "other"], pl: ["one", "few", "many", "other"] };
  const languages = Object.entries(forms).map(([lang_iso, plural_forms]) => ({ lang_iso, plural_forms }));
  return { ...shop({ items: { en, pl: by(JSON.stringify(pl)) } }, { is_plural: true }), languages };
}

const item = (quantity: string, text: string) => `    <item quantity="${quantity}">${text}</item>\n`;
const android = (...items: string[]) =>
  `<resources>\n  <plurals name="items">\n${items.join("")}  </plurals>\n</resources>\n`;
const unit = (value: string) => ({ stringUnit: { state: "translated", value } });
const plural = (texts: Record<string, string>) => ({
  variations: {
    plural: Object.fromEntries(Object.entries(texts).map(([form, text]) => [form, unit(text)])),
  },
});
const catalog = (pl: Record<string, string>) =>
  `${JSON.stringify({ sourceLanguage: "en", strings: { items: { localizations: { en: plural({ one: "Item", other: "Items" }), pl: plural(pl) } } }, version: "1.0" }, undefined, 2)}\n`;
const json = (texts: object) => `${JSON.stringify(texts, undefined, 2)}\n`;

const FORMATS = [
  {
    rows: '{ files: "{lang}.json", languages: [en, pl], plurals: i18next }',
    en: ["en.json", json({ items_one: "Item", items_other: "Items" })],
    pl: "pl.json",
    before: json({ items_one: "Rzecz", items_other: "Rzeczy" }),
    after: json({ items_one: "Rzecz", items_other: "Rzeczy", items_few: "rzeczy", items_many: "rzeczy!" }),
  },
  {
    rows: '{ files: "values/s.xml", language: en }, { files: "values-{lang}/s.xml", languages: [pl] }',
    en: ["values/s.xml", android(item("one", "Item"), item("other", "Items"))],
    pl: "values-pl/s.xml",
    before: android(item("one", "Rzecz"), item("other", "Rzeczy")),
    after: android(
      item("one", "Rzecz"),
      item("few", "rzeczy"),
      item("many", "rzeczy!"),
      item("other", "Rzeczy"),
    ),
  },
  {
    rows: '{ files: "A.xcstrings", languages: [en, pl] }',
    en: ["A.xcstrings", catalog({ one: "Rzecz", other: "Rzeczy" })],
    pl: "A.xcstrings",
    before: catalog({ one: "Rzecz", other: "Rzeczy" }),
    after: catalog({ few: "rzeczy", many: "rzeczy!", one: "Rzecz", other: "Rzeczy" }),
  },
] as const;

test.each(FORMATS)(
  "pull adds the forms of the language that have a text: $pl",
  ({ rows, en, pl, before, after }) =>
    inShop(
      state({ one: "Rzecz", few: "rzeczy", many: "rzeczy!", other: "Rzeczy", zero: "nic" }),
      `writers: [${OURS}]\ntexts: [${rows}]\n`,
      async (folder) => {
        folder.commit(1, { [en[0]]: en[1], [pl]: before });
        expect((await folder.run("plan")).lines.join("\n")).toContain("1 to pull");
        await folder.exits(0, "pull");
        const read = folder.read(pl);
        // In a catalog, the order of the members is that of the file.
        if (pl.endsWith("xml")) expect(read).toBe(after);
        else expect(JSON.parse(read)).toEqual(JSON.parse(after));
        folder.commit(3);
        await folder.exits(0, "plan --detailed-exitcode");
      },
    ),
);

test.each([
  ["an empty form", { one: "Rzecz", few: "", other: "Rzeczy" }],
  ["a form that the language does not have", { one: "Rzecz", zero: "nic", other: "Rzeczy" }],
])("%s is not pulled", (_, pl) =>
  inShop(state(pl), `writers: [${OURS}]\ntexts: [${FORMATS[0].rows}]\n`, async (folder) => {
    const [{ en, before }] = FORMATS;
    folder.commit(1, { [en[0]]: en[1], "pl.json": before });
    await folder.exits(0, "plan --detailed-exitcode");
    await folder.exits(0, "pull --detailed-exitcode");
    expect(folder.read("pl.json")).toBe(before);
  }),
);

test("a form of an entry in YAML that is not declared stays in Lokalise", () =>
  inRepository(state({ one: "Rzecz", few: "rzeczy", other: "Rzeczy" }), async (folder) => {
    const yaml = "keys:\n  - key_name: items\n    translations: { pl: { one: Rzecz, other: Rzeczy } }\n";
    folder.commit(1, { "keys.yaml": yaml });
    await folder.exits(0, "plan --detailed-exitcode");
    await folder.exits(0, "pull");
    expect(folder.read("keys.yaml")).toBe(yaml);
  }));

test("a message of ICU stays one text for a key that is not a plural in Lokalise, and a new key gets its forms", () => {
  const message = "{n, plural, one {# item} other {# items}}";
  const row = '{ files: "l/{lang}.json", languages: [en], platforms: [web], plurals: icu }';
  return inShop(shop({ items: { en: ours(message) } }), rows(row), async (folder) => {
    folder.commit(1, { "l/en.json": json({ items: message }) });
    await folder.exits(0, "plan --detailed-exitcode");
    const things = message.replace("# items", "# things");
    folder.commit(2, { "l/en.json": json({ items: things, days: message.replaceAll("item", "day") }) });
    await folder.exits(0, "apply --yes");
    const keys = folder.sandbox.state().projects[PROJECT]?.keys ?? [];
    expect(keys.map(({ is_plural, translations: [text] }) => [is_plural, text?.translation])).toEqual([
      [false, things],
      [true, '{"one":"# day","other":"# days"}'],
    ]);
    await folder.exits(0, "plan --detailed-exitcode");
  });
});
