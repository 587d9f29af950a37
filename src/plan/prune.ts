/** Decides which undeclared live objects are removed, and which of them a rule keeps. */
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import { type AnyKind, isPruned, removalOf } from "../kinds/kind.ts";
import { digest } from "../model/digest.ts";
import { isMapping } from "../model/json.ts";
import type { Destroy, Kept } from "../model/plan.ts";
import { foreignOwner } from "../model/setting.ts";

export interface Pruning {
  destroys: readonly Destroy[];
  /** Undeclared objects that a rule keeps. */
  spared: readonly Kept[];
  /** The number of live objects that prune covers: declared ones, and those to be removed. Percentages refer to it. */
  scope: number;
}

const NOTHING: Pruning = { destroys: [], spared: [], scope: 0 };

/** `matched`: live objects that are declared. `unmatched`: the others. */
export function prune(
  kind: AnyKind,
  { matched, unmatched }: { matched: readonly unknown[]; unmatched: readonly unknown[] },
  context: ProjectContext,
): Pruning {
  const { rules } = context;
  const how = removalOf(kind, rules);
  if (how === undefined) return NOTHING;
  const inScope = (live: unknown) => isPruned(kind, kind.tags(live), rules);
  const toRemove: unknown[] = [];
  const spared: Kept[] = [];
  for (const live of unmatched) {
    if (!inScope(live) || (how === "archive" && kind.isArchived(live))) continue;
    const object = { kind: kind.name, label: kind.liveLabel(live), id: kind.id(live) };
    const foreign = foreignOwner(kind.tags(live), rules);
    const protectingTag = kind.tags(live).find((tag) => rules.protectedTags.includes(tag));
    if (foreign !== undefined) spared.push({ ...object, reason: "foreign-owner", tag: foreign });
    else if (protectingTag !== undefined) spared.push({ ...object, reason: "protected", tag: protectingTag });
    else toRemove.push(live);
  }
  const destroys = toRemove.map((live): Destroy => {
    const tags = kind.tags(live);
    const texts = textsOf(kind, live, context);
    return {
      ref: `${kind.name}-away:${kind.id(live)}`,
      kind: kind.name,
      label: kind.liveLabel(live),
      action: "destroy",
      id: kind.id(live),
      how,
      seen: digest(kind.id(live), kind.fingerprint(live)),
      ...(tags.length > 0 && { tags }),
      ...(texts.length > 0 && { texts }),
    };
  });
  const byLabel = [...destroys].sort((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0));
  return { destroys: byLabel, spared, scope: matched.filter(inScope).length + destroys.length };
}

function textsOf(kind: AnyKind, live: unknown, context: ProjectContext): NonNullable<Destroy["texts"]> {
  const own = kind.liveContext(live, context, kind.liveLabel(live));
  return kind.fields.flatMap((field) => {
    const texts = field.role === "text" ? field.toManifest(live, own) : undefined;
    if (!isMapping(texts)) return [];
    return Object.entries(texts).map(([part, before]) => {
      const edited = field.lastWriter?.(live, part)?.edited;
      return { field: field.name, part, before, ...(edited && { edited }) };
    });
  });
}
