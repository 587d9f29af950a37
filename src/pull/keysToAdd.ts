/** Keys that were created in Lokalise, for rows with `keys_from: lokalise`: in which locale file, and under which names, they belong. */
import { resolve } from "node:path";
import { pathShown } from "../files/paths.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { Declared, ProjectContext } from "../kinds/declaredEntry.ts";
import type { AnyKind, LiveObjects } from "../kinds/kind.ts";
import { fileTypeOf } from "../locales/format.ts";
import { type PlaceholderStyle, placeholderStyle } from "../locales/placeholderStyle.ts";
import {
  NAME_PARTS,
  onlyBaseFile,
  pathIn,
  rowsByApp,
  type TextFile,
  type TextSource,
  targetIn,
} from "../locales/textSource.ts";
import { append, grouped, groupedByEach, UNSEEN } from "../model/json.ts";
import { onceForEach } from "../model/once.ts";
import { lineStartsOf, type Span } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { Rules } from "../model/setting.ts";
import { declaredTexts, textsIn } from "../plan/declaredContents.ts";
import { objectsToAdd, type ToAdd } from "../plan/fromLokalise.ts";
import type { DifferingText } from "../plan/pulledTexts.ts";
import { relatives } from "../plan/pulledTexts.ts";
import { firstNames } from "../report/view/words.ts";
import type { PullInput } from "./options.ts";
import { sourceParts } from "./textEdits.ts";

type Entry = Declared<object>;

/** A locale file of the base language, which gets the new keys first. */
interface BaseFile {
  path: string;
  textFile: TextFile;
  row: TextSource;
  lineStarts: readonly number[];
}

/** A row with fewer names says nothing about the project. */
const MIN_NAMES = 10;
const MAX_NAMED = 20;
const NOWHERE: Span = { start: -1, end: -1 };
const DART_NAME = /^[a-z$][\w$]*$/;

/** The declaration with an entry for each of these keys, which has no texts yet. A key without a place is named. */
export function withKeysToAdd(declared: Declaration, live: Live, context: ProjectContext, input: PullInput) {
  const rows = input.rows.filter(({ keysFrom }) => keysFrom === "lokalise");
  if (rows.length === 0) return { declared, problems: [] };
  const problems: Problem[] = [];
  const entries = { ...declared.entries };
  for (const kind of declared.kinds) {
    const [own, objects] = [entries[kind.plural], live.objects[kind.plural]];
    if (!kind.fromLokalise || !own || !objects) continue;
    const matching = kind.match(own, objects, context);
    const { allowWrongProject } = input.project.rules;
    const wrong = allowWrongProject ? [] : rowsOfOtherProject(kind, rows, matching, context.rules);
    const usable = { ...context, rows: rows.filter((row) => !wrong.includes(row)) };
    const fresh = objectsToAdd(kind, matching, usable);
    const files = baseFiles(usable.rows, input, live.project.baseLanguage);
    const places = new Places(kind, files, own, fresh);
    const added = certainOnes(kind, withYaml(places.entriesFor(usable), fresh), { own, objects, context });
    const replaced = new Set(added.map(({ object }) => fresh.get(object)?.inYaml));
    entries[kind.plural] = [
      ...own.filter((entry) => !replaced.has(entry)),
      ...added.map(({ entry }) => entry),
    ];
    append(
      problems,
      wrong.map((row) => otherProject(row, live.project.name)),
      withoutPlace(kind, notAdded(fresh, added), places),
    );
  }
  return { declared: { ...declared, entries }, problems };
}

type KindMatching = ReturnType<AnyKind["match"]>;
interface Placed {
  object: unknown;
  entry: Entry;
}

/** The first entry of an object has what YAML declares. */
function withYaml(placed: readonly Placed[], fresh: ReadonlyMap<unknown, ToAdd>): Placed[] {
  const first = new Map(placed.toReversed().map(({ object, entry }) => [object, entry]));
  return placed.map(({ object, entry }) => {
    const inYaml = first.get(object) === entry ? fresh.get(object)?.inYaml : undefined;
    return { object, entry: inYaml ? { ...entry, ...inYaml, parts: [inYaml, entry] } : entry };
  });
}

