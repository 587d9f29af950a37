/** The issue that is open as long as a project differs from its manifests. */
import type { Problem } from "../../model/problem.ts";
import type { ProjectReport, PulledTexts, Report } from "../report.ts";
import { shortLine } from "../safeText.ts";
import { problemSection, pullSections, waitingSection } from "../view/sections.ts";
import { pullTitle } from "../view/summaries.ts";
import { quote, say } from "../view/view.ts";
import {
  FIRST_PULL_NEXT,
  filesWords,
  firstPullTitle,
  PULL_LEAD,
  PULL_NEXT,
  type PulledFirst,
} from "../view/writtenFiles.ts";
import { type BodyOptions, body, bodyView, characters, MAX_MESSAGE, sectionBlocks } from "./body.ts";
import { blocks, codeSpan, link, type Markdown, marker, md, printed, sentence, stacked } from "./markdown.ts";

/** Maximum number of unmanaged names. The report has them all, and an issue may be public. */
const MAX_UNMANAGED = 5;

const OVERHEAD = 2_560;

interface IssueOptions {
  limit: number;
  marker: string;
  /** Address of the workflow's page; empty if unknown. */
  workflowUrl: string;
  /** Address of the page of the workflow that pulls; absent if the repository has none. */
  pullUrl?: string | undefined;
}

/** GitHub shows a title as plain text. */
export function issueTitle(project: ProjectReport): string {
  const file = project.scope?.settings_file;
  return `Lokaform: drift in ${shortLine(nameOf(project), 80)}${file === undefined ? "" : ` · ${shortLine(file, 80)}`}`;
}

/** The same text as long as the drift is the same, so that the issue is only updated when the drift changes. */
export function driftIssue(report: Report, project: ProjectReport, options: IssueOptions): Markdown {
  const ownReport: Report = { ...report, projects: [project], problems: [], manifests: project.manifests };
  const overflow = "the job summary of the workflow has more";
  const view = bodyView(ownReport, { maxUnmanaged: MAX_UNMANAGED });
  const content = body(view, { limit: options.limit - OVERHEAD, measure: characters, overflow });
  return blocks([marker(options.marker), content, nextSteps(project, options), footer(options)]);
}

export function resolvedIssue(project: ProjectReport, options: Omit<IssueOptions, "limit">): Markdown {
  return blocks([
    marker(options.marker),
    md`✅ **The project ${printed(quote(nameOf(project), 80))} matches its manifests again.**`,
    footer(options),
  ]);
}

function nameOf({ plan, name, id }: ProjectReport): string {
  return plan?.project.name ?? name ?? id;
}

export function duplicateIssue(number: number, options: Pick<IssueOptions, "marker">): Markdown {
  return blocks([
    marker(options.marker),
    md`This is a duplicate of issue #${number}: two runs opened an issue at the same time.`,
  ]);
}

function nextSteps({ plan }: ProjectReport, { pullUrl }: IssueOptions): Markdown {
  const pull =
    pullUrl === undefined
      ? md`${codeSpan("lokaform pull")} writes them into the files.`
      : md`To get them, start ${link(md`the workflow that pulls`, pullUrl)}: it opens the pull request.`;
  const steps = [
    plan?.kept.some(({ reason }) => reason === "pull") &&
      md`- Texts to pull are in the project only, and apply keeps them. ${pull}`,
    (plan?.changes.length ?? 0) > 0 &&
      md`- To write the declared values to the project again, run the workflow that applies the manifests. The run first saves overwritten texts in a backup.
- To keep the values of the project, change the manifests in a pull request.`,
  ].flatMap((step) => step || []);
  return steps.length > 0 ? blocks([md`### What to do`, stacked(steps)]) : md``;
}

function footer({ workflowUrl }: Pick<IssueOptions, "workflowUrl">): Markdown {
  const by = workflowUrl === "" ? md`its workflow` : link(md`its workflow`, workflowUrl);
  return md`<sub>This issue is opened, updated and closed by ${by}.</sub>`;
}

/** Overwritten texts are named before anything else is shown. What does not fit is counted. */
export function pullBody(
  pulled: readonly PulledTexts[],
  options: BodyOptions,
  problems: readonly Problem[] = [],
): Markdown {
  const parts = pulled.map((project) => {
    const sections = pullSections(project, { full: "also" });
    return { heading: quote(project.name, 80), result: undefined, facts: [], isApplied: false, sections };
  });
  const paths = [...new Set(pulled.flatMap(({ files }) => files))];
  const isWritten = paths.length > 0;
  const view = {
    heading: say`${pullTitle(pulled)}`,
    lead: isWritten ? PULL_LEAD : [],
    verdict: [{ words: filesWords(paths.map((path) => ({ path }))) }],
    problems: problemSection(problems, PROBLEM_OPTIONS),
    parts,
    next: isWritten ? PULL_NEXT : [],
  };
  return body(view, options);
}

export function problemPage(problems: readonly Problem[], options: BodyOptions): Markdown {
  const section = problemSection(problems, PROBLEM_OPTIONS);
  return blocks(sectionBlocks(section, { ...options, limit: options.limit / 2 }));
}

const PROBLEM_OPTIONS = { full: "also", longest: MAX_MESSAGE } as const;

export const UNSTARTED = md`**GitHub does not start workflows for this pull request by itself**, because the workflow's own token opened it. This concerns all workflows on ${codeSpan("pull_request")} and ${codeSpan("push")}. To start them, approve them on this page, or close the pull request and open it again. With a token of a GitHub App in the input ${codeSpan("github-token")}, they start.`;

export function firstPullBody(pulled: PulledFirst, limit: number): Markdown {
  const files = printed(filesWords(pulled.manifests));
  const options = { limit: limit / 2, measure: characters, overflow: "the log has them all" };
  const waiting = sectionBlocks(waitingSection(pulled, { full: "also" }), options);
  return blocks([md`## ${sentence(firstPullTitle(pulled))}`, files, ...waiting, printed(FIRST_PULL_NEXT)]);
}
