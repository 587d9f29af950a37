/** Keeps one issue for each project: opened, updated, closed and reopened as its drift changes. */
import { append } from "../model/json.ts";
import { once } from "../model/once.ts";
import type { Problem } from "../model/problem.ts";
import { driftState, hasDrift } from "../report/exitCode.ts";
import { MAX_COMMENT } from "../report/markdown/comment.ts";
import { driftIssue, duplicateIssue, issueTitle, resolvedIssue } from "../report/markdown/driftIssue.ts";
import { type Markdown, marker } from "../report/markdown/markdown.ts";
import type { ProjectReport, Report } from "../report/report.ts";
import { branchOf, defaultBranch, workflowWith } from "./checkout.ts";
import type { WorkflowContext } from "./event.ts";
import type { Markers } from "./markers.ts";
import { checkSource } from "./mayApply.ts";
import {
  createOnce,
  findOwn,
  firstPages,
  type GitHub,
  IN_SUMMARY,
  NO_RETRY,
  NO_TOKEN,
  notPublished,
  unlessGone,
  withGitHub,
  withNotice,
} from "./octokit.ts";
import type { PublishOptions } from "./publishOptions.ts";

/** Marks all issues of Lokaform. GitHub creates the label if it does not exist. */
const LABEL = "lokaform-drift";

type DriftIssue = ReturnType<typeof issueOf>;

const LABELLED = { labels: LABEL, state: "all" } as const;

/** Issues by the token's account. Each list is read once, when it is needed. Somebody may have removed the label. */
function issuesOf(github: GitHub) {
  return {
    labelled: once(() => list(github, LABELLED)),
    open: once(() => list(github, { state: "open" })),
    every: once(() => list(github, { state: "all" })),
  };
}
type Issues = ReturnType<typeof issuesOf>;

/** The newest ones, oldest first. GitHub also lists pull requests, which are left out. */
async function list(github: GitHub, filter: { labels?: string; state: "all" | "open" }) {
  const { paginate, rest, at } = github;
  const order = { sort: "created", direction: "desc", per_page: 100 } as const;
  const query = { ...at, ...filter, ...order, creator: await github.login() };
  const listed = await paginate(rest.issues.listForRepo, query, firstPages());
  return listed.filter((issue) => !issue.pull_request).reverse();
}

/** Returns the address of the issue, undefined if there is no drift, or why it stays as it is. */
async function keepIssue(github: GitHub, issues: Issues, issue: DriftIssue) {
  const ownIn = async (state: keyof Issues) => findOwn(await issues[state](), issue.marker, github);
  if (!issue.hasDrift) {
    await closeIssues(github, await ownIn("open"), issue.render, issue.title);
    return undefined;
  }
  const labelledIssues = await ownIn("labelled");
  const ownIssues = labelledIssues.length > 0 ? labelledIssues : await ownIn("every");
  const open = ownIssues.filter(isOpen);
  const newest = open.at(-1) ?? ownIssues.at(-1);
  if (!newest) return createIssue(github, issue);
  if (newest.state === "closed" && newest.state_reason === "not_planned")
    return notPublished(
      `Issue ${newest.number} was closed as not planned, so it is not reopened. If you want drift in this issue again, reopen it. The job summary has the whole report.`,
    );
  if (!(await updateIssue(github, newest, issue))) return createIssue(github, issue);
  await closeIssues(github, open.slice(0, -1), () => issue.duplicate(newest.number));
  return newest.html_url;
}

type Issue = Awaited<ReturnType<typeof list>>[number];

function isOpen({ state }: Issue): boolean {
  return state === "open";
}

async function createIssue(github: GitHub, issue: DriftIssue): Promise<string | undefined> {
  const { title, marker } = issue;
  const find = async () => (await findOwn(await list(github, LABELLED), marker, github)).filter(isOpen);
  const body: Markdown = issue.render();
  const content = { ...github.at, title, body, labels: [LABEL], ...NO_RETRY };
  const create = () => github.rest.issues.create(content);
  const created = await createOnce(create, async () => (await find()).length > 0);
  github.noteLogin(created?.data.user?.login);
  // Another run may have opened one at the same time.
  const open = await find();
  const newest = open.at(-1);
  if (newest) await closeIssues(github, open.slice(0, -1), () => issue.duplicate(newest.number));
  return newest?.html_url;
}

