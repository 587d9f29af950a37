/** Writes a file whole or not at all. A killed run leaves a temporary file, which {@link removeLeftovers} removes a day later. */
import { randomBytes } from "node:crypto";
import { constants, link, lstat, open, readdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { hasCode, readFile } from "./system.ts";

interface Options {
  mode?: number | undefined;
  /** A folder above the file. No link between it and the file is followed, not even one that appears meanwhile. */
  root?: string | undefined;
  /** Before the file gets its name, the text on the disk is compared with the one that was written. */
  isReadBack?: boolean;
}

/** No pattern for manifests matches the name, because it starts with a dot. */
const TEMPORARY = /^\.lokaform-[0-9a-f]{24}\.part$/;
/** No run takes so many milliseconds, so an older temporary file is of a run that was killed. */
const DAY = 24 * 60 * 60 * 1000;

export async function writeWhole(path: string, text: string, options: Options = {}): Promise<void> {
  await removeLeftovers([dirname(path)]);
  const part = await writePart(path, text, options);
  await rename(part, path).finally(() => rm(part, { force: true }));
}

export async function writeNew(path: string, text: string, options: Options): Promise<boolean> {
  await removeLeftovers([dirname(path)]);
  const part = await writePart(path, text, options);
  return takeNewName(part, path).finally(() => rm(part, { force: true }));
}

/** The temporary file of a file, complete on the disk. The caller gives it the name, or removes it. */
export async function writePart(
  path: string,
  text: string | Uint8Array,
  { mode, root, isReadBack = false }: Options,
): Promise<string> {
  const folder = dirname(path);
  const part = join(folder, `.lokaform-${randomBytes(12).toString("hex")}.part`);
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0 } = constants;
  const handle = await open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode ?? 0o666);
  try {
    if (root !== undefined) {
      const expected = join(await realpath(root), relative(resolve(root), resolve(folder)));
      if ((await realpath(folder)) !== expected)
        throw new Error("its folder was replaced while it was opened");
    }
    if (mode !== undefined) await handle.chmod(mode);
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    if (isReadBack && (await readFile(part, "utf8")) !== text)
      throw new Error("it cannot be read again as it was written");
    return part;
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

/** Gives a temporary file its name. The caller removes the old one. False if there is such a file: it is not replaced. */
export async function takeNewName(part: string, path: string): Promise<boolean> {
  try {
    await link(part, path);
  } catch (error) {
    // Some file systems have no links.
    if (hasCode(error, "EEXIST") || (await exists(path))) return false;
    await rename(part, path);
  }
  return true;
}

/** Writes the names in a folder to the disk, so that they survive a power failure. Some systems cannot do this. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, constants.O_RDONLY);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!hasCode(error, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw error;
  }
}

/** Removes the temporary files of Lokaform that are older than a day from these folders, and no other file. */
export async function removeLeftovers(folders: Iterable<string>): Promise<void> {
  for (const folder of new Set(folders))
    for (const name of await readdir(folder).catch(() => [])) {
      if (!TEMPORARY.test(name)) continue;
      const file = await lstat(join(folder, name)).catch(() => undefined);
      const isOld = file?.isFile() === true && Date.now() - file.mtimeMs > DAY;
      if (isOld) await rm(join(folder, name), { force: true }).catch(() => {});
    }
}

/** Why a file is not written: the first link between a folder and a path below it, which is named relative to the folder. */
export async function linkReason(path: string, root: string): Promise<string | undefined> {
  let at = root;
  for (const step of relative(root, path).split(sep)) {
    at = join(at, step);
    const stats = await lstat(at).catch(() => undefined);
    if (!stats) return undefined;
    if (stats.isSymbolicLink())
      return `leads through the symbolic link ${relative(root, at)}. Choose a path without links`;
  }
  return undefined;
}

export async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}
