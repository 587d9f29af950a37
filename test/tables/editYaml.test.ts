/** A manifest with many styles of YAML: edits change exactly the lines of their values. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { YamlEdit } from "../../src/manifest/edit/edits.ts";
import { editYaml } from "../../src/manifest/edit/editYaml.ts";
import type { Json } from "../../src/model/json.ts";

const FOLDER = join(import.meta.dirname, "golden/editYaml");
const BEFORE = readFileSync(join(FOLDER, "before.yaml"), "utf8");

function set(value: Json, ...path: (string | number)[]): YamlEdit {
  return { is: "set", path: ["keys", ...path], value };
}

const TEXTS: YamlEdit[] = [
  set("Checkout: the last step", 0, "translations", "en"),
  set("Jetzt geht's zur Kasse", 0, "translations", "de"),
  set("404", 1, "translations", "de"),
  set("You accept our terms:\n\n  https://shop.example.com/terms\nThanks # a lot", 2, "translations", "en"),
  set(
    "Sie akzeptieren unsere neuen Bedingungen und die Regeln zum Datenschutz.\n\nVielen Dank.\n",
    2,
    "translations",
    "de",
  ),
  set("Vous acceptez nos conditions.\n\n\n", 2, "translations", "fr"),
  set("no", 2, "translations", "pl"),
  set({ one: "One item", other: "%d items\u2028" }, 3, "translations", "en"),
  set("%d Stück", 3, "translations", "de", "other"),
  set("Le panier 🎁", 1, "translations", "it"),
  set("Legal\nnotice", 5, "translations", 0, "translation"),
  set(" Gut", 6, "translations", "de"),
];

function editedText(text: string, edits: readonly YamlEdit[]): string {
  const result = editYaml("keys.yaml", text, edits);
  if (result.is === "refused") throw new Error(JSON.stringify(result.problems));
  return result.text;
}

test("twelve texts change, and the aliases of the changed anchors are written out", async () => {
  const after = editedText(BEFORE, TEXTS);
  await expect(after).toMatchFileSnapshot(join(FOLDER, "texts.yaml"));
});

test("the same with a byte order mark, CRLF, and no line end at the end", () => {
  const odd = (text: string) => `\ufeff${text.trimEnd().replaceAll("\n", "\r\n")}`;
  expect(editedText(odd(BEFORE), TEXTS)).toBe(odd(editedText(BEFORE, TEXTS)));
});

test("fields change, and entries are removed and added", async () => {
  const edits: YamlEdit[] = [
    set("The new checkout page", 0, "description"),
    set(["checkout", "payment"], 0, "tags"),
    set(["web", "ios", "android"], 2, "platforms"),
    set({ note: "x", deep: { list: [1, true, null] } }, 2, "custom_attributes"),
    set(["footer"], 6, "tags"),
    { is: "remove", path: ["keys", 3] },
    {
      is: "insert",
      path: ["keys"],
      after: 2,
      value: {
        key_name: "checkout.new",
        tags: ["checkout"],
        translations: { en: "New", de: "Zwei\nZeilen\n" },
      },
    },
    { is: "insert", path: ["keys"], after: 6, value: { key_name: "on", translations: { en: "yes" } } },
  ];
  await expect(editedText(BEFORE, edits)).toMatchFileSnapshot(join(FOLDER, "entries.yaml"));
});
