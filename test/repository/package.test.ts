/** The package and the actions install nothing: what they need is in dist. */
import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const FILES = globSync("dist/**/*.js");

/** What a built file imports when it starts or later. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const later = text.matchAll(/\bimport\(["']([^"']+)["']\)/g);
  return [...text.matchAll(/^(?:import|export)\b.*?["']([^"']+)["'];?$/gm), ...later].map(
    ([, what = ""]) => what,
  );
}

test("npm adds no other package, and builds nothing if the package comes from a Git repository", () => {
  const { scripts, ...members } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys(members).filter((name) => /dependencies$/i.test(name))).toEqual(["devDependencies"]);
  const lifecycle = /^(?:(?:pre|post)?(?:install|prepare|pack)|build)$/;
  expect(Object.keys(scripts).filter((name) => lifecycle.test(name))).toEqual([]);
});

test("the built files load only parts of Node, and each other", () => {
  const names = ["action", "cli", "index", "chunks/client", "chunks/engine"];
  expect(FILES).toEqual(expect.arrayContaining(names.map((name) => `dist/${name}.js`)));
  for (const file of FILES)
    for (const what of importsOf(file).filter((name) => !isBuiltin(name)))
      expect(FILES, `${file} imports ${what}`).toContain(join(dirname(file), what));
  expect(importsOf("dist/cli.js").length).toBeGreaterThan(5);
});

test("the client loads nothing about GitHub or YAML", () => {
  const loaded = new Set(["dist/index.js"]);
  for (const file of loaded)
    for (const what of importsOf(file)) if (!isBuiltin(what)) loaded.add(join(dirname(file), what));
  const text = [...loaded].map((file) => readFileSync(file, "utf8")).join("");
  expect(text).toContain("regenerateWebhookSecret");
  expect(text).not.toMatch(/@actions\/|@octokit|yaml/i);
});
