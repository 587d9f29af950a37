import { mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type ReadBackup, readBackup } from "../backup/read.ts";
import type { Kinds } from "../kinds/kind.ts";
import { isMapping } from "../model/json.ts";
import { type Problem, problem } from "../model/problem.ts";
import { syncFolder, writeNew, writeWhole } from "./atomicWrite.ts";
import { type Folders, pathShown, readNamedFile } from "./paths.ts";
import { readFile, writeErrorReason } from "./system.ts";

/** `<folder>/<name>-<time>.yaml`, readable only by the user. It never replaces another file. `now` in Unix milliseconds. */
export function backupFile(folder: string, name: string, now: number) {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  const stem = join(folder, `${name.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${time}`);
  let path: string | undefined;
  return {
    get path() {
      return path;
    },
    /** Writes the whole backup. Throws if it is not on the disk: nothing may be removed then, and the one before is whole. */
    async write(textFor: (path: string) => string, urls: ReadonlyMap<string, string>): Promise<void> {
      let at = path ?? `${stem}.yaml`;
      let isNew = false;
      try {
        await mkdir(folder, { recursive: true });
        const options = { mode: 0o600, isReadBack: true };
        if (path !== undefined) await writeWhole(at, textFor(at), options);
        for (let count = 2; path === undefined && !isNew; count++) {
          isNew = await writeNew(at, textFor(at), options);
          if (!isNew) at = `${stem}-${count}.yaml`;
        }
        if (urls.size > 0) {
          await writeWhole(urlsPath(at), `${JSON.stringify(Object.fromEntries(urls), null, 2)}\n`, options);
        }
        await syncFolder(folder);
        await syncFolder(dirname(folder));
        path = at;
      } catch (error) {
        if (isNew) await rm(at, { force: true }).catch(() => {});
        throw new Error(
          `The backup ${at} cannot be written: ${writeErrorReason(error)}. Fix that, or choose another folder with --backup-dir.`,
        );
      }
    },
  };
}

/** The file with the URLs that the backup does not contain. Only its owner can read it. Do not upload it as an artifact. */
function urlsPath(backup: string): string {
  return `${backup.replace(/\.yaml$/, "")}.urls.json`;
}

export interface BackupFiles {
  /** Absent if it cannot be read: a problem says why. */
  backup?: ReadBackup;
  /** Whole URLs, by the variable that stands for each in the backup. */
  urls: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}

export async function readBackupFiles(kinds: Kinds, file: string | undefined, folders: Folders) {
  const urls = new Map<string, string>();
  if (file === undefined) {
    const message = "The file of the backup is missing. Use: lokaform restore FILE";
    return { urls, problems: [problem("bad-setting", message)] };
  }
  const full = resolve(folders.working, file);
  // A file that was cut can end in the middle of a character.
  const text = await readNamedFile(full, "The backup", folders, (bytes) => new TextDecoder().decode(bytes));
  if (!text.ok) return { urls, problems: [text.problem] };
  return { ...readBackup(kinds, pathShown(full, folders), text.value), urls: await readUrls(urlsPath(full)) };
}

/** If the file cannot be read, each webhook that needs it is refused. */
async function readUrls(path: string): Promise<Map<string, string>> {
  try {
    const json: unknown = JSON.parse(await readFile(path, "utf8"));
    const entries = isMapping(json) ? Object.entries(json) : [];
    return new Map(entries.flatMap(([name, url]) => (typeof url === "string" ? [[name, url]] : [])));
  } catch {
    return new Map();
  }
}
