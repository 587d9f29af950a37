/** Makes the plan from declared and live objects, and collects all problems. */
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { Declared, ProjectContext } from "../kinds/declaredEntry.ts";
import { type AnyKind, fieldOf, type LiveObjects, type Matching } from "../kinds/kind.ts";
import { aboutEntry, entryProblem } from "../kinds/read.ts";
import { groupedByEach, sum } from "../model/json.ts";
import { once } from "../model/once.ts";
import { namePlaceAt } from "../model/place.ts";
import type { Change, Kept, Plan, PlannedField, Unmanaged } from "../model/plan.ts";
import { anyError, type Problem } from "../model/problem.ts";
import { OWNER_TAG_PREFIX, type Rules } from "../model/setting.ts";
import type { FindVerdict, TextQuestion } from "../model/verdict.ts";
import { compare, type EntryPlan, type KeptText, named } from "./compare.ts";
import { textsIn } from "./declaredContents.ts";
import { isChosen, unmatchedFilters } from "./filter.ts";
import { belongs, isKeptOut, objectsToAdd } from "./fromLokalise.ts";
import { projectProblems } from "./languages.ts";
import { textsOfOtherApps, withOneChange } from "./oneChange.ts";
import { type Pruning, prune } from "./prune.ts";
import { withWaiting } from "./waiting.ts";

export type PlanResult = PlannedChanges | { is: "stopped"; problems: readonly Problem[] };

export interface PlannedChanges {
  is: "planned";
  plan: Plan;
  /** Live objects of managed kinds that are not declared and not removed, as far as they were read. */
  unmanaged: readonly Unmanaged[];
  problems: readonly Problem[];
  /** Of the kinds with a manifest. */
  kinds: readonly KindPlan[];
  open: readonly OpenQuestion[];
  keptTexts: readonly KeptText[];
}

export function makePlan(
  declared: Declaration,
  live: Live,
  rules: Rules,
  verdicts: FindVerdict,
  { formerFiles, applied }: Pick<ProjectContext, "formerFiles" | "applied"> = {},
): PlanResult {
  const { project } = live;
  const { variables, rows = [] } = declared;
  const context: ProjectContext = { project, rules, variables, verdicts, formerFiles, applied, rows };
  const general = projectProblems(declared, live.project);
  if (general.some(({ scope }) => scope === "project")) return { is: "stopped", problems: general };
  const whole = declared.kinds.flatMap((kind): KindPlan[] => {
    const [entries, objects] = [declared.entries[kind.plural], live.objects[kind.plural]];
    if (entries && !objects) throw new Error(`live ${kind.plural} were not read`);
    return entries && objects ? [planKind(kind, entries, objects, context)] : [];
  });
  const { kinds, filter } = filteredKinds(whole, rules);
  const kindPlans = kinds.map((kindPlan) => ({ ...kindPlan, ...summed(kindPlan.parts) }));
  const problems = [...general, ...kindPlans.flatMap((one) => [...one.problems, ...one.remarks])];
  const keptTexts = kindPlans.flatMap((kindPlan) => kindPlan.keptTexts);
  const isUndecided = keptTexts.some(
    ({ item: { reason } }) => reason === "conflict" || reason === "undecided",
  );
  // If an entry is skipped, nothing is removed: the object that would be removed may be the one that could not be matched.
  const isHeld = anyError(problems) || isUndecided || declared.isIncomplete === true;
  const destroys = kindPlans.flatMap((kindPlan) => kindPlan.destroys);
  const unmanaged = filter ? [] : kindPlans.flatMap((kindPlan) => kindPlan.unmanaged);
  const sends = kindPlans.flatMap(
    ({ kind, changes, declared: entries, live: { objects } }) =>
      kind.firstSends?.(changes, entries, objects, context.variables) ?? [],
  );
  const plan: Plan = {
    format_version: 1,
    project: live.project,
    changes: [...kindPlans.flatMap(({ changes }) => changes), ...(isHeld ? [] : destroys)],
    kept: [
      ...kindPlans.flatMap((kindPlan) => [...kindPlan.kept, ...kindPlan.spared]),
      ...(isHeld
        ? destroys.map(({ kind, label, id }): Kept => ({ kind, label, id, reason: "held-back" }))
        : []),
    ],
    skipped: kindPlans.flatMap(({ skipped }) => skipped),
    ...fromLokalise(kindPlans, filter !== undefined),
    counts: countsOf(kindPlans, filter !== undefined, rules),
    ...(sends.length > 0 && { sends }),
    ...(filter && { filter }),
  };
  return {
    is: "planned",
    plan,
    unmanaged,
    problems,
    kinds,
    open: kindPlans.flatMap(({ open }) => open),
    keptTexts,
  };
}

