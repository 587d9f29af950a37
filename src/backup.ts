/** The file in which a run keeps what it takes away or overwrites. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The backup could not be written, so that nothing may be taken away. */
export class BackupError extends Error {
  constructor(path: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`The backup ${path} cannot be written: ${why}. Mend that, or name another folder with backup-dir.`);
  }
}

export interface BackupFile {
  /** Undefined until something is written. */
  readonly path: string | undefined;
  /** Writes the whole of it, again each time. Throws a {@link BackupError}. */
  write(manifest: string): Promise<void>;
}

/** `<folder>/<name>-<time>.yaml`, for the user alone. No other run's file is written over. `now` in Unix milliseconds. */
export function backupFile(folder: string, name: string, now: number): BackupFile {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  const stem = join(folder, `${name.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${time}`);
  let path: string | undefined;
  return {
    get path() {
      return path;
    },
    async write(manifest) {
      try {
        await mkdir(folder, { recursive: true });
        for (let count = 1; path === undefined; count++) {
          const candidate = count === 1 ? `${stem}.yaml` : `${stem}-${count}.yaml`;
          if (await isNew(candidate)) path = candidate;
        }
        // What was kept stays whole until there is more.
        await writeFile(`${path}.part`, manifest, { mode: 0o600 });
        await rename(`${path}.part`, path);
      } catch (error) {
        throw new BackupError(path ?? `${stem}.yaml`, error);
      }
    },
  };
}

async function isNew(path: string): Promise<boolean> {
  try {
    await writeFile(path, "", { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
