/** `pull --filter`: only the entries that match are changed. */
import { expect, test } from "vitest";
import { inShop, JANE, project, row } from "./repository.ts";

const CART =
  "keys:\n  - key_name: cart.title\n    translations: { en: Cart }\n  - key_name: cart.empty\n    translations: { en: Empty }\n";
const MENU =
  "keys:\n  - key_name: menu.open\n    translations: { en: Open }\n  - key_name: gone\n    translations: { en: Gone }\n";
const key = (key_id: number, key_name: string, tags: string[] = []) => ({
  ...{ key_id, key_name, tags, description: "new" },
  translations: [row("en", { text: `New ${key_name}`, by: JANE, day: 2 })],
});
const SHOP = project([key(1, "cart.title"), key(2, "cart.empty", ["urgent"]), key(3, "menu.open")]);
const SETTINGS = "writers: [bot@example.com]\nkeys: [l10n/*.yaml]\n";

test.each<[filters: string, taken: string[]]>([
  ["--filter cart.title", ["cart.title"]],
  ["--filter cart.*", ["cart.title", "cart.empty"]],
  ["--filter tag:urgent", ["cart.empty"]],
  ["--filter file:l10n/menu.yaml --filter cart.title", ["cart.title", "menu.open"]],
])("pull %s takes %j", (filters, taken) =>
  inShop(SHOP, SETTINGS, async (folder) => {
    folder.commit(1, { "l10n/cart.yaml": CART, "l10n/menu.yaml": MENU });
    await folder.exits(0, `pull ${filters}`);
    const after = (text: string) =>
      taken.reduce((all, name) => all.replace(new RegExp(`(${name}\n.*en:) \\w+`), `$1 New ${name}`), text);
    expect([CART, MENU].map(after)).toEqual([folder.read("l10n/cart.yaml"), folder.read("l10n/menu.yaml")]);
    await folder.exits(0, `pull ${filters} --detailed-exitcode`);
  }),
);

test("--fields and --remove-missing change only entries that match", () =>
  inShop(SHOP, SETTINGS, async (folder) => {
    folder.commit(1, { "l10n/cart.yaml": CART, "l10n/menu.yaml": MENU });
    const answer = "yes";
    await folder.exits(0, "pull --filter cart.title --fields description --remove-missing", { answer });
    expect(folder.read("l10n/menu.yaml")).toBe(MENU);
    expect(folder.read("l10n/cart.yaml").split("description: new")).toHaveLength(2);
    await folder.exits(0, "pull --filter gone --remove-missing", { answer });
    expect(folder.read("l10n/menu.yaml")).toBe(MENU.slice(0, MENU.indexOf("  - key_name: gone")));
  }));

test.each<[line: string, said: string]>([
  ["pull --filter cart.titel --filter menu.open", "No declared key matches --filter cart.titel."],
  ["pull --filter tag:urgnt", "No declared key matches --filter tag:urgnt."],
  ["pull --filter cart.title --new", "--filter cannot be used with --new"],
])("%s is a problem, and no file is written", (line, said) =>
  inShop(SHOP, SETTINGS, async (folder) => {
    folder.commit(1, { "l10n/cart.yaml": CART, "l10n/menu.yaml": MENU });
    const { text } = await folder.exits(1, line);
    expect(text).toContain(said);
    expect([folder.read("l10n/cart.yaml"), folder.read("l10n/menu.yaml")]).toEqual([CART, MENU]);
  }),
);

test("a first pull has no declared keys to choose from", () =>
  inShop(SHOP, SETTINGS, async (folder) => {
    const { text } = await folder.exits(1, "pull --filter cart.*");
    expect(text).toContain("No declared key matches --filter cart.*");
    expect(Object.keys(folder.files()).filter((name) => name.endsWith("keys.yaml"))).toEqual([]);
  }));
