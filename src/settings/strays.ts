/** Key manifests that no glob covers: a key that stands in one is hardly meant to be taken away. */
import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import glob from "fast-glob";
import { readKeys } from "../manifest/keys.ts";
import { distinctNames } from "../model/key/names.ts";
import { type Folders, pathShown, plainText } from "./folders.ts";
import { findPaths, type ManifestGlobs } from "./sources.ts";

/** Names that they declare, each with the file; any YAML file with a list of keys is one. `all` are the globs of every project that is known. */
export async function findStrays(
  all: readonly ManifestGlobs[],
  folders: Folders,
  backupDir: string | undefined,
): Promise<Map<string, string>> {
  const covered = new Set<string>();
  for (const globs of all)
    for (const file of (await findPaths(globs, { id: "" })).paths.keys) covered.add(file);
  const found = await glob("**/*.{yaml,yml}", {
    cwd: folders.working,
    dot: true,
    ignore: ["**/node_modules/**", "**/.git/**"],
    onlyFiles: true,
  });
  const backups = backupDir === undefined ? undefined : resolve(folders.working, backupDir);
  const strays = new Map<string, string>();
  for (const file of found.map((path) => resolve(folders.working, path)).sort()) {
    // Backups hold entries of keys that were removed, and declare nothing.
    if (covered.has(file) || (backups !== undefined && file.startsWith(backups + sep))) continue;
    const path = pathShown(file, folders);
    for (const name of await namesIn(file)) if (!strays.has(name)) strays.set(name, path);
  }
  return strays;
}

/** What cannot be read declares nothing. */
async function namesIn(file: string): Promise<string[]> {
  try {
    const text = plainText(await readFile(file));
    if (!/^["']?keys["']?\s*:/m.test(text) || /^backup:/m.test(text)) return [];
    const { keys } = readKeys(file, text);
    return keys.flatMap(({ values }) => distinctNames(values.key_name));
  } catch {
    return [];
  }
}