/** Reopens a closed issue, and restores the label. False: the issue was deleted meanwhile. */
async function updateIssue(github: GitHub, newest: Issue, issue: DriftIssue): Promise<boolean> {
  const { issues } = github.rest;
  const { title } = issue;
  const body: Markdown = issue.render();
  const target = { ...github.at, issue_number: newest.number };
  if (!isOpen(newest) || newest.body !== body || newest.title !== title) {
    const opened = isOpen(newest) ? {} : ({ state: "open" } as const);
    if (!(await unlessGone(issues.update({ ...target, title, body, ...opened })))) return false;
  }
  const hasLabel = newest.labels.some((label) => (typeof label === "string" ? label : label.name) === LABEL);
  if (!hasLabel) await issues.addLabels({ ...target, labels: [LABEL] });
  return true;
}

async function closeIssues(
  { rest, at }: GitHub,
  open: readonly Issue[],
  render: () => Markdown,
  title?: string,
) {
  const body: Markdown = render();
  const closed = { ...(title && { title }), body, state: "closed", state_reason: "completed" } as const;
  for (const { number } of open)
    await unlessGone(rest.issues.update({ ...at, issue_number: number, ...closed }));
}

/** Where the result is if there is no issue: without these sentences, a green step would hide it. */
const UNSEEN =
  "There is drift, and this step is green: only the output drift and the job summary report it. To make the step fail, set fail-on-drift: true.";

export async function publishIssues(report: Report, options: PublishOptions): Promise<readonly Problem[]> {
  const { markers, source, context } = options;
  const problems: Problem[] = [];
  const compared = report.projects.filter((project) => driftState(project) !== "unknown");
  if (compared.length === 0) return [];
  const instead = hasDrift(report) && options.isSuccess ? UNSEEN : IN_SUMMARY;
  if (options.githubToken === "") {
    const message = `The issues on drift could not be written: ${NO_TOKEN}. ${instead}`;
    return instead === UNSEEN ? [notPublished(message)] : [];
  }
  const orNotice = (subject: string, write: () => Promise<string | Problem | undefined>) =>
    withNotice(subject, "contents: read and issues: write", context.pullRequest, write, instead);
  const keepAll = async (github: GitHub) => {
    const main = await defaultBranch(github);
    const lead = "This run does not update the issue on drift";
    // What another branch or a pull request declares is not drift: it is not merged.
    const elsewhere = `${lead}: the run is for ${context.ref || "no ref"}, and the issue is about ${main}. The job summary has the whole report.`;
    if (branchOf(context) !== main) return notPublished(elsewhere);
    const [refusal] = await checkSource(github, main, source, "errors");
    // A run for an older commit, started again, does not know the present manifests.
    if (refusal) return notPublished(`${lead}. ${refusal.finding} The job summary has the whole report.`);
    const issues = issuesOf(github);
    // A list that cannot be read is reported once for all projects.
    const states = compared.map(driftState);
    if (states.includes("drift")) await issues.labelled();
    if (states.some((state) => state !== "drift")) await issues.open();
    const [{ root = source.workspace } = {}] = source.checkouts;
    const pull = await workflowWith("pull", root);
    const pullUrl = pull && `${context.home}/actions/workflows/${pull}`;
    for (const project of compared) {
      const issue = issueOf(report, project, markers, { ...context, pullUrl });
      const subject = `The issue on the drift of ${project.name ?? project.id}`;
      const unwritten = await orNotice(subject, () => keepIssue(github, issues, issue));
      if (github.signal.aborted) break;
      append(problems, unwritten);
    }
    return undefined;
  };
  const unended = await orNotice("The issues on drift", () => withGitHub(context, options, keepAll));
  return [...problems, ...unended];
}

function issueOf(
  report: Report,
  project: ProjectReport,
  { issue: markerOf }: Markers,
  { workflowUrl, pullUrl }: WorkflowContext & { pullUrl: string | undefined },
) {
  const name = markerOf(project);
  const hasDrift = driftState(project) === "drift";
  const issueOptions = { marker: name, workflowUrl, pullUrl };
  const render = () =>
    hasDrift
      ? driftIssue(report, project, { ...issueOptions, limit: MAX_COMMENT })
      : resolvedIssue(project, issueOptions);
  const duplicate = (number: number) => duplicateIssue(number, issueOptions);
  return { marker: marker(name), title: issueTitle(project), hasDrift, render, duplicate };
}
