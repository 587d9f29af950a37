/** Keys that were created in Lokalise, for rows with `keys_from: lokalise`: in which locale file, and under which names, they belong. */
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { Declared, ProjectContext } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { fileTypeOf } from "../locales/format.ts";
import { NAME_PARTS, type TextFile, type TextSource } from "../locales/textSource.ts";
import { append, grouped, UNSEEN } from "../model/json.ts";
import { lineStartsOf, type Span } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
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
const NOWHERE: Span = { start: 0, end: 0 };

/** The declaration with an entry for each of these keys, which has no texts yet. A key without a place is named. */
export function withKeysToAdd(
  declared: Declaration,
  live: Live,
  context: ProjectContext,
  input: PullInput,
): { declared: Declaration; problems: Problem[] } {
  const rows = input.rows.filter(({ keysFrom }) => keysFrom === "lokalise");
  if (rows.length === 0) return { declared, problems: [] };
  const problems: Problem[] = [];
  const entries = { ...declared.entries };
  for (const kind of declared.kinds) {
    const [own, objects] = [entries[kind.plural], live.objects[kind.plural]];
    if (!kind.fromLokalise || !own || !objects) continue;
    const matching = kind.match(own, objects, context);
    const wrong = input.project.rules.allowWrongProject ? [] : rowsOfOtherProject(rows, matching.matches);
    const usable = rows.filter((row) => !wrong.includes(row));
    const fresh = matching.unmanaged.filter((object) => !matching.namesakes.has(object));
    const files = baseFiles(usable, input, live.project.baseLanguage);
    const added = new KeysToAdd(kind, files, own).entriesFor(fresh, usable, context);
    entries[kind.plural] = [...own, ...added.entries];
    append(
      problems,
      wrong.map((row) => otherProject(row, live.project.name)),
      withoutPlace(added.placeless),
    );
  }
  return { declared: { ...declared, entries }, problems };
}

/** Rows of which fewer than half of the names are live. */
function rowsOfOtherProject(
  rows: readonly TextSource[],
  matches: readonly { declared: Entry; live?: unknown }[],
): TextSource[] {
  const ofRow = grouped(
    matches.flatMap((match) =>
      [...new Set(sourceParts(match.declared).map(({ from }) => from.source.place))].map((place) => ({
        ...match,
        place,
      })),
    ),
    ({ place }) => place,
  );
  return rows.filter(({ place }) => {
    const own = ofRow.get(place) ?? [];
    const liveCount = own.filter(({ live }) => live !== undefined).length;
    return own.length >= MIN_NAMES && 2 * liveCount < own.length;
  });
}

function otherProject({ files, place }: TextSource, project: string): Problem {
  const message = `Fewer than half of the names in "${files}" are keys of project ${project}, so no key is added to these files. Check the project in lokaform.yaml. If it is the right one, set allow_wrong_project: true there for the first pull.`;
  return problem("foreign-project", message, { place, scope: "project" });
}

function baseFiles(rows: readonly TextSource[], { manifests, textFiles }: PullInput, base: string) {
  const texts = new Map(
    Object.values(manifests)
      .flat()
      .map(({ path, text }) => [path, text]),
  );
  return [...textFiles].flatMap(([path, textFile]): BaseFile[] => {
    const row = rows.find(({ place }) => place === textFile.source.place);
    if (!row || (textFile.language ?? base) !== base) return [];
    return [{ path, textFile, row, lineStarts: lineStartsOf(texts.get(path) ?? "") }];
  });
}

class KeysToAdd {
  private readonly kind: AnyKind;
  private readonly files: readonly BaseFile[];
  private readonly nearest: (name: string) => ReturnType<typeof sourceParts>[number] | undefined;

  constructor(kind: AnyKind, files: readonly BaseFile[], declared: readonly Entry[]) {
    this.kind = kind;
    this.files = files;
    const paths = new Set(files.map(({ path }) => path));
    const parts = declared.flatMap(sourceParts).filter(({ file }) => paths.has(file.path));
    this.nearest = relatives(parts.map((part) => ({ name: kind.label(part.values), entry: part })));
  }

