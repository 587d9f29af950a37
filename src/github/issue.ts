/** Keeps one issue for each project: opened, updated, closed and reopened as its drift changes. */
import type { Markdown } from "../report/markdown/markdown.ts";
import { createOnce, NO_RETRY } from "./createOnce.ts";
import type { WorkflowContext } from "./event.ts";
import { unlessGone } from "./failure.ts";
import { findOwn } from "./findOwn.ts";
import { type GitHub, MAX_RETRIES } from "./octokit.ts";
import { type Shrinkable, writeShrunk } from "./shrink.ts";

/** Marks all issues of Lokaform. GitHub creates the label if it does not exist. */
const LABEL = "lokaform-drift";

export interface DriftIssue extends Shrinkable {
  marker: Markdown;
  title: string;
  /** Whether there is drift. */
  hasDrift: boolean;
  /** The text of a second issue on the same drift, which is closed. */
  duplicate(kept: number): Markdown;
}

/** Which issues are listed. Somebody may have removed the label, so they are also found without it. */
const ISSUE_LISTS = {
  labelled: { labels: LABEL, state: "all" },
  open: { state: "open" },
  every: { state: "all" },
} as const;

/** The issues of the repository. Each list is read once, when it is needed. */
export class Issues {
  private readonly lists = new Map<keyof typeof ISSUE_LISTS, Promise<Listed>>();
  private readonly github: GitHub;
  private readonly context: WorkflowContext;

  constructor(github: GitHub, context: WorkflowContext) {
    this.github = github;
    this.context = context;
  }

  list(which: keyof typeof ISSUE_LISTS): Promise<Listed> {
    const listed = this.lists.get(which) ?? list(this.github, this.context, which);
    this.lists.set(which, listed);
    return listed;
  }
}

type Listed = Awaited<ReturnType<typeof list>>;

/** Oldest first. GitHub also lists pull requests, which are left out. */
async function list({ octokit }: GitHub, { owner, repo }: WorkflowContext, which: keyof typeof ISSUE_LISTS) {
  const order = { sort: "created", direction: "asc", per_page: 100 } as const;
  const asked = { owner, repo, ...ISSUE_LISTS[which], ...order };
  const listed = await octokit.paginate(octokit.rest.issues.listForRepo, asked);
  return listed.filter((one) => !one.pull_request);
}

export type IssueKept =
  /** `url`: the address of the issue; absent if there is no drift. */
  | { is: "kept"; url?: string }
  /** A person closed it as not planned, so it stays closed. */
  | { is: "declined"; number: number };

/** @throws if GitHub refuses to read or write it, or fails */
export async function keepIssue(
  github: GitHub,
  context: WorkflowContext,
  issues: Issues,
  issue: DriftIssue,
): Promise<IssueKept> {
  const ownIn = async (which: keyof typeof ISSUE_LISTS) =>
    findOwn(await issues.list(which), issue.marker, github);
  if (!issue.hasDrift) {
    await closeAll(github, context, await ownIn("open"), issue);
    return { is: "kept" };
  }
  const own = await ownIn("labelled");
  const all = own.length > 0 ? own : await ownIn("every");
  const open = all.filter(isOpen);
  const kept = open.at(-1) ?? all.at(-1);
  if (!kept) return createIssue(github, context, issue);
  if (kept.state === "closed" && kept.state_reason === "not_planned")
    return { is: "declined", number: kept.number };
  if (!(await updateIssue(github, context, kept, issue))) return createIssue(github, context, issue);
  await closeDuplicates(github, context, open.slice(0, -1), kept.number, issue);
  return { is: "kept", url: kept.html_url };
}

type Issue = Listed[number];

function isOpen({ state }: Issue): boolean {
  return state === "open";
}

async function createIssue(github: GitHub, context: WorkflowContext, issue: DriftIssue): Promise<IssueKept> {
  const { owner, repo } = context;
  const { title, marker } = issue;
  const find = async () =>
    (await findOwn(await list(github, context, "labelled"), marker, github)).filter(isOpen);
  await writeShrunk(issue, async (body) => {
    const create = async () => {
      const labels = [LABEL];
      const { data } = await github.octokit.rest.issues.create({
        owner,
        repo,
        title,
        body,
        labels,
        ...NO_RETRY,
      });
      github.noteLogin(data.user?.login);
    };
    await createOnce(create, async () => (await find()).length > 0, MAX_RETRIES);
  });
  // Another run may have opened one at the same time.
  const open = await find();
  const newest = open.at(-1);
  if (!newest) return { is: "kept" };
  await closeDuplicates(github, context, open.slice(0, -1), newest.number, issue);
  return { is: "kept", url: newest.html_url };
}

/** Reopens a closed issue, and restores the label. False: the issue was deleted meanwhile. */
async function updateIssue(
  github: GitHub,
  context: WorkflowContext,
  kept: Issue,
  issue: DriftIssue,
): Promise<boolean> {
  const { owner, repo } = context;
  const { issues } = github.octokit.rest;
  const { title } = issue;
  const which = { owner, repo, issue_number: kept.number };
  let isThere = true;
  await writeShrunk(issue, async (body) => {
    if (isOpen(kept) && kept.body === body && kept.title === title) return;
    const opened = isOpen(kept) ? {} : ({ state: "open" } as const);
    isThere = (await unlessGone(issues.update({ ...which, title, body, ...opened }))) !== undefined;
  });
  const hasLabel = kept.labels.some((one) => (typeof one === "string" ? one : one.name) === LABEL);
  if (isThere && !hasLabel) await issues.addLabels({ ...which, labels: [LABEL] });
  return isThere;
}

async function closeDuplicates(
  github: GitHub,
  context: WorkflowContext,
  duplicates: readonly Issue[],
  kept: number,
  issue: DriftIssue,
): Promise<void> {
  const { owner, repo } = context;
  const body: Markdown = issue.duplicate(kept);
  for (const { number } of duplicates) {
    const closed = { body, state: "closed", state_reason: "completed" } as const;
    await unlessGone(github.octokit.rest.issues.update({ owner, repo, issue_number: number, ...closed }));
  }
}

async function closeAll(
  github: GitHub,
  { owner, repo }: WorkflowContext,
  open: readonly Issue[],
  issue: DriftIssue,
): Promise<void> {
  const { title } = issue;
  for (const { number } of open)
    await writeShrunk(issue, async (body) => {
      const closed = { title, body, state: "closed", state_reason: "completed" } as const;
      await unlessGone(github.octokit.rest.issues.update({ owner, repo, issue_number: number, ...closed }));
    });
}
