/** Entries that come and go: `--new` declares live objects that no manifest has, and `--remove-missing` removes others. */
import type { Live } from "../kinds/declaration.ts";
import type { AnyKind, Matching } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import type { Declared, ProjectContext } from "../kinds/traits.ts";
import { type Json, sameJson } from "../model/json.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { foreignOwner, type Rules } from "../model/setting.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { relatives, tooManyGone } from "../plan/pulledTexts.ts";
import { oneLine } from "../report/safeText.ts";
import { firstNames } from "../report/view/words.ts";
import type { ManifestEdits } from "./manifestFiles.ts";
import { leftOutProblems, newEntries, type ReadyEntry, type Wanted } from "./newManifests.ts";
import type { PullOptions } from "./options.ts";
import { sourceParts } from "./textEdits.ts";

type Entry = Declared<object>;

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
): { edits: ManifestEdits[]; problems: Problem[] } {
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
    byFile.set(path, [...(byFile.get(path) ?? []), { is: "add", after: near?.span.start, value }]);
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
    const [declared, own] = [defaults, values].map((one) => field.toPlan(one).map(({ after }) => after));
    return declared?.length && sameJson(declared, own ?? []) ? [field.name] : [];
  });
  return Object.fromEntries(
    Object.entries(entry).filter(([name]) => fixed.includes(name) || !usual.includes(name)),
  );
}

/** One problem for all of them: an entry by hand can be the relative of many. */
function withoutPlace(kind: AnyKind, entries: readonly ReadyEntry[], paths: readonly string[]): Problem[] {
  if (entries.length === 0) return [];
  const labels = entries.map(({ live }) => kind.liveLabel(live));
  const { one, many } = kind.words;
  const message = `${entries.length} live ${entries.length === 1 ? one : many} ${entries.length === 1 ? "is" : "are"} not declared: ${firstNames(labels, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${paths.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
  return [problem("not-expressible", message, { severity: "warning", scope: "change" })];
}

// Entries whose object is not live are removed, if a person agrees.

export async function removedEntries(
  kind: AnyKind,
  entries: readonly Entry[],
  matching: Matching<Entry, unknown>,
  { rules, options }: { rules: Rules; options: Pick<PullOptions, "dryRun" | "ask"> },
): Promise<{ edits: ManifestEdits[]; problems: Problem[] }> {
  // An entry that could mean several objects is not gone.
  const all = matching.matches.flatMap(({ declared, live }) => (live === undefined ? [declared] : []));
  const gone = all.filter(isOnlyInYaml);
  const kept = all.filter((entry) => !isOnlyInYaml(entry)).map((entry) => inSource(kind, entry));
  const refused = tooManyGone(kind, gone, entries.filter(isOnlyInYaml).length, rules);
  if (gone.length === 0 || anyError(refused)) return { edits: [], problems: [...kept, ...refused] };
  // All of them are named, because the answer is about each.
  const names = gone.map(({ values }) => `  - ${oneLine(kind.label(values))}\n`).join("");
  const question = `These entries have no live key:\n${names}Remove them from the manifests?`;
  const agreed = options.dryRun || (await options.ask?.(question));
  if (agreed)
    return {
      edits: gone.map(({ file, span }) => ({
        kind: kind.plural,
        path: file.path,
        edits: [{ is: "remove", at: span.start }],
      })),
      problems: kept,
    };
  const message = `The removal of ${gone.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
  return { edits: [], problems: [problem("not-confirmed", message, { scope: "project" })] };
}

function isOnlyInYaml(entry: Entry): boolean {
  return sourceParts(entry).length === 0;
}

function inSource(kind: AnyKind, entry: Entry): Problem {
  const message = `It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.`;
  const [part = entry] = sourceParts(entry);
  const [identity] = kind.fields.filter(({ role }) => role === "identity");
  return entryProblem(kind, part, "not-editable", message, {
    path: identity ? [identity.name] : [],
    severity: "notice",
  });
}
