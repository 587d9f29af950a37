/** Files that are written whole or not at all, several together. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type NewFile, writeNewFiles } from "../../src/files/newFiles.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lokaform-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string, more: Partial<NewFile> = {}): NewFile => ({
  path: join(folder, name),
  text: `${name}\n`,
  ...more,
});
const write = async (...files: NewFile[]) => {
  const problems = await writeNewFiles(files, { working: folder, displayRoot: folder });
  return problems.map(({ message }) => message);
};
const names = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();

test("new folders, permissions, and the replacement of a known file", async () => {
  writeFileSync(join(folder, "old"), "before\n");
  expect(
    await write(at("a/b/c.yaml"), at("secret", { mode: 0o600 }), at("old", { replaces: "before\n" })),
  ).toEqual([]);
  expect(names()).toEqual(["a", "a/b", "a/b/c.yaml", "old", "secret"]);
  expect(readFileSync(join(folder, "old"), "utf8")).toBe("old\n");
  expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
});

test("if one of them cannot be written, none is, and no temporary file is left", async () => {
  writeFileSync(join(folder, "file"), "mine\n");
  expect(await write(at("a"), at("file/b"))).toEqual([
    "file/b cannot be written: it cannot be written: file is a file. Choose another folder. No file was written.",
  ]);
  expect(await write(at("a"), at("file"))).toEqual([
    expect.stringMatching(/^file cannot be written: it exists already/),
  ]);
  expect(await write(at("a"), at("../outside"))).toHaveLength(1);
  expect(names()).toEqual(["file"]);
  expect(readFileSync(join(folder, "file"), "utf8")).toBe("mine\n");
});

test("two files with one path, and a file that somebody changed meanwhile, are found when they get their names", async () => {
  expect(await write(at("x"), at("y"), at("y"))).toEqual([
    "y cannot be written: it exists already. No file was written.",
  ]);
  expect(names()).toEqual([]);
  writeFileSync(join(folder, "old"), "edited\n");
  expect(await write(at("x"), at("old", { replaces: "before\n" }))).toEqual([
    "old cannot be written: it was changed meanwhile. No file was written.",
  ]);
  expect(names()).toEqual(["old"]);
  expect(readFileSync(join(folder, "old"), "utf8")).toBe("edited\n");
});
