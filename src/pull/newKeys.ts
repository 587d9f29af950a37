/** `--new`: declares live objects that no manifest has. */

import type { Live } from "../kinds/declaration.ts";
import type { AnyKind } from "../kinds/kind.ts";
import type { Declared, ProjectContext } from "../kinds/traits.ts";
import { canonical, type Json } from "../model/json.ts";
import type { FieldChange } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import { foreignOwner } from "../model/setting.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { relatives } from "../plan/pull.ts";
import type { ManifestEdits } from "./manifestFiles.ts";
import { newEntries, type ReadyEntry, type Wanted } from "./newEntries.ts";
import { leftOutProblems } from "./pullProblems.ts";

type Entry = Declared<object>;

export interface NewKeys {
  edits: ManifestEdits[];
  problems: Problem[];
}

/** `paths`: the manifests of the kind. Objects of another team are left out. */
export function declareNew(
  kind: AnyKind,
  {
    declared,
    live,
    context,
    wanted,
  }: { declared: readonly Entry[]; live: Live; context: ProjectContext; wanted: Wanted },
  paths: readonly string[],
): NewKeys {
  const read = live.objects[kind.plural];
  if (!read) return { edits: [], problems: [] };
  const matching = kind.match(declared, read, context);
  const fresh = matching.unmanaged.filter(
    (one) => !matching.namesakes.has(one) && foreignOwner(kind.tags(one), context.rules) === undefined,
  );
  const made = newEntries(kind, fresh, { live: read, context, declared }, wanted);
  const inYaml = declared.filter(({ from }) => from === undefined);
  const nearest = relatives(
    inYaml.flatMap((entry) => textsIn(kind.identity(entry.values)).map((name) => ({ name, entry }))),
  );
  const [only] = paths.length === 1 ? paths : [];
  const placeless: ReadyEntry[] = [];
  const byFile = new Map<string, ManifestEdits["edits"][number][]>();
  for (const ready of made.entries) {
    const [name = ""] = kind.names(ready.live);
    const near = nearest(name);
    const path = near?.file.path ?? only;
    if (path === undefined) {
      placeless.push(ready);
      continue;
    }
    const defaults = near?.onCreate ?? inYaml.find(({ file }) => file.path === path)?.onCreate ?? {};
    const value = withoutDefaults(kind, ready, defaults);
    byFile.set(path, [...(byFile.get(path) ?? []), { is: "add", after: near?.spot.start, value }]);
  }
  return {
    edits: [...byFile].map(([path, edits]) => ({ kind: kind.plural, path, edits })),
    problems: [...leftOutProblems(made.left), ...withoutPlace(kind, placeless, paths)],
  };
}

/** Without the values that the file sets for new objects. */
function withoutDefaults(kind: AnyKind, { entry, fixed }: ReadyEntry, defaults: object): Json {
  const values = kind.entry.schema.parse(entry);
  const usual = kind.fields.flatMap((field) => {
    const [declared, own] = [field.toPlan(defaults), field.toPlan(values)];
    return declared.length > 0 && canonical(afterOf(declared)) === canonical(afterOf(own))
      ? [field.name]
      : [];
  });
  return Object.fromEntries(
    Object.entries(entry).filter(([name]) => fixed.includes(name) || !usual.includes(name)),
  );
}

function afterOf(changes: readonly FieldChange[]): Json {
  return changes.map(({ after }) => after);
}

/** One problem for all of them: an entry by hand can be the relative of many. */
function withoutPlace(kind: AnyKind, entries: readonly ReadyEntry[], paths: readonly string[]): Problem[] {
  if (entries.length === 0) return [];
  const names = entries.slice(0, 3).map(({ live }) => kind.liveLabel(live));
  const more = entries.length > names.length ? ` and ${entries.length - names.length} more` : "";
  const { one, many } = kind.words;
  const message = `${entries.length} live ${entries.length === 1 ? one : many} ${entries.length === 1 ? "is" : "are"} not declared: ${names.join(", ")}${more}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${paths.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
  return [problem("not-expressible", message, { severity: "warning", reach: "change" })];
}
