/** Plans one kind: match, compare, prune. */

import { type AnyKind, isPruned, type LiveObjects, type Matching, removalOf } from "../kinds/kind.ts";
import { fieldOf } from "../kinds/registry.ts";
import type { Declared, ProjectContext } from "../kinds/traits.ts";
import { digest } from "../model/digest.ts";
import { isMapping } from "../model/json.ts";
import { namePlaceAt } from "../model/place.ts";
import type { Change, Destroy, Kept, KeptValueItem, Unmanaged } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import { foreignOwner } from "../model/setting.ts";
import type { TextQuestion } from "../model/verdict.ts";
import { type Comparison, compare } from "./compare.ts";
import { textsIn } from "./declaredContents.ts";

/** A kept text without a verdict, with its entry. */
export interface OpenQuestion extends TextQuestion {
  kind: AnyKind;
  entry: Declared<object>;
  object: unknown;
}

/** A kept text, with its entry. */
export interface KeptText {
  kind: AnyKind;
  entry: Declared<object>;
  item: KeptValueItem;
  object: unknown;
}

/** What a plan says about one entry. */
export interface EntryPlan extends Comparison {
  kind: AnyKind;
  entry: Declared<object>;
  live?: unknown;
}

/** What a plan found out about the objects of one kind. */
export interface KindPlan extends Pruning {
  kind: AnyKind;
  /** `matches`: the entries for which it is certain which live object they mean, in manifest order. */
  matching: Matching<Declared<object>, unknown>;
  declared: readonly Declared<object>[];
  live: LiveObjects<unknown>;
  /** In the order of the matches, and then those that could not be matched. */
  parts: readonly EntryPlan[];
  /** Problems that are not those of one part. */
  remarks: readonly Problem[];
  unmanaged: readonly Unmanaged[];
  /** Declared objects that are live. */
  matched: number;
}

/** `earlier`: a plan of the same objects, without verdicts. Objects without an open question are not compared again. */
export function planKind(
  kind: AnyKind,
  declared: readonly Declared<object>[],
  live: LiveObjects<unknown>,
  context: ProjectContext,
  earlier?: KindPlan,
): KindPlan {
  const matching = earlier?.matching ?? kind.match(declared, live, context);
  const compared = matching.matches.map((match, index) => {
    const known = earlier?.parts[index];
    const isAnswered = known !== undefined && (known.open ?? []).length === 0;
    const comparison = isAnswered ? known : compare(kind, match, context, `${kind.name}:${index + 1}`);
    const { declared: entry, live: object } = match;
    return { ...comparison, kind, entry, ...(object !== undefined && { live: object }) };
  });
  const refused = matching.refused.map(({ declared: entry, problem }): EntryPlan => {
    const { file, span, values } = entry;
    const skipped = { kind: kind.name, label: kind.label(values), place: namePlaceAt(file, span, []) };
    return { kind, entry, kept: [], skipped, problems: [problem] };
  });
  const matched = matching.matches.flatMap((match) => (match.live === undefined ? [] : [match.live]));
  const unmatched = matching.unmanaged.filter((one) => !matching.namesakes.has(one));
  const pruning = prune(kind, { matched, unmatched }, context);
  const planned = new Set([...pruning.destroys, ...pruning.spared].map(({ id }) => id));
  const unmanaged = matching.unmanaged
    .filter((one) => !planned.has(kind.id(one)))
    .map((one): Unmanaged => ({ kind: kind.name, label: kind.liveLabel(one), id: kind.id(one) }));
  const parts = [...compared, ...refused];
  const { remarks } = matching;
  return { kind, matching, declared, live, parts, remarks, unmanaged, matched: matched.length, ...pruning };
}

/** What the plans of several entries say together. `changes`: creates, updates and renames, in manifest order. */
export function summed(parts: readonly EntryPlan[]) {
  return {
    changes: parts.flatMap(({ change }) => change ?? []),
    created: parts.flatMap(({ change, entry }) => (change?.action === "create" ? [{ change, entry }] : [])),
    kept: parts.flatMap(({ kept }) => kept),
    skipped: parts.flatMap(({ skipped }) => skipped ?? []),
    unchanged: parts.filter(({ change, skipped, kept }) => !change && !skipped && kept.length === 0).length,
    problems: parts.flatMap(({ problems }) => problems),
    open: parts.flatMap(({ open = [], entry, kind, live: object }) =>
      open.map((one) => ({ ...one, kind, entry, object })),
    ),
    keptTexts: parts.flatMap(({ kept, entry, kind, live: object }) =>
      kept.flatMap((item) => ("field" in item ? [{ kind, entry, item, object }] : [])),
    ),
  };
}

/** The names of the object before or after the change, as far as the change sets them; with the kind, because kinds share no names. */
export function namesOf(change: Change, side: "before" | "after"): string[] {
  if (change.action === "destroy") return [];
  const fields = change.fields.filter(({ field }) => fieldOf(change.kind, field).role === "identity");
  return fields.flatMap((field) => textsIn(field[side] ?? null).map((name) => `${change.kind} ${name}`));
}

/** Live names that are free after the change. */
export function freedNames(change: Change): string[] {
  const after = new Set(namesOf(change, "after"));
  return namesOf(change, "before").filter((name) => !after.has(name));
}

interface Pruning {
  /** Removals. */
  destroys: readonly Destroy[];
  /** Undeclared objects that a rule keeps. */
  spared: readonly Kept[];
  /** The number of live objects that prune covers: declared ones, and those to be removed. Percentages refer to it. */
  scope: number;
}

const NOTHING: Pruning = { destroys: [], spared: [], scope: 0 };

/** `matched`: live objects that are declared. `unmatched`: the others. */
function prune(
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

/** The texts of a live object, and who wrote them last. */
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