/** A filter is only about what is declared. */
function fromLokalise(kindPlans: readonly SummedPlan[], isFiltered: boolean) {
  const toAdd = isFiltered ? [] : kindPlans.flatMap((kindPlan) => kindPlan.toAdd);
  const onlyInFiles = kindPlans.flatMap((kindPlan) => kindPlan.onlyInFiles);
  return {
    ...(toAdd.length > 0 && { to_add: toAdd }),
    ...(onlyInFiles.length > 0 && { only_in_files: onlyInFiles }),
  };
}

type SummedPlan = KindPlan & ReturnType<typeof summed>;

function countsOf(kindPlans: readonly SummedPlan[], isFiltered: boolean, rules: Rules): Plan["counts"] {
  const counts = kindPlans.map(({ kind, unchanged, unmanaged, live }) => ({
    plural: kind.plural,
    figures: { unchanged, unmanaged: isFiltered ? 0 : unmanaged.length + (live.notRead ?? 0) },
  }));
  return {
    unchanged: sum(counts, ({ figures }) => figures.unchanged),
    unmanaged: sum(counts, ({ figures }) => figures.unmanaged),
    by_kind: Object.fromEntries(counts.map(({ plural, figures }) => [plural, figures])),
    adopted: sum(kindPlans, ({ changes }) => changes.filter((change) => adopts(change, rules)).length),
  };
}

function adopts(change: SummedPlan["changes"][number], { owner }: Rules): boolean {
  if (change.action !== "update" || owner === undefined) return false;
  const has = (value: PlannedField["before"]) =>
    Array.isArray(value) && value.includes(OWNER_TAG_PREFIX + owner);
  return change.fields.some(({ before, after }) => has(after) && !has(before));
}

// Limits the plans of all kinds to the entries that `--filter` chooses. It starts from whole plans, so each change stays as it is.

/** Guards compare with the figures of the whole project. With `on_problem: stop`, problems of all entries stay: each stops the run. */
function filteredKinds(whole: readonly KindPlan[], { filter, onProblem }: Rules) {
  if (filter.length === 0) return { kinds: whole };
  const allParts = whole.flatMap(({ parts }) => parts);
  // The files of another app can have the same key under another name.
  const objectOf = (part: EntryPlan) => part.live ?? part;
  const objects = new Set(allParts.filter((part) => isChosen(filter, part)).map(objectOf));
  const chosen = allParts.filter((part) => objects.has(objectOf(part)));
  const byEntry = new Map(withoutWaiting(chosen, allParts).map((part) => [part.entry, part]));
  const kinds = whole.map((plan): KindPlan => {
    const parts = plan.parts.flatMap(({ entry }) => byEntry.get(entry) ?? []);
    const otherParts = onProblem === "stop" ? plan.parts.filter(({ entry }) => !byEntry.has(entry)) : [];
    const labels = new Set(parts.map(({ kind, entry }) => aboutEntry(kind.label(entry.values))));
    const ownRemarks = plan.remarks.filter(({ about }) => about === undefined || labels.has(about));
    const remarks = [...otherParts.flatMap(({ problems }) => problems), ...ownRemarks];
    return { ...plan, parts, destroys: [], spared: [], remarks };
  });
  const figures = kinds.map(({ kind, parts, declared }) => [
    kind.plural,
    { chosen: parts.length, declared: declared.length },
  ]);
  const unmatched = unmatchedFilters(filter, allParts);
  return { kinds, filter: { filters: filter, by_kind: Object.fromEntries(figures), unmatched } };
}

