/** What lives and is not declared: which of it is taken away, and which is left, by which rule. */
import type { Kind } from "../kinds/kind.ts";
import { digest } from "../model/digest.ts";
import type { Destroy, Left } from "../model/plan.ts";
import { foreignOwner, OWNER_TAG_PREFIX, type Removal, type Rules } from "../model/rules.ts";

export interface Pruning {
  destroys: readonly Destroy[];
  left: readonly Left[];
  /** Declared live objects of prune's scope, and those to be taken away: what limits in percent are percent of. */
  scope: number;
}

const NOTHING: Pruning = { destroys: [], left: [], scope: 0 };

/** `mine` are the live objects that are declared; `others` those that are not. */
export function prune<Values, Wire, Context, Out>(
  kind: Kind<Values, Wire, Context, Out>,
  { mine, others }: { mine: readonly Wire[]; others: readonly Wire[] },
  rules: Rules,
): Pruning {
  const how = removalOf(kind.name, rules);
  if (how === undefined) return NOTHING;
  const inScope = (live: Wire) =>
    kind.name === "webhook" || rules.prune === "all" || isOwned(kind.tags(live), rules);
  const doomed: Wire[] = [];
  const left: Left[] = [];
  for (const live of others) {
    if (!inScope(live) || (how === "archive" && kind.isAway(live))) continue;
    const object = { kind: kind.name, label: kind.liveLabel(live), id: kind.id(live) };
    const foreign = foreignOwner(kind.tags(live), rules);
    const guardian = kind.tags(live).find((tag) => rules.protectedTags.includes(tag));
    if (foreign !== undefined) left.push({ ...object, reason: "foreign-owner", tag: foreign });
    else if (guardian !== undefined) left.push({ ...object, reason: "protected", tag: guardian });
    else doomed.push(live);
  }
  const destroys = doomed.map(
    (live): Destroy => ({
      ref: `${kind.name}-away:${kind.id(live)}`,
      kind: kind.name,
      label: kind.liveLabel(live),
      action: "destroy",
      id: kind.id(live),
      how,
      seen: digest(kind.id(live), kind.fingerprint(live)),
    }),
  );
  const byName = [...destroys].sort((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0));
  return { destroys: byName, left, scope: mine.filter(inScope).length + destroys.length };
}

function removalOf(kind: "key" | "webhook", rules: Rules): Removal | undefined {
  if (kind === "webhook") return rules.pruneWebhooks === "all" ? "destroy" : undefined;
  return rules.prune === "off" ? undefined : rules.onRemove;
}

function isOwned(tags: readonly string[], { owner }: Rules): boolean {
  return owner !== undefined && tags.includes(OWNER_TAG_PREFIX + owner);
}
