/** The sentences that sum up a run, the same in all outputs. */

import { wholeTexts } from "../../checks/textProgress.ts";
import { allKinds, isText, kindOf } from "../../kinds/kind.ts";
import { listed, sum } from "../../model/json.ts";
import type { Change, Plan, PlanFilter } from "../../model/plan.ts";
import { anyError, type Problem, problemCount, SEVERITIES } from "../../model/problem.ts";
import type { ProjectDetails } from "../../model/project.ts";
import { unverifiedTexts } from "../../plan/loss.ts";
import {
  APPLIED,
  appliedFigures,
  CHANGES,
  changeLabel,
  clearedTexts,
  countBy,
  isRename,
  planFigures,
} from "../counts.ts";
import { allProblems, isReady } from "../exitCode.ts";
import {
  type ComparedManifests,
  type ManifestComparison,
  type PlannedProject,
  type ProjectReport,
  type PulledTexts,
  type Report,
  shownChanges,
} from "../report.ts";
import { MAX_LOG_MESSAGE, oneLine, shortLine } from "../safeText.ts";
import { quote, say, strong, type Words } from "./view.ts";
import { codeWord, counted, countedKind, figure, firstNames } from "./words.ts";

/** "Plan: 1 to create, 2 to update; 4,812 unchanged, 37 unmanaged. Apply needs about 4 write requests." `otherCount`: changes that are only in the reviewed plan, or only in this one. */
export function planSentence(
  plan: Plan,
  effort: ProjectReport["effort"],
  otherCount = 0,
  writer: "Apply" | "Restore" = "Apply",
): string {
  // Without a time, because the service answers at varying speed. Reads are not counted; a repeated or split batch adds some.
  const requests =
    effort && effort.requests > 0
      ? ` ${writer} needs about ${counted(effort.requests, "write request")}.`
      : "";
  const differ = otherCount === 1 ? "1 other change differs" : `${figure(otherCount)} other changes differ`;
  const otherWords = otherCount > 0 ? ` ${differ} from the reviewed plan and will not be applied.` : "";
  return `Plan: ${plannedWords([plan])}${requests}${otherWords}`;
}

const MAX_LANGUAGES = 12;

/** "3 base texts change: 9 translations in de, fr and ar may be marked unverified." Undefined if none, or if the service does not say. */
export function unverifiedSentence(project: ProjectDetails, changes: readonly Change[]): Words | undefined {
  const { baseTexts, translations = 0, languages } = unverifiedTexts(project, changes);
  if (translations === 0) return undefined;
  const change = `${counted(baseTexts, "base text")} ${baseTexts === 1 ? "changes" : "change"}`;
  const names = quote(firstNames(languages, MAX_LANGUAGES), 1_000);
  return say`${change}: ${counted(translations, "translation")} in ${names} may be marked unverified.`;
}

/** "After the merge: 15 texts to translate in de (12), fr (3)." Of new keys only. Undefined if there are none, or languages were not read. */
export function toTranslateSentence(project: ProjectDetails, changes: readonly Change[]): Words | undefined {
  const isWhole = wholeTexts(project);
  const created = changes.flatMap((change) => {
    if (change.action !== "create" || !kindOf(change.kind).progressOf) return [];
    const texts = change.fields.filter((field) => isText(change.kind, field));
    return [new Map(texts.map(({ part, after }) => [part, after]))];
  });
  const open = (project.languages ?? []).flatMap(({ iso }) => {
    const { length } = created.filter((texts) => !isWhole(texts.get(iso), iso));
    return iso === project.baseLanguage || length === 0 ? [] : [{ name: shortLine(iso, 40), length }];
  });
  if (open.length === 0) return undefined;
  const total = sum(open, ({ length }) => length);
  const names = open.map(({ name, length }) => (open.length > 1 ? `${name} (${figure(length)})` : name));
  return say`After the merge: ${counted(total, "text")} to translate in ${quote(firstNames(names, MAX_LANGUAGES), 1_000)}.`;
}

