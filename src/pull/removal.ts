/** `pull --remove-missing`: removes the entries and strings of keys that are no longer in Lokalise, if a person agrees. */

import { type Declared, isFromLokalise } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { platformsOf } from "../locales/textSource.ts";
import { canonical, grouped, groupedByEach } from "../model/json.ts";
import { anyError, type Problem, problem } from "../model/problem.ts";
import { named } from "../plan/compare.ts";
import { partsOf } from "../plan/declaredContents.ts";
import type { KindPlan } from "../plan/makePlan.ts";
import { tooManyGone } from "../plan/pulledTexts.ts";
import type { KeptInFile } from "../report/report.ts";
import { oneLine } from "../report/safeText.ts";
import { firstNames } from "../report/view/words.ts";
import type { ManifestEdit } from "./manifestFiles.ts";
import type { PullInput } from "./options.ts";
import { type SourceChanges, sourceParts, type TextChange } from "./textEdits.ts";

type Entry = Declared<object>;
type Matches = KindPlan["matching"]["matches"];
type Part = ReturnType<typeof sourceParts>[number];

export interface Step {
  edits?: readonly ManifestEdit[];
  sources?: readonly SourceChanges[];
  kept?: readonly KeptInFile[];
  problems: readonly Problem[];
}

/** `chosen`: the matches that the filter chooses. */
export async function removal(
  { kind, declared, chosen }: Pick<KindPlan, "kind" | "declared"> & { chosen: Matches },
  { options, project, everywhere }: PullInput,
): Promise<Step> {
  const isArchived = (live: unknown) => live !== undefined && kind.isArchived(live);
  // An entry that could mean several objects is not gone.
  const matches = chosen.filter(
    ({ declared: entry, live }) => live === undefined || (isFromLokalise(entry) && isArchived(live)),
  );
  const missing = matches.map((match) => match.declared);
  const gone = missing.filter(isRemovable);
  // The files of several apps can have one object.
  const objects = [...grouped(matches, ({ declared: entry, live }) => live ?? entry).values()];
  const goneOnce = objects.flatMap(([match]) => (isRemovable(match.declared) ? [match.declared] : []));
  const problems = notRemoved(
    kind,
    missing.filter((entry) => !isRemovable(entry)),
  );
  const refused = tooManyGone(kind, goneOnce, declared.filter(isRemovable).length, project.rules);
  if (gone.length === 0 || anyError(refused)) return { problems: [...problems, ...refused] };
  // All of them are named, because the answer is about each.
  const names = objects.flatMap(([{ declared: entry, live }]) =>
    isRemovable(entry)
      ? `  - ${oneLine(kind.label(entry.values))}${live === undefined ? "" : " (archived)"}\n`
      : [],
  );
  const question = `These keys are no longer in Lokalise, or are archived there:\n${names.join("")}Remove them from the files?`;
  if (!options.dryRun && !(await options.ask?.(question))) {
    const message = `The removal of ${goneOnce.length} entries was not confirmed, and nothing is written. Run it again at a terminal and type yes, or run pull without --remove-missing.`;
    return { problems: [problem("not-confirmed", message, { scope: "project" })] };
  }
  const inYaml = [...new Set(partsOf(gone))].filter(({ from }) => !from);
  const edits = inYaml.map(({ file, span }): ManifestEdit => {
    return { kind: kind.plural, path: file.path, edit: { is: "remove", at: span.start } };
  });
  const strings = stringsOf(kind, gone, partsOf(everywhere.entries[kind.plural] ?? []));
  return { edits, sources: removedFrom(kind, strings), problems };
}

/** Strings are removed only if all of their rows have keys that Lokalise creates and removes. */
function isRemovable(entry: Entry): boolean {
  return sourceParts(entry).every(({ from }) => from.source.keysFrom === "lokalise");
}

/** The strings of these entries in all files of their apps, also in languages that no row lists. */
function stringsOf(kind: AnyKind, gone: readonly Entry[], parts: readonly Entry[]): Part[] {
  const nameOf = ({ from, values }: Part) =>
    canonical([platformsOf(from.source), from.file.filename ?? null, kind.identity(values)]);
  const byName = groupedByEach(parts.flatMap(sourceParts), (part) => [nameOf(part)]);
  return [...new Set(gone.flatMap(sourceParts).flatMap((part) => byName.get(nameOf(part)) ?? [part]))];
}

function removedFrom(kind: AnyKind, strings: readonly Part[]): SourceChanges[] {
  return [...grouped(strings, ({ file }) => file.path)].map(([path, parts]) => {
    const changes = [...grouped(parts, ({ path: names = [] }) => names.join("\0")).values()].map(
      ([entry]): TextChange => ({
        text: textOf(kind, entry),
        edits: [{ is: "remove", path: entry.path ?? [] }],
      }),
    );
    return { path, textFile: parts[0].from.file, changes };
  });
}

/** What a refusal of the file names. */
function textOf(kind: AnyKind, entry: Part): TextChange["text"] {
  const field = kind.fields.find(({ role }) => role === "text")?.name ?? "";
  const { language } = entry.from;
  const item = { ...named(kind, entry), id: "", field, part: language, live: "", reason: "pull" } as const;
  return { kind, entry, item, object: undefined, language, after: "" };
}

function notRemoved({ label }: AnyKind, entries: readonly Entry[]): Problem[] {
  if (entries.length === 0) return [];
  const labels = entries.map(({ values }) => label(values));
  const message = `Not live, but declared by locale files, from which --remove-missing removes nothing: ${firstNames(labels, 3)}. If the app no longer uses them, remove them by hand.`;
  return [problem("not-editable", message, { severity: "notice", scope: "change" })];
}
