/** The manifests of a project as files, and their edited texts. */
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { encodedAs, type Folders } from "../files/paths.ts";
import { readFile } from "../files/system.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { entryProblem, type ManifestText, type TextFiles } from "../kinds/read.ts";
import { append, isStorable } from "../model/json.ts";
import { fileAt, namePlaceAt } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { KeptInSource, PulledField } from "../plan/pulledTexts.ts";
import { KEEPING_REASONS } from "../plan/waiting.ts";
import type { KeptInFile } from "../report/report.ts";
import { waitingWords } from "../report/view/rows.ts";
import { counted } from "../report/view/words.ts";
import type { EntryEdit } from "../yaml/editEntries.ts";

export function yamlPaths(manifests: readonly ManifestText[] = []): string[] {
  return manifests.flatMap(({ path, textFile }) => (textFile ? [] : [path]));
}

export interface ChangedFile {
  path: string;
  /** Empty if the file is new. */
  before: string;
  after: string;
  /** The full path of a new file. */
  creates?: string;
}

export interface ManifestEdit {
  kind: string;
  path: string;
  edit: EntryEdit;
}

/** The files to write. The encoding, a byte order mark and the permissions stay. */
export async function filesToWrite(changed: readonly ChangedFile[], { displayRoot }: Folders) {
  return Promise.all(
    changed.map(async ({ path, before, after, creates }) => {
      if (creates !== undefined) return { path: creates, text: after };
      const file = resolve(displayRoot, path);
      const [raw, { mode }] = await Promise.all([readFile(file), stat(file)]);
      const [text, replaces] = [encodedAs(raw, after), encodedAs(raw, before)];
      return { path: file, text, replaces, mode: mode & 0o777 };
    }),
  );
}

export function placeFields(kind: AnyKind, fields: readonly PulledField[], textFiles: TextFiles) {
  const edits: ManifestEdit[] = [];
  const problems: Problem[] = [];
  const keptFields: KeptInFile[] = [];
  const homeless: PulledField[] = [];
  for (const pulledField of fields) {
    const { entry, field, value } = pulledField;
    const [declared] = kind.fields.find(({ name }) => name === field)?.toPlan(entry.values) ?? [];
    const isInSource = textFiles.has(fileAt(entry.file, entry.span, [field]).path);
    if (!isStorable(value)) {
      const message = `The manifest keeps its ${field}: the live value has a character that a manifest cannot contain.`;
      const at = { path: [field], ofName: true, severity: "warning" } as const;
      problems.push(entryProblem(kind, entry, "not-expressible", message, at));
    } else if (declared && isInSource)
      keptFields.push({
        kind: kind.name,
        label: kind.label(entry.values),
        place: namePlaceAt(entry.file, entry.span, [field]),
        field,
        declared: declared.after,
        live: value,
        why: "a locale file declares it, of which pull changes only texts",
      });
    else if (entry.from) homeless.push(pulledField);
    else
      edits.push({
        kind: kind.plural,
        path: entry.file.path,
        edit: { is: "field", at: entry.span.start, field, value },
      });
  }
  append(problems, notInSources(homeless));
  return { edits, kept: keptFields, problems };
}

function notInSources(fields: readonly PulledField[]): Problem[] {
  if (fields.length === 0) return [];
  const names = [...new Set(fields.map(({ field }) => field))].join(", ");
  const count = new Set(fields.map(({ entry }) => entry)).size;
  const message = `Only locale files declare ${counted(count, "key")} with other values of ${names}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
  return [problem("not-editable", message, { severity: "notice", scope: "change" })];
}

export function keptInFiles(texts: readonly KeptInSource[]): KeptInFile[] {
  return texts.map(({ text: { item }, why: reason, details }) => ({
    ...item,
    why: reason === "waiting" ? waitingWords(item) : KEEPING_REASONS[reason],
    ...(details !== undefined && { details }),
    ...((reason === "conflict" || reason === "undecided") && { open: reason }),
  }));
}
