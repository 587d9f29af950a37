/** Where pulled fields go: into entries of YAML. Source files have only texts. */
import type { AnyKind } from "../../kinds/kind.ts";
import type { TextFiles } from "../../kinds/read.ts";
import { fileAt, namePlaceAt } from "../../model/place.ts";
import { type Problem, problem } from "../../model/problem.ts";
import type { PulledField } from "../../plan/pull.ts";
import type { KeptInFile } from "../../report/report.ts";
import { counted } from "../../report/view/words.ts";
import type { ManifestEdits } from "./manifestFiles.ts";

export interface PlacedFields {
  edits: readonly ManifestEdits[];
  kept: readonly KeptInFile[];
  problems: readonly Problem[];
}

export function placeFields(
  kind: AnyKind,
  fields: readonly PulledField[],
  textFiles: TextFiles,
): PlacedFields {
  const edits: ManifestEdits[] = [];
  const kept: KeptInFile[] = [];
  const homeless: PulledField[] = [];
  for (const one of fields) {
    const { entry, field, value } = one;
    const [declared] = kind.fields
      .filter(({ name }) => name === field)
      .flatMap((row) => row.declared(entry.values));
    const isInSource = textFiles.has(fileAt(entry.file, entry.spot, [field]).path);
    if (declared && isInSource)
      kept.push({
        kind: kind.name,
        label: kind.label(entry.values),
        place: namePlaceAt(entry.file, entry.spot, [field]),
        field,
        declared: declared.after,
        live: value,
        why: "a source file declares it, of which pull changes only texts",
      });
    else if (entry.from) homeless.push(one);
    else
      edits.push({
        kind: kind.plural,
        path: entry.file.path,
        edits: [{ is: "field", at: entry.spot.start, field, value }],
      });
  }
  return { edits, kept, problems: notInSources(homeless) };
}

function notInSources(fields: readonly PulledField[]): Problem[] {
  if (fields.length === 0) return [];
  const names = [...new Set(fields.map(({ field }) => field))].join(", ");
  const count = new Set(fields.map(({ entry }) => entry)).size;
  const message = `Only source files declare ${counted(count, "key")} with other values of ${names}, and a source file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
  return [problem("not-editable", message, { severity: "notice", reach: "change" })];
}
