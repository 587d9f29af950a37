/** What the files declared before. */
import type { Declaration } from "../kinds/declaration.ts";
import type { Declared } from "../kinds/declaredEntry.ts";
import { readEarlierEntries } from "../kinds/read.ts";
import { canonical, groupedByEach } from "../model/json.ts";
import { partsOf, sameObjects } from "../plan/declaredContents.ts";
import type { PlannedChanges } from "../plan/makePlan.ts";
import type { VerdictSources } from "./textVerdicts.ts";

/** Seconds. */
export const LATELY = 2 * 24 * 60 * 60;

/** What the files declared since then, newest first, by the plural of the kind. `uncommitted`: the files that changed since the last commit. */
export async function entriesSince(
  since: number,
  { kinds }: Declaration,
  { history, manifests, textFiles, usable, asked: query }: VerdictSources & { asked: { now: number } },
) {
  const { versions, is } = await history.versions(since, manifests, query);
  const entries: Declaration["entries"] = Object.fromEntries(
    kinds.map((kind) => [
      kind.plural,
      versions.flatMap((version) => readEarlierEntries(kind, version, version.before, textFiles, usable)),
    ]),
  );
  const changed = versions.filter(({ until, before }) => until === Number.POSITIVE_INFINITY && before !== "");
  return {
    entries,
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
  return kinds.map((kindPlan) => {
    const { kind, matching } = kindPlan;
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
    return { ...kindPlan, matching: { ...matching, matches } };
  });
}

/** The kind and name of each entry that the files no longer declare. */
export function goneEntries({ kinds, entries }: Declaration, earlier: Declaration["entries"]): Set<string> {
  const names = (entriesByKind: Declaration["entries"]) =>
    kinds.flatMap((kind) =>
      (entriesByKind[kind.plural] ?? []).map(({ values }) => canonical([kind.name, kind.label(values)])),
    );
  const before = names(earlier);
  const present = new Set(before.length > 0 ? names(entries) : []);
  return new Set(before.filter((name) => !present.has(name)));
}