/** Without those that another key of their name would make ambiguous from then on. */
function certainOnes(
  kind: AnyKind,
  placed: readonly Placed[],
  {
    own,
    objects,
    context,
  }: { own: readonly Entry[]; objects: LiveObjects<unknown>; context: ProjectContext },
): Placed[] {
  const joined = new Set(placed.map(({ entry }) => entry.parts?.[0]));
  const all = [...own.filter((entry) => !joined.has(entry)), ...placed.map(({ entry }) => entry)];
  const { matches } = kind.match(all, objects, context);
  const ofObject: ReadonlyMap<unknown, typeof matches> = grouped(matches, ({ live }) => live);
  const isSame = (entry: Entry, { declared }: (typeof matches)[number]) =>
    sourceParts(entry).every(({ path }) => sourceParts(declared).some((part) => part.path === path));
  return placed.filter(({ object, entry }) => ofObject.get(object)?.some((match) => isSame(entry, match)));
}

/** Rows of which fewer than half of the names are live. */
function rowsOfOtherProject(
  kind: AnyKind,
  rows: readonly TextSource[],
  { matches }: KindMatching,
  rules: Rules,
): TextSource[] {
  const placesOf = ({ declared }: KindMatching["matches"][number]) =>
    new Set(sourceParts(declared).map(({ from }) => from.source.place));
  const byPlace = groupedByEach(matches, (match) => [...placesOf(match)]);
  return rows.filter((row) => {
    const own = byPlace.get(row.place) ?? [];
    const isKey = ({ live }: (typeof own)[number]) =>
      live !== undefined && kind.fromLokalise?.rowsOf(live, [row], rules).length === 1;
    return own.length >= MIN_NAMES && 2 * own.filter(isKey).length < own.length;
  });
}

function otherProject({ files, place }: TextSource, project: string): Problem {
  const message = `Fewer than half of the names in "${files}" are keys of project ${project}, so no key is added to these files. Check the project in lokaform.yaml. If it is the right one, set allow_wrong_project: true there for the first pull.`;
  return problem("foreign-project", message, { place, scope: "project" });
}

function baseFiles(rows: readonly TextSource[], { manifests, textFiles, context }: PullInput, base: string) {
  const texts = new Map(
    Object.values(manifests)
      .flat()
      .map(({ path, text }) => [path, text]),
  );
  const existing = [...textFiles].flatMap(([path, textFile]): BaseFile[] => {
    const row = rows.find(({ place }) => place === textFile.source.place);
    if (!row || (textFile.language ?? base) !== base) return [];
    return [{ path, textFile, row, lineStarts: lineStartsOf(texts.get(path) ?? "") }];
  });
  const missing = rows.flatMap((row): BaseFile[] => {
    const file = onlyBaseFile(row, base);
    if (!file || existing.some((one) => one.row === row)) return [];
    const others = rows.flatMap(({ languages = [] }) =>
      languages.filter((language) => language !== base && targetIn(rows, file, language)),
    );
    const path = pathShown(resolve(row.folder, file.path), context.folders);
    return [{ path, textFile: { ...file, others }, row, lineStarts: [0] }];
  });
  return [...existing, ...missing];
}

/** Finds the file of the base language where a key belongs, and its names there. */
class Places {
  private readonly kind: AnyKind;
  private readonly files: readonly BaseFile[];
  private readonly styleOf: (path: string) => PlaceholderStyle;
  private readonly namesOf: (path: string) => readonly string[];
  private readonly nearest: (name: string) => ReturnType<typeof sourceParts>[number] | undefined;

  private readonly fresh: ReadonlyMap<unknown, ToAdd>;

