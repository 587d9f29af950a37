/** Where the pulled texts go, into entries of YAML or into locale files, and the files after that. */
import { resolve } from "node:path";
import { pathShown } from "../files/paths.ts";
import type { Declared, TextOrigin } from "../kinds/declaredEntry.ts";
import type { Manifests } from "../kinds/read.ts";
import type { BaseString, FormatOptions, TextEdit, TextFormat } from "../locales/format.ts";
import { formatOf, readTexts } from "../locales/formats.ts";
import {
  codeOf,
  filesInSetting,
  formatOptions,
  nameParts,
  type TextFile,
  targetIn,
} from "../locales/textSource.ts";
import { append, canonical, grouped, isMapping, listed } from "../model/json.ts";
import { once, onceForEach } from "../model/once.ts";
import { type Problem, problem } from "../model/problem.ts";
import { manifestOf } from "../plan/declaredContents.ts";
import type { DifferingText, KeptInSource } from "../plan/pulledTexts.ts";
import { baseFirst } from "../plan/waiting.ts";
import { counted } from "../report/view/words.ts";
import { editEntries } from "../yaml/editEntries.ts";
import type { ChangedFile, ManifestEdit } from "./manifestFiles.ts";
import type { PullInput } from "./options.ts";
import { StringOrder } from "./stringOrder.ts";

/** The texts that one locale file gets. */
export interface SourceChanges {
  path: string;
  textFile: TextFile;
  changes: readonly TextChange[];
  /** Set if the file does not exist: its full path, and how it should name its language. */
  creates?: { full: string; code: string };
}

export interface TextChange {
  text: DifferingText;
  edits: readonly TextEdit[];
}

export function placeTexts(taken: readonly DifferingText[], input: PullInput, base: string) {
  const { textFiles } = input;
  const targets = new TextTargets(input, base);
  const edits: ManifestEdit[] = [];
  const placed: { text: DifferingText; path: string; target: PlacedTarget | undefined }[] = [];
  const unplaced: DifferingText[] = [];
  for (const text of taken) {
    const { kind, entry, language, after, item } = text;
    const { declared } = item;
    const target = declared === undefined ? targets.find(entry, language) : undefined;
    const path = target?.path ?? manifestOf(kind, entry, language);
    if (target || (declared !== undefined && textFiles.has(path))) placed.push({ text, path, target });
    else if (declared === undefined && entry.from) unplaced.push(text);
    else {
      const edit = { is: "text" as const, at: entry.span.start, language, value: after };
      edits.push({ kind: kind.plural, path: entry.file.path, edit });
    }
  }
  const sources = [...grouped(placed, ({ path }) => path)].flatMap(([path, texts]): SourceChanges[] => {
    const added = texts.flatMap(({ text, target }) => (target ? { text, target } : []));
    const target = added[0]?.target;
    const textFile = textFiles.get(path) ?? target?.textFile;
    if (!textFile) return [];
    const replaced = texts.flatMap(({ text, target: isAdded }): TextChange[] =>
      isAdded ? [] : [{ text, edits: replacements(text, path, targets) }],
    );
    const additions = targets.inOrder(path, added).map(({ text, target, after }): TextChange => {
      const { stringPath, textFile, code, sibling } = target;
      const value = typeof text.after === "string" ? text.after : formsOf(text.after);
      const language = textFile.language === undefined ? { language: code } : {};
      // What the other languages of a new key have is not in a file yet.
      const base = text.entry.isToAdd ? {} : { base: sibling };
      return { text, edits: [{ is: "add", path: stringPath, after, ...language, value, ...base }] };
    });
    const changes = [...replaced, ...additions];
    const code = textFile.language === undefined ? codeOf(textFile.source, base) : target?.code;
    const creates = target?.missing && code && { full: target.missing, code };
    return [{ path, textFile, changes, ...(creates && { creates }) }];
  });
  return { edits, sources, problems: [...notPlaced(unplaced), ...notListed(sources, base)] };
}

