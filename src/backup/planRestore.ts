/**
 * Backup × live → the plan that brings the backup back. A live value is replaced if it still equals what the run wrote,
 * or is empty, and is kept otherwise.
 */

import type { LiveKey } from "../kinds/key/live.ts";
import { restoreKey } from "../kinds/key/restore.ts";
import type { Surroundings } from "../kinds/kind.ts";
import type { LiveWebhook } from "../kinds/webhook/live.ts";
import { restoreWebhook } from "../kinds/webhook/restore.ts";
import { FORMAT_VERSION, type Plan } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import type { Project } from "../model/project.ts";
import { DEFAULT_RULES } from "../model/rules.ts";
import type { Variables } from "../model/variables.ts";
import type { ReadBackup } from "./kept.ts";
import type { Restored } from "./restoreEntry.ts";

/** What the project holds of what the backup is about. */
export interface LiveForRestore {
  project: Project;
  /** Keys with an id or a name of the backup, with all their texts. */
  keys: readonly LiveKey[];
  webhooks: readonly LiveWebhook[];
}

interface Options {
  /** Whether live values that changed since the run are replaced as well. */
  force: boolean;
  variables: Variables;
}

export function planRestore(
  { keys, webhooks }: ReadBackup,
  live: LiveForRestore,
  { force, variables }: Options,
): { plan: Plan; problems: readonly Problem[] } {
  const { project } = live;
  // The service stored these plural forms before, whatever it lists for the language.
  const languages = project.languages?.map((one) => ({ ...one, pluralForms: [] }));
  const around: Surroundings = { project: { ...project, languages }, rules: DEFAULT_RULES, variables };
  const claimed = new Set<unknown>();
  const ofKeys = keys.map((entry, index) =>
    restoreKey(entry, live, { around, force, claimed, ref: `key:${index + 1}` }),
  );
  const ofWebhooks = webhooks.map((entry, index) =>
    restoreWebhook(entry, live.webhooks, { around, force, claimed, ref: `webhook:${index + 1}` }),
  );
  const restored = [...ofKeys, ...ofWebhooks];
  return {
    plan: {
      format_version: FORMAT_VERSION,
      project,
      changes: restored.flatMap(({ change }) => change ?? []),
      left: restored.flatMap(({ left }) => left ?? []),
      skipped: restored.flatMap(({ skipped }) => skipped ?? []),
      counts: {
        unchanged: restored.filter(isSame).length,
        unmanaged: 0,
        webhooks: { unchanged: ofWebhooks.filter(isSame).length, unmanaged: 0 },
        adopted: 0,
      },
    },
    problems: restored.flatMap(({ problems }) => problems ?? []),
  };
}

function isSame({ change, left = [], skipped }: Restored): boolean {
  return !change && !skipped && left.length === 0;
}
