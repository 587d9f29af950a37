/** Everything that a later pull changes in the manifests, and what they keep. */
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { AnyKind, Matching } from "../kinds/kind.ts";
import type { Manifests, TextFiles } from "../kinds/read.ts";
import type { TextSource } from "../kinds/textSource.ts";
import type { Declared, ProjectContext } from "../kinds/traits.ts";
import { append, canonical } from "../model/json.ts";
import type { DeclarationComparison } from "../model/plan.ts";
import type { Problem } from "../model/problem.ts";
import { foreignOwner } from "../model/setting.ts";
import { NO_VERDICTS } from "../model/verdict.ts";
import { compareDeclarations } from "../plan/compareDeclarations.ts";
import { isChosen } from "../plan/filter.ts";
import { type DifferingText, pulledFields, pulledTexts } from "../plan/pulledTexts.ts";
import type { KeptInFile } from "../report/report.ts";
import { manifestsWithTexts } from "../run/declarations.ts";
import type { RunContext } from "../run/host.ts";
import { declaredIn } from "../run/target.ts";
import { textProblems } from "../run/textConflicts.ts";
import { planWithVerdicts, type VerdictSources } from "../run/textVerdicts.ts";
import type { ProjectSettings } from "../settings/project.ts";
import type { Settings } from "../settings/resolve.ts";
import { declareNew, removedEntries } from "./entryEdits.ts";
import { keptInFiles, type ManifestEdits, placeFields, yamlPaths } from "./manifestFiles.ts";
import { chosenIsos, NONE, type PullOptions } from "./options.ts";
import { placeTexts, type SourceChanges } from "./textEdits.ts";

type Entry = Declared<object>;

export interface Decided {
  edits: readonly ManifestEdits[];
  sources: readonly SourceChanges[];
  taken: readonly DifferingText[];
  kept: readonly KeptInFile[];
  problems: readonly Problem[];
  /** Filters that match no entry. */
  unmatched: readonly string[];
}

export interface PullInput {
  project: ProjectSettings;
  options: PullOptions;
  context: RunContext;
  settings: Settings;
  manifests: Manifests;
  textFiles: TextFiles;
  /** The rows of `texts`. */
  rows: readonly TextSource[];
  ownUser: VerdictSources["ownUser"];
}

export async function decide(whole: Declaration, live: Live, given: PullInput): Promise<Decided> {
  const { project, options, textFiles } = given;
  const { filter } = project.rules;
  const completes = chosenIsos(live.project, project.pulledLanguages ?? NONE);
  // What is not pulled was not read.
  const entries = Object.entries(whole.entries).filter(([plural]) => live.objects[plural]);
  const declared: Declaration = { ...whole, entries: Object.fromEntries(entries) };
  const context: ProjectContext = {
    project: live.project,
    rules: { ...project.rules, prune: {}, pull: { completes } },
    variables: declared.variables,
    verdicts: NO_VERDICTS,
  };
  const manifests = Object.values(given.manifests).flatMap((texts) => texts.map(({ path }) => path));
  const { lastApplied, onSecrets, folders } = given.context;
  const reading = { known: new Map(), ids: [project.id], onSecrets };
  const result = await planWithVerdicts(declared, live, context.rules, {
    ownUser: given.ownUser,
    applied:
      lastApplied &&
      (async () => declaredIn(await lastApplied(manifests, reading), { settings: project, declared })),
    history: given.context.history,
    manifests: manifestsWithTexts({ declared: whole, manifests }),
    textFiles,
    usable: given.settings.usable,
    asked: { now: Math.floor(given.context.now() / 1000) },
  });
  if (result.is === "stopped")
    return { edits: [], sources: [], taken: [], kept: [], problems: result.problems, unmatched: [] };
  const kinds = result.kinds.map(({ kind, matching: all }) => {
    const matching = chosenMatches(kind, all, filter);
    const entries = declared.entries[kind.plural] ?? [];
    return { kind, entries, all, matching, matches: ownMatches(kind, matching, context) };
  });
  const unmatched = result.plan.filter?.unmatched ?? [];
  const problems = [
    ...result.problems.filter(({ code }) => code === "unknown-writers"),
    ...kinds.flatMap(({ matching }) => matching.refused.map((one) => one.problem)),
    ...textProblems(result.keptTexts, { reasons: result.reasons, writes: false }).map(asWarning),
  ];
  const base = live.project.baseLanguage;
  const { taken, kept } = pulledTexts(result.keptTexts, context);
  const placed = placeTexts(taken, {
    manifests: given.manifests,
    textFiles,
    rows: given.rows,
    base,
    folders,
  });
  const edits: ManifestEdits[] = [...placed.edits];
  append(problems, placed.problems);
  const keptFields: KeptInFile[] = [];
  for (const { kind, entries, matching, matches } of kinds) {
    const pulled = pulledFields(kind, matches, context, options.fields ?? []);
    const fields = placeFields(kind, pulled, textFiles);
    append(edits, fields.edits);
    append(keptFields, fields.kept);
    append(problems, fields.problems);
    // Names of webhooks can contain secrets, so a person declares them.
    if (kind.secretNames) continue;
    if (options.removesMissing) {
      const gone = await removedEntries(kind, entries, matching, { rules: project.rules, options });
      append(edits, gone.edits);
      append(problems, gone.problems);
    }
    if (options.isNew) {
      const languages = chosenIsos(live.project, project.pulledLanguages);
      const wanted = { fields: options.fields ?? [], languages, label: () => "" };
      const paths = yamlPaths(given.manifests[kind.plural]);
      const fresh = declareNew(kind, { declared: entries, live, context, wanted }, paths);
      append(edits, fresh.edits);
      append(problems, fresh.problems);
    }
  }
  return {
    edits,
    sources: placed.sources,
    taken,
    kept: [...keptInFiles(kept), ...keptFields],
    problems,
    unmatched,
  };
}

/** A pull writes all that is decided. */
function asWarning(one: Problem): Problem {
  return one.severity === "error" ? { ...one, severity: "warning" } : one;
}

function chosenMatches(
  kind: AnyKind,
  matching: Matching<Entry, unknown>,
  filter: readonly string[],
): Matching<Entry, unknown> {
  const isOwn = (one: { declared: Entry; live?: unknown }) =>
    isChosen(filter, { kind, entry: one.declared, ...("live" in one && { live: one.live }) });
  return {
    ...matching,
    matches: matching.matches.filter(isOwn),
    refused: matching.refused.filter(isOwn),
  };
}

/** Without objects of another team, which its own manifests declare. */
function ownMatches(kind: AnyKind, { matches }: Matching<Entry, unknown>, { rules }: ProjectContext) {
  return matches.filter(
    ({ live }) => live !== undefined && foreignOwner(kind.tags(live), rules) === undefined,
  );
}

// What the manifests declare after a pull, compared with what they declared before, with the writers of the new texts.

export function comparedBefore(
  after: Declaration,
  before: Declaration,
  taken: readonly DifferingText[],
): DeclarationComparison {
  const compared = compareDeclarations(after.kinds, after, before);
  const edited = new Map(
    taken.map(({ item: { kind, label, field, edited: by }, language }) => [
      canonical([kind, label, field, language]),
      by,
    ]),
  );
  const changes = compared.changes.map((change) => {
    if (change.action !== "update") return change;
    const fields = change.fields.map((one) => {
      const by = edited.get(canonical([change.kind, change.label, one.field, one.part ?? null]));
      return by ? { ...one, edited: by } : one;
    });
    return { ...change, fields };
  });
  return { ...compared, changes };
}
