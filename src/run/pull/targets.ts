/** Which kinds a first pull writes, and into which files. */
import { basename, dirname, extname, join, resolve } from "node:path";
import { findPaths } from "../../files/manifests.ts";
import { type Folders, pathShown } from "../../files/paths.ts";
import type { AnyKind } from "../../kinds/kind.ts";
import type { ManifestGlobs } from "../../kinds/manifestGlobs.ts";
import { type Problem, problem } from "../../model/problem.ts";
import type { ProjectSettings } from "../../settings/project.ts";

const NEVER = new AbortController().signal;

/**
 * The kinds that the settings manage. In a workflow, a kind whose names can contain secrets is left out, because a
 * question about them cannot be answered.
 */
export function pulledKinds(
  { id }: Pick<ProjectSettings, "id">,
  { kinds: all, globs }: ManifestGlobs,
  inActions: boolean,
): { kinds: AnyKind[]; leftOut: Problem[] } {
  const named = Object.entries(globs).flatMap(([plural, patterns]) => (patterns ? plural : []));
  const managed = all.filter(({ plural, sharedByBranches }) =>
    named.length > 0 ? named.includes(plural) : !(sharedByBranches && id.includes(":")),
  );
  const kinds = managed.filter(({ secretNames }) => !secretNames || !inActions);
  const leftOut = managed
    .filter((kind) => !kinds.includes(kind))
    .map(({ plural, words }) => {
      const message = `In a workflow, pull writes no ${words.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${plural}.yaml.`;
      return problem("not-expressible", message, { severity: "notice" });
    });
  return { kinds, leftOut };
}

/** Manifests of the kinds that are pulled. The files of the setting `texts` are manifests, too. */
export async function hasManifests(
  globs: ManifestGlobs,
  project: Pick<ProjectSettings, "id">,
): Promise<boolean> {
  if (globs.texts.length > 0) return true;
  const { paths } = await findPaths(globs, project, {}, NEVER);
  const isNamed = Object.values(globs.globs).some((one) => one !== undefined);
  return Object.entries(paths).some(
    ([plural, files]) => files.length > 0 && (!isNamed || globs.globs[plural] !== undefined),
  );
}

/** The folder of new manifests: the option --dir, or the folder of lokaform.yaml, or the working directory. */
export function newFolder(dir: string | undefined, globs: ManifestGlobs): string {
  return dir ?? globs.folder;
}

/**
 * The file of a group. The file without a group has the only path that the settings name for its kind, or the usual name.
 * `group`: a safe file name.
 */
export function targetPath(
  kind: string,
  group: string | undefined,
  manifests: ManifestGlobs,
  dir: string | undefined,
): string {
  const { globs, folder } = manifests;
  const patterns = globs[kind]?.patterns ?? [];
  const [only] = patterns.length === 1 ? patterns : [];
  const isPath = only && !/[*?[\]{}()!+@]/.test(only.text);
  const usual =
    dir === undefined && isPath
      ? resolve(globs[kind]?.folder ?? folder, only.text)
      : join(newFolder(dir, manifests), `${kind}.yaml`);
  if (group === undefined) return usual;
  return join(dirname(usual), basename(usual, extname(usual)), `${group}.yaml`);
}

/** The options that name the written files for a plan; none if it finds them by lokaform.yaml or by the usual names. */
export async function flagsFor(
  files: readonly { kind: string; path: string; group: string | undefined }[],
  globs: ManifestGlobs,
  project: Pick<ProjectSettings, "id">,
  folders: Folders,
): Promise<string[]> {
  // Paths of options have no place in a file. The next command does not know them.
  const named = Object.entries(globs.globs).filter(([, one]) => one?.patterns.some(({ place }) => place));
  const saved = { ...globs, globs: Object.fromEntries(named) };
  const { paths } = await findPaths(saved, project, folders, NEVER);
  const found = new Set(Object.values(paths).flat());
  if (files.every(({ path }) => found.has(path))) return [];
  const flags = files.map(({ kind, path, group }) => [
    `--${kind}`,
    pathShown(group === undefined ? path : join(dirname(path), "*.yaml"), folders),
  ]);
  return [...new Map(flags.map((flag) => [flag.join(" "), flag])).values()].flat();
}
