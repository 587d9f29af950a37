/** Keeps one issue a project: opened, changed, opened again and closed as its drift comes and goes. */
import type { Markdown } from "../report/markdown/markdown.ts";
import { createOnce, ONCE } from "./createOnce.ts";
import type { Occasion } from "./event.ts";
import { allOwn } from "./findOwn.ts";
import { AGAIN, type Line } from "./octokit.ts";
import { type Fitting, writeFitting } from "./shrink.ts";

/** By it all issues of ours are listed; GitHub makes the label where there is none. */
const LABEL = "lokaform-drift";

export interface DriftIssue extends Fitting {
  mark: Markdown;
  title: string;
  /** Whether there is drift. */
  open: boolean;
  /** What a second issue on the same drift says when it is closed. */
  duplicate(kept: number): Markdown;
}

/** Which issues are listed. Without the label they are found too, for somebody may have removed it. */
const LISTS = {
  labelled: { labels: LABEL, state: "all" },
  open: { state: "open" },
  every: { state: "all" },
} as const;

/** The issues of the repository, each list asked for once, and only when it is needed. */
export class Issues {
  private readonly lists = new Map<keyof typeof LISTS, Promise<Listed>>();
  private readonly line: Line;
  private readonly occasion: Occasion;

  constructor(line: Line, occasion: Occasion) {
    this.line = line;
    this.occasion = occasion;
  }

  list(which: keyof typeof LISTS): Promise<Listed> {
    const listed = this.lists.get(which) ?? list(this.line, this.occasion, which);
    this.lists.set(which, listed);
    return listed;
  }
}

type Listed = Awaited<ReturnType<typeof list>>;

/** Oldest first. */
async function list({ octokit }: Line, { owner, repo }: Occasion, which: keyof typeof LISTS) {
  const order = { sort: "created", direction: "asc", per_page: 100 } as const;
  return octokit.paginate(octokit.rest.issues.listForRepo, { owner, repo, ...LISTS[which], ...order });
}

export type IssueKept =
  | { is: "kept" }
  /** A person closed it as not planned, and so it stays closed. */
  | { is: "declined"; number: number };

/** @throws where GitHub does not let it be read or written */
export async function keepIssue(
  line: Line,
  occasion: Occasion,
  issues: Issues,
  issue: DriftIssue,
): Promise<IssueKept> {
  const ownIn = async (which: keyof typeof LISTS) => allOwn(await issues.list(which), issue.mark, line);
  if (!issue.open) {
    await closeAll(line, occasion, await ownIn("open"), issue);
    return { is: "kept" };
  }
  const own = await ownIn("labelled");
  const all = own.length > 0 ? own : await ownIn("every");
  const open = all.filter(isOpen);
  const kept = open.at(-1) ?? all.at(-1);
  if (!kept) return createIssue(line, occasion, issue);
  if (kept.state === "closed" && kept.state_reason === "not_planned")
    return { is: "declined", number: kept.number };
  await updateIssue(line, occasion, kept, issue);
  await closeDuplicates(line, occasion, open.slice(0, -1), kept.number, issue);
  return { is: "kept" };
}

type Issue = Listed[number];

function isOpen({ state }: Issue): boolean {
  return state === "open";
}

async function createIssue(line: Line, occasion: Occasion, issue: DriftIssue): Promise<IssueKept> {
  const { owner, repo } = occasion;
  const { title, mark } = issue;
  const find = async () => (await allOwn(await list(line, occasion, "labelled"), mark, line)).filter(isOpen);
  await writeFitting(issue, async (body) => {
    const create = async () => {
      const labels = [LABEL];
      const { data } = await line.octokit.rest.issues.create({ owner, repo, title, body, labels, ...ONCE });
      line.noteLogin(data.user?.login);
    };
    await createOnce(create, async () => (await find()).length > 0, AGAIN);
  });
  // Another run may have opened one at the same time.
  const open = await find();
  const newest = open.at(-1);
  if (newest) await closeDuplicates(line, occasion, open.slice(0, -1), newest.number, issue);
  return { is: "kept" };
}

/** Opens it again where it is closed, and puts the label back. */
async function updateIssue(line: Line, occasion: Occasion, kept: Issue, issue: DriftIssue): Promise<void> {
  const { owner, repo } = occasion;
  const { issues } = line.octokit.rest;
  const { title } = issue;
  const which = { owner, repo, issue_number: kept.number };
  await writeFitting(issue, async (body) => {
    if (!isOpen(kept)) await issues.update({ ...which, title, body, state: "open" });
    else if (kept.body !== body || kept.title !== title) await issues.update({ ...which, title, body });
  });
  const hasLabel = kept.labels.some((one) => (typeof one === "string" ? one : one.name) === LABEL);
  if (!hasLabel) await issues.addLabels({ ...which, labels: [LABEL] });
}

async function closeDuplicates(
  line: Line,
  occasion: Occasion,
  duplicates: readonly Issue[],
  kept: number,
  issue: DriftIssue,
): Promise<void> {
  const { owner, repo } = occasion;
  const body: Markdown = issue.duplicate(kept);
  for (const { number } of duplicates) {
    const closed = { body, state: "closed", state_reason: "completed" } as const;
    await line.octokit.rest.issues.update({ owner, repo, issue_number: number, ...closed });
  }
}

async function closeAll(
  line: Line,
  { owner, repo }: Occasion,
  open: readonly Issue[],
  issue: DriftIssue,
): Promise<void> {
  const { title } = issue;
  for (const { number } of open)
    await writeFitting(issue, async (body) => {
      const closed = { title, body, state: "closed", state_reason: "completed" } as const;
      await line.octokit.rest.issues.update({ owner, repo, issue_number: number, ...closed });
    });
}
