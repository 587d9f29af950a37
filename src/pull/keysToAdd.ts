/** Keys that were created in Lokalise, for rows with `keys_from: lokalise`: in which locale file, and under which names, they belong. */
import { resolve } from "node:path";
import { pathShown } from "../files/paths.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { Declared, ProjectContext } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { fileTypeOf } from "../locales/format.ts";
import {
  NAME_PARTS,
  onlyBaseFile,
  pathIn,
  type TextFile,
  type TextSource,
  targetIn,
} from "../locales/textSource.ts";
import { append, grouped, UNSEEN } from "../model/json.ts";
import { lineStartsOf, type Span } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { withoutString } from "../plan/makePlan.ts";
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
    const { allowWrongProject } = input.project.rules;
    const isOfRow = (object: unknown, row: TextSource) =>
      kind.fromLokalise?.rowsOf(object, [row], context.rules).length === 1;
    const wrong = allowWrongProject ? [] : rowsOfOtherProject(rows, matching.matches, isOfRow);
    const usable = rows.filter((row) => !wrong.includes(row));
    const inYaml = new Map(
      matching.matches.flatMap((match) =>
        withoutString(kind, match, { ...context, rows: usable }).map(
          (object) => [object, match.declared] as const,
        ),
      ),
    );
    const fresh = [...matching.unmanaged.filter((object) => !kind.isArchived(object)), ...inYaml.keys()];
    const files = baseFiles(usable, input, live.project.baseLanguage);
    const added = new KeysToAdd(kind, files, own).entriesFor(fresh, usable, context);
    const joined = added.map(({ object, entry }) => {
      const other = inYaml.get(object);
      return {
        object,
        other,
        entry: other ? { ...other, isToAdd: true as const, parts: [other, entry] } : entry,
      };
    });
    const others = new Set(joined.map(({ other }) => other));
    const rest = own.filter((entry) => !others.has(entry));
    // With another key of its name, an entry would be ambiguous from then on.
    const again = kind.match([...rest, ...joined.map(({ entry }) => entry)], objects, context);
    const liveOf = new Map(again.matches.map((match) => [match.declared, match.live]));
    const certain = joined.filter(({ object, entry }) => liveOf.get(entry) === object);
    const kept = new Set(certain.map(({ other }) => other));
    entries[kind.plural] = [...own.filter((entry) => !kept.has(entry)), ...certain.map(({ entry }) => entry)];
    const isAdded = new Set(certain.map(({ object }) => object));
    const placeless = fresh.filter(
      (object) =>
        !isAdded.has(object) &&
        !(matching.namesakes.has(object) && !usable.some(({ filenames }) => filenames !== undefined)) &&
        usable.some((row) => isOfRow(object, row)),
    );
    append(
      problems,
      wrong.map((row) => otherProject(row, live.project.name)),
      withoutPlace(placeless.map((object) => `${kind.liveLabel(object)} (id ${kind.id(object)})`)),
    );
  }
  return { declared: { ...declared, entries }, problems };
}

/** Rows of which fewer than half of the names are live. */
function rowsOfOtherProject(
  rows: readonly TextSource[],
  matches: readonly { declared: Entry; live?: unknown }[],
  isOfRow: (live: unknown, row: TextSource) => boolean,
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
  return rows.filter((row) => {
    const own = ofRow.get(row.place) ?? [];
    const liveCount = own.filter(({ live }) => live !== undefined && isOfRow(live, row)).length;
    return own.length >= MIN_NAMES && 2 * liveCount < own.length;
  });
}

function otherProject({ files, place }: TextSource, project: string): Problem {
  const message = `Fewer than half of the names in "${files}" are keys of project ${project}, so no key is added to these files. Check the project in lokaform.yaml. If it is the right one, set allow_wrong_project: true there for the first pull.`;
  return problem("foreign-project", message, { place, scope: "project" });
}

function baseFiles(
  rows: readonly TextSource[],
  { manifests, textFiles, context }: PullInput,
  base: string,
): BaseFile[] {
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

  /** Those that have a place. Of several keys with one name in a file, none has. */
  entriesFor(objects: readonly unknown[], rows: readonly TextSource[], { rules, project }: ProjectContext) {
    const placed = objects.flatMap((object) => {
      const own = this.kind.fromLokalise?.rowsOf(object, rows, rules) ?? [];
      const entry = own.length > 0 ? this.entryFor(object, own, project.baseLanguage) : undefined;
      return entry ? [{ object, entry }] : [];
    });
    const byName = grouped(placed, ({ entry }) => JSON.stringify([entry.file.path, entry.path]));
    return [...byName.values()].flatMap((keys) => (keys.length === 1 ? keys : []));
  }

  /** Undefined: no file, or more than one, can have it. Its file name in Lokalise decides, and then its nearest relative. */
  private entryFor(object: unknown, rows: readonly TextSource[], base: string): Entry | undefined {
    const possible = this.files.flatMap((file) => {
      const entry =
        rows.includes(file.row) &&
        this.kind.fromLokalise?.entryIn(object, { ...file.textFile, source: file.row });
      const path = entry && namesIn(file, entry.name);
      const isOther = entry && (file.textFile.filename ?? entry.filename) !== entry.filename;
      return entry && path && !isOther ? [{ file, ...entry, path }] : [];
    });
    const named = possible.filter(({ file, filename }) => filename !== "" && isFile(file, filename));
    const candidates = named.length > 0 ? named : possible;
    const near = candidates[0] && this.nearest(candidates[0].name);
    const [only, ...others] = candidates;
    const chosen = others.length === 0 ? only : candidates.find(({ file }) => file.path === near?.file.path);
    if (!chosen) return undefined;
    const { file, values, onCreate, path } = chosen;
    const { textFile, row: source, lineStarts } = file;
    return {
      ...{ values, onCreate, path, isToAdd: true },
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
