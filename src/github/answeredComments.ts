/** Writes into the comments on a merged pull request whether it was applied. No comment is created. */
import { markersIn, needsAnswer, withAppliedSection } from "../report/markdown/afterMerge.ts";
import { MAX_COMMENT } from "../report/markdown/comment.ts";
import { isWithin, reportWithin, type Scope } from "../report/markdown/scope.ts";
import type { Report } from "../report/report.ts";
import type { WorkflowContext } from "./event.ts";
import { unlessGone } from "./failure.ts";
import { findOwn } from "./findOwn.ts";
import type { GitHub } from "./octokit.ts";
import { writeShrunk } from "./shrink.ts";

/** What the comments say about the run. */
export interface ApplyAnswer {
  /** The beginning of the comments of all workflows that plan. */
  prefix: string;
  scope: Scope;
  /** Address of the run; empty if unknown. */
  url: string;
  /** Unix seconds. */
  now: number;
  /** How many merged pull requests the run covers. */
  pullRequests: number;
}

/**
 * Jobs of a matrix may write into the same comment at the same time. So each reads the comment just before and after, and
 * writes its section again if another job overwrote it.
 */
const MAX_WRITES = 3;

/**
 * Answers the comments that are by the token's account and about a project of this run, whatever workflow wrote them. Returns
 * how many were written.
 *
 * @throws if GitHub refuses to read or write them, or fails
 */
export async function answerComments(
  github: GitHub,
  context: WorkflowContext,
  number: number,
  report: Report,
  answer: ApplyAnswer,
): Promise<number> {
  const { owner, repo } = context;
  const { octokit } = github;
  const listing = { owner, repo, issue_number: number, per_page: 100 };
  const listed = await octokit.paginate(octokit.rest.issues.listComments, listing);
  let written = 0;
  for (const { id, body = "" } of await findOwn(listed, answer.prefix, github)) {
    const within = reportWithin(report, answer.scope, markersIn(body));
    if (within && (await answerComment(github, context, [id, body], within, answer))) written += 1;
  }
  return written;
}

/** Returns whether it was written. */
async function answerComment(
  { octokit }: GitHub,
  { owner, repo, run, sha }: WorkflowContext,
  [id, planned]: readonly [id: number, text: string],
  report: Report,
  { scope, url, now, pullRequests }: ApplyAnswer,
): Promise<boolean> {
  const { issues } = octokit.rest;
  const which = { owner, repo, comment_id: id };
  const by = { url, run, commit: sha, now, pullRequests, inputs: scope.inputs };
  const isShared = !isWithin(markersIn(planned), scope);
  // A comment that was deleted meanwhile needs no answer.
  const read = async () => (await unlessGone(issues.getComment(which)))?.data.body ?? "";
  let present = isShared ? await read() : planned;
  let writes = 0;
  while (writes < MAX_WRITES && needsAnswer(present, by)) {
    const render = (limit: number) => withAppliedSection(present, report, by, limit);
    await writeShrunk({ render, limit: MAX_COMMENT }, async (body) => {
      await unlessGone(issues.updateComment({ ...which, body }));
    });
    writes += 1;
    if (!isShared) break;
    present = await read();
  }
  return writes > 0;
}
