/** Entries that move from one manifest to another: their history goes with them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { by, inShop, OURS, ours, type Repository, shop } from "./repository.ts";

const SETTINGS = `writers: [${OURS}]\nkeys: ["l/*.yaml"]\n`;
const TITLE = (text: string) => `  - key_name: title\n    translations: { en: ${text} }\n`;
const OTHER = "keys:\n  - key_name: other\n    translations: { en: Other }\n";

/** Jane writes a text on day 2. The entry is in l/one.yaml on day 1. */
async function withText(live: string, first: string, play: (folder: Repository) => Promise<void>) {
  const start = async (folder: Repository) => {
    mkdirSync(join(folder.folder, "l"));
    folder.commit(1, { "l/one.yaml": `keys:\n${TITLE(first)}`, "l/two.yaml": OTHER });
    await play(folder);
  };
  await inShop(shop({ title: { en: by(live) }, other: { en: ours("Other") } }), SETTINGS, start);
}

function move(folder: Repository, text: string): void {
  folder.write("l/one.yaml", "keys: []\n");
  folder.write("l/two.yaml", OTHER + TITLE(text));
}

test("a text that the other manifest had may be replaced", () =>
  withText("First", "First", async (folder) => {
    move(folder, "Second");
    folder.commit(3);
    const { lines } = await folder.run("plan");
    expect(lines.join("\n")).toContain('+ en "Second"');
  }));

test.each([true, false])(
  "a moved line with the same text is not newer than the live text (commit: %s)",
  (isCommitted) =>
    withText("Jane", "First", async (folder) => {
      move(folder, "First");
      if (isCommitted) folder.commit(3);
      const plan = await folder.run("plan");
      expect({ code: plan.code, text: plan.lines.join("\n") }).toMatchObject({
        code: 0,
        text: expect.stringContaining("1 to pull"),
      });
      await folder.run("pull");
      expect(folder.read("l/two.yaml")).toBe(OTHER + TITLE("Jane"));
    }),
);

test.each<[string, (folder: Repository) => void]>([
  ["when it moved", (folder) => move(folder, "Second")],
  [
    "before it moved",
    (folder) => {
      folder.commit(3, { "l/one.yaml": `keys:\n${TITLE("Second")}` });
      move(folder, "Second");
    },
  ],
])("a line that changed %s is newer than the live text", (_when, change) =>
  withText("Jane", "First", async (folder) => {
    change(folder);
    folder.commit(4);
    const { lines } = await folder.run("pull");
    expect(lines.join("\n")).toContain("the file and the project both changed it");
    expect(folder.read("l/two.yaml")).toBe(OTHER + TITLE("Second"));
  }),
);

test("a manifest of webhooks in no repository does not make the history unreadable", () =>
  withText("Jane", "First", async (folder) => {
    const outside = mkdtempSync(join(tmpdir(), "lokaform-outside-"));
    try {
      const webhooks = join(outside, "webhooks.yaml");
      writeFileSync(
        webhooks,
        "webhooks: [{ url: https://ci.example.com/hook, events: [project.imported] }]\n",
      );
      await folder.run(`pull --webhooks ${webhooks} --keys l/*.yaml`);
      expect(folder.read("l/one.yaml")).toContain("Jane");
    } finally {
      rmSync(outside, { recursive: true });
    }
  }));

test("a key that was renamed in one of several locale files may be the same one", () => {
  return inShop(
    shop({ cart: { en: ours("Cart"), de: ours("Korb") } }),
    'texts:\n  - { files: "{lang}.json", languages: [en, de], platforms: [web] }\n',
    async (folder) => {
      folder.commit(1, { "en.json": '{ "cart": "Cart" }\n', "de.json": '{ "cart": "Korb" }\n' });
      folder.write("en.json", '{ "basket": "Cart" }\n');
      const { lines } = await folder.run("plan");
      expect(lines.join("\n")).toMatch(
        /^en\.json:1:3: notice: Live key "cart" has the same en text .*rename it in all files, and set previously: cart /m,
      );
    },
  );
});