/** "Not ready: 9,880 of 10,000 texts translated in 5 languages, 3 conflicts, 1 of 2 required languages not ready." */
export function statusSentence(projects: readonly ProjectReport[]): string {
  const ready = isReady({ projects });
  const changes = sum(projects, ({ plan }) => plan?.changes.length ?? 0);
  const scope = changes > 0 ? ` This does not count ${counted(changes, "change")} to write.` : "";
  return `${ready === undefined ? "Status" : ready ? "Ready" : "Not ready"}: ${statusWords(projects)}.${scope}`;
}

function statusWords(projects: readonly ProjectReport[]): string {
  const statuses = projects.flatMap(({ status = [] }) => status);
  const texts = sum(statuses, (status) => status.texts);
  const required = statuses.filter((status) => status.required);
  const unmet = required.filter((status) => status.required?.unmet.length);
  const names = firstNames([...new Set(unmet.map(({ language }) => codeWord(language)))], MAX_LANGUAGES);
  const words = nonZero([
    ...keptFigures({
      conflicts: sum(statuses, (status) => status.conflicts),
      undecided: sum(statuses, (status) => status.undecided),
      toPull: sum(statuses, (status) => status.to_pull),
      waiting: sum(statuses, (status) => status.waiting),
    }),
    [unmet.length, `of ${counted(required.length, "required language")} not ready: ${names}`],
  ]);
  const languages = counted(new Set(statuses.map(({ language }) => language)).size, "language");
  const translated = `${figure(sum(statuses, (one) => one.translated))} of ${counted(texts, "text")} translated`;
  return [texts === 0 ? "no declared key to count" : `${translated} in ${languages}`, ...words].join(", ");
}

export function driftSentence(projects: readonly ProjectReport[]): string {
  const plans = projects.flatMap(({ plan }) => plan ?? []);
  const differences = driftWords(plans);
  const { waiting, kept, onlyInFiles } = planFigures(plans);
  const figures = nonZero([
    [onlyInFiles, "only in the files"],
    [waiting, "waiting"],
    [kept, "kept"],
  ]);
  const head = differences === "" ? "No drift" : `Drift: ${differences}`;
  return `${head}; ${[kindFigures(plans, "as declared"), ...figures].join(", ")}.`;
}

function driftWords(plans: readonly Plan[]): string {
  const { conflicts, undecided, toPull, toAdd, ...figures } = planFigures(plans);
  return nonZero([
    [figures.updated, figures.updated === 1 ? "differs" : "differ"],
    [figures.renamed, "not yet renamed"],
    [figures.created, "missing"],
    [figures.keptArchived, "archived"],
    [figures.removed, "to remove"],
    ...keptFigures({ conflicts, undecided, toPull, toAdd }),
    [figures.skipped, "not compared"],
  ]).join(", ");
}

function plannedWords(plans: readonly Plan[]): string {
  const figures = planFigures(plans);
  // Keys to adopt are among the updates and renames.
  const adopted = figures.adopted > 0 ? ` (${figure(figures.adopted)} to adopt)` : "";
  const todo = nonZero([
    [figures.created, "to create"],
    [figures.updated, `to update${figures.renamed > 0 ? "" : adopted}`],
    [figures.renamed, `to rename${adopted}`],
    [figures.removed, "to remove"],
  ]);
  const keptWords = nonZero([...keptFigures(figures), [figures.skipped, "skipped"]]);
  const cleared = clearedWords(plans.flatMap(({ changes }) => changes));
  const head = [...(figures.changes === 0 ? ["no changes"] : todo), ...cleared, ...keptWords];
  return `${head.join(", ")}; ${kindFigures(plans, "unchanged")}.`;
}

/** "4,812 unchanged, 28 keys and 3 webhooks unmanaged". A filtered plan is only about declared objects. */
function kindFigures(plans: readonly Plan[], unchanged: string): string {
  const counts = `${kindCounts(plans, "unchanged")} ${unchanged}`;
  const isFiltered = plans.some(({ filter }) => filter !== undefined);
  return isFiltered ? counts : `${counts}, ${kindCounts(plans, "unmanaged")} unmanaged`;
}

