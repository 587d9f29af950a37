/** Reads all manifests of a project, and collects all problems. */
import type { Usable } from "../model/environment.ts";
import type { Problem } from "../model/problem.ts";
import type { Declaration } from "./declaration.ts";
import type { ManifestRead } from "./kind.ts";
import { KINDS } from "./kinds.ts";

export interface ManifestText {
  /** As the user would name it. */
  path: string;
  text: string;
}

/** The manifests that were found, by the plural of their kind. */
export type Manifests = Readonly<Record<string, readonly ManifestText[]>>;

/** What was read before, so that the same text of the same manifest is not read twice in a run. */
export type KnownReads = Map<string, { text: string; read: ManifestRead<object> }>;

export interface ManifestsRead {
  declared: Declaration;
  problems: Problem[];
}

export function readManifests(manifests: Manifests, usable: Usable): ManifestsRead {
  const reading = readByFile(manifests, usable);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same, with a pause after each file in which the caller can stop. Adds what it reads to `known`. */
export function* readByFile(
  manifests: Manifests,
  usable: Usable,
  known: KnownReads = new Map(),
): Generator<void, ManifestsRead> {
  const problems: Problem[] = [];
  const entries: Record<string, ManifestRead<object>["entries"]> = {};
  const variables = new Map<string, string>();
  for (const kind of KINDS) {
    const texts = manifests[kind.plural] ?? [];
    if (texts.length === 0) continue;
    const reads: ManifestRead<object>[] = [];
    for (const { path, text } of texts) {
      const name = `${kind.name} ${path}`;
      const before = known.get(name);
      const read = before?.text === text ? before.read : kind.readManifest(path, text, usable);
      known.set(name, { text, read });
      reads.push(read);
      yield;
    }
    const all = reads.flatMap((read) => read.entries);
    entries[kind.plural] = all;
    for (const read of reads) for (const [name, value] of read.variables) variables.set(name, value);
    problems.push(
      ...reads.flatMap((read) => read.problems),
      ...kind.checkTogether(all),
      ...all.flatMap((entry) => kind.checkEntry(entry)),
    );
  }
  return { declared: { entries, variables }, problems: inReadingOrder(problems, manifests) };
}

/** Sorted by file, and by line within each file. */
function inReadingOrder(problems: readonly Problem[], manifests: Manifests): Problem[] {
  const texts = KINDS.flatMap(({ plural }) => manifests[plural] ?? []);
  const files = new Map(texts.map(({ path }, index) => [path, index]));
  const position = ({ place }: Problem) => [
    files.get(place?.file ?? "") ?? -1,
    place?.line ?? 0,
    place?.col ?? 0,
  ];
  return [...problems].sort((a, b) => {
    const [x, y] = [position(a), position(b)];
    return x.map((figure, index) => figure - (y[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  });
}
