/** The examples of docs/texts.md: the product reads exactly the keys that the page lists. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findManifests } from "../../src/files/manifests.ts";
import { readManifests } from "../../src/kinds/read.ts";
import { FILE_TYPES, fileTypeOf } from "../../src/locales/format.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { readSettings } from "../../src/settings/resolve.ts";

const page = readFileSync("docs/texts.md", "utf8");

interface Example {
  title: string;
  settings: string;
  files: [path: string, text: string][];
  /** Key, language, text and description of each row of its table. */
  rows: string[][];
}

/** The sections with a lokaform.yaml and at least one locale file. */
const examples = page.split(/^## /m).flatMap((section): Example[] => {
  const [title = ""] = section.split("\n");
  const settings = /^```yaml\n(.*?)^```$/ms.exec(section)?.[1] ?? "";
  const files = [...section.matchAll(/^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$/gms)].map(
    ([, path = "", text = ""]): [string, string] => [path, text],
  );
  const [, table = ""] = /^\| key \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(section) ?? [];
  const rows = [...table.matchAll(/^\| (.*?) \| (.*?) \| (.*?) \|(?: (.*?) ?\|)?$/gm)].map(([, ...cells]) =>
    cells.slice(0, 4).map((cell = "") => cell.replace(/^`(.*?)`/, "$1")),
  );
  return files.length === 0 ? [] : [{ title, settings, files, rows }];
});

test("there is an example of each format", () => {
  const shown = examples.map(({ files }) => fileTypeOf(files[0]?.[0] ?? "")?.name);
  expect(shown.sort()).toEqual(FILE_TYPES.map(({ name }) => name).sort());
});

test.each(examples)("$title: the product reads what the page says", async ({ settings, files, rows }) => {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of [["lokaform.yaml", settings] as const, ...files]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const folders = { working: folder, displayRoot: folder };
  const given = await readSettings(
    "plan",
    {},
    { folders, environment: {}, token: "any", backupDir: undefined },
  );
  const { manifests } = given.settings.projects[0] ?? {};
  if (!manifests) throw new Error("There are no manifests.");
  const found = await findManifests(manifests, { id: "" }, folders, new AbortController().signal);
  const { declared, problems } = readManifests(KINDS, found.manifests, { values: {}, tokens: [] });
  expect([...given.problems, ...found.problems, ...problems].map(({ message }) => message)).toEqual([]);
  expect((declared.entries.keys ?? []).flatMap(({ values }) => keyRows(values)).sort()).toEqual(
    rows.map((row) => JSON.stringify(row)).sort(),
  );
});

/** A row for each language, as in the table. */
function keyRows(values: object): string[] {
  const {
    key_name: name,
    translations = {},
    description = "",
  } = values as {
    key_name: string | Record<string, string>;
    translations?: Record<string, string | Record<string, string>>;
    description?: string;
  };
  const [[platform, one] = []] = typeof name === "string" ? [] : Object.entries(name);
  const label = typeof name === "string" ? name : `${one} on ${platform}`;
  return Object.entries(translations).map(([language, text]) => {
    const forms =
      typeof text === "string"
        ? text
        : Object.entries(text)
            .map((form) => form.join(": "))
            .join("; ");
    return JSON.stringify([label, language, forms.replaceAll("\n", "\\n"), description]);
  });
}