function kindCounts(plans: readonly Plan[], state: "unchanged" | "unmanaged"): string {
  const present = allKinds()
    .map((kind) => ({ kind, count: sum(plans, ({ counts }) => counts.by_kind[kind.plural]?.[state] ?? 0) }))
    .filter(({ count }) => count > 0);
  if (present.every(({ kind }) => kind.words.prefix === ""))
    return figure(sum(present, ({ count }) => count));
  return listed(present.map(({ kind, count }) => countedKind(count, kind.name)));
}

export function appliedSentence({ projects, requests }: Report): string {
  const applied = projects.filter((project) => project.results).length;
  const restWords = applied === 0 ? [] : missing(projects.length - applied, "applied");
  const sentences = [
    `Applied: ${appliedWords(projects)}`,
    ...restWords,
    `${counted(requests, "request")} in total`,
  ];
  return `${sentences.join(". ")}.`;
}

/** "3 created, 2 updated, 1 failed. 2 conflicts, 1 to pull: not written" */
export function appliedWords(reports: readonly ProjectReport[]): string {
  const projects = reports.filter(({ results }) => results);
  if (projects.length === 0) return "nothing";
  const figures = appliedFigures(reports);
  const words = nonZero(APPLIED.map((label) => [figures[label], label]));
  const keptWords = nonZero(keptFigures(planFigures(projects.flatMap(({ plan }) => plan ?? []))));
  return `${words.join(", ") || "no changes"}${keptWords.length > 0 ? `. ${keptWords.join(", ")}: not written` : ""}`;
}

/** What is not written, in the words of all outputs: "2 conflicts, 1 to pull". */
function keptFigures(figures: Partial<ReturnType<typeof planFigures>>): [number, string][] {
  const { conflicts = 0, undecided = 0, toPull = 0, waiting = 0, kept = 0, keptArchived = 0 } = figures;
  const { toAdd = 0, onlyInFiles = 0 } = figures;
  return [
    [conflicts, conflicts === 1 ? "conflict" : "conflicts"],
    [undecided, "undecided"],
    [toPull, "to pull"],
    [toAdd, "to add"],
    [onlyInFiles, "only in the files"],
    [waiting, "waiting"],
    [kept + keptArchived, "kept"],
  ];
}

/** "The time limit of 30m was reached: …", and the projects that were not reached. Undefined if the run was not cancelled. */
export function stoppedSentence({ stopped, projects }: Report): Words | undefined {
  if (!stopped) return undefined;
  const notReached = projects.filter(({ plan, problems }) => !plan && problems.length === 0);
  const names = notReached.flatMap(({ name }) => (name === undefined ? [] : [oneLine(name)]));
  const notReachedWords = names.length > 0 ? say` Not reached: ${quote(names.join(", "))}.` : [];
  return say`${strong(say`${shortLine(stopped.message, MAX_LOG_MESSAGE)}`)}${notReachedWords}`;
}

function nonZero(counts: readonly (readonly [number, string])[]): string[] {
  return counts.flatMap(([count, words]) => (count > 0 ? [`${figure(count)} ${words}`] : []));
}

export function resultSentence(report: Report): string {
  const { command, projects } = report;
  const plans = projects.flatMap(({ plan }) => plan ?? []);
  const writes = command === "apply" || command === "restore";
  if (writes && (plans.length > 0 || report.stopped)) return appliedSentence(report);
  if (plans.length === 0) return validSentence(report);
  if (command === "drift") return driftSentence(projects);
  if (command === "status") return statusSentence(projects);
  const [only] = projects;
  if (only?.plan && projects.length === 1) return planSentence(only.plan, only.effort);
  const notCompared = missing(projects.length - plans.length, "compared").map((words) => ` ${words}.`);
  return `${counted(plans.length, "project")}: ${plannedWords(plans)}${notCompared.join("")}`;
}

