/** Finds the declared texts of a plan that are new and that a rule keeps out of the project. */
import type { Declaration } from "../kinds/declaration.ts";
import { readEarlierEntries } from "../kinds/read.ts";
import type { FileHistory } from "../model/earlierManifest.ts";
import type { Usable } from "../model/environment.ts";
import { type Baseline, conflictsIn } from "../plan/conflicts.ts";
import type { KeptText } from "../plan/planKind.ts";
import { manifestsWithTexts, type ProjectRead } from "./declarations.ts";
import { type Target, targetOf } from "./target.ts";

/** What tells whether a declared text is new. */
export interface BaselineSources {
  /** The declaration of the commit that a pull request would be merged into. */
  target: Declaration | undefined;
  /** Manifests of the last successful apply, in a workflow. Read only if a text is kept. */
  applied?: (() => Promise<Target | undefined>) | undefined;
  history: FileHistory;
  usable: Usable;
}

/** In a pull request: new in it. On a branch: new since the last apply. At a terminal: not committed yet. */
export async function findConflicts(
  kept: readonly KeptText[],
  read: ProjectRead,
  sources: BaselineSources,
): Promise<KeptText[]> {
  if (kept.length === 0) return [];
  const { target, applied } = sources;
  if (target) return conflictsIn(kept, { entries: entriesOf(target) });
  if (!applied) return conflictsIn(kept, await committed(kept, read, sources));
  const last = await applied();
  const before = last && targetOf(last, read);
  return before?.is === "read" ? conflictsIn(kept, { entries: entriesOf(before.declared) }) : [];
}

function entriesOf({ entries }: Declaration) {
  return Object.values(entries).flat();
}

/** What the last commit has of manifests with changes that are not committed. A new manifest says nothing about its texts. */
async function committed(
  kept: readonly KeptText[],
  read: ProjectRead,
  { history, usable }: BaselineSources,
): Promise<Baseline> {
  const { versions } = await history.versions(Number.POSITIVE_INFINITY, manifestsWithTexts(read));
  const { textFiles } = read;
  const changed = new Map(
    versions.flatMap((one) => (one.text === "" ? [] : [[one.now, { ...one, path: one.now }]])),
  );
  const kinds = [...new Set(kept.map(({ kind }) => kind))];
  const entries = kinds.flatMap((kind) => {
    const earlier = [...changed.values()].flatMap((one) => readEarlierEntries(kind, one, textFiles, usable));
    // The languages of a text can be in several files.
    const parts = earlier.flatMap((entry) => entry.parts ?? [entry]);
    return kind.textFiles?.join(parts).entries ?? parts;
  });
  return { entries, isUnchanged: (path) => !changed.has(path) };
}
