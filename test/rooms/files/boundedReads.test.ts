/** What a checkout can put in place of a file: devices, links to elsewhere, files of any size. They take no memory. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { readNamedFile, readWorkflows } from "../../../src/files/paths.ts";
import { readFile } from "../../../src/files/system.ts";
import { parentsOf, workflowWith } from "../../../src/github/checkout.ts";
import { foldersOf, newFolder } from "./newFolder.ts";

const FOLDER = ".github/workflows";
const APPLY = "command: apply\n";

const newRoot = () => newFolder({ [`${FOLDER}/`]: "" });

/** A file that takes no room on the disk. */
function sparse(path: string, size: number): void {
  writeFileSync(path, APPLY);
  truncateSync(path, size);
}

const PLACED: Record<string, (path: string, root: string) => void> = {
  "a link to a device": (path) => symlinkSync("/dev/zero", path),
  "a link to a file outside": (path, root) => {
    writeFileSync(`${root}.outside`, APPLY);
    onTestFinished(() => rmSync(`${root}.outside`));
    symlinkSync(`${root}.outside`, path);
  },
  "a pipe": (path) => execFileSync("sh", ["-c", 'mkfifo "$0"', path]),
  "a large file": (path) => sparse(path, 3 * 1024 ** 3),
  "a folder": (path) => mkdirSync(path),
};

test.each(Object.keys(PLACED))("%s is not read as a workflow", async (what) => {
  const root = newRoot();
  PLACED[what]?.(join(root, FOLDER, "a.yml"), root);
  writeFileSync(join(root, FOLDER, "b.yml"), APPLY);
  const before = process.memoryUsage().rss;
  expect((await readWorkflows(root)).map(({ text }) => text)).toEqual(["", APPLY]);
  expect(await workflowWith("apply", root)).toBe("b.yml");
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2);
});

test("a line that nearly matches in many ways is searched in a bounded time, and only so many workflows", async () => {
  const root = newRoot();
  writeFileSync(join(root, FOLDER, "a.yml"), "uses:".repeat(100_000));
  const before = process.cpuUsage();
  expect(await workflowWith("pull", root)).toBeUndefined();
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  for (let nth = 0; nth < 205; nth += 1) writeFileSync(join(root, FOLDER, `w${nth}.yml`), "");
  expect(await readWorkflows(root)).toHaveLength(200);
});

test("a device and a file that is too large are refused, with the reason", async () => {
  const root = newRoot();
  const [device, large] = [join(root, "device"), join(root, "large")];
  symlinkSync("/dev/zero", device);
  sparse(large, 128 * 1024 ** 2 + 1);
  await expect(readFile(device)).rejects.toThrow("it is not a regular file");
  await expect(readFile(large)).rejects.toThrow("it has more than 134217728 bytes");
  expect(await readNamedFile(device, "The plan", foldersOf(root))).toMatchObject({
    problem: { message: "The plan device cannot be read: it is not a regular file." },
  });
});

test("a commit that would unpack to gigabytes is not unpacked", async () => {
  const root = newRoot();
  const commit = "ab".repeat(20);
  mkdirSync(join(root, ".git/objects/ab"), { recursive: true });
  const path = join(root, ".git/objects/ab", commit.slice(2));
  writeFileSync(path, deflateSync(`commit 9\0tree x\nparent ${"1".repeat(40)}\n\n`));
  expect(await parentsOf(root, commit)).toEqual(["1".repeat(40)]);
  writeFileSync(path, deflateSync(Buffer.alloc(64 * 1024 ** 2)));
  expect(await parentsOf(root, commit)).toBeUndefined();
});
