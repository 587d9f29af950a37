/** What each format finds in its examples, and that changes of them keep everything else. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FILE_TYPES, fileTypeOf } from "../../../src/locales/format.ts";
import { formatOf } from "../../../src/locales/formats.ts";
import { checkEdits, goldens, shown } from "./formatGoldens.ts";

const FOLDERS = readdirSync(join(import.meta.dirname, "golden"));

test("every format has examples", () => {
  const found = FOLDERS.flatMap((folder) =>
    goldens(folder, formatOf).map(({ name }) => fileTypeOf(name)?.name),
  );
  expect([...new Set(found)].sort()).toEqual(FILE_TYPES.map(({ name }) => name).sort());
});

describe.each(FOLDERS)("%s", (folder) => {
  test.each(goldens(folder, formatOf))("$name", async (golden) => {
    const read = golden.format.read(golden.text, golden.options);
    await expect(shown(read, golden.text)).toMatchFileSnapshot(golden.expected);
    checkEdits(golden);
  });
});
