/**
 * Marks conflicts: declared texts that are new, and that a rule keeps out of the project. This decides what is reported, and
 * never what is written.
 */
import { entryProblem } from "../kinds/entryProblem.ts";
import type { Declared } from "../kinds/traits.ts";
import { canonical } from "../model/json.ts";
import type { KeptItem, KeptValueItem, Plan } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import { declaredText, earlierEntries, manifestOf } from "./earlierEntries.ts";
import type { KeptText } from "./planKind.ts";

/** What manifests declared before: at the last apply, or in the commit that a pull request would be merged into. */
export interface Baseline {
  entries: readonly Declared<object>[];
  /** Manifests without a change since then; absent: none is known. */
  isUnchanged?(path: string): boolean;
}

/** The kept texts whose declared text is new, or different from the baseline. */
export function conflictsIn(kept: readonly KeptText[], { entries, isUnchanged }: Baseline): KeptText[] {
  const open = kept.filter(
    ({ kind, entry, item }) => !isUnchanged?.(manifestOf(kind, entry, item.part ?? "")),
  );
  return open.filter(({ item, entry, kind }) => {
    const before = earlierEntries(kind, entries).find(entry);
    const text = before && declaredText(kind, before, item.part ?? "");
    return text === undefined || canonical(text) !== canonical(item.declared);
  });
}

/** The plan with marked conflicts. */
export function withConflicts(plan: Plan, conflicts: readonly KeptText[]): Plan {
  const marked = new Set<KeptItem>(conflicts.map(({ item }) => item));
  return {
    ...plan,
    kept: plan.kept.map((item) => (marked.has(item) && "field" in item ? { ...item, conflict: true } : item)),
  };
}

/** With `merge`, a conflict makes the run fail. With `seed`, texts of translators are expected to differ. */
export function conflictProblems(conflicts: readonly KeptText[]): Problem[] {
  return conflicts.map(({ item, entry, kind }) =>
    entryProblem(kind, entry, "conflict", conflictWords(item), {
      path: [item.field, item.part ?? ""],
      ofName: true,
      severity: item.reason === "edited" ? "error" : "warning",
    }),
  );
}

function conflictWords({ part, reason }: KeptValueItem): string {
  const text = `The declared ${part} text is new, but it is not written:`;
  if (reason === "edited")
    return `${text} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.`;
  return `${text} the rule for ${part} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}

/** Whether a problem is a conflict, which prevents no other change. */
export function isConflictProblem({ code }: Problem): boolean {
  return code === "conflict";
}

export function isNoConflict(one: Problem): boolean {
  return !isConflictProblem(one);
}
