/** Which report files are found and read, and what a file that cannot be used is called. */
import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readReportFiles } from "../../../src/files/readReports.ts";
import type { Report } from "../../../src/report/report.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { foldersOf, newFolder } from "./newFolder.ts";

const REPORT: Report = {
  ...{ format_version: 1, command: "plan", manifests: [], declared: {} },
  ...{ problems: [], projects: [], requests: 0 },
};

/** A folder with these files. A value that is not a text is written as JSON. */
function folderWith(files: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(files).map(([file, content]) => [
    file,
    typeof content === "string" ? content : JSON.stringify(content),
  ]);
  return newFolder(Object.fromEntries(texts));
}

async function read(
  folder: string,
  patterns: readonly string[],
  confined?: { workspace: string; temp: string },
) {
  const folders = { ...foldersOf(folder), ...(confined && { confined }) };
  const { files, problems } = await readReportFiles(KINDS, patterns, folders);
  return { files: files.map(({ file }) => file), problems: problems.map(({ message }) => message) };
}

test.each<[string, string[], string[]]>([
  ["a path", ["a.json"], ["a.json"]],
  ["a glob, in the order of the names", ["**/*.json"], ["a.json", "jobs/b/report.json", "jobs/c.json"]],
  [
    "several, each file once",
    ["jobs/**/*.json", "jobs/c.json", "a.json"],
    ["jobs/b/report.json", "jobs/c.json", "a.json"],
  ],
])("%s", async (_name, patterns, files) => {
  const folder = folderWith({
    "a.json": REPORT,
    "jobs/c.json": REPORT,
    "jobs/b/report.json": REPORT,
    "jobs/d.txt": "",
  });
  expect(await read(folder, patterns)).toEqual({ files, problems: [] });
});

test("a glob without a file, and no glob at all, are problems", async () => {
  const folder = folderWith({});
  const none =
    'reports "*.json" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.';
  expect(await read(folder, ["*.json"])).toEqual({ files: [], problems: [none] });
  expect((await read(folder, [])).problems).toEqual([expect.stringContaining("No report is named")]);
});

test("each file that cannot be used is named, and the others are read", async () => {
  const folder = folderWith({ "a.json": REPORT, "b.json": "{", "c.json": { ...REPORT, format_version: 7 } });
  writeFileSync(join(folder, "d.json"), Buffer.from([0xff, 0xfe]));
  expect(await read(folder, ["*.json"])).toEqual({
    files: ["a.json"],
    problems: [
      expect.stringMatching(/^The report b.json cannot be used: it is not a report/),
      expect.stringMatching(/^The report c.json cannot be used: .*use the same version/),
      expect.stringMatching(/^The report d.json cannot be used: it is not UTF-8/),
    ],
  });
});

test("a workflow reads only below the workspace and its temporary folder", async () => {
  const outside = folderWith({ "a.json": REPORT });
  const temp = folderWith({ "t.json": REPORT });
  const folder = folderWith({ "b.json": REPORT });
  symlinkSync(join(outside, "a.json"), join(folder, "link.json"));
  symlinkSync(join(outside, "a.json"), join(temp, "link.json"));
  const confined = { workspace: folder, temp };
  const { files, problems } = await read(
    folder,
    ["*.json", join(temp, "*.json"), join(outside, "a.json")],
    confined,
  );
  expect(files).toEqual(["b.json", expect.stringMatching(/t\.json$/)]);
  expect(problems).toHaveLength(3);
  for (const message of problems) expect(message).toContain("its real path is outside of the workspace");
  expect((await read(folder, ["*.json"])).files).toEqual(["b.json", "link.json"]);
});

test("more than 256 report files are not read", async () => {
  const files = Array.from({ length: 257 }, (_, index) => [`${index}.json`, REPORT] as const);
  const folder = folderWith(Object.fromEntries(files));
  expect(await read(folder, ["*.json"])).toEqual({
    files: [],
    problems: ["There are 257 report files. Only 256 can be put together. Give fewer files."],
  });
});

test("a file above the limit is not read", async () => {
  const folder = folderWith({ "a.json": REPORT, "b.json": "" });
  truncateSync(join(folder, "b.json"), 600 * 1024 * 1024);
  expect(await read(folder, ["*.json"])).toEqual({
    files: ["a.json"],
    problems: [
      "The report b.json cannot be used: all reports together have more than 512 MiB. Give fewer reports.",
    ],
  });
});
