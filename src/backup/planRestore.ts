/**
 * Makes the plan that restores a backup. A live value is replaced if it still equals what the run wrote, or if it is empty.
 * Otherwise it is kept.
 */

import type { BackupEntry } from "../kinds/backup.ts";
import type { Live } from "../kinds/declaration.ts";
import type { AnyKind } from "../kinds/kind.ts";
import type { ProjectContext } from "../kinds/traits.ts";
import type { Plan } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import { DEFAULT_RULES } from "../model/rules.ts";
import type { Variables } from "../model/variables.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { identifying } from "../plan/declaredContents.ts";
import type { ReadBackup } from "./read.ts";
import { type Restored, restoreEntry } from "./restoreEntry.ts";

interface Options {
  /** Whether live values that changed after the run are replaced as well. */
  force: boolean;
  variables: Variables;
}

/** `live`: objects with an id or a name of the backup, keys with all their texts. */
export function planRestore(
  { kinds, entries }: Pick<ReadBackup, "kinds" | "entries">,
  live: Live,
  { force, variables }: Options,
): { plan: Plan; problems: readonly Problem[] } {
  const { project } = live;
  // The service has already stored these plural forms, so its list of forms is not checked.
  const languages = project.languages?.map((one) => ({ ...one, pluralForms: [] }));
  const context: ProjectContext = {
    project: { ...project, languages },
    rules: DEFAULT_RULES,
    variables,
    verdicts: WRITE_ALL,
  };
  const byKind = kinds.map((kind) => {
    const of = entries[kind.plural] ?? [];
    const objects = live.objects[kind.plural]?.objects ?? [];
    return { kind, restored: restoreAll(kind, of, objects, { context, force }) };
  });
  const restored = byKind.flatMap((one) => one.restored);
  return {
    plan: {
      format_version: 1,
      project,
      changes: restored.flatMap(({ change }) => change ?? []),
      kept: restored.flatMap(({ kept }) => kept ?? []),
      skipped: restored.flatMap(({ skipped }) => skipped ?? []),
      counts: {
        unchanged: restored.filter(isSame).length,
        unmanaged: 0,
        by_kind: Object.fromEntries(
          byKind.map((one) => [
            one.kind.plural,
            { unchanged: one.restored.filter(isSame).length, unmanaged: 0 },
          ]),
        ),
        adopted: 0,
      },
    },
    problems: restored.flatMap(({ problems }) => problems ?? []),
  };
}

function restoreAll(
  kind: AnyKind,
  entries: readonly BackupEntry<object>[],
  live: readonly unknown[],
  { context, force }: { context: ProjectContext; force: boolean },
): Restored[] {
  const ids = new Set(entries.flatMap(({ declared }) => identifying(kind, declared).id ?? []));
  // An object with the id of an entry belongs to that entry, and to no other one of the same name or URL.
  const claimed = new Set(live.filter((one) => ids.has(String(kind.id(one)))));
  return entries.map((entry, index) => {
    const match = kind.findRestored(entry, live, { context, claimed });
    if (match.claims !== undefined) claimed.add(match.claims);
    return restoreEntry(kind, entry, match, { force, ref: `${kind.name}:${index + 1}` });
  });
}

function isSame({ change, kept = [], skipped }: Restored): boolean {
  return !change && !skipped && kept.length === 0;
}