function replacements(
  { entry, language, item: { field, declared }, after }: DifferingText,
  path: string,
  targets: TextTargets,
): TextEdit[] {
  const base = targets.baseOf(entry, path);
  const span = entry.span.members?.get(field)?.members?.get(language);
  if (!span) return [];
  if (typeof after === "string") return [{ is: "replace", at: span, text: after, ...(base && { base }) }];
  const added: Record<string, string> = {};
  const replaced = Object.entries(formsOf(after)).flatMap(([form, text]): TextEdit[] => {
    const at = span.members?.get(form);
    const before = isMapping(declared) ? declared[form] : undefined;
    if (!at) added[form] = text;
    return at && before !== text ? [{ is: "replace", at, text, ...(base && { base }) }] : [];
  });
  const part = sourceParts(entry).find((one) => one.file.path === path && one.from.language === language);
  if (!part || Object.keys(added).length === 0) return replaced;
  const { source, file } = part.from;
  const code = file.language === undefined ? { language: codeOf(source, language) } : {};
  const addition = {
    is: "add",
    path: part.path ?? [],
    ...code,
    value: added,
    ...(base && { base }),
  } as const;
  return [...replaced, addition];
}

/** Texts in a language for which no row of `texts` has a file. */
function notPlaced(texts: readonly DifferingText[]): Problem[] {
  const rowOf = ({ entry }: DifferingText) => sourceParts(entry)[0]?.from.source;
  return [...grouped(texts, rowOf)].map(([row, rowTexts]) => {
    const languages = listed([...new Set(rowTexts.map(({ language }) => language))]);
    const message = `No locale file can have ${counted(rowTexts.length, "text")} in ${languages}: "${row?.files}" does not say where the files in ${languages} are. Add a row to texts in lokaform.yaml for them.`;
    const place = row && { place: row.place };
    return problem("no-language-file", message, { severity: "notice", scope: "change", ...place });
  });
}

/** A plan reads only the languages that the row names. */
function notListed(sources: readonly SourceChanges[], base: string): Problem[] {
  const unlisted = sources.flatMap(({ textFile: { source }, changes }) => {
    const listed = source.languages ?? [source.language ?? base];
    const languages = changes.map(({ text }) => text.language).filter((iso) => !listed.includes(iso));
    return languages.map((language) => ({ source, language }));
  });
  return [...grouped(unlisted, ({ source }) => source)].map(([row, rows]) => {
    const isos = [...new Set(rows.map(({ language }) => language))];
    const own = row.isOptional ? [base, ...(row.languages ?? [])] : row.languages;
    const message = `Other commands do not read the ${isos.join(", ")} texts of "${filesInSetting(row)}", because its row names only ${own?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...(own ?? [base]), ...isos].join(", ")}].`;
    return problem("no-language-file", message, { severity: "notice", scope: "change", place: row.place });
  });
}

/** The manifests after all edits, without files that stay the same. A new key that the file of the base language cannot have comes into no file. */
export function editedManifests(
  manifests: Manifests,
  edits: readonly ManifestEdit[],
  sources: readonly SourceChanges[],
) {
  const edited = afterEdits(manifests, edits, sources);
  const lost = newKeysIn(edited.refused);
  if (lost.size === 0) return edited;
  const again = afterEdits(manifests, edits, withoutKeys(sources, lost));
  return {
    ...again,
    refused: [...edited.refused.filter(({ text }) => lost.has(text.entry)), ...again.refused],
  };
}

/** The new keys of which one of these changes is the base translation. */
export function newKeysIn(changes: readonly Pick<TextChange, "text">[]): ReadonlySet<Declared<object>> {
  const isBase = ({ entry, language }: DifferingText) =>
    entry.isToAdd && sourceParts(entry)[0]?.from.language === language;
  return new Set(changes.flatMap(({ text }) => (isBase(text) ? [text.entry] : [])));
}

export function withoutKeys(sources: readonly SourceChanges[], entries: ReadonlySet<Declared<object>>) {
  const rest = sources.map((source) => ({
    ...source,
    changes: source.changes.filter(({ text }) => !entries.has(text.entry)),
  }));
  return rest.filter(({ changes }) => changes.length > 0);
}

