/** The manifests of a project as files, and their edited texts. */
import { readFile, stat } from "node:fs/promises";
import { findManifests, findPaths } from "../../files/manifests.ts";
import type { NewFile } from "../../files/newFiles.ts";
import { type Folders, pathShown } from "../../files/paths.ts";
import type { ManifestGlobs } from "../../kinds/manifestGlobs.ts";
import type { Manifests } from "../../kinds/read.ts";
import { type EntryEdit, editEntries } from "../../manifest/edit/editEntries.ts";
import type { Problem } from "../../model/problem.ts";
import type { ProjectSettings } from "../../settings/project.ts";

const BYTE_ORDER_MARK = "\ufeff";

export interface ManifestFiles {
  manifests: Manifests;
  /** Full paths, by the path as it is shown. */
  full: ReadonlyMap<string, string>;
}

export async function readManifestFiles(
  globs: ManifestGlobs,
  project: Pick<ProjectSettings, "id">,
  folders: Folders,
  signal: AbortSignal,
): Promise<{ files: ManifestFiles; problems: Problem[] }> {
  const { manifests, problems } = await findManifests(globs, project, folders, signal);
  const { paths } = await findPaths(globs, project, folders, signal);
  const full = new Map(
    Object.values(paths)
      .flat()
      .map((path) => [pathShown(path, folders), path]),
  );
  return { files: { manifests, full }, problems };
}

/** The edits of one manifest. */
export interface ManifestEdits {
  /** The plural of its kind. */
  kind: string;
  path: string;
  edits: readonly EntryEdit[];
}

/** The manifests with new texts. Those without edits, and those whose text stays the same, are not among the changed ones. */
export function editedManifests(
  manifests: Manifests,
  all: readonly ManifestEdits[],
): { manifests: Manifests; changed: { path: string; before: string; after: string }[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const changed: { path: string; before: string; after: string }[] = [];
  const edited = Object.entries(manifests).map(([kind, texts]) => {
    const after = texts.map(({ path, text }) => {
      const edits = all.filter((one) => one.kind === kind && one.path === path).flatMap((one) => one.edits);
      if (edits.length === 0) return { path, text };
      const result = editEntries(path, text, kind, edits);
      if (result.is === "refused") problems.push(...result.problems);
      else if (result.text !== text) {
        changed.push({ path, before: text, after: result.text });
        return { path, text: result.text };
      }
      return { path, text };
    });
    return [kind, after] as const;
  });
  return { manifests: Object.fromEntries(edited), changed, problems };
}

/** The files to write. A byte order mark, which the reader of manifests leaves out, and the permissions stay. */
export async function filesToWrite(
  changed: readonly { path: string; before: string; after: string }[],
  full: ReadonlyMap<string, string>,
): Promise<NewFile[]> {
  return Promise.all(
    changed.map(async ({ path, before, after }) => {
      const file = full.get(path) ?? path;
      const [raw, { mode }] = await Promise.all([readFile(file, "utf8"), stat(file)]);
      const mark = raw.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
      return { path: file, text: mark + after, replaces: mark + before, mode: mode & 0o777 };
    }),
  );
}