function validSentence(report: Report): string {
  const { command, manifests, declared } = report;
  const problems = allProblems(report).filter(({ severity }) => severity !== "notice");
  if (anyError(problems))
    return `${problemsWords(problems)}.${command === "apply" || command === "restore" ? " Nothing was written." : ""}`;
  const kinds = allKinds().map(({ name, plural }) => ({ name, count: declared[plural] ?? 0 }));
  const entries = listed(kinds.flatMap(({ name, count }) => (count > 0 ? countedKind(count, name) : [])));
  const warned = problems.length > 0 ? `, with ${problemsWords(problems)}` : "";
  return `Valid: ${entries || "nothing declared"} in ${counted(manifests.length, "manifest")}${warned}.`;
}

export function problemsWords(problems: readonly Problem[]): string {
  const parts = SEVERITIES.flatMap((severity) => {
    const group = problems.filter((problem) => problem.severity === severity);
    const count = sum(group, problemCount);
    return count > 0 ? [counted(count, severity === "error" ? "problem" : severity)] : [];
  });
  return listed(parts);
}

export function restoreLead(name: string | undefined): string {
  return `To restore what this run removed or overwrote${name === undefined ? "" : ` in ${oneLine(name)}`}`;
}

/** Empty without a snapshot. Nothing public says whether that of a branch has the branch. */
export function snapshotWords({ id, snapshot }: ProjectReport): Words[] {
  if (!snapshot) return [];
  const doubt = /^(\$\{\w+\}|[\da-f]+\.\d+):/i.test(id)
    ? " It may lack this branch, so keep the backup."
    : "";
  const words = say`The service made snapshot ${quote(snapshot.id, 80)}: ${quote(snapshot.title, 200)}.`;
  return [say`${words} To restore it, use Snapshots in Lokalise, which makes a copy of the project.${doubt}`];
}

/** "16 to create, 21 to update, 3 to rename, 2 to remove"; "no changes". Each change is counted once. */
export function titleWords(changes: readonly Change[]): string {
  const counts = countBy(CHANGES, changes, changeLabel);
  const words = nonZero(CHANGES.map((label) => [counts[label], `to ${label.replace(/d$/, "")}`]));
  return [...words, ...clearedWords(changes)].join(", ") || "no changes";
}

function clearedWords(changes: readonly Change[]): string[] {
  const texts = clearedTexts(changes);
  return texts > 0 ? [`clears ${counted(texts, "text")}`] : [];
}

/** "Translations: 16 to create; 1 conflict". What did not succeed follows after semicolons. */
export function summaryLine(report: Report): string {
  const errors = allProblems(report).filter(({ severity }) => severity === "error");
  return [
    ...headingParts(report),
    ...(errors.length > 0 ? [problemsWords(errors)] : []),
    ...(report.stopped ? ["stopped before the end"] : []),
  ].join("; ");
}

export function headingParts(report: Report): string[] {
  const { command, projects } = report;
  if (command === "validate") {
    // In a pull request without secrets, its manifests are compared with those of its target.
    const { manifest_comparison: compared } = report;
    const figures = compared?.is === "compared" && `: ${comparedFigures(compared.projects)}`;
    const difference = compared && `${figures ? "" : "not "}compared with the target${figures || ""}`;
    return ["Translations: manifests checked", ...(difference ? [difference] : [])];
  }
  const planned = projects.flatMap(({ plan, ...project }) => (plan ? [{ ...project, plan }] : []));
  if (planned.length === 0) return ["Translations: nothing compared"];
  if (command === "apply" || command === "restore")
    return appliedTitle(report, command === "apply" ? "applied" : "restored");
  const uncomparedWords = missing(projects.length - planned.length, "compared");
  if (command === "status") return [`Translations: ${statusWords(planned)}`, ...uncomparedWords];
  return command === "drift"
    ? [`Translations: ${driftWords(planned.map(({ plan }) => plan)) || "no drift"}`, ...uncomparedWords]
    : [...plannedTitle(planned), ...uncomparedWords];
}

