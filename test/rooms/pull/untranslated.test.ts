/** With `pull.untranslated: base`, files get the base text where Lokalise has no translation, and apply never sends it there. */
import { describe, expect, test } from "vitest";
import { PROJECT } from "./harness.ts";
import { by, inShop, ours, type Repository, rows, shop } from "./repository.ts";
import { json } from "./webApp.ts";

const ROW = '{ files: "l/{lang}.json", languages: [en, de], platforms: [web] }';
const ON = "pull: { untranslated: base }\n";
const LIVE = shop({ pay: { en: ours("Pay"), de: by("") }, ok: { en: ours("OK"), de: ours("OK") } });

const german = (folder: Repository) =>
  folder.sandbox
    .state()
    .projects[PROJECT]?.keys[0]?.translations.find(({ language_iso }) => language_iso === "de")?.translation;

describe.each([
  ["keys_from: files", ROW],
  ["keys_from: lokalise", ROW.replace("platforms", "keys_from: lokalise, platforms")],
])("%s", (_, row) => {
  test("German stays empty in Lokalise, whatever happens to the base text, and is written only by name", () =>
    inShop(LIVE, rows(row, ON), async (folder) => {
      folder.commit(1, { "l/en.json": json({ pay: "Pay", ok: "OK" }), "l/de.json": json({ ok: "OK" }) });
      expect((await folder.run("plan")).text).toContain("Lokalise has no translation yet");
      await folder.exits(0, "pull");
      expect(JSON.parse(folder.read("l/de.json"))).toEqual({ pay: "Pay", ok: "OK" });
      folder.commit(2);
      await folder.exits(0, "plan --detailed-exitcode");
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
      folder.commit(3, { "l/en.json": json({ pay: "Pay now", ok: "OK" }) });
      await folder.exits(0, "apply --yes --overwrite '*'");
      expect(german(folder)).toBe("");
      await folder.exits(0, "apply --yes --overwrite pay:de");
      expect(german(folder)).toBe("Pay");
    }));

  test("without the setting, a copy of the base text is held, and named", () =>
    inShop(LIVE, rows(row), async (folder) => {
      const texts = json({ pay: "Pay", ok: "OK" });
      folder.commit(1, { "l/en.json": texts, "l/de.json": texts });
      expect((await folder.exits(0, "apply --yes")).text).toContain("pay");
      expect(german(folder)).toBe("");
    }));
});

test("in a language with the rule enforce, a copy of the base text is written", () =>
  inShop(LIVE, rows(ROW, "languages: { de: enforce }\n"), async (folder) => {
    const texts = json({ pay: "Pay", ok: "OK" });
    folder.commit(1, { "l/en.json": texts, "l/de.json": texts });
    await folder.exits(0, "apply --yes");
    expect(german(folder)).toBe("Pay");
  }));

test("a plural gets the forms of its language", () => {
  const forms = JSON.stringify({ one: "%d item", other: "%d items" });
  const state = shop(
    { items: { en: ours(forms), de: by(""), pl: by("") } },
    { is_plural: true, platforms: ["android"] },
  );
  const polish = { lang_iso: "pl", lang_id: 614, plural_forms: ["one", "few", "many", "other"] };
  const languages = [...(state.languages ?? []), polish];
  const row = '{ files: "values{-lang}/s.xml", languages: [en, de, pl], platform: android }';
  return inShop({ ...state, languages }, rows(row, ON), async (folder) => {
    const items = '<item quantity="one">%d item</item><item quantity="other">%d items</item>';
    folder.commit(1, {
      "values/s.xml": `<resources>\n<plurals name="items">${items}</plurals>\n</resources>\n`,
    });
    await folder.exits(0, "pull");
    const written = folder.read("values-pl/s.xml");
    for (const form of ["few", "many", "other"]) expect(written).toContain(`quantity="${form}">%d items<`);
    folder.commit(2);
    await folder.exits(0, "plan --detailed-exitcode");
  });
});
