/** Where the pulled texts go: into entries of YAML, or into locale files. */
import type { TextFiles } from "../kinds/read.ts";
import type { TextSource } from "../kinds/textSource.ts";
import type { TextEdit } from "../locales/format.ts";
import { grouped, isMapping } from "../model/json.ts";
import { type Problem, problem } from "../model/problem.ts";
import { manifestOf } from "../plan/declaredContents.ts";
import type { DifferingText } from "../plan/pull.ts";
import { counted } from "../report/view/words.ts";
import { formsOf, type SourceChanges, type TextChange } from "./editSources.ts";
import type { ManifestEdits } from "./manifestFiles.ts";
import { type PlacedTarget, sourceParts, type TextTargets } from "./textTargets.ts";

interface Given {
  textFiles: TextFiles;
  /** The base language of the project. */
  base: string;
  targets: TextTargets;
}

interface Added {
  text: DifferingText;
  target: PlacedTarget;
}

export function placeTexts(
  taken: readonly DifferingText[],
  { textFiles, base, targets }: Given,
): { edits: ManifestEdits[]; sources: SourceChanges[]; problems: Problem[] } {
  const edits: ManifestEdits[] = [];
  const placed: { text: DifferingText; path: string; target: PlacedTarget | undefined }[] = [];
  const unplaced: DifferingText[] = [];
  for (const text of taken) {
    const { kind, entry, language, declared } = text;
    const target = declared === undefined ? targets.find(kind, entry, language) : undefined;
    const path = target?.path ?? manifestOf(kind, entry, language);
    if (target || (declared !== undefined && textFiles.has(path))) placed.push({ text, path, target });
    else if (declared === undefined && entry.from) unplaced.push(text);
    else edits.push(manifestEdit(text));
  }
  const sources = [...grouped(placed, ({ path }) => path)].flatMap(([path, own]): SourceChanges[] => {
    const added = own.flatMap(({ text, target }) => (target ? { text, target } : []));
    const target = added[0]?.target;
    const textFile = textFiles.get(path) ?? target?.textFile;
    if (!textFile) return [];
    const replaced = own.flatMap(({ text, target: isAdded }): TextChange[] =>
      isAdded ? [] : [{ text, edits: replacements(text), base: targets.baseOf(text.entry, path) }],
    );
    const changes = [...replaced, ...added.sort(siblingOrder).map(addition)];
    const creates = target?.missing && { full: target.missing, code: target.code };
    return [{ path, textFile, changes, ...(creates && { creates }) }];
  });
  return {
    edits,
    sources,
    problems: [...notPlaced(unplaced), ...notListed(sources, base)],
  };
}

function manifestEdit({ kind, entry, language, after }: DifferingText): ManifestEdits {
  return {
    kind: kind.plural,
    path: entry.file.path,
    edits: [{ is: "text", at: entry.span.start, language, value: after }],
  };
}

/** Only the plural forms that differ. */
function replacements({ entry, field, language, declared, after }: DifferingText): TextEdit[] {
  const span = entry.span.members?.get(field)?.members?.get(language);
  if (!span) return [];
  if (typeof after === "string") return [{ is: "replace", at: span, text: after }];
  return Object.entries(formsOf(after)).flatMap(([form, text]): TextEdit[] => {
    const at = span.members?.get(form);
    const before = isMapping(declared) ? declared[form] : undefined;
    return at && before !== text ? [{ is: "replace", at, text }] : [];
  });
}

/** As in the file of the language that the texts come next to. */
function siblingOrder({ target: { sibling: a } }: Added, { target: { sibling: b } }: Added): number {
  return a.path === b.path ? a.at - b.at : 0;
}

function addition({ text, target: { origin, textFile, code, sibling } }: Added): TextChange {
  const { after } = text;
  const value = typeof after === "string" ? after : formsOf(after);
  const language = textFile.language === undefined ? { language: code } : {};
  return { text, edits: [{ is: "add", path: origin.path, ...language, value }], base: sibling };
}

/** Texts in a language for which no row of `texts` has a file. */
function notPlaced(texts: readonly DifferingText[]): Problem[] {
  return [...new Set(texts.map(({ language }) => language))].map((language) => {
    const own = texts.filter((text) => text.language === language);
    const [row] = own.flatMap(({ entry }) => sourceParts(entry).map(({ from }) => from.source));
    const message = `No locale file can have ${counted(own.length, "text")} in ${language}: "${row?.files}" does not say where the files in ${language} are. Add a row to texts in lokaform.yaml for them.`;
    return problem("no-language-file", message, {
      severity: "notice",
      scope: "change",
      ...(row && { place: row.place }),
    });
  });
}

/** A plan reads only the languages that the row names. */
function notListed(sources: readonly SourceChanges[], base: string): Problem[] {
  const unlisted = new Map<TextSource, Set<string>>();
  for (const { textFile, changes } of sources)
    for (const { text } of changes) {
      const { source } = textFile;
      const listed = source.languages ?? [source.language ?? base];
      if (!listed.includes(text.language))
        unlisted.set(source, (unlisted.get(source) ?? new Set()).add(text.language));
    }
  return [...unlisted].map(([{ files, languages, place }, own]) => {
    const added = [...own].join(", ");
    const message = `Other commands do not read the ${added} texts of "${files}", because its row names only ${languages?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...(languages ?? [base]), ...own].join(", ")}].`;
    return problem("no-language-file", message, { severity: "notice", scope: "change", place });
  });
}
