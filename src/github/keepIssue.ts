/** Keeps one issue a project: opened, changed, opened again and closed as its drift comes and goes. */
import type { Markdown } from "../report/safe.ts";
import type { Occasion } from "./event.ts";
import { type Fitting, writeFitting } from "./fitting.ts";
import { ownOf } from "./found.ts";
import type { Line, Octokit } from "./octokit.ts";

/** By it all issues of ours are listed; GitHub makes the label where there is none. */
const LABEL = "lokaform-drift";

export interface DriftIssue extends Fitting {
  mark: Markdown;
  title: string;
  /** Whether there is drift. */
  open: boolean;
}

type Listed = Awaited<ReturnType<typeof labelled>>;

/** All issues of ours, open and closed, oldest first. */
export async function labelled(octokit: Octokit, { owner, repo }: Occasion) {
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

/** @throws where GitHub does not let it be written */
export async function keepIssue(
  line: Line,
  { owner, repo }: Occasion,
  listed: Listed,
  issue: DriftIssue,
): Promise<void> {
  const own = await ownOf(listed, issue.mark, line);
  const { octokit } = line;
  const closed = own === undefined || own.state === "closed";
  if (!issue.open && closed) return;
  await writeFitting(issue, async (body) => {
    const { title } = issue;
    if (!own) {
      await octokit.rest.issues.create({ owner, repo, title, body, labels: [LABEL] });
      return;
    }
    const written = { owner, repo, issue_number: own.number, title, body };
    if (!issue.open)
      await octokit.rest.issues.update({ ...written, state: "closed", state_reason: "completed" });
    else if (closed) await octokit.rest.issues.update({ ...written, state: "open" });
    else if (own.body !== body || own.title !== title) await octokit.rest.issues.update(written);
  });
}