function plannedTitle(projects: readonly PlannedProject[]): string[] {
  const { skipped, conflicts } = planFigures(projects.map(({ plan }) => plan));
  return [
    `Translations: ${titleWords(projects.flatMap(shownChanges))}`,
    ...(conflicts > 0 ? [counted(conflicts, "conflict")] : []),
    ...(skipped > 0 ? [`${figure(skipped)} skipped`] : []),
  ];
}

function appliedTitle({ projects }: Report, verb: "applied" | "restored"): string[] {
  const applied = projects.filter(({ results }) => results).length;
  if (applied === 0) return [`Translations: nothing ${verb}`];
  return [`Translations ${verb}: ${appliedWords(projects)}`, ...missing(projects.length - applied, verb)];
}

function missing(projects: number, verb: string): string[] {
  return projects > 0 ? [`${counted(projects, "project")} not ${verb}`] : [];
}

/** What the manifests of a pull request are compared with, and how they differ; or why they are not compared. */
export function comparisonWords(compared: ManifestComparison): Words[] {
  if (compared.is === "not compared")
    return [
      say`The manifests were not compared with those of the commit that the pull request would be merged into: ${quote(compared.why)}.`,
    ];
  const start = say`The manifests of the pull request are compared with those of the commit that it would be merged into`;
  const commit = quote(compared.commit.slice(0, 7));
  return [
    say`${strong(start)} (${commit}). The Lokalise project was not read, because this run has no token of Lokalise.`,
    strong(say`${`Difference: ${comparedFigures(compared.projects)}.`}`),
  ];
}

export function comparedFigures(projects: readonly ComparedManifests[]): string {
  const changes = projects.flatMap((project) => project.changes);
  const gone = projects.flatMap((project) => project.no_longer_declared);
  const created = changes.filter(({ action }) => action === "create").length;
  const renamed = changes.filter(isRename).length;
  const fewer = gone.filter(({ fields }) => fields).length;
  const settings = projects.flatMap((project) => project.settings).length;
  const words = nonZero([
    [created, "new"],
    [changes.length - created - renamed, "changed"],
    [renamed, "renamed"],
    [gone.length - fewer, "no longer declared"],
    [fewer, "with fewer fields"],
    [projects.flatMap(({ rematched }) => rematched).length, "with another id or former name"],
    [projects.flatMap((project) => project.changed_defaults).length, "with other values in on_create"],
    [settings, settings === 1 ? "setting changed" : "settings changed"],
  ]);
  return words.join(", ") || "no differences";
}

export function pulledFigures(pulled: readonly PulledTexts[]): string {
  const keptTexts = pulled.flatMap(({ kept }) => kept);
  const count = countBy(["conflict", "undecided", "waiting", "kept"], keptTexts, ({ open, because }) =>
    because ? "waiting" : (open ?? "kept"),
  );
  const isPulled = pulled.some(({ files }) => files.length > 0);
  const figures = comparedFigures(pulled.map(({ comparison }) => ({ ...comparison, settings: [] })));
  const keptWords = nonZero(keptFigures({ ...count, conflicts: count.conflict }));
  return [isPulled ? figures : "no changes", ...keptWords].join(", ");
}

export function pullTitle(pulled: readonly PulledTexts[]): string {
  return `Translations from Lokalise: ${pulledFigures(pulled)}`;
}

/** "Only what matches --filter cart.* --filter tag:x: 3 of 240 keys." */
export function filterSentence({ filters, by_kind }: PlanFilter): Words {
  const figures = allKinds().flatMap(({ name, plural }) => {
    const { chosen, declared } = by_kind[plural] ?? { chosen: 0, declared: 0 };
    return declared > 0 ? [`${figure(chosen)} of ${countedKind(declared, name)}`] : [];
  });
  const flags = filters.map((filter) => `--filter ${shortLine(filter, 200)}`).join(" ");
  return say`${strong(say`Only what matches`)} ${quote(flags, Number.POSITIVE_INFINITY)}: ${listed(figures)}.`;
}
