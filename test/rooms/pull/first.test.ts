/** The first pull of a project: what it writes, what it says, and that a plan right after has nothing to do. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { schemaErrors } from "../../schemaErrors.ts";
import { inFolder, PROJECT, type ProjectState, type PullFolder } from "./harness.ts";

const row = (language_iso: string, translation: string) => ({ language_iso, translation });
const SHOP: ProjectState = {
  project: { name: "Shop", base_language_iso: "en", settings: { per_platform_key_names: true } },
  languages: [
    { lang_iso: "de", lang_id: 597 },
    { lang_iso: "en", lang_id: 640, plural_forms: ["one", "other"] },
  ],
  keys: [
    {
      key_id: 1,
      key_name: "cart.title",
      description: "The heading",
      tags: ["cart", "web"],
      translations: [row("en", "Your cart"), row("de", "Ihr Warenkorb")],
    },
    {
      key_id: 2,
      key_name: { ios: "CartCount", android: "cart_count" },
      platforms: ["ios", "android"],
      filenames: { ios: "en.strings" },
      is_plural: true,
      translations: [row("en", '{"one":"%d item","other":"%d items"}')],
    },
    { key_id: 3, key_name: "no", tags: ["cart"], translations: [row("en", "404"), row("de", "a\r\nb")] },
    { key_id: 4, key_name: "old", is_archived: true, translations: [row("en", "Line one\nLine two\n")] },
  ],
};

async function planIsEmpty({ run, variables, files }: PullFolder, flags = "") {
  for (const [path, text] of Object.entries(files())) {
    const [, name] = /schema\/(keys|webhooks)\.json$/m.exec(text) ?? [];
    if (name === "keys" || name === "webhooks") expect(schemaErrors(name, text), path).toEqual([]);
  }
  const { code, lines } = await run(`plan --detailed-exitcode ${flags}`, { environment: variables() });
  expect({ code, end: lines.at(-1) }).toEqual({ code: 0, end: expect.stringMatching(/^Plan: no changes/) });
}

test("keys.yaml has the texts in the base language, and what each key needs; only reading requests are sent", () =>
  inFolder(SHOP, async (folder) => {
    const { lines } = await folder.exits(0, "pull");
    expect(folder.files()).toEqual({
      "keys.yaml": `on_create:
  platforms: [web]
keys:
  - key_name:
      ios: CartCount
      android: cart_count
    platforms: [ios, android]
    translations:
      en:
        one: "%d item"
        other: "%d items"
    is_plural: true
  - key_name: cart.title
    translations:
      en: Your cart
  - key_name: "no"
    translations:
      en: "404"
  - key_name: old
    translations:
      en: |
        Line one
        Line two
    is_archived: true
`,
    });
    expect(lines).toEqual([
      "Wrote keys.yaml: 4 keys",
      "Texts are in en. The project also has de: add them with --languages.",
      "Not in the manifests, so not managed: filenames of 1 key, description of 1 key, tags of 2 keys. Add them with --fields.",
      "Next, see that a plan has nothing to do:",
      `  lokaform plan --project ${PROJECT}`,
    ]);
    expect(
      folder.sandbox.requests.map(({ method, path }) => `${method} ${path.replace(/^.*?5678/, "")}`).sort(),
    ).toEqual([
      "GET ",
      expect.stringMatching(/^GET \/keys\?.*filter_translation_lang_ids=640.*limit=500.*page=1/),
      "GET /languages?limit=500",
      "GET /webhooks",
    ]);
    await planIsEmpty(folder);
  }));

test("keys of another team are not declared, and a plan does not name them", () => {
  const keys = [
    { key_id: 1, key_name: "cart.title", tags: ["lokaform:web"], translations: [row("en", "Your cart")] },
    { key_id: 2, key_name: "login.title", tags: ["lokaform:apps"], translations: [row("en", "Log in")] },
  ];
  return inFolder({ ...SHOP, keys }, async (folder) => {
    writeFileSync(join(folder.folder, "lokaform.yaml"), `project: ${PROJECT}\nowner: web\n`);
    const { lines } = await folder.run("pull");
    expect(folder.files()["keys.yaml"]).not.toContain("login.title");
    expect(lines.join("\n")).toContain("because another team owns them (tag lokaform:…): login.title.");
    const plan = await folder.run("plan");
    expect({ code: plan.code, kept: plan.lines.join().includes("login.title") }).toEqual({
      code: 0,
      kept: false,
    });
  });
});

test("with all fields and languages, the rest is there too", () =>
  inFolder(SHOP, async (folder) => {
    await folder.run("pull --languages all --fields all");
    const { "keys.yaml": keys } = folder.files();
    expect(keys).toContain(`    description: The heading
    tags: [cart, web]
    translations:
      en: Your cart
      de: Ihr Warenkorb
`);
    expect(keys).toContain('      de: "a\\r\\nb"\n');
    expect(keys).toContain("    filenames:\n      ios: en.strings\n");
    await planIsEmpty(folder);
  }));

test("the printed command finds the file in the folder of --dir", () =>
  inFolder(SHOP, async (folder) => {
    const { lines } = await folder.run("pull --dir l10n");
    expect(Object.keys(folder.files())).toEqual(["l10n/keys.yaml"]);
    const command = lines.find((line) => line.startsWith("  lokaform plan")) ?? "";
    await planIsEmpty(folder, command.replace("  lokaform plan", ""));
  }));

test("lokaform.yaml says where the manifest goes, and which kinds are managed", () =>
  inFolder(SHOP, async (folder) => {
    mkdirSync(join(folder.folder, "config"));
    writeFileSync(
      join(folder.folder, "config/lokaform.yaml"),
      `project: ${PROJECT}\nkeys: [../l10n/all.yaml]\n`,
    );
    const { lines } = await folder.exits(0, "pull --config config/lokaform.yaml");
    expect(Object.keys(folder.files())).toContain("l10n/all.yaml");
    expect(lines).toContain("  lokaform plan --config config/lokaform.yaml");
    expect(folder.sandbox.requests.some(({ path }) => path.includes("/webhooks"))).toBe(false);
    await planIsEmpty(folder, "--config config/lokaform.yaml");
  }));

test("a path that an option names is repeated in the printed command", () =>
  inFolder(SHOP, async (folder) => {
    const { lines } = await folder.run("pull --keys 'my texts/k.yaml'");
    expect(Object.keys(folder.files())).toEqual(["my texts/k.yaml"]);
    const command = lines.find((line) => line.startsWith("  lokaform plan")) ?? "";
    expect(command).toBe(`  lokaform plan --project ${PROJECT} --keys 'my texts/k.yaml'`);
    await planIsEmpty(folder, command.replace("  lokaform plan", ""));
  }));

test("a dry run prints the files and writes nothing; the exit code can say that there are changes", () =>
  inFolder(SHOP, async (folder) => {
    const { lines } = await folder.exits(2, "pull --dry-run --detailed-exitcode");
    expect(folder.files()).toEqual({});
    expect(lines).toContain("      en: Your cart");
    expect(lines.at(-1)).toBe("Nothing was written.");
    await folder.exits(2, "pull --detailed-exitcode");
  }));

test("the same project gives the same bytes", () =>
  inFolder(SHOP, async (folder) => {
    await folder.run("pull --fields all --languages all --dir a");
    await folder.run("pull --fields all --languages de,en --dir b");
    const { "a/keys.yaml": a, "b/keys.yaml": b } = folder.files();
    expect(a).toBe(b);
  }));

test("manifests that are there already are not overwritten", () =>
  inFolder(SHOP, async (folder) => {
    writeFileSync(join(folder.folder, "keys.yaml"), "keys: []\n");
    await folder.exits(0, "pull");
    expect(folder.files()).toEqual({ "keys.yaml": "keys: []\n" });
  }));

test("another file with the name of a manifest is not overwritten, and no file is written", () =>
  inFolder(SHOP, async (folder) => {
    mkdirSync(join(folder.folder, "l10n"));
    writeFileSync(join(folder.folder, "l10n/keys.yaml"), "mine\n");
    for (const line of ["pull --dir l10n", "pull --dir l10n --dry-run"]) {
      const { lines } = await folder.exits(1, line);
      expect(lines.at(-1)).toMatch(/^error: l10n\/keys\.yaml exists already, and is not overwritten/);
      expect(folder.files()).toEqual({ "l10n/keys.yaml": "mine\n" });
    }
  }));

test("nothing is written outside of the working directory, or through a link", () =>
  inFolder(SHOP, async (folder) => {
    const outside = await folder.run("pull --dir ../elsewhere");
    expect(outside.lines.at(-1)).toMatch(
      /^error: \.\.\/elsewhere\/webhooks\.yaml is outside of the working directory/,
    );
    symlinkSync("/tmp", join(folder.folder, "link"));
    const linked = await folder.run("pull --dir link/deep");
    expect(linked.lines.at(-1)).toMatch(/webhooks\.yaml leads through the symbolic link link\./);
    symlinkSync("/tmp/lokaform-nowhere", join(folder.folder, "keys.yaml"));
    const dangling = await folder.run("pull");
    expect(dangling.lines.at(-1)).toMatch(/keys\.yaml leads through the symbolic link keys\.yaml\./);
    expect([outside.code, linked.code, dangling.code]).toEqual([1, 1, 1]);
  }));

test.each([
  ["--languages en,dee", /^error: languages: project Shop has no language "dee"\. Did you mean "de"\?/],
  ["--fields descripton", /^error: fields: there is no field "descripton"\. Did you mean "description"\?/],
])("%s is a mistake", (options, message) =>
  inFolder(SHOP, async (folder) => {
    const { code, lines } = await folder.run(`pull ${options}`);
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(message)] });
    expect(folder.files()).toEqual({});
  }),
);

test("the first manifests of several projects are written one by one", () =>
  inFolder(SHOP, async (folder) => {
    const config = `projects:\n  a: { project: ${PROJECT}, keys: [a.yaml] }\n  b: { project: ${PROJECT}0, keys: [b.yaml] }\n`;
    writeFileSync(join(folder.folder, "lokaform.yaml"), config);
    const { text } = await folder.exits(1, "pull");
    expect(text).toContain("Choose it with --only to write its first manifests.");
  }));

test("a key that cannot be read whole is named, the others are written, and the run fails", () =>
  inFolder(
    SHOP,
    async (folder) => {
      const { lines } = await folder.exits(1, "pull");
      expect(lines.at(-1)).toBe(
        'error: Live key 1 "cart.title" is not in the new manifests: the service\'s response has no usable tags. Run again, or declare it by hand. [unusable-response]',
      );
      const { "keys.yaml": keys } = folder.files();
      expect(keys).not.toContain("cart.title");
      expect(keys).toContain("CartCount");
    },
    [
      {
        wire: {
          received: (text) => text,
          sent: (text) => text.replace('"tags":["cart","web"]', '"tags":null'),
        },
      },
    ],
  ));

test("a project that keeps its texts in segments has manifests without texts", () =>
  inFolder(
    { ...SHOP, project: { ...SHOP.project, settings: { per_platform_key_names: true, segmentation: true } } },
    async (folder) => {
      const { lines } = await folder.exits(0, "pull");
      expect(lines.at(-1)).toMatch(/^warning: Project Shop keeps its texts in segments/);
      expect(folder.files()["keys.yaml"]).not.toContain("translations");
      await planIsEmpty(folder);
    },
  ));
