/** The pages for maintainers are true: every file, name, folder and script that a page names exists. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { PAGES } from "./pages.ts";

const ARCHITECTURE = "docs/architecture.md";
const read = (file: string) => readFileSync(file, "utf8");
const texts = PAGES.filter((page) => page !== "CHANGELOG.md").map((page) => ({ page, text: read(page) }));

/** Code spans that are paths of this repository, such as `src/plan/guard.ts`. */
function pathsIn(text: string): string[] {
  const path = /`((?:src|test|scripts|bench|docs|examples|dist|\.github)\/[\w./*-]*)`/g;
  return [...text.matchAll(path)].map(([, found = ""]) => found);
}

interface Reference {
  /** The code span that is the text of a link; undefined if its text is something else. */
  shown: string | undefined;
  file: string;
  /** The code spans after the link and a colon: what to look for in the file. */
  names: string[];
}

/** Links to source files, such as [`src/plan/guard.ts`](../src/plan/guard.ts): `guard`, `stoppedByProblem`. */
function referencesIn(page: string, text: string): Reference[] {
  const link = /\[(?:`([^`]+)`|[^\]]*)\]\(([\w./-]+\.ts)\)((?::\s+`\w+`(?:,\s+`\w+`)*)?)/g;
  return [...text.matchAll(link)].map(([, shown, target = "", names = ""]) => ({
    shown,
    file: join(dirname(page), target),
    names: [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
  }));
}

/** Whether a file declares a name at its top level or in a class. */
function declares(source: string, name: string): boolean {
  const words = "function\\*?|(?:abstract )?class|const|let|interface|type";
  return new RegExp(`^\\s*(?:export )?(?:async )?(?:${words}) ${name}\\b`, "m").test(source);
}

/** A page may also name a file of the example whose texts are in its code, as its own repository would. */
test("every path that a page names exists", () => {
  const missing = texts.flatMap(({ page, text }) =>
    pathsIn(text)
      .filter((path) => globSync([path, `examples/storefront-code/${path}`]).length === 0)
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
  expect(pathsIn("`src/plan/no.ts`, `lokaform-backup/a.yaml`")).toEqual(["src/plan/no.ts"]);
});

test("every name that a page gives for a file is declared in this file", () => {
  const references = texts.flatMap(({ page, text }) => referencesIn(page, text));
  expect(references.flatMap(({ names }) => names).length).toBeGreaterThan(60);
  const missing = references.flatMap(({ file, names }) => {
    const source = read(file);
    return names.filter((name) => !declares(source, name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect(references.filter(({ shown, file }) => shown !== undefined && shown !== file)).toEqual([]);
});

test("the table of folders has one line for each folder of src", () => {
  const [, section = ""] = /^## The folders$(.*?)^## /ms.exec(read(ARCHITECTURE)) ?? [];
  const rows = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, folder]) => folder);
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rows.sort()).toEqual(folders.map(({ name }) => name).sort());
});

test("every script that a page names is in package.json", () => {
  const { scripts }: { scripts: object } = JSON.parse(read("package.json"));
  const named = texts.flatMap(({ text }) => [...text.matchAll(/\bnpm run (?:-s )?([\w-]+)/g)]);
  const names = new Set(named.map(([, name = ""]) => name));
  expect(names.size).toBeGreaterThan(4);
  expect([...names].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