function afterEdits(manifests: Manifests, edits: readonly ManifestEdit[], sources: readonly SourceChanges[]) {
  const problems: Problem[] = [];
  const refused: KeptInSource[] = [];
  const changed: ChangedFile[] = [];
  const files = Object.values(manifests).flat();
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const created: Record<string, { path: string; text: string; textFile: TextFile }[]> = {};
  for (const [kind, group] of Object.entries(manifests))
    for (const { path, text: before } of group) {
      const fileEdits = edits.filter((one) => one.kind === kind && one.path === path).map((one) => one.edit);
      if (fileEdits.length === 0) continue;
      const result = editEntries(path, before, kind, fileEdits);
      if (result.is === "refused") append(problems, result.problems);
      else if (result.text !== before) changed.push({ path, before, after: result.text });
    }
  for (const { path, textFile, changes, creates } of sources) {
    const format = formatOf(path);
    if (!format) continue;
    const start = creates ? format.empty(creates.code) : (texts.get(path) ?? "");
    const { text, refused: refusals } = editSource(format, start, changes, formatOptions(textFile));
    for (const { text: differingText, why: reason } of refusals)
      refused.push({ text: differingText, why: "not-storable", details: `${path}: ${reason}` });
    if (text === start) continue;
    const kind = changes[0]?.text.kind.plural;
    if (!creates) changed.push({ path, before: start, after: text });
    else changed.push({ path, before: "", after: text, creates: creates.full });
    if (creates && kind !== undefined) created[kind] = [...(created[kind] ?? []), { path, text, textFile }];
  }
  const after = new Map(changed.map((file) => [file.path, file.after]));
  const edited = Object.entries(manifests).map(([kind, group]) => [
    kind,
    [...group.map((one) => ({ ...one, text: after.get(one.path) ?? one.text })), ...(created[kind] ?? [])],
  ]);
  return { manifests: Object.fromEntries(edited) as Manifests, changed, refused, problems };
}

/** Texts that the format refuses are left out. If it does not say which, the file stays as it is. */
export function editSource(
  format: TextFormat,
  before: string,
  changes: readonly TextChange[],
  options: FormatOptions,
): { text: string; refused: { text: DifferingText; why: string }[] } {
  const refused: { text: DifferingText; why: string }[] = [];
  for (let candidates = changes; ; ) {
    const edits = candidates.flatMap((change) => change.edits.map((edit) => ({ change, edit })));
    const result = format.edit(
      before,
      edits.map(({ edit }) => edit),
      options,
    );
    if (result.is === "edited") return { text: result.text, refused };
    if (candidates.length === 0) return { text: before, refused };
    const { why: reason, each: byIndex } = result;
    const reasons = byIndex
      ? new Map([...byIndex].map(([index, reason]) => [edits[index]?.change, reason]))
      : new Map(candidates.map((change) => [change, reason]));
    for (const change of candidates) {
      const reason = reasons.get(change);
      if (reason !== undefined) refused.push({ text: change.text, why: reason });
    }
    candidates = candidates.filter((change) => !reasons.has(change));
  }
}

/** Plural forms, of which a live text has at least one. */
export function formsOf(after: DifferingText["after"]): Record<string, string> {
  const forms = Object.entries(after ?? {});
  return Object.fromEntries(
    forms.flatMap(([form, text]) => (typeof text === "string" ? [[form, text]] : [])),
  );
}

// Finds the locale file for a text that its entry does not declare in a language.

interface TextTarget {
  path: string;
  textFile: TextFile;
  /** How the file or its path names the language. */
  code: string;
  missing?: string;
}

interface Sibling extends BaseString {
  path: string;
}

/** A target, and the string of another language next to which the text belongs. */
interface PlacedTarget extends TextTarget {
  stringPath: readonly string[];
  /** Where that string is. Texts are added in this order. */
  sibling: Sibling;
}

type Part = Declared<object> & { from: TextOrigin };

class TextTargets {
  private readonly input: PullInput;
  private readonly base: string;
  /** By a file and a language: all strings of one file have the same target. */
  private readonly known = new Map<string, TextTarget | undefined>();
  private readonly texts: ReadonlyMap<string, string>;

