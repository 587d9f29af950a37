/** Key manifests that no glob covers: a key that stands in one is hardly meant to be taken away. */
import { resolve, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import { readKeys } from "../kinds/key/manifest.ts";
import { distinctNames } from "../kinds/key/names.ts";
import { allPaths, globbed, type ManifestGlobs } from "./manifests.ts";
import { type Folders, pathShown, plainText, readInside } from "./paths.ts";

/** Names that they declare, each with the file; any YAML file with a list of keys is one. `all` are the globs of every project that is known. */
export async function findUncovered(
  all: readonly ManifestGlobs[],
  folders: Folders,
  backupDir: string | undefined,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const covered = new Set((await allPaths(all, signal)).keys);
  const ignore = ["**/node_modules/**", "**/.git/**"];
  const found = await globbed("**/*.{yaml,yml}", { cwd: folders.working, dot: true, ignore }, signal);
  const backups = backupDir === undefined ? undefined : resolve(folders.working, backupDir);
  const strays = new Map<string, string>();
  for (const file of found.sort()) {
    if (signal.aborted) break;
    // Backups hold entries of keys that were removed, and declare nothing.
    if (covered.has(file) || (backups !== undefined && file.startsWith(backups + sep))) continue;
    const path = pathShown(file, folders);
    // Signals and timers have their turn between two files.
    await setImmediate();
    for (const name of await namesIn(file, folders)) if (!strays.has(name)) strays.set(name, path);
  }
  return strays;
}

/** What cannot be read declares nothing. */
async function namesIn(file: string, folders: Folders): Promise<string[]> {
  try {
    const text = plainText(await readInside(file, folders));
    if (!/^["']?keys["']?\s*:/m.test(text) || /^backup:/m.test(text)) return [];
    const { keys } = readKeys(file, text);
    return keys.flatMap(({ values }) => distinctNames(values.key_name));
  } catch {
    return [];
  }
}