  constructor(
    kind: AnyKind,
    files: readonly BaseFile[],
    declared: readonly Entry[],
    fresh: ReadonlyMap<unknown, ToAdd>,
  ) {
    this.fresh = fresh;
    this.kind = kind;
    this.files = files;
    const paths = new Set(files.map(({ path }) => path));
    const parts = declared.flatMap(sourceParts).filter(({ file }) => paths.has(file.path));
    const byPath = groupedByEach(parts, ({ file }) => [file.path]);
    const textsOf = (entry: Entry) => declaredTexts(kind, entry).flatMap(({ after }) => textsIn(after));
    this.namesOf = (path) => (byPath.get(path) ?? []).map(({ values }) => kind.label(values));
    this.styleOf = onceForEach((path: string) =>
      placeholderStyle(path, [
        ...(byPath.get(path) ?? []).flatMap(textsOf),
        ...[...fresh.keys()].flatMap(kind.texts),
      ]),
    );
    this.nearest = relatives(parts.map((part) => ({ name: kind.label(part.values), entry: part })));
  }

  /** Those that have a place. Of several keys with one name in a file, none has. */
  entriesFor({ project }: ProjectContext): Placed[] {
    const placed = [...this.fresh].flatMap(([object, { rows }]) =>
      rowsByApp(rows).flatMap((own) => {
        const entry = this.entryFor(object, own, project.baseLanguage);
        return entry ? [{ object, entry }] : [];
      }),
    );
    const byName = grouped(placed, ({ entry }) => JSON.stringify([entry.file.path, entry.path]));
    return [...byName.values()].flatMap((keys) => (keys.length === 1 ? keys : []));
  }

  /** Flutter makes a method of each name in ARB, and refuses a file with another name. */
  private namesIn(file: BaseFile, name: string): readonly string[] | undefined {
    const isOther = fileTypeOf(file.path)?.name === "ARB" && !DART_NAME.test(name);
    return isOther && this.namesOf(file.path).every((one) => DART_NAME.test(one))
      ? undefined
      : namesIn(file, name);
  }

  /** Whether a file can have its name. */
  canBeNamed(object: unknown): boolean {
    return this.files.some((file) => {
      const entry = this.kind.fromLokalise?.entryIn(object, { ...file.textFile, source: file.row });
      return entry !== undefined && this.namesIn(file, entry.name) !== undefined;
    });
  }

  /** Undefined: no file, or more than one, can have it. Its file name in Lokalise decides, and then its nearest relative. */
  private entryFor(object: unknown, rows: readonly TextSource[], base: string): Entry | undefined {
    const possible = this.files.flatMap((file) => {
      const entry =
        rows.includes(file.row) &&
        this.kind.fromLokalise?.entryIn(object, { ...file.textFile, source: file.row });
      const path = entry && this.namesIn(file, entry.name);
      const isOther = entry && (file.textFile.filename ?? entry.filename) !== entry.filename;
      return entry && path && !isOther ? [{ file, ...entry, path }] : [];
    });
    const fitting = possible.filter(({ fits }) => fits);
    const usual = fitting.length > 0 ? fitting : possible;
    const named = usual.filter(({ file, filename }) => filename !== "" && isFile(file, filename));
    const candidates = named.length > 0 ? named : usual;
    const near = candidates[0] && this.nearest(candidates[0].name);
    const [only, ...others] = candidates;
    const chosen = others.length === 0 ? only : candidates.find(({ file }) => file.path === near?.file.path);
    if (!chosen) return undefined;
    const { file, values, onCreate, path } = chosen;
    const { textFile, row: source, lineStarts } = file;
    return {
      ...{ values, onCreate, path, isToAdd: true, style: this.styleOf(file.path) },
      file: { path: file.path, lineStarts },
      span: near?.file.path === file.path ? near.span : NOWHERE,
      from: { file: textFile, source, language: base, onlyIfBase: false },
    };
  }
}

/** Whether a file name in Lokalise, with `%LANG_ISO%` or without folders, means the file. */
function isFile({ textFile, row }: BaseFile, filename: string): boolean {
  const own = pathIn(row, textFile.path, "%LANG_ISO%") ?? textFile.path;
  return [own, textFile.path].some((path) => `/${path}`.endsWith(`/${filename}`));
}

