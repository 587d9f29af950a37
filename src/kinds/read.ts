/** Reads all manifests of a project, and collects all problems. */
import type { TextFile, TextSource } from "../locales/textSource.ts";
import { shortened } from "../model/difference.ts";
import type { EarlierManifest } from "../model/earlierManifest.ts";
import { append, canonical, groupedByEach, type Json, words } from "../model/json.ts";
import { type Sentence, say } from "../model/message.ts";
import { namePlaceAt, type Place, placeAt } from "../model/place.ts";
import { firstProblems, type Problem, type ProblemCode, ProblemList, problem } from "../model/problem.ts";
import type { Rules } from "../model/setting.ts";
import type { Usable } from "../model/variables.ts";
import { membersOf, missingList, readEntries, readEntry } from "../yaml/entries.ts";
import { parseYaml } from "../yaml/yaml.ts";
import { type Declaration, placeWordsIn } from "./declaration.ts";
import type { AnyTraits, Declared } from "./declaredEntry.ts";
import {
  type AnyKind,
  type Kind,
  type Kinds,
  type ManifestRead,
  type Matching,
  pruneOf,
  type Unusable,
} from "./kind.ts";
import { withPluralNames } from "./pluralNames.ts";

export interface ManifestText {
  path: string;
  text: string;
  textFile?: TextFile;
}

/** The manifests that were found, by the plural of their kind. */
export type Manifests = Readonly<Record<string, readonly ManifestText[]>>;

/** What was read before, so that the same text of the same manifest is not read twice in a run. */
export type KnownReads = Map<string, { text: string; read: ManifestRead<object> }>;

export type TextFiles = ReadonlyMap<string, TextFile>;

export function textFilesIn(manifests: Manifests): TextFiles {
  const texts = Object.values(manifests).flat();
  return new Map(texts.flatMap(({ path, textFile }) => (textFile ? [[path, textFile]] : [])));
}