/** A change that needs a name which only a rename outside of the chosen entries frees is skipped, with a problem. */
function withoutWaiting(chosen: readonly EntryPlan[], parts: readonly EntryPlan[]): EntryPlan[] {
  const remainder = new Set(chosen);
  const takers = groupedByEach(chosen, ({ change }) => namesOf(change, "after"));
  const blockers = new Map<EntryPlan, EntryPlan>();
  const blocking = parts.filter((part) => !remainder.has(part));
  // What waits is left out as well, so that others may wait for it.
  for (const blocker of blocking) {
    const after = new Set(namesOf(blocker.change, "after"));
    const freed = namesOf(blocker.change, "before").filter((name) => !after.has(name));
    for (const part of freed.flatMap((name) => takers.get(name) ?? [])) {
      if (part === blocker || !remainder.delete(part)) continue;
      blockers.set(part, blocker);
      blocking.push(part);
    }
  }
  return chosen.map((part) => {
    const blocker = blockers.get(part);
    return blocker ? waiting(part, blocker) : part;
  });
}

function waiting({ change, open, ...part }: EntryPlan, blocker: EntryPlan): EntryPlan {
  const { kind, entry } = part;
  const identity = kind.fields.find(({ role }) => role === "identity")?.name ?? "";
  const label = blocker.kind.label(blocker.entry.values);
  const message = `It gets a name that is live until another ${kind.name} is renamed to "${label}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`;
  const problem = entryProblem(kind, entry, "narrow-filter", message, { path: [identity], ofName: true });
  const skipped = change && { kind: kind.name, label: change.label, place: change.place };
  return { ...part, kept: [], problems: [problem], ...(skipped && { skipped }) };
}

// Plans one kind: match, compare, prune.

export interface OpenQuestion extends TextQuestion, Omit<KeptText, "item"> {}

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
  /** Live objects that only Lokalise creates, and that no entry matches. */
  toAdd: readonly Unmanaged[];
  matched: number;
}

