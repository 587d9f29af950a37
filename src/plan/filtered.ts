/** Limits the plans of all kinds to the entries that `--filter` chooses. It starts from whole plans, so each change stays as it is. */
import { aboutEntry, entryProblem } from "../kinds/read.ts";
import type { PlanFilter } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import type { Rules } from "../model/setting.ts";
import { isChosen, unmatchedFilters } from "./filter.ts";
import { type EntryPlan, freedNames, type KindPlan, namesOf, summed } from "./planKind.ts";

/**
 * The figures that guards compare with stay those of the whole project: declared, live, matched and scope. With
 * `on_problem: stop`, problems of all entries stay, because each of them stops the run.
 */
export function filteredKinds(
  whole: readonly KindPlan[],
  { filter, onProblem }: Rules,
): { kinds: readonly KindPlan[]; filter?: PlanFilter } {
  if (filter.length === 0) return { kinds: whole };
  const all = whole.flatMap(({ parts }) => parts);
  const chosen = all.filter((part) => isChosen(filter, part));
  const own = new Map(withoutWaiting(chosen, all).map((part) => [part.entry, part]));
  const kinds = whole.map((plan): KindPlan => {
    const parts = plan.parts.flatMap(({ entry }) => own.get(entry) ?? []);
    const result = summed(parts);
    const others = onProblem === "stop" ? plan.parts.filter(({ entry }) => !own.has(entry)) : [];
    const problems = [...result.problems, ...summed(others).problems];
    const { remarks } = plan.comparison.matching;
    return {
      ...plan,
      ...result,
      parts,
      destroys: [],
      problems: [...problems, ...remarks.filter(isAbout(parts))],
    };
  });
  const figures = kinds.map(({ kind, parts, declared }) => [
    kind.plural,
    { chosen: parts.length, declared: declared.length },
  ]);
  const unmatched = unmatchedFilters(filter, all);
  return { kinds, filter: { filters: filter, by_kind: Object.fromEntries(figures), unmatched } };
}

/** Whether a remark is about one of the entries, or about none in particular. */
function isAbout(parts: readonly EntryPlan[]): (remark: Problem) => boolean {
  const labels = new Set(parts.map(({ kind, entry }) => aboutEntry(kind.label(entry.values))));
  return ({ about }) => about === undefined || labels.has(about);
}

/** A change that needs a name which only a rename outside of the chosen entries frees is skipped, with a problem. */
function withoutWaiting(chosen: readonly EntryPlan[], all: readonly EntryPlan[]): EntryPlan[] {
  const holders = new Map<string, EntryPlan>();
  for (const part of all)
    if (part.change) for (const name of freedNames(part.change)) holders.set(name, part);
  if (holders.size === 0) return [...chosen];
  const waitsFor = ({ change }: EntryPlan) =>
    change ? namesOf(change, "after").flatMap((name) => holders.get(name) ?? []) : [];
  const ready = new Set(chosen);
  const blockers = new Map<EntryPlan, EntryPlan>();
  for (let shrunk = true; shrunk; ) {
    shrunk = false;
    for (const part of ready) {
      const blocker = waitsFor(part).find((one) => one !== part && !ready.has(one));
      if (!blocker) continue;
      ready.delete(part);
      blockers.set(part, blocker);
      shrunk = true;
    }
  }
  return chosen.map((part) => {
    const blocker = blockers.get(part);
    return blocker ? waiting(part, blocker) : part;
  });
}

function waiting({ kind, entry, live, change }: EntryPlan, blocker: EntryPlan): EntryPlan {
  const identity = kind.fields.find(({ role }) => role === "identity")?.name ?? "";
  const label = blocker.kind.label(blocker.entry.values);
  const problem = entryProblem(
    kind,
    entry,
    "narrow-filter",
    `It gets a name that is live until another ${kind.words.one} is renamed to "${label}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`,
    { path: [identity], ofName: true },
  );
  const skipped = change && { kind: kind.name, label: change.label, place: change.place };
  return {
    kind,
    entry,
    ...(live !== undefined && { live }),
    kept: [],
    problems: [problem],
    ...(skipped && { skipped }),
  };
}
