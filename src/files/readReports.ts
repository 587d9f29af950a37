/** Reads the report files that are put together. The jobs of a workflow wrote them, so they can contain anything. */
import { stat } from "node:fs/promises";
import type { Kinds } from "../kinds/kind.ts";
import { type Problem, problem } from "../model/problem.ts";
import { type ReportFile, readReport } from "../report/combine.ts";
import { filesAt } from "./findFiles.ts";
import { type Folders, isBelow, NEVER, pathShown, plainText, readInside } from "./paths.ts";
import { readErrorReason } from "./system.ts";

/** A matrix of GitHub has at most 256 jobs. */
const MAX_FILES = 256;
/** Bytes of all files together. The report of a pull request with 20,000 changes has about 70 MB. */
const MAX_BYTES = 512 * 1024 * 1024;

/** `patterns`: paths and globs, relative to the working directory. A file that cannot be used is a problem with its name. */
export async function readReportFiles(kinds: Kinds, patterns: readonly string[], folders: Folders) {
  const reportPaths = new Set<string>();
  const problems: Problem[] = [];
  for (const pattern of patterns) {
    const matches = await filesAt(pattern, folders.working, {}, NEVER);
    for (const path of matches.sort()) reportPaths.add(path);
    if (matches.length > 0) continue;
    const message = `reports "${pattern}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
    problems.push(problem("no-report", message));
  }
  if (patterns.length === 0) {
    const message = "No report is named. Use: lokaform report FILE… (in the action: the input reports).";
    problems.push(problem("bad-setting", message));
  }
  const paths = [...reportPaths];
  if (paths.length > MAX_FILES) {
    const message = `There are ${paths.length} report files. Only ${MAX_FILES} can be put together. Give fewer files.`;
    return { paths, files: [], problems: [...problems, problem("bad-report", message)] };
  }
  const files: ReportFile[] = [];
  let bytes = 0;
  for (const path of paths) {
    const file = pathShown(path, folders);
    const unusable = (why: string) =>
      problems.push(problem("bad-report", `The report ${file} cannot be used: ${why}`, { scope: "project" }));
    try {
      bytes += (await stat(path)).size;
      if (bytes > MAX_BYTES)
        unusable(`all reports together have more than ${MAX_BYTES / 1024 / 1024} MiB. Give fewer reports.`);
      else {
        const report = readReport(kinds, plainText(await readInside(path, rootsFor(path, folders))));
        if (typeof report === "string") unusable(report);
        else files.push({ file, report });
      }
    } catch (error) {
      unusable(readErrorReason(error));
    }
  }
  return { paths, files, problems };
}

function rootsFor(path: string, folders: Folders): Folders {
  const temp = folders.confined?.temp;
  const isTemporary = temp !== undefined && isBelow(path, temp);
  return isTemporary ? { ...folders, confined: { workspace: temp, temp } } : folders;
}
