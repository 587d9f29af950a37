/** Finds the manifests on disk and reads them: the only file that looks for them. */
import { readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import glob from "fast-glob";
import type { Manifests, ManifestText } from "../manifest/read.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Settings } from "./settings.ts";

export interface Folders {
  /** Globs are relative to this. */
  working: string;
  /** Paths are told relative to this. */
  shown: string;
}

/** A manifest that was named and is not there is a problem; so is a run without any. */
export async function findManifests(
  { keys, webhooks, project }: Pick<Settings, "keys" | "webhooks" | "project">,
  folders: Folders,
): Promise<{ manifests: Manifests; problems: Problem[] }> {
  const named = keys !== undefined || webhooks !== undefined;
  // Webhooks belong to the project, so a branch manages them only when a manifest for them was named.
  const onBranch = project?.includes(":") ?? false;
  const found = {
    keys: named ? await matching("keys", keys ?? [], folders) : await usual("keys.yaml", folders),
    webhooks: named
      ? await matching("webhooks", webhooks ?? [], folders)
      : onBranch
        ? NOTHING
        : await usual("webhooks.yaml", folders),
  };
  const problems = [...found.keys.problems, ...found.webhooks.problems];
  const manifests = { keys: found.keys.texts, webhooks: found.webhooks.texts };
  if (problems.length === 0 && manifests.keys.length + manifests.webhooks.length === 0) {
    const message =
      "There is no manifest: neither keys.yaml nor webhooks.yaml is in the working directory. Name yours with --keys or --webhooks (the action: keys, webhooks), or write one.";
    problems.push(problem("no-manifest", message));
  }
  return { manifests, problems };
}

interface Found {
  texts: ManifestText[];
  problems: Problem[];
}

const NOTHING: Found = { texts: [], problems: [] };

async function usual(file: string, folders: Folders): Promise<Found> {
  return (await isFile(join(folders.working, file))) ? readAll([file], folders) : NOTHING;
}

async function matching(kind: string, patterns: readonly string[], folders: Folders): Promise<Found> {
  const problems: Problem[] = [];
  const files = new Set<string>();
  for (const pattern of patterns) {
    const matches = (await isFile(join(folders.working, pattern)))
      ? [pattern]
      : await glob(pattern.split(sep).join("/"), {
          cwd: folders.working,
          ignore: ["**/node_modules/**"],
          onlyFiles: true,
        });
    if (matches.length === 0)
      problems.push(
        problem(
          "no-manifest",
          `${kind} "${pattern}" matches no file. Correct the path: it is relative to the working directory.`,
        ),
      );
    for (const match of matches.sort()) files.add(match.split(sep).join("/").replace(/^\.\//, ""));
  }
  const read = await readAll([...files], folders);
  return { texts: read.texts, problems: [...problems, ...read.problems] };
}

async function readAll(files: readonly string[], folders: Folders): Promise<Found> {
  const texts: ManifestText[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const full = join(folders.working, file);
    const path = relative(folders.shown, full).split(sep).join("/");
    try {
      texts.push({ path, text: new TextDecoder("utf-8", { fatal: true }).decode(await readFile(full)) });
    } catch (error) {
      const why =
        error instanceof TypeError
          ? "it is not UTF-8. Save it as UTF-8."
          : `${error instanceof Error ? error.message : error}.`;
      problems.push(
        problem("not-read", `${path} cannot be read: ${why}`, {
          place: { file: path, line: 1, col: 1, endLine: 1, endCol: 1 },
        }),
      );
    }
  }
  return { texts, problems };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