  entriesFor(objects: readonly unknown[], rows: readonly TextSource[], { rules, project }: ProjectContext) {
    const entries: Entry[] = [];
    const placeless: string[] = [];
    for (const object of objects) {
      const own = this.kind.fromLokalise?.rowsOf(object, rows, rules) ?? [];
      if (own.length === 0) continue;
      const entry = this.entryFor(object, own, project.baseLanguage);
      if (entry) entries.push(entry);
      else placeless.push(this.kind.liveLabel(object));
    }
    return { entries, placeless };
  }

  /** Undefined: no file, or more than one, can have it. */
  private entryFor(object: unknown, rows: readonly TextSource[], base: string): Entry | undefined {
    const candidates = this.files.flatMap((file) => {
      const entry = rows.includes(file.row) && this.kind.fromLokalise?.entryIn(object, file.row);
      const path = entry && pathIn(file, entry.name);
      return entry && path ? [{ file, ...entry, path }] : [];
    });
    const near = candidates[0] && this.nearest(candidates[0].name);
    const [only, ...others] = candidates;
    const chosen = others.length === 0 ? only : candidates.find(({ file }) => file.path === near?.file.path);
    if (!chosen) return undefined;
    const { file, values, path } = chosen;
    const { textFile, row: source, lineStarts } = file;
    return {
      ...{ values, onCreate: {}, path, isToAdd: true },
      file: { path: file.path, lineStarts },
      span: near?.file.path === file.path ? near.span : NOWHERE,
      from: { file: textFile, source, language: base, onlyIfBase: false },
    };
  }
}

/** The names of a key in a file, from the outermost to the innermost. Undefined: the file cannot have such a key. */
function pathIn({ path: file, textFile, row }: BaseFile, name: string): readonly string[] | undefined {
  const [before = "", after = ""] = row.keyName
    .split("{path}")
    .map((part) => NAME_PARTS.reduce((text, one) => text.replaceAll(`{${one}}`, textFile[one] ?? ""), part));
  const isWithin = name.length > before.length + after.length;
  if (!isWithin || !name.startsWith(before) || !name.endsWith(after)) return undefined;
  const path = name.slice(before.length, name.length - after.length);
  const names = fileTypeOf(file)?.name === "JSON" ? path.split(row.separator) : [path];
  // Such names are others when they are read, or are not seen.
  return names.some((one) => one === "" || one === "__proto__") || path.search(UNSEEN) >= 0
    ? undefined
    : names;
}

function withoutPlace(labels: readonly string[]): Problem[] {
  if (labels.length === 0) return [];
  const message = `Not added to the files: ${firstNames(labels, 3)}. No single locale file of the base language can have ${labels.length === 1 ? "this key" : "these keys"}. In Lokalise, give it the file name of one of them, or add it by hand to the file where it belongs.`;
  return [problem("not-expressible", message, { severity: "warning", scope: "change" })];
}

/** The texts without those of new keys whose base translation is not among them. */
export function withBaseTexts(taken: readonly DifferingText[], declared: Declaration, base: string) {
  const based = new Set(
    taken.flatMap(({ entry, language }) => (entry.isToAdd && language === base ? [entry] : [])),
  );
  const waiting = declared.kinds.flatMap((kind) =>
    (declared.entries[kind.plural] ?? []).flatMap((entry) =>
      entry.isToAdd && !based.has(entry) ? kind.label(entry.values) : [],
    ),
  );
  const message = `Not added yet: ${firstNames(waiting, 3)}. The ${base} translation is empty in Lokalise, or waits there for a review or a correction.`;
  return {
    taken: taken.filter(({ entry }) => !entry.isToAdd || based.has(entry)),
    problems:
      waiting.length === 0
        ? []
        : [problem("not-expressible", message, { severity: "notice", scope: "change" })],
  };
}
