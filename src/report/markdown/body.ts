/** The part that comment, issue and summary share: sentences, problems, changes that were not made, and the plans. */

import { greatest } from "../../model/lists.ts";
import type { Problem } from "../../model/problem.ts";
import { isConflictProblem, isNoConflict } from "../../plan/conflicts.ts";
import { allProblems, causesNothing, isEmpty, isRed, type Report, shownChanges } from "../report.ts";
import { withoutTexts } from "../withoutTexts.ts";
import { counted, figure } from "../words/figures.ts";
import { MAX_NAMED, manifestWords } from "../words/labels.ts";
import { comparedFigures } from "../words/manifestLines.ts";
import { shortened } from "../words/safeText.ts";
import { problemsWords, resultSentence, stoppedSentence } from "../words/sentences.ts";
import { titleWords } from "../words/title.ts";
import { Budget } from "./budget.ts";
import { GROUP_OVERHEAD, type Group, groupBlocks } from "./groups.ts";
import { comparedManifests, manifestParts } from "./manifestGroups.ts";
import { blocks, codeSpan, folded, list, type Markdown, md, sentence } from "./markdown.ts";
import {
  type BodyOptions,
  nameSpan,
  type ProjectPart,
  problemGroup,
  projectBlocks,
  projectPart,
  showsLosses,
  sizeOf,
} from "./projectBody.ts";

/** The share that losses may take. The reason why a plan is refused must be visible as well. */
const LOSS_SHARE = 7 / 8;

/**
 * Shows removals, overwritten values and settings that let a run do more first, then problems, changes that were not made, the
 * figures of each project, pending losses, and all other changes. What does not fit is counted.
 */
export function body(fullReport: Report, options: BodyOptions): Markdown {
  const report = withoutTexts(fullReport);
  const { overflow, measure } = options;
  const { problems, projects } = mergeSingleProject(report);
  const compared = manifestParts(report, options);
  const several = projects.length + compared.length > 1;
  const budget = new Budget(options.limit, measure);
  const top = blocks([
    heading(report),
    lead(report, options),
    ...verdict(report, options),
    ...comparedManifests(report),
  ]);
  const more = (count: number) => sentence(`… and ${counted(count, "more project")}; ${overflow}.`);
  const parts = [...projects.map((project) => projectPart(project, report, options, several)), ...compared];
  const bottom = footer(report, options, parts);
  budget.takeText(blocks([top, more(projects.length + compared.length), ...bottom]));
  const runProblems = problemGroup(problems, options.linkTo);
  if (problems.length > 0) budget.take(GROUP_OVERHEAD);
  const open = new Set<ProjectPart>();
  const isOpened = (part: ProjectPart) => {
    if (!open.has(part) && budget.take(sizeOf(part, measure))) open.add(part);
    return open.has(part);
  };
  const sectionsOf = (groupsOf: (part: ProjectPart) => Group | readonly Group[] | undefined) =>
    [...open].flatMap((part) => [groupsOf(part) ?? []].flat().map(({ section }) => section));

  for (const part of parts) if (!showsLosses(part)) isOpened(part);
  const losses = () => sectionsOf(({ groups }) => groups);
  const pending = () => sectionsOf((part) => part.pending);
  budget.showLosses(losses(), LOSS_SHARE);
  budget.showRest([runProblems.section], budget.remaining / 2);
  for (const part of parts) if (!isOpened(part)) break;
  for (const group of [problemsOf, failedOf]) budget.showRest(sectionsOf(group), budget.remaining / 2);
  budget.showLosses(losses(), 1);
  if (parts.every(showsLosses)) {
    budget.showLosses(pending(), LOSS_SHARE);
    const most = greatest(parts.map(({ groups }) => groups.length));
    for (let nth = 0; nth < most; nth += 1) budget.showRest(sectionsOf(({ groups }) => groups[nth]));
    budget.showRest(pending());
  }
  budget.showRest(sectionsOf(({ unmanaged }) => unmanaged));

  const hidden = parts.length - open.size;
  return blocks([
    top,
    ...groupBlocks(runProblems, 3, overflow),
    ...parts.filter((part) => open.has(part)).map((part) => projectBlocks(part, options, several ? 4 : 3)),
    ...(hidden > 0 ? [more(hidden)] : []),
    ...bottom,
  ]);
}

const problemsOf = ({ problems }: ProjectPart) => problems;
const failedOf = ({ failed }: ProjectPart) => failed;

/** The problems of a single project and those of the run are one list. */
function mergeSingleProject({ problems, projects }: Report): Pick<Report, "problems" | "projects"> {
  const [only] = projects;
  if (!only || projects.length > 1) return { problems, projects };
  return { problems: [], projects: [{ ...only, problems: [...problems, ...only.problems] }] };
}

function heading(report: Report): Markdown {
  const { command, projects, manifest_comparison: compared } = report;
  if (compared?.is === "compared")
    return md`## Translations: ${sentence(comparedFigures(compared.projects))}`;
  const planned = projects.filter(({ plan }) => plan);
  const several = projects.length > 1 ? md` · ${sentence(counted(projects.length, "project"))}` : md``;
  if (command === "plan" && planned.length > 0) {
    const conflicts = allProblems(report).filter(isConflictProblem).length;
    const also = conflicts > 0 ? `, ${counted(conflicts, "conflict")}` : "";
    return md`## Translations: ${sentence(titleWords(projects.flatMap(shownChanges)) + also)}${several}`;
  }
  const [only] = planned;
  const name = projects.length === 1 && only?.plan ? md` · ${nameSpan(only.plan.project.name)}` : md``;
  if (command === "plan") return md`## Translations: no plan${several}`;
  return md`## Lokaform ${sentence(command)}${name}${several}`;
}

