/** Changes texts in locale files. A text that its file cannot hold is left out, and all others are written. */
import type { Manifests } from "../kinds/read.ts";
import type { TextFile } from "../kinds/textSource.ts";
import type { FormatOptions, TextEdit, TextFormat } from "../locales/format.ts";
import { formatOf } from "../locales/formats.ts";
import { append } from "../model/json.ts";
import type { DifferingText } from "../plan/pull.ts";
import type { ChangedFile } from "./manifestFiles.ts";

/** The texts that one locale file gets. */
export interface SourceChanges {
  path: string;
  textFile: TextFile;
  changes: readonly TextChange[];
  /** Set if the file does not exist: its full path, and how it should name its language. */
  creates?: { full: string; code: string };
}

/** What one text changes in its file. `base`: the same string in the base language, by its file and the start of its name. */
export interface TextChange {
  text: DifferingText;
  edits: readonly TextEdit[];
  base?: { path: string; at: number } | undefined;
}

export interface RefusedChange {
  text: DifferingText;
  /** The locale file. */
  path: string;
  /** A full sentence. */
  why: string;
}

/** The manifests with the new texts. A file that stays the same is not among the changed ones. */
export function editSources(
  manifests: Manifests,
  all: readonly SourceChanges[],
): { manifests: Manifests; changed: ChangedFile[]; refused: RefusedChange[] } {
  const texts = new Map(
    Object.values(manifests).flatMap((some) => some.map(({ path, text }) => [path, text])),
  );
  const changed: ChangedFile[] = [];
  const refused: RefusedChange[] = [];
  const after = new Map<string, string>();
  const created: { kind: string; path: string; text: string; textFile: TextFile }[] = [];
  for (const { path, textFile, changes, creates } of all) {
    const format = formatOf(path);
    if (!format) continue;
    const start = creates ? format.empty(creates.code) : (texts.get(path) ?? "");
    const given = changes.map((change) => withBase(change, texts));
    const result = editSource(format, start, given, textFile.source);
    append(
      refused,
      result.refused.map((one) => ({ ...one, path })),
    );
    if (result.text === start) continue;
    after.set(path, result.text);
    const kind = changes[0]?.text.kind.plural;
    if (creates && kind !== undefined) created.push({ kind, path, text: result.text, textFile });
    changed.push({
      path,
      before: creates ? "" : start,
      after: result.text,
      ...(creates && { creates: creates.full }),
    });
  }
  const edited = Object.entries(manifests).map(([kind, some]) => [
    kind,
    [
      ...some.map((one) => ({ ...one, text: after.get(one.path) ?? one.text })),
      ...created.flatMap(({ kind: plural, ...one }) => (plural === kind ? [one] : [])),
    ],
  ]);
  return { manifests: Object.fromEntries(edited), changed, refused };
}

function withBase(change: TextChange, texts: ReadonlyMap<string, string>): TextChange {
  const { base, edits } = change;
  const text = base && texts.get(base.path);
  if (!base || text === undefined) return change;
  return { ...change, edits: edits.map((edit) => ({ ...edit, base: { text, name: base.at } })) };
}

/** Texts that the format refuses are left out. If it does not say which, the file stays as it is. */
export function editSource(
  format: TextFormat,
  before: string,
  changes: readonly TextChange[],
  options: FormatOptions,
): { text: string; refused: Omit<RefusedChange, "path">[] } {
  const refused: Omit<RefusedChange, "path">[] = [];
  for (let left = changes; ; ) {
    const edits = left.flatMap((change) => change.edits.map((edit) => ({ change, edit })));
    const result = format.edit(
      before,
      edits.map(({ edit }) => edit),
      options,
    );
    if (result.is === "edited") return { text: result.text, refused };
    if (left.length === 0) return { text: before, refused };
    const { why, each } = result;
    const reasons = each
      ? new Map([...each].map(([index, reason]) => [edits[index]?.change, reason]))
      : new Map(left.map((change) => [change, why]));
    append(
      refused,
      left.flatMap((change) => {
        const reason = reasons.get(change);
        return reason === undefined ? [] : { text: change.text, why: reason };
      }),
    );
    left = left.filter((change) => !reasons.has(change));
  }
}

/** Plural forms, of which a live text has at least one. */
export function formsOf(after: DifferingText["after"]): Record<string, string> {
  const forms = Object.entries(after ?? {});
  return Object.fromEntries(
    forms.flatMap(([form, text]) => (typeof text === "string" ? [[form, text]] : [])),
  );
}
