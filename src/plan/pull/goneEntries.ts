/** Entries whose object is not live, and how many of them a pull may remove from the manifests. */
import { type AnyKind, limitOf } from "../../kinds/kind.ts";
import type { Matching } from "../../kinds/match.ts";
import type { Declared } from "../../kinds/traits.ts";
import { type Problem, problem } from "../../model/problem.ts";
import type { Rules } from "../../model/rules.ts";

type Entry = Declared<object>;

/** Below this number of entries, a percentage says nothing. */
const MIN_FOR_PERCENT = 20;

/** An entry that could mean several objects is not gone. */
export function goneEntries({ matches }: Pick<Matching<Entry, unknown>, "matches">): Entry[] {
  return matches.filter(({ live }) => live === undefined).map(({ declared }) => declared);
}

/** Why these entries may not be removed. `declared`: the number of all entries of the kind. */
export function tooManyGone(
  { plural, limits }: AnyKind,
  gone: readonly Entry[],
  declared: number,
  rules: Rules,
): Problem[] {
  const count = gone.length;
  if (count === 0) return [];
  const refusal = (message: string) => [problem("too-many-destroyed", message, { reach: "project" })];
  if (count === declared && declared > 1)
    return refusal(
      `None of the ${declared} declared ${plural} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`,
    );
  const removes = `--remove-missing would remove ${count} of ${declared} entries`;
  const most = limitOf(limits.removed, rules);
  if (count > most)
    return refusal(
      `${removes}, but limits.${limits.removed.name} allows ${most}. To remove them, raise limits.${limits.removed.name}.`,
    );
  const { removedPercent } = limits;
  const percent = removedPercent ? limitOf(removedPercent, rules) : 100;
  if (!removedPercent || declared < MIN_FOR_PERCENT || count * 100 <= declared * percent) return [];
  return refusal(
    `${removes}, but limits.${removedPercent.name} allows ${percent} %. To remove them, raise limits.${removedPercent.name}.`,
  );
}
