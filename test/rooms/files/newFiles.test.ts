/** Files that are written whole or not at all, several together. */
import { spawnSync } from "node:child_process";
import {
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { type NewFile, writeNewFiles } from "../../../src/files/newFiles.ts";
import { inRepository, project, row } from "../pull/repository.ts";
import { foldersOf, newFolder } from "./newFolder.ts";

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

const at = (name: string, more: Partial<NewFile> = {}): NewFile => ({
  path: join(folder, name),
  text: `${name}\n`,
  ...more,
});
const write = async (...files: NewFile[]) => {
  const problems = await writeNewFiles(files, foldersOf(folder));
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

const LEFTOVER = ".lokaform-0123456789abcdef01234567.part";
const RECENT = ".lokaform-0123456789abcdef01234568.part";

/** A file that was written so many hours ago. */
function leave(path: string, hours: number): void {
  writeFileSync(path, "");
  const time = Date.now() / 1000 - hours * 3600;
  utimesSync(path, time, time);
}

test("a temporary file that is older than a day is removed by the next run that writes there, and no other file", async () => {
  const others = [".keys.yaml.part", ".lokaform-1-a-b.part", `x${LEFTOVER}`, LEFTOVER.toUpperCase()];
  for (const name of [LEFTOVER, ...others]) leave(join(folder, name), 25);
  leave(join(folder, RECENT), 23);
  symlinkSync(join(folder, others[0] ?? ""), join(folder, LEFTOVER.replace("0123", "abcd")));
  lutimesSync(join(folder, LEFTOVER.replace("0123", "abcd")), 0, 0);
  mkdirSync(join(folder, LEFTOVER.replace("0123", "dcba")));
  utimesSync(join(folder, LEFTOVER.replace("0123", "dcba")), 0, 0);
  const before = names().filter((name) => name !== LEFTOVER);
  expect(await write(at("keys.yaml"))).toEqual([]);
  expect(names()).toEqual([...before, "keys.yaml"].sort());
});

const MANIFEST = "keys:\n  - key_name: cart.title\n    translations: { en: Cart }\n";
const CART = { key_id: 1, key_name: "cart.title", translations: [row("en", { text: "Cart" })] };

test.each(["plan", "apply --yes", "drift", "status", "validate", "pull"])(
  "%s removes what an earlier run of the project left, if it is older than a day",
  (line) =>
    inRepository(
      project([CART]),
      async ({ folder, write, run, commit }) => {
        write("l10n/keys.yaml", MANIFEST);
        commit(1);
        mkdirSync(join(folder, "lokaform-backup"));
        const folders = ["l10n", "lokaform-backup"];
        for (const path of folders) {
          leave(join(folder, path, LEFTOVER), 25);
          leave(join(folder, path, RECENT), 23);
        }
        expect((await run(line)).code).toBe(0);
        for (const path of folders)
          expect(readdirSync(join(folder, path)).filter((name) => name.startsWith("."))).toEqual([RECENT]);
      },
      'keys: ["l10n/keys.yaml"]\n',
    ),
);

describe("a process that is ended while it writes", () => {
  const program = (limit: string, code: string) => {
    const main = join(import.meta.dirname, "../../../src/files");
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
      "keys.yaml cannot be written: EFBIG: file too large. No file was written.",
      `report: ${folder}/report.json cannot be written: EFBIG: file too large.`,
      "",
    ]);
    expect(names()).toEqual(["keys.yaml", "report.json"]);
    for (const name of names()) expect(readFileSync(join(folder, name), "utf8")).toBe("old\n");
  });
});
