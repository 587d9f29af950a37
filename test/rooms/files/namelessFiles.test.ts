/** A locale file for which a part of `key_name` is empty. */
import { expect, test } from "vitest";
import { findTextFiles } from "../../../src/files/textFiles.ts";
import { sourceOf } from "../../hostile/sourceMistakes.ts";
import { newFolder } from "./newFolder.ts";

test.each([
  ["**/{lang}.json", "{dir}.{path}", "key_name has {dir}, which is empty for en.json."],
  ["{lang}.json", "{file}.{path}", "key_name has {file}, which is empty for en.json."],
  ["{lang}.json", "{dir}.{path}", "key_name has {dir}, which is empty for en.json."],
  ["*{lang}.json", "{file}.{path}", "key_name has {file}, which is empty for en.json."],
  ["{*/,}{lang}.json", "{1}.{path}", "key_name has {1}, which is empty for en.json."],
  ["**/{lang}.json", "{path}", undefined],
  ["*/{lang}.json", "{dir}.{path}", undefined],
])("%s with %s", async (files, keyName, words) => {
  const folder = newFolder({ "en.json": "{}", "shop-en.json": "{}", "shop/en.json": "{}" });
  const rows = [sourceOf({ files, keyName, folder })];
  const { problems } = await findTextFiles(rows, { displayRoot: folder }, new AbortController().signal);
  expect(problems.map(({ message }) => message)).toEqual(
    words === undefined ? [] : [expect.stringContaining(words)],
  );
});
