/** `plan --all` and `--filter` in a large project, and with texts that are in the code. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changedAnswer } from "../../faults/faults.ts";
import { inFolder, PROJECT } from "./harness.ts";
import { DAY_NOW, inRepository } from "./repository.ts";

const key = (key_id: number, key_name: string) => ({
  ...{ key_id, key_name, platforms: ["web" as const] },
  translations: [{ language_iso: "en", translation: "Live" }],
});
const SHOP = {
  project: { name: "Shop", base_language_iso: "en" },
  languages: [{ lang_iso: "en", lang_id: 640 }],
  keys: [key(1, "cart.title"), key(2, "cart.empty"), key(3, "menu"), key(4, "old")],
};
/** The project seems so large that a plan reads only declared keys. */
const LARGE = changedAnswer("project", (project) => ({ ...project, statistics: { keys_total: 4_000 } }));

test("plan --all reads all keys, also of a project of which a plan reads only the declared ones", () =>
  inFolder(
    SHOP,
    async ({ folder, run, sandbox }) => {
      writeFileSync(join(folder, "keys.yaml"), "keys:\n  - key_name: menu\n");
      await run(`plan --project ${PROJECT}`);
      expect(sandbox.requests.some(({ path }) => path.includes("filter_keys"))).toBe(true);
      const before = sandbox.requests.length;
      const { lines } = await run(`plan --all --project ${PROJECT}`);
      expect(sandbox.requests.slice(before).filter(({ path }) => path.includes("filter_keys"))).toEqual([]);
      expect(lines).toEqual(
        expect.arrayContaining([
          "Unmanaged: 3",
          "    cart.empty  id 2",
          "    cart.title  id 1",
          "    old         id 4",
        ]),
      );
      const json = await run(`plan --all --format json --project ${PROJECT}`);
      expect(JSON.parse(json.lines.join("\n")).projects[0].unmanaged).toContainEqual({
        kind: "key",
        label: "old",
        id: "4",
      });
    },
    [LARGE],
  ));

test("a pull names keys of the project that no manifest has, and --new declares them", () =>
  inRepository(
    SHOP,
    async ({ write, commit, run }) => {
      write("keys.yaml", "keys:\n  - key_name: menu\n");
      commit(DAY_NOW - 2);
      const said = async (command: string) =>
        (await run(command)).lines.filter((line) => line.includes("No manifest has"));
      expect(await said("pull")).toEqual([
        expect.stringMatching(/^notice: No manifest has \d keys of the project: .*lokaform pull --new/),
      ]);
      expect(await said("pull --filter menu")).toEqual([]);
      expect(await said("pull --new")).toEqual([]);
    },
    undefined,
    [LARGE],
  ));

test("a file filter chooses the keys of a locale file, and a tag filter those that get it", () =>
  inFolder(SHOP, async ({ folder, run }) => {
    const rows =
      'texts:\n  - { files: "l10n/{lang}.json", platforms: [web], tags: [app], key_name: "{path}" }\n';
    writeFileSync(
      join(folder, "lokaform.yaml"),
      `project: ${PROJECT}\nlanguages: { en: enforce }\nkeys: [keys.yaml]\n${rows}`,
    );
    writeFileSync(
      join(folder, "keys.yaml"),
      "keys:\n  - { key_name: menu, description: New }\n  - { key_name: cart.title, description: New }\n",
    );
    mkdirSync(join(folder, "l10n"));
    writeFileSync(join(folder, "l10n/en.json"), '{ "cart.title": "Cart", "cart.new": "New" }\n');
    const changed = async (filter: string) => {
      await run(`plan --report report.json --filter ${filter}`);
      const [project] = JSON.parse(readFileSync(join(folder, "report.json"), "utf8")).projects;
      return project.plan.changes.map(({ label }: { label: string }) => label).sort();
    };
    expect(await changed("file:l10n/en.json")).toEqual(["cart.new", "cart.title"]);
    expect(await changed("file:keys.yaml")).toEqual(["cart.title", "menu"]);
    expect(await changed("tag:app")).toEqual(["cart.new"]);
  }));
