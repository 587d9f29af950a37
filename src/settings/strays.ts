/** Key manifests that no glob covers: a key that stands in one is hardly meant to be taken away. */
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import glob from "fast-glob";
import { readKeys } from "../manifest/keys.ts";
import { distinctNames } from "../model/key/names.ts";
import { type Folders, pathShown, plainText } from "./folders.ts";
import { findPaths, type ManifestGlobs } from "./sources.ts";

const USUAL = "keys.yaml";

/** Names that they declare, each with the file. `all` are the globs of every project that is known, `mine` one of them. */
export async function findStrays(
  mine: ManifestGlobs,
  all: readonly ManifestGlobs[],
  folders: Folders,
): Promise<Map<string, string>> {
  const covered = new Set<string>();
  for (const globs of all)
    for (const file of (await findPaths(globs, { id: "" })).paths.keys) covered.add(file);
  const own = (await findPaths(mine, { id: "" })).paths.keys.map((file) => basename(file));
  const names = [...new Set([USUAL, ...own])].map((name) => `**/${glob.escapePath(name)}`);
  const found = await glob(names, {
    cwd: folders.working,
    ignore: ["**/node_modules/**", "**/.git/**"],
    onlyFiles: true,
  });
  const strays = new Map<string, string>();
  for (const file of found.map((path) => resolve(folders.working, path)).sort()) {
    if (covered.has(file)) continue;
    const path = pathShown(file, folders);
    for (const name of await namesIn(file)) if (!strays.has(name)) strays.set(name, path);
  }
  return strays;
}

/** What cannot be read declares nothing. */
async function namesIn(file: string): Promise<string[]> {
  try {
    const { keys } = readKeys(file, plainText(await readFile(file)));
    return keys.flatMap(({ values }) => distinctNames(values.key_name));
  } catch {
    return [];
  }
}
