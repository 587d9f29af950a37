/** Finds the manifests on disk and reads them: the only file that looks for them. */
import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import glob from "fast-glob";
import type { Manifests, ManifestText } from "../manifest/read.ts";
import type { Place } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { type Folders, isFile, pathShown, plainText, whyNot } from "./folders.ts";

/** Where the manifests of a project are. With neither kind named, the usual files count if they are there. */
export interface ManifestGlobs {
  keys: Globs | undefined;
  webhooks: Globs | undefined;
  /** Where the usual files are looked for. */
  folder: string;
}

/** Paths and globs, as they were named. */
export interface Globs {
  /** They are relative to this. */
  folder: string;
  patterns: readonly { text: string; place?: Place }[];
}

/** A manifest that was named and is not there is a problem; so is a project without any. */
export async function findManifests(
  globs: ManifestGlobs,
  project: { id: string },
  folders: Folders,
): Promise<{ manifests: Manifests; problems: Problem[] }> {
  const { paths, problems } = await findPaths(globs, project);
  const keys = await readAll(paths.keys, folders);
  const webhooks = await readAll(paths.webhooks, folders);
  const found = [...problems, ...keys.problems, ...webhooks.problems];
  if (found.length === 0 && paths.keys.length + paths.webhooks.length === 0) {
    const message =
      "There is no manifest: neither keys.yaml nor webhooks.yaml is in the working directory. Name yours with --keys or --webhooks (the action: keys, webhooks), or write one. In a workflow, actions/checkout has to come first.";
    found.push(problem("no-manifest", message));
  }
  return { manifests: { keys: keys.texts, webhooks: webhooks.texts }, problems: found };
}

interface Paths {
  keys: readonly string[];
  webhooks: readonly string[];
}

/** Full paths, each once, in the order in which they were named. */
export async function findPaths(
  { keys, webhooks, folder }: ManifestGlobs,
  { id }: { id: string },
): Promise<{ paths: Paths; problems: Problem[] }> {
  if (!keys && !webhooks) {
    // Webhooks belong to the project, so a branch manages them only when a manifest for them was named.
    const onBranch = id.includes(":");
    const paths = {
      keys: await usual("keys.yaml", folder),
      webhooks: onBranch ? [] : await usual("webhooks.yaml", folder),
    };
    return { paths, problems: [] };
  }
  const found = { keys: await matching("keys", keys), webhooks: await matching("webhooks", webhooks) };
  return {
    paths: { keys: found.keys.files, webhooks: found.webhooks.files },
    problems: [...found.keys.problems, ...found.webhooks.problems],
  };
}

async function usual(file: string, folder: string): Promise<string[]> {
  const full = resolve(folder, file);
  return (await isFile(full)) ? [full] : [];
}

async function matching(
  kind: string,
  globs: Globs | undefined,
): Promise<{ files: string[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const files = new Set<string>();
  for (const { text, place } of globs?.patterns ?? []) {
    const matches = await filesAt(text, globs?.folder ?? "");
    if (matches.length === 0) {
      const from = place ? "this file" : "the working directory";
      problems.push(
        problem(
          "no-manifest",
          `${kind} "${text}" matches no file. Correct the path: it is relative to ${from}.`,
          { ...(place && { place }) },
        ),
      );
    }
    for (const match of matches.sort()) files.add(match);
  }
  return { files: [...files], problems };
}

/** A path is taken as it stands where it is there; else it is a glob. */
async function filesAt(pattern: string, folder: string): Promise<string[]> {
  const full = resolve(folder, pattern);
  if (await isFile(full)) return [full];
  const options = { cwd: folder, ignore: ["**/node_modules/**"], onlyFiles: true };
  // A pattern that no reader of globs can take matches nothing, and that is told.
  const found = await glob(pattern.split(sep).join("/"), options).catch(() => []);
  return found.map((path) => resolve(folder, path));
}

async function readAll(
  files: readonly string[],
  folders: Folders,
): Promise<{ texts: ManifestText[]; problems: Problem[] }> {
  const texts: ManifestText[] = [];
  const problems: Problem[] = [];
  for (const full of files) {
    const path = pathShown(full, folders);
    try {
      texts.push({ path, text: plainText(await readFile(full)) });
    } catch (error) {
      const place = { file: path, line: 1, col: 1, endLine: 1, endCol: 1 };
      problems.push(problem("not-read", `${path} cannot be read: ${whyNot(error)}`, { place }));
    }
  }
  return { texts, problems };
}
