/** Plans one kind: match, compare, prune. */
import type { AnyKind, LiveObjects } from "../kinds/kind.ts";
import type { Matching } from "../kinds/match.ts";
import type { Declared, ProjectContext } from "../kinds/traits.ts";
import { namePlaceAt } from "../model/place.ts";
import type { Change, Create, Destroy, KeptValueItem, Plan, Skipped, Unmanaged } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import type { TextQuestion } from "../model/verdict.ts";
import { type Comparison, compare } from "./compare.ts";
import { prune } from "./prune.ts";

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

/** What a plan found out about the objects of one kind. */
export interface KindComparison {
  matching: Matching<Declared<object>, unknown>;
  /** In the order of the matches. */
  compared: readonly Comparison[];
}

/** What a plan says about one entry. */
export interface EntryPlan extends Comparison {
  kind: AnyKind;
  entry: Declared<object>;
  live?: unknown;
}

export interface KindPlan extends EntrySums {
  kind: AnyKind;
  comparison: KindComparison;
  declared: readonly Declared<object>[];
  live: LiveObjects<unknown>;
  /** In manifest order, and then those that could not be matched. */
  parts: readonly EntryPlan[];
  /** Removals. */
  destroys: readonly Destroy[];
  unmanaged: readonly Unmanaged[];
  /** Declared objects that are live. */
  matched: number;
  /** Live objects with a declared name. */
  namesakes: number;
  /** Live objects that prune covers. */
  scope: number;
}

/** What the plans of several entries say together. */
interface EntrySums {
  /** Creates, updates and renames, in manifest order. */
  changes: readonly Exclude<Change, Destroy>[];
  created: readonly { change: Create; entry: Declared<object> }[];
  kept: Plan["kept"];
  skipped: readonly Skipped[];
  unchanged: number;
  problems: readonly Problem[];
  open: readonly OpenQuestion[];
  keptTexts: readonly KeptText[];
}

/**
 * `earlier`: a comparison of the same objects, without verdicts. Objects without an open question are not compared again.
 */
export function planKind(
  kind: AnyKind,
  declared: readonly Declared<object>[],
  live: LiveObjects<unknown>,
  context: ProjectContext,
  earlier?: KindComparison,
): KindPlan {
  const matching = earlier?.matching ?? kind.match(declared, live, context);
  const compared = matching.matches.map((match, index) => {
    const known = earlier?.compared[index];
    const isAnswered = known !== undefined && (known.open ?? []).length === 0;
    const comparison = isAnswered ? known : compare(kind, match, context, `${kind.name}:${index + 1}`);
    const { declared: entry, live: object } = match;
    return { ...comparison, kind, entry, ...(object !== undefined && { live: object }) };
  });
  const refused = matching.refused.map(({ declared: entry, problem }): EntryPlan => {
    const { file, spot, values } = entry;
    const skipped = { kind: kind.name, label: kind.label(values), place: namePlaceAt(file, spot, []) };
    return { kind, entry, kept: [], skipped, problems: [problem] };
  });
  const parts: EntryPlan[] = [...compared, ...refused];
  const sums = summed(parts);
  const matched = matching.matches.flatMap((match) => (match.live === undefined ? [] : [match.live]));
  const pruning = prune(
    kind,
    { matched, unmatched: matching.unmanaged.filter((one) => !matching.namesakes.has(one)) },
    context,
  );
  const planned = new Set([...pruning.destroys, ...pruning.kept].map(({ id }) => id));
  const unmanaged = matching.unmanaged
    .filter((one) => !planned.has(kind.id(one)))
    .map((one): Unmanaged => ({ kind: kind.name, label: kind.liveLabel(one), id: kind.id(one) }));
  return {
    ...sums,
    kind,
    comparison: { matching, compared },
    declared,
    live,
    parts,
    destroys: pruning.destroys,
    kept: [...sums.kept, ...pruning.kept],
    unmanaged,
    matched: matched.length,
    namesakes: matching.namesakes.size,
    scope: pruning.scope,
    problems: [...sums.problems, ...matching.remarks],
  };
}

export function summed(parts: readonly EntryPlan[]): EntrySums {
  return {
    changes: parts.flatMap(({ change }) => change ?? []),
    created: parts.flatMap(({ change, entry }) => (change?.action === "create" ? [{ change, entry }] : [])),
    kept: parts.flatMap(({ kept }) => kept),
    skipped: parts.flatMap(({ skipped }) => skipped ?? []),
    unchanged: parts.filter(isSame).length,
    problems: parts.flatMap(({ problems }) => problems),
    open: parts.flatMap(({ open = [], entry, kind, live: object }) =>
      open.map((one) => ({ ...one, kind, entry, object })),
    ),
    keptTexts: parts.flatMap(({ kept, entry, kind, live: object }) =>
      kept.flatMap((item) => ("field" in item ? [{ kind, entry, item, object }] : [])),
    ),
  };
}

function isSame({ change, skipped, kept }: Comparison): boolean {
  return !change && !skipped && kept.length === 0;
}