  constructor(input: PullInput, base: string) {
    this.input = input;
    this.base = base;
    const files = Object.values(input.manifests).flat();
    this.texts = new Map(files.map(({ path, text }) => [path, text]));
  }

  /** Undefined: no locale file can have it, because no row has the file of the base language in this language. */
  find(entry: Declared<object>, language: string): PlacedTarget | undefined {
    // The file of the base language comes first, because it says which texts there are.
    for (const part of baseFirst(sourceParts(entry), ({ from }) => from.language, this.base)) {
      const name = canonical([part.file.path, language]);
      if (!this.known.has(name)) this.known.set(name, this.targetOf(part, language));
      const target = this.known.get(name);
      if (target) return { ...target, stringPath: part.path ?? [], sibling: this.sibling(part) };
    }
    return undefined;
  }

  /** Where the base language has the string that a file in the same format has. */
  baseOf(entry: Declared<object>, path: string): BaseString | undefined {
    const part = sourceParts(entry).find(
      ({ file, from }) => from.language === this.base && formatOf(file.path) === formatOf(path),
    );
    return part && this.sibling(part);
  }

  /** As in the file of the language that the texts come next to. */
  inOrder(path: string, texts: readonly { text: DifferingText; target: PlacedTarget }[]) {
    const names = once(() => new Set(this.stringsOf(path).texts.map((string) => string.path.join("."))));
    return [...grouped(texts, ({ target }) => target.sibling.path)].flatMap(([siblingPath, group]) => {
      const order = new StringOrder(this.stringsOf(siblingPath));
      return group
        .map(({ text, target }) => {
          const { stringPath, sibling } = target;
          const isToAdd = text.entry.isToAdd === true;
          return { text, target, string: { path: stringPath, start: sibling.name, isToAdd } };
        })
        .sort((a, b) => order.compare(a.string, b.string))
        .map(({ text, target, string }) => ({
          ...{ text, target },
          after: order.after(string, (earlier) => names().has(earlier.join("."))),
        }));
    });
  }

  private readonly stringsOf = onceForEach((path: string) => {
    const { textFiles } = this.input;
    const textFile = textFiles.get(path);
    return textFile
      ? readTexts(path, this.texts.get(path) ?? "", formatOptions(textFile))
      : { texts: [], faults: [] };
  });

  private sibling({ file: { path }, span }: Part): Sibling {
    return { path, text: this.texts.get(path) ?? "", name: span.start };
  }

  private targetOf({ file, from }: Part, language: string): TextTarget | undefined {
    const { textFiles, rows, context } = this.input;
    const textFile = textFiles.get(file.path) ?? from.file;
    if ((textFile.language ?? language) === language) {
      const missing = this.texts.has(file.path)
        ? {}
        : { missing: resolve(from.source.folder, textFile.path) };
      return { path: file.path, textFile, code: codeOf(from.source, language), ...missing };
    }
    const target = targetIn(rows, textFile, language);
    if (!target) return this.fileWithout(textFile, language);
    const { row: source, path } = target;
    const full = resolve(source.folder, path);
    const displayPath = pathShown(full, context.folders);
    const existing = textFiles.get(displayPath);
    const fresh = { source, path, language, isPlural: textFile.isPlural, ...nameParts(source, path) };
    const code = codeOf(source, language);
    return { path: displayPath, textFile: existing ?? fresh, code, ...(!existing && { missing: full }) };
  }

  /** A file without a language in its path, of which the other one is the counterpart. */
  private fileWithout(
    { path: otherPath, language: other = "" }: TextFile,
    language: string,
  ): TextTarget | undefined {
    const { textFiles, rows } = this.input;
    const found = [...textFiles].find(
      ([, textFile]) => textFile.language === language && targetIn(rows, textFile, other)?.path === otherPath,
    );
    return found && { path: found[0], textFile: found[1], code: codeOf(found[1].source, language) };
  }
}

export function sourceParts(entry: Declared<object>): Part[] {
  return (entry.parts ?? [entry]).flatMap((part) => (part.from ? [{ ...part, from: part.from }] : []));
}
