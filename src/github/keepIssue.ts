/** Keeps one issue a project: opened, changed, opened again and closed as its drift comes and goes. */
import type { Markdown } from "../report/markup.ts";
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

/** All issues with our label, open and closed. */
export async function labelled({ octokit }: Line, occasion: Occasion): Promise<Listed> {
  return list(octokit, occasion, { labels: LABEL, state: "all" });
}

export type Listed = Awaited<ReturnType<typeof list>>;

/** Oldest first. */
async function list(
  octokit: Octokit,
  { owner, repo }: Occasion,
  which: { labels?: string; state: "open" | "all" },
) {
  const order = { sort: "created", direction: "asc", per_page: 100 } as const;
  return octokit.paginate(octokit.rest.issues.listForRepo, { owner, repo, ...which, ...order });
}

/** Ours, where somebody took the label off: looked for before a second one is opened, and given the label again. */
async function unlabelled(line: Line, occasion: Occasion, mark: string): Promise<Listed[number] | undefined> {
  const own = await ownOf(await list(line.octokit, occasion, { state: "open" }), mark, line);
  if (!own) return undefined;
  const { owner, repo } = occasion;
  await line.octokit.rest.issues.addLabels({ owner, repo, issue_number: own.number, labels: [LABEL] });
  return own;
}

/** @throws where GitHub does not let it be read or written */
export async function keepIssue(
  line: Line,
  occasion: Occasion,
  listed: Listed,
  issue: DriftIssue,
): Promise<void> {
  const { owner, repo } = occasion;
  const { issues } = line.octokit.rest;
  const found = await ownOf(listed, issue.mark, line);
  const own = found ?? (issue.open ? await unlabelled(line, occasion, issue.mark) : undefined);
  const closed = own === undefined || own.state === "closed";
  if (!issue.open && closed) return;
  await writeFitting(issue, async (body) => {
    const { title } = issue;
    if (!own) {
      const create = () => issues.create({ owner, repo, title, body, labels: [LABEL], ...ONCE });
      const find = async () => ownOf(await labelled(line, occasion), issue.mark, line);
      await createOnce(create, async () => (await find()) !== undefined, AGAIN);
      return;
    }
    const written = { owner, repo, issue_number: own.number, title, body };
    if (!issue.open) await issues.update({ ...written, state: "closed", state_reason: "completed" });
    else if (closed) await issues.update({ ...written, state: "open" });
    else if (own.body !== body || own.title !== title) await issues.update(written);
  });
}
