/** Everything that a later pull changes in the manifests, and what they keep. */
import type { Declaration, Live } from "../../kinds/declaration.ts";
import { entryProblem } from "../../kinds/entryProblem.ts";
import type { AnyKind } from "../../kinds/kind.ts";
import { KINDS } from "../../kinds/kinds.ts";
import type { Matching } from "../../kinds/match.ts";
import { textFilesIn } from "../../kinds/read.ts";
import type { Declared, ProjectContext } from "../../kinds/traits.ts";
import { isStorable } from "../../manifest/write/expressible.ts";
import { writersNamed } from "../../model/evidence.ts";
import { anyError, type Problem, problem } from "../../model/problem.ts";
import { foreignOwner } from "../../model/rules.ts";
import { goneEntries, tooManyGone } from "../../plan/pull/goneEntries.ts";
import { pulledFields } from "../../plan/pull/pulledFields.ts";
import { type DifferingText, decideTexts, differingTexts } from "../../plan/pull/pulledTexts.ts";
import type { KeptInFile } from "../../report/pulledTexts.ts";
import type { ProjectSettings } from "../../settings/project.ts";
import type { Settings } from "../../settings/resolve.ts";
import type { RunContext } from "../context.ts";
import { manifestsWithTexts } from "../declarations.ts";
import { chosenLanguages } from "./chosen.ts";
import { settledByHistory } from "./history.ts";
import { conflictWarnings, keptInFiles, unreadHistory } from "./kept.ts";
import type { ManifestEdits, ManifestFiles } from "./manifestFiles.ts";
import { declareNew } from "./newKeys.ts";
import type { PullOptions } from "./options.ts";

type Entry = Declared<object>;

export interface Decided {
  edits: readonly ManifestEdits[];
  taken: readonly DifferingText[];
  kept: readonly KeptInFile[];
  problems: readonly Problem[];
}

interface Given {
  project: ProjectSettings;
  options: PullOptions;
  context: Pick<RunContext, "history">;
  settings: Pick<Settings, "usable">;
  into: string | undefined;
  files: Pick<ManifestFiles, "manifests">;
}

export async function decide(declared: Declaration, live: Live, given: Given): Promise<Decided> {
  const { project, options } = given;
  const context: ProjectContext = {
    project: live.project,
    rules: project.rules,
    variables: declared.variables,
    evidence: { writers: writersNamed(project.rules.writers ?? []), agreed: new Set() },
  };
  const kinds = KINDS.flatMap((kind) => {
    const [entries, objects] = [declared.entries[kind.plural], live.objects[kind.plural]];
    if (!entries || !objects) return [];
    const matching = kind.match(entries, objects, context);
    return [{ kind, entries, matching, matches: ownMatches(kind, matching, context) }];
  });
  const problems = kinds.flatMap(({ matching }) => matching.refused.map((one) => one.problem));
  const chosen = chosenLanguages(live.project, options.languages ?? []);
  const added = chosen.ok ? chosen.value.map(({ iso }) => iso) : [];
  const differing = kinds.flatMap(({ kind, matches }) => differingTexts(kind, matches, context, added));
  const byWriter = decideTexts(
    differing.filter(({ after }) => isStorable(after)),
    context,
  );
  const unwritable = differing
    .filter(({ after }) => !isStorable(after))
    .map((text) => ({ text, why: "not-expressible" as const }));
  const settled = await settledByHistory(byWriter.open, given.context.history, {
    manifests: manifestsWithTexts({
      declared,
      manifests: Object.values(given.files.manifests).flatMap((texts) => texts.map(({ path }) => path)),
    }),
    present: kinds.flatMap(({ entries }) => entries),
    textFiles: textFilesIn(given.files.manifests),
    usable: given.settings.usable,
  });
  const taken = [...byWriter.taken, ...settled.taken];
  const kept = [...byWriter.kept, ...settled.kept, ...unwritable];
  const edits: ManifestEdits[] = taken.map(({ kind, entry, language, after }) => ({
    kind: kind.plural,
    path: entry.file.path,
    edits: [{ is: "text", at: entry.spot.start, language, value: after }],
  }));
  for (const { kind, entries, matching, matches } of kinds) {
    for (const { entry, field, value } of pulledFields(kind, matches, context, options.fields ?? [])) {
      if (!isStorable(value)) {
        problems.push(notExpressible(kind, entry, field));
        continue;
      }
      edits.push({
        kind: kind.plural,
        path: entry.file.path,
        edits: [{ is: "field", at: entry.spot.start, field, value }],
      });
    }
    // Names of webhooks can contain secrets, so a person declares them.
    if (kind.secretNames) continue;
    if (options.gone) {
      const gone = await removedEntries(kind, entries, matching, given);
      edits.push(...gone.edits);
      problems.push(...gone.problems);
    }
    if (options.isNew) {
      const languages = chosenLanguages(live.project, options.languages);
      const wanted = {
        fields: options.fields?.includes("all") ? ("all" as const) : (options.fields ?? []),
        languages: languages.ok ? languages.value.map(({ iso }) => iso) : [],
        label: () => "",
      };
      const paths = (given.files.manifests[kind.plural] ?? []).map(({ path }) => path);
      const fresh = declareNew(
        kind,
        { declared: entries, live, context, wanted },
        { into: given.into, paths },
      );
      edits.push(...fresh.edits);
      problems.push(...fresh.problems);
    }
  }
  const unread = settled.unread === undefined ? [] : unreadHistory(kept, settled.unread);
  return {
    edits,
    taken,
    kept: keptInFiles(kept),
    problems: [...problems, ...conflictWarnings(kept), ...unread],
  };
}

/** The manifest keeps what it has. */
function notExpressible(kind: AnyKind, entry: Entry, field: string): Problem {
  const message = `The manifest keeps its ${field}: the live value has a character that a manifest cannot contain.`;
  return entryProblem(kind, entry, "not-expressible", message, {
    path: [field],
    ofName: true,
    severity: "warning",
  });
}

/** Without objects of another team, which its own manifests declare. */
function ownMatches(kind: AnyKind, { matches }: Matching<Entry, unknown>, { rules }: ProjectContext) {
  return matches.filter(
    ({ live }) => live !== undefined && foreignOwner(kind.tags(live), rules) === undefined,
  );
}

/** Entries whose object is not live are removed only if a person agrees. */
async function removedEntries(
  kind: AnyKind,
  entries: readonly Entry[],
  matching: Matching<Entry, unknown>,
  { project, options }: Given,
): Promise<{ edits: ManifestEdits[]; problems: Problem[] }> {
  const gone = goneEntries(matching);
  const refused = tooManyGone(kind, gone, entries.length, project.rules);
  if (gone.length === 0 || anyError(refused)) return { edits: [], problems: refused };
  const labels = gone.map(({ values }) => kind.label(values));
  const agreed = options.dryRun || (await options.confirmsGone?.(labels));
  if (agreed)
    return {
      edits: gone.map(({ file, spot }) => ({
        kind: kind.plural,
        path: file.path,
        edits: [{ is: "remove", at: spot.start }],
      })),
      problems: [],
    };
  const why = options.confirmsGone ? "was not confirmed" : "needs a question, which only a terminal can ask";
  const message = `The removal of ${gone.length} entries ${why}. Nothing is written. Run pull again, without --gone or at a terminal.`;
  return { edits: [], problems: [problem("not-agreed", message, { reach: "project" })] };
}