function planKind(
  kind: AnyKind,
  declared: readonly Declared<object>[],
  live: LiveObjects<unknown>,
  basis: ProjectContext,
): KindPlan {
  const { storedForm } = kind;
  const { rules } = basis;
  const context = storedForm ? { ...basis, storedForm: once(() => storedForm(live.objects)) } : basis;
  const matching = kind.match(declared, live, context);
  const texts = once(() => kind.waiting?.(declared, context));
  const inOtherApps = textsOfOtherApps(kind, matching.matches);
  const compared = matching.matches.map((match, index): EntryPlan => {
    const own = { kind, entry: match.declared };
    if (match.live === undefined && isKeptOut(own, context))
      return { ...own, kept: [], problems: [], onlyInFiles: named(kind, match.declared) };
    // What only Lokalise removes is neither adopted nor taken out of the archive.
    const entryContext = belongs({ ...own, live: match.live }, context)
      ? { ...context, rules: { ...rules, prune: {}, pruneBy: undefined }, fromLokalise: true }
      : context;
    const others = inOtherApps(match);
    const ownContext = others ? { ...entryContext, inOtherApps: others } : entryContext;
    const compared = compare(kind, match, ownContext, `${kind.name}:${index + 1}`);
    const comparison = withWaiting(compared, match, { kind, context, texts });
    return { ...comparison, ...own, ...(match.live !== undefined && { live: match.live }) };
  });
  const refused = matching.refused.map(({ declared: entry, problem }): EntryPlan => {
    const { file, span, values } = entry;
    const skipped = { kind: kind.name, label: kind.label(values), place: namePlaceAt(file, span, []) };
    return { kind, entry, kept: [], skipped, problems: [problem] };
  });
  const matched = [...new Set(matching.matches.flatMap(({ live }) => (live === undefined ? [] : [live])))];
  const unmatched = matching.unmanaged.filter((object) => !matching.namesakes.has(object));
  const createdAt = (object: unknown) => kind.created?.(object) ?? 0;
  const toAdd = [...objectsToAdd(kind, matching, context)]
    .flatMap(([object, { rows }]) => (kind.fromLokalise?.isReady(object, rows, context) ? [object] : []))
    .sort((a, b) => createdAt(b) - createdAt(a));
  const missing = new Set(toAdd);
  const removable = unmatched.filter((object) => !belongs({ kind, live: object }, context));
  const pruning = prune(kind, { matched, unmatched: removable }, context);
  const planned = new Set([...pruning.destroys, ...pruning.spared].map(({ id }) => id));
  const shown = (object: unknown): Unmanaged => ({
    ...{ kind: kind.name, label: kind.liveLabel(object), id: kind.id(object) },
  });
  const others = matching.unmanaged.filter((object) => !planned.has(kind.id(object)) && !missing.has(object));
  return {
    ...{ kind, matching, declared, live, ...pruning },
    parts: [...withOneChange(compared, context), ...refused],
    remarks: matching.remarks,
    unmanaged: others.map(shown),
    toAdd: toAdd.map((object) => {
      const created = createdAt(object);
      return { ...shown(object), ...(created > 0 && { created }) };
    }),
    matched: matched.length,
  };
}

/** What the plans of several entries say together. `changes`: creates, updates and renames, in manifest order. */
export function summed(parts: readonly EntryPlan[]) {
  return {
    changes: parts
      .flatMap(({ change }) => change ?? [])
      .sort((a, b) => Number(isAgain(b)) - Number(isAgain(a))),
    created: parts.flatMap(({ change, entry }) => (change?.action === "create" ? [{ change, entry }] : [])),
    kept: parts.flatMap(({ kept }) => kept),
    skipped: parts.flatMap(({ skipped }) => skipped ?? []),
    onlyInFiles: parts.flatMap(({ onlyInFiles }) => onlyInFiles ?? []),
    unchanged: countUnchanged(parts),
    problems: parts.flatMap(({ problems }) => problems),
    open: parts.flatMap(({ open = [], entry, kind, live: object }) =>
      open.map((question) => ({ ...question, kind, entry, object })),
    ),
    keptTexts: parts.flatMap(({ kept: items, entry, kind, live: object }) =>
      items.flatMap((item) => ("field" in item ? [{ kind, entry, item, object }] : [])),
    ),
  };
}

function isAgain(change: Change): boolean {
  return change.action === "create" && change.again === true;
}

/** How many objects have no difference, whatever the number of entries that declare them. */
function countUnchanged(parts: readonly EntryPlan[]): number {
  const [same, different] = [
    parts.filter(isUnchanged),
    new Set(parts.filter((part) => !isUnchanged(part)).map(({ live }) => live)),
  ];
  return new Set(same.flatMap(({ live }) => (different.has(live) ? [] : [live]))).size;
}

function isUnchanged({ change, skipped, kept, onlyInFiles }: EntryPlan): boolean {
  return !change && !skipped && !onlyInFiles && kept.length === 0;
}

/** The names of the object before or after the change, as far as the change sets them; with the kind, because kinds share no names. */
export function namesOf(change: Change | undefined, side: "before" | "after"): string[] {
  if (!change || change.action === "destroy") return [];
  const fields = change.fields.filter(({ field }) => fieldOf(change.kind, field).role === "identity");
  return fields.flatMap((field) => textsIn(field[side] ?? null).map((name) => `${change.kind} ${name}`));
}