export function readManifests(kinds: Kinds, manifests: Manifests, usable: Usable) {
  const steps = readByFile(kinds, manifests, usable);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same, with a pause after each file to stop in; adds to `cache`. `files`: manifests decided together. `isSplit`: the base language decides about plurals. */
export function* readByFile(
  kinds: Kinds,
  manifests: Manifests,
  usable: Usable,
  cache: KnownReads = new Map(),
): Generator<void, { declared: Declaration; problems: Problem[]; files: Manifests; isSplit: boolean }> {
  const problems: Problem[] = [];
  const entries: Record<string, ManifestRead<object>["entries"]> = {};
  const variables = new Map<string, string>();
  const bases = new Set<string>();
  const files: Record<string, readonly ManifestText[]> = { ...manifests };
  let isSplit = false;
  for (const kind of kinds) {
    const texts = manifests[kind.plural] ?? [];
    if (texts.length === 0) continue;
    const alone: { manifest: ManifestText; read: ManifestRead<object> }[] = [];
    for (const manifest of texts) {
      const { path, text, textFile } = manifest;
      const name = canonical([kind.name, path, textFile ? JSON.stringify(textFile) : null]);
      const before = cache.get(name);
      const reading = before?.text === text ? before.read : readManifest(kind, manifest, usable);
      cache.set(name, { text, read: reading });
      alone.push({ manifest, read: reading });
      yield;
    }
    const together = withPluralNames(alone, (manifest) => readManifest(kind, manifest, usable));
    files[kind.plural] = together.map(({ manifest }) => manifest);
    isSplit ||= together.some(({ read: reading }, index) => reading !== alone[index]?.read);
    const reads = together.map(({ read: reading }) => reading);
    // With more mistakes in a file than are listed, nothing is compared.
    const separate = reads.flatMap((reading) => (reading.problems.some(isRest) ? [] : reading.entries));
    const joined = kind.textFiles?.join(separate) ?? { entries: separate, problems: [] };
    entries[kind.plural] = joined.entries;
    for (const reading of reads) {
      for (const [name, value] of reading.variables) variables.set(name, value);
      if (reading.base !== undefined) bases.add(reading.base);
    }
    const ofEntries = new ProblemList();
    for (const entry of joined.entries) {
      for (const problem of kind.checkEntry(entry)) ofEntries.add(problem);
      for (const problem of newAndFormer(kind, entry)) ofEntries.add(problem);
    }
    append(
      problems,
      reads.flatMap((reading) => reading.problems),
      joined.problems,
      kind.checkTogether(joined.entries),
      ofEntries.problems,
    );
  }
  const paths = kinds.flatMap(({ plural }) => (manifests[plural] ?? []).map(({ path }) => path));
  return {
    declared: {
      ...{ kinds, entries, variables, bases: [...bases] },
      isIncomplete: problems.some(({ severity, scope }) => severity === "error" && scope === "change"),
    },
    problems: firstProblems(inReadingOrder(problems, paths)),
    ...{ files, isSplit },
  };
}

function newAndFormer(kind: AnyKind, entry: Declared<object>): Problem[] {
  const { values } = entry;
  if (!("new" in values && "previously" in values) || values.new !== true) return [];
  const message = `The field new says that there is no former ${kind.name}, but previously names one. Remove one of the two fields.`;
  return [entryProblem(kind, entry, "wrong-value", message, { path: ["new"], scope: "run" })];
}

/** Reads a manifest with the list of a kind. `most`: see {@link parseYaml}. */
export function readListed<Values extends object>(
  { plural, entry, defaults }: Pick<Kind<Values, never, never, never>, "plural" | "entry" | "defaults">,
  path: string,
  text: string,
  limits: Parameters<typeof parseYaml>[2] = {},
): ManifestRead<Values> {
  const yaml = parseYaml(path, text, limits);
  const { file } = yaml;
  const { members, problems } = membersOf(yaml, defaults ? [plural, "on_create"] : [plural]);
  const mistakes = [...yaml.problems, ...problems];
  const node = members.get("on_create");
  const usual = node && defaults && readEntry(yaml, node, defaults);
  if (usual) append(mistakes, usual.problems);
  const variables = new Map<string, string>();
  const list = members.get(plural);
  if (!list)
    return { entries: [], variables, problems: mistakes.length > 0 ? mistakes : [missingList(yaml, plural)] };
  const listReading = readEntries(yaml, list, entry);
  append(mistakes, listReading.problems);
  const onCreate = usual?.values ?? {};
  const entries = listReading.entries.map(({ values, span }) => ({ values, onCreate, file, span }));
  return { entries, variables, problems: mistakes };
}

function readManifest(kind: AnyKind, { path, text, textFile }: ManifestText, usable: Usable) {
  if (textFile && kind.textFiles) return kind.textFiles.read(path, text, textFile);
  return kind.readManifest(path, text, usable);
}

/** What an earlier version of a manifest declared. A locale file is read as it is today. A mistake in it is none of this run. */
export function readEarlierEntries(
  kind: AnyKind,
  { path, now: currentPath }: Pick<EarlierManifest, "path" | "now">,
  text: string,
  textFiles: TextFiles,
  usable: Usable,
): readonly Declared<object>[] {
  const textFile = textFiles.get(currentPath);
  const { entries } = readManifest(kind, { path, text, ...(textFile && { textFile }) }, usable);
  // One file can have several languages of a text.
  return (textFile && kind.textFiles?.join(entries).entries) ?? entries;
}

function isRest({ count, severity, scope }: Problem): boolean {
  return count !== undefined && severity === "error" && scope !== "change";
}

export function inReadingOrder(problems: readonly Problem[], paths: readonly string[]): Problem[] {
  const files = new Map(paths.map((path, index) => [path, index]));
  const fileOf = ({ place }: Problem) => files.get(place?.file ?? "") ?? -1;
  const inFile = ({ line = 0, col = 0 }: Partial<Place> = {}, otherPlace: Partial<Place> = {}) =>
    line - (otherPlace.line ?? 0) || col - (otherPlace.col ?? 0);
  return [...problems].sort((a, b) => fileOf(a) - fileOf(b) || inFile(a.place, b.place));
}

/** Maximum number of characters of the name, so that the message itself stays visible. */
const MOST = 200;

interface At extends Partial<Pick<Problem, "severity" | "scope">> {
  /** The path from the entry to what is wrong. */
  path: readonly PropertyKey[];
  /** Whether the location is the name of that member, not its value. */
  ofName?: boolean;
}

/** The message starts with the name of the entry, so that the reader need not open the file. */
export function entryProblem(
  { label }: Pick<AnyTraits, "label">,
  { values, file, span }: Omit<Declared<object>, "onCreate">,
  code: ProblemCode,
  words: Sentence,
  { path, ofName = false, severity = "error", scope = "change" }: At,
): Problem {
  const about = aboutEntry(label(values));
  const place = ofName ? namePlaceAt(file, span, path) : placeAt(file, span, path);
  return { ...problem(code, say`${about}: ${words}`, { place, severity, scope }), about };
}

/** A value of one object for which the files of two apps say different ones. */
export function differentTexts(
  kind: Pick<AnyTraits, "label">,
  {
    entry,
    other,
    field,
    part,
  }: { entry: Declared<object>; other: Declared<object>; field: string; part?: string },
): Problem {
  const path = part === undefined ? [field] : [field, part];
  const subject = part === undefined ? `field ${field}` : `${part} translation`;
  const message = `The ${subject} is not the same as at ${placeWordsIn(other, path)}, so nothing is written for this key. Lokalise has one value for all apps: write the same in the files of both.`;
  return entryProblem(kind, entry, "duplicate-text", message, { path });
}

export function aboutEntry(label: string): string {
  return shortened(label, MOST);
}

/** The message without the name of the entry. It is equal for all entries with the same problem. */
export function withoutName({ message, about }: Problem): string {
  const prefix = `${about}: `;
  return about !== undefined && message.startsWith(prefix) ? message.slice(prefix.length) : message;
}

/** Members of plans and reports with values of fields. Anybody may have chosen the names in them. */
export const VALUE_MEMBERS: ReadonlySet<string> = new Set(
  words("after sent before declared details identity live"),
);

/** The path of the first object with an unknown kind or field, or with a value that its field cannot have. */
export function misfit(
  kinds: Kinds,
  value: unknown,
  path: readonly string[] = [],
): readonly string[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Object.hasOwn(value, "kind") && !fits(kinds, value)) return path;
  for (const [name, member] of Object.entries(value)) {
    const misfitPath = VALUE_MEMBERS.has(name) ? undefined : misfit(kinds, member, [...path, name]);
    if (misfitPath) return misfitPath;
  }
  return undefined;
}

