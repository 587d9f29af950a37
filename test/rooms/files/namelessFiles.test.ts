/** A locale file for which a part of `key_name` is empty. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findTextFiles } from "../../../src/files/textFiles.ts";
import { sourceOf } from "../../hostile/sourceMistakes.ts";

test.each([
  ["**/{lang}.json", "{dir}.{path}", "key_name has {dir}, which is empty for en.json."],
  ["{lang}.json", "{file}.{path}", "key_name has {file}, which is empty for en.json."],
  ["{lang}.json", "{dir}.{path}", "key_name has {dir}, which is empty for en.json."],
  ["*{lang}.json", "{file}.{path}", "key_name has {file}, which is empty for en.json."],
  ["{*/,}{lang}.json", "{1}.{path}", "key_name has {1}, which is empty for en.json."],
  ["**/{lang}.json", "{path}", undefined],
  ["*/{lang}.json", "{dir}.{path}", undefined],
])("%s with %s", async (files, keyName, words) => {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-nameless-"));
  try {
    mkdirSync(join(folder, "shop"));
    for (const path of ["en.json", "shop-en.json", "shop/en.json"]) writeFileSync(join(folder, path), "{}");
    const rows = [sourceOf({ files, keyName, folder })];
    const { problems } = await findTextFiles(rows, { displayRoot: folder }, new AbortController().signal);
    expect(problems.map(({ message }) => message)).toEqual(
      words === undefined ? [] : [expect.stringContaining(words)],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
