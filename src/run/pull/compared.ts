/** What the manifests declare after a pull, compared with what they declared before, with the writers of the new texts. */

import type { Declaration } from "../../kinds/declaration.ts";
import { canonical } from "../../model/json.ts";
import type { DeclarationComparison } from "../../model/plan.ts";
import { compareDeclarations } from "../../plan/compareDeclarations.ts";
import type { DifferingText } from "../../plan/pull.ts";

export function comparedBefore(
  after: Declaration,
  before: Declaration,
  taken: readonly DifferingText[],
): DeclarationComparison {
  const compared = compareDeclarations(after.kinds, after, before);
  const edited = new Map(
    taken.flatMap(({ kind, entry, field, language, edited: by }) =>
      by ? [[nameOf(kind.name, kind.label(entry.values), field, language), by]] : [],
    ),
  );
  return {
    ...compared,
    changes: compared.changes.map((change) => ({
      ...change,
      fields: change.fields.map((field) => {
        const by = edited.get(nameOf(change.kind, change.label, field.field, field.part));
        return by && change.action === "update" ? { ...field, edited: by } : field;
      }),
    })),
  };
}

function nameOf(kind: string, label: string, field: string, part: string | undefined): string {
  return canonical([kind, label, field, part ?? null]);
}