function lead({ manifests }: Report, { lead: words = (from) => md`From ${from}` }: BodyOptions): Markdown {
  const named = manifests.length > 0 && manifests.length <= MAX_NAMED;
  const all = manifestWords(manifests) || "no manifest";
  const noun = manifests.length === 1 ? md`the manifest` : md`the manifests`;
  return words(named ? md`${noun} ${codeSpan(shortened(all, 400))}` : sentence(all));
}

/** What went wrong, or how the run ended. */
function verdict(report: Report, options: BodyOptions): Markdown[] {
  const { command, projects, stopped } = report;
  const isPlanned = projects.some(({ plan }) => plan);
  const isPlan = command === "plan" && isPlanned;
  const result = isPlan ? planVerdict(report, options) : [marked(report, resultSentence(report))];
  if (!stopped) return result;
  const { sentence: ended, names } = stoppedSentence(report);
  const notReached =
    names.length > 0 ? md` Not reached: ${codeSpan(shortened(names.join(", "), 400))}.` : md``;
  return [md`❌ **${sentence(ended)}**${notReached}`, ...(isPlanned ? result : [])];
}

function marked(report: Report, words: string): Markdown {
  const applied = report.projects.some(({ results }) => results);
  const mark = isRed(report) ? md`❌ ` : isEmpty(report) || applied ? md`✅ ` : md``;
  return md`${mark}**${sentence(words)}**`;
}

/** Only what the title does not say. */
function planVerdict(report: Report, { isPullRequest }: BodyOptions): Markdown[] {
  if (isRed(report)) {
    const problems = allProblems(report);
    const conflicts = problems.filter(isConflictProblem);
    const errors = problems.filter((one) => one.severity === "error" && isNoConflict(one));
    const failed = blocks([
      ...(errors.length > 0 ? [marked(report, `${problemsWords(errors)}. ${consequence(errors)}`)] : []),
      ...(conflicts.length > 0 ? [marked(report, conflictsSentence(conflicts))] : []),
    ]);
    const isOld =
      hasPending(report) && report.projects.every((project) => shownChanges(project).length === 0);
    return isOld
      ? [failed, md`This pull request adds no change: what the plan changes is already pending.`]
      : [failed];
  }
  if (!causesNothing(report)) return [];
  const subject = isPullRequest ? "This pull request" : "This plan";
  return [md`✅ **${sentence(`${subject} changes nothing in the project.`)}**`];
}

function conflictsSentence(conflicts: readonly Problem[]): string {
  const errors = conflicts.filter(({ severity }) => severity === "error").length;
  const some =
    errors < conflicts.length ? `, ${figure(errors)} of them ${errors === 1 ? "an error" : "errors"}` : "";
  return `${counted(conflicts.length, "conflict")}${some}. Apply keeps the texts of the project there, and makes all other changes.`;
}

function consequence(errors: readonly Problem[]): string {
  const isBlocked = errors.some(({ reach }) => reach !== "change");
  return isBlocked
    ? "Apply writes nothing to a project until its problems are fixed."
    : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}

/** What happens after the plan, and how to read it. */
function footer(report: Report, options: BodyOptions, parts: readonly ProjectPart[]): Markdown[] {
  const { command, projects } = report;
  if ((command !== "plan" && command !== "drift") || !projects.some(({ plan }) => plan)) return [];
  const changes = projects.flatMap(shownChanges);
  const isPlanned = command === "plan" && changes.length > 0 && !isRed(withoutConflicts(report));
  const next = md`**What happens next:** Nothing has been changed yet. ${nextStep(report, options)}`;
  return [...(isPlanned ? [next] : []), legend(report, parts)];
}

function nextStep(report: Report, { isPullRequest, unappliedBase }: BodyOptions): Markdown {
  if (!isPullRequest) return md`The next apply makes these changes in the project.`;
  if (unappliedBase !== undefined)
    return md`Merging this pull request also changes nothing in the project: apply does not write from its base branch ${codeSpan(shortened(unappliedBase, 200))}. It writes only from the default branch, and from the branches in the input \`apply-from\`.`;
  const also = hasPending(report) ? md` The changes that are already pending are made as well.` : md``;
  return md`When this pull request is merged, the next apply makes these changes in the project.${also}`;
}

function hasPending({ projects }: Report): boolean {
  return projects.some(({ target }) => target?.is === "compared" && target.pending.length > 0);
}

/** It explains only what is shown. */
function legend(report: Report, parts: readonly ProjectPart[]): Markdown {
  const groups = parts.flatMap((part) => part.groups).filter(({ section }) => section.count > 0);
  const meanings = new Map(
    groups.flatMap(({ action, meaning }) => (action && meaning ? [[action, meaning]] : [])),
  );
  const rows = Array.from(meanings, ([action, meaning]) => md`**${sentence(action)}**: ${sentence(meaning)}`);
  return folded(
    "How to read this",
    blocks([
      ...(hasPending(report) ? [md`In numbers, with the changes that are already pending:`] : []),
      ...(report.command === "plan" ? [sentence(resultSentence(report))] : []),
      md`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`,
      ...(rows.length > 0 ? [list(rows)] : []),
    ]),
  );
}

function withoutConflicts(report: Report): Report {
  const projects = report.projects.map((project) => ({
    ...project,
    problems: project.problems.filter(isNoConflict),
  }));
  return { ...report, projects };
}
