/** Adds a file to the .gitignore next to it, so that it is not committed. */
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { problem } from "../model/problem.ts";
import { failure, type Result, success } from "../model/result.ts";
import type { NewFile } from "./newFiles.ts";
import { type Folders, pathShown, plainText, readErrorReason } from "./paths.ts";

/** The .gitignore that has the file in a line of its own; undefined if it has it already. */
export async function ignoring(path: string, folders: Folders): Promise<Result<NewFile | undefined>> {
  const ignore = join(dirname(path), ".gitignore");
  const line = `/${basename(path)}`;
  let before: string;
  try {
    before = plainText(await readFile(ignore));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return success({ path: ignore, text: `${line}\n` });
    const message = `${pathShown(ignore, folders)} cannot be read: ${readErrorReason(error)}`;
    return failure(problem("not-read", message));
  }
  const lines = before.split(/\r?\n/);
  if (lines.includes(line) || lines.includes(basename(path))) return success(undefined);
  const end = before.includes("\r\n") ? "\r\n" : "\n";
  const gap = before === "" || before.endsWith("\n") ? "" : end;
  return success({ path: ignore, text: `${before}${gap}${line}${end}`, replaces: before });
}