function fits(kinds: Kinds, object: { kind?: unknown; fields?: unknown }): boolean {
  const kind = kinds.find(({ name }) => name === object.kind);
  if (!kind) return false;
  const singleField = Object.hasOwn(object, "field") ? [object] : [];
  const fields: readonly object[] = Array.isArray(object.fields) ? object.fields : singleField;
  return fields.every((fieldObject) => {
    const { field, ...members } = fieldObject as Readonly<Record<string, Json>>;
    const row = kind.fields.find(({ name }) => name === field);
    try {
      for (const [name, value] of Object.entries(members)) if (VALUE_MEMBERS.has(name)) row?.show(value);
    } catch {
      return false;
    }
    return row !== undefined;
  });
}

export const RUN_AGAIN = "Run again. If that does not help, the service has changed or has a fault.";
const MAX_LISTED = 5;

/** Refuses entries that name an unusable live object, and matches the others. `namesOf`: all names of an entry, former ones too. */
export function withoutUnusable<Values extends object, Live>(
  kind: AnyKind,
  declared: readonly Declared<Values>[],
  unusable: readonly Unusable[],
  rules: Rules,
  namesOf: (values: Values) => readonly string[],
  match: (usable: readonly Declared<Values>[]) => Matching<Declared<Values>, Live>,
): Matching<Declared<Values>, Live> {
  if (unusable.length === 0) return match(declared);
  const byId = groupedByEach(unusable, ({ id }) => (id === undefined ? [] : [id]));
  const byName = groupedByEach(unusable, ({ names }) => names);
  const field = kind.fields.find(({ role }) => role === "identity")?.name ?? "";
  const title = ({ id, shown: name = "without a usable id" }: Unusable) => `Live ${kind.name} ${id ?? name}`;
  const declaredObjects = new Set<Unusable>();
  const refused = declared.flatMap((entry) => {
    const id = String(new Map<string, unknown>(Object.entries(entry.values)).get(kind.idMember));
    const names = namesOf(entry.values).flatMap((name) => byName.get(name) ?? []);
    const [object] = [...(byId.get(id) ?? []), ...names];
    if (!object) return [];
    declaredObjects.add(object);
    const message = `${title(object)} cannot be used: the service's response has no usable ${object.lacks.join(", ")}. Nothing is written for it. ${RUN_AGAIN}`;
    const problem = entryProblem(kind, entry, "unusable-response", message, { path: [field] });
    return [{ declared: entry, problem }];
  });
  const gone = new Set(refused.map((refusal) => refusal.declared));
  const matching = match(declared.filter((entry) => !gone.has(entry)));
  const otherObjects = unusable.filter((object) => !declaredObjects.has(object));
  const remarks = [...matching.remarks];
  if (otherObjects.length > 0) {
    // If prune is on, nothing is removed: the unusable object may be one that is declared.
    const removes = pruneOf(kind, rules) !== "off";
    const listed = otherObjects
      .slice(0, MAX_LISTED)
      .map((object) => `${title(object)} (no usable ${object.lacks.join(", ")})`);
    const suffix = otherObjects.length > MAX_LISTED ? `; and ${otherObjects.length - MAX_LISTED} more` : "";
    const held = removes ? " Nothing is removed in this run." : "";
    const message = `The service's response is incomplete for live ${kind.plural} that no manifest declares: ${listed.join("; ")}${suffix}.${held} ${RUN_AGAIN}`;
    const severity = removes ? "error" : "warning";
    remarks.push(problem("unusable-response", message, { scope: "change", severity }));
  }
  return { ...matching, refused: [...matching.refused, ...refused], remarks };
}

/** Where the manifests of a project are. For a kind that is not named, the manifest with the usual name is used, if there is one. */
export interface ManifestGlobs {
  kinds: Kinds;
  /** By the plural of the kind. */
  globs: Readonly<Record<string, Globs | undefined>>;
  /** The files of the app that contain texts. They are manifests of keys, in addition to those of `globs`. */
  texts: readonly TextSource[];
  /** The folder in which manifests with the usual names are. */
  folder: string;
}

/** Paths and globs, as the user named them. */
export interface Globs {
  /** They are relative to this. */
  folder: string;
  patterns: readonly { text: string; place?: Place }[];
}
