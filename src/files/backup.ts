/** The file in which a run saves what it removes or overwrites. */
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The backup could not be written, so nothing may be removed. */
export class BackupError extends Error {
  constructor(path: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `The backup ${path} cannot be written: ${why}. Fix that, or choose another folder with backup-dir.`,
    );
  }
}

export interface BackupFile {
  /** Undefined until a whole backup is written. */
  readonly path: string | undefined;
  /**
   * Writes the whole backup, each time again. `urls` go to a separate file, {@link urlsPath}. Throws a
   * {@link BackupError}.
   */
  write(text: (path: string) => string, urls: ReadonlyMap<string, string>): Promise<void>;
}

/** `<folder>/<name>-<time>.yaml`, readable only by the user. The file of another run is never overwritten. `now` in Unix milliseconds. */
export function backupFile(folder: string, name: string, now: number): BackupFile {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  const stem = join(folder, `${name.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${time}`);
  let path: string | undefined;
  let whole = false;
  return {
    get path() {
      return whole ? path : undefined;
    },
    async write(text, urls) {
      try {
        await mkdir(folder, { recursive: true });
        for (let count = 1; path === undefined; count++) {
          const candidate = count === 1 ? `${stem}.yaml` : `${stem}-${count}.yaml`;
          if (await isNew(candidate)) path = candidate;
        }
        // The backup refers to the URLs, so they are written first.
        if (urls.size > 0)
          await replace(urlsPath(path), `${JSON.stringify(Object.fromEntries(urls), null, 2)}\n`);
        await replace(path, text(path));
        whole = true;
      } catch (error) {
        const failed = new BackupError(path ?? `${stem}.yaml`, error);
        for (const part of path === undefined ? [] : [path, urlsPath(path)])
          await rm(`${part}.part`, { force: true }).catch(() => {});
        // An empty file could be mistaken for a backup.
        if (path !== undefined && !whole) await rm(path, { force: true }).catch(() => {});
        if (!whole) path = undefined;
        throw failed;
      }
    },
  };
}

/** The file next to a backup with the URLs that the backup does not contain. Only its owner can read it. Do not upload it as an artifact. */
export function urlsPath(backup: string): string {
  return `${backup.replace(/\.yaml$/, "")}.urls.json`;
}

/** The old file stays complete until the new text is complete. */
async function replace(path: string, text: string): Promise<void> {
  await rm(`${path}.part`, { force: true });
  await writeFile(`${path}.part`, text, { flag: "wx", mode: 0o600 });
  await rename(`${path}.part`, path);
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
