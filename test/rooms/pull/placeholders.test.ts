/** A project with universal placeholders, as the service's own upload fills it, and files with those of the app. */
import { expect, test } from "vitest";
import { by, inShop, ours, shop } from "./repository.ts";

const EN =
  '{\n  "files": "{{count}} files of %s",\n  "hello": "Hello {name}",\n  "off": "5%% off %d items"\n}\n';
const DE = EN.replace("files of", "Dateien von")
  .replace("Hello", "Hallo")
  .replace("off %d items", "auf %d Artikel");

const LIVE = shop({
  files: { en: ours("[%1$s:count] files of [%s]"), de: ours("[%1$s:count] Dateien von [%s]") },
  hello: { en: ours("Hello [%1$s:name]"), de: by("Guten Tag, [%1$s:name]") },
  off: { en: ours("5[%] off [%i] items"), de: ours("5[%] auf [%i] Artikel") },
});

const SETTINGS =
  'writers: [sandbox@example.com]\ntexts:\n  - { files: "{lang}.json", languages: [en, de], platforms: [web] }\n';

test("a text is the same in both forms; each side gets a change in its own form, and a second run has nothing to do", () =>
  inShop(LIVE, SETTINGS, async (folder) => {
    folder.commit(1, { "en.json": EN, "de.json": DE });
    const plan = await folder.run("plan");
    expect(plan.lines.join("\n")).toContain("Guten Tag, {name}");
    expect(plan.lines.join("\n")).not.toContain("[%");
    await folder.run("pull");
    expect(folder.read("de.json")).toBe(DE.replace("Hallo", "Guten Tag,"));
    expect(folder.read("en.json")).toBe(EN);
    folder.commit(3);
    folder.commit(4, {
      "en.json": EN.replace("files of %s", "files in %s of {{owner}}").replace(
        "\n}",
        ',\n  "new": "{{n}} at %.2f"\n}',
      ),
    });
    const applied = await folder.run("apply --yes");
    expect(applied.lines.join("\n")).toContain("Applied: 1 created, 1 updated");
    const live = folder.sandbox.state().projects["5e7a1f0c2b3d4e5f6a7b8c.12345678"]?.keys ?? [];
    const texts = live.flatMap(({ key_name, translations }) =>
      translations
        .filter(({ language_iso }) => language_iso === "en")
        .map(({ translation }) => [key_name.web, translation]),
    );
    expect(texts).toEqual([
      ["files", "[%1$s:count] files in [%s] of [%1$s:owner]"],
      ["hello", "Hello [%1$s:name]"],
      ["off", "5[%] off [%i] items"],
      ["new", "[%1$s:n] at [%.2f]"],
    ]);
    await folder.exits(0, "plan --detailed-exitcode");
  }));

test.each([
  ["as-written", "Bye {name}"],
  ["universal", "Bye [%1$s:name]"],
])("placeholders: %s fixes the form", (rule, stored) =>
  inShop(LIVE, `${SETTINGS}placeholders: ${rule}\n`, async (folder) => {
    folder.commit(1, { "en.json": EN.replace("Hello", "Bye"), "de.json": DE.replace("Hallo", "Guten Tag,") });
    await folder.run("apply --yes --overwrite hello:en");
    const live = folder.sandbox.state().projects["5e7a1f0c2b3d4e5f6a7b8c.12345678"]?.keys ?? [];
    expect(live[1]?.translations[0]?.translation).toBe(stored);
  }),
);
