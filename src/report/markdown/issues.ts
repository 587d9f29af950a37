/** The issue that is open as long as a project differs from its manifests. */

import type { Problem } from "../../model/problem.ts";
import type { ProjectReport, PulledTexts, Report } from "../report.ts";
import { shortLine } from "../safeText.ts";
import { problemSection, pullSections } from "../view/sections.ts";
import { pulledFigures } from "../view/sentences.ts";
import { quote } from "../view/view.ts";
import { figure } from "../view/words.ts";
import {
  FIRST_PULL_NEXT,
  filesWords,
  firstPullFiles,
  firstPullTitle,
  PULL_LEAD,
  PULL_NEXT,
  type PulledFirst,
} from "../view/written.ts";
import {
  Budget,
  body,
  bodyView,
  characters,
  GROUP_OVERHEAD,
  type Group,
  groupBlocks,
  groupOf,
  MAX_MESSAGE,
  type Measure,
} from "./body.ts";
import { blocks, codeSpan, link, list, type Markdown, marker, md, printed, sentence } from "./markdown.ts";

/** GitHub accepts as many characters as in a comment. */
export const MAX_ISSUE = 65_000;

/** Maximum number of unmanaged names. The report has them all, and an issue may be public. */
const MAX_UNMANAGED = 5;

/** Characters around the body. */
const OVERHEAD = 2_560;

interface IssueOptions {
  /** Characters, {@link MAX_ISSUE} or less. */
  limit: number;
  /** Identifies the issue of this project. */
  marker: string;
  /** Address of the workflow's page; empty if unknown. */
  workflowUrl: string;
  /** Address of the page of the workflow that pulls; absent if the repository has none. */
  pullUrl?: string | undefined;
}

/** GitHub shows a title as plain text. */
export function issueTitle(project: ProjectReport): string {
  return `Lokaform: drift in ${shortLine(nameOf(project), 80)}`;
}

/** The same text as long as the drift is the same, so that the issue is only updated when the drift changes. */
export function driftIssue(report: Report, project: ProjectReport, options: IssueOptions): Markdown {
  const one: Report = { ...report, projects: [project], problems: [], manifests: project.manifests };
  const overflow = "the job summary of the workflow has more";
  const view = bodyView(one, { overflow, reader: "assignee", maxUnmanaged: MAX_UNMANAGED });
  const content = body(view, { limit: options.limit - OVERHEAD, measure: characters, overflow });
  return blocks([marker(options.marker), content, nextSteps(options), footer(options)]);
}

/** The text of an issue that is closed because the drift is gone. */
export function resolvedIssue(project: ProjectReport, options: IssueOptions): Markdown {
  return blocks([
    marker(options.marker),
    md`✅ **The project ${printed(quote(nameOf(project), 80))} matches its manifests again.**`,
    footer(options),
  ]);
}

function nameOf({ plan, name, id }: ProjectReport): string {
  return plan?.project.name ?? name ?? id;
}

/** The text of a second issue on the same drift, which is closed. */
export function duplicateIssue(kept: number, options: Pick<IssueOptions, "marker">): Markdown {
  return blocks([
    marker(options.marker),
    md`This is a duplicate of issue #${kept}: two runs opened an issue at the same time.`,
  ]);
}

function nextSteps({ pullUrl }: IssueOptions): Markdown {
  const pull =
    pullUrl === undefined
      ? md`${codeSpan("lokaform pull")} writes texts that other people edited into them.`
      : md`To get texts that other people edited, start ${link(md`the workflow that pulls`, pullUrl)}: it opens the pull request.`;
  return md`### What to do

- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request. ${pull}

A text that differs is not drift if the rule for its language is seed: the live text is kept.`;
}

function footer({ workflowUrl }: IssueOptions): Markdown {
  const by = workflowUrl === "" ? md`its workflow` : link(md`its workflow`, workflowUrl);
  return md`<sub>This issue is opened, updated and closed by ${by}.</sub>`;
}

/** Characters. GitHub accepts 65,536. */
export const MAX_PULL_BODY = 65_000;

interface PullBodyOptions {
  /** In the unit of `measure`. */
  limit: number;
  measure: Measure;
  /** Where the rest is, if there is not room for all. */
  overflow: string;
  /** Problems of the run; a pull request has none. */
  problems?: readonly Problem[];
}

/** Overwritten texts are named before anything else is shown. What does not fit is counted. */
export function pullBody(pulled: readonly PulledTexts[], options: PullBodyOptions): Markdown {
  const budget = new Budget(options.limit, options.measure);
  const parts = pulled.map((one) => {
    const sections = pullSections(one, { texts: one.hide_texts !== true, full: "also" });
    return { heading: quote(one.name, 80), groups: sections.map((section) => groupOf(section)) };
  });
  const several = pulled.length > 1;
  const next = printed(PULL_NEXT);
  const title = md`## ${sentence(`Translations from Lokalise: ${pulledFigures(pulled)}`)}`;
  const top = blocks([title, printed(PULL_LEAD), printed(filesWords(pulled))]);
  const problems = problemGroup(options.problems ?? []);
  budget.takeText(blocks([top, next]));
  if (problems.items.length > 0) budget.take(GROUP_OVERHEAD);
  budget.within(1 / 2, () => budget.showRest([problems]));
  const open = parts.filter(({ groups }) => budget.take(GROUP_OVERHEAD * (groups.length + 1)));
  const all = open.flatMap(({ groups }) => groups);
  budget.showLosses(all);
  budget.showRest(all);
  const hidden = parts.length - open.length;
  return blocks([
    top,
    ...groupBlocks(problems, 3, options.overflow),
    ...open.flatMap(({ heading, groups }) => [
      ...(several ? [md`### ${printed(heading)}`] : []),
      ...groups.flatMap((group) => groupBlocks(group, several ? 4 : 3, options.overflow)),
    ]),
    ...(hidden > 0 ? [sentence(`… and ${figure(hidden)} more projects; ${options.overflow}.`)] : []),
    next,
  ]);
}

/** The problems of a run that wrote no texts, or only new manifests. */
export function problemPage(
  problems: readonly Problem[],
  { limit, measure, overflow }: PullBodyOptions,
): Markdown {
  const group = problemGroup(problems);
  new Budget(limit / 2, measure).showRest([group]);
  return blocks(groupBlocks(group, 3, overflow));
}

function problemGroup(problems: readonly Problem[]): Group {
  return groupOf(problemSection(problems, { full: "also", longest: MAX_MESSAGE }));
}

export function firstPullBody(first: PulledFirst): Markdown {
  const files = list(firstPullFiles(first).map(printed));
  return blocks([md`## ${sentence(firstPullTitle(first))}`, files, printed(FIRST_PULL_NEXT)]);
}
