/** The file in which a run saves what it removes or overwrites. */
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncFolder, writeErrorReason, writeNew, writeWhole } from "./wholeFile.ts";

/** The backup could not be written, so nothing may be removed. */
export class BackupError extends Error {
  constructor(path: string, cause: unknown) {
    super(
      `The backup ${path} cannot be written: ${writeErrorReason(cause)}. Fix that, or choose another folder with --backup-dir.`,
    );
  }
}

export interface BackupFile {
  /** Undefined until a whole backup is written. */
  readonly path: string | undefined;
  /**
   * Writes the whole backup, each time again. When it ends, the backup is on the disk, and `check` has not refused what
   * was read from there. `urls` go to a separate file, {@link urlsPath}. Throws a {@link BackupError}; the backup that was
   * written before is whole then.
   */
  write(
    text: (path: string) => string,
    urls: ReadonlyMap<string, string>,
    check: (text: string, path: string) => void,
  ): Promise<void>;
}

/** `<folder>/<name>-<time>.yaml`, readable only by the user. The file of another run is never overwritten. `now` in Unix milliseconds. */
export function backupFile(folder: string, name: string, now: number): BackupFile {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  const stem = join(folder, `${name.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${time}`);
  let path: string | undefined;
  return {
    get path() {
      return path;
    },
    async write(text, urls, check) {
      let at = path ?? `${stem}.yaml`;
      let isNew = false;
      try {
        await mkdir(folder, { recursive: true });
        const options = { mode: 0o600, check: (read: string) => check(read, at) };
        if (path !== undefined) await writeWhole(at, text(at), options);
        for (let count = 2; path === undefined && !isNew; count++) {
          isNew = await writeNew(at, text(at), options);
          if (!isNew) at = `${stem}-${count}.yaml`;
        }
        if (urls.size > 0) {
          const all = `${JSON.stringify(Object.fromEntries(urls), null, 2)}\n`;
          const check = (read: string) => {
            if (read !== all) throw new Error("its URLs cannot be read again");
          };
          await writeWhole(urlsPath(at), all, { mode: 0o600, check });
        }
        await syncFolder(folder);
        await syncFolder(dirname(folder));
        path = at;
      } catch (error) {
        if (isNew) await rm(at, { force: true }).catch(() => {});
        throw new BackupError(at, error);
      }
    },
  };
}

/** The file next to a backup with the URLs that the backup does not contain. Only its owner can read it. Do not upload it as an artifact. */
export function urlsPath(backup: string): string {
  return `${backup.replace(/\.yaml$/, "")}.urls.json`;
}
