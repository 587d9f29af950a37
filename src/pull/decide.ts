/** Everything that a later pull changes in the manifests, and what they keep. */
import { textProblems } from "../history/conflictMessages.ts";
import { planWithVerdicts, type VerdictSources } from "../history/textVerdicts.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import { isText } from "../kinds/kind.ts";
import { append, canonical, grouped, groupedByEach } from "../model/json.ts";
import { once } from "../model/once.ts";
import type { DeclaredChange, Plan } from "../model/plan.ts";
import { type Problem, problem } from "../model/problem.ts";
import { NO_VERDICTS } from "../model/verdict.ts";
import type { KeptText } from "../plan/compare.ts";
import { compareDeclarations } from "../plan/compareDeclarations.ts";
import { declaredNames, namingOf, separated } from "../plan/filter.ts";
import { type DifferingText, pulledTexts } from "../plan/pulledTexts.ts";
import { isUnwritable } from "../plan/waiting.ts";
import { firstNames } from "../report/view/words.ts";
import { manifestsWithTexts } from "../run/declarations.ts";
import { remarksOnKinds } from "../run/remarks.ts";
import { targetOf } from "../run/target.ts";
import { withBaseTexts, withKeysToAdd } from "./keysToAdd.ts";
import { kindSteps, pulledKind, undeclaredTexts } from "./kindPull.ts";
import { keptInFiles } from "./manifestFiles.ts";
import { chosenIsos, NONE, type PullInput } from "./options.ts";
import type { Step } from "./removal.ts";
import { placeTexts, type SourceChanges } from "./textEdits.ts";

const MAX_NAMED = 12;

export type Decided = Awaited<ReturnType<typeof decide>>;

/** `otherLanguages`: languages of the project that were not read. */
export async function decide(
  declaredInFiles: Declaration,
  live: Live,
  input: PullInput & { otherLanguages: readonly string[] },
) {
  const { project, context: run } = input;
  const completes = chosenIsos(live.project, project.pulledLanguages ?? NONE);
  const context: ProjectContext = {
    project: live.project,
    rules: { ...project.rules, prune: {}, pull: { completes } },
    variables: declaredInFiles.variables,
    verdicts: NO_VERDICTS,
    rows: declaredInFiles.rows ?? [],
  };
  const { declared, problems: notAdded } = withKeysToAdd(declaredInFiles, live, context, input);
  const sources = verdictSources(declared, input);
  const result = await planWithVerdicts(declared, live, context.rules, sources);
  if (result.is === "stopped")
    return { edits: [], sources: [], taken: [], kept: [], problems: result.problems, unmatched: [] };
  const kinds = result.kinds.map((plan) => pulledKind(plan, project.rules));
  const texts = pulledTexts(result.keptTexts, context);
  const added = withBaseTexts(texts.taken, declared, live, context.rules);
  const placed = placeTexts(added.taken, input, live.project.baseLanguage);
  const undeclared = [
    ...input.otherLanguages.map((iso) => `all ${iso} texts`),
    ...kinds.flatMap((kind) => undeclaredTexts(kind, context)),
  ];
  const problems = [
    ...result.problems.filter(({ code }) => code === "unknown-writers" || code === "not-read"),
    ...(input.options.removesMissing ? [] : onlyInFiles(result.plan)),
    ...remarksOnKinds(result, live.project, context.rules, "plan", "looks-renamed"),
    ...kinds.flatMap(({ refused }) => refused),
    ...textProblems(result.keptTexts, {
      reasons: result.reasons,
      takenBack: result.takenBack,
      writes: false,
      flags: project.flags,
      isWorkflow: run.folders.confined !== undefined,
      names: once(() => declaredNames(declared)),
    }).map((remark) => (remark.severity === "error" ? { ...remark, severity: "warning" as const } : remark)),
    ...[...notAdded, ...added.problems],
    ...notPulled(undeclared),
    // With several projects, another one may have what it names.
    ...(input.settings.projects.length === 1 ? separated(project.rules.accept, [declared]) : []).flatMap(
      (pattern) => tookNothing(pattern, result.keptTexts),
    ),
  ];
  const steps: Step[] = [{ problems }, { ...placed, kept: keptInFiles(texts.kept) }];
  for (const kind of kinds) append(steps, await kindSteps(kind, context, input));
  return {
    edits: steps.flatMap(({ edits = [] }) => edits),
    sources: joinedByFile(steps.flatMap(({ sources = [] }) => sources)),
    taken: added.taken,
    kept: steps.flatMap(({ kept: items = [] }) => items),
    problems: steps.flatMap((step) => step.problems),
    unmatched: result.plan.filter?.unmatched ?? [],
  };
}

