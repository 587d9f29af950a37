/** Finds manifests that no glob covers. An object that one of them declares should probably not be removed. */
import { resolve, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Kinds } from "../kinds/kind.ts";
import type { ManifestGlobs } from "../kinds/manifestGlobs.ts";
import { findByGlob } from "./findFiles.ts";
import { allPaths } from "./manifests.ts";
import { type Folders, pathShown, plainText, readInside } from "./paths.ts";

/**
 * The names that such manifests declare, each with its file. Any YAML file that looks like a manifest counts. `all`: the
 * globs of all known projects.
 */
export async function findUncovered(
  all: readonly ManifestGlobs[],
  folders: Folders,
  backupDir: string | undefined,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const covered = new Set(Object.values(await allPaths(all, signal)).flat());
  const ignore = ["**/node_modules/**", "**/.git/**"];
  const found = await findByGlob("**/*.{yaml,yml}", { cwd: folders.working, dot: true, ignore }, {}, signal);
  const backups = backupDir === undefined ? undefined : resolve(folders.working, backupDir);
  const uncovered = new Map<string, string>();
  const kinds = all[0]?.kinds ?? [];
  for (const file of found.sort()) {
    if (signal.aborted) break;
    // Backups contain entries of removed objects, and declare nothing.
    if (covered.has(file) || (backups !== undefined && file.startsWith(backups + sep))) continue;
    const path = pathShown(file, folders);
    // Lets signals and timers run between two files.
    await setImmediate();
    for (const name of await declaredNames(kinds, file, folders))
      if (!uncovered.has(name)) uncovered.set(name, path);
  }
  return uncovered;
}

/** A file that cannot be read declares nothing. */
async function declaredNames(kinds: Kinds, file: string, folders: Folders): Promise<readonly string[]> {
  try {
    const text = plainText(await readInside(file, folders));
    return kinds.flatMap((kind) => kind.namesInManifest?.(file, text) ?? []);
  } catch {
    return [];
  }
}
