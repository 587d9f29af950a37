/** Finds the manifests on disk and reads them: the only file that looks for them. */
import { resolve, sep } from "node:path";
import glob from "fast-glob";
import type { Manifests, ManifestText } from "../kinds/read.ts";
import type { Place } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { type Folders, isFile, isFolder, pathShown, plainText, readInside, whyNot } from "./paths.ts";

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
  signal: AbortSignal,
): Promise<{ manifests: Manifests; problems: Problem[] }> {
  const { paths, problems } = await findPaths(globs, project, signal);
  const keys = await readAll(paths.keys, folders, signal);
  const webhooks = await readAll(paths.webhooks, folders, signal);
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
  signal: AbortSignal,
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
  const found = {
    keys: await matching("keys", keys, signal),
    webhooks: await matching("webhooks", webhooks, signal),
  };
  return {
    paths: { keys: found.keys.files, webhooks: found.webhooks.files },
    problems: [...found.keys.problems, ...found.webhooks.problems],
  };
}

/** The files of several projects, also where a run leaves the project out. */
export async function allPaths(all: readonly ManifestGlobs[], signal: AbortSignal): Promise<Paths> {
  const found = await Promise.all(all.map((globs) => findPaths(globs, { id: "" }, signal)));
  return {
    keys: found.flatMap(({ paths }) => paths.keys),
    webhooks: found.flatMap(({ paths }) => paths.webhooks),
  };
}

async function usual(file: string, folder: string): Promise<string[]> {
  const full = resolve(folder, file);
  return (await isFile(full)) ? [full] : [];
}

async function matching(
  kind: string,
  globs: Globs | undefined,
  signal: AbortSignal,
): Promise<{ files: string[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const files = new Set<string>();
  for (const { text, place } of globs?.patterns ?? []) {
    const matches = await filesAt(text, globs?.folder ?? "", signal);
    if (matches.length === 0) {
      const from = place ? "this file" : "the working directory";
      const why = (await isFolder(resolve(globs?.folder ?? "", text)))
        ? `${kind} "${text}" is a folder. Name the files in it, in quotes: '${text.replace(/\/+$/, "")}/**/*.yaml'.`
        : `${kind} "${text}" matches no file. Correct the path: it is relative to ${from}.`;
      problems.push(problem("no-manifest", why, { ...(place && { place }) }));
    }
    for (const match of matches.sort()) files.add(match);
  }
  return { files: [...files], problems };
}

/** A path that exists is that file; anything else is a glob. */
async function filesAt(pattern: string, folder: string, signal: AbortSignal): Promise<string[]> {
  const full = resolve(folder, pattern);
  if (await isFile(full)) return [full];
  const ignore = ["**/node_modules/**"];
  // A pattern that is no glob either matches nothing, which is a problem.
  return globbed(pattern.split(sep).join("/"), { cwd: folder, ignore }, signal).catch(() => []);
}

/**
 * Full paths of the files that match. Links to folders are not followed, so that two that lead upwards cannot keep a run
 * from ending; links to files are. Aborted, it ends with what it has found.
 */
export async function globbed(
  pattern: string,
  options: { cwd: string; ignore: string[]; dot?: boolean },
  signal: AbortSignal,
): Promise<string[]> {
  const found: string[] = [];
  const entries = glob.stream(pattern, {
    ...options,
    onlyFiles: false,
    followSymbolicLinks: false,
  });
  for await (const entry of entries) {
    if (signal.aborted) break;
    const full = resolve(options.cwd, String(entry));
    if (await isFile(full)) found.push(full);
  }
  return found;
}

async function readAll(
  files: readonly string[],
  folders: Folders,
  signal: AbortSignal,
): Promise<{ texts: ManifestText[]; problems: Problem[] }> {
  const texts: ManifestText[] = [];
  const problems: Problem[] = [];
  for (const full of files) {
    if (signal.aborted) break;
    const path = pathShown(full, folders);
    try {
      texts.push({ path, text: plainText(await readInside(full, folders)) });
    } catch (error) {
      const place = { file: path, line: 1, col: 1, endLine: 1, endCol: 1 };
      problems.push(problem("not-read", `${path} cannot be read: ${whyNot(error)}`, { place }));
    }
  }
  return { texts, problems };
}
