/** Publishes drift as an issue for each project. */
import { append } from "../model/lists.ts";
import { type Problem, problem } from "../model/problem.ts";
import {
  driftIssue,
  duplicateIssue,
  issueTitle,
  MAX_ISSUE,
  resolvedIssue,
} from "../report/markdown/driftIssue.ts";
import { marker } from "../report/markdown/markdown.ts";
import { driftState, type ProjectReport, type Report } from "../report/report.ts";
import { counted } from "../report/view/words.ts";
import { branchOf, defaultBranch } from "./branch.ts";
import type { WorkflowContext } from "./event.ts";
import { NoResponse, withNotice } from "./failure.ts";
import { Issues, keepIssue } from "./issue.ts";
import { checkSource } from "./mayApply.ts";
import { type GitHub, withGitHub } from "./octokit.ts";
import { pullWorkflowUrl } from "./pullWorkflow.ts";
import type { ReadFrom } from "./targetFiles.ts";

export interface IssueAccess {
  githubToken: string;
  /** Identifies the issue of a project. */
  marker: (projectId: string) => string;
  /** The checkout, in which the workflow that pulls is found. */
  root: string;
  source: ReadFrom;
  /** Aborted when the run is cancelled. */
  signal: AbortSignal;
}

export async function publishIssues(
  report: Report,
  options: IssueAccess,
  context: WorkflowContext,
): Promise<{ problems: Problem[]; issues: string[] }> {
  const urls: string[] = [];
  const problems: Problem[] = [];
  const compared = report.projects.filter((project) => driftState(project) !== "unknown");
  if (compared.length === 0) return { problems, issues: urls };
  // New issues are opened three seconds apart, to stay within the limits of GitHub. So what may need one comes last.
  const waiting = new Set(compared.filter((project) => driftState(project) !== "drift"));
  for (const project of compared) waiting.add(project);
  let isWriting = false;
  const orNotice = (what: string, write: () => Promise<Problem[]>) =>
    withNotice(what, "contents: read and issues: write", context.pullRequest, write);
  const keepAll = async (github: GitHub) => {
    const main = await defaultBranch(github.octokit, context);
    if (branchOf(context) !== main) return [otherBranch(context, main)];
    const [wrong] = await checkSource(github.octokit, context, main, options.source, "errors");
    if (wrong) return [notOfHead(wrong.finding)];
    const issues = new Issues(github, context);
    // A list that cannot be read is reported once for all projects.
    const states = compared.map(driftState);
    if (states.includes("drift")) await issues.list("labelled");
    if (states.some((state) => state !== "drift")) await issues.list("open");
    const pullUrl = await pullWorkflowUrl(context, options.root);
    isWriting = true;
    // If one cannot be written, the others still are.
    for (const project of waiting) {
      const issue = issueOf(report, project, options, { ...context, pullUrl });
      const notices = await orNotice(`The issue on the drift of ${project.name ?? project.id}`, async () => {
        const kept = await keepIssue(github, context, issues, issue);
        if (kept.is === "kept" && kept.url !== undefined) urls.push(kept.url);
        return kept.is === "declined" ? [declined(kept.number)] : [];
      });
      if (github.signal.aborted) break;
      waiting.delete(project);
      append(problems, notices);
    }
    return [];
  };
  const write = async () => {
    try {
      return await withGitHub(options.githubToken, options.signal, keepAll);
    } catch (error) {
      if (!isWriting || !(error instanceof NoResponse)) throw error;
      return [notInTime(waiting.size, compared.length)];
    }
  };
  const ended = await orNotice("The issue on drift", write);
  return { problems: [...problems, ...ended], issues: urls };
}

function issueOf(
  report: Report,
  project: ProjectReport,
  { marker: markerOf }: IssueAccess,
  { workflowUrl, pullUrl }: WorkflowContext & { pullUrl: string | undefined },
) {
  // An id from a variable is hidden, so its digest tells projects apart.
  const name = markerOf(project.plan?.project.digest ?? project.id);
  const hasDrift = driftState(project) === "drift";
  const issueOptions = { marker: name, workflowUrl, pullUrl };
  const render = (limit: number) =>
    hasDrift
      ? driftIssue(report, project, { ...issueOptions, limit })
      : resolvedIssue(project, { ...issueOptions, limit });
  const duplicate = (kept: number) => duplicateIssue(kept, issueOptions);
  return { marker: marker(name), title: issueTitle(project), hasDrift, render, duplicate, limit: MAX_ISSUE };
}

function declined(number: number): Problem {
  const message = `Issue ${number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`;
  return problem("not-published", message, { severity: "notice" });
}

/** What another branch or a pull request declares is not drift: it is not merged. */
function otherBranch({ ref }: WorkflowContext, main: string): Problem {
  const message = `This run does not update the issue on drift: the run is for ${ref || "no ref"}, and the issue is about ${main}. The job summary has the whole report.`;
  return problem("not-published", message, { severity: "notice" });
}

/** A run for an older commit, started again, does not know the present manifests. */
function notOfHead(finding: string): Problem {
  const message = `This run does not update the issue on drift. ${finding} The job summary has the whole report.`;
  return problem("not-published", message, { severity: "notice" });
}

function notInTime(left: number, all: number): Problem {
  const message = `The issues on the drift of ${left} of ${counted(all, "project")} were not updated, because the time for it was up: new issues are opened three seconds apart, to stay within the limits of GitHub. The next run continues. The job summary has the whole report.`;
  return problem("not-published", message, { severity: "warning" });
}
