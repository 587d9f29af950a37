/** The pages that users read: their examples are right, their tables are current, their links lead somewhere. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { PAGE_ASSETS, pageAssets } from "../../scripts/pageAssets.ts";
import { generatedFiles, withActions, withInputs, withReusable, withSettings } from "../../scripts/tables.ts";
import { ACTIONS } from "../../src/commands/actionCommands.ts";
import type { Problem } from "../../src/model/problem.ts";
import { readFlags } from "../../src/settings/flags.ts";
import { complaints } from "./checkers.ts";
import { blocks, commandLines, PAGES } from "./pages.ts";
import { manifestProblems, settingProblems } from "./readers.ts";
import { type Sort, sortOf } from "./sorts.ts";

const read = (file: string) => readFileSync(file, "utf8");
const said = (problems: readonly Problem[]) => problems.map(({ message }) => message);

/** What is wrong with an example, by the reader that it is meant for. */
const READERS: Record<Sort, (text: string) => Promise<string[]> | string[]> = {
  workflow: complaints,
  settings: async (text) => said(await settingProblems(text)),
  keys: (text) => said(manifestProblems("keys", text)),
  webhooks: (text) => said(manifestProblems("webhooks", text)),
  unknown: () => ["Nobody can tell what this is."],
};

const examples = PAGES.flatMap((page) => blocks(page, "yaml")).map((block) => ({
  ...block,
  sort: sortOf(block.text),
}));

test("there are examples of all sorts", () => {
  expect(new Set(examples.map(({ sort }) => sort))).toEqual(
    new Set(["workflow", "keys", "webhooks", "settings"]),
  );
});

test.each(examples)("$name, $sort, is right", async ({ sort, text }) => {
  expect(await READERS[sort](text)).toEqual([]);
});

test.each<[Sort, string]>([
  [
    "workflow",
    "on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ uses: lokaform/lokaform@v1, with: { tokn: x } }] } }",
  ],
  ["settings", "project: 3002780358964f9bab5a92.87762498\nprune: { keys: owned }\n"],
  ["settings", "projects: { web: { project: 3002780358964f9bab5a92.87762498, key: [a.yaml] } }\n"],
  ["keys", "keys:\n  - key_nam: a\n"],
  ["webhooks", "webhooks:\n  - url: nowhere\n    events: [project.imported]\n"],
  ["unknown", "        with:\n          token: x\n      - uses: a\n"],
  ["unknown", "color: purple\n"],
])("a wrong %s is found", async (sort, text) => {
  expect(sortOf(text)).toBe(sort);
  expect(await READERS[sort](text)).not.toEqual([]);
});

const lines = PAGES.flatMap((page) =>
  commandLines(page).map((words) => ({ page, words, line: words.join(" ") })),
);

test("there are command lines to look at", () => {
  expect(lines.length).toBeGreaterThan(15);
  expect(said(readFlags(["plan", "--tokn", "x"]).problems)).not.toEqual([]);
});

test.each(lines)("$page: lokaform $line", ({ words }) => {
  expect(said(readFlags(words).problems)).toEqual([]);
});

test("nothing prints a command that npm can only run after a release to its registry, or that npm 12 refuses", () => {
  const early =
    /\bnpx (?:-\S+ )*(?:lokaform|github:)|\bnpm (?:i|install|add|exec|x)\b[^\n`#]* (?:github:|git\+|lokaform(?![\w./-]))/;
  const wrong = [
    "npx lokaform plan",
    "npx -y github:lokaform/lokaform",
    "npm i -g lokaform",
    "npm install git+file://a",
  ];
  for (const command of wrong) expect(command).toMatch(early);
  for (const command of ["npm install --global ./lokaform", "npm pack ./lokaform"])
    expect(command).not.toMatch(early);
  const files = globSync(
    "{src,schema,docs,examples,.github,report,pull,webhook-secret}/**/*.{ts,json,yml,yaml,md}",
  );
  for (const file of [...PAGES, ...files, "action.yml"]) expect(read(file), file).not.toMatch(early);
});

describe("npm run docs changes nothing", () => {
  const generated = generatedFiles(read);

  test.each([...generated.keys()])("%s", (file) => {
    expect(generated.get(file)).toBe(read(file));
  });

  test("the code of the HTML page", async () => {
    expect(await pageAssets()).toBe(read(PAGE_ASSETS));
  });

  test("because a text of the settings or of action.yml that differs is found", () => {
    const [page, action] = [read("docs/action.md"), read("action.yml")];
    const commands = ACTIONS["."];
    expect(withInputs(action.replace("A Lokalise API token", "A token"), commands)).toBe(action);
    const others = new Map<string, string>();
    expect(withActions(page, action.replace("A Lokalise API token", "A token"), others)).not.toBe(page);
    expect(() => withActions(page.replace("<!-- outputs -->", ""), action, others)).toThrow("outputs");
    expect(() => withSettings("")).toThrow("settings");
    const workflow = readFileSync(".github/workflows/translations.yml", "utf8");
    expect(() => withReusable("", workflow)).toThrow("workflow inputs");
    expect(() => withInputs("", commands)).toThrow("inputs");
  });
});

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");

const wordsIn = (...pages: string[]) => pages.flatMap((page) => read(page).match(/\S+/g) ?? []).length;

test("the README is one page, and its first example comes soon", () => {
  expect(wordsIn("README.md")).toBeLessThanOrEqual(1300);
  const [before = ""] = read("README.md").split("```yaml");
  expect((before.match(/\S+/g) ?? []).length).toBeLessThanOrEqual(150);
});

test("the pages are short, except for the one of problems", () => {
  const pages = PAGES.filter((page) => page.startsWith("docs/") && page !== "docs/problems.md");
  expect(wordsIn(...pages)).toBeLessThanOrEqual(22_000);
});

test.each(PAGES)("links of %s lead somewhere", (page) => {
  const html = read(page).replace(/ (?:href|src|srcset)="([^"]*)"/g, "]($1)");
  for (const [, target = "", fragment = ""] of html.matchAll(/\]\(([^)#\s]*)#?([^)\s]*)\)/g)) {
    if (/^https?:/.test(target)) continue;
    const there = target === "" ? page : join(dirname(page), target);
    expect(existsSync(there), `${page}: ${target}`).toBe(true);
    if (fragment === "" || statSync(there).isDirectory()) continue;
    const anchors = [...read(there).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchorOf(heading));
    expect(anchors, `${page}: ${target}`).toContain(fragment);
  }
});
