/** Decides which undeclared live objects are removed, and which of them a rule keeps. */
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import { type AnyKind, isPruned, removalOf } from "../kinds/kind.ts";
import { byCodeUnits, digest, isMapping } from "../model/json.ts";
import type { Destroy, Kept } from "../model/plan.ts";
import { foreignOwner } from "../model/setting.ts";

export interface Pruning {
  destroys: readonly Destroy[];
  spared: readonly Kept[];
  /** The number of live objects that prune covers: declared ones, and those to be removed. Percentages refer to it. */
  scope: number;
}

export function prune(
  kind: AnyKind,
  { matched, unmatched }: { matched: readonly unknown[]; unmatched: readonly unknown[] },
  context: ProjectContext,
): Pruning {
  const { rules } = context;
  const how = removalOf(kind, rules);
  if (how === undefined) return { destroys: [], spared: [], scope: 0 };
  const inScope = (live: unknown) => isPruned(kind, kind.tags(live), rules);
  const destroys: Destroy[] = [];
  const spared: Kept[] = [];
  for (const live of unmatched) {
    if (!inScope(live) || (how === "archive" && kind.isArchived(live))) continue;
    const [label, id, tags] = [kind.liveLabel(live), kind.id(live), kind.tags(live)];
    const object = { kind: kind.name, label, id };
    const foreign = foreignOwner(tags, rules);
    const protectingTag = tags.find((tag) => rules.protectedTags.includes(tag));
    if (foreign !== undefined) spared.push({ ...object, reason: "foreign-owner", tag: foreign });
    else if (protectingTag !== undefined) spared.push({ ...object, reason: "protected", tag: protectingTag });
    else {
      const texts = textsOf(kind, live, context);
      destroys.push({
        ref: `${kind.name}-away:${id}`,
        kind: kind.name,
        label,
        action: "destroy",
        id,
        how,
        seen: digest(id, kind.fingerprint(live)),
        ...(tags.length > 0 && { tags }),
        ...(texts.length > 0 && { texts }),
      });
    }
  }
  destroys.sort((a, b) => byCodeUnits(a.label, b.label));
  return { destroys, spared, scope: matched.filter(inScope).length + destroys.length };
}

function textsOf(kind: AnyKind, live: unknown, context: ProjectContext): NonNullable<Destroy["texts"]> {
  const liveContext = kind.liveContext(live, context, kind.liveLabel(live));
  return kind.fields.flatMap((field) => {
    const texts = field.role === "text" ? field.toManifest(live, liveContext) : undefined;
    if (!isMapping(texts)) return [];
    return Object.entries(texts).map(([part, before]) => {
      const edited = field.lastWriter?.(live, part)?.edited;
      return { field: field.name, part, before, ...(edited && { edited }) };
    });
  });
}
