/** Removes entries whose object is not live, if a person agrees. */

import type { AnyKind, Matching } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import type { Declared } from "../kinds/traits.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import type { Rules } from "../model/setting.ts";
import { tooManyGone } from "../plan/pull.ts";
import type { ManifestEdits } from "./manifestFiles.ts";
import type { PullOptions } from "./options.ts";
import { sourceParts } from "./textTargets.ts";

type Entry = Declared<object>;

export async function removedEntries(
  kind: AnyKind,
  entries: readonly Entry[],
  matching: Matching<Entry, unknown>,
  { rules, options }: { rules: Rules; options: Pick<PullOptions, "dryRun" | "confirmsRemoval"> },
): Promise<{ edits: ManifestEdits[]; problems: Problem[] }> {
  // An entry that could mean several objects is not gone.
  const all = matching.matches.flatMap(({ declared, live }) => (live === undefined ? [declared] : []));
  const gone = all.filter(isOnlyInYaml);
  const kept = all.filter((entry) => !isOnlyInYaml(entry)).map((entry) => inSource(kind, entry));
  const refused = tooManyGone(kind, gone, entries.filter(isOnlyInYaml).length, rules);
  if (gone.length === 0 || anyError(refused)) return { edits: [], problems: [...kept, ...refused] };
  const labels = gone.map(({ values }) => kind.label(values));
  const agreed = options.dryRun || (await options.confirmsRemoval?.(labels));
  if (agreed)
    return {
      edits: gone.map(({ file, spot }) => ({
        kind: kind.plural,
        path: file.path,
        edits: [{ is: "remove", at: spot.start }],
      })),
      problems: kept,
    };
  const why = options.confirmsRemoval
    ? "was not confirmed"
    : "needs a question, which only a terminal can ask";
  const message = `The removal of ${gone.length} entries ${why}. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
  return { edits: [], problems: [problem("not-agreed", message, { reach: "project" })] };
}

function isOnlyInYaml(entry: Entry): boolean {
  return sourceParts(entry).length === 0;
}

function inSource(kind: AnyKind, entry: Entry): Problem {
  const message = `It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.`;
  const [part = entry] = sourceParts(entry);
  const [identity] = kind.fields.filter(({ role }) => role === "identity");
  return entryProblem(kind, part, "not-editable", message, {
    path: identity ? [identity.name] : [],
    severity: "notice",
  });
}
