/** Reads a backup and the file of URLs next to it. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type ReadBackup, readBackup } from "../backup/read.ts";
import type { Kinds } from "../kinds/kind.ts";
import { type Problem, problem } from "../model/problem.ts";
import { urlsPath } from "./backup.ts";
import { type Folders, pathShown, readNamedFile } from "./paths.ts";

export interface BackupFiles {
  /** Absent if it cannot be read: a problem says why. */
  backup?: ReadBackup;
  /** Whole URLs, by the variable that stands for each in the backup. */
  urls: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}

export async function readBackupFiles(
  kinds: Kinds,
  file: string | undefined,
  folders: Folders,
): Promise<BackupFiles> {
  const urls = new Map<string, string>();
  if (file === undefined) {
    const message = "The file of the backup is missing. Use: lokaform restore FILE";
    return { urls, problems: [problem("bad-setting", message)] };
  }
  const full = resolve(folders.working, file);
  // A file that was cut can end in the middle of a character.
  const read = await readNamedFile(full, "The backup", folders, (bytes) => new TextDecoder().decode(bytes));
  if (!read.ok) return { urls, problems: [read.problem] };
  return { ...readBackup(kinds, pathShown(full, folders), read.value), urls: await readUrls(urlsPath(full)) };
}

/** If the file cannot be read, each webhook that needs it is refused. */
async function readUrls(path: string): Promise<Map<string, string>> {
  try {
    const named: unknown = JSON.parse(await readFile(path, "utf8"));
    const entries: [string, unknown][] =
      typeof named === "object" && named !== null ? Object.entries(named) : [];
    return new Map(entries.flatMap(([name, url]) => (typeof url === "string" ? [[name, url]] : [])));
  } catch {
    return new Map();
  }
}