/** One list of changes for each file. */
function joinedByFile(sources: readonly SourceChanges[]): SourceChanges[] {
  return [...grouped(sources, ({ path }) => path).values()].map((ofFile) => ({
    ...ofFile[0],
    changes: ofFile.flatMap(({ changes }) => changes),
  }));
}

function verdictSources(declared: Declaration, input: PullInput): VerdictSources {
  const { project, context, textFiles, ownUser, settings } = input;
  const { lastApplied, history, onSecrets, now } = context;
  const manifests = Object.values(input.manifests).flatMap((texts) => texts.map(({ path }) => path));
  const reading = { known: new Map(), ids: [project.id], onSecrets, kinds: declared.kinds };
  const applied = async () => {
    const last = await lastApplied?.(manifests, reading);
    return last && targetOf(last, { settings: project, declared });
  };
  return {
    ...{ ownUser, history, textFiles, usable: settings.usable },
    applied: lastApplied && applied,
    manifests: manifestsWithTexts({ declared, manifests }),
    asked: { now: Math.floor(now() / 1000) },
  };
}

function onlyInFiles({ only_in_files: entries = [], kept }: Plan): Problem[] {
  const archived = kept.filter((item) => item.reason === "archived" && item.from_lokalise);
  const labels = [
    ...entries.map(({ label }) => label),
    ...new Set(archived.map(({ label }) => `${label} (archived)`)),
  ];
  if (labels.length === 0) return [];
  const message = `Only in the files: ${firstNames(labels, MAX_NAMED)}. They were removed, archived or renamed in Lokalise, or were never created there. To remove them from the files: lokaform pull --remove-missing`;
  return [problem("not-expressible", message, { severity: "notice", scope: "change" })];
}

function notPulled(names: readonly string[]): Problem[] {
  if (names.length === 0) return [];
  const message = `Not pulled: ${firstNames(names, MAX_NAMED)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
  return [problem("not-expressible", message, { severity: "notice", scope: "change" })];
}

/** If a value of `--accept` takes nothing. What the file cannot say is listed with its reason. */
function tookNothing(pattern: string, texts: readonly KeptText[]): Problem[] {
  const isListed = texts.some(
    ({ kind, entry, object: live, item }) =>
      namingOf([pattern], { kind, entry, live }, item.part ?? "", item.reason === "held") !== undefined &&
      (item.reason !== "waiting" || isUnwritable(item)),
  );
  if (isListed) return [];
  const message = `--accept ${pattern} took nothing: no text that it names differs from the project. A text that waits must be named without a pattern, as KEY:LANG. Texts in a language that entries do not declare come with --languages.`;
  return [problem("unknown-text", message, { severity: "notice", scope: "change" })];
}

// What the manifests declare after a pull, compared with what they declared before, with the writers of the new texts.

export function comparedBefore(after: Declaration, before: Declaration, taken: readonly DifferingText[]) {
  const compared = compareDeclarations(after.kinds, after, before);
  const edited = new Map(
    taken.map(({ item: { kind, label, field, edited: by }, language }) => [
      canonical([kind, label, field, language]),
      by,
    ]),
  );
  const changes = compared.changes.map((change) => {
    if (change.action !== "update") return change;
    const fields = change.fields.map((field) => {
      const by = edited.get(canonical([change.kind, change.label, field.field, field.part ?? null]));
      return by ? { ...field, edited: by } : field;
    });
    return { ...change, fields };
  });
  return { ...compared, changes: onceForKey(changes, taken) };
}

/** The strings of a live key in the files of several apps are one change. Of a key that is added, only the texts come from Lokalise. */
function onceForKey(changes: readonly DeclaredChange[], taken: readonly DifferingText[]): DeclaredChange[] {
  const nameOf = ({ kind, label }: { kind: string; label: string }) => canonical([kind, label]);
  const ids = groupedByEach(taken, ({ item }) => [nameOf(item)]);
  const groups = grouped(changes, (change) => {
    const [id, other] = new Set((ids.get(nameOf(change)) ?? []).map(({ item }) => item.id));
    return id === undefined || other !== undefined ? change : canonical([change.kind, change.action, id]);
  });
  return [...groups].map(([group, [change, ...otherChanges]]) => {
    if (group === change) return change;
    const fields = [change, ...otherChanges].flatMap((part) =>
      part.fields.filter(({ field }) => part.action === "update" || isText(part.kind, { field })),
    );
    const byValue = grouped(fields, ({ field, part, before, after }) =>
      canonical([field, part ?? null, before ?? null, after]),
    );
    const labels = [...new Set([change, ...otherChanges].map(({ label }) => label))];
    return { ...change, label: labels.join(" / "), fields: [...byValue.values()].map(([field]) => field) };
  });
}
