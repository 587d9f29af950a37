/** Reads all manifests of a project, and collects all problems. */

import { startOf } from "../manifest/read/events.ts";
import type { EarlierManifest } from "../model/earlierManifest.ts";
import type { Usable } from "../model/environment.ts";
import { canonical, type Json } from "../model/json.ts";
import { append } from "../model/lists.ts";
import { firstProblems, notReadFurther, type Problem, ProblemList } from "../model/problem.ts";
import type { Declaration } from "./declaration.ts";
import { entryProblem } from "./entryProblem.ts";
import type { AnyKind, Kinds, ManifestRead } from "./kind.ts";
import type { TextFile } from "./textFile.ts";
import type { Declared } from "./traits.ts";

export interface ManifestText {
  /** As the user would name it. */
  path: string;
  text: string;
  /** Set for a source file. */
  textFile?: TextFile;
}

/** The manifests that were found, by the plural of their kind. */
export type Manifests = Readonly<Record<string, readonly ManifestText[]>>;

/** What was read before, so that the same text of the same manifest is not read twice in a run. */
export type KnownReads = Map<string, { text: string; read: ManifestRead<object> }>;

/** The source files among the manifests, by their paths. */
export type TextFiles = ReadonlyMap<string, TextFile>;

export function textFilesIn(manifests: Manifests): TextFiles {
  const all = Object.values(manifests).flat();
  return new Map(all.flatMap(({ path, textFile }) => (textFile ? [[path, textFile]] : [])));
}

export interface ManifestsRead {
  declared: Declaration;
  problems: Problem[];
}

export function readManifests(kinds: Kinds, manifests: Manifests, usable: Usable): ManifestsRead {
  const reading = readByFile(kinds, manifests, usable);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** The same, with a pause after each file in which the caller can stop. Adds what it reads to `known`. */
export function* readByFile(
  kinds: Kinds,
  manifests: Manifests,
  usable: Usable,
  known: KnownReads = new Map(),
): Generator<void, ManifestsRead> {
  const problems: Problem[] = [];
  const entries: Record<string, ManifestRead<object>["entries"]> = {};
  const variables = new Map<string, string>();
  for (const kind of kinds) {
    const texts = manifests[kind.plural] ?? [];
    if (texts.length === 0) continue;
    const reads: ManifestRead<object>[] = [];
    for (const manifest of texts) {
      const { path, text, textFile } = manifest;
      const name = canonical([kind.name, path, textFile ? settingsOf(textFile) : null]);
      const before = known.get(name);
      const read = before?.text === text ? before.read : readManifest(kind, manifest, usable);
      known.set(name, { text, read });
      reads.push(read);
      yield;
    }
    // With more mistakes in a file than are listed, nothing is compared.
    const separate = reads.flatMap((read) => (read.problems.some(isRest) ? [] : read.entries));
    const joined = kind.textFiles?.join(separate) ?? { entries: separate, problems: [] };
    const all = joined.entries;
    entries[kind.plural] = all;
    for (const read of reads) for (const [name, value] of read.variables) variables.set(name, value);
    const ofEntries = new ProblemList();
    for (const entry of all) {
      for (const one of kind.checkEntry(entry)) ofEntries.add(one);
      for (const one of newAndFormer(kind, entry)) ofEntries.add(one);
    }
    append(
      problems,
      reads.flatMap((read) => read.problems),
      joined.problems,
      kind.checkTogether(all),
      ofEntries.problems,
    );
  }
  const files = kinds.flatMap(({ plural }) => (manifests[plural] ?? []).map(({ path }) => path));
  return {
    declared: { kinds, entries, variables },
    problems: firstProblems(inReadingOrder(problems, files)),
  };
}

function newAndFormer(kind: AnyKind, entry: Declared<object>): Problem[] {
  const { values } = entry;
  if (!("new" in values && "previously" in values) || values.new !== true) return [];
  const message = `The field new says that there is no former ${kind.words.one}, but previously names one. Remove one of the two fields.`;
  return [entryProblem(kind, entry, "wrong-value", message, { path: ["new"], reach: "run" })];
}

/** One manifest, or an earlier version of it. A long one is read whole only if its start has few mistakes. */
export function readManifest(
  kind: AnyKind,
  { path, text, textFile }: ManifestText,
  usable: Usable,
): ManifestRead<object> {
  if (textFile && kind.textFiles) return kind.textFiles.read(path, text, textFile);
  const start = startOf(text);
  if (start !== undefined) {
    const { problems } = readManifests([kind], { [kind.plural]: [{ path, text: start }] }, usable);
    if (problems.some(isRest)) {
      const isTold = problems.some(({ place }) => !place);
      const further = isTold ? [] : [notReadFurther(path, start.trimEnd().split("\n").length)];
      return { entries: [], variables: new Map(), problems: [...further, ...problems] };
    }
  }
  return kind.readManifest(path, text, usable);
}

/** What an earlier version of a manifest declared. A source file is read as it is today. A mistake in it is none of this run. */
export function readEarlierEntries(
  kind: AnyKind,
  { path, now, text }: Pick<EarlierManifest, "path" | "now" | "text">,
  textFiles: TextFiles,
  usable: Usable,
): readonly Declared<object>[] {
  const textFile = textFiles.get(now);
  const { entries } = readManifest(kind, { path, text, ...(textFile && { textFile }) }, usable);
  // One file can have several languages of a text.
  return (textFile && kind.textFiles?.join(entries).entries) ?? entries;
}

function isRest({ count, severity }: Problem): boolean {
  return count !== undefined && severity === "error";
}

/** What decides how a source file is read. */
function settingsOf({ source, language, file, dir }: TextFile): Json {
  return [JSON.stringify(source), language ?? null, file, dir];
}

/** Sorted by file, and by line within each file. */
function inReadingOrder(problems: readonly Problem[], paths: readonly string[]): Problem[] {
  const files = new Map(paths.map((path, index) => [path, index]));
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