/** The names of a key in a file, from the outermost to the innermost. Undefined: the file cannot have such a key. */
function namesIn({ path: file, textFile, row }: BaseFile, name: string): readonly string[] | undefined {
  const [before = "", after = ""] = row.keyName
    .split("{path}")
    .map((part) =>
      NAME_PARTS.reduce((text, one) => text.replaceAll(`{${one}}`, () => textFile[one] ?? ""), part),
    );
  const isWithin = name.length > before.length + after.length;
  if (!isWithin || !name.startsWith(before) || !name.endsWith(after)) return undefined;
  const path = name.slice(before.length, name.length - after.length);
  const names = fileTypeOf(file)?.name === "JSON" ? path.split(row.separator) : [path];
  // Such names are others when they are read, or are not seen.
  return names.some((one) => one === "" || one === "__proto__") || path.search(UNSEEN) >= 0
    ? undefined
    : names;
}

/** Those that not all of their apps get. */
function notAdded(fresh: ReadonlyMap<unknown, ToAdd>, added: readonly Placed[]): unknown[] {
  const entries = grouped(added, ({ object }) => object);
  return [...fresh].flatMap(([object, { rows }]) =>
    (entries.get(object)?.length ?? 0) < rowsByApp(rows).length ? [object] : [],
  );
}

function withoutPlace(kind: AnyKind, objects: readonly unknown[], places: Places): Problem[] {
  const [named, unnamed] = [true, false].map((canBeNamed) =>
    objects
      .filter((object) => places.canBeNamed(object) === canBeNamed)
      .map((object) => `${kind.liveLabel(object)} (id ${kind.id(object)})`),
  );
  const ways = [
    [
      named,
      "Several locale files of the base language can have such a key, or none has its file name. In Lokalise, set the file name of one of them, or add the key by hand to the file where it belongs.",
    ],
    [unnamed, "The locale files cannot have such a name. Rename it in Lokalise, or add it by hand."],
  ] as const;
  return ways.flatMap(([names = [], why]) => {
    if (names.length === 0) return [];
    const message = `Not added to the files: ${firstNames(names, MAX_NAMED)}. ${why}`;
    return [problem("not-expressible", message, { severity: "warning", scope: "change" })];
  });
}

/** The texts without those of new keys whose base translation is not among them. */
export function withBaseTexts(
  taken: readonly DifferingText[],
  declared: Declaration,
  live: Live,
  rules: Rules,
) {
  const { baseLanguage: base } = live.project;
  const based = new Set(
    taken.flatMap(({ entry, language }) => (entry.isToAdd && language === base ? [entry] : [])),
  );
  const waiting = declared.kinds.flatMap((kind) =>
    (declared.entries[kind.plural] ?? []).flatMap((entry) =>
      entry.isToAdd && !based.has(entry) ? kind.label(entry.values) : [],
    ),
  );
  const message = `Not added yet: ${firstNames(waiting, MAX_NAMED)}. The ${base} translation is empty in Lokalise, waits there for a review or a correction, or cannot be written into the file.`;
  const messages = [message, ...neverReviewed(declared, live, rules)];
  return {
    taken: taken.filter(({ entry }) => !entry.isToAdd || based.has(entry)),
    problems: (waiting.length === 0 ? [] : messages).map((text) =>
      problem("not-expressible", text, { severity: "notice", scope: "change" }),
    ),
  };
}

/** Teams often review only the other languages, and then no new key ever comes. */
function neverReviewed({ kinds }: Declaration, { project, objects }: Live, rules: Rules): string[] {
  const { baseLanguage: base } = project;
  const isMet = kinds.some(({ plural, fromLokalise }) =>
    objects[plural]?.objects.some((object) => fromLokalise?.meetsReview(object, { project, rules })),
  );
  const { review } = rules.incoming;
  return isMet
    ? []
    : [
        `No ${base} translation of the project is ${review}, so pull.review: ${review} lets no new key into the files. If your team does not review ${base} in Lokalise, set pull.review: any, or take a key with lokaform pull --accept KEY:${base}.`,
      ];
}
