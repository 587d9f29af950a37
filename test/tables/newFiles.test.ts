/** Files that are written whole or not at all, several together. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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
  expect(await write(at("a"), at("file/b/c"))).toEqual([
    "file/b/c cannot be written: it cannot be written: a file is in the place of its folder. Choose another folder. No file was written.",
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

/** A file that a process of this kind could have left: `run` is what its names have in common. */
const leftover = (pid: number, run = "0123456789ab") => `.lokaform-${pid}-${run}-ba9876543210.part`;

test("what a killed run left is removed by the next run that writes there, and nothing else", async () => {
  const { pid: ended = 0 } = spawnSync("true");
  const others = [leftover(process.ppid), ".keys.yaml.part", ".lokaform-1-a-b.part"];
  for (const name of [leftover(ended), leftover(process.pid), ...others])
    writeFileSync(join(folder, name), "");
  expect(await write(at("keys.yaml"))).toEqual([]);
  expect(names()).toEqual([...others, "keys.yaml"].sort());
});

describe("a process that is ended while it writes", () => {
  const program = (limit: string, code: string) => {
    const main = join(import.meta.dirname, "../../src/files");
    const imports = `import { writeNewFiles } from "${main}/newFiles.ts"; import { writeOutput } from "${main}/outputs.ts";`;
    const folders = `const folders = { working: "${folder}", displayRoot: "${folder}" };`;
    return spawnSync(
      "bash",
      [
        "-c",
        `${limit}; exec "$0" --input-type=module -e "$1"`,
        process.execPath,
        `${imports}${folders}${code}`,
      ],
      { encoding: "utf8" },
    );
  };

  test("has not written a part of a file, and no pattern finds what it leaves", () => {
    writeFileSync(join(folder, "keys.yaml"), "old\n");
    const file = `{ path: "${folder}/keys.yaml", text: "new\\n".repeat(1e7), replaces: "old\\n" }`;
    const { signal } = program(
      "true",
      `setImmediate(() => setTimeout(() => process.kill(process.pid, "SIGKILL"), 20)); await writeNewFiles([${file}], folders); process.kill(process.pid, "SIGKILL");`,
    );
    expect(signal).toBe("SIGKILL");
    const text = readFileSync(join(folder, "keys.yaml"), "utf8");
    expect([4, 40_000_000]).toContain(text.length);
    expect(names().filter((name) => !name.startsWith("."))).toEqual(["keys.yaml"]);
  });

  test("because a file may not be larger, as on a full disk, names the file and the cause, and the old one is whole", () => {
    writeFileSync(join(folder, "keys.yaml"), "old\n");
    writeFileSync(join(folder, "report.json"), "old\n");
    const file = `{ path: "${folder}/keys.yaml", text: "x".repeat(1e6), replaces: "old\\n" }`;
    const report = `{ option: "report", path: "${folder}/report.json", is: "file" }`;
    const { stdout } = program(
      "ulimit -f 100",
      `console.log((await writeNewFiles([${file}], folders))[0].message); console.log((await writeOutput(${report}, "x".repeat(1e6), folders)).message);`,
    );
    expect(stdout.split("\n")).toEqual([
      "keys.yaml cannot be written: the file would be larger than the system allows. No file was written.",
      `report: ${folder}/report.json cannot be written: the file would be larger than the system allows.`,
      "",
    ]);
    expect(names()).toEqual(["keys.yaml", "report.json"]);
    for (const name of names()) expect(readFileSync(join(folder, name), "utf8")).toBe("old\n");
  });
});
