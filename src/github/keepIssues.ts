/** Keeps an issue for each project: opened, changed, opened again and closed as its drift comes and goes. */
import type { Markdown } from "../report/safe.ts";
import type { Occasion } from "./event.ts";
import { createOnce, ONCE } from "./failure.ts";
import { type Fitting, writeFitting } from "./fitting.ts";
import { ownOf } from "./found.ts";
import { AGAIN, type Line, type Octokit } from "./octokit.ts";

/** By it all issues of ours are listed; GitHub makes the label where there is none. */
const LABEL = "lokaform-drift";

export interface DriftIssue extends Fitting {
  mark: Markdown;
  title: string;
  /** Whether there is drift. */
  open: boolean;
}

/** @throws where GitHub does not let them be read or written */
export async function keepIssues(
  line: Line,
  occasion: Occasion,
  issues: readonly DriftIssue[],
): Promise<void> {
  const listed = await labelled(line.octokit, occasion);
  for (const issue of issues) await keep(line, occasion, listed, issue);
}

type Listed = Awaited<ReturnType<typeof labelled>>;

/** All issues of ours, open and closed, oldest first. */
async function labelled(octokit: Octokit, { owner, repo }: Occasion) {
  return octokit.paginate(octokit.rest.issues.listForRepo, {
    owner,
    repo,
    labels: LABEL,
    state: "all",
    sort: "created",
    direction: "asc",
    per_page: 100,
  });
}

async function keep(line: Line, occasion: Occasion, listed: Listed, issue: DriftIssue): Promise<void> {
  const { owner, repo } = occasion;
  const { issues } = line.octokit.rest;
  const own = await ownOf(listed, issue.mark, line);
  const closed = own === undefined || own.state === "closed";
  if (!issue.open && closed) return;
  await writeFitting(issue, async (body) => {
    const { title } = issue;
    if (!own) {
      const create = () => issues.create({ owner, repo, title, body, labels: [LABEL], ...ONCE });
      const find = async () => ownOf(await labelled(line.octokit, occasion), issue.mark, line);
      await createOnce(create, async () => (await find()) !== undefined, AGAIN);
      return;
    }
    const written = { owner, repo, issue_number: own.number, title, body };
    if (!issue.open) await issues.update({ ...written, state: "closed", state_reason: "completed" });
    else if (closed) await issues.update({ ...written, state: "open" });
    else if (own.body !== body || own.title !== title) await issues.update(written);
  });
}
