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

test.each([
  ["keys_from: files", ROW],
  ["keys_from: lokalise", ROW.replace("platforms", "keys_from: lokalise, platforms")],
])("without the setting, a copy of the base text is held, and named: %s", (_, row) =>
  inShop(LIVE, rows(row), async (folder) => {
    const texts = json({ pay: "Pay", ok: "OK" });
    folder.commit(1, { "l/en.json": texts, "l/de.json": texts });
    expect((await folder.exits(0, "apply --yes")).text).toContain("pay");
    expect(german(folder)).toBe("");
  }),
);

test("in a language with the rule enforce, a copy of the base text is written", () =>
  inShop(LIVE, rows(ROW, "languages: { de: enforce }\n"), async (folder) => {
    const texts = json({ pay: "Pay", ok: "OK" });
    folder.commit(1, { "l/en.json": texts, "l/de.json": texts });
    await folder.exits(0, "apply --yes");
    expect(german(folder)).toBe("Pay");
  }));

describe("a plural of a language with more forms", () => {
  const forms = JSON.stringify({ one: "%d item", other: "%d items" });
  const state = shop(
    { items: { en: ours(forms), de: by(""), pl: by("") } },
    { is_plural: true, platforms: ["android"] },
  );
  const polish = { lang_iso: "pl", lang_id: 614, plural_forms: ["one", "few", "many", "other"] };
  const live = { ...state, languages: [...(state.languages ?? []), polish] };
  const row = '{ files: "values{-lang}/s.xml", languages: [en, de, pl], platform: android }';
  const xml = (forms: readonly string[]) => {
    const items = forms.map(
      (form) => `<item quantity="${form}">%d ${form === "one" ? "item" : "items"}</item>`,
    );
    return `<resources>\n<plurals name="items">${items.join("")}</plurals>\n</resources>\n`;
  };
  const english = { "values/s.xml": xml(["one", "other"]) };

  test("gets all of them", () =>
    inShop(live, rows(row, ON), async (folder) => {
      folder.commit(1, english);
      await folder.exits(0, "pull");
      const written = folder.read("values-pl/s.xml");
      for (const form of ["few", "many", "other"]) expect(written).toContain(`quantity="${form}">%d items<`);
      folder.commit(2);
      await folder.exits(0, "plan --detailed-exitcode");
    }));

  test("is a copy of the base text with each of them", () =>
    inShop(live, rows(row), async (folder) => {
      folder.commit(1, { ...english, "values-pl/s.xml": xml(["one", "few", "many", "other"]) });
      expect((await folder.exits(0, "apply --yes")).text).toContain("items");
      const [items] = folder.sandbox.state().projects[PROJECT]?.keys ?? [];
      expect(
        items?.translations.find(({ language_iso }) => language_iso === "pl")?.translation,
      ).not.toContain("%d");
    }));
});
