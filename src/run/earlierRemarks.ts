/** What the files declared before, and what a plan says because of it. */
import type { Declaration } from "../kinds/declaration.ts";
import type { Declared } from "../kinds/declaredEntry.ts";
import { entryProblem, readEarlierEntries } from "../kinds/read.ts";
import { canonical, groupedByEach, yamlWord } from "../model/json.ts";
import { manifestOf } from "../model/place.ts";
import type { Problem } from "../model/problem.ts";
import { earlierEntries, formerNames, partsOf, sameObjects, textsIn } from "../plan/declaredContents.ts";
import type { PlannedChanges } from "../plan/makePlan.ts";
import type { VerdictSources } from "./textVerdicts.ts";

/** Seconds. */
export const LATELY = 2 * 24 * 60 * 60;

/**
 * What the files declared since then, newest first, by the plural of the kind. `committed`: what files declared in the last
 * commit that changed since, and are `uncommitted`.
 */
export async function entriesSince(
  since: number,
  { kinds }: Declaration,
  { history, manifests, textFiles, usable, asked }: VerdictSources & { asked: { now: number } },
) {
  const { versions, is } = await history.versions(since, manifests, asked);
  const entriesOf = (some: typeof versions): Declaration["entries"] =>
    Object.fromEntries(
      kinds.map((kind) => [
        kind.plural,
        some.flatMap((one) => readEarlierEntries(kind, one, one.before, textFiles, usable)),
      ]),
    );
  const changed = versions.filter(({ until, before }) => until === Number.POSITIVE_INFINITY && before !== "");
  return {
    entries: entriesOf(versions),
    committed: entriesOf(changed),
    isRead: is === "read",
    hasCommits: versions.some(({ by }) => by !== undefined),
    uncommitted: changed.map(({ now }) => now),
  };
}

/** The same objects with what each file declared about them before. */
export function withEarlier(
  kinds: PlannedChanges["kinds"],
  earlier: Declaration["entries"],
): PlannedChanges["kinds"] {
  return kinds.map((one) => {
    const { kind, matching } = one;
    const nameOf = ({ values }: Declared<object>) => kind.label(values);
    const byFile = groupedByEach(earlier[kind.plural] ?? [], (entry) => [
      canonical([nameOf(entry), entry.file.path]),
    ]);
    const byName = groupedByEach(matching.matches, ({ declared }) => [nameOf(declared)]);
    const matches = [...byFile.values()].flatMap((entries) => {
      const [newest] = entries;
      const before = entries.filter(({ file }) => file === newest.file);
      const namesakes = byName.get(nameOf(newest)) ?? [];
      const isOfFile = ({ declared }: (typeof namesakes)[number]) =>
        partsOf([declared]).some(({ file }) => file.path === newest.file.path);
      const ofFile = namesakes.filter(isOfFile);
      return sameObjects(kind, before, ofFile.length > 0 ? ofFile : namesakes);
    });
    return { ...one, matching: { ...matching, matches } };
  });
}

/** The kind and name of each entry that the files no longer declare. */
export function goneEntries({ kinds, entries }: Declaration, earlier: Declaration["entries"]): Set<string> {
  const names = (all: Declaration["entries"]) =>
    kinds.flatMap((kind) =>
      (all[kind.plural] ?? []).map(({ values }) => canonical([kind.name, kind.label(values)])),
    );
  const present = new Set(names(entries));
  return new Set(names(earlier).filter((name) => !present.has(name)));
}

/** Without `isWhole`, `earlier` may lack some YAML files. `replaced`: what the present files replace. */
export function earlierRemarks(
  result: PlannedChanges,
  earlier: Declaration["entries"],
  { isWhole, replaced }: { isWhole: boolean; replaced: Declaration["entries"] },
): Problem[] {
  return [...swappedNames(result.kinds, earlier, isWhole), ...onlyRename(result, replaced)];
}

/** Former names that no file had, in entries whose keys have their name. */
function swappedNames(kinds: PlannedChanges["kinds"], all: Declaration["entries"], isWhole: boolean) {
  return kinds.flatMap(({ kind, matching: { matches } }) => {
    const earlier = (all[kind.plural] ?? []).filter(({ from }) => isWhole || !from);
    const own = earlier.flatMap(({ values }) => textsIn(kind.identity(values)));
    const had = new Set([...own, ...earlier.flatMap((one) => formerNames(kind, one))]);
    return matches.flatMap(({ declared: entry, live, renamedFrom }) => {
      const [former] = formerNames(kind, entry);
      const isNew = earlierEntries(kind, earlier).find(entry) && former !== undefined && !had.has(former);
      if (kind.secretNames || live === undefined || renamedFrom !== undefined || !isNew) return [];
      const message = `The project has a key of this name already, and no file had the name "${former}", so nothing is renamed. The field previously is for the old name: to rename the key, swap the two names.`;
      const at = { path: ["previously"], severity: "warning" } as const;
      return [entryProblem(kind, entry, "unknown-previously", message, at)];
    });
  });
}

/** If one entry is new, and one is gone, it may have got another name and other texts. */
function onlyRename(
  { plan, unmanaged, kinds, problems }: PlannedChanges,
  all: Declaration["entries"],
): Problem[] {
  if (problems.some(({ code }) => code === "looks-renamed")) return [];
  return kinds.flatMap(({ kind, matching: { matches } }) => {
    const isGone = new Set(
      [...unmanaged, ...plan.changes.filter(({ action }) => action === "destroy")].map(({ label }) => label),
    );
    const names = new Set((all[kind.plural] ?? []).map(({ values }) => kind.label(values)));
    const [gone, ...others] = [...names].filter((name) => isGone.has(name));
    const [added, ...more] = matches.filter(({ live }) => live === undefined);
    const isNew = added && (kind.secretNames || Object(added.declared.values).new);
    if (gone === undefined || !added || isNew || others.length + more.length > 0) return [];
    const message = `This entry is new, and "${gone}" is gone from the files. If it was renamed, set previously: ${yamlWord(gone)} in ${manifestOf(added.declared.file.path)}, to keep the key and its history. If it is really new, set new: true.`;
    const at = { path: [], severity: "notice" } as const;
    return [entryProblem(kind, added.declared, "looks-renamed", message, at)];
  });
}
