/** A manifest with many styles of YAML: edits change exactly the lines of their values. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readKeyManifest } from "../../../src/keys/kind.ts";
import type { Json } from "../../../src/model/json.ts";
import { type EntryEdit, editEntries } from "../../../src/yaml/editEntries.ts";

const FOLDER = join(import.meta.dirname, "golden/editStyles");
const BEFORE = readFileSync(join(FOLDER, "before.yaml"), "utf8");

const STARTS = readKeyManifest("keys.yaml", BEFORE).entries.map(({ span }) => span.start);

function text(value: Json, entry: number, language: string): EntryEdit {
  return { is: "text", at: STARTS[entry] ?? -1, language, value };
}

function field(value: Json, entry: number, name: string): EntryEdit {
  return { is: "field", at: STARTS[entry] ?? -1, field: name, value };
}

const TEXTS: EntryEdit[] = [
  text("Checkout: the last step", 0, "en"),
  text("Jetzt geht's zur Kasse", 0, "de"),
  text("404", 1, "de"),
  text("You accept our terms:\n\n  https://shop.example.com/terms\nThanks # a lot", 2, "en"),
  text("Sie akzeptieren unsere neuen Bedingungen und die Regeln zum Datenschutz.\n\nVielen Dank.\n", 2, "de"),
  text("Vous acceptez nos conditions.\n\n\n", 2, "fr"),
  text("no", 2, "pl"),
  text({ one: "One item", other: "%d items\u2028" }, 3, "en"),
  text({ one: "%d Artikel", other: "%d Stück" }, 3, "de"),
  text("Le panier 🎁", 1, "it"),
  text("Legal\nnotice", 5, "en"),
  text(" Gut", 6, "de"),
];

function editedText(before: string, edits: readonly EntryEdit[]): string {
  const starts = readKeyManifest("keys.yaml", before).entries.map(({ span }) => span.start);
  const moved = (at: number) => starts[STARTS.indexOf(at)] ?? -1;
  const own = edits.map((edit) => ("at" in edit ? { ...edit, at: moved(edit.at) } : edit));
  const result = editEntries("keys.yaml", before, "keys", own);
  if (result.is === "refused") throw new Error(JSON.stringify(result.problems));
  return result.text;
}

test("twelve texts change", async () => {
  const after = editedText(BEFORE, TEXTS);
  await expect(after).toMatchFileSnapshot(join(FOLDER, "texts.yaml"));
});

test("the same with a byte order mark, CRLF, and no line end at the end", () => {
  const odd = (text: string) => `\ufeff${text.trimEnd().replaceAll("\n", "\r\n")}`;
  expect(editedText(odd(BEFORE), TEXTS)).toBe(odd(editedText(BEFORE, TEXTS)));
});

test("fields change, and entries are removed and added", async () => {
  const edits: EntryEdit[] = [
    field("The new checkout page", 1, "description"),
    field(["checkout", "payment"], 0, "tags"),
    field(["web", "ios", "android"], 2, "platforms"),
    field({ note: "x", deep: { list: [1, true, null] } }, 2, "custom_attributes"),
    field(["footer"], 6, "tags"),
    { is: "remove", at: STARTS[3] ?? -1 },
    {
      is: "add",
      after: STARTS[2],
      value: {
        key_name: "checkout.new",
        tags: ["checkout"],
        translations: { en: "New", de: "Zwei\nZeilen\n" },
      },
    },
    { is: "add", after: STARTS[6], value: { key_name: "on", translations: { en: "yes" } } },
  ];
  await expect(editedText(BEFORE, edits)).toMatchFileSnapshot(join(FOLDER, "entries.yaml"));
});
